//! What a crate that is meant for others must say of itself.

use std::fs;
use std::path::Path;

use crate::workspace::Package;

const LICENCE: &str = "MIT OR Apache-2.0";
/// At the root, and in every crate: an archive holds only what is in the crate's own folder.
const LICENCE_FILES: [&str; 2] = ["LICENSE-MIT", "LICENSE-APACHE"];

/// Categories of crates.io that fit here, by their slugs; another one is added after a look at its list.
const CATEGORIES: &[&str] = &[
    "algorithms",
    "command-line-utilities",
    "cryptography",
    "encoding",
    "mathematics",
    "science",
    "visualization",
];

/// Everything that is wrong.
pub fn check(package: &Package, root: &Path) -> Vec<String> {
    let mut wrong = fields(package);
    let readme = package.folder.join(package.text("readme"));
    match fs::read_to_string(&readme) {
        Ok(text) => {
            let words = ["workspace's README", package.name.as_str()];
            let missing = words.iter().filter(|word| !text.contains(*word));
            wrong.extend(missing.map(|word| format!("its README.md does not say {word:?}")));
            // They lead nowhere where the crate alone is shown.
            if text.contains("](../") {
                wrong.push("its README.md has a link out of the crate".into());
            }
        }
        Err(e) => wrong.push(format!("{}: {e}", readme.display())),
    }
    for name in LICENCE_FILES {
        let same = match (
            fs::read(package.folder.join(name)),
            fs::read(root.join(name)),
        ) {
            (Ok(here), Ok(there)) => here == there,
            _ => false,
        };
        if !same {
            wrong.push(format!("its {name} is not that of the workspace"));
        }
    }
    wrong
}

/// What the manifest alone tells.
fn fields(package: &Package) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut must = |holds: bool, what: String| {
        if !holds {
            wrong.push(what);
        }
    };
    must(
        !package.text("description").is_empty(),
        "no description".into(),
    );
    must(
        package.text("license") == LICENCE,
        format!("its licence is not {LICENCE}"),
    );
    must(
        package.text("repository").starts_with("https://"),
        "no repository".into(),
    );
    must(
        package.text("readme") == "README.md",
        "readme is not README.md".into(),
    );
    let keywords = package.list("keywords");
    must(
        (1..=5).contains(&keywords.len()),
        "not one to five keywords".into(),
    );
    for keyword in keywords {
        must(
            is_keyword(keyword),
            format!("{keyword:?} cannot be a keyword"),
        );
    }
    let categories = package.list("categories");
    must(
        (1..=5).contains(&categories.len()),
        "not one to five categories".into(),
    );
    for category in categories {
        must(
            CATEGORIES.contains(&category),
            format!("{category:?} is not a category that xtask knows"),
        );
    }
    let pages = &package.facts["metadata"]["docs"]["rs"];
    let features = package.facts["features"].as_object();
    let more = features.is_some_and(|all| {
        !all.contains_key("default") && all.keys().any(|feature| feature != "testing")
    });
    must(
        !more || pages["all-features"] == true || pages["features"].is_array(),
        "package.metadata.docs.rs does not name its features".into(),
    );
    let targets = &pages["targets"];
    must(
        targets.as_array().is_some_and(|t| !t.is_empty()),
        "package.metadata.docs.rs does not name its targets".into(),
    );
    let dependencies = package.facts["dependencies"].as_array();
    for dependency in dependencies.into_iter().flatten() {
        // Those of tests are left out of the archive where they have no version.
        let stays = dependency["kind"] != "dev";
        // The family is released together, and some of it has no stable interface: one version for all.
        let text = |field: &str| dependency[field].as_str().unwrap_or_default();
        let exact = !text("name").starts_with("msmith") || text("req").starts_with('=');
        must(
            !stays || exact,
            format!("{} is not of one version", dependency["name"]),
        );
        must(
            !(stays && dependency["req"] == "*"),
            format!("{} has no version", dependency["name"]),
        );
    }
    wrong
}

/// As crates.io takes them.
fn is_keyword(word: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || "_-+".contains(c);
    word.len() <= 20
        && word.starts_with(|c: char| c.is_ascii_alphanumeric())
        && word.chars().all(fits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn package(change: impl Fn(&mut Value)) -> Package {
        let mut facts = json!({
            "description": "Sums",
            "license": "MIT OR Apache-2.0",
            "repository": "https://a.b",
            "readme": "README.md",
            "keywords": ["msm"],
            "categories": ["cryptography"],
            "metadata": {"docs": {"rs": {"targets": ["x86_64-unknown-linux-gnu"]}}},
            "features": {},
            "dependencies": [
                {"name": "b", "req": "^0.1.0", "kind": null},
                {"name": "c", "req": "*", "kind": "dev"},
            ],
        });
        change(&mut facts);
        Package {
            name: "a".into(),
            version: "0.1.0".into(),
            folder: "/nowhere".into(),
            third_party: false,
            published: true,
            facts,
        }
    }

    #[test]
    fn a_field_that_is_wrong_is_named() {
        assert_eq!(fields(&package(|_| {})), Vec::<String>::new());
        let changes: [(&str, Value, &str); 10] = [
            ("/description", Value::Null, "no description"),
            (
                "/license",
                json!("MIT"),
                "its licence is not MIT OR Apache-2.0",
            ),
            ("/readme", Value::Null, "readme is not README.md"),
            ("/keywords", json!([]), "not one to five keywords"),
            (
                "/keywords/0",
                json!("two words"),
                "\"two words\" cannot be a keyword",
            ),
            (
                "/categories/0",
                json!("sums"),
                "\"sums\" is not a category that xtask knows",
            ),
            (
                "/metadata/docs/rs/targets",
                json!([]),
                "package.metadata.docs.rs does not name its targets",
            ),
            ("/dependencies/0/req", json!("*"), "\"b\" has no version"),
            (
                "/dependencies/0/name",
                json!("msmith-core"),
                "\"msmith-core\" is not of one version",
            ),
            (
                "/features",
                json!({"more": []}),
                "package.metadata.docs.rs does not name its features",
            ),
        ];
        for (path, value, complaint) in changes {
            let changed = package(|facts| {
                if let Some(field) = facts.pointer_mut(path) {
                    *field = value.clone();
                }
            });
            assert_eq!(fields(&changed), [complaint]);
        }
    }

    #[test]
    fn files_that_are_missing_are_named() {
        let wrong = check(&package(|_| {}), Path::new("/nowhere"));
        assert_eq!(wrong.len(), 3, "{wrong:?}");
    }
}
