//! From an arkworks curve in Edwards form to the engine that computes on it.
//!
//! As [`crate::engine()`]: a curve that msmith has built in is recognised by its numbers (modulus, order, a, d and
//! cofactor), any other is validated by the engine. Another scaling of a built-in curve is another curve here: Baby
//! Jubjub with a = 1, as arkworks has it, is one.

use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use msmith::curve::edwards::{EdwardsCurve, all};
use msmith::{Backend, Engine, Error, Point};
use msmith_core::words::integer;

use super::super::ark::ec::twisted_edwards::{Affine, TECurveConfig};
use super::super::ark::ff::{Field, PrimeField};
use super::super::coordinate::Coordinate;
use super::super::engine::{check_words, shift};

/// Engines by configuration and backend; they live as long as the process. They are not those of
/// [`crate::engine()`]: one type may configure both forms of a curve.
type Engines = HashMap<(TypeId, Backend), Arc<Engine>>;
static ENGINES: LazyLock<RwLock<Engines>> = LazyLock::new(RwLock::default);

/// The engine of an arkworks curve in Edwards form, on the backend of this process (see
/// [`Backend::detect`]).
///
/// Errors: an unusable backend; a modulus of more than 768 bits; numbers that contradict each other.
pub fn engine<C: TECurveConfig<BaseField: Coordinate + PrimeField>>() -> Result<Arc<Engine>, Error>
{
    let backend = Backend::detect()?;
    let key = (TypeId::of::<C>(), backend);
    let known = ENGINES.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(engine) = known.get(&key) {
        return Ok(engine.clone());
    }
    drop(known);
    let curve = find::<C>()?;
    let engine = Arc::new(Engine::edwards_with_backend(&curve, backend)?);
    let samples = [C::BaseField::ONE, C::GENERATOR.x, C::GENERATOR.y];
    check_words(&engine, &samples)?;
    let mut map = ENGINES.write().unwrap_or_else(PoisonError::into_inner);
    Ok(map.entry(key).or_insert(engine).clone())
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
    let Some((x, y)) = point.coordinates() else {
        return Affine::zero();
    };
    let back = shift::<C::BaseField>(engine).and_then(|s| s.inverse());
    let [x, y] = [x, y].map(|words| {
        let x = C::BaseField::read(words);
        back.map_or(x, |b| x * b)
    });
    Affine::new_unchecked(x, y)
}
