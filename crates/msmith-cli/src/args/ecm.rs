//! The arguments of `msmith ecm`.

use clap::ValueEnum;

/// Which arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum EcmBackend {
    /// The fastest that the machine has
    Auto,
    /// Eight curves in the lanes of AVX-512 IFMA
    Lanes,
    /// One curve at a time in 64-bit words
    Portable,
}

#[derive(clap::Args)]
pub struct Ecm {
    /// The number: decimal, or hexadecimal after 0x; also `2^k-c` and `2^k+c`. At most 972 bits
    #[arg(value_name = "N", allow_negative_numbers = true)]
    pub n: String,
    /// Bound of stage 1, also as 1e6. Usual for factors of 20, 25, 30, 35, 40 digits: 11000, 50000, 250000, 1e6, 3e6
    #[arg(long, value_name = "B1", value_parser = bound, default_value = "50000")]
    pub b1: u64,
    /// Bound of stage 2; otherwise 100·B1. None is run where it is B1
    #[arg(long, value_name = "B2", value_parser = bound)]
    pub b2: Option<u64>,
    /// Curves to try
    #[arg(long, value_name = "K", default_value_t = 200)]
    pub curves: u64,
    /// Which curves: the same seed gives the same answer on every machine
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// Threads; otherwise all of the machine's
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
    /// The arithmetic
    #[arg(long, value_enum, default_value = "auto")]
    pub backend: EcmBackend,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `50000`, `1e6`, `25e4`.
fn bound(text: &str) -> Result<u64, String> {
    let (digits, zeros) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let no = || format!("{text:?} is no number like 50000 or 1e6");
    let digits: u64 = digits.replace('_', "").parse().map_err(|_| no())?;
    let zeros: u32 = zeros.parse().map_err(|_| no())?;
    let power = 10u64.checked_pow(zeros);
    power.and_then(|p| digits.checked_mul(p)).ok_or_else(no)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds() {
        assert_eq!(bound("50000"), Ok(50_000));
        assert_eq!(bound("1e6"), Ok(1_000_000));
        assert_eq!(bound("25e4"), Ok(250_000));
        for bad in ["", "e", "-1", "1e", "1e99", "1.5e6", "ten"] {
            assert!(bound(bad).is_err(), "{bad}");
        }
    }
}
