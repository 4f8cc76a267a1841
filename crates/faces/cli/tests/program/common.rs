//! The program and its answers.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Exit code, stdout, stderr.
pub fn msmith(args: &[&str]) -> (i32, String, String) {
    let out = Command::new(crate::PROGRAM)
        .args(args)
        .env_remove("MSMITH_BACKEND")
        .env_remove("MSMITH_THREADS")
        .output()
        .unwrap();
    let text = |b: &[u8]| String::from_utf8(b.to_vec()).unwrap();
    (
        out.status.code().unwrap(),
        text(&out.stdout),
        text(&out.stderr),
    )
}

/// A file of these bytes, in a folder of the test's own: others that run beside it have files of the same names.
pub fn file(name: &str, bytes: &[u8]) -> String {
    let thread = std::thread::current();
    let test = thread.name().unwrap_or("unnamed").replace("::", "-");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The JSON of an answer, on one line, without a word on stderr.
pub fn json(args: &[&str]) -> serde_json::Value {
    let (code, out, err) = msmith(args);
    assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
    assert_eq!(out.lines().count(), 1, "{args:?}: {out}");
    serde_json::from_str(&out).unwrap()
}

/// A file of snarkjs among the vectors.
pub fn vector(name: &str) -> String {
    let vectors = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../vectors/snarkjs");
    format!("{vectors}/{name}")
}

/// Exit code 1, nothing on stdout, one line on stderr that says all of `words`.
pub fn refused(args: &[&str], words: &[&str]) {
    let (code, out, err) = msmith(args);
    assert_eq!((code, out.as_str()), (1, ""), "{args:?}: {err}");
    assert_eq!(err.lines().count(), 1, "{args:?}: {err}");
    assert!(
        err.starts_with("error: ") && words.iter().all(|w| err.contains(w)),
        "{args:?}: {err}"
    );
}

/// Exit code 2, nothing on stdout, an error on stderr that says all of `words`.
pub fn misused(args: &[&str], words: &[&str]) {
    let (code, out, err) = msmith(args);
    assert_eq!((code, out.as_str()), (2, ""), "{args:?}: {err}");
    assert!(
        err.starts_with("error: ") && words.iter().all(|w| err.contains(w)),
        "{args:?}: {err}"
    );
}

/// A name for a file that is not there yet.
pub fn absent(name: &str) -> String {
    let path = file(name, b"");
    std::fs::remove_file(&path).unwrap();
    path
}

/// A file of this many scalars of 1, a line each.
pub fn ones(name: &str, n: usize) -> String {
    file(name, "1\n".repeat(n).as_bytes())
}

/// The words of a command line, none of which has a space.
pub fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

/// The JSON of such a command line.
pub fn answer(line: &str) -> serde_json::Value {
    let (code, out, err) = msmith(&[&words(line)[..], &["--json"]].concat());
    assert_eq!((code, err.as_str()), (0, ""), "{line}");
    serde_json::from_str(&out).unwrap()
}

/// Asks that the memory that a command names is enough for it, and a byte less is not.
pub fn enough_memory(args: &[&str]) {
    let named = |limit: &str| {
        let (code, out, err) = msmith(&[args, &["--memory-limit", limit]].concat());
        let said = (err.split("memory: ").nth(1)).and_then(|said| said.split(' ').next());
        (code, said.map(str::to_owned), out + &err)
    };
    let (code, needed, said) = named("1");
    let needed = needed.and_then(|needed| needed.parse::<u64>().ok());
    let needed = needed.unwrap_or_else(|| panic!("{args:?}: {said}"));
    assert_eq!(code, 1, "{said}");
    assert_eq!(named(&(needed - 1).to_string()).0, 1, "{args:?}");
    let (code, _, said) = named(&needed.to_string());
    assert_eq!(code, 0, "{args:?}: {said}");
}

/// Before the signal: the program has begun, and is not done.
const BEFORE: Duration = Duration::from_millis(400);
/// After it. A program without optimisation may take its time between two looks.
const AFTER: Duration = Duration::from_secs(20);

/// Asks that Ctrl-C ends commands that take long, at once, with their own exit code and nothing half written.
#[cfg(unix)]
pub fn cancelled(lines: &[&str]) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("interrupts");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    for line in lines {
        let mut child = Command::new(crate::PROGRAM)
            .args(line.split(' '))
            .current_dir(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // Held open, so that it does not end.
        let stdin = child.stdin.take();
        std::thread::sleep(BEFORE);
        assert_eq!(
            child.try_wait().unwrap(),
            None,
            "{line}: it is over already"
        );
        let mut kill = Command::new("kill");
        let kill = kill.args(["-INT", &child.id().to_string()]).status();
        assert!(kill.unwrap().success());
        let start = Instant::now();
        let out = child.wait_with_output().unwrap();
        drop(stdin);
        assert!(start.elapsed() < AFTER, "{line}: {:?}", start.elapsed());
        let err = String::from_utf8_lossy(&out.stderr);
        assert_eq!(out.status.code(), Some(130), "{line}: {err}");
        assert!(out.stdout.is_empty(), "{line}");
        assert!(err.ends_with("error: cancelled\n"), "{line}: {err}");
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0, "{line}");
    }
}
