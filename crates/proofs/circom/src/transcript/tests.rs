//! What is drawn and hashed, against numbers that ffjavascript and snarkjs print (`vectors/groth16/transcript.mjs`).

use msmith::{Backend, Watch};
use msmith_io::hex;
use num_bigint::BigUint;
use serde_json::Value;

use super::*;
use crate::blake2b::Blake2b;
use crate::encoded::{
    INFINITY, LARGER, compressed, from_compressed, from_uncompressed, uncompressed_point,
};
use crate::random::Secret;

const CURVES: [&str; 2] = ["bn254", "bls12-381"];

fn vectors() -> Value {
    let text = include_bytes!("../../../../../vectors/groth16/transcript.json");
    serde_json::from_slice(text).expect("JSON")
}

fn groups(name: &str) -> Groups {
    Groups::by_name(name, Backend::detect().expect("a backend")).expect("a curve")
}

fn bytes(value: &Value) -> Vec<u8> {
    hex::decode(value.as_str().expect("text").as_bytes()).expect("hexadecimal")
}

fn seed() -> [u8; 64] {
    Blake2b::of(&[b"msmith"])
}

fn beacon() -> Beacon {
    Beacon::new(&(1..=33).collect::<Vec<u8>>(), 10).expect("a beacon")
}

#[test]
fn numbers_scalars_and_points_are_those_of_ffjavascript() {
    let vectors = vectors();
    for name in CURVES {
        let (groups, v) = (groups(name), &vectors[name]);
        let mut random = Random::of_hash(&seed());
        for wanted in v["u32"].as_array().expect("a list") {
            assert_eq!(
                u64::from(random.u32()),
                wanted.as_u64().expect("a number"),
                "{name}"
            );
        }
        for wanted in v["scalars"].as_array().expect("a list") {
            let scalar = random.scalar(&groups).expect("a scalar");
            let digits = scalar
                .iter()
                .flat_map(|w| w.to_le_bytes())
                .collect::<Vec<_>>();
            let text = BigUint::from_bytes_le(&digits).to_string();
            assert_eq!(text, wanted.as_str().expect("text"), "{name}");
        }
        for (group, engine) in [("g1", groups.first()), ("g2", groups.second())] {
            let plain = v[group].as_array().expect("a list");
            let short = v[format!("{group}c")].as_array().expect("a list");
            for (plain, short) in plain.iter().zip(short) {
                let point = random.point(engine).expect("a point");
                let one = listed(engine, [&point]).expect("a list");
                let options = Options::default();
                let long = uncompressed(engine, one.clone(), &options).expect("bytes");
                assert_eq!(long, bytes(plain), "{name} {group}");
                let mut packed = compressed(engine, one.clone(), &options).expect("bytes");
                assert_eq!(packed, bytes(short), "{name} {group}");
                engine
                    .check_subgroup(&one, &options)
                    .expect("of the subgroup");
                let back = from_uncompressed(engine, &long, &options).expect("a point");
                assert_eq!(back.words, one.words);
                let back = from_compressed(engine, &mut packed, &options).expect("a point");
                assert_eq!(back.words, one.words);
            }
        }
        let drawn = hash_to_second(&groups, &seed()).expect("a point");
        let hashed = uncompressed_point(groups.second(), &drawn).expect("bytes");
        assert_eq!(hashed, bytes(&v["hashToG2"]), "{name}");
    }
}

#[test]
fn infinity_and_bytes_that_are_no_point() {
    for name in CURVES {
        let groups = groups(name);
        for engine in [groups.first(), groups.second()] {
            let options = Options::default();
            let one = || listed(engine, [&Point::infinity()]).expect("a list");
            let long = uncompressed(engine, one(), &options).expect("bytes");
            assert!(long.iter().all(|b| *b == 0));
            let mut short = compressed(engine, one(), &options).expect("bytes");
            assert_eq!((short[0], short.len()), (INFINITY, 8 * engine.words()));
            let back = from_compressed(engine, &mut short, &options).expect("a point");
            assert_eq!(back.finite, [false]);
            let mut both = vec![0; 8 * engine.words()];
            both[0] = INFINITY | LARGER;
            assert!(
                from_compressed(engine, &mut both, &options).is_err(),
                "{name}"
            );
            // Of a point of BLS12-381 all three bits that p leaves room for are looked at: it has one encoding.
            let generator = crate::points::generator(engine);
            let one = listed(engine, [&generator]).expect("a list");
            let good = compressed(engine, one, &options).expect("bytes");
            from_compressed(engine, &mut good.clone(), &options).expect("a point");
            let mut third = good.clone();
            third[0] ^= 0x20;
            let read = from_compressed(engine, &mut third, &options);
            assert!(
                read.is_err() || read.is_ok_and(|p| p.get(0) != Some(generator)) && name == "bn254"
            );
            let mut third = vec![0; 8 * engine.words()];
            third[0] = INFINITY | 0x20;
            assert!(from_compressed(engine, &mut third, &options).is_err());
            let mut above = vec![0x3f; 8 * engine.words()];
            assert!(
                from_compressed(engine, &mut above, &options).is_err(),
                "{name}"
            );
        }
    }
}

#[test]
fn keys_of_a_beacon_are_those_of_snarkjs() {
    let vectors = vectors();
    for name in CURVES {
        let (groups, v) = (groups(name), &vectors[name]);
        let mut random = beacon().random(Watch::default()).expect("a generator");
        let mut scalars = Vec::new();
        for wanted in v["beaconSecrets"].as_array().expect("a list") {
            let scalar = random.scalar(&groups).expect("a scalar");
            let digits = scalar
                .iter()
                .flat_map(|w| w.to_le_bytes())
                .collect::<Vec<_>>();
            let text = BigUint::from_bytes_le(&digits).to_string();
            assert_eq!(text, wanted.as_str().expect("text"), "{name}");
            scalars.push(scalar);
        }
        // Six points of G1, then three of G2.
        let (mut first, mut second) = (Vec::new(), Vec::new());
        for (kind, scalar) in (0..).zip(scalars) {
            let t = |both: &[Point; 2]| second_of(&groups, kind, &seed(), both);
            let key = PrivateKey::new(&groups, scalar, &mut random, t)
                .expect("a key")
                .public;
            let t = second_of(&groups, kind, &seed(), &[key.s.clone(), key.sx.clone()]);
            let t = t.expect("a point");
            assert!(key.holds(&groups, &t).expect("an answer"));
            let other = PublicKey {
                sx: key.s.clone(),
                ..key.clone()
            };
            assert!(!other.holds(&groups, &t).expect("an answer"));
            let infinite = PublicKey {
                sx: Point::infinity(),
                ..key.clone()
            };
            assert!(!infinite.holds(&groups, &t).expect("an answer"));
            for point in [&key.s, &key.sx] {
                first.extend(uncompressed_point(groups.first(), point).expect("bytes"));
            }
            second.extend(uncompressed_point(groups.second(), &key.spx).expect("bytes"));
        }
        assert_eq!([first, second].concat(), bytes(&v["beaconKey"]), "{name}");
    }
}

#[test]
fn states_are_those_that_snarkjs_keeps() {
    let data: Vec<u8> = (0..1000u32).map(|i| (i * 7) as u8).collect();
    for case in vectors()["states"].as_array().expect("a list") {
        let mut hash = Blake2b::default();
        let ends = case["pieces"].as_array().expect("a list");
        let ends: Vec<_> = ends
            .iter()
            .map(|n| n.as_u64().expect("a number") as usize)
            .collect();
        for piece in ends.windows(2) {
            hash.update(&data[piece[0]..piece[1]]);
        }
        assert_eq!(hash.state().to_vec(), bytes(&case["state"]), "{ends:?}");
        assert_eq!(hash.finish().to_vec(), bytes(&case["hash"]), "{ends:?}");
    }
}

#[test]
fn notes_come_back_and_wrong_ones_do_not() {
    let read = |bytes: &[u8]| {
        let head = [&b"test"[..], &1u32.to_le_bytes(), &1u32.to_le_bytes()].concat();
        let about = [&1u32.to_le_bytes()[..], &(bytes.len() as u64).to_le_bytes()].concat();
        let file = [&head, &about, bytes].concat();
        let parts = msmith_io::sections::Sections::new("test", b"test", 1, &file)?;
        Note::read(&mut parts.cursor(1, "notes")?, "test")
    };
    let beacon = beacon();
    for (name, beacon) in [
        (None, None),
        (Some("Ada"), None),
        (Some("Ada"), Some(&beacon)),
        (None, Some(&beacon)),
        (Some("ö€𝄞"), None),
    ] {
        let note = Note::new(name, beacon);
        let bytes = note.bytes();
        assert_eq!(read(&bytes), Ok(note));
        for end in 0..bytes.len() {
            assert!(read(&bytes[..end]).is_err(), "{end} of {}", bytes.len());
        }
    }
    let long = Note::new(Some(&"𝄞".repeat(40)), None);
    assert_eq!(long.name.as_deref(), Some("𝄞".repeat(32).as_str()));
    assert_eq!(Note::new(Some(""), None).name, None);
    for wrong in [
        [0, 3, 1, 1, 65, 1, 1, 66].as_slice(),
        &[0, 2, 2, 10],
        &[1, 2, 2, 10],
        &[0, 3, 4, 1, 1],
        &[0, 2, 1, 9],
        &[2, 0],
    ] {
        let kind = u32::from(wrong[0]).to_le_bytes();
        let length = (wrong.len() as u32 - 2).to_le_bytes();
        let bytes = [&kind[..], &length, &wrong[2..]].concat();
        assert!(read(&bytes).is_err(), "{wrong:?}");
    }
}

#[test]
fn secrets_of_the_same_bytes_are_the_same() {
    let groups = groups("bn254");
    let scalar = |secret: Secret| secret.random().scalar(&groups).expect("a scalar");
    let of = |drawn: u8, text: &[u8]| scalar(Secret::of(&[drawn; 64], text));
    assert_eq!(of(1, b"text"), of(1, b"text"));
    assert_ne!(of(1, b"text"), of(2, b"text"));
    assert_ne!(of(1, b"text"), of(1, b"other"));
    let draw = || scalar(Secret::draw(b"text").expect("randomness"));
    assert_ne!(draw(), draw());
    assert_eq!(format!("{:?}", Secret::of(&[7; 64], b"")), "Secret");
}

#[test]
fn a_beacon_has_bounds_and_stops() {
    assert!(Beacon::new(&[], 10).is_err() && Beacon::new(&[0; 256], 10).is_err());
    assert!(Beacon::new(&[0; 255], 9).is_err() && Beacon::new(&[0; 255], 64).is_err());
    let stop = std::sync::atomic::AtomicBool::new(true);
    let watch = Watch::default().with_cancel(&stop);
    let long = Beacon::new(&[1], 63).expect("a beacon");
    let stopped = long.random(watch).err();
    assert_eq!(stopped, Some(Error::Engine(msmith::Error::Cancelled)));
}
