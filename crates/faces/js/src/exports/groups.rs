//! Groups.

use crate::groups::{self, point_bytes as size};
use crate::state::Thing;

exports! { feature = "sums";
    fn group(name: text("the name", length), length: usize) {
        Thing::Group(groups::named(name)?)
    }

    fn generator(group: group, out: out("the generator", 1, size(group))) {
        out.put(&groups::generator(group))
    }

    fn sum(group: group, points: list("the points", n, size(group)), n: usize,
           scalars: list("the scalars", n, scalar_bytes), scalar_bytes: usize, flags: u32,
           out: out("the sum", 1, size(group))) {
        out.put(&groups::sum(group, points, scalars, scalar_bytes, flags)?)
    }

    fn add(group: group, points: list("the points", n, size(group)), n: usize,
           out: out("the sum", 1, size(group))) {
        out.put(&groups::add(group, points)?)
    }

    fn mul_each(group: group, points: list("the points", n, size(group)), n: usize,
                scalars: list("the scalars", n, scalar_bytes), scalar_bytes: usize, flags: u32,
                out: out("the multiples", n, size(group))) {
        out.put(&groups::mul_each(group, points, scalars, scalar_bytes, flags)?)
    }

    fn mul_base(group: group, point: list("the point", 1, size(group)),
                scalars: list("the scalars", n, scalar_bytes), n: usize, scalar_bytes: usize, flags: u32,
                out: out("the multiples", n, size(group))) {
        out.put(&groups::mul_base(group, point, scalars, scalar_bytes, flags)?)
    }

    fn apply_key(group: group, points: list("the points", n, size(group)), n: usize,
                 first: list("the first factor", group.scalar_field()?.words(), 8),
                 factor: list("the factor", group.scalar_field()?.words(), 8), flags: u32,
                 out: out("the multiples", n, size(group))) {
        groups::apply_key(group, out.copy_of(points), first, factor, flags)?
    }

    fn check_points(group: group, points: list("the points", n, size(group)), n: usize, flags: u32) {
        groups::check(group, points, flags)?
    }

    fn fft_points(group: group, domain: domain, points: change("the points", domain.len(), size(group)),
                  inverse: u32, flags: u32) {
        groups::fft(group, domain, points, inverse != 0, flags)?
    }

    fn decode(group: group, format: text("the format", length), length: usize, encoded: read("the bytes", n_bytes),
              n_bytes: usize, n: usize, out: out("the points", n, size(group))) {
        out.put(&groups::decode(group, format, encoded, n)?)
    }

    fn encode(group: group, format: text("the format", length), length: usize,
              points: list("the points", n, size(group)), n: usize) {
        groups::encode(group, format, points)?
    }
}
