//! snarkjs itself, where `MSMITH_SNARKJS` names a `node_modules` folder with it: it takes what is written here.

use std::process::Command;

use super::common::*;

#[test]
fn snarkjs_verifies_ours() {
    let Ok(modules) = std::env::var("MSMITH_SNARKJS") else {
        eprintln!("skipped: MSMITH_SNARKJS names no folder with snarkjs");
        return;
    };
    for curve in CURVES {
        let folder = Folder::new();
        ceremony(curve, 5, &folder, &options());
        for name in ["1.ptau", "3.ptau", "4.ptau"] {
            let done = Command::new(format!("{modules}/.bin/snarkjs"))
                .args(["powersoftau", "verify"])
                .arg(folder.at(name))
                .output()
                .expect("snarkjs runs");
            let text = String::from_utf8_lossy(&done.stdout);
            assert!(
                done.status.success() && text.contains("Powers of Tau Ok!"),
                "{name}: {text}"
            );
        }
    }
}
