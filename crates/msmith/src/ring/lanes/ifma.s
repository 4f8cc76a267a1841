# Eight products side by side, AVX-512 IFMA. Written by `cargo xtask kernels`: do not edit.
# System V: rdi = constants, rsi = a, rdx = b, rcx = out (squares: rdx = out).
# out may not overlap a and b: it is scratch before it is the result.
.section .rodata
.p2align 3
msmith_ifma_const:
    .quad 0xfffffffffffff, 0x1
.text
.globl msmith_ifma_mul_8
.p2align 6
msmith_ifma_mul_8:
    vmovapd zmm0, zmmword ptr [rdx + 0]
    vmovapd zmm1, zmmword ptr [rsi + 0]
    vpsraq zmm2, zmm0, 52
    vpxord xmm3, xmm3, xmm3
    vpxord xmm4, xmm4, xmm4
    vpxord xmm5, xmm5, xmm5
    vpmadd52huq zmm3, zmm1, zmm0
    vpxord xmm6, xmm6, xmm6
    vpaddq zmm7, zmm2, zmmword ptr [rdx + 64]
    vpmadd52luq zmm5, zmm1, zmm0
    vpxord xmm8, xmm8, xmm8
    vpsraq zmm9, zmm7, 52
    vpmadd52huq zmm4, zmm1, zmm7
    vpaddq zmm10, zmm9, zmmword ptr [rdx + 128]
    vpsraq zmm11, zmm10, 52
    vpmadd52huq zmm6, zmm1, zmm10
    vpaddq zmm12, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm1, zmm7
    vpsraq zmm13, zmm1, 52
    vpmadd52huq zmm8, zmm1, zmm12
    vpxord xmm14, xmm14, xmm14
    vpsraq zmm15, zmm12, 52
    vpmadd52luq zmm4, zmm1, zmm10
    vpaddq zmm16, zmm13, zmmword ptr [rsi + 64]
    vpmadd52luq zmm6, zmm1, zmm12
    vpaddq zmm17, zmm15, zmmword ptr [rdx + 256]
    vpmadd52huq zmm14, zmm16, zmm12
    vpsraq zmm18, zmm16, 52
    vpmadd52huq zmm8, zmm16, zmm10
    vpxord xmm19, xmm19, xmm19
    vpsraq zmm20, zmm17, 52
    vpmadd52luq zmm3, zmm16, zmm0
    vpaddq zmm21, zmm18, zmmword ptr [rsi + 128]
    vpmadd52huq zmm6, zmm16, zmm7
    vpaddq zmm22, zmm20, zmmword ptr [rdx + 320]
    vpmadd52huq zmm14, zmm21, zmm10
    vpsraq zmm23, zmm21, 52
    vpmadd52luq zmm8, zmm16, zmm12
    vpxord xmm24, xmm24, xmm24
    vpsraq zmm25, zmm22, 52
    vpmadd52huq zmm19, zmm21, zmm12
    vpaddq zmm26, zmm23, zmmword ptr [rsi + 192]
    vpmadd52huq zmm4, zmm16, zmm0
    vpaddq zmm27, zmm25, zmmword ptr [rdx + 384]
    vpmadd52luq zmm14, zmm21, zmm12
    vpsraq zmm28, zmm26, 52
    vpmadd52huq zmm8, zmm21, zmm7
    vpsraq zmm29, zmm27, 52
    vpmadd52huq zmm19, zmm26, zmm10
    vbroadcastsd zmm30, qword ptr [rip + msmith_ifma_const]
    vpaddq zmm31, zmm28, zmmword ptr [rsi + 256]
    vpmadd52huq zmm24, zmm26, zmm12
    vpaddq zmm2, zmm29, zmmword ptr [rdx + 448]
    vpmadd52huq zmm14, zmm26, zmm7
    vpandq zmm9, zmm1, zmm30
    vpmadd52luq zmm8, zmm21, zmm10
    vpandq zmm11, zmm31, zmm30
    vpmadd52luq zmm19, zmm26, zmm12
    vpsraq zmm13, zmm31, 52
    vpmadd52luq zmm6, zmm16, zmm10
    vpsubq zmm15, zmm9, zmm11
    vpmadd52luq zmm14, zmm26, zmm10
    vpaddq zmm18, zmm13, zmmword ptr [rsi + 320]
    vpmadd52huq zmm8, zmm26, zmm0
    vmovapd zmmword ptr [rcx + 0], zmm15
    vpandq zmm20, zmm0, zmm30
    vpmadd52luq zmm4, zmm16, zmm7
    vpandq zmm23, zmm17, zmm30
    vpmadd52huq zmm6, zmm21, zmm0
    vpsubq zmm25, zmm20, zmm23
    vpandq zmm28, zmm7, zmm30
    vpmadd52luq zmm8, zmm26, zmm7
    vpandq zmm29, zmm22, zmm30
    vpmadd52luq zmm4, zmm21, zmm0
    vpsubq zmm1, zmm28, zmm29
    vmovapd zmmword ptr [rcx + 256], zmm25
    vpmadd52luq zmm6, zmm21, zmm7
    vpsraq zmm9, zmm25, 52
    vmovapd zmmword ptr [rcx + 320], zmm1
    vpandq zmm11, zmm10, zmm30
    vpandq zmm13, zmm27, zmm30
    vpaddq zmm20, zmm1, zmm9
    vpmadd52luq zmm6, zmm26, zmm0
    vpsubq zmm23, zmm11, zmm13
    vpsraq zmm28, zmm20, 52
    vmovapd zmmword ptr [rcx + 384], zmm23
    vpxord xmm29, xmm29, xmm29
    vpmadd52luq zmm29, zmm31, zmm17
    vpxord xmm7, xmm7, xmm7
    vpandq zmm10, zmm12, zmm30
    vpmadd52huq zmm7, zmm31, zmm17
    vpxord xmm1, xmm1, xmm1
    vpandq zmm9, zmm2, zmm30
    vpmadd52huq zmm1, zmm31, zmm22
    vpxord xmm0, xmm0, xmm0
    vpaddq zmm11, zmm23, zmm28
    vpmadd52huq zmm0, zmm31, zmm27
    vpxord xmm13, xmm13, xmm13
    vpmadd52huq zmm13, zmm31, zmm2
    vpsubq zmm12, zmm10, zmm9
    vpsraq zmm23, zmm11, 52
    vpmadd52luq zmm7, zmm31, zmm22
    vmovapd zmmword ptr [rcx + 448], zmm12
    vpaddq zmm28, zmm12, zmm23
    vpmadd52luq zmm1, zmm31, zmm27
    vpandq zmm10, zmm16, zmm30
    vpmadd52luq zmm0, zmm31, zmm2
    vpxord xmm9, xmm9, xmm9
    vpandq zmm12, zmm18, zmm30
    vpmadd52huq zmm13, zmm18, zmm27
    vpsubq zmm23, zmm10, zmm12
    vpmadd52huq zmm9, zmm18, zmm2
    vpsraq zmm16, zmm15, 52
    vpmadd52huq zmm1, zmm18, zmm17
    vmovapd zmmword ptr [rcx + 64], zmm23
    vpxord xmm31, xmm31, xmm31
    vpaddq zmm10, zmm23, zmm16
    vpmadd52huq zmm0, zmm18, zmm22
    vpmadd52luq zmm13, zmm18, zmm2
    vpsraq zmm12, zmm18, 52
    vpaddq zmm23, zmm12, zmmword ptr [rsi + 384]
    vpmadd52luq zmm7, zmm18, zmm17
    vpandq zmm16, zmm21, zmm30
    vpmadd52huq zmm9, zmm23, zmm27
    vpmadd52luq zmm0, zmm18, zmm27
    vpsraq zmm12, zmm23, 52
    vpaddq zmm21, zmm12, zmmword ptr [rsi + 448]
    vpmadd52luq zmm1, zmm18, zmm22
    vpandq zmm12, zmm23, zmm30
    vpsubq zmm18, zmm16, zmm12
    vpmadd52huq zmm13, zmm23, zmm22
    vpmadd52huq zmm0, zmm23, zmm17
    vpandq zmm16, zmm26, zmm30
    vmovapd zmmword ptr [rcx + 128], zmm18
    vpmadd52luq zmm9, zmm23, zmm2
    vpandq zmm12, zmm21, zmm30
    vpsubq zmm26, zmm16, zmm12
    vpmadd52huq zmm31, zmm23, zmm2
    vpsraq zmm16, zmm10, 52
    vpaddq zmm12, zmm18, zmm16
    vpmadd52luq zmm13, zmm23, zmm27
    vmovapd zmmword ptr [rcx + 192], zmm26
    vpmadd52luq zmm0, zmm23, zmm22
    vpsraq zmm18, zmm12, 52
    vpaddq zmm16, zmm26, zmm18
    vpmadd52huq zmm9, zmm21, zmm22
    vpmadd52huq zmm31, zmm21, zmm27
    vpaddq zmm26, zmm8, zmm29
    vpxord xmm18, xmm18, xmm18
    vpmadd52huq zmm13, zmm21, zmm17
    vpmovq2m k1, zmm16
    vpmadd52luq zmm1, zmm23, zmm17
    vpaddq zmm8, zmm14, zmm7
    vpxord xmm29, xmm29, xmm29
    vpxord xmm23, xmm23, xmm23
    vpmadd52luq zmm0, zmm21, zmm17
    vpxord xmm14, xmm14, xmm14
    vpmovq2m k2, zmm28
    vpmadd52luq zmm9, zmm21, zmm27
    vpxord xmm7, xmm7, xmm7
    kandb k3, k1, k2
    vpmadd52huq zmm7, zmm15, zmm28
    vpmadd52luq zmm13, zmm21, zmm22
    vpaddq zmm17, zmm19, zmm1
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq zmm31, zmm21, zmm2
    vpaddq zmm22, zmm24, zmm0
    vpmadd52huq zmm18, zmm21, zmm2
    vpxord xmm19, xmm19, xmm19
    vpaddq zmm1, zmm8, zmm9
    vpmadd52huq zmm7, zmm10, zmm11
    vpaddq zmm1{k1}, zmm1, zmmword ptr [rcx + 320]
    vpmadd52huq zmm19, zmm10, zmm28
    vpaddq zmm24, zmm26, zmm13
    vpmadd52huq zmm14, zmm15, zmm11
    vpaddq zmm0, zmm17, zmm31
    vpaddq zmm24{k1}, zmm24, zmmword ptr [rcx + 256]
    vpmadd52huq zmm29, zmm15, zmm20
    vpmadd52luq zmm7, zmm10, zmm28
    vpaddq zmm24{k2}, zmm24, zmmword ptr [rcx + 0]
    vpmadd52huq zmm19, zmm12, zmm11
    vpaddq zmm0{k1}, zmm0, zmmword ptr [rcx + 384]
    vpaddq zmm1{k2}, zmm1, zmmword ptr [rcx + 64]
    vpmadd52luq zmm14, zmm15, zmm28
    vpaddq zmm0{k2}, zmm0, zmmword ptr [rcx + 128]
    vpmadd52luq zmm23, zmm15, zmm25
    vpmadd52huq zmm7, zmm12, zmm20
    vpaddq zmm13{k3}, zmm13, qword ptr [rip + msmith_ifma_const + 8]{1to8}
    vpmadd52luq zmm19, zmm12, zmm28
    vpaddq zmm21, zmm26, zmm5
    vpmadd52huq zmm14, zmm10, zmm20
    vpaddq zmm2, zmm8, zmm3
    vpmadd52huq zmm27, zmm15, zmm25
    vpsubq zmm26, zmm21, zmm23
    vpxord xmm8, xmm8, xmm8
    vpmadd52luq zmm7, zmm12, zmm11
    vpaddq zmm21, zmm17, zmm4
    vpmadd52huq zmm8, zmm12, zmm28
    vpaddq zmm23, zmm22, zmm6
    vpaddq zmm17, zmm22, zmm18
    vpaddq zmm17{k1}, zmm17, zmmword ptr [rcx + 448]
    vpaddq zmm17{k2}, zmm17, zmmword ptr [rcx + 192]
    vpmadd52luq zmm27, zmm15, zmm20
    vpmadd52luq zmm29, zmm15, zmm11
    vpmadd52huq zmm7, zmm16, zmm25
    vpmadd52huq zmm19, zmm16, zmm20
    vpmadd52huq zmm8, zmm16, zmm11
    vpmadd52huq zmm13, zmm5, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm7, zmm16, zmm20
    vpmadd52luq zmm19, zmm16, zmm11
    vpmadd52luq zmm8, zmm16, zmm28
    vpmadd52huq zmm9, zmm5, qword ptr [rdi + 104]{1to8}
    vpsubq zmm22, zmm24, zmm7
    vpxord xmm15, xmm15, xmm15
    vpmadd52huq zmm15, zmm16, zmm28
    vpsubq zmm24, zmm1, zmm19
    vpmadd52huq zmm22, zmm5, qword ptr [rdi + 64]{1to8}
    vpsubq zmm7, zmm0, zmm8
    vpmadd52huq zmm24, zmm5, qword ptr [rdi + 72]{1to8}
    vpmadd52huq zmm7, zmm5, qword ptr [rdi + 80]{1to8}
    vpsraq zmm28, zmm5, 52
    vpsubq zmm1, zmm17, zmm15
    vpmadd52huq zmm31, zmm5, qword ptr [rdi + 112]{1to8}
    vpmadd52huq zmm1, zmm5, qword ptr [rdi + 88]{1to8}
    vpaddq zmm19, zmm3, zmm28
    vpmadd52luq zmm22, zmm5, qword ptr [rdi + 72]{1to8}
    vpsraq zmm0, zmm19, 52
    vpmadd52luq zmm24, zmm5, qword ptr [rdi + 80]{1to8}
    vpaddq zmm8, zmm4, zmm0
    vpmadd52luq zmm7, zmm5, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm1, zmm5, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm13, zmm5, qword ptr [rdi + 104]{1to8}
    vpsraq zmm17, zmm8, 52
    vpmadd52luq zmm9, zmm5, qword ptr [rdi + 112]{1to8}
    vpaddq zmm15, zmm6, zmm17
    vpmadd52luq zmm31, zmm5, qword ptr [rdi + 120]{1to8}
    vpmadd52luq zmm14, zmm10, zmm11
    vpmadd52huq zmm22, zmm19, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm24, zmm19, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm7, zmm19, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm1, zmm19, qword ptr [rdi + 152]{1to8}
    vpmadd52huq zmm13, zmm19, qword ptr [rdi + 160]{1to8}
    vpmadd52huq zmm9, zmm19, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm31, zmm19, qword ptr [rdi + 176]{1to8}
    vpmadd52huq zmm14, zmm12, zmm25
    vpmadd52luq zmm22, zmm19, qword ptr [rdi + 136]{1to8}
    vpmadd52luq zmm24, zmm19, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm7, zmm19, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm1, zmm19, qword ptr [rdi + 160]{1to8}
    vpmadd52luq zmm13, zmm19, qword ptr [rdi + 168]{1to8}
    vpsraq zmm3, zmm15, 52
    vpmadd52luq zmm9, zmm19, qword ptr [rdi + 176]{1to8}
    vpaddq zmm28, zmm26, zmm3
    vpmadd52luq zmm31, zmm19, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm14, zmm12, zmm20
    vpmadd52huq zmm22, zmm8, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm24, zmm8, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm7, zmm8, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm1, zmm8, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm13, zmm8, qword ptr [rdi + 224]{1to8}
    vpmadd52huq zmm9, zmm8, qword ptr [rdi + 232]{1to8}
    vpmadd52huq zmm31, zmm8, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm14, zmm16, zmm25
    vpmadd52luq zmm22, zmm8, qword ptr [rdi + 200]{1to8}
    vpmadd52luq zmm24, zmm8, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm7, zmm8, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm1, zmm8, qword ptr [rdi + 224]{1to8}
    vpsubq zmm4, zmm23, zmm14
    vpmadd52luq zmm13, zmm8, qword ptr [rdi + 232]{1to8}
    vpsraq zmm0, zmm28, 52
    vpmadd52luq zmm9, zmm8, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm31, zmm8, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm4, zmm5, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm22, zmm15, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm24, zmm15, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm7, zmm15, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm1, zmm15, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm13, zmm15, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm9, zmm15, qword ptr [rdi + 296]{1to8}
    vpmadd52huq zmm31, zmm15, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm4, zmm19, qword ptr [rdi + 128]{1to8}
    vpmadd52luq zmm22, zmm15, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm24, zmm15, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm7, zmm15, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm1, zmm15, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm13, zmm15, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm9, zmm15, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm31, zmm15, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm4, zmm8, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm22, zmm28, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm29, zmm10, zmm25
    vpmadd52huq zmm18, zmm5, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm24, zmm28, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm7, zmm28, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm1, zmm28, qword ptr [rdi + 344]{1to8}
    vpmadd52huq zmm13, zmm28, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm9, zmm28, qword ptr [rdi + 360]{1to8}
    vpmadd52huq zmm31, zmm28, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm27, zmm10, zmm25
    vpmadd52luq zmm4, zmm15, qword ptr [rdi + 256]{1to8}
    vpmadd52luq zmm22, zmm28, qword ptr [rdi + 328]{1to8}
    vpmadd52luq zmm29, zmm10, zmm20
    vpmadd52huq zmm18, zmm19, qword ptr [rdi + 184]{1to8}
    vpsubq zmm6, zmm2, zmm27
    vpmadd52luq zmm24, zmm28, qword ptr [rdi + 336]{1to8}
    vpaddq zmm17, zmm6, zmm0
    vpmadd52luq zmm7, zmm28, qword ptr [rdi + 344]{1to8}
    vpsraq zmm11, zmm17, 52
    vpmadd52luq zmm1, zmm28, qword ptr [rdi + 352]{1to8}
    vpmadd52luq zmm13, zmm28, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm9, zmm28, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm31, zmm28, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm4, zmm28, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm22, zmm17, qword ptr [rdi + 384]{1to8}
    vpmadd52luq zmm29, zmm12, zmm25
    vpmadd52huq zmm18, zmm8, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm24, zmm17, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm7, zmm17, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm1, zmm17, qword ptr [rdi + 408]{1to8}
    vpsubq zmm26, zmm21, zmm29
    vpmadd52huq zmm13, zmm17, qword ptr [rdi + 416]{1to8}
    vpaddq zmm3, zmm26, zmm11
    vpxord xmm16, xmm16, xmm16
    vpmadd52huq zmm9, zmm17, qword ptr [rdi + 424]{1to8}
    vpsraq zmm23, zmm3, 52
    vpmadd52huq zmm31, zmm17, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm4, zmm17, qword ptr [rdi + 384]{1to8}
    vpmadd52luq zmm22, zmm17, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm18, zmm15, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm24, zmm17, qword ptr [rdi + 400]{1to8}
    vpmadd52luq zmm7, zmm17, qword ptr [rdi + 408]{1to8}
    vpaddq zmm14, zmm4, zmm23
    vpmadd52luq zmm1, zmm17, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm13, zmm17, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm9, zmm17, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm31, zmm17, qword ptr [rdi + 440]{1to8}
    vpmadd52huq zmm22, zmm3, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm18, zmm28, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm14, zmm3, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm24, zmm3, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm7, zmm3, qword ptr [rdi + 464]{1to8}
    vpmadd52huq zmm1, zmm3, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm13, zmm3, qword ptr [rdi + 480]{1to8}
    vpaddq zmm5, zmm14, zmm30
    vpmadd52huq zmm9, zmm3, qword ptr [rdi + 488]{1to8}
    vpsraq zmm10, zmm5, 52
    vpmadd52huq zmm31, zmm3, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm22, zmm3, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm18, zmm17, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm24, zmm3, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm7, zmm3, qword ptr [rdi + 472]{1to8}
    vpmadd52luq zmm1, zmm3, qword ptr [rdi + 480]{1to8}
    vpaddq zmm20, zmm22, zmm10
    vpmadd52luq zmm13, zmm3, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm9, zmm3, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm31, zmm3, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm16, zmm14, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm18, zmm3, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm20, zmm16, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm24, zmm16, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm7, zmm16, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm1, zmm16, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm13, zmm16, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm9, zmm16, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm31, zmm16, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm20, zmm16, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm24, zmm16, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm7, zmm16, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm1, zmm16, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm13, zmm16, qword ptr [rdi + 40]{1to8}
    vmovapd zmmword ptr [rcx + 0], zmm20
    vpmadd52luq zmm9, zmm16, qword ptr [rdi + 48]{1to8}
    vmovapd zmmword ptr [rcx + 64], zmm24
    vpmadd52luq zmm31, zmm16, qword ptr [rdi + 56]{1to8}
    vmovapd zmmword ptr [rcx + 128], zmm7
    vpmadd52huq zmm18, zmm16, qword ptr [rdi + 56]{1to8}
    vmovapd zmmword ptr [rcx + 192], zmm1
    vmovapd zmmword ptr [rcx + 256], zmm13
    vmovapd zmmword ptr [rcx + 320], zmm9
    vmovapd zmmword ptr [rcx + 384], zmm31
    vmovapd zmmword ptr [rcx + 448], zmm18
    ret
.globl msmith_ifma_sqr_8
.p2align 6
msmith_ifma_sqr_8:
    vmovapd zmm0, zmmword ptr [rsi + 0]
    vpsraq zmm1, zmm0, 52
    vpxord xmm2, xmm2, xmm2
    vpxord xmm3, xmm3, xmm3
    vpxord xmm4, xmm4, xmm4
    vpxord xmm5, xmm5, xmm5
    vpxord xmm6, xmm6, xmm6
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vpmadd52luq zmm8, zmm0, zmm0
    vpaddq zmm9, zmm1, zmmword ptr [rsi + 64]
    vpsraq zmm10, zmm9, 52
    vpmadd52luq zmm5, zmm0, zmm9
    vpaddq zmm11, zmm10, zmmword ptr [rsi + 128]
    vpmadd52huq zmm6, zmm0, zmm9
    vpsraq zmm12, zmm11, 52
    vpxord xmm13, xmm13, xmm13
    vpmadd52huq zmm7, zmm0, zmm11
    vpaddq zmm14, zmm12, zmmword ptr [rsi + 192]
    vpsraq zmm15, zmm14, 52
    vpmadd52huq zmm2, zmm0, zmm14
    vpaddq zmm16, zmm15, zmmword ptr [rsi + 256]
    vpmadd52huq zmm3, zmm9, zmm14
    vbroadcastsd zmm17, qword ptr [rip + msmith_ifma_const]
    vpsraq zmm18, zmm16, 52
    vpmadd52huq zmm4, zmm11, zmm14
    vpaddq zmm19, zmm18, zmmword ptr [rsi + 320]
    vpmadd52huq zmm13, zmm14, zmm14
    vpandq zmm20, zmm0, zmm17
    vpmadd52huq zmm2, zmm9, zmm11
    vpandq zmm21, zmm16, zmm17
    vpmadd52luq zmm3, zmm11, zmm14
    vpsraq zmm22, zmm19, 52
    vpmadd52luq zmm6, zmm0, zmm11
    vpsubq zmm23, zmm20, zmm21
    vpmadd52luq zmm7, zmm0, zmm14
    vpandq zmm24, zmm9, zmm17
    vpmadd52luq zmm2, zmm9, zmm14
    vmovapd zmmword ptr [rdx + 0], zmm23
    vpandq zmm25, zmm19, zmm17
    vpaddq zmm26, zmm22, zmmword ptr [rsi + 384]
    vpsubq zmm27, zmm24, zmm25
    vpxord xmm28, xmm28, xmm28
    vpmadd52luq zmm28, zmm16, zmm19
    vpxord xmm29, xmm29, xmm29
    vpsraq zmm30, zmm23, 52
    vpmadd52huq zmm29, zmm16, zmm19
    vpxord xmm31, xmm31, xmm31
    vmovapd zmmword ptr [rdx + 64], zmm27
    vpsraq zmm1, zmm26, 52
    vpxord xmm10, xmm10, xmm10
    vpmadd52huq zmm31, zmm16, zmm26
    vpandq zmm12, zmm11, zmm17
    vpmadd52luq zmm7, zmm9, zmm11
    vpandq zmm15, zmm26, zmm17
    vpxord xmm18, xmm18, xmm18
    vpaddq zmm20, zmm27, zmm30
    vpmadd52luq zmm29, zmm16, zmm26
    vpxord xmm21, xmm21, xmm21
    vpaddq zmm22, zmm1, zmmword ptr [rsi + 448]
    vpsubq zmm24, zmm12, zmm15
    vpmadd52huq zmm10, zmm16, zmm22
    vpsraq zmm25, zmm20, 52
    vpmadd52luq zmm31, zmm16, zmm22
    vmovapd zmmword ptr [rdx + 128], zmm24
    vpandq zmm27, zmm14, zmm17
    vpmadd52huq zmm18, zmm19, zmm22
    vpxord xmm30, xmm30, xmm30
    vpandq zmm1, zmm22, zmm17
    vpmadd52huq zmm21, zmm26, zmm22
    vpaddq zmm12, zmm24, zmm25
    vpmadd52huq zmm10, zmm19, zmm26
    vpsubq zmm15, zmm27, zmm1
    vpmadd52luq zmm31, zmm19, zmm26
    vpxord xmm24, xmm24, xmm24
    vpsraq zmm25, zmm12, 52
    vpmadd52luq zmm18, zmm26, zmm22
    vmovapd zmmword ptr [rdx + 192], zmm15
    vpaddq zmm27, zmm15, zmm25
    vpmadd52luq zmm30, zmm16, zmm16
    vpmadd52luq zmm10, zmm19, zmm22
    vpaddq zmm1, zmm2, zmm2
    vpaddq zmm15, zmm3, zmm3
    vpmadd52luq zmm1, zmm11, zmm11
    vpaddq zmm25, zmm4, zmm4
    vpmadd52huq zmm15, zmm11, zmm11
    vpaddq zmm2, zmm28, zmm28
    vpmadd52luq zmm25, zmm14, zmm14
    vpaddq zmm3, zmm29, zmm29
    vpmadd52huq zmm2, zmm16, zmm16
    vpaddq zmm4, zmm31, zmm31
    vpmadd52luq zmm3, zmm19, zmm19
    vpaddq zmm11, zmm10, zmm10
    vpmadd52huq zmm4, zmm19, zmm19
    vpaddq zmm28, zmm18, zmm18
    vpmadd52luq zmm11, zmm26, zmm26
    vpaddq zmm14, zmm21, zmm21
    vpmadd52huq zmm28, zmm26, zmm26
    vpxord xmm29, xmm29, xmm29
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq zmm14, zmm22, zmm22
    vpaddq zmm31, zmm1, zmm30
    vpxord xmm10, xmm10, xmm10
    vpmadd52huq zmm24, zmm22, zmm22
    vpmovq2m k1, zmm27
    vpxord xmm19, xmm19, xmm19
    vpmadd52huq zmm19, zmm23, zmm27
    vpaddq zmm18, zmm15, zmm2
    vpaddq zmm21, zmm25, zmm3
    vpmadd52huq zmm10, zmm23, zmm12
    vpxord xmm26, xmm26, xmm26
    vpmadd52huq zmm26, zmm20, zmm27
    vpaddq zmm1, zmm13, zmm4
    vmovapd zmm30, zmmword ptr [rdx + 0]
    vpxord xmm22, xmm22, xmm22
    vpmadd52huq zmm22, zmm12, zmm27
    vpaddq zmm15, zmm31, zmm11
    vpmadd52huq zmm19, zmm20, zmm12
    vpaddq zmm2, zmm30, zmm30
    vpaddq zmm25, zmm18, zmm28
    vpmadd52luq zmm10, zmm23, zmm27
    vpmadd52luq zmm26, zmm12, zmm27
    vpaddq zmm3, zmm21, zmm14
    vpxord xmm13, xmm13, xmm13
    vpaddq zmm15{k1}, zmm15, zmm2
    vpmadd52luq zmm13, zmm23, zmm23
    vpmadd52luq zmm19, zmm20, zmm27
    vpaddq zmm4, zmm22, zmm22
    vpaddq zmm30, zmm1, zmm24
    vpmadd52luq zmm4, zmm27, zmm27
    vpaddq zmm11{k1}, zmm11, qword ptr [rip + msmith_ifma_const + 8]{1to8}
    vpmadd52luq zmm10, zmm20, zmm12
    vpaddq zmm2, zmm5, zmm5
    vpmadd52luq zmm29, zmm23, zmm20
    vpmadd52huq zmm2, zmm0, zmm0
    vpaddq zmm22, zmm19, zmm19
    vpxord xmm5, xmm5, xmm5
    vpmadd52luq zmm22, zmm12, zmm12
    vpaddq zmm0, zmm6, zmm6
    vpmadd52huq zmm5, zmm27, zmm27
    vpaddq zmm19, zmm26, zmm26
    vpmadd52huq zmm19, zmm12, zmm12
    vpsraq zmm6, zmm8, 52
    vpaddq zmm27, zmm2, zmm6
    vpmadd52luq zmm0, zmm9, zmm9
    vpsubq zmm26, zmm15, zmm22
    vmovapd zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm16, zmm23, zmm20
    vpmadd52huq zmm26, zmm8, qword ptr [rdi + 64]{1to8}
    vpaddq zmm15, zmm7, zmm7
    vmovapd zmm22, zmmword ptr [rdx + 128]
    vpmadd52huq zmm15, zmm9, zmm9
    vpaddq zmm7, zmm6, zmm6
    vpaddq zmm25{k1}, zmm25, zmm7
    vpmadd52huq zmm11, zmm8, qword ptr [rdi + 96]{1to8}
    vmovapd zmm9, zmmword ptr [rdx + 192]
    vpaddq zmm6, zmm22, zmm22
    vpmadd52huq zmm28, zmm8, qword ptr [rdi + 104]{1to8}
    vpaddq zmm3{k1}, zmm3, zmm6
    vpmadd52huq zmm14, zmm8, qword ptr [rdi + 112]{1to8}
    vpaddq zmm7, zmm9, zmm9
    vpmadd52luq zmm26, zmm8, qword ptr [rdi + 72]{1to8}
    vpaddq zmm30{k1}, zmm30, zmm7
    vpmadd52luq zmm11, zmm8, qword ptr [rdi + 104]{1to8}
    vpsubq zmm22, zmm25, zmm19
    vpmadd52luq zmm28, zmm8, qword ptr [rdi + 112]{1to8}
    vpsubq zmm6, zmm3, zmm4
    vpmadd52huq zmm22, zmm8, qword ptr [rdi + 72]{1to8}
    vpsubq zmm9, zmm30, zmm5
    vpmadd52huq zmm6, zmm8, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm9, zmm8, qword ptr [rdi + 88]{1to8}
    vpsraq zmm7, zmm27, 52
    vpmadd52luq zmm14, zmm8, qword ptr [rdi + 120]{1to8}
    vpaddq zmm25, zmm0, zmm7
    vpmadd52luq zmm22, zmm8, qword ptr [rdi + 80]{1to8}
    vpaddq zmm19, zmm10, zmm10
    vpmadd52luq zmm6, zmm8, qword ptr [rdi + 88]{1to8}
    vpaddq zmm3, zmm1, zmm15
    vpmadd52luq zmm9, zmm8, qword ptr [rdi + 96]{1to8}
    vpsraq zmm4, zmm25, 52
    vpmadd52huq zmm26, zmm27, qword ptr [rdi + 128]{1to8}
    vpaddq zmm30, zmm15, zmm4
    vpmadd52huq zmm22, zmm27, qword ptr [rdi + 136]{1to8}
    vpaddq zmm5, zmm31, zmm8
    vpmadd52huq zmm6, zmm27, qword ptr [rdi + 144]{1to8}
    vpsubq zmm7, zmm5, zmm13
    vpmadd52huq zmm9, zmm27, qword ptr [rdi + 152]{1to8}
    vpaddq zmm10, zmm29, zmm29
    vpmadd52huq zmm11, zmm27, qword ptr [rdi + 160]{1to8}
    vpaddq zmm1, zmm18, zmm2
    vpmadd52huq zmm28, zmm27, qword ptr [rdi + 168]{1to8}
    vpaddq zmm15, zmm21, zmm0
    vpmadd52huq zmm14, zmm27, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm26, zmm27, qword ptr [rdi + 136]{1to8}
    vpmadd52luq zmm22, zmm27, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm6, zmm27, qword ptr [rdi + 152]{1to8}
    vpmadd52luq zmm9, zmm27, qword ptr [rdi + 160]{1to8}
    vpsraq zmm4, zmm30, 52
    vpmadd52luq zmm11, zmm27, qword ptr [rdi + 168]{1to8}
    vpaddq zmm31, zmm7, zmm4
    vpmadd52luq zmm28, zmm27, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm14, zmm27, qword ptr [rdi + 184]{1to8}
    vpmadd52huq zmm26, zmm25, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm22, zmm25, qword ptr [rdi + 200]{1to8}
    vpmadd52huq zmm6, zmm25, qword ptr [rdi + 208]{1to8}
    vpmadd52huq zmm9, zmm25, qword ptr [rdi + 216]{1to8}
    vpmadd52huq zmm11, zmm25, qword ptr [rdi + 224]{1to8}
    vpmadd52huq zmm28, zmm25, qword ptr [rdi + 232]{1to8}
    vpmadd52huq zmm14, zmm25, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm19, zmm20, zmm20
    vpmadd52luq zmm26, zmm25, qword ptr [rdi + 200]{1to8}
    vpmadd52luq zmm22, zmm25, qword ptr [rdi + 208]{1to8}
    vpmadd52luq zmm6, zmm25, qword ptr [rdi + 216]{1to8}
    vpmadd52luq zmm9, zmm25, qword ptr [rdi + 224]{1to8}
    vpsubq zmm5, zmm3, zmm19
    vpmadd52luq zmm11, zmm25, qword ptr [rdi + 232]{1to8}
    vpsraq zmm13, zmm31, 52
    vpmadd52luq zmm28, zmm25, qword ptr [rdi + 240]{1to8}
    vpmadd52luq zmm14, zmm25, qword ptr [rdi + 248]{1to8}
    vpmadd52luq zmm5, zmm8, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm26, zmm30, qword ptr [rdi + 256]{1to8}
    vpmadd52huq zmm22, zmm30, qword ptr [rdi + 264]{1to8}
    vpmadd52huq zmm6, zmm30, qword ptr [rdi + 272]{1to8}
    vpmadd52huq zmm9, zmm30, qword ptr [rdi + 280]{1to8}
    vpmadd52huq zmm11, zmm30, qword ptr [rdi + 288]{1to8}
    vpmadd52huq zmm28, zmm30, qword ptr [rdi + 296]{1to8}
    vpmadd52huq zmm14, zmm30, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm5, zmm27, qword ptr [rdi + 128]{1to8}
    vpmadd52luq zmm26, zmm30, qword ptr [rdi + 264]{1to8}
    vpmadd52luq zmm22, zmm30, qword ptr [rdi + 272]{1to8}
    vpmadd52luq zmm6, zmm30, qword ptr [rdi + 280]{1to8}
    vpmadd52luq zmm9, zmm30, qword ptr [rdi + 288]{1to8}
    vpmadd52luq zmm11, zmm30, qword ptr [rdi + 296]{1to8}
    vpmadd52luq zmm28, zmm30, qword ptr [rdi + 304]{1to8}
    vpmadd52luq zmm14, zmm30, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm5, zmm25, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm26, zmm31, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm24, zmm8, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm22, zmm31, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm6, zmm31, qword ptr [rdi + 336]{1to8}
    vpmadd52huq zmm9, zmm31, qword ptr [rdi + 344]{1to8}
    vpmadd52huq zmm11, zmm31, qword ptr [rdi + 352]{1to8}
    vpmadd52huq zmm28, zmm31, qword ptr [rdi + 360]{1to8}
    vpmadd52huq zmm14, zmm31, qword ptr [rdi + 368]{1to8}
    vpmadd52huq zmm10, zmm23, zmm23
    vpmadd52luq zmm16, zmm23, zmm12
    vpmadd52luq zmm5, zmm30, qword ptr [rdi + 256]{1to8}
    vpmadd52luq zmm26, zmm31, qword ptr [rdi + 328]{1to8}
    vpmadd52huq zmm24, zmm27, qword ptr [rdi + 184]{1to8}
    vpsubq zmm29, zmm1, zmm10
    vpmadd52luq zmm22, zmm31, qword ptr [rdi + 336]{1to8}
    vpaddq zmm18, zmm29, zmm13
    vpmadd52luq zmm6, zmm31, qword ptr [rdi + 344]{1to8}
    vpaddq zmm2, zmm16, zmm16
    vpmadd52luq zmm9, zmm31, qword ptr [rdi + 352]{1to8}
    vpsraq zmm21, zmm18, 52
    vpmadd52luq zmm11, zmm31, qword ptr [rdi + 360]{1to8}
    vpmadd52luq zmm28, zmm31, qword ptr [rdi + 368]{1to8}
    vpmadd52luq zmm14, zmm31, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm5, zmm31, qword ptr [rdi + 320]{1to8}
    vpmadd52huq zmm26, zmm18, qword ptr [rdi + 384]{1to8}
    vpmadd52luq zmm2, zmm20, zmm20
    vpmadd52huq zmm24, zmm25, qword ptr [rdi + 248]{1to8}
    vpmadd52huq zmm22, zmm18, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm6, zmm18, qword ptr [rdi + 400]{1to8}
    vpmadd52huq zmm9, zmm18, qword ptr [rdi + 408]{1to8}
    vpsubq zmm0, zmm15, zmm2
    vpmadd52huq zmm11, zmm18, qword ptr [rdi + 416]{1to8}
    vpaddq zmm7, zmm0, zmm21
    vpxord xmm4, xmm4, xmm4
    vpmadd52huq zmm28, zmm18, qword ptr [rdi + 424]{1to8}
    vpsraq zmm3, zmm7, 52
    vpmadd52huq zmm14, zmm18, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm5, zmm18, qword ptr [rdi + 384]{1to8}
    vpmadd52luq zmm26, zmm18, qword ptr [rdi + 392]{1to8}
    vpmadd52huq zmm24, zmm30, qword ptr [rdi + 312]{1to8}
    vpmadd52luq zmm22, zmm18, qword ptr [rdi + 400]{1to8}
    vpmadd52luq zmm6, zmm18, qword ptr [rdi + 408]{1to8}
    vpaddq zmm19, zmm5, zmm3
    vpmadd52luq zmm9, zmm18, qword ptr [rdi + 416]{1to8}
    vpmadd52luq zmm11, zmm18, qword ptr [rdi + 424]{1to8}
    vpmadd52luq zmm28, zmm18, qword ptr [rdi + 432]{1to8}
    vpmadd52luq zmm14, zmm18, qword ptr [rdi + 440]{1to8}
    vpmadd52huq zmm26, zmm7, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm24, zmm31, qword ptr [rdi + 376]{1to8}
    vpmadd52luq zmm19, zmm7, qword ptr [rdi + 448]{1to8}
    vpmadd52huq zmm22, zmm7, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm6, zmm7, qword ptr [rdi + 464]{1to8}
    vpmadd52huq zmm9, zmm7, qword ptr [rdi + 472]{1to8}
    vpmadd52huq zmm11, zmm7, qword ptr [rdi + 480]{1to8}
    vpaddq zmm8, zmm19, zmm17
    vpmadd52huq zmm28, zmm7, qword ptr [rdi + 488]{1to8}
    vpsraq zmm23, zmm8, 52
    vpmadd52huq zmm14, zmm7, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm26, zmm7, qword ptr [rdi + 456]{1to8}
    vpmadd52huq zmm24, zmm18, qword ptr [rdi + 440]{1to8}
    vpmadd52luq zmm22, zmm7, qword ptr [rdi + 464]{1to8}
    vpmadd52luq zmm6, zmm7, qword ptr [rdi + 472]{1to8}
    vpmadd52luq zmm9, zmm7, qword ptr [rdi + 480]{1to8}
    vpaddq zmm12, zmm26, zmm23
    vpmadd52luq zmm11, zmm7, qword ptr [rdi + 488]{1to8}
    vpmadd52luq zmm28, zmm7, qword ptr [rdi + 496]{1to8}
    vpmadd52luq zmm14, zmm7, qword ptr [rdi + 504]{1to8}
    vpmadd52luq zmm4, zmm19, qword ptr [rdi + 576]{1to8}
    vpmadd52huq zmm24, zmm7, qword ptr [rdi + 504]{1to8}
    vpmadd52huq zmm12, zmm4, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm22, zmm4, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm6, zmm4, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm9, zmm4, qword ptr [rdi + 24]{1to8}
    vpmadd52huq zmm11, zmm4, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm28, zmm4, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm14, zmm4, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm12, zmm4, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm22, zmm4, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm6, zmm4, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm9, zmm4, qword ptr [rdi + 32]{1to8}
    vpmadd52luq zmm11, zmm4, qword ptr [rdi + 40]{1to8}
    vmovapd zmmword ptr [rdx + 0], zmm12
    vpmadd52luq zmm28, zmm4, qword ptr [rdi + 48]{1to8}
    vmovapd zmmword ptr [rdx + 64], zmm22
    vpmadd52luq zmm14, zmm4, qword ptr [rdi + 56]{1to8}
    vmovapd zmmword ptr [rdx + 128], zmm6
    vpmadd52huq zmm24, zmm4, qword ptr [rdi + 56]{1to8}
    vmovapd zmmword ptr [rdx + 192], zmm9
    vmovapd zmmword ptr [rdx + 256], zmm11
    vmovapd zmmword ptr [rdx + 320], zmm28
    vmovapd zmmword ptr [rdx + 384], zmm14
    vmovapd zmmword ptr [rdx + 448], zmm24
    ret
.globl msmith_ifma_mul_5
.p2align 6
msmith_ifma_mul_5:
    vmovapd zmm0, zmmword ptr [rdx + 0]
    vpsraq zmm1, zmm0, 52
    vpxord xmm2, xmm2, xmm2
    vpxord xmm3, xmm3, xmm3
    vmovapd zmm4, zmmword ptr [rsi + 0]
    vpxord xmm5, xmm5, xmm5
    vpxord xmm6, xmm6, xmm6
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vpmadd52huq zmm6, zmm4, zmm0
    vpaddq zmm9, zmm1, zmmword ptr [rdx + 64]
    vpmadd52luq zmm8, zmm4, zmm0
    vpxord xmm10, xmm10, xmm10
    vpsraq zmm11, zmm9, 52
    vpmadd52huq zmm7, zmm4, zmm9
    vpaddq zmm12, zmm11, zmmword ptr [rdx + 128]
    vpsraq zmm13, zmm12, 52
    vpmadd52huq zmm5, zmm4, zmm12
    vpaddq zmm14, zmm13, zmmword ptr [rdx + 192]
    vpmadd52luq zmm6, zmm4, zmm9
    vpsraq zmm15, zmm14, 52
    vpmadd52huq zmm3, zmm4, zmm14
    vpaddq zmm16, zmm15, zmmword ptr [rdx + 256]
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq zmm7, zmm4, zmm12
    vpmadd52huq zmm2, zmm4, zmm16
    vpsraq zmm18, zmm4, 52
    vpaddq zmm19, zmm18, zmmword ptr [rsi + 64]
    vpmadd52luq zmm5, zmm4, zmm14
    vpmadd52huq zmm10, zmm19, zmm16
    vpsraq zmm20, zmm19, 52
    vpaddq zmm21, zmm20, zmmword ptr [rsi + 128]
    vpmadd52luq zmm3, zmm4, zmm16
    vpmadd52huq zmm2, zmm19, zmm14
    vpsraq zmm22, zmm21, 52
    vpxord xmm23, xmm23, xmm23
    vpmadd52huq zmm17, zmm21, zmm16
    vpaddq zmm24, zmm22, zmmword ptr [rsi + 192]
    vpmadd52huq zmm10, zmm21, zmm14
    vpsraq zmm25, zmm24, 52
    vpmadd52huq zmm3, zmm19, zmm12
    vpaddq zmm26, zmm25, zmmword ptr [rsi + 256]
    vpmadd52luq zmm2, zmm19, zmm16
    vpmadd52huq zmm17, zmm24, zmm14
    vpmadd52luq zmm10, zmm21, zmm16
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq zmm3, zmm19, zmm14
    vpsraq zmm28, zmm8, 52
    vpmadd52huq zmm2, zmm21, zmm12
    vpmadd52luq zmm17, zmm24, zmm16
    vpmadd52huq zmm10, zmm24, zmm12
    vpmadd52huq zmm23, zmm24, zmm16
    vpmadd52luq zmm2, zmm21, zmm14
    vpmadd52huq zmm3, zmm21, zmm9
    vpmadd52luq zmm10, zmm24, zmm14
    vpmadd52huq zmm17, zmm26, zmm12
    vpmadd52huq zmm2, zmm24, zmm9
    vpmadd52huq zmm23, zmm26, zmm14
    vpmadd52huq zmm10, zmm26, zmm9
    vpmadd52luq zmm3, zmm21, zmm12
    vpmadd52luq zmm2, zmm24, zmm12
    vpmadd52luq zmm17, zmm26, zmm14
    vpmadd52luq zmm10, zmm26, zmm12
    vpmadd52luq zmm23, zmm26, zmm16
    vpmadd52huq zmm2, zmm26, zmm0
    vpmadd52huq zmm3, zmm24, zmm0
    vpmadd52huq zmm10, zmm8, qword ptr [rdi + 48]{1to8}
    vpmadd52huq zmm17, zmm8, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm2, zmm26, zmm9
    vpmadd52huq zmm23, zmm8, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm5, zmm19, zmm9
    vpmadd52luq zmm6, zmm19, zmm0
    vpmadd52huq zmm2, zmm8, qword ptr [rdi + 40]{1to8}
    vpmadd52huq zmm7, zmm19, zmm0
    vpmadd52luq zmm3, zmm24, zmm9
    vpmadd52luq zmm10, zmm8, qword ptr [rdi + 56]{1to8}
    vpaddq zmm29, zmm6, zmm28
    vpmadd52luq zmm2, zmm8, qword ptr [rdi + 48]{1to8}
    vpsraq zmm30, zmm29, 52
    vpmadd52luq zmm17, zmm8, qword ptr [rdi + 64]{1to8}
    vpmadd52luq zmm23, zmm8, qword ptr [rdi + 72]{1to8}
    vpmadd52luq zmm5, zmm19, zmm12
    vpmadd52luq zmm7, zmm19, zmm9
    vpmadd52luq zmm3, zmm26, zmm0
    vpmadd52huq zmm2, zmm29, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm10, zmm29, qword ptr [rdi + 88]{1to8}
    vpmadd52huq zmm17, zmm29, qword ptr [rdi + 96]{1to8}
    vpmadd52huq zmm23, zmm29, qword ptr [rdi + 104]{1to8}
    vpmadd52huq zmm5, zmm21, zmm0
    vpmadd52luq zmm7, zmm21, zmm0
    vpmadd52luq zmm3, zmm8, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm2, zmm29, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm10, zmm29, qword ptr [rdi + 96]{1to8}
    vpmadd52luq zmm17, zmm29, qword ptr [rdi + 104]{1to8}
    vpaddq zmm31, zmm7, zmm30
    vpxord xmm1, xmm1, xmm1
    vpmadd52luq zmm23, zmm29, qword ptr [rdi + 112]{1to8}
    vpsraq zmm11, zmm31, 52
    vpmadd52luq zmm5, zmm21, zmm9
    vpmadd52luq zmm3, zmm29, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm2, zmm31, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm27, zmm26, zmm16
    vpmadd52huq zmm10, zmm31, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm17, zmm31, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm23, zmm31, qword ptr [rdi + 144]{1to8}
    vpmadd52luq zmm5, zmm24, zmm0
    vpmadd52luq zmm3, zmm31, qword ptr [rdi + 120]{1to8}
    vpmadd52luq zmm2, zmm31, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm27, zmm8, qword ptr [rdi + 72]{1to8}
    vpmadd52luq zmm10, zmm31, qword ptr [rdi + 136]{1to8}
    vpaddq zmm13, zmm5, zmm11
    vpmadd52luq zmm17, zmm31, qword ptr [rdi + 144]{1to8}
    vpsraq zmm15, zmm13, 52
    vpmadd52luq zmm23, zmm31, qword ptr [rdi + 152]{1to8}
    vpaddq zmm18, zmm3, zmm15
    vpmadd52huq zmm2, zmm13, qword ptr [rdi + 160]{1to8}
    vpmadd52huq zmm27, zmm29, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm18, zmm13, qword ptr [rdi + 160]{1to8}
    vbroadcastsd zmm20, qword ptr [rip + msmith_ifma_const]
    vpmadd52huq zmm10, zmm13, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm17, zmm13, qword ptr [rdi + 176]{1to8}
    vpmadd52huq zmm23, zmm13, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm2, zmm13, qword ptr [rdi + 168]{1to8}
    vpaddq zmm4, zmm18, zmm20
    vpmadd52huq zmm27, zmm31, qword ptr [rdi + 152]{1to8}
    vpsraq zmm22, zmm4, 52
    vpmadd52luq zmm10, zmm13, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm17, zmm13, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm23, zmm13, qword ptr [rdi + 192]{1to8}
    vpaddq zmm25, zmm2, zmm22
    vpmadd52luq zmm1, zmm18, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm27, zmm13, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rdi + 32]{1to8}
    vmovapd zmmword ptr [rcx + 0], zmm25
    vmovapd zmmword ptr [rcx + 64], zmm10
    vmovapd zmmword ptr [rcx + 128], zmm17
    vmovapd zmmword ptr [rcx + 192], zmm23
    vmovapd zmmword ptr [rcx + 256], zmm27
    ret
.globl msmith_ifma_sqr_5
.p2align 6
msmith_ifma_sqr_5:
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
    vpaddq zmm10, zmm1, zmmword ptr [rsi + 64]
    vpsraq zmm11, zmm10, 52
    vpmadd52luq zmm7, zmm0, zmm10
    vpaddq zmm12, zmm11, zmmword ptr [rsi + 128]
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq zmm13, zmm0, zmm0
    vpsraq zmm14, zmm12, 52
    vpmadd52huq zmm8, zmm0, zmm10
    vpaddq zmm15, zmm14, zmmword ptr [rsi + 192]
    vpmadd52huq zmm9, zmm0, zmm12
    vpsraq zmm16, zmm15, 52
    vpmadd52huq zmm5, zmm0, zmm15
    vpaddq zmm17, zmm16, zmmword ptr [rsi + 256]
    vpmadd52huq zmm2, zmm0, zmm17
    vpaddq zmm18, zmm7, zmm7
    vpxord xmm19, xmm19, xmm19
    vpmadd52huq zmm3, zmm10, zmm17
    vpsraq zmm20, zmm13, 52
    vpmadd52huq zmm4, zmm12, zmm17
    vpmadd52huq zmm6, zmm15, zmm17
    vpmadd52huq zmm2, zmm10, zmm15
    vpmadd52huq zmm3, zmm12, zmm15
    vpmadd52luq zmm4, zmm15, zmm17
    vpmadd52luq zmm5, zmm0, zmm17
    vpaddq zmm21, zmm6, zmm6
    vpmadd52luq zmm2, zmm10, zmm17
    vpmadd52luq zmm3, zmm12, zmm17
    vpaddq zmm22, zmm4, zmm4
    vpmadd52luq zmm21, zmm17, zmm17
    vpmadd52huq zmm22, zmm15, zmm15
    vpmadd52luq zmm2, zmm12, zmm15
    vpaddq zmm23, zmm3, zmm3
    vpmadd52huq zmm5, zmm10, zmm12
    vpmadd52luq zmm23, zmm15, zmm15
    vpmadd52huq zmm22, zmm13, qword ptr [rdi + 56]{1to8}
    vpaddq zmm24, zmm2, zmm2
    vpmadd52huq zmm21, zmm13, qword ptr [rdi + 64]{1to8}
    vpmadd52huq zmm24, zmm12, zmm12
    vpmadd52huq zmm23, zmm13, qword ptr [rdi + 48]{1to8}
    vpmadd52luq zmm5, zmm10, zmm15
    vpmadd52huq zmm18, zmm0, zmm0
    vpmadd52huq zmm24, zmm13, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm23, zmm13, qword ptr [rdi + 56]{1to8}
    vpmadd52luq zmm22, zmm13, qword ptr [rdi + 64]{1to8}
    vpaddq zmm25, zmm5, zmm5
    vpmadd52luq zmm21, zmm13, qword ptr [rdi + 72]{1to8}
    vpaddq zmm26, zmm18, zmm20
    vpmadd52luq zmm24, zmm13, qword ptr [rdi + 48]{1to8}
    vpsraq zmm27, zmm26, 52
    vpmadd52luq zmm8, zmm0, zmm12
    vpmadd52luq zmm25, zmm12, zmm12
    vpmadd52luq zmm9, zmm0, zmm15
    vpmadd52huq zmm24, zmm26, qword ptr [rdi + 80]{1to8}
    vpmadd52huq zmm23, zmm26, qword ptr [rdi + 88]{1to8}
    vpaddq zmm28, zmm8, zmm8
    vpmadd52huq zmm22, zmm26, qword ptr [rdi + 96]{1to8}
    vpmadd52huq zmm21, zmm26, qword ptr [rdi + 104]{1to8}
    vpmadd52luq zmm28, zmm10, zmm10
    vpmadd52luq zmm25, zmm13, qword ptr [rdi + 40]{1to8}
    vpmadd52luq zmm24, zmm26, qword ptr [rdi + 88]{1to8}
    vpmadd52luq zmm9, zmm10, zmm12
    vpmadd52luq zmm23, zmm26, qword ptr [rdi + 96]{1to8}
    vpaddq zmm29, zmm28, zmm27
    vpmadd52luq zmm22, zmm26, qword ptr [rdi + 104]{1to8}
    vpsraq zmm30, zmm29, 52
    vpxord xmm31, xmm31, xmm31
    vpmadd52luq zmm21, zmm26, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm25, zmm26, qword ptr [rdi + 80]{1to8}
    vpaddq zmm1, zmm9, zmm9
    vpmadd52huq zmm24, zmm29, qword ptr [rdi + 120]{1to8}
    vpmadd52huq zmm19, zmm17, zmm17
    vpmadd52huq zmm23, zmm29, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm22, zmm29, qword ptr [rdi + 136]{1to8}
    vpmadd52huq zmm21, zmm29, qword ptr [rdi + 144]{1to8}
    vpmadd52huq zmm1, zmm10, zmm10
    vpmadd52luq zmm25, zmm29, qword ptr [rdi + 120]{1to8}
    vpmadd52luq zmm24, zmm29, qword ptr [rdi + 128]{1to8}
    vpmadd52huq zmm19, zmm13, qword ptr [rdi + 72]{1to8}
    vpmadd52luq zmm23, zmm29, qword ptr [rdi + 136]{1to8}
    vpaddq zmm11, zmm1, zmm30
    vpmadd52luq zmm22, zmm29, qword ptr [rdi + 144]{1to8}
    vpsraq zmm14, zmm11, 52
    vpmadd52luq zmm21, zmm29, qword ptr [rdi + 152]{1to8}
    vpaddq zmm16, zmm25, zmm14
    vpmadd52huq zmm24, zmm11, qword ptr [rdi + 160]{1to8}
    vpmadd52huq zmm19, zmm26, qword ptr [rdi + 112]{1to8}
    vpmadd52luq zmm16, zmm11, qword ptr [rdi + 160]{1to8}
    vbroadcastsd zmm7, qword ptr [rip + msmith_ifma_const]
    vpmadd52huq zmm23, zmm11, qword ptr [rdi + 168]{1to8}
    vpmadd52huq zmm22, zmm11, qword ptr [rdi + 176]{1to8}
    vpmadd52huq zmm21, zmm11, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm24, zmm11, qword ptr [rdi + 168]{1to8}
    vpaddq zmm6, zmm16, zmm7
    vpmadd52huq zmm19, zmm29, qword ptr [rdi + 152]{1to8}
    vpsraq zmm4, zmm6, 52
    vpmadd52luq zmm23, zmm11, qword ptr [rdi + 176]{1to8}
    vpmadd52luq zmm22, zmm11, qword ptr [rdi + 184]{1to8}
    vpmadd52luq zmm21, zmm11, qword ptr [rdi + 192]{1to8}
    vpaddq zmm3, zmm24, zmm4
    vpmadd52luq zmm31, zmm16, qword ptr [rdi + 240]{1to8}
    vpmadd52huq zmm19, zmm11, qword ptr [rdi + 192]{1to8}
    vpmadd52huq zmm3, zmm31, qword ptr [rdi + 0]{1to8}
    vpmadd52huq zmm23, zmm31, qword ptr [rdi + 8]{1to8}
    vpmadd52huq zmm22, zmm31, qword ptr [rdi + 16]{1to8}
    vpmadd52huq zmm21, zmm31, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm3, zmm31, qword ptr [rdi + 8]{1to8}
    vpmadd52luq zmm23, zmm31, qword ptr [rdi + 16]{1to8}
    vpmadd52luq zmm22, zmm31, qword ptr [rdi + 24]{1to8}
    vpmadd52luq zmm21, zmm31, qword ptr [rdi + 32]{1to8}
    vpmadd52huq zmm19, zmm31, qword ptr [rdi + 32]{1to8}
    vmovapd zmmword ptr [rdx + 0], zmm3
    vmovapd zmmword ptr [rdx + 64], zmm23
    vmovapd zmmword ptr [rdx + 128], zmm22
    vmovapd zmmword ptr [rdx + 192], zmm21
    vmovapd zmmword ptr [rdx + 256], zmm19
    ret
