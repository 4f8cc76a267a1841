//! The costs on a diagonal.

use super::line::TILE;

/// Not searched.
pub(super) const DEAD: u16 = u16::MAX;

/// Bytes around the costs that may be read.
const PAD: usize = 2 * TILE;

/// The positions of a diagonal of one `c`: a given number of tiles of lanes `b`, from a first one on. Rows of costs,
/// one an offset.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Strip {
    pub first: usize,
    pub tiles: usize,
    /// Lanes of the diagonal before these.
    pub before: usize,
    /// Lanes that are searched further are stored here.
    pub alive: (usize, usize),
}

/// Slabs by `c`.
#[derive(Debug, Clone, Default)]
pub(super) struct Diagonal {
    pub slabs: Vec<Strip>,
    /// A cost is its lane's base and a byte; 255 is 255 or more.
    pub data: Vec<u8>,
    pub base: Vec<u16>,
    /// The least cost of a lane.
    pub least: Vec<u16>,
}

impl Strip {
    pub(super) fn stride(&self) -> usize {
        self.tiles * TILE
    }

    /// Where its first row is.
    pub(super) fn at(&self, width: usize) -> usize {
        PAD + self.before * width
    }

    /// A lane among those of the diagonal.
    fn index(&self, lane: usize) -> Option<usize> {
        let i = lane.checked_sub(self.first)?;
        (i < self.stride()).then_some(self.before + i)
    }
}

impl Diagonal {
    pub(super) fn clear(&mut self) {
        self.slabs.clear();
    }

    /// One more slab.
    pub(super) fn push(&mut self, first: usize, lanes: usize) {
        let before = self.lanes();
        self.slabs.push(Strip {
            first,
            tiles: lanes.div_ceil(TILE),
            before,
            alive: (0, 0),
        });
    }

    pub(super) fn lanes(&self) -> usize {
        self.slabs.last().map_or(0, |s| s.before + s.stride())
    }

    /// Room for them.
    pub(super) fn shape(&mut self, width: usize) {
        let lanes = self.lanes();
        let size = lanes * width + 2 * PAD;
        if self.data.len() < size {
            self.data.resize(size, 0);
        }
        if self.base.len() < lanes {
            self.base.resize(lanes, DEAD);
            self.least.resize(lanes, DEAD);
        }
    }

    /// The origin: the scalar itself.
    pub(super) fn origin(&mut self, width: usize, offset: usize) {
        self.clear();
        self.push(0, 1);
        self.shape(width);
        self.base[..TILE].fill(DEAD);
        self.least[..TILE].fill(DEAD);
        (self.base[0], self.least[0]) = (0, 0);
        let at = self.slabs[0].at(width);
        self.data[at..][..width * TILE].fill(u8::MAX);
        self.data[at + offset * TILE] = 0;
        self.slabs[0].alive = (0, 1);
    }

    /// Lanes that are searched further.
    pub(super) fn alive(&self, c: Option<usize>) -> (usize, usize) {
        let slab = c.and_then(|c| self.slabs.get(c));
        slab.map_or((0, 0), |s| s.alive)
    }

    /// A cost; `None` where it is not known.
    pub(super) fn cost(&self, width: usize, c: usize, lane: usize, offset: usize) -> Option<u32> {
        let slab = self.slabs.get(c)?;
        let i = slab.index(lane)?;
        let byte = self.data[slab.at(width) + offset * slab.stride() + lane - slab.first];
        let base = self.base[i];
        (base != DEAD && byte != u8::MAX).then(|| u32::from(base) + u32::from(byte))
    }
}
