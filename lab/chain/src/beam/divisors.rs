//! Which of many small odd numbers divide a long one.

/// Small odd numbers, each below 2^19, and what finds those that divide.
pub struct Divisors {
    /// The numbers.
    pub list: Vec<u32>,
    /// Inverses modulo 2^64, and the largest quotients: m divides u exactly where `u·m⁻¹ ≤ ⌊(2^64 − 1)/m⌋`.
    inverse: Vec<u64>,
    most: Vec<u64>,
    /// `2^(32 i) mod m`, list by list for every i.
    powers: Vec<u64>,
}

impl Divisors {
    /// For numbers of a given number of words.
    pub fn new(list: Vec<u32>, words: usize) -> Self {
        let inverse = |&m: &u32| {
            let m = u64::from(m);
            // Newton: the number of right bits doubles, from three.
            (0..5).fold(m, |x, _| {
                x.wrapping_mul(2u64.wrapping_sub(m.wrapping_mul(x)))
            })
        };
        let mut powers = Vec::with_capacity(2 * words * list.len());
        let mut power: Vec<u64> = list.iter().map(|m| 1 % u64::from(*m)).collect();
        for _ in 0..2 * words {
            powers.extend_from_slice(&power);
            for (p, m) in power.iter_mut().zip(&list) {
                *p = (*p << 32) % u64::from(*m);
            }
        }
        Self {
            inverse: list.iter().map(inverse).collect(),
            most: list.iter().map(|m| u64::MAX / u64::from(*m)).collect(),
            powers,
            list,
        }
    }

    /// The inverse of a number modulo 2^64.
    pub fn inverse(&self, k: usize) -> u64 {
        self.inverse[k]
    }

    /// Calls for the index of each number that divides. Words of 32 bits times numbers below 2^19: sums of up to
    /// 2^13 of them stay below 2^64.
    pub fn dividing(&self, v: &[u64], sums: &mut Vec<u64>, mut found: impl FnMut(usize)) {
        let n = self.list.len();
        sums.clear();
        sums.resize(n, 0);
        let halves = v.iter().flat_map(|w| [w & 0xffff_ffff, w >> 32]);
        for (half, powers) in halves.zip(self.powers.chunks_exact(n.max(1))) {
            for (sum, p) in sums.iter_mut().zip(powers) {
                *sum += half * p;
            }
        }
        for (k, sum) in sums.iter().enumerate() {
            if sum.wrapping_mul(self.inverse[k]) <= self.most[k] {
                found(k);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_bigint::BigUint;

    #[test]
    fn as_division_says() {
        let list: Vec<u32> = (3..400).step_by(2).chain([65521, 65535]).collect();
        let divisors = Divisors::new(list.clone(), 5);
        let mut seed = 1u64;
        let mut next = || {
            seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            seed
        };
        let mut sums = Vec::new();
        for _ in 0..200 {
            let v: Vec<u64> = (0..4).map(|_| next()).chain([0]).collect();
            let halves = v.iter().flat_map(|w| [*w as u32, (*w >> 32) as u32]);
            let big = BigUint::new(halves.collect());
            let mut found = Vec::new();
            divisors.dividing(&v, &mut sums, |k| found.push(list[k]));
            let want: Vec<u32> = (list.iter().copied())
                .filter(|m| &big % m == BigUint::ZERO)
                .collect();
            assert_eq!(found, want);
        }
        let mut found = 0;
        divisors.dividing(&[0; 5], &mut sums, |_| found += 1);
        assert_eq!(found, list.len());
    }
}
