use super::*;

/// The order of double-base Table 5, by price and by run; runs take no more than their prices.
#[test]
fn shapes_are_in_the_order_of_table_5() {
    let all = rows(4, 1, &|_, _| true).unwrap().unwrap();
    assert_eq!(all.len(), 12);
    for three in all.chunks(3) {
        for pair in three.windows(2) {
            assert!(pair[0].priced < pair[1].priced);
            assert!(pair[0].counted < pair[1].counted);
        }
        for r in three {
            let saved = r.priced - r.counted;
            match r.model {
                "hessian" => assert!(saved.abs() < 1e-9, "{saved}"),
                // Less than three products of 256 bits' worth.
                _ => assert!((-1e-9..=3.0 / 256.0).contains(&saved), "{saved}"),
            }
            assert_eq!(r.constants > 0.0, r.model == "hessian");
        }
    }
    assert!(rows(2, 1, &|_, _| false).unwrap().is_none());
}
