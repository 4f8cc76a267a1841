//! Which digits for how many prepared bases.

use super::{EdwardsBases, EdwardsEngine};
use crate::error::Error;
use crate::options::{Algorithm, Options};
use crate::recode::Recoding;
use crate::recode::cost::expected_additions;
use crate::recode::eisenstein::{Eisenstein, Pi};
use crate::recode::glv::Glv;
use crate::recode::signed_window::SignedWindow;

/// The digits with the fewest additions for scalars of `bits` bits in `words` words.
pub fn choose(
    engine: &EdwardsEngine,
    bases: &EdwardsBases,
    bits: u32,
    words: usize,
    options: &Options<'_>,
) -> Result<(Algorithm, Box<dyn Recoding>), Error> {
    let asked = options.algorithm;
    let wants = |a| asked == a || asked == Algorithm::Auto;
    let small = u64::from(bits) <= engine.curve.r.bits() / 2;
    let turned = bases.is_turned() && !(small && asked == Algorithm::Auto);
    if asked.needs_subgroup() && !bases.is_turned() {
        return Err(Error::Option(format!(
            "algorithm {} needs bases prepared in_subgroup, on a curve with an endomorphism",
            asked.name()
        )));
    }
    let mut found: Vec<(Algorithm, Box<dyn Recoding>)> = Vec::new();
    let near = |most: u32| {
        let log = bases.len().max(1).ilog2();
        match options.window {
            Some(c) => c..=c,
            None => log.saturating_sub(5).clamp(2, most - 2)..=(log + 1).clamp(4, most),
        }
    };
    if wants(Algorithm::Signed) {
        for c in near(18) {
            found.push((
                Algorithm::Signed,
                Box::new(SignedWindow::new(c, bits, words)?),
            ));
        }
    }
    if let (Some(e), true) = (&engine.endo, turned) {
        let r = &engine.curve.r;
        for c in near(18).filter(|_| wants(Algorithm::Glv)) {
            if let Ok(glv) = Glv::new(r, &e.lambda, &e.lattice, c, words) {
                found.push((Algorithm::Glv, Box::new(glv)));
            }
        }
    } else if let (Some(e), true) = (engine.weierstrass.derived().endo.as_ref(), turned) {
        let r = &engine.curve.r;
        for c in near(18).filter(|_| wants(Algorithm::Glv)) {
            if let Ok(glv) = Glv::new(r, &e.lambda, &e.lattice, c, words) {
                found.push((Algorithm::Glv, Box::new(glv)));
            }
        }
        let range = match options.window {
            Some(c) => c..=c,
            None => 2..=9,
        };
        for c in range.filter(|_| wants(Algorithm::Eisenstein)) {
            for pi in Pi::ALL {
                if let Ok(e) = Eisenstein::new(r, &e.lambda, &e.nu, pi, c, words) {
                    found.push((Algorithm::Eisenstein, Box::new(e)));
                }
            }
        }
    }
    let cost = |r: &dyn Recoding| expected_additions(r, bases.len());
    (found.into_iter())
        .min_by(|(_, a), (_, b)| cost(&**a).total_cmp(&cost(&**b)))
        .ok_or_else(|| {
            Error::Option(format!(
                "algorithm {} is not possible in Edwards form, or not with this window",
                asked.name()
            ))
        })
}
