use super::*;

#[test]
fn ranges_of_carries() {
    // p = 7: as printed, folded; {1, 2, 3} and two multipliers up to q/2; one.
    assert_eq!(carries(16807, 3 * 16806), [-2, 3]);
    assert_eq!(carries(16807, 3 * 8403), [-1, 2]);
    assert_eq!(carries(1024, 3 * 512), [-1, 2]);
    assert_eq!(carries(15625, 15624), [0, 1]);
    assert_eq!(carries(1024, 512), [0, 1]);
}
