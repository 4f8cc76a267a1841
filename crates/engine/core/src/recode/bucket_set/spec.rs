//! Names of bucket sets, and the list of those that the planner of fixed bases compares.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use num_bigint::{BigInt, BigUint};

use super::{BucketSet, odd, single, two};
use crate::error::Error;

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

/// Builds a set of a kind from its parameters.
pub type Build = fn(&Numbers, [u32; 2]) -> Result<Box<dyn BucketSet>, Error>;

/// A kind of bucket sets. A new one is a file with such a static, and its line in [`FAMILIES`].
#[derive(Debug)]
pub struct Family {
    /// Its name, before the colon: lower case.
    pub name: &'static str,
    /// The number of its parameters, 1 or 2.
    pub parameters: usize,
    /// The set for points of order r; the second parameter is 0 where there is one.
    pub build: Build,
}

impl PartialEq for Family {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Family {}

impl Hash for Family {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

/// The kinds that are offered.
pub static FAMILIES: &[&Family] = &[
    &single::SIGNED,
    &single::GLV,
    &odd::FAMILY,
    &single::EISENSTEIN,
    &two::FAMILY,
];

/// A bucket set by name: `eisenstein:3,10`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spec {
    family: &'static Family,
    parameters: [u32; 2],
}

impl Spec {
    /// A family with its parameters, which [`Spec::build`] checks.
    pub fn new(family: &'static Family, parameters: &[u32]) -> Self {
        let mut all = [0; 2];
        for (to, from) in all.iter_mut().zip(parameters) {
            *to = *from;
        }
        Self {
            family,
            parameters: all,
        }
    }

    /// A set of some families by its name.
    ///
    /// Errors: a name or parameters that none of them has, with the names there are.
    pub fn of(
        families: impl Iterator<Item = &'static Family> + Clone,
        text: &str,
    ) -> Result<Self, Error> {
        let known = || {
            let names = families.clone().map(|f| match f.parameters {
                1 => format!("{}:c", f.name),
                _ => format!("{}:a,b", f.name),
            });
            let names = names.collect::<Vec<_>>().join(", ");
            Error::Option(format!("{text:?} is not a bucket set; they are {names}"))
        };
        let (name, rest) = text.split_once(':').ok_or_else(known)?;
        let found = families.clone().find(|f| f.name == name);
        let family = found.ok_or_else(known)?;
        let numbers: Result<Vec<u32>, _> = rest.split(',').map(str::parse).collect();
        let numbers = numbers.map_err(|_| known())?;
        if numbers.len() != family.parameters {
            return Err(known());
        }
        Ok(Self::new(family, &numbers))
    }

    /// The kind of set.
    pub fn family(&self) -> &'static Family {
        self.family
    }

    /// The parameters; the second is 0 where there is one.
    pub fn parameters(&self) -> [u32; 2] {
        self.parameters
    }

    /// The set for points of order r.
    pub fn build(&self, numbers: &Numbers) -> Result<Box<dyn BucketSet>, Error> {
        (self.family.build)(numbers, self.parameters)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.family.name, self.parameters[0])?;
        if self.family.parameters == 2 {
            write!(f, ",{}", self.parameters[1])?;
        }
        Ok(())
    }
}

/// A set by its name, of [`FAMILIES`]: `eisenstein:3,10`.
impl FromStr for Spec {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::of(FAMILIES.iter().copied(), text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        for family in FAMILIES {
            let spec = Spec::new(family, &[7, 5][..family.parameters]);
            assert_eq!(spec.to_string().parse(), Ok(spec));
            assert!(spec.to_string().starts_with(family.name));
        }
        for bad in [
            "",
            "signed",
            "signed:",
            "signed:1,2",
            "odd:3",
            "x:1",
            "two:-7,1",
            "lfg:8",
        ] {
            assert!(bad.parse::<Spec>().is_err(), "{bad}");
        }
    }
}
