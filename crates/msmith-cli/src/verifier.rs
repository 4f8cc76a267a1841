//! Keys, proofs and public signals of Groth16 for other verifiers: what `msmith convert` does with them.

use std::io::Read;

use msmith::curve::Curve;
use msmith::{Backend, Scalars};
use msmith_groth16::{Groups, Proof, VerifyingKey, read_public, write_public};
use msmith_io::source::FileFormat;
use msmith_io::{BasesFormat, ScalarsFormat};

use crate::args::Convert;
use crate::args::lists::{AnyFormat, ListFormat};
use crate::failure::Failure;
use crate::files::{self, Chosen, MOST};
use crate::place::Input;
use crate::{input, output};

/// What a verifier reads.
pub enum Item {
    Key(Box<VerifyingKey>),
    Proof(Box<(Groups, Proof)>),
    Public(Vec<[u64; 4]>, Option<Curve>),
}

/// What a file has, and its curve's name: JSON of snarkjs; a key or a proof that is to be JSON or words; a verifying key
/// of arkworks or gnark of which no section is named. None for other points and scalars.
pub fn read(args: &Convert) -> Result<Option<(Item, Option<String>)>, Failure> {
    let Chosen { file, .. } = &Chosen::new(&args.file)?;
    let curve = files::curve_of(&args.written)?;
    let backend = Backend::detect()?;
    let groups = || match &curve {
        Some(curve) => Ok(Groups::new(curve, backend)?),
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
            from_json(&text, groups, backend)?
        }
        Some(AnyFormat::Bases(format)) if is_written => {
            let groups = groups()?;
            let proof = Proof::from_bytes(&groups, format, &input::read(file, MOST)?)?;
            Item::Proof(Box::new((groups, proof)))
        }
        Some(AnyFormat::Scalars(format)) if is_written => {
            let list = format.read(&input::read(file, MOST)?)?;
            let Scalars::U256(public) = list.view() else {
                return Err(Failure::new(format!(
                    "{}: signals have at most 256 bits",
                    file.said()
                )));
            };
            Item::Public(public.to_vec(), curve)
        }
        format if whole && (is_written || is_key(format)) => {
            let source = files::open_as(file, &args.written)?;
            Item::Key(Box::new(VerifyingKey::from_source(&source, backend)?))
        }
        _ => return Ok(None),
    };
    let curve = item.curve().map(|curve| curve.name.clone());
    Ok(Some((item, curve)))
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

fn from_json(
    text: &str,
    groups: impl Fn() -> Result<Groups, Failure>,
    backend: Backend,
) -> Result<Item, Failure> {
    let value: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    if value.get("IC").is_some() {
        return Ok(Item::Key(Box::new(VerifyingKey::from_json(text, backend)?)));
    }
    if value.is_array() {
        let groups = groups()?;
        let public = read_public(&groups, text)?;
        return Ok(Item::Public(public, Some(groups.curve().clone())));
    }
    let groups = match value["curve"].as_str() {
        Some(name) => Groups::by_name(name, backend)?,
        None => groups()?,
    };
    let proof = Proof::from_json(&groups, text)?;
    Ok(Item::Proof(Box::new((groups, proof))))
}

impl Item {
    pub fn name(&self) -> &'static str {
        match self {
            Self::Key(_) => "vk",
            Self::Proof(_) => "proof",
            Self::Public(..) => "public",
        }
    }

    /// Public signals, or 1.
    pub fn len(&self) -> usize {
        match self {
            Self::Key(key) => key.public(),
            Self::Proof(_) => 1,
            Self::Public(list, _) => list.len(),
        }
    }

    fn curve(&self) -> Option<&Curve> {
        match self {
            Self::Key(key) => Some(key.groups().curve()),
            Self::Proof(proof) => Some(proof.0.curve()),
            Self::Public(_, curve) => curve.as_ref(),
        }
    }

    /// Writes it; the format's name.
    pub fn write(&self, args: &Convert) -> Result<&'static str, Failure> {
        let bytes = match args.to {
            ListFormat::Snarkjs => self.json()?.into_bytes(),
            ListFormat::Solana => self.solana()?,
            ListFormat::Bases(format) => self.points(format)?,
            ListFormat::Scalars(format) => self.scalars(format)?,
        };
        output::write(&args.out, &bytes)?;
        Ok(match args.to {
            ListFormat::Snarkjs => "snarkjs",
            ListFormat::Solana => "solana",
            ListFormat::Bases(format) => format.name(),
            ListFormat::Scalars(format) => format.name(),
        })
    }

    fn json(&self) -> Result<String, Failure> {
        Ok(match self {
            Self::Key(key) => key.to_json()?,
            Self::Proof(proof) => proof.1.to_json(&proof.0)?,
            Self::Public(list, _) => write_public(list),
        })
    }

    fn solana(&self) -> Result<Vec<u8>, Failure> {
        Ok(match self {
            Self::Key(key) => key.to_solana()?,
            Self::Proof(proof) => proof.1.to_solana(&proof.0)?,
            Self::Public(..) => self.scalars(ScalarsFormat::BE32)?,
        })
    }

    fn points(&self, format: BasesFormat) -> Result<Vec<u8>, Failure> {
        Ok(match self {
            Self::Key(key) => key.to_bytes(format)?,
            Self::Proof(proof) => proof.1.to_bytes(&proof.0, format)?,
            Self::Public(..) => return Err(self.other("points", format.name())),
        })
    }

    fn scalars(&self, format: ScalarsFormat) -> Result<Vec<u8>, Failure> {
        match self {
            Self::Public(list, curve) => Ok(format.encode(list, curve.as_ref())?),
            _ => Err(self.other("scalars", format.name())),
        }
    }

    fn other(&self, what: &str, format: &str) -> Failure {
        let name = self.name();
        Failure::new(format!(
            "--to: {format} is a format of {what}, the file has a {name}"
        ))
    }
}
