//! What the papers ask and leave open, answered with times: `lab/docs/papers/`.

pub mod endomorphism;
pub mod groups;
pub mod hints;
#[cfg(test)]
mod tests;

use std::time::Instant;

use msmith::curve::{Curve, by_name};
use msmith::{Backend, Options};
use serde_json::{Value, json};

use crate::args::Settings;
use crate::entry::Answer;
use crate::failure::Failure;
use crate::format::{self, columns};
use crate::progress;
use crate::statistics::median;

/// One thread; the points are multiples of the generator.
fn options() -> Options<'static> {
    Options {
        threads: Some(1),
        in_subgroup: true,
        ..Options::default()
    }
}

/// The backend that was asked for, or the best of this machine.
fn backend(settings: &Settings) -> Result<Backend, Failure> {
    Ok(match &settings.backend {
        Some(name) => Backend::from_name(name)?,
        None => Backend::detect()?,
    })
}

/// The curves that were asked for, or these.
fn curves(settings: &Settings, otherwise: &[&str]) -> Result<Vec<&'static Curve>, Failure> {
    let names: Vec<&str> = match settings.curve.is_empty() {
        true => otherwise.to_vec(),
        false => settings.curve.iter().map(String::as_str).collect(),
    };
    let named = |name: &str| {
        by_name(name).ok_or_else(|| Failure::new(format!("{name:?} is not a curve of the list")))
    };
    names.into_iter().map(named).collect()
}

/// Something that is timed.
type Job<'a> = Box<dyn Fn() -> Result<(), Failure> + 'a>;

/// Seconds of every job in every round, the jobs in turn; the first round is thrown away.
fn in_turn(jobs: &[Job<'_>], rounds: u32) -> Result<Vec<Vec<f64>>, Failure> {
    let mut times = vec![Vec::new(); jobs.len()];
    for round in 0..=rounds {
        for (job, times) in jobs.iter().zip(&mut times) {
            let start = Instant::now();
            job()?;
            if round > 0 {
                times.push(start.elapsed().as_secs_f64());
            }
        }
    }
    Ok(times)
}

/// The median over the rounds of the quotient of two times of the same round, so that slow changes of the machine's
/// speed cancel.
fn quotient(a: &[f64], b: &[f64]) -> f64 {
    median(a.iter().zip(b).map(|(a, b)| a / b).collect())
}

/// Times one task after the other, and puts a table and its JSON together.
fn table<T>(
    settings: &Settings,
    (header, left): (&[&str], usize),
    tasks: &[T],
    notes: &str,
    one: impl Fn(&T, u32) -> Result<(Vec<String>, Value), Failure>,
) -> Result<Answer, Failure> {
    let (backend, rounds) = (backend(settings)?.name(), settings.rounds());
    let mut rows = vec![header.iter().map(|&h| h.to_owned()).collect::<Vec<_>>()];
    let mut all: Vec<Value> = Vec::new();
    progress::with_bar("sizes", |report| {
        for (k, task) in tasks.iter().enumerate() {
            if !report(k as u64, tasks.len() as u64) {
                return Err(Failure::interrupted());
            }
            let (row, value) = one(task, rounds)?;
            rows.push(row);
            all.push(value);
        }
        Ok(())
    })?;
    let title = format!("One thread, {backend}, medians of {rounds} rounds in turn");
    Ok(Answer {
        text: format!("{title}\n\n{}\n{notes}", columns(&rows, left)),
        json: format::json(&json!({ "backend": backend, "rounds": rounds, "rows": all })),
        svg: None,
    })
}
