//! `msmith table`.

use msmith::curve::Group;
use msmith::recode::bucket_set::Spec;
use msmith::{Budget, Engine, FixedBases, Options, WordPoints};
use msmith_io::kzg::Setup;
use msmith_io::table::{self, Info};
use msmith_io::{BasesFormat, Error, random, read_file};

use crate::args::{How, Table, TableBuild, TableCommand, TableInfo, TableVerify, Which};
use crate::{run, show, which};

/// Builds, shows or checks a table.
pub fn run(args: &Table) -> Result<String, Error> {
    match &args.command {
        TableCommand::Build(args) => build(args),
        TableCommand::Info(args) => info(args),
        TableCommand::Verify(args) => verify(args),
    }
}

/// Bytes of a stored point.
fn row_bytes(info: &Info) -> usize {
    8 * info.layout.columns * info.layout.words
}

fn build(args: &TableBuild) -> Result<String, Error> {
    let how = How::from(&args.how);
    run::check(&how)?;
    let set = args.set.as_deref().map(str::parse::<Spec>).transpose()?;
    // Before the work, not after it.
    table::writable(&args.out)?;
    run::listen();
    let engine = match args.kzg {
        true => Setup::engine(how.backend.as_deref())?,
        false => {
            let which = Which {
                curve: args.curve.clone(),
                curve_file: args.curve_file.clone(),
                group: args.group,
            };
            which::engine(&which, &how)?
        }
    };
    let points = run::waiting("reading", || input(args, &how, &engine))?;
    let (bases, seconds) = run::run(&how, |o| {
        let options = &Options {
            // The setup is checked, and random points are multiples of the generator.
            in_subgroup: args.bases.is_none(),
            ..*o
        };
        prepare(args, set, &engine, &points, options)
    })?;
    let (info, seconds_write) = run::run(&how, |o| table::write(&bases, &args.out, o))?;
    if how.json {
        let object = object(&info)
            .text("backend", engine.backend().name())
            .raw("threads", how.threads)
            .raw("seconds", seconds)
            .raw("seconds_write", seconds_write);
        return Ok(object.end() + "\n");
    }
    let mut rows = rows(&info);
    let (made, written) = (show::duration(seconds), show::duration(seconds_write));
    rows.push(("time", format!("{made} (and {written} to write)")));
    let threads = show::threads(how.threads);
    rows.push(("backend", format!("{}, {threads}", engine.backend().name())));
    Ok(show::table(&rows))
}

fn prepare(
    args: &TableBuild,
    set: Option<Spec>,
    engine: &Engine,
    points: &WordPoints,
    options: &Options<'_>,
) -> Result<FixedBases, Error> {
    let budget = match (set, args.budget, args.points_per_base) {
        (Some(set), _, _) => {
            return Ok(engine.prepare_with(points, set, args.passes as usize, options)?);
        }
        (_, Some(bytes), _) => Budget::Bytes(bytes),
        (_, _, Some(rows)) => Budget::PointsPerBase(rows),
        _ => Budget::Fastest,
    };
    Ok(engine.prepare(points, budget, options)?)
}

fn input(args: &TableBuild, how: &How, engine: &Engine) -> Result<WordPoints, Error> {
    if let Some(n) = args.n {
        return random::points(engine, n, args.seed);
    }
    if args.kzg {
        let threads = Options {
            threads: Some(how.threads),
            ..Options::default()
        };
        let setup = match &args.setup {
            Some(path) => Setup::from_text(engine.clone(), &read_file(path)?, &threads)?,
            None => Setup::mainnet(engine.clone())?,
        };
        return Ok(setup.points()?.into_owned());
    }
    // The command line is refused unless both are there.
    let format = BasesFormat::by_name(args.bases_format.as_deref().unwrap_or_default())?;
    let path = args.bases.as_deref().unwrap_or("".as_ref());
    format.read(engine, &read_file(path)?)
}

fn info(args: &TableInfo) -> Result<String, Error> {
    let info = table::info(&args.table)?;
    if args.json {
        return Ok(object(&info).end() + "\n");
    }
    Ok(show::table(&rows(&info)))
}

fn verify(args: &TableVerify) -> Result<String, Error> {
    let how = How::from(&args.how);
    run::check(&how)?;
    run::listen();
    let info = table::info(&args.table)?;
    let which = Which {
        curve: Some(info.curve),
        curve_file: args.curve_file.clone(),
        group: match info.group {
            Group::G1 => crate::args::GroupArg::G1,
            Group::G2 => crate::args::GroupArg::G2,
        },
    };
    let engine = which::engine(&which, &how)?;
    let table = run::waiting("reading", || table::open(&engine, &args.table))?;
    let ((), seconds) = run::run(&how, |o| table.verify(o))?;
    if how.json {
        let object = object(&table.info)
            .text("backend", engine.backend().name())
            .raw("threads", how.threads)
            .raw("seconds", seconds)
            .raw("right", true);
        return Ok(object.end() + "\n");
    }
    let mut rows = rows(&table.info);
    rows.push(("time", show::duration(seconds)));
    let threads = show::threads(how.threads);
    rows.push(("backend", format!("{}, {threads}", engine.backend().name())));
    Ok(show::table(&rows) + "✔ every point is the multiple of its base that it should be\n")
}

/// What a table is of, for programs.
fn object(info: &Info) -> show::Object {
    let layout = &info.layout;
    show::Object::new()
        .text("table", &info.path)
        .raw("version", table::VERSION)
        .text("curve", &info.curve)
        .text("group", &info.group.to_string().to_lowercase())
        .raw("n", layout.n)
        .text("set", &layout.set.to_string())
        .raw("passes", layout.passes)
        .raw("points_per_base", layout.rows)
        .raw("point_bytes", row_bytes(info))
        .raw("form", layout.form)
        .raw("bytes", info.bytes)
        .text("bases", &info.bases.to_string())
        .text("content", &info.content.to_string())
}

/// The same for people.
fn rows(info: &Info) -> Vec<(&'static str, String)> {
    let layout = &info.layout;
    let group = info.group.to_string().to_lowercase();
    let set = match layout.passes {
        1 => layout.set.to_string(),
        g => format!("{} in {g} passes", layout.set),
    };
    let name = match info.bases == Setup::MAINNET {
        true => " (KZG, Ethereum mainnet)",
        false => "",
    };
    vec![
        ("table", info.path.clone()),
        (
            "of",
            format!("{} bases of {group} of {}{name}", layout.n, info.curve),
        ),
        ("set", set),
        (
            "stored",
            format!(
                "{} points a base, {} bytes each",
                layout.rows,
                row_bytes(info)
            ),
        ),
        ("size", show::bytes(info.bytes)),
        ("form", format!("x·2^{} mod p", layout.form)),
        ("bases", info.bases.to_string()),
        ("content", info.content.to_string()),
    ]
}
