//! Proofs of keys and circuits of other libraries: lists of points, and the values of a solved circuit.

use std::ffi::{c_char, c_void};

use msmith::{Backend, Engine, Point, Points};
use msmith_groth16::{Assignment, Groups, Key, Lists};

use super::blinding;
use crate::caller::{self, At};
use crate::form::{Form, Reads, point_bytes};
use crate::points::{Bytes, Given};
use crate::status::{Failure, MSMITH_ARGUMENT, MSMITH_LENGTH, MSMITH_NULL};

/// `msmith_groth16_lists`: the header describes it.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct CallerLists {
    /// Bytes of the structure, as the caller was compiled.
    pub size: usize,
    /// The curve's name.
    pub curve: *const c_char,
    /// Wires, the constant one and public ones among them.
    pub wires: usize,
    /// Public wires, without the constant one.
    pub signals: usize,
    /// Constraints.
    pub constraints: usize,
    /// The same, filled up to a power of 2.
    pub domain: usize,
    /// Points of A in the first group.
    pub a: *const c_void,
    /// Points of B in the first group.
    pub b1: *const c_void,
    /// Points of B in the second group.
    pub b2: *const c_void,
    /// Points of wires that are not public.
    pub c: *const c_void,
    /// Points of the quotient.
    pub h: *const c_void,
    /// NULL, or which points of A are left out.
    pub no_a: *const u8,
    /// NULL, or which points of B are left out.
    pub no_b: *const u8,
    /// NULL, or which points of C are left out.
    pub no_c: *const u8,
    /// 1 where the points of the quotient are in bit-reversed order.
    pub h_reversed: u32,
    /// Not used.
    pub reserved: u32,
    /// α, β, δ of the first group.
    pub first: *const c_void,
    /// β, δ of the second.
    pub second: *const c_void,
    /// Values of the wires.
    pub w: *const c_void,
    /// Values of A at the constraints.
    pub values_a: *const c_void,
    /// Values of B there.
    pub values_b: *const c_void,
}

impl CallerLists {
    /// Errors: NULL; another size than this version's.
    fn read(from: At<'_>) -> Result<Self, Failure> {
        if from.is_null() {
            return Err(Failure::new(MSMITH_NULL, "`lists` is NULL"));
        }
        let own = size_of::<Self>();
        let (size, from) =
            from.size_of::<Self>("`lists` is not aligned: it is no msmith_groth16_lists")?;
        if size != own {
            let why = format!(
                "lists.size is {size}: set it to sizeof(msmith_groth16_lists), which is {own} in this version"
            );
            return Err(Failure::new(MSMITH_ARGUMENT, why));
        }
        // SAFETY: all of it is there.
        let read = unsafe { from.read() };
        if read.h_reversed > 1 || read.reserved != 0 {
            let why = "lists.h_reversed is 0 or 1, and lists.reserved is 0";
            return Err(Failure::new(MSMITH_ARGUMENT, why));
        }
        if read.constraints > read.domain || read.signals >= read.wires {
            let why = format!(
                "{} constraints of {}, and {} public ones of {} wires without the constant one: that is no circuit",
                read.constraints, read.domain, read.signals, read.wires
            );
            return Err(Failure::new(MSMITH_LENGTH, why));
        }
        if u32::try_from(read.wires.max(read.domain)).is_err() {
            let why = "a circuit has less than 2^32 wires and constraints";
            return Err(Failure::new(MSMITH_LENGTH, why));
        }
        Ok(read)
    }
}

calls! {
/// A proof by lists: A, B and C in Montgomery form, side by side, 256 bytes for BN254 (proof_bytes says that it is
/// known). r, s as above. Nothing of the lists is checked but their numbers and the witness.
fn msmith_groth16_prove_lists(proof: to(c_void), proof_bytes: usize, lists: at(CallerLists), r: at(c_void),
                              s: at(c_void), options: options(NONE)) {
    let given = CallerLists::read(lists)?;
    let groups = Groups::by_name(given.at(given.curve).text("lists.curve")?, Backend::detect()?)?;
    let (g1, g2) = (groups.first(), groups.second());
    let needed = 2 * point_bytes(g1) + point_bytes(g2);
    let place = proof.place(needed, "proof")?;
    if proof_bytes != needed {
        let why = format!("`proof` has {proof_bytes} bytes, and a proof has {needed}");
        return Err(Failure::new(MSMITH_LENGTH, why));
    }
    let blinding = blinding(&groups, [r, s])?;
    let (lists, assignment) = (given.points(&groups)?, given.values(&groups)?);
    let key = Key::of_lists(&groups, lists)?;
    let made = assignment.prove(&key, &blinding, options)?.proof;
    let form = Form::new(0, Reads::Nothing)?;
    let parts = [(g1, made.a()), (g2, made.b()), (g1, made.c())];
    place.write(&parts.map(|(engine, point)| form.bytes(engine, point)).concat());
}
}

impl CallerLists {
    /// What one of the pointers leads to.
    fn at<'a, T>(&self, pointer: *const T) -> At<'a> {
        // SAFETY: the header says what there must be.
        unsafe { At::new(pointer) }
    }

    /// The points.
    fn points<'a>(&self, groups: &Groups) -> Result<Lists<'a>, Failure> {
        let (g1, g2) = (groups.first(), groups.second());
        let others = self.wires - self.signals - 1;
        let no_a = places(self.at(self.no_a), self.wires, "lists.no_a")?;
        let no_b = places(self.at(self.no_b), self.wires, "lists.no_b")?;
        let no_c = places(self.at(self.no_c), others, "lists.no_c")?;
        let placed = |engine: &Engine, at, len, places: Option<Vec<u32>>, what| {
            let there = |p: &Vec<u32>| p.iter().filter(|p| **p != LEFT_OUT).count();
            let n = places.as_ref().map_or(len, there);
            Ok::<_, Failure>(Box::new(Placed {
                points: row(engine, self.at(at), n, what)?,
                places,
                len,
            }))
        };
        let quotient = self.domain.saturating_sub(1);
        let reversed = (self.h_reversed == 1).then(|| reversed(quotient));
        Ok(Lists {
            first: few(g1, self.at(self.first), "lists.first")?,
            second: few(g2, self.at(self.second), "lists.second")?,
            a: placed(g1, self.a, self.wires, no_a, "lists.a")?,
            b1: placed(g1, self.b1, self.wires, no_b.clone(), "lists.b1")?,
            b2: placed(g2, self.b2, self.wires, no_b, "lists.b2")?,
            c: placed(g1, self.c, others, no_c, "lists.c")?,
            h: placed(g1, self.h, quotient, reversed, "lists.h")?,
            domain: self.domain,
            public: self.signals,
        })
    }

    /// The values.
    fn values(&self, groups: &Groups) -> Result<Assignment, Failure> {
        let words = |at, n, to, what| words(self.at(at), n, to, what);
        let (n, to) = (self.constraints, self.domain);
        let mut wires = words(self.w, self.wires, self.wires, "lists.w")?;
        let (a, b) = (
            words(self.values_a, n, to, "lists.values_a")?,
            words(self.values_b, n, to, "lists.values_b")?,
        );
        let field = groups.scalars()?;
        field.from_montgomery(&mut wires, &Default::default())?;
        Ok(Assignment { wires, a, b })
    }
}

/// Points of which some are left out, or that are in another order.
struct Placed<'a> {
    points: Given<'a>,
    /// For each point its number in what is there, or [`LEFT_OUT`]; without, they are as they are.
    places: Option<Vec<u32>>,
    len: usize,
}

/// The place of a point at infinity that is not there.
const LEFT_OUT: u32 = u32::MAX;

impl Points for Placed<'_> {
    fn len(&self) -> usize {
        self.len
    }

    fn fill(&self, first: usize, words: &mut [u64], finite: &mut [bool]) {
        let points = self.points.points();
        let Some(places) = &self.places else {
            return points.fill(first, words, finite);
        };
        let stride = words.len() / finite.len().max(1);
        let mut at = 0;
        // Those that lie one after the other are read together.
        let runs = places[first..first + finite.len()]
            .chunk_by(|a, b| if *a == LEFT_OUT { a == b } else { a + 1 == *b });
        for run in runs {
            let to = at + run.len();
            match run[0] {
                LEFT_OUT => finite[at..to].fill(false),
                place => {
                    let words = &mut words[stride * at..stride * to];
                    points.fill(place as usize, words, &mut finite[at..to]);
                }
            }
            at = to;
        }
    }
}

/// The places of wires' points, of which some are left out.
fn places(left_out: At<'_>, n: usize, what: &str) -> Result<Option<Vec<u32>>, Failure> {
    if left_out.is_null() {
        return Ok(None);
    }
    let left_out = left_out.bytes(n, 1, 1, what)?;
    let (mut places, mut next) = (caller::room(n)?, 0);
    for (i, is_out) in left_out.iter().enumerate() {
        places.push(match is_out {
            0 => {
                next += 1;
                next - 1
            }
            1 => LEFT_OUT,
            other => {
                let why = format!("`{what}[{i}]` is {other}: it is 0 or 1");
                return Err(Failure::of(MSMITH_ARGUMENT, i, why));
            }
        });
    }
    Ok(Some(places))
}

/// The places of n points, one less than a power of 2, whose numbers are written with their bits reversed.
fn reversed(n: usize) -> Vec<u32> {
    let unused = (n as u32).leading_zeros();
    let place = |i: u32| i.reverse_bits().unbounded_shr(unused);
    (0..n as u32).map(place).collect()
}

/// Points side by side, in Montgomery form.
fn row<'a>(engine: &Engine, at: At<'a>, n: usize, what: &str) -> Result<Given<'a>, Failure> {
    let stride = point_bytes(engine);
    let bytes = at.bytes(n, stride, stride, what)?;
    let form = Form::new(0, Reads::Points)?;
    Given::new(engine, Bytes::Row { bytes, stride, n }, form)
}

/// A few points side by side.
fn few<const N: usize>(engine: &Engine, at: At<'_>, what: &str) -> Result<[Point; N], Failure> {
    let points = row(engine, at, N, what)?;
    let stride = 2 * engine.words();
    let (mut words, mut finite) = (vec![0; stride * N], [false; N]);
    points.points().fill(0, &mut words, &mut finite);
    Ok(std::array::from_fn(|i| match finite[i] {
        true => Point::new(words[stride * i..stride * (i + 1)].to_vec()),
        false => Point::infinity(),
    }))
}

/// The words of elements of 32 bytes, with zeros up to a number of elements.
fn words(at: At<'_>, n: usize, to: usize, what: &str) -> Result<Vec<u64>, Failure> {
    let bytes = at.bytes(n, 32, 32, what)?;
    let mut words = caller::room(4 * to)?;
    words.extend(bytes.as_chunks().0.iter().copied().map(u64::from_le_bytes));
    words.resize(4 * to, 0);
    Ok(words)
}
