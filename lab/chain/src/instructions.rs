//! Which vector instructions searches use, and how one is chosen.

use crate::error::Error;

/// Instructions. Those that [`Instructions::is_available`] denies are never used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Instructions {
    /// Those of any machine of the target.
    Portable,
    /// AVX2.
    Avx2,
    /// AVX-512 F, BW, DQ and VL.
    Avx512,
}

impl Instructions {
    /// All, the preferred one last.
    pub const ALL: [Self; 3] = [Self::Portable, Self::Avx2, Self::Avx512];

    /// The environment's variable that [`Self::detect`] reads.
    pub const VARIABLE: &'static str = "MSMITH_BACKEND";

    /// Whether this machine has them.
    pub fn is_available(self) -> bool {
        match self {
            Self::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => is_x86_feature_detected!("avx2"),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => {
                is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512dq")
                    && is_x86_feature_detected!("avx512vl")
            }
            #[cfg(not(target_arch = "x86_64"))]
            _ => false,
        }
    }

    /// The best that this machine has, or what the variable `MSMITH_BACKEND` says, as [`Self::from_name`]; one that is
    /// empty says nothing.
    ///
    /// Errors: [`Error::Backend`].
    pub fn detect() -> Result<Self, Error> {
        match std::env::var_os(Self::VARIABLE) {
            Some(name) if !name.is_empty() => Self::from_name(&name.to_string_lossy()),
            _ => Ok(Self::best()),
        }
    }

    /// The best that this machine has.
    pub fn best() -> Self {
        let mut all = Self::ALL.into_iter().rev();
        all.find(|i| i.is_available()).unwrap_or(Self::Portable)
    }

    /// By the name of a backend of the library: `portable` or `relaxed`; `avx2` or `avx-ifma`; `avx512` or
    /// `ifma`, each two of which are the same for chains.
    ///
    /// Errors: [`Error::Backend`] for another name, and where this machine does not have them.
    pub fn from_name(name: &str) -> Result<Self, Error> {
        let found = match name {
            "portable" | "relaxed" => Self::Portable,
            "avx2" | "avx-ifma" => Self::Avx2,
            "avx512" | "ifma" => Self::Avx512,
            _ => {
                let shown: String = name.chars().take(24).collect();
                return Err(Error::Backend(format!(
                    "{shown:?} is not known; known are portable, relaxed, avx2, avx-ifma, avx512, ifma"
                )));
            }
        };
        found.require()
    }

    /// Itself, if this machine has it.
    ///
    /// Errors: [`Error::Backend`].
    pub fn require(self) -> Result<Self, Error> {
        match self.is_available() {
            true => Ok(self),
            false => Err(Error::Backend(format!(
                "this machine does not have the instructions of {self:?}"
            ))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        assert_eq!(
            Instructions::from_name("portable"),
            Ok(Instructions::Portable)
        );
        for name in ["", "bogus", "Portable", "avx512 "] {
            let refused = Instructions::from_name(name);
            assert!(matches!(refused, Err(Error::Backend(_))), "{name}");
        }
        for (name, of) in [
            ("relaxed", Instructions::Portable),
            ("avx2", Instructions::Avx2),
            ("avx-ifma", Instructions::Avx2),
            ("avx512", Instructions::Avx512),
            ("ifma", Instructions::Avx512),
        ] {
            let is_there = of.is_available();
            assert_eq!(Instructions::from_name(name).is_ok(), is_there, "{name}");
        }
        assert!(Instructions::best().is_available());
        for i in Instructions::ALL {
            assert_eq!(i.require().is_ok(), i.is_available(), "{i:?}");
        }
    }
}
