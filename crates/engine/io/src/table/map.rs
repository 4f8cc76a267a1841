//! The words of a file, in place.
#![allow(unsafe_code)]

use std::fs::File;
use std::io;
use std::ops::Deref;
use std::path::Path;

use memmap2::{Mmap, MmapOptions};
use msmith::table::Words;

use super::format::HEADER;
use super::signals;

/// The bytes of a file, read-only.
pub(crate) struct Map {
    // Before the bytes: they are not known any more when they are gone.
    _known: signals::Known,
    bytes: Mmap,
}

impl Deref for Map {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes
    }
}

/// Maps a file. With `at_once` all of it is read now, otherwise each page when it is looked at.
pub(crate) fn map(file: &File, path: &Path, at_once: bool) -> io::Result<Map> {
    let mut how = MmapOptions::new();
    if at_once {
        how.populate();
    }
    // SAFETY: The map is read-only and private to this process, but the file behind it is not: nothing here
    // or in the system can keep another process from changing it while it is mapped. What then happens is
    // outside what Rust promises. In practice changed bytes appear as changed words: every use of them is
    // arithmetic on integers whose result may be wrong but whose memory accesses do not depend on them, so
    // that sums become wrong without notice; and where the file was shortened, the read beyond its end
    // stops the program (SIGBUS; a program may have it say which file that was). Files are therefore never
    // changed in place here: they are written under another name and renamed, which leaves the old file whole
    // for those who have it mapped.
    let bytes = unsafe { how.map(file) }?;
    Ok(Map {
        _known: signals::Known::map(path, &bytes),
        bytes,
    })
}

/// A table's file in memory.
pub struct Mapped {
    map: Map,
    /// On machines that cannot use little-endian words where they are.
    copy: Vec<u64>,
}

impl Mapped {
    /// Maps a file whose length is that of a table.
    pub fn new(file: &File, path: &Path) -> io::Result<Self> {
        // All of it is read at once for the checksum: one call instead of a fault for every few pages.
        let map = map(file, path, true)?;
        let mut new = Self {
            map,
            copy: Vec::new(),
        };
        if new.in_place().is_none() {
            let words = new.bytes().as_chunks::<8>().0;
            new.copy = words.iter().map(|w| u64::from_le_bytes(*w)).collect();
        }
        Ok(new)
    }

    /// The bytes behind the header.
    pub fn bytes(&self) -> &[u8] {
        self.map.get(HEADER..).unwrap_or_default()
    }

    fn in_place(&self) -> Option<&[u64]> {
        if cfg!(target_endian = "big") {
            return None;
        }
        // A map begins with a page, and whole pages later there are whole words.
        bytemuck::try_cast_slice(self.bytes()).ok()
    }
}

impl Words for Mapped {
    fn words(&self) -> &[u64] {
        self.in_place().unwrap_or(&self.copy)
    }
}
