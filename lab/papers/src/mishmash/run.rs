//! What a program computes, and what it costs.

use super::{Mishmash, MishmashBlock, MishmashStep};
use msmith_chain::Error;
use num_bigint::BigInt;
use num_traits::{One, Zero};

fn times(base: u32, power: u8) -> BigInt {
    BigInt::from(base).pow(power.into())
}

impl Mishmash {
    /// The multiple of the input that ends in R\[1\].
    ///
    /// Errors: [`Error::Chain`] where a block uses a point that nothing has set, or where a multiple has more than
    /// [`Mishmash::MOST_BITS`] bits.
    pub fn multiple(&self) -> Result<BigInt, Error> {
        Ok(self.multiples()?.pop().unwrap_or_else(BigInt::one))
    }

    /// R\[1\] after each block.
    pub fn multiples(&self) -> Result<Vec<BigInt>, Error> {
        self.check()?;
        let mut r: Vec<Option<BigInt>> = vec![None; usize::from(self.extra) + 2];
        r[1] = Some(BigInt::one());
        let mut after = Vec::new();
        for (at, block) in self.blocks.iter().enumerate() {
            let unset = || Error::Chain(format!("block {at} uses a point that is not set"));
            let get = |r: &[Option<BigInt>], k: u8| r[usize::from(k)].clone().ok_or_else(unset);
            let (MishmashBlock::Precomp { n, .. }
            | MishmashBlock::DbChain { n, .. }
            | MishmashBlock::Prac { n, .. }) = block;
            r[0] = Some(get(&r, *n)?);
            match block {
                MishmashBlock::Precomp { steps, .. } => {
                    for s in steps {
                        match *s {
                            MishmashStep::Add { k, i, j, minus, .. } => {
                                let (a, b) = (get(&r, i)?, get(&r, j)?);
                                r[usize::from(k)] = Some(if minus { a - b } else { a + b });
                            }
                            MishmashStep::Multiply { k, base, power, .. } => {
                                let v = get(&r, 0)? * times(base.into(), power);
                                r[usize::from(k)] = Some(v.clone());
                                r[0] = Some(v);
                            }
                        }
                        bounded(&r)?;
                    }
                }
                MishmashBlock::DbChain { links, .. } => {
                    for (i, l) in links.iter().enumerate() {
                        let v = get(&r, 0)? * times(2, l.two) * times(3, l.three);
                        let d = get(&r, l.n)?;
                        // R[0] keeps what is multiplied: a point added may be R[0] itself.
                        let d = if l.n == 0 { v.clone() } else { d };
                        let sum = if l.minus { &v - d } else { &v + d };
                        let last = i + 1 == links.len();
                        r[0] = Some(if last { v } else { sum.clone() });
                        if last {
                            r[1] = Some(sum);
                        }
                        bounded(&r)?;
                    }
                }
                MishmashBlock::Prac { codes, .. } => {
                    let (mut a, mut b) = (get(&r, 0)?, BigInt::zero());
                    for &c in codes {
                        (a, b) = c.apply(&a, &b);
                        if a.bits().max(b.bits()) > Self::MOST_BITS {
                            return Err(Error::Chain("a multiple is too large".into()));
                        }
                    }
                    (r[0], r[1]) = (Some(a), Some(b));
                    // Left with what a chain has of them.
                    r[2..5].fill(None);
                }
            }
            bounded(&r)?;
            after.push(get(&r, 1)?);
        }
        Ok(after)
    }
}

fn bounded(r: &[Option<BigInt>]) -> Result<(), Error> {
    match r.iter().flatten().any(|v| v.bits() > Mishmash::MOST_BITS) {
        true => Err(Error::Chain("a multiple is too large".into())),
        false => Ok(()),
    }
}
