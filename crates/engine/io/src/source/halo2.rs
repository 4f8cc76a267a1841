//! `ParamsKZG` of halo2 (PSE and Axiom): k in four bytes, 2^k powers in G1, as many Lagrange points, the generator of
//! G2 and its multiple; x ‖ y as little-endian Montgomery words with `SerdeFormat::RawBytes`, x and the parity of y with
//! `Processed`. Source: `poly/kzg/commitment.rs` of halo2-axiom 0.5.3 and files that it wrote (`vectors/halo2`).

use msmith::curve::{Group, known};

use super::{FileFormat, Opened, Question, Section};
use crate::Error;
use crate::bases::{Encoding, Records};

pub(super) const PARAMS: FileFormat = FileFormat {
    name: "halo2-params",
    about: "ParamsKZG of halo2 with SerdeFormat::RawBytes, BN254: g, g_lagrange, g2, s_g2",
    is: None,
    open: |bytes, _| open(PARAMS.name, bytes, Encoding::Montgomery),
    asks: PARAMS_ASK,
};

// A format of its own: the first half of a file of the other is as long as one of these.
pub(super) const PROCESSED: FileFormat = FileFormat {
    name: "halo2-params-processed",
    about: "the same with SerdeFormat::Processed",
    is: None,
    open: |bytes, _| open(PROCESSED.name, bytes, Encoding::Halo2),
    asks: PARAMS_ASK,
};

/// halo2curves' generator of the units modulo r.
const GENERATOR: u64 = 7;

const PARAMS_ASK: &[Question] = &[
    Question::Generator(("g", 0)),
    Question::Generator(("g2", 0)),
    Question::Powers("g", [("g2", 0), ("s_g2", 0)]),
    Question::Lagrange("g_lagrange", ("g", 0)),
    Question::LagrangeOf("g_lagrange", "g", GENERATOR),
];

fn open(format: &'static str, bytes: &[u8], encoding: Encoding) -> Result<Opened, Error> {
    let wrong = |why: String| Error::Header { format, why };
    let curve = known::by_name("bn254").ok_or_else(|| wrong("BN254 is not built in".into()))?;
    let Some((k, rest)) = bytes.split_first_chunk::<4>() else {
        return Err(wrong("it ends inside k".into()));
    };
    let k = u32::from_le_bytes(*k);
    let n = 1u64.checked_shl(k).filter(|_| k <= 40).unwrap_or(0);
    let [g1, g2] = [Group::G1, Group::G2].map(|g| encoding.size(curve, g) as u64);
    if n == 0 || rest.len() as u64 != 2 * n * g1 + 2 * g2 {
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
        let records = Records::new(curve, group, encoding, at, n);
        at += n * records.size;
        sections.push(Section::points(name, group, records));
    }
    let curve = Some(curve.clone());
    Ok(Opened {
        curve,
        sections,
        ..Opened::default()
    })
}
