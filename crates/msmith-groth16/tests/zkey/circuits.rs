//! Circuits and their witnesses.

use msmith::{Backend, Options};
use msmith_groth16::{Circuit, Error, Groups};
use msmith_io::source::Source;

use crate::files::{CURVES, folder, joined, read, section, sections, vector, write};

fn witness(name: &str) -> Vec<[u64; 4]> {
    let source = Source::open(&vector(&format!("{name}.wtns")), None, None).unwrap();
    let list = source.scalars("witness").unwrap();
    let mut words = Vec::new();
    list.read(0..list.len(), &mut words).unwrap();
    words.as_chunks().0.to_vec()
}

/// Lists are made by the number of signals: a file must have their labels.
#[test]
fn signals_without_labels_are_refused() {
    let folder = folder("labels");
    for name in CURVES {
        let bytes = read(&vector(&format!("{name}.r1cs")));
        let of = |signals: u32, labels: Option<usize>| {
            let mut list = sections(&bytes);
            section(&mut list, 1)[36..40].copy_from_slice(&signals.to_le_bytes());
            match labels {
                Some(n) => section(&mut list, 3).resize(8 * n, 0),
                None => list.retain(|(id, _)| *id != 3),
            }
            Circuit::open(&write(&folder, "circuit.r1cs", &joined(&bytes, &list)))
        };
        assert_eq!(of(20, Some(20)).unwrap().signals(), 20);
        assert_eq!(of(15, None).unwrap().signals(), 15);
        for labels in [Some(15), None] {
            let why = of(u32::MAX, labels).unwrap_err().to_string();
            assert!(why.contains("it has 4294967295 signals"), "{why}");
        }
        assert!(of(16, Some(15)).is_err());
    }
}

#[test]
fn witnesses_are_checked() {
    for name in CURVES {
        let circuit = Circuit::open(&vector(&format!("{name}.r1cs"))).unwrap();
        assert_eq!((circuit.constraints(), circuit.signals()), (12, 15));
        assert_eq!((circuit.public_signals(), circuit.domain()), (3, 16));
        let groups = Groups::by_name(name, Backend::Portable).unwrap();
        let (options, good) = (&Options::default(), witness(name));
        circuit.check(&groups, &good, options).unwrap();
        // Every signal that is in a constraint is seen, and the first of its constraints named.
        let mut first = Vec::new();
        for signal in 1..good.len() {
            let mut bad = good.clone();
            bad[signal] = [good[signal][0] ^ 1, 7, 7, 0];
            match circuit.check(&groups, &bad, options) {
                Err(Error::Unsatisfied { constraint }) => first.push(constraint),
                other => panic!("signal {signal} of {name}: {other:?}"),
            }
        }
        assert!(first.contains(&0) && first.contains(&11), "{first:?}");
        let mut bad = good.clone();
        bad[2] = [u64::MAX; 4];
        let what = "witness value";
        let wanted = Err(Error::NotBelowOrder { what, index: 2 });
        assert_eq!(circuit.check(&groups, &bad, options), wanted);
        let short = circuit.check(&groups, &good[1..], options);
        let (found, wanted) = (14, 15);
        assert_eq!(
            short,
            Err(Error::Lengths {
                what,
                found,
                wanted
            })
        );
        let other = Groups::by_name("bls12-377", Backend::Portable).unwrap();
        let other = circuit.check(&other, &good, options);
        assert!(matches!(other, Err(Error::OtherCurve { .. })), "{other:?}");
    }
}
