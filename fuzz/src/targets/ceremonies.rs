//! What the ceremonies of Groth16 read: powers of τ, challenges, responses, and keys with what they are made from.

use std::path::Path;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use msmith::{Options, Watch};
use msmith_groth16::ptau::{self, PowersOfTau, contribute_to_challenge};
use msmith_groth16::zkey::{VerifiedKey, verify, verify_from_initial};
use msmith_groth16::{Error, Groups, Secret};

use super::files::{ALONE, Scratch};
use super::groth16::{groups, vector};
use super::{Target, said};

/// Some verifications in a row, on a machine that does something else.
const SLOW: Duration = Duration::from_secs(4);

pub const TARGETS: [Target; 3] = [
    Target {
        name: "powers",
        about: "powers of tau: only those of the seeds are verified",
        seeds: power_seeds,
        run: powers,
        allocation: None,
        slow: SLOW,
    },
    Target {
        name: "responses",
        about: "challenges, which are answered, and responses, which are taken: kind and curve first",
        seeds: response_seeds,
        run: response,
        allocation: None,
        slow: SLOW,
    },
    Target {
        name: "ceremonies",
        about: "a key, a circuit, powers or a first key among good files: which one and the curve first",
        seeds: ceremony_seeds,
        run: ceremony,
        allocation: None,
        slow: SLOW,
    },
];

/// A quarter of a second: a file of some bytes can name a ceremony of 2^28 powers, whose first challenge takes long to
/// hash, and then the watch must be heard.
fn soon() -> Options<'static> {
    Options {
        watch: Watch::default().with_deadline(Instant::now() + Duration::from_millis(250)),
        ..*ALONE
    }
}

const PTAU: [&[u8]; 2] = [vector!("zkey/bn254.ptau"), vector!("zkey/bls12-381.ptau")];
const R1CS: [&[u8]; 2] = [vector!("zkey/bn254.r1cs"), vector!("zkey/bls12-381.r1cs")];
const FIRST: [&[u8]; 2] = [
    vector!("zkey/bn254-0.zkey"),
    vector!("zkey/bls12-381-0.zkey"),
];
const LAST: [&[u8]; 2] = [
    vector!("zkey/bn254-1.zkey"),
    vector!("zkey/bls12-381-1.zkey"),
];

/// Beacons of more iterations are refused.
const ITERATIONS: u8 = 11;

/// A small ceremony.
struct Made {
    /// The file without contributions.
    begin: Vec<u8>,
    challenge: Vec<u8>,
    response: Vec<u8>,
    /// The file after the response.
    end: Vec<u8>,
    /// The same of fewer powers.
    less: Vec<u8>,
}

static MADE: LazyLock<[Made; 2]> = LazyLock::new(|| {
    [0, 1].map(|c| made(groups(c)).unwrap_or_else(|why| panic!("a ceremony: {why}")))
});

fn made(groups: &Groups) -> Result<Made, Error> {
    let options: &Options<'_> = &ALONE;
    let backend = groups.first().backend();
    let files = ["begin", "challenge", "response", "end", "less"];
    let [begin, challenge, response, end, less] = files.map(|name| Scratch::new(name, &[]));
    ptau::new(groups, 2, &begin.0, options)?;
    let powers = PowersOfTau::open(&begin.0, backend)?;
    powers.export_challenge(&challenge.0, options)?;
    contribute_to_challenge(groups, &challenge.0, &response.0, &secret(), options)?;
    powers.import_response(&response.0, &end.0, Some("one"), options)?;
    PowersOfTau::open(&end.0, backend)?.truncate(1, &less.0, options)?;
    let bytes = |file: &Scratch| std::fs::read(&file.0).expect("a file");
    Ok(Made {
        begin: bytes(&begin),
        challenge: bytes(&challenge),
        response: bytes(&response),
        end: bytes(&end),
        less: bytes(&less),
    })
}

fn secret() -> Secret {
    Secret::of(&[7; 64], b"known to all")
}

fn power_seeds() -> Vec<Vec<u8>> {
    let mut all: Vec<Vec<u8>> = PTAU.map(<[u8]>::to_vec).to_vec();
    for made in &*MADE {
        all.extend([made.begin.clone(), made.end.clone(), made.less.clone()]);
    }
    all
}

/// The hashes of the points of good files.
static CHALLENGES: LazyLock<Vec<[u8; 64]>> = LazyLock::new(|| {
    let verified = |bytes: Vec<u8>| verified(&Scratch::new("good", &bytes).0, &ALONE).ok();
    power_seeds().into_iter().filter_map(verified).collect()
});

fn verified(file: &Path, options: &Options<'_>) -> Result<[u8; 64], Error> {
    let powers = PowersOfTau::open(file, groups(0).first().backend())?;
    Ok(powers.verify(ITERATIONS, options)?.challenge)
}

fn powers(input: &[u8]) -> String {
    let file = Scratch::new("powers", input);
    let backend = groups(0).first().backend();
    let powers = match PowersOfTau::open(&file.0, backend) {
        Ok(powers) => powers,
        Err(error) => return error.to_string(),
    };
    let (power, count) = (powers.power(), powers.contributions().len());
    assert!(1 << power <= input.len() && count <= input.len());
    assert_eq!(CHALLENGES.len(), 6);
    let got = powers.verify(ITERATIONS, &soon());
    // Of a file that was truncated nothing says what the last response was, which the hash begins with.
    if let Ok(verified) = &got
        && power == powers.ceremony_power()
    {
        assert!(CHALLENGES.contains(&verified.challenge), "other powers");
    }
    let to = Scratch::new("powers-out", &[]);
    let challenge = powers.export_challenge(&to.0, &soon());
    format!(
        "{} {}",
        said(&got, "verified"),
        said(&challenge, "a challenge")
    )
}

fn response_seeds() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for (c, made) in (0..).zip(&*MADE) {
        all.push([&[0, c][..], &made.challenge].concat());
        all.push([&[1, c][..], &made.response].concat());
    }
    all
}

fn response(input: &[u8]) -> String {
    let Some((&[kind, c], bytes)) = input.split_first_chunk::<2>() else {
        return "short".into();
    };
    let c = c % 2;
    let (groups, made) = (groups(c), &MADE[usize::from(c)]);
    let file = Scratch::new("response", bytes);
    let to = Scratch::new("response-out", &[]);
    if kind % 2 == 0 {
        let got = contribute_to_challenge(groups, &file.0, &to.0, &secret(), &soon());
        return said(&got, "a response");
    }
    let begin = Scratch::new("response-to", &made.begin);
    let powers = PowersOfTau::open(&begin.0, groups.first().backend()).expect("made here");
    let got = powers.import_response(&file.0, &to.0, None, &soon());
    if got.is_err() {
        return said(&got, "taken");
    }
    let verified = verified(&to.0, &soon());
    assert!(
        verified.is_err() || bytes == made.response,
        "another response"
    );
    said(&verified, "verified")
}

fn ceremony_seeds() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for c in 0..2 {
        let at = usize::from(c);
        let files = [LAST[at], LAST[at], R1CS[at], PTAU[at], FIRST[at]];
        for (which, file) in (0..).zip(files) {
            all.push([&[which, c][..], file].concat());
        }
    }
    all
}

/// What the good files are verified to be.
static VERIFIED: LazyLock<[VerifiedKey; 2]> =
    LazyLock::new(|| [0, 1].map(|c| key_of(0, c, LAST[c], &ALONE).expect("good files")));

/// Verifies good files of which one is another.
fn key_of(which: u8, c: usize, bytes: &[u8], options: &Options<'_>) -> Result<VerifiedKey, Error> {
    let mut files = [LAST[c], R1CS[c], PTAU[c], FIRST[c]];
    files[[0, 0, 1, 2, 3][usize::from(which)]] = bytes;
    let mut names = ["key", "circuit", "key-powers", "first-key"].iter();
    let [key, r1cs, ptau, first] =
        files.map(|bytes| Scratch::new(names.next().expect("a name"), bytes));
    let backend = groups(0).first().backend();
    match which {
        1 | 4 => verify_from_initial(&first.0, &ptau.0, &key.0, ITERATIONS, backend, options),
        _ => verify(&r1cs.0, &ptau.0, &key.0, ITERATIONS, backend, options),
    }
}

fn ceremony(input: &[u8]) -> String {
    let Some((&[which, c], bytes)) = input.split_first_chunk::<2>() else {
        return "short".into();
    };
    let c = usize::from(c) % 2;
    let got = key_of(which % 5, c, bytes, &soon());
    if let Ok(verified) = &got {
        let hashes = |key: &VerifiedKey| -> Vec<[u8; 64]> {
            let contributions = key.contributions.iter();
            contributions.map(|one| one.hash).collect()
        };
        let good = VERIFIED.iter().find(|one| one.circuit == verified.circuit);
        let good = good.expect("a circuit of the seeds");
        // Names are not part of what is verified.
        assert_eq!(hashes(verified), hashes(good));
    }
    said(&got, "a key")
}
