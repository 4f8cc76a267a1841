//! Files that are no tables any more are refused with the reason.

use std::fs;
use std::io::{Seek, SeekFrom, Write};

use crate::tables::{HEADER, directory, fault, seal, small};
use msmith::Options;
use msmith_io::Error;
use msmith_io::table::{self, Fault};

#[test]
fn a_flipped_bit_is_found_wherever_it_is() {
    let directory = directory("flips");
    let (engine, path, good) = small(&directory);
    table::open(&engine, &path).unwrap();
    let mut file = fs::OpenOptions::new().write(true).open(&path).unwrap();
    let mut put = |at: usize, byte: u8| {
        file.seek(SeekFrom::Start(at as u64)).unwrap();
        file.write_all(&[byte]).unwrap();
    };
    for at in 0..good.len() {
        let (want, shows) = match at {
            0..8 => (Fault::NotATable, true),
            8..HEADER => (Fault::Header, true),
            _ if at % 7 != 0 && at + 1 != good.len() => continue,
            _ => (Fault::Content, false),
        };
        put(at, good[at] ^ 1 << (at % 8));
        assert_eq!(fault(table::open(&engine, &path)), want, "{at}");
        assert_eq!(table::info(&path).is_err(), shows);
        put(at, good[at]);
    }
    table::open(&engine, &path).unwrap();
}

#[test]
fn other_lengths_are_refused() {
    let directory = directory("lengths");
    let (engine, path, good) = small(&directory);
    let full = good.len() as u64;
    let ends = (0..20).chain([100, 1000, HEADER - 1, good.len() - 1]);
    let ends = ends.chain((HEADER..good.len()).step_by(5));
    for len in ends {
        fs::write(&path, &good[..len]).unwrap();
        let wanted = if len < HEADER { HEADER as u64 } else { full };
        let bytes = len as u64;
        let want = Fault::Truncated { bytes, wanted };
        assert_eq!(fault(table::info(&path)), want);
        assert_eq!(fault(table::open(&engine, &path)), want);
    }
    for more in [1, 8, 4096] {
        fs::write(&path, [&*good, &vec![0; more]].concat()).unwrap();
        let want = Fault::Overlong {
            bytes: full + more as u64,
            wanted: full,
        };
        assert_eq!(fault(table::open(&engine, &path)), want);
    }
}

#[test]
fn files_that_are_no_tables() {
    let directory = directory("others");
    let (_, path, good) = small(&directory);
    let text = |from: &[u8], to: &[u8]| {
        let mut out = Vec::new();
        let mut rest = &*good;
        while let Some((first, more)) = rest.split_first() {
            match rest.strip_prefix(from) {
                Some(more) => (out.extend(to), rest = more).1,
                None => (out.push(*first), rest = more).1,
            }
        }
        out
    };
    let seven: Vec<u8> = good.iter().map(|b| b & 0x7f).collect();
    for damaged in [text(b"\n", b"\r\n"), text(b"\r\n", b"\n"), seven] {
        fs::write(&path, damaged).unwrap();
        assert_eq!(fault(table::info(&path)), Fault::TextMode);
    }
    for other in [&b"MSM"[..], b"\x7fELF", &[0; 10_000], b"{\"n\": 3}\n"] {
        fs::write(&path, other).unwrap();
        assert_eq!(fault(table::info(&path)), Fault::NotATable);
    }
    for (name, why) in [("absent", "No such file"), ("", "not a regular file")] {
        match table::info(&directory.join(name)) {
            Err(Error::File { why: got, .. }) => assert!(got.contains(why), "{got}"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn headers_that_are_sealed_but_cannot_be_used() {
    let directory = directory("sealed");
    let (engine, path, good) = small(&directory);
    let open = |at: usize, field: &[u8]| {
        let mut bytes = good.clone();
        bytes[at..at + field.len()].copy_from_slice(field);
        seal(&mut bytes);
        fs::write(&path, bytes).unwrap();
        fault(table::open(&engine, &path))
    };
    assert_eq!(open(8, &[1, 2, 3, 4]), Fault::Endianness);
    assert_eq!(open(12, &[2, 0, 0, 0]), Fault::Version { found: 2 });
    let set = |name: &str| {
        // Zeros where the longer name of the file was.
        let mut field = name.as_bytes().to_vec();
        field.resize(16, 0);
        match open(136, &field) {
            Fault::Set { name: got, .. } => got == name,
            other => panic!("{other:?}"),
        }
    };
    // The second was a set once.
    assert!(
        set("quuxenstein:3,2") && set("lfg:8") && set("eisenstein:5,2") && set("eisenstein:3,99")
    );
    let layout = |at: usize, field: &[u8], word: &str| match open(at, field) {
        Fault::Layout { why } => assert!(why.contains(word), "{at}: {why}"),
        other => panic!("{at}: {other:?}"),
    };
    layout(8, &[9], "byte order");
    layout(17, &[0], "bases");
    layout(24, &[0xff; 8], "bases");
    layout(32, &[0xff; 8], "bases");
    layout(40, &[3], "bases");
    layout(48, &[3], "bases");
    layout(52, &[2], "bases");
    layout(56, &[0, 0, 0, 0x80], "form");
    layout(60, &[9], "layout");
    layout(60, &[0], "layout");
    layout(64, &[3], "group 3");
    layout(68, &[1], "zero");
    layout(72, &[0], "name");
    layout(72, b"\x1b", "name");
    layout(72 + 63, b"x", "name");
    layout(136, b"\xff", "name");
    layout(HEADER - 33, &[1], "zero");
    // As many coordinates, laid out otherwise.
    let coordinates = (good.len() - HEADER) as u64 / 32;
    let n = u64::from_le_bytes(good[32..40].try_into().unwrap());
    let mut swapped = (coordinates / n / 2).to_le_bytes().to_vec();
    swapped.extend(2u32.to_le_bytes());
    layout(40, &swapped, "layout");
}

#[test]
fn no_sealed_header_makes_it_panic() {
    let directory = directory("random");
    let (engine, path, good) = small(&directory);
    // A linear congruence is random enough to choose bytes.
    let mut state = 1u64;
    let mut next = || {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        (state >> 33) as usize
    };
    let mut used = 0;
    for _ in 0..3000 {
        let mut bytes = good.clone();
        for _ in 0..1 + next() % 3 {
            let at = [next() % 328, 16 + next() % 56, 136 + next() % 16][next() % 3];
            bytes[at] = [next() as u8, b'0' + (next() % 10) as u8][next() % 2];
        }
        seal(&mut bytes);
        fs::write(&path, bytes).unwrap();
        if let Ok(table) = table::open(&engine, &path) {
            used += 1;
            let _ = table.verify(&Options::default());
        }
    }
    assert!(used < 1000, "{used}");
}
