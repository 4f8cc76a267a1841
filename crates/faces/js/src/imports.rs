//! What an instance is given by its page or program.
#![allow(unsafe_code)]

#[cfg(target_arch = "wasm32")]
mod here {
    #[link(wasm_import_module = "msmith")]
    unsafe extern "C" {
        fn random(to: *mut u8, bytes: usize) -> i32;
        safe fn progress(part: f64) -> i32;
    }

    /// Whether the call is to stop.
    pub fn stops(part: f64) -> bool {
        progress(part) != 0
    }

    /// For every crate that wants random numbers.
    fn fill(bytes: &mut [u8]) -> Result<(), getrandom::Error> {
        // SAFETY: the import writes to the bytes of this slice and to no others.
        match unsafe { random(bytes.as_mut_ptr(), bytes.len()) } {
            0 => Ok(()),
            _ => Err(getrandom::Error::UNSUPPORTED),
        }
    }

    getrandom::register_custom_getrandom!(fill);
}

/// Reports progress; whether the call is to stop.
pub fn progress(part: f64) -> bool {
    #[cfg(target_arch = "wasm32")]
    return here::stops(part);
    #[cfg(not(target_arch = "wasm32"))]
    {
        let _ = part;
        false
    }
}
