//! What the text says of the figures.

use super::{Drawing, divided, seventeen};

fn at(drawing: &Drawing, position: (u32, u32)) -> Vec<&str> {
    let all = drawing
        .spots
        .iter()
        .filter(|s| s.position == Some(position));
    all.map(|s| s.text.as_str()).collect()
}

/// §3.5.
#[test]
fn figure_1() {
    let d = seventeen::integers().unwrap();
    let all: Vec<&str> = d.spots.iter().map(|s| s.text.as_str()).collect();
    assert_eq!(all, ["17", "9", "8", "6", "5", "4", "3", "2", "1"]);
    let between = |from: &str, to: &str| {
        let is = |k: usize, t: &str| d.spots[k].text == t;
        let found = d.arrows.iter().find(|a| is(a.from, from) && is(a.to, to));
        found.map(|a| a.text.clone())
    };
    assert_eq!(between("17", "8").unwrap(), "×2+1 13.2");
    assert_eq!(between("17", "6").unwrap(), "×3-1 19.4");
    // Two edges between 5 and 2.
    assert_eq!(between("5", "2").unwrap(), "×2+1 13.2, ×3-1 19.4");
    // The weights that §5.1 names, corrected.
    let prices = d.arrows.iter().flat_map(|a| a.text.split(", "));
    let mut prices: Vec<&str> = prices.filter_map(|t| t.split(' ').nth(1)).collect();
    prices.sort_unstable();
    prices.dedup();
    assert_eq!(prices, ["11.4", "13.2", "19.4", "6.2"]);
}

/// Appendix A: all nodes with their last costs.
#[test]
fn figure_2() {
    let d = seventeen::positions().unwrap();
    let mut found: Vec<_> = d
        .spots
        .iter()
        .map(|s| (s.position.unwrap(), s.text.as_str()))
        .collect();
    found.sort_unstable();
    let mut printed = [
        ((0, 0), "17: 0.0"),
        ((1, 0), "8: 13.2"),
        ((1, 0), "9: 13.2"),
        ((0, 1), "6: 19.4"),
        ((2, 0), "4: 19.4"),
        ((2, 0), "5: 26.4"),
        ((1, 1), "3: 24.6"),
        ((0, 2), "2: 30.8"),
        ((3, 0), "2: 25.6"),
        ((3, 0), "3: 39.6"),
        ((2, 1), "1: 37.8"),
        ((2, 1), "2: 37.8"),
        ((1, 2), "1: 36.0"),
        ((0, 3), "1: 50.2"),
        ((4, 0), "1: 31.8"),
        ((4, 0), "2: 52.8"),
        ((3, 1), "1: 44.0"),
        ((2, 2), "1: 57.2"),
        ((5, 0), "1: 59.0"),
        ((4, 1), "1: 72.2"),
    ];
    printed.sort_unstable();
    assert_eq!(found, printed);
    let way: Vec<&str> = d
        .spots
        .iter()
        .filter(|s| s.strong)
        .map(|s| s.text.as_str())
        .collect();
    assert_eq!(way, ["17: 0.0", "8: 13.2", "4: 19.4", "2: 25.6", "1: 31.8"]);
}

/// §5.2.
#[test]
fn figure_3() {
    let d = divided::marks();
    assert_eq!(at(&d, (2, 2)), ["2,2 ⊕"]);
    assert_eq!(at(&d, (2, 1)), ["2,1 ○"]);
    assert_eq!(at(&d, (1, 2)), ["1,2 +"]);
    assert_eq!(at(&d, (2, 4)), ["2,4 □"]);
    assert_eq!(at(&d, (3, 3)), ["3,3"]);
}

/// Example 1.
#[test]
fn figures_of_917() {
    let four = divided::single(0);
    assert_eq!(at(&four, (0, 0)), ["17"]);
    assert_eq!(at(&four, (2, 0)), ["4, 5"]);
    // As in the graph of 17, which has no smaller position.
    assert_eq!(at(&four, (1, 1)), ["3"]);
    assert_eq!(at(&four, (2, 2)), ["0, 1"]);
    // 229 and 230 modulo 36.
    assert_eq!(at(&divided::single(1), (2, 0)), ["13, 14"]);
    // 102 modulo 36; the text has no numbers of this one.
    assert_eq!(at(&divided::single(2), (0, 2)), ["30"]);
    let seven = divided::single(3);
    assert_eq!(at(&seven, (2, 2)), ["25, 26"]);
    assert_eq!(at(&seven, (4, 4)), ["0, 1"]);
}

/// Example 2, and what the text has of Figures 11 and 12.
#[test]
fn figures_of_83_and_125() {
    let all = [0, 1, 2, 3, 4].map(divided::pair);
    let [eight, nine, ten, eleven, twelve] = &all;
    assert_eq!(at(eight, (0, 0)), ["(11,17)"]);
    assert_eq!(at(eight, (2, 0)), ["(2,4), (2,5), (3,4), (3,5)"]);
    assert_eq!(at(eight, (2, 1)), ["(1,1), (1,2)"]);
    assert_eq!(at(eight, (2, 2)), ["(0,0), (0,1), (1,0), (1,1)"]);
    assert_eq!(at(nine, (2, 0)), ["(20,31), (20,32), (21,31), (21,32)"]);
    assert_eq!(at(nine, (2, 1)), ["(7,10), (7,11)"]);
    assert_eq!(at(nine, (2, 2)), ["(2,3), (2,4), (3,3), (3,4)"]);
    assert_eq!(at(ten, (2, 2)), at(nine, (2, 2)));
    assert_eq!(at(eleven, (4, 0)), ["(5,7), (5,8), (6,7), (6,8)"]);
    assert!(at(eleven, (5, 0))[0].starts_with("(2,3), (2,4)"));
    assert_eq!(at(twelve, (0, 4)), ["(1,2)"]);
    assert_eq!(at(twelve, (1, 4)), ["(0,1), (1,1)"]);
    assert_eq!(at(twelve, (0, 5)), ["(0,1)"]);
    assert_eq!(at(twelve, (2, 4)), ["(0,1)"]);
    assert_eq!(twelve.spots.len(), 4);
    let names = divided::overview().spots.into_iter().map(|s| s.text);
    let printed = ["1117", "2031", "0914", "0507", "0102"];
    assert_eq!(
        names.collect::<Vec<_>>(),
        printed.map(|n| format!("Subgraph{n}"))
    );
}
