//! By blst.

use blst::{blst_fp, blst_fp2, blst_fp12, blst_p1_affine, blst_p2_affine};
use msmith::Point;

/// Whether the pairings of two pairs are equal.
pub fn is_equal([a, q]: [&Point; 2], [b, s]: [&Point; 2]) -> bool {
    // Of infinity in either place 1.
    let miller = |p: &Point, q: &Point| {
        let (p, q) = (p.coordinates()?, q.coordinates()?);
        Some(blst_fp12::miller_loop(&second(q)?, &first(p)?))
    };
    match (miller(a, q), miller(b, s)) {
        (Some(left), Some(right)) => blst_fp12::finalverify(&left, &right),
        (left, right) => left.is_none() && right.is_none(),
    }
}

fn fp(words: &[u64]) -> Option<blst_fp> {
    let l = words.try_into().ok()?;
    Some(blst_fp { l })
}

fn fp2(words: &[u64]) -> Option<blst_fp2> {
    let (c0, c1) = words.split_at_checked(6)?;
    let fp = [fp(c0)?, fp(c1)?];
    Some(blst_fp2 { fp })
}

fn first((x, y): (&[u64], &[u64])) -> Option<blst_p1_affine> {
    let (x, y) = (fp(x)?, fp(y)?);
    Some(blst_p1_affine { x, y })
}

fn second((x, y): (&[u64], &[u64])) -> Option<blst_p2_affine> {
    let (x, y) = (fp2(x)?, fp2(y)?);
    Some(blst_p2_affine { x, y })
}
