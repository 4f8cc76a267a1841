//! What is served, and why it is not.

use std::fmt;

use msmith::Error;

/// What arkworks leaves to msmith.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Call {
    /// Sums: `msm`, `msm_unchecked`, `msm_bigint`, `msm_chunks`.
    Sums,
    /// Many multiples of one point: `batch_mul`.
    Multiples,
    /// Fourier transforms of field elements, on cosets too: `fft`, `ifft` and those in place.
    Transforms,
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Sums => "sums of points",
            Self::Multiples => "multiples of a point",
            Self::Transforms => "transforms of elements",
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
    pub call: Call,
    /// Points or elements from which on it is; fewer stay with arkworks.
    pub least: usize,
}

/// What [`crate::install()`] has set. `Display` is a line for each kind of call, and one for all that is not served.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Installed {
    /// What goes to msmith.
    pub served: Vec<Served>,
    /// Groups and fields that msmith refuses, and why; arkworks computes in them.
    pub refused: Vec<(String, Error)>,
    /// Crates that are not patched copies, so that what they compute stays with arkworks.
    pub unpatched: Vec<&'static str>,
}

impl Installed {
    pub(crate) fn note(
        &mut self,
        name: &str,
        done: Result<(), InstallError>,
        calls: &[(Call, usize)],
    ) {
        let name = name.to_owned();
        match done {
            Ok(()) => self
                .served
                .extend(calls.iter().map(|&(call, least)| Served {
                    name: name.clone(),
                    call,
                    least,
                })),
            Err(InstallError::Refused(why)) => self.refused.push((name, why)),
            Err(InstallError::Unpatched(krate)) if self.unpatched.contains(&krate) => {}
            Err(InstallError::Unpatched(krate)) => self.unpatched.push(krate),
        }
    }

    /// An error where nothing is served because nothing is patched.
    pub(super) fn checked(self) -> Result<Self, InstallError> {
        match self.unpatched.first() {
            Some(krate) if self.served.is_empty() => Err(InstallError::Unpatched(krate)),
            _ => Ok(self),
        }
    }
}

impl fmt::Display for Installed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for call in [Call::Sums, Call::Multiples, Call::Transforms] {
            let of: Vec<_> = self.served.iter().filter(|s| s.call == call).collect();
            let Some(first) = of.first() else { continue };
            let names: Vec<_> = of.iter().map(|s| s.name.as_str()).collect();
            writeln!(f, "{call}, from {} on: {}", first.least, names.join(", "))?;
        }
        for (name, why) in &self.refused {
            writeln!(f, "{name} stays with arkworks: {why}")?;
        }
        for krate in &self.unpatched {
            writeln!(f, "{}", InstallError::Unpatched(krate))?;
        }
        Ok(())
    }
}

/// Why functions cannot be set.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum InstallError {
    /// A crate of arkworks is the published one in this program, not a patched copy.
    Unpatched(&'static str),
    /// msmith does not compute in this group or field.
    Refused(Error),
}

impl fmt::Display for InstallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unpatched(krate) => write!(
                f,
                "{krate} is the published crate in this program, not a patched copy, and computes itself: make copies \
                 with `patch-ark vendor`, and put the lines that it prints into the Cargo.toml of the workspace"
            ),
            Self::Refused(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for InstallError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Refused(why) => Some(why),
            Self::Unpatched(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_installed_is_said() {
        let calls = [(Call::Sums, 5), (Call::Multiples, 6)];
        let mut installed = Installed::default();
        installed.note("A", Ok(()), &calls);
        installed.note("B", Ok(()), &calls[..1]);
        let why = Error::Curve("why".to_owned());
        installed.note("C", Err(InstallError::Refused(why)), &calls);
        for field in ["D", "E"] {
            installed.note(field, Err(InstallError::Unpatched("ark-poly")), &calls);
        }
        let installed = installed.checked().unwrap();
        let text = installed.to_string();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines[0], "sums of points, from 5 on: A, B");
        assert_eq!(lines[1], "multiples of a point, from 6 on: A");
        assert!(lines[2].starts_with("C stays with arkworks: ") && lines[2].ends_with("why"));
        assert!(
            lines[3].starts_with("ark-poly is the published crate"),
            "{text}"
        );
        assert_eq!(lines.len(), 4);
    }
}
