//! Random numbers that nobody foresees: seeded by the system, then ChaCha12 (`rand`'s `StdRng`).

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
use core::convert::Infallible as Generator;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
use rand::{RngCore, SeedableRng, rngs::OsRng, rngs::StdRng as Generator};

/// A stream of random numbers; a clone gives the same ones.
#[derive(Clone)]
pub struct Random(Generator);

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
impl Random {
    /// With a seed of the system; `None` where that has none.
    pub fn of_system() -> Option<Self> {
        let mut seed = [0; 32];
        OsRng.try_fill_bytes(&mut seed).ok()?;
        Some(Self::seeded(seed))
    }

    /// With a seed of the caller's.
    pub fn seeded(seed: [u8; 32]) -> Self {
        Self(Generator::from_seed(seed))
    }

    /// A stream of its own.
    pub fn split(&mut self) -> Self {
        let mut seed = [0; 32];
        self.0.fill_bytes(&mut seed);
        Self::seeded(seed)
    }

    /// The next numbers.
    pub fn fill(&mut self, numbers: &mut [u32]) {
        self.0.fill_bytes(bytemuck::cast_slice_mut(numbers));
    }
}

/// Here the system has no random numbers that are known to be any good.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
impl Random {
    pub fn of_system() -> Option<Self> {
        None
    }

    pub fn split(&mut self) -> Self {
        self.clone()
    }

    pub fn fill(&mut self, _: &mut [u32]) {}
}
