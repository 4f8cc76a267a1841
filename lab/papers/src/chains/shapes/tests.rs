use super::*;

/// The order of double-base Table 5, by price and by run, where its sets are taken; without a table it is the same at
/// S = 0.8M, and at 0.67M Jacobian coordinates come before twisted Hessian curves. Runs take no more than their prices.
#[test]
fn shapes_are_in_the_order_of_table_5() {
    let all = rows(4, 1, &|_, _| true).unwrap().unwrap();
    assert_eq!(all.len(), 12);
    for three in all.chunks(3) {
        let mut by_price: Vec<&Row> = three.iter().collect();
        by_price.sort_by(|a, b| a.priced.total_cmp(&b.priced));
        let names: Vec<_> = by_price.iter().map(|r| r.model).collect();
        let table_5 = three[0].digits.len() > 1 || three[0].ratio > 0.7;
        match table_5 {
            true => assert_eq!(names, ["edwards", "hessian", "jacobian"]),
            false => assert_eq!(names, ["edwards", "jacobian", "hessian"]),
        }
        assert!(by_price.is_sorted_by(|a, b| a.counted < b.counted));
        for r in three {
            let saved = r.priced - r.counted;
            match r.model {
                "hessian" => assert!(saved.abs() < 1e-9, "{saved}"),
                // At most 2.8M by the first operation and 0.8M by the table's first doubling; 2M and nothing.
                _ => assert!((-1e-9..=3.6 / 256.0).contains(&saved), "{saved}"),
            }
            assert_eq!(r.constants > 0.0, r.model == "hessian");
        }
    }
    assert!(rows(2, 1, &|_, _| false).unwrap().is_none());
}
