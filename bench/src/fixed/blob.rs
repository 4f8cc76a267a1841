//! Commitments to one blob of EIP-4844 from bytes to bytes: reading the blob, the sum over the 4096 points of
//! Ethereum's mainnet setup, compressing the point.

use super::contender::{Contender, Prepared};
use super::sets::{Choice, made, options};
use crate::curves::{Curve, Group};
use crate::engine::{Job, Timed};
use crate::engines::msmith::{bytes, version};
use crate::inputs::{Dist, Inputs};
use anyhow::{Context, Result, ensure};
use msmith::{Backend, Options, Point, Scalars};
use msmith_io::kzg::{self, Blob, ELEMENTS, Setup};
use msmith_io::zcash;

/// Libraries that commit to blobs (`rust-eth-kzg-tables:W`: see `peers.rs`).
pub const PEERS: &[&str] = &["rust-eth-kzg", "rust-eth-kzg-tables:8", "c-kzg"];

/// The points of the setup in the order of a blob's elements, and random elements.
pub fn inputs(seed: u64) -> Result<Inputs<'static>> {
    let curve = Curve::by_name("bls12-381").context("no curve")?;
    let setup = Setup::mainnet(kzg::engine(Backend::detect()?)?)?;
    let (engine, points) = (setup.engine(), setup.points()?);
    let each = points.words.chunks(points.stride).map(Point::new);
    let points: Vec<u8> = each.flat_map(|point| bytes(engine, point)).collect();
    Ok(Inputs {
        points: points.into(),
        ..Inputs::generate(curve, Group::G1, Dist::Uniform, ELEMENTS, seed)
    })
}

/// The scalars as a blob: 32 bytes each, most significant first.
fn blob(inputs: &Inputs) -> Result<Vec<u8>> {
    ensure!(
        inputs.n == ELEMENTS && inputs.curve.name == "bls12-381" && inputs.group == Group::G1,
        "a blob has {ELEMENTS} elements of bls12-381"
    );
    let scalars = inputs.scalar_bytes();
    Ok(scalars
        .chunks(32)
        .flat_map(|s| s.iter().rev().copied())
        .collect())
}

/// A commitment from its bytes to those that are compared.
fn point(compressed: &[u8]) -> Vec<u8> {
    let point = || -> Result<Vec<u8>> {
        let engine = kzg::engine(Backend::detect()?)?;
        let read = zcash::read(&engine, compressed, &Options::default())?;
        Ok(bytes(&engine, Point::new(read.words)))
    };
    // What cannot be read is not another library's commitment either.
    point().unwrap_or_else(|_| compressed.to_vec())
}

/// A commitment that is timed.
fn timed<C: AsRef<[u8]> + 'static>(commit: impl FnMut() -> C + 'static) -> Box<dyn Job> {
    Box::new(Timed {
        sum: commit,
        bytes: |c: C| point(c.as_ref()),
    })
}

/// msmith with a table.
pub struct Own {
    choice: Choice,
    threads: usize,
}

impl Own {
    /// On a given number of threads.
    pub fn new(choice: Choice, threads: usize) -> Self {
        Self { choice, threads }
    }
}

impl Contender for Own {
    fn name(&self) -> String {
        format!("blob:{}", self.choice)
    }

    fn version(&self) -> String {
        version(self.threads)
    }

    fn prepare(&self, inputs: &Inputs) -> Result<Prepared> {
        let blob = blob(inputs)?;
        let setup = Setup::mainnet(kzg::engine(Backend::detect()?)?)?;
        let engine = setup.engine().clone();
        let points = setup.points()?;
        let elements = Blob::read(&blob)?;
        let scalars = Scalars::U256(elements.elements());
        let (bases, table) = made(&self.choice, &engine, &points, scalars, self.threads)?;
        let options = options(self.threads, true);
        let commit = move || -> Result<Vec<u8>> {
            let blob = Blob::read(&blob)?;
            let sum = bases.msm(Scalars::U256(blob.elements()), &options)?;
            Ok(zcash::compress(&engine, &sum.point)?)
        };
        Ok(Prepared {
            job: timed(move || commit().expect("a valid blob")),
            table: Some(table),
        })
    }
}

/// A library of [`PEERS`], on one thread; nothing if it is none of them.
#[cfg(not(feature = "kzg"))]
pub fn by_name(name: &str) -> Result<Option<Box<dyn Contender>>> {
    let kind = |n: &str| n.split(':').next().map(str::to_owned);
    if PEERS.iter().any(|peer| kind(peer) == kind(name)) {
        anyhow::bail!("{name} needs `--features kzg`");
    }
    Ok(None)
}

#[cfg(feature = "kzg")]
pub use peers::by_name;

#[cfg(feature = "kzg")]
mod peers {
    use super::super::contender::{Contender, Prepared, Table};
    use super::{blob, timed};
    use crate::engines::blst::Blst;
    use crate::inputs::Inputs;
    use anyhow::{Context, Result, anyhow};
    use ekzg_bls12_381::fixed_base_msm_window::FixedBaseMSMPrecompWindow;
    use ekzg_bls12_381::traits::Curve;
    use ekzg_bls12_381::{G1Point, Scalar};
    use rust_eth_kzg::{DASContext, TrustedSetup, UsePrecomp};
    use std::time::Instant;

    /// A library of [`super::PEERS`], on one thread; nothing if it is none of them.
    pub fn by_name(name: &str) -> Result<Option<Box<dyn Contender>>> {
        // All of them sum with blst, whose crate has one pool.
        let one_thread = || Blst::new(1).map(drop);
        if let Some(width) = name.strip_prefix("rust-eth-kzg-tables:") {
            one_thread()?;
            return Ok(Some(Box::new(Tables(width.parse()?))));
        }
        Ok(match name {
            "c-kzg" => Some(Box::new(CKzg)),
            "rust-eth-kzg" => {
                one_thread()?;
                Some(Box::new(RustEthKzg))
            }
            _ => None,
        })
    }

    struct CKzg;

    impl Contender for CKzg {
        fn name(&self) -> String {
            "c-kzg".into()
        }
        fn version(&self) -> String {
            "c-kzg 2.1.8, blob_to_kzg_commitment".into()
        }
        fn prepare(&self, inputs: &Inputs) -> Result<Prepared> {
            let blob = c_kzg::Blob::from_bytes(&blob(inputs)?)?;
            // Its tables are for proofs of cells, not for commitments.
            let settings = c_kzg::ethereum_kzg_settings(0);
            let commit = move || {
                let commitment = settings.blob_to_kzg_commitment(&blob);
                commitment.expect("a valid blob").to_bytes().into_inner()
            };
            Ok(Prepared {
                job: timed(commit),
                table: None,
            })
        }
    }

    struct RustEthKzg;

    impl Contender for RustEthKzg {
        fn name(&self) -> String {
            "rust-eth-kzg".into()
        }
        fn version(&self) -> String {
            "rust_eth_kzg 0.10.0, blob_to_kzg_commitment".into()
        }
        fn prepare(&self, inputs: &Inputs) -> Result<Prepared> {
            let blob: Box<[u8; rust_eth_kzg::constants::BYTES_PER_BLOB]> = blob(inputs)?
                .into_boxed_slice()
                .try_into()
                .map_err(|_| anyhow!("no blob"))?;
            // Its tables are for proofs of cells, not for commitments.
            let context = DASContext::new(&TrustedSetup::default(), UsePrecomp::No);
            let commit = move || {
                let commitment = context.blob_to_kzg_commitment(&blob);
                commitment.expect("a valid blob")
            };
            Ok(Prepared {
                job: timed(commit),
                table: None,
            })
        }
    }

    /// What rust_eth_kzg could do with its own tables of windows, if it used them for commitments: they
    /// are made here of the points of the setup in Lagrange form, which also saves the transform of the blob.
    pub struct Tables(usize);

    impl Contender for Tables {
        fn name(&self) -> String {
            format!("rust-eth-kzg-tables:{}", self.0)
        }
        fn version(&self) -> String {
            let width = self.0;
            format!("ekzg-bls12-381 0.10.0, FixedBaseMSMPrecompWindow of width {width}")
        }
        fn prepare(&self, inputs: &Inputs) -> Result<Prepared> {
            let points = inputs.points.chunks(96).map(|p| {
                let mut bytes = [0; 96];
                let (x, y) = p.split_at(48);
                let both = x.iter().rev().chain(y.iter().rev());
                bytes
                    .iter_mut()
                    .zip(both)
                    .for_each(|(to, from)| *to = *from);
                Option::from(G1Point::from_uncompressed(&bytes)).context("a point is refused")
            });
            let points = points.collect::<Result<Vec<G1Point>>>()?;
            let blob = blob(inputs)?;
            let start = Instant::now();
            let windows = FixedBaseMSMPrecompWindow::new(&points, self.0);
            let stored = 1 << (self.0 - 1);
            let table = Table {
                set: None,
                stored,
                bytes: (points.len() * stored * size_of::<G1Point>()) as u64,
                build: start.elapsed(),
                additions: None,
            };
            let commit = move || {
                let element = |e: &[u8; 32]| Option::from(Scalar::from_bytes_be(e));
                let elements = blob.as_chunks::<32>().0.iter().map(element);
                let elements: Option<Vec<Scalar>> = elements.collect();
                let sum = windows.msm(&elements.expect("a valid blob"));
                sum.to_affine().to_compressed()
            };
            Ok(Prepared {
                job: timed(commit),
                table: Some(table),
            })
        }
    }
}
