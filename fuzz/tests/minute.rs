//! Every target for a while: what the checks of each change run, for half a minute. `MSMITH_FUZZ_SECONDS` says how long, 60
//! seconds if it is not set.

use std::process::Command;

#[test]
fn nothing_fails_in_a_minute() {
    let seconds = std::env::var("MSMITH_FUZZ_SECONDS").unwrap_or_else(|_| "60".into());
    let done = Command::new(env!("CARGO_BIN_EXE_msmith-fuzz"))
        .args(["--seconds", &seconds, "--out", env!("CARGO_TARGET_TMPDIR")])
        .output()
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    println!("{}{}", text(&done.stdout), text(&done.stderr));
    assert!(done.status.success());
}

/// Sums that overflow end a run, and so do `debug_assert!`s: otherwise inputs that find them go by unseen.
#[test]
fn overflow_and_debug_assertions_are_checked() {
    let overflows = || std::hint::black_box(u8::MAX) + std::hint::black_box(1);
    assert!(
        std::panic::catch_unwind(overflows).is_err(),
        "no overflow checks"
    );
    let asserts = || debug_assert!(std::hint::black_box(false));
    assert!(
        std::panic::catch_unwind(asserts).is_err(),
        "no debug assertions"
    );
}
