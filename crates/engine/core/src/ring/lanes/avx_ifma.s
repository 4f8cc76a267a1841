# Eight products side by side, AVX-IFMA. Written by `cargo xtask kernels`: do not edit.
# System V: rdi = constants, rsi = a, rdx = 512 bytes of scratch, rcx = b, r8 = out (squares: no rcx; norms: rdx =
# what estimates the quotient).
# out may not overlap a and b.
# Clobbers rax, rcx, rsi, r8 and vector registers.
.section .rodata
.p2align 3
msmith_0_1_0_avx_ifma_const:
    .quad 0xfffffffffffff, 0x1, 0x7fffffffffff, 0xffffffffffff, 0x8000000000000000, 0x7ffffffffffff800
.text
.globl msmith_0_1_0_avx_ifma_mul_8
.p2align 6
msmith_0_1_0_avx_ifma_mul_8:
    mov eax, 2
2:
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 32]
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vbroadcastsd ymm2, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm3, ymm0, ymmword ptr [rcx + 0]
    vpaddq ymm4, ymm1, ymmword ptr [rcx + 64]
    vbroadcastsd ymm5, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpsrlq ymm6, ymm3, 52
    vpaddq ymm7, ymm2, ymmword ptr [rcx + 128]
    vbroadcastsd ymm8, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vmovapd ymmword ptr [rdx + 0], ymm3
    vpaddq ymm9, ymm6, ymm4
    vpaddq ymm10, ymm5, ymmword ptr [rcx + 192]
    vpsrlq ymm11, ymm9, 52
    vpaddq ymm12, ymm8, ymmword ptr [rcx + 256]
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vmovapd ymmword ptr [rdx + 32], ymm9
    vpxor xmm14, xmm14, xmm14
    vpxor xmm15, xmm15, xmm15
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm1, ymm11, ymm7
    vpaddq ymm2, ymm13, ymmword ptr [rcx + 320]
    vpxor xmm3, xmm3, xmm3
    vpsrlq ymm6, ymm1, 52
    vpaddq ymm4, ymm0, ymmword ptr [rcx + 384]
    vbroadcastsd ymm5, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vmovapd ymmword ptr [rdx + 64], ymm1
    vpxor xmm8, xmm8, xmm8
    vpxor xmm9, xmm9, xmm9
    vbroadcastsd ymm11, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 32]
    vpaddq ymm7, ymm6, ymm10
    vpaddq ymm13, ymm5, ymmword ptr [rcx + 448]
    vpxor xmm0, xmm0, xmm0
    vpsrlq ymm1, ymm7, 52
    vpaddq ymm6, ymm11, ymmword ptr [rsi + 0]
    vmovapd ymmword ptr [rdx + 96], ymm7
    vpxor xmm10, xmm10, xmm10
    vpaddq ymm5, ymm1, ymm12
    vpxor xmm11, xmm11, xmm11
    {vex} vpmadd52huq ymm3, ymm6, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm14, ymm6, ymmword ptr [rdx + 0]
    vpsrlq ymm7, ymm5, 52
    vmovapd ymmword ptr [rdx + 128], ymm5
    {vex} vpmadd52huq ymm8, ymm6, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm15, ymm6, ymmword ptr [rdx + 0]
    vpaddq ymm1, ymm7, ymm2
    vpxor xmm12, xmm12, xmm12
    vbroadcastsd ymm5, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpsrlq ymm7, ymm1, 52
    vmovapd ymmword ptr [rdx + 160], ymm1
    {vex} vpmadd52huq ymm9, ymm6, ymmword ptr [rdx + 96]
    vpaddq ymm2, ymm7, ymm4
    vpaddq ymm1, ymm5, ymmword ptr [rsi + 64]
    {vex} vpmadd52luq ymm3, ymm6, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm14, ymm6, ymmword ptr [rdx + 32]
    vpsrlq ymm7, ymm2, 52
    vmovapd ymmword ptr [rdx + 192], ymm2
    {vex} vpmadd52huq ymm0, ymm6, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm8, ymm6, ymmword ptr [rdx + 96]
    vmovapd ymmword ptr [rdx + 256], ymm15
    vpsrlq ymm4, ymm15, 52
    vpaddq ymm5, ymm7, ymm13
    vpsrlq ymm2, ymm6, 52
    vmovapd ymmword ptr [rdx + 224], ymm5
    vpaddq ymm15, ymm2, ymm1
    vpxor xmm7, xmm7, xmm7
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    {vex} vpmadd52huq ymm10, ymm6, ymmword ptr [rdx + 160]
    {vex} vpmadd52luq ymm9, ymm6, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm3, ymm15, ymmword ptr [rdx + 0]
    vpaddq ymm5, ymm14, ymm4
    vpaddq ymm2, ymm13, ymmword ptr [rsi + 128]
    vpsrlq ymm1, ymm15, 52
    {vex} vpmadd52huq ymm11, ymm6, ymmword ptr [rdx + 192]
    {vex} vpmadd52luq ymm0, ymm6, ymmword ptr [rdx + 160]
    vpaddq ymm14, ymm1, ymm2
    {vex} vpmadd52huq ymm8, ymm15, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm5, ymm15, ymmword ptr [rdx + 0]
    {vex} vpmadd52huq ymm12, ymm6, ymmword ptr [rdx + 224]
    {vex} vpmadd52huq ymm7, ymm15, ymmword ptr [rdx + 224]
    {vex} vpmadd52luq ymm10, ymm6, ymmword ptr [rdx + 192]
    {vex} vpmadd52huq ymm9, ymm15, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm11, ymm6, ymmword ptr [rdx + 224]
    {vex} vpmadd52huq ymm0, ymm15, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm8, ymm15, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm3, ymm15, ymmword ptr [rdx + 32]
    vpsrlq ymm4, ymm5, 52
    vmovapd ymmword ptr [rdx + 288], ymm5
    {vex} vpmadd52huq ymm12, ymm15, ymmword ptr [rdx + 192]
    {vex} vpmadd52huq ymm7, ymm14, ymmword ptr [rdx + 192]
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpxor xmm1, xmm1, xmm1
    {vex} vpmadd52huq ymm1, ymm14, ymmword ptr [rdx + 224]
    {vex} vpmadd52huq ymm10, ymm15, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm11, ymm15, ymmword ptr [rdx + 160]
    vpaddq ymm2, ymm13, ymmword ptr [rsi + 192]
    {vex} vpmadd52luq ymm0, ymm15, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm9, ymm15, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm8, ymm14, ymmword ptr [rdx + 0]
    vpaddq ymm6, ymm3, ymm4
    vpsrlq ymm5, ymm14, 52
    {vex} vpmadd52luq ymm12, ymm15, ymmword ptr [rdx + 224]
    {vex} vpmadd52luq ymm7, ymm14, ymmword ptr [rdx + 224]
    vpaddq ymm13, ymm5, ymm2
    {vex} vpmadd52luq ymm10, ymm15, ymmword ptr [rdx + 160]
    {vex} vpmadd52luq ymm6, ymm14, ymmword ptr [rdx + 0]
    {vex} vpmadd52luq ymm11, ymm15, ymmword ptr [rdx + 192]
    {vex} vpmadd52huq ymm0, ymm14, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm9, ymm14, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm8, ymm14, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm12, ymm14, ymmword ptr [rdx + 160]
    {vex} vpmadd52huq ymm7, ymm13, ymmword ptr [rdx + 160]
    {vex} vpmadd52huq ymm1, ymm13, ymmword ptr [rdx + 192]
    vpxor xmm3, xmm3, xmm3
    vbroadcastsd ymm4, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    {vex} vpmadd52huq ymm3, ymm13, ymmword ptr [rdx + 224]
    vpsrlq ymm5, ymm6, 52
    vmovapd ymmword ptr [rdx + 320], ymm6
    {vex} vpmadd52huq ymm11, ymm14, ymmword ptr [rdx + 128]
    vpaddq ymm2, ymm4, ymmword ptr [rsi + 256]
    {vex} vpmadd52huq ymm10, ymm14, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm0, ymm14, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm9, ymm14, ymmword ptr [rdx + 64]
    vpaddq ymm15, ymm8, ymm5
    vpsrlq ymm6, ymm13, 52
    {vex} vpmadd52luq ymm12, ymm14, ymmword ptr [rdx + 192]
    {vex} vpmadd52luq ymm7, ymm13, ymmword ptr [rdx + 192]
    vpaddq ymm4, ymm6, ymm2
    {vex} vpmadd52luq ymm1, ymm13, ymmword ptr [rdx + 224]
    {vex} vpmadd52luq ymm15, ymm13, ymmword ptr [rdx + 0]
    {vex} vpmadd52luq ymm11, ymm14, ymmword ptr [rdx + 160]
    {vex} vpmadd52luq ymm10, ymm14, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm0, ymm13, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm9, ymm13, ymmword ptr [rdx + 0]
    {vex} vpmadd52huq ymm12, ymm13, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm7, ymm4, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm1, ymm4, ymmword ptr [rdx + 160]
    {vex} vpmadd52huq ymm3, ymm4, ymmword ptr [rdx + 192]
    vbroadcastsd ymm8, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpxor xmm5, xmm5, xmm5
    vpsrlq ymm6, ymm15, 52
    vmovapd ymmword ptr [rdx + 352], ymm15
    {vex} vpmadd52huq ymm5, ymm4, ymmword ptr [rdx + 224]
    vpaddq ymm2, ymm8, ymmword ptr [rsi + 320]
    {vex} vpmadd52huq ymm11, ymm13, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm10, ymm13, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm0, ymm13, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm12, ymm13, ymmword ptr [rdx + 160]
    {vex} vpmadd52luq ymm7, ymm4, ymmword ptr [rdx + 160]
    {vex} vpmadd52luq ymm1, ymm4, ymmword ptr [rdx + 192]
    {vex} vpmadd52luq ymm3, ymm4, ymmword ptr [rdx + 224]
    {vex} vpmadd52luq ymm11, ymm13, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm9, ymm13, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm10, ymm13, ymmword ptr [rdx + 96]
    vpsrlq ymm14, ymm4, 52
    {vex} vpmadd52huq ymm0, ymm4, ymmword ptr [rdx + 0]
    {vex} vpmadd52huq ymm12, ymm4, ymmword ptr [rdx + 96]
    vpaddq ymm15, ymm14, ymm2
    {vex} vpmadd52huq ymm7, ymm15, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm1, ymm15, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm3, ymm15, ymmword ptr [rdx + 160]
    {vex} vpmadd52huq ymm5, ymm15, ymmword ptr [rdx + 192]
    vbroadcastsd ymm8, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpxor xmm13, xmm13, xmm13
    vpaddq ymm14, ymm9, ymm6
    {vex} vpmadd52huq ymm13, ymm15, ymmword ptr [rdx + 224]
    {vex} vpmadd52huq ymm11, ymm4, ymmword ptr [rdx + 64]
    vpaddq ymm2, ymm8, ymmword ptr [rsi + 384]
    {vex} vpmadd52luq ymm12, ymm4, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm10, ymm4, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm7, ymm15, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm1, ymm15, ymmword ptr [rdx + 160]
    {vex} vpmadd52luq ymm3, ymm15, ymmword ptr [rdx + 192]
    {vex} vpmadd52luq ymm5, ymm15, ymmword ptr [rdx + 224]
    {vex} vpmadd52luq ymm11, ymm4, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm14, ymm4, ymmword ptr [rdx + 0]
    {vex} vpmadd52huq ymm12, ymm15, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm10, ymm4, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm0, ymm4, ymmword ptr [rdx + 32]
    vpsrlq ymm9, ymm15, 52
    vpaddq ymm6, ymm9, ymm2
    {vex} vpmadd52huq ymm7, ymm6, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm1, ymm6, ymmword ptr [rdx + 96]
    vpsrlq ymm8, ymm14, 52
    vmovapd ymmword ptr [rdx + 384], ymm14
    vpxor xmm4, xmm4, xmm4
    {vex} vpmadd52luq ymm12, ymm15, ymmword ptr [rdx + 96]
    vbroadcastsd ymm9, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    {vex} vpmadd52huq ymm3, ymm6, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm5, ymm6, ymmword ptr [rdx + 160]
    {vex} vpmadd52huq ymm13, ymm6, ymmword ptr [rdx + 192]
    vpaddq ymm2, ymm0, ymm8
    vpaddq ymm14, ymm9, ymmword ptr [rsi + 448]
    {vex} vpmadd52huq ymm4, ymm6, ymmword ptr [rdx + 224]
    {vex} vpmadd52huq ymm11, ymm15, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm7, ymm6, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm1, ymm6, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm12, ymm6, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm3, ymm6, ymmword ptr [rdx + 160]
    {vex} vpmadd52luq ymm5, ymm6, ymmword ptr [rdx + 192]
    {vex} vpmadd52luq ymm13, ymm6, ymmword ptr [rdx + 224]
    {vex} vpmadd52huq ymm10, ymm15, ymmword ptr [rdx + 0]
    {vex} vpmadd52luq ymm11, ymm15, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm2, ymm15, ymmword ptr [rdx + 0]
    {vex} vpmadd52luq ymm12, ymm6, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm10, ymm15, ymmword ptr [rdx + 32]
    vpsrlq ymm0, ymm6, 52
    {vex} vpmadd52huq ymm11, ymm6, ymmword ptr [rdx + 0]
    vpaddq ymm8, ymm0, ymm14
    vpsrlq ymm9, ymm2, 52
    vmovapd ymmword ptr [rdx + 416], ymm2
    vpxor xmm15, xmm15, xmm15
    {vex} vpmadd52huq ymm12, ymm8, ymmword ptr [rdx + 0]
    {vex} vpmadd52huq ymm7, ymm8, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm1, ymm8, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm3, ymm8, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm5, ymm8, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm13, ymm8, ymmword ptr [rdx + 160]
    vpaddq ymm0, ymm10, ymm9
    {vex} vpmadd52huq ymm4, ymm8, ymmword ptr [rdx + 192]
    {vex} vpmadd52luq ymm0, ymm6, ymmword ptr [rdx + 0]
    {vex} vpmadd52luq ymm12, ymm8, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm7, ymm8, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm1, ymm8, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm3, ymm8, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm5, ymm8, ymmword ptr [rdx + 160]
    {vex} vpmadd52luq ymm13, ymm8, ymmword ptr [rdx + 192]
    vmovapd ymm14, ymmword ptr [rdx + 256]
    vbroadcastsd ymm2, qword ptr [rdi + 64]
    {vex} vpmadd52luq ymm4, ymm8, ymmword ptr [rdx + 224]
    {vex} vpmadd52luq ymm11, ymm6, ymmword ptr [rdx + 32]
    vpsrlq ymm10, ymm0, 52
    vbroadcastsd ymm9, qword ptr [rdi + 72]
    vmovapd ymmword ptr [rdx + 448], ymm0
    {vex} vpmadd52huq ymm12, ymm14, ymm2
    vbroadcastsd ymm6, qword ptr [rdi + 80]
    {vex} vpmadd52huq ymm15, ymm8, ymmword ptr [rdx + 224]
    vpaddq ymm0, ymm11, ymm10
    vbroadcastsd ymm11, qword ptr [rdi + 88]
    {vex} vpmadd52huq ymm7, ymm14, ymm9
    {vex} vpmadd52luq ymm12, ymm14, ymm9
    vbroadcastsd ymm10, qword ptr [rdi + 96]
    {vex} vpmadd52huq ymm1, ymm14, ymm6
    {vex} vpmadd52luq ymm0, ymm8, ymmword ptr [rdx + 0]
    vbroadcastsd ymm9, qword ptr [rdi + 104]
    {vex} vpmadd52huq ymm3, ymm14, ymm11
    {vex} vpmadd52luq ymm7, ymm14, ymm6
    vbroadcastsd ymm8, qword ptr [rdi + 112]
    {vex} vpmadd52huq ymm5, ymm14, ymm10
    {vex} vpmadd52luq ymm1, ymm14, ymm11
    vbroadcastsd ymm6, qword ptr [rdi + 120]
    {vex} vpmadd52huq ymm13, ymm14, ymm9
    {vex} vpmadd52luq ymm3, ymm14, ymm10
    {vex} vpmadd52huq ymm4, ymm14, ymm8
    vmovapd ymm11, ymmword ptr [rdx + 288]
    vbroadcastsd ymm10, qword ptr [rdi + 128]
    {vex} vpmadd52luq ymm0, ymm14, ymm2
    {vex} vpmadd52huq ymm15, ymm14, ymm6
    vbroadcastsd ymm2, qword ptr [rdi + 136]
    {vex} vpmadd52luq ymm5, ymm14, ymm9
    vbroadcastsd ymm9, qword ptr [rdi + 144]
    {vex} vpmadd52luq ymm13, ymm14, ymm8
    {vex} vpmadd52huq ymm12, ymm11, ymm10
    vbroadcastsd ymm8, qword ptr [rdi + 152]
    {vex} vpmadd52luq ymm4, ymm14, ymm6
    {vex} vpmadd52huq ymm7, ymm11, ymm2
    vbroadcastsd ymm14, qword ptr [rdi + 160]
    {vex} vpmadd52huq ymm1, ymm11, ymm9
    {vex} vpmadd52luq ymm0, ymm11, ymm10
    vbroadcastsd ymm6, qword ptr [rdi + 168]
    {vex} vpmadd52huq ymm3, ymm11, ymm8
    {vex} vpmadd52luq ymm12, ymm11, ymm2
    vbroadcastsd ymm10, qword ptr [rdi + 176]
    {vex} vpmadd52huq ymm5, ymm11, ymm14
    {vex} vpmadd52luq ymm7, ymm11, ymm9
    vbroadcastsd ymm2, qword ptr [rdi + 184]
    {vex} vpmadd52huq ymm13, ymm11, ymm6
    {vex} vpmadd52luq ymm1, ymm11, ymm8
    {vex} vpmadd52huq ymm4, ymm11, ymm10
    vmovapd ymm9, ymmword ptr [rdx + 320]
    vbroadcastsd ymm8, qword ptr [rdi + 192]
    {vex} vpmadd52luq ymm3, ymm11, ymm14
    {vex} vpmadd52huq ymm15, ymm11, ymm2
    vbroadcastsd ymm14, qword ptr [rdi + 200]
    {vex} vpmadd52luq ymm5, ymm11, ymm6
    vbroadcastsd ymm6, qword ptr [rdi + 208]
    {vex} vpmadd52luq ymm13, ymm11, ymm10
    {vex} vpmadd52huq ymm12, ymm9, ymm8
    vbroadcastsd ymm10, qword ptr [rdi + 216]
    {vex} vpmadd52luq ymm4, ymm11, ymm2
    {vex} vpmadd52huq ymm7, ymm9, ymm14
    vbroadcastsd ymm11, qword ptr [rdi + 224]
    {vex} vpmadd52huq ymm1, ymm9, ymm6
    {vex} vpmadd52luq ymm0, ymm9, ymm8
    vbroadcastsd ymm2, qword ptr [rdi + 232]
    {vex} vpmadd52huq ymm3, ymm9, ymm10
    {vex} vpmadd52luq ymm12, ymm9, ymm14
    vbroadcastsd ymm8, qword ptr [rdi + 240]
    {vex} vpmadd52huq ymm5, ymm9, ymm11
    {vex} vpmadd52luq ymm7, ymm9, ymm6
    vbroadcastsd ymm14, qword ptr [rdi + 248]
    {vex} vpmadd52huq ymm13, ymm9, ymm2
    {vex} vpmadd52luq ymm1, ymm9, ymm10
    {vex} vpmadd52huq ymm4, ymm9, ymm8
    vmovapd ymm6, ymmword ptr [rdx + 352]
    vbroadcastsd ymm10, qword ptr [rdi + 256]
    {vex} vpmadd52luq ymm3, ymm9, ymm11
    {vex} vpmadd52huq ymm15, ymm9, ymm14
    vbroadcastsd ymm11, qword ptr [rdi + 264]
    {vex} vpmadd52luq ymm5, ymm9, ymm2
    vbroadcastsd ymm2, qword ptr [rdi + 272]
    {vex} vpmadd52luq ymm13, ymm9, ymm8
    {vex} vpmadd52huq ymm12, ymm6, ymm10
    vbroadcastsd ymm8, qword ptr [rdi + 280]
    {vex} vpmadd52luq ymm4, ymm9, ymm14
    {vex} vpmadd52huq ymm7, ymm6, ymm11
    vbroadcastsd ymm9, qword ptr [rdi + 288]
    {vex} vpmadd52huq ymm1, ymm6, ymm2
    {vex} vpmadd52luq ymm0, ymm6, ymm10
    vbroadcastsd ymm14, qword ptr [rdi + 296]
    {vex} vpmadd52huq ymm3, ymm6, ymm8
    {vex} vpmadd52luq ymm12, ymm6, ymm11
    vbroadcastsd ymm10, qword ptr [rdi + 304]
    {vex} vpmadd52huq ymm5, ymm6, ymm9
    {vex} vpmadd52luq ymm7, ymm6, ymm2
    vbroadcastsd ymm11, qword ptr [rdi + 312]
    {vex} vpmadd52huq ymm13, ymm6, ymm14
    {vex} vpmadd52luq ymm1, ymm6, ymm8
    {vex} vpmadd52huq ymm4, ymm6, ymm10
    vmovapd ymm2, ymmword ptr [rdx + 384]
    vbroadcastsd ymm8, qword ptr [rdi + 320]
    {vex} vpmadd52luq ymm3, ymm6, ymm9
    {vex} vpmadd52huq ymm15, ymm6, ymm11
    vbroadcastsd ymm9, qword ptr [rdi + 328]
    {vex} vpmadd52luq ymm5, ymm6, ymm14
    vbroadcastsd ymm14, qword ptr [rdi + 336]
    {vex} vpmadd52luq ymm13, ymm6, ymm10
    {vex} vpmadd52huq ymm12, ymm2, ymm8
    vbroadcastsd ymm10, qword ptr [rdi + 344]
    {vex} vpmadd52luq ymm4, ymm6, ymm11
    {vex} vpmadd52huq ymm7, ymm2, ymm9
    vbroadcastsd ymm6, qword ptr [rdi + 352]
    {vex} vpmadd52huq ymm1, ymm2, ymm14
    {vex} vpmadd52luq ymm0, ymm2, ymm8
    vbroadcastsd ymm11, qword ptr [rdi + 360]
    {vex} vpmadd52huq ymm3, ymm2, ymm10
    {vex} vpmadd52luq ymm12, ymm2, ymm9
    vbroadcastsd ymm8, qword ptr [rdi + 368]
    {vex} vpmadd52huq ymm5, ymm2, ymm6
    {vex} vpmadd52luq ymm7, ymm2, ymm14
    vbroadcastsd ymm9, qword ptr [rdi + 376]
    {vex} vpmadd52huq ymm13, ymm2, ymm11
    {vex} vpmadd52luq ymm1, ymm2, ymm10
    {vex} vpmadd52huq ymm4, ymm2, ymm8
    vmovapd ymm14, ymmword ptr [rdx + 416]
    vbroadcastsd ymm10, qword ptr [rdi + 384]
    {vex} vpmadd52luq ymm3, ymm2, ymm6
    {vex} vpmadd52huq ymm15, ymm2, ymm9
    vbroadcastsd ymm6, qword ptr [rdi + 392]
    {vex} vpmadd52luq ymm5, ymm2, ymm11
    vbroadcastsd ymm11, qword ptr [rdi + 400]
    {vex} vpmadd52luq ymm13, ymm2, ymm8
    {vex} vpmadd52huq ymm12, ymm14, ymm10
    vbroadcastsd ymm8, qword ptr [rdi + 408]
    {vex} vpmadd52luq ymm4, ymm2, ymm9
    {vex} vpmadd52huq ymm7, ymm14, ymm6
    vbroadcastsd ymm2, qword ptr [rdi + 416]
    {vex} vpmadd52huq ymm1, ymm14, ymm11
    {vex} vpmadd52luq ymm0, ymm14, ymm10
    vbroadcastsd ymm9, qword ptr [rdi + 424]
    {vex} vpmadd52huq ymm3, ymm14, ymm8
    {vex} vpmadd52luq ymm12, ymm14, ymm6
    vbroadcastsd ymm10, qword ptr [rdi + 432]
    {vex} vpmadd52huq ymm5, ymm14, ymm2
    {vex} vpmadd52luq ymm7, ymm14, ymm11
    {vex} vpmadd52huq ymm13, ymm14, ymm9
    {vex} vpmadd52luq ymm1, ymm14, ymm8
    vbroadcastsd ymm6, qword ptr [rdi + 440]
    {vex} vpmadd52huq ymm4, ymm14, ymm10
    {vex} vpmadd52luq ymm3, ymm14, ymm2
    vpxor xmm11, xmm11, xmm11
    vmovapd ymm8, ymmword ptr [rdx + 448]
    vbroadcastsd ymm2, qword ptr [rdi + 448]
    {vex} vpmadd52luq ymm5, ymm14, ymm9
    {vex} vpmadd52huq ymm15, ymm14, ymm6
    vbroadcastsd ymm9, qword ptr [rdi + 456]
    {vex} vpmadd52luq ymm13, ymm14, ymm10
    vbroadcastsd ymm10, qword ptr [rdi + 464]
    {vex} vpmadd52luq ymm4, ymm14, ymm6
    {vex} vpmadd52huq ymm12, ymm8, ymm2
    vbroadcastsd ymm14, qword ptr [rdi + 472]
    {vex} vpmadd52luq ymm0, ymm8, ymm2
    {vex} vpmadd52huq ymm7, ymm8, ymm9
    vbroadcastsd ymm6, qword ptr [rdi + 480]
    {vex} vpmadd52huq ymm1, ymm8, ymm10
    {vex} vpmadd52luq ymm12, ymm8, ymm9
    vbroadcastsd ymm2, qword ptr [rdi + 488]
    {vex} vpmadd52huq ymm3, ymm8, ymm14
    vbroadcastsd ymm9, qword ptr [rdi + 576]
    {vex} vpmadd52luq ymm7, ymm8, ymm10
    vbroadcastsd ymm10, qword ptr [rip + msmith_0_1_0_avx_ifma_const]
    {vex} vpmadd52huq ymm5, ymm8, ymm6
    {vex} vpmadd52luq ymm1, ymm8, ymm14
    vbroadcastsd ymm14, qword ptr [rdi + 496]
    {vex} vpmadd52huq ymm13, ymm8, ymm2
    {vex} vpmadd52luq ymm11, ymm0, ymm9
    vpaddq ymm9, ymm0, ymm10
    {vex} vpmadd52luq ymm3, ymm8, ymm6
    vbroadcastsd ymm0, qword ptr [rdi + 504]
    {vex} vpmadd52huq ymm4, ymm8, ymm14
    vpsrlq ymm6, ymm9, 52
    vbroadcastsd ymm9, qword ptr [rdi + 0]
    {vex} vpmadd52luq ymm5, ymm8, ymm2
    vbroadcastsd ymm2, qword ptr [rdi + 8]
    vpaddq ymm12, ymm12, ymm6
    {vex} vpmadd52huq ymm15, ymm8, ymm0
    vbroadcastsd ymm6, qword ptr [rdi + 16]
    {vex} vpmadd52luq ymm13, ymm8, ymm14
    vbroadcastsd ymm14, qword ptr [rdi + 24]
    {vex} vpmadd52huq ymm12, ymm11, ymm9
    vbroadcastsd ymm9, qword ptr [rdi + 32]
    {vex} vpmadd52huq ymm7, ymm11, ymm2
    {vex} vpmadd52luq ymm4, ymm8, ymm0
    vbroadcastsd ymm8, qword ptr [rdi + 40]
    {vex} vpmadd52huq ymm1, ymm11, ymm6
    {vex} vpmadd52huq ymm3, ymm11, ymm14
    vbroadcastsd ymm0, qword ptr [rdi + 48]
    {vex} vpmadd52huq ymm5, ymm11, ymm9
    {vex} vpmadd52luq ymm12, ymm11, ymm2
    {vex} vpmadd52huq ymm13, ymm11, ymm8
    {vex} vpmadd52luq ymm7, ymm11, ymm6
    vbroadcastsd ymm2, qword ptr [rdi + 56]
    {vex} vpmadd52huq ymm4, ymm11, ymm0
    {vex} vpmadd52luq ymm1, ymm11, ymm14
    {vex} vpmadd52luq ymm3, ymm11, ymm9
    {vex} vpmadd52luq ymm5, ymm11, ymm8
    {vex} vpmadd52huq ymm15, ymm11, ymm2
    {vex} vpmadd52luq ymm13, ymm11, ymm0
    vmovapd ymmword ptr [r8 + 0], ymm12
    {vex} vpmadd52luq ymm4, ymm11, ymm2
    vmovapd ymmword ptr [r8 + 64], ymm7
    vmovapd ymmword ptr [r8 + 128], ymm1
    vmovapd ymmword ptr [r8 + 192], ymm3
    vmovapd ymmword ptr [r8 + 256], ymm5
    vmovapd ymmword ptr [r8 + 448], ymm15
    vmovapd ymmword ptr [r8 + 320], ymm13
    vmovapd ymmword ptr [r8 + 384], ymm4
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx_ifma_sqr_8
.p2align 6
msmith_0_1_0_avx_ifma_sqr_8:
    mov eax, 2
2:
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 32]
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vbroadcastsd ymm2, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm3, ymm0, ymmword ptr [rsi + 0]
    vpaddq ymm4, ymm1, ymmword ptr [rsi + 64]
    vbroadcastsd ymm5, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpsrlq ymm6, ymm3, 52
    vpaddq ymm7, ymm2, ymmword ptr [rsi + 128]
    vmovapd ymmword ptr [rdx + 0], ymm3
    vbroadcastsd ymm8, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm9, ymm6, ymm4
    vpaddq ymm10, ymm5, ymmword ptr [rsi + 192]
    vpxor xmm11, xmm11, xmm11
    vpsrlq ymm12, ymm9, 52
    vpaddq ymm13, ymm8, ymmword ptr [rsi + 256]
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vmovapd ymmword ptr [rdx + 32], ymm9
    vpxor xmm15, xmm15, xmm15
    vpxor xmm0, xmm0, xmm0
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm2, ymm12, ymm7
    vpaddq ymm3, ymm14, ymmword ptr [rsi + 320]
    vpxor xmm6, xmm6, xmm6
    vpsrlq ymm4, ymm2, 52
    vbroadcastsd ymm5, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm8, ymm1, ymmword ptr [rsi + 384]
    vmovapd ymmword ptr [rdx + 64], ymm2
    vpxor xmm9, xmm9, xmm9
    vpaddq ymm12, ymm4, ymm10
    vpaddq ymm7, ymm5, ymmword ptr [rsi + 448]
    vmovapd ymm14, ymmword ptr [rdx + 0]
    vpxor xmm1, xmm1, xmm1
    vpsrlq ymm2, ymm12, 52
    vmovapd ymmword ptr [rdx + 96], ymm12
    vpxor xmm4, xmm4, xmm4
    {vex} vpmadd52luq ymm11, ymm14, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm15, ymm14, ymmword ptr [rdx + 32]
    vpaddq ymm10, ymm2, ymm13
    vpxor xmm5, xmm5, xmm5
    vpsrlq ymm12, ymm10, 52
    vmovapd ymmword ptr [rdx + 128], ymm10
    {vex} vpmadd52huq ymm0, ymm14, ymmword ptr [rdx + 64]
    vpaddq ymm2, ymm12, ymm3
    vpxor xmm13, xmm13, xmm13
    {vex} vpmadd52luq ymm13, ymm14, ymm14
    vpsrlq ymm10, ymm2, 52
    vmovapd ymmword ptr [rdx + 160], ymm2
    {vex} vpmadd52huq ymm6, ymm14, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm15, ymm14, ymmword ptr [rdx + 64]
    vpaddq ymm12, ymm10, ymm8
    vpaddq ymm3, ymm11, ymm11
    vpsrlq ymm2, ymm12, 52
    vmovapd ymmword ptr [rdx + 192], ymm12
    {vex} vpmadd52huq ymm9, ymm14, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm0, ymm14, ymmword ptr [rdx + 96]
    vpaddq ymm10, ymm2, ymm7
    vmovapd ymmword ptr [rdx + 256], ymm13
    {vex} vpmadd52huq ymm3, ymm14, ymm14
    vpsrlq ymm8, ymm13, 52
    vmovapd ymmword ptr [rdx + 224], ymm10
    vpxor xmm11, xmm11, xmm11
    {vex} vpmadd52huq ymm1, ymm14, ymmword ptr [rdx + 160]
    vmovapd ymm12, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm6, ymm14, ymmword ptr [rdx + 128]
    vpaddq ymm2, ymm15, ymm15
    {vex} vpmadd52huq ymm4, ymm14, ymmword ptr [rdx + 192]
    {vex} vpmadd52luq ymm9, ymm14, ymmword ptr [rdx + 160]
    {vex} vpmadd52luq ymm0, ymm12, ymmword ptr [rdx + 64]
    vpaddq ymm7, ymm3, ymm8
    {vex} vpmadd52huq ymm5, ymm14, ymmword ptr [rdx + 224]
    {vex} vpmadd52huq ymm11, ymm12, ymmword ptr [rdx + 224]
    vpsrlq ymm13, ymm7, 52
    vmovapd ymmword ptr [rdx + 288], ymm7
    {vex} vpmadd52luq ymm1, ymm14, ymmword ptr [rdx + 192]
    {vex} vpmadd52huq ymm6, ymm12, ymmword ptr [rdx + 64]
    vpaddq ymm10, ymm2, ymm13
    {vex} vpmadd52luq ymm4, ymm14, ymmword ptr [rdx + 224]
    vmovapd ymm15, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm9, ymm12, ymmword ptr [rdx + 96]
    vpaddq ymm3, ymm0, ymm0
    {vex} vpmadd52luq ymm10, ymm12, ymm12
    {vex} vpmadd52huq ymm5, ymm12, ymmword ptr [rdx + 192]
    {vex} vpmadd52huq ymm11, ymm15, ymmword ptr [rdx + 192]
    vpxor xmm8, xmm8, xmm8
    {vex} vpmadd52huq ymm8, ymm15, ymmword ptr [rdx + 224]
    {vex} vpmadd52huq ymm1, ymm12, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm4, ymm12, ymmword ptr [rdx + 160]
    {vex} vpmadd52luq ymm9, ymm12, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm3, ymm12, ymm12
    {vex} vpmadd52luq ymm6, ymm12, ymmword ptr [rdx + 96]
    vpsrlq ymm7, ymm10, 52
    vmovapd ymmword ptr [rdx + 320], ymm10
    {vex} vpmadd52luq ymm5, ymm12, ymmword ptr [rdx + 224]
    {vex} vpmadd52luq ymm11, ymm15, ymmword ptr [rdx + 224]
    {vex} vpmadd52luq ymm1, ymm12, ymmword ptr [rdx + 160]
    {vex} vpmadd52luq ymm4, ymm12, ymmword ptr [rdx + 192]
    vmovapd ymm2, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm9, ymm15, ymmword ptr [rdx + 96]
    vpaddq ymm13, ymm3, ymm7
    vpaddq ymm14, ymm6, ymm6
    {vex} vpmadd52huq ymm5, ymm15, ymmword ptr [rdx + 160]
    {vex} vpmadd52huq ymm8, ymm2, ymmword ptr [rdx + 192]
    vpsrlq ymm0, ymm13, 52
    vpxor xmm10, xmm10, xmm10
    vmovapd ymmword ptr [rdx + 352], ymm13
    {vex} vpmadd52huq ymm10, ymm2, ymmword ptr [rdx + 224]
    {vex} vpmadd52huq ymm11, ymm2, ymmword ptr [rdx + 160]
    vpaddq ymm12, ymm14, ymm0
    {vex} vpmadd52huq ymm4, ymm15, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm1, ymm15, ymmword ptr [rdx + 96]
    vpaddq ymm3, ymm9, ymm9
    vmovapd ymm7, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm12, ymm15, ymm15
    {vex} vpmadd52huq ymm3, ymm15, ymm15
    {vex} vpmadd52luq ymm5, ymm15, ymmword ptr [rdx + 192]
    {vex} vpmadd52luq ymm8, ymm2, ymmword ptr [rdx + 224]
    {vex} vpmadd52huq ymm10, ymm7, ymmword ptr [rdx + 192]
    {vex} vpmadd52luq ymm11, ymm2, ymmword ptr [rdx + 192]
    vpxor xmm6, xmm6, xmm6
    {vex} vpmadd52huq ymm6, ymm7, ymmword ptr [rdx + 224]
    {vex} vpmadd52luq ymm4, ymm15, ymmword ptr [rdx + 160]
    {vex} vpmadd52luq ymm1, ymm15, ymmword ptr [rdx + 128]
    vpsrlq ymm13, ymm12, 52
    vmovapd ymmword ptr [rdx + 384], ymm12
    {vex} vpmadd52huq ymm5, ymm2, ymmword ptr [rdx + 128]
    vmovapd ymm14, ymmword ptr [rdx + 160]
    {vex} vpmadd52huq ymm8, ymm7, ymmword ptr [rdx + 160]
    vpaddq ymm0, ymm3, ymm13
    vpxor xmm9, xmm9, xmm9
    {vex} vpmadd52luq ymm10, ymm7, ymmword ptr [rdx + 224]
    {vex} vpmadd52huq ymm9, ymm14, ymmword ptr [rdx + 224]
    vpsrlq ymm15, ymm0, 52
    vmovapd ymmword ptr [rdx + 416], ymm0
    {vex} vpmadd52huq ymm6, ymm14, ymmword ptr [rdx + 192]
    {vex} vpmadd52luq ymm11, ymm7, ymmword ptr [rdx + 160]
    vpxor xmm12, xmm12, xmm12
    {vex} vpmadd52luq ymm4, ymm2, ymmword ptr [rdx + 128]
    vpaddq ymm3, ymm1, ymm1
    vmovapd ymm13, ymmword ptr [rdx + 192]
    {vex} vpmadd52luq ymm5, ymm2, ymmword ptr [rdx + 160]
    {vex} vpmadd52luq ymm8, ymm7, ymmword ptr [rdx + 192]
    vpaddq ymm0, ymm3, ymm15
    {vex} vpmadd52luq ymm10, ymm14, ymmword ptr [rdx + 192]
    {vex} vpmadd52luq ymm9, ymm13, ymmword ptr [rdx + 224]
    {vex} vpmadd52luq ymm6, ymm14, ymmword ptr [rdx + 224]
    {vex} vpmadd52huq ymm12, ymm13, ymmword ptr [rdx + 224]
    vpaddq ymm1, ymm4, ymm4
    {vex} vpmadd52luq ymm0, ymm2, ymm2
    vpaddq ymm3, ymm5, ymm5
    {vex} vpmadd52huq ymm1, ymm2, ymm2
    vpaddq ymm15, ymm11, ymm11
    vpxor xmm4, xmm4, xmm4
    {vex} vpmadd52luq ymm3, ymm7, ymm7
    {vex} vpmadd52huq ymm15, ymm7, ymm7
    vpaddq ymm5, ymm8, ymm8
    vpaddq ymm2, ymm10, ymm10
    vpaddq ymm11, ymm6, ymm6
    vpaddq ymm7, ymm9, ymm9
    {vex} vpmadd52luq ymm5, ymm14, ymm14
    {vex} vpmadd52huq ymm2, ymm14, ymm14
    vpaddq ymm8, ymm12, ymm12
    vmovapd ymm10, ymmword ptr [rdx + 224]
    {vex} vpmadd52luq ymm11, ymm13, ymm13
    {vex} vpmadd52huq ymm7, ymm13, ymm13
    vpsrlq ymm6, ymm0, 52
    vmovapd ymm9, ymmword ptr [rdx + 256]
    vbroadcastsd ymm14, qword ptr [rdi + 64]
    vmovapd ymmword ptr [rdx + 448], ymm0
    vbroadcastsd ymm12, qword ptr [rdi + 72]
    {vex} vpmadd52luq ymm8, ymm10, ymm10
    vbroadcastsd ymm13, qword ptr [rdi + 80]
    vpaddq ymm0, ymm1, ymm6
    {vex} vpmadd52huq ymm4, ymm10, ymm10
    vbroadcastsd ymm1, qword ptr [rdi + 88]
    {vex} vpmadd52huq ymm3, ymm9, ymm14
    {vex} vpmadd52huq ymm15, ymm9, ymm12
    vbroadcastsd ymm6, qword ptr [rdi + 96]
    {vex} vpmadd52huq ymm5, ymm9, ymm13
    {vex} vpmadd52luq ymm0, ymm9, ymm14
    vbroadcastsd ymm10, qword ptr [rdi + 104]
    {vex} vpmadd52huq ymm2, ymm9, ymm1
    {vex} vpmadd52luq ymm3, ymm9, ymm12
    vbroadcastsd ymm14, qword ptr [rdi + 112]
    {vex} vpmadd52huq ymm11, ymm9, ymm6
    {vex} vpmadd52luq ymm15, ymm9, ymm13
    vbroadcastsd ymm12, qword ptr [rdi + 120]
    {vex} vpmadd52huq ymm7, ymm9, ymm10
    {vex} vpmadd52luq ymm5, ymm9, ymm1
    {vex} vpmadd52huq ymm8, ymm9, ymm14
    vmovapd ymm13, ymmword ptr [rdx + 288]
    vbroadcastsd ymm1, qword ptr [rdi + 128]
    {vex} vpmadd52luq ymm2, ymm9, ymm6
    {vex} vpmadd52huq ymm4, ymm9, ymm12
    vbroadcastsd ymm6, qword ptr [rdi + 136]
    {vex} vpmadd52luq ymm11, ymm9, ymm10
    vbroadcastsd ymm10, qword ptr [rdi + 144]
    {vex} vpmadd52luq ymm7, ymm9, ymm14
    {vex} vpmadd52huq ymm3, ymm13, ymm1
    vbroadcastsd ymm14, qword ptr [rdi + 152]
    {vex} vpmadd52luq ymm8, ymm9, ymm12
    {vex} vpmadd52huq ymm15, ymm13, ymm6
    vbroadcastsd ymm9, qword ptr [rdi + 160]
    {vex} vpmadd52huq ymm5, ymm13, ymm10
    {vex} vpmadd52luq ymm0, ymm13, ymm1
    vbroadcastsd ymm12, qword ptr [rdi + 168]
    {vex} vpmadd52huq ymm2, ymm13, ymm14
    {vex} vpmadd52luq ymm3, ymm13, ymm6
    vbroadcastsd ymm1, qword ptr [rdi + 176]
    {vex} vpmadd52huq ymm11, ymm13, ymm9
    {vex} vpmadd52luq ymm15, ymm13, ymm10
    vbroadcastsd ymm6, qword ptr [rdi + 184]
    {vex} vpmadd52huq ymm7, ymm13, ymm12
    {vex} vpmadd52luq ymm5, ymm13, ymm14
    {vex} vpmadd52huq ymm8, ymm13, ymm1
    vmovapd ymm10, ymmword ptr [rdx + 320]
    vbroadcastsd ymm14, qword ptr [rdi + 192]
    {vex} vpmadd52luq ymm2, ymm13, ymm9
    {vex} vpmadd52huq ymm4, ymm13, ymm6
    vbroadcastsd ymm9, qword ptr [rdi + 200]
    {vex} vpmadd52luq ymm11, ymm13, ymm12
    vbroadcastsd ymm12, qword ptr [rdi + 208]
    {vex} vpmadd52luq ymm7, ymm13, ymm1
    {vex} vpmadd52huq ymm3, ymm10, ymm14
    vbroadcastsd ymm1, qword ptr [rdi + 216]
    {vex} vpmadd52luq ymm8, ymm13, ymm6
    {vex} vpmadd52huq ymm15, ymm10, ymm9
    vbroadcastsd ymm13, qword ptr [rdi + 224]
    {vex} vpmadd52huq ymm5, ymm10, ymm12
    {vex} vpmadd52luq ymm0, ymm10, ymm14
    vbroadcastsd ymm6, qword ptr [rdi + 232]
    {vex} vpmadd52huq ymm2, ymm10, ymm1
    {vex} vpmadd52luq ymm3, ymm10, ymm9
    vbroadcastsd ymm14, qword ptr [rdi + 240]
    {vex} vpmadd52huq ymm11, ymm10, ymm13
    {vex} vpmadd52luq ymm15, ymm10, ymm12
    vbroadcastsd ymm9, qword ptr [rdi + 248]
    {vex} vpmadd52huq ymm7, ymm10, ymm6
    {vex} vpmadd52luq ymm5, ymm10, ymm1
    {vex} vpmadd52huq ymm8, ymm10, ymm14
    vmovapd ymm12, ymmword ptr [rdx + 352]
    vbroadcastsd ymm1, qword ptr [rdi + 256]
    {vex} vpmadd52luq ymm2, ymm10, ymm13
    {vex} vpmadd52huq ymm4, ymm10, ymm9
    vbroadcastsd ymm13, qword ptr [rdi + 264]
    {vex} vpmadd52luq ymm11, ymm10, ymm6
    vbroadcastsd ymm6, qword ptr [rdi + 272]
    {vex} vpmadd52luq ymm7, ymm10, ymm14
    {vex} vpmadd52huq ymm3, ymm12, ymm1
    vbroadcastsd ymm14, qword ptr [rdi + 280]
    {vex} vpmadd52luq ymm8, ymm10, ymm9
    {vex} vpmadd52huq ymm15, ymm12, ymm13
    vbroadcastsd ymm10, qword ptr [rdi + 288]
    {vex} vpmadd52huq ymm5, ymm12, ymm6
    {vex} vpmadd52luq ymm0, ymm12, ymm1
    vbroadcastsd ymm9, qword ptr [rdi + 296]
    {vex} vpmadd52huq ymm2, ymm12, ymm14
    {vex} vpmadd52luq ymm3, ymm12, ymm13
    vbroadcastsd ymm1, qword ptr [rdi + 304]
    {vex} vpmadd52huq ymm11, ymm12, ymm10
    {vex} vpmadd52luq ymm15, ymm12, ymm6
    vbroadcastsd ymm13, qword ptr [rdi + 312]
    {vex} vpmadd52huq ymm7, ymm12, ymm9
    {vex} vpmadd52luq ymm5, ymm12, ymm14
    {vex} vpmadd52huq ymm8, ymm12, ymm1
    vmovapd ymm6, ymmword ptr [rdx + 384]
    vbroadcastsd ymm14, qword ptr [rdi + 320]
    {vex} vpmadd52luq ymm2, ymm12, ymm10
    {vex} vpmadd52huq ymm4, ymm12, ymm13
    vbroadcastsd ymm10, qword ptr [rdi + 328]
    {vex} vpmadd52luq ymm11, ymm12, ymm9
    vbroadcastsd ymm9, qword ptr [rdi + 336]
    {vex} vpmadd52luq ymm7, ymm12, ymm1
    {vex} vpmadd52huq ymm3, ymm6, ymm14
    vbroadcastsd ymm1, qword ptr [rdi + 344]
    {vex} vpmadd52luq ymm8, ymm12, ymm13
    {vex} vpmadd52huq ymm15, ymm6, ymm10
    vbroadcastsd ymm12, qword ptr [rdi + 352]
    {vex} vpmadd52huq ymm5, ymm6, ymm9
    {vex} vpmadd52luq ymm0, ymm6, ymm14
    vbroadcastsd ymm13, qword ptr [rdi + 360]
    {vex} vpmadd52huq ymm2, ymm6, ymm1
    {vex} vpmadd52luq ymm3, ymm6, ymm10
    vbroadcastsd ymm14, qword ptr [rdi + 368]
    {vex} vpmadd52huq ymm11, ymm6, ymm12
    {vex} vpmadd52luq ymm15, ymm6, ymm9
    vbroadcastsd ymm10, qword ptr [rdi + 376]
    {vex} vpmadd52huq ymm7, ymm6, ymm13
    {vex} vpmadd52luq ymm5, ymm6, ymm1
    {vex} vpmadd52huq ymm8, ymm6, ymm14
    vmovapd ymm9, ymmword ptr [rdx + 416]
    vbroadcastsd ymm1, qword ptr [rdi + 384]
    {vex} vpmadd52luq ymm2, ymm6, ymm12
    {vex} vpmadd52huq ymm4, ymm6, ymm10
    vbroadcastsd ymm12, qword ptr [rdi + 392]
    {vex} vpmadd52luq ymm11, ymm6, ymm13
    vbroadcastsd ymm13, qword ptr [rdi + 400]
    {vex} vpmadd52luq ymm7, ymm6, ymm14
    {vex} vpmadd52huq ymm3, ymm9, ymm1
    vbroadcastsd ymm14, qword ptr [rdi + 408]
    {vex} vpmadd52luq ymm8, ymm6, ymm10
    {vex} vpmadd52huq ymm15, ymm9, ymm12
    vbroadcastsd ymm6, qword ptr [rdi + 416]
    {vex} vpmadd52huq ymm5, ymm9, ymm13
    {vex} vpmadd52luq ymm0, ymm9, ymm1
    vbroadcastsd ymm10, qword ptr [rdi + 424]
    {vex} vpmadd52huq ymm2, ymm9, ymm14
    {vex} vpmadd52luq ymm3, ymm9, ymm12
    vbroadcastsd ymm1, qword ptr [rdi + 432]
    {vex} vpmadd52huq ymm11, ymm9, ymm6
    {vex} vpmadd52luq ymm15, ymm9, ymm13
    {vex} vpmadd52huq ymm7, ymm9, ymm10
    {vex} vpmadd52luq ymm5, ymm9, ymm14
    vbroadcastsd ymm12, qword ptr [rdi + 440]
    {vex} vpmadd52huq ymm8, ymm9, ymm1
    {vex} vpmadd52luq ymm2, ymm9, ymm6
    vpxor xmm13, xmm13, xmm13
    vmovapd ymm14, ymmword ptr [rdx + 448]
    vbroadcastsd ymm6, qword ptr [rdi + 448]
    {vex} vpmadd52luq ymm11, ymm9, ymm10
    {vex} vpmadd52huq ymm4, ymm9, ymm12
    vbroadcastsd ymm10, qword ptr [rdi + 456]
    {vex} vpmadd52luq ymm7, ymm9, ymm1
    vbroadcastsd ymm1, qword ptr [rdi + 464]
    {vex} vpmadd52luq ymm8, ymm9, ymm12
    {vex} vpmadd52huq ymm3, ymm14, ymm6
    vbroadcastsd ymm9, qword ptr [rdi + 472]
    {vex} vpmadd52luq ymm0, ymm14, ymm6
    {vex} vpmadd52huq ymm15, ymm14, ymm10
    vbroadcastsd ymm12, qword ptr [rdi + 480]
    {vex} vpmadd52huq ymm5, ymm14, ymm1
    {vex} vpmadd52luq ymm3, ymm14, ymm10
    vbroadcastsd ymm6, qword ptr [rdi + 488]
    {vex} vpmadd52huq ymm2, ymm14, ymm9
    vbroadcastsd ymm10, qword ptr [rdi + 576]
    {vex} vpmadd52luq ymm15, ymm14, ymm1
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const]
    {vex} vpmadd52huq ymm11, ymm14, ymm12
    {vex} vpmadd52luq ymm5, ymm14, ymm9
    vbroadcastsd ymm9, qword ptr [rdi + 496]
    {vex} vpmadd52huq ymm7, ymm14, ymm6
    {vex} vpmadd52luq ymm13, ymm0, ymm10
    vpaddq ymm10, ymm0, ymm1
    {vex} vpmadd52luq ymm2, ymm14, ymm12
    vbroadcastsd ymm0, qword ptr [rdi + 504]
    {vex} vpmadd52huq ymm8, ymm14, ymm9
    vpsrlq ymm12, ymm10, 52
    vbroadcastsd ymm10, qword ptr [rdi + 0]
    {vex} vpmadd52luq ymm11, ymm14, ymm6
    vbroadcastsd ymm6, qword ptr [rdi + 8]
    vpaddq ymm3, ymm3, ymm12
    {vex} vpmadd52huq ymm4, ymm14, ymm0
    vbroadcastsd ymm12, qword ptr [rdi + 16]
    {vex} vpmadd52luq ymm7, ymm14, ymm9
    vbroadcastsd ymm9, qword ptr [rdi + 24]
    {vex} vpmadd52huq ymm3, ymm13, ymm10
    vbroadcastsd ymm10, qword ptr [rdi + 32]
    {vex} vpmadd52huq ymm15, ymm13, ymm6
    {vex} vpmadd52luq ymm8, ymm14, ymm0
    vbroadcastsd ymm14, qword ptr [rdi + 40]
    {vex} vpmadd52huq ymm5, ymm13, ymm12
    {vex} vpmadd52huq ymm2, ymm13, ymm9
    vbroadcastsd ymm0, qword ptr [rdi + 48]
    {vex} vpmadd52huq ymm11, ymm13, ymm10
    {vex} vpmadd52luq ymm3, ymm13, ymm6
    {vex} vpmadd52huq ymm7, ymm13, ymm14
    {vex} vpmadd52luq ymm15, ymm13, ymm12
    vbroadcastsd ymm6, qword ptr [rdi + 56]
    {vex} vpmadd52huq ymm8, ymm13, ymm0
    {vex} vpmadd52luq ymm5, ymm13, ymm9
    {vex} vpmadd52luq ymm2, ymm13, ymm10
    {vex} vpmadd52luq ymm11, ymm13, ymm14
    {vex} vpmadd52huq ymm4, ymm13, ymm6
    {vex} vpmadd52luq ymm7, ymm13, ymm0
    vmovapd ymmword ptr [r8 + 0], ymm3
    {vex} vpmadd52luq ymm8, ymm13, ymm6
    vmovapd ymmword ptr [r8 + 64], ymm15
    vmovapd ymmword ptr [r8 + 128], ymm5
    vmovapd ymmword ptr [r8 + 192], ymm2
    vmovapd ymmword ptr [r8 + 256], ymm11
    vmovapd ymmword ptr [r8 + 448], ymm4
    vmovapd ymmword ptr [r8 + 320], ymm7
    vmovapd ymmword ptr [r8 + 384], ymm8
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx_ifma_mul_5
.p2align 6
msmith_0_1_0_avx_ifma_mul_5:
    cmp qword ptr [rdi + 248], 1
    jae msmith_0_1_0_avx_ifma_fold_mul_5
    mov eax, 2
2:
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 32]
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm2, ymm0, ymmword ptr [rcx + 0]
    vpaddq ymm3, ymm1, ymmword ptr [rcx + 64]
    vpxor xmm4, xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vpxor xmm8, xmm8, xmm8
    vbroadcastsd ymm9, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpxor xmm10, xmm10, xmm10
    vpxor xmm11, xmm11, xmm11
    vpxor xmm12, xmm12, xmm12
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpsrlq ymm14, ymm2, 52
    vpaddq ymm15, ymm9, ymmword ptr [rcx + 128]
    vmovapd ymmword ptr [rdx + 0], ymm2
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm1, ymm14, ymm3
    vpaddq ymm9, ymm13, ymmword ptr [rcx + 192]
    vbroadcastsd ymm2, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 32]
    vpsrlq ymm14, ymm1, 52
    vmovapd ymmword ptr [rdx + 32], ymm1
    vpaddq ymm3, ymm0, ymmword ptr [rcx + 256]
    vpaddq ymm13, ymm14, ymm15
    vpaddq ymm1, ymm2, ymmword ptr [rsi + 0]
    vpsrlq ymm0, ymm13, 52
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vmovapd ymmword ptr [rdx + 64], ymm13
    {vex} vpmadd52huq ymm11, ymm1, ymmword ptr [rdx + 0]
    {vex} vpmadd52luq ymm12, ymm1, ymmword ptr [rdx + 0]
    vpaddq ymm15, ymm0, ymm9
    vpaddq ymm2, ymm14, ymmword ptr [rsi + 64]
    vpsrlq ymm13, ymm15, 52
    vmovapd ymmword ptr [rdx + 96], ymm15
    {vex} vpmadd52huq ymm8, ymm1, ymmword ptr [rdx + 32]
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm9, ymm13, ymm3
    vpsrlq ymm14, ymm1, 52
    vmovapd ymmword ptr [rdx + 128], ymm9
    vpaddq ymm15, ymm14, ymm2
    vpaddq ymm13, ymm0, ymmword ptr [rsi + 128]
    {vex} vpmadd52huq ymm7, ymm1, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm11, ymm1, ymmword ptr [rdx + 32]
    vpxor xmm3, xmm3, xmm3
    vmovapd ymmword ptr [rdx + 160], ymm12
    vpsrlq ymm9, ymm12, 52
    {vex} vpmadd52huq ymm6, ymm1, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm8, ymm1, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm4, ymm1, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm5, ymm15, ymmword ptr [rdx + 128]
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm2, ymm11, ymm9
    vpsrlq ymm0, ymm15, 52
    vpaddq ymm12, ymm0, ymm13
    {vex} vpmadd52luq ymm7, ymm1, ymmword ptr [rdx + 96]
    vpaddq ymm11, ymm14, ymmword ptr [rsi + 192]
    {vex} vpmadd52luq ymm2, ymm15, ymmword ptr [rdx + 0]
    {vex} vpmadd52luq ymm6, ymm1, ymmword ptr [rdx + 128]
    vbroadcastsd ymm9, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    {vex} vpmadd52huq ymm10, ymm12, ymmword ptr [rdx + 128]
    vpsrlq ymm0, ymm12, 52
    vpaddq ymm13, ymm0, ymm11
    {vex} vpmadd52huq ymm8, ymm15, ymmword ptr [rdx + 0]
    vpaddq ymm14, ymm9, ymmword ptr [rsi + 256]
    {vex} vpmadd52huq ymm4, ymm15, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm5, ymm12, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm7, ymm15, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm3, ymm13, ymmword ptr [rdx + 128]
    vmovapd ymmword ptr [rdx + 192], ymm2
    vpsrlq ymm1, ymm2, 52
    {vex} vpmadd52huq ymm6, ymm15, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm10, ymm13, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm8, ymm15, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm4, ymm15, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm5, ymm12, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm7, ymm15, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm6, ymm15, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm10, ymm13, ymmword ptr [rdx + 128]
    vpsrlq ymm0, ymm13, 52
    vpaddq ymm11, ymm0, ymm14
    vpaddq ymm9, ymm8, ymm1
    vpxor xmm2, xmm2, xmm2
    {vex} vpmadd52huq ymm4, ymm12, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm5, ymm13, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm3, ymm11, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm7, ymm12, ymmword ptr [rdx + 0]
    {vex} vpmadd52huq ymm6, ymm12, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm10, ymm11, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm9, ymm12, ymmword ptr [rdx + 0]
    {vex} vpmadd52huq ymm2, ymm11, ymmword ptr [rdx + 128]
    vpxor xmm15, xmm15, xmm15
    {vex} vpmadd52luq ymm4, ymm12, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm5, ymm13, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm3, ymm11, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm7, ymm12, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm6, ymm12, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm10, ymm11, ymmword ptr [rdx + 96]
    vpsrlq ymm0, ymm9, 52
    vmovapd ymm14, ymmword ptr [rdx + 160]
    vbroadcastsd ymm8, qword ptr [rdi + 64]
    vmovapd ymmword ptr [rdx + 224], ymm9
    {vex} vpmadd52huq ymm4, ymm13, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm5, ymm11, ymmword ptr [rdx + 32]
    vpaddq ymm1, ymm7, ymm0
    {vex} vpmadd52huq ymm3, ymm14, ymm8
    {vex} vpmadd52huq ymm6, ymm13, ymmword ptr [rdx + 0]
    vbroadcastsd ymm12, qword ptr [rdi + 56]
    {vex} vpmadd52luq ymm1, ymm13, ymmword ptr [rdx + 0]
    {vex} vpmadd52luq ymm4, ymm13, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm5, ymm11, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm6, ymm13, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm10, ymm14, ymm12
    vbroadcastsd ymm9, qword ptr [rdi + 48]
    vpsrlq ymm7, ymm1, 52
    vmovapd ymmword ptr [rdx + 256], ymm1
    vbroadcastsd ymm0, qword ptr [rdi + 72]
    {vex} vpmadd52huq ymm4, ymm11, ymmword ptr [rdx + 0]
    {vex} vpmadd52luq ymm10, ymm14, ymm8
    {vex} vpmadd52huq ymm5, ymm14, ymm9
    vpaddq ymm13, ymm6, ymm7
    {vex} vpmadd52luq ymm3, ymm14, ymm0
    vmovapd ymm1, ymmword ptr [rdx + 192]
    vbroadcastsd ymm8, qword ptr [rdi + 96]
    {vex} vpmadd52luq ymm13, ymm11, ymmword ptr [rdx + 0]
    vbroadcastsd ymm6, qword ptr [rdi + 104]
    {vex} vpmadd52luq ymm4, ymm11, ymmword ptr [rdx + 32]
    vbroadcastsd ymm7, qword ptr [rdi + 40]
    {vex} vpmadd52huq ymm2, ymm14, ymm0
    {vex} vpmadd52luq ymm5, ymm14, ymm12
    {vex} vpmadd52huq ymm10, ymm1, ymm8
    vbroadcastsd ymm11, qword ptr [rdi + 88]
    {vex} vpmadd52huq ymm3, ymm1, ymm6
    {vex} vpmadd52luq ymm13, ymm14, ymm7
    vbroadcastsd ymm0, qword ptr [rdi + 112]
    {vex} vpmadd52huq ymm4, ymm14, ymm7
    vbroadcastsd ymm12, qword ptr [rdi + 80]
    {vex} vpmadd52luq ymm10, ymm1, ymm6
    {vex} vpmadd52huq ymm5, ymm1, ymm11
    {vex} vpmadd52luq ymm4, ymm14, ymm9
    vmovapd ymm7, ymmword ptr [rdx + 224]
    vbroadcastsd ymm6, qword ptr [rdi + 136]
    {vex} vpmadd52luq ymm3, ymm1, ymm0
    {vex} vpmadd52luq ymm13, ymm1, ymm12
    vbroadcastsd ymm14, qword ptr [rdi + 144]
    {vex} vpmadd52huq ymm2, ymm1, ymm0
    {vex} vpmadd52luq ymm5, ymm1, ymm8
    vbroadcastsd ymm9, qword ptr [rdi + 128]
    {vex} vpmadd52huq ymm10, ymm7, ymm6
    {vex} vpmadd52huq ymm4, ymm1, ymm12
    vbroadcastsd ymm0, qword ptr [rdi + 120]
    {vex} vpmadd52huq ymm3, ymm7, ymm14
    vbroadcastsd ymm8, qword ptr [rdi + 152]
    {vex} vpmadd52luq ymm10, ymm7, ymm14
    {vex} vpmadd52huq ymm5, ymm7, ymm9
    {vex} vpmadd52luq ymm4, ymm1, ymm11
    vmovapd ymm12, ymmword ptr [rdx + 256]
    vbroadcastsd ymm14, qword ptr [rdi + 176]
    {vex} vpmadd52luq ymm13, ymm7, ymm0
    {vex} vpmadd52luq ymm3, ymm7, ymm8
    vbroadcastsd ymm1, qword ptr [rdi + 160]
    {vex} vpmadd52huq ymm2, ymm7, ymm8
    {vex} vpmadd52luq ymm5, ymm7, ymm6
    vbroadcastsd ymm11, qword ptr [rdi + 168]
    {vex} vpmadd52huq ymm10, ymm12, ymm14
    vbroadcastsd ymm8, qword ptr [rip + msmith_0_1_0_avx_ifma_const]
    {vex} vpmadd52huq ymm4, ymm7, ymm0
    vbroadcastsd ymm6, qword ptr [rdi + 240]
    {vex} vpmadd52luq ymm13, ymm12, ymm1
    vbroadcastsd ymm0, qword ptr [rdi + 184]
    {vex} vpmadd52luq ymm4, ymm7, ymm9
    {vex} vpmadd52huq ymm5, ymm12, ymm11
    vpaddq ymm7, ymm13, ymm8
    vbroadcastsd ymm9, qword ptr [rdi + 192]
    {vex} vpmadd52luq ymm15, ymm13, ymm6
    {vex} vpmadd52huq ymm3, ymm12, ymm0
    vpsrlq ymm13, ymm7, 52
    {vex} vpmadd52luq ymm10, ymm12, ymm0
    vbroadcastsd ymm6, qword ptr [rdi + 16]
    {vex} vpmadd52huq ymm2, ymm12, ymm9
    vbroadcastsd ymm7, qword ptr [rdi + 32]
    {vex} vpmadd52huq ymm4, ymm12, ymm1
    {vex} vpmadd52luq ymm5, ymm12, ymm14
    vbroadcastsd ymm0, qword ptr [rdi + 8]
    {vex} vpmadd52luq ymm3, ymm12, ymm9
    vbroadcastsd ymm1, qword ptr [rdi + 24]
    {vex} vpmadd52huq ymm10, ymm15, ymm6
    {vex} vpmadd52huq ymm2, ymm15, ymm7
    {vex} vpmadd52luq ymm4, ymm12, ymm11
    {vex} vpmadd52huq ymm5, ymm15, ymm0
    {vex} vpmadd52huq ymm3, ymm15, ymm1
    vbroadcastsd ymm14, qword ptr [rdi + 0]
    {vex} vpmadd52luq ymm10, ymm15, ymm1
    vmovapd ymmword ptr [r8 + 256], ymm2
    vpaddq ymm9, ymm4, ymm13
    {vex} vpmadd52luq ymm5, ymm15, ymm6
    {vex} vpmadd52huq ymm9, ymm15, ymm14
    {vex} vpmadd52luq ymm3, ymm15, ymm7
    vmovapd ymmword ptr [r8 + 128], ymm10
    vmovapd ymmword ptr [r8 + 64], ymm5
    {vex} vpmadd52luq ymm9, ymm15, ymm0
    vmovapd ymmword ptr [r8 + 192], ymm3
    vmovapd ymmword ptr [r8 + 0], ymm9
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx_ifma_sqr_5
.p2align 6
msmith_0_1_0_avx_ifma_sqr_5:
    cmp qword ptr [rdi + 248], 1
    jae msmith_0_1_0_avx_ifma_fold_sqr_5
    mov eax, 2
2:
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 32]
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm2, ymm0, ymmword ptr [rsi + 0]
    vpaddq ymm3, ymm1, ymmword ptr [rsi + 64]
    vpxor xmm4, xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vpxor xmm8, xmm8, xmm8
    vpxor xmm9, xmm9, xmm9
    vpxor xmm10, xmm10, xmm10
    vbroadcastsd ymm11, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpxor xmm12, xmm12, xmm12
    vpxor xmm13, xmm13, xmm13
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpsrlq ymm15, ymm2, 52
    vmovapd ymmword ptr [rdx + 0], ymm2
    vpaddq ymm0, ymm11, ymmword ptr [rsi + 128]
    vpaddq ymm1, ymm15, ymm3
    vbroadcastsd ymm2, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm11, ymm14, ymmword ptr [rsi + 192]
    vpsrlq ymm15, ymm1, 52
    vmovapd ymmword ptr [rdx + 32], ymm1
    vpaddq ymm3, ymm15, ymm0
    vmovapd ymm14, ymmword ptr [rdx + 0]
    vpaddq ymm1, ymm2, ymmword ptr [rsi + 256]
    vpsrlq ymm15, ymm3, 52
    vmovapd ymmword ptr [rdx + 64], ymm3
    vpaddq ymm0, ymm15, ymm11
    {vex} vpmadd52luq ymm12, ymm14, ymm14
    vpsrlq ymm2, ymm0, 52
    vmovapd ymmword ptr [rdx + 96], ymm0
    {vex} vpmadd52luq ymm7, ymm14, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm9, ymm14, ymmword ptr [rdx + 32]
    vpaddq ymm3, ymm2, ymm1
    vpxor xmm15, xmm15, xmm15
    vmovapd ymmword ptr [rdx + 128], ymm3
    {vex} vpmadd52huq ymm8, ymm14, ymmword ptr [rdx + 64]
    vmovapd ymmword ptr [rdx + 160], ymm12
    vpsrlq ymm11, ymm12, 52
    {vex} vpmadd52huq ymm10, ymm14, ymmword ptr [rdx + 96]
    vmovapd ymm0, ymmword ptr [rdx + 32]
    vpaddq ymm2, ymm7, ymm7
    {vex} vpmadd52luq ymm9, ymm14, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm2, ymm14, ymm14
    vmovapd ymm1, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm4, ymm14, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm5, ymm0, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm8, ymm14, ymmword ptr [rdx + 96]
    vmovapd ymm3, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm10, ymm14, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm6, ymm1, ymmword ptr [rdx + 128]
    vpaddq ymm12, ymm9, ymm9
    vpaddq ymm7, ymm2, ymm11
    {vex} vpmadd52huq ymm13, ymm3, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm4, ymm0, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm5, ymm1, ymmword ptr [rdx + 96]
    vmovapd ymm14, ymmword ptr [rdx + 128]
    vpsrlq ymm9, ymm7, 52
    vmovapd ymmword ptr [rdx + 192], ymm7
    {vex} vpmadd52luq ymm8, ymm0, ymmword ptr [rdx + 64]
    vpaddq ymm2, ymm12, ymm9
    {vex} vpmadd52huq ymm15, ymm14, ymm14
    {vex} vpmadd52luq ymm6, ymm3, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm10, ymm0, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm2, ymm0, ymm0
    {vex} vpmadd52luq ymm4, ymm0, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm5, ymm1, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm10, ymm0, ymmword ptr [rdx + 96]
    vpaddq ymm11, ymm8, ymm8
    {vex} vpmadd52huq ymm11, ymm0, ymm0
    vpaddq ymm7, ymm6, ymm6
    vpaddq ymm12, ymm13, ymm13
    vmovapd ymmword ptr [rdx + 224], ymm2
    vpxor xmm9, xmm9, xmm9
    {vex} vpmadd52luq ymm4, ymm1, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm7, ymm3, ymm3
    vpsrlq ymm8, ymm2, 52
    vmovapd ymm0, ymmword ptr [rdx + 160]
    vbroadcastsd ymm6, qword ptr [rdi + 72]
    {vex} vpmadd52luq ymm12, ymm14, ymm14
    vpaddq ymm13, ymm5, ymm5
    {vex} vpmadd52luq ymm13, ymm3, ymm3
    vbroadcastsd ymm2, qword ptr [rdi + 56]
    vpaddq ymm14, ymm10, ymm10
    {vex} vpmadd52huq ymm15, ymm0, ymm6
    vpaddq ymm5, ymm11, ymm8
    vpaddq ymm3, ymm4, ymm4
    {vex} vpmadd52huq ymm7, ymm0, ymm2
    vbroadcastsd ymm10, qword ptr [rdi + 64]
    vpsrlq ymm11, ymm5, 52
    vmovapd ymmword ptr [rdx + 256], ymm5
    vbroadcastsd ymm8, qword ptr [rdi + 48]
    {vex} vpmadd52huq ymm3, ymm1, ymm1
    vpaddq ymm4, ymm14, ymm11
    vbroadcastsd ymm5, qword ptr [rdi + 40]
    {vex} vpmadd52huq ymm12, ymm0, ymm10
    {vex} vpmadd52luq ymm4, ymm1, ymm1
    {vex} vpmadd52huq ymm13, ymm0, ymm8
    {vex} vpmadd52luq ymm7, ymm0, ymm10
    vmovapd ymm14, ymmword ptr [rdx + 192]
    vbroadcastsd ymm11, qword ptr [rdi + 112]
    {vex} vpmadd52huq ymm3, ymm0, ymm5
    vbroadcastsd ymm1, qword ptr [rdi + 96]
    {vex} vpmadd52luq ymm12, ymm0, ymm6
    {vex} vpmadd52luq ymm13, ymm0, ymm2
    vbroadcastsd ymm10, qword ptr [rdi + 104]
    {vex} vpmadd52luq ymm4, ymm0, ymm5
    vbroadcastsd ymm6, qword ptr [rdi + 88]
    {vex} vpmadd52huq ymm15, ymm14, ymm11
    vbroadcastsd ymm2, qword ptr [rdi + 80]
    {vex} vpmadd52huq ymm7, ymm14, ymm1
    {vex} vpmadd52luq ymm3, ymm0, ymm8
    {vex} vpmadd52huq ymm12, ymm14, ymm10
    {vex} vpmadd52huq ymm13, ymm14, ymm6
    {vex} vpmadd52luq ymm4, ymm14, ymm2
    vmovapd ymm5, ymmword ptr [rdx + 224]
    vbroadcastsd ymm0, qword ptr [rdi + 120]
    {vex} vpmadd52luq ymm7, ymm14, ymm10
    vbroadcastsd ymm8, qword ptr [rdi + 152]
    {vex} vpmadd52huq ymm3, ymm14, ymm2
    {vex} vpmadd52luq ymm12, ymm14, ymm11
    vbroadcastsd ymm10, qword ptr [rdi + 136]
    {vex} vpmadd52luq ymm13, ymm14, ymm1
    vbroadcastsd ymm2, qword ptr [rdi + 128]
    {vex} vpmadd52luq ymm4, ymm5, ymm0
    {vex} vpmadd52huq ymm15, ymm5, ymm8
    vbroadcastsd ymm11, qword ptr [rdi + 144]
    {vex} vpmadd52luq ymm3, ymm14, ymm6
    {vex} vpmadd52huq ymm7, ymm5, ymm10
    {vex} vpmadd52huq ymm13, ymm5, ymm2
    vmovapd ymm1, ymmword ptr [rdx + 256]
    vbroadcastsd ymm14, qword ptr [rdi + 160]
    {vex} vpmadd52huq ymm3, ymm5, ymm0
    {vex} vpmadd52huq ymm12, ymm5, ymm11
    {vex} vpmadd52luq ymm13, ymm5, ymm10
    vbroadcastsd ymm6, qword ptr [rdi + 168]
    {vex} vpmadd52luq ymm7, ymm5, ymm11
    vbroadcastsd ymm0, qword ptr [rdi + 176]
    {vex} vpmadd52luq ymm4, ymm1, ymm14
    vbroadcastsd ymm10, qword ptr [rdi + 240]
    {vex} vpmadd52luq ymm3, ymm5, ymm2
    vbroadcastsd ymm11, qword ptr [rip + msmith_0_1_0_avx_ifma_const]
    {vex} vpmadd52luq ymm12, ymm5, ymm8
    vbroadcastsd ymm2, qword ptr [rdi + 192]
    {vex} vpmadd52huq ymm13, ymm1, ymm6
    {vex} vpmadd52huq ymm7, ymm1, ymm0
    {vex} vpmadd52luq ymm9, ymm4, ymm10
    vbroadcastsd ymm5, qword ptr [rdi + 184]
    vpaddq ymm8, ymm4, ymm11
    {vex} vpmadd52huq ymm15, ymm1, ymm2
    vpsrlq ymm10, ymm8, 52
    vbroadcastsd ymm4, qword ptr [rdi + 32]
    {vex} vpmadd52huq ymm3, ymm1, ymm14
    {vex} vpmadd52huq ymm12, ymm1, ymm5
    {vex} vpmadd52luq ymm13, ymm1, ymm0
    vbroadcastsd ymm8, qword ptr [rdi + 8]
    {vex} vpmadd52luq ymm7, ymm1, ymm5
    vbroadcastsd ymm14, qword ptr [rdi + 16]
    {vex} vpmadd52huq ymm15, ymm9, ymm4
    {vex} vpmadd52luq ymm3, ymm1, ymm6
    {vex} vpmadd52luq ymm12, ymm1, ymm2
    vbroadcastsd ymm0, qword ptr [rdi + 24]
    {vex} vpmadd52huq ymm13, ymm9, ymm8
    vbroadcastsd ymm5, qword ptr [rdi + 0]
    {vex} vpmadd52huq ymm7, ymm9, ymm14
    vmovapd ymmword ptr [r8 + 256], ymm15
    vpaddq ymm6, ymm3, ymm10
    {vex} vpmadd52huq ymm12, ymm9, ymm0
    {vex} vpmadd52huq ymm6, ymm9, ymm5
    {vex} vpmadd52luq ymm13, ymm9, ymm14
    {vex} vpmadd52luq ymm7, ymm9, ymm0
    {vex} vpmadd52luq ymm12, ymm9, ymm4
    {vex} vpmadd52luq ymm6, ymm9, ymm8
    vmovapd ymmword ptr [r8 + 64], ymm13
    vmovapd ymmword ptr [r8 + 128], ymm7
    vmovapd ymmword ptr [r8 + 192], ymm12
    vmovapd ymmword ptr [r8 + 0], ymm6
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx_ifma_fold_mul_5
.p2align 6
msmith_0_1_0_avx_ifma_fold_mul_5:
    cmp qword ptr [rdi + 248], 1024
    jae msmith_0_1_0_avx_ifma_long_fold_mul_5
    mov eax, 2
2:
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 32]
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm2, ymm0, ymmword ptr [rcx + 0]
    vpaddq ymm3, ymm1, ymmword ptr [rcx + 64]
    vpxor xmm4, xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vpxor xmm8, xmm8, xmm8
    vbroadcastsd ymm9, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpxor xmm10, xmm10, xmm10
    vpxor xmm11, xmm11, xmm11
    vpxor xmm12, xmm12, xmm12
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpsrlq ymm14, ymm2, 52
    vpaddq ymm15, ymm9, ymmword ptr [rcx + 128]
    vmovapd ymmword ptr [rdx + 0], ymm2
    vpaddq ymm0, ymm14, ymm3
    vpaddq ymm1, ymm13, ymmword ptr [rcx + 192]
    vbroadcastsd ymm9, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpxor xmm2, xmm2, xmm2
    vpsrlq ymm14, ymm0, 52
    vmovapd ymmword ptr [rdx + 32], ymm0
    vpaddq ymm3, ymm14, ymm15
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 32]
    vpaddq ymm0, ymm9, ymmword ptr [rcx + 256]
    vpsrlq ymm14, ymm3, 52
    vmovapd ymmword ptr [rdx + 64], ymm3
    vpaddq ymm15, ymm14, ymm1
    vpaddq ymm9, ymm13, ymmword ptr [rsi + 0]
    vpsrlq ymm3, ymm15, 52
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vmovapd ymmword ptr [rdx + 96], ymm15
    {vex} vpmadd52huq ymm10, ymm9, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm11, ymm9, ymmword ptr [rdx + 0]
    vpaddq ymm1, ymm3, ymm0
    vpaddq ymm13, ymm14, ymmword ptr [rsi + 64]
    {vex} vpmadd52luq ymm12, ymm9, ymmword ptr [rdx + 0]
    vbroadcastsd ymm15, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vmovapd ymmword ptr [rdx + 128], ymm1
    vpsrlq ymm3, ymm9, 52
    {vex} vpmadd52huq ymm7, ymm9, ymmword ptr [rdx + 64]
    vpaddq ymm0, ymm3, ymm13
    vpaddq ymm14, ymm15, ymmword ptr [rsi + 128]
    {vex} vpmadd52huq ymm5, ymm9, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm10, ymm9, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm11, ymm9, ymmword ptr [rdx + 32]
    vmovapd ymmword ptr [rdx + 160], ymm12
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpsrlq ymm3, ymm0, 52
    {vex} vpmadd52huq ymm4, ymm9, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm6, ymm0, ymmword ptr [rdx + 128]
    vpaddq ymm13, ymm3, ymm14
    vpaddq ymm15, ymm1, ymmword ptr [rsi + 192]
    {vex} vpmadd52luq ymm7, ymm9, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm8, ymm13, ymmword ptr [rdx + 128]
    vbroadcastsd ymm12, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    {vex} vpmadd52luq ymm5, ymm9, ymmword ptr [rdx + 128]
    vpsrlq ymm3, ymm13, 52
    {vex} vpmadd52huq ymm10, ymm0, ymmword ptr [rdx + 0]
    vpaddq ymm14, ymm3, ymm15
    vpaddq ymm1, ymm12, ymmword ptr [rsi + 256]
    {vex} vpmadd52luq ymm11, ymm0, ymmword ptr [rdx + 0]
    {vex} vpmadd52huq ymm4, ymm0, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm6, ymm13, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm7, ymm0, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm8, ymm14, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm5, ymm0, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm2, ymm14, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm10, ymm0, ymmword ptr [rdx + 32]
    vmovapd ymmword ptr [rdx + 192], ymm11
    vpsrlq ymm9, ymm14, 52
    {vex} vpmadd52luq ymm4, ymm0, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm6, ymm13, ymmword ptr [rdx + 128]
    vpaddq ymm3, ymm9, ymm1
    vpxor xmm15, xmm15, xmm15
    {vex} vpmadd52luq ymm7, ymm0, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm8, ymm14, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm5, ymm0, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm2, ymm3, ymmword ptr [rdx + 96]
    vpxor xmm12, xmm12, xmm12
    {vex} vpmadd52luq ymm10, ymm13, ymmword ptr [rdx + 0]
    {vex} vpmadd52huq ymm15, ymm3, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm4, ymm13, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm6, ymm14, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm7, ymm13, ymmword ptr [rdx + 0]
    {vex} vpmadd52huq ymm8, ymm3, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm5, ymm13, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm2, ymm3, ymmword ptr [rdx + 128]
    vmovapd ymmword ptr [rdx + 224], ymm10
    {vex} vpmadd52luq ymm4, ymm13, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm6, ymm14, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm7, ymm13, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm8, ymm3, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm5, ymm13, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm4, ymm14, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm6, ymm3, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm7, ymm14, ymmword ptr [rdx + 0]
    {vex} vpmadd52huq ymm5, ymm14, ymmword ptr [rdx + 0]
    {vex} vpmadd52luq ymm4, ymm14, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm6, ymm3, ymmword ptr [rdx + 64]
    vmovapd ymmword ptr [rdx + 256], ymm7
    {vex} vpmadd52luq ymm5, ymm14, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm4, ymm3, ymmword ptr [rdx + 0]
    vmovapd ymm11, ymmword ptr [rdx + 160]
    vbroadcastsd ymm9, qword ptr [rdi + 248]
    {vex} vpmadd52luq ymm5, ymm3, ymmword ptr [rdx + 0]
    vmovapd ymm1, ymmword ptr [rdx + 192]
    {vex} vpmadd52luq ymm4, ymm3, ymmword ptr [rdx + 32]
    vmovapd ymmword ptr [rdx + 288], ymm5
    vpsrlq ymm0, ymm4, 52
    vmovapd ymm10, ymmword ptr [rdx + 224]
    {vex} vpmadd52luq ymm11, ymm4, ymm9
    {vex} vpmadd52huq ymm1, ymm4, ymm9
    vpaddq ymm13, ymm6, ymm0
    vmovapd ymm7, ymmword ptr [rdx + 256]
    vpsrlq ymm14, ymm13, 52
    {vex} vpmadd52huq ymm10, ymm13, ymm9
    vpaddq ymm3, ymm8, ymm14
    vmovapd ymm5, ymmword ptr [rdx + 288]
    vpsrlq ymm4, ymm3, 52
    {vex} vpmadd52huq ymm7, ymm3, ymm9
    {vex} vpmadd52luq ymm1, ymm13, ymm9
    vpaddq ymm6, ymm2, ymm4
    {vex} vpmadd52huq ymm5, ymm6, ymm9
    vpsrlq ymm0, ymm6, 52
    {vex} vpmadd52luq ymm10, ymm3, ymm9
    vpaddq ymm8, ymm15, ymm0
    {vex} vpmadd52huq ymm12, ymm8, ymm9
    {vex} vpmadd52luq ymm7, ymm6, ymm9
    vmovapd ymmword ptr [r8 + 64], ymm1
    {vex} vpmadd52luq ymm5, ymm8, ymm9
    vmovapd ymmword ptr [r8 + 128], ymm10
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 16]
    vpsllq ymm13, ymm12, 52
    vbroadcastsd ymm2, qword ptr [rdi + 256]
    vmovapd ymmword ptr [r8 + 192], ymm7
    vpaddq ymm4, ymm5, ymm13
    vpsrlq ymm3, ymm4, 47
    vpand ymm15, ymm4, ymm14
    {vex} vpmadd52luq ymm11, ymm3, ymm2
    vmovapd ymmword ptr [r8 + 256], ymm15
    vmovapd ymmword ptr [r8 + 0], ymm11
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx_ifma_fold_sqr_5
.p2align 6
msmith_0_1_0_avx_ifma_fold_sqr_5:
    cmp qword ptr [rdi + 248], 1024
    jae msmith_0_1_0_avx_ifma_long_fold_sqr_5
    mov eax, 2
2:
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 32]
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm2, ymm0, ymmword ptr [rsi + 0]
    vpaddq ymm3, ymm1, ymmword ptr [rsi + 64]
    vpxor xmm4, xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vpxor xmm8, xmm8, xmm8
    vpxor xmm9, xmm9, xmm9
    vpxor xmm10, xmm10, xmm10
    vpxor xmm11, xmm11, xmm11
    vpxor xmm12, xmm12, xmm12
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpxor xmm14, xmm14, xmm14
    vpsrlq ymm15, ymm2, 52
    vmovapd ymmword ptr [rdx + 0], ymm2
    vpaddq ymm0, ymm15, ymm3
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm2, ymm13, ymmword ptr [rsi + 128]
    vpsrlq ymm15, ymm0, 52
    vmovapd ymmword ptr [rdx + 32], ymm0
    vpaddq ymm3, ymm15, ymm2
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm0, ymm1, ymmword ptr [rsi + 192]
    vpsrlq ymm15, ymm3, 52
    vmovapd ymmword ptr [rdx + 64], ymm3
    vpaddq ymm2, ymm15, ymm0
    vmovapd ymm1, ymmword ptr [rdx + 0]
    vpaddq ymm3, ymm13, ymmword ptr [rsi + 256]
    vpsrlq ymm15, ymm2, 52
    vmovapd ymmword ptr [rdx + 96], ymm2
    vpaddq ymm0, ymm15, ymm3
    {vex} vpmadd52huq ymm9, ymm1, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm11, ymm1, ymmword ptr [rdx + 32]
    vmovapd ymmword ptr [rdx + 128], ymm0
    {vex} vpmadd52huq ymm7, ymm1, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm12, ymm1, ymm1
    vpxor xmm13, xmm13, xmm13
    {vex} vpmadd52huq ymm5, ymm1, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm9, ymm1, ymmword ptr [rdx + 64]
    vmovapd ymm2, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm4, ymm1, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm7, ymm1, ymmword ptr [rdx + 96]
    vmovapd ymmword ptr [rdx + 160], ymm12
    vmovapd ymm15, ymmword ptr [rdx + 64]
    vpaddq ymm3, ymm11, ymm11
    {vex} vpmadd52huq ymm6, ymm2, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm3, ymm1, ymm1
    {vex} vpmadd52luq ymm5, ymm1, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm8, ymm15, ymmword ptr [rdx + 128]
    vpaddq ymm0, ymm9, ymm9
    {vex} vpmadd52huq ymm4, ymm2, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm7, ymm2, ymmword ptr [rdx + 64]
    vmovapd ymm12, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm6, ymm15, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm0, ymm2, ymm2
    vmovapd ymmword ptr [rdx + 192], ymm3
    {vex} vpmadd52huq ymm5, ymm2, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm8, ymm12, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm10, ymm12, ymmword ptr [rdx + 128]
    vmovapd ymm11, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm4, ymm2, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm6, ymm15, ymmword ptr [rdx + 128]
    vmovapd ymmword ptr [rdx + 224], ymm0
    vpaddq ymm1, ymm7, ymm7
    {vex} vpmadd52huq ymm14, ymm11, ymm11
    {vex} vpmadd52luq ymm5, ymm2, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm1, ymm2, ymm2
    vpaddq ymm9, ymm8, ymm8
    {vex} vpmadd52huq ymm9, ymm12, ymm12
    vpaddq ymm3, ymm10, ymm10
    {vex} vpmadd52luq ymm4, ymm15, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm3, ymm11, ymm11
    vpaddq ymm0, ymm6, ymm6
    vpaddq ymm7, ymm5, ymm5
    {vex} vpmadd52luq ymm0, ymm12, ymm12
    vmovapd ymmword ptr [rdx + 256], ymm1
    {vex} vpmadd52luq ymm7, ymm15, ymm15
    vmovapd ymm2, ymmword ptr [rdx + 160]
    vbroadcastsd ymm8, qword ptr [rdi + 248]
    vpaddq ymm10, ymm4, ymm4
    vmovapd ymm11, ymmword ptr [rdx + 192]
    {vex} vpmadd52huq ymm10, ymm15, ymm15
    vmovapd ymmword ptr [rdx + 288], ymm7
    vpsrlq ymm6, ymm10, 52
    vmovapd ymm5, ymmword ptr [rdx + 224]
    {vex} vpmadd52luq ymm2, ymm10, ymm8
    {vex} vpmadd52huq ymm11, ymm10, ymm8
    vpaddq ymm12, ymm0, ymm6
    vmovapd ymm1, ymmword ptr [rdx + 256]
    vpsrlq ymm4, ymm12, 52
    {vex} vpmadd52huq ymm5, ymm12, ymm8
    vpaddq ymm15, ymm9, ymm4
    vmovapd ymm7, ymmword ptr [rdx + 288]
    vpsrlq ymm10, ymm15, 52
    {vex} vpmadd52huq ymm1, ymm15, ymm8
    {vex} vpmadd52luq ymm11, ymm12, ymm8
    vpaddq ymm0, ymm3, ymm10
    {vex} vpmadd52huq ymm7, ymm0, ymm8
    vpsrlq ymm6, ymm0, 52
    {vex} vpmadd52luq ymm5, ymm15, ymm8
    vpaddq ymm9, ymm14, ymm6
    {vex} vpmadd52huq ymm13, ymm9, ymm8
    {vex} vpmadd52luq ymm1, ymm0, ymm8
    vmovapd ymmword ptr [r8 + 64], ymm11
    {vex} vpmadd52luq ymm7, ymm9, ymm8
    vmovapd ymmword ptr [r8 + 128], ymm5
    vbroadcastsd ymm4, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 16]
    vpsllq ymm12, ymm13, 52
    vbroadcastsd ymm3, qword ptr [rdi + 256]
    vmovapd ymmword ptr [r8 + 192], ymm1
    vpaddq ymm10, ymm7, ymm12
    vpsrlq ymm15, ymm10, 47
    vpand ymm14, ymm10, ymm4
    {vex} vpmadd52luq ymm2, ymm15, ymm3
    vmovapd ymmword ptr [r8 + 256], ymm14
    vmovapd ymmword ptr [r8 + 0], ymm2
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx_ifma_long_fold_mul_5
.p2align 6
msmith_0_1_0_avx_ifma_long_fold_mul_5:
    mov eax, 2
2:
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 32]
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm2, ymm0, ymmword ptr [rcx + 0]
    vpaddq ymm3, ymm1, ymmword ptr [rcx + 64]
    vpxor xmm4, xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vpxor xmm8, xmm8, xmm8
    vbroadcastsd ymm9, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpxor xmm10, xmm10, xmm10
    vpxor xmm11, xmm11, xmm11
    vpxor xmm12, xmm12, xmm12
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpsrlq ymm14, ymm2, 52
    vpaddq ymm15, ymm9, ymmword ptr [rcx + 128]
    vmovapd ymmword ptr [rdx + 0], ymm2
    vpaddq ymm0, ymm14, ymm3
    vpaddq ymm1, ymm13, ymmword ptr [rcx + 192]
    vbroadcastsd ymm9, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpxor xmm2, xmm2, xmm2
    vpsrlq ymm14, ymm0, 52
    vmovapd ymmword ptr [rdx + 32], ymm0
    vpaddq ymm3, ymm14, ymm15
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 32]
    vpaddq ymm0, ymm9, ymmword ptr [rcx + 256]
    vpsrlq ymm14, ymm3, 52
    vmovapd ymmword ptr [rdx + 64], ymm3
    vpaddq ymm15, ymm14, ymm1
    vpaddq ymm9, ymm13, ymmword ptr [rsi + 0]
    vpsrlq ymm3, ymm15, 52
    vbroadcastsd ymm14, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vmovapd ymmword ptr [rdx + 96], ymm15
    {vex} vpmadd52huq ymm10, ymm9, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm11, ymm9, ymmword ptr [rdx + 0]
    vpaddq ymm1, ymm3, ymm0
    vpaddq ymm13, ymm14, ymmword ptr [rsi + 64]
    {vex} vpmadd52luq ymm12, ymm9, ymmword ptr [rdx + 0]
    vbroadcastsd ymm15, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vmovapd ymmword ptr [rdx + 128], ymm1
    vpsrlq ymm3, ymm9, 52
    {vex} vpmadd52huq ymm7, ymm9, ymmword ptr [rdx + 64]
    vpaddq ymm0, ymm3, ymm13
    vpaddq ymm14, ymm15, ymmword ptr [rsi + 128]
    {vex} vpmadd52huq ymm5, ymm9, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm10, ymm9, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm11, ymm9, ymmword ptr [rdx + 32]
    vmovapd ymmword ptr [rdx + 160], ymm12
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpsrlq ymm3, ymm0, 52
    {vex} vpmadd52huq ymm4, ymm9, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm6, ymm0, ymmword ptr [rdx + 128]
    vpaddq ymm13, ymm3, ymm14
    vpaddq ymm15, ymm1, ymmword ptr [rsi + 192]
    {vex} vpmadd52luq ymm7, ymm9, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm8, ymm13, ymmword ptr [rdx + 128]
    vbroadcastsd ymm12, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    {vex} vpmadd52luq ymm5, ymm9, ymmword ptr [rdx + 128]
    vpsrlq ymm3, ymm13, 52
    {vex} vpmadd52huq ymm10, ymm0, ymmword ptr [rdx + 0]
    vpaddq ymm14, ymm3, ymm15
    vpaddq ymm1, ymm12, ymmword ptr [rsi + 256]
    {vex} vpmadd52luq ymm11, ymm0, ymmword ptr [rdx + 0]
    {vex} vpmadd52huq ymm4, ymm0, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm6, ymm13, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm7, ymm0, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm8, ymm14, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm5, ymm0, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm2, ymm14, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm10, ymm0, ymmword ptr [rdx + 32]
    vmovapd ymmword ptr [rdx + 192], ymm11
    vpsrlq ymm9, ymm14, 52
    {vex} vpmadd52luq ymm4, ymm0, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm6, ymm13, ymmword ptr [rdx + 128]
    vpaddq ymm3, ymm9, ymm1
    vpxor xmm15, xmm15, xmm15
    {vex} vpmadd52luq ymm7, ymm0, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm8, ymm14, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm5, ymm0, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm2, ymm3, ymmword ptr [rdx + 96]
    vpxor xmm12, xmm12, xmm12
    {vex} vpmadd52luq ymm10, ymm13, ymmword ptr [rdx + 0]
    {vex} vpmadd52huq ymm15, ymm3, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm4, ymm13, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm6, ymm14, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm7, ymm13, ymmword ptr [rdx + 0]
    {vex} vpmadd52huq ymm8, ymm3, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm5, ymm13, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm2, ymm3, ymmword ptr [rdx + 128]
    vmovapd ymmword ptr [rdx + 224], ymm10
    {vex} vpmadd52luq ymm4, ymm13, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm6, ymm14, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm7, ymm13, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm8, ymm3, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm5, ymm13, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm4, ymm14, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm6, ymm3, ymmword ptr [rdx + 32]
    {vex} vpmadd52luq ymm7, ymm14, ymmword ptr [rdx + 0]
    {vex} vpmadd52huq ymm5, ymm14, ymmword ptr [rdx + 0]
    {vex} vpmadd52luq ymm4, ymm14, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm6, ymm3, ymmword ptr [rdx + 64]
    vmovapd ymmword ptr [rdx + 256], ymm7
    {vex} vpmadd52luq ymm5, ymm14, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm4, ymm3, ymmword ptr [rdx + 0]
    vmovapd ymm11, ymmword ptr [rdx + 160]
    vbroadcastsd ymm9, qword ptr [rdi + 248]
    {vex} vpmadd52luq ymm5, ymm3, ymmword ptr [rdx + 0]
    vmovapd ymm1, ymmword ptr [rdx + 192]
    {vex} vpmadd52luq ymm4, ymm3, ymmword ptr [rdx + 32]
    vmovapd ymmword ptr [rdx + 288], ymm5
    vpsrlq ymm0, ymm4, 52
    vmovapd ymm10, ymmword ptr [rdx + 224]
    {vex} vpmadd52luq ymm11, ymm4, ymm9
    {vex} vpmadd52huq ymm1, ymm4, ymm9
    vpaddq ymm13, ymm6, ymm0
    vpsrlq ymm7, ymm13, 52
    vmovapd ymm14, ymmword ptr [rdx + 256]
    {vex} vpmadd52huq ymm10, ymm13, ymm9
    vpaddq ymm3, ymm8, ymm7
    vpsrlq ymm5, ymm3, 52
    vmovapd ymm4, ymmword ptr [rdx + 288]
    {vex} vpmadd52luq ymm1, ymm13, ymm9
    {vex} vpmadd52huq ymm14, ymm3, ymm9
    vpaddq ymm6, ymm2, ymm5
    vpsrlq ymm0, ymm6, 52
    {vex} vpmadd52huq ymm4, ymm6, ymm9
    {vex} vpmadd52luq ymm10, ymm3, ymm9
    vpaddq ymm8, ymm15, ymm0
    {vex} vpmadd52huq ymm12, ymm8, ymm9
    {vex} vpmadd52luq ymm14, ymm6, ymm9
    {vex} vpmadd52luq ymm4, ymm8, ymm9
    vmovapd ymmword ptr [r8 + 128], ymm10
    vbroadcastsd ymm7, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 24]
    {vex} vpmadd52luq ymm11, ymm12, ymm9
    {vex} vpmadd52huq ymm1, ymm12, ymm9
    vbroadcastsd ymm13, qword ptr [rdi + 256]
    vmovapd ymmword ptr [r8 + 192], ymm14
    vpsrlq ymm2, ymm4, 48
    vpand ymm5, ymm4, ymm7
    vmovapd ymmword ptr [r8 + 256], ymm5
    {vex} vpmadd52luq ymm11, ymm2, ymm13
    vmovapd ymmword ptr [r8 + 64], ymm1
    vmovapd ymmword ptr [r8 + 0], ymm11
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx_ifma_long_fold_sqr_5
.p2align 6
msmith_0_1_0_avx_ifma_long_fold_sqr_5:
    mov eax, 2
2:
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 32]
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm2, ymm0, ymmword ptr [rsi + 0]
    vpaddq ymm3, ymm1, ymmword ptr [rsi + 64]
    vpxor xmm4, xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vpxor xmm8, xmm8, xmm8
    vpxor xmm9, xmm9, xmm9
    vpxor xmm10, xmm10, xmm10
    vpxor xmm11, xmm11, xmm11
    vpxor xmm12, xmm12, xmm12
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpxor xmm14, xmm14, xmm14
    vpsrlq ymm15, ymm2, 52
    vmovapd ymmword ptr [rdx + 0], ymm2
    vpaddq ymm0, ymm15, ymm3
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm2, ymm13, ymmword ptr [rsi + 128]
    vpsrlq ymm15, ymm0, 52
    vmovapd ymmword ptr [rdx + 32], ymm0
    vpaddq ymm3, ymm15, ymm2
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm0, ymm1, ymmword ptr [rsi + 192]
    vpsrlq ymm15, ymm3, 52
    vmovapd ymmword ptr [rdx + 64], ymm3
    vpaddq ymm2, ymm15, ymm0
    vmovapd ymm1, ymmword ptr [rdx + 0]
    vpaddq ymm3, ymm13, ymmword ptr [rsi + 256]
    vpsrlq ymm15, ymm2, 52
    vmovapd ymmword ptr [rdx + 96], ymm2
    vpaddq ymm0, ymm15, ymm3
    {vex} vpmadd52luq ymm9, ymm1, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm10, ymm1, ymmword ptr [rdx + 32]
    vmovapd ymmword ptr [rdx + 128], ymm0
    {vex} vpmadd52huq ymm7, ymm1, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm12, ymm1, ymm1
    vpxor xmm13, xmm13, xmm13
    {vex} vpmadd52huq ymm5, ymm1, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm10, ymm1, ymmword ptr [rdx + 64]
    vmovapd ymm2, ymmword ptr [rdx + 32]
    {vex} vpmadd52huq ymm4, ymm1, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm7, ymm1, ymmword ptr [rdx + 96]
    vmovapd ymmword ptr [rdx + 160], ymm12
    vmovapd ymm15, ymmword ptr [rdx + 64]
    vpaddq ymm3, ymm9, ymm9
    {vex} vpmadd52huq ymm6, ymm2, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm3, ymm1, ymm1
    {vex} vpmadd52luq ymm5, ymm1, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm8, ymm15, ymmword ptr [rdx + 128]
    vpaddq ymm0, ymm10, ymm10
    vmovapd ymm12, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm4, ymm2, ymmword ptr [rdx + 96]
    {vex} vpmadd52luq ymm7, ymm2, ymmword ptr [rdx + 64]
    {vex} vpmadd52huq ymm6, ymm15, ymmword ptr [rdx + 96]
    vmovapd ymmword ptr [rdx + 192], ymm3
    {vex} vpmadd52huq ymm11, ymm12, ymmword ptr [rdx + 128]
    {vex} vpmadd52huq ymm5, ymm2, ymmword ptr [rdx + 64]
    {vex} vpmadd52luq ymm8, ymm12, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm0, ymm2, ymm2
    {vex} vpmadd52luq ymm4, ymm2, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm6, ymm15, ymmword ptr [rdx + 128]
    {vex} vpmadd52luq ymm5, ymm2, ymmword ptr [rdx + 96]
    vmovapd ymm9, ymmword ptr [rdx + 128]
    vpaddq ymm1, ymm7, ymm7
    {vex} vpmadd52huq ymm1, ymm2, ymm2
    vpaddq ymm10, ymm8, ymm8
    vpaddq ymm3, ymm11, ymm11
    {vex} vpmadd52huq ymm14, ymm9, ymm9
    vmovapd ymmword ptr [rdx + 224], ymm0
    {vex} vpmadd52luq ymm4, ymm15, ymmword ptr [rdx + 96]
    {vex} vpmadd52huq ymm10, ymm12, ymm12
    vpaddq ymm7, ymm6, ymm6
    {vex} vpmadd52luq ymm3, ymm9, ymm9
    vpaddq ymm2, ymm5, ymm5
    {vex} vpmadd52luq ymm7, ymm12, ymm12
    {vex} vpmadd52luq ymm2, ymm15, ymm15
    vmovapd ymmword ptr [rdx + 256], ymm1
    vmovapd ymm8, ymmword ptr [rdx + 160]
    vbroadcastsd ymm11, qword ptr [rdi + 248]
    vpaddq ymm0, ymm4, ymm4
    vmovapd ymm6, ymmword ptr [rdx + 192]
    {vex} vpmadd52huq ymm0, ymm15, ymm15
    vmovapd ymmword ptr [rdx + 288], ymm2
    vpsrlq ymm9, ymm0, 52
    vmovapd ymm5, ymmword ptr [rdx + 224]
    {vex} vpmadd52luq ymm8, ymm0, ymm11
    {vex} vpmadd52huq ymm6, ymm0, ymm11
    vpaddq ymm12, ymm7, ymm9
    vpsrlq ymm1, ymm12, 52
    vmovapd ymm4, ymmword ptr [rdx + 256]
    {vex} vpmadd52huq ymm5, ymm12, ymm11
    vpaddq ymm15, ymm10, ymm1
    vpsrlq ymm2, ymm15, 52
    vmovapd ymm0, ymmword ptr [rdx + 288]
    {vex} vpmadd52luq ymm6, ymm12, ymm11
    {vex} vpmadd52huq ymm4, ymm15, ymm11
    vpaddq ymm7, ymm3, ymm2
    vpsrlq ymm9, ymm7, 52
    {vex} vpmadd52huq ymm0, ymm7, ymm11
    {vex} vpmadd52luq ymm5, ymm15, ymm11
    vpaddq ymm10, ymm14, ymm9
    {vex} vpmadd52huq ymm13, ymm10, ymm11
    {vex} vpmadd52luq ymm4, ymm7, ymm11
    {vex} vpmadd52luq ymm0, ymm10, ymm11
    vmovapd ymmword ptr [r8 + 128], ymm5
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 24]
    {vex} vpmadd52luq ymm8, ymm13, ymm11
    {vex} vpmadd52huq ymm6, ymm13, ymm11
    vbroadcastsd ymm12, qword ptr [rdi + 256]
    vmovapd ymmword ptr [r8 + 192], ymm4
    vpsrlq ymm3, ymm0, 48
    vpand ymm2, ymm0, ymm1
    vmovapd ymmword ptr [r8 + 256], ymm2
    {vex} vpmadd52luq ymm8, ymm3, ymm12
    vmovapd ymmword ptr [r8 + 64], ymm6
    vmovapd ymmword ptr [r8 + 0], ymm8
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx_ifma_norm_8
.p2align 6
msmith_0_1_0_avx_ifma_norm_8:
    mov eax, 2
2:
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 32]
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vbroadcastsd ymm2, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm3, ymm0, ymmword ptr [rsi + 0]
    vbroadcastsd ymm4, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm5, ymm1, ymmword ptr [rsi + 64]
    vpsrlq ymm6, ymm3, 52
    vbroadcastsd ymm7, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm8, ymm2, ymmword ptr [rsi + 128]
    vpaddq ymm9, ymm6, ymm5
    vpaddq ymm10, ymm4, ymmword ptr [rsi + 192]
    vbroadcastsd ymm11, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpsrlq ymm12, ymm9, 52
    vpaddq ymm13, ymm7, ymmword ptr [rsi + 256]
    vpxor xmm14, xmm14, xmm14
    vpaddq ymm15, ymm12, ymm8
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm1, ymm11, ymmword ptr [rsi + 320]
    vpxor xmm2, xmm2, xmm2
    vbroadcastsd ymm6, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpxor xmm5, xmm5, xmm5
    vpsrlq ymm4, ymm15, 52
    vpaddq ymm7, ymm0, ymmword ptr [rsi + 384]
    vbroadcastsd ymm12, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 0]
    vpaddq ymm8, ymm4, ymm10
    vpaddq ymm11, ymm6, ymmword ptr [rsi + 448]
    vpsrlq ymm0, ymm8, 52
    vpaddq ymm4, ymm0, ymm13
    vpand ymm10, ymm3, ymm12
    vpsrlq ymm6, ymm4, 52
    vpaddq ymm0, ymm6, ymm1
    vpand ymm13, ymm9, ymm12
    vpsrlq ymm3, ymm0, 52
    vpaddq ymm6, ymm3, ymm7
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 32]
    vpand ymm9, ymm15, ymm12
    vpsrlq ymm3, ymm6, 52
    vpaddq ymm7, ymm3, ymm11
    vpand ymm15, ymm8, ymm12
    vbroadcastsd ymm3, qword ptr [rdx + 72]
    vpsubq ymm11, ymm7, ymm1
    vbroadcastsd ymm8, qword ptr [rdx + 64]
    vpand ymm7, ymm4, ymm12
    vbroadcastsd ymm1, qword ptr [rdi + 0]
    vpand ymm4, ymm0, ymm12
    vpand ymm0, ymm6, ymm12
    vbroadcastsd ymm6, qword ptr [rdi + 8]
    vpsrlvq ymm3, ymm11, ymm3
    {vex} vpmadd52huq ymm14, ymm3, ymm8
    {vex} vpmadd52luq ymm2, ymm14, ymm1
    {vex} vpmadd52huq ymm5, ymm14, ymm1
    {vex} vpmadd52luq ymm5, ymm14, ymm6
    vpxor xmm3, xmm3, xmm3
    vbroadcastsd ymm8, qword ptr [rdi + 16]
    {vex} vpmadd52huq ymm3, ymm14, ymm6
    vpsubq ymm1, ymm10, ymm2
    vmovapd ymmword ptr [r8 + 0], ymm1
    vpxor xmm6, xmm6, xmm6
    {vex} vpmadd52luq ymm3, ymm14, ymm8
    {vex} vpmadd52huq ymm6, ymm14, ymm8
    vbroadcastsd ymm10, qword ptr [rdi + 24]
    vpsubq ymm2, ymm13, ymm5
    vpxor xmm1, xmm1, xmm1
    vmovapd ymmword ptr [r8 + 64], ymm2
    vpxor xmm8, xmm8, xmm8
    {vex} vpmadd52luq ymm6, ymm14, ymm10
    {vex} vpmadd52huq ymm1, ymm14, ymm10
    vbroadcastsd ymm13, qword ptr [rdi + 32]
    vpsubq ymm5, ymm9, ymm3
    vpxor xmm2, xmm2, xmm2
    vmovapd ymmword ptr [r8 + 128], ymm5
    vpxor xmm10, xmm10, xmm10
    {vex} vpmadd52luq ymm1, ymm14, ymm13
    vbroadcastsd ymm9, qword ptr [rdi + 40]
    {vex} vpmadd52huq ymm8, ymm14, ymm13
    vpsubq ymm3, ymm15, ymm6
    vbroadcastsd ymm5, qword ptr [rdi + 48]
    vpxor xmm13, xmm13, xmm13
    vmovapd ymmword ptr [r8 + 192], ymm3
    {vex} vpmadd52huq ymm2, ymm14, ymm9
    vbroadcastsd ymm15, qword ptr [rdi + 56]
    {vex} vpmadd52luq ymm8, ymm14, ymm9
    {vex} vpmadd52huq ymm10, ymm14, ymm5
    vpsubq ymm6, ymm7, ymm1
    {vex} vpmadd52luq ymm2, ymm14, ymm5
    {vex} vpmadd52huq ymm13, ymm14, ymm15
    vmovapd ymmword ptr [r8 + 256], ymm6
    {vex} vpmadd52luq ymm10, ymm14, ymm15
    vpsubq ymm3, ymm4, ymm8
    vpsubq ymm9, ymm0, ymm2
    vmovapd ymmword ptr [r8 + 320], ymm3
    vmovapd ymmword ptr [r8 + 384], ymm9
    vpsubq ymm7, ymm11, ymm10
    vmovapd ymmword ptr [r8 + 448], ymm7
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
.globl msmith_0_1_0_avx_ifma_norm_5
.p2align 6
msmith_0_1_0_avx_ifma_norm_5:
    mov eax, 2
2:
    vbroadcastsd ymm0, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 32]
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm2, ymm0, ymmword ptr [rsi + 0]
    vpaddq ymm3, ymm1, ymmword ptr [rsi + 64]
    vpxor xmm4, xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    vbroadcastsd ymm6, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpxor xmm7, xmm7, xmm7
    vpxor xmm8, xmm8, xmm8
    vbroadcastsd ymm9, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpxor xmm10, xmm10, xmm10
    vpsrlq ymm11, ymm2, 52
    vpaddq ymm12, ymm6, ymmword ptr [rsi + 128]
    vbroadcastsd ymm13, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 0]
    vpaddq ymm14, ymm11, ymm3
    vpaddq ymm15, ymm9, ymmword ptr [rsi + 192]
    vpsrlq ymm0, ymm14, 52
    vbroadcastsd ymm1, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 40]
    vpaddq ymm6, ymm0, ymm12
    vpand ymm11, ymm2, ymm13
    vpsrlq ymm3, ymm6, 52
    vpaddq ymm9, ymm3, ymm15
    vpaddq ymm0, ymm1, ymmword ptr [rsi + 256]
    vpsrlq ymm12, ymm9, 52
    vbroadcastsd ymm2, qword ptr [rip + msmith_0_1_0_avx_ifma_const + 32]
    vpaddq ymm3, ymm12, ymm0
    vbroadcastsd ymm15, qword ptr [rdx + 48]
    vpand ymm1, ymm14, ymm13
    vbroadcastsd ymm12, qword ptr [rdx + 40]
    vpand ymm0, ymm6, ymm13
    vbroadcastsd ymm14, qword ptr [rdi + 0]
    vpand ymm6, ymm9, ymm13
    vpsubq ymm9, ymm3, ymm2
    vbroadcastsd ymm3, qword ptr [rdi + 8]
    vpsrlvq ymm2, ymm9, ymm15
    {vex} vpmadd52huq ymm4, ymm2, ymm12
    {vex} vpmadd52luq ymm8, ymm4, ymm14
    {vex} vpmadd52huq ymm5, ymm4, ymm14
    {vex} vpmadd52luq ymm5, ymm4, ymm3
    vbroadcastsd ymm15, qword ptr [rdi + 16]
    {vex} vpmadd52huq ymm7, ymm4, ymm3
    vpsubq ymm2, ymm11, ymm8
    vmovapd ymmword ptr [r8 + 0], ymm2
    vpxor xmm12, xmm12, xmm12
    {vex} vpmadd52luq ymm7, ymm4, ymm15
    vbroadcastsd ymm14, qword ptr [rdi + 24]
    {vex} vpmadd52huq ymm10, ymm4, ymm15
    vpsubq ymm3, ymm1, ymm5
    vpxor xmm11, xmm11, xmm11
    vbroadcastsd ymm8, qword ptr [rdi + 32]
    vmovapd ymmword ptr [r8 + 64], ymm3
    {vex} vpmadd52huq ymm12, ymm4, ymm14
    {vex} vpmadd52luq ymm10, ymm4, ymm14
    vpsubq ymm2, ymm0, ymm7
    {vex} vpmadd52huq ymm11, ymm4, ymm8
    {vex} vpmadd52luq ymm12, ymm4, ymm8
    vmovapd ymmword ptr [r8 + 128], ymm2
    vpsubq ymm15, ymm6, ymm10
    vpsubq ymm1, ymm9, ymm12
    vmovapd ymmword ptr [r8 + 192], ymm15
    vmovapd ymmword ptr [r8 + 256], ymm1
    add rsi, 32
    add rcx, 32
    add r8, 32
    dec eax
    jnz 2b
    ret
