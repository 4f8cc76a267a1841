//! The data of mainnet.

use msmith::{Backend, Options, Point};
use msmith_io::{BasesFormat, pairing};

use crate::fr::{curve, reversed};
use crate::points::at;
use crate::setup::{List, Setup};
use crate::{
    BYTES_PER_BLOB, BYTES_PER_CELL, CELLS_PER_EXT_BLOB as CELLS, Context,
    FIELD_ELEMENTS_PER_CELL as CELL,
};

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

/// Mainnet's columns, compressed, in the order of the cells: of the first 64 and of the others.
fn halves(data: &Setup) -> [Vec<u8>; 2] {
    let columns = data.columns().unwrap();
    let bytes = BasesFormat::ZCASH.encode(data.engine(), columns).unwrap();
    [0, CELL].map(|first| {
        let column = |cell| &bytes[48 * CELL * reversed(cell, CELLS)..][..48 * CELL];
        (first..first + CELL).flat_map(column).copied().collect()
    })
}

/// A setup of columns, with all of them and with half, has the same points and gives the same bytes.
#[test]
fn a_setup_of_columns() {
    let backend = Backend::detect().unwrap();
    let data = Setup::mainnet(backend).unwrap();
    let [first, others] = halves(&data);
    let options = &Options::default();
    let mut blob = vec![7; BYTES_PER_BLOB];
    let dense: Box<[u8; BYTES_PER_BLOB]> = blob.clone().into_boxed_slice().try_into().unwrap();
    // A cell of zeros, one of one element, and a half of zeros.
    blob[..BYTES_PER_CELL].fill(0);
    blob[BYTES_PER_CELL + 32..2 * BYTES_PER_CELL].fill(0);
    blob[BYTES_PER_BLOB / 2..].fill(0);
    let sparse: Box<[u8; BYTES_PER_BLOB]> = blob.into_boxed_slice().try_into().unwrap();
    let zeros: Box<[u8; BYTES_PER_BLOB]> = Box::new([0; BYTES_PER_BLOB]);
    let native = Context::new(Setup::mainnet(backend).unwrap(), 0).unwrap();
    for (others, budget) in [(Some(others), 0), (None, 9_000_000)] {
        let setup = Setup::mainnet_from_columns(backend, &first, others).unwrap();
        let (got, want) = (setup.columns().unwrap(), data.columns().unwrap());
        assert!(got.words == want.words && got.finite == want.finite);
        let small = Context::new(setup, budget).unwrap();
        for blob in [&dense, &sparse, &zeros] {
            let [(commitment, proof), want] = [&small, &native].map(|kzg| {
                let commitment = kzg.blob_to_kzg_commitment(blob, options).unwrap();
                let proof = kzg.compute_blob_kzg_proof(blob, &commitment, options);
                (commitment, proof.unwrap())
            });
            assert_eq!((commitment, proof), want);
            let valid = small.verify_blob_kzg_proof(blob, &commitment, &proof, options);
            assert_eq!(valid, Ok(true));
        }
        let made = |kzg: &Context| kzg.compute_cells_and_kzg_proofs(&sparse, options);
        assert!(made(&small).unwrap() == made(&native).unwrap());
    }
}

#[test]
fn other_columns_are_refused() {
    let backend = Backend::detect().unwrap();
    let [first, mut others] = halves(&Setup::mainnet(backend).unwrap());
    let refused = |first: &[u8]| {
        let setup = Setup::mainnet_from_columns(backend, first, None);
        setup
            .err()
            .map(|error| error.to_string())
            .unwrap_or_default()
    };
    let mut changed = first.clone();
    changed[100_000] ^= 1;
    for (bytes, why) in [
        (&changed[..], "mainnet's first columns"),
        (&others[..], "mainnet's first columns"),
        (&first[48..], "mainnet's first columns"),
        (&[], "mainnet's first columns"),
    ] {
        assert!(refused(bytes).contains(why), "{}", refused(bytes));
    }
    others[196_000] ^= 1;
    let setup = Setup::mainnet_from_columns(backend, &first, Some(others)).unwrap();
    let kzg = Context::new(setup, 0).unwrap();
    let blob = Box::new([0; BYTES_PER_BLOB]);
    let proofs = kzg.compute_cell_kzg_proofs(&blob, &Options::default());
    let why = proofs
        .err()
        .map(|error| error.to_string())
        .unwrap_or_default();
    assert!(why.contains("mainnet's other columns"), "{why}");
}

/// The text that the environment names.
fn text() -> Option<Vec<u8>> {
    let Ok(file) = std::env::var("MSMITH_KZG_TEXT") else {
        eprintln!("SKIPPED: MSMITH_KZG_TEXT names no text of mainnet's setup");
        return None;
    };
    Some(std::fs::read(file).unwrap())
}

/// The text of mainnet's setup is known before anything is computed, which a raised flag would stop.
#[test]
#[ignore = "needs the text: MSMITH_KZG_TEXT=trusted_setup.txt cargo test -p msmith-kzg --lib -- --ignored of_mainnet"]
fn the_text_of_mainnet_is_known() {
    let Some(text) = text() else { return };
    let flag = std::sync::atomic::AtomicBool::new(true);
    let raised = Options {
        watch: msmith::Watch::default().with_cancel(&flag),
        ..Options::default()
    };
    let backend = Backend::detect().unwrap();
    let setup = Setup::from_text(backend, &text, &raised).unwrap();
    let mainnet = Setup::mainnet(backend).unwrap();
    assert!(setup.points().words == mainnet.points().words);
    let lists = msmith_io::SetupLists::parse(&text).unwrap();
    assert!(Setup::checked(backend, lists, &raised).is_err());
}

/// The data of this crate from the text of the setup that the environment variable names.
#[test]
#[ignore = "writes data/: MSMITH_KZG_TEXT=trusted_setup.txt cargo test -p msmith-kzg --lib -- --ignored write"]
fn write_data() {
    let Some(text) = text() else { return };
    let lists = msmith_io::SetupLists::parse(&text).unwrap();
    let setup = Setup::checked(Backend::detect().unwrap(), lists, &Options::default()).unwrap();
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
