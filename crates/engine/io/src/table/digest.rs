//! Checksums: BLAKE3, each over its own domain.
//!
//! The words of points are those of [`Points`]: `x·2^(64N) mod p`, which are the same on every machine whatever
//! the form of a table is.

use blake3::Hasher;
use msmith::curve::Group;
use msmith::{Engine, Points};
use num_bigint::BigUint;

use crate::Error;
pub use crate::fault::Digest;

/// Points hashed together.
const BLOCK: usize = 1 << 10;

/// Of bytes as they are.
pub fn plain(bytes: &[u8]) -> Digest {
    done(Hasher::new().update(bytes))
}

/// What a hasher has been given.
pub fn done(hasher: &Hasher) -> Digest {
    Digest(*hasher.finalize().as_bytes())
}

/// Of a group's numbers: p, r, the nonresidue, a and b.
pub fn curve(engine: &Engine) -> Digest {
    let (curve, spec) = (engine.curve(), engine.spec());
    let mut hasher = Hasher::new_derive_key("msmith table 1: curve");
    hasher.update(&[group(engine.group()) as u8, spec.degree as u8]);
    for x in [&curve.p, &curve.r, &curve.nonresidue] {
        number(&mut hasher, x);
    }
    for x in spec.a.iter().chain(&spec.b) {
        number(&mut hasher, x);
    }
    done(&hasher)
}

/// Of the endomorphism: λ, β and ν, or nothing.
pub fn endomorphism(engine: &Engine) -> Digest {
    let mut hasher = Hasher::new_derive_key("msmith table 1: endomorphism");
    if let Some(endo) = &engine.derived().endo {
        number(&mut hasher, &endo.lambda);
        number(&mut hasher, &endo.beta);
        for x in &endo.nu {
            hasher.update(&[u8::from(x.sign() == num_bigint::Sign::Minus)]);
            number(&mut hasher, x.magnitude());
        }
    }
    done(&hasher)
}

/// The digest of a list of points: of the curve's digest, then x and y of each as Montgomery words, zeros at infinity.
///
/// Errors: points that are not a list of points of this group.
pub fn bases(engine: &Engine, points: &dyn Points) -> Result<Digest, Error> {
    let stride = 2 * engine.words();
    points.check(stride)?;
    let mut hasher = Hasher::new_derive_key("msmith table 1: bases");
    hasher.update(&curve(engine).0);
    let n = points.len();
    let (mut words, mut finite) = (vec![0; stride * BLOCK.min(n)], [false; BLOCK]);
    let mut bytes = Vec::with_capacity(8 * words.len());
    for first in (0..n).step_by(BLOCK) {
        let count = BLOCK.min(n - first);
        points.fill(first, &mut words[..stride * count], &mut finite[..count]);
        bytes.clear();
        for (point, finite) in words.chunks_exact(stride).zip(&finite[..count]) {
            let word = |w: &u64| if *finite { *w } else { 0 }.to_le_bytes();
            bytes.extend(point.iter().flat_map(word));
        }
        hasher.update(&bytes);
    }
    Ok(done(&hasher))
}

/// The number of a group.
pub fn group(group: Group) -> u32 {
    match group {
        Group::G1 => 1,
        Group::G2 => 2,
    }
}

/// A number behind its length.
fn number(hasher: &mut Hasher, x: &BigUint) {
    let bytes = x.to_bytes_le();
    hasher.update(&(bytes.len() as u64).to_le_bytes());
    hasher.update(&bytes);
}
