//! The papers' tables, run again.

mod methods;

use std::cell::Cell as Counter;

use msmith_chain::{Bases, Costs, Error, Set, Stop};

use super::tables::run::{Chains, Find};
use super::tables::{
    Cell, Measured, Options, Quantity, Run, Table, beyond, double_base, double_base_bits,
    double_base_pairs, double_base_windows, front, measure, multi_base,
};
use crate::catalogue::find;
use crate::entry::Kind;
use crate::statistics::Mean;

/// All tables over random scalars: paper, number, cells.
fn all() -> impl Iterator<Item = Table> {
    type Make = super::tables::Make;
    let all: [(&'static str, &'static str, Make); 14] = [
        ("double-base", "2", double_base::table_2),
        ("double-base", "3", double_base_pairs::table_3),
        ("double-base", "4", double_base_pairs::table_4),
        ("double-base", "5", double_base::table_5),
        ("double-base", "6", double_base::table_6),
        ("double-base", "7", double_base_pairs::table_7),
        ("double-base", "8", double_base_windows::table_8),
        ("double-base", "9", double_base_windows::table_9),
        ("double-base", "10", double_base_bits::table_10),
        ("multi-base", "5", multi_base::table_5),
        ("multi-base", "7", multi_base::table_7),
        ("multi-base", "figure-2", multi_base::figure_2),
        ("beyond", "single", beyond::single),
        ("beyond", "double", beyond::double),
    ];
    all.into_iter().map(|(paper, number, make)| {
        let entry = find(Kind::Table, paper, number).unwrap();
        Table::new(paper, number, entry.about, make).unwrap()
    })
}

fn table(paper: &str, number: &str) -> Table {
    all()
        .find(|t| (t.paper, t.number) == (paper, number))
        .unwrap()
}

fn go(table: &Table, samples: Option<u32>, threads: usize) -> Vec<Measured> {
    let options = Options {
        samples,
        seed: 1,
        threads,
    };
    measure(table, &options, &|_, _| true).unwrap().unwrap()
}

/// Chains that take long to find.
fn is_dear(cell: &Cell) -> bool {
    match &cell.run {
        Run::Chains(c) => match &c.find {
            Find::Pairs => c.bits > 256 || c.bases == Bases::TwoThreeFive,
            Find::Method(m, p) => {
                ["beam", "tree-jbt", "pair-optimal", "pair-reduced", "dag"].contains(&m.name())
                    || p.first().is_some_and(|&bound| bound >= 1000)
                    || (m.name() == "bucket-tree" && p == &[0])
            }
            Find::Optimum(_) => false,
        },
        _ => false,
    }
}

fn without(table: &Table, leave: impl Fn(&Cell) -> bool) -> Table {
    let mut table = table.clone();
    table.cells.retain(|c| !leave(c));
    table
}

#[test]
fn names() {
    let (mut cells, mut printed) = (0, 0);
    for table in all() {
        let mut seen = std::collections::HashSet::new();
        for c in &table.cells {
            assert!(seen.insert((c.row.clone(), c.column.clone())), "{c:?}");
            assert!(c.samples > 0);
            printed += u32::from(c.printed.is_some());
        }
        cells += table.cells.len();
    }
    // A printed text that is not a number would be lost.
    assert_eq!(printed, 185 + 53 + 66 + 4 + 2 + 5);
    assert!(cells > 250, "{cells}");
}

/// What tables cost and hold: as printed.
#[test]
fn exact_cells() {
    let mut exact = 0;
    for table in all() {
        for m in go(&without(&table, |c| !c.run.is_exact()), None, 1) {
            assert_eq!(m.against_reference, Some(0.0), "{m:?}");
            if m.cell.printed.is_some() {
                assert_eq!(m.against_printed, Some(0.0), "{m:?}");
            }
            exact += 1;
        }
    }
    assert_eq!(exact, 26 + 10 + 5);
}

fn runs(cheap: bool) {
    for table in all() {
        let table = without(&table, |c| cheap && is_dear(c));
        for m in go(&table, Some(2), 2) {
            if matches!(m.cell.run, Run::Quoted) {
                assert!(m.mean.n == 0 && m.against_printed.is_none());
                continue;
            }
            let least = if m.cell.run.is_exact() { 0.0 } else { 1.0 };
            assert!(m.mean.mean >= least && m.mean.mean < 1e7, "{m:?}");
            let n = if m.cell.run.is_exact() { u64::MAX } else { 2 };
            assert_eq!(m.mean.n, n);
            let timed = m.cell.run.quantity() == Some(Quantity::Time);
            // Of two scalars nothing is said.
            let judged = m.cell.printed.is_some() && !timed && m.cell.run.is_exact();
            assert_eq!(m.against_printed.is_some(), judged);
        }
    }
}

#[test]
fn cheap_cells_run() {
    runs(true);
}

#[test]
#[ignore = "chains that are dear to find: a minute"]
fn all_cells_run() {
    runs(false);
}

/// The standard error of few samples is uncertain itself: at least 30.
fn near(samples: Option<u32>, most: f64, leave: impl Fn(&Cell) -> bool) {
    for table in all() {
        let mut table = without(&table, &leave);
        for c in &mut table.cells {
            c.samples = c.samples.max(30);
        }
        for m in go(&table, samples, 2) {
            let z = m.against_reference.unwrap();
            println!("{} {} {z:.2} {:?}", m.cell.row, m.cell.column, m.mean);
            assert!(z.abs() <= most, "z = {z}: {m:?}");
        }
    }
}

/// Against what was found when the papers were checked.
#[test]
fn references() {
    near(Some(100), 3.5, |c| {
        let pairs = matches!(&c.run, Run::Chains(r) if matches!(r.find, Find::Pairs));
        let five = matches!(&c.run, Run::Chains(r) if r.bases == Bases::TwoThreeFive
            && matches!(r.find, Find::Optimum(_)));
        c.reference.is_none() || is_dear(c) || pairs || five
    });
}

#[test]
#[ignore = "all cells: minutes"]
fn references_whole() {
    near(None, 3.0, |c| c.reference.is_none());
}

#[test]
fn deterministic_and_stoppable() {
    let table = table("multi-base", "5");
    let means = |samples, threads| -> Vec<Mean> {
        let all = go(&table, Some(samples), threads);
        all.iter().map(|m| m.mean).collect()
    };
    assert_eq!(means(3, 1), means(3, 3));
    let options = Options {
        samples: Some(3),
        seed: 2,
        threads: 1,
    };
    let told = Counter::new(0);
    let all = measure(&table, &options, &|done, all| {
        told.set(done);
        assert_eq!(all, 3 * table.cells.len() as u64);
        true
    });
    assert_eq!(told.get(), 3 * table.cells.len() as u64);
    let second: Vec<Mean> = all.unwrap().unwrap().iter().map(|m| m.mean).collect();
    assert_ne!(second, means(3, 1));
    let stopped = measure(&table, &options, &|done, _| done < 5).unwrap();
    assert!(stopped.is_none());
}

/// A search that fails ends it.
#[test]
fn errors() {
    let mut table = table("double-base", "8");
    let chains = Chains {
        find: Find::Optimum(Stop::AnyDigit),
        bits: 64,
        bases: Bases::Two,
        set: Set::multiples(&[2]).unwrap(),
        search: Costs::EDWARDS,
        price: Costs::EDWARDS,
        table: 0,
        quantity: Quantity::Price,
    };
    let run = Run::Chains(Box::new(chains));
    table.cells[0].run = run;
    let failed = measure(&table, &Options::default(), &|_, _| true);
    assert!(matches!(failed, Err(Error::Unreachable(_))), "{failed:?}");
}

/// The optimum of digits ±1 is cheaper than any other method's, and not beaten on its side.
#[test]
fn fronts() {
    let points = front::front(4, 1, &|_, _| true).unwrap().unwrap();
    assert!(points.iter().any(|p| p.on_front && p.table));
    assert!(points.iter().any(|p| p.on_front && !p.table));
    for a in points.iter().filter(|p| p.on_front) {
        for b in points.iter().filter(|p| p.table == a.table) {
            assert!(b.micros >= a.micros || b.per_bit.mean >= a.per_bit.mean);
        }
    }
    let stopped = front::front(2, 1, &|done, _| done < 2).unwrap();
    assert!(stopped.is_none());
}
