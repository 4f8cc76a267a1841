//! `msmith inspect`.

use std::collections::BTreeMap;
use std::path::Path;

use msmith::curve::{Curve, known};
use msmith::{Engine, Options, Point};
use msmith_groth16::Groups;
use msmith_io::sections::Sections;
use msmith_io::source::{Asked, FileFormat, Format, Holds, R1csHeader, Section, Source};
use msmith_io::{Error, pairing, table};
use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::Inspect;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::place::Input;
use crate::{files, run, show};

/// A file and what is in it.
#[derive(Serialize)]
struct Inspected {
    file: String,
    format: &'static str,
    curve: Option<String>,
    bytes: usize,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    circuit: BTreeMap<&'static str, u64>,
    sections: Vec<Shown>,
    /// What was asked of the points together.
    asked: Vec<Question>,
}

/// How large a circuit is: a name and a number each.
fn counts(source: &Source) -> Result<BTreeMap<&'static str, u64>, Error> {
    let format = FileFormat::R1CS;
    if source.format() != Format::File(format) {
        return Ok(BTreeMap::new());
    }
    let sections = Sections::new(format.name(), b"r1cs", 1, source.content())?;
    let of = R1csHeader::read(&sections)?;
    let [gates, uses] = of.gates;
    Ok(BTreeMap::from([
        ("constraints", of.constraints.into()),
        ("signals", of.signals.into()),
        ("outputs", of.outputs.into()),
        ("public_inputs", of.public_inputs.into()),
        ("private_inputs", of.private_inputs.into()),
        ("labels", of.labels),
        ("custom_gates", gates.into()),
        ("uses_of_custom_gates", uses.into()),
    ]))
}

/// What is true of a good file of the format, and whether it is of this one.
#[derive(Serialize)]
struct Question {
    what: String,
    /// `null` where it could not be asked.
    holds: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
}

/// A section.
#[derive(Serialize)]
struct Shown {
    name: &'static str,
    /// `g1`, `g2` or `scalars`.
    holds: String,
    n: usize,
    encoding: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    infinite: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    on_curve: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    in_subgroup: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wrong: Option<String>,
}

impl Shown {
    /// One of which nothing is known yet.
    fn new(name: &'static str, holds: String, n: usize, encoding: String) -> Self {
        Self {
            name,
            holds,
            n,
            encoding,
            infinite: None,
            on_curve: None,
            in_subgroup: None,
            wrong: None,
        }
    }
}

/// Opens the file, lists its sections and checks their points.
pub fn run(args: &Inspect) -> Result<Printed, Failure> {
    let choice = Choice::on(&args.machine)?;
    if let (Input::File(path), None) = (&args.file, args.written.format)
        && files::is_table(&args.file)
    {
        return render(&table(path, args, &choice)?, args.json);
    }
    let source = files::open_as(&args.file, &args.written)?;
    let mut sections = Vec::new();
    for section in source.sections() {
        let holds = match section.holds() {
            Holds::Points(group) => group.to_string().to_lowercase(),
            Holds::Scalars => "scalars".into(),
        };
        let mut shown = Shown::new(section.name(), holds, section.len(), section.encoding());
        if let (Holds::Points(group), Some(curve), false) =
            (section.holds(), source.curve(), args.quick)
        {
            let engine = Engine::with_backend(curve, group, choice.backend)?;
            check(&source, &engine, &choice, &mut shown)?;
        }
        sections.push(shown);
    }
    let inspected = Inspected {
        file: args.file.to_string(),
        format: source.format().name(),
        curve: source.curve().map(|c| c.name.clone()),
        bytes: source.bytes(),
        circuit: counts(&source)?,
        asked: match args.quick || sections.iter().any(|s| s.wrong.is_some()) {
            // Of points that are wrong by themselves nothing more is asked.
            true => Vec::new(),
            false => asked(&source, &choice)?,
        },
        sections,
    };
    render(&inspected, args.json)
}

/// What is asked of the points together.
fn asked(source: &Source, choice: &Choice) -> Result<Vec<Question>, Error> {
    let options = &Options {
        watch: run::stop(),
        ..choice.options()
    };
    let n: usize = source.sections().iter().map(Section::len).sum();
    // Those of other curves are of the crate for proofs.
    let equal = |curve: &Curve, left: [&Point; 2], right: [&Point; 2]| {
        pairing::equal(curve, left, right).or_else(|| {
            let groups = Groups::new(curve, choice.backend).ok()?;
            groups.pairings_equal(left, right).ok()
        })
    };
    let asked = run::with_bar("asking what holds of them", |watch| {
        source.ask_with(choice.backend, options, &equal, |_, done| {
            watch(done as u64, n as u64)
        })
    })?;
    let question = |a: Asked| Question {
        what: a.what,
        holds: a.holds,
        why: a.why,
    };
    Ok(asked.into_iter().map(question).collect())
}

/// A table, whose bases are looked at and not their multiples.
fn table(path: &Path, args: &Inspect, choice: &Choice) -> Result<Inspected, Failure> {
    let info = table::info(path)?;
    let (layout, group) = (&info.layout, info.group.to_string().to_lowercase());
    let mut shown = Shown::new("bases", group, layout.n, layout.set.to_string());
    let curve = match files::curve_of(&args.written)? {
        Some(curve) => Some(curve),
        None => known::by_name(&info.curve).cloned(),
    };
    if let (Some(curve), false) = (curve, args.quick) {
        let engine = Engine::with_backend(&curve, info.group, choice.backend)?;
        let checked = run::run("checking the table", choice, |options| {
            let points = table::open(&engine, path)?.bases.points()?;
            info.matches(&engine, &points)?;
            shown.on_curve = Some(false);
            engine.check_on_curve(&points)?;
            (shown.on_curve, shown.in_subgroup) = (Some(true), Some(false));
            engine.check_subgroup(&points, options)?;
            Ok(points.finite.iter().filter(|finite| !**finite).count())
        });
        match checked {
            Ok((infinite, _)) => {
                (shown.infinite, shown.in_subgroup) = (Some(infinite), Some(true));
            }
            Err(why @ Error::Engine(msmith::Error::Cancelled)) => return Err(why.into()),
            Err(why) => shown.wrong = Some(why.to_string()),
        }
    }
    Ok(Inspected {
        file: args.file.to_string(),
        format: "table",
        curve: Some(info.curve),
        bytes: usize::try_from(info.bytes).unwrap_or(usize::MAX),
        circuit: BTreeMap::new(),
        sections: vec![shown],
        asked: Vec::new(),
    })
}

/// Whether the points are on the curve, and then whether they are in the subgroup.
fn check(
    source: &Source,
    engine: &Engine,
    choice: &Choice,
    shown: &mut Shown,
) -> Result<(), Error> {
    let list = source.points(engine, shown.name)?;
    let n = list.len();
    let what = format!("checking {}", shown.name);
    let options = &Options {
        watch: run::stop(),
        ..choice.options()
    };
    let mut on_curve = true;
    let done = run::with_bar(&what, |watch| {
        let mut infinite = 0;
        for first in (0..n).step_by(files::BATCH) {
            let last = (first + files::BATCH).min(n);
            on_curve = false;
            let some = list.read(first..last, options)?;
            on_curve = true;
            infinite += some.finite.iter().filter(|f| !**f).count();
            engine.check_subgroup(&some, options).map_err(|e| match e {
                msmith::Error::NotInSubgroup { index } => msmith::Error::NotInSubgroup {
                    index: first + index,
                },
                e => e,
            })?;
            if !watch(last as u64, n as u64) {
                return Err(msmith::Error::Cancelled.into());
            }
        }
        Ok(infinite)
    });
    match done {
        Ok(infinite) => {
            shown.infinite = Some(infinite);
            shown.on_curve = Some(true);
            shown.in_subgroup = Some(true);
        }
        Err(Error::Engine(msmith::Error::Cancelled)) => {
            return Err(msmith::Error::Cancelled.into());
        }
        // A wrong point is an answer and not a failure.
        Err(why) => {
            shown.on_curve = Some(on_curve);
            shown.in_subgroup = on_curve.then_some(false);
            shown.wrong = Some(why.to_string());
        }
    }
    Ok(())
}

impl Answer for Inspected {
    fn code(&self) -> u8 {
        let is_wrong = self.sections.iter().any(|s| s.wrong.is_some());
        u8::from(is_wrong || self.asked.iter().any(|q| q.holds == Some(false)))
    }

    fn text(&self) -> String {
        let mut rows = vec![
            ("file", self.file.clone()),
            (
                "format",
                format!("{}, {}", self.format, show::bytes(self.bytes as u64)),
            ),
        ];
        if let Some(curve) = &self.curve {
            rows.push(("curve", curve.clone()));
        }
        if self.format == "table" {
            let how = "not looked at here; msmith table verify makes them again";
            rows.push(("multiples", how.to_owned()));
        }
        let mut text = show::table(&rows);
        for (name, count) in &self.circuit {
            text += &format!("{:<22}{count}\n", name.replace('_', " "));
        }
        let width = self
            .sections
            .iter()
            .map(|s| s.name.len())
            .max()
            .unwrap_or(0);
        for s in &self.sections {
            let what = match s.holds.as_str() {
                "scalars" => show::count(s.n, "scalar"),
                group => format!("{} of {group}", show::count(s.n, "point")),
            };
            text += &format!("{:width$}  {what}, {}", s.name, s.encoding);
            if let Some(infinite) = s.infinite.filter(|n| *n > 0) {
                text += &format!(", {infinite} at infinity");
            }
            text += &match (&s.wrong, s.in_subgroup) {
                (Some(wrong), _) => format!("  ✘ {wrong}\n"),
                (None, Some(true)) => "  ✔ on the curve and in the subgroup\n".to_owned(),
                (None, _) => "\n".to_owned(),
            };
        }
        for Question { what, holds, why } in &self.asked {
            let mark = match holds {
                Some(true) => '✔',
                Some(false) => '✘',
                None => '–',
            };
            let why = match (why, holds) {
                (None, _) => String::new(),
                (Some(why), None) => format!(" (not asked: {why})"),
                (Some(why), Some(_)) => format!(" ({why})"),
            };
            text += &format!("{mark} {what}{why}\n");
        }
        text
    }
}
