//! Keys that come by ranges, and sums that others make of slices.

use msmith::{Backend, Engine, Options, Point, Scalars, WordPoints};
use msmith_groth16::{Error, Key, Prover, Sums, Witness, prove};
use msmith_io::BasesFormat;
use msmith_io::sections::Sections;

use super::{blinding, bytes, key, vector, witness};

/// A sum over a section, made of slices of this many points.
fn sum(engine: &Engine, section: &[u8], scalars: &[u64], slice: usize) -> Point {
    let size = 16 * engine.words();
    let mut sums = WordPoints {
        stride: 2 * engine.words(),
        ..WordPoints::default()
    };
    for (points, words) in section.chunks(size * slice).zip(scalars.chunks(4 * slice)) {
        let n = points.len() / size;
        let options = &Options::default();
        let points = BasesFormat::MONTGOMERY_LE.decode(engine, points, n, options);
        let scalars = Scalars::Words { words, per: 4 };
        let sum = engine.msm(&points.unwrap(), scalars, options).unwrap();
        sums.push(&sum.point).unwrap();
    }
    let ones = vec![true; sums.finite.len()];
    let whole = engine.msm(&sums, Scalars::Bool(&ones), &Options::default());
    whole.unwrap().point
}

#[test]
fn proofs_of_ranges_are_those_of_files() {
    let options = &Options::default();
    for curve in ["bn254", "bls12-381"] {
        let key: Key<'_> = key(curve, options);
        let witness: Witness = witness(curve, key.groups());
        let blinding = blinding(key.groups());
        let want = prove(&key, &witness, &blinding, options).unwrap();
        let file = bytes(&format!("groth16/zkey/{curve}-1.zkey"));
        let all = Sections::new("zkey", b"zkey", 1, &file).unwrap();
        let section = |id| all.bytes(id, "a section").unwrap();

        let mut prover = Prover::of_header(section(2), Backend::Portable).unwrap();
        let numbers = [prover.variables(), prover.public(), prover.domain()];
        assert_eq!(numbers, [key.variables(), key.public(), key.domain()]);
        let (count, coefficients) = section(4).split_at(4);
        let count = u32::from_le_bytes(count.try_into().unwrap()) as usize;
        assert!(prover.feed(coefficients).is_err());

        for slice in [1, 3, 1000] {
            prover.start(witness.clone(), options).unwrap();
            // From the last range to the first.
            for range in coefficients.chunks(44 * slice).rev() {
                prover.feed(range).unwrap();
            }
            let h = prover.quotient(count, options).unwrap();
            let wires = witness.values().as_flattened();
            let (first, second) = (key.groups().first(), key.groups().second());
            let sums = Sums {
                a: sum(first, section(5), wires, slice),
                b1: sum(first, section(6), wires, slice),
                b2: sum(second, section(7), wires, slice),
                c: sum(first, section(8), &wires[4 * (key.public() + 1)..], slice),
                h: sum(first, section(9), &h, slice),
            };
            assert_eq!(prover.finish(&sums, &blinding), Ok(want.proof.clone()));
            // Sums of a prover that saw no coefficient.
            let other = Prover::of_header(section(2), Backend::Portable).unwrap();
            assert_eq!(other.finish(&sums, &blinding), Ok(want.proof.clone()));
            let mut wrong = sums.clone();
            wrong.h = Point::new(vec![1; 2 * first.words()]);
            let said = other.finish(&wrong, &blinding).unwrap_err().to_string();
            assert_eq!(said, "H 0: point 0 is not on the curve");
        }
    }
}

#[test]
fn what_is_fed_is_checked() {
    let options = &Options::default();
    let file = bytes("groth16/zkey/bn254-1.zkey");
    let all = Sections::new("zkey", b"zkey", 1, &file).unwrap();
    let header = all.bytes(2, "the header").unwrap();
    for length in [0, 3, 40, 84, header.len() - 1] {
        assert!(Prover::of_header(&header[..length], Backend::Portable).is_err());
    }
    for at in [0, 5, 40, 76, 80, 84, 100, 300, 500] {
        let mut changed = header.to_vec();
        changed[at] ^= 1;
        let refused = Prover::of_header(&changed, Backend::Portable);
        assert_eq!(refused.is_ok(), (72..80).contains(&at), "{at}");
    }
    let mut prover = Prover::of_header(header, Backend::Portable).unwrap();
    let groups = prover.groups().clone();
    let witness = Witness::open(&vector("groth16/zkey/bn254.wtns"), &groups).unwrap();
    let short = Witness::new(&groups, witness.values()[..2].as_flattened().to_vec()).unwrap();
    let said = prover.start(short, options).unwrap_err();
    assert!(matches!(said, Error::Lengths { found: 2, .. }), "{said}");

    let coefficients = &all.bytes(4, "coefficients").unwrap()[4..];
    let count = coefficients.len() / 44;
    prover.start(witness.clone(), options).unwrap();
    prover.feed(&coefficients[44..]).unwrap();
    let said = prover.quotient(count, options).unwrap_err().to_string();
    let want = format!("the number of coefficients is {}, not {count}", count - 1);
    assert_eq!(said, want);
    for (at, why) in [
        (0, "matrix"),
        (7, "constraint"),
        (11, "wire"),
        (43, "its value is not below r"),
    ] {
        prover.start(witness.clone(), options).unwrap();
        prover.feed(&coefficients[..88]).unwrap();
        let mut third = coefficients[88..132].to_vec();
        third[at] |= 0xf0;
        let said = prover.feed(&third).unwrap_err().to_string();
        assert!(said.starts_with("the zkey file: coefficient 2: "), "{said}");
        assert!(said.contains(why), "{said}");
        // The witness is gone.
        assert!(prover.feed(&coefficients[88..]).is_err());
    }
    prover.start(witness, options).unwrap();
    let said = prover.feed(&coefficients[..43]).unwrap_err().to_string();
    assert!(
        said.contains("43 bytes are not whole coefficients"),
        "{said}"
    );
}
