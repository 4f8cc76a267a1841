//! blst's sums with tables of windows: `2^(wbits − 1)` multiples of every base, `blst_p1s_mult_wbits`.
//!
//! Its Rust crate has no safe function for them.
#![allow(unsafe_code)]

use super::contender::{Contender, Prepared, Table};
use crate::bytes::to_point;
use crate::curves::Group;
use crate::engine::Timed;
use crate::engines::blst::{g1_bytes, to_blst_g1};
use crate::inputs::Inputs;
use anyhow::{Result, ensure};
use blst::{
    blst_p1, blst_p1_affine, blst_p1s_mult_wbits, blst_p1s_mult_wbits_precompute,
    blst_p1s_mult_wbits_precompute_sizeof, blst_p1s_mult_wbits_scratch_sizeof, limb_t,
};
use std::ptr;
use std::time::Instant;

/// Windows of a given number of bits.
pub struct Wbits(usize);

impl Wbits {
    /// Of 2 to 15 bits.
    pub fn new(wbits: usize) -> Result<Self> {
        ensure!((2..16).contains(&wbits), "blst's windows have 2 to 15 bits");
        Ok(Self(wbits))
    }
}

/// The table of some points.
struct Windows {
    table: Vec<blst_p1_affine>,
    wbits: usize,
    n: usize,
    scratch: Vec<limb_t>,
}

impl Windows {
    fn new(points: &[blst_p1_affine], wbits: usize) -> Self {
        let n = points.len();
        // SAFETY: the two functions only compute sizes.
        let (bytes, scratch) = unsafe {
            (
                blst_p1s_mult_wbits_precompute_sizeof(wbits, n),
                blst_p1s_mult_wbits_scratch_sizeof(n),
            )
        };
        let mut table =
            vec![blst_p1_affine::default(); bytes.div_ceil(size_of::<blst_p1_affine>())];
        let list: [*const blst_p1_affine; 2] = [points.as_ptr(), ptr::null()];
        // SAFETY: a list of one pointer and null stands for consecutive points, of which there are n; the
        // table has the size asked for.
        unsafe { blst_p1s_mult_wbits_precompute(table.as_mut_ptr(), wbits, list.as_ptr(), n) };
        Self {
            table,
            wbits,
            n,
            scratch: vec![0; scratch.div_ceil(size_of::<limb_t>())],
        }
    }

    /// The sum; 32 bytes a scalar.
    fn sum(&mut self, scalars: &[u8], bits: usize) -> blst_p1 {
        assert_eq!(scalars.len(), 32 * self.n);
        let list: [*const u8; 2] = [scalars.as_ptr(), ptr::null()];
        let mut sum = blst_p1::default();
        // SAFETY: the table is of n points and of this width, the scalars are n of `bits` ≤ 256 bits one
        // after the other (one pointer and null, as above), the scratch space has the size asked for.
        unsafe {
            blst_p1s_mult_wbits(
                &mut sum,
                self.table.as_ptr(),
                self.wbits,
                self.n,
                list.as_ptr(),
                bits,
                self.scratch.as_mut_ptr(),
            );
        }
        sum
    }
}

impl Contender for Wbits {
    fn name(&self) -> String {
        format!("blst-wbits:{}", self.0)
    }

    fn version(&self) -> String {
        format!(
            "blst 0.3.17, tables of windows of {} bits, 1 thread",
            self.0
        )
    }

    fn prepare(&self, inputs: &Inputs) -> Result<Prepared> {
        ensure!(
            inputs.curve.name == "bls12-381" && inputs.group == Group::G1 && inputs.n > 0,
            "blst's windows are measured on G1 of bls12-381"
        );
        let points = inputs.points.chunks(96).map(|p| to_blst_g1(&to_point(p)));
        let points: Vec<_> = points.collect();
        let scalars = inputs.scalar_bytes().into_owned();
        let start = Instant::now();
        let mut windows = Windows::new(&points, self.0);
        let table = Table {
            set: None,
            stored: windows.table.len() / windows.n,
            bytes: size_of_val(&windows.table[..]) as u64,
            build: start.elapsed(),
            additions: None,
        };
        let bits = inputs.curve.scalar_bits;
        Ok(Prepared {
            job: Box::new(Timed {
                sum: move || windows.sum(&scalars, bits),
                bytes: |p| g1_bytes(&p),
            }),
            table: Some(table),
        })
    }
}
