//! `msmith convert`.

use msmith::curve::Group;
use msmith::{Engine, Options};
use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::Convert;
use crate::args::lists::ListFormat;
use crate::failure::Failure;
use crate::files::Chosen;
use crate::{files, output, run, show, verifier};

/// What was written.
#[derive(Serialize)]
struct Converted {
    out: String,
    format: &'static str,
    curve: Option<String>,
    /// `g1`, `g2` or `scalars`; `vk`, `proof` or `public`.
    group: String,
    n: usize,
}

/// Reads points or scalars by ranges and writes them in another format.
pub fn run(args: &Convert) -> Result<Printed, Failure> {
    let chosen = Chosen::new(&args.file)?;
    if let Some(item) = verifier::read(args)? {
        output::write(&args.out, &item.bytes(args.to)?)?;
        let (group, n, curve) = item.about();
        let converted = Converted {
            out: args.out.to_string(),
            format: args.to.name(),
            curve: Some(curve.name.clone()),
            group: group.to_owned(),
            n,
        };
        return render(&converted, args.json);
    }
    let source = files::open_as(&chosen.file, &args.written)?;
    let (format, group, n) = match args.to {
        ListFormat::Bases(format) => {
            let group: Group = args.written.group.into();
            let Some(curve) = source.curve() else {
                return Err(Failure::new(
                    "--curve: the file does not say its curve".into(),
                ));
            };
            let engine = Engine::new(curve, group)?;
            let (section, range) = chosen.points(&source, group)?;
            let list = source.points(&engine, section)?;
            let n = range.len();
            let options = &Options {
                watch: run::stop(),
                in_subgroup: args.unchecked_subgroup,
                ..Options::default()
            };
            run::with_bar("writing points", |watch| {
                list.write(range, format, args.out.path(), options, |done| {
                    watch(done as u64, n as u64)
                })
            })?;
            (format.name(), group.to_string().to_lowercase(), n)
        }
        ListFormat::Scalars(format) => {
            let (section, range) = chosen.scalars(&source)?;
            let list = source.scalars(section)?;
            let n = range.len();
            run::with_bar("writing scalars", |watch| {
                list.write(range, format, source.curve(), args.out.path(), |done| {
                    watch(done as u64, n as u64)
                })
            })?;
            (format.name(), "scalars".to_owned(), n)
        }
        ListFormat::Snarkjs | ListFormat::Solana => {
            return Err(Failure::new(format!(
                "{}: it is no key, proof or signals of Groth16 that can be written so",
                chosen.file.said()
            )));
        }
    };
    let converted = Converted {
        out: args.out.to_string(),
        format,
        curve: source.curve().map(|c| c.name.clone()),
        group,
        n,
    };
    render(&converted, args.json)
}

impl Answer for Converted {
    fn text(&self) -> String {
        let of = match &self.curve {
            Some(curve) => format!(" of {curve}"),
            None => String::new(),
        };
        let what = match self.group.as_str() {
            "scalars" => ("scalars", format!("{}{of}", self.n)),
            "vk" => (
                "key",
                format!("for {}{of}", show::count(self.n, "public signal")),
            ),
            "proof" => ("proof", of.trim_start().to_owned()),
            "public" => ("signals", format!("{}{of}", self.n)),
            group => ("points", format!("{} of {group}{of}", self.n)),
        };
        show::table(&[
            ("written", self.out.clone()),
            ("format", self.format.to_owned()),
            what,
        ])
    }
}
