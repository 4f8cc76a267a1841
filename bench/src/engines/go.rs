//! Programs in Go that compute in a child process; the protocol stands in `bench/engines/gnark/serve`.
//!
//! They are built with the Go toolchain when they start. The child measures its own time, so the pipes cost nothing;
//! GOMAXPROCS and the number of tasks are the number of threads.

use crate::engine::{Job, Sample};
use anyhow::{Context, Result, bail, ensure};
use std::cell::RefCell;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::rc::Rc;
use std::time::Duration;

/// A running program.
pub struct Program {
    pipes: Rc<RefCell<Pipes>>,
}

struct Pipes {
    name: &'static str,
    child: Child,
    to: Option<ChildStdin>,
    from: ChildStdout,
}

struct Slot {
    pipes: Rc<RefCell<Pipes>>,
    number: u32,
}

/// Builds a package of `bench/engines/gnark`; the path of the program.
pub fn build(package: &str, name: &str) -> Result<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("engines/gnark");
    let built = Command::new("go")
        .args(["build", "-o", name, package])
        .current_dir(&folder)
        .status()
        .context("the Go toolchain does not start (is `go` in the PATH?)")?;
    ensure!(
        built.success(),
        "`go build {package}` failed in bench/engines/gnark"
    );
    Ok(folder.join(name))
}

impl Program {
    /// Starts what [`build`] made.
    pub fn start(program: &Path, name: &'static str, threads: usize) -> Result<Self> {
        let mut child = Command::new(program)
            .env("GOMAXPROCS", threads.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{name} does not start"))?;
        let to = child.stdin.take();
        let from = child.stdout.take().context("a child without a pipe")?;
        Ok(Self {
            pipes: Rc::new(RefCell::new(Pipes {
                name,
                child,
                to,
                from,
            })),
        })
    }

    /// A job of that name, with its inputs.
    pub fn load(&self, name: &str, inputs: &[&[u8]]) -> Result<Box<dyn Job>> {
        let length = u8::try_from(name.len())?;
        let head = [&[b'L', length][..], name.as_bytes()].concat();
        let mut pipes = self.pipes.borrow_mut();
        pipes.ask(&[&[&head[..]], inputs].concat())?;
        let number = u32::from_le_bytes(pipes.take()?);
        Ok(Box::new(Slot {
            pipes: self.pipes.clone(),
            number,
        }))
    }
}

impl Job for Slot {
    fn run(&mut self, times: u32) -> Result<Sample> {
        let mut pipes = self.pipes.borrow_mut();
        pipes.ask(&[b"R", &self.number.to_le_bytes(), &times.to_le_bytes()])?;
        let wall = Duration::from_nanos(u64::from_le_bytes(pipes.take()?));
        let cpu = Duration::from_nanos(u64::from_le_bytes(pipes.take()?));
        let mut point = vec![0; u32::from_le_bytes(pipes.take()?) as usize];
        pipes.from.read_exact(&mut point)?;
        Ok(Sample { wall, cpu, point })
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        // A failure here means that the child has gone; the next request will say so.
        let _ = self
            .pipes
            .borrow_mut()
            .ask(&[b"F", &self.number.to_le_bytes()]);
    }
}

impl Pipes {
    /// Sends a request and reads the first byte of the reply.
    fn ask(&mut self, parts: &[&[u8]]) -> Result<()> {
        let name = self.name;
        let gone = || format!("{name} has gone");
        let to = self.to.as_mut().with_context(gone)?;
        let mut sent = Ok(());
        for part in parts {
            sent = sent.and_then(|()| to.write_all(part));
        }
        // After a refusal the child closes its end: its message matters more than the broken pipe.
        let sent = sent.and_then(|()| to.flush());
        match self.take::<1>() {
            Ok([0]) => Ok(sent?),
            Ok(_) => {
                let mut message = vec![0; u32::from_le_bytes(self.take()?) as usize];
                self.from.read_exact(&mut message)?;
                bail!("{name}: {}", String::from_utf8_lossy(&message));
            }
            Err(e) => Err(e.context(gone())),
        }
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N]> {
        let mut bytes = [0; N];
        self.from.read_exact(&mut bytes)?;
        Ok(bytes)
    }
}

impl Drop for Pipes {
    fn drop(&mut self) {
        drop(self.to.take()); // end of file: the child leaves its loop
        let _ = self.child.wait();
    }
}
