//! `msmith zkey`: proving keys of Groth16 and their ceremonies, in snarkjs' files.

mod export;
mod info;
mod table;
mod verify;

use msmith_groth16::{Beacon, Circuit, Error, Groups, Secret, Toxic, setup, zkey};
use msmith_io::source::{FileFormat, Format, Source};
use msmith_io::{ScalarsFormat, hex};

use crate::answer::{Printed, render};
use crate::args::{ListHow, Zkey, ZkeyBeacon, ZkeyContribute, ZkeyNew, ZkeySetup};
use crate::ceremony::{MOST_TEXT, Written, secret};
use crate::choice::Choice;
use crate::failure::Failure;
use crate::place::Output;
use crate::prove::in_file;
use crate::verify::warn_of;
use crate::{input, run};

/// Runs one of the commands.
pub fn run(args: &Zkey) -> Result<Printed, Failure> {
    match args {
        Zkey::New(args) => new(args),
        Zkey::Contribute(args) => contribute(args),
        Zkey::Beacon(args) => beacon(args),
        Zkey::Verify(args) => verify::run(args),
        Zkey::Info(args) => info::run(args),
        Zkey::ExportVk(args) => export::verifying_key(args),
        Zkey::ExportSolidity(args) => export::contract(args),
        Zkey::Setup(args) => made_at_once(args),
        Zkey::Table(args) => table::run(args),
    }
}

fn new(args: &ZkeyNew) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let (r1cs, ptau, out) = (&args.r1cs.0, &args.ptau.0, args.out.path());
    let (hash, seconds) = run::of_groth16("making the key", choice, |options| {
        zkey::new(r1cs, ptau, out, choice.backend, options)
    })
    .map_err(|why| match why {
        Error::Engine(_) | Error::Io(msmith_io::Error::File { .. }) => why.into(),
        Error::File { format: "r1cs", .. } => in_file(&args.r1cs, why),
        why => in_file(&args.ptau, why),
    })?;
    let answer = Written {
        circuit_hash: Some(hex::encode(&hash)),
        ..Written::new(&args.out, choice, seconds)
    };
    render(&answer, args.how.json)
}

fn contribute(args: &ZkeyContribute) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let secret = secret(&args.secret)?;
    let (key, out, name) = (&args.key.0, args.out.path(), args.name.as_deref());
    let (hash, seconds) = run::of_groth16("contributing", choice, |options| {
        zkey::contribute(key, out, name, &secret, choice.backend, options)
    })
    .map_err(|why| in_file(&args.key, why))?;
    contributed(&args.out, &hash, seconds, choice, &args.how)
}

fn beacon(args: &ZkeyBeacon) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let beacon = Beacon::new(&args.beacon.0, args.iterations)?;
    let (key, out, name) = (&args.key.0, args.out.path(), args.name.as_deref());
    let (hash, seconds) = run::of_groth16("contributing", choice, |options| {
        zkey::beacon(key, out, name, &beacon, choice.backend, options)
    })
    .map_err(|why| in_file(&args.key, why))?;
    contributed(&args.out, &hash, seconds, choice, &args.how)
}

fn contributed(
    out: &Output,
    hash: &[u8],
    seconds: f64,
    choice: &Choice,
    how: &ListHow,
) -> Result<Printed, Failure> {
    let answer = Written {
        contribution_hash: Some(hex::encode(hash)),
        ..Written::new(out, choice, seconds)
    };
    render(&answer, how.json)
}

fn made_at_once(args: &ZkeySetup) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let circuit = Circuit::open(&args.r1cs.0)?;
    let groups = Groups::new(circuit.curve(), choice.backend)?;
    let toxic = match &args.toxic {
        None => Toxic::draw(&groups, &Secret::draw(b"")?)?,
        Some(file) => {
            let list = ScalarsFormat::HEX_LINES.read(&input::read(file, MOST_TEXT)?)?;
            let values = (list.per == 4).then(|| list.words.as_chunks().0);
            let values = values.and_then(|values| values.try_into().ok());
            let none = || {
                let why = "it has not five numbers of at most 64 hex digits, a line each";
                Failure::new(format!("{}: {why}", file.said()))
            };
            Toxic::new(&groups, values.ok_or_else(none)?)?
        }
    };
    let out = args.out.path();
    let ((), seconds) = run::of_groth16("making the key", choice, |options| {
        setup(&circuit, &toxic, out, choice.backend, options)
    })?;
    if let Ok(source) = Source::open(out, Some(Format::File(FileFormat::ZKEY)), None) {
        warn_of(&source, choice.backend);
    }
    render(&Written::new(&args.out, choice, seconds), args.how.json)
}
