//! Lists of points to be summed, laid out for the lanes.
//!
//! Lists of like length stand side by side, one a lane, and their entries alternate: the entries of a
//! *leaf*, two of each lane, are next to each other, so that the summation reads memory in order.
//! The lengths must be known before the entries come.

use super::table::{RowsMut, Table};
use crate::memory::resize;
use crate::recode::Digit;

/// A point of a table with a unit: the index of its first coordinate (turned by the power of ω), times 8, plus 1 for
/// a negative one.
pub type Entry = u32;

/// No entry: a lane whose list is shorter. Its index is that of some point.
pub const MISSING: Entry = 2;

/// Coordinates of a table that entries can name: three bits of an entry are the unit and [`MISSING`].
///
/// What follows for the other numbers of 32 bits here, E being the entries of a call and L its lists:
/// - E is at most 2^29: a table has a row for every digit of a point or, in two halves, for every second one, and a row
///   at least two coordinates, four where there are halves with powers of ω. Where a call takes several windows it is
///   2^19 ([`super::shared::per_call`]). The rows and columns of the fold name a bucket twice at most.
/// - L is at most 2^28, for every list has a sum, which is a row of a table that is named in turn.
/// - Places of entries: a group is as long as its first list, so that all groups together have at most E + L' entries
///   and one list more a lane, L' being the lists that are not empty, at most E: below 2^31, [`LONG`].
/// - Pieces are longer than half of [`LONGEST`]: 2^23 at most.
pub const MOST: usize = 1 << 29;

/// [`MOST`], or fewer in a test, so that sums beyond it are small.
#[cfg(not(test))]
#[inline(always)]
pub const fn most() -> usize {
    MOST
}

#[cfg(test)]
pub use testing::most;

/// How the rows of a table are laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// Coordinates in a row.
    pub stride: u32,
    /// How many coordinates further a power of ω is.
    pub turn: u32,
}

/// The entry of `ω^power` times the point of a row, negated or not.
#[inline(always)]
pub fn entry(layout: Layout, row: u32, unit: Digit) -> Entry {
    debug_assert!(
        (row as usize + 1) * layout.stride as usize <= most(),
        "row {row} of {layout:?} has no name"
    );
    (row * layout.stride + (unit >> 1 & 3) * layout.turn) << 3 | unit & 1
}

/// The index of x of an entry.
#[inline(always)]
pub fn index(e: Entry) -> u32 {
    e >> 3
}

/// The longest list that is summed in one go; longer ones are cut into pieces.
pub const LONGEST: u32 = 128;

/// Marks the slot of a list in pieces, and a piece.
const LONG: u32 = 1 << 31;

/// As many lists as there are lanes.
#[derive(Clone, Copy)]
pub struct LaneGroup {
    /// Its first leaf.
    pub leaf: u32,
    /// Entries of its longest list, at least 1.
    pub len: u32,
}

/// A list in pieces, which take its entries in turn.
struct Long {
    /// The list.
    list: u32,
    /// The first of its pieces.
    first: u32,
    slots: Vec<u32>,
    turn: usize,
}

/// The lists; see the head of the file.
#[derive(Default)]
pub struct Lists {
    width: usize,
    entries: Vec<Entry>,
    groups: Vec<LaneGroup>,
    /// Where each list's next entry goes.
    slot: Vec<u32>,
    long: Vec<Long>,
    pieces: u32,
    order: Vec<Part>,
}

/// A list or a piece of one.
#[derive(Clone, Copy, Default)]
struct Part {
    /// The list, or [`LONG`] and the number of the piece.
    of: u32,
    len: u32,
}

/// Where the sum of a lane goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// A list's own row.
    List(usize),
    /// The row of a piece.
    Piece(usize),
}

impl Lists {
    /// Empty lists of the given lengths, for a given number of lanes.
    pub fn lay_out(&mut self, width: usize, lengths: &[u32]) {
        self.width = width;
        self.sort(lengths);
        resize(&mut self.slot, lengths.len(), 0);
        self.groups.clear();
        let mut leaf = 0;
        for parts in self.order.chunks_mut(width) {
            let len = parts[0].len;
            self.groups.push(LaneGroup { leaf, len });
            for (lane, part) in parts.iter_mut().enumerate() {
                let slot = leaf * 2 * width as u32 + lane as u32;
                if part.of & LONG == 0 {
                    self.slot[part.of as usize] = slot;
                } else {
                    let long = &mut self.long[(part.of & !LONG) as usize];
                    part.of = LONG | (long.first + long.slots.len() as u32);
                    long.slots.push(slot);
                }
            }
            leaf += len.div_ceil(2);
        }
        for (k, long) in self.long.iter().enumerate() {
            self.slot[long.list as usize] = LONG | k as u32;
        }
        resize(&mut self.entries, leaf as usize * 2 * width, MISSING);
    }

    /// Counting sort by length, longest first; cuts the long ones.
    fn sort(&mut self, lengths: &[u32]) {
        let mut at = [0u32; LONGEST as usize + 2];
        self.long.clear();
        self.pieces = 0;
        for (list, &len) in lengths.iter().enumerate() {
            if len <= LONGEST {
                at[(LONGEST - len) as usize + 1] += 1;
            } else {
                let (pieces, short, more) = cut(len);
                for k in 0..pieces {
                    let len = short + u32::from(k < more);
                    at[(LONGEST - len) as usize + 1] += 1;
                }
                self.long.push(Long {
                    list: list as u32,
                    first: self.pieces,
                    slots: Vec::new(),
                    turn: 0,
                });
                self.pieces += pieces;
            }
        }
        for k in 0..=LONGEST as usize {
            at[k + 1] += at[k];
        }
        self.order.clear();
        self.order
            .resize(at[LONGEST as usize] as usize, Part::default());
        let mut put = |of: u32, len: u32| {
            let slot = &mut at[(LONGEST - len) as usize];
            self.order[*slot as usize] = Part { of, len };
            *slot += 1;
        };
        let mut long = 0;
        for (list, &len) in lengths.iter().enumerate() {
            if len > LONGEST {
                let (pieces, short, more) = cut(len);
                for k in 0..pieces {
                    put(LONG | long, short + u32::from(k < more));
                }
                long += 1;
            } else if len > 0 {
                put(list as u32, len);
            }
        }
    }

    /// Adds an entry to a list, which must have room for it.
    #[inline(always)]
    pub fn push(&mut self, list: usize, e: Entry) {
        let slot = &mut self.slot[list];
        if *slot & LONG == 0 {
            self.entries[*slot as usize] = e;
            *slot += self.width as u32;
        } else {
            let long = &mut self.long[(*slot & !LONG) as usize];
            self.entries[long.slots[long.turn] as usize] = e;
            long.slots[long.turn] += self.width as u32;
            long.turn += 1;
            if long.turn == long.slots.len() {
                long.turn = 0;
            }
        }
    }

    /// Bytes of the memory that they hold.
    pub fn bytes_held(&self) -> usize {
        4 * (self.entries.capacity() + self.slot.capacity())
            + size_of::<Part>() * self.order.capacity()
            + size_of::<LaneGroup>() * self.groups.capacity()
    }

    /// Number of lists, empty ones too: of rows for their sums.
    pub fn rows(&self) -> usize {
        self.slot.len()
    }

    /// Number of pieces that long lists are cut into.
    pub fn pieces(&self) -> usize {
        self.pieces as usize
    }

    /// The groups.
    pub fn groups(&self) -> &[LaneGroup] {
        &self.groups
    }

    /// Where the sums of a group's lanes go, those that have a list.
    #[inline(always)]
    pub fn places(&self, group: usize, width: usize) -> impl Iterator<Item = Place> {
        let parts = self.order[group * width..].iter().take(width);
        parts.map(|part| match part.of & LONG {
            0 => Place::List(part.of as usize),
            _ => Place::Piece((part.of & !LONG) as usize),
        })
    }

    /// All entries of some leaves.
    #[inline]
    pub fn entries(&self, leaves: core::ops::Range<u32>, width: usize) -> &[Entry] {
        &self.entries[leaves.start as usize * 2 * width..leaves.end as usize * 2 * width]
    }

    /// The entries of all leaves from one on: `width` at a time are one of each lane.
    #[inline(always)]
    pub fn entries_from(&self, leaf: u32, width: usize) -> &[Entry] {
        &self.entries[leaf as usize * 2 * width..]
    }

    /// Sums the long lists, whose pieces have these sums: `sum` is given, for each long list, the list of its
    /// finite pieces, and sums these into its table.
    pub fn join<M: Copy, E>(
        &self,
        pieces: &Table<M>,
        out: &mut RowsMut<'_, M>,
        sum: impl FnOnce(&Self, &mut Table<M>) -> Result<(), E>,
    ) -> Result<(), E> {
        if self.long.is_empty() {
            return Ok(());
        }
        let mut whole = Table::default();
        sum(
            &self.finite_pieces(&pieces.finite, pieces.layout()),
            &mut whole,
        )?;
        for (k, long) in self.long.iter().enumerate() {
            if whole.finite[k] {
                out.row(long.list as usize).copy_from_slice(whole.row(k));
                out.finite[long.list as usize] = true;
            }
        }
        Ok(())
    }

    /// For each long list that of its finite pieces, which are rows of a table.
    fn finite_pieces(&self, finite: &[bool], layout: Layout) -> Self {
        let mut queue = Queue::default();
        for long in &self.long {
            let all = long.first..long.first + long.slots.len() as u32;
            let finite = all.filter(|&piece| finite[piece as usize]);
            (queue.entries).extend(finite.map(|piece| entry(layout, piece, 0)));
            queue.close();
        }
        queue.lay_out(self.width);
        queue.lists
    }

    /// Two entries of each lane of a group: those of the first, then those of the second; `width`
    /// is the number of lanes, known to the compiler.
    #[inline(always)]
    pub fn leaf(&self, leaf: u32, width: usize) -> [&[Entry]; 2] {
        let at = leaf as usize * 2 * width;
        let (first, second) = self.entries[at..][..2 * width].split_at(width);
        [first, second]
    }
}

/// Lists whose entries come one list after the other.
#[derive(Default)]
pub struct Queue {
    /// The lengths of the lists that are closed.
    pub lengths: Vec<u32>,
    /// The entries of all lists.
    pub entries: Vec<Entry>,
    closed: usize,
    /// The lists, once laid out.
    pub lists: Lists,
}

impl Queue {
    /// No lists.
    pub fn clear(&mut self) {
        self.lengths.clear();
        self.entries.clear();
        self.closed = 0;
    }

    /// Ends a list.
    pub fn close(&mut self) {
        self.lengths.push((self.entries.len() - self.closed) as u32);
        self.closed = self.entries.len();
    }

    /// Lays the lists out for a given number of lanes.
    pub fn lay_out(&mut self, width: usize) {
        self.lists.lay_out(width, &self.lengths);
        let mut entries = self.entries.iter();
        for (list, &len) in self.lengths.iter().enumerate() {
            for &e in entries.by_ref().take(len as usize) {
                self.lists.push(list, e);
            }
        }
    }

    /// Bytes of the memory that they hold.
    pub fn bytes_held(&self) -> usize {
        self.lists.bytes_held() + 4 * (self.entries.capacity() + self.lengths.capacity())
    }
}

/// The number of pieces of a long list, the length of the short ones, and how many have one more.
fn cut(len: u32) -> (u32, u32, u32) {
    let pieces = len.div_ceil(LONGEST);
    (pieces, len / pieces, len % pieces)
}

#[cfg(test)]
pub mod testing {
    use std::cell::Cell;

    thread_local! {
        static LIMIT: Cell<usize> = const { Cell::new(super::MOST) };
    }

    /// The limit of this thread.
    pub fn most() -> usize {
        LIMIT.get()
    }

    /// Runs a job whose tables have few coordinates, in one thread: [`super::entry`] refuses what is beyond.
    pub fn with_most<T>(most: usize, job: impl FnOnce() -> T) -> T {
        struct Before(usize);
        impl Drop for Before {
            fn drop(&mut self) {
                LIMIT.set(self.0);
            }
        }
        let _before = Before(LIMIT.replace(most));
        job()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every entry is in a lane of its own list (or piece), and sums have rows of their own.
    #[test]
    fn entries_are_found_again() {
        for width in [1, 8] {
            let lengths = [3, 0, 1, 128, 129, 7, 7, 7, 2, 1000, 0, 5, 5, 1];
            let mut lists = Lists::default();
            for _ in 0..2 {
                lists.lay_out(width, &lengths);
                for k in (0..1000).rev() {
                    for (list, &len) in lengths.iter().enumerate() {
                        if k < len {
                            lists.push(list, (list as u32) << 16 | k << 3);
                        }
                    }
                }
                let mut lists_of = std::collections::HashMap::new();
                let mut found = vec![Vec::new(); lengths.len()];
                for (g, group) in lists.groups().iter().enumerate() {
                    let places: Vec<Place> = lists.places(g, width).collect();
                    for leaf in group.leaf..group.leaf + group.len.div_ceil(2) {
                        for (i, &e) in lists.leaf(leaf, width).concat().iter().enumerate() {
                            if e != MISSING {
                                let place = places[i % width];
                                assert_eq!(*lists_of.entry(place).or_insert(e >> 16), e >> 16);
                                found[(e >> 16) as usize].push(e >> 3 & 0x1fff);
                            }
                        }
                    }
                }
                assert_eq!(lists_of.len(), 10 + lists.pieces());
                for (list, &len) in lengths.iter().enumerate() {
                    found[list].sort_unstable();
                    assert_eq!(found[list], (0..len).collect::<Vec<_>>());
                    let own = lists_of.get(&Place::List(list));
                    let long = lists.long.iter().find(|l| l.list == list as u32);
                    assert_eq!(own.is_some(), len > 0 && long.is_none());
                    assert!(own.is_none_or(|l| *l == list as u32));
                    let pieces = long.map_or(0..0, |l| l.first..l.first + l.slots.len() as u32);
                    for piece in pieces {
                        assert_eq!(lists_of[&Place::Piece(piece as usize)], list as u32);
                    }
                }
            }
        }
    }
}
