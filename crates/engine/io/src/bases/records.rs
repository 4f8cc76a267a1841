//! Points that stand one after the other in a file, read by ranges.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

use msmith::curve::{Curve, Group};
use msmith::{Engine, Options, WordPoints};
use msmith_core::memory;
use msmith_core::parallel::run_watched;

use super::flagged::{Layout, push_alike};
use super::{PointsInPlace, affine, zcash};
use crate::Error;
use crate::integers::{Incoming, Integers, number, put_be, put_le};
use crate::outgoing::Outgoing;
use crate::rings::base_words;
use crate::sqrt::Lift;

/// How the bytes of a point are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// x ‖ y of fixed width, all zero at infinity.
    Affine { big: bool },
    /// That of arkworks; `signed`: an uncompressed y has its flag.
    Ark { compressed: bool, signed: bool },
    /// That of arkworks for points of twisted Edwards curves.
    ArkEdwards { compressed: bool },
    /// That of gnark.
    Gnark { compressed: bool },
    /// That of halo2, compressed; for curves whose p leaves two bits of its last byte.
    Halo2,
    /// That of zcash.
    Zcash,
    /// x ‖ y as little-endian Montgomery words, all zero at infinity.
    Montgomery,
}

impl Encoding {
    /// The name, which is that of the [`super::BasesFormat`] where there is one.
    pub fn name(self) -> &'static str {
        match self {
            Self::Affine { big: false } => "affine-le",
            Self::Affine { big: true } => "affine-be",
            Self::Ark {
                compressed: true, ..
            }
            | Self::ArkEdwards { compressed: true } => "ark-compressed",
            Self::Ark { signed: true, .. } | Self::ArkEdwards { compressed: false } => {
                "ark-uncompressed"
            }
            Self::Ark { signed: false, .. } => "ark-unsigned",
            Self::Gnark { compressed: true } => "gnark-compressed",
            Self::Gnark { compressed: false } => "gnark-raw",
            Self::Halo2 => "halo2-processed",
            Self::Zcash => "zcash",
            Self::Montgomery => "montgomery-le",
        }
    }

    /// Bytes of a point; of one that is compressed where points differ.
    pub fn size(self, curve: &Curve, group: Group) -> usize {
        let (bits, degree) = (curve.p.bits(), degree(curve, group));
        match Layout::new(self, curve, degree) {
            Some(layout) => layout.size(),
            // Where there is no ring there is no engine either; the reader of such a list refuses it.
            None if self == Self::Montgomery => {
                16 * degree * base_words(bits, degree).unwrap_or(12)
            }
            None => 2 * degree * bits.div_ceil(8) as usize,
        }
    }

    /// Where the points of a file are.
    ///
    /// Errors: bytes that are not a list of points, or that go on behind it.
    pub fn records(self, curve: &Curve, group: Group, bytes: &[u8]) -> Result<Records, Error> {
        let big = match self {
            Self::Zcash => return Records::zcash(curve, group, bytes),
            Self::Affine { .. } | Self::Montgomery | Self::Halo2 => {
                return affine::records(curve, group, bytes, self);
            }
            Self::Gnark { .. } => true,
            Self::Ark { .. } | Self::ArkEdwards { .. } => false,
        };
        let size = self.size(curve, group);
        let (start, n) = counted(bytes, 0, size, big)?;
        match bytes.len() == start + n * size {
            true => Ok(Records::new(curve, group, self, start, n)),
            false => {
                let (what, items) = ("points", n);
                Err(Error::Overlong { what, items })
            }
        }
    }

    /// What stands before n points.
    ///
    /// Errors: more than the format can count.
    pub fn prefix(self, n: usize) -> Result<Vec<u8>, Error> {
        Ok(match self {
            Self::Ark { .. } | Self::ArkEdwards { .. } => (n as u64).to_le_bytes().to_vec(),
            Self::Gnark { .. } => short_count(n)?.to_vec(),
            _ => Vec::new(),
        })
    }

    /// The bytes of points.
    ///
    /// Errors: those of [`Outgoing::new`]; a point that the encoding does not have: (0, 0) where that has the bytes of
    /// infinity, x = 0 where a compressed point has none.
    pub fn bytes(self, engine: &Engine, points: &WordPoints) -> Result<Vec<u8>, Error> {
        let (curve, group) = (engine.curve(), engine.group());
        let size = self.size(curve, group);
        let layout = Layout::new(self, curve, engine.spec().degree);
        let integers = Integers::new(engine);
        let outgoing = Outgoing::new(engine, points)?;
        let mut all = memory::within(|| memory::filled(size * outgoing.len(), 0u8))?;
        for (index, (point, bytes)) in (outgoing.each().zip(all.chunks_exact_mut(size))).enumerate()
        {
            let fixed = matches!(self, Self::Affine { .. } | Self::Montgomery);
            let zero = |words: &[u64]| words.iter().all(|w| *w == 0);
            if fixed && point.is_some_and(|(words, _)| zero(words)) {
                let why = "(0, 0), which this format has for infinity";
                return Err(Error::Encoding { index, why });
            }
            let (words, point) = point.unwrap_or_default();
            match (&layout, self) {
                (Some(layout), _) => layout.put(&integers, index, point, bytes)?,
                (None, Self::Montgomery) => {
                    for (to, word) in bytes.chunks_exact_mut(8).zip(words) {
                        to.copy_from_slice(&word.to_le_bytes());
                    }
                }
                (None, _) => {
                    let parts = integers.parts(point);
                    for (part, to) in parts.zip(bytes.chunks_exact_mut(integers.width())) {
                        match self {
                            Self::Affine { big: true } => put_be(part, to),
                            _ => put_le(part, to),
                        }
                    }
                }
            }
        }
        Ok(all)
    }
}

/// What reads points of an encoding, made once for many.
struct Decoder<'a> {
    engine: &'a Engine,
    encoding: Encoding,
    layout: Option<Layout>,
    /// Where points are known by their x alone.
    lift: Option<Lift>,
}

impl<'a> Decoder<'a> {
    /// For about n points.
    fn new(engine: &'a Engine, encoding: Encoding, n: usize) -> Result<Self, Error> {
        let layout = Layout::new(encoding, engine.curve(), engine.spec().degree);
        let compressed = layout.as_ref().is_some_and(|layout| layout.compressed);
        // In 64-bit words blst is faster, where it is.
        let by_blst = cfg!(not(target_family = "wasm"))
            && super::is_bls12_381(engine.curve())
            && !Lift::has_lanes(engine, n);
        let lift = match compressed && n > 0 && !by_blst {
            true => Some(Lift::new(engine)?),
            false => None,
        };
        Ok(Self {
            engine,
            encoding,
            layout,
            lift,
        })
    }

    /// Reads whole records to the places of points; their number, those without a place counted. Errors count from the
    /// first of them.
    fn decode(
        &self,
        bytes: &[u8],
        (words, finite): (&mut [u64], &mut [bool]),
    ) -> Result<usize, Error> {
        let engine = self.engine;
        if self.encoding == Encoding::Montgomery {
            let some = montgomery(engine, bytes)?;
            if (some.words.len(), some.finite.len()) == (words.len(), finite.len()) {
                words.copy_from_slice(&some.words);
                finite.copy_from_slice(&some.finite);
            }
            return Ok(some.finite.len());
        }
        let mut list = Incoming::new(engine, words, finite);
        let lift = self.lift.as_ref();
        match (self.encoding, &self.layout) {
            (Encoding::Zcash, _) => zcash::push_all(engine, &mut list, lift, bytes)?,
            (_, Some(layout)) => push_alike(engine, &mut list, lift, layout, bytes)?,
            (encoding, None) => {
                affine::push(&mut list, encoding == Encoding::Affine { big: true }, bytes);
            }
        }
        list.finish()
    }
}

/// Parts of a coordinate.
pub(super) fn degree(curve: &Curve, group: Group) -> usize {
    match (group, &curve.g2) {
        (Group::G2, Some(g2)) => g2.degree,
        _ => curve.g1.degree,
    }
}

fn montgomery(engine: &Engine, bytes: &[u8]) -> Result<WordPoints, Error> {
    let stride = 2 * engine.words();
    let words: Vec<u64> = words(bytes).collect();
    let edwards = engine.takes_edwards_points();
    let finite = words.chunks_exact(stride);
    let points = WordPoints {
        stride,
        finite: finite
            .map(|p| edwards || p.iter().any(|w| *w != 0))
            .collect(),
        words,
    };
    match edwards {
        true => drop(Outgoing::new(engine, &points)?),
        false => engine.check_on_curve(&points)?,
    }
    Ok(points)
}

/// Little-endian words, wherever they lie.
pub(crate) fn words(bytes: &[u8]) -> impl Iterator<Item = u64> {
    bytes
        .as_chunks::<8>()
        .0
        .iter()
        .map(|w| u64::from_le_bytes(*w))
}

/// Points between two marks, and of a task.
const EVERY: usize = 1 << 10;

/// A list of points in the bytes of a file.
#[derive(Debug, Clone)]
pub(crate) struct Records {
    pub encoding: Encoding,
    /// Where the first one begins.
    pub start: usize,
    pub len: usize,
    /// Bytes of one.
    pub size: usize,
    /// Where points have different sizes: the beginning of each of number k·[`EVERY`].
    pub marks: Option<Vec<usize>>,
    /// The bytes, where those of the file are text.
    pub own: Option<Vec<u8>>,
}

impl Records {
    /// Points of one size.
    pub fn new(curve: &Curve, group: Group, encoding: Encoding, start: usize, len: usize) -> Self {
        Self {
            encoding,
            start,
            len,
            size: encoding.size(curve, group),
            marks: None,
            own: None,
        }
    }

    /// Points as zcash has them, each compressed or not.
    pub fn zcash(curve: &Curve, group: Group, bytes: &[u8]) -> Result<Self, Error> {
        let mut new = Self::new(curve, group, Encoding::Zcash, 0, 0);
        let (mut marks, mut at) = (Vec::new(), 0);
        while let Some(first) = bytes.get(at) {
            if new.len.is_multiple_of(EVERY) {
                marks.push(at);
            }
            at += zcash::size(new.size, *first);
            if at > bytes.len() {
                let (what, index) = ("points", new.len);
                return Err(Error::Truncated { what, index });
            }
            new.len += 1;
        }
        // Points of one size need no marks.
        if new.len * new.size == bytes.len() {
            return Ok(new);
        }
        new.marks = Some(marks);
        Ok(new)
    }

    /// The bytes of points `range`, which is within the list; empty where the file has no such bytes.
    pub fn bytes<'a>(&'a self, file: &'a [u8], range: &Range<usize>) -> &'a [u8] {
        let all = self.own.as_deref().unwrap_or(file);
        let (start, end) = match &self.marks {
            None => (
                self.start + range.start * self.size,
                self.start + range.end * self.size,
            ),
            Some(marks) => {
                let at = |k: usize| {
                    let mut at = marks.get(k / EVERY).copied().unwrap_or(all.len());
                    for _ in 0..k % EVERY {
                        at += all.get(at).map_or(0, |b| zcash::size(self.size, *b));
                    }
                    at
                };
                (at(range.start), at(range.end))
            }
        };
        all.get(start..end).unwrap_or_default()
    }

    /// Points `range`; errors count from the beginning of the list. Progress is that of this range.
    pub fn read(
        &self,
        engine: &Engine,
        file: &[u8],
        range: Range<usize>,
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        let mut all = WordPoints::default();
        self.read_into(engine, file, range, options, &mut all)?;
        Ok(all)
    }

    /// [`Records::read`] in place of other points, in their memory.
    pub fn read_into(
        &self,
        engine: &Engine,
        file: &[u8],
        range: Range<usize>,
        options: &Options<'_>,
        all: &mut WordPoints,
    ) -> Result<(), Error> {
        let range = within("points", range, self.len)?;
        let decoder = Decoder::new(engine, self.encoding, range.len())?;
        let stride = 2 * engine.words();
        all.stride = stride;
        // Words may take many times the bytes of the file.
        memory::within(|| {
            memory::resize(&mut all.words, stride * range.len(), 0);
            memory::resize(&mut all.finite, range.len(), false);
        })?;
        let blocks = all.words.chunks_mut(EVERY * stride);
        let blocks: Vec<_> = (blocks.zip(all.finite.chunks_mut(EVERY)))
            .map(Mutex::new)
            .collect();
        by_blocks(&range, options, |k, points| {
            let mut block = blocks[k].lock().unwrap_or_else(PoisonError::into_inner);
            let (words, finite) = &mut *block;
            self.block(&decoder, file, points, (words, finite))
        })
    }

    /// Points `range` where they lie, checked as by [`Records::read`]; `None` unless they are Montgomery words.
    pub fn in_place<'a>(
        &'a self,
        engine: &Engine,
        file: &'a [u8],
        range: &Range<usize>,
        options: &Options<'_>,
    ) -> Result<Option<PointsInPlace<'a>>, Error> {
        if self.encoding != Encoding::Montgomery {
            return Ok(None);
        }
        let range = within("points", range.clone(), self.len)?;
        let of = |points: &Range<usize>| self.where_they_lie(file, points);
        by_blocks(&range, options, |_, points| {
            let checked = engine.check_on_curve(&of(&points)?);
            checked.map_err(|e| Error::from(e).shifted(points.start))
        })?;
        of(&range).map(Some)
    }

    /// The same, not checked.
    pub fn where_they_lie<'a>(
        &'a self,
        file: &'a [u8],
        range: &Range<usize>,
    ) -> Result<PointsInPlace<'a>, Error> {
        let bytes = self.bytes(file, range);
        if bytes.len() == range.len() * self.size {
            return Ok(PointsInPlace {
                bytes,
                size: self.size,
            });
        }
        // The file became shorter.
        let (what, index) = ("points", range.start);
        Err(Error::Truncated { what, index })
    }

    /// Points `range`, which is within the list, to their places.
    fn block(
        &self,
        decoder: &Decoder<'_>,
        file: &[u8],
        range: Range<usize>,
        places: (&mut [u64], &mut [bool]),
    ) -> Result<(), Error> {
        let bytes = self.bytes(file, &range);
        let got = decoder.decode(bytes, places);
        let got = got.map_err(|e| e.shifted(range.start))?;
        if got == range.len() {
            return Ok(());
        }
        // The file was changed.
        let (what, index) = ("points", range.start + got.min(range.len()));
        Err(Error::Truncated { what, index })
    }
}

/// Does something for every block of [`EVERY`] points of a range: gets its number and its points. Where some fail, the
/// error is that of the first. Progress is that of the range.
fn by_blocks(
    range: &Range<usize>,
    options: &Options<'_>,
    job: impl Fn(usize, Range<usize>) -> Result<(), Error> + Sync,
) -> Result<(), Error> {
    let blocks = range.len().div_ceil(EVERY);
    let (wrong, done) = (AtomicUsize::new(usize::MAX), AtomicUsize::new(0));
    let threads = options.threads_for(range.len())?;
    let task = |k: usize| {
        // What follows a wrong point is not looked at.
        if k > wrong.load(Relaxed) {
            return Ok(());
        }
        let first = range.start + k * EVERY;
        let did = job(k, first..range.end.min(first + EVERY));
        options
            .watch
            .report(done.fetch_add(1, Relaxed) as f64 / blocks as f64);
        did.inspect_err(|_| {
            wrong.fetch_min(k, Relaxed);
        })
    };
    let watch = &options.watch;
    let (did, _) = run_watched(threads, blocks, watch, || (), |(), k| Some(task(k)))?;
    did.into_iter().flatten().collect()
}

/// The range, if a list of that length has it.
pub(crate) fn within(
    what: &'static str,
    range: Range<usize>,
    len: usize,
) -> Result<Range<usize>, Error> {
    if range.start <= range.end && range.end <= len {
        return Ok(range);
    }
    Err(Error::Range {
        what,
        first: range.start,
        last: range.end,
        len,
    })
}

/// gnark's four bytes of a count.
pub(crate) fn short_count(n: usize) -> Result<[u8; 4], Error> {
    let most = u32::MAX as usize;
    let count = u32::try_from(n).map_err(|_| Error::TooMany { n, most })?;
    Ok(count.to_be_bytes())
}

/// The start of points behind their number at `at`, which has gnark's four bytes or arkworks' eight, and the number.
///
/// Errors: no such bytes; more points than fit behind them.
pub(crate) fn counted(
    bytes: &[u8],
    at: usize,
    size: usize,
    big: bool,
) -> Result<(usize, usize), Error> {
    let (what, n) = ("points", if big { 4 } else { 8 });
    let rest = bytes.get(at..).unwrap_or_default();
    let Some((prefix, rest)) = rest.split_at_checked(n) else {
        return Err(Error::Length {
            what,
            bytes: bytes.len(),
            wanted: format!("{n} for the number of points, and the points"),
        });
    };
    let count = number(prefix, big);
    // Nothing is allocated for points that the file does not hold.
    let most = (rest.len() / size) as u64;
    match count > most {
        true => Err(Error::Count { what, count, most }),
        false => Ok((at + n, count as usize)),
    }
}
