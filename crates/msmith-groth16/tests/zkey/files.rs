//! Vectors, and places for what tests write.

use std::path::{Path, PathBuf};

/// Both curves' names, as their vectors have them.
pub const CURVES: [&str; 2] = ["bn254", "bls12-381"];

/// A file of the vectors.
pub fn vector(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../vectors/groth16/zkey")
        .join(name)
}

/// The bytes of a file.
pub fn read(path: &Path) -> Vec<u8> {
    std::fs::read(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// A folder of a test's own.
pub fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("zkey")
        .join(test);
    std::fs::create_dir_all(&folder).expect("a folder for what the test writes");
    folder
}

/// A file with these bytes in a folder.
pub fn write(folder: &Path, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("a file of the test");
    path
}
