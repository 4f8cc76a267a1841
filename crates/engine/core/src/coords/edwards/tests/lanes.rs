//! Long chains of formulas in the rings that are used: every backend gives what 64-bit words give.

use super::super::general::{self, Curve};
use super::super::{
    Extended, Stored, Unhalved, add_cached, add_stored, add_stored_signed, add_unhalved, extended,
    minus_one, to_cached,
};
use crate::coords::all_lanes;
use crate::cpu::{Backend, LanesJob, with_lanes};
use crate::ring::Lanes;
use crate::ring::outline::Outlined;

/// Eight chains from as many starts; the polynomials do not ask whether a point is on a curve.
struct Chains<'a>(&'a [u64]);

impl LanesJob for Chains<'_> {
    type Out = Vec<[Vec<u64>; 4]>;

    fn run<R: Lanes>(self, ring: R) -> Self::Out {
        let f = &Outlined(ring);
        let words = f.words();
        // Numbers below the modulus, not the same in any two lanes.
        let element = |k: u64, first: usize| {
            let rows: Vec<_> = (first..first + R::WIDTH)
                .map(|lane| {
                    let mut state = k * 8 + lane as u64 + 1;
                    let mut w = vec![0; words];
                    for d in &mut w {
                        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(99);
                        *d = state ^ state >> 29;
                    }
                    let top = self.0.len() - 1;
                    w[top] %= self.0[top];
                    f.pack(&w)
                })
                .collect();
            f.gather(&rows.iter().collect::<Vec<_>>())
        };
        let mut out = Vec::new();
        for first in (0..8).step_by(R::WIDTH) {
            let e = |k| element(k, first);
            let mut p = Extended {
                x: e(1),
                y: e(2),
                z: e(3),
                t: e(4),
            };
            let q = p;
            let k = Curve::new(f, &e(5), &e(6));
            for i in 0..12 {
                let [minus, plus, s, t] = [7, 8, 9, 10].map(|k| e(k + 4 * i));
                p = add_stored(f, &p, &Stored { minus, plus, t });
                let mask = 0b1010_0110u8.rotate_left(i as u32) >> first & all_lanes::<R>();
                p = add_stored_signed(f, &p, &Stored { minus, plus, t }, mask);
                p = add_unhalved(f, &p, &Unhalved { minus, plus, t });
                p = general::add_stored(f, &p, &general::Stored { minus, plus, s, t });
                p = add_cached(f, &p, &to_cached(f, &k.d2, &q));
                p = minus_one::dbl_times(f, &p, 3);
                p = general::dbl(f, &k, &extended::neg(f, &p));
                p = general::add(f, &k, &p, &q);
                p = general::add_cached(f, &p, &general::to_cached(f, &k, &q));
            }
            let mut rows = vec![[R::empty(); 4]; R::WIDTH];
            for (c, x) in [p.x, p.y, p.z, p.t].iter().enumerate() {
                let mut column = vec![R::empty(); R::WIDTH];
                f.scatter(x, &mut column);
                rows.iter_mut().zip(column).for_each(|(r, m)| r[c] = m);
            }
            out.extend(rows.iter().map(|row| {
                row.map(|m| {
                    let mut w = vec![0; words];
                    f.unpack(&m, &mut w);
                    w
                })
            }));
        }
        out
    }
}

fn agree<const N: usize>(modulus: &[u64]) {
    let run = |b| with_lanes::<N, _>(modulus, b, Chains(modulus)).unwrap();
    let want = run(Backend::Portable);
    assert_eq!(want.len(), 8);
    assert!(want[1..].iter().all(|chain| chain != &want[0]));
    for b in Backend::available() {
        assert_eq!(run(b), want, "{b:?}");
    }
}

#[test]
fn every_backend_agrees_over_255_bits() {
    // Curve25519 and Jubjub.
    agree::<4>(&[u64::MAX - 18, u64::MAX, u64::MAX, u64::MAX >> 1]);
    agree::<4>(&[
        0xffff_ffff_0000_0001,
        0x53bd_a402_fffe_5bfe,
        0x3339_d808_09a1_d805,
        0x73ed_a753_299d_7d48,
    ]);
}

#[test]
fn every_backend_agrees_over_377_bits() {
    agree::<6>(&[
        0x8508_c000_0000_0001,
        0x170b_5d44_3000_0000,
        0x1ef3_622f_ba09_4800,
        0x1a22_d9f3_00f5_138f,
        0xc63b_05c0_6ca1_493b,
        0x01ae_3a46_17c5_10ea,
    ]);
}
