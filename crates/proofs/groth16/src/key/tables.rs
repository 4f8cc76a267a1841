//! Tables of a key's points of G1, for keys that prove often.

use std::path::Path;

use msmith::{Bases, Budget, Options, Point, Scalars};
use msmith_io::table;

use super::{Key, List, chosen};
use crate::Error;
use msmith_circom::groups::quiet;

/// The lists that have tables, and their files. Those of B2 would be the largest, and bring the least.
const LISTS: [(List, &str); 4] = [
    (List::A, "a.table"),
    (List::B1, "b1.table"),
    (List::C, "c.table"),
    (List::H, "h.table"),
];

/// A table for some of the lists, in their order.
#[derive(Default)]
pub struct Tables([Option<ListTable>; 4]);

/// That of a list.
pub struct ListTable {
    bases: Bases,
    /// The numbers of its points: the finite ones of A and B1, all of C and H.
    which: Vec<u32>,
}

impl ListTable {
    /// The sum over its list.
    pub fn msm(&self, of: &Scalars<'_>, options: &Options<'_>) -> Result<Point, Error> {
        let which = &self.which;
        Ok(self
            .bases
            .msm(Scalars::Chosen { of, which }, options)?
            .point)
    }
}

impl Tables {
    /// That of a list.
    pub fn of(&self, list: List) -> Option<&ListTable> {
        let place = LISTS.iter().position(|(of, _)| *of == list)?;
        self.0[place].as_ref()
    }

    /// Those that there are.
    pub fn all(&self) -> impl Iterator<Item = &Bases> {
        self.0.iter().flatten().map(|table| &table.bases)
    }
}

impl Key<'_> {
    /// Makes tables of multiples of the points of A, B1, C and H, in memory, of at most this number of bytes together,
    /// where they make the sums faster.
    ///
    /// For a server that makes many proofs: a list gets a table only where the plan says that it saves time.
    ///
    /// Errors: those of [`msmith::Engine::prepare`]; a raised cancel flag.
    pub fn prepare(&mut self, budget: u64, options: &Options<'_>) -> Result<(), Error> {
        let options = &Options {
            in_subgroup: true,
            ..quiet(options)
        };
        let mut numbers = Vec::new();
        for (list, _) in LISTS {
            numbers.push(self.chosen(list)?);
        }
        let all: u64 = numbers.iter().map(|which| which.len() as u64).sum();
        let mut tables = Tables::default();
        for (((list, _), place), which) in LISTS.iter().zip(&mut tables.0).zip(numbers) {
            let (engine, n) = (self.engine(*list), which.len());
            let share = (u128::from(budget) * n as u128 / u128::from(all.max(1))) as u64;
            let bits = self.groups().curve().r.bits() as u32;
            let alone = engine.plan(n, bits, options)?.predicted_ns;
            // Where no table fits, the sum stays as it is.
            let Ok(plan) = engine.plan_table(n, Budget::Bytes(share), options) else {
                continue;
            };
            if alone.is_some_and(|alone| plan.nanoseconds >= alone as f64) {
                continue;
            }
            let points = self.points(*list)?;
            let points = chosen(&points, &which);
            let bases = engine.prepare(&points, Budget::Bytes(share), options)?;
            *place = Some(ListTable { bases, which });
        }
        self.set_tables(tables);
        Ok(())
    }

    /// Bytes of the tables that it has, of [`Key::prepare`] or [`Key::open_tables`]: 0 without any.
    pub fn table_bytes(&self) -> u64 {
        self.tables().all().map(Bases::bytes).sum()
    }

    /// Writes the tables that [`Key::prepare`] made into a folder, each whole or not at all; files of tables that there are
    /// none of are removed.
    ///
    /// Errors: a folder that cannot be made; those of [`table::write`].
    pub fn write_tables(&self, folder: &Path, options: &Options<'_>) -> Result<(), Error> {
        let unwritable = |error: std::io::Error| msmith_io::Error::Write {
            kind: error.kind(),
            path: folder.display().to_string(),
            why: error.to_string(),
        };
        std::fs::create_dir_all(folder).map_err(unwritable)?;
        for (list, name) in LISTS {
            let path = folder.join(name);
            match self.tables().of(list) {
                Some(made) => {
                    table::write(&made.bases, &path, &quiet(options))?;
                }
                None => match std::fs::remove_file(&path) {
                    Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                        return Err(unwritable(error).into());
                    }
                    _ => {}
                },
            }
        }
        Ok(())
    }

    /// Maps the tables of a folder that [`Key::write_tables`] wrote.
    ///
    /// Errors: a folder without any; a table of other points than the key's; those of [`table::open`].
    pub fn open_tables(&mut self, folder: &Path) -> Result<(), Error> {
        let mut tables = Tables::default();
        for ((list, name), place) in LISTS.iter().zip(&mut tables.0) {
            let path = folder.join(name);
            if !path.exists() {
                continue;
            }
            let (engine, which) = (self.engine(*list), self.chosen(*list)?);
            let points = self.points(*list)?;
            let read = table::open(engine, &path)?;
            (read.info).matches(engine, &chosen(&points, &which))?;
            let bases = read.bases;
            *place = Some(ListTable { bases, which });
        }
        if tables.0.iter().all(Option::is_none) {
            return Err(Error::file(
                "table",
                format!("{} has none of a key", folder.display()),
            ));
        }
        self.set_tables(tables);
        Ok(())
    }

    /// The numbers of the points of a list that a table has: the finite ones of A and B1.
    fn chosen(&self, list: List) -> Result<Vec<u32>, Error> {
        let points = self.points(list)?;
        let points = points.of();
        if matches!(list, List::C | List::H) {
            return Ok((0..points.len() as u32).collect());
        }
        let stride = 2 * self.engine(list).words();
        let (mut words, mut finite) = (vec![0; stride * BLOCK], vec![false; BLOCK]);
        let mut numbers = Vec::new();
        for first in (0..points.len()).step_by(BLOCK) {
            let n = BLOCK.min(points.len() - first);
            points.fill(first, &mut words[..stride * n], &mut finite[..n]);
            let some = (finite[..n].iter().zip(first as u32..)).filter(|(is, _)| **is);
            numbers.extend(some.map(|(_, i)| i));
        }
        Ok(numbers)
    }
}

/// Points that are looked at together.
const BLOCK: usize = 1 << 10;
