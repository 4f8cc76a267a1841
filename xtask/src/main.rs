//! Chores of the project.
//!
//! `cargo xtask kernels` writes the assembly of the AVX-512 products; `--check` compares instead.
//! `cargo xtask layers` checks who imports whom.
mod kernels;
mod layers;

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match args[..] {
        ["kernels"] => kernels::write(),
        ["kernels", "--check"] => kernels::check(),
        ["kernels", "--tune"] => kernels::tune(),
        ["layers"] => layers::check(),
        _ => Err("usage: cargo xtask kernels [--check | --tune] | cargo xtask layers".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}
