//! Random numbers, and inputs that differ a little from others.

use msmith_core::random::split_mix;

use crate::guard::MOST;

/// Numbers out of a seed.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn next(&mut self) -> u64 {
        split_mix(&mut self.0)
    }

    /// Less than a bound, which is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next()) * n as u128) >> 64) as usize
    }

    pub fn bytes(&mut self, n: usize) -> Vec<u8> {
        (0..n).map(|_| self.next() as u8).collect()
    }
}

/// Counts and offsets that break things.
const NUMBERS: [u64; 14] = [
    0,
    1,
    2,
    7,
    8,
    0x7f,
    0x80,
    0xff,
    0x7fff_ffff,
    0xffff_ffff,
    1 << 40,
    1 << 61,
    1 << 63,
    u64::MAX,
];

const LETTERS: &[u8] = b"0123456789abcdefABCDEFxX_+-*/^!(){}[]\",:. \n\r\t'e\0\xff";

/// Changes an input in one to eight places.
pub fn mutate(input: &mut Vec<u8>, others: &[Vec<u8>], random: &mut Random) {
    let rounds = 1 + (random.next().trailing_zeros() as usize).min(7);
    for _ in 0..rounds {
        once(input, others, random);
    }
    input.truncate(MOST);
}

fn once(input: &mut Vec<u8>, others: &[Vec<u8>], random: &mut Random) {
    let n = input.len();
    if n == 0 {
        let k = 1 + random.below(16);
        input.extend(random.bytes(k));
        return;
    }
    // Headers are at the beginning.
    let at = match random.below(4) {
        0 => random.below(n.min(64)),
        _ => random.below(n),
    };
    let long = |random: &mut Random| {
        let bits = random.below(10);
        1 + random.below(1 << bits)
    };
    match random.below(14) {
        0 | 1 => input[at] ^= 1 << random.below(8),
        2 => input[at] = random.next() as u8,
        3 => input[at] = LETTERS[random.below(LETTERS.len())],
        4 => {
            let by = random.below(33) as u8;
            input[at] = input[at].wrapping_add(by).wrapping_sub(16);
        }
        5 | 6 => {
            // An integer of 2, 4 or 8 bytes, of either order: another, or a near one.
            let width = [2, 4, 8][random.below(3)].min(n - at);
            let place = &mut input[at..at + width];
            let little = random.below(2) == 0;
            let mut wide = [0; 8];
            for (i, b) in place.iter().enumerate() {
                wide[if little { i } else { width - 1 - i }] = *b;
            }
            let value = match random.below(2) {
                0 => NUMBERS[random.below(NUMBERS.len())],
                _ => u64::from_le_bytes(wide)
                    .wrapping_add(random.below(9) as u64)
                    .wrapping_sub(4),
            };
            let wide = value.to_le_bytes();
            for (i, b) in place.iter_mut().enumerate() {
                *b = wide[if little { i } else { width - 1 - i }];
            }
        }
        7 => {
            let k = long(random);
            input.truncate(n - k.min(n));
        }
        8 => {
            let end = (at + long(random)).min(n);
            input.drain(at..end);
        }
        9 => {
            let end = (at + long(random)).min(n);
            let part = input[at..end].to_vec();
            let to = random.below(n + 1);
            input.splice(to..to, part);
        }
        10 => {
            let k = long(random).min(64);
            let part = random.bytes(k);
            input.splice(at..at, part);
        }
        11 => {
            let end = (at + long(random)).min(n);
            let byte = [0, 0xff, b'0', random.next() as u8][random.below(4)];
            input[at..end].fill(byte);
        }
        12 => {
            let end = (at + long(random)).min(n);
            let from = random.below(n);
            for i in 0..(end - at).min(n - from) {
                input[at + i] = input[from + i];
            }
        }
        _ if !others.is_empty() => {
            // The end of another one.
            let other = &others[random.below(others.len())];
            let from = random.below(other.len() + 1);
            input.truncate(at);
            input.extend_from_slice(&other[from..]);
        }
        _ => input[at] ^= 0x80,
    }
}
