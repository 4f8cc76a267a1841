//! How often 2, 3 and 5 multiply.

/// How often a point is doubled, tripled and quintupled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Powers {
    /// The number of doublings.
    pub two: u32,
    /// The number of triplings.
    pub three: u32,
    /// The number of quintuplings.
    pub five: u32,
}

impl Powers {
    /// The number for a base, by its index in 2, 3, 5.
    pub const fn of(self, base: usize) -> u32 {
        [self.two, self.three, self.five][base]
    }

    /// The same, to change it.
    pub fn of_mut(&mut self, base: usize) -> &mut u32 {
        match base {
            0 => &mut self.two,
            1 => &mut self.three,
            _ => &mut self.five,
        }
    }

    /// The number of all three, which has room for any.
    pub const fn total(self) -> u64 {
        self.two as u64 + self.three as u64 + self.five as u64
    }
}
