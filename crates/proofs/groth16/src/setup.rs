//! A key of a circuit at once, by somebody who knows all its secrets: for trials, or where one party is trusted.

use std::path::Path;

use msmith::curve::Curve;
use msmith::{Backend, Engine, Options, Point, Scalars, WordPoints};
use msmith_core::words::integer;
use msmith_io::sections::section;
use num_bigint::BigUint;
use zeroize::Zeroizing;

use crate::qap::{Values, lagrange, values};
use crate::quotient::snarkjs_root;
use crate::zkey::{self, Contributions, Header, id};
use crate::{Error, Groups};
use msmith_circom::circuit::Circuit;
use msmith_circom::encoded::{size, to_bytes};
use msmith_circom::groups::{WORDS, of_field};
use msmith_circom::integers::{self, Scalar, is_below};
use msmith_circom::points::generator;
use msmith_circom::random::Secret;
use msmith_circom::room::blocks;
use msmith_circom::work::{Put, Work};
use msmith_io::table::whole_with;

/// Products of one base that are made together.
const BLOCK: usize = 1 << 17;

/// τ, α, β, γ and δ, scalars that nobody may know who should not make false proofs. Wiped from memory when they go.
pub struct Toxic {
    values: Zeroizing<[Scalar; 5]>,
    curve: Curve,
}

/// They are not shown.
impl std::fmt::Debug for Toxic {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Toxic").finish_non_exhaustive()
    }
}

impl Toxic {
    /// Some of a secret.
    ///
    /// Errors: none for a curve that is served.
    pub fn draw(groups: &Groups, secret: &Secret) -> Result<Self, Error> {
        let mut random = secret.random();
        let mut values = Zeroizing::new([[0; WORDS]; 5]);
        for value in values.iter_mut() {
            while *value == [0; WORDS] {
                *value = *random.scalar(groups)?;
            }
        }
        let curve = groups.curve().clone();
        Ok(Self { values, curve })
    }

    /// Those of the caller: τ, α, β, γ and δ in this order, integers below r.
    ///
    /// Errors: one that is 0 or not below r.
    pub fn new(groups: &Groups, values: [[u64; 4]; 5]) -> Result<Self, Error> {
        let order = integers::order(groups.scalars()?);
        let values = Zeroizing::new(values);
        for (index, value) in values.iter().enumerate() {
            let what = "toxic value";
            if !is_below(value, &order) {
                return Err(Error::NotBelowOrder { what, index });
            }
            if *value == [0; WORDS] {
                let why = format!("value {index} is 0");
                return Err(Error::Text { what, why });
            }
        }
        let curve = groups.curve().clone();
        Ok(Self { values, curve })
    }
}

/// Writes the `.zkey` of a circuit for given secrets, without powers of τ: what a ceremony of one party who keeps them makes.
/// `snarkjs groth16 prove` and [`crate::prove`] take it, its verifying key is as every other. With γ and δ of 1 it is, but for
/// the circuit's hash, the first key that [`crate::zkey::new`] makes from powers of the same τ, α and β. The hash of the
/// circuit, which binds contributions to it, is zero: nobody else could make sure of the key.
///
/// Memory: 128 bytes for each signal and for each constraint of the domain, which the limit of the options must have
/// room for, and beside them some 30 MiB. Cost: a product of a fixed base for each point. **Variable time** in the
/// secrets. What is left of them in memory: integers of the library that τ's powers are made with, and what the system
/// swaps out.
///
/// Errors: a memory limit below the lists of signals and constraints; secrets of another curve, or a τ that is a root
/// of unity of the domain; a domain for which there are no roots; those of the options and of the file that is written.
pub fn setup(
    circuit: &Circuit,
    toxic: &Toxic,
    out: &Path,
    backend: Backend,
    options: &Options<'_>,
) -> Result<(), Error> {
    let groups = &Groups::new(circuit.curve(), backend)?;
    groups.must_be("toxic values", &toxic.curve)?;
    let (signals, n) = (circuit.signals(), circuit.domain());
    // Values of signals, one list twice, and of twice the domain with its roots.
    let options = &blocks(options, 32 * (4 * signals + 4 * n) as u64)?;
    let work = &Work::new(options, (6 * signals + n) as f64);
    let made = Made::new(circuit, groups, toxic, work)?;
    whole_with(out, |put| made.write(put))
}

/// The scalars of a key's points, plain integers.
struct Made<'a> {
    circuit: &'a Circuit,
    groups: &'a Groups,
    toxic: &'a Toxic,
    work: &'a Work<'a>,
    a: Zeroizing<Vec<Scalar>>,
    b: Zeroizing<Vec<Scalar>>,
    /// IC and C.
    c: Zeroizing<Vec<Scalar>>,
    h: Zeroizing<Vec<Scalar>>,
}

impl<'a> Made<'a> {
    fn new(
        circuit: &'a Circuit,
        groups: &'a Groups,
        toxic: &'a Toxic,
        work: &'a Work<'a>,
    ) -> Result<Self, Error> {
        let (field, options) = (groups.scalars()?, &work.options);
        let own = &of_field(options);
        let n = circuit.domain();
        let r = integer(field.modulus());
        let [tau, alpha, beta, gamma, delta] = &*toxic.values;
        if integer(tau).modpow(&(2 * n).into(), &r) == BigUint::from(1u32) {
            let (what, why) = ("toxic value", "tau is a root of unity".into());
            return Err(Error::Text { what, why });
        }
        let root = snarkjs_root(field, 2 * n)?;
        let element = |x: &Scalar| {
            let mut x = Zeroizing::new(*x);
            field.to_montgomery(x.as_mut_slice(), own).map(|()| x)
        };
        let inverse = |x: &Scalar| {
            let mut x = element(x)?;
            field.invert(x.as_mut_slice(), own).map(|_| x)
        };
        let over_delta = inverse(delta)?;

        let doubled = lagrange(field, (2 * n, &root), tau, options)?;
        let odd = doubled.as_chunks().0.iter().skip(1).step_by(2);
        let mut h = Zeroizing::new(odd.copied().collect::<Vec<Scalar>>());
        drop(doubled);
        field.scale(h.as_flattened_mut(), over_delta.as_slice(), own)?;

        let square = &root * &root % &r;
        let forms = lagrange(field, (n, &square), tau, options)?;
        let Values {
            mut a,
            mut b,
            mut c,
        } = values(circuit, groups, &forms, options)?;
        drop(forms);
        for (list, by) in [(&a, beta), (&b, alpha)] {
            let mut product = list.clone();
            field.scale(product.as_flattened_mut(), element(by)?.as_slice(), own)?;
            field.add(c.as_flattened_mut(), product.as_flattened(), own)?;
        }
        let (inputs, others) = c.split_at_mut(circuit.public_signals() + 1);
        field.scale(inputs.as_flattened_mut(), inverse(gamma)?.as_slice(), own)?;
        field.scale(others.as_flattened_mut(), over_delta.as_slice(), own)?;
        for list in [&mut a, &mut b, &mut c, &mut h] {
            field.from_montgomery(list.as_flattened_mut(), own)?;
        }
        Ok(Self {
            circuit,
            groups,
            toxic,
            work,
            a,
            b,
            c,
            h,
        })
    }

    fn write(&self, put: Put<'_>) -> Result<(), Error> {
        let (first, second) = (self.groups.first(), self.groups.second());
        let public = self.circuit.public_signals();
        let one = |engine: &Engine, scalar: &Scalar| engine.mul(scalar, &generator(engine));
        let [_, alpha, beta, gamma, delta] = &*self.toxic.values;
        let header = Header {
            signals: self.circuit.signals(),
            public,
            domain: self.circuit.domain(),
            alpha1: one(first, alpha)?,
            beta1: one(first, beta)?,
            beta2: one(second, beta)?,
            gamma2: one(second, gamma)?,
            delta1: one(first, delta)?,
            delta2: one(second, delta)?,
        };
        put(&header.front(self.groups)?)?;
        zkey::coefficients(self.circuit, self.groups, self.work, put)?;
        let (inputs, others) = self.c.split_at(public + 1);
        for (id, engine, scalars) in [
            (id::IC, first, inputs),
            (id::A, first, &self.a),
            (id::B1, first, &self.b),
            (id::B2, second, &self.b),
            (id::C, first, others),
            (id::H, first, &self.h),
        ] {
            self.products(id, engine, scalars, put)?;
        }
        Ok(put(&Contributions::none([0; 64]).section())?)
    }

    fn products(
        &self,
        id: u32,
        engine: &Engine,
        scalars: &[Scalar],
        put: Put<'_>,
    ) -> Result<(), Error> {
        put(&section(id, (size(engine) * scalars.len()) as u64))?;
        let base: Point = generator(engine);
        for block in scalars.chunks(BLOCK) {
            let scalars = Scalars::U256(block);
            let points: WordPoints = engine.mul_base(&base, scalars, &self.work.sure())?;
            put(&to_bytes(&points))?;
            self.work.step(zkey::weight(engine) * block.len() as f64)?;
        }
        Ok(())
    }
}
