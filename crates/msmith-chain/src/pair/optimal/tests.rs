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
