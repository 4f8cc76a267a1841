//! Transforms over small fields against sums by definition, for every order.

use super::reference::threads;
use super::small::Small;
use msmith_field::{Backend, Domain, Options};

/// 1 to 13, and 16 twos in p − 1.
const PRIMES: [u64; 13] = [
    3, 5, 41, 17, 97, 193, 641, 257, 7681, 13313, 18433, 12289, 40961,
];

/// Sums are as many as the square of the order.
const MOST: usize = 512;

/// A list, and its values at the points of a domain.
type Pair = (Vec<u64>, Vec<u64>);

fn agree(p: Small, domain: &Domain, lists: &[Pair], padded: &[Pair], o: &Options<'_>) {
    let name = format!("{p:?}, {domain:?}");
    let (given, want): (Vec<_>, Vec<_>) = lists.iter().cloned().unzip();
    let mut one = given[0].clone();
    domain.fft(&mut one, o).unwrap();
    assert_eq!(one, want[0], "{name}");
    domain.ifft(&mut one, o).unwrap();
    assert_eq!(one, given[0], "{name}");
    let mut several = given.concat();
    domain.fft(&mut several, o).unwrap();
    assert_eq!(several, want.concat(), "{name}");
    domain.ifft(&mut several, o).unwrap();
    assert_eq!(several, given.concat(), "{name}");
    for (some, want) in padded {
        assert_eq!(
            domain.values(some, o).as_ref(),
            Ok(want),
            "{} {name}",
            some.len() / 4
        );
    }
}

#[test]
fn every_order() {
    let mut seen = [0; 2];
    for p in PRIMES.map(Small) {
        let fields: Vec<_> = Backend::available()
            .into_iter()
            .map(|b| p.field(b))
            .collect();
        for n in p.orders(MOST) {
            let domains: Vec<_> = fields.iter().map(|field| p.domains(field, n)).collect();
            for k in 0..domains[0].len() {
                let points = p.points(&domains[0][k]);
                let pair = |list: &[u64]| (p.words(list), p.words(&p.values(list, &points)));
                let lists = [0, 1, 2].map(|seed| pair(&p.list(n, seed)));
                let parts = [0, 1, n / 2, n - n / 4, n - 1];
                let padded = parts.map(|filled| pair(&p.list(filled, 3)));
                for domains in &domains {
                    agree(p, &domains[k], &lists, &padded, &threads(1 + n % 3));
                    seen[usize::from(n < 64)] += 1;
                }
            }
        }
    }
    assert!(seen[0] > 50 && seen[1] > 100, "{seen:?}");
}

/// A transform is linear: these are all of that order.
#[test]
fn every_unit_vector() {
    for (p, most) in [(Small(17), 16), (Small(193), 64), (Small(257), 256)] {
        for backend in Backend::available() {
            let field = p.field(backend);
            for domain in p.orders(most).flat_map(|n| p.domains(&field, n)) {
                let n = domain.len();
                let points = p.points(&domain);
                let unit = |j: usize| -> Vec<u64> { (0..n).map(|i| u64::from(i == j)).collect() };
                let mut all: Vec<_> = (0..n).flat_map(|j| p.words(&unit(j))).collect();
                domain.fft(&mut all, &threads(2)).unwrap();
                let powers = (0..n as u64).flat_map(|j| points.iter().map(move |x| (*x, j)));
                let powers: Vec<_> = powers.map(|(x, j)| p.pow(x, j)).collect();
                assert!(all == p.words(&powers), "{p:?}, {domain:?}");
                domain.ifft(&mut all, &threads(2)).unwrap();
                let units: Vec<_> = (0..n).flat_map(unit).collect();
                assert!(all == p.words(&units), "{p:?}, {domain:?}");
            }
        }
    }
}
