//! Inputs from other inputs.

use rand::Rng;
use rand::rngs::StdRng;

/// Bytes of the largest input.
pub const MOST: usize = 1 << 16;

const BYTES: [u8; 12] = [0, 1, 2, 3, 0x20, 0x2d, 0x3f, 0x40, 0x7f, 0x80, 0xc0, 0xff];
const NUMBERS: [u64; 14] = [
    0,
    1,
    2,
    0x7f,
    0xff,
    0x7fff,
    0xffff,
    1 << 31,
    u32::MAX as u64,
    1 << 32,
    1 << 40,
    1 << 61,
    1 << 63,
    u64::MAX,
];
const WORDS: [&[u8]; 16] = [
    b"-", b"0x", b"\n", b",", b"{", b"}", b"[", b"]", b"\"", b"P", b"Q", b"2^", b"3^", b"\x80",
    b"null", b"1e9",
];

/// One input of a seed, perhaps with a part of another one.
pub fn mutated(random: &mut StdRng, seeds: &[Vec<u8>]) -> Vec<u8> {
    let Some(seed) = pick(random, seeds) else {
        return Vec::new();
    };
    let mut input = seed.clone();
    let steps = 1 << random.gen_range(0..4);
    for _ in 0..steps {
        step(random, seeds, &mut input);
    }
    input.truncate(MOST);
    input
}

fn pick<'a, T>(random: &mut StdRng, all: &'a [T]) -> Option<&'a T> {
    (!all.is_empty()).then(|| &all[random.gen_range(0..all.len())])
}

/// A place, more often near the beginning, where headers are.
fn place(random: &mut StdRng, len: usize) -> usize {
    match random.gen_range(0..3) {
        0 => random.gen_range(0..=len.min(64)),
        _ => random.gen_range(0..=len),
    }
}

fn range(random: &mut StdRng, len: usize) -> core::ops::Range<usize> {
    let start = place(random, len);
    let most = 1usize << random.gen_range(0..10);
    start..(start + random.gen_range(0..=most)).min(len)
}

fn step(random: &mut StdRng, seeds: &[Vec<u8>], input: &mut Vec<u8>) {
    let len = input.len();
    match random.gen_range(0..12) {
        0 => input.truncate(place(random, len)),
        1 => {
            let range = range(random, len);
            input.drain(range);
        }
        2 => {
            let range = range(random, len);
            let part = input[range].to_vec();
            let at = place(random, len);
            input.splice(at..at, part);
        }
        3 => {
            if let Some(other) = pick(random, seeds) {
                let part = other[range(random, other.len())].to_vec();
                let at = place(random, len);
                input.splice(at..at, part);
            }
        }
        4 => {
            let at = place(random, len);
            let word = WORDS[random.gen_range(0..WORDS.len())];
            input.splice(at..at, word.iter().copied());
        }
        5 | 6 => {
            let width = 1usize << random.gen_range(0..4);
            let at = place(random, len);
            if let Some(to) = input.get_mut(at..at + width) {
                let near = random.gen_range(-2i64..3) as u64;
                let number = match random.gen_range(0..3) {
                    0 => len as u64,
                    _ => NUMBERS[random.gen_range(0..NUMBERS.len())],
                };
                let bytes = number.wrapping_add(near).to_le_bytes();
                to.copy_from_slice(&bytes[..width]);
                if random.r#gen() {
                    to.reverse();
                }
            }
        }
        7 => {
            if let Some(byte) = input.get_mut(place(random, len)) {
                *byte = BYTES[random.gen_range(0..BYTES.len())];
            }
        }
        8 => {
            if let Some(byte) = input.get_mut(place(random, len)) {
                *byte = byte.wrapping_add(random.gen_range(0..3)).wrapping_sub(1);
            }
        }
        9 => {
            let range = range(random, len);
            random.fill(&mut input[range]);
        }
        _ => {
            if let Some(byte) = input.get_mut(place(random, len)) {
                *byte ^= 1 << random.gen_range(0..8);
            }
        }
    }
}
