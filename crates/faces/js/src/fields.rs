//! Calls about fields, over words in place.

use msmith::Domain;
use msmith_field::Field;

use crate::failure::Failure;
use crate::groups::curve;
use crate::state;

/// Elements that powers are made for together.
const BLOCK: usize = 1 << 14;

/// The field of a name: a curve's, with ` fr` behind it the integers modulo r, with ` fq` those modulo p. Roots of unity
/// are those of snarkjs.
pub fn named(name: &str) -> Result<Field, Failure> {
    let prime = match name.split_once(' ') {
        Some((name, "fr")) => &curve(name)?.r,
        Some((name, "fq")) => &curve(name)?.p,
        _ => {
            let why =
                format!("{name:?} is no field: there are fr and fq, behind the name of a curve");
            return Err(Failure::new("CURVE", why));
        }
    };
    Ok(Field::new(&prime.to_u64_digits(), state::backend()?)?)
}

/// Bytes of an element.
pub fn element_bytes(field: &Field) -> usize {
    8 * field.words()
}

/// `a_i ← first·factor^i·a_i`; the factors in Montgomery words.
pub fn apply_key(
    field: &Field,
    a: &mut [u64],
    first: &[u64],
    factor: &[u64],
) -> Result<(), Failure> {
    let options = &state::field_options();
    let w = field.words();
    let powers = field.powers(factor, BLOCK.min(a.len() / w), options)?;
    let mut step = factor.to_vec();
    if let Some(last) = powers.chunks_exact(w).next_back() {
        field.mul(&mut step, last, options)?;
    }
    let mut first = first.to_vec();
    for a in a.chunks_mut(BLOCK * w) {
        field.mul(a, &powers[..a.len()], options)?;
        field.scale(a, &first, options)?;
        field.mul(&mut first, &step, options)?;
    }
    Ok(())
}

/// The n-th roots of unity; plain integers where they are given.
pub fn domain(
    field: &Field,
    n: usize,
    root: Option<&[u64]>,
    shift: Option<&[u64]>,
) -> Result<Domain, Failure> {
    let domain = match root {
        Some(root) => Domain::with_root(field, n, root)?,
        None => Domain::new(field, n)?,
    };
    Ok(match shift {
        Some(shift) => domain.coset(shift)?,
        None => domain,
    })
}
