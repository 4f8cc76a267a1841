//! Files of snarkjs against its own exports, and against what they are for.

use super::*;

/// Points as snarkjs exports them: x, y, z in decimal, or pairs; z = 0 at infinity.
fn exported(engine: &Engine, list: &[Value]) -> WordPoints {
    let parts = |v: &Value| -> Vec<BigUint> {
        let one = |v: &Value| v.as_str().unwrap().parse().unwrap();
        match v {
            Value::Array(pair) => pair.iter().map(one).collect(),
            v => vec![one(v)],
        }
    };
    let mut points = WordPoints {
        stride: 2 * engine.words(),
        ..WordPoints::default()
    };
    for point in list {
        let point = point.as_array().unwrap();
        let z = point.get(2).map(parts);
        let finite = z.is_none_or(|z| z.iter().any(|x| *x != BigUint::ZERO));
        for x in point[..2].iter().flat_map(parts) {
            points.words.extend(engine.to_words(&x));
        }
        points.finite.push(finite);
    }
    points
}

#[test]
fn a_zkey_holds_what_snarkjs_exports() {
    for name in CURVES {
        let source = open(vector(&format!("{name}.zkey"))).unwrap();
        assert_eq!(source.format(), Format::File(FileFormat::ZKEY));
        assert_eq!(source.curve(), Some(curve(name)));
        let json = json(&format!("{name}.zkey.json"));
        let [g1, g2] = [Group::G1, Group::G2].map(|g| engine(name, g));
        let mut infinite = 0;
        for (section, engine, key) in [
            ("A", &g1, "A"),
            ("B1", &g1, "B1"),
            ("b2", &g2, "B2"),
            ("C", &g1, "C"),
            ("L", &g1, "C"),
            ("IC", &g1, "IC"),
        ] {
            let list = json[key].as_array().unwrap();
            // snarkjs leaves the places of the public variables of C empty.
            let list: Vec<_> = list.iter().filter(|p| !p.is_null()).cloned().collect();
            let want = exported(engine, &list);
            infinite += want.finite.iter().filter(|f| !**f).count();
            is(&source, engine, section, &want);
        }
        assert!(infinite > 0, "{name}: a key without infinity shows little");
        for (section, key) in [
            ("alpha1", "vk_alpha_1"),
            ("beta1", "vk_beta_1"),
            ("beta2", "vk_beta_2"),
            ("gamma2", "vk_gamma_2"),
            ("delta1", "vk_delta_1"),
            ("delta2", "vk_delta_2"),
        ] {
            let engine = if section.ends_with('2') { &g2 } else { &g1 };
            is(
                &source,
                engine,
                section,
                &exported(engine, &[json[key].clone()]),
            );
        }
        let list = json["hExps"].as_array().unwrap();
        is(&source, &g1, "H", &exported(&g1, list));
    }
}

/// The sum of a list, as Montgomery words.
fn sum(engine: &Engine, points: &WordPoints) -> msmith::Point {
    let ones = vec![[1, 0, 0, 0]; points.finite.len()];
    let options = Options::default();
    engine
        .msm(points, msmith::Scalars::U256(&ones), &options)
        .unwrap()
        .point
}

/// Powers of τ begin with what the key that was made of them begins with, and the Lagrange polynomials of every level
/// add up to 1.
#[test]
fn a_ptau_fits_the_key_made_of_it() {
    for name in CURVES {
        let source = open(vector(&format!("{name}.ptau"))).unwrap();
        let key = open(vector(&format!("{name}.zkey"))).unwrap();
        let [g1, g2] = [Group::G1, Group::G2].map(|g| engine(name, g));
        let lengths: Vec<_> = source.sections().iter().map(|s| s.len()).collect();
        assert_eq!(lengths, [15, 8, 8, 8, 1, 31, 15, 15, 15]);
        let generator = |e: &Engine| WordPoints {
            stride: 2 * e.words(),
            words: [&e.spec().gx, &e.spec().gy]
                .into_iter()
                .flatten()
                .flat_map(|c| e.to_words(c))
                .collect(),
            finite: vec![true],
        };
        let of_key = |e: &Engine, section: &str| {
            key.points(e, section)
                .unwrap()
                .read(0..1, &Options::default())
                .unwrap()
        };
        for (section, lagrange, engine, want) in [
            ("tauG1", Some("lagrangeTauG1"), &g1, generator(&g1)),
            ("tauG2", Some("lagrangeTauG2"), &g2, generator(&g2)),
            (
                "alphaTauG1",
                Some("lagrangeAlphaTauG1"),
                &g1,
                of_key(&g1, "alpha1"),
            ),
            (
                "betaTauG1",
                Some("lagrangeBetaTauG1"),
                &g1,
                of_key(&g1, "beta1"),
            ),
            ("betaG2", None, &g2, of_key(&g2, "beta2")),
        ] {
            let list = source.points(engine, section).unwrap();
            same(&list.read(0..1, &Options::default()).unwrap(), &want);
            assert_eq!(list.check(&Options::default(), |_| true), Ok(0));
            let Some(lagrange) = lagrange else { continue };
            let list = source.points(engine, lagrange).unwrap();
            for level in (0..5).take_while(|k| (2 << k) - 1 <= list.len()) {
                let some = list
                    .read((1 << level) - 1..(2 << level) - 1, &Options::default())
                    .unwrap();
                assert_eq!(sum(engine, &some), sum(engine, &want), "{lagrange} {level}");
            }
        }
    }
}

#[test]
fn a_witness_satisfies_its_circuit() {
    for name in CURVES {
        let source = open(vector(&format!("{name}.wtns"))).unwrap();
        assert_eq!(source.curve(), Some(curve(name)));
        let list = source.scalars("witness").unwrap();
        let mut words = Vec::new();
        list.read(0..8, &mut words).unwrap();
        let number = |w: &[u64]| {
            let bytes: Vec<u8> = w.iter().flat_map(|w| w.to_le_bytes()).collect();
            BigUint::from_bytes_le(&bytes)
        };
        let w: Vec<_> = words.chunks(list.per()).map(number).collect();
        assert_eq!((list.len(), &w[0]), (8, &1u32.into()));
        // Wires 2, 3, … and then 1: each is the square of the one before and i.
        for i in 0..6usize {
            let next = if i == 5 { &w[1] } else { &w[i + 3] };
            assert_eq!(
                (&w[i + 2] * &w[i + 2] + i) % &curve(name).r,
                *next,
                "{name} {i}"
            );
        }
        let mut part = Vec::new();
        list.read(3..5, &mut part).unwrap();
        assert_eq!(part, words[3 * list.per()..5 * list.per()]);
        assert!(matches!(
            list.read(3..9, &mut part),
            Err(Error::Range { len: 8, .. })
        ));
        let wrong = Source::from_bytes(vector("bn254.wtns"), None, Some(curve("bls12-381")));
        assert!(matches!(wrong, Err(Error::Engine(Core::Curve(_)))));
    }
}
