//! Rows of tiles and of terms, whose places are looked at once and not for each row.
#![allow(unsafe_code)]

use super::line::{Bytes, Line, TILE};

/// Where rows of a tile are: the first, and how far apart.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Place {
    pub at: usize,
    pub stride: usize,
}

/// They are all in a slice of this length.
fn inside(place: Place, rows: usize, len: usize) -> bool {
    let last = rows.saturating_sub(1).checked_mul(place.stride);
    let end = last.and_then(|l| l.checked_add(place.at)?.checked_add(TILE));
    end.is_some_and(|end| end <= len)
}

/// Rows of tiles, one after the other.
pub(super) struct Reader<'a> {
    from: &'a [u8],
    places: [Place; 2],
    left: usize,
}

impl<'a> Reader<'a> {
    #[inline(always)]
    pub(super) fn new(from: &'a [u8], places: [Place; 2], rows: usize) -> Self {
        let all = inside(places[0], rows, from.len()) && inside(places[1], rows, from.len());
        let left = if all { rows } else { 0 };
        Self { from, places, left }
    }

    /// After the last row, `none`.
    #[inline(always)]
    pub(super) fn next<L: Bytes>(&mut self, none: L::Vector) -> L::Vector {
        if self.left == 0 {
            return none;
        }
        self.left -= 1;
        let [a, b] = &mut self.places;
        // SAFETY: `new` has seen that these rows are inside.
        let (x, y) = unsafe {
            let from = self.from.as_ptr();
            (&*from.add(a.at).cast(), &*from.add(b.at).cast())
        };
        a.at += a.stride;
        b.at += b.stride;
        L::join(x, y)
    }
}

/// The same, to write, in any order.
pub(super) struct Writer<'a> {
    to: &'a mut [u8],
    places: [Place; 2],
    rows: usize,
}

impl<'a> Writer<'a> {
    #[inline(always)]
    pub(super) fn new(to: &'a mut [u8], places: [Place; 2], rows: usize) -> Self {
        let all = inside(places[0], rows, to.len()) && inside(places[1], rows, to.len());
        let rows = if all { rows } else { 0 };
        Self { to, places, rows }
    }

    /// After the last row, nothing.
    #[inline(always)]
    pub(super) fn put<L: Bytes>(&mut self, v: L::Vector, row: usize) {
        if row >= self.rows {
            return;
        }
        for (i, place) in self.places[..L::TILES].iter().enumerate() {
            let at = place.at + row * place.stride;
            // SAFETY: `new` has seen that these rows are inside.
            let to = unsafe { &mut *self.to.as_mut_ptr().add(at).cast() };
            L::part(v, i, to);
        }
    }
}

/// Rows to compare.
#[derive(Debug, Clone)]
pub(super) struct Terms {
    rows: usize,
    /// Bytes before a row. All are rows.
    terms: Vec<u32>,
}

impl Terms {
    /// `None` if there are fewer rows.
    pub(super) fn new(rows: usize, terms: &[usize]) -> Option<Self> {
        if rows > 1 << 16 || terms.iter().any(|&row| row >= rows) {
            return None;
        }
        let bytes = |row: &usize| (row * size_of::<Line>()) as u32;
        let terms = terms.iter().map(bytes).collect();
        Some(Self { rows, terms })
    }

    /// All, for `rows` that are at least those of [`Self::new`]; else none.
    #[inline(always)]
    pub(super) fn all<'a>(&'a self, rows: &'a [Line]) -> List<'a> {
        let terms = if rows.len() < self.rows {
            &[]
        } else {
            &self.terms[..]
        };
        List { terms, rows }
    }
}

/// Terms of rows.
#[derive(Clone, Copy)]
pub(super) struct List<'a> {
    terms: &'a [u32],
    rows: &'a [Line],
}

impl List<'_> {
    /// The next ones, and `all`: the smallest.
    #[inline(always)]
    pub(super) fn some<L: Bytes>(&mut self, mut count: u8, mut all: L::Vector) -> L::Vector {
        while count > 8 {
            all = self.next::<L, 8>(all);
            count -= 8;
        }
        macro_rules! arms {
            ($($n:literal)*) => {
                match count {
                    $($n => self.next::<L, $n>(all),)*
                    _ => all,
                }
            };
        }
        arms!(1 2 3 4 5 6 7 8)
    }

    /// The next `N`, if there are, and `all`: the smallest.
    #[inline(always)]
    pub(super) fn next<L: Bytes, const N: usize>(&mut self, mut all: L::Vector) -> L::Vector {
        let Some((terms, rest)) = self.terms.split_first_chunk::<N>() else {
            return all;
        };
        self.terms = rest;
        for &at in terms {
            // SAFETY: this is a row: `Terms`.
            let row: &Line = unsafe { &*self.rows.as_ptr().cast::<u8>().add(at as usize).cast() };
            all = L::min(all, L::load(row));
        }
        all
    }
}
