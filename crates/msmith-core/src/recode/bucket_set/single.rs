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

/// Every window of a recoding over the buckets of one.
pub struct Single {
    spec: Spec,
    of: Box<dyn Recoding>,
}

impl Single {
    /// Signed digits of radix 2^c (BGMW), of scalars below r.
    pub fn signed(numbers: &Numbers, c: u32) -> Result<Self, Error> {
        let of = SignedWindow::with_max(c, &(&numbers.r - 1u32), numbers.words())?;
        Ok(Self {
            spec: Spec::new(Family::Signed, &[c]),
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
            spec: Spec::new(Family::Glv, &[c]),
            of: Box::new(of),
        })
    }

    /// Eisenstein digits of radix π·2^c.
    pub fn eisenstein(numbers: &Numbers, pi: Pi, c: u32) -> Result<Self, Error> {
        let endo = numbers.endo()?;
        let of = Eisenstein::new(&numbers.r, &endo.lambda, &endo.nu, pi, c, numbers.words())?;
        Ok(Self {
            spec: Spec::new(Family::Eisenstein, &[pi.norm() as u32, c]),
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
