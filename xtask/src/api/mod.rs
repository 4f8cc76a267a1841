//! The public items of the crates that are meant for others, as rustdoc lists them: one file a crate in `api/`, so
//! that a change of what others see is seen in a change of a file.
//!
//! rustdoc's stable output is HTML (tools that list signatures read its JSON, which needs a nightly compiler). Its page
//! `all.html` names every item by its public path; modules and re-exports, which that page leaves out, are on the page
//! of their module. An item's own page has its declaration, and what a type has: fields or variants, functions,
//! constants, traits. What is public but hidden from rustdoc's pages is read from the sources.
//!
//! Every line says whose it is, so that a line of a diff can be read alone. Functions are in the order of their names,
//! so that moving one within the sources changes nothing here.

mod declared;
mod hidden;
mod pages;
mod timing;

use std::fs;
use std::path::Path;

use crate::workspace::{LIBRARIES, Workspace, cargo, compare, root, run as run_command};

/// A crate, and the most public items, and names at its root, that it may have.
const LIMITS: &[(&str, usize, usize)] = &[
    ("msmith", 80, 24),
    ("msmith-core", 230, usize::MAX),
    ("msmith-field", 25, usize::MAX),
];

/// `cargo xtask api [--check] [--built]`.
pub fn run(flags: &[&str]) -> Result<(), String> {
    let workspace = Workspace::load()?;
    let is_here = |name: &&str| workspace.member(name).is_some();
    let (here, absent): (Vec<&str>, Vec<&str>) = LIBRARIES.iter().partition(|name| is_here(name));
    for name in absent {
        println!("{name}: skipped, there is no such crate in the workspace");
    }
    if !flags.contains(&"--built") {
        let mut doc = cargo();
        doc.args(["doc", "--quiet", "--no-deps"]);
        doc.arg("--features=msmith-arkworks/fast,msmith-arkworks/groth16,msmith-arkworks/install,msmith-pasta/halo2");
        // A separate target folder of its own would build every dependency again.
        doc.args(here.iter().flat_map(|name| ["-p", name]));
        run_command(&mut doc)?;
    }
    let mut wrong = Vec::new();
    for name in here {
        let folder = workspace.target.join("doc").join(name.replace('-', "_"));
        let mut list = List::read(&folder)?;
        if let Some(package) = workspace.member(name) {
            list.hidden = hidden::lines(&package.folder.join("src"), &list.items)?;
        }
        println!("{name}: {}", list.summary());
        if timing::MUST_SAY.contains(&name) {
            wrong.extend(timing::Silent::read(&folder)?.error(name));
        }
        let path = format!("api/{name}.txt");
        if flags.contains(&"--check") {
            wrong.extend(compare(&path, &list.text(name), "cargo xtask api").err());
            wrong.extend(over(name, &list, LIMITS));
        } else {
            fs::create_dir_all(root().join("api")).map_err(|e| format!("api: {e}"))?;
            fs::write(root().join(&path), list.text(name)).map_err(|e| format!("{path}: {e}"))?;
            for limit in over(name, &list, LIMITS) {
                println!("  over the limit: {limit}");
            }
        }
    }
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(wrong.join("\n")),
    }
}

/// The limits that a list exceeds.
fn over(name: &str, list: &List, limits: &[(&str, usize, usize)]) -> Vec<String> {
    let mut out = Vec::new();
    for (_, items, names) in limits.iter().filter(|(limited, ..)| *limited == name) {
        let counts = [
            ("public items", list.public_items(), *items),
            ("names at the root", list.root().0, *names),
        ];
        let over = counts.iter().filter(|(_, count, most)| count > most);
        out.extend(
            over.map(|(what, n, most)| format!("{name}: {n} {what}, at most {most} allowed")),
        );
    }
    out
}

/// A public item.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Item {
    /// `struct`, `fn`, …; `mod` for a module, `use` for a re-export.
    kind: String,
    /// Its module's path below the crate; empty at the root.
    module: String,
    name: String,
    /// What the list says of it: a line for itself, and one for each thing in it.
    lines: Vec<String>,
}

impl Item {
    fn new(kind: &str, module: &str, name: &str) -> Self {
        let mut item = Self {
            kind: kind.to_owned(),
            module: module.to_owned(),
            name: name.to_owned(),
            lines: Vec::new(),
        };
        item.lines.push(format!("{kind} {}", item.path()));
        item
    }

    /// Its path below the crate.
    fn path(&self) -> String {
        match self.module.as_str() {
            "" => self.name.clone(),
            module => format!("{module}::{}", self.name),
        }
    }
}

/// The items of a crate: modules, re-exports, and what all.html lists; sorted by path.
#[derive(Debug)]
struct List {
    items: Vec<Item>,
    /// Lines of what is public and hidden; not counted.
    hidden: Vec<String>,
}

impl List {
    /// Reads the pages of one crate.
    fn read(folder: &Path) -> Result<Self, String> {
        let page = |path: String| {
            let path = folder.join(path);
            fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))
        };
        let mut items = pages::all_items(&page("all.html".to_owned())?);
        for item in &mut items {
            let file = match item.module.as_str() {
                "" => format!("{}.{}.html", item.kind, item.name),
                module => {
                    let module = module.replace("::", "/");
                    format!("{module}/{}.{}.html", item.kind, item.name)
                }
            };
            item.lines = pages::lines(item, &page(file)?)?;
        }
        // Modules that are still to be looked at, the root first.
        let mut modules = vec![String::new()];
        while let Some(module) = modules.pop() {
            let index = match module.as_str() {
                "" => page("index.html".to_owned())?,
                module => page(format!("{}/index.html", module.replace("::", "/")))?,
            };
            for name in pages::modules(&index) {
                let item = Item::new("mod", &module, &name);
                modules.push(item.path());
                items.push(item);
            }
            let names = pages::reexports(&index);
            items.extend(names.iter().map(|name| Item::new("use", &module, name)));
        }
        match items.is_empty() {
            true => Err(format!(
                "{}: no items found; has rustdoc changed its pages?",
                folder.display()
            )),
            false => Ok(Self::new(items)),
        }
    }

    fn new(mut items: Vec<Item>) -> Self {
        items.sort_by_key(|item| (item.path(), item.kind.clone()));
        items.dedup();
        let hidden = Vec::new();
        Self { items, hidden }
    }

    /// Items by themselves: modules hold them, and a re-export is another name of one.
    fn public_items(&self) -> usize {
        let own = |item: &&Item| !["mod", "use"].contains(&item.kind.as_str());
        self.items.iter().filter(own).count()
    }

    /// What is directly under the crate, re-exports included: names, and modules.
    fn root(&self) -> (usize, usize) {
        let root = || self.items.iter().filter(|item| item.module.is_empty());
        let modules = root().filter(|item| item.kind == "mod").count();
        (root().count() - modules, modules)
    }

    /// The three numbers in words.
    fn summary(&self) -> String {
        let (names, modules) = self.root();
        let items = self.public_items();
        format!("{items} public items; at the root {names} names and {modules} modules")
    }

    /// The file.
    fn text(&self, name: &str) -> String {
        let (names, modules) = self.root();
        let mut out = format!(
            "# {name}, as rustdoc lists it; written by `cargo xtask api`\n# public items: {}\n# names at the root: \
            {names}, and {modules} modules\n",
            self.public_items(),
        );
        for item in &self.items {
            for (k, line) in item.lines.iter().enumerate() {
                let indent = if k > 0 { "  " } else { "" };
                out += &format!("{indent}{line}\n");
            }
        }
        for line in &self.hidden {
            out += &format!("hidden {line}\n");
        }
        out
    }
}

#[cfg(test)]
mod tests;
