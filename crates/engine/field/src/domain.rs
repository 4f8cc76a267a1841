//! Roots of unity, and the transforms over them.

use crate::elements::Elements;
use crate::field::{Field, integer};
use crate::options::Options;
use crate::transform::{OfElements, OfWords, Shared, tables};
use msmith_core::Error;
use msmith_core::memory::{filled, within};
use num_bigint::BigUint;
use num_traits::One;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// Where polynomials over a field are evaluated: `g·ω^i` for a root of unity ω of order n = 2^k, and a shift g, which is
/// 1 unless [`Domain::coset`] says otherwise.
///
/// The roots are made at the first transform and kept, as clones share them: some 52 bytes an element in the lanes with
/// AVX2, twice that where both directions are used, 16 to 48 in 64-bit words. Values at a point and quotients keep the
/// words of another list.
#[derive(Clone)]
pub struct Domain {
    field: Field,
    log: u32,
    root: BigUint,
    shift: BigUint,
    kept: Arc<KeptRoots>,
}

/// Roots, made when first needed.
#[derive(Default)]
struct KeptRoots {
    /// For transforms, by direction.
    tables: [OnceLock<Box<tables::Any>>; 2],
    /// See [`Domain::halves`].
    halves: OnceLock<Vec<u64>>,
}

impl Domain {
    /// The n-th roots of unity: powers of `x^((p−1)/n)` for the field's generator x ([`Field::with_generator`]).
    ///
    /// Errors: an n that is not a power of 2, or does not divide p − 1.
    pub fn new(field: &Field, n: usize) -> Result<Self, Error> {
        check(field, n)?;
        let Some(generator) = field.generator() else {
            return Err(no_domain(n, "no root of unity of that order was found"));
        };
        let root = generator.modpow(&((field.p() - 1u32) / n), field.p());
        Self::of(field, n, root)
    }

    /// The n-th roots of unity, powers of a given one: an integer in words, least significant first.
    ///
    /// Errors: those of [`Domain::new`]; a root whose order is not n.
    pub fn with_root(field: &Field, n: usize, root: &[u64]) -> Result<Self, Error> {
        check(field, n)?;
        Self::of(field, n, integer(root))
    }

    fn of(field: &Field, n: usize, root: BigUint) -> Result<Self, Error> {
        let p = field.p();
        let order = match n {
            1 => root.is_one(),
            _ => root < *p && root.modpow(&(n / 2).into(), p) == p - 1u32,
        };
        match order {
            false => Err(no_domain(n, "the root does not have that order")),
            true => Ok(Self {
                field: field.clone(),
                log: n.ilog2(),
                root,
                shift: One::one(),
                kept: Arc::default(),
            }),
        }
    }

    /// The same roots times a shift, an integer in words, which is taken modulo p.
    ///
    /// Errors: a shift without an inverse.
    pub fn coset(self, shift: &[u64]) -> Result<Self, Error> {
        let shift = integer(shift) % self.field.p();
        match shift == BigUint::ZERO {
            true => Err(no_domain(self.len(), "the shift has no inverse")),
            false => Ok(Self {
                shift,
                kept: Arc::default(),
                ..self
            }),
        }
    }

    /// The number of roots.
    #[allow(clippy::len_without_is_empty, reason = "it is never empty")]
    pub fn len(&self) -> usize {
        1 << self.log
    }

    /// The field.
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// The root of unity: an integer in words, least significant first.
    pub fn root(&self) -> Vec<u64> {
        self.root.to_u64_digits()
    }

    /// The shift: an integer in words, least significant first.
    pub fn shift(&self) -> Vec<u64> {
        self.shift.to_u64_digits()
    }

    /// Coefficients to values, in place: `Σ_j (g·ω^i)^j·x_j` for every i, in that order. The list has n elements, or
    /// several times n: then it is several lists, one after the other, each transformed alone.
    ///
    /// `n·log₂ n / 2` products, and n more on a coset; memory for one list in the lanes beside the list (48 bytes an
    /// element for 256 bits with AVX2). In the lanes from 64 elements on, in 64-bit words below.
    ///
    /// Errors: another number of elements; an element that is not below p, by its index; those of the options. Time
    /// does not depend on the values.
    pub fn fft(&self, values: &mut [u64], options: &Options<'_>) -> Result<(), Error> {
        self.in_place(values, self.len(), Direction::Forward, options)
    }

    /// Values to coefficients, in place: the inverse of [`Domain::fft`], of one or of several lists.
    ///
    /// Errors and cost: as there, and in 64-bit words n products more.
    pub fn ifft(&self, values: &mut [u64], options: &Options<'_>) -> Result<(), Error> {
        self.in_place(values, self.len(), Direction::Inverse, options)
    }

    /// The values of a polynomial of at most n coefficients, which need not be filled up with zeros.
    ///
    /// Errors: more than n coefficients; those of [`Domain::fft`].
    pub fn values(&self, coefficients: &[u64], options: &Options<'_>) -> Result<Vec<u64>, Error> {
        let given = self.field.check(coefficients)?;
        if given > self.len() {
            return Err(no_domain(
                self.len(),
                &format!("there are {given} coefficients"),
            ));
        }
        let mut values = within(|| filled(self.len() * self.field.words(), 0))?;
        values[..coefficients.len()].copy_from_slice(coefficients);
        self.in_place(&mut values, given, Direction::Forward, options)?;
        Ok(values)
    }

    /// [`Domain::fft`] of a list that stays in the lanes.
    ///
    /// Errors: a list of another length, field or backend; those of the options. After [`Error::Cancelled`] the list is
    /// as it was. Memory for one list more.
    pub fn fft_elements(&self, list: &mut Elements, options: &Options<'_>) -> Result<(), Error> {
        self.elements(list, Direction::Forward, options)
    }

    /// [`Domain::ifft`] of a list that stays in the lanes. As [`Domain::fft_elements`].
    pub fn ifft_elements(&self, list: &mut Elements, options: &Options<'_>) -> Result<(), Error> {
        self.elements(list, Direction::Inverse, options)
    }

    fn in_place(
        &self,
        lists: &mut [u64],
        filled: usize,
        direction: Direction,
        options: &Options<'_>,
    ) -> Result<(), Error> {
        let count = self.field.check(lists)?;
        if count == 0 || !count.is_multiple_of(self.len()) {
            return Err(no_domain(self.len(), &format!("the list has {count}")));
        }
        let shared = self.shared(direction, options)?;
        self.run(OfWords {
            lists,
            filled,
            shared,
        })?
    }

    fn elements(
        &self,
        elements: &mut Elements,
        direction: Direction,
        options: &Options<'_>,
    ) -> Result<(), Error> {
        self.check_length(elements.len())?;
        elements.check_field(&self.field)?;
        let shared = self.shared(direction, options)?;
        self.run(OfElements { elements, shared })?
    }

    fn run<J: crate::field::Job>(&self, job: J) -> Result<J::Out, Error> {
        self.field.on(self.field.has_lanes(self.len()), job)
    }

    fn shared<'a>(
        &'a self,
        direction: Direction,
        options: &'a Options<'a>,
    ) -> Result<Shared<'a>, Error> {
        let n = self.len();
        options.check_memory((n * self.field.element_bytes(n)) as u64)?;
        Ok(Shared {
            log: self.log,
            tables: self.tables(direction)?,
            pool: &self.field.pool,
            options,
            threads: options.threads_for(n)?,
        })
    }

    /// Bytes of the roots of both directions, at the most: those of the first levels, the rest, and of a coset the
    /// factors of the inverse.
    pub(crate) fn most_bytes(&self) -> u64 {
        let bytes = self.field.element_bytes(self.len()) as u64;
        let lists = if self.shift.is_one() { 2 } else { 3 };
        (lists * bytes + bytes / 4) << self.log
    }

    pub(crate) fn root_number(&self) -> &BigUint {
        &self.root
    }

    pub(crate) fn shift_number(&self) -> &BigUint {
        &self.shift
    }

    /// 1/g, unless g is 1.
    pub(crate) fn shift_inverse(&self) -> Result<Option<BigUint>, Error> {
        let shift = Some(&self.shift).filter(|shift| !shift.is_one());
        shift.map(|shift| self.inverse(shift)).transpose()
    }

    pub(crate) fn inverse(&self, x: &BigUint) -> Result<BigUint, Error> {
        let none = || no_domain(self.len(), "a number has no inverse");
        x.modinv(self.field.p()).ok_or_else(none)
    }

    /// An error unless a list has n elements.
    pub(crate) fn check_length(&self, count: usize) -> Result<(), Error> {
        match count == self.len() {
            true => Ok(()),
            false => Err(no_domain(self.len(), &format!("the list has {count}"))),
        }
    }

    /// The powers of a root of order 2m below m, one list after the other for m = 1, 2, 4, … n/2: of each pair of roots ±σ
    /// one. Each root is the square of that of the next list.
    pub(crate) fn halves(&self, options: &Options<'_>) -> Result<&[u64], Error> {
        if let Some(halves) = self.kept.halves.get() {
            return Ok(halves);
        }
        let (n, w) = (self.len(), self.field.words());
        let powers = self.field.element(&self.root);
        let powers = self.field.powers(&powers, n / 2, options)?;
        let mut list = within(|| filled((n - 1) * w, 0))?;
        let mut words = list.chunks_exact_mut(w);
        for log in (1..=self.log).rev() {
            let some = powers.chunks_exact(w).step_by(1 << (log - 1));
            some.zip(&mut words)
                .for_each(|(x, to)| to.copy_from_slice(x));
        }
        Ok(self.kept.halves.get_or_init(|| list))
    }

    fn tables(&self, direction: Direction) -> Result<&tables::Any, Error> {
        let kept = &self.kept.tables[direction as usize];
        if let Some(tables) = kept.get() {
            return Ok(&**tables);
        }
        let p = self.field.p();
        let of = |x: &BigUint| Some(self.field.element(x));
        let shift = Some(&self.shift).filter(|shift| !shift.is_one());
        let (root, before, after, scale) = match direction {
            Direction::Forward => (self.root.clone(), shift.and_then(of), None, None),
            Direction::Inverse => {
                let after = self.shift_inverse()?;
                let n = self.inverse(&(BigUint::from(self.len()) % p))?;
                (
                    self.inverse(&self.root)?,
                    None,
                    after.as_ref().and_then(of),
                    of(&n),
                )
            }
        };
        let made = self.run(tables::Make {
            log: self.log,
            root: &self.field.element(&root),
            before: before.as_deref(),
            after: after.as_deref(),
            scale: scale.as_deref(),
        })?;
        Ok(&**kept.get_or_init(|| made))
    }
}

impl fmt::Debug for Domain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Domain")
            .field("field", &self.field)
            .field("len", &self.len())
            .field("root", &self.root)
            .field("shift", &self.shift)
            .finish_non_exhaustive()
    }
}

#[derive(Clone, Copy)]
enum Direction {
    Forward,
    Inverse,
}

fn check(field: &Field, n: usize) -> Result<(), Error> {
    if !n.is_power_of_two() {
        return Err(no_domain(n, "that is not a power of 2"));
    }
    if (field.p() - 1u32) % n != BigUint::ZERO {
        return Err(no_domain(n, "the field has no root of unity of that order"));
    }
    Ok(())
}

fn no_domain(n: usize, why: &str) -> Error {
    Error::Option(format!("no Fourier transform of length {n}: {why}"))
}
