//! Texts and codes of chains, and numbers.

use msmith_chain::{
    Bases, Mishmash, Set, decode_hint, encode_hint, read_scalar, read_set, read_steps,
};
use num_bigint::BigInt;

use super::Target;

fn few_bytes(input: usize) -> usize {
    (1 << 20) + 256 * input
}

/// Scalars of some bytes.
fn scalars(bytes: &[u8]) -> Vec<BigInt> {
    bytes
        .chunks(bytes.len().div_ceil(2).max(1))
        .map(BigInt::from_signed_bytes_le)
        .collect()
}

const BASES: [Bases; 3] = [Bases::Two, Bases::TwoThree, Bases::TwoThreeFive];

fn set() -> Set {
    read_set("±{1, 3, 5, 7}").unwrap_or_else(|e| panic!("{e}"))
}

pub const HINT: Target = Target {
    name: "hint",
    about: "chains as hints beside the scalars that they compute",
    seeds: || {
        vec![
            vec![1, 4, 0x61, 0x3f, 2, 9, 0xff, 1, 2, 3],
            vec![0, 1, 5, 0xf3],
            vec![2; 40],
        ]
    },
    run: |input| {
        let Some((&[bases, len], rest)) = input.split_first_chunk::<2>() else {
            return "short".into();
        };
        let (number, hint) = rest.split_at((len as usize % 40).min(rest.len()));
        let (scalars, bases) = (scalars(number), BASES[bases as usize % 3]);
        match decode_hint(hint, &scalars, bases, &set()) {
            Err(error) => format!("{error:?}"),
            Ok(chain) => {
                let (a, b) = chain.value();
                let want =
                    [scalars.first(), scalars.get(1)].map(|s| s.cloned().unwrap_or_default());
                assert_eq!([a, b], want, "another multiple");
                let again = encode_hint(&chain, &scalars, bases, &set());
                assert!(again.is_ok(), "{again:?}");
                format!("{bases:?}")
            }
        }
    },
    most_bytes: Some(few_bytes),
    most_seconds: 1.0,
};

pub const CODE: Target = Target {
    name: "code",
    about: "MISHMASH programs: read, written again, run",
    seeds: || {
        vec![
            vec![0x00, 0x10, 0x01, 0x02, 0xff],
            vec![0x01, 0x20, 0x11, 0x80, 0x00, 0xff],
            vec![0x00, 0x81, 0x00, 0x01, 0x02, 0x03, 0xff],
        ]
    },
    run: |input| match Mishmash::read(input) {
        Err(error) => format!("{error:?}"),
        Ok(program) => {
            let bytes = program.write();
            assert_eq!(bytes.as_deref(), Ok(input), "not what was read");
            match program.multiples() {
                Ok(all) => format!("{} blocks, {} points", program.blocks.len(), all.len()),
                Err(error) => format!("{error:?}"),
            }
        }
    },
    most_bytes: Some(|input| (1 << 22) + 4096 * input),
    most_seconds: 2.0,
};

pub const STEPS: Target = Target {
    name: "steps",
    about: "scalars, sets of digits and steps of chains as people write them",
    seeds: || {
        let texts: [&[u8]; 6] = [
            b"0x1234_5678",
            b"-314159",
            "±{1, 3, 5}".as_bytes(),
            b"{P, Q, P+Q}",
            b"1 (2^5*3+1) (2^3-1')",
            b"P (2^2*3+Q) (2+P)",
        ];
        texts.map(<[u8]>::to_vec).to_vec()
    },
    run: |input| {
        let text = String::from_utf8_lossy(input);
        let text: String = text.chars().take(2000).collect();
        let mut all = String::new();
        match read_scalar(&text) {
            Err(error) => all += &format!("{error:?}"),
            Ok(scalar) => {
                assert_eq!(read_scalar(&scalar.to_string()), Ok(scalar.clone()));
                all += "scalar";
            }
        }
        match read_set(&text) {
            Err(error) => all += &format!("{error:?}"),
            Ok(_) => all += "set",
        }
        match read_steps(text.split_whitespace()) {
            Err(error) => all += &format!("{error:?}"),
            Ok(_) => all += "chain",
        }
        all
    },
    most_bytes: Some(few_bytes),
    most_seconds: 1.0,
};

pub const HEX: Target = Target {
    name: "hex",
    about: "hexadecimal digits, there and back",
    seeds: || vec![b"00ff".to_vec(), b"0".to_vec(), b"FFeE".to_vec()],
    run: |input| match msmith_io::hex::decode(input) {
        None => "refused".into(),
        Some(bytes) => {
            let again = msmith_io::hex::encode(&bytes);
            assert!(again.as_bytes().eq_ignore_ascii_case(input));
            "bytes".into()
        }
    },
    most_bytes: Some(few_bytes),
    most_seconds: 1.0,
};
