//! What the remainders of a number tell about its further cost.
//!
//! Of two numbers of one size the even one is likely to cost less. How much is the solution of a decision problem:
//! the state is what is left modulo some m that 2, 3 and 5 divide; a step `(n − d)/k` costs its price, less what its
//! bits are worth, and leads to one of k residues of equal chance. The value of a residue is then the least, over
//! the steps, of the price and the mean value of those; some rounds of that equation come near.
//!
//! **Why.** A beam that ranks numbers by cost and size alone needs some 4M more slack for equally good chains.
//! Chains do better than steps that know no more than a residue, so that the values are taken in part.

use super::int::Left;
use crate::costs::Price;
use crate::digit::Digit;

/// Moduli for one and for two scalars.
const MODULI: [usize; 2] = [720, 60];
const ROUNDS: usize = 8;

/// Values by residue, in thousandths of a multiplication; their mean is 0.
pub struct Potential {
    modulus: usize,
    values: Vec<i32>,
    /// The least of them.
    pub least: i32,
}

impl Potential {
    /// Of steps by their base, for a number of scalars, with what a bit is worth, and the part of the values that is
    /// taken, in hundredths.
    pub fn new(steps: &[Vec<(Digit, Price)>], scalars: usize, bit: u64, part: u32) -> Self {
        let modulus = MODULI[scalars - 1];
        let mut values = vec![0.0; modulus.pow(scalars as u32)];
        let rounds = if part > 0 { ROUNDS } else { 0 };
        for _ in 0..rounds {
            values = round(&values, modulus, scalars, steps, bit as f32);
        }
        let part = part as f32 / 100.0;
        let values: Vec<i32> = values.iter().map(|v| (v * part) as i32).collect();
        let least = values.iter().min().copied().unwrap_or(0);
        Self {
            modulus,
            values,
            least,
        }
    }

    /// The value of what is left.
    pub fn of<const N: usize, const L: usize>(&self, left: &Left<N, L>) -> i32 {
        let class = |k: usize| left[k].modulo_720() as usize % self.modulus;
        self.values[match N {
            1 => class(0),
            _ => class(0) * self.modulus + class(1),
        }]
    }
}

/// The mean value after a division by k, at the multiples of k.
fn means(values: &[f32], modulus: usize, scalars: usize, k: usize) -> Vec<f32> {
    let mut means = vec![0.0; values.len()];
    let step = modulus / k;
    for n in 0..step {
        if scalars == 1 {
            let sum: f32 = (0..k).map(|i| values[n + i * step]).sum();
            means[n * k] = sum / k as f32;
            continue;
        }
        for m in 0..step {
            let mut sum = 0.0;
            for i in 0..k {
                for j in 0..k {
                    sum += values[(n + i * step) * modulus + m + j * step];
                }
            }
            means[n * k * modulus + m * k] = sum / (k * k) as f32;
        }
    }
    means
}

fn round(
    values: &[f32],
    modulus: usize,
    scalars: usize,
    steps: &[Vec<(Digit, Price)>],
    bit: f32,
) -> Vec<f32> {
    let mut new = vec![f32::MAX; values.len()];
    for (base, steps) in steps.iter().enumerate() {
        let k = [2usize, 3, 5][base];
        let means = means(values, modulus, scalars, k);
        for &(digit, price) in steps {
            let price = price as f32 - bit * (k as f32).log2();
            let residue = |d: i32| d.rem_euclid(modulus as i32) as usize;
            let (x, y) = (residue(digit.x), residue(digit.y));
            // n = multiple + digit.
            for multiple in (0..modulus).step_by(k) {
                let n = (multiple + x) % modulus;
                if scalars == 1 {
                    new[n] = new[n].min(price + means[multiple]);
                    continue;
                }
                let (new, means) = (&mut new[n * modulus..], &means[multiple * modulus..]);
                for second in (0..modulus).step_by(k) {
                    let m = (second + y) % modulus;
                    new[m] = new[m].min(price + means[second]);
                }
            }
        }
    }
    let reached = |v: &&f32| **v < f32::MAX;
    let count = new.iter().filter(reached).count().max(1);
    let mean = new.iter().filter(reached).sum::<f32>() / count as f32;
    // What no step leaves a multiple of: of no use.
    let value = |v: f32| if v < f32::MAX { v - mean } else { 20_000.0 };
    new.into_iter().map(value).collect()
}
