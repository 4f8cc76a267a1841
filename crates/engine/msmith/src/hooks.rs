//! Programs of other libraries that are served unchanged: what is served, why something is not, and what was handed back.

use std::fmt;
use std::sync::{Mutex, PoisonError};

use crate::{Backend, Error};

/// What a library leaves to msmith.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum CallKind {
    /// Sums of points with scalars.
    Sums,
    /// Many multiples of one point.
    Multiples,
    /// Fourier transforms of field elements.
    Transforms,
    /// Fourier transforms of points.
    PointTransforms,
    /// Lists of points, each with a multiple of its own.
    Products,
}

impl CallKind {
    const ALL: [Self; 5] = [
        Self::Sums,
        Self::Multiples,
        Self::Transforms,
        Self::PointTransforms,
        Self::Products,
    ];
}

impl fmt::Display for CallKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Sums => "sums of points",
            Self::Multiples => "multiples of a point",
            Self::Transforms => "transforms of elements",
            Self::PointTransforms => "transforms of points",
            Self::Products => "lists of products",
        })
    }
}

/// Calls of a group or field that go to msmith.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Served {
    /// The group's or field's name.
    pub name: String,
    /// What is computed.
    pub call: CallKind,
    /// Points or elements from which on it is; fewer stay with the library.
    pub least: usize,
}

/// What an `install()` has set. `Display` is a line for each kind of call, one for each group or field that msmith
/// refuses, one for each crate that is not a patched copy, and one for the backend.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Installed {
    /// What goes to msmith.
    pub served: Vec<Served>,
    /// Groups and fields that msmith refuses, and why; the library computes in them.
    pub refused: Vec<(String, Error)>,
    /// Crates that are not patched copies, so that what they compute stays with them.
    pub unpatched: Vec<&'static str>,
    /// What msmith computes by.
    pub backend: Option<Backend>,
    tool: &'static str,
}

impl Installed {
    /// Nothing yet; copies are made by this program.
    #[doc(hidden)]
    pub fn by(tool: &'static str) -> Self {
        Self {
            served: Vec::new(),
            refused: Vec::new(),
            unpatched: Vec::new(),
            backend: None,
            tool,
        }
    }

    /// Notes what was set for a group or field, or why not.
    #[doc(hidden)]
    pub fn note(
        &mut self,
        name: &str,
        done: Result<(), InstallError>,
        calls: &[(CallKind, usize)],
    ) {
        let served = |&(call, least): &(CallKind, usize)| Served {
            name: name.to_owned(),
            call,
            least,
        };
        match done {
            Ok(()) => self.served.extend(calls.iter().map(served)),
            Err(InstallError::Refused(why)) => self.refused.push((name.to_owned(), why)),
            Err(InstallError::Unpatched { krate, .. }) if self.unpatched.contains(&krate) => {}
            Err(InstallError::Unpatched { krate, .. }) => self.unpatched.push(krate),
        }
    }

    /// An error where nothing is served.
    #[doc(hidden)]
    pub fn checked(self) -> Result<Self, InstallError> {
        if !self.served.is_empty() {
            let backend = Backend::detect().ok();
            return Ok(Self { backend, ..self });
        }
        match (self.unpatched.first(), self.refused.into_iter().next()) {
            (None, Some((_, why))) => Err(InstallError::Refused(why)),
            (krate, _) => Err(InstallError::Unpatched {
                krate: krate.unwrap_or(&"the library"),
                tool: self.tool,
            }),
        }
    }
}

impl fmt::Display for Installed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for call in CallKind::ALL {
            let of: Vec<_> = self.served.iter().filter(|s| s.call == call).collect();
            let Some(first) = of.first() else { continue };
            let names: Vec<_> = of.iter().map(|s| s.name.as_str()).collect();
            writeln!(f, "{call}, from {} on: {}", first.least, names.join(", "))?;
        }
        for (name, why) in &self.refused {
            writeln!(f, "{name} is not served: {why}")?;
        }
        for &krate in &self.unpatched {
            let tool = self.tool;
            writeln!(f, "{}", InstallError::Unpatched { krate, tool })?;
        }
        match self.backend {
            Some(backend) => writeln!(f, "computed by {backend}"),
            None => Ok(()),
        }
    }
}

/// Why functions cannot be set.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum InstallError {
    /// A crate is the published one in this program, not a patched copy.
    Unpatched {
        /// The crate.
        krate: &'static str,
        /// The program that makes copies of it.
        tool: &'static str,
    },
    /// msmith does not compute in this group or field, or not at all.
    Refused(Error),
}

impl InstallError {
    /// What becomes of functions that were given to a crate: it takes them if it is a patched copy, and msmith may refuse
    /// to compute.
    #[doc(hidden)]
    pub fn unless(
        patched: bool,
        computes: Result<(), Error>,
        krate: &'static str,
        tool: &'static str,
    ) -> Result<(), Self> {
        let copied = patched.then_some(());
        copied.ok_or(Self::Unpatched { krate, tool })?;
        computes.map_err(Self::Refused)
    }
}

impl fmt::Display for InstallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unpatched { krate, tool } => write!(
                f,
                "{krate} is the published crate in this program, not a patched copy, and computes itself: make copies \
                 with `{tool} patched`, put the lines that it prints into the Cargo.toml of the workspace, and name the \
                 feature for its version"
            ),
            Self::Refused(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for InstallError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Refused(why) => Some(why),
            Self::Unpatched { .. } => None,
        }
    }
}

/// How many, and the last one's error.
static HANDED_BACK: Mutex<(u64, Option<Error>)> = Mutex::new((0, None));

/// Calls that came to msmith by an `install()`, could not be answered and were computed by the library itself: how many
/// since the program began, and why the last one was. Short lists that stay with the library do not count.
pub fn handed_back() -> (u64, Option<Error>) {
    let noted = HANDED_BACK.lock();
    noted.unwrap_or_else(PoisonError::into_inner).clone()
}

/// What was computed; else the error is noted, and the library computes.
#[doc(hidden)]
pub fn or_own<T>(done: Result<T, Error>) -> Option<T> {
    let why = match done {
        Ok(done) => return Some(done),
        Err(why) => why,
    };
    let mut noted = HANDED_BACK.lock().unwrap_or_else(PoisonError::into_inner);
    *noted = (noted.0 + 1, Some(why));
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unpatched(krate: &'static str) -> InstallError {
        let tool = "patch-some";
        InstallError::Unpatched { krate, tool }
    }

    #[test]
    fn what_is_installed_is_said() {
        let calls = [(CallKind::Sums, 5), (CallKind::Multiples, 6)];
        let mut installed = Installed::by("patch-some");
        installed.note("A", Ok(()), &calls);
        installed.note("B", Ok(()), &calls[..1]);
        let why = Error::Curve("why".to_owned());
        installed.note("C", Err(InstallError::Refused(why)), &calls);
        for field in ["D", "E"] {
            installed.note(field, Err(unpatched("some")), &calls);
        }
        let installed = installed.checked().unwrap();
        let text = installed.to_string();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines[0], "sums of points, from 5 on: A, B");
        assert_eq!(lines[1], "multiples of a point, from 6 on: A");
        assert!(lines[2].starts_with("C is not served: ") && lines[2].ends_with("why"));
        assert!(
            lines[3].starts_with("some is the published crate")
                && lines[3].contains("`patch-some patched`"),
            "{text}"
        );
        let backend = Backend::detect().unwrap();
        assert_eq!(&lines[4..], [format!("computed by {backend}")]);
    }

    /// Whatever the reason.
    #[test]
    fn nothing_served_is_an_error() {
        let nothing = || Installed::by("patch-some");
        let why = || Error::Backend("none of that name".to_owned());
        let mut refused = nothing();
        refused.note(
            "A",
            Err(InstallError::Refused(why())),
            &[(CallKind::Sums, 5)],
        );
        let mut both = refused.clone();
        assert_eq!(refused.checked(), Err(InstallError::Refused(why())));
        both.note("B", Err(unpatched("some")), &[(CallKind::Sums, 5)]);
        assert_eq!(both.checked(), Err(unpatched("some")));
        assert!(nothing().checked().is_err());
    }

    #[test]
    fn what_is_handed_back_is_noted() {
        let before = handed_back().0;
        assert_eq!(or_own(Ok(5)), Some(5));
        assert_eq!(handed_back().0, before);
        assert_eq!(or_own::<u8>(Err(Error::AtInfinity)), None);
        assert_eq!(handed_back(), (before + 1, Some(Error::AtInfinity)));
    }
}
