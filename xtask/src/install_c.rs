//! The C library, built and put into place: `PREFIX/lib`, `PREFIX/include` and `PREFIX/lib/pkgconfig`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::workspace::{Package, Workspace, cargo, root, run as run_command};

const NAME: &str = "msmith-capi";
/// What a program that was linked against the shared library looks for when it starts.
const SONAME: &str = "libmsmith.so.0";
/// The flag for the library that the tests built.
pub const TESTED: &str = "--tested";
const HEADERS: &[&str] = &[
    "msmith.h",
    "msmith_groth16.h",
    "msmith_kzg.h",
    "msmith_blst.h",
    "msmith_rapidsnark.h",
];

/// `cargo xtask install-c PREFIX [--tested]`.
pub fn run(args: &[&str]) -> Result<(), String> {
    let tested = args.contains(&TESTED);
    let prefixes: Vec<_> = args.iter().filter(|a| **a != TESTED).collect();
    let [prefix] = prefixes[..] else {
        return Err("`install-c` takes one folder, the prefix: /usr/local, for example".into());
    };
    let workspace = Workspace::load()?;
    let package = workspace
        .member(NAME)
        .ok_or(format!("there is no crate {NAME}"))?;
    if tested {
        let built = workspace.target.join("debug/deps");
        return show(place(&built, package, Path::new(prefix))?);
    }
    // Minutes, of which cargo tells on stderr.
    println!(
        "building the C library as `cargo build --release` does: a few minutes the first time"
    );
    let mut build = cargo();
    build.args(["rustc", "--release", "--lib", "-p", NAME]);
    build.stderr(std::process::Stdio::inherit());
    if cfg!(target_os = "linux") {
        build.args(["--", "-C", &format!("link-arg=-Wl,-soname,{SONAME}")]);
    }
    run_command(&mut build)?;
    let built = workspace.target.join("release");
    show(place(&built, package, Path::new(prefix))?)
}

fn show(made: Vec<PathBuf>) -> Result<(), String> {
    println!("installed:");
    for path in made {
        println!("{}", path.display());
    }
    Ok(())
}

/// Copies what was built; the files that it made.
fn place(built: &Path, package: &Package, prefix: &Path) -> Result<Vec<PathBuf>, String> {
    let failed = |path: &Path| {
        let path = path.display().to_string();
        move |e: std::io::Error| format!("{path}: {e}")
    };
    let folder = |folder: &Path| fs::create_dir_all(folder).map_err(failed(folder));
    folder(prefix)?;
    // The file for pkg-config needs the whole path.
    let prefix = &prefix.canonicalize().map_err(failed(prefix))?;
    let (lib, include) = (&prefix.join("lib"), &prefix.join("include"));
    let pkgconfig = &lib.join("pkgconfig");
    [lib, include, pkgconfig]
        .into_iter()
        .try_for_each(|f| folder(f))?;

    let here = &root().join("crates/faces/capi");
    let mut copies = vec![(built.join("libmsmith_capi.a"), lib.join("libmsmith.a"))];
    for header in HEADERS {
        copies.push((here.join("include").join(header), include.join(header)));
    }
    let shared = built.join("libmsmith_capi.so");
    let full = format!("libmsmith.so.{}", package.version);
    let mut links = Vec::new();
    if shared.is_file() {
        copies.push((shared, lib.join(&full)));
        links = vec![(SONAME, full.as_str()), ("libmsmith.so", SONAME)];
    } else {
        println!("SKIPPED: the shared library, which is installed on Linux alone");
    }
    let mut made = Vec::new();
    for (from, to) in copies {
        // Not into a file that a running program has mapped.
        let _ = fs::remove_file(&to);
        fs::copy(&from, &to).map_err(failed(&from))?;
        made.push(to);
    }
    for (name, to) in links {
        made.push(link(to, lib.join(name))?);
    }
    for name in ["msmith.pc", "msmith-static.pc"] {
        let template = here.join(format!("{name}.in"));
        let text = fs::read_to_string(&template).map_err(failed(&template))?;
        let pc = pkgconfig.join(name);
        fs::write(&pc, filled(&text, prefix, &package.version)).map_err(failed(&pc))?;
        made.push(pc);
    }
    Ok(made)
}

/// A link beside its target, in place of one of that name.
#[cfg(unix)]
fn link(to: &str, at: PathBuf) -> Result<PathBuf, String> {
    let _ = fs::remove_file(&at);
    std::os::unix::fs::symlink(to, &at).map_err(|e| format!("{}: {e}", at.display()))?;
    Ok(at)
}

#[cfg(not(unix))]
fn link(_: &str, at: PathBuf) -> Result<PathBuf, String> {
    Err(format!("{}: there are no links here", at.display()))
}

/// The file for pkg-config, where a blank in a path is written with a backslash.
fn filled(template: &str, prefix: &Path, version: &str) -> String {
    let prefix = prefix.display().to_string().replace(' ', "\\ ");
    template
        .replace("@PREFIX@", &prefix)
        .replace("@VERSION@", version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_put_into_place_twice() {
        let folder = std::env::temp_dir().join(format!("msmith install-c {}", std::process::id()));
        let (built, prefix) = (folder.join("built"), folder.join("a prefix/of folders"));
        fs::create_dir_all(&built).unwrap();
        for file in ["libmsmith_capi.a", "libmsmith_capi.so"] {
            fs::write(built.join(file), file).unwrap();
        }
        let package = Package {
            name: NAME.into(),
            version: "0.1.0".into(),
            folder: PathBuf::new(),
            third_party: false,
            published: false,
            facts: serde_json::Value::Null,
        };
        for _ in 0..2 {
            let made = place(&built, &package, &prefix).unwrap();
            assert_eq!(made.len(), 11);
            assert!(made.iter().all(|p| p.is_file()), "{made:?}");
            let lib = prefix.join("lib");
            assert_eq!(
                fs::read_to_string(lib.join("libmsmith.a")).unwrap(),
                "libmsmith_capi.a"
            );
            assert_eq!(
                fs::read_to_string(lib.join("libmsmith.so")).unwrap(),
                "libmsmith_capi.so"
            );
            let pc = fs::read_to_string(lib.join("pkgconfig/msmith.pc")).unwrap();
            assert!(
                pc.contains("a\\ prefix/of\\ folders\n") && pc.contains("Version: 0.1.0\n"),
                "{pc}"
            );
            assert!(!pc.contains('@'));
        }
        fs::remove_file(built.join("libmsmith_capi.a")).unwrap();
        assert!(
            place(&built, &package, &prefix)
                .unwrap_err()
                .contains("libmsmith_capi.a")
        );
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn one_prefix_is_asked_for() {
        for args in [&[][..], &["a", "b"]] {
            assert!(run(args).unwrap_err().contains("one folder"));
        }
    }
}
