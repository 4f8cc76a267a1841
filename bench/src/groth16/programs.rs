//! Programs beside each other, from the start of a process to its files: `msmith`, rapidsnark and snarkjs.
//!
//! A folder has the inputs: `NAME.zkey` with `NAME.wtns`, and for ceremonies `NAME.r1cs` with `NAME.ptau`, which is prepared,
//! and `first.ptau`, which is not (`bench/README.md` says how to make them).

use crate::engine::{Job, Sample};
use crate::harness::Named;
use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Which programs, and what they are given.
#[derive(clap::Args)]
pub struct Programs {
    /// A folder of keys and witnesses, for what programs are measured by.
    #[arg(long, value_name = "FOLDER")]
    files: Option<PathBuf>,
    /// The program `msmith`; otherwise that of this build.
    #[arg(long, value_name = "FILE")]
    msmith: Option<PathBuf>,
    /// rapidsnark's `prover`.
    #[arg(long, value_name = "FILE")]
    rapidsnark: Option<PathBuf>,
    /// The folder `node_modules` with snarkjs.
    #[arg(long, value_name = "FOLDER")]
    snarkjs: Option<PathBuf>,
}

/// What programs do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Task {
    Prove,
    Prepare,
    New,
    Contribute,
    Verify,
}

impl Task {
    pub const ALL: [Self; 5] = [
        Self::Prove,
        Self::Prepare,
        Self::New,
        Self::Contribute,
        Self::Verify,
    ];

    /// Its word in the ids of records.
    pub fn id(self) -> &'static str {
        match self {
            Self::Prove => "program",
            Self::Prepare => "ptau-prepare",
            Self::New => "zkey-new",
            Self::Contribute => "zkey-contribute",
            Self::Verify => "zkey-verify",
        }
    }
}

/// A program that is run with arguments, and the file that shows what it did.
struct Program {
    command: Vec<String>,
    result: Option<PathBuf>,
}

impl Job for Program {
    fn run(&mut self, times: u32) -> Result<Sample> {
        let start = Instant::now();
        let mut sample = Sample {
            wall: Duration::ZERO,
            cpu: Duration::ZERO,
            point: Vec::new(),
        };
        for _ in 0..times.max(1) {
            if let Some(file) = &self.result {
                let _ = std::fs::remove_file(file);
            }
            // The shell says the times of its children in milliseconds.
            let script = "TIMEFORMAT='%3U %3S'; time \"$@\" >/dev/null 2>/dev/null";
            let out = Command::new("bash")
                .args(["-c", script, "bash"])
                .args(&self.command)
                .stdin(Stdio::null())
                .output()?;
            ensure!(
                out.status.success(),
                "{:?} ended with {}",
                self.command,
                out.status
            );
            let said = String::from_utf8_lossy(&out.stderr).replace(',', ".");
            let times = said.split_whitespace().map(str::parse::<f64>);
            let seconds: f64 = times.sum::<Result<_, _>>().context("no times of a child")?;
            sample.cpu += Duration::from_secs_f64(seconds);
            sample.point = match &self.result {
                None => Vec::new(),
                Some(file) => digest(&std::fs::read(file)?),
            };
        }
        sample.wall = start.elapsed();
        Ok(sample)
    }
}

/// What tells files apart.
fn digest(bytes: &[u8]) -> Vec<u8> {
    let text: Vec<u8> = bytes
        .iter()
        .copied()
        .filter(|b| !b.is_ascii_whitespace())
        .collect();
    let mix = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    text.iter()
        .fold(0xcbf2_9ce4_8422_2325, mix)
        .to_le_bytes()
        .to_vec()
}

/// Inputs of one kind: the name and a number that says how large they are.
pub struct Input {
    pub name: String,
    pub curve: String,
    pub n: u64,
}

impl Programs {
    /// The inputs that a folder has for a task.
    pub fn inputs(&self, task: Task) -> Result<Vec<Input>> {
        let Some(folder) = &self.files else {
            return Ok(Vec::new());
        };
        let mut inputs = Vec::new();
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            let Some(name) = path.file_stem().and_then(|n| n.to_str()) else {
                continue;
            };
            let has = |ending: &str| path.with_extension(ending).exists();
            let ending = path.extension().and_then(|e| e.to_str());
            let n = match (task, ending) {
                (Task::Prove, Some("zkey")) if has("wtns") => domain(&path)?,
                (Task::Prepare, Some("ptau")) if name == "first" => 1 << power(&path)?,
                (Task::New, Some("r1cs")) if has("ptau") => constraints(&path)?,
                (Task::Contribute | Task::Verify, Some("zkey")) if has("r1cs") && has("ptau") => {
                    domain(&path)?
                }
                _ => continue,
            };
            let source = msmith_io::source::Source::open(&path, None, None)?;
            let curve = source.curve().context("no curve")?.name.clone();
            let name = name.to_owned();
            inputs.push(Input { name, curve, n });
        }
        inputs.sort_by_key(|input| input.n);
        Ok(inputs)
    }

    /// The file of a key.
    pub fn key(&self, input: &Input) -> Result<PathBuf> {
        let folder = self.files.as_ref().context("no folder")?;
        Ok(folder.join(format!("{}.zkey", input.name)))
    }

    /// The programs, each with its arguments.
    pub fn jobs(&self, task: Task, input: &Input) -> Result<Vec<Named>> {
        let folder = self.files.as_ref().context("no folder")?;
        let file = |ending: &str| text(&folder.join(format!("{}.{ending}", input.name)));
        let scratch = std::env::temp_dir().join(format!("msmith-bench-{}", std::process::id()));
        std::fs::create_dir_all(&scratch)?;
        let out = |who: &str, what: &str| scratch.join(format!("{who}-{}-{what}", task.id()));
        let mut jobs: Vec<Named> = Vec::new();
        let mut push = |name: &str, command: Vec<String>, result: Option<PathBuf>| {
            jobs.push((name.to_owned(), Box::new(Program { command, result })));
        };
        let own = match &self.msmith {
            Some(path) => path.clone(),
            None => std::env::current_exe()?.with_file_name("msmith"),
        };
        let own = |args: &[&str]| command(&text(&own), &[args, &["--threads", "1"]].concat());
        let node = |args: &[&str]| {
            let path = self.snarkjs.as_ref()?.join(".bin/snarkjs");
            Some(command(&text(&path), args))
        };
        match task {
            Task::Prove => {
                let (key, witness) = (file("zkey"), file("wtns"));
                let files = |who: &str| {
                    [
                        text(&out(who, "proof.json")),
                        text(&out(who, "public.json")),
                    ]
                };
                let [proof, public] = files("msmith");
                let args = [
                    "prove", &key, &witness, "--proof", &proof, "--public", &public,
                ];
                push("msmith", own(&args), Some(public.into()));
                // It has no other curve.
                let rapidsnark = self.rapidsnark.as_ref();
                if let Some(path) = rapidsnark.filter(|_| input.curve == "bn254") {
                    let [proof, public] = files("rapidsnark");
                    let args = [&key[..], &witness, &proof, &public];
                    let mut one = vec!["env".to_owned(), "OMP_NUM_THREADS=1".to_owned()];
                    one.extend(command(&text(path), &args));
                    push("rapidsnark", one, Some(public.into()));
                }
                let [proof, public] = files("snarkjs");
                if let Some(command) = node(&["groth16", "prove", &key, &witness, &proof, &public])
                {
                    push("snarkjs", command, Some(public.into()));
                }
            }
            Task::Prepare => {
                let [ours, theirs] = ["msmith", "snarkjs"].map(|who| out(who, "ptau"));
                push(
                    "msmith",
                    own(&["ptau", "prepare", &file("ptau"), "--out", &text(&ours)]),
                    Some(ours.clone()),
                );
                let args = [
                    "powersoftau",
                    "prepare",
                    "phase2",
                    &file("ptau"),
                    &text(&theirs),
                ];
                if let Some(command) = node(&args) {
                    push("snarkjs", command, Some(theirs.clone()));
                }
            }
            Task::New => {
                let [ours, theirs] = ["msmith", "snarkjs"].map(|who| out(who, "zkey"));
                let [r1cs, ptau] = [file("r1cs"), file("ptau")];
                let args = ["zkey", "new", &r1cs, &ptau, "--out", &text(&ours)];
                push("msmith", own(&args), Some(ours.clone()));
                let args = ["groth16", "setup", &r1cs, &ptau, &text(&theirs)];
                if let Some(command) = node(&args) {
                    push("snarkjs", command, Some(theirs.clone()));
                }
            }
            Task::Contribute => {
                let [ours, theirs] = ["msmith", "snarkjs"].map(|who| text(&out(who, "zkey")));
                let key = file("zkey");
                let args = [
                    "zkey",
                    "contribute",
                    &key,
                    "--out",
                    &ours,
                    "--entropy",
                    "bench",
                ];
                push("msmith", own(&args), None);
                let args = ["zkey", "contribute", &key, &theirs, "-e=bench", "-n=bench"];
                if let Some(command) = node(&args) {
                    push("snarkjs", command, None);
                }
            }
            Task::Verify => {
                let [r1cs, ptau, key] = [file("r1cs"), file("ptau"), file("zkey")];
                push(
                    "msmith",
                    own(&["zkey", "verify", &key, "--r1cs", &r1cs, "--ptau", &ptau]),
                    None,
                );
                if let Some(command) = node(&["zkey", "verify", &r1cs, &ptau, &key]) {
                    push("snarkjs", command, None);
                }
            }
        }
        Ok(jobs)
    }
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

fn command(program: &str, args: &[&str]) -> Vec<String> {
    [&[program], args]
        .concat()
        .iter()
        .map(|s| (*s).to_owned())
        .collect()
}

/// The length of section H of a key.
fn domain(path: &Path) -> Result<u64> {
    let source = msmith_io::source::Source::open(path, None, None)?;
    Ok(source.section("H")?.len() as u64)
}

fn power(path: &Path) -> Result<u32> {
    let source = msmith_io::source::Source::open(path, None, None)?;
    Ok(source.section("tauG2")?.len().ilog2())
}

fn constraints(path: &Path) -> Result<u64> {
    Ok(msmith_groth16::Circuit::open(path)?.constraints() as u64)
}
