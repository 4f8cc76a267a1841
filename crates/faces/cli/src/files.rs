//! Files of points and scalars by their sections: `FILE`, `FILE:SECTION` or `FILE:SECTION[first..last]`.

use std::ops::Range;

use msmith::Engine;
use msmith::curve::{Curve, Group};
use msmith_io::source::{Format, Holds, PointList, Section, Source};
use msmith_io::{Error, ScalarList, table};

use crate::args::{PointsFormat, Written};
use crate::place::{Input, Part};
use crate::{input, which};

/// Most bytes of a file of points or scalars: more than any machine's memory.
pub const MOST: u64 = 1 << 44;
/// Points that are read and checked together: enough for the subgroup to be cheap.
pub const BATCH: usize = 1 << 17;

/// A file, perhaps a section of it, perhaps a range of that.
pub struct Chosen {
    /// The file.
    pub file: Input,
    section: Option<String>,
    first: usize,
    last: Option<usize>,
}

impl Chosen {
    /// Of what is written on the command line.
    ///
    /// Errors: a range that cannot be read.
    pub fn new(part: &Part) -> Result<Self, Error> {
        let (file, section) = part.split();
        let Some(section) = section else {
            return Ok(Self {
                file,
                section: None,
                first: 0,
                last: None,
            });
        };
        let (section, range) = match section.strip_suffix(']').and_then(|s| s.split_once('[')) {
            Some((section, range)) => (section, range),
            None => (section, ".."),
        };
        let wrong = || Error::Unknown {
            what: "range of a section",
            name: range.to_owned(),
            known: "[first..last], [first..], [..last]".into(),
        };
        let (first, last) = range.split_once("..").ok_or_else(wrong)?;
        let number = |text: &str| text.parse().map_err(|_| wrong());
        Ok(Self {
            file,
            // Without a name it is the only one of its kind.
            section: (!section.is_empty()).then(|| section.to_owned()),
            first: if first.is_empty() { 0 } else { number(first)? },
            last: match last {
                "" => None,
                text => Some(number(text)?),
            },
        })
    }

    /// The file, of which no section was named.
    ///
    /// Errors: a section.
    pub fn whole(self) -> Result<Input, Error> {
        match self.section {
            None => Ok(self.file),
            Some(name) => Err(Error::Unknown {
                what: "section",
                name,
                known: "none in a file of points of an Edwards curve".into(),
            }),
        }
    }

    /// The name of a section of points of the group, and the range.
    pub fn points(
        &self,
        source: &Source,
        group: Group,
    ) -> Result<(&'static str, Range<usize>), Error> {
        let (section, range) = self.section(source, |s| s.holds() == Holds::Points(group))?;
        Ok((section.name(), range))
    }

    /// The name of a section of scalars, and the range.
    pub fn scalars(&self, source: &Source) -> Result<(&'static str, Range<usize>), Error> {
        let (section, range) = self.section(source, |s| s.holds() == Holds::Scalars)?;
        Ok((section.name(), range))
    }

    /// The section that was named, or the only one that there is of its kind.
    fn section<'a>(
        &self,
        source: &'a Source,
        is: impl Fn(&Section) -> bool,
    ) -> Result<(&'a Section, Range<usize>), Error> {
        let mut all = source.sections().iter().filter(|s| is(s));
        let section = match (&self.section, all.next(), all.next()) {
            (Some(name), ..) => source.section(name)?,
            (None, Some(only), None) => only,
            (None, one, _) => return Err(self.unnamed(source, one.is_some())),
        };
        Ok((section, self.first..self.last.unwrap_or(section.len())))
    }
}

impl Chosen {
    /// An error that asks for the name of a section, or says that there is none of the kind.
    fn unnamed(&self, source: &Source, several: bool) -> Error {
        let path = self.file.said();
        let all: Vec<_> = source.sections().iter().map(Section::name).collect();
        let all = all.join(", ");
        let why = match several {
            true => format!("say which of its sections, as {path}:SECTION; there are: {all}"),
            false => format!("it has no section of this kind and group; there are: {all}"),
        };
        Error::File { path, why }
    }
}

/// The points of a file or of a part of it, which are not read yet.
pub struct Points {
    source: Source,
    section: &'static str,
    /// Which of the section.
    pub range: Range<usize>,
}

impl Points {
    /// Those of the engine's group.
    pub fn open(part: &Part, format: Option<PointsFormat>, engine: &Engine) -> Result<Self, Error> {
        let format = format.map(|f| f.of(engine)).transpose()?;
        let chosen = Chosen::new(part)?;
        let source = open(
            &chosen.file,
            ("--bases-format", format),
            Some(engine.curve()),
        )?;
        let (section, range) = chosen.points(&source, engine.group())?;
        Ok(Self {
            source,
            section,
            range,
        })
    }

    /// The section.
    pub fn list<'a>(&'a self, engine: &'a Engine) -> Result<PointList<'a>, Error> {
        self.source.points(engine, self.section)
    }
}

/// Refuses another number of scalars than of points.
pub fn same_length(n: usize, scalars: &ScalarList) -> Result<(), Error> {
    match scalars.len() {
        m if m == n => Ok(()),
        m => Err(msmith::Error::LengthMismatch {
            points: n,
            scalars: m,
        }
        .into()),
    }
}

/// The curve that the options name, if they do.
pub fn curve_of(written: &Written) -> Result<Option<Curve>, Error> {
    match (&written.curve_file, written.curve) {
        (Some(file), _) => which::from_file(file).map(Some),
        (None, curve) => Ok(curve.cloned()),
    }
}

/// Opens a file as the options say that it is written.
pub fn open_as(file: &Input, written: &Written) -> Result<Source, Error> {
    let curve = curve_of(written)?;
    let format = written.format.map(|f| f.of(written.group.into()));
    open(file, ("--format", format), curve.as_ref())
}

/// What the command line is refused without.
pub fn needed<'a, T>(option: Option<&'a T>, name: &'static str) -> Result<&'a T, Error> {
    option.ok_or_else(|| msmith::Error::Option(format!("{name} is needed")).into())
}

/// Whether a file is a table of ours, whole or not.
pub fn is_table(file: &Input) -> bool {
    let Input::File(path) = file else {
        return false;
    };
    match table::info(path) {
        Ok(_) => true,
        Err(Error::Table { fault, .. }) => match *fault {
            table::Fault::NotATable => false,
            // A file may end before it has begun otherwise.
            table::Fault::Truncated { bytes, .. } => bytes >= 8,
            _ => true,
        },
        Err(_) => false,
    }
}

/// Opens a file that is written as an option says, or as it says itself: mapped if it is a regular one, otherwise (stdin,
/// a pipe) read into memory.
pub fn open(
    file: &Input,
    (option, format): (&str, Option<Format>),
    curve: Option<&Curve>,
) -> Result<Source, Error> {
    let opened = match file {
        Input::File(path) if path.is_file() => Source::open(path, format, curve),
        _ => Source::from_bytes(input::read(file, MOST)?, format, curve),
    };
    opened.map_err(|e| match e {
        // Of what has no format, and of what is no file, the library cannot say the name.
        Error::Header { format: "", why } => unsaid(file, option, &why),
        Error::File { why, .. } => unsaid(file, option, &why),
        other => other,
    })
}

/// What is wrong with a file, with the option that says its format.
fn unsaid(file: &Input, option: &str, why: &str) -> Error {
    let unsaid = "its format must be said";
    Error::File {
        path: file.said(),
        why: why.replace(unsaid, &format!("{unsaid} ({option})")),
    }
}

/// What memory cannot hold, by the name of its file.
pub fn too_large(part: &Part, why: Error) -> Error {
    match why {
        Error::Engine(msmith::Error::OutOfMemory { .. }) => Error::File {
            path: part.to_string(),
            why: "it is larger than the memory that can be had".to_owned(),
        },
        other => other,
    }
}

/// Scalars.
pub fn scalars(
    part: &Part,
    format: Option<Format>,
    curve: Option<&Curve>,
) -> Result<ScalarList, Error> {
    let chosen = Chosen::new(part)?;
    let source = open(&chosen.file, ("--scalars-format", format), curve)?;
    let (section, range) = chosen.scalars(&source)?;
    let list = source.scalars(section)?;
    let mut words = Vec::new();
    list.read(range, &mut words)
        .map_err(|e| too_large(part, e))?;
    let per = list.per();
    Ok(ScalarList { words, per })
}
