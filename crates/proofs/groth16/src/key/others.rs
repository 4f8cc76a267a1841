//! Proving keys of arkworks and gnark in files.
//!
//! gnark leaves points at infinity out of A, B1 and B2, says by flags which, has its powers Z in bit-reversed order without
//! the last, and K for wires that are not public. Source: `backend/groth16/*/{setup,prove,marshal}.go` of gnark 0.14.

use msmith::{Engine, Options, Point, WordPoints};
use msmith_io::source::{FileFormat, Format, Source};

use super::Lists;
use crate::{Error, Groups};
use msmith_circom::groups::quiet;

/// The names of a format's sections: α, β, δ of G1; β, δ of G2; A, B1, B2, C, H.
type Names = ([&'static str; 3], [&'static str; 2], [&'static str; 5]);

const ARKWORKS: Names = (
    ["alpha_g1", "beta_g1", "delta_g1"],
    ["beta_g2", "delta_g2"],
    ["A", "B1", "B2", "L", "H"],
);
const GNARK: Names = (
    ["alpha1", "beta1", "delta1"],
    ["beta2", "delta2"],
    ["A", "B1", "B2", "K", "Z"],
);

/// The formats that are read here.
pub(crate) const FORMATS: [FileFormat; 4] = [
    FileFormat::GNARK_PK,
    FileFormat::GNARK_PK_DUMP,
    FileFormat::ARK_PK,
    FileFormat::ARK_PK_UNCOMPRESSED,
];

/// The points of a key, in memory.
///
/// Errors: another format; a key of gnark with commitments; the first point that is wrong.
pub(crate) fn lists(
    source: &Source,
    groups: &Groups,
    options: &Options<'_>,
) -> Result<Lists<'static>, Error> {
    let Format::File(format) = source.format() else {
        return Err(not_a_key(source));
    };
    let gnark = [FileFormat::GNARK_PK, FileFormat::GNARK_PK_DUMP].contains(&format);
    if !FORMATS.contains(&format) {
        return Err(not_a_key(source));
    }
    if gnark && source.section("basis0").is_ok() {
        return Err(Error::file(
            format.name(),
            "its circuit has commitments, which are not proven here",
        ));
    }
    let (first, second, lists) = if gnark { GNARK } else { ARKWORKS };
    let (g1, g2) = (groups.first(), groups.second());
    let read = |engine: &Engine, name| {
        let list = source.points(engine, name)?;
        Ok::<_, Error>(list.read(0..list.len(), &quiet(options))?)
    };
    let one = |engine, name| Ok::<_, Error>(read(engine, name)?.get(0).unwrap_or_default());
    let [mut a, mut b1, c, mut h] = [0, 1, 3, 4].map(|k| read(g1, lists[k]));
    let mut b2 = read(g2, lists[2]);
    let mut public = 0;
    if gnark {
        for (list, flags) in [
            (&mut a, "InfinityA"),
            (&mut b1, "InfinityB"),
            (&mut b2, "InfinityB"),
        ] {
            if let Ok(points) = list {
                *points = spread(points, source.flags(flags).unwrap_or_default());
            }
        }
        h = h.map(|points| in_order(&points));
    }
    let (a, b1, b2, c, h) = (a?, b1?, b2?, c?, h?);
    let (wires, private) = (a.finite.len(), c.finite.len());
    if let Some(others) = wires.checked_sub(private + 1) {
        public = others;
    }
    let firsts = [one(g1, first[0])?, one(g1, first[1])?, one(g1, first[2])?];
    // gnark writes all powers but the last; where all are there, there are as many as constraints.
    let powers = h.finite.len();
    let domain = match gnark && powers > 1 && powers.is_power_of_two() {
        true => powers,
        false => (powers + 1).next_power_of_two(),
    };
    Ok(Lists {
        domain,
        a: Box::new(a),
        b1: Box::new(b1),
        b2: Box::new(b2),
        c: Box::new(c),
        h: Box::new(h),
        public,
        first: firsts,
        second: [one(g2, second[0])?, one(g2, second[1])?],
    })
}

pub(crate) fn not_a_key(source: &Source) -> Error {
    Error::file(
        FileFormat::ZKEY.name(),
        format!("it is a {} file", source.format().name()),
    )
}

/// The points with those at infinity where a flag is set.
fn spread(points: &WordPoints, infinite: &[u8]) -> WordPoints {
    let mut all = WordPoints {
        stride: points.stride,
        words: Vec::with_capacity(points.stride * infinite.len()),
        finite: Vec::with_capacity(infinite.len()),
    };
    let mut rest = points
        .words
        .chunks_exact(points.stride.max(1))
        .zip(&points.finite);
    for flag in infinite {
        let next = if *flag == 0 { rest.next() } else { None };
        all.finite.push(next.is_some_and(|(_, finite)| *finite));
        match next {
            Some((words, _)) => all.words.extend(words),
            None => all.words.resize(all.words.len() + points.stride, 0),
        }
    }
    all
}

/// Points in bit-reversed order, of which the last may be left out, in their own; that one stays where it is.
fn in_order(points: &WordPoints) -> WordPoints {
    let n = points.finite.len();
    let size = (n + 1).next_power_of_two().max(2);
    let size = if n.is_power_of_two() { n.max(2) } else { size };
    let shift = usize::BITS - size.ilog2();
    let mut all = WordPoints {
        stride: points.stride,
        ..WordPoints::default()
    };
    for i in 0..n {
        let point = points
            .get(i.reverse_bits() >> shift)
            .unwrap_or_else(Point::infinity);
        // Of the stride of the list, as all its points are.
        let _ = all.push(&point);
    }
    all
}
