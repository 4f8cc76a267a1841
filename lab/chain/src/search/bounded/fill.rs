//! A diagonal from the one before it.

use super::super::layer::Extent;
use super::super::rows::Rows;
use super::super::window::Window;
use super::diagonal::{DEAD, Diagonal, Strip};
use super::limit::Limit;
use super::line::{Bytes, Line, TILE};
use super::program::{NONE, Run, TileProgram};
use super::strided::{List, Place, Reader, Writer};

/// What all positions share.
#[derive(Clone, Copy)]
pub(super) struct Facts<'a> {
    pub window: &'a Window,
    pub rows: &'a Rows,
    pub extent: &'a Extent,
    pub program: &'a TileProgram,
    pub limit: Limit,
}

/// A node with a small integer, and what the chain by it costs.
#[derive(Debug, Clone, Copy)]
pub(super) struct End {
    pub cost: u32,
    pub d: usize,
    pub b: usize,
    pub c: usize,
    /// The offset's index.
    pub o: usize,
    /// The cost up to here.
    pub here: u32,
}

/// A tile and its parents.
#[derive(Debug, Clone, Copy)]
pub(super) struct Tile {
    c: usize,
    lane: usize,
    /// Its lanes among those of the diagonal.
    index: usize,
    /// Its rows.
    to: Place,
    /// Its parents' rows.
    from: [Place; 3],
    base: [u16; TILE],
    /// What a parent's costs are more, or less, against `base`.
    more: [[u8; TILE]; 3],
    less: [[u8; TILE]; 3],
}

/// Room to work.
#[derive(Debug, Clone, Default)]
pub(super) struct Scratch {
    pub rows: Vec<Line>,
    pub tiles: Vec<Tile>,
}

/// 32 numbers from an index that may be before the first.
#[inline(always)]
fn some(from: &[u16], at: isize) -> [u16; TILE] {
    let mut out = [DEAD; TILE];
    if at >= 0 && at as usize + TILE <= from.len() {
        out.copy_from_slice(&from[at as usize..][..TILE]);
    } else {
        let first = at.max(0) as usize;
        let last = ((at + TILE as isize).max(0) as usize).min(from.len());
        if first < last {
            let skip = (first as isize - at) as usize;
            out[skip..skip + last - first].copy_from_slice(&from[first..last]);
        }
    }
    out
}

impl Tile {
    #[inline(always)]
    fn new(program: &TileProgram, before: &Diagonal, c: usize, lane: usize, slab: &Strip) -> Self {
        let width = program.width;
        let mut tile = Self {
            c,
            lane,
            index: slab.before + lane - slab.first,
            to: Place {
                at: slab.at(width) + lane - slab.first,
                stride: slab.stride(),
            },
            from: [Place::default(); 3],
            base: [DEAD; TILE],
            more: [[u8::MAX; TILE]; 3],
            less: [[0; TILE]; 3],
        };
        let mut bases = [[DEAD; TILE]; 3];
        for (i, base) in program.bases.iter().enumerate() {
            let plane = c.checked_sub(usize::from(i == 2));
            let Some(parent) = plane.and_then(|c| before.slabs.get(c)) else {
                continue;
            };
            let at = lane as isize - isize::from(i == 1) - parent.first as isize;
            let stride = parent.stride();
            if at <= -(TILE as isize) || at >= stride as isize {
                continue;
            }
            tile.from[i] = Place {
                at: (parent.at(width) as isize + at) as usize,
                stride,
            };
            let range = parent.before..parent.before + stride;
            let own = some(&before.base[range.clone()], at);
            let least = some(&before.least[range], at);
            for l in 0..TILE {
                bases[i][l] = own[l].saturating_add(base.price);
                tile.base[l] = tile.base[l].min(least[l].saturating_add(base.price));
            }
        }
        for i in 0..program.bases.len() {
            for l in 0..TILE {
                let (x, y) = (bases[i][l], tile.base[l]);
                tile.more[i][l] = x.saturating_sub(y).min(255) as u8;
                tile.less[i][l] = y.saturating_sub(x).min(255) as u8;
            }
        }
        tile
    }

    /// Words of residues of the parents.
    #[inline(always)]
    fn words<'a>(&self, rows: &'a Rows, kind: usize, before: usize) -> &'a [u16] {
        match kind {
            0 => rows.words(self.c, 0, before, self.lane),
            1 | 2 => rows.words_before(self.c, kind, before, self.lane),
            _ => rows.words(self.c.saturating_sub(1), kind, before, self.lane),
        }
    }
}

/// Bits of the parents' residues.
#[inline(always)]
fn mask<L: Bytes>(rows: &Rows, kind: usize, d: usize, tiles: [&Tile; 2]) -> L::Mask {
    let [a, b] = tiles;
    let words = [a.words(rows, kind, d - 1), b.words(rows, kind, d - 1)];
    L::mask(words, (d - 1) % 16)
}

/// `H` of a base: `shift` is given its parent's rows and moves them by the residues.
#[inline(always)]
fn moved<L: Bytes>(
    program: &TileProgram,
    i: usize,
    tiles: [&Tile; 2],
    before: &[u8],
    scratch: &mut [Line],
    mut shift: impl Shift<L>,
) {
    let [a, b] = tiles;
    let base = &program.bases[i];
    let none = L::splat(u8::MAX);
    let mut parent = Reader::new(before, [a.from[i], b.from[i]], program.width);
    let more = L::join(&a.more[i], &b.more[i]);
    let less = L::join(&a.less[i], &b.less[i]);
    let folded = L::plus(more, L::splat(base.more));
    let (rows, plain) = scratch.split_at_mut(program.plain);
    let rows = rows[base.row..].iter_mut();
    for (row, &copy) in rows.zip(&base.plain) {
        let v = shift.next(parent.next::<L>(none));
        if copy != NONE {
            let v = L::minus(L::plus(v, more), less);
            L::store(v, &mut plain[usize::from(copy)]);
        }
        L::store(L::minus(L::plus(v, folded), less), row);
    }
}

/// Rows moved by residues.
trait Shift<L: Bytes> {
    /// The next moved row, from the next row.
    fn next(&mut self, x: L::Vector) -> L::Vector;
}

/// By the bit of a residue modulo 2.
struct Two<L: Bytes>(L::Mask, L::Vector);

impl<L: Bytes> Shift<L> for Two<L> {
    #[inline(always)]
    fn next(&mut self, x: L::Vector) -> L::Vector {
        let v = L::select(self.0, self.1, x);
        self.1 = x;
        v
    }
}

/// By the bits of a residue modulo 3.
struct Three<L: Bytes>([L::Mask; 2], [L::Vector; 2]);

impl<L: Bytes> Shift<L> for Three<L> {
    #[inline(always)]
    fn next(&mut self, x: L::Vector) -> L::Vector {
        let [a, b] = self.1;
        self.1 = [x, a];
        L::select(self.0[1], b, L::select(self.0[0], a, x))
    }
}

/// By the bits of a residue modulo 5: by the lowest, then by the next, then by the last.
struct Five<L: Bytes>([L::Mask; 3], L::Vector, [L::Vector; 2], [L::Vector; 4]);

impl<L: Bytes> Shift<L> for Five<L> {
    #[inline(always)]
    fn next(&mut self, x: L::Vector) -> L::Vector {
        let Self(masks, a, b, c) = self;
        let by_one = L::select(masks[0], *a, x);
        let by_two = L::select(masks[1], b[1], by_one);
        let by_four = L::select(masks[2], c[3], by_two);
        *a = x;
        *b = [by_one, b[0]];
        *c = [by_two, c[0], c[1], c[2]];
        by_four
    }
}

/// Two tiles, or one: their costs, and by how much the least ones are above the bases.
#[inline(always)]
fn block<L: Bytes>(
    program: &TileProgram,
    rows: &Rows,
    d: usize,
    tiles: [&Tile; 2],
    before: &[u8],
    scratch: &mut [Line],
    out: &mut [u8],
) -> L::Vector {
    let none = L::splat(u8::MAX);
    let shift = Two::<L>(mask::<L>(rows, 0, d, tiles), none);
    moved::<L>(program, 0, tiles, before, scratch, shift);
    if program.bases.len() > 1 {
        let masks = [mask::<L>(rows, 1, d, tiles), mask::<L>(rows, 2, d, tiles)];
        let shift = Three::<L>(masks, [none; 2]);
        moved::<L>(program, 1, tiles, before, scratch, shift);
    }
    if program.bases.len() > 2 {
        let masks = [
            mask::<L>(rows, 3, d, tiles),
            mask::<L>(rows, 4, d, tiles),
            mask::<L>(rows, 5, d, tiles),
        ];
        let shift = Five::<L>(masks, none, [none; 2], [none; 4]);
        moved::<L>(program, 2, tiles, before, scratch, shift);
    }
    let mut least = none;
    let mut out = Writer::new(out, [tiles[0].to, tiles[1].to], program.width);
    let mut terms = program.terms.all(scratch);
    let mut offsets = &program.offsets[..];
    macro_rules! arms {
        ($run:ident, $some:ident, $($n:literal)*) => {
            match $run.counts[0] % WHOLE as u8 {
                $($n => same::<L, $n>(program, $run, $some, &mut terms, least, &mut out),)*
                _ => least,
            }
        };
    }
    for run in &program.runs {
        let (some, rest) = offsets.split_at(run.offsets);
        offsets = rest;
        least = arms!(run, some, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
    }
    least
}

/// Terms in one piece.
const WHOLE: usize = 16;

/// Offsets with as many terms, `N` modulo [`WHOLE`] of the dearest price.
#[inline(always)]
fn same<L: Bytes, const N: usize>(
    program: &TileProgram,
    run: &Run,
    offsets: &[u16],
    terms: &mut List<'_>,
    mut least: L::Vector,
    out: &mut Writer<'_>,
) -> L::Vector {
    let (Some((&count, counts)), Some((&step, steps))) =
        (run.counts.split_first(), program.steps.split_first())
    else {
        return least;
    };
    for &o in offsets {
        let mut all = L::splat(u8::MAX);
        for _ in 0..usize::from(count) / WHOLE {
            all = terms.next::<L, WHOLE>(all);
        }
        all = L::plus(terms.next::<L, N>(all), L::splat(step));
        for (&count, &step) in counts.iter().zip(steps) {
            all = terms.some::<L>(count, all);
            all = L::plus(all, L::splat(step));
        }
        least = L::min(least, all);
        out.put::<L>(all, o.into());
    }
    least
}

/// The costs of a diagonal whose slabs have their shape; the best end.
#[inline(always)]
pub(super) fn fill<L: Bytes>(
    shared: Facts<'_>,
    scratch: &mut Scratch,
    d: usize,
    before: &Diagonal,
    to: &mut Diagonal,
    best: &mut Option<End>,
) {
    let program = shared.program;
    scratch.tiles.clear();
    for (c, slab) in to.slabs.iter().enumerate() {
        for i in 0..slab.tiles {
            let lane = slab.first + i * TILE;
            scratch
                .tiles
                .push(Tile::new(program, before, c, lane, slab));
        }
    }
    for pair in scratch.tiles.chunks(L::TILES) {
        let (a, b) = (&pair[0], pair.last().unwrap_or(&pair[0]));
        let least = block::<L>(
            program,
            shared.rows,
            d,
            [a, b],
            &before.data,
            &mut scratch.rows,
            &mut to.data,
        );
        let mut line = Line([0; 64]);
        L::store(least, &mut line);
        for (tile, least) in pair.iter().zip(line.0.chunks_exact(TILE)) {
            keep(shared, d, tile, least, to, best);
        }
    }
    for slab in &mut to.slabs {
        let range = slab.before..slab.before + slab.stride();
        let alive = |x: &u16| *x != DEAD;
        let lanes = &to.base[range];
        slab.alive = match lanes.iter().position(alive) {
            Some(i) => (
                slab.first + i,
                slab.first + lanes.iter().rposition(alive).unwrap_or(i) + 1,
            ),
            None => (0, 0),
        };
    }
}

/// Which of a tile's lanes are searched further; where a chain may end.
#[inline(always)]
fn keep(
    shared: Facts<'_>,
    d: usize,
    tile: &Tile,
    least: &[u8],
    to: &mut Diagonal,
    best: &mut Option<End>,
) {
    let most = shared.limit.most(d, tile.c, tile.lane);
    let base = &mut to.base[tile.index..][..TILE];
    let all = &mut to.least[tile.index..][..TILE];
    let least = &least[..TILE];
    for l in 0..TILE {
        let x = tile.base[l].saturating_add(u16::from(least[l]));
        let dead = i32::from(x) > most[l] || x == DEAD;
        all[l] = if dead { DEAD } else { x };
        base[l] = if dead { DEAD } else { tile.base[l] };
    }
    let active = shared.extent.active(d, tile.c).max(tile.lane) - tile.lane;
    let plane = &shared.rows.planes[tile.c];
    for l in active..TILE {
        let (b, c) = (tile.lane + l, tile.c);
        if base[l] == DEAD {
            continue;
        }
        let costs = shared.window.costs(plane.quotient(b, d - b - c));
        for (o, &cost) in costs.iter().enumerate() {
            let here = u32::from(base[l]) + u32::from(to.data[tile.to.at + o * tile.to.stride + l]);
            let cost = cost.saturating_add(here.into());
            if best.is_none_or(|b| cost < b.cost.into()) {
                let cost = cost as u32;
                *best = Some(End {
                    cost,
                    d,
                    b,
                    c,
                    o,
                    here,
                });
            }
        }
        (base[l], all[l]) = (DEAD, DEAD);
    }
}
