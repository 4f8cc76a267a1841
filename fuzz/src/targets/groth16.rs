//! What Groth16 reads: keys, proofs, witnesses and circuits.

use std::sync::LazyLock;
use std::time::Duration;

use msmith::{Backend, Options, Point, WordPoints};
use msmith_groth16::{
    Assignment, Blinding, Circuit, Error, Groups, Key, Proof, Proved, Toxic, VerifyingKey, Witness,
    prove_unchecked, read_public, setup, write_public,
};
use msmith_io::source::{FileFormat, Format, Source};
use msmith_io::{BasesFormat, sections};

use super::files::{ALONE, Scratch, opened, source_seeds};
use super::{SECOND, Target, said};

macro_rules! vector {
    ($name:literal) => {
        include_bytes!(concat!("../../../vectors/groth16/", $name)).as_slice()
    };
}
pub(super) use vector;

pub const TARGETS: [Target; 6] = [
    Target {
        name: "proving-keys",
        about: "keys of Groth16, format and curve first, and a proof with each; unchecked with the curve's top bit",
        seeds: proving_key_seeds,
        run: proving_key,
        allocation: Some(256),
        slow: SECOND,
    },
    Target {
        name: "verifying",
        about: "verifying keys of Groth16: format and curve first, JSON by its brace; and proofs for them",
        seeds: verifying_key_seeds,
        run: verifying_key,
        allocation: Some(256),
        slow: SECOND,
    },
    Target {
        name: "proofs",
        about: "proofs of Groth16: curve and form first, JSON or a format of points; and whether one verifies",
        seeds: proof_seeds,
        run: proof,
        allocation: Some(256),
        slow: SECOND,
    },
    Target {
        name: "signals",
        about: "public signals in JSON: the curve first",
        seeds: || {
            // r − 1 of BN254 in digits of 16.
            let text: &[u8] = b"[\"0x1f\", 7,\n\
                \"0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000000\"]";
            let files = [
                vector!("verify/bn254/public.json"),
                vector!("verify/semaphore/public0.json"),
                b"[]",
                text,
            ];
            files.map(|file| [&[0][..], file].concat()).to_vec()
        },
        run: signals,
        allocation: Some(64),
        slow: SECOND,
    },
    Target {
        name: "witnesses",
        about: "witnesses of circom: the curve first",
        seeds: || {
            vec![
                [&[0][..], vector!("zkey/bn254.wtns")].concat(),
                [&[1][..], vector!("zkey/bls12-381.wtns")].concat(),
            ]
        },
        run: witness,
        allocation: Some(64),
        slow: SECOND,
    },
    Target {
        name: "circuits",
        about: "circuits of circom: a key, and a proof that is right if the witness satisfies the circuit",
        seeds: circuit_seeds,
        run: circuit,
        // Blocks of coefficients have a mebibyte and a half.
        allocation: Some(1 << 13),
        slow: Duration::from_secs(4),
    },
];

pub(super) static GROUPS: LazyLock<[Groups; 3]> = LazyLock::new(|| {
    let backend = Backend::detect().expect("a backend");
    ["bn254", "bls12-381", "bls12-377"]
        .map(|name| Groups::by_name(name, backend).expect("a curve with proofs"))
});

pub(super) fn groups(byte: u8) -> &'static Groups {
    &GROUPS[usize::from(byte) % 3]
}

fn format_byte(format: FileFormat) -> u8 {
    let k = FileFormat::ALL.iter().position(|f| *f == format);
    k.expect("a format") as u8 + 1
}

fn proving_key_seeds() -> Vec<Vec<u8>> {
    let mut all: Vec<Vec<u8>> = [
        vector!("zkey/bn254-1.zkey"),
        vector!("zkey/bls12-381-0.zkey"),
        vector!("gnark/bn254.pk"),
        vector!("gnark/bn254.pk.raw"),
        vector!("gnark/bls12-377.pk"),
        vector!("gnark/bls12-377.pk.dump"),
    ]
    .map(|file| [&[0, 0][..], file].concat())
    .to_vec();
    all.extend(arkworks_seeds());
    let vouched = [&[0, 0x80][..], vector!("zkey/bn254-1.zkey")].concat();
    all.push(vouched);
    all
}

/// Keys of arkworks.
fn arkworks_seeds() -> Vec<Vec<u8>> {
    let is = |seed: &Vec<u8>| {
        let format = usize::from(seed[0]).checked_sub(1);
        format.is_some_and(|k| FileFormat::ALL[k].name().starts_with("ark-"))
    };
    source_seeds().into_iter().filter(is).collect()
}

/// The values of some wires, the first 1.
fn wires(n: usize) -> Vec<u64> {
    let value = |i: u64| match i % 5 {
        0 => [1 + i, 0, 0, 0],
        1 => [0; 4],
        2 => [i.wrapping_mul(0x9e37_79b9_7f4a_7c15), i, !i, 0],
        3 => [!i, !0, i, 7],
        _ => [i; 4].map(|w| w % 2),
    };
    (0..n as u64).flat_map(value).collect()
}

fn proving_key(input: &[u8]) -> String {
    let mut input = input.to_vec();
    let vouched = input.get(1).is_some_and(|c| c & 0x80 != 0);
    if let Some(c) = input.get_mut(1) {
        *c &= 0x7f;
    }
    let source = match opened(&input) {
        Some(Ok(source)) => source,
        Some(Err(error)) => return error.to_string(),
        None => return "short".into(),
    };
    let backend = GROUPS[0].first().backend();
    let options = Options {
        in_subgroup: vouched,
        ..*ALONE
    };
    let key = match Key::of_source(source, backend, &options) {
        Ok(key) => key,
        Err(error) => return error.to_string(),
    };
    assert!(key.variables() <= input.len(), "{key:?}");
    let got = proved(&key, wires(key.variables()));
    if let Ok(Proved { proof, public, .. }) = &got {
        assert_eq!(public.len(), key.public());
        let (groups, text) = (key.groups(), proof.to_json(key.groups()));
        assert!(vouched || text.is_ok(), "{text:?}");
        // In the subgroup, which G2 of the key need not be.
        if !vouched && groups.first().is_whole_curve() {
            for point in [proof.a(), proof.c()] {
                on_curve(groups, point);
            }
        }
    }
    said(&got, "a proof")
}

fn on_curve(groups: &Groups, point: &Point) {
    let engine = groups.first();
    let mut list = WordPoints {
        stride: 2 * engine.words(),
        ..WordPoints::default()
    };
    list.push(point).expect("a point of G1");
    assert_eq!(engine.check_on_curve(&list), Ok(()));
}

/// A proof of any witness; the values at the constraints are made up where the key does not have its circuit.
fn proved(key: &Key<'_>, wires: Vec<u64>) -> Result<Proved, Error> {
    let (groups, options) = (key.groups(), &ALONE);
    let blinding = Blinding::new(groups, [5, 0, 0, 0], [7, 0, 0, 0])?;
    let witness = Witness::new(groups, wires)?;
    match prove_unchecked(key, &witness, &blinding, options) {
        Err(Error::NoCoefficients) => {
            let made = |k: usize| self::wires(key.domain() + k).split_off(4 * k);
            let assignment = Assignment {
                wires: witness.values().as_flattened().to_vec(),
                a: made(1),
                b: made(2),
            };
            assignment.prove(key, &blinding, options)
        }
        got => got,
    }
}

/// A key with proofs of public signals, all of them right.
struct Known {
    key: VerifyingKey,
    text: String,
    public: Vec<[u64; 4]>,
    proof: Proof,
}

static KNOWN: LazyLock<[Known; 3]> = LazyLock::new(|| {
    let files = [
        [
            vector!("verify/bn254/vk.json"),
            vector!("verify/bn254/public.json"),
            vector!("verify/bn254/proof0.json"),
        ],
        [
            vector!("verify/bls12-381/vk.json"),
            vector!("verify/bls12-381/public.json"),
            vector!("verify/bls12-381/proof0.json"),
        ],
        [
            vector!("verify/semaphore/vk.json"),
            vector!("verify/semaphore/public0.json"),
            vector!("verify/semaphore/proof0.json"),
        ],
    ];
    files.map(|files| {
        let [key, public, proof] = files.map(|file| std::str::from_utf8(file).expect("text"));
        let made = || {
            let key = VerifyingKey::from_json(key, Backend::detect()?)?;
            Ok::<_, Error>(Known {
                public: read_public(key.groups(), public)?,
                proof: Proof::from_json(key.groups(), proof)?,
                text: key.to_json()?,
                key,
            })
        };
        made().expect("a key and its proof")
    })
});

fn verifying_key_seeds() -> Vec<Vec<u8>> {
    let of = |prefix: [u8; 2], file: &[u8]| [&prefix[..], file].concat();
    let gnark = format_byte(FileFormat::GNARK_VK);
    let mut all = vec![
        of([0, 0], vector!("verify/bn254/vk.json")),
        of([0, 0], vector!("verify/bls12-381/vk.json")),
        of([0, 0], vector!("verify/semaphore/vk.json")),
        of([0, 0], vector!("zkey/bn254-1.zkey")),
        of([gnark, 3], vector!("gnark/bn254.vk")),
        of([gnark, 5], vector!("gnark/bls12-377.vk")),
    ];
    all.extend(arkworks_seeds());
    all
}

fn verifying_key(input: &[u8]) -> String {
    let backend = GROUPS[0].first().backend();
    let text = input.get(2..).filter(|text| text.starts_with(b"{"));
    let got = match (text, opened(input)) {
        (Some(text), _) => VerifyingKey::from_json(&String::from_utf8_lossy(text), backend),
        (None, Some(Ok(source))) => VerifyingKey::from_source(&source, backend),
        (None, Some(Err(error))) => return error.to_string(),
        (None, None) => return "short".into(),
    };
    let key = match got {
        Ok(key) => key,
        Err(error) => return error.to_string(),
    };
    assert!(key.public() <= input.len(), "{} signals", key.public());
    let text = key.to_json().expect("a key that was read");
    let again = VerifyingKey::from_json(&text, backend).expect("written here");
    assert_eq!(again.to_json().as_ref(), Ok(&text));
    let contract = key.to_solidity();
    assert!(contract.is_ok() || key.groups().curve().name != "bn254");
    let mut answer = String::new();
    for known in &*KNOWN {
        let got = key.verify(&known.public, &known.proof, &ALONE);
        let same = text == known.text;
        match got {
            Ok(is) => assert_eq!(is, same, "{text}"),
            Err(_) => assert!(!same, "{got:?}"),
        }
        answer += &said(&got, if same { "right" } else { "wrong" });
    }
    answer
}

fn proof_seeds() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for (c, known) in (0u8..).zip(&KNOWN[..2]) {
        let groups = known.key.groups();
        let text = known.proof.to_json(groups).expect("a proof");
        all.push([&[c, 0][..], text.as_bytes()].concat());
        for (f, format) in (1u8..).zip(BasesFormat::ALL) {
            if let Ok(bytes) = known.proof.to_bytes(groups, format) {
                all.push([&[c, f][..], &bytes].concat());
            }
        }
    }
    all
}

fn proof(input: &[u8]) -> String {
    let Some((&[c, form], bytes)) = input.split_first_chunk::<2>() else {
        return "short".into();
    };
    let groups = groups(c);
    let form = usize::from(form) % (BasesFormat::ALL.len() + 1);
    let format = form.checked_sub(1).map(|k| BasesFormat::ALL[k]);
    let known = KNOWN[..2]
        .iter()
        .find(|known| known.key.groups().curve() == groups.curve());
    let good = known.map(|known| &known.proof);
    let (got, among) = match format {
        None => {
            let text = &*String::from_utf8_lossy(bytes);
            let of_good = good.map(|proof| proof.to_json(groups).expect("a proof"));
            let list: Vec<&str> = of_good.iter().map(|s| &**s).chain([text, text]).collect();
            let among = Proof::each_from_json(groups, &list, &ALONE);
            (Proof::from_json(groups, text), among)
        }
        Some(format) => {
            let of_good = good.and_then(|proof| proof.to_bytes(groups, format).ok());
            let list: Vec<&[u8]> = of_good.iter().map(|b| &**b).chain([bytes, bytes]).collect();
            let among = Proof::each_from_bytes(groups, format, &list, &ALONE);
            (Proof::from_bytes(groups, format, bytes), among)
        }
    };
    // A proof is the same in any company, and does not change it.
    match &among {
        Ok(among) => {
            let (others, here) = among.split_at(among.len() - 2);
            assert!(here.iter().all(|one| *one == got), "{here:?} {got:?}");
            assert!(others.iter().all(|one| one.as_ref().ok() == good));
        }
        Err(why) => assert_eq!(got.as_ref().err(), Some(why)),
    }
    let proof = match &got {
        Ok(proof) => proof,
        Err(error) => return error.to_string(),
    };
    let text = proof.to_json(groups).expect("a proof that was read");
    assert_eq!(Proof::from_json(groups, &text).as_ref(), Ok(proof));
    if let Some(format) = format {
        // Its form has one encoding.
        assert_eq!(proof.to_bytes(groups, format).as_deref(), Ok(bytes));
    }
    let Some(known) = known else {
        return "a proof of a curve without a key".into();
    };
    let is = known.key.verify(&known.public, proof, &ALONE);
    // Whoever multiplies A and divides B makes a right one too.
    let may = proof.c() == known.proof.c();
    assert!(is == Ok(may && is == Ok(true)), "{is:?}");
    assert!(is == Ok(true) || *proof != known.proof);
    said(&is, if is == Ok(true) { "right" } else { "wrong" })
}

fn signals(input: &[u8]) -> String {
    let Some((c, text)) = input.split_first() else {
        return "empty".into();
    };
    let groups = groups(*c);
    let got = read_public(groups, &String::from_utf8_lossy(text));
    if let Ok(signals) = &got {
        let again = read_public(groups, &write_public(signals));
        assert_eq!(again.as_ref(), Ok(signals));
    }
    said(&got, "signals")
}

fn witness(input: &[u8]) -> String {
    let Some((c, bytes)) = input.split_first() else {
        return "empty".into();
    };
    let format = Some(Format::File(FileFormat::WTNS));
    let got = Source::from_bytes(bytes.to_vec(), format, None);
    let got = got
        .map_err(Error::from)
        .and_then(|source| Witness::of_source(&source, groups(*c)));
    if let Ok(witness) = &got {
        assert!(witness.len() * 32 <= bytes.len(), "{witness:?}");
        let again = Witness::new(groups(*c), witness.values().as_flattened().to_vec());
        assert!(again.is_ok(), "{again:?}");
    }
    said(&got, "a witness")
}

/// The values of a circuit's witness: the one that the seeds have, or any.
fn witness_of(circuit: &Circuit, groups: &Groups) -> Vec<u64> {
    let file = match groups.curve().name.as_str() {
        "bn254" => vector!("zkey/bn254.wtns"),
        _ => vector!("zkey/bls12-381.wtns"),
    };
    let source = Source::from_bytes(file.to_vec(), None, None).expect("a witness");
    match Witness::of_source(&source, groups) {
        Ok(witness) if witness.len() == circuit.signals() => {
            witness.values().as_flattened().to_vec()
        }
        _ => wires(circuit.signals()),
    }
}

/// The seeds of the ceremony, and circuits at the edges: without constraints, signals or terms.
fn circuit_seeds() -> Vec<Vec<u8>> {
    let one = |signal: u32| [(signal, 1)];
    let files = [vector!("zkey/bn254.r1cs"), vector!("zkey/bls12-381.r1cs")];
    let mut all = files.map(<[u8]>::to_vec).to_vec();
    all.extend([
        r1cs([1, 0, 0, 0], &[]),
        r1cs([4, 1, 2, 0], &[]),
        r1cs([1, 0, 0, 0], &[[&one(0); 3]]),
        r1cs([3, 1, 0, 1], &[[&[]; 3], [&one(2), &one(0), &one(1)]]),
        r1cs([3, 0, 1, 1], &[[&[(1, 2), (1, 3), (0, 7)], &[(2, 0)], &[]]]),
    ]);
    all
}

/// A circuit of BN254: the numbers of signals, outputs, public and other inputs, and the constraints.
fn r1cs(numbers: [u32; 4], constraints: &[[&[(u32, u64)]; 3]]) -> Vec<u8> {
    let signals = numbers[0];
    let mut header = 32u32.to_le_bytes().to_vec();
    header.extend(GROUPS[0].curve().r.to_bytes_le());
    header.extend(numbers.map(u32::to_le_bytes).concat());
    header.extend(u64::from(signals).to_le_bytes());
    header.extend((constraints.len() as u32).to_le_bytes());
    let mut list = Vec::new();
    for combination in constraints.iter().flatten() {
        list.extend((combination.len() as u32).to_le_bytes());
        for (signal, coefficient) in *combination {
            list.extend(signal.to_le_bytes());
            list.extend(coefficient.to_le_bytes());
            list.extend([0; 24]);
        }
    }
    let labels: Vec<u8> = (0..u64::from(signals)).flat_map(u64::to_le_bytes).collect();
    let mut bytes = sections::head(*b"r1cs", 1, 3);
    for (id, section) in [(1, header), (2, list), (3, labels)] {
        bytes.extend(sections::section(id, section.len() as u64));
        bytes.extend(section);
    }
    bytes
}

fn circuit(input: &[u8]) -> String {
    let file = Scratch::new("circuit", input);
    let circuit = match Circuit::open(&file.0) {
        Ok(circuit) => circuit,
        Err(error) => return error.to_string(),
    };
    let (constraints, signals) = (circuit.constraints(), circuit.signals());
    assert!(constraints <= input.len() && signals <= input.len());
    assert!(circuit.public_signals() < signals);
    let mut all = GROUPS.iter();
    let groups = all.find(|groups| groups.curve() == circuit.curve());
    let groups = groups.expect("a curve with proofs");
    let wires = witness_of(&circuit, groups);
    let got = circuit.check(groups, wires.as_chunks().0, &ALONE);
    if signals > 100 {
        return said(&got, "many signals");
    }
    let toxic = [3, 5, 7, 11, 13].map(|x| [x, x + 1, x, 1]);
    let toxic = Toxic::new(groups, toxic).expect("numbers below r");
    let backend = groups.first().backend();
    let made = Scratch::new("circuit-key", &[]);
    if let Err(error) = setup(&circuit, &toxic, &made.0, backend, &ALONE) {
        return error.to_string();
    }
    let key = Key::open(&made.0, &ALONE).expect("made here");
    let proved = proved(&key, wires).expect("a witness of its length");
    let vk = VerifyingKey::open(&made.0, backend).expect("made here");
    let is_right = vk.verify(&proved.public, &proved.proof, &ALONE);
    assert_eq!(is_right, Ok(got.is_ok()), "{got:?}");
    said(&got, "satisfied")
}
