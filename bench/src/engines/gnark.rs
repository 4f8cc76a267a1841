//! gnark-crypto 0.22 in a child process; the protocol stands in `bench/engines/gnark/main.go`.
//!
//! The program is built with the Go toolchain when the engine starts. The child measures its own
//! time, so the pipes cost nothing; GOMAXPROCS and the number of tasks are the number of threads.

use crate::curves::{Curve, Group};
use crate::engine::{Engine, Job, Sample};
use crate::inputs::Inputs;
use anyhow::{Context, Result, bail, ensure};
use std::cell::RefCell;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::rc::Rc;
use std::time::Duration;

/// The engine.
pub struct Gnark {
    pipes: Rc<RefCell<Pipes>>,
}

struct Pipes {
    child: Child,
    to: Option<ChildStdin>,
    from: ChildStdout,
}

struct Slot {
    pipes: Rc<RefCell<Pipes>>,
    number: u32,
}

impl Gnark {
    /// Builds and starts the child.
    pub fn new(threads: usize) -> Result<Self> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("engines/gnark");
        let built = Command::new("go")
            .args(["build", "-o", "gnark-engine", "."])
            .current_dir(&folder)
            .status()
            .context("the Go toolchain does not start (is `go` in the PATH?)")?;
        ensure!(built.success(), "`go build` failed in bench/engines/gnark");
        let mut child = Command::new(folder.join("gnark-engine"))
            .env("GOMAXPROCS", threads.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("gnark-engine does not start")?;
        let to = child.stdin.take();
        let from = child.stdout.take().context("no pipe from gnark-engine")?;
        Ok(Self {
            pipes: Rc::new(RefCell::new(Pipes { child, to, from })),
        })
    }
}

impl Engine for Gnark {
    fn name(&self) -> &'static str {
        "gnark"
    }

    fn version(&self) -> String {
        "gnark-crypto 0.22.0".into()
    }

    fn supports(&self, curve: &Curve, _group: Group) -> bool {
        ["bls12-377", "bls12-381", "bn254", "bw6-761", "secp256k1"].contains(&curve.name)
    }

    fn prepare(&self, inputs: &Inputs) -> Result<Box<dyn Job>> {
        let name = format!("{}/{}", inputs.curve.name, inputs.group).to_lowercase();
        let mut head = vec![b'L', name.len() as u8];
        head.extend_from_slice(name.as_bytes());
        head.extend_from_slice(&(inputs.n as u64).to_le_bytes());
        let mut pipes = self.pipes.borrow_mut();
        pipes.ask(&[&head, &inputs.points, &inputs.scalar_bytes()])?;
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
        let to = self.to.as_mut().context("gnark-engine has gone")?;
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
                bail!("gnark-engine: {}", String::from_utf8_lossy(&message));
            }
            Err(e) => Err(e.context("gnark-engine has gone")),
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
