//! Tables that a command wrote to a folder, as answers show them.

use std::ffi::OsString;
use std::path::Path;

use msmith_io::Error;
use msmith_io::table::{self, Info};
use serde::Serialize;

use crate::show;

/// A table of a folder.
#[derive(Serialize)]
pub struct Kept {
    name: String,
    /// What the table makes faster.
    of: &'static str,
    n: usize,
    set: String,
    passes: usize,
    pub bytes: u64,
}

/// The tables that a folder has now, in the order of their names; `of` says what one is for.
pub fn tables(folder: &Path, of: impl Fn(&Info) -> &'static str) -> Result<Vec<Kept>, Error> {
    let unreadable = |why: std::io::Error| Error::File {
        path: folder.display().to_string(),
        why: why.to_string(),
    };
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        names.push(entry.map_err(unreadable)?.file_name());
    }
    names.sort();
    let is_table = |name: &&OsString| Path::new(name).extension() == Some("table".as_ref());
    let mut tables = Vec::new();
    for name in names.iter().filter(is_table) {
        let info = table::info(&folder.join(name))?;
        tables.push(Kept {
            name: name.to_string_lossy().into_owned(),
            of: of(&info),
            n: info.layout.n,
            set: info.layout.set.to_string(),
            passes: info.layout.passes,
            bytes: info.bytes,
        });
    }
    Ok(tables)
}

/// What the files of some tables have together.
pub fn bytes(tables: &[Kept]) -> u64 {
    tables.iter().map(|table| table.bytes).sum()
}

impl Kept {
    /// Its name, and what it is.
    pub fn row(&self) -> (String, String) {
        let Self { set, of, n, .. } = self;
        let set = match self.passes {
            1 => set.clone(),
            passes => format!("{set} in {passes} passes"),
        };
        let size = show::bytes(self.bytes);
        let about = format!("{size} for {of}: {n} points, {set}");
        (self.name.clone(), about)
    }
}
