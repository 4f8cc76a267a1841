//! `msmith verify`: proofs of Groth16.

use std::path::Path;

use msmith::{Backend, Options};
use msmith_groth16::{Error, Groups, Proof, VerifyingKey, read_public};
use msmith_io::json;
use msmith_io::source::{Format, Source};
use serde::Serialize;
use serde_json::Value;

use crate::answer::{Answer, Printed, render};
use crate::args::Verify;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::place::Input;
use crate::{files, input, output, run, show};

/// Most bytes of a text.
const MOST: u64 = 1 << 30;

/// What [`VerifyingKey::is_forgeable`] means.
pub const FORGEABLE: &str = "everybody knows a secret of this key (γ = ±δ, or γ and α or β are ± generators): nobody has \
                             contributed to it, or only 1 or −1, and anybody can make proofs of anything";

/// Says so of the key in a file, if it has a verifying key.
pub fn warn_of(source: &Source, backend: Backend) {
    if VerifyingKey::from_source(source, backend).is_ok_and(|key| key.is_forgeable()) {
        output::warn(FORGEABLE);
    }
}

/// Whether proofs verify, and which do not.
#[derive(Serialize)]
struct Verified {
    /// Proofs.
    n: usize,
    curve: String,
    /// Public signals of each.
    public: usize,
    right: bool,
    wrong: Vec<Wrong>,
    /// Whether anybody can make proofs for the key.
    forgeable: bool,
    /// Arguments of a contract's `verifyProof`.
    #[serde(skip_serializing_if = "Option::is_none")]
    calldata: Option<Vec<String>>,
    seconds: f64,
    backend: &'static str,
    threads: usize,
}

/// A proof that does not verify.
#[derive(Serialize)]
struct Wrong {
    /// Among all that were given.
    index: usize,
    /// Where it is.
    file: String,
    why: String,
}

/// Something read, and where it was.
struct Item<T> {
    place: String,
    value: Result<T, Error>,
}

/// Reads a key, proofs and their public signals, and verifies them.
pub fn run(args: &Verify) -> Result<Printed, Failure> {
    let choice = &Choice::on(&args.machine)?;
    let key = key(args, choice)?;
    let groups = key.groups();
    let public = public(&args.public, groups)?;
    let proofs = proofs(args, groups, choice)?;
    let n = proofs.len();
    if public.len() != n {
        let [proofs, lists] = [show::count(n, "proof"), show::count(public.len(), "list")];
        return Err(Failure::new(format!(
            "{proofs} for {lists} of public signals"
        )));
    }
    if n == 0 {
        return Err(Failure::new("there is no proof".to_owned()));
    }
    let (wrong, seconds) = run::count("verifying", n, choice, |options| {
        wrong(&key, &public, &proofs, options)
    })?;
    let calldata = (args.calldata && wrong.is_empty()).then(|| {
        let good = public.iter().zip(&proofs);
        good.map(|(public, proof)| {
            let (public, proof) = (public.value.clone()?, proof.value.clone()?);
            proof.to_calldata(groups, &public)
        })
        .collect::<Result<_, Error>>()
    });
    let answer = Verified {
        n,
        curve: groups.curve().name.clone(),
        public: key.public(),
        right: wrong.is_empty(),
        wrong,
        forgeable: key.is_forgeable(),
        calldata: calldata.transpose()?,
        seconds,
        backend: choice.backend.name(),
        threads: choice.threads_for(usize::MAX)?,
    };
    // Calldata is for contracts, and stands alone.
    if answer.calldata.is_some() && answer.curve != "bn254" {
        output::warn(
            "coordinates of this curve do not fit the 32 bytes of a contract's words: no verifyProof takes them",
        );
    }
    if answer.forgeable && answer.calldata.is_some() && !args.json {
        output::warn(FORGEABLE);
    }
    render(&answer, args.json)
}

/// The proofs that do not verify, each with its reason.
fn wrong(
    key: &VerifyingKey,
    public: &[Item<Vec<[u64; 4]>>],
    proofs: &[Item<Proof>],
    options: &Options<'_>,
) -> Result<Vec<Wrong>, Error> {
    let all = || proofs.iter().zip(public);
    let good = |(i, (proof, public)): (usize, (&'_ Item<Proof>, &'_ Item<_>))| {
        (proof.value.is_ok() && public.value.is_ok()).then_some(i)
    };
    let which: Vec<usize> = all().enumerate().filter_map(good).collect();
    let items = all().filter_map(|(proof, public)| {
        let both = (public.value.as_ref().ok()?, proof.value.as_ref().ok()?);
        Some((&both.0[..], both.1))
    });
    let items: Vec<_> = items.collect();
    let mut why = vec![None; proofs.len()];
    for i in key.find_invalid(&items, options)? {
        let (public, proof) = items[i];
        why[which[i]] = Some(match key.verify(public, proof, options) {
            Ok(_) => "does not verify".to_owned(),
            Err(Error::Engine(error)) => return Err(error.into()),
            Err(error) => error.to_string(),
        });
    }
    for (i, (proof, public)) in all().enumerate() {
        if let Err(error) = &public.value {
            why[i] = Some(format!("{}: {error}", public.place));
        }
        if let Err(error) = &proof.value {
            why[i] = Some(error.to_string());
        }
    }
    let wrong = why.into_iter().enumerate().filter_map(|(index, why)| {
        Some(Wrong {
            index,
            file: proofs[index].place.clone(),
            why: why?,
        })
    });
    Ok(wrong.collect())
}

fn key(args: &Verify, choice: &Choice) -> Result<VerifyingKey, Failure> {
    let file = &args.vk;
    let read = match args.vk_format {
        Some(format) => {
            let format = ("--vk-format", Some(Format::File(format)));
            let source = files::open(file, format, args.curve)?;
            VerifyingKey::from_source(&source, choice.backend)
        }
        None => {
            let opened = match file {
                Input::File(path) if path.is_file() => {
                    Some(VerifyingKey::open(path, choice.backend))
                }
                _ => None,
            };
            match (opened, args.curve) {
                // Of a text that says no curve, perhaps.
                (None | Some(Err(Error::Text { .. })), Some(curve)) => {
                    let groups = Groups::new(curve, choice.backend);
                    let text = text(file)?;
                    groups.and_then(|groups| VerifyingKey::from_json_of(&groups, &text))
                }
                (Some(read), _) => read,
                (None, None) => VerifyingKey::from_json(&text(file)?, choice.backend),
            }
        }
    };
    let key = read.map_err(|why| in_file(&file.said(), why))?;
    match args.curve {
        Some(curve) if curve != key.groups().curve() => Err(Failure::new(format!(
            "{}: the key is of {}, and not of {}",
            file.said(),
            key.groups().curve().name,
            curve.name
        ))),
        _ => Ok(key),
    }
}

fn public(given: &[Input], groups: &Groups) -> Result<Vec<Item<Vec<[u64; 4]>>>, Failure> {
    // A list of lists, or one of signals.
    let texts = texts(given, |list| list.first().is_some_and(Value::is_array))?;
    let read = |(place, text): (String, String)| Item {
        value: read_public(groups, &text),
        place,
    };
    Ok(texts.into_iter().map(read).collect())
}

fn proofs(args: &Verify, groups: &Groups, choice: &Choice) -> Result<Vec<Item<Proof>>, Failure> {
    const WHAT: &str = "reading proofs";
    let (names, (read, _)): (Vec<_>, _) = match args.proof_format {
        Some(format) => {
            let (mut names, mut all) = (Vec::new(), Vec::new());
            for file in &listed(&args.proof)? {
                names.push(file.said());
                all.push(input::read(file, MOST)?);
            }
            let read = run::count(WHAT, all.len(), choice, |options| {
                Proof::each_from_bytes(groups, format, &all, options)
            });
            (names, read?)
        }
        None => {
            let (names, all): (_, Vec<_>) = texts(&args.proof, |_| true)?.into_iter().unzip();
            let read = run::count(WHAT, all.len(), choice, |options| {
                Proof::each_from_json(groups, &all, options)
            });
            (names, read?)
        }
    };
    let items = names.into_iter().zip(read);
    Ok(items.map(|(place, value)| Item { place, value }).collect())
}

/// The files that are given, those of a folder among them.
fn listed(given: &[Input]) -> Result<Vec<Input>, Failure> {
    let mut all = Vec::new();
    for file in given {
        match file {
            Input::File(path) if path.is_dir() => all.extend(in_folder(path)?),
            file => all.push(file.clone()),
        }
    }
    Ok(all)
}

fn in_folder(path: &Path) -> Result<Vec<Input>, Failure> {
    let failed = |e: std::io::Error| Failure::new(format!("{}: {e}", path.display()));
    let mut names = Vec::new();
    for entry in std::fs::read_dir(path).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|end| end == "json") {
            names.push(path);
        }
    }
    if names.is_empty() {
        let why = format!("{}: it has no .json file", path.display());
        return Err(Failure::new(why));
    }
    names.sort();
    Ok(names.into_iter().map(Input::File).collect())
}

/// The texts of files, each with its place; of a list that is one of them its items.
fn texts(
    given: &[Input],
    is_of_them: fn(&[Value]) -> bool,
) -> Result<Vec<(String, String)>, Failure> {
    let mut all = Vec::new();
    for file in &listed(given)? {
        let (said, text) = (file.said(), text(file)?);
        match json::parse(text.as_bytes()) {
            Ok(Value::Array(list)) if list.len() != 1 && is_of_them(&list) => {
                let items = list.iter().enumerate();
                all.extend(items.map(|(i, item)| (format!("{said}[{i}]"), item.to_string())));
            }
            Ok(Value::Array(list)) if is_of_them(&list) => all.push((said, list[0].to_string())),
            _ => all.push((said, text)),
        }
    }
    Ok(all)
}

fn text(file: &Input) -> Result<String, Failure> {
    let read = String::from_utf8(input::read(file, MOST)?);
    read.map_err(|_| Failure::new(format!("{}: it is not text", file.said())))
}

/// What is wrong with a file, by its name.
fn in_file(name: &str, why: Error) -> Failure {
    match why {
        Error::Engine(_) | Error::Io(_) => why.into(),
        why => Failure::new(format!("{name}: {why}")),
    }
}

impl Answer for Verified {
    fn code(&self) -> u8 {
        u8::from(!self.right)
    }

    fn text(&self) -> String {
        if let Some(lines) = &self.calldata {
            return lines.iter().map(|line| format!("{line}\n")).collect();
        }
        let mut text = match (self.right, self.n) {
            (true, 1) => "✔ the proof verifies\n".to_owned(),
            (true, n) => format!("✔ all {n} proofs verify\n"),
            (false, _) => String::new(),
        };
        for Wrong { file, why, .. } in &self.wrong {
            text += &format!("✘ {file}: {why}\n");
        }
        if self.forgeable {
            text += &format!("! {FORGEABLE}\n");
        }
        text
    }
}
