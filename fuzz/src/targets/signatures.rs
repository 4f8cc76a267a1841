//! Ed25519: keys, signatures, lists of them, points.

use msmith::{Options, Point};
use msmith_ed25519::{
    Decoding, Error, Item, Rules, decode, encode, find_invalid, verify, verify_batch,
};

use super::{SECOND, Target, said};

pub const TARGETS: [Target; 2] = [
    Target {
        name: "signatures",
        about: "keys, signatures and messages: alone and in a batch",
        seeds,
        run: signatures,
        allocation: None,
        slow: SECOND,
    },
    Target {
        name: "points",
        about: "points of Ed25519 by their 32 bytes: those that are read are written as they were",
        seeds: || {
            let mut all = seeds();
            for low in [0, 1, 0xec, 0xed, 0xee] {
                for high in [0, 0x7f, 0x80, 0xff] {
                    let mut point = [if high & 0x7f == 0 { 0 } else { 0xff }; 32];
                    (point[0], point[31]) = (low, high);
                    all.push(point.to_vec());
                }
            }
            all
        },
        run: points,
        allocation: None,
        slow: SECOND,
    },
];

/// A key, a signature, and the message.
fn seeds() -> Vec<Vec<u8>> {
    let hex = |text: &str| msmith_io::hex::decode(text.as_bytes());
    let rfc = include_str!("../../../vectors/ed25519/rfc8032.txt");
    let check = include_str!("../../../vectors/ed25519/speccheck.txt");
    let line = |line: &str| {
        let mut parts = line.split(' ');
        let key = hex(parts.next()?)?;
        let message = match parts.next()? {
            "-" => Vec::new(),
            text => hex(text)?,
        };
        let signature = hex(parts.next()?)?;
        Some([key, signature, message].concat())
    };
    rfc.lines().chain(check.lines()).filter_map(line).collect()
}

fn item(input: &[u8]) -> Option<Item<'_>> {
    let (public_key, rest) = input.split_first_chunk::<32>()?;
    let (signature, message) = rest.split_first_chunk::<64>()?;
    Some(Item {
        public_key,
        message,
        signature,
    })
}

fn signatures(input: &[u8]) -> String {
    let Some(it) = item(input) else {
        return "short".into();
    };
    let alone = verify(it.public_key, it.message, it.signature);
    // Enough of them for one sum.
    let seeds = seeds();
    let mut items: Vec<Item<'_>> = seeds.iter().filter_map(|s| item(s)).take(4).collect();
    let good = items.clone();
    for k in 0..18 {
        items.push(good[k % good.len()]);
    }
    items.insert(input.len() % 20, it);
    let place = input.len() % 20;
    let want = match &alone {
        Ok(()) => Ok(()),
        Err(Error::Signature { why, .. }) => Err(Error::Signature {
            index: place,
            why: *why,
        }),
        Err(error) => panic!("{error}"),
    };
    assert_eq!(verify_batch(&items), want, "in a batch");
    let options = Options {
        threads: Some(1),
        ..Options::default()
    };
    let [default, rfc8032, zip215, dalek] = Rules::ALL.map(|rules| {
        let wrong = find_invalid(&[it], rules, &options).expect("an answer");
        wrong.is_empty()
    });
    assert_eq!(default, alone.is_ok());
    assert!(rfc8032 || !default, "the default takes more than RFC 8032");
    assert!(zip215 || !(rfc8032 || dalek), "ZIP 215 takes less");
    format!("{} {rfc8032} {zip215} {dalek}", said(&alone, "valid"))
}

fn points(input: &[u8]) -> String {
    let options = Options {
        threads: Some(1),
        ..Options::default()
    };
    let (all, _) = input.as_chunks::<32>();
    let canonical = decode(all, Decoding::Rfc8032, &options);
    if let Ok(points) = &canonical {
        for (words, bytes) in points.words.chunks(points.stride.max(1)).zip(all) {
            assert_eq!(encode(&Point::new(words)).as_ref(), Ok(bytes));
        }
    }
    let zip215 = decode(all, Decoding::Zip215, &options);
    assert!(canonical.is_err() || zip215.is_ok(), "ZIP 215 takes less");
    format!("{} {}", said(&canonical, "points"), said(&zip215, "points"))
}
