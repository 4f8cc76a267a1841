//! Keys, proofs and public signals of Groth16 for other verifiers: what `msmith convert` does with them.

use std::io::Read;

use msmith::curve::Curve;
use msmith::{Backend, Scalars};
use msmith_groth16::{Groups, Proof, VerifyingKey, read_public, write_public};
use msmith_io::ScalarsFormat;
use msmith_io::source::FileFormat;

use crate::args::Convert;
use crate::args::lists::{AnyFormat, ListFormat};
use crate::failure::Failure;
use crate::files::{self, Chosen, MOST};
use crate::input;
use crate::place::Input;

/// What a verifier reads.
pub enum Item {
    Key(Box<VerifyingKey>),
    Proof(Box<(Groups, Proof)>),
    Public(Box<(Groups, Vec<[u64; 4]>)>),
}

/// What a file has: JSON of snarkjs; a key or a proof that is to be JSON or words; a verifying key of arkworks or gnark of
/// which no section is named. None for other points and scalars.
pub fn read(args: &Convert) -> Result<Option<Item>, Failure> {
    let Chosen { file, .. } = &Chosen::new(&args.file)?;
    let backend = Backend::detect()?;
    let groups = || match files::curve_of(&args.written)? {
        Some(curve) => Ok(Groups::new(&curve, backend)?),
        None => Err(Failure::new(
            "--curve: the file does not say its curve".into(),
        )),
    };
    let whole = args.file.split().1.is_none();
    let is_written = matches!(args.to, ListFormat::Snarkjs | ListFormat::Solana);
    let item = match args.written.format {
        None if starts_as_json(file) => {
            let text = String::from_utf8(input::read(file, MOST)?)
                .map_err(|_| Failure::new(format!("{}: it is not text", file.said())))?;
            return from_json(&text, groups, backend);
        }
        Some(AnyFormat::Bases(format)) if is_written => {
            let groups = groups()?;
            let proof = Proof::from_bytes(&groups, format, &input::read(file, MOST)?)?;
            Item::Proof(Box::new((groups, proof)))
        }
        Some(AnyFormat::Scalars(format)) if is_written => {
            let groups = groups()?;
            let list = format.read(&input::read(file, MOST)?)?;
            let Scalars::U256(public) = list.view() else {
                return Err(Failure::new(format!("{}: more than 256 bits", file.said())));
            };
            // Below r.
            let public = read_public(&groups, &write_public(public))?;
            Item::Public(Box::new((groups, public)))
        }
        format if whole && (is_written || is_key(format)) => {
            let source = files::open_as(file, &args.written)?;
            Item::Key(Box::new(VerifyingKey::from_source(&source, backend)?))
        }
        _ => return Ok(None),
    };
    Ok(Some(item))
}

/// A file that has a verifying key and nothing else.
fn is_key(format: Option<AnyFormat>) -> bool {
    let keys = [
        FileFormat::ARK_VK,
        FileFormat::ARK_VK_UNCOMPRESSED,
        FileFormat::GNARK_VK,
    ];
    matches!(format, Some(AnyFormat::File(format)) if keys.contains(&format))
}

/// Stdin, which is read once, is not looked at.
fn starts_as_json(file: &Input) -> bool {
    let Input::File(path) = file else {
        return false;
    };
    let mut head = [0; 64];
    let file = std::fs::File::open(path).and_then(|mut file| file.read(&mut head));
    let head = head[..file.unwrap_or(0)].trim_ascii_start();
    head.starts_with(b"{") || head.starts_with(b"[")
}

/// None for other JSON.
fn from_json(
    text: &str,
    groups: impl Fn() -> Result<Groups, Failure>,
    backend: Backend,
) -> Result<Option<Item>, Failure> {
    let value: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    if value.get("IC").is_some() {
        let key = VerifyingKey::from_json(text, backend)?;
        return Ok(Some(Item::Key(Box::new(key))));
    }
    if value.get("pi_a").is_none() && !value.is_array() {
        return Ok(None);
    }
    let groups = match value.get("curve").and_then(|name| name.as_str()) {
        Some(name) => Groups::by_name(name, backend)?,
        None => groups()?,
    };
    if value.is_array() {
        let public = read_public(&groups, text)?;
        return Ok(Some(Item::Public(Box::new((groups, public)))));
    }
    let proof = Proof::from_json(&groups, text)?;
    Ok(Some(Item::Proof(Box::new((groups, proof)))))
}

impl Item {
    /// What it is, the number of public signals, of a proof 1, and the curve.
    pub fn about(&self) -> (&'static str, usize, &Curve) {
        match self {
            Self::Key(key) => ("vk", key.public(), key.groups().curve()),
            Self::Proof(proof) => ("proof", 1, proof.0.curve()),
            Self::Public(list) => ("public", list.1.len(), list.0.curve()),
        }
    }

    /// Its bytes in a format.
    pub fn bytes(&self, to: ListFormat) -> Result<Vec<u8>, Failure> {
        use ListFormat::{Bases, Scalars, Snarkjs, Solana};
        Ok(match (self, to) {
            (Self::Key(key), Snarkjs) => key.to_json()?.into_bytes(),
            (Self::Key(key), Solana) => key.to_solana()?,
            (Self::Key(key), Bases(format)) => key.to_bytes(format)?,
            (Self::Proof(proof), Snarkjs) => proof.1.to_json(&proof.0)?.into_bytes(),
            (Self::Proof(proof), Solana) => proof.1.to_solana(&proof.0)?,
            (Self::Proof(proof), Bases(format)) => proof.1.to_bytes(&proof.0, format)?,
            (Self::Public(list), Snarkjs) => write_public(&list.1).into_bytes(),
            (Self::Public(list), Solana) => ScalarsFormat::BE32.encode(&list.1, None)?,
            (Self::Public(list), Scalars(format)) => {
                format.encode(&list.1, Some(list.0.curve()))?
            }
            (_, Bases(_) | Scalars(_)) => {
                let (is, to) = (self.about().0, to.name());
                return Err(Failure::new(format!(
                    "--to: the file has a {is}, which {to} has not"
                )));
            }
        })
    }
}
