//! Elements that stay in the lanes between one operation and the next.

use crate::blocks::each;
use crate::elementwise::{Op, With, same_number};
use crate::field::{Field, Job};
use crate::options::Options;
use crate::vectors::{List, Source, TASK, Vectors, Words, splat, store};
use msmith_core::Error;
use msmith_core::enter;
use msmith_core::memory::{filled, resize, within};
use msmith_core::ring::Lanes;
use std::any::Any;

/// A list of elements of a field in the form of the backend's lanes, for several operations one after the other: reading
/// words and writing them takes a fifth of the time of a transform.
///
/// A transform leaves its result in bit-reversed order, which sums and products by element do not mind, the next
/// transform reads as it is, and [`Elements::words`] puts right: no step of its own reverses anything. Lists in either
/// order can be added and multiplied. The order that callers see is always that of the list.
///
/// Lists of fewer than 64 elements are in 64-bit words, as all are where the backend has no lanes for the prime.
pub struct Elements {
    field: Field,
    len: usize,
    list: Box<dyn Any + Send + Sync>,
}

impl Field {
    /// A list from Montgomery words.
    ///
    /// Errors: those of [`Field::check`]; a memory limit below that of the list (48 bytes an element for 256 bits with
    /// AVX2); zero threads; [`Error::Cancelled`].
    pub fn elements(&self, words: &[u64], options: &Options<'_>) -> Result<Elements, Error> {
        let len = self.check(words)?;
        let threads = options.threads_for(len)?;
        options.check_memory((len * self.element_bytes(len)) as u64)?;
        let read = Load {
            words,
            options,
            threads,
        };
        let list = self.on(self.has_lanes(len), read)??;
        Ok(Elements {
            field: self.clone(),
            len,
            list,
        })
    }
}

impl Elements {
    /// The number of elements.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The elements as Montgomery words.
    ///
    /// Errors: a memory limit below that of the words; zero threads; [`Error::Cancelled`].
    pub fn words(&self, options: &Options<'_>) -> Result<Vec<u64>, Error> {
        options.check_memory((8 * self.len * self.field.words()) as u64)?;
        let mut words = within(|| filled(self.len * self.field.words(), 0))?;
        let threads = options.threads_for(self.len)?;
        let job = Store {
            elements: self,
            words: &mut words,
            options,
            threads,
        };
        self.field.on(self.field.has_lanes(self.len), job)??;
        Ok(words)
    }

    /// Multiplies each by the other list's element of its place.
    ///
    /// Errors: a list of another length, field or backend ([`Error::Layout`]); zero threads; [`Error::Cancelled`]. No
    /// memory.
    pub fn mul(&mut self, other: &Self, options: &Options<'_>) -> Result<(), Error> {
        self.pointwise(Op::Mul, With::List(other), options)
    }

    /// Adds the other list's elements. As [`Elements::mul`].
    pub fn add(&mut self, other: &Self, options: &Options<'_>) -> Result<(), Error> {
        self.pointwise(Op::Add, With::List(other), options)
    }

    /// Subtracts the other list's elements. As [`Elements::mul`].
    pub fn sub(&mut self, other: &Self, options: &Options<'_>) -> Result<(), Error> {
        self.pointwise(Op::Sub, With::List(other), options)
    }

    /// Multiplies each by one element.
    ///
    /// Errors: words that are not one element ([`Error::Layout`], [`Error::NotReduced`]); zero threads;
    /// [`Error::Cancelled`]. No memory.
    pub fn scale(&mut self, by: &[u64], options: &Options<'_>) -> Result<(), Error> {
        self.field.check_one(by)?;
        self.pointwise(Op::Mul, With::One(by), options)
    }

    fn pointwise(
        &mut self,
        op: Op,
        with: With<'_, &Self>,
        options: &Options<'_>,
    ) -> Result<(), Error> {
        if let With::List(other) = with {
            other.check_field(&self.field)?;
            same_number(self.len, other.len)?;
        }
        let threads = options.threads_for(self.len)?;
        let (field, lanes) = (self.field.clone(), self.field.has_lanes(self.len));
        field.on(
            lanes,
            Pointwise {
                elements: self,
                op,
                with,
                options,
                threads,
            },
        )?
    }

    /// An error unless the elements are those of a field.
    pub(crate) fn check_field(&self, field: &Field) -> Result<(), Error> {
        let wrong = if self.field.modulus() != field.modulus() {
            "elements of another field"
        } else if self.field.backend() != field.backend() {
            "elements of another backend"
        } else {
            return Ok(());
        };
        Err(Error::Layout(wrong.into()))
    }

    /// The vectors of a ring, which is that of the list.
    pub(crate) fn of<R: Lanes>(&mut self) -> Result<&mut List<R::El>, Error> {
        self.list.downcast_mut().ok_or_else(other_backend)
    }

    fn seen<R: Lanes>(&self) -> Result<&List<R::El>, Error> {
        self.list.downcast_ref().ok_or_else(other_backend)
    }
}

fn other_backend() -> Error {
    Error::Backend("elements are those of another backend".into())
}

struct Load<'a> {
    words: &'a [u64],
    options: &'a Options<'a>,
    threads: usize,
}

impl Job for Load<'_> {
    type Out = Result<Box<dyn Any + Send + Sync>, Error>;

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let filled = self.words.len() / f.words();
        let mut vectors = Vec::new();
        resize(&mut vectors, filled.div_ceil(R::WIDTH), f.zero());
        let words = self.words;
        let read = Words { words, filled };
        let (watch, parts) = (&self.options.watch, vectors.chunks_mut(TASK));
        each(
            self.threads,
            watch,
            parts,
            || (),
            |(), k, part| {
                enter!(f, {
                    for (j, x) in part.iter_mut().enumerate() {
                        *x = Source::<R>::read(&read, &f, k * TASK + j);
                    }
                });
            },
        )?;
        Ok(Box::new(List {
            vectors,
            reversed: false,
        }))
    }
}

struct Store<'a> {
    elements: &'a Elements,
    words: &'a mut [u64],
    options: &'a Options<'a>,
    threads: usize,
}

impl Job for Store<'_> {
    type Out = Result<(), Error>;

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let list = self.elements.seen::<R>()?;
        let vectors = Vectors::new(&list.vectors, list.reversed);
        let w = f.words() * R::WIDTH;
        let (watch, parts) = (&self.options.watch, self.words.chunks_mut(w * TASK));
        each(
            self.threads,
            watch,
            parts,
            || (),
            |(), k, part| {
                enter!(f, {
                    for (j, words) in part.chunks_mut(w).enumerate() {
                        store(&f, vectors.at(k * TASK + j), words);
                    }
                });
            },
        )?;
        Ok(())
    }
}

struct Pointwise<'a> {
    elements: &'a mut Elements,
    op: Op,
    with: With<'a, &'a Elements>,
    options: &'a Options<'a>,
    threads: usize,
}

impl Job for Pointwise<'_> {
    type Out = Result<(), Error>;

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let (list, op) = (self.elements.of::<R>()?, self.op);
        // The other's vectors in the order of this list's.
        let one = match self.with {
            With::List(_) => None,
            With::One(words) => Some(splat(&f, words)),
        };
        let theirs = match self.with {
            With::List(other) => {
                let other = other.seen::<R>()?;
                Vectors::new(&other.vectors, other.reversed != list.reversed)
            }
            With::One(_) => Vectors::new(&[], false),
        };
        let (watch, parts) = (&self.options.watch, list.vectors.chunks_mut(TASK));
        each(
            self.threads,
            watch,
            parts,
            || (),
            |(), k, part| {
                enter!(f, {
                    for (j, x) in part.iter_mut().enumerate() {
                        *x = match &one {
                            Some(one) => op.of(&f, x, one),
                            None => op.of(&f, x, theirs.at(k * TASK + j)),
                        };
                    }
                });
            },
        )?;
        Ok(())
    }
}
