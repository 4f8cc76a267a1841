//! Sums of points by the columns of a circuit's matrices: for every signal `Σ a_i·L_i` over the constraints that it is
//! in.
//!
//! Most coefficients are ±1 or small and most signals in a few constraints, so that a sum is mostly affine additions,
//! which are made side by side: of all terms in a block the first and the second of each signal, then what is left in
//! the same way. Coefficients are taken as the shorter of a and r − a; those beyond ±1 are multiplied first, side by
//! side too, and where a signal has several of them they are a sum of its own, which shares their doublings.
//!
//! Terms are sorted by signals as far as memory allows, otherwise the constraints are gone through once for every part
//! of the signals.

use std::ops::Range;

use msmith::{Engine, Options, Points, Scalars, WordPoints};
use msmith_core::memory;
use msmith_core::parallel::run_watched;
use msmith_io::source::PointsInPlace;

use crate::{Error, Groups};
use msmith_circom::circuit::Circuit;
use msmith_circom::groups::WORDS;
use msmith_circom::integers::{self, Scalar, is_below, reduced, subtract};
use msmith_circom::points::empty;
use msmith_circom::work::{BLOCK, Work};

/// Multiples of one signal from which on they are a sum: of coefficients of one word, and of longer ones.
const MANY: [usize; 2] = [64, 6];
/// Multiples of one signal that all threads sum.
const LARGE: usize = 1 << 10;
/// Bytes of a term that is sorted.
const TERM: u64 = 16;
/// Bytes of memory that a term of a block takes with its product, in words of a point.
const PER_WORD: u64 = 8 * 4;

/// Points that a matrix is taken with.
#[derive(Clone, Copy)]
pub struct Take<'a> {
    /// 0, 1 or 2 for a, b and c.
    pub matrix: usize,
    /// A point for each constraint.
    pub points: PointsInPlace<'a>,
}

/// What a section's points are.
pub struct Columns<'a> {
    pub circuit: &'a Circuit,
    pub groups: &'a Groups,
    pub engine: &'a Engine,
    pub takes: &'a [Take<'a>],
    /// For the 1 and every public signal s one term more: the point of this list at the number of constraints plus s.
    pub public: Option<PointsInPlace<'a>>,
}

/// A term: its list, its place there, and its coefficient's bytes (of none: 1).
#[derive(Clone, Copy)]
struct Term<'a> {
    list: u8,
    place: u32,
    coefficient: Option<&'a [u8; 8 * WORDS]>,
}

impl Columns<'_> {
    /// The sums of some signals, in blocks in their order.
    pub fn each(
        &self,
        signals: Range<usize>,
        work: &Work<'_>,
        mut put: impl FnMut(WordPoints) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let counts = memory::within(|| self.counts(&signals))?;
        let most = room(self.engine, counts.len(), &work.options)?;
        let mut first = 0;
        while first < counts.len() {
            let mut terms = 0;
            let fits = |count: &&u32| {
                terms += u64::from(**count);
                terms <= most
            };
            let part = counts[first..].iter().take_while(fits).count().max(1);
            let (part_of, start) = (&counts[first..first + part], signals.start + first);
            let sorted = memory::within(|| Sorted::new(self, part_of, start))?;
            self.blocks(&sorted, work, &mut put)?;
            first += part;
        }
        Ok(())
    }

    /// Terms of each signal. To be called within [`memory::within`].
    fn counts(&self, signals: &Range<usize>) -> Vec<u32> {
        let mut counts = memory::filled(signals.len(), 0);
        self.visit(signals, |signal, _| counts[signal] += 1);
        counts
    }

    /// Visits the terms of some signals, numbered from the first of these.
    fn visit<'s>(&'s self, signals: &Range<usize>, mut term: impl FnMut(usize, Term<'s>)) {
        let inside = |signal: usize| signals.contains(&signal).then(|| signal - signals.start);
        for (constraint, combinations) in self.circuit.each().enumerate() {
            for (list, take) in self.takes.iter().enumerate() {
                for (signal, coefficient) in combinations[take.matrix].each() {
                    if let Some(signal) = inside(signal as usize) {
                        let (list, place) = (list as u8, constraint as u32);
                        let coefficient = Some(coefficient);
                        term(
                            signal,
                            Term {
                                list,
                                place,
                                coefficient,
                            },
                        );
                    }
                }
            }
        }
        if self.public.is_none() {
            return;
        }
        for signal in 0..=self.circuit.public_signals() {
            if let Some(inside) = inside(signal) {
                let (list, place) = (self.takes.len() as u8, self.circuit.constraints() + signal);
                let (place, coefficient) = (place as u32, None);
                term(
                    inside,
                    Term {
                        list,
                        place,
                        coefficient,
                    },
                );
            }
        }
    }

    fn blocks(
        &self,
        sorted: &Sorted<'_>,
        work: &Work<'_>,
        put: &mut impl FnMut(WordPoints) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let mut first = 0;
        while first < sorted.ends.len() {
            let from = sorted.start(first);
            let fits = |end: &&usize| **end - from <= BLOCK;
            let n = sorted.ends[first..]
                .iter()
                .take_while(fits)
                .take(BLOCK)
                .count();
            let points = match n {
                // One with more terms than a block has.
                0 => self.long(&sorted.terms[from..sorted.ends[first]], work)?,
                _ => {
                    let ends = sorted.ends[first..first + n].iter().map(|end| end - from);
                    let ends: Vec<_> = ends.collect();
                    let terms = &sorted.terms[from..from + ends[n - 1]];
                    let points = self.sums(terms, &ends, work)?;
                    work.step(self.weight() * (terms.len() + n) as f64)?;
                    points
                }
            };
            put(points)?;
            first += n.max(1);
        }
        Ok(())
    }

    /// What a term costs, next to one in G1.
    pub fn weight(&self) -> f64 {
        weight(self.engine)
    }

    /// The sum of one signal with many terms.
    fn long(&self, terms: &[Term<'_>], work: &Work<'_>) -> Result<WordPoints, Error> {
        let mut parts = empty(self.engine);
        for block in terms.chunks(BLOCK) {
            append(&mut parts, &self.sums(block, &[block.len()], work)?);
            work.step(self.weight() * block.len() as f64)?;
        }
        let ends = [parts.finite.len()];
        tree(self.engine, parts, &ends, &work.sure())
    }

    /// The sums of some terms, those of each signal up to its end.
    fn sums(
        &self,
        terms: &[Term<'_>],
        ends: &[usize],
        work: &Work<'_>,
    ) -> Result<WordPoints, Error> {
        let options = &work.sure();
        let mut list = self.gathered(terms);
        let field = self.groups.scalars()?;
        let order = integers::order(field);
        let p = self.groups.curve().p.to_u64_digits();
        // Which terms are products, and the shorter of a and r − a for each, by its length.
        let (mut short, mut long) = (Multiples::default(), Multiples::default());
        let mut sums = Vec::new();
        let mut first = 0;
        for &end in ends {
            let before = [short.places.len(), long.places.len()];
            for (place, term) in (first..end).zip(&terms[first..end]) {
                let (words, negative) = match term.coefficient {
                    Some(bytes) => shorter(reduced(bytes, &order), &order),
                    None => ([1, 0, 0, 0], false),
                };
                if negative {
                    negate(&mut list, place, &p);
                }
                match words {
                    [0, 0, 0, 0] => list.finite[place] = false,
                    [1, 0, 0, 0] => {}
                    [_, 0, 0, 0] => short.push(place, words),
                    _ => long.push(place, words),
                }
            }
            let both = [&mut short, &mut long].into_iter().zip(MANY);
            for ((products, many), before) in both.zip(before) {
                if products.places.len() - before >= many {
                    sums.push(products.split_off(before));
                }
            }
            first = end;
        }
        // Some with many terms go through all threads, many with some to one thread each.
        let own = &Options {
            threads: Some(1),
            ..*options
        };
        let alone = |k: usize| sums[k].places.len() >= LARGE;
        let sum = |k: usize, options: &Options<'_>| {
            let Multiples { places, words } = &sums[k];
            let points = picked(&list, places);
            self.engine.msm(&points, Scalars::U256(words), options)
        };
        let threads = options.threads_for(terms.len())?;
        let of_one = |(): &mut (), k: usize| match alone(k) {
            true => None,
            false => Some(sum(k, own)),
        };
        let (made, _) = run_watched(threads, sums.len(), &options.watch, || (), of_one)?;
        let mut points = Vec::with_capacity(sums.len());
        for (k, made) in made.into_iter().enumerate() {
            points.push(made.unwrap_or_else(|| sum(k, options))?.point);
        }
        for (Multiples { places, .. }, point) in sums.iter().zip(&points) {
            for &place in places {
                list.finite[place] = false;
            }
            set(&mut list, places[0], point.words());
        }
        let low: Vec<u64> = short.words.iter().map(|words| words[0]).collect();
        let lists = [
            (&short.places, Scalars::U64(&low)),
            (&long.places, Scalars::U256(&long.words)),
        ];
        for (places, scalars) in lists {
            if places.is_empty() {
                continue;
            }
            let products = self
                .engine
                .mul_each(&picked(&list, places), scalars, options)?;
            for (k, &place) in places.iter().enumerate() {
                let words = &products.words[k * products.stride..][..products.stride];
                list.finite[place] = false;
                if products.finite[k] {
                    set(&mut list, place, words);
                }
            }
        }
        tree(self.engine, list, ends, options)
    }

    /// The points of some terms.
    fn gathered(&self, terms: &[Term<'_>]) -> WordPoints {
        let mut list = empty(self.engine);
        list.words.resize(terms.len() * list.stride, 0);
        list.finite.resize(terms.len(), false);
        let lists: Vec<_> = (self.takes.iter().map(|take| take.points))
            .chain(self.public)
            .collect();
        let places = list.words.chunks_exact_mut(list.stride);
        for ((term, words), finite) in terms.iter().zip(places).zip(list.finite.chunks_mut(1)) {
            lists[usize::from(term.list)].fill(term.place as usize, words, finite);
        }
        list
    }
}

/// Terms of some signals that there is room for.
///
/// Errors: a memory limit below what a block of them takes.
pub fn room(engine: &Engine, signals: usize, options: &Options<'_>) -> Result<u64, Error> {
    let Some(limit) = options.memory_limit else {
        return Ok(u64::MAX);
    };
    let counts = 4 * signals as u64;
    let block = PER_WORD * engine.words() as u64 * BLOCK as u64;
    let needed = counts + block + TERM * BLOCK as u64;
    match limit.checked_sub(needed) {
        Some(rest) => Ok(BLOCK as u64 + rest / TERM),
        None => Err(msmith::Error::MemoryLimit { limit, needed }.into()),
    }
}

/// What a point costs, next to one in G1.
pub fn weight(engine: &Engine) -> f64 {
    match engine.group() {
        msmith::curve::Group::G1 => 1.0,
        msmith::curve::Group::G2 => 3.0,
    }
}

/// The terms of some signals, in the order of these.
struct Sorted<'a> {
    terms: Vec<Term<'a>>,
    /// Where those of each signal end.
    ends: Vec<usize>,
}

impl<'a> Sorted<'a> {
    /// Those of signals from `first` on, which have this many terms each.
    fn new(columns: &'a Columns<'_>, counts: &[u32], first: usize) -> Self {
        let mut all = 0;
        // Where the next term of each signal goes, which at last is where they end.
        let starts = counts.iter().map(|count| {
            all += *count as usize;
            all - *count as usize
        });
        let mut ends: Vec<usize> = starts.collect();
        let none = Term {
            list: 0,
            place: 0,
            coefficient: None,
        };
        let mut terms = memory::filled(all, none);
        columns.visit(&(first..first + counts.len()), |signal, term| {
            terms[ends[signal]] = term;
            ends[signal] += 1;
        });
        Self { terms, ends }
    }

    fn start(&self, signal: usize) -> usize {
        signal.checked_sub(1).map_or(0, |before| self.ends[before])
    }
}

/// Terms to be multiplied.
#[derive(Default)]
struct Multiples {
    places: Vec<usize>,
    words: Vec<Scalar>,
}

impl Multiples {
    fn push(&mut self, place: usize, words: Scalar) {
        self.places.push(place);
        self.words.push(words);
    }

    fn split_off(&mut self, at: usize) -> Self {
        Self {
            places: self.places.split_off(at),
            words: self.words.split_off(at),
        }
    }
}

/// The shorter of a and r − a, and whether it is the second.
fn shorter(a: Scalar, order: &Scalar) -> (Scalar, bool) {
    let mut other = *order;
    subtract(&mut other, &a);
    match is_below(&other, &a) {
        true => (other, true),
        false => (a, false),
    }
}

/// The sums of the points up to each end: pairs side by side, until there is one of each.
fn tree(
    engine: &Engine,
    mut list: WordPoints,
    ends: &[usize],
    options: &Options<'_>,
) -> Result<WordPoints, Error> {
    let mut ends = ends.to_vec();
    loop {
        let (mut p, mut q, mut next) = (empty(engine), empty(engine), empty(engine));
        let mut first = 0;
        // How each sum's points go on: this many pairs, and perhaps one alone.
        let mut shapes = Vec::with_capacity(ends.len());
        let mut alone = empty(engine);
        for &end in &ends {
            let finite: Vec<usize> = (first..end).filter(|&i| list.finite[i]).collect();
            let (pairs, rest) = finite.as_chunks::<2>();
            for [i, j] in pairs {
                push(&mut p, &list, *i);
                push(&mut q, &list, *j);
            }
            for i in rest {
                push(&mut alone, &list, *i);
            }
            shapes.push((pairs.len(), rest.len()));
            first = end;
        }
        let sums = match p.finite.is_empty() {
            true => empty(engine),
            false => engine.fold(&p, &q, &[1], options)?,
        };
        let done = shapes.iter().all(|(pairs, alone)| pairs + alone <= 1);
        let (mut i, mut j) = (0, 0);
        for ((pairs, single), end) in shapes.into_iter().zip(&mut ends) {
            for k in i..i + pairs {
                push(&mut next, &sums, k);
            }
            for k in j..j + single {
                push(&mut next, &alone, k);
            }
            if done && pairs + single == 0 {
                next.finite.push(false);
                next.words.resize(next.words.len() + next.stride, 0);
            }
            (i, j) = (i + pairs, j + single);
            *end = next.finite.len();
        }
        if done {
            return Ok(next);
        }
        list = next;
    }
}

fn push(list: &mut WordPoints, from: &WordPoints, i: usize) {
    let stride = from.stride;
    list.words
        .extend_from_slice(&from.words[i * stride..][..stride]);
    list.finite.push(from.finite[i]);
}

fn append(list: &mut WordPoints, more: &WordPoints) {
    list.words.extend_from_slice(&more.words);
    list.finite.extend_from_slice(&more.finite);
}

fn picked(list: &WordPoints, places: &[usize]) -> WordPoints {
    let mut some = WordPoints {
        stride: list.stride,
        words: Vec::with_capacity(places.len() * list.stride),
        finite: Vec::with_capacity(places.len()),
    };
    for &place in places {
        push(&mut some, list, place);
    }
    some
}

/// A point in the place of another; of no words infinity.
fn set(list: &mut WordPoints, place: usize, words: &[u64]) {
    list.finite[place] = !words.is_empty();
    list.words[place * list.stride..][..words.len()].copy_from_slice(words);
}

/// `P ← −P`, coordinates below p.
pub fn negate(list: &mut WordPoints, place: usize, p: &[u64]) {
    let y = &mut list.words[place * list.stride..][..list.stride][list.stride / 2..];
    for part in y.chunks_exact_mut(p.len()) {
        if part.iter().any(|word| *word != 0) {
            let mut negative = p.to_vec();
            subtract(&mut negative, part);
            part.copy_from_slice(&negative);
        }
    }
}
