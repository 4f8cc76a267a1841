//! Sums on threads that round another way, or whose exceptions are not masked.
#![allow(
    unsafe_code,
    reason = "the control word is reached by instructions alone"
)]

use crate::common::*;
use msmith::curve::{Group, edwards};
use msmith::{Engine, Options, Scalars};
use std::arch::asm;

fn control_word() -> u32 {
    let mut word = 0u32;
    // SAFETY: writes the four bytes of `word`.
    unsafe { asm!("stmxcsr [{}]", in(reg) &raw mut word, options(nostack)) };
    word
}

fn set(word: u32) {
    // SAFETY: the words of this test have no reserved bit.
    unsafe { asm!("ldmxcsr [{}]", in(reg) &raw const word, options(nostack)) };
}

/// Toward −∞, toward +∞, toward 0; subnormals flushed; inexact results trapped.
const MODES: [u32; 5] = [0x3f80, 0x5f80, 0x7f80, 0x9fc0, 0x1f80 & !(1 << 12)];

#[test]
fn rounding_modes_change_no_sum() {
    for (name, group) in [
        ("bls12-381", Group::G1),
        ("bls12-377", Group::G2),
        ("bn254", Group::G1),
    ] {
        let setting = Setting::new(name, group);
        let mut random = Random(0x20d);
        let bases = setting.random(300, &mut random);
        let scalars: Vec<_> = (0..300).map(|_| random.scalar()).collect();
        let list = u256(&scalars);
        let want = setting.multiple(&bases.log_of_sum(setting.order(), &list.values));
        for engine in &setting.engines {
            for mode in MODES {
                for threads in [1, 3] {
                    let options = Options {
                        threads: Some(threads),
                        in_subgroup: true,
                        ..Options::default()
                    };
                    let before = control_word();
                    set(mode);
                    let sum = engine.msm(&bases.points, list.view, &options);
                    let planned = engine.plan(301, 256, &options);
                    let checked = engine.check_subgroup(&bases.points, &options);
                    let after = control_word();
                    set(before);
                    let label = format!("{name} {group} {} {mode:x}", engine.backend().name());
                    assert_eq!(sum.unwrap().point, want, "{label}");
                    assert_eq!(checked, Ok(()), "{label}");
                    assert_eq!(planned, engine.plan(301, 256, &options), "{label}");
                    assert_eq!(
                        after & !0x3f,
                        mode,
                        "{label}: the caller's mode is restored"
                    );
                }
            }
        }
    }
    // In Edwards form too.
    let jubjub = edwards::by_name("jubjub").unwrap();
    let engine = Engine::edwards(jubjub).unwrap();
    let generator = jubjub.generator();
    let points = msmith::PointsBy::new(200, |_, words| {
        words[..4].copy_from_slice(&engine.to_words(&generator[0]));
        words[4..].copy_from_slice(&engine.to_words(&generator[1]));
        true
    });
    let scalars: Vec<u64> = (1..=200).collect();
    let sum = || engine.msm(&points, Scalars::U64(&scalars), &Options::default());
    let want = sum().unwrap().point;
    for mode in &MODES[..4] {
        let before = control_word();
        set(*mode);
        let got = sum();
        set(before);
        assert_eq!(got.unwrap().point, want);
    }
}
