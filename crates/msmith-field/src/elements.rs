//! Elements that stay in the lanes between one operation and the next.

use crate::field::{Field, Job};
use crate::options::Options;
use crate::transform::tables::splat;
use crate::transform::{LANES_FROM, Read, TASK, Vectors, Words, each, inlined};
use msmith_core::Error;
use msmith_core::ring::Lanes;

/// A list of elements of a field in the form of the backend's lanes, for several operations one after the other: reading
/// words and writing them takes a fifth of the time of a transform.
pub struct Elements {
    field: Field,
    len: usize,
    list: Box<dyn std::any::Any + Send + Sync>,
}

/// The vectors of a ring.
pub(crate) struct List<E> {
    pub vectors: Vec<E>,
    /// They are in bit-reversed order, as a transform leaves them.
    pub reversed: bool,
}

impl Field {
    /// A list from Montgomery words.
    ///
    /// Errors: those of [`Field::check`].
    pub fn elements(&self, words: &[u64], options: &Options<'_>) -> Result<Elements, Error> {
        let len = self.check(words)?;
        let threads = options.threads_for(len)?;
        options.check_memory((len * self.lanes().bytes) as u64)?;
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

    /// Whether lists of that length are in the lanes, word for word.
    pub(crate) fn has_lanes(&self, len: usize) -> bool {
        let lanes = self.lanes();
        lanes.width > 1 && len >= LANES_FROM
    }

    /// Runs a job in the lanes, or in words.
    pub(crate) fn on<J: Job>(&self, lanes: bool, job: J) -> Result<J::Out, Error> {
        match lanes {
            true => self.in_lanes(job),
            false => self.in_words(job),
        }
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
    pub fn words(&self, options: &Options<'_>) -> Result<Vec<u64>, Error> {
        let mut words = vec![0; self.len * self.field.words()];
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
    /// Errors: a list of another length or field.
    pub fn mul(&mut self, other: &Self, options: &Options<'_>) -> Result<(), Error> {
        self.pointwise(Some(other), Op::Mul, options)
    }

    /// Adds the other list's elements.
    ///
    /// Errors: a list of another length or field.
    pub fn add(&mut self, other: &Self, options: &Options<'_>) -> Result<(), Error> {
        self.pointwise(Some(other), Op::Add, options)
    }

    /// Subtracts the other list's elements.
    ///
    /// Errors: a list of another length or field.
    pub fn sub(&mut self, other: &Self, options: &Options<'_>) -> Result<(), Error> {
        self.pointwise(Some(other), Op::Sub, options)
    }

    /// Multiplies each by one element.
    ///
    /// Errors: those of [`Field::check`].
    pub fn scale(&mut self, by: &[u64], options: &Options<'_>) -> Result<(), Error> {
        self.field.check_one(by)?;
        self.pointwise(None, Op::Scale(by.to_vec()), options)
    }

    fn pointwise(
        &mut self,
        other: Option<&Self>,
        op: Op,
        options: &Options<'_>,
    ) -> Result<(), Error> {
        if let Some(other) = other {
            if other.len != self.len {
                return Err(Error::Layout(format!(
                    "lists of {} and {} elements",
                    self.len, other.len
                )));
            }
            if other.field.modulus() != self.field.modulus()
                || other.field.backend() != self.field.backend()
            {
                return Err(Error::Layout("lists of two fields, or backends".into()));
            }
        }
        let threads = options.threads_for(self.len)?;
        let (field, lanes) = (self.field.clone(), self.field.has_lanes(self.len));
        field.on(
            lanes,
            Pointwise {
                elements: self,
                other,
                op,
                options,
                threads,
            },
        )?
    }

    /// The vectors of a ring, which is that of the list.
    pub(crate) fn of<R: Lanes>(&mut self) -> Result<&mut List<R::El>, Error> {
        self.list.downcast_mut().ok_or_else(other_backend)
    }

    fn seen<R: Lanes>(&self) -> Result<&List<R::El>, Error> {
        self.list.downcast_ref().ok_or_else(other_backend)
    }

    pub(crate) fn field(&self) -> &Field {
        &self.field
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
    type Out = Result<Box<dyn std::any::Any + Send + Sync>, Error>;

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let (w, words) = (f.words(), self.words);
        let count = words.len() / w;
        let mut vectors = vec![f.zero(); count.div_ceil(R::WIDTH)];
        let read = Words {
            words,
            filled: count,
        };
        let load = inlined(
            #[inline(always)]
            |k: usize, part: &mut [R::El]| {
                for (j, x) in part.iter_mut().enumerate() {
                    *x = Read::<R>::read(&read, &f, k * TASK + j);
                }
            },
        );
        each(
            &f,
            self.threads,
            self.options,
            vectors.chunks_mut(TASK),
            load,
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
        let store = inlined(
            #[inline(always)]
            |k: usize, out: &mut [u64]| {
                let mut last = vec![0; w];
                for (j, words) in out.chunks_mut(w).enumerate() {
                    let x = vectors.at(k * TASK + j);
                    match words.len() == w {
                        true => f.store_words(x, words),
                        false => {
                            f.store_words(x, &mut last);
                            words.copy_from_slice(&last[..words.len()]);
                        }
                    }
                }
            },
        );
        each(
            &f,
            self.threads,
            self.options,
            self.words.chunks_mut(w * TASK),
            store,
        )
    }
}

enum Op {
    Mul,
    Add,
    Sub,
    /// By one element, words.
    Scale(Vec<u64>),
}

struct Pointwise<'a> {
    elements: &'a mut Elements,
    other: Option<&'a Elements>,
    op: Op,
    options: &'a Options<'a>,
    threads: usize,
}

impl Job for Pointwise<'_> {
    type Out = Result<(), Error>;

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let list = self.elements.of::<R>()?;
        let factor = match &self.op {
            Op::Scale(by) => splat(&f, by),
            _ => f.one(),
        };
        let other = match self.other {
            Some(other) => other.seen::<R>()?,
            None => &List {
                vectors: Vec::new(),
                reversed: list.reversed,
            },
        };
        // The other's vectors in the order of this list's.
        let theirs = Vectors::new(&other.vectors, other.reversed != list.reversed);
        let op = &self.op;
        let pointwise = inlined(
            #[inline(always)]
            |k: usize, part: &mut [R::El]| {
                for (j, x) in part.iter_mut().enumerate() {
                    let k = k * TASK + j;
                    *x = match op {
                        Op::Mul => f.mul(x, theirs.at(k)),
                        Op::Add => f.norm(&f.add(x, theirs.at(k))),
                        Op::Sub => f.norm(&f.sub::<1>(x, theirs.at(k))),
                        Op::Scale(_) => f.mul(x, &factor),
                    };
                }
            },
        );
        each(
            &f,
            self.threads,
            self.options,
            list.vectors.chunks_mut(TASK),
            pointwise,
        )
    }
}
