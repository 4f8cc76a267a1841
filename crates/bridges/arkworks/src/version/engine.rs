//! From an arkworks curve to the engine that computes on it.
//!
//! A curve that msmith has built in is recognised by its numbers: modulus, order, coefficients,
//! cofactor and, in an extension, the nonresidue. Any other is handed over as it stands and checked
//! by the engine ([`Curve::validate`]), because nothing in a configuration forces its numbers to agree.
//!
//! **Words.** arkworks holds x as `x·2^(64M) mod p`, M the words of its type; msmith wants
//! `x·2^(64N) mod p`, N = 1, 4, 6 or 12. Where M = N nothing is done to a coordinate; where M < N (a
//! modulus of 128 bits, say) each is multiplied by `2^(64(N−M))` on the way in and by its inverse on
//! the way out.
//!
//! **Cost.** Milliseconds for the first call on a curve, a look-up in a map afterwards.

use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use msmith::curve::{Curve, EdwardsCurve, Group, GroupSpec, all};
use msmith::{Backend, Engine, Error, Point, WordPoints};
use msmith_core::words::integer;
use num_bigint::BigUint;

use super::ark::ec::short_weierstrass::{Affine, SWCurveConfig};
use super::ark::ff::{Field, PrimeField};
use super::coordinate::Coordinate;

/// Engines by type of points and backend; they live as long as the process.
type Engines = HashMap<(TypeId, Backend), Arc<Engine>>;
static ENGINES: LazyLock<RwLock<Engines>> = LazyLock::new(RwLock::default);

/// The engine of an arkworks curve on the backend of this process (see [`Backend::detect`]).
///
/// Errors: an unusable backend; a modulus of more than 768 bits; an extension of degree above 3;
/// numbers that contradict each other.
pub fn engine<C: SWCurveConfig<BaseField: Coordinate>>() -> Result<Arc<Engine>, Error> {
    kept::<Affine<C>, _>([C::GENERATOR.x, C::GENERATOR.y], |backend| {
        let (curve, group) = find::<C>()?;
        Engine::with_backend(&curve, group, backend)
    })
}

/// The engine of points `P`, which is made at the first call. Errors: those of making it; coordinates, of which there are
/// some, that are not held as words.
pub(crate) fn kept<P: 'static, F: Coordinate>(
    [x, y]: [F; 2],
    make: impl FnOnce(Backend) -> Result<Engine, Error>,
) -> Result<Arc<Engine>, Error> {
    let backend = Backend::detect()?;
    let key = (TypeId::of::<P>(), backend);
    let known = ENGINES.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(engine) = known.get(&key) {
        return Ok(engine.clone());
    }
    drop(known);
    let engine = Arc::new(make(backend)?);
    check_words(&engine, &[F::ONE, x, y])?;
    let mut map = ENGINES.write().unwrap_or_else(PoisonError::into_inner);
    Ok(map.entry(key).or_insert(engine).clone())
}

fn parts<F: Coordinate>(x: &F) -> Vec<BigUint> {
    x.to_base_prime_field_elements()
        .map(|c| integer(c.into_bigint().as_ref()))
        .collect()
}

/// The configuration's numbers, or the built-in curve that has the same ones.
fn find<C: SWCurveConfig<BaseField: Coordinate>>() -> Result<(Curve, Group), Error> {
    let degree = C::BaseField::extension_degree();
    if !(1..=3).contains(&degree) {
        let why = format!("a base field of degree {degree} is not supported, 1, 2 and 3 are");
        return Err(Error::Curve(why));
    }
    let curve = Curve {
        name: "arkworks".into(),
        p: integer(<C::BaseField as Field>::BasePrimeField::MODULUS.as_ref()),
        r: integer(C::ScalarField::MODULUS.as_ref()),
        nonresidue: nonresidue::<C::BaseField>()?,
        g1: GroupSpec {
            degree: degree as usize,
            a: parts(&C::COEFF_A),
            b: parts(&C::COEFF_B),
            gx: parts(&C::GENERATOR.x),
            gy: parts(&C::GENERATOR.y),
            cofactor: integer(C::COFACTOR),
        },
        g2: None,
    };
    let same = |known: &&Curve| {
        known.p == curve.p
            && known.r == curve.r
            && (degree == 1 || known.nonresidue == curve.nonresidue)
    };
    for known in all().iter().filter(same) {
        for (group, spec) in known.groups() {
            let numbers = |g: &GroupSpec| (g.degree, g.a.clone(), g.b.clone(), g.cofactor.clone());
            if numbers(spec) == numbers(&curve.g1) {
                return Ok((known.clone(), group));
            }
        }
    }
    Ok((curve, Group::G1))
}

/// u² or u³, by the degree, for the u that arkworks' second coordinates belong to; 0 in a prime field.
fn nonresidue<F: Coordinate>() -> Result<BigUint, Error> {
    let degree = F::extension_degree();
    if degree == 1 {
        return Ok(BigUint::ZERO);
    }
    let unit =
        |k: u64| F::from_base_prime_field_elems((0..degree).map(|i| u64::from(i == k).into()));
    // The third coordinates of a cubic extension belong to u².
    let power = unit(1).map(|u| (u.square(), parts(&u.pow([degree]))));
    match power.as_ref().map(|(square, power)| (square, &power[..])) {
        Some((square, [constant, rest @ ..]))
            if rest.iter().all(|c| *c == BigUint::ZERO)
                && (degree == 2 || Some(*square) == unit(2)) =>
        {
            Ok(constant.clone())
        }
        _ => Err(Error::Curve(format!(
            "the extension is not of the form u^{degree} = constant"
        ))),
    }
}

/// `2^(64k)` where msmith's words of a coordinate are k more than arkworks'.
pub(crate) fn shift<F: Coordinate>(engine: &Engine) -> Option<F> {
    let degree = engine.spec().degree;
    let more = (engine.words() / degree).saturating_sub(F::WORDS / degree);
    (more > 0).then(|| F::from(2u64).pow([64 * more as u64]))
}

/// That words copied from arkworks mean to msmith what they mean to arkworks.
fn check_words<F: Coordinate>(engine: &Engine, samples: &[F]) -> Result<(), Error> {
    let unknown =
        || Error::Curve("elements of the base field are not held as Montgomery words".to_owned());
    if F::WORDS > engine.words() {
        return Err(unknown());
    }
    let shift = shift::<F>(engine).unwrap_or(F::ONE);
    for x in samples {
        let mut words = vec![0; engine.words()];
        (*x * shift).write(&mut words);
        let wanted: Vec<u64> = parts(x).iter().flat_map(|c| engine.to_words(c)).collect();
        if words != wanted {
            return Err(unknown());
        }
    }
    Ok(())
}

/// An error unless an engine's points are also those of a group: of the same equation over the same field, in the
/// coordinates of the same form.
pub(crate) fn same_group(
    own: &Engine,
    curve: &Curve,
    group: Group,
    edwards: Option<&EdwardsCurve>,
) -> Result<(), Error> {
    let form = |curve: Option<&EdwardsCurve>| curve.map(|c| [c.a.clone(), c.d.clone()]);
    let equation = |curve: &Curve, group: Group| {
        let group = curve.group(group)?;
        let nonresidue = (group.degree > 1).then(|| curve.nonresidue.clone());
        let (a, b) = (group.a.clone(), group.b.clone());
        Ok::<_, Error>((curve.p.clone(), nonresidue, a, b))
    };
    let own_form = own.edwards_curve().filter(|_| own.takes_edwards_points());
    let alike = equation(own.curve(), own.group())? == equation(curve, group)?;
    if alike && form(own_form) == form(edwards) {
        return Ok(());
    }
    let name = |curve: &Curve, group: Group, form: Option<_>| match form {
        Some(_) => format!("{} in Edwards form", curve.name),
        None => format!("{group} of {}", curve.name),
    };
    Err(Error::Curve(format!(
        "the engine is that of {}, the points are in {}",
        name(curve, group, edwards),
        name(own.curve(), own.group(), own_form)
    )))
}

/// An engine's point as arkworks holds it.
pub(crate) fn affine<C>(engine: &Engine, point: &Point) -> Affine<C>
where
    C: SWCurveConfig<BaseField: Coordinate>,
{
    match point.coordinates() {
        Some(words) => {
            let [x, y] = lift(back(engine), words);
            Affine::new_unchecked(x, y)
        }
        None => Affine::identity(),
    }
}

/// Points from a list of words.
pub(crate) fn affines<C>(engine: &Engine, list: &WordPoints) -> Vec<Affine<C>>
where
    C: SWCurveConfig<BaseField: Coordinate>,
{
    let back = back::<C::BaseField>(engine);
    let point = |(words, finite): (&[u64], &bool)| match finite {
        true => {
            let [x, y] = lift(back, words.split_at(words.len() / 2));
            Affine::new_unchecked(x, y)
        }
        false => Affine::identity(),
    };
    let words = list.words.chunks(list.stride.max(1));
    words.zip(&list.finite).map(point).collect()
}

/// What brings a coordinate from the engine's form to that of arkworks, where they differ.
pub(crate) fn back<F: Coordinate>(engine: &Engine) -> Option<F> {
    shift::<F>(engine).and_then(|s| s.inverse())
}

/// Coordinates from words.
pub(crate) fn lift<F: Coordinate>(back: Option<F>, (x, y): (&[u64], &[u64])) -> [F; 2] {
    [x, y].map(|words| {
        let x = F::read(words);
        back.map_or(x, |b| x * b)
    })
}

/// The words of coordinates, in what has room for both.
#[inline(always)]
pub(crate) fn lower<F: Coordinate>(shift: Option<F>, x: F, y: F, words: &mut [u64]) {
    let (first, second) = words.split_at_mut(words.len() / 2);
    match shift {
        None => {
            x.write(first);
            y.write(second);
        }
        Some(s) => {
            (x * s).write(first);
            (y * s).write(second);
        }
    }
}
