//! Quotients and their residues, whole rows at a time.
//!
//! A row is `q = ⌊n/3^b·5^c⌋`: its bits from `a` on are `⌊n/2^a·3^b·5^c⌋`. With the next row, `q' = ⌊q/3⌋`, the residue
//! is `q − 3q' ≡ q + q' (mod 4)`, for all `a` at once in five operations on whole rows; with `q' = ⌊q/5⌋` it is `q −
//! 5q' ≡ q + 3q' (mod 8)`. No node is divided.
//!
//! The bits are kept as the sweep reads them: bit `a` of the row `(b, c)` belongs to the diagonal `d = a + b + c`;
//! words of 16 diagonals, for all lanes `b` side by side.

use num_bigint::BigUint;

/// Residues of one `c`.
#[derive(Debug, Clone, Default)]
pub(super) struct Plane {
    /// Rows: those that are not 0, and one more.
    pub lanes: usize,
    /// Lanes with padding.
    stride: usize,
    words: Vec<u16>,
    /// The highest 64 bits of each row.
    top: Vec<u64>,
    /// The bits of each row.
    len: Vec<u32>,
    /// Where its rows are.
    start: usize,
    /// Lanes whose words are there.
    done: (usize, usize),
}

/// Residues of all rows.
#[derive(Debug, Clone, Default)]
pub(super) struct Rows {
    pub planes: Vec<Plane>,
    /// Kinds of bits: 1 for {2}, 3 for {2, 3}, 6 for {2, 3, 5}.
    kinds: usize,
    limbs: usize,
    /// All rows.
    all: Vec<u64>,
}

/// Blocks read past the last lane by less than this.
const PAD: usize = 64;

/// Lanes before the first one.
const FRONT: usize = 1;

/// `x/k`, of 64-bit limbs, the lowest first.
fn divide<const K: u64>(x: &[u64], out: &mut [u64]) {
    let mut rest = 0;
    for (o, &l) in out.iter_mut().zip(x).rev() {
        // rest·2^64 + l = K·(rest·⌊2^64/K⌋ + ⌊l/K⌋) + rest·(2^64 mod K) + l mod K, and 2^64 mod K = 1.
        let sum = rest + l % K;
        let over = u64::from(sum >= K);
        *o = rest * (u64::MAX / K) + l / K + over;
        rest = sum - K * over;
    }
}

impl Rows {
    /// Bytes that the residues of a scalar take.
    pub(super) fn bytes(bits: u64, dimensions: usize) -> u64 {
        let lanes = if dimensions > 1 {
            bits * 64 / 101 + 2
        } else {
            1
        };
        let planes = if dimensions > 2 {
            bits * 64 / 148 + 2
        } else {
            1
        };
        let rows =
            lanes * planes / if dimensions > 2 { 2 } else { 1 } + (FRONT + PAD) as u64 * planes;
        let kinds = [1, 3, 6][dimensions - 1];
        rows * kinds * (bits.div_ceil(16) + 1) * 2
    }

    /// Computes the rows, and no residues.
    pub(super) fn start(&mut self, n: &BigUint, dimensions: usize) {
        let mut x = n.to_u64_digits();
        if x.is_empty() {
            x.push(0);
        }
        let limbs = x.len();
        self.limbs = limbs;
        self.kinds = [1, 3, 6][dimensions - 1];
        self.all.clear();
        let mut c = 0;
        loop {
            if self.planes.len() == c {
                self.planes.push(Plane::default());
            }
            let plane = &mut self.planes[c];
            plane.start = self.all.len();
            plane.lanes = rows_of(&x, &mut self.all, dimensions);
            plane.stride = FRONT + plane.lanes + PAD;
            plane.done = (0, 0);
            let size = self.kinds * plane.stride * (limbs * 4 + 1);
            if plane.words.len() < size {
                plane.words.resize(size, 0);
            }
            plane.len.clear();
            plane.top.clear();
            for row in self.all[plane.start..].chunks_exact(limbs) {
                let (len, top) = head(row);
                plane.len.push(len);
                plane.top.push(top);
            }
            c += 1;
            if dimensions < 3 || x.iter().all(|&l| l == 0) {
                break;
            }
            let y = x.clone();
            divide::<5>(&y, &mut x);
        }
        self.planes.truncate(c);
    }

    /// The residues of all rows.
    pub(super) fn finish(&mut self) {
        for c in 0..self.planes.len() {
            self.need(c, 0, self.planes[c].lanes);
        }
    }

    /// The residues of these rows of a plane.
    pub(super) fn need(&mut self, c: usize, first: usize, last: usize) {
        let Some(plane) = self.planes.get_mut(c) else {
            return;
        };
        let last = last.min(plane.lanes);
        if plane.done.1 == 0 {
            plane.done = (first, first);
        }
        let (low, high) = plane.done;
        if first < low || last > high {
            plane.done = (first.min(low), last.max(high));
            self.plane(c, first.min(low), low);
            self.plane(c, high, last.max(high));
        }
    }

    fn plane(&mut self, c: usize, first: usize, last: usize) {
        let (kinds, limbs) = (self.kinds, self.limbs);
        let rows = |p: &Plane| &self.all[p.start..][..p.lanes * limbs];
        let (before, after) = self.planes.split_at_mut(c + 1);
        let plane = &mut before[c];
        let here = rows(plane);
        let beyond = after.first().map_or(&[][..], rows);
        for b in first..last {
            let x = &here[b * limbs..][..limbs];
            let used = plane.len[b].div_ceil(64) as usize;
            let y = here.get((b + 1) * limbs..(b + 2) * limbs).unwrap_or(&[]);
            let z = beyond.get(b * limbs..(b + 1) * limbs).unwrap_or(&[]);
            let mut carry = [0; 6];
            for i in 0..=used {
                let part = residues(kinds, i, x, y, z);
                for kind in 0..kinds {
                    let shift = (b + c) % 64;
                    let low = part[kind] << shift | carry[kind];
                    carry[kind] = if shift == 0 {
                        0
                    } else {
                        part[kind] >> (64 - shift)
                    };
                    let word = (i + (b + c) / 64) * 4;
                    for j in 0..4 {
                        let at = ((word + j) * kinds + kind) * plane.stride + FRONT + b;
                        if let Some(w) = plane.words.get_mut(at)
                            && word + j <= limbs * 4
                        {
                            *w = (low >> (16 * j)) as u16;
                        }
                    }
                }
            }
        }
    }

    /// The words of a kind, for lanes from `lane` on and the diagonal `d`; the bit is `d mod 16`.
    #[inline(always)]
    pub(super) fn words(&self, c: usize, kind: usize, d: usize, lane: usize) -> &[u16] {
        let plane = &self.planes[c];
        &plane.words[((d / 16) * self.kinds + kind) * plane.stride + FRONT + lane..]
    }

    /// The same from the lane before.
    #[inline(always)]
    pub(super) fn words_before(&self, c: usize, kind: usize, d: usize, lane: usize) -> &[u16] {
        let plane = &self.planes[c];
        &plane.words[((d / 16) * self.kinds + kind) * plane.stride + FRONT + lane - 1..]
    }

    fn bit(&self, c: usize, kind: usize, d: usize, lane: usize) -> i32 {
        i32::from(self.words(c, kind, d, lane)[0] >> (d % 16) & 1)
    }

    /// The residue of a quotient modulo the base of this index.
    pub(super) fn residue(&self, c: usize, base: usize, d: usize, lane: usize) -> i32 {
        let bit = |kind| self.bit(c, kind, d, lane);
        match base {
            0 => bit(0),
            1 => bit(1) + 2 * bit(2),
            _ => bit(3) + 2 * bit(4) + 4 * bit(5),
        }
    }
}

impl Plane {
    /// How many `a` there are, from 0 on, with a quotient above `small`.
    pub(super) fn count(&self, lane: usize, small: u64) -> usize {
        let more = small + 1;
        let bits = u64::BITS - more.leading_zeros();
        let Some(a) = self.len[lane].checked_sub(bits) else {
            return 0;
        };
        a as usize + usize::from(self.quotient(lane, a as usize) >= more)
    }

    /// `⌊q/2^a⌋` where it has at most 64 bits.
    pub(super) fn quotient(&self, lane: usize, a: usize) -> u64 {
        let Some(&len) = self.len.get(lane) else {
            return 0;
        };
        match (len as usize).checked_sub(a) {
            None | Some(0) => 0,
            Some(bits) => self.top[lane] >> (64 - bits.min(64)),
        }
    }
}

/// Puts the rows `x, ⌊x/3⌋, …` up to the first that is 0 (the first only, in one dimension) at the end; how many.
fn rows_of(x: &[u64], out: &mut Vec<u64>, dimensions: usize) -> usize {
    let (limbs, first) = (x.len(), out.len());
    out.extend_from_slice(x);
    if dimensions == 1 {
        return 1;
    }
    for rows in 1.. {
        let last = first + (rows - 1) * limbs;
        let Some(used) = out[last..].iter().rposition(|&l| l != 0) else {
            return rows;
        };
        let end = last + limbs;
        out.resize(end + limbs, 0);
        let (old, new) = out.split_at_mut(end);
        divide::<3>(&old[last..=last + used], new);
    }
    1
}

/// The bits of a row and its highest 64 bits.
fn head(x: &[u64]) -> (u32, u64) {
    let Some(i) = x.iter().rposition(|&l| l != 0) else {
        return (0, 0);
    };
    let shift = x[i].leading_zeros();
    let below = if i > 0 && shift > 0 {
        x[i - 1] >> (64 - shift)
    } else {
        0
    };
    ((i as u32 + 1) * 64 - shift, x[i] << shift | below)
}

/// The limb `i` of `x ≫ by`.
#[inline(always)]
fn limb(x: &[u64], i: usize, by: u32) -> u64 {
    let at = |i: usize| x.get(i).copied().unwrap_or(0);
    if by == 0 {
        at(i)
    } else {
        at(i) >> by | at(i + 1) << (64 - by)
    }
}

/// 64 bits of: q; q mod 3 (two bits); q mod 5 (three bits). `y` is `⌊x/3⌋`, `z` is `⌊x/5⌋`.
#[inline(always)]
fn residues(kinds: usize, i: usize, x: &[u64], y: &[u64], z: &[u64]) -> [u64; 6] {
    let mut out = [0; 6];
    let x0 = limb(x, i, 0);
    out[0] = x0;
    if kinds > 1 {
        let x1 = limb(x, i, 1);
        let (y0, y1) = (limb(y, i, 0), limb(y, i, 1));
        out[1] = x0 ^ y0;
        out[2] = x1 ^ y1 ^ (x0 & y0);
        if kinds > 3 {
            // x + z + 2z
            let x2 = limb(x, i, 2);
            let (z0, z1, z2) = (limb(z, i, 0), limb(z, i, 1), limb(z, i, 2));
            let carry = x0 & z0;
            let (s, t) = (x1 ^ z1, z0 ^ carry);
            out[3] = x0 ^ z0;
            out[4] = s ^ t;
            out[5] = x2 ^ z2 ^ z1 ^ (x1 & z1) ^ (z0 & carry) ^ (s & t);
        }
    }
    out
}
