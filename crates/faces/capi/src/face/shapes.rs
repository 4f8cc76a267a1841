//! Products side by side and Fourier transforms.

use std::ffi::c_void;

use msmith::{Domain, Engine, Point};

use super::{EngineHandle, integers, points};
use crate::caller::choice;
use crate::form::{Form, Reads, point_bytes};
use crate::points::Given;

calls! {
/// out[i] = scalars[i] points[i] for every i: many points, each with a scalar of its own. Points, scalars and form as in
/// msmith_msm. out, out_bytes: a place for n points, one after the other, and its size, which must be n times
/// msmith_point_bytes. options.in_subgroup makes it faster.
fn msmith_mul_each(engine: held(EngineHandle), points: at(c_void), stride: usize, scalars: at(c_void), nbits: usize,
                   n: usize, form: u32, options: options(PRODUCTS), out: to(c_void), out_bytes: usize) {
    let form = Form::new(form, Reads::Both)?;
    let place = out.list(out_bytes, n, point_bytes(engine), "out")?;
    let scalars = integers(scalars, nbits, n, form)?;
    let points = self::points(engine, points, stride, n, form)?;
    place.write(&form.list(engine, &engine.mul_each(points.points(), scalars.scalars(), options)?));
}

/// out[i] = scalars[i] point for every i: one point, which is checked to be on the curve, with many scalars, by a table of
/// its multiples. With MSMITH_POINTERS `point` points to its pointer. Everything else as in msmith_mul_each.
fn msmith_mul_base(engine: held(EngineHandle), point: at(c_void), scalars: at(c_void), nbits: usize, n: usize,
                   form: u32, options: options(PRODUCTS), out: to(c_void), out_bytes: usize) {
    let form = Form::new(form, Reads::Both)?;
    let place = out.list(out_bytes, n, point_bytes(engine), "out")?;
    let scalars = integers(scalars, nbits, n, form)?;
    let point = first(engine, &points(engine, point, 0, 1, form)?);
    place.write(&form.list(engine, &engine.mul_base(&point, scalars.scalars(), options)?));
}

/// out[i] = the sum over j of w^(ij) points[j], w the root of unity of order n modulo the group's order r that arkworks
/// and gnark-crypto have too; or, if inverse is 1, the inverse of that. n is a power of 2 that divides r - 1, and the
/// points must be in the subgroup of order r. out, out_bytes and form as in msmith_mul_each.
fn msmith_fft(engine: held(EngineHandle), points: at(c_void), stride: usize, n: usize, form: u32, inverse: i32,
              options: options(SUBGROUP), out: to(c_void), out_bytes: usize) {
    let form = Form::new(form, Reads::Points)?;
    let place = out.list(out_bytes, n, point_bytes(engine), "out")?;
    let backwards = choice(inverse, "inverse")?;
    let domain = Domain::new(engine.scalar_field()?, n)?;
    let points = self::points(engine, points, stride, n, form)?;
    let list = match backwards {
        false => engine.fft(points.points(), &domain, options)?,
        true => engine.ifft(points.points(), &domain, options)?,
    };
    place.write(&form.list(engine, &list));
}
}

/// The first of a caller's points.
fn first(engine: &Engine, points: &Given<'_>) -> Point {
    let (mut words, mut finite) = (vec![0; 2 * engine.words()], [false]);
    points.points().fill(0, &mut words, &mut finite);
    match finite {
        [true] => Point::new(words),
        [false] => Point::infinity(),
    }
}
