//! The data of mainnet.

use msmith::{Backend, Options, Point};
use msmith_io::{BasesFormat, pairing};

use crate::fr::curve;
use crate::points::at;
use crate::setup::{List, Setup};

/// Everything follows from the Lagrange points, but the points of G2, which pair with it.
#[test]
fn the_data_of_mainnet() {
    let backend = Backend::detect().unwrap();
    let data = Setup::mainnet(backend).unwrap();
    let (engine, lagrange) = (data.engine().clone(), data.points().clone());
    let again = Setup::of(engine, lagrange, data.second.clone(), &Options::default()).unwrap();
    for list in [List::Lagrange, List::Columns, List::Monomials] {
        let (data_of, again_of) = (data.list(list).unwrap(), again.list(list).unwrap());
        assert!(data_of.words == again_of.words && data_of.finite == again_of.finite);
        assert_eq!(data.digest(list), again.digest(list), "{list:?}");
    }
    let [h, tau, tau_64] = &data.second;
    let power = |k| at(&data.monomials, k);
    let g = power(0);
    let equal = |p: Point, q: &Point, s: &Point| {
        pairing::equal(curve().unwrap(), [&p, q], [&g, s]).unwrap()
    };
    assert!(equal(power(1), h, tau));
    assert!(equal(power(63), tau, tau_64));
    assert!(!equal(power(62), tau, tau_64));
}

/// The data of this crate from the text of the setup that the environment variable names.
#[test]
#[ignore = "writes data/: MSMITH_KZG_TEXT=trusted_setup.txt cargo test -p msmith-kzg --lib -- --ignored"]
fn write_data() {
    let text = std::fs::read(std::env::var("MSMITH_KZG_TEXT").unwrap()).unwrap();
    let setup = Setup::from_text(Backend::detect().unwrap(), &text, &Options::default()).unwrap();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    for (name, list) in [("columns", List::Columns), ("monomials", List::Monomials)] {
        let points = setup.list(list).unwrap();
        let bytes = BasesFormat::AFFINE_BE
            .encode(setup.engine(), points)
            .unwrap();
        std::fs::write(folder.join(format!("kzg-mainnet-{name}.bin")), bytes).unwrap();
    }
    let words = setup.second.iter().flat_map(Point::words);
    let bytes: Vec<u8> = words.flat_map(|w| w.to_le_bytes()).collect();
    std::fs::write(folder.join("kzg-mainnet-g2.bin"), bytes).unwrap();
}
