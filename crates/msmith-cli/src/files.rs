//! Files of points and scalars by their sections: `FILE`, `FILE:SECTION` or `FILE:SECTION[first..last]`.

use std::ops::Range;
use std::path::{Path, PathBuf};

use msmith::Engine;
use msmith::curve::{Curve, Group};
use msmith_io::source::{Format, Holds, PointList, Section, Source};
use msmith_io::{Error, ScalarList};

use crate::args::{PointsFormat, Written};
use crate::{input, which};

/// Most bytes of a file of points or scalars: more than any machine's memory.
pub const MOST: u64 = 1 << 44;
/// Points that are read and checked together: enough for the subgroup to be cheap.
pub const BATCH: usize = 1 << 17;

/// A file, perhaps a section of it, perhaps a range of that.
pub struct Chosen {
    /// The file.
    pub path: PathBuf,
    section: Option<String>,
    first: usize,
    last: Option<usize>,
}

impl Chosen {
    /// A path that exists is that path, whatever it looks like.
    pub fn new(path: &Path) -> Result<Self, Error> {
        let whole = Self {
            path: path.to_owned(),
            section: None,
            first: 0,
            last: None,
        };
        let Some((file, section)) = path.to_str().and_then(|p| p.rsplit_once(':')) else {
            return Ok(whole);
        };
        if path.exists() || file.is_empty() {
            return Ok(whole);
        }
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
            path: file.into(),
            // Without a name it is the only one of its kind.
            section: (!section.is_empty()).then(|| section.to_owned()),
            first: if first.is_empty() { 0 } else { number(first)? },
            last: match last {
                "" => None,
                text => Some(number(text)?),
            },
        })
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
        let path = self.path.display().to_string();
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
    pub fn open(path: &Path, format: Option<PointsFormat>, engine: &Engine) -> Result<Self, Error> {
        let format = format.map(|f| f.of(engine)).transpose()?;
        let chosen = Chosen::new(path)?;
        let source = open(&chosen.path, format, Some(engine.curve()))?;
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

/// Opens a file as the options say that it is written.
pub fn open_as(path: &Path, written: &Written) -> Result<Source, Error> {
    let curve = match (&written.curve_file, written.curve) {
        (Some(path), _) => Some(which::from_file(path)?),
        (None, curve) => curve.cloned(),
    };
    let format = written.format.map(|f| f.of(written.group.into()));
    open(path, format, curve.as_ref())
}

/// Opens a file: mapped if it is a regular one, otherwise (stdin, a pipe) read into memory.
pub fn open(path: &Path, format: Option<Format>, curve: Option<&Curve>) -> Result<Source, Error> {
    if path.is_file() {
        return Source::open(path, format, curve);
    }
    Source::from_bytes(input::read(path, MOST)?, format, curve)
}

/// Scalars.
pub fn scalars(
    path: &Path,
    format: Option<Format>,
    curve: Option<&Curve>,
) -> Result<ScalarList, Error> {
    let chosen = Chosen::new(path)?;
    let source = open(&chosen.path, format, curve)?;
    let (section, range) = chosen.scalars(&source)?;
    let list = source.scalars(section)?;
    let mut words = Vec::new();
    list.read(range, &mut words)?;
    let per = list.per();
    Ok(ScalarList { words, per })
}
