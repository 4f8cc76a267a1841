//! Ctrl-C ends every command that takes long, at once, with its own exit code and nothing half written.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Before the signal: the program has begun, and is not done.
const BEFORE: Duration = Duration::from_millis(400);
/// After it. A program without optimisation may take its time between two looks.
const AFTER: Duration = Duration::from_secs(20);

#[test]
fn every_command_that_takes_long() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("interrupts");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let scalar = format!("chain 0x{} --compare", "f1d35a7e".repeat(120));
    let lines = [
        "msm --curve bls12-381 --group g2 -n 2^20",
        "msm --curve ed25519 -n 2^22",
        "mul --curve bls12-381 --group g2 -n 2^20 --out out --out-format affine-be",
        "fft --curve bls12-381 --group g2 -n 2^20 --out out --out-format affine-be",
        "table build --curve bls12-381 --group g2 -n 2^18 --fastest --out out",
        "bench --curve bls12-381 --group g2 -n 2^20",
        "ecm 2^727-1 --b1 1e6",
        &scalar,
        // These wait for what does not come.
        "commit --blob -",
        "kzg commit -",
        "inspect - --format affine-le --curve bn254",
        "convert - out --format affine-le --curve bn254 --to affine-be",
        "msm --curve bn254 --bases - --bases-format affine-le --scalars x --scalars-format le32",
        "chain --check -",
        "curves --curve-file -",
    ];
    for line in lines {
        let mut child = Command::new(env!("CARGO_BIN_EXE_msmith"))
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
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0, "{line}");
    }
}
