//! Whether everything may be shipped: the licences of all dependencies, and what a registry wants to know of the crates
//! that are meant for others.

mod expression;
mod manifest;

use std::collections::BTreeMap;

use crate::workspace::{Package, Workspace};
use expression::is_allowed;

/// Licences that may be combined with `MIT OR Apache-2.0` and ask for no more than a notice.
const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Zlib",
];

/// `cargo xtask licences`.
pub fn check() -> Result<(), String> {
    let workspace = Workspace::load()?;
    let third_party = || workspace.packages.iter().filter(|p| p.third_party);
    let mut wrong: Vec<String> = third_party().filter_map(|p| refuse(p, ALLOWED)).collect();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for package in third_party() {
        *counts.entry(package.text("license")).or_default() += 1;
    }
    for (licence, count) in counts {
        println!("{count:4} {licence}");
    }
    let mut own = Vec::new();
    for package in workspace.published() {
        own.push(package.name.as_str());
        let complaints = manifest::check(package, &workspace.root);
        wrong.extend(complaints.iter().map(|c| format!("{}: {c}", package.name)));
    }
    println!(
        "{} third-party crates; manifests of {}",
        third_party().count(),
        own.join(", ")
    );
    println!(
        "NOT CHECKED: advisories (their database is not in the registry), and the Go modules of bench/engines/gnark"
    );
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(wrong.join("\n")),
    }
}

/// What is wrong with a dependency's licence.
fn refuse(package: &Package, allowed: &[&str]) -> Option<String> {
    let name = format!("{} {}", package.name, package.version);
    match package.text("license") {
        "" => Some(format!("{name} does not say its licence")),
        licence => match is_allowed(licence, allowed) {
            Ok(true) => None,
            Ok(false) => Some(format!("{name}: {licence} is not allowed")),
            Err(why) => Some(format!("{name}: {licence}: {why}")),
        },
    }
}
