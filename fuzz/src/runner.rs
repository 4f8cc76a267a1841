//! The loop: mutate, run, look at what it took, keep what is new.

use std::collections::HashSet;
use std::io::{IsTerminal, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::targets::Target;
use crate::{Args, heap, mutate};

/// Seeds kept of a target.
const SEEDS: usize = 4096;
/// After this long an input is said to hang.
const HANGS: Duration = Duration::from_secs(60);

/// What runs now, for the thread that looks whether it ends.
#[derive(Default)]
struct Now {
    number: AtomicU64,
    input: Mutex<(&'static str, Vec<u8>)>,
}

/// Runs targets; whether none failed.
pub fn run(args: &Args, targets: &[Target]) -> Result<bool, String> {
    std::panic::set_hook(Box::new(|_| ()));
    if let Some(path) = &args.replay {
        let input = std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let mut fine = true;
        for target in targets {
            match once(target, &input) {
                Ok(outcome) => println!("{}: {outcome}", target.name),
                Err(why) => {
                    println!("{}: FAILED: {why}", target.name);
                    fine = false;
                }
            }
        }
        return Ok(fine);
    }
    let now = Arc::new(Now::default());
    watch(Arc::clone(&now), args.out.clone());
    let mut failures = 0;
    let (mut all, start) = (0, Instant::now());
    for target in targets {
        let (inputs, failed) = fuzz(args, target, args.share(targets.len()), &now)?;
        all += inputs;
        failures += failed;
    }
    println!(
        "{all} inputs in {:.0} s, {failures} failures",
        start.elapsed().as_secs_f64()
    );
    Ok(failures == 0)
}

/// Ends the process where an input hangs, with the input in a file.
fn watch(now: Arc<Now>, out: PathBuf) {
    std::thread::spawn(move || {
        let mut last = u64::MAX;
        loop {
            std::thread::sleep(HANGS);
            let number = now.number.load(Relaxed);
            if number == last {
                let (name, input) = &*now.input.lock().unwrap_or_else(PoisonError::into_inner);
                if !name.is_empty() {
                    let path = keep(&out, name, input);
                    println!("{name}: FAILED: no end after {HANGS:?}: {path}");
                    std::process::exit(1);
                }
            }
            last = number;
        }
    });
}

/// Writes an input that failed; where, or why not.
fn keep(out: &Path, name: &str, input: &[u8]) -> String {
    let hash = input.iter().fold(0xcbf2_9ce4_8422_2325u64, |h, b| {
        (h ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3)
    });
    let path = out.join(format!("{name}-{hash:016x}"));
    let written = std::fs::create_dir_all(out).and_then(|()| std::fs::write(&path, input));
    match written {
        Ok(()) => format!("again by: msmith-fuzz {name} --replay {}", path.display()),
        Err(e) => format!("{}: {e}", path.display()),
    }
}

/// One input: what came of it, or what is wrong.
fn once(target: &Target, input: &[u8]) -> Result<String, String> {
    heap::largest();
    let start = Instant::now();
    let done = catch_unwind(AssertUnwindSafe(|| (target.run)(input)));
    let (seconds, largest) = (start.elapsed().as_secs_f64(), heap::largest());
    let outcome = done.map_err(|panic| {
        let text = (panic.downcast_ref::<String>().cloned())
            .or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()));
        format!("panic: {}", text.unwrap_or_default())
    })?;
    if let Some(most) = target.most_bytes
        && largest > most(input.len())
    {
        return Err(format!(
            "{largest} bytes allocated at once for an input of {}",
            input.len()
        ));
    }
    if seconds > target.most_seconds {
        return Err(format!("{seconds:.1} s"));
    }
    Ok(outcome)
}

/// An outcome without its numbers, which are new all the time.
fn shape(outcome: &str) -> String {
    outcome.chars().filter(|c| !c.is_ascii_digit()).collect()
}

/// Runs a target for some seconds; inputs and failures.
fn fuzz(args: &Args, target: &Target, seconds: f64, now: &Now) -> Result<(u64, u64), String> {
    let mut random = StdRng::seed_from_u64(args.seed);
    let mut seeds = (target.seeds)();
    for dir in [
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("corpus")
            .join(target.name),
        args.out.clone(),
    ] {
        seeds.extend(corpus(&dir, target.name)?);
    }
    if seeds.is_empty() {
        seeds.push(Vec::new());
    }
    // What is made once is not counted.
    let _ = catch_unwind(AssertUnwindSafe(|| (target.run)(&seeds[0])));
    let (mut seen, mut told, mut failures) = (HashSet::new(), HashSet::new(), 0);
    let (start, mut inputs, mut shown) = (Instant::now(), 0u64, Instant::now());
    let mut first = seeds.clone().into_iter();
    let terminal = std::io::stderr().is_terminal();
    while start.elapsed().as_secs_f64() < seconds || first.len() > 0 {
        let input = first
            .next()
            .unwrap_or_else(|| mutate::mutated(&mut random, &seeds));
        now.number.fetch_add(1, Relaxed);
        *now.input.lock().unwrap_or_else(PoisonError::into_inner) = (target.name, input);
        let input = &now
            .input
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .1
            .clone();
        inputs += 1;
        match once(target, input) {
            Ok(outcome) => {
                if seen.insert(shape(&outcome)) && seeds.len() < SEEDS {
                    seeds.push(input.clone());
                }
            }
            Err(why) => {
                failures += 1;
                // Each kind once.
                if told.insert(shape(&why)) {
                    println!("{}: FAILED: {why}", target.name);
                    println!("  {}", keep(&args.out, target.name, input));
                }
            }
        }
        if terminal && shown.elapsed() > Duration::from_secs(1) {
            shown = Instant::now();
            eprint!(
                "\r{}: {inputs} inputs, {} outcomes ",
                target.name,
                seen.len()
            );
            let _ = std::io::stderr().flush();
        }
    }
    *now.input.lock().unwrap_or_else(PoisonError::into_inner) = ("", Vec::new());
    if terminal {
        eprint!("\r{:60}\r", "");
    }
    println!(
        "{:12} {inputs:9} inputs, {:8.0} a second, {:4} outcomes, {failures} failures",
        target.name,
        inputs as f64 / start.elapsed().as_secs_f64(),
        seen.len()
    );
    Ok((inputs, failures))
}

/// The files of a directory whose names begin with the target's, or all of its own directory.
fn corpus(dir: &Path, name: &str) -> Result<Vec<Vec<u8>>, String> {
    let mut paths = Vec::new();
    if let Ok(entries) = std::fs::read_dir(dir) {
        for entry in entries {
            let path = entry.map_err(|e| e.to_string())?.path();
            let own = dir.ends_with(name);
            let named = path.file_name().and_then(|n| n.to_str());
            if path.is_file() && (own || named.is_some_and(|n| n.starts_with(name))) {
                paths.push(path);
            }
        }
    }
    paths.sort();
    let read = |path: &PathBuf| std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()));
    paths.iter().map(read).collect()
}
