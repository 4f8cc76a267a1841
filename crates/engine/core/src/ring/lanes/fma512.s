# Eight products side by side, AVX-512F. Written by `cargo xtask kernels`: do not edit.
# System V: rdi = constants, rsi = a, rdx = b, rcx = out (squares: rdx = out).
# out may not overlap a and b: squares use it as scratch.
.section .rodata
.p2align 3
msmith_0_1_0_fma512_const_44:
    .quad 0x45f8000000000000, 0x45f7fffffffffe80, 0x3d30000000000000, 0x4338000000000000, 0x3dc0000000000000, 0xc220000000000000, 0x3db0000000000000, 0xc230000000000000
.text
.section .rodata
.p2align 3
msmith_0_1_0_fma512_const_48:
    .quad 0x4638000000000000, 0x4637ffffffffffe8, 0x3cf0000000000000, 0x4338000000000000
.text
.globl msmith_0_1_0_fma512_mul_8
.p2align 6
msmith_0_1_0_fma512_mul_8:
    vmovapd zmm0, zmmword ptr [rdx + 384]
    vmovapd zmm1, zmmword ptr [rsi + 0]
    vbroadcastsd zmm2, qword ptr [rip + msmith_0_1_0_fma512_const_48 + 0]
    vmovapd zmm3, zmmword ptr [rdx + 64]
    vmovapd zmm4, zmmword ptr [rdx + 128]
    vmovapd zmm5, zmmword ptr [rdx + 192]
    vmovapd zmm6, zmmword ptr [rdx + 256]
    vfmadd213pd zmm0, zmm1, zmm2
    vmovapd zmm7, zmmword ptr [rdx + 320]
    vfmadd213pd zmm3, zmm1, zmm2
    vmovapd zmm8, zmmword ptr [rdx + 0]
    vfmadd213pd zmm4, zmm1, zmm2
    vmovapd zmm9, zmmword ptr [rdx + 320]
    vmovapd zmm10, zmmword ptr [rsi + 64]
    vfmadd213pd zmm5, zmm1, zmm2
    vbroadcastsd zmm11, qword ptr [rip + msmith_0_1_0_fma512_const_48 + 8]
    vfmadd213pd zmm6, zmm1, zmm2
    vmovapd zmm12, zmmword ptr [rdx + 0]
    vfmadd213pd zmm7, zmm1, zmm2
    vmovapd zmm13, zmmword ptr [rdx + 64]
    vfmadd213pd zmm8, zmm1, zmm2
    vmovapd zmm14, zmmword ptr [rdx + 128]
    vfmadd213pd zmm9, zmm10, zmm0
    vmovapd zmm15, zmmword ptr [rdx + 192]
    vsubpd zmm16, zmm11, zmm0
    vmovapd zmm17, zmmword ptr [rdx + 256]
    vfmadd213pd zmm12, zmm10, zmm3
    vfmadd213pd zmm13, zmm10, zmm4
    vfmadd213pd zmm14, zmm10, zmm5
    vmovapd zmm18, zmmword ptr [rdx + 256]
    vmovapd zmm19, zmmword ptr [rsi + 128]
    vfmadd213pd zmm15, zmm10, zmm6
    vfmadd213pd zmm17, zmm10, zmm7
    vsubpd zmm20, zmm11, zmm3
    vsubpd zmm21, zmm0, zmm9
    vfmadd213pd zmm18, zmm19, zmm9
    vfmadd231pd zmm16, zmm1, zmmword ptr [rdx + 384]
    vsubpd zmm22, zmm11, zmm4
    vsubpd zmm23, zmm11, zmm5
    vsubpd zmm24, zmm11, zmm6
    vmovapd zmm25, zmmword ptr [rdx + 192]
    vmovapd zmm26, zmmword ptr [rsi + 192]
    vsubpd zmm27, zmm11, zmm7
    vsubpd zmm28, zmm3, zmm12
    vfmadd231pd zmm21, zmm10, zmmword ptr [rdx + 320]
    vsubpd zmm29, zmm9, zmm18
    vfmadd213pd zmm25, zmm26, zmm18
    vmovapd zmm30, zmmword ptr [rdx + 0]
    vsubpd zmm31, zmm4, zmm13
    vsubpd zmm0, zmm5, zmm14
    vmovapd zmm3, zmmword ptr [rdx + 64]
    vsubpd zmm9, zmm6, zmm15
    vmovapd zmm4, zmmword ptr [rdx + 128]
    vsubpd zmm5, zmm7, zmm17
    vfmadd213pd zmm30, zmm19, zmm13
    vaddpd zmm6, zmm16, zmm21
    vfmadd213pd zmm3, zmm19, zmm14
    vfmadd213pd zmm4, zmm19, zmm15
    vfmadd231pd zmm29, zmm19, zmmword ptr [rdx + 256]
    vsubpd zmm7, zmm18, zmm25
    vfmadd231pd zmm20, zmm1, zmmword ptr [rdx + 64]
    vfmadd231pd zmm22, zmm1, zmmword ptr [rdx + 128]
    vfmadd231pd zmm23, zmm1, zmmword ptr [rdx + 192]
    vfmadd231pd zmm24, zmm1, zmmword ptr [rdx + 256]
    vfmadd231pd zmm27, zmm1, zmmword ptr [rdx + 320]
    vfmadd231pd zmm28, zmm10, zmmword ptr [rdx + 0]
    vmovapd zmm16, zmmword ptr [rdx + 192]
    vfmadd231pd zmm31, zmm10, zmmword ptr [rdx + 64]
    vfmadd231pd zmm0, zmm10, zmmword ptr [rdx + 128]
    vfmadd231pd zmm9, zmm10, zmmword ptr [rdx + 192]
    vfmadd231pd zmm5, zmm10, zmmword ptr [rdx + 256]
    vfmadd213pd zmm16, zmm19, zmm17
    vmovapd zmm21, zmmword ptr [rdx + 0]
    vsubpd zmm18, zmm13, zmm30
    vsubpd zmm10, zmm14, zmm3
    vsubpd zmm13, zmm15, zmm4
    vaddpd zmm14, zmm6, zmm29
    vfmadd213pd zmm21, zmm26, zmm3
    vfmadd231pd zmm7, zmm26, zmmword ptr [rdx + 192]
    vmovapd zmm15, zmmword ptr [rdx + 64]
    vsubpd zmm6, zmm17, zmm16
    vsubpd zmm29, zmm2, zmm8
    vmovapd zmm17, zmmword ptr [rdx + 128]
    vaddpd zmm20, zmm20, zmm28
    vaddpd zmm28, zmm22, zmm31
    vfmadd213pd zmm15, zmm26, zmm4
    vmovapd zmm22, zmmword ptr [rdx + 128]
    vmovapd zmm31, zmmword ptr [rsi + 256]
    vaddpd zmm23, zmm23, zmm0
    vfmadd213pd zmm17, zmm26, zmm16
    vaddpd zmm0, zmm24, zmm9
    vaddpd zmm24, zmm27, zmm5
    vfmadd213pd zmm22, zmm31, zmm25
    vfmadd231pd zmm18, zmm19, zmmword ptr [rdx + 0]
    vfmadd231pd zmm10, zmm19, zmmword ptr [rdx + 64]
    vfmadd231pd zmm13, zmm19, zmmword ptr [rdx + 128]
    vfmadd231pd zmm6, zmm19, zmmword ptr [rdx + 192]
    vsubpd zmm9, zmm3, zmm21
    vmovapd zmm27, zmmword ptr [rdx + 64]
    vmovapd zmm5, zmmword ptr [rsi + 320]
    vsubpd zmm19, zmm4, zmm15
    vsubpd zmm3, zmm25, zmm22
    vmovapd zmm4, zmmword ptr [rdx + 0]
    vsubpd zmm25, zmm16, zmm17
    vaddpd zmm16, zmm14, zmm7
    vmovapd zmm14, zmmword ptr [rdx + 64]
    vfmadd213pd zmm27, zmm5, zmm22
    vfmadd231pd zmm29, zmm1, zmmword ptr [rdx + 0]
    vfmadd213pd zmm4, zmm31, zmm15
    vaddpd zmm7, zmm28, zmm18
    vfmadd213pd zmm14, zmm31, zmm17
    vmovapd zmm1, zmmword ptr [rdx + 0]
    vmovapd zmm28, zmmword ptr [rsi + 384]
    vfmadd231pd zmm3, zmm31, zmmword ptr [rdx + 128]
    vaddpd zmm18, zmm23, zmm10
    vsubpd zmm23, zmm22, zmm27
    vaddpd zmm10, zmm0, zmm13
    vfmadd213pd zmm1, zmm28, zmm27
    vaddpd zmm22, zmm24, zmm6
    vfmadd231pd zmm9, zmm26, zmmword ptr [rdx + 0]
    vfmadd231pd zmm19, zmm26, zmmword ptr [rdx + 64]
    vmovapd zmm0, zmmword ptr [rdx + 0]
    vfmadd231pd zmm25, zmm26, zmmword ptr [rdx + 128]
    vsubpd zmm13, zmm15, zmm4
    vmovapd zmm24, zmmword ptr [rdx + 448]
    vmovapd zmm6, zmmword ptr [rsi + 0]
    vsubpd zmm26, zmm17, zmm14
    vaddpd zmm15, zmm16, zmm3
    vbroadcastsd zmm17, qword ptr [rip + msmith_0_1_0_fma512_const_48 + 16]
    vfmadd213pd zmm0, zmm5, zmm14
    vfmadd231pd zmm23, zmm5, zmmword ptr [rdx + 64]
    vfmadd213pd zmm24, zmm6, zmm2
    vsubpd zmm16, zmm27, zmm1
    vfmadd231pd zmm20, zmm8, zmm17
    vaddpd zmm3, zmm18, zmm9
    vmovapd zmm27, zmmword ptr [rdx + 384]
    vmovapd zmm8, zmmword ptr [rsi + 64]
    vaddpd zmm18, zmm10, zmm19
    vaddpd zmm9, zmm22, zmm25
    vfmadd231pd zmm13, zmm31, zmmword ptr [rdx + 0]
    vfmadd231pd zmm26, zmm31, zmmword ptr [rdx + 64]
    vfmadd213pd zmm27, zmm8, zmm24
    vsubpd zmm10, zmm11, zmm24
    vsubpd zmm19, zmm14, zmm0
    vaddpd zmm22, zmm15, zmm23
    vfmadd231pd zmm16, zmm28, zmmword ptr [rdx + 0]
    vmovapd zmm25, zmmword ptr [rdx + 320]
    vmovapd zmm31, zmmword ptr [rsi + 128]
    vaddpd zmm14, zmm29, zmm2
    vaddpd zmm15, zmm20, zmm2
    vfmadd231pd zmm7, zmm12, zmm17
    vsubpd zmm23, zmm24, zmm27
    vfmadd213pd zmm25, zmm31, zmm27
    vfmadd231pd zmm10, zmm6, zmmword ptr [rdx + 448]
    vaddpd zmm28, zmm18, zmm13
    vaddpd zmm12, zmm9, zmm26
    vfmadd231pd zmm19, zmm5, zmmword ptr [rdx + 0]
    vmovapd zmm24, zmmword ptr [rdx + 256]
    vmovapd zmm6, zmmword ptr [rsi + 192]
    vaddpd zmm18, zmm22, zmm16
    vsubpd zmm13, zmm14, zmm2
    vfmadd231pd zmm23, zmm8, zmmword ptr [rdx + 384]
    vsubpd zmm9, zmm27, zmm25
    vfmadd213pd zmm24, zmm6, zmm25
    vsubpd zmm26, zmm15, zmm2
    vaddpd zmm5, zmm7, zmm2
    vfmadd231pd zmm3, zmm30, zmm17
    vaddpd zmm22, zmm12, zmm19
    vmovapd zmm16, zmmword ptr [rdx + 192]
    vmovapd zmm14, zmmword ptr [rsi + 256]
    vsubpd zmm8, zmm29, zmm13
    vaddpd zmm27, zmm10, zmm23
    vfmadd231pd zmm9, zmm31, zmmword ptr [rdx + 320]
    vsubpd zmm15, zmm25, zmm24
    vfmadd213pd zmm16, zmm14, zmm24
    vsubpd zmm30, zmm20, zmm26
    vsubpd zmm12, zmm5, zmm2
    vaddpd zmm19, zmm3, zmm2
    vfmadd231pd zmm28, zmm21, zmm17
    vmovapd zmm29, zmmword ptr [rdx + 128]
    vmovapd zmm10, zmmword ptr [rsi + 320]
    vaddpd zmm23, zmm27, zmm9
    vfmadd231pd zmm18, zmm0, zmm17
    vfmadd231pd zmm15, zmm6, zmmword ptr [rdx + 256]
    vsubpd zmm31, zmm24, zmm16
    vfmadd213pd zmm29, zmm10, zmm16
    vfmadd231pd zmm30, zmm13, zmm17
    vsubpd zmm25, zmm7, zmm12
    vsubpd zmm20, zmm19, zmm2
    vaddpd zmm5, zmm28, zmm2
    vmovapd zmm21, zmmword ptr [rdx + 64]
    vmovapd zmm27, zmmword ptr [rsi + 384]
    vfmadd231pd zmm22, zmm4, zmm17
    vaddpd zmm9, zmm23, zmm15
    vfmadd231pd zmm31, zmm14, zmmword ptr [rdx + 192]
    vsubpd zmm0, zmm16, zmm29
    vfmadd213pd zmm21, zmm27, zmm29
    vaddpd zmm6, zmm18, zmm2
    vfmadd231pd zmm25, zmm26, zmm17
    vsubpd zmm24, zmm3, zmm20
    vsubpd zmm13, zmm5, zmm2
    vmovapd zmm7, zmmword ptr [rdx + 0]
    vmovapd zmm19, zmmword ptr [rsi + 448]
    vaddpd zmm4, zmm9, zmm31
    vaddpd zmm23, zmm22, zmm2
    vmovapd zmm15, zmmword ptr [rdx + 448]
    vmovapd zmm14, zmmword ptr [rsi + 64]
    vfmadd231pd zmm0, zmm10, zmmword ptr [rdx + 128]
    vsubpd zmm16, zmm29, zmm21
    vfmadd213pd zmm7, zmm19, zmm21
    vsubpd zmm26, zmm6, zmm2
    vfmadd213pd zmm15, zmm14, zmm2
    vfmadd231pd zmm24, zmm12, zmm17
    vsubpd zmm3, zmm28, zmm13
    vsubpd zmm5, zmm23, zmm2
    vmovapd zmm9, zmmword ptr [rdx + 384]
    vmovapd zmm31, zmmword ptr [rsi + 128]
    vaddpd zmm10, zmm4, zmm0
    vfmadd231pd zmm16, zmm27, zmmword ptr [rdx + 64]
    vsubpd zmm29, zmm21, zmm7
    vsubpd zmm6, zmm18, zmm26
    vfmadd213pd zmm9, zmm31, zmm15
    vmovapd zmm12, zmmword ptr [rdx + 448]
    vsubpd zmm28, zmm11, zmm15
    vfmadd231pd zmm3, zmm20, zmm17
    vsubpd zmm23, zmm22, zmm5
    vaddpd zmm4, zmm10, zmm16
    vmovapd zmm0, zmmword ptr [rdx + 320]
    vmovapd zmm27, zmmword ptr [rsi + 192]
    vfmadd213pd zmm12, zmm31, zmm2
    vfmadd231pd zmm29, zmm19, zmmword ptr [rdx + 0]
    vfmadd231pd zmm6, zmm5, zmm17
    vmovapd zmm21, zmmword ptr [rdx + 384]
    vsubpd zmm18, zmm15, zmm9
    vmovapd zmm20, zmmword ptr [rdx + 448]
    vfmadd213pd zmm0, zmm27, zmm9
    vfmadd231pd zmm23, zmm13, zmm17
    vfmadd231pd zmm28, zmm14, zmmword ptr [rdx + 448]
    vfmadd213pd zmm21, zmm27, zmm12
    vfmadd213pd zmm20, zmm27, zmm2
    vmovapd zmm22, zmmword ptr [rdx + 256]
    vmovapd zmm10, zmmword ptr [rsi + 256]
    vaddpd zmm16, zmm4, zmm29
    vmovapd zmm19, zmmword ptr [rdx + 448]
    vsubpd zmm5, zmm11, zmm12
    vfmadd231pd zmm18, zmm31, zmmword ptr [rdx + 384]
    vmovapd zmm15, zmmword ptr [rdx + 320]
    vsubpd zmm13, zmm9, zmm0
    vfmadd213pd zmm22, zmm10, zmm0
    vmovapd zmm14, zmmword ptr [rdx + 384]
    vfmadd213pd zmm19, zmm10, zmm2
    vsubpd zmm4, zmm12, zmm21
    vfmadd213pd zmm15, zmm10, zmm21
    vfmadd231pd zmm16, zmm1, zmm17
    vmovapd zmm29, zmmword ptr [rdx + 192]
    vmovapd zmm9, zmmword ptr [rsi + 320]
    vfmadd213pd zmm14, zmm10, zmm20
    vaddpd zmm12, zmm28, zmm18
    vfmadd231pd zmm13, zmm27, zmmword ptr [rdx + 320]
    vsubpd zmm1, zmm0, zmm22
    vfmadd213pd zmm29, zmm9, zmm22
    vfmadd231pd zmm5, zmm31, zmmword ptr [rdx + 448]
    vsubpd zmm28, zmm11, zmm20
    vfmadd231pd zmm16, zmm26, zmm17
    vfmadd231pd zmm4, zmm27, zmmword ptr [rdx + 384]
    vmovapd zmm18, zmmword ptr [rdx + 128]
    vmovapd zmm0, zmmword ptr [rsi + 384]
    vaddpd zmm31, zmm12, zmm13
    vsubpd zmm26, zmm21, zmm15
    vmovapd zmm12, zmmword ptr [rdx + 256]
    vfmadd231pd zmm1, zmm10, zmmword ptr [rdx + 256]
    vsubpd zmm13, zmm22, zmm29
    vmovapd zmm21, zmmword ptr [rdx + 320]
    vfmadd213pd zmm18, zmm0, zmm29
    vsubpd zmm22, zmm20, zmm14
    vfmadd213pd zmm12, zmm9, zmm15
    vmovapd zmm20, zmmword ptr [rdx + 384]
    vfmadd231pd zmm28, zmm27, zmmword ptr [rdx + 448]
    vfmadd213pd zmm21, zmm9, zmm14
    vaddpd zmm27, zmm5, zmm4
    vbroadcastsd zmm5, qword ptr [rdi + 64]
    vaddpd zmm4, zmm31, zmm1
    vfmadd213pd zmm20, zmm9, zmm19
    vfmadd231pd zmm13, zmm9, zmmword ptr [rdx + 192]
    vsubpd zmm31, zmm29, zmm18
    vfmadd213pd zmm5, zmm8, zmm2
    vsubpd zmm1, zmm11, zmm19
    vfmadd231pd zmm26, zmm10, zmmword ptr [rdx + 320]
    vfmadd231pd zmm22, zmm10, zmmword ptr [rdx + 384]
    vaddpd zmm29, zmm4, zmm13
    vsubpd zmm4, zmm15, zmm12
    vsubpd zmm13, zmm14, zmm21
    vsubpd zmm15, zmm19, zmm20
    vmovapd zmm14, zmmword ptr [rdx + 192]
    vfmadd231pd zmm31, zmm0, zmmword ptr [rdx + 128]
    vfmadd231pd zmm1, zmm10, zmmword ptr [rdx + 448]
    vmovapd zmm19, zmmword ptr [rdx + 256]
    vsubpd zmm10, zmm2, zmm5
    vaddpd zmm27, zmm27, zmm26
    vfmadd213pd zmm14, zmm0, zmm12
    vaddpd zmm26, zmm28, zmm22
    vfmadd213pd zmm19, zmm0, zmm21
    vmovapd zmm28, zmmword ptr [rdx + 320]
    vfmadd231pd zmm4, zmm9, zmmword ptr [rdx + 256]
    vfmadd231pd zmm13, zmm9, zmmword ptr [rdx + 320]
    vfmadd231pd zmm15, zmm9, zmmword ptr [rdx + 384]
    vbroadcastsd zmm22, qword ptr [rdi + 128]
    vfmadd231pd zmm10, zmm8, qword ptr [rdi + 64]{1to8}
    vfmadd213pd zmm28, zmm0, zmm20
    vsubpd zmm9, zmm12, zmm14
    vaddpd zmm12, zmm29, zmm31
    vfmadd213pd zmm22, zmm30, zmm5
    vmovapd zmm29, zmmword ptr [rdx + 64]
    vmovapd zmm31, zmmword ptr [rsi + 448]
    vsubpd zmm21, zmm21, zmm19
    vaddpd zmm27, zmm27, zmm4
    vmovapd zmm4, zmmword ptr [rdx + 128]
    vaddpd zmm26, zmm26, zmm13
    vaddpd zmm13, zmm16, zmm10
    vfmadd213pd zmm29, zmm31, zmm18
    vmovapd zmm16, zmmword ptr [rdx + 192]
    vsubpd zmm10, zmm20, zmm28
    vfmadd213pd zmm4, zmm31, zmm14
    vsubpd zmm20, zmm5, zmm22
    vaddpd zmm5, zmm1, zmm15
    vfmadd213pd zmm16, zmm31, zmm19
    vmovapd zmm1, zmmword ptr [rdx + 256]
    vfmadd231pd zmm9, zmm0, zmmword ptr [rdx + 192]
    vsubpd zmm15, zmm18, zmm29
    vfmadd231pd zmm21, zmm0, zmmword ptr [rdx + 256]
    vfmadd231pd zmm10, zmm0, zmmword ptr [rdx + 320]
    vfmadd213pd zmm1, zmm31, zmm28
    vbroadcastsd zmm18, qword ptr [rdi + 192]
    vfmadd231pd zmm20, zmm30, qword ptr [rdi + 128]{1to8}
    vsubpd zmm0, zmm14, zmm4
    vsubpd zmm14, zmm19, zmm16
    vaddpd zmm19, zmm27, zmm9
    vfmadd213pd zmm18, zmm25, zmm22
    vbroadcastsd zmm27, qword ptr [rdi + 72]
    vfmadd231pd zmm15, zmm31, zmmword ptr [rdx + 64]
    vbroadcastsd zmm9, qword ptr [rdi + 80]
    vsubpd zmm28, zmm28, zmm1
    vaddpd zmm26, zmm26, zmm21
    vaddpd zmm21, zmm13, zmm20
    vfmadd213pd zmm27, zmm8, zmm29
    vbroadcastsd zmm13, qword ptr [rdi + 88]
    vfmadd213pd zmm9, zmm8, zmm4
    vbroadcastsd zmm20, qword ptr [rdi + 96]
    vaddpd zmm5, zmm5, zmm10
    vsubpd zmm10, zmm22, zmm18
    vaddpd zmm22, zmm12, zmm15
    vfmadd213pd zmm13, zmm8, zmm16
    vfmadd213pd zmm20, zmm8, zmm1
    vsubpd zmm12, zmm29, zmm27
    vbroadcastsd zmm15, qword ptr [rdi + 136]
    vfmadd231pd zmm0, zmm31, zmmword ptr [rdx + 128]
    vfmadd231pd zmm14, zmm31, zmmword ptr [rdx + 192]
    vbroadcastsd zmm29, qword ptr [rdi + 256]
    vfmadd231pd zmm28, zmm31, zmmword ptr [rdx + 256]
    vfmadd231pd zmm10, zmm25, qword ptr [rdi + 192]{1to8}
    vfmadd213pd zmm15, zmm30, zmm27
    vfmadd231pd zmm22, zmm7, zmm17
    vfmadd213pd zmm29, zmm24, zmm18
    vsubpd zmm31, zmm4, zmm9
    vbroadcastsd zmm7, qword ptr [rdi + 144]
    vsubpd zmm4, zmm16, zmm13
    vsubpd zmm16, zmm1, zmm20
    vfmadd231pd zmm12, zmm8, qword ptr [rdi + 72]{1to8}
    vaddpd zmm1, zmm21, zmm10
    vbroadcastsd zmm21, qword ptr [rdi + 152]
    vfmadd213pd zmm7, zmm30, zmm9
    vsubpd zmm10, zmm18, zmm29
    vbroadcastsd zmm18, qword ptr [rdi + 160]
    vsubpd zmm27, zmm27, zmm15
    vaddpd zmm19, zmm19, zmm0
    vbroadcastsd zmm0, qword ptr [rdi + 200]
    vfmadd213pd zmm21, zmm30, zmm13
    vaddpd zmm26, zmm26, zmm14
    vfmadd213pd zmm18, zmm30, zmm20
    vaddpd zmm14, zmm5, zmm28
    vfmadd213pd zmm0, zmm25, zmm15
    vfmadd231pd zmm10, zmm24, qword ptr [rdi + 256]{1to8}
    vbroadcastsd zmm5, qword ptr [rdi + 320]
    vfmadd231pd zmm31, zmm8, qword ptr [rdi + 80]{1to8}
    vfmadd231pd zmm4, zmm8, qword ptr [rdi + 88]{1to8}
    vfmadd231pd zmm16, zmm8, qword ptr [rdi + 96]{1to8}
    vaddpd zmm28, zmm22, zmm12
    vfmadd213pd zmm5, zmm3, zmm29
    vsubpd zmm22, zmm9, zmm7
    vbroadcastsd zmm12, qword ptr [rdi + 208]
    vsubpd zmm9, zmm13, zmm21
    vaddpd zmm13, zmm1, zmm10
    vsubpd zmm1, zmm20, zmm18
    vfmadd231pd zmm27, zmm30, qword ptr [rdi + 136]{1to8}
    vbroadcastsd zmm10, qword ptr [rdi + 216]
    vfmadd213pd zmm12, zmm25, zmm7
    vsubpd zmm20, zmm29, zmm5
    vbroadcastsd zmm29, qword ptr [rdi + 224]
    vsubpd zmm15, zmm15, zmm0
    vaddpd zmm19, zmm19, zmm31
    vbroadcastsd zmm31, qword ptr [rdi + 264]
    vfmadd213pd zmm10, zmm25, zmm21
    vaddpd zmm26, zmm26, zmm4
    vfmadd213pd zmm29, zmm25, zmm18
    vaddpd zmm4, zmm14, zmm16
    vfmadd213pd zmm31, zmm24, zmm0
    vfmadd231pd zmm20, zmm3, qword ptr [rdi + 320]{1to8}
    vbroadcastsd zmm14, qword ptr [rdi + 384]
    vfmadd231pd zmm22, zmm30, qword ptr [rdi + 144]{1to8}
    vfmadd231pd zmm9, zmm30, qword ptr [rdi + 152]{1to8}
    vfmadd231pd zmm1, zmm30, qword ptr [rdi + 160]{1to8}
    vaddpd zmm16, zmm28, zmm27
    vfmadd213pd zmm14, zmm23, zmm5
    vsubpd zmm28, zmm7, zmm12
    vbroadcastsd zmm27, qword ptr [rdi + 272]
    vsubpd zmm7, zmm21, zmm10
    vaddpd zmm21, zmm13, zmm20
    vsubpd zmm13, zmm18, zmm29
    vfmadd231pd zmm15, zmm25, qword ptr [rdi + 200]{1to8}
    vbroadcastsd zmm20, qword ptr [rdi + 280]
    vfmadd213pd zmm27, zmm24, zmm12
    vsubpd zmm18, zmm5, zmm14
    vbroadcastsd zmm5, qword ptr [rdi + 288]
    vsubpd zmm0, zmm0, zmm31
    vaddpd zmm19, zmm19, zmm22
    vbroadcastsd zmm22, qword ptr [rdi + 328]
    vfmadd213pd zmm20, zmm24, zmm10
    vaddpd zmm26, zmm26, zmm9
    vfmadd213pd zmm5, zmm24, zmm29
    vaddpd zmm9, zmm4, zmm1
    vfmadd213pd zmm22, zmm3, zmm31
    vfmadd231pd zmm18, zmm23, qword ptr [rdi + 384]{1to8}
    vbroadcastsd zmm4, qword ptr [rdi + 448]
    vfmadd231pd zmm28, zmm25, qword ptr [rdi + 208]{1to8}
    vfmadd231pd zmm7, zmm25, qword ptr [rdi + 216]{1to8}
    vfmadd231pd zmm13, zmm25, qword ptr [rdi + 224]{1to8}
    vaddpd zmm1, zmm16, zmm15
    vfmadd213pd zmm4, zmm6, zmm14
    vsubpd zmm16, zmm12, zmm27
    vbroadcastsd zmm15, qword ptr [rdi + 336]
    vsubpd zmm12, zmm10, zmm20
    vaddpd zmm10, zmm21, zmm18
    vsubpd zmm21, zmm29, zmm5
    vfmadd231pd zmm0, zmm24, qword ptr [rdi + 264]{1to8}
    vbroadcastsd zmm18, qword ptr [rdi + 344]
    vfmadd213pd zmm15, zmm3, zmm27
    vsubpd zmm29, zmm14, zmm4
    vbroadcastsd zmm14, qword ptr [rdi + 352]
    vsubpd zmm31, zmm31, zmm22
    vaddpd zmm19, zmm19, zmm28
    vbroadcastsd zmm28, qword ptr [rdi + 392]
    vfmadd213pd zmm18, zmm3, zmm20
    vaddpd zmm26, zmm26, zmm7
    vfmadd213pd zmm14, zmm3, zmm5
    vaddpd zmm7, zmm9, zmm13
    vfmadd213pd zmm28, zmm23, zmm22
    vfmadd231pd zmm29, zmm6, qword ptr [rdi + 448]{1to8}
    vfmadd231pd zmm16, zmm24, qword ptr [rdi + 272]{1to8}
    vfmadd231pd zmm12, zmm24, qword ptr [rdi + 280]{1to8}
    vfmadd231pd zmm21, zmm24, qword ptr [rdi + 288]{1to8}
    vaddpd zmm9, zmm1, zmm0
    vmovapd zmm13, zmmword ptr [rdx + 448]
    vmovapd zmm1, zmmword ptr [rsi + 320]
    vsubpd zmm0, zmm27, zmm15
    vsubpd zmm27, zmm20, zmm18
    vsubpd zmm20, zmm5, zmm14
    vaddpd zmm5, zmm10, zmm29
    vbroadcastsd zmm10, qword ptr [rdi + 400]
    vfmadd213pd zmm13, zmm1, zmm2
    vfmadd231pd zmm31, zmm3, qword ptr [rdi + 328]{1to8}
    vbroadcastsd zmm29, qword ptr [rdi + 408]
    vsubpd zmm22, zmm22, zmm28
    vaddpd zmm19, zmm19, zmm16
    vfmadd213pd zmm10, zmm23, zmm15
    vaddpd zmm16, zmm26, zmm12
    vfmadd213pd zmm29, zmm23, zmm18
    vaddpd zmm26, zmm7, zmm21
    vsubpd zmm12, zmm11, zmm13
    vbroadcastsd zmm7, qword ptr [rdi + 416]
    vfmadd231pd zmm0, zmm3, qword ptr [rdi + 336]{1to8}
    vfmadd231pd zmm27, zmm3, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm20, zmm3, qword ptr [rdi + 352]{1to8}
    vbroadcastsd zmm21, qword ptr [rdi + 456]
    vaddpd zmm9, zmm9, zmm31
    vfmadd213pd zmm7, zmm23, zmm14
    vsubpd zmm31, zmm15, zmm10
    vfmadd231pd zmm12, zmm1, zmmword ptr [rdx + 448]
    vbroadcastsd zmm15, qword ptr [rdi + 464]
    vfmadd213pd zmm21, zmm6, zmm28
    vsubpd zmm1, zmm18, zmm29
    vfmadd231pd zmm22, zmm23, qword ptr [rdi + 392]{1to8}
    vbroadcastsd zmm18, qword ptr [rdi + 472]
    vaddpd zmm19, zmm19, zmm0
    vfmadd213pd zmm15, zmm6, zmm10
    vsubpd zmm0, zmm14, zmm7
    vbroadcastsd zmm14, qword ptr [rdi + 480]
    vaddpd zmm16, zmm16, zmm27
    vfmadd213pd zmm18, zmm6, zmm29
    vsubpd zmm27, zmm28, zmm21
    vaddpd zmm28, zmm26, zmm20
    vfmadd213pd zmm14, zmm6, zmm7
    vfmadd231pd zmm31, zmm23, qword ptr [rdi + 400]{1to8}
    vfmadd231pd zmm1, zmm23, qword ptr [rdi + 408]{1to8}
    vfmadd231pd zmm0, zmm23, qword ptr [rdi + 416]{1to8}
    vaddpd zmm26, zmm9, zmm22
    vsubpd zmm20, zmm10, zmm15
    vmovapd zmm9, zmmword ptr [rdx + 384]
    vmovapd zmm22, zmmword ptr [rsi + 384]
    vsubpd zmm10, zmm29, zmm18
    vsubpd zmm29, zmm7, zmm14
    vmovapd zmm7, zmmword ptr [rdx + 448]
    vfmadd231pd zmm27, zmm6, qword ptr [rdi + 456]{1to8}
    vaddpd zmm19, zmm19, zmm31
    vfmadd213pd zmm9, zmm22, zmm13
    vaddpd zmm31, zmm16, zmm1
    vfmadd213pd zmm7, zmm22, zmm2
    vaddpd zmm16, zmm28, zmm0
    vfmadd231pd zmm20, zmm6, qword ptr [rdi + 464]{1to8}
    vmovapd zmm1, zmmword ptr [rdx + 320]
    vmovapd zmm28, zmmword ptr [rsi + 448]
    vfmadd231pd zmm10, zmm6, qword ptr [rdi + 472]{1to8}
    vfmadd231pd zmm29, zmm6, qword ptr [rdi + 480]{1to8}
    vmovapd zmm0, zmmword ptr [rdx + 384]
    vsubpd zmm13, zmm13, zmm9
    vaddpd zmm26, zmm26, zmm27
    vmovapd zmm27, zmmword ptr [rdx + 448]
    vfmadd213pd zmm1, zmm28, zmm9
    vaddpd zmm19, zmm19, zmm20
    vfmadd213pd zmm0, zmm28, zmm7
    vaddpd zmm20, zmm31, zmm10
    vfmadd213pd zmm27, zmm28, zmm2
    vfmadd231pd zmm13, zmm22, zmmword ptr [rdx + 384]
    vaddpd zmm31, zmm16, zmm29
    vbroadcastsd zmm10, qword ptr [rdi + 104]
    vsubpd zmm16, zmm11, zmm7
    vsubpd zmm29, zmm9, zmm1
    vbroadcastsd zmm9, qword ptr [rdi + 112]
    vsubpd zmm7, zmm7, zmm0
    vaddpd zmm12, zmm12, zmm13
    vfmadd213pd zmm10, zmm8, zmm1
    vfmadd231pd zmm16, zmm22, zmmword ptr [rdx + 448]
    vfmadd213pd zmm9, zmm8, zmm0
    vsubpd zmm13, zmm11, zmm27
    vfmadd231pd zmm29, zmm28, zmmword ptr [rdx + 320]
    vfmadd231pd zmm7, zmm28, zmmword ptr [rdx + 384]
    vbroadcastsd zmm22, qword ptr [rdi + 120]
    vfmadd231pd zmm13, zmm28, zmmword ptr [rdx + 448]
    vsubpd zmm28, zmm1, zmm10
    vbroadcastsd zmm1, qword ptr [rdi + 168]
    vsubpd zmm0, zmm0, zmm9
    vaddpd zmm12, zmm12, zmm29
    vfmadd213pd zmm22, zmm8, zmm27
    vaddpd zmm29, zmm16, zmm7
    vfmadd213pd zmm1, zmm30, zmm10
    vfmadd231pd zmm28, zmm8, qword ptr [rdi + 104]{1to8}
    vbroadcastsd zmm16, qword ptr [rdi + 176]
    vfmadd231pd zmm0, zmm8, qword ptr [rdi + 112]{1to8}
    vsubpd zmm7, zmm27, zmm22
    vbroadcastsd zmm27, qword ptr [rdi + 184]
    vsubpd zmm10, zmm10, zmm1
    vaddpd zmm12, zmm12, zmm28
    vbroadcastsd zmm28, qword ptr [rdi + 232]
    vfmadd213pd zmm16, zmm30, zmm9
    vaddpd zmm29, zmm29, zmm0
    vfmadd213pd zmm27, zmm30, zmm22
    vfmadd231pd zmm7, zmm8, qword ptr [rdi + 120]{1to8}
    vfmadd213pd zmm28, zmm25, zmm1
    vbroadcastsd zmm0, qword ptr [rdi + 240]
    vfmadd231pd zmm10, zmm30, qword ptr [rdi + 168]{1to8}
    vsubpd zmm8, zmm9, zmm16
    vsubpd zmm9, zmm22, zmm27
    vbroadcastsd zmm22, qword ptr [rdi + 248]
    vaddpd zmm13, zmm13, zmm7
    vfmadd213pd zmm0, zmm25, zmm16
    vsubpd zmm7, zmm1, zmm28
    vbroadcastsd zmm1, qword ptr [rdi + 296]
    vaddpd zmm12, zmm12, zmm10
    vfmadd213pd zmm22, zmm25, zmm27
    vfmadd231pd zmm8, zmm30, qword ptr [rdi + 176]{1to8}
    vfmadd231pd zmm9, zmm30, qword ptr [rdi + 184]{1to8}
    vfmadd213pd zmm1, zmm24, zmm28
    vbroadcastsd zmm10, qword ptr [rdi + 304]
    vsubpd zmm30, zmm16, zmm0
    vfmadd231pd zmm7, zmm25, qword ptr [rdi + 232]{1to8}
    vbroadcastsd zmm16, qword ptr [rdi + 312]
    vsubpd zmm27, zmm27, zmm22
    vaddpd zmm29, zmm29, zmm8
    vfmadd213pd zmm10, zmm24, zmm0
    vaddpd zmm8, zmm13, zmm9
    vfmadd213pd zmm16, zmm24, zmm22
    vfmadd231pd zmm30, zmm25, qword ptr [rdi + 240]{1to8}
    vsubpd zmm13, zmm28, zmm1
    vbroadcastsd zmm9, qword ptr [rdi + 360]
    vaddpd zmm28, zmm12, zmm7
    vaddpd zmm12, zmm5, zmm2
    vfmadd231pd zmm27, zmm25, qword ptr [rdi + 248]{1to8}
    vbroadcastsd zmm7, qword ptr [rdi + 368]
    vsubpd zmm25, zmm0, zmm10
    vfmadd213pd zmm9, zmm3, zmm1
    vsubpd zmm0, zmm22, zmm16
    vaddpd zmm22, zmm29, zmm30
    vbroadcastsd zmm29, qword ptr [rdi + 376]
    vfmadd213pd zmm7, zmm3, zmm10
    vfmadd231pd zmm13, zmm24, qword ptr [rdi + 296]{1to8}
    vsubpd zmm30, zmm12, zmm2
    vaddpd zmm12, zmm8, zmm27
    vfmadd213pd zmm29, zmm3, zmm16
    vbroadcastsd zmm8, qword ptr [rdi + 424]
    vfmadd231pd zmm25, zmm24, qword ptr [rdi + 304]{1to8}
    vfmadd231pd zmm0, zmm24, qword ptr [rdi + 312]{1to8}
    vsubpd zmm27, zmm1, zmm9
    vsubpd zmm24, zmm10, zmm7
    vbroadcastsd zmm1, qword ptr [rdi + 432]
    vfmadd213pd zmm8, zmm23, zmm9
    vsubpd zmm10, zmm5, zmm30
    vbroadcastsd zmm5, qword ptr [rdi + 440]
    vaddpd zmm28, zmm28, zmm13
    vsubpd zmm13, zmm16, zmm29
    vfmadd213pd zmm1, zmm23, zmm7
    vbroadcastsd zmm16, qword ptr [rdi + 576]
    vaddpd zmm22, zmm22, zmm25
    vfmadd213pd zmm5, zmm23, zmm29
    vaddpd zmm25, zmm12, zmm0
    vfmadd231pd zmm27, zmm3, qword ptr [rdi + 360]{1to8}
    vfmadd213pd zmm16, zmm10, zmm2
    vfmadd231pd zmm24, zmm3, qword ptr [rdi + 368]{1to8}
    vbroadcastsd zmm12, qword ptr [rdi + 488]
    vfmadd231pd zmm13, zmm3, qword ptr [rdi + 376]{1to8}
    vsubpd zmm0, zmm9, zmm8
    vsubpd zmm3, zmm7, zmm1
    vbroadcastsd zmm9, qword ptr [rdi + 496]
    vsubpd zmm7, zmm29, zmm5
    vfmadd213pd zmm12, zmm6, zmm8
    vbroadcastsd zmm29, qword ptr [rdi + 504]
    vaddpd zmm28, zmm28, zmm27
    vsubpd zmm27, zmm2, zmm16
    vfmadd213pd zmm9, zmm6, zmm1
    vaddpd zmm16, zmm22, zmm24
    vfmadd213pd zmm29, zmm6, zmm5
    vaddpd zmm22, zmm25, zmm13
    vfmadd231pd zmm0, zmm23, qword ptr [rdi + 424]{1to8}
    vfmadd231pd zmm3, zmm23, qword ptr [rdi + 432]{1to8}
    vfmadd231pd zmm7, zmm23, qword ptr [rdi + 440]{1to8}
    vfmadd231pd zmm27, zmm10, qword ptr [rdi + 576]{1to8}
    vsubpd zmm24, zmm8, zmm12
    vsubpd zmm25, zmm1, zmm9
    vsubpd zmm13, zmm5, zmm29
    vbroadcastsd zmm23, qword ptr [rdi + 8]
    vaddpd zmm8, zmm28, zmm0
    vbroadcastsd zmm1, qword ptr [rdi + 16]
    vfmsub213pd zmm4, zmm17, qword ptr [rip + msmith_0_1_0_fma512_const_48 + 24]{1to8}
    vbroadcastsd zmm5, qword ptr [rdi + 24]
    vaddpd zmm28, zmm16, zmm3
    vbroadcastsd zmm0, qword ptr [rdi + 32]
    vaddpd zmm16, zmm22, zmm7
    vbroadcastsd zmm3, qword ptr [rdi + 40]
    vfmadd213pd zmm23, zmm27, zmm21
    vfmadd213pd zmm1, zmm27, zmm15
    vfmadd213pd zmm5, zmm27, zmm18
    vfmadd213pd zmm0, zmm27, zmm14
    vbroadcastsd zmm22, qword ptr [rdi + 48]
    vfmadd213pd zmm3, zmm27, zmm12
    vfmadd231pd zmm24, zmm6, qword ptr [rdi + 488]{1to8}
    vfmadd231pd zmm25, zmm6, qword ptr [rdi + 496]{1to8}
    vfmadd231pd zmm13, zmm6, qword ptr [rdi + 504]{1to8}
    vfmadd213pd zmm22, zmm27, zmm9
    vsubpd zmm7, zmm21, zmm23
    vsubpd zmm6, zmm15, zmm1
    vbroadcastsd zmm21, qword ptr [rdi + 56]
    vsubpd zmm15, zmm18, zmm5
    vsubpd zmm18, zmm14, zmm0
    vsubpd zmm14, zmm12, zmm3
    vaddpd zmm12, zmm8, zmm24
    vfmadd213pd zmm21, zmm27, zmm29
    vsubpd zmm8, zmm9, zmm22
    vfmadd231pd zmm7, zmm27, qword ptr [rdi + 8]{1to8}
    vaddpd zmm24, zmm28, zmm25
    vaddpd zmm9, zmm16, zmm13
    vfmadd231pd zmm6, zmm27, qword ptr [rdi + 16]{1to8}
    vfmadd231pd zmm15, zmm27, qword ptr [rdi + 24]{1to8}
    vsubpd zmm28, zmm29, zmm21
    vfmadd231pd zmm18, zmm27, qword ptr [rdi + 32]{1to8}
    vfmadd231pd zmm14, zmm27, qword ptr [rdi + 40]{1to8}
    vfmadd231pd zmm8, zmm27, qword ptr [rdi + 48]{1to8}
    vaddpd zmm25, zmm26, zmm7
    vfmadd231pd zmm10, zmm27, qword ptr [rdi + 0]{1to8}
    vaddpd zmm16, zmm19, zmm6
    vaddpd zmm13, zmm20, zmm15
    vfmadd231pd zmm28, zmm27, qword ptr [rdi + 56]{1to8}
    vaddpd zmm29, zmm31, zmm18
    vaddpd zmm26, zmm12, zmm14
    vaddpd zmm7, zmm24, zmm8
    vaddpd zmm19, zmm25, zmm4
    vfmsub213pd zmm21, zmm17, qword ptr [rip + msmith_0_1_0_fma512_const_48 + 24]{1to8}
    vfmadd231pd zmm16, zmm23, zmm17
    vfmadd231pd zmm13, zmm1, zmm17
    vaddpd zmm6, zmm9, zmm28
    vfmadd231pd zmm29, zmm5, zmm17
    vfmadd231pd zmm26, zmm0, zmm17
    vfmadd231pd zmm7, zmm3, zmm17
    vfmadd231pd zmm19, zmm30, zmm17
    vaddpd zmm20, zmm16, zmm2
    vaddpd zmm15, zmm13, zmm2
    vfmadd231pd zmm6, zmm22, zmm17
    vaddpd zmm27, zmm29, zmm2
    vaddpd zmm31, zmm26, zmm2
    vaddpd zmm18, zmm7, zmm2
    vfmadd231pd zmm19, zmm10, zmm17
    vsubpd zmm12, zmm20, zmm2
    vsubpd zmm14, zmm15, zmm2
    vaddpd zmm24, zmm6, zmm2
    vsubpd zmm8, zmm27, zmm2
    vsubpd zmm25, zmm31, zmm2
    vsubpd zmm4, zmm18, zmm2
    vaddpd zmm23, zmm19, zmm2
    vsubpd zmm1, zmm16, zmm12
    vsubpd zmm9, zmm13, zmm14
    vsubpd zmm28, zmm24, zmm2
    vsubpd zmm5, zmm29, zmm8
    vsubpd zmm0, zmm26, zmm25
    vsubpd zmm3, zmm7, zmm4
    vsubpd zmm30, zmm23, zmm2
    vfmadd231pd zmm9, zmm12, zmm17
    vsubpd zmm22, zmm6, zmm28
    vfmadd231pd zmm5, zmm14, zmm17
    vfmadd231pd zmm0, zmm8, zmm17
    vfmadd231pd zmm3, zmm25, zmm17
    vsubpd zmm10, zmm19, zmm30
    vfmadd231pd zmm1, zmm30, zmm17
    vfmadd231pd zmm21, zmm28, zmm17
    vmovapd zmmword ptr [rcx + 128], zmm9
    vfmadd231pd zmm22, zmm4, zmm17
    vmovapd zmmword ptr [rcx + 192], zmm5
    vmovapd zmmword ptr [rcx + 256], zmm0
    vmovapd zmmword ptr [rcx + 320], zmm3
    vmovapd zmmword ptr [rcx + 0], zmm10
    vmovapd zmmword ptr [rcx + 64], zmm1
    vmovapd zmmword ptr [rcx + 448], zmm21
    vmovapd zmmword ptr [rcx + 384], zmm22
    ret
.globl msmith_0_1_0_fma512_sqr_8
.p2align 6
msmith_0_1_0_fma512_sqr_8:
    vmovapd zmm0, zmmword ptr [rsi + 0]
    vmovapd zmm1, zmmword ptr [rsi + 64]
    vmovapd zmm2, zmmword ptr [rsi + 128]
    vmovapd zmm3, zmmword ptr [rsi + 0]
    vmovapd zmm4, zmmword ptr [rsi + 0]
    vbroadcastsd zmm5, qword ptr [rip + msmith_0_1_0_fma512_const_48 + 0]
    vmovapd zmm6, zmmword ptr [rsi + 192]
    vaddpd zmm7, zmm0, zmm0
    vmovapd zmm8, zmmword ptr [rsi + 256]
    vaddpd zmm9, zmm1, zmm1
    vmovapd zmm10, zmmword ptr [rsi + 320]
    vaddpd zmm11, zmm2, zmm2
    vmovapd zmm12, zmmword ptr [rsi + 384]
    vfmadd213pd zmm3, zmm4, zmm5
    vaddpd zmm13, zmm6, zmm6
    vaddpd zmm14, zmm8, zmm8
    vaddpd zmm15, zmm10, zmm10
    vaddpd zmm16, zmm12, zmm12
    vmovapd zmmword ptr [rdx + 0], zmm7
    vmovapd zmmword ptr [rdx + 64], zmm9
    vmovapd zmmword ptr [rdx + 128], zmm11
    vsubpd zmm17, zmm5, zmm3
    vmovapd zmm18, zmmword ptr [rsi + 128]
    vmovapd zmm19, zmmword ptr [rdx + 0]
    vmovapd zmmword ptr [rdx + 192], zmm13
    vmovapd zmm20, zmmword ptr [rsi + 384]
    vmovapd zmm21, zmmword ptr [rdx + 0]
    vmovapd zmmword ptr [rdx + 256], zmm14
    vmovapd zmm22, zmmword ptr [rsi + 64]
    vmovapd zmmword ptr [rdx + 320], zmm15
    vmovapd zmm23, zmmword ptr [rsi + 192]
    vmovapd zmmword ptr [rdx + 384], zmm16
    vmovapd zmm24, zmmword ptr [rsi + 256]
    vfmadd213pd zmm18, zmm19, zmm5
    vmovapd zmm25, zmmword ptr [rsi + 320]
    vfmadd213pd zmm20, zmm21, zmm5
    vmovapd zmm26, zmmword ptr [rsi + 448]
    vfmadd213pd zmm22, zmm19, zmm5
    vfmadd213pd zmm23, zmm21, zmm5
    vmovapd zmm27, zmmword ptr [rsi + 64]
    vmovapd zmm28, zmmword ptr [rsi + 64]
    vfmadd213pd zmm24, zmm21, zmm5
    vmovapd zmm29, zmmword ptr [rsi + 320]
    vmovapd zmm30, zmmword ptr [rdx + 64]
    vfmadd213pd zmm25, zmm21, zmm5
    vbroadcastsd zmm31, qword ptr [rip + msmith_0_1_0_fma512_const_48 + 8]
    vfmadd213pd zmm26, zmm21, zmm5
    vfmadd231pd zmm17, zmm4, zmmword ptr [rsi + 0]
    vfmadd213pd zmm27, zmm28, zmm18
    vmovapd zmm0, zmmword ptr [rsi + 128]
    vfmadd213pd zmm29, zmm30, zmm20
    vmovapd zmm1, zmmword ptr [rsi + 192]
    vsubpd zmm2, zmm31, zmm22
    vsubpd zmm6, zmm31, zmm18
    vsubpd zmm8, zmm31, zmm20
    vfmadd213pd zmm0, zmm30, zmm23
    vmovapd zmm10, zmmword ptr [rsi + 256]
    vmovapd zmm12, zmmword ptr [rdx + 128]
    vfmadd213pd zmm1, zmm30, zmm24
    vsubpd zmm7, zmm31, zmm23
    vsubpd zmm9, zmm18, zmm27
    vsubpd zmm11, zmm20, zmm29
    vfmadd213pd zmm10, zmm12, zmm29
    vmovapd zmm13, zmmword ptr [rsi + 256]
    vfmadd231pd zmm2, zmm19, zmmword ptr [rsi + 64]
    vfmadd231pd zmm6, zmm19, zmmword ptr [rsi + 128]
    vmovapd zmm14, zmmword ptr [rsi + 384]
    vsubpd zmm15, zmm31, zmm24
    vfmadd231pd zmm8, zmm21, zmmword ptr [rsi + 384]
    vfmadd213pd zmm13, zmm30, zmm25
    vfmadd231pd zmm9, zmm28, zmmword ptr [rsi + 64]
    vmovapd zmm16, zmmword ptr [rsi + 128]
    vmovapd zmm4, zmmword ptr [rsi + 128]
    vfmadd213pd zmm14, zmm30, zmm26
    vsubpd zmm18, zmm23, zmm0
    vbroadcastsd zmm20, qword ptr [rip + msmith_0_1_0_fma512_const_48 + 16]
    vsubpd zmm19, zmm24, zmm1
    vfmadd231pd zmm11, zmm30, zmmword ptr [rsi + 320]
    vmovapd zmm28, zmmword ptr [rsi + 192]
    vmovapd zmm23, zmmword ptr [rsi + 192]
    vfmadd213pd zmm16, zmm4, zmm1
    vsubpd zmm24, zmm29, zmm10
    vfmadd231pd zmm2, zmm3, zmm20
    vaddpd zmm29, zmm6, zmm9
    vfmadd213pd zmm28, zmm23, zmm10
    vfmadd231pd zmm7, zmm21, zmmword ptr [rsi + 192]
    vfmadd231pd zmm15, zmm21, zmmword ptr [rsi + 256]
    vfmadd231pd zmm18, zmm30, zmmword ptr [rsi + 128]
    vfmadd231pd zmm19, zmm30, zmmword ptr [rsi + 192]
    vaddpd zmm3, zmm8, zmm11
    vsubpd zmm6, zmm31, zmm25
    vsubpd zmm9, zmm25, zmm13
    vsubpd zmm8, zmm1, zmm16
    vfmadd231pd zmm24, zmm12, zmmword ptr [rsi + 256]
    vsubpd zmm11, zmm10, zmm28
    vaddpd zmm25, zmm17, zmm5
    vfmadd231pd zmm29, zmm22, zmm20
    vfmadd231pd zmm6, zmm21, zmmword ptr [rsi + 320]
    vaddpd zmm1, zmm7, zmm18
    vmovapd zmm10, zmmword ptr [rsi + 192]
    vsubpd zmm22, zmm31, zmm26
    vsubpd zmm7, zmm26, zmm14
    vmovapd zmm18, zmmword ptr [rsi + 320]
    vfmadd231pd zmm9, zmm30, zmmword ptr [rsi + 256]
    vaddpd zmm26, zmm15, zmm19
    vfmadd213pd zmm10, zmm12, zmm13
    vfmadd231pd zmm8, zmm4, zmmword ptr [rsi + 128]
    vfmadd213pd zmm18, zmm12, zmm14
    vaddpd zmm15, zmm3, zmm24
    vaddpd zmm19, zmm2, zmm5
    vfmadd231pd zmm22, zmm21, zmmword ptr [rsi + 448]
    vfmadd231pd zmm7, zmm30, zmmword ptr [rsi + 384]
    vmovapd zmm4, zmmword ptr [rsi + 256]
    vmovapd zmm3, zmmword ptr [rdx + 192]
    vfmadd231pd zmm11, zmm23, zmmword ptr [rsi + 192]
    vsubpd zmm24, zmm13, zmm10
    vsubpd zmm21, zmm25, zmm5
    vsubpd zmm30, zmm14, zmm18
    vfmadd213pd zmm4, zmm3, zmm18
    vsubpd zmm23, zmm19, zmm5
    vaddpd zmm13, zmm29, zmm5
    vaddpd zmm25, zmm6, zmm9
    vaddpd zmm14, zmm22, zmm7
    vfmadd231pd zmm24, zmm12, zmmword ptr [rsi + 192]
    vaddpd zmm19, zmm26, zmm8
    vfmadd231pd zmm30, zmm12, zmmword ptr [rsi + 320]
    vsubpd zmm6, zmm18, zmm4
    vaddpd zmm9, zmm15, zmm11
    vfmadd231pd zmm1, zmm27, zmm20
    vsubpd zmm22, zmm17, zmm21
    vsubpd zmm7, zmm2, zmm23
    vsubpd zmm26, zmm13, zmm5
    vaddpd zmm8, zmm25, zmm24
    vaddpd zmm12, zmm14, zmm30
    vfmadd231pd zmm6, zmm3, zmmword ptr [rsi + 256]
    vaddpd zmm18, zmm1, zmm5
    vfmadd231pd zmm19, zmm0, zmm20
    vfmadd231pd zmm9, zmm10, zmm20
    vbroadcastsd zmm15, qword ptr [rdi + 64]
    vfmadd231pd zmm7, zmm21, zmm20
    vsubpd zmm11, zmm29, zmm26
    vfmadd231pd zmm8, zmm16, zmm20
    vaddpd zmm27, zmm12, zmm6
    vmovapd zmm17, zmmword ptr [rsi + 448]
    vmovapd zmm2, zmmword ptr [rdx + 64]
    vfmadd213pd zmm15, zmm22, zmm5
    vsubpd zmm13, zmm18, zmm5
    vaddpd zmm25, zmm19, zmm5
    vaddpd zmm24, zmm9, zmm5
    vfmadd213pd zmm17, zmm2, zmm5
    vfmadd231pd zmm11, zmm23, zmm20
    vaddpd zmm14, zmm8, zmm5
    vfmadd231pd zmm27, zmm28, zmm20
    vmovapd zmm30, zmmword ptr [rsi + 384]
    vmovapd zmm3, zmmword ptr [rdx + 128]
    vsubpd zmm0, zmm5, zmm15
    vsubpd zmm10, zmm1, zmm13
    vsubpd zmm21, zmm25, zmm5
    vsubpd zmm29, zmm24, zmm5
    vmovapd zmm16, zmmword ptr [rsi + 448]
    vfmadd213pd zmm30, zmm3, zmm17
    vsubpd zmm12, zmm14, zmm5
    vsubpd zmm6, zmm31, zmm17
    vfmadd231pd zmm0, zmm22, qword ptr [rdi + 64]{1to8}
    vbroadcastsd zmm18, qword ptr [rdi + 128]
    vfmadd213pd zmm16, zmm3, zmm5
    vfmadd231pd zmm10, zmm26, zmm20
    vsubpd zmm23, zmm19, zmm21
    vfmadd231pd zmm27, zmm29, zmm20
    vmovapd zmm28, zmmword ptr [rsi + 320]
    vmovapd zmm1, zmmword ptr [rdx + 192]
    vfmadd213pd zmm18, zmm7, zmm15
    vsubpd zmm25, zmm8, zmm12
    vsubpd zmm24, zmm9, zmm29
    vsubpd zmm14, zmm17, zmm30
    vfmadd213pd zmm28, zmm1, zmm30
    vfmadd231pd zmm23, zmm13, zmm20
    vfmadd231pd zmm6, zmm2, zmmword ptr [rsi + 448]
    vsubpd zmm26, zmm15, zmm18
    vmovapd zmm19, zmmword ptr [rsi + 448]
    vaddpd zmm8, zmm27, zmm0
    vfmadd231pd zmm25, zmm21, zmm20
    vmovapd zmm9, zmmword ptr [rsi + 256]
    vmovapd zmm29, zmmword ptr [rsi + 256]
    vfmadd231pd zmm24, zmm12, zmm20
    vfmadd231pd zmm14, zmm3, zmmword ptr [rsi + 384]
    vmovapd zmm17, zmmword ptr [rsi + 384]
    vfmadd213pd zmm19, zmm1, zmm5
    vmovapd zmm13, zmmword ptr [rsi + 448]
    vmovapd zmm2, zmmword ptr [rdx + 256]
    vsubpd zmm15, zmm30, zmm28
    vfmadd213pd zmm9, zmm29, zmm28
    vfmadd231pd zmm26, zmm7, qword ptr [rdi + 128]{1to8}
    vbroadcastsd zmm27, qword ptr [rdi + 192]
    vfmadd213pd zmm17, zmm1, zmm16
    vfmadd213pd zmm13, zmm2, zmm5
    vmovapd zmm0, zmmword ptr [rsi + 384]
    vsubpd zmm21, zmm31, zmm16
    vaddpd zmm12, zmm6, zmm14
    vfmadd213pd zmm27, zmm11, zmm18
    vfmadd231pd zmm15, zmm1, zmmword ptr [rsi + 320]
    vfmadd213pd zmm0, zmm2, zmm19
    vaddpd zmm30, zmm8, zmm26
    vsubpd zmm6, zmm28, zmm9
    vsubpd zmm14, zmm16, zmm17
    vmovapd zmm8, zmmword ptr [rsi + 320]
    vsubpd zmm26, zmm31, zmm19
    vsubpd zmm28, zmm18, zmm27
    vfmadd231pd zmm21, zmm3, zmmword ptr [rsi + 448]
    vmovapd zmm16, zmmword ptr [rsi + 320]
    vmovapd zmm18, zmmword ptr [rsi + 320]
    vaddpd zmm3, zmm12, zmm15
    vfmadd213pd zmm8, zmm2, zmm17
    vsubpd zmm12, zmm19, zmm0
    vfmadd231pd zmm6, zmm29, zmmword ptr [rsi + 256]
    vbroadcastsd zmm15, qword ptr [rdi + 72]
    vfmadd213pd zmm16, zmm18, zmm0
    vfmadd231pd zmm14, zmm1, zmmword ptr [rsi + 384]
    vfmadd231pd zmm28, zmm11, qword ptr [rdi + 192]{1to8}
    vfmadd231pd zmm26, zmm1, zmmword ptr [rsi + 448]
    vbroadcastsd zmm19, qword ptr [rdi + 256]
    vfmadd213pd zmm15, zmm22, zmm9
    vsubpd zmm29, zmm17, zmm8
    vfmadd231pd zmm12, zmm2, zmmword ptr [rsi + 384]
    vaddpd zmm1, zmm3, zmm6
    vfmadd213pd zmm19, zmm10, zmm27
    vsubpd zmm17, zmm0, zmm16
    vbroadcastsd zmm3, qword ptr [rdi + 80]
    vaddpd zmm6, zmm30, zmm28
    vsubpd zmm0, zmm31, zmm13
    vsubpd zmm30, zmm9, zmm15
    vaddpd zmm28, zmm21, zmm14
    vbroadcastsd zmm9, qword ptr [rdi + 88]
    vfmadd213pd zmm3, zmm22, zmm8
    vfmadd231pd zmm29, zmm2, zmmword ptr [rsi + 320]
    vbroadcastsd zmm21, qword ptr [rdi + 136]
    vsubpd zmm14, zmm27, zmm19
    vaddpd zmm27, zmm26, zmm12
    vfmadd213pd zmm9, zmm22, zmm16
    vmovapd zmm26, zmmword ptr [rsi + 384]
    vmovapd zmm12, zmmword ptr [rdx + 320]
    vfmadd231pd zmm0, zmm2, zmmword ptr [rsi + 448]
    vfmadd213pd zmm21, zmm7, zmm15
    vfmadd231pd zmm17, zmm18, zmmword ptr [rsi + 320]
    vfmadd231pd zmm1, zmm4, zmm20
    vfmadd213pd zmm26, zmm12, zmm13
    vfmadd231pd zmm14, zmm10, qword ptr [rdi + 256]{1to8}
    vsubpd zmm2, zmm8, zmm3
    vbroadcastsd zmm18, qword ptr [rdi + 320]
    vsubpd zmm4, zmm16, zmm9
    vfmadd231pd zmm30, zmm22, qword ptr [rdi + 72]{1to8}
    vsubpd zmm8, zmm15, zmm21
    vbroadcastsd zmm16, qword ptr [rdi + 96]
    vaddpd zmm15, zmm28, zmm29
    vfmadd213pd zmm18, zmm23, zmm19
    vbroadcastsd zmm28, qword ptr [rdi + 144]
    vsubpd zmm29, zmm13, zmm26
    vaddpd zmm13, zmm6, zmm14
    vfmadd213pd zmm16, zmm22, zmm26
    vaddpd zmm6, zmm27, zmm17
    vfmadd213pd zmm28, zmm7, zmm3
    vfmadd231pd zmm2, zmm22, qword ptr [rdi + 80]{1to8}
    vbroadcastsd zmm14, qword ptr [rdi + 152]
    vfmadd231pd zmm4, zmm22, qword ptr [rdi + 88]{1to8}
    vsubpd zmm27, zmm19, zmm18
    vbroadcastsd zmm17, qword ptr [rdi + 160]
    vfmadd231pd zmm29, zmm12, zmmword ptr [rsi + 384]
    vsubpd zmm19, zmm26, zmm16
    vfmadd213pd zmm14, zmm7, zmm9
    vaddpd zmm12, zmm1, zmm30
    vfmadd213pd zmm17, zmm7, zmm16
    vbroadcastsd zmm26, qword ptr [rdi + 384]
    vsubpd zmm1, zmm3, zmm28
    vfmadd231pd zmm8, zmm7, qword ptr [rdi + 136]{1to8}
    vfmadd231pd zmm27, zmm23, qword ptr [rdi + 320]{1to8}
    vaddpd zmm30, zmm0, zmm29
    vfmadd213pd zmm26, zmm25, zmm18
    vbroadcastsd zmm3, qword ptr [rdi + 200]
    vfmadd231pd zmm19, zmm22, qword ptr [rdi + 96]{1to8}
    vsubpd zmm0, zmm9, zmm14
    vbroadcastsd zmm29, qword ptr [rdi + 208]
    vsubpd zmm9, zmm16, zmm17
    vaddpd zmm16, zmm15, zmm2
    vfmadd213pd zmm3, zmm11, zmm21
    vbroadcastsd zmm15, qword ptr [rdi + 216]
    vaddpd zmm2, zmm13, zmm27
    vfmadd213pd zmm29, zmm11, zmm28
    vbroadcastsd zmm13, qword ptr [rdi + 224]
    vsubpd zmm27, zmm18, zmm26
    vaddpd zmm18, zmm6, zmm4
    vfmadd213pd zmm15, zmm11, zmm14
    vaddpd zmm6, zmm30, zmm19
    vfmadd213pd zmm13, zmm11, zmm17
    vsubpd zmm4, zmm21, zmm3
    vfmadd231pd zmm1, zmm7, qword ptr [rdi + 144]{1to8}
    vbroadcastsd zmm30, qword ptr [rdi + 448]
    vfmadd231pd zmm0, zmm7, qword ptr [rdi + 152]{1to8}
    vfmadd231pd zmm27, zmm25, qword ptr [rdi + 384]{1to8}
    vfmadd231pd zmm9, zmm7, qword ptr [rdi + 160]{1to8}
    vaddpd zmm19, zmm12, zmm8
    vfmadd213pd zmm30, zmm24, zmm26
    vsubpd zmm21, zmm28, zmm29
    vbroadcastsd zmm12, qword ptr [rdi + 264]
    vsubpd zmm8, zmm14, zmm15
    vsubpd zmm28, zmm17, zmm13
    vfmadd231pd zmm4, zmm11, qword ptr [rdi + 200]{1to8}
    vbroadcastsd zmm14, qword ptr [rdi + 272]
    vaddpd zmm17, zmm2, zmm27
    vfmadd213pd zmm12, zmm10, zmm3
    vbroadcastsd zmm2, qword ptr [rdi + 280]
    vsubpd zmm27, zmm26, zmm30
    vaddpd zmm26, zmm16, zmm1
    vbroadcastsd zmm16, qword ptr [rdi + 288]
    vfmadd213pd zmm14, zmm10, zmm29
    vaddpd zmm1, zmm18, zmm0
    vfmadd213pd zmm2, zmm10, zmm15
    vaddpd zmm18, zmm6, zmm9
    vfmadd213pd zmm16, zmm10, zmm13
    vsubpd zmm0, zmm3, zmm12
    vfmadd231pd zmm27, zmm24, qword ptr [rdi + 448]{1to8}
    vbroadcastsd zmm6, qword ptr [rdi + 328]
    vfmadd231pd zmm21, zmm11, qword ptr [rdi + 208]{1to8}
    vfmadd231pd zmm8, zmm11, qword ptr [rdi + 216]{1to8}
    vfmadd231pd zmm28, zmm11, qword ptr [rdi + 224]{1to8}
    vaddpd zmm9, zmm19, zmm4
    vfmadd213pd zmm6, zmm23, zmm12
    vsubpd zmm3, zmm29, zmm14
    vbroadcastsd zmm19, qword ptr [rdi + 336]
    vsubpd zmm4, zmm15, zmm2
    vaddpd zmm29, zmm17, zmm27
    vsubpd zmm15, zmm13, zmm16
    vbroadcastsd zmm17, qword ptr [rdi + 344]
    vfmadd231pd zmm0, zmm10, qword ptr [rdi + 264]{1to8}
    vfmadd213pd zmm19, zmm23, zmm14
    vbroadcastsd zmm27, qword ptr [rdi + 352]
    vsubpd zmm13, zmm12, zmm6
    vaddpd zmm12, zmm26, zmm21
    vbroadcastsd zmm26, qword ptr [rdi + 392]
    vfmadd213pd zmm17, zmm23, zmm2
    vaddpd zmm21, zmm1, zmm8
    vfmadd213pd zmm27, zmm23, zmm16
    vaddpd zmm1, zmm18, zmm28
    vfmadd213pd zmm26, zmm25, zmm6
    vfmadd231pd zmm3, zmm10, qword ptr [rdi + 272]{1to8}
    vfmadd231pd zmm4, zmm10, qword ptr [rdi + 280]{1to8}
    vfmadd231pd zmm15, zmm10, qword ptr [rdi + 288]{1to8}
    vaddpd zmm8, zmm9, zmm0
    vbroadcastsd zmm18, qword ptr [rdi + 400]
    vsubpd zmm28, zmm14, zmm19
    vsubpd zmm9, zmm2, zmm17
    vsubpd zmm0, zmm16, zmm27
    vbroadcastsd zmm14, qword ptr [rdi + 408]
    vfmadd231pd zmm13, zmm23, qword ptr [rdi + 328]{1to8}
    vfmadd213pd zmm18, zmm25, zmm19
    vbroadcastsd zmm2, qword ptr [rdi + 416]
    vsubpd zmm16, zmm6, zmm26
    vaddpd zmm6, zmm12, zmm3
    vbroadcastsd zmm12, qword ptr [rdi + 456]
    vfmadd213pd zmm14, zmm25, zmm17
    vaddpd zmm3, zmm21, zmm4
    vfmadd213pd zmm2, zmm25, zmm27
    vaddpd zmm21, zmm1, zmm15
    vfmadd213pd zmm12, zmm24, zmm26
    vfmadd231pd zmm28, zmm23, qword ptr [rdi + 336]{1to8}
    vfmadd231pd zmm9, zmm23, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm0, zmm23, qword ptr [rdi + 352]{1to8}
    vaddpd zmm4, zmm8, zmm13
    vbroadcastsd zmm1, qword ptr [rdi + 464]
    vsubpd zmm15, zmm19, zmm18
    vsubpd zmm8, zmm17, zmm14
    vsubpd zmm13, zmm27, zmm2
    vbroadcastsd zmm19, qword ptr [rdi + 472]
    vfmadd231pd zmm16, zmm25, qword ptr [rdi + 392]{1to8}
    vfmadd213pd zmm1, zmm24, zmm18
    vbroadcastsd zmm17, qword ptr [rdi + 480]
    vsubpd zmm27, zmm26, zmm12
    vaddpd zmm26, zmm6, zmm28
    vfmadd213pd zmm19, zmm24, zmm14
    vaddpd zmm6, zmm3, zmm9
    vfmadd213pd zmm17, zmm24, zmm2
    vaddpd zmm28, zmm21, zmm0
    vmovapd zmm3, zmmword ptr [rsi + 448]
    vmovapd zmm9, zmmword ptr [rdx + 320]
    vfmadd231pd zmm15, zmm25, qword ptr [rdi + 400]{1to8}
    vfmadd231pd zmm8, zmm25, qword ptr [rdi + 408]{1to8}
    vfmadd231pd zmm13, zmm25, qword ptr [rdi + 416]{1to8}
    vaddpd zmm21, zmm4, zmm16
    vfmadd213pd zmm3, zmm9, zmm5
    vsubpd zmm0, zmm18, zmm1
    vsubpd zmm4, zmm14, zmm19
    vmovapd zmm16, zmmword ptr [rsi + 448]
    vmovapd zmm18, zmmword ptr [rdx + 384]
    vsubpd zmm14, zmm2, zmm17
    vfmadd231pd zmm27, zmm24, qword ptr [rdi + 456]{1to8}
    vaddpd zmm2, zmm26, zmm15
    vaddpd zmm26, zmm6, zmm8
    vfmadd213pd zmm16, zmm18, zmm5
    vaddpd zmm15, zmm28, zmm13
    vsubpd zmm6, zmm31, zmm3
    vbroadcastsd zmm8, qword ptr [rdi + 112]
    vfmadd231pd zmm0, zmm24, qword ptr [rdi + 464]{1to8}
    vfmadd231pd zmm4, zmm24, qword ptr [rdi + 472]{1to8}
    vfmadd231pd zmm14, zmm24, qword ptr [rdi + 480]{1to8}
    vaddpd zmm28, zmm21, zmm27
    vfmadd213pd zmm8, zmm22, zmm16
    vmovapd zmm13, zmmword ptr [rsi + 384]
    vmovapd zmm21, zmmword ptr [rsi + 384]
    vfmadd231pd zmm6, zmm9, zmmword ptr [rsi + 448]
    vsubpd zmm27, zmm31, zmm16
    vaddpd zmm9, zmm2, zmm0
    vbroadcastsd zmm2, qword ptr [rdi + 176]
    vaddpd zmm0, zmm26, zmm4
    vfmadd213pd zmm13, zmm21, zmm3
    vaddpd zmm26, zmm15, zmm14
    vbroadcastsd zmm4, qword ptr [rdi + 104]
    vsubpd zmm15, zmm16, zmm8
    vfmadd213pd zmm2, zmm7, zmm8
    vfmadd231pd zmm27, zmm18, zmmword ptr [rsi + 448]
    vsubpd zmm14, zmm3, zmm13
    vfmadd213pd zmm4, zmm22, zmm13
    vbroadcastsd zmm16, qword ptr [rdi + 168]
    vfmadd231pd zmm15, zmm22, qword ptr [rdi + 112]{1to8}
    vsubpd zmm18, zmm8, zmm2
    vbroadcastsd zmm3, qword ptr [rdi + 240]
    vfmadd231pd zmm14, zmm21, zmmword ptr [rsi + 384]
    vsubpd zmm8, zmm13, zmm4
    vfmadd213pd zmm16, zmm7, zmm4
    vmovapd zmm21, zmmword ptr [rsi + 448]
    vmovapd zmm13, zmmword ptr [rsi + 448]
    vaddpd zmm27, zmm27, zmm15
    vfmadd213pd zmm3, zmm11, zmm2
    vfmadd231pd zmm18, zmm7, qword ptr [rdi + 176]{1to8}
    vaddpd zmm15, zmm6, zmm14
    vfmadd213pd zmm21, zmm13, zmm5
    vaddpd zmm6, zmm27, zmm18
    vfmadd231pd zmm8, zmm22, qword ptr [rdi + 104]{1to8}
    vsubpd zmm14, zmm4, zmm16
    vsubpd zmm27, zmm2, zmm3
    vsubpd zmm18, zmm31, zmm21
    vbroadcastsd zmm4, qword ptr [rdi + 120]
    vaddpd zmm2, zmm15, zmm8
    vfmadd231pd zmm14, zmm7, qword ptr [rdi + 168]{1to8}
    vbroadcastsd zmm15, qword ptr [rdi + 232]
    vfmadd231pd zmm27, zmm11, qword ptr [rdi + 240]{1to8}
    vfmadd231pd zmm18, zmm13, zmmword ptr [rsi + 448]
    vfmadd213pd zmm4, zmm22, zmm21
    vaddpd zmm8, zmm2, zmm14
    vfmadd213pd zmm15, zmm11, zmm16
    vsubpd zmm13, zmm21, zmm4
    vbroadcastsd zmm2, qword ptr [rdi + 184]
    vaddpd zmm14, zmm6, zmm27
    vaddpd zmm21, zmm29, zmm5
    vsubpd zmm6, zmm16, zmm15
    vfmadd231pd zmm13, zmm22, qword ptr [rdi + 120]{1to8}
    vfmadd213pd zmm2, zmm7, zmm4
    vbroadcastsd zmm27, qword ptr [rdi + 248]
    vsubpd zmm16, zmm21, zmm5
    vfmadd231pd zmm6, zmm11, qword ptr [rdi + 232]{1to8}
    vsubpd zmm22, zmm4, zmm2
    vbroadcastsd zmm21, qword ptr [rdi + 296]
    vaddpd zmm4, zmm18, zmm13
    vfmadd213pd zmm27, zmm11, zmm2
    vbroadcastsd zmm18, qword ptr [rdi + 304]
    vsubpd zmm13, zmm29, zmm16
    vaddpd zmm29, zmm8, zmm6
    vfmadd213pd zmm21, zmm10, zmm15
    vfmadd231pd zmm22, zmm7, qword ptr [rdi + 184]{1to8}
    vbroadcastsd zmm8, qword ptr [rdi + 312]
    vfmadd213pd zmm18, zmm10, zmm3
    vsubpd zmm6, zmm2, zmm27
    vbroadcastsd zmm7, qword ptr [rdi + 576]
    vsubpd zmm2, zmm15, zmm21
    vaddpd zmm15, zmm4, zmm22
    vfmadd213pd zmm8, zmm10, zmm27
    vfmadd231pd zmm6, zmm11, qword ptr [rdi + 248]{1to8}
    vfmadd213pd zmm7, zmm13, zmm5
    vsubpd zmm4, zmm3, zmm18
    vbroadcastsd zmm22, qword ptr [rdi + 360]
    vfmadd231pd zmm2, zmm10, qword ptr [rdi + 296]{1to8}
    vsubpd zmm11, zmm27, zmm8
    vsubpd zmm3, zmm5, zmm7
    vbroadcastsd zmm27, qword ptr [rdi + 368]
    vaddpd zmm7, zmm15, zmm6
    vfmadd213pd zmm22, zmm23, zmm21
    vbroadcastsd zmm15, qword ptr [rdi + 376]
    vfmadd231pd zmm4, zmm10, qword ptr [rdi + 304]{1to8}
    vaddpd zmm6, zmm29, zmm2
    vfmadd213pd zmm27, zmm23, zmm18
    vfmadd231pd zmm11, zmm10, qword ptr [rdi + 312]{1to8}
    vfmadd213pd zmm15, zmm23, zmm8
    vbroadcastsd zmm29, qword ptr [rdi + 424]
    vfmadd231pd zmm3, zmm13, qword ptr [rdi + 576]{1to8}
    vsubpd zmm2, zmm21, zmm22
    vaddpd zmm10, zmm14, zmm4
    vbroadcastsd zmm21, qword ptr [rdi + 432]
    vsubpd zmm14, zmm18, zmm27
    vfmadd213pd zmm29, zmm25, zmm22
    vsubpd zmm4, zmm8, zmm15
    vaddpd zmm18, zmm7, zmm11
    vfmadd213pd zmm21, zmm25, zmm27
    vfmsub213pd zmm30, zmm20, qword ptr [rip + msmith_0_1_0_fma512_const_48 + 24]{1to8}
    vfmadd231pd zmm2, zmm23, qword ptr [rdi + 360]{1to8}
    vbroadcastsd zmm8, qword ptr [rdi + 440]
    vfmadd231pd zmm13, zmm3, qword ptr [rdi + 0]{1to8}
    vfmadd231pd zmm14, zmm23, qword ptr [rdi + 368]{1to8}
    vsubpd zmm7, zmm22, zmm29
    vbroadcastsd zmm11, qword ptr [rdi + 488]
    vfmadd231pd zmm4, zmm23, qword ptr [rdi + 376]{1to8}
    vfmadd213pd zmm8, zmm25, zmm15
    vbroadcastsd zmm22, qword ptr [rdi + 496]
    vsubpd zmm23, zmm27, zmm21
    vaddpd zmm27, zmm6, zmm2
    vfmadd213pd zmm11, zmm24, zmm29
    vbroadcastsd zmm6, qword ptr [rdi + 504]
    vaddpd zmm2, zmm10, zmm14
    vfmadd213pd zmm22, zmm24, zmm21
    vsubpd zmm10, zmm15, zmm8
    vaddpd zmm14, zmm18, zmm4
    vfmadd213pd zmm6, zmm24, zmm8
    vfmadd231pd zmm7, zmm25, qword ptr [rdi + 424]{1to8}
    vbroadcastsd zmm15, qword ptr [rdi + 8]
    vfmadd231pd zmm23, zmm25, qword ptr [rdi + 432]{1to8}
    vsubpd zmm18, zmm29, zmm11
    vsubpd zmm4, zmm21, zmm22
    vbroadcastsd zmm29, qword ptr [rdi + 16]
    vfmadd231pd zmm10, zmm25, qword ptr [rdi + 440]{1to8}
    vfmadd213pd zmm15, zmm3, zmm12
    vbroadcastsd zmm21, qword ptr [rdi + 24]
    vsubpd zmm25, zmm8, zmm6
    vaddpd zmm8, zmm27, zmm7
    vfmadd213pd zmm29, zmm3, zmm1
    vaddpd zmm27, zmm2, zmm23
    vbroadcastsd zmm7, qword ptr [rdi + 32]
    vfmadd213pd zmm21, zmm3, zmm19
    vfmadd231pd zmm18, zmm24, qword ptr [rdi + 488]{1to8}
    vsubpd zmm2, zmm12, zmm15
    vbroadcastsd zmm23, qword ptr [rdi + 40]
    vaddpd zmm12, zmm14, zmm10
    vfmadd213pd zmm7, zmm3, zmm17
    vfmadd231pd zmm4, zmm24, qword ptr [rdi + 496]{1to8}
    vfmadd231pd zmm25, zmm24, qword ptr [rdi + 504]{1to8}
    vfmadd213pd zmm23, zmm3, zmm11
    vbroadcastsd zmm14, qword ptr [rdi + 48]
    vsubpd zmm10, zmm1, zmm29
    vsubpd zmm24, zmm19, zmm21
    vfmadd231pd zmm2, zmm3, qword ptr [rdi + 8]{1to8}
    vaddpd zmm1, zmm8, zmm18
    vbroadcastsd zmm19, qword ptr [rdi + 56]
    vfmadd213pd zmm14, zmm3, zmm22
    vsubpd zmm8, zmm17, zmm7
    vsubpd zmm18, zmm11, zmm23
    vaddpd zmm17, zmm27, zmm4
    vfmadd213pd zmm19, zmm3, zmm6
    vaddpd zmm11, zmm12, zmm25
    vfmadd231pd zmm10, zmm3, qword ptr [rdi + 16]{1to8}
    vfmadd231pd zmm24, zmm3, qword ptr [rdi + 24]{1to8}
    vsubpd zmm27, zmm22, zmm14
    vfmadd231pd zmm8, zmm3, qword ptr [rdi + 32]{1to8}
    vfmadd231pd zmm18, zmm3, qword ptr [rdi + 40]{1to8}
    vaddpd zmm4, zmm28, zmm2
    vsubpd zmm12, zmm6, zmm19
    vfmsub213pd zmm19, zmm20, qword ptr [rip + msmith_0_1_0_fma512_const_48 + 24]{1to8}
    vaddpd zmm25, zmm9, zmm10
    vaddpd zmm22, zmm0, zmm24
    vfmadd231pd zmm27, zmm3, qword ptr [rdi + 48]{1to8}
    vaddpd zmm28, zmm26, zmm8
    vaddpd zmm2, zmm1, zmm18
    vaddpd zmm6, zmm4, zmm30
    vfmadd231pd zmm12, zmm3, qword ptr [rdi + 56]{1to8}
    vfmadd231pd zmm25, zmm15, zmm20
    vfmadd231pd zmm22, zmm29, zmm20
    vaddpd zmm9, zmm17, zmm27
    vfmadd231pd zmm28, zmm21, zmm20
    vfmadd231pd zmm6, zmm16, zmm20
    vfmadd231pd zmm2, zmm7, zmm20
    vaddpd zmm10, zmm11, zmm12
    vaddpd zmm0, zmm25, zmm5
    vaddpd zmm24, zmm22, zmm5
    vfmadd231pd zmm9, zmm23, zmm20
    vaddpd zmm26, zmm28, zmm5
    vfmadd231pd zmm6, zmm13, zmm20
    vaddpd zmm8, zmm2, zmm5
    vfmadd231pd zmm10, zmm14, zmm20
    vsubpd zmm1, zmm0, zmm5
    vsubpd zmm18, zmm24, zmm5
    vaddpd zmm4, zmm9, zmm5
    vsubpd zmm30, zmm26, zmm5
    vaddpd zmm3, zmm6, zmm5
    vsubpd zmm15, zmm8, zmm5
    vaddpd zmm29, zmm10, zmm5
    vsubpd zmm17, zmm25, zmm1
    vsubpd zmm27, zmm22, zmm18
    vsubpd zmm21, zmm4, zmm5
    vsubpd zmm16, zmm28, zmm30
    vsubpd zmm7, zmm3, zmm5
    vsubpd zmm11, zmm2, zmm15
    vsubpd zmm12, zmm29, zmm5
    vfmadd231pd zmm27, zmm1, zmm20
    vsubpd zmm23, zmm9, zmm21
    vfmadd231pd zmm16, zmm18, zmm20
    vsubpd zmm13, zmm6, zmm7
    vfmadd231pd zmm17, zmm7, zmm20
    vsubpd zmm14, zmm10, zmm12
    vfmadd231pd zmm11, zmm30, zmm20
    vfmadd231pd zmm19, zmm12, zmm20
    vmovapd zmmword ptr [rdx + 128], zmm27
    vfmadd231pd zmm23, zmm15, zmm20
    vmovapd zmmword ptr [rdx + 192], zmm16
    vmovapd zmmword ptr [rdx + 0], zmm13
    vmovapd zmmword ptr [rdx + 64], zmm17
    vfmadd231pd zmm14, zmm21, zmm20
    vmovapd zmmword ptr [rdx + 256], zmm11
    vmovapd zmmword ptr [rdx + 448], zmm19
    vmovapd zmmword ptr [rdx + 320], zmm23
    vmovapd zmmword ptr [rdx + 384], zmm14
    ret
.globl msmith_0_1_0_fma512_mul_6
.p2align 6
msmith_0_1_0_fma512_mul_6:
    cmp dword ptr [rdi + 348], 1
    jae msmith_0_1_0_fma512_fold_mul_6
    vmovapd zmm0, zmmword ptr [rdx + 64]
    vmovapd zmm1, zmmword ptr [rsi + 0]
    vbroadcastsd zmm2, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 0]
    vmovapd zmm3, zmmword ptr [rdx + 128]
    vmovapd zmm4, zmmword ptr [rdx + 192]
    vmovapd zmm5, zmmword ptr [rsi + 0]
    vmovapd zmm6, zmmword ptr [rdx + 256]
    vmovapd zmm7, zmmword ptr [rdx + 320]
    vfmadd213pd zmm0, zmm1, zmm2
    vmovapd zmm8, zmmword ptr [rdx + 0]
    vfmadd213pd zmm3, zmm1, zmm2
    vmovapd zmm9, zmmword ptr [rdx + 0]
    vmovapd zmm10, zmmword ptr [rsi + 64]
    vfmadd213pd zmm4, zmm5, zmm2
    vmovapd zmm11, zmmword ptr [rdx + 64]
    vfmadd213pd zmm6, zmm5, zmm2
    vmovapd zmm12, zmmword ptr [rdx + 128]
    vmovapd zmm13, zmmword ptr [rsi + 64]
    vfmadd213pd zmm7, zmm5, zmm2
    vmovapd zmm14, zmmword ptr [rdx + 192]
    vfmadd213pd zmm8, zmm1, zmm2
    vbroadcastsd zmm15, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 8]
    vfmadd213pd zmm9, zmm10, zmm0
    vfmadd213pd zmm11, zmm10, zmm3
    vfmadd213pd zmm12, zmm13, zmm4
    vfmadd213pd zmm14, zmm13, zmm6
    vsubpd zmm16, zmm15, zmm0
    vsubpd zmm17, zmm15, zmm3
    vmovapd zmm18, zmmword ptr [rdx + 0]
    vmovapd zmm19, zmmword ptr [rsi + 128]
    vsubpd zmm20, zmm15, zmm4
    vmovapd zmm21, zmmword ptr [rdx + 256]
    vsubpd zmm22, zmm15, zmm6
    vsubpd zmm23, zmm0, zmm9
    vsubpd zmm24, zmm3, zmm11
    vmovapd zmm25, zmmword ptr [rdx + 64]
    vmovapd zmm26, zmmword ptr [rsi + 128]
    vfmadd213pd zmm18, zmm19, zmm11
    vmovapd zmm27, zmmword ptr [rdx + 128]
    vfmadd213pd zmm21, zmm13, zmm7
    vsubpd zmm28, zmm4, zmm12
    vsubpd zmm29, zmm6, zmm14
    vfmadd213pd zmm25, zmm26, zmm12
    vfmadd213pd zmm27, zmm26, zmm14
    vfmadd231pd zmm16, zmm1, zmmword ptr [rdx + 64]
    vfmadd231pd zmm17, zmm1, zmmword ptr [rdx + 128]
    vfmadd231pd zmm23, zmm10, zmmword ptr [rdx + 0]
    vfmadd231pd zmm24, zmm10, zmmword ptr [rdx + 64]
    vsubpd zmm30, zmm11, zmm18
    vsubpd zmm31, zmm15, zmm7
    vfmadd231pd zmm20, zmm5, zmmword ptr [rdx + 192]
    vfmadd231pd zmm22, zmm5, zmmword ptr [rdx + 256]
    vsubpd zmm0, zmm7, zmm21
    vfmadd231pd zmm28, zmm13, zmmword ptr [rdx + 128]
    vfmadd231pd zmm29, zmm13, zmmword ptr [rdx + 192]
    vsubpd zmm3, zmm12, zmm25
    vmovapd zmm4, zmmword ptr [rdx + 192]
    vsubpd zmm6, zmm14, zmm27
    vsubpd zmm10, zmm2, zmm8
    vaddpd zmm11, zmm16, zmm23
    vmovapd zmm7, zmmword ptr [rdx + 0]
    vmovapd zmm12, zmmword ptr [rsi + 192]
    vaddpd zmm14, zmm17, zmm24
    vfmadd213pd zmm4, zmm26, zmm21
    vmovapd zmm16, zmmword ptr [rdx + 64]
    vfmadd231pd zmm30, zmm19, zmmword ptr [rdx + 0]
    vfmadd231pd zmm31, zmm5, zmmword ptr [rdx + 320]
    vfmadd213pd zmm7, zmm12, zmm25
    vfmadd231pd zmm0, zmm13, zmmword ptr [rdx + 256]
    vfmadd213pd zmm16, zmm12, zmm27
    vaddpd zmm23, zmm20, zmm28
    vmovapd zmm17, zmmword ptr [rdx + 128]
    vaddpd zmm24, zmm22, zmm29
    vsubpd zmm19, zmm21, zmm4
    vfmadd231pd zmm3, zmm26, zmmword ptr [rdx + 64]
    vfmadd231pd zmm6, zmm26, zmmword ptr [rdx + 128]
    vmovapd zmm5, zmmword ptr [rdx + 0]
    vmovapd zmm13, zmmword ptr [rsi + 256]
    vfmadd213pd zmm17, zmm12, zmm4
    vsubpd zmm20, zmm25, zmm7
    vbroadcastsd zmm28, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 16]
    vsubpd zmm22, zmm27, zmm16
    vfmadd231pd zmm10, zmm1, zmmword ptr [rdx + 0]
    vfmadd213pd zmm5, zmm13, zmm16
    vaddpd zmm29, zmm14, zmm30
    vfmadd231pd zmm11, zmm8, zmm28
    vaddpd zmm21, zmm31, zmm0
    vfmadd231pd zmm19, zmm26, zmmword ptr [rdx + 192]
    vaddpd zmm25, zmm23, zmm3
    vmovapd zmm27, zmmword ptr [rdx + 64]
    vaddpd zmm1, zmm24, zmm6
    vsubpd zmm14, zmm4, zmm17
    vfmadd231pd zmm20, zmm12, zmmword ptr [rdx + 0]
    vfmadd231pd zmm22, zmm12, zmmword ptr [rdx + 64]
    vfmadd213pd zmm27, zmm13, zmm17
    vsubpd zmm30, zmm16, zmm5
    vaddpd zmm8, zmm10, zmm2
    vaddpd zmm31, zmm11, zmm2
    vfmadd231pd zmm29, zmm9, zmm28
    vaddpd zmm0, zmm21, zmm19
    vfmadd231pd zmm14, zmm12, zmmword ptr [rdx + 128]
    vmovapd zmm26, zmmword ptr [rdx + 0]
    vmovapd zmm23, zmmword ptr [rsi + 320]
    vaddpd zmm3, zmm25, zmm20
    vaddpd zmm24, zmm1, zmm22
    vsubpd zmm6, zmm17, zmm27
    vfmadd231pd zmm30, zmm13, zmmword ptr [rdx + 0]
    vfmadd213pd zmm26, zmm23, zmm27
    vsubpd zmm4, zmm8, zmm2
    vsubpd zmm16, zmm31, zmm2
    vaddpd zmm9, zmm29, zmm2
    vaddpd zmm21, zmm0, zmm14
    vfmadd231pd zmm3, zmm18, zmm28
    vfmadd231pd zmm6, zmm13, zmmword ptr [rdx + 64]
    vaddpd zmm19, zmm24, zmm30
    vsubpd zmm12, zmm27, zmm26
    vmovapd zmm25, zmmword ptr [rdx + 320]
    vmovapd zmm20, zmmword ptr [rsi + 64]
    vsubpd zmm1, zmm10, zmm4
    vsubpd zmm22, zmm11, zmm16
    vsubpd zmm17, zmm9, zmm2
    vaddpd zmm8, zmm3, zmm2
    vmovapd zmm31, zmmword ptr [rdx + 320]
    vmovapd zmm0, zmmword ptr [rsi + 128]
    vfmadd213pd zmm25, zmm20, zmm2
    vaddpd zmm14, zmm21, zmm6
    vfmadd231pd zmm19, zmm7, zmm28
    vfmadd231pd zmm12, zmm23, zmmword ptr [rdx + 0]
    vbroadcastsd zmm18, qword ptr [rdi + 48]
    vfmadd213pd zmm31, zmm0, zmm2
    vfmadd231pd zmm22, zmm4, zmm28
    vmovapd zmm13, zmmword ptr [rdx + 256]
    vsubpd zmm24, zmm29, zmm17
    vsubpd zmm30, zmm8, zmm2
    vfmadd213pd zmm18, zmm1, zmm26
    vaddpd zmm27, zmm19, zmm2
    vmovapd zmm10, zmmword ptr [rdx + 256]
    vmovapd zmm11, zmmword ptr [rsi + 192]
    vfmadd213pd zmm13, zmm0, zmm25
    vaddpd zmm9, zmm14, zmm12
    vsubpd zmm21, zmm15, zmm25
    vfmadd231pd zmm24, zmm16, zmm28
    vfmadd213pd zmm10, zmm11, zmm31
    vsubpd zmm6, zmm3, zmm30
    vmovapd zmm7, zmmword ptr [rdx + 192]
    vsubpd zmm23, zmm26, zmm18
    vsubpd zmm4, zmm27, zmm2
    vmovapd zmm29, zmmword ptr [rdx + 320]
    vsubpd zmm8, zmm25, zmm13
    vfmadd231pd zmm9, zmm5, zmm28
    vfmadd213pd zmm7, zmm11, zmm13
    vfmadd231pd zmm21, zmm20, zmmword ptr [rdx + 320]
    vfmadd213pd zmm29, zmm11, zmm2
    vfmadd231pd zmm6, zmm17, zmm28
    vfmadd231pd zmm23, zmm1, qword ptr [rdi + 48]{1to8}
    vmovapd zmm14, zmmword ptr [rdx + 128]
    vmovapd zmm12, zmmword ptr [rsi + 256]
    vsubpd zmm16, zmm19, zmm4
    vfmadd231pd zmm8, zmm0, zmmword ptr [rdx + 256]
    vfmadd231pd zmm9, zmm4, zmm28
    vbroadcastsd zmm3, qword ptr [rdi + 96]
    vsubpd zmm26, zmm13, zmm7
    vfmadd213pd zmm14, zmm12, zmm7
    vsubpd zmm27, zmm15, zmm31
    vsubpd zmm25, zmm31, zmm10
    vfmadd213pd zmm3, zmm22, zmm18
    vmovapd zmm5, zmmword ptr [rdx + 192]
    vfmadd231pd zmm16, zmm30, zmm28
    vmovapd zmm20, zmmword ptr [rdx + 256]
    vaddpd zmm17, zmm21, zmm8
    vaddpd zmm19, zmm9, zmm23
    vmovapd zmm4, zmmword ptr [rdx + 320]
    vfmadd231pd zmm26, zmm11, zmmword ptr [rdx + 192]
    vfmadd213pd zmm5, zmm12, zmm10
    vmovapd zmm13, zmmword ptr [rdx + 64]
    vmovapd zmm31, zmmword ptr [rsi + 320]
    vfmadd213pd zmm20, zmm12, zmm29
    vsubpd zmm30, zmm18, zmm3
    vfmadd213pd zmm4, zmm12, zmm2
    vsubpd zmm21, zmm7, zmm14
    vfmadd213pd zmm13, zmm31, zmm14
    vfmadd231pd zmm27, zmm0, zmmword ptr [rdx + 320]
    vsubpd zmm8, zmm15, zmm29
    vfmadd231pd zmm25, zmm11, zmmword ptr [rdx + 256]
    vaddpd zmm9, zmm17, zmm26
    vmovapd zmm23, zmmword ptr [rdx + 128]
    vfmadd231pd zmm30, zmm22, qword ptr [rdi + 96]{1to8}
    vsubpd zmm18, zmm10, zmm5
    vsubpd zmm7, zmm29, zmm20
    vmovapd zmm0, zmmword ptr [rdx + 192]
    vfmadd231pd zmm21, zmm12, zmmword ptr [rdx + 128]
    vfmadd213pd zmm23, zmm31, zmm5
    vbroadcastsd zmm17, qword ptr [rdi + 144]
    vsubpd zmm26, zmm14, zmm13
    vfmadd231pd zmm8, zmm11, zmmword ptr [rdx + 320]
    vmovapd zmm10, zmmword ptr [rdx + 256]
    vfmadd213pd zmm0, zmm31, zmm20
    vaddpd zmm29, zmm19, zmm30
    vfmadd213pd zmm17, zmm24, zmm3
    vaddpd zmm14, zmm27, zmm25
    vfmadd213pd zmm10, zmm31, zmm4
    vsubpd zmm11, zmm15, zmm4
    vfmadd231pd zmm18, zmm12, zmmword ptr [rdx + 192]
    vfmadd231pd zmm7, zmm12, zmmword ptr [rdx + 256]
    vaddpd zmm19, zmm9, zmm21
    vsubpd zmm30, zmm3, zmm17
    vsubpd zmm27, zmm5, zmm23
    vmovapd zmm25, zmmword ptr [rdx + 320]
    vsubpd zmm9, zmm20, zmm0
    vsubpd zmm21, zmm4, zmm10
    vfmadd231pd zmm26, zmm31, zmmword ptr [rdx + 64]
    vbroadcastsd zmm3, qword ptr [rdi + 56]
    vfmadd231pd zmm11, zmm12, zmmword ptr [rdx + 320]
    vfmadd213pd zmm25, zmm31, zmm2
    vbroadcastsd zmm5, qword ptr [rdi + 64]
    vaddpd zmm20, zmm14, zmm18
    vfmadd231pd zmm30, zmm24, qword ptr [rdi + 144]{1to8}
    vfmadd213pd zmm3, zmm1, zmm13
    vaddpd zmm4, zmm8, zmm7
    vfmadd213pd zmm5, zmm1, zmm23
    vfmadd231pd zmm27, zmm31, zmmword ptr [rdx + 128]
    vfmadd231pd zmm9, zmm31, zmmword ptr [rdx + 192]
    vsubpd zmm12, zmm15, zmm25
    vbroadcastsd zmm14, qword ptr [rdi + 192]
    vfmadd231pd zmm21, zmm31, zmmword ptr [rdx + 256]
    vaddpd zmm18, zmm29, zmm30
    vsubpd zmm8, zmm13, zmm3
    vbroadcastsd zmm7, qword ptr [rdi + 72]
    vaddpd zmm29, zmm19, zmm26
    vfmadd213pd zmm14, zmm6, zmm17
    vbroadcastsd zmm30, qword ptr [rdi + 80]
    vsubpd zmm13, zmm23, zmm5
    vaddpd zmm19, zmm20, zmm27
    vfmadd213pd zmm7, zmm1, zmm0
    vfmadd231pd zmm12, zmm31, zmmword ptr [rdx + 320]
    vbroadcastsd zmm26, qword ptr [rdi + 88]
    vfmadd213pd zmm30, zmm1, zmm10
    vfmadd231pd zmm8, zmm1, qword ptr [rdi + 56]{1to8}
    vbroadcastsd zmm23, qword ptr [rdi + 104]
    vsubpd zmm20, zmm17, zmm14
    vaddpd zmm27, zmm4, zmm9
    vfmadd213pd zmm26, zmm1, zmm25
    vaddpd zmm31, zmm11, zmm21
    vfmadd213pd zmm23, zmm22, zmm3
    vsubpd zmm17, zmm0, zmm7
    vsubpd zmm4, zmm10, zmm30
    vbroadcastsd zmm9, qword ptr [rdi + 112]
    vfmadd231pd zmm13, zmm1, qword ptr [rdi + 64]{1to8}
    vfmadd231pd zmm20, zmm6, qword ptr [rdi + 192]{1to8}
    vaddpd zmm11, zmm29, zmm8
    vsubpd zmm21, zmm25, zmm26
    vfmadd213pd zmm9, zmm22, zmm5
    vbroadcastsd zmm0, qword ptr [rdi + 240]
    vsubpd zmm10, zmm3, zmm23
    vfmadd231pd zmm17, zmm1, qword ptr [rdi + 72]{1to8}
    vbroadcastsd zmm29, qword ptr [rdi + 120]
    vfmadd231pd zmm4, zmm1, qword ptr [rdi + 80]{1to8}
    vaddpd zmm8, zmm19, zmm13
    vbroadcastsd zmm25, qword ptr [rdi + 128]
    vfmadd213pd zmm0, zmm16, zmm14
    vaddpd zmm3, zmm18, zmm20
    vfmadd213pd zmm29, zmm22, zmm7
    vfmadd231pd zmm21, zmm1, qword ptr [rdi + 88]{1to8}
    vfmadd213pd zmm25, zmm22, zmm30
    vbroadcastsd zmm19, qword ptr [rdi + 136]
    vsubpd zmm13, zmm5, zmm9
    vfmadd231pd zmm10, zmm22, qword ptr [rdi + 104]{1to8}
    vaddpd zmm18, zmm27, zmm17
    vbroadcastsd zmm20, qword ptr [rdi + 152]
    vsubpd zmm1, zmm14, zmm0
    vfmadd213pd zmm19, zmm22, zmm26
    vsubpd zmm5, zmm7, zmm29
    vbroadcastsd zmm27, qword ptr [rdi + 160]
    vaddpd zmm17, zmm31, zmm4
    vfmadd213pd zmm20, zmm24, zmm23
    vsubpd zmm14, zmm30, zmm25
    vaddpd zmm7, zmm12, zmm21
    vfmadd213pd zmm27, zmm24, zmm9
    vfmadd231pd zmm1, zmm16, qword ptr [rdi + 240]{1to8}
    vsubpd zmm31, zmm26, zmm19
    vfmadd231pd zmm13, zmm22, qword ptr [rdi + 112]{1to8}
    vbroadcastsd zmm4, qword ptr [rdi + 168]
    vfmadd231pd zmm5, zmm22, qword ptr [rdi + 120]{1to8}
    vsubpd zmm30, zmm23, zmm20
    vbroadcastsd zmm12, qword ptr [rdi + 176]
    vfmadd231pd zmm14, zmm22, qword ptr [rdi + 128]{1to8}
    vaddpd zmm21, zmm11, zmm10
    vbroadcastsd zmm26, qword ptr [rdi + 184]
    vfmadd213pd zmm4, zmm24, zmm29
    vaddpd zmm23, zmm3, zmm1
    vfmadd213pd zmm12, zmm24, zmm25
    vfmadd231pd zmm31, zmm22, qword ptr [rdi + 136]{1to8}
    vfmadd213pd zmm26, zmm24, zmm19
    vsubpd zmm11, zmm9, zmm27
    vfmadd231pd zmm30, zmm24, qword ptr [rdi + 152]{1to8}
    vsubpd zmm10, zmm29, zmm4
    vaddpd zmm3, zmm8, zmm13
    vbroadcastsd zmm1, qword ptr [rdi + 200]
    vaddpd zmm22, zmm23, zmm2
    vsubpd zmm9, zmm25, zmm12
    vbroadcastsd zmm29, qword ptr [rdi + 208]
    vsubpd zmm8, zmm19, zmm26
    vaddpd zmm13, zmm18, zmm5
    vfmadd213pd zmm1, zmm6, zmm20
    vbroadcastsd zmm25, qword ptr [rdi + 216]
    vaddpd zmm19, zmm17, zmm14
    vfmadd213pd zmm29, zmm6, zmm27
    vaddpd zmm18, zmm7, zmm31
    vsubpd zmm5, zmm22, zmm2
    vfmadd213pd zmm25, zmm6, zmm4
    vfmadd231pd zmm11, zmm24, qword ptr [rdi + 160]{1to8}
    vbroadcastsd zmm17, qword ptr [rdi + 224]
    vfmadd231pd zmm10, zmm24, qword ptr [rdi + 168]{1to8}
    vsubpd zmm14, zmm20, zmm1
    vfmadd231pd zmm9, zmm24, qword ptr [rdi + 176]{1to8}
    vbroadcastsd zmm7, qword ptr [rdi + 232]
    vfmadd231pd zmm8, zmm24, qword ptr [rdi + 184]{1to8}
    vfmadd213pd zmm17, zmm6, zmm12
    vsubpd zmm31, zmm23, zmm5
    vaddpd zmm22, zmm21, zmm30
    vfmadd213pd zmm7, zmm6, zmm26
    vsubpd zmm20, zmm27, zmm29
    vbroadcastsd zmm24, qword ptr [rdi + 336]
    vsubpd zmm23, zmm4, zmm25
    vfmadd231pd zmm14, zmm6, qword ptr [rdi + 200]{1to8}
    vbroadcastsd zmm21, qword ptr [rdi + 248]
    vsubpd zmm30, zmm12, zmm17
    vaddpd zmm27, zmm3, zmm11
    vfmadd213pd zmm24, zmm31, zmm2
    vbroadcastsd zmm4, qword ptr [rdi + 256]
    vaddpd zmm12, zmm13, zmm10
    vfmadd213pd zmm21, zmm16, zmm1
    vbroadcastsd zmm3, qword ptr [rdi + 264]
    vsubpd zmm11, zmm26, zmm7
    vaddpd zmm13, zmm19, zmm9
    vfmadd213pd zmm4, zmm16, zmm29
    vaddpd zmm10, zmm18, zmm8
    vfmadd213pd zmm3, zmm16, zmm25
    vsubpd zmm26, zmm2, zmm24
    vfmadd231pd zmm20, zmm6, qword ptr [rdi + 208]{1to8}
    vbroadcastsd zmm19, qword ptr [rdi + 272]
    vsubpd zmm9, zmm1, zmm21
    vfmadd231pd zmm23, zmm6, qword ptr [rdi + 216]{1to8}
    vfmadd231pd zmm30, zmm6, qword ptr [rdi + 224]{1to8}
    vbroadcastsd zmm18, qword ptr [rdi + 280]
    vfmadd231pd zmm11, zmm6, qword ptr [rdi + 232]{1to8}
    vfmadd213pd zmm19, zmm16, zmm17
    vaddpd zmm8, zmm22, zmm14
    vfmadd231pd zmm26, zmm31, qword ptr [rdi + 336]{1to8}
    vfmadd213pd zmm18, zmm16, zmm7
    vsubpd zmm24, zmm29, zmm4
    vsubpd zmm1, zmm25, zmm3
    vbroadcastsd zmm6, qword ptr [rdi + 8]
    vfmadd231pd zmm9, zmm16, qword ptr [rdi + 248]{1to8}
    vaddpd zmm22, zmm27, zmm20
    vbroadcastsd zmm14, qword ptr [rdi + 16]
    vsubpd zmm29, zmm17, zmm19
    vaddpd zmm25, zmm12, zmm23
    vbroadcastsd zmm27, qword ptr [rdi + 24]
    vfmadd213pd zmm6, zmm26, zmm21
    vsubpd zmm20, zmm7, zmm18
    vbroadcastsd zmm17, qword ptr [rdi + 32]
    vfmadd213pd zmm14, zmm26, zmm4
    vaddpd zmm12, zmm13, zmm30
    vfmadd213pd zmm27, zmm26, zmm3
    vaddpd zmm23, zmm10, zmm11
    vfmadd213pd zmm17, zmm26, zmm19
    vfmadd231pd zmm24, zmm16, qword ptr [rdi + 256]{1to8}
    vbroadcastsd zmm7, qword ptr [rdi + 40]
    vsubpd zmm13, zmm21, zmm6
    vfmadd231pd zmm1, zmm16, qword ptr [rdi + 264]{1to8}
    vfmadd231pd zmm29, zmm16, qword ptr [rdi + 272]{1to8}
    vfmadd231pd zmm20, zmm16, qword ptr [rdi + 280]{1to8}
    vfmadd213pd zmm7, zmm26, zmm18
    vaddpd zmm30, zmm8, zmm9
    vsubpd zmm10, zmm4, zmm14
    vsubpd zmm11, zmm3, zmm27
    vsubpd zmm21, zmm19, zmm17
    vfmadd231pd zmm13, zmm26, qword ptr [rdi + 8]{1to8}
    vaddpd zmm16, zmm22, zmm24
    vaddpd zmm8, zmm25, zmm1
    vsubpd zmm9, zmm18, zmm7
    vaddpd zmm4, zmm12, zmm29
    vaddpd zmm3, zmm23, zmm20
    vfmadd231pd zmm10, zmm26, qword ptr [rdi + 16]{1to8}
    vfmadd231pd zmm11, zmm26, qword ptr [rdi + 24]{1to8}
    vfmadd231pd zmm21, zmm26, qword ptr [rdi + 32]{1to8}
    vaddpd zmm19, zmm30, zmm13
    vfmadd231pd zmm31, zmm26, qword ptr [rdi + 0]{1to8}
    vfmadd231pd zmm9, zmm26, qword ptr [rdi + 40]{1to8}
    vfmsub213pd zmm7, zmm28, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 24]{1to8}
    vaddpd zmm22, zmm16, zmm10
    vaddpd zmm24, zmm8, zmm11
    vaddpd zmm25, zmm4, zmm21
    vfmadd231pd zmm19, zmm0, zmm28
    vaddpd zmm1, zmm3, zmm9
    vfmadd231pd zmm22, zmm6, zmm28
    vfmadd231pd zmm24, zmm14, zmm28
    vfmadd231pd zmm25, zmm27, zmm28
    vfmadd231pd zmm19, zmm5, zmm28
    vfmadd231pd zmm1, zmm17, zmm28
    vaddpd zmm18, zmm22, zmm2
    vaddpd zmm12, zmm24, zmm2
    vaddpd zmm29, zmm25, zmm2
    vfmadd231pd zmm19, zmm31, zmm28
    vaddpd zmm23, zmm1, zmm2
    vsubpd zmm20, zmm18, zmm2
    vsubpd zmm30, zmm12, zmm2
    vsubpd zmm13, zmm29, zmm2
    vaddpd zmm26, zmm19, zmm2
    vsubpd zmm16, zmm23, zmm2
    vsubpd zmm10, zmm22, zmm20
    vsubpd zmm8, zmm24, zmm30
    vsubpd zmm11, zmm25, zmm13
    vsubpd zmm4, zmm26, zmm2
    vsubpd zmm21, zmm1, zmm16
    vfmadd231pd zmm7, zmm16, zmm28
    vfmadd231pd zmm8, zmm20, zmm28
    vfmadd231pd zmm11, zmm30, zmm28
    vsubpd zmm0, zmm19, zmm4
    vfmadd231pd zmm10, zmm4, zmm28
    vfmadd231pd zmm21, zmm13, zmm28
    vmovapd zmmword ptr [rcx + 320], zmm7
    vmovapd zmmword ptr [rcx + 128], zmm8
    vmovapd zmmword ptr [rcx + 192], zmm11
    vmovapd zmmword ptr [rcx + 0], zmm0
    vmovapd zmmword ptr [rcx + 64], zmm10
    vmovapd zmmword ptr [rcx + 256], zmm21
    ret
.globl msmith_0_1_0_fma512_sqr_6
.p2align 6
msmith_0_1_0_fma512_sqr_6:
    cmp dword ptr [rdi + 348], 1
    jae msmith_0_1_0_fma512_fold_sqr_6
    vmovapd zmm0, zmmword ptr [rsi + 0]
    vmovapd zmm1, zmmword ptr [rsi + 64]
    vmovapd zmm2, zmmword ptr [rsi + 0]
    vmovapd zmm3, zmmword ptr [rsi + 0]
    vbroadcastsd zmm4, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 0]
    vmovapd zmm5, zmmword ptr [rsi + 128]
    vmovapd zmm6, zmmword ptr [rsi + 192]
    vaddpd zmm7, zmm0, zmm0
    vmovapd zmm8, zmmword ptr [rsi + 256]
    vaddpd zmm9, zmm1, zmm1
    vfmadd213pd zmm2, zmm3, zmm4
    vaddpd zmm10, zmm5, zmm5
    vaddpd zmm11, zmm6, zmm6
    vaddpd zmm12, zmm8, zmm8
    vmovapd zmmword ptr [rdx + 0], zmm7
    vmovapd zmmword ptr [rdx + 64], zmm9
    vmovapd zmm13, zmmword ptr [rsi + 128]
    vmovapd zmm14, zmmword ptr [rdx + 0]
    vsubpd zmm15, zmm4, zmm2
    vmovapd zmm16, zmmword ptr [rsi + 64]
    vmovapd zmmword ptr [rdx + 128], zmm10
    vmovapd zmm17, zmmword ptr [rsi + 192]
    vmovapd zmm18, zmmword ptr [rdx + 0]
    vmovapd zmmword ptr [rdx + 192], zmm11
    vmovapd zmm19, zmmword ptr [rsi + 256]
    vmovapd zmmword ptr [rdx + 256], zmm12
    vmovapd zmm20, zmmword ptr [rsi + 320]
    vfmadd213pd zmm13, zmm14, zmm4
    vfmadd213pd zmm16, zmm14, zmm4
    vmovapd zmm21, zmmword ptr [rsi + 320]
    vmovapd zmm22, zmmword ptr [rdx + 64]
    vfmadd213pd zmm17, zmm18, zmm4
    vmovapd zmm23, zmmword ptr [rsi + 320]
    vmovapd zmm24, zmmword ptr [rdx + 128]
    vfmadd213pd zmm19, zmm18, zmm4
    vmovapd zmm25, zmmword ptr [rsi + 64]
    vmovapd zmm26, zmmword ptr [rsi + 64]
    vfmadd213pd zmm20, zmm18, zmm4
    vbroadcastsd zmm27, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 8]
    vfmadd231pd zmm15, zmm3, zmmword ptr [rsi + 0]
    vfmadd213pd zmm21, zmm22, zmm4
    vmovapd zmm28, zmmword ptr [rsi + 128]
    vmovapd zmm29, zmmword ptr [rdx + 64]
    vfmadd213pd zmm23, zmm24, zmm4
    vmovapd zmm30, zmmword ptr [rsi + 192]
    vfmadd213pd zmm25, zmm26, zmm13
    vsubpd zmm31, zmm27, zmm16
    vsubpd zmm0, zmm27, zmm13
    vmovapd zmm1, zmmword ptr [rsi + 256]
    vfmadd213pd zmm28, zmm29, zmm17
    vfmadd213pd zmm30, zmm29, zmm19
    vsubpd zmm5, zmm27, zmm17
    vsubpd zmm6, zmm27, zmm19
    vfmadd213pd zmm1, zmm29, zmm20
    vsubpd zmm8, zmm13, zmm25
    vmovapd zmm7, zmmword ptr [rsi + 128]
    vmovapd zmm9, zmmword ptr [rsi + 128]
    vfmadd231pd zmm31, zmm14, zmmword ptr [rsi + 64]
    vfmadd231pd zmm0, zmm14, zmmword ptr [rsi + 128]
    vsubpd zmm10, zmm17, zmm28
    vsubpd zmm11, zmm19, zmm30
    vbroadcastsd zmm12, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 16]
    vfmadd213pd zmm7, zmm9, zmm30
    vfmadd231pd zmm5, zmm18, zmmword ptr [rsi + 192]
    vfmadd231pd zmm6, zmm18, zmmword ptr [rsi + 256]
    vfmadd231pd zmm8, zmm26, zmmword ptr [rsi + 64]
    vfmadd231pd zmm31, zmm2, zmm12
    vfmadd231pd zmm10, zmm29, zmmword ptr [rsi + 128]
    vaddpd zmm3, zmm15, zmm4
    vfmadd231pd zmm11, zmm29, zmmword ptr [rsi + 192]
    vsubpd zmm13, zmm30, zmm7
    vsubpd zmm14, zmm27, zmm20
    vmovapd zmm17, zmmword ptr [rsi + 192]
    vmovapd zmm19, zmmword ptr [rdx + 128]
    vsubpd zmm26, zmm20, zmm1
    vaddpd zmm2, zmm0, zmm8
    vaddpd zmm30, zmm31, zmm4
    vaddpd zmm20, zmm5, zmm10
    vfmadd213pd zmm17, zmm19, zmm1
    vaddpd zmm0, zmm6, zmm11
    vfmadd231pd zmm13, zmm9, zmmword ptr [rsi + 128]
    vsubpd zmm8, zmm3, zmm4
    vfmadd231pd zmm14, zmm18, zmmword ptr [rsi + 320]
    vfmadd231pd zmm2, zmm16, zmm12
    vsubpd zmm5, zmm30, zmm4
    vfmadd231pd zmm26, zmm29, zmmword ptr [rsi + 256]
    vmovapd zmm10, zmmword ptr [rsi + 256]
    vsubpd zmm6, zmm1, zmm17
    vaddpd zmm11, zmm0, zmm13
    vfmadd231pd zmm20, zmm25, zmm12
    vsubpd zmm9, zmm15, zmm8
    vfmadd213pd zmm10, zmm24, zmm21
    vaddpd zmm3, zmm2, zmm4
    vsubpd zmm18, zmm31, zmm5
    vbroadcastsd zmm16, qword ptr [rdi + 48]
    vaddpd zmm30, zmm14, zmm26
    vfmadd231pd zmm6, zmm19, zmmword ptr [rsi + 192]
    vaddpd zmm29, zmm20, zmm4
    vfmadd231pd zmm11, zmm28, zmm12
    vfmadd213pd zmm16, zmm9, zmm17
    vsubpd zmm1, zmm27, zmm21
    vsubpd zmm0, zmm3, zmm4
    vfmadd231pd zmm18, zmm8, zmm12
    vaddpd zmm13, zmm30, zmm6
    vmovapd zmm25, zmmword ptr [rsi + 192]
    vmovapd zmm15, zmmword ptr [rsi + 192]
    vsubpd zmm31, zmm21, zmm10
    vsubpd zmm14, zmm29, zmm4
    vbroadcastsd zmm26, qword ptr [rdi + 96]
    vaddpd zmm19, zmm11, zmm4
    vsubpd zmm28, zmm17, zmm16
    vmovapd zmm3, zmmword ptr [rsi + 320]
    vmovapd zmm8, zmmword ptr [rdx + 192]
    vfmadd213pd zmm25, zmm15, zmm10
    vsubpd zmm30, zmm2, zmm0
    vfmadd213pd zmm26, zmm18, zmm16
    vfmadd231pd zmm13, zmm7, zmm12
    vfmadd213pd zmm3, zmm8, zmm4
    vsubpd zmm6, zmm20, zmm14
    vsubpd zmm21, zmm19, zmm4
    vfmadd231pd zmm28, zmm9, qword ptr [rdi + 48]{1to8}
    vmovapd zmm29, zmmword ptr [rsi + 256]
    vfmadd231pd zmm1, zmm22, zmmword ptr [rsi + 320]
    vfmadd231pd zmm30, zmm5, zmm12
    vsubpd zmm17, zmm16, zmm26
    vfmadd231pd zmm31, zmm24, zmmword ptr [rsi + 256]
    vfmadd213pd zmm29, zmm8, zmm23
    vbroadcastsd zmm2, qword ptr [rdi + 144]
    vfmadd231pd zmm6, zmm0, zmm12
    vsubpd zmm7, zmm11, zmm21
    vmovapd zmm20, zmmword ptr [rsi + 256]
    vmovapd zmm19, zmmword ptr [rsi + 256]
    vfmadd231pd zmm13, zmm21, zmm12
    vbroadcastsd zmm22, qword ptr [rdi + 56]
    vsubpd zmm5, zmm10, zmm25
    vfmadd213pd zmm2, zmm30, zmm26
    vfmadd231pd zmm17, zmm18, qword ptr [rdi + 96]{1to8}
    vfmadd213pd zmm20, zmm19, zmm3
    vfmadd213pd zmm22, zmm9, zmm25
    vfmadd231pd zmm7, zmm14, zmm12
    vbroadcastsd zmm16, qword ptr [rdi + 192]
    vsubpd zmm0, zmm27, zmm23
    vaddpd zmm11, zmm13, zmm28
    vaddpd zmm21, zmm1, zmm31
    vsubpd zmm10, zmm26, zmm2
    vfmadd213pd zmm16, zmm6, zmm2
    vsubpd zmm14, zmm23, zmm29
    vbroadcastsd zmm13, qword ptr [rdi + 64]
    vsubpd zmm28, zmm27, zmm3
    vfmadd231pd zmm5, zmm15, zmmword ptr [rsi + 192]
    vsubpd zmm1, zmm3, zmm20
    vbroadcastsd zmm31, qword ptr [rdi + 240]
    vaddpd zmm26, zmm11, zmm17
    vbroadcastsd zmm23, qword ptr [rdi + 72]
    vfmadd213pd zmm13, zmm9, zmm29
    vfmadd231pd zmm10, zmm30, qword ptr [rdi + 144]{1to8}
    vsubpd zmm15, zmm2, zmm16
    vbroadcastsd zmm3, qword ptr [rdi + 104]
    vfmadd213pd zmm31, zmm7, zmm16
    vfmadd213pd zmm23, zmm9, zmm20
    vsubpd zmm11, zmm25, zmm22
    vfmadd231pd zmm0, zmm24, zmmword ptr [rsi + 320]
    vfmadd213pd zmm3, zmm18, zmm22
    vfmadd231pd zmm14, zmm8, zmmword ptr [rsi + 256]
    vmovapd zmm17, zmmword ptr [rsi + 320]
    vmovapd zmm2, zmmword ptr [rdx + 256]
    vaddpd zmm25, zmm26, zmm10
    vfmadd231pd zmm15, zmm6, qword ptr [rdi + 192]{1to8}
    vsubpd zmm24, zmm16, zmm31
    vmovapd zmm26, zmmword ptr [rsi + 320]
    vmovapd zmm10, zmmword ptr [rsi + 320]
    vfmadd231pd zmm28, zmm8, zmmword ptr [rsi + 320]
    vfmadd213pd zmm17, zmm2, zmm4
    vaddpd zmm16, zmm21, zmm5
    vfmadd231pd zmm1, zmm19, zmmword ptr [rsi + 256]
    vfmadd213pd zmm26, zmm10, zmm4
    vbroadcastsd zmm8, qword ptr [rdi + 80]
    vaddpd zmm21, zmm25, zmm15
    vsubpd zmm5, zmm29, zmm13
    vfmadd231pd zmm24, zmm7, qword ptr [rdi + 240]{1to8}
    vsubpd zmm19, zmm20, zmm23
    vbroadcastsd zmm25, qword ptr [rdi + 88]
    vfmadd213pd zmm8, zmm9, zmm17
    vfmadd231pd zmm11, zmm9, qword ptr [rdi + 56]{1to8}
    vsubpd zmm15, zmm22, zmm3
    vbroadcastsd zmm29, qword ptr [rdi + 112]
    vaddpd zmm20, zmm0, zmm14
    vbroadcastsd zmm22, qword ptr [rdi + 120]
    vfmadd213pd zmm25, zmm9, zmm26
    vaddpd zmm0, zmm28, zmm1
    vaddpd zmm14, zmm21, zmm24
    vfmadd213pd zmm29, zmm18, zmm13
    vbroadcastsd zmm28, qword ptr [rdi + 152]
    vfmadd213pd zmm22, zmm18, zmm23
    vfmadd231pd zmm5, zmm9, qword ptr [rdi + 64]{1to8}
    vfmadd231pd zmm19, zmm9, qword ptr [rdi + 72]{1to8}
    vaddpd zmm1, zmm16, zmm11
    vfmadd213pd zmm28, zmm30, zmm3
    vfmadd231pd zmm15, zmm18, qword ptr [rdi + 104]{1to8}
    vsubpd zmm21, zmm13, zmm29
    vsubpd zmm24, zmm23, zmm22
    vaddpd zmm16, zmm20, zmm5
    vsubpd zmm11, zmm27, zmm17
    vsubpd zmm13, zmm17, zmm8
    vsubpd zmm23, zmm3, zmm28
    vaddpd zmm20, zmm0, zmm19
    vsubpd zmm5, zmm27, zmm26
    vbroadcastsd zmm17, qword ptr [rdi + 128]
    vsubpd zmm3, zmm26, zmm25
    vfmadd231pd zmm21, zmm18, qword ptr [rdi + 112]{1to8}
    vfmadd231pd zmm24, zmm18, qword ptr [rdi + 120]{1to8}
    vbroadcastsd zmm0, qword ptr [rdi + 136]
    vfmadd231pd zmm11, zmm2, zmmword ptr [rsi + 320]
    vfmadd213pd zmm17, zmm18, zmm8
    vbroadcastsd zmm19, qword ptr [rdi + 160]
    vfmadd231pd zmm13, zmm9, qword ptr [rdi + 80]{1to8}
    vaddpd zmm26, zmm1, zmm15
    vbroadcastsd zmm2, qword ptr [rdi + 168]
    vfmadd213pd zmm0, zmm18, zmm25
    vfmadd231pd zmm5, zmm10, zmmword ptr [rsi + 320]
    vfmadd213pd zmm19, zmm30, zmm29
    vfmadd231pd zmm3, zmm9, qword ptr [rdi + 88]{1to8}
    vfmadd213pd zmm2, zmm30, zmm22
    vsubpd zmm1, zmm8, zmm17
    vfmadd231pd zmm23, zmm30, qword ptr [rdi + 152]{1to8}
    vaddpd zmm15, zmm11, zmm13
    vbroadcastsd zmm10, qword ptr [rdi + 200]
    vaddpd zmm9, zmm14, zmm4
    vsubpd zmm8, zmm25, zmm0
    vsubpd zmm11, zmm29, zmm19
    vaddpd zmm13, zmm5, zmm3
    vfmadd213pd zmm10, zmm6, zmm28
    vbroadcastsd zmm25, qword ptr [rdi + 176]
    vsubpd zmm29, zmm22, zmm2
    vfmadd231pd zmm1, zmm18, qword ptr [rdi + 128]{1to8}
    vbroadcastsd zmm5, qword ptr [rdi + 184]
    vaddpd zmm3, zmm16, zmm21
    vsubpd zmm22, zmm9, zmm4
    vfmadd213pd zmm25, zmm30, zmm17
    vbroadcastsd zmm16, qword ptr [rdi + 208]
    vfmadd231pd zmm8, zmm18, qword ptr [rdi + 136]{1to8}
    vfmadd213pd zmm5, zmm30, zmm0
    vsubpd zmm21, zmm28, zmm10
    vaddpd zmm9, zmm20, zmm24
    vfmadd213pd zmm16, zmm6, zmm19
    vfmadd231pd zmm11, zmm30, qword ptr [rdi + 160]{1to8}
    vsubpd zmm18, zmm14, zmm22
    vbroadcastsd zmm28, qword ptr [rdi + 216]
    vsubpd zmm20, zmm17, zmm25
    vsubpd zmm24, zmm0, zmm5
    vfmadd231pd zmm29, zmm30, qword ptr [rdi + 168]{1to8}
    vaddpd zmm14, zmm26, zmm23
    vbroadcastsd zmm17, qword ptr [rdi + 336]
    vfmadd213pd zmm28, zmm6, zmm2
    vsubpd zmm0, zmm19, zmm16
    vbroadcastsd zmm26, qword ptr [rdi + 248]
    vfmadd231pd zmm21, zmm6, qword ptr [rdi + 200]{1to8}
    vaddpd zmm23, zmm15, zmm1
    vfmadd213pd zmm17, zmm18, zmm4
    vaddpd zmm19, zmm13, zmm8
    vbroadcastsd zmm15, qword ptr [rdi + 224]
    vfmadd213pd zmm26, zmm7, zmm10
    vsubpd zmm1, zmm2, zmm28
    vfmadd231pd zmm20, zmm30, qword ptr [rdi + 176]{1to8}
    vbroadcastsd zmm13, qword ptr [rdi + 232]
    vfmadd231pd zmm24, zmm30, qword ptr [rdi + 184]{1to8}
    vfmadd213pd zmm15, zmm6, zmm25
    vsubpd zmm8, zmm4, zmm17
    vbroadcastsd zmm2, qword ptr [rdi + 256]
    vaddpd zmm30, zmm3, zmm11
    vfmadd213pd zmm13, zmm6, zmm5
    vsubpd zmm17, zmm10, zmm26
    vaddpd zmm3, zmm9, zmm29
    vfmadd213pd zmm2, zmm7, zmm16
    vsubpd zmm11, zmm25, zmm15
    vfmadd231pd zmm0, zmm6, qword ptr [rdi + 208]{1to8}
    vbroadcastsd zmm10, qword ptr [rdi + 264]
    vfmadd231pd zmm8, zmm18, qword ptr [rdi + 336]{1to8}
    vfmadd231pd zmm1, zmm6, qword ptr [rdi + 216]{1to8}
    vsubpd zmm9, zmm5, zmm13
    vaddpd zmm29, zmm14, zmm21
    vbroadcastsd zmm25, qword ptr [rdi + 272]
    vfmadd213pd zmm10, zmm7, zmm28
    vsubpd zmm5, zmm16, zmm2
    vbroadcastsd zmm14, qword ptr [rdi + 280]
    vfmadd231pd zmm17, zmm7, qword ptr [rdi + 248]{1to8}
    vaddpd zmm21, zmm23, zmm20
    vfmadd213pd zmm25, zmm7, zmm15
    vaddpd zmm16, zmm19, zmm24
    vbroadcastsd zmm23, qword ptr [rdi + 8]
    vfmadd213pd zmm14, zmm7, zmm13
    vfmadd231pd zmm11, zmm6, qword ptr [rdi + 224]{1to8}
    vsubpd zmm20, zmm28, zmm10
    vbroadcastsd zmm19, qword ptr [rdi + 16]
    vfmadd231pd zmm9, zmm6, qword ptr [rdi + 232]{1to8}
    vfmadd213pd zmm23, zmm8, zmm26
    vaddpd zmm24, zmm30, zmm0
    vbroadcastsd zmm28, qword ptr [rdi + 24]
    vsubpd zmm6, zmm15, zmm25
    vfmadd213pd zmm19, zmm8, zmm2
    vsubpd zmm30, zmm13, zmm14
    vaddpd zmm0, zmm3, zmm1
    vfmadd213pd zmm28, zmm8, zmm10
    vbroadcastsd zmm15, qword ptr [rdi + 32]
    vfmadd231pd zmm5, zmm7, qword ptr [rdi + 256]{1to8}
    vsubpd zmm13, zmm26, zmm23
    vbroadcastsd zmm3, qword ptr [rdi + 40]
    vfmadd231pd zmm20, zmm7, qword ptr [rdi + 264]{1to8}
    vaddpd zmm1, zmm29, zmm17
    vfmadd213pd zmm15, zmm8, zmm25
    vaddpd zmm26, zmm21, zmm11
    vfmadd213pd zmm3, zmm8, zmm14
    vaddpd zmm29, zmm16, zmm9
    vfmadd231pd zmm6, zmm7, qword ptr [rdi + 272]{1to8}
    vfmadd231pd zmm30, zmm7, qword ptr [rdi + 280]{1to8}
    vsubpd zmm17, zmm2, zmm19
    vsubpd zmm21, zmm10, zmm28
    vsubpd zmm11, zmm25, zmm15
    vsubpd zmm16, zmm14, zmm3
    vfmadd231pd zmm13, zmm8, qword ptr [rdi + 8]{1to8}
    vaddpd zmm9, zmm24, zmm5
    vaddpd zmm7, zmm0, zmm20
    vaddpd zmm2, zmm26, zmm6
    vaddpd zmm10, zmm29, zmm30
    vfmadd231pd zmm17, zmm8, qword ptr [rdi + 16]{1to8}
    vfmadd231pd zmm21, zmm8, qword ptr [rdi + 24]{1to8}
    vfmadd231pd zmm11, zmm8, qword ptr [rdi + 32]{1to8}
    vfmadd231pd zmm16, zmm8, qword ptr [rdi + 40]{1to8}
    vaddpd zmm25, zmm1, zmm13
    vfmadd231pd zmm18, zmm8, qword ptr [rdi + 0]{1to8}
    vfmsub213pd zmm3, zmm12, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 24]{1to8}
    vaddpd zmm14, zmm9, zmm17
    vaddpd zmm24, zmm7, zmm21
    vaddpd zmm5, zmm2, zmm11
    vaddpd zmm0, zmm10, zmm16
    vfmadd231pd zmm25, zmm31, zmm12
    vfmadd231pd zmm14, zmm23, zmm12
    vfmadd231pd zmm24, zmm19, zmm12
    vfmadd231pd zmm5, zmm28, zmm12
    vfmadd231pd zmm0, zmm15, zmm12
    vfmadd231pd zmm25, zmm22, zmm12
    vaddpd zmm20, zmm14, zmm4
    vaddpd zmm26, zmm24, zmm4
    vaddpd zmm6, zmm5, zmm4
    vaddpd zmm29, zmm0, zmm4
    vfmadd231pd zmm25, zmm18, zmm12
    vsubpd zmm30, zmm20, zmm4
    vsubpd zmm1, zmm26, zmm4
    vsubpd zmm13, zmm6, zmm4
    vsubpd zmm8, zmm29, zmm4
    vaddpd zmm9, zmm25, zmm4
    vsubpd zmm17, zmm14, zmm30
    vsubpd zmm7, zmm24, zmm1
    vsubpd zmm21, zmm5, zmm13
    vsubpd zmm2, zmm0, zmm8
    vsubpd zmm11, zmm9, zmm4
    vfmadd231pd zmm3, zmm8, zmm12
    vfmadd231pd zmm7, zmm30, zmm12
    vfmadd231pd zmm21, zmm1, zmm12
    vfmadd231pd zmm2, zmm13, zmm12
    vsubpd zmm10, zmm25, zmm11
    vfmadd231pd zmm17, zmm11, zmm12
    vmovapd zmmword ptr [rdx + 320], zmm3
    vmovapd zmmword ptr [rdx + 128], zmm7
    vmovapd zmmword ptr [rdx + 192], zmm21
    vmovapd zmmword ptr [rdx + 256], zmm2
    vmovapd zmmword ptr [rdx + 0], zmm10
    vmovapd zmmword ptr [rdx + 64], zmm17
    ret
.globl msmith_0_1_0_fma512_fold_mul_6
.p2align 6
msmith_0_1_0_fma512_fold_mul_6:
    cmp dword ptr [rdi + 348], 1087373312
    jae msmith_0_1_0_fma512_long_fold_mul_6
    vmovapd zmm0, zmmword ptr [rdx + 320]
    vmovapd zmm1, zmmword ptr [rsi + 64]
    vbroadcastsd zmm2, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 0]
    vmovapd zmm3, zmmword ptr [rdx + 320]
    vmovapd zmm4, zmmword ptr [rsi + 128]
    vfmadd213pd zmm0, zmm1, zmm2
    vmovapd zmm5, zmmword ptr [rdx + 320]
    vmovapd zmm6, zmmword ptr [rsi + 0]
    vfmadd213pd zmm3, zmm4, zmm2
    vmovapd zmm7, zmmword ptr [rdx + 320]
    vmovapd zmm8, zmmword ptr [rsi + 192]
    vfmadd213pd zmm5, zmm6, zmm2
    vmovapd zmm9, zmmword ptr [rdx + 320]
    vmovapd zmm10, zmmword ptr [rsi + 256]
    vfmadd213pd zmm7, zmm8, zmm2
    vmovapd zmm11, zmmword ptr [rdx + 256]
    vfmadd213pd zmm9, zmm10, zmm2
    vmovapd zmm12, zmmword ptr [rdx + 320]
    vmovapd zmm13, zmmword ptr [rsi + 320]
    vfmadd213pd zmm11, zmm6, zmm2
    vmovapd zmm14, zmmword ptr [rdx + 192]
    vfmadd213pd zmm12, zmm13, zmm2
    vmovapd zmm15, zmmword ptr [rdx + 256]
    vfmadd213pd zmm14, zmm6, zmm2
    vmovapd zmm16, zmmword ptr [rdx + 256]
    vfmadd213pd zmm15, zmm4, zmm0
    vmovapd zmm17, zmmword ptr [rdx + 256]
    vmovapd zmm18, zmmword ptr [rsi + 64]
    vfmadd213pd zmm16, zmm8, zmm3
    vfmadd213pd zmm17, zmm18, zmm5
    vbroadcastsd zmm19, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 8]
    vsubpd zmm20, zmm2, zmm0
    vmovapd zmm21, zmmword ptr [rdx + 256]
    vsubpd zmm22, zmm19, zmm3
    vfmadd213pd zmm21, zmm10, zmm7
    vsubpd zmm23, zmm19, zmm5
    vsubpd zmm24, zmm19, zmm7
    vmovapd zmm25, zmmword ptr [rdx + 192]
    vsubpd zmm26, zmm0, zmm15
    vfmadd213pd zmm25, zmm8, zmm15
    vmovapd zmm27, zmmword ptr [rdx + 192]
    vsubpd zmm28, zmm3, zmm16
    vfmadd213pd zmm27, zmm10, zmm16
    vmovapd zmm29, zmmword ptr [rdx + 192]
    vmovapd zmm30, zmmword ptr [rsi + 128]
    vsubpd zmm31, zmm5, zmm17
    vfmadd213pd zmm29, zmm30, zmm17
    vfmadd231pd zmm20, zmm1, zmmword ptr [rdx + 320]
    vfmadd231pd zmm22, zmm4, zmmword ptr [rdx + 320]
    vfmadd231pd zmm26, zmm4, zmmword ptr [rdx + 256]
    vsubpd zmm0, zmm15, zmm25
    vmovapd zmm3, zmmword ptr [rdx + 128]
    vfmadd231pd zmm28, zmm8, zmmword ptr [rdx + 256]
    vfmadd213pd zmm3, zmm10, zmm25
    vsubpd zmm5, zmm16, zmm27
    vmovapd zmm1, zmmword ptr [rdx + 128]
    vsubpd zmm4, zmm7, zmm21
    vmovapd zmm15, zmmword ptr [rdx + 192]
    vfmadd213pd zmm1, zmm13, zmm27
    vfmadd213pd zmm15, zmm13, zmm21
    vfmadd231pd zmm23, zmm6, zmmword ptr [rdx + 320]
    vfmadd231pd zmm31, zmm18, zmmword ptr [rdx + 256]
    vsubpd zmm16, zmm17, zmm29
    vmovapd zmm7, zmmword ptr [rdx + 256]
    vaddpd zmm17, zmm20, zmm26
    vfmadd213pd zmm7, zmm13, zmm9
    vfmadd231pd zmm0, zmm8, zmmword ptr [rdx + 192]
    vfmadd231pd zmm24, zmm8, zmmword ptr [rdx + 320]
    vmovapd zmm20, zmmword ptr [rdx + 128]
    vmovapd zmm26, zmmword ptr [rsi + 192]
    vaddpd zmm8, zmm22, zmm28
    vfmadd213pd zmm20, zmm26, zmm29
    vsubpd zmm22, zmm25, zmm3
    vfmadd231pd zmm5, zmm10, zmmword ptr [rdx + 192]
    vfmadd231pd zmm4, zmm10, zmmword ptr [rdx + 256]
    vsubpd zmm28, zmm27, zmm1
    vsubpd zmm25, zmm21, zmm15
    vaddpd zmm27, zmm23, zmm31
    vsubpd zmm21, zmm19, zmm9
    vsubpd zmm23, zmm9, zmm7
    vfmadd231pd zmm16, zmm30, zmmword ptr [rdx + 192]
    vsubpd zmm31, zmm29, zmm20
    vmovapd zmm9, zmmword ptr [rdx + 64]
    vaddpd zmm29, zmm17, zmm0
    vfmadd213pd zmm9, zmm13, zmm3
    vfmadd231pd zmm22, zmm10, zmmword ptr [rdx + 128]
    vmovapd zmm17, zmmword ptr [rdx + 192]
    vfmadd231pd zmm21, zmm10, zmmword ptr [rdx + 320]
    vfmadd213pd zmm17, zmm18, zmm11
    vaddpd zmm0, zmm8, zmm5
    vsubpd zmm10, zmm19, zmm12
    vaddpd zmm8, zmm24, zmm4
    vfmadd231pd zmm28, zmm13, zmmword ptr [rdx + 128]
    vsubpd zmm5, zmm3, zmm9
    vfmadd231pd zmm25, zmm13, zmmword ptr [rdx + 192]
    vbroadcastsd zmm24, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 16]
    vbroadcastsd zmm4, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 24]
    vfmadd231pd zmm23, zmm13, zmmword ptr [rdx + 256]
    vfmsub213pd zmm12, zmm24, zmm4
    vsubpd zmm3, zmm19, zmm11
    vsubpd zmm4, zmm11, zmm17
    vmovapd zmm11, zmmword ptr [rdx + 128]
    vaddpd zmm27, zmm27, zmm16
    vfmadd213pd zmm11, zmm18, zmm14
    vfmadd231pd zmm31, zmm26, zmmword ptr [rdx + 128]
    vmovapd zmm16, zmmword ptr [rdx + 128]
    vaddpd zmm29, zmm29, zmm22
    vfmadd213pd zmm16, zmm30, zmm17
    vfmadd231pd zmm5, zmm13, zmmword ptr [rdx + 64]
    vfmadd231pd zmm10, zmm13, zmmword ptr [rdx + 320]
    vmovapd zmm22, zmmword ptr [rdx + 64]
    vmovapd zmm13, zmmword ptr [rsi + 256]
    vaddpd zmm0, zmm0, zmm28
    vfmadd213pd zmm22, zmm13, zmm20
    vaddpd zmm28, zmm8, zmm25
    vmovapd zmm8, zmmword ptr [rdx + 128]
    vmovapd zmm25, zmmword ptr [rsi + 0]
    vaddpd zmm21, zmm21, zmm23
    vfmadd213pd zmm8, zmm25, zmm2
    vfmadd231pd zmm3, zmm6, zmmword ptr [rdx + 256]
    vfmadd231pd zmm4, zmm18, zmmword ptr [rdx + 192]
    vsubpd zmm23, zmm17, zmm16
    vaddpd zmm17, zmm27, zmm31
    vsubpd zmm27, zmm20, zmm22
    vsubpd zmm31, zmm19, zmm14
    vsubpd zmm20, zmm14, zmm11
    vmovapd zmm14, zmmword ptr [rdx + 64]
    vaddpd zmm29, zmm29, zmm5
    vfmadd213pd zmm14, zmm30, zmm11
    vmovapd zmm5, zmmword ptr [rdx + 64]
    vfmadd231pd zmm0, zmm9, zmm24
    vfmadd213pd zmm5, zmm26, zmm16
    vfmadd231pd zmm28, zmm1, zmm24
    vmovapd zmm9, zmmword ptr [rdx + 64]
    vfmadd231pd zmm27, zmm13, zmmword ptr [rdx + 64]
    vfmadd213pd zmm9, zmm25, zmm2
    vfmadd231pd zmm21, zmm15, zmm24
    vmovapd zmm1, zmmword ptr [rdx + 0]
    vmovapd zmm15, zmmword ptr [rsi + 320]
    vfmadd231pd zmm10, zmm7, zmm24
    vfmadd213pd zmm1, zmm15, zmm22
    vfmadd231pd zmm31, zmm6, zmmword ptr [rdx + 192]
    vmovapd zmm7, zmmword ptr [rdx + 64]
    vmovapd zmm6, zmmword ptr [rsi + 64]
    vfmadd231pd zmm20, zmm18, zmmword ptr [rdx + 128]
    vfmadd213pd zmm7, zmm6, zmm8
    vaddpd zmm18, zmm3, zmm4
    vsubpd zmm3, zmm11, zmm14
    vmovapd zmm4, zmmword ptr [rdx + 0]
    vfmadd231pd zmm23, zmm30, zmmword ptr [rdx + 128]
    vfmadd213pd zmm4, zmm26, zmm14
    vsubpd zmm11, zmm22, zmm1
    vsubpd zmm22, zmm16, zmm5
    vbroadcastsd zmm16, qword ptr [rdi + 344]
    vaddpd zmm17, zmm17, zmm27
    vfmadd213pd zmm16, zmm12, zmm1
    vmovapd zmm27, zmmword ptr [rdx + 0]
    vaddpd zmm31, zmm31, zmm20
    vfmadd213pd zmm27, zmm13, zmm5
    vmovapd zmm20, zmmword ptr [rdx + 0]
    vfmadd231pd zmm3, zmm30, zmmword ptr [rdx + 64]
    vfmadd213pd zmm20, zmm25, zmm2
    vfmadd231pd zmm11, zmm15, zmmword ptr [rdx + 0]
    vsubpd zmm30, zmm19, zmm8
    vsubpd zmm15, zmm1, zmm16
    vsubpd zmm1, zmm8, zmm7
    vmovapd zmm8, zmmword ptr [rdx + 0]
    vaddpd zmm18, zmm18, zmm23
    vfmadd213pd zmm8, zmm6, zmm9
    vsubpd zmm23, zmm14, zmm4
    vfmadd231pd zmm22, zmm26, zmmword ptr [rdx + 64]
    vsubpd zmm14, zmm5, zmm27
    vbroadcastsd zmm5, qword ptr [rdi + 344]
    vaddpd zmm17, zmm17, zmm11
    vfmadd213pd zmm5, zmm21, zmm4
    vbroadcastsd zmm11, qword ptr [rdi + 344]
    vfmadd231pd zmm15, zmm12, qword ptr [rdi + 344]{1to8}
    vbroadcastsd zmm12, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 24]
    vfmadd213pd zmm11, zmm10, zmm27
    vfmsub213pd zmm16, zmm24, zmm12
    vfmadd231pd zmm30, zmm25, zmmword ptr [rdx + 128]
    vfmadd231pd zmm1, zmm6, zmmword ptr [rdx + 64]
    vaddpd zmm12, zmm31, zmm3
    vsubpd zmm31, zmm19, zmm9
    vsubpd zmm3, zmm9, zmm8
    vbroadcastsd zmm9, qword ptr [rdi + 344]
    vfmadd231pd zmm23, zmm26, zmmword ptr [rdx + 0]
    vfmadd213pd zmm9, zmm29, zmm20
    vbroadcastsd zmm26, qword ptr [rdi + 344]
    vaddpd zmm18, zmm18, zmm22
    vfmadd213pd zmm26, zmm0, zmm8
    vfmadd231pd zmm14, zmm13, zmmword ptr [rdx + 0]
    vsubpd zmm22, zmm4, zmm5
    vsubpd zmm13, zmm27, zmm11
    vmovapd zmm4, zmmword ptr [rdx + 0]
    vmovapd zmm27, zmmword ptr [rsi + 128]
    vaddpd zmm17, zmm17, zmm15
    vfmadd213pd zmm4, zmm27, zmm7
    vfmadd231pd zmm31, zmm25, zmmword ptr [rdx + 64]
    vfmadd231pd zmm3, zmm6, zmmword ptr [rdx + 0]
    vsubpd zmm15, zmm2, zmm20
    vaddpd zmm6, zmm30, zmm1
    vsubpd zmm30, zmm20, zmm9
    vsubpd zmm1, zmm8, zmm26
    vbroadcastsd zmm20, qword ptr [rdi + 344]
    vsubpd zmm8, zmm7, zmm4
    vfmadd213pd zmm20, zmm28, zmm4
    vbroadcastsd zmm7, qword ptr [rdi + 344]
    vaddpd zmm12, zmm12, zmm23
    vfmadd213pd zmm7, zmm16, zmm9
    vaddpd zmm23, zmm18, zmm14
    vfmadd231pd zmm22, zmm21, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm13, zmm10, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm17, zmm11, zmm24
    vfmadd231pd zmm8, zmm27, zmmword ptr [rdx + 0]
    vsubpd zmm18, zmm4, zmm20
    vfmadd231pd zmm15, zmm25, zmmword ptr [rdx + 0]
    vaddpd zmm14, zmm31, zmm3
    vfmadd231pd zmm30, zmm29, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm1, zmm0, qword ptr [rdi + 344]{1to8}
    vsubpd zmm21, zmm9, zmm7
    vaddpd zmm10, zmm12, zmm22
    vaddpd zmm11, zmm6, zmm8
    vfmadd231pd zmm18, zmm28, qword ptr [rdi + 344]{1to8}
    vbroadcastsd zmm27, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 32]
    vbroadcastsd zmm4, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 24]
    vaddpd zmm25, zmm23, zmm13
    vfmadd213pd zmm27, zmm17, zmm4
    vaddpd zmm31, zmm15, zmm30
    vaddpd zmm3, zmm14, zmm1
    vfmadd231pd zmm21, zmm16, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm10, zmm20, zmm24
    vaddpd zmm29, zmm11, zmm18
    vfmadd231pd zmm25, zmm5, zmm24
    vsubpd zmm0, zmm27, zmm4
    vfmadd231pd zmm3, zmm7, zmm24
    vaddpd zmm9, zmm31, zmm21
    vaddpd zmm12, zmm10, zmm2
    vfmadd231pd zmm29, zmm26, zmm24
    vbroadcastsd zmm22, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 40]
    vaddpd zmm6, zmm25, zmm2
    vfmadd231pd zmm17, zmm0, zmm22
    vaddpd zmm8, zmm3, zmm2
    vfmadd231pd zmm9, zmm0, qword ptr [rdi + 352]{1to8}
    vsubpd zmm28, zmm12, zmm2
    vaddpd zmm23, zmm29, zmm2
    vsubpd zmm13, zmm6, zmm2
    vsubpd zmm15, zmm8, zmm2
    vaddpd zmm30, zmm9, zmm2
    vsubpd zmm14, zmm10, zmm28
    vsubpd zmm1, zmm23, zmm2
    vsubpd zmm16, zmm25, zmm13
    vfmadd231pd zmm17, zmm13, zmm24
    vsubpd zmm20, zmm3, zmm15
    vsubpd zmm11, zmm30, zmm2
    vsubpd zmm18, zmm29, zmm1
    vfmadd231pd zmm14, zmm1, zmm24
    vfmadd231pd zmm16, zmm28, zmm24
    vmovapd zmmword ptr [rcx + 320], zmm17
    vsubpd zmm5, zmm9, zmm11
    vfmadd231pd zmm20, zmm11, zmm24
    vfmadd231pd zmm18, zmm15, zmm24
    vmovapd zmmword ptr [rcx + 192], zmm14
    vmovapd zmmword ptr [rcx + 256], zmm16
    vmovapd zmmword ptr [rcx + 0], zmm5
    vmovapd zmmword ptr [rcx + 64], zmm20
    vmovapd zmmword ptr [rcx + 128], zmm18
    ret
.globl msmith_0_1_0_fma512_fold_sqr_6
.p2align 6
msmith_0_1_0_fma512_fold_sqr_6:
    cmp dword ptr [rdi + 348], 1087373312
    jae msmith_0_1_0_fma512_long_fold_sqr_6
    vmovapd zmm0, zmmword ptr [rsi + 64]
    vmovapd zmm1, zmmword ptr [rsi + 128]
    vaddpd zmm2, zmm0, zmm0
    vmovapd zmm3, zmmword ptr [rsi + 192]
    vaddpd zmm4, zmm1, zmm1
    vmovapd zmm5, zmmword ptr [rsi + 0]
    vaddpd zmm6, zmm3, zmm3
    vmovapd zmm7, zmmword ptr [rsi + 256]
    vaddpd zmm8, zmm5, zmm5
    vmovapd zmm9, zmmword ptr [rsi + 320]
    vmovapd zmm10, zmmword ptr [rsi + 320]
    vbroadcastsd zmm11, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 0]
    vaddpd zmm12, zmm7, zmm7
    vmovapd zmm13, zmmword ptr [rsi + 0]
    vmovapd zmm14, zmmword ptr [rsi + 0]
    vfmadd213pd zmm9, zmm10, zmm11
    vfmadd213pd zmm13, zmm14, zmm11
    vmovapd zmmword ptr [rdx + 64], zmm2
    vmovapd zmmword ptr [rdx + 128], zmm4
    vmovapd zmmword ptr [rdx + 192], zmm6
    vmovapd zmmword ptr [rdx + 0], zmm8
    vbroadcastsd zmm15, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 8]
    vmovapd zmmword ptr [rdx + 256], zmm12
    vbroadcastsd zmm16, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 16]
    vbroadcastsd zmm17, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 24]
    vsubpd zmm18, zmm15, zmm9
    vfmsub213pd zmm9, zmm16, zmm17
    vmovapd zmm19, zmmword ptr [rsi + 320]
    vmovapd zmm20, zmmword ptr [rdx + 64]
    vsubpd zmm21, zmm11, zmm13
    vmovapd zmm22, zmmword ptr [rsi + 320]
    vmovapd zmm23, zmmword ptr [rdx + 128]
    vfmadd213pd zmm19, zmm20, zmm11
    vmovapd zmm24, zmmword ptr [rsi + 320]
    vmovapd zmm25, zmmword ptr [rdx + 192]
    vfmadd213pd zmm22, zmm23, zmm11
    vmovapd zmm26, zmmword ptr [rsi + 320]
    vmovapd zmm27, zmmword ptr [rdx + 0]
    vfmadd213pd zmm24, zmm25, zmm11
    vmovapd zmm28, zmmword ptr [rsi + 320]
    vmovapd zmm29, zmmword ptr [rdx + 256]
    vfmadd213pd zmm26, zmm27, zmm11
    vmovapd zmm30, zmmword ptr [rsi + 256]
    vfmadd213pd zmm28, zmm29, zmm11
    vfmadd213pd zmm30, zmm27, zmm11
    vmovapd zmm31, zmmword ptr [rsi + 192]
    vfmadd231pd zmm18, zmm10, zmmword ptr [rsi + 320]
    vmovapd zmm0, zmmword ptr [rsi + 256]
    vfmadd213pd zmm31, zmm27, zmm11
    vmovapd zmm1, zmmword ptr [rsi + 256]
    vfmadd213pd zmm0, zmm23, zmm19
    vmovapd zmm3, zmmword ptr [rsi + 256]
    vmovapd zmm5, zmmword ptr [rsi + 256]
    vfmadd213pd zmm1, zmm25, zmm22
    vfmadd213pd zmm3, zmm5, zmm24
    vsubpd zmm7, zmm11, zmm19
    vsubpd zmm2, zmm15, zmm22
    vmovapd zmm4, zmmword ptr [rsi + 256]
    vmovapd zmm6, zmmword ptr [rdx + 64]
    vsubpd zmm8, zmm15, zmm24
    vfmadd213pd zmm4, zmm6, zmm26
    vsubpd zmm12, zmm15, zmm28
    vsubpd zmm17, zmm19, zmm0
    vsubpd zmm10, zmm22, zmm1
    vsubpd zmm19, zmm24, zmm3
    vfmadd231pd zmm7, zmm20, zmmword ptr [rsi + 320]
    vfmadd231pd zmm2, zmm23, zmmword ptr [rsi + 320]
    vfmadd231pd zmm8, zmm25, zmmword ptr [rsi + 320]
    vsubpd zmm22, zmm15, zmm26
    vsubpd zmm24, zmm26, zmm4
    vfmadd231pd zmm17, zmm23, zmmword ptr [rsi + 256]
    vmovapd zmm20, zmmword ptr [rsi + 192]
    vmovapd zmm26, zmmword ptr [rsi + 192]
    vfmadd231pd zmm10, zmm25, zmmword ptr [rsi + 256]
    vfmadd213pd zmm20, zmm26, zmm0
    vfmadd231pd zmm19, zmm5, zmmword ptr [rsi + 256]
    vmovapd zmm23, zmmword ptr [rsi + 192]
    vmovapd zmm25, zmmword ptr [rdx + 128]
    vfmadd231pd zmm12, zmm29, zmmword ptr [rsi + 320]
    vfmadd213pd zmm23, zmm25, zmm4
    vfmadd231pd zmm22, zmm27, zmmword ptr [rsi + 320]
    vfmadd231pd zmm24, zmm6, zmmword ptr [rsi + 256]
    vaddpd zmm5, zmm7, zmm17
    vaddpd zmm29, zmm2, zmm10
    vsubpd zmm7, zmm0, zmm20
    vmovapd zmm17, zmmword ptr [rsi + 192]
    vaddpd zmm2, zmm8, zmm19
    vfmadd213pd zmm17, zmm6, zmm30
    vbroadcastsd zmm10, qword ptr [rdi + 344]
    vsubpd zmm0, zmm4, zmm23
    vfmadd213pd zmm10, zmm9, zmm23
    vmovapd zmm8, zmmword ptr [rsi + 128]
    vmovapd zmm19, zmmword ptr [rdx + 0]
    vfmadd231pd zmm12, zmm3, zmm16
    vfmadd213pd zmm8, zmm19, zmm11
    vfmadd231pd zmm29, zmm20, zmm16
    vfmadd231pd zmm7, zmm26, zmmword ptr [rsi + 192]
    vfmadd231pd zmm2, zmm1, zmm16
    vfmadd231pd zmm18, zmm28, zmm16
    vmovapd zmm4, zmmword ptr [rsi + 128]
    vsubpd zmm3, zmm15, zmm30
    vfmadd213pd zmm4, zmm6, zmm31
    vsubpd zmm20, zmm30, zmm17
    vmovapd zmm26, zmmword ptr [rsi + 128]
    vmovapd zmm1, zmmword ptr [rsi + 128]
    vaddpd zmm28, zmm22, zmm24
    vfmadd213pd zmm26, zmm1, zmm17
    vaddpd zmm30, zmm5, zmm7
    vfmadd231pd zmm0, zmm25, zmmword ptr [rsi + 192]
    vmovapd zmm22, zmmword ptr [rsi + 64]
    vsubpd zmm24, zmm23, zmm10
    vmovapd zmm5, zmmword ptr [rsi + 64]
    vmovapd zmm7, zmmword ptr [rsi + 64]
    vfmadd213pd zmm22, zmm19, zmm11
    vfmadd213pd zmm5, zmm7, zmm8
    vsubpd zmm25, zmm15, zmm31
    vfmadd231pd zmm21, zmm14, zmmword ptr [rsi + 0]
    vfmadd231pd zmm3, zmm27, zmmword ptr [rsi + 256]
    vsubpd zmm23, zmm31, zmm4
    vfmadd231pd zmm20, zmm6, zmmword ptr [rsi + 192]
    vsubpd zmm14, zmm17, zmm26
    vbroadcastsd zmm31, qword ptr [rdi + 344]
    vaddpd zmm17, zmm28, zmm0
    vfmadd213pd zmm31, zmm12, zmm4
    vbroadcastsd zmm28, qword ptr [rdi + 344]
    vfmadd231pd zmm24, zmm9, qword ptr [rdi + 344]{1to8}
    vbroadcastsd zmm0, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 24]
    vfmadd213pd zmm28, zmm18, zmm26
    vfmsub213pd zmm10, zmm16, zmm0
    vfmadd231pd zmm25, zmm27, zmmword ptr [rsi + 192]
    vsubpd zmm9, zmm15, zmm8
    vsubpd zmm0, zmm8, zmm5
    vbroadcastsd zmm27, qword ptr [rdi + 344]
    vfmadd231pd zmm23, zmm6, zmmword ptr [rsi + 128]
    vfmadd213pd zmm27, zmm30, zmm13
    vbroadcastsd zmm8, qword ptr [rdi + 344]
    vaddpd zmm6, zmm3, zmm20
    vfmadd213pd zmm8, zmm29, zmm22
    vbroadcastsd zmm3, qword ptr [rdi + 344]
    vfmadd231pd zmm14, zmm1, zmmword ptr [rsi + 128]
    vfmadd213pd zmm3, zmm2, zmm5
    vsubpd zmm20, zmm4, zmm31
    vsubpd zmm1, zmm26, zmm28
    vaddpd zmm4, zmm17, zmm24
    vsubpd zmm26, zmm15, zmm22
    vfmadd231pd zmm9, zmm19, zmmword ptr [rsi + 128]
    vfmadd231pd zmm0, zmm7, zmmword ptr [rsi + 64]
    vsubpd zmm17, zmm13, zmm27
    vsubpd zmm24, zmm22, zmm8
    vbroadcastsd zmm7, qword ptr [rdi + 344]
    vsubpd zmm13, zmm5, zmm3
    vfmadd213pd zmm7, zmm10, zmm27
    vaddpd zmm22, zmm25, zmm23
    vaddpd zmm5, zmm6, zmm14
    vfmadd231pd zmm20, zmm12, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm1, zmm18, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm4, zmm28, zmm16
    vfmadd231pd zmm26, zmm19, zmmword ptr [rsi + 64]
    vaddpd zmm25, zmm9, zmm0
    vfmadd231pd zmm17, zmm30, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm24, zmm29, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm13, zmm2, qword ptr [rdi + 344]{1to8}
    vsubpd zmm23, zmm27, zmm7
    vaddpd zmm6, zmm22, zmm20
    vbroadcastsd zmm14, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 32]
    vbroadcastsd zmm12, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 24]
    vaddpd zmm18, zmm5, zmm1
    vfmadd213pd zmm14, zmm4, zmm12
    vaddpd zmm28, zmm21, zmm17
    vaddpd zmm19, zmm26, zmm24
    vaddpd zmm9, zmm25, zmm13
    vfmadd231pd zmm23, zmm10, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm18, zmm31, zmm16
    vfmadd231pd zmm6, zmm3, zmm16
    vsubpd zmm0, zmm14, zmm12
    vfmadd231pd zmm19, zmm7, zmm16
    vaddpd zmm30, zmm28, zmm23
    vfmadd231pd zmm9, zmm8, zmm16
    vaddpd zmm29, zmm18, zmm11
    vbroadcastsd zmm2, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 40]
    vaddpd zmm27, zmm6, zmm11
    vfmadd231pd zmm4, zmm0, zmm2
    vaddpd zmm22, zmm19, zmm11
    vfmadd231pd zmm30, zmm0, qword ptr [rdi + 352]{1to8}
    vaddpd zmm20, zmm9, zmm11
    vsubpd zmm5, zmm29, zmm11
    vsubpd zmm1, zmm27, zmm11
    vsubpd zmm21, zmm22, zmm11
    vaddpd zmm17, zmm30, zmm11
    vsubpd zmm26, zmm20, zmm11
    vsubpd zmm24, zmm18, zmm5
    vsubpd zmm25, zmm6, zmm1
    vfmadd231pd zmm4, zmm5, zmm16
    vsubpd zmm13, zmm19, zmm21
    vsubpd zmm10, zmm17, zmm11
    vsubpd zmm31, zmm9, zmm26
    vfmadd231pd zmm25, zmm26, zmm16
    vfmadd231pd zmm24, zmm1, zmm16
    vmovapd zmmword ptr [rdx + 320], zmm4
    vsubpd zmm3, zmm30, zmm10
    vfmadd231pd zmm13, zmm10, zmm16
    vfmadd231pd zmm31, zmm21, zmm16
    vmovapd zmmword ptr [rdx + 192], zmm25
    vmovapd zmmword ptr [rdx + 256], zmm24
    vmovapd zmmword ptr [rdx + 0], zmm3
    vmovapd zmmword ptr [rdx + 64], zmm13
    vmovapd zmmword ptr [rdx + 128], zmm31
    ret
.globl msmith_0_1_0_fma512_long_fold_mul_6
.p2align 6
msmith_0_1_0_fma512_long_fold_mul_6:
    vmovapd zmm0, zmmword ptr [rdx + 320]
    vmovapd zmm1, zmmword ptr [rsi + 64]
    vbroadcastsd zmm2, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 0]
    vmovapd zmm3, zmmword ptr [rdx + 320]
    vmovapd zmm4, zmmword ptr [rsi + 128]
    vfmadd213pd zmm0, zmm1, zmm2
    vmovapd zmm5, zmmword ptr [rdx + 320]
    vmovapd zmm6, zmmword ptr [rsi + 0]
    vfmadd213pd zmm3, zmm4, zmm2
    vmovapd zmm7, zmmword ptr [rdx + 320]
    vmovapd zmm8, zmmword ptr [rsi + 192]
    vfmadd213pd zmm5, zmm6, zmm2
    vmovapd zmm9, zmmword ptr [rdx + 320]
    vmovapd zmm10, zmmword ptr [rsi + 256]
    vfmadd213pd zmm7, zmm8, zmm2
    vmovapd zmm11, zmmword ptr [rdx + 256]
    vfmadd213pd zmm9, zmm10, zmm2
    vmovapd zmm12, zmmword ptr [rdx + 320]
    vmovapd zmm13, zmmword ptr [rsi + 320]
    vfmadd213pd zmm11, zmm6, zmm2
    vmovapd zmm14, zmmword ptr [rdx + 192]
    vfmadd213pd zmm12, zmm13, zmm2
    vmovapd zmm15, zmmword ptr [rdx + 256]
    vfmadd213pd zmm14, zmm6, zmm2
    vmovapd zmm16, zmmword ptr [rdx + 256]
    vfmadd213pd zmm15, zmm4, zmm0
    vmovapd zmm17, zmmword ptr [rdx + 256]
    vmovapd zmm18, zmmword ptr [rsi + 64]
    vfmadd213pd zmm16, zmm8, zmm3
    vfmadd213pd zmm17, zmm18, zmm5
    vbroadcastsd zmm19, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 8]
    vsubpd zmm20, zmm2, zmm0
    vmovapd zmm21, zmmword ptr [rdx + 256]
    vsubpd zmm22, zmm19, zmm3
    vfmadd213pd zmm21, zmm10, zmm7
    vsubpd zmm23, zmm19, zmm5
    vsubpd zmm24, zmm19, zmm7
    vmovapd zmm25, zmmword ptr [rdx + 192]
    vsubpd zmm26, zmm0, zmm15
    vfmadd213pd zmm25, zmm8, zmm15
    vmovapd zmm27, zmmword ptr [rdx + 192]
    vsubpd zmm28, zmm3, zmm16
    vfmadd213pd zmm27, zmm10, zmm16
    vmovapd zmm29, zmmword ptr [rdx + 192]
    vmovapd zmm30, zmmword ptr [rsi + 128]
    vsubpd zmm31, zmm5, zmm17
    vfmadd213pd zmm29, zmm30, zmm17
    vfmadd231pd zmm20, zmm1, zmmword ptr [rdx + 320]
    vfmadd231pd zmm22, zmm4, zmmword ptr [rdx + 320]
    vfmadd231pd zmm26, zmm4, zmmword ptr [rdx + 256]
    vsubpd zmm0, zmm15, zmm25
    vmovapd zmm3, zmmword ptr [rdx + 128]
    vfmadd231pd zmm28, zmm8, zmmword ptr [rdx + 256]
    vfmadd213pd zmm3, zmm10, zmm25
    vsubpd zmm5, zmm16, zmm27
    vmovapd zmm1, zmmword ptr [rdx + 128]
    vsubpd zmm4, zmm7, zmm21
    vmovapd zmm15, zmmword ptr [rdx + 192]
    vfmadd213pd zmm1, zmm13, zmm27
    vfmadd213pd zmm15, zmm13, zmm21
    vfmadd231pd zmm23, zmm6, zmmword ptr [rdx + 320]
    vfmadd231pd zmm31, zmm18, zmmword ptr [rdx + 256]
    vsubpd zmm16, zmm17, zmm29
    vmovapd zmm7, zmmword ptr [rdx + 256]
    vaddpd zmm17, zmm20, zmm26
    vfmadd213pd zmm7, zmm13, zmm9
    vfmadd231pd zmm0, zmm8, zmmword ptr [rdx + 192]
    vfmadd231pd zmm24, zmm8, zmmword ptr [rdx + 320]
    vmovapd zmm20, zmmword ptr [rdx + 128]
    vmovapd zmm26, zmmword ptr [rsi + 192]
    vaddpd zmm8, zmm22, zmm28
    vfmadd213pd zmm20, zmm26, zmm29
    vsubpd zmm22, zmm25, zmm3
    vfmadd231pd zmm5, zmm10, zmmword ptr [rdx + 192]
    vfmadd231pd zmm4, zmm10, zmmword ptr [rdx + 256]
    vsubpd zmm28, zmm27, zmm1
    vsubpd zmm25, zmm21, zmm15
    vaddpd zmm27, zmm23, zmm31
    vsubpd zmm21, zmm19, zmm9
    vsubpd zmm23, zmm9, zmm7
    vfmadd231pd zmm16, zmm30, zmmword ptr [rdx + 192]
    vsubpd zmm31, zmm29, zmm20
    vmovapd zmm9, zmmword ptr [rdx + 64]
    vaddpd zmm29, zmm17, zmm0
    vfmadd213pd zmm9, zmm13, zmm3
    vfmadd231pd zmm22, zmm10, zmmword ptr [rdx + 128]
    vmovapd zmm17, zmmword ptr [rdx + 192]
    vfmadd231pd zmm21, zmm10, zmmword ptr [rdx + 320]
    vfmadd213pd zmm17, zmm18, zmm11
    vaddpd zmm0, zmm8, zmm5
    vsubpd zmm10, zmm19, zmm12
    vaddpd zmm8, zmm24, zmm4
    vfmadd231pd zmm28, zmm13, zmmword ptr [rdx + 128]
    vsubpd zmm5, zmm3, zmm9
    vfmadd231pd zmm25, zmm13, zmmword ptr [rdx + 192]
    vbroadcastsd zmm24, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 16]
    vbroadcastsd zmm4, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 24]
    vfmadd231pd zmm23, zmm13, zmmword ptr [rdx + 256]
    vfmsub213pd zmm12, zmm24, zmm4
    vsubpd zmm3, zmm19, zmm11
    vsubpd zmm4, zmm11, zmm17
    vmovapd zmm11, zmmword ptr [rdx + 128]
    vaddpd zmm27, zmm27, zmm16
    vfmadd213pd zmm11, zmm18, zmm14
    vfmadd231pd zmm31, zmm26, zmmword ptr [rdx + 128]
    vmovapd zmm16, zmmword ptr [rdx + 128]
    vaddpd zmm29, zmm29, zmm22
    vfmadd213pd zmm16, zmm30, zmm17
    vfmadd231pd zmm5, zmm13, zmmword ptr [rdx + 64]
    vfmadd231pd zmm10, zmm13, zmmword ptr [rdx + 320]
    vmovapd zmm22, zmmword ptr [rdx + 64]
    vmovapd zmm13, zmmword ptr [rsi + 256]
    vaddpd zmm0, zmm0, zmm28
    vfmadd213pd zmm22, zmm13, zmm20
    vaddpd zmm28, zmm8, zmm25
    vmovapd zmm8, zmmword ptr [rdx + 128]
    vmovapd zmm25, zmmword ptr [rsi + 0]
    vaddpd zmm21, zmm21, zmm23
    vfmadd213pd zmm8, zmm25, zmm2
    vfmadd231pd zmm3, zmm6, zmmword ptr [rdx + 256]
    vfmadd231pd zmm4, zmm18, zmmword ptr [rdx + 192]
    vsubpd zmm23, zmm17, zmm16
    vaddpd zmm17, zmm27, zmm31
    vsubpd zmm27, zmm20, zmm22
    vsubpd zmm31, zmm19, zmm14
    vsubpd zmm20, zmm14, zmm11
    vmovapd zmm14, zmmword ptr [rdx + 64]
    vaddpd zmm29, zmm29, zmm5
    vfmadd213pd zmm14, zmm30, zmm11
    vmovapd zmm5, zmmword ptr [rdx + 64]
    vfmadd231pd zmm0, zmm9, zmm24
    vfmadd213pd zmm5, zmm26, zmm16
    vfmadd231pd zmm28, zmm1, zmm24
    vmovapd zmm9, zmmword ptr [rdx + 64]
    vfmadd231pd zmm27, zmm13, zmmword ptr [rdx + 64]
    vfmadd213pd zmm9, zmm25, zmm2
    vfmadd231pd zmm21, zmm15, zmm24
    vmovapd zmm1, zmmword ptr [rdx + 0]
    vmovapd zmm15, zmmword ptr [rsi + 320]
    vfmadd231pd zmm10, zmm7, zmm24
    vfmadd213pd zmm1, zmm15, zmm22
    vfmadd231pd zmm31, zmm6, zmmword ptr [rdx + 192]
    vmovapd zmm7, zmmword ptr [rdx + 64]
    vmovapd zmm6, zmmword ptr [rsi + 64]
    vfmadd231pd zmm20, zmm18, zmmword ptr [rdx + 128]
    vfmadd213pd zmm7, zmm6, zmm8
    vaddpd zmm18, zmm3, zmm4
    vsubpd zmm3, zmm11, zmm14
    vmovapd zmm4, zmmword ptr [rdx + 0]
    vfmadd231pd zmm23, zmm30, zmmword ptr [rdx + 128]
    vfmadd213pd zmm4, zmm26, zmm14
    vsubpd zmm11, zmm22, zmm1
    vsubpd zmm22, zmm16, zmm5
    vbroadcastsd zmm16, qword ptr [rdi + 344]
    vaddpd zmm17, zmm17, zmm27
    vfmadd213pd zmm16, zmm12, zmm1
    vmovapd zmm27, zmmword ptr [rdx + 0]
    vaddpd zmm31, zmm31, zmm20
    vfmadd213pd zmm27, zmm13, zmm5
    vmovapd zmm20, zmmword ptr [rdx + 0]
    vfmadd231pd zmm3, zmm30, zmmword ptr [rdx + 64]
    vfmadd213pd zmm20, zmm25, zmm2
    vfmadd231pd zmm11, zmm15, zmmword ptr [rdx + 0]
    vsubpd zmm30, zmm19, zmm8
    vsubpd zmm15, zmm1, zmm16
    vsubpd zmm1, zmm8, zmm7
    vmovapd zmm8, zmmword ptr [rdx + 0]
    vaddpd zmm18, zmm18, zmm23
    vfmadd213pd zmm8, zmm6, zmm9
    vsubpd zmm23, zmm14, zmm4
    vfmadd231pd zmm22, zmm26, zmmword ptr [rdx + 64]
    vsubpd zmm14, zmm5, zmm27
    vbroadcastsd zmm5, qword ptr [rdi + 344]
    vaddpd zmm17, zmm17, zmm11
    vfmadd213pd zmm5, zmm21, zmm4
    vbroadcastsd zmm11, qword ptr [rdi + 344]
    vfmadd231pd zmm15, zmm12, qword ptr [rdi + 344]{1to8}
    vbroadcastsd zmm12, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 24]
    vfmadd213pd zmm11, zmm10, zmm27
    vfmsub213pd zmm16, zmm24, zmm12
    vfmadd231pd zmm30, zmm25, zmmword ptr [rdx + 128]
    vfmadd231pd zmm1, zmm6, zmmword ptr [rdx + 64]
    vaddpd zmm12, zmm31, zmm3
    vsubpd zmm31, zmm19, zmm9
    vsubpd zmm3, zmm9, zmm8
    vbroadcastsd zmm9, qword ptr [rdi + 344]
    vfmadd231pd zmm23, zmm26, zmmword ptr [rdx + 0]
    vfmadd213pd zmm9, zmm29, zmm20
    vbroadcastsd zmm26, qword ptr [rdi + 344]
    vaddpd zmm18, zmm18, zmm22
    vfmadd213pd zmm26, zmm0, zmm8
    vfmadd231pd zmm14, zmm13, zmmword ptr [rdx + 0]
    vsubpd zmm22, zmm4, zmm5
    vsubpd zmm13, zmm27, zmm11
    vmovapd zmm4, zmmword ptr [rdx + 0]
    vmovapd zmm27, zmmword ptr [rsi + 128]
    vaddpd zmm17, zmm17, zmm15
    vfmadd213pd zmm4, zmm27, zmm7
    vfmadd231pd zmm31, zmm25, zmmword ptr [rdx + 64]
    vfmadd231pd zmm3, zmm6, zmmword ptr [rdx + 0]
    vsubpd zmm15, zmm2, zmm20
    vaddpd zmm6, zmm30, zmm1
    vsubpd zmm30, zmm20, zmm9
    vsubpd zmm1, zmm8, zmm26
    vbroadcastsd zmm20, qword ptr [rdi + 344]
    vsubpd zmm8, zmm7, zmm4
    vfmadd213pd zmm20, zmm28, zmm4
    vbroadcastsd zmm7, qword ptr [rdi + 344]
    vaddpd zmm12, zmm12, zmm23
    vfmadd213pd zmm7, zmm16, zmm9
    vaddpd zmm23, zmm18, zmm14
    vfmadd231pd zmm22, zmm21, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm13, zmm10, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm17, zmm11, zmm24
    vfmadd231pd zmm8, zmm27, zmmword ptr [rdx + 0]
    vsubpd zmm18, zmm4, zmm20
    vfmadd231pd zmm15, zmm25, zmmword ptr [rdx + 0]
    vaddpd zmm14, zmm31, zmm3
    vfmadd231pd zmm30, zmm29, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm1, zmm0, qword ptr [rdi + 344]{1to8}
    vsubpd zmm21, zmm9, zmm7
    vaddpd zmm10, zmm12, zmm22
    vaddpd zmm11, zmm6, zmm8
    vfmadd231pd zmm18, zmm28, qword ptr [rdi + 344]{1to8}
    vbroadcastsd zmm27, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 48]
    vbroadcastsd zmm4, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 24]
    vaddpd zmm25, zmm23, zmm13
    vfmadd213pd zmm27, zmm17, zmm4
    vaddpd zmm31, zmm15, zmm30
    vaddpd zmm3, zmm14, zmm1
    vfmadd231pd zmm21, zmm16, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm10, zmm20, zmm24
    vaddpd zmm29, zmm11, zmm18
    vfmadd231pd zmm25, zmm5, zmm24
    vsubpd zmm0, zmm27, zmm4
    vfmadd231pd zmm3, zmm7, zmm24
    vaddpd zmm9, zmm31, zmm21
    vaddpd zmm12, zmm10, zmm2
    vfmadd231pd zmm29, zmm26, zmm24
    vbroadcastsd zmm22, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 56]
    vaddpd zmm6, zmm25, zmm2
    vfmadd231pd zmm17, zmm0, zmm22
    vaddpd zmm8, zmm3, zmm2
    vfmadd231pd zmm9, zmm0, qword ptr [rdi + 352]{1to8}
    vsubpd zmm28, zmm12, zmm2
    vaddpd zmm23, zmm29, zmm2
    vsubpd zmm13, zmm6, zmm2
    vsubpd zmm15, zmm8, zmm2
    vaddpd zmm30, zmm9, zmm2
    vsubpd zmm14, zmm10, zmm28
    vsubpd zmm1, zmm23, zmm2
    vsubpd zmm16, zmm25, zmm13
    vfmadd231pd zmm17, zmm13, zmm24
    vsubpd zmm20, zmm3, zmm15
    vsubpd zmm11, zmm30, zmm2
    vsubpd zmm18, zmm29, zmm1
    vfmadd231pd zmm14, zmm1, zmm24
    vfmadd231pd zmm16, zmm28, zmm24
    vmovapd zmmword ptr [rcx + 320], zmm17
    vsubpd zmm5, zmm9, zmm11
    vfmadd231pd zmm20, zmm11, zmm24
    vfmadd231pd zmm18, zmm15, zmm24
    vmovapd zmmword ptr [rcx + 192], zmm14
    vmovapd zmmword ptr [rcx + 256], zmm16
    vmovapd zmmword ptr [rcx + 0], zmm5
    vmovapd zmmword ptr [rcx + 64], zmm20
    vmovapd zmmword ptr [rcx + 128], zmm18
    ret
.globl msmith_0_1_0_fma512_long_fold_sqr_6
.p2align 6
msmith_0_1_0_fma512_long_fold_sqr_6:
    vmovapd zmm0, zmmword ptr [rsi + 64]
    vmovapd zmm1, zmmword ptr [rsi + 128]
    vaddpd zmm2, zmm0, zmm0
    vmovapd zmm3, zmmword ptr [rsi + 192]
    vaddpd zmm4, zmm1, zmm1
    vmovapd zmm5, zmmword ptr [rsi + 0]
    vaddpd zmm6, zmm3, zmm3
    vmovapd zmm7, zmmword ptr [rsi + 256]
    vaddpd zmm8, zmm5, zmm5
    vmovapd zmm9, zmmword ptr [rsi + 320]
    vmovapd zmm10, zmmword ptr [rsi + 320]
    vbroadcastsd zmm11, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 0]
    vaddpd zmm12, zmm7, zmm7
    vmovapd zmm13, zmmword ptr [rsi + 0]
    vmovapd zmm14, zmmword ptr [rsi + 0]
    vfmadd213pd zmm9, zmm10, zmm11
    vfmadd213pd zmm13, zmm14, zmm11
    vmovapd zmmword ptr [rdx + 64], zmm2
    vmovapd zmmword ptr [rdx + 128], zmm4
    vmovapd zmmword ptr [rdx + 192], zmm6
    vmovapd zmmword ptr [rdx + 0], zmm8
    vbroadcastsd zmm15, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 8]
    vmovapd zmmword ptr [rdx + 256], zmm12
    vbroadcastsd zmm16, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 16]
    vbroadcastsd zmm17, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 24]
    vsubpd zmm18, zmm15, zmm9
    vfmsub213pd zmm9, zmm16, zmm17
    vmovapd zmm19, zmmword ptr [rsi + 320]
    vmovapd zmm20, zmmword ptr [rdx + 64]
    vsubpd zmm21, zmm11, zmm13
    vmovapd zmm22, zmmword ptr [rsi + 320]
    vmovapd zmm23, zmmword ptr [rdx + 128]
    vfmadd213pd zmm19, zmm20, zmm11
    vmovapd zmm24, zmmword ptr [rsi + 320]
    vmovapd zmm25, zmmword ptr [rdx + 192]
    vfmadd213pd zmm22, zmm23, zmm11
    vmovapd zmm26, zmmword ptr [rsi + 320]
    vmovapd zmm27, zmmword ptr [rdx + 0]
    vfmadd213pd zmm24, zmm25, zmm11
    vmovapd zmm28, zmmword ptr [rsi + 320]
    vmovapd zmm29, zmmword ptr [rdx + 256]
    vfmadd213pd zmm26, zmm27, zmm11
    vmovapd zmm30, zmmword ptr [rsi + 256]
    vfmadd213pd zmm28, zmm29, zmm11
    vfmadd213pd zmm30, zmm27, zmm11
    vmovapd zmm31, zmmword ptr [rsi + 192]
    vfmadd231pd zmm18, zmm10, zmmword ptr [rsi + 320]
    vmovapd zmm0, zmmword ptr [rsi + 256]
    vfmadd213pd zmm31, zmm27, zmm11
    vmovapd zmm1, zmmword ptr [rsi + 256]
    vfmadd213pd zmm0, zmm23, zmm19
    vmovapd zmm3, zmmword ptr [rsi + 256]
    vmovapd zmm5, zmmword ptr [rsi + 256]
    vfmadd213pd zmm1, zmm25, zmm22
    vfmadd213pd zmm3, zmm5, zmm24
    vsubpd zmm7, zmm11, zmm19
    vsubpd zmm2, zmm15, zmm22
    vmovapd zmm4, zmmword ptr [rsi + 256]
    vmovapd zmm6, zmmword ptr [rdx + 64]
    vsubpd zmm8, zmm15, zmm24
    vfmadd213pd zmm4, zmm6, zmm26
    vsubpd zmm12, zmm15, zmm28
    vsubpd zmm17, zmm19, zmm0
    vsubpd zmm10, zmm22, zmm1
    vsubpd zmm19, zmm24, zmm3
    vfmadd231pd zmm7, zmm20, zmmword ptr [rsi + 320]
    vfmadd231pd zmm2, zmm23, zmmword ptr [rsi + 320]
    vfmadd231pd zmm8, zmm25, zmmword ptr [rsi + 320]
    vsubpd zmm22, zmm15, zmm26
    vsubpd zmm24, zmm26, zmm4
    vfmadd231pd zmm17, zmm23, zmmword ptr [rsi + 256]
    vmovapd zmm20, zmmword ptr [rsi + 192]
    vmovapd zmm26, zmmword ptr [rsi + 192]
    vfmadd231pd zmm10, zmm25, zmmword ptr [rsi + 256]
    vfmadd213pd zmm20, zmm26, zmm0
    vfmadd231pd zmm19, zmm5, zmmword ptr [rsi + 256]
    vmovapd zmm23, zmmword ptr [rsi + 192]
    vmovapd zmm25, zmmword ptr [rdx + 128]
    vfmadd231pd zmm12, zmm29, zmmword ptr [rsi + 320]
    vfmadd213pd zmm23, zmm25, zmm4
    vfmadd231pd zmm22, zmm27, zmmword ptr [rsi + 320]
    vfmadd231pd zmm24, zmm6, zmmword ptr [rsi + 256]
    vaddpd zmm5, zmm7, zmm17
    vaddpd zmm29, zmm2, zmm10
    vsubpd zmm7, zmm0, zmm20
    vmovapd zmm17, zmmword ptr [rsi + 192]
    vaddpd zmm2, zmm8, zmm19
    vfmadd213pd zmm17, zmm6, zmm30
    vbroadcastsd zmm10, qword ptr [rdi + 344]
    vsubpd zmm0, zmm4, zmm23
    vfmadd213pd zmm10, zmm9, zmm23
    vmovapd zmm8, zmmword ptr [rsi + 128]
    vmovapd zmm19, zmmword ptr [rdx + 0]
    vfmadd231pd zmm12, zmm3, zmm16
    vfmadd213pd zmm8, zmm19, zmm11
    vfmadd231pd zmm29, zmm20, zmm16
    vfmadd231pd zmm7, zmm26, zmmword ptr [rsi + 192]
    vfmadd231pd zmm2, zmm1, zmm16
    vfmadd231pd zmm18, zmm28, zmm16
    vmovapd zmm4, zmmword ptr [rsi + 128]
    vsubpd zmm3, zmm15, zmm30
    vfmadd213pd zmm4, zmm6, zmm31
    vsubpd zmm20, zmm30, zmm17
    vmovapd zmm26, zmmword ptr [rsi + 128]
    vmovapd zmm1, zmmword ptr [rsi + 128]
    vaddpd zmm28, zmm22, zmm24
    vfmadd213pd zmm26, zmm1, zmm17
    vaddpd zmm30, zmm5, zmm7
    vfmadd231pd zmm0, zmm25, zmmword ptr [rsi + 192]
    vmovapd zmm22, zmmword ptr [rsi + 64]
    vsubpd zmm24, zmm23, zmm10
    vmovapd zmm5, zmmword ptr [rsi + 64]
    vmovapd zmm7, zmmword ptr [rsi + 64]
    vfmadd213pd zmm22, zmm19, zmm11
    vfmadd213pd zmm5, zmm7, zmm8
    vsubpd zmm25, zmm15, zmm31
    vfmadd231pd zmm21, zmm14, zmmword ptr [rsi + 0]
    vfmadd231pd zmm3, zmm27, zmmword ptr [rsi + 256]
    vsubpd zmm23, zmm31, zmm4
    vfmadd231pd zmm20, zmm6, zmmword ptr [rsi + 192]
    vsubpd zmm14, zmm17, zmm26
    vbroadcastsd zmm31, qword ptr [rdi + 344]
    vaddpd zmm17, zmm28, zmm0
    vfmadd213pd zmm31, zmm12, zmm4
    vbroadcastsd zmm28, qword ptr [rdi + 344]
    vfmadd231pd zmm24, zmm9, qword ptr [rdi + 344]{1to8}
    vbroadcastsd zmm0, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 24]
    vfmadd213pd zmm28, zmm18, zmm26
    vfmsub213pd zmm10, zmm16, zmm0
    vfmadd231pd zmm25, zmm27, zmmword ptr [rsi + 192]
    vsubpd zmm9, zmm15, zmm8
    vsubpd zmm0, zmm8, zmm5
    vbroadcastsd zmm27, qword ptr [rdi + 344]
    vfmadd231pd zmm23, zmm6, zmmword ptr [rsi + 128]
    vfmadd213pd zmm27, zmm30, zmm13
    vbroadcastsd zmm8, qword ptr [rdi + 344]
    vaddpd zmm6, zmm3, zmm20
    vfmadd213pd zmm8, zmm29, zmm22
    vbroadcastsd zmm3, qword ptr [rdi + 344]
    vfmadd231pd zmm14, zmm1, zmmword ptr [rsi + 128]
    vfmadd213pd zmm3, zmm2, zmm5
    vsubpd zmm20, zmm4, zmm31
    vsubpd zmm1, zmm26, zmm28
    vaddpd zmm4, zmm17, zmm24
    vsubpd zmm26, zmm15, zmm22
    vfmadd231pd zmm9, zmm19, zmmword ptr [rsi + 128]
    vfmadd231pd zmm0, zmm7, zmmword ptr [rsi + 64]
    vsubpd zmm17, zmm13, zmm27
    vsubpd zmm24, zmm22, zmm8
    vbroadcastsd zmm7, qword ptr [rdi + 344]
    vsubpd zmm13, zmm5, zmm3
    vfmadd213pd zmm7, zmm10, zmm27
    vaddpd zmm22, zmm25, zmm23
    vaddpd zmm5, zmm6, zmm14
    vfmadd231pd zmm20, zmm12, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm1, zmm18, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm4, zmm28, zmm16
    vfmadd231pd zmm26, zmm19, zmmword ptr [rsi + 64]
    vaddpd zmm25, zmm9, zmm0
    vfmadd231pd zmm17, zmm30, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm24, zmm29, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm13, zmm2, qword ptr [rdi + 344]{1to8}
    vsubpd zmm23, zmm27, zmm7
    vaddpd zmm6, zmm22, zmm20
    vbroadcastsd zmm14, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 48]
    vbroadcastsd zmm12, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 24]
    vaddpd zmm18, zmm5, zmm1
    vfmadd213pd zmm14, zmm4, zmm12
    vaddpd zmm28, zmm21, zmm17
    vaddpd zmm19, zmm26, zmm24
    vaddpd zmm9, zmm25, zmm13
    vfmadd231pd zmm23, zmm10, qword ptr [rdi + 344]{1to8}
    vfmadd231pd zmm18, zmm31, zmm16
    vfmadd231pd zmm6, zmm3, zmm16
    vsubpd zmm0, zmm14, zmm12
    vfmadd231pd zmm19, zmm7, zmm16
    vaddpd zmm30, zmm28, zmm23
    vfmadd231pd zmm9, zmm8, zmm16
    vaddpd zmm29, zmm18, zmm11
    vbroadcastsd zmm2, qword ptr [rip + msmith_0_1_0_fma512_const_44 + 56]
    vaddpd zmm27, zmm6, zmm11
    vfmadd231pd zmm4, zmm0, zmm2
    vaddpd zmm22, zmm19, zmm11
    vfmadd231pd zmm30, zmm0, qword ptr [rdi + 352]{1to8}
    vaddpd zmm20, zmm9, zmm11
    vsubpd zmm5, zmm29, zmm11
    vsubpd zmm1, zmm27, zmm11
    vsubpd zmm21, zmm22, zmm11
    vaddpd zmm17, zmm30, zmm11
    vsubpd zmm26, zmm20, zmm11
    vsubpd zmm24, zmm18, zmm5
    vsubpd zmm25, zmm6, zmm1
    vfmadd231pd zmm4, zmm5, zmm16
    vsubpd zmm13, zmm19, zmm21
    vsubpd zmm10, zmm17, zmm11
    vsubpd zmm31, zmm9, zmm26
    vfmadd231pd zmm25, zmm26, zmm16
    vfmadd231pd zmm24, zmm1, zmm16
    vmovapd zmmword ptr [rdx + 320], zmm4
    vsubpd zmm3, zmm30, zmm10
    vfmadd231pd zmm13, zmm10, zmm16
    vfmadd231pd zmm31, zmm21, zmm16
    vmovapd zmmword ptr [rdx + 192], zmm25
    vmovapd zmmword ptr [rdx + 256], zmm24
    vmovapd zmmword ptr [rdx + 0], zmm3
    vmovapd zmmword ptr [rdx + 64], zmm13
    vmovapd zmmword ptr [rdx + 128], zmm31
    ret
