//! A first key of a circuit, from powers of τ that are prepared for phase 2.
//!
//! With the Lagrange forms `L_i(τ)`, `αL_i(τ)`, `βL_i(τ)` of the domain, which the powers hold as points, a key is sums by the
//! columns of the circuit's matrices a, b, c: `A_s = Σ a_is·L_i`, B of b alike in both groups, and of all signals that are not
//! public `C_s = Σ a_is·βL_i + b_is·αL_i + c_is·L_i`, IC of the others. Public signals get a constraint each of their own, in
//! a. H is `L_{2i+1}(τ)` of twice the domain. γ and δ are 1 until somebody contributes.

use std::path::Path;

use msmith::{Backend, Engine, Options, Point, Points, WordPoints};
use msmith_io::sections::section;
use msmith_io::source::PointsInPlace;
use num_bigint::BigUint;

use super::contributions::Contributions;
use super::lagrange::{Lagrange, Prepared};
use super::layout::{Header, count32, id, size};
use super::sums::{Columns, Take, empty, negate, weight};
use super::work::{BLOCK, Put, Work, whole};
use crate::blake2b::{Blake2b, Hash};
use crate::circuit::Circuit;
use crate::fields::{Scalar, scalar};
use crate::groups::WORDS;
use crate::transcript::{field_options, uncompressed, uncompressed_point};
use crate::{Error, Groups};

/// Bytes of a coefficient: matrix, constraint, signal, value.
const COEFFICIENT: u64 = 3 * 4 + 8 * WORDS as u64;
/// Differences of powers that are hashed together: all of the last part are, even beyond the last difference.
const HASHED: usize = 1 << 14;
/// Largest domain, 2^27: for twice the next there are no roots of unity in BN254's scalars, and powers of τ hold another form.
const LARGEST: usize = 1 << 27;

/// Writes the first `.zkey` of a circuit, as `snarkjs zkey new` does: `r1cs` is circom's file, `ptau` are powers of τ of at
/// least the circuit's domain ([`Circuit::domain`]), prepared for phase 2. The result is the circuit's hash, 64 bytes, which
/// every contribution to the key is bound to.
///
/// All points that are read are checked to be in the subgroup, and that is all that is: whether they are powers of a τ is
/// what the verification of powers finds.
///
/// Memory: some 10 MiB, and 16 bytes for every term of the circuit, or what [`Options::memory_limit`] leaves for them: then
/// the circuit is gone through more often. Cost: an addition for every term of ±1, a product for others.
///
/// Errors: those of [`Circuit::open`]; powers that are too few, not prepared, of another curve or with a wrong point; those
/// of the options and of the file that is written.
pub fn new(
    r1cs: &Path,
    ptau: &Path,
    out: &Path,
    backend: Backend,
    options: &Options<'_>,
) -> Result<Hash, Error> {
    let circuit = Circuit::open(r1cs)?;
    let groups = Groups::new(circuit.curve(), backend)?;
    let domain = circuit.domain();
    if domain > LARGEST {
        let why = format!(
            "its domain is 2^{}, and 2^27 is the largest",
            domain.ilog2()
        );
        return Err(Error::File {
            format: "r1cs",
            why,
        });
    }
    let prepared = Prepared::open(ptau, &groups, domain)?;
    let work = Work::new(options, amount(&circuit));
    let new = New {
        circuit: &circuit,
        groups: &groups,
        prepared: &prepared,
        lagrange: prepared.lagrange(&work)?,
        work: &work,
    };
    whole(out, |put| new.write(put))
}

/// Points that are looked at or made, in additions.
fn amount(circuit: &Circuit) -> f64 {
    let [a, b, c] = circuit.terms().map(|n| n as f64);
    let (signals, domain) = (circuit.signals() as f64, circuit.domain() as f64);
    let own = circuit.public_signals() as f64;
    9.0 * domain + 2.0 * a + 2.0 * own + 5.0 * b + c + 6.0 * signals
}

struct New<'a> {
    circuit: &'a Circuit,
    groups: &'a Groups,
    prepared: &'a Prepared,
    lagrange: Lagrange<'a>,
    work: &'a Work<'a>,
}

impl New<'_> {
    fn write(&self, put: Put<'_>) -> Result<Hash, Error> {
        let (circuit, first, second) = (self.circuit, self.groups.first(), self.groups.second());
        let (signals, public) = (circuit.signals(), circuit.public_signals());
        let [alpha1, beta1, beta2] = self.prepared.keys()?;
        let [g1, g2] = [first, second].map(generator);
        let header = Header {
            signals,
            public,
            domain: circuit.domain(),
            alpha1,
            beta1,
            beta2,
            gamma2: g2.clone(),
            delta1: g1,
            delta2: g2,
        };
        put(&header.front(self.groups)?)?;
        let mut hash = Blake2b::new();
        for (engine, point) in [
            (first, &header.alpha1),
            (first, &header.beta1),
            (second, &header.beta2),
            (second, &header.gamma2),
            (first, &header.delta1),
            (second, &header.delta2),
        ] {
            hash.update(&uncompressed_point(engine, point)?);
        }
        self.coefficients(put)?;
        let Lagrange {
            tau1,
            tau2,
            alpha1,
            beta1,
        } = self.lagrange;
        let take = |matrix, points| Take { matrix, points };
        let (a, b) = ([take(0, tau1)], [take(1, tau1)]);
        let (b2, all) = (
            [take(1, tau2)],
            [take(0, beta1), take(1, alpha1), take(2, tau1)],
        );
        let columns = |engine, takes, public| Columns {
            circuit,
            groups: self.groups,
            engine,
            takes,
            public,
        };
        let mut points = |id, columns: Columns<'_>, range, put: Put<'_>, hash: &mut Blake2b| {
            self.points(id, &columns, range, put, hash)
        };
        let (inputs, others) = (0..public + 1, public + 1..signals);
        points(
            id::IC,
            columns(first, &all, Some(beta1)),
            inputs,
            put,
            &mut hash,
        )?;
        self.doubled(put)?;
        self.differences(&mut hash)?;
        points(id::C, columns(first, &all, None), others, put, &mut hash)?;
        points(
            id::A,
            columns(first, &a, Some(tau1)),
            0..signals,
            put,
            &mut hash,
        )?;
        points(id::B1, columns(first, &b, None), 0..signals, put, &mut hash)?;
        points(
            id::B2,
            columns(second, &b2, None),
            0..signals,
            put,
            &mut hash,
        )?;
        let circuit_hash = hash.finish();
        put(&Contributions::none(circuit_hash).section(self.groups))?;
        Ok(circuit_hash)
    }

    /// Section 4: the terms of a and b, constraint by constraint, and those of the public signals' own constraints.
    fn coefficients(&self, put: Put<'_>) -> Result<(), Error> {
        let (circuit, field) = (self.circuit, self.groups.scalars()?);
        let [a, b, _] = circuit.terms();
        let own = circuit.public_signals() as u64 + 1;
        let count = count32((a + b + own) as usize)?;
        put(&section(
            id::COEFFICIENTS,
            4 + COEFFICIENT * u64::from(count),
        ))?;
        put(&count.to_le_bytes())?;
        let options = &field_options(&self.work.options);
        let mut block: Vec<([u32; 3], Scalar)> = Vec::with_capacity(BLOCK);
        let mut write = |block: &mut Vec<([u32; 3], Scalar)>| {
            let mut values: Vec<Scalar> = block.iter().map(|(_, value)| *value).collect();
            // R² times what they are.
            for _ in 0..2 {
                field.to_montgomery(values.as_flattened_mut(), options)?;
            }
            let mut bytes = Vec::with_capacity(COEFFICIENT as usize * block.len());
            for ((numbers, _), value) in block.iter().zip(&values) {
                bytes.extend(numbers.iter().flat_map(|n| n.to_le_bytes()));
                bytes.extend(value.iter().flat_map(|w| w.to_le_bytes()));
            }
            block.clear();
            self.work.step(0.0)?;
            put(&bytes)
        };
        for (constraint, combinations) in circuit.each().enumerate() {
            for (matrix, combination) in (0..2).zip(combinations) {
                for (signal, coefficient) in combination.each() {
                    block.push(([matrix, constraint as u32, signal], scalar(coefficient)));
                    if block.len() == BLOCK {
                        write(&mut block)?;
                    }
                }
            }
        }
        for signal in 0..own as u32 {
            let constraint = circuit.constraints() as u32 + signal;
            block.push(([0, constraint, signal], [1, 0, 0, 0]));
        }
        for rest in block.chunks(BLOCK) {
            write(&mut rest.to_vec())?;
        }
        Ok(())
    }

    /// A section of points, which are hashed behind their number.
    fn points(
        &self,
        id: u32,
        columns: &Columns<'_>,
        signals: std::ops::Range<usize>,
        put: Put<'_>,
        hash: &mut Blake2b,
    ) -> Result<(), Error> {
        let engine = columns.engine;
        hash.update(&count32(signals.len())?.to_be_bytes());
        put(&section(id, size(engine) * signals.len() as u64))?;
        columns.each(signals, self.work, |points| {
            put(&bytes(&points))?;
            hash.update(&uncompressed(engine, points, &self.work.options)?);
            Ok(())
        })
    }

    /// Section 9, H.
    fn doubled(&self, put: Put<'_>) -> Result<(), Error> {
        let (engine, domain) = (self.groups.first(), self.circuit.domain());
        let doubled = self.prepared.doubled(self.work)?;
        put(&section(id::H, size(engine) * domain as u64))?;
        for first in (0..2 * domain).step_by(2 * BLOCK) {
            let points = some(engine, &doubled, first..(first + 2 * BLOCK).min(2 * domain));
            let bytes = bytes(&points);
            let pairs = bytes.chunks_exact(2 * size(engine) as usize);
            let odd: Vec<u8> = pairs
                .flat_map(|pair| &pair[pair.len() / 2..])
                .copied()
                .collect();
            put(&odd)?;
        }
        Ok(())
    }

    /// Hashes `τ^{n+i} − τ^i` in G1 for all i below n − 1, and as snarkjs does up to the end of the last part.
    fn differences(&self, hash: &mut Blake2b) -> Result<(), Error> {
        let (engine, n) = (self.groups.first(), self.circuit.domain());
        let p = self.groups.curve().p.to_u64_digits();
        hash.update(&count32(n - 1)?.to_be_bytes());
        let hashed = (n - 1).div_ceil(HASHED.min(n - 1)) * HASHED.min(n - 1);
        let there = self.prepared.power_count()?.min(n + hashed);
        let powers = self.prepared.powers(0..there, self.work)?;
        for first in (0..there - n).step_by(BLOCK) {
            let last = (first + BLOCK).min(there - n);
            let upper = some(engine, &powers, n + first..n + last);
            let mut lower = some(engine, &powers, first..last);
            for i in 0..last - first {
                negate(&mut lower, i, &p);
            }
            let differences = engine.fold(&upper, &lower, &[1], &self.work.sure())?;
            hash.update(&uncompressed(engine, differences, &self.work.options)?);
            self.work.step((last - first) as f64)?;
        }
        if there < n + hashed {
            let point = beyond(engine, self.prepared.behind_powers()?, &powers, there - n);
            hash.update(&point);
        }
        Ok(())
    }
}

/// What snarkjs hashes for the difference behind the last one, where the powers end with the domain: the bytes behind the
/// section of powers stand for a point, which is not on the curve, and the formula for affine points gives another.
fn beyond(engine: &Engine, behind: &[u8], powers: &PointsInPlace<'_>, place: usize) -> Vec<u8> {
    let p = &engine.curve().p;
    let width = 8 * engine.words();
    // The Montgomery form of x stands for x/R.
    let inverse = |x: &BigUint| x.modpow(&(p - 2u32), p);
    let r = inverse(&((BigUint::from(1u32) << (8 * width)) % p));
    let value = |bytes: &[u8]| BigUint::from_bytes_le(bytes) * &r % p;
    let mut taken = behind[..behind.len().min(2 * width)].to_vec();
    taken.resize(2 * width, 0);
    let [x1, y1] = [value(&taken[..width]), value(&taken[width..])];
    let lower = bytes(&some(engine, powers, place..place + 1));
    let [x2, y2] = [value(&lower[..width]), (p - value(&lower[width..])) % p];
    let minus = |a: &BigUint, b: &BigUint| (a + p - b) % p;
    let slope = minus(&y2, &y1) * inverse(&minus(&x2, &x1)) % p;
    let x = minus(&(&slope * &slope % p), &((&x1 + &x2) % p));
    let y = minus(&(&slope * minus(&x1, &x) % p), &y1);
    let mut bytes = Vec::new();
    for coordinate in [x, y] {
        let digits = coordinate.to_bytes_be();
        bytes.resize(bytes.len() + width - digits.len(), 0);
        bytes.extend(digits);
    }
    bytes
}

/// Some points of a list.
fn some(engine: &Engine, list: &PointsInPlace<'_>, range: std::ops::Range<usize>) -> WordPoints {
    let mut points = empty(engine);
    points.words.resize(range.len() * points.stride, 0);
    points.finite.resize(range.len(), false);
    list.fill(range.start, &mut points.words, &mut points.finite);
    points
}

/// Points as files have them.
pub fn bytes(points: &WordPoints) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(8 * points.words.len());
    let list = points.words.chunks_exact(points.stride.max(1));
    for (words, finite) in list.zip(&points.finite) {
        match finite {
            true => bytes.extend(words.iter().flat_map(|w| w.to_le_bytes())),
            false => bytes.resize(bytes.len() + 8 * words.len(), 0),
        }
    }
    bytes
}

/// The generator of a group.
pub fn generator(engine: &Engine) -> Point {
    let spec = engine.spec();
    let coordinates = spec.gx.iter().chain(&spec.gy);
    Point::new(
        coordinates
            .flat_map(|x| engine.to_words(x))
            .collect::<Vec<_>>(),
    )
}
