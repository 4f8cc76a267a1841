//! Products and transforms by the C face are those of the engine.

use std::ffi::c_void;
use std::ptr::{null, null_mut};

use msmith::curve::{Group, by_name};
use msmith::{Domain, Engine, Options, Point, Scalars, WordPoints};
use msmith_capi::face::*;
use msmith_capi::status::*;

use super::{Opened, message, must};

const N: usize = 16;

/// Points of BN254 as the engine has them, the sixth at infinity.
fn points(engine: &Engine) -> WordPoints {
    let g = Point::new([1u32, 2].map(|c| engine.to_words(&c.into())).concat());
    let mut list = engine
        .mul_base(
            &g,
            Scalars::U64(&std::array::from_fn::<_, N, _>(|k| 3 * k as u64 + 1)),
            &Options::default(),
        )
        .unwrap();
    list.words[8 * 5..8 * 6].fill(0);
    list.finite[5] = false;
    list
}

#[test]
fn products_and_transforms() {
    let engine = Engine::new(by_name("bn254").unwrap(), Group::G1).unwrap();
    let opened = Opened::new(c"bn254", 1);
    let list = points(&engine);
    let scalars: [u64; N] = std::array::from_fn(|k| (k as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let (from, with) = (
        list.words.as_ptr().cast(),
        scalars.as_ptr().cast::<c_void>(),
    );
    let mut out = [7u64; 8 * N];
    let size = size_of_val(&out);
    let own = Options::default();
    let place = |out: &mut [u64; 8 * N]| out.as_mut_ptr().cast::<c_void>();

    let want = engine
        .mul_each(&list, Scalars::U64(&scalars), &own)
        .unwrap();
    // SAFETY: N points, scalars and places, here and below.
    must(unsafe {
        msmith_mul_each(
            opened.0,
            from,
            0,
            with,
            64,
            N,
            0,
            null(),
            place(&mut out),
            size,
        )
    });
    assert_eq!(out[..], want.words);
    // As integers, most significant byte first.
    let form = MSMITH_PLAIN | MSMITH_BIG_ENDIAN;
    let plain: Vec<u8> = (engine.from_words(&list.words).iter())
        .flat_map(|x| {
            let bytes = x.to_bytes_be();
            [vec![0; 32 - bytes.len()], bytes].concat()
        })
        .collect();
    must(unsafe {
        msmith_mul_each(
            opened.0,
            plain.as_ptr().cast(),
            0,
            with,
            64,
            N,
            form,
            null(),
            place(&mut out),
            size,
        )
    });
    let bytes: Vec<u8> = out.iter().flat_map(|w| w.to_le_bytes()).collect();
    for (k, x) in engine.from_words(&want.words).iter().enumerate() {
        let mut little = bytes[32 * k..32 * (k + 1)].to_vec();
        little.reverse();
        let wanted = x.to_bytes_le();
        assert_eq!(little[..wanted.len()], wanted);
        assert!(little[wanted.len()..].iter().all(|b| *b == 0));
    }

    let base = list.get(0).unwrap();
    let want = engine
        .mul_base(&base, Scalars::U64(&scalars), &own)
        .unwrap();
    must(unsafe {
        msmith_mul_base(
            opened.0,
            from,
            with,
            64,
            N,
            0,
            null(),
            place(&mut out),
            size,
        )
    });
    assert_eq!(out[..], want.words);

    let domain = Domain::new(engine.scalar_field().unwrap(), N).unwrap();
    let want = engine.fft(&list, &domain, &own).unwrap();
    must(unsafe { msmith_fft(opened.0, from, 0, N, 0, 0, null(), place(&mut out), size) });
    assert_eq!(out[..], want.words);
    // In place, and back.
    let at = place(&mut out);
    must(unsafe { msmith_fft(opened.0, at, 0, N, 0, 1, null(), at, size) });
    assert_eq!(out[..], list.words);
}

#[test]
fn misuse() {
    let opened = Opened::new(c"bn254", 1);
    let engine = Engine::new(by_name("bn254").unwrap(), Group::G1).unwrap();
    let list = points(&engine);
    let scalars = [1u64; N];
    let (from, with) = (
        list.words.as_ptr().cast(),
        scalars.as_ptr().cast::<c_void>(),
    );
    let mut out = [7u64; 8 * N];
    let at = out.as_mut_ptr().cast::<c_void>();
    let refused = |code: i32, want: i32, part: &str| {
        assert_eq!(code, want, "{}", message());
        assert!(message().contains(part), "{}", message());
    };
    // SAFETY: what is given is there, or is refused before it is looked at.
    unsafe {
        let short = msmith_mul_each(opened.0, from, 0, with, 64, N, 0, null(), at, 64);
        refused(short, MSMITH_LENGTH, "64 bytes for 16 points of 64");
        let null_out = msmith_mul_each(
            opened.0,
            from,
            0,
            with,
            64,
            N,
            0,
            null(),
            null_mut(),
            64 * N,
        );
        refused(null_out, MSMITH_NULL, "out");
        let closed = msmith_fft(null(), from, 0, N, 0, 0, null(), at, 64 * N);
        assert_ne!(closed, MSMITH_OK);
        let three = msmith_fft(opened.0, from, 0, 3, 0, 0, null(), at, 64 * 3);
        refused(three, MSMITH_ARGUMENT, "power of 2");
        let off = [1u64; 8];
        let off = msmith_mul_base(
            opened.0,
            off.as_ptr().cast(),
            with,
            64,
            N,
            0,
            null(),
            at,
            64 * N,
        );
        refused(off, MSMITH_NOT_ON_CURVE, "curve");
        must(msmith_mul_each(
            opened.0,
            null(),
            0,
            null(),
            64,
            0,
            0,
            null(),
            null_mut(),
            0,
        ));
    }
    assert_eq!(out, [7; 8 * N], "nothing is written");
}
