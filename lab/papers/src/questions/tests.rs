use super::*;
use crate::catalogue::find;
use crate::entry::Kind;

fn answer(name: &str, curve: &str) -> Result<crate::entry::Answer, Failure> {
    let settings = Settings {
        n: vec![64],
        curve: vec![curve.to_owned()],
        rounds: Some(2),
        ..Settings::default()
    };
    find(Kind::Comparison, "compare", name)?.run(&settings)
}

#[test]
fn small_sums_are_compared() {
    for (name, curve, rows) in [("endomorphism", "bn254", 2), ("groups", "bls12-377", 1)] {
        let answer = answer(name, curve).unwrap();
        let json: serde_json::Value = serde_json::from_str(&answer.json).unwrap();
        assert_eq!(
            json["rows"].as_array().unwrap().len(),
            rows,
            "{}",
            answer.text
        );
        assert!(answer.text.contains(curve), "{}", answer.text);
    }
    for curve in ["nothing", "toy-499"] {
        assert!(answer("endomorphism", curve).is_err(), "{curve}");
    }
}

#[test]
fn quotients_are_of_the_same_round() {
    assert_eq!(quotient(&[2.0, 40.0, 6.0], &[1.0, 10.0, 3.0]), 2.0);
    let jobs: [Job<'_>; 1] = [Box::new(|| Ok(()))];
    assert_eq!(in_turn(&jobs, 3).unwrap()[0].len(), 3);
}
