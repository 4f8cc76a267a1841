//! How often 2, 3 and 5 multiply.

/// How often a point is doubled, tripled and quintupled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Powers {
    /// Doublings.
    pub two: u32,
    /// Triplings.
    pub three: u32,
    /// Quintuplings.
    pub five: u32,
}

impl Powers {
    /// By the base's index: of 2, 3, 5.
    pub const fn of(self, base: usize) -> u32 {
        [self.two, self.three, self.five][base]
    }

    /// By the base's index.
    pub fn of_mut(&mut self, base: usize) -> &mut u32 {
        match base {
            0 => &mut self.two,
            1 => &mut self.three,
            _ => &mut self.five,
        }
    }

    /// All operations.
    pub const fn total(self) -> u32 {
        self.two + self.three + self.five
    }
}
