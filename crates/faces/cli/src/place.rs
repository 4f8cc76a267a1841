//! Files that the command line names: the one rule for `-`.
//!
//! | name | as an input | as an output |
//! |---|---|---|
//! | `-` | stdin | stdout; the answer goes to stderr |
//! | `-:A`, `-:A[2..]` | a section of stdin, where the option takes `FILE:SECTION` | a file |
//! | `./-` and every other | that file | that file |
//!
//! Stdin is one input, stdout one output, and no output is a file that is also an input. Options have these types and
//! never a bare path, so that the rule holds in every command.

use std::fmt;
use std::path::{Path, PathBuf};

use clap::builder::{MapValueParser, PathBufValueParser, TryMapValueParser, TypedValueParser};
use clap::builder::{ValueParser, ValueParserFactory};
use clap::{Arg, ArgMatches, Command};

/// The name of stdin and stdout.
const STREAM: &str = "-";

/// A file to read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// Whatever the program is fed with.
    Stdin,
    /// That file.
    File(PathBuf),
}

/// A file to read, a section of it, or a part of that: as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part(pub PathBuf);

/// A file that is mapped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mapped(pub PathBuf);

/// A folder for files that are mapped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folder(pub PathBuf);

/// A file to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Output {
    /// Where answers go otherwise.
    Stdout,
    /// That file.
    File(PathBuf),
}

impl From<PathBuf> for Input {
    fn from(name: PathBuf) -> Self {
        match name.as_os_str() == STREAM {
            true => Self::Stdin,
            false => Self::File(name),
        }
    }
}

impl Input {
    /// What an error calls it.
    pub fn said(&self) -> String {
        match self {
            Self::Stdin => "stdin".to_owned(),
            Self::File(path) => path.display().to_string(),
        }
    }
}

impl Part {
    /// What is written behind `-`: nothing, or `:` and the section; `None` for a file.
    fn of_stdin(&self) -> Option<&str> {
        let rest = self.0.to_str()?.strip_prefix(STREAM)?;
        (rest.is_empty() || rest.starts_with(':')).then_some(rest)
    }

    /// The file, and what is written behind its `:`. A path that exists is that path, whatever it looks like.
    pub fn split(&self) -> (Input, Option<&str>) {
        if let Some(rest) = self.of_stdin() {
            return (Input::Stdin, rest.strip_prefix(':'));
        }
        let both = self.0.to_str().and_then(|name| name.rsplit_once(':'));
        match both.filter(|(file, _)| !file.is_empty() && !self.0.exists()) {
            Some((file, section)) => (Input::File(file.into()), Some(section)),
            None => (Input::File(self.0.clone()), None),
        }
    }
}

impl TryFrom<PathBuf> for Part {
    type Error = &'static str;

    /// An option that stands where a file should is none.
    fn try_from(name: PathBuf) -> Result<Self, Self::Error> {
        let part = Self(name);
        match part.0.as_os_str().as_encoded_bytes() {
            [b'-', ..] if part.of_stdin().is_none() => {
                Err("a file of that name is written with ./")
            }
            _ => Ok(part),
        }
    }
}

impl TryFrom<PathBuf> for Mapped {
    type Error = &'static str;

    fn try_from(name: PathBuf) -> Result<Self, Self::Error> {
        match name.as_os_str() == STREAM {
            true => Err("it is mapped, and cannot come from stdin; a file of that name is ./-"),
            false => Ok(Self(name)),
        }
    }
}

impl TryFrom<PathBuf> for Folder {
    type Error = &'static str;

    fn try_from(name: PathBuf) -> Result<Self, Self::Error> {
        match name.as_os_str() == STREAM {
            true => Err("it is a folder, and cannot go to stdout; a folder of that name is ./-"),
            false => Ok(Self(name)),
        }
    }
}

impl From<PathBuf> for Output {
    fn from(name: PathBuf) -> Self {
        match name.as_os_str() == STREAM {
            true => Self::Stdout,
            false => Self::File(name),
        }
    }
}

impl Output {
    /// What the library's writers take.
    pub fn path(&self) -> &Path {
        match self {
            Self::Stdout => Path::new("/dev/stdout"),
            Self::File(path) => path,
        }
    }

    /// Whether it is where answers go otherwise.
    fn is_stdout(&self) -> bool {
        match self {
            Self::Stdout => true,
            Self::File(path) => stdout_is(path),
        }
    }
}

/// Whether what a program prints goes to what has this name: a pipe as `/dev/stdout`, a file, or this terminal.
#[cfg(unix)]
fn stdout_is(path: &Path) -> bool {
    use std::os::fd::AsFd;
    use std::os::unix::fs::{FileTypeExt, MetadataExt};
    let own = std::io::stdout().as_fd().try_clone_to_owned();
    let own = own.and_then(|fd| std::fs::File::from(fd).metadata());
    let (Ok(own), Ok(other)) = (own, std::fs::metadata(path)) else {
        return false;
    };
    let is_terminal = || std::io::IsTerminal::is_terminal(&std::io::stdout());
    let is_same = (own.dev(), own.ino()) == (other.dev(), other.ino());
    // What goes to /dev/null meets nobody there.
    is_same && (!own.file_type().is_char_device() || is_terminal())
}

#[cfg(not(unix))]
fn stdout_is(_: &Path) -> bool {
    false
}

type Parser<T> = MapValueParser<PathBufValueParser, fn(PathBuf) -> T>;
type Refusing<T> = TryMapValueParser<PathBufValueParser, fn(PathBuf) -> Result<T, &'static str>>;

/// How an option of each type is read, and what is shown: as it was written.
macro_rules! places {
    ($($place:ident: $parser:ident, $map:ident($from:ident), |$self:ident| $name:expr;)*) => {$(
        impl ValueParserFactory for $place {
            type Parser = $parser<Self>;

            fn value_parser() -> Self::Parser {
                PathBufValueParser::new().$map(Self::$from)
            }
        }

        impl fmt::Display for $place {
            fn fmt(&$self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                $name.display().fmt(f)
            }
        }
    )*};
}

places! {
    Input: Parser, map(from), |self| match self { Self::Stdin => Path::new(STREAM), Self::File(path) => path };
    Output: Parser, map(from), |self| match self { Self::Stdout => Path::new(STREAM), Self::File(path) => path };
    Part: Refusing, try_map(try_from), |self| self.0;
    Mapped: Refusing, try_map(try_from), |self| self.0;
    Folder: Refusing, try_map(try_from), |self| self.0;
}

/// All files of a command line, and the options that name them.
#[derive(Default)]
pub struct Places {
    from_stdin: Vec<String>,
    to_stdout: Vec<String>,
    inputs: Vec<(String, PathBuf)>,
    outputs: Vec<(String, PathBuf)>,
    folders: Vec<(String, PathBuf)>,
}

impl Places {
    /// Those of the command that was given.
    ///
    /// Errors: two inputs from stdin, two outputs to stdout.
    pub fn of(command: &mut Command, matches: &ArgMatches) -> Result<Self, clap::Error> {
        if let Some((name, matches)) = matches.subcommand()
            && let Some(command) = command.find_subcommand_mut(name)
        {
            return Self::of(command, matches);
        }
        let mut places = Self::default();
        for argument in command.get_arguments() {
            places.add(argument, matches);
        }
        for (names, stream) in [(&places.from_stdin, "stdin"), (&places.to_stdout, "stdout")] {
            if let [one, .., other] = &names[..] {
                let why =
                    format!("{one} and {other} cannot both be {STREAM}: there is one {stream}");
                return Err(command.error(clap::error::ErrorKind::ArgumentConflict, why));
            }
        }
        Ok(places)
    }

    fn add(&mut self, argument: &Arg, matches: &ArgMatches) {
        let name = shown(argument);
        for input in given::<Input>(argument, matches) {
            match input {
                Input::Stdin => self.from_stdin.push(name.clone()),
                Input::File(path) => self.inputs.push((name.clone(), path.clone())),
            }
        }
        for part in given::<Part>(argument, matches) {
            match part.split().0 {
                Input::Stdin => self.from_stdin.push(name.clone()),
                Input::File(path) => self.inputs.push((name.clone(), path)),
            }
        }
        for Mapped(path) in given::<Mapped>(argument, matches) {
            self.inputs.push((name.clone(), path.clone()));
        }
        for Folder(path) in given::<Folder>(argument, matches) {
            self.folders.push((name.clone(), path.clone()));
        }
        for output in given::<Output>(argument, matches) {
            if output.is_stdout() {
                self.to_stdout.push(name.clone());
            } else if let Output::File(path) = output {
                self.outputs.push((name.clone(), path.clone()));
            }
        }
    }

    /// Whether stdout is an output's, so that the answer goes elsewhere.
    pub fn take_stdout(&self) -> bool {
        !self.to_stdout.is_empty()
    }

    /// Refuses to write over an input, or two outputs to one file.
    pub fn check(&self) -> Result<(), String> {
        let real = |path: &Path| path.canonicalize().ok().filter(|p| p.is_file());
        for (output, path) in &self.outputs {
            let Some(there) = real(path) else { continue };
            let mut same = self
                .inputs
                .iter()
                .filter(|(_, p)| real(p).as_ref() == Some(&there));
            if let Some((input, _)) = same.next() {
                let path = path.display();
                return Err(format!(
                    "{output}: {path} is the file of {input}, which would be lost"
                ));
            }
        }
        // What is written into a folder are tables.
        let in_folder = |input: &Path, folder: &Path| {
            let is_table = input.extension().is_some_and(|e| e == "table");
            is_table && input.parent().is_some_and(|p| p == folder)
        };
        for (output, path) in &self.folders {
            let Ok(folder) = path.canonicalize() else {
                continue;
            };
            let mut inputs = self.inputs.iter().filter_map(|(n, p)| Some((n, real(p)?)));
            if let Some((input, path)) = inputs.find(|(_, p)| in_folder(p, &folder)) {
                let path = path.display();
                return Err(format!(
                    "{output}: {path} is the file of {input}, which would perhaps be lost"
                ));
            }
        }
        for (k, (other, path)) in self.outputs.iter().enumerate() {
            let mut before = self.outputs[..k].iter();
            if let Some((output, _)) = before.find(|(_, p)| is_same_file(p, path)) {
                let path = path.display();
                return Err(format!("{output} and {other} are one file, {path}"));
            }
        }
        Ok(())
    }
}

/// Whether two names are those of one regular file, which need not be there yet.
fn is_same_file(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| match path.canonicalize() {
        Ok(there) => there.is_file().then_some(there),
        Err(_) => {
            let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
            let folder = folder.unwrap_or(Path::new(".")).canonicalize().ok()?;
            Some(folder.join(path.file_name()?))
        }
    };
    real(one).is_some_and(|one| real(other) == Some(one))
}

/// The values of an option that has this type.
fn given<'a, T: Clone + Send + Sync + ValueParserFactory + 'static>(
    argument: &Arg,
    matches: &'a ArgMatches,
) -> impl Iterator<Item = &'a T>
where
    ValueParser: From<T::Parser>,
{
    let is =
        argument.get_value_parser().type_id() == ValueParser::from(T::value_parser()).type_id();
    let values = is.then(|| matches.get_many::<T>(argument.get_id().as_str()));
    values.flatten().into_iter().flatten()
}

/// `--bases`, or `IN` where it has no name.
fn shown(argument: &Arg) -> String {
    let unnamed = || argument.get_value_names().and_then(|names| names.first());
    match (argument.get_long(), unnamed()) {
        (Some(long), _) => format!("--{long}"),
        (None, Some(name)) => name.to_string(),
        (None, None) => argument.get_id().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use clap::builder::ValueParser;
    use clap::{CommandFactory, value_parser};

    use super::*;
    use crate::args::Args;

    /// Every option that names a file has one of the types, and says so in its help, by which the tests from outside find
    /// it.
    #[test]
    fn every_option_that_names_a_file_has_the_rule() {
        let is = |argument: &Arg, types: &[ValueParser]| {
            let own = argument.get_value_parser().type_id();
            types.iter().any(|t| t.type_id() == own)
        };
        let path = [value_parser!(PathBuf)];
        let part = [Part::value_parser().into()];
        let others = [
            Input::value_parser().into(),
            Mapped::value_parser().into(),
            Folder::value_parser().into(),
            Output::value_parser().into(),
        ];
        let mut all = Args::command();
        all.build();
        let (mut commands, mut seen) = (vec![all], 0);
        while let Some(command) = commands.pop() {
            commands.extend(command.get_subcommands().cloned());
            for argument in command.get_arguments() {
                let what = format!("{} {argument}", command.get_name());
                assert!(!is(argument, &path), "{what}: a bare path");
                let part = is(argument, &part);
                // A section of stdin begins with a dash.
                assert!(!part || argument.is_allow_hyphen_values_set(), "{what}");
                let names = argument.get_value_names().unwrap_or_default();
                let known = [
                    "FILE",
                    "IN",
                    "OUT",
                    "PATH",
                    "FOLDER",
                    "BLOB",
                    "CELLS",
                    "PROOFS",
                    "R1CS",
                    "ZKEY",
                    "WTNS",
                    "PTAU",
                    "CHALLENGE",
                    "RESPONSE",
                ];
                let named = names.iter().any(|n| known.contains(&n.as_str()));
                assert_eq!(part || is(argument, &others), named, "{what}");
                seen += usize::from(named);
            }
        }
        assert!(seen > 30, "{seen}");
    }

    #[test]
    fn names() {
        let part = |name: &str| Part::try_from(PathBuf::from(name));
        assert_eq!(
            part("-").map(|p| p.of_stdin().map(str::to_owned)),
            Ok(Some(String::new()))
        );
        assert_eq!(
            part("-:A").map(|p| p.of_stdin().map(str::to_owned)),
            Ok(Some(":A".into()))
        );
        assert_eq!(
            part("./-").map(|p| p.of_stdin().map(str::to_owned)),
            Ok(None)
        );
        assert!(part("--scalars").is_err() && part("-x").is_err());
        assert!(Mapped::try_from(PathBuf::from("-")).is_err());
        assert!(Folder::try_from(PathBuf::from("-")).is_err());
        assert_eq!(Input::from(PathBuf::from("-")), Input::Stdin);
        assert_eq!(
            Output::from(PathBuf::from("./-")),
            Output::File("./-".into())
        );
    }
}
