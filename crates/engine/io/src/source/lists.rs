//! Sections read by ranges.

use std::ops::Range;
use std::path::Path;

use msmith::curve::Curve;
use msmith::{Engine, Options, WordPoints};

use crate::bases::{self, BLOCK, BasesFormat, Encoding, PointsInPlace, Records, within};
use crate::needs::quiet;
use crate::scalars::{ScalarRecords, ScalarsFormat, Writer};
use crate::{Error, table};

/// Points of a section, read by ranges.
#[derive(Debug, Clone, Copy)]
pub struct PointList<'a> {
    pub(super) engine: &'a Engine,
    pub(super) bytes: &'a [u8],
    pub(super) records: &'a Records,
    pub(super) name: Option<&'static str>,
}

impl<'a> PointList<'a> {
    /// The number of points.
    #[must_use]
    pub fn len(&self) -> usize {
        self.records.len
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Points `first..last`, checked as [`BasesFormat::read`] does, by the threads of the options. Memory is taken for
    /// them alone.
    ///
    /// Errors: a range beyond the end; the first point that is wrong, with its number in the whole section; zero
    /// threads; a raised cancel flag.
    pub fn read(&self, range: Range<usize>, options: &Options<'_>) -> Result<WordPoints, Error> {
        let got = self.records.read(self.engine, self.bytes, range, options);
        got.map_err(|e| self.within(e))
    }

    /// Checks all points as [`PointList::read`] does, part by part, and counts those at infinity. `report` is told how
    /// many are done, and says whether to go on.
    ///
    /// Errors: those of `read`; [`msmith::Error::Cancelled`].
    pub fn check(
        &self,
        options: &Options<'_>,
        mut report: impl FnMut(usize) -> bool,
    ) -> Result<usize, Error> {
        let options = &quiet(options);
        let mut infinite = 0;
        for first in (0..self.len()).step_by(BLOCK) {
            let last = (first + BLOCK).min(self.len());
            let some = self.read(first..last, options)?;
            infinite += some.finite.iter().filter(|f| !**f).count();
            if !report(last) {
                return Err(msmith::Error::Cancelled.into());
            }
        }
        Ok(infinite)
    }

    /// The points where they lie, for sums without a copy of the list: Montgomery words, as `zkey`, `ptau`,
    /// `halo2-params` and `montgomery-le` have them. They are checked first, as by [`PointList::check`]. `None` for
    /// other encodings.
    ///
    /// Errors: those of `check`.
    pub fn in_place(
        &self,
        options: &Options<'_>,
        report: impl FnMut(usize) -> bool,
    ) -> Result<Option<PointsInPlace<'a>>, Error> {
        if !self.are_in_place() {
            return Ok(None);
        }
        self.check(options, report)?;
        self.where_they_lie(0..self.len())
    }

    /// Points `first..last` where they lie, **not checked**: for those that [`PointList::check`] has seen, or whose
    /// owner is trusted. A sum of points that are not on the curve is wrong. `None` as there.
    ///
    /// Errors: a range beyond the end.
    pub fn where_they_lie(&self, range: Range<usize>) -> Result<Option<PointsInPlace<'a>>, Error> {
        if !self.are_in_place() {
            return Ok(None);
        }
        let range = within("points", range, self.len())?;
        let all = self.records.where_they_lie(self.bytes, &range);
        all.map(Some).map_err(|e| self.within(e))
    }

    /// Whether points can be used where they lie.
    pub(super) fn are_in_place(&self) -> bool {
        self.records.encoding == Encoding::Montgomery
    }

    /// Points `first..last`, checked: where they lie if they can be used there, otherwise read in place of those of `to`.
    pub(super) fn held(
        &self,
        range: Range<usize>,
        options: &Options<'_>,
        to: &mut WordPoints,
    ) -> Result<Option<PointsInPlace<'a>>, Error> {
        let (records, engine) = (self.records, self.engine);
        let got = match records.in_place(engine, self.bytes, &range, options) {
            Ok(None) => {
                let read = records.read_into(engine, self.bytes, range, options, to);
                read.map(|()| None)
            }
            there => there,
        };
        got.map_err(|e| self.within(e))
    }

    /// Writes points `first..last` as a file of another format: whole or not at all, in place of a regular file of that
    /// name. `report` is told how many are written, and says whether to go on. Points are checked to be in the subgroup,
    /// unless the options vouch for them ([`Options::in_subgroup`]).
    ///
    /// Errors: those of [`BasesFormat::encode`] that a format has, and of [`PointList::read`];
    /// [`msmith::Error::NotInSubgroup`] with the number of the point in the whole section; [`Error::Write`];
    /// [`msmith::Error::Cancelled`].
    pub fn write(
        &self,
        range: Range<usize>,
        format: BasesFormat,
        path: &Path,
        options: &Options<'_>,
        report: impl FnMut(usize) -> bool,
    ) -> Result<(), Error> {
        let options = &quiet(options);
        let range = within("points", range, self.len())?;
        let block = |some: Range<usize>| {
            let points = self.read(some.clone(), options)?;
            if !options.in_subgroup {
                let checked = self.engine.check_subgroup(&points, options);
                checked.map_err(|e| self.within(Error::from(e).shifted(some.start)))?;
            }
            Ok(points)
        };
        bases::write(format, self.engine, range, path, block, report)
    }

    pub(super) fn within(&self, error: Error) -> Error {
        match self.name {
            Some(name) => Error::Section {
                name,
                error: error.into(),
            },
            None => error,
        }
    }
}

/// Scalars of a section, read by ranges.
#[derive(Debug, Clone, Copy)]
pub struct ScalarSection<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) records: &'a ScalarRecords,
}

impl ScalarSection<'_> {
    /// The number of scalars.
    #[must_use]
    pub fn len(&self) -> usize {
        self.records.len
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Words of a scalar, 4 or more.
    #[must_use]
    pub fn per(&self) -> usize {
        self.records.per()
    }

    /// Replaces `words` by those of scalars `first..last`, least significant first.
    ///
    /// Errors: a range beyond the end.
    pub fn read(&self, range: Range<usize>, words: &mut Vec<u64>) -> Result<(), Error> {
        self.records.read(self.bytes, range, words)
    }

    /// Writes scalars `first..last` as a file of another format, as [`PointList::write`] does points. `curve` is needed
    /// for `ark-scalars` and `gnark-scalars`, whose scalars are elements modulo r.
    ///
    /// Errors: a format that needs a curve without one; a range beyond the end; the first scalar that is too long for
    /// the format, or not below r where it must be; [`Error::Write`]; [`msmith::Error::Cancelled`].
    pub fn write(
        &self,
        range: Range<usize>,
        format: ScalarsFormat,
        curve: Option<&Curve>,
        path: &Path,
        mut report: impl FnMut(usize) -> bool,
    ) -> Result<(), Error> {
        let writer = Writer::new(format, curve)?;
        let range = within("scalars", range, self.len())?;
        table::whole(path, |put| {
            put(&writer.prefix(range.len())?)?;
            let mut words = Vec::new();
            for first in range.clone().step_by(BLOCK) {
                let last = (first + BLOCK).min(range.end);
                self.read(first..last, &mut words)?;
                put(&writer.bytes(&words, self.per(), first)?)?;
                if !report(last - range.start) {
                    return Err(msmith::Error::Cancelled.into());
                }
            }
            Ok(())
        })
    }
}
