//! The crates' archives, and the order in which they must be published.

use std::fs;

use super::tools::{Failure, copy, failed, fresh};
use super::{Made, Release};
use crate::package;
use crate::workspace::Package;

/// The names of the crates, in order, a line each.
pub const ORDER: &str = "crates/ORDER";

pub fn make(release: &Release) -> Result<Vec<Made>, Failure> {
    package::run(&[])?;
    let folder = fresh(release, "crates")?;
    let packages: Vec<&Package> = release.workspace.published().collect();
    let order = order(&packages)?;
    let path = release.folder.join(ORDER);
    let text: String = order.iter().map(|p| format!("{}\n", p.name)).collect();
    fs::write(&path, text).map_err(failed(&path))?;
    let mut made = vec![Made {
        file: path,
        what: "the order in which crates are published".into(),
    }];
    for (k, package) in order.iter().enumerate() {
        let name = format!("{}-{}.crate", package.name, package.version);
        let archive = release.workspace.target.join("package").join(name);
        made.push(Made {
            file: copy(&archive, &folder)?,
            what: format!("crates.io, number {}", k + 1),
        });
    }
    Ok(made)
}

/// Each crate after those that its manifest will name; what is for tests alone and has no version is left out of it.
fn order<'a>(packages: &[&'a Package]) -> Result<Vec<&'a Package>, Failure> {
    let mut rest = packages.to_vec();
    let mut order = Vec::new();
    while !rest.is_empty() {
        let waits = |package: &Package| {
            let dependencies = package.facts["dependencies"].as_array();
            let mut named = dependencies
                .into_iter()
                .flatten()
                .filter(|d| d["req"] != "*");
            named.any(|d| rest.iter().any(|other| d["name"] == *other.name))
        };
        let (later, next): (Vec<_>, Vec<_>) = rest.iter().copied().partition(|p| waits(p));
        if next.is_empty() {
            let names: Vec<_> = rest.iter().map(|p| p.name.as_str()).collect();
            return Err(Failure::Wrong(format!(
                "none of {} can be published first: each needs another",
                names.join(", ")
            )));
        }
        order.extend(next);
        rest = later;
    }
    Ok(order)
}

#[test]
fn crates_follow_what_they_need() {
    let package = |name: &str, needs: &[(&str, &str)]| {
        let dependencies: Vec<_> = needs
            .iter()
            .map(|(name, req)| serde_json::json!({"name": name, "req": req}))
            .collect();
        Package {
            name: name.into(),
            version: "1.0.0".into(),
            folder: "/nowhere".into(),
            third_party: false,
            published: true,
            facts: serde_json::json!({ "dependencies": dependencies }),
        }
    };
    let all = [
        package("c", &[("b", "=1.0.0"), ("a", "=1.0.0")]),
        package("b", &[("a", "=1.0.0"), ("serde", "1")]),
        package("a", &[("c", "*")]),
    ];
    let names =
        |all: &[&Package]| order(all).map(|o| o.iter().map(|p| p.name.clone()).collect::<String>());
    assert_eq!(names(&all.each_ref()).unwrap(), "abc");
    let circle = [package("a", &[("b", "1")]), package("b", &[("a", "1")])];
    assert!(names(&circle.each_ref()).is_err());
}
