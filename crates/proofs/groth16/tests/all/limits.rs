//! What a call says that it needs is enough, and one byte less is not.

use std::path::{Path, PathBuf};

use msmith::{Backend, Error as EngineError, Options};
use msmith_groth16::ptau::{self, PowersOfTau};
use msmith_groth16::{
    Beacon, Blinding, Circuit, Error, Groups, Key, Proof, Secret, Toxic, VerifyingKey, Witness,
    prove, read_public, setup, zkey,
};

fn vector(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../../vectors/groth16")
        .join(name)
}

fn within(memory_limit: u64) -> Options<'static> {
    Options {
        memory_limit: Some(memory_limit),
        ..Options::default()
    }
}

/// Calls it with nothing, with a byte less than it then names, and with that.
fn assert_named_is_enough(name: &str, call: &dyn Fn(&Options<'_>) -> Result<(), Error>) {
    let Err(Error::Engine(EngineError::MemoryLimit { limit: 0, needed })) = call(&within(0)) else {
        panic!("{name}: {:?}", call(&within(0)));
    };
    let limit = needed - 1;
    let want = EngineError::MemoryLimit { limit, needed };
    assert_eq!(call(&within(limit)), Err(Error::Engine(want)), "{name}");
    assert_eq!(call(&within(needed)), Ok(()), "{name}: {needed}");
    println!("{name}: {needed} bytes");
}

#[test]
fn what_a_proof_and_its_verification_name_is_enough() {
    for curve in ["bn254", "bls12-381"] {
        let any = &Options::default();
        let backend = Backend::detect().unwrap();
        let file = vector(&format!("zkey/{curve}-1.zkey"));
        let mut key = Key::open(&file, any).unwrap();
        let groups = key.groups().clone();
        let witness = Witness::open(&vector(&format!("zkey/{curve}.wtns")), &groups).unwrap();
        let blinding = Blinding::random(&groups).unwrap();
        for budget in [0, 1 << 20] {
            key.prepare(budget, any).unwrap();
            assert_named_is_enough("prove", &|o| prove(&key, &witness, &blinding, o).map(drop));
        }
        let vk = VerifyingKey::open(&file, backend).unwrap();
        let read =
            |kind: &str| std::fs::read_to_string(vector(&format!("prove/{curve}.{kind}.json")));
        let proof = Proof::from_json(&groups, &read("proof").unwrap()).unwrap();
        let public = read_public(&groups, &read("public").unwrap()).unwrap();
        for n in [2, 300] {
            let items = vec![(&public[..], &proof); n];
            assert_named_is_enough("verify_batch", &|o| {
                vk.verify_batch(&items, o).map(|right| assert!(right))
            });
            assert_named_is_enough("find_invalid", &|o| {
                vk.find_invalid(&items, o)
                    .map(|wrong| assert!(wrong.is_empty()))
            });
        }
    }
}

#[test]
fn what_a_ceremony_names_is_enough() {
    let folder = std::env::temp_dir().join(format!("msmith-limits-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let at = |name: &str| folder.join(name);
    let any = &Options::default();
    let backend = Backend::detect().unwrap();
    let groups = &Groups::by_name("bn254", backend).unwrap();
    let secret = || Secret::draw(b"").unwrap();
    let beacon = || Beacon::new(&[1, 2], 10).unwrap();
    ptau::new(groups, 8, &at("0.ptau"), any).unwrap();
    let open = |name: &str| PowersOfTau::open(&at(name), backend).unwrap();
    let call = |name: &str, call: &dyn Fn(&Options<'_>) -> Result<(), Error>| {
        assert_named_is_enough(name, call);
    };
    call("ptau contribute", &|o| {
        open("0.ptau")
            .contribute(&at("1.ptau"), None, &secret(), o)
            .map(drop)
    });
    call("ptau beacon", &|o| {
        open("1.ptau")
            .beacon(&at("2.ptau"), None, &beacon(), o)
            .map(drop)
    });
    call("ptau verify", &|o| open("2.ptau").verify(10, o).map(drop));
    call("ptau prepare", &|o| {
        open("2.ptau").prepare(&at("3.ptau"), o)
    });
    call("ptau verify, prepared", &|o| {
        open("3.ptau").verify(10, o).map(drop)
    });
    let r1cs = vector("zkey/bn254.r1cs");
    let (ptau, backend) = (&at("3.ptau"), backend);
    call("zkey new", &|o| {
        zkey::new(&r1cs, ptau, &at("0.zkey"), backend, o).map(drop)
    });
    call("zkey contribute", &|o| {
        zkey::contribute(&at("0.zkey"), &at("1.zkey"), None, &secret(), backend, o).map(drop)
    });
    call("zkey verify", &|o| {
        zkey::verify(&r1cs, ptau, &at("1.zkey"), 10, backend, o).map(drop)
    });
    call("zkey verify, from the first", &|o| {
        zkey::verify_from_initial(&at("0.zkey"), ptau, &at("1.zkey"), 10, backend, o).map(drop)
    });
    let circuit = Circuit::open(&r1cs).unwrap();
    let toxic = Toxic::draw(groups, &secret()).unwrap();
    call("setup", &|o| {
        setup(&circuit, &toxic, &at("s.zkey"), backend, o)
    });
    std::fs::remove_dir_all(&folder).unwrap();
}
