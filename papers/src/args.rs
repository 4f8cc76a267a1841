//! The command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand};

/// Tables and figures of the papers that msmith builds on, computed again.
#[derive(Parser)]
#[command(version, about)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

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
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

impl Settings {
    /// The names of the options that are given, but for `json`, which everything takes.
    pub fn given(&self) -> Vec<&'static str> {
        let all = [
            ("samples", self.samples.is_some()),
            ("seed", self.seed.is_some()),
            ("threads", self.threads.is_some()),
            ("parameters", !self.parameters.is_empty()),
        ];
        all.into_iter().filter(|o| o.1).map(|o| o.0).collect()
    }

    /// The seed, 1 if none is given.
    pub fn seed(&self) -> u64 {
        self.seed.unwrap_or(1)
    }

    /// The number of threads, 1 if none is given.
    pub fn threads(&self) -> usize {
        self.threads.unwrap_or(1).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Args::command().debug_assert();
    }
}
