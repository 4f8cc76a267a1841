//! `msmith convert`.

use msmith::{Engine, Options};
use serde::Serialize;

use crate::answer::{Answer, render};
use crate::args::Convert;
use crate::failure::Failure;
use crate::files::Chosen;
use crate::{files, run, show};

/// What was written.
#[derive(Serialize)]
struct Converted {
    out: String,
    format: &'static str,
    curve: String,
    group: String,
    n: usize,
}

/// Reads points by ranges and writes them in another format.
pub fn run(args: &Convert) -> Result<String, Failure> {
    let group = args.written.group.into();
    let chosen = Chosen::new(&args.file)?;
    let source = files::open_as(&chosen.path, &args.written)?;
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
        ..Options::default()
    };
    run::with_bar("writing points", |watch| {
        list.write(range, args.to, &args.out, options, |done| {
            watch(done as u64, n as u64)
        })
    })?;
    let converted = Converted {
        out: args.out.display().to_string(),
        format: args.to.name(),
        curve: curve.name.clone(),
        group: group.to_string().to_lowercase(),
        n,
    };
    render(&converted, args.json)
}

impl Answer for Converted {
    fn text(&self) -> String {
        show::table(&[
            ("written", self.out.clone()),
            ("format", self.format.to_owned()),
            (
                "points",
                format!("{} of {} of {}", self.n, self.group, self.curve),
            ),
        ])
    }
}
