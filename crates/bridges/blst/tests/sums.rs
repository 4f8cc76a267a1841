//! Every sum is blst's own, and what is wrong is named.
#![allow(unsafe_code)]

use blst::{
    MultiPoint as Own, blst_fp, blst_fp2, blst_p1, blst_p1_affine, blst_p2, blst_p2_affine, min_pk,
    min_sig,
};
use msmith_blst::{BlstPoint, Error, MultiPoint, Options, Scalars, msm};
use rand::rngs::StdRng;
use rand::{RngCore, SeedableRng};

const LENGTHS: [usize; 5] = [1, 2, 33, 300, 1100];

fn bytes(rng: &mut StdRng, n: usize) -> Vec<u8> {
    let mut bytes = vec![0; n];
    rng.fill_bytes(&mut bytes);
    bytes
}

/// Hashes to the curve, with equal and infinite points among them; of `outside` also points outside the subgroup.
fn g1(rng: &mut StdRng, n: usize, outside: bool) -> Vec<blst_p1_affine> {
    let mut points: Vec<blst_p1_affine> = Vec::new();
    for i in 0..n {
        let mut p = blst_p1::default();
        let mut affine = blst_p1_affine::default();
        let message = bytes(rng, 16);
        // SAFETY: pointers to memory of this function, and lengths of it.
        unsafe {
            blst::blst_hash_to_g1(&mut p, message.as_ptr(), 16, [].as_ptr(), 0, [].as_ptr(), 0);
            blst::blst_p1_to_affine(&mut affine, &p);
        }
        points.push(match i % 16 {
            5 => points[i - 1],
            9 => blst_p1_affine::default(),
            12 if outside => outside_g1(),
            _ => affine,
        });
    }
    points
}

fn g2(rng: &mut StdRng, n: usize, outside: bool) -> Vec<blst_p2_affine> {
    let mut points: Vec<blst_p2_affine> = Vec::new();
    for i in 0..n {
        let mut p = blst_p2::default();
        let mut affine = blst_p2_affine::default();
        let message = bytes(rng, 16);
        // SAFETY: as above.
        unsafe {
            blst::blst_hash_to_g2(&mut p, message.as_ptr(), 16, [].as_ptr(), 0, [].as_ptr(), 0);
            blst::blst_p2_to_affine(&mut affine, &p);
        }
        points.push(match i % 16 {
            5 => points[i - 1],
            9 => blst_p2_affine::default(),
            12 if outside => outside_g2(),
            _ => affine,
        });
    }
    points
}

/// A point of the curve outside its subgroup, by the least x that has one.
fn outside_g1() -> blst_p1_affine {
    (1..=255u8)
        .find_map(|x| {
            let mut encoding = [0; 48];
            (encoding[0], encoding[47]) = (0x80, x);
            let mut p = blst_p1_affine::default();
            // SAFETY: 48 bytes are read.
            let fine = unsafe { blst::blst_p1_uncompress(&mut p, encoding.as_ptr()) };
            // SAFETY: a point of the curve.
            (fine == blst::BLST_ERROR::BLST_SUCCESS && !unsafe { blst::blst_p1_affine_in_g1(&p) })
                .then_some(p)
        })
        .expect("there are points of small x")
}

fn outside_g2() -> blst_p2_affine {
    (1..=255u8)
        .find_map(|x| {
            let mut encoding = [0; 96];
            (encoding[0], encoding[95]) = (0x80, x);
            let mut p = blst_p2_affine::default();
            // SAFETY: 96 bytes are read.
            let fine = unsafe { blst::blst_p2_uncompress(&mut p, encoding.as_ptr()) };
            // SAFETY: a point of the curve.
            (fine == blst::BLST_ERROR::BLST_SUCCESS && !unsafe { blst::blst_p2_affine_in_g2(&p) })
                .then_some(p)
        })
        .expect("there are points of small x")
}

/// Points that are in the subgroup or infinite, and scalars of many lengths, 0 and r − 1 among them.
fn check<P: BlstPoint>(rng: &mut StdRng, points: &[P])
where
    [P]: Own<Output = P::Sum>,
    P::Sum: PartialEq + std::fmt::Debug,
{
    let n = points.len();
    for nbits in [1, 8, 13, 64, 65, 128, 255] {
        let per = nbits / 8 + usize::from(nbits % 8 != 0);
        let mut scalars = bytes(rng, n * per);
        if nbits == 255 {
            scalars[..32].copy_from_slice(&MINUS_ONE);
            if n > 1 {
                scalars[32..64].fill(0);
            }
        }
        let got = MultiPoint::mult(points, &scalars, nbits);
        assert_eq!(
            got,
            Ok(Own::mult(points, &scalars, nbits)),
            "{n} points, {nbits} bits"
        );
    }
    assert_eq!(MultiPoint::add(points), Ok(Own::add(points)), "{n} points");
    // Both signs, and the caller's word.
    let signed: Vec<i64> = (0..n as i64).map(|i| 7 - i).collect();
    let vouched = Options {
        in_subgroup: true,
        ..Options::default()
    };
    let sum = msm(points, Scalars::I64(&signed), &vouched);
    assert_eq!(sum, msm(points, Scalars::I64(&signed), &Options::default()));
}

fn validate<P: BlstPoint>(points: &[P]) -> Result<(), Error>
where
    [P]: MultiPoint,
{
    MultiPoint::validate(points)
}

/// r − 1.
const MINUS_ONE: [u8; 32] = [
    0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xfe, 0x5b, 0xfe, 0xff, 0x02, 0xa4, 0xbd, 0x53, 0x05, 0xd8,
    0xa1, 0x09, 0x08, 0xd8, 0x39, 0x33, 0x48, 0x7d, 0x9d, 0x29, 0x53, 0xa7, 0xed, 0x73,
];

#[test]
fn sums_are_blst_s() {
    let rng = &mut StdRng::seed_from_u64(1);
    for n in LENGTHS {
        let points = g1(rng, n, false);
        check(rng, &points);
        let points = g2(rng, n, false);
        check(rng, &points);
    }
}

/// blst's own sum of two points is right for any points of the curve.
#[test]
fn points_outside_the_subgroup_are_summed_rightly() {
    let rng = &mut StdRng::seed_from_u64(2);
    let points = g1(rng, 400, true);
    let mut want = blst_p1::default();
    for (i, p) in points.iter().enumerate() {
        for _ in 0..i % 4 {
            // SAFETY: pointers to points; the output may be an input.
            unsafe { blst::blst_p1_add_or_double_affine(&mut want, &want, p) };
        }
    }
    let scalars: Vec<u8> = (0..400).map(|i| (i % 4) as u8).collect();
    assert_eq!(MultiPoint::mult(&points[..], &scalars, 2), Ok(want));
    assert_eq!(
        msm(&points, Scalars::U8(&scalars), &Options::default()),
        Ok(want)
    );
}

#[test]
fn the_sum_of_nothing_is_infinity() {
    let none: [blst_p1_affine; 0] = [];
    assert_eq!(
        MultiPoint::mult(&none[..], &[], 255),
        Ok(blst_p1::default())
    );
    assert_eq!(MultiPoint::add(&none[..]), Ok(blst_p1::default()));
    assert_eq!(validate(&none), Ok(()));
    let g = g2(&mut StdRng::seed_from_u64(3), 1, false)[0];
    let zero = MultiPoint::mult(&[g, g][..], &[[0; 32], [0; 32]].concat(), 255);
    assert_eq!(zero, Ok(blst_p2::default()));
}

/// Keys and signatures, in both arrangements: what is verified with the sums holds.
macro_rules! keys_and_signatures {
    ($module:ident) => {{
        let rng = &mut StdRng::seed_from_u64(4);
        let secret: Vec<_> = (0..50)
            .map(|_| $module::SecretKey::key_gen(&bytes(rng, 32), &[]).unwrap())
            .collect();
        let keys: Vec<_> = secret.iter().map(|s| s.sk_to_pk()).collect();
        let signatures: Vec<_> = secret
            .iter()
            .map(|s| s.sign(b"one message", b"dst", &[]))
            .collect();
        let weights = bytes(rng, 50 * 16);
        assert_eq!((validate(&keys), validate(&signatures)), (Ok(()), Ok(())));
        let sums = [
            (MultiPoint::add(&keys[..]), MultiPoint::add(&signatures[..])),
            (
                MultiPoint::mult(&keys[..], &weights, 128),
                MultiPoint::mult(&signatures[..], &weights, 128),
            ),
        ];
        for (i, (key, signature)) in sums.into_iter().enumerate() {
            let (key, signature) = (
                key.unwrap().to_public_key(),
                signature.unwrap().to_signature(),
            );
            let own = match i {
                0 => Own::add(&keys[..]),
                _ => Own::mult(&keys[..], &weights, 128),
            };
            assert_eq!(key, own.to_public_key());
            let verdict = signature.verify(true, b"one message", b"dst", &[], &key, true);
            assert_eq!(verdict, blst::BLST_ERROR::BLST_SUCCESS);
        }
        let mut wrong = keys.clone();
        wrong[30] = $module::PublicKey::default();
        let infinite = Err(Error::Item {
            index: 30,
            error: Box::new(Error::AtInfinity),
        });
        assert_eq!(validate(&wrong), infinite);
    }};
}

#[test]
fn keys_and_signatures_are_summed() {
    keys_and_signatures!(min_pk);
    keys_and_signatures!(min_sig);
}

#[test]
fn what_is_wrong_is_named() {
    let rng = &mut StdRng::seed_from_u64(5);
    let points: Vec<_> = g1(rng, 100, false)
        .into_iter()
        .filter(|p| *p != blst_p1_affine::default())
        .collect();
    assert_eq!(validate(&points), Ok(()));
    let wrong = |i: usize, p| {
        let mut points = points.clone();
        points[i] = p;
        validate(&points)
    };
    let outside = Error::NotInSubgroup { index: 41 };
    assert_eq!(wrong(41, outside_g1()), Err(outside));
    let mut off = points[3];
    off.x.l[0] ^= 1;
    assert_eq!(wrong(3, off), Err(Error::NotOnCurve { index: 3 }));
    let above = blst_fp { l: [u64::MAX; 6] };
    let above = blst_p1_affine {
        x: above,
        ..points[0]
    };
    assert_eq!(wrong(0, above), Err(Error::NonCanonical { index: 0 }));
    let points: Vec<_> = g2(rng, 9, false);
    let twist = blst_p2_affine {
        x: blst_fp2::default(),
        ..points[0]
    };
    assert_eq!(
        validate(&[points[0], twist]),
        Err(Error::NotOnCurve { index: 1 })
    );
    let outside = Err(Error::NotInSubgroup { index: 1 });
    assert_eq!(validate(&[points[0], outside_g2()]), outside);

    let layout = |text: &str| Err(Error::Layout(text.into()));
    let mult = |bytes: &[u8], nbits| MultiPoint::mult(&points[..2], bytes, nbits);
    assert_eq!(
        mult(&[0; 63], 255),
        layout("63 bytes are not 2 scalars of 255 bits")
    );
    assert_eq!(
        mult(&[0; 3], 9),
        layout("3 bytes are not 2 scalars of 9 bits")
    );
    assert_eq!(mult(&[0; 8], 0), layout("scalars of no bits"));
    assert!(mult(&[0; 8], usize::MAX).is_err());
    // More bytes than are needed are left.
    assert_eq!(mult(&[1; 80], 8), Ok(Own::mult(&points[..2], &[1; 80], 8)));
    let few = msm(&points, Scalars::U8(&[1]), &Options::default());
    assert_eq!(
        few,
        Err(Error::LengthMismatch {
            points: 9,
            scalars: 1
        })
    );
}
