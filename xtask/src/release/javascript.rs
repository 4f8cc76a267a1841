//! The package for JavaScript as npm packs it, with every module of WebAssembly and the form for `require`.

use std::process::Command;

use super::tools::{Failure, fresh, need, need_target, run_aloud};
use super::{Made, Release};
use crate::workspace::root;

/// What the archive must have beside the modules.
const FILES: &[&str] = &[
    "src/index.js",
    "src/index.d.ts",
    "src/worker.js",
    "cjs/index.js",
    "cjs/index.d.ts",
    "cjs/package.json",
    "README.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
];
const MODULES: [&str; 4] = ["bn254", "bls12_381", "kzg", "all"];

/// More than an empty file, and less than a module with the checks of tests.
const BYTES: std::ops::Range<u64> = 100_000..6_000_000;

pub fn make(release: &Release) -> Result<Vec<Made>, Failure> {
    need(&["node", "--version"], "node", "install Node 20 or later")?;
    need(&["npm", "--version"], "npm", "install it with Node")?;
    need_target("wasm32-unknown-unknown")?;
    let folder = fresh(release, "npm")?;
    let npm = || {
        let mut npm = Command::new("npm");
        npm.current_dir(root().join("js"));
        npm
    };
    run_aloud(npm().args(["ci", "--silent", "--no-audit", "--no-fund"]))?;
    println!("npm run build: eight modules, some three minutes of a processor each");
    run_aloud(npm().args(["run", "--silent", "build"]))?;
    let said = run_aloud(
        npm()
            .args(["pack", "--json", "--pack-destination"])
            .arg(&folder),
    )?;
    let (name, packed) = contents(&said)?;
    complain(&packed)?;
    Ok(vec![Made {
        file: folder.join(name),
        what: "npm".into(),
    }])
}

/// The archive's name, and its files with their sizes.
fn contents(said: &str) -> Result<(String, Vec<(String, u64)>), Failure> {
    let strange = || Failure::Wrong(format!("npm pack says {said}"));
    // What `prepack` prints comes before.
    let from = said
        .find("[\n")
        .or_else(|| said.find("[{"))
        .ok_or_else(strange)?;
    let facts: serde_json::Value = serde_json::from_str(&said[from..]).map_err(|_| strange())?;
    let name = facts[0]["filename"].as_str().ok_or_else(strange)?;
    let files = facts[0]["files"].as_array().ok_or_else(strange)?;
    let file = |f: &serde_json::Value| Some((f["path"].as_str()?.to_owned(), f["size"].as_u64()?));
    Ok((name.to_owned(), files.iter().filter_map(file).collect()))
}

/// An error that names a file that is missing or is not what it should be.
fn complain(packed: &[(String, u64)]) -> Result<(), Failure> {
    let size = |name: &str| {
        packed
            .iter()
            .find(|(n, _)| n == name)
            .map_or(0, |(_, size)| *size)
    };
    if let Some(file) = FILES.iter().find(|file| size(file) == 0) {
        return Err(Failure::Wrong(format!("{file} is not in the package")));
    }
    for module in MODULES {
        for form in ["relaxed", "plain"] {
            let file = format!("wasm/{module}-{form}.wasm");
            if !BYTES.contains(&size(&file)) {
                return Err(Failure::Wrong(format!("{file} has {} bytes", size(&file))));
            }
        }
    }
    Ok(())
}

#[test]
fn packages_without_modules_are_refused() {
    let said = r#"> build [1]
[{"filename": "msmith-0.1.0.tgz", "files": [{"path": "src/index.js", "size": 9}]}]"#;
    let (name, files) = contents(said).unwrap();
    assert_eq!((name.as_str(), files.len()), ("msmith-0.1.0.tgz", 1));
    let mut files: Vec<_> = FILES.iter().map(|file| ((*file).to_owned(), 9)).collect();
    assert!(complain(&files[1..]).is_err());
    assert!(
        complain(&files)
            .unwrap_err()
            .of("npm")
            .contains("wasm/bn254-relaxed.wasm has 0 bytes")
    );
    for module in MODULES {
        for form in ["relaxed", "plain"] {
            files.push((format!("wasm/{module}-{form}.wasm"), 1_000_000));
        }
    }
    assert!(complain(&files).is_ok());
}
