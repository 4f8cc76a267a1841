//! The addition laws: what a table keeps of a point or of a sum, and how that is added.

use crate::coords::Affine;
use crate::coords::edwards::{self, Cached, Extended, Stored, extended, general, stored};
use crate::msm::bucket_lists::{Entry, index};
use crate::msm::table::Table;
use crate::ring::Lanes;

/// What a table's rows hold, as the second operand of an addition.
pub trait Operand<R: Lanes>: Copy + Sync {
    /// Columns of a row.
    const COLUMNS: usize;
    /// One row a lane.
    type Loaded;

    /// Reads the rows of some entries; `negative` has the lanes whose point is to be negated.
    fn load(&self, f: &R, table: &Table<R::Mem>, lanes: &[Entry], negative: u8) -> Self::Loaded;
    /// The point itself.
    fn first(&self, f: &R, q: &Self::Loaded, negative: u8) -> Extended<R::El>;
    /// `p ± q`, unified.
    fn add(&self, f: &R, p: &Extended<R::El>, q: &Self::Loaded, negative: u8) -> Extended<R::El>;
}

/// A curve's law.
pub trait Law<R: Lanes>: Copy + Sync {
    /// Points that are added many times.
    type Kept: Operand<R>;
    /// Sums that are added a few times.
    type Cached: Operand<R>;

    /// How points are added.
    fn kept(&self) -> Self::Kept;
    /// How sums are added.
    fn cached(&self) -> Self::Cached;
    /// The rows of a finite point, [`Operand::COLUMNS`] coordinates of it.
    fn keep(&self, f: &R, q: &Affine<R::El>) -> [R::El; 4];
    /// The rows of a sum, five of them at most.
    fn cache(&self, f: &R, p: &Extended<R::El>) -> [R::El; 5];
    /// `p + q`, unified.
    fn add(&self, f: &R, p: &Extended<R::El>, q: &Extended<R::El>) -> Extended<R::El>;
}

/// `−x² + y² = 1 + d·x²y²`.
#[derive(Debug, Clone, Copy)]
pub struct MinusOne<E> {
    /// d.
    pub d: E,
    /// 2d.
    pub d2: E,
    /// 1/2.
    pub half: E,
}

/// [`Stored`] points.
#[derive(Debug, Clone, Copy)]
pub struct MinusOneKept;

/// [`Cached`] sums.
#[derive(Debug, Clone, Copy)]
pub struct MinusOneCached;

/// `a·x² + y² = 1 + d·x²y²`.
#[derive(Debug, Clone, Copy)]
pub struct General<E> {
    /// a and d.
    pub curve: general::Curve<E>,
    /// 1/2.
    pub half: E,
}

/// [`general::Stored`] points.
#[derive(Debug, Clone, Copy)]
pub struct GeneralKept;

/// [`general::Cached`] sums.
#[derive(Debug, Clone, Copy)]
pub struct GeneralCached;

/// `−x` in the lanes of `negative`: `K·p − x`, which counts as one stored form (see [`crate::msm::accumulate`]).
#[inline(always)]
fn turned<R: Lanes>(f: &R, x: &R::El, negative: u8) -> R::El {
    if negative == 0 {
        return *x;
    }
    f.select(negative, &f.neg::<1>(x), x)
}

/// Coordinates that are kept of a point, with a = −1 or with any a.
pub fn columns_kept(a_is_minus_one: bool) -> usize {
    if a_is_minus_one { 3 } else { 4 }
}

impl<R: Lanes> Operand<R> for MinusOneKept {
    const COLUMNS: usize = 3;
    type Loaded = Stored<R::El>;

    /// `minus` and `plus` change places; t is left as it is.
    #[inline(always)]
    fn load(&self, f: &R, table: &Table<R::Mem>, lanes: &[Entry], negative: u8) -> Self::Loaded {
        let [minus, plus, t] = columns(f, table, lanes);
        Stored {
            minus: f.select(negative, &plus, &minus),
            plus: f.select(negative, &minus, &plus),
            t,
        }
    }
    #[inline(always)]
    fn first(&self, f: &R, q: &Self::Loaded, _: u8) -> Extended<R::El> {
        edwards::first(f, q)
    }
    #[inline(always)]
    fn add(&self, f: &R, p: &Extended<R::El>, q: &Self::Loaded, negative: u8) -> Extended<R::El> {
        edwards::add_turned(f, p, q, negative)
    }
}

/// The columns of the rows of some entries.
#[inline(always)]
fn columns<R: Lanes, const N: usize>(f: &R, table: &Table<R::Mem>, lanes: &[Entry]) -> [R::El; N] {
    let mut at = [0; 8];
    for lane in 0..R::WIDTH {
        at[lane] = index(lanes[lane]);
    }
    f.gather_rows(&table.mem, &at)
}

impl<R: Lanes> Operand<R> for MinusOneCached {
    const COLUMNS: usize = 4;
    type Loaded = Cached<R::El>;

    #[inline(always)]
    fn load(&self, f: &R, table: &Table<R::Mem>, lanes: &[Entry], _: u8) -> Self::Loaded {
        let [minus, plus, t, z] = columns(f, table, lanes);
        Cached { minus, plus, t, z }
    }
    /// From the neutral element: 7M more than need be, once a list.
    #[inline(always)]
    fn first(&self, f: &R, q: &Self::Loaded, _: u8) -> Extended<R::El> {
        edwards::add_cached(f, &extended::identity(f), q)
    }
    #[inline(always)]
    fn add(&self, f: &R, p: &Extended<R::El>, q: &Self::Loaded, _: u8) -> Extended<R::El> {
        edwards::add_cached(f, p, q)
    }
}

impl<R: Lanes> Law<R> for MinusOne<R::El> {
    type Kept = MinusOneKept;
    type Cached = MinusOneCached;

    #[inline(always)]
    fn kept(&self) -> MinusOneKept {
        MinusOneKept
    }
    #[inline(always)]
    fn cached(&self) -> MinusOneCached {
        MinusOneCached
    }
    #[inline(always)]
    fn keep(&self, f: &R, q: &Affine<R::El>) -> [R::El; 4] {
        let Stored { minus, plus, t } = stored::store(f, &self.d, &self.half, q);
        [minus, plus, t, f.zero()]
    }
    #[inline(always)]
    fn cache(&self, f: &R, p: &Extended<R::El>) -> [R::El; 5] {
        let q = edwards::to_cached(f, &self.d2, p);
        [
            f.norm(&q.minus),
            f.norm(&q.plus),
            q.t,
            f.norm(&q.z),
            f.zero(),
        ]
    }
    #[inline(always)]
    fn add(&self, f: &R, p: &Extended<R::El>, q: &Extended<R::El>) -> Extended<R::El> {
        edwards::minus_one::add(f, &self.d2, p, q)
    }
}

impl<R: Lanes> Law<R> for General<R::El> {
    type Kept = GeneralKept;
    type Cached = GeneralCached;

    #[inline(always)]
    fn kept(&self) -> GeneralKept {
        GeneralKept
    }
    #[inline(always)]
    fn cached(&self) -> GeneralCached {
        GeneralCached
    }
    #[inline(always)]
    fn keep(&self, f: &R, q: &Affine<R::El>) -> [R::El; 4] {
        let q = general::Stored::store(f, &self.curve, &self.half, q);
        [q.minus, q.plus, q.t, q.s]
    }
    #[inline(always)]
    fn cache(&self, f: &R, p: &Extended<R::El>) -> [R::El; 5] {
        let q = general::to_cached(f, &self.curve, p);
        [f.norm(&q.minus), f.norm(&q.plus), q.t, f.norm(&q.z), q.s]
    }
    #[inline(always)]
    fn add(&self, f: &R, p: &Extended<R::El>, q: &Extended<R::El>) -> Extended<R::El> {
        general::add(f, &self.curve, p, q)
    }
}

impl<R: Lanes> Operand<R> for GeneralKept {
    const COLUMNS: usize = 4;
    type Loaded = general::Stored<R::El>;

    #[inline(always)]
    fn load(&self, f: &R, table: &Table<R::Mem>, lanes: &[Entry], negative: u8) -> Self::Loaded {
        let [minus, plus, t, s] = columns(f, table, lanes);
        general::Stored {
            minus: f.select(negative, &plus, &minus),
            plus: f.select(negative, &minus, &plus),
            t: turned(f, &t, negative),
            s: turned(f, &s, negative),
        }
    }
    #[inline(always)]
    fn first(&self, f: &R, q: &Self::Loaded, _: u8) -> Extended<R::El> {
        q.first(f)
    }
    #[inline(always)]
    fn add(&self, f: &R, p: &Extended<R::El>, q: &Self::Loaded, _: u8) -> Extended<R::El> {
        general::add_stored(f, p, q)
    }
}

impl<R: Lanes> Operand<R> for GeneralCached {
    const COLUMNS: usize = 5;
    type Loaded = general::Cached<R::El>;

    #[inline(always)]
    fn load(&self, f: &R, table: &Table<R::Mem>, lanes: &[Entry], _: u8) -> Self::Loaded {
        let [minus, plus, t, z, s] = columns(f, table, lanes);
        general::Cached {
            minus,
            plus,
            s,
            t,
            z,
        }
    }
    #[inline(always)]
    fn first(&self, f: &R, q: &Self::Loaded, _: u8) -> Extended<R::El> {
        general::add_cached(f, &extended::identity(f), q)
    }
    #[inline(always)]
    fn add(&self, f: &R, p: &Extended<R::El>, q: &Self::Loaded, _: u8) -> Extended<R::El> {
        general::add_cached(f, p, q)
    }
}
