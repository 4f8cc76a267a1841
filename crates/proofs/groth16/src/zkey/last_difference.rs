//! The difference behind the last one that snarkjs hashes.
//!
//! The hash of a circuit has the differences `τ^{n+i} − τ^i`, of which snarkjs 0.7.6 hashes whole parts of 2^14: for
//! larger domains one more than there are. Where the powers end with the domain, the bytes behind their section stand
//! for a power there. They are no point of the curve, and their coordinates are beyond p, for which the operations of
//! its field are not those modulo p. The file must have the same hash, so these are done here as its words of fixed
//! length do them: a sum or a product is made smaller by p once, and a difference larger by p.

use msmith::{Engine, WordPoints};
use num_bigint::BigUint;

/// Words of the length of a coordinate, as snarkjs calculates with them.
struct Words<'a> {
    p: &'a BigUint,
    /// 2^w, of w bits of words.
    end: BigUint,
    bits: u64,
    /// −1/p modulo 2^w.
    inverse: BigUint,
}

impl<'a> Words<'a> {
    fn new(p: &'a BigUint, bits: u64) -> Self {
        let end = BigUint::from(1u32) << bits;
        // Newton's steps double the bits of 1/p.
        let mut inverse = BigUint::from(1u32);
        for _ in 0..=bits.ilog2() {
            inverse = (&inverse * (&end + 2u32 - p * &inverse % &end)) % &end;
        }
        let inverse = &end - inverse;
        Self {
            p,
            end,
            bits,
            inverse,
        }
    }

    fn smaller(&self, x: BigUint) -> BigUint {
        match x >= *self.p {
            true => (x - self.p) % &self.end,
            false => x,
        }
    }

    fn add(&self, a: &BigUint, b: &BigUint) -> BigUint {
        self.smaller(a + b)
    }

    fn sub(&self, a: &BigUint, b: &BigUint) -> BigUint {
        match a >= b {
            true => a - b,
            false => (a + &self.end + self.p - b) % &self.end,
        }
    }

    /// a·b/2^w modulo p.
    fn mul(&self, a: &BigUint, b: &BigUint) -> BigUint {
        let product = a * b;
        let m = &product % &self.end * &self.inverse % &self.end;
        self.smaller((product + m * self.p) >> self.bits)
    }
}

/// What is hashed: of the bytes behind the powers, less the point of a list of one.
pub fn last_difference(engine: &Engine, behind: &[u8], lower: &WordPoints) -> Vec<u8> {
    let p = &engine.curve().p;
    let (words, width) = (engine.words(), 8 * engine.words());
    let f = &Words::new(p, 64 * words as u64);
    let mut bytes = behind[..behind.len().min(2 * width)].to_vec();
    bytes.resize(2 * width, 0);
    let (x, y) = bytes.split_at(width);
    let [x1, y1] = [x, y].map(BigUint::from_bytes_le);
    let (x, y) = lower.words.split_at(words);
    let [x2, y2] = [x, y].map(|part| {
        let bytes: Vec<u8> = part.iter().flat_map(|w| w.to_le_bytes()).collect();
        BigUint::from_bytes_le(&bytes)
    });
    let y2 = f.sub(&BigUint::from(0u32), &y2);

    // The sum of two affine points in Jacobian coordinates, with its steps in snarkjs' order.
    let h = f.sub(&x2, &x1);
    let slope = f.sub(&y2, &y1);
    let i = f.mul(&h, &h);
    let i = f.add(&i, &i);
    let i = f.add(&i, &i);
    let j = f.mul(&h, &i);
    let r = f.add(&slope, &slope);
    let v = f.mul(&x1, &i);
    let x3 = f.sub(&f.mul(&r, &r), &j);
    let x3 = f.sub(&x3, &f.add(&v, &v));
    let yj = f.mul(&y1, &j);
    let y3 = f.mul(&f.sub(&v, &x3), &r);
    let y3 = f.sub(&y3, &f.add(&yj, &yj));
    let z = f.add(&h, &h);

    // From here on modulo p: words stand for themselves over R.
    let over = |x: &BigUint| x.modpow(&(p - 2u32), p);
    let r = over(&(&f.end % p));
    let [x, y, z] = [x3, y3, z].map(|word| word * &r % p);
    let z = over(&z);
    let square = &z * &z % p;
    let mut hashed = Vec::with_capacity(2 * width);
    for coordinate in [x * &square % p, y * (&square * &z % p) % p] {
        let digits = coordinate.to_bytes_be();
        hashed.resize(hashed.len() + width - digits.len(), 0);
        hashed.extend(digits);
    }
    hashed
}
