//! Proofs.
//!
//! **Source.** J. Groth, *On the Size of Pairing-Based Non-interactive Arguments* (2016), section 3.2.

use std::time::{Duration, Instant};

use msmith::{Bases, Engine, Options, Point, Points, Scalars, msm_same_scalars};
use msmith_io::room::{asked, within};
use zeroize::Zeroizing;

use crate::key::{self, Key, List};
use crate::{Error, Groups, Proof, Witness};
use msmith_circom::groups::{WORDS, quiet};

/// The two random numbers r and s below r's order that hide the witness in a proof.
///
/// They are wiped from memory.
#[derive(Clone)]
pub struct Blinding {
    r: Zeroizing<[u64; WORDS]>,
    s: Zeroizing<[u64; WORDS]>,
}

/// Nothing of them.
impl std::fmt::Debug for Blinding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Blinding")
    }
}

impl Blinding {
    /// From the system's randomness, uniform below the order of the groups.
    ///
    /// Errors: a system without randomness.
    pub fn random(groups: &Groups) -> Result<Self, Error> {
        let (r, s) = (random(groups)?, random(groups)?);
        Ok(Self { r, s })
    }

    /// Given ones, for proofs that are to come out the same: **who knows them and the proof knows parts of the
    /// witness.** Plain integers, least significant word first.
    ///
    /// Errors: one that is not below the order.
    pub fn new(groups: &Groups, r: [u64; WORDS], s: [u64; WORDS]) -> Result<Self, Error> {
        let ring = crate::coefficients::integers(groups)?;
        for (index, x) in [r, s].iter().enumerate() {
            if !ring.is_canonical(x) {
                let what = "blinding number";
                return Err(Error::NotBelowOrder { what, index });
            }
        }
        let (r, s) = (r.into(), s.into());
        Ok(Self { r, s })
    }
}

/// A number below r: as many random bits as r has, until they are one.
pub(crate) fn random(groups: &Groups) -> Result<Zeroizing<[u64; WORDS]>, Error> {
    let ring = crate::coefficients::integers(groups)?;
    let spare = 64 * WORDS as u64 - groups.curve().r.bits();
    let mut x = Zeroizing::new([0; WORDS]);
    loop {
        for word in x.iter_mut() {
            let mut bytes = Zeroizing::new([0; 8]);
            getrandom::getrandom(&mut *bytes).map_err(|why| Error::Randomness {
                why: why.to_string(),
            })?;
            *word = u64::from_le_bytes(*bytes);
        }
        x[WORDS - 1] >>= spare;
        if ring.is_canonical(&x) {
            return Ok(x);
        }
    }
}

/// A proof, and what it took.
#[derive(Debug, Clone)]
pub struct Proved {
    /// The proof.
    pub proof: Proof,
    /// The public values, plain integers below r, without the constant 1.
    pub public: Vec<[u64; WORDS]>,
    /// The parts of the work with the time that each took: `values` (of A and B at the constraints), `quotient` (the
    /// transforms of H), the sums `H`, `C` and `A+B` (A, and B in both groups), `blinding`, which is the rest, and `check`,
    /// the verification.
    pub parts: Vec<(&'static str, Duration)>,
}

/// A witness with what it makes of a circuit's constraints, for keys that do not have their circuit.
pub struct Assignment {
    /// The values of all wires, the constant 1 first, then the public ones: plain integers below r, four words each.
    pub wires: Vec<u64>,
    /// The value of A at each constraint, Montgomery words, filled up with zeros to the key's number of constraints.
    pub a: Vec<u64>,
    /// The same of B.
    pub b: Vec<u64>,
}

impl Assignment {
    /// Makes a proof, as [`prove`] does.
    ///
    /// Errors: lists of other lengths than the key says; a value that is not below r; those of [`prove`]. **Variable
    /// time** in the witness.
    pub fn prove(
        self,
        key: &Key<'_>,
        blinding: &Blinding,
        options: &Options<'_>,
    ) -> Result<Proved, Error> {
        let [wires, domain] = [key.variables(), key.domain()];
        for (what, list, wanted) in [
            ("wire", &self.wires, wires),
            ("value of A", &self.a, domain),
            ("value of B", &self.b, domain),
        ] {
            if list.len() != WORDS * wanted {
                let found = list.len() / WORDS;
                return Err(Error::Lengths {
                    what,
                    found,
                    wanted,
                });
            }
        }
        let witness = Witness::new(key.groups(), self.wires)?;
        let clock = Clock::new(options);
        let wires = witness.values().as_flattened();
        prove_values(key, wires, [self.a, self.b], blinding, clock)
    }
}

/// Makes a proof that the circuit of a key has a witness with these public values, and verifies it by the key's own points.
///
/// The proof is that of snarkjs for the same blinding. [`prove_unchecked`] does not verify, as those do not that snarkjs
/// and rapidsnark have: of a witness that does not satisfy the circuit they make a proof of nothing.
///
/// Cost: five sums over points of the key and six transforms; points at infinity and values that are 0 cost nothing; a
/// verification, of some milliseconds.
/// Memory beyond the key's pages and the witness: some 320 bytes a constraint in the transforms, then that of one sum,
/// 128 bytes a point and 48 MiB, or what [`Options::memory_limit`] says; and for the verification, which the limit does
/// not bound, some 200 bytes a public value. Progress is by the parts.
///
/// Errors: a proof that does not verify ([`Error::Unproven`]); a witness of another curve or length; a key without its
/// circuit ([`Error::NoCoefficients`]); [`msmith::Error::MemoryLimit`] before the first step, with the least that all of
/// them need; a raised cancel flag. **Variable time** in the witness.
pub fn prove(
    key: &Key<'_>,
    witness: &Witness,
    blinding: &Blinding,
    options: &Options<'_>,
) -> Result<Proved, Error> {
    let mut proved = prove_unchecked(key, witness, blinding, options)?;
    let options = &Options {
        memory_limit: None,
        watch: options.watch.quiet(),
        ..*options
    };
    let mut clock = Clock::new(options);
    let verifying = key.verifying()?;
    if !verifying.verify(&proved.public, &proved.proof, options)? {
        return Err(Error::Unproven);
    }
    clock.next("check", 0.0)?;
    proved.parts.append(&mut clock.parts);
    Ok(proved)
}

/// [`prove`] without the verification.
///
/// Errors: those of [`prove`] but the first. **Variable time** in the witness.
pub fn prove_unchecked(
    key: &Key<'_>,
    witness: &Witness,
    blinding: &Blinding,
    options: &Options<'_>,
) -> Result<Proved, Error> {
    let groups = key.groups();
    groups.must_be("witness", witness.groups().curve())?;
    if witness.len() != key.variables() {
        return Err(Error::Lengths {
            what: "witness value",
            found: witness.len(),
            wanted: key.variables(),
        });
    }
    planned(key, options)?;
    let mut clock = Clock::new(options);
    let wires = witness.values().as_flattened();
    let values = key.values(wires, &quiet(options))?;
    clock.next("values", 0.03)?;
    prove_values(key, wires, values, blinding, clock)
}

/// The time, where there is a clock.
fn now() -> Option<Instant> {
    (!cfg!(target_arch = "wasm32")).then(Instant::now)
}

/// The parts of a proof and their times.
pub(crate) struct Clock<'a> {
    options: &'a Options<'a>,
    last: Option<Instant>,
    done: f64,
    parts: Vec<(&'static str, Duration)>,
}

impl<'a> Clock<'a> {
    pub fn new(options: &'a Options<'a>) -> Self {
        Self {
            options,
            last: now(),
            done: 0.0,
            parts: Vec::new(),
        }
    }

    /// Ends a part, which is about this much of the whole.
    fn next(&mut self, name: &'static str, part: f64) -> Result<(), Error> {
        let now = now();
        let took = now
            .zip(self.last)
            .map_or(Duration::ZERO, |(now, last)| now - last);
        self.last = now;
        self.parts.push((name, took));
        self.done += part;
        self.options.watch.report(self.done.min(1.0));
        Ok(self.options.watch.check()?)
    }
}

/// Memory of one sum where there is no limit: more makes it no faster, and takes pages.
const ENOUGH: u64 = 48 << 20;
/// The same for each point of the longest list.
const PER_WIRE: u64 = 128;

/// Bytes a constraint of the lists that the quotient is made in.
const TRANSFORMS: u64 = 320;
/// Bytes of the longest list's element while there are sums: its scalar, and the number of its point.
const LISTED: u64 = 40;

/// The options of the sums: with the memory that is left beside the lists.
///
/// Errors: a memory limit below what the transforms and the sums need.
fn planned<'a>(key: &Key<'_>, options: &Options<'a>) -> Result<Options<'a>, Error> {
    if options.memory_limit.is_none() {
        return Ok(*options);
    }
    let (wires, domain) = (key.variables(), key.domain());
    let bits = key.groups().curve().r.bits() as u32;
    let longest = wires.max(domain);
    let sums = [(List::H, longest), (List::B2, wires)]
        .map(|(list, n)| asked(options, |o| key.engine(list).plan(n, bits, o)));
    let by_table = |bases: &Bases| {
        let long = vec![[u64::MAX, u64::MAX, u64::MAX, u64::MAX >> 4]; bases.len()];
        asked(options, |o| bases.msm(Scalars::U256(&long), o))
    };
    let most = (key.tables().all().map(by_table).chain(sums)).fold(0, u64::max);
    let lists = LISTED * longest as u64;
    let needed = (TRANSFORMS * domain as u64).max(lists + most);
    Ok(within(options, (needed, lists))?)
}

/// From the values of the wires, plain integers, and those of A and B at the constraints, Montgomery words.
pub(crate) fn prove_values(
    key: &Key<'_>,
    wires: &[u64],
    values: [Vec<u64>; 2],
    blinding: &Blinding,
    mut clock: Clock<'_>,
) -> Result<Proved, Error> {
    let enough = ENOUGH + PER_WIRE * key.variables().max(key.domain()) as u64;
    let options = &Options {
        in_subgroup: true,
        watch: clock.options.watch.quiet(),
        memory_limit: (planned(key, clock.options)?.memory_limit).or(Some(enough)),
        ..*clock.options
    };
    let quotient = key.roots().scalars(values, options)?;
    clock.next("quotient", 0.15)?;
    let points = key.points(List::H)?.of().len();
    let used = words(&quotient[..WORDS * points]).nonzero();
    let h = key.sum(List::H, &quotient, &used, options)?;
    drop((quotient, used));
    clock.next("H", 0.18)?;
    let used = words(wires).nonzero();
    let inputs = key.public() + 1;
    let secret: Vec<u32> = (used.iter().filter_map(|i| i.checked_sub(inputs as u32))).collect();
    let c = key.sum(List::C, &wires[WORDS * inputs..], &secret, options)?;
    drop(secret);
    clock.next("C", 0.14)?;
    let [a, b1, b2] = key.sums_of_wires(wires, &used, options)?;
    drop(used);
    clock.next("A+B", 0.50)?;

    let sums = Sums { a, b1, b2, c, h };
    let [a, b, c] = sums.blinded(key.groups(), &key.first, &key.second, blinding)?;
    let public = wires.as_chunks().0[1..=key.public()].to_vec();
    clock.next("blinding", 0.0)?;
    Ok(Proved {
        proof: Proof::vouched(key.groups(), a, b, c)?,
        public,
        parts: clock.parts,
    })
}

/// The sums over the lists of a key that a proof is made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sums {
    /// Over A, by the values of all wires.
    pub a: Point,
    /// Over B1, in the first group, by the same.
    pub b1: Point,
    /// Over B2, in the second group, by the same.
    pub b2: Point,
    /// Over C, by the values of the wires that are not public.
    pub c: Point,
    /// Over H, by what the quotient is.
    pub h: Point,
}

impl Sums {
    /// A, B and C of a proof; `first` is α, β and δ, `second` β and δ.
    pub(crate) fn blinded(
        &self,
        groups: &Groups,
        [alpha, beta, delta]: &[Point; 3],
        [beta2, delta2]: &[Point; 2],
        Blinding { r, s }: &Blinding,
    ) -> Result<[Point; 3], Error> {
        let (g1, g2) = (groups.first(), groups.second());
        let a = total(g1, [(alpha, None), (&self.a, None), (delta, Some(r))])?;
        let b1 = total(g1, [(beta, None), (&self.b1, None), (delta, Some(s))])?;
        let b = total(g2, [(beta2, None), (&self.b2, None), (delta2, Some(s))])?;
        // s·A + r·B − rs·δ = s·(A − r·δ) + r·B, with A − r·δ = α + Σ.
        let a_bare = total(g1, [(alpha, None), (&self.a, None)])?;
        let c = total(
            g1,
            [
                (&a_bare, Some(s)),
                (&b1, Some(r)),
                (&self.h, None),
                (&self.c, None),
            ],
        )?;
        Ok([a, b, c])
    }
}

/// A sum of few points, of which some have factors.
fn total<const N: usize>(
    engine: &Engine,
    terms: [(&Point, Option<&[u64; WORDS]>); N],
) -> Result<Point, Error> {
    let one = [1, 0, 0, 0];
    let mut sum = Point::infinity();
    for (point, factor) in terms {
        sum = engine.mul2(&one, &sum, factor.unwrap_or(&one), point)?;
    }
    Ok(sum)
}

impl Key<'_> {
    /// `Σ a_i P_i` over a list; `which` are the numbers of the scalars that are not 0.
    fn sum(
        &self,
        list: List,
        scalars: &[u64],
        which: &[u32],
        options: &Options<'_>,
    ) -> Result<Point, Error> {
        let of = &words(scalars);
        if let Some(table) = self.tables().of(list) {
            return table.msm(of, options);
        }
        let points = self.points(list)?;
        let chosen = Scalars::Chosen { of, which };
        let points = key::chosen(&points, which);
        Ok(self.engine(list).msm(&points, chosen, options)?.point)
    }

    /// The sums over A, B1 and B2, for which the witness is recoded once, but for lists with tables, whose digits are their
    /// own.
    fn sums_of_wires(
        &self,
        wires: &[u64],
        which: &[u32],
        options: &Options<'_>,
    ) -> Result<[Point; 3], Error> {
        const LISTS: [List; 3] = [List::A, List::B1, List::B2];
        let of = &words(wires);
        let mut sums = [const { Point::infinity() }; 3];
        let held = [
            self.points(List::A)?,
            self.points(List::B1)?,
            self.points(List::B2)?,
        ];
        let points = held.each_ref().map(|points| key::chosen(points, which));
        let (mut rest, mut pairs) = (Vec::new(), Vec::<(&Engine, &dyn Points)>::new());
        for (k, list) in LISTS.into_iter().enumerate() {
            match self.tables().of(list) {
                Some(table) => sums[k] = table.msm(of, options)?,
                None => {
                    rest.push(k);
                    pairs.push((self.engine(list), &points[k]));
                }
            }
        }
        let outputs = msm_same_scalars(&pairs, Scalars::Chosen { of, which }, options)?;
        for (k, output) in rest.into_iter().zip(outputs) {
            sums[k] = output.point;
        }
        Ok(sums)
    }
}

fn words(words: &[u64]) -> Scalars<'_> {
    Scalars::Words { words, per: WORDS }
}
