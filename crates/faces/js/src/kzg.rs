//! KZG: setups, and what a caller is told of what is wrong.

use msmith_kzg::{Context, Error, Setup};

use crate::failure::Failure;
use crate::state;

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::of(said(&error), &error)
    }
}

fn said(error: &Error) -> (&'static str, Option<usize>) {
    use Error::*;
    match error {
        Element { index, .. } => ("NOT_REDUCED", Some(*index)),
        Point { index, .. } => ("POINT", Some(*index)),
        CellIndex { index, .. } | Repeated { index, .. } | Row { index, .. } => {
            ("ARGUMENT", Some(*index))
        }
        Inconsistent => ("CELLS", None),
        Item { error, .. } => said(error),
        Setup(_) => ("SETUP", None),
        Engine(error) => {
            let failure = Failure::from(error.clone());
            (failure.code, failure.index)
        }
        _ => ("ARGUMENT", None),
    }
}

/// A number of bytes of tables.
fn budget(tables: f64) -> u64 {
    tables.max(0.0) as u64
}

/// Ethereum's mainnet from its columns; no bytes stand for those of the last cells that are not given.
pub fn mainnet(first: &[u8], others: &[u8], tables: f64) -> Result<Context, Failure> {
    let others = (!others.is_empty()).then(|| others.to_vec());
    let setup = Setup::mainnet_from_columns(state::backend()?, first, others)?;
    Ok(Context::thrifty(setup, budget(tables))?)
}

/// A setup from the text that c-kzg-4844 reads.
#[cfg(feature = "setups")]
pub fn of_text(text: &[u8], tables: f64) -> Result<Context, Failure> {
    let setup = Setup::from_text(state::backend()?, text, &state::options(0))?;
    Ok(Context::thrifty(setup, budget(tables))?)
}

/// Numbers of 32 bits.
pub fn numbers(bytes: &[u8]) -> Vec<u64> {
    let number = |bytes: &[u8; 4]| u64::from(u32::from_le_bytes(*bytes));
    bytes.as_chunks().0.iter().map(number).collect()
}

/// Numbers of items, in 32 bits each.
pub fn bytes(numbers: &[usize]) -> Vec<u8> {
    let bytes = numbers.iter().flat_map(|k| (*k as u32).to_le_bytes());
    bytes.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_of_kzg() {
        let of = |error: Error| {
            let failure = Failure::from(error);
            (failure.code, failure.message, failure.index)
        };
        let element = Error::Element {
            what: "blob",
            index: 3,
            element: 9,
        };
        let said = "blob 3: element 9 is not below r";
        assert_eq!(of(element.clone()), ("NOT_REDUCED", said.into(), Some(3)));
        let row = Error::Item {
            what: "row",
            index: 1,
            error: element.into(),
        };
        assert_eq!(of(row).0, "NOT_REDUCED");
        assert_eq!(of(Error::Engine(msmith::Error::Cancelled)).0, "CANCELLED");
        assert_eq!(of(Error::Inconsistent).0, "CELLS");
        assert_eq!(numbers(&[1, 0, 0, 0, 255, 255, 255, 255]), [1, 0xffff_ffff]);
    }

    #[test]
    fn setups_that_are_none() {
        let code = |made: Result<Context, Failure>| made.err().map(|failure| failure.code);
        assert_eq!(code(mainnet(&[0; 100], &[], 0.0)), Some("SETUP"));
        #[cfg(feature = "setups")]
        assert_eq!(code(of_text(b"4096\n65\nzz", 0.0)), Some("SETUP"));
    }
}
