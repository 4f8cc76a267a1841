//! What the manifests say: who depends on whom, that every crate has a row, and that every crate has the workspace's lints.

use std::path::Path;

use super::{CRATES, read};

/// What breaks a rule.
pub fn wrong(root: &Path) -> Result<Vec<String>, String> {
    let mut wrong = Vec::new();
    for (folder, allowed) in CRATES {
        let text = read(&root.join(folder).join("Cargo.toml"))?;
        wrong.extend(in_manifest(&text, folder, allowed));
    }
    let text = read(&root.join("Cargo.toml"))?;
    for member in members(&text) {
        let folders = folders(root, member)?;
        let unknown = folders
            .iter()
            .filter(|f| !CRATES.iter().any(|(row, _)| row == f));
        wrong.extend(unknown.map(|folder| format!("{folder}: the crate has no row")));
    }
    Ok(wrong)
}

/// The folders of a member, whose path may end with stars.
fn folders(root: &Path, member: &str) -> Result<Vec<String>, String> {
    let Some(above) = member.strip_suffix("/*") else {
        return Ok(vec![member.to_owned()]);
    };
    let mut all = Vec::new();
    for above in folders(root, above)? {
        let entries = std::fs::read_dir(root.join(&above)).map_err(|e| e.to_string())?;
        for entry in entries {
            let name = entry.map_err(|e| e.to_string())?.file_name();
            all.push(format!("{above}/{}", name.to_string_lossy()));
        }
    }
    Ok(all)
}

/// Of one crate, which may depend on some crates of this workspace. Its tests may on others too, but on what has a rule of
/// its own: the papers, on which nothing that is a product stands.
fn in_manifest(text: &str, folder: &str, allowed: &[&str]) -> Vec<String> {
    let mut wrong = Vec::new();
    for (of_tests, name) in dependencies(text) {
        let may = allowed.iter().any(|one| *one == name || *one == "*")
            || of_tests && name != "msmith-papers";
        if !may {
            wrong.push(format!("{folder}/Cargo.toml: may not depend on {name}"));
        }
    }
    let mut lines = text
        .lines()
        .map(str::trim)
        .skip_while(|line| *line != "[lints]");
    if lines.nth(1) != Some("workspace = true") {
        wrong.push(format!(
            "{folder}/Cargo.toml: has not the lints of the workspace"
        ));
    }
    wrong
}

/// The crates of this workspace that a manifest depends on, on whatever system, and whether only its tests do.
fn dependencies(manifest: &str) -> Vec<(bool, String)> {
    let mut section = "";
    let mut out = Vec::new();
    for line in manifest.lines().map(str::trim) {
        if line.starts_with('[') {
            section = line.trim_matches(['[', ']']);
            // A section for one dependency.
            if let Some((kind, name)) = section.rsplit_once("dependencies.") {
                out.push((kind.ends_with("dev-"), name.to_string()));
            }
        } else if section.ends_with("dependencies") {
            let name = line.split(['.', '=', ' ']).next().unwrap_or_default();
            out.push((section.ends_with("dev-dependencies"), name.to_string()));
        }
    }
    out.retain(|(_, name)| name.starts_with("msmith"));
    out
}

/// The members that the manifest of a workspace lists, in a line.
fn members(manifest: &str) -> Vec<&str> {
    let line = manifest.lines().find_map(|l| l.strip_prefix("members = ["));
    line.unwrap_or_default()
        .split('"')
        .skip(1)
        .step_by(2)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_of_every_kind() {
        let text = "[lints]\nworkspace = true\n[dependencies]\nmsmith.workspace = true\nrand = \"1\"\n\
                    msmith-io = { path = \"x\" }\n[target.'cfg(unix)'.dependencies]\nmsmith-ecm = \"1\"\n\
                    [build-dependencies]\nmsmith-core = \"1\"\n[dev-dependencies]\nmsmith-cli.workspace = true\n\
                    msmith-papers.workspace = true\n[dependencies.msmith-chain]\nworkspace = true\n";
        let refused = |allowed: &[&str]| {
            let refused = in_manifest(text, "x", allowed);
            refused
                .iter()
                .map(|w| w.rsplit(' ').next().unwrap_or("").to_owned())
                .collect::<Vec<_>>()
        };
        let papers = "msmith-papers".to_owned();
        let most = ["msmith", "msmith-io", "msmith-core"];
        assert_eq!(
            refused(&most),
            ["msmith-ecm", "msmith-papers", "msmith-chain"]
        );
        let all = [&most[..], &["msmith-ecm", "msmith-chain"]].concat();
        assert_eq!(refused(&all), [papers]);
        assert_eq!(
            in_manifest("[lints]\n\n[dependencies]\n", "x", &[]).len(),
            1
        );
    }

    #[test]
    fn members_of_a_workspace() {
        let text =
            "[workspace]\nmembers = [\"crates/*\", \"bench\"]\ndefault-members = [\"crates/*\"]\n";
        assert_eq!(members(text), ["crates/*", "bench"]);
    }
}
