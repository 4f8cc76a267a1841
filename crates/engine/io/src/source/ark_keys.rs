//! Keys of ark-groth16 0.6 as `CanonicalSerialize` writes them: fields one after the other, lists behind their number
//! in eight bytes.

use msmith::curve::{Curve, Group};

use super::{FileFormat, Opened, Question, Section, named};
use crate::Error;
use crate::bases::{Encoding, Records, counted};

pub(super) const PK: FileFormat = FileFormat {
    name: "ark-pk",
    about: "a ProvingKey of ark-groth16 with Compress::Yes: a_query, b_g1_query, … (or A, B1, B2, H, L, IC)",
    is: None,
    open: |bytes, curve| open("ark-pk", bytes, curve, true, PROVING),
    asks: KEY,
};

pub(super) const PK_UNCOMPRESSED: FileFormat = FileFormat {
    name: "ark-pk-uncompressed",
    about: "a ProvingKey of ark-groth16 with Compress::No",
    is: None,
    open: |bytes, curve| open("ark-pk-uncompressed", bytes, curve, false, PROVING),
    asks: KEY,
};

pub(super) const VK: FileFormat = FileFormat {
    name: "ark-vk",
    about: "a VerifyingKey of ark-groth16 with Compress::Yes: alpha_g1, …, gamma_abc_g1 (or IC)",
    is: None,
    open: |bytes, curve| open("ark-vk", bytes, curve, true, VERIFYING),
    asks: KEY,
};

pub(super) const VK_UNCOMPRESSED: FileFormat = FileFormat {
    name: "ark-vk-uncompressed",
    about: "a VerifyingKey of ark-groth16 with Compress::No",
    is: None,
    open: |bytes, curve| open("ark-vk-uncompressed", bytes, curve, false, VERIFYING),
    asks: KEY,
};

const KEY: &[Question] = &[
    Question::Finite("alpha_g1"),
    Question::Finite("beta_g2"),
    Question::Finite("gamma_g2"),
    Question::Finite("delta_g2"),
    Question::Finite("beta_g1"),
    Question::Finite("delta_g1"),
    Question::Finite("h_query"),
    // arkworks draws generators of its own.
    Question::InRatio(
        [("beta_g1", 0), ("delta_g1", 0)],
        [("beta_g2", 0), ("delta_g2", 0)],
    ),
];

/// A field: its name, another one, its group, and whether it is a list.
type Field = (&'static str, Option<&'static str>, Group, bool);

/// Those of a verifying key, with which a proving key begins.
const VERIFYING: &[Field] = PROVING.split_at(5).0;

const PROVING: &[Field] = &[
    ("alpha_g1", None, Group::G1, false),
    ("beta_g2", None, Group::G2, false),
    ("gamma_g2", None, Group::G2, false),
    ("delta_g2", None, Group::G2, false),
    ("gamma_abc_g1", Some("IC"), Group::G1, true),
    ("beta_g1", None, Group::G1, false),
    ("delta_g1", None, Group::G1, false),
    ("a_query", Some("A"), Group::G1, true),
    ("b_g1_query", Some("B1"), Group::G1, true),
    ("b_g2_query", Some("B2"), Group::G2, true),
    ("h_query", Some("H"), Group::G1, true),
    ("l_query", Some("L"), Group::G1, true),
];

fn open(
    format: &'static str,
    bytes: &[u8],
    curve: Option<&Curve>,
    compressed: bool,
    fields: &[Field],
) -> Result<Opened, Error> {
    let curve = named(format, curve)?;
    let wrong = |why: String| Error::Header { format, why };
    if curve.g2.is_none() {
        return Err(wrong(format!("{} has no second group", curve.name)));
    }
    let signed = true;
    let encoding = Encoding::Ark { compressed, signed };
    let (mut at, mut sections) = (0, Vec::new());
    for (name, alias, group, list) in fields {
        let size = encoding.size(curve, *group);
        let within = |e: Error| Error::Section {
            name,
            error: e.into(),
        };
        let (start, n) = if *list {
            counted(bytes, at, size, false).map_err(within)?
        } else {
            (at, 1)
        };
        at = start + n * size;
        if at > bytes.len() {
            let (what, index) = ("points", 0);
            return Err(within(Error::Truncated { what, index }));
        }
        let records = Records::new(curve, *group, encoding, start, n);
        let section = Section::points(name, *group, records);
        sections.push(match alias {
            Some(alias) => section.also(alias),
            None => section,
        });
    }
    if at != bytes.len() {
        return Err(wrong(format!(
            "{} bytes follow the last field",
            bytes.len() - at
        )));
    }
    let curve = Some(curve.clone());
    Ok(Opened {
        curve,
        sections,
        ..Opened::default()
    })
}
