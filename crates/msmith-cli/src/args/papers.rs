//! The arguments of `msmith ops …` and `msmith bench edmsm|fixed|chains`: what papers print, beside what runs here.

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};

use super::number::{count, positive};

#[derive(clap::Args)]
pub struct Ops {
    #[command(subcommand)]
    pub paper: Paper,
}

#[derive(Subcommand)]
pub enum Paper {
    /// Tables 1 to 3 and the cost formulas of EdMSM, with corrections
    Edmsm(Edmsm),
    /// Word operations of Montgomery products (EdMSM, appendix A), counted
    Fields(Fields),
    /// Bucket sets over fixed bases (Fan, Kuchta, Sica, Xu): Tables 1, 2, 4 and 5 with corrections, all
    /// methods compared, runs counted
    Fixed(Fixed),
}

/// A part of what `ops fixed` prints.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum FixedTable {
    /// Storage and time of the methods
    #[value(name = "1")]
    One,
    /// Best radices for p = 2 and p = 7
    #[value(name = "2")]
    Two,
    /// Bucket sets for radices 2^c
    #[value(name = "4")]
    Four,
    /// Bucket sets for radices 7^c
    #[value(name = "5")]
    Five,
    /// All methods at their best radix, by formula
    Methods,
    /// Runs on random scalars, counted
    Counted,
}

#[derive(clap::Args)]
pub struct Fixed {
    /// Parts to print, with commas; otherwise all
    #[arg(long, value_name = "T", value_enum, value_delimiter = ',')]
    pub table: Vec<FixedTable>,
    /// Curves of the comparison, with commas; the first is that of the runs (Tables 1 to 5 are of BLS12-381)
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        default_value = "bls12-381,bls12-377,bn254"
    )]
    pub curve: Vec<String>,
    /// Scalars of the counted runs
    #[arg(short, long = "n", value_name = "N", value_parser = positive, default_value = "2^10")]
    pub n: usize,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
pub struct Edmsm {
    /// Points of the bucket method that is counted
    #[arg(short, long = "n", value_name = "N", value_parser = count, default_value = "2^16")]
    pub n: usize,
    /// Bits of the scalars; the last window is taken to be full
    #[arg(long, value_name = "B", default_value_t = 253)]
    pub bits: u32,
    /// Bits of a window
    #[arg(short = 'c', long, value_name = "C", default_value_t = 11)]
    pub window: u32,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
pub struct Fields {
    /// Words of the modulus, with commas
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "4,6,12",
          value_parser = clap::value_parser!(u32).range(1..=12))]
    pub words: Vec<u32>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Subcommand)]
pub enum Comparison {
    /// Time buckets in XYZZ, affine and twisted Edwards coordinates (El Housni and Botrel, EdMSM, TCHES
    /// 2023(3): Table 4 and Figure 3), on one thread
    Edmsm(CompareEdmsm),
    /// Time sums over fixed bases with tables of their multiples beside blst's Pippenger (Fan, Kuchta, Sica, Xu,
    /// Multi-scalar multiplication with fixed bases: Table 3), on G1 of BLS12-381 and one thread
    Fixed(CompareFixed),
}

#[derive(clap::Args)]
pub struct CompareEdmsm {
    /// A curve with a twisted Edwards form
    #[arg(long, value_name = "NAME", default_value = "bls12-377")]
    pub curve: String,
    /// Numbers of points, with commas; also as powers: 2^16
    #[arg(short, long = "n", value_name = "LIST", value_delimiter = ',', value_parser = positive,
          default_value = "2^8,2^9,2^10,2^11,2^12,2^13,2^14,2^15,2^16,2^17,2^18")]
    pub n: Vec<usize>,
    /// Times each size is run; the median counts
    #[arg(long, value_name = "R", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub rounds: u32,
    /// portable, avx512 or ifma; otherwise portable and the best one here
    #[arg(long, value_name = "B")]
    pub backend: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Draw the times to an SVG file
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
}

#[derive(clap::Args)]
pub struct CompareFixed {
    /// Numbers of points, with commas; also as powers: 2^16. The paper goes up to 2^20, for which a table takes 4 GB
    #[arg(short, long = "n", value_name = "LIST", value_delimiter = ',', value_parser = positive,
          default_value = "2^10,2^11,2^12,2^13,2^14,2^15,2^16")]
    pub n: Vec<usize>,
    /// Times each size is run; the median counts
    #[arg(long, value_name = "R", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub rounds: u32,
    /// portable, avx512 or ifma; otherwise the best one here, or $MSMITH_BACKEND
    #[arg(long, value_name = "B")]
    pub backend: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Draw the times to an SVG file
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
}
