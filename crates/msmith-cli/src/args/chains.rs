//! The arguments of `msmith ops chains` and `msmith bench chains`.

use std::path::PathBuf;

use clap::ValueEnum;

/// Whose tables.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ChainPaper {
    /// Bernstein, Chuengsatiansup, Lange: Double-base scalar multiplication revisited (Tables 1 to 10)
    DoubleBase,
    /// Al Musa, Xu: multi-base methods (Tables 1 to 5, 7 to 10, figure-2)
    MultiBase,
    /// What goes past both: single, double
    Beyond,
}

#[derive(clap::Args)]
pub struct ChainTables {
    /// Whose tables
    #[arg(long, value_enum, default_value = "double-base")]
    pub paper: ChainPaper,
    /// The table; without it all formulas of the paper, and a list of the tables
    #[arg(long, value_name = "N")]
    pub table: Option<String>,
    /// Scalars for every number; otherwise so many that a table takes seconds
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(2..=10_000_000))]
    pub samples: Option<u32>,
    /// Where the scalars come from
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Threads
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: u16,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
pub struct CompareChains {
    /// Scalars for every method; fewer for those that take long
    #[arg(long, value_name = "K", default_value_t = 40, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    pub samples: u32,
    /// Where the scalars come from
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Draw cost over time to an SVG file
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Draw Figure 2 of Al Musa and Xu (cost over the size of buckets, 254 bits) to an SVG file
    #[arg(long, value_name = "FILE")]
    pub figure_2: Option<PathBuf>,
}
