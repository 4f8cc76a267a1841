//! Lists of points that a command makes: written to a file, and shown by the first and the last of them.

use msmith::WordPoints;
use msmith_io::{Error, table};
use serde::Serialize;

use crate::answer::Answer;
use crate::args::Out;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::group::Group;
use crate::show;

/// What was made, and how.
#[derive(Serialize)]
pub struct Made {
    curve: String,
    group: String,
    n: usize,
    of: &'static str,
    backend: &'static str,
    threads: usize,
    seconds: f64,
    first: Option<show::Sum>,
    last: Option<show::Sum>,
    #[serde(skip_serializing_if = "Option::is_none")]
    out: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    format: Option<&'static str>,
    /// What the points are, for people.
    #[serde(skip)]
    title: &'static str,
    #[serde(skip)]
    about: String,
}

/// What a list of points is.
pub struct Kind {
    /// For programs: `mul-each`, `mul-base`, `fft`, `ifft`.
    pub of: &'static str,
    /// For people, one word.
    pub title: &'static str,
    /// What more there is to say, behind a comma.
    pub about: String,
}

/// Refuses a file that could not be written: before the work, not after it.
pub fn check(out: &Out, group: &Group) -> Result<(), Error> {
    if let (Some(to), Some(format)) = (&out.out, out.out_format) {
        group.can_write(format)?;
        table::writable(to.path())?;
    }
    Ok(())
}

impl Made {
    /// Writes the points where they go.
    pub fn new(
        kind: Kind,
        group: &Group,
        (list, seconds): (&WordPoints, f64),
        choice: &Choice,
        out: &Out,
    ) -> Result<Self, Failure> {
        let n = list.finite.len();
        if let (Some(to), Some(format)) = (&out.out, out.out_format) {
            group.write(list, format, to)?;
        }
        let shown = |k| group.shown(&list.get(k).unwrap_or_default());
        Ok(Self {
            curve: group.curve().to_owned(),
            group: group.name(),
            n,
            of: kind.of,
            backend: group.backend()?,
            threads: choice.threads_for(n)?,
            seconds,
            first: (n > 0).then(|| shown(0)),
            last: n.checked_sub(1).map(shown),
            out: out.out.as_ref().map(ToString::to_string),
            format: out.out_format.map(|format| format.name()),
            title: kind.title,
            about: kind.about,
        })
    }
}

impl Answer for Made {
    fn text(&self) -> String {
        let number = show::count(self.n, "point");
        let about = match self.about.as_str() {
            "" => String::new(),
            about => format!(", {about}"),
        };
        let of = format!("{number} of {} of {}{about}", self.group, self.curve);
        let mut rows = vec![(self.title.to_owned(), of)];
        for (which, shown) in [("first", &self.first), ("last", &self.last)] {
            match shown {
                Some(show::Sum {
                    encoded: Some(bytes),
                    ..
                }) => rows.push((which.into(), bytes.clone())),
                Some(show::Sum { infinity: true, .. }) => {
                    rows.push((which.into(), "infinity".into()));
                }
                Some(shown) => {
                    let both = shown.rows().into_iter();
                    rows.extend(both.map(|(name, value)| (format!("{which} {name}"), value)));
                }
                None => {}
            }
        }
        rows.push(("time".into(), show::duration(self.seconds)));
        let backend = format!("{}, {}", self.backend, show::threads(self.threads));
        rows.push(("backend".into(), backend));
        if let (Some(out), Some(format)) = (&self.out, self.format) {
            rows.push(("written".into(), out.clone()));
            rows.push(("format".into(), format.into()));
        }
        let rows: Vec<_> = rows.iter().map(|(n, v)| (n.as_str(), v.clone())).collect();
        show::table(&rows)
    }
}
