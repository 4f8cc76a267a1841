//! The chain itself. Prices are kept where that fits; else some layers only, and the layers between are run again.

use super::Optimum;
use super::cell::Cell;
use super::field::{Field, Goal, Nodes, Runner};
use super::program::{PairProgram, stride};
use super::row::Quotients;
use crate::chain::Chain;
use crate::digit::Digit;
use crate::error::Error;
use crate::method::Found;
use num_bigint::BigUint;

/// What a layer starts from.
struct Mark<C> {
    number: usize,
    layer: Quotients,
    rows: Vec<Nodes<C>>,
}

/// The finished rows of some layers.
struct Kept<C> {
    first: usize,
    layers: Vec<Vec<Nodes<C>>>,
}

impl<C> Kept<C> {
    fn push(&mut self, layer: usize, nodes: Nodes<C>) {
        if self.first + self.layers.len() <= layer {
            self.layers.push(Vec::new());
        }
        if let Some(last) = self.layers.last_mut() {
            last.push(nodes);
        }
    }

    fn row(&self, layer: usize, row: usize) -> Option<&Nodes<C>> {
        self.layers.get(layer.checked_sub(self.first)?)?.get(row)
    }
}

/// A cheapest chain, if there is one whose price fits the cells.
pub fn chain<C: Cell>(
    optimum: &Optimum,
    programs: &[Option<PairProgram<C>>; 3],
    field: &Field,
    scalars: (&BigUint, &BigUint),
) -> Result<Option<Found>, Error> {
    let layers = field.rows.len();
    let bytes = optimum.bytes::<C>();
    let all: usize = (0..layers).map(|l| field.size(l)).sum();
    // Marks at all layers whose number is a multiple of it.
    let mut every = layers;
    if optimum.within(all, bytes).is_err() {
        every = layers.isqrt().max(1);
        let marks: usize = (0..layers).step_by(every).map(|l| field.size(l)).sum();
        let between: usize = (0..every).map(|l| field.size(l)).sum();
        optimum.within(marks + between, bytes)?;
    }
    let mut runner = optimum.runner(programs, field, scalars);
    let mut marks = Vec::new();
    let mut kept = None;
    let mut nodes = 0;
    for layer in 0..layers {
        if layer % every == 0 {
            marks.push(Mark {
                number: layer,
                layer: runner.layer.clone(),
                rows: runner.rows.clone(),
            });
            kept = Some(Kept {
                first: layer,
                layers: Vec::new(),
            });
        }
        runner.advance(|layer, _, row| {
            nodes += row.iter().filter(|&&c| c < C::FAR).count() as u64;
            if every < layers {
                return Some(row);
            }
            if let Some(kept) = &mut kept {
                kept.push(layer, row);
            }
            None
        });
    }
    let Some(goal) = runner.goal() else {
        return Ok(None);
    };
    let mut trace = Trace {
        optimum,
        scalars,
        runner,
        kept,
        marks,
        whole: every == layers,
    };
    Ok(trace.chain(goal).map(|chain| Found { chain, nodes }))
}

/// On the way back.
struct Trace<'a, C> {
    optimum: &'a Optimum,
    scalars: (&'a BigUint, &'a BigUint),
    runner: Runner<'a, C>,
    kept: Option<Kept<C>>,
    marks: Vec<Mark<C>>,
    whole: bool,
}

impl<C: Cell> Trace<'_, C> {
    fn chain(&mut self, goal: Goal) -> Option<Chain> {
        let (mut layer, mut row, mut a, mut node) = goal.at;
        let stride = stride(self.runner.window);
        let (m, n) = self.quotients(layer, row).halved(a);
        let x = m as i32 + self.runner.window.rows.least + (node / stride) as i32;
        let y = n as i32 + self.runner.window.columns.least + (node % stride) as i32;
        let optimum = self.optimum;
        let (mut steps, start) = optimum.ends.chain(x, y, &optimum.steps);
        steps.reverse();
        let root = self.runner.node(0, 0)?;
        while (layer, row, a, node) != (0, 0, 0, root) {
            let (step, from) = self.before((layer, row, a, node))?;
            steps.push(step);
            (layer, row, a, node) = from;
        }
        Some(Chain::from_steps(start, steps))
    }

    fn quotients(&self, layer: usize, row: usize) -> Quotients {
        let field = self.runner.field;
        let power = |base: Option<usize>, times: usize| {
            let p: u32 = base.map_or(1, |b| [2, 3, 5][b]);
            BigUint::from(p).pow(times as u32)
        };
        let k = power(field.outer, layer) * power(field.inner, row);
        Quotients::new(&(self.scalars.0 / &k), &(self.scalars.1 / &k))
    }

    /// Makes sure that a layer is kept.
    fn load(&mut self, layer: usize) -> Option<()> {
        if self.whole
            || self
                .kept
                .as_ref()
                .is_some_and(|k| k.row(layer, 0).is_some())
        {
            return Some(());
        }
        self.kept = None;
        while self.marks.last()?.number > layer {
            self.marks.pop();
        }
        let mark = self.marks.pop()?;
        let mut kept = Kept {
            first: mark.number,
            layers: Vec::new(),
        };
        self.runner.number = mark.number;
        self.runner.layer = mark.layer;
        self.runner.rows = mark.rows;
        for _ in mark.number..=layer {
            self.runner.advance(|layer, _, row| {
                kept.push(layer, row);
                None
            });
        }
        self.kept = Some(kept);
        Some(())
    }

    fn get(&mut self, (layer, row, a): (usize, usize, usize), node: usize) -> Option<C> {
        self.load(layer)?;
        let at = a * self.runner.block() + node;
        self.kept.as_ref()?.row(layer, row)?.get(at).copied()
    }

    /// The step to a node and where it comes from.
    #[allow(clippy::type_complexity)]
    fn before(
        &mut self,
        (layer, row, a, node): (usize, usize, usize, usize),
    ) -> Option<((usize, Digit), (usize, usize, usize, usize))> {
        let price = self.get((layer, row, a), node)?.get();
        let stride = stride(self.runner.window);
        let i = self.runner.window.rows.least + (node / stride) as i32;
        let j = self.runner.window.columns.least + (node % stride) as i32;
        let optimum = self.optimum;
        let field = self.runner.field;
        for base in 0..optimum.bases {
            let from = if base == 0 {
                a.checked_sub(1).map(|a| (layer, row, a))
            } else if field.inner == Some(base) {
                row.checked_sub(1).map(|row| (layer, row, a))
            } else {
                layer.checked_sub(1).map(|layer| (layer, row, a))
            };
            let Some(from) = from else { continue };
            let goes_on = field.rows[from.0].get(from.1).is_some_and(|r| from.2 < r.0);
            if !goes_on {
                continue;
            }
            let mut residues = Vec::new();
            let p = [2u8, 3, 5][base];
            self.quotients(from.0, from.1).residues(p, &mut residues);
            let residue = i32::from(*residues.get(from.2)?);
            let (r, s) = (residue / i32::from(p), residue % i32::from(p));
            for &(of, p, d, step) in &optimum.steps {
                if of != base {
                    continue;
                }
                let source = self.runner.node(p * i + d.x - r, p * j + d.y - s);
                let Some(source) = source else { continue };
                let way = self.get(from, source)?;
                if way < C::FAR && way.get().checked_add(step) == Some(price) {
                    return Some(((base, d), (from.0, from.1, from.2, source)));
                }
            }
        }
        None
    }
}
