//! A smaller file out of a larger one.

use std::path::Path;

use msmith::Options;
use msmith_io::{sections, table};

use super::file::{PowersOfTau, wrong};
use super::parts::{ALL, CONTRIBUTIONS, head};
use super::prepare::in_pieces;
use crate::Error;
use crate::encoded::size;

impl PowersOfTau {
    /// Writes the beginning of each list, as a file of a smaller power: its Lagrange forms too, and all contributions,
    /// which still speak of the whole ceremony. Nothing is computed and nothing is checked.
    ///
    /// Errors: a power of 0, or not below the file's; [`msmith_io::Error::Write`]; a raised cancel flag.
    pub fn truncate(&self, power: u32, to: &Path, options: &Options<'_>) -> Result<(), Error> {
        if !(1..self.power).contains(&power) {
            return Err(wrong(format!(
                "power {power} of a file of power {}: there are those of 1 and more below it",
                self.power
            )));
        }
        let groups = &self.groups;
        table::whole_with(to, |put| {
            let count = if self.prepared { 11 } else { 7 };
            put(&head(groups, power, self.ceremony, count))?;
            let mut part = |id, name, bytes: Option<usize>| {
                let all = self.section(id, name)?;
                let some = &all[..bytes.unwrap_or(all.len()).min(all.len())];
                put(&sections::section(id, some.len() as u64))?;
                in_pieces(some, options, put)
            };
            for list in ALL {
                part(
                    list.id,
                    list.name,
                    Some(list.len(power) * size(list.engine(groups))),
                )?;
            }
            part(CONTRIBUTIONS, "the contributions", None)?;
            for list in ALL.into_iter().filter(|_| self.prepared) {
                if let Some((id, name)) = list.lagrange {
                    let bytes = list.lagrange_len(power) * size(list.engine(groups));
                    part(id, name, Some(bytes))?;
                }
            }
            Ok(())
        })
    }
}
