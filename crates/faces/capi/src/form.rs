//! How points and scalars lie in the caller's memory.

use msmith::{Engine, Point, WordPoints};

use crate::status::{Failure, MSMITH_ARGUMENT};

/// Coordinates, of results too, are integers below p.
pub const MSMITH_PLAIN: u32 = 1;
/// Of each coordinate (of an extension each of c0 and c1, in this order) the most significant byte comes first.
pub const MSMITH_BIG_ENDIAN: u32 = 2;
/// `points` is an array of n pointers, one for each point; `stride` is then 0.
pub const MSMITH_POINTERS: u32 = 4;
/// Of each scalar the most significant byte comes first.
pub const MSMITH_SCALARS_BIG_ENDIAN: u32 = 8;
/// Scalars are in two's complement; nbits is 8, 16, 32, 64 or 128.
pub const MSMITH_SIGNED: u32 = 16;

/// Of points that are read.
const POINTS: u32 = MSMITH_PLAIN | MSMITH_BIG_ENDIAN | MSMITH_POINTERS;
/// Of scalars.
const SCALARS: u32 = MSMITH_SCALARS_BIG_ENDIAN | MSMITH_SIGNED;
/// Of a result.
const RESULT: u32 = MSMITH_PLAIN | MSMITH_BIG_ENDIAN;

/// The flags above.
#[derive(Debug, Clone, Copy)]
pub struct Form(u32);

/// What a call reads, whose flags mean something for it; results have theirs in every call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reads {
    Points,
    Scalars,
    Both,
    Nothing,
}

impl Form {
    /// Errors: an unknown flag, or one of something that the call does not read.
    pub fn new(flags: u32, reads: Reads) -> Result<Self, Failure> {
        let known = POINTS | SCALARS;
        let means = match reads {
            Reads::Both => known,
            Reads::Points => POINTS,
            Reads::Scalars => RESULT | SCALARS,
            Reads::Nothing => RESULT,
        };
        let wrong = |why| Err(Failure::new(MSMITH_ARGUMENT, why));
        if flags & !known != 0 {
            let unknown = flags & !known;
            return wrong(format!(
                "`form` has flags that this version does not know: {unknown:#x}"
            ));
        }
        for (flag, name) in [
            (MSMITH_POINTERS, "MSMITH_POINTERS"),
            (MSMITH_SCALARS_BIG_ENDIAN, "MSMITH_SCALARS_BIG_ENDIAN"),
            (MSMITH_SIGNED, "MSMITH_SIGNED"),
        ] {
            if flags & !means & flag != 0 {
                return wrong(format!(
                    "`form` has {name}, which means nothing for this call"
                ));
            }
        }
        Ok(Self(flags))
    }

    pub fn is_plain(self) -> bool {
        self.0 & MSMITH_PLAIN != 0
    }

    pub fn is_big_endian(self) -> bool {
        self.0 & MSMITH_BIG_ENDIAN != 0
    }

    pub fn has_pointers(self) -> bool {
        self.0 & MSMITH_POINTERS != 0
    }

    pub fn has_big_endian_scalars(self) -> bool {
        self.0 & MSMITH_SCALARS_BIG_ENDIAN != 0
    }

    pub fn is_signed(self) -> bool {
        self.0 & MSMITH_SIGNED != 0
    }

    /// The bytes of a result; infinity is all zero.
    pub fn bytes(self, engine: &Engine, point: &Point) -> Vec<u8> {
        match point.is_infinity() {
            true => vec![0; point_bytes(engine)],
            false => self.coordinates(engine, point.words()),
        }
    }

    /// The bytes of many results, one after the other.
    pub fn list(self, engine: &Engine, points: &WordPoints) -> Vec<u8> {
        let mut out = self.coordinates(engine, &points.words);
        let bytes = out.chunks_exact_mut(point_bytes(engine));
        for (point, _) in bytes.zip(&points.finite).filter(|(_, finite)| !**finite) {
            point.fill(0);
        }
        out
    }

    /// The bytes of coordinates.
    fn coordinates(self, engine: &Engine, words: &[u64]) -> Vec<u8> {
        let part = part_bytes(engine);
        let mut out = vec![0; 8 * words.len()];
        if self.is_plain() {
            let integers = engine.from_words(words);
            for (integer, out) in integers.iter().zip(out.chunks_exact_mut(part)) {
                (out.iter_mut().zip(integer.to_bytes_le())).for_each(|(to, from)| *to = from);
            }
        } else {
            for (word, out) in words.iter().zip(out.as_chunks_mut().0) {
                *out = word.to_le_bytes();
            }
        }
        if self.is_big_endian() {
            out.chunks_exact_mut(part).for_each(<[u8]>::reverse);
        }
        out
    }
}

/// Bytes of one element of the prime field.
pub fn part_bytes(engine: &Engine) -> usize {
    8 * engine.words() / engine.spec().degree
}

/// Bytes of a point: x then y.
pub fn point_bytes(engine: &Engine) -> usize {
    16 * engine.words()
}
