//! The papers' tables of chains, with standard errors:
//! `cargo run --release -p msmith-chain --example tables -- double-base|multi-base|beyond NUMBER [SAMPLES] [SEED]`,
//! or `… -- front [SAMPLES] [SEED]`. 0 samples: what each cell says.

use msmith_chain::tables::{Options, Paper, front, measure};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |k: usize| args.get(k).map_or("", |s| s.as_str());
    let number = |k: usize, own: u32| args.get(k).map_or(Ok(own), |s| s.parse());
    if word(0) == "front" {
        let points = front::front(number(1, 100)?, number(2, 1)?.into(), &|_, _| true)?;
        for p in points.unwrap_or_default() {
            println!(
                "{:58} {:9.1} µs {:.4} ± {:.4} ({}) {}{}",
                p.name,
                p.micros,
                p.per_bit.mean,
                p.per_bit.se,
                p.per_bit.n,
                if p.table { "table" } else { "-" },
                if p.on_front { " *" } else { "" }
            );
        }
        return Ok(());
    }
    let paper = Paper::named(word(0)).ok_or("double-base, multi-base or beyond")?;
    let table = paper.table(word(1))?;
    println!("{}\n{}\n", table.title, table.note);
    let options = Options {
        samples: Some(number(2, 0)?).filter(|&n| n > 0),
        seed: number(3, 1)?.into(),
        threads: 1,
    };
    let z = |z: Option<f64>| z.map_or("-".into(), |z| format!("{z:.1}"));
    for m in measure(&table, &options, &|_, _| true)?.unwrap_or_default() {
        let found = m
            .cell
            .reference
            .map(|r| format!("{:.2}±{:.2}", r.mean, r.se));
        println!(
            "{:32} {:26} printed {:>8} (z {:>5}) found {:>14} (z {:>4}) now {:.3} ± {:.3} ({}) {}",
            m.cell.row,
            m.cell.column,
            m.cell.printed.map_or("-", |p| p.text),
            z(m.against_printed),
            found.unwrap_or("-".into()),
            z(m.against_reference),
            m.mean.mean,
            m.mean.se,
            m.mean.n,
            m.cell.note
        );
    }
    Ok(())
}
