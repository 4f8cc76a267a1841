//! secp256r1, NIST's P-256: prime order, a = −3, p = 2²⁵⁶ − 2²²⁴ + 2¹⁹² + 2⁹⁶ − 1.
//!
//! Source: SEC 2, version 2.0, §2.4.2; FIPS 186-4, D.1.2.3.

use crate::curve::{GroupNumbers, Numbers};

/// The numbers of secp256r1.
pub(super) const NUMBERS: Numbers<'static> = Numbers {
    name: "secp256r1",
    p: "0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff",
    r: "0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
    nonresidue: "0",
    g1: GroupNumbers {
        a: &["-3"],
        b: &["0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b"],
        gx: &["0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"],
        gy: &["0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"],
        cofactor: Some("1"),
    },
    g2: None,
};

#[cfg(test)]
mod tests {
    use crate::curve::bigpoint::BigCurve;
    use crate::curve::by_name;

    /// 2·G as in the usual tables of multiples.
    #[test]
    fn valid_and_twice_the_generator() {
        let curve = by_name("secp256r1").expect("in the list");
        curve.validate().expect("valid");
        let big = BigCurve::new(curve, &curve.g1);
        let (x, y) = (big.f.element(&curve.g1.gx), big.f.element(&curve.g1.gy));
        let twice = big.mul(&2u32.into(), &x, &y);
        let known = [
            "7cf27b188d034f7e8a52380304b51ac3c08969e277f21b35a60b48fc47669978",
            "07775510db8ed040293d9ac69f7430dbba7dade63ce982299e04b79d227873d1",
        ]
        .map(|hex| num_bigint::BigUint::parse_bytes(hex.as_bytes(), 16).expect("hex"));
        let [kx, ky] = known.map(|v| big.f.element(&[v]));
        assert!(big.equals(&twice, &kx, &ky));
    }
}
