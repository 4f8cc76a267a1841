//! rust_eth_kzg 0.10 on one thread: it sums with blst, whose crate has one pool.

use super::inputs::Inputs;
use super::library::{Function, Library, timed, verdict};
use crate::engine::Job;
use crate::engines::blst::Blst;
use crate::engines::msmith::bytes as own_bytes;
use anyhow::{Context, Result};
use ekzg_bls12_381::fixed_base_msm_window::FixedBaseMSMPrecompWindow;
use ekzg_bls12_381::traits::Curve;
use ekzg_bls12_381::{G1Point, Scalar};
use msmith::{Backend, Point};
use msmith_kzg::Setup;
use rust_eth_kzg::{Cell, DASContext, KZGProof, TrustedSetup, UsePrecomp};
use std::rc::Rc;
use std::sync::Arc;

/// The library with tables of windows of so many bits, none for 0.
pub struct RustEthKzg(Rc<DASContext>);

impl RustEthKzg {
    /// Loads Ethereum's setup.
    pub fn start(width: usize) -> Result<Self> {
        Blst::new(1)?;
        let precompute = match width {
            0 => UsePrecomp::No,
            width => UsePrecomp::Yes { width },
        };
        let context = DASContext::new(&TrustedSetup::default(), precompute);
        Ok(Self(Rc::new(context)))
    }
}

fn row(cells: &[Cell], proofs: &[KZGProof]) -> Vec<u8> {
    let cells = cells.iter().flat_map(|cell| cell.iter().copied());
    cells.chain(proofs.as_flattened().iter().copied()).collect()
}

impl Library for RustEthKzg {
    fn job(&self, function: Function, inputs: &Arc<Inputs>) -> Result<Option<Box<dyn Job>>> {
        let (kzg, i) = (self.0.clone(), inputs.clone());
        let why = "valid inputs";
        Ok(Some(match function {
            Function::Commit => timed(
                move || kzg.blob_to_kzg_commitment(&i.blobs[0]).expect(why),
                |point| point.to_vec(),
            ),
            Function::ProveBlob => timed(
                move || {
                    let proof = kzg.compute_blob_kzg_proof(&i.blobs[0], &i.commitments[0]);
                    proof.expect(why)
                },
                |point| point.to_vec(),
            ),
            Function::ComputeCells => timed(
                move || kzg.compute_cells(&i.blobs[0]).expect(why),
                |cells| row(&cells, &[]),
            ),
            Function::CellsAndProofs => timed(
                move || kzg.compute_cells_and_kzg_proofs(&i.blobs[0]).expect(why),
                |(cells, proofs)| row(&cells, &proofs),
            ),
            // It has no use for proofs.
            Function::Recover | Function::RecoverFromProofs => timed(
                move || {
                    let cells = i.cells.iter().collect();
                    kzg.recover_cells_and_kzg_proofs(i.indices.clone(), cells)
                        .expect(why)
                },
                |(cells, proofs)| row(&cells, &proofs),
            ),
            Function::RecoverCells => return Ok(None),
            Function::VerifyProof => timed(
                move || {
                    let (of, z, y) = (&i.commitments[0], i.elements[0], i.elements[1]);
                    kzg.verify_kzg_proof(of, z, y, &i.proofs[0]).is_ok()
                },
                verdict,
            ),
            Function::VerifyBlob => timed(
                move || {
                    let (blob, commitment) = (&i.blobs[0], &i.commitments[0]);
                    kzg.verify_blob_kzg_proof(blob, commitment, &i.proofs[0])
                        .is_ok()
                },
                verdict,
            ),
            Function::VerifyBlobs => timed(
                move || {
                    let blobs = i.blobs.iter().collect();
                    let (of, proofs) = (i.commitments.iter().collect(), i.proofs.iter().collect());
                    kzg.verify_blob_kzg_proof_batch(blobs, of, proofs).is_ok()
                },
                verdict,
            ),
            Function::VerifyCells => timed(
                move || {
                    let of = i.commitments.iter().collect();
                    let (cells, proofs) = (i.cells.iter().collect(), i.proofs.iter().collect());
                    kzg.verify_cell_kzg_proof_batch(of, &i.indices, cells, proofs)
                        .is_ok()
                },
                verdict,
            ),
        }))
    }
}

/// What it could do with its own tables of windows, if it used them for commitments: they are made here of the points of
/// the setup in Lagrange form, which also saves the transform of the blob.
pub struct Tables(Rc<FixedBaseMSMPrecompWindow>);

impl Tables {
    /// Windows of so many bits.
    pub fn start(width: usize) -> Result<Self> {
        Blst::new(1)?;
        let setup = Setup::mainnet(Backend::detect()?)?;
        let (engine, points) = (setup.engine(), setup.points());
        let points = points.words.chunks(points.stride).map(|words| {
            // x, then y, least significant byte first: of each the other order is wanted.
            let little = own_bytes(engine, Point::new(words));
            let big: Vec<u8> = little
                .chunks(48)
                .flat_map(|c| c.iter().rev().copied())
                .collect();
            let point = G1Point::from_uncompressed(big[..].try_into()?);
            Option::from(point).context("a point is refused")
        });
        let points = points.collect::<Result<Vec<G1Point>>>()?;
        let windows = FixedBaseMSMPrecompWindow::new(&points, width);
        Ok(Self(Rc::new(windows)))
    }
}

impl Library for Tables {
    fn job(&self, function: Function, inputs: &Arc<Inputs>) -> Result<Option<Box<dyn Job>>> {
        if function != Function::Commit {
            return Ok(None);
        }
        let (windows, i) = (self.0.clone(), inputs.clone());
        let commit = move || {
            let element = |e: &[u8; 32]| Option::from(Scalar::from_bytes_be(e));
            let elements = i.blobs[0].as_chunks::<32>().0.iter().map(element);
            let elements: Option<Vec<Scalar>> = elements.collect();
            let sum = windows.msm(&elements.expect("a valid blob"));
            sum.to_affine().to_compressed()
        };
        Ok(Some(timed(commit, |point| point.to_vec())))
    }
}
