//! `msmith-lab mishmash`: a program shown, or that of a chain.

use std::io::Read as _;
use std::path::Path;

use msmith_chain::{Record, TablePlan, TableRule, named_set};
use serde::Serialize;

use super::{Mishmash, MishmashBlock, MishmashLink, MishmashPrac, MishmashStep};
use crate::args;
use crate::failure::Failure;
use crate::format::json;

/// Most bytes of a chain that is read.
const MOST: u64 = 1 << 26;

/// What the command prints.
///
/// Errors: bytes that are not a program, a program that uses a point that nothing has set, a file that is not a chain,
/// and a chain that has no program ([`Mishmash::of_chain`]).
pub fn answer(args: &args::Mishmash) -> Result<String, Failure> {
    let program = match (&args.program, &args.of) {
        (_, Some(path)) => of_file(path)?,
        (hex, None) => Mishmash::read(&bytes(hex.as_deref().unwrap_or_default())?)?,
    };
    let program = Program::of(&program)?;
    Ok(match args.json {
        true => json(&program),
        false => program.text(),
    })
}

/// The program of a chain, text or JSON; its table is made as the file says, or by the rule of the paper, which has no
/// quintupling.
fn of_file(path: &Path) -> Result<Mishmash, Failure> {
    let wrong = |e: std::io::Error| Failure::new(format!("{}: {e}", path.display()));
    let mut text = String::new();
    let file = std::fs::File::open(path).map_err(wrong)?;
    file.take(MOST).read_to_string(&mut text).map_err(wrong)?;
    let record = Record::parse(&text, &|name| named_set(name)?.set().ok())?;
    let plan = match record.table() {
        Some(plan) => plan.clone(),
        None => TablePlan::new(record.set(), &TableRule::Paper),
    };
    Ok(Mishmash::of_chain(record.chain(), &plan)?)
}

/// Bytes from hexadecimal digits, spaces between them or not.
fn bytes(hex: &str) -> Result<Vec<u8>, Failure> {
    let digits: Vec<u8> = hex.bytes().filter(|b| !b.is_ascii_whitespace()).collect();
    let digits = digits.strip_prefix(b"0x").unwrap_or(&digits);
    msmith_io::hex::decode(digits).ok_or_else(|| {
        let shown: String = hex.chars().take(24).collect();
        Failure::new(format!("{shown:?} is not bytes in hexadecimal digits"))
    })
}

/// What a program computes, and its blocks.
#[derive(Serialize)]
struct Program {
    /// Hexadecimal digits.
    program: String,
    /// Decimal: the multiple of R[1] that ends in R[1].
    multiple: String,
    bits: u64,
    /// R[0], R[1] and others.
    points: usize,
    blocks: Vec<String>,
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
            let link = |l: &MishmashLink| {
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
            let [adds, doubles] = codes.iter().fold([0, 0], |[a, d], c| {
                let (more, twice) = c.operations();
                [a + more, d + twice]
            });
            let codes: Vec<String> = codes.iter().map(code).collect();
            let (from, codes) = (from(*n), codes.join(" "));
            format!("PRAC{from}: {codes} ({adds} additions, {doubles} doublings)")
        }
    }
}

impl Program {
    fn of(program: &Mishmash) -> Result<Self, Failure> {
        let multiple = program.multiple()?;
        Ok(Self {
            program: msmith_io::hex::encode(&program.write()?),
            bits: multiple.bits(),
            multiple: multiple.to_string(),
            points: usize::from(program.extra) + 2,
            blocks: program.blocks.iter().map(block).collect(),
        })
    }

    fn text(&self) -> String {
        let Self {
            program,
            multiple,
            bits,
            points,
            blocks,
        } = self;
        let mut text = format!("{} bytes: {program}\n", program.len() / 2);
        text += &format!("R[1] times {multiple}, {bits} bits, in {points} points\n");
        for block in blocks {
            text += &format!("  {block}\n");
        }
        text
    }
}
