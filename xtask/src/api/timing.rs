//! Whoever passes a scalar must read, at the function that takes it, that the time depends on it: it may be a witness
//! or a key.

use std::fs;
use std::path::Path;

use super::pages::{between, plain};

/// What says so, whether it begins a sentence or not.
const SAYS: &[&str] = &["ariable time", "depends on the scalar"];

/// Crates that compute with their callers' scalars. Where chains are searched and files are read, the front page says it.
pub const MUST_SAY: &[&str] = &["msmith", "msmith-arkworks", "msmith-ed25519"];

/// What was looked at, and what was found.
#[derive(Debug, Default)]
pub struct Silent {
    /// Functions that take scalars.
    takers: usize,
    /// Those of them that do not say what their time depends on.
    names: Vec<String>,
}

impl Silent {
    /// Reads all pages of a crate.
    pub fn read(folder: &Path) -> Result<Self, String> {
        let mut found = Self::default();
        let mut folders = vec![folder.to_path_buf()];
        while let Some(folder) = folders.pop() {
            let entries =
                fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
            for entry in entries {
                let path = entry
                    .map_err(|e| format!("{}: {e}", folder.display()))?
                    .path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|e| e == "html") {
                    let page = fs::read_to_string(&path);
                    let page = page.map_err(|e| format!("{}: {e}", path.display()))?;
                    let name = path.file_name().unwrap_or_default().to_string_lossy();
                    found.page(&name, &page);
                }
            }
        }
        found.names.sort();
        found.names.dedup();
        Ok(found)
    }

    /// What is wrong, if anything is: functions that are silent, or none that takes a scalar.
    pub fn error(&self, name: &str) -> Option<String> {
        match (self.takers, self.names.as_slice()) {
            (0, _) => Some(format!(
                "{name}: no function takes scalars; has rustdoc changed its pages?"
            )),
            (_, []) => None,
            (_, names) => Some(format!(
                "{name}: scalars may be secret, and these do not say \"variable time\": {}",
                names.join(", ")
            )),
        }
    }

    /// A page of a function, or of a type with its own methods.
    pub fn page(&mut self, file: &str, page: &str) {
        if let Some(name) = file.strip_prefix("fn.") {
            let declared = between(page, "<pre class=\"rust item-decl\">", "</pre>").next();
            let docs = page.split_once("</pre>").map_or("", |p| p.1);
            self.function(
                name.trim_end_matches(".html"),
                declared.unwrap_or_default(),
                docs,
            );
            return;
        }
        // What a type implements of traits comes after its own methods, and who implements a trait after the trait's.
        let ends = ["trait-implementations", "implementors", "foreign-impls"];
        let ends = ends.map(|id| page.find(&format!("id=\"{id}\"")));
        let own = ends.into_iter().flatten().min().unwrap_or(page.len());
        for part in page[..own].split("<section id=\"").skip(1) {
            let Some((id, rest)) = part.split_once('"') else {
                continue;
            };
            let kind = id.split_once('.');
            let Some((_, name)) = kind.filter(|k| ["method", "tymethod"].contains(&k.0)) else {
                continue;
            };
            let header = between(rest, "<h4 class=\"code-header\">", "</h4>").next();
            let docs = rest.split_once("</h4>").map_or("", |p| p.1);
            let name = format!("{}: {name}", file.trim_end_matches(".html"));
            self.function(&name, header.unwrap_or_default(), docs);
        }
    }

    fn function(&mut self, name: &str, declared: &str, docs: &str) {
        let declared = plain(declared);
        // Without what it gives back.
        let takes = declared.rsplit_once("->").map_or(&*declared, |d| d.0);
        if !takes.to_lowercase().contains("scalar") {
            return;
        }
        self.takers += 1;
        if !SAYS.iter().any(|says| plain(docs).contains(says)) {
            self.names.push(name.to_owned());
        }
    }
}
