//! The data of mainnet.

use msmith::curve::Group;
use msmith::{Backend, Engine, Options, Point};
use msmith_io::{BasesFormat, kzg};

use crate::fr::curve;
use crate::setup::Setup;

/// The data of this crate from the Lagrange points and the text of the setup that the environment variable names.
#[test]
#[ignore = "writes data/: MSMITH_KZG_TEXT=trusted_setup.txt cargo test -p msmith-kzg --lib -- --ignored"]
fn write_data() {
    let text = std::fs::read(std::env::var("MSMITH_KZG_TEXT").unwrap()).unwrap();
    let setup = Setup::from_text(Backend::detect().unwrap(), &text, &Options::default()).unwrap();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    let engine = kzg::engine(Backend::detect().unwrap()).unwrap();
    for (name, points) in [("columns", &setup.columns), ("monomials", &setup.monomials)] {
        let bytes = BasesFormat::AFFINE_BE.encode(&engine, points).unwrap();
        std::fs::write(folder.join(format!("kzg-mainnet-{name}.bin")), bytes).unwrap();
    }
    let words = setup.second.iter().flat_map(Point::words);
    let bytes: Vec<u8> = words.flat_map(|w| w.to_le_bytes()).collect();
    std::fs::write(folder.join("kzg-mainnet-g2.bin"), bytes).unwrap();
    let _ = Engine::new(curve().unwrap(), Group::G2);
}
