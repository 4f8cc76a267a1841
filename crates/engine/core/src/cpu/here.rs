//! Which backends this machine and this build have.

use crate::backend::Backend;
use crate::error::Error;
#[cfg(msmith_relaxed)]
use crate::ring::lanes::relaxed::Relaxed;
#[cfg(msmith_lanes)]
use crate::ring::lanes::simd::Wide;
#[cfg(target_arch = "x86_64")]
use crate::ring::lanes::{avx_ifma::AvxIfma, avx2::Avx2, fma512::F512, ifma::Ifma};

impl Backend {
    /// Whether this machine has the instructions, and the build the lanes: see `build.rs`.
    pub fn is_available(self) -> bool {
        self.is_compiled() && self.is_here()
    }

    /// Whether jobs are compiled for the lanes.
    pub(super) const fn is_compiled(self) -> bool {
        (cfg!(msmith_avx512) || !matches!(self, Self::Avx512))
            && (cfg!(msmith_ifma) || !matches!(self, Self::Ifma))
    }

    /// Whether this machine has the instructions.
    fn is_here(self) -> bool {
        match self {
            Self::Portable => true,
            #[cfg(msmith_relaxed)]
            Self::Relaxed => <Relaxed as Wide<48>>::available(),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => <Avx2 as Wide<48>>::available(),
            #[cfg(target_arch = "x86_64")]
            Self::AvxIfma => <AvxIfma as Wide<52>>::available(),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => <F512 as Wide<48>>::available(),
            #[cfg(target_arch = "x86_64")]
            Self::Ifma => <Ifma as Wide<52>>::available(),
            _ => false,
        }
    }

    /// The backends that this machine has, the preferred one last.
    pub fn available() -> Vec<Self> {
        Self::ALL.into_iter().filter(|b| b.is_available()).collect()
    }

    /// The best one, or the one that the environment variable `MSMITH_BACKEND` names (empty: as if it were not set).
    ///
    /// Errors: the variable names a backend that is unknown or that this machine lacks.
    pub fn detect() -> Result<Self, Error> {
        match std::env::var_os("MSMITH_BACKEND") {
            Some(name) if !name.is_empty() => Self::from_name(&name.to_string_lossy()),
            _ => Ok(Self::available().pop().unwrap_or(Self::Portable)),
        }
    }

    /// The backend of a name; an error unless this machine has it.
    pub fn from_name(name: &str) -> Result<Self, Error> {
        match Self::ALL.into_iter().find(|b| b.name() == name) {
            Some(backend) => backend.require().map(|()| backend),
            None => Err(Error::Backend(format!(
                "{name:?} is not known; {}",
                Self::choice()
            ))),
        }
    }

    /// An error unless this machine has it.
    pub fn require(self) -> Result<(), Error> {
        if self.is_available() {
            return Ok(());
        }
        let (name, choice) = (self.name(), Self::choice());
        Err(Error::Backend(match self.is_compiled() {
            true => format!("this machine has no {name}; {choice}"),
            false => format!(
                "{name} is not compiled in this debug build (MSMITH_LANES=all compiles it); {choice}"
            ),
        }))
    }

    fn choice() -> String {
        let names: Vec<_> = Self::available().into_iter().map(Self::name).collect();
        format!("available here: {}", names.join(", "))
    }
}
