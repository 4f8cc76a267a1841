//! Programs of MISHMASH, shown.

use msmith_chain::{Mishmash, MishmashBlock, MishmashPrac, MishmashStep};
use serde::Serialize;

use crate::answer;
use crate::failure::Failure;

/// What a program computes, and its blocks.
#[derive(Serialize)]
pub struct Program {
    /// Decimal: the multiple of R[1] that ends in R[1].
    multiple: String,
    bits: u64,
    /// R[0], R[1] and others.
    points: usize,
    blocks: Vec<String>,
}

/// Reads hexadecimal digits, spaces between them or not.
pub fn read(hex: &str) -> Result<Program, Failure> {
    let program = Mishmash::read(&super::bytes(hex)?)?;
    let multiple = program.multiple()?;
    Ok(Program {
        bits: multiple.bits(),
        multiple: multiple.to_string(),
        points: usize::from(program.extra) + 2,
        blocks: program.blocks.iter().map(block).collect(),
    })
}

fn times(factors: &[(u8, u8)]) -> String {
    let all = factors.iter().filter(|f| f.1 > 0).map(|&(base, power)| {
        let exponent = if power > 1 {
            format!("^{power}")
        } else {
            String::new()
        };
        format!("{base}{exponent}·")
    });
    all.collect()
}

fn sign(minus: bool) -> char {
    if minus { '-' } else { '+' }
}

fn block(block: &MishmashBlock) -> String {
    let from = |n: u8| match n {
        0 => String::new(),
        n => format!(" from R[{n}]"),
    };
    match block {
        MishmashBlock::Precomp { n, steps } => {
            let step = |s: &MishmashStep| match *s {
                MishmashStep::Add { k, i, j, minus, .. } => {
                    format!("R[{k}]=R[{i}]{}R[{j}]", sign(minus))
                }
                MishmashStep::Multiply { k, base, power, .. } => {
                    format!("R[{k}]=R[0]={}R[0]", times(&[(base, power)]))
                }
            };
            let steps: Vec<String> = steps.iter().map(step).collect();
            format!("PRECOMP{}: {}", from(*n), steps.join(" "))
        }
        MishmashBlock::DbChain { n, links } => {
            let link = |l: &msmith_chain::MishmashLink| {
                let product = times(&[(2, l.two), (3, l.three)]);
                format!("{product}R[0]{}R[{}]", sign(l.minus), l.n)
            };
            let links: Vec<String> = links.iter().map(link).collect();
            format!("DBCHAIN{}: {}", from(*n), links.join(" "))
        }
        MishmashBlock::Prac { n, codes } => {
            let code = |c: &MishmashPrac| match c {
                MishmashPrac::Begin => "begin".to_owned(),
                MishmashPrac::Swap => "swap".to_owned(),
                MishmashPrac::End => "end".to_owned(),
                MishmashPrac::Last => "last".to_owned(),
                MishmashPrac::Rule(r) => r.to_string(),
            };
            let codes: Vec<String> = codes.iter().map(code).collect();
            format!("PRAC{}: {}", from(*n), codes.join(" "))
        }
    }
}

impl answer::Answer for Program {
    fn text(&self) -> String {
        let Self {
            multiple,
            bits,
            points,
            blocks,
        } = self;
        let mut text = format!("R[1] times {multiple}, {bits} bits, in {points} points\n");
        for block in blocks {
            text += &format!("  {block}\n");
        }
        text
    }
}
