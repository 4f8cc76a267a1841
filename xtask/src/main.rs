//! Chores of the project: `cargo xtask COMMAND [FLAG…]`; without a command it lists them.

mod api;
mod documents;
mod faces;
mod install_c;
mod kernels;
mod layers;
mod licences;
mod package;
mod performance;
mod release;
mod sizes;
mod unused;
mod wasm_tests;
mod workspace;

use std::fmt::Write as _;
use std::process::ExitCode;

/// One chore.
struct Command {
    name: &'static str,
    /// What it is given besides flags, for the list; empty for nothing.
    takes: &'static str,
    /// What may follow the name, each with what it does.
    flags: &'static [(&'static str, &'static str)],
    /// What it does without flags.
    what: &'static str,
    run: fn(&[&str]) -> Result<(), String>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "api",
        takes: "",
        flags: &[
            (
                "--check",
                "compare with the lists instead, and check the limits",
            ),
            (
                "--built",
                "read the pages that `cargo doc` left instead of running it",
            ),
        ],
        what: "write the public items of every crate that is meant for others to api/",
        run: api::run,
    },
    Command {
        name: "documents",
        takes: "",
        flags: &[],
        what: "check the tables and relative links of all pages",
        run: |_| documents::check(),
    },
    Command {
        name: "faces",
        takes: "",
        flags: &[("--check", "compare instead")],
        what: "write the headers of the C face and the types of the Python face of their sources",
        run: faces::run,
    },
    Command {
        name: "install-c",
        takes: "PREFIX",
        flags: &[(
            install_c::TESTED,
            "the library that `cargo test` built for its programs in C, without building it",
        )],
        what: "build the C library; put it, its headers and a file for pkg-config into a folder",
        run: install_c::run,
    },
    Command {
        name: "kernels",
        takes: "",
        flags: &[
            ("--check", "compare instead"),
            ("--tune", "search for orders of instructions"),
        ],
        what: "write the assembly of the products in lanes",
        run: kernels,
    },
    Command {
        name: "layers",
        takes: "",
        flags: &[("--draw", "draw docs/architecture.svg instead")],
        what: "check who imports whom",
        run: layers::run,
    },
    Command {
        name: "licences",
        takes: "",
        flags: &[],
        what: "check the licences of all dependencies, and the manifests of the crates that are meant for others",
        run: |_| licences::check(),
    },
    Command {
        name: "package",
        takes: "",
        flags: &[
            ("--list", "only look at the lists of files"),
            ("--verify", "also build every package from its archive"),
        ],
        what: "make the archives of the crates that are meant for others; check their files and sizes",
        run: package::run,
    },
    Command {
        name: "performance",
        takes: "",
        flags: &[("--check", "compare instead")],
        what: "write bench/RESULTS.md and its charts from bench/record/",
        run: performance::run,
    },
    Command {
        name: "release",
        takes: "[FOLDER]",
        flags: &[
            ("--list", "only say what the parts are, and what they need"),
            ("--try", "run strangers' programs against a folder instead"),
            ("--without", "leave out the parts that follow: npm,wheels"),
        ],
        what: "make and check all that would be uploaded, in target/release-VERSION or a folder",
        run: release::run,
    },
    Command {
        name: "sizes",
        takes: "",
        flags: &[
            ("--rows", "print every part"),
            ("--tighten", "take limits down to what there is instead"),
        ],
        what: "check how long files, documents and the products are, each against its limit, which only falls",
        run: sizes::run,
    },
    Command {
        name: "unused",
        takes: "",
        flags: &[("--check", "compare with the list instead")],
        what: "write ways that no plan chooses, and public items that nobody names, to api/unused.txt",
        run: unused::run,
    },
    Command {
        name: "wasm-tests",
        takes: "",
        flags: &[
            ("--times", "print times instead: of products, and of sums"),
            (
                "--reduced",
                "the rings alone, with relaxed multiply-add: a few minutes",
            ),
        ],
        what: "test what is compiled for WebAssembly in Node, with relaxed multiply-add and without",
        run: wasm_tests::run,
    },
];

fn kernels(flags: &[&str]) -> Result<(), String> {
    match flags {
        [] => kernels::write(),
        ["--check"] => kernels::check(),
        ["--tune"] => kernels::tune(),
        _ => Err("--check and --tune exclude each other".into()),
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match find(&args).and_then(|command| (command.run)(&args[1..])) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}

/// The command that the first argument names, if it takes the others.
fn find(args: &[&str]) -> Result<&'static Command, String> {
    let Some((name, flags)) = args.split_first() else {
        return Err(format!("no command\n\n{}", usage()));
    };
    let Some(command) = COMMANDS.iter().find(|c| c.name == *name) else {
        return Err(format!("unknown command {name:?}\n\n{}", usage()));
    };
    let takes = |arg: &str| match arg.starts_with('-') {
        true => command.flags.iter().any(|(known, _)| *known == arg),
        false => !command.takes.is_empty(),
    };
    match flags.iter().find(|flag| !takes(flag)) {
        Some(flag) => Err(format!(
            "`{name}` does not take {flag:?}\n\n{}",
            usage_of(command)
        )),
        None => Ok(command),
    }
}

fn usage() -> String {
    let commands: String = COMMANDS.iter().map(usage_of).collect();
    format!("usage: cargo xtask COMMAND [FLAG…]\n\n{commands}")
}

fn usage_of(command: &Command) -> String {
    let name = format!("{} {}", command.name, command.takes);
    let mut out = format!("  {name:<22}{}\n", command.what);
    for (flag, what) in command.flags {
        let _ = writeln!(out, "    {flag:<20}{what}");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_found_and_others_refused() {
        assert!(find(&["api", "--check", "--built"]).is_ok_and(|c| c.name == "api"));
        let refused = |args: &[&str]| find(args).err().expect("refused");
        assert!(refused(&["apis"]).contains("unknown command \"apis\""));
        assert!(refused(&["layers", "--check"]).contains("does not take \"--check\""));
        assert!(refused(&["layers", "folder"]).contains("does not take \"folder\""));
        assert!(find(&["install-c", "folder"]).is_ok());
        assert!(refused(&["install-c", "--check"]).contains("does not take"));
        for list in [refused(&[]), refused(&["apis"])] {
            assert!(COMMANDS.iter().all(|c| list.contains(c.name)), "{list}");
        }
    }
}
