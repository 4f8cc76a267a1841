//! `msmith bench --soak`: random sums, streams, tables and checks for a long time, each against a known answer, and
//! whether memory grows.

mod trial;

use std::time::{Duration, Instant};

use msmith::curve::{self, Group};
use msmith::{Backend, Engine};
use msmith_core::random::split_mix;
use serde::Serialize;

use self::trial::{Kind, Known, Said};
use crate::answer::{Answer, Printed, render};
use crate::args::Bench;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::{resident, run, show};

/// What is tried, sums most often.
const KINDS: [Kind; 8] = [
    Kind::Sum,
    Kind::Sum,
    Kind::Sum,
    Kind::Stream,
    Kind::Table,
    Kind::Table,
    Kind::Shared,
    Kind::Check,
];
/// Most points of a trial.
const MOST: usize = 1 << 13;
/// Lines of progress.
const LINES: u32 = 10;
/// Memory may grow by this after the first half of the time: a tenth of it, and what the system's allocator does not give
/// back. Before, it grows with the largest trial so far.
const SLACK: u64 = 64 << 20;

/// What was done.
#[derive(Serialize)]
struct Soak {
    backend: &'static str,
    seed: u64,
    seconds: f64,
    trials: u64,
    trials_a_second: f64,
    kinds: Vec<Count>,
    groups: usize,
    /// Trials whose options could not be met, with a typed error that says so.
    refused: u64,
    /// Resident bytes at intervals, buffers released; empty where the system does not say.
    resident: Vec<u64>,
}

#[derive(Serialize)]
struct Count {
    what: &'static str,
    trials: u64,
}

/// Numbers below others; a trial has its own, so that its number makes it again.
fn draw(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |below| ((u128::from(split_mix(&mut state)) * below as u128) >> 64) as usize
}

/// Every group of every built-in curve.
fn groups(backend: Backend) -> Result<Vec<Known>, Failure> {
    let mut all = Vec::new();
    for curve in curve::all() {
        for (group, _) in curve.groups() {
            // There are no extensions of the toys' small fields, and no tables of points of small order, as toys of
            // composite order have them.
            if curve::is_toy(curve) && (group == Group::G2 || !curve.r.bit(0)) {
                continue;
            }
            let engine = Engine::with_backend(curve, group, backend)?;
            all.push(Known::new(engine, run::stop())?);
        }
    }
    Ok(all)
}

/// Whether memory is more at the end than it ever was in the first half.
fn grows(resident: &[u64]) -> Option<(u64, u64)> {
    let (early, _) = resident.split_at(resident.len().div_ceil(2));
    let (before, after) = (*early.iter().max()?, *resident.last()?);
    (after > before + before / 10 + SLACK).then_some((before, after))
}

/// Tries things for that long.
pub fn run(args: &Bench, time: Duration) -> Result<Printed, Failure> {
    let backend = Choice::of(&args.how)?.backend;
    let known = run::waiting("making points", || groups(backend))?;
    let mut soak = Soak {
        backend: backend.name(),
        seed: args.seed,
        seconds: 0.0,
        trials: 0,
        trials_a_second: 0.0,
        kinds: Vec::new(),
        groups: known.len(),
        refused: 0,
        resident: Vec::new(),
    };
    let mut counts = [0; KINDS.len()];
    let start = Instant::now();
    run::with_bar("soak, milliseconds", |go_on| {
        let all = time.as_millis() as u64;
        while start.elapsed() < time {
            if !go_on((start.elapsed().as_millis() as u64).min(all), all) {
                return Err(Failure::from(msmith::Error::Cancelled));
            }
            let seed = args.seed.wrapping_add(soak.trials);
            let draw = &mut draw(seed);
            let (group, kind) = (draw(known.len()), draw(KINDS.len()));
            let said = trial::run(&known[group], KINDS[kind], MOST, draw);
            // A trial that was interrupted says nothing.
            if run::is_interrupted() {
                return Err(Failure::from(msmith::Error::Cancelled));
            }
            let said = said.map_err(|wrong| {
                Failure::new(format!(
                    "{wrong}\nafter {} trials; again: msmith bench --soak 1s --backend {} --seed {seed}",
                    soak.trials,
                    backend.name()
                ))
            })?;
            soak.refused += u64::from(matches!(said, Said::Refused(_)));
            counts[kind] += 1;
            soak.trials += 1;
            let line = soak.resident.len() as u32 + 1;
            if start.elapsed() >= time * line / LINES {
                known.iter().for_each(Known::release);
                let Some(bytes) = resident::status("VmRSS:") else {
                    continue;
                };
                soak.resident.push(bytes);
                let rate = soak.trials as f64 / start.elapsed().as_secs_f64();
                eprintln!(
                    "{:>7.0} s  {:>9} trials  {rate:>6.0} a second  {:>6.0} MiB resident",
                    start.elapsed().as_secs_f64(),
                    soak.trials,
                    bytes as f64 / f64::from(1 << 20),
                );
            }
        }
        Ok(())
    })?;
    if let Some((before, after)) = grows(&soak.resident) {
        return Err(Failure::new(format!(
            "resident memory grows: at most {before} bytes in the first half, {after} at the end, in {} trials",
            soak.trials
        )));
    }
    soak.seconds = start.elapsed().as_secs_f64();
    soak.trials_a_second = soak.trials as f64 / soak.seconds;
    for (kind, n) in KINDS.iter().zip(counts) {
        match soak.kinds.iter_mut().find(|c| c.what == kind.name()) {
            Some(count) => count.trials += n,
            None => soak.kinds.push(Count {
                what: kind.name(),
                trials: n,
            }),
        }
    }
    render(&soak, args.how.json)
}

impl Answer for Soak {
    fn text(&self) -> String {
        let kinds = self
            .kinds
            .iter()
            .map(|c| format!("{} {}", c.trials, c.what));
        let mib = |bytes: &u64| format!("{}", bytes >> 20);
        let resident = match self.resident.is_empty() {
            true => "not known on this system: NOT CHECKED".to_owned(),
            false => {
                let all: Vec<String> = self.resident.iter().map(mib).collect();
                format!("{} MiB", all.join(", "))
            }
        };
        show::table(&[
            (
                "trials",
                format!(
                    "{} ({:.0} a second), none wrong, of which {} asked for what cannot be",
                    self.trials, self.trials_a_second, self.refused
                ),
            ),
            ("of", kinds.collect::<Vec<_>>().join(", ")),
            ("groups", self.groups.to_string()),
            ("resident", resident),
            ("time", show::duration(self.seconds)),
            ("backend", self.backend.to_owned()),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_that_grows() {
        let mib = |list: &[u64]| list.iter().map(|m| m << 20).collect::<Vec<_>>();
        assert_eq!(grows(&[]), None);
        // It has its buffers by half of the time.
        assert_eq!(
            grows(&mib(&[87, 100, 163, 167, 116, 176, 176, 178, 178])),
            None
        );
        let grown = mib(&[100, 110, 150, 170, 235]);
        assert_eq!(grows(&grown), Some((150 << 20, 235 << 20)));
    }

    /// The same seed makes the same trial; every kind is right on a small group.
    #[test]
    fn trials() {
        let toy = curve::by_name("toy-103").expect("built in");
        let engine = Engine::with_backend(toy, Group::G1, Backend::Portable).expect("a group");
        let known = Known::new(engine, run::stop()).expect("points");
        for seed in 0..200 {
            for kind in [
                Kind::Sum,
                Kind::Stream,
                Kind::Table,
                Kind::Shared,
                Kind::Check,
            ] {
                let once = trial::run(&known, kind, 100, &mut draw(seed));
                assert!(once.is_ok(), "{seed} {kind:?}: {once:?}");
                let again = trial::run(&known, kind, 100, &mut draw(seed));
                assert_eq!(once, again, "{seed} {kind:?}");
            }
        }
    }
}
