//! A first key of a circuit, from powers of τ that are prepared for phase 2.
//!
//! With the Lagrange forms `L_i(τ)`, `αL_i(τ)`, `βL_i(τ)` of the domain, which the powers hold as points, a key is sums
//! by the columns of the circuit's matrices a, b, c: `A_s = Σ a_is·L_i`, B of b alike in both groups, and of all
//! signals that are not public `C_s = Σ a_is·βL_i + b_is·αL_i + c_is·L_i`, IC of the others. Public signals get a
//! constraint each of their own, in a. H is `L_{2i+1}(τ)` of twice the domain. γ and δ are 1 until somebody
//! contributes.

use std::ops::Range;
use std::path::Path;

use msmith::{Backend, Engine, Options, Points, WordPoints};
use msmith_io::sections::section;
use msmith_io::source::PointsInPlace;
use msmith_io::table::whole_with;

use super::contributions::Contributions;
use super::hashed::CircuitHash;
use super::last_difference::last_difference;
use super::layout::{FORMAT, Header, id};
use super::sums::{Columns, Take, negate, room};
use crate::{Error, Groups};
use msmith_circom::blake2b::Hash;
use msmith_circom::circuit::Circuit;
use msmith_circom::encoded::{size, to_bytes, uncompressed_point};
use msmith_circom::groups::{WORDS, of_field};
use msmith_circom::integers::{self, Scalar, reduced};
use msmith_circom::points::{generator, some};
use msmith_circom::prepared::{Lagrange, Prepared};
use msmith_circom::work::{BLOCK, Put, Work, count32};

/// Bytes of a coefficient: matrix, constraint, signal, value.
const COEFFICIENT: u64 = 3 * 4 + 8 * WORDS as u64;
/// Differences of powers that are hashed together: all of the last part are, even beyond the last difference.
const HASHED: usize = 1 << 14;
/// Largest domain, 2^27: for twice the next there are no roots of unity in BN254's scalars, and powers of τ hold
/// another form.
const LARGEST: usize = 1 << 27;

/// Writes the first `.zkey` of a circuit, as `snarkjs zkey new` does: `r1cs` is circom's file, `ptau` are powers of τ
/// of at least the circuit's domain ([`Circuit::domain`]), prepared for phase 2. The result is the circuit's hash, 64
/// bytes, which every contribution to the key is bound to.
///
/// All points that are read are checked to be in the subgroup, and that is all that is: whether they are powers of a τ
/// is what the verification of powers finds.
///
/// Memory: some 10 MiB, and 16 bytes for every term of the circuit, or what [`Options::memory_limit`] leaves for them:
/// then the circuit is gone through more often. Cost: an addition for every term of ±1, a product for others.
///
/// Errors: those of [`Circuit::open`]; powers that are too few, not prepared, of another curve or with a wrong point;
/// those of the options and of the file that is written.
pub fn new(
    r1cs: &Path,
    ptau: &Path,
    out: &Path,
    backend: Backend,
    options: &Options<'_>,
) -> Result<Hash, Error> {
    let circuit = Circuit::open(r1cs)?;
    let groups = Groups::new(circuit.curve(), backend)?;
    let prepared = Prepared::open(ptau, &groups, circuit.domain())?;
    // Known before the work is done: the sums in G2 take the most.
    room(groups.second(), circuit.signals(), options)?;
    let work = Work::new(options, amount(&circuit));
    let first = First::new(&circuit, &groups, &prepared, &work)?;
    whole_with(out, |put| first.write(put))
}

/// Points that are looked at or made, in additions.
fn amount(circuit: &Circuit) -> f64 {
    let [a, b, c] = circuit.terms().map(|n| n as f64);
    let (signals, domain) = (circuit.signals() as f64, circuit.domain() as f64);
    let own = circuit.public_signals() as f64;
    9.0 * domain + 2.0 * a + 2.0 * own + 5.0 * b + c + 6.0 * signals
}

/// A key without contributions, on its way.
pub struct First<'a> {
    pub circuit: &'a Circuit,
    groups: &'a Groups,
    prepared: &'a Prepared,
    pub lagrange: Lagrange<'a>,
    work: &'a Work<'a>,
}

/// What takes points.
type Given<'a> = &'a mut dyn FnMut(&WordPoints) -> Result<(), Error>;

impl<'a> First<'a> {
    /// That of a circuit, with powers of τ.
    ///
    /// Errors: powers that are not prepared, or with a wrong point.
    pub fn new(
        circuit: &'a Circuit,
        groups: &'a Groups,
        prepared: &'a Prepared,
        work: &'a Work<'a>,
    ) -> Result<Self, Error> {
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
        Ok(Self {
            circuit,
            groups,
            prepared,
            lagrange: prepared.lagrange(work)?,
            work,
        })
    }

    /// Its header.
    pub fn header(&self) -> Result<Header, Error> {
        let [alpha1, beta1, beta2] = self.prepared.keys()?;
        let [g1, g2] = [self.groups.first(), self.groups.second()].map(generator);
        Ok(Header {
            signals: self.circuit.signals(),
            public: self.circuit.public_signals(),
            domain: self.circuit.domain(),
            alpha1,
            beta1,
            beta2,
            gamma2: g2.clone(),
            delta1: g1,
            delta2: g2,
        })
    }

    fn write(&self, put: Put<'_>) -> Result<Hash, Error> {
        let (circuit, first, second) = (self.circuit, self.groups.first(), self.groups.second());
        let (signals, public) = (circuit.signals(), circuit.public_signals());
        put(&self.header()?.front(self.groups)?)?;
        let mut hash = self.hashed_header()?;
        coefficients(circuit, self.groups, self.work, put)?;
        let front =
            |id, engine, n: usize, put: Put<'_>| put(&section(id, (size(engine) * n) as u64));
        front(id::IC, first, public + 1, put)?;
        self.inputs(&mut hash, put)?;
        front(id::H, first, circuit.domain(), put)?;
        self.doubled(put)?;
        self.differences(&mut hash)?;
        front(id::C, first, signals - public - 1, put)?;
        self.others(&mut hash, &mut |points| Ok(put(&to_bytes(points))?))?;
        let Lagrange { tau1, tau2, .. } = self.lagrange;
        for (id, engine, matrix, points) in [
            (id::A, first, 0, tau1),
            (id::B1, first, 1, tau1),
            (id::B2, second, 1, tau2),
        ] {
            front(id, engine, signals, put)?;
            let takes = [Take { matrix, points }];
            let public = (matrix == 0).then_some(points);
            let columns = self.columns(engine, &takes, public);
            self.points(&columns, 0..signals, &mut hash, &mut |points| {
                Ok(put(&to_bytes(points))?)
            })?;
        }
        let [circuit_hash, _] = hash.finish();
        put(&Contributions::none(circuit_hash).section())?;
        Ok(circuit_hash)
    }

    /// The circuit's hash, as far as the header goes.
    pub fn hashed_header(&self) -> Result<CircuitHash, Error> {
        let (first, second, header) = (self.groups.first(), self.groups.second(), self.header()?);
        let mut hash = CircuitHash::new();
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
        Ok(hash)
    }

    fn columns<'c>(
        &'c self,
        engine: &'c Engine,
        takes: &'c [Take<'c>],
        public: Option<PointsInPlace<'c>>,
    ) -> Columns<'c> {
        Columns {
            circuit: self.circuit,
            groups: self.groups,
            engine,
            takes,
            public,
        }
    }

    /// What C and IC are made of.
    fn of_all(&self) -> [Take<'a>; 3] {
        let Lagrange {
            tau1,
            alpha1,
            beta1,
            ..
        } = self.lagrange;
        [(0, beta1), (1, alpha1), (2, tau1)].map(|(matrix, points)| Take { matrix, points })
    }

    /// IC, hashed; its bytes.
    pub fn inputs(&self, hash: &mut CircuitHash, put: Put<'_>) -> Result<(), Error> {
        let (takes, public) = (self.of_all(), Some(self.lagrange.beta1));
        let columns = self.columns(self.groups.first(), &takes, public);
        let signals = 0..self.circuit.public_signals() + 1;
        self.points(&columns, signals, hash, &mut |points| {
            Ok(put(&to_bytes(points))?)
        })
    }

    /// C, hashed.
    pub fn others(&self, hash: &mut CircuitHash, put: Given<'_>) -> Result<(), Error> {
        let takes = self.of_all();
        let columns = self.columns(self.groups.first(), &takes, None);
        let signals = self.circuit.public_signals() + 1..self.circuit.signals();
        self.points(&columns, signals, hash, put)
    }

    /// What section 4 holds.
    pub fn coefficients(&self, put: Put<'_>) -> Result<(), Error> {
        terms(self.circuit, self.groups, self.work, put)
    }

    /// Points of signals, which are hashed behind their number.
    fn points(
        &self,
        columns: &Columns<'_>,
        signals: Range<usize>,
        hash: &mut CircuitHash,
        put: Given<'_>,
    ) -> Result<(), Error> {
        let engine = columns.engine;
        hash.update(&count32(FORMAT, signals.len())?.to_be_bytes());
        columns.each(signals, self.work, |points| {
            put(&points)?;
            hash.points(engine, points, &self.work.options)
        })
    }

    /// Hashes a list behind its number.
    pub fn hash(
        &self,
        engine: &Engine,
        list: &PointsInPlace<'_>,
        hash: &mut CircuitHash,
    ) -> Result<(), Error> {
        hash.update(&count32(FORMAT, list.len())?.to_be_bytes());
        for first in (0..list.len()).step_by(BLOCK) {
            let points = some(engine, list, first..(first + BLOCK).min(list.len()));
            hash.points(engine, points, &self.work.options)?;
            self.work.step(0.0)?;
        }
        Ok(())
    }

    /// Section 9, H.
    fn doubled(&self, put: Put<'_>) -> Result<(), Error> {
        let (engine, domain) = (self.groups.first(), self.circuit.domain());
        let doubled = self.prepared.doubled(self.work)?;
        for first in (0..2 * domain).step_by(2 * BLOCK) {
            let points = some(engine, &doubled, first..(first + 2 * BLOCK).min(2 * domain));
            let bytes = to_bytes(&points);
            let pairs = bytes.chunks_exact(2 * size(engine));
            let odd: Vec<u8> = pairs
                .flat_map(|pair| &pair[pair.len() / 2..])
                .copied()
                .collect();
            put(&odd)?;
        }
        Ok(())
    }

    /// Hashes `τ^{n+i} − τ^i` in G1 for all i below n − 1, and as snarkjs does up to the end of the last part.
    pub fn differences(&self, hash: &mut CircuitHash) -> Result<(), Error> {
        let (engine, n) = (self.groups.first(), self.circuit.domain());
        let p = self.groups.curve().p.to_u64_digits();
        hash.update(&count32(FORMAT, n - 1)?.to_be_bytes());
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
            hash.points(engine, differences, &self.work.options)?;
            self.work.step((last - first) as f64)?;
        }
        if there < n + hashed {
            let point = {
                let lower = some(engine, &powers, there - n..there - n + 1);
                last_difference(engine, self.prepared.behind_powers()?, &lower)
            };
            hash.update(&point);
        }
        Ok(())
    }
}

/// Section 4.
pub fn coefficients(
    circuit: &Circuit,
    groups: &Groups,
    work: &Work<'_>,
    put: Put<'_>,
) -> Result<(), Error> {
    let [a, b, _] = circuit.terms();
    let terms_of_all = a + b + circuit.public_signals() as u64 + 1;
    put(&section(id::COEFFICIENTS, 4 + COEFFICIENT * terms_of_all))?;
    terms(circuit, groups, work, put)
}

/// What section 4 holds: the number of terms of a and b, the terms constraint by constraint, and those of the public
/// signals' own constraints.
fn terms(circuit: &Circuit, groups: &Groups, work: &Work<'_>, put: Put<'_>) -> Result<(), Error> {
    let field = groups.scalars()?;
    let order = integers::order(field);
    let [a, b, _] = circuit.terms();
    let own = circuit.public_signals() as u64 + 1;
    let count = count32(FORMAT, (a + b + own) as usize)?;
    put(&count.to_le_bytes())?;
    let options = &of_field(&work.options);
    let mut block: Vec<([u32; 3], Scalar)> = Vec::with_capacity(BLOCK);
    let mut write = |block: &mut Vec<([u32; 3], Scalar)>| -> Result<(), Error> {
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
        work.step(0.0)?;
        Ok(put(&bytes)?)
    };
    for (constraint, combinations) in circuit.each().enumerate() {
        for (matrix, combination) in (0..2).zip(combinations) {
            for (signal, coefficient) in combination.each() {
                let value = reduced(coefficient, &order);
                block.push(([matrix, constraint as u32, signal], value));
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
