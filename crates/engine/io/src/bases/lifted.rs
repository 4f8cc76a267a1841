//! Points one of whose coordinates has to be found, y or on an Edwards curve x: the roots of many are taken together.

use crate::Error;
use crate::integers::{Incoming, Integers};
use crate::sqrt::{Half, Lift, Sign};

/// Points that are read together.
const BLOCK: usize = 256;

/// What the bytes of a point say.
pub(super) enum Item {
    Infinity,
    /// x and y.
    Full(Vec<u64>),
    /// x, and which of the two y; on an Edwards curve y, and which of the two x.
    Half(Vec<u64>, Sign),
}

impl Item {
    /// A point by its x and whether its y is the larger root; `None` at infinity.
    pub fn larger(half: Option<(Vec<u64>, bool)>) -> Self {
        half.map_or(Self::Infinity, |(x, larger)| {
            Self::Half(x, Sign::Larger(larger))
        })
    }
}

/// Appends points; `parse` gets the number of one and its bytes.
pub(super) fn push<'b>(
    list: &mut Incoming<'_>,
    lift: &Lift,
    mut points: impl Iterator<Item = Result<&'b [u8], Error>>,
    parse: impl Fn(&Integers, usize, &'b [u8]) -> Result<Item, Error>,
) -> Result<(), Error> {
    loop {
        let (first, mut halves, mut wrong) = (list.len(), Vec::with_capacity(BLOCK), None);
        for point in points.by_ref().take(BLOCK) {
            let index = list.len();
            match point.and_then(|bytes| parse(list.integers(), index, bytes)) {
                Ok(Item::Half(given, sign)) => {
                    halves.push(Half { index, given, sign });
                    list.reserve();
                }
                Ok(Item::Full(words)) => {
                    let (x, y) = words.split_at(words.len() / 2);
                    list.coordinates(x, y);
                }
                Ok(Item::Infinity) => list.infinity(),
                Err(error) => {
                    wrong = Some(error);
                    break;
                }
            }
        }
        // A point before the one that is wrong may be wrong too.
        lift.find(&halves, list.words())?;
        if let Some(error) = wrong {
            return Err(error);
        }
        if list.len() == first {
            return Ok(());
        }
    }
}
