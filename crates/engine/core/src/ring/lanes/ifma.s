# Eight products side by side, AVX-512 IFMA. Written by `cargo xtask kernels`: do not edit.
# rdi = constants, zmm0.. = a, rsi = b, rdx = 512 bytes of scratch; zmm24.. = the result.
# Of pairs: rsi = a, rcx = b, r8 = lift, rdx = 3584 bytes of scratch; zmm24.., zmm16.. = the result.
# Clobbers vector and mask registers only.
.section .rodata
.p2align 3
msmith_0_1_0_ifma_const:
    .quad 0xfffffffffffff, 0x1, 0x7fffffffffff, 0xffffffffffff
.text
.globl msmith_0_1_0_ifma_pair_mul_8_1
.p2align 6
msmith_0_1_0_ifma_pair_mul_8_1:
    cmp qword ptr [rdi + 600], 1
    jae msmith_0_1_0_ifma_columns_pair_mul_8_1
    vmovapd zmm0, zmmword ptr [rcx + 0]
    vpsraq zmm1, zmm0, 52
    vpxord xmm2, xmm2, xmm2
    vmovapd zmm3, zmmword ptr [rsi + 0]
    vpxord xmm4, xmm4, xmm4
    vpxord xmm5, xmm5, xmm5
    vpxord xmm6, xmm6, xmm6
    vpxord xmm7, xmm7, xmm7
    vpmadd52huq zmm5, zmm3, zmm0
    vpaddq zmm8, zmm1, zmmword ptr [rcx + 64]
    vpmadd52luq zmm7, zmm3, zmm0
    vpxord xmm9, xmm9, xmm9
    vpsraq zmm10, zmm8, 52
    vpmadd52huq zmm6, zmm3, zmm8
    vpaddq zmm11, zmm10, zmmword ptr [rcx + 128]
    vpsraq zmm12, zmm11, 52
    vpmadd52huq zmm4, zmm3, zmm11
    vpaddq zmm13, zmm12, zmmword ptr [rcx + 192]
    vpmadd52luq zmm5, zmm3, zmm8
    vpsraq zmm14, zmm3, 52
    vpmadd52huq zmm2, zmm3, zmm13
    vpxord xmm15, xmm15, xmm15
    vpsraq zmm1, zmm13, 52
    vpmadd52luq zmm6, zmm3, zmm11
    vpaddq zmm10, zmm14, zmmword ptr [rsi + 64]
    vpmadd52luq zmm4, zmm3, zmm13
    vpaddq zmm12, zmm1, zmmword ptr [rcx + 256]
    vpmadd52huq zmm9, zmm10, zmm13
    vpsraq zmm14, zmm10, 52
    vpmadd52huq zmm2, zmm10, zmm11
    vpxord xmm1, xmm1, xmm1
    vpsraq zmm16, zmm12, 52
    vpmadd52luq zmm5, zmm10, zmm0
    vpaddq zmm14, zmm14, zmmword ptr [rsi + 128]
    vpmadd52huq zmm4, zmm10, zmm8
    vpaddq zmm17, zmm16, zmmword ptr [rcx + 320]
    vpmadd52huq zmm9, zmm14, zmm11
    vpsraq zmm18, zmm14, 52
    vpmadd52luq zmm2, zmm10, zmm13
    vpsraq zmm19, zmm17, 52
    vpmadd52huq zmm15, zmm14, zmm13
    vpaddq zmm20, zmm18, zmmword ptr [rsi + 192]
    vpmadd52huq zmm6, zmm10, zmm0
    vpaddq zmm21, zmm19, zmmword ptr [rcx + 384]
    vpmadd52luq zmm9, zmm14, zmm13
    vpsraq zmm22, zmm20, 52
    vpmadd52huq zmm2, zmm14, zmm8
    vpsraq zmm23, zmm21, 52
    vpmadd52huq zmm15, zmm20, zmm11
    vbroadcastsd zmm24, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpaddq zmm25, zmm22, zmmword ptr [rsi + 256]
    vpmadd52huq zmm1, zmm20, zmm13
    vpaddq zmm26, zmm23, zmmword ptr [rcx + 448]
    vpmadd52huq zmm9, zmm20, zmm8
    vpandq zmm3, zmm3, zmm24
    vpmadd52luq zmm2, zmm14, zmm11
    vpandq zmm27, zmm0, zmm24
    vpmadd52luq zmm15, zmm20, zmm13
    vpandq zmm28, zmm12, zmm24
    vpmadd52luq zmm4, zmm10, zmm11
    vpsubq zmm29, zmm27, zmm28
    vpmadd52luq zmm9, zmm20, zmm11
    vpandq zmm30, zmm8, zmm24
    vpmadd52huq zmm2, zmm20, zmm0
    vpandq zmm31, zmm17, zmm24
    vpmadd52luq zmm6, zmm10, zmm8
    vpsubq zmm16, zmm30, zmm31
    vmovapd zmmword ptr [rdx + 256], zmm29
    vpmadd52huq zmm4, zmm14, zmm0
    vpsraq zmm18, zmm29, 52
    vmovapd zmmword ptr [rdx + 320], zmm16
    vpandq zmm11, zmm11, zmm24
    vpmadd52luq zmm2, zmm20, zmm8
    vpandq zmm19, zmm21, zmm24
    vpmadd52luq zmm6, zmm14, zmm0
    vpaddq zmm22, zmm16, zmm18
    vpmadd52luq zmm4, zmm14, zmm8
    vpsubq zmm8, zmm11, zmm19
    vpxord xmm11, xmm11, xmm11
    vpmadd52luq zmm11, zmm25, zmm12
    vpxord xmm23, xmm23, xmm23
    vpsraq zmm27, zmm22, 52
    vpmadd52huq zmm23, zmm25, zmm12
    vpxord xmm28, xmm28, xmm28
    vmovapd zmmword ptr [rdx + 384], zmm8
    vpandq zmm13, zmm13, zmm24
    vpxord xmm30, xmm30, xmm30
    vpmadd52huq zmm30, zmm25, zmm21
    vpandq zmm31, zmm26, zmm24
    vpmadd52huq zmm28, zmm25, zmm17
    vpaddq zmm8, zmm8, zmm27
    vpxord xmm16, xmm16, xmm16
    vpmadd52huq zmm16, zmm25, zmm26
    vpsubq zmm13, zmm13, zmm31
    vpmadd52luq zmm23, zmm25, zmm17
    vpandq zmm18, zmm25, zmm24
    vpmadd52luq zmm30, zmm25, zmm26
    vmovapd zmmword ptr [rdx + 448], zmm13
    vpsraq zmm19, zmm25, 52
    vpmadd52luq zmm28, zmm25, zmm21
    vpsubq zmm3, zmm3, zmm18
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq zmm4, zmm20, zmm0
    vpsraq zmm0, zmm8, 52
    vmovapd zmmword ptr [rdx + 0], zmm3
    vpaddq zmm13, zmm13, zmm0
    vpaddq zmm0, zmm19, zmmword ptr [rsi + 320]
    vpxord xmm31, xmm31, xmm31
    vpandq zmm10, zmm10, zmm24
    vpmadd52huq zmm16, zmm0, zmm21
    vpmadd52huq zmm30, zmm0, zmm17
    vpsraq zmm25, zmm0, 52
    vpaddq zmm18, zmm25, zmmword ptr [rsi + 384]
    vpsraq zmm19, zmm18, 52
    vpaddq zmm25, zmm19, zmmword ptr [rsi + 448]
    vpandq zmm19, zmm0, zmm24
    vpsubq zmm10, zmm10, zmm19
    vpandq zmm14, zmm14, zmm24
    vpandq zmm19, zmm18, zmm24
    vpsubq zmm14, zmm14, zmm19
    vpandq zmm19, zmm20, zmm24
    vpandq zmm20, zmm25, zmm24
    vpsubq zmm19, zmm19, zmm20
    vpsraq zmm20, zmm3, 52
    vpaddq zmm20, zmm10, zmm20
    vmovapd zmmword ptr [rdx + 64], zmm10
    vpsraq zmm10, zmm20, 52
    vpaddq zmm10, zmm14, zmm10
    vmovapd zmmword ptr [rdx + 128], zmm14
    vpsraq zmm14, zmm10, 52
    vpaddq zmm14, zmm19, zmm14
    vmovapd zmmword ptr [rdx + 192], zmm19
    vpmovq2m k1, zmm14
    vpmovq2m k2, zmm13
    vpmadd52luq zmm23, zmm0, zmm12
    vpmadd52huq zmm28, zmm0, zmm12
    vpmadd52luq zmm28, zmm0, zmm17
    vpmadd52luq zmm30, zmm0, zmm21
    vpmadd52luq zmm16, zmm0, zmm26
    vpmadd52huq zmm27, zmm0, zmm26
    vpaddq zmm0, zmm2, zmm11
    vpmadd52huq zmm31, zmm18, zmm26
    vpaddq zmm2, zmm9, zmm23
    vpxord xmm11, xmm11, xmm11
    vpmadd52huq zmm30, zmm18, zmm12
    kandb k3, k1, k2
    vpmadd52huq zmm16, zmm18, zmm17
    vpmadd52huq zmm27, zmm18, zmm21
    vpmadd52huq zmm31, zmm25, zmm21
    vpmadd52luq zmm30, zmm18, zmm17
    vpmadd52luq zmm16, zmm18, zmm21
    vpmadd52luq zmm27, zmm18, zmm26
    vpmadd52luq zmm28, zmm18, zmm12
    vpxord xmm9, xmm9, xmm9
    vpmadd52huq zmm9, zmm3, zmm13
    vpmadd52huq zmm16, zmm25, zmm12
    vpmadd52huq zmm27, zmm25, zmm17
    vpmadd52luq zmm30, zmm25, zmm12
    vpxord xmm12, xmm12, xmm12
    vpaddq zmm15, zmm15, zmm28
    vpxord xmm19, xmm19, xmm19
    vpmadd52huq zmm9, zmm20, zmm8
    vpmadd52huq zmm19, zmm20, zmm13
    vpmadd52luq zmm16, zmm25, zmm17
    vpxord xmm23, xmm23, xmm23
    vpmadd52luq zmm27, zmm25, zmm21
    vpaddq zmm1, zmm1, zmm30
    vpxord xmm18, xmm18, xmm18
    vpxord xmm28, xmm28, xmm28
    vpmadd52luq zmm9, zmm20, zmm13
    vpmadd52huq zmm19, zmm10, zmm8
    vpmadd52luq zmm31, zmm25, zmm26
    vpmadd52huq zmm11, zmm25, zmm26
    vpxord xmm17, xmm17, xmm17
    vpaddq zmm21, zmm0, zmm16
    vpmadd52huq zmm9, zmm10, zmm22
    vpaddq zmm21{k1}, zmm21, zmmword ptr [rdx + 256]
    vpmadd52luq zmm19, zmm10, zmm13
    vpaddq zmm21{k2}, zmm21, zmmword ptr [rdx + 0]
    vpmadd52huq zmm17, zmm10, zmm13
    vpaddq zmm16{k3}, zmm16, qword ptr [rip + msmith_0_1_0_ifma_const + 8]{1to8}
    vpmadd52huq zmm12, zmm3, zmm8
    vpaddq zmm0, zmm0, zmm7
    vpmadd52luq zmm9, zmm10, zmm8
    vpaddq zmm30, zmm2, zmm5
    vpaddq zmm25, zmm15, zmm6
    vpaddq zmm26, zmm1, zmm4
    vpaddq zmm2, zmm2, zmm27
    vpaddq zmm15, zmm15, zmm31
    vpaddq zmm1, zmm1, zmm11
    vpaddq zmm2{k1}, zmm2, zmmword ptr [rdx + 320]
    vpaddq zmm2{k2}, zmm2, zmmword ptr [rdx + 64]
    vpaddq zmm15{k1}, zmm15, zmmword ptr [rdx + 384]
    vpaddq zmm15{k2}, zmm15, zmmword ptr [rdx + 128]
    vpaddq zmm1{k1}, zmm1, zmmword ptr [rdx + 448]
    vpaddq zmm1{k2}, zmm1, zmmword ptr [rdx + 192]
    vpmadd52luq zmm18, zmm3, zmm29
    vpmadd52huq zmm28, zmm3, zmm29
    vpmadd52luq zmm28, zmm3, zmm22
    vpmadd52huq zmm23, zmm3, zmm22
    vpmadd52luq zmm23, zmm3, zmm8
    vpmadd52luq zmm12, zmm3, zmm13
    vpmadd52luq zmm28, zmm20, zmm29
    vpmadd52huq zmm23, zmm20, zmm29
    vpmadd52luq zmm23, zmm20, zmm22
    vpmadd52huq zmm12, zmm20, zmm22
    vpmadd52luq zmm12, zmm20, zmm8
    vmovapd zmmword ptr [rdx + 1536], zmm7
    vmovapd zmm3, zmmword ptr [rsi + 512]
    vmovapd zmmword ptr [rdx + 2304], zmm16
    vpxord xmm7, xmm7, xmm7
    vmovapd zmmword ptr [rdx + 2368], zmm27
    vmovapd zmmword ptr [rdx + 2432], zmm31
    vpsraq zmm20, zmm3, 52
    vmovapd zmmword ptr [rdx + 1600], zmm5
    vmovapd zmmword ptr [rdx + 1664], zmm6
    vmovapd zmm5, zmmword ptr [rcx + 512]
    vmovapd zmmword ptr [rdx + 1728], zmm4
    vmovapd zmmword ptr [rdx + 2496], zmm11
    vpaddq zmm6, zmm20, zmmword ptr [rsi + 576]
    vpmadd52huq zmm9, zmm14, zmm29
    vpsraq zmm4, zmm5, 52
    vpmadd52huq zmm19, zmm14, zmm22
    vpaddq zmm11, zmm4, zmmword ptr [rcx + 576]
    vpmadd52huq zmm17, zmm14, zmm8
    vpsraq zmm4, zmm11, 52
    vpmadd52huq zmm7, zmm14, zmm13
    vpaddq zmm4, zmm4, zmmword ptr [rcx + 640]
    vpmadd52luq zmm9, zmm14, zmm22
    vpsraq zmm16, zmm4, 52
    vpmadd52luq zmm19, zmm14, zmm8
    vpaddq zmm8, zmm16, zmmword ptr [rcx + 704]
    vpmadd52luq zmm17, zmm14, zmm13
    vpsraq zmm13, zmm8, 52
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq zmm27, zmm3, zmm5
    vpaddq zmm13, zmm13, zmmword ptr [rcx + 768]
    vpmadd52huq zmm12, zmm10, zmm29
    vpsubq zmm9, zmm21, zmm9
    vpxord xmm31, xmm31, xmm31
    vpmadd52huq zmm31, zmm3, zmm5
    vpsubq zmm2, zmm2, zmm19
    vpxord xmm20, xmm20, xmm20
    vpmadd52huq zmm20, zmm3, zmm4
    vmovapd zmmword ptr [rdx + 2048], zmm9
    vpxord xmm9, xmm9, xmm9
    vpmadd52huq zmm9, zmm3, zmm8
    vpsubq zmm15, zmm15, zmm17
    vpxord xmm16, xmm16, xmm16
    vmovapd zmmword ptr [rdx + 2112], zmm2
    vpsraq zmm2, zmm6, 52
    vpmadd52huq zmm16, zmm3, zmm11
    vmovapd zmmword ptr [rdx + 2176], zmm15
    vpsraq zmm15, zmm13, 52
    vpmadd52luq zmm31, zmm3, zmm11
    vpaddq zmm2, zmm2, zmmword ptr [rsi + 640]
    vpmadd52luq zmm20, zmm3, zmm8
    vpaddq zmm15, zmm15, zmmword ptr [rcx + 832]
    vpmadd52huq zmm9, zmm6, zmm4
    vpsubq zmm1, zmm1, zmm7
    vpxord xmm7, xmm7, xmm7
    vpmadd52huq zmm7, zmm6, zmm8
    vmovapd zmmword ptr [rdx + 2240], zmm1
    vpsraq zmm1, zmm2, 52
    vpmadd52luq zmm16, zmm3, zmm4
    vpaddq zmm1, zmm1, zmmword ptr [rsi + 704]
    vpmadd52huq zmm20, zmm6, zmm11
    vpmadd52luq zmm9, zmm6, zmm8
    vpsubq zmm0, zmm0, zmm18
    vpxord xmm21, xmm21, xmm21
    vpmadd52huq zmm7, zmm2, zmm4
    vmovapd zmmword ptr [rdx + 1792], zmm0
    vpsraq zmm0, zmm15, 52
    vpaddq zmm0, zmm0, zmmword ptr [rcx + 896]
    vpmadd52huq zmm21, zmm2, zmm8
    vpandq zmm3, zmm3, zmm24
    vpmadd52luq zmm31, zmm6, zmm5
    vpmadd52huq zmm9, zmm2, zmm11
    vpsubq zmm19, zmm30, zmm28
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq zmm7, zmm2, zmm8
    vmovapd zmmword ptr [rdx + 1856], zmm19
    vpsraq zmm18, zmm1, 52
    vpaddq zmm30, zmm18, zmmword ptr [rsi + 768]
    vpmadd52huq zmm21, zmm1, zmm4
    vpmadd52huq zmm17, zmm1, zmm8
    vpmadd52luq zmm9, zmm2, zmm4
    vpmadd52huq zmm7, zmm1, zmm11
    vpmadd52luq zmm21, zmm1, zmm8
    vpmadd52huq zmm16, zmm6, zmm5
    vpmadd52huq zmm9, zmm1, zmm5
    vpmadd52luq zmm7, zmm1, zmm4
    vpmadd52luq zmm20, zmm6, zmm4
    vpmadd52luq zmm16, zmm6, zmm11
    vpandq zmm6, zmm6, zmm24
    vpmadd52luq zmm9, zmm1, zmm11
    vpmadd52luq zmm12, zmm10, zmm22
    vpandq zmm28, zmm5, zmm24
    vpmadd52huq zmm20, zmm2, zmm5
    vpmadd52luq zmm16, zmm2, zmm5
    vpmadd52luq zmm23, zmm10, zmm29
    vpandq zmm10, zmm13, zmm24
    vpsubq zmm10, zmm28, zmm10
    vpmadd52luq zmm12, zmm14, zmm29
    vpandq zmm14, zmm11, zmm24
    vpmadd52luq zmm20, zmm2, zmm11
    vpandq zmm11, zmm15, zmm24
    vpsubq zmm14, zmm14, zmm11
    vpsraq zmm11, zmm0, 52
    vmovapd zmmword ptr [rdx + 768], zmm10
    vpsraq zmm19, zmm10, 52
    vpmadd52luq zmm20, zmm1, zmm5
    vmovapd zmmword ptr [rdx + 832], zmm14
    vpandq zmm5, zmm4, zmm24
    vpandq zmm4, zmm0, zmm24
    vpaddq zmm14, zmm14, zmm19
    vpaddq zmm11, zmm11, zmmword ptr [rcx + 960]
    vpsubq zmm5, zmm5, zmm4
    vpsraq zmm4, zmm14, 52
    vmovapd zmmword ptr [rdx + 896], zmm5
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq zmm18, zmm30, zmm13
    vpxord xmm22, xmm22, xmm22
    vpandq zmm8, zmm8, zmm24
    vpmadd52huq zmm22, zmm30, zmm13
    vpaddq zmm5, zmm5, zmm4
    vpxord xmm4, xmm4, xmm4
    vpmadd52huq zmm4, zmm30, zmm15
    vpandq zmm2, zmm2, zmm24
    vpandq zmm1, zmm1, zmm24
    vpmadd52luq zmm22, zmm30, zmm15
    vpsubq zmm12, zmm26, zmm12
    vpxord xmm28, xmm28, xmm28
    vpmadd52huq zmm28, zmm30, zmm0
    vmovapd zmmword ptr [rdx + 1984], zmm12
    vpxord xmm12, xmm12, xmm12
    vpsubq zmm29, zmm25, zmm23
    vpandq zmm19, zmm11, zmm24
    vpmadd52huq zmm12, zmm30, zmm11
    vmovapd zmmword ptr [rdx + 1920], zmm29
    vpxord xmm26, xmm26, xmm26
    vpsubq zmm8, zmm8, zmm19
    vpmadd52luq zmm4, zmm30, zmm0
    vpandq zmm25, zmm30, zmm24
    vmovapd zmmword ptr [rdx + 960], zmm8
    vpsraq zmm23, zmm30, 52
    vpmadd52luq zmm28, zmm30, zmm11
    vpsubq zmm3, zmm3, zmm25
    vpsraq zmm29, zmm5, 52
    vmovapd zmmword ptr [rdx + 512], zmm3
    vpaddq zmm8, zmm8, zmm29
    vpxord xmm19, xmm19, xmm19
    vpaddq zmm30, zmm23, zmmword ptr [rsi + 832]
    vpmadd52huq zmm12, zmm30, zmm0
    vpsraq zmm25, zmm30, 52
    vpaddq zmm29, zmm25, zmmword ptr [rsi + 896]
    vpsraq zmm23, zmm29, 52
    vpaddq zmm25, zmm23, zmmword ptr [rsi + 960]
    vpandq zmm23, zmm30, zmm24
    vpsubq zmm6, zmm6, zmm23
    vpandq zmm23, zmm29, zmm24
    vpsubq zmm2, zmm2, zmm23
    vpandq zmm23, zmm25, zmm24
    vpsubq zmm1, zmm1, zmm23
    vpsraq zmm23, zmm3, 52
    vpaddq zmm23, zmm6, zmm23
    vmovapd zmmword ptr [rdx + 576], zmm6
    vpsraq zmm6, zmm23, 52
    vpaddq zmm6, zmm2, zmm6
    vmovapd zmmword ptr [rdx + 640], zmm2
    vpsraq zmm2, zmm6, 52
    vpaddq zmm2, zmm1, zmm2
    vmovapd zmmword ptr [rdx + 704], zmm1
    vpmovq2m k1, zmm2
    vpmovq2m k2, zmm8
    vpmadd52luq zmm22, zmm30, zmm13
    vpmadd52huq zmm4, zmm30, zmm13
    vpmadd52luq zmm4, zmm30, zmm15
    vpmadd52huq zmm28, zmm30, zmm15
    vpmadd52luq zmm28, zmm30, zmm0
    vpmadd52luq zmm12, zmm30, zmm11
    vpmadd52huq zmm26, zmm30, zmm11
    vpaddq zmm1, zmm9, zmm18
    vpmadd52huq zmm19, zmm29, zmm11
    vpaddq zmm9, zmm7, zmm22
    vpxord xmm7, xmm7, xmm7
    vpmadd52huq zmm28, zmm29, zmm13
    kandb k3, k1, k2
    vpmadd52huq zmm12, zmm29, zmm15
    vpmadd52huq zmm26, zmm29, zmm0
    vpmadd52huq zmm19, zmm25, zmm0
    vpmadd52luq zmm28, zmm29, zmm15
    vpmadd52luq zmm12, zmm29, zmm0
    vpmadd52luq zmm26, zmm29, zmm11
    vpmadd52luq zmm4, zmm29, zmm13
    vpxord xmm30, xmm30, xmm30
    vpmadd52huq zmm30, zmm3, zmm8
    vpmadd52huq zmm12, zmm25, zmm13
    vpmadd52huq zmm26, zmm25, zmm15
    vpmadd52luq zmm28, zmm25, zmm13
    vpxord xmm13, xmm13, xmm13
    vpaddq zmm4, zmm21, zmm4
    vpxord xmm18, xmm18, xmm18
    vpmadd52huq zmm30, zmm23, zmm5
    vpmadd52huq zmm18, zmm23, zmm8
    vpmadd52luq zmm12, zmm25, zmm15
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm26, zmm25, zmm0
    vpaddq zmm0, zmm17, zmm28
    vpxord xmm22, xmm22, xmm22
    vpxord xmm29, xmm29, xmm29
    vpmadd52luq zmm30, zmm23, zmm8
    vpmadd52huq zmm18, zmm6, zmm5
    vpmadd52luq zmm19, zmm25, zmm11
    vpmadd52huq zmm7, zmm25, zmm11
    vpxord xmm11, xmm11, xmm11
    vpaddq zmm21, zmm1, zmm12
    vpmadd52huq zmm30, zmm6, zmm14
    vpaddq zmm21{k1}, zmm21, zmmword ptr [rdx + 768]
    vpmadd52luq zmm18, zmm6, zmm8
    vpaddq zmm21{k2}, zmm21, zmmword ptr [rdx + 512]
    vpmadd52huq zmm11, zmm6, zmm8
    vpaddq zmm12{k3}, zmm12, qword ptr [rip + msmith_0_1_0_ifma_const + 8]{1to8}
    vpmadd52huq zmm13, zmm3, zmm5
    vpaddq zmm1, zmm1, zmm27
    vpmadd52luq zmm30, zmm6, zmm5
    vpaddq zmm17, zmm9, zmm31
    vpaddq zmm28, zmm4, zmm16
    vpaddq zmm25, zmm0, zmm20
    vpaddq zmm9, zmm9, zmm26
    vpaddq zmm4, zmm4, zmm19
    vpaddq zmm0, zmm0, zmm7
    vpaddq zmm9{k1}, zmm9, zmmword ptr [rdx + 832]
    vpaddq zmm9{k2}, zmm9, zmmword ptr [rdx + 576]
    vpaddq zmm4{k1}, zmm4, zmmword ptr [rdx + 896]
    vpaddq zmm4{k2}, zmm4, zmmword ptr [rdx + 640]
    vpaddq zmm0{k1}, zmm0, zmmword ptr [rdx + 960]
    vpaddq zmm0{k2}, zmm0, zmmword ptr [rdx + 704]
    vpmadd52luq zmm22, zmm3, zmm10
    vpmadd52huq zmm29, zmm3, zmm10
    vpmadd52luq zmm29, zmm3, zmm14
    vpmadd52huq zmm15, zmm3, zmm14
    vpmadd52luq zmm15, zmm3, zmm5
    vpmadd52luq zmm13, zmm3, zmm8
    vpmadd52luq zmm29, zmm23, zmm10
    vpmadd52huq zmm15, zmm23, zmm10
    vpmadd52luq zmm15, zmm23, zmm14
    vpmadd52huq zmm13, zmm23, zmm14
    vpmadd52luq zmm13, zmm23, zmm5
    vpsubq zmm3, zmm1, zmm22
    vpmadd52huq zmm30, zmm2, zmm10
    vpsubq zmm1, zmm17, zmm29
    vpxord xmm23, xmm23, xmm23
    vpmadd52huq zmm18, zmm2, zmm14
    vpmadd52huq zmm11, zmm2, zmm5
    vmovapd zmm22, zmmword ptr [rdx + 1536]
    vpmadd52huq zmm23, zmm2, zmm8
    vpmadd52luq zmm30, zmm2, zmm14
    vpmadd52luq zmm18, zmm2, zmm5
    vpmadd52luq zmm11, zmm2, zmm8
    vpaddq zmm5, zmm27, zmm22
    vpsubq zmm8, zmm0, zmm23
    vmovapd zmmword ptr [rdx + 2560], zmm5
    vpmadd52huq zmm13, zmm6, zmm10
    vmovapd zmm0, zmmword ptr [rdx + 2048]
    vpsubq zmm5, zmm21, zmm30
    vpmadd52luq zmm15, zmm6, zmm10
    vpsubq zmm9, zmm9, zmm18
    vpsubq zmm4, zmm4, zmm11
    vpaddq zmm11, zmm5, zmm0
    vpmadd52luq zmm13, zmm6, zmm14
    vmovapd zmm6, zmmword ptr [rdx + 2112]
    vpsubq zmm14, zmm0, zmm5
    vmovapd zmmword ptr [rdx + 3072], zmm11
    vpsubq zmm0, zmm22, zmm27
    vmovapd zmmword ptr [rdx + 2048], zmm14
    vpaddq zmm5, zmm9, zmm6
    vmovapd zmm11, zmmword ptr [rdx + 2176]
    vmovapd zmmword ptr [rdx + 1536], zmm0
    vpsubq zmm14, zmm6, zmm9
    vmovapd zmmword ptr [rdx + 3136], zmm5
    vpmadd52luq zmm13, zmm2, zmm10
    vmovapd zmm0, zmmword ptr [rdx + 2240]
    vpaddq zmm6, zmm4, zmm11
    vmovapd zmmword ptr [rdx + 2112], zmm14
    vpsubq zmm9, zmm11, zmm4
    vmovapd zmmword ptr [rdx + 3200], zmm6
    vmovapd zmm5, zmmword ptr [rdx + 2304]
    vpaddq zmm2, zmm8, zmm0
    vmovapd zmmword ptr [rdx + 2176], zmm9
    vpsubq zmm10, zmm0, zmm8
    vmovapd zmmword ptr [rdx + 3264], zmm2
    vmovapd zmm14, zmmword ptr [rdx + 2368]
    vpaddq zmm11, zmm12, zmm5
    vmovapd zmmword ptr [rdx + 2240], zmm10
    vpsubq zmm4, zmm5, zmm12
    vmovapd zmmword ptr [rdx + 3328], zmm11
    vmovapd zmm6, zmmword ptr [rsi + 0]
    vpaddq zmm9, zmm26, zmm14
    vmovapd zmmword ptr [rdx + 2304], zmm4
    vmovapd zmm0, zmmword ptr [rsi + 64]
    vpsubq zmm8, zmm14, zmm26
    vmovapd zmm2, zmmword ptr [rsi + 128]
    vmovapd zmmword ptr [rdx + 3392], zmm9
    vmovapd zmm10, zmmword ptr [rsi + 192]
    vpaddq zmm5, zmm6, zmmword ptr [rsi + 512]
    vmovapd zmm12, zmmword ptr [rsi + 256]
    vmovapd zmmword ptr [rdx + 2368], zmm8
    vmovapd zmm11, zmmword ptr [rsi + 320]
    vpaddq zmm4, zmm0, zmmword ptr [rsi + 576]
    vmovapd zmm14, zmmword ptr [rsi + 384]
    vpaddq zmm9, zmm2, zmmword ptr [rsi + 640]
    vpaddq zmm6, zmm10, zmmword ptr [rsi + 704]
    vpaddq zmm8, zmm12, zmmword ptr [rsi + 768]
    vpaddq zmm0, zmm11, zmmword ptr [rsi + 832]
    vpaddq zmm2, zmm14, zmmword ptr [rsi + 896]
    vpsraq zmm10, zmm5, 52
    vpaddq zmm12, zmm10, zmm4
    vpsraq zmm11, zmm12, 52
    vpaddq zmm14, zmm11, zmm9
    vpsraq zmm10, zmm14, 52
    vpaddq zmm4, zmm10, zmm6
    vpsraq zmm11, zmm4, 52
    vpaddq zmm9, zmm11, zmm8
    vmovapd zmm10, zmmword ptr [rsi + 448]
    vpsraq zmm6, zmm9, 52
    vpaddq zmm11, zmm6, zmm0
    vmovapd zmm8, zmmword ptr [rcx + 0]
    vpsraq zmm6, zmm11, 52
    vmovapd zmm0, zmmword ptr [rcx + 64]
    vpaddq zmm6, zmm6, zmm2
    vmovapd zmm2, zmmword ptr [rcx + 128]
    vpaddq zmm10, zmm10, zmmword ptr [rsi + 960]
    vmovapd zmm17, zmmword ptr [rcx + 192]
    vpsraq zmm29, zmm6, 52
    vmovapd zmm23, zmmword ptr [rcx + 256]
    vpaddq zmm8, zmm8, zmmword ptr [rcx + 512]
    vmovapd zmm21, zmmword ptr [rcx + 320]
    vpaddq zmm0, zmm0, zmmword ptr [rcx + 576]
    vmovapd zmm30, zmmword ptr [rcx + 384]
    vpaddq zmm2, zmm2, zmmword ptr [rcx + 640]
    vmovapd zmm18, zmmword ptr [rcx + 448]
    vpaddq zmm22, zmm17, zmmword ptr [rcx + 704]
    vpaddq zmm27, zmm23, zmmword ptr [rcx + 768]
    vpaddq zmm26, zmm21, zmmword ptr [rcx + 832]
    vpaddq zmm17, zmm30, zmmword ptr [rcx + 896]
    vpaddq zmm23, zmm18, zmmword ptr [rcx + 960]
    vpaddq zmm10, zmm29, zmm10
    vpsraq zmm21, zmm8, 52
    vpaddq zmm0, zmm21, zmm0
    vpsraq zmm30, zmm0, 52
    vpaddq zmm2, zmm30, zmm2
    vpsraq zmm18, zmm2, 52
    vpaddq zmm29, zmm18, zmm22
    vpsraq zmm21, zmm29, 52
    vpaddq zmm30, zmm21, zmm27
    vpsraq zmm18, zmm30, 52
    vpaddq zmm22, zmm18, zmm26
    vpsraq zmm21, zmm22, 52
    vpaddq zmm27, zmm21, zmm17
    vpsraq zmm18, zmm27, 52
    vpaddq zmm26, zmm18, zmm23
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq zmm21, zmm5, zmm8
    vpsubq zmm13, zmm25, zmm13
    vpxord xmm17, xmm17, xmm17
    vmovapd zmm18, zmmword ptr [rdx + 1600]
    vpmadd52huq zmm17, zmm5, zmm8
    vpsubq zmm15, zmm28, zmm15
    vpxord xmm23, xmm23, xmm23
    vpmadd52huq zmm23, zmm5, zmm0
    vpaddq zmm25, zmm31, zmm18
    vmovapd zmmword ptr [rdx + 2624], zmm25
    vmovapd zmm28, zmmword ptr [rdx + 1664]
    vpsubq zmm25, zmm18, zmm31
    vpmadd52luq zmm17, zmm5, zmm0
    vmovapd zmmword ptr [rdx + 1600], zmm25
    vpxord xmm18, xmm18, xmm18
    vpaddq zmm31, zmm16, zmm28
    vmovapd zmmword ptr [rdx + 2688], zmm31
    vpsubq zmm25, zmm28, zmm16
    vmovapd zmm31, zmmword ptr [rdx + 1728]
    vpmadd52huq zmm18, zmm5, zmm29
    vpmadd52luq zmm23, zmm5, zmm2
    vmovapd zmmword ptr [rdx + 1664], zmm25
    vpxord xmm28, xmm28, xmm28
    vpaddq zmm16, zmm20, zmm31
    vmovapd zmmword ptr [rdx + 2752], zmm16
    vpsubq zmm25, zmm31, zmm20
    vmovapd zmm16, zmmword ptr [rdx + 1792]
    vpmadd52huq zmm28, zmm12, zmm29
    vpmadd52luq zmm17, zmm12, zmm8
    vmovapd zmmword ptr [rdx + 1728], zmm25
    vpxord xmm31, xmm31, xmm31
    vpaddq zmm20, zmm3, zmm16
    vmovapd zmmword ptr [rdx + 2816], zmm20
    vpsubq zmm3, zmm16, zmm3
    vmovapd zmm25, zmmword ptr [rdx + 1856]
    vpmadd52huq zmm18, zmm12, zmm2
    vpmadd52huq zmm31, zmm5, zmm2
    vmovapd zmmword ptr [rdx + 1792], zmm3
    vpxord xmm3, xmm3, xmm3
    vpaddq zmm20, zmm1, zmm25
    vmovapd zmmword ptr [rdx + 2880], zmm20
    vpsubq zmm1, zmm25, zmm1
    vpmadd52huq zmm28, zmm14, zmm2
    vmovapd zmm16, zmmword ptr [rdx + 1920]
    vpmadd52huq zmm3, zmm14, zmm29
    vmovapd zmmword ptr [rdx + 1856], zmm1
    vpandq zmm1, zmm5, zmm24
    vpmadd52luq zmm18, zmm12, zmm29
    vpaddq zmm20, zmm15, zmm16
    vmovapd zmmword ptr [rdx + 2944], zmm20
    vpmadd52luq zmm31, zmm5, zmm29
    vpsubq zmm5, zmm16, zmm15
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm28, zmm14, zmm29
    vmovapd zmmword ptr [rdx + 1920], zmm5
    vpandq zmm5, zmm9, zmm24
    vpsubq zmm1, zmm1, zmm5
    vpmadd52huq zmm3, zmm4, zmm2
    vmovapd zmm5, zmmword ptr [rdx + 1984]
    vpandq zmm25, zmm12, zmm24
    vpmadd52huq zmm18, zmm14, zmm0
    vmovapd zmmword ptr [rdx + 1024], zmm1
    vpmadd52huq zmm15, zmm4, zmm29
    vpaddq zmm20, zmm13, zmm5
    vmovapd zmmword ptr [rdx + 3008], zmm20
    vpsubq zmm5, zmm5, zmm13
    vpmadd52huq zmm28, zmm4, zmm0
    vmovapd zmm13, zmmword ptr [rdx + 2432]
    vpmadd52luq zmm3, zmm4, zmm29
    vmovapd zmmword ptr [rdx + 1984], zmm5
    vpandq zmm5, zmm8, zmm24
    vpmadd52luq zmm18, zmm14, zmm2
    vpaddq zmm16, zmm19, zmm13
    vmovapd zmmword ptr [rdx + 3456], zmm16
    vpsubq zmm13, zmm13, zmm19
    vpmadd52huq zmm31, zmm12, zmm0
    vpmadd52luq zmm28, zmm4, zmm2
    vmovapd zmmword ptr [rdx + 2432], zmm13
    vpandq zmm13, zmm30, zmm24
    vpsubq zmm5, zmm5, zmm13
    vpmadd52huq zmm23, zmm12, zmm8
    vpandq zmm13, zmm0, zmm24
    vpmadd52huq zmm18, zmm4, zmm8
    vmovapd zmmword ptr [rdx + 1280], zmm5
    vpandq zmm20, zmm29, zmm24
    vpmadd52luq zmm31, zmm12, zmm2
    vpandq zmm2, zmm2, zmm24
    vpmadd52luq zmm23, zmm12, zmm0
    vpandq zmm12, zmm22, zmm24
    vpsubq zmm13, zmm13, zmm12
    vpmadd52luq zmm18, zmm4, zmm0
    vpsraq zmm12, zmm5, 52
    vmovapd zmmword ptr [rdx + 1344], zmm13
    vpmadd52huq zmm31, zmm14, zmm8
    vmovapd zmm16, zmmword ptr [rdx + 2496]
    vpaddq zmm13, zmm13, zmm12
    vpxord xmm12, xmm12, xmm12
    vpmadd52huq zmm12, zmm9, zmm30
    vpmadd52luq zmm23, zmm14, zmm8
    vpaddq zmm19, zmm7, zmm16
    vmovapd zmmword ptr [rdx + 3520], zmm19
    vpsubq zmm7, zmm16, zmm7
    vpmadd52luq zmm31, zmm14, zmm0
    vpandq zmm0, zmm27, zmm24
    vmovapd zmmword ptr [rdx + 2496], zmm7
    vpxord xmm7, xmm7, xmm7
    vpsubq zmm2, zmm2, zmm0
    vpxord xmm0, xmm0, xmm0
    vpmadd52huq zmm7, zmm9, zmm27
    vpmadd52huq zmm0, zmm9, zmm26
    vpandq zmm14, zmm14, zmm24
    vmovapd zmmword ptr [rdx + 1408], zmm2
    vpmadd52luq zmm12, zmm9, zmm22
    vpmadd52luq zmm31, zmm4, zmm8
    vpsraq zmm8, zmm13, 52
    vpaddq zmm2, zmm2, zmm8
    vpmadd52luq zmm7, zmm9, zmm26
    vpxord xmm8, xmm8, xmm8
    vpandq zmm29, zmm11, zmm24
    vpsubq zmm19, zmm25, zmm29
    vpmadd52huq zmm0, zmm11, zmm27
    vpmadd52huq zmm8, zmm9, zmm22
    vpandq zmm16, zmm6, zmm24
    vpsubq zmm14, zmm14, zmm16
    vpmadd52huq zmm7, zmm11, zmm22
    vmovapd zmmword ptr [rdx + 1088], zmm19
    vpandq zmm4, zmm4, zmm24
    vpmadd52luq zmm12, zmm11, zmm30
    vmovapd zmmword ptr [rdx + 1152], zmm14
    vpmadd52luq zmm0, zmm11, zmm26
    vpandq zmm25, zmm10, zmm24
    vpsubq zmm4, zmm4, zmm25
    vpmadd52luq zmm8, zmm9, zmm27
    vpsraq zmm29, zmm1, 52
    vpaddq zmm16, zmm19, zmm29
    vpmadd52luq zmm7, zmm11, zmm27
    vmovapd zmmword ptr [rdx + 1216], zmm4
    vpmadd52huq zmm0, zmm6, zmm22
    vpsraq zmm25, zmm16, 52
    vpaddq zmm14, zmm14, zmm25
    vpmadd52huq zmm8, zmm11, zmm30
    vpsraq zmm19, zmm14, 52
    vpaddq zmm4, zmm4, zmm19
    vpmadd52huq zmm7, zmm6, zmm30
    vpmadd52luq zmm0, zmm6, zmm27
    vpmovq2m k1, zmm4
    vpandq zmm29, zmm26, zmm24
    vpsubq zmm25, zmm20, zmm29
    vpmadd52luq zmm8, zmm11, zmm22
    vpsraq zmm19, zmm2, 52
    vpaddq zmm20, zmm25, zmm19
    vmovapd zmmword ptr [rdx + 1472], zmm25
    vpmadd52luq zmm7, zmm6, zmm22
    vpmadd52huq zmm0, zmm10, zmm30
    vpaddq zmm12, zmm28, zmm12
    vpxord xmm29, xmm29, xmm29
    vpmadd52huq zmm29, zmm11, zmm26
    vpxord xmm11, xmm11, xmm11
    vpmovq2m k2, zmm20
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm9, zmm30
    kandb k3, k1, k2
    vpmadd52huq zmm11, zmm6, zmm26
    vpmadd52luq zmm8, zmm6, zmm30
    vpmadd52huq zmm29, zmm6, zmm27
    vpmadd52luq zmm7, zmm10, zmm30
    vpxord xmm9, xmm9, xmm9
    vpaddq zmm25, zmm18, zmm19
    vpxord xmm28, xmm28, xmm28
    vpmadd52huq zmm9, zmm1, zmm20
    vpmadd52huq zmm11, zmm10, zmm27
    vpaddq zmm3, zmm3, zmm8
    vpxord xmm8, xmm8, xmm8
    vpmadd52luq zmm29, zmm6, zmm26
    vpxord xmm6, xmm6, xmm6
    vpmadd52luq zmm0, zmm10, zmm22
    vpaddq zmm15, zmm15, zmm7
    vpxord xmm7, xmm7, xmm7
    vpmadd52huq zmm9, zmm16, zmm2
    vpmadd52huq zmm7, zmm16, zmm20
    vpmadd52huq zmm29, zmm10, zmm22
    vpaddq zmm30, zmm15, zmm31
    vpmadd52luq zmm11, zmm10, zmm26
    vpmadd52luq zmm9, zmm16, zmm20
    vpmadd52huq zmm7, zmm14, zmm2
    vpmadd52luq zmm29, zmm10, zmm27
    vpxord xmm18, xmm18, xmm18
    vpmadd52huq zmm18, zmm14, zmm20
    vpmadd52huq zmm9, zmm14, zmm13
    vpmadd52luq zmm7, zmm14, zmm20
    vpmadd52huq zmm28, zmm10, zmm26
    vpaddq zmm10, zmm25, zmm0
    vpxord xmm19, xmm19, xmm19
    vpmadd52huq zmm18, zmm4, zmm2
    vpaddq zmm10{k1}, zmm10, zmmword ptr [rdx + 1280]
    vpmadd52luq zmm9, zmm14, zmm2
    vpaddq zmm10{k2}, zmm10, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm7, zmm4, zmm13
    vpaddq zmm0{k3}, zmm0, qword ptr [rip + msmith_0_1_0_ifma_const + 8]{1to8}
    vpmadd52huq zmm8, zmm1, zmm2
    vpaddq zmm15, zmm15, zmm28
    vpmadd52luq zmm18, zmm4, zmm20
    vmovapd zmm22, zmmword ptr [rdx + 2752]
    vpaddq zmm15{k1}, zmm15, zmmword ptr [rdx + 1472]
    vpmadd52huq zmm9, zmm4, zmm5
    vpaddq zmm15{k2}, zmm15, zmmword ptr [rdx + 1216]
    vmovapd zmm27, zmmword ptr [rdx + 2560]
    vpmadd52luq zmm7, zmm4, zmm2
    vpsubq zmm26, zmm31, zmm22
    vpmadd52luq zmm8, zmm1, zmm20
    vpaddq zmm31, zmm25, zmm21
    vpsubq zmm22, zmm21, zmm27
    vpmadd52huq zmm6, zmm1, zmm13
    vpmadd52luq zmm9, zmm4, zmm13
    vpaddq zmm25, zmm12, zmm17
    vpaddq zmm21, zmm3, zmm23
    vpaddq zmm12, zmm12, zmm29
    vpaddq zmm3, zmm3, zmm11
    vpaddq zmm12{k1}, zmm12, zmmword ptr [rdx + 1344]
    vpaddq zmm12{k2}, zmm12, zmmword ptr [rdx + 1088]
    vpaddq zmm3{k1}, zmm3, zmmword ptr [rdx + 1408]
    vpaddq zmm3{k2}, zmm3, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm19, zmm1, zmm5
    vpxord xmm27, xmm27, xmm27
    vpmadd52huq zmm27, zmm1, zmm5
    vpmadd52luq zmm27, zmm1, zmm13
    vpmadd52luq zmm6, zmm1, zmm2
    vpmadd52luq zmm27, zmm16, zmm5
    vpmadd52huq zmm6, zmm16, zmm5
    vpmadd52luq zmm6, zmm16, zmm13
    vpmadd52huq zmm8, zmm16, zmm13
    vpmadd52luq zmm8, zmm16, zmm2
    vpsubq zmm1, zmm10, zmm9
    vpxord xmm2, xmm2, xmm2
    vmovapd zmm10, zmmword ptr [rdx + 3072]
    vpmadd52huq zmm2, zmm4, zmm20
    vmovapd zmm9, zmmword ptr [rdx + 3136]
    vpsubq zmm12, zmm12, zmm7
    vpsubq zmm7, zmm3, zmm18
    vpmadd52luq zmm6, zmm14, zmm5
    vpsubq zmm3, zmm1, zmm10
    vmovapd zmm1, zmmword ptr [rdx + 3200]
    vpsubq zmm10, zmm12, zmm9
    vpmadd52huq zmm3, zmm22, qword ptr [rdi + 64]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 3264]
    vpsubq zmm9, zmm15, zmm2
    vpmadd52huq zmm10, zmm22, qword ptr [rdi + 72]{1to8}
    vmovapd zmm15, zmmword ptr [rdx + 3328]
    vpsubq zmm18, zmm7, zmm1
    vpmadd52huq zmm8, zmm14, zmm5
    vmovapd zmm2, zmmword ptr [rdx + 3392]
    vpsubq zmm7, zmm9, zmm12
    vpmadd52huq zmm18, zmm22, qword ptr [rdi + 80]{1to8}
    vmovapd zmm1, zmmword ptr [rdx + 3456]
    vpsubq zmm20, zmm0, zmm15
    vpmadd52huq zmm7, zmm22, qword ptr [rdi + 88]{1to8}
    vpsubq zmm9, zmm29, zmm2
    vmovapd zmm12, zmmword ptr [rdx + 2624]
    vpmadd52huq zmm20, zmm22, qword ptr [rdi + 96]{1to8}
    vpsubq zmm0, zmm11, zmm1
    vpmadd52huq zmm9, zmm22, qword ptr [rdi + 104]{1to8}
    vpmadd52huq zmm0, zmm22, qword ptr [rdi + 112]{1to8}
    vpsubq zmm15, zmm17, zmm12
    vpmadd52luq zmm3, zmm22, qword ptr [rdi + 72]{1to8}
    vmovapd zmm2, zmmword ptr [rdx + 2688]
    vpsraq zmm11, zmm22, 52
    vpmadd52luq zmm10, zmm22, qword ptr [rdi + 80]{1to8}
    vpaddq zmm1, zmm15, zmm11
    vpmadd52luq zmm18, zmm22, qword ptr [rdi + 88]{1to8}
    vpsubq zmm12, zmm23, zmm2
    vpmadd52luq zmm7, zmm22, qword ptr [rdi + 96]{1to8}
    vpsraq zmm15, zmm1, 52
    vpmadd52luq zmm20, zmm22, qword ptr [rdi + 104]{1to8}
    vpaddq zmm11, zmm12, zmm15
    vpmadd52luq zmm9, zmm22, qword ptr [rdi + 112]{1to8}
    vpsraq zmm2, zmm11, 52
    vpmadd52luq zmm0, zmm22, qword ptr [rdi + 120]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 2816]
    vpaddq zmm15, zmm26, zmm2
    vpmadd52huq zmm3, zmm1, qword ptr [rdi + 128]{1to8}
    vmovapd zmm2, zmmword ptr [rdx + 3520]
    vpsubq zmm16, zmm31, zmm19
    vpmadd52huq zmm10, zmm1, qword ptr [rdi + 136]{1to8}
    vpsubq zmm12, zmm16, zmm12
    vpmadd52huq zmm18, zmm1, qword ptr [rdi + 144]{1to8}
    vpsubq zmm23, zmm28, zmm2
    vpmadd52huq zmm7, zmm1, qword ptr [rdi + 152]{1to8}
    vpsraq zmm2, zmm15, 52
    vpmadd52huq zmm20, zmm1, qword ptr [rdi + 160]{1to8}
    vmovapd zmm29, zmmword ptr [rdx + 2880]
    vpaddq zmm12, zmm12, zmm2
    vpmadd52huq zmm9, zmm1, qword ptr [rdi + 168]{1to8}
    vpsubq zmm2, zmm25, zmm27
    vpmadd52huq zmm0, zmm1, qword ptr [rdi + 176]{1to8}
    vmovapd zmm17, zmmword ptr [rdx + 2944]
    vpsubq zmm2, zmm2, zmm29
    vpmadd52luq zmm3, zmm1, qword ptr [rdi + 136]{1to8}
    vpsubq zmm6, zmm21, zmm6
    vpmadd52luq zmm10, zmm1, qword ptr [rdi + 144]{1to8}
    vpsubq zmm6, zmm6, zmm17
    vpmadd52luq zmm18, zmm1, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm20, zmm1, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm8, zmm14, zmm13
    vpsraq zmm14, zmm12, 52
    vpmadd52huq zmm3, zmm11, qword ptr [rdi + 192]{1to8}
    vpaddq zmm13, zmm2, zmm14
    vpmadd52huq zmm10, zmm11, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm18, zmm11, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm7, zmm11, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm20, zmm11, qword ptr [rdi + 224]{1to8}
    vpmadd52huq zmm9, zmm11, qword ptr [rdi + 232]{1to8}
    vpmadd52huq zmm0, zmm11, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm8, zmm4, zmm5
    vpmadd52luq zmm3, zmm11, qword ptr [rdi + 200]{1to8}
    vpmadd52luq zmm10, zmm11, qword ptr [rdi + 208]{1to8}
    vmovapd zmm2, zmmword ptr [rdx + 3008]
    vpmadd52luq zmm18, zmm11, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm7, zmm11, qword ptr [rdi + 224]{1to8}
    vpsubq zmm14, zmm30, zmm8
    vpmadd52luq zmm20, zmm11, qword ptr [rdi + 232]{1to8}
    vpsubq zmm4, zmm14, zmm2
    vpmadd52luq zmm9, zmm11, qword ptr [rdi + 240]{1to8}
    vpsraq zmm5, zmm13, 52
    vpmadd52luq zmm0, zmm11, qword ptr [rdi + 248]{1to8}
    vpaddq zmm8, zmm6, zmm5
    vpmadd52luq zmm4, zmm22, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm3, zmm15, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm10, zmm15, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm18, zmm15, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm7, zmm15, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm20, zmm15, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm9, zmm15, qword ptr [rdi + 296]{1to8}
    vpmadd52huq zmm0, zmm15, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rdi + 128]{1to8}
    vpmadd52luq zmm3, zmm15, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm10, zmm15, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm18, zmm15, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm7, zmm15, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm20, zmm15, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm9, zmm15, qword ptr [rdi + 304]{1to8}
    vpsraq zmm14, zmm8, 52
    vpmadd52luq zmm0, zmm15, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm4, zmm11, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm3, zmm12, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm23, zmm22, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm10, zmm12, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rdi + 344]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rdi + 360]{1to8}
    vpmadd52huq zmm0, zmm12, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm4, zmm15, qword ptr [rdi + 256]{1to8}
    vpmadd52luq zmm3, zmm12, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm10, zmm12, qword ptr [rdi + 336]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rdi + 352]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rdi + 360]{1to8}
    vpxord xmm2, xmm2, xmm2
    vpmadd52luq zmm9, zmm12, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm0, zmm12, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm4, zmm12, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm3, zmm13, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm23, zmm11, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm10, zmm13, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm18, zmm13, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm7, zmm13, qword ptr [rdi + 408]{1to8}
    vpmadd52huq zmm20, zmm13, qword ptr [rdi + 416]{1to8}
    vpmadd52huq zmm9, zmm13, qword ptr [rdi + 424]{1to8}
    vpmadd52huq zmm0, zmm13, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm4, zmm13, qword ptr [rdi + 384]{1to8}
    vpmadd52luq zmm3, zmm13, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm23, zmm15, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm10, zmm13, qword ptr [rdi + 400]{1to8}
    vmovapd zmm6, zmmword ptr [rdx + 1984]
    vpmadd52luq zmm18, zmm13, qword ptr [rdi + 408]{1to8}
    vmovapd zmm5, zmmword ptr [rdx + 2048]
    vpaddq zmm1, zmm4, zmm14
    vpmadd52luq zmm7, zmm13, qword ptr [rdi + 416]{1to8}
    vmovapd zmm11, zmmword ptr [rdx + 2112]
    vpmadd52luq zmm20, zmm13, qword ptr [rdi + 424]{1to8}
    vpaddq zmm15, zmm6, qword ptr [r8 + 0]{1to8}
    vmovapd zmm4, zmmword ptr [rdx + 2176]
    vpaddq zmm14, zmm5, qword ptr [r8 + 8]{1to8}
    vpmadd52luq zmm9, zmm13, qword ptr [rdi + 432]{1to8}
    vmovapd zmm6, zmmword ptr [rdx + 2240]
    vpaddq zmm25, zmm11, qword ptr [r8 + 16]{1to8}
    vpmadd52luq zmm0, zmm13, qword ptr [rdi + 440]{1to8}
    vmovapd zmm5, zmmword ptr [rdx + 2304]
    vpaddq zmm26, zmm4, qword ptr [r8 + 24]{1to8}
    vpmadd52huq zmm3, zmm8, qword ptr [rdi + 448]{1to8}
    vmovapd zmm11, zmmword ptr [rdx + 2368]
    vpaddq zmm27, zmm6, qword ptr [r8 + 32]{1to8}
    vmovapd zmm4, zmmword ptr [rdx + 1536]
    vpmadd52huq zmm23, zmm12, qword ptr [rdi + 376]{1to8}
    vmovapd zmm6, zmmword ptr [rdx + 2432]
    vpaddq zmm28, zmm5, qword ptr [r8 + 40]{1to8}
    vpmadd52luq zmm1, zmm8, qword ptr [rdi + 448]{1to8}
    vpaddq zmm29, zmm11, qword ptr [r8 + 48]{1to8}
    vpmadd52huq zmm14, zmm4, qword ptr [rdi + 64]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 1600]
    vpaddq zmm30, zmm6, qword ptr [r8 + 56]{1to8}
    vpmadd52huq zmm25, zmm4, qword ptr [rdi + 72]{1to8}
    vpsraq zmm5, zmm4, 52
    vmovapd zmm11, zmmword ptr [rdx + 2496]
    vpmadd52huq zmm26, zmm4, qword ptr [rdi + 80]{1to8}
    vpaddq zmm6, zmm12, zmm5
    vpmadd52huq zmm27, zmm4, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm14, zmm4, qword ptr [rdi + 72]{1to8}
    vpaddq zmm31, zmm11, qword ptr [r8 + 64]{1to8}
    vpmadd52huq zmm28, zmm4, qword ptr [rdi + 96]{1to8}
    vpaddq zmm12, zmm1, zmm24
    vpmadd52huq zmm29, zmm4, qword ptr [rdi + 104]{1to8}
    vpsraq zmm5, zmm12, 52
    vmovapd zmm11, zmmword ptr [rdx + 1664]
    vpmadd52huq zmm30, zmm4, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm25, zmm4, qword ptr [rdi + 80]{1to8}
    vpsraq zmm12, zmm6, 52
    vpmadd52luq zmm26, zmm4, qword ptr [rdi + 88]{1to8}
    vpaddq zmm11, zmm11, zmm12
    vpmadd52luq zmm27, zmm4, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm28, zmm4, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm29, zmm4, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm30, zmm4, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm14, zmm6, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm25, zmm6, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm26, zmm6, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm27, zmm6, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm28, zmm6, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm14, zmm6, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm29, zmm6, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm25, zmm6, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm30, zmm6, qword ptr [rdi + 176]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 1728]
    vpmadd52luq zmm26, zmm6, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm27, zmm6, qword ptr [rdi + 160]{1to8}
    vpsraq zmm19, zmm11, 52
    vpmadd52luq zmm28, zmm6, qword ptr [rdi + 168]{1to8}
    vpaddq zmm12, zmm12, zmm19
    vpmadd52luq zmm29, zmm6, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm30, zmm6, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm14, zmm11, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm25, zmm11, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm26, zmm11, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm15, zmm4, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm27, zmm11, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm14, zmm11, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm28, zmm11, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm25, zmm11, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm29, zmm11, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm26, zmm11, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm30, zmm11, qword ptr [rdi + 240]{1to8}
    vmovapd zmm16, zmmword ptr [rdx + 1792]
    vpmadd52luq zmm27, zmm11, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm28, zmm11, qword ptr [rdi + 232]{1to8}
    vpsraq zmm21, zmm12, 52
    vpmadd52luq zmm29, zmm11, qword ptr [rdi + 240]{1to8}
    vpaddq zmm17, zmm16, zmm21
    vpmadd52luq zmm30, zmm11, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm14, zmm12, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm15, zmm6, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm14, zmm12, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rdi + 304]{1to8}
    vmovapd zmm22, zmmword ptr [rdx + 1856]
    vpmadd52luq zmm28, zmm12, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm29, zmm12, qword ptr [rdi + 304]{1to8}
    vpsraq zmm19, zmm17, 52
    vpmadd52luq zmm15, zmm11, qword ptr [rdi + 192]{1to8}
    vpaddq zmm16, zmm22, zmm19
    vpmadd52luq zmm30, zmm12, qword ptr [rdi + 312]{1to8}
    vpmadd52huq zmm14, zmm17, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm31, zmm4, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm25, zmm17, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm26, zmm17, qword ptr [rdi + 336]{1to8}
    vpmadd52luq zmm15, zmm12, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm27, zmm17, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm14, zmm17, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm28, zmm17, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm31, zmm6, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm29, zmm17, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm25, zmm17, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm30, zmm17, qword ptr [rdi + 368]{1to8}
    vmovapd zmm4, zmmword ptr [rdx + 1920]
    vpmadd52luq zmm26, zmm17, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm27, zmm17, qword ptr [rdi + 352]{1to8}
    vpsraq zmm6, zmm16, 52
    vpmadd52luq zmm28, zmm17, qword ptr [rdi + 360]{1to8}
    vpaddq zmm4, zmm4, zmm6
    vpmadd52luq zmm29, zmm17, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm30, zmm17, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm15, zmm17, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm14, zmm16, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm31, zmm11, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm25, zmm16, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm26, zmm16, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm27, zmm16, qword ptr [rdi + 408]{1to8}
    vpmadd52huq zmm28, zmm16, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm15, zmm16, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm29, zmm16, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm14, zmm16, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm30, zmm16, qword ptr [rdi + 432]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm25, zmm16, qword ptr [rdi + 400]{1to8}
    vpsraq zmm6, zmm4, 52
    vpmadd52luq zmm26, zmm16, qword ptr [rdi + 408]{1to8}
    vpaddq zmm11, zmm15, zmm6
    vpmadd52luq zmm27, zmm16, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm28, zmm16, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm29, zmm16, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm30, zmm16, qword ptr [rdi + 440]{1to8}
    vpmadd52huq zmm14, zmm4, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm10, zmm8, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm18, zmm8, qword ptr [rdi + 464]{1to8}
    vpmadd52huq zmm7, zmm8, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm20, zmm8, qword ptr [rdi + 480]{1to8}
    vpmadd52huq zmm9, zmm8, qword ptr [rdi + 488]{1to8}
    vpmadd52huq zmm0, zmm8, qword ptr [rdi + 496]{1to8}
    vpmadd52huq zmm31, zmm17, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm11, zmm4, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm25, zmm4, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm26, zmm4, qword ptr [rdi + 464]{1to8}
    vpxord xmm12, xmm12, xmm12
    vpmadd52huq zmm27, zmm4, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm28, zmm4, qword ptr [rdi + 480]{1to8}
    vpaddq zmm15, zmm11, zmm24
    vpmadd52huq zmm29, zmm4, qword ptr [rdi + 488]{1to8}
    vpsraq zmm6, zmm15, 52
    vpmadd52huq zmm30, zmm4, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm3, zmm8, qword ptr [rdi + 456]{1to8}
    vpmadd52luq zmm14, zmm4, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm23, zmm13, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm10, zmm8, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm18, zmm8, qword ptr [rdi + 472]{1to8}
    vpaddq zmm15, zmm3, zmm5
    vpmadd52luq zmm7, zmm8, qword ptr [rdi + 480]{1to8}
    vpaddq zmm13, zmm14, zmm6
    vpmadd52luq zmm20, zmm8, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm9, zmm8, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm0, zmm8, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm2, zmm1, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm31, zmm16, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm25, zmm4, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm26, zmm4, qword ptr [rdi + 472]{1to8}
    vpmadd52luq zmm27, zmm4, qword ptr [rdi + 480]{1to8}
    vpmadd52luq zmm28, zmm4, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm29, zmm4, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm30, zmm4, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm12, zmm11, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm23, zmm8, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm15, zmm2, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm10, zmm2, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm18, zmm2, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm7, zmm2, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm20, zmm2, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm9, zmm2, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm0, zmm2, qword ptr [rdi + 48]{1to8}
    vpmadd52huq zmm31, zmm4, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm13, zmm12, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm15, zmm2, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm10, zmm2, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm18, zmm2, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm7, zmm2, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm20, zmm2, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm9, zmm2, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm0, zmm2, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm23, zmm2, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm13, zmm12, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm29, zmm12, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rdi + 56]{1to8}
    vmovdqa64 zmm16, zmm15
    vmovdqa64 zmm17, zmm10
    vmovdqa64 zmm19, zmm7
    vmovdqa64 zmm21, zmm9
    vmovdqa64 zmm22, zmm0
    vmovdqa64 zmm24, zmm13
    ret
.globl msmith_0_1_0_ifma_pair_sqr_8_1
.p2align 6
msmith_0_1_0_ifma_pair_sqr_8_1:
    cmp qword ptr [rdi + 600], 1
    jae msmith_0_1_0_ifma_columns_pair_sqr_8_1
    vmovapd zmm0, zmmword ptr [rsi + 0]
    vpsraq zmm1, zmm0, 52
    vpxord xmm2, xmm2, xmm2
    vpxord xmm3, xmm3, xmm3
    vpxord xmm4, xmm4, xmm4
    vpxord xmm5, xmm5, xmm5
    vpxord xmm6, xmm6, xmm6
    vpmadd52luq zmm6, zmm0, zmm0
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vpxord xmm9, xmm9, xmm9
    vpaddq zmm10, zmm1, zmmword ptr [rsi + 64]
    vpsraq zmm11, zmm10, 52
    vpmadd52luq zmm7, zmm0, zmm10
    vpaddq zmm12, zmm11, zmmword ptr [rsi + 128]
    vpmadd52huq zmm8, zmm0, zmm10
    vpsraq zmm13, zmm12, 52
    vpmadd52huq zmm9, zmm0, zmm12
    vpaddq zmm14, zmm13, zmmword ptr [rsi + 192]
    vpsraq zmm15, zmm14, 52
    vpmadd52huq zmm2, zmm0, zmm14
    vpaddq zmm1, zmm15, zmmword ptr [rsi + 256]
    vpmadd52huq zmm3, zmm10, zmm14
    vpsraq zmm11, zmm1, 52
    vpmadd52huq zmm4, zmm12, zmm14
    vbroadcastsd zmm13, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpxord xmm15, xmm15, xmm15
    vpaddq zmm11, zmm11, zmmword ptr [rsi + 320]
    vpxord xmm16, xmm16, xmm16
    vpmadd52huq zmm5, zmm14, zmm14
    vpandq zmm17, zmm0, zmm13
    vpxord xmm18, xmm18, xmm18
    vpmadd52huq zmm2, zmm10, zmm12
    vpandq zmm19, zmm1, zmm13
    vpxord xmm20, xmm20, xmm20
    vpmadd52huq zmm16, zmm1, zmm11
    vpsraq zmm21, zmm11, 52
    vpmadd52luq zmm3, zmm12, zmm14
    vpsubq zmm22, zmm17, zmm19
    vpxord xmm23, xmm23, xmm23
    vpmadd52luq zmm15, zmm1, zmm11
    vpandq zmm24, zmm10, zmm13
    vpmadd52luq zmm2, zmm10, zmm14
    vpxord xmm25, xmm25, xmm25
    vmovapd zmmword ptr [rdx + 0], zmm22
    vpandq zmm26, zmm11, zmm13
    vpmadd52luq zmm8, zmm0, zmm12
    vpaddq zmm27, zmm21, zmmword ptr [rsi + 384]
    vpmadd52luq zmm9, zmm0, zmm14
    vpsubq zmm28, zmm24, zmm26
    vpmadd52huq zmm18, zmm1, zmm27
    vpxord xmm29, xmm29, xmm29
    vpsraq zmm30, zmm22, 52
    vpmadd52luq zmm16, zmm1, zmm27
    vmovapd zmmword ptr [rdx + 64], zmm28
    vpsraq zmm31, zmm27, 52
    vpmadd52luq zmm29, zmm1, zmm1
    vpandq zmm17, zmm12, zmm13
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm9, zmm10, zmm12
    vpaddq zmm21, zmm28, zmm30
    vpandq zmm24, zmm27, zmm13
    vpaddq zmm26, zmm31, zmmword ptr [rsi + 448]
    vpsubq zmm28, zmm17, zmm24
    vpmadd52huq zmm20, zmm1, zmm26
    vpsraq zmm30, zmm21, 52
    vpmadd52luq zmm18, zmm1, zmm26
    vmovapd zmmword ptr [rdx + 128], zmm28
    vpaddq zmm31, zmm28, zmm30
    vpmadd52huq zmm23, zmm11, zmm26
    vpandq zmm17, zmm14, zmm13
    vpmadd52huq zmm25, zmm27, zmm26
    vpmadd52huq zmm20, zmm11, zmm27
    vpaddq zmm7, zmm7, zmm7
    vpmadd52luq zmm18, zmm11, zmm27
    vpaddq zmm8, zmm8, zmm8
    vpmadd52luq zmm23, zmm27, zmm26
    vpaddq zmm9, zmm9, zmm9
    vpaddq zmm2, zmm2, zmm2
    vpmadd52huq zmm19, zmm26, zmm26
    vpmadd52luq zmm20, zmm11, zmm26
    vpaddq zmm3, zmm3, zmm3
    vpaddq zmm4, zmm4, zmm4
    vpmadd52luq zmm2, zmm12, zmm12
    vpmadd52huq zmm3, zmm12, zmm12
    vpandq zmm12, zmm26, zmm13
    vpsubq zmm12, zmm17, zmm12
    vpmadd52luq zmm4, zmm14, zmm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm24, xmm24, xmm24
    vmovapd zmmword ptr [rdx + 192], zmm12
    vpmadd52huq zmm7, zmm0, zmm0
    vpsraq zmm0, zmm31, 52
    vpaddq zmm12, zmm12, zmm0
    vpxord xmm0, xmm0, xmm0
    vpmadd52huq zmm14, zmm22, zmm31
    vpmadd52huq zmm24, zmm22, zmm12
    vpaddq zmm2, zmm2, zmm29
    vpxord xmm28, xmm28, xmm28
    vpmadd52huq zmm0, zmm21, zmm12
    vpmovq2m k1, zmm12
    vpmadd52huq zmm28, zmm31, zmm12
    vpmadd52luq zmm14, zmm22, zmm12
    vpmadd52huq zmm24, zmm21, zmm31
    vpmadd52luq zmm0, zmm31, zmm12
    vpmadd52luq zmm8, zmm10, zmm10
    vpmadd52luq zmm14, zmm21, zmm31
    vpmadd52luq zmm24, zmm21, zmm12
    vpmadd52huq zmm9, zmm10, zmm10
    vpaddq zmm10, zmm15, zmm15
    vpxord xmm15, xmm15, xmm15
    vpaddq zmm30, zmm16, zmm16
    vpmadd52huq zmm10, zmm1, zmm1
    vpxord xmm1, xmm1, xmm1
    vpaddq zmm17, zmm18, zmm18
    vpmadd52luq zmm30, zmm11, zmm11
    vpaddq zmm29, zmm20, zmm20
    vpmadd52huq zmm17, zmm11, zmm11
    vpxord xmm11, xmm11, xmm11
    vpaddq zmm16, zmm23, zmm23
    vpmadd52luq zmm29, zmm27, zmm27
    vpaddq zmm18, zmm25, zmm25
    vpmadd52huq zmm16, zmm27, zmm27
    vmovapd zmmword ptr [rdx + 768], zmm6
    vmovapd zmmword ptr [rdx + 832], zmm7
    vmovapd zmmword ptr [rdx + 896], zmm8
    vmovapd zmmword ptr [rdx + 960], zmm9
    vpxord xmm20, xmm20, xmm20
    vpmadd52luq zmm18, zmm26, zmm26
    vpaddq zmm23, zmm24, zmm24
    vpaddq zmm0, zmm0, zmm0
    vpmadd52luq zmm23, zmm31, zmm31
    vpaddq zmm25, zmm28, zmm28
    vpmadd52huq zmm0, zmm31, zmm31
    vpmadd52luq zmm25, zmm12, zmm12
    vpaddq zmm3, zmm3, zmm10
    vmovapd zmmword ptr [rdx + 1600], zmm16
    vmovapd zmm10, zmmword ptr [rsi + 512]
    vpmadd52huq zmm1, zmm12, zmm12
    vpaddq zmm12, zmm4, zmm30
    vmovapd zmmword ptr [rdx + 1664], zmm18
    vmovapd zmmword ptr [rdx + 1728], zmm19
    vpsraq zmm4, zmm10, 52
    vpmadd52luq zmm15, zmm22, zmm22
    vpaddq zmm4, zmm4, zmmword ptr [rsi + 576]
    vpmadd52luq zmm11, zmm22, zmm21
    vpsraq zmm27, zmm4, 52
    vpmadd52huq zmm20, zmm22, zmm21
    vpaddq zmm26, zmm27, zmmword ptr [rsi + 640]
    vpsraq zmm24, zmm26, 52
    vpaddq zmm28, zmm24, zmmword ptr [rsi + 704]
    vpaddq zmm5, zmm5, zmm17
    vpmadd52luq zmm20, zmm22, zmm31
    vpsraq zmm30, zmm28, 52
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq zmm27, zmm10, zmm4
    vpaddq zmm24, zmm30, zmmword ptr [rsi + 768]
    vpaddq zmm17, zmm3, zmm16
    vpaddq zmm31, zmm12, zmm18
    vpaddq zmm30, zmm5, zmm19
    vpaddq zmm5, zmm5, zmm9
    vpxord xmm9, xmm9, xmm9
    vpmadd52huq zmm9, zmm10, zmm4
    vpaddq zmm6, zmm2, zmm6
    vpaddq zmm2, zmm2, zmm29
    vpaddq zmm29{k1}, zmm29, qword ptr [rip + msmith_0_1_0_ifma_const + 8]{1to8}
    vmovapd zmmword ptr [rdx + 1536], zmm29
    vpsraq zmm16, zmm24, 52
    vpmadd52luq zmm9, zmm10, zmm26
    vpaddq zmm18, zmm16, zmmword ptr [rsi + 832]
    vpsubq zmm6, zmm6, zmm15
    vpxord xmm15, xmm15, xmm15
    vpmadd52huq zmm15, zmm10, zmm28
    vmovapd zmmword ptr [rdx + 1024], zmm6
    vpsraq zmm6, zmm18, 52
    vpaddq zmm6, zmm6, zmmword ptr [rsi + 896]
    vpaddq zmm3, zmm3, zmm7
    vpxord xmm7, xmm7, xmm7
    vpmadd52huq zmm7, zmm4, zmm28
    vmovapd zmm19, zmmword ptr [rdx + 0]
    vpmadd52huq zmm15, zmm4, zmm26
    vpaddq zmm12, zmm12, zmm8
    vpxord xmm8, xmm8, xmm8
    vmovapd zmm29, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm26, zmm28
    vpaddq zmm16, zmm19, zmm19
    vpaddq zmm2{k1}, zmm2, zmm16
    vmovapd zmm19, zmmword ptr [rdx + 128]
    vpmadd52luq zmm7, zmm26, zmm28
    vpaddq zmm16, zmm29, zmm29
    vmovapd zmm29, zmmword ptr [rdx + 192]
    vpaddq zmm17{k1}, zmm17, zmm16
    vpmadd52luq zmm15, zmm4, zmm28
    vpaddq zmm16, zmm19, zmm19
    vpaddq zmm31{k1}, zmm31, zmm16
    vpaddq zmm19, zmm29, zmm29
    vpaddq zmm30{k1}, zmm30, zmm19
    vpsubq zmm2, zmm2, zmm23
    vpxord xmm16, xmm16, xmm16
    vpmadd52huq zmm16, zmm28, zmm28
    vpsubq zmm0, zmm17, zmm0
    vmovapd zmmword ptr [rdx + 1280], zmm2
    vpxord xmm2, xmm2, xmm2
    vpmadd52luq zmm2, zmm10, zmm10
    vpxord xmm29, xmm29, xmm29
    vpsubq zmm19, zmm31, zmm25
    vmovapd zmmword ptr [rdx + 1344], zmm0
    vpmadd52huq zmm29, zmm10, zmm26
    vpandq zmm0, zmm10, zmm13
    vmovapd zmmword ptr [rdx + 1408], zmm19
    vpandq zmm23, zmm24, zmm13
    vpsubq zmm0, zmm0, zmm23
    vpandq zmm17, zmm4, zmm13
    vmovapd zmmword ptr [rdx + 256], zmm0
    vpmadd52luq zmm29, zmm10, zmm28
    vpxord xmm31, xmm31, xmm31
    vpmadd52luq zmm31, zmm24, zmm18
    vpsubq zmm1, zmm30, zmm1
    vpxord xmm25, xmm25, xmm25
    vpmadd52huq zmm25, zmm24, zmm18
    vmovapd zmmword ptr [rdx + 1472], zmm1
    vpandq zmm1, zmm18, zmm13
    vpsubq zmm1, zmm17, zmm1
    vpxord xmm19, xmm19, xmm19
    vpmadd52huq zmm19, zmm24, zmm6
    vmovapd zmmword ptr [rdx + 320], zmm1
    vpmadd52luq zmm29, zmm4, zmm26
    vpaddq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm22, zmm22
    vpsraq zmm23, zmm0, 52
    vpaddq zmm1, zmm1, zmm23
    vpxord xmm30, xmm30, xmm30
    vpmadd52luq zmm25, zmm24, zmm6
    vpaddq zmm17, zmm20, zmm20
    vpaddq zmm14, zmm14, zmm14
    vpmadd52luq zmm17, zmm21, zmm21
    vpmadd52huq zmm14, zmm21, zmm21
    vpsraq zmm22, zmm6, 52
    vpaddq zmm23, zmm22, zmmword ptr [rsi + 960]
    vpmadd52huq zmm30, zmm24, zmm23
    vpsubq zmm3, zmm3, zmm11
    vpxord xmm11, xmm11, xmm11
    vpmadd52luq zmm19, zmm24, zmm23
    vmovapd zmmword ptr [rdx + 1088], zmm3
    vpandq zmm3, zmm26, zmm13
    vpmadd52huq zmm11, zmm18, zmm23
    vpsubq zmm5, zmm5, zmm14
    vpxord xmm14, xmm14, xmm14
    vpmadd52huq zmm14, zmm6, zmm23
    vmovapd zmmword ptr [rdx + 1216], zmm5
    vpandq zmm5, zmm6, zmm13
    vpsubq zmm3, zmm3, zmm5
    vpmadd52huq zmm30, zmm18, zmm6
    vpxord xmm5, xmm5, xmm5
    vpmadd52luq zmm19, zmm18, zmm6
    vmovapd zmmword ptr [rdx + 384], zmm3
    vpsubq zmm12, zmm12, zmm17
    vpxord xmm20, xmm20, xmm20
    vpmadd52luq zmm11, zmm6, zmm23
    vmovapd zmmword ptr [rdx + 1152], zmm12
    vpsraq zmm12, zmm1, 52
    vpaddq zmm3, zmm3, zmm12
    vpmadd52luq zmm5, zmm24, zmm24
    vpandq zmm12, zmm28, zmm13
    vpmadd52luq zmm30, zmm18, zmm23
    vpmadd52huq zmm20, zmm23, zmm23
    vpaddq zmm21, zmm27, zmm27
    vpmadd52huq zmm21, zmm10, zmm10
    vpandq zmm10, zmm23, zmm13
    vpsubq zmm12, zmm12, zmm10
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq zmm10, zmm0, zmm1
    vmovapd zmmword ptr [rdx + 448], zmm12
    vpaddq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm4, zmm4
    vpaddq zmm22, zmm29, zmm29
    vpaddq zmm15, zmm15, zmm15
    vpmadd52huq zmm22, zmm4, zmm4
    vpxord xmm4, xmm4, xmm4
    vpaddq zmm7, zmm7, zmm7
    vpmadd52luq zmm15, zmm26, zmm26
    vpaddq zmm8, zmm8, zmm8
    vpmadd52huq zmm7, zmm26, zmm26
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq zmm8, zmm28, zmm28
    vpsraq zmm27, zmm3, 52
    vpaddq zmm12, zmm12, zmm27
    vpxord xmm29, xmm29, xmm29
    vpmadd52huq zmm4, zmm0, zmm12
    vpaddq zmm15, zmm15, zmm5
    vpxord xmm5, xmm5, xmm5
    vpmadd52huq zmm17, zmm1, zmm12
    vpmovq2m k1, zmm12
    vpmadd52huq zmm29, zmm3, zmm12
    vpaddq zmm26, zmm31, zmm31
    vpaddq zmm28, zmm25, zmm25
    vpmadd52huq zmm26, zmm24, zmm24
    vpxord xmm27, xmm27, xmm27
    vpmadd52huq zmm4, zmm1, zmm3
    vpaddq zmm31, zmm19, zmm19
    vpmadd52luq zmm17, zmm3, zmm12
    vpaddq zmm25, zmm30, zmm30
    vpaddq zmm11, zmm11, zmm11
    vpmadd52luq zmm28, zmm18, zmm18
    vpaddq zmm14, zmm14, zmm14
    vpmadd52huq zmm31, zmm18, zmm18
    vpxord xmm24, xmm24, xmm24
    vpmadd52luq zmm4, zmm1, zmm12
    vpaddq zmm7, zmm7, zmm26
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm25, zmm6, zmm6
    vpmadd52huq zmm11, zmm6, zmm6
    vpaddq zmm6, zmm17, zmm17
    vpmadd52luq zmm14, zmm23, zmm23
    vpaddq zmm30, zmm29, zmm29
    vpaddq zmm4, zmm4, zmm4
    vpmadd52huq zmm6, zmm3, zmm3
    vpmadd52luq zmm4, zmm3, zmm3
    vpaddq zmm8, zmm8, zmm28
    vmovapd zmm18, zmmword ptr [rdx + 256]
    vpmadd52luq zmm30, zmm12, zmm12
    vpaddq zmm26, zmm16, zmm31
    vpmadd52huq zmm24, zmm12, zmm12
    vpaddq zmm17, zmm15, zmm25
    vpaddq zmm23, zmm18, zmm18
    vpmadd52huq zmm5, zmm0, zmm3
    vpaddq zmm29, zmm7, zmm11
    vpmadd52luq zmm27, zmm0, zmm0
    vpaddq zmm28, zmm8, zmm14
    vpmadd52huq zmm19, zmm0, zmm1
    vmovapd zmm16, zmmword ptr [rdx + 320]
    vpaddq zmm17{k1}, zmm17, zmm23
    vpaddq zmm31, zmm26, zmm20
    vpmadd52luq zmm5, zmm0, zmm12
    vmovapd zmm12, zmmword ptr [rdx + 384]
    vpsubq zmm4, zmm17, zmm4
    vpaddq zmm18, zmm16, zmm16
    vmovapd zmm23, zmmword ptr [rdx + 448]
    vpmadd52luq zmm19, zmm0, zmm3
    vpaddq zmm29{k1}, zmm29, zmm18
    vpaddq zmm12, zmm12, zmm12
    vpmadd52luq zmm5, zmm1, zmm3
    vpaddq zmm3, zmm23, zmm23
    vpaddq zmm28{k1}, zmm28, zmm12
    vpaddq zmm31{k1}, zmm31, zmm3
    vmovapd zmm12, zmmword ptr [rdx + 768]
    vpaddq zmm25{k1}, zmm25, qword ptr [rip + msmith_0_1_0_ifma_const + 8]{1to8}
    vmovapd zmm3, zmmword ptr [rdx + 1280]
    vpsubq zmm6, zmm29, zmm6
    vpsubq zmm17, zmm28, zmm30
    vpsubq zmm16, zmm31, zmm24
    vpaddq zmm18, zmm2, zmm12
    vpaddq zmm23, zmm4, zmm3
    vmovapd zmmword ptr [rdx + 1792], zmm18
    vmovapd zmm29, zmmword ptr [rdx + 1344]
    vpsubq zmm3, zmm3, zmm4
    vmovapd zmmword ptr [rdx + 2304], zmm23
    vpsubq zmm4, zmm12, zmm2
    vmovapd zmmword ptr [rdx + 1280], zmm3
    vmovapd zmm12, zmmword ptr [rdx + 1408]
    vpaddq zmm3, zmm6, zmm29
    vmovapd zmmword ptr [rdx + 768], zmm4
    vpsubq zmm4, zmm29, zmm6
    vmovapd zmmword ptr [rdx + 2368], zmm3
    vmovapd zmm6, zmmword ptr [rdx + 1472]
    vpaddq zmm3, zmm17, zmm12
    vmovapd zmmword ptr [rdx + 1344], zmm4
    vpsubq zmm4, zmm12, zmm17
    vmovapd zmmword ptr [rdx + 2432], zmm3
    vmovapd zmm12, zmmword ptr [rdx + 1536]
    vpaddq zmm3, zmm16, zmm6
    vmovapd zmmword ptr [rdx + 1408], zmm4
    vpsubq zmm4, zmm6, zmm16
    vmovapd zmmword ptr [rdx + 2496], zmm3
    vmovapd zmm6, zmmword ptr [rdx + 1600]
    vpaddq zmm3, zmm25, zmm12
    vmovapd zmmword ptr [rdx + 1472], zmm4
    vpsubq zmm4, zmm12, zmm25
    vmovapd zmmword ptr [rdx + 2560], zmm3
    vmovapd zmm12, zmmword ptr [rdx + 1664]
    vpaddq zmm3, zmm11, zmm6
    vmovapd zmmword ptr [rdx + 1536], zmm4
    vpsubq zmm4, zmm6, zmm11
    vmovapd zmmword ptr [rdx + 2624], zmm3
    vmovapd zmm6, zmmword ptr [rsi + 0]
    vpaddq zmm11, zmm14, zmm12
    vmovapd zmmword ptr [rdx + 1600], zmm4
    vmovapd zmm3, zmmword ptr [rsi + 64]
    vpsubq zmm4, zmm12, zmm14
    vmovapd zmm12, zmmword ptr [rsi + 128]
    vmovapd zmmword ptr [rdx + 2688], zmm11
    vmovapd zmm14, zmmword ptr [rsi + 192]
    vpaddq zmm11, zmm6, zmmword ptr [rsi + 512]
    vmovapd zmm6, zmmword ptr [rsi + 256]
    vmovapd zmmword ptr [rdx + 1664], zmm4
    vmovapd zmm4, zmmword ptr [rsi + 320]
    vpaddq zmm3, zmm3, zmmword ptr [rsi + 576]
    vmovapd zmm28, zmmword ptr [rsi + 384]
    vpaddq zmm12, zmm12, zmmword ptr [rsi + 640]
    vpaddq zmm14, zmm14, zmmword ptr [rsi + 704]
    vpaddq zmm6, zmm6, zmmword ptr [rsi + 768]
    vpaddq zmm4, zmm4, zmmword ptr [rsi + 832]
    vpaddq zmm30, zmm28, zmmword ptr [rsi + 896]
    vpsraq zmm31, zmm11, 52
    vpaddq zmm3, zmm31, zmm3
    vpsraq zmm24, zmm3, 52
    vpaddq zmm12, zmm24, zmm12
    vpsraq zmm18, zmm12, 52
    vpaddq zmm14, zmm18, zmm14
    vpsraq zmm23, zmm14, 52
    vpaddq zmm6, zmm23, zmm6
    vmovapd zmm29, zmmword ptr [rsi + 448]
    vpsraq zmm17, zmm6, 52
    vpaddq zmm4, zmm17, zmm4
    vpsraq zmm16, zmm4, 52
    vpaddq zmm25, zmm16, zmm30
    vpaddq zmm28, zmm29, zmmword ptr [rsi + 960]
    vpsraq zmm31, zmm25, 52
    vpxord xmm24, xmm24, xmm24
    vpmadd52luq zmm24, zmm11, zmm3
    vmovapd zmm18, zmmword ptr [rdx + 832]
    vpxord xmm23, xmm23, xmm23
    vpaddq zmm17, zmm31, zmm28
    vpmadd52huq zmm23, zmm11, zmm3
    vpxord xmm16, xmm16, xmm16
    vpaddq zmm30, zmm21, zmm18
    vpmadd52huq zmm16, zmm11, zmm12
    vmovapd zmmword ptr [rdx + 1856], zmm30
    vpxord xmm29, xmm29, xmm29
    vpmadd52huq zmm29, zmm11, zmm14
    vpsubq zmm31, zmm18, zmm21
    vmovapd zmmword ptr [rdx + 832], zmm31
    vpxord xmm28, xmm28, xmm28
    vpmadd52huq zmm28, zmm3, zmm14
    vpaddq zmm30, zmm26, zmm22
    vpmadd52luq zmm23, zmm11, zmm12
    vpaddq zmm15, zmm15, zmm2
    vpxord xmm2, xmm2, xmm2
    vpmadd52huq zmm2, zmm12, zmm14
    vpsubq zmm15, zmm15, zmm27
    vpmadd52huq zmm29, zmm3, zmm12
    vpaddq zmm18, zmm24, zmm24
    vpmadd52luq zmm28, zmm12, zmm14
    vpxord xmm31, xmm31, xmm31
    vpaddq zmm7, zmm7, zmm21
    vpmadd52luq zmm31, zmm11, zmm11
    vpaddq zmm26, zmm23, zmm23
    vpaddq zmm2, zmm2, zmm2
    vpmadd52huq zmm18, zmm11, zmm11
    vpmadd52luq zmm29, zmm3, zmm14
    vpaddq zmm5, zmm5, zmm5
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq zmm2, zmm14, zmm14
    vpaddq zmm8, zmm8, zmm9
    vpmadd52huq zmm27, zmm14, zmm14
    vpaddq zmm10, zmm10, zmm10
    vpmadd52luq zmm16, zmm11, zmm14
    vpandq zmm11, zmm11, zmm13
    vpmadd52luq zmm26, zmm3, zmm3
    vpaddq zmm24, zmm19, zmm19
    vpmadd52huq zmm5, zmm1, zmm1
    vpmadd52huq zmm10, zmm0, zmm0
    vpandq zmm0, zmm6, zmm13
    vpsubq zmm11, zmm11, zmm0
    vpmadd52luq zmm16, zmm3, zmm12
    vpandq zmm0, zmm3, zmm13
    vmovapd zmmword ptr [rdx + 512], zmm11
    vpmadd52luq zmm24, zmm1, zmm1
    vpandq zmm1, zmm4, zmm13
    vpsubq zmm0, zmm0, zmm1
    vpsraq zmm1, zmm11, 52
    vmovapd zmmword ptr [rdx + 576], zmm0
    vpaddq zmm0, zmm0, zmm1
    vpandq zmm1, zmm12, zmm13
    vpandq zmm14, zmm14, zmm13
    vpsubq zmm5, zmm30, zmm5
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq zmm21, zmm6, zmm4
    vpsubq zmm7, zmm7, zmm10
    vpxord xmm10, xmm10, xmm10
    vmovapd zmm23, zmmword ptr [rdx + 896]
    vpmadd52huq zmm10, zmm6, zmm4
    vpsubq zmm8, zmm8, zmm24
    vpxord xmm19, xmm19, xmm19
    vpmadd52huq zmm19, zmm6, zmm25
    vpaddq zmm30, zmm9, zmm23
    vmovapd zmmword ptr [rdx + 1920], zmm30
    vpsubq zmm9, zmm23, zmm9
    vpmadd52luq zmm10, zmm6, zmm25
    vmovapd zmmword ptr [rdx + 896], zmm9
    vpandq zmm9, zmm25, zmm13
    vpsubq zmm1, zmm1, zmm9
    vmovapd zmm9, zmmword ptr [rdx + 960]
    vpxord xmm24, xmm24, xmm24
    vpmadd52huq zmm24, zmm6, zmm17
    vpmadd52luq zmm19, zmm6, zmm17
    vmovapd zmmword ptr [rdx + 640], zmm1
    vpaddq zmm30, zmm22, zmm9
    vmovapd zmmword ptr [rdx + 1984], zmm30
    vpsubq zmm9, zmm9, zmm22
    vmovapd zmmword ptr [rdx + 960], zmm9
    vpsraq zmm9, zmm0, 52
    vmovapd zmm23, zmmword ptr [rdx + 1024]
    vpaddq zmm1, zmm1, zmm9
    vpmadd52huq zmm24, zmm4, zmm25
    vpxord xmm9, xmm9, xmm9
    vpmadd52huq zmm9, zmm4, zmm17
    vpaddq zmm30, zmm15, zmm23
    vmovapd zmmword ptr [rdx + 2048], zmm30
    vpsubq zmm15, zmm23, zmm15
    vpmadd52luq zmm19, zmm4, zmm25
    vmovapd zmmword ptr [rdx + 1024], zmm15
    vpandq zmm15, zmm17, zmm13
    vpsubq zmm14, zmm14, zmm15
    vmovapd zmm15, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm24, zmm4, zmm17
    vpxord xmm22, xmm22, xmm22
    vpmadd52luq zmm9, zmm25, zmm17
    vmovapd zmmword ptr [rdx + 704], zmm14
    vpaddq zmm30, zmm7, zmm15
    vmovapd zmmword ptr [rdx + 2112], zmm30
    vpsubq zmm15, zmm15, zmm7
    vpmadd52huq zmm22, zmm25, zmm17
    vmovapd zmmword ptr [rdx + 1088], zmm15
    vpsraq zmm7, zmm1, 52
    vmovapd zmm15, zmmword ptr [rdx + 1152]
    vpaddq zmm14, zmm14, zmm7
    vpxord xmm7, xmm7, xmm7
    vpmadd52luq zmm7, zmm6, zmm6
    vpmovq2m k1, zmm14
    vpaddq zmm23, zmm8, zmm15
    vmovapd zmmword ptr [rdx + 2176], zmm23
    vpsubq zmm15, zmm15, zmm8
    vmovapd zmmword ptr [rdx + 1152], zmm15
    vmovapd zmm8, zmmword ptr [rdx + 1216]
    vpaddq zmm15, zmm29, zmm29
    vpxord xmm30, xmm30, xmm30
    vpmadd52huq zmm30, zmm17, zmm17
    vpmadd52luq zmm15, zmm12, zmm12
    vpaddq zmm23, zmm5, zmm8
    vmovapd zmmword ptr [rdx + 2240], zmm23
    vpsubq zmm8, zmm8, zmm5
    vmovapd zmmword ptr [rdx + 1216], zmm8
    vpaddq zmm5, zmm28, zmm28
    vmovapd zmm8, zmmword ptr [rdx + 1728]
    vpxord xmm29, xmm29, xmm29
    vpmadd52huq zmm29, zmm11, zmm1
    vpmadd52huq zmm5, zmm12, zmm12
    vpxord xmm12, xmm12, xmm12
    vpaddq zmm23, zmm20, zmm8
    vmovapd zmmword ptr [rdx + 2752], zmm23
    vpaddq zmm15, zmm15, zmm7
    vpmadd52huq zmm12, zmm11, zmm14
    vpsubq zmm7, zmm8, zmm20
    vpxord xmm8, xmm8, xmm8
    vpmadd52huq zmm8, zmm0, zmm14
    vpmadd52luq zmm29, zmm11, zmm14
    vmovapd zmmword ptr [rdx + 1728], zmm7
    vpxord xmm7, xmm7, xmm7
    vpaddq zmm28, zmm16, zmm16
    vpmadd52huq zmm7, zmm1, zmm14
    vpmadd52huq zmm12, zmm0, zmm1
    vpmadd52luq zmm8, zmm1, zmm14
    vpmadd52luq zmm29, zmm0, zmm1
    vpmadd52huq zmm28, zmm3, zmm3
    vpaddq zmm3, zmm21, zmm21
    vpxord xmm23, xmm23, xmm23
    vpmadd52luq zmm12, zmm0, zmm14
    vpaddq zmm10, zmm10, zmm10
    vpaddq zmm20, zmm19, zmm19
    vpmadd52huq zmm3, zmm6, zmm6
    vpxord xmm6, xmm6, xmm6
    vpaddq zmm16, zmm24, zmm24
    vpmadd52luq zmm10, zmm4, zmm4
    vpaddq zmm9, zmm9, zmm9
    vpmadd52huq zmm20, zmm4, zmm4
    vpxord xmm4, xmm4, xmm4
    vpaddq zmm21, zmm22, zmm22
    vpmadd52luq zmm16, zmm25, zmm25
    vpmadd52huq zmm9, zmm25, zmm25
    vpaddq zmm12, zmm12, zmm12
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm21, zmm17, zmm17
    vpaddq zmm8, zmm8, zmm8
    vpaddq zmm7, zmm7, zmm7
    vpmadd52luq zmm12, zmm1, zmm1
    vpmadd52huq zmm8, zmm1, zmm1
    vpaddq zmm5, zmm5, zmm3
    vpmadd52luq zmm7, zmm14, zmm14
    vpaddq zmm3, zmm2, zmm10
    vmovapd zmm2, zmmword ptr [rdx + 512]
    vpmadd52huq zmm6, zmm14, zmm14
    vpaddq zmm10, zmm27, zmm20
    vpaddq zmm14, zmm15, zmm16
    vpmadd52luq zmm23, zmm11, zmm11
    vpaddq zmm2, zmm2, zmm2
    vpmadd52luq zmm4, zmm11, zmm0
    vpaddq zmm24, zmm5, zmm9
    vpmadd52huq zmm19, zmm11, zmm0
    vpaddq zmm22, zmm3, zmm21
    vmovapd zmm25, zmmword ptr [rdx + 576]
    vpaddq zmm17, zmm10, zmm30
    vmovapd zmm27, zmmword ptr [rdx + 640]
    vpaddq zmm14{k1}, zmm14, zmm2
    vpsubq zmm2, zmm14, zmm12
    vmovapd zmm14, zmmword ptr [rdx + 704]
    vpmadd52luq zmm19, zmm11, zmm1
    vpaddq zmm12, zmm25, zmm25
    vpaddq zmm1, zmm27, zmm27
    vpaddq zmm24{k1}, zmm24, zmm12
    vpaddq zmm12, zmm14, zmm14
    vpaddq zmm22{k1}, zmm22, zmm1
    vpaddq zmm17{k1}, zmm17, zmm12
    vmovapd zmm14, zmmword ptr [rdx + 1792]
    vpaddq zmm16{k1}, zmm16, qword ptr [rip + msmith_0_1_0_ifma_const + 8]{1to8}
    vmovapd zmm1, zmmword ptr [rdx + 2304]
    vpsubq zmm12, zmm24, zmm8
    vmovapd zmm8, zmmword ptr [rdx + 2368]
    vpsubq zmm7, zmm22, zmm7
    vpsubq zmm6, zmm17, zmm6
    vmovapd zmm20, zmmword ptr [rdx + 2432]
    vpsubq zmm14, zmm31, zmm14
    vpsubq zmm2, zmm2, zmm1
    vmovapd zmm1, zmmword ptr [rdx + 2496]
    vpsubq zmm17, zmm12, zmm8
    vpmadd52huq zmm2, zmm14, qword ptr [rdi + 64]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 2560]
    vpsubq zmm8, zmm7, zmm20
    vpmadd52huq zmm17, zmm14, qword ptr [rdi + 72]{1to8}
    vmovapd zmm7, zmmword ptr [rdx + 2624]
    vpsubq zmm6, zmm6, zmm1
    vpmadd52huq zmm8, zmm14, qword ptr [rdi + 80]{1to8}
    vmovapd zmm1, zmmword ptr [rdx + 2688]
    vpsubq zmm20, zmm16, zmm12
    vpmadd52huq zmm6, zmm14, qword ptr [rdi + 88]{1to8}
    vpsubq zmm12, zmm9, zmm7
    vmovapd zmm9, zmmword ptr [rdx + 1856]
    vpmadd52huq zmm20, zmm14, qword ptr [rdi + 96]{1to8}
    vpsubq zmm22, zmm21, zmm1
    vpmadd52huq zmm12, zmm14, qword ptr [rdi + 104]{1to8}
    vpmadd52huq zmm22, zmm14, qword ptr [rdi + 112]{1to8}
    vpsubq zmm7, zmm18, zmm9
    vpmadd52luq zmm2, zmm14, qword ptr [rdi + 72]{1to8}
    vmovapd zmm1, zmmword ptr [rdx + 1920]
    vpsraq zmm9, zmm14, 52
    vpmadd52luq zmm17, zmm14, qword ptr [rdi + 80]{1to8}
    vpaddq zmm7, zmm7, zmm9
    vpmadd52luq zmm8, zmm14, qword ptr [rdi + 88]{1to8}
    vpsubq zmm9, zmm26, zmm1
    vpmadd52luq zmm6, zmm14, qword ptr [rdi + 96]{1to8}
    vpsraq zmm1, zmm7, 52
    vpmadd52luq zmm20, zmm14, qword ptr [rdi + 104]{1to8}
    vpaddq zmm9, zmm9, zmm1
    vpmadd52luq zmm12, zmm14, qword ptr [rdi + 112]{1to8}
    vmovapd zmm1, zmmword ptr [rdx + 1984]
    vpaddq zmm25, zmm29, zmm29
    vpmadd52luq zmm22, zmm14, qword ptr [rdi + 120]{1to8}
    vpaddq zmm10, zmm10, zmm28
    vpmadd52huq zmm2, zmm7, qword ptr [rdi + 128]{1to8}
    vpsubq zmm1, zmm28, zmm1
    vpmadd52huq zmm17, zmm7, qword ptr [rdi + 136]{1to8}
    vpsraq zmm27, zmm9, 52
    vpmadd52huq zmm8, zmm7, qword ptr [rdi + 144]{1to8}
    vpaddq zmm1, zmm1, zmm27
    vpmadd52huq zmm6, zmm7, qword ptr [rdi + 152]{1to8}
    vmovapd zmm24, zmmword ptr [rdx + 2048]
    vpaddq zmm15, zmm15, zmm31
    vpmadd52huq zmm20, zmm7, qword ptr [rdi + 160]{1to8}
    vpsubq zmm15, zmm15, zmm23
    vpmadd52huq zmm12, zmm7, qword ptr [rdi + 168]{1to8}
    vpsubq zmm15, zmm15, zmm24
    vpmadd52huq zmm22, zmm7, qword ptr [rdi + 176]{1to8}
    vpsraq zmm16, zmm1, 52
    vpmadd52luq zmm2, zmm7, qword ptr [rdi + 136]{1to8}
    vmovapd zmm21, zmmword ptr [rdx + 2752]
    vpaddq zmm15, zmm15, zmm16
    vpmadd52luq zmm17, zmm7, qword ptr [rdi + 144]{1to8}
    vpaddq zmm4, zmm4, zmm4
    vpmadd52luq zmm8, zmm7, qword ptr [rdi + 152]{1to8}
    vpsubq zmm23, zmm30, zmm21
    vpmadd52luq zmm6, zmm7, qword ptr [rdi + 160]{1to8}
    vpaddq zmm5, zmm5, zmm18
    vpmadd52luq zmm20, zmm7, qword ptr [rdi + 168]{1to8}
    vpaddq zmm29, zmm19, zmm19
    vpmadd52luq zmm12, zmm7, qword ptr [rdi + 176]{1to8}
    vpsraq zmm28, zmm15, 52
    vpmadd52luq zmm22, zmm7, qword ptr [rdi + 184]{1to8}
    vpaddq zmm3, zmm3, zmm26
    vpmadd52huq zmm2, zmm9, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm17, zmm9, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm8, zmm9, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm6, zmm9, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm20, zmm9, qword ptr [rdi + 224]{1to8}
    vpmadd52huq zmm12, zmm9, qword ptr [rdi + 232]{1to8}
    vpmadd52huq zmm22, zmm9, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm25, zmm0, zmm0
    vpmadd52luq zmm2, zmm9, qword ptr [rdi + 200]{1to8}
    vpmadd52luq zmm17, zmm9, qword ptr [rdi + 208]{1to8}
    vmovapd zmm27, zmmword ptr [rdx + 2240]
    vpmadd52luq zmm8, zmm9, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm6, zmm9, qword ptr [rdi + 224]{1to8}
    vpsubq zmm10, zmm10, zmm25
    vpmadd52luq zmm20, zmm9, qword ptr [rdi + 232]{1to8}
    vpsubq zmm10, zmm10, zmm27
    vpmadd52luq zmm12, zmm9, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm22, zmm9, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm10, zmm14, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm2, zmm1, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm8, zmm1, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm20, zmm1, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm12, zmm1, qword ptr [rdi + 296]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm10, zmm7, qword ptr [rdi + 128]{1to8}
    vpmadd52luq zmm2, zmm1, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm8, zmm1, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm20, zmm1, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm12, zmm1, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm10, zmm9, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm2, zmm15, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm4, zmm11, zmm11
    vpmadd52huq zmm23, zmm14, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm17, zmm15, qword ptr [rdi + 328]{1to8}
    vmovapd zmm11, zmmword ptr [rdx + 2112]
    vpmadd52huq zmm8, zmm15, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm6, zmm15, qword ptr [rdi + 344]{1to8}
    vpsubq zmm14, zmm5, zmm4
    vpmadd52huq zmm20, zmm15, qword ptr [rdi + 352]{1to8}
    vpsubq zmm5, zmm14, zmm11
    vpmadd52huq zmm12, zmm15, qword ptr [rdi + 360]{1to8}
    vpaddq zmm4, zmm5, zmm28
    vpmadd52huq zmm22, zmm15, qword ptr [rdi + 368]{1to8}
    vpsraq zmm14, zmm4, 52
    vpmadd52luq zmm10, zmm1, qword ptr [rdi + 256]{1to8}
    vpmadd52luq zmm2, zmm15, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm23, zmm7, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm17, zmm15, qword ptr [rdi + 336]{1to8}
    vpxord xmm11, xmm11, xmm11
    vpmadd52luq zmm8, zmm15, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm6, zmm15, qword ptr [rdi + 352]{1to8}
    vpmadd52luq zmm20, zmm15, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm12, zmm15, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm22, zmm15, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm29, zmm0, zmm0
    vpmadd52luq zmm10, zmm15, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm2, zmm4, qword ptr [rdi + 384]{1to8}
    vmovapd zmm5, zmmword ptr [rdx + 2176]
    vpmadd52huq zmm23, zmm9, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm17, zmm4, qword ptr [rdi + 392]{1to8}
    vpsubq zmm7, zmm3, zmm29
    vpmadd52huq zmm8, zmm4, qword ptr [rdi + 400]{1to8}
    vpsubq zmm0, zmm7, zmm5
    vpmadd52huq zmm6, zmm4, qword ptr [rdi + 408]{1to8}
    vpaddq zmm9, zmm0, zmm14
    vmovapd zmm3, zmmword ptr [rdx + 1216]
    vpmadd52huq zmm20, zmm4, qword ptr [rdi + 416]{1to8}
    vmovapd zmm7, zmmword ptr [rdx + 1280]
    vpsraq zmm5, zmm9, 52
    vpmadd52huq zmm12, zmm4, qword ptr [rdi + 424]{1to8}
    vmovapd zmm0, zmmword ptr [rdx + 1344]
    vpmadd52huq zmm22, zmm4, qword ptr [rdi + 432]{1to8}
    vpaddq zmm14, zmm3, qword ptr [r8 + 0]{1to8}
    vmovapd zmm3, zmmword ptr [rdx + 1408]
    vpaddq zmm7, zmm7, qword ptr [r8 + 8]{1to8}
    vpmadd52luq zmm10, zmm4, qword ptr [rdi + 384]{1to8}
    vmovapd zmm31, zmmword ptr [rdx + 1472]
    vpaddq zmm25, zmm0, qword ptr [r8 + 16]{1to8}
    vpmadd52luq zmm2, zmm4, qword ptr [rdi + 392]{1to8}
    vmovapd zmm0, zmmword ptr [rdx + 1536]
    vpaddq zmm26, zmm3, qword ptr [r8 + 24]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rdi + 312]{1to8}
    vmovapd zmm3, zmmword ptr [rdx + 1600]
    vpaddq zmm27, zmm31, qword ptr [r8 + 32]{1to8}
    vmovapd zmm1, zmmword ptr [rdx + 768]
    vpmadd52luq zmm17, zmm4, qword ptr [rdi + 400]{1to8}
    vmovapd zmm24, zmmword ptr [rdx + 1664]
    vpaddq zmm28, zmm0, qword ptr [r8 + 40]{1to8}
    vpmadd52luq zmm8, zmm4, qword ptr [rdi + 408]{1to8}
    vpaddq zmm29, zmm3, qword ptr [r8 + 48]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rdi + 64]{1to8}
    vmovapd zmm0, zmmword ptr [rdx + 832]
    vpaddq zmm30, zmm24, qword ptr [r8 + 56]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rdi + 72]{1to8}
    vpsraq zmm3, zmm1, 52
    vmovapd zmm16, zmmword ptr [rdx + 1728]
    vpmadd52huq zmm26, zmm1, qword ptr [rdi + 80]{1to8}
    vpaddq zmm0, zmm0, zmm3
    vpmadd52huq zmm27, zmm1, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rdi + 72]{1to8}
    vpaddq zmm31, zmm16, qword ptr [r8 + 64]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rdi + 96]{1to8}
    vpaddq zmm3, zmm10, zmm5
    vpmadd52huq zmm29, zmm1, qword ptr [rdi + 104]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rdi + 112]{1to8}
    vmovapd zmm10, zmmword ptr [rdx + 896]
    vpmadd52luq zmm25, zmm1, qword ptr [rdi + 80]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rdi + 88]{1to8}
    vpsraq zmm5, zmm0, 52
    vpmadd52luq zmm27, zmm1, qword ptr [rdi + 96]{1to8}
    vpaddq zmm10, zmm10, zmm5
    vpmadd52luq zmm28, zmm1, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm7, zmm0, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm25, zmm0, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm26, zmm0, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm27, zmm0, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm7, zmm0, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm28, zmm0, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm25, zmm0, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm29, zmm0, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm26, zmm0, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm30, zmm0, qword ptr [rdi + 176]{1to8}
    vmovapd zmm5, zmmword ptr [rdx + 960]
    vpmadd52luq zmm27, zmm0, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm28, zmm0, qword ptr [rdi + 168]{1to8}
    vpsraq zmm21, zmm10, 52
    vpmadd52luq zmm29, zmm0, qword ptr [rdi + 176]{1to8}
    vpaddq zmm5, zmm5, zmm21
    vpmadd52luq zmm30, zmm0, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm7, zmm10, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm25, zmm10, qword ptr [rdi + 200]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm26, zmm10, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm7, zmm10, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm27, zmm10, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm25, zmm10, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm28, zmm10, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm26, zmm10, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm29, zmm10, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm27, zmm10, qword ptr [rdi + 224]{1to8}
    vpmadd52huq zmm30, zmm10, qword ptr [rdi + 240]{1to8}
    vmovapd zmm18, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm28, zmm10, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm29, zmm10, qword ptr [rdi + 240]{1to8}
    vpsraq zmm19, zmm5, 52
    vpmadd52luq zmm14, zmm0, qword ptr [rdi + 128]{1to8}
    vpaddq zmm24, zmm18, zmm19
    vpmadd52luq zmm30, zmm10, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm7, zmm5, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm25, zmm5, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm14, zmm10, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm26, zmm5, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm7, zmm5, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm27, zmm5, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm25, zmm5, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm28, zmm5, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm26, zmm5, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm29, zmm5, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm27, zmm5, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm30, zmm5, qword ptr [rdi + 304]{1to8}
    vmovapd zmm16, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm28, zmm5, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm29, zmm5, qword ptr [rdi + 304]{1to8}
    vpsraq zmm21, zmm24, 52
    vpmadd52huq zmm31, zmm1, qword ptr [rdi + 120]{1to8}
    vpaddq zmm1, zmm16, zmm21
    vpmadd52luq zmm30, zmm5, qword ptr [rdi + 312]{1to8}
    vpmadd52huq zmm7, zmm24, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm25, zmm24, qword ptr [rdi + 328]{1to8}
    vpmadd52luq zmm14, zmm5, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm26, zmm24, qword ptr [rdi + 336]{1to8}
    vpmadd52luq zmm7, zmm24, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm27, zmm24, qword ptr [rdi + 344]{1to8}
    vpmadd52huq zmm31, zmm0, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm28, zmm24, qword ptr [rdi + 352]{1to8}
    vpmadd52luq zmm25, zmm24, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm29, zmm24, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm26, zmm24, qword ptr [rdi + 344]{1to8}
    vpmadd52huq zmm30, zmm24, qword ptr [rdi + 368]{1to8}
    vmovapd zmm0, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm27, zmm24, qword ptr [rdi + 352]{1to8}
    vpmadd52luq zmm28, zmm24, qword ptr [rdi + 360]{1to8}
    vpsraq zmm18, zmm1, 52
    vpmadd52luq zmm29, zmm24, qword ptr [rdi + 368]{1to8}
    vpaddq zmm0, zmm0, zmm18
    vpmadd52luq zmm30, zmm24, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm14, zmm24, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm31, zmm10, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rdi + 408]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm6, zmm4, qword ptr [rdi + 416]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm20, zmm4, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm12, zmm4, qword ptr [rdi + 432]{1to8}
    vpsraq zmm10, zmm0, 52
    vpmadd52luq zmm22, zmm4, qword ptr [rdi + 440]{1to8}
    vpaddq zmm14, zmm14, zmm10
    vpmadd52huq zmm31, zmm5, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rdi + 400]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rdi + 408]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rdi + 440]{1to8}
    vpmadd52huq zmm2, zmm9, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm7, zmm0, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm23, zmm15, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm3, zmm9, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm17, zmm9, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm8, zmm9, qword ptr [rdi + 464]{1to8}
    vpmadd52huq zmm6, zmm9, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm20, zmm9, qword ptr [rdi + 480]{1to8}
    vpxord xmm10, xmm10, xmm10
    vpaddq zmm5, zmm3, zmm13
    vpmadd52huq zmm12, zmm9, qword ptr [rdi + 488]{1to8}
    vpsraq zmm15, zmm5, 52
    vpmadd52huq zmm22, zmm9, qword ptr [rdi + 496]{1to8}
    vpmadd52huq zmm31, zmm24, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm14, zmm0, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm25, zmm0, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm26, zmm0, qword ptr [rdi + 464]{1to8}
    vpmadd52huq zmm27, zmm0, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm28, zmm0, qword ptr [rdi + 480]{1to8}
    vpaddq zmm5, zmm14, zmm13
    vpmadd52huq zmm29, zmm0, qword ptr [rdi + 488]{1to8}
    vpsraq zmm5, zmm5, 52
    vpmadd52huq zmm30, zmm0, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm2, zmm9, qword ptr [rdi + 456]{1to8}
    vpmadd52luq zmm7, zmm0, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm23, zmm4, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm17, zmm9, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm8, zmm9, qword ptr [rdi + 472]{1to8}
    vpaddq zmm16, zmm2, zmm15
    vpmadd52luq zmm6, zmm9, qword ptr [rdi + 480]{1to8}
    vpaddq zmm24, zmm7, zmm5
    vpmadd52luq zmm20, zmm9, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm12, zmm9, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm22, zmm9, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm11, zmm3, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm25, zmm0, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm26, zmm0, qword ptr [rdi + 472]{1to8}
    vpmadd52luq zmm27, zmm0, qword ptr [rdi + 480]{1to8}
    vpmadd52luq zmm28, zmm0, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm29, zmm0, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm30, zmm0, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm10, zmm14, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm23, zmm9, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm16, zmm11, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm17, zmm11, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm8, zmm11, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm6, zmm11, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm20, zmm11, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm12, zmm11, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm22, zmm11, qword ptr [rdi + 48]{1to8}
    vpmadd52huq zmm31, zmm0, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm24, zmm10, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm25, zmm10, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm26, zmm10, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm27, zmm10, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm28, zmm10, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm29, zmm10, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm30, zmm10, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm16, zmm11, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm17, zmm11, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm8, zmm11, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm6, zmm11, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm20, zmm11, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm12, zmm11, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm22, zmm11, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm23, zmm11, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm24, zmm10, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm25, zmm10, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm26, zmm10, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm27, zmm10, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm28, zmm10, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm29, zmm10, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm30, zmm10, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm31, zmm10, qword ptr [rdi + 56]{1to8}
    vmovdqa64 zmm18, zmm8
    vmovdqa64 zmm19, zmm6
    vmovdqa64 zmm21, zmm12
    ret
.globl msmith_0_1_0_ifma_pair_mul_8_5
.p2align 6
msmith_0_1_0_ifma_pair_mul_8_5:
    cmp qword ptr [rdi + 600], 1
    jae msmith_0_1_0_ifma_columns_pair_mul_8_5
    vmovapd zmm0, zmmword ptr [rsi + 0]
    vmovapd zmm1, zmmword ptr [rcx + 0]
    vpsraq zmm2, zmm0, 52
    vpxord xmm3, xmm3, xmm3
    vpmadd52luq zmm3, zmm0, zmm1
    vpxord xmm4, xmm4, xmm4
    vpxord xmm5, xmm5, xmm5
    vpxord xmm6, xmm6, xmm6
    vpxord xmm7, xmm7, xmm7
    vpaddq zmm8, zmm2, zmmword ptr [rsi + 64]
    vpmadd52huq zmm4, zmm0, zmm1
    vpxord xmm9, xmm9, xmm9
    vpsraq zmm10, zmm8, 52
    vpaddq zmm11, zmm10, zmmword ptr [rsi + 128]
    vpsraq zmm12, zmm11, 52
    vpaddq zmm13, zmm12, zmmword ptr [rsi + 192]
    vpsraq zmm14, zmm13, 52
    vpaddq zmm15, zmm14, zmmword ptr [rsi + 256]
    vpsraq zmm2, zmm15, 52
    vpaddq zmm10, zmm2, zmmword ptr [rsi + 320]
    vpxord xmm12, xmm12, xmm12
    vpsraq zmm14, zmm10, 52
    vpaddq zmm2, zmm14, zmmword ptr [rsi + 384]
    vpsraq zmm14, zmm2, 52
    vpaddq zmm14, zmm14, zmmword ptr [rsi + 448]
    vpsraq zmm16, zmm1, 52
    vpaddq zmm17, zmm16, zmmword ptr [rcx + 64]
    vpsraq zmm18, zmm17, 52
    vpmadd52luq zmm4, zmm0, zmm17
    vpxord xmm19, xmm19, xmm19
    vpaddq zmm20, zmm18, zmmword ptr [rcx + 128]
    vpmadd52huq zmm5, zmm0, zmm17
    vpsraq zmm21, zmm20, 52
    vpmadd52huq zmm6, zmm0, zmm20
    vpaddq zmm22, zmm21, zmmword ptr [rcx + 192]
    vpsraq zmm23, zmm22, 52
    vpmadd52huq zmm7, zmm0, zmm22
    vpaddq zmm24, zmm23, zmmword ptr [rcx + 256]
    vpmadd52luq zmm5, zmm0, zmm20
    vpsraq zmm25, zmm24, 52
    vpmadd52luq zmm6, zmm0, zmm22
    vpaddq zmm26, zmm25, zmmword ptr [rcx + 320]
    vpmadd52luq zmm4, zmm8, zmm1
    vpsraq zmm27, zmm26, 52
    vpmadd52huq zmm7, zmm8, zmm20
    vpaddq zmm28, zmm27, zmmword ptr [rcx + 384]
    vpmadd52huq zmm5, zmm8, zmm1
    vpsraq zmm29, zmm28, 52
    vbroadcastsd zmm30, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpmadd52huq zmm6, zmm8, zmm17
    vpaddq zmm31, zmm29, zmmword ptr [rcx + 448]
    vpmadd52huq zmm9, zmm8, zmm22
    vpmadd52luq zmm7, zmm8, zmm22
    vpandq zmm0, zmm0, zmm30
    vpmadd52luq zmm5, zmm8, zmm17
    vpandq zmm16, zmm15, zmm30
    vpmadd52luq zmm6, zmm8, zmm20
    vpsubq zmm0, zmm0, zmm16
    vpmadd52huq zmm9, zmm11, zmm20
    vpandq zmm8, zmm8, zmm30
    vmovapd zmmword ptr [rdx + 0], zmm0
    vpmadd52huq zmm7, zmm11, zmm17
    vpandq zmm18, zmm10, zmm30
    vpmadd52luq zmm5, zmm11, zmm1
    vpsubq zmm8, zmm8, zmm18
    vpmadd52huq zmm6, zmm11, zmm1
    vpandq zmm21, zmm11, zmm30
    vmovapd zmmword ptr [rdx + 64], zmm8
    vpmadd52luq zmm9, zmm11, zmm22
    vpandq zmm23, zmm2, zmm30
    vpmadd52luq zmm7, zmm11, zmm20
    vpsubq zmm25, zmm21, zmm23
    vpmadd52huq zmm12, zmm11, zmm22
    vpandq zmm27, zmm13, zmm30
    vmovapd zmmword ptr [rdx + 128], zmm25
    vpmadd52luq zmm6, zmm11, zmm17
    vpandq zmm11, zmm14, zmm30
    vpmadd52huq zmm9, zmm13, zmm17
    vpsubq zmm11, zmm27, zmm11
    vpxord xmm29, xmm29, xmm29
    vpxord xmm16, xmm16, xmm16
    vpmadd52huq zmm7, zmm13, zmm1
    vpsraq zmm18, zmm0, 52
    vmovapd zmmword ptr [rdx + 192], zmm11
    vpmadd52huq zmm12, zmm13, zmm20
    vpaddq zmm8, zmm8, zmm18
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq zmm6, zmm13, zmm1
    vpandq zmm1, zmm1, zmm30
    vpmadd52luq zmm9, zmm13, zmm20
    vpandq zmm23, zmm20, zmm30
    vpmadd52luq zmm7, zmm13, zmm17
    vpandq zmm27, zmm17, zmm30
    vpmadd52luq zmm12, zmm13, zmm22
    vpmadd52huq zmm19, zmm13, zmm22
    vpsraq zmm13, zmm8, 52
    vpaddq zmm13, zmm25, zmm13
    vpmadd52luq zmm29, zmm15, zmm24
    vpxord xmm18, xmm18, xmm18
    vpsraq zmm20, zmm13, 52
    vpaddq zmm11, zmm11, zmm20
    vpmadd52huq zmm16, zmm15, zmm24
    vpmovq2m k1, zmm11
    vpmadd52huq zmm21, zmm15, zmm26
    vpandq zmm17, zmm24, zmm30
    vpsubq zmm1, zmm1, zmm17
    vpmadd52huq zmm18, zmm15, zmm28
    vpandq zmm25, zmm26, zmm30
    vpsubq zmm20, zmm27, zmm25
    vmovapd zmmword ptr [rdx + 256], zmm1
    vpmadd52luq zmm16, zmm15, zmm26
    vpandq zmm17, zmm28, zmm30
    vpsubq zmm27, zmm23, zmm17
    vmovapd zmmword ptr [rdx + 320], zmm20
    vpmadd52luq zmm21, zmm15, zmm28
    vpandq zmm25, zmm22, zmm30
    vmovapd zmmword ptr [rdx + 384], zmm27
    vpmadd52luq zmm18, zmm15, zmm31
    vpandq zmm23, zmm31, zmm30
    vpsubq zmm17, zmm25, zmm23
    vpmadd52luq zmm16, zmm10, zmm24
    vpsraq zmm22, zmm1, 52
    vpaddq zmm25, zmm20, zmm22
    vmovapd zmmword ptr [rdx + 448], zmm17
    vpmadd52huq zmm21, zmm10, zmm24
    vpsraq zmm23, zmm25, 52
    vpaddq zmm20, zmm27, zmm23
    vpmadd52huq zmm18, zmm10, zmm26
    vpsraq zmm22, zmm20, 52
    vpaddq zmm27, zmm17, zmm22
    vpmadd52luq zmm21, zmm10, zmm26
    vpmovq2m k2, zmm27
    vpxord xmm23, xmm23, xmm23
    vpmadd52huq zmm23, zmm15, zmm31
    vpmadd52luq zmm18, zmm10, zmm28
    vpaddq zmm15, zmm7, zmm29
    vpxord xmm7, xmm7, xmm7
    vpmadd52huq zmm7, zmm10, zmm31
    vpaddq zmm9, zmm9, zmm16
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq zmm21, zmm2, zmm24
    kandb k3, k1, k2
    vpmadd52huq zmm23, zmm10, zmm28
    vpmadd52huq zmm18, zmm2, zmm24
    vpmadd52huq zmm7, zmm2, zmm28
    vpmadd52huq zmm17, zmm2, zmm31
    vpaddq zmm12, zmm12, zmm21
    vpxord xmm22, xmm22, xmm22
    vpmadd52luq zmm23, zmm10, zmm31
    vpaddq zmm10, zmm15, zmm3
    vpmadd52luq zmm18, zmm2, zmm26
    vpmadd52luq zmm7, zmm2, zmm31
    vpmadd52huq zmm17, zmm14, zmm28
    vpmadd52huq zmm23, zmm2, zmm26
    vpmadd52luq zmm18, zmm14, zmm24
    vpmadd52huq zmm7, zmm14, zmm26
    vpmadd52luq zmm17, zmm14, zmm31
    vpmadd52luq zmm23, zmm2, zmm28
    vpaddq zmm2, zmm9, zmm4
    vpmadd52huq zmm22, zmm14, zmm31
    vpaddq zmm29, zmm19, zmm18
    vpxord xmm16, xmm16, xmm16
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq zmm7, zmm14, zmm28
    vpaddq zmm31, zmm12, zmm5
    vpaddq zmm12, zmm12, zmm17
    vpmadd52luq zmm16, zmm0, zmm1
    vpmadd52huq zmm23, zmm14, zmm24
    vpaddq zmm19, zmm29, zmm6
    vpaddq zmm18, zmm29, zmm22
    vpmadd52huq zmm21, zmm0, zmm1
    vpaddq zmm9, zmm9, zmm7
    vpaddq zmm9{k1}, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm23, zmm14, zmm26
    vpaddq zmm9{k2}, zmm9, zmmword ptr [rdx + 64]
    vpxord xmm14, xmm14, xmm14
    vpxord xmm28, xmm28, xmm28
    vpaddq zmm12{k1}, zmm12, zmmword ptr [rdx + 384]
    vpmadd52luq zmm21, zmm0, zmm25
    vpaddq zmm12{k2}, zmm12, zmmword ptr [rdx + 128]
    vpmadd52huq zmm14, zmm0, zmm25
    vpaddq zmm18{k1}, zmm18, zmmword ptr [rdx + 448]
    vpmadd52huq zmm28, zmm0, zmm20
    vpaddq zmm15, zmm15, zmm23
    vpaddq zmm15{k1}, zmm15, zmmword ptr [rdx + 256]
    vpmadd52luq zmm21, zmm8, zmm1
    vpaddq zmm15{k2}, zmm15, zmmword ptr [rdx + 0]
    vpmadd52luq zmm14, zmm0, zmm20
    vmovapd zmmword ptr [rdx + 1536], zmm3
    vpxord xmm3, xmm3, xmm3
    vmovapd zmmword ptr [rdx + 1600], zmm4
    vpxord xmm4, xmm4, xmm4
    vmovapd zmmword ptr [rdx + 1664], zmm5
    vpxord xmm5, xmm5, xmm5
    vmovapd zmmword ptr [rdx + 1728], zmm6
    vpxord xmm6, xmm6, xmm6
    vpaddq zmm18{k2}, zmm18, zmmword ptr [rdx + 192]
    vpmadd52luq zmm28, zmm0, zmm27
    vpaddq zmm23{k3}, zmm23, qword ptr [rip + msmith_0_1_0_ifma_const + 8]{1to8}
    vpmadd52huq zmm3, zmm0, zmm27
    vpmadd52huq zmm4, zmm8, zmm27
    vpsubq zmm0, zmm10, zmm16
    vmovapd zmmword ptr [rdx + 2304], zmm23
    vmovapd zmmword ptr [rdx + 2368], zmm7
    vmovapd zmmword ptr [rdx + 2432], zmm17
    vmovapd zmmword ptr [rdx + 2496], zmm22
    vpmadd52huq zmm14, zmm8, zmm1
    vmovapd zmm10, zmmword ptr [rsi + 512]
    vpsubq zmm7, zmm2, zmm21
    vmovapd zmmword ptr [rdx + 1792], zmm0
    vpmadd52huq zmm28, zmm8, zmm25
    vmovapd zmmword ptr [rdx + 1856], zmm7
    vpsraq zmm2, zmm10, 52
    vpmadd52huq zmm3, zmm8, zmm20
    vpaddq zmm0, zmm2, zmmword ptr [rsi + 576]
    vpmadd52huq zmm4, zmm13, zmm20
    vpsraq zmm7, zmm0, 52
    vpmadd52luq zmm14, zmm8, zmm25
    vpaddq zmm2, zmm7, zmmword ptr [rsi + 640]
    vpmadd52luq zmm28, zmm8, zmm20
    vpsraq zmm7, zmm2, 52
    vpmadd52luq zmm3, zmm8, zmm27
    vpaddq zmm8, zmm7, zmmword ptr [rsi + 704]
    vpmadd52luq zmm4, zmm13, zmm27
    vpsraq zmm7, zmm8, 52
    vpmadd52luq zmm14, zmm13, zmm1
    vpaddq zmm7, zmm7, zmmword ptr [rsi + 768]
    vpmadd52huq zmm28, zmm13, zmm1
    vpsraq zmm24, zmm7, 52
    vpmadd52huq zmm3, zmm13, zmm25
    vpaddq zmm29, zmm24, zmmword ptr [rsi + 832]
    vpmadd52huq zmm5, zmm13, zmm27
    vpsraq zmm26, zmm29, 52
    vpxord xmm16, xmm16, xmm16
    vpmadd52huq zmm4, zmm11, zmm25
    vpsubq zmm14, zmm31, zmm14
    vpxord xmm23, xmm23, xmm23
    vpmadd52luq zmm28, zmm13, zmm25
    vmovapd zmmword ptr [rdx + 1920], zmm14
    vpaddq zmm14, zmm26, zmmword ptr [rsi + 896]
    vpxord xmm17, xmm17, xmm17
    vpxord xmm22, xmm22, xmm22
    vpmadd52luq zmm3, zmm13, zmm20
    vpsraq zmm13, zmm14, 52
    vpxord xmm21, xmm21, xmm21
    vpmadd52huq zmm5, zmm11, zmm20
    vmovapd zmm24, zmmword ptr [rcx + 512]
    vpaddq zmm13, zmm13, zmmword ptr [rsi + 960]
    vpmadd52luq zmm4, zmm11, zmm20
    vpmadd52luq zmm28, zmm11, zmm1
    vpmadd52huq zmm3, zmm11, zmm1
    vpsraq zmm1, zmm24, 52
    vpmadd52luq zmm5, zmm11, zmm27
    vpaddq zmm1, zmm1, zmmword ptr [rcx + 576]
    vpmadd52huq zmm6, zmm11, zmm27
    vpsubq zmm9, zmm9, zmm4
    vpxord xmm4, xmm4, xmm4
    vpsubq zmm31, zmm19, zmm28
    vmovapd zmmword ptr [rdx + 2112], zmm9
    vpmadd52luq zmm16, zmm10, zmm24
    vpmadd52luq zmm3, zmm11, zmm25
    vmovapd zmmword ptr [rdx + 1984], zmm31
    vpsraq zmm9, zmm1, 52
    vpxord xmm11, xmm11, xmm11
    vpsubq zmm12, zmm12, zmm5
    vpmadd52huq zmm23, zmm10, zmm24
    vpsubq zmm5, zmm18, zmm6
    vmovapd zmmword ptr [rdx + 2176], zmm12
    vpmadd52huq zmm17, zmm10, zmm1
    vmovapd zmmword ptr [rdx + 2240], zmm5
    vpaddq zmm6, zmm9, zmmword ptr [rcx + 640]
    vpsubq zmm12, zmm15, zmm3
    vpmadd52huq zmm22, zmm10, zmm6
    vpxord xmm5, xmm5, xmm5
    vmovapd zmmword ptr [rdx + 2048], zmm12
    vpsraq zmm9, zmm6, 52
    vpmadd52luq zmm23, zmm10, zmm1
    vpaddq zmm15, zmm9, zmmword ptr [rcx + 704]
    vpmadd52luq zmm17, zmm10, zmm6
    vpsraq zmm3, zmm15, 52
    vpmadd52huq zmm21, zmm10, zmm15
    vpaddq zmm12, zmm3, zmmword ptr [rcx + 768]
    vpmadd52luq zmm22, zmm10, zmm15
    vpsraq zmm9, zmm12, 52
    vpmadd52luq zmm23, zmm0, zmm24
    vpaddq zmm3, zmm9, zmmword ptr [rcx + 832]
    vpmadd52huq zmm17, zmm0, zmm24
    vpsraq zmm9, zmm3, 52
    vpmadd52huq zmm21, zmm0, zmm6
    vpaddq zmm9, zmm9, zmmword ptr [rcx + 896]
    vpmadd52huq zmm22, zmm0, zmm1
    vpsraq zmm26, zmm9, 52
    vpmadd52huq zmm4, zmm0, zmm15
    vpaddq zmm20, zmm26, zmmword ptr [rcx + 960]
    vpmadd52luq zmm17, zmm0, zmm1
    vpmadd52luq zmm21, zmm0, zmm15
    vpandq zmm10, zmm10, zmm30
    vpmadd52luq zmm22, zmm0, zmm6
    vpandq zmm27, zmm7, zmm30
    vpmadd52huq zmm4, zmm2, zmm6
    vpsubq zmm10, zmm10, zmm27
    vpmadd52luq zmm17, zmm2, zmm24
    vpandq zmm0, zmm0, zmm30
    vmovapd zmmword ptr [rdx + 512], zmm10
    vpmadd52huq zmm21, zmm2, zmm1
    vpandq zmm19, zmm29, zmm30
    vpmadd52huq zmm22, zmm2, zmm24
    vpsubq zmm0, zmm0, zmm19
    vpmadd52luq zmm4, zmm2, zmm15
    vpandq zmm28, zmm2, zmm30
    vmovapd zmmword ptr [rdx + 576], zmm0
    vpmadd52huq zmm11, zmm2, zmm15
    vpandq zmm25, zmm14, zmm30
    vpmadd52luq zmm21, zmm2, zmm6
    vpsubq zmm31, zmm28, zmm25
    vpmadd52luq zmm22, zmm2, zmm1
    vpandq zmm2, zmm8, zmm30
    vmovapd zmmword ptr [rdx + 640], zmm31
    vpmadd52huq zmm4, zmm8, zmm1
    vpandq zmm18, zmm13, zmm30
    vpxord xmm26, xmm26, xmm26
    vpmadd52huq zmm11, zmm8, zmm6
    vpsubq zmm2, zmm2, zmm18
    vpxord xmm27, xmm27, xmm27
    vpmadd52huq zmm21, zmm8, zmm24
    vpsraq zmm19, zmm10, 52
    vmovapd zmmword ptr [rdx + 704], zmm2
    vpmadd52luq zmm22, zmm8, zmm24
    vpaddq zmm0, zmm0, zmm19
    vpxord xmm28, xmm28, xmm28
    vpmadd52luq zmm4, zmm8, zmm6
    vpandq zmm25, zmm24, zmm30
    vpmadd52luq zmm11, zmm8, zmm15
    vpandq zmm6, zmm6, zmm30
    vpmadd52luq zmm21, zmm8, zmm1
    vpandq zmm1, zmm1, zmm30
    vpmadd52huq zmm5, zmm8, zmm15
    vpsraq zmm8, zmm0, 52
    vpaddq zmm8, zmm31, zmm8
    vpmadd52luq zmm26, zmm7, zmm12
    vpxord xmm18, xmm18, xmm18
    vpsraq zmm19, zmm8, 52
    vpaddq zmm2, zmm2, zmm19
    vpmadd52huq zmm27, zmm7, zmm12
    vpmovq2m k1, zmm2
    vpmadd52huq zmm28, zmm7, zmm3
    vpandq zmm24, zmm12, zmm30
    vpsubq zmm31, zmm25, zmm24
    vpmadd52huq zmm18, zmm7, zmm9
    vpandq zmm19, zmm3, zmm30
    vpsubq zmm1, zmm1, zmm19
    vmovapd zmmword ptr [rdx + 768], zmm31
    vpmadd52luq zmm27, zmm7, zmm3
    vpandq zmm25, zmm9, zmm30
    vpsubq zmm6, zmm6, zmm25
    vmovapd zmmword ptr [rdx + 832], zmm1
    vpmadd52luq zmm28, zmm7, zmm9
    vpandq zmm15, zmm15, zmm30
    vmovapd zmmword ptr [rdx + 896], zmm6
    vpmadd52luq zmm18, zmm7, zmm20
    vpandq zmm24, zmm20, zmm30
    vpsubq zmm15, zmm15, zmm24
    vpmadd52luq zmm27, zmm29, zmm12
    vpsraq zmm19, zmm31, 52
    vpaddq zmm1, zmm1, zmm19
    vmovapd zmmword ptr [rdx + 960], zmm15
    vpmadd52huq zmm28, zmm29, zmm12
    vpsraq zmm25, zmm1, 52
    vpaddq zmm6, zmm6, zmm25
    vpmadd52huq zmm18, zmm29, zmm3
    vpsraq zmm24, zmm6, 52
    vpaddq zmm15, zmm15, zmm24
    vpmadd52luq zmm28, zmm29, zmm3
    vpmovq2m k2, zmm15
    vpxord xmm19, xmm19, xmm19
    vpmadd52huq zmm19, zmm7, zmm20
    vpmadd52luq zmm18, zmm29, zmm9
    vpaddq zmm7, zmm21, zmm26
    vpxord xmm25, xmm25, xmm25
    vpmadd52huq zmm25, zmm29, zmm20
    vpaddq zmm4, zmm4, zmm27
    vpxord xmm24, xmm24, xmm24
    vpmadd52luq zmm28, zmm14, zmm12
    kandb k3, k1, k2
    vpmadd52huq zmm19, zmm29, zmm9
    vpmadd52huq zmm18, zmm14, zmm12
    vpmadd52huq zmm25, zmm14, zmm9
    vpmadd52huq zmm24, zmm14, zmm20
    vpaddq zmm11, zmm11, zmm28
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq zmm19, zmm29, zmm20
    vpaddq zmm26, zmm7, zmm16
    vpmadd52luq zmm18, zmm14, zmm3
    vpmadd52luq zmm25, zmm14, zmm20
    vpmadd52huq zmm24, zmm13, zmm9
    vpmadd52huq zmm19, zmm14, zmm3
    vpmadd52luq zmm18, zmm13, zmm12
    vpmadd52huq zmm25, zmm13, zmm3
    vpmadd52luq zmm24, zmm13, zmm20
    vpmadd52luq zmm19, zmm14, zmm9
    vpaddq zmm14, zmm4, zmm23
    vpmadd52huq zmm21, zmm13, zmm20
    vpaddq zmm5, zmm5, zmm18
    vpxord xmm27, xmm27, xmm27
    vpxord xmm28, xmm28, xmm28
    vpmadd52luq zmm25, zmm13, zmm9
    vpaddq zmm9, zmm11, zmm17
    vpaddq zmm11, zmm11, zmm24
    vpmadd52luq zmm27, zmm10, zmm31
    vpmadd52huq zmm19, zmm13, zmm12
    vpaddq zmm12, zmm5, zmm22
    vpaddq zmm5, zmm5, zmm21
    vpmadd52huq zmm28, zmm10, zmm31
    vpaddq zmm4, zmm4, zmm25
    vpaddq zmm4{k1}, zmm4, zmmword ptr [rdx + 832]
    vpmadd52luq zmm19, zmm13, zmm3
    vpaddq zmm4{k2}, zmm4, zmmword ptr [rdx + 576]
    vpxord xmm13, xmm13, xmm13
    vpxord xmm3, xmm3, xmm3
    vpaddq zmm11{k1}, zmm11, zmmword ptr [rdx + 896]
    vpmadd52luq zmm28, zmm10, zmm1
    vpaddq zmm11{k2}, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm13, zmm10, zmm1
    vpaddq zmm5{k1}, zmm5, zmmword ptr [rdx + 960]
    vpmadd52huq zmm3, zmm10, zmm6
    vpaddq zmm7, zmm7, zmm19
    vpaddq zmm7{k1}, zmm7, zmmword ptr [rdx + 768]
    vpmadd52luq zmm28, zmm0, zmm31
    vpaddq zmm7{k2}, zmm7, zmmword ptr [rdx + 512]
    vpmadd52luq zmm13, zmm10, zmm6
    vpaddq zmm5{k2}, zmm5, zmmword ptr [rdx + 704]
    vpmadd52luq zmm3, zmm10, zmm15
    vpaddq zmm19{k3}, zmm19, qword ptr [rip + msmith_0_1_0_ifma_const + 8]{1to8}
    vpxord xmm29, xmm29, xmm29
    vpmadd52huq zmm29, zmm10, zmm15
    vpsubq zmm10, zmm26, zmm27
    vpxord xmm20, xmm20, xmm20
    vpmadd52huq zmm20, zmm0, zmm15
    vpmadd52huq zmm13, zmm0, zmm31
    vpsubq zmm14, zmm14, zmm28
    vpxord xmm18, xmm18, xmm18
    vpmadd52huq zmm3, zmm0, zmm1
    vpmadd52huq zmm29, zmm0, zmm6
    vpmadd52huq zmm20, zmm8, zmm6
    vpmadd52luq zmm13, zmm0, zmm1
    vpmadd52luq zmm3, zmm0, zmm6
    vpmadd52luq zmm29, zmm0, zmm15
    vpxord xmm0, xmm0, xmm0
    vpmadd52luq zmm20, zmm8, zmm15
    vpmadd52luq zmm13, zmm8, zmm31
    vpmadd52huq zmm3, zmm8, zmm31
    vpmadd52huq zmm29, zmm8, zmm1
    vpmadd52huq zmm18, zmm8, zmm15
    vpmadd52huq zmm20, zmm2, zmm1
    vpsubq zmm9, zmm9, zmm13
    vpmadd52luq zmm3, zmm8, zmm1
    vpaddq zmm13, zmm16, zmm16
    vpmadd52luq zmm29, zmm8, zmm6
    vmovapd zmm8, zmmword ptr [rdx + 1536]
    vpaddq zmm13, zmm13, zmm13
    vpmadd52huq zmm18, zmm2, zmm6
    vpaddq zmm13, zmm13, zmm16
    vpmadd52luq zmm20, zmm2, zmm6
    vpaddq zmm6, zmm16, zmm8
    vpmadd52luq zmm3, zmm2, zmm31
    vmovapd zmm26, zmmword ptr [rdx + 1600]
    vmovapd zmmword ptr [rdx + 2560], zmm6
    vpsubq zmm6, zmm8, zmm13
    vpmadd52huq zmm29, zmm2, zmm31
    vmovapd zmmword ptr [rdx + 1536], zmm6
    vpaddq zmm8, zmm23, zmm26
    vpmadd52luq zmm18, zmm2, zmm15
    vmovapd zmmword ptr [rdx + 2624], zmm8
    vpaddq zmm13, zmm23, zmm23
    vpmadd52huq zmm0, zmm2, zmm15
    vpsubq zmm6, zmm4, zmm20
    vpsubq zmm8, zmm12, zmm3
    vpmadd52luq zmm29, zmm2, zmm1
    vpaddq zmm15, zmm13, zmm13
    vpsubq zmm4, zmm11, zmm18
    vpsubq zmm12, zmm5, zmm0
    vmovapd zmm3, zmmword ptr [rdx + 1664]
    vpaddq zmm2, zmm15, zmm23
    vpsubq zmm1, zmm7, zmm29
    vpsubq zmm13, zmm26, zmm2
    vmovapd zmmword ptr [rdx + 1600], zmm13
    vpaddq zmm11, zmm17, zmm3
    vmovapd zmmword ptr [rdx + 2688], zmm11
    vpaddq zmm5, zmm17, zmm17
    vmovapd zmm0, zmmword ptr [rdx + 1728]
    vpaddq zmm15, zmm5, zmm5
    vpaddq zmm7, zmm15, zmm17
    vpsubq zmm2, zmm3, zmm7
    vmovapd zmmword ptr [rdx + 1664], zmm2
    vpaddq zmm13, zmm22, zmm0
    vmovapd zmmword ptr [rdx + 2752], zmm13
    vpaddq zmm11, zmm22, zmm22
    vmovapd zmm5, zmmword ptr [rdx + 1792]
    vpaddq zmm15, zmm11, zmm11
    vpaddq zmm3, zmm15, zmm22
    vpsubq zmm7, zmm0, zmm3
    vmovapd zmmword ptr [rdx + 1728], zmm7
    vpaddq zmm2, zmm10, zmm5
    vmovapd zmmword ptr [rdx + 2816], zmm2
    vpaddq zmm13, zmm10, zmm10
    vmovapd zmm11, zmmword ptr [rdx + 1856]
    vpaddq zmm15, zmm13, zmm13
    vpaddq zmm0, zmm15, zmm10
    vpsubq zmm3, zmm5, zmm0
    vmovapd zmmword ptr [rdx + 1792], zmm3
    vpaddq zmm7, zmm14, zmm11
    vmovapd zmmword ptr [rdx + 2880], zmm7
    vpaddq zmm2, zmm14, zmm14
    vmovapd zmm13, zmmword ptr [rdx + 1920]
    vpaddq zmm15, zmm2, zmm2
    vpaddq zmm10, zmm15, zmm14
    vpsubq zmm5, zmm11, zmm10
    vmovapd zmmword ptr [rdx + 1856], zmm5
    vpaddq zmm0, zmm9, zmm13
    vmovapd zmmword ptr [rdx + 2944], zmm0
    vpaddq zmm3, zmm9, zmm9
    vmovapd zmm7, zmmword ptr [rdx + 1984]
    vpaddq zmm2, zmm3, zmm3
    vpaddq zmm15, zmm2, zmm9
    vpsubq zmm14, zmm13, zmm15
    vmovapd zmmword ptr [rdx + 1920], zmm14
    vpaddq zmm11, zmm8, zmm7
    vmovapd zmmword ptr [rdx + 3008], zmm11
    vpaddq zmm10, zmm8, zmm8
    vmovapd zmm5, zmmword ptr [rdx + 2048]
    vpaddq zmm0, zmm10, zmm10
    vpaddq zmm3, zmm0, zmm8
    vpsubq zmm2, zmm7, zmm3
    vmovapd zmmword ptr [rdx + 1984], zmm2
    vpaddq zmm9, zmm1, zmm5
    vmovapd zmmword ptr [rdx + 3072], zmm9
    vpaddq zmm13, zmm1, zmm1
    vmovapd zmm15, zmmword ptr [rdx + 2112]
    vpaddq zmm14, zmm13, zmm13
    vpaddq zmm11, zmm14, zmm1
    vpsubq zmm10, zmm5, zmm11
    vmovapd zmmword ptr [rdx + 2048], zmm10
    vpaddq zmm0, zmm6, zmm15
    vmovapd zmmword ptr [rdx + 3136], zmm0
    vpaddq zmm8, zmm6, zmm6
    vmovapd zmm7, zmmword ptr [rdx + 2176]
    vpaddq zmm3, zmm8, zmm8
    vpaddq zmm2, zmm3, zmm6
    vpsubq zmm9, zmm15, zmm2
    vmovapd zmmword ptr [rdx + 2112], zmm9
    vpaddq zmm13, zmm4, zmm7
    vmovapd zmmword ptr [rdx + 3200], zmm13
    vpaddq zmm14, zmm4, zmm4
    vmovapd zmm1, zmmword ptr [rdx + 2240]
    vpaddq zmm5, zmm14, zmm14
    vpaddq zmm11, zmm5, zmm4
    vpsubq zmm10, zmm7, zmm11
    vmovapd zmmword ptr [rdx + 2176], zmm10
    vpaddq zmm0, zmm12, zmm1
    vmovapd zmmword ptr [rdx + 3264], zmm0
    vpaddq zmm8, zmm12, zmm12
    vmovapd zmm3, zmmword ptr [rdx + 2304]
    vpaddq zmm6, zmm8, zmm8
    vpaddq zmm15, zmm6, zmm12
    vpsubq zmm2, zmm1, zmm15
    vmovapd zmmword ptr [rdx + 2240], zmm2
    vpaddq zmm9, zmm19, zmm3
    vmovapd zmmword ptr [rdx + 3328], zmm9
    vpaddq zmm13, zmm19, zmm19
    vmovapd zmm14, zmmword ptr [rdx + 2368]
    vpaddq zmm5, zmm13, zmm13
    vpaddq zmm4, zmm5, zmm19
    vpsubq zmm7, zmm3, zmm4
    vmovapd zmmword ptr [rdx + 2304], zmm7
    vpaddq zmm11, zmm25, zmm14
    vmovapd zmmword ptr [rdx + 3392], zmm11
    vpaddq zmm10, zmm25, zmm25
    vmovapd zmm0, zmmword ptr [rdx + 2432]
    vpaddq zmm8, zmm10, zmm10
    vpaddq zmm6, zmm8, zmm25
    vpsubq zmm12, zmm14, zmm6
    vmovapd zmmword ptr [rdx + 2368], zmm12
    vpaddq zmm1, zmm24, zmm0
    vmovapd zmmword ptr [rdx + 3456], zmm1
    vpaddq zmm15, zmm24, zmm24
    vmovapd zmm2, zmmword ptr [rdx + 2496]
    vpaddq zmm9, zmm15, zmm15
    vpaddq zmm13, zmm9, zmm24
    vpsubq zmm5, zmm0, zmm13
    vmovapd zmmword ptr [rdx + 2432], zmm5
    vpaddq zmm3, zmm21, zmm2
    vmovapd zmmword ptr [rdx + 3520], zmm3
    vpaddq zmm4, zmm21, zmm21
    vmovapd zmm7, zmmword ptr [rsi + 0]
    vpaddq zmm11, zmm4, zmm4
    vmovapd zmm10, zmmword ptr [rsi + 64]
    vpaddq zmm8, zmm11, zmm21
    vmovapd zmm14, zmmword ptr [rsi + 128]
    vpsubq zmm6, zmm2, zmm8
    vmovapd zmm12, zmmword ptr [rsi + 192]
    vmovapd zmmword ptr [rdx + 2496], zmm6
    vmovapd zmm1, zmmword ptr [rsi + 256]
    vpaddq zmm15, zmm7, zmmword ptr [rsi + 512]
    vpaddq zmm9, zmm10, zmmword ptr [rsi + 576]
    vmovapd zmm0, zmmword ptr [rsi + 320]
    vpaddq zmm13, zmm14, zmmword ptr [rsi + 640]
    vpaddq zmm5, zmm12, zmmword ptr [rsi + 704]
    vmovapd zmm3, zmmword ptr [rsi + 384]
    vpaddq zmm4, zmm1, zmmword ptr [rsi + 768]
    vmovapd zmm11, zmmword ptr [rsi + 448]
    vpxord xmm2, xmm2, xmm2
    vpaddq zmm8, zmm0, zmmword ptr [rsi + 832]
    vpxord xmm6, xmm6, xmm6
    vpaddq zmm7, zmm3, zmmword ptr [rsi + 896]
    vpaddq zmm10, zmm11, zmmword ptr [rsi + 960]
    vpxord xmm14, xmm14, xmm14
    vpsraq zmm12, zmm15, 52
    vpaddq zmm1, zmm12, zmm9
    vpxord xmm0, xmm0, xmm0
    vpsraq zmm3, zmm1, 52
    vpaddq zmm11, zmm3, zmm13
    vpxord xmm12, xmm12, xmm12
    vpsraq zmm9, zmm11, 52
    vpaddq zmm3, zmm9, zmm5
    vpsraq zmm13, zmm3, 52
    vpaddq zmm9, zmm13, zmm4
    vpsraq zmm5, zmm9, 52
    vpaddq zmm13, zmm5, zmm8
    vpsraq zmm4, zmm13, 52
    vmovapd zmm5, zmmword ptr [rcx + 0]
    vpaddq zmm8, zmm4, zmm7
    vmovapd zmm4, zmmword ptr [rcx + 64]
    vpxord xmm7, xmm7, xmm7
    vpsraq zmm27, zmm8, 52
    vmovapd zmm28, zmmword ptr [rcx + 128]
    vpaddq zmm10, zmm27, zmm10
    vpaddq zmm5, zmm5, zmmword ptr [rcx + 512]
    vmovapd zmm16, zmmword ptr [rcx + 192]
    vpaddq zmm4, zmm4, zmmword ptr [rcx + 576]
    vpmadd52luq zmm2, zmm15, zmm5
    vmovapd zmm31, zmmword ptr [rcx + 256]
    vpaddq zmm20, zmm28, zmmword ptr [rcx + 640]
    vmovapd zmm18, zmmword ptr [rcx + 320]
    vpmadd52huq zmm6, zmm15, zmm5
    vmovapd zmm23, zmmword ptr [rcx + 384]
    vpaddq zmm29, zmm16, zmmword ptr [rcx + 704]
    vmovapd zmm26, zmmword ptr [rcx + 448]
    vpxord xmm17, xmm17, xmm17
    vpaddq zmm22, zmm31, zmmword ptr [rcx + 768]
    vpaddq zmm19, zmm18, zmmword ptr [rcx + 832]
    vpaddq zmm25, zmm23, zmmword ptr [rcx + 896]
    vpaddq zmm24, zmm26, zmmword ptr [rcx + 960]
    vpsraq zmm21, zmm5, 52
    vpaddq zmm4, zmm21, zmm4
    vpsraq zmm27, zmm4, 52
    vpmadd52luq zmm6, zmm15, zmm4
    vpxord xmm28, xmm28, xmm28
    vpaddq zmm16, zmm27, zmm20
    vpmadd52huq zmm14, zmm15, zmm4
    vpsraq zmm31, zmm16, 52
    vpmadd52huq zmm0, zmm15, zmm16
    vpaddq zmm18, zmm31, zmm29
    vpsraq zmm23, zmm18, 52
    vpmadd52huq zmm12, zmm15, zmm18
    vpaddq zmm26, zmm23, zmm22
    vpmadd52luq zmm14, zmm15, zmm16
    vpsraq zmm21, zmm26, 52
    vpmadd52luq zmm0, zmm15, zmm18
    vpaddq zmm27, zmm21, zmm19
    vpmadd52luq zmm6, zmm1, zmm5
    vpsraq zmm20, zmm27, 52
    vpmadd52huq zmm12, zmm1, zmm16
    vpaddq zmm31, zmm20, zmm25
    vpmadd52huq zmm14, zmm1, zmm5
    vpsraq zmm29, zmm31, 52
    vpmadd52huq zmm0, zmm1, zmm4
    vpaddq zmm23, zmm29, zmm24
    vpmadd52huq zmm7, zmm1, zmm18
    vpmadd52luq zmm12, zmm1, zmm18
    vpandq zmm15, zmm15, zmm30
    vpmadd52luq zmm14, zmm1, zmm4
    vpandq zmm22, zmm9, zmm30
    vpmadd52luq zmm0, zmm1, zmm16
    vpsubq zmm15, zmm15, zmm22
    vpmadd52huq zmm7, zmm11, zmm16
    vpandq zmm1, zmm1, zmm30
    vmovapd zmmword ptr [rdx + 1024], zmm15
    vpmadd52huq zmm12, zmm11, zmm4
    vpandq zmm21, zmm13, zmm30
    vpmadd52luq zmm14, zmm11, zmm5
    vpsubq zmm1, zmm1, zmm21
    vpmadd52huq zmm0, zmm11, zmm5
    vpandq zmm19, zmm11, zmm30
    vmovapd zmmword ptr [rdx + 1088], zmm1
    vpmadd52luq zmm7, zmm11, zmm18
    vpandq zmm20, zmm8, zmm30
    vpmadd52luq zmm12, zmm11, zmm16
    vpsubq zmm25, zmm19, zmm20
    vpmadd52huq zmm17, zmm11, zmm18
    vpandq zmm29, zmm3, zmm30
    vmovapd zmmword ptr [rdx + 1152], zmm25
    vpmadd52luq zmm0, zmm11, zmm4
    vpandq zmm11, zmm10, zmm30
    vpmadd52huq zmm7, zmm3, zmm4
    vpsubq zmm11, zmm29, zmm11
    vpxord xmm24, xmm24, xmm24
    vpxord xmm22, xmm22, xmm22
    vpmadd52huq zmm12, zmm3, zmm5
    vpsraq zmm21, zmm15, 52
    vmovapd zmmword ptr [rdx + 1216], zmm11
    vpmadd52huq zmm17, zmm3, zmm16
    vpaddq zmm1, zmm1, zmm21
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm0, zmm3, zmm5
    vpandq zmm5, zmm5, zmm30
    vpmadd52luq zmm7, zmm3, zmm16
    vpandq zmm20, zmm16, zmm30
    vpmadd52luq zmm12, zmm3, zmm4
    vpandq zmm4, zmm4, zmm30
    vpmadd52luq zmm17, zmm3, zmm18
    vpmadd52huq zmm28, zmm3, zmm18
    vpsraq zmm3, zmm1, 52
    vpaddq zmm3, zmm25, zmm3
    vpmadd52luq zmm24, zmm9, zmm26
    vpxord xmm29, xmm29, xmm29
    vpsraq zmm21, zmm3, 52
    vpaddq zmm11, zmm11, zmm21
    vpmadd52huq zmm22, zmm9, zmm26
    vpmovq2m k1, zmm11
    vpmadd52huq zmm19, zmm9, zmm27
    vpandq zmm16, zmm26, zmm30
    vpsubq zmm5, zmm5, zmm16
    vpmadd52huq zmm29, zmm9, zmm31
    vpandq zmm25, zmm27, zmm30
    vpsubq zmm4, zmm4, zmm25
    vmovapd zmmword ptr [rdx + 1280], zmm5
    vpmadd52luq zmm22, zmm9, zmm27
    vpandq zmm21, zmm31, zmm30
    vpsubq zmm16, zmm20, zmm21
    vmovapd zmmword ptr [rdx + 1344], zmm4
    vpmadd52luq zmm19, zmm9, zmm31
    vpandq zmm25, zmm18, zmm30
    vmovapd zmmword ptr [rdx + 1408], zmm16
    vpmadd52luq zmm29, zmm9, zmm23
    vpandq zmm20, zmm23, zmm30
    vpsubq zmm21, zmm25, zmm20
    vpmadd52luq zmm22, zmm13, zmm26
    vpsraq zmm18, zmm5, 52
    vpaddq zmm4, zmm4, zmm18
    vmovapd zmmword ptr [rdx + 1472], zmm21
    vpmadd52huq zmm19, zmm13, zmm26
    vpsraq zmm25, zmm4, 52
    vpaddq zmm20, zmm16, zmm25
    vpmadd52huq zmm29, zmm13, zmm27
    vpsraq zmm18, zmm20, 52
    vpaddq zmm16, zmm21, zmm18
    vpmadd52luq zmm19, zmm13, zmm27
    vpmovq2m k2, zmm16
    vpxord xmm25, xmm25, xmm25
    vpmadd52huq zmm25, zmm9, zmm23
    vpmadd52luq zmm29, zmm13, zmm31
    vpaddq zmm9, zmm12, zmm24
    vpxord xmm12, xmm12, xmm12
    vpmadd52huq zmm12, zmm13, zmm23
    vpaddq zmm7, zmm7, zmm22
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq zmm19, zmm8, zmm26
    kandb k3, k1, k2
    vpmadd52huq zmm25, zmm13, zmm31
    vpmadd52huq zmm29, zmm8, zmm26
    vpmadd52huq zmm12, zmm8, zmm31
    vpmadd52huq zmm21, zmm8, zmm23
    vpaddq zmm18, zmm17, zmm19
    vpxord xmm24, xmm24, xmm24
    vpmadd52luq zmm25, zmm13, zmm23
    vpaddq zmm13, zmm9, zmm2
    vpmadd52luq zmm29, zmm8, zmm27
    vpmadd52luq zmm12, zmm8, zmm23
    vpmadd52huq zmm21, zmm10, zmm31
    vpmadd52huq zmm25, zmm8, zmm27
    vpmadd52luq zmm29, zmm10, zmm26
    vpmadd52huq zmm12, zmm10, zmm27
    vpmadd52luq zmm21, zmm10, zmm23
    vpmadd52luq zmm25, zmm8, zmm31
    vpaddq zmm8, zmm7, zmm6
    vpmadd52huq zmm24, zmm10, zmm23
    vpaddq zmm22, zmm28, zmm29
    vpxord xmm17, xmm17, xmm17
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm12, zmm10, zmm31
    vpaddq zmm23, zmm18, zmm14
    vpaddq zmm28, zmm18, zmm21
    vpmadd52luq zmm17, zmm15, zmm5
    vpmadd52huq zmm25, zmm10, zmm26
    vpaddq zmm29, zmm22, zmm0
    vpaddq zmm31, zmm22, zmm24
    vpmadd52huq zmm19, zmm15, zmm5
    vpaddq zmm7, zmm7, zmm12
    vpaddq zmm7{k1}, zmm7, zmmword ptr [rdx + 1344]
    vpmadd52luq zmm25, zmm10, zmm27
    vpaddq zmm7{k2}, zmm7, zmmword ptr [rdx + 1088]
    vpxord xmm10, xmm10, xmm10
    vpxord xmm18, xmm18, xmm18
    vpaddq zmm28{k1}, zmm28, zmmword ptr [rdx + 1408]
    vpmadd52luq zmm19, zmm15, zmm4
    vpaddq zmm28{k2}, zmm28, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm10, zmm15, zmm4
    vpaddq zmm31{k1}, zmm31, zmmword ptr [rdx + 1472]
    vpmadd52huq zmm18, zmm15, zmm20
    vpaddq zmm9, zmm9, zmm25
    vpaddq zmm9{k1}, zmm9, zmmword ptr [rdx + 1280]
    vpmadd52luq zmm19, zmm1, zmm5
    vpaddq zmm9{k2}, zmm9, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm10, zmm15, zmm20
    vpaddq zmm31{k2}, zmm31, zmmword ptr [rdx + 1216]
    vpmadd52luq zmm18, zmm15, zmm16
    vpaddq zmm25{k3}, zmm25, qword ptr [rip + msmith_0_1_0_ifma_const + 8]{1to8}
    vpxord xmm26, xmm26, xmm26
    vpmadd52huq zmm26, zmm15, zmm16
    vpsubq zmm15, zmm13, zmm17
    vpxord xmm13, xmm13, xmm13
    vpmadd52huq zmm13, zmm1, zmm16
    vmovapd zmm22, zmmword ptr [rdx + 2560]
    vpmadd52huq zmm10, zmm1, zmm5
    vpsubq zmm8, zmm8, zmm19
    vmovapd zmm27, zmmword ptr [rdx + 2624]
    vpxord xmm17, xmm17, xmm17
    vpmadd52huq zmm18, zmm1, zmm4
    vmovapd zmm19, zmmword ptr [rdx + 2688]
    vpsubq zmm2, zmm2, zmm22
    vpmadd52huq zmm26, zmm1, zmm20
    vmovapd zmm22, zmmword ptr [rdx + 2752]
    vpsubq zmm6, zmm6, zmm27
    vpmadd52huq zmm13, zmm3, zmm20
    vmovapd zmm27, zmmword ptr [rdx + 2816]
    vpsubq zmm14, zmm14, zmm19
    vpmadd52luq zmm10, zmm1, zmm4
    vpsubq zmm0, zmm0, zmm22
    vmovapd zmm19, zmmword ptr [rdx + 2880]
    vpmadd52luq zmm18, zmm1, zmm20
    vpsubq zmm15, zmm15, zmm27
    vmovapd zmm22, zmmword ptr [rdx + 3328]
    vpmadd52luq zmm26, zmm1, zmm16
    vpxord xmm1, xmm1, xmm1
    vmovapd zmm27, zmmword ptr [rdx + 3392]
    vpsubq zmm8, zmm8, zmm19
    vpmadd52luq zmm13, zmm3, zmm16
    vmovapd zmm19, zmmword ptr [rdx + 3456]
    vpsubq zmm25, zmm25, zmm22
    vpmadd52luq zmm10, zmm3, zmm5
    vmovapd zmm22, zmmword ptr [rdx + 3520]
    vpsubq zmm12, zmm12, zmm27
    vpmadd52huq zmm18, zmm3, zmm5
    vpsubq zmm27, zmm21, zmm19
    vpmadd52huq zmm26, zmm3, zmm4
    vpsubq zmm21, zmm24, zmm22
    vmovapd zmm19, zmmword ptr [rdx + 2944]
    vpmadd52huq zmm17, zmm3, zmm16
    vpmadd52huq zmm13, zmm11, zmm4
    vpsubq zmm10, zmm23, zmm10
    vpmadd52luq zmm18, zmm3, zmm4
    vpsubq zmm10, zmm10, zmm19
    vpmadd52luq zmm26, zmm3, zmm20
    vpsraq zmm3, zmm2, 52
    vpmadd52huq zmm17, zmm11, zmm20
    vpaddq zmm6, zmm6, zmm3
    vpmadd52luq zmm13, zmm11, zmm20
    vpsraq zmm3, zmm6, 52
    vpmadd52luq zmm18, zmm11, zmm5
    vpaddq zmm14, zmm14, zmm3
    vpmadd52huq zmm26, zmm11, zmm5
    vpmadd52luq zmm17, zmm11, zmm16
    vpmadd52huq zmm1, zmm11, zmm16
    vmovapd zmm3, zmmword ptr [rdx + 3008]
    vpsubq zmm5, zmm7, zmm13
    vpsubq zmm7, zmm29, zmm18
    vpmadd52huq zmm25, zmm2, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm26, zmm11, zmm4
    vpsubq zmm13, zmm7, zmm3
    vmovapd zmm11, zmmword ptr [rdx + 3136]
    vpsubq zmm4, zmm28, zmm17
    vpmadd52luq zmm13, zmm2, qword ptr [rdi + 64]{1to8}
    vpsubq zmm7, zmm31, zmm1
    vpmadd52huq zmm12, zmm2, qword ptr [rdi + 104]{1to8}
    vmovapd zmm3, zmmword ptr [rdx + 3072]
    vpsubq zmm17, zmm5, zmm11
    vpmadd52luq zmm25, zmm2, qword ptr [rdi + 104]{1to8}
    vmovapd zmm1, zmmword ptr [rdx + 3200]
    vpsubq zmm5, zmm9, zmm26
    vpmadd52huq zmm17, zmm2, qword ptr [rdi + 72]{1to8}
    vmovapd zmm11, zmmword ptr [rdx + 3264]
    vpsubq zmm9, zmm5, zmm3
    vpmadd52huq zmm27, zmm2, qword ptr [rdi + 112]{1to8}
    vpsubq zmm18, zmm4, zmm1
    vpmadd52huq zmm9, zmm2, qword ptr [rdi + 64]{1to8}
    vpsubq zmm19, zmm7, zmm11
    vpmadd52huq zmm18, zmm2, qword ptr [rdi + 80]{1to8}
    vpmadd52luq zmm17, zmm2, qword ptr [rdi + 80]{1to8}
    vpsraq zmm5, zmm14, 52
    vpmadd52huq zmm19, zmm2, qword ptr [rdi + 88]{1to8}
    vpaddq zmm3, zmm0, zmm5
    vpmadd52luq zmm9, zmm2, qword ptr [rdi + 72]{1to8}
    vpsraq zmm4, zmm3, 52
    vpmadd52luq zmm18, zmm2, qword ptr [rdi + 88]{1to8}
    vpaddq zmm1, zmm15, zmm4
    vpmadd52luq zmm12, zmm2, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm19, zmm2, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm27, zmm2, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm21, zmm2, qword ptr [rdi + 120]{1to8}
    vpmadd52luq zmm13, zmm6, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm9, zmm6, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm17, zmm6, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm18, zmm6, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm19, zmm6, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm9, zmm6, qword ptr [rdi + 136]{1to8}
    vpmadd52luq zmm17, zmm6, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm18, zmm6, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm19, zmm6, qword ptr [rdi + 160]{1to8}
    vpsraq zmm7, zmm1, 52
    vpmadd52huq zmm25, zmm6, qword ptr [rdi + 160]{1to8}
    vpaddq zmm11, zmm8, zmm7
    vpmadd52huq zmm12, zmm6, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm27, zmm6, qword ptr [rdi + 176]{1to8}
    vpmadd52huq zmm21, zmm6, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm25, zmm6, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm12, zmm6, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm27, zmm6, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm13, zmm14, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm9, zmm14, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm17, zmm14, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm18, zmm14, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm19, zmm14, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm9, zmm14, qword ptr [rdi + 200]{1to8}
    vpmadd52luq zmm17, zmm14, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm18, zmm14, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm19, zmm14, qword ptr [rdi + 224]{1to8}
    vpsraq zmm0, zmm11, 52
    vpmadd52huq zmm25, zmm14, qword ptr [rdi + 224]{1to8}
    vpaddq zmm5, zmm10, zmm0
    vpmadd52huq zmm12, zmm14, qword ptr [rdi + 232]{1to8}
    vpmadd52huq zmm27, zmm14, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm21, zmm14, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm25, zmm14, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm12, zmm14, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm27, zmm14, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm13, zmm3, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm9, zmm3, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm17, zmm3, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm18, zmm3, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm19, zmm3, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm9, zmm3, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm17, zmm3, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm18, zmm3, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm19, zmm3, qword ptr [rdi + 288]{1to8}
    vpsraq zmm15, zmm5, 52
    vpmadd52huq zmm25, zmm3, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm12, zmm3, qword ptr [rdi + 296]{1to8}
    vpmadd52huq zmm27, zmm3, qword ptr [rdi + 304]{1to8}
    vpmadd52huq zmm21, zmm3, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm25, zmm3, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm12, zmm3, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm27, zmm3, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rdi + 328]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rdi + 336]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rdi + 352]{1to8}
    vpxord xmm4, xmm4, xmm4
    vpmadd52huq zmm12, zmm1, qword ptr [rdi + 360]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rdi + 368]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm12, zmm1, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm13, zmm11, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm9, zmm11, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm17, zmm11, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm18, zmm11, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm19, zmm11, qword ptr [rdi + 408]{1to8}
    vpaddq zmm2, zmm13, zmm15
    vpmadd52luq zmm9, zmm11, qword ptr [rdi + 392]{1to8}
    vpmadd52luq zmm17, zmm11, qword ptr [rdi + 400]{1to8}
    vpmadd52luq zmm18, zmm11, qword ptr [rdi + 408]{1to8}
    vmovapd zmm8, zmmword ptr [rdx + 1984]
    vpmadd52luq zmm19, zmm11, qword ptr [rdi + 416]{1to8}
    vpmadd52huq zmm25, zmm11, qword ptr [rdi + 416]{1to8}
    vmovapd zmm7, zmmword ptr [rdx + 2048]
    vpmadd52huq zmm12, zmm11, qword ptr [rdi + 424]{1to8}
    vpmadd52huq zmm27, zmm11, qword ptr [rdi + 432]{1to8}
    vmovapd zmm6, zmmword ptr [rdx + 2112]
    vpaddq zmm10, zmm8, qword ptr [r8 + 0]{1to8}
    vpmadd52huq zmm21, zmm11, qword ptr [rdi + 440]{1to8}
    vmovapd zmm0, zmmword ptr [rdx + 2176]
    vpaddq zmm14, zmm7, qword ptr [r8 + 8]{1to8}
    vpmadd52luq zmm25, zmm11, qword ptr [rdi + 424]{1to8}
    vmovapd zmm3, zmmword ptr [rdx + 2240]
    vpaddq zmm1, zmm6, qword ptr [r8 + 16]{1to8}
    vpmadd52luq zmm12, zmm11, qword ptr [rdi + 432]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 2304]
    vpaddq zmm26, zmm0, qword ptr [r8 + 24]{1to8}
    vpmadd52luq zmm27, zmm11, qword ptr [rdi + 440]{1to8}
    vmovapd zmm15, zmmword ptr [rdx + 2368]
    vpaddq zmm8, zmm3, qword ptr [r8 + 32]{1to8}
    vpmadd52luq zmm2, zmm5, qword ptr [rdi + 448]{1to8}
    vmovapd zmm7, zmmword ptr [rdx + 2432]
    vpaddq zmm28, zmm13, qword ptr [r8 + 40]{1to8}
    vpmadd52huq zmm9, zmm5, qword ptr [rdi + 448]{1to8}
    vmovapd zmm6, zmmword ptr [rdx + 2496]
    vpaddq zmm29, zmm15, qword ptr [r8 + 48]{1to8}
    vpmadd52huq zmm17, zmm5, qword ptr [rdi + 456]{1to8}
    vpaddq zmm0, zmm7, qword ptr [r8 + 56]{1to8}
    vpmadd52huq zmm18, zmm5, qword ptr [rdi + 464]{1to8}
    vpaddq zmm31, zmm6, qword ptr [r8 + 64]{1to8}
    vpmadd52huq zmm19, zmm5, qword ptr [rdi + 472]{1to8}
    vmovapd zmm11, zmmword ptr [rdx + 1536]
    vpaddq zmm3, zmm2, zmm30
    vpmadd52luq zmm9, zmm5, qword ptr [rdi + 456]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 1600]
    vpsraq zmm15, zmm3, 52
    vpmadd52luq zmm17, zmm5, qword ptr [rdi + 464]{1to8}
    vpsraq zmm7, zmm11, 52
    vpmadd52luq zmm18, zmm5, qword ptr [rdi + 472]{1to8}
    vpaddq zmm6, zmm13, zmm7
    vpmadd52luq zmm19, zmm5, qword ptr [rdi + 480]{1to8}
    vpmadd52huq zmm25, zmm5, qword ptr [rdi + 480]{1to8}
    vmovapd zmm3, zmmword ptr [rdx + 1664]
    vpaddq zmm16, zmm9, zmm15
    vpmadd52huq zmm12, zmm5, qword ptr [rdi + 488]{1to8}
    vpsraq zmm13, zmm6, 52
    vpmadd52huq zmm27, zmm5, qword ptr [rdi + 496]{1to8}
    vpaddq zmm7, zmm3, zmm13
    vpmadd52huq zmm21, zmm5, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm25, zmm5, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm12, zmm5, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm27, zmm5, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm4, zmm2, qword ptr [rdi + 576]{1to8}
    vpmadd52luq zmm10, zmm11, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm14, zmm11, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm1, zmm11, qword ptr [rdi + 72]{1to8}
    vpmadd52huq zmm16, zmm4, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm17, zmm4, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm18, zmm4, qword ptr [rdi + 16]{1to8}
    vmovapd zmm9, zmmword ptr [rdx + 1728]
    vpmadd52huq zmm19, zmm4, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm16, zmm4, qword ptr [rdi + 8]{1to8}
    vpsraq zmm15, zmm7, 52
    vpmadd52luq zmm17, zmm4, qword ptr [rdi + 16]{1to8}
    vpaddq zmm3, zmm9, zmm15
    vpmadd52luq zmm18, zmm4, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm19, zmm4, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm25, zmm4, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm12, zmm4, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm27, zmm4, qword ptr [rdi + 48]{1to8}
    vpmadd52huq zmm21, zmm4, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm25, zmm4, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm12, zmm4, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm27, zmm4, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm14, zmm11, qword ptr [rdi + 72]{1to8}
    vpmadd52luq zmm1, zmm11, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm26, zmm11, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm8, zmm11, qword ptr [rdi + 88]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 1792]
    vpmadd52huq zmm28, zmm11, qword ptr [rdi + 96]{1to8}
    vpmadd52huq zmm29, zmm11, qword ptr [rdi + 104]{1to8}
    vpsraq zmm5, zmm3, 52
    vpmadd52luq zmm26, zmm11, qword ptr [rdi + 88]{1to8}
    vpaddq zmm2, zmm13, zmm5
    vpmadd52luq zmm8, zmm11, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm28, zmm11, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm29, zmm11, qword ptr [rdi + 112]{1to8}
    vpmadd52huq zmm0, zmm11, qword ptr [rdi + 112]{1to8}
    vpmadd52huq zmm31, zmm11, qword ptr [rdi + 120]{1to8}
    vpmadd52luq zmm10, zmm6, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm14, zmm6, qword ptr [rdi + 128]{1to8}
    vpmadd52luq zmm0, zmm11, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm1, zmm6, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm26, zmm6, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm14, zmm6, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm8, zmm6, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm1, zmm6, qword ptr [rdi + 144]{1to8}
    vmovapd zmm9, zmmword ptr [rdx + 1856]
    vpmadd52luq zmm26, zmm6, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm28, zmm6, qword ptr [rdi + 160]{1to8}
    vpsraq zmm15, zmm2, 52
    vpmadd52luq zmm8, zmm6, qword ptr [rdi + 160]{1to8}
    vpaddq zmm4, zmm9, zmm15
    vpmadd52huq zmm29, zmm6, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm0, zmm6, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm28, zmm6, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm31, zmm6, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm29, zmm6, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm0, zmm6, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm10, zmm7, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm14, zmm7, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm1, zmm7, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm26, zmm7, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm8, zmm7, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm14, zmm7, qword ptr [rdi + 200]{1to8}
    vpmadd52luq zmm1, zmm7, qword ptr [rdi + 208]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 1920]
    vpmadd52luq zmm26, zmm7, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm8, zmm7, qword ptr [rdi + 224]{1to8}
    vpsraq zmm5, zmm4, 52
    vpmadd52huq zmm28, zmm7, qword ptr [rdi + 224]{1to8}
    vpaddq zmm11, zmm13, zmm5
    vpmadd52huq zmm29, zmm7, qword ptr [rdi + 232]{1to8}
    vpmadd52huq zmm0, zmm7, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm31, zmm7, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm28, zmm7, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm29, zmm7, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm0, zmm7, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm10, zmm3, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm14, zmm3, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm1, zmm3, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm26, zmm3, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm8, zmm3, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm14, zmm3, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm1, zmm3, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm26, zmm3, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm8, zmm3, qword ptr [rdi + 288]{1to8}
    vpsraq zmm9, zmm11, 52
    vpmadd52huq zmm28, zmm3, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm29, zmm3, qword ptr [rdi + 296]{1to8}
    vpmadd52huq zmm0, zmm3, qword ptr [rdi + 304]{1to8}
    vpmadd52huq zmm31, zmm3, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm28, zmm3, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm29, zmm3, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm0, zmm3, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm10, zmm2, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm14, zmm2, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm1, zmm2, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm26, zmm2, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm8, zmm2, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm14, zmm2, qword ptr [rdi + 328]{1to8}
    vpmadd52luq zmm1, zmm2, qword ptr [rdi + 336]{1to8}
    vpmadd52luq zmm26, zmm2, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm8, zmm2, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm28, zmm2, qword ptr [rdi + 352]{1to8}
    vpxord xmm15, xmm15, xmm15
    vpmadd52huq zmm29, zmm2, qword ptr [rdi + 360]{1to8}
    vpmadd52huq zmm0, zmm2, qword ptr [rdi + 368]{1to8}
    vpmadd52huq zmm31, zmm2, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm28, zmm2, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm29, zmm2, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm0, zmm2, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm10, zmm4, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm14, zmm4, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm1, zmm4, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm26, zmm4, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm8, zmm4, qword ptr [rdi + 408]{1to8}
    vpaddq zmm6, zmm10, zmm9
    vpmadd52luq zmm14, zmm4, qword ptr [rdi + 392]{1to8}
    vpmadd52luq zmm1, zmm4, qword ptr [rdi + 400]{1to8}
    vpmadd52luq zmm26, zmm4, qword ptr [rdi + 408]{1to8}
    vpmadd52luq zmm8, zmm4, qword ptr [rdi + 416]{1to8}
    vpmadd52huq zmm28, zmm4, qword ptr [rdi + 416]{1to8}
    vpmadd52huq zmm29, zmm4, qword ptr [rdi + 424]{1to8}
    vpmadd52huq zmm0, zmm4, qword ptr [rdi + 432]{1to8}
    vpmadd52huq zmm31, zmm4, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm28, zmm4, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm29, zmm4, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm0, zmm4, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm6, zmm11, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm14, zmm11, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm1, zmm11, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm26, zmm11, qword ptr [rdi + 464]{1to8}
    vpmadd52huq zmm8, zmm11, qword ptr [rdi + 472]{1to8}
    vpaddq zmm13, zmm6, zmm30
    vpmadd52luq zmm14, zmm11, qword ptr [rdi + 456]{1to8}
    vpsraq zmm5, zmm13, 52
    vpmadd52luq zmm1, zmm11, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm26, zmm11, qword ptr [rdi + 472]{1to8}
    vpmadd52luq zmm8, zmm11, qword ptr [rdi + 480]{1to8}
    vpmadd52huq zmm28, zmm11, qword ptr [rdi + 480]{1to8}
    vpaddq zmm24, zmm14, zmm5
    vpmadd52huq zmm29, zmm11, qword ptr [rdi + 488]{1to8}
    vpmadd52huq zmm0, zmm11, qword ptr [rdi + 496]{1to8}
    vpmadd52huq zmm31, zmm11, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm28, zmm11, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm29, zmm11, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm0, zmm11, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm15, zmm6, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm24, zmm15, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm1, zmm15, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm26, zmm15, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm8, zmm15, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm24, zmm15, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm1, zmm15, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm26, zmm15, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm8, zmm15, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm28, zmm15, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm29, zmm15, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm0, zmm15, qword ptr [rdi + 48]{1to8}
    vpmadd52huq zmm31, zmm15, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm28, zmm15, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm29, zmm15, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm0, zmm15, qword ptr [rdi + 56]{1to8}
    vmovdqa64 zmm20, zmm25
    vmovdqa64 zmm22, zmm27
    vmovdqa64 zmm23, zmm21
    vmovdqa64 zmm21, zmm12
    vmovdqa64 zmm25, zmm1
    vmovdqa64 zmm27, zmm8
    vmovdqa64 zmm30, zmm0
    ret
.globl msmith_0_1_0_ifma_pair_sqr_8_5
.p2align 6
msmith_0_1_0_ifma_pair_sqr_8_5:
    cmp qword ptr [rdi + 600], 1
    jae msmith_0_1_0_ifma_columns_pair_sqr_8_5
    vmovapd zmm0, zmmword ptr [rsi + 0]
    vpsraq zmm1, zmm0, 52
    vpxord xmm2, xmm2, xmm2
    vpxord xmm3, xmm3, xmm3
    vpxord xmm4, xmm4, xmm4
    vpxord xmm5, xmm5, xmm5
    vpmadd52luq zmm5, zmm0, zmm0
    vpxord xmm6, xmm6, xmm6
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vpxord xmm9, xmm9, xmm9
    vpaddq zmm10, zmm1, zmmword ptr [rsi + 64]
    vpsraq zmm11, zmm10, 52
    vpmadd52luq zmm6, zmm0, zmm10
    vpaddq zmm12, zmm11, zmmword ptr [rsi + 128]
    vpmadd52huq zmm8, zmm0, zmm10
    vpsraq zmm13, zmm12, 52
    vpmadd52huq zmm9, zmm0, zmm12
    vpaddq zmm14, zmm13, zmmword ptr [rsi + 192]
    vbroadcastsd zmm15, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpsraq zmm1, zmm14, 52
    vpmadd52huq zmm2, zmm0, zmm14
    vpaddq zmm11, zmm1, zmmword ptr [rsi + 256]
    vpmadd52huq zmm3, zmm10, zmm14
    vpsraq zmm13, zmm11, 52
    vpmadd52huq zmm4, zmm12, zmm14
    vpaddq zmm1, zmm13, zmmword ptr [rsi + 320]
    vpmadd52huq zmm7, zmm14, zmm14
    vpandq zmm13, zmm0, zmm15
    vpmadd52huq zmm2, zmm10, zmm12
    vpandq zmm16, zmm11, zmm15
    vpmadd52luq zmm3, zmm12, zmm14
    vpsraq zmm17, zmm1, 52
    vpmadd52luq zmm8, zmm0, zmm12
    vpxord xmm18, xmm18, xmm18
    vpsubq zmm13, zmm13, zmm16
    vpxord xmm19, xmm19, xmm19
    vpmadd52huq zmm19, zmm11, zmm1
    vpandq zmm20, zmm10, zmm15
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq zmm2, zmm10, zmm14
    vmovapd zmmword ptr [rdx + 0], zmm13
    vpxord xmm22, xmm22, xmm22
    vpandq zmm23, zmm1, zmm15
    vpmadd52luq zmm18, zmm11, zmm1
    vpaddq zmm24, zmm17, zmmword ptr [rsi + 384]
    vpmadd52luq zmm9, zmm0, zmm14
    vpxord xmm25, xmm25, xmm25
    vpsubq zmm26, zmm20, zmm23
    vpmadd52huq zmm21, zmm11, zmm24
    vpxord xmm27, xmm27, xmm27
    vpsraq zmm28, zmm13, 52
    vpmadd52luq zmm19, zmm11, zmm24
    vmovapd zmmword ptr [rdx + 64], zmm26
    vpsraq zmm29, zmm24, 52
    vpandq zmm30, zmm12, zmm15
    vpmadd52luq zmm9, zmm10, zmm12
    vpaddq zmm31, zmm26, zmm28
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq zmm16, zmm11, zmm11
    vpaddq zmm17, zmm29, zmmword ptr [rsi + 448]
    vpmadd52huq zmm22, zmm11, zmm17
    vpaddq zmm6, zmm6, zmm6
    vpmadd52luq zmm21, zmm11, zmm17
    vpaddq zmm8, zmm8, zmm8
    vpmadd52huq zmm25, zmm1, zmm17
    vpaddq zmm9, zmm9, zmm9
    vpmadd52huq zmm27, zmm24, zmm17
    vpaddq zmm2, zmm2, zmm2
    vpmadd52huq zmm22, zmm1, zmm24
    vpaddq zmm3, zmm3, zmm3
    vpmadd52luq zmm21, zmm1, zmm24
    vpaddq zmm4, zmm4, zmm4
    vpmadd52luq zmm25, zmm24, zmm17
    vpmadd52luq zmm2, zmm12, zmm12
    vpmadd52luq zmm22, zmm1, zmm17
    vpmadd52huq zmm3, zmm12, zmm12
    vpandq zmm12, zmm24, zmm15
    vpsubq zmm12, zmm30, zmm12
    vpmadd52luq zmm4, zmm14, zmm14
    vpxord xmm20, xmm20, xmm20
    vpandq zmm14, zmm14, zmm15
    vmovapd zmmword ptr [rdx + 128], zmm12
    vpmadd52huq zmm20, zmm17, zmm17
    vpaddq zmm2, zmm2, zmm16
    vpmadd52huq zmm6, zmm0, zmm0
    vpsraq zmm0, zmm31, 52
    vpmadd52luq zmm8, zmm10, zmm10
    vpandq zmm23, zmm17, zmm15
    vpmadd52huq zmm9, zmm10, zmm10
    vpxord xmm10, xmm10, xmm10
    vpaddq zmm12, zmm12, zmm0
    vpmadd52luq zmm10, zmm13, zmm31
    vpxord xmm0, xmm0, xmm0
    vpsubq zmm14, zmm14, zmm23
    vpxord xmm26, xmm26, xmm26
    vpmadd52huq zmm26, zmm13, zmm12
    vpsraq zmm28, zmm12, 52
    vpaddq zmm29, zmm14, zmm28
    vmovapd zmmword ptr [rdx + 192], zmm14
    vpmadd52huq zmm0, zmm13, zmm31
    vpmovq2m k1, zmm29
    vpaddq zmm14, zmm18, zmm18
    vpmadd52luq zmm26, zmm13, zmm29
    vpaddq zmm30, zmm19, zmm19
    vpmadd52huq zmm14, zmm11, zmm11
    vpxord xmm11, xmm11, xmm11
    vpmadd52huq zmm11, zmm13, zmm29
    vpaddq zmm16, zmm21, zmm21
    vpaddq zmm23, zmm22, zmm22
    vpmadd52luq zmm30, zmm1, zmm1
    vpaddq zmm28, zmm25, zmm25
    vpmadd52huq zmm16, zmm1, zmm1
    vpxord xmm1, xmm1, xmm1
    vpmadd52huq zmm1, zmm31, zmm29
    vpaddq zmm18, zmm27, zmm27
    vpmadd52huq zmm11, zmm31, zmm12
    vpaddq zmm3, zmm3, zmm14
    vpxord xmm14, xmm14, xmm14
    vpmadd52huq zmm14, zmm12, zmm29
    vpaddq zmm4, zmm4, zmm30
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm23, zmm24, zmm24
    vpaddq zmm7, zmm7, zmm16
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq zmm1, zmm12, zmm29
    vpmadd52luq zmm11, zmm31, zmm29
    vpmadd52huq zmm28, zmm24, zmm24
    vpaddq zmm14, zmm14, zmm14
    vpmadd52luq zmm18, zmm17, zmm17
    vpaddq zmm22, zmm2, zmm23
    vmovapd zmmword ptr [rdx + 768], zmm5
    vmovapd zmmword ptr [rdx + 832], zmm6
    vmovapd zmmword ptr [rdx + 896], zmm8
    vmovapd zmmword ptr [rdx + 960], zmm9
    vpaddq zmm1, zmm1, zmm1
    vpmadd52luq zmm14, zmm29, zmm29
    vpaddq zmm11, zmm11, zmm11
    vpmadd52huq zmm1, zmm12, zmm12
    vpmadd52luq zmm11, zmm12, zmm12
    vmovapd zmm25, zmmword ptr [rsi + 512]
    vpaddq zmm27, zmm3, zmm28
    vpmadd52huq zmm19, zmm29, zmm29
    vpaddq zmm30, zmm4, zmm18
    vpaddq zmm23{k1}, zmm23, qword ptr [rip + msmith_0_1_0_ifma_const + 8]{1to8}
    vmovapd zmmword ptr [rdx + 1600], zmm28
    vmovapd zmmword ptr [rdx + 1664], zmm18
    vpmadd52luq zmm26, zmm31, zmm12
    vmovapd zmmword ptr [rdx + 1728], zmm20
    vpsraq zmm16, zmm25, 52
    vmovapd zmmword ptr [rdx + 1536], zmm23
    vpmadd52luq zmm21, zmm13, zmm13
    vpaddq zmm24, zmm16, zmmword ptr [rsi + 576]
    vpmadd52luq zmm0, zmm13, zmm12
    vpsraq zmm12, zmm24, 52
    vpaddq zmm12, zmm12, zmmword ptr [rsi + 640]
    vpsraq zmm17, zmm12, 52
    vpaddq zmm29, zmm17, zmmword ptr [rsi + 704]
    vpaddq zmm28, zmm7, zmm20
    vpaddq zmm7, zmm7, zmm9
    vpsraq zmm9, zmm29, 52
    vpaddq zmm9, zmm9, zmmword ptr [rsi + 768]
    vpaddq zmm2, zmm2, zmm5
    vpxord xmm5, xmm5, xmm5
    vpmadd52luq zmm5, zmm25, zmm24
    vpsubq zmm2, zmm2, zmm21
    vpxord xmm18, xmm18, xmm18
    vpmadd52huq zmm18, zmm25, zmm24
    vmovapd zmmword ptr [rdx + 1024], zmm2
    vpsraq zmm2, zmm9, 52
    vmovapd zmm23, zmmword ptr [rdx + 0]
    vpaddq zmm2, zmm2, zmmword ptr [rsi + 832]
    vpaddq zmm3, zmm3, zmm6
    vpxord xmm6, xmm6, xmm6
    vmovapd zmm16, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm25, zmm29
    vpmadd52luq zmm18, zmm25, zmm12
    vpaddq zmm4, zmm4, zmm8
    vmovapd zmm8, zmmword ptr [rdx + 128]
    vpxord xmm17, xmm17, xmm17
    vpmadd52huq zmm17, zmm24, zmm29
    vpaddq zmm20, zmm23, zmm23
    vmovapd zmm21, zmmword ptr [rdx + 192]
    vpaddq zmm22{k1}, zmm22, zmm20
    vpmadd52huq zmm6, zmm24, zmm12
    vpaddq zmm23, zmm16, zmm16
    vpaddq zmm27{k1}, zmm27, zmm23
    vpmadd52luq zmm17, zmm12, zmm29
    vpaddq zmm8, zmm8, zmm8
    vpaddq zmm30{k1}, zmm30, zmm8
    vpmadd52luq zmm6, zmm24, zmm29
    vpaddq zmm8, zmm21, zmm21
    vpaddq zmm28{k1}, zmm28, zmm8
    vpsubq zmm8, zmm22, zmm11
    vpxord xmm11, xmm11, xmm11
    vpmadd52huq zmm11, zmm12, zmm29
    vpsubq zmm1, zmm27, zmm1
    vpxord xmm20, xmm20, xmm20
    vpmadd52luq zmm20, zmm25, zmm25
    vmovapd zmmword ptr [rdx + 1280], zmm8
    vpxord xmm8, xmm8, xmm8
    vpmadd52huq zmm8, zmm29, zmm29
    vpsubq zmm14, zmm30, zmm14
    vmovapd zmmword ptr [rdx + 1344], zmm1
    vpxord xmm1, xmm1, xmm1
    vpandq zmm16, zmm25, zmm15
    vmovapd zmmword ptr [rdx + 1408], zmm14
    vpmadd52huq zmm1, zmm25, zmm12
    vpandq zmm14, zmm9, zmm15
    vpsubq zmm14, zmm16, zmm14
    vpsraq zmm23, zmm2, 52
    vpaddq zmm21, zmm23, zmmword ptr [rsi + 896]
    vmovapd zmmword ptr [rdx + 256], zmm14
    vpmadd52luq zmm1, zmm25, zmm29
    vpsubq zmm22, zmm28, zmm19
    vpandq zmm27, zmm24, zmm15
    vmovapd zmmword ptr [rdx + 1472], zmm22
    vpandq zmm30, zmm2, zmm15
    vpsubq zmm16, zmm27, zmm30
    vpmadd52luq zmm1, zmm24, zmm12
    vpsraq zmm23, zmm14, 52
    vmovapd zmmword ptr [rdx + 320], zmm16
    vpaddq zmm28, zmm16, zmm23
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm9, zmm2
    vpaddq zmm10, zmm10, zmm10
    vpmadd52huq zmm10, zmm13, zmm13
    vpsraq zmm13, zmm21, 52
    vpaddq zmm13, zmm13, zmmword ptr [rsi + 960]
    vpaddq zmm0, zmm0, zmm0
    vpaddq zmm22, zmm26, zmm26
    vpmadd52luq zmm0, zmm31, zmm31
    vpmadd52huq zmm22, zmm31, zmm31
    vpandq zmm27, zmm12, zmm15
    vpsubq zmm3, zmm3, zmm10
    vpxord xmm10, xmm10, xmm10
    vpmadd52huq zmm10, zmm9, zmm21
    vmovapd zmmword ptr [rdx + 1088], zmm3
    vpandq zmm3, zmm21, zmm15
    vpsubq zmm3, zmm27, zmm3
    vpxord xmm30, xmm30, xmm30
    vpmadd52huq zmm30, zmm9, zmm13
    vmovapd zmmword ptr [rdx + 384], zmm3
    vpsubq zmm7, zmm7, zmm22
    vpxord xmm16, xmm16, xmm16
    vpmadd52huq zmm16, zmm9, zmm2
    vpmadd52luq zmm10, zmm9, zmm13
    vmovapd zmmword ptr [rdx + 1216], zmm7
    vpsraq zmm7, zmm28, 52
    vpaddq zmm3, zmm3, zmm7
    vpxord xmm7, xmm7, xmm7
    vpmadd52huq zmm7, zmm2, zmm13
    vpmadd52huq zmm30, zmm2, zmm21
    vpsubq zmm4, zmm4, zmm0
    vpxord xmm0, xmm0, xmm0
    vpmadd52luq zmm16, zmm9, zmm21
    vmovapd zmmword ptr [rdx + 1152], zmm4
    vpandq zmm4, zmm29, zmm15
    vpmadd52luq zmm10, zmm2, zmm21
    vpaddq zmm5, zmm5, zmm5
    vpmadd52luq zmm7, zmm21, zmm13
    vpaddq zmm23, zmm18, zmm18
    vpmadd52luq zmm30, zmm2, zmm13
    vpaddq zmm1, zmm1, zmm1
    vpmadd52huq zmm0, zmm21, zmm13
    vpaddq zmm6, zmm6, zmm6
    vpaddq zmm26, zmm17, zmm17
    vpmadd52luq zmm6, zmm12, zmm12
    vpaddq zmm11, zmm11, zmm11
    vpmadd52huq zmm26, zmm12, zmm12
    vpxord xmm12, xmm12, xmm12
    vpmadd52luq zmm12, zmm9, zmm9
    vpmadd52luq zmm11, zmm29, zmm29
    vpandq zmm31, zmm13, zmm15
    vpsubq zmm4, zmm4, zmm31
    vpxord xmm27, xmm27, xmm27
    vpmadd52huq zmm27, zmm13, zmm13
    vmovapd zmmword ptr [rdx + 448], zmm4
    vpmadd52huq zmm5, zmm25, zmm25
    vpsraq zmm22, zmm3, 52
    vpaddq zmm4, zmm4, zmm22
    vpmadd52luq zmm23, zmm24, zmm24
    vpxord xmm18, xmm18, xmm18
    vpaddq zmm6, zmm6, zmm12
    vpxord xmm12, xmm12, xmm12
    vpmadd52huq zmm12, zmm14, zmm3
    vpmovq2m k1, zmm4
    vpmadd52huq zmm1, zmm24, zmm24
    vpxord xmm17, xmm17, xmm17
    vpmadd52huq zmm17, zmm14, zmm4
    vpaddq zmm29, zmm19, zmm19
    vpaddq zmm31, zmm16, zmm16
    vpmadd52huq zmm29, zmm9, zmm9
    vpxord xmm9, xmm9, xmm9
    vpmadd52huq zmm9, zmm28, zmm4
    vpaddq zmm10, zmm10, zmm10
    vpaddq zmm25, zmm30, zmm30
    vpmadd52luq zmm31, zmm2, zmm2
    vpmadd52huq zmm17, zmm28, zmm3
    vpaddq zmm7, zmm7, zmm7
    vpaddq zmm0, zmm0, zmm0
    vpmadd52huq zmm10, zmm2, zmm2
    vpxord xmm2, xmm2, xmm2
    vpmadd52luq zmm9, zmm3, zmm4
    vpaddq zmm22, zmm26, zmm29
    vpxord xmm24, xmm24, xmm24
    vpmadd52huq zmm2, zmm3, zmm4
    vpaddq zmm11, zmm11, zmm31
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm17, zmm28, zmm4
    vpmadd52luq zmm25, zmm21, zmm21
    vpaddq zmm8, zmm8, zmm10
    vpxord xmm10, xmm10, xmm10
    vpmadd52huq zmm7, zmm21, zmm21
    vpaddq zmm9, zmm9, zmm9
    vpmadd52luq zmm0, zmm13, zmm13
    vpaddq zmm13, zmm2, zmm2
    vpaddq zmm2, zmm17, zmm17
    vpmadd52huq zmm9, zmm3, zmm3
    vpmadd52luq zmm2, zmm3, zmm3
    vpaddq zmm16, zmm6, zmm25
    vpmadd52luq zmm13, zmm4, zmm4
    vpaddq zmm30, zmm22, zmm7
    vpmadd52huq zmm10, zmm4, zmm4
    vpaddq zmm25{k1}, zmm25, qword ptr [rip + msmith_0_1_0_ifma_const + 8]{1to8}
    vpmadd52luq zmm12, zmm14, zmm4
    vpaddq zmm4, zmm11, zmm0
    vpmadd52luq zmm24, zmm14, zmm14
    vmovapd zmm26, zmmword ptr [rdx + 256]
    vpaddq zmm6, zmm6, zmm20
    vpmadd52luq zmm18, zmm14, zmm28
    vpaddq zmm29, zmm22, zmm5
    vmovapd zmm31, zmmword ptr [rdx + 320]
    vpmadd52huq zmm19, zmm14, zmm28
    vpaddq zmm11, zmm11, zmm23
    vmovapd zmm21, zmmword ptr [rdx + 384]
    vpmadd52luq zmm12, zmm28, zmm3
    vpaddq zmm17, zmm8, zmm1
    vmovapd zmm22, zmmword ptr [rdx + 448]
    vpaddq zmm8, zmm8, zmm27
    vpaddq zmm26, zmm26, zmm26
    vpaddq zmm16{k1}, zmm16, zmm26
    vpmadd52luq zmm19, zmm14, zmm3
    vpaddq zmm3, zmm31, zmm31
    vpaddq zmm30{k1}, zmm30, zmm3
    vpaddq zmm3, zmm21, zmm21
    vpaddq zmm4{k1}, zmm4, zmm3
    vmovapd zmm3, zmmword ptr [rdx + 768]
    vpaddq zmm26, zmm22, zmm22
    vpaddq zmm8{k1}, zmm8, zmm26
    vpsubq zmm2, zmm16, zmm2
    vpsubq zmm9, zmm30, zmm9
    vpsubq zmm4, zmm4, zmm13
    vpsubq zmm13, zmm8, zmm10
    vpaddq zmm8, zmm20, zmm20
    vmovapd zmm10, zmmword ptr [rdx + 832]
    vpaddq zmm8, zmm8, zmm8
    vpaddq zmm31, zmm20, zmm3
    vpaddq zmm8, zmm8, zmm20
    vmovapd zmmword ptr [rdx + 1792], zmm31
    vpsubq zmm3, zmm3, zmm8
    vmovapd zmmword ptr [rdx + 768], zmm3
    vpaddq zmm8, zmm5, zmm5
    vpaddq zmm3, zmm8, zmm8
    vmovapd zmm8, zmmword ptr [rdx + 896]
    vpaddq zmm21, zmm5, zmm10
    vpaddq zmm3, zmm3, zmm5
    vmovapd zmmword ptr [rdx + 1856], zmm21
    vpsubq zmm5, zmm10, zmm3
    vmovapd zmmword ptr [rdx + 832], zmm5
    vpaddq zmm10, zmm23, zmm23
    vpaddq zmm3, zmm10, zmm10
    vpaddq zmm5, zmm12, zmm12
    vpaddq zmm10, zmm23, zmm8
    vpmadd52huq zmm5, zmm28, zmm28
    vmovapd zmm12, zmmword ptr [rdx + 1280]
    vpaddq zmm3, zmm3, zmm23
    vmovapd zmmword ptr [rdx + 1920], zmm10
    vpsubq zmm10, zmm8, zmm3
    vmovapd zmmword ptr [rdx + 896], zmm10
    vpaddq zmm8, zmm1, zmm1
    vpsubq zmm3, zmm17, zmm5
    vpaddq zmm10, zmm3, zmm3
    vmovapd zmm5, zmmword ptr [rdx + 1344]
    vpaddq zmm8, zmm8, zmm8
    vpaddq zmm22, zmm2, zmm12
    vmovapd zmmword ptr [rdx + 2304], zmm22
    vpaddq zmm26, zmm2, zmm2
    vpaddq zmm16, zmm26, zmm26
    vpaddq zmm2, zmm16, zmm2
    vpsubq zmm12, zmm12, zmm2
    vmovapd zmm2, zmmword ptr [rdx + 1408]
    vmovapd zmmword ptr [rdx + 1280], zmm12
    vpaddq zmm12, zmm9, zmm5
    vmovapd zmmword ptr [rdx + 2368], zmm12
    vpaddq zmm12, zmm9, zmm9
    vpaddq zmm12, zmm12, zmm12
    vpaddq zmm12, zmm12, zmm9
    vpsubq zmm9, zmm5, zmm12
    vmovapd zmm5, zmmword ptr [rdx + 1472]
    vmovapd zmmword ptr [rdx + 1344], zmm9
    vpaddq zmm12, zmm4, zmm2
    vmovapd zmmword ptr [rdx + 2432], zmm12
    vpaddq zmm9, zmm4, zmm4
    vpaddq zmm12, zmm9, zmm9
    vpaddq zmm9, zmm12, zmm4
    vpsubq zmm12, zmm2, zmm9
    vmovapd zmm4, zmmword ptr [rdx + 1536]
    vmovapd zmmword ptr [rdx + 1408], zmm12
    vpaddq zmm2, zmm13, zmm5
    vmovapd zmmword ptr [rdx + 2496], zmm2
    vpaddq zmm9, zmm13, zmm13
    vpaddq zmm12, zmm9, zmm9
    vpaddq zmm2, zmm12, zmm13
    vpsubq zmm9, zmm5, zmm2
    vmovapd zmm12, zmmword ptr [rdx + 1600]
    vmovapd zmmword ptr [rdx + 1472], zmm9
    vpaddq zmm13, zmm25, zmm4
    vmovapd zmmword ptr [rdx + 2560], zmm13
    vpaddq zmm5, zmm25, zmm25
    vpaddq zmm2, zmm5, zmm5
    vpaddq zmm9, zmm2, zmm25
    vpsubq zmm13, zmm4, zmm9
    vmovapd zmm5, zmmword ptr [rdx + 1664]
    vmovapd zmmword ptr [rdx + 1536], zmm13
    vpaddq zmm2, zmm7, zmm12
    vmovapd zmmword ptr [rdx + 2624], zmm2
    vpaddq zmm4, zmm7, zmm7
    vpaddq zmm9, zmm4, zmm4
    vpaddq zmm13, zmm9, zmm7
    vpsubq zmm2, zmm12, zmm13
    vmovapd zmmword ptr [rdx + 1600], zmm2
    vmovapd zmm4, zmmword ptr [rdx + 960]
    vpaddq zmm9, zmm0, zmm5
    vmovapd zmmword ptr [rdx + 2688], zmm9
    vpaddq zmm7, zmm0, zmm0
    vpaddq zmm12, zmm7, zmm7
    vpaddq zmm13, zmm12, zmm0
    vmovapd zmm2, zmmword ptr [rdx + 1216]
    vpsubq zmm9, zmm5, zmm13
    vmovapd zmmword ptr [rdx + 1664], zmm9
    vmovapd zmm7, zmmword ptr [rsi + 0]
    vpaddq zmm12, zmm10, zmm10
    vpaddq zmm0, zmm1, zmm4
    vmovapd zmm5, zmmword ptr [rsi + 64]
    vpaddq zmm13, zmm8, zmm1
    vmovapd zmm9, zmmword ptr [rsi + 128]
    vmovapd zmmword ptr [rdx + 1984], zmm0
    vmovapd zmm10, zmmword ptr [rsi + 192]
    vpaddq zmm8, zmm12, zmm3
    vmovapd zmm1, zmmword ptr [rsi + 256]
    vpsubq zmm0, zmm4, zmm13
    vmovapd zmm12, zmmword ptr [rsi + 320]
    vpaddq zmm4, zmm3, zmm2
    vmovapd zmmword ptr [rdx + 960], zmm0
    vpaddq zmm13, zmm7, zmmword ptr [rsi + 512]
    vmovapd zmmword ptr [rdx + 2240], zmm4
    vpaddq zmm3, zmm5, zmmword ptr [rsi + 576]
    vpaddq zmm0, zmm9, zmmword ptr [rsi + 640]
    vpaddq zmm7, zmm10, zmmword ptr [rsi + 704]
    vpaddq zmm4, zmm1, zmmword ptr [rsi + 768]
    vpaddq zmm5, zmm12, zmmword ptr [rsi + 832]
    vpsraq zmm9, zmm13, 52
    vpaddq zmm10, zmm9, zmm3
    vmovapd zmm1, zmmword ptr [rsi + 384]
    vpsraq zmm12, zmm10, 52
    vpaddq zmm9, zmm12, zmm0
    vpsraq zmm3, zmm9, 52
    vmovapd zmm12, zmmword ptr [rsi + 448]
    vpaddq zmm0, zmm3, zmm7
    vpsraq zmm3, zmm0, 52
    vpaddq zmm7, zmm3, zmm4
    vpsraq zmm3, zmm7, 52
    vpaddq zmm4, zmm3, zmm5
    vpaddq zmm3, zmm1, zmmword ptr [rsi + 896]
    vpsraq zmm5, zmm4, 52
    vpaddq zmm1, zmm5, zmm3
    vpaddq zmm5, zmm12, zmmword ptr [rsi + 960]
    vpxord xmm3, xmm3, xmm3
    vpmadd52luq zmm3, zmm13, zmm10
    vpxord xmm12, xmm12, xmm12
    vpsraq zmm30, zmm1, 52
    vpmadd52huq zmm12, zmm13, zmm10
    vpxord xmm20, xmm20, xmm20
    vpaddq zmm5, zmm30, zmm5
    vpmadd52huq zmm20, zmm13, zmm9
    vpxord xmm31, xmm31, xmm31
    vpmadd52huq zmm31, zmm13, zmm0
    vpsubq zmm2, zmm2, zmm8
    vmovapd zmmword ptr [rdx + 1216], zmm2
    vpsubq zmm8, zmm6, zmm24
    vpxord xmm2, xmm2, xmm2
    vpmadd52huq zmm2, zmm10, zmm0
    vpmadd52luq zmm12, zmm13, zmm9
    vpxord xmm6, xmm6, xmm6
    vpaddq zmm21, zmm8, zmm8
    vpmadd52huq zmm6, zmm9, zmm0
    vpaddq zmm3, zmm3, zmm3
    vpmadd52huq zmm31, zmm10, zmm9
    vpaddq zmm23, zmm21, zmm21
    vpmadd52luq zmm2, zmm9, zmm0
    vpaddq zmm17, zmm27, zmm27
    vpxord xmm22, xmm22, xmm22
    vpmadd52luq zmm22, zmm13, zmm13
    vpaddq zmm12, zmm12, zmm12
    vpaddq zmm6, zmm6, zmm6
    vpmadd52huq zmm3, zmm13, zmm13
    vpmadd52luq zmm31, zmm10, zmm0
    vpaddq zmm26, zmm18, zmm18
    vpaddq zmm2, zmm2, zmm2
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq zmm6, zmm0, zmm0
    vpmadd52huq zmm2, zmm9, zmm9
    vpaddq zmm25, zmm23, zmm8
    vpmadd52huq zmm16, zmm0, zmm0
    vpaddq zmm30, zmm19, zmm19
    vpmadd52luq zmm20, zmm13, zmm0
    vpandq zmm13, zmm13, zmm15
    vpmadd52luq zmm12, zmm10, zmm10
    vpmadd52huq zmm26, zmm14, zmm14
    vpandq zmm14, zmm7, zmm15
    vpsubq zmm13, zmm13, zmm14
    vpmadd52luq zmm30, zmm28, zmm28
    vpandq zmm14, zmm10, zmm15
    vmovapd zmmword ptr [rdx + 512], zmm13
    vpmadd52luq zmm20, zmm10, zmm9
    vpandq zmm24, zmm4, zmm15
    vpsubq zmm14, zmm14, zmm24
    vpsraq zmm21, zmm13, 52
    vmovapd zmmword ptr [rdx + 576], zmm14
    vpaddq zmm14, zmm14, zmm21
    vpandq zmm18, zmm9, zmm15
    vpandq zmm0, zmm0, zmm15
    vpsubq zmm23, zmm29, zmm26
    vmovapd zmm19, zmmword ptr [rdx + 1024]
    vpandq zmm28, zmm1, zmm15
    vpsubq zmm24, zmm18, zmm28
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq zmm21, zmm7, zmm4
    vmovapd zmmword ptr [rdx + 640], zmm24
    vpsubq zmm11, zmm11, zmm30
    vpxord xmm29, xmm29, xmm29
    vpmadd52huq zmm29, zmm7, zmm1
    vpaddq zmm8, zmm8, zmm19
    vmovapd zmmword ptr [rdx + 2048], zmm8
    vpsubq zmm8, zmm19, zmm25
    vmovapd zmm26, zmmword ptr [rdx + 1088]
    vpxord xmm18, xmm18, xmm18
    vpmadd52huq zmm18, zmm7, zmm5
    vmovapd zmmword ptr [rdx + 1024], zmm8
    vpsraq zmm8, zmm14, 52
    vpaddq zmm8, zmm24, zmm8
    vpxord xmm28, xmm28, xmm28
    vpmadd52huq zmm28, zmm7, zmm4
    vpmadd52luq zmm29, zmm7, zmm5
    vpaddq zmm30, zmm23, zmm26
    vmovapd zmmword ptr [rdx + 2112], zmm30
    vpaddq zmm19, zmm23, zmm23
    vpaddq zmm25, zmm19, zmm19
    vpaddq zmm24, zmm25, zmm23
    vpsubq zmm30, zmm26, zmm24
    vpmadd52huq zmm18, zmm4, zmm1
    vmovapd zmm19, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm28, zmm7, zmm1
    vmovapd zmmword ptr [rdx + 1088], zmm30
    vpandq zmm25, zmm5, zmm15
    vpsubq zmm0, zmm0, zmm25
    vpxord xmm23, xmm23, xmm23
    vpmadd52huq zmm23, zmm4, zmm5
    vpmadd52luq zmm29, zmm4, zmm1
    vmovapd zmmword ptr [rdx + 704], zmm0
    vpaddq zmm26, zmm11, zmm19
    vmovapd zmmword ptr [rdx + 2176], zmm26
    vpaddq zmm24, zmm11, zmm11
    vpaddq zmm30, zmm24, zmm24
    vpaddq zmm11, zmm30, zmm11
    vpsubq zmm11, zmm19, zmm11
    vmovapd zmm25, zmmword ptr [rdx + 1728]
    vpmadd52luq zmm18, zmm4, zmm5
    vpmadd52luq zmm23, zmm1, zmm5
    vmovapd zmmword ptr [rdx + 1152], zmm11
    vpsraq zmm11, zmm8, 52
    vpaddq zmm0, zmm0, zmm11
    vpxord xmm11, xmm11, xmm11
    vpmadd52huq zmm11, zmm1, zmm5
    vpmovq2m k1, zmm0
    vpaddq zmm26, zmm27, zmm25
    vmovapd zmmword ptr [rdx + 2752], zmm26
    vpaddq zmm24, zmm17, zmm17
    vpaddq zmm30, zmm24, zmm27
    vpsubq zmm19, zmm25, zmm30
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq zmm26, zmm7, zmm7
    vmovapd zmmword ptr [rdx + 1728], zmm19
    vpaddq zmm17, zmm31, zmm31
    vpxord xmm24, xmm24, xmm24
    vpmadd52huq zmm24, zmm5, zmm5
    vpmadd52luq zmm17, zmm9, zmm9
    vpaddq zmm9, zmm21, zmm21
    vpxord xmm27, xmm27, xmm27
    vpmadd52huq zmm9, zmm7, zmm7
    vpaddq zmm7, zmm28, zmm28
    vpxord xmm25, xmm25, xmm25
    vpmadd52huq zmm25, zmm13, zmm0
    vpaddq zmm30, zmm20, zmm20
    vpmadd52luq zmm7, zmm4, zmm4
    vpaddq zmm19, zmm17, zmm26
    vpxord xmm31, xmm31, xmm31
    vpmadd52huq zmm31, zmm14, zmm0
    vpaddq zmm2, zmm2, zmm9
    vpxord xmm9, xmm9, xmm9
    vpmadd52huq zmm9, zmm8, zmm0
    vpmadd52huq zmm25, zmm14, zmm8
    vpaddq zmm6, zmm6, zmm7
    vpmadd52huq zmm27, zmm13, zmm8
    vpxord xmm7, xmm7, xmm7
    vpmadd52luq zmm31, zmm8, zmm0
    vpmadd52huq zmm30, zmm10, zmm10
    vpaddq zmm10, zmm29, zmm29
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq zmm25, zmm14, zmm0
    vpaddq zmm28, zmm18, zmm18
    vpaddq zmm20, zmm23, zmm23
    vpmadd52huq zmm10, zmm4, zmm4
    vpxord xmm4, xmm4, xmm4
    vpaddq zmm11, zmm11, zmm11
    vpmadd52luq zmm28, zmm1, zmm1
    vpmadd52huq zmm20, zmm1, zmm1
    vpaddq zmm1, zmm31, zmm31
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq zmm11, zmm5, zmm5
    vpaddq zmm5, zmm25, zmm25
    vpaddq zmm9, zmm9, zmm9
    vpmadd52luq zmm5, zmm8, zmm8
    vpmadd52huq zmm1, zmm8, zmm8
    vpaddq zmm10, zmm16, zmm10
    vpmadd52luq zmm9, zmm0, zmm0
    vpaddq zmm26, zmm19, zmm28
    vmovapd zmm29, zmmword ptr [rdx + 1792]
    vpmadd52huq zmm17, zmm0, zmm0
    vpaddq zmm18, zmm2, zmm20
    vmovapd zmm23, zmmword ptr [rdx + 2560]
    vpaddq zmm28{k1}, zmm28, qword ptr [rip + msmith_0_1_0_ifma_const + 8]{1to8}
    vpmadd52luq zmm27, zmm13, zmm0
    vmovapd zmm0, zmmword ptr [rdx + 2624]
    vpaddq zmm31, zmm6, zmm11
    vmovapd zmm25, zmmword ptr [rdx + 2688]
    vpmadd52luq zmm21, zmm13, zmm13
    vpaddq zmm16, zmm19, zmm22
    vpmadd52luq zmm7, zmm13, zmm14
    vmovapd zmm19, zmmword ptr [rdx + 512]
    vpsubq zmm22, zmm22, zmm29
    vpmadd52huq zmm4, zmm13, zmm14
    vpsubq zmm29, zmm28, zmm23
    vpmadd52luq zmm27, zmm14, zmm8
    vmovapd zmm28, zmmword ptr [rdx + 576]
    vpsubq zmm0, zmm20, zmm0
    vpsubq zmm11, zmm11, zmm25
    vmovapd zmm23, zmmword ptr [rdx + 640]
    vpsubq zmm20, zmm16, zmm21
    vpmadd52luq zmm4, zmm13, zmm8
    vmovapd zmm8, zmmword ptr [rdx + 704]
    vpaddq zmm25, zmm19, zmm19
    vpaddq zmm16, zmm10, zmm24
    vpaddq zmm26{k1}, zmm26, zmm25
    vpsubq zmm5, zmm26, zmm5
    vpaddq zmm21, zmm28, zmm28
    vpaddq zmm18{k1}, zmm18, zmm21
    vpaddq zmm19, zmm23, zmm23
    vpaddq zmm31{k1}, zmm31, zmm19
    vpaddq zmm8, zmm8, zmm8
    vmovapd zmm25, zmmword ptr [rdx + 2304]
    vpmadd52huq zmm29, zmm22, qword ptr [rdi + 96]{1to8}
    vpaddq zmm16{k1}, zmm16, zmm8
    vmovapd zmm8, zmmword ptr [rdx + 2368]
    vpmadd52huq zmm0, zmm22, qword ptr [rdi + 104]{1to8}
    vpsubq zmm1, zmm18, zmm1
    vmovapd zmm26, zmmword ptr [rdx + 2432]
    vpmadd52huq zmm11, zmm22, qword ptr [rdi + 112]{1to8}
    vpsubq zmm9, zmm31, zmm9
    vmovapd zmm28, zmmword ptr [rdx + 2496]
    vpsubq zmm21, zmm16, zmm17
    vpmadd52luq zmm29, zmm22, qword ptr [rdi + 104]{1to8}
    vpsubq zmm5, zmm5, zmm25
    vmovapd zmm23, zmmword ptr [rdx + 1856]
    vpmadd52luq zmm0, zmm22, qword ptr [rdi + 112]{1to8}
    vpsubq zmm17, zmm1, zmm8
    vpmadd52huq zmm5, zmm22, qword ptr [rdi + 64]{1to8}
    vpsubq zmm18, zmm9, zmm26
    vpmadd52huq zmm17, zmm22, qword ptr [rdi + 72]{1to8}
    vpsubq zmm19, zmm21, zmm28
    vmovapd zmm1, zmmword ptr [rdx + 1920]
    vpmadd52huq zmm18, zmm22, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm19, zmm22, qword ptr [rdi + 88]{1to8}
    vpsubq zmm8, zmm3, zmm23
    vpmadd52luq zmm5, zmm22, qword ptr [rdi + 72]{1to8}
    vpsraq zmm9, zmm22, 52
    vpmadd52luq zmm17, zmm22, qword ptr [rdi + 80]{1to8}
    vpaddq zmm8, zmm8, zmm9
    vpmadd52luq zmm18, zmm22, qword ptr [rdi + 88]{1to8}
    vpsubq zmm9, zmm12, zmm1
    vpmadd52luq zmm19, zmm22, qword ptr [rdi + 96]{1to8}
    vmovapd zmm1, zmmword ptr [rdx + 1984]
    vpsraq zmm31, zmm8, 52
    vpmadd52luq zmm11, zmm22, qword ptr [rdi + 120]{1to8}
    vpaddq zmm9, zmm9, zmm31
    vpmadd52huq zmm5, zmm8, qword ptr [rdi + 128]{1to8}
    vpaddq zmm16, zmm27, zmm27
    vpmadd52huq zmm17, zmm8, qword ptr [rdi + 136]{1to8}
    vmovapd zmm25, zmmword ptr [rdx + 2048]
    vpaddq zmm10, zmm10, zmm30
    vpmadd52huq zmm18, zmm8, qword ptr [rdi + 144]{1to8}
    vpsubq zmm1, zmm30, zmm1
    vpmadd52huq zmm19, zmm8, qword ptr [rdi + 152]{1to8}
    vpsraq zmm26, zmm9, 52
    vpmadd52huq zmm29, zmm8, qword ptr [rdi + 160]{1to8}
    vpaddq zmm1, zmm1, zmm26
    vpmadd52huq zmm0, zmm8, qword ptr [rdi + 168]{1to8}
    vmovapd zmm21, zmmword ptr [rdx + 2752]
    vpsubq zmm28, zmm20, zmm25
    vpmadd52huq zmm11, zmm8, qword ptr [rdi + 176]{1to8}
    vpaddq zmm7, zmm7, zmm7
    vpmadd52luq zmm5, zmm8, qword ptr [rdi + 136]{1to8}
    vpsraq zmm23, zmm1, 52
    vpmadd52luq zmm17, zmm8, qword ptr [rdi + 144]{1to8}
    vpaddq zmm31, zmm28, zmm23
    vpmadd52luq zmm18, zmm8, qword ptr [rdi + 152]{1to8}
    vpsubq zmm23, zmm24, zmm21
    vpmadd52luq zmm19, zmm8, qword ptr [rdi + 160]{1to8}
    vpaddq zmm2, zmm2, zmm3
    vpmadd52luq zmm29, zmm8, qword ptr [rdi + 168]{1to8}
    vpaddq zmm3, zmm4, zmm4
    vpmadd52luq zmm0, zmm8, qword ptr [rdi + 176]{1to8}
    vpaddq zmm4, zmm6, zmm12
    vpmadd52luq zmm11, zmm8, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm5, zmm9, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm17, zmm9, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm18, zmm9, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm19, zmm9, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm29, zmm9, qword ptr [rdi + 224]{1to8}
    vpmadd52huq zmm0, zmm9, qword ptr [rdi + 232]{1to8}
    vpsraq zmm6, zmm31, 52
    vmovapd zmm12, zmmword ptr [rdx + 2240]
    vpmadd52huq zmm11, zmm9, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm16, zmm14, zmm14
    vpmadd52luq zmm5, zmm9, qword ptr [rdi + 200]{1to8}
    vpmadd52luq zmm17, zmm9, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm18, zmm9, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm19, zmm9, qword ptr [rdi + 224]{1to8}
    vpsubq zmm10, zmm10, zmm16
    vpmadd52luq zmm29, zmm9, qword ptr [rdi + 232]{1to8}
    vpsubq zmm10, zmm10, zmm12
    vpmadd52luq zmm0, zmm9, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm11, zmm9, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm10, zmm22, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm5, zmm1, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rdi + 296]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm10, zmm8, qword ptr [rdi + 128]{1to8}
    vpmadd52luq zmm5, zmm1, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm10, zmm9, qword ptr [rdi + 192]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 2112]
    vpmadd52huq zmm5, zmm31, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm7, zmm13, zmm13
    vpmadd52huq zmm23, zmm22, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm17, zmm31, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm18, zmm31, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm19, zmm31, qword ptr [rdi + 344]{1to8}
    vpsubq zmm13, zmm2, zmm7
    vpmadd52huq zmm29, zmm31, qword ptr [rdi + 352]{1to8}
    vpsubq zmm2, zmm13, zmm12
    vpmadd52huq zmm0, zmm31, qword ptr [rdi + 360]{1to8}
    vpaddq zmm7, zmm2, zmm6
    vpmadd52huq zmm11, zmm31, qword ptr [rdi + 368]{1to8}
    vpsraq zmm13, zmm7, 52
    vpmadd52luq zmm10, zmm1, qword ptr [rdi + 256]{1to8}
    vpmadd52luq zmm5, zmm31, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm23, zmm8, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm17, zmm31, qword ptr [rdi + 336]{1to8}
    vpmadd52luq zmm18, zmm31, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm19, zmm31, qword ptr [rdi + 352]{1to8}
    vpmadd52luq zmm29, zmm31, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm0, zmm31, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm11, zmm31, qword ptr [rdi + 376]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 2176]
    vpmadd52luq zmm3, zmm14, zmm14
    vpmadd52luq zmm10, zmm31, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm5, zmm7, qword ptr [rdi + 384]{1to8}
    vpxord xmm2, xmm2, xmm2
    vpmadd52huq zmm23, zmm9, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm17, zmm7, qword ptr [rdi + 392]{1to8}
    vpsubq zmm6, zmm4, zmm3
    vpmadd52huq zmm18, zmm7, qword ptr [rdi + 400]{1to8}
    vpsubq zmm8, zmm6, zmm12
    vpmadd52huq zmm19, zmm7, qword ptr [rdi + 408]{1to8}
    vpaddq zmm14, zmm8, zmm13
    vpmadd52huq zmm29, zmm7, qword ptr [rdi + 416]{1to8}
    vpsraq zmm9, zmm14, 52
    vpmadd52huq zmm0, zmm7, qword ptr [rdi + 424]{1to8}
    vpmadd52huq zmm11, zmm7, qword ptr [rdi + 432]{1to8}
    vmovapd zmm4, zmmword ptr [rdx + 1216]
    vpmadd52luq zmm10, zmm7, qword ptr [rdi + 384]{1to8}
    vmovapd zmm3, zmmword ptr [rdx + 1280]
    vpmadd52luq zmm5, zmm7, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rdi + 312]{1to8}
    vmovapd zmm6, zmmword ptr [rdx + 1344]
    vpmadd52luq zmm17, zmm7, qword ptr [rdi + 400]{1to8}
    vpmadd52luq zmm18, zmm7, qword ptr [rdi + 408]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 1408]
    vpaddq zmm8, zmm10, zmm9
    vpmadd52luq zmm19, zmm7, qword ptr [rdi + 416]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 1472]
    vpmadd52luq zmm29, zmm7, qword ptr [rdi + 424]{1to8}
    vpaddq zmm1, zmm4, qword ptr [r8 + 0]{1to8}
    vmovapd zmm10, zmmword ptr [rdx + 1536]
    vpaddq zmm9, zmm3, qword ptr [r8 + 8]{1to8}
    vpmadd52luq zmm0, zmm7, qword ptr [rdi + 432]{1to8}
    vmovapd zmm4, zmmword ptr [rdx + 1600]
    vpaddq zmm25, zmm6, qword ptr [r8 + 16]{1to8}
    vmovapd zmm3, zmmword ptr [rdx + 768]
    vpmadd52luq zmm11, zmm7, qword ptr [rdi + 440]{1to8}
    vmovapd zmm6, zmmword ptr [rdx + 1664]
    vpaddq zmm26, zmm12, qword ptr [r8 + 24]{1to8}
    vpmadd52huq zmm5, zmm14, qword ptr [rdi + 448]{1to8}
    vpaddq zmm27, zmm13, qword ptr [r8 + 32]{1to8}
    vpmadd52huq zmm23, zmm31, qword ptr [rdi + 376]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 832]
    vpaddq zmm28, zmm10, qword ptr [r8 + 40]{1to8}
    vpmadd52luq zmm8, zmm14, qword ptr [rdi + 448]{1to8}
    vpaddq zmm13, zmm4, qword ptr [r8 + 48]{1to8}
    vmovapd zmm10, zmmword ptr [rdx + 1728]
    vpmadd52huq zmm9, zmm3, qword ptr [rdi + 64]{1to8}
    vpaddq zmm30, zmm6, qword ptr [r8 + 56]{1to8}
    vpmadd52huq zmm25, zmm3, qword ptr [rdi + 72]{1to8}
    vpsraq zmm4, zmm3, 52
    vpmadd52huq zmm26, zmm3, qword ptr [rdi + 80]{1to8}
    vpaddq zmm6, zmm12, zmm4
    vpmadd52huq zmm27, zmm3, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm9, zmm3, qword ptr [rdi + 72]{1to8}
    vpaddq zmm31, zmm10, qword ptr [r8 + 64]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 896]
    vpmadd52huq zmm28, zmm3, qword ptr [rdi + 96]{1to8}
    vpaddq zmm4, zmm8, zmm15
    vpmadd52huq zmm13, zmm3, qword ptr [rdi + 104]{1to8}
    vpsraq zmm10, zmm4, 52
    vpmadd52huq zmm30, zmm3, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm25, zmm3, qword ptr [rdi + 80]{1to8}
    vpsraq zmm4, zmm6, 52
    vpmadd52luq zmm26, zmm3, qword ptr [rdi + 88]{1to8}
    vpaddq zmm12, zmm12, zmm4
    vpmadd52luq zmm27, zmm3, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm28, zmm3, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm13, zmm3, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm30, zmm3, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm9, zmm6, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm25, zmm6, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm26, zmm6, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm27, zmm6, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm28, zmm6, qword ptr [rdi + 160]{1to8}
    vmovapd zmm4, zmmword ptr [rdx + 960]
    vpmadd52luq zmm9, zmm6, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm13, zmm6, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm25, zmm6, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm30, zmm6, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm26, zmm6, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm27, zmm6, qword ptr [rdi + 160]{1to8}
    vpsraq zmm20, zmm12, 52
    vpmadd52luq zmm28, zmm6, qword ptr [rdi + 168]{1to8}
    vpaddq zmm4, zmm4, zmm20
    vpmadd52luq zmm13, zmm6, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm30, zmm6, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm1, zmm3, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm13, zmm12, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rdi + 224]{1to8}
    vmovapd zmm24, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm28, zmm12, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm13, zmm12, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm1, zmm6, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm9, zmm4, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm31, zmm3, qword ptr [rdi + 120]{1to8}
    vpsraq zmm3, zmm4, 52
    vpmadd52huq zmm25, zmm4, qword ptr [rdi + 264]{1to8}
    vpaddq zmm3, zmm24, zmm3
    vpmadd52huq zmm26, zmm4, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm27, zmm4, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm9, zmm4, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm28, zmm4, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm25, zmm4, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm13, zmm4, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm26, zmm4, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm30, zmm4, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm27, zmm4, qword ptr [rdi + 288]{1to8}
    vmovapd zmm21, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm28, zmm4, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm13, zmm4, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm30, zmm4, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm1, zmm12, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm9, zmm3, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm31, zmm6, qword ptr [rdi + 184]{1to8}
    vpsraq zmm6, zmm3, 52
    vpmadd52huq zmm25, zmm3, qword ptr [rdi + 328]{1to8}
    vpaddq zmm6, zmm21, zmm6
    vpmadd52huq zmm26, zmm3, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm27, zmm3, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm1, zmm4, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm28, zmm3, qword ptr [rdi + 352]{1to8}
    vpmadd52luq zmm9, zmm3, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm13, zmm3, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm25, zmm3, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm30, zmm3, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm26, zmm3, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm27, zmm3, qword ptr [rdi + 352]{1to8}
    vmovapd zmm16, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm28, zmm3, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm13, zmm3, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm30, zmm3, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm1, zmm3, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm9, zmm6, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rdi + 248]{1to8}
    vpsraq zmm12, zmm6, 52
    vpmadd52huq zmm25, zmm6, qword ptr [rdi + 392]{1to8}
    vpaddq zmm12, zmm16, zmm12
    vpmadd52huq zmm26, zmm6, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm27, zmm6, qword ptr [rdi + 408]{1to8}
    vpmadd52huq zmm28, zmm6, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm1, zmm6, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm13, zmm6, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm9, zmm6, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm30, zmm6, qword ptr [rdi + 432]{1to8}
    vpmadd52huq zmm31, zmm4, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm25, zmm6, qword ptr [rdi + 400]{1to8}
    vpsraq zmm4, zmm12, 52
    vpmadd52luq zmm26, zmm6, qword ptr [rdi + 408]{1to8}
    vpaddq zmm1, zmm1, zmm4
    vpmadd52luq zmm27, zmm6, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm28, zmm6, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm13, zmm6, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm30, zmm6, qword ptr [rdi + 440]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm17, zmm14, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm18, zmm14, qword ptr [rdi + 464]{1to8}
    vpmadd52huq zmm19, zmm14, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm29, zmm14, qword ptr [rdi + 480]{1to8}
    vpmadd52huq zmm0, zmm14, qword ptr [rdi + 488]{1to8}
    vpmadd52huq zmm11, zmm14, qword ptr [rdi + 496]{1to8}
    vpmadd52huq zmm31, zmm3, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm1, zmm12, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rdi + 464]{1to8}
    vpxord xmm4, xmm4, xmm4
    vpmadd52huq zmm27, zmm12, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rdi + 480]{1to8}
    vpaddq zmm3, zmm1, zmm15
    vpmadd52huq zmm13, zmm12, qword ptr [rdi + 488]{1to8}
    vpsraq zmm3, zmm3, 52
    vpmadd52huq zmm30, zmm12, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm5, zmm14, qword ptr [rdi + 456]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm23, zmm7, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm17, zmm14, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm18, zmm14, qword ptr [rdi + 472]{1to8}
    vpaddq zmm16, zmm5, zmm10
    vpmadd52luq zmm19, zmm14, qword ptr [rdi + 480]{1to8}
    vpaddq zmm24, zmm9, zmm3
    vpmadd52luq zmm29, zmm14, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm0, zmm14, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm11, zmm14, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm2, zmm8, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm31, zmm6, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rdi + 472]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rdi + 480]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm13, zmm12, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm23, zmm14, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm16, zmm2, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm17, zmm2, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm18, zmm2, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm19, zmm2, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm29, zmm2, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm0, zmm2, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm11, zmm2, qword ptr [rdi + 48]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm24, zmm4, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm25, zmm4, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm26, zmm4, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm27, zmm4, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm28, zmm4, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm13, zmm4, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm30, zmm4, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm16, zmm2, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm17, zmm2, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm18, zmm2, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm19, zmm2, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm29, zmm2, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm0, zmm2, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm11, zmm2, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm23, zmm2, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm24, zmm4, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm25, zmm4, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm26, zmm4, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm27, zmm4, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm28, zmm4, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm13, zmm4, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm30, zmm4, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm31, zmm4, qword ptr [rdi + 56]{1to8}
    vmovdqa64 zmm20, zmm29
    vmovdqa64 zmm21, zmm0
    vmovdqa64 zmm22, zmm11
    vmovdqa64 zmm29, zmm13
    ret
.globl msmith_0_1_0_ifma_pair_mul_5_1
.p2align 6
msmith_0_1_0_ifma_pair_mul_5_1:
    vmovapd zmm0, zmmword ptr [rcx + 0]
    vpsraq zmm1, zmm0, 52
    vpxord xmm2, xmm2, xmm2
    vpxord xmm3, xmm3, xmm3
    vpxord xmm4, xmm4, xmm4
    vpxord xmm5, xmm5, xmm5
    vmovapd zmm6, zmmword ptr [rsi + 0]
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vpxord xmm9, xmm9, xmm9
    vpxord xmm10, xmm10, xmm10
    vpmadd52huq zmm8, zmm6, zmm0
    vpaddq zmm11, zmm1, zmmword ptr [rcx + 64]
    vpmadd52luq zmm10, zmm6, zmm0
    vpsraq zmm12, zmm11, 52
    vpmadd52huq zmm9, zmm6, zmm11
    vpaddq zmm13, zmm12, zmmword ptr [rcx + 128]
    vpsraq zmm14, zmm13, 52
    vpxord xmm15, xmm15, xmm15
    vpmadd52huq zmm5, zmm6, zmm13
    vpaddq zmm1, zmm14, zmmword ptr [rcx + 192]
    vpmadd52luq zmm8, zmm6, zmm11
    vpsraq zmm12, zmm1, 52
    vpmadd52huq zmm4, zmm6, zmm1
    vpaddq zmm14, zmm12, zmmword ptr [rcx + 256]
    vpmadd52luq zmm9, zmm6, zmm13
    vpmadd52huq zmm2, zmm6, zmm14
    vpsraq zmm12, zmm6, 52
    vpaddq zmm12, zmm12, zmmword ptr [rsi + 64]
    vpmadd52luq zmm5, zmm6, zmm1
    vpxord xmm16, xmm16, xmm16
    vmovapd zmmword ptr [rdx + 0], zmm10
    vpmadd52huq zmm3, zmm12, zmm14
    vpsraq zmm10, zmm12, 52
    vpaddq zmm10, zmm10, zmmword ptr [rsi + 128]
    vpmadd52luq zmm4, zmm6, zmm14
    vpmadd52huq zmm2, zmm12, zmm1
    vmovapd zmm6, zmmword ptr [rsi + 320]
    vpsraq zmm17, zmm10, 52
    vpmadd52huq zmm7, zmm10, zmm14
    vpaddq zmm18, zmm17, zmmword ptr [rsi + 192]
    vpmadd52huq zmm3, zmm10, zmm1
    vpsraq zmm19, zmm6, 52
    vpaddq zmm20, zmm19, zmmword ptr [rsi + 384]
    vpmadd52huq zmm4, zmm12, zmm13
    vpmadd52luq zmm2, zmm12, zmm14
    vmovapd zmm21, zmmword ptr [rcx + 320]
    vpsraq zmm22, zmm20, 52
    vpaddq zmm23, zmm22, zmmword ptr [rsi + 448]
    vpmadd52huq zmm7, zmm18, zmm1
    vpmadd52luq zmm3, zmm10, zmm14
    vpsraq zmm24, zmm21, 52
    vpaddq zmm25, zmm24, zmmword ptr [rcx + 384]
    vpmadd52luq zmm4, zmm12, zmm1
    vpsraq zmm26, zmm25, 52
    vpmadd52huq zmm2, zmm10, zmm13
    vpaddq zmm27, zmm26, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm18, zmm14
    vpmadd52huq zmm3, zmm18, zmm13
    vpsraq zmm28, zmm18, 52
    vpaddq zmm29, zmm28, zmmword ptr [rsi + 256]
    vpmadd52luq zmm8, zmm12, zmm0
    vpmadd52huq zmm9, zmm12, zmm0
    vmovapd zmmword ptr [rdx + 64], zmm8
    vpmadd52luq zmm2, zmm10, zmm1
    vpmadd52luq zmm3, zmm18, zmm1
    vpmadd52huq zmm15, zmm18, zmm14
    vpmadd52huq zmm4, zmm10, zmm11
    vpmadd52huq zmm2, zmm18, zmm11
    vpmadd52huq zmm3, zmm29, zmm11
    vpmadd52huq zmm7, zmm29, zmm13
    vpmadd52huq zmm15, zmm29, zmm1
    vpmadd52luq zmm2, zmm18, zmm13
    vpmadd52luq zmm4, zmm10, zmm13
    vpmadd52luq zmm3, zmm29, zmm13
    vpmadd52luq zmm7, zmm29, zmm1
    vpsraq zmm8, zmm27, 52
    vpaddq zmm1, zmm8, zmmword ptr [rcx + 512]
    vpmadd52huq zmm2, zmm29, zmm0
    vpmadd52luq zmm15, zmm29, zmm14
    vpmadd52huq zmm4, zmm18, zmm0
    vmovapd zmmword ptr [rdx + 384], zmm3
    vpsraq zmm8, zmm1, 52
    vpaddq zmm3, zmm8, zmmword ptr [rcx + 576]
    vmovapd zmmword ptr [rdx + 448], zmm7
    vpxord xmm8, xmm8, xmm8
    vpmadd52huq zmm5, zmm12, zmm11
    vpmadd52huq zmm8, zmm6, zmm3
    vpmadd52luq zmm2, zmm29, zmm11
    vmovapd zmmword ptr [rdx + 512], zmm15
    vpxord xmm7, xmm7, xmm7
    vpmadd52huq zmm7, zmm20, zmm3
    vpmadd52luq zmm4, zmm18, zmm11
    vpmadd52huq zmm8, zmm20, zmm1
    vmovapd zmmword ptr [rdx + 320], zmm2
    vpxord xmm15, xmm15, xmm15
    vpmadd52huq zmm15, zmm6, zmm1
    vpmadd52huq zmm7, zmm23, zmm1
    vpmadd52luq zmm5, zmm12, zmm13
    vpxord xmm2, xmm2, xmm2
    vpmadd52luq zmm8, zmm20, zmm3
    vpmadd52luq zmm15, zmm6, zmm3
    vpmadd52luq zmm7, zmm23, zmm3
    vpmadd52huq zmm2, zmm23, zmm3
    vpmadd52huq zmm8, zmm23, zmm27
    vpmadd52huq zmm15, zmm20, zmm27
    vpmadd52luq zmm9, zmm12, zmm11
    vpsraq zmm13, zmm23, 52
    vpaddq zmm12, zmm13, zmmword ptr [rsi + 512]
    vpmadd52luq zmm4, zmm29, zmm0
    vpmadd52luq zmm8, zmm23, zmm1
    vpmadd52huq zmm7, zmm12, zmm27
    vpmadd52huq zmm2, zmm12, zmm1
    vpmadd52luq zmm15, zmm20, zmm1
    vmovapd zmmword ptr [rdx + 256], zmm4
    vpxord xmm13, xmm13, xmm13
    vpmadd52huq zmm8, zmm12, zmm25
    vpmadd52luq zmm7, zmm12, zmm1
    vpmadd52luq zmm2, zmm12, zmm3
    vpmadd52huq zmm13, zmm12, zmm3
    vpmadd52luq zmm8, zmm12, zmm27
    vpmadd52huq zmm15, zmm23, zmm25
    vpmadd52huq zmm5, zmm10, zmm0
    vpmadd52luq zmm9, zmm10, zmm0
    vpmadd52huq zmm16, zmm29, zmm14
    vpsraq zmm4, zmm12, 52
    vpxord xmm14, xmm14, xmm14
    vpaddq zmm4, zmm4, zmmword ptr [rsi + 576]
    vpmadd52huq zmm14, zmm6, zmm27
    vpmadd52huq zmm8, zmm4, zmm21
    vpmadd52huq zmm7, zmm4, zmm25
    vmovapd zmmword ptr [rdx + 128], zmm9
    vpxord xmm9, xmm9, xmm9
    vpmadd52huq zmm2, zmm4, zmm27
    vmovapd zmmword ptr [rdx + 576], zmm16
    vpxord xmm30, xmm30, xmm30
    vpmadd52huq zmm13, zmm4, zmm1
    vpmadd52huq zmm9, zmm6, zmm21
    vpmadd52huq zmm30, zmm6, zmm25
    vpmadd52luq zmm15, zmm23, zmm27
    vpmadd52luq zmm8, zmm4, zmm25
    vpmadd52luq zmm7, zmm4, zmm27
    vpmadd52luq zmm2, zmm4, zmm1
    vpmadd52luq zmm13, zmm4, zmm3
    vpmadd52luq zmm14, zmm6, zmm1
    vpxord xmm1, xmm1, xmm1
    vpmadd52luq zmm1, zmm6, zmm21
    vpmadd52luq zmm9, zmm6, zmm25
    vpmadd52luq zmm30, zmm6, zmm27
    vpxord xmm6, xmm6, xmm6
    vpmadd52huq zmm15, zmm12, zmm21
    vpmadd52huq zmm14, zmm20, zmm25
    vpmadd52luq zmm9, zmm20, zmm21
    vmovapd zmm31, zmmword ptr [rdx + 0]
    vpmadd52huq zmm30, zmm20, zmm21
    vpmadd52luq zmm15, zmm12, zmm25
    vmovapd zmm17, zmmword ptr [rsi + 0]
    vpmadd52luq zmm14, zmm20, zmm27
    vpmadd52luq zmm5, zmm10, zmm11
    vmovapd zmm10, zmmword ptr [rsi + 64]
    vpaddq zmm11, zmm1, zmm31
    vmovapd zmmword ptr [rdx + 640], zmm11
    vmovapd zmm11, zmmword ptr [rsi + 128]
    vpaddq zmm19, zmm17, zmmword ptr [rsi + 320]
    vpmadd52luq zmm30, zmm20, zmm25
    vpaddq zmm10, zmm10, zmmword ptr [rsi + 384]
    vpmadd52luq zmm15, zmm4, zmm21
    vpaddq zmm11, zmm11, zmmword ptr [rsi + 448]
    vpmadd52huq zmm14, zmm23, zmm21
    vpsubq zmm1, zmm31, zmm1
    vpmadd52luq zmm5, zmm18, zmm0
    vpsraq zmm0, zmm19, 52
    vmovapd zmm22, zmmword ptr [rcx + 0]
    vmovapd zmmword ptr [rdx + 0], zmm1
    vpmadd52luq zmm30, zmm23, zmm21
    vmovapd zmm1, zmmword ptr [rcx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpmadd52huq zmm6, zmm4, zmm3
    vmovapd zmm10, zmmword ptr [rcx + 128]
    vpaddq zmm4, zmm22, zmmword ptr [rcx + 320]
    vpmadd52luq zmm14, zmm23, zmm25
    vpaddq zmm3, zmm1, zmmword ptr [rcx + 384]
    vmovapd zmmword ptr [rdx + 192], zmm5
    vpaddq zmm1, zmm10, zmmword ptr [rcx + 448]
    vpsraq zmm5, zmm4, 52
    vmovapd zmm10, zmmword ptr [rcx + 192]
    vpaddq zmm5, zmm5, zmm3
    vpmadd52luq zmm14, zmm12, zmm21
    vpsraq zmm3, zmm5, 52
    vpaddq zmm12, zmm3, zmm1
    vpaddq zmm3, zmm10, zmmword ptr [rcx + 512]
    vpsraq zmm1, zmm12, 52
    vmovapd zmm10, zmmword ptr [rcx + 256]
    vpaddq zmm1, zmm1, zmm3
    vpxord xmm3, xmm3, xmm3
    vpmadd52luq zmm3, zmm19, zmm4
    vpxord xmm24, xmm24, xmm24
    vpaddq zmm10, zmm10, zmmword ptr [rcx + 576]
    vpmadd52huq zmm24, zmm19, zmm4
    vpxord xmm26, xmm26, xmm26
    vpsraq zmm28, zmm1, 52
    vpmadd52huq zmm26, zmm19, zmm5
    vpxord xmm29, xmm29, xmm29
    vpaddq zmm10, zmm28, zmm10
    vpmadd52huq zmm29, zmm19, zmm12
    vpxord xmm16, xmm16, xmm16
    vpsraq zmm27, zmm0, 52
    vpmadd52huq zmm16, zmm19, zmm1
    vmovapd zmm17, zmmword ptr [rdx + 64]
    vpaddq zmm11, zmm27, zmm11
    vpxord xmm20, xmm20, xmm20
    vpmadd52huq zmm20, zmm19, zmm10
    vpmadd52luq zmm24, zmm19, zmm5
    vpaddq zmm31, zmm9, zmm17
    vmovapd zmmword ptr [rdx + 704], zmm31
    vmovapd zmm18, zmmword ptr [rsi + 192]
    vpsubq zmm9, zmm17, zmm9
    vpmadd52luq zmm29, zmm19, zmm1
    vmovapd zmm22, zmmword ptr [rdx + 128]
    vpmadd52luq zmm16, zmm19, zmm10
    vmovapd zmmword ptr [rdx + 64], zmm9
    vpaddq zmm9, zmm18, zmmword ptr [rsi + 512]
    vpmadd52huq zmm20, zmm0, zmm1
    vpaddq zmm23, zmm30, zmm22
    vmovapd zmmword ptr [rdx + 768], zmm23
    vpmadd52luq zmm26, zmm19, zmm12
    vpsubq zmm25, zmm22, zmm30
    vpxord xmm21, xmm21, xmm21
    vpmadd52huq zmm21, zmm0, zmm10
    vmovapd zmmword ptr [rdx + 128], zmm25
    vpsraq zmm28, zmm11, 52
    vmovapd zmm27, zmmword ptr [rdx + 192]
    vpaddq zmm9, zmm28, zmm9
    vpmadd52huq zmm16, zmm0, zmm12
    vpxord xmm31, xmm31, xmm31
    vpmadd52luq zmm20, zmm0, zmm10
    vpaddq zmm17, zmm14, zmm27
    vmovapd zmmword ptr [rdx + 832], zmm17
    vmovapd zmm18, zmmword ptr [rsi + 256]
    vpsubq zmm14, zmm27, zmm14
    vpmadd52huq zmm31, zmm11, zmm10
    vmovapd zmm23, zmmword ptr [rdx + 256]
    vpmadd52huq zmm21, zmm11, zmm1
    vmovapd zmmword ptr [rdx + 192], zmm14
    vpaddq zmm14, zmm18, zmmword ptr [rsi + 576]
    vpmadd52luq zmm16, zmm0, zmm1
    vpaddq zmm19, zmm15, zmm23
    vmovapd zmmword ptr [rdx + 896], zmm19
    vpsubq zmm15, zmm23, zmm15
    vmovapd zmm22, zmmword ptr [rdx + 320]
    vpmadd52huq zmm20, zmm11, zmm12
    vpmadd52huq zmm31, zmm9, zmm1
    vmovapd zmmword ptr [rdx + 256], zmm15
    vpxord xmm15, xmm15, xmm15
    vpaddq zmm30, zmm8, zmm22
    vmovapd zmmword ptr [rdx + 960], zmm30
    vpsubq zmm8, zmm22, zmm8
    vpmadd52luq zmm21, zmm11, zmm10
    vpmadd52huq zmm15, zmm9, zmm10
    vmovapd zmmword ptr [rdx + 320], zmm8
    vpsraq zmm8, zmm9, 52
    vmovapd zmm25, zmmword ptr [rdx + 384]
    vpmadd52luq zmm20, zmm11, zmm1
    vpaddq zmm8, zmm8, zmm14
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq zmm31, zmm9, zmm10
    vpaddq zmm28, zmm7, zmm25
    vmovapd zmmword ptr [rdx + 1024], zmm28
    vmovapd zmm17, zmmword ptr [rdx + 448]
    vpsubq zmm7, zmm25, zmm7
    vpmadd52huq zmm21, zmm9, zmm12
    vpmadd52huq zmm16, zmm11, zmm5
    vmovapd zmmword ptr [rdx + 384], zmm7
    vpaddq zmm7, zmm2, zmm17
    vpsubq zmm2, zmm17, zmm2
    vmovapd zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm20, zmm9, zmm5
    vmovapd zmmword ptr [rdx + 1088], zmm7
    vpmadd52huq zmm31, zmm8, zmm12
    vmovapd zmmword ptr [rdx + 448], zmm2
    vpaddq zmm7, zmm13, zmm27
    vpmadd52luq zmm21, zmm9, zmm1
    vmovapd zmm2, zmmword ptr [rdx + 640]
    vpsubq zmm13, zmm27, zmm13
    vmovapd zmmword ptr [rdx + 1152], zmm7
    vpmadd52huq zmm15, zmm8, zmm1
    vmovapd zmmword ptr [rdx + 512], zmm13
    vmovapd zmm7, zmmword ptr [rdx + 576]
    vpsubq zmm13, zmm3, zmm2
    vpmadd52luq zmm20, zmm9, zmm12
    vpsraq zmm3, zmm13, 52
    vpmadd52luq zmm16, zmm11, zmm12
    vpaddq zmm2, zmm6, zmm7
    vpmadd52huq zmm21, zmm8, zmm5
    vpsubq zmm7, zmm7, zmm6
    vmovapd zmmword ptr [rdx + 1216], zmm2
    vpmadd52luq zmm31, zmm8, zmm1
    vmovapd zmmword ptr [rdx + 576], zmm7
    vmovapd zmm6, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm20, zmm8, zmm4
    vpmadd52luq zmm15, zmm8, zmm10
    vmovapd zmm2, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm21, zmm8, zmm12
    vpmadd52huq zmm16, zmm9, zmm4
    vmovapd zmm1, zmmword ptr [rdx + 1024]
    vpsubq zmm18, zmm31, zmm6
    vpmadd52luq zmm20, zmm8, zmm5
    vpsubq zmm19, zmm15, zmm2
    vmovapd zmm7, zmmword ptr [rdx + 960]
    vpmadd52huq zmm29, zmm0, zmm5
    vpsubq zmm17, zmm21, zmm1
    vpmadd52huq zmm18, zmm13, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm17, zmm13, qword ptr [rdi + 48]{1to8}
    vpsubq zmm6, zmm20, zmm7
    vpmadd52huq zmm19, zmm13, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm6, zmm13, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm24, zmm0, zmm4
    vmovapd zmm15, zmmword ptr [rdx + 704]
    vpmadd52huq zmm26, zmm0, zmm4
    vpmadd52luq zmm16, zmm9, zmm5
    vpmadd52luq zmm6, zmm13, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm29, zmm0, zmm12
    vpsubq zmm2, zmm24, zmm15
    vpmadd52luq zmm17, zmm13, qword ptr [rdi + 56]{1to8}
    vpaddq zmm1, zmm2, zmm3
    vpmadd52luq zmm18, zmm13, qword ptr [rdi + 64]{1to8}
    vpsraq zmm7, zmm1, 52
    vpmadd52luq zmm19, zmm13, qword ptr [rdi + 72]{1to8}
    vpmadd52luq zmm26, zmm0, zmm5
    vpxord xmm12, xmm12, xmm12
    vpmadd52luq zmm16, zmm8, zmm4
    vmovapd zmm15, zmmword ptr [rdx + 896]
    vpmadd52huq zmm6, zmm1, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm29, zmm11, zmm4
    vpmadd52huq zmm17, zmm1, qword ptr [rdi + 88]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rdi + 96]{1to8}
    vpsubq zmm2, zmm16, zmm15
    vpmadd52huq zmm19, zmm1, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm26, zmm11, zmm4
    vmovapd zmm3, zmmword ptr [rdx + 768]
    vpmadd52luq zmm2, zmm13, qword ptr [rdi + 40]{1to8}
    vmovapd zmm0, zmmword ptr [rdx + 256]
    vpmadd52luq zmm6, zmm1, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm29, zmm11, zmm5
    vmovapd zmm15, zmmword ptr [rdx + 320]
    vpmadd52luq zmm17, zmm1, qword ptr [rdi + 96]{1to8}
    vpsubq zmm11, zmm26, zmm3
    vmovapd zmm5, zmmword ptr [rdx + 384]
    vpaddq zmm3, zmm0, qword ptr [r8 + 0]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rdi + 104]{1to8}
    vmovapd zmm0, zmmword ptr [rdx + 448]
    vpaddq zmm15, zmm15, qword ptr [r8 + 8]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rdi + 112]{1to8}
    vmovapd zmm23, zmmword ptr [rdx + 512]
    vpaddq zmm25, zmm5, qword ptr [r8 + 16]{1to8}
    vmovapd zmm5, zmmword ptr [rdx + 0]
    vpmadd52huq zmm14, zmm8, zmm10
    vpaddq zmm26, zmm0, qword ptr [r8 + 24]{1to8}
    vpmadd52luq zmm2, zmm1, qword ptr [rdi + 80]{1to8}
    vmovapd zmm8, zmmword ptr [rdx + 64]
    vpaddq zmm27, zmm23, qword ptr [r8 + 32]{1to8}
    vpmadd52huq zmm15, zmm5, qword ptr [rdi + 40]{1to8}
    vpsraq zmm10, zmm5, 52
    vpmadd52huq zmm25, zmm5, qword ptr [rdi + 48]{1to8}
    vpaddq zmm0, zmm8, zmm10
    vmovapd zmm8, zmmword ptr [rdx + 1216]
    vpmadd52huq zmm26, zmm5, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm3, zmm5, qword ptr [rdi + 40]{1to8}
    vpaddq zmm10, zmm11, zmm7
    vpmadd52huq zmm27, zmm5, qword ptr [rdi + 64]{1to8}
    vmovapd zmm11, zmmword ptr [rdx + 128]
    vpsubq zmm20, zmm14, zmm8
    vpmadd52luq zmm15, zmm5, qword ptr [rdi + 48]{1to8}
    vmovapd zmm7, zmmword ptr [rdx + 576]
    vpsraq zmm14, zmm0, 52
    vpmadd52luq zmm25, zmm5, qword ptr [rdi + 56]{1to8}
    vpaddq zmm8, zmm11, zmm14
    vpmadd52luq zmm26, zmm5, qword ptr [rdi + 64]{1to8}
    vpaddq zmm28, zmm7, qword ptr [r8 + 40]{1to8}
    vpmadd52luq zmm27, zmm5, qword ptr [rdi + 72]{1to8}
    vpsraq zmm11, zmm10, 52
    vpmadd52huq zmm15, zmm0, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm25, zmm0, qword ptr [rdi + 88]{1to8}
    vpmadd52huq zmm26, zmm0, qword ptr [rdi + 96]{1to8}
    vpmadd52huq zmm27, zmm0, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm15, zmm0, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm25, zmm0, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm26, zmm0, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm27, zmm0, qword ptr [rdi + 112]{1to8}
    vpmadd52huq zmm6, zmm10, qword ptr [rdi + 120]{1to8}
    vpmadd52luq zmm3, zmm0, qword ptr [rdi + 80]{1to8}
    vmovapd zmm14, zmmword ptr [rdx + 192]
    vpmadd52huq zmm15, zmm8, qword ptr [rdi + 120]{1to8}
    vpmadd52luq zmm29, zmm9, zmm4
    vpsraq zmm7, zmm8, 52
    vpmadd52huq zmm17, zmm10, qword ptr [rdi + 128]{1to8}
    vpaddq zmm9, zmm14, zmm7
    vmovapd zmm4, zmmword ptr [rdx + 832]
    vpmadd52huq zmm18, zmm10, qword ptr [rdi + 136]{1to8}
    vpsraq zmm14, zmm9, 52
    vpmadd52huq zmm19, zmm10, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm25, zmm8, qword ptr [rdi + 128]{1to8}
    vpsubq zmm7, zmm29, zmm4
    vpmadd52huq zmm26, zmm8, qword ptr [rdi + 136]{1to8}
    vpaddq zmm4, zmm7, zmm11
    vpmadd52huq zmm27, zmm8, qword ptr [rdi + 144]{1to8}
    vpsraq zmm7, zmm4, 52
    vpmadd52luq zmm2, zmm10, qword ptr [rdi + 120]{1to8}
    vpmadd52luq zmm6, zmm10, qword ptr [rdi + 128]{1to8}
    vpmadd52luq zmm3, zmm8, qword ptr [rdi + 120]{1to8}
    vpmadd52luq zmm15, zmm8, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm20, zmm13, qword ptr [rdi + 72]{1to8}
    vpaddq zmm11, zmm2, zmm7
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq zmm17, zmm10, qword ptr [rdi + 136]{1to8}
    vpmadd52luq zmm18, zmm10, qword ptr [rdi + 144]{1to8}
    vpaddq zmm2, zmm3, zmm14
    vpmadd52luq zmm19, zmm10, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm28, zmm5, qword ptr [rdi + 72]{1to8}
    vpmadd52luq zmm25, zmm8, qword ptr [rdi + 136]{1to8}
    vpmadd52luq zmm26, zmm8, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm27, zmm8, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm6, zmm4, qword ptr [rdi + 160]{1to8}
    vpmadd52huq zmm15, zmm9, qword ptr [rdi + 160]{1to8}
    vpmadd52huq zmm20, zmm1, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm11, zmm4, qword ptr [rdi + 160]{1to8}
    vbroadcastsd zmm7, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpmadd52huq zmm17, zmm4, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm18, zmm4, qword ptr [rdi + 176]{1to8}
    vpmadd52huq zmm19, zmm4, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm28, zmm0, qword ptr [rdi + 112]{1to8}
    vpaddq zmm3, zmm11, zmm7
    vpmadd52luq zmm2, zmm9, qword ptr [rdi + 160]{1to8}
    vpsraq zmm14, zmm3, 52
    vpmadd52huq zmm25, zmm9, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm26, zmm9, qword ptr [rdi + 176]{1to8}
    vpmadd52huq zmm27, zmm9, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm6, zmm4, qword ptr [rdi + 168]{1to8}
    vpaddq zmm5, zmm2, zmm7
    vpmadd52luq zmm15, zmm9, qword ptr [rdi + 168]{1to8}
    vpsraq zmm1, zmm5, 52
    vpmadd52huq zmm20, zmm10, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm17, zmm4, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm18, zmm4, qword ptr [rdi + 184]{1to8}
    vpaddq zmm16, zmm6, zmm14
    vpmadd52luq zmm19, zmm4, qword ptr [rdi + 192]{1to8}
    vpaddq zmm24, zmm15, zmm1
    vpmadd52luq zmm12, zmm11, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm28, zmm8, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm25, zmm9, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm26, zmm9, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm27, zmm9, qword ptr [rdi + 192]{1to8}
    vpmadd52luq zmm13, zmm2, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm20, zmm4, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm16, zmm12, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm28, zmm9, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm24, zmm13, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm25, zmm13, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm26, zmm13, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm27, zmm13, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm16, zmm12, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm24, zmm13, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm25, zmm13, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm26, zmm13, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm27, zmm13, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm28, zmm13, qword ptr [rdi + 32]{1to8}
    ret
.globl msmith_0_1_0_ifma_pair_sqr_5_1
.p2align 6
msmith_0_1_0_ifma_pair_sqr_5_1:
    vmovapd zmm0, zmmword ptr [rsi + 0]
    vpsraq zmm1, zmm0, 52
    vpxord xmm2, xmm2, xmm2
    vpxord xmm3, xmm3, xmm3
    vpxord xmm4, xmm4, xmm4
    vpxord xmm5, xmm5, xmm5
    vpxord xmm6, xmm6, xmm6
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vpxord xmm9, xmm9, xmm9
    vpxord xmm10, xmm10, xmm10
    vpxord xmm11, xmm11, xmm11
    vpmadd52luq zmm10, zmm0, zmm0
    vpxord xmm12, xmm12, xmm12
    vpxord xmm13, xmm13, xmm13
    vpxord xmm14, xmm14, xmm14
    vpxord xmm15, xmm15, xmm15
    vpxord xmm16, xmm16, xmm16
    vpxord xmm17, xmm17, xmm17
    vpxord xmm18, xmm18, xmm18
    vmovapd zmm19, zmmword ptr [rsi + 320]
    vpxord xmm20, xmm20, xmm20
    vpxord xmm21, xmm21, xmm21
    vpxord xmm22, xmm22, xmm22
    vpaddq zmm1, zmm1, zmmword ptr [rsi + 64]
    vpmadd52luq zmm14, zmm19, zmm19
    vpsraq zmm23, zmm1, 52
    vpmadd52luq zmm13, zmm0, zmm1
    vpaddq zmm24, zmm23, zmmword ptr [rsi + 128]
    vpmadd52huq zmm15, zmm0, zmm1
    vpsraq zmm25, zmm24, 52
    vmovapd zmmword ptr [rdx + 0], zmm10
    vpmadd52huq zmm17, zmm0, zmm24
    vpaddq zmm10, zmm25, zmmword ptr [rsi + 192]
    vpsraq zmm26, zmm19, 52
    vpmadd52huq zmm7, zmm0, zmm10
    vpsraq zmm27, zmm10, 52
    vpmadd52luq zmm15, zmm0, zmm24
    vpaddq zmm28, zmm26, zmmword ptr [rsi + 384]
    vpmadd52luq zmm17, zmm0, zmm10
    vpaddq zmm29, zmm27, zmmword ptr [rsi + 256]
    vpmadd52luq zmm16, zmm19, zmm28
    vpmadd52huq zmm2, zmm0, zmm29
    vpmadd52huq zmm3, zmm1, zmm29
    vpmadd52huq zmm5, zmm24, zmm29
    vpmadd52huq zmm8, zmm10, zmm29
    vpmadd52huq zmm2, zmm1, zmm10
    vpmadd52huq zmm3, zmm24, zmm10
    vpmadd52luq zmm5, zmm10, zmm29
    vpmadd52luq zmm7, zmm0, zmm29
    vpmadd52luq zmm2, zmm1, zmm29
    vpmadd52luq zmm3, zmm24, zmm29
    vpmadd52huq zmm18, zmm19, zmm28
    vpmadd52huq zmm7, zmm1, zmm24
    vpmadd52luq zmm2, zmm24, zmm10
    vpmadd52luq zmm17, zmm1, zmm24
    vpmadd52huq zmm21, zmm29, zmm29
    vpmadd52luq zmm7, zmm1, zmm10
    vpaddq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm0, zmm0
    vpsraq zmm0, zmm28, 52
    vpaddq zmm0, zmm0, zmmword ptr [rsi + 448]
    vpaddq zmm15, zmm15, zmm15
    vpmadd52huq zmm20, zmm19, zmm0
    vmovapd zmmword ptr [rdx + 576], zmm21
    vpxord xmm30, xmm30, xmm30
    vpmadd52luq zmm15, zmm1, zmm1
    vpaddq zmm31, zmm17, zmm17
    vpaddq zmm7, zmm7, zmm7
    vmovapd zmmword ptr [rdx + 64], zmm13
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq zmm18, zmm19, zmm0
    vpaddq zmm2, zmm2, zmm2
    vpmadd52luq zmm7, zmm24, zmm24
    vpaddq zmm3, zmm3, zmm3
    vpmadd52huq zmm2, zmm24, zmm24
    vpxord xmm23, xmm23, xmm23
    vpaddq zmm5, zmm5, zmm5
    vpmadd52luq zmm3, zmm10, zmm10
    vmovapd zmmword ptr [rdx + 128], zmm15
    vpxord xmm15, xmm15, xmm15
    vpaddq zmm8, zmm8, zmm8
    vpmadd52huq zmm5, zmm10, zmm10
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq zmm8, zmm29, zmm29
    vpsraq zmm25, zmm0, 52
    vmovapd zmmword ptr [rdx + 256], zmm7
    vpxord xmm7, xmm7, xmm7
    vpaddq zmm26, zmm25, zmmword ptr [rsi + 512]
    vmovapd zmmword ptr [rdx + 320], zmm2
    vpxord xmm2, xmm2, xmm2
    vmovapd zmm27, zmmword ptr [rsi + 0]
    vpmadd52huq zmm31, zmm1, zmm1
    vpxord xmm1, xmm1, xmm1
    vpmadd52huq zmm11, zmm19, zmm26
    vmovapd zmmword ptr [rdx + 384], zmm3
    vpaddq zmm3, zmm27, zmmword ptr [rsi + 320]
    vmovapd zmmword ptr [rdx + 448], zmm5
    vpsraq zmm5, zmm26, 52
    vpmadd52luq zmm7, zmm3, zmm3
    vpaddq zmm5, zmm5, zmmword ptr [rsi + 576]
    vmovapd zmmword ptr [rdx + 512], zmm8
    vmovapd zmm8, zmmword ptr [rsi + 64]
    vpmadd52luq zmm20, zmm19, zmm26
    vpxord xmm21, xmm21, xmm21
    vpmadd52huq zmm4, zmm19, zmm5
    vmovapd zmmword ptr [rdx + 192], zmm31
    vpaddq zmm8, zmm8, zmmword ptr [rsi + 384]
    vpmadd52huq zmm6, zmm28, zmm5
    vpmadd52huq zmm9, zmm0, zmm5
    vpmadd52huq zmm12, zmm26, zmm5
    vpmadd52huq zmm4, zmm28, zmm26
    vpmadd52huq zmm6, zmm0, zmm26
    vpmadd52luq zmm9, zmm26, zmm5
    vpmadd52luq zmm11, zmm19, zmm5
    vpmadd52luq zmm4, zmm28, zmm5
    vpmadd52luq zmm6, zmm0, zmm5
    vpmadd52luq zmm20, zmm28, zmm0
    vpmadd52huq zmm11, zmm28, zmm0
    vpmadd52luq zmm4, zmm0, zmm26
    vpmadd52huq zmm22, zmm5, zmm5
    vpmadd52luq zmm11, zmm28, zmm26
    vpaddq zmm17, zmm16, zmm16
    vpmadd52huq zmm17, zmm19, zmm19
    vpsraq zmm24, zmm3, 52
    vpaddq zmm8, zmm24, zmm8
    vpxord xmm29, xmm29, xmm29
    vpmadd52luq zmm2, zmm3, zmm8
    vpaddq zmm25, zmm18, zmm18
    vpmadd52huq zmm1, zmm3, zmm8
    vpaddq zmm27, zmm20, zmm20
    vpaddq zmm11, zmm11, zmm11
    vpmadd52luq zmm25, zmm28, zmm28
    vmovapd zmm31, zmmword ptr [rsi + 128]
    vpaddq zmm4, zmm4, zmm4
    vpmadd52luq zmm11, zmm0, zmm0
    vpaddq zmm6, zmm6, zmm6
    vpmadd52huq zmm4, zmm0, zmm0
    vpaddq zmm0, zmm31, zmmword ptr [rsi + 448]
    vpmadd52luq zmm6, zmm26, zmm26
    vpaddq zmm9, zmm9, zmm9
    vmovapd zmm16, zmmword ptr [rsi + 192]
    vpmadd52huq zmm27, zmm28, zmm28
    vpsraq zmm19, zmm8, 52
    vpmadd52huq zmm9, zmm26, zmm26
    vpaddq zmm0, zmm19, zmm0
    vpaddq zmm24, zmm16, zmmword ptr [rsi + 512]
    vmovapd zmm18, zmmword ptr [rsi + 256]
    vpmadd52huq zmm21, zmm3, zmm0
    vpsraq zmm20, zmm0, 52
    vpmadd52luq zmm1, zmm3, zmm0
    vpaddq zmm31, zmm20, zmm24
    vpaddq zmm28, zmm18, zmmword ptr [rsi + 576]
    vpmadd52huq zmm15, zmm3, zmm31
    vpaddq zmm12, zmm12, zmm12
    vpmadd52luq zmm21, zmm3, zmm31
    vmovapd zmm26, zmmword ptr [rdx + 0]
    vpmadd52luq zmm12, zmm5, zmm5
    vpsraq zmm5, zmm31, 52
    vpaddq zmm5, zmm5, zmm28
    vpmadd52huq zmm30, zmm3, zmm5
    vpaddq zmm19, zmm14, zmm26
    vmovapd zmmword ptr [rdx + 640], zmm19
    vpmadd52huq zmm13, zmm8, zmm5
    vmovapd zmm16, zmmword ptr [rdx + 64]
    vpsubq zmm14, zmm26, zmm14
    vpxord xmm20, xmm20, xmm20
    vpmadd52huq zmm23, zmm0, zmm5
    vmovapd zmmword ptr [rdx + 0], zmm14
    vpaddq zmm14, zmm17, zmm16
    vmovapd zmmword ptr [rdx + 704], zmm14
    vpmadd52huq zmm10, zmm31, zmm5
    vpsubq zmm14, zmm16, zmm17
    vmovapd zmm24, zmmword ptr [rdx + 320]
    vpmadd52huq zmm30, zmm8, zmm31
    vpaddq zmm2, zmm2, zmm2
    vmovapd zmmword ptr [rdx + 64], zmm14
    vpmadd52huq zmm13, zmm0, zmm31
    vpaddq zmm14, zmm4, zmm24
    vmovapd zmm18, zmmword ptr [rdx + 384]
    vpmadd52luq zmm23, zmm31, zmm5
    vpsubq zmm4, zmm24, zmm4
    vmovapd zmmword ptr [rdx + 960], zmm14
    vmovapd zmmword ptr [rdx + 320], zmm4
    vpaddq zmm14, zmm6, zmm18
    vpmadd52luq zmm15, zmm3, zmm5
    vmovapd zmm4, zmmword ptr [rdx + 448]
    vpmadd52luq zmm30, zmm8, zmm5
    vpsubq zmm6, zmm18, zmm6
    vmovapd zmmword ptr [rdx + 1024], zmm14
    vpmadd52luq zmm13, zmm0, zmm5
    vpaddq zmm14, zmm9, zmm4
    vmovapd zmm28, zmmword ptr [rdx + 512]
    vmovapd zmmword ptr [rdx + 384], zmm6
    vpsubq zmm6, zmm4, zmm9
    vmovapd zmmword ptr [rdx + 1088], zmm14
    vpmadd52huq zmm2, zmm3, zmm3
    vpaddq zmm4, zmm12, zmm28
    vmovapd zmmword ptr [rdx + 448], zmm6
    vpmadd52huq zmm15, zmm8, zmm0
    vpmadd52luq zmm30, zmm0, zmm31
    vpsubq zmm9, zmm28, zmm12
    vmovapd zmmword ptr [rdx + 1152], zmm4
    vmovapd zmmword ptr [rdx + 512], zmm9
    vpaddq zmm14, zmm13, zmm13
    vpmadd52luq zmm21, zmm8, zmm0
    vpaddq zmm3, zmm23, zmm23
    vpmadd52luq zmm14, zmm31, zmm31
    vpaddq zmm6, zmm10, zmm10
    vmovapd zmm12, zmmword ptr [rdx + 640]
    vpmadd52huq zmm3, zmm31, zmm31
    vmovapd zmm4, zmmword ptr [rdx + 320]
    vpaddq zmm9, zmm30, zmm30
    vpmadd52luq zmm6, zmm5, zmm5
    vmovapd zmm13, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm9, zmm0, zmm0
    vmovapd zmm10, zmmword ptr [rdx + 0]
    vpsubq zmm7, zmm7, zmm12
    vmovapd zmm12, zmmword ptr [rdx + 1088]
    vpaddq zmm4, zmm4, qword ptr [r8 + 8]{1to8}
    vpmadd52luq zmm15, zmm8, zmm31
    vmovapd zmm19, zmmword ptr [rdx + 960]
    vpsubq zmm17, zmm14, zmm13
    vpmadd52huq zmm4, zmm10, qword ptr [rdi + 40]{1to8}
    vmovapd zmm14, zmmword ptr [rdx + 1152]
    vpsubq zmm18, zmm3, zmm12
    vpmadd52huq zmm17, zmm7, qword ptr [rdi + 48]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 384]
    vpsubq zmm3, zmm9, zmm19
    vpmadd52huq zmm18, zmm7, qword ptr [rdi + 56]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 448]
    vpsubq zmm19, zmm6, zmm14
    vpmadd52huq zmm3, zmm7, qword ptr [rdi + 40]{1to8}
    vmovapd zmm9, zmmword ptr [rdx + 512]
    vpaddq zmm6, zmm13, qword ptr [r8 + 16]{1to8}
    vpmadd52huq zmm19, zmm7, qword ptr [rdi + 64]{1to8}
    vpaddq zmm26, zmm12, qword ptr [r8 + 24]{1to8}
    vmovapd zmm14, zmmword ptr [rdx + 256]
    vpmadd52huq zmm6, zmm10, qword ptr [rdi + 48]{1to8}
    vpaddq zmm13, zmm9, qword ptr [r8 + 32]{1to8}
    vpmadd52huq zmm26, zmm10, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm13, zmm10, qword ptr [rdi + 64]{1to8}
    vpaddq zmm12, zmm11, zmm14
    vpmadd52luq zmm3, zmm7, qword ptr [rdi + 48]{1to8}
    vpsubq zmm9, zmm14, zmm11
    vmovapd zmmword ptr [rdx + 896], zmm12
    vpxord xmm14, xmm14, xmm14
    vmovapd zmm11, zmmword ptr [rdx + 704]
    vpmadd52luq zmm4, zmm10, qword ptr [rdi + 48]{1to8}
    vmovapd zmmword ptr [rdx + 256], zmm9
    vpaddq zmm12, zmm15, zmm15
    vpmadd52luq zmm17, zmm7, qword ptr [rdi + 56]{1to8}
    vpsubq zmm9, zmm2, zmm11
    vpmadd52luq zmm18, zmm7, qword ptr [rdi + 64]{1to8}
    vpsraq zmm15, zmm7, 52
    vpmadd52luq zmm19, zmm7, qword ptr [rdi + 72]{1to8}
    vmovapd zmm2, zmmword ptr [rdx + 64]
    vpsraq zmm11, zmm10, 52
    vpmadd52luq zmm6, zmm10, qword ptr [rdi + 56]{1to8}
    vmovapd zmm16, zmmword ptr [rdx + 128]
    vpaddq zmm9, zmm9, zmm15
    vpmadd52luq zmm26, zmm10, qword ptr [rdi + 64]{1to8}
    vpaddq zmm15, zmm2, zmm11
    vpmadd52luq zmm13, zmm10, qword ptr [rdi + 72]{1to8}
    vpaddq zmm2, zmm25, zmm16
    vpmadd52luq zmm12, zmm0, zmm0
    vmovapd zmmword ptr [rdx + 768], zmm2
    vpsubq zmm11, zmm16, zmm25
    vmovapd zmm0, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, qword ptr [rdi + 80]{1to8}
    vpaddq zmm2, zmm1, zmm1
    vmovapd zmm1, zmmword ptr [rdx + 576]
    vmovapd zmmword ptr [rdx + 128], zmm11
    vpmadd52huq zmm4, zmm15, qword ptr [rdi + 80]{1to8}
    vmovapd zmm11, zmmword ptr [rdx + 896]
    vpaddq zmm0, zmm0, qword ptr [r8 + 0]{1to8}
    vpmadd52huq zmm17, zmm9, qword ptr [rdi + 88]{1to8}
    vpaddq zmm24, zmm22, zmm1
    vpmadd52huq zmm18, zmm9, qword ptr [rdi + 96]{1to8}
    vpsubq zmm12, zmm12, zmm11
    vmovapd zmmword ptr [rdx + 1216], zmm24
    vpmadd52huq zmm19, zmm9, qword ptr [rdi + 104]{1to8}
    vpsubq zmm11, zmm1, zmm22
    vpmadd52huq zmm6, zmm15, qword ptr [rdi + 88]{1to8}
    vpsraq zmm1, zmm9, 52
    vmovapd zmm28, zmmword ptr [rdx + 192]
    vmovapd zmmword ptr [rdx + 576], zmm11
    vpmadd52huq zmm26, zmm15, qword ptr [rdi + 96]{1to8}
    vmovapd zmm11, zmmword ptr [rdx + 128]
    vpsraq zmm23, zmm15, 52
    vpmadd52huq zmm13, zmm15, qword ptr [rdi + 104]{1to8}
    vpaddq zmm30, zmm27, zmm28
    vpmadd52luq zmm2, zmm8, zmm8
    vpaddq zmm11, zmm11, zmm23
    vmovapd zmmword ptr [rdx + 832], zmm30
    vpmadd52luq zmm12, zmm7, qword ptr [rdi + 40]{1to8}
    vpsubq zmm31, zmm28, zmm27
    vmovapd zmm16, zmmword ptr [rdx + 576]
    vpmadd52luq zmm3, zmm9, qword ptr [rdi + 88]{1to8}
    vpaddq zmm25, zmm21, zmm21
    vmovapd zmm24, zmmword ptr [rdx + 768]
    vmovapd zmmword ptr [rdx + 192], zmm31
    vpmadd52luq zmm0, zmm10, qword ptr [rdi + 40]{1to8}
    vpaddq zmm28, zmm16, qword ptr [r8 + 40]{1to8}
    vpmadd52luq zmm4, zmm15, qword ptr [rdi + 88]{1to8}
    vpsubq zmm2, zmm2, zmm24
    vpmadd52luq zmm17, zmm9, qword ptr [rdi + 96]{1to8}
    vpaddq zmm2, zmm2, zmm1
    vpmadd52luq zmm18, zmm9, qword ptr [rdi + 104]{1to8}
    vmovapd zmm1, zmmword ptr [rdx + 192]
    vpsraq zmm22, zmm2, 52
    vpmadd52luq zmm19, zmm9, qword ptr [rdi + 112]{1to8}
    vpsraq zmm23, zmm11, 52
    vpmadd52luq zmm6, zmm15, qword ptr [rdi + 96]{1to8}
    vpaddq zmm1, zmm1, zmm23
    vpmadd52luq zmm26, zmm15, qword ptr [rdi + 104]{1to8}
    vpsraq zmm30, zmm1, 52
    vpmadd52luq zmm13, zmm15, qword ptr [rdi + 112]{1to8}
    vpmadd52huq zmm29, zmm5, zmm5
    vmovapd zmm5, zmmword ptr [rdx + 1216]
    vpmadd52luq zmm12, zmm9, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm3, zmm2, qword ptr [rdi + 120]{1to8}
    vpmadd52luq zmm0, zmm15, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm4, zmm11, qword ptr [rdi + 120]{1to8}
    vpsubq zmm5, zmm29, zmm5
    vpmadd52huq zmm25, zmm8, zmm8
    vmovapd zmm8, zmmword ptr [rdx + 832]
    vpmadd52huq zmm17, zmm2, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm18, zmm2, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm19, zmm2, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm6, zmm11, qword ptr [rdi + 128]{1to8}
    vpsubq zmm8, zmm25, zmm8
    vpmadd52huq zmm26, zmm11, qword ptr [rdi + 136]{1to8}
    vpaddq zmm8, zmm8, zmm22
    vpmadd52huq zmm13, zmm11, qword ptr [rdi + 144]{1to8}
    vpsraq zmm27, zmm8, 52
    vpmadd52luq zmm12, zmm2, qword ptr [rdi + 120]{1to8}
    vpmadd52luq zmm3, zmm2, qword ptr [rdi + 128]{1to8}
    vpmadd52luq zmm0, zmm11, qword ptr [rdi + 120]{1to8}
    vpmadd52luq zmm4, zmm11, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm5, zmm7, qword ptr [rdi + 72]{1to8}
    vpaddq zmm7, zmm12, zmm27
    vpmadd52luq zmm17, zmm2, qword ptr [rdi + 136]{1to8}
    vpmadd52luq zmm18, zmm2, qword ptr [rdi + 144]{1to8}
    vpaddq zmm12, zmm0, zmm30
    vpmadd52luq zmm19, zmm2, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm28, zmm10, qword ptr [rdi + 72]{1to8}
    vpmadd52luq zmm6, zmm11, qword ptr [rdi + 136]{1to8}
    vpmadd52luq zmm26, zmm11, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm13, zmm11, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm3, zmm8, qword ptr [rdi + 160]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rdi + 160]{1to8}
    vpmadd52huq zmm5, zmm9, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm7, zmm8, qword ptr [rdi + 160]{1to8}
    vbroadcastsd zmm0, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpmadd52huq zmm17, zmm8, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm18, zmm8, qword ptr [rdi + 176]{1to8}
    vpmadd52huq zmm19, zmm8, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm28, zmm15, qword ptr [rdi + 112]{1to8}
    vpaddq zmm10, zmm7, zmm0
    vpmadd52luq zmm12, zmm1, qword ptr [rdi + 160]{1to8}
    vpsraq zmm9, zmm10, 52
    vpmadd52huq zmm6, zmm1, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rdi + 176]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm3, zmm8, qword ptr [rdi + 168]{1to8}
    vpaddq zmm15, zmm12, zmm0
    vpmadd52luq zmm4, zmm1, qword ptr [rdi + 168]{1to8}
    vpsraq zmm10, zmm15, 52
    vpmadd52huq zmm5, zmm2, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm17, zmm8, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm18, zmm8, qword ptr [rdi + 184]{1to8}
    vpaddq zmm16, zmm3, zmm9
    vpmadd52luq zmm19, zmm8, qword ptr [rdi + 192]{1to8}
    vpaddq zmm24, zmm4, zmm10
    vpmadd52luq zmm20, zmm7, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm28, zmm11, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rdi + 192]{1to8}
    vpmadd52luq zmm14, zmm12, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm5, zmm8, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm16, zmm20, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm17, zmm20, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm18, zmm20, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm19, zmm20, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm24, zmm14, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm6, zmm14, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm26, zmm14, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm13, zmm14, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm16, zmm20, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm17, zmm20, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm18, zmm20, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm19, zmm20, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm5, zmm20, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm24, zmm14, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm6, zmm14, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm26, zmm14, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm13, zmm14, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm28, zmm14, qword ptr [rdi + 32]{1to8}
    vmovdqa64 zmm20, zmm5
    vmovdqa64 zmm25, zmm6
    vmovdqa64 zmm27, zmm13
    ret
.globl msmith_0_1_0_ifma_mul_8
.p2align 6
msmith_0_1_0_ifma_mul_8:
    cmp qword ptr [rdi + 600], 1
    jae msmith_0_1_0_ifma_columns_mul_8
    vmovapd zmm8, zmmword ptr [rsi + 0]
    vpsraq zmm9, zmm8, 52
    vpxord xmm10, xmm10, xmm10
    vpxord xmm11, xmm11, xmm11
    vpxord xmm12, xmm12, xmm12
    vpxord xmm13, xmm13, xmm13
    vpxord xmm14, xmm14, xmm14
    vpxord xmm15, xmm15, xmm15
    vpmadd52huq zmm13, zmm0, zmm8
    vpaddq zmm16, zmm9, zmmword ptr [rsi + 64]
    vpmadd52luq zmm15, zmm0, zmm8
    vpxord xmm17, xmm17, xmm17
    vpsraq zmm18, zmm16, 52
    vpmadd52huq zmm14, zmm0, zmm16
    vpaddq zmm19, zmm18, zmmword ptr [rsi + 128]
    vpsraq zmm20, zmm19, 52
    vpmadd52huq zmm12, zmm0, zmm19
    vpaddq zmm21, zmm20, zmmword ptr [rsi + 192]
    vpmadd52luq zmm13, zmm0, zmm16
    vpsraq zmm22, zmm0, 52
    vpmadd52huq zmm10, zmm0, zmm21
    vpxord xmm23, xmm23, xmm23
    vpsraq zmm9, zmm21, 52
    vpmadd52luq zmm14, zmm0, zmm19
    vpaddq zmm18, zmm22, zmm1
    vpmadd52luq zmm12, zmm0, zmm21
    vpaddq zmm20, zmm9, zmmword ptr [rsi + 256]
    vpmadd52huq zmm11, zmm18, zmm21
    vpsraq zmm22, zmm18, 52
    vpmadd52huq zmm10, zmm18, zmm19
    vpsraq zmm1, zmm20, 52
    vpmadd52luq zmm13, zmm18, zmm8
    vpaddq zmm9, zmm22, zmm2
    vpmadd52huq zmm12, zmm18, zmm16
    vpaddq zmm22, zmm1, zmmword ptr [rsi + 320]
    vpmadd52huq zmm11, zmm9, zmm19
    vpsraq zmm2, zmm9, 52
    vpmadd52luq zmm10, zmm18, zmm21
    vpsraq zmm1, zmm22, 52
    vpmadd52huq zmm17, zmm9, zmm21
    vpaddq zmm2, zmm2, zmm3
    vpmadd52huq zmm14, zmm18, zmm8
    vbroadcastsd zmm3, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpaddq zmm1, zmm1, zmmword ptr [rsi + 384]
    vpmadd52luq zmm11, zmm9, zmm21
    vpsraq zmm24, zmm2, 52
    vpmadd52huq zmm10, zmm9, zmm16
    vpandq zmm25, zmm8, zmm3
    vpmadd52huq zmm17, zmm2, zmm19
    vpandq zmm26, zmm20, zmm3
    vpmadd52huq zmm23, zmm2, zmm21
    vpsubq zmm27, zmm25, zmm26
    vpmadd52huq zmm11, zmm2, zmm16
    vpandq zmm28, zmm16, zmm3
    vpmadd52luq zmm10, zmm9, zmm19
    vpandq zmm29, zmm22, zmm3
    vpmadd52luq zmm17, zmm2, zmm21
    vpsubq zmm30, zmm28, zmm29
    vmovapd zmmword ptr [rdx + 256], zmm27
    vpmadd52luq zmm12, zmm18, zmm19
    vpsraq zmm31, zmm27, 52
    vpmadd52luq zmm11, zmm2, zmm19
    vmovapd zmmword ptr [rdx + 320], zmm30
    vpsraq zmm25, zmm1, 52
    vpmadd52huq zmm10, zmm2, zmm8
    vpandq zmm19, zmm19, zmm3
    vpmadd52luq zmm14, zmm18, zmm16
    vpandq zmm26, zmm1, zmm3
    vpmadd52huq zmm12, zmm9, zmm8
    vpaddq zmm28, zmm30, zmm31
    vpxord xmm29, xmm29, xmm29
    vpaddq zmm4, zmm24, zmm4
    vpxord xmm30, xmm30, xmm30
    vpmadd52luq zmm10, zmm2, zmm16
    vpaddq zmm31, zmm25, zmmword ptr [rsi + 448]
    vpmadd52huq zmm30, zmm4, zmm20
    vpsubq zmm19, zmm19, zmm26
    vpxord xmm24, xmm24, xmm24
    vpmadd52huq zmm24, zmm4, zmm1
    vpandq zmm21, zmm21, zmm3
    vpmadd52luq zmm29, zmm4, zmm20
    vmovapd zmmword ptr [rdx + 384], zmm19
    vpandq zmm0, zmm0, zmm3
    vpmadd52luq zmm14, zmm9, zmm8
    vpsraq zmm25, zmm4, 52
    vpmadd52luq zmm12, zmm9, zmm16
    vpaddq zmm16, zmm25, zmm5
    vpxord xmm5, xmm5, xmm5
    vpmadd52huq zmm5, zmm4, zmm31
    vpandq zmm18, zmm18, zmm3
    vpmadd52luq zmm24, zmm4, zmm31
    vpsraq zmm26, zmm16, 52
    vpaddq zmm6, zmm26, zmm6
    vpmadd52luq zmm30, zmm4, zmm22
    vpmadd52huq zmm5, zmm16, zmm1
    vpandq zmm9, zmm9, zmm3
    vpmadd52huq zmm24, zmm16, zmm22
    vpsraq zmm25, zmm6, 52
    vpaddq zmm7, zmm25, zmm7
    vpmadd52luq zmm12, zmm2, zmm8
    vpxord xmm8, xmm8, xmm8
    vpandq zmm26, zmm4, zmm3
    vpsubq zmm0, zmm0, zmm26
    vpmadd52huq zmm8, zmm4, zmm22
    vpandq zmm25, zmm16, zmm3
    vpsubq zmm18, zmm18, zmm25
    vpmadd52luq zmm5, zmm16, zmm31
    vmovapd zmmword ptr [rdx + 0], zmm0
    vpandq zmm26, zmm6, zmm3
    vpmadd52luq zmm8, zmm4, zmm1
    vpsubq zmm4, zmm9, zmm26
    vpxord xmm9, xmm9, xmm9
    vmovapd zmmword ptr [rdx + 64], zmm18
    vpmadd52huq zmm9, zmm16, zmm31
    vpandq zmm2, zmm2, zmm3
    vmovapd zmmword ptr [rdx + 128], zmm4
    vpmadd52luq zmm24, zmm16, zmm1
    vpandq zmm25, zmm7, zmm3
    vpsubq zmm2, zmm2, zmm25
    vpmadd52huq zmm5, zmm6, zmm22
    vpsraq zmm26, zmm0, 52
    vpaddq zmm18, zmm18, zmm26
    vpmadd52huq zmm9, zmm6, zmm1
    vmovapd zmmword ptr [rdx + 192], zmm2
    vpsraq zmm25, zmm18, 52
    vpaddq zmm4, zmm4, zmm25
    vpmadd52huq zmm8, zmm16, zmm20
    vpmadd52huq zmm24, zmm6, zmm20
    vpsraq zmm26, zmm4, 52
    vpaddq zmm2, zmm2, zmm26
    vpmadd52luq zmm5, zmm6, zmm1
    vpmadd52luq zmm9, zmm6, zmm31
    vpaddq zmm10, zmm10, zmm29
    vpxord xmm25, xmm25, xmm25
    vpmadd52huq zmm25, zmm6, zmm31
    vpmovq2m k1, zmm2
    vpandq zmm26, zmm31, zmm3
    vpsubq zmm21, zmm21, zmm26
    vpmadd52luq zmm8, zmm16, zmm22
    vpsraq zmm29, zmm28, 52
    vpmadd52luq zmm30, zmm16, zmm20
    vmovapd zmmword ptr [rdx + 448], zmm21
    vpaddq zmm16, zmm19, zmm29
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm24, zmm6, zmm22
    vpsraq zmm26, zmm16, 52
    vpaddq zmm21, zmm21, zmm26
    vpmadd52huq zmm5, zmm7, zmm20
    vpmadd52huq zmm19, zmm0, zmm21
    vpaddq zmm11, zmm11, zmm30
    vpxord xmm29, xmm29, xmm29
    vpmadd52huq zmm9, zmm7, zmm22
    vpmovq2m k2, zmm21
    vpmadd52huq zmm25, zmm7, zmm1
    kandb k3, k1, k2
    vpmadd52luq zmm8, zmm6, zmm20
    vpxord xmm6, xmm6, xmm6
    vpmadd52huq zmm19, zmm18, zmm16
    vpmadd52huq zmm6, zmm18, zmm21
    vpmadd52luq zmm24, zmm7, zmm20
    vpxord xmm20, xmm20, xmm20
    vpmadd52huq zmm20, zmm4, zmm21
    vpaddq zmm17, zmm17, zmm8
    vpxord xmm8, xmm8, xmm8
    vpmadd52luq zmm19, zmm18, zmm21
    vpmadd52huq zmm6, zmm4, zmm16
    vpmadd52luq zmm5, zmm7, zmm22
    vpaddq zmm22, zmm23, zmm24
    vpxord xmm23, xmm23, xmm23
    vpxord xmm26, xmm26, xmm26
    vpmadd52huq zmm20, zmm2, zmm16
    vpmadd52huq zmm19, zmm4, zmm28
    vpmadd52luq zmm6, zmm4, zmm21
    vpmadd52luq zmm9, zmm7, zmm1
    vpaddq zmm1, zmm10, zmm5
    vpmadd52luq zmm25, zmm7, zmm31
    vpaddq zmm1{k1}, zmm1, zmmword ptr [rdx + 256]
    vpmadd52luq zmm19, zmm4, zmm16
    vpaddq zmm1{k2}, zmm1, zmmword ptr [rdx + 0]
    vpmadd52huq zmm6, zmm2, zmm28
    vpaddq zmm5{k3}, zmm5, qword ptr [rip + msmith_0_1_0_ifma_const + 8]{1to8}
    vpmadd52huq zmm29, zmm7, zmm31
    vpaddq zmm7, zmm11, zmm9
    vpxord xmm30, xmm30, xmm30
    vpmadd52huq zmm8, zmm0, zmm16
    vpaddq zmm7{k1}, zmm7, zmmword ptr [rdx + 320]
    vpmadd52huq zmm19, zmm2, zmm27
    vpaddq zmm7{k2}, zmm7, zmmword ptr [rdx + 64]
    vpmadd52luq zmm6, zmm2, zmm16
    vpaddq zmm10, zmm10, zmm15
    vpmadd52luq zmm20, zmm2, zmm21
    vpaddq zmm11, zmm11, zmm13
    vpmadd52huq zmm26, zmm2, zmm21
    vpaddq zmm24, zmm17, zmm14
    vpmadd52luq zmm8, zmm0, zmm21
    vpaddq zmm21, zmm17, zmm25
    vpmadd52luq zmm19, zmm2, zmm28
    vpaddq zmm21{k1}, zmm21, zmmword ptr [rdx + 384]
    vpaddq zmm21{k2}, zmm21, zmmword ptr [rdx + 128]
    vpmadd52huq zmm5, zmm15, qword ptr [rdi + 96]{1to8}
    vpsubq zmm17, zmm7, zmm6
    vpmadd52huq zmm9, zmm15, qword ptr [rdi + 104]{1to8}
    vpxord xmm7, xmm7, xmm7
    vpsubq zmm6, zmm21, zmm20
    vpmadd52huq zmm17, zmm15, qword ptr [rdi + 72]{1to8}
    vpaddq zmm21, zmm22, zmm29
    vpmadd52huq zmm6, zmm15, qword ptr [rdi + 80]{1to8}
    vpaddq zmm21{k1}, zmm21, zmmword ptr [rdx + 448]
    vpmadd52huq zmm25, zmm15, qword ptr [rdi + 112]{1to8}
    vpaddq zmm21{k2}, zmm21, zmmword ptr [rdx + 192]
    vpmadd52huq zmm8, zmm18, zmm28
    vpsubq zmm20, zmm1, zmm19
    vpmadd52luq zmm17, zmm15, qword ptr [rdi + 80]{1to8}
    vpsubq zmm1, zmm21, zmm26
    vpmadd52huq zmm20, zmm15, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm1, zmm15, qword ptr [rdi + 88]{1to8}
    vpsraq zmm19, zmm15, 52
    vpmadd52luq zmm6, zmm15, qword ptr [rdi + 88]{1to8}
    vpaddq zmm21, zmm13, zmm19
    vpmadd52luq zmm5, zmm15, qword ptr [rdi + 104]{1to8}
    vpsraq zmm13, zmm21, 52
    vpmadd52luq zmm20, zmm15, qword ptr [rdi + 72]{1to8}
    vpaddq zmm19, zmm14, zmm13
    vpmadd52luq zmm1, zmm15, qword ptr [rdi + 96]{1to8}
    vpaddq zmm14, zmm22, zmm12
    vpmadd52luq zmm9, zmm15, qword ptr [rdi + 112]{1to8}
    vpsraq zmm13, zmm19, 52
    vpmadd52luq zmm25, zmm15, qword ptr [rdi + 120]{1to8}
    vpaddq zmm22, zmm12, zmm13
    vpmadd52luq zmm8, zmm18, zmm16
    vpmadd52huq zmm20, zmm21, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm17, zmm21, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm6, zmm21, qword ptr [rdi + 144]{1to8}
    vpsraq zmm12, zmm22, 52
    vpmadd52huq zmm1, zmm21, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm5, zmm21, qword ptr [rdi + 160]{1to8}
    vpmadd52huq zmm9, zmm21, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm25, zmm21, qword ptr [rdi + 176]{1to8}
    vpmadd52huq zmm8, zmm4, zmm27
    vpmadd52luq zmm20, zmm21, qword ptr [rdi + 136]{1to8}
    vpmadd52luq zmm17, zmm21, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm6, zmm21, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm1, zmm21, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm5, zmm21, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm9, zmm21, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm25, zmm21, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm8, zmm4, zmm28
    vpmadd52huq zmm20, zmm19, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm17, zmm19, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm6, zmm19, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm1, zmm19, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm5, zmm19, qword ptr [rdi + 224]{1to8}
    vpmadd52huq zmm9, zmm19, qword ptr [rdi + 232]{1to8}
    vpmadd52huq zmm25, zmm19, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm8, zmm2, zmm27
    vpmadd52luq zmm20, zmm19, qword ptr [rdi + 200]{1to8}
    vpmadd52luq zmm17, zmm19, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm6, zmm19, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm1, zmm19, qword ptr [rdi + 224]{1to8}
    vpsubq zmm13, zmm14, zmm8
    vpmadd52luq zmm5, zmm19, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm9, zmm19, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm25, zmm19, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm13, zmm15, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm20, zmm22, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm23, zmm0, zmm28
    vpmadd52huq zmm17, zmm22, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm6, zmm22, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm1, zmm22, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm5, zmm22, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm9, zmm22, qword ptr [rdi + 296]{1to8}
    vpmadd52huq zmm25, zmm22, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm30, zmm0, zmm27
    vpmadd52huq zmm7, zmm0, zmm27
    vpmadd52luq zmm13, zmm21, qword ptr [rdi + 128]{1to8}
    vpmadd52luq zmm20, zmm22, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm23, zmm0, zmm16
    vpsubq zmm2, zmm10, zmm30
    vpmadd52luq zmm17, zmm22, qword ptr [rdi + 272]{1to8}
    vpaddq zmm14, zmm2, zmm12
    vpmadd52luq zmm6, zmm22, qword ptr [rdi + 280]{1to8}
    vpsraq zmm8, zmm14, 52
    vpmadd52luq zmm1, zmm22, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm5, zmm22, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm9, zmm22, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm25, zmm22, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm7, zmm0, zmm28
    vpmadd52luq zmm13, zmm19, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm20, zmm14, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm23, zmm18, zmm27
    vpmadd52huq zmm29, zmm15, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm17, zmm14, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm6, zmm14, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm1, zmm14, qword ptr [rdi + 344]{1to8}
    vpmadd52huq zmm5, zmm14, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm9, zmm14, qword ptr [rdi + 360]{1to8}
    vpmadd52huq zmm25, zmm14, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm7, zmm18, zmm27
    vpmadd52luq zmm13, zmm22, qword ptr [rdi + 256]{1to8}
    vpmadd52luq zmm20, zmm14, qword ptr [rdi + 328]{1to8}
    vpmadd52luq zmm23, zmm18, zmm28
    vpmadd52huq zmm29, zmm21, qword ptr [rdi + 184]{1to8}
    vpsubq zmm16, zmm11, zmm7
    vpmadd52luq zmm17, zmm14, qword ptr [rdi + 336]{1to8}
    vpaddq zmm10, zmm16, zmm8
    vpxord xmm2, xmm2, xmm2
    vpmadd52luq zmm6, zmm14, qword ptr [rdi + 344]{1to8}
    vpsraq zmm12, zmm10, 52
    vpmadd52luq zmm1, zmm14, qword ptr [rdi + 352]{1to8}
    vpmadd52luq zmm5, zmm14, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm9, zmm14, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm25, zmm14, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm13, zmm14, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm20, zmm10, qword ptr [rdi + 384]{1to8}
    vpmadd52luq zmm23, zmm4, zmm27
    vpmadd52huq zmm29, zmm19, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm17, zmm10, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm6, zmm10, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm1, zmm10, qword ptr [rdi + 408]{1to8}
    vpsubq zmm0, zmm24, zmm23
    vpmadd52huq zmm5, zmm10, qword ptr [rdi + 416]{1to8}
    vpaddq zmm15, zmm0, zmm12
    vpmadd52huq zmm9, zmm10, qword ptr [rdi + 424]{1to8}
    vpsraq zmm18, zmm15, 52
    vpmadd52huq zmm25, zmm10, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm13, zmm10, qword ptr [rdi + 384]{1to8}
    vpmadd52luq zmm20, zmm10, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm29, zmm22, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm17, zmm10, qword ptr [rdi + 400]{1to8}
    vpmadd52luq zmm6, zmm10, qword ptr [rdi + 408]{1to8}
    vpaddq zmm21, zmm13, zmm18
    vpmadd52luq zmm1, zmm10, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm5, zmm10, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm9, zmm10, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm25, zmm10, qword ptr [rdi + 440]{1to8}
    vpmadd52huq zmm20, zmm15, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm29, zmm14, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm21, zmm15, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm17, zmm15, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm6, zmm15, qword ptr [rdi + 464]{1to8}
    vpmadd52huq zmm1, zmm15, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm5, zmm15, qword ptr [rdi + 480]{1to8}
    vpaddq zmm11, zmm21, zmm3
    vpmadd52huq zmm9, zmm15, qword ptr [rdi + 488]{1to8}
    vpsraq zmm7, zmm11, 52
    vpmadd52huq zmm25, zmm15, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm20, zmm15, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm29, zmm10, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm17, zmm15, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm6, zmm15, qword ptr [rdi + 472]{1to8}
    vpmadd52luq zmm1, zmm15, qword ptr [rdi + 480]{1to8}
    vpaddq zmm24, zmm20, zmm7
    vpmadd52luq zmm5, zmm15, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm9, zmm15, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm25, zmm15, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm2, zmm21, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm29, zmm15, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm24, zmm2, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm17, zmm2, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm6, zmm2, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm1, zmm2, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm5, zmm2, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm9, zmm2, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm25, zmm2, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm24, zmm2, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm17, zmm2, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm6, zmm2, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm1, zmm2, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm5, zmm2, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm9, zmm2, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm25, zmm2, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm29, zmm2, qword ptr [rdi + 56]{1to8}
    vmovdqa64 zmm26, zmm6
    vmovdqa64 zmm27, zmm1
    vmovdqa64 zmm28, zmm5
    vmovdqa64 zmm30, zmm25
    vmovdqa64 zmm25, zmm17
    vmovdqa64 zmm31, zmm29
    vmovdqa64 zmm29, zmm9
    ret
.globl msmith_0_1_0_ifma_sqr_8
.p2align 6
msmith_0_1_0_ifma_sqr_8:
    cmp qword ptr [rdi + 600], 1
    jae msmith_0_1_0_ifma_columns_sqr_8
    vpsraq zmm8, zmm0, 52
    vpxord xmm9, xmm9, xmm9
    vpxord xmm10, xmm10, xmm10
    vpxord xmm11, xmm11, xmm11
    vpxord xmm12, xmm12, xmm12
    vpmadd52luq zmm12, zmm0, zmm0
    vpxord xmm13, xmm13, xmm13
    vpxord xmm14, xmm14, xmm14
    vpxord xmm15, xmm15, xmm15
    vpxord xmm16, xmm16, xmm16
    vpaddq zmm17, zmm8, zmm1
    vpsraq zmm18, zmm17, 52
    vpmadd52luq zmm13, zmm0, zmm17
    vpaddq zmm19, zmm18, zmm2
    vpmadd52huq zmm15, zmm0, zmm17
    vpsraq zmm20, zmm19, 52
    vpmadd52huq zmm16, zmm0, zmm19
    vpaddq zmm21, zmm20, zmm3
    vpsraq zmm22, zmm21, 52
    vpmadd52huq zmm9, zmm0, zmm21
    vpaddq zmm23, zmm22, zmm4
    vpmadd52huq zmm10, zmm17, zmm21
    vbroadcastsd zmm8, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpsraq zmm1, zmm23, 52
    vpmadd52huq zmm11, zmm19, zmm21
    vpaddq zmm18, zmm1, zmm5
    vpmadd52huq zmm14, zmm21, zmm21
    vpandq zmm2, zmm0, zmm8
    vpmadd52huq zmm9, zmm17, zmm19
    vpandq zmm20, zmm23, zmm8
    vpmadd52luq zmm10, zmm19, zmm21
    vpsraq zmm3, zmm18, 52
    vpmadd52luq zmm15, zmm0, zmm19
    vpxord xmm22, xmm22, xmm22
    vpsubq zmm4, zmm2, zmm20
    vpxord xmm1, xmm1, xmm1
    vpmadd52huq zmm1, zmm23, zmm18
    vpandq zmm5, zmm17, zmm8
    vpxord xmm2, xmm2, xmm2
    vpmadd52luq zmm9, zmm17, zmm21
    vmovapd zmmword ptr [rdx + 0], zmm4
    vpxord xmm20, xmm20, xmm20
    vpandq zmm24, zmm18, zmm8
    vpmadd52luq zmm22, zmm23, zmm18
    vpaddq zmm3, zmm3, zmm6
    vpmadd52luq zmm16, zmm0, zmm21
    vpxord xmm6, xmm6, xmm6
    vpsubq zmm5, zmm5, zmm24
    vpmadd52huq zmm2, zmm23, zmm3
    vpxord xmm25, xmm25, xmm25
    vpsraq zmm26, zmm4, 52
    vpmadd52luq zmm1, zmm23, zmm3
    vmovapd zmmword ptr [rdx + 64], zmm5
    vpsraq zmm27, zmm3, 52
    vpandq zmm28, zmm19, zmm8
    vpmadd52luq zmm16, zmm17, zmm19
    vpaddq zmm5, zmm5, zmm26
    vpxord xmm29, xmm29, xmm29
    vpmadd52luq zmm29, zmm23, zmm23
    vpaddq zmm7, zmm27, zmm7
    vpandq zmm30, zmm3, zmm8
    vpmadd52huq zmm20, zmm23, zmm7
    vpsubq zmm31, zmm28, zmm30
    vpmadd52luq zmm2, zmm23, zmm7
    vpsraq zmm24, zmm5, 52
    vpmadd52huq zmm6, zmm18, zmm7
    vmovapd zmmword ptr [rdx + 128], zmm31
    vpaddq zmm26, zmm31, zmm24
    vpmadd52huq zmm25, zmm3, zmm7
    vpxord xmm31, xmm31, xmm31
    vpmadd52huq zmm20, zmm18, zmm3
    vpaddq zmm13, zmm13, zmm13
    vpmadd52luq zmm2, zmm18, zmm3
    vpaddq zmm15, zmm15, zmm15
    vpmadd52luq zmm6, zmm3, zmm7
    vpaddq zmm16, zmm16, zmm16
    vpaddq zmm9, zmm9, zmm9
    vpmadd52huq zmm31, zmm7, zmm7
    vpmadd52luq zmm20, zmm18, zmm7
    vpaddq zmm10, zmm10, zmm10
    vpaddq zmm11, zmm11, zmm11
    vpmadd52luq zmm9, zmm19, zmm19
    vpmadd52huq zmm10, zmm19, zmm19
    vpandq zmm19, zmm21, zmm8
    vpmadd52luq zmm11, zmm21, zmm21
    vpandq zmm21, zmm7, zmm8
    vpsubq zmm19, zmm19, zmm21
    vpmadd52huq zmm13, zmm0, zmm0
    vpxord xmm21, xmm21, xmm21
    vpsraq zmm0, zmm26, 52
    vmovapd zmmword ptr [rdx + 192], zmm19
    vpmadd52luq zmm15, zmm17, zmm17
    vpaddq zmm19, zmm19, zmm0
    vpxord xmm0, xmm0, xmm0
    vpmadd52huq zmm0, zmm4, zmm26
    vpaddq zmm9, zmm9, zmm29
    vpxord xmm27, xmm27, xmm27
    vpmadd52huq zmm27, zmm4, zmm19
    vpmovq2m k1, zmm19
    vpmadd52huq zmm16, zmm17, zmm17
    vpxord xmm17, xmm17, xmm17
    vpaddq zmm22, zmm22, zmm22
    vpmadd52luq zmm21, zmm4, zmm5
    vpaddq zmm1, zmm1, zmm1
    vpmadd52huq zmm22, zmm23, zmm23
    vpxord xmm23, xmm23, xmm23
    vpmadd52huq zmm27, zmm5, zmm26
    vpaddq zmm2, zmm2, zmm2
    vpmadd52huq zmm23, zmm5, zmm19
    vpaddq zmm28, zmm20, zmm20
    vpaddq zmm29, zmm6, zmm6
    vpmadd52luq zmm1, zmm18, zmm18
    vpaddq zmm30, zmm25, zmm25
    vpmadd52huq zmm2, zmm18, zmm18
    vpxord xmm20, xmm20, xmm20
    vpmadd52luq zmm27, zmm5, zmm19
    vpaddq zmm6, zmm10, zmm22
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq zmm23, zmm26, zmm19
    vpmadd52huq zmm20, zmm26, zmm19
    vpaddq zmm10, zmm11, zmm1
    vpxord xmm22, xmm22, xmm22
    vpmadd52luq zmm28, zmm3, zmm3
    vpaddq zmm11, zmm14, zmm2
    vpmadd52huq zmm29, zmm3, zmm3
    vpaddq zmm1, zmm27, zmm27
    vpmadd52luq zmm30, zmm7, zmm7
    vpaddq zmm14, zmm23, zmm23
    vpaddq zmm2, zmm20, zmm20
    vmovapd zmm3, zmmword ptr [rdx + 0]
    vpmadd52luq zmm1, zmm26, zmm26
    vpmadd52huq zmm14, zmm26, zmm26
    vpaddq zmm7, zmm9, zmm28
    vpmadd52luq zmm2, zmm19, zmm19
    vpaddq zmm23, zmm3, zmm3
    vpmadd52huq zmm22, zmm19, zmm19
    vpaddq zmm20, zmm6, zmm29
    vpaddq zmm7{k1}, zmm7, zmm23
    vpmadd52luq zmm0, zmm4, zmm19
    vpaddq zmm3, zmm10, zmm30
    vpmadd52luq zmm18, zmm4, zmm4
    vpaddq zmm23, zmm11, zmm31
    vpmadd52huq zmm17, zmm4, zmm5
    vpsubq zmm19, zmm7, zmm1
    vpmadd52huq zmm29, zmm12, qword ptr [rdi + 104]{1to8}
    vpaddq zmm28{k1}, zmm28, qword ptr [rip + msmith_0_1_0_ifma_const + 8]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rdi + 96]{1to8}
    vpsraq zmm7, zmm12, 52
    vpmadd52huq zmm30, zmm12, qword ptr [rdi + 112]{1to8}
    vpaddq zmm1, zmm13, zmm7
    vpmadd52luq zmm29, zmm12, qword ptr [rdi + 112]{1to8}
    vpaddq zmm7, zmm11, zmm16
    vpmadd52luq zmm19, zmm12, qword ptr [rdi + 72]{1to8}
    vpaddq zmm11, zmm9, zmm12
    vpmadd52luq zmm28, zmm12, qword ptr [rdi + 104]{1to8}
    vpsubq zmm9, zmm11, zmm18
    vpmadd52luq zmm30, zmm12, qword ptr [rdi + 120]{1to8}
    vpsraq zmm11, zmm1, 52
    vpmadd52luq zmm0, zmm5, zmm26
    vpaddq zmm18, zmm15, zmm11
    vpmadd52huq zmm19, zmm1, qword ptr [rdi + 128]{1to8}
    vpaddq zmm11, zmm6, zmm13
    vmovapd zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm28, zmm1, qword ptr [rdi + 160]{1to8}
    vpaddq zmm13, zmm21, zmm21
    vpmadd52huq zmm29, zmm1, qword ptr [rdi + 168]{1to8}
    vpaddq zmm21, zmm10, zmm15
    vmovapd zmm10, zmmword ptr [rdx + 128]
    vpaddq zmm15, zmm6, zmm6
    vpmadd52huq zmm30, zmm1, qword ptr [rdi + 176]{1to8}
    vpaddq zmm20{k1}, zmm20, zmm15
    vpmadd52luq zmm19, zmm1, qword ptr [rdi + 136]{1to8}
    vmovapd zmm6, zmmword ptr [rdx + 192]
    vpaddq zmm15, zmm10, zmm10
    vpmadd52luq zmm28, zmm1, qword ptr [rdi + 168]{1to8}
    vpaddq zmm3{k1}, zmm3, zmm15
    vpmadd52luq zmm29, zmm1, qword ptr [rdi + 176]{1to8}
    vpaddq zmm10, zmm6, zmm6
    vpmadd52luq zmm30, zmm1, qword ptr [rdi + 184]{1to8}
    vpaddq zmm23{k1}, zmm23, zmm10
    vpmadd52huq zmm19, zmm18, qword ptr [rdi + 192]{1to8}
    vpsubq zmm25, zmm20, zmm14
    vpmadd52huq zmm28, zmm18, qword ptr [rdi + 224]{1to8}
    vpsubq zmm15, zmm3, zmm2
    vpmadd52huq zmm25, zmm12, qword ptr [rdi + 72]{1to8}
    vpsubq zmm27, zmm23, zmm22
    vpmadd52huq zmm15, zmm12, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rdi + 88]{1to8}
    vpaddq zmm6, zmm0, zmm0
    vpmadd52huq zmm29, zmm18, qword ptr [rdi + 232]{1to8}
    vpsraq zmm10, zmm18, 52
    vpmadd52luq zmm25, zmm12, qword ptr [rdi + 80]{1to8}
    vpaddq zmm20, zmm16, zmm10
    vpmadd52luq zmm15, zmm12, qword ptr [rdi + 88]{1to8}
    vpsraq zmm14, zmm20, 52
    vpmadd52luq zmm27, zmm12, qword ptr [rdi + 96]{1to8}
    vpaddq zmm3, zmm9, zmm14
    vpmadd52huq zmm30, zmm18, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm6, zmm5, zmm5
    vpmadd52luq zmm25, zmm1, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rdi + 160]{1to8}
    vpsraq zmm2, zmm3, 52
    vpmadd52luq zmm19, zmm18, qword ptr [rdi + 200]{1to8}
    vpsubq zmm23, zmm7, zmm6
    vpmadd52huq zmm25, zmm18, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm15, zmm18, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm27, zmm18, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm28, zmm18, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm25, zmm18, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm15, zmm18, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm27, zmm18, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm29, zmm18, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm30, zmm18, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm23, zmm12, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm19, zmm20, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm25, zmm20, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm15, zmm20, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm27, zmm20, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm28, zmm20, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm29, zmm20, qword ptr [rdi + 296]{1to8}
    vpmadd52huq zmm30, zmm20, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rdi + 128]{1to8}
    vpmadd52luq zmm19, zmm20, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm25, zmm20, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm15, zmm20, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm27, zmm20, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm28, zmm20, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm29, zmm20, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm30, zmm20, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm23, zmm18, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm19, zmm3, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm25, zmm3, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm15, zmm3, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm27, zmm3, qword ptr [rdi + 344]{1to8}
    vpmadd52huq zmm28, zmm3, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm29, zmm3, qword ptr [rdi + 360]{1to8}
    vpmadd52huq zmm30, zmm3, qword ptr [rdi + 368]{1to8}
    vpmadd52huq zmm13, zmm4, zmm4
    vpmadd52luq zmm17, zmm4, zmm26
    vpmadd52luq zmm23, zmm20, qword ptr [rdi + 256]{1to8}
    vpmadd52luq zmm19, zmm3, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rdi + 184]{1to8}
    vpsubq zmm22, zmm11, zmm13
    vpmadd52luq zmm25, zmm3, qword ptr [rdi + 336]{1to8}
    vpaddq zmm0, zmm22, zmm2
    vpmadd52luq zmm15, zmm3, qword ptr [rdi + 344]{1to8}
    vpaddq zmm16, zmm17, zmm17
    vpmadd52luq zmm27, zmm3, qword ptr [rdi + 352]{1to8}
    vpsraq zmm10, zmm0, 52
    vpmadd52luq zmm28, zmm3, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm29, zmm3, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm30, zmm3, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm23, zmm3, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm19, zmm0, qword ptr [rdi + 384]{1to8}
    vpxord xmm9, xmm9, xmm9
    vpmadd52luq zmm16, zmm5, zmm5
    vpmadd52huq zmm31, zmm18, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm25, zmm0, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm15, zmm0, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm27, zmm0, qword ptr [rdi + 408]{1to8}
    vpsubq zmm14, zmm21, zmm16
    vpmadd52huq zmm28, zmm0, qword ptr [rdi + 416]{1to8}
    vpaddq zmm7, zmm14, zmm10
    vpmadd52huq zmm29, zmm0, qword ptr [rdi + 424]{1to8}
    vpsraq zmm6, zmm7, 52
    vpmadd52huq zmm30, zmm0, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm23, zmm0, qword ptr [rdi + 384]{1to8}
    vpmadd52luq zmm19, zmm0, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm31, zmm20, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm25, zmm0, qword ptr [rdi + 400]{1to8}
    vpmadd52luq zmm15, zmm0, qword ptr [rdi + 408]{1to8}
    vpaddq zmm12, zmm23, zmm6
    vpmadd52luq zmm27, zmm0, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm28, zmm0, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm29, zmm0, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm30, zmm0, qword ptr [rdi + 440]{1to8}
    vpmadd52huq zmm19, zmm7, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm31, zmm3, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm12, zmm7, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm25, zmm7, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm15, zmm7, qword ptr [rdi + 464]{1to8}
    vpmadd52huq zmm27, zmm7, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm28, zmm7, qword ptr [rdi + 480]{1to8}
    vpaddq zmm4, zmm12, zmm8
    vpmadd52huq zmm29, zmm7, qword ptr [rdi + 488]{1to8}
    vpsraq zmm1, zmm4, 52
    vpmadd52huq zmm30, zmm7, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm19, zmm7, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm31, zmm0, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm25, zmm7, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm15, zmm7, qword ptr [rdi + 472]{1to8}
    vpmadd52luq zmm27, zmm7, qword ptr [rdi + 480]{1to8}
    vpaddq zmm24, zmm19, zmm1
    vpmadd52luq zmm28, zmm7, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm29, zmm7, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm30, zmm7, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm31, zmm7, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm24, zmm9, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm25, zmm9, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm15, zmm9, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm27, zmm9, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm28, zmm9, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm29, zmm9, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm30, zmm9, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm24, zmm9, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm25, zmm9, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm15, zmm9, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm27, zmm9, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm28, zmm9, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm29, zmm9, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm30, zmm9, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm31, zmm9, qword ptr [rdi + 56]{1to8}
    vmovdqa64 zmm26, zmm15
    ret
.globl msmith_0_1_0_ifma_mul_5
.p2align 6
msmith_0_1_0_ifma_mul_5:
    cmp qword ptr [rdi + 248], 1
    jae msmith_0_1_0_ifma_fold_mul_5
    vmovapd zmm5, zmmword ptr [rsi + 0]
    vpsraq zmm6, zmm5, 52
    vpxord xmm7, xmm7, xmm7
    vpxord xmm25, xmm25, xmm25
    vpxord xmm8, xmm8, xmm8
    vpxord xmm9, xmm9, xmm9
    vpxord xmm26, xmm26, xmm26
    vpxord xmm10, xmm10, xmm10
    vpxord xmm11, xmm11, xmm11
    vpxord xmm12, xmm12, xmm12
    vpmadd52huq zmm10, zmm0, zmm5
    vpaddq zmm13, zmm6, zmmword ptr [rsi + 64]
    vpmadd52luq zmm12, zmm0, zmm5
    vpsraq zmm14, zmm13, 52
    vpmadd52huq zmm11, zmm0, zmm13
    vpaddq zmm15, zmm14, zmmword ptr [rsi + 128]
    vpsraq zmm16, zmm15, 52
    vpxord xmm27, xmm27, xmm27
    vpmadd52huq zmm9, zmm0, zmm15
    vpaddq zmm17, zmm16, zmmword ptr [rsi + 192]
    vpmadd52luq zmm10, zmm0, zmm13
    vpsraq zmm18, zmm17, 52
    vpmadd52huq zmm8, zmm0, zmm17
    vpaddq zmm19, zmm18, zmmword ptr [rsi + 256]
    vpmadd52luq zmm11, zmm0, zmm15
    vpmadd52huq zmm7, zmm0, zmm19
    vpsraq zmm20, zmm0, 52
    vpaddq zmm21, zmm20, zmm1
    vpmadd52luq zmm9, zmm0, zmm17
    vpxord xmm28, xmm28, xmm28
    vpmadd52huq zmm25, zmm21, zmm19
    vpsraq zmm22, zmm21, 52
    vpaddq zmm23, zmm22, zmm2
    vpmadd52luq zmm8, zmm0, zmm19
    vpmadd52huq zmm7, zmm21, zmm17
    vpsraq zmm6, zmm23, 52
    vpmadd52huq zmm26, zmm23, zmm19
    vpaddq zmm14, zmm6, zmm3
    vpmadd52huq zmm25, zmm23, zmm17
    vpsraq zmm16, zmm14, 52
    vpmadd52huq zmm8, zmm21, zmm15
    vpaddq zmm18, zmm16, zmm4
    vpmadd52luq zmm7, zmm21, zmm19
    vpsraq zmm20, zmm12, 52
    vpmadd52huq zmm26, zmm14, zmm17
    vpmadd52luq zmm25, zmm23, zmm19
    vpmadd52luq zmm8, zmm21, zmm17
    vpmadd52huq zmm7, zmm23, zmm15
    vpmadd52luq zmm26, zmm14, zmm19
    vpmadd52huq zmm25, zmm14, zmm15
    vpmadd52huq zmm27, zmm14, zmm19
    vpmadd52luq zmm7, zmm23, zmm17
    vpmadd52huq zmm8, zmm23, zmm13
    vpmadd52luq zmm25, zmm14, zmm17
    vpmadd52huq zmm26, zmm18, zmm15
    vpmadd52huq zmm7, zmm14, zmm13
    vpmadd52huq zmm27, zmm18, zmm17
    vpmadd52huq zmm25, zmm18, zmm13
    vpmadd52luq zmm8, zmm23, zmm15
    vpmadd52luq zmm7, zmm14, zmm15
    vpmadd52luq zmm26, zmm18, zmm17
    vpmadd52luq zmm25, zmm18, zmm15
    vpmadd52luq zmm27, zmm18, zmm19
    vpmadd52huq zmm7, zmm18, zmm5
    vpmadd52huq zmm8, zmm14, zmm5
    vpmadd52huq zmm25, zmm12, qword ptr [rdi + 48]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm7, zmm18, zmm13
    vpmadd52huq zmm27, zmm12, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm9, zmm21, zmm13
    vpmadd52luq zmm10, zmm21, zmm5
    vpmadd52huq zmm7, zmm12, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm11, zmm21, zmm5
    vpmadd52luq zmm8, zmm14, zmm13
    vpmadd52luq zmm25, zmm12, qword ptr [rdi + 56]{1to8}
    vpaddq zmm1, zmm10, zmm20
    vpmadd52luq zmm7, zmm12, qword ptr [rdi + 48]{1to8}
    vpsraq zmm22, zmm1, 52
    vpxord xmm2, xmm2, xmm2
    vpmadd52luq zmm26, zmm12, qword ptr [rdi + 64]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rdi + 72]{1to8}
    vpmadd52luq zmm9, zmm21, zmm15
    vpmadd52luq zmm11, zmm21, zmm13
    vpmadd52luq zmm8, zmm18, zmm5
    vpmadd52huq zmm7, zmm1, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rdi + 88]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rdi + 96]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rdi + 104]{1to8}
    vpmadd52huq zmm9, zmm23, zmm5
    vpmadd52luq zmm11, zmm23, zmm5
    vpmadd52luq zmm8, zmm12, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rdi + 104]{1to8}
    vpaddq zmm0, zmm11, zmm22
    vpmadd52luq zmm27, zmm1, qword ptr [rdi + 112]{1to8}
    vpsraq zmm6, zmm0, 52
    vpmadd52luq zmm9, zmm23, zmm13
    vpmadd52luq zmm8, zmm1, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm7, zmm0, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm28, zmm18, zmm19
    vpmadd52huq zmm25, zmm0, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm26, zmm0, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm27, zmm0, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm9, zmm14, zmm5
    vpmadd52luq zmm8, zmm0, qword ptr [rdi + 120]{1to8}
    vpmadd52luq zmm7, zmm0, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rdi + 72]{1to8}
    vpmadd52luq zmm25, zmm0, qword ptr [rdi + 136]{1to8}
    vpaddq zmm3, zmm9, zmm6
    vpmadd52luq zmm26, zmm0, qword ptr [rdi + 144]{1to8}
    vpsraq zmm16, zmm3, 52
    vpmadd52luq zmm27, zmm0, qword ptr [rdi + 152]{1to8}
    vpaddq zmm4, zmm8, zmm16
    vpmadd52huq zmm7, zmm3, qword ptr [rdi + 160]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm4, zmm3, qword ptr [rdi + 160]{1to8}
    vbroadcastsd zmm17, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpmadd52huq zmm25, zmm3, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm26, zmm3, qword ptr [rdi + 176]{1to8}
    vpmadd52huq zmm27, zmm3, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm7, zmm3, qword ptr [rdi + 168]{1to8}
    vpaddq zmm10, zmm4, zmm17
    vpmadd52huq zmm28, zmm0, qword ptr [rdi + 152]{1to8}
    vpsraq zmm20, zmm10, 52
    vpmadd52luq zmm25, zmm3, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm26, zmm3, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm27, zmm3, qword ptr [rdi + 192]{1to8}
    vpaddq zmm24, zmm7, zmm20
    vpmadd52luq zmm2, zmm4, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm28, zmm3, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm24, zmm2, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm25, zmm2, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm26, zmm2, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm27, zmm2, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm24, zmm2, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm25, zmm2, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm26, zmm2, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm27, zmm2, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm28, zmm2, qword ptr [rdi + 32]{1to8}
    ret
.globl msmith_0_1_0_ifma_sqr_5
.p2align 6
msmith_0_1_0_ifma_sqr_5:
    cmp qword ptr [rdi + 248], 1
    jae msmith_0_1_0_ifma_fold_sqr_5
    vpsraq zmm5, zmm0, 52
    vpxord xmm6, xmm6, xmm6
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vpxord xmm9, xmm9, xmm9
    vpxord xmm10, xmm10, xmm10
    vpxord xmm11, xmm11, xmm11
    vpmadd52luq zmm11, zmm0, zmm0
    vpxord xmm12, xmm12, xmm12
    vpxord xmm13, xmm13, xmm13
    vpxord xmm14, xmm14, xmm14
    vpxord xmm28, xmm28, xmm28
    vpaddq zmm15, zmm5, zmm1
    vpsraq zmm16, zmm15, 52
    vpmadd52luq zmm12, zmm0, zmm15
    vpaddq zmm17, zmm16, zmm2
    vpmadd52huq zmm13, zmm0, zmm15
    vpsraq zmm18, zmm17, 52
    vpmadd52huq zmm14, zmm0, zmm17
    vpaddq zmm19, zmm18, zmm3
    vpsraq zmm20, zmm19, 52
    vpmadd52huq zmm9, zmm0, zmm19
    vpaddq zmm21, zmm20, zmm4
    vpmadd52luq zmm13, zmm0, zmm17
    vpmadd52huq zmm6, zmm0, zmm21
    vpaddq zmm22, zmm12, zmm12
    vpmadd52huq zmm7, zmm15, zmm21
    vpsraq zmm23, zmm11, 52
    vpmadd52huq zmm8, zmm17, zmm21
    vpmadd52huq zmm10, zmm19, zmm21
    vpaddq zmm5, zmm13, zmm13
    vpmadd52huq zmm6, zmm15, zmm19
    vpmadd52huq zmm7, zmm17, zmm19
    vpmadd52luq zmm8, zmm19, zmm21
    vpmadd52luq zmm9, zmm0, zmm21
    vpaddq zmm27, zmm10, zmm10
    vpmadd52luq zmm6, zmm15, zmm21
    vpmadd52luq zmm7, zmm17, zmm21
    vpaddq zmm26, zmm8, zmm8
    vpmadd52luq zmm27, zmm21, zmm21
    vpmadd52huq zmm26, zmm19, zmm19
    vpmadd52luq zmm6, zmm17, zmm19
    vpaddq zmm25, zmm7, zmm7
    vpmadd52huq zmm9, zmm15, zmm17
    vpmadd52luq zmm25, zmm19, zmm19
    vpmadd52huq zmm26, zmm11, qword ptr [rdi + 56]{1to8}
    vpaddq zmm1, zmm6, zmm6
    vpmadd52huq zmm27, zmm11, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm1, zmm17, zmm17
    vpmadd52huq zmm25, zmm11, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm9, zmm15, zmm19
    vpmadd52huq zmm22, zmm0, zmm0
    vpmadd52huq zmm1, zmm11, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm25, zmm11, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm26, zmm11, qword ptr [rdi + 64]{1to8}
    vpaddq zmm16, zmm9, zmm9
    vpmadd52luq zmm27, zmm11, qword ptr [rdi + 72]{1to8}
    vpaddq zmm2, zmm22, zmm23
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq zmm1, zmm11, qword ptr [rdi + 48]{1to8}
    vpsraq zmm3, zmm2, 52
    vpmadd52luq zmm16, zmm17, zmm17
    vpmadd52luq zmm14, zmm0, zmm19
    vpmadd52huq zmm25, zmm2, qword ptr [rdi + 88]{1to8}
    vpmadd52huq zmm1, zmm2, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm26, zmm2, qword ptr [rdi + 96]{1to8}
    vpmadd52huq zmm27, zmm2, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm5, zmm15, zmm15
    vpmadd52luq zmm16, zmm11, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm1, zmm2, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm14, zmm15, zmm17
    vpmadd52luq zmm25, zmm2, qword ptr [rdi + 96]{1to8}
    vpaddq zmm20, zmm5, zmm3
    vpmadd52luq zmm26, zmm2, qword ptr [rdi + 104]{1to8}
    vpsraq zmm4, zmm20, 52
    vpmadd52luq zmm27, zmm2, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm16, zmm2, qword ptr [rdi + 80]{1to8}
    vpaddq zmm12, zmm14, zmm14
    vpmadd52huq zmm1, zmm20, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm28, zmm21, zmm21
    vpmadd52huq zmm25, zmm20, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm26, zmm20, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm27, zmm20, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm12, zmm15, zmm15
    vpmadd52luq zmm16, zmm20, qword ptr [rdi + 120]{1to8}
    vpmadd52luq zmm1, zmm20, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm28, zmm11, qword ptr [rdi + 72]{1to8}
    vpmadd52luq zmm25, zmm20, qword ptr [rdi + 136]{1to8}
    vpaddq zmm13, zmm12, zmm4
    vpmadd52luq zmm26, zmm20, qword ptr [rdi + 144]{1to8}
    vpsraq zmm10, zmm13, 52
    vpmadd52luq zmm27, zmm20, qword ptr [rdi + 152]{1to8}
    vpaddq zmm8, zmm16, zmm10
    vpmadd52huq zmm1, zmm13, qword ptr [rdi + 160]{1to8}
    vpmadd52huq zmm28, zmm2, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm8, zmm13, qword ptr [rdi + 160]{1to8}
    vbroadcastsd zmm7, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpmadd52huq zmm25, zmm13, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm26, zmm13, qword ptr [rdi + 176]{1to8}
    vpmadd52huq zmm27, zmm13, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm1, zmm13, qword ptr [rdi + 168]{1to8}
    vpaddq zmm6, zmm8, zmm7
    vpmadd52huq zmm28, zmm20, qword ptr [rdi + 152]{1to8}
    vpsraq zmm9, zmm6, 52
    vpmadd52luq zmm25, zmm13, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm26, zmm13, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm27, zmm13, qword ptr [rdi + 192]{1to8}
    vpaddq zmm24, zmm1, zmm9
    vpmadd52luq zmm18, zmm8, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm28, zmm13, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm24, zmm18, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm25, zmm18, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm26, zmm18, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm27, zmm18, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm24, zmm18, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm25, zmm18, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm26, zmm18, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm27, zmm18, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm28, zmm18, qword ptr [rdi + 32]{1to8}
    ret
.globl msmith_0_1_0_ifma_columns_mul_8
.p2align 6
msmith_0_1_0_ifma_columns_mul_8:
    vmovapd zmm8, zmmword ptr [rsi + 0]
    vpsraq zmm9, zmm8, 52
    vpaddq zmm10, zmm9, zmmword ptr [rsi + 64]
    vpsraq zmm11, zmm10, 52
    vpaddq zmm12, zmm11, zmmword ptr [rsi + 128]
    vpsraq zmm13, zmm12, 52
    vpaddq zmm14, zmm13, zmmword ptr [rsi + 192]
    vpsraq zmm15, zmm14, 52
    vpaddq zmm16, zmm15, zmmword ptr [rsi + 256]
    vpsraq zmm17, zmm16, 52
    vpaddq zmm18, zmm17, zmmword ptr [rsi + 320]
    vpsraq zmm19, zmm18, 52
    vpaddq zmm20, zmm19, zmmword ptr [rsi + 384]
    vpsraq zmm21, zmm20, 52
    vpxord xmm22, xmm22, xmm22
    vpmadd52luq zmm22, zmm0, zmm8
    vpxord xmm23, xmm23, xmm23
    vpaddq zmm9, zmm21, zmmword ptr [rsi + 448]
    vpmadd52huq zmm23, zmm0, zmm8
    vpxord xmm11, xmm11, xmm11
    vpsraq zmm13, zmm0, 52
    vpmadd52huq zmm11, zmm0, zmm10
    vpxord xmm15, xmm15, xmm15
    vpaddq zmm17, zmm13, zmm1
    vpmadd52huq zmm15, zmm0, zmm12
    vpxord xmm19, xmm19, xmm19
    vpsraq zmm21, zmm17, 52
    vpmadd52huq zmm19, zmm0, zmm14
    vpxord xmm13, xmm13, xmm13
    vpaddq zmm1, zmm21, zmm2
    vpmadd52huq zmm13, zmm0, zmm16
    vpxord xmm21, xmm21, xmm21
    vpsraq zmm2, zmm1, 52
    vpmadd52huq zmm21, zmm0, zmm18
    vpxord xmm24, xmm24, xmm24
    vpaddq zmm2, zmm2, zmm3
    vpmadd52huq zmm24, zmm0, zmm20
    vpxord xmm3, xmm3, xmm3
    vpmadd52huq zmm3, zmm0, zmm9
    vpsraq zmm25, zmm2, 52
    vpaddq zmm4, zmm25, zmm4
    vpmadd52luq zmm23, zmm0, zmm10
    vpsraq zmm26, zmm4, 52
    vpmadd52luq zmm21, zmm0, zmm20
    vpmadd52luq zmm24, zmm0, zmm9
    vpaddq zmm5, zmm26, zmm5
    vpsraq zmm27, zmm5, 52
    vpmadd52luq zmm11, zmm0, zmm12
    vpaddq zmm6, zmm27, zmm6
    vpmadd52luq zmm15, zmm0, zmm14
    vpsraq zmm28, zmm6, 52
    vpmadd52luq zmm19, zmm0, zmm16
    vpmadd52huq zmm3, zmm17, zmm20
    vpaddq zmm7, zmm28, zmm7
    vpxord xmm25, xmm25, xmm25
    vpmadd52huq zmm25, zmm17, zmm9
    vpmadd52huq zmm24, zmm17, zmm18
    vpmadd52luq zmm13, zmm0, zmm18
    vpmadd52luq zmm3, zmm17, zmm9
    vpmadd52huq zmm21, zmm17, zmm16
    vpmadd52luq zmm24, zmm17, zmm20
    vpmadd52luq zmm23, zmm17, zmm8
    vpmadd52huq zmm11, zmm17, zmm8
    vpmadd52huq zmm15, zmm17, zmm10
    vpmadd52huq zmm19, zmm17, zmm12
    vpmadd52huq zmm24, zmm1, zmm16
    vpmadd52huq zmm13, zmm17, zmm14
    vpmadd52huq zmm3, zmm1, zmm18
    vpmadd52luq zmm21, zmm17, zmm18
    vpmadd52huq zmm25, zmm1, zmm20
    vpmadd52luq zmm24, zmm1, zmm18
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq zmm3, zmm1, zmm20
    vpmadd52huq zmm26, zmm1, zmm9
    vpmadd52luq zmm25, zmm1, zmm9
    vpmadd52luq zmm11, zmm17, zmm10
    vpmadd52luq zmm15, zmm17, zmm12
    vpmadd52luq zmm19, zmm17, zmm14
    vpmadd52luq zmm13, zmm17, zmm16
    vpmadd52huq zmm21, zmm1, zmm14
    vpmadd52huq zmm24, zmm2, zmm14
    vpmadd52luq zmm11, zmm1, zmm8
    vpmadd52huq zmm3, zmm2, zmm16
    vpmadd52huq zmm15, zmm1, zmm8
    vpmadd52huq zmm25, zmm2, zmm18
    vpmadd52luq zmm24, zmm2, zmm16
    vpmadd52huq zmm26, zmm2, zmm20
    vpmadd52luq zmm3, zmm2, zmm18
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq zmm25, zmm2, zmm20
    vpmadd52huq zmm27, zmm2, zmm9
    vpmadd52luq zmm26, zmm2, zmm9
    vpmadd52huq zmm19, zmm1, zmm10
    vpmadd52huq zmm13, zmm1, zmm12
    vpmadd52luq zmm21, zmm1, zmm16
    vpmadd52huq zmm24, zmm4, zmm12
    vpmadd52luq zmm15, zmm1, zmm10
    vpmadd52huq zmm3, zmm4, zmm14
    vpmadd52luq zmm19, zmm1, zmm12
    vpmadd52huq zmm25, zmm4, zmm16
    vpmadd52luq zmm24, zmm4, zmm14
    vpmadd52huq zmm26, zmm4, zmm18
    vpmadd52luq zmm3, zmm4, zmm16
    vpmadd52huq zmm27, zmm4, zmm20
    vpmadd52luq zmm25, zmm4, zmm18
    vpmadd52luq zmm26, zmm4, zmm20
    vpmadd52luq zmm13, zmm1, zmm14
    vpxord xmm28, xmm28, xmm28
    vpmadd52luq zmm27, zmm4, zmm9
    vpmadd52huq zmm28, zmm4, zmm9
    vpmadd52huq zmm24, zmm5, zmm10
    vpmadd52huq zmm21, zmm2, zmm12
    vpmadd52huq zmm3, zmm5, zmm12
    vpmadd52luq zmm15, zmm2, zmm8
    vpmadd52huq zmm25, zmm5, zmm14
    vpmadd52luq zmm24, zmm5, zmm12
    vpmadd52huq zmm26, zmm5, zmm16
    vpmadd52luq zmm3, zmm5, zmm14
    vpmadd52huq zmm27, zmm5, zmm18
    vpmadd52luq zmm25, zmm5, zmm16
    vpmadd52huq zmm28, zmm5, zmm20
    vpmadd52luq zmm26, zmm5, zmm18
    vpmadd52luq zmm27, zmm5, zmm20
    vpmadd52huq zmm19, zmm2, zmm8
    vpmadd52luq zmm28, zmm5, zmm9
    vpmadd52huq zmm24, zmm6, zmm8
    vpmadd52huq zmm13, zmm2, zmm10
    vpmadd52huq zmm3, zmm6, zmm10
    vpmadd52luq zmm21, zmm2, zmm14
    vpmadd52huq zmm25, zmm6, zmm12
    vpmadd52luq zmm24, zmm6, zmm10
    vpmadd52huq zmm26, zmm6, zmm14
    vpmadd52luq zmm3, zmm6, zmm12
    vpmadd52huq zmm27, zmm6, zmm16
    vpmadd52luq zmm25, zmm6, zmm14
    vpmadd52huq zmm28, zmm6, zmm18
    vpmadd52luq zmm26, zmm6, zmm16
    vpmadd52luq zmm27, zmm6, zmm18
    vpmadd52luq zmm19, zmm2, zmm10
    vpmadd52luq zmm28, zmm6, zmm20
    vpmadd52luq zmm13, zmm2, zmm12
    vpxord xmm29, xmm29, xmm29
    vpmadd52huq zmm29, zmm5, zmm9
    vpmadd52huq zmm3, zmm7, zmm8
    vpmadd52huq zmm25, zmm7, zmm10
    vpmadd52luq zmm24, zmm7, zmm8
    vpmadd52huq zmm29, zmm6, zmm20
    vpmadd52huq zmm26, zmm7, zmm12
    vpmadd52huq zmm27, zmm7, zmm14
    vpmadd52luq zmm3, zmm7, zmm10
    vpmadd52luq zmm29, zmm6, zmm9
    vpmadd52huq zmm28, zmm7, zmm16
    vpmadd52luq zmm25, zmm7, zmm12
    vpmadd52luq zmm26, zmm7, zmm14
    vpxord xmm30, xmm30, xmm30
    vpmadd52huq zmm30, zmm6, zmm9
    vpmadd52huq zmm29, zmm7, zmm18
    vpmadd52luq zmm27, zmm7, zmm16
    vpsraq zmm0, zmm22, 52
    vpmadd52luq zmm28, zmm7, zmm18
    vpaddq zmm17, zmm23, zmm0
    vpxord xmm31, xmm31, xmm31
    vpmadd52huq zmm30, zmm7, zmm20
    vpmadd52luq zmm29, zmm7, zmm20
    vpmadd52huq zmm3, zmm22, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm25, zmm22, qword ptr [rdi + 72]{1to8}
    vpmadd52luq zmm30, zmm7, zmm9
    vpmadd52huq zmm26, zmm22, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm27, zmm22, qword ptr [rdi + 88]{1to8}
    vpmadd52huq zmm28, zmm22, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm3, zmm22, qword ptr [rdi + 72]{1to8}
    vpmadd52huq zmm29, zmm22, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm25, zmm22, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm30, zmm22, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm26, zmm22, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm27, zmm22, qword ptr [rdi + 96]{1to8}
    vpsraq zmm1, zmm17, 52
    vpmadd52luq zmm28, zmm22, qword ptr [rdi + 104]{1to8}
    vpaddq zmm2, zmm11, zmm1
    vpmadd52luq zmm29, zmm22, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm30, zmm22, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm3, zmm17, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm25, zmm17, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm26, zmm17, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm24, zmm22, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm27, zmm17, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm3, zmm17, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm28, zmm17, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm25, zmm17, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm29, zmm17, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm26, zmm17, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm30, zmm17, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm27, zmm17, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm28, zmm17, qword ptr [rdi + 168]{1to8}
    vpsraq zmm14, zmm2, 52
    vpmadd52luq zmm29, zmm17, qword ptr [rdi + 176]{1to8}
    vpaddq zmm16, zmm15, zmm14
    vpmadd52luq zmm30, zmm17, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm3, zmm2, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm25, zmm2, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm21, zmm4, zmm10
    vpmadd52huq zmm26, zmm2, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm3, zmm2, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm27, zmm2, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm25, zmm2, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm28, zmm2, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm26, zmm2, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm29, zmm2, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm27, zmm2, qword ptr [rdi + 224]{1to8}
    vpmadd52huq zmm30, zmm2, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm28, zmm2, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm29, zmm2, qword ptr [rdi + 240]{1to8}
    vpsraq zmm18, zmm16, 52
    vpmadd52luq zmm19, zmm4, zmm8
    vpmadd52luq zmm30, zmm2, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm3, zmm16, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm13, zmm4, zmm8
    vpmadd52huq zmm25, zmm16, qword ptr [rdi + 264]{1to8}
    vpaddq zmm23, zmm19, zmm18
    vpmadd52huq zmm26, zmm16, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm24, zmm17, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm27, zmm16, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm3, zmm16, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm28, zmm16, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm31, zmm7, zmm9
    vpmadd52huq zmm29, zmm16, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm25, zmm16, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm30, zmm16, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm26, zmm16, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm27, zmm16, qword ptr [rdi + 288]{1to8}
    vpsraq zmm0, zmm23, 52
    vpmadd52luq zmm28, zmm16, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm29, zmm16, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm30, zmm16, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm21, zmm4, zmm12
    vpmadd52luq zmm13, zmm4, zmm10
    vpmadd52luq zmm24, zmm2, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm3, zmm23, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm31, zmm22, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm25, zmm23, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm26, zmm23, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm27, zmm23, qword ptr [rdi + 344]{1to8}
    vpmadd52huq zmm28, zmm23, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm29, zmm23, qword ptr [rdi + 360]{1to8}
    vpmadd52huq zmm21, zmm5, zmm8
    vpmadd52huq zmm30, zmm23, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm13, zmm5, zmm8
    vpmadd52luq zmm24, zmm16, qword ptr [rdi + 256]{1to8}
    vpmadd52luq zmm3, zmm23, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm31, zmm17, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm25, zmm23, qword ptr [rdi + 336]{1to8}
    vpaddq zmm20, zmm13, zmm0
    vpmadd52luq zmm26, zmm23, qword ptr [rdi + 344]{1to8}
    vpsraq zmm11, zmm20, 52
    vpmadd52luq zmm27, zmm23, qword ptr [rdi + 352]{1to8}
    vpmadd52luq zmm28, zmm23, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm29, zmm23, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm30, zmm23, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm21, zmm5, zmm10
    vpmadd52luq zmm24, zmm23, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm3, zmm20, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm31, zmm2, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm25, zmm20, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm26, zmm20, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm27, zmm20, qword ptr [rdi + 408]{1to8}
    vpmadd52huq zmm28, zmm20, qword ptr [rdi + 416]{1to8}
    vpmadd52huq zmm29, zmm20, qword ptr [rdi + 424]{1to8}
    vpmadd52huq zmm30, zmm20, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm21, zmm6, zmm8
    vpmadd52luq zmm24, zmm20, qword ptr [rdi + 384]{1to8}
    vpmadd52luq zmm3, zmm20, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm31, zmm16, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm25, zmm20, qword ptr [rdi + 400]{1to8}
    vpaddq zmm1, zmm21, zmm11
    vpmadd52luq zmm26, zmm20, qword ptr [rdi + 408]{1to8}
    vpsraq zmm15, zmm1, 52
    vpmadd52luq zmm27, zmm20, qword ptr [rdi + 416]{1to8}
    vpaddq zmm14, zmm24, zmm15
    vpmadd52luq zmm28, zmm20, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm29, zmm20, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm30, zmm20, qword ptr [rdi + 440]{1to8}
    vbroadcastsd zmm19, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpmadd52huq zmm3, zmm1, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm31, zmm23, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rdi + 448]{1to8}
    vpxord xmm18, xmm18, xmm18
    vpmadd52huq zmm25, zmm1, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rdi + 464]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rdi + 480]{1to8}
    vpaddq zmm7, zmm14, zmm19
    vpmadd52huq zmm29, zmm1, qword ptr [rdi + 488]{1to8}
    vpsraq zmm9, zmm7, 52
    vpmadd52huq zmm30, zmm1, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm3, zmm1, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm31, zmm20, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rdi + 472]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rdi + 480]{1to8}
    vpaddq zmm24, zmm3, zmm9
    vpmadd52luq zmm28, zmm1, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm18, zmm14, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm24, zmm18, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm25, zmm18, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm26, zmm18, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm27, zmm18, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm28, zmm18, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm29, zmm18, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm30, zmm18, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm24, zmm18, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm25, zmm18, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm26, zmm18, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm27, zmm18, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm28, zmm18, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm29, zmm18, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm30, zmm18, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm31, zmm18, qword ptr [rdi + 56]{1to8}
    ret
.globl msmith_0_1_0_ifma_columns_sqr_8
.p2align 6
msmith_0_1_0_ifma_columns_sqr_8:
    vpsraq zmm8, zmm0, 52
    vpxord xmm9, xmm9, xmm9
    vpxord xmm10, xmm10, xmm10
    vpxord xmm11, xmm11, xmm11
    vpxord xmm12, xmm12, xmm12
    vpxord xmm13, xmm13, xmm13
    vpxord xmm14, xmm14, xmm14
    vpxord xmm15, xmm15, xmm15
    vpxord xmm16, xmm16, xmm16
    vpxord xmm17, xmm17, xmm17
    vpaddq zmm18, zmm8, zmm1
    vpsraq zmm19, zmm18, 52
    vpmadd52luq zmm11, zmm0, zmm18
    vpaddq zmm20, zmm19, zmm2
    vpmadd52huq zmm12, zmm0, zmm18
    vpsraq zmm21, zmm20, 52
    vpmadd52huq zmm13, zmm0, zmm20
    vpaddq zmm22, zmm21, zmm3
    vpsraq zmm23, zmm22, 52
    vpxord xmm8, xmm8, xmm8
    vpmadd52huq zmm14, zmm0, zmm22
    vpaddq zmm1, zmm23, zmm4
    vpmadd52luq zmm12, zmm0, zmm20
    vpsraq zmm19, zmm1, 52
    vpmadd52luq zmm13, zmm0, zmm22
    vpaddq zmm2, zmm19, zmm5
    vpmadd52huq zmm15, zmm0, zmm1
    vpsraq zmm21, zmm2, 52
    vpxord xmm3, xmm3, xmm3
    vpmadd52luq zmm14, zmm0, zmm1
    vpaddq zmm23, zmm21, zmm6
    vpmadd52huq zmm17, zmm0, zmm2
    vpsraq zmm4, zmm23, 52
    vpmadd52huq zmm10, zmm0, zmm23
    vpaddq zmm19, zmm4, zmm7
    vpxord xmm5, xmm5, xmm5
    vpmadd52luq zmm13, zmm18, zmm20
    vpmadd52huq zmm9, zmm0, zmm19
    vpmadd52huq zmm16, zmm18, zmm19
    vpmadd52huq zmm8, zmm20, zmm19
    vpxord xmm21, xmm21, xmm21
    vpmadd52huq zmm3, zmm22, zmm19
    vpmadd52huq zmm9, zmm18, zmm23
    vpxord xmm6, xmm6, xmm6
    vpmadd52huq zmm16, zmm20, zmm23
    vpaddq zmm4, zmm11, zmm11
    vpmadd52huq zmm8, zmm22, zmm23
    vpaddq zmm7, zmm12, zmm12
    vpmadd52huq zmm3, zmm1, zmm23
    vpaddq zmm11, zmm13, zmm13
    vpmadd52luq zmm9, zmm18, zmm19
    vpmadd52luq zmm16, zmm20, zmm19
    vpmadd52luq zmm8, zmm22, zmm19
    vpmadd52huq zmm5, zmm1, zmm19
    vpmadd52huq zmm9, zmm20, zmm2
    vpmadd52huq zmm16, zmm22, zmm2
    vpmadd52huq zmm8, zmm1, zmm2
    vpmadd52luq zmm3, zmm1, zmm19
    vpmadd52luq zmm9, zmm20, zmm23
    vpxord xmm12, xmm12, xmm12
    vpmadd52luq zmm16, zmm22, zmm23
    vpmadd52huq zmm5, zmm2, zmm23
    vpmadd52huq zmm21, zmm2, zmm19
    vpmadd52huq zmm9, zmm22, zmm1
    vpmadd52luq zmm16, zmm1, zmm2
    vpmadd52luq zmm8, zmm1, zmm23
    vpmadd52luq zmm3, zmm2, zmm23
    vpmadd52luq zmm9, zmm22, zmm2
    vpmadd52luq zmm5, zmm2, zmm19
    vpaddq zmm25, zmm16, zmm16
    vpmadd52luq zmm21, zmm23, zmm19
    vpaddq zmm26, zmm8, zmm8
    vpmadd52huq zmm6, zmm23, zmm19
    vpaddq zmm27, zmm3, zmm3
    vpmadd52luq zmm10, zmm0, zmm19
    vpaddq zmm13, zmm9, zmm9
    vpxord xmm31, xmm31, xmm31
    vpaddq zmm28, zmm5, zmm5
    vpmadd52luq zmm12, zmm0, zmm0
    vpaddq zmm29, zmm21, zmm21
    vpmadd52luq zmm13, zmm1, zmm1
    vpaddq zmm30, zmm6, zmm6
    vpmadd52huq zmm25, zmm1, zmm1
    vpmadd52luq zmm26, zmm2, zmm2
    vpmadd52huq zmm27, zmm2, zmm2
    vpsraq zmm16, zmm12, 52
    vpmadd52luq zmm28, zmm23, zmm23
    vpmadd52huq zmm29, zmm23, zmm23
    vpmadd52luq zmm30, zmm19, zmm19
    vpmadd52huq zmm10, zmm18, zmm2
    vpmadd52huq zmm13, zmm12, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rdi + 72]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rdi + 88]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rdi + 96]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rdi + 104]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm10, zmm18, zmm23
    vpmadd52huq zmm4, zmm0, zmm0
    vpmadd52luq zmm13, zmm12, qword ptr [rdi + 72]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rdi + 80]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rdi + 96]{1to8}
    vpaddq zmm8, zmm4, zmm16
    vpmadd52luq zmm28, zmm12, qword ptr [rdi + 104]{1to8}
    vpsraq zmm3, zmm8, 52
    vpmadd52luq zmm29, zmm12, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm10, zmm20, zmm1
    vpmadd52huq zmm13, zmm8, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm25, zmm8, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm26, zmm8, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm27, zmm8, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm28, zmm8, qword ptr [rdi + 160]{1to8}
    vpmadd52huq zmm29, zmm8, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm30, zmm8, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm10, zmm20, zmm2
    vpmadd52luq zmm7, zmm18, zmm18
    vpmadd52luq zmm13, zmm8, qword ptr [rdi + 136]{1to8}
    vpmadd52luq zmm25, zmm8, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm26, zmm8, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm27, zmm8, qword ptr [rdi + 160]{1to8}
    vpaddq zmm9, zmm7, zmm3
    vpmadd52luq zmm28, zmm8, qword ptr [rdi + 168]{1to8}
    vpsraq zmm5, zmm9, 52
    vpmadd52luq zmm29, zmm8, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm30, zmm8, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm10, zmm22, zmm1
    vpmadd52huq zmm13, zmm9, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm25, zmm9, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm26, zmm9, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm27, zmm9, qword ptr [rdi + 216]{1to8}
    vpaddq zmm21, zmm10, zmm10
    vpmadd52huq zmm28, zmm9, qword ptr [rdi + 224]{1to8}
    vpmadd52huq zmm29, zmm9, qword ptr [rdi + 232]{1to8}
    vpmadd52huq zmm30, zmm9, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm15, zmm0, zmm2
    vpmadd52huq zmm14, zmm18, zmm20
    vpmadd52huq zmm11, zmm18, zmm18
    vpmadd52huq zmm21, zmm22, zmm22
    vpmadd52luq zmm13, zmm9, qword ptr [rdi + 200]{1to8}
    vpmadd52luq zmm17, zmm0, zmm23
    vpmadd52luq zmm25, zmm9, qword ptr [rdi + 208]{1to8}
    vpaddq zmm6, zmm11, zmm5
    vpmadd52luq zmm26, zmm9, qword ptr [rdi + 216]{1to8}
    vpsraq zmm4, zmm6, 52
    vpmadd52luq zmm27, zmm9, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm28, zmm9, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm29, zmm9, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm30, zmm9, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm14, zmm18, zmm22
    vpmadd52huq zmm15, zmm18, zmm22
    vpmadd52luq zmm21, zmm12, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm13, zmm6, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm17, zmm18, zmm1
    vpaddq zmm16, zmm14, zmm14
    vpmadd52huq zmm25, zmm6, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm26, zmm6, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm27, zmm6, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm28, zmm6, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm29, zmm6, qword ptr [rdi + 296]{1to8}
    vpmadd52huq zmm30, zmm6, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm15, zmm18, zmm1
    vpmadd52luq zmm16, zmm20, zmm20
    vpmadd52luq zmm21, zmm8, qword ptr [rdi + 128]{1to8}
    vpmadd52luq zmm13, zmm6, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm17, zmm18, zmm2
    vpmadd52huq zmm31, zmm19, zmm19
    vpaddq zmm7, zmm16, zmm4
    vpmadd52luq zmm25, zmm6, qword ptr [rdi + 272]{1to8}
    vpsraq zmm3, zmm7, 52
    vpmadd52luq zmm26, zmm6, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm27, zmm6, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm28, zmm6, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm29, zmm6, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm30, zmm6, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm15, zmm20, zmm22
    vpmadd52luq zmm21, zmm9, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm13, zmm7, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm17, zmm20, zmm22
    vpmadd52huq zmm31, zmm12, qword ptr [rdi + 120]{1to8}
    vpaddq zmm10, zmm15, zmm15
    vpmadd52huq zmm25, zmm7, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm26, zmm7, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm27, zmm7, qword ptr [rdi + 344]{1to8}
    vpmadd52huq zmm28, zmm7, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm29, zmm7, qword ptr [rdi + 360]{1to8}
    vpmadd52huq zmm30, zmm7, qword ptr [rdi + 368]{1to8}
    vpmadd52huq zmm10, zmm20, zmm20
    vpmadd52luq zmm21, zmm6, qword ptr [rdi + 256]{1to8}
    vpmadd52luq zmm13, zmm7, qword ptr [rdi + 328]{1to8}
    vpmadd52luq zmm17, zmm20, zmm1
    vpmadd52huq zmm31, zmm8, qword ptr [rdi + 184]{1to8}
    vpaddq zmm0, zmm10, zmm3
    vpmadd52luq zmm25, zmm7, qword ptr [rdi + 336]{1to8}
    vpsraq zmm23, zmm0, 52
    vpmadd52luq zmm26, zmm7, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm27, zmm7, qword ptr [rdi + 352]{1to8}
    vpaddq zmm11, zmm17, zmm17
    vpmadd52luq zmm28, zmm7, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm29, zmm7, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm30, zmm7, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm21, zmm7, qword ptr [rdi + 320]{1to8}
    vpxord xmm5, xmm5, xmm5
    vpmadd52huq zmm13, zmm0, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm31, zmm9, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm25, zmm0, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm26, zmm0, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm27, zmm0, qword ptr [rdi + 408]{1to8}
    vpmadd52huq zmm28, zmm0, qword ptr [rdi + 416]{1to8}
    vpmadd52huq zmm29, zmm0, qword ptr [rdi + 424]{1to8}
    vpmadd52huq zmm30, zmm0, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm11, zmm22, zmm22
    vpmadd52luq zmm21, zmm0, qword ptr [rdi + 384]{1to8}
    vpmadd52luq zmm13, zmm0, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm31, zmm6, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm25, zmm0, qword ptr [rdi + 400]{1to8}
    vpaddq zmm14, zmm11, zmm23
    vpmadd52luq zmm26, zmm0, qword ptr [rdi + 408]{1to8}
    vpsraq zmm18, zmm14, 52
    vpmadd52luq zmm27, zmm0, qword ptr [rdi + 416]{1to8}
    vpaddq zmm2, zmm21, zmm18
    vpmadd52luq zmm28, zmm0, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm29, zmm0, qword ptr [rdi + 432]{1to8}
    vbroadcastsd zmm19, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpmadd52luq zmm30, zmm0, qword ptr [rdi + 440]{1to8}
    vpmadd52huq zmm13, zmm14, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm31, zmm7, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm2, zmm14, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm25, zmm14, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm26, zmm14, qword ptr [rdi + 464]{1to8}
    vpmadd52huq zmm27, zmm14, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm28, zmm14, qword ptr [rdi + 480]{1to8}
    vpaddq zmm16, zmm2, zmm19
    vpmadd52huq zmm29, zmm14, qword ptr [rdi + 488]{1to8}
    vpsraq zmm4, zmm16, 52
    vpmadd52huq zmm30, zmm14, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm13, zmm14, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm31, zmm0, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm25, zmm14, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm26, zmm14, qword ptr [rdi + 472]{1to8}
    vpmadd52luq zmm27, zmm14, qword ptr [rdi + 480]{1to8}
    vpaddq zmm24, zmm13, zmm4
    vpmadd52luq zmm28, zmm14, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm29, zmm14, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm30, zmm14, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm5, zmm2, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm31, zmm14, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm24, zmm5, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm25, zmm5, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm26, zmm5, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm27, zmm5, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm28, zmm5, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm29, zmm5, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm30, zmm5, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm24, zmm5, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm25, zmm5, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm26, zmm5, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm27, zmm5, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm28, zmm5, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm29, zmm5, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm30, zmm5, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm31, zmm5, qword ptr [rdi + 56]{1to8}
    ret
.globl msmith_0_1_0_ifma_columns_pair_mul_8_1
.p2align 6
msmith_0_1_0_ifma_columns_pair_mul_8_1:
    vmovapd zmm0, zmmword ptr [rcx + 0]
    vpsraq zmm1, zmm0, 52
    vpxord xmm2, xmm2, xmm2
    vpxord xmm3, xmm3, xmm3
    vpxord xmm4, xmm4, xmm4
    vmovapd zmm5, zmmword ptr [rsi + 0]
    vpxord xmm6, xmm6, xmm6
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vpxord xmm9, xmm9, xmm9
    vpmadd52huq zmm2, zmm5, zmm0
    vpxord xmm10, xmm10, xmm10
    vpaddq zmm11, zmm1, zmmword ptr [rcx + 64]
    vpmadd52luq zmm9, zmm5, zmm0
    vpxord xmm12, xmm12, xmm12
    vpsraq zmm13, zmm11, 52
    vpmadd52huq zmm3, zmm5, zmm11
    vpaddq zmm14, zmm13, zmmword ptr [rcx + 128]
    vpsraq zmm15, zmm14, 52
    vpmadd52huq zmm4, zmm5, zmm14
    vpaddq zmm1, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm2, zmm5, zmm11
    vpsraq zmm13, zmm1, 52
    vpmadd52huq zmm6, zmm5, zmm1
    vpaddq zmm15, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm3, zmm5, zmm14
    vpsraq zmm13, zmm15, 52
    vpmadd52huq zmm7, zmm5, zmm15
    vpaddq zmm13, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm4, zmm5, zmm1
    vpsraq zmm16, zmm13, 52
    vpxord xmm17, xmm17, xmm17
    vpmadd52huq zmm8, zmm5, zmm13
    vpaddq zmm18, zmm16, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm5, zmm15
    vpsraq zmm19, zmm18, 52
    vpmadd52huq zmm10, zmm5, zmm18
    vpaddq zmm20, zmm19, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm5, zmm13
    vpmadd52huq zmm12, zmm5, zmm20
    vpsraq zmm21, zmm5, 52
    vpaddq zmm22, zmm21, zmmword ptr [rsi + 64]
    vpmadd52luq zmm8, zmm5, zmm18
    vpmadd52huq zmm17, zmm22, zmm20
    vpsraq zmm23, zmm22, 52
    vpaddq zmm24, zmm23, zmmword ptr [rsi + 128]
    vpmadd52luq zmm10, zmm5, zmm20
    vpmadd52huq zmm12, zmm22, zmm18
    vpxord xmm5, xmm5, xmm5
    vpsraq zmm25, zmm24, 52
    vpmadd52huq zmm5, zmm24, zmm20
    vpaddq zmm26, zmm25, zmmword ptr [rsi + 192]
    vpmadd52huq zmm17, zmm24, zmm18
    vpsraq zmm27, zmm26, 52
    vpaddq zmm28, zmm27, zmmword ptr [rsi + 256]
    vpmadd52huq zmm10, zmm22, zmm13
    vpmadd52luq zmm12, zmm22, zmm20
    vpsraq zmm29, zmm28, 52
    vpaddq zmm30, zmm29, zmmword ptr [rsi + 320]
    vpmadd52huq zmm8, zmm22, zmm15
    vpmadd52luq zmm17, zmm24, zmm20
    vpsraq zmm31, zmm30, 52
    vpmadd52luq zmm10, zmm22, zmm18
    vpaddq zmm16, zmm31, zmmword ptr [rsi + 384]
    vpmadd52huq zmm12, zmm24, zmm13
    vpxord xmm19, xmm19, xmm19
    vpsraq zmm21, zmm16, 52
    vpmadd52huq zmm5, zmm26, zmm18
    vpaddq zmm23, zmm21, zmmword ptr [rsi + 448]
    vpmadd52huq zmm17, zmm26, zmm13
    vpmadd52huq zmm19, zmm26, zmm20
    vpmadd52luq zmm12, zmm24, zmm18
    vpmadd52luq zmm5, zmm26, zmm20
    vpmadd52luq zmm17, zmm26, zmm18
    vpmadd52huq zmm10, zmm24, zmm15
    vpmadd52huq zmm12, zmm26, zmm15
    vpmadd52luq zmm2, zmm22, zmm0
    vpmadd52huq zmm17, zmm28, zmm15
    vpmadd52huq zmm5, zmm28, zmm13
    vpmadd52luq zmm12, zmm26, zmm13
    vpmadd52huq zmm19, zmm28, zmm18
    vpmadd52luq zmm17, zmm28, zmm13
    vpxord xmm25, xmm25, xmm25
    vpmadd52luq zmm5, zmm28, zmm18
    vpmadd52huq zmm12, zmm28, zmm1
    vpmadd52luq zmm19, zmm28, zmm20
    vpmadd52huq zmm25, zmm28, zmm20
    vpmadd52luq zmm10, zmm24, zmm13
    vpmadd52luq zmm12, zmm28, zmm15
    vpmadd52huq zmm3, zmm22, zmm0
    vpmadd52huq zmm4, zmm22, zmm11
    vpmadd52huq zmm17, zmm30, zmm1
    vpmadd52huq zmm12, zmm30, zmm14
    vpmadd52huq zmm5, zmm30, zmm15
    vpmadd52huq zmm10, zmm26, zmm1
    vpmadd52huq zmm19, zmm30, zmm13
    vpmadd52luq zmm12, zmm30, zmm1
    vpmadd52huq zmm25, zmm30, zmm18
    vpmadd52luq zmm17, zmm30, zmm15
    vpmadd52luq zmm5, zmm30, zmm13
    vpmadd52luq zmm19, zmm30, zmm18
    vpmadd52luq zmm25, zmm30, zmm20
    vpmadd52luq zmm10, zmm26, zmm15
    vpmadd52huq zmm6, zmm22, zmm14
    vpmadd52huq zmm12, zmm16, zmm11
    vpmadd52huq zmm7, zmm22, zmm1
    vpmadd52huq zmm17, zmm16, zmm14
    vpmadd52huq zmm10, zmm28, zmm14
    vpmadd52huq zmm5, zmm16, zmm1
    vpmadd52luq zmm12, zmm16, zmm14
    vpmadd52huq zmm19, zmm16, zmm15
    vpmadd52luq zmm17, zmm16, zmm1
    vpmadd52huq zmm25, zmm16, zmm13
    vpmadd52luq zmm5, zmm16, zmm15
    vpmadd52luq zmm19, zmm16, zmm13
    vpmadd52luq zmm10, zmm28, zmm1
    vpmadd52luq zmm25, zmm16, zmm18
    vpmadd52luq zmm8, zmm22, zmm13
    vpmadd52luq zmm3, zmm22, zmm11
    vpmadd52huq zmm12, zmm23, zmm0
    vpmadd52huq zmm10, zmm30, zmm11
    vpmadd52huq zmm17, zmm23, zmm11
    vpmadd52luq zmm4, zmm22, zmm14
    vpmadd52huq zmm5, zmm23, zmm14
    vpmadd52luq zmm12, zmm23, zmm11
    vpmadd52huq zmm19, zmm23, zmm1
    vpmadd52luq zmm17, zmm23, zmm14
    vpmadd52huq zmm25, zmm23, zmm15
    vpmadd52luq zmm5, zmm23, zmm1
    vpmadd52luq zmm19, zmm23, zmm15
    vpmadd52luq zmm6, zmm22, zmm1
    vpmadd52luq zmm25, zmm23, zmm13
    vpmadd52luq zmm7, zmm22, zmm15
    vpxord xmm27, xmm27, xmm27
    vpmadd52huq zmm27, zmm30, zmm20
    vmovapd zmmword ptr [rdx + 0], zmm9
    vpxord xmm9, xmm9, xmm9
    vmovapd zmmword ptr [rdx + 64], zmm2
    vpxord xmm2, xmm2, xmm2
    vpmadd52huq zmm9, zmm16, zmm20
    vpmadd52luq zmm10, zmm30, zmm14
    vpmadd52huq zmm8, zmm24, zmm1
    vpmadd52huq zmm27, zmm16, zmm18
    vmovapd zmmword ptr [rdx + 512], zmm12
    vmovapd zmmword ptr [rdx + 576], zmm17
    vmovapd zmmword ptr [rdx + 640], zmm5
    vmovapd zmmword ptr [rdx + 704], zmm19
    vmovapd zmm12, zmmword ptr [rsi + 512]
    vmovapd zmmword ptr [rdx + 768], zmm25
    vpmadd52huq zmm9, zmm23, zmm18
    vpmadd52luq zmm3, zmm24, zmm0
    vpmadd52huq zmm4, zmm24, zmm0
    vpsraq zmm5, zmm12, 52
    vpaddq zmm5, zmm5, zmmword ptr [rsi + 576]
    vpmadd52luq zmm27, zmm16, zmm20
    vpsraq zmm29, zmm5, 52
    vpmadd52luq zmm9, zmm23, zmm20
    vpaddq zmm31, zmm29, zmmword ptr [rsi + 640]
    vpmadd52huq zmm6, zmm24, zmm11
    vmovapd zmmword ptr [rdx + 128], zmm3
    vpsraq zmm3, zmm31, 52
    vpmadd52huq zmm7, zmm24, zmm14
    vpaddq zmm3, zmm3, zmmword ptr [rsi + 704]
    vmovapd zmm21, zmmword ptr [rcx + 512]
    vpmadd52huq zmm27, zmm23, zmm13
    vpsraq zmm13, zmm3, 52
    vmovapd zmmword ptr [rdx + 896], zmm9
    vpmadd52huq zmm10, zmm16, zmm0
    vpsraq zmm9, zmm21, 52
    vpmadd52luq zmm8, zmm24, zmm15
    vpaddq zmm15, zmm9, zmmword ptr [rcx + 576]
    vpmadd52luq zmm4, zmm24, zmm11
    vpsraq zmm9, zmm15, 52
    vpmadd52luq zmm27, zmm23, zmm18
    vpaddq zmm9, zmm9, zmmword ptr [rcx + 640]
    vpmadd52luq zmm6, zmm24, zmm14
    vpsraq zmm22, zmm9, 52
    vpmadd52luq zmm7, zmm24, zmm1
    vpaddq zmm17, zmm22, zmmword ptr [rcx + 704]
    vpmadd52luq zmm10, zmm16, zmm11
    vpsraq zmm19, zmm17, 52
    vpxord xmm25, xmm25, xmm25
    vmovapd zmmword ptr [rdx + 832], zmm27
    vpxord xmm29, xmm29, xmm29
    vpmadd52huq zmm29, zmm12, zmm21
    vpaddq zmm18, zmm19, zmmword ptr [rcx + 768]
    vpmadd52luq zmm25, zmm12, zmm21
    vpaddq zmm13, zmm13, zmmword ptr [rsi + 768]
    vpmadd52huq zmm8, zmm26, zmm14
    vpmadd52luq zmm4, zmm26, zmm0
    vpmadd52luq zmm29, zmm12, zmm15
    vpmadd52huq zmm6, zmm26, zmm0
    vpmadd52huq zmm7, zmm26, zmm11
    vpmadd52luq zmm10, zmm23, zmm0
    vmovapd zmmword ptr [rdx + 192], zmm4
    vpsraq zmm4, zmm18, 52
    vpaddq zmm4, zmm4, zmmword ptr [rcx + 832]
    vpmadd52luq zmm8, zmm26, zmm1
    vpxord xmm1, xmm1, xmm1
    vpmadd52huq zmm1, zmm12, zmm4
    vpmadd52luq zmm6, zmm26, zmm11
    vpmadd52luq zmm7, zmm26, zmm14
    vpsraq zmm24, zmm4, 52
    vmovapd zmmword ptr [rdx + 448], zmm10
    vpxord xmm10, xmm10, xmm10
    vpaddq zmm22, zmm24, zmmword ptr [rcx + 896]
    vpmadd52luq zmm29, zmm5, zmm21
    vpmadd52luq zmm1, zmm12, zmm22
    vpmadd52huq zmm8, zmm28, zmm11
    vpmadd52luq zmm6, zmm28, zmm0
    vpmadd52huq zmm7, zmm28, zmm0
    vpmadd52huq zmm2, zmm23, zmm20
    vpsraq zmm27, zmm22, 52
    vpxord xmm19, xmm19, xmm19
    vpaddq zmm26, zmm27, zmmword ptr [rcx + 960]
    vpmadd52huq zmm19, zmm12, zmm22
    vpmadd52huq zmm10, zmm12, zmm26
    vmovapd zmmword ptr [rdx + 256], zmm6
    vpsraq zmm6, zmm13, 52
    vpaddq zmm6, zmm6, zmmword ptr [rsi + 832]
    vpmadd52huq zmm1, zmm5, zmm18
    vpmadd52luq zmm8, zmm28, zmm14
    vpxord xmm14, xmm14, xmm14
    vmovapd zmmword ptr [rdx + 960], zmm2
    vpsraq zmm2, zmm6, 52
    vpmadd52huq zmm14, zmm5, zmm26
    vpaddq zmm2, zmm2, zmmword ptr [rsi + 896]
    vpmadd52huq zmm10, zmm5, zmm22
    vpmadd52luq zmm19, zmm12, zmm26
    vpmadd52luq zmm1, zmm5, zmm4
    vpmadd52luq zmm7, zmm28, zmm11
    vpsraq zmm24, zmm2, 52
    vpmadd52luq zmm10, zmm5, zmm26
    vpaddq zmm23, zmm24, zmmword ptr [rsi + 960]
    vpmadd52huq zmm19, zmm5, zmm4
    vpmadd52huq zmm1, zmm31, zmm17
    vpmadd52huq zmm14, zmm31, zmm22
    vpmadd52huq zmm10, zmm31, zmm4
    vpmadd52luq zmm19, zmm5, zmm22
    vpmadd52luq zmm1, zmm31, zmm18
    vpmadd52luq zmm14, zmm31, zmm26
    vpmadd52luq zmm10, zmm31, zmm22
    vpmadd52huq zmm19, zmm31, zmm18
    vpmadd52huq zmm8, zmm30, zmm0
    vpmadd52luq zmm7, zmm30, zmm0
    vpmadd52huq zmm1, zmm3, zmm9
    vpmadd52luq zmm19, zmm31, zmm4
    vpmadd52luq zmm8, zmm30, zmm11
    vpxord xmm11, xmm11, xmm11
    vpxord xmm20, xmm20, xmm20
    vpmadd52huq zmm11, zmm31, zmm26
    vmovapd zmmword ptr [rdx + 320], zmm7
    vpxord xmm7, xmm7, xmm7
    vpmadd52huq zmm10, zmm3, zmm18
    vpmadd52huq zmm14, zmm3, zmm4
    vpmadd52huq zmm19, zmm3, zmm17
    vpmadd52huq zmm11, zmm3, zmm22
    vpmadd52luq zmm10, zmm3, zmm4
    vpmadd52luq zmm14, zmm3, zmm22
    vpmadd52luq zmm19, zmm3, zmm18
    vpmadd52luq zmm11, zmm3, zmm26
    vpmadd52huq zmm20, zmm12, zmm15
    vpmadd52huq zmm7, zmm12, zmm9
    vpmadd52huq zmm19, zmm13, zmm9
    vpmadd52huq zmm10, zmm13, zmm17
    vpmadd52luq zmm20, zmm12, zmm9
    vpmadd52huq zmm14, zmm13, zmm18
    vpmadd52luq zmm7, zmm12, zmm17
    vpmadd52huq zmm11, zmm13, zmm4
    vpmadd52luq zmm10, zmm13, zmm18
    vpmadd52luq zmm14, zmm13, zmm4
    vpmadd52luq zmm19, zmm13, zmm17
    vpmadd52luq zmm11, zmm13, zmm22
    vpmadd52huq zmm20, zmm5, zmm21
    vpmadd52huq zmm7, zmm5, zmm15
    vpmadd52luq zmm1, zmm3, zmm17
    vpmadd52luq zmm8, zmm16, zmm0
    vpxord xmm0, xmm0, xmm0
    vpxord xmm27, xmm27, xmm27
    vpmadd52huq zmm0, zmm3, zmm26
    vpmadd52huq zmm27, zmm13, zmm26
    vpmadd52huq zmm10, zmm6, zmm9
    vpmadd52huq zmm14, zmm6, zmm17
    vmovapd zmmword ptr [rdx + 384], zmm8
    vpxord xmm8, xmm8, xmm8
    vpmadd52huq zmm0, zmm13, zmm22
    vpmadd52huq zmm11, zmm6, zmm18
    vpmadd52huq zmm27, zmm6, zmm22
    vpmadd52luq zmm10, zmm6, zmm17
    vpmadd52luq zmm0, zmm13, zmm26
    vpmadd52luq zmm14, zmm6, zmm18
    vpmadd52luq zmm11, zmm6, zmm4
    vpmadd52luq zmm27, zmm6, zmm26
    vpmadd52huq zmm0, zmm6, zmm4
    vpmadd52huq zmm10, zmm2, zmm15
    vpmadd52huq zmm8, zmm12, zmm17
    vpmadd52huq zmm14, zmm2, zmm9
    vpmadd52luq zmm0, zmm6, zmm22
    vpmadd52huq zmm11, zmm2, zmm17
    vpmadd52luq zmm10, zmm2, zmm9
    vpmadd52luq zmm14, zmm2, zmm17
    vpmadd52huq zmm0, zmm2, zmm18
    vpmadd52huq zmm27, zmm2, zmm4
    vpmadd52luq zmm11, zmm2, zmm18
    vpmadd52luq zmm8, zmm12, zmm18
    vpxord xmm28, xmm28, xmm28
    vpmadd52huq zmm28, zmm12, zmm18
    vpmadd52luq zmm28, zmm12, zmm4
    vpmadd52luq zmm0, zmm2, zmm4
    vpmadd52luq zmm27, zmm2, zmm22
    vpmadd52huq zmm10, zmm23, zmm21
    vpmadd52huq zmm14, zmm23, zmm15
    vpmadd52huq zmm8, zmm5, zmm9
    vpmadd52huq zmm11, zmm23, zmm9
    vpmadd52luq zmm10, zmm23, zmm15
    vpmadd52huq zmm0, zmm23, zmm17
    vpmadd52luq zmm14, zmm23, zmm9
    vpmadd52huq zmm27, zmm23, zmm18
    vpmadd52luq zmm11, zmm23, zmm17
    vpmadd52luq zmm0, zmm23, zmm18
    vpmadd52huq zmm28, zmm5, zmm17
    vpmadd52luq zmm27, zmm23, zmm4
    vpmadd52huq zmm19, zmm6, zmm15
    vpmadd52luq zmm20, zmm5, zmm15
    vpmadd52luq zmm7, zmm5, zmm9
    vpmadd52luq zmm8, zmm5, zmm17
    vpmadd52luq zmm28, zmm5, zmm18
    vpxord xmm12, xmm12, xmm12
    vpxord xmm5, xmm5, xmm5
    vpmadd52huq zmm12, zmm6, zmm26
    vpmadd52huq zmm5, zmm2, zmm26
    vpmadd52luq zmm19, zmm6, zmm9
    vpmadd52luq zmm20, zmm31, zmm21
    vpmadd52huq zmm12, zmm2, zmm22
    vpmadd52huq zmm5, zmm23, zmm22
    vpmadd52huq zmm7, zmm31, zmm21
    vpmadd52huq zmm8, zmm31, zmm15
    vpmadd52luq zmm12, zmm2, zmm26
    vpmadd52luq zmm5, zmm23, zmm26
    vpmadd52huq zmm28, zmm31, zmm9
    vpmadd52huq zmm19, zmm2, zmm21
    vpmadd52huq zmm12, zmm23, zmm4
    vmovapd zmm4, zmmword ptr [rdx + 0]
    vpxord xmm24, xmm24, xmm24
    vpmadd52luq zmm7, zmm31, zmm15
    vpmadd52luq zmm8, zmm31, zmm9
    vpmadd52luq zmm28, zmm31, zmm17
    vpaddq zmm30, zmm25, zmm4
    vmovapd zmm16, zmmword ptr [rdx + 64]
    vpmadd52luq zmm12, zmm23, zmm22
    vmovapd zmmword ptr [rdx + 1024], zmm30
    vpsubq zmm4, zmm4, zmm25
    vmovapd zmmword ptr [rdx + 0], zmm4
    vpaddq zmm4, zmm29, zmm16
    vpmadd52luq zmm19, zmm2, zmm15
    vmovapd zmm18, zmmword ptr [rdx + 512]
    vmovapd zmmword ptr [rdx + 1088], zmm4
    vpsubq zmm4, zmm16, zmm29
    vpmadd52luq zmm7, zmm3, zmm21
    vmovapd zmmword ptr [rdx + 64], zmm4
    vpaddq zmm4, zmm10, zmm18
    vpmadd52huq zmm8, zmm3, zmm21
    vmovapd zmm31, zmmword ptr [rdx + 576]
    vpsubq zmm10, zmm18, zmm10
    vmovapd zmmword ptr [rdx + 1536], zmm4
    vpmadd52huq zmm28, zmm3, zmm15
    vmovapd zmmword ptr [rdx + 512], zmm10
    vpaddq zmm4, zmm14, zmm31
    vmovapd zmm10, zmmword ptr [rdx + 640]
    vpmadd52luq zmm19, zmm23, zmm21
    vpsubq zmm14, zmm31, zmm14
    vmovapd zmmword ptr [rdx + 1600], zmm4
    vpmadd52huq zmm1, zmm13, zmm15
    vpaddq zmm4, zmm11, zmm10
    vmovapd zmmword ptr [rdx + 576], zmm14
    vmovapd zmm14, zmmword ptr [rdx + 704]
    vpmadd52luq zmm8, zmm3, zmm15
    vpsubq zmm10, zmm10, zmm11
    vmovapd zmmword ptr [rdx + 1664], zmm4
    vpmadd52luq zmm28, zmm3, zmm9
    vpaddq zmm11, zmm0, zmm14
    vmovapd zmmword ptr [rdx + 640], zmm10
    vmovapd zmm4, zmmword ptr [rdx + 768]
    vpmadd52huq zmm24, zmm23, zmm26
    vpsubq zmm3, zmm14, zmm0
    vmovapd zmmword ptr [rdx + 1728], zmm11
    vpmadd52luq zmm1, zmm13, zmm9
    vpaddq zmm10, zmm27, zmm4
    vmovapd zmmword ptr [rdx + 704], zmm3
    vmovapd zmm14, zmmword ptr [rdx + 832]
    vpmadd52luq zmm8, zmm13, zmm21
    vpsubq zmm0, zmm4, zmm27
    vmovapd zmmword ptr [rdx + 1792], zmm10
    vpmadd52huq zmm28, zmm13, zmm21
    vpaddq zmm11, zmm12, zmm14
    vmovapd zmm9, zmmword ptr [rsi + 0]
    vmovapd zmmword ptr [rdx + 768], zmm0
    vpsubq zmm3, zmm14, zmm12
    vmovapd zmm4, zmmword ptr [rsi + 64]
    vmovapd zmmword ptr [rdx + 1856], zmm11
    vpmadd52huq zmm1, zmm6, zmm21
    vmovapd zmm10, zmmword ptr [rsi + 128]
    vpaddq zmm0, zmm9, zmmword ptr [rsi + 512]
    vmovapd zmm14, zmmword ptr [rsi + 192]
    vmovapd zmmword ptr [rdx + 832], zmm3
    vpaddq zmm12, zmm4, zmmword ptr [rsi + 576]
    vpmadd52luq zmm28, zmm13, zmm15
    vpaddq zmm11, zmm10, zmmword ptr [rsi + 640]
    vpaddq zmm9, zmm14, zmmword ptr [rsi + 704]
    vpmadd52luq zmm1, zmm6, zmm15
    vpsraq zmm3, zmm0, 52
    vpaddq zmm4, zmm3, zmm12
    vpmadd52luq zmm28, zmm6, zmm21
    vpsraq zmm13, zmm4, 52
    vmovapd zmm10, zmmword ptr [rsi + 256]
    vpaddq zmm14, zmm13, zmm11
    vpmadd52luq zmm1, zmm2, zmm21
    vpsraq zmm15, zmm14, 52
    vmovapd zmm3, zmmword ptr [rsi + 320]
    vpaddq zmm12, zmm15, zmm9
    vpaddq zmm6, zmm10, zmmword ptr [rsi + 768]
    vmovapd zmm13, zmmword ptr [rcx + 0]
    vpsraq zmm11, zmm12, 52
    vmovapd zmm2, zmmword ptr [rcx + 64]
    vpaddq zmm15, zmm11, zmm6
    vmovapd zmm9, zmmword ptr [rcx + 128]
    vpaddq zmm10, zmm3, zmmword ptr [rsi + 832]
    vmovapd zmm11, zmmword ptr [rcx + 192]
    vpsraq zmm6, zmm15, 52
    vmovapd zmm3, zmmword ptr [rcx + 256]
    vpaddq zmm13, zmm13, zmmword ptr [rcx + 512]
    vmovapd zmm17, zmmword ptr [rcx + 320]
    vpaddq zmm2, zmm2, zmmword ptr [rcx + 576]
    vmovapd zmm22, zmmword ptr [rcx + 384]
    vpaddq zmm9, zmm9, zmmword ptr [rcx + 640]
    vmovapd zmm30, zmmword ptr [rcx + 448]
    vpaddq zmm11, zmm11, zmmword ptr [rcx + 704]
    vpaddq zmm3, zmm3, zmmword ptr [rcx + 768]
    vpaddq zmm25, zmm17, zmmword ptr [rcx + 832]
    vpaddq zmm16, zmm22, zmmword ptr [rcx + 896]
    vpaddq zmm29, zmm30, zmmword ptr [rcx + 960]
    vpsraq zmm18, zmm13, 52
    vpaddq zmm2, zmm18, zmm2
    vpsraq zmm31, zmm2, 52
    vpaddq zmm9, zmm31, zmm9
    vpsraq zmm23, zmm9, 52
    vpaddq zmm11, zmm23, zmm11
    vpsraq zmm26, zmm11, 52
    vpaddq zmm3, zmm26, zmm3
    vpsraq zmm27, zmm3, 52
    vpaddq zmm21, zmm27, zmm25
    vpsraq zmm17, zmm21, 52
    vpaddq zmm22, zmm17, zmm16
    vpsraq zmm30, zmm22, 52
    vpaddq zmm18, zmm30, zmm29
    vpxord xmm31, xmm31, xmm31
    vpmadd52luq zmm31, zmm0, zmm13
    vmovapd zmm23, zmmword ptr [rsi + 384]
    vpxord xmm26, xmm26, xmm26
    vpaddq zmm6, zmm6, zmm10
    vpmadd52huq zmm26, zmm0, zmm13
    vpxord xmm10, xmm10, xmm10
    vpaddq zmm27, zmm23, zmmword ptr [rsi + 896]
    vpmadd52huq zmm10, zmm0, zmm2
    vpxord xmm25, xmm25, xmm25
    vpsraq zmm17, zmm6, 52
    vpmadd52huq zmm25, zmm0, zmm9
    vmovapd zmm16, zmmword ptr [rdx + 128]
    vpaddq zmm30, zmm17, zmm27
    vpxord xmm29, xmm29, xmm29
    vpmadd52huq zmm29, zmm0, zmm11
    vpmadd52luq zmm26, zmm0, zmm2
    vpaddq zmm23, zmm20, zmm16
    vmovapd zmmword ptr [rdx + 1152], zmm23
    vpsubq zmm17, zmm16, zmm20
    vmovapd zmm27, zmmword ptr [rdx + 192]
    vpmadd52luq zmm10, zmm0, zmm9
    vpmadd52luq zmm25, zmm0, zmm11
    vmovapd zmmword ptr [rdx + 128], zmm17
    vpxord xmm23, xmm23, xmm23
    vpaddq zmm16, zmm7, zmm27
    vmovapd zmmword ptr [rdx + 1216], zmm16
    vpsubq zmm7, zmm27, zmm7
    vmovapd zmm20, zmmword ptr [rdx + 256]
    vpmadd52huq zmm23, zmm0, zmm22
    vpmadd52luq zmm29, zmm0, zmm3
    vmovapd zmmword ptr [rdx + 192], zmm7
    vpxord xmm7, xmm7, xmm7
    vpaddq zmm17, zmm8, zmm20
    vmovapd zmmword ptr [rdx + 1280], zmm17
    vmovapd zmm16, zmmword ptr [rsi + 448]
    vpsubq zmm8, zmm20, zmm8
    vpmadd52huq zmm7, zmm0, zmm18
    vmovapd zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm26, zmm4, zmm13
    vmovapd zmmword ptr [rdx + 256], zmm8
    vpaddq zmm8, zmm16, zmmword ptr [rsi + 960]
    vpmadd52luq zmm23, zmm0, zmm18
    vpaddq zmm17, zmm28, zmm27
    vmovapd zmmword ptr [rdx + 1344], zmm17
    vpsubq zmm20, zmm27, zmm28
    vmovapd zmm16, zmmword ptr [rdx + 384]
    vpmadd52huq zmm10, zmm4, zmm13
    vpmadd52huq zmm7, zmm4, zmm22
    vmovapd zmmword ptr [rdx + 320], zmm20
    vpxord xmm17, xmm17, xmm17
    vpaddq zmm27, zmm1, zmm16
    vmovapd zmmword ptr [rdx + 1408], zmm27
    vpsubq zmm1, zmm16, zmm1
    vpmadd52huq zmm17, zmm4, zmm18
    vpmadd52huq zmm23, zmm4, zmm21
    vmovapd zmmword ptr [rdx + 384], zmm1
    vpsraq zmm1, zmm30, 52
    vmovapd zmm28, zmmword ptr [rdx + 448]
    vpaddq zmm1, zmm1, zmm8
    vpxord xmm8, xmm8, xmm8
    vpmadd52huq zmm8, zmm0, zmm21
    vpmadd52luq zmm7, zmm4, zmm18
    vpaddq zmm20, zmm19, zmm28
    vmovapd zmmword ptr [rdx + 1472], zmm20
    vpsubq zmm27, zmm28, zmm19
    vmovapd zmm16, zmmword ptr [rdx + 896]
    vpmadd52huq zmm17, zmm14, zmm22
    vpmadd52luq zmm23, zmm4, zmm22
    vmovapd zmmword ptr [rdx + 448], zmm27
    vpxord xmm20, xmm20, xmm20
    vpaddq zmm28, zmm5, zmm16
    vmovapd zmmword ptr [rdx + 1920], zmm28
    vpsubq zmm5, zmm16, zmm5
    vmovapd zmm19, zmmword ptr [rdx + 960]
    vpmadd52huq zmm20, zmm14, zmm18
    vpmadd52huq zmm7, zmm14, zmm21
    vmovapd zmmword ptr [rdx + 896], zmm5
    vpxord xmm5, xmm5, xmm5
    vpaddq zmm27, zmm24, zmm19
    vmovapd zmmword ptr [rdx + 1984], zmm27
    vpsubq zmm28, zmm19, zmm24
    vpmadd52luq zmm17, zmm14, zmm18
    vpmadd52huq zmm23, zmm14, zmm3
    vmovapd zmmword ptr [rdx + 960], zmm28
    vpxord xmm16, xmm16, xmm16
    vpmadd52huq zmm20, zmm12, zmm22
    vpmadd52luq zmm7, zmm14, zmm22
    vpmadd52huq zmm17, zmm12, zmm21
    vpmadd52huq zmm16, zmm12, zmm18
    vpmadd52luq zmm20, zmm12, zmm18
    vpmadd52huq zmm7, zmm12, zmm3
    vpmadd52luq zmm17, zmm12, zmm22
    vpmadd52luq zmm23, zmm14, zmm21
    vpmadd52huq zmm5, zmm0, zmm3
    vpmadd52luq zmm7, zmm12, zmm21
    vpmadd52huq zmm17, zmm15, zmm3
    vpmadd52huq zmm20, zmm15, zmm21
    vpmadd52huq zmm23, zmm12, zmm11
    vpmadd52huq zmm7, zmm15, zmm11
    vpmadd52huq zmm16, zmm15, zmm22
    vpmadd52luq zmm17, zmm15, zmm21
    vpmadd52luq zmm20, zmm15, zmm22
    vpmadd52luq zmm7, zmm15, zmm3
    vpmadd52luq zmm16, zmm15, zmm18
    vpmadd52luq zmm23, zmm12, zmm3
    vpmadd52luq zmm8, zmm0, zmm22
    vpmadd52luq zmm5, zmm0, zmm21
    vpxord xmm0, xmm0, xmm0
    vpmadd52huq zmm0, zmm15, zmm18
    vpmadd52huq zmm7, zmm6, zmm9
    vpmadd52huq zmm17, zmm6, zmm11
    vpmadd52huq zmm20, zmm6, zmm3
    vpmadd52huq zmm23, zmm15, zmm9
    vpmadd52huq zmm16, zmm6, zmm21
    vpmadd52luq zmm7, zmm6, zmm11
    vpmadd52huq zmm0, zmm6, zmm22
    vpmadd52luq zmm17, zmm6, zmm3
    vpmadd52luq zmm20, zmm6, zmm21
    vpmadd52luq zmm16, zmm6, zmm22
    vpmadd52luq zmm0, zmm6, zmm18
    vpmadd52luq zmm23, zmm15, zmm11
    vpmadd52huq zmm8, zmm4, zmm3
    vpmadd52huq zmm7, zmm30, zmm2
    vpmadd52huq zmm25, zmm4, zmm2
    vpmadd52huq zmm17, zmm30, zmm9
    vpmadd52huq zmm29, zmm4, zmm9
    vpmadd52huq zmm20, zmm30, zmm11
    vpmadd52luq zmm7, zmm30, zmm9
    vpmadd52huq zmm16, zmm30, zmm3
    vpmadd52luq zmm17, zmm30, zmm11
    vpmadd52huq zmm0, zmm30, zmm21
    vpmadd52luq zmm20, zmm30, zmm3
    vpmadd52luq zmm16, zmm30, zmm21
    vpmadd52huq zmm5, zmm4, zmm11
    vpmadd52luq zmm0, zmm30, zmm22
    vpmadd52huq zmm23, zmm6, zmm2
    vpmadd52luq zmm8, zmm4, zmm21
    vpmadd52huq zmm7, zmm1, zmm13
    vpmadd52luq zmm10, zmm4, zmm2
    vpmadd52huq zmm17, zmm1, zmm2
    vpmadd52luq zmm25, zmm4, zmm9
    vpmadd52huq zmm20, zmm1, zmm9
    vpmadd52luq zmm7, zmm1, zmm2
    vpmadd52huq zmm16, zmm1, zmm11
    vpmadd52luq zmm17, zmm1, zmm9
    vpmadd52huq zmm0, zmm1, zmm3
    vpmadd52luq zmm20, zmm1, zmm11
    vpmadd52luq zmm16, zmm1, zmm3
    vpmadd52luq zmm29, zmm4, zmm11
    vmovapd zmm27, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm0, zmm1, zmm21
    vmovapd zmm19, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm5, zmm4, zmm3
    vpxord xmm4, xmm4, xmm4
    vpmadd52huq zmm4, zmm6, zmm18
    vpsubq zmm24, zmm31, zmm27
    vpsubq zmm28, zmm26, zmm19
    vpmadd52luq zmm23, zmm6, zmm9
    vpmadd52huq zmm8, zmm14, zmm11
    vmovapd zmm31, zmmword ptr [rdx + 1536]
    vpmadd52luq zmm10, zmm14, zmm13
    vmovapd zmm27, zmmword ptr [rdx + 1600]
    vpmadd52huq zmm4, zmm30, zmm22
    vpmadd52huq zmm25, zmm14, zmm13
    vpmadd52huq zmm29, zmm14, zmm2
    vmovapd zmm26, zmmword ptr [rdx + 1664]
    vpsubq zmm7, zmm7, zmm31
    vmovapd zmm19, zmmword ptr [rdx + 1728]
    vpsubq zmm17, zmm17, zmm27
    vpmadd52huq zmm5, zmm14, zmm9
    vmovapd zmm31, zmmword ptr [rdx + 1792]
    vpmadd52luq zmm4, zmm30, zmm18
    vpsubq zmm27, zmm20, zmm26
    vpsubq zmm19, zmm16, zmm19
    vpmadd52huq zmm23, zmm30, zmm13
    vmovapd zmm20, zmmword ptr [rdx + 1152]
    vpsubq zmm0, zmm0, zmm31
    vpmadd52luq zmm8, zmm14, zmm3
    vpxord xmm3, xmm3, xmm3
    vpmadd52huq zmm3, zmm30, zmm18
    vpsubq zmm10, zmm10, zmm20
    vpmadd52huq zmm4, zmm1, zmm21
    vpsraq zmm26, zmm24, 52
    vpmadd52huq zmm7, zmm24, qword ptr [rdi + 64]{1to8}
    vpaddq zmm16, zmm28, zmm26
    vpxord xmm31, xmm31, xmm31
    vpmadd52huq zmm17, zmm24, qword ptr [rdi + 72]{1to8}
    vpmadd52huq zmm3, zmm1, zmm22
    vmovapd zmm20, zmmword ptr [rdx + 1856]
    vpmadd52luq zmm4, zmm1, zmm22
    vpmadd52huq zmm27, zmm24, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm19, zmm24, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm3, zmm1, zmm18
    vpsubq zmm21, zmm4, zmm20
    vpmadd52huq zmm0, zmm24, qword ptr [rdi + 96]{1to8}
    vmovapd zmm4, zmmword ptr [rdx + 1920]
    vpmadd52huq zmm21, zmm24, qword ptr [rdi + 104]{1to8}
    vpsraq zmm28, zmm16, 52
    vpmadd52luq zmm7, zmm24, qword ptr [rdi + 72]{1to8}
    vpaddq zmm10, zmm10, zmm28
    vpsubq zmm22, zmm3, zmm4
    vpmadd52luq zmm17, zmm24, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm22, zmm24, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm27, zmm24, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm19, zmm24, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm0, zmm24, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm21, zmm24, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm22, zmm24, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm7, zmm16, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm17, zmm16, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm27, zmm16, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm19, zmm16, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm0, zmm16, qword ptr [rdi + 160]{1to8}
    vpmadd52huq zmm21, zmm16, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm22, zmm16, qword ptr [rdi + 176]{1to8}
    vpsraq zmm3, zmm10, 52
    vpmadd52luq zmm7, zmm16, qword ptr [rdi + 136]{1to8}
    vpmadd52luq zmm17, zmm16, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm27, zmm16, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm19, zmm16, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm0, zmm16, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm21, zmm16, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm22, zmm16, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm25, zmm14, zmm2
    vpmadd52luq zmm29, zmm14, zmm9
    vpmadd52luq zmm5, zmm14, zmm11
    vpmadd52luq zmm23, zmm30, zmm2
    vpmadd52huq zmm7, zmm10, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm8, zmm12, zmm9
    vpmadd52huq zmm17, zmm10, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm27, zmm10, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm19, zmm10, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm0, zmm10, qword ptr [rdi + 224]{1to8}
    vpmadd52huq zmm21, zmm10, qword ptr [rdi + 232]{1to8}
    vpmadd52huq zmm22, zmm10, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm25, zmm12, zmm13
    vmovapd zmm4, zmmword ptr [rdx + 1216]
    vpmadd52huq zmm29, zmm12, zmm13
    vpmadd52huq zmm5, zmm12, zmm2
    vpmadd52luq zmm23, zmm1, zmm13
    vpmadd52luq zmm7, zmm10, qword ptr [rdi + 200]{1to8}
    vpsubq zmm14, zmm25, zmm4
    vpmadd52luq zmm8, zmm12, zmm11
    vmovapd zmm4, zmmword ptr [rdx + 1472]
    vpaddq zmm11, zmm14, zmm3
    vpmadd52luq zmm17, zmm10, qword ptr [rdi + 208]{1to8}
    vpsraq zmm14, zmm11, 52
    vpmadd52luq zmm27, zmm10, qword ptr [rdi + 216]{1to8}
    vpsubq zmm3, zmm23, zmm4
    vpmadd52luq zmm19, zmm10, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm0, zmm10, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm21, zmm10, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm22, zmm10, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm29, zmm12, zmm2
    vpmadd52luq zmm5, zmm12, zmm9
    vpmadd52luq zmm3, zmm24, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm7, zmm11, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm8, zmm15, zmm2
    vpmadd52huq zmm17, zmm11, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm27, zmm11, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm19, zmm11, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm0, zmm11, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm21, zmm11, qword ptr [rdi + 296]{1to8}
    vpmadd52huq zmm22, zmm11, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm29, zmm15, zmm13
    vmovapd zmm4, zmmword ptr [rdx + 1280]
    vpmadd52huq zmm5, zmm15, zmm13
    vpmadd52huq zmm31, zmm1, zmm18
    vpmadd52luq zmm3, zmm16, qword ptr [rdi + 128]{1to8}
    vpmadd52luq zmm7, zmm11, qword ptr [rdi + 264]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 1984]
    vpsubq zmm1, zmm29, zmm4
    vpmadd52luq zmm8, zmm15, zmm9
    vpaddq zmm4, zmm1, zmm14
    vpmadd52luq zmm17, zmm11, qword ptr [rdi + 272]{1to8}
    vpsubq zmm23, zmm31, zmm12
    vpmadd52luq zmm27, zmm11, qword ptr [rdi + 280]{1to8}
    vpsraq zmm9, zmm4, 52
    vpmadd52luq zmm19, zmm11, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm0, zmm11, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm21, zmm11, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm22, zmm11, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm5, zmm15, zmm2
    vpmadd52luq zmm3, zmm10, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm7, zmm4, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm8, zmm6, zmm13
    vpmadd52huq zmm23, zmm24, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm17, zmm4, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm27, zmm4, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm19, zmm4, qword ptr [rdi + 344]{1to8}
    vpmadd52huq zmm0, zmm4, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm21, zmm4, qword ptr [rdi + 360]{1to8}
    vpmadd52huq zmm22, zmm4, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm5, zmm6, zmm13
    vmovapd zmm1, zmmword ptr [rdx + 1344]
    vpmadd52luq zmm3, zmm11, qword ptr [rdi + 256]{1to8}
    vpmadd52luq zmm7, zmm4, qword ptr [rdi + 328]{1to8}
    vpmadd52luq zmm8, zmm6, zmm2
    vpmadd52huq zmm23, zmm16, qword ptr [rdi + 184]{1to8}
    vpsubq zmm14, zmm5, zmm1
    vpmadd52luq zmm17, zmm4, qword ptr [rdi + 336]{1to8}
    vpaddq zmm12, zmm14, zmm9
    vpmadd52luq zmm27, zmm4, qword ptr [rdi + 344]{1to8}
    vpsraq zmm15, zmm12, 52
    vpmadd52luq zmm19, zmm4, qword ptr [rdi + 352]{1to8}
    vpmadd52luq zmm0, zmm4, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm21, zmm4, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm22, zmm4, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm3, zmm4, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rdi + 384]{1to8}
    vpxord xmm6, xmm6, xmm6
    vpmadd52luq zmm8, zmm30, zmm13
    vmovapd zmm2, zmmword ptr [rdx + 1408]
    vpmadd52huq zmm23, zmm10, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rdi + 408]{1to8}
    vpsubq zmm5, zmm8, zmm2
    vpmadd52huq zmm0, zmm12, qword ptr [rdi + 416]{1to8}
    vpaddq zmm1, zmm5, zmm15
    vpmadd52huq zmm21, zmm12, qword ptr [rdi + 424]{1to8}
    vpsraq zmm14, zmm1, 52
    vpmadd52huq zmm22, zmm12, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm3, zmm12, qword ptr [rdi + 384]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm23, zmm11, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rdi + 400]{1to8}
    vmovapd zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm27, zmm12, qword ptr [rdi + 408]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 512]
    vpaddq zmm10, zmm3, zmm14
    vpmadd52luq zmm19, zmm12, qword ptr [rdi + 416]{1to8}
    vmovapd zmm8, zmmword ptr [rdx + 576]
    vpmadd52luq zmm0, zmm12, qword ptr [rdi + 424]{1to8}
    vpaddq zmm2, zmm9, qword ptr [r8 + 0]{1to8}
    vmovapd zmm5, zmmword ptr [rdx + 640]
    vpaddq zmm15, zmm13, qword ptr [r8 + 8]{1to8}
    vpmadd52luq zmm21, zmm12, qword ptr [rdi + 432]{1to8}
    vmovapd zmm11, zmmword ptr [rdx + 704]
    vpaddq zmm25, zmm8, qword ptr [r8 + 16]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rdi + 440]{1to8}
    vmovapd zmm3, zmmword ptr [rdx + 768]
    vpaddq zmm26, zmm5, qword ptr [r8 + 24]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rdi + 448]{1to8}
    vmovapd zmm14, zmmword ptr [rdx + 832]
    vpaddq zmm9, zmm11, qword ptr [r8 + 32]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 0]
    vpmadd52huq zmm23, zmm4, qword ptr [rdi + 376]{1to8}
    vmovapd zmm8, zmmword ptr [rdx + 896]
    vpaddq zmm28, zmm3, qword ptr [r8 + 40]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rdi + 448]{1to8}
    vpaddq zmm29, zmm14, qword ptr [r8 + 48]{1to8}
    vpmadd52huq zmm15, zmm13, qword ptr [rdi + 64]{1to8}
    vmovapd zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm30, zmm8, qword ptr [r8 + 56]{1to8}
    vpmadd52huq zmm25, zmm13, qword ptr [rdi + 72]{1to8}
    vpsraq zmm11, zmm13, 52
    vmovapd zmm4, zmmword ptr [rdx + 960]
    vpmadd52huq zmm26, zmm13, qword ptr [rdi + 80]{1to8}
    vpaddq zmm3, zmm5, zmm11
    vbroadcastsd zmm14, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpmadd52huq zmm9, zmm13, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm15, zmm13, qword ptr [rdi + 72]{1to8}
    vpaddq zmm31, zmm4, qword ptr [r8 + 64]{1to8}
    vpmadd52huq zmm28, zmm13, qword ptr [rdi + 96]{1to8}
    vpaddq zmm8, zmm10, zmm14
    vpmadd52huq zmm29, zmm13, qword ptr [rdi + 104]{1to8}
    vpsraq zmm5, zmm8, 52
    vmovapd zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm30, zmm13, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm25, zmm13, qword ptr [rdi + 80]{1to8}
    vpsraq zmm4, zmm3, 52
    vpmadd52luq zmm26, zmm13, qword ptr [rdi + 88]{1to8}
    vpaddq zmm8, zmm11, zmm4
    vpmadd52luq zmm9, zmm13, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm28, zmm13, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm29, zmm13, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm30, zmm13, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm15, zmm3, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm25, zmm3, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm26, zmm3, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm9, zmm3, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm28, zmm3, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm15, zmm3, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm29, zmm3, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm25, zmm3, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm30, zmm3, qword ptr [rdi + 176]{1to8}
    vmovapd zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm26, zmm3, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm9, zmm3, qword ptr [rdi + 160]{1to8}
    vpsraq zmm4, zmm8, 52
    vpmadd52luq zmm28, zmm3, qword ptr [rdi + 168]{1to8}
    vpaddq zmm11, zmm11, zmm4
    vpmadd52luq zmm29, zmm3, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm30, zmm3, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm15, zmm8, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm25, zmm8, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm26, zmm8, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm2, zmm13, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm9, zmm8, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm15, zmm8, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm28, zmm8, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm25, zmm8, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm29, zmm8, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm26, zmm8, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm30, zmm8, qword ptr [rdi + 240]{1to8}
    vmovapd zmm4, zmmword ptr [rdx + 256]
    vpmadd52luq zmm9, zmm8, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm28, zmm8, qword ptr [rdi + 232]{1to8}
    vpsraq zmm20, zmm11, 52
    vpmadd52luq zmm29, zmm8, qword ptr [rdi + 240]{1to8}
    vpaddq zmm4, zmm4, zmm20
    vpmadd52luq zmm30, zmm8, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm15, zmm11, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm25, zmm11, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm2, zmm3, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm26, zmm11, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm15, zmm11, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm9, zmm11, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm25, zmm11, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm28, zmm11, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm26, zmm11, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm29, zmm11, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm9, zmm11, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm30, zmm11, qword ptr [rdi + 304]{1to8}
    vmovapd zmm18, zmmword ptr [rdx + 320]
    vpmadd52luq zmm28, zmm11, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm29, zmm11, qword ptr [rdi + 304]{1to8}
    vpsraq zmm24, zmm4, 52
    vpmadd52luq zmm2, zmm8, qword ptr [rdi + 192]{1to8}
    vpaddq zmm16, zmm18, zmm24
    vpmadd52luq zmm30, zmm11, qword ptr [rdi + 312]{1to8}
    vpmadd52huq zmm15, zmm4, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm31, zmm13, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm25, zmm4, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm26, zmm4, qword ptr [rdi + 336]{1to8}
    vpmadd52luq zmm2, zmm11, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm9, zmm4, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm15, zmm4, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm28, zmm4, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm31, zmm3, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm29, zmm4, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm25, zmm4, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm30, zmm4, qword ptr [rdi + 368]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 384]
    vpmadd52luq zmm26, zmm4, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm9, zmm4, qword ptr [rdi + 352]{1to8}
    vpsraq zmm3, zmm16, 52
    vpmadd52luq zmm28, zmm4, qword ptr [rdi + 360]{1to8}
    vpaddq zmm13, zmm13, zmm3
    vpmadd52luq zmm29, zmm4, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm30, zmm4, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm2, zmm4, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm15, zmm16, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm31, zmm8, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm25, zmm16, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm26, zmm16, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm9, zmm16, qword ptr [rdi + 408]{1to8}
    vpmadd52huq zmm28, zmm16, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm2, zmm16, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm29, zmm16, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm15, zmm16, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm30, zmm16, qword ptr [rdi + 432]{1to8}
    vpmadd52huq zmm31, zmm11, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm25, zmm16, qword ptr [rdi + 400]{1to8}
    vpsraq zmm3, zmm13, 52
    vpmadd52luq zmm26, zmm16, qword ptr [rdi + 408]{1to8}
    vpaddq zmm8, zmm2, zmm3
    vpmadd52luq zmm9, zmm16, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm28, zmm16, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm29, zmm16, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm30, zmm16, qword ptr [rdi + 440]{1to8}
    vpmadd52huq zmm15, zmm13, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rdi + 464]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rdi + 480]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rdi + 488]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rdi + 496]{1to8}
    vpmadd52huq zmm31, zmm4, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm8, zmm13, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm25, zmm13, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm26, zmm13, qword ptr [rdi + 464]{1to8}
    vpxord xmm11, xmm11, xmm11
    vpmadd52huq zmm9, zmm13, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm28, zmm13, qword ptr [rdi + 480]{1to8}
    vpaddq zmm2, zmm8, zmm14
    vpmadd52huq zmm29, zmm13, qword ptr [rdi + 488]{1to8}
    vpsraq zmm3, zmm2, 52
    vpmadd52huq zmm30, zmm13, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rdi + 456]{1to8}
    vpmadd52luq zmm15, zmm13, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rdi + 472]{1to8}
    vpaddq zmm4, zmm7, zmm5
    vpmadd52luq zmm19, zmm1, qword ptr [rdi + 480]{1to8}
    vpaddq zmm24, zmm15, zmm3
    vpmadd52luq zmm0, zmm1, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm6, zmm10, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm31, zmm16, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm25, zmm13, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm26, zmm13, qword ptr [rdi + 472]{1to8}
    vpmadd52luq zmm9, zmm13, qword ptr [rdi + 480]{1to8}
    vpmadd52luq zmm28, zmm13, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm29, zmm13, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm30, zmm13, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm11, zmm8, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm4, zmm6, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm17, zmm6, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm27, zmm6, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm19, zmm6, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm0, zmm6, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm21, zmm6, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm22, zmm6, qword ptr [rdi + 48]{1to8}
    vpmadd52huq zmm31, zmm13, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm24, zmm11, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm25, zmm11, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm26, zmm11, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm9, zmm11, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm28, zmm11, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm29, zmm11, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm30, zmm11, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm4, zmm6, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm17, zmm6, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm27, zmm6, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm19, zmm6, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm0, zmm6, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm21, zmm6, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm22, zmm6, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm23, zmm6, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm24, zmm11, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm25, zmm11, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm26, zmm11, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm9, zmm11, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm28, zmm11, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm29, zmm11, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm30, zmm11, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm31, zmm11, qword ptr [rdi + 56]{1to8}
    vmovdqa64 zmm16, zmm4
    vmovdqa64 zmm18, zmm27
    vmovdqa64 zmm20, zmm0
    vmovdqa64 zmm27, zmm9
    ret
.globl msmith_0_1_0_ifma_columns_pair_sqr_8_1
.p2align 6
msmith_0_1_0_ifma_columns_pair_sqr_8_1:
    vmovapd zmm0, zmmword ptr [rsi + 0]
    vpsraq zmm1, zmm0, 52
    vpxord xmm2, xmm2, xmm2
    vpxord xmm3, xmm3, xmm3
    vpxord xmm4, xmm4, xmm4
    vpxord xmm5, xmm5, xmm5
    vpxord xmm6, xmm6, xmm6
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vpxord xmm9, xmm9, xmm9
    vpxord xmm10, xmm10, xmm10
    vpaddq zmm11, zmm1, zmmword ptr [rsi + 64]
    vpsraq zmm12, zmm11, 52
    vpmadd52luq zmm4, zmm0, zmm11
    vpaddq zmm13, zmm12, zmmword ptr [rsi + 128]
    vpmadd52huq zmm5, zmm0, zmm11
    vpsraq zmm14, zmm13, 52
    vpmadd52huq zmm6, zmm0, zmm13
    vpaddq zmm15, zmm14, zmmword ptr [rsi + 192]
    vpsraq zmm1, zmm15, 52
    vpxord xmm12, xmm12, xmm12
    vpmadd52huq zmm7, zmm0, zmm15
    vpaddq zmm14, zmm1, zmmword ptr [rsi + 256]
    vpmadd52luq zmm5, zmm0, zmm13
    vpsraq zmm1, zmm14, 52
    vpmadd52luq zmm6, zmm0, zmm15
    vpaddq zmm1, zmm1, zmmword ptr [rsi + 320]
    vpmadd52huq zmm8, zmm0, zmm14
    vpsraq zmm16, zmm1, 52
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq zmm7, zmm0, zmm14
    vpaddq zmm18, zmm16, zmmword ptr [rsi + 384]
    vpmadd52huq zmm10, zmm0, zmm1
    vpsraq zmm19, zmm18, 52
    vpmadd52huq zmm3, zmm0, zmm18
    vpaddq zmm20, zmm19, zmmword ptr [rsi + 448]
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq zmm6, zmm11, zmm13
    vpmadd52huq zmm2, zmm0, zmm20
    vpmadd52huq zmm9, zmm11, zmm20
    vpmadd52huq zmm12, zmm13, zmm20
    vpxord xmm22, xmm22, xmm22
    vpmadd52huq zmm17, zmm15, zmm20
    vpmadd52huq zmm2, zmm11, zmm18
    vpxord xmm23, xmm23, xmm23
    vpmadd52huq zmm9, zmm13, zmm18
    vpaddq zmm4, zmm4, zmm4
    vpmadd52huq zmm12, zmm15, zmm18
    vpaddq zmm5, zmm5, zmm5
    vpmadd52huq zmm17, zmm14, zmm18
    vpaddq zmm6, zmm6, zmm6
    vpmadd52luq zmm2, zmm11, zmm20
    vpmadd52luq zmm9, zmm13, zmm20
    vpmadd52luq zmm12, zmm15, zmm20
    vpmadd52huq zmm21, zmm14, zmm20
    vpmadd52huq zmm2, zmm13, zmm1
    vpmadd52huq zmm9, zmm15, zmm1
    vpmadd52huq zmm12, zmm14, zmm1
    vpmadd52luq zmm17, zmm14, zmm20
    vpmadd52luq zmm2, zmm13, zmm18
    vpxord xmm24, xmm24, xmm24
    vpmadd52luq zmm9, zmm15, zmm18
    vpmadd52huq zmm21, zmm1, zmm18
    vpmadd52huq zmm22, zmm1, zmm20
    vpmadd52huq zmm2, zmm15, zmm14
    vpmadd52luq zmm9, zmm14, zmm1
    vpmadd52luq zmm12, zmm14, zmm18
    vpmadd52luq zmm17, zmm1, zmm18
    vpmadd52luq zmm2, zmm15, zmm1
    vpmadd52luq zmm21, zmm1, zmm20
    vpaddq zmm9, zmm9, zmm9
    vpmadd52luq zmm22, zmm18, zmm20
    vpaddq zmm12, zmm12, zmm12
    vpmadd52huq zmm23, zmm18, zmm20
    vpaddq zmm25, zmm17, zmm17
    vpmadd52luq zmm3, zmm0, zmm20
    vpaddq zmm2, zmm2, zmm2
    vpxord xmm26, xmm26, xmm26
    vpaddq zmm27, zmm21, zmm21
    vpmadd52luq zmm24, zmm0, zmm0
    vpaddq zmm28, zmm22, zmm22
    vpmadd52luq zmm2, zmm14, zmm14
    vpaddq zmm29, zmm23, zmm23
    vpmadd52huq zmm9, zmm14, zmm14
    vpmadd52luq zmm12, zmm1, zmm1
    vpmadd52huq zmm25, zmm1, zmm1
    vmovapd zmmword ptr [rdx + 0], zmm24
    vpmadd52luq zmm27, zmm18, zmm18
    vmovapd zmmword ptr [rdx + 512], zmm2
    vpmadd52huq zmm28, zmm18, zmm18
    vmovapd zmm2, zmmword ptr [rsi + 512]
    vmovapd zmmword ptr [rdx + 576], zmm9
    vpmadd52luq zmm29, zmm20, zmm20
    vmovapd zmmword ptr [rdx + 640], zmm12
    vpmadd52huq zmm3, zmm11, zmm1
    vpsraq zmm9, zmm2, 52
    vmovapd zmmword ptr [rdx + 704], zmm25
    vpaddq zmm12, zmm9, zmmword ptr [rsi + 576]
    vmovapd zmmword ptr [rdx + 768], zmm27
    vpmadd52huq zmm4, zmm0, zmm0
    vpsraq zmm9, zmm12, 52
    vmovapd zmmword ptr [rdx + 832], zmm28
    vpmadd52luq zmm5, zmm11, zmm11
    vpaddq zmm9, zmm9, zmmword ptr [rsi + 640]
    vmovapd zmmword ptr [rdx + 896], zmm29
    vpmadd52luq zmm8, zmm0, zmm1
    vpsraq zmm30, zmm9, 52
    vpmadd52luq zmm3, zmm11, zmm18
    vpaddq zmm31, zmm30, zmmword ptr [rsi + 704]
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq zmm16, zmm2, zmm12
    vpxord xmm19, xmm19, xmm19
    vmovapd zmmword ptr [rdx + 64], zmm4
    vpsraq zmm4, zmm31, 52
    vpmadd52huq zmm19, zmm2, zmm12
    vpxord xmm17, xmm17, xmm17
    vmovapd zmmword ptr [rdx + 128], zmm5
    vpxord xmm5, xmm5, xmm5
    vpaddq zmm4, zmm4, zmmword ptr [rsi + 768]
    vpmadd52huq zmm17, zmm2, zmm9
    vpxord xmm21, xmm21, xmm21
    vpsraq zmm22, zmm4, 52
    vpmadd52huq zmm3, zmm13, zmm14
    vpxord xmm23, xmm23, xmm23
    vpaddq zmm24, zmm22, zmmword ptr [rsi + 832]
    vpmadd52huq zmm5, zmm2, zmm31
    vpxord xmm25, xmm25, xmm25
    vpsraq zmm27, zmm24, 52
    vpmadd52luq zmm19, zmm2, zmm9
    vpaddq zmm28, zmm27, zmmword ptr [rsi + 896]
    vpmadd52luq zmm17, zmm2, zmm31
    vpmadd52huq zmm25, zmm2, zmm28
    vpmadd52luq zmm3, zmm13, zmm1
    vpmadd52huq zmm7, zmm11, zmm13
    vpmadd52huq zmm6, zmm11, zmm11
    vpmadd52luq zmm5, zmm2, zmm4
    vpmadd52luq zmm3, zmm15, zmm14
    vpmadd52huq zmm21, zmm2, zmm4
    vpmadd52luq zmm17, zmm12, zmm9
    vmovapd zmmword ptr [rdx + 192], zmm6
    vpsraq zmm6, zmm28, 52
    vpaddq zmm6, zmm6, zmmword ptr [rsi + 960]
    vpmadd52luq zmm10, zmm0, zmm18
    vpxord xmm0, xmm0, xmm0
    vpxord xmm29, xmm29, xmm29
    vpmadd52huq zmm0, zmm2, zmm6
    vpmadd52huq zmm29, zmm12, zmm6
    vpmadd52luq zmm25, zmm2, zmm6
    vpmadd52luq zmm7, zmm11, zmm15
    vpmadd52huq zmm0, zmm12, zmm28
    vpmadd52huq zmm8, zmm11, zmm15
    vpmadd52huq zmm29, zmm9, zmm28
    vpmadd52huq zmm25, zmm12, zmm24
    vpmadd52luq zmm0, zmm12, zmm6
    vpmadd52huq zmm23, zmm2, zmm24
    vpmadd52luq zmm29, zmm9, zmm6
    vpmadd52luq zmm25, zmm12, zmm28
    vpmadd52huq zmm0, zmm9, zmm24
    vpmadd52luq zmm21, zmm2, zmm24
    vpmadd52huq zmm29, zmm31, zmm24
    vpmadd52huq zmm25, zmm9, zmm4
    vpmadd52luq zmm0, zmm9, zmm28
    vpmadd52huq zmm5, zmm12, zmm9
    vpmadd52luq zmm29, zmm31, zmm28
    vpmadd52luq zmm25, zmm9, zmm24
    vpmadd52huq zmm0, zmm31, zmm4
    vpmadd52huq zmm10, zmm11, zmm14
    vpmadd52luq zmm29, zmm4, zmm24
    vpmadd52luq zmm25, zmm31, zmm4
    vpmadd52luq zmm0, zmm31, zmm24
    vpmadd52luq zmm8, zmm11, zmm14
    vpmadd52luq zmm23, zmm2, zmm28
    vpmadd52luq zmm5, zmm12, zmm31
    vpmadd52huq zmm21, zmm12, zmm31
    vpmadd52luq zmm10, zmm11, zmm1
    vpxord xmm11, xmm11, xmm11
    vpxord xmm1, xmm1, xmm1
    vpmadd52huq zmm11, zmm9, zmm6
    vpmadd52huq zmm1, zmm31, zmm6
    vpmadd52huq zmm26, zmm20, zmm20
    vpxord xmm30, xmm30, xmm30
    vpmadd52huq zmm30, zmm4, zmm6
    vpmadd52huq zmm11, zmm31, zmm28
    vpmadd52huq zmm1, zmm4, zmm28
    vpmadd52luq zmm8, zmm13, zmm15
    vmovapd zmmword ptr [rdx + 960], zmm26
    vpxord xmm22, xmm22, xmm22
    vpmadd52huq zmm30, zmm24, zmm28
    vpmadd52luq zmm11, zmm31, zmm6
    vpmadd52luq zmm1, zmm4, zmm6
    vpmadd52huq zmm22, zmm24, zmm6
    vpmadd52luq zmm30, zmm24, zmm6
    vpmadd52huq zmm11, zmm4, zmm24
    vpmadd52luq zmm1, zmm24, zmm28
    vpmadd52luq zmm22, zmm28, zmm6
    vpmadd52huq zmm23, zmm12, zmm4
    vpmadd52luq zmm11, zmm4, zmm28
    vpmadd52luq zmm21, zmm12, zmm4
    vpmadd52huq zmm10, zmm13, zmm15
    vpmadd52luq zmm23, zmm12, zmm24
    vpmadd52luq zmm21, zmm9, zmm31
    vpmadd52luq zmm10, zmm13, zmm14
    vpxord xmm14, xmm14, xmm14
    vpaddq zmm7, zmm7, zmm7
    vpmadd52huq zmm14, zmm28, zmm6
    vpaddq zmm8, zmm8, zmm8
    vpmadd52luq zmm7, zmm13, zmm13
    vpmadd52huq zmm8, zmm13, zmm13
    vpaddq zmm13, zmm0, zmm0
    vpxord xmm0, xmm0, xmm0
    vpmadd52luq zmm0, zmm2, zmm2
    vpaddq zmm10, zmm10, zmm10
    vpmadd52luq zmm13, zmm4, zmm4
    vpaddq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm15, zmm15
    vmovapd zmmword ptr [rdx + 256], zmm7
    vpaddq zmm7, zmm29, zmm29
    vpxord xmm27, xmm27, xmm27
    vpmadd52huq zmm7, zmm4, zmm4
    vmovapd zmmword ptr [rdx + 320], zmm8
    vpaddq zmm8, zmm11, zmm11
    vpaddq zmm11, zmm1, zmm1
    vpmadd52luq zmm8, zmm24, zmm24
    vpaddq zmm1, zmm30, zmm30
    vpmadd52huq zmm11, zmm24, zmm24
    vpaddq zmm18, zmm22, zmm22
    vpmadd52luq zmm1, zmm28, zmm28
    vmovapd zmm20, zmmword ptr [rdx + 0]
    vmovapd zmmword ptr [rdx + 448], zmm3
    vpaddq zmm3, zmm14, zmm14
    vpmadd52huq zmm18, zmm28, zmm28
    vpmadd52luq zmm3, zmm6, zmm6
    vpaddq zmm14, zmm0, zmm20
    vmovapd zmmword ptr [rdx + 1024], zmm14
    vpsubq zmm14, zmm20, zmm0
    vpmadd52huq zmm27, zmm6, zmm6
    vpaddq zmm0, zmm16, zmm16
    vmovapd zmmword ptr [rdx + 0], zmm14
    vpmadd52huq zmm23, zmm9, zmm31
    vpmadd52huq zmm0, zmm2, zmm2
    vpaddq zmm6, zmm19, zmm19
    vmovapd zmm14, zmmword ptr [rdx + 512]
    vpmadd52luq zmm6, zmm12, zmm12
    vpaddq zmm2, zmm17, zmm17
    vpaddq zmm26, zmm25, zmm25
    vpmadd52huq zmm2, zmm12, zmm12
    vpaddq zmm12, zmm13, zmm14
    vpmadd52huq zmm26, zmm31, zmm31
    vmovapd zmm29, zmmword ptr [rdx + 576]
    vpsubq zmm14, zmm14, zmm13
    vmovapd zmmword ptr [rdx + 1536], zmm12
    vpmadd52luq zmm10, zmm15, zmm15
    vmovapd zmmword ptr [rdx + 512], zmm14
    vmovapd zmm13, zmmword ptr [rdx + 640]
    vpaddq zmm12, zmm7, zmm29
    vpmadd52luq zmm23, zmm9, zmm4
    vpsubq zmm15, zmm29, zmm7
    vmovapd zmmword ptr [rdx + 1600], zmm12
    vpaddq zmm14, zmm8, zmm13
    vmovapd zmm4, zmmword ptr [rdx + 704]
    vmovapd zmmword ptr [rdx + 576], zmm15
    vpsubq zmm7, zmm13, zmm8
    vmovapd zmmword ptr [rdx + 1664], zmm14
    vmovapd zmmword ptr [rdx + 384], zmm10
    vmovapd zmm12, zmmword ptr [rdx + 768]
    vpaddq zmm15, zmm11, zmm4
    vmovapd zmmword ptr [rdx + 640], zmm7
    vpsubq zmm13, zmm4, zmm11
    vmovapd zmmword ptr [rdx + 1728], zmm15
    vmovapd zmm8, zmmword ptr [rdx + 832]
    vpaddq zmm14, zmm1, zmm12
    vmovapd zmmword ptr [rdx + 704], zmm13
    vpsubq zmm10, zmm12, zmm1
    vmovapd zmmword ptr [rdx + 1792], zmm14
    vmovapd zmm7, zmmword ptr [rdx + 896]
    vpaddq zmm4, zmm18, zmm8
    vmovapd zmmword ptr [rdx + 768], zmm10
    vpsubq zmm11, zmm8, zmm18
    vmovapd zmmword ptr [rdx + 1856], zmm4
    vmovapd zmm15, zmmword ptr [rsi + 0]
    vpaddq zmm13, zmm3, zmm7
    vmovapd zmmword ptr [rdx + 832], zmm11
    vmovapd zmm12, zmmword ptr [rsi + 64]
    vpsubq zmm1, zmm7, zmm3
    vmovapd zmm14, zmmword ptr [rsi + 128]
    vmovapd zmmword ptr [rdx + 1920], zmm13
    vmovapd zmm10, zmmword ptr [rsi + 192]
    vpaddq zmm8, zmm15, zmmword ptr [rsi + 512]
    vmovapd zmm4, zmmword ptr [rsi + 256]
    vmovapd zmmword ptr [rdx + 896], zmm1
    vmovapd zmm11, zmmword ptr [rsi + 320]
    vpaddq zmm7, zmm12, zmmword ptr [rsi + 576]
    vmovapd zmm3, zmmword ptr [rsi + 384]
    vpaddq zmm13, zmm14, zmmword ptr [rsi + 640]
    vpaddq zmm15, zmm10, zmmword ptr [rsi + 704]
    vpaddq zmm1, zmm4, zmmword ptr [rsi + 768]
    vpaddq zmm12, zmm11, zmmword ptr [rsi + 832]
    vpaddq zmm14, zmm3, zmmword ptr [rsi + 896]
    vpsraq zmm10, zmm8, 52
    vpaddq zmm4, zmm10, zmm7
    vpsraq zmm11, zmm4, 52
    vpaddq zmm3, zmm11, zmm13
    vpsraq zmm10, zmm3, 52
    vpaddq zmm7, zmm10, zmm15
    vpsraq zmm11, zmm7, 52
    vpaddq zmm13, zmm11, zmm1
    vmovapd zmm10, zmmword ptr [rsi + 448]
    vpsraq zmm15, zmm13, 52
    vpaddq zmm11, zmm15, zmm12
    vpsraq zmm1, zmm11, 52
    vpaddq zmm15, zmm1, zmm14
    vpaddq zmm12, zmm10, zmmword ptr [rsi + 960]
    vpsraq zmm1, zmm15, 52
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq zmm14, zmm8, zmm4
    vmovapd zmm10, zmmword ptr [rdx + 64]
    vpxord xmm30, xmm30, xmm30
    vpaddq zmm1, zmm1, zmm12
    vpmadd52huq zmm30, zmm8, zmm4
    vpxord xmm12, xmm12, xmm12
    vpaddq zmm24, zmm0, zmm10
    vpmadd52huq zmm12, zmm8, zmm3
    vpxord xmm22, xmm22, xmm22
    vmovapd zmmword ptr [rdx + 1088], zmm24
    vmovapd zmm28, zmmword ptr [rdx + 128]
    vpsubq zmm10, zmm10, zmm0
    vpmadd52huq zmm22, zmm8, zmm7
    vpxord xmm0, xmm0, xmm0
    vmovapd zmmword ptr [rdx + 64], zmm10
    vpaddq zmm10, zmm6, zmm28
    vpmadd52huq zmm0, zmm8, zmm13
    vpxord xmm20, xmm20, xmm20
    vpxord xmm16, xmm16, xmm16
    vpmadd52huq zmm16, zmm8, zmm15
    vmovapd zmmword ptr [rdx + 1152], zmm10
    vmovapd zmm10, zmmword ptr [rdx + 192]
    vpxord xmm19, xmm19, xmm19
    vpsubq zmm6, zmm28, zmm6
    vpmadd52huq zmm19, zmm8, zmm1
    vmovapd zmmword ptr [rdx + 128], zmm6
    vpaddq zmm6, zmm2, zmm10
    vmovapd zmm17, zmmword ptr [rdx + 448]
    vpmadd52luq zmm30, zmm8, zmm3
    vmovapd zmmword ptr [rdx + 1216], zmm6
    vpsubq zmm6, zmm10, zmm2
    vpmadd52luq zmm12, zmm8, zmm7
    vpaddq zmm10, zmm26, zmm17
    vmovapd zmmword ptr [rdx + 192], zmm6
    vpmadd52luq zmm16, zmm8, zmm1
    vpsubq zmm2, zmm17, zmm26
    vpxord xmm6, xmm6, xmm6
    vmovapd zmmword ptr [rdx + 1472], zmm10
    vmovapd zmm10, zmmword ptr [rdx + 960]
    vpmadd52huq zmm19, zmm4, zmm15
    vmovapd zmmword ptr [rdx + 448], zmm2
    vpaddq zmm2, zmm5, zmm5
    vpmadd52huq zmm6, zmm4, zmm1
    vpaddq zmm5, zmm27, zmm10
    vpmadd52luq zmm22, zmm8, zmm13
    vpsubq zmm10, zmm10, zmm27
    vmovapd zmmword ptr [rdx + 1984], zmm5
    vpmadd52huq zmm16, zmm4, zmm11
    vpxord xmm5, xmm5, xmm5
    vpaddq zmm25, zmm21, zmm21
    vmovapd zmmword ptr [rdx + 960], zmm10
    vpmadd52luq zmm19, zmm4, zmm1
    vpaddq zmm10, zmm23, zmm23
    vpmadd52huq zmm6, zmm3, zmm15
    vpmadd52huq zmm5, zmm3, zmm1
    vpmadd52luq zmm16, zmm4, zmm15
    vpmadd52huq zmm19, zmm3, zmm11
    vpxord xmm29, xmm29, xmm29
    vpmadd52luq zmm6, zmm3, zmm1
    vpmadd52huq zmm5, zmm7, zmm15
    vpmadd52huq zmm29, zmm7, zmm1
    vpmadd52luq zmm19, zmm3, zmm15
    vpmadd52huq zmm6, zmm7, zmm11
    vpmadd52luq zmm5, zmm7, zmm1
    vpxord xmm18, xmm18, xmm18
    vpmadd52huq zmm29, zmm13, zmm15
    vpmadd52huq zmm18, zmm13, zmm1
    vpmadd52huq zmm19, zmm7, zmm13
    vpmadd52luq zmm6, zmm7, zmm15
    vpxord xmm24, xmm24, xmm24
    vpmadd52huq zmm5, zmm13, zmm11
    vpmadd52luq zmm29, zmm13, zmm1
    vpxord xmm28, xmm28, xmm28
    vpmadd52huq zmm18, zmm11, zmm15
    vpaddq zmm14, zmm14, zmm14
    vpmadd52huq zmm24, zmm11, zmm1
    vpaddq zmm17, zmm30, zmm30
    vpmadd52luq zmm19, zmm7, zmm11
    vpmadd52luq zmm6, zmm13, zmm11
    vpmadd52luq zmm5, zmm13, zmm15
    vpmadd52luq zmm29, zmm11, zmm15
    vpmadd52luq zmm18, zmm11, zmm1
    vpaddq zmm26, zmm19, zmm19
    vpmadd52luq zmm24, zmm15, zmm1
    vpaddq zmm6, zmm6, zmm6
    vpmadd52huq zmm28, zmm15, zmm1
    vpaddq zmm5, zmm5, zmm5
    vpaddq zmm27, zmm29, zmm29
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq zmm21, zmm8, zmm8
    vpmadd52huq zmm14, zmm8, zmm8
    vpmadd52huq zmm16, zmm3, zmm13
    vpmadd52luq zmm17, zmm4, zmm4
    vpmadd52luq zmm12, zmm4, zmm3
    vpmadd52huq zmm20, zmm8, zmm11
    vpmadd52luq zmm16, zmm3, zmm11
    vpmadd52luq zmm0, zmm8, zmm11
    vpmadd52luq zmm26, zmm13, zmm13
    vpmadd52huq zmm6, zmm13, zmm13
    vpmadd52luq zmm5, zmm11, zmm11
    vpmadd52huq zmm27, zmm11, zmm11
    vpmadd52luq zmm16, zmm7, zmm13
    vpmadd52huq zmm22, zmm4, zmm3
    vpmadd52luq zmm2, zmm9, zmm9
    vmovapd zmm23, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm20, zmm8, zmm15
    vmovapd zmm8, zmmword ptr [rdx + 1088]
    vpaddq zmm30, zmm18, zmm18
    vpxord xmm19, xmm19, xmm19
    vmovapd zmm29, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm30, zmm15, zmm15
    vpsubq zmm18, zmm21, zmm23
    vpsubq zmm14, zmm14, zmm8
    vmovapd zmm8, zmmword ptr [rdx + 1536]
    vpmadd52luq zmm22, zmm4, zmm7
    vmovapd zmm21, zmmword ptr [rdx + 1600]
    vpsubq zmm23, zmm17, zmm29
    vpmadd52huq zmm0, zmm4, zmm7
    vpmadd52huq zmm20, zmm4, zmm13
    vpsubq zmm8, zmm26, zmm8
    vpsubq zmm17, zmm6, zmm21
    vpmadd52huq zmm25, zmm9, zmm9
    vpaddq zmm6, zmm24, zmm24
    vmovapd zmm9, zmmword ptr [rdx + 1664]
    vpmadd52huq zmm19, zmm1, zmm1
    vmovapd zmm29, zmmword ptr [rdx + 1728]
    vpaddq zmm26, zmm28, zmm28
    vpmadd52huq zmm6, zmm15, zmm15
    vmovapd zmm15, zmmword ptr [rdx + 1792]
    vpmadd52luq zmm26, zmm1, zmm1
    vpsubq zmm1, zmm5, zmm9
    vmovapd zmm5, zmmword ptr [rdx + 1856]
    vpsubq zmm9, zmm27, zmm29
    vpmadd52luq zmm0, zmm4, zmm13
    vmovapd zmm21, zmmword ptr [rdx + 1920]
    vpsubq zmm15, zmm30, zmm15
    vpmadd52huq zmm8, zmm18, qword ptr [rdi + 64]{1to8}
    vpsubq zmm6, zmm6, zmm5
    vpmadd52huq zmm17, zmm18, qword ptr [rdi + 72]{1to8}
    vpsubq zmm5, zmm26, zmm21
    vpmadd52huq zmm1, zmm18, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm9, zmm18, qword ptr [rdi + 88]{1to8}
    vpsraq zmm24, zmm18, 52
    vpmadd52huq zmm15, zmm18, qword ptr [rdi + 96]{1to8}
    vpaddq zmm14, zmm14, zmm24
    vpmadd52huq zmm6, zmm18, qword ptr [rdi + 104]{1to8}
    vpaddq zmm12, zmm12, zmm12
    vpmadd52huq zmm5, zmm18, qword ptr [rdi + 112]{1to8}
    vpaddq zmm28, zmm16, zmm16
    vpmadd52luq zmm8, zmm18, qword ptr [rdi + 72]{1to8}
    vmovapd zmm27, zmmword ptr [rdx + 256]
    vpsraq zmm29, zmm14, 52
    vpmadd52luq zmm17, zmm18, qword ptr [rdi + 80]{1to8}
    vpaddq zmm30, zmm23, zmm29
    vpmadd52luq zmm1, zmm18, qword ptr [rdi + 88]{1to8}
    vpaddq zmm26, zmm2, zmm27
    vpmadd52luq zmm9, zmm18, qword ptr [rdi + 96]{1to8}
    vmovapd zmmword ptr [rdx + 1280], zmm26
    vpsubq zmm2, zmm27, zmm2
    vmovapd zmm21, zmmword ptr [rdx + 320]
    vpmadd52luq zmm15, zmm18, qword ptr [rdi + 104]{1to8}
    vpaddq zmm24, zmm22, zmm22
    vmovapd zmm16, zmmword ptr [rdx + 1984]
    vmovapd zmmword ptr [rdx + 256], zmm2
    vpmadd52luq zmm6, zmm18, qword ptr [rdi + 112]{1to8}
    vpaddq zmm2, zmm25, zmm21
    vpmadd52luq zmm5, zmm18, qword ptr [rdi + 120]{1to8}
    vpsubq zmm23, zmm19, zmm16
    vmovapd zmmword ptr [rdx + 1344], zmm2
    vpmadd52huq zmm8, zmm14, qword ptr [rdi + 128]{1to8}
    vpsubq zmm2, zmm21, zmm25
    vpmadd52huq zmm17, zmm14, qword ptr [rdi + 136]{1to8}
    vpsraq zmm29, zmm30, 52
    vmovapd zmmword ptr [rdx + 320], zmm2
    vpmadd52huq zmm1, zmm14, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm9, zmm14, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm15, zmm14, qword ptr [rdi + 160]{1to8}
    vpmadd52huq zmm6, zmm14, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm5, zmm14, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm8, zmm14, qword ptr [rdi + 136]{1to8}
    vpmadd52luq zmm17, zmm14, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm1, zmm14, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm9, zmm14, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm15, zmm14, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm6, zmm14, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm5, zmm14, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm8, zmm30, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm17, zmm30, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm1, zmm30, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm9, zmm30, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm15, zmm30, qword ptr [rdi + 224]{1to8}
    vpmadd52huq zmm6, zmm30, qword ptr [rdi + 232]{1to8}
    vpmadd52huq zmm5, zmm30, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm12, zmm4, zmm4
    vmovapd zmm2, zmmword ptr [rdx + 1216]
    vpmadd52huq zmm28, zmm7, zmm7
    vpmadd52luq zmm8, zmm30, qword ptr [rdi + 200]{1to8}
    vmovapd zmm26, zmmword ptr [rdx + 1472]
    vpmadd52luq zmm17, zmm30, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm1, zmm30, qword ptr [rdi + 216]{1to8}
    vpsubq zmm12, zmm12, zmm2
    vpmadd52luq zmm9, zmm30, qword ptr [rdi + 224]{1to8}
    vpsubq zmm2, zmm28, zmm26
    vpmadd52luq zmm15, zmm30, qword ptr [rdi + 232]{1to8}
    vpaddq zmm12, zmm12, zmm29
    vpmadd52luq zmm6, zmm30, qword ptr [rdi + 240]{1to8}
    vpsraq zmm27, zmm12, 52
    vpmadd52luq zmm5, zmm30, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm2, zmm18, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm8, zmm12, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm1, zmm12, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm15, zmm12, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm6, zmm12, qword ptr [rdi + 296]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm24, zmm3, zmm3
    vmovapd zmm22, zmmword ptr [rdx + 1280]
    vpmadd52luq zmm20, zmm4, zmm11
    vpmadd52luq zmm2, zmm14, qword ptr [rdi + 128]{1to8}
    vpmadd52luq zmm8, zmm12, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm0, zmm3, zmm7
    vpsubq zmm4, zmm24, zmm22
    vpmadd52luq zmm17, zmm12, qword ptr [rdi + 272]{1to8}
    vpaddq zmm11, zmm4, zmm27
    vpmadd52luq zmm1, zmm12, qword ptr [rdi + 280]{1to8}
    vpsraq zmm4, zmm11, 52
    vpmadd52luq zmm9, zmm12, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm15, zmm12, qword ptr [rdi + 296]{1to8}
    vpaddq zmm0, zmm0, zmm0
    vpmadd52luq zmm6, zmm12, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rdi + 312]{1to8}
    vpmadd52huq zmm20, zmm3, zmm7
    vpmadd52luq zmm2, zmm30, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm8, zmm11, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm23, zmm18, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm17, zmm11, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm1, zmm11, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm9, zmm11, qword ptr [rdi + 344]{1to8}
    vpmadd52huq zmm15, zmm11, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm6, zmm11, qword ptr [rdi + 360]{1to8}
    vpmadd52huq zmm5, zmm11, qword ptr [rdi + 368]{1to8}
    vpmadd52huq zmm0, zmm3, zmm3
    vmovapd zmm19, zmmword ptr [rdx + 1344]
    vpmadd52luq zmm10, zmm31, zmm31
    vpmadd52luq zmm20, zmm3, zmm13
    vmovapd zmm3, zmmword ptr [rdx + 384]
    vpmadd52luq zmm2, zmm12, qword ptr [rdi + 256]{1to8}
    vpmadd52luq zmm8, zmm11, qword ptr [rdi + 328]{1to8}
    vpsubq zmm13, zmm0, zmm19
    vpmadd52huq zmm23, zmm14, qword ptr [rdi + 184]{1to8}
    vpaddq zmm0, zmm10, zmm3
    vpmadd52luq zmm17, zmm11, qword ptr [rdi + 336]{1to8}
    vpaddq zmm14, zmm13, zmm4
    vmovapd zmmword ptr [rdx + 1408], zmm0
    vpmadd52luq zmm1, zmm11, qword ptr [rdi + 344]{1to8}
    vpsubq zmm13, zmm3, zmm10
    vpmadd52luq zmm9, zmm11, qword ptr [rdi + 352]{1to8}
    vpaddq zmm4, zmm20, zmm20
    vmovapd zmmword ptr [rdx + 384], zmm13
    vpmadd52luq zmm15, zmm11, qword ptr [rdi + 360]{1to8}
    vpsraq zmm0, zmm14, 52
    vpmadd52luq zmm6, zmm11, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm5, zmm11, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm2, zmm11, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm8, zmm14, qword ptr [rdi + 384]{1to8}
    vpxord xmm3, xmm3, xmm3
    vpmadd52luq zmm4, zmm7, zmm7
    vmovapd zmm10, zmmword ptr [rdx + 1408]
    vpmadd52huq zmm23, zmm30, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm17, zmm14, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm1, zmm14, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm9, zmm14, qword ptr [rdi + 408]{1to8}
    vpsubq zmm13, zmm4, zmm10
    vpmadd52huq zmm15, zmm14, qword ptr [rdi + 416]{1to8}
    vpaddq zmm7, zmm13, zmm0
    vpmadd52huq zmm6, zmm14, qword ptr [rdi + 424]{1to8}
    vpsraq zmm4, zmm7, 52
    vpmadd52huq zmm5, zmm14, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm2, zmm14, qword ptr [rdi + 384]{1to8}
    vpmadd52luq zmm8, zmm14, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm17, zmm14, qword ptr [rdi + 400]{1to8}
    vmovapd zmm10, zmmword ptr [rdx + 448]
    vpmadd52luq zmm1, zmm14, qword ptr [rdi + 408]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 512]
    vpaddq zmm0, zmm2, zmm4
    vpmadd52luq zmm9, zmm14, qword ptr [rdi + 416]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 576]
    vpmadd52luq zmm15, zmm14, qword ptr [rdi + 424]{1to8}
    vpaddq zmm2, zmm10, qword ptr [r8 + 0]{1to8}
    vmovapd zmm4, zmmword ptr [rdx + 640]
    vpaddq zmm10, zmm13, qword ptr [r8 + 8]{1to8}
    vpmadd52luq zmm6, zmm14, qword ptr [rdi + 432]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 704]
    vpaddq zmm25, zmm12, qword ptr [r8 + 16]{1to8}
    vpmadd52luq zmm5, zmm14, qword ptr [rdi + 440]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 768]
    vpaddq zmm26, zmm4, qword ptr [r8 + 24]{1to8}
    vpmadd52huq zmm8, zmm7, qword ptr [rdi + 448]{1to8}
    vmovapd zmm4, zmmword ptr [rdx + 832]
    vpaddq zmm27, zmm13, qword ptr [r8 + 32]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 0]
    vpmadd52huq zmm23, zmm11, qword ptr [rdi + 376]{1to8}
    vmovapd zmm11, zmmword ptr [rdx + 896]
    vpaddq zmm28, zmm12, qword ptr [r8 + 40]{1to8}
    vpmadd52luq zmm0, zmm7, qword ptr [rdi + 448]{1to8}
    vpaddq zmm29, zmm4, qword ptr [r8 + 48]{1to8}
    vpmadd52huq zmm10, zmm13, qword ptr [rdi + 64]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 64]
    vpaddq zmm30, zmm11, qword ptr [r8 + 56]{1to8}
    vpmadd52huq zmm25, zmm13, qword ptr [rdi + 72]{1to8}
    vpsraq zmm4, zmm13, 52
    vmovapd zmm11, zmmword ptr [rdx + 960]
    vpmadd52huq zmm26, zmm13, qword ptr [rdi + 80]{1to8}
    vpaddq zmm12, zmm12, zmm4
    vbroadcastsd zmm4, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpmadd52huq zmm27, zmm13, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm10, zmm13, qword ptr [rdi + 72]{1to8}
    vpaddq zmm31, zmm11, qword ptr [r8 + 64]{1to8}
    vpmadd52huq zmm28, zmm13, qword ptr [rdi + 96]{1to8}
    vpaddq zmm11, zmm0, zmm4
    vpmadd52huq zmm29, zmm13, qword ptr [rdi + 104]{1to8}
    vpsraq zmm11, zmm11, 52
    vmovapd zmm16, zmmword ptr [rdx + 128]
    vpmadd52huq zmm30, zmm13, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm25, zmm13, qword ptr [rdi + 80]{1to8}
    vpsraq zmm21, zmm12, 52
    vpmadd52luq zmm26, zmm13, qword ptr [rdi + 88]{1to8}
    vpaddq zmm24, zmm16, zmm21
    vpmadd52luq zmm27, zmm13, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm28, zmm13, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm29, zmm13, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm30, zmm13, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm10, zmm12, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm10, zmm12, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rdi + 176]{1to8}
    vmovapd zmm22, zmmword ptr [rdx + 192]
    vpmadd52luq zmm26, zmm12, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rdi + 160]{1to8}
    vpsraq zmm18, zmm24, 52
    vpmadd52luq zmm28, zmm12, qword ptr [rdi + 168]{1to8}
    vpaddq zmm19, zmm22, zmm18
    vpmadd52luq zmm29, zmm12, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm10, zmm24, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm25, zmm24, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm26, zmm24, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm2, zmm13, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm27, zmm24, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm10, zmm24, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm28, zmm24, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm25, zmm24, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm29, zmm24, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm26, zmm24, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm30, zmm24, qword ptr [rdi + 240]{1to8}
    vmovapd zmm20, zmmword ptr [rdx + 256]
    vpmadd52luq zmm27, zmm24, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm28, zmm24, qword ptr [rdi + 232]{1to8}
    vpsraq zmm16, zmm19, 52
    vpmadd52luq zmm29, zmm24, qword ptr [rdi + 240]{1to8}
    vpaddq zmm21, zmm20, zmm16
    vpmadd52luq zmm30, zmm24, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm10, zmm19, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm25, zmm19, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm2, zmm12, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm26, zmm19, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm10, zmm19, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm27, zmm19, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm25, zmm19, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm28, zmm19, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm26, zmm19, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm29, zmm19, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm27, zmm19, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm30, zmm19, qword ptr [rdi + 304]{1to8}
    vmovapd zmm22, zmmword ptr [rdx + 320]
    vpmadd52luq zmm28, zmm19, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm29, zmm19, qword ptr [rdi + 304]{1to8}
    vpsraq zmm18, zmm21, 52
    vpmadd52luq zmm2, zmm24, qword ptr [rdi + 192]{1to8}
    vpaddq zmm20, zmm22, zmm18
    vpmadd52luq zmm30, zmm19, qword ptr [rdi + 312]{1to8}
    vpmadd52huq zmm10, zmm21, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm31, zmm13, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm25, zmm21, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm26, zmm21, qword ptr [rdi + 336]{1to8}
    vpmadd52luq zmm2, zmm19, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm27, zmm21, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm10, zmm21, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm28, zmm21, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm29, zmm21, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm25, zmm21, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm30, zmm21, qword ptr [rdi + 368]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 384]
    vpmadd52luq zmm26, zmm21, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm27, zmm21, qword ptr [rdi + 352]{1to8}
    vpsraq zmm12, zmm20, 52
    vpmadd52luq zmm28, zmm21, qword ptr [rdi + 360]{1to8}
    vpaddq zmm13, zmm13, zmm12
    vpmadd52luq zmm29, zmm21, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm30, zmm21, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm2, zmm21, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm10, zmm20, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm31, zmm24, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm25, zmm20, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm26, zmm20, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm27, zmm20, qword ptr [rdi + 408]{1to8}
    vpmadd52huq zmm28, zmm20, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm2, zmm20, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm29, zmm20, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm10, zmm20, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm30, zmm20, qword ptr [rdi + 432]{1to8}
    vpmadd52huq zmm31, zmm19, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm25, zmm20, qword ptr [rdi + 400]{1to8}
    vpsraq zmm12, zmm13, 52
    vpmadd52luq zmm26, zmm20, qword ptr [rdi + 408]{1to8}
    vpaddq zmm2, zmm2, zmm12
    vpmadd52luq zmm27, zmm20, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm28, zmm20, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm29, zmm20, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm30, zmm20, qword ptr [rdi + 440]{1to8}
    vpmadd52huq zmm10, zmm13, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm17, zmm7, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm1, zmm7, qword ptr [rdi + 464]{1to8}
    vpmadd52huq zmm9, zmm7, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm15, zmm7, qword ptr [rdi + 480]{1to8}
    vpmadd52huq zmm6, zmm7, qword ptr [rdi + 488]{1to8}
    vpmadd52huq zmm5, zmm7, qword ptr [rdi + 496]{1to8}
    vpmadd52huq zmm31, zmm21, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm2, zmm13, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm25, zmm13, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm26, zmm13, qword ptr [rdi + 464]{1to8}
    vpxord xmm12, xmm12, xmm12
    vpmadd52huq zmm27, zmm13, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm28, zmm13, qword ptr [rdi + 480]{1to8}
    vpaddq zmm16, zmm2, zmm4
    vpmadd52huq zmm29, zmm13, qword ptr [rdi + 488]{1to8}
    vpsraq zmm22, zmm16, 52
    vpmadd52huq zmm30, zmm13, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm8, zmm7, qword ptr [rdi + 456]{1to8}
    vpmadd52luq zmm10, zmm13, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm23, zmm14, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm17, zmm7, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm1, zmm7, qword ptr [rdi + 472]{1to8}
    vpaddq zmm16, zmm8, zmm11
    vpmadd52luq zmm9, zmm7, qword ptr [rdi + 480]{1to8}
    vpaddq zmm24, zmm10, zmm22
    vpmadd52luq zmm15, zmm7, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm6, zmm7, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm5, zmm7, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm3, zmm0, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm31, zmm20, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm25, zmm13, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm26, zmm13, qword ptr [rdi + 472]{1to8}
    vpmadd52luq zmm27, zmm13, qword ptr [rdi + 480]{1to8}
    vpmadd52luq zmm28, zmm13, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm29, zmm13, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm30, zmm13, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm12, zmm2, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm23, zmm7, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm16, zmm3, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm17, zmm3, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm1, zmm3, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm9, zmm3, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm15, zmm3, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm6, zmm3, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm5, zmm3, qword ptr [rdi + 48]{1to8}
    vpmadd52huq zmm31, zmm13, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm16, zmm3, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm17, zmm3, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm1, zmm3, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm9, zmm3, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm15, zmm3, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm6, zmm3, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm5, zmm3, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm23, zmm3, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm29, zmm12, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rdi + 56]{1to8}
    vmovdqa64 zmm18, zmm1
    vmovdqa64 zmm19, zmm9
    vmovdqa64 zmm20, zmm15
    vmovdqa64 zmm21, zmm6
    vmovdqa64 zmm22, zmm5
    ret
.globl msmith_0_1_0_ifma_columns_pair_mul_8_5
.p2align 6
msmith_0_1_0_ifma_columns_pair_mul_8_5:
    vmovapd zmm0, zmmword ptr [rcx + 0]
    vpsraq zmm1, zmm0, 52
    vpxord xmm2, xmm2, xmm2
    vpxord xmm3, xmm3, xmm3
    vpxord xmm4, xmm4, xmm4
    vmovapd zmm5, zmmword ptr [rsi + 0]
    vpxord xmm6, xmm6, xmm6
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vpxord xmm9, xmm9, xmm9
    vpmadd52huq zmm2, zmm5, zmm0
    vpxord xmm10, xmm10, xmm10
    vpaddq zmm11, zmm1, zmmword ptr [rcx + 64]
    vpmadd52luq zmm9, zmm5, zmm0
    vpxord xmm12, xmm12, xmm12
    vpsraq zmm13, zmm11, 52
    vpmadd52huq zmm3, zmm5, zmm11
    vpaddq zmm14, zmm13, zmmword ptr [rcx + 128]
    vpsraq zmm15, zmm14, 52
    vpmadd52huq zmm4, zmm5, zmm14
    vpaddq zmm1, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm2, zmm5, zmm11
    vpsraq zmm13, zmm1, 52
    vpmadd52huq zmm6, zmm5, zmm1
    vpaddq zmm15, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm3, zmm5, zmm14
    vpsraq zmm13, zmm15, 52
    vpmadd52huq zmm7, zmm5, zmm15
    vpaddq zmm13, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm4, zmm5, zmm1
    vpsraq zmm16, zmm13, 52
    vpxord xmm17, xmm17, xmm17
    vpmadd52huq zmm8, zmm5, zmm13
    vpaddq zmm18, zmm16, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm5, zmm15
    vpsraq zmm19, zmm18, 52
    vpmadd52huq zmm10, zmm5, zmm18
    vpaddq zmm20, zmm19, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm5, zmm13
    vpmadd52huq zmm12, zmm5, zmm20
    vpsraq zmm21, zmm5, 52
    vpaddq zmm22, zmm21, zmmword ptr [rsi + 64]
    vpmadd52luq zmm8, zmm5, zmm18
    vpmadd52huq zmm17, zmm22, zmm20
    vpsraq zmm23, zmm22, 52
    vpaddq zmm24, zmm23, zmmword ptr [rsi + 128]
    vpmadd52luq zmm10, zmm5, zmm20
    vpmadd52huq zmm12, zmm22, zmm18
    vpxord xmm5, xmm5, xmm5
    vpsraq zmm25, zmm24, 52
    vpmadd52huq zmm5, zmm24, zmm20
    vpaddq zmm26, zmm25, zmmword ptr [rsi + 192]
    vpmadd52huq zmm17, zmm24, zmm18
    vpsraq zmm27, zmm26, 52
    vpaddq zmm28, zmm27, zmmword ptr [rsi + 256]
    vpmadd52huq zmm10, zmm22, zmm13
    vpmadd52luq zmm12, zmm22, zmm20
    vpsraq zmm29, zmm28, 52
    vpaddq zmm30, zmm29, zmmword ptr [rsi + 320]
    vpmadd52huq zmm8, zmm22, zmm15
    vpmadd52luq zmm17, zmm24, zmm20
    vpsraq zmm31, zmm30, 52
    vpmadd52luq zmm10, zmm22, zmm18
    vpaddq zmm16, zmm31, zmmword ptr [rsi + 384]
    vpmadd52huq zmm12, zmm24, zmm13
    vpxord xmm19, xmm19, xmm19
    vpsraq zmm21, zmm16, 52
    vpmadd52huq zmm5, zmm26, zmm18
    vpaddq zmm23, zmm21, zmmword ptr [rsi + 448]
    vpmadd52huq zmm17, zmm26, zmm13
    vpmadd52huq zmm19, zmm26, zmm20
    vpmadd52luq zmm12, zmm24, zmm18
    vpmadd52luq zmm5, zmm26, zmm20
    vpmadd52luq zmm17, zmm26, zmm18
    vpmadd52huq zmm10, zmm24, zmm15
    vpmadd52huq zmm12, zmm26, zmm15
    vpmadd52luq zmm2, zmm22, zmm0
    vpmadd52huq zmm17, zmm28, zmm15
    vpmadd52huq zmm5, zmm28, zmm13
    vpmadd52luq zmm12, zmm26, zmm13
    vpmadd52huq zmm19, zmm28, zmm18
    vpmadd52luq zmm17, zmm28, zmm13
    vpxord xmm25, xmm25, xmm25
    vpmadd52luq zmm5, zmm28, zmm18
    vpmadd52huq zmm12, zmm28, zmm1
    vpmadd52luq zmm19, zmm28, zmm20
    vpmadd52huq zmm25, zmm28, zmm20
    vpmadd52luq zmm10, zmm24, zmm13
    vpmadd52luq zmm12, zmm28, zmm15
    vpmadd52huq zmm3, zmm22, zmm0
    vpmadd52huq zmm4, zmm22, zmm11
    vpmadd52huq zmm17, zmm30, zmm1
    vpmadd52huq zmm12, zmm30, zmm14
    vpmadd52huq zmm5, zmm30, zmm15
    vpmadd52huq zmm10, zmm26, zmm1
    vpmadd52huq zmm19, zmm30, zmm13
    vpmadd52luq zmm12, zmm30, zmm1
    vpmadd52huq zmm25, zmm30, zmm18
    vpmadd52luq zmm17, zmm30, zmm15
    vpmadd52luq zmm5, zmm30, zmm13
    vpmadd52luq zmm19, zmm30, zmm18
    vpmadd52luq zmm25, zmm30, zmm20
    vpmadd52luq zmm10, zmm26, zmm15
    vpmadd52huq zmm6, zmm22, zmm14
    vpmadd52huq zmm12, zmm16, zmm11
    vpmadd52huq zmm7, zmm22, zmm1
    vpmadd52huq zmm17, zmm16, zmm14
    vpmadd52huq zmm10, zmm28, zmm14
    vpmadd52huq zmm5, zmm16, zmm1
    vpmadd52luq zmm12, zmm16, zmm14
    vpmadd52huq zmm19, zmm16, zmm15
    vpmadd52luq zmm17, zmm16, zmm1
    vpmadd52huq zmm25, zmm16, zmm13
    vpmadd52luq zmm5, zmm16, zmm15
    vpmadd52luq zmm19, zmm16, zmm13
    vpmadd52luq zmm10, zmm28, zmm1
    vpmadd52luq zmm25, zmm16, zmm18
    vpmadd52luq zmm8, zmm22, zmm13
    vpmadd52luq zmm3, zmm22, zmm11
    vpmadd52huq zmm12, zmm23, zmm0
    vpmadd52huq zmm10, zmm30, zmm11
    vpmadd52huq zmm17, zmm23, zmm11
    vpmadd52luq zmm4, zmm22, zmm14
    vpmadd52huq zmm5, zmm23, zmm14
    vpmadd52luq zmm12, zmm23, zmm11
    vpmadd52huq zmm19, zmm23, zmm1
    vpmadd52luq zmm17, zmm23, zmm14
    vpmadd52huq zmm25, zmm23, zmm15
    vpmadd52luq zmm5, zmm23, zmm1
    vpmadd52luq zmm19, zmm23, zmm15
    vpmadd52luq zmm6, zmm22, zmm1
    vpmadd52luq zmm25, zmm23, zmm13
    vpmadd52luq zmm7, zmm22, zmm15
    vpxord xmm27, xmm27, xmm27
    vpmadd52huq zmm27, zmm30, zmm20
    vmovapd zmmword ptr [rdx + 0], zmm9
    vpxord xmm9, xmm9, xmm9
    vmovapd zmmword ptr [rdx + 64], zmm2
    vpxord xmm2, xmm2, xmm2
    vpmadd52huq zmm9, zmm16, zmm20
    vpmadd52luq zmm10, zmm30, zmm14
    vpmadd52huq zmm8, zmm24, zmm1
    vpmadd52huq zmm27, zmm16, zmm18
    vmovapd zmmword ptr [rdx + 512], zmm12
    vmovapd zmmword ptr [rdx + 576], zmm17
    vmovapd zmmword ptr [rdx + 640], zmm5
    vmovapd zmmword ptr [rdx + 704], zmm19
    vmovapd zmm12, zmmword ptr [rsi + 512]
    vmovapd zmmword ptr [rdx + 768], zmm25
    vpmadd52huq zmm9, zmm23, zmm18
    vpmadd52luq zmm3, zmm24, zmm0
    vpmadd52huq zmm4, zmm24, zmm0
    vpsraq zmm5, zmm12, 52
    vpaddq zmm5, zmm5, zmmword ptr [rsi + 576]
    vpmadd52luq zmm27, zmm16, zmm20
    vpsraq zmm29, zmm5, 52
    vpmadd52luq zmm9, zmm23, zmm20
    vpaddq zmm31, zmm29, zmmword ptr [rsi + 640]
    vpmadd52huq zmm6, zmm24, zmm11
    vmovapd zmmword ptr [rdx + 128], zmm3
    vpsraq zmm3, zmm31, 52
    vpmadd52huq zmm7, zmm24, zmm14
    vpaddq zmm3, zmm3, zmmword ptr [rsi + 704]
    vmovapd zmm21, zmmword ptr [rcx + 512]
    vpmadd52huq zmm27, zmm23, zmm13
    vpsraq zmm13, zmm3, 52
    vmovapd zmmword ptr [rdx + 896], zmm9
    vpmadd52huq zmm10, zmm16, zmm0
    vpsraq zmm9, zmm21, 52
    vpmadd52luq zmm8, zmm24, zmm15
    vpaddq zmm15, zmm9, zmmword ptr [rcx + 576]
    vpmadd52luq zmm4, zmm24, zmm11
    vpsraq zmm9, zmm15, 52
    vpmadd52luq zmm27, zmm23, zmm18
    vpaddq zmm9, zmm9, zmmword ptr [rcx + 640]
    vpmadd52luq zmm6, zmm24, zmm14
    vpsraq zmm22, zmm9, 52
    vpmadd52luq zmm7, zmm24, zmm1
    vpaddq zmm17, zmm22, zmmword ptr [rcx + 704]
    vpmadd52luq zmm10, zmm16, zmm11
    vpsraq zmm19, zmm17, 52
    vpxord xmm25, xmm25, xmm25
    vpmadd52luq zmm25, zmm12, zmm21
    vmovapd zmmword ptr [rdx + 832], zmm27
    vpxord xmm29, xmm29, xmm29
    vpaddq zmm18, zmm19, zmmword ptr [rcx + 768]
    vpmadd52huq zmm29, zmm12, zmm21
    vpaddq zmm13, zmm13, zmmword ptr [rsi + 768]
    vpmadd52huq zmm8, zmm26, zmm14
    vpmadd52luq zmm4, zmm26, zmm0
    vpmadd52huq zmm6, zmm26, zmm0
    vpmadd52luq zmm29, zmm12, zmm15
    vpmadd52huq zmm7, zmm26, zmm11
    vpmadd52luq zmm10, zmm23, zmm0
    vmovapd zmmword ptr [rdx + 192], zmm4
    vpsraq zmm4, zmm18, 52
    vpaddq zmm4, zmm4, zmmword ptr [rcx + 832]
    vpmadd52luq zmm8, zmm26, zmm1
    vpxord xmm1, xmm1, xmm1
    vpmadd52huq zmm1, zmm12, zmm4
    vpmadd52luq zmm6, zmm26, zmm11
    vpmadd52luq zmm7, zmm26, zmm14
    vpsraq zmm24, zmm4, 52
    vmovapd zmmword ptr [rdx + 448], zmm10
    vpxord xmm10, xmm10, xmm10
    vpaddq zmm22, zmm24, zmmword ptr [rcx + 896]
    vpmadd52luq zmm29, zmm5, zmm21
    vpmadd52luq zmm1, zmm12, zmm22
    vpmadd52huq zmm8, zmm28, zmm11
    vpmadd52luq zmm6, zmm28, zmm0
    vpmadd52huq zmm7, zmm28, zmm0
    vpmadd52huq zmm2, zmm23, zmm20
    vpsraq zmm27, zmm22, 52
    vpxord xmm19, xmm19, xmm19
    vpaddq zmm26, zmm27, zmmword ptr [rcx + 960]
    vpmadd52huq zmm19, zmm12, zmm22
    vpmadd52huq zmm10, zmm12, zmm26
    vmovapd zmmword ptr [rdx + 256], zmm6
    vpsraq zmm6, zmm13, 52
    vpaddq zmm6, zmm6, zmmword ptr [rsi + 832]
    vpmadd52huq zmm1, zmm5, zmm18
    vpmadd52luq zmm8, zmm28, zmm14
    vpxord xmm14, xmm14, xmm14
    vmovapd zmmword ptr [rdx + 960], zmm2
    vpsraq zmm2, zmm6, 52
    vpmadd52huq zmm14, zmm5, zmm26
    vpaddq zmm2, zmm2, zmmword ptr [rsi + 896]
    vpmadd52huq zmm10, zmm5, zmm22
    vpmadd52luq zmm19, zmm12, zmm26
    vpmadd52luq zmm1, zmm5, zmm4
    vpmadd52luq zmm7, zmm28, zmm11
    vpsraq zmm24, zmm2, 52
    vpmadd52luq zmm10, zmm5, zmm26
    vpaddq zmm23, zmm24, zmmword ptr [rsi + 960]
    vpmadd52huq zmm19, zmm5, zmm4
    vpmadd52huq zmm1, zmm31, zmm17
    vpmadd52huq zmm14, zmm31, zmm22
    vpmadd52huq zmm10, zmm31, zmm4
    vpmadd52luq zmm19, zmm5, zmm22
    vpmadd52luq zmm1, zmm31, zmm18
    vpmadd52luq zmm14, zmm31, zmm26
    vpmadd52luq zmm10, zmm31, zmm22
    vpmadd52huq zmm19, zmm31, zmm18
    vpmadd52huq zmm8, zmm30, zmm0
    vpmadd52luq zmm7, zmm30, zmm0
    vpmadd52huq zmm1, zmm3, zmm9
    vpmadd52luq zmm19, zmm31, zmm4
    vpmadd52luq zmm8, zmm30, zmm11
    vpxord xmm11, xmm11, xmm11
    vpxord xmm20, xmm20, xmm20
    vpmadd52huq zmm11, zmm31, zmm26
    vmovapd zmmword ptr [rdx + 320], zmm7
    vpxord xmm7, xmm7, xmm7
    vpmadd52huq zmm10, zmm3, zmm18
    vpmadd52huq zmm14, zmm3, zmm4
    vpmadd52huq zmm19, zmm3, zmm17
    vpmadd52huq zmm11, zmm3, zmm22
    vpmadd52luq zmm10, zmm3, zmm4
    vpmadd52luq zmm14, zmm3, zmm22
    vpmadd52luq zmm19, zmm3, zmm18
    vpmadd52luq zmm11, zmm3, zmm26
    vpmadd52huq zmm20, zmm12, zmm15
    vpmadd52huq zmm7, zmm12, zmm9
    vpmadd52huq zmm19, zmm13, zmm9
    vpmadd52huq zmm10, zmm13, zmm17
    vpmadd52luq zmm20, zmm12, zmm9
    vpmadd52huq zmm14, zmm13, zmm18
    vpmadd52luq zmm7, zmm12, zmm17
    vpmadd52huq zmm11, zmm13, zmm4
    vpmadd52luq zmm10, zmm13, zmm18
    vpmadd52luq zmm14, zmm13, zmm4
    vpmadd52luq zmm19, zmm13, zmm17
    vpmadd52luq zmm11, zmm13, zmm22
    vpmadd52huq zmm20, zmm5, zmm21
    vpmadd52huq zmm7, zmm5, zmm15
    vpmadd52luq zmm1, zmm3, zmm17
    vpmadd52luq zmm8, zmm16, zmm0
    vpxord xmm0, xmm0, xmm0
    vpxord xmm27, xmm27, xmm27
    vpmadd52huq zmm0, zmm3, zmm26
    vpmadd52huq zmm27, zmm13, zmm26
    vpmadd52huq zmm10, zmm6, zmm9
    vpmadd52huq zmm14, zmm6, zmm17
    vmovapd zmmword ptr [rdx + 384], zmm8
    vpxord xmm8, xmm8, xmm8
    vpmadd52huq zmm0, zmm13, zmm22
    vpmadd52huq zmm11, zmm6, zmm18
    vpmadd52huq zmm27, zmm6, zmm22
    vpmadd52luq zmm10, zmm6, zmm17
    vpmadd52luq zmm0, zmm13, zmm26
    vpmadd52luq zmm14, zmm6, zmm18
    vpmadd52luq zmm11, zmm6, zmm4
    vpmadd52luq zmm27, zmm6, zmm26
    vpmadd52huq zmm0, zmm6, zmm4
    vpmadd52huq zmm10, zmm2, zmm15
    vpmadd52huq zmm8, zmm12, zmm17
    vpmadd52huq zmm14, zmm2, zmm9
    vpmadd52luq zmm0, zmm6, zmm22
    vpmadd52huq zmm11, zmm2, zmm17
    vpmadd52luq zmm10, zmm2, zmm9
    vpmadd52luq zmm14, zmm2, zmm17
    vpmadd52huq zmm0, zmm2, zmm18
    vpmadd52huq zmm27, zmm2, zmm4
    vpmadd52luq zmm11, zmm2, zmm18
    vpmadd52luq zmm8, zmm12, zmm18
    vpxord xmm28, xmm28, xmm28
    vpmadd52huq zmm28, zmm12, zmm18
    vpmadd52luq zmm28, zmm12, zmm4
    vpmadd52luq zmm0, zmm2, zmm4
    vpmadd52luq zmm27, zmm2, zmm22
    vpmadd52huq zmm10, zmm23, zmm21
    vpmadd52huq zmm14, zmm23, zmm15
    vpmadd52huq zmm8, zmm5, zmm9
    vpmadd52huq zmm11, zmm23, zmm9
    vpmadd52luq zmm10, zmm23, zmm15
    vpmadd52huq zmm0, zmm23, zmm17
    vpmadd52luq zmm14, zmm23, zmm9
    vpmadd52huq zmm27, zmm23, zmm18
    vpmadd52luq zmm11, zmm23, zmm17
    vpmadd52luq zmm0, zmm23, zmm18
    vpmadd52huq zmm28, zmm5, zmm17
    vpmadd52luq zmm27, zmm23, zmm4
    vpmadd52huq zmm19, zmm6, zmm15
    vpmadd52luq zmm20, zmm5, zmm15
    vpmadd52luq zmm7, zmm5, zmm9
    vpmadd52luq zmm8, zmm5, zmm17
    vpmadd52luq zmm28, zmm5, zmm18
    vpxord xmm12, xmm12, xmm12
    vpxord xmm5, xmm5, xmm5
    vpmadd52huq zmm12, zmm6, zmm26
    vpmadd52huq zmm5, zmm2, zmm26
    vpmadd52luq zmm19, zmm6, zmm9
    vpmadd52luq zmm20, zmm31, zmm21
    vpmadd52huq zmm12, zmm2, zmm22
    vpmadd52huq zmm5, zmm23, zmm22
    vpmadd52huq zmm7, zmm31, zmm21
    vpmadd52huq zmm8, zmm31, zmm15
    vpmadd52luq zmm12, zmm2, zmm26
    vpmadd52luq zmm5, zmm23, zmm26
    vpmadd52huq zmm28, zmm31, zmm9
    vpmadd52huq zmm19, zmm2, zmm21
    vpmadd52huq zmm12, zmm23, zmm4
    vpaddq zmm4, zmm25, zmm25
    vpmadd52luq zmm7, zmm31, zmm15
    vpmadd52luq zmm8, zmm31, zmm9
    vmovapd zmm24, zmmword ptr [rdx + 0]
    vpmadd52luq zmm28, zmm31, zmm17
    vpaddq zmm4, zmm4, zmm4
    vpxord xmm30, xmm30, xmm30
    vpmadd52luq zmm12, zmm23, zmm22
    vpaddq zmm16, zmm25, zmm24
    vpaddq zmm4, zmm4, zmm25
    vmovapd zmmword ptr [rdx + 1024], zmm16
    vpmadd52luq zmm19, zmm2, zmm15
    vpsubq zmm4, zmm24, zmm4
    vpmadd52luq zmm7, zmm3, zmm21
    vmovapd zmmword ptr [rdx + 0], zmm4
    vmovapd zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm18, zmm29, zmm29
    vpmadd52huq zmm8, zmm3, zmm21
    vpaddq zmm31, zmm18, zmm18
    vpmadd52huq zmm28, zmm3, zmm15
    vpaddq zmm17, zmm29, zmm4
    vpmadd52luq zmm19, zmm23, zmm21
    vpaddq zmm22, zmm31, zmm29
    vmovapd zmmword ptr [rdx + 1088], zmm17
    vpmadd52huq zmm1, zmm13, zmm15
    vpsubq zmm4, zmm4, zmm22
    vpmadd52luq zmm8, zmm3, zmm15
    vmovapd zmmword ptr [rdx + 64], zmm4
    vmovapd zmm4, zmmword ptr [rdx + 128]
    vpaddq zmm25, zmm20, zmm20
    vpmadd52luq zmm28, zmm3, zmm9
    vpaddq zmm3, zmm25, zmm25
    vpmadd52huq zmm30, zmm23, zmm26
    vpaddq zmm16, zmm20, zmm4
    vpmadd52luq zmm1, zmm13, zmm9
    vpaddq zmm9, zmm3, zmm20
    vmovapd zmmword ptr [rdx + 1152], zmm16
    vpmadd52luq zmm8, zmm13, zmm21
    vmovapd zmm3, zmmword ptr [rdx + 512]
    vpsubq zmm4, zmm4, zmm9
    vpmadd52huq zmm28, zmm13, zmm21
    vmovapd zmmword ptr [rdx + 128], zmm4
    vpaddq zmm9, zmm7, zmm7
    vpaddq zmm4, zmm10, zmm3
    vpmadd52huq zmm1, zmm6, zmm21
    vpaddq zmm24, zmm10, zmm10
    vmovapd zmmword ptr [rdx + 1536], zmm4
    vpaddq zmm4, zmm24, zmm24
    vpmadd52luq zmm28, zmm13, zmm15
    vpaddq zmm13, zmm4, zmm10
    vpsubq zmm4, zmm3, zmm13
    vpmadd52luq zmm1, zmm6, zmm15
    vpaddq zmm10, zmm14, zmm14
    vmovapd zmm3, zmmword ptr [rdx + 576]
    vmovapd zmmword ptr [rdx + 512], zmm4
    vpaddq zmm13, zmm10, zmm10
    vpmadd52luq zmm28, zmm6, zmm21
    vpaddq zmm15, zmm13, zmm14
    vpaddq zmm4, zmm14, zmm3
    vpmadd52luq zmm1, zmm2, zmm21
    vpaddq zmm10, zmm11, zmm11
    vmovapd zmm6, zmmword ptr [rdx + 640]
    vmovapd zmmword ptr [rdx + 1600], zmm4
    vpaddq zmm13, zmm10, zmm10
    vpaddq zmm14, zmm13, zmm11
    vpsubq zmm2, zmm3, zmm15
    vpaddq zmm4, zmm11, zmm6
    vmovapd zmmword ptr [rdx + 576], zmm2
    vpaddq zmm10, zmm0, zmm0
    vmovapd zmm13, zmmword ptr [rdx + 704]
    vmovapd zmmword ptr [rdx + 1664], zmm4
    vpaddq zmm3, zmm10, zmm10
    vpaddq zmm15, zmm3, zmm0
    vpsubq zmm11, zmm6, zmm14
    vpaddq zmm2, zmm0, zmm13
    vmovapd zmmword ptr [rdx + 640], zmm11
    vpaddq zmm4, zmm27, zmm27
    vmovapd zmm10, zmmword ptr [rdx + 768]
    vmovapd zmmword ptr [rdx + 1728], zmm2
    vpaddq zmm3, zmm4, zmm4
    vpaddq zmm6, zmm3, zmm27
    vpsubq zmm14, zmm13, zmm15
    vpaddq zmm0, zmm27, zmm10
    vmovapd zmmword ptr [rdx + 704], zmm14
    vpaddq zmm11, zmm12, zmm12
    vmovapd zmm2, zmmword ptr [rdx + 832]
    vmovapd zmmword ptr [rdx + 1792], zmm0
    vpaddq zmm4, zmm11, zmm11
    vpaddq zmm3, zmm4, zmm12
    vpsubq zmm13, zmm10, zmm6
    vpaddq zmm15, zmm12, zmm2
    vmovapd zmmword ptr [rdx + 768], zmm13
    vpaddq zmm14, zmm5, zmm5
    vmovapd zmm0, zmmword ptr [rdx + 896]
    vmovapd zmmword ptr [rdx + 1856], zmm15
    vpaddq zmm11, zmm14, zmm14
    vpaddq zmm4, zmm11, zmm5
    vpsubq zmm10, zmm2, zmm3
    vpaddq zmm6, zmm5, zmm0
    vmovapd zmmword ptr [rdx + 832], zmm10
    vpsubq zmm12, zmm0, zmm4
    vmovapd zmm13, zmmword ptr [rsi + 0]
    vmovapd zmmword ptr [rdx + 1920], zmm6
    vmovapd zmm15, zmmword ptr [rsi + 64]
    vmovapd zmmword ptr [rdx + 896], zmm12
    vmovapd zmm14, zmmword ptr [rsi + 128]
    vpaddq zmm11, zmm19, zmm19
    vmovapd zmm2, zmmword ptr [rsi + 192]
    vpaddq zmm3, zmm9, zmm9
    vmovapd zmm5, zmmword ptr [rsi + 256]
    vpaddq zmm10, zmm13, zmmword ptr [rsi + 512]
    vmovapd zmm0, zmmword ptr [rsi + 320]
    vpaddq zmm4, zmm15, zmmword ptr [rsi + 576]
    vmovapd zmm6, zmmword ptr [rsi + 384]
    vpaddq zmm12, zmm14, zmmword ptr [rsi + 640]
    vmovapd zmm9, zmmword ptr [rsi + 448]
    vpaddq zmm13, zmm2, zmmword ptr [rsi + 704]
    vpaddq zmm15, zmm5, zmmword ptr [rsi + 768]
    vpaddq zmm14, zmm0, zmmword ptr [rsi + 832]
    vpaddq zmm2, zmm6, zmmword ptr [rsi + 896]
    vpaddq zmm5, zmm9, zmmword ptr [rsi + 960]
    vpsraq zmm0, zmm10, 52
    vpaddq zmm6, zmm0, zmm4
    vpsraq zmm9, zmm6, 52
    vpaddq zmm0, zmm9, zmm12
    vpsraq zmm4, zmm0, 52
    vpaddq zmm9, zmm4, zmm13
    vpsraq zmm12, zmm9, 52
    vpaddq zmm4, zmm12, zmm15
    vpsraq zmm13, zmm4, 52
    vpaddq zmm12, zmm13, zmm14
    vmovapd zmm15, zmmword ptr [rcx + 0]
    vpsraq zmm13, zmm12, 52
    vmovapd zmm14, zmmword ptr [rcx + 64]
    vpaddq zmm13, zmm13, zmm2
    vmovapd zmm2, zmmword ptr [rcx + 128]
    vpsraq zmm18, zmm13, 52
    vmovapd zmm31, zmmword ptr [rcx + 192]
    vpaddq zmm5, zmm18, zmm5
    vmovapd zmm29, zmmword ptr [rcx + 256]
    vpaddq zmm15, zmm15, zmmword ptr [rcx + 512]
    vmovapd zmm17, zmmword ptr [rcx + 320]
    vpaddq zmm14, zmm14, zmmword ptr [rcx + 576]
    vmovapd zmm22, zmmword ptr [rcx + 384]
    vpaddq zmm2, zmm2, zmmword ptr [rcx + 640]
    vmovapd zmm25, zmmword ptr [rcx + 448]
    vpaddq zmm23, zmm31, zmmword ptr [rcx + 704]
    vpaddq zmm26, zmm29, zmmword ptr [rcx + 768]
    vpaddq zmm20, zmm17, zmmword ptr [rcx + 832]
    vpaddq zmm16, zmm22, zmmword ptr [rcx + 896]
    vpaddq zmm24, zmm25, zmmword ptr [rcx + 960]
    vpsraq zmm21, zmm15, 52
    vpaddq zmm14, zmm21, zmm14
    vpsraq zmm27, zmm14, 52
    vpaddq zmm2, zmm27, zmm2
    vpsraq zmm18, zmm2, 52
    vpaddq zmm31, zmm18, zmm23
    vpsraq zmm29, zmm31, 52
    vpaddq zmm17, zmm29, zmm26
    vpsraq zmm22, zmm17, 52
    vpaddq zmm25, zmm22, zmm20
    vpsraq zmm21, zmm25, 52
    vpaddq zmm27, zmm21, zmm16
    vpsraq zmm18, zmm27, 52
    vpaddq zmm23, zmm18, zmm24
    vpxord xmm29, xmm29, xmm29
    vpmadd52luq zmm29, zmm10, zmm15
    vpxord xmm26, xmm26, xmm26
    vmovapd zmm22, zmmword ptr [rdx + 192]
    vpmadd52huq zmm26, zmm10, zmm15
    vpaddq zmm11, zmm11, zmm11
    vpxord xmm20, xmm20, xmm20
    vpmadd52huq zmm20, zmm10, zmm14
    vpaddq zmm21, zmm7, zmm22
    vpaddq zmm3, zmm3, zmm7
    vmovapd zmmword ptr [rdx + 1216], zmm21
    vpxord xmm7, xmm7, xmm7
    vpmadd52huq zmm7, zmm10, zmm2
    vpaddq zmm11, zmm11, zmm19
    vpmadd52luq zmm26, zmm10, zmm14
    vpsubq zmm3, zmm22, zmm3
    vmovapd zmm16, zmmword ptr [rdx + 256]
    vpxord xmm18, xmm18, xmm18
    vpmadd52huq zmm18, zmm10, zmm31
    vmovapd zmmword ptr [rdx + 192], zmm3
    vpxord xmm3, xmm3, xmm3
    vpaddq zmm24, zmm8, zmm16
    vmovapd zmmword ptr [rdx + 1280], zmm24
    vpaddq zmm21, zmm8, zmm8
    vpaddq zmm22, zmm21, zmm21
    vpaddq zmm8, zmm22, zmm8
    vpsubq zmm8, zmm16, zmm8
    vmovapd zmm24, zmmword ptr [rdx + 320]
    vpmadd52huq zmm3, zmm10, zmm25
    vpmadd52luq zmm20, zmm10, zmm2
    vmovapd zmmword ptr [rdx + 256], zmm8
    vpxord xmm8, xmm8, xmm8
    vpaddq zmm21, zmm28, zmm24
    vmovapd zmmword ptr [rdx + 1344], zmm21
    vpaddq zmm22, zmm28, zmm28
    vpaddq zmm16, zmm22, zmm22
    vpaddq zmm21, zmm16, zmm28
    vpsubq zmm22, zmm24, zmm21
    vmovapd zmm16, zmmword ptr [rdx + 384]
    vpmadd52huq zmm8, zmm10, zmm23
    vpmadd52luq zmm3, zmm10, zmm27
    vmovapd zmmword ptr [rdx + 320], zmm22
    vpxord xmm28, xmm28, xmm28
    vpaddq zmm24, zmm1, zmm16
    vmovapd zmmword ptr [rdx + 1408], zmm24
    vpaddq zmm21, zmm1, zmm1
    vpaddq zmm22, zmm21, zmm21
    vpaddq zmm1, zmm22, zmm1
    vpsubq zmm1, zmm16, zmm1
    vmovapd zmm24, zmmword ptr [rdx + 448]
    vpmadd52huq zmm8, zmm6, zmm27
    vpmadd52huq zmm28, zmm10, zmm27
    vmovapd zmmword ptr [rdx + 384], zmm1
    vpxord xmm1, xmm1, xmm1
    vpaddq zmm21, zmm19, zmm24
    vpsubq zmm11, zmm24, zmm11
    vpmadd52huq zmm1, zmm6, zmm23
    vmovapd zmmword ptr [rdx + 1472], zmm21
    vpxord xmm22, xmm22, xmm22
    vmovapd zmm16, zmmword ptr [rdx + 960]
    vpmadd52huq zmm22, zmm10, zmm17
    vmovapd zmmword ptr [rdx + 448], zmm11
    vpaddq zmm11, zmm30, zmm30
    vpmadd52luq zmm8, zmm6, zmm23
    vpaddq zmm19, zmm30, zmm16
    vmovapd zmmword ptr [rdx + 1984], zmm19
    vpaddq zmm11, zmm11, zmm11
    vpaddq zmm11, zmm11, zmm30
    vpmadd52huq zmm1, zmm0, zmm27
    vpmadd52luq zmm28, zmm10, zmm23
    vpsubq zmm11, zmm16, zmm11
    vpxord xmm24, xmm24, xmm24
    vpmadd52huq zmm8, zmm0, zmm25
    vmovapd zmmword ptr [rdx + 960], zmm11
    vpmadd52huq zmm24, zmm0, zmm23
    vpmadd52luq zmm1, zmm0, zmm23
    vpmadd52huq zmm28, zmm6, zmm25
    vpmadd52luq zmm8, zmm0, zmm27
    vpmadd52huq zmm24, zmm9, zmm27
    vpmadd52huq zmm1, zmm9, zmm25
    vpxord xmm11, xmm11, xmm11
    vpmadd52huq zmm11, zmm9, zmm23
    vpmadd52huq zmm8, zmm9, zmm17
    vpmadd52luq zmm24, zmm9, zmm23
    vpmadd52luq zmm1, zmm9, zmm27
    vpmadd52luq zmm28, zmm6, zmm27
    vpmadd52luq zmm8, zmm9, zmm25
    vpmadd52luq zmm7, zmm10, zmm31
    vpmadd52luq zmm18, zmm10, zmm17
    vpmadd52huq zmm28, zmm0, zmm17
    vpmadd52huq zmm8, zmm4, zmm31
    vpmadd52huq zmm1, zmm4, zmm17
    vpmadd52luq zmm22, zmm10, zmm25
    vpmadd52huq zmm24, zmm4, zmm25
    vpmadd52luq zmm8, zmm4, zmm17
    vpmadd52huq zmm11, zmm4, zmm27
    vpmadd52luq zmm1, zmm4, zmm25
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq zmm24, zmm4, zmm27
    vpmadd52huq zmm10, zmm4, zmm23
    vpmadd52luq zmm11, zmm4, zmm23
    vpmadd52luq zmm28, zmm0, zmm25
    vpmadd52huq zmm3, zmm6, zmm17
    vpmadd52luq zmm26, zmm6, zmm15
    vpmadd52huq zmm8, zmm12, zmm2
    vpmadd52huq zmm28, zmm9, zmm31
    vpmadd52huq zmm1, zmm12, zmm31
    vpmadd52huq zmm20, zmm6, zmm15
    vpmadd52huq zmm24, zmm12, zmm17
    vpmadd52luq zmm8, zmm12, zmm31
    vpmadd52huq zmm11, zmm12, zmm25
    vpmadd52luq zmm1, zmm12, zmm17
    vpmadd52huq zmm10, zmm12, zmm27
    vpmadd52luq zmm24, zmm12, zmm25
    vpmadd52luq zmm11, zmm12, zmm27
    vpmadd52luq zmm28, zmm9, zmm17
    vpmadd52luq zmm10, zmm12, zmm23
    vpmadd52huq zmm7, zmm6, zmm14
    vpmadd52huq zmm18, zmm6, zmm2
    vpmadd52huq zmm8, zmm13, zmm14
    vpmadd52huq zmm28, zmm4, zmm2
    vpmadd52huq zmm1, zmm13, zmm2
    vpmadd52huq zmm22, zmm6, zmm31
    vpmadd52huq zmm24, zmm13, zmm31
    vpmadd52luq zmm8, zmm13, zmm2
    vpmadd52huq zmm11, zmm13, zmm17
    vpmadd52luq zmm1, zmm13, zmm31
    vpmadd52huq zmm10, zmm13, zmm25
    vpmadd52luq zmm24, zmm13, zmm17
    vpmadd52luq zmm11, zmm13, zmm25
    vpmadd52luq zmm28, zmm4, zmm31
    vpmadd52luq zmm10, zmm13, zmm27
    vpmadd52luq zmm3, zmm6, zmm25
    vpmadd52luq zmm20, zmm6, zmm14
    vpmadd52huq zmm8, zmm5, zmm15
    vpmadd52huq zmm28, zmm12, zmm14
    vpmadd52huq zmm1, zmm5, zmm14
    vpmadd52luq zmm7, zmm6, zmm2
    vpmadd52huq zmm24, zmm5, zmm2
    vpmadd52luq zmm8, zmm5, zmm14
    vpmadd52huq zmm11, zmm5, zmm31
    vpmadd52luq zmm1, zmm5, zmm2
    vpmadd52huq zmm10, zmm5, zmm17
    vpmadd52luq zmm24, zmm5, zmm31
    vpmadd52luq zmm11, zmm5, zmm17
    vpmadd52luq zmm18, zmm6, zmm31
    vmovapd zmm21, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm10, zmm5, zmm25
    vmovapd zmm19, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm22, zmm6, zmm17
    vpxord xmm6, xmm6, xmm6
    vpmadd52huq zmm6, zmm12, zmm23
    vpsubq zmm30, zmm29, zmm21
    vpsubq zmm16, zmm26, zmm19
    vpmadd52luq zmm28, zmm12, zmm2
    vpmadd52huq zmm3, zmm0, zmm31
    vmovapd zmm29, zmmword ptr [rdx + 1536]
    vpmadd52luq zmm20, zmm0, zmm15
    vmovapd zmm21, zmmword ptr [rdx + 1600]
    vpmadd52huq zmm6, zmm13, zmm27
    vpmadd52huq zmm7, zmm0, zmm15
    vpmadd52huq zmm18, zmm0, zmm14
    vmovapd zmm26, zmmword ptr [rdx + 1664]
    vpsubq zmm8, zmm8, zmm29
    vmovapd zmm19, zmmword ptr [rdx + 1728]
    vpsubq zmm1, zmm1, zmm21
    vpmadd52huq zmm22, zmm0, zmm2
    vmovapd zmm29, zmmword ptr [rdx + 1792]
    vpmadd52luq zmm6, zmm13, zmm23
    vpsubq zmm21, zmm24, zmm26
    vpsubq zmm19, zmm11, zmm19
    vpmadd52huq zmm28, zmm13, zmm15
    vmovapd zmm11, zmmword ptr [rdx + 1152]
    vpsubq zmm10, zmm10, zmm29
    vpmadd52luq zmm3, zmm0, zmm17
    vpxord xmm24, xmm24, xmm24
    vpmadd52huq zmm24, zmm13, zmm23
    vpsubq zmm11, zmm20, zmm11
    vpmadd52huq zmm6, zmm5, zmm25
    vpsraq zmm26, zmm30, 52
    vpmadd52huq zmm8, zmm30, qword ptr [rdi + 64]{1to8}
    vpaddq zmm29, zmm16, zmm26
    vpxord xmm17, xmm17, xmm17
    vpmadd52huq zmm1, zmm30, qword ptr [rdi + 72]{1to8}
    vpmadd52huq zmm24, zmm5, zmm27
    vmovapd zmm20, zmmword ptr [rdx + 1856]
    vpmadd52luq zmm6, zmm5, zmm27
    vpmadd52huq zmm21, zmm30, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm19, zmm30, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm24, zmm5, zmm23
    vpsubq zmm6, zmm6, zmm20
    vpmadd52huq zmm10, zmm30, qword ptr [rdi + 96]{1to8}
    vmovapd zmm25, zmmword ptr [rdx + 1920]
    vpmadd52huq zmm6, zmm30, qword ptr [rdi + 104]{1to8}
    vpsraq zmm16, zmm29, 52
    vpmadd52luq zmm8, zmm30, qword ptr [rdi + 72]{1to8}
    vpaddq zmm11, zmm11, zmm16
    vpsubq zmm26, zmm24, zmm25
    vpmadd52luq zmm1, zmm30, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm26, zmm30, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm21, zmm30, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm19, zmm30, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm10, zmm30, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm6, zmm30, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm26, zmm30, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm8, zmm29, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm1, zmm29, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm21, zmm29, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm19, zmm29, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm10, zmm29, qword ptr [rdi + 160]{1to8}
    vpmadd52huq zmm6, zmm29, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm26, zmm29, qword ptr [rdi + 176]{1to8}
    vpsraq zmm27, zmm11, 52
    vpmadd52luq zmm8, zmm29, qword ptr [rdi + 136]{1to8}
    vpmadd52luq zmm1, zmm29, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm21, zmm29, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm19, zmm29, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm10, zmm29, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm6, zmm29, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm26, zmm29, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm7, zmm0, zmm14
    vpmadd52luq zmm18, zmm0, zmm2
    vpmadd52luq zmm22, zmm0, zmm31
    vpmadd52luq zmm28, zmm13, zmm14
    vpmadd52huq zmm8, zmm11, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm3, zmm9, zmm2
    vpmadd52huq zmm1, zmm11, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm21, zmm11, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm19, zmm11, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm10, zmm11, qword ptr [rdi + 224]{1to8}
    vpmadd52huq zmm6, zmm11, qword ptr [rdi + 232]{1to8}
    vpmadd52huq zmm26, zmm11, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm7, zmm9, zmm15
    vmovapd zmm0, zmmword ptr [rdx + 1216]
    vpmadd52huq zmm18, zmm9, zmm15
    vpmadd52huq zmm22, zmm9, zmm14
    vpmadd52luq zmm28, zmm5, zmm15
    vpmadd52luq zmm8, zmm11, qword ptr [rdi + 200]{1to8}
    vpsubq zmm7, zmm7, zmm0
    vpmadd52luq zmm3, zmm9, zmm31
    vmovapd zmm0, zmmword ptr [rdx + 1472]
    vpaddq zmm7, zmm7, zmm27
    vpmadd52luq zmm1, zmm11, qword ptr [rdi + 208]{1to8}
    vpsraq zmm20, zmm7, 52
    vpmadd52luq zmm21, zmm11, qword ptr [rdi + 216]{1to8}
    vpsubq zmm0, zmm28, zmm0
    vpmadd52luq zmm19, zmm11, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm10, zmm11, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm6, zmm11, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm26, zmm11, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm18, zmm9, zmm14
    vpmadd52luq zmm22, zmm9, zmm2
    vpmadd52luq zmm0, zmm30, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm8, zmm7, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm3, zmm4, zmm14
    vpmadd52huq zmm1, zmm7, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm21, zmm7, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm19, zmm7, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm10, zmm7, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm6, zmm7, qword ptr [rdi + 296]{1to8}
    vpmadd52huq zmm26, zmm7, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm18, zmm4, zmm15
    vmovapd zmm9, zmmword ptr [rdx + 1280]
    vpmadd52huq zmm22, zmm4, zmm15
    vpmadd52huq zmm17, zmm5, zmm23
    vpmadd52luq zmm0, zmm29, qword ptr [rdi + 128]{1to8}
    vpmadd52luq zmm8, zmm7, qword ptr [rdi + 264]{1to8}
    vmovapd zmm5, zmmword ptr [rdx + 1984]
    vpsubq zmm9, zmm18, zmm9
    vpmadd52luq zmm3, zmm4, zmm2
    vpaddq zmm2, zmm9, zmm20
    vpmadd52luq zmm1, zmm7, qword ptr [rdi + 272]{1to8}
    vpsubq zmm23, zmm17, zmm5
    vpmadd52luq zmm21, zmm7, qword ptr [rdi + 280]{1to8}
    vpsraq zmm9, zmm2, 52
    vpmadd52luq zmm19, zmm7, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm10, zmm7, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm6, zmm7, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm26, zmm7, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm22, zmm4, zmm14
    vpmadd52luq zmm0, zmm11, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm8, zmm2, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm3, zmm12, zmm15
    vpmadd52huq zmm23, zmm30, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm1, zmm2, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm21, zmm2, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm19, zmm2, qword ptr [rdi + 344]{1to8}
    vpmadd52huq zmm10, zmm2, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm6, zmm2, qword ptr [rdi + 360]{1to8}
    vpmadd52huq zmm26, zmm2, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm22, zmm12, zmm15
    vmovapd zmm5, zmmword ptr [rdx + 1344]
    vpmadd52luq zmm0, zmm7, qword ptr [rdi + 256]{1to8}
    vpmadd52luq zmm8, zmm2, qword ptr [rdi + 328]{1to8}
    vpmadd52luq zmm3, zmm12, zmm14
    vpmadd52huq zmm23, zmm29, qword ptr [rdi + 184]{1to8}
    vpsubq zmm4, zmm22, zmm5
    vpmadd52luq zmm1, zmm2, qword ptr [rdi + 336]{1to8}
    vpaddq zmm12, zmm4, zmm9
    vpmadd52luq zmm21, zmm2, qword ptr [rdi + 344]{1to8}
    vpsraq zmm14, zmm12, 52
    vpmadd52luq zmm19, zmm2, qword ptr [rdi + 352]{1to8}
    vpmadd52luq zmm10, zmm2, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm6, zmm2, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm26, zmm2, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm0, zmm2, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm8, zmm12, qword ptr [rdi + 384]{1to8}
    vpxord xmm5, xmm5, xmm5
    vpmadd52luq zmm3, zmm13, zmm15
    vmovapd zmm4, zmmword ptr [rdx + 1408]
    vpmadd52huq zmm23, zmm11, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm1, zmm12, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm21, zmm12, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rdi + 408]{1to8}
    vpsubq zmm9, zmm3, zmm4
    vpmadd52huq zmm10, zmm12, qword ptr [rdi + 416]{1to8}
    vpaddq zmm13, zmm9, zmm14
    vpmadd52huq zmm6, zmm12, qword ptr [rdi + 424]{1to8}
    vpsraq zmm15, zmm13, 52
    vpmadd52huq zmm26, zmm12, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm0, zmm12, qword ptr [rdi + 384]{1to8}
    vpmadd52luq zmm8, zmm12, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm23, zmm7, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm1, zmm12, qword ptr [rdi + 400]{1to8}
    vmovapd zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm21, zmm12, qword ptr [rdi + 408]{1to8}
    vmovapd zmm3, zmmword ptr [rdx + 512]
    vpaddq zmm4, zmm0, zmm15
    vpmadd52luq zmm19, zmm12, qword ptr [rdi + 416]{1to8}
    vmovapd zmm9, zmmword ptr [rdx + 576]
    vpmadd52luq zmm10, zmm12, qword ptr [rdi + 424]{1to8}
    vpaddq zmm14, zmm11, qword ptr [r8 + 0]{1to8}
    vmovapd zmm7, zmmword ptr [rdx + 640]
    vpaddq zmm0, zmm3, qword ptr [r8 + 8]{1to8}
    vpmadd52luq zmm6, zmm12, qword ptr [rdi + 432]{1to8}
    vmovapd zmm15, zmmword ptr [rdx + 704]
    vpaddq zmm25, zmm9, qword ptr [r8 + 16]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rdi + 440]{1to8}
    vmovapd zmm11, zmmword ptr [rdx + 768]
    vpaddq zmm3, zmm7, qword ptr [r8 + 24]{1to8}
    vpmadd52huq zmm8, zmm13, qword ptr [rdi + 448]{1to8}
    vmovapd zmm9, zmmword ptr [rdx + 832]
    vpaddq zmm27, zmm15, qword ptr [r8 + 32]{1to8}
    vmovapd zmm7, zmmword ptr [rdx + 0]
    vpmadd52huq zmm23, zmm2, qword ptr [rdi + 376]{1to8}
    vmovapd zmm15, zmmword ptr [rdx + 896]
    vpaddq zmm28, zmm11, qword ptr [r8 + 40]{1to8}
    vpmadd52luq zmm4, zmm13, qword ptr [rdi + 448]{1to8}
    vpaddq zmm29, zmm9, qword ptr [r8 + 48]{1to8}
    vpmadd52huq zmm0, zmm7, qword ptr [rdi + 64]{1to8}
    vmovapd zmm2, zmmword ptr [rdx + 64]
    vpaddq zmm30, zmm15, qword ptr [r8 + 56]{1to8}
    vpmadd52huq zmm25, zmm7, qword ptr [rdi + 72]{1to8}
    vpsraq zmm11, zmm7, 52
    vmovapd zmm9, zmmword ptr [rdx + 960]
    vpmadd52huq zmm3, zmm7, qword ptr [rdi + 80]{1to8}
    vpaddq zmm15, zmm2, zmm11
    vbroadcastsd zmm2, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpmadd52huq zmm27, zmm7, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm0, zmm7, qword ptr [rdi + 72]{1to8}
    vpaddq zmm31, zmm9, qword ptr [r8 + 64]{1to8}
    vpmadd52huq zmm28, zmm7, qword ptr [rdi + 96]{1to8}
    vpaddq zmm11, zmm4, zmm2
    vpmadd52huq zmm29, zmm7, qword ptr [rdi + 104]{1to8}
    vpsraq zmm9, zmm11, 52
    vmovapd zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm30, zmm7, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm25, zmm7, qword ptr [rdi + 80]{1to8}
    vpsraq zmm16, zmm15, 52
    vpmadd52luq zmm3, zmm7, qword ptr [rdi + 88]{1to8}
    vpaddq zmm11, zmm11, zmm16
    vpmadd52luq zmm27, zmm7, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm28, zmm7, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm29, zmm7, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm30, zmm7, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm0, zmm15, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm25, zmm15, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm3, zmm15, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm27, zmm15, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm28, zmm15, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm0, zmm15, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm29, zmm15, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm25, zmm15, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm30, zmm15, qword ptr [rdi + 176]{1to8}
    vmovapd zmm24, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm15, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm27, zmm15, qword ptr [rdi + 160]{1to8}
    vpsraq zmm18, zmm11, 52
    vpmadd52luq zmm28, zmm15, qword ptr [rdi + 168]{1to8}
    vpaddq zmm20, zmm24, zmm18
    vpmadd52luq zmm29, zmm15, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm30, zmm15, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm0, zmm11, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm25, zmm11, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm3, zmm11, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm14, zmm7, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm27, zmm11, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm0, zmm11, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm28, zmm11, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm25, zmm11, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm29, zmm11, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm3, zmm11, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm30, zmm11, qword ptr [rdi + 240]{1to8}
    vmovapd zmm17, zmmword ptr [rdx + 256]
    vpmadd52luq zmm27, zmm11, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm28, zmm11, qword ptr [rdi + 232]{1to8}
    vpsraq zmm22, zmm20, 52
    vpmadd52luq zmm29, zmm11, qword ptr [rdi + 240]{1to8}
    vpaddq zmm16, zmm17, zmm22
    vpmadd52luq zmm30, zmm11, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm0, zmm20, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm25, zmm20, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm14, zmm15, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm3, zmm20, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm0, zmm20, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm27, zmm20, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm25, zmm20, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm28, zmm20, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm3, zmm20, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm29, zmm20, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm27, zmm20, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm30, zmm20, qword ptr [rdi + 304]{1to8}
    vmovapd zmm24, zmmword ptr [rdx + 320]
    vpmadd52luq zmm28, zmm20, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm29, zmm20, qword ptr [rdi + 304]{1to8}
    vpsraq zmm18, zmm16, 52
    vpmadd52luq zmm14, zmm11, qword ptr [rdi + 192]{1to8}
    vpaddq zmm17, zmm24, zmm18
    vpmadd52luq zmm30, zmm20, qword ptr [rdi + 312]{1to8}
    vpmadd52huq zmm0, zmm16, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm31, zmm7, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm25, zmm16, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm3, zmm16, qword ptr [rdi + 336]{1to8}
    vpmadd52luq zmm14, zmm20, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm27, zmm16, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm0, zmm16, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm28, zmm16, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm31, zmm15, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm29, zmm16, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm25, zmm16, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm30, zmm16, qword ptr [rdi + 368]{1to8}
    vmovapd zmm7, zmmword ptr [rdx + 384]
    vpmadd52luq zmm3, zmm16, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm27, zmm16, qword ptr [rdi + 352]{1to8}
    vpsraq zmm15, zmm17, 52
    vpmadd52luq zmm28, zmm16, qword ptr [rdi + 360]{1to8}
    vpaddq zmm7, zmm7, zmm15
    vpmadd52luq zmm29, zmm16, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm30, zmm16, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm14, zmm16, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm0, zmm17, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm31, zmm11, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm25, zmm17, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm3, zmm17, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm27, zmm17, qword ptr [rdi + 408]{1to8}
    vpmadd52huq zmm28, zmm17, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm14, zmm17, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm29, zmm17, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm0, zmm17, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm30, zmm17, qword ptr [rdi + 432]{1to8}
    vpmadd52huq zmm31, zmm20, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm25, zmm17, qword ptr [rdi + 400]{1to8}
    vpsraq zmm15, zmm7, 52
    vpmadd52luq zmm3, zmm17, qword ptr [rdi + 408]{1to8}
    vpaddq zmm11, zmm14, zmm15
    vpmadd52luq zmm27, zmm17, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm28, zmm17, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm29, zmm17, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm30, zmm17, qword ptr [rdi + 440]{1to8}
    vpmadd52huq zmm0, zmm7, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm1, zmm13, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm21, zmm13, qword ptr [rdi + 464]{1to8}
    vpmadd52huq zmm19, zmm13, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm10, zmm13, qword ptr [rdi + 480]{1to8}
    vpmadd52huq zmm6, zmm13, qword ptr [rdi + 488]{1to8}
    vpmadd52huq zmm26, zmm13, qword ptr [rdi + 496]{1to8}
    vpmadd52huq zmm31, zmm16, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm11, zmm7, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm25, zmm7, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm3, zmm7, qword ptr [rdi + 464]{1to8}
    vpxord xmm14, xmm14, xmm14
    vpmadd52huq zmm27, zmm7, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm28, zmm7, qword ptr [rdi + 480]{1to8}
    vpaddq zmm15, zmm11, zmm2
    vpmadd52huq zmm29, zmm7, qword ptr [rdi + 488]{1to8}
    vpsraq zmm15, zmm15, 52
    vpmadd52huq zmm30, zmm7, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm8, zmm13, qword ptr [rdi + 456]{1to8}
    vpmadd52luq zmm0, zmm7, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm1, zmm13, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm21, zmm13, qword ptr [rdi + 472]{1to8}
    vpaddq zmm16, zmm8, zmm9
    vpmadd52luq zmm19, zmm13, qword ptr [rdi + 480]{1to8}
    vpaddq zmm24, zmm0, zmm15
    vpmadd52luq zmm10, zmm13, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm6, zmm13, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm26, zmm13, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm5, zmm4, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm31, zmm17, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm25, zmm7, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm3, zmm7, qword ptr [rdi + 472]{1to8}
    vpmadd52luq zmm27, zmm7, qword ptr [rdi + 480]{1to8}
    vpmadd52luq zmm28, zmm7, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm29, zmm7, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm30, zmm7, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm14, zmm11, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm23, zmm13, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm16, zmm5, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm1, zmm5, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm21, zmm5, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm19, zmm5, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm10, zmm5, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm6, zmm5, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm26, zmm5, qword ptr [rdi + 48]{1to8}
    vpmadd52huq zmm31, zmm7, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm24, zmm14, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm25, zmm14, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm3, zmm14, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm27, zmm14, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm28, zmm14, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm29, zmm14, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm30, zmm14, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm16, zmm5, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm1, zmm5, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm21, zmm5, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm19, zmm5, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm10, zmm5, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm6, zmm5, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm26, zmm5, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm23, zmm5, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm24, zmm14, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm25, zmm14, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm3, zmm14, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm27, zmm14, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm28, zmm14, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm29, zmm14, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm30, zmm14, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm31, zmm14, qword ptr [rdi + 56]{1to8}
    vmovdqa64 zmm17, zmm1
    vmovdqa64 zmm18, zmm21
    vmovdqa64 zmm20, zmm10
    vmovdqa64 zmm21, zmm6
    vmovdqa64 zmm22, zmm26
    vmovdqa64 zmm26, zmm3
    ret
.globl msmith_0_1_0_ifma_columns_pair_sqr_8_5
.p2align 6
msmith_0_1_0_ifma_columns_pair_sqr_8_5:
    vmovapd zmm0, zmmword ptr [rsi + 0]
    vpsraq zmm1, zmm0, 52
    vpxord xmm2, xmm2, xmm2
    vpxord xmm3, xmm3, xmm3
    vpxord xmm4, xmm4, xmm4
    vpxord xmm5, xmm5, xmm5
    vpxord xmm6, xmm6, xmm6
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vpxord xmm9, xmm9, xmm9
    vpxord xmm10, xmm10, xmm10
    vpaddq zmm11, zmm1, zmmword ptr [rsi + 64]
    vpsraq zmm12, zmm11, 52
    vpmadd52luq zmm4, zmm0, zmm11
    vpaddq zmm13, zmm12, zmmword ptr [rsi + 128]
    vpmadd52huq zmm5, zmm0, zmm11
    vpsraq zmm14, zmm13, 52
    vpmadd52huq zmm6, zmm0, zmm13
    vpaddq zmm15, zmm14, zmmword ptr [rsi + 192]
    vpsraq zmm1, zmm15, 52
    vpxord xmm12, xmm12, xmm12
    vpmadd52huq zmm7, zmm0, zmm15
    vpaddq zmm14, zmm1, zmmword ptr [rsi + 256]
    vpmadd52luq zmm5, zmm0, zmm13
    vpsraq zmm1, zmm14, 52
    vpmadd52luq zmm6, zmm0, zmm15
    vpaddq zmm1, zmm1, zmmword ptr [rsi + 320]
    vpmadd52huq zmm8, zmm0, zmm14
    vpsraq zmm16, zmm1, 52
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq zmm7, zmm0, zmm14
    vpaddq zmm18, zmm16, zmmword ptr [rsi + 384]
    vpmadd52huq zmm10, zmm0, zmm1
    vpsraq zmm19, zmm18, 52
    vpmadd52huq zmm3, zmm0, zmm18
    vpaddq zmm20, zmm19, zmmword ptr [rsi + 448]
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq zmm6, zmm11, zmm13
    vpmadd52huq zmm2, zmm0, zmm20
    vpmadd52huq zmm9, zmm11, zmm20
    vpmadd52huq zmm12, zmm13, zmm20
    vpxord xmm22, xmm22, xmm22
    vpmadd52huq zmm17, zmm15, zmm20
    vpmadd52huq zmm2, zmm11, zmm18
    vpxord xmm23, xmm23, xmm23
    vpmadd52huq zmm9, zmm13, zmm18
    vpaddq zmm4, zmm4, zmm4
    vpmadd52huq zmm12, zmm15, zmm18
    vpaddq zmm5, zmm5, zmm5
    vpmadd52huq zmm17, zmm14, zmm18
    vpaddq zmm6, zmm6, zmm6
    vpmadd52luq zmm2, zmm11, zmm20
    vpmadd52luq zmm9, zmm13, zmm20
    vpmadd52luq zmm12, zmm15, zmm20
    vpmadd52huq zmm21, zmm14, zmm20
    vpmadd52huq zmm2, zmm13, zmm1
    vpmadd52huq zmm9, zmm15, zmm1
    vpmadd52huq zmm12, zmm14, zmm1
    vpmadd52luq zmm17, zmm14, zmm20
    vpmadd52luq zmm2, zmm13, zmm18
    vpxord xmm24, xmm24, xmm24
    vpmadd52luq zmm9, zmm15, zmm18
    vpmadd52huq zmm21, zmm1, zmm18
    vpmadd52huq zmm22, zmm1, zmm20
    vpmadd52huq zmm2, zmm15, zmm14
    vpmadd52luq zmm9, zmm14, zmm1
    vpmadd52luq zmm12, zmm14, zmm18
    vpmadd52luq zmm17, zmm1, zmm18
    vpmadd52luq zmm2, zmm15, zmm1
    vpmadd52luq zmm21, zmm1, zmm20
    vpaddq zmm9, zmm9, zmm9
    vpmadd52luq zmm22, zmm18, zmm20
    vpaddq zmm12, zmm12, zmm12
    vpmadd52huq zmm23, zmm18, zmm20
    vpaddq zmm25, zmm17, zmm17
    vpmadd52luq zmm3, zmm0, zmm20
    vpaddq zmm2, zmm2, zmm2
    vpxord xmm26, xmm26, xmm26
    vpaddq zmm27, zmm21, zmm21
    vpmadd52luq zmm24, zmm0, zmm0
    vpaddq zmm28, zmm22, zmm22
    vpmadd52luq zmm2, zmm14, zmm14
    vpaddq zmm29, zmm23, zmm23
    vpmadd52huq zmm9, zmm14, zmm14
    vpmadd52luq zmm12, zmm1, zmm1
    vpmadd52huq zmm25, zmm1, zmm1
    vmovapd zmmword ptr [rdx + 0], zmm24
    vpmadd52luq zmm27, zmm18, zmm18
    vmovapd zmmword ptr [rdx + 512], zmm2
    vpmadd52huq zmm28, zmm18, zmm18
    vmovapd zmm2, zmmword ptr [rsi + 512]
    vmovapd zmmword ptr [rdx + 576], zmm9
    vpmadd52luq zmm29, zmm20, zmm20
    vmovapd zmmword ptr [rdx + 640], zmm12
    vpmadd52huq zmm3, zmm11, zmm1
    vpsraq zmm9, zmm2, 52
    vmovapd zmmword ptr [rdx + 704], zmm25
    vpaddq zmm12, zmm9, zmmword ptr [rsi + 576]
    vmovapd zmmword ptr [rdx + 768], zmm27
    vpmadd52huq zmm4, zmm0, zmm0
    vpsraq zmm9, zmm12, 52
    vmovapd zmmword ptr [rdx + 832], zmm28
    vpmadd52luq zmm5, zmm11, zmm11
    vpaddq zmm9, zmm9, zmmword ptr [rsi + 640]
    vmovapd zmmword ptr [rdx + 896], zmm29
    vpmadd52luq zmm8, zmm0, zmm1
    vpsraq zmm30, zmm9, 52
    vpmadd52luq zmm3, zmm11, zmm18
    vpaddq zmm31, zmm30, zmmword ptr [rsi + 704]
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq zmm16, zmm2, zmm12
    vpxord xmm19, xmm19, xmm19
    vmovapd zmmword ptr [rdx + 64], zmm4
    vpsraq zmm4, zmm31, 52
    vpmadd52huq zmm19, zmm2, zmm12
    vpxord xmm17, xmm17, xmm17
    vmovapd zmmword ptr [rdx + 128], zmm5
    vpxord xmm5, xmm5, xmm5
    vpaddq zmm4, zmm4, zmmword ptr [rsi + 768]
    vpmadd52huq zmm17, zmm2, zmm9
    vpxord xmm21, xmm21, xmm21
    vpsraq zmm22, zmm4, 52
    vpmadd52huq zmm3, zmm13, zmm14
    vpxord xmm23, xmm23, xmm23
    vpaddq zmm24, zmm22, zmmword ptr [rsi + 832]
    vpmadd52huq zmm5, zmm2, zmm31
    vpxord xmm25, xmm25, xmm25
    vpsraq zmm27, zmm24, 52
    vpmadd52luq zmm19, zmm2, zmm9
    vpaddq zmm28, zmm27, zmmword ptr [rsi + 896]
    vpmadd52luq zmm17, zmm2, zmm31
    vpmadd52huq zmm25, zmm2, zmm28
    vpmadd52luq zmm3, zmm13, zmm1
    vpmadd52luq zmm5, zmm2, zmm4
    vpmadd52huq zmm21, zmm2, zmm4
    vpmadd52luq zmm17, zmm12, zmm9
    vpmadd52luq zmm3, zmm15, zmm14
    vpmadd52huq zmm7, zmm11, zmm13
    vpmadd52huq zmm6, zmm11, zmm11
    vpmadd52huq zmm23, zmm2, zmm24
    vpmadd52luq zmm10, zmm0, zmm18
    vpsraq zmm0, zmm28, 52
    vpxord xmm29, xmm29, xmm29
    vpaddq zmm0, zmm0, zmmword ptr [rsi + 960]
    vpmadd52luq zmm21, zmm2, zmm24
    vpmadd52huq zmm29, zmm2, zmm0
    vmovapd zmmword ptr [rdx + 192], zmm6
    vpxord xmm6, xmm6, xmm6
    vpmadd52huq zmm6, zmm12, zmm0
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm5, zmm12, zmm9
    vpmadd52huq zmm29, zmm12, zmm28
    vpmadd52huq zmm6, zmm9, zmm28
    vpmadd52huq zmm25, zmm12, zmm24
    vpmadd52luq zmm7, zmm11, zmm15
    vpmadd52luq zmm29, zmm12, zmm0
    vpmadd52luq zmm6, zmm9, zmm0
    vpmadd52luq zmm25, zmm12, zmm28
    vpmadd52huq zmm8, zmm11, zmm15
    vpmadd52huq zmm29, zmm9, zmm24
    vpmadd52huq zmm6, zmm31, zmm24
    vpmadd52huq zmm25, zmm9, zmm4
    vpmadd52luq zmm23, zmm2, zmm28
    vpmadd52luq zmm29, zmm9, zmm28
    vpmadd52luq zmm6, zmm31, zmm28
    vpmadd52luq zmm25, zmm9, zmm24
    vpmadd52huq zmm10, zmm11, zmm14
    vpmadd52huq zmm29, zmm31, zmm4
    vpmadd52luq zmm6, zmm4, zmm24
    vpmadd52luq zmm25, zmm31, zmm4
    vpmadd52luq zmm5, zmm12, zmm31
    vpmadd52luq zmm29, zmm31, zmm24
    vpmadd52huq zmm21, zmm12, zmm31
    vpmadd52luq zmm8, zmm11, zmm14
    vpmadd52huq zmm23, zmm12, zmm4
    vpmadd52luq zmm10, zmm11, zmm1
    vpxord xmm11, xmm11, xmm11
    vpxord xmm1, xmm1, xmm1
    vpmadd52huq zmm11, zmm9, zmm0
    vpmadd52huq zmm1, zmm31, zmm0
    vpmadd52huq zmm26, zmm20, zmm20
    vpxord xmm30, xmm30, xmm30
    vpmadd52huq zmm30, zmm4, zmm0
    vpmadd52huq zmm11, zmm31, zmm28
    vpmadd52huq zmm1, zmm4, zmm28
    vpmadd52luq zmm21, zmm12, zmm4
    vmovapd zmmword ptr [rdx + 960], zmm26
    vpxord xmm22, xmm22, xmm22
    vpmadd52huq zmm30, zmm24, zmm28
    vpmadd52luq zmm11, zmm31, zmm0
    vpmadd52luq zmm1, zmm4, zmm0
    vpmadd52huq zmm22, zmm24, zmm0
    vpmadd52luq zmm30, zmm24, zmm0
    vpmadd52huq zmm11, zmm4, zmm24
    vpmadd52luq zmm1, zmm24, zmm28
    vpmadd52luq zmm22, zmm28, zmm0
    vpmadd52luq zmm8, zmm13, zmm15
    vpmadd52luq zmm11, zmm4, zmm28
    vpmadd52luq zmm23, zmm12, zmm24
    vpmadd52huq zmm10, zmm13, zmm15
    vpmadd52luq zmm21, zmm9, zmm31
    vpmadd52huq zmm23, zmm9, zmm31
    vpmadd52luq zmm10, zmm13, zmm14
    vpxord xmm14, xmm14, xmm14
    vpaddq zmm7, zmm7, zmm7
    vpmadd52huq zmm14, zmm28, zmm0
    vpaddq zmm8, zmm8, zmm8
    vpmadd52luq zmm7, zmm13, zmm13
    vpmadd52huq zmm8, zmm13, zmm13
    vpaddq zmm13, zmm29, zmm29
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq zmm13, zmm4, zmm4
    vpaddq zmm10, zmm10, zmm10
    vpmadd52luq zmm27, zmm2, zmm2
    vpaddq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm15, zmm15
    vmovapd zmmword ptr [rdx + 256], zmm7
    vpaddq zmm7, zmm6, zmm6
    vpxord xmm6, xmm6, xmm6
    vpmadd52huq zmm7, zmm4, zmm4
    vmovapd zmmword ptr [rdx + 320], zmm8
    vpaddq zmm8, zmm11, zmm11
    vpaddq zmm11, zmm1, zmm1
    vpmadd52luq zmm8, zmm24, zmm24
    vpaddq zmm1, zmm30, zmm30
    vpmadd52huq zmm11, zmm24, zmm24
    vpaddq zmm18, zmm22, zmm22
    vpmadd52luq zmm1, zmm28, zmm28
    vmovapd zmmword ptr [rdx + 448], zmm3
    vpaddq zmm3, zmm14, zmm14
    vpmadd52huq zmm18, zmm28, zmm28
    vpmadd52luq zmm3, zmm0, zmm0
    vpaddq zmm14, zmm27, zmm27
    vmovapd zmm20, zmmword ptr [rdx + 0]
    vpaddq zmm14, zmm14, zmm14
    vpmadd52huq zmm6, zmm0, zmm0
    vpaddq zmm0, zmm16, zmm16
    vpmadd52luq zmm23, zmm9, zmm4
    vpaddq zmm4, zmm27, zmm20
    vpmadd52huq zmm0, zmm2, zmm2
    vpaddq zmm2, zmm14, zmm27
    vmovapd zmmword ptr [rdx + 1024], zmm4
    vpmadd52luq zmm10, zmm15, zmm15
    vpsubq zmm14, zmm20, zmm2
    vmovapd zmmword ptr [rdx + 0], zmm14
    vpaddq zmm4, zmm19, zmm19
    vmovapd zmm15, zmmword ptr [rdx + 64]
    vpaddq zmm2, zmm0, zmm0
    vpmadd52luq zmm4, zmm12, zmm12
    vpaddq zmm14, zmm2, zmm2
    vmovapd zmmword ptr [rdx + 384], zmm10
    vpaddq zmm2, zmm0, zmm15
    vpaddq zmm10, zmm14, zmm0
    vmovapd zmmword ptr [rdx + 1088], zmm2
    vmovapd zmm14, zmmword ptr [rdx + 128]
    vpsubq zmm0, zmm15, zmm10
    vmovapd zmmword ptr [rdx + 64], zmm0
    vpaddq zmm2, zmm4, zmm4
    vpaddq zmm15, zmm2, zmm2
    vpaddq zmm10, zmm4, zmm14
    vpaddq zmm0, zmm15, zmm4
    vmovapd zmmword ptr [rdx + 1152], zmm10
    vpaddq zmm2, zmm17, zmm17
    vpaddq zmm15, zmm25, zmm25
    vpmadd52huq zmm2, zmm12, zmm12
    vpsubq zmm4, zmm14, zmm0
    vmovapd zmm10, zmmword ptr [rdx + 512]
    vpmadd52huq zmm15, zmm31, zmm31
    vmovapd zmmword ptr [rdx + 128], zmm4
    vpaddq zmm12, zmm5, zmm5
    vpmadd52luq zmm12, zmm9, zmm9
    vpaddq zmm14, zmm13, zmm10
    vmovapd zmmword ptr [rdx + 1536], zmm14
    vpaddq zmm0, zmm13, zmm13
    vmovapd zmm4, zmmword ptr [rdx + 576]
    vpaddq zmm5, zmm0, zmm0
    vpaddq zmm14, zmm5, zmm13
    vpsubq zmm0, zmm10, zmm14
    vmovapd zmmword ptr [rdx + 512], zmm0
    vpaddq zmm5, zmm7, zmm4
    vmovapd zmmword ptr [rdx + 1600], zmm5
    vpaddq zmm13, zmm7, zmm7
    vmovapd zmm10, zmmword ptr [rdx + 640]
    vpaddq zmm14, zmm13, zmm13
    vpaddq zmm0, zmm14, zmm7
    vpsubq zmm5, zmm4, zmm0
    vmovapd zmmword ptr [rdx + 576], zmm5
    vpaddq zmm13, zmm8, zmm10
    vmovapd zmmword ptr [rdx + 1664], zmm13
    vpaddq zmm14, zmm8, zmm8
    vmovapd zmm7, zmmword ptr [rdx + 704]
    vpaddq zmm4, zmm14, zmm14
    vpaddq zmm0, zmm4, zmm8
    vpsubq zmm5, zmm10, zmm0
    vmovapd zmmword ptr [rdx + 640], zmm5
    vpaddq zmm13, zmm11, zmm7
    vmovapd zmmword ptr [rdx + 1728], zmm13
    vpaddq zmm14, zmm11, zmm11
    vmovapd zmm4, zmmword ptr [rdx + 768]
    vpaddq zmm8, zmm14, zmm14
    vpaddq zmm10, zmm8, zmm11
    vpsubq zmm0, zmm7, zmm10
    vmovapd zmmword ptr [rdx + 704], zmm0
    vpaddq zmm5, zmm1, zmm4
    vmovapd zmmword ptr [rdx + 1792], zmm5
    vpaddq zmm13, zmm1, zmm1
    vmovapd zmm14, zmmword ptr [rdx + 832]
    vpaddq zmm8, zmm13, zmm13
    vpaddq zmm11, zmm8, zmm1
    vpsubq zmm7, zmm4, zmm11
    vmovapd zmmword ptr [rdx + 768], zmm7
    vpaddq zmm10, zmm18, zmm14
    vmovapd zmmword ptr [rdx + 1856], zmm10
    vpaddq zmm0, zmm18, zmm18
    vmovapd zmm5, zmmword ptr [rdx + 896]
    vpaddq zmm13, zmm0, zmm0
    vpaddq zmm8, zmm13, zmm18
    vpsubq zmm1, zmm14, zmm8
    vmovapd zmmword ptr [rdx + 832], zmm1
    vpaddq zmm4, zmm3, zmm5
    vmovapd zmmword ptr [rdx + 1920], zmm4
    vpaddq zmm11, zmm3, zmm3
    vpaddq zmm7, zmm11, zmm11
    vpaddq zmm10, zmm7, zmm3
    vpsubq zmm0, zmm5, zmm10
    vmovapd zmmword ptr [rdx + 896], zmm0
    vmovapd zmm13, zmmword ptr [rdx + 192]
    vpaddq zmm14, zmm2, zmm2
    vpaddq zmm8, zmm15, zmm15
    vpaddq zmm1, zmm14, zmm14
    vmovapd zmm4, zmmword ptr [rsi + 0]
    vpaddq zmm11, zmm8, zmm8
    vmovapd zmm7, zmmword ptr [rsi + 64]
    vpaddq zmm3, zmm2, zmm13
    vmovapd zmm5, zmmword ptr [rsi + 128]
    vpaddq zmm10, zmm1, zmm2
    vmovapd zmm0, zmmword ptr [rsi + 192]
    vmovapd zmmword ptr [rdx + 1216], zmm3
    vmovapd zmm14, zmmword ptr [rsi + 256]
    vpaddq zmm8, zmm4, zmmword ptr [rsi + 512]
    vmovapd zmm1, zmmword ptr [rsi + 320]
    vpaddq zmm2, zmm7, zmmword ptr [rsi + 576]
    vmovapd zmm3, zmmword ptr [rsi + 384]
    vpaddq zmm4, zmm5, zmmword ptr [rsi + 640]
    vmovapd zmm7, zmmword ptr [rsi + 448]
    vpaddq zmm5, zmm0, zmmword ptr [rsi + 704]
    vpaddq zmm0, zmm14, zmmword ptr [rsi + 768]
    vpaddq zmm14, zmm1, zmmword ptr [rsi + 832]
    vpaddq zmm1, zmm3, zmmword ptr [rsi + 896]
    vpaddq zmm3, zmm7, zmmword ptr [rsi + 960]
    vpsraq zmm7, zmm8, 52
    vpaddq zmm7, zmm7, zmm2
    vpsraq zmm2, zmm7, 52
    vpaddq zmm2, zmm2, zmm4
    vpsraq zmm4, zmm2, 52
    vpaddq zmm4, zmm4, zmm5
    vpsraq zmm5, zmm4, 52
    vpaddq zmm5, zmm5, zmm0
    vpsraq zmm0, zmm5, 52
    vpaddq zmm0, zmm0, zmm14
    vpsraq zmm14, zmm0, 52
    vpaddq zmm14, zmm14, zmm1
    vpsraq zmm1, zmm14, 52
    vpaddq zmm1, zmm1, zmm3
    vpxord xmm3, xmm3, xmm3
    vpmadd52luq zmm3, zmm8, zmm7
    vpxord xmm26, xmm26, xmm26
    vpmadd52huq zmm26, zmm8, zmm7
    vpaddq zmm11, zmm11, zmm15
    vpxord xmm29, xmm29, xmm29
    vmovapd zmm30, zmmword ptr [rdx + 448]
    vpmadd52huq zmm29, zmm8, zmm2
    vpsubq zmm13, zmm13, zmm10
    vpxord xmm10, xmm10, xmm10
    vpmadd52huq zmm10, zmm8, zmm4
    vpaddq zmm15, zmm15, zmm30
    vpxord xmm24, xmm24, xmm24
    vmovapd zmmword ptr [rdx + 192], zmm13
    vpmadd52huq zmm24, zmm8, zmm5
    vpxord xmm13, xmm13, xmm13
    vpsubq zmm11, zmm30, zmm11
    vmovapd zmmword ptr [rdx + 1472], zmm15
    vpxord xmm15, xmm15, xmm15
    vpmadd52huq zmm15, zmm8, zmm14
    vmovapd zmmword ptr [rdx + 448], zmm11
    vpxord xmm11, xmm11, xmm11
    vpaddq zmm22, zmm12, zmm12
    vpmadd52huq zmm11, zmm8, zmm1
    vmovapd zmm28, zmmword ptr [rdx + 256]
    vpaddq zmm16, zmm22, zmm22
    vpmadd52luq zmm26, zmm8, zmm2
    vpaddq zmm27, zmm6, zmm6
    vpmadd52luq zmm29, zmm8, zmm4
    vpaddq zmm20, zmm12, zmm28
    vpmadd52luq zmm15, zmm8, zmm1
    vpaddq zmm12, zmm16, zmm12
    vmovapd zmmword ptr [rdx + 1280], zmm20
    vpmadd52huq zmm11, zmm7, zmm14
    vpaddq zmm19, zmm27, zmm27
    vpxord xmm17, xmm17, xmm17
    vpmadd52huq zmm17, zmm7, zmm1
    vpaddq zmm25, zmm21, zmm21
    vpmadd52luq zmm10, zmm8, zmm5
    vpsubq zmm12, zmm28, zmm12
    vmovapd zmm18, zmmword ptr [rdx + 960]
    vpmadd52huq zmm15, zmm7, zmm0
    vpaddq zmm30, zmm19, zmm6
    vmovapd zmmword ptr [rdx + 256], zmm12
    vpmadd52luq zmm11, zmm7, zmm1
    vpaddq zmm12, zmm6, zmm18
    vpmadd52huq zmm17, zmm2, zmm14
    vpxord xmm6, xmm6, xmm6
    vpsubq zmm22, zmm18, zmm30
    vmovapd zmmword ptr [rdx + 1984], zmm12
    vpmadd52huq zmm6, zmm2, zmm1
    vmovapd zmmword ptr [rdx + 960], zmm22
    vpaddq zmm12, zmm23, zmm23
    vpmadd52luq zmm15, zmm7, zmm14
    vpmadd52huq zmm11, zmm2, zmm0
    vpmadd52luq zmm17, zmm2, zmm1
    vpxord xmm16, xmm16, xmm16
    vpmadd52huq zmm6, zmm4, zmm14
    vpmadd52huq zmm16, zmm4, zmm1
    vpmadd52luq zmm11, zmm2, zmm14
    vpmadd52huq zmm17, zmm4, zmm0
    vpmadd52luq zmm6, zmm4, zmm1
    vpmadd52huq zmm16, zmm5, zmm14
    vpxord xmm20, xmm20, xmm20
    vpmadd52huq zmm20, zmm5, zmm1
    vpmadd52huq zmm11, zmm4, zmm5
    vpmadd52luq zmm17, zmm4, zmm14
    vpmadd52huq zmm6, zmm5, zmm0
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq zmm16, zmm5, zmm1
    vpmadd52huq zmm20, zmm0, zmm14
    vpxord xmm21, xmm21, xmm21
    vpmadd52huq zmm27, zmm0, zmm1
    vpaddq zmm3, zmm3, zmm3
    vpmadd52luq zmm11, zmm4, zmm0
    vpaddq zmm28, zmm26, zmm26
    vpmadd52luq zmm17, zmm5, zmm0
    vpmadd52luq zmm6, zmm5, zmm14
    vpmadd52luq zmm16, zmm0, zmm14
    vpmadd52luq zmm20, zmm0, zmm1
    vpaddq zmm11, zmm11, zmm11
    vpmadd52luq zmm27, zmm14, zmm1
    vpaddq zmm19, zmm17, zmm17
    vpmadd52huq zmm21, zmm14, zmm1
    vpaddq zmm6, zmm6, zmm6
    vpaddq zmm18, zmm16, zmm16
    vpmadd52huq zmm15, zmm2, zmm5
    vpxord xmm30, xmm30, xmm30
    vpaddq zmm22, zmm20, zmm20
    vpmadd52luq zmm30, zmm8, zmm8
    vpaddq zmm23, zmm27, zmm27
    vpmadd52huq zmm3, zmm8, zmm8
    vpaddq zmm26, zmm21, zmm21
    vpmadd52luq zmm28, zmm7, zmm7
    vpmadd52luq zmm15, zmm2, zmm0
    vpmadd52luq zmm29, zmm7, zmm2
    vpmadd52luq zmm11, zmm5, zmm5
    vpmadd52huq zmm19, zmm5, zmm5
    vpmadd52luq zmm6, zmm0, zmm0
    vpmadd52huq zmm18, zmm0, zmm0
    vpaddq zmm17, zmm29, zmm29
    vmovapd zmm16, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm22, zmm14, zmm14
    vmovapd zmm20, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm23, zmm14, zmm14
    vpxord xmm27, xmm27, xmm27
    vmovapd zmm21, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm26, zmm1, zmm1
    vpsubq zmm29, zmm30, zmm16
    vpsubq zmm3, zmm3, zmm20
    vpmadd52luq zmm15, zmm4, zmm5
    vpsubq zmm30, zmm28, zmm21
    vmovapd zmm16, zmmword ptr [rdx + 1536]
    vpmadd52huq zmm13, zmm8, zmm0
    vmovapd zmm20, zmmword ptr [rdx + 1600]
    vpmadd52luq zmm24, zmm8, zmm0
    vpmadd52huq zmm10, zmm7, zmm2
    vmovapd zmm28, zmmword ptr [rdx + 1664]
    vpmadd52huq zmm17, zmm7, zmm7
    vpsubq zmm11, zmm11, zmm16
    vmovapd zmm21, zmmword ptr [rdx + 1728]
    vpsubq zmm16, zmm19, zmm20
    vpmadd52luq zmm13, zmm8, zmm14
    vmovapd zmm8, zmmword ptr [rdx + 1792]
    vpsubq zmm14, zmm6, zmm28
    vpmadd52huq zmm24, zmm7, zmm4
    vmovapd zmm6, zmmword ptr [rdx + 1856]
    vpsubq zmm19, zmm18, zmm21
    vpmadd52luq zmm10, zmm7, zmm4
    vmovapd zmm20, zmmword ptr [rdx + 1920]
    vpsubq zmm8, zmm22, zmm8
    vpmadd52huq zmm25, zmm9, zmm9
    vpsubq zmm21, zmm23, zmm6
    vpmadd52huq zmm13, zmm7, zmm5
    vpsubq zmm22, zmm26, zmm20
    vpmadd52huq zmm11, zmm29, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm16, zmm29, qword ptr [rdi + 72]{1to8}
    vpsraq zmm9, zmm29, 52
    vpmadd52huq zmm14, zmm29, qword ptr [rdi + 80]{1to8}
    vmovapd zmm6, zmmword ptr [rdx + 1216]
    vpaddq zmm3, zmm3, zmm9
    vpmadd52huq zmm19, zmm29, qword ptr [rdi + 88]{1to8}
    vpaddq zmm9, zmm15, zmm15
    vpmadd52huq zmm8, zmm29, qword ptr [rdi + 96]{1to8}
    vpsubq zmm15, zmm17, zmm6
    vpmadd52huq zmm21, zmm29, qword ptr [rdi + 104]{1to8}
    vpaddq zmm6, zmm10, zmm10
    vpmadd52huq zmm22, zmm29, qword ptr [rdi + 112]{1to8}
    vpaddq zmm10, zmm25, zmm25
    vpmadd52luq zmm11, zmm29, qword ptr [rdi + 72]{1to8}
    vpsraq zmm28, zmm3, 52
    vpmadd52luq zmm16, zmm29, qword ptr [rdi + 80]{1to8}
    vmovapd zmm18, zmmword ptr [rdx + 320]
    vpaddq zmm23, zmm30, zmm28
    vpmadd52luq zmm14, zmm29, qword ptr [rdi + 88]{1to8}
    vpaddq zmm10, zmm10, zmm10
    vpmadd52luq zmm19, zmm29, qword ptr [rdi + 96]{1to8}
    vpaddq zmm26, zmm25, zmm18
    vpmadd52luq zmm8, zmm29, qword ptr [rdi + 104]{1to8}
    vpaddq zmm10, zmm10, zmm25
    vmovapd zmmword ptr [rdx + 1344], zmm26
    vpmadd52luq zmm21, zmm29, qword ptr [rdi + 112]{1to8}
    vpsubq zmm10, zmm18, zmm10
    vpmadd52luq zmm22, zmm29, qword ptr [rdi + 120]{1to8}
    vmovapd zmmword ptr [rdx + 320], zmm10
    vpmadd52huq zmm11, zmm3, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm16, zmm3, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm14, zmm3, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm19, zmm3, qword ptr [rdi + 152]{1to8}
    vpsraq zmm10, zmm23, 52
    vpmadd52huq zmm8, zmm3, qword ptr [rdi + 160]{1to8}
    vpaddq zmm15, zmm15, zmm10
    vpmadd52huq zmm21, zmm3, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm22, zmm3, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm11, zmm3, qword ptr [rdi + 136]{1to8}
    vpmadd52luq zmm16, zmm3, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm14, zmm3, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm19, zmm3, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm8, zmm3, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm21, zmm3, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm22, zmm3, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm11, zmm23, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm16, zmm23, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm14, zmm23, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm19, zmm23, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm8, zmm23, qword ptr [rdi + 224]{1to8}
    vpmadd52huq zmm21, zmm23, qword ptr [rdi + 232]{1to8}
    vpsraq zmm10, zmm15, 52
    vpmadd52huq zmm22, zmm23, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm9, zmm4, zmm4
    vmovapd zmm20, zmmword ptr [rdx + 1472]
    vpmadd52luq zmm11, zmm23, qword ptr [rdi + 200]{1to8}
    vpmadd52luq zmm16, zmm23, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm14, zmm23, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm19, zmm23, qword ptr [rdi + 224]{1to8}
    vpsubq zmm9, zmm9, zmm20
    vpmadd52luq zmm8, zmm23, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm21, zmm23, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm22, zmm23, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm9, zmm29, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm11, zmm15, qword ptr [rdi + 256]{1to8}
    vpmadd52luq zmm24, zmm7, zmm5
    vpmadd52huq zmm16, zmm15, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm14, zmm15, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm19, zmm15, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm8, zmm15, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm21, zmm15, qword ptr [rdi + 296]{1to8}
    vpmadd52huq zmm22, zmm15, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm6, zmm2, zmm2
    vmovapd zmm17, zmmword ptr [rdx + 1280]
    vpmadd52luq zmm13, zmm7, zmm0
    vpmadd52huq zmm27, zmm1, zmm1
    vpmadd52luq zmm9, zmm3, qword ptr [rdi + 128]{1to8}
    vpmadd52luq zmm11, zmm15, qword ptr [rdi + 264]{1to8}
    vmovapd zmm7, zmmword ptr [rdx + 1984]
    vpsubq zmm0, zmm6, zmm17
    vpmadd52luq zmm24, zmm2, zmm4
    vpaddq zmm1, zmm0, zmm10
    vpmadd52luq zmm16, zmm15, qword ptr [rdi + 272]{1to8}
    vpsubq zmm6, zmm27, zmm7
    vpmadd52luq zmm14, zmm15, qword ptr [rdi + 280]{1to8}
    vpsraq zmm0, zmm1, 52
    vpmadd52luq zmm19, zmm15, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm8, zmm15, qword ptr [rdi + 296]{1to8}
    vpaddq zmm10, zmm24, zmm24
    vpmadd52luq zmm21, zmm15, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm22, zmm15, qword ptr [rdi + 312]{1to8}
    vpmadd52huq zmm13, zmm2, zmm4
    vpmadd52luq zmm9, zmm23, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rdi + 320]{1to8}
    vpmadd52luq zmm12, zmm31, zmm31
    vpmadd52huq zmm6, zmm29, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm16, zmm1, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rdi + 344]{1to8}
    vmovapd zmm7, zmmword ptr [rdx + 384]
    vpaddq zmm30, zmm12, zmm12
    vpmadd52huq zmm8, zmm1, qword ptr [rdi + 352]{1to8}
    vpaddq zmm28, zmm30, zmm30
    vpmadd52huq zmm21, zmm1, qword ptr [rdi + 360]{1to8}
    vpaddq zmm25, zmm12, zmm7
    vpmadd52huq zmm22, zmm1, qword ptr [rdi + 368]{1to8}
    vpaddq zmm12, zmm28, zmm12
    vmovapd zmmword ptr [rdx + 1408], zmm25
    vpmadd52huq zmm10, zmm2, zmm2
    vpsubq zmm7, zmm7, zmm12
    vpmadd52luq zmm13, zmm2, zmm5
    vmovapd zmm12, zmmword ptr [rdx + 1344]
    vmovapd zmmword ptr [rdx + 384], zmm7
    vpmadd52luq zmm9, zmm15, qword ptr [rdi + 256]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm6, zmm3, qword ptr [rdi + 184]{1to8}
    vpsubq zmm2, zmm10, zmm12
    vpmadd52luq zmm16, zmm1, qword ptr [rdi + 336]{1to8}
    vpaddq zmm5, zmm2, zmm0
    vpmadd52luq zmm14, zmm1, qword ptr [rdi + 344]{1to8}
    vpaddq zmm7, zmm13, zmm13
    vpmadd52luq zmm19, zmm1, qword ptr [rdi + 352]{1to8}
    vpsraq zmm3, zmm5, 52
    vpmadd52luq zmm8, zmm1, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm11, zmm5, qword ptr [rdi + 384]{1to8}
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq zmm7, zmm4, zmm4
    vmovapd zmm12, zmmword ptr [rdx + 1408]
    vpmadd52huq zmm6, zmm23, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm16, zmm5, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm14, zmm5, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm19, zmm5, qword ptr [rdi + 408]{1to8}
    vpsubq zmm2, zmm7, zmm12
    vpmadd52huq zmm8, zmm5, qword ptr [rdi + 416]{1to8}
    vpaddq zmm0, zmm2, zmm3
    vpmadd52huq zmm21, zmm5, qword ptr [rdi + 424]{1to8}
    vpsraq zmm13, zmm0, 52
    vpmadd52huq zmm22, zmm5, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm9, zmm5, qword ptr [rdi + 384]{1to8}
    vpmadd52luq zmm11, zmm5, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm6, zmm15, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm16, zmm5, qword ptr [rdi + 400]{1to8}
    vmovapd zmm4, zmmword ptr [rdx + 448]
    vpmadd52luq zmm14, zmm5, qword ptr [rdi + 408]{1to8}
    vmovapd zmm7, zmmword ptr [rdx + 512]
    vpaddq zmm12, zmm9, zmm13
    vpmadd52luq zmm19, zmm5, qword ptr [rdi + 416]{1to8}
    vmovapd zmm2, zmmword ptr [rdx + 576]
    vpmadd52luq zmm8, zmm5, qword ptr [rdi + 424]{1to8}
    vpaddq zmm3, zmm4, qword ptr [r8 + 0]{1to8}
    vmovapd zmm15, zmmword ptr [rdx + 640]
    vpaddq zmm9, zmm7, qword ptr [r8 + 8]{1to8}
    vpmadd52luq zmm21, zmm5, qword ptr [rdi + 432]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 704]
    vpaddq zmm25, zmm2, qword ptr [r8 + 16]{1to8}
    vpmadd52luq zmm22, zmm5, qword ptr [rdi + 440]{1to8}
    vmovapd zmm4, zmmword ptr [rdx + 768]
    vpaddq zmm26, zmm15, qword ptr [r8 + 24]{1to8}
    vpmadd52huq zmm11, zmm0, qword ptr [rdi + 448]{1to8}
    vmovapd zmm7, zmmword ptr [rdx + 832]
    vpaddq zmm27, zmm13, qword ptr [r8 + 32]{1to8}
    vmovapd zmm2, zmmword ptr [rdx + 0]
    vpmadd52huq zmm6, zmm1, qword ptr [rdi + 376]{1to8}
    vmovapd zmm15, zmmword ptr [rdx + 896]
    vpaddq zmm28, zmm4, qword ptr [r8 + 40]{1to8}
    vpmadd52luq zmm12, zmm0, qword ptr [rdi + 448]{1to8}
    vpaddq zmm29, zmm7, qword ptr [r8 + 48]{1to8}
    vpmadd52huq zmm9, zmm2, qword ptr [rdi + 64]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 64]
    vpaddq zmm30, zmm15, qword ptr [r8 + 56]{1to8}
    vpmadd52huq zmm25, zmm2, qword ptr [rdi + 72]{1to8}
    vpsraq zmm1, zmm2, 52
    vmovapd zmm4, zmmword ptr [rdx + 960]
    vpmadd52huq zmm26, zmm2, qword ptr [rdi + 80]{1to8}
    vpaddq zmm7, zmm13, zmm1
    vbroadcastsd zmm15, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpmadd52huq zmm27, zmm2, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm9, zmm2, qword ptr [rdi + 72]{1to8}
    vpaddq zmm31, zmm4, qword ptr [r8 + 64]{1to8}
    vpmadd52huq zmm28, zmm2, qword ptr [rdi + 96]{1to8}
    vpaddq zmm13, zmm12, zmm15
    vpmadd52huq zmm29, zmm2, qword ptr [rdi + 104]{1to8}
    vpsraq zmm1, zmm13, 52
    vmovapd zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm30, zmm2, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm25, zmm2, qword ptr [rdi + 80]{1to8}
    vpsraq zmm13, zmm7, 52
    vpmadd52luq zmm26, zmm2, qword ptr [rdi + 88]{1to8}
    vpaddq zmm4, zmm4, zmm13
    vpmadd52luq zmm27, zmm2, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm28, zmm2, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm29, zmm2, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm30, zmm2, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm9, zmm7, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm25, zmm7, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm26, zmm7, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm27, zmm7, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm28, zmm7, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm9, zmm7, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm29, zmm7, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm25, zmm7, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm30, zmm7, qword ptr [rdi + 176]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 192]
    vpmadd52luq zmm26, zmm7, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm27, zmm7, qword ptr [rdi + 160]{1to8}
    vpsraq zmm18, zmm4, 52
    vpmadd52luq zmm28, zmm7, qword ptr [rdi + 168]{1to8}
    vpaddq zmm13, zmm13, zmm18
    vpmadd52luq zmm29, zmm7, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm30, zmm7, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm9, zmm4, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm25, zmm4, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm26, zmm4, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm3, zmm2, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm27, zmm4, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm9, zmm4, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm28, zmm4, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm25, zmm4, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm29, zmm4, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm26, zmm4, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm30, zmm4, qword ptr [rdi + 240]{1to8}
    vmovapd zmm20, zmmword ptr [rdx + 256]
    vpmadd52luq zmm27, zmm4, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm28, zmm4, qword ptr [rdi + 232]{1to8}
    vpsraq zmm17, zmm13, 52
    vpmadd52luq zmm29, zmm4, qword ptr [rdi + 240]{1to8}
    vpaddq zmm24, zmm20, zmm17
    vpmadd52luq zmm30, zmm4, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm9, zmm13, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm25, zmm13, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm3, zmm7, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm26, zmm13, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm9, zmm13, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm27, zmm13, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm25, zmm13, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm28, zmm13, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm26, zmm13, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm29, zmm13, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm27, zmm13, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm30, zmm13, qword ptr [rdi + 304]{1to8}
    vmovapd zmm23, zmmword ptr [rdx + 320]
    vpmadd52luq zmm28, zmm13, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm29, zmm13, qword ptr [rdi + 304]{1to8}
    vpsraq zmm18, zmm24, 52
    vpmadd52luq zmm3, zmm4, qword ptr [rdi + 192]{1to8}
    vpaddq zmm20, zmm23, zmm18
    vpmadd52luq zmm30, zmm13, qword ptr [rdi + 312]{1to8}
    vpmadd52huq zmm9, zmm24, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm31, zmm2, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm25, zmm24, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm26, zmm24, qword ptr [rdi + 336]{1to8}
    vpmadd52luq zmm3, zmm13, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm27, zmm24, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm9, zmm24, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm28, zmm24, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm31, zmm7, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm29, zmm24, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm25, zmm24, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm30, zmm24, qword ptr [rdi + 368]{1to8}
    vmovapd zmm2, zmmword ptr [rdx + 384]
    vpmadd52luq zmm26, zmm24, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm27, zmm24, qword ptr [rdi + 352]{1to8}
    vpsraq zmm7, zmm20, 52
    vpmadd52luq zmm28, zmm24, qword ptr [rdi + 360]{1to8}
    vpaddq zmm2, zmm2, zmm7
    vpmadd52luq zmm29, zmm24, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm30, zmm24, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm3, zmm24, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm9, zmm20, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm31, zmm4, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm25, zmm20, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm26, zmm20, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm27, zmm20, qword ptr [rdi + 408]{1to8}
    vpmadd52huq zmm28, zmm20, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm3, zmm20, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm29, zmm20, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm9, zmm20, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm30, zmm20, qword ptr [rdi + 432]{1to8}
    vpmadd52huq zmm31, zmm13, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm25, zmm20, qword ptr [rdi + 400]{1to8}
    vpsraq zmm7, zmm2, 52
    vpmadd52luq zmm26, zmm20, qword ptr [rdi + 408]{1to8}
    vpaddq zmm4, zmm3, zmm7
    vpmadd52luq zmm27, zmm20, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm28, zmm20, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm29, zmm20, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm30, zmm20, qword ptr [rdi + 440]{1to8}
    vpmadd52huq zmm9, zmm2, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm16, zmm0, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm14, zmm0, qword ptr [rdi + 464]{1to8}
    vpmadd52huq zmm19, zmm0, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm8, zmm0, qword ptr [rdi + 480]{1to8}
    vpmadd52huq zmm21, zmm0, qword ptr [rdi + 488]{1to8}
    vpmadd52huq zmm22, zmm0, qword ptr [rdi + 496]{1to8}
    vpmadd52huq zmm31, zmm24, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm4, zmm2, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm25, zmm2, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm26, zmm2, qword ptr [rdi + 464]{1to8}
    vpxord xmm13, xmm13, xmm13
    vpmadd52huq zmm27, zmm2, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm28, zmm2, qword ptr [rdi + 480]{1to8}
    vpaddq zmm3, zmm4, zmm15
    vpmadd52huq zmm29, zmm2, qword ptr [rdi + 488]{1to8}
    vpsraq zmm7, zmm3, 52
    vpmadd52huq zmm30, zmm2, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm11, zmm0, qword ptr [rdi + 456]{1to8}
    vpmadd52luq zmm9, zmm2, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm6, zmm5, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm16, zmm0, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm14, zmm0, qword ptr [rdi + 472]{1to8}
    vpaddq zmm3, zmm11, zmm1
    vpmadd52luq zmm19, zmm0, qword ptr [rdi + 480]{1to8}
    vpaddq zmm24, zmm9, zmm7
    vpmadd52luq zmm8, zmm0, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm21, zmm0, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm22, zmm0, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm10, zmm12, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm31, zmm20, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm25, zmm2, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm26, zmm2, qword ptr [rdi + 472]{1to8}
    vpmadd52luq zmm27, zmm2, qword ptr [rdi + 480]{1to8}
    vpmadd52luq zmm28, zmm2, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm29, zmm2, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm30, zmm2, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm13, zmm4, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm6, zmm0, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm3, zmm10, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm16, zmm10, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm14, zmm10, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm19, zmm10, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm8, zmm10, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm21, zmm10, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm22, zmm10, qword ptr [rdi + 48]{1to8}
    vpmadd52huq zmm31, zmm2, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm24, zmm13, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm25, zmm13, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm26, zmm13, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm27, zmm13, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm28, zmm13, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm29, zmm13, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm30, zmm13, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm3, zmm10, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm16, zmm10, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm14, zmm10, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm19, zmm10, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm8, zmm10, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm21, zmm10, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm22, zmm10, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm6, zmm10, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm24, zmm13, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm25, zmm13, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm26, zmm13, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm27, zmm13, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm28, zmm13, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm29, zmm13, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm30, zmm13, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm31, zmm13, qword ptr [rdi + 56]{1to8}
    vmovdqa64 zmm17, zmm16
    vmovdqa64 zmm16, zmm3
    vmovdqa64 zmm18, zmm14
    vmovdqa64 zmm20, zmm8
    vmovdqa64 zmm23, zmm6
    ret
.globl msmith_0_1_0_ifma_fold_mul_5
.p2align 6
msmith_0_1_0_ifma_fold_mul_5:
    cmp qword ptr [rdi + 248], 1024
    jae msmith_0_1_0_ifma_long_fold_mul_5
    vmovapd zmm5, zmmword ptr [rsi + 0]
    vpsraq zmm6, zmm5, 52
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vpxord xmm9, xmm9, xmm9
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpxord xmm25, xmm25, xmm25
    vpmadd52huq zmm25, zmm0, zmm5
    vpxord xmm24, xmm24, xmm24
    vpaddq zmm10, zmm6, zmmword ptr [rsi + 64]
    vpmadd52luq zmm24, zmm0, zmm5
    vpsraq zmm11, zmm10, 52
    vpmadd52huq zmm26, zmm0, zmm10
    vpxord xmm12, xmm12, xmm12
    vpaddq zmm13, zmm11, zmmword ptr [rsi + 128]
    vpsraq zmm14, zmm13, 52
    vpmadd52huq zmm27, zmm0, zmm13
    vpaddq zmm15, zmm14, zmmword ptr [rsi + 192]
    vpmadd52luq zmm25, zmm0, zmm10
    vpsraq zmm16, zmm15, 52
    vpmadd52huq zmm8, zmm0, zmm15
    vpaddq zmm17, zmm16, zmmword ptr [rsi + 256]
    vpmadd52luq zmm26, zmm0, zmm13
    vpmadd52huq zmm7, zmm0, zmm17
    vpsraq zmm18, zmm0, 52
    vpaddq zmm19, zmm18, zmm1
    vpmadd52luq zmm27, zmm0, zmm15
    vpmadd52huq zmm9, zmm19, zmm17
    vpsraq zmm20, zmm19, 52
    vpaddq zmm21, zmm20, zmm2
    vpmadd52luq zmm8, zmm0, zmm17
    vpxord xmm22, xmm22, xmm22
    vpmadd52huq zmm7, zmm19, zmm15
    vpsraq zmm23, zmm21, 52
    vpaddq zmm6, zmm23, zmm3
    vpmadd52huq zmm12, zmm21, zmm17
    vpmadd52huq zmm9, zmm21, zmm15
    vpsraq zmm11, zmm6, 52
    vpaddq zmm14, zmm11, zmm4
    vpmadd52huq zmm8, zmm19, zmm13
    vpmadd52luq zmm7, zmm19, zmm17
    vpmadd52huq zmm12, zmm6, zmm15
    vpmadd52luq zmm9, zmm21, zmm17
    vpmadd52luq zmm8, zmm19, zmm15
    vpmadd52huq zmm7, zmm21, zmm13
    vpmadd52huq zmm27, zmm19, zmm10
    vpmadd52huq zmm9, zmm6, zmm13
    vpmadd52huq zmm8, zmm21, zmm10
    vpmadd52luq zmm7, zmm21, zmm15
    vpmadd52luq zmm12, zmm6, zmm17
    vpmadd52luq zmm9, zmm6, zmm15
    vpmadd52luq zmm8, zmm21, zmm13
    vpmadd52huq zmm7, zmm6, zmm10
    vpmadd52huq zmm22, zmm6, zmm17
    vpmadd52huq zmm9, zmm14, zmm10
    vpmadd52luq zmm27, zmm19, zmm13
    vpmadd52luq zmm7, zmm6, zmm13
    vpmadd52huq zmm12, zmm14, zmm13
    vpmadd52huq zmm8, zmm6, zmm5
    vpmadd52luq zmm9, zmm14, zmm13
    vpxord xmm16, xmm16, xmm16
    vpmadd52huq zmm7, zmm14, zmm5
    vpmadd52huq zmm22, zmm14, zmm15
    vpmadd52huq zmm26, zmm19, zmm5
    vpmadd52huq zmm27, zmm21, zmm5
    vpmadd52luq zmm7, zmm14, zmm10
    vpmadd52luq zmm12, zmm14, zmm15
    vpmadd52luq zmm8, zmm6, zmm10
    vpmadd52luq zmm22, zmm14, zmm17
    vpsraq zmm18, zmm7, 52
    vpmadd52luq zmm26, zmm19, zmm10
    vpaddq zmm1, zmm9, zmm18
    vpmadd52luq zmm27, zmm21, zmm10
    vpsraq zmm20, zmm1, 52
    vpmadd52huq zmm16, zmm14, zmm17
    vpaddq zmm2, zmm12, zmm20
    vpmadd52luq zmm8, zmm14, zmm5
    vpsraq zmm0, zmm2, 52
    vpmadd52luq zmm25, zmm19, zmm5
    vpaddq zmm23, zmm22, zmm0
    vpmadd52luq zmm26, zmm21, zmm5
    vpmadd52luq zmm27, zmm6, zmm5
    vpsraq zmm3, zmm23, 52
    vpaddq zmm11, zmm16, zmm3
    vpmadd52huq zmm8, zmm23, qword ptr [rdi + 248]{1to8}
    vpmullq zmm4, zmm11, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm24, zmm7, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm25, zmm7, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rdi + 248]{1to8}
    vbroadcastsd zmm13, qword ptr [rip + msmith_0_1_0_ifma_const + 16]
    vpmadd52huq zmm27, zmm2, qword ptr [rdi + 248]{1to8}
    vpaddq zmm15, zmm8, zmm4
    vpsraq zmm9, zmm15, 47
    vpmadd52luq zmm25, zmm1, qword ptr [rdi + 248]{1to8}
    vpandq zmm28, zmm15, zmm13
    vpmadd52luq zmm26, zmm2, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm27, zmm23, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm24, zmm9, qword ptr [rdi + 256]{1to8}
    ret
.globl msmith_0_1_0_ifma_fold_sqr_5
.p2align 6
msmith_0_1_0_ifma_fold_sqr_5:
    cmp qword ptr [rdi + 248], 1024
    jae msmith_0_1_0_ifma_long_fold_sqr_5
    vpsraq zmm5, zmm0, 52
    vpxord xmm6, xmm6, xmm6
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vpxord xmm9, xmm9, xmm9
    vpxord xmm10, xmm10, xmm10
    vpxord xmm11, xmm11, xmm11
    vpaddq zmm12, zmm5, zmm1
    vpxord xmm13, xmm13, xmm13
    vpsraq zmm14, zmm12, 52
    vpmadd52luq zmm6, zmm0, zmm12
    vpxord xmm15, xmm15, xmm15
    vpaddq zmm16, zmm14, zmm2
    vpmadd52huq zmm7, zmm0, zmm12
    vpsraq zmm17, zmm16, 52
    vpmadd52huq zmm8, zmm0, zmm16
    vpaddq zmm18, zmm17, zmm3
    vpsraq zmm19, zmm18, 52
    vpmadd52huq zmm9, zmm0, zmm18
    vpaddq zmm20, zmm19, zmm4
    vpmadd52luq zmm7, zmm0, zmm16
    vpxord xmm24, xmm24, xmm24
    vpmadd52luq zmm8, zmm0, zmm18
    vpaddq zmm25, zmm6, zmm6
    vpmadd52huq zmm10, zmm0, zmm20
    vpmadd52luq zmm9, zmm0, zmm20
    vpmadd52huq zmm11, zmm12, zmm20
    vpaddq zmm26, zmm7, zmm7
    vpmadd52luq zmm8, zmm12, zmm16
    vpmadd52huq zmm10, zmm12, zmm18
    vpmadd52huq zmm9, zmm12, zmm16
    vpxord xmm21, xmm21, xmm21
    vpmadd52huq zmm11, zmm16, zmm18
    vpmadd52huq zmm13, zmm16, zmm20
    vpaddq zmm27, zmm8, zmm8
    vpmadd52luq zmm10, zmm12, zmm20
    vpmadd52luq zmm9, zmm12, zmm18
    vpmadd52luq zmm11, zmm16, zmm20
    vpmadd52luq zmm13, zmm18, zmm20
    vpmadd52luq zmm10, zmm16, zmm18
    vpmadd52huq zmm15, zmm18, zmm20
    vpaddq zmm22, zmm9, zmm9
    vpaddq zmm23, zmm11, zmm11
    vpmadd52luq zmm24, zmm0, zmm0
    vpaddq zmm5, zmm13, zmm13
    vpmadd52huq zmm25, zmm0, zmm0
    vpaddq zmm1, zmm10, zmm10
    vpmadd52luq zmm26, zmm12, zmm12
    vpaddq zmm14, zmm15, zmm15
    vpmadd52huq zmm27, zmm12, zmm12
    vpmadd52luq zmm22, zmm16, zmm16
    vpmadd52huq zmm1, zmm16, zmm16
    vpmadd52luq zmm23, zmm18, zmm18
    vpmadd52huq zmm5, zmm18, zmm18
    vpmadd52luq zmm14, zmm20, zmm20
    vpmadd52huq zmm21, zmm20, zmm20
    vpsraq zmm2, zmm1, 52
    vpaddq zmm17, zmm23, zmm2
    vpmadd52luq zmm24, zmm1, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rdi + 248]{1to8}
    vpsraq zmm3, zmm17, 52
    vpaddq zmm19, zmm5, zmm3
    vpmadd52huq zmm26, zmm17, qword ptr [rdi + 248]{1to8}
    vpsraq zmm4, zmm19, 52
    vpmadd52huq zmm27, zmm19, qword ptr [rdi + 248]{1to8}
    vpaddq zmm6, zmm14, zmm4
    vpmadd52luq zmm25, zmm17, qword ptr [rdi + 248]{1to8}
    vpsraq zmm7, zmm6, 52
    vpmadd52luq zmm26, zmm19, qword ptr [rdi + 248]{1to8}
    vpaddq zmm8, zmm21, zmm7
    vpmadd52luq zmm27, zmm6, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm22, zmm6, qword ptr [rdi + 248]{1to8}
    vpmullq zmm9, zmm8, qword ptr [rdi + 248]{1to8}
    vbroadcastsd zmm11, qword ptr [rip + msmith_0_1_0_ifma_const + 16]
    vpaddq zmm13, zmm22, zmm9
    vpsraq zmm0, zmm13, 47
    vpandq zmm28, zmm13, zmm11
    vpmadd52luq zmm24, zmm0, qword ptr [rdi + 256]{1to8}
    ret
.globl msmith_0_1_0_ifma_long_fold_mul_5
.p2align 6
msmith_0_1_0_ifma_long_fold_mul_5:
    vmovapd zmm5, zmmword ptr [rsi + 0]
    vpsraq zmm6, zmm5, 52
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vpxord xmm9, xmm9, xmm9
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpxord xmm25, xmm25, xmm25
    vpmadd52huq zmm25, zmm0, zmm5
    vpxord xmm24, xmm24, xmm24
    vpaddq zmm10, zmm6, zmmword ptr [rsi + 64]
    vpmadd52luq zmm24, zmm0, zmm5
    vpsraq zmm11, zmm10, 52
    vpmadd52huq zmm26, zmm0, zmm10
    vpxord xmm12, xmm12, xmm12
    vpaddq zmm13, zmm11, zmmword ptr [rsi + 128]
    vpsraq zmm14, zmm13, 52
    vpmadd52huq zmm27, zmm0, zmm13
    vpaddq zmm15, zmm14, zmmword ptr [rsi + 192]
    vpmadd52luq zmm25, zmm0, zmm10
    vpsraq zmm16, zmm15, 52
    vpmadd52huq zmm8, zmm0, zmm15
    vpaddq zmm17, zmm16, zmmword ptr [rsi + 256]
    vpmadd52luq zmm26, zmm0, zmm13
    vpmadd52huq zmm7, zmm0, zmm17
    vpsraq zmm18, zmm0, 52
    vpxord xmm19, xmm19, xmm19
    vpaddq zmm20, zmm18, zmm1
    vpmadd52luq zmm27, zmm0, zmm15
    vpmadd52huq zmm9, zmm20, zmm17
    vpsraq zmm21, zmm20, 52
    vpaddq zmm22, zmm21, zmm2
    vpmadd52luq zmm8, zmm0, zmm17
    vpmadd52huq zmm7, zmm20, zmm15
    vpsraq zmm23, zmm22, 52
    vpaddq zmm6, zmm23, zmm3
    vpmadd52huq zmm12, zmm22, zmm17
    vpxord xmm11, xmm11, xmm11
    vpmadd52huq zmm9, zmm22, zmm15
    vpsraq zmm14, zmm6, 52
    vpmadd52huq zmm8, zmm20, zmm13
    vpaddq zmm16, zmm14, zmm4
    vpmadd52luq zmm7, zmm20, zmm17
    vpmadd52huq zmm12, zmm6, zmm15
    vpmadd52luq zmm9, zmm22, zmm17
    vpmadd52luq zmm8, zmm20, zmm15
    vpmadd52huq zmm7, zmm22, zmm13
    vpmadd52luq zmm12, zmm6, zmm17
    vpmadd52huq zmm9, zmm6, zmm13
    vpmadd52huq zmm8, zmm22, zmm10
    vpmadd52luq zmm7, zmm22, zmm15
    vpmadd52huq zmm27, zmm20, zmm10
    vpmadd52luq zmm9, zmm6, zmm15
    vpmadd52luq zmm8, zmm22, zmm13
    vpmadd52huq zmm7, zmm6, zmm10
    vpxord xmm18, xmm18, xmm18
    vpmadd52huq zmm19, zmm6, zmm17
    vpmadd52huq zmm9, zmm16, zmm10
    vpmadd52huq zmm8, zmm6, zmm5
    vpmadd52luq zmm7, zmm6, zmm13
    vpmadd52huq zmm12, zmm16, zmm13
    vpmadd52luq zmm27, zmm20, zmm13
    vpmadd52luq zmm9, zmm16, zmm13
    vpmadd52huq zmm7, zmm16, zmm5
    vpmadd52huq zmm19, zmm16, zmm15
    vpmadd52luq zmm8, zmm6, zmm10
    vpmadd52luq zmm12, zmm16, zmm15
    vpmadd52luq zmm7, zmm16, zmm10
    vpmadd52huq zmm26, zmm20, zmm5
    vpmadd52huq zmm27, zmm22, zmm5
    vpmadd52luq zmm19, zmm16, zmm17
    vpsraq zmm1, zmm7, 52
    vpmadd52luq zmm8, zmm16, zmm5
    vpaddq zmm21, zmm9, zmm1
    vpmadd52huq zmm11, zmm16, zmm17
    vpsraq zmm2, zmm21, 52
    vpmadd52luq zmm25, zmm20, zmm5
    vpaddq zmm0, zmm12, zmm2
    vpmadd52luq zmm26, zmm20, zmm10
    vpmadd52luq zmm27, zmm22, zmm10
    vpsraq zmm23, zmm0, 52
    vpaddq zmm3, zmm19, zmm23
    vpmadd52luq zmm24, zmm7, qword ptr [rdi + 248]{1to8}
    vpsraq zmm14, zmm3, 52
    vpmadd52huq zmm8, zmm3, qword ptr [rdi + 248]{1to8}
    vpaddq zmm4, zmm11, zmm14
    vpmadd52luq zmm26, zmm22, zmm5
    vpmadd52luq zmm27, zmm6, zmm5
    vpmadd52huq zmm25, zmm7, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm18, zmm4, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm8, zmm4, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm26, zmm21, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm25, zmm21, qword ptr [rdi + 248]{1to8}
    vbroadcastsd zmm13, qword ptr [rip + msmith_0_1_0_ifma_const + 24]
    vpmadd52huq zmm27, zmm0, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm24, zmm18, qword ptr [rdi + 248]{1to8}
    vpsraq zmm15, zmm8, 48
    vpmadd52luq zmm26, zmm0, qword ptr [rdi + 248]{1to8}
    vpandq zmm28, zmm8, zmm13
    vpmadd52huq zmm25, zmm18, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm27, zmm3, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm24, zmm15, qword ptr [rdi + 256]{1to8}
    ret
.globl msmith_0_1_0_ifma_long_fold_sqr_5
.p2align 6
msmith_0_1_0_ifma_long_fold_sqr_5:
    vpsraq zmm5, zmm0, 52
    vpxord xmm6, xmm6, xmm6
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vpxord xmm9, xmm9, xmm9
    vpxord xmm10, xmm10, xmm10
    vpxord xmm11, xmm11, xmm11
    vpaddq zmm12, zmm5, zmm1
    vpxord xmm13, xmm13, xmm13
    vpsraq zmm14, zmm12, 52
    vpmadd52luq zmm6, zmm0, zmm12
    vpxord xmm15, xmm15, xmm15
    vpaddq zmm16, zmm14, zmm2
    vpmadd52huq zmm7, zmm0, zmm12
    vpsraq zmm17, zmm16, 52
    vpmadd52huq zmm8, zmm0, zmm16
    vpaddq zmm18, zmm17, zmm3
    vpsraq zmm19, zmm18, 52
    vpmadd52huq zmm9, zmm0, zmm18
    vpaddq zmm20, zmm19, zmm4
    vpmadd52luq zmm7, zmm0, zmm16
    vpxord xmm24, xmm24, xmm24
    vpmadd52luq zmm8, zmm0, zmm18
    vpaddq zmm25, zmm6, zmm6
    vpmadd52huq zmm10, zmm0, zmm20
    vpmadd52luq zmm9, zmm0, zmm20
    vpmadd52huq zmm11, zmm12, zmm20
    vpaddq zmm26, zmm7, zmm7
    vpmadd52luq zmm8, zmm12, zmm16
    vpmadd52huq zmm10, zmm12, zmm18
    vpmadd52huq zmm9, zmm12, zmm16
    vpxord xmm21, xmm21, xmm21
    vpmadd52huq zmm11, zmm16, zmm18
    vpmadd52huq zmm13, zmm16, zmm20
    vpaddq zmm27, zmm8, zmm8
    vpmadd52luq zmm10, zmm12, zmm20
    vpmadd52luq zmm9, zmm12, zmm18
    vpmadd52luq zmm11, zmm16, zmm20
    vpmadd52luq zmm13, zmm18, zmm20
    vpmadd52luq zmm10, zmm16, zmm18
    vpmadd52huq zmm15, zmm18, zmm20
    vpaddq zmm22, zmm9, zmm9
    vpaddq zmm23, zmm11, zmm11
    vpmadd52luq zmm24, zmm0, zmm0
    vpaddq zmm5, zmm13, zmm13
    vpmadd52huq zmm25, zmm0, zmm0
    vpaddq zmm1, zmm10, zmm10
    vpmadd52luq zmm26, zmm12, zmm12
    vpaddq zmm14, zmm15, zmm15
    vpmadd52huq zmm27, zmm12, zmm12
    vpxord xmm2, xmm2, xmm2
    vpmadd52luq zmm22, zmm16, zmm16
    vpmadd52huq zmm1, zmm16, zmm16
    vpmadd52luq zmm23, zmm18, zmm18
    vpmadd52huq zmm5, zmm18, zmm18
    vpmadd52luq zmm14, zmm20, zmm20
    vpmadd52huq zmm21, zmm20, zmm20
    vpsraq zmm17, zmm1, 52
    vpaddq zmm3, zmm23, zmm17
    vpmadd52luq zmm24, zmm1, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rdi + 248]{1to8}
    vpsraq zmm19, zmm3, 52
    vpaddq zmm4, zmm5, zmm19
    vpmadd52huq zmm26, zmm3, qword ptr [rdi + 248]{1to8}
    vpsraq zmm6, zmm4, 52
    vpmadd52huq zmm27, zmm4, qword ptr [rdi + 248]{1to8}
    vpaddq zmm7, zmm14, zmm6
    vpmadd52luq zmm25, zmm3, qword ptr [rdi + 248]{1to8}
    vpsraq zmm8, zmm7, 52
    vpmadd52luq zmm26, zmm4, qword ptr [rdi + 248]{1to8}
    vpaddq zmm9, zmm21, zmm8
    vpmadd52luq zmm27, zmm7, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm22, zmm7, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm2, zmm9, qword ptr [rdi + 248]{1to8}
    vbroadcastsd zmm11, qword ptr [rip + msmith_0_1_0_ifma_const + 24]
    vpmadd52luq zmm22, zmm9, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm24, zmm2, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm25, zmm2, qword ptr [rdi + 248]{1to8}
    vpsraq zmm13, zmm22, 48
    vpandq zmm28, zmm22, zmm11
    vpmadd52luq zmm24, zmm13, qword ptr [rdi + 256]{1to8}
    ret
