//! From an arkworks curve in Edwards form to the engine that computes on it.
//!
//! As [`crate::engine()`]: a curve that msmith has built in is recognised by its numbers (modulus, order, a, d and
//! cofactor), any other is validated by the engine. Another scaling of a built-in curve is another curve here: Baby
//! Jubjub with a = 1, as arkworks has it, is one.

use std::sync::Arc;

use msmith::curve::edwards::{EdwardsCurve, all};
use msmith::{Engine, Error, Point};
use msmith_core::words::integer;

use super::super::ark::ec::twisted_edwards::{Affine, TECurveConfig};
use super::super::ark::ff::PrimeField;
use super::super::coordinate::Coordinate;
use super::super::engine::{back, kept, lift};

/// The engine of an arkworks curve in Edwards form, on the backend of this process (see
/// [`msmith::Backend::detect`]).
///
/// Errors: an unusable backend; a modulus of more than 768 bits; numbers that contradict each other.
pub fn engine<C: TECurveConfig<BaseField: Coordinate + PrimeField>>() -> Result<Arc<Engine>, Error>
{
    kept::<Affine<C>, _>([C::GENERATOR.x, C::GENERATOR.y], |backend| {
        Engine::edwards_with_backend(&find::<C>()?, backend)
    })
}

/// The configuration's numbers, or the built-in curve that has the same ones.
fn find<C: TECurveConfig<BaseField: PrimeField>>() -> Result<EdwardsCurve, Error> {
    let number = |x: C::BaseField| integer(x.into_bigint().as_ref());
    let curve = EdwardsCurve {
        name: "arkworks".into(),
        p: integer(C::BaseField::MODULUS.as_ref()),
        r: integer(C::ScalarField::MODULUS.as_ref()),
        a: number(C::COEFF_A),
        d: number(C::COEFF_D),
        gx: number(C::GENERATOR.x),
        gy: number(C::GENERATOR.y),
        cofactor: integer(C::COFACTOR),
    };
    let numbers = |c: &EdwardsCurve| [&c.p, &c.r, &c.a, &c.d, &c.cofactor].map(Clone::clone);
    let own = numbers(&curve);
    match all().iter().find(|known| numbers(known) == own) {
        Some(known) => Ok(known.clone()),
        None => Ok(curve),
    }
}

/// An engine's point as arkworks holds it.
pub(crate) fn affine<C: TECurveConfig<BaseField: Coordinate>>(
    engine: &Engine,
    point: &Point,
) -> Affine<C> {
    let Some(words) = point.coordinates() else {
        return Affine::zero();
    };
    let [x, y] = lift(back(engine), words);
    Affine::new_unchecked(x, y)
}
