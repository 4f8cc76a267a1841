//! Chores of the project.
//!
//! `cargo xtask kernels` writes the assembly of the AVX-512F products; `--check` compares instead.
mod kernels;

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match args[..] {
        ["kernels"] => kernels::write(),
        ["kernels", "--check"] => kernels::check(),
        ["kernels", "--tune"] => kernels::tune(),
        _ => Err("usage: cargo xtask kernels [--check | --tune]".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}
