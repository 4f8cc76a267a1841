//! Botrel, El Housni: the listings of appendix A, as printed and read right, on words of three bits.

/// Values of a word, and words.
const D: u64 = 8;
const N: usize = 2;
const R: u64 = 64;

fn split(x: u64) -> [u64; N] {
    [x % D, x / D]
}

/// −1/p modulo D.
fn inverse(p: u64) -> u64 {
    (0..D).find(|k| (k * p + 1).is_multiple_of(D)).unwrap()
}

/// The high word, and the low one into its place.
fn wide(sum: u64, low: &mut u64) -> u64 {
    *low = sum % D;
    sum / D
}

/// Algorithm 3. As printed lines 5 to 12 are in the loop of line 3, and 11 and 12 in that of line 9.
fn algorithm_3(printed: bool, [a, b, p]: [u64; 3]) -> u64 {
    let n0 = inverse(p);
    let [a, b, p] = [a, b, p].map(split);
    let mut t = [0; N + 2];
    let last = |t: &mut [u64; N + 2], c: u64| {
        let carry = wide(t[N] + c, &mut t[N - 1]);
        t[N] = t[N + 1] + carry;
        carry
    };
    let rest = |t: &mut [u64; N + 2], c: u64| {
        t[N + 1] = wide(t[N] + c, &mut t[N]);
        let m = t[0] * n0 % D;
        let mut c = (t[0] + m * p[0]) / D;
        for j in 1..N {
            c = wide(t[j] + m * p[j] + c, &mut t[j - 1]);
            if printed {
                c = last(t, c);
            }
        }
        if !printed {
            last(t, c);
        }
        c
    };
    for b in b {
        let mut c = 0;
        for j in 0..N {
            c = wide(t[j] + a[j] * b + c, &mut t[j]);
            if printed {
                c = rest(&mut t, c);
            }
        }
        if !printed {
            rest(&mut t, c);
        }
    }
    t.iter().rev().fold(0, |sum, w| sum * D + w)
}

/// Algorithm 4. As printed C in line 4 is the whole of a sum of two words.
fn algorithm_4(printed: bool, [a, b, p]: [u64; 3]) -> u64 {
    let n0 = inverse(p);
    let [a, b, p] = [a, b, p].map(split);
    let mut t = [0; N];
    for b in b {
        let mut high = wide(t[0] + a[0] * b, &mut t[0]);
        let m = t[0] * n0 % D;
        let sum = t[0] + m * p[0];
        let mut c = if printed { sum } else { sum / D };
        for j in 1..N {
            high = wide(t[j] + a[j] * b + high, &mut t[j]);
            c = wide(t[j] + m * p[j] + c, &mut t[j - 1]);
        }
        t[N - 1] = c + high;
    }
    t[1] * D + t[0]
}

/// Both listings are wrong for most factors as printed. Read right, they give ab/R modulo p below 2p, which a subtraction
/// that is not in them reduces.
#[test]
fn listings_read_right() {
    type Listing = fn(bool, [u64; 3]) -> u64;
    for algorithm in [algorithm_3 as Listing, algorithm_4] {
        let (mut all, mut wrong, mut large) = (0, 0, 0);
        // Both are right below R/2.
        for p in (9..R / 2).step_by(2) {
            for (a, b) in (0..p).flat_map(|a| (0..p).map(move |b| (a, b))) {
                let is_right = |t: u64| t * R % p == a * b % p;
                let t = algorithm(false, [a, b, p]);
                assert!(is_right(t) && t < 2 * p, "{a} {b} {p}");
                all += 1;
                large += i32::from(t >= p);
                wrong += i32::from(!is_right(algorithm(true, [a, b, p])));
            }
        }
        assert!(wrong * 2 > all && large > 0, "{wrong}, {large} of {all}");
    }
}
