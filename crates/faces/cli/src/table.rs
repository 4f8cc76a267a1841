//! `msmith table`.

use msmith::curve::{self, edwards};
use msmith::table::Spec;
use msmith::{Backend, Bases, Budget, Engine, Options, WordPoints};
use msmith_io::Error;
use msmith_io::table::{self, Info};
use msmith_kzg::{FIELD_ELEMENTS_PER_BLOB, Setup};
use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::{Table, TableBuild, TableInfo, TableVerify};
use crate::choice::Choice;
use crate::failure::Failure;
use crate::group::Group;
use crate::{files, kzg, run, show, which};

/// A table, and what was done with it.
#[derive(Serialize)]
struct Shown {
    table: String,
    version: u32,
    curve: String,
    group: String,
    n: usize,
    set: String,
    passes: usize,
    points_per_base: usize,
    point_bytes: usize,
    form: u32,
    bytes: u64,
    bases: String,
    content: String,
    #[serde(flatten)]
    done: Option<Done>,
    #[serde(skip)]
    is_mainnet: bool,
}

/// What was done.
#[derive(Serialize)]
struct Done {
    backend: &'static str,
    threads: usize,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds_write: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    right: Option<bool>,
}

/// Builds, shows or checks a table.
pub fn run(args: &Table) -> Result<Printed, Failure> {
    match args {
        Table::Build(args) => build(args),
        Table::Info(args) => info(args),
        Table::Verify(args) => verify(args),
    }
}

fn build(args: &TableBuild) -> Result<Printed, Failure> {
    let choice = &Choice::on(&args.how.machine)?;
    let set = args.set.as_deref().map(str::parse::<Spec>).transpose()?;
    // Before the work, not after it.
    table::writable(args.out.path())?;
    let (group, points) = given(args, choice)?;
    let engine = group.engine();
    let (bases, seconds) = run::run("preparing", choice, |o| {
        let options = &Options {
            // The setup is checked, and random points are multiples of the generator.
            in_subgroup: args.bases.is_none(),
            ..*o
        };
        prepare(args, set, engine, &points, options)
    })?;
    let (info, seconds_write) = run::run("writing", choice, |o| {
        table::write(&bases, args.out.path(), o)
    })?;
    let done = Done {
        backend: engine.backend().name(),
        threads: choice.threads_for(info.layout.n)?,
        seconds,
        seconds_write: Some(seconds_write),
        right: None,
    };
    let shown = Shown {
        table: args.out.to_string(),
        ..Shown::new(&info, Some(done))
    };
    render(&shown, args.how.json)
}

fn prepare(
    args: &TableBuild,
    set: Option<Spec>,
    engine: &Engine,
    points: &WordPoints,
    options: &Options<'_>,
) -> Result<Bases, Error> {
    if let Some(set) = set {
        return Ok(engine.prepare_with(points, set, args.passes as usize, options)?);
    }
    let budget = match (args.budget, args.points_per_base) {
        (Some(bytes), _) => Budget::Bytes(bytes),
        (None, Some(rows)) => Budget::PointsPerBase(rows),
        (None, None) => Budget::Fastest,
    };
    let made = within_file(budget, |budget| engine.prepare(points, budget, options));
    Ok(made?)
}

/// Bytes of a file before the points.
pub const HEADER: u64 = table::HEADER as u64;

/// Plans or makes a table whose file is within a budget: the header is a part of it.
pub fn within_file<T>(
    budget: Budget,
    job: impl FnOnce(Budget) -> Result<T, msmith::Error>,
) -> Result<T, msmith::Error> {
    let whole = match budget {
        Budget::Bytes(bytes) => bytes,
        Budget::Fastest => Budget::MOST,
        Budget::PointsPerBase(_) => return job(budget),
    };
    let points = whole.saturating_sub(HEADER);
    job(Budget::Bytes(points)).map_err(|error| match error {
        msmith::Error::MemoryLimit { limit, needed } if limit == points => {
            msmith::Error::MemoryLimit {
                limit: whole,
                needed: needed.saturating_add(HEADER),
            }
        }
        other => other,
    })
}

fn given(args: &TableBuild, choice: &Choice) -> Result<(Group, WordPoints), Failure> {
    if args.kzg {
        let setup = kzg::setup(args.setup.as_ref(), choice)?;
        let group = Group::Weierstrass(setup.engine().clone());
        return Ok((group, setup.points().clone()));
    }
    let file = args.curve_file.as_ref();
    let group = Group::new(args.curve, file, args.group, choice.backend)?;
    let points = match args.n {
        Some(n) => group.random(n, args.seed)?,
        None => {
            let part = files::needed(args.bases.as_ref(), "--bases")?;
            group.read(part, args.bases_format, choice, |_| Ok(()))?
        }
    };
    Ok((group, points))
}

fn info(args: &TableInfo) -> Result<Printed, Failure> {
    render(&Shown::new(&table::info(&args.table.0)?, None), args.json)
}

fn verify(args: &TableVerify) -> Result<Printed, Failure> {
    let choice = &Choice::on(&args.how.machine)?;
    let info = table::info(&args.table.0)?;
    let engine = match (&args.curve_file, edwards::by_name(&info.curve)) {
        (None, Some(curve)) => Engine::edwards_with_backend(curve, choice.backend)?,
        (None, None) => {
            let curve = which::by_name(&info.curve)?;
            Engine::with_backend(&curve, info.group, choice.backend)?
        }
        (Some(path), _) => {
            Engine::with_backend(&which::from_file(path)?, info.group, choice.backend)?
        }
    };
    let table = run::waiting("checking the table", || table::open(&engine, &args.table.0))?;
    let ((), seconds) = run::run("verifying", choice, |o| table.verify(o))?;
    let done = Done {
        backend: engine.backend().name(),
        threads: choice.threads_for(info.layout.n)?,
        seconds,
        seconds_write: None,
        right: Some(true),
    };
    render(&Shown::new(&table.info, Some(done)), args.how.json)
}

impl Shown {
    fn new(info: &Info, done: Option<Done>) -> Self {
        let layout = &info.layout;
        Self {
            table: info.path.clone(),
            version: table::VERSION,
            curve: info.curve.clone(),
            group: info.group.to_string().to_lowercase(),
            n: layout.n,
            set: layout.set.to_string(),
            passes: layout.passes,
            points_per_base: layout.rows,
            point_bytes: 8 * layout.columns * layout.words,
            form: layout.form,
            bytes: info.bytes,
            bases: info.bases.to_string(),
            content: info.content.to_string(),
            done,
            is_mainnet: is_mainnet(info),
        }
    }
}

/// Whether a table is of the points that commit to blobs.
fn is_mainnet(info: &Info) -> bool {
    let of = (info.curve.as_str(), info.group, info.layout.n);
    if of != ("bls12-381", curve::Group::G1, FIELD_ELEMENTS_PER_BLOB) {
        return false;
    }
    let digest = |setup: Setup| table::digest(setup.engine(), setup.points());
    let setup = Setup::mainnet(Backend::Portable);
    setup.is_ok_and(|setup| digest(setup).is_ok_and(|digest| digest == info.bases))
}

impl Answer for Shown {
    fn text(&self) -> String {
        let set = match self.passes {
            1 => self.set.clone(),
            g => format!("{} in {g} passes", self.set),
        };
        let name = if self.is_mainnet {
            " (KZG, Ethereum mainnet)"
        } else {
            ""
        };
        let of = format!(
            "{} of {} of {}{name}",
            show::count(self.n, "base"),
            self.group,
            self.curve
        );
        let stored = format!(
            "{} a base, {} bytes each",
            show::count(self.points_per_base, "point"),
            self.point_bytes
        );
        let mut rows = vec![
            ("table", self.table.clone()),
            ("of", of),
            ("set", set),
            ("stored", stored),
            ("size", show::bytes(self.bytes)),
            ("form", format!("x·2^{} mod p", self.form)),
            ("bases", self.bases.clone()),
            ("content", self.content.clone()),
        ];
        if let Some(done) = &self.done {
            let made = show::duration(done.seconds);
            rows.push((
                "time",
                match done.seconds_write {
                    Some(s) => format!("{made} (and {} to write)", show::duration(s)),
                    None => made,
                },
            ));
            rows.push((
                "backend",
                format!("{}, {}", done.backend, show::threads(done.threads)),
            ));
        }
        let mut text = show::table(&rows);
        if self.done.as_ref().is_some_and(|d| d.right == Some(true)) {
            text += "✔ every point is the multiple of its base that it should be\n";
        }
        text
    }
}
