//! One bucket set without multipliers: the digits of a window recoding (BGMW; GLV; Eisenstein π·2^c).

use super::super::eisenstein::Eisenstein;
use super::super::glv::Glv;
use super::super::signed_window::SignedWindow;
use super::super::{Digit, Recoding, Small};
use super::BucketSet;
use super::spec::{Family, Numbers, Spec};
use crate::error::Error;
use crate::recode::eisenstein::Pi;
use crate::recode::lattice::ideal;

/// `signed:c`: M = {1}, radix 2^c, 2^(c−1) buckets (BGMW).
pub static SIGNED: Family = Family {
    name: "signed",
    parameters: 1,
    build: |numbers, [c, _]| Ok(Box::new(Single::signed(numbers, c)?)),
};

/// `glv:c`: the same over two half-size integers.
pub static GLV: Family = Family {
    name: "glv",
    parameters: 1,
    build: |numbers, [c, _]| Ok(Box::new(Single::glv(numbers, c)?)),
};

/// `eisenstein:N,c`: radix π·2^c with π of norm N = 1, 3 or 7.
pub static EISENSTEIN: Family = Family {
    name: "eisenstein",
    parameters: 2,
    build: |numbers, [norm, c]| {
        Ok(Box::new(Single::eisenstein(
            numbers,
            Pi::of_norm(norm)?,
            c,
        )?))
    },
};

/// Every window of a recoding over the buckets of one.
pub(crate) struct Single {
    spec: Spec,
    of: Box<dyn Recoding>,
}

impl Single {
    /// Signed digits of radix 2^c (BGMW), of scalars below r.
    pub fn signed(numbers: &Numbers, c: u32) -> Result<Self, Error> {
        let of = SignedWindow::with_max(c, &(&numbers.r - 1u32), numbers.words())?;
        Ok(Self {
            spec: Spec::new(&SIGNED, &[c]),
            of: Box::new(of),
        })
    }

    /// Two halves in signed digits of radix 2^c.
    pub fn glv(numbers: &Numbers, c: u32) -> Result<Self, Error> {
        let endo = numbers.endo()?;
        let of = Glv::new(
            &numbers.r,
            &endo.lambda,
            &ideal(&endo.nu),
            c,
            numbers.words(),
        )?;
        Ok(Self {
            spec: Spec::new(&GLV, &[c]),
            of: Box::new(of),
        })
    }

    /// Eisenstein digits of radix π·2^c.
    pub fn eisenstein(numbers: &Numbers, pi: Pi, c: u32) -> Result<Self, Error> {
        let endo = numbers.endo()?;
        let of = Eisenstein::new(&numbers.r, &endo.lambda, &endo.nu, pi, c, numbers.words())?;
        Ok(Self {
            spec: Spec::new(&EISENSTEIN, &[pi.norm() as u32, c]),
            of: Box::new(of),
        })
    }
}

impl BucketSet for Single {
    fn spec(&self) -> Spec {
        self.spec
    }
    fn radix(&self) -> Small {
        self.of.radix()
    }
    fn positions(&self) -> usize {
        self.of.windows()
    }
    fn halves(&self) -> usize {
        self.of.slots()
    }
    fn buckets(&self) -> usize {
        self.of.buckets()
    }
    fn place(&self, bucket: u32) -> (u32, u32) {
        self.of.place(bucket)
    }
    fn row_unit(&self) -> Small {
        self.of.row_unit()
    }
    fn col_unit(&self) -> Small {
        self.of.col_unit()
    }
    fn uses_endomorphism(&self) -> bool {
        self.of.uses_endomorphism()
    }
    fn scalar_words(&self) -> usize {
        self.of.scalar_words()
    }
    fn recode(&self, scalars: &[u64], out: &mut [Digit]) {
        self.of.recode(scalars, out);
    }
}
