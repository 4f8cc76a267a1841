//! `ParamsKZG` of halo2 (PSE and Axiom), written with `SerdeFormat::RawBytes`: k in four bytes, 2^k powers in G1, as
//! many Lagrange points, the generator of G2 and its multiple; x ‖ y as little-endian Montgomery words.

use msmith::curve::{Curve, Group, known};

use super::{FileFormat, Opened, Section};
use crate::Error;
use crate::bases::{Encoding, Records};

pub(super) const PARAMS: FileFormat = FileFormat {
    name: "halo2-params",
    about: "ParamsKZG of halo2 with SerdeFormat::RawBytes, BN254: g, g_lagrange, g2, s_g2",
    magic: None,
    open,
};

fn open(bytes: &[u8], _: Option<&Curve>) -> Result<Opened, Error> {
    let format = PARAMS.name;
    let wrong = |why: String| Error::Header { format, why };
    let curve = known::by_name("bn254").ok_or_else(|| wrong("BN254 is not built in".into()))?;
    let Some((k, rest)) = bytes.split_first_chunk::<4>() else {
        return Err(wrong("it ends inside k".into()));
    };
    let k = u32::from_le_bytes(*k);
    let sizes = [Group::G1, Group::G2].map(|g| Encoding::Montgomery.size(curve, g));
    let n = 1u64.checked_shl(k).filter(|_| k <= 40).unwrap_or(0);
    let wanted = 2 * n * sizes[0] as u64 + 2 * sizes[1] as u64;
    if n == 0 || rest.len() as u64 != wanted {
        return Err(wrong(format!(
            "{} bytes behind k = {k}, which is not what 2^{k} points and as many Lagrange points have",
            rest.len()
        )));
    }
    let (n, mut at, mut sections) = (n as usize, 4, Vec::new());
    for (name, group, n) in [
        ("g", Group::G1, n),
        ("g_lagrange", Group::G1, n),
        ("g2", Group::G2, 1),
        ("s_g2", Group::G2, 1),
    ] {
        let records = Records::new(curve, group, Encoding::Montgomery, at, n);
        at += n * records.size;
        sections.push(Section::points(name, group, records));
    }
    let curve = Some(curve.clone());
    Ok(Opened { curve, sections })
}
