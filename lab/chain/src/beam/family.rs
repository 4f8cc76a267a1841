//! Sets that are good on average: where climbs start; and the digits that they try.

use crate::digit::Digit;
use crate::error::Error;
use crate::set::Set;

/// Multiples of P.
const SINGLE: [&[i32]; 9] = [
    &[1],
    &[1, 5, 6, 11],
    &[1, 5, 6, 11, 17],
    &[1, 5, 6, 11, 17, 23],
    &[1, 5, 6, 11, 17, 23, 29],
    &[1, 5, 6, 7, 11, 13, 17, 19],
    &[1, 5, 7, 11, 13],
    &[1, 3, 5, 7, 9],
    &[1, 6, 7, 13, 19, 25],
];

/// Beside P, Q and P ± Q: digits with signs and sides to be taken in all ways.
const PAIRS: [&[(i32, i32)]; 6] = [
    &[],
    &[(5, 0), (5, 1)],
    &[(5, 0), (5, 1), (5, 5)],
    &[(3, 0), (3, 1)],
    &[(3, 0), (3, 1), (3, 3)],
    &[(2, 1)],
];

/// The largest multiples that are tried, of one scalar and of two.
const MOST: [i32; 2] = [53, 7];

/// The sets.
pub fn sets(pair: bool) -> Result<Vec<Set>, Error> {
    if !pair {
        return SINGLE.iter().map(|list| Set::multiples(list)).collect();
    }
    let set = |list: &&[(i32, i32)]| {
        let all = [(1, 0), (1, 1)].iter().chain(*list);
        let around = |&(x, y): &(i32, i32)| [(x, y), (x, -y), (y, x), (y, -x)];
        Set::symmetric(all.flat_map(around).map(|(x, y)| Digit::pair(x, y)))
    };
    PAIRS.iter().map(set).collect()
}

/// The digits that are tried, stored ones.
pub fn offered(pair: bool) -> Vec<Digit> {
    let most = MOST[usize::from(pair)];
    if !pair {
        return (2..=most).map(Digit::single).collect();
    }
    let all = (0..=most).flat_map(|x| (-most..=most).map(move |y| Digit::pair(x, y)));
    all.filter(|d| !d.is_zero() && !d.is_negative() && (d.x | d.y) & 1 == 1)
        .collect()
}
