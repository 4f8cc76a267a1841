//! go-eth-kzg 1.5 in a child process, on one thread. It has no tables.

use super::inputs::Inputs;
use super::library::{Function, Library};
use crate::engine::Job;
use crate::engines::go::{Program, build};
use anyhow::Result;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;

const NAME: &str = "go-eth-kzg-engine";

/// The library.
pub struct GoEthKzg(Program);

/// Builds the program.
fn program() -> Result<PathBuf> {
    build("./kzg", NAME)
}

/// A new process that begins from nothing, of which `bench/engines/gnark/kzg` says what it reads and writes.
pub fn first(function: Function) -> Result<Command> {
    let mut command = Command::new(program()?);
    command.arg(function.name()).env("GOMAXPROCS", "1");
    Ok(command)
}

impl GoEthKzg {
    /// Builds and starts the child.
    pub fn start() -> Result<Self> {
        Ok(Self(Program::start(&program()?, NAME, 1)?))
    }
}

impl Library for GoEthKzg {
    fn job(&self, function: Function, inputs: &Arc<Inputs>) -> Result<Option<Box<dyn Job>>> {
        let name = match function {
            // It has no use for proofs.
            Function::RecoverFromProofs => Function::Recover.name(),
            function => function.name(),
        };
        let lists = inputs.lists().map(|list| (list.len() as u64, list));
        let lists = lists.map(|(length, list)| [&length.to_le_bytes()[..], &list].concat());
        let lists = lists.each_ref().map(|list| &list[..]);
        self.0.load(name, &lists).map(Some)
    }
}
