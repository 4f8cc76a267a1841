//! Arrays that are written place by place.
//!
//! Nothing is written first: where a compiler makes small code, zeros stay as calls of the system's `memset`.

use core::mem::MaybeUninit;

/// Room for N values.
pub struct Room<T, const N: usize>(MaybeUninit<[T; N]>);

impl<T: Copy, const N: usize> Room<T, N> {
    #[inline(always)]
    pub const fn new() -> Self {
        Self(MaybeUninit::uninit())
    }

    #[inline(always)]
    pub fn put(&mut self, place: usize, value: T) {
        assert!(place < N);
        // SAFETY: one of N places.
        unsafe { self.0.as_mut_ptr().cast::<T>().add(place).write(value) };
    }

    /// The array.
    ///
    /// # Safety
    ///
    /// All places have been written.
    #[inline(always)]
    pub const unsafe fn full(self) -> [T; N] {
        // SAFETY: the caller's promise.
        unsafe { self.0.assume_init() }
    }
}
