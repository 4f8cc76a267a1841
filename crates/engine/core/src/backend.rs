//! The names of the backends. What a machine has of them: [`crate::cpu`].

/// A set of rings that needs certain instructions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Backend {
    /// 64-bit words, any machine.
    Portable,
    /// Eight lanes in doubles, the relaxed multiply-add of WebAssembly where it rounds once.
    Relaxed,
    /// Eight lanes in doubles, AVX2 and FMA.
    Avx2,
    /// Eight lanes in 52-bit integers, AVX-IFMA and AVX2, or AVX-512 IFMA and VL.
    AvxIfma,
    /// Eight lanes in doubles, AVX-512 F, DQ, VL and BW.
    Avx512,
    /// Eight lanes in 52-bit integers, AVX-512 IFMA.
    Ifma,
}

impl core::fmt::Display for Backend {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name())
    }
}

impl Backend {
    /// All backends, the preferred one last.
    pub const ALL: [Self; 6] = [
        Self::Portable,
        Self::Relaxed,
        Self::Avx2,
        Self::AvxIfma,
        Self::Avx512,
        Self::Ifma,
    ];

    /// The name, as `MSMITH_BACKEND` takes it: `portable`, `relaxed`, `avx2`, `avx-ifma`, `avx512` or `ifma`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            Self::Relaxed => "relaxed",
            Self::Avx2 => "avx2",
            Self::AvxIfma => "avx-ifma",
            Self::Avx512 => "avx512",
            Self::Ifma => "ifma",
        }
    }
}
