//! How deep a sum's first digit is: calls between a caller of the engine and what reads points and writes digits.

use crate::common::*;
use msmith::curve::Group;
use msmith::{Error, Options, Points, Scalars, WordPoints};
use std::backtrace::Backtrace;
use std::sync::Mutex;

/// The program's calls to the engine: `main`, `program`, `msm::run`, `in_memory`, `run::run`, `watched`, its closure,
/// `PointsOrTable::msm`, `Engine::msm`.
const PROGRAM: usize = 9;
/// What may lie between `main` and a digit.
const MOST: usize = 24;

/// The frames of the stack, as they are unwound: a call that is written out where it is made has none.
fn frames() -> Vec<String> {
    let text = Backtrace::force_capture().to_string();
    let name = |line: &str| {
        let (number, name) = line.trim_start().split_once(": ")?;
        number.parse::<usize>().ok().map(|_| name.to_owned())
    };
    text.lines().filter_map(name).collect()
}

/// Points that tell how deep they are read, by the function that then writes the digits of their scalars.
struct Deep<'a> {
    of: &'a WordPoints,
    frames: Mutex<Vec<String>>,
}

impl Points for Deep<'_> {
    fn len(&self) -> usize {
        self.of.len()
    }
    fn check(&self, stride: usize) -> Result<(), Error> {
        self.of.check(stride)
    }
    fn fill(&self, first: usize, words: &mut [u64], finite: &mut [bool]) {
        *self.frames.lock().unwrap() = frames();
        self.of.fill(first, words, finite);
    }
}

#[test]
fn a_digit_is_at_most_24_frames_from_main() {
    for name in ["bn254", "bls12-381"] {
        let set = Setting::new(name, Group::G1);
        let mut random = Random(24);
        let bases = set.random(300, &mut random);
        let scalars: Vec<_> = (0..300).map(|_| random.scalar()).collect();
        for engine in &set.engines {
            let points = Deep {
                of: &bases.points,
                frames: Mutex::default(),
            };
            let options = Options {
                threads: Some(1),
                ..Options::default()
            };
            let sum = engine
                .msm(&points, Scalars::U256(&scalars), &options)
                .unwrap();
            assert!(sum.report.buckets > 0);
            let there = points.frames.into_inner().unwrap();
            let is = |what: &str| there.iter().position(|name| name.contains(what)).unwrap();
            let way = &there[is("Deep")..is("a_digit_is")];
            let calls = way.join("\n");
            println!("{name} {}: {} frames\n{calls}", engine.backend(), way.len());
            // That of the digits is in the place of that of the points.
            let depth = PROGRAM + way.len();
            assert!(
                way.len() > 3 && depth <= MOST,
                "{name} {}: {depth}\n{calls}",
                engine.backend()
            );
        }
    }
}
