//! Arithmetic of small Eisenstein integers `x + yω`, for tables.

/// `x + yω`.
pub type Eis = [i64; 2];

/// The six units θ^k, θ = 1 + ω, counter-clockwise.
pub const UNITS: [Eis; 6] = [[1, 0], [1, 1], [0, 1], [-1, 0], [-1, -1], [0, -1]];

/// `power << 1 | sign` of the units in a [`crate::recode::Digit`]: θ = −ω², θ² = ω, ….
pub const UNIT_CODES: [u32; 6] = [0, 5, 2, 1, 4, 3];

/// The product.
pub fn mul([a, b]: Eis, [c, d]: Eis) -> Eis {
    [a * c - b * d, a * d + b * c - b * d]
}

/// The difference.
pub fn sub([a, b]: Eis, [c, d]: Eis) -> Eis {
    [a - c, b - d]
}

/// |z|².
pub fn norm([x, y]: Eis) -> i64 {
    x * x - x * y + y * y
}

/// A t for which `z − q·t` is nearest to 0.
pub fn nearest(z: Eis, q: Eis) -> Eis {
    let n = norm(q);
    // Floors of z/q = z·q̄/N; the nearest point is a corner of the cell there.
    let [x, y] = mul(z, [q[0] - q[1], -q[1]]).map(|p| p.div_euclid(n));
    let corners = [[x, y], [x + 1, y], [x, y + 1], [x + 1, y + 1]];
    let mut best = corners[0];
    for t in corners {
        if norm(sub(z, mul(q, t))) < norm(sub(z, mul(q, best))) {
            best = t;
        }
    }
    best
}

/// Turns z ≠ 0 into the sector: `z = θ^k·(x + y·θ)`, x ≥ 1, y ≥ 0, as (k, x, y).
pub fn fold(z: Eis) -> (usize, i64, i64) {
    let mut turned = z;
    for k in 0..6 {
        let (x, y) = (turned[0] - turned[1], turned[1]);
        if x >= 1 && y >= 0 {
            return (k, x, y);
        }
        turned = mul(turned, UNITS[5]);
    }
    (0, 0, 0)
}

/// Whether m divides z.
pub(crate) fn divides(m: Eis, z: Eis) -> bool {
    mul(z, [m[0] - m[1], -m[1]])
        .iter()
        .all(|p| p % norm(m) == 0)
}
