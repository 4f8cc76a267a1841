//! PRAC blocks: Montgomery's rules for Lucas chains.

use num_bigint::BigInt;

/// A code of a PRAC block. R\[0\] − R\[1\] = R\[2\] holds between codes, up to sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MishmashPrac {
    /// R\[1\], R\[2\] ← R\[0\], R\[0\] ← 2R\[0\]: a chain begins (0x69).
    Begin,
    /// R\[0\] and R\[1\] change places (0x73).
    Swap,
    /// R\[0\] ← R\[0\] + R\[1\]: a chain ends (0x66).
    End,
    /// R\[1\] ← R\[0\] + R\[1\]: the last chain ends, and the block (0x46).
    Last,
    /// Rules 1 to 9 of Montgomery, 10 to 13: two or more codes in one.
    Rule(u8),
}

impl MishmashPrac {
    /// The step of a byte; `None` where no step has it.
    pub fn of_byte(byte: u8) -> Option<Self> {
        match byte {
            0x69 => Some(Self::Begin),
            0x73 => Some(Self::Swap),
            0x66 => Some(Self::End),
            0x46 => Some(Self::Last),
            1..=13 => Some(Self::Rule(byte)),
            _ => None,
        }
    }

    /// The byte that stands for it in a program.
    pub fn byte(self) -> u8 {
        match self {
            Self::Begin => 0x69,
            Self::Swap => 0x73,
            Self::End => 0x66,
            Self::Last => 0x46,
            Self::Rule(r) => r,
        }
    }

    /// What it does to the multiples (R\[0\], R\[1\]).
    pub(super) fn apply(self, a: &BigInt, b: &BigInt) -> (BigInt, BigInt) {
        let combine = |m: [i32; 4]| (a * m[0] + b * m[1], a * m[2] + b * m[3]);
        combine(match self {
            Self::Begin => [2, 0, 1, 0],
            Self::Swap => [0, 1, 1, 0],
            Self::End => [1, 1, 0, 1],
            Self::Last => [1, 0, 1, 1],
            Self::Rule(rule) => match rule {
                1 => [2, 1, 1, 2],
                2 | 4 => [2, 0, 1, 1],
                3 => [1, 0, 1, 1],
                5 => [2, 0, 0, 1],
                6 => [3, 0, 3, 1],
                7 => [3, 0, 2, 1],
                8 => [3, 0, 1, 1],
                9 => [1, 0, 0, 2],
                10 => [2, 2, 1, 1],
                11 => [1, 1, 1, 0],
                12 => [4, 2, 2, 1],
                _ => [2, 1, 1, 1],
            },
        })
    }

    /// Differential additions and doublings.
    pub fn operations(self) -> (u32, u32) {
        match self {
            Self::Swap => (0, 0),
            Self::Begin => (0, 1),
            Self::End | Self::Last | Self::Rule(3 | 11) => (1, 0),
            Self::Rule(1) => (3, 0),
            Self::Rule(6..=8) => (3, 1),
            Self::Rule(12) => (2, 1),
            Self::Rule(13) => (2, 0),
            Self::Rule(_) => (1, 1),
        }
    }
}
