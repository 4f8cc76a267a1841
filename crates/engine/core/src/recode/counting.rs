//! For tests: sums over integers modulo r in the place of points, with a count of additions.

use num_bigint::BigUint;

/// Counts additions; copies and products by units or stored multiples are free.
pub struct Counting {
    pub r: BigUint,
    pub additions: usize,
}

impl Counting {
    pub fn new(r: &BigUint) -> Self {
        Self {
            r: r.clone(),
            additions: 0,
        }
    }

    pub fn add(&mut self, to: &mut Option<BigUint>, point: BigUint) {
        *to = Some(match to.take() {
            None => point,
            Some(sum) => {
                self.additions += 1;
                (sum + point) % &self.r
            }
        });
    }

    /// Σ (row·units\[0\] + col·units\[1\])·S by row and column sums; rows and columns are from 0 up.
    pub fn plane(
        &mut self,
        sums: &[((usize, usize), BigUint)],
        units: [&BigUint; 2],
    ) -> Option<BigUint> {
        let mut total = None;
        for (i, unit) in units.into_iter().enumerate() {
            let mut lines: Vec<Option<BigUint>> = Vec::new();
            for ((row, col), sum) in sums {
                let at = [*row, *col][i];
                lines.resize(lines.len().max(at + 1), None);
                if at > 0 {
                    self.add(&mut lines[at], sum.clone());
                }
            }
            let (mut running, mut weighted) = (None, None);
            for line in lines.into_iter().skip(1).rev() {
                if let Some(line) = line {
                    self.add(&mut running, line);
                }
                if let Some(sum) = running.clone() {
                    self.add(&mut weighted, sum);
                }
            }
            if let Some(sum) = weighted {
                self.add(&mut total, sum * unit % &self.r);
            }
        }
        total
    }
}
