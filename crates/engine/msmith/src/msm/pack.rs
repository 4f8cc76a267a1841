//! Variable-base MSM: pack, recode, window sums, Horner.

use super::Run;
use super::accumulate::Cx;
use super::adder::Adder;
use super::bucket_lists::most;
use super::digits::Digits;
use super::door::{self, EdwardsDoor};
use super::fold_plan::Plane;
use super::horner::{Scalar, horner};
use super::memory;
use super::shared::{Stopped, Sum, Windows, affine, fold_digits};
use super::table::Table;
use crate::coords::affine::{Affine, conjugated};
use crate::coords::{jacobian, xyzz};
use crate::cpu::RingFacts;
use crate::error::Error;
use crate::options::Options;
use crate::parallel;
use crate::points::Points;
use crate::recode::{Digit, NONE, Recoding};
use crate::ring::Lanes;
use crate::ring::outline::Outlined;
use crate::scalars::Scalars;
use msmith_core::enter;
use std::borrow::Cow;

/// Points packed, scalars recoded, in blocks of this many.
pub(super) const BLOCK: usize = 2048;

/// One group in both of its rings.
#[derive(Clone, Copy)]
pub struct Rings<R: Lanes, S: Lanes> {
    /// Sizes of the lanes.
    pub facts: RingFacts,
    /// The lanes.
    pub wide: Cx<R>,
    /// One scalar.
    pub one: Scalar<S>,
    /// β in the lanes, where there is an endomorphism.
    pub beta: Option<R::El>,
    /// γ and δ of the second one ([`crate::curve::Psi`]).
    pub psi: Option<[R::El; 2]>,
    /// Where points of an Edwards curve come in.
    pub door: Option<EdwardsDoor<R::El>>,
}

impl<R: Lanes, S: Lanes> Rings<R, S> {
    /// Points of a list from one on as words of the Weierstrass form.
    pub fn read(&self, points: &dyn Points, first: usize, words: &mut [u64], finite: &mut [bool]) {
        door::read(
            &self.wide.f,
            self.door.as_ref(),
            points,
            first,
            words,
            finite,
        );
    }
}

/// Result and counters.
pub struct Done<S: Lanes> {
    /// The sum.
    pub point: jacobian::Point<S::El>,
    /// Additions in the bucket engine.
    pub additions: u64,
    /// Estimated peak memory, bytes.
    pub peak_bytes: u64,
}

/// What a table holds of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RowsOf {
    /// Whether a row is `x, βx, β²x, y`, else `x, y`.
    pub turned: bool,
    /// Rows: the point's, and that of its image if there are two.
    pub images: usize,
}

impl RowsOf {
    /// A row `x, y`.
    pub const PLAIN: Self = Self {
        turned: false,
        images: 1,
    };

    /// What digits choose from.
    pub fn of(recoding: &dyn Recoding) -> Self {
        Self {
            turned: recoding.uses_endomorphism(),
            images: recoding.images(),
        }
    }

    /// Coordinates of a row.
    pub fn stride(self) -> usize {
        if self.turned { 4 } else { 2 }
    }

    /// Coordinates of all rows of a point.
    pub fn coordinates(self) -> usize {
        self.stride() * self.images
    }
}

/// What is packed with points.
pub enum With<'a> {
    /// Nothing.
    Nothing,
    /// Their scalars, whose digits are written while they are at hand: a point whose scalar is zero is left out.
    Digits(&'a Scalars<'a>, &'a dyn Recoding, &'a mut Digits),
}

/// Packs points.
///
/// Errors: a raised cancel flag.
#[inline(always)]
pub fn pack<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    points: &dyn Points,
    with: With<'_>,
    of: RowsOf,
    options: &Options<'_>,
    table: &mut Table<R::Mem>,
) -> Result<(), Error> {
    let f = rings.wide.f;
    let (stride, n) = (of.stride(), points.len());
    table.reset(n * of.images, stride);
    // That of a point holds for its image.
    table.finite.truncate(n);
    let beta = rings.beta.as_ref().filter(|_| of.turned);
    let door = rings.door.as_ref().filter(|_| !R::CONJUGATES);
    let put = |rows: &mut [R::Mem], words: &[u64], chosen: &mut [usize], finite: &mut [bool]| {
        match door {
            Some(door) => door::pack(&f, door, beta, stride, rows, words, chosen, finite),
            None => pack_some(&f, beta, (stride, of.images), rows, words, chosen),
        }
        if const { R::CONJUGATES } && of.images > 1 {
            chosen.iter_mut().for_each(|i| *i *= of.images);
            put_all_images(rings, stride, rows, chosen, 1);
        }
    };
    pack_blocks(
        points,
        f.words(),
        with,
        of.coordinates(),
        options,
        table,
        &put,
    )
}

/// Writes the rows of some points of a block, given the words of all of them, the numbers of these, and which are finite.
pub type Put<'a, M> = &'a (dyn Fn(&mut [M], &[u64], &mut [usize], &mut [bool]) + Sync);

/// Writes a table that has its size, block by block: `all` coordinates for each point, whose coordinates have `w` words.
///
/// Errors: a raised cancel flag.
pub fn pack_blocks<M: Copy + Send>(
    points: &dyn Points,
    w: usize,
    with: With<'_>,
    all: usize,
    options: &Options<'_>,
    table: &mut Table<M>,
    put: Put<'_, M>,
) -> Result<(), Error> {
    let n = points.len();
    let (scalars, recoding, digits) = match with {
        With::Nothing => (None, None, None),
        With::Digits(scalars, recoding, digits) => (Some(scalars), Some(recoding), Some(digits)),
    };
    let mut lists = match (digits, recoding) {
        (Some(digits), Some(recoding)) => {
            digits.reset(n, BLOCK, recoding.all_lists());
            digits.blocks_mut().collect()
        }
        _ => Vec::new(),
    };
    lists.resize_with(n.div_ceil(BLOCK), Default::default);
    let blocks: Vec<_> = {
        let rows = table.mem[..n * all].chunks_mut(BLOCK * all);
        let finite = table.finite.chunks_mut(BLOCK);
        let blocks = rows.zip(finite).zip(lists);
        blocks.map(std::sync::Mutex::new).collect()
    };
    let per = scalars.map_or(0, Scalars::words);
    let buffered = scalars.map_or(0, buffered);
    let buffers = || {
        let raw = (vec![0u64; buffered * BLOCK], vec![false; BLOCK]);
        (vec![0u64; 2 * w * BLOCK], raw, Vec::new())
    };
    let latch = options.watch.latch();
    parallel::run(
        options.threads.unwrap_or(1),
        blocks.len(),
        buffers,
        |(words, (raw, negative), chosen), k| {
            let Ok(mut block) = blocks[k].lock() else {
                return;
            };
            if latch.is_raised() {
                return;
            }
            let ((rows, finite), digits) = &mut *block;
            let (first, m) = (k * BLOCK, finite.len());
            let words = &mut words[..2 * w * m];
            points.fill(first, words, finite);
            let negative = &mut negative[..m];
            let raw = match scalars {
                Some(scalars) => in_words(scalars, first, raw, negative),
                None => &[],
            };
            // Without a branch: every second scalar may be zero.
            chosen.resize(m, 0);
            let mut count = 0;
            for (i, &finite) in finite.iter().enumerate() {
                let any = raw[i * per..(i + 1) * per].iter().fold(0, |w, x| w | x);
                chosen[count] = i;
                count += usize::from(finite & (any != 0 || per == 0));
            }
            chosen.truncate(count);
            put(rows, words, chosen, finite);
            if let Some(recoding) = recoding {
                recoding.recode(&fitted(raw, per, recoding.scalar_words()), digits);
                leave_out(digits, finite, negative);
            }
        },
    );
    latch.check()
}

/// Words of a buffer for each scalar: none where scalars are words.
fn buffered(scalars: &Scalars<'_>) -> usize {
    match scalars.lying(0..0) {
        Some(_) => 0,
        None => scalars.words(),
    }
}

/// The magnitudes of some scalars, those from `first` on for which there are signs: where they are if they are words,
/// otherwise in a buffer.
fn in_words<'a>(
    scalars: &'a Scalars<'_>,
    first: usize,
    buffer: &'a mut [u64],
    negative: &mut [bool],
) -> &'a [u64] {
    let n = negative.len();
    if let Some(words) = scalars.lying(first..first + n) {
        negative.fill(false);
        return words;
    }
    let words = &mut buffer[..scalars.words() * n];
    scalars.fill(first, words, negative);
    words
}

/// Numbers of `per` words as numbers of `want` words, which hold them.
fn fitted(words: &[u64], per: usize, want: usize) -> Cow<'_, [u64]> {
    if per == want {
        return words.into();
    }
    let mut other = vec![0; want * (words.len() / per)];
    for (to, from) in other.chunks_mut(want).zip(words.chunks(per)) {
        (to.iter_mut().zip(from)).for_each(|(to, from)| *to = *from);
    }
    other.into()
}

/// Makes digits of magnitudes, list by list, those of the scalars: of infinite points there are none.
fn leave_out(digits: &mut [Digit], finite: &[bool], negative: &[bool]) {
    let n = finite.len();
    for i in 0..n {
        if finite[i] && !negative[i] {
            continue;
        }
        for d in digits[i..].iter_mut().step_by(n) {
            *d = match *d {
                d if d != NONE && finite[i] => d ^ 1,
                _ => NONE,
            };
        }
    }
}

/// The numbers of points that follow one another.
pub(super) const FIRST: [usize; 8] = [0, 1, 2, 3, 4, 5, 6, 7];

/// The points of some numbers, in rows of `stride` coordinates, every `apart`-th. Called, so that there is one copy of it.
#[inline(never)]
pub(super) fn pack_some<R: Lanes>(
    f: &R,
    beta: Option<&R::El>,
    (stride, apart): (usize, usize),
    rows: &mut [R::Mem],
    words: &[u64],
    numbers: &[usize],
) {
    enter!(f, {
        for few in numbers.chunks(R::WIDTH) {
            let x = coordinate(f, words, few, 0);
            let y = coordinate(f, words, few, 1);
            let mut at = [0; 8];
            for (at, i) in at.iter_mut().zip(few) {
                *at = apart * i;
            }
            put_few(f, beta, stride, rows, &at[..few.len()], &x, &y);
        }
    });
}

/// The images of some rows by the second endomorphism, `ahead` rows behind each. One copy for all callers.
#[inline(never)]
pub(super) fn put_images<R: Lanes>(
    f: &R,
    beta: Option<&R::El>,
    psi: &[R::El; 2],
    stride: usize,
    rows: &mut [R::Mem],
    numbers: &[usize],
    ahead: usize,
) {
    enter!(f, {
        for few in numbers.chunks(R::WIDTH) {
            let coordinate = |column: usize| {
                let mut src = [&rows[few[0] * stride + column]; 8];
                for (src, i) in src.iter_mut().zip(few) {
                    *src = &rows[i * stride + column];
                }
                f.gather(&src[..R::WIDTH])
            };
            let (x, y) = (coordinate(0), coordinate(stride - 1));
            let Affine { x, y } = conjugated(f, psi, &Affine { x, y });
            put_few(f, beta, stride, &mut rows[ahead * stride..], few, &x, &y);
        }
    });
}

/// [`put_images`], with products that are called where they would take much room if they were written out.
pub(super) fn put_all_images<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    stride: usize,
    rows: &mut [R::Mem],
    numbers: &[usize],
    ahead: usize,
) {
    let f = rings.wide.f;
    let beta = rings.beta.as_ref().filter(|_| stride == 4);
    if let Some(psi) = rings.psi.as_ref().filter(|_| R::CONJUGATES) {
        if const { R::CALLED || R::WIDTH == 1 } {
            put_images(&f, beta, psi, stride, rows, numbers, ahead);
        } else {
            put_images(&Outlined(f), beta, psi, stride, rows, numbers, ahead);
        }
    }
}

/// At most `WIDTH` points as the rows of the given numbers.
#[inline(always)]
pub(super) fn put_few<R: Lanes>(
    f: &R,
    beta: Option<&R::El>,
    stride: usize,
    rows: &mut [R::Mem],
    few: &[usize],
    x: &R::El,
    y: &R::El,
) {
    put(f, rows, stride, few, 0, x);
    put(f, rows, stride, few, stride - 1, y);
    if let Some(beta) = beta {
        // β²x = −x − βx.
        let bx = f.mul(x, beta);
        put(f, rows, stride, few, 1, &bx);
        let bbx = f.norm(&f.neg::<2>(&f.add(x, &bx)));
        put(f, rows, stride, few, 2, &bbx);
    }
}

/// x (0) or y (1) of some points, the first one in the lanes that are left.
#[inline(always)]
pub(crate) fn coordinate<R: Lanes>(f: &R, words: &[u64], few: &[usize], k: usize) -> R::El {
    let w = f.words();
    let mut src = [&words[(2 * few[0] + k) * w..][..w]; 8];
    for lane in 0..few.len() {
        src[lane] = &words[(2 * few[lane] + k) * w..][..w];
    }
    f.load(&src[..R::WIDTH])
}

#[inline(always)]
fn put<R: Lanes>(
    f: &R,
    rows: &mut [R::Mem],
    stride: usize,
    few: &[usize],
    column: usize,
    x: &R::El,
) {
    if const { R::WIDTH == 1 } {
        let at = few[0] * stride + column;
        return f.scatter(x, &mut rows[at..=at]);
    }
    let mut m = [R::empty(); 8];
    f.scatter(x, &mut m[..R::WIDTH]);
    for lane in 0..few.len() {
        rows[few[lane] * stride + column] = m[lane];
    }
}

/// Recodes scalars in blocks; infinite points get no digits.
///
/// Errors: a raised cancel flag.
pub fn recode(
    scalars: &Scalars<'_>,
    recoding: &dyn Recoding,
    finite: &[bool],
    options: &Options<'_>,
    digits: &mut Digits,
) -> Result<(), Error> {
    digits.reset(finite.len(), BLOCK, recoding.all_lists());
    let blocks: Vec<_> = (digits.blocks_mut().zip(finite.chunks(BLOCK)))
        .map(std::sync::Mutex::new)
        .collect();
    parallel::run_watched(
        options.threads.unwrap_or(1),
        blocks.len(),
        &options.watch,
        || (),
        |(), k| {
            if let Ok(mut block) = blocks[k].lock() {
                let (digits, finite) = &mut *block;
                write_digits(scalars, recoding, k * BLOCK, finite, digits);
            }
        },
    )?;
    Ok(())
}

/// Writes the digits of scalars `first .. first + finite.len()`, list by list; infinite points get
/// none.
pub(super) fn write_digits(
    scalars: &Scalars<'_>,
    recoding: &dyn Recoding,
    first: usize,
    finite: &[bool],
    out: &mut [Digit],
) {
    let (n, per) = (finite.len(), scalars.words());
    let (mut buffer, mut negative) = (vec![0; buffered(scalars) * n], vec![false; n]);
    let words = in_words(scalars, first, &mut buffer, &mut negative);
    recoding.recode(&fitted(words, per, recoding.scalar_words()), out);
    leave_out(out, finite, &negative);
}

/// Points of a given number of coordinates that the lists can name.
pub fn most_points(stride: usize) -> usize {
    most() / stride
}

/// An error where there are more points of a given number of coordinates than the lists can name.
pub fn check_number(n: usize, stride: usize, recoding: &dyn Recoding) -> Result<(), Error> {
    if n <= most_points(stride) {
        return Ok(());
    }
    Err(Error::Option(format!(
        "{n} points are more than a sum by {} takes ({})",
        recoding.name(),
        most_points(stride)
    )))
}

/// `Σ a_i P_i` by windows of `recoding`.
pub fn msm<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    points: &dyn Points,
    scalars: &Scalars<'_>,
    recoding: &dyn Recoding,
    run: Run<'_>,
) -> Result<Done<S>, Error> {
    let of = RowsOf::of(recoding);
    check_number(points.len(), of.coordinates(), recoding)?;
    let done = window_sums_of(&rings.wide, scalars, recoding, run, |with, table| {
        pack(rings, points, with, of, run.options, table).map_err(Stopped::By)
    });
    combined(rings, affine(done)?, points.len(), recoding, run)
}

/// The same by digits that were made before, of all scalars, those of infinite points too.
pub fn msm_of_digits<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    points: &dyn Points,
    digits: &Digits,
    recoding: &dyn Recoding,
    run: Run<'_>,
) -> Result<Done<S>, Error> {
    let of = RowsOf::of(recoding);
    check_number(points.len(), of.coordinates(), recoding)?;
    run.options.report(0.0);
    let mut table = run.pool.take().unwrap_or_default();
    pack(rings, points, With::Nothing, of, run.options, &mut table)?;
    let done = of_table(&rings.wide, table, (digits, true), recoding, run);
    combined(rings, affine(done)?, points.len(), recoding, run)
}

/// The sum of windows.
fn combined<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    Windows { sums, additions }: Windows<xyzz::Point<R::Mem>>,
    n: usize,
    recoding: &dyn Recoding,
    run: Run<'_>,
) -> Result<Done<S>, Error> {
    Ok(Done {
        point: horner(&rings.one, &rings.wide.f, &sums, recoding),
        additions,
        peak_bytes: memory::of_sum(&rings.facts, n, recoding, run.threads()),
    })
}

/// The window sums of points that are packed while their scalars are recoded.
pub fn window_sums_of<R: Lanes, A: Adder<R>>(
    adder: &A,
    scalars: &Scalars<'_>,
    recoding: &dyn Recoding,
    run: Run<'_>,
    pack: impl FnOnce(With<'_>, &mut Table<R::Mem>) -> Result<(), Stopped>,
) -> Result<Windows<A::Sum>, Stopped> {
    run.options.report(0.0);
    let mut table: Table<R::Mem> = run.pool.take().unwrap_or_default();
    let mut digits: Digits = run.pool.take().unwrap_or_default();
    pack(With::Digits(scalars, recoding, &mut digits), &mut table)?;
    let done = of_table(adder, table, (&digits, false), recoding, run);
    let bytes = digits.bytes();
    run.pool.give(digits, bytes);
    done
}

/// The window sums over a table, which is given back to the pool.
fn of_table<R: Lanes, A: Adder<R>>(
    adder: &A,
    table: Table<R::Mem>,
    digits: (&Digits, bool),
    recoding: &dyn Recoding,
    run: Run<'_>,
) -> Result<Windows<A::Sum>, Stopped> {
    let sum = Sum::new(adder, &table, run.pool);
    fold_digits(&sum, digits, recoding, &Plane::new(recoding), run)?;
    let done = sum.finish();
    let bytes = table.bytes_held();
    run.pool.give(table, bytes);
    done
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recode::signed_window::SignedWindow;

    #[test]
    fn more_points_than_a_sum_takes() {
        let recoding = SignedWindow::new(13, 253, 4).unwrap();
        for stride in [2, 4] {
            let most = most() / stride;
            assert_eq!(check_number(0, stride, &recoding), Ok(()));
            assert_eq!(check_number(most, stride, &recoding), Ok(()));
            let Err(Error::Option(why)) = check_number(most + 1, stride, &recoding) else {
                panic!("accepted");
            };
            let parts = [(most + 1).to_string(), most.to_string(), recoding.name()];
            assert!(parts.iter().all(|p| why.contains(p)), "{why}");
        }
    }
}
