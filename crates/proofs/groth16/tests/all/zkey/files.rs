//! Vectors, and places for what tests write.

use std::path::{Path, PathBuf};

/// Both curves' names, as their vectors have them.
pub const CURVES: [&str; 2] = ["bn254", "bls12-381"];

/// The exponent of the most iterations of a beacon that are computed.
pub const MOST: u8 = 12;

/// A file of the vectors.
pub fn vector(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../../vectors/groth16/zkey")
        .join(name)
}

/// The bytes of a file.
pub fn read(path: &Path) -> Vec<u8> {
    std::fs::read(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// A folder of a test's own, empty.
pub fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("zkey")
        .join(test);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("the folder of an earlier run");
    }
    std::fs::create_dir_all(&folder).expect("a folder for what the test writes");
    folder
}

/// A file with these bytes in a folder.
pub fn write(folder: &Path, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("a file of the test");
    path
}

/// A file of iden3 in its sections: their numbers and bytes, in order.
pub fn sections(bytes: &[u8]) -> Vec<(u32, Vec<u8>)> {
    let mut list = Vec::new();
    let mut rest = &bytes[12..];
    while !rest.is_empty() {
        let id = u32::from_le_bytes(rest[..4].try_into().unwrap());
        let length = u64::from_le_bytes(rest[4..12].try_into().unwrap()) as usize;
        list.push((id, rest[12..12 + length].to_vec()));
        rest = &rest[12 + length..];
    }
    list
}

/// A file of sections, with the magic and version of another.
pub fn joined(of: &[u8], sections: &[(u32, Vec<u8>)]) -> Vec<u8> {
    let mut bytes = of[..8].to_vec();
    bytes.extend((sections.len() as u32).to_le_bytes());
    for (id, section) in sections {
        bytes.extend(id.to_le_bytes());
        bytes.extend((section.len() as u64).to_le_bytes());
        bytes.extend(section);
    }
    bytes
}

/// A section of a list.
pub fn section(list: &mut [(u32, Vec<u8>)], id: u32) -> &mut Vec<u8> {
    let found = list.iter_mut().find(|(other, _)| *other == id);
    &mut found.expect("a section of the file").1
}
