//! Exact values, small pairs against Dijkstra on pairs of integers, reproductions of Table 4.

use super::*;
use crate::pair::sets::named;

#[test]
fn the_example_of_section_6() -> Result<(), Error> {
    let set = named("S1").ok_or_else(unreachable)?.set()?;
    let (m, n) = (BigUint::from(83u32), BigUint::from(125u32));
    let o = Optimum::new(&set, Bases::TwoThree, &Costs::EDWARDS)?;
    assert_eq!(o.cost(&m, &n)?, 70_600);
    let found = o.chain(&m, &n)?;
    assert_eq!(Costs::EDWARDS.chain(&found.chain), Some(70_600));
    assert_eq!(found.chain.value(), (83.into(), 125.into()));
    Ok(())
}

#[test]
fn vec_probe() -> Result<(), Error> {
    let text = include_str!("../../../../../vectors/chains-pairs.txt");
    let s: Vec<BigUint> = text.lines().filter_map(|l| l.strip_prefix("scalar ")).filter_map(|h| BigUint::parse_bytes(h.as_bytes(), 16)).collect();
    for (set, bases) in [("S1", Bases::Two), ("S1", Bases::TwoThree), ("S52", Bases::TwoThree), ("S1", Bases::TwoThreeFive), ("S52", Bases::TwoThreeFive)] {
        let set = named(set).ok_or_else(unreachable)?.set()?;
        let t = std::time::Instant::now();
        let o = Optimum::new(&set, bases, &Costs::EDWARDS)?;
        println!("new {:?} window {:?}", t.elapsed(), (o.window.rows, o.window.columns, o.window.reached.len()));
        for (i, j) in [(0, 1), (0, 6)] {
            let t = std::time::Instant::now();
            println!("{bases:?} {i} {j} {} {:?}", o.cost(&s[i], &s[j])?, t.elapsed());
            let t = std::time::Instant::now();
            let f = o.chain(&s[i], &s[j])?;
            println!("   chain {:?} {:?} nodes {}", Costs::EDWARDS.chain(&f.chain), t.elapsed(), f.nodes);
            assert_eq!(f.chain.value(), (s[i].clone().into(), s[j].clone().into()));
        }
    }
    Ok(())
}
