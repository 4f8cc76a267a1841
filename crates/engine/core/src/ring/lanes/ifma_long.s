# Eight products of fifteen digits side by side, AVX-512 IFMA. Written by `cargo xtask kernels`: do not edit.
# rdi = constants, rsi = a, rcx = b, rdx = 1856 bytes of scratch; zmm17.. = the result. To be assembled behind
# `ifma.s`, whose constants it reads.
# Clobbers vector registers only.
.globl msmith_0_1_0_ifma_mul_15
.p2align 6
msmith_0_1_0_ifma_mul_15:
    vmovapd zmm0, zmmword ptr [rcx + 0]
    vpsraq zmm1, zmm0, 52
    vpxord xmm2, xmm2, xmm2
    vpxord xmm3, xmm3, xmm3
    vpxord xmm4, xmm4, xmm4
    vpxord xmm5, xmm5, xmm5
    vpxord xmm6, xmm6, xmm6
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vmovapd zmmword ptr [rdx + 0], zmm0
    vpxord xmm9, xmm9, xmm9
    vpxord xmm10, xmm10, xmm10
    vpxord xmm11, xmm11, xmm11
    vpxord xmm12, xmm12, xmm12
    vpxord xmm13, xmm13, xmm13
    vpaddq zmm14, zmm1, zmmword ptr [rcx + 64]
    vmovapd zmm15, zmmword ptr [rsi + 0]
    vpxord xmm16, xmm16, xmm16
    vpsraq zmm0, zmm14, 52
    vmovapd zmmword ptr [rdx + 64], zmm14
    vpxord xmm1, xmm1, xmm1
    vpaddq zmm14, zmm0, zmmword ptr [rcx + 128]
    vpsraq zmm0, zmm14, 52
    vpxord xmm17, xmm17, xmm17
    vmovapd zmmword ptr [rdx + 128], zmm14
    vpmadd52huq zmm11, zmm15, zmmword ptr [rdx + 0]
    vpxord xmm14, xmm14, xmm14
    vpaddq zmm0, zmm0, zmmword ptr [rcx + 192]
    vpmadd52luq zmm13, zmm15, zmmword ptr [rdx + 0]
    vpsraq zmm18, zmm0, 52
    vmovapd zmmword ptr [rdx + 192], zmm0
    vpmadd52huq zmm10, zmm15, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm18, zmmword ptr [rcx + 256]
    vpsraq zmm19, zmm0, 52
    vmovapd zmmword ptr [rdx + 256], zmm0
    vpmadd52huq zmm8, zmm15, zmmword ptr [rdx + 128]
    vpaddq zmm0, zmm19, zmmword ptr [rcx + 320]
    vpmadd52luq zmm11, zmm15, zmmword ptr [rdx + 64]
    vmovapd zmmword ptr [rdx + 960], zmm13
    vpsraq zmm20, zmm0, 52
    vmovapd zmmword ptr [rdx + 320], zmm0
    vpmadd52huq zmm6, zmm15, zmmword ptr [rdx + 192]
    vpaddq zmm0, zmm20, zmmword ptr [rcx + 384]
    vpmadd52luq zmm10, zmm15, zmmword ptr [rdx + 128]
    vpsraq zmm21, zmm0, 52
    vmovapd zmmword ptr [rdx + 384], zmm0
    vpmadd52huq zmm5, zmm15, zmmword ptr [rdx + 256]
    vpaddq zmm0, zmm21, zmmword ptr [rcx + 448]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rdx + 192]
    vpsraq zmm22, zmm0, 52
    vmovapd zmmword ptr [rdx + 448], zmm0
    vpmadd52huq zmm3, zmm15, zmmword ptr [rdx + 320]
    vpaddq zmm0, zmm22, zmmword ptr [rcx + 512]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rdx + 256]
    vpsraq zmm23, zmm0, 52
    vmovapd zmmword ptr [rdx + 512], zmm0
    vpmadd52huq zmm2, zmm15, zmmword ptr [rdx + 384]
    vpaddq zmm0, zmm23, zmmword ptr [rcx + 576]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rdx + 320]
    vpsraq zmm24, zmm0, 52
    vmovapd zmmword ptr [rdx + 576], zmm0
    vpmadd52huq zmm4, zmm15, zmmword ptr [rdx + 448]
    vpxord xmm18, xmm18, xmm18
    vpaddq zmm0, zmm24, zmmword ptr [rcx + 640]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rdx + 384]
    vpsraq zmm25, zmm0, 52
    vmovapd zmmword ptr [rdx + 640], zmm0
    vpmadd52huq zmm7, zmm15, zmmword ptr [rdx + 512]
    vpaddq zmm0, zmm25, zmmword ptr [rcx + 704]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rdx + 448]
    vpsraq zmm26, zmm0, 52
    vmovapd zmmword ptr [rdx + 704], zmm0
    vpmadd52huq zmm9, zmm15, zmmword ptr [rdx + 576]
    vpaddq zmm0, zmm26, zmmword ptr [rcx + 768]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rdx + 512]
    vpsraq zmm27, zmm0, 52
    vmovapd zmmword ptr [rdx + 768], zmm0
    vpmadd52huq zmm12, zmm15, zmmword ptr [rdx + 640]
    vpaddq zmm0, zmm27, zmmword ptr [rcx + 832]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rdx + 576]
    vpsraq zmm28, zmm0, 52
    vmovapd zmmword ptr [rdx + 832], zmm0
    vpmadd52huq zmm16, zmm15, zmmword ptr [rdx + 704]
    vpaddq zmm0, zmm28, zmmword ptr [rcx + 896]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rdx + 640]
    vmovapd zmmword ptr [rdx + 896], zmm0
    vpsraq zmm0, zmm15, 52
    vpmadd52huq zmm1, zmm15, zmmword ptr [rdx + 768]
    vpaddq zmm0, zmm0, zmmword ptr [rsi + 64]
    vpmadd52luq zmm12, zmm15, zmmword ptr [rdx + 704]
    vpsraq zmm29, zmm0, 52
    vpmadd52huq zmm17, zmm15, zmmword ptr [rdx + 832]
    vpaddq zmm30, zmm29, zmmword ptr [rsi + 128]
    vpmadd52luq zmm16, zmm15, zmmword ptr [rdx + 768]
    vpmadd52huq zmm14, zmm15, zmmword ptr [rdx + 896]
    vpsraq zmm13, zmm13, 52
    vpmadd52huq zmm18, zmm0, zmmword ptr [rdx + 896]
    vpaddq zmm11, zmm11, zmm13
    vpxord xmm19, xmm19, xmm19
    vpmadd52huq zmm19, zmm30, zmmword ptr [rdx + 896]
    vpmadd52luq zmm17, zmm15, zmmword ptr [rdx + 896]
    vpmadd52huq zmm14, zmm0, zmmword ptr [rdx + 832]
    vpmadd52huq zmm18, zmm30, zmmword ptr [rdx + 832]
    vpsraq zmm13, zmm30, 52
    vpaddq zmm13, zmm13, zmmword ptr [rsi + 192]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rdx + 832]
    vpmadd52huq zmm17, zmm0, zmmword ptr [rdx + 768]
    vpmadd52luq zmm14, zmm0, zmmword ptr [rdx + 896]
    vpmadd52luq zmm18, zmm30, zmmword ptr [rdx + 896]
    vpmadd52huq zmm1, zmm0, zmmword ptr [rdx + 704]
    vpmadd52huq zmm16, zmm0, zmmword ptr [rdx + 640]
    vpmadd52huq zmm14, zmm30, zmmword ptr [rdx + 768]
    vpmadd52luq zmm17, zmm0, zmmword ptr [rdx + 832]
    vpmadd52huq zmm12, zmm0, zmmword ptr [rdx + 576]
    vpmadd52luq zmm1, zmm0, zmmword ptr [rdx + 768]
    vpmadd52luq zmm14, zmm30, zmmword ptr [rdx + 832]
    vpmadd52huq zmm9, zmm0, zmmword ptr [rdx + 512]
    vpmadd52luq zmm16, zmm0, zmmword ptr [rdx + 704]
    vpmadd52huq zmm17, zmm30, zmmword ptr [rdx + 704]
    vpmadd52huq zmm7, zmm0, zmmword ptr [rdx + 448]
    vpmadd52luq zmm12, zmm0, zmmword ptr [rdx + 640]
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdx + 640]
    vpmadd52huq zmm4, zmm0, zmmword ptr [rdx + 384]
    vpmadd52luq zmm9, zmm0, zmmword ptr [rdx + 576]
    vpmadd52huq zmm16, zmm30, zmmword ptr [rdx + 576]
    vpmadd52luq zmm17, zmm30, zmmword ptr [rdx + 768]
    vpmadd52huq zmm2, zmm0, zmmword ptr [rdx + 320]
    vpmadd52luq zmm7, zmm0, zmmword ptr [rdx + 512]
    vpmadd52huq zmm14, zmm13, zmmword ptr [rdx + 704]
    vpmadd52huq zmm12, zmm30, zmmword ptr [rdx + 512]
    vpmadd52huq zmm18, zmm13, zmmword ptr [rdx + 768]
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdx + 704]
    vpmadd52huq zmm19, zmm13, zmmword ptr [rdx + 832]
    vpmadd52luq zmm14, zmm13, zmmword ptr [rdx + 768]
    vpxord xmm20, xmm20, xmm20
    vpmadd52luq zmm18, zmm13, zmmword ptr [rdx + 832]
    vpmadd52huq zmm20, zmm13, zmmword ptr [rdx + 896]
    vpmadd52luq zmm19, zmm13, zmmword ptr [rdx + 896]
    vpmadd52huq zmm3, zmm0, zmmword ptr [rdx + 256]
    vpsraq zmm15, zmm13, 52
    vpaddq zmm15, zmm15, zmmword ptr [rsi + 256]
    vpmadd52luq zmm4, zmm0, zmmword ptr [rdx + 448]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdx + 448]
    vpmadd52luq zmm16, zmm30, zmmword ptr [rdx + 640]
    vpmadd52huq zmm17, zmm13, zmmword ptr [rdx + 640]
    vpmadd52huq zmm5, zmm0, zmmword ptr [rdx + 192]
    vpmadd52luq zmm2, zmm0, zmmword ptr [rdx + 384]
    vpmadd52huq zmm7, zmm30, zmmword ptr [rdx + 384]
    vpmadd52luq zmm12, zmm30, zmmword ptr [rdx + 576]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rdx + 576]
    vpmadd52huq zmm6, zmm0, zmmword ptr [rdx + 128]
    vpmadd52luq zmm3, zmm0, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdx + 320]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdx + 512]
    vpmadd52huq zmm16, zmm13, zmmword ptr [rdx + 512]
    vpmadd52luq zmm17, zmm13, zmmword ptr [rdx + 704]
    vpmadd52huq zmm8, zmm0, zmmword ptr [rdx + 64]
    vpmadd52luq zmm5, zmm0, zmmword ptr [rdx + 256]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdx + 256]
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdx + 448]
    vpmadd52huq zmm12, zmm13, zmmword ptr [rdx + 448]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rdx + 640]
    vpmadd52huq zmm14, zmm15, zmmword ptr [rdx + 640]
    vpmadd52huq zmm10, zmm0, zmmword ptr [rdx + 0]
    vpmadd52huq zmm18, zmm15, zmmword ptr [rdx + 704]
    vpmadd52luq zmm6, zmm0, zmmword ptr [rdx + 192]
    vpmadd52huq zmm19, zmm15, zmmword ptr [rdx + 768]
    vpmadd52luq zmm14, zmm15, zmmword ptr [rdx + 704]
    vpmadd52huq zmm20, zmm15, zmmword ptr [rdx + 832]
    vpmadd52luq zmm18, zmm15, zmmword ptr [rdx + 768]
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq zmm19, zmm15, zmmword ptr [rdx + 832]
    vpmadd52huq zmm21, zmm15, zmmword ptr [rdx + 896]
    vpmadd52luq zmm20, zmm15, zmmword ptr [rdx + 896]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdx + 192]
    vpsraq zmm31, zmm15, 52
    vpaddq zmm22, zmm31, zmmword ptr [rsi + 320]
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdx + 384]
    vpmadd52huq zmm9, zmm13, zmmword ptr [rdx + 384]
    vpmadd52luq zmm16, zmm13, zmmword ptr [rdx + 576]
    vpmadd52huq zmm17, zmm15, zmmword ptr [rdx + 576]
    vpmadd52luq zmm8, zmm0, zmmword ptr [rdx + 128]
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdx + 320]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rdx + 320]
    vpmadd52luq zmm12, zmm13, zmmword ptr [rdx + 512]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rdx + 512]
    vpmadd52luq zmm11, zmm0, zmmword ptr [rdx + 0]
    vpmadd52luq zmm10, zmm0, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdx + 64]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdx + 256]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rdx + 256]
    vpsraq zmm0, zmm11, 52
    vmovapd zmmword ptr [rdx + 1024], zmm11
    vpmadd52luq zmm9, zmm13, zmmword ptr [rdx + 448]
    vpaddq zmm11, zmm10, zmm0
    vpmadd52huq zmm14, zmm22, zmmword ptr [rdx + 576]
    vpmadd52huq zmm16, zmm15, zmmword ptr [rdx + 448]
    vpmadd52huq zmm18, zmm22, zmmword ptr [rdx + 640]
    vpmadd52luq zmm17, zmm15, zmmword ptr [rdx + 640]
    vpmadd52huq zmm19, zmm22, zmmword ptr [rdx + 704]
    vpmadd52luq zmm14, zmm22, zmmword ptr [rdx + 640]
    vpmadd52huq zmm20, zmm22, zmmword ptr [rdx + 768]
    vpmadd52luq zmm18, zmm22, zmmword ptr [rdx + 704]
    vpmadd52huq zmm21, zmm22, zmmword ptr [rdx + 832]
    vpmadd52luq zmm19, zmm22, zmmword ptr [rdx + 768]
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq zmm20, zmm22, zmmword ptr [rdx + 832]
    vpmadd52huq zmm10, zmm22, zmmword ptr [rdx + 896]
    vpmadd52luq zmm21, zmm22, zmmword ptr [rdx + 896]
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdx + 0]
    vpsraq zmm0, zmm22, 52
    vpaddq zmm0, zmm0, zmmword ptr [rsi + 384]
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rdx + 192]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rdx + 384]
    vpmadd52huq zmm12, zmm15, zmmword ptr [rdx + 384]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rdx + 576]
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdx + 128]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rdx + 128]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rdx + 320]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rdx + 320]
    vpmadd52luq zmm16, zmm15, zmmword ptr [rdx + 512]
    vpmadd52huq zmm17, zmm22, zmmword ptr [rdx + 512]
    vpmadd52luq zmm11, zmm30, zmmword ptr [rdx + 0]
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdx + 64]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rdx + 64]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rdx + 256]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rdx + 256]
    vpsraq zmm23, zmm11, 52
    vmovapd zmmword ptr [rdx + 1088], zmm11
    vpmadd52huq zmm14, zmm0, zmmword ptr [rdx + 512]
    vpaddq zmm11, zmm8, zmm23
    vpmadd52huq zmm18, zmm0, zmmword ptr [rdx + 576]
    vpmadd52huq zmm19, zmm0, zmmword ptr [rdx + 640]
    vpmadd52luq zmm12, zmm15, zmmword ptr [rdx + 448]
    vpmadd52huq zmm20, zmm0, zmmword ptr [rdx + 704]
    vpmadd52luq zmm14, zmm0, zmmword ptr [rdx + 576]
    vpmadd52huq zmm21, zmm0, zmmword ptr [rdx + 768]
    vpmadd52luq zmm18, zmm0, zmmword ptr [rdx + 640]
    vpmadd52huq zmm10, zmm0, zmmword ptr [rdx + 832]
    vpmadd52luq zmm19, zmm0, zmmword ptr [rdx + 704]
    vpxord xmm23, xmm23, xmm23
    vpmadd52luq zmm20, zmm0, zmmword ptr [rdx + 768]
    vpmadd52luq zmm21, zmm0, zmmword ptr [rdx + 832]
    vpmadd52luq zmm10, zmm0, zmmword ptr [rdx + 896]
    vpmadd52huq zmm23, zmm0, zmmword ptr [rdx + 896]
    vpsraq zmm8, zmm0, 52
    vpaddq zmm8, zmm8, zmmword ptr [rsi + 448]
    vpmadd52huq zmm1, zmm22, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rdx + 0]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rdx + 192]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rdx + 192]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rdx + 384]
    vpmadd52huq zmm16, zmm22, zmmword ptr [rdx + 384]
    vpmadd52luq zmm17, zmm22, zmmword ptr [rdx + 576]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rdx + 128]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rdx + 128]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rdx + 320]
    vpmadd52huq zmm12, zmm22, zmmword ptr [rdx + 320]
    vpmadd52luq zmm1, zmm22, zmmword ptr [rdx + 512]
    vpmadd52luq zmm11, zmm13, zmmword ptr [rdx + 0]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rdx + 64]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rdx + 64]
    vpmadd52huq zmm14, zmm8, zmmword ptr [rdx + 448]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rdx + 256]
    vpsraq zmm13, zmm11, 52
    vmovapd zmmword ptr [rdx + 1152], zmm11
    vpmadd52huq zmm18, zmm8, zmmword ptr [rdx + 512]
    vpaddq zmm11, zmm6, zmm13
    vpmadd52huq zmm19, zmm8, zmmword ptr [rdx + 576]
    vpmadd52huq zmm20, zmm8, zmmword ptr [rdx + 640]
    vpmadd52huq zmm21, zmm8, zmmword ptr [rdx + 704]
    vpmadd52luq zmm14, zmm8, zmmword ptr [rdx + 512]
    vpmadd52huq zmm10, zmm8, zmmword ptr [rdx + 768]
    vpmadd52luq zmm18, zmm8, zmmword ptr [rdx + 576]
    vpmadd52huq zmm23, zmm8, zmmword ptr [rdx + 832]
    vpmadd52luq zmm19, zmm8, zmmword ptr [rdx + 640]
    vpxord xmm24, xmm24, xmm24
    vpmadd52luq zmm20, zmm8, zmmword ptr [rdx + 704]
    vpmadd52luq zmm21, zmm8, zmmword ptr [rdx + 768]
    vpmadd52luq zmm10, zmm8, zmmword ptr [rdx + 832]
    vpmadd52luq zmm23, zmm8, zmmword ptr [rdx + 896]
    vpsraq zmm6, zmm8, 52
    vpmadd52huq zmm24, zmm8, zmmword ptr [rdx + 896]
    vpaddq zmm13, zmm6, zmmword ptr [rsi + 512]
    vpmadd52huq zmm9, zmm22, zmmword ptr [rdx + 256]
    vpmadd52luq zmm16, zmm22, zmmword ptr [rdx + 448]
    vpmadd52huq zmm17, zmm0, zmmword ptr [rdx + 448]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rdx + 0]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rdx + 192]
    vpmadd52huq zmm7, zmm22, zmmword ptr [rdx + 192]
    vpmadd52luq zmm12, zmm22, zmmword ptr [rdx + 384]
    vpmadd52huq zmm1, zmm0, zmmword ptr [rdx + 384]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rdx + 128]
    vpmadd52huq zmm4, zmm22, zmmword ptr [rdx + 128]
    vpmadd52luq zmm9, zmm22, zmmword ptr [rdx + 320]
    vpmadd52huq zmm16, zmm0, zmmword ptr [rdx + 320]
    vpmadd52huq zmm14, zmm13, zmmword ptr [rdx + 384]
    vpmadd52luq zmm17, zmm0, zmmword ptr [rdx + 512]
    vpmadd52huq zmm18, zmm13, zmmword ptr [rdx + 448]
    vpmadd52luq zmm11, zmm15, zmmword ptr [rdx + 0]
    vpmadd52huq zmm19, zmm13, zmmword ptr [rdx + 512]
    vpmadd52luq zmm14, zmm13, zmmword ptr [rdx + 448]
    vpmadd52huq zmm20, zmm13, zmmword ptr [rdx + 576]
    vpmadd52luq zmm18, zmm13, zmmword ptr [rdx + 512]
    vpsraq zmm6, zmm11, 52
    vmovapd zmmword ptr [rdx + 1216], zmm11
    vpmadd52huq zmm21, zmm13, zmmword ptr [rdx + 640]
    vpmadd52huq zmm10, zmm13, zmmword ptr [rdx + 704]
    vpmadd52huq zmm23, zmm13, zmmword ptr [rdx + 768]
    vpmadd52luq zmm19, zmm13, zmmword ptr [rdx + 576]
    vpmadd52huq zmm24, zmm13, zmmword ptr [rdx + 832]
    vpmadd52luq zmm20, zmm13, zmmword ptr [rdx + 640]
    vpxord xmm25, xmm25, xmm25
    vpmadd52luq zmm21, zmm13, zmmword ptr [rdx + 704]
    vpmadd52luq zmm10, zmm13, zmmword ptr [rdx + 768]
    vpmadd52luq zmm23, zmm13, zmmword ptr [rdx + 832]
    vpmadd52luq zmm24, zmm13, zmmword ptr [rdx + 896]
    vpsraq zmm11, zmm13, 52
    vpmadd52huq zmm25, zmm13, zmmword ptr [rdx + 896]
    vpaddq zmm11, zmm11, zmmword ptr [rsi + 576]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rdx + 64]
    vpmadd52huq zmm2, zmm22, zmmword ptr [rdx + 64]
    vpmadd52luq zmm7, zmm22, zmmword ptr [rdx + 256]
    vpmadd52huq zmm12, zmm0, zmmword ptr [rdx + 256]
    vpmadd52luq zmm1, zmm0, zmmword ptr [rdx + 448]
    vpaddq zmm15, zmm5, zmm6
    vpmadd52huq zmm3, zmm22, zmmword ptr [rdx + 0]
    vpmadd52luq zmm4, zmm22, zmmword ptr [rdx + 192]
    vpmadd52huq zmm9, zmm0, zmmword ptr [rdx + 192]
    vpmadd52luq zmm16, zmm0, zmmword ptr [rdx + 384]
    vpmadd52huq zmm14, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm17, zmm8, zmmword ptr [rdx + 384]
    vpmadd52huq zmm18, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm2, zmm22, zmmword ptr [rdx + 128]
    vpmadd52huq zmm19, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm14, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm20, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm18, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm21, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm19, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm10, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm20, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm23, zmm11, zmmword ptr [rdx + 704]
    vpmadd52luq zmm21, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm24, zmm11, zmmword ptr [rdx + 768]
    vpmadd52luq zmm10, zmm11, zmmword ptr [rdx + 704]
    vpmadd52huq zmm25, zmm11, zmmword ptr [rdx + 832]
    vpmadd52luq zmm23, zmm11, zmmword ptr [rdx + 768]
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq zmm24, zmm11, zmmword ptr [rdx + 832]
    vpmadd52huq zmm26, zmm11, zmmword ptr [rdx + 896]
    vpmadd52luq zmm25, zmm11, zmmword ptr [rdx + 896]
    vpmadd52huq zmm7, zmm0, zmmword ptr [rdx + 128]
    vpsraq zmm5, zmm11, 52
    vpaddq zmm6, zmm5, zmmword ptr [rsi + 640]
    vpmadd52luq zmm12, zmm0, zmmword ptr [rdx + 320]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rdx + 320]
    vpmadd52luq zmm15, zmm22, zmmword ptr [rdx + 0]
    vpmadd52luq zmm3, zmm22, zmmword ptr [rdx + 64]
    vpmadd52huq zmm4, zmm0, zmmword ptr [rdx + 64]
    vpmadd52luq zmm9, zmm0, zmmword ptr [rdx + 256]
    vpmadd52huq zmm16, zmm8, zmmword ptr [rdx + 256]
    vpsraq zmm5, zmm15, 52
    vmovapd zmmword ptr [rdx + 1280], zmm15
    vpmadd52huq zmm14, zmm6, zmmword ptr [rdx + 256]
    vpaddq zmm15, zmm3, zmm5
    vpmadd52huq zmm18, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm17, zmm8, zmmword ptr [rdx + 448]
    vpmadd52huq zmm19, zmm6, zmmword ptr [rdx + 384]
    vpmadd52luq zmm14, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm20, zmm6, zmmword ptr [rdx + 448]
    vpmadd52luq zmm18, zmm6, zmmword ptr [rdx + 384]
    vpmadd52huq zmm21, zmm6, zmmword ptr [rdx + 512]
    vpmadd52luq zmm19, zmm6, zmmword ptr [rdx + 448]
    vpmadd52huq zmm10, zmm6, zmmword ptr [rdx + 576]
    vpmadd52luq zmm20, zmm6, zmmword ptr [rdx + 512]
    vpmadd52huq zmm23, zmm6, zmmword ptr [rdx + 640]
    vpmadd52luq zmm21, zmm6, zmmword ptr [rdx + 576]
    vpmadd52huq zmm24, zmm6, zmmword ptr [rdx + 704]
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 640]
    vpmadd52huq zmm25, zmm6, zmmword ptr [rdx + 768]
    vpmadd52luq zmm23, zmm6, zmmword ptr [rdx + 704]
    vpmadd52huq zmm26, zmm6, zmmword ptr [rdx + 832]
    vpmadd52luq zmm24, zmm6, zmmword ptr [rdx + 768]
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq zmm25, zmm6, zmmword ptr [rdx + 832]
    vpmadd52huq zmm27, zmm6, zmmword ptr [rdx + 896]
    vpmadd52luq zmm26, zmm6, zmmword ptr [rdx + 896]
    vpmadd52huq zmm2, zmm0, zmmword ptr [rdx + 0]
    vpsraq zmm3, zmm6, 52
    vpaddq zmm5, zmm3, zmmword ptr [rsi + 704]
    vpmadd52luq zmm7, zmm0, zmmword ptr [rdx + 192]
    vpmadd52huq zmm12, zmm8, zmmword ptr [rdx + 192]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rdx + 384]
    vpmadd52luq zmm4, zmm0, zmmword ptr [rdx + 128]
    vpmadd52huq zmm9, zmm8, zmmword ptr [rdx + 128]
    vpmadd52luq zmm16, zmm8, zmmword ptr [rdx + 320]
    vpmadd52huq zmm17, zmm13, zmmword ptr [rdx + 320]
    vpmadd52huq zmm14, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm15, zmm0, zmmword ptr [rdx + 0]
    vpmadd52huq zmm18, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm2, zmm0, zmmword ptr [rdx + 64]
    vpmadd52huq zmm19, zmm5, zmmword ptr [rdx + 320]
    vpmadd52luq zmm14, zmm5, zmmword ptr [rdx + 256]
    vpsraq zmm3, zmm15, 52
    vmovapd zmmword ptr [rdx + 1344], zmm15
    vpmadd52huq zmm20, zmm5, zmmword ptr [rdx + 384]
    vpmadd52huq zmm21, zmm5, zmmword ptr [rdx + 448]
    vpaddq zmm0, zmm2, zmm3
    vpmadd52huq zmm10, zmm5, zmmword ptr [rdx + 512]
    vpmadd52huq zmm23, zmm5, zmmword ptr [rdx + 576]
    vpmadd52luq zmm18, zmm5, zmmword ptr [rdx + 320]
    vpmadd52huq zmm24, zmm5, zmmword ptr [rdx + 640]
    vpmadd52luq zmm19, zmm5, zmmword ptr [rdx + 384]
    vpmadd52huq zmm25, zmm5, zmmword ptr [rdx + 704]
    vpmadd52luq zmm20, zmm5, zmmword ptr [rdx + 448]
    vpmadd52huq zmm26, zmm5, zmmword ptr [rdx + 768]
    vpmadd52luq zmm21, zmm5, zmmword ptr [rdx + 512]
    vpmadd52huq zmm27, zmm5, zmmword ptr [rdx + 832]
    vpmadd52luq zmm10, zmm5, zmmword ptr [rdx + 576]
    vpxord xmm28, xmm28, xmm28
    vpmadd52luq zmm23, zmm5, zmmword ptr [rdx + 640]
    vpmadd52luq zmm24, zmm5, zmmword ptr [rdx + 704]
    vpmadd52luq zmm25, zmm5, zmmword ptr [rdx + 768]
    vpmadd52luq zmm26, zmm5, zmmword ptr [rdx + 832]
    vpsraq zmm15, zmm5, 52
    vpmadd52luq zmm27, zmm5, zmmword ptr [rdx + 896]
    vpaddq zmm2, zmm15, zmmword ptr [rsi + 768]
    vpmadd52huq zmm28, zmm5, zmmword ptr [rdx + 896]
    vpmadd52huq zmm7, zmm8, zmmword ptr [rdx + 64]
    vpmadd52luq zmm12, zmm8, zmmword ptr [rdx + 256]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rdx + 256]
    vpmadd52huq zmm14, zmm2, zmmword ptr [rdx + 128]
    vpmadd52huq zmm4, zmm8, zmmword ptr [rdx + 0]
    vpmadd52huq zmm18, zmm2, zmmword ptr [rdx + 192]
    vpmadd52luq zmm9, zmm8, zmmword ptr [rdx + 192]
    vpmadd52huq zmm19, zmm2, zmmword ptr [rdx + 256]
    vpmadd52luq zmm14, zmm2, zmmword ptr [rdx + 192]
    vpmadd52huq zmm20, zmm2, zmmword ptr [rdx + 320]
    vpmadd52luq zmm18, zmm2, zmmword ptr [rdx + 256]
    vpmadd52huq zmm21, zmm2, zmmword ptr [rdx + 384]
    vpmadd52luq zmm19, zmm2, zmmword ptr [rdx + 320]
    vpmadd52huq zmm10, zmm2, zmmword ptr [rdx + 448]
    vpmadd52luq zmm20, zmm2, zmmword ptr [rdx + 384]
    vpmadd52huq zmm23, zmm2, zmmword ptr [rdx + 512]
    vpmadd52luq zmm21, zmm2, zmmword ptr [rdx + 448]
    vpmadd52huq zmm24, zmm2, zmmword ptr [rdx + 576]
    vpmadd52luq zmm10, zmm2, zmmword ptr [rdx + 512]
    vpmadd52huq zmm25, zmm2, zmmword ptr [rdx + 640]
    vpmadd52luq zmm23, zmm2, zmmword ptr [rdx + 576]
    vpmadd52huq zmm26, zmm2, zmmword ptr [rdx + 704]
    vpmadd52luq zmm24, zmm2, zmmword ptr [rdx + 640]
    vpmadd52huq zmm27, zmm2, zmmword ptr [rdx + 768]
    vpmadd52luq zmm25, zmm2, zmmword ptr [rdx + 704]
    vpmadd52huq zmm28, zmm2, zmmword ptr [rdx + 832]
    vpmadd52luq zmm26, zmm2, zmmword ptr [rdx + 768]
    vpxord xmm29, xmm29, xmm29
    vpmadd52luq zmm27, zmm2, zmmword ptr [rdx + 832]
    vpmadd52huq zmm29, zmm2, zmmword ptr [rdx + 896]
    vpmadd52luq zmm28, zmm2, zmmword ptr [rdx + 896]
    vpmadd52huq zmm16, zmm13, zmmword ptr [rdx + 192]
    vpsraq zmm3, zmm2, 52
    vpaddq zmm15, zmm3, zmmword ptr [rsi + 832]
    vpmadd52luq zmm17, zmm13, zmmword ptr [rdx + 384]
    vpmadd52luq zmm7, zmm8, zmmword ptr [rdx + 128]
    vpmadd52huq zmm12, zmm13, zmmword ptr [rdx + 128]
    vpmadd52huq zmm14, zmm15, zmmword ptr [rdx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rdx + 320]
    vpmadd52huq zmm18, zmm15, zmmword ptr [rdx + 128]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rdx + 0]
    vpmadd52huq zmm19, zmm15, zmmword ptr [rdx + 192]
    vpmadd52luq zmm14, zmm15, zmmword ptr [rdx + 128]
    vpmadd52huq zmm20, zmm15, zmmword ptr [rdx + 256]
    vpmadd52luq zmm18, zmm15, zmmword ptr [rdx + 192]
    vmovapd zmmword ptr [rdx + 1408], zmm0
    vpsraq zmm3, zmm0, 52
    vpmadd52huq zmm21, zmm15, zmmword ptr [rdx + 320]
    vpmadd52huq zmm10, zmm15, zmmword ptr [rdx + 384]
    vpmadd52huq zmm23, zmm15, zmmword ptr [rdx + 448]
    vpmadd52luq zmm19, zmm15, zmmword ptr [rdx + 256]
    vpmadd52huq zmm24, zmm15, zmmword ptr [rdx + 512]
    vpmadd52luq zmm20, zmm15, zmmword ptr [rdx + 320]
    vpmadd52huq zmm25, zmm15, zmmword ptr [rdx + 576]
    vpmadd52luq zmm21, zmm15, zmmword ptr [rdx + 384]
    vpmadd52huq zmm26, zmm15, zmmword ptr [rdx + 640]
    vpmadd52luq zmm10, zmm15, zmmword ptr [rdx + 448]
    vpmadd52huq zmm27, zmm15, zmmword ptr [rdx + 704]
    vpmadd52luq zmm23, zmm15, zmmword ptr [rdx + 512]
    vpmadd52huq zmm28, zmm15, zmmword ptr [rdx + 768]
    vpmadd52luq zmm24, zmm15, zmmword ptr [rdx + 576]
    vpmadd52huq zmm29, zmm15, zmmword ptr [rdx + 832]
    vpmadd52luq zmm25, zmm15, zmmword ptr [rdx + 640]
    vpmadd52luq zmm26, zmm15, zmmword ptr [rdx + 704]
    vpmadd52luq zmm27, zmm15, zmmword ptr [rdx + 768]
    vpmadd52luq zmm28, zmm15, zmmword ptr [rdx + 832]
    vpmadd52luq zmm29, zmm15, zmmword ptr [rdx + 896]
    vpmadd52luq zmm4, zmm8, zmmword ptr [rdx + 64]
    vpxord xmm30, xmm30, xmm30
    vpmadd52huq zmm30, zmm15, zmmword ptr [rdx + 896]
    vpmadd52huq zmm9, zmm13, zmmword ptr [rdx + 64]
    vpmadd52luq zmm16, zmm13, zmmword ptr [rdx + 256]
    vpmadd52huq zmm17, zmm11, zmmword ptr [rdx + 256]
    vpaddq zmm0, zmm4, zmm3
    vpsraq zmm8, zmm15, 52
    vpmadd52huq zmm7, zmm13, zmmword ptr [rdx + 0]
    vpaddq zmm4, zmm8, zmmword ptr [rsi + 896]
    vpmadd52luq zmm12, zmm13, zmmword ptr [rdx + 192]
    vpmadd52huq zmm14, zmm4, zmmword ptr [rdx + 0]
    vpmadd52huq zmm18, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm19, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm20, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm21, zmm4, zmmword ptr [rdx + 256]
    vpmadd52huq zmm10, zmm4, zmmword ptr [rdx + 320]
    vpmadd52huq zmm23, zmm4, zmmword ptr [rdx + 384]
    vpmadd52huq zmm24, zmm4, zmmword ptr [rdx + 448]
    vpmadd52luq zmm14, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm25, zmm4, zmmword ptr [rdx + 512]
    vpmadd52luq zmm18, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm26, zmm4, zmmword ptr [rdx + 576]
    vpmadd52luq zmm19, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm27, zmm4, zmmword ptr [rdx + 640]
    vpmadd52luq zmm20, zmm4, zmmword ptr [rdx + 256]
    vpmadd52huq zmm28, zmm4, zmmword ptr [rdx + 704]
    vpmadd52luq zmm21, zmm4, zmmword ptr [rdx + 320]
    vpmadd52huq zmm29, zmm4, zmmword ptr [rdx + 768]
    vpmadd52luq zmm10, zmm4, zmmword ptr [rdx + 384]
    vpmadd52huq zmm30, zmm4, zmmword ptr [rdx + 832]
    vpmadd52luq zmm23, zmm4, zmmword ptr [rdx + 448]
    vpmadd52luq zmm24, zmm4, zmmword ptr [rdx + 512]
    vpmadd52luq zmm25, zmm4, zmmword ptr [rdx + 576]
    vpmadd52luq zmm26, zmm4, zmmword ptr [rdx + 640]
    vpmadd52luq zmm27, zmm4, zmmword ptr [rdx + 704]
    vpmadd52luq zmm28, zmm4, zmmword ptr [rdx + 768]
    vpmadd52luq zmm29, zmm4, zmmword ptr [rdx + 832]
    vpmadd52luq zmm30, zmm4, zmmword ptr [rdx + 896]
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm9, zmm13, zmmword ptr [rdx + 128]
    vpmadd52huq zmm16, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm17, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rdx + 0]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rdx + 64]
    vmovapd zmm3, zmmword ptr [rdx + 960]
    vpxord xmm31, xmm31, xmm31
    vpmadd52huq zmm12, zmm11, zmmword ptr [rdx + 64]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 0]
    vpsraq zmm8, zmm0, 52
    vmovapd zmmword ptr [rdx + 1472], zmm0
    vpmadd52luq zmm16, zmm11, zmmword ptr [rdx + 192]
    vpaddq zmm13, zmm7, zmm8
    vpmadd52huq zmm14, zmm3, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm18, zmm3, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm19, zmm3, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm20, zmm3, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm21, zmm3, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm10, zmm3, qword ptr [rdi + 160]{1to8}
    vpmadd52huq zmm23, zmm3, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm24, zmm3, qword ptr [rdi + 176]{1to8}
    vpmadd52huq zmm25, zmm3, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm26, zmm3, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm27, zmm3, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm28, zmm3, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm29, zmm3, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm30, zmm3, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm14, zmm3, qword ptr [rdi + 128]{1to8}
    vpmadd52luq zmm18, zmm3, qword ptr [rdi + 136]{1to8}
    vpmadd52luq zmm19, zmm3, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm20, zmm3, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm21, zmm3, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm10, zmm3, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm23, zmm3, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm24, zmm3, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm25, zmm3, qword ptr [rdi + 192]{1to8}
    vpmadd52luq zmm26, zmm3, qword ptr [rdi + 200]{1to8}
    vpmadd52luq zmm27, zmm3, qword ptr [rdi + 208]{1to8}
    vmovapd zmm0, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm28, zmm3, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm29, zmm3, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm30, zmm3, qword ptr [rdi + 232]{1to8}
    vpmadd52huq zmm17, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm12, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm13, zmm11, zmmword ptr [rdx + 0]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm14, zmm0, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm18, zmm0, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm19, zmm0, qword ptr [rdi + 256]{1to8}
    vpsraq zmm7, zmm13, 52
    vmovapd zmmword ptr [rdx + 1536], zmm13
    vpmadd52huq zmm20, zmm0, qword ptr [rdi + 264]{1to8}
    vpaddq zmm8, zmm9, zmm7
    vpmadd52huq zmm21, zmm0, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm10, zmm0, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm23, zmm0, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm24, zmm0, qword ptr [rdi + 296]{1to8}
    vpmadd52huq zmm25, zmm0, qword ptr [rdi + 304]{1to8}
    vpmadd52huq zmm26, zmm0, qword ptr [rdi + 312]{1to8}
    vpmadd52huq zmm27, zmm0, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm28, zmm0, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm29, zmm0, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm30, zmm0, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm14, zmm0, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm18, zmm0, qword ptr [rdi + 256]{1to8}
    vpmadd52luq zmm19, zmm0, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm20, zmm0, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm21, zmm0, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm10, zmm0, qword ptr [rdi + 288]{1to8}
    vmovapd zmm11, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm23, zmm0, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm24, zmm0, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm25, zmm0, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm26, zmm0, qword ptr [rdi + 320]{1to8}
    vpmadd52luq zmm27, zmm0, qword ptr [rdi + 328]{1to8}
    vpmadd52luq zmm28, zmm0, qword ptr [rdi + 336]{1to8}
    vpmadd52luq zmm29, zmm0, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm30, zmm0, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm14, zmm11, qword ptr [rdi + 360]{1to8}
    vpmadd52huq zmm18, zmm11, qword ptr [rdi + 368]{1to8}
    vpmadd52huq zmm19, zmm11, qword ptr [rdi + 376]{1to8}
    vpmadd52huq zmm20, zmm11, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm21, zmm11, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm10, zmm11, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm23, zmm11, qword ptr [rdi + 408]{1to8}
    vpmadd52huq zmm24, zmm11, qword ptr [rdi + 416]{1to8}
    vpmadd52huq zmm25, zmm11, qword ptr [rdi + 424]{1to8}
    vpmadd52huq zmm26, zmm11, qword ptr [rdi + 432]{1to8}
    vpmadd52huq zmm27, zmm11, qword ptr [rdi + 440]{1to8}
    vpmadd52huq zmm28, zmm11, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm29, zmm11, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm30, zmm11, qword ptr [rdi + 464]{1to8}
    vpmadd52huq zmm16, zmm6, zmmword ptr [rdx + 64]
    vpmadd52luq zmm17, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm14, zmm11, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm18, zmm11, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm19, zmm11, qword ptr [rdi + 384]{1to8}
    vpmadd52luq zmm20, zmm11, qword ptr [rdi + 392]{1to8}
    vpmadd52luq zmm21, zmm11, qword ptr [rdi + 400]{1to8}
    vpmadd52luq zmm10, zmm11, qword ptr [rdi + 408]{1to8}
    vpmadd52luq zmm23, zmm11, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm24, zmm11, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm25, zmm11, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm26, zmm11, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm27, zmm11, qword ptr [rdi + 448]{1to8}
    vpmadd52luq zmm28, zmm11, qword ptr [rdi + 456]{1to8}
    vmovapd zmm13, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm29, zmm11, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm30, zmm11, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm12, zmm6, zmmword ptr [rdx + 0]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm16, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm17, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm8, zmm6, zmmword ptr [rdx + 0]
    vpmadd52luq zmm12, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm14, zmm13, qword ptr [rdi + 480]{1to8}
    vpmadd52huq zmm18, zmm13, qword ptr [rdi + 488]{1to8}
    vpmadd52huq zmm19, zmm13, qword ptr [rdi + 496]{1to8}
    vpsraq zmm9, zmm8, 52
    vmovapd zmmword ptr [rdx + 1600], zmm8
    vpmadd52huq zmm20, zmm13, qword ptr [rdi + 504]{1to8}
    vpaddq zmm7, zmm12, zmm9
    vpmadd52huq zmm21, zmm13, qword ptr [rdi + 512]{1to8}
    vpmadd52huq zmm10, zmm13, qword ptr [rdi + 520]{1to8}
    vpmadd52huq zmm23, zmm13, qword ptr [rdi + 528]{1to8}
    vpmadd52huq zmm24, zmm13, qword ptr [rdi + 536]{1to8}
    vpmadd52huq zmm25, zmm13, qword ptr [rdi + 544]{1to8}
    vpmadd52huq zmm26, zmm13, qword ptr [rdi + 552]{1to8}
    vpmadd52huq zmm27, zmm13, qword ptr [rdi + 560]{1to8}
    vpmadd52huq zmm28, zmm13, qword ptr [rdi + 568]{1to8}
    vpmadd52huq zmm29, zmm13, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm30, zmm13, qword ptr [rdi + 584]{1to8}
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm16, zmm5, zmmword ptr [rdx + 0]
    vpmadd52luq zmm17, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm14, zmm13, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm18, zmm13, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm19, zmm13, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm20, zmm13, qword ptr [rdi + 512]{1to8}
    vpmadd52luq zmm21, zmm13, qword ptr [rdi + 520]{1to8}
    vpmadd52luq zmm10, zmm13, qword ptr [rdi + 528]{1to8}
    vpmadd52luq zmm23, zmm13, qword ptr [rdi + 536]{1to8}
    vpmadd52luq zmm24, zmm13, qword ptr [rdi + 544]{1to8}
    vpmadd52luq zmm25, zmm13, qword ptr [rdi + 552]{1to8}
    vpmadd52luq zmm26, zmm13, qword ptr [rdi + 560]{1to8}
    vmovapd zmm6, zmmword ptr [rdx + 1216]
    vpmadd52luq zmm27, zmm13, qword ptr [rdi + 568]{1to8}
    vpmadd52luq zmm28, zmm13, qword ptr [rdi + 576]{1to8}
    vpmadd52luq zmm29, zmm13, qword ptr [rdi + 584]{1to8}
    vpmadd52luq zmm30, zmm13, qword ptr [rdi + 592]{1to8}
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm7, zmm5, zmmword ptr [rdx + 0]
    vpmadd52luq zmm16, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm17, zmm2, zmmword ptr [rdx + 64]
    vpmadd52huq zmm14, zmm6, qword ptr [rdi + 600]{1to8}
    vpmadd52huq zmm18, zmm6, qword ptr [rdi + 608]{1to8}
    vpsraq zmm8, zmm7, 52
    vmovapd zmmword ptr [rdx + 1664], zmm7
    vpmadd52huq zmm19, zmm6, qword ptr [rdi + 616]{1to8}
    vpaddq zmm12, zmm16, zmm8
    vpmadd52huq zmm20, zmm6, qword ptr [rdi + 624]{1to8}
    vpmadd52huq zmm21, zmm6, qword ptr [rdi + 632]{1to8}
    vpmadd52huq zmm10, zmm6, qword ptr [rdi + 640]{1to8}
    vpmadd52huq zmm23, zmm6, qword ptr [rdi + 648]{1to8}
    vpmadd52huq zmm24, zmm6, qword ptr [rdi + 656]{1to8}
    vpmadd52huq zmm25, zmm6, qword ptr [rdi + 664]{1to8}
    vpmadd52huq zmm26, zmm6, qword ptr [rdi + 672]{1to8}
    vpmadd52huq zmm27, zmm6, qword ptr [rdi + 680]{1to8}
    vpmadd52huq zmm28, zmm6, qword ptr [rdi + 688]{1to8}
    vpmadd52huq zmm29, zmm6, qword ptr [rdi + 696]{1to8}
    vpmadd52huq zmm30, zmm6, qword ptr [rdi + 704]{1to8}
    vpmadd52huq zmm1, zmm2, zmmword ptr [rdx + 0]
    vpmadd52luq zmm17, zmm2, zmmword ptr [rdx + 128]
    vpmadd52luq zmm14, zmm6, qword ptr [rdi + 608]{1to8}
    vpmadd52luq zmm12, zmm2, zmmword ptr [rdx + 0]
    vpmadd52luq zmm18, zmm6, qword ptr [rdi + 616]{1to8}
    vpmadd52luq zmm19, zmm6, qword ptr [rdi + 624]{1to8}
    vpmadd52luq zmm20, zmm6, qword ptr [rdi + 632]{1to8}
    vpmadd52luq zmm21, zmm6, qword ptr [rdi + 640]{1to8}
    vpsraq zmm9, zmm12, 52
    vmovapd zmmword ptr [rdx + 1728], zmm12
    vpmadd52luq zmm10, zmm6, qword ptr [rdi + 648]{1to8}
    vpmadd52luq zmm23, zmm6, qword ptr [rdi + 656]{1to8}
    vpmadd52luq zmm24, zmm6, qword ptr [rdi + 664]{1to8}
    vmovapd zmm5, zmmword ptr [rdx + 1280]
    vpmadd52luq zmm25, zmm6, qword ptr [rdi + 672]{1to8}
    vpmadd52luq zmm26, zmm6, qword ptr [rdi + 680]{1to8}
    vpmadd52luq zmm27, zmm6, qword ptr [rdi + 688]{1to8}
    vpmadd52luq zmm28, zmm6, qword ptr [rdi + 696]{1to8}
    vpmadd52luq zmm29, zmm6, qword ptr [rdi + 704]{1to8}
    vpmadd52luq zmm30, zmm6, qword ptr [rdi + 712]{1to8}
    vpmadd52luq zmm1, zmm2, zmmword ptr [rdx + 64]
    vpmadd52huq zmm17, zmm15, zmmword ptr [rdx + 0]
    vpmadd52huq zmm14, zmm5, qword ptr [rdi + 720]{1to8}
    vpmadd52huq zmm18, zmm5, qword ptr [rdi + 728]{1to8}
    vpmadd52huq zmm19, zmm5, qword ptr [rdi + 736]{1to8}
    vpaddq zmm7, zmm1, zmm9
    vpmadd52huq zmm20, zmm5, qword ptr [rdi + 744]{1to8}
    vpmadd52huq zmm21, zmm5, qword ptr [rdi + 752]{1to8}
    vpmadd52huq zmm10, zmm5, qword ptr [rdi + 760]{1to8}
    vpmadd52huq zmm23, zmm5, qword ptr [rdi + 768]{1to8}
    vpmadd52huq zmm24, zmm5, qword ptr [rdi + 776]{1to8}
    vpmadd52huq zmm25, zmm5, qword ptr [rdi + 784]{1to8}
    vpmadd52huq zmm26, zmm5, qword ptr [rdi + 792]{1to8}
    vpmadd52huq zmm27, zmm5, qword ptr [rdi + 800]{1to8}
    vpmadd52huq zmm28, zmm5, qword ptr [rdi + 808]{1to8}
    vpmadd52huq zmm29, zmm5, qword ptr [rdi + 816]{1to8}
    vpmadd52huq zmm30, zmm5, qword ptr [rdi + 824]{1to8}
    vpmadd52luq zmm7, zmm15, zmmword ptr [rdx + 0]
    vpmadd52luq zmm17, zmm15, zmmword ptr [rdx + 64]
    vpmadd52luq zmm14, zmm5, qword ptr [rdi + 728]{1to8}
    vpmadd52luq zmm18, zmm5, qword ptr [rdi + 736]{1to8}
    vpmadd52luq zmm19, zmm5, qword ptr [rdi + 744]{1to8}
    vpsraq zmm16, zmm7, 52
    vmovapd zmmword ptr [rdx + 1792], zmm7
    vpmadd52luq zmm20, zmm5, qword ptr [rdi + 752]{1to8}
    vpaddq zmm8, zmm17, zmm16
    vpmadd52luq zmm21, zmm5, qword ptr [rdi + 760]{1to8}
    vpmadd52luq zmm10, zmm5, qword ptr [rdi + 768]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 1344]
    vpmadd52luq zmm23, zmm5, qword ptr [rdi + 776]{1to8}
    vpmadd52luq zmm24, zmm5, qword ptr [rdi + 784]{1to8}
    vpmadd52luq zmm25, zmm5, qword ptr [rdi + 792]{1to8}
    vpmadd52luq zmm26, zmm5, qword ptr [rdi + 800]{1to8}
    vpmadd52luq zmm27, zmm5, qword ptr [rdi + 808]{1to8}
    vpmadd52luq zmm28, zmm5, qword ptr [rdi + 816]{1to8}
    vpmadd52luq zmm29, zmm5, qword ptr [rdi + 824]{1to8}
    vpmadd52luq zmm30, zmm5, qword ptr [rdi + 832]{1to8}
    vpmadd52huq zmm14, zmm12, qword ptr [rdi + 840]{1to8}
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 0]
    vpmadd52huq zmm18, zmm12, qword ptr [rdi + 848]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rdi + 856]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rdi + 864]{1to8}
    vpmadd52huq zmm21, zmm12, qword ptr [rdi + 872]{1to8}
    vpmadd52huq zmm10, zmm12, qword ptr [rdi + 880]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rdi + 888]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rdi + 896]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rdi + 904]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rdi + 912]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rdi + 920]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rdi + 928]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rdi + 936]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rdi + 944]{1to8}
    vpmadd52luq zmm14, zmm12, qword ptr [rdi + 848]{1to8}
    vpmadd52luq zmm8, zmm3, qword ptr [rdi + 120]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rdi + 856]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rdi + 864]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rdi + 872]{1to8}
    vpmadd52luq zmm21, zmm12, qword ptr [rdi + 880]{1to8}
    vpmadd52luq zmm10, zmm12, qword ptr [rdi + 888]{1to8}
    vmovapd zmm2, zmmword ptr [rdx + 1408]
    vpmadd52luq zmm23, zmm12, qword ptr [rdi + 896]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rdi + 904]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rdi + 912]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rdi + 920]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rdi + 928]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rdi + 936]{1to8}
    vpmadd52luq zmm29, zmm12, qword ptr [rdi + 944]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rdi + 952]{1to8}
    vpmadd52huq zmm14, zmm2, qword ptr [rdi + 960]{1to8}
    vpmadd52huq zmm31, zmm4, zmmword ptr [rdx + 896]
    vpmadd52luq zmm8, zmm0, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm18, zmm2, qword ptr [rdi + 968]{1to8}
    vpmadd52huq zmm19, zmm2, qword ptr [rdi + 976]{1to8}
    vpmadd52huq zmm20, zmm2, qword ptr [rdi + 984]{1to8}
    vpmadd52huq zmm21, zmm2, qword ptr [rdi + 992]{1to8}
    vpmadd52huq zmm10, zmm2, qword ptr [rdi + 1000]{1to8}
    vpmadd52huq zmm23, zmm2, qword ptr [rdi + 1008]{1to8}
    vpmadd52huq zmm24, zmm2, qword ptr [rdi + 1016]{1to8}
    vpmadd52huq zmm25, zmm2, qword ptr [rdi + 1024]{1to8}
    vpmadd52huq zmm26, zmm2, qword ptr [rdi + 1032]{1to8}
    vpmadd52huq zmm27, zmm2, qword ptr [rdi + 1040]{1to8}
    vpmadd52huq zmm28, zmm2, qword ptr [rdi + 1048]{1to8}
    vpmadd52huq zmm29, zmm2, qword ptr [rdi + 1056]{1to8}
    vpmadd52huq zmm30, zmm2, qword ptr [rdi + 1064]{1to8}
    vpmadd52luq zmm14, zmm2, qword ptr [rdi + 968]{1to8}
    vpmadd52huq zmm31, zmm3, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm8, zmm11, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm18, zmm2, qword ptr [rdi + 976]{1to8}
    vpmadd52luq zmm19, zmm2, qword ptr [rdi + 984]{1to8}
    vpmadd52luq zmm20, zmm2, qword ptr [rdi + 992]{1to8}
    vpmadd52luq zmm21, zmm2, qword ptr [rdi + 1000]{1to8}
    vpmadd52luq zmm10, zmm2, qword ptr [rdi + 1008]{1to8}
    vmovapd zmm1, zmmword ptr [rdx + 1472]
    vpmadd52luq zmm23, zmm2, qword ptr [rdi + 1016]{1to8}
    vpmadd52luq zmm24, zmm2, qword ptr [rdi + 1024]{1to8}
    vpmadd52luq zmm25, zmm2, qword ptr [rdi + 1032]{1to8}
    vpmadd52luq zmm26, zmm2, qword ptr [rdi + 1040]{1to8}
    vpmadd52luq zmm27, zmm2, qword ptr [rdi + 1048]{1to8}
    vpmadd52luq zmm28, zmm2, qword ptr [rdi + 1056]{1to8}
    vpmadd52luq zmm29, zmm2, qword ptr [rdi + 1064]{1to8}
    vpmadd52luq zmm30, zmm2, qword ptr [rdi + 1072]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rdi + 1080]{1to8}
    vpmadd52huq zmm31, zmm0, qword ptr [rdi + 352]{1to8}
    vpmadd52luq zmm8, zmm13, qword ptr [rdi + 480]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rdi + 1088]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rdi + 1096]{1to8}
    vpmadd52huq zmm20, zmm1, qword ptr [rdi + 1104]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rdi + 1112]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rdi + 1120]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rdi + 1128]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rdi + 1136]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rdi + 1144]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rdi + 1152]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rdi + 1160]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rdi + 1168]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rdi + 1176]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rdi + 1184]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rdi + 1088]{1to8}
    vpmadd52huq zmm31, zmm11, qword ptr [rdi + 472]{1to8}
    vpmadd52luq zmm8, zmm6, qword ptr [rdi + 600]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rdi + 1096]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rdi + 1104]{1to8}
    vpmadd52luq zmm20, zmm1, qword ptr [rdi + 1112]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rdi + 1120]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rdi + 1128]{1to8}
    vmovapd zmm9, zmmword ptr [rdx + 1536]
    vpmadd52luq zmm23, zmm1, qword ptr [rdi + 1136]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rdi + 1144]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rdi + 1152]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rdi + 1160]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rdi + 1168]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rdi + 1176]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rdi + 1184]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rdi + 1192]{1to8}
    vpmadd52huq zmm14, zmm9, qword ptr [rdi + 1200]{1to8}
    vpmadd52huq zmm31, zmm13, qword ptr [rdi + 592]{1to8}
    vpmadd52luq zmm8, zmm5, qword ptr [rdi + 720]{1to8}
    vpmadd52huq zmm18, zmm9, qword ptr [rdi + 1208]{1to8}
    vpmadd52huq zmm19, zmm9, qword ptr [rdi + 1216]{1to8}
    vpmadd52huq zmm20, zmm9, qword ptr [rdi + 1224]{1to8}
    vpmadd52huq zmm21, zmm9, qword ptr [rdi + 1232]{1to8}
    vpmadd52huq zmm10, zmm9, qword ptr [rdi + 1240]{1to8}
    vpmadd52huq zmm23, zmm9, qword ptr [rdi + 1248]{1to8}
    vpmadd52huq zmm24, zmm9, qword ptr [rdi + 1256]{1to8}
    vpmadd52huq zmm25, zmm9, qword ptr [rdi + 1264]{1to8}
    vpmadd52huq zmm26, zmm9, qword ptr [rdi + 1272]{1to8}
    vpmadd52huq zmm27, zmm9, qword ptr [rdi + 1280]{1to8}
    vpmadd52huq zmm28, zmm9, qword ptr [rdi + 1288]{1to8}
    vpmadd52huq zmm29, zmm9, qword ptr [rdi + 1296]{1to8}
    vpmadd52huq zmm30, zmm9, qword ptr [rdi + 1304]{1to8}
    vpmadd52luq zmm14, zmm9, qword ptr [rdi + 1208]{1to8}
    vpmadd52huq zmm31, zmm6, qword ptr [rdi + 712]{1to8}
    vpmadd52luq zmm8, zmm12, qword ptr [rdi + 840]{1to8}
    vpmadd52luq zmm18, zmm9, qword ptr [rdi + 1216]{1to8}
    vpmadd52luq zmm19, zmm9, qword ptr [rdi + 1224]{1to8}
    vpmadd52luq zmm20, zmm9, qword ptr [rdi + 1232]{1to8}
    vpmadd52luq zmm21, zmm9, qword ptr [rdi + 1240]{1to8}
    vpmadd52luq zmm10, zmm9, qword ptr [rdi + 1248]{1to8}
    vmovapd zmm15, zmmword ptr [rdx + 1600]
    vpmadd52luq zmm23, zmm9, qword ptr [rdi + 1256]{1to8}
    vpmadd52luq zmm24, zmm9, qword ptr [rdi + 1264]{1to8}
    vpmadd52luq zmm25, zmm9, qword ptr [rdi + 1272]{1to8}
    vpmadd52luq zmm26, zmm9, qword ptr [rdi + 1280]{1to8}
    vpmadd52luq zmm27, zmm9, qword ptr [rdi + 1288]{1to8}
    vpmadd52luq zmm28, zmm9, qword ptr [rdi + 1296]{1to8}
    vpmadd52luq zmm29, zmm9, qword ptr [rdi + 1304]{1to8}
    vpmadd52luq zmm30, zmm9, qword ptr [rdi + 1312]{1to8}
    vpmadd52huq zmm14, zmm15, qword ptr [rdi + 1320]{1to8}
    vpmadd52huq zmm31, zmm5, qword ptr [rdi + 832]{1to8}
    vpmadd52luq zmm8, zmm2, qword ptr [rdi + 960]{1to8}
    vpmadd52huq zmm18, zmm15, qword ptr [rdi + 1328]{1to8}
    vpmadd52huq zmm19, zmm15, qword ptr [rdi + 1336]{1to8}
    vpmadd52huq zmm20, zmm15, qword ptr [rdi + 1344]{1to8}
    vpmadd52huq zmm21, zmm15, qword ptr [rdi + 1352]{1to8}
    vpmadd52huq zmm10, zmm15, qword ptr [rdi + 1360]{1to8}
    vpmadd52huq zmm23, zmm15, qword ptr [rdi + 1368]{1to8}
    vpmadd52huq zmm24, zmm15, qword ptr [rdi + 1376]{1to8}
    vpmadd52huq zmm25, zmm15, qword ptr [rdi + 1384]{1to8}
    vpmadd52huq zmm26, zmm15, qword ptr [rdi + 1392]{1to8}
    vpmadd52huq zmm27, zmm15, qword ptr [rdi + 1400]{1to8}
    vpmadd52huq zmm28, zmm15, qword ptr [rdi + 1408]{1to8}
    vpmadd52huq zmm29, zmm15, qword ptr [rdi + 1416]{1to8}
    vpmadd52huq zmm30, zmm15, qword ptr [rdi + 1424]{1to8}
    vpmadd52luq zmm14, zmm15, qword ptr [rdi + 1328]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rdi + 952]{1to8}
    vpmadd52luq zmm8, zmm1, qword ptr [rdi + 1080]{1to8}
    vpmadd52luq zmm18, zmm15, qword ptr [rdi + 1336]{1to8}
    vpmadd52luq zmm19, zmm15, qword ptr [rdi + 1344]{1to8}
    vpmadd52luq zmm20, zmm15, qword ptr [rdi + 1352]{1to8}
    vpmadd52luq zmm21, zmm15, qword ptr [rdi + 1360]{1to8}
    vpmadd52luq zmm10, zmm15, qword ptr [rdi + 1368]{1to8}
    vmovapd zmm7, zmmword ptr [rdx + 1664]
    vpmadd52luq zmm23, zmm15, qword ptr [rdi + 1376]{1to8}
    vpmadd52luq zmm24, zmm15, qword ptr [rdi + 1384]{1to8}
    vpmadd52luq zmm25, zmm15, qword ptr [rdi + 1392]{1to8}
    vpmadd52luq zmm26, zmm15, qword ptr [rdi + 1400]{1to8}
    vpmadd52luq zmm27, zmm15, qword ptr [rdi + 1408]{1to8}
    vpmadd52luq zmm28, zmm15, qword ptr [rdi + 1416]{1to8}
    vpmadd52luq zmm29, zmm15, qword ptr [rdi + 1424]{1to8}
    vpmadd52luq zmm30, zmm15, qword ptr [rdi + 1432]{1to8}
    vpmadd52huq zmm14, zmm7, qword ptr [rdi + 1440]{1to8}
    vpmadd52huq zmm31, zmm2, qword ptr [rdi + 1072]{1to8}
    vpmadd52luq zmm8, zmm9, qword ptr [rdi + 1200]{1to8}
    vpmadd52huq zmm18, zmm7, qword ptr [rdi + 1448]{1to8}
    vpmadd52huq zmm19, zmm7, qword ptr [rdi + 1456]{1to8}
    vpmadd52huq zmm20, zmm7, qword ptr [rdi + 1464]{1to8}
    vpmadd52huq zmm21, zmm7, qword ptr [rdi + 1472]{1to8}
    vpmadd52huq zmm10, zmm7, qword ptr [rdi + 1480]{1to8}
    vpmadd52huq zmm23, zmm7, qword ptr [rdi + 1488]{1to8}
    vpmadd52huq zmm24, zmm7, qword ptr [rdi + 1496]{1to8}
    vpmadd52huq zmm25, zmm7, qword ptr [rdi + 1504]{1to8}
    vpmadd52huq zmm26, zmm7, qword ptr [rdi + 1512]{1to8}
    vpmadd52huq zmm27, zmm7, qword ptr [rdi + 1520]{1to8}
    vpmadd52huq zmm28, zmm7, qword ptr [rdi + 1528]{1to8}
    vpmadd52huq zmm29, zmm7, qword ptr [rdi + 1536]{1to8}
    vpmadd52huq zmm30, zmm7, qword ptr [rdi + 1544]{1to8}
    vpmadd52luq zmm14, zmm7, qword ptr [rdi + 1448]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rdi + 1192]{1to8}
    vpmadd52luq zmm8, zmm15, qword ptr [rdi + 1320]{1to8}
    vpmadd52luq zmm18, zmm7, qword ptr [rdi + 1456]{1to8}
    vpmadd52luq zmm19, zmm7, qword ptr [rdi + 1464]{1to8}
    vpmadd52luq zmm20, zmm7, qword ptr [rdi + 1472]{1to8}
    vpmadd52luq zmm21, zmm7, qword ptr [rdi + 1480]{1to8}
    vpmadd52luq zmm10, zmm7, qword ptr [rdi + 1488]{1to8}
    vmovapd zmm16, zmmword ptr [rdx + 1728]
    vpmadd52luq zmm23, zmm7, qword ptr [rdi + 1496]{1to8}
    vpmadd52luq zmm24, zmm7, qword ptr [rdi + 1504]{1to8}
    vpmadd52luq zmm25, zmm7, qword ptr [rdi + 1512]{1to8}
    vpmadd52luq zmm26, zmm7, qword ptr [rdi + 1520]{1to8}
    vpmadd52luq zmm27, zmm7, qword ptr [rdi + 1528]{1to8}
    vpmadd52luq zmm28, zmm7, qword ptr [rdi + 1536]{1to8}
    vpmadd52luq zmm29, zmm7, qword ptr [rdi + 1544]{1to8}
    vpmadd52luq zmm30, zmm7, qword ptr [rdi + 1552]{1to8}
    vpmadd52huq zmm14, zmm16, qword ptr [rdi + 1560]{1to8}
    vpxord xmm4, xmm4, xmm4
    vpmadd52huq zmm31, zmm9, qword ptr [rdi + 1312]{1to8}
    vpmadd52luq zmm8, zmm7, qword ptr [rdi + 1440]{1to8}
    vpmadd52huq zmm18, zmm16, qword ptr [rdi + 1568]{1to8}
    vpmadd52huq zmm19, zmm16, qword ptr [rdi + 1576]{1to8}
    vpmadd52huq zmm20, zmm16, qword ptr [rdi + 1584]{1to8}
    vpmadd52huq zmm21, zmm16, qword ptr [rdi + 1592]{1to8}
    vpmadd52huq zmm10, zmm16, qword ptr [rdi + 1600]{1to8}
    vpmadd52huq zmm23, zmm16, qword ptr [rdi + 1608]{1to8}
    vpmadd52huq zmm24, zmm16, qword ptr [rdi + 1616]{1to8}
    vpmadd52huq zmm25, zmm16, qword ptr [rdi + 1624]{1to8}
    vpmadd52huq zmm26, zmm16, qword ptr [rdi + 1632]{1to8}
    vpmadd52huq zmm27, zmm16, qword ptr [rdi + 1640]{1to8}
    vpmadd52huq zmm28, zmm16, qword ptr [rdi + 1648]{1to8}
    vpmadd52huq zmm29, zmm16, qword ptr [rdi + 1656]{1to8}
    vpmadd52huq zmm30, zmm16, qword ptr [rdi + 1664]{1to8}
    vpmadd52luq zmm14, zmm16, qword ptr [rdi + 1568]{1to8}
    vpmadd52huq zmm31, zmm15, qword ptr [rdi + 1432]{1to8}
    vpmadd52luq zmm8, zmm16, qword ptr [rdi + 1560]{1to8}
    vpmadd52luq zmm18, zmm16, qword ptr [rdi + 1576]{1to8}
    vpmadd52luq zmm19, zmm16, qword ptr [rdi + 1584]{1to8}
    vpmadd52luq zmm20, zmm16, qword ptr [rdi + 1592]{1to8}
    vpmadd52luq zmm21, zmm16, qword ptr [rdi + 1600]{1to8}
    vpmadd52luq zmm10, zmm16, qword ptr [rdi + 1608]{1to8}
    vmovapd zmm3, zmmword ptr [rdx + 1792]
    vpmadd52luq zmm23, zmm16, qword ptr [rdi + 1616]{1to8}
    vpmadd52luq zmm24, zmm16, qword ptr [rdi + 1624]{1to8}
    vpmadd52luq zmm25, zmm16, qword ptr [rdi + 1632]{1to8}
    vpmadd52luq zmm26, zmm16, qword ptr [rdi + 1640]{1to8}
    vpmadd52luq zmm27, zmm16, qword ptr [rdi + 1648]{1to8}
    vpmadd52luq zmm28, zmm16, qword ptr [rdi + 1656]{1to8}
    vpmadd52luq zmm29, zmm16, qword ptr [rdi + 1664]{1to8}
    vbroadcastsd zmm0, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpmadd52luq zmm30, zmm16, qword ptr [rdi + 1672]{1to8}
    vpmadd52huq zmm14, zmm3, qword ptr [rdi + 1680]{1to8}
    vpmadd52huq zmm31, zmm7, qword ptr [rdi + 1552]{1to8}
    vpmadd52luq zmm8, zmm3, qword ptr [rdi + 1680]{1to8}
    vpmadd52huq zmm18, zmm3, qword ptr [rdi + 1688]{1to8}
    vpmadd52huq zmm19, zmm3, qword ptr [rdi + 1696]{1to8}
    vpmadd52huq zmm20, zmm3, qword ptr [rdi + 1704]{1to8}
    vpmadd52huq zmm21, zmm3, qword ptr [rdi + 1712]{1to8}
    vpaddq zmm11, zmm8, zmm0
    vpmadd52huq zmm10, zmm3, qword ptr [rdi + 1720]{1to8}
    vpsraq zmm13, zmm11, 52
    vpmadd52huq zmm23, zmm3, qword ptr [rdi + 1728]{1to8}
    vpmadd52huq zmm24, zmm3, qword ptr [rdi + 1736]{1to8}
    vpmadd52huq zmm25, zmm3, qword ptr [rdi + 1744]{1to8}
    vpmadd52huq zmm26, zmm3, qword ptr [rdi + 1752]{1to8}
    vpmadd52huq zmm27, zmm3, qword ptr [rdi + 1760]{1to8}
    vpmadd52huq zmm28, zmm3, qword ptr [rdi + 1768]{1to8}
    vpmadd52huq zmm29, zmm3, qword ptr [rdi + 1776]{1to8}
    vpmadd52huq zmm30, zmm3, qword ptr [rdi + 1784]{1to8}
    vpmadd52luq zmm14, zmm3, qword ptr [rdi + 1688]{1to8}
    vpmadd52huq zmm31, zmm16, qword ptr [rdi + 1672]{1to8}
    vpmadd52luq zmm18, zmm3, qword ptr [rdi + 1696]{1to8}
    vpmadd52luq zmm19, zmm3, qword ptr [rdi + 1704]{1to8}
    vpmadd52luq zmm20, zmm3, qword ptr [rdi + 1712]{1to8}
    vpaddq zmm17, zmm14, zmm13
    vpmadd52luq zmm21, zmm3, qword ptr [rdi + 1720]{1to8}
    vpmadd52luq zmm10, zmm3, qword ptr [rdi + 1728]{1to8}
    vpmadd52luq zmm23, zmm3, qword ptr [rdi + 1736]{1to8}
    vpmadd52luq zmm24, zmm3, qword ptr [rdi + 1744]{1to8}
    vpmadd52luq zmm25, zmm3, qword ptr [rdi + 1752]{1to8}
    vpmadd52luq zmm26, zmm3, qword ptr [rdi + 1760]{1to8}
    vpmadd52luq zmm27, zmm3, qword ptr [rdi + 1768]{1to8}
    vpmadd52luq zmm28, zmm3, qword ptr [rdi + 1776]{1to8}
    vpmadd52luq zmm29, zmm3, qword ptr [rdi + 1784]{1to8}
    vpmadd52luq zmm30, zmm3, qword ptr [rdi + 1792]{1to8}
    vpmadd52luq zmm4, zmm8, qword ptr [rdi + 1920]{1to8}
    vpmadd52huq zmm31, zmm3, qword ptr [rdi + 1792]{1to8}
    vpmadd52huq zmm17, zmm4, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm18, zmm4, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm19, zmm4, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm20, zmm4, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm21, zmm4, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm10, zmm4, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm23, zmm4, qword ptr [rdi + 48]{1to8}
    vpmadd52huq zmm24, zmm4, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm25, zmm4, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm26, zmm4, qword ptr [rdi + 72]{1to8}
    vpmadd52huq zmm27, zmm4, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm28, zmm4, qword ptr [rdi + 88]{1to8}
    vpmadd52huq zmm29, zmm4, qword ptr [rdi + 96]{1to8}
    vpmadd52huq zmm30, zmm4, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm17, zmm4, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm18, zmm4, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm19, zmm4, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm20, zmm4, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm21, zmm4, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm10, zmm4, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm23, zmm4, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm24, zmm4, qword ptr [rdi + 64]{1to8}
    vpmadd52luq zmm25, zmm4, qword ptr [rdi + 72]{1to8}
    vpmadd52luq zmm26, zmm4, qword ptr [rdi + 80]{1to8}
    vpmadd52luq zmm27, zmm4, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm28, zmm4, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm29, zmm4, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm30, zmm4, qword ptr [rdi + 112]{1to8}
    vpmadd52huq zmm31, zmm4, qword ptr [rdi + 112]{1to8}
    vmovdqa64 zmm22, zmm10
    ret
.globl msmith_0_1_0_ifma_sqr_15
.p2align 6
msmith_0_1_0_ifma_sqr_15:
    vmovapd zmm0, zmmword ptr [rsi + 0]
    vpsraq zmm1, zmm0, 52
    vmovapd zmmword ptr [rdx + 0], zmm0
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
    vpxord xmm12, xmm12, xmm12
    vpxord xmm13, xmm13, xmm13
    vpaddq zmm14, zmm1, zmmword ptr [rsi + 64]
    vpxord xmm15, xmm15, xmm15
    vpsraq zmm16, zmm14, 52
    vmovapd zmmword ptr [rdx + 64], zmm14
    vmovapd zmm0, zmmword ptr [rdx + 0]
    vpxord xmm1, xmm1, xmm1
    vpaddq zmm14, zmm16, zmmword ptr [rsi + 128]
    vpsraq zmm16, zmm14, 52
    vpxord xmm17, xmm17, xmm17
    vmovapd zmmword ptr [rdx + 128], zmm14
    vpaddq zmm14, zmm16, zmmword ptr [rsi + 192]
    vpsraq zmm16, zmm14, 52
    vmovapd zmmword ptr [rdx + 192], zmm14
    vpmadd52luq zmm2, zmm0, zmmword ptr [rdx + 64]
    vpxord xmm14, xmm14, xmm14
    vpaddq zmm16, zmm16, zmmword ptr [rsi + 256]
    vpmadd52huq zmm7, zmm0, zmmword ptr [rdx + 64]
    vpsraq zmm18, zmm16, 52
    vmovapd zmmword ptr [rdx + 256], zmm16
    vpmadd52huq zmm3, zmm0, zmmword ptr [rdx + 128]
    vpaddq zmm16, zmm18, zmmword ptr [rsi + 320]
    vpmadd52luq zmm14, zmm0, zmm0
    vpsraq zmm19, zmm16, 52
    vmovapd zmmword ptr [rdx + 320], zmm16
    vpmadd52huq zmm8, zmm0, zmmword ptr [rdx + 192]
    vpaddq zmm16, zmm19, zmmword ptr [rsi + 384]
    vpmadd52luq zmm7, zmm0, zmmword ptr [rdx + 128]
    vpsraq zmm20, zmm16, 52
    vmovapd zmmword ptr [rdx + 384], zmm16
    vpmadd52huq zmm4, zmm0, zmmword ptr [rdx + 256]
    vpaddq zmm16, zmm20, zmmword ptr [rsi + 448]
    vpmadd52luq zmm3, zmm0, zmmword ptr [rdx + 192]
    vmovapd zmmword ptr [rdx + 960], zmm14
    vpsraq zmm21, zmm16, 52
    vmovapd zmmword ptr [rdx + 448], zmm16
    vpmadd52huq zmm10, zmm0, zmmword ptr [rdx + 320]
    vpaddq zmm16, zmm21, zmmword ptr [rsi + 512]
    vpmadd52luq zmm8, zmm0, zmmword ptr [rdx + 256]
    vpsraq zmm22, zmm16, 52
    vmovapd zmmword ptr [rdx + 512], zmm16
    vpmadd52huq zmm5, zmm0, zmmword ptr [rdx + 384]
    vpaddq zmm16, zmm22, zmmword ptr [rsi + 576]
    vpmadd52luq zmm4, zmm0, zmmword ptr [rdx + 320]
    vpsraq zmm23, zmm16, 52
    vmovapd zmmword ptr [rdx + 576], zmm16
    vpmadd52huq zmm11, zmm0, zmmword ptr [rdx + 448]
    vpxord xmm16, xmm16, xmm16
    vpaddq zmm24, zmm23, zmmword ptr [rsi + 640]
    vpmadd52luq zmm10, zmm0, zmmword ptr [rdx + 384]
    vpsraq zmm25, zmm24, 52
    vmovapd zmmword ptr [rdx + 640], zmm24
    vpmadd52huq zmm6, zmm0, zmmword ptr [rdx + 512]
    vpaddq zmm26, zmm25, zmmword ptr [rsi + 704]
    vpmadd52luq zmm5, zmm0, zmmword ptr [rdx + 448]
    vpsraq zmm27, zmm26, 52
    vmovapd zmmword ptr [rdx + 704], zmm26
    vpmadd52huq zmm12, zmm0, zmmword ptr [rdx + 576]
    vpaddq zmm28, zmm27, zmmword ptr [rsi + 768]
    vpmadd52luq zmm11, zmm0, zmmword ptr [rdx + 512]
    vpsraq zmm29, zmm28, 52
    vmovapd zmmword ptr [rdx + 768], zmm28
    vpmadd52huq zmm9, zmm0, zmmword ptr [rdx + 640]
    vpaddq zmm30, zmm29, zmmword ptr [rsi + 832]
    vpmadd52luq zmm6, zmm0, zmmword ptr [rdx + 576]
    vpsraq zmm31, zmm30, 52
    vmovapd zmmword ptr [rdx + 832], zmm30
    vpmadd52huq zmm13, zmm0, zmmword ptr [rdx + 704]
    vpaddq zmm18, zmm31, zmmword ptr [rsi + 896]
    vpmadd52luq zmm12, zmm0, zmmword ptr [rdx + 640]
    vmovapd zmmword ptr [rdx + 896], zmm18
    vmovapd zmm19, zmmword ptr [rdx + 64]
    vpmadd52huq zmm15, zmm0, zmmword ptr [rdx + 768]
    vpaddq zmm2, zmm2, zmm2
    vpmadd52luq zmm9, zmm0, zmmword ptr [rdx + 704]
    vpsraq zmm14, zmm14, 52
    vpmadd52huq zmm1, zmm0, zmmword ptr [rdx + 832]
    vpaddq zmm7, zmm7, zmm7
    vpmadd52huq zmm2, zmm0, zmm0
    vpmadd52huq zmm17, zmm0, zmmword ptr [rdx + 896]
    vmovapd zmm20, zmmword ptr [rdx + 128]
    vpmadd52huq zmm16, zmm19, zmmword ptr [rdx + 896]
    vpmadd52luq zmm15, zmm0, zmmword ptr [rdx + 832]
    vpmadd52luq zmm13, zmm0, zmmword ptr [rdx + 768]
    vpxord xmm21, xmm21, xmm21
    vpaddq zmm2, zmm2, zmm14
    vpmadd52huq zmm17, zmm19, zmmword ptr [rdx + 832]
    vpsraq zmm14, zmm2, 52
    vmovapd zmmword ptr [rdx + 1024], zmm2
    vpmadd52huq zmm16, zmm20, zmmword ptr [rdx + 832]
    vpaddq zmm2, zmm7, zmm14
    vpmadd52huq zmm21, zmm20, zmmword ptr [rdx + 896]
    vpmadd52luq zmm1, zmm0, zmmword ptr [rdx + 896]
    vpmadd52luq zmm17, zmm19, zmmword ptr [rdx + 896]
    vpmadd52luq zmm16, zmm20, zmmword ptr [rdx + 896]
    vpmadd52luq zmm3, zmm19, zmmword ptr [rdx + 128]
    vpmadd52huq zmm4, zmm19, zmmword ptr [rdx + 192]
    vpmadd52huq zmm17, zmm20, zmmword ptr [rdx + 768]
    vpmadd52huq zmm5, zmm19, zmmword ptr [rdx + 320]
    vpmadd52huq zmm6, zmm19, zmmword ptr [rdx + 448]
    vpaddq zmm7, zmm3, zmm3
    vpmadd52huq zmm9, zmm19, zmmword ptr [rdx + 576]
    vpmadd52luq zmm17, zmm20, zmmword ptr [rdx + 832]
    vmovapd zmm14, zmmword ptr [rdx + 192]
    vpmadd52huq zmm15, zmm19, zmmword ptr [rdx + 704]
    vpmadd52huq zmm8, zmm19, zmmword ptr [rdx + 128]
    vpmadd52huq zmm10, zmm19, zmmword ptr [rdx + 256]
    vpmadd52huq zmm11, zmm19, zmmword ptr [rdx + 384]
    vpmadd52huq zmm12, zmm19, zmmword ptr [rdx + 512]
    vpmadd52huq zmm13, zmm19, zmmword ptr [rdx + 640]
    vpmadd52huq zmm1, zmm19, zmmword ptr [rdx + 768]
    vpmadd52luq zmm4, zmm19, zmmword ptr [rdx + 256]
    vpmadd52huq zmm17, zmm14, zmmword ptr [rdx + 704]
    vpmadd52luq zmm5, zmm19, zmmword ptr [rdx + 384]
    vpmadd52huq zmm16, zmm14, zmmword ptr [rdx + 768]
    vpmadd52luq zmm6, zmm19, zmmword ptr [rdx + 512]
    vpmadd52huq zmm21, zmm14, zmmword ptr [rdx + 832]
    vpmadd52luq zmm17, zmm14, zmmword ptr [rdx + 768]
    vpxord xmm0, xmm0, xmm0
    vpmadd52huq zmm0, zmm14, zmmword ptr [rdx + 896]
    vpmadd52luq zmm16, zmm14, zmmword ptr [rdx + 832]
    vpmadd52luq zmm21, zmm14, zmmword ptr [rdx + 896]
    vpmadd52luq zmm9, zmm19, zmmword ptr [rdx + 640]
    vpmadd52luq zmm15, zmm19, zmmword ptr [rdx + 768]
    vpmadd52luq zmm2, zmm19, zmm19
    vpmadd52huq zmm7, zmm19, zmm19
    vpmadd52luq zmm8, zmm19, zmmword ptr [rdx + 192]
    vpmadd52luq zmm10, zmm19, zmmword ptr [rdx + 320]
    vpmadd52luq zmm11, zmm19, zmmword ptr [rdx + 448]
    vpsraq zmm3, zmm2, 52
    vmovapd zmmword ptr [rdx + 1088], zmm2
    vpmadd52luq zmm12, zmm19, zmmword ptr [rdx + 576]
    vpaddq zmm2, zmm7, zmm3
    vmovapd zmm7, zmmword ptr [rdx + 256]
    vpmadd52luq zmm13, zmm19, zmmword ptr [rdx + 704]
    vpaddq zmm3, zmm8, zmm8
    vmovapd zmmword ptr [rdx + 1152], zmm2
    vpmadd52luq zmm1, zmm19, zmmword ptr [rdx + 832]
    vpsraq zmm8, zmm2, 52
    vpmadd52luq zmm4, zmm20, zmmword ptr [rdx + 192]
    vpaddq zmm2, zmm3, zmm8
    vpmadd52huq zmm5, zmm20, zmmword ptr [rdx + 256]
    vpmadd52huq zmm17, zmm7, zmmword ptr [rdx + 640]
    vpmadd52huq zmm6, zmm20, zmmword ptr [rdx + 384]
    vpmadd52huq zmm16, zmm7, zmmword ptr [rdx + 704]
    vpaddq zmm3, zmm4, zmm4
    vpmadd52huq zmm21, zmm7, zmmword ptr [rdx + 768]
    vpmadd52luq zmm17, zmm7, zmmword ptr [rdx + 704]
    vpmadd52huq zmm0, zmm7, zmmword ptr [rdx + 832]
    vpmadd52luq zmm16, zmm7, zmmword ptr [rdx + 768]
    vpxord xmm8, xmm8, xmm8
    vpmadd52huq zmm8, zmm7, zmmword ptr [rdx + 896]
    vpmadd52luq zmm21, zmm7, zmmword ptr [rdx + 832]
    vpmadd52luq zmm0, zmm7, zmmword ptr [rdx + 896]
    vpmadd52huq zmm9, zmm20, zmmword ptr [rdx + 512]
    vpmadd52huq zmm15, zmm20, zmmword ptr [rdx + 640]
    vpmadd52huq zmm10, zmm20, zmmword ptr [rdx + 192]
    vpmadd52huq zmm11, zmm20, zmmword ptr [rdx + 320]
    vpmadd52huq zmm12, zmm20, zmmword ptr [rdx + 448]
    vpmadd52huq zmm13, zmm20, zmmword ptr [rdx + 576]
    vpmadd52huq zmm1, zmm20, zmmword ptr [rdx + 704]
    vmovapd zmm4, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm20, zmmword ptr [rdx + 320]
    vpmadd52luq zmm6, zmm20, zmmword ptr [rdx + 448]
    vpmadd52luq zmm9, zmm20, zmmword ptr [rdx + 576]
    vpmadd52luq zmm15, zmm20, zmmword ptr [rdx + 704]
    vpmadd52luq zmm2, zmm20, zmm20
    vpmadd52huq zmm3, zmm20, zmm20
    vpmadd52luq zmm10, zmm20, zmmword ptr [rdx + 256]
    vpmadd52luq zmm11, zmm20, zmmword ptr [rdx + 384]
    vpmadd52huq zmm17, zmm4, zmmword ptr [rdx + 576]
    vpsraq zmm22, zmm2, 52
    vmovapd zmmword ptr [rdx + 1216], zmm2
    vpmadd52huq zmm16, zmm4, zmmword ptr [rdx + 640]
    vpaddq zmm2, zmm3, zmm22
    vpmadd52huq zmm21, zmm4, zmmword ptr [rdx + 704]
    vpaddq zmm3, zmm10, zmm10
    vmovapd zmmword ptr [rdx + 1280], zmm2
    vpmadd52huq zmm8, zmm4, zmmword ptr [rdx + 832]
    vpsraq zmm10, zmm2, 52
    vpxord xmm2, xmm2, xmm2
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 896]
    vpaddq zmm3, zmm3, zmm10
    vpmadd52huq zmm0, zmm4, zmmword ptr [rdx + 768]
    vpmadd52luq zmm21, zmm4, zmmword ptr [rdx + 768]
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 896]
    vpmadd52luq zmm16, zmm4, zmmword ptr [rdx + 704]
    vmovapd zmm10, zmmword ptr [rdx + 384]
    vpmadd52luq zmm0, zmm4, zmmword ptr [rdx + 832]
    vpmadd52luq zmm17, zmm4, zmmword ptr [rdx + 640]
    vpmadd52luq zmm12, zmm20, zmmword ptr [rdx + 512]
    vpmadd52luq zmm13, zmm20, zmmword ptr [rdx + 640]
    vpmadd52luq zmm1, zmm20, zmmword ptr [rdx + 768]
    vpmadd52luq zmm5, zmm14, zmmword ptr [rdx + 256]
    vpmadd52huq zmm6, zmm14, zmmword ptr [rdx + 320]
    vpmadd52huq zmm9, zmm14, zmmword ptr [rdx + 448]
    vpmadd52huq zmm17, zmm10, zmmword ptr [rdx + 512]
    vpmadd52huq zmm15, zmm14, zmmword ptr [rdx + 576]
    vpaddq zmm5, zmm5, zmm5
    vpmadd52huq zmm16, zmm10, zmmword ptr [rdx + 576]
    vpmadd52huq zmm21, zmm10, zmmword ptr [rdx + 640]
    vpmadd52luq zmm17, zmm10, zmmword ptr [rdx + 576]
    vpmadd52huq zmm0, zmm10, zmmword ptr [rdx + 704]
    vpmadd52luq zmm16, zmm10, zmmword ptr [rdx + 640]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rdx + 768]
    vpmadd52luq zmm21, zmm10, zmmword ptr [rdx + 704]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rdx + 832]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rdx + 768]
    vpxord xmm23, xmm23, xmm23
    vpmadd52huq zmm23, zmm10, zmmword ptr [rdx + 896]
    vpmadd52luq zmm8, zmm10, zmmword ptr [rdx + 832]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rdx + 896]
    vmovapd zmm24, zmmword ptr [rdx + 448]
    vpmadd52huq zmm11, zmm14, zmmword ptr [rdx + 256]
    vpmadd52huq zmm12, zmm14, zmmword ptr [rdx + 384]
    vpmadd52huq zmm13, zmm14, zmmword ptr [rdx + 512]
    vpmadd52huq zmm1, zmm14, zmmword ptr [rdx + 640]
    vpmadd52luq zmm6, zmm14, zmmword ptr [rdx + 384]
    vpmadd52luq zmm9, zmm14, zmmword ptr [rdx + 512]
    vpmadd52luq zmm15, zmm14, zmmword ptr [rdx + 640]
    vpmadd52luq zmm3, zmm14, zmm14
    vpmadd52luq zmm17, zmm24, zmmword ptr [rdx + 512]
    vpmadd52huq zmm16, zmm24, zmmword ptr [rdx + 512]
    vpmadd52huq zmm5, zmm14, zmm14
    vpmadd52huq zmm21, zmm24, zmmword ptr [rdx + 576]
    vpsraq zmm25, zmm3, 52
    vmovapd zmmword ptr [rdx + 1344], zmm3
    vpmadd52huq zmm0, zmm24, zmmword ptr [rdx + 640]
    vpmadd52huq zmm8, zmm24, zmmword ptr [rdx + 704]
    vpmadd52luq zmm16, zmm24, zmmword ptr [rdx + 576]
    vpaddq zmm3, zmm5, zmm25
    vpmadd52huq zmm2, zmm24, zmmword ptr [rdx + 768]
    vpsraq zmm5, zmm3, 52
    vmovapd zmmword ptr [rdx + 1408], zmm3
    vpxord xmm3, xmm3, xmm3
    vmovapd zmm26, zmmword ptr [rdx + 512]
    vpmadd52huq zmm23, zmm24, zmmword ptr [rdx + 832]
    vpaddq zmm27, zmm17, zmm17
    vpmadd52huq zmm3, zmm24, zmmword ptr [rdx + 896]
    vpmadd52luq zmm8, zmm24, zmmword ptr [rdx + 768]
    vpaddq zmm18, zmm16, zmm16
    vpmadd52luq zmm2, zmm24, zmmword ptr [rdx + 832]
    vpmadd52luq zmm23, zmm24, zmmword ptr [rdx + 896]
    vpmadd52luq zmm0, zmm24, zmmword ptr [rdx + 704]
    vpmadd52huq zmm8, zmm26, zmmword ptr [rdx + 640]
    vpmadd52luq zmm21, zmm24, zmmword ptr [rdx + 640]
    vpmadd52huq zmm2, zmm26, zmmword ptr [rdx + 704]
    vpmadd52huq zmm0, zmm26, zmmword ptr [rdx + 576]
    vpmadd52huq zmm23, zmm26, zmmword ptr [rdx + 768]
    vpmadd52luq zmm8, zmm26, zmmword ptr [rdx + 704]
    vmovapd zmm16, zmmword ptr [rdx + 576]
    vpmadd52huq zmm3, zmm26, zmmword ptr [rdx + 832]
    vpmadd52luq zmm2, zmm26, zmmword ptr [rdx + 768]
    vpxord xmm28, xmm28, xmm28
    vpmadd52huq zmm28, zmm26, zmmword ptr [rdx + 896]
    vpmadd52luq zmm23, zmm26, zmmword ptr [rdx + 832]
    vpmadd52luq zmm3, zmm26, zmmword ptr [rdx + 896]
    vpmadd52luq zmm21, zmm26, zmmword ptr [rdx + 576]
    vpmadd52luq zmm0, zmm26, zmmword ptr [rdx + 640]
    vpmadd52luq zmm8, zmm16, zmmword ptr [rdx + 640]
    vpmadd52huq zmm2, zmm16, zmmword ptr [rdx + 640]
    vpmadd52huq zmm27, zmm24, zmm24
    vpaddq zmm19, zmm21, zmm21
    vpmadd52huq zmm23, zmm16, zmmword ptr [rdx + 704]
    vpaddq zmm20, zmm0, zmm0
    vpmadd52huq zmm3, zmm16, zmmword ptr [rdx + 768]
    vpmadd52huq zmm28, zmm16, zmmword ptr [rdx + 832]
    vpmadd52luq zmm2, zmm16, zmmword ptr [rdx + 704]
    vmovapd zmm0, zmmword ptr [rdx + 640]
    vpxord xmm29, xmm29, xmm29
    vpmadd52huq zmm29, zmm16, zmmword ptr [rdx + 896]
    vpaddq zmm21, zmm8, zmm8
    vpmadd52luq zmm3, zmm16, zmmword ptr [rdx + 832]
    vpmadd52luq zmm28, zmm16, zmmword ptr [rdx + 896]
    vpmadd52luq zmm23, zmm16, zmmword ptr [rdx + 768]
    vpaddq zmm22, zmm2, zmm2
    vpmadd52luq zmm18, zmm26, zmm26
    vpmadd52huq zmm3, zmm0, zmmword ptr [rdx + 704]
    vpmadd52huq zmm28, zmm0, zmmword ptr [rdx + 768]
    vpmadd52luq zmm23, zmm0, zmmword ptr [rdx + 704]
    vpmadd52huq zmm29, zmm0, zmmword ptr [rdx + 832]
    vpmadd52luq zmm3, zmm0, zmmword ptr [rdx + 768]
    vmovapd zmm8, zmmword ptr [rdx + 704]
    vpxord xmm2, xmm2, xmm2
    vpmadd52huq zmm2, zmm0, zmmword ptr [rdx + 896]
    vpmadd52luq zmm28, zmm0, zmmword ptr [rdx + 832]
    vpaddq zmm23, zmm23, zmm23
    vpmadd52luq zmm29, zmm0, zmmword ptr [rdx + 896]
    vpaddq zmm3, zmm3, zmm3
    vpmadd52huq zmm19, zmm26, zmm26
    vpmadd52luq zmm20, zmm16, zmm16
    vpmadd52luq zmm28, zmm8, zmmword ptr [rdx + 768]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rdx + 832]
    vmovapd zmm30, zmmword ptr [rdx + 768]
    vpmadd52huq zmm29, zmm8, zmmword ptr [rdx + 768]
    vpxord xmm31, xmm31, xmm31
    vpmadd52huq zmm31, zmm8, zmmword ptr [rdx + 896]
    vpmadd52huq zmm21, zmm16, zmm16
    vpaddq zmm25, zmm28, zmm28
    vpmadd52luq zmm2, zmm8, zmmword ptr [rdx + 896]
    vpmadd52luq zmm29, zmm8, zmmword ptr [rdx + 832]
    vpmadd52luq zmm22, zmm0, zmm0
    vpmadd52huq zmm31, zmm30, zmmword ptr [rdx + 832]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdx + 832]
    vpmadd52huq zmm23, zmm0, zmm0
    vpxord xmm16, xmm16, xmm16
    vpmadd52huq zmm16, zmm30, zmmword ptr [rdx + 896]
    vpmadd52luq zmm31, zmm30, zmmword ptr [rdx + 896]
    vpmadd52luq zmm3, zmm8, zmm8
    vpmadd52huq zmm25, zmm8, zmm8
    vpaddq zmm26, zmm29, zmm29
    vpxord xmm0, xmm0, xmm0
    vpmadd52luq zmm26, zmm30, zmm30
    vmovapd zmm8, zmmword ptr [rdx + 832]
    vpmadd52luq zmm11, zmm14, zmmword ptr [rdx + 320]
    vpmadd52luq zmm12, zmm14, zmmword ptr [rdx + 448]
    vpmadd52luq zmm13, zmm14, zmmword ptr [rdx + 576]
    vpmadd52luq zmm1, zmm14, zmmword ptr [rdx + 704]
    vpaddq zmm14, zmm2, zmm2
    vmovapd zmm2, zmmword ptr [rdx + 960]
    vpxord xmm17, xmm17, xmm17
    vpmadd52huq zmm14, zmm30, zmm30
    vpaddq zmm28, zmm31, zmm31
    vpmadd52luq zmm16, zmm8, zmmword ptr [rdx + 896]
    vpaddq zmm11, zmm11, zmm11
    vpmadd52huq zmm0, zmm8, zmmword ptr [rdx + 896]
    vpaddq zmm11, zmm11, zmm5
    vpmadd52luq zmm28, zmm8, zmm8
    vpmadd52huq zmm27, zmm2, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm18, zmm2, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm19, zmm2, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm20, zmm2, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm21, zmm2, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm22, zmm2, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm27, zmm2, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm23, zmm2, qword ptr [rdi + 168]{1to8}
    vpmadd52luq zmm18, zmm2, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm3, zmm2, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm19, zmm2, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm25, zmm2, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm20, zmm2, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm26, zmm2, qword ptr [rdi + 192]{1to8}
    vpmadd52luq zmm21, zmm2, qword ptr [rdi + 160]{1to8}
    vpmadd52huq zmm14, zmm2, qword ptr [rdi + 200]{1to8}
    vpmadd52luq zmm22, zmm2, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm28, zmm2, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm23, zmm2, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm3, zmm2, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm25, zmm2, qword ptr [rdi + 192]{1to8}
    vpmadd52luq zmm26, zmm2, qword ptr [rdi + 200]{1to8}
    vpmadd52luq zmm14, zmm2, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm28, zmm2, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm6, zmm7, zmmword ptr [rdx + 320]
    vpmadd52huq zmm9, zmm7, zmmword ptr [rdx + 384]
    vpmadd52huq zmm15, zmm7, zmmword ptr [rdx + 512]
    vpmadd52huq zmm12, zmm7, zmmword ptr [rdx + 320]
    vpmadd52huq zmm13, zmm7, zmmword ptr [rdx + 448]
    vpmadd52huq zmm1, zmm7, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm7, zmmword ptr [rdx + 448]
    vpmadd52luq zmm15, zmm7, zmmword ptr [rdx + 576]
    vpmadd52luq zmm11, zmm7, zmm7
    vpmadd52luq zmm12, zmm7, zmmword ptr [rdx + 384]
    vmovapd zmm5, zmmword ptr [rdx + 896]
    vpmadd52luq zmm13, zmm7, zmmword ptr [rdx + 512]
    vpmadd52luq zmm1, zmm7, zmmword ptr [rdx + 640]
    vmovapd zmm29, zmmword ptr [rdx + 1024]
    vpaddq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm7, zmm7
    vpaddq zmm7, zmm16, zmm16
    vmovapd zmmword ptr [rdx + 1472], zmm11
    vpaddq zmm30, zmm0, zmm0
    vpmadd52huq zmm7, zmm8, zmm8
    vpmadd52luq zmm30, zmm5, zmm5
    vpsraq zmm16, zmm11, 52
    vpmadd52huq zmm27, zmm29, qword ptr [rdi + 240]{1to8}
    vpaddq zmm0, zmm12, zmm12
    vpmadd52huq zmm18, zmm29, qword ptr [rdi + 248]{1to8}
    vpaddq zmm8, zmm6, zmm16
    vpmadd52huq zmm7, zmm2, qword ptr [rdi + 216]{1to8}
    vpsraq zmm11, zmm8, 52
    vmovapd zmmword ptr [rdx + 1536], zmm8
    vpmadd52huq zmm30, zmm2, qword ptr [rdi + 224]{1to8}
    vpaddq zmm12, zmm0, zmm11
    vpmadd52huq zmm19, zmm29, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm20, zmm29, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm7, zmm2, qword ptr [rdi + 224]{1to8}
    vpmadd52luq zmm30, zmm2, qword ptr [rdi + 232]{1to8}
    vpmadd52huq zmm21, zmm29, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm22, zmm29, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm23, zmm29, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm3, zmm29, qword ptr [rdi + 296]{1to8}
    vpmadd52huq zmm25, zmm29, qword ptr [rdi + 304]{1to8}
    vpmadd52huq zmm26, zmm29, qword ptr [rdi + 312]{1to8}
    vpmadd52huq zmm14, zmm29, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm28, zmm29, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm7, zmm29, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm30, zmm29, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm27, zmm29, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm18, zmm29, qword ptr [rdi + 256]{1to8}
    vpmadd52luq zmm19, zmm29, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm20, zmm29, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm21, zmm29, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm22, zmm29, qword ptr [rdi + 288]{1to8}
    vmovapd zmm6, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm23, zmm29, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm3, zmm29, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm25, zmm29, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm26, zmm29, qword ptr [rdi + 320]{1to8}
    vpmadd52luq zmm14, zmm29, qword ptr [rdi + 328]{1to8}
    vpmadd52luq zmm28, zmm29, qword ptr [rdi + 336]{1to8}
    vpmadd52luq zmm7, zmm29, qword ptr [rdi + 344]{1to8}
    vpmadd52luq zmm30, zmm29, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm27, zmm6, qword ptr [rdi + 360]{1to8}
    vpmadd52huq zmm18, zmm6, qword ptr [rdi + 368]{1to8}
    vpmadd52huq zmm19, zmm6, qword ptr [rdi + 376]{1to8}
    vpmadd52huq zmm20, zmm6, qword ptr [rdi + 384]{1to8}
    vpmadd52huq zmm21, zmm6, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm22, zmm6, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm23, zmm6, qword ptr [rdi + 408]{1to8}
    vpmadd52huq zmm3, zmm6, qword ptr [rdi + 416]{1to8}
    vpmadd52huq zmm25, zmm6, qword ptr [rdi + 424]{1to8}
    vpmadd52huq zmm26, zmm6, qword ptr [rdi + 432]{1to8}
    vpmadd52huq zmm14, zmm6, qword ptr [rdi + 440]{1to8}
    vpmadd52huq zmm28, zmm6, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm7, zmm6, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm30, zmm6, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm27, zmm6, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm18, zmm6, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm19, zmm6, qword ptr [rdi + 384]{1to8}
    vpmadd52luq zmm20, zmm6, qword ptr [rdi + 392]{1to8}
    vpmadd52luq zmm21, zmm6, qword ptr [rdi + 400]{1to8}
    vpmadd52luq zmm22, zmm6, qword ptr [rdi + 408]{1to8}
    vmovapd zmm16, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm23, zmm6, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm3, zmm6, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm25, zmm6, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm26, zmm6, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm14, zmm6, qword ptr [rdi + 448]{1to8}
    vpmadd52luq zmm28, zmm6, qword ptr [rdi + 456]{1to8}
    vpmadd52luq zmm7, zmm6, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm30, zmm6, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm27, zmm16, qword ptr [rdi + 480]{1to8}
    vpmadd52huq zmm18, zmm16, qword ptr [rdi + 488]{1to8}
    vpmadd52huq zmm19, zmm16, qword ptr [rdi + 496]{1to8}
    vpmadd52huq zmm20, zmm16, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm21, zmm16, qword ptr [rdi + 512]{1to8}
    vpmadd52huq zmm22, zmm16, qword ptr [rdi + 520]{1to8}
    vpmadd52huq zmm23, zmm16, qword ptr [rdi + 528]{1to8}
    vpmadd52huq zmm3, zmm16, qword ptr [rdi + 536]{1to8}
    vpmadd52huq zmm25, zmm16, qword ptr [rdi + 544]{1to8}
    vpmadd52huq zmm26, zmm16, qword ptr [rdi + 552]{1to8}
    vpmadd52huq zmm14, zmm16, qword ptr [rdi + 560]{1to8}
    vpmadd52huq zmm28, zmm16, qword ptr [rdi + 568]{1to8}
    vpmadd52huq zmm7, zmm16, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm30, zmm16, qword ptr [rdi + 584]{1to8}
    vpmadd52luq zmm27, zmm16, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm9, zmm4, zmmword ptr [rdx + 384]
    vpmadd52huq zmm15, zmm4, zmmword ptr [rdx + 448]
    vpmadd52luq zmm18, zmm16, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm19, zmm16, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm20, zmm16, qword ptr [rdi + 512]{1to8}
    vpmadd52luq zmm21, zmm16, qword ptr [rdi + 520]{1to8}
    vpmadd52luq zmm22, zmm16, qword ptr [rdi + 528]{1to8}
    vpmadd52luq zmm23, zmm16, qword ptr [rdi + 536]{1to8}
    vpmadd52luq zmm3, zmm16, qword ptr [rdi + 544]{1to8}
    vpmadd52luq zmm25, zmm16, qword ptr [rdi + 552]{1to8}
    vpmadd52luq zmm26, zmm16, qword ptr [rdi + 560]{1to8}
    vpmadd52luq zmm14, zmm16, qword ptr [rdi + 568]{1to8}
    vpmadd52luq zmm28, zmm16, qword ptr [rdi + 576]{1to8}
    vpmadd52luq zmm7, zmm16, qword ptr [rdi + 584]{1to8}
    vpmadd52luq zmm30, zmm16, qword ptr [rdi + 592]{1to8}
    vmovapd zmm8, zmmword ptr [rdx + 1216]
    vpmadd52huq zmm13, zmm4, zmmword ptr [rdx + 384]
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 512]
    vpmadd52luq zmm15, zmm4, zmmword ptr [rdx + 512]
    vpmadd52luq zmm12, zmm4, zmm4
    vpmadd52luq zmm13, zmm4, zmmword ptr [rdx + 448]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 576]
    vpaddq zmm0, zmm9, zmm9
    vpmadd52huq zmm0, zmm4, zmm4
    vpmadd52huq zmm27, zmm8, qword ptr [rdi + 600]{1to8}
    vmovapd zmmword ptr [rdx + 1600], zmm12
    vpsraq zmm11, zmm12, 52
    vpmadd52huq zmm18, zmm8, qword ptr [rdi + 608]{1to8}
    vpaddq zmm9, zmm13, zmm13
    vpmadd52huq zmm19, zmm8, qword ptr [rdi + 616]{1to8}
    vpmadd52huq zmm20, zmm8, qword ptr [rdi + 624]{1to8}
    vpaddq zmm4, zmm0, zmm11
    vpmadd52huq zmm21, zmm8, qword ptr [rdi + 632]{1to8}
    vpsraq zmm12, zmm4, 52
    vmovapd zmmword ptr [rdx + 1664], zmm4
    vpmadd52huq zmm22, zmm8, qword ptr [rdi + 640]{1to8}
    vpaddq zmm13, zmm9, zmm12
    vpmadd52huq zmm23, zmm8, qword ptr [rdi + 648]{1to8}
    vpmadd52huq zmm3, zmm8, qword ptr [rdi + 656]{1to8}
    vpmadd52huq zmm25, zmm8, qword ptr [rdi + 664]{1to8}
    vpmadd52huq zmm26, zmm8, qword ptr [rdi + 672]{1to8}
    vpmadd52huq zmm14, zmm8, qword ptr [rdi + 680]{1to8}
    vpmadd52huq zmm28, zmm8, qword ptr [rdi + 688]{1to8}
    vpmadd52huq zmm7, zmm8, qword ptr [rdi + 696]{1to8}
    vpmadd52huq zmm30, zmm8, qword ptr [rdi + 704]{1to8}
    vpmadd52luq zmm27, zmm8, qword ptr [rdi + 608]{1to8}
    vpmadd52luq zmm15, zmm10, zmmword ptr [rdx + 448]
    vpmadd52luq zmm18, zmm8, qword ptr [rdi + 616]{1to8}
    vpmadd52luq zmm19, zmm8, qword ptr [rdi + 624]{1to8}
    vpmadd52luq zmm20, zmm8, qword ptr [rdi + 632]{1to8}
    vpmadd52luq zmm21, zmm8, qword ptr [rdi + 640]{1to8}
    vpaddq zmm0, zmm15, zmm15
    vpmadd52luq zmm22, zmm8, qword ptr [rdi + 648]{1to8}
    vpmadd52luq zmm23, zmm8, qword ptr [rdi + 656]{1to8}
    vmovapd zmm11, zmmword ptr [rdx + 1280]
    vpmadd52luq zmm3, zmm8, qword ptr [rdi + 664]{1to8}
    vpmadd52luq zmm25, zmm8, qword ptr [rdi + 672]{1to8}
    vpmadd52luq zmm26, zmm8, qword ptr [rdi + 680]{1to8}
    vpmadd52luq zmm14, zmm8, qword ptr [rdi + 688]{1to8}
    vpmadd52luq zmm28, zmm8, qword ptr [rdi + 696]{1to8}
    vpmadd52luq zmm7, zmm8, qword ptr [rdi + 704]{1to8}
    vpmadd52luq zmm30, zmm8, qword ptr [rdi + 712]{1to8}
    vpmadd52huq zmm1, zmm10, zmmword ptr [rdx + 448]
    vpmadd52huq zmm27, zmm11, qword ptr [rdi + 720]{1to8}
    vpmadd52luq zmm13, zmm10, zmm10
    vpmadd52huq zmm18, zmm11, qword ptr [rdi + 728]{1to8}
    vpmadd52huq zmm19, zmm11, qword ptr [rdi + 736]{1to8}
    vpmadd52huq zmm20, zmm11, qword ptr [rdi + 744]{1to8}
    vpmadd52huq zmm21, zmm11, qword ptr [rdi + 752]{1to8}
    vpsraq zmm4, zmm13, 52
    vmovapd zmmword ptr [rdx + 1728], zmm13
    vpmadd52huq zmm22, zmm11, qword ptr [rdi + 760]{1to8}
    vpmadd52huq zmm23, zmm11, qword ptr [rdi + 768]{1to8}
    vpmadd52huq zmm3, zmm11, qword ptr [rdi + 776]{1to8}
    vpmadd52huq zmm25, zmm11, qword ptr [rdi + 784]{1to8}
    vpmadd52huq zmm26, zmm11, qword ptr [rdi + 792]{1to8}
    vpmadd52huq zmm14, zmm11, qword ptr [rdi + 800]{1to8}
    vpmadd52huq zmm28, zmm11, qword ptr [rdi + 808]{1to8}
    vpmadd52huq zmm7, zmm11, qword ptr [rdi + 816]{1to8}
    vpmadd52huq zmm30, zmm11, qword ptr [rdi + 824]{1to8}
    vpmadd52huq zmm0, zmm10, zmm10
    vpmadd52luq zmm1, zmm10, zmmword ptr [rdx + 512]
    vpmadd52luq zmm27, zmm11, qword ptr [rdi + 728]{1to8}
    vpmadd52luq zmm18, zmm11, qword ptr [rdi + 736]{1to8}
    vpmadd52luq zmm19, zmm11, qword ptr [rdi + 744]{1to8}
    vpaddq zmm9, zmm0, zmm4
    vpmadd52luq zmm20, zmm11, qword ptr [rdi + 752]{1to8}
    vpaddq zmm12, zmm1, zmm1
    vmovapd zmmword ptr [rdx + 1792], zmm9
    vpmadd52luq zmm21, zmm11, qword ptr [rdi + 760]{1to8}
    vpsraq zmm15, zmm9, 52
    vpmadd52luq zmm22, zmm11, qword ptr [rdi + 768]{1to8}
    vpaddq zmm13, zmm12, zmm15
    vmovapd zmm10, zmmword ptr [rdx + 1344]
    vpmadd52luq zmm23, zmm11, qword ptr [rdi + 776]{1to8}
    vpmadd52luq zmm3, zmm11, qword ptr [rdi + 784]{1to8}
    vpmadd52luq zmm25, zmm11, qword ptr [rdi + 792]{1to8}
    vpmadd52luq zmm26, zmm11, qword ptr [rdi + 800]{1to8}
    vpmadd52luq zmm14, zmm11, qword ptr [rdi + 808]{1to8}
    vpmadd52luq zmm28, zmm11, qword ptr [rdi + 816]{1to8}
    vpmadd52luq zmm7, zmm11, qword ptr [rdi + 824]{1to8}
    vpmadd52luq zmm30, zmm11, qword ptr [rdi + 832]{1to8}
    vpmadd52huq zmm27, zmm10, qword ptr [rdi + 840]{1to8}
    vpmadd52luq zmm13, zmm24, zmm24
    vpmadd52huq zmm18, zmm10, qword ptr [rdi + 848]{1to8}
    vpmadd52huq zmm19, zmm10, qword ptr [rdi + 856]{1to8}
    vpmadd52huq zmm20, zmm10, qword ptr [rdi + 864]{1to8}
    vpmadd52huq zmm21, zmm10, qword ptr [rdi + 872]{1to8}
    vpmadd52huq zmm22, zmm10, qword ptr [rdi + 880]{1to8}
    vpmadd52huq zmm23, zmm10, qword ptr [rdi + 888]{1to8}
    vpmadd52huq zmm3, zmm10, qword ptr [rdi + 896]{1to8}
    vpmadd52huq zmm25, zmm10, qword ptr [rdi + 904]{1to8}
    vpmadd52huq zmm26, zmm10, qword ptr [rdi + 912]{1to8}
    vpmadd52huq zmm14, zmm10, qword ptr [rdi + 920]{1to8}
    vpmadd52huq zmm28, zmm10, qword ptr [rdi + 928]{1to8}
    vpmadd52huq zmm7, zmm10, qword ptr [rdi + 936]{1to8}
    vpmadd52huq zmm30, zmm10, qword ptr [rdi + 944]{1to8}
    vpmadd52luq zmm27, zmm10, qword ptr [rdi + 848]{1to8}
    vpmadd52luq zmm13, zmm2, qword ptr [rdi + 120]{1to8}
    vpmadd52luq zmm18, zmm10, qword ptr [rdi + 856]{1to8}
    vpmadd52luq zmm19, zmm10, qword ptr [rdi + 864]{1to8}
    vpmadd52luq zmm20, zmm10, qword ptr [rdi + 872]{1to8}
    vpmadd52luq zmm21, zmm10, qword ptr [rdi + 880]{1to8}
    vpmadd52luq zmm22, zmm10, qword ptr [rdi + 888]{1to8}
    vmovapd zmm0, zmmword ptr [rdx + 1408]
    vpmadd52luq zmm23, zmm10, qword ptr [rdi + 896]{1to8}
    vpmadd52luq zmm3, zmm10, qword ptr [rdi + 904]{1to8}
    vpmadd52luq zmm25, zmm10, qword ptr [rdi + 912]{1to8}
    vpmadd52luq zmm26, zmm10, qword ptr [rdi + 920]{1to8}
    vpmadd52luq zmm14, zmm10, qword ptr [rdi + 928]{1to8}
    vpmadd52luq zmm28, zmm10, qword ptr [rdi + 936]{1to8}
    vpmadd52luq zmm7, zmm10, qword ptr [rdi + 944]{1to8}
    vpmadd52luq zmm30, zmm10, qword ptr [rdi + 952]{1to8}
    vpmadd52huq zmm27, zmm0, qword ptr [rdi + 960]{1to8}
    vpmadd52huq zmm17, zmm5, zmm5
    vpmadd52luq zmm13, zmm29, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm18, zmm0, qword ptr [rdi + 968]{1to8}
    vpmadd52huq zmm19, zmm0, qword ptr [rdi + 976]{1to8}
    vpmadd52huq zmm20, zmm0, qword ptr [rdi + 984]{1to8}
    vpmadd52huq zmm21, zmm0, qword ptr [rdi + 992]{1to8}
    vpmadd52huq zmm22, zmm0, qword ptr [rdi + 1000]{1to8}
    vpmadd52huq zmm23, zmm0, qword ptr [rdi + 1008]{1to8}
    vpmadd52huq zmm3, zmm0, qword ptr [rdi + 1016]{1to8}
    vpmadd52huq zmm25, zmm0, qword ptr [rdi + 1024]{1to8}
    vpmadd52huq zmm26, zmm0, qword ptr [rdi + 1032]{1to8}
    vpmadd52huq zmm14, zmm0, qword ptr [rdi + 1040]{1to8}
    vpmadd52huq zmm28, zmm0, qword ptr [rdi + 1048]{1to8}
    vpmadd52huq zmm7, zmm0, qword ptr [rdi + 1056]{1to8}
    vpmadd52huq zmm30, zmm0, qword ptr [rdi + 1064]{1to8}
    vpmadd52luq zmm27, zmm0, qword ptr [rdi + 968]{1to8}
    vpmadd52huq zmm17, zmm2, qword ptr [rdi + 232]{1to8}
    vpmadd52luq zmm13, zmm6, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm18, zmm0, qword ptr [rdi + 976]{1to8}
    vpmadd52luq zmm19, zmm0, qword ptr [rdi + 984]{1to8}
    vpmadd52luq zmm20, zmm0, qword ptr [rdi + 992]{1to8}
    vpmadd52luq zmm21, zmm0, qword ptr [rdi + 1000]{1to8}
    vpmadd52luq zmm22, zmm0, qword ptr [rdi + 1008]{1to8}
    vmovapd zmm4, zmmword ptr [rdx + 1472]
    vpmadd52luq zmm23, zmm0, qword ptr [rdi + 1016]{1to8}
    vpmadd52luq zmm3, zmm0, qword ptr [rdi + 1024]{1to8}
    vpmadd52luq zmm25, zmm0, qword ptr [rdi + 1032]{1to8}
    vpmadd52luq zmm26, zmm0, qword ptr [rdi + 1040]{1to8}
    vpmadd52luq zmm14, zmm0, qword ptr [rdi + 1048]{1to8}
    vpmadd52luq zmm28, zmm0, qword ptr [rdi + 1056]{1to8}
    vpmadd52luq zmm7, zmm0, qword ptr [rdi + 1064]{1to8}
    vpmadd52luq zmm30, zmm0, qword ptr [rdi + 1072]{1to8}
    vpmadd52huq zmm27, zmm4, qword ptr [rdi + 1080]{1to8}
    vpmadd52huq zmm17, zmm29, qword ptr [rdi + 352]{1to8}
    vpmadd52luq zmm13, zmm16, qword ptr [rdi + 480]{1to8}
    vpmadd52huq zmm18, zmm4, qword ptr [rdi + 1088]{1to8}
    vpmadd52huq zmm19, zmm4, qword ptr [rdi + 1096]{1to8}
    vpmadd52huq zmm20, zmm4, qword ptr [rdi + 1104]{1to8}
    vpmadd52huq zmm21, zmm4, qword ptr [rdi + 1112]{1to8}
    vpmadd52huq zmm22, zmm4, qword ptr [rdi + 1120]{1to8}
    vpmadd52huq zmm23, zmm4, qword ptr [rdi + 1128]{1to8}
    vpmadd52huq zmm3, zmm4, qword ptr [rdi + 1136]{1to8}
    vpmadd52huq zmm25, zmm4, qword ptr [rdi + 1144]{1to8}
    vpmadd52huq zmm26, zmm4, qword ptr [rdi + 1152]{1to8}
    vpmadd52huq zmm14, zmm4, qword ptr [rdi + 1160]{1to8}
    vpmadd52huq zmm28, zmm4, qword ptr [rdi + 1168]{1to8}
    vpmadd52huq zmm7, zmm4, qword ptr [rdi + 1176]{1to8}
    vpmadd52huq zmm30, zmm4, qword ptr [rdi + 1184]{1to8}
    vpmadd52luq zmm27, zmm4, qword ptr [rdi + 1088]{1to8}
    vpmadd52huq zmm17, zmm6, qword ptr [rdi + 472]{1to8}
    vpmadd52luq zmm13, zmm8, qword ptr [rdi + 600]{1to8}
    vpmadd52luq zmm18, zmm4, qword ptr [rdi + 1096]{1to8}
    vpmadd52luq zmm19, zmm4, qword ptr [rdi + 1104]{1to8}
    vpmadd52luq zmm20, zmm4, qword ptr [rdi + 1112]{1to8}
    vpmadd52luq zmm21, zmm4, qword ptr [rdi + 1120]{1to8}
    vpmadd52luq zmm22, zmm4, qword ptr [rdi + 1128]{1to8}
    vmovapd zmm1, zmmword ptr [rdx + 1536]
    vpmadd52luq zmm23, zmm4, qword ptr [rdi + 1136]{1to8}
    vpmadd52luq zmm3, zmm4, qword ptr [rdi + 1144]{1to8}
    vpmadd52luq zmm25, zmm4, qword ptr [rdi + 1152]{1to8}
    vpmadd52luq zmm26, zmm4, qword ptr [rdi + 1160]{1to8}
    vpmadd52luq zmm14, zmm4, qword ptr [rdi + 1168]{1to8}
    vpmadd52luq zmm28, zmm4, qword ptr [rdi + 1176]{1to8}
    vpmadd52luq zmm7, zmm4, qword ptr [rdi + 1184]{1to8}
    vpmadd52luq zmm30, zmm4, qword ptr [rdi + 1192]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rdi + 1200]{1to8}
    vpmadd52huq zmm17, zmm16, qword ptr [rdi + 592]{1to8}
    vpmadd52luq zmm13, zmm11, qword ptr [rdi + 720]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rdi + 1208]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rdi + 1216]{1to8}
    vpmadd52huq zmm20, zmm1, qword ptr [rdi + 1224]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rdi + 1232]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rdi + 1240]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rdi + 1248]{1to8}
    vpmadd52huq zmm3, zmm1, qword ptr [rdi + 1256]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rdi + 1264]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rdi + 1272]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rdi + 1280]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rdi + 1288]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rdi + 1296]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rdi + 1304]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rdi + 1208]{1to8}
    vpmadd52huq zmm17, zmm8, qword ptr [rdi + 712]{1to8}
    vpmadd52luq zmm13, zmm10, qword ptr [rdi + 840]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rdi + 1216]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rdi + 1224]{1to8}
    vpmadd52luq zmm20, zmm1, qword ptr [rdi + 1232]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rdi + 1240]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rdi + 1248]{1to8}
    vmovapd zmm9, zmmword ptr [rdx + 1600]
    vpmadd52luq zmm23, zmm1, qword ptr [rdi + 1256]{1to8}
    vpmadd52luq zmm3, zmm1, qword ptr [rdi + 1264]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rdi + 1272]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rdi + 1280]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rdi + 1288]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rdi + 1296]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rdi + 1304]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rdi + 1312]{1to8}
    vpmadd52huq zmm27, zmm9, qword ptr [rdi + 1320]{1to8}
    vpmadd52huq zmm17, zmm11, qword ptr [rdi + 832]{1to8}
    vpmadd52luq zmm13, zmm0, qword ptr [rdi + 960]{1to8}
    vpmadd52huq zmm18, zmm9, qword ptr [rdi + 1328]{1to8}
    vpmadd52huq zmm19, zmm9, qword ptr [rdi + 1336]{1to8}
    vpmadd52huq zmm20, zmm9, qword ptr [rdi + 1344]{1to8}
    vpmadd52huq zmm21, zmm9, qword ptr [rdi + 1352]{1to8}
    vpmadd52huq zmm22, zmm9, qword ptr [rdi + 1360]{1to8}
    vpmadd52huq zmm23, zmm9, qword ptr [rdi + 1368]{1to8}
    vpmadd52huq zmm3, zmm9, qword ptr [rdi + 1376]{1to8}
    vpmadd52huq zmm25, zmm9, qword ptr [rdi + 1384]{1to8}
    vpmadd52huq zmm26, zmm9, qword ptr [rdi + 1392]{1to8}
    vpmadd52huq zmm14, zmm9, qword ptr [rdi + 1400]{1to8}
    vpmadd52huq zmm28, zmm9, qword ptr [rdi + 1408]{1to8}
    vpmadd52huq zmm7, zmm9, qword ptr [rdi + 1416]{1to8}
    vpmadd52huq zmm30, zmm9, qword ptr [rdi + 1424]{1to8}
    vpmadd52luq zmm27, zmm9, qword ptr [rdi + 1328]{1to8}
    vpmadd52huq zmm17, zmm10, qword ptr [rdi + 952]{1to8}
    vpmadd52luq zmm13, zmm4, qword ptr [rdi + 1080]{1to8}
    vpmadd52luq zmm18, zmm9, qword ptr [rdi + 1336]{1to8}
    vpmadd52luq zmm19, zmm9, qword ptr [rdi + 1344]{1to8}
    vpmadd52luq zmm20, zmm9, qword ptr [rdi + 1352]{1to8}
    vpmadd52luq zmm21, zmm9, qword ptr [rdi + 1360]{1to8}
    vpmadd52luq zmm22, zmm9, qword ptr [rdi + 1368]{1to8}
    vmovapd zmm12, zmmword ptr [rdx + 1664]
    vpmadd52luq zmm23, zmm9, qword ptr [rdi + 1376]{1to8}
    vpmadd52luq zmm3, zmm9, qword ptr [rdi + 1384]{1to8}
    vpmadd52luq zmm25, zmm9, qword ptr [rdi + 1392]{1to8}
    vpmadd52luq zmm26, zmm9, qword ptr [rdi + 1400]{1to8}
    vpmadd52luq zmm14, zmm9, qword ptr [rdi + 1408]{1to8}
    vpmadd52luq zmm28, zmm9, qword ptr [rdi + 1416]{1to8}
    vpmadd52luq zmm7, zmm9, qword ptr [rdi + 1424]{1to8}
    vpmadd52luq zmm30, zmm9, qword ptr [rdi + 1432]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rdi + 1440]{1to8}
    vpmadd52huq zmm17, zmm0, qword ptr [rdi + 1072]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rdi + 1200]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rdi + 1448]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rdi + 1456]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rdi + 1464]{1to8}
    vpmadd52huq zmm21, zmm12, qword ptr [rdi + 1472]{1to8}
    vpmadd52huq zmm22, zmm12, qword ptr [rdi + 1480]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rdi + 1488]{1to8}
    vpmadd52huq zmm3, zmm12, qword ptr [rdi + 1496]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rdi + 1504]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rdi + 1512]{1to8}
    vpmadd52huq zmm14, zmm12, qword ptr [rdi + 1520]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rdi + 1528]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rdi + 1536]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rdi + 1544]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rdi + 1448]{1to8}
    vpmadd52huq zmm17, zmm4, qword ptr [rdi + 1192]{1to8}
    vpmadd52luq zmm13, zmm9, qword ptr [rdi + 1320]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rdi + 1456]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rdi + 1464]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rdi + 1472]{1to8}
    vpmadd52luq zmm21, zmm12, qword ptr [rdi + 1480]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rdi + 1488]{1to8}
    vmovapd zmm15, zmmword ptr [rdx + 1728]
    vpmadd52luq zmm23, zmm12, qword ptr [rdi + 1496]{1to8}
    vpmadd52luq zmm3, zmm12, qword ptr [rdi + 1504]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rdi + 1512]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rdi + 1520]{1to8}
    vpmadd52luq zmm14, zmm12, qword ptr [rdi + 1528]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rdi + 1536]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rdi + 1544]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rdi + 1552]{1to8}
    vpmadd52huq zmm27, zmm15, qword ptr [rdi + 1560]{1to8}
    vpxord xmm5, xmm5, xmm5
    vpmadd52huq zmm17, zmm1, qword ptr [rdi + 1312]{1to8}
    vpmadd52luq zmm13, zmm12, qword ptr [rdi + 1440]{1to8}
    vpmadd52huq zmm18, zmm15, qword ptr [rdi + 1568]{1to8}
    vpmadd52huq zmm19, zmm15, qword ptr [rdi + 1576]{1to8}
    vpmadd52huq zmm20, zmm15, qword ptr [rdi + 1584]{1to8}
    vpmadd52huq zmm21, zmm15, qword ptr [rdi + 1592]{1to8}
    vpmadd52huq zmm22, zmm15, qword ptr [rdi + 1600]{1to8}
    vpmadd52huq zmm23, zmm15, qword ptr [rdi + 1608]{1to8}
    vpmadd52huq zmm3, zmm15, qword ptr [rdi + 1616]{1to8}
    vpmadd52huq zmm25, zmm15, qword ptr [rdi + 1624]{1to8}
    vpmadd52huq zmm26, zmm15, qword ptr [rdi + 1632]{1to8}
    vpmadd52huq zmm14, zmm15, qword ptr [rdi + 1640]{1to8}
    vpmadd52huq zmm28, zmm15, qword ptr [rdi + 1648]{1to8}
    vpmadd52huq zmm7, zmm15, qword ptr [rdi + 1656]{1to8}
    vpmadd52huq zmm30, zmm15, qword ptr [rdi + 1664]{1to8}
    vpmadd52luq zmm27, zmm15, qword ptr [rdi + 1568]{1to8}
    vpmadd52huq zmm17, zmm9, qword ptr [rdi + 1432]{1to8}
    vpmadd52luq zmm13, zmm15, qword ptr [rdi + 1560]{1to8}
    vpmadd52luq zmm18, zmm15, qword ptr [rdi + 1576]{1to8}
    vpmadd52luq zmm19, zmm15, qword ptr [rdi + 1584]{1to8}
    vpmadd52luq zmm20, zmm15, qword ptr [rdi + 1592]{1to8}
    vpmadd52luq zmm21, zmm15, qword ptr [rdi + 1600]{1to8}
    vpmadd52luq zmm22, zmm15, qword ptr [rdi + 1608]{1to8}
    vmovapd zmm2, zmmword ptr [rdx + 1792]
    vpmadd52luq zmm23, zmm15, qword ptr [rdi + 1616]{1to8}
    vpmadd52luq zmm3, zmm15, qword ptr [rdi + 1624]{1to8}
    vpmadd52luq zmm25, zmm15, qword ptr [rdi + 1632]{1to8}
    vpmadd52luq zmm26, zmm15, qword ptr [rdi + 1640]{1to8}
    vpmadd52luq zmm14, zmm15, qword ptr [rdi + 1648]{1to8}
    vpmadd52luq zmm28, zmm15, qword ptr [rdi + 1656]{1to8}
    vpmadd52luq zmm7, zmm15, qword ptr [rdi + 1664]{1to8}
    vbroadcastsd zmm6, qword ptr [rip + msmith_0_1_0_ifma_const]
    vpmadd52luq zmm30, zmm15, qword ptr [rdi + 1672]{1to8}
    vpmadd52huq zmm27, zmm2, qword ptr [rdi + 1680]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rdi + 1552]{1to8}
    vpmadd52luq zmm13, zmm2, qword ptr [rdi + 1680]{1to8}
    vpmadd52huq zmm18, zmm2, qword ptr [rdi + 1688]{1to8}
    vpmadd52huq zmm19, zmm2, qword ptr [rdi + 1696]{1to8}
    vpmadd52huq zmm20, zmm2, qword ptr [rdi + 1704]{1to8}
    vpmadd52huq zmm21, zmm2, qword ptr [rdi + 1712]{1to8}
    vpaddq zmm16, zmm13, zmm6
    vpmadd52huq zmm22, zmm2, qword ptr [rdi + 1720]{1to8}
    vpsraq zmm8, zmm16, 52
    vpmadd52huq zmm23, zmm2, qword ptr [rdi + 1728]{1to8}
    vpmadd52huq zmm3, zmm2, qword ptr [rdi + 1736]{1to8}
    vpmadd52huq zmm25, zmm2, qword ptr [rdi + 1744]{1to8}
    vpmadd52huq zmm26, zmm2, qword ptr [rdi + 1752]{1to8}
    vpmadd52huq zmm14, zmm2, qword ptr [rdi + 1760]{1to8}
    vpmadd52huq zmm28, zmm2, qword ptr [rdi + 1768]{1to8}
    vpmadd52huq zmm7, zmm2, qword ptr [rdi + 1776]{1to8}
    vpmadd52huq zmm30, zmm2, qword ptr [rdi + 1784]{1to8}
    vpmadd52luq zmm27, zmm2, qword ptr [rdi + 1688]{1to8}
    vpmadd52huq zmm17, zmm15, qword ptr [rdi + 1672]{1to8}
    vpmadd52luq zmm18, zmm2, qword ptr [rdi + 1696]{1to8}
    vpmadd52luq zmm19, zmm2, qword ptr [rdi + 1704]{1to8}
    vpmadd52luq zmm20, zmm2, qword ptr [rdi + 1712]{1to8}
    vpaddq zmm11, zmm27, zmm8
    vpmadd52luq zmm21, zmm2, qword ptr [rdi + 1720]{1to8}
    vpmadd52luq zmm22, zmm2, qword ptr [rdi + 1728]{1to8}
    vpmadd52luq zmm23, zmm2, qword ptr [rdi + 1736]{1to8}
    vpmadd52luq zmm3, zmm2, qword ptr [rdi + 1744]{1to8}
    vpmadd52luq zmm25, zmm2, qword ptr [rdi + 1752]{1to8}
    vpmadd52luq zmm26, zmm2, qword ptr [rdi + 1760]{1to8}
    vpmadd52luq zmm14, zmm2, qword ptr [rdi + 1768]{1to8}
    vpmadd52luq zmm28, zmm2, qword ptr [rdi + 1776]{1to8}
    vpmadd52luq zmm7, zmm2, qword ptr [rdi + 1784]{1to8}
    vpmadd52luq zmm30, zmm2, qword ptr [rdi + 1792]{1to8}
    vpmadd52luq zmm5, zmm13, qword ptr [rdi + 1920]{1to8}
    vpmadd52huq zmm17, zmm2, qword ptr [rdi + 1792]{1to8}
    vpmadd52huq zmm11, zmm5, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm18, zmm5, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm19, zmm5, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm20, zmm5, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm21, zmm5, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm22, zmm5, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm23, zmm5, qword ptr [rdi + 48]{1to8}
    vpmadd52huq zmm3, zmm5, qword ptr [rdi + 56]{1to8}
    vpmadd52huq zmm25, zmm5, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm26, zmm5, qword ptr [rdi + 72]{1to8}
    vpmadd52huq zmm14, zmm5, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm28, zmm5, qword ptr [rdi + 88]{1to8}
    vpmadd52huq zmm7, zmm5, qword ptr [rdi + 96]{1to8}
    vpmadd52huq zmm30, zmm5, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm11, zmm5, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm18, zmm5, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm19, zmm5, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm20, zmm5, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm21, zmm5, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm22, zmm5, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm23, zmm5, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm3, zmm5, qword ptr [rdi + 64]{1to8}
    vpmadd52luq zmm25, zmm5, qword ptr [rdi + 72]{1to8}
    vpmadd52luq zmm26, zmm5, qword ptr [rdi + 80]{1to8}
    vpmadd52luq zmm14, zmm5, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm28, zmm5, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm7, zmm5, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm30, zmm5, qword ptr [rdi + 112]{1to8}
    vpmadd52huq zmm17, zmm5, qword ptr [rdi + 112]{1to8}
    vmovdqa64 zmm24, zmm3
    vmovdqa64 zmm27, zmm14
    vmovdqa64 zmm29, zmm7
    vmovdqa64 zmm31, zmm17
    vmovdqa64 zmm17, zmm11
    ret
