//! blst's Pippenger on one thread: G1 of BLS12-381 without tables.

use blst::{MultiPoint, blst_fp, blst_p1, blst_p1_affine, p1_affines};
use msmith::{Point, WordPoints};
use msmith_io::{Error, ScalarList};

/// Bits of a scalar.
const BITS: usize = 255;

/// Points and scalars as blst takes them.
pub struct Pippenger {
    points: Vec<blst_p1_affine>,
    scalars: Vec<u8>,
}

impl Pippenger {
    /// The first sum in the program starts blst's pool of threads, which here gets one.
    pub fn new(points: &WordPoints, scalars: &ScalarList) -> Result<Self, Error> {
        one_thread()?;
        // Both libraries hold coordinates as x·2^384 mod p in six words.
        let point = |xy: &[u64]| blst_p1_affine {
            x: element(&xy[..6]),
            y: element(&xy[6..12]),
        };
        let bytes = scalars.words.iter().flat_map(|w| w.to_le_bytes());
        Ok(Self {
            points: points
                .words
                .chunks_exact(points.stride)
                .map(point)
                .collect(),
            scalars: bytes.collect(),
        })
    }

    /// The sum.
    pub fn sum(&self) -> blst_p1 {
        self.points.mult(&self.scalars, BITS)
    }
}

/// A finite sum as msmith has it.
pub fn words(sum: &blst_p1) -> Point {
    let affine = p1_affines::from(&[*sum]);
    match affine.as_slice() {
        [p, ..] => Point::new([p.x.l, p.y.l].concat()),
        [] => Point::infinity(),
    }
}

fn element(words: &[u64]) -> blst_fp {
    let mut l = [0; 6];
    l.copy_from_slice(words);
    blst_fp { l }
}

/// Makes blst's pool of threads, which has as many as the processors that the calling thread may use.
#[cfg(target_os = "linux")]
fn one_thread() -> Result<(), Error> {
    use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};
    let bound = std::thread::spawn(|| -> rustix::io::Result<()> {
        let allowed = sched_getaffinity(None)?;
        let mut one = CpuSet::new();
        if let Some(first) = (0..CpuSet::MAX_CPU).find(|&i| allowed.is_set(i)) {
            one.set(first);
        }
        sched_setaffinity(None, &one)?;
        [blst_p1_affine::default()].mult(&[0; 32], BITS);
        Ok(())
    });
    match bound.join() {
        Ok(Ok(())) => Ok(()),
        _ => Err(unbound()),
    }
}

#[cfg(not(target_os = "linux"))]
fn one_thread() -> Result<(), Error> {
    Err(unbound())
}

fn unbound() -> Error {
    msmith::Error::Option("blst cannot be kept to one thread here".into()).into()
}
