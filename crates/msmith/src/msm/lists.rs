//! Lists of points to be summed, laid out for the lanes.
//!
//! Lists of like length stand side by side, one a lane, and their entries alternate: the entries of a
//! *leaf*, two of each lane, are next to each other, so that the summation reads memory in order.
//! The lengths must be known before the entries come.

use super::table::Table;
use crate::recode::Digit;

/// A point of a table with a unit: the index of its first coordinate (turned by the power of ω), times 8, plus 1 for
/// a negative one.
pub type Entry = u32;

/// No entry: a lane whose list is shorter. Its index is that of some point.
pub const MISSING: Entry = 2;

/// Coordinates of a table that entries can name.
pub const MOST: usize = 1 << 29;

/// How the rows of a table lie.
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
    (row * layout.stride + (unit >> 1 & 3) * layout.turn) << 3 | unit & 1
}

/// The index of x of an entry.
#[inline(always)]
pub fn index(e: Entry) -> u32 {
    e >> 3
}

/// The longest list that is summed in one go; longer ones are cut into pieces.
pub const LONGEST: u32 = 128;

/// The row of an empty list's sum.
pub const NOWHERE: u32 = u32::MAX;

/// Marks the slot of a list in pieces.
const LONG: u32 = 1 << 31;

/// As many lists as there are lanes.
#[derive(Clone, Copy)]
pub struct Group {
    /// Its first leaf.
    pub leaf: u32,
    /// Entries of its longest list, at least 1.
    pub len: u32,
}

/// A list in pieces, which take its entries in turn.
pub struct Long {
    /// The list.
    pub list: u32,
    /// The row of each piece's sum.
    pub rows: Vec<u32>,
    slots: Vec<u32>,
    turn: usize,
}

/// The lists; see the head of the file.
#[derive(Default)]
pub struct Lists {
    width: usize,
    entries: Vec<Entry>,
    groups: Vec<Group>,
    /// Where each list's next entry goes.
    slot: Vec<u32>,
    row: Vec<u32>,
    long: Vec<Long>,
    order: Vec<Part>,
}

/// A list or a piece of one.
#[derive(Clone, Copy, Default)]
struct Part {
    /// The list, or [`LONG`] and the index of the long one.
    of: u32,
    len: u32,
}

impl Lists {
    /// Empty lists of the given lengths, for so many lanes.
    pub fn lay_out(&mut self, width: usize, lengths: &[u32]) {
        self.width = width;
        self.long.clear();
        self.sort(lengths);
        self.slot.clear();
        self.slot.resize(lengths.len(), 0);
        self.row.clear();
        self.row.resize(lengths.len(), NOWHERE);
        self.groups.clear();
        let mut leaf = 0;
        for (g, parts) in self.order.chunks(width).enumerate() {
            let len = parts[0].len;
            self.groups.push(Group { leaf, len });
            for (lane, part) in parts.iter().enumerate() {
                let slot = leaf * 2 * width as u32 + lane as u32;
                let row = (g * width + lane) as u32;
                if part.of & LONG == 0 {
                    self.slot[part.of as usize] = slot;
                    self.row[part.of as usize] = row;
                } else {
                    let long = &mut self.long[(part.of & !LONG) as usize];
                    long.slots.push(slot);
                    long.rows.push(row);
                }
            }
            leaf += len.div_ceil(2);
        }
        for (k, long) in self.long.iter().enumerate() {
            self.slot[long.list as usize] = LONG | k as u32;
            self.row[long.list as usize] = long.rows[0];
        }
        self.entries.clear();
        self.entries.resize(leaf as usize * 2 * width, MISSING);
    }

    /// Counting sort by length, longest first; cuts the long ones.
    fn sort(&mut self, lengths: &[u32]) {
        let mut at = [0u32; LONGEST as usize + 2];
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
                    rows: Vec::new(),
                    slots: Vec::new(),
                    turn: 0,
                });
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
        4 * (self.entries.capacity() + self.slot.capacity() + self.row.capacity())
            + size_of::<Part>() * self.order.capacity()
            + size_of::<Group>() * self.groups.capacity()
    }

    /// The row of a list's sum, [`NOWHERE`] for an empty list.
    #[inline(always)]
    pub fn row(&self, list: usize) -> u32 {
        self.row[list]
    }

    /// The groups; the sums of group `g` go to rows `g·width` and on.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The lists in pieces.
    pub fn long(&self) -> &[Long] {
        &self.long
    }

    /// All entries of some leaves.
    pub fn entries(&self, leaves: core::ops::Range<u32>, width: usize) -> &[Entry] {
        &self.entries[leaves.start as usize * 2 * width..leaves.end as usize * 2 * width]
    }

    /// The entries of all leaves from one on: `width` at a time are one of each lane.
    #[inline(always)]
    pub fn entries_from(&self, leaf: u32, width: usize) -> &[Entry] {
        &self.entries[leaf as usize * 2 * width..]
    }

    /// For each list in pieces the list of its pieces' sums, those that are finite rows of `sums`.
    pub fn of_pieces<M: Copy>(&self, sums: &Table<M>) -> Self {
        let finite = |row: &&u32| sums.finite[**row as usize];
        let count = |long: &Long| long.rows.iter().filter(finite).count() as u32;
        let lengths: Vec<u32> = self.long.iter().map(count).collect();
        let mut lists = Self::default();
        lists.lay_out(self.width, &lengths);
        for (k, long) in self.long.iter().enumerate() {
            for &row in long.rows.iter().filter(finite) {
                lists.push(k, entry(sums.layout(), row, 0));
            }
        }
        lists
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

    /// Lays the lists out for so many lanes.
    pub fn lay_out(&mut self, width: usize) {
        self.lists.lay_out(width, &self.lengths);
        let mut entries = self.entries.iter();
        for (list, &len) in self.lengths.iter().enumerate() {
            for &e in entries.by_ref().take(len as usize) {
                self.lists.push(list, e);
            }
        }
    }

    /// The row of a list's sum, if that is finite.
    pub fn row<M: Copy>(&self, sums: &Table<M>, list: usize) -> Option<u32> {
        finite_row(sums, &self.lists, list)
    }

    /// Bytes of the memory that they hold.
    pub fn bytes_held(&self) -> usize {
        self.lists.bytes_held() + 4 * (self.entries.capacity() + self.lengths.capacity())
    }
}

/// The row of a list's sum in the table of sums, if that is finite.
pub fn finite_row<M: Copy>(sums: &Table<M>, lists: &Lists, list: usize) -> Option<u32> {
    let row = lists.row(list);
    (row != NOWHERE && sums.finite[row as usize]).then_some(row)
}

/// The number of pieces of a long list, the length of the short ones, and how many have one more.
fn cut(len: u32) -> (u32, u32, u32) {
    let pieces = len.div_ceil(LONGEST);
    (pieces, len / pieces, len % pieces)
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
                let mut rows = std::collections::HashMap::new();
                let mut found = vec![Vec::new(); lengths.len()];
                for (g, group) in lists.groups().iter().enumerate() {
                    for leaf in group.leaf..group.leaf + group.len.div_ceil(2) {
                        for (i, &e) in lists.leaf(leaf, width).concat().iter().enumerate() {
                            if e != MISSING {
                                let row = (g * width + i % width) as u32;
                                assert_eq!(*rows.entry(row).or_insert(e >> 16), e >> 16);
                                found[(e >> 16) as usize].push(e >> 3 & 0x1fff);
                            }
                        }
                    }
                }
                for (list, &len) in lengths.iter().enumerate() {
                    found[list].sort_unstable();
                    assert_eq!(found[list], (0..len).collect::<Vec<_>>());
                    match lists.long().iter().find(|l| l.list == list as u32) {
                        Some(long) => assert!(long.rows.iter().all(|r| rows[r] == list as u32)),
                        None if len == 0 => assert_eq!(lists.row(list), NOWHERE),
                        None => assert_eq!(rows[&lists.row(list)], list as u32),
                    }
                }
            }
        }
    }
}
