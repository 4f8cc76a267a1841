//! Mutated inputs for every reader, and random sums against known answers: README.md beside this folder.
//!
//! An input is some bytes. A target gets them and panics where an answer is wrong; that is caught, as are inputs that
//! take too long and allocations that no input of that length justifies.

mod failure;
mod guard;
mod mutate;
mod targets;

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;

use guard::Current;
use mutate::{Random, mutate};
use targets::Target;

#[global_allocator]
static ALLOCATOR: guard::Counting = guard::Counting;

/// Mutated inputs for every reader of msmith, and random sums against known answers
#[derive(Parser)]
struct Arguments {
    /// A target, of `--list`; all of them otherwise
    #[arg(long)]
    target: Vec<String>,
    /// Seconds for all targets together
    #[arg(long, default_value_t = 60.0)]
    seconds: f64,
    /// The random numbers; the same inputs come of the same seed, as many as there is time for
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Inputs of each target at the most
    #[arg(long, default_value_t = u64::MAX)]
    inputs: u64,
    /// Where inputs that fail are written
    #[arg(long, default_value = ".")]
    out: PathBuf,
    /// Run the input of this file once, for the one target
    #[arg(long)]
    replay: Option<PathBuf>,
    /// The names of the targets
    #[arg(long)]
    list: bool,
}

/// Inputs that are kept because they were answered differently.
const KEPT: usize = 2048;
/// Between lines of progress.
const REPORT: Duration = Duration::from_secs(60);
/// A target that has this long is asked so many times what memory it keeps.
const LONG: Duration = Duration::from_secs(60);
const LOOKS: u32 = 10;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let all = targets::all();
    if arguments.list {
        for target in &all {
            println!("{:<12} {}", target.name, target.about);
        }
        return ExitCode::SUCCESS;
    }
    let named = |t: &&Target| {
        arguments.target.is_empty() || arguments.target.iter().any(|name| *name == t.name)
    };
    let chosen: Vec<&Target> = all.iter().filter(named).collect();
    if chosen.len() < arguments.target.len().max(1) {
        eprintln!("a target is not known; --list has them");
        return ExitCode::from(2);
    }
    if let Some(path) = &arguments.replay {
        return replay(&chosen, path);
    }
    match all_of(&chosen, &arguments) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(failures) => {
            eprintln!("{failures} inputs failed");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{}: {error}", arguments.out.display());
            ExitCode::from(2)
        }
    }
}

fn replay(chosen: &[&Target], path: &Path) -> ExitCode {
    let ([target], Ok(input)) = (chosen, guard::read(path)) else {
        eprintln!("--replay takes one --target and a file that can be read");
        return ExitCode::from(2);
    };
    match one(target, &input) {
        Ok((answer, time)) => {
            println!("{answer}\n{} bytes, {time:?}", input.len());
            ExitCode::SUCCESS
        }
        Err(why) => {
            println!("FAILED: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Runs every target for its part of the time; the number of inputs that failed.
fn all_of(chosen: &[&Target], arguments: &Arguments) -> std::io::Result<usize> {
    std::fs::create_dir_all(&arguments.out)?;
    let mut current = Current::new(&arguments.out)?;
    let each = Duration::from_secs_f64(arguments.seconds / chosen.len() as f64);
    let (mut failures, mut inputs) = (0, 0);
    let begin = Instant::now();
    for target in chosen {
        let mut search = Search::new(target, arguments);
        search.run(each, arguments.inputs, &mut current);
        println!("{}", search.line());
        failures += usize::from(search.failed);
        inputs += search.inputs;
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{inputs} inputs in {seconds:.0} s, {failures} of {} targets failed",
        chosen.len()
    );
    Ok(failures)
}

/// One target's inputs.
struct Search<'a> {
    target: &'a Target,
    out: &'a Path,
    random: Random,
    corpus: Vec<Vec<u8>>,
    answers: HashSet<u64>,
    inputs: u64,
    slowest: Duration,
    /// Bytes that are resident besides the inputs that are kept, at intervals.
    resident: Vec<u64>,
    begin: Instant,
    failed: bool,
}

impl<'a> Search<'a> {
    fn new(target: &'a Target, arguments: &'a Arguments) -> Self {
        let mut seed = DefaultHasher::new();
        (target.name, arguments.seed).hash(&mut seed);
        let corpus = (target.seeds)();
        assert!(!corpus.is_empty(), "{} has no seeds", target.name);
        Self {
            target,
            out: &arguments.out,
            random: Random::new(seed.finish()),
            corpus,
            answers: HashSet::new(),
            inputs: 0,
            slowest: Duration::ZERO,
            resident: Vec::new(),
            begin: Instant::now(),
            failed: false,
        }
    }

    /// The seeds as they are, then mutations, until the time is over or an input fails.
    fn run(&mut self, each: Duration, most: u64, current: &mut Current) {
        let seeds = self.corpus.len();
        let mut reported = Instant::now();
        self.begin = Instant::now();
        while !self.failed && self.inputs < most {
            let k = self.inputs as usize;
            let time = self.begin.elapsed();
            if each >= LONG && time >= each * (self.resident.len() as u32 + 1) / LOOKS {
                self.look();
            }
            if k >= seeds && time >= each {
                return self.end();
            }
            let input = match self.corpus.get(k) {
                Some(seed) if k < seeds => seed.clone(),
                _ => {
                    let mut input = self.corpus[self.random.below(self.corpus.len())].clone();
                    mutate(&mut input, &self.corpus, &mut self.random);
                    input
                }
            };
            current.begin(&input);
            let answer = one(self.target, &input);
            current.end();
            self.inputs += 1;
            match answer {
                Ok((answer, time)) => {
                    self.slowest = self.slowest.max(time);
                    let new = self.answers.insert(kind(&answer));
                    if new && k >= seeds && self.corpus.len() < seeds + KEPT {
                        self.corpus.push(input);
                    }
                }
                Err(why) => self.failure(&input, &why),
            }
            if reported.elapsed() > REPORT {
                reported = Instant::now();
                println!("… {}", self.line());
            }
        }
    }

    fn look(&mut self) {
        targets::release();
        let kept: usize = self.corpus.iter().map(Vec::capacity).sum();
        let resident = guard::resident().map(|bytes| bytes.saturating_sub(kept as u64));
        self.resident.extend(resident);
    }

    /// The time is over: whether memory grew.
    fn end(&mut self) {
        if let Some((before, after)) = guard::grows(&self.resident) {
            self.failed = true;
            println!(
                "FAILED: {}: resident memory grows: at most {before} bytes in the first half, {after} at the end",
                self.target.name
            );
        }
    }

    fn failure(&mut self, input: &[u8], why: &str) {
        self.failed = true;
        let name = format!("failed-{}-{}", self.target.name, self.inputs);
        let path = self.out.join(name);
        let place = match std::fs::write(&path, input) {
            Ok(()) => path.display().to_string(),
            Err(error) => format!("nowhere ({error})"),
        };
        println!(
            "FAILED: {}: {why}\n  the input of {} bytes is in {place}\n  again: cargo run -p msmith-fuzz -- --target {} \
             --replay {place}",
            self.target.name,
            input.len(),
            self.target.name,
        );
    }

    fn line(&self) -> String {
        let seconds = self.begin.elapsed().as_secs_f64();
        format!(
            "{:<12} {:>10} inputs, {:>8.0} a second, {} answers, {} inputs kept, slowest {:.0} ms{}",
            self.target.name,
            self.inputs,
            self.inputs as f64 / seconds.max(1e-9),
            self.answers.len(),
            self.corpus.len(),
            1e3 * self.slowest.as_secs_f64(),
            (self.resident.last()).map_or(String::new(), |b| format!(", {} MiB", b >> 20)),
        )
    }
}

/// An answer without its numbers and without what it says again of the input, which is in quotes.
fn kind(answer: &str) -> u64 {
    let mut hash = DefaultHasher::new();
    let answer: String = answer.split(['"', '\'', '`']).step_by(2).collect();
    let words = answer.split(|c: char| !c.is_ascii_alphanumeric());
    // Digits in hex may be letters.
    for word in words.filter(|word| !word.starts_with("0x")) {
        for word in word.split(|c: char| !c.is_ascii_alphabetic()) {
            if word.len() > 2 {
                word.hash(&mut hash);
            }
        }
    }
    hash.finish()
}

/// Runs an input; what is wrong with how it ran.
fn one(target: &Target, input: &[u8]) -> Result<(String, Duration), String> {
    let (mut time, mut said) = (Duration::MAX, String::new());
    // The machine may have been busy elsewhere.
    for _ in 0..3 {
        guard::largest_allocation();
        let begin = Instant::now();
        let answer = catch_unwind(AssertUnwindSafe(|| (target.run)(input)));
        time = time.min(begin.elapsed());
        let largest = guard::largest_allocation();
        let answer = answer.map_err(|panic| {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
            format!("panic: {}", text.unwrap_or("without a text"))
        })?;
        if let Some(factor) = target.allocation
            && largest > factor * input.len() + (1 << 20)
        {
            return Err(format!(
                "{largest} bytes were asked for at once by an input of {}",
                input.len()
            ));
        }
        if time < target.slow {
            return Ok((answer, time));
        }
        said = answer;
    }
    Err(format!("it takes {time:?}: {said}"))
}
