//! Tables to test with.

use std::fs;
use std::path::{Path, PathBuf};

use msmith::curve::{Group, known};
use msmith::{Backend, Bases, Engine, Options, WordPoints};
use msmith_io::table::{self, Fault};
use msmith_io::{Error, random};

/// Bytes of a header.
pub const HEADER: usize = 4096;

pub fn engine(curve: &str, group: Group, backend: Backend) -> Engine {
    Engine::with_backend(known::by_name(curve).unwrap(), group, backend).unwrap()
}

/// An empty directory.
pub fn directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// Bases of which one is at infinity and two are equal.
pub fn points(engine: &Engine, n: usize) -> WordPoints {
    let mut points = random::points(engine, n, 5).unwrap();
    let stride = points.stride;
    points.words.copy_within(0..stride, 3 * stride);
    points.finite[7] = false;
    points
}

pub fn prepare(engine: &Engine, points: &WordPoints, set: &str, passes: usize) -> Bases {
    let options = Options::default();
    let set = set.parse().unwrap();
    engine.prepare_with(points, set, passes, &options).unwrap()
}

/// The table of 40 bases of a small group, as a file of known bytes.
pub fn small(directory: &Path) -> (Engine, PathBuf, Vec<u8>) {
    let engine = engine("toy-103", Group::G1, Backend::Portable);
    let bases = prepare(&engine, &points(&engine, 40), "eisenstein:3,2", 1);
    let path = directory.join("small");
    table::write(&bases, &path, &Options::default()).unwrap();
    let bytes = fs::read(&path).unwrap();
    (engine, path, bytes)
}

pub fn fault<T: std::fmt::Debug>(got: Result<T, Error>) -> Fault {
    match got {
        Err(Error::Table { fault, .. }) => *fault,
        other => panic!("{other:?}"),
    }
}

/// Makes the checksums right again.
pub fn seal(bytes: &mut [u8]) {
    let content = blake3::hash(&bytes[HEADER..]);
    bytes[296..328].copy_from_slice(content.as_bytes());
    let seal = blake3::hash(&bytes[..HEADER - 32]);
    bytes[HEADER - 32..HEADER].copy_from_slice(seal.as_bytes());
}
