//! Folders and ceremonies.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use msmith::{Backend, Options};
use msmith_circom::ptau::PowersOfTau;
use msmith_circom::{Beacon, Groups, Secret, ptau};

pub const CURVES: [&str; 2] = ["bn254", "bls12-381"];

/// A folder that goes with the test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("msmith-ptau-{}-{count}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    pub fn at(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// The names of what is in it.
    pub fn names(&self) -> Vec<String> {
        let all = fs::read_dir(&self.0).expect("a folder");
        let mut names: Vec<_> = all
            .map(|entry| {
                entry
                    .expect("an entry")
                    .file_name()
                    .into_string()
                    .expect("UTF-8")
            })
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub fn backend() -> Backend {
    Backend::detect().expect("a backend")
}

pub fn groups(curve: &str) -> Groups {
    Groups::by_name(curve, backend()).expect("a curve")
}

pub fn open(path: &Path) -> PowersOfTau {
    PowersOfTau::open(path, backend()).expect("powers of τ")
}

pub fn options() -> Options<'static> {
    Options::default()
}

pub fn beacon() -> Beacon {
    Beacon::new(&(1..=32).collect::<Vec<u8>>(), 10).expect("a beacon")
}

/// The ceremony of `vectors/groth16/ceremony.mjs`: the files 0.ptau to 5.ptau, challenge and response.
pub fn ceremony(curve: &str, power: u32, folder: &Folder, options: &Options<'_>) {
    let groups = groups(curve);
    let at = |name: &str| folder.at(name);
    ptau::new(&groups, power, &at("0.ptau"), options).expect("powers of 1");
    let first = Secret::of(&[1; 64], b"first text");
    let one = open(&at("0.ptau")).contribute(&at("1.ptau"), Some("Ada"), &first, options);
    let one = one.expect("a contribution");
    let opened = open(&at("1.ptau"));
    let challenge = opened
        .export_challenge(&at("challenge"), options)
        .expect("a challenge");
    assert_eq!(challenge, one.challenge);
    let second = Secret::of(&[2; 64], b"second text");
    let (from, to) = (at("challenge"), at("response"));
    let answer = ptau::contribute_to_challenge(&groups, &from, &to, &second, options);
    let answer = answer.expect("a response");
    assert_eq!(answer.challenge, challenge);
    let two = opened.import_response(&to, &at("2.ptau"), Some("Grace"), options);
    assert_eq!(two.expect("a contribution").response, answer.response);
    let opened = open(&at("2.ptau"));
    opened
        .beacon(&at("3.ptau"), Some("beacon"), &beacon(), options)
        .expect("a contribution");
    open(&at("3.ptau"))
        .prepare(&at("4.ptau"), options)
        .expect("Lagrange forms");
    open(&at("4.ptau"))
        .truncate(power - 1, &at("5.ptau"), options)
        .expect("a smaller file");
}
