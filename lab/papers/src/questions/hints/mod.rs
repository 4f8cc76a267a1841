//! Does an optimal chain save time in the verification of one Ed25519 signature?
//!
//! A signer can ship a *hint*: a cheapest chain for the two short scalars (u, v) of its signature ([`steps`] has the
//! bytes). It takes fewer products than windows over the same scalars, and as long, since it has to be read, and the
//! base point's part, which windows interleave, is added apart ([`chain`]).
//!
//! A hint is not trusted. The reader starts from the u and v that it computed, subtracts a digit and divides; every
//! step is checked to divide, so whatever can be read to the end computes exactly (u, v), and what cannot is left
//! aside: the signature is verified by windows. So a hint can make a verification slower, and never change its answer.

mod chain;
mod steps;
#[cfg(test)]
mod tests;

use ed25519_dalek::{Signer, SigningKey};
use msmith_chain::{Bases, Chain, Costs, Digit, Optimum, Set};
use msmith_core::meter::counting::{Counters, Counting};
use msmith_core::ring::fold64::Fold64;
use msmith_ed25519::testing::{Field, Parts, holds, parts};
use msmith_ed25519::{Error, Invalid, Item, Rules};
use num_bigint::BigUint;
use serde_json::json;

use super::{Job, in_turn, quotient};
use crate::args::Settings;
use crate::entry::{Answer, Entry, Kind, State};
use crate::failure::Failure;
use crate::format::{self, columns, duration};
use crate::statistics::median;
use steps::Steps;

/// `compare hints`.
pub const ENTRY: Entry = Entry {
    kind: Kind::Comparison,
    number: "hints",
    about: "one Ed25519 signature by windows and along the chain of a hint, counted, and timed on one thread",
    takes: &["n", "rounds"],
    state: State::Ours,
    make: |_, s| run(s),
};

/// Signatures, where no number is given.
const SIGNATURES: usize = 16;

const PORTABLE: Fold64<19, false> = match Fold64::<19, false>::portable() {
    Some(f) => f,
    None => panic!("2 · 19 is below 2^31"),
};

/// What steps cost in this field, in thousandths of a product: a square is 0.71 of a product.
fn costs() -> Costs {
    Costs {
        multiply: [Some(5_840), Some(11_130), Some(17_130)],
        add_affine: [7_000, 8_000, 8_000],
        add: [8_000, 9_000, 9_000],
    }
}

/// (±u, v); none where one has 128 bits.
fn pair(parts: &Parts) -> Option<(i128, i128)> {
    let u = i128::try_from(parts.u).ok()?;
    let v = i128::try_from(parts.v).ok()?;
    Some((if parts.negative { -u } else { u }, v))
}

/// The hint of a signature, about 20 bytes: a cheapest chain with the digits ±A, ±R, ±(A + R), ±(A − R).
///
/// Finding it takes 12 to 25 ms with steps of 2, 3 and 5; with those of 2 and 3 0.6 ms, for 1.7% more products.
///
/// Errors: A, R or S are malformed; the equation is not checked.
fn make(item: &Item<'_>, bases: Bases) -> Result<Vec<u8>, Failure> {
    let parts = parts(&PORTABLE, item, Rules::Zip215).map_err(refused)?;
    let unwritten = || Failure::new("the chain found is too long");
    let (x, y) = pair(&parts).ok_or_else(unwritten)?;
    // The search takes numbers that are not negative: the digits of A are turned instead.
    let digits = [(1, 0), (0, 1), (1, 1), (1, -1)].map(|(x, y)| Digit::pair(x, y));
    let set = Set::symmetric(digits)?;
    let numbers = (x.unsigned_abs().into(), BigUint::from(y.unsigned_abs()));
    let found = Optimum::new(&set, bases, &costs())?.chain(&numbers.0, &numbers.1)?;
    let steps = backwards(&found.chain, x < 0);
    Steps::write(x, y, steps.into_iter()).ok_or_else(unwritten)
}

/// Base and digit of each step, the last first.
fn backwards(chain: &Chain, turned: bool) -> Vec<(u32, (i32, i32))> {
    let mut steps = Vec::new();
    for term in chain.terms.iter().rev() {
        let x = if turned { -term.digit.x } else { term.digit.x };
        let mut digit = (x, term.digit.y);
        for (base, times) in [
            (2, term.powers.two),
            (3, term.powers.three),
            (5, term.powers.five),
        ] {
            for _ in 0..times {
                steps.push((base, digit));
                digit = (0, 0);
            }
        }
    }
    steps
}

/// Verifies by windows, or along the chain of a hint where it is one of this signature's scalars, which the second
/// value says.
fn verify<F: Field>(
    f: &F,
    item: &Item<'_>,
    hint: Option<&[u8]>,
    rules: Rules,
) -> (Result<(), Invalid>, bool) {
    let parts = match parts(f, item, rules) {
        Ok(parts) => parts,
        Err(why) => return (Err(why), false),
    };
    let read = |bytes| pair(&parts).and_then(|(x, y)| Steps::read(x, y, bytes));
    let steps = hint.and_then(read);
    let right = match &steps {
        Some(steps) => chain::holds(f, &parts, steps),
        None => holds(f, &parts),
    };
    let answer = right.then_some(()).ok_or(Invalid::Equation);
    (answer, steps.is_some())
}

fn refused(why: Invalid) -> Failure {
    Failure::new(Error::Signature { index: 0, why }.to_string())
}

/// A signature with its hint.
struct Signed {
    key: [u8; 32],
    message: Vec<u8>,
    signature: [u8; 64],
    hint: Vec<u8>,
}

impl Signed {
    fn new(i: usize) -> Result<Self, Failure> {
        let mut seed = [7; 32];
        seed[..8].copy_from_slice(&i.to_le_bytes());
        let signer = SigningKey::from_bytes(&seed);
        let message = format!("message {i}: pay {} to the bearer", i * i).into_bytes();
        let mut it = Self {
            key: signer.verifying_key().to_bytes(),
            signature: signer.sign(&message).to_bytes(),
            message,
            hint: Vec::new(),
        };
        it.hint = make(&it.item(), Bases::TwoThreeFive)?;
        Ok(it)
    }

    fn item(&self) -> Item<'_> {
        Item {
            public_key: &self.key,
            message: &self.message,
            signature: &self.signature,
        }
    }
}

const WINDOWS: &str = "windows";
const SHIPPED: &str = "chain of a hint";
const FOUND: &str = "chain over {2, 3} found on the spot";

fn run(settings: &Settings) -> Result<Answer, Failure> {
    let n = settings.size(SIGNATURES)?;
    let list: Vec<Signed> = (0..n).map(Signed::new).collect::<Result<_, _>>()?;
    match Fold64::<19, true>::adx() {
        Some(f) => compare(&f, &list, settings),
        None => compare(&PORTABLE, &list, settings),
    }
}

/// Products and squares of a signature, two square roots included: the mean.
fn counted(list: &[Signed], with: bool) -> Result<[f64; 2], Failure> {
    // The tables of B are made once and not counted.
    verify(
        &PORTABLE,
        &list[0].item(),
        Some(&list[0].hint),
        Rules::default(),
    )
    .0
    .map_err(refused)?;
    verify(&PORTABLE, &list[0].item(), None, Rules::default())
        .0
        .map_err(refused)?;
    let counters = Counters::new();
    let f = &Counting::new(PORTABLE, &counters);
    for s in list {
        let hint = with.then_some(&s.hint[..]);
        let (answer, followed) = verify(f, &s.item(), hint, Rules::default());
        answer.map_err(refused)?;
        if followed != with {
            return Err(Failure::new("a hint that its own signature cannot follow"));
        }
    }
    let counts = counters.take();
    Ok([counts.mul, counts.sqr].map(|c| c as f64 / list.len() as f64))
}

fn compare<F: Field>(f: &F, list: &[Signed], settings: &Settings) -> Result<Answer, Failure> {
    let windows = || -> Result<(), Failure> {
        list.iter()
            .try_for_each(|s| verify(f, &s.item(), None, Rules::default()).0)
            .map_err(refused)
    };
    let shipped = || -> Result<(), Failure> {
        list.iter()
            .try_for_each(|s| verify(f, &s.item(), Some(&s.hint), Rules::default()).0)
            .map_err(refused)
    };
    // The search takes as long as many verifications: one signature.
    let found = || -> Result<(), Failure> {
        let item = list[0].item();
        let hint = make(&item, Bases::TwoThree)?;
        verify(f, &item, Some(&hint), Rules::default())
            .0
            .map_err(refused)
    };
    let jobs: [Job<'_>; 3] = [Box::new(windows), Box::new(shipped), Box::new(found)];
    let times = in_turn(&jobs, settings.rounds())?;
    let n = list.len() as f64;
    let (with, without) = (counted(list, true)?, counted(list, false)?);
    let bytes = list.iter().map(|s| s.hint.len()).sum::<usize>() as f64 / n;
    let ways = [
        (WINDOWS, n, Some(without), None),
        (SHIPPED, n, Some(with), Some(bytes)),
        (FOUND, 1.0, None, None),
    ];
    let mut rows = vec![
        ["way", "time", "", "M", "S", "S = 0.8M", "bytes"]
            .map(str::to_owned)
            .to_vec(),
    ];
    let mut values = Vec::new();
    for ((way, each, counts, bytes), times_of) in ways.into_iter().zip(&times) {
        let seconds = median(times_of.clone()) / each;
        let ratio = quotient(times_of, &times[0]) * n / each;
        let all = counts.map(|[m, s]| m + 0.8 * s);
        let shown = |x: Option<f64>| x.map_or_else(String::new, |x| format!("{x:.1}"));
        rows.push(vec![
            way.to_owned(),
            duration(seconds),
            format!("{ratio:.2}×"),
            shown(counts.map(|c| c[0])),
            shown(counts.map(|c| c[1])),
            shown(all),
            shown(bytes),
        ]);
        values.push(json!({
            "way": way,
            "seconds": seconds,
            "over_windows": ratio,
            "products": counts.map(|c| c[0]),
            "squares": counts.map(|c| c[1]),
            "all": all,
            "bytes": bytes,
        }));
    }
    let text = format!(
        "{} signatures of different keys, one thread; M and S with both square roots\n{}",
        list.len(),
        columns(&rows, 1)
    );
    Ok(Answer {
        text,
        json: format::json(&json!({ "signatures": list.len(), "rows": values })),
        svg: None,
    })
}
