//! Stage 1 and stage 2 of the elliptic-curve method: curves per second on one thread, products for each bit.
//!
//! `cargo run --release -p msmith-ecm --example stage1 -- [B1 [N [B2 [ROUNDS [BACKEND]]]]]`
//!
//! B1 is 10^6 and N a number of 60 digits where none is given; stage 2 is run where B2 is above B1. BACKEND is that of
//! the variable MSMITH_BACKEND, or the best one of this machine, where none is given.

use msmith_ecm::testing::{Plan, Schedule, Wheel, Work, engine};
use msmith_ecm::{Backend, Curve, Watch};
use std::cell::Cell;
use std::error::Error;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |i: usize, default: &str| args.get(i).cloned().unwrap_or_else(|| default.into());
    let b1: u64 = arg(0, "1000000").parse()?;
    let n: num_bigint::BigUint = arg(
        1,
        "100000000000000000000000000324700000000000000000000000018183",
    )
    .parse()?;
    let b2: u64 = arg(2, &b1.to_string()).parse()?;
    let rounds: usize = arg(3, "5").parse()?;
    let backend = match args.get(4) {
        Some(name) => Backend::from_name(name)?,
        None => Backend::detect()?,
    };
    let engine = engine(&n, backend)?;
    let t = Instant::now();
    let one = Schedule::new(b1, Watch::default())?;
    let made = t.elapsed();
    let t = Instant::now();
    let two = Wheel::new(b1, b2, Watch::default())?;
    println!("N has {} bits; {}", n.bits(), engine.name());
    let (count, bits) = (one.count(), one.bits());
    for block in &one.blocks {
        println!(
            "  block of {} bits: {} additions, table of {} points",
            block.bits,
            block.chain.additions(),
            block.table
        );
    }
    println!(
        "B1 = {b1}: {bits} bits, {} M + {} S; {:.3} M a bit at S = 0.8 M, {:.3} at S = M; made in {:.0} ms",
        count.m,
        count.s,
        count.in_muls(0.8) / bits as f64,
        count.in_muls(1.0) / bits as f64,
        made.as_secs_f64() * 1e3
    );
    if let Some(w) = &two {
        println!(
            "B2 = {b2}: D = {}, {} baby and {} giant steps, {} pairs for {} primes, {} M; made in {:.0} ms",
            w.d,
            w.babies.len(),
            w.giants(),
            w.pairs,
            w.primes,
            w.products(b1, b2),
            t.elapsed().as_secs_f64() * 1e3
        );
    }
    let plan = Plan {
        one,
        two,
        every: false,
    };
    let width = engine.width() as u64;
    let mut times = [Vec::new(), Vec::new(), Vec::new()];
    for round in 0..rounds as u64 {
        let t = Instant::now();
        let curves: Result<Vec<Curve>, _> = (0..width)
            .map(|i| Curve::new(&n, 1 + round * width + i))
            .collect();
        let curves = curves.map_err(|g| format!("{g} divides N"))?;
        let setup = t.elapsed().as_secs_f64();
        let t = Instant::now();
        let left = std::sync::Mutex::new(Cell::new(0.0));
        let end = |work| {
            if let (Work::Bits(_), Ok(left)) = (work, left.lock()) {
                left.set(t.elapsed().as_secs_f64());
            }
            false
        };
        let hits = engine.run(&curves, &plan, &end).map_err(|_| "stopped")?;
        let all = t.elapsed().as_secs_f64();
        let first = left.lock().map_or(all, |l| l.get());
        let first = if plan.two.is_some() { first } else { all };
        for (list, time) in times.iter_mut().zip([setup, first, all - first]) {
            list.push(time * 1e3 / width as f64);
        }
        for (lane, hit) in hits.lanes.iter().enumerate() {
            if let Some(hit) = hit {
                println!(
                    "  curve {}: {} ({:?})",
                    curves[lane].k, hit.divisor, hit.stage
                );
            }
        }
    }
    for (name, list) in ["curves made", "stage 1", "stage 2"].iter().zip(&mut times) {
        list.sort_by(f64::total_cmp);
        let median = list[list.len() / 2];
        println!(
            "{name}: median {median:.3} ms a curve, least {:.3}; {:.2} a second",
            list[0],
            1e3 / median
        );
    }
    let per_mul = times[1][times[1].len() / 2] * 1e6 / count.in_muls(0.8);
    println!("stage 1: {per_mul:.3} ns for each M and curve at S = 0.8 M");
    Ok(())
}
