# Eight products side by side, AVX-512 IFMA. Written by `cargo xtask kernels`: do not edit.
# rdi = constants, zmm0.. = a, rsi = b, rdx = 512 bytes of scratch; zmm24.. = the result.
# Clobbers vector and mask registers only.
.section .rodata
.p2align 3
msmith_ifma_const:
    .quad 0xfffffffffffff, 0x1
.text
.globl msmith_ifma_mul_8
.p2align 6
msmith_ifma_mul_8:
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
    vbroadcastsd zmm3, qword ptr [rip + msmith_ifma_const]
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
    vpaddq zmm5{k3}, zmm5, qword ptr [rip + msmith_ifma_const + 8]{1to8}
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
.globl msmith_ifma_sqr_8
.p2align 6
msmith_ifma_sqr_8:
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
    vbroadcastsd zmm8, qword ptr [rip + msmith_ifma_const]
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
    vpaddq zmm28{k1}, zmm28, qword ptr [rip + msmith_ifma_const + 8]{1to8}
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
.globl msmith_ifma_mul_5
.p2align 6
msmith_ifma_mul_5:
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
    vbroadcastsd zmm17, qword ptr [rip + msmith_ifma_const]
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
.globl msmith_ifma_sqr_5
.p2align 6
msmith_ifma_sqr_5:
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
    vbroadcastsd zmm7, qword ptr [rip + msmith_ifma_const]
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
