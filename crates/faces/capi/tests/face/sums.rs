//! Sums by the C face are those of the engine, in every form of points and scalars.

use std::ffi::{CStr, c_void};
use std::ptr::{null, null_mut};

use msmith::curve::{Group, by_name, edwards};
use msmith::{Engine, Options, Point, Scalars, WordPoints};
use msmith_capi::face::*;
use msmith_capi::status::*;

use super::{Opened, must};

/// A group in both languages, with points of which one is infinite and two are alike.
struct Case {
    name: &'static CStr,
    engine: Engine,
    opened: Opened,
    points: WordPoints,
}

const N: usize = 37;

impl Case {
    fn new(name: &'static CStr, group: i32) -> Self {
        let text = name.to_str().unwrap();
        let of = if group == 1 { Group::G1 } else { Group::G2 };
        let engine = match by_name(text) {
            Some(curve) => Engine::new(curve, of).unwrap(),
            None => Engine::edwards(edwards::by_name(text).unwrap()).unwrap(),
        };
        let (gx, gy) = match engine.edwards_curve() {
            Some(curve) => (vec![&curve.gx], vec![&curve.gy]),
            None => (
                engine.spec().gx.iter().collect(),
                engine.spec().gy.iter().collect(),
            ),
        };
        let words = |parts: Vec<_>| {
            parts
                .into_iter()
                .flat_map(|c| engine.to_words(c))
                .collect::<Vec<_>>()
        };
        let generator = Point::new([words(gx), words(gy)].concat());
        let mut points = WordPoints {
            stride: 2 * engine.words(),
            ..WordPoints::default()
        };
        for i in 1..=N as u64 {
            let multiple = engine.mul(&[i.wrapping_mul(0x9e37_79b9_7f4a_7c15)], &generator);
            points.push(&multiple.unwrap()).unwrap();
        }
        let stride = points.stride;
        points.words.copy_within(0..stride, stride);
        if !engine.takes_edwards_points() {
            points.words[3 * stride..4 * stride].fill(0);
            points.finite[3] = false;
        }
        Self {
            name,
            engine,
            opened: Opened::new(name, group),
            points,
        }
    }

    fn all() -> Vec<Self> {
        vec![
            Self::new(c"bls12-381", 1),
            Self::new(c"bls12-381", 2),
            Self::new(c"bn254", 1),
            Self::new(c"secp256k1", 1),
            Self::new(c"bw6-761", 1),
            Self::new(c"ed25519", 1),
        ]
    }

    /// The bytes of a point in a form, made here from integers.
    fn bytes(&self, point: &Point, form: u32) -> Vec<u8> {
        let part = 8 * self.engine.words() / self.engine.spec().degree;
        let mut out = Vec::new();
        let zero = vec![0; self.engine.words()];
        let (x, y) = point.coordinates().unwrap_or((&zero, &zero));
        for words in [x, y] {
            let parts: Vec<Vec<u8>> = match form & MSMITH_PLAIN {
                0 => words
                    .chunks(part / 8)
                    .map(|w| w.iter().flat_map(|w| w.to_le_bytes()).collect())
                    .collect(),
                _ => self
                    .engine
                    .from_words(words)
                    .iter()
                    .map(|i| i.to_bytes_le())
                    .collect(),
            };
            for mut bytes in parts {
                bytes.resize(part, 0);
                if form & MSMITH_BIG_ENDIAN != 0 {
                    bytes.reverse();
                }
                out.extend(bytes);
            }
        }
        out
    }

    fn point(&self, i: usize) -> Point {
        self.points.get(i).unwrap()
    }

    fn sum(
        &self,
        points: *const c_void,
        stride: usize,
        scalars: &[u8],
        nbits: usize,
        form: u32,
    ) -> Vec<u8> {
        let n = scalars.len() / nbits.div_ceil(8);
        // SAFETY: an engine.
        let mut sum = vec![0xaa; unsafe { msmith_point_bytes(self.opened.0) }];
        // SAFETY: the points are n, as the callers of this have them.
        must(unsafe {
            msmith_msm(
                self.opened.0,
                points,
                stride,
                scalars.as_ptr().cast(),
                nbits,
                n,
                form,
                null(),
                sum.as_mut_ptr().cast(),
                sum.len(),
            )
        });
        sum
    }
}

#[test]
fn points_in_every_form() {
    for case in Case::all() {
        let scalars: Vec<[u64; 4]> = (1..=N as u64)
            .map(|i| [i, i << 60 | 3, i * i, u64::MAX >> 2])
            .collect();
        let output = case
            .engine
            .msm(&case.points, Scalars::U256(&scalars), &Options::default());
        let expected = output.unwrap().point;
        let scalars: Vec<u8> = scalars
            .as_flattened()
            .iter()
            .flat_map(|w| w.to_le_bytes())
            .collect();
        for form in [
            0,
            MSMITH_PLAIN,
            MSMITH_BIG_ENDIAN,
            MSMITH_PLAIN | MSMITH_BIG_ENDIAN,
        ] {
            let wanted = case.bytes(&expected, form);
            let list: Vec<Vec<u8>> = (0..N).map(|i| case.bytes(&case.point(i), form)).collect();
            let what = format!("{:?} {form}", case.name);

            let row = list.concat();
            assert_eq!(
                case.sum(row.as_ptr().cast(), 0, &scalars, 256, form),
                wanted,
                "{what}"
            );
            // With something between, and at an odd address.
            let wide = [&[9][..], &list.join(&[5; 11][..])].concat();
            let stride = list[0].len() + 11;
            assert_eq!(
                case.sum(wide[1..].as_ptr().cast(), stride, &scalars, 256, form),
                wanted,
                "{what}, stride"
            );
            let pointers: Vec<*const u8> = list.iter().map(|p| p.as_ptr()).collect();
            let form = form | MSMITH_POINTERS;
            assert_eq!(
                case.sum(pointers.as_ptr().cast(), 0, &scalars, 256, form),
                wanted,
                "{what}, pointers"
            );
        }
    }
}

#[test]
fn scalars_in_every_form() {
    let case = Case::new(c"bn254", 1);
    let row: Vec<u8> = (0..N).flat_map(|i| case.bytes(&case.point(i), 0)).collect();
    for nbits in [
        1, 7, 8, 13, 16, 32, 63, 64, 65, 128, 160, 254, 255, 256, 521,
    ] {
        let each = usize::div_ceil(nbits, 8);
        let mask = 0xff >> (8 * each - nbits);
        let mut bytes: Vec<u8> = (0..N * each).map(|i| (i * i * 31 + i / 7) as u8).collect();
        bytes.chunks_mut(each).for_each(|s| s[each - 1] &= mask);
        let per = each.div_ceil(8);
        let words: Vec<u64> = bytes
            .chunks(each)
            .flat_map(|s| {
                let mut padded = s.to_vec();
                padded.resize(8 * per, 0);
                padded
                    .as_chunks()
                    .0
                    .iter()
                    .map(|w| u64::from_le_bytes(*w))
                    .collect::<Vec<_>>()
            })
            .collect();
        let scalars = Scalars::Words { words: &words, per };
        let expected = case
            .engine
            .msm(&case.points, scalars, &Options::default())
            .unwrap();
        let expected = case.bytes(&expected.point, 0);
        assert_eq!(
            case.sum(row.as_ptr().cast(), 0, &bytes, nbits, 0),
            expected,
            "{nbits} bits"
        );
        let shifted = [&[1], &bytes[..]].concat();
        assert_eq!(
            case.sum(row.as_ptr().cast(), 0, &shifted[1..], nbits, 0),
            expected,
            "{nbits} bits, odd address"
        );
        bytes.chunks_mut(each).for_each(<[u8]>::reverse);
        let form = MSMITH_SCALARS_BIG_ENDIAN;
        assert_eq!(
            case.sum(row.as_ptr().cast(), 0, &bytes, nbits, form),
            expected,
            "{nbits} bits, big-endian"
        );
    }
}

#[test]
fn scalars_with_signs() {
    let case = Case::new(c"bn254", 1);
    let row: Vec<u8> = (0..N).flat_map(|i| case.bytes(&case.point(i), 0)).collect();
    let list: Vec<i128> = (0..N as i128)
        .map(|i| (i - 18) * (i128::MAX / 19))
        .collect();
    for each in [1, 2, 4, 8, 16] {
        let cut: Vec<i128> = list.iter().map(|x| x >> (128 - 8 * each)).collect();
        let expected = case
            .engine
            .msm(&case.points, Scalars::I128(&cut), &Options::default())
            .unwrap();
        let expected = case.bytes(&expected.point, 0);
        let mut bytes: Vec<u8> = cut
            .iter()
            .flat_map(|x| x.to_le_bytes()[..each].to_vec())
            .collect();
        let form = MSMITH_SIGNED;
        assert_eq!(
            case.sum(row.as_ptr().cast(), 0, &bytes, 8 * each, form),
            expected,
            "{each} bytes"
        );
        bytes.chunks_mut(each).for_each(<[u8]>::reverse);
        let form = form | MSMITH_SCALARS_BIG_ENDIAN;
        assert_eq!(
            case.sum(row.as_ptr().cast(), 0, &bytes, 8 * each, form),
            expected,
            "{each} bytes, big-endian"
        );
    }
}

#[test]
fn all_zero_is_the_neutral_element() {
    for case in [Case::new(c"bls12-381", 2), Case::new(c"ed25519", 1)] {
        for form in [0, MSMITH_PLAIN] {
            let point = case.bytes(&case.point(0), form);
            let row = [vec![0; point.len()], point.clone()].concat();
            assert_eq!(
                case.sum(row.as_ptr().cast(), 0, &[5, 1], 8, form),
                point,
                "{:?} {form}",
                case.name
            );
        }
    }
}

#[test]
fn bases_and_tables() {
    for name in [c"bn254", c"ed25519"] {
        let case = Case::new(name, 1);
        let row: Vec<u8> = (0..N).flat_map(|i| case.bytes(&case.point(i), 0)).collect();
        let scalars: Vec<u64> = (1..=N as u64).map(|i| i << 40 | i).collect();
        let scalars: Vec<u8> = scalars.iter().flat_map(|s| s.to_le_bytes()).collect();
        let expected = case.sum(row.as_ptr().cast(), 0, &scalars, 64, 0);
        let mut bases = null_mut();
        // SAFETY: as many points as are said, here and below.
        must(unsafe {
            msmith_bases_new(
                case.opened.0,
                row.as_ptr().cast(),
                0,
                N,
                0,
                1 << 20,
                null(),
                &mut bases,
            )
        });
        let (mut n, mut bytes) = (0, 0);
        must(unsafe { msmith_bases_size(bases, &mut n, &mut bytes) });
        assert_eq!(n, N);
        assert!((1..1 << 20).contains(&bytes), "{bytes}");

        let sum_of = |bases: *const BasesHandle, n: usize| {
            let mut sum = vec![0; expected.len()];
            // SAFETY: there are so many scalars.
            must(unsafe {
                msmith_bases_msm(
                    bases,
                    scalars.as_ptr().cast(),
                    64,
                    n,
                    0,
                    null(),
                    sum.as_mut_ptr().cast(),
                    sum.len(),
                )
            });
            sum
        };
        assert_eq!(sum_of(bases, N), expected);

        let path = format!(
            "{}/face-table-{}\0",
            env!("CARGO_TARGET_TMPDIR"),
            std::process::id()
        );
        let at = path.as_ptr().cast();
        let saved = unsafe { msmith_bases_save(bases, at, null()) };
        must(saved);
        assert_eq!(
            sum_of(bases, 5),
            case.sum(row.as_ptr().cast(), 0, &scalars[..40], 64, 0)
        );
        for verify in [0, 1] {
            let mut table = null_mut();
            must(unsafe { msmith_bases_open(case.opened.0, at, verify, null(), &mut table) });
            assert_eq!(sum_of(table, N), expected);
            must(unsafe { msmith_close(table.cast()) });
        }
        // One bit of the table turned: found.
        let file = path.trim_end_matches('\0');
        let mut bytes = std::fs::read(file).unwrap();
        *bytes.last_mut().unwrap() ^= 1;
        std::fs::write(file, bytes).unwrap();
        let mut table = null_mut();
        assert_eq!(
            unsafe { msmith_bases_open(case.opened.0, at, 0, null(), &mut table) },
            MSMITH_BASES
        );
        assert!(table.is_null());
        std::fs::remove_file(file).unwrap();
        must(unsafe { msmith_close(bases.cast()) });
    }
}

#[test]
fn checks_name_the_point() {
    let case = Case::new(c"bls12-381", 1);
    let mut row: Vec<u8> = (0..N)
        .flat_map(|i| case.bytes(&case.point(i), MSMITH_PLAIN))
        .collect();
    let check = |row: &[u8], subgroup| {
        // SAFETY: N points.
        unsafe {
            msmith_check(
                case.opened.0,
                row.as_ptr().cast(),
                0,
                N,
                MSMITH_PLAIN,
                subgroup,
                null(),
            )
        }
    };
    must(check(&row, 1));
    // (0, 2) has order 3.
    let at = 96 * 20;
    row[at..at + 96].fill(0);
    row[at + 48] = 2;
    must(check(&row, 0));
    assert_eq!(
        (check(&row, 1), msmith_error_item()),
        (MSMITH_NOT_IN_SUBGROUP, 20)
    );
    row[at] = 1;
    assert_eq!(
        (check(&row, 0), msmith_error_item()),
        (MSMITH_NOT_ON_CURVE, 20)
    );

    // Of an Edwards curve in Montgomery words too.
    let case = Case::new(c"ed25519", 1);
    let mut row: Vec<u8> = (0..N).flat_map(|i| case.bytes(&case.point(i), 0)).collect();
    // SAFETY: N points.
    let check = |row: &[u8]| unsafe {
        msmith_check(case.opened.0, row.as_ptr().cast(), 0, N, 0, 1, null())
    };
    must(check(&row));
    row[64 * 9] ^= 1;
    assert_eq!((check(&row), msmith_error_item()), (MSMITH_NOT_ON_CURVE, 9));
}

#[test]
fn curves_by_their_numbers() {
    let toy = Opened::new(
        c"{ \"name\": \"mine\", \"p\": \"97\", \"r\": \"103\", \"g1\": { \"a\": 0, \"b\": 10, \"gx\": 1, \"gy\": 37 } }",
        1,
    );
    // SAFETY: an engine.
    assert_eq!(unsafe { msmith_point_bytes(toy.0) }, 64);
    let points = [[1u64, 0, 0, 0], [37, 0, 0, 0], [1, 0, 0, 0], [60, 0, 0, 0]];
    let mut sum = [[0u64; 4]; 2];
    // SAFETY: two points and scalars.
    must(unsafe {
        msmith_msm(
            toy.0,
            points.as_ptr().cast(),
            0,
            [3u8, 2].as_ptr().cast(),
            8,
            2,
            MSMITH_PLAIN,
            null(),
            (&raw mut sum).cast(),
            64,
        )
    });
    assert_eq!(sum, [[1, 0, 0, 0], [37, 0, 0, 0]]);
}

/// Blst's own sums of the same lists.
#[test]
fn as_blst() {
    let g1 = Case::new(c"bls12-381", 1);
    let g2 = Case::new(c"bls12-381", 2);
    for nbits in [1, 64, 77, 128, 255] {
        let each = usize::div_ceil(nbits, 8);
        // With bits above nbits, which do not count.
        let scalars: Vec<u8> = (0..N * each).map(|i| (i * 151 + 13) as u8).collect();
        let (p1, p2) = (
            blst_points::<blst::blst_p1_affine>(&g1),
            blst_points::<blst::blst_p2_affine>(&g2),
        );
        let scalar_row = [scalars.as_ptr(), null()];
        let scalar_list: Vec<*const u8> = scalars.chunks(each).map(<[u8]>::as_ptr).collect();
        // SAFETY: N points and scalars, behind the first pointer or one each, here and below.
        unsafe {
            let mut expected = blst::blst_p1::default();
            let mut scratch = vec![0u64; blst::blst_p1s_mult_pippenger_scratch_sizeof(N) / 8];
            let row = [p1.as_ptr(), null()];
            blst::blst_p1s_mult_pippenger(
                &mut expected,
                row.as_ptr(),
                N,
                scalar_row.as_ptr(),
                nbits,
                scratch.as_mut_ptr(),
            );
            let list: Vec<*const blst::blst_p1_affine> = p1.iter().map(|p| &raw const *p).collect();
            for (points, scalars) in [
                (row.as_ptr(), scalar_row.as_ptr()),
                (list.as_ptr(), scalar_list.as_ptr()),
            ] {
                let mut sum = blst::blst_p1::default();
                must(msmith_blst_p1s_mult_pippenger(
                    (&raw mut sum).cast(),
                    points.cast(),
                    N,
                    scalars,
                    nbits,
                    null_mut(),
                ));
                assert!(blst::blst_p1_on_curve(&sum));
                assert!(
                    blst::blst_p1_is_equal(&sum, &expected),
                    "{nbits} bits in G1"
                );
            }

            let mut expected = blst::blst_p2::default();
            let mut scratch = vec![0u64; blst::blst_p2s_mult_pippenger_scratch_sizeof(N) / 8];
            let row = [p2.as_ptr(), null()];
            blst::blst_p2s_mult_pippenger(
                &mut expected,
                row.as_ptr(),
                N,
                scalar_row.as_ptr(),
                nbits,
                scratch.as_mut_ptr(),
            );
            let mut sum = blst::blst_p2::default();
            must(msmith_blst_p2s_mult_pippenger(
                (&raw mut sum).cast(),
                row.as_ptr().cast(),
                N,
                scalar_row.as_ptr(),
                nbits,
                null_mut(),
            ));
            assert!(
                blst::blst_p2_is_equal(&sum, &expected),
                "{nbits} bits in G2"
            );
        }
    }
    // No points, and a sum at infinity.
    let mut sum = blst::blst_p1::default();
    let points = blst_points::<blst::blst_p1_affine>(&g1);
    for n in [0, 1] {
        // SAFETY: n points and scalars.
        must(unsafe {
            msmith_blst_p1s_mult_pippenger(
                (&raw mut sum).cast(),
                [points.as_ptr().cast()].as_ptr(),
                n,
                [[0u8; 32].as_ptr()].as_ptr(),
                255,
                null_mut(),
            )
        });
        // SAFETY: a point.
        assert!(unsafe { blst::blst_p1_is_inf(&sum) });
    }
}

/// The points of a case in blst's memory; they are in its words already.
fn blst_points<T: Default + Clone>(case: &Case) -> Vec<T> {
    let mut list = vec![T::default(); N];
    assert_eq!(size_of::<T>(), 8 * case.points.stride);
    for (i, point) in list.iter_mut().enumerate() {
        let bytes = case.bytes(&case.point(i), 0);
        // SAFETY: structures of words alone.
        unsafe {
            std::ptr::copy_nonoverlapping(bytes.as_ptr(), (&raw mut *point).cast(), bytes.len())
        };
    }
    list
}
