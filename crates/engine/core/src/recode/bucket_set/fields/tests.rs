use super::super::integer::testing::{orders, scalars};
use super::*;
use crate::recode::testing::{flat, words};

#[test]
fn divisions() {
    let all = words(3000, 3);
    for (i, w) in all.chunks_exact(6).enumerate() {
        let d = (w[5] >> (i % 64)).max(1);
        let number = w[..5]
            .iter()
            .rev()
            .fold(BigUint::ZERO, |sum, w| (sum << 64u32) + *w);
        let mut quotient = w[..5].to_vec();
        let rest = Divider::new(d).divide(&mut quotient);
        assert_eq!(BigUint::from(rest), &number % d);
        assert_eq!(quotient, words_of(&(number / d), 5));
    }
    for d in [1, 2, 3, u64::MAX, 1 << 63, (1 << 63) + 1] {
        for n in [0, 1, d - 1, d, u64::MAX] {
            let mut words = [n];
            let rest = Divider::new(d).divide(&mut words);
            assert_eq!((words[0], rest), (n / d, n % d), "{n} {d}");
        }
    }
}

/// Fields times powers of q make up the scalar, or r less the scalar if it is above r/2.
#[test]
fn fields_make_the_scalar() {
    for numbers in orders() {
        let (r, each) = (&numbers.r, numbers.words());
        let all = scalars(r, 10);
        let flat = flat(&all, each);
        for q in [2u64, 3, 7, 64, 1 << 13, 16807, 1 << 26, 5u64.pow(11)] {
            for fold in [false, true] {
                let (count, top) = topmost(r, q, fold);
                let fields = Fields::new(r, each, q, fold);
                let mut block = fields.block();
                assert!(fields.below(&flat));
                for (part, scalars) in flat.chunks(each * BLOCK).zip(all.chunks(BLOCK)) {
                    fields.load(part, &mut block);
                    let mut sums = vec![BigUint::ZERO; scalars.len()];
                    let mut power = BigUint::one();
                    for k in 0..count + 1 {
                        fields.cut(k, &mut block);
                        for (sum, field) in sums.iter_mut().zip(block.field) {
                            assert!(u64::from(field) < q && (k < count || field == 0));
                            assert!(k != count - 1 || u64::from(field) <= top);
                            *sum += &power * field;
                        }
                        power *= q;
                    }
                    for ((a, sum), sign) in scalars.iter().zip(sums).zip(block.sign) {
                        let above = fold && a > &(r - a);
                        assert_eq!(sign == 1, above);
                        assert_eq!(sum, if above { r - a } else { a.clone() });
                    }
                }
            }
        }
        assert!(!fields_below(r, each, r.clone()));
    }
}

fn fields_below(r: &BigUint, words: usize, a: BigUint) -> bool {
    Fields::new(r, words, 64, true).below(&flat(&[a], words))
}
