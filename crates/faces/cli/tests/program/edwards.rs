//! Sums over twisted Edwards curves from outside, against the law in integers and published bytes.

use crate::common::{answer, file, json, msmith, refused, words};
use msmith::curve::edwards;
use num_bigint::BigUint;

/// Scalars of the terms: small, zero, one, and of 64 bits.
const SCALARS: [u64; 6] = [3, 0, 1, 77, u64::MAX, 0x0123_4567_89ab_cdef];

fn hex(bytes: &[u8]) -> String {
    let digits: String = bytes.iter().map(|b| format!("{b:02x}")).collect();
    format!("0x{digits}")
}

/// Multiples of the generator, the neutral element among them, and their sum, by the law in integers.
fn points(curve: &str) -> (Vec<[BigUint; 2]>, [BigUint; 2]) {
    let c = edwards::by_name(curve).unwrap();
    let multiple = |k: u64| c.multiply(&(k * k * 991).into(), &c.generator()).unwrap();
    let points: Vec<_> = (0..6).map(multiple).collect();
    let terms = points.iter().zip(SCALARS);
    let sum = terms.fold(c.identity(), |sum, (p, k)| {
        c.add(&sum, &c.multiply(&k.into(), p).unwrap()).unwrap()
    });
    (points, sum)
}

fn scalars() -> String {
    let lines: String = SCALARS.iter().map(|k| format!("{k:x}\n")).collect();
    file("edwards.hex", lines.as_bytes())
}

/// The bytes of a coordinate, the first ones first.
fn little(x: &BigUint, size: usize) -> Vec<u8> {
    let mut bytes = x.to_bytes_le();
    bytes.resize(size, 0);
    bytes
}

fn big(x: &BigUint, size: usize) -> Vec<u8> {
    little(x, size).into_iter().rev().collect()
}

/// `msm` of a file of points in a format.
fn sum<'a>(curve: &'a str, bases: &'a str, format: &'a str, scalars: &'a str) -> Vec<&'a str> {
    let mut args = vec![
        "msm",
        "--curve",
        curve,
        "--bases",
        bases,
        "--bases-format",
        format,
    ];
    args.extend([
        "--scalars",
        scalars,
        "--scalars-format",
        "hex-lines",
        "--json",
    ]);
    args
}

/// Which x has its sign set in a curve's own bytes.
enum Sign {
    Odd,
    Larger,
    None,
}

/// Sums of a file in each format, which is written again as it was read. Of arkworks' bytes, which `msmith-io` compares with
/// those of its own crates, that they are written and read.
fn in_every_format(curve: &str, sign: Sign, arkworks: &[&str]) {
    let (points, want) = points(curve);
    let p = &edwards::by_name(curve).unwrap().p;
    let size = p.bits().div_ceil(8) as usize;
    let own = |[x, y]: &[BigUint; 2]| {
        let set = match sign {
            Sign::Odd => x.bit(0),
            Sign::Larger => x * 2u32 > *p,
            Sign::None => return Vec::new(),
        };
        let mut bytes = little(y, size);
        bytes[size - 1] |= u8::from(set) << 7;
        bytes
    };
    let all =
        |of: &dyn Fn(&[BigUint; 2]) -> Vec<u8>| points.iter().flat_map(of).collect::<Vec<u8>>();
    let be = all(&|p| p.each_ref().map(|c| big(c, size)).concat());
    let le = all(&|p| p.each_ref().map(|c| little(c, size)).concat());
    let (scalars, ones) = (scalars(), file("edwards.ones", &b"1\n".repeat(6)));
    let from = file("edwards.be", &be);
    let mut formats = vec![("affine-be", be), ("affine-le", le), (curve, all(&own))];
    let scalars_of = "--scalars-format hex-lines --scalars";
    for format in arkworks {
        let out = file(format, b"");
        answer(&format!(
            "mul --curve {curve} --bases {from} --format affine-be {scalars_of} {ones} --out {out} --out-format {format}"
        ));
        formats.push((format, std::fs::read(&out).unwrap()));
    }
    for (format, bytes) in formats.into_iter().filter(|(_, bytes)| !bytes.is_empty()) {
        let path = file(&format!("{curve}.{format}"), &bytes);
        let got = json(&sum(curve, &path, format, &scalars));
        assert_eq!((&got["curve"], &got["n"]), (&curve.into(), &6.into()));
        let result = &got["result"];
        assert_eq!(result["infinity"], false);
        assert_eq!(result["x"], hex(&big(&want[0], size)), "{curve} {format}");
        assert_eq!(result["y"], hex(&big(&want[1], size)), "{curve} {format}");
        match own(&want) {
            none if none.is_empty() => assert!(result["encoded"].is_null()),
            encoded => assert_eq!(result["encoded"], hex(&encoded), "{curve} {format}"),
        }
        let out = file(&format!("{curve}.{format}.out"), b"");
        let made = answer(&format!(
            "mul --curve {curve} --bases {path} --format {format} {scalars_of} {ones} --out {out} --out-format {format}"
        ));
        assert_eq!(made["n"], 6);
        assert!(std::fs::read(&out).unwrap() == bytes, "{curve} {format}");
        // Cut, or one byte too long.
        let cut = file(&format!("{curve}.{format}.cut"), &bytes[..bytes.len() - 1]);
        refused(&sum(curve, &cut, format, &scalars), &["points"]);
    }
    // Random points: whatever the algorithm.
    let random = |more: &str| answer(&format!("msm --curve {curve} -n 50 --seed 4{more}"));
    let want = &random("")["result"];
    for more in [" --algorithm naive", " --threads 3", " --algorithm signed"] {
        assert_eq!(random(more)["result"], *want, "{curve}{more}");
    }
}

#[test]
fn every_format_of_every_curve() {
    let arkworks = &["ark-compressed", "ark-uncompressed"];
    in_every_format("ed25519", Sign::Odd, arkworks);
    in_every_format("jubjub", Sign::Odd, arkworks);
    in_every_format("bandersnatch", Sign::Larger, arkworks);
    in_every_format("ed-on-bls12-377", Sign::None, arkworks);
    // Arkworks has another scale of x.
    in_every_format("baby-jubjub", Sign::Larger, &[]);
}

#[test]
fn baby_jubjub() {
    let (path, one) = (file("baby.packed", &[0; 32]), file("baby.hex", b"1\n"));
    refused(
        &sum("baby-jubjub", &path, "ark-compressed", &one),
        &["ark-compressed", "baby-jubjub", "affine-le"],
    );

    // iden3's vector: the packed form of a point, which is in the subgroup or not.
    let bytes = "53b81ed5bffe9545b54016234682e7b2f699bd42a5e9eae27ff4051bc698ce85";
    let raw: Vec<u8> = (0..32)
        .map(|i| u8::from_str_radix(&bytes[2 * i..][..2], 16).unwrap())
        .collect();
    let path = file("baby.iden3", &raw);
    let one = file("baby.one", b"1\n");
    let args = [
        &sum("baby-jubjub", &path, "baby-jubjub", &one)[..],
        &["--unchecked-subgroup"],
    ]
    .concat();
    let result = &json(&args)["result"];
    // 17777552123799933955779906779655732241715742912184938656739573121738514868268
    assert_eq!(
        result["x"],
        "0x274dbce8d15179969bc0d49fa725bddf9de555e0ba6a693c6adb52fc9ee7a82c"
    );
    assert_eq!(result["encoded"], format!("0x{bytes}"));
}

/// B and 2B by their bytes: the base point of RFC 8032 §5.1, y = 4/5.
#[test]
fn base_point_of_rfc_8032() {
    let base = [&[0x58][..], &[0x66; 31]].concat();
    let path = file("rfc.base", &[&base[..], &base].concat());
    let scalars = file("rfc.hex", b"1\n1\n");
    let got = json(&sum("ed25519", &path, "ed25519", &scalars));
    assert_eq!(
        got["result"]["encoded"],
        "0xc9a3f86aae465f0e56513864510f3997561fa2c9e85ea21dc2292309f3cd6022"
    );
    let (code, out, _) = msmith(&sum("ed25519", &path, "ed25519", &scalars)[..11]);
    assert_eq!(code, 0);
    assert!(out.contains("encoded     0xc9a3f86aae46"), "{out}");
}

#[test]
fn bad_points() {
    let one = file("ed.one", b"1\n");
    let no = |format: &str, bytes: &[u8], words: &[&str]| {
        let path = file("ed.bad", bytes);
        refused(&sum("ed25519", &path, format, &one), words);
    };
    let byte = |first: u8, last: u8| {
        let mut bytes = [0; 32];
        (bytes[0], bytes[31]) = (first, last);
        bytes
    };
    no("ed25519", &byte(2, 0), &["point 0", "not on the curve"]);
    no("ed25519", &byte(1, 0x80), &["point 0", "sign"]);
    no(
        "ed25519",
        &[&[0xed][..], &[0xff; 30], &[0x7f]].concat(),
        &["point 0", "modulus"],
    );
    no(
        "affine-le",
        &[[0; 32], byte(2, 0)].concat(),
        &["point 0", "not on the curve"],
    );
    no("affine-le", &[0; 64], &["point 0", "not on the curve"]);
    no("affine-be", &[0xff; 64], &["point 0", "modulus"]);
    no("ark-compressed", &[1, 0, 0], &["points", "3 bytes"]);
    no(
        "ark-compressed",
        &u64::MAX.to_le_bytes(),
        &["18446744073709551615"],
    );
    let two = [&1u64.to_le_bytes()[..], &byte(1, 0), &byte(1, 0)].concat();
    no("ark-compressed", &two, &["something follows"]);
    no("jubjub", &byte(1, 0), &["jubjub", "ed25519", "affine-le"]);
    no("zcash", &byte(1, 0), &["zcash", "ed25519"]);
    // (0, −1) has order two.
    let minus_one = [&[0xec][..], &[0xff; 30], &[0x7f]].concat();
    no("ed25519", &minus_one, &["point 0", "subgroup"]);
    let path = file("ed.two", &minus_one);
    let args = [
        &sum("ed25519", &path, "ed25519", &one)[..],
        &["--unchecked-subgroup"],
    ]
    .concat();
    let got = json(&args);
    assert_eq!(got["result"]["encoded"], hex(&minus_one));
    // Order eight.
    let eight = "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a";
    let eight: Vec<u8> = (0..32)
        .map(|i| u8::from_str_radix(&eight[2 * i..][..2], 16).unwrap())
        .collect();
    let both = file("ed.eight", &[&byte(1, 0)[..], &eight].concat());
    let two = file("ed.ones", b"1\n1\n");
    refused(
        &sum("ed25519", &both, "ed25519", &two),
        &["point 1", "subgroup"],
    );
    refused(
        &sum("ed25519", &both, "ed25519", &one),
        &["2 points", "1 scalar:"],
    );

    refused(
        &["msm", "--curve", "ed25519", "-n", "3", "--group", "g2"],
        &["--group", "ed25519"],
    );
    refused(
        &["msm", "--curve", "jubjub", "--pairs", "x"],
        &["--pairs", "jubjub"],
    );
    let g = file("ed.g1", &[0; 64]);
    refused(&sum("bn254", &g, "ed25519", &one), &["ed25519", "bn254"]);
}

/// What the engine does with points of an Edwards curve, the commands take as well.
#[test]
fn tables() {
    let of = ["--curve", "ed25519", "--seed", "5", "--json"];
    let run = |args: &[&str]| {
        let (code, out, err) = msmith(&[args, &of].concat());
        assert_eq!(code, 0, "{args:?}: {err}");
        serde_json::from_str::<serde_json::Value>(&out).unwrap()
    };
    let table = file("ed.table", b"");
    std::fs::remove_file(&table).unwrap();
    let build = ["table", "build", "-n", "40", "--points-per-base", "4"];
    let made = run(&[&build[..], &["--out", &table]].concat());
    assert_eq!(
        (&made["curve"], &made["n"]),
        (&"ed25519".into(), &40.into())
    );
    let want = run(&["msm", "-n", "40"]);
    for algorithm in ["auto", "edmsm", "naive"] {
        let got = run(&["msm", "--table", &table, "--algorithm", algorithm]);
        assert_eq!(got["result"], want["result"], "{algorithm}");
        let by = if algorithm == "auto" {
            "fixed"
        } else {
            algorithm
        };
        assert_eq!(got["algorithm"], by);
    }
    let (code, out, err) = msmith(&["table", "verify", &table]);
    assert_eq!(code, 0, "{out}{err}");
    // Of another curve of that form.
    refused(
        &["msm", "--curve", "jubjub", "--table", &table],
        &["ed25519", "jubjub"],
    );
}

#[test]
fn transforms_and_times() {
    let [a, b, c] = ["transform-a", "transform-b", "transform-c"].map(|name| file(name, b""));
    let fft = |from: &[&str], to: &str| {
        let args = [
            "fft",
            "--curve",
            "bandersnatch",
            "--out",
            to,
            "--out-format",
            "affine-le",
        ];
        let (code, _, err) = msmith(&[&args[..], from].concat());
        assert_eq!((code, err.as_str()), (0, ""));
        std::fs::read(to).unwrap()
    };
    let values = fft(&["-n", "8", "--seed", "3"], &a);
    let of = |path| ["--bases", path, "--bases-format", "affine-le"];
    let coefficients = fft(&[&of(&a)[..], &["--inverse"]].concat(), &b);
    assert!(coefficients != values && coefficients.len() == 8 * 64);
    assert!(fft(&of(&b), &c) == values);

    for of in ["sums", "subgroup", "mul-each", "mul-base", "fft"] {
        let args = [
            "bench",
            "--curve",
            "bandersnatch",
            "-n",
            "4",
            "--rounds",
            "1",
            "--of",
            of,
            "--json",
        ];
        let (code, out, err) = msmith(&args);
        assert_eq!((code, err.as_str()), (0, ""), "{of}");
        let times: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(
            (&times["curve"], &times["group"]),
            (&"bandersnatch".into(), &"g1".into())
        );
        assert!(times["rows"][0]["seconds"].as_f64().unwrap() > 0.0, "{of}");
    }
    refused(
        &words("bench --curve bandersnatch --group g2 -n 4"),
        &["bandersnatch", "one group"],
    );
}
