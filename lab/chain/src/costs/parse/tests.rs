use super::*;
use crate::costs::MODELS;

#[test]
fn default_is_edwards() {
    let d = PriceModel::default();
    assert_eq!(PriceModel::named("edwards").as_ref(), Ok(&d));
    assert_eq!(*d.costs(), Costs::EDWARDS);
    assert_eq!(d.costs(), &MODELS[0].costs(&Prices::PAPERS));
    assert_eq!(d.table(), TablePrices::edwards());
}

/// Prices of double-base Tables 1 and 5 and of multi-base Table 1, in thousandths: steps, then with P, then with
/// others.
#[test]
fn models_of_the_papers() {
    type Row = (&'static str, [u32; 3], [u32; 3], [u32; 3]);
    let rows: [Row; 7] = [
        (
            "edwards",
            [6200, 11400, 17400],
            [13200, 19400, 25400],
            [14200, 20400, 26400],
        ),
        (
            "edwards-old-tripling",
            [6200, 12200, 17400],
            [13200, 20200, 25400],
            [14200, 21200, 26400],
        ),
        (
            "edwards-004",
            [6200, 11400, 17400],
            [14200, 21200, 27200],
            [15200, 22200, 28200],
        ),
        (
            "jacobian",
            [7000, 12600, 19400],
            [17200, 22800, 29600],
            [22000, 27600, 34400],
        ),
        (
            "hessian",
            [7600, 10800, 0],
            [17600, 20800, 0],
            [18600, 21800, 0],
        ),
        (
            "cado",
            [7000, 12000, 0],
            [15000, 21000, 0],
            [15000, 21000, 0],
        ),
        (
            "class-group",
            [1000, 1624, 0],
            [2187, 2811, 0],
            [2187, 2811, 0],
        ),
    ];
    assert_eq!(rows.len(), MODELS.len());
    for (name, steps, mixed, full) in rows {
        let m = PriceModel::named(name).unwrap();
        let c = m.costs();
        for b in 0..3 {
            assert_eq!(c.multiply[b].unwrap_or(0), steps[b], "{name} {b}");
            if steps[b] > 0 {
                assert_eq!(steps[b] + c.add_affine[b], mixed[b], "{name} {b}");
                assert_eq!(steps[b] + c.add[b], full[b], "{name} {b}");
            }
        }
    }
}

/// A model of the user's own that prices as double-base Table 1, with multi-base quintupling.
#[test]
fn own_prices() {
    let text = "dbl=6.2,tpl=11.4,qpl=17.4,dbl+madd=13.2,dbl+add=14.2,tpl+madd=19.4,tpl+add=20.4,qpl+madd=25.4,qpl+add=26.4";
    let m = PriceModel::parse(text).unwrap();
    assert_eq!(*m.costs(), Costs::EDWARDS);
    let json = r#"{"dbl":6.2,"tpl":11.4,"qpl":"17.4","dbl+madd":13.2,"dbl+add":14.2,"tpl+madd":19.4,"tpl+add":20.4,"qpl+madd":25.4,"qpl+add":26.4}"#;
    assert_eq!(PriceModel::parse(json).unwrap(), m);
    let one = PriceModel::parse("dbl=7,tpl=12,madd=8").unwrap();
    assert_eq!(one.costs().add, [8000; 3]);
    assert_eq!(one.costs().multiply[2], None);
    let two_thirds = PriceModel::parse("edwards, s=0.67").unwrap();
    assert_eq!(
        two_thirds.costs().multiply,
        [Some(5680), Some(11010), Some(17010)]
    );
    assert_eq!(two_thirds.costs(), &MODELS[0].costs(&Prices::TWO_THIRDS));
    assert_eq!(
        PriceModel::parse(r#"{"model":"edwards","s":0.67}"#).unwrap(),
        two_thirds
    );
    for m in [m, one, two_thirds] {
        assert_eq!(PriceModel::parse(&m.to_string()).unwrap(), m);
        assert_eq!(PriceModel::from_json(&m.to_json()).unwrap(), m);
    }
}

#[test]
fn wrong_models() {
    let long = format!("dbl={}", "1".repeat(2000));
    let wrong = [
        "",
        "edward",
        "edwards,edwards",
        "edwards,s",
        "edwards,s=",
        "edwards,s=.",
        "edwards,s=1.",
        "edwards,s=-1",
        "edwards,s=0.8001",
        "edwards,s=1e3",
        "edwards,s=0.8,s=0.8",
        "edwards,x=1",
        "tpl=11",
        "dbl=6",
        "dbl=0,madd=1",
        "dbl=251,madd=1",
        "dbl=6,dbl+madd=5",
        "dbl=6,madd=7,tpl+madd=20",
        "class-group,s=0.8",
        "dbl=6,madd=7,s=1",
        "dbl=6,tpl=11,dbl+madd=13",
        "{",
        "{}",
        "[]",
        r#"{"model":3}"#,
        r#"{"dbl":[6]}"#,
        r#"{"dbl":1e300,"madd":7}"#,
        "edwards,s=200",
        &long,
    ];
    for text in wrong {
        assert!(
            matches!(PriceModel::parse(text), Err(Error::Text(_))),
            "{text}"
        );
    }
    // Nested to no end: a text inside JSON is not JSON again.
    assert!(PriceModel::from_json(&Value::String("{}".into())).is_err());
}

#[test]
fn decimals() {
    for (text, price) in [
        ("0", 0),
        ("6.2", 6200),
        ("0.67", 670),
        (".5", 500),
        ("250", 250_000),
        ("1.001", 1001),
    ] {
        assert_eq!(decimal::read(text), Ok(price));
    }
    for (price, text) in [
        (0, "0"),
        (6200, "6.2"),
        (1_994_840, "1994.84"),
        (5, "0.005"),
    ] {
        assert_eq!(decimal::write(price), text);
    }
}
