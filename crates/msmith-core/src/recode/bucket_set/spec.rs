//! Names of bucket sets, and the one list of them.

use std::fmt;
use std::str::FromStr;

use num_bigint::{BigInt, BigUint};

use super::BucketSet;
use super::euclid::Euclid;
use super::power::Power;
use super::single::Single;
use super::two::Two;
use super::{lfg, odd, one_two_three, pair, prime};
use crate::error::Error;
use crate::recode::eisenstein::Pi;

/// What a digit system is made for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Numbers {
    /// The order of the points.
    pub r: BigUint,
    /// The endomorphism ω, if there is one.
    pub endo: Option<Omega>,
}

/// ω on the points of order r.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Omega {
    /// ω acts as λ.
    pub lambda: BigUint,
    /// ν = nu\[0\] + nu\[1\]·ω of norm r, zero at ω = λ.
    pub nu: [BigInt; 2],
}

impl Numbers {
    /// 64-bit words of a scalar below r.
    pub fn words(&self) -> usize {
        self.r.bits().div_ceil(64) as usize
    }

    /// The endomorphism, or an error that says that there is none.
    pub fn endo(&self) -> Result<&Omega, Error> {
        self.endo.as_ref().ok_or_else(|| {
            Error::Option("this bucket set needs a cube-root endomorphism (a = 0)".into())
        })
    }
}

/// The kinds of bucket sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Family {
    /// `signed:c`: M = {1}, radix 2^c, 2^(c−1) buckets (BGMW).
    Signed,
    /// `glv:c`: the same over two half-size integers.
    Glv,
    /// `lfg-printed:c`: LFG's set as printed, which misses digits (M = {1, 2, 3}).
    LfgPrinted,
    /// `lfg-code:c`: LFG's set as its authors' program builds it, 5q/24.
    LfgCode,
    /// `lfg:c`: LFG's set repaired (FKSX), 7q/32.
    Lfg,
    /// `odd:c,mu`: radix 2^c, M = {1, 3, …, 2μ − 1}, μ a power of 2, q/(2μ).
    Odd,
    /// `123:c`: radix 2^c, M = {1, 2, 3}, q/6.
    OneTwoThree,
    /// `pair:p,c`: radix p^c, p ≡ 5 mod 8, M = {1, 2}.
    Pair,
    /// `prime:p,c`: radix p^c, p = 2μ + 1, M = {1, …, μ}.
    Prime,
    /// `eisenstein:N,c`: radix π·2^c with π of norm N = 1, 3 or 7.
    Eisenstein,
    /// `power:c`: radix (2 − ω)^c, nearest digits.
    Power,
    /// `euclid:c`: radix (2 − ω)^c, digits by controlled Euclid.
    Euclid,
    /// `two:N,c`: Eisenstein digits of radix π·2^c with two multipliers.
    Two,
}

impl Family {
    /// All of them with their names and the number of their parameters.
    pub const ALL: [(Self, &'static str, usize); 13] = [
        (Self::Signed, "signed", 1),
        (Self::Glv, "glv", 1),
        (Self::LfgPrinted, "lfg-printed", 1),
        (Self::LfgCode, "lfg-code", 1),
        (Self::Lfg, "lfg", 1),
        (Self::Odd, "odd", 2),
        (Self::OneTwoThree, "123", 1),
        (Self::Pair, "pair", 2),
        (Self::Prime, "prime", 2),
        (Self::Eisenstein, "eisenstein", 2),
        (Self::Power, "power", 1),
        (Self::Euclid, "euclid", 1),
        (Self::Two, "two", 2),
    ];
}

/// A bucket set by name: `eisenstein:3,10`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spec {
    family: Family,
    parameters: [u32; 2],
}

impl Spec {
    /// A family with its parameters.
    pub fn new(family: Family, parameters: &[u32]) -> Self {
        let mut all = [0; 2];
        for (to, from) in all.iter_mut().zip(parameters) {
            *to = *from;
        }
        Self {
            family,
            parameters: all,
        }
    }

    /// The kind.
    pub fn family(&self) -> Family {
        self.family
    }

    /// The parameters; the second is 0 where there is one.
    pub fn parameters(&self) -> [u32; 2] {
        self.parameters
    }

    /// The set for points of order r.
    pub fn build(&self, numbers: &Numbers) -> Result<Box<dyn BucketSet>, Error> {
        let [a, b] = self.parameters;
        Ok(match self.family {
            Family::Signed => Box::new(Single::signed(numbers, a)?),
            Family::Glv => Box::new(Single::glv(numbers, a)?),
            Family::Eisenstein => Box::new(Single::eisenstein(numbers, Pi::of_norm(a)?, b)?),
            Family::Power => Box::new(Power::new(numbers, a)?),
            Family::Euclid => Box::new(Euclid::new(numbers, a)?),
            Family::Two => Box::new(Two::new(numbers, Pi::of_norm(a)?, b)?),
            Family::LfgPrinted => Box::new(lfg::lfg_printed(numbers, a)?),
            Family::LfgCode => Box::new(lfg::lfg_code(numbers, a)?),
            Family::Lfg => Box::new(lfg::lfg(numbers, a)?),
            Family::Odd => Box::new(odd::odd(numbers, a, b)?),
            Family::OneTwoThree => Box::new(one_two_three::one_two_three(numbers, a)?),
            Family::Pair => Box::new(pair::pair(numbers, a, b)?),
            Family::Prime => Box::new(prime::prime(numbers, a, b)?),
        })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = Family::ALL
            .iter()
            .find(|(family, _, _)| *family == self.family);
        let (_, name, count) = found.unwrap_or(&Family::ALL[0]);
        write!(f, "{name}:{}", self.parameters[0])?;
        if *count == 2 {
            write!(f, ",{}", self.parameters[1])?;
        }
        Ok(())
    }
}

impl FromStr for Spec {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let known = || {
            let names = Family::ALL.map(|(_, name, count)| match count {
                1 => format!("{name}:c"),
                _ => format!("{name}:a,b"),
            });
            Error::Option(format!(
                "{text:?} is no bucket set; they are {}",
                names.join(", ")
            ))
        };
        let (name, rest) = text.split_once(':').ok_or_else(known)?;
        let found = Family::ALL.iter().find(|(_, n, _)| *n == name);
        let (family, _, count) = found.ok_or_else(known)?;
        let numbers: Result<Vec<u32>, _> = rest.split(',').map(str::parse).collect();
        let numbers = numbers.map_err(|_| known())?;
        if numbers.len() != *count {
            return Err(known());
        }
        Ok(Self::new(*family, &numbers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        for (family, name, count) in Family::ALL {
            let spec = Spec::new(family, &[7, 5][..count]);
            assert_eq!(spec.to_string().parse(), Ok(spec));
            assert!(spec.to_string().starts_with(name));
        }
        for bad in [
            "",
            "signed",
            "signed:",
            "signed:1,2",
            "odd:3",
            "x:1",
            "prime:-7,1",
        ] {
            assert!(bad.parse::<Spec>().is_err(), "{bad}");
        }
    }
}
