//! The command line.

use std::path::PathBuf;

use clap::Subcommand;

use crate::failure::Failure;

/// What the laboratory does with the papers.
#[derive(Subcommand)]
pub enum Command {
    /// Name all tables, figures and comparisons, with the options that each takes
    List {
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Compute a table again, next to what the paper prints
    Table(Table),
    /// Draw a figure again, as SVG: to a file, with its numbers on stdout, or else to stdout
    Figure(Figure),
    /// Run a comparison that no paper has as a table
    Compare(Compare),
    /// Write a page of HTML for each paper: all its tables and figures with their commands, and its errata
    Report(Report),
    /// Bytecode of CADO-NFS (MISHMASH): that of a chain with its table, or what a program multiplies by
    Mishmash(Mishmash),
}

#[derive(clap::Args)]
#[command(group(clap::ArgGroup::new("what").required(true).args(["program", "of"])))]
pub struct Mishmash {
    /// A program in hexadecimal digits
    #[arg(value_name = "HEX")]
    pub program: Option<String>,
    /// The program of the chain in this file (blocks PRECOMP and DBCHAIN; bases 2 and 3), as `msmith-lab chain` prints it
    #[arg(long, value_name = "FILE")]
    pub of: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
pub struct Report {
    /// The folder to write to; pages of the same names are replaced
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// Only these papers, as `list` names them
    #[arg(long, value_name = "PAPERS", value_delimiter = ',')]
    pub paper: Vec<String>,
    /// Timings too: minutes, on a quiet machine
    #[arg(long)]
    pub timed: bool,
    /// Random scalars for each number; otherwise a table takes seconds
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(2..=10_000_000))]
    pub samples: Option<u32>,
    /// Where the scalars come from (1 if not given)
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Threads (1 if not given: times are best measured so)
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
}

#[derive(clap::Args)]
pub struct Table {
    /// The paper, as `list` names it
    pub paper: String,
    /// The table's number there
    #[arg(value_name = "N")]
    pub number: String,
    #[command(flatten)]
    pub settings: Settings,
}

#[derive(clap::Args)]
pub struct Figure {
    /// The paper, as `list` names it
    pub paper: String,
    /// The figure's number there
    #[arg(value_name = "N")]
    pub number: String,
    /// Write the picture to this file and print the numbers
    #[arg(long, value_name = "FILE.svg")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub settings: Settings,
}

#[derive(clap::Args)]
pub struct Compare {
    /// The comparison, as `list` names it
    pub name: String,
    /// Draw it to this file as well
    #[arg(long, value_name = "FILE.svg")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub settings: Settings,
}

/// Options of tables, figures and comparisons. `list` says which of them each one takes; another is refused.
#[derive(clap::Args, Debug, Clone, Default)]
pub struct Settings {
    /// Random scalars for each number; otherwise a table takes seconds
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(2..=10_000_000))]
    pub samples: Option<u32>,
    /// Where the scalars come from (1 if not given)
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Threads (1 if not given: times are best measured so)
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Parameters of what is compared, with commas
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub parameters: Vec<u32>,
    /// Numbers of points or of scalars, with commas; also as powers: 2^16
    #[arg(short, long = "n", value_name = "LIST", value_delimiter = ',', value_parser = count)]
    pub n: Vec<usize>,
    /// Bits of the scalars
    #[arg(long, value_name = "B")]
    pub bits: Option<u32>,
    /// Bits of a window
    #[arg(short = 'c', long, value_name = "C")]
    pub window: Option<u32>,
    /// Curves, with commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub curve: Vec<String>,
    /// Times each size is run; the median counts
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub rounds: Option<u32>,
    /// Instructions of the rings: portable, relaxed, avx2, avx-ifma, avx512 or ifma
    #[arg(long, value_name = "B")]
    pub backend: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Print the numbers as comma-separated values, a line for each row
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
}

/// `1000` or `2^10`, at least 1, at most 2^40.
fn count(text: &str) -> Result<usize, String> {
    let value = match text.split_once('^') {
        Some((base, exponent)) => match (base.parse::<u64>(), exponent.parse()) {
            (Ok(base), Ok(exponent)) => base.checked_pow(exponent),
            _ => return Err("not a number or a power like 2^16".to_owned()),
        },
        None => Some(text.parse().map_err(|_| "not a number".to_owned())?),
    };
    match value.map(usize::try_from) {
        Some(Ok(0)) => Err("at least 1".to_owned()),
        Some(Ok(n)) if n <= 1 << 40 => Ok(n),
        _ => Err("more than 2^40".to_owned()),
    }
}

impl Settings {
    /// The names of the options that are given, but for `json` and `csv`, which everything takes.
    pub fn given(&self) -> Vec<&'static str> {
        let all = [
            ("samples", self.samples.is_some()),
            ("seed", self.seed.is_some()),
            ("threads", self.threads.is_some()),
            ("parameters", !self.parameters.is_empty()),
            ("n", !self.n.is_empty()),
            ("bits", self.bits.is_some()),
            ("window", self.window.is_some()),
            ("curve", !self.curve.is_empty()),
            ("rounds", self.rounds.is_some()),
            ("backend", self.backend.is_some()),
        ];
        all.into_iter().filter(|o| o.1).map(|o| o.0).collect()
    }

    /// The seed, 1 if none is given.
    pub fn seed(&self) -> u64 {
        self.seed.unwrap_or(1)
    }

    /// The numbers of points or scalars, or others if none are given.
    pub fn sizes(&self, otherwise: impl Iterator<Item = usize>) -> Vec<usize> {
        match self.n.is_empty() {
            true => otherwise.collect(),
            false => self.n.clone(),
        }
    }

    /// The only number of points or scalars, or another if none is given.
    ///
    /// Errors: several.
    pub fn size(&self, otherwise: usize) -> Result<usize, Failure> {
        match self.n[..] {
            [] => Ok(otherwise),
            [n] => Ok(n),
            _ => Err(Failure::new("one number of scalars is wanted here")),
        }
    }

    /// The only curve, or another if none is given.
    ///
    /// Errors: several.
    pub fn curve_or(&self, otherwise: &str) -> Result<String, Failure> {
        match &self.curve[..] {
            [] => Ok(otherwise.to_owned()),
            [curve] => Ok(curve.clone()),
            _ => Err(Failure::new("one curve is wanted here")),
        }
    }

    /// The rounds of a timing, 5 if none are given.
    pub fn rounds(&self) -> u32 {
        self.rounds.unwrap_or(5)
    }

    /// The number of threads, 1 if none is given.
    pub fn threads(&self) -> usize {
        self.threads.unwrap_or(1).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts() {
        assert_eq!(count("300"), Ok(300));
        assert_eq!(count("2^40"), Ok(1 << 40));
        for bad in [
            "",
            "0",
            "-1",
            "2^",
            "^2",
            "2^41",
            "2^64",
            "10^99999999999",
            "1e3",
        ] {
            assert!(count(bad).is_err(), "{bad}");
        }
    }
}
