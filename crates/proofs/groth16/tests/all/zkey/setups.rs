//! Keys of given secrets.

use msmith::{Backend, Options};
use msmith_groth16::{
    Blinding, Circuit, Error, Groups, Key, Secret, Toxic, VerifyingKey, Witness, prove, setup, zkey,
};

use super::files::{CURVES, MOST, folder, read, section, sections, vector};
use super::powers;

#[test]
fn proofs_of_a_key_are_verified() {
    let (options, folder) = (&Options::default(), folder("setups"));
    for name in CURVES {
        let groups = &Groups::by_name(name, Backend::detect().unwrap()).unwrap();
        let circuit = Circuit::open(&vector(&format!("{name}.r1cs"))).unwrap();
        let path = folder.join(format!("{name}.zkey"));
        let toxic = Toxic::draw(groups, &Secret::draw(b"").unwrap()).unwrap();
        setup(&circuit, &toxic, &path, Backend::detect().unwrap(), options).unwrap();
        let key = Key::open(&path, options).unwrap();
        let witness = Witness::open(&vector(&format!("{name}.wtns")), groups).unwrap();
        let proven = prove(&key, &witness, &Blinding::random(groups).unwrap(), options).unwrap();
        let verifying = VerifyingKey::open(&path, Backend::detect().unwrap()).unwrap();
        assert!(
            verifying
                .verify(&proven.public, &proven.proof, options)
                .unwrap()
        );
        let mut other = proven.public.clone();
        other[0][0] ^= 1;
        assert!(!verifying.verify(&other, &proven.proof, options).unwrap());
    }
}

#[test]
fn values_that_do_not_serve_are_refused() {
    let groups = &Groups::by_name("bn254", Backend::Portable).unwrap();
    let good = [
        [2, 0, 0, 0],
        [3, 0, 0, 0],
        [5, 0, 0, 0],
        [7, 0, 0, 0],
        [11, 0, 0, 0],
    ];
    for index in 0..5 {
        let mut values = good;
        values[index] = [0; 4];
        let why = Toxic::new(groups, values).unwrap_err().to_string();
        assert!(why.contains(&format!("value {index} is 0")), "{why}");
        values[index] = [u64::MAX; 4];
        let what = "toxic value";
        assert_eq!(
            Toxic::new(groups, values).unwrap_err(),
            Error::NotBelowOrder { what, index }
        );
    }
    let circuit = Circuit::open(&vector("bn254.r1cs")).unwrap();
    let out = folder("refused").join("out.zkey");
    let options = &Options::default();
    let mut values = good;
    values[0] = [1, 0, 0, 0];
    let toxic = Toxic::new(groups, values).unwrap();
    let why = setup(&circuit, &toxic, &out, Backend::Portable, options).unwrap_err();
    assert!(why.to_string().contains("root of unity"), "{why}");
    let other = Circuit::open(&vector("bls12-381.r1cs")).unwrap();
    let toxic = Toxic::new(groups, good).unwrap();
    let why = setup(&other, &toxic, &out, Backend::Portable, options).unwrap_err();
    assert!(matches!(why, Error::OtherCurve { .. }), "{why}");
    assert!(!out.exists());
}

#[test]
fn setups_are_first_keys() {
    let (options, folder) = (&Options::default(), folder("first"));
    let backend = Backend::detect().unwrap();
    for name in CURVES {
        let groups = &Groups::by_name(name, backend).unwrap();
        let [tau, alpha, beta] = [123_456_789_123, 987_654_321, 1_234_567];
        // With as many powers as the circuit needs, and with more.
        for power in [4, 6] {
            let ptau = powers::prepared(groups, power, [tau, alpha, beta], &folder);
            let r1cs = vector(&format!("{name}.r1cs"));
            let (ours, theirs) = (folder.join("setup.zkey"), folder.join("new.zkey"));
            zkey::new(&r1cs, &ptau, &theirs, backend, options).unwrap();
            let values = [tau, alpha, beta, 1, 1].map(|x| [x, 0, 0, 0]);
            let toxic = Toxic::new(groups, values).unwrap();
            let circuit = Circuit::open(&r1cs).unwrap();
            setup(&circuit, &toxic, &ours, backend, options).unwrap();
            let mut lists = [&ours, &theirs].map(|path| sections(&read(path)));
            for list in &mut lists {
                list.sort();
                let contributions = section(list, 10);
                contributions[..64].fill(0);
            }
            assert!(lists[0] == lists[1], "{name}");
            zkey::verify(&r1cs, &ptau, &theirs, MOST, backend, options).unwrap();
        }
    }
}
