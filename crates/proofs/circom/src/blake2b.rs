//! Blake2b with 64 bytes of output, and its state half-way: snarkjs' files keep the state of a hash whose last bytes a
//! reader adds himself.
//!
//! **Source.** RFC 7693. The state has 216 bytes: the block of 128 bytes that is being filled, the eight words of the
//! chain, the number of bytes hashed before that block, the number of bytes in it, and eight zeros. Bytes of the block
//! beyond that number are those that an earlier block left there; which they are depends on the pieces that were
//! given, and here it is as in snarkjs 0.7.6, whose files shall be equal to ours.

use zeroize::Zeroize;

/// Bytes of a block.
const BLOCK: usize = 128;
/// Bytes of a hash.
pub const HASH: usize = 64;
/// Bytes of a state.
pub(crate) const STATE: usize = 216;

/// Most bytes of a state: beyond what anybody hashes, and far from where the count would overflow.
const MOST: u64 = 1 << 60;

/// A hash, or that of a challenge or response in a ceremony.
pub type Hash = [u8; HASH];

const IV: [u64; 8] = [
    0x6a09_e667_f3bc_c908,
    0xbb67_ae85_84ca_a73b,
    0x3c6e_f372_fe94_f82b,
    0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1,
    0x9b05_688c_2b3e_6c1f,
    0x1f83_d9ab_fb41_bd6b,
    0x5be0_cd19_137e_2179,
];

const SIGMA: [[usize; 16]; 10] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];

/// A hash on its way. Wiped when it goes: some are of secrets.
#[derive(Debug, Clone)]
pub struct Blake2b {
    chain: [u64; 8],
    block: [u8; BLOCK],
    /// Bytes in the block.
    filled: usize,
    /// Bytes hashed before it.
    before: u64,
}

impl Drop for Blake2b {
    fn drop(&mut self) {
        self.chain.zeroize();
        self.block.zeroize();
    }
}

/// That of nothing yet.
impl Default for Blake2b {
    fn default() -> Self {
        let mut chain = IV;
        // 64 bytes of output, no key, one leaf.
        chain[0] ^= 0x0101_0040;
        Self {
            chain,
            block: [0; BLOCK],
            filled: 0,
            before: 0,
        }
    }
}

impl Blake2b {
    /// The hash of a list of pieces.
    pub fn of(pieces: &[&[u8]]) -> Hash {
        let mut hash = Self::default();
        for piece in pieces {
            hash.update(piece);
        }
        hash.finish()
    }

    /// Adds bytes.
    pub fn update(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            if self.filled == BLOCK {
                self.before += BLOCK as u64;
                compress(&mut self.chain, &self.block, self.before, false);
                self.filled = 0;
            }
            if self.filled == 0 {
                // Whole blocks that are not the last ones of a piece never come into the block.
                while let Some((block, rest)) = bytes.split_first_chunk::<BLOCK>()
                    && !rest.is_empty()
                {
                    self.before += BLOCK as u64;
                    compress(&mut self.chain, block, self.before, false);
                    bytes = rest;
                }
            }
            let (some, rest) = bytes.split_at(bytes.len().min(BLOCK - self.filled));
            self.block[self.filled..][..some.len()].copy_from_slice(some);
            self.filled += some.len();
            bytes = rest;
        }
    }

    /// The hash.
    pub fn finish(self) -> Hash {
        let (mut chain, mut block) = (self.chain, self.block);
        block[self.filled..].fill(0);
        let length = self.before + self.filled as u64;
        compress(&mut chain, &block, length, true);
        block.zeroize();
        let mut hash = [0; HASH];
        for (bytes, word) in hash.chunks_exact_mut(8).zip(chain) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
        hash
    }

    /// The state.
    pub fn state(&self) -> [u8; STATE] {
        let mut state = [0; STATE];
        state[..BLOCK].copy_from_slice(&self.block);
        let numbers = [self.before, self.filled as u64];
        let words = self.chain.iter().chain(&numbers);
        for (bytes, word) in state[BLOCK..].chunks_exact_mut(8).zip(words) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
        state
    }

    /// That of a state. `None` for one that no bytes lead to: more in the block than it has room for, or before it what
    /// are not whole blocks or more than 2^60 bytes. Where `length` bytes must have been hashed and the state says
    /// another number, `None` too, except that snarkjs 0.7 keeps 32 bits of the number.
    pub(crate) fn from_state(state: &[u8; STATE], length: Option<u64>) -> Option<Self> {
        let (block, rest) = state.split_first_chunk::<BLOCK>()?;
        let mut words = rest
            .as_chunks::<8>()
            .0
            .iter()
            .map(|w| u64::from_le_bytes(*w));
        let mut chain = [0; 8];
        chain.fill_with(|| words.next().unwrap_or_default());
        let (mut before, filled) = (words.next()?, words.next()?);
        if filled > BLOCK as u64 || !before.is_multiple_of(BLOCK as u64) || before > MOST {
            return None;
        }
        if let Some(length) = length {
            let wanted = length.checked_sub(filled)?;
            if before != wanted && before != wanted & u64::from(u32::MAX) {
                return None;
            }
            before = wanted;
        }
        Some(Self {
            chain,
            block: *block,
            filled: filled as usize,
            before,
        })
    }
}

/// One block, up to whose end there are `length` bytes.
fn compress(chain: &mut [u64; 8], block: &[u8; BLOCK], length: u64, last: bool) {
    let mut m = [0; 16];
    for (word, bytes) in m.iter_mut().zip(block.as_chunks::<8>().0) {
        *word = u64::from_le_bytes(*bytes);
    }
    let mut v = [0; 16];
    v[..8].copy_from_slice(chain);
    v[8..].copy_from_slice(&IV);
    v[12] ^= length;
    if last {
        v[14] = !v[14];
    }
    for round in 0..12 {
        let s = &SIGMA[round % 10];
        for (i, [a, b, c, d]) in [
            [0, 4, 8, 12],
            [1, 5, 9, 13],
            [2, 6, 10, 14],
            [3, 7, 11, 15],
            [0, 5, 10, 15],
            [1, 6, 11, 12],
            [2, 7, 8, 13],
            [3, 4, 9, 14],
        ]
        .into_iter()
        .enumerate()
        {
            for (word, [first, second]) in [(s[2 * i], [32, 24]), (s[2 * i + 1], [16, 63])] {
                v[a] = v[a].wrapping_add(v[b]).wrapping_add(m[word]);
                v[d] = (v[d] ^ v[a]).rotate_right(first);
                v[c] = v[c].wrapping_add(v[d]);
                v[b] = (v[b] ^ v[c]).rotate_right(second);
            }
        }
    }
    for (i, word) in chain.iter_mut().enumerate() {
        *word ^= v[i] ^ v[i + 8];
    }
    m.zeroize();
    v.zeroize();
}

#[cfg(test)]
mod tests {
    use blake2::Digest;

    use super::*;

    #[test]
    fn hashes_of_every_length_are_those_of_the_library() {
        let bytes: Vec<u8> = (0..1000u32).map(|i| (i * 7) as u8).collect();
        for n in 0..bytes.len() {
            let other: [u8; HASH] = blake2::Blake2b512::digest(&bytes[..n]).into();
            assert_eq!(Blake2b::of(&[&bytes[..n]]), other, "{n}");
            let (a, b) = bytes[..n].split_at(n / 3);
            assert_eq!(Blake2b::of(&[a, b]), other, "{n} in two pieces");
        }
    }

    #[test]
    fn a_state_goes_on_where_it_was() {
        let bytes: Vec<u8> = (0..700u32).map(|i| i as u8).collect();
        for n in [0, 1, 64, 127, 128, 129, 256, 300, 512, 640] {
            let mut first = Blake2b::default();
            first.update(&bytes[..n]);
            let state = first.state();
            let mut again = Blake2b::from_state(&state, Some(n as u64)).expect("a state");
            again.update(&bytes[n..]);
            assert_eq!(again.finish(), Blake2b::of(&[&bytes]), "{n}");
            assert!(Blake2b::from_state(&state, Some(n as u64 + 1)).is_none());
        }
        // What snarkjs writes of a length of 33 bits.
        let mut long = Blake2b::default();
        long.update(&bytes[..100]);
        long.before = (1 << 32) + 256;
        let mut cut = long.state();
        cut[196..200].fill(0);
        let found = Blake2b::from_state(&cut, Some((1 << 32) + 356)).expect("a state");
        assert_eq!(found.finish(), long.finish());
        let mut overfull = Blake2b::default().state();
        overfull[200] = 129;
        assert!(Blake2b::from_state(&overfull, None).is_none());
        let mut endless = Blake2b::default();
        endless.update(&bytes[..1]);
        endless.before = 0u64.wrapping_sub(128);
        assert!(Blake2b::from_state(&endless.state(), None).is_none());
    }
}
