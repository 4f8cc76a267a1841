//! Tables as words: from one backend to another, row by row, and with a bit flipped.

use super::*;
use crate::common::*;
use msmith::Scalars;
use msmith::table::{TableLayout, Words};
use std::sync::Arc;

/// Somebody's memory.
struct Held(Vec<u64>);

impl Words for Held {
    fn words(&self) -> &[u64] {
        &self.0
    }
}

fn held(words: &[u64]) -> Arc<dyn Words> {
    Arc::new(Held(words.to_vec()))
}

/// Random bases, one of them infinite.
fn some(set: &Setting, n: usize) -> Known {
    let mut bases = set.random(n, &mut Random(0x7ab1e));
    bases.points.finite[n / 2] = false;
    bases.logs[n / 2].set_zero();
    bases
}

/// A table made on any backend serves on any other.
fn exchange(name: &str, group: Group, names: &[&str]) {
    let set = Setting::new(name, group);
    let n = 21;
    let bases = some(&set, n);
    let mut random = Random(1);
    let scalars: Vec<_> = (0..n).map(|_| random.scalar()).collect();
    let all = [wanted(&set, &bases, u256(&scalars), "of another backend")];
    for (k, name) in names.iter().enumerate() {
        let passes = k % 3 + 1;
        let make = |e: &Engine| e.prepare_with(&bases.points, spec(name), passes, &sure());
        let own: Vec<_> = set.engines.iter().map(|e| make(e).unwrap()).collect();
        for from in &own {
            for (engine, own) in set.engines.iter().zip(&own) {
                let layout = from.layout().clone();
                let fixed = engine.bases_of_table(layout, held(from.words())).unwrap();
                assert_eq!(fixed.layout(), own.layout());
                assert!(fixed.words() == own.words(), "{} {name}", set.name);
                assert_eq!(fixed.points().unwrap().finite, bases.points.finite);
                compare(&set, &fixed, &all, &sure());
                assert_eq!(fixed.verify(&Options::default()), Ok(()));
            }
        }
    }
}

#[test]
fn of_another_backend() {
    for (k, (name, group)) in GROUPS.into_iter().enumerate() {
        exchange(name, group, &[FEW[k % 6], FEW[(k + 3) % 6]]);
    }
    exchange("toy-1009", Group::G1, &FEW);
    exchange("toy-499", Group::G1, &["signed:4", "odd:5,2", "odd:6,4"]);
}

#[test]
#[ignore = "long"]
fn of_another_backend_in_every_group() {
    for (name, group) in GROUPS {
        exchange(name, group, &FEW);
    }
}

/// The words of one's own form are not copied.
#[test]
fn used_where_they_are() {
    let set = Setting::new("bls12-381", Group::G1);
    let bases = some(&set, 9);
    for engine in &set.engines {
        let made = engine.prepare_with(&bases.points, spec("odd:6,2"), 1, &sure());
        let made = made.unwrap();
        let words = held(made.words());
        let fixed = engine.bases_of_table(made.layout().clone(), words.clone());
        assert_eq!(fixed.unwrap().words().as_ptr(), words.words().as_ptr());
    }
}

/// Every row is the multiple that the layout says, its x turned by β in the columns between.
fn rows(name: &str, group: Group, logs: &[u32], names: &[&str]) {
    let set = Setting::new(name, group);
    let engine = set.portable();
    let bases = set.points(logs.iter().map(|k| BigUint::from(*k)).collect());
    let lambda = engine.numbers().endo.map(|e| e.lambda);
    for (k, name) in names.iter().enumerate() {
        let passes = k % 3 + 1;
        let fixed = engine.prepare_with(&bases.points, spec(name), passes, &sure());
        let fixed = fixed.unwrap();
        let layout = fixed.layout();
        let row = layout.columns * layout.words;
        let base = layout.rows * row;
        let by = multiples(engine, spec(name), passes);
        assert_eq!(by.len(), layout.rows);
        assert_eq!(layout.columns == 4, needs_endomorphism(spec(name)));
        for (words, k) in fixed.words().chunks_exact(base).zip(&bases.logs) {
            for (words, m) in words.chunks_exact(row).zip(&by) {
                let mut k = k * m % set.order();
                let columns: Vec<_> = words.chunks_exact(layout.words).collect();
                let y = columns[columns.len() - 1];
                for x in &columns[..columns.len() - 1] {
                    let point = set.multiple(&k);
                    let found = match words.iter().all(|w| *w == 0) {
                        true => Point::infinity(),
                        false => Point::new([*x, y].concat()),
                    };
                    assert_eq!(found, point, "{} {name}", set.name);
                    k = lambda
                        .as_ref()
                        .map_or(BigUint::ZERO, |l| k * l % set.order());
                }
            }
        }
    }
}

#[test]
fn row_by_row() {
    rows(
        "bls12-381",
        Group::G1,
        &[9, 0],
        &["signed:8", "odd:8,4", "eisenstein:7,3"],
    );
    rows(
        "bn254",
        Group::G2,
        &[9, 0],
        &["odd:9,4", "two:3,4", "glv:9"],
    );
    let all: Vec<u32> = (0..50).collect();
    rows("toy-1009", Group::G1, &all, &FEW);
    rows(
        "toy-1009",
        Group::G1,
        &all,
        &["two:7,3", "eisenstein:7,1", "odd:5,2"],
    );
}

/// Flips a bit in a given number of rows, which is found, and where it is.
fn flipped(name: &str, group: Group, most: usize) {
    let set = Setting::new(name, group);
    let n = 9;
    let bases = some(&set, n);
    let mut random = Random(0xf11b);
    for engine in &set.engines {
        for (k, name) in FEW.into_iter().enumerate() {
            let made = engine.prepare_with(&bases.points, spec(name), k % 2 + 1, &sure());
            let made = made.unwrap();
            let layout = made.layout();
            let row = layout.columns * layout.words;
            // The infinite base now and then.
            for r in (0..layout.rows).step_by(layout.rows.div_ceil(most)) {
                let base = if r % 4 == 1 {
                    n / 2
                } else {
                    random.next() as usize % n
                };
                let at = (base * layout.rows + r) * row + random.next() as usize % row;
                let mut words = made.words().to_vec();
                words[at] ^= 1 << (random.next() % 64);
                let fixed = engine.bases_of_table(layout.clone(), held(&words)).unwrap();
                let threads = Options {
                    threads: Some(r % 2 + 1),
                    ..Options::default()
                };
                let label = format!("{} {name} base {base} row {r}", set.name);
                match fixed.verify(&threads) {
                    Err(Error::Bases(why)) => {
                        let place = format!("row {r} of base {base} ");
                        assert!(why.contains(&place), "{label}: {why}");
                    }
                    // Row 0 is the base.
                    Err(
                        Error::NotOnCurve { index }
                        | Error::NonCanonical { index }
                        | Error::NotInSubgroup { index },
                    ) if r == 0 => {
                        assert_eq!(index, base, "{label}");
                    }
                    other => panic!("{label}: {other:?}"),
                }
            }
        }
    }
}

#[test]
fn flipped_bits() {
    flipped("bls12-381", Group::G1, 6);
    flipped("bn254", Group::G2, 2);
    flipped("toy-1009", Group::G1, 1000);
}

#[test]
#[ignore = "long"]
fn flipped_bits_in_every_row() {
    for (name, group) in GROUPS {
        flipped(name, group, 1000);
    }
}

/// A base of more than one block of what is verified together.
#[test]
#[ignore = "long"]
fn flipped_bits_far_away() {
    let set = Setting::new("bls12-381", Group::G1);
    let bases = set.consecutive(4100);
    for engine in &set.engines {
        let made = engine.prepare_with(&bases.points, spec("signed:12"), 2, &sure());
        let made = made.unwrap();
        assert_eq!(made.verify(&Options::default()), Ok(()));
        let row = made.layout().columns * made.layout().words;
        for (base, r) in [(4096, 3), (4095, 1), (4099, 10)] {
            let mut words = made.words().to_vec();
            words[(base * made.layout().rows + r) * row] ^= 4;
            let fixed = engine.bases_of_table(made.layout().clone(), held(&words));
            match fixed.unwrap().verify(&Options::default()) {
                Err(Error::Bases(why)) => {
                    assert!(why.contains(&format!("row {r} of base {base} ")), "{why}");
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

/// Layouts that are not those of the words.
#[test]
fn wrong_layouts() {
    for (name, group) in [
        ("bls12-381", Group::G1),
        ("bn254", Group::G2),
        ("toy-1009", Group::G1),
    ] {
        let set = Setting::new(name, group);
        let bases = some(&set, 6);
        for engine in &set.engines {
            for name in ["odd:6,2", "glv:5"] {
                let made = engine.prepare_with(&bases.points, spec(name), 2, &sure());
                let made = made.unwrap();
                let right = made.layout().clone();
                let refuse = |layout: &TableLayout, words: &[u64]| {
                    let found = engine.bases_of_table(layout.clone(), held(words));
                    assert!(
                        matches!(found, Err(Error::Bases(_))),
                        "{layout:?}: {found:?}"
                    );
                };
                let mut longer = made.words().to_vec();
                longer.push(0);
                refuse(&right, &longer);
                refuse(&right, &longer[..longer.len() - 2]);
                refuse(&right, &[]);
                let change = |change: &dyn Fn(&mut TableLayout)| {
                    let mut wrong = right.clone();
                    change(&mut wrong);
                    assert_ne!(wrong, right);
                    refuse(&wrong, made.words());
                };
                change(&|l| l.n += 1);
                change(&|l| l.n = 0);
                change(&|l| l.n = usize::MAX);
                change(&|l| l.n = usize::MAX / 3);
                change(&|l| l.rows += 1);
                change(&|l| l.rows = 0);
                change(&|l| l.columns = 6 - l.columns);
                change(&|l| l.words += 1);
                change(&|l| l.words = 0);
                change(&|l| l.passes = 0);
                change(&|l| l.passes = 1);
                change(&|l| l.passes = 1000);
                if !set.name.starts_with("toy") {
                    // On a toy other sets have as many rows.
                    change(&|l| l.set = spec("odd:7,2"));
                    change(&|l| l.set = spec("signed:2"));
                }
                // Nobody shifts that far, and it would take long.
                change(&|l| l.form = u32::MAX);
                let mut wrong = right.clone();
                wrong.set = spec("odd:1,1");
                let found = engine.bases_of_table(wrong, held(made.words()));
                assert!(matches!(found, Err(Error::Option(_))));
                // Of the same number of words.
                let mut other = right.clone();
                (other.n, other.rows) = (right.rows, right.n);
                if other != right {
                    refuse(&other, made.words());
                }
            }
        }
    }
}

/// Words of another form than a backend's: plain integers.
#[test]
fn other_forms() {
    let set = Setting::new("bls12-381", Group::G2);
    let bases = some(&set, 5);
    let scalars = [[1, 2, 3, 4]; 5];
    let all = [wanted(&set, &bases, u256(&scalars), "plain integers")];
    let made = set
        .portable()
        .prepare_with(&bases.points, spec("glv:6"), 1, &sure());
    let made = made.unwrap();
    let mut plain = Vec::new();
    for element in made.words().chunks_exact(made.layout().words) {
        for part in set.portable().from_words(element) {
            let mut digits = part.to_u64_digits();
            digits.resize(6, 0);
            plain.extend(digits);
        }
    }
    let layout = TableLayout {
        form: 0,
        ..made.layout().clone()
    };
    for engine in &set.engines {
        let fixed = engine.bases_of_table(layout.clone(), held(&plain)).unwrap();
        compare(&set, &fixed, &all, &sure());
        assert_eq!(fixed.verify(&Options::default()), Ok(()));
    }
}

/// Words that are no points: some sum, or none, and an end.
#[test]
fn nonsense() {
    for (name, group) in [
        ("bls12-381", Group::G1),
        ("pallas", Group::G1),
        ("bn254", Group::G2),
    ] {
        let set = Setting::new(name, group);
        let bases = some(&set, 20);
        let mut random = Random(3);
        let scalars: Vec<_> = (0..20).map(|_| random.scalar()).collect();
        for engine in &set.engines {
            for name in ["odd:6,2", "glv:5", "two:1,3"] {
                let made = engine.prepare_with(&bases.points, spec(name), 2, &sure());
                let made = made.unwrap();
                let len = made.words().len();
                // Below the modulus, with the topmost word of every element zero, or not.
                let words: Vec<u64> = (0..len)
                    .map(|i| {
                        if i % made.layout().words % 4 < 3 {
                            random.next()
                        } else {
                            0
                        }
                    })
                    .collect();
                for words in [words, vec![1; len], vec![0; len]] {
                    let fixed = engine.bases_of_table(made.layout().clone(), held(&words));
                    let fixed = fixed.unwrap();
                    let zero = words.iter().all(|w| *w == 0);
                    let sum = fixed.msm(Scalars::U256(&scalars), &sure()).unwrap();
                    assert!(!zero || sum.point.is_infinity());
                    assert_eq!(fixed.verify(&Options::default()).is_ok(), zero);
                }
            }
        }
    }
}
