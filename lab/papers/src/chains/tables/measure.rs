//! Runs a table.

use super::run::{Quantity, Runner, exact};
use super::{Cell, Run, Table};
use crate::statistics::{Mean, Sampler};
use msmith_chain::Error;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};

/// How much is run, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// Scalars a cell; `None`: what each cell says, some seconds for a table.
    pub samples: Option<u32>,
    /// The same seed gives the same numbers, but for times.
    pub seed: u64,
    /// Threads, each with cells of its own; 0 is 1. Times are best measured with one.
    pub threads: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            samples: None,
            seed: 1,
            threads: 1,
        }
    }
}

/// A cell that was run.
#[derive(Debug, Clone)]
pub struct Measured {
    /// The cell.
    pub cell: Cell,
    /// Its number; exact where the cell is.
    pub mean: Mean,
    /// Standard errors of the difference above what is printed, where the printed mean is given the spread of ours.
    /// None for times, which depend on the machine, and for less than [`Mean::FEW`] scalars; infinite where exact
    /// numbers differ.
    pub against_printed: Option<f64>,
    /// Above the reference, likewise.
    pub against_reference: Option<f64>,
}

/// Runs all cells. `progress` is called with how many of how many scalars are done and says whether to go on.
///
/// Cells have streams of their own, by the seed and by the names of table, row and column: a cell's number does not
/// depend on other cells, nor on threads. `None` where it was stopped.
///
/// Errors: those of the methods.
pub fn measure(
    table: &Table,
    options: &Options,
    progress: &dyn Fn(u64, u64) -> bool,
) -> Result<Option<Vec<Measured>>, Error> {
    let samples = |c: &Cell| match options.samples {
        _ if !matches!(c.run, Run::Chains(_)) => 1,
        Some(n) => n,
        None => c.samples,
    };
    let all = table.cells.iter().map(|c| u64::from(samples(c))).sum();
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let mut results: Vec<Option<Mean>> = vec![None; table.cells.len()];
    let mut failed = None;
    std::thread::scope(|scope| {
        // A worker waits until what it told is heard, so that a stop comes in time.
        let (send, receive) = sync_channel(1);
        for _ in 0..options.threads.clamp(1, table.cells.len().max(1)) {
            let (send, next, stop) = (send.clone(), &next, &stop);
            scope.spawn(move || {
                while let Some((i, cell)) = next_cell(table, next) {
                    let names = [table.paper, table.number, &cell.row, &cell.column];
                    let seed = stream(options.seed, &names);
                    let mean = run(cell, samples(cell), seed, stop, &send);
                    if send.send(Message::Cell(i, mean)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut done = 0;
        for message in receive {
            match message {
                Message::Sample => {
                    done += 1;
                    if !progress(done, all) {
                        stop.store(true, Ordering::Relaxed);
                    }
                }
                Message::Cell(i, Ok(mean)) => results[i] = mean,
                Message::Cell(_, Err(e)) => {
                    stop.store(true, Ordering::Relaxed);
                    failed.get_or_insert(e);
                }
            }
        }
    });
    if let Some(e) = failed {
        return Err(e);
    }
    // A stop after the last scalar came too late.
    let means: Option<Vec<Mean>> = results.into_iter().collect();
    Ok(means.map(|means| {
        let both = table.cells.iter().zip(means);
        both.map(|(cell, mean)| judge(cell.clone(), mean)).collect()
    }))
}

enum Message {
    Sample,
    Cell(usize, Result<Option<Mean>, Error>),
}

fn next_cell<'a>(table: &'a Table, next: &AtomicUsize) -> Option<(usize, &'a Cell)> {
    let i = next.fetch_add(1, Ordering::Relaxed);
    Some((i, table.cells.get(i)?))
}

/// The cell's mean; `None` where it was stopped.
fn run(
    cell: &Cell,
    samples: u32,
    seed: u64,
    stop: &AtomicBool,
    send: &SyncSender<Message>,
) -> Result<Option<Mean>, Error> {
    let stopped = || stop.load(Ordering::Relaxed);
    if stopped() {
        return Ok(None);
    }
    let tell = || send.send(Message::Sample).is_ok();
    let Run::Chains(chains) = &cell.run else {
        let mean = exact(&cell.run).map_or(Mean::NONE, Mean::exact);
        tell();
        return Ok(Some(mean));
    };
    let mut runner = Runner::new(chains)?;
    let mut random = Sampler::new(seed);
    let mut numbers = Vec::new();
    for _ in 0..samples {
        if stopped() {
            return Ok(None);
        }
        numbers.push(runner.one(&mut random)?);
        tell();
    }
    Ok(Some(numbers.into_iter().collect()))
}

/// A seed by names: FNV-1a.
pub(super) fn stream(seed: u64, names: &[&str]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    for byte in names.iter().flat_map(|n| n.bytes().chain([0])) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    hash ^ seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn judge(cell: Cell, mean: Mean) -> Measured {
    let comparable = cell.run.quantity() != Some(Quantity::Time);
    let printed = cell.printed.map(|p| match p.samples {
        0 => Mean::exact(p.value),
        n => Mean {
            n,
            mean: p.value,
            se: mean.se * (mean.n as f64 / n as f64).sqrt(),
        },
    });
    let comparable = comparable && mean.n >= Mean::FEW;
    let z = |other: Option<Mean>| other.filter(|_| comparable).map(|o| mean.z(&o));
    // Sums of decimal fractions: exact numbers are equal to less than what is printed.
    let z = |other: Option<Mean>| match other {
        Some(o) if cell.run.is_exact() && (mean.mean - o.mean).abs() < 1e-9 => Some(0.0),
        other => z(other),
    };
    Measured {
        against_printed: z(printed),
        against_reference: z(cell.reference),
        mean,
        cell,
    }
}
