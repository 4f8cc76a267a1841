//! C's library as an archive that works where it is unpacked.

use std::fs;

use super::tools::{Failure, failed, fresh, need, pack};
use super::{Made, Release, elf};
use crate::install_c;

pub fn make(release: &Release) -> Result<Vec<Made>, Failure> {
    need(&["cc", "--version"], "cc", "install a C compiler")?;
    let processor = std::env::consts::ARCH;
    let name = format!("libmsmith-{}-{processor}-linux-gnu", release.version);
    let prefix = fresh(release, "c")?.join(name);
    install_c::run(&[&prefix.to_string_lossy()])?;
    let whole = fs::canonicalize(&prefix).map_err(failed(&prefix))?;
    for file in ["msmith.pc", "msmith-static.pc"] {
        let path = prefix.join("lib/pkgconfig").join(file);
        let text = fs::read_to_string(&path).map_err(failed(&path))?;
        let found = whole.display().to_string().replace(' ', "\\ ");
        fs::write(&path, text.replace(&found, "${pcfiledir}/../..")).map_err(failed(&path))?;
    }
    let shared = prefix.join("lib/libmsmith.so");
    let bytes = fs::read(&shared).map_err(failed(&shared))?;
    let (major, minor) = elf::glibc(&bytes).unwrap_or_default();
    let what =
        format!("C and C++ on {processor} with glibc {major}.{minor} or later, as built here");
    Ok(vec![pack(&prefix, &what)?])
}
