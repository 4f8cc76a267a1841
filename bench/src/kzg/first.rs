//! Processes that begin from nothing and compute one result.

use super::go_eth_kzg;
use super::inputs::{Blob, Inputs};
use super::library::{Function, start};
use crate::engine::{Job, Sample, cpu_time};
use anyhow::{Context, Result, ensure};
use std::cell::Cell;
use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Computes a function of a blob in a process of its own, which reads the blob and writes CPU time in ns, resident
/// memory in bytes (8 bytes each, the least first) and the result.
#[derive(clap::Args)]
pub struct Args {
    library: String,
    function: String,
}

/// What such a process does.
pub fn run(args: &Args) -> Result<()> {
    let known = |f: &Function| f.name() == args.function;
    let function = Function::ALL.into_iter().find(known);
    let function = function.with_context(|| format!("unknown function {:?}", args.function))?;
    let mut blob = vec![0; size_of::<Blob>()];
    std::io::stdin().read_exact(&mut blob)?;
    let blob: Box<Blob> = blob.into_boxed_slice().try_into().ok().context("a blob")?;
    let library = start(&args.library)?;
    let inputs = Arc::new(Inputs::of_blob(*blob));
    let job = library.job(function, &inputs)?;
    let result = job.context("the library lacks it")?.run(1)?.point;
    let mut out = std::io::stdout().lock();
    out.write_all(&(cpu_time().as_nanos() as u64).to_le_bytes())?;
    out.write_all(&resident()?.to_le_bytes())?;
    out.write_all(&result)?;
    Ok(out.flush()?)
}

/// Bytes of memory that this process has at the moment.
fn resident() -> Result<u64> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.split_whitespace().next());
    Ok(kib.context("no resident memory in /proc")?.parse::<u64>()? << 10)
}

/// From the start of a process to its first result.
pub struct First {
    command: Command,
    blob: Box<Blob>,
    resident: Rc<Cell<u64>>,
}

impl First {
    /// For a library by its name, with the place for the most memory that a process had.
    pub fn new(
        library: &str,
        function: Function,
        blob: &Blob,
        resident: Rc<Cell<u64>>,
    ) -> Result<Self> {
        let command = match library {
            "go-eth-kzg" => go_eth_kzg::first(function)?,
            library => {
                let mut command = Command::new(std::env::current_exe()?);
                command.args(["kzg-first", library, function.name()]);
                command
            }
        };
        Ok(Self {
            command,
            blob: Box::new(*blob),
            resident,
        })
    }

    /// CPU time, memory and result.
    fn once(&mut self) -> Result<(Duration, u64, Vec<u8>)> {
        let pipes = self.command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = pipes.spawn()?;
        let mut to = child.stdin.take().context("a child without a pipe")?;
        let sent = to.write_all(&self.blob[..]);
        drop(to);
        let out = child.wait_with_output()?;
        ensure!(
            out.status.success(),
            "the process ended with {}",
            out.status
        );
        sent?;
        let (numbers, result) = out.stdout.split_at_checked(16).context("no result")?;
        let [cpu, resident] = [0, 8].map(|at| {
            let bytes = std::array::from_fn(|k| numbers[at + k]);
            u64::from_le_bytes(bytes)
        });
        Ok((Duration::from_nanos(cpu), resident, result.to_vec()))
    }
}

impl Job for First {
    fn run(&mut self, times: u32) -> Result<Sample> {
        let start = Instant::now();
        let mut sample = Sample {
            wall: Duration::ZERO,
            cpu: Duration::ZERO,
            point: Vec::new(),
        };
        for _ in 0..times.max(1) {
            let (cpu, resident, result) = self.once()?;
            sample.cpu += cpu;
            sample.point = result;
            self.resident.set(self.resident.get().max(resident));
        }
        sample.wall = start.elapsed();
        Ok(sample)
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_process_has_memory() {
        assert!(super::resident().unwrap() > 1 << 18);
    }
}
