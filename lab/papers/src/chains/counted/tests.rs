//! Counted rows against printed ones, and the register programs against the formulas.

use super::registers::{Operation, QUINTUPLING, Register, TRIPLING, run};
use super::{Table, rows};
use crate::coords::edwards::{Coefficient, Projective, quintupling, tripling};
use msmith_chain::costs::{Model, Prices};
use msmith_core::meter::op_kinds::{Kind, Kinds, Sorting, Tally};
use msmith_core::meter::toy::Toy;
use msmith_core::ring::Ring;

#[test]
fn rows_are_as_printed_but_for_the_misprints() {
    let all = rows();
    assert!(all.len() > 60);
    for r in &all {
        // One product by a too few; one product counted as a product by d; a product that a squaring replaces.
        let want = match (r.table, r.operation) {
            (Table::MultiBase3, "2Q + P, not dedicated") => [0, 0, 1, 0],
            (Table::MultiBase4, "4P + P") => [1, 0, 0, 0],
            (Table::DoubleBase5, "tripling, Hessian") => [-1, 1, 0, 0],
            _ => [0; 4],
        };
        assert_eq!(r.difference(), want, "{r:?}");
    }
}

#[test]
fn prices_of_chains_are_those_of_table_1() {
    let cost = |operation, coordinates| {
        let all = rows();
        let of = |r: &&super::Row| {
            r.table == Table::DoubleBase1
                && (r.operation, r.coordinates) == (operation, coordinates)
        };
        all.iter().find(of).map(|r| r.thousandths(800))
    };
    assert_eq!(cost("doubling", "P -> P"), Some(6200));
    assert_eq!(cost("tripling", "P -> P"), Some(11400));
    assert_eq!(
        cost("doubling + mixed addition", "P -> E; E + A -> P"),
        Some(13200)
    );
    assert_eq!(
        cost("tripling + addition", "P -> E; E + E -> P"),
        Some(20400)
    );
}

#[test]
fn chains_are_priced_as_the_formulas_are_counted() {
    let all = rows();
    let cost = |table, operation| {
        let of = |r: &&super::Row| (r.table, r.operation) == (table, operation);
        all.iter().rfind(of).map(|r| r.thousandths(800))
    };
    let model = |name| Model::named(name).map(|m| m.costs(&Prices::PAPERS));

    let hessian = model("hessian").unwrap();
    let of = |operation| cost(Table::DoubleBase5, operation);
    assert_eq!(of("doubling, Hessian"), hessian.multiply[0]);
    let special = "tripling, Hessian, special fields";
    assert_eq!(of(special), hessian.multiply[1]);
    assert_eq!(of("mixed addition, Hessian"), Some(hessian.add_affine[0]));
    assert_eq!(of("addition, Hessian"), Some(hessian.add[0]));
    assert_eq!(of("tripling, Hessian"), Some(11_000));

    // The last rows of a name are Jacobian.
    let jacobian = model("jacobian").unwrap();
    let of = |operation| cost(Table::MultiBase1, operation);
    assert_eq!([of("2P"), of("3P"), of("5P")], jacobian.multiply);
    assert_eq!(of("P + Q, mixed"), Some(jacobian.add_affine[0]));
    assert_eq!(of("P + Q"), Some(jacobian.add[0]));
    assert_eq!(of("2Q + P, mixed"), Some(16_600));
}

#[test]
fn counts_are_those_of_an_independent_count() {
    let all = rows();
    let mut seen = 0;
    for line in include_str!("../../../../../vectors/chain-opcounts.txt").lines() {
        if line.starts_with('#') {
            continue;
        }
        let (counts, name) = line.split_once(" | ").unwrap();
        let n: Vec<u32> = counts.split(' ').map(|n| n.parse().unwrap()).collect();
        let (operation, coordinates) = name.split_once(", in ").unwrap();
        let of = |r: &&super::Row| (r.operation, r.coordinates) == (operation, coordinates);
        let row = all.iter().find(of).unwrap_or_else(|| panic!("{line}"));
        let Kinds { m, s, ma, md, .. } = row.counted;
        assert_eq!([m, s, ma, md], n[..4], "{line}");
        seen += 1;
    }
    assert_eq!(seen, 22);
}

#[test]
fn register_programs_are_the_formulas() {
    for (p, a) in [(31, 3), (37, 36), (41, 1), (97, 5)] {
        let f = Toy::<1>::new(p).unwrap();
        let coefficient = Coefficient::Any([a]);
        for k in 0..400u64 {
            // The formulas agree on every triple of numbers, up to a factor.
            let [x, y, z] = [[k * 7 % p], [(k * k + 3) % p], [k * 11 % p]];
            let point = Projective { x, y, z };
            let same = |got: [[u64; 1]; 3], want: Projective<[u64; 1]>| {
                let want = [want.x, want.y, want.z];
                for i in 0..3 {
                    let j = (i + 1) % 3;
                    assert_eq!(f.mul(&got[i], &want[j]), f.mul(&got[j], &want[i]));
                }
                assert_eq!(got == [[0]; 3], want == [[0]; 3]);
            };
            let got = run(&f, TRIPLING, &[a], [x, y, z]);
            same(got, tripling::tripling(&f, &coefficient, &point));
            let got = run(&f, QUINTUPLING, &[a], [x, y, z]);
            same(got, quintupling::quintupling(&f, &coefficient, &point));
        }
    }
}

#[test]
fn the_misprint_of_algorithm_3_is_one() {
    let f = Toy::<1>::new(97).unwrap();
    let mut printed = TRIPLING.to_vec();
    printed[2].b = Register::X3;
    let point = [[9], [3], [4]];
    assert_ne!(
        run(&f, &printed, &[5], point),
        run(&f, TRIPLING, &[5], point)
    );
}

#[test]
fn register_programs_cost_what_they_say_with_two_temporaries() {
    let tally = Tally::new();
    let f = Sorting::new(&tally);
    for (program, m, s, add) in [(TRIPLING, 9, 3, 11), (QUINTUPLING, 15, 3, 16)] {
        tally.take();
        run(&f, program, &Kind::A, [Kind::Variable; 3]);
        let n = tally.take();
        assert_eq!((n.m, n.s, n.ma, n.add), (m, s, 1, add));
        let inputs = [Register::X, Register::Y, Register::Z, Register::A];
        let mut written = inputs.to_vec();
        for i in program {
            assert!(written.contains(&i.a), "{i:?} reads what is not there");
            assert!(i.op == Operation::Neg || written.contains(&i.b), "{i:?}");
            assert!(!inputs.contains(&i.to), "{i:?} writes an input");
            written.push(i.to);
        }
    }
}
