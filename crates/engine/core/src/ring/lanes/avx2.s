# Eight products side by side, AVX2 and FMA. Written by `cargo xtask kernels`: do not edit.
# System V: rdi = constants, rsi = a, rdx = 512 bytes of scratch, rcx = b, r8 = out (squares: no rcx; norms: rdx =
# what estimates the quotient).
# out may not overlap a and b.
# Clobbers rax, rcx, rsi, r8 and vector registers.
.section .rodata
.p2align 3
msmith_0_1_0_avx2_const_44:
    .quad 0x45f8000000000000, 0x45f7fffffffffe80, 0x3d30000000000000, 0x4338000000000000, 0x3dc0000000000000, 0xc220000000000000, 0x3db0000000000000, 0xc230000000000000
.text
.section .rodata
.p2align 3
msmith_0_1_0_avx2_const_48:
    .quad 0x4638000000000000, 0x4637ffffffffffe8, 0x3cf0000000000000, 0x4338000000000000
.text
.globl msmith_0_1_0_avx2_mul_8
.p2align 6
msmith_0_1_0_avx2_mul_8:
    mov eax, 2
2:
    vmovapd ymm0, ymmword ptr [rcx + 0]
    vmovapd ymm1, ymmword ptr [rsi + 0]
    vbroadcastsd ymm2, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 0]
    vmovapd ymm3, ymmword ptr [rcx + 64]
    vfmadd213pd ymm0, ymm1, ymm2
    vmovapd ymm4, ymmword ptr [rcx + 128]
    vfmadd213pd ymm3, ymm1, ymm2
    vfmadd213pd ymm4, ymm1, ymm2
    vbroadcastsd ymm5, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vsubpd ymm6, ymm2, ymm0
    vbroadcastsd ymm7, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vsubpd ymm8, ymm5, ymm3
    vmovapd ymm9, ymmword ptr [rcx + 0]
    vmovapd ymm10, ymmword ptr [rsi + 64]
    vsubpd ymm11, ymm7, ymm4
    vmovapd ymm12, ymmword ptr [rcx + 64]
    vfmadd213pd ymm9, ymm10, ymm3
    vfmadd213pd ymm12, ymm10, ymm4
    vfmadd231pd ymm6, ymm1, ymmword ptr [rcx + 0]
    vfmadd231pd ymm8, ymm1, ymmword ptr [rcx + 64]
    vfmadd231pd ymm11, ymm1, ymmword ptr [rcx + 128]
    vsubpd ymm13, ymm3, ymm9
    vmovapd ymm14, ymmword ptr [rcx + 0]
    vmovapd ymm15, ymmword ptr [rsi + 128]
    vsubpd ymm5, ymm4, ymm12
    vfmadd213pd ymm14, ymm15, ymm12
    vfmadd231pd ymm13, ymm10, ymmword ptr [rcx + 0]
    vaddpd ymm7, ymm6, ymm2
    vfmadd231pd ymm5, ymm10, ymmword ptr [rcx + 64]
    vsubpd ymm1, ymm12, ymm14
    vaddpd ymm3, ymm8, ymm13
    vmovapd ymm4, ymmword ptr [rcx + 192]
    vmovapd ymm10, ymmword ptr [rsi + 0]
    vsubpd ymm12, ymm7, ymm2
    vfmadd213pd ymm4, ymm10, ymm2
    vaddpd ymm8, ymm11, ymm5
    vmovapd ymm13, ymmword ptr [rcx + 256]
    vfmadd231pd ymm1, ymm15, ymmword ptr [rcx + 0]
    vmovapd ymm7, ymmword ptr [rcx + 320]
    vfmadd213pd ymm13, ymm10, ymm2
    vfmadd213pd ymm7, ymm10, ymm2
    vbroadcastsd ymm11, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 16]
    vsubpd ymm5, ymm6, ymm12
    vbroadcastsd ymm15, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vfmadd231pd ymm3, ymm0, ymm11
    vsubpd ymm6, ymm15, ymm4
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vaddpd ymm15, ymm8, ymm1
    vsubpd ymm8, ymm0, ymm13
    vmovapd ymmword ptr [rdx + 256], ymm5
    vaddpd ymm1, ymm3, ymm2
    vfmadd231pd ymm6, ymm10, ymmword ptr [rcx + 192]
    vfmadd231pd ymm15, ymm9, ymm11
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vfmadd231pd ymm8, ymm10, ymmword ptr [rcx + 256]
    vsubpd ymm5, ymm0, ymm7
    vsubpd ymm9, ymm1, ymm2
    vfmadd231pd ymm5, ymm10, ymmword ptr [rcx + 320]
    vsubpd ymm0, ymm3, ymm9
    vfmadd231pd ymm0, ymm12, ymm11
    vaddpd ymm1, ymm15, ymm2
    vmovapd ymmword ptr [rdx + 288], ymm0
    vmovapd ymm3, ymmword ptr [rcx + 384]
    vsubpd ymm12, ymm1, ymm2
    vfmadd213pd ymm3, ymm10, ymm2
    vsubpd ymm0, ymm15, ymm12
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vfmadd231pd ymm0, ymm9, ymm11
    vsubpd ymm15, ymm1, ymm3
    vmovapd ymmword ptr [rdx + 320], ymm0
    vmovapd ymm9, ymmword ptr [rcx + 128]
    vmovapd ymm1, ymmword ptr [rsi + 64]
    vfmadd231pd ymm15, ymm10, ymmword ptr [rcx + 384]
    vfmadd213pd ymm9, ymm1, ymm4
    vsubpd ymm0, ymm4, ymm9
    vfmadd231pd ymm0, ymm1, ymmword ptr [rcx + 128]
    vmovapd ymm10, ymmword ptr [rcx + 192]
    vaddpd ymm4, ymm6, ymm0
    vfmadd213pd ymm10, ymm1, ymm13
    vsubpd ymm6, ymm13, ymm10
    vfmadd231pd ymm6, ymm1, ymmword ptr [rcx + 192]
    vmovapd ymm0, ymmword ptr [rcx + 256]
    vaddpd ymm13, ymm8, ymm6
    vfmadd213pd ymm0, ymm1, ymm7
    vsubpd ymm8, ymm7, ymm0
    vfmadd231pd ymm8, ymm1, ymmword ptr [rcx + 256]
    vmovapd ymm6, ymmword ptr [rcx + 320]
    vaddpd ymm7, ymm5, ymm8
    vfmadd213pd ymm6, ymm1, ymm3
    vsubpd ymm5, ymm3, ymm6
    vfmadd231pd ymm5, ymm1, ymmword ptr [rcx + 320]
    vmovapd ymm8, ymmword ptr [rcx + 64]
    vmovapd ymm3, ymmword ptr [rsi + 128]
    vaddpd ymm1, ymm15, ymm5
    vfmadd213pd ymm8, ymm3, ymm9
    vsubpd ymm15, ymm9, ymm8
    vfmadd231pd ymm15, ymm3, ymmword ptr [rcx + 64]
    vmovapd ymm5, ymmword ptr [rcx + 128]
    vaddpd ymm9, ymm4, ymm15
    vfmadd213pd ymm5, ymm3, ymm10
    vsubpd ymm4, ymm10, ymm5
    vfmadd231pd ymm4, ymm3, ymmword ptr [rcx + 128]
    vmovapd ymm15, ymmword ptr [rcx + 192]
    vaddpd ymm10, ymm13, ymm4
    vfmadd213pd ymm15, ymm3, ymm0
    vsubpd ymm13, ymm0, ymm15
    vfmadd231pd ymm13, ymm3, ymmword ptr [rcx + 192]
    vmovapd ymm4, ymmword ptr [rcx + 256]
    vaddpd ymm0, ymm7, ymm13
    vfmadd213pd ymm4, ymm3, ymm6
    vsubpd ymm7, ymm6, ymm4
    vfmadd231pd ymm7, ymm3, ymmword ptr [rcx + 256]
    vmovapd ymm13, ymmword ptr [rcx + 0]
    vmovapd ymm6, ymmword ptr [rsi + 192]
    vaddpd ymm3, ymm1, ymm7
    vfmadd213pd ymm13, ymm6, ymm8
    vsubpd ymm1, ymm8, ymm13
    vfmadd231pd ymm1, ymm6, ymmword ptr [rcx + 0]
    vmovapd ymm7, ymmword ptr [rcx + 64]
    vaddpd ymm8, ymm9, ymm1
    vfmadd213pd ymm7, ymm6, ymm5
    vsubpd ymm9, ymm5, ymm7
    vfmadd231pd ymm9, ymm6, ymmword ptr [rcx + 64]
    vmovapd ymm1, ymmword ptr [rcx + 128]
    vaddpd ymm5, ymm10, ymm9
    vfmadd213pd ymm1, ymm6, ymm15
    vsubpd ymm10, ymm15, ymm1
    vfmadd231pd ymm10, ymm6, ymmword ptr [rcx + 128]
    vmovapd ymm9, ymmword ptr [rcx + 192]
    vaddpd ymm15, ymm0, ymm10
    vfmadd213pd ymm9, ymm6, ymm4
    vsubpd ymm0, ymm4, ymm9
    vfmadd231pd ymm0, ymm6, ymmword ptr [rcx + 192]
    vmovapd ymm10, ymmword ptr [rcx + 0]
    vmovapd ymm4, ymmword ptr [rsi + 256]
    vaddpd ymm6, ymm3, ymm0
    vfmadd213pd ymm10, ymm4, ymm7
    vmovapd ymm3, ymmword ptr [rcx + 64]
    vfmadd231pd ymm8, ymm14, ymm11
    vfmadd213pd ymm3, ymm4, ymm1
    vsubpd ymm0, ymm7, ymm10
    vsubpd ymm14, ymm1, ymm3
    vfmadd231pd ymm0, ymm4, ymmword ptr [rcx + 0]
    vfmadd231pd ymm14, ymm4, ymmword ptr [rcx + 64]
    vaddpd ymm7, ymm5, ymm0
    vmovapd ymm1, ymmword ptr [rcx + 128]
    vaddpd ymm5, ymm15, ymm14
    vfmadd213pd ymm1, ymm4, ymm9
    vaddpd ymm0, ymm8, ymm2
    vsubpd ymm15, ymm9, ymm1
    vsubpd ymm14, ymm0, ymm2
    vfmadd231pd ymm7, ymm13, ymm11
    vmovapd ymm9, ymmword ptr [rcx + 0]
    vmovapd ymm0, ymmword ptr [rsi + 320]
    vfmadd231pd ymm15, ymm4, ymmword ptr [rcx + 128]
    vfmadd213pd ymm9, ymm0, ymm3
    vsubpd ymm13, ymm8, ymm14
    vaddpd ymm4, ymm6, ymm15
    vmovapd ymm8, ymmword ptr [rcx + 64]
    vsubpd ymm6, ymm3, ymm9
    vfmadd213pd ymm8, ymm0, ymm1
    vfmadd231pd ymm13, ymm12, ymm11
    vaddpd ymm15, ymm7, ymm2
    vfmadd231pd ymm6, ymm0, ymmword ptr [rcx + 0]
    vsubpd ymm3, ymm1, ymm8
    vmovapd ymmword ptr [rdx + 352], ymm13
    vsubpd ymm12, ymm15, ymm2
    vaddpd ymm1, ymm5, ymm6
    vmovapd ymm13, ymmword ptr [rcx + 0]
    vmovapd ymm15, ymmword ptr [rsi + 384]
    vfmadd231pd ymm3, ymm0, ymmword ptr [rcx + 64]
    vfmadd213pd ymm13, ymm15, ymm8
    vsubpd ymm5, ymm7, ymm12
    vaddpd ymm6, ymm4, ymm3
    vsubpd ymm0, ymm8, ymm13
    vmovapd ymm7, ymmword ptr [rcx + 448]
    vmovapd ymm4, ymmword ptr [rsi + 0]
    vfmadd231pd ymm1, ymm10, ymm11
    vfmadd213pd ymm7, ymm4, ymm2
    vmovapd ymm3, ymmword ptr [rcx + 448]
    vmovapd ymm8, ymmword ptr [rsi + 64]
    vfmadd231pd ymm5, ymm14, ymm11
    vfmadd213pd ymm3, ymm8, ymm2
    vfmadd231pd ymm0, ymm15, ymmword ptr [rcx + 0]
    vaddpd ymm10, ymm1, ymm2
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vmovapd ymmword ptr [rdx + 384], ymm5
    vsubpd ymm15, ymm14, ymm7
    vaddpd ymm5, ymm6, ymm0
    vmovapd ymm14, ymmword ptr [rcx + 384]
    vsubpd ymm6, ymm10, ymm2
    vfmadd213pd ymm14, ymm8, ymm7
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vfmadd231pd ymm15, ymm4, ymmword ptr [rcx + 448]
    vsubpd ymm10, ymm0, ymm3
    vsubpd ymm4, ymm1, ymm6
    vfmadd231pd ymm5, ymm9, ymm11
    vsubpd ymm0, ymm7, ymm14
    vfmadd231pd ymm10, ymm8, ymmword ptr [rcx + 448]
    vfmadd231pd ymm4, ymm12, ymm11
    vaddpd ymm1, ymm5, ymm2
    vmovapd ymm9, ymmword ptr [rcx + 320]
    vmovapd ymm7, ymmword ptr [rsi + 128]
    vfmadd231pd ymm0, ymm8, ymmword ptr [rcx + 384]
    vfmadd213pd ymm9, ymm7, ymm14
    vmovapd ymmword ptr [rdx + 416], ymm4
    vsubpd ymm12, ymm1, ymm2
    vaddpd ymm8, ymm15, ymm0
    vmovapd ymm4, ymmword ptr [rcx + 384]
    vsubpd ymm1, ymm14, ymm9
    vmovapd ymm15, ymmword ptr [rcx + 448]
    vfmadd213pd ymm4, ymm7, ymm3
    vfmadd213pd ymm15, ymm7, ymm2
    vsubpd ymm0, ymm5, ymm12
    vfmadd231pd ymm1, ymm7, ymmword ptr [rcx + 320]
    vsubpd ymm14, ymm3, ymm4
    vfmadd231pd ymm0, ymm6, ymm11
    vaddpd ymm5, ymm8, ymm1
    vbroadcastsd ymm3, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vfmadd231pd ymm14, ymm7, ymmword ptr [rcx + 384]
    vsubpd ymm6, ymm3, ymm15
    vmovapd ymmword ptr [rdx + 448], ymm0
    vaddpd ymm8, ymm10, ymm14
    vmovapd ymm1, ymmword ptr [rcx + 256]
    vmovapd ymm3, ymmword ptr [rsi + 192]
    vfmadd231pd ymm6, ymm7, ymmword ptr [rcx + 448]
    vmovapd ymm0, ymmword ptr [rcx + 320]
    vfmadd213pd ymm1, ymm3, ymm9
    vmovapd ymm10, ymmword ptr [rcx + 384]
    vfmadd213pd ymm0, ymm3, ymm4
    vfmadd213pd ymm10, ymm3, ymm15
    vsubpd ymm14, ymm9, ymm1
    vsubpd ymm7, ymm4, ymm0
    vsubpd ymm9, ymm15, ymm10
    vfmadd231pd ymm14, ymm3, ymmword ptr [rcx + 256]
    vfmadd231pd ymm7, ymm3, ymmword ptr [rcx + 320]
    vfmadd231pd ymm9, ymm3, ymmword ptr [rcx + 384]
    vaddpd ymm4, ymm5, ymm14
    vmovapd ymm15, ymmword ptr [rcx + 448]
    vaddpd ymm5, ymm8, ymm7
    vfmadd213pd ymm15, ymm3, ymm2
    vmovapd ymm14, ymmword ptr [rcx + 192]
    vmovapd ymm8, ymmword ptr [rsi + 256]
    vaddpd ymm7, ymm6, ymm9
    vbroadcastsd ymm6, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vfmadd213pd ymm14, ymm8, ymm1
    vsubpd ymm9, ymm6, ymm15
    vfmadd231pd ymm9, ymm3, ymmword ptr [rcx + 448]
    vsubpd ymm6, ymm1, ymm14
    vfmadd231pd ymm6, ymm8, ymmword ptr [rcx + 192]
    vmovapd ymm3, ymmword ptr [rcx + 256]
    vaddpd ymm1, ymm4, ymm6
    vfmadd213pd ymm3, ymm8, ymm0
    vsubpd ymm4, ymm0, ymm3
    vfmadd231pd ymm4, ymm8, ymmword ptr [rcx + 256]
    vmovapd ymm6, ymmword ptr [rcx + 320]
    vaddpd ymm0, ymm5, ymm4
    vfmadd213pd ymm6, ymm8, ymm10
    vsubpd ymm5, ymm10, ymm6
    vfmadd231pd ymm5, ymm8, ymmword ptr [rcx + 320]
    vmovapd ymm4, ymmword ptr [rcx + 384]
    vaddpd ymm10, ymm7, ymm5
    vfmadd213pd ymm4, ymm8, ymm15
    vsubpd ymm7, ymm15, ymm4
    vfmadd231pd ymm7, ymm8, ymmword ptr [rcx + 384]
    vmovapd ymm5, ymmword ptr [rcx + 128]
    vmovapd ymm15, ymmword ptr [rsi + 320]
    vaddpd ymm8, ymm9, ymm7
    vfmadd213pd ymm5, ymm15, ymm14
    vsubpd ymm9, ymm14, ymm5
    vfmadd231pd ymm9, ymm15, ymmword ptr [rcx + 128]
    vmovapd ymm7, ymmword ptr [rcx + 192]
    vaddpd ymm14, ymm1, ymm9
    vfmadd213pd ymm7, ymm15, ymm3
    vsubpd ymm1, ymm3, ymm7
    vfmadd231pd ymm1, ymm15, ymmword ptr [rcx + 192]
    vmovapd ymm9, ymmword ptr [rcx + 256]
    vaddpd ymm3, ymm0, ymm1
    vfmadd213pd ymm9, ymm15, ymm6
    vsubpd ymm0, ymm6, ymm9
    vfmadd231pd ymm0, ymm15, ymmword ptr [rcx + 256]
    vmovapd ymm1, ymmword ptr [rcx + 320]
    vaddpd ymm6, ymm10, ymm0
    vfmadd213pd ymm1, ymm15, ymm4
    vsubpd ymm10, ymm4, ymm1
    vfmadd231pd ymm10, ymm15, ymmword ptr [rcx + 320]
    vmovapd ymm0, ymmword ptr [rcx + 64]
    vmovapd ymm4, ymmword ptr [rsi + 384]
    vaddpd ymm15, ymm8, ymm10
    vfmadd213pd ymm0, ymm4, ymm5
    vsubpd ymm8, ymm5, ymm0
    vfmadd231pd ymm8, ymm4, ymmword ptr [rcx + 64]
    vmovapd ymm10, ymmword ptr [rcx + 128]
    vaddpd ymm5, ymm14, ymm8
    vfmadd213pd ymm10, ymm4, ymm7
    vsubpd ymm14, ymm7, ymm10
    vfmadd231pd ymm14, ymm4, ymmword ptr [rcx + 128]
    vmovapd ymm8, ymmword ptr [rcx + 192]
    vaddpd ymm7, ymm3, ymm14
    vfmadd213pd ymm8, ymm4, ymm9
    vsubpd ymm3, ymm9, ymm8
    vfmadd231pd ymm3, ymm4, ymmword ptr [rcx + 192]
    vmovapd ymm14, ymmword ptr [rcx + 256]
    vaddpd ymm9, ymm6, ymm3
    vfmadd213pd ymm14, ymm4, ymm1
    vsubpd ymm6, ymm1, ymm14
    vfmadd231pd ymm6, ymm4, ymmword ptr [rcx + 256]
    vmovapd ymm3, ymmword ptr [rcx + 0]
    vmovapd ymm1, ymmword ptr [rsi + 448]
    vaddpd ymm4, ymm15, ymm6
    vfmadd213pd ymm3, ymm1, ymm0
    vsubpd ymm15, ymm0, ymm3
    vfmadd231pd ymm15, ymm1, ymmword ptr [rcx + 0]
    vmovapd ymm6, ymmword ptr [rcx + 64]
    vaddpd ymm0, ymm5, ymm15
    vfmadd213pd ymm6, ymm1, ymm10
    vsubpd ymm5, ymm10, ymm6
    vmovapd ymm15, ymmword ptr [rcx + 128]
    vfmadd231pd ymm0, ymm13, ymm11
    vfmadd213pd ymm15, ymm1, ymm8
    vfmadd231pd ymm5, ymm1, ymmword ptr [rcx + 64]
    vsubpd ymm10, ymm8, ymm15
    vmovapd ymm13, ymmword ptr [rcx + 192]
    vfmadd231pd ymm0, ymm12, ymm11
    vfmadd213pd ymm13, ymm1, ymm14
    vaddpd ymm8, ymm7, ymm5
    vfmadd231pd ymm10, ymm1, ymmword ptr [rcx + 128]
    vsubpd ymm12, ymm14, ymm13
    vaddpd ymm7, ymm9, ymm10
    vfmadd231pd ymm12, ymm1, ymmword ptr [rcx + 192]
    vbroadcastsd ymm5, qword ptr [rdi + 64]
    vmovapd ymm14, ymmword ptr [rdx + 256]
    vfmadd231pd ymm8, ymm3, ymm11
    vbroadcastsd ymm9, qword ptr [rdi + 72]
    vfmadd213pd ymm5, ymm14, ymm2
    vbroadcastsd ymm10, qword ptr [rdi + 80]
    vfmadd213pd ymm9, ymm14, ymm6
    vfmadd213pd ymm10, ymm14, ymm15
    vaddpd ymm1, ymm4, ymm12
    vsubpd ymm3, ymm2, ymm5
    vsubpd ymm4, ymm6, ymm9
    vbroadcastsd ymm12, qword ptr [rdi + 64]
    vsubpd ymm6, ymm15, ymm10
    vbroadcastsd ymm15, qword ptr [rdi + 72]
    vfmadd231pd ymm3, ymm14, ymm12
    vbroadcastsd ymm12, qword ptr [rdi + 80]
    vfmadd231pd ymm4, ymm14, ymm15
    vfmadd231pd ymm6, ymm14, ymm12
    vbroadcastsd ymm15, qword ptr [rdi + 88]
    vaddpd ymm12, ymm0, ymm3
    vfmadd213pd ymm15, ymm14, ymm13
    vaddpd ymm0, ymm8, ymm4
    vbroadcastsd ymm3, qword ptr [rdi + 128]
    vmovapd ymm8, ymmword ptr [rdx + 288]
    vaddpd ymm4, ymm7, ymm6
    vfmadd213pd ymm3, ymm8, ymm5
    vsubpd ymm7, ymm13, ymm15
    vbroadcastsd ymm6, qword ptr [rdi + 88]
    vsubpd ymm13, ymm5, ymm3
    vbroadcastsd ymm5, qword ptr [rdi + 136]
    vfmadd231pd ymm7, ymm14, ymm6
    vbroadcastsd ymm14, qword ptr [rdi + 128]
    vfmadd213pd ymm5, ymm8, ymm9
    vfmadd231pd ymm13, ymm8, ymm14
    vaddpd ymm6, ymm1, ymm7
    vbroadcastsd ymm14, qword ptr [rdi + 144]
    vsubpd ymm1, ymm9, ymm5
    vfmadd213pd ymm14, ymm8, ymm10
    vbroadcastsd ymm7, qword ptr [rdi + 152]
    vaddpd ymm9, ymm12, ymm13
    vbroadcastsd ymm12, qword ptr [rdi + 136]
    vfmadd213pd ymm7, ymm8, ymm15
    vfmadd231pd ymm1, ymm8, ymm12
    vsubpd ymm13, ymm10, ymm14
    vsubpd ymm12, ymm15, ymm7
    vbroadcastsd ymm10, qword ptr [rdi + 144]
    vaddpd ymm15, ymm0, ymm1
    vbroadcastsd ymm0, qword ptr [rdi + 152]
    vfmadd231pd ymm13, ymm8, ymm10
    vbroadcastsd ymm1, qword ptr [rdi + 192]
    vmovapd ymm10, ymmword ptr [rdx + 320]
    vfmadd231pd ymm12, ymm8, ymm0
    vfmadd213pd ymm1, ymm10, ymm3
    vbroadcastsd ymm8, qword ptr [rdi + 200]
    vaddpd ymm0, ymm4, ymm13
    vfmadd213pd ymm8, ymm10, ymm5
    vaddpd ymm4, ymm6, ymm12
    vbroadcastsd ymm13, qword ptr [rdi + 208]
    vsubpd ymm6, ymm3, ymm1
    vfmadd213pd ymm13, ymm10, ymm14
    vbroadcastsd ymm12, qword ptr [rdi + 192]
    vsubpd ymm3, ymm5, ymm8
    vfmadd231pd ymm6, ymm10, ymm12
    vbroadcastsd ymm5, qword ptr [rdi + 200]
    vsubpd ymm12, ymm14, ymm13
    vfmadd231pd ymm3, ymm10, ymm5
    vbroadcastsd ymm14, qword ptr [rdi + 208]
    vaddpd ymm5, ymm9, ymm6
    vbroadcastsd ymm9, qword ptr [rdi + 216]
    vfmadd231pd ymm12, ymm10, ymm14
    vfmadd213pd ymm9, ymm10, ymm7
    vaddpd ymm6, ymm15, ymm3
    vaddpd ymm14, ymm0, ymm12
    vbroadcastsd ymm15, qword ptr [rdi + 256]
    vmovapd ymm3, ymmword ptr [rdx + 352]
    vsubpd ymm0, ymm7, ymm9
    vbroadcastsd ymm12, qword ptr [rdi + 216]
    vfmadd213pd ymm15, ymm3, ymm1
    vfmadd231pd ymm0, ymm10, ymm12
    vbroadcastsd ymm7, qword ptr [rdi + 264]
    vsubpd ymm10, ymm1, ymm15
    vfmadd213pd ymm7, ymm3, ymm8
    vbroadcastsd ymm12, qword ptr [rdi + 256]
    vaddpd ymm1, ymm4, ymm0
    vfmadd231pd ymm10, ymm3, ymm12
    vbroadcastsd ymm4, qword ptr [rdi + 272]
    vsubpd ymm0, ymm8, ymm7
    vfmadd213pd ymm4, ymm3, ymm13
    vbroadcastsd ymm12, qword ptr [rdi + 264]
    vaddpd ymm8, ymm5, ymm10
    vfmadd231pd ymm0, ymm3, ymm12
    vbroadcastsd ymm5, qword ptr [rdi + 280]
    vsubpd ymm10, ymm13, ymm4
    vfmadd213pd ymm5, ymm3, ymm9
    vbroadcastsd ymm12, qword ptr [rdi + 272]
    vaddpd ymm13, ymm6, ymm0
    vfmadd231pd ymm10, ymm3, ymm12
    vsubpd ymm6, ymm9, ymm5
    vbroadcastsd ymm0, qword ptr [rdi + 280]
    vaddpd ymm12, ymm14, ymm10
    vbroadcastsd ymm9, qword ptr [rdi + 320]
    vmovapd ymm14, ymmword ptr [rdx + 384]
    vfmadd231pd ymm6, ymm3, ymm0
    vbroadcastsd ymm10, qword ptr [rdi + 328]
    vfmadd213pd ymm9, ymm14, ymm15
    vfmadd213pd ymm10, ymm14, ymm7
    vaddpd ymm3, ymm1, ymm6
    vsubpd ymm0, ymm15, ymm9
    vbroadcastsd ymm1, qword ptr [rdi + 336]
    vsubpd ymm6, ymm7, ymm10
    vbroadcastsd ymm15, qword ptr [rdi + 320]
    vfmadd213pd ymm1, ymm14, ymm4
    vbroadcastsd ymm7, qword ptr [rdi + 328]
    vfmadd231pd ymm0, ymm14, ymm15
    vfmadd231pd ymm6, ymm14, ymm7
    vsubpd ymm15, ymm4, ymm1
    vaddpd ymm7, ymm8, ymm0
    vbroadcastsd ymm4, qword ptr [rdi + 336]
    vaddpd ymm8, ymm13, ymm6
    vbroadcastsd ymm0, qword ptr [rdi + 344]
    vfmadd231pd ymm15, ymm14, ymm4
    vfmadd213pd ymm0, ymm14, ymm5
    vaddpd ymm13, ymm12, ymm15
    vbroadcastsd ymm6, qword ptr [rdi + 384]
    vmovapd ymm4, ymmword ptr [rdx + 416]
    vsubpd ymm12, ymm5, ymm0
    vbroadcastsd ymm15, qword ptr [rdi + 344]
    vfmadd213pd ymm6, ymm4, ymm9
    vfmadd231pd ymm12, ymm14, ymm15
    vbroadcastsd ymm5, qword ptr [rdi + 392]
    vsubpd ymm14, ymm9, ymm6
    vfmadd213pd ymm5, ymm4, ymm10
    vbroadcastsd ymm15, qword ptr [rdi + 384]
    vaddpd ymm9, ymm3, ymm12
    vfmadd231pd ymm14, ymm4, ymm15
    vbroadcastsd ymm3, qword ptr [rdi + 400]
    vsubpd ymm12, ymm10, ymm5
    vfmadd213pd ymm3, ymm4, ymm1
    vbroadcastsd ymm15, qword ptr [rdi + 392]
    vaddpd ymm10, ymm7, ymm14
    vfmadd231pd ymm12, ymm4, ymm15
    vbroadcastsd ymm7, qword ptr [rdi + 408]
    vsubpd ymm14, ymm1, ymm3
    vfmadd213pd ymm7, ymm4, ymm0
    vbroadcastsd ymm15, qword ptr [rdi + 400]
    vaddpd ymm1, ymm8, ymm12
    vfmadd231pd ymm14, ymm4, ymm15
    vsubpd ymm8, ymm0, ymm7
    vbroadcastsd ymm12, qword ptr [rdi + 408]
    vaddpd ymm15, ymm13, ymm14
    vbroadcastsd ymm0, qword ptr [rdi + 448]
    vmovapd ymm13, ymmword ptr [rdx + 448]
    vfmadd231pd ymm8, ymm4, ymm12
    vbroadcastsd ymm14, qword ptr [rdi + 456]
    vfmadd213pd ymm0, ymm13, ymm6
    vfmadd213pd ymm14, ymm13, ymm5
    vaddpd ymm4, ymm9, ymm8
    vsubpd ymm12, ymm6, ymm0
    vbroadcastsd ymm9, qword ptr [rdi + 464]
    vsubpd ymm8, ymm5, ymm14
    vbroadcastsd ymm6, qword ptr [rdi + 448]
    vfmadd213pd ymm9, ymm13, ymm3
    vbroadcastsd ymm5, qword ptr [rdi + 456]
    vfmadd231pd ymm12, ymm13, ymm6
    vfmadd231pd ymm8, ymm13, ymm5
    vsubpd ymm6, ymm3, ymm9
    vaddpd ymm5, ymm10, ymm12
    vbroadcastsd ymm3, qword ptr [rdi + 464]
    vaddpd ymm10, ymm1, ymm8
    vbroadcastsd ymm12, qword ptr [rdi + 472]
    vfmadd231pd ymm6, ymm13, ymm3
    vfmadd213pd ymm12, ymm13, ymm7
    vaddpd ymm1, ymm15, ymm6
    vsubpd ymm8, ymm7, ymm12
    vbroadcastsd ymm3, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 24]
    vaddpd ymm15, ymm5, ymm2
    vbroadcastsd ymm6, qword ptr [rdi + 472]
    vfmsub213pd ymm0, ymm11, ymm3
    vfmadd231pd ymm8, ymm13, ymm6
    vsubpd ymm7, ymm15, ymm2
    vaddpd ymm3, ymm4, ymm8
    vbroadcastsd ymm13, qword ptr [rdi + 576]
    vsubpd ymm6, ymm5, ymm7
    vfmadd213pd ymm13, ymm6, ymm2
    vbroadcastsd ymm15, qword ptr [rdi + 576]
    vsubpd ymm4, ymm2, ymm13
    vfmadd231pd ymm4, ymm6, ymm15
    vbroadcastsd ymm8, qword ptr [rdi + 0]
    vmovapd ymmword ptr [rdx + 480], ymm4
    vbroadcastsd ymm5, qword ptr [rdi + 8]
    vfmadd231pd ymm6, ymm4, ymm8
    vbroadcastsd ymm13, qword ptr [rdi + 16]
    vfmadd213pd ymm5, ymm4, ymm14
    vfmadd213pd ymm13, ymm4, ymm9
    vaddpd ymm15, ymm7, ymm6
    vsubpd ymm8, ymm14, ymm5
    vbroadcastsd ymm7, qword ptr [rdi + 24]
    vsubpd ymm6, ymm9, ymm13
    vbroadcastsd ymm14, qword ptr [rdi + 8]
    vfmadd213pd ymm7, ymm4, ymm12
    vbroadcastsd ymm9, qword ptr [rdi + 16]
    vfmadd231pd ymm8, ymm4, ymm14
    vfmadd231pd ymm6, ymm4, ymm9
    vsubpd ymm14, ymm12, ymm7
    vaddpd ymm9, ymm10, ymm8
    vbroadcastsd ymm12, qword ptr [rdi + 24]
    vaddpd ymm10, ymm1, ymm6
    vmovapd ymm8, ymmword ptr [rcx + 448]
    vmovapd ymm1, ymmword ptr [rsi + 256]
    vfmadd231pd ymm14, ymm4, ymm12
    vfmadd213pd ymm8, ymm1, ymm2
    vaddpd ymm6, ymm3, ymm14
    vaddpd ymm4, ymm9, ymm0
    vbroadcastsd ymm12, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vfmadd231pd ymm10, ymm5, ymm11
    vmovapd ymm3, ymmword ptr [rcx + 384]
    vmovapd ymm14, ymmword ptr [rsi + 320]
    vsubpd ymm9, ymm12, ymm8
    vmovapd ymm0, ymmword ptr [rcx + 448]
    vfmadd213pd ymm3, ymm14, ymm8
    vfmadd213pd ymm0, ymm14, ymm2
    vfmadd231pd ymm4, ymm15, ymm11
    vaddpd ymm5, ymm10, ymm2
    vfmadd231pd ymm6, ymm13, ymm11
    vfmadd231pd ymm9, ymm1, ymmword ptr [rcx + 448]
    vbroadcastsd ymm12, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vsubpd ymm15, ymm8, ymm3
    vsubpd ymm13, ymm12, ymm0
    vaddpd ymm1, ymm4, ymm2
    vsubpd ymm8, ymm5, ymm2
    vfmadd231pd ymm15, ymm14, ymmword ptr [rcx + 384]
    vfmadd231pd ymm13, ymm14, ymmword ptr [rcx + 448]
    vaddpd ymm12, ymm6, ymm2
    vsubpd ymm5, ymm1, ymm2
    vsubpd ymm14, ymm10, ymm8
    vsubpd ymm1, ymm12, ymm2
    vaddpd ymm10, ymm9, ymm15
    vsubpd ymm12, ymm4, ymm5
    vmovapd ymm9, ymmword ptr [rcx + 320]
    vmovapd ymm15, ymmword ptr [rsi + 384]
    vfmadd231pd ymm14, ymm5, ymm11
    vfmadd213pd ymm9, ymm15, ymm3
    vsubpd ymm4, ymm6, ymm1
    vmovapd ymmword ptr [r8 + 0], ymm12
    vmovapd ymmword ptr [r8 + 64], ymm14
    vmovapd ymm5, ymmword ptr [rcx + 384]
    vsubpd ymm6, ymm3, ymm9
    vmovapd ymm12, ymmword ptr [rcx + 448]
    vfmadd213pd ymm5, ymm15, ymm0
    vfmadd213pd ymm12, ymm15, ymm2
    vfmadd231pd ymm4, ymm8, ymm11
    vfmadd231pd ymm6, ymm15, ymmword ptr [rcx + 320]
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vsubpd ymm3, ymm0, ymm5
    vsubpd ymm8, ymm14, ymm12
    vmovapd ymmword ptr [r8 + 128], ymm4
    vaddpd ymm0, ymm10, ymm6
    vfmadd231pd ymm3, ymm15, ymmword ptr [rcx + 384]
    vmovapd ymm14, ymmword ptr [rcx + 256]
    vmovapd ymm4, ymmword ptr [rsi + 448]
    vfmadd231pd ymm8, ymm15, ymmword ptr [rcx + 448]
    vmovapd ymm10, ymmword ptr [rcx + 320]
    vfmadd213pd ymm14, ymm4, ymm9
    vfmadd213pd ymm10, ymm4, ymm5
    vaddpd ymm6, ymm13, ymm3
    vmovapd ymm15, ymmword ptr [rcx + 384]
    vsubpd ymm13, ymm9, ymm14
    vfmadd213pd ymm15, ymm4, ymm12
    vsubpd ymm3, ymm5, ymm10
    vfmadd231pd ymm13, ymm4, ymmword ptr [rcx + 256]
    vsubpd ymm9, ymm12, ymm15
    vfmadd231pd ymm3, ymm4, ymmword ptr [rcx + 320]
    vaddpd ymm5, ymm0, ymm13
    vmovapd ymm12, ymmword ptr [rcx + 448]
    vfmadd231pd ymm9, ymm4, ymmword ptr [rcx + 384]
    vfmadd213pd ymm12, ymm4, ymm2
    vaddpd ymm0, ymm6, ymm3
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vaddpd ymm6, ymm8, ymm9
    vsubpd ymm3, ymm13, ymm12
    vbroadcastsd ymm8, qword ptr [rdi + 96]
    vmovapd ymm9, ymmword ptr [rdx + 256]
    vfmadd231pd ymm3, ymm4, ymmword ptr [rcx + 448]
    vfmadd213pd ymm8, ymm9, ymm14
    vbroadcastsd ymm13, qword ptr [rdi + 96]
    vsubpd ymm4, ymm14, ymm8
    vfmadd231pd ymm4, ymm9, ymm13
    vbroadcastsd ymm14, qword ptr [rdi + 104]
    vaddpd ymm13, ymm5, ymm4
    vfmadd213pd ymm14, ymm9, ymm10
    vbroadcastsd ymm5, qword ptr [rdi + 104]
    vsubpd ymm4, ymm10, ymm14
    vfmadd231pd ymm4, ymm9, ymm5
    vbroadcastsd ymm10, qword ptr [rdi + 112]
    vaddpd ymm5, ymm0, ymm4
    vfmadd213pd ymm10, ymm9, ymm15
    vbroadcastsd ymm0, qword ptr [rdi + 112]
    vsubpd ymm4, ymm15, ymm10
    vfmadd231pd ymm4, ymm9, ymm0
    vbroadcastsd ymm15, qword ptr [rdi + 120]
    vaddpd ymm0, ymm6, ymm4
    vfmadd213pd ymm15, ymm9, ymm12
    vbroadcastsd ymm6, qword ptr [rdi + 120]
    vsubpd ymm4, ymm12, ymm15
    vfmadd231pd ymm4, ymm9, ymm6
    vbroadcastsd ymm12, qword ptr [rdi + 160]
    vmovapd ymm9, ymmword ptr [rdx + 288]
    vaddpd ymm6, ymm3, ymm4
    vfmadd213pd ymm12, ymm9, ymm8
    vbroadcastsd ymm3, qword ptr [rdi + 160]
    vsubpd ymm4, ymm8, ymm12
    vfmadd231pd ymm4, ymm9, ymm3
    vbroadcastsd ymm8, qword ptr [rdi + 168]
    vaddpd ymm3, ymm13, ymm4
    vfmadd213pd ymm8, ymm9, ymm14
    vbroadcastsd ymm13, qword ptr [rdi + 168]
    vsubpd ymm4, ymm14, ymm8
    vfmadd231pd ymm4, ymm9, ymm13
    vbroadcastsd ymm14, qword ptr [rdi + 176]
    vaddpd ymm13, ymm5, ymm4
    vfmadd213pd ymm14, ymm9, ymm10
    vbroadcastsd ymm5, qword ptr [rdi + 176]
    vsubpd ymm4, ymm10, ymm14
    vfmadd231pd ymm4, ymm9, ymm5
    vbroadcastsd ymm10, qword ptr [rdi + 184]
    vaddpd ymm5, ymm0, ymm4
    vfmadd213pd ymm10, ymm9, ymm15
    vbroadcastsd ymm0, qword ptr [rdi + 184]
    vsubpd ymm4, ymm15, ymm10
    vfmadd231pd ymm4, ymm9, ymm0
    vbroadcastsd ymm15, qword ptr [rdi + 224]
    vmovapd ymm9, ymmword ptr [rdx + 320]
    vaddpd ymm0, ymm6, ymm4
    vfmadd213pd ymm15, ymm9, ymm12
    vbroadcastsd ymm6, qword ptr [rdi + 224]
    vsubpd ymm4, ymm12, ymm15
    vfmadd231pd ymm4, ymm9, ymm6
    vbroadcastsd ymm12, qword ptr [rdi + 232]
    vaddpd ymm6, ymm3, ymm4
    vfmadd213pd ymm12, ymm9, ymm8
    vbroadcastsd ymm3, qword ptr [rdi + 232]
    vsubpd ymm4, ymm8, ymm12
    vfmadd231pd ymm4, ymm9, ymm3
    vbroadcastsd ymm8, qword ptr [rdi + 240]
    vaddpd ymm3, ymm13, ymm4
    vfmadd213pd ymm8, ymm9, ymm14
    vbroadcastsd ymm13, qword ptr [rdi + 240]
    vsubpd ymm4, ymm14, ymm8
    vfmadd231pd ymm4, ymm9, ymm13
    vbroadcastsd ymm14, qword ptr [rdi + 248]
    vaddpd ymm13, ymm5, ymm4
    vfmadd213pd ymm14, ymm9, ymm10
    vbroadcastsd ymm5, qword ptr [rdi + 248]
    vsubpd ymm4, ymm10, ymm14
    vfmadd231pd ymm4, ymm9, ymm5
    vbroadcastsd ymm10, qword ptr [rdi + 288]
    vmovapd ymm9, ymmword ptr [rdx + 352]
    vaddpd ymm5, ymm0, ymm4
    vfmadd213pd ymm10, ymm9, ymm15
    vbroadcastsd ymm0, qword ptr [rdi + 288]
    vsubpd ymm4, ymm15, ymm10
    vfmadd231pd ymm4, ymm9, ymm0
    vbroadcastsd ymm15, qword ptr [rdi + 296]
    vaddpd ymm0, ymm6, ymm4
    vfmadd213pd ymm15, ymm9, ymm12
    vbroadcastsd ymm6, qword ptr [rdi + 296]
    vsubpd ymm4, ymm12, ymm15
    vfmadd231pd ymm4, ymm9, ymm6
    vbroadcastsd ymm12, qword ptr [rdi + 304]
    vaddpd ymm6, ymm3, ymm4
    vfmadd213pd ymm12, ymm9, ymm8
    vbroadcastsd ymm3, qword ptr [rdi + 304]
    vsubpd ymm4, ymm8, ymm12
    vfmadd231pd ymm4, ymm9, ymm3
    vbroadcastsd ymm8, qword ptr [rdi + 312]
    vaddpd ymm3, ymm13, ymm4
    vfmadd213pd ymm8, ymm9, ymm14
    vbroadcastsd ymm13, qword ptr [rdi + 312]
    vsubpd ymm4, ymm14, ymm8
    vfmadd231pd ymm4, ymm9, ymm13
    vbroadcastsd ymm14, qword ptr [rdi + 352]
    vmovapd ymm9, ymmword ptr [rdx + 384]
    vaddpd ymm13, ymm5, ymm4
    vfmadd213pd ymm14, ymm9, ymm10
    vbroadcastsd ymm5, qword ptr [rdi + 352]
    vsubpd ymm4, ymm10, ymm14
    vfmadd231pd ymm4, ymm9, ymm5
    vbroadcastsd ymm10, qword ptr [rdi + 360]
    vaddpd ymm5, ymm0, ymm4
    vfmadd213pd ymm10, ymm9, ymm15
    vbroadcastsd ymm0, qword ptr [rdi + 360]
    vsubpd ymm4, ymm15, ymm10
    vfmadd231pd ymm4, ymm9, ymm0
    vbroadcastsd ymm15, qword ptr [rdi + 368]
    vaddpd ymm0, ymm6, ymm4
    vfmadd213pd ymm15, ymm9, ymm12
    vbroadcastsd ymm6, qword ptr [rdi + 368]
    vsubpd ymm4, ymm12, ymm15
    vfmadd231pd ymm4, ymm9, ymm6
    vbroadcastsd ymm12, qword ptr [rdi + 376]
    vaddpd ymm6, ymm3, ymm4
    vfmadd213pd ymm12, ymm9, ymm8
    vbroadcastsd ymm3, qword ptr [rdi + 376]
    vsubpd ymm4, ymm8, ymm12
    vfmadd231pd ymm4, ymm9, ymm3
    vbroadcastsd ymm8, qword ptr [rdi + 416]
    vmovapd ymm9, ymmword ptr [rdx + 416]
    vaddpd ymm3, ymm13, ymm4
    vfmadd213pd ymm8, ymm9, ymm14
    vbroadcastsd ymm13, qword ptr [rdi + 416]
    vsubpd ymm4, ymm14, ymm8
    vfmadd231pd ymm4, ymm9, ymm13
    vbroadcastsd ymm14, qword ptr [rdi + 424]
    vaddpd ymm13, ymm5, ymm4
    vfmadd213pd ymm14, ymm9, ymm10
    vbroadcastsd ymm5, qword ptr [rdi + 424]
    vsubpd ymm4, ymm10, ymm14
    vfmadd231pd ymm4, ymm9, ymm5
    vbroadcastsd ymm10, qword ptr [rdi + 432]
    vaddpd ymm5, ymm0, ymm4
    vfmadd213pd ymm10, ymm9, ymm15
    vbroadcastsd ymm0, qword ptr [rdi + 432]
    vsubpd ymm4, ymm15, ymm10
    vfmadd231pd ymm4, ymm9, ymm0
    vbroadcastsd ymm15, qword ptr [rdi + 440]
    vaddpd ymm0, ymm6, ymm4
    vfmadd213pd ymm15, ymm9, ymm12
    vbroadcastsd ymm6, qword ptr [rdi + 440]
    vsubpd ymm4, ymm12, ymm15
    vfmadd231pd ymm4, ymm9, ymm6
    vbroadcastsd ymm12, qword ptr [rdi + 480]
    vmovapd ymm9, ymmword ptr [rdx + 448]
    vaddpd ymm6, ymm3, ymm4
    vfmadd213pd ymm12, ymm9, ymm8
    vbroadcastsd ymm3, qword ptr [rdi + 480]
    vsubpd ymm4, ymm8, ymm12
    vfmadd231pd ymm4, ymm9, ymm3
    vbroadcastsd ymm8, qword ptr [rdi + 488]
    vaddpd ymm3, ymm13, ymm4
    vfmadd213pd ymm8, ymm9, ymm14
    vbroadcastsd ymm13, qword ptr [rdi + 488]
    vsubpd ymm4, ymm14, ymm8
    vfmadd231pd ymm4, ymm9, ymm13
    vbroadcastsd ymm14, qword ptr [rdi + 496]
    vaddpd ymm13, ymm5, ymm4
    vfmadd213pd ymm14, ymm9, ymm10
    vbroadcastsd ymm5, qword ptr [rdi + 496]
    vsubpd ymm4, ymm10, ymm14
    vfmadd231pd ymm4, ymm9, ymm5
    vbroadcastsd ymm10, qword ptr [rdi + 504]
    vaddpd ymm5, ymm0, ymm4
    vfmadd213pd ymm10, ymm9, ymm15
    vbroadcastsd ymm0, qword ptr [rdi + 504]
    vsubpd ymm4, ymm15, ymm10
    vfmadd231pd ymm4, ymm9, ymm0
    vbroadcastsd ymm15, qword ptr [rdi + 32]
    vmovapd ymm9, ymmword ptr [rdx + 480]
    vaddpd ymm0, ymm6, ymm4
    vfmadd213pd ymm15, ymm9, ymm12
    vbroadcastsd ymm6, qword ptr [rdi + 32]
    vsubpd ymm4, ymm12, ymm15
    vfmadd231pd ymm4, ymm9, ymm6
    vbroadcastsd ymm12, qword ptr [rdi + 40]
    vaddpd ymm6, ymm3, ymm4
    vfmadd213pd ymm12, ymm9, ymm8
    vsubpd ymm3, ymm8, ymm12
    vbroadcastsd ymm4, qword ptr [rdi + 48]
    vfmadd231pd ymm6, ymm7, ymm11
    vbroadcastsd ymm8, qword ptr [rdi + 40]
    vfmadd213pd ymm4, ymm9, ymm14
    vfmadd231pd ymm3, ymm9, ymm8
    vsubpd ymm7, ymm14, ymm4
    vbroadcastsd ymm8, qword ptr [rdi + 48]
    vaddpd ymm14, ymm13, ymm3
    vbroadcastsd ymm13, qword ptr [rdi + 56]
    vfmadd231pd ymm7, ymm9, ymm8
    vfmadd213pd ymm13, ymm9, ymm10
    vaddpd ymm3, ymm5, ymm7
    vsubpd ymm8, ymm10, ymm13
    vaddpd ymm5, ymm6, ymm2
    vbroadcastsd ymm7, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 24]
    vfmadd231pd ymm14, ymm15, ymm11
    vbroadcastsd ymm10, qword ptr [rdi + 56]
    vfmsub213pd ymm13, ymm11, ymm7
    vfmadd231pd ymm8, ymm9, ymm10
    vsubpd ymm15, ymm5, ymm2
    vaddpd ymm7, ymm14, ymm2
    vfmadd231pd ymm3, ymm12, ymm11
    vaddpd ymm9, ymm0, ymm8
    vsubpd ymm10, ymm6, ymm15
    vsubpd ymm5, ymm7, ymm2
    vaddpd ymm12, ymm3, ymm2
    vfmadd231pd ymm10, ymm1, ymm11
    vsubpd ymm0, ymm14, ymm5
    vsubpd ymm8, ymm12, ymm2
    vfmadd231pd ymm9, ymm4, ymm11
    vmovapd ymmword ptr [r8 + 192], ymm10
    vfmadd231pd ymm0, ymm15, ymm11
    vsubpd ymm6, ymm3, ymm8
    vaddpd ymm7, ymm9, ymm2
    vmovapd ymmword ptr [r8 + 256], ymm0
    vfmadd231pd ymm6, ymm5, ymm11
    vsubpd ymm1, ymm7, ymm2
    vmovapd ymmword ptr [r8 + 320], ymm6
    vsubpd ymm14, ymm9, ymm1
    vfmadd231pd ymm13, ymm1, ymm11
    vfmadd231pd ymm14, ymm8, ymm11
    vmovapd ymmword ptr [r8 + 448], ymm13
    vmovapd ymmword ptr [r8 + 384], ymm14
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx2_sqr_8
.p2align 6
msmith_0_1_0_avx2_sqr_8:
    mov eax, 2
2:
    vmovapd ymm0, ymmword ptr [rsi + 0]
    vmovapd ymm1, ymmword ptr [rsi + 64]
    vaddpd ymm2, ymm0, ymm0
    vmovapd ymm3, ymmword ptr [rsi + 128]
    vaddpd ymm4, ymm1, ymm1
    vmovapd ymm5, ymmword ptr [rsi + 0]
    vmovapd ymm6, ymmword ptr [rsi + 0]
    vbroadcastsd ymm7, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 0]
    vaddpd ymm8, ymm3, ymm3
    vmovapd ymm9, ymmword ptr [rsi + 192]
    vfmadd213pd ymm5, ymm6, ymm7
    vmovapd ymm10, ymmword ptr [rsi + 256]
    vaddpd ymm11, ymm9, ymm9
    vmovapd ymm12, ymmword ptr [rsi + 320]
    vaddpd ymm13, ymm10, ymm10
    vmovapd ymm14, ymmword ptr [rsi + 384]
    vaddpd ymm15, ymm12, ymm12
    vaddpd ymm0, ymm14, ymm14
    vmovapd ymmword ptr [rdx + 0], ymm2
    vmovapd ymmword ptr [rdx + 32], ymm4
    vmovapd ymmword ptr [rdx + 64], ymm8
    vsubpd ymm1, ymm7, ymm5
    vmovapd ymmword ptr [rdx + 96], ymm11
    vmovapd ymmword ptr [rdx + 128], ymm13
    vmovapd ymmword ptr [rdx + 160], ymm15
    vmovapd ymm3, ymmword ptr [rsi + 128]
    vmovapd ymm9, ymmword ptr [rdx + 0]
    vmovapd ymmword ptr [rdx + 192], ymm0
    vmovapd ymm10, ymmword ptr [rsi + 64]
    vfmadd213pd ymm3, ymm9, ymm7
    vmovapd ymm12, ymmword ptr [rsi + 192]
    vmovapd ymm14, ymmword ptr [rdx + 0]
    vfmadd213pd ymm10, ymm9, ymm7
    vmovapd ymm2, ymmword ptr [rsi + 256]
    vfmadd213pd ymm12, ymm14, ymm7
    vmovapd ymm4, ymmword ptr [rsi + 320]
    vfmadd213pd ymm2, ymm14, ymm7
    vmovapd ymm8, ymmword ptr [rsi + 384]
    vfmadd213pd ymm4, ymm14, ymm7
    vfmadd213pd ymm8, ymm14, ymm7
    vmovapd ymm11, ymmword ptr [rsi + 64]
    vmovapd ymm13, ymmword ptr [rsi + 64]
    vfmadd231pd ymm1, ymm6, ymmword ptr [rsi + 0]
    vbroadcastsd ymm15, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vfmadd213pd ymm11, ymm13, ymm3
    vsubpd ymm0, ymm15, ymm10
    vbroadcastsd ymm6, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vfmadd231pd ymm0, ymm9, ymmword ptr [rsi + 64]
    vsubpd ymm15, ymm6, ymm3
    vfmadd231pd ymm15, ymm9, ymmword ptr [rsi + 128]
    vbroadcastsd ymm6, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 16]
    vsubpd ymm9, ymm3, ymm11
    vfmadd231pd ymm0, ymm5, ymm6
    vbroadcastsd ymm3, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vfmadd231pd ymm9, ymm13, ymmword ptr [rsi + 64]
    vsubpd ymm5, ymm3, ymm12
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vaddpd ymm3, ymm15, ymm9
    vsubpd ymm15, ymm13, ymm2
    vfmadd231pd ymm5, ymm14, ymmword ptr [rsi + 192]
    vaddpd ymm9, ymm1, ymm7
    vfmadd231pd ymm3, ymm10, ymm6
    vfmadd231pd ymm15, ymm14, ymmword ptr [rsi + 256]
    vsubpd ymm13, ymm9, ymm7
    vsubpd ymm10, ymm1, ymm13
    vbroadcastsd ymm9, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vmovapd ymmword ptr [rdx + 256], ymm10
    vsubpd ymm1, ymm9, ymm8
    vaddpd ymm10, ymm0, ymm7
    vsubpd ymm9, ymm10, ymm7
    vsubpd ymm10, ymm0, ymm9
    vfmadd231pd ymm10, ymm13, ymm6
    vfmadd231pd ymm1, ymm14, ymmword ptr [rsi + 384]
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vmovapd ymmword ptr [rdx + 288], ymm10
    vsubpd ymm13, ymm0, ymm4
    vaddpd ymm10, ymm3, ymm7
    vfmadd231pd ymm13, ymm14, ymmword ptr [rsi + 320]
    vsubpd ymm0, ymm10, ymm7
    vsubpd ymm14, ymm3, ymm0
    vfmadd231pd ymm14, ymm9, ymm6
    vmovapd ymm10, ymmword ptr [rsi + 128]
    vmovapd ymm3, ymmword ptr [rdx + 32]
    vmovapd ymmword ptr [rdx + 320], ymm14
    vfmadd213pd ymm10, ymm3, ymm12
    vsubpd ymm9, ymm12, ymm10
    vfmadd231pd ymm9, ymm3, ymmword ptr [rsi + 128]
    vmovapd ymm14, ymmword ptr [rsi + 192]
    vaddpd ymm12, ymm5, ymm9
    vfmadd213pd ymm14, ymm3, ymm2
    vsubpd ymm5, ymm2, ymm14
    vmovapd ymm9, ymmword ptr [rsi + 320]
    vfmadd231pd ymm12, ymm11, ymm6
    vfmadd213pd ymm9, ymm3, ymm8
    vsubpd ymm2, ymm8, ymm9
    vfmadd231pd ymm5, ymm3, ymmword ptr [rsi + 192]
    vfmadd231pd ymm2, ymm3, ymmword ptr [rsi + 320]
    vmovapd ymm11, ymmword ptr [rsi + 256]
    vaddpd ymm8, ymm15, ymm5
    vfmadd213pd ymm11, ymm3, ymm4
    vsubpd ymm15, ymm4, ymm11
    vaddpd ymm5, ymm1, ymm2
    vaddpd ymm4, ymm12, ymm7
    vfmadd231pd ymm15, ymm3, ymmword ptr [rsi + 256]
    vsubpd ymm1, ymm4, ymm7
    vmovapd ymm2, ymmword ptr [rsi + 128]
    vmovapd ymm3, ymmword ptr [rsi + 128]
    vaddpd ymm4, ymm13, ymm15
    vfmadd213pd ymm2, ymm3, ymm14
    vsubpd ymm13, ymm12, ymm1
    vsubpd ymm15, ymm14, ymm2
    vfmadd231pd ymm13, ymm0, ymm6
    vmovapd ymm12, ymmword ptr [rsi + 256]
    vmovapd ymm14, ymmword ptr [rdx + 64]
    vfmadd231pd ymm15, ymm3, ymmword ptr [rsi + 128]
    vfmadd213pd ymm12, ymm14, ymm9
    vmovapd ymm0, ymmword ptr [rsi + 192]
    vmovapd ymmword ptr [rdx + 352], ymm13
    vfmadd213pd ymm0, ymm14, ymm11
    vsubpd ymm3, ymm9, ymm12
    vsubpd ymm13, ymm11, ymm0
    vaddpd ymm9, ymm8, ymm15
    vfmadd231pd ymm3, ymm14, ymmword ptr [rsi + 256]
    vmovapd ymm11, ymmword ptr [rsi + 448]
    vmovapd ymm8, ymmword ptr [rdx + 0]
    vfmadd231pd ymm13, ymm14, ymmword ptr [rsi + 192]
    vfmadd213pd ymm11, ymm8, ymm7
    vbroadcastsd ymm15, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vfmadd231pd ymm9, ymm10, ymm6
    vsubpd ymm14, ymm15, ymm11
    vaddpd ymm10, ymm5, ymm3
    vmovapd ymm15, ymmword ptr [rsi + 192]
    vmovapd ymm5, ymmword ptr [rsi + 192]
    vaddpd ymm3, ymm4, ymm13
    vfmadd213pd ymm15, ymm5, ymm12
    vsubpd ymm4, ymm12, ymm15
    vfmadd231pd ymm14, ymm8, ymmword ptr [rsi + 448]
    vaddpd ymm13, ymm9, ymm7
    vfmadd231pd ymm3, ymm2, ymm6
    vmovapd ymm12, ymmword ptr [rsi + 384]
    vmovapd ymm8, ymmword ptr [rdx + 32]
    vfmadd231pd ymm4, ymm5, ymmword ptr [rsi + 192]
    vfmadd213pd ymm12, ymm8, ymm11
    vsubpd ymm2, ymm13, ymm7
    vsubpd ymm5, ymm11, ymm12
    vaddpd ymm13, ymm10, ymm4
    vaddpd ymm11, ymm3, ymm7
    vsubpd ymm10, ymm9, ymm2
    vfmadd231pd ymm5, ymm8, ymmword ptr [rsi + 384]
    vfmadd231pd ymm13, ymm0, ymm6
    vsubpd ymm4, ymm11, ymm7
    vmovapd ymm9, ymmword ptr [rsi + 320]
    vmovapd ymm0, ymmword ptr [rdx + 64]
    vfmadd231pd ymm10, ymm1, ymm6
    vfmadd213pd ymm9, ymm0, ymm12
    vaddpd ymm11, ymm14, ymm5
    vaddpd ymm1, ymm13, ymm7
    vsubpd ymm14, ymm3, ymm4
    vmovapd ymm5, ymmword ptr [rsi + 448]
    vmovapd ymmword ptr [rdx + 384], ymm10
    vfmadd213pd ymm5, ymm8, ymm7
    vsubpd ymm3, ymm12, ymm9
    vsubpd ymm10, ymm1, ymm7
    vmovapd ymm12, ymmword ptr [rsi + 384]
    vfmadd231pd ymm14, ymm2, ymm6
    vfmadd213pd ymm12, ymm0, ymm5
    vfmadd231pd ymm3, ymm0, ymmword ptr [rsi + 320]
    vsubpd ymm1, ymm13, ymm10
    vbroadcastsd ymm2, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vmovapd ymmword ptr [rdx + 416], ymm14
    vsubpd ymm13, ymm2, ymm5
    vsubpd ymm14, ymm5, ymm12
    vmovapd ymm2, ymmword ptr [rsi + 448]
    vaddpd ymm5, ymm11, ymm3
    vfmadd213pd ymm2, ymm0, ymm7
    vfmadd231pd ymm1, ymm4, ymm6
    vmovapd ymm11, ymmword ptr [rsi + 256]
    vmovapd ymm3, ymmword ptr [rdx + 96]
    vfmadd231pd ymm13, ymm8, ymmword ptr [rsi + 448]
    vfmadd213pd ymm11, ymm3, ymm9
    vfmadd231pd ymm14, ymm0, ymmword ptr [rsi + 384]
    vsubpd ymm4, ymm9, ymm11
    vmovapd ymm8, ymmword ptr [rsi + 320]
    vmovapd ymmword ptr [rdx + 448], ymm1
    vfmadd213pd ymm8, ymm3, ymm12
    vmovapd ymm9, ymmword ptr [rsi + 448]
    vaddpd ymm1, ymm13, ymm14
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vfmadd213pd ymm9, ymm3, ymm7
    vsubpd ymm14, ymm13, ymm2
    vfmadd231pd ymm14, ymm0, ymmword ptr [rsi + 448]
    vfmadd231pd ymm4, ymm3, ymmword ptr [rsi + 256]
    vsubpd ymm13, ymm12, ymm8
    vmovapd ymm0, ymmword ptr [rsi + 384]
    vaddpd ymm12, ymm5, ymm4
    vfmadd213pd ymm0, ymm3, ymm2
    vfmadd231pd ymm13, ymm3, ymmword ptr [rsi + 320]
    vfmadd231pd ymm12, ymm15, ymm6
    vbroadcastsd ymm5, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vsubpd ymm4, ymm2, ymm0
    vsubpd ymm15, ymm5, ymm9
    vaddpd ymm2, ymm1, ymm13
    vbroadcastsd ymm5, qword ptr [rdi + 64]
    vmovapd ymm1, ymmword ptr [rdx + 256]
    vfmadd231pd ymm12, ymm10, ymm6
    vfmadd213pd ymm5, ymm1, ymm7
    vfmadd231pd ymm4, ymm3, ymmword ptr [rsi + 384]
    vfmadd231pd ymm15, ymm3, ymmword ptr [rsi + 448]
    vsubpd ymm13, ymm7, ymm5
    vmovapd ymm10, ymmword ptr [rsi + 256]
    vmovapd ymm3, ymmword ptr [rsi + 256]
    vaddpd ymm14, ymm14, ymm4
    vfmadd213pd ymm10, ymm3, ymm8
    vsubpd ymm4, ymm8, ymm10
    vbroadcastsd ymm8, qword ptr [rdi + 64]
    vfmadd231pd ymm4, ymm3, ymmword ptr [rsi + 256]
    vfmadd231pd ymm13, ymm1, ymm8
    vbroadcastsd ymm3, qword ptr [rdi + 72]
    vaddpd ymm8, ymm12, ymm13
    vfmadd213pd ymm3, ymm1, ymm10
    vmovapd ymm12, ymmword ptr [rsi + 320]
    vmovapd ymm13, ymmword ptr [rdx + 128]
    vaddpd ymm2, ymm2, ymm4
    vfmadd213pd ymm12, ymm13, ymm0
    vsubpd ymm4, ymm0, ymm12
    vfmadd231pd ymm2, ymm11, ymm6
    vsubpd ymm0, ymm10, ymm3
    vbroadcastsd ymm11, qword ptr [rdi + 72]
    vfmadd231pd ymm4, ymm13, ymmword ptr [rsi + 320]
    vfmadd231pd ymm0, ymm1, ymm11
    vmovapd ymm10, ymmword ptr [rsi + 384]
    vaddpd ymm11, ymm14, ymm4
    vfmadd213pd ymm10, ymm13, ymm9
    vbroadcastsd ymm14, qword ptr [rdi + 80]
    vaddpd ymm4, ymm2, ymm0
    vfmadd213pd ymm14, ymm1, ymm12
    vsubpd ymm2, ymm9, ymm10
    vsubpd ymm0, ymm12, ymm14
    vbroadcastsd ymm9, qword ptr [rdi + 80]
    vfmadd231pd ymm2, ymm13, ymmword ptr [rsi + 384]
    vfmadd231pd ymm0, ymm1, ymm9
    vbroadcastsd ymm12, qword ptr [rdi + 128]
    vmovapd ymm13, ymmword ptr [rdx + 288]
    vaddpd ymm9, ymm15, ymm2
    vmovapd ymm15, ymmword ptr [rsi + 320]
    vmovapd ymm2, ymmword ptr [rsi + 320]
    vfmadd213pd ymm12, ymm13, ymm5
    vfmadd213pd ymm15, ymm2, ymm10
    vsubpd ymm10, ymm10, ymm15
    vfmadd231pd ymm10, ymm2, ymmword ptr [rsi + 320]
    vaddpd ymm2, ymm11, ymm0
    vbroadcastsd ymm11, qword ptr [rdi + 128]
    vsubpd ymm0, ymm5, ymm12
    vfmadd231pd ymm0, ymm13, ymm11
    vbroadcastsd ymm5, qword ptr [rdi + 88]
    vaddpd ymm11, ymm9, ymm10
    vfmadd213pd ymm5, ymm1, ymm15
    vaddpd ymm9, ymm8, ymm0
    vbroadcastsd ymm10, qword ptr [rdi + 136]
    vsubpd ymm8, ymm15, ymm5
    vbroadcastsd ymm0, qword ptr [rdi + 88]
    vfmadd213pd ymm10, ymm13, ymm3
    vbroadcastsd ymm15, qword ptr [rdi + 144]
    vfmadd231pd ymm8, ymm1, ymm0
    vfmadd213pd ymm15, ymm13, ymm14
    vsubpd ymm1, ymm3, ymm10
    vsubpd ymm0, ymm14, ymm15
    vbroadcastsd ymm3, qword ptr [rdi + 152]
    vaddpd ymm14, ymm11, ymm8
    vbroadcastsd ymm11, qword ptr [rdi + 136]
    vfmadd213pd ymm3, ymm13, ymm5
    vfmadd231pd ymm1, ymm13, ymm11
    vbroadcastsd ymm8, qword ptr [rdi + 144]
    vsubpd ymm11, ymm5, ymm3
    vfmadd231pd ymm0, ymm13, ymm8
    vbroadcastsd ymm5, qword ptr [rdi + 152]
    vaddpd ymm8, ymm4, ymm1
    vbroadcastsd ymm4, qword ptr [rdi + 192]
    vmovapd ymm1, ymmword ptr [rdx + 320]
    vfmadd231pd ymm11, ymm13, ymm5
    vfmadd213pd ymm4, ymm1, ymm12
    vbroadcastsd ymm13, qword ptr [rdi + 200]
    vaddpd ymm5, ymm2, ymm0
    vfmadd213pd ymm13, ymm1, ymm10
    vsubpd ymm2, ymm12, ymm4
    vsubpd ymm0, ymm10, ymm13
    vbroadcastsd ymm12, qword ptr [rdi + 208]
    vaddpd ymm10, ymm14, ymm11
    vbroadcastsd ymm14, qword ptr [rdi + 192]
    vfmadd213pd ymm12, ymm1, ymm15
    vfmadd231pd ymm2, ymm1, ymm14
    vbroadcastsd ymm11, qword ptr [rdi + 200]
    vsubpd ymm14, ymm15, ymm12
    vfmadd231pd ymm0, ymm1, ymm11
    vbroadcastsd ymm15, qword ptr [rdi + 216]
    vaddpd ymm11, ymm9, ymm2
    vbroadcastsd ymm9, qword ptr [rdi + 208]
    vfmadd213pd ymm15, ymm1, ymm3
    vfmadd231pd ymm14, ymm1, ymm9
    vaddpd ymm2, ymm8, ymm0
    vsubpd ymm9, ymm3, ymm15
    vbroadcastsd ymm8, qword ptr [rdi + 256]
    vmovapd ymm0, ymmword ptr [rdx + 352]
    vaddpd ymm3, ymm5, ymm14
    vfmadd213pd ymm8, ymm0, ymm4
    vbroadcastsd ymm5, qword ptr [rdi + 216]
    vsubpd ymm14, ymm4, ymm8
    vbroadcastsd ymm4, qword ptr [rdi + 264]
    vfmadd231pd ymm9, ymm1, ymm5
    vbroadcastsd ymm1, qword ptr [rdi + 256]
    vfmadd213pd ymm4, ymm0, ymm13
    vfmadd231pd ymm14, ymm0, ymm1
    vsubpd ymm5, ymm13, ymm4
    vbroadcastsd ymm1, qword ptr [rdi + 272]
    vaddpd ymm13, ymm10, ymm9
    vfmadd213pd ymm1, ymm0, ymm12
    vbroadcastsd ymm10, qword ptr [rdi + 280]
    vaddpd ymm9, ymm11, ymm14
    vfmadd213pd ymm10, ymm0, ymm15
    vbroadcastsd ymm11, qword ptr [rdi + 264]
    vsubpd ymm14, ymm12, ymm1
    vfmadd231pd ymm5, ymm0, ymm11
    vbroadcastsd ymm12, qword ptr [rdi + 272]
    vsubpd ymm11, ymm15, ymm10
    vfmadd231pd ymm14, ymm0, ymm12
    vbroadcastsd ymm15, qword ptr [rdi + 280]
    vaddpd ymm12, ymm2, ymm5
    vbroadcastsd ymm2, qword ptr [rdi + 320]
    vmovapd ymm5, ymmword ptr [rdx + 384]
    vfmadd231pd ymm11, ymm0, ymm15
    vfmadd213pd ymm2, ymm5, ymm8
    vbroadcastsd ymm0, qword ptr [rdi + 328]
    vaddpd ymm15, ymm3, ymm14
    vfmadd213pd ymm0, ymm5, ymm4
    vsubpd ymm3, ymm8, ymm2
    vsubpd ymm14, ymm4, ymm0
    vbroadcastsd ymm8, qword ptr [rdi + 336]
    vaddpd ymm4, ymm13, ymm11
    vbroadcastsd ymm13, qword ptr [rdi + 320]
    vfmadd213pd ymm8, ymm5, ymm1
    vfmadd231pd ymm3, ymm5, ymm13
    vbroadcastsd ymm11, qword ptr [rdi + 328]
    vsubpd ymm13, ymm1, ymm8
    vfmadd231pd ymm14, ymm5, ymm11
    vbroadcastsd ymm1, qword ptr [rdi + 344]
    vaddpd ymm11, ymm9, ymm3
    vbroadcastsd ymm9, qword ptr [rdi + 336]
    vfmadd213pd ymm1, ymm5, ymm10
    vfmadd231pd ymm13, ymm5, ymm9
    vaddpd ymm3, ymm12, ymm14
    vsubpd ymm9, ymm10, ymm1
    vbroadcastsd ymm12, qword ptr [rdi + 384]
    vmovapd ymm14, ymmword ptr [rdx + 416]
    vaddpd ymm10, ymm15, ymm13
    vfmadd213pd ymm12, ymm14, ymm2
    vbroadcastsd ymm15, qword ptr [rdi + 344]
    vsubpd ymm13, ymm2, ymm12
    vbroadcastsd ymm2, qword ptr [rdi + 392]
    vfmadd231pd ymm9, ymm5, ymm15
    vbroadcastsd ymm5, qword ptr [rdi + 384]
    vfmadd213pd ymm2, ymm14, ymm0
    vfmadd231pd ymm13, ymm14, ymm5
    vsubpd ymm15, ymm0, ymm2
    vbroadcastsd ymm5, qword ptr [rdi + 400]
    vaddpd ymm0, ymm4, ymm9
    vfmadd213pd ymm5, ymm14, ymm8
    vbroadcastsd ymm4, qword ptr [rdi + 408]
    vaddpd ymm9, ymm11, ymm13
    vfmadd213pd ymm4, ymm14, ymm1
    vbroadcastsd ymm11, qword ptr [rdi + 392]
    vsubpd ymm13, ymm8, ymm5
    vfmadd231pd ymm15, ymm14, ymm11
    vbroadcastsd ymm8, qword ptr [rdi + 400]
    vsubpd ymm11, ymm1, ymm4
    vfmadd231pd ymm13, ymm14, ymm8
    vbroadcastsd ymm1, qword ptr [rdi + 408]
    vaddpd ymm8, ymm3, ymm15
    vbroadcastsd ymm3, qword ptr [rdi + 448]
    vmovapd ymm15, ymmword ptr [rdx + 448]
    vfmadd231pd ymm11, ymm14, ymm1
    vfmadd213pd ymm3, ymm15, ymm12
    vbroadcastsd ymm14, qword ptr [rdi + 456]
    vaddpd ymm1, ymm10, ymm13
    vfmadd213pd ymm14, ymm15, ymm2
    vsubpd ymm10, ymm12, ymm3
    vsubpd ymm13, ymm2, ymm14
    vbroadcastsd ymm12, qword ptr [rdi + 464]
    vaddpd ymm2, ymm0, ymm11
    vbroadcastsd ymm0, qword ptr [rdi + 448]
    vfmadd213pd ymm12, ymm15, ymm5
    vfmadd231pd ymm10, ymm15, ymm0
    vbroadcastsd ymm11, qword ptr [rdi + 456]
    vsubpd ymm0, ymm5, ymm12
    vbroadcastsd ymm5, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 24]
    vfmadd231pd ymm13, ymm15, ymm11
    vfmsub213pd ymm3, ymm6, ymm5
    vbroadcastsd ymm11, qword ptr [rdi + 472]
    vaddpd ymm5, ymm9, ymm10
    vbroadcastsd ymm9, qword ptr [rdi + 464]
    vfmadd213pd ymm11, ymm15, ymm4
    vfmadd231pd ymm0, ymm15, ymm9
    vaddpd ymm10, ymm8, ymm13
    vaddpd ymm9, ymm5, ymm7
    vsubpd ymm8, ymm4, ymm11
    vaddpd ymm13, ymm1, ymm0
    vbroadcastsd ymm4, qword ptr [rdi + 472]
    vsubpd ymm1, ymm9, ymm7
    vfmadd231pd ymm8, ymm15, ymm4
    vsubpd ymm0, ymm5, ymm1
    vbroadcastsd ymm9, qword ptr [rdi + 576]
    vaddpd ymm15, ymm2, ymm8
    vfmadd213pd ymm9, ymm0, ymm7
    vbroadcastsd ymm4, qword ptr [rdi + 576]
    vsubpd ymm5, ymm7, ymm9
    vfmadd231pd ymm5, ymm0, ymm4
    vbroadcastsd ymm2, qword ptr [rdi + 8]
    vmovapd ymmword ptr [rdx + 480], ymm5
    vbroadcastsd ymm8, qword ptr [rdi + 16]
    vfmadd213pd ymm2, ymm5, ymm14
    vbroadcastsd ymm9, qword ptr [rdi + 0]
    vfmadd213pd ymm8, ymm5, ymm12
    vfmadd231pd ymm0, ymm5, ymm9
    vsubpd ymm4, ymm14, ymm2
    vsubpd ymm9, ymm12, ymm8
    vbroadcastsd ymm14, qword ptr [rdi + 24]
    vaddpd ymm12, ymm1, ymm0
    vfmadd213pd ymm14, ymm5, ymm11
    vbroadcastsd ymm1, qword ptr [rdi + 8]
    vsubpd ymm0, ymm11, ymm14
    vbroadcastsd ymm11, qword ptr [rdi + 16]
    vfmadd231pd ymm4, ymm5, ymm1
    vbroadcastsd ymm1, qword ptr [rdi + 24]
    vfmadd231pd ymm9, ymm5, ymm11
    vfmadd231pd ymm0, ymm5, ymm1
    vmovapd ymm11, ymmword ptr [rsi + 448]
    vmovapd ymm5, ymmword ptr [rdx + 128]
    vaddpd ymm1, ymm10, ymm4
    vfmadd213pd ymm11, ymm5, ymm7
    vbroadcastsd ymm10, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vaddpd ymm4, ymm13, ymm9
    vsubpd ymm13, ymm10, ymm11
    vaddpd ymm9, ymm15, ymm0
    vmovapd ymm10, ymmword ptr [rsi + 448]
    vmovapd ymm15, ymmword ptr [rdx + 160]
    vaddpd ymm0, ymm1, ymm3
    vfmadd213pd ymm10, ymm15, ymm7
    vmovapd ymm1, ymmword ptr [rsi + 384]
    vfmadd231pd ymm4, ymm2, ymm6
    vfmadd213pd ymm1, ymm15, ymm11
    vbroadcastsd ymm3, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vfmadd231pd ymm13, ymm5, ymmword ptr [rsi + 448]
    vsubpd ymm2, ymm3, ymm10
    vfmadd231pd ymm9, ymm8, ymm6
    vmovapd ymm5, ymmword ptr [rsi + 384]
    vmovapd ymm3, ymmword ptr [rsi + 384]
    vfmadd231pd ymm0, ymm12, ymm6
    vfmadd213pd ymm5, ymm3, ymm10
    vsubpd ymm8, ymm11, ymm1
    vfmadd231pd ymm2, ymm15, ymmword ptr [rsi + 448]
    vaddpd ymm12, ymm0, ymm7
    vfmadd231pd ymm8, ymm15, ymmword ptr [rsi + 384]
    vsubpd ymm11, ymm10, ymm5
    vsubpd ymm15, ymm12, ymm7
    vfmadd231pd ymm11, ymm3, ymmword ptr [rsi + 384]
    vmovapd ymm10, ymmword ptr [rsi + 448]
    vmovapd ymm12, ymmword ptr [rdx + 192]
    vaddpd ymm3, ymm13, ymm8
    vfmadd213pd ymm10, ymm12, ymm7
    vsubpd ymm13, ymm0, ymm15
    vbroadcastsd ymm8, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vaddpd ymm0, ymm2, ymm11
    vsubpd ymm2, ymm8, ymm10
    vmovapd ymmword ptr [r8 + 0], ymm13
    vaddpd ymm11, ymm4, ymm7
    vfmadd231pd ymm2, ymm12, ymmword ptr [rsi + 448]
    vaddpd ymm8, ymm9, ymm7
    vsubpd ymm13, ymm11, ymm7
    vsubpd ymm12, ymm8, ymm7
    vsubpd ymm11, ymm4, ymm13
    vsubpd ymm8, ymm9, ymm12
    vfmadd231pd ymm11, ymm15, ymm6
    vmovapd ymm4, ymmword ptr [rsi + 448]
    vmovapd ymm9, ymmword ptr [rsi + 448]
    vfmadd231pd ymm8, ymm13, ymm6
    vfmadd213pd ymm4, ymm9, ymm7
    vbroadcastsd ymm15, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 8]
    vmovapd ymmword ptr [r8 + 64], ymm11
    vsubpd ymm13, ymm15, ymm4
    vmovapd ymmword ptr [r8 + 128], ymm8
    vbroadcastsd ymm11, qword ptr [rdi + 96]
    vmovapd ymm15, ymmword ptr [rdx + 256]
    vfmadd231pd ymm13, ymm9, ymmword ptr [rsi + 448]
    vfmadd213pd ymm11, ymm15, ymm1
    vbroadcastsd ymm8, qword ptr [rdi + 96]
    vsubpd ymm9, ymm1, ymm11
    vfmadd231pd ymm9, ymm15, ymm8
    vbroadcastsd ymm1, qword ptr [rdi + 104]
    vaddpd ymm8, ymm3, ymm9
    vfmadd213pd ymm1, ymm15, ymm5
    vbroadcastsd ymm3, qword ptr [rdi + 104]
    vsubpd ymm9, ymm5, ymm1
    vfmadd231pd ymm9, ymm15, ymm3
    vbroadcastsd ymm5, qword ptr [rdi + 112]
    vaddpd ymm3, ymm0, ymm9
    vfmadd213pd ymm5, ymm15, ymm10
    vbroadcastsd ymm0, qword ptr [rdi + 112]
    vsubpd ymm9, ymm10, ymm5
    vfmadd231pd ymm9, ymm15, ymm0
    vbroadcastsd ymm10, qword ptr [rdi + 120]
    vaddpd ymm0, ymm2, ymm9
    vfmadd213pd ymm10, ymm15, ymm4
    vbroadcastsd ymm2, qword ptr [rdi + 120]
    vsubpd ymm9, ymm4, ymm10
    vfmadd231pd ymm9, ymm15, ymm2
    vbroadcastsd ymm4, qword ptr [rdi + 160]
    vmovapd ymm15, ymmword ptr [rdx + 288]
    vaddpd ymm2, ymm13, ymm9
    vfmadd213pd ymm4, ymm15, ymm11
    vbroadcastsd ymm13, qword ptr [rdi + 160]
    vsubpd ymm9, ymm11, ymm4
    vfmadd231pd ymm9, ymm15, ymm13
    vbroadcastsd ymm11, qword ptr [rdi + 168]
    vaddpd ymm13, ymm8, ymm9
    vfmadd213pd ymm11, ymm15, ymm1
    vbroadcastsd ymm8, qword ptr [rdi + 168]
    vsubpd ymm9, ymm1, ymm11
    vfmadd231pd ymm9, ymm15, ymm8
    vbroadcastsd ymm1, qword ptr [rdi + 176]
    vaddpd ymm8, ymm3, ymm9
    vfmadd213pd ymm1, ymm15, ymm5
    vbroadcastsd ymm3, qword ptr [rdi + 176]
    vsubpd ymm9, ymm5, ymm1
    vfmadd231pd ymm9, ymm15, ymm3
    vbroadcastsd ymm5, qword ptr [rdi + 184]
    vaddpd ymm3, ymm0, ymm9
    vfmadd213pd ymm5, ymm15, ymm10
    vbroadcastsd ymm0, qword ptr [rdi + 184]
    vsubpd ymm9, ymm10, ymm5
    vfmadd231pd ymm9, ymm15, ymm0
    vbroadcastsd ymm10, qword ptr [rdi + 224]
    vmovapd ymm15, ymmword ptr [rdx + 320]
    vaddpd ymm0, ymm2, ymm9
    vfmadd213pd ymm10, ymm15, ymm4
    vbroadcastsd ymm2, qword ptr [rdi + 224]
    vsubpd ymm9, ymm4, ymm10
    vfmadd231pd ymm9, ymm15, ymm2
    vbroadcastsd ymm4, qword ptr [rdi + 232]
    vaddpd ymm2, ymm13, ymm9
    vfmadd213pd ymm4, ymm15, ymm11
    vbroadcastsd ymm13, qword ptr [rdi + 232]
    vsubpd ymm9, ymm11, ymm4
    vfmadd231pd ymm9, ymm15, ymm13
    vbroadcastsd ymm11, qword ptr [rdi + 240]
    vaddpd ymm13, ymm8, ymm9
    vfmadd213pd ymm11, ymm15, ymm1
    vbroadcastsd ymm8, qword ptr [rdi + 240]
    vsubpd ymm9, ymm1, ymm11
    vfmadd231pd ymm9, ymm15, ymm8
    vbroadcastsd ymm1, qword ptr [rdi + 248]
    vaddpd ymm8, ymm3, ymm9
    vfmadd213pd ymm1, ymm15, ymm5
    vbroadcastsd ymm3, qword ptr [rdi + 248]
    vsubpd ymm9, ymm5, ymm1
    vfmadd231pd ymm9, ymm15, ymm3
    vbroadcastsd ymm5, qword ptr [rdi + 288]
    vmovapd ymm15, ymmword ptr [rdx + 352]
    vaddpd ymm3, ymm0, ymm9
    vfmadd213pd ymm5, ymm15, ymm10
    vbroadcastsd ymm0, qword ptr [rdi + 288]
    vsubpd ymm9, ymm10, ymm5
    vfmadd231pd ymm9, ymm15, ymm0
    vbroadcastsd ymm10, qword ptr [rdi + 296]
    vaddpd ymm0, ymm2, ymm9
    vfmadd213pd ymm10, ymm15, ymm4
    vbroadcastsd ymm2, qword ptr [rdi + 296]
    vsubpd ymm9, ymm4, ymm10
    vfmadd231pd ymm9, ymm15, ymm2
    vbroadcastsd ymm4, qword ptr [rdi + 304]
    vaddpd ymm2, ymm13, ymm9
    vfmadd213pd ymm4, ymm15, ymm11
    vbroadcastsd ymm13, qword ptr [rdi + 304]
    vsubpd ymm9, ymm11, ymm4
    vfmadd231pd ymm9, ymm15, ymm13
    vbroadcastsd ymm11, qword ptr [rdi + 312]
    vaddpd ymm13, ymm8, ymm9
    vfmadd213pd ymm11, ymm15, ymm1
    vbroadcastsd ymm8, qword ptr [rdi + 312]
    vsubpd ymm9, ymm1, ymm11
    vfmadd231pd ymm9, ymm15, ymm8
    vbroadcastsd ymm1, qword ptr [rdi + 352]
    vmovapd ymm15, ymmword ptr [rdx + 384]
    vaddpd ymm8, ymm3, ymm9
    vfmadd213pd ymm1, ymm15, ymm5
    vbroadcastsd ymm3, qword ptr [rdi + 352]
    vsubpd ymm9, ymm5, ymm1
    vfmadd231pd ymm9, ymm15, ymm3
    vbroadcastsd ymm5, qword ptr [rdi + 360]
    vaddpd ymm3, ymm0, ymm9
    vfmadd213pd ymm5, ymm15, ymm10
    vbroadcastsd ymm0, qword ptr [rdi + 360]
    vsubpd ymm9, ymm10, ymm5
    vfmadd231pd ymm9, ymm15, ymm0
    vbroadcastsd ymm10, qword ptr [rdi + 368]
    vaddpd ymm0, ymm2, ymm9
    vfmadd213pd ymm10, ymm15, ymm4
    vbroadcastsd ymm2, qword ptr [rdi + 368]
    vsubpd ymm9, ymm4, ymm10
    vfmadd231pd ymm9, ymm15, ymm2
    vbroadcastsd ymm4, qword ptr [rdi + 376]
    vaddpd ymm2, ymm13, ymm9
    vfmadd213pd ymm4, ymm15, ymm11
    vbroadcastsd ymm13, qword ptr [rdi + 376]
    vsubpd ymm9, ymm11, ymm4
    vfmadd231pd ymm9, ymm15, ymm13
    vbroadcastsd ymm11, qword ptr [rdi + 416]
    vmovapd ymm15, ymmword ptr [rdx + 416]
    vaddpd ymm13, ymm8, ymm9
    vfmadd213pd ymm11, ymm15, ymm1
    vbroadcastsd ymm8, qword ptr [rdi + 416]
    vsubpd ymm9, ymm1, ymm11
    vfmadd231pd ymm9, ymm15, ymm8
    vbroadcastsd ymm1, qword ptr [rdi + 424]
    vaddpd ymm8, ymm3, ymm9
    vfmadd213pd ymm1, ymm15, ymm5
    vbroadcastsd ymm3, qword ptr [rdi + 424]
    vsubpd ymm9, ymm5, ymm1
    vfmadd231pd ymm9, ymm15, ymm3
    vbroadcastsd ymm5, qword ptr [rdi + 432]
    vaddpd ymm3, ymm0, ymm9
    vfmadd213pd ymm5, ymm15, ymm10
    vbroadcastsd ymm0, qword ptr [rdi + 432]
    vsubpd ymm9, ymm10, ymm5
    vfmadd231pd ymm9, ymm15, ymm0
    vbroadcastsd ymm10, qword ptr [rdi + 440]
    vaddpd ymm0, ymm2, ymm9
    vfmadd213pd ymm10, ymm15, ymm4
    vbroadcastsd ymm2, qword ptr [rdi + 440]
    vsubpd ymm9, ymm4, ymm10
    vfmadd231pd ymm9, ymm15, ymm2
    vbroadcastsd ymm4, qword ptr [rdi + 480]
    vmovapd ymm15, ymmword ptr [rdx + 448]
    vaddpd ymm2, ymm13, ymm9
    vfmadd213pd ymm4, ymm15, ymm11
    vbroadcastsd ymm13, qword ptr [rdi + 480]
    vsubpd ymm9, ymm11, ymm4
    vfmadd231pd ymm9, ymm15, ymm13
    vbroadcastsd ymm11, qword ptr [rdi + 488]
    vaddpd ymm13, ymm8, ymm9
    vfmadd213pd ymm11, ymm15, ymm1
    vbroadcastsd ymm8, qword ptr [rdi + 488]
    vsubpd ymm9, ymm1, ymm11
    vfmadd231pd ymm9, ymm15, ymm8
    vbroadcastsd ymm1, qword ptr [rdi + 496]
    vaddpd ymm8, ymm3, ymm9
    vfmadd213pd ymm1, ymm15, ymm5
    vbroadcastsd ymm3, qword ptr [rdi + 496]
    vsubpd ymm9, ymm5, ymm1
    vfmadd231pd ymm9, ymm15, ymm3
    vbroadcastsd ymm5, qword ptr [rdi + 504]
    vaddpd ymm3, ymm0, ymm9
    vfmadd213pd ymm5, ymm15, ymm10
    vbroadcastsd ymm0, qword ptr [rdi + 504]
    vsubpd ymm9, ymm10, ymm5
    vfmadd231pd ymm9, ymm15, ymm0
    vbroadcastsd ymm10, qword ptr [rdi + 32]
    vmovapd ymm15, ymmword ptr [rdx + 480]
    vaddpd ymm0, ymm2, ymm9
    vfmadd213pd ymm10, ymm15, ymm4
    vbroadcastsd ymm2, qword ptr [rdi + 32]
    vsubpd ymm9, ymm4, ymm10
    vfmadd231pd ymm9, ymm15, ymm2
    vbroadcastsd ymm4, qword ptr [rdi + 40]
    vaddpd ymm2, ymm13, ymm9
    vfmadd213pd ymm4, ymm15, ymm11
    vsubpd ymm13, ymm11, ymm4
    vbroadcastsd ymm9, qword ptr [rdi + 48]
    vfmadd231pd ymm2, ymm14, ymm6
    vfmadd213pd ymm9, ymm15, ymm1
    vbroadcastsd ymm11, qword ptr [rdi + 40]
    vsubpd ymm14, ymm1, ymm9
    vbroadcastsd ymm1, qword ptr [rdi + 48]
    vfmadd231pd ymm13, ymm15, ymm11
    vfmadd231pd ymm14, ymm15, ymm1
    vbroadcastsd ymm11, qword ptr [rdi + 56]
    vaddpd ymm1, ymm8, ymm13
    vfmadd213pd ymm11, ymm15, ymm5
    vsubpd ymm8, ymm5, ymm11
    vaddpd ymm13, ymm3, ymm14
    vfmadd231pd ymm1, ymm10, ymm6
    vbroadcastsd ymm5, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 24]
    vaddpd ymm3, ymm2, ymm7
    vbroadcastsd ymm14, qword ptr [rdi + 56]
    vfmsub213pd ymm11, ymm6, ymm5
    vfmadd231pd ymm8, ymm15, ymm14
    vfmadd231pd ymm13, ymm4, ymm6
    vaddpd ymm10, ymm1, ymm7
    vsubpd ymm5, ymm3, ymm7
    vaddpd ymm15, ymm0, ymm8
    vaddpd ymm14, ymm13, ymm7
    vsubpd ymm4, ymm10, ymm7
    vsubpd ymm3, ymm2, ymm5
    vfmadd231pd ymm15, ymm9, ymm6
    vsubpd ymm0, ymm14, ymm7
    vsubpd ymm8, ymm1, ymm4
    vfmadd231pd ymm3, ymm12, ymm6
    vaddpd ymm10, ymm15, ymm7
    vsubpd ymm2, ymm13, ymm0
    vfmadd231pd ymm8, ymm5, ymm6
    vmovapd ymmword ptr [r8 + 192], ymm3
    vsubpd ymm9, ymm10, ymm7
    vfmadd231pd ymm2, ymm4, ymm6
    vmovapd ymmword ptr [r8 + 256], ymm8
    vsubpd ymm14, ymm15, ymm9
    vfmadd231pd ymm11, ymm9, ymm6
    vmovapd ymmword ptr [r8 + 320], ymm2
    vfmadd231pd ymm14, ymm0, ymm6
    vmovapd ymmword ptr [r8 + 448], ymm11
    vmovapd ymmword ptr [r8 + 384], ymm14
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx2_mul_6
.p2align 6
msmith_0_1_0_avx2_mul_6:
    cmp dword ptr [rdi + 348], 1
    jae msmith_0_1_0_avx2_fold_mul_6
    mov eax, 2
2:
    vmovapd ymm0, ymmword ptr [rcx + 0]
    vmovapd ymm1, ymmword ptr [rsi + 0]
    vbroadcastsd ymm2, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 0]
    vmovapd ymm3, ymmword ptr [rcx + 64]
    vfmadd213pd ymm0, ymm1, ymm2
    vmovapd ymm4, ymmword ptr [rcx + 128]
    vfmadd213pd ymm3, ymm1, ymm2
    vmovapd ymm5, ymmword ptr [rcx + 192]
    vfmadd213pd ymm4, ymm1, ymm2
    vmovapd ymm6, ymmword ptr [rcx + 256]
    vfmadd213pd ymm5, ymm1, ymm2
    vfmadd213pd ymm6, ymm1, ymm2
    vbroadcastsd ymm7, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm8, ymm2, ymm0
    vbroadcastsd ymm9, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm10, ymm7, ymm3
    vbroadcastsd ymm11, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm12, ymm9, ymm4
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm14, ymm11, ymm5
    vsubpd ymm15, ymm13, ymm6
    vfmadd231pd ymm8, ymm1, ymmword ptr [rcx + 0]
    vfmadd231pd ymm10, ymm1, ymmword ptr [rcx + 64]
    vfmadd231pd ymm12, ymm1, ymmword ptr [rcx + 128]
    vfmadd231pd ymm14, ymm1, ymmword ptr [rcx + 192]
    vmovapd ymm7, ymmword ptr [rcx + 0]
    vmovapd ymm9, ymmword ptr [rsi + 64]
    vfmadd231pd ymm15, ymm1, ymmword ptr [rcx + 256]
    vfmadd213pd ymm7, ymm9, ymm3
    vsubpd ymm11, ymm3, ymm7
    vfmadd231pd ymm11, ymm9, ymmword ptr [rcx + 0]
    vmovapd ymm13, ymmword ptr [rcx + 64]
    vaddpd ymm1, ymm10, ymm11
    vfmadd213pd ymm13, ymm9, ymm4
    vsubpd ymm3, ymm4, ymm13
    vfmadd231pd ymm3, ymm9, ymmword ptr [rcx + 64]
    vmovapd ymm10, ymmword ptr [rcx + 128]
    vaddpd ymm11, ymm12, ymm3
    vfmadd213pd ymm10, ymm9, ymm5
    vsubpd ymm4, ymm5, ymm10
    vfmadd231pd ymm4, ymm9, ymmword ptr [rcx + 128]
    vmovapd ymm12, ymmword ptr [rcx + 192]
    vaddpd ymm3, ymm14, ymm4
    vfmadd213pd ymm12, ymm9, ymm6
    vsubpd ymm5, ymm6, ymm12
    vfmadd231pd ymm5, ymm9, ymmword ptr [rcx + 192]
    vmovapd ymm14, ymmword ptr [rcx + 0]
    vmovapd ymm4, ymmword ptr [rsi + 128]
    vaddpd ymm6, ymm15, ymm5
    vfmadd213pd ymm14, ymm4, ymm13
    vsubpd ymm9, ymm13, ymm14
    vfmadd231pd ymm9, ymm4, ymmword ptr [rcx + 0]
    vmovapd ymm15, ymmword ptr [rcx + 64]
    vaddpd ymm5, ymm11, ymm9
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 16]
    vfmadd213pd ymm15, ymm4, ymm10
    vmovapd ymm11, ymmword ptr [rcx + 128]
    vfmadd231pd ymm1, ymm0, ymm13
    vfmadd213pd ymm11, ymm4, ymm12
    vsubpd ymm9, ymm10, ymm15
    vsubpd ymm0, ymm12, ymm11
    vfmadd231pd ymm9, ymm4, ymmword ptr [rcx + 64]
    vfmadd231pd ymm0, ymm4, ymmword ptr [rcx + 128]
    vaddpd ymm10, ymm8, ymm2
    vfmadd231pd ymm5, ymm7, ymm13
    vaddpd ymm12, ymm1, ymm2
    vaddpd ymm4, ymm3, ymm9
    vmovapd ymm7, ymmword ptr [rcx + 0]
    vmovapd ymm3, ymmword ptr [rsi + 192]
    vaddpd ymm9, ymm6, ymm0
    vfmadd213pd ymm7, ymm3, ymm15
    vsubpd ymm6, ymm10, ymm2
    vsubpd ymm0, ymm12, ymm2
    vsubpd ymm10, ymm15, ymm7
    vsubpd ymm12, ymm8, ymm6
    vsubpd ymm15, ymm1, ymm0
    vfmadd231pd ymm10, ymm3, ymmword ptr [rcx + 0]
    vmovapd ymm8, ymmword ptr [rcx + 64]
    vmovapd ymmword ptr [rdx + 256], ymm12
    vfmadd213pd ymm8, ymm3, ymm11
    vfmadd231pd ymm15, ymm6, ymm13
    vaddpd ymm1, ymm5, ymm2
    vaddpd ymm12, ymm4, ymm10
    vsubpd ymm6, ymm11, ymm8
    vmovapd ymm4, ymmword ptr [rcx + 0]
    vmovapd ymm10, ymmword ptr [rsi + 256]
    vmovapd ymmword ptr [rdx + 288], ymm15
    vfmadd213pd ymm4, ymm10, ymm8
    vsubpd ymm11, ymm1, ymm2
    vfmadd231pd ymm6, ymm3, ymmword ptr [rcx + 64]
    vmovapd ymm15, ymmword ptr [rcx + 320]
    vmovapd ymm1, ymmword ptr [rsi + 0]
    vfmadd231pd ymm12, ymm14, ymm13
    vfmadd213pd ymm15, ymm1, ymm2
    vsubpd ymm3, ymm8, ymm4
    vsubpd ymm14, ymm5, ymm11
    vaddpd ymm8, ymm9, ymm6
    vaddpd ymm5, ymm12, ymm2
    vfmadd231pd ymm3, ymm10, ymmword ptr [rcx + 0]
    vbroadcastsd ymm9, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm14, ymm0, ymm13
    vsubpd ymm6, ymm9, ymm15
    vsubpd ymm10, ymm5, ymm2
    vaddpd ymm0, ymm8, ymm3
    vmovapd ymmword ptr [rdx + 320], ymm14
    vmovapd ymm9, ymmword ptr [rcx + 256]
    vmovapd ymm5, ymmword ptr [rsi + 64]
    vfmadd231pd ymm6, ymm1, ymmword ptr [rcx + 320]
    vmovapd ymm8, ymmword ptr [rcx + 320]
    vfmadd213pd ymm9, ymm5, ymm15
    vfmadd213pd ymm8, ymm5, ymm2
    vsubpd ymm3, ymm12, ymm10
    vfmadd231pd ymm0, ymm7, ymm13
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm1, ymm15, ymm9
    vsubpd ymm12, ymm14, ymm8
    vmovapd ymm7, ymmword ptr [rcx + 192]
    vmovapd ymm15, ymmword ptr [rsi + 128]
    vfmadd231pd ymm3, ymm11, ymm13
    vfmadd213pd ymm7, ymm15, ymm9
    vfmadd231pd ymm1, ymm5, ymmword ptr [rcx + 256]
    vfmadd231pd ymm12, ymm5, ymmword ptr [rcx + 320]
    vaddpd ymm14, ymm0, ymm2
    vmovapd ymmword ptr [rdx + 352], ymm3
    vmovapd ymm11, ymmword ptr [rcx + 256]
    vsubpd ymm5, ymm9, ymm7
    vfmadd213pd ymm11, ymm15, ymm8
    vsubpd ymm3, ymm14, ymm2
    vmovapd ymm9, ymmword ptr [rcx + 320]
    vaddpd ymm14, ymm6, ymm1
    vfmadd213pd ymm9, ymm15, ymm2
    vfmadd231pd ymm5, ymm15, ymmword ptr [rcx + 192]
    vsubpd ymm6, ymm8, ymm11
    vsubpd ymm1, ymm0, ymm3
    vaddpd ymm8, ymm14, ymm5
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm6, ymm15, ymmword ptr [rcx + 256]
    vsubpd ymm14, ymm0, ymm9
    vfmadd231pd ymm1, ymm10, ymm13
    vaddpd ymm5, ymm12, ymm6
    vmovapd ymm0, ymmword ptr [rcx + 128]
    vmovapd ymm10, ymmword ptr [rsi + 192]
    vfmadd231pd ymm14, ymm15, ymmword ptr [rcx + 320]
    vmovapd ymm12, ymmword ptr [rcx + 192]
    vfmadd213pd ymm0, ymm10, ymm7
    vfmadd213pd ymm12, ymm10, ymm11
    vmovapd ymm6, ymmword ptr [rcx + 256]
    vmovapd ymmword ptr [rdx + 384], ymm1
    vfmadd213pd ymm6, ymm10, ymm9
    vsubpd ymm15, ymm7, ymm0
    vsubpd ymm1, ymm11, ymm12
    vsubpd ymm7, ymm9, ymm6
    vfmadd231pd ymm15, ymm10, ymmword ptr [rcx + 128]
    vfmadd231pd ymm1, ymm10, ymmword ptr [rcx + 192]
    vfmadd231pd ymm7, ymm10, ymmword ptr [rcx + 256]
    vaddpd ymm11, ymm8, ymm15
    vmovapd ymm9, ymmword ptr [rcx + 320]
    vaddpd ymm8, ymm5, ymm1
    vfmadd213pd ymm9, ymm10, ymm2
    vmovapd ymm15, ymmword ptr [rcx + 64]
    vmovapd ymm5, ymmword ptr [rsi + 256]
    vaddpd ymm1, ymm14, ymm7
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd213pd ymm15, ymm5, ymm0
    vsubpd ymm7, ymm14, ymm9
    vfmadd231pd ymm7, ymm10, ymmword ptr [rcx + 320]
    vsubpd ymm14, ymm0, ymm15
    vfmadd231pd ymm14, ymm5, ymmword ptr [rcx + 64]
    vmovapd ymm10, ymmword ptr [rcx + 128]
    vaddpd ymm0, ymm11, ymm14
    vfmadd213pd ymm10, ymm5, ymm12
    vsubpd ymm11, ymm12, ymm10
    vfmadd231pd ymm11, ymm5, ymmword ptr [rcx + 128]
    vmovapd ymm14, ymmword ptr [rcx + 192]
    vaddpd ymm12, ymm8, ymm11
    vfmadd213pd ymm14, ymm5, ymm6
    vsubpd ymm8, ymm6, ymm14
    vfmadd231pd ymm8, ymm5, ymmword ptr [rcx + 192]
    vmovapd ymm11, ymmword ptr [rcx + 256]
    vaddpd ymm6, ymm1, ymm8
    vfmadd213pd ymm11, ymm5, ymm9
    vsubpd ymm1, ymm9, ymm11
    vfmadd231pd ymm1, ymm5, ymmword ptr [rcx + 256]
    vmovapd ymm8, ymmword ptr [rcx + 0]
    vmovapd ymm9, ymmword ptr [rsi + 320]
    vaddpd ymm5, ymm7, ymm1
    vfmadd213pd ymm8, ymm9, ymm15
    vsubpd ymm7, ymm15, ymm8
    vfmadd231pd ymm7, ymm9, ymmword ptr [rcx + 0]
    vmovapd ymm1, ymmword ptr [rcx + 64]
    vaddpd ymm15, ymm0, ymm7
    vfmadd213pd ymm1, ymm9, ymm10
    vsubpd ymm0, ymm10, ymm1
    vmovapd ymm7, ymmword ptr [rcx + 128]
    vfmadd231pd ymm15, ymm4, ymm13
    vfmadd213pd ymm7, ymm9, ymm14
    vfmadd231pd ymm0, ymm9, ymmword ptr [rcx + 64]
    vsubpd ymm10, ymm14, ymm7
    vmovapd ymm4, ymmword ptr [rcx + 192]
    vfmadd231pd ymm15, ymm3, ymm13
    vfmadd213pd ymm4, ymm9, ymm11
    vaddpd ymm14, ymm12, ymm0
    vfmadd231pd ymm10, ymm9, ymmword ptr [rcx + 128]
    vsubpd ymm3, ymm11, ymm4
    vaddpd ymm12, ymm6, ymm10
    vbroadcastsd ymm0, qword ptr [rdi + 48]
    vmovapd ymm11, ymmword ptr [rdx + 256]
    vfmadd231pd ymm3, ymm9, ymmword ptr [rcx + 192]
    vbroadcastsd ymm6, qword ptr [rdi + 56]
    vfmadd213pd ymm0, ymm11, ymm8
    vfmadd213pd ymm6, ymm11, ymm1
    vaddpd ymm10, ymm5, ymm3
    vsubpd ymm9, ymm8, ymm0
    vbroadcastsd ymm5, qword ptr [rdi + 64]
    vsubpd ymm3, ymm1, ymm6
    vbroadcastsd ymm8, qword ptr [rdi + 48]
    vfmadd213pd ymm5, ymm11, ymm7
    vbroadcastsd ymm1, qword ptr [rdi + 56]
    vfmadd231pd ymm9, ymm11, ymm8
    vfmadd231pd ymm3, ymm11, ymm1
    vsubpd ymm8, ymm7, ymm5
    vaddpd ymm1, ymm15, ymm9
    vbroadcastsd ymm7, qword ptr [rdi + 64]
    vaddpd ymm15, ymm14, ymm3
    vbroadcastsd ymm9, qword ptr [rdi + 72]
    vfmadd231pd ymm8, ymm11, ymm7
    vfmadd213pd ymm9, ymm11, ymm4
    vaddpd ymm14, ymm12, ymm8
    vbroadcastsd ymm3, qword ptr [rdi + 96]
    vmovapd ymm7, ymmword ptr [rdx + 288]
    vsubpd ymm12, ymm4, ymm9
    vbroadcastsd ymm8, qword ptr [rdi + 72]
    vfmadd213pd ymm3, ymm7, ymm0
    vfmadd231pd ymm12, ymm11, ymm8
    vbroadcastsd ymm4, qword ptr [rdi + 104]
    vsubpd ymm11, ymm0, ymm3
    vfmadd213pd ymm4, ymm7, ymm6
    vbroadcastsd ymm8, qword ptr [rdi + 96]
    vaddpd ymm0, ymm10, ymm12
    vfmadd231pd ymm11, ymm7, ymm8
    vbroadcastsd ymm10, qword ptr [rdi + 112]
    vsubpd ymm12, ymm6, ymm4
    vfmadd213pd ymm10, ymm7, ymm5
    vbroadcastsd ymm8, qword ptr [rdi + 104]
    vaddpd ymm6, ymm1, ymm11
    vfmadd231pd ymm12, ymm7, ymm8
    vbroadcastsd ymm1, qword ptr [rdi + 120]
    vsubpd ymm11, ymm5, ymm10
    vfmadd213pd ymm1, ymm7, ymm9
    vbroadcastsd ymm8, qword ptr [rdi + 112]
    vaddpd ymm5, ymm15, ymm12
    vfmadd231pd ymm11, ymm7, ymm8
    vsubpd ymm15, ymm9, ymm1
    vbroadcastsd ymm12, qword ptr [rdi + 120]
    vaddpd ymm8, ymm14, ymm11
    vbroadcastsd ymm9, qword ptr [rdi + 144]
    vmovapd ymm14, ymmword ptr [rdx + 320]
    vfmadd231pd ymm15, ymm7, ymm12
    vbroadcastsd ymm11, qword ptr [rdi + 152]
    vfmadd213pd ymm9, ymm14, ymm3
    vfmadd213pd ymm11, ymm14, ymm4
    vaddpd ymm7, ymm0, ymm15
    vsubpd ymm12, ymm3, ymm9
    vbroadcastsd ymm0, qword ptr [rdi + 160]
    vsubpd ymm15, ymm4, ymm11
    vbroadcastsd ymm3, qword ptr [rdi + 144]
    vfmadd213pd ymm0, ymm14, ymm10
    vbroadcastsd ymm4, qword ptr [rdi + 152]
    vfmadd231pd ymm12, ymm14, ymm3
    vfmadd231pd ymm15, ymm14, ymm4
    vsubpd ymm3, ymm10, ymm0
    vaddpd ymm4, ymm6, ymm12
    vbroadcastsd ymm10, qword ptr [rdi + 160]
    vaddpd ymm6, ymm5, ymm15
    vbroadcastsd ymm12, qword ptr [rdi + 168]
    vfmadd231pd ymm3, ymm14, ymm10
    vfmadd213pd ymm12, ymm14, ymm1
    vaddpd ymm5, ymm8, ymm3
    vbroadcastsd ymm15, qword ptr [rdi + 192]
    vmovapd ymm10, ymmword ptr [rdx + 352]
    vsubpd ymm8, ymm1, ymm12
    vbroadcastsd ymm3, qword ptr [rdi + 168]
    vfmadd213pd ymm15, ymm10, ymm9
    vfmadd231pd ymm8, ymm14, ymm3
    vbroadcastsd ymm1, qword ptr [rdi + 200]
    vsubpd ymm14, ymm9, ymm15
    vfmadd213pd ymm1, ymm10, ymm11
    vbroadcastsd ymm3, qword ptr [rdi + 192]
    vaddpd ymm9, ymm7, ymm8
    vfmadd231pd ymm14, ymm10, ymm3
    vbroadcastsd ymm7, qword ptr [rdi + 208]
    vsubpd ymm8, ymm11, ymm1
    vfmadd213pd ymm7, ymm10, ymm0
    vbroadcastsd ymm3, qword ptr [rdi + 200]
    vaddpd ymm11, ymm4, ymm14
    vfmadd231pd ymm8, ymm10, ymm3
    vbroadcastsd ymm4, qword ptr [rdi + 216]
    vsubpd ymm14, ymm0, ymm7
    vfmadd213pd ymm4, ymm10, ymm12
    vbroadcastsd ymm3, qword ptr [rdi + 208]
    vaddpd ymm0, ymm6, ymm8
    vfmadd231pd ymm14, ymm10, ymm3
    vsubpd ymm6, ymm12, ymm4
    vbroadcastsd ymm8, qword ptr [rdi + 216]
    vaddpd ymm3, ymm5, ymm14
    vbroadcastsd ymm12, qword ptr [rdi + 240]
    vmovapd ymm5, ymmword ptr [rdx + 384]
    vfmadd231pd ymm6, ymm10, ymm8
    vbroadcastsd ymm14, qword ptr [rdi + 248]
    vfmadd213pd ymm12, ymm5, ymm15
    vfmadd213pd ymm14, ymm5, ymm1
    vaddpd ymm10, ymm9, ymm6
    vsubpd ymm8, ymm15, ymm12
    vbroadcastsd ymm9, qword ptr [rdi + 256]
    vsubpd ymm6, ymm1, ymm14
    vbroadcastsd ymm15, qword ptr [rdi + 240]
    vfmadd213pd ymm9, ymm5, ymm7
    vbroadcastsd ymm1, qword ptr [rdi + 248]
    vfmadd231pd ymm8, ymm5, ymm15
    vfmadd231pd ymm6, ymm5, ymm1
    vsubpd ymm15, ymm7, ymm9
    vaddpd ymm1, ymm11, ymm8
    vbroadcastsd ymm7, qword ptr [rdi + 256]
    vaddpd ymm11, ymm0, ymm6
    vbroadcastsd ymm8, qword ptr [rdi + 264]
    vfmadd231pd ymm15, ymm5, ymm7
    vfmadd213pd ymm8, ymm5, ymm4
    vaddpd ymm0, ymm3, ymm15
    vsubpd ymm6, ymm4, ymm8
    vbroadcastsd ymm7, qword ptr [rdi + 264]
    vaddpd ymm3, ymm1, ymm2
    vfmadd231pd ymm6, ymm5, ymm7
    vsubpd ymm15, ymm3, ymm2
    vaddpd ymm4, ymm10, ymm6
    vbroadcastsd ymm5, qword ptr [rdi + 336]
    vsubpd ymm7, ymm1, ymm15
    vfmadd213pd ymm5, ymm7, ymm2
    vbroadcastsd ymm3, qword ptr [rdi + 336]
    vsubpd ymm10, ymm2, ymm5
    vfmadd231pd ymm10, ymm7, ymm3
    vbroadcastsd ymm6, qword ptr [rdi + 0]
    vmovapd ymmword ptr [rdx + 416], ymm10
    vbroadcastsd ymm1, qword ptr [rdi + 8]
    vfmadd231pd ymm7, ymm10, ymm6
    vbroadcastsd ymm5, qword ptr [rdi + 16]
    vfmadd213pd ymm1, ymm10, ymm14
    vfmadd213pd ymm5, ymm10, ymm9
    vaddpd ymm3, ymm15, ymm7
    vsubpd ymm6, ymm14, ymm1
    vbroadcastsd ymm15, qword ptr [rdi + 24]
    vsubpd ymm7, ymm9, ymm5
    vbroadcastsd ymm14, qword ptr [rdi + 8]
    vfmadd213pd ymm15, ymm10, ymm8
    vbroadcastsd ymm9, qword ptr [rdi + 16]
    vfmadd231pd ymm6, ymm10, ymm14
    vfmadd231pd ymm7, ymm10, ymm9
    vsubpd ymm14, ymm8, ymm15
    vaddpd ymm9, ymm11, ymm6
    vbroadcastsd ymm8, qword ptr [rdi + 24]
    vaddpd ymm11, ymm0, ymm7
    vmovapd ymm6, ymmword ptr [rcx + 320]
    vmovapd ymm0, ymmword ptr [rsi + 256]
    vfmadd231pd ymm14, ymm10, ymm8
    vfmadd213pd ymm6, ymm0, ymm2
    vaddpd ymm7, ymm4, ymm14
    vfmadd231pd ymm9, ymm12, ymm13
    vbroadcastsd ymm10, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm11, ymm1, ymm13
    vmovapd ymm8, ymmword ptr [rcx + 256]
    vmovapd ymm4, ymmword ptr [rsi + 320]
    vsubpd ymm14, ymm10, ymm6
    vmovapd ymm12, ymmword ptr [rcx + 320]
    vfmadd213pd ymm8, ymm4, ymm6
    vfmadd213pd ymm12, ymm4, ymm2
    vfmadd231pd ymm9, ymm3, ymm13
    vaddpd ymm1, ymm11, ymm2
    vfmadd231pd ymm7, ymm5, ymm13
    vfmadd231pd ymm14, ymm0, ymmword ptr [rcx + 320]
    vbroadcastsd ymm10, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm3, ymm6, ymm8
    vsubpd ymm5, ymm10, ymm12
    vaddpd ymm0, ymm9, ymm2
    vsubpd ymm6, ymm1, ymm2
    vfmadd231pd ymm3, ymm4, ymmword ptr [rcx + 256]
    vfmadd231pd ymm5, ymm4, ymmword ptr [rcx + 320]
    vaddpd ymm10, ymm7, ymm2
    vsubpd ymm1, ymm0, ymm2
    vsubpd ymm4, ymm11, ymm6
    vsubpd ymm0, ymm10, ymm2
    vaddpd ymm11, ymm14, ymm3
    vsubpd ymm10, ymm9, ymm1
    vbroadcastsd ymm14, qword ptr [rdi + 80]
    vmovapd ymm3, ymmword ptr [rdx + 256]
    vfmadd231pd ymm4, ymm1, ymm13
    vfmadd213pd ymm14, ymm3, ymm8
    vsubpd ymm9, ymm7, ymm0
    vmovapd ymmword ptr [r8 + 0], ymm10
    vmovapd ymmword ptr [r8 + 64], ymm4
    vbroadcastsd ymm1, qword ptr [rdi + 88]
    vsubpd ymm7, ymm8, ymm14
    vfmadd213pd ymm1, ymm3, ymm12
    vbroadcastsd ymm10, qword ptr [rdi + 128]
    vmovapd ymm4, ymmword ptr [rdx + 288]
    vfmadd231pd ymm9, ymm6, ymm13
    vbroadcastsd ymm8, qword ptr [rdi + 80]
    vfmadd213pd ymm10, ymm4, ymm14
    vfmadd231pd ymm7, ymm3, ymm8
    vsubpd ymm6, ymm12, ymm1
    vmovapd ymmword ptr [r8 + 128], ymm9
    vbroadcastsd ymm8, qword ptr [rdi + 136]
    vsubpd ymm12, ymm14, ymm10
    vfmadd213pd ymm8, ymm4, ymm1
    vbroadcastsd ymm9, qword ptr [rdi + 88]
    vaddpd ymm14, ymm11, ymm7
    vbroadcastsd ymm11, qword ptr [rdi + 176]
    vmovapd ymm7, ymmword ptr [rdx + 320]
    vfmadd231pd ymm6, ymm3, ymm9
    vbroadcastsd ymm3, qword ptr [rdi + 128]
    vfmadd213pd ymm11, ymm7, ymm10
    vfmadd231pd ymm12, ymm4, ymm3
    vsubpd ymm9, ymm1, ymm8
    vaddpd ymm3, ymm5, ymm6
    vbroadcastsd ymm1, qword ptr [rdi + 184]
    vsubpd ymm5, ymm10, ymm11
    vfmadd213pd ymm1, ymm7, ymm8
    vbroadcastsd ymm6, qword ptr [rdi + 136]
    vaddpd ymm10, ymm14, ymm12
    vbroadcastsd ymm14, qword ptr [rdi + 224]
    vmovapd ymm12, ymmword ptr [rdx + 352]
    vfmadd231pd ymm9, ymm4, ymm6
    vbroadcastsd ymm4, qword ptr [rdi + 176]
    vfmadd213pd ymm14, ymm12, ymm11
    vfmadd231pd ymm5, ymm7, ymm4
    vsubpd ymm6, ymm8, ymm1
    vaddpd ymm4, ymm3, ymm9
    vbroadcastsd ymm8, qword ptr [rdi + 232]
    vsubpd ymm3, ymm11, ymm14
    vfmadd213pd ymm8, ymm12, ymm1
    vbroadcastsd ymm9, qword ptr [rdi + 184]
    vaddpd ymm11, ymm10, ymm5
    vbroadcastsd ymm10, qword ptr [rdi + 272]
    vmovapd ymm5, ymmword ptr [rdx + 384]
    vfmadd231pd ymm6, ymm7, ymm9
    vbroadcastsd ymm7, qword ptr [rdi + 224]
    vfmadd213pd ymm10, ymm5, ymm14
    vfmadd231pd ymm3, ymm12, ymm7
    vsubpd ymm9, ymm1, ymm8
    vaddpd ymm7, ymm4, ymm6
    vbroadcastsd ymm1, qword ptr [rdi + 280]
    vsubpd ymm4, ymm14, ymm10
    vfmadd213pd ymm1, ymm5, ymm8
    vbroadcastsd ymm6, qword ptr [rdi + 232]
    vaddpd ymm14, ymm11, ymm3
    vbroadcastsd ymm11, qword ptr [rdi + 32]
    vmovapd ymm3, ymmword ptr [rdx + 416]
    vfmadd231pd ymm9, ymm12, ymm6
    vbroadcastsd ymm12, qword ptr [rdi + 272]
    vfmadd213pd ymm11, ymm3, ymm10
    vfmadd231pd ymm4, ymm5, ymm12
    vsubpd ymm6, ymm8, ymm1
    vaddpd ymm12, ymm7, ymm9
    vbroadcastsd ymm8, qword ptr [rdi + 40]
    vsubpd ymm7, ymm10, ymm11
    vfmadd213pd ymm8, ymm3, ymm1
    vbroadcastsd ymm9, qword ptr [rdi + 280]
    vaddpd ymm10, ymm14, ymm4
    vbroadcastsd ymm14, qword ptr [rdi + 32]
    vfmadd231pd ymm6, ymm5, ymm9
    vfmadd231pd ymm7, ymm3, ymm14
    vbroadcastsd ymm4, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 24]
    vsubpd ymm5, ymm1, ymm8
    vfmsub213pd ymm8, ymm13, ymm4
    vaddpd ymm9, ymm12, ymm6
    vbroadcastsd ymm14, qword ptr [rdi + 40]
    vaddpd ymm1, ymm10, ymm7
    vfmadd231pd ymm5, ymm3, ymm14
    vaddpd ymm4, ymm9, ymm5
    vfmadd231pd ymm1, ymm15, ymm13
    vaddpd ymm12, ymm1, ymm2
    vfmadd231pd ymm4, ymm11, ymm13
    vsubpd ymm6, ymm12, ymm2
    vaddpd ymm10, ymm4, ymm2
    vsubpd ymm7, ymm1, ymm6
    vsubpd ymm3, ymm10, ymm2
    vfmadd231pd ymm7, ymm0, ymm13
    vsubpd ymm14, ymm4, ymm3
    vfmadd231pd ymm8, ymm3, ymm13
    vmovapd ymmword ptr [r8 + 192], ymm7
    vfmadd231pd ymm14, ymm6, ymm13
    vmovapd ymmword ptr [r8 + 320], ymm8
    vmovapd ymmword ptr [r8 + 256], ymm14
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx2_sqr_6
.p2align 6
msmith_0_1_0_avx2_sqr_6:
    cmp dword ptr [rdi + 348], 1
    jae msmith_0_1_0_avx2_fold_sqr_6
    mov eax, 2
2:
    vmovapd ymm0, ymmword ptr [rsi + 0]
    vmovapd ymm1, ymmword ptr [rsi + 64]
    vaddpd ymm2, ymm0, ymm0
    vmovapd ymm3, ymmword ptr [rsi + 0]
    vmovapd ymm4, ymmword ptr [rsi + 0]
    vbroadcastsd ymm5, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 0]
    vaddpd ymm6, ymm1, ymm1
    vmovapd ymm7, ymmword ptr [rsi + 128]
    vfmadd213pd ymm3, ymm4, ymm5
    vmovapd ymm8, ymmword ptr [rsi + 192]
    vaddpd ymm9, ymm7, ymm7
    vmovapd ymm10, ymmword ptr [rsi + 256]
    vaddpd ymm11, ymm8, ymm8
    vaddpd ymm12, ymm10, ymm10
    vmovapd ymmword ptr [rdx + 0], ymm2
    vmovapd ymmword ptr [rdx + 32], ymm6
    vsubpd ymm13, ymm5, ymm3
    vmovapd ymmword ptr [rdx + 64], ymm9
    vmovapd ymmword ptr [rdx + 96], ymm11
    vmovapd ymm14, ymmword ptr [rsi + 128]
    vmovapd ymm15, ymmword ptr [rdx + 0]
    vmovapd ymmword ptr [rdx + 128], ymm12
    vmovapd ymm0, ymmword ptr [rsi + 64]
    vfmadd213pd ymm14, ymm15, ymm5
    vmovapd ymm1, ymmword ptr [rsi + 192]
    vfmadd213pd ymm0, ymm15, ymm5
    vmovapd ymm7, ymmword ptr [rsi + 256]
    vfmadd213pd ymm1, ymm15, ymm5
    vfmadd213pd ymm7, ymm15, ymm5
    vmovapd ymm8, ymmword ptr [rsi + 64]
    vmovapd ymm10, ymmword ptr [rsi + 64]
    vfmadd231pd ymm13, ymm4, ymmword ptr [rsi + 0]
    vbroadcastsd ymm2, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd213pd ymm8, ymm10, ymm14
    vbroadcastsd ymm6, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm9, ymm2, ymm0
    vbroadcastsd ymm11, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm12, ymm6, ymm14
    vsubpd ymm4, ymm11, ymm1
    vsubpd ymm2, ymm14, ymm8
    vfmadd231pd ymm9, ymm15, ymmword ptr [rsi + 64]
    vfmadd231pd ymm12, ymm15, ymmword ptr [rsi + 128]
    vbroadcastsd ymm6, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm4, ymm15, ymmword ptr [rsi + 192]
    vsubpd ymm11, ymm6, ymm7
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 16]
    vfmadd231pd ymm2, ymm10, ymmword ptr [rsi + 64]
    vfmadd231pd ymm9, ymm3, ymm14
    vaddpd ymm6, ymm13, ymm5
    vfmadd231pd ymm11, ymm15, ymmword ptr [rsi + 256]
    vmovapd ymm10, ymmword ptr [rsi + 128]
    vmovapd ymm3, ymmword ptr [rdx + 32]
    vaddpd ymm15, ymm12, ymm2
    vfmadd213pd ymm10, ymm3, ymm1
    vsubpd ymm12, ymm6, ymm5
    vsubpd ymm2, ymm1, ymm10
    vmovapd ymm6, ymmword ptr [rsi + 192]
    vfmadd231pd ymm15, ymm0, ymm14
    vfmadd213pd ymm6, ymm3, ymm7
    vsubpd ymm1, ymm13, ymm12
    vsubpd ymm0, ymm7, ymm6
    vfmadd231pd ymm2, ymm3, ymmword ptr [rsi + 128]
    vmovapd ymmword ptr [rdx + 256], ymm1
    vaddpd ymm13, ymm9, ymm5
    vfmadd231pd ymm0, ymm3, ymmword ptr [rsi + 192]
    vmovapd ymm7, ymmword ptr [rsi + 128]
    vmovapd ymm1, ymmword ptr [rsi + 128]
    vaddpd ymm3, ymm4, ymm2
    vfmadd213pd ymm7, ymm1, ymm6
    vsubpd ymm4, ymm13, ymm5
    vsubpd ymm2, ymm6, ymm7
    vaddpd ymm13, ymm11, ymm0
    vaddpd ymm6, ymm15, ymm5
    vfmadd231pd ymm3, ymm8, ymm14
    vsubpd ymm11, ymm9, ymm4
    vmovapd ymm0, ymmword ptr [rsi + 320]
    vmovapd ymm8, ymmword ptr [rdx + 0]
    vfmadd231pd ymm2, ymm1, ymmword ptr [rsi + 128]
    vfmadd213pd ymm0, ymm8, ymm5
    vsubpd ymm9, ymm6, ymm5
    vfmadd231pd ymm11, ymm12, ymm14
    vaddpd ymm1, ymm3, ymm5
    vbroadcastsd ymm6, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vaddpd ymm12, ymm13, ymm2
    vsubpd ymm13, ymm6, ymm0
    vsubpd ymm2, ymm15, ymm9
    vsubpd ymm6, ymm1, ymm5
    vmovapd ymmword ptr [rdx + 288], ymm11
    vmovapd ymm15, ymmword ptr [rsi + 256]
    vmovapd ymm1, ymmword ptr [rdx + 32]
    vfmadd231pd ymm12, ymm10, ymm14
    vfmadd213pd ymm15, ymm1, ymm0
    vfmadd231pd ymm13, ymm8, ymmword ptr [rsi + 320]
    vfmadd231pd ymm2, ymm4, ymm14
    vmovapd ymm11, ymmword ptr [rsi + 320]
    vsubpd ymm10, ymm3, ymm6
    vfmadd213pd ymm11, ymm1, ymm5
    vsubpd ymm8, ymm0, ymm15
    vaddpd ymm4, ymm12, ymm5
    vmovapd ymmword ptr [rdx + 320], ymm2
    vmovapd ymm3, ymmword ptr [rsi + 192]
    vmovapd ymm0, ymmword ptr [rdx + 64]
    vfmadd231pd ymm10, ymm9, ymm14
    vfmadd213pd ymm3, ymm0, ymm15
    vfmadd231pd ymm8, ymm1, ymmword ptr [rsi + 256]
    vsubpd ymm2, ymm4, ymm5
    vsubpd ymm9, ymm15, ymm3
    vmovapd ymm4, ymmword ptr [rsi + 256]
    vmovapd ymmword ptr [rdx + 352], ymm10
    vfmadd213pd ymm4, ymm0, ymm11
    vaddpd ymm15, ymm13, ymm8
    vmovapd ymm10, ymmword ptr [rsi + 320]
    vsubpd ymm13, ymm12, ymm2
    vfmadd213pd ymm10, ymm0, ymm5
    vfmadd231pd ymm9, ymm0, ymmword ptr [rsi + 192]
    vbroadcastsd ymm8, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm13, ymm6, ymm14
    vsubpd ymm12, ymm8, ymm11
    vsubpd ymm6, ymm11, ymm4
    vbroadcastsd ymm8, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vaddpd ymm11, ymm15, ymm9
    vsubpd ymm15, ymm8, ymm10
    vmovapd ymmword ptr [rdx + 384], ymm13
    vbroadcastsd ymm9, qword ptr [rdi + 48]
    vmovapd ymm8, ymmword ptr [rdx + 256]
    vfmadd231pd ymm12, ymm1, ymmword ptr [rsi + 320]
    vfmadd213pd ymm9, ymm8, ymm3
    vfmadd231pd ymm6, ymm0, ymmword ptr [rsi + 256]
    vfmadd231pd ymm11, ymm7, ymm14
    vmovapd ymm13, ymmword ptr [rsi + 320]
    vmovapd ymm1, ymmword ptr [rdx + 96]
    vfmadd231pd ymm15, ymm0, ymmword ptr [rsi + 320]
    vfmadd213pd ymm13, ymm1, ymm5
    vsubpd ymm7, ymm3, ymm9
    vmovapd ymm0, ymmword ptr [rsi + 192]
    vmovapd ymm3, ymmword ptr [rsi + 192]
    vaddpd ymm12, ymm12, ymm6
    vfmadd213pd ymm0, ymm3, ymm4
    vbroadcastsd ymm6, qword ptr [rdi + 48]
    vfmadd231pd ymm11, ymm2, ymm14
    vfmadd231pd ymm7, ymm8, ymm6
    vsubpd ymm2, ymm4, ymm0
    vmovapd ymm6, ymmword ptr [rsi + 256]
    vaddpd ymm4, ymm11, ymm7
    vfmadd213pd ymm6, ymm1, ymm10
    vbroadcastsd ymm11, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm2, ymm3, ymmword ptr [rsi + 192]
    vsubpd ymm7, ymm11, ymm13
    vsubpd ymm3, ymm10, ymm6
    vfmadd231pd ymm7, ymm1, ymmword ptr [rsi + 320]
    vbroadcastsd ymm11, qword ptr [rdi + 56]
    vaddpd ymm10, ymm12, ymm2
    vfmadd213pd ymm11, ymm8, ymm0
    vbroadcastsd ymm12, qword ptr [rdi + 64]
    vfmadd231pd ymm3, ymm1, ymmword ptr [rsi + 256]
    vfmadd213pd ymm12, ymm8, ymm6
    vsubpd ymm2, ymm0, ymm11
    vsubpd ymm1, ymm6, ymm12
    vmovapd ymm0, ymmword ptr [rsi + 256]
    vmovapd ymm6, ymmword ptr [rsi + 256]
    vaddpd ymm15, ymm15, ymm3
    vfmadd213pd ymm0, ymm6, ymm13
    vsubpd ymm3, ymm13, ymm0
    vbroadcastsd ymm13, qword ptr [rdi + 56]
    vfmadd231pd ymm3, ymm6, ymmword ptr [rsi + 256]
    vbroadcastsd ymm6, qword ptr [rdi + 64]
    vfmadd231pd ymm2, ymm8, ymm13
    vfmadd231pd ymm1, ymm8, ymm6
    vbroadcastsd ymm13, qword ptr [rdi + 72]
    vaddpd ymm6, ymm7, ymm3
    vfmadd213pd ymm13, ymm8, ymm0
    vaddpd ymm7, ymm10, ymm2
    vbroadcastsd ymm3, qword ptr [rdi + 96]
    vmovapd ymm10, ymmword ptr [rdx + 288]
    vaddpd ymm2, ymm15, ymm1
    vfmadd213pd ymm3, ymm10, ymm9
    vsubpd ymm15, ymm0, ymm13
    vbroadcastsd ymm1, qword ptr [rdi + 72]
    vsubpd ymm0, ymm9, ymm3
    vbroadcastsd ymm9, qword ptr [rdi + 104]
    vfmadd231pd ymm15, ymm8, ymm1
    vbroadcastsd ymm8, qword ptr [rdi + 96]
    vfmadd213pd ymm9, ymm10, ymm11
    vfmadd231pd ymm0, ymm10, ymm8
    vsubpd ymm1, ymm11, ymm9
    vbroadcastsd ymm8, qword ptr [rdi + 112]
    vaddpd ymm11, ymm6, ymm15
    vfmadd213pd ymm8, ymm10, ymm12
    vbroadcastsd ymm6, qword ptr [rdi + 120]
    vaddpd ymm15, ymm4, ymm0
    vfmadd213pd ymm6, ymm10, ymm13
    vbroadcastsd ymm4, qword ptr [rdi + 104]
    vsubpd ymm0, ymm12, ymm8
    vfmadd231pd ymm1, ymm10, ymm4
    vbroadcastsd ymm12, qword ptr [rdi + 112]
    vsubpd ymm4, ymm13, ymm6
    vfmadd231pd ymm0, ymm10, ymm12
    vbroadcastsd ymm13, qword ptr [rdi + 120]
    vaddpd ymm12, ymm7, ymm1
    vbroadcastsd ymm7, qword ptr [rdi + 144]
    vmovapd ymm1, ymmword ptr [rdx + 320]
    vfmadd231pd ymm4, ymm10, ymm13
    vfmadd213pd ymm7, ymm1, ymm3
    vbroadcastsd ymm10, qword ptr [rdi + 152]
    vaddpd ymm13, ymm2, ymm0
    vfmadd213pd ymm10, ymm1, ymm9
    vsubpd ymm2, ymm3, ymm7
    vbroadcastsd ymm0, qword ptr [rdi + 160]
    vaddpd ymm3, ymm11, ymm4
    vfmadd213pd ymm0, ymm1, ymm8
    vbroadcastsd ymm11, qword ptr [rdi + 144]
    vsubpd ymm4, ymm9, ymm10
    vfmadd231pd ymm2, ymm1, ymm11
    vbroadcastsd ymm9, qword ptr [rdi + 152]
    vsubpd ymm11, ymm8, ymm0
    vfmadd231pd ymm4, ymm1, ymm9
    vbroadcastsd ymm8, qword ptr [rdi + 168]
    vaddpd ymm9, ymm15, ymm2
    vbroadcastsd ymm15, qword ptr [rdi + 160]
    vfmadd213pd ymm8, ymm1, ymm6
    vfmadd231pd ymm11, ymm1, ymm15
    vaddpd ymm2, ymm12, ymm4
    vsubpd ymm15, ymm6, ymm8
    vbroadcastsd ymm12, qword ptr [rdi + 192]
    vmovapd ymm4, ymmword ptr [rdx + 352]
    vaddpd ymm6, ymm13, ymm11
    vfmadd213pd ymm12, ymm4, ymm7
    vbroadcastsd ymm13, qword ptr [rdi + 168]
    vsubpd ymm11, ymm7, ymm12
    vbroadcastsd ymm7, qword ptr [rdi + 200]
    vfmadd231pd ymm15, ymm1, ymm13
    vbroadcastsd ymm1, qword ptr [rdi + 192]
    vfmadd213pd ymm7, ymm4, ymm10
    vfmadd231pd ymm11, ymm4, ymm1
    vsubpd ymm13, ymm10, ymm7
    vbroadcastsd ymm1, qword ptr [rdi + 208]
    vaddpd ymm10, ymm3, ymm15
    vfmadd213pd ymm1, ymm4, ymm0
    vbroadcastsd ymm3, qword ptr [rdi + 216]
    vaddpd ymm15, ymm9, ymm11
    vfmadd213pd ymm3, ymm4, ymm8
    vbroadcastsd ymm9, qword ptr [rdi + 200]
    vsubpd ymm11, ymm0, ymm1
    vfmadd231pd ymm13, ymm4, ymm9
    vbroadcastsd ymm0, qword ptr [rdi + 208]
    vsubpd ymm9, ymm8, ymm3
    vfmadd231pd ymm11, ymm4, ymm0
    vbroadcastsd ymm8, qword ptr [rdi + 216]
    vaddpd ymm0, ymm2, ymm13
    vbroadcastsd ymm2, qword ptr [rdi + 240]
    vmovapd ymm13, ymmword ptr [rdx + 384]
    vfmadd231pd ymm9, ymm4, ymm8
    vfmadd213pd ymm2, ymm13, ymm12
    vbroadcastsd ymm4, qword ptr [rdi + 248]
    vaddpd ymm8, ymm6, ymm11
    vfmadd213pd ymm4, ymm13, ymm7
    vsubpd ymm6, ymm12, ymm2
    vsubpd ymm11, ymm7, ymm4
    vbroadcastsd ymm12, qword ptr [rdi + 256]
    vaddpd ymm7, ymm10, ymm9
    vbroadcastsd ymm10, qword ptr [rdi + 240]
    vfmadd213pd ymm12, ymm13, ymm1
    vfmadd231pd ymm6, ymm13, ymm10
    vbroadcastsd ymm9, qword ptr [rdi + 248]
    vsubpd ymm10, ymm1, ymm12
    vfmadd231pd ymm11, ymm13, ymm9
    vbroadcastsd ymm1, qword ptr [rdi + 264]
    vaddpd ymm9, ymm15, ymm6
    vbroadcastsd ymm15, qword ptr [rdi + 256]
    vfmadd213pd ymm1, ymm13, ymm3
    vfmadd231pd ymm10, ymm13, ymm15
    vaddpd ymm6, ymm0, ymm11
    vaddpd ymm15, ymm9, ymm5
    vsubpd ymm0, ymm3, ymm1
    vaddpd ymm11, ymm8, ymm10
    vbroadcastsd ymm3, qword ptr [rdi + 264]
    vsubpd ymm8, ymm15, ymm5
    vfmadd231pd ymm0, ymm13, ymm3
    vsubpd ymm10, ymm9, ymm8
    vbroadcastsd ymm15, qword ptr [rdi + 336]
    vaddpd ymm13, ymm7, ymm0
    vfmadd213pd ymm15, ymm10, ymm5
    vbroadcastsd ymm3, qword ptr [rdi + 336]
    vsubpd ymm9, ymm5, ymm15
    vfmadd231pd ymm9, ymm10, ymm3
    vbroadcastsd ymm7, qword ptr [rdi + 8]
    vmovapd ymmword ptr [rdx + 416], ymm9
    vbroadcastsd ymm0, qword ptr [rdi + 16]
    vfmadd213pd ymm7, ymm9, ymm4
    vbroadcastsd ymm15, qword ptr [rdi + 0]
    vfmadd213pd ymm0, ymm9, ymm12
    vfmadd231pd ymm10, ymm9, ymm15
    vsubpd ymm3, ymm4, ymm7
    vsubpd ymm15, ymm12, ymm0
    vbroadcastsd ymm4, qword ptr [rdi + 24]
    vaddpd ymm12, ymm8, ymm10
    vfmadd213pd ymm4, ymm9, ymm1
    vbroadcastsd ymm8, qword ptr [rdi + 8]
    vsubpd ymm10, ymm1, ymm4
    vbroadcastsd ymm1, qword ptr [rdi + 16]
    vfmadd231pd ymm3, ymm9, ymm8
    vbroadcastsd ymm8, qword ptr [rdi + 24]
    vfmadd231pd ymm15, ymm9, ymm1
    vfmadd231pd ymm10, ymm9, ymm8
    vmovapd ymm1, ymmword ptr [rsi + 320]
    vmovapd ymm9, ymmword ptr [rdx + 128]
    vaddpd ymm8, ymm6, ymm3
    vfmadd213pd ymm1, ymm9, ymm5
    vbroadcastsd ymm6, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vaddpd ymm3, ymm11, ymm15
    vsubpd ymm11, ymm6, ymm1
    vaddpd ymm15, ymm13, ymm10
    vmovapd ymm6, ymmword ptr [rsi + 320]
    vmovapd ymm13, ymmword ptr [rsi + 320]
    vfmadd231pd ymm8, ymm2, ymm14
    vfmadd213pd ymm6, ymm13, ymm5
    vbroadcastsd ymm10, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm3, ymm7, ymm14
    vsubpd ymm2, ymm10, ymm6
    vfmadd231pd ymm11, ymm9, ymmword ptr [rsi + 320]
    vbroadcastsd ymm7, qword ptr [rdi + 80]
    vmovapd ymm10, ymmword ptr [rdx + 256]
    vfmadd231pd ymm15, ymm0, ymm14
    vfmadd213pd ymm7, ymm10, ymm1
    vbroadcastsd ymm9, qword ptr [rdi + 88]
    vfmadd231pd ymm8, ymm12, ymm14
    vfmadd213pd ymm9, ymm10, ymm6
    vsubpd ymm0, ymm1, ymm7
    vfmadd231pd ymm2, ymm13, ymmword ptr [rsi + 320]
    vaddpd ymm12, ymm3, ymm5
    vsubpd ymm1, ymm6, ymm9
    vaddpd ymm13, ymm8, ymm5
    vsubpd ymm6, ymm13, ymm5
    vsubpd ymm13, ymm8, ymm6
    vbroadcastsd ymm8, qword ptr [rdi + 80]
    vmovapd ymmword ptr [r8 + 0], ymm13
    vbroadcastsd ymm13, qword ptr [rdi + 88]
    vfmadd231pd ymm0, ymm10, ymm8
    vfmadd231pd ymm1, ymm10, ymm13
    vaddpd ymm8, ymm15, ymm5
    vsubpd ymm10, ymm12, ymm5
    vaddpd ymm13, ymm11, ymm0
    vbroadcastsd ymm12, qword ptr [rdi + 128]
    vmovapd ymm11, ymmword ptr [rdx + 288]
    vaddpd ymm0, ymm2, ymm1
    vfmadd213pd ymm12, ymm11, ymm7
    vsubpd ymm2, ymm8, ymm5
    vsubpd ymm1, ymm3, ymm10
    vsubpd ymm8, ymm7, ymm12
    vsubpd ymm3, ymm15, ymm2
    vbroadcastsd ymm7, qword ptr [rdi + 136]
    vfmadd231pd ymm1, ymm6, ymm14
    vbroadcastsd ymm15, qword ptr [rdi + 128]
    vfmadd213pd ymm7, ymm11, ymm9
    vfmadd231pd ymm8, ymm11, ymm15
    vfmadd231pd ymm3, ymm10, ymm14
    vsubpd ymm6, ymm9, ymm7
    vbroadcastsd ymm15, qword ptr [rdi + 176]
    vmovapd ymm10, ymmword ptr [rdx + 320]
    vmovapd ymmword ptr [r8 + 64], ymm1
    vfmadd213pd ymm15, ymm10, ymm12
    vbroadcastsd ymm9, qword ptr [rdi + 184]
    vaddpd ymm1, ymm13, ymm8
    vfmadd213pd ymm9, ymm10, ymm7
    vbroadcastsd ymm13, qword ptr [rdi + 136]
    vmovapd ymmword ptr [r8 + 128], ymm3
    vfmadd231pd ymm6, ymm11, ymm13
    vbroadcastsd ymm8, qword ptr [rdi + 224]
    vmovapd ymm3, ymmword ptr [rdx + 352]
    vsubpd ymm11, ymm12, ymm15
    vfmadd213pd ymm8, ymm3, ymm15
    vsubpd ymm13, ymm7, ymm9
    vbroadcastsd ymm12, qword ptr [rdi + 232]
    vaddpd ymm7, ymm0, ymm6
    vbroadcastsd ymm0, qword ptr [rdi + 176]
    vfmadd213pd ymm12, ymm3, ymm9
    vfmadd231pd ymm11, ymm10, ymm0
    vbroadcastsd ymm6, qword ptr [rdi + 184]
    vsubpd ymm0, ymm15, ymm8
    vfmadd231pd ymm13, ymm10, ymm6
    vsubpd ymm15, ymm9, ymm12
    vbroadcastsd ymm10, qword ptr [rdi + 272]
    vmovapd ymm6, ymmword ptr [rdx + 384]
    vaddpd ymm9, ymm1, ymm11
    vbroadcastsd ymm1, qword ptr [rdi + 224]
    vfmadd213pd ymm10, ymm6, ymm8
    vfmadd231pd ymm0, ymm3, ymm1
    vbroadcastsd ymm11, qword ptr [rdi + 280]
    vaddpd ymm1, ymm7, ymm13
    vbroadcastsd ymm7, qword ptr [rdi + 232]
    vfmadd213pd ymm11, ymm6, ymm12
    vfmadd231pd ymm15, ymm3, ymm7
    vsubpd ymm13, ymm8, ymm10
    vbroadcastsd ymm3, qword ptr [rdi + 32]
    vmovapd ymm7, ymmword ptr [rdx + 416]
    vaddpd ymm8, ymm9, ymm0
    vfmadd213pd ymm3, ymm7, ymm10
    vsubpd ymm9, ymm12, ymm11
    vbroadcastsd ymm0, qword ptr [rdi + 40]
    vaddpd ymm12, ymm1, ymm15
    vbroadcastsd ymm1, qword ptr [rdi + 272]
    vfmadd213pd ymm0, ymm7, ymm11
    vfmadd231pd ymm13, ymm6, ymm1
    vbroadcastsd ymm15, qword ptr [rdi + 280]
    vsubpd ymm1, ymm10, ymm3
    vfmadd231pd ymm9, ymm6, ymm15
    vsubpd ymm10, ymm11, ymm0
    vbroadcastsd ymm6, qword ptr [rdi + 32]
    vaddpd ymm15, ymm8, ymm13
    vbroadcastsd ymm11, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 24]
    vfmadd231pd ymm1, ymm7, ymm6
    vfmsub213pd ymm0, ymm14, ymm11
    vbroadcastsd ymm8, qword ptr [rdi + 40]
    vaddpd ymm13, ymm12, ymm9
    vfmadd231pd ymm10, ymm7, ymm8
    vaddpd ymm6, ymm15, ymm1
    vaddpd ymm11, ymm13, ymm10
    vfmadd231pd ymm6, ymm4, ymm14
    vfmadd231pd ymm11, ymm3, ymm14
    vaddpd ymm12, ymm6, ymm5
    vaddpd ymm9, ymm11, ymm5
    vsubpd ymm7, ymm12, ymm5
    vsubpd ymm8, ymm9, ymm5
    vsubpd ymm15, ymm6, ymm7
    vsubpd ymm1, ymm11, ymm8
    vfmadd231pd ymm15, ymm2, ymm14
    vfmadd231pd ymm0, ymm8, ymm14
    vfmadd231pd ymm1, ymm7, ymm14
    vmovapd ymmword ptr [r8 + 192], ymm15
    vmovapd ymmword ptr [r8 + 320], ymm0
    vmovapd ymmword ptr [r8 + 256], ymm1
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx2_fold_mul_6
.p2align 6
msmith_0_1_0_avx2_fold_mul_6:
    cmp dword ptr [rdi + 348], 1087373312
    jae msmith_0_1_0_avx2_long_fold_mul_6
    mov eax, 2
2:
    vmovapd ymm0, ymmword ptr [rcx + 320]
    vmovapd ymm1, ymmword ptr [rsi + 64]
    vbroadcastsd ymm2, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 0]
    vmovapd ymm3, ymmword ptr [rcx + 320]
    vmovapd ymm4, ymmword ptr [rsi + 128]
    vfmadd213pd ymm0, ymm1, ymm2
    vmovapd ymm5, ymmword ptr [rcx + 320]
    vmovapd ymm6, ymmword ptr [rsi + 192]
    vfmadd213pd ymm3, ymm4, ymm2
    vfmadd213pd ymm5, ymm6, ymm2
    vmovapd ymm7, ymmword ptr [rcx + 256]
    vsubpd ymm8, ymm2, ymm0
    vbroadcastsd ymm9, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd213pd ymm7, ymm4, ymm0
    vmovapd ymm10, ymmword ptr [rcx + 256]
    vsubpd ymm11, ymm9, ymm3
    vbroadcastsd ymm12, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd213pd ymm10, ymm6, ymm3
    vmovapd ymm13, ymmword ptr [rcx + 256]
    vmovapd ymm14, ymmword ptr [rsi + 256]
    vsubpd ymm15, ymm12, ymm5
    vfmadd213pd ymm13, ymm14, ymm5
    vfmadd231pd ymm8, ymm1, ymmword ptr [rcx + 320]
    vsubpd ymm9, ymm0, ymm7
    vmovapd ymm12, ymmword ptr [rcx + 192]
    vfmadd231pd ymm11, ymm4, ymmword ptr [rcx + 320]
    vfmadd213pd ymm12, ymm6, ymm7
    vsubpd ymm1, ymm3, ymm10
    vfmadd231pd ymm15, ymm6, ymmword ptr [rcx + 320]
    vsubpd ymm0, ymm5, ymm13
    vfmadd231pd ymm9, ymm4, ymmword ptr [rcx + 256]
    vmovapd ymm3, ymmword ptr [rcx + 128]
    vsubpd ymm5, ymm7, ymm12
    vfmadd213pd ymm3, ymm14, ymm12
    vfmadd231pd ymm1, ymm6, ymmword ptr [rcx + 256]
    vfmadd231pd ymm0, ymm14, ymmword ptr [rcx + 256]
    vaddpd ymm4, ymm8, ymm9
    vfmadd231pd ymm5, ymm6, ymmword ptr [rcx + 192]
    vmovapd ymm7, ymmword ptr [rcx + 192]
    vsubpd ymm8, ymm12, ymm3
    vfmadd213pd ymm7, ymm14, ymm10
    vaddpd ymm9, ymm11, ymm1
    vmovapd ymm6, ymmword ptr [rcx + 320]
    vaddpd ymm12, ymm15, ymm0
    vmovapd ymm11, ymmword ptr [rcx + 64]
    vmovapd ymm1, ymmword ptr [rsi + 320]
    vfmadd213pd ymm6, ymm14, ymm2
    vfmadd213pd ymm11, ymm1, ymm3
    vaddpd ymm15, ymm4, ymm5
    vfmadd231pd ymm8, ymm14, ymmword ptr [rcx + 128]
    vmovapd ymm0, ymmword ptr [rcx + 128]
    vsubpd ymm4, ymm10, ymm7
    vfmadd213pd ymm0, ymm1, ymm7
    vsubpd ymm5, ymm3, ymm11
    vaddpd ymm10, ymm15, ymm8
    vbroadcastsd ymm3, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm4, ymm14, ymmword ptr [rcx + 192]
    vsubpd ymm15, ymm3, ymm6
    vsubpd ymm8, ymm7, ymm0
    vfmadd231pd ymm5, ymm1, ymmword ptr [rcx + 64]
    vaddpd ymm3, ymm9, ymm4
    vfmadd231pd ymm15, ymm14, ymmword ptr [rcx + 320]
    vmovapd ymm7, ymmword ptr [rcx + 192]
    vfmadd231pd ymm8, ymm1, ymmword ptr [rcx + 128]
    vfmadd213pd ymm7, ymm1, ymm13
    vmovapd ymm9, ymmword ptr [rcx + 256]
    vaddpd ymm4, ymm10, ymm5
    vmovapd ymm14, ymmword ptr [rcx + 320]
    vfmadd213pd ymm9, ymm1, ymm6
    vfmadd213pd ymm14, ymm1, ymm2
    vaddpd ymm10, ymm3, ymm8
    vsubpd ymm5, ymm13, ymm7
    vbroadcastsd ymm3, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm8, ymm6, ymm9
    vsubpd ymm13, ymm3, ymm14
    vbroadcastsd ymm6, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 16]
    vbroadcastsd ymm3, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 24]
    vmovapd ymmword ptr [rdx + 256], ymm4
    vfmsub213pd ymm14, ymm6, ymm3
    vfmadd231pd ymm5, ymm1, ymmword ptr [rcx + 192]
    vmovapd ymm4, ymmword ptr [rcx + 192]
    vmovapd ymm3, ymmword ptr [rsi + 0]
    vfmadd231pd ymm10, ymm11, ymm6
    vfmadd213pd ymm4, ymm3, ymm2
    vfmadd231pd ymm8, ymm1, ymmword ptr [rcx + 256]
    vfmadd231pd ymm13, ymm1, ymmword ptr [rcx + 320]
    vmovapd ymm11, ymmword ptr [rcx + 256]
    vmovapd ymmword ptr [rdx + 416], ymm14
    vmovapd ymm1, ymmword ptr [rcx + 320]
    vfmadd213pd ymm11, ymm3, ymm2
    vfmadd213pd ymm1, ymm3, ymm2
    vaddpd ymm14, ymm12, ymm5
    vbroadcastsd ymm12, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vmovapd ymmword ptr [rdx + 288], ymm10
    vsubpd ymm5, ymm12, ymm4
    vaddpd ymm10, ymm15, ymm8
    vbroadcastsd ymm12, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm13, ymm9, ymm6
    vbroadcastsd ymm15, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm8, ymm12, ymm11
    vsubpd ymm9, ymm15, ymm1
    vfmadd231pd ymm14, ymm0, ymm6
    vmovapd ymm12, ymmword ptr [rcx + 128]
    vmovapd ymm15, ymmword ptr [rsi + 64]
    vfmadd231pd ymm5, ymm3, ymmword ptr [rcx + 192]
    vfmadd213pd ymm12, ymm15, ymm4
    vfmadd231pd ymm10, ymm7, ymm6
    vmovapd ymmword ptr [rdx + 384], ymm13
    vfmadd231pd ymm8, ymm3, ymmword ptr [rcx + 256]
    vmovapd ymm0, ymmword ptr [rcx + 192]
    vfmadd231pd ymm9, ymm3, ymmword ptr [rcx + 320]
    vmovapd ymm7, ymmword ptr [rcx + 256]
    vfmadd213pd ymm0, ymm15, ymm11
    vfmadd213pd ymm7, ymm15, ymm1
    vmovapd ymmword ptr [rdx + 320], ymm14
    vmovapd ymm13, ymmword ptr [rcx + 64]
    vmovapd ymm3, ymmword ptr [rsi + 128]
    vsubpd ymm14, ymm4, ymm12
    vfmadd213pd ymm13, ymm3, ymm12
    vmovapd ymmword ptr [rdx + 352], ymm10
    vmovapd ymm4, ymmword ptr [rcx + 128]
    vsubpd ymm10, ymm11, ymm0
    vfmadd213pd ymm4, ymm3, ymm0
    vsubpd ymm11, ymm1, ymm7
    vfmadd231pd ymm14, ymm15, ymmword ptr [rcx + 128]
    vsubpd ymm1, ymm12, ymm13
    vfmadd231pd ymm10, ymm15, ymmword ptr [rcx + 192]
    vsubpd ymm12, ymm0, ymm4
    vmovapd ymm0, ymmword ptr [rcx + 192]
    vfmadd231pd ymm11, ymm15, ymmword ptr [rcx + 256]
    vfmadd213pd ymm0, ymm3, ymm7
    vaddpd ymm15, ymm5, ymm14
    vfmadd231pd ymm1, ymm3, ymmword ptr [rcx + 64]
    vaddpd ymm5, ymm8, ymm10
    vmovapd ymm14, ymmword ptr [rcx + 0]
    vmovapd ymm8, ymmword ptr [rsi + 192]
    vfmadd231pd ymm12, ymm3, ymmword ptr [rcx + 128]
    vfmadd213pd ymm14, ymm8, ymm13
    vaddpd ymm10, ymm9, ymm11
    vmovapd ymm9, ymmword ptr [rcx + 64]
    vsubpd ymm11, ymm7, ymm0
    vfmadd213pd ymm9, ymm8, ymm4
    vmovapd ymm7, ymmword ptr [rcx + 128]
    vaddpd ymm15, ymm15, ymm1
    vfmadd213pd ymm7, ymm8, ymm0
    vaddpd ymm1, ymm5, ymm12
    vsubpd ymm5, ymm13, ymm14
    vfmadd231pd ymm11, ymm3, ymmword ptr [rcx + 192]
    vmovapd ymm12, ymmword ptr [rcx + 0]
    vmovapd ymm13, ymmword ptr [rsi + 256]
    vsubpd ymm3, ymm4, ymm9
    vfmadd213pd ymm12, ymm13, ymm9
    vsubpd ymm4, ymm0, ymm7
    vfmadd231pd ymm5, ymm8, ymmword ptr [rcx + 0]
    vaddpd ymm0, ymm10, ymm11
    vfmadd231pd ymm3, ymm8, ymmword ptr [rcx + 64]
    vmovapd ymm10, ymmword ptr [rcx + 64]
    vsubpd ymm11, ymm9, ymm12
    vfmadd213pd ymm10, ymm13, ymm7
    vfmadd231pd ymm4, ymm8, ymmword ptr [rcx + 128]
    vbroadcastsd ymm9, qword ptr [rdi + 344]
    vmovapd ymm8, ymmword ptr [rdx + 352]
    vaddpd ymm15, ymm15, ymm5
    vfmadd213pd ymm9, ymm8, ymm14
    vaddpd ymm5, ymm1, ymm3
    vfmadd231pd ymm11, ymm13, ymmword ptr [rcx + 0]
    vsubpd ymm1, ymm7, ymm10
    vmovapd ymm3, ymmword ptr [rcx + 0]
    vmovapd ymm7, ymmword ptr [rsi + 320]
    vaddpd ymm0, ymm0, ymm4
    vfmadd213pd ymm3, ymm7, ymm10
    vsubpd ymm4, ymm14, ymm9
    vaddpd ymm14, ymm5, ymm11
    vbroadcastsd ymm5, qword ptr [rdi + 344]
    vmovapd ymm11, ymmword ptr [rdx + 384]
    vfmadd231pd ymm1, ymm13, ymmword ptr [rcx + 64]
    vfmadd213pd ymm5, ymm11, ymm12
    vbroadcastsd ymm13, qword ptr [rdi + 344]
    vsubpd ymm10, ymm10, ymm3
    vfmadd231pd ymm4, ymm8, ymm13
    vaddpd ymm8, ymm0, ymm1
    vbroadcastsd ymm13, qword ptr [rdi + 344]
    vmovapd ymm0, ymmword ptr [rdx + 416]
    vsubpd ymm1, ymm12, ymm5
    vfmadd213pd ymm13, ymm0, ymm3
    vfmadd231pd ymm10, ymm7, ymmword ptr [rcx + 0]
    vmovapd ymm12, ymmword ptr [rcx + 0]
    vmovapd ymm7, ymmword ptr [rsi + 0]
    vaddpd ymm15, ymm15, ymm4
    vbroadcastsd ymm4, qword ptr [rdi + 344]
    vfmadd213pd ymm12, ymm7, ymm2
    vfmadd231pd ymm1, ymm11, ymm4
    vbroadcastsd ymm11, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 24]
    vsubpd ymm4, ymm3, ymm13
    vmovapd ymm3, ymmword ptr [rcx + 64]
    vfmsub213pd ymm13, ymm6, ymm11
    vfmadd213pd ymm3, ymm7, ymm2
    vmovapd ymm11, ymmword ptr [rcx + 128]
    vaddpd ymm8, ymm8, ymm10
    vfmadd213pd ymm11, ymm7, ymm2
    vmovapd ymmword ptr [rdx + 352], ymm15
    vsubpd ymm10, ymm2, ymm12
    vbroadcastsd ymm15, qword ptr [rdi + 344]
    vaddpd ymm14, ymm14, ymm1
    vfmadd231pd ymm4, ymm0, ymm15
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vmovapd ymmword ptr [rdx + 448], ymm13
    vmovapd ymm0, ymmword ptr [rcx + 0]
    vmovapd ymm15, ymmword ptr [rsi + 64]
    vsubpd ymm13, ymm1, ymm3
    vfmadd213pd ymm0, ymm15, ymm3
    vfmadd231pd ymm10, ymm7, ymmword ptr [rcx + 0]
    vaddpd ymm1, ymm8, ymm4
    vfmadd231pd ymm14, ymm9, ymm6
    vbroadcastsd ymm8, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm13, ymm7, ymmword ptr [rcx + 64]
    vsubpd ymm4, ymm8, ymm11
    vmovapd ymm9, ymmword ptr [rcx + 64]
    vsubpd ymm8, ymm3, ymm0
    vfmadd213pd ymm9, ymm15, ymm11
    vfmadd231pd ymm1, ymm5, ymm6
    vaddpd ymm3, ymm14, ymm2
    vfmadd231pd ymm4, ymm7, ymmword ptr [rcx + 128]
    vfmadd231pd ymm8, ymm15, ymmword ptr [rcx + 0]
    vbroadcastsd ymm5, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 32]
    vbroadcastsd ymm7, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 24]
    vsubpd ymm11, ymm11, ymm9
    vfmadd213pd ymm5, ymm1, ymm7
    vaddpd ymm13, ymm13, ymm8
    vsubpd ymm8, ymm3, ymm2
    vfmadd231pd ymm11, ymm15, ymmword ptr [rcx + 64]
    vmovapd ymm3, ymmword ptr [rcx + 0]
    vmovapd ymm15, ymmword ptr [rsi + 128]
    vsubpd ymm5, ymm5, ymm7
    vfmadd213pd ymm3, ymm15, ymm9
    vsubpd ymm7, ymm14, ymm8
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 40]
    vaddpd ymm4, ymm4, ymm11
    vfmadd231pd ymm1, ymm5, ymm14
    vmovapd ymmword ptr [rdx + 480], ymm5
    vbroadcastsd ymm11, qword ptr [rdi + 344]
    vmovapd ymm14, ymmword ptr [rdx + 256]
    vsubpd ymm5, ymm9, ymm3
    vfmadd213pd ymm11, ymm14, ymm12
    vmovapd ymmword ptr [rdx + 384], ymm7
    vfmadd231pd ymm1, ymm8, ymm6
    vfmadd231pd ymm5, ymm15, ymmword ptr [rcx + 0]
    vbroadcastsd ymm9, qword ptr [rdi + 344]
    vmovapd ymm7, ymmword ptr [rdx + 288]
    vsubpd ymm8, ymm12, ymm11
    vfmadd213pd ymm9, ymm7, ymm0
    vmovapd ymmword ptr [r8 + 320], ymm1
    vbroadcastsd ymm15, qword ptr [rdi + 344]
    vaddpd ymm12, ymm4, ymm5
    vfmadd231pd ymm8, ymm14, ymm15
    vbroadcastsd ymm1, qword ptr [rdi + 344]
    vmovapd ymm4, ymmword ptr [rdx + 320]
    vsubpd ymm5, ymm0, ymm9
    vbroadcastsd ymm14, qword ptr [rdi + 344]
    vmovapd ymm15, ymmword ptr [rdx + 448]
    vfmadd213pd ymm1, ymm4, ymm3
    vfmadd213pd ymm14, ymm15, ymm11
    vbroadcastsd ymm0, qword ptr [rdi + 344]
    vaddpd ymm10, ymm10, ymm8
    vfmadd231pd ymm5, ymm7, ymm0
    vmovapd ymm8, ymmword ptr [rdx + 352]
    vsubpd ymm7, ymm3, ymm1
    vfmadd231pd ymm8, ymm1, ymm6
    vsubpd ymm0, ymm11, ymm14
    vbroadcastsd ymm3, qword ptr [rdi + 344]
    vaddpd ymm1, ymm13, ymm5
    vfmadd231pd ymm7, ymm4, ymm3
    vbroadcastsd ymm11, qword ptr [rdi + 344]
    vaddpd ymm13, ymm8, ymm2
    vfmadd231pd ymm0, ymm15, ymm11
    vaddpd ymm5, ymm12, ymm7
    vfmadd231pd ymm1, ymm14, ymm6
    vsubpd ymm4, ymm13, ymm2
    vaddpd ymm3, ymm10, ymm0
    vaddpd ymm15, ymm1, ymm2
    vfmadd231pd ymm5, ymm9, ymm6
    vmovapd ymm11, ymmword ptr [rdx + 384]
    vsubpd ymm12, ymm8, ymm4
    vmovapd ymm7, ymmword ptr [rdx + 480]
    vbroadcastsd ymm14, qword ptr [rdi + 352]
    vfmadd231pd ymm11, ymm4, ymm6
    vfmadd231pd ymm3, ymm7, ymm14
    vsubpd ymm13, ymm15, ymm2
    vaddpd ymm10, ymm5, ymm2
    vmovapd ymmword ptr [r8 + 256], ymm11
    vaddpd ymm0, ymm3, ymm2
    vsubpd ymm9, ymm1, ymm13
    vsubpd ymm8, ymm10, ymm2
    vsubpd ymm4, ymm0, ymm2
    vsubpd ymm7, ymm5, ymm8
    vfmadd231pd ymm12, ymm8, ymm6
    vsubpd ymm14, ymm3, ymm4
    vfmadd231pd ymm9, ymm4, ymm6
    vfmadd231pd ymm7, ymm13, ymm6
    vmovapd ymmword ptr [r8 + 192], ymm12
    vmovapd ymmword ptr [r8 + 0], ymm14
    vmovapd ymmword ptr [r8 + 64], ymm9
    vmovapd ymmword ptr [r8 + 128], ymm7
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx2_fold_sqr_6
.p2align 6
msmith_0_1_0_avx2_fold_sqr_6:
    cmp dword ptr [rdi + 348], 1087373312
    jae msmith_0_1_0_avx2_long_fold_sqr_6
    mov eax, 2
2:
    vmovapd ymm0, ymmword ptr [rsi + 0]
    vmovapd ymm1, ymmword ptr [rsi + 64]
    vaddpd ymm2, ymm0, ymm0
    vmovapd ymm3, ymmword ptr [rsi + 128]
    vaddpd ymm4, ymm1, ymm1
    vmovapd ymm5, ymmword ptr [rsi + 192]
    vaddpd ymm6, ymm3, ymm3
    vmovapd ymm7, ymmword ptr [rsi + 256]
    vaddpd ymm8, ymm5, ymm5
    vaddpd ymm9, ymm7, ymm7
    vmovapd ymmword ptr [rdx + 0], ymm2
    vmovapd ymmword ptr [rdx + 32], ymm4
    vmovapd ymmword ptr [rdx + 64], ymm6
    vmovapd ymmword ptr [rdx + 96], ymm8
    vmovapd ymm10, ymmword ptr [rsi + 320]
    vmovapd ymm11, ymmword ptr [rdx + 32]
    vbroadcastsd ymm12, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 0]
    vmovapd ymmword ptr [rdx + 128], ymm9
    vmovapd ymm13, ymmword ptr [rsi + 320]
    vmovapd ymm14, ymmword ptr [rdx + 64]
    vfmadd213pd ymm10, ymm11, ymm12
    vfmadd213pd ymm13, ymm14, ymm12
    vmovapd ymm15, ymmword ptr [rsi + 256]
    vsubpd ymm0, ymm12, ymm10
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd213pd ymm15, ymm14, ymm10
    vmovapd ymm3, ymmword ptr [rsi + 256]
    vmovapd ymm5, ymmword ptr [rdx + 96]
    vsubpd ymm7, ymm1, ymm13
    vmovapd ymm2, ymmword ptr [rsi + 320]
    vfmadd213pd ymm3, ymm5, ymm13
    vfmadd213pd ymm2, ymm5, ymm12
    vfmadd231pd ymm0, ymm11, ymmword ptr [rsi + 320]
    vsubpd ymm4, ymm10, ymm15
    vmovapd ymm6, ymmword ptr [rsi + 192]
    vmovapd ymm8, ymmword ptr [rsi + 192]
    vfmadd231pd ymm7, ymm14, ymmword ptr [rsi + 320]
    vfmadd213pd ymm6, ymm8, ymm15
    vbroadcastsd ymm9, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm1, ymm13, ymm3
    vsubpd ymm11, ymm9, ymm2
    vfmadd231pd ymm4, ymm14, ymmword ptr [rsi + 256]
    vmovapd ymm10, ymmword ptr [rsi + 256]
    vmovapd ymm13, ymmword ptr [rsi + 256]
    vsubpd ymm9, ymm15, ymm6
    vfmadd213pd ymm10, ymm13, ymm2
    vfmadd231pd ymm1, ymm5, ymmword ptr [rsi + 256]
    vfmadd231pd ymm11, ymm5, ymmword ptr [rsi + 320]
    vaddpd ymm14, ymm0, ymm4
    vfmadd231pd ymm9, ymm8, ymmword ptr [rsi + 192]
    vmovapd ymm15, ymmword ptr [rsi + 320]
    vmovapd ymm5, ymmword ptr [rdx + 128]
    vsubpd ymm0, ymm2, ymm10
    vfmadd213pd ymm15, ymm5, ymm12
    vmovapd ymm4, ymmword ptr [rsi + 320]
    vmovapd ymm8, ymmword ptr [rsi + 320]
    vaddpd ymm2, ymm7, ymm1
    vfmadd213pd ymm4, ymm8, ymm12
    vaddpd ymm7, ymm14, ymm9
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm0, ymm13, ymmword ptr [rsi + 256]
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm9, ymm1, ymm15
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 16]
    vsubpd ymm1, ymm14, ymm4
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 24]
    vfmadd231pd ymm2, ymm6, ymm13
    vfmsub213pd ymm4, ymm13, ymm14
    vaddpd ymm6, ymm11, ymm0
    vfmadd231pd ymm9, ymm5, ymmword ptr [rsi + 320]
    vmovapd ymm14, ymmword ptr [rsi + 192]
    vmovapd ymm11, ymmword ptr [rdx + 0]
    vmovapd ymmword ptr [rdx + 256], ymm7
    vmovapd ymm0, ymmword ptr [rsi + 256]
    vfmadd213pd ymm14, ymm11, ymm12
    vfmadd213pd ymm0, ymm11, ymm12
    vfmadd231pd ymm1, ymm8, ymmword ptr [rsi + 320]
    vmovapd ymmword ptr [rdx + 288], ymm2
    vmovapd ymm5, ymmword ptr [rsi + 320]
    vmovapd ymmword ptr [rdx + 416], ymm4
    vfmadd213pd ymm5, ymm11, ymm12
    vfmadd231pd ymm6, ymm3, ymm13
    vbroadcastsd ymm7, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm9, ymm10, ymm13
    vbroadcastsd ymm8, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm2, ymm7, ymm14
    vsubpd ymm4, ymm8, ymm0
    vbroadcastsd ymm3, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm1, ymm15, ymm13
    vmovapd ymm10, ymmword ptr [rsi + 128]
    vmovapd ymm7, ymmword ptr [rdx + 32]
    vsubpd ymm8, ymm3, ymm5
    vmovapd ymm15, ymmword ptr [rsi + 192]
    vfmadd213pd ymm10, ymm7, ymm14
    vfmadd213pd ymm15, ymm7, ymm0
    vmovapd ymmword ptr [rdx + 320], ymm6
    vmovapd ymmword ptr [rdx + 352], ymm9
    vfmadd231pd ymm2, ymm11, ymmword ptr [rsi + 192]
    vmovapd ymm3, ymmword ptr [rsi + 256]
    vfmadd231pd ymm4, ymm11, ymmword ptr [rsi + 256]
    vfmadd213pd ymm3, ymm7, ymm5
    vmovapd ymmword ptr [rdx + 384], ymm1
    vfmadd231pd ymm8, ymm11, ymmword ptr [rsi + 320]
    vsubpd ymm6, ymm14, ymm10
    vmovapd ymm9, ymmword ptr [rsi + 128]
    vmovapd ymm1, ymmword ptr [rsi + 128]
    vsubpd ymm11, ymm0, ymm15
    vfmadd213pd ymm9, ymm1, ymm15
    vsubpd ymm14, ymm5, ymm3
    vfmadd231pd ymm6, ymm7, ymmword ptr [rsi + 128]
    vfmadd231pd ymm11, ymm7, ymmword ptr [rsi + 192]
    vsubpd ymm0, ymm15, ymm9
    vmovapd ymm5, ymmword ptr [rsi + 192]
    vmovapd ymm15, ymmword ptr [rdx + 64]
    vfmadd231pd ymm14, ymm7, ymmword ptr [rsi + 256]
    vfmadd213pd ymm5, ymm15, ymm3
    vaddpd ymm7, ymm2, ymm6
    vaddpd ymm2, ymm4, ymm11
    vbroadcastsd ymm6, qword ptr [rdi + 344]
    vmovapd ymm4, ymmword ptr [rdx + 352]
    vfmadd231pd ymm0, ymm1, ymmword ptr [rsi + 128]
    vfmadd213pd ymm6, ymm4, ymm10
    vaddpd ymm11, ymm8, ymm14
    vbroadcastsd ymm1, qword ptr [rdi + 344]
    vmovapd ymm8, ymmword ptr [rdx + 384]
    vsubpd ymm14, ymm3, ymm5
    vfmadd213pd ymm1, ymm8, ymm9
    vaddpd ymm3, ymm2, ymm0
    vsubpd ymm2, ymm10, ymm6
    vfmadd231pd ymm14, ymm15, ymmword ptr [rsi + 192]
    vbroadcastsd ymm0, qword ptr [rdi + 344]
    vmovapd ymm10, ymmword ptr [rdx + 416]
    vsubpd ymm15, ymm9, ymm1
    vbroadcastsd ymm9, qword ptr [rdi + 344]
    vfmadd213pd ymm0, ymm10, ymm5
    vfmadd231pd ymm2, ymm4, ymm9
    vbroadcastsd ymm4, qword ptr [rdi + 344]
    vaddpd ymm9, ymm11, ymm14
    vfmadd231pd ymm15, ymm8, ymm4
    vbroadcastsd ymm11, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 24]
    vsubpd ymm14, ymm5, ymm0
    vfmsub213pd ymm0, ymm13, ymm11
    vaddpd ymm8, ymm7, ymm2
    vbroadcastsd ymm4, qword ptr [rdi + 344]
    vaddpd ymm5, ymm3, ymm15
    vfmadd231pd ymm14, ymm10, ymm4
    vmovapd ymm11, ymmword ptr [rsi + 0]
    vmovapd ymm7, ymmword ptr [rsi + 0]
    vmovapd ymmword ptr [rdx + 448], ymm0
    vfmadd213pd ymm11, ymm7, ymm12
    vmovapd ymm2, ymmword ptr [rsi + 64]
    vmovapd ymm3, ymmword ptr [rdx + 0]
    vmovapd ymmword ptr [rdx + 352], ymm8
    vfmadd213pd ymm2, ymm3, ymm12
    vaddpd ymm15, ymm9, ymm14
    vfmadd231pd ymm5, ymm6, ymm13
    vmovapd ymm10, ymmword ptr [rsi + 128]
    vsubpd ymm4, ymm12, ymm11
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd213pd ymm10, ymm3, ymm12
    vsubpd ymm8, ymm0, ymm2
    vfmadd231pd ymm15, ymm1, ymm13
    vaddpd ymm9, ymm5, ymm12
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm4, ymm7, ymmword ptr [rsi + 0]
    vsubpd ymm6, ymm14, ymm10
    vmovapd ymm0, ymmword ptr [rsi + 64]
    vmovapd ymm1, ymmword ptr [rsi + 64]
    vfmadd231pd ymm8, ymm3, ymmword ptr [rsi + 64]
    vbroadcastsd ymm7, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 32]
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 24]
    vfmadd213pd ymm0, ymm1, ymm10
    vfmadd213pd ymm7, ymm15, ymm14
    vfmadd231pd ymm6, ymm3, ymmword ptr [rsi + 128]
    vsubpd ymm3, ymm9, ymm12
    vsubpd ymm9, ymm10, ymm0
    vsubpd ymm10, ymm7, ymm14
    vsubpd ymm7, ymm5, ymm3
    vbroadcastsd ymm14, qword ptr [rdi + 344]
    vmovapd ymm5, ymmword ptr [rdx + 256]
    vfmadd231pd ymm9, ymm1, ymmword ptr [rsi + 64]
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 40]
    vfmadd213pd ymm14, ymm5, ymm11
    vfmadd231pd ymm15, ymm10, ymm1
    vmovapd ymmword ptr [rdx + 480], ymm10
    vbroadcastsd ymm1, qword ptr [rdi + 344]
    vmovapd ymm10, ymmword ptr [rdx + 288]
    vmovapd ymmword ptr [rdx + 384], ymm7
    vfmadd213pd ymm1, ymm10, ymm2
    vaddpd ymm7, ymm6, ymm9
    vsubpd ymm6, ymm11, ymm14
    vfmadd231pd ymm15, ymm3, ymm13
    vbroadcastsd ymm9, qword ptr [rdi + 344]
    vmovapd ymm11, ymmword ptr [rdx + 320]
    vsubpd ymm3, ymm2, ymm1
    vbroadcastsd ymm2, qword ptr [rdi + 344]
    vfmadd213pd ymm9, ymm11, ymm0
    vfmadd231pd ymm6, ymm5, ymm2
    vbroadcastsd ymm5, qword ptr [rdi + 344]
    vmovapd ymmword ptr [r8 + 320], ymm15
    vfmadd231pd ymm3, ymm10, ymm5
    vbroadcastsd ymm2, qword ptr [rdi + 344]
    vmovapd ymm15, ymmword ptr [rdx + 448]
    vsubpd ymm10, ymm0, ymm9
    vfmadd213pd ymm2, ymm15, ymm14
    vaddpd ymm5, ymm4, ymm6
    vbroadcastsd ymm0, qword ptr [rdi + 344]
    vaddpd ymm4, ymm8, ymm3
    vfmadd231pd ymm10, ymm11, ymm0
    vsubpd ymm6, ymm14, ymm2
    vbroadcastsd ymm8, qword ptr [rdi + 344]
    vaddpd ymm3, ymm7, ymm10
    vfmadd231pd ymm6, ymm15, ymm8
    vfmadd231pd ymm4, ymm2, ymm13
    vaddpd ymm11, ymm5, ymm6
    vaddpd ymm0, ymm4, ymm12
    vmovapd ymm14, ymmword ptr [rdx + 352]
    vfmadd231pd ymm3, ymm1, ymm13
    vmovapd ymm7, ymmword ptr [rdx + 480]
    vbroadcastsd ymm10, qword ptr [rdi + 352]
    vfmadd231pd ymm14, ymm9, ymm13
    vfmadd231pd ymm11, ymm7, ymm10
    vsubpd ymm15, ymm0, ymm12
    vaddpd ymm8, ymm3, ymm12
    vaddpd ymm2, ymm14, ymm12
    vaddpd ymm5, ymm11, ymm12
    vsubpd ymm6, ymm4, ymm15
    vsubpd ymm1, ymm8, ymm12
    vsubpd ymm9, ymm2, ymm12
    vsubpd ymm7, ymm5, ymm12
    vsubpd ymm10, ymm3, ymm1
    vmovapd ymm0, ymmword ptr [rdx + 384]
    vsubpd ymm4, ymm14, ymm9
    vfmadd231pd ymm0, ymm9, ymm13
    vsubpd ymm8, ymm11, ymm7
    vfmadd231pd ymm6, ymm7, ymm13
    vfmadd231pd ymm10, ymm15, ymm13
    vfmadd231pd ymm4, ymm1, ymm13
    vmovapd ymmword ptr [r8 + 256], ymm0
    vmovapd ymmword ptr [r8 + 0], ymm8
    vmovapd ymmword ptr [r8 + 64], ymm6
    vmovapd ymmword ptr [r8 + 128], ymm10
    vmovapd ymmword ptr [r8 + 192], ymm4
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx2_long_fold_mul_6
.p2align 6
msmith_0_1_0_avx2_long_fold_mul_6:
    mov eax, 2
2:
    vmovapd ymm0, ymmword ptr [rcx + 320]
    vmovapd ymm1, ymmword ptr [rsi + 64]
    vbroadcastsd ymm2, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 0]
    vmovapd ymm3, ymmword ptr [rcx + 320]
    vmovapd ymm4, ymmword ptr [rsi + 128]
    vfmadd213pd ymm0, ymm1, ymm2
    vmovapd ymm5, ymmword ptr [rcx + 320]
    vmovapd ymm6, ymmword ptr [rsi + 192]
    vfmadd213pd ymm3, ymm4, ymm2
    vfmadd213pd ymm5, ymm6, ymm2
    vmovapd ymm7, ymmword ptr [rcx + 256]
    vsubpd ymm8, ymm2, ymm0
    vbroadcastsd ymm9, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd213pd ymm7, ymm4, ymm0
    vmovapd ymm10, ymmword ptr [rcx + 256]
    vsubpd ymm11, ymm9, ymm3
    vbroadcastsd ymm12, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd213pd ymm10, ymm6, ymm3
    vmovapd ymm13, ymmword ptr [rcx + 256]
    vmovapd ymm14, ymmword ptr [rsi + 256]
    vsubpd ymm15, ymm12, ymm5
    vfmadd213pd ymm13, ymm14, ymm5
    vfmadd231pd ymm8, ymm1, ymmword ptr [rcx + 320]
    vsubpd ymm9, ymm0, ymm7
    vmovapd ymm12, ymmword ptr [rcx + 192]
    vfmadd231pd ymm11, ymm4, ymmword ptr [rcx + 320]
    vfmadd213pd ymm12, ymm6, ymm7
    vsubpd ymm1, ymm3, ymm10
    vfmadd231pd ymm15, ymm6, ymmword ptr [rcx + 320]
    vsubpd ymm0, ymm5, ymm13
    vfmadd231pd ymm9, ymm4, ymmword ptr [rcx + 256]
    vmovapd ymm3, ymmword ptr [rcx + 128]
    vsubpd ymm5, ymm7, ymm12
    vfmadd213pd ymm3, ymm14, ymm12
    vfmadd231pd ymm1, ymm6, ymmword ptr [rcx + 256]
    vfmadd231pd ymm0, ymm14, ymmword ptr [rcx + 256]
    vaddpd ymm4, ymm8, ymm9
    vfmadd231pd ymm5, ymm6, ymmword ptr [rcx + 192]
    vmovapd ymm7, ymmword ptr [rcx + 192]
    vsubpd ymm8, ymm12, ymm3
    vfmadd213pd ymm7, ymm14, ymm10
    vaddpd ymm9, ymm11, ymm1
    vmovapd ymm6, ymmword ptr [rcx + 320]
    vaddpd ymm12, ymm15, ymm0
    vmovapd ymm11, ymmword ptr [rcx + 64]
    vmovapd ymm1, ymmword ptr [rsi + 320]
    vfmadd213pd ymm6, ymm14, ymm2
    vfmadd213pd ymm11, ymm1, ymm3
    vaddpd ymm15, ymm4, ymm5
    vfmadd231pd ymm8, ymm14, ymmword ptr [rcx + 128]
    vmovapd ymm0, ymmword ptr [rcx + 128]
    vsubpd ymm4, ymm10, ymm7
    vfmadd213pd ymm0, ymm1, ymm7
    vsubpd ymm5, ymm3, ymm11
    vaddpd ymm10, ymm15, ymm8
    vbroadcastsd ymm3, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm4, ymm14, ymmword ptr [rcx + 192]
    vsubpd ymm15, ymm3, ymm6
    vsubpd ymm8, ymm7, ymm0
    vfmadd231pd ymm5, ymm1, ymmword ptr [rcx + 64]
    vaddpd ymm3, ymm9, ymm4
    vfmadd231pd ymm15, ymm14, ymmword ptr [rcx + 320]
    vmovapd ymm7, ymmword ptr [rcx + 192]
    vfmadd231pd ymm8, ymm1, ymmword ptr [rcx + 128]
    vfmadd213pd ymm7, ymm1, ymm13
    vmovapd ymm9, ymmword ptr [rcx + 256]
    vaddpd ymm4, ymm10, ymm5
    vmovapd ymm14, ymmword ptr [rcx + 320]
    vfmadd213pd ymm9, ymm1, ymm6
    vfmadd213pd ymm14, ymm1, ymm2
    vaddpd ymm10, ymm3, ymm8
    vsubpd ymm5, ymm13, ymm7
    vbroadcastsd ymm3, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm8, ymm6, ymm9
    vsubpd ymm13, ymm3, ymm14
    vbroadcastsd ymm6, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 16]
    vbroadcastsd ymm3, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 24]
    vmovapd ymmword ptr [rdx + 256], ymm4
    vfmsub213pd ymm14, ymm6, ymm3
    vfmadd231pd ymm5, ymm1, ymmword ptr [rcx + 192]
    vmovapd ymm4, ymmword ptr [rcx + 192]
    vmovapd ymm3, ymmword ptr [rsi + 0]
    vfmadd231pd ymm10, ymm11, ymm6
    vfmadd213pd ymm4, ymm3, ymm2
    vfmadd231pd ymm8, ymm1, ymmword ptr [rcx + 256]
    vfmadd231pd ymm13, ymm1, ymmword ptr [rcx + 320]
    vmovapd ymm11, ymmword ptr [rcx + 256]
    vmovapd ymmword ptr [rdx + 416], ymm14
    vmovapd ymm1, ymmword ptr [rcx + 320]
    vfmadd213pd ymm11, ymm3, ymm2
    vfmadd213pd ymm1, ymm3, ymm2
    vaddpd ymm14, ymm12, ymm5
    vbroadcastsd ymm12, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vmovapd ymmword ptr [rdx + 288], ymm10
    vsubpd ymm5, ymm12, ymm4
    vaddpd ymm10, ymm15, ymm8
    vbroadcastsd ymm12, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm13, ymm9, ymm6
    vbroadcastsd ymm15, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm8, ymm12, ymm11
    vsubpd ymm9, ymm15, ymm1
    vfmadd231pd ymm14, ymm0, ymm6
    vmovapd ymm12, ymmword ptr [rcx + 128]
    vmovapd ymm15, ymmword ptr [rsi + 64]
    vfmadd231pd ymm5, ymm3, ymmword ptr [rcx + 192]
    vfmadd213pd ymm12, ymm15, ymm4
    vfmadd231pd ymm10, ymm7, ymm6
    vmovapd ymmword ptr [rdx + 384], ymm13
    vfmadd231pd ymm8, ymm3, ymmword ptr [rcx + 256]
    vmovapd ymm0, ymmword ptr [rcx + 192]
    vfmadd231pd ymm9, ymm3, ymmword ptr [rcx + 320]
    vmovapd ymm7, ymmword ptr [rcx + 256]
    vfmadd213pd ymm0, ymm15, ymm11
    vfmadd213pd ymm7, ymm15, ymm1
    vmovapd ymmword ptr [rdx + 320], ymm14
    vmovapd ymm13, ymmword ptr [rcx + 64]
    vmovapd ymm3, ymmword ptr [rsi + 128]
    vsubpd ymm14, ymm4, ymm12
    vfmadd213pd ymm13, ymm3, ymm12
    vmovapd ymmword ptr [rdx + 352], ymm10
    vmovapd ymm4, ymmword ptr [rcx + 128]
    vsubpd ymm10, ymm11, ymm0
    vfmadd213pd ymm4, ymm3, ymm0
    vsubpd ymm11, ymm1, ymm7
    vfmadd231pd ymm14, ymm15, ymmword ptr [rcx + 128]
    vsubpd ymm1, ymm12, ymm13
    vfmadd231pd ymm10, ymm15, ymmword ptr [rcx + 192]
    vsubpd ymm12, ymm0, ymm4
    vmovapd ymm0, ymmword ptr [rcx + 192]
    vfmadd231pd ymm11, ymm15, ymmword ptr [rcx + 256]
    vfmadd213pd ymm0, ymm3, ymm7
    vaddpd ymm15, ymm5, ymm14
    vfmadd231pd ymm1, ymm3, ymmword ptr [rcx + 64]
    vaddpd ymm5, ymm8, ymm10
    vmovapd ymm14, ymmword ptr [rcx + 0]
    vmovapd ymm8, ymmword ptr [rsi + 192]
    vfmadd231pd ymm12, ymm3, ymmword ptr [rcx + 128]
    vfmadd213pd ymm14, ymm8, ymm13
    vaddpd ymm10, ymm9, ymm11
    vmovapd ymm9, ymmword ptr [rcx + 64]
    vsubpd ymm11, ymm7, ymm0
    vfmadd213pd ymm9, ymm8, ymm4
    vmovapd ymm7, ymmword ptr [rcx + 128]
    vaddpd ymm15, ymm15, ymm1
    vfmadd213pd ymm7, ymm8, ymm0
    vaddpd ymm1, ymm5, ymm12
    vsubpd ymm5, ymm13, ymm14
    vfmadd231pd ymm11, ymm3, ymmword ptr [rcx + 192]
    vmovapd ymm12, ymmword ptr [rcx + 0]
    vmovapd ymm13, ymmword ptr [rsi + 256]
    vsubpd ymm3, ymm4, ymm9
    vfmadd213pd ymm12, ymm13, ymm9
    vsubpd ymm4, ymm0, ymm7
    vfmadd231pd ymm5, ymm8, ymmword ptr [rcx + 0]
    vaddpd ymm0, ymm10, ymm11
    vfmadd231pd ymm3, ymm8, ymmword ptr [rcx + 64]
    vmovapd ymm10, ymmword ptr [rcx + 64]
    vsubpd ymm11, ymm9, ymm12
    vfmadd213pd ymm10, ymm13, ymm7
    vfmadd231pd ymm4, ymm8, ymmword ptr [rcx + 128]
    vbroadcastsd ymm9, qword ptr [rdi + 344]
    vmovapd ymm8, ymmword ptr [rdx + 352]
    vaddpd ymm15, ymm15, ymm5
    vfmadd213pd ymm9, ymm8, ymm14
    vaddpd ymm5, ymm1, ymm3
    vfmadd231pd ymm11, ymm13, ymmword ptr [rcx + 0]
    vsubpd ymm1, ymm7, ymm10
    vmovapd ymm3, ymmword ptr [rcx + 0]
    vmovapd ymm7, ymmword ptr [rsi + 320]
    vaddpd ymm0, ymm0, ymm4
    vfmadd213pd ymm3, ymm7, ymm10
    vsubpd ymm4, ymm14, ymm9
    vaddpd ymm14, ymm5, ymm11
    vbroadcastsd ymm5, qword ptr [rdi + 344]
    vmovapd ymm11, ymmword ptr [rdx + 384]
    vfmadd231pd ymm1, ymm13, ymmword ptr [rcx + 64]
    vfmadd213pd ymm5, ymm11, ymm12
    vbroadcastsd ymm13, qword ptr [rdi + 344]
    vsubpd ymm10, ymm10, ymm3
    vfmadd231pd ymm4, ymm8, ymm13
    vaddpd ymm8, ymm0, ymm1
    vbroadcastsd ymm13, qword ptr [rdi + 344]
    vmovapd ymm0, ymmword ptr [rdx + 416]
    vsubpd ymm1, ymm12, ymm5
    vfmadd213pd ymm13, ymm0, ymm3
    vfmadd231pd ymm10, ymm7, ymmword ptr [rcx + 0]
    vmovapd ymm12, ymmword ptr [rcx + 0]
    vmovapd ymm7, ymmword ptr [rsi + 0]
    vaddpd ymm15, ymm15, ymm4
    vbroadcastsd ymm4, qword ptr [rdi + 344]
    vfmadd213pd ymm12, ymm7, ymm2
    vfmadd231pd ymm1, ymm11, ymm4
    vbroadcastsd ymm11, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 24]
    vsubpd ymm4, ymm3, ymm13
    vmovapd ymm3, ymmword ptr [rcx + 64]
    vfmsub213pd ymm13, ymm6, ymm11
    vfmadd213pd ymm3, ymm7, ymm2
    vmovapd ymm11, ymmword ptr [rcx + 128]
    vaddpd ymm8, ymm8, ymm10
    vfmadd213pd ymm11, ymm7, ymm2
    vmovapd ymmword ptr [rdx + 352], ymm15
    vsubpd ymm10, ymm2, ymm12
    vbroadcastsd ymm15, qword ptr [rdi + 344]
    vaddpd ymm14, ymm14, ymm1
    vfmadd231pd ymm4, ymm0, ymm15
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vmovapd ymmword ptr [rdx + 448], ymm13
    vmovapd ymm0, ymmword ptr [rcx + 0]
    vmovapd ymm15, ymmword ptr [rsi + 64]
    vsubpd ymm13, ymm1, ymm3
    vfmadd213pd ymm0, ymm15, ymm3
    vfmadd231pd ymm10, ymm7, ymmword ptr [rcx + 0]
    vaddpd ymm1, ymm8, ymm4
    vfmadd231pd ymm14, ymm9, ymm6
    vbroadcastsd ymm8, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm13, ymm7, ymmword ptr [rcx + 64]
    vsubpd ymm4, ymm8, ymm11
    vmovapd ymm9, ymmword ptr [rcx + 64]
    vsubpd ymm8, ymm3, ymm0
    vfmadd213pd ymm9, ymm15, ymm11
    vfmadd231pd ymm1, ymm5, ymm6
    vaddpd ymm3, ymm14, ymm2
    vfmadd231pd ymm4, ymm7, ymmword ptr [rcx + 128]
    vfmadd231pd ymm8, ymm15, ymmword ptr [rcx + 0]
    vbroadcastsd ymm5, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 48]
    vbroadcastsd ymm7, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 24]
    vsubpd ymm11, ymm11, ymm9
    vfmadd213pd ymm5, ymm1, ymm7
    vaddpd ymm13, ymm13, ymm8
    vsubpd ymm8, ymm3, ymm2
    vfmadd231pd ymm11, ymm15, ymmword ptr [rcx + 64]
    vmovapd ymm3, ymmword ptr [rcx + 0]
    vmovapd ymm15, ymmword ptr [rsi + 128]
    vsubpd ymm5, ymm5, ymm7
    vfmadd213pd ymm3, ymm15, ymm9
    vsubpd ymm7, ymm14, ymm8
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 56]
    vaddpd ymm4, ymm4, ymm11
    vfmadd231pd ymm1, ymm5, ymm14
    vmovapd ymmword ptr [rdx + 480], ymm5
    vbroadcastsd ymm11, qword ptr [rdi + 344]
    vmovapd ymm14, ymmword ptr [rdx + 256]
    vsubpd ymm5, ymm9, ymm3
    vfmadd213pd ymm11, ymm14, ymm12
    vmovapd ymmword ptr [rdx + 384], ymm7
    vfmadd231pd ymm1, ymm8, ymm6
    vfmadd231pd ymm5, ymm15, ymmword ptr [rcx + 0]
    vbroadcastsd ymm9, qword ptr [rdi + 344]
    vmovapd ymm7, ymmword ptr [rdx + 288]
    vsubpd ymm8, ymm12, ymm11
    vfmadd213pd ymm9, ymm7, ymm0
    vmovapd ymmword ptr [r8 + 320], ymm1
    vbroadcastsd ymm15, qword ptr [rdi + 344]
    vaddpd ymm12, ymm4, ymm5
    vfmadd231pd ymm8, ymm14, ymm15
    vbroadcastsd ymm1, qword ptr [rdi + 344]
    vmovapd ymm4, ymmword ptr [rdx + 320]
    vsubpd ymm5, ymm0, ymm9
    vbroadcastsd ymm14, qword ptr [rdi + 344]
    vmovapd ymm15, ymmword ptr [rdx + 448]
    vfmadd213pd ymm1, ymm4, ymm3
    vfmadd213pd ymm14, ymm15, ymm11
    vbroadcastsd ymm0, qword ptr [rdi + 344]
    vaddpd ymm10, ymm10, ymm8
    vfmadd231pd ymm5, ymm7, ymm0
    vmovapd ymm8, ymmword ptr [rdx + 352]
    vsubpd ymm7, ymm3, ymm1
    vfmadd231pd ymm8, ymm1, ymm6
    vsubpd ymm0, ymm11, ymm14
    vbroadcastsd ymm3, qword ptr [rdi + 344]
    vaddpd ymm1, ymm13, ymm5
    vfmadd231pd ymm7, ymm4, ymm3
    vbroadcastsd ymm11, qword ptr [rdi + 344]
    vaddpd ymm13, ymm8, ymm2
    vfmadd231pd ymm0, ymm15, ymm11
    vaddpd ymm5, ymm12, ymm7
    vfmadd231pd ymm1, ymm14, ymm6
    vsubpd ymm4, ymm13, ymm2
    vaddpd ymm3, ymm10, ymm0
    vaddpd ymm15, ymm1, ymm2
    vfmadd231pd ymm5, ymm9, ymm6
    vmovapd ymm11, ymmword ptr [rdx + 384]
    vsubpd ymm12, ymm8, ymm4
    vmovapd ymm7, ymmword ptr [rdx + 480]
    vbroadcastsd ymm14, qword ptr [rdi + 352]
    vfmadd231pd ymm11, ymm4, ymm6
    vfmadd231pd ymm3, ymm7, ymm14
    vsubpd ymm13, ymm15, ymm2
    vaddpd ymm10, ymm5, ymm2
    vmovapd ymmword ptr [r8 + 256], ymm11
    vaddpd ymm0, ymm3, ymm2
    vsubpd ymm9, ymm1, ymm13
    vsubpd ymm8, ymm10, ymm2
    vsubpd ymm4, ymm0, ymm2
    vsubpd ymm7, ymm5, ymm8
    vfmadd231pd ymm12, ymm8, ymm6
    vsubpd ymm14, ymm3, ymm4
    vfmadd231pd ymm9, ymm4, ymm6
    vfmadd231pd ymm7, ymm13, ymm6
    vmovapd ymmword ptr [r8 + 192], ymm12
    vmovapd ymmword ptr [r8 + 0], ymm14
    vmovapd ymmword ptr [r8 + 64], ymm9
    vmovapd ymmword ptr [r8 + 128], ymm7
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx2_long_fold_sqr_6
.p2align 6
msmith_0_1_0_avx2_long_fold_sqr_6:
    mov eax, 2
2:
    vmovapd ymm0, ymmword ptr [rsi + 0]
    vmovapd ymm1, ymmword ptr [rsi + 64]
    vaddpd ymm2, ymm0, ymm0
    vmovapd ymm3, ymmword ptr [rsi + 128]
    vaddpd ymm4, ymm1, ymm1
    vmovapd ymm5, ymmword ptr [rsi + 192]
    vaddpd ymm6, ymm3, ymm3
    vmovapd ymm7, ymmword ptr [rsi + 256]
    vaddpd ymm8, ymm5, ymm5
    vaddpd ymm9, ymm7, ymm7
    vmovapd ymmword ptr [rdx + 0], ymm2
    vmovapd ymmword ptr [rdx + 32], ymm4
    vmovapd ymmword ptr [rdx + 64], ymm6
    vmovapd ymmword ptr [rdx + 96], ymm8
    vmovapd ymm10, ymmword ptr [rsi + 320]
    vmovapd ymm11, ymmword ptr [rdx + 32]
    vbroadcastsd ymm12, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 0]
    vmovapd ymmword ptr [rdx + 128], ymm9
    vmovapd ymm13, ymmword ptr [rsi + 320]
    vmovapd ymm14, ymmword ptr [rdx + 64]
    vfmadd213pd ymm10, ymm11, ymm12
    vfmadd213pd ymm13, ymm14, ymm12
    vmovapd ymm15, ymmword ptr [rsi + 256]
    vsubpd ymm0, ymm12, ymm10
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd213pd ymm15, ymm14, ymm10
    vmovapd ymm3, ymmword ptr [rsi + 256]
    vmovapd ymm5, ymmword ptr [rdx + 96]
    vsubpd ymm7, ymm1, ymm13
    vmovapd ymm2, ymmword ptr [rsi + 320]
    vfmadd213pd ymm3, ymm5, ymm13
    vfmadd213pd ymm2, ymm5, ymm12
    vfmadd231pd ymm0, ymm11, ymmword ptr [rsi + 320]
    vsubpd ymm4, ymm10, ymm15
    vmovapd ymm6, ymmword ptr [rsi + 192]
    vmovapd ymm8, ymmword ptr [rsi + 192]
    vfmadd231pd ymm7, ymm14, ymmword ptr [rsi + 320]
    vfmadd213pd ymm6, ymm8, ymm15
    vbroadcastsd ymm9, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm1, ymm13, ymm3
    vsubpd ymm11, ymm9, ymm2
    vfmadd231pd ymm4, ymm14, ymmword ptr [rsi + 256]
    vmovapd ymm10, ymmword ptr [rsi + 256]
    vmovapd ymm13, ymmword ptr [rsi + 256]
    vsubpd ymm9, ymm15, ymm6
    vfmadd213pd ymm10, ymm13, ymm2
    vfmadd231pd ymm1, ymm5, ymmword ptr [rsi + 256]
    vfmadd231pd ymm11, ymm5, ymmword ptr [rsi + 320]
    vaddpd ymm14, ymm0, ymm4
    vfmadd231pd ymm9, ymm8, ymmword ptr [rsi + 192]
    vmovapd ymm15, ymmword ptr [rsi + 320]
    vmovapd ymm5, ymmword ptr [rdx + 128]
    vsubpd ymm0, ymm2, ymm10
    vfmadd213pd ymm15, ymm5, ymm12
    vmovapd ymm4, ymmword ptr [rsi + 320]
    vmovapd ymm8, ymmword ptr [rsi + 320]
    vaddpd ymm2, ymm7, ymm1
    vfmadd213pd ymm4, ymm8, ymm12
    vaddpd ymm7, ymm14, ymm9
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm0, ymm13, ymmword ptr [rsi + 256]
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm9, ymm1, ymm15
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 16]
    vsubpd ymm1, ymm14, ymm4
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 24]
    vfmadd231pd ymm2, ymm6, ymm13
    vfmsub213pd ymm4, ymm13, ymm14
    vaddpd ymm6, ymm11, ymm0
    vfmadd231pd ymm9, ymm5, ymmword ptr [rsi + 320]
    vmovapd ymm14, ymmword ptr [rsi + 192]
    vmovapd ymm11, ymmword ptr [rdx + 0]
    vmovapd ymmword ptr [rdx + 256], ymm7
    vmovapd ymm0, ymmword ptr [rsi + 256]
    vfmadd213pd ymm14, ymm11, ymm12
    vfmadd213pd ymm0, ymm11, ymm12
    vfmadd231pd ymm1, ymm8, ymmword ptr [rsi + 320]
    vmovapd ymmword ptr [rdx + 288], ymm2
    vmovapd ymm5, ymmword ptr [rsi + 320]
    vmovapd ymmword ptr [rdx + 416], ymm4
    vfmadd213pd ymm5, ymm11, ymm12
    vfmadd231pd ymm6, ymm3, ymm13
    vbroadcastsd ymm7, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm9, ymm10, ymm13
    vbroadcastsd ymm8, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vsubpd ymm2, ymm7, ymm14
    vsubpd ymm4, ymm8, ymm0
    vbroadcastsd ymm3, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm1, ymm15, ymm13
    vmovapd ymm10, ymmword ptr [rsi + 128]
    vmovapd ymm7, ymmword ptr [rdx + 32]
    vsubpd ymm8, ymm3, ymm5
    vmovapd ymm15, ymmword ptr [rsi + 192]
    vfmadd213pd ymm10, ymm7, ymm14
    vfmadd213pd ymm15, ymm7, ymm0
    vmovapd ymmword ptr [rdx + 320], ymm6
    vmovapd ymmword ptr [rdx + 352], ymm9
    vfmadd231pd ymm2, ymm11, ymmword ptr [rsi + 192]
    vmovapd ymm3, ymmword ptr [rsi + 256]
    vfmadd231pd ymm4, ymm11, ymmword ptr [rsi + 256]
    vfmadd213pd ymm3, ymm7, ymm5
    vmovapd ymmword ptr [rdx + 384], ymm1
    vfmadd231pd ymm8, ymm11, ymmword ptr [rsi + 320]
    vsubpd ymm6, ymm14, ymm10
    vmovapd ymm9, ymmword ptr [rsi + 128]
    vmovapd ymm1, ymmword ptr [rsi + 128]
    vsubpd ymm11, ymm0, ymm15
    vfmadd213pd ymm9, ymm1, ymm15
    vsubpd ymm14, ymm5, ymm3
    vfmadd231pd ymm6, ymm7, ymmword ptr [rsi + 128]
    vfmadd231pd ymm11, ymm7, ymmword ptr [rsi + 192]
    vsubpd ymm0, ymm15, ymm9
    vmovapd ymm5, ymmword ptr [rsi + 192]
    vmovapd ymm15, ymmword ptr [rdx + 64]
    vfmadd231pd ymm14, ymm7, ymmword ptr [rsi + 256]
    vfmadd213pd ymm5, ymm15, ymm3
    vaddpd ymm7, ymm2, ymm6
    vaddpd ymm2, ymm4, ymm11
    vbroadcastsd ymm6, qword ptr [rdi + 344]
    vmovapd ymm4, ymmword ptr [rdx + 352]
    vfmadd231pd ymm0, ymm1, ymmword ptr [rsi + 128]
    vfmadd213pd ymm6, ymm4, ymm10
    vaddpd ymm11, ymm8, ymm14
    vbroadcastsd ymm1, qword ptr [rdi + 344]
    vmovapd ymm8, ymmword ptr [rdx + 384]
    vsubpd ymm14, ymm3, ymm5
    vfmadd213pd ymm1, ymm8, ymm9
    vaddpd ymm3, ymm2, ymm0
    vsubpd ymm2, ymm10, ymm6
    vfmadd231pd ymm14, ymm15, ymmword ptr [rsi + 192]
    vbroadcastsd ymm0, qword ptr [rdi + 344]
    vmovapd ymm10, ymmword ptr [rdx + 416]
    vsubpd ymm15, ymm9, ymm1
    vbroadcastsd ymm9, qword ptr [rdi + 344]
    vfmadd213pd ymm0, ymm10, ymm5
    vfmadd231pd ymm2, ymm4, ymm9
    vbroadcastsd ymm4, qword ptr [rdi + 344]
    vaddpd ymm9, ymm11, ymm14
    vfmadd231pd ymm15, ymm8, ymm4
    vbroadcastsd ymm11, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 24]
    vsubpd ymm14, ymm5, ymm0
    vfmsub213pd ymm0, ymm13, ymm11
    vaddpd ymm8, ymm7, ymm2
    vbroadcastsd ymm4, qword ptr [rdi + 344]
    vaddpd ymm5, ymm3, ymm15
    vfmadd231pd ymm14, ymm10, ymm4
    vmovapd ymm11, ymmword ptr [rsi + 0]
    vmovapd ymm7, ymmword ptr [rsi + 0]
    vmovapd ymmword ptr [rdx + 448], ymm0
    vfmadd213pd ymm11, ymm7, ymm12
    vmovapd ymm2, ymmword ptr [rsi + 64]
    vmovapd ymm3, ymmword ptr [rdx + 0]
    vmovapd ymmword ptr [rdx + 352], ymm8
    vfmadd213pd ymm2, ymm3, ymm12
    vaddpd ymm15, ymm9, ymm14
    vfmadd231pd ymm5, ymm6, ymm13
    vmovapd ymm10, ymmword ptr [rsi + 128]
    vsubpd ymm4, ymm12, ymm11
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd213pd ymm10, ymm3, ymm12
    vsubpd ymm8, ymm0, ymm2
    vfmadd231pd ymm15, ymm1, ymm13
    vaddpd ymm9, ymm5, ymm12
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 8]
    vfmadd231pd ymm4, ymm7, ymmword ptr [rsi + 0]
    vsubpd ymm6, ymm14, ymm10
    vmovapd ymm0, ymmword ptr [rsi + 64]
    vmovapd ymm1, ymmword ptr [rsi + 64]
    vfmadd231pd ymm8, ymm3, ymmword ptr [rsi + 64]
    vbroadcastsd ymm7, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 48]
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 24]
    vfmadd213pd ymm0, ymm1, ymm10
    vfmadd213pd ymm7, ymm15, ymm14
    vfmadd231pd ymm6, ymm3, ymmword ptr [rsi + 128]
    vsubpd ymm3, ymm9, ymm12
    vsubpd ymm9, ymm10, ymm0
    vsubpd ymm10, ymm7, ymm14
    vsubpd ymm7, ymm5, ymm3
    vbroadcastsd ymm14, qword ptr [rdi + 344]
    vmovapd ymm5, ymmword ptr [rdx + 256]
    vfmadd231pd ymm9, ymm1, ymmword ptr [rsi + 64]
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 56]
    vfmadd213pd ymm14, ymm5, ymm11
    vfmadd231pd ymm15, ymm10, ymm1
    vmovapd ymmword ptr [rdx + 480], ymm10
    vbroadcastsd ymm1, qword ptr [rdi + 344]
    vmovapd ymm10, ymmword ptr [rdx + 288]
    vmovapd ymmword ptr [rdx + 384], ymm7
    vfmadd213pd ymm1, ymm10, ymm2
    vaddpd ymm7, ymm6, ymm9
    vsubpd ymm6, ymm11, ymm14
    vfmadd231pd ymm15, ymm3, ymm13
    vbroadcastsd ymm9, qword ptr [rdi + 344]
    vmovapd ymm11, ymmword ptr [rdx + 320]
    vsubpd ymm3, ymm2, ymm1
    vbroadcastsd ymm2, qword ptr [rdi + 344]
    vfmadd213pd ymm9, ymm11, ymm0
    vfmadd231pd ymm6, ymm5, ymm2
    vbroadcastsd ymm5, qword ptr [rdi + 344]
    vmovapd ymmword ptr [r8 + 320], ymm15
    vfmadd231pd ymm3, ymm10, ymm5
    vbroadcastsd ymm2, qword ptr [rdi + 344]
    vmovapd ymm15, ymmword ptr [rdx + 448]
    vsubpd ymm10, ymm0, ymm9
    vfmadd213pd ymm2, ymm15, ymm14
    vaddpd ymm5, ymm4, ymm6
    vbroadcastsd ymm0, qword ptr [rdi + 344]
    vaddpd ymm4, ymm8, ymm3
    vfmadd231pd ymm10, ymm11, ymm0
    vsubpd ymm6, ymm14, ymm2
    vbroadcastsd ymm8, qword ptr [rdi + 344]
    vaddpd ymm3, ymm7, ymm10
    vfmadd231pd ymm6, ymm15, ymm8
    vfmadd231pd ymm4, ymm2, ymm13
    vaddpd ymm11, ymm5, ymm6
    vaddpd ymm0, ymm4, ymm12
    vmovapd ymm14, ymmword ptr [rdx + 352]
    vfmadd231pd ymm3, ymm1, ymm13
    vmovapd ymm7, ymmword ptr [rdx + 480]
    vbroadcastsd ymm10, qword ptr [rdi + 352]
    vfmadd231pd ymm14, ymm9, ymm13
    vfmadd231pd ymm11, ymm7, ymm10
    vsubpd ymm15, ymm0, ymm12
    vaddpd ymm8, ymm3, ymm12
    vaddpd ymm2, ymm14, ymm12
    vaddpd ymm5, ymm11, ymm12
    vsubpd ymm6, ymm4, ymm15
    vsubpd ymm1, ymm8, ymm12
    vsubpd ymm9, ymm2, ymm12
    vsubpd ymm7, ymm5, ymm12
    vsubpd ymm10, ymm3, ymm1
    vmovapd ymm0, ymmword ptr [rdx + 384]
    vsubpd ymm4, ymm14, ymm9
    vfmadd231pd ymm0, ymm9, ymm13
    vsubpd ymm8, ymm11, ymm7
    vfmadd231pd ymm6, ymm7, ymm13
    vfmadd231pd ymm10, ymm15, ymm13
    vfmadd231pd ymm4, ymm1, ymm13
    vmovapd ymmword ptr [r8 + 256], ymm0
    vmovapd ymmword ptr [r8 + 0], ymm8
    vmovapd ymmword ptr [r8 + 64], ymm6
    vmovapd ymmword ptr [r8 + 128], ymm10
    vmovapd ymmword ptr [r8 + 192], ymm4
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx2_norm_8
.p2align 6
msmith_0_1_0_avx2_norm_8:
    mov eax, 2
2:
    vmovapd ymm0, ymmword ptr [rsi + 320]
    vbroadcastsd ymm1, qword ptr [rdx + 40]
    vpxor xmm2, xmm2, xmm2
    vmovapd ymm3, ymmword ptr [rsi + 384]
    vbroadcastsd ymm4, qword ptr [rdx + 48]
    vfmadd231pd ymm2, ymm0, ymm1
    vmovapd ymm5, ymmword ptr [rsi + 448]
    vbroadcastsd ymm6, qword ptr [rdx + 56]
    vfmadd231pd ymm2, ymm3, ymm4
    vbroadcastsd ymm7, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 24]
    vfmadd231pd ymm2, ymm5, ymm6
    vaddpd ymm8, ymm2, ymm7
    vmovapd ymm9, ymmword ptr [rsi + 64]
    vbroadcastsd ymm10, qword ptr [rdi + 8]
    vsubpd ymm11, ymm7, ymm8
    vmovapd ymm12, ymmword ptr [rsi + 128]
    vbroadcastsd ymm13, qword ptr [rdi + 16]
    vfmadd231pd ymm9, ymm11, ymm10
    vmovapd ymm14, ymmword ptr [rsi + 192]
    vbroadcastsd ymm15, qword ptr [rdi + 24]
    vfmadd231pd ymm12, ymm11, ymm13
    vmovapd ymm0, ymmword ptr [rsi + 256]
    vbroadcastsd ymm1, qword ptr [rdi + 32]
    vfmadd231pd ymm14, ymm11, ymm15
    vmovapd ymm3, ymmword ptr [rsi + 320]
    vbroadcastsd ymm4, qword ptr [rdi + 40]
    vfmadd231pd ymm0, ymm11, ymm1
    vmovapd ymm5, ymmword ptr [rsi + 384]
    vbroadcastsd ymm6, qword ptr [rdi + 48]
    vfmadd231pd ymm3, ymm11, ymm4
    vmovapd ymm2, ymmword ptr [rsi + 0]
    vbroadcastsd ymm7, qword ptr [rdi + 0]
    vfmadd231pd ymm5, ymm11, ymm6
    vbroadcastsd ymm8, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 0]
    vfmadd231pd ymm2, ymm11, ymm7
    vaddpd ymm10, ymm9, ymm8
    vaddpd ymm13, ymm12, ymm8
    vaddpd ymm15, ymm14, ymm8
    vaddpd ymm1, ymm0, ymm8
    vaddpd ymm4, ymm2, ymm8
    vsubpd ymm6, ymm4, ymm8
    vsubpd ymm7, ymm2, ymm6
    vmovapd ymmword ptr [r8 + 0], ymm7
    vsubpd ymm4, ymm10, ymm8
    vsubpd ymm2, ymm13, ymm8
    vsubpd ymm7, ymm15, ymm8
    vmovapd ymm10, ymmword ptr [rsi + 448]
    vbroadcastsd ymm13, qword ptr [rdi + 56]
    vsubpd ymm15, ymm1, ymm8
    vfmadd231pd ymm10, ymm11, ymm13
    vsubpd ymm1, ymm9, ymm4
    vsubpd ymm11, ymm12, ymm2
    vsubpd ymm13, ymm14, ymm7
    vbroadcastsd ymm9, qword ptr [rip + msmith_0_1_0_avx2_const_48 + 16]
    vsubpd ymm12, ymm0, ymm15
    vfmadd231pd ymm1, ymm6, ymm9
    vaddpd ymm14, ymm3, ymm8
    vfmadd231pd ymm11, ymm4, ymm9
    vaddpd ymm0, ymm5, ymm8
    vfmadd231pd ymm13, ymm2, ymm9
    vfmadd231pd ymm12, ymm7, ymm9
    vsubpd ymm6, ymm14, ymm8
    vsubpd ymm4, ymm0, ymm8
    vmovapd ymmword ptr [r8 + 64], ymm1
    vmovapd ymmword ptr [r8 + 128], ymm11
    vmovapd ymmword ptr [r8 + 192], ymm13
    vmovapd ymmword ptr [r8 + 256], ymm12
    vsubpd ymm2, ymm3, ymm6
    vsubpd ymm7, ymm5, ymm4
    vfmadd231pd ymm10, ymm4, ymm9
    vfmadd231pd ymm2, ymm15, ymm9
    vfmadd231pd ymm7, ymm6, ymm9
    vmovapd ymmword ptr [r8 + 448], ymm10
    vmovapd ymmword ptr [r8 + 320], ymm2
    vmovapd ymmword ptr [r8 + 384], ymm7
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx2_norm_6
.p2align 6
msmith_0_1_0_avx2_norm_6:
    mov eax, 2
2:
    vmovapd ymm0, ymmword ptr [rsi + 0]
    vbroadcastsd ymm1, qword ptr [rdx + 0]
    vpxor xmm2, xmm2, xmm2
    vmovapd ymm3, ymmword ptr [rsi + 64]
    vbroadcastsd ymm4, qword ptr [rdx + 8]
    vfmadd231pd ymm2, ymm0, ymm1
    vmovapd ymm5, ymmword ptr [rsi + 128]
    vbroadcastsd ymm6, qword ptr [rdx + 16]
    vfmadd231pd ymm2, ymm3, ymm4
    vmovapd ymm7, ymmword ptr [rsi + 192]
    vbroadcastsd ymm8, qword ptr [rdx + 24]
    vfmadd231pd ymm2, ymm5, ymm6
    vmovapd ymm9, ymmword ptr [rsi + 256]
    vbroadcastsd ymm10, qword ptr [rdx + 32]
    vfmadd231pd ymm2, ymm7, ymm8
    vmovapd ymm11, ymmword ptr [rsi + 320]
    vbroadcastsd ymm12, qword ptr [rdx + 40]
    vfmadd231pd ymm2, ymm9, ymm10
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 24]
    vfmadd231pd ymm2, ymm11, ymm12
    vaddpd ymm14, ymm2, ymm13
    vmovapd ymm15, ymmword ptr [rsi + 64]
    vbroadcastsd ymm0, qword ptr [rdi + 8]
    vsubpd ymm1, ymm13, ymm14
    vmovapd ymm3, ymmword ptr [rsi + 128]
    vbroadcastsd ymm4, qword ptr [rdi + 16]
    vfmadd231pd ymm15, ymm1, ymm0
    vmovapd ymm5, ymmword ptr [rsi + 192]
    vbroadcastsd ymm6, qword ptr [rdi + 24]
    vfmadd231pd ymm3, ymm1, ymm4
    vmovapd ymm7, ymmword ptr [rsi + 256]
    vbroadcastsd ymm8, qword ptr [rdi + 32]
    vfmadd231pd ymm5, ymm1, ymm6
    vmovapd ymm9, ymmword ptr [rsi + 0]
    vbroadcastsd ymm10, qword ptr [rdi + 0]
    vfmadd231pd ymm7, ymm1, ymm8
    vmovapd ymm11, ymmword ptr [rsi + 320]
    vbroadcastsd ymm12, qword ptr [rdi + 40]
    vfmadd231pd ymm9, ymm1, ymm10
    vbroadcastsd ymm2, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 0]
    vfmadd231pd ymm11, ymm1, ymm12
    vaddpd ymm13, ymm15, ymm2
    vaddpd ymm14, ymm3, ymm2
    vaddpd ymm0, ymm5, ymm2
    vaddpd ymm4, ymm7, ymm2
    vaddpd ymm6, ymm9, ymm2
    vsubpd ymm8, ymm13, ymm2
    vsubpd ymm10, ymm14, ymm2
    vsubpd ymm1, ymm0, ymm2
    vsubpd ymm12, ymm4, ymm2
    vsubpd ymm13, ymm6, ymm2
    vsubpd ymm14, ymm15, ymm8
    vsubpd ymm0, ymm3, ymm10
    vsubpd ymm4, ymm5, ymm1
    vsubpd ymm6, ymm7, ymm12
    vbroadcastsd ymm15, qword ptr [rip + msmith_0_1_0_avx2_const_44 + 16]
    vsubpd ymm3, ymm9, ymm13
    vfmadd231pd ymm11, ymm12, ymm15
    vfmadd231pd ymm14, ymm13, ymm15
    vfmadd231pd ymm0, ymm8, ymm15
    vfmadd231pd ymm4, ymm10, ymm15
    vfmadd231pd ymm6, ymm1, ymm15
    vmovapd ymmword ptr [r8 + 0], ymm3
    vmovapd ymmword ptr [r8 + 320], ymm11
    vmovapd ymmword ptr [r8 + 64], ymm14
    vmovapd ymmword ptr [r8 + 128], ymm0
    vmovapd ymmword ptr [r8 + 192], ymm4
    vmovapd ymmword ptr [r8 + 256], ymm6
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
