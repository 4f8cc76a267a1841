//! Tables of a setup's points, by the memory that they may take: made, or mapped from files.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use msmith::{Bases, Budget, Options};
use msmith_io::room::{beside, within};
use msmith_io::table;

use crate::Error;
use crate::points::sure;
use crate::setup::{List, Setup};

/// What making tables takes beside them.
const NEEDED: u64 = 16 << 20;

/// What tables there are within a number of bytes in all.
struct Plan {
    within: u64,
    /// Of the columns: the set, and the passes, if there is a table.
    columns: Option<(&'static str, usize)>,
    /// Bytes for the Lagrange points.
    lagrange: u64,
    /// Bytes for 64 powers.
    monomials: u64,
}

/// The smallest first, which is the slowest; larger ones than the last are slower again (`msmith-bench kzg`).
const PLANS: [Plan; 9] = [
    plan(0, "", 0, 0, 0),
    plan(200_000, "", 0, 0, 200_000),
    plan(3_500_000, "eisenstein:1,4", 16, 0, 200_000),
    plan(9_000_000, "eisenstein:1,4", 8, 2_400_000, 200_000),
    plan(13_000_000, "eisenstein:1,4", 8, 6_400_000, 200_000),
    plan(19_400_000, "eisenstein:1,4", 4, 6_400_000, 200_000),
    plan(24_100_000, "eisenstein:1,4", 3, 6_400_000, 200_000),
    plan(47_700_000, "eisenstein:1,5", 1, 6_400_000, 200_000),
    plan(54_000_000, "eisenstein:1,5", 1, 12_700_000, 200_000),
];

const fn plan(
    within: u64,
    set: &'static str,
    passes: usize,
    lagrange: u64,
    monomials: u64,
) -> Plan {
    Plan {
        within,
        columns: match passes {
            0 => None,
            _ => Some((set, passes)),
        },
        lagrange,
        monomials,
    }
}

/// The files of a folder of tables.
const FILES: [(List, &str); 3] = [
    (List::Lagrange, "blobs.table"),
    (List::Columns, "cells.table"),
    (List::Monomials, "powers.table"),
];

/// The tables of a setup; each is made when it is first asked for, by one thread.
pub struct Tables {
    plan: &'static Plan,
    /// In the order of [`List`].
    made: [OnceLock<Bases>; 3],
    making: Mutex<()>,
    /// How many calls go without a table before it is made, in the same order.
    waits: [AtomicU32; 3],
}

/// As many calls without a table as take longer than those with it by what the table takes to be made.
const PAYS_AFTER: [u32; 3] = [8, 5, 8];

impl Tables {
    /// None is made yet.
    pub fn within(budget: u64) -> Self {
        let fits = |plan: &&Plan| plan.within <= budget;
        Self {
            plan: PLANS.iter().rev().find(fits).unwrap_or(&PLANS[0]),
            made: [const { OnceLock::new() }; 3],
            making: Mutex::new(()),
            waits: [const { AtomicU32::new(0) }; 3],
        }
    }

    /// Each table is made when it has been asked for as often as pays for it.
    pub fn thrifty(budget: u64) -> Self {
        Self {
            waits: PAYS_AFTER.map(AtomicU32::new),
            ..Self::within(budget)
        }
    }

    /// Whether a call goes without the table of a list.
    fn waits(&self, list: List) -> bool {
        let one_less = |left: u32| left.checked_sub(1);
        let waits = &self.waits[list as usize];
        self.made[list as usize].get().is_none()
            && waits
                .fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_less)
                .is_ok()
    }

    /// Tables in files; those that there are none of are made within a number of bytes.
    ///
    /// Errors: a path without a table; a table of other points; those of [`table::open`].
    pub fn open(setup: &Setup, path: &Path, budget: u64) -> Result<Self, Error> {
        let tables = Self::within(budget);
        if !path.is_dir() {
            let found = table::open(setup.engine(), path)?;
            let mut lists = FILES.iter().map(|(list, _)| *list);
            let is_of = |list: &List| Ok::<_, Error>(setup.digest(*list)? == found.info.bases);
            let list = lists.find_map(|list| match is_of(&list) {
                Ok(false) => None,
                Ok(true) => Some(Ok(list)),
                Err(error) => Some(Err(error)),
            });
            let Some(list) = list.transpose()? else {
                found.info.require(&setup.digest(List::Lagrange)?)?;
                return Err(Error::NoTables(path.display().to_string()));
            };
            let _ = tables.made[list as usize].set(found.bases);
            return Ok(tables);
        }
        let mut found = false;
        for (list, name) in FILES {
            let path = path.join(name);
            if path.exists() {
                let table = table::open(setup.engine(), &path)?;
                table.info.require(&setup.digest(list)?)?;
                let _ = tables.made[list as usize].set(table.bases);
                found = true;
            }
        }
        match found {
            true => Ok(tables),
            false => Err(Error::NoTables(path.display().to_string())),
        }
    }

    /// Makes all tables, and writes them into a folder, each whole or not at all; a table that is not one of these goes.
    pub fn write(&self, setup: &Setup, folder: &Path, options: &Options<'_>) -> Result<(), Error> {
        let unwritable = |error: std::io::Error| msmith_io::Error::Write {
            kind: error.kind(),
            path: folder.display().to_string(),
            why: error.to_string(),
        };
        std::fs::create_dir_all(folder).map_err(unwritable)?;
        self.prepare(setup, options)?;
        for (list, name) in FILES {
            let path = folder.join(name);
            match self.now(setup, list, options)? {
                Some(bases) => {
                    table::write(bases, &path, &quiet(options))?;
                }
                // That of a larger budget would be taken for one of these.
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

    /// Makes all tables.
    pub fn prepare(&self, setup: &Setup, options: &Options<'_>) -> Result<(), Error> {
        let mut bytes = 0;
        within(options, (self.plan.within + NEEDED, 0))?;
        for (list, _) in FILES {
            let made = self.now(setup, list, &beside(options, bytes))?;
            bytes += made.map_or(0, Bases::bytes);
        }
        Ok(())
    }

    /// The table of a list, if it was made.
    pub fn made(&self, list: List) -> Option<&Bases> {
        self.made[list as usize].get()
    }

    /// The table of a list, if there is memory for one and it is worth it. A call with a memory limit makes none.
    pub fn of(
        &self,
        setup: &Setup,
        list: List,
        options: &Options<'_>,
    ) -> Result<Option<&Bases>, Error> {
        if options.memory_limit.is_some() {
            return Ok(self.made(list));
        }
        match self.waits(list) {
            true => Ok(None),
            false => self.now(setup, list, options),
        }
    }

    /// The table of a list, if there is memory for one.
    fn now(
        &self,
        setup: &Setup,
        list: List,
        options: &Options<'_>,
    ) -> Result<Option<&Bases>, Error> {
        let bytes = match list {
            List::Lagrange => self.plan.lagrange,
            List::Columns => return self.columns(setup, options),
            List::Monomials => self.plan.monomials,
        };
        if bytes == 0 && self.made[list as usize].get().is_none() {
            return Ok(None);
        }
        let table = self.once(list, options, |options| {
            let (engine, budget) = (setup.engine(), Budget::Bytes(bytes));
            Ok(engine.prepare(setup.list(list)?, budget, options)?)
        });
        table.map(Some)
    }

    fn columns(&self, setup: &Setup, options: &Options<'_>) -> Result<Option<&Bases>, Error> {
        let Some((set, passes)) = self.plan.columns else {
            return Ok(self.made[List::Columns as usize].get());
        };
        let table = self.once(List::Columns, options, |options| {
            let (engine, points) = (setup.engine(), setup.columns()?);
            Ok(engine.prepare_with(points, set.parse()?, passes, options)?)
        });
        table.map(Some)
    }

    /// A table that is made by whoever comes first; the others wait.
    fn once(
        &self,
        list: List,
        options: &Options<'_>,
        make: impl FnOnce(&Options<'_>) -> Result<Bases, Error>,
    ) -> Result<&Bases, Error> {
        let place = &self.made[list as usize];
        if let Some(table) = place.get() {
            return Ok(table);
        }
        let _making = self.making.lock().unwrap_or_else(PoisonError::into_inner);
        options.watch.check()?;
        if let Some(table) = place.get() {
            return Ok(table);
        }
        let made = make(&quiet(options))?;
        Ok(place.get_or_init(|| made))
    }
}

/// Whatever the caller's sums are made by.
fn quiet<'a>(options: &Options<'a>) -> Options<'a> {
    Options {
        algorithm: msmith::Algorithm::Auto,
        ..sure(options)
    }
}
