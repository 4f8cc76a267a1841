//! Times of the rings, on request.

use super::*;
use crate::enter;

/// Prints ns a call of eight products, squares, reductions, transposes, and words in and out: `--ignored --nocapture`.
#[test]
#[ignore = "prints times"]
fn speed() {
    use crate::cpu::{Backend, LanesJob, with_lanes};
    use std::hint::black_box;
    struct Time;
    impl LanesJob for Time {
        type Out = ();
        fn run<R: Lanes>(self, r: R) {
            enter!(r, {
                let rows = vec![r.pack(&vec![3; r.words()]); 64 * R::WIDTH];
                let n = 64 * 8 / R::WIDTH;
                let mut xs: Vec<R::El> = (0..n)
                    .map(|_| r.gather(&rows[..R::WIDTH].iter().collect::<Vec<_>>()))
                    .collect();
                let y = xs[0];
                let mut best = [f64::MAX; 7];
                for _ in 0..60 {
                    macro_rules! lap {
                        ($k:literal, $x:ident => $e:expr) => {
                            let t = std::time::Instant::now();
                            for $x in &mut xs {
                                *$x = $e;
                            }
                            best[$k] = best[$k].min(t.elapsed().as_nanos() as f64 / 64.0);
                        };
                    }
                    lap!(0, x => r.mul(x, &y));
                    lap!(1, x => r.sqr(x));
                    lap!(2, x => r.norm(&r.add(x, &y)));
                    lap!(3, x => {
                        let v: [&R::Mem; 8] = core::array::from_fn(|i| &rows[i]);
                        r.gather(black_box(&v[..R::WIDTH]))
                    });
                    lap!(4, x => r.inv(x));
                    let mut some = vec![3; R::WIDTH * r.words()];
                    lap!(5, x => r.load_words(black_box(&some)));
                    lap!(6, x => {
                        r.store_words(x, black_box(&mut some));
                        *x
                    });
                }
                let [mul, sqr, norm, gather, inv, load, store] = best;
                println!(
                    "  ns for 8: mul {mul:.1} sqr {sqr:.1} norm {norm:.1} gather {gather:.1} inv {inv:.0} load {load:.1} store {store:.1}"
                );
            });
        }
    }
    for b in Backend::available() {
        println!("{}", b.name());
        with_lanes::<4, _>(&words(&mid()[0], 4), b, Time).expect("available");
        with_lanes::<4, _>(&words(&mid()[4], 4), b, Time).expect("available");
        with_lanes::<6, _>(&words(&wide()[0], 6), b, Time).expect("available");
        with_lanes::<12, _>(&words(&long()[0], 12), b, Time).expect("available");
    }
}
