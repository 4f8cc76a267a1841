//! How points and scalars lie in the caller's memory.

use msmith::{Engine, Point};

use crate::status::{Failure, MSMITH_ARGUMENT};

/// Coordinates are integers, not Montgomery words.
pub const MSMITH_PLAIN: u32 = 1;
/// The most significant byte of a coordinate comes first.
pub const MSMITH_BIG_ENDIAN: u32 = 2;
/// Points are given by a list of pointers.
pub const MSMITH_POINTERS: u32 = 4;
/// The most significant byte of a scalar comes first.
pub const MSMITH_SCALARS_BIG_ENDIAN: u32 = 8;
/// Scalars are in two's complement.
pub const MSMITH_SIGNED: u32 = 16;

/// The flags above.
#[derive(Debug, Clone, Copy)]
pub struct Form(u32);

impl Form {
    /// Errors: an unknown flag.
    pub fn new(flags: u32) -> Result<Self, Failure> {
        let all = MSMITH_PLAIN
            | MSMITH_BIG_ENDIAN
            | MSMITH_POINTERS
            | MSMITH_SCALARS_BIG_ENDIAN
            | MSMITH_SIGNED;
        match flags & !all {
            0 => Ok(Self(flags)),
            unknown => Err(Failure::new(
                MSMITH_ARGUMENT,
                format!("`form` has flags that this version does not know: {unknown:#x}"),
            )),
        }
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
        let part = part_bytes(engine);
        let mut out = vec![0; point_bytes(engine)];
        let Some((x, y)) = point else {
            return out;
        };
        let half = out.len() / 2;
        for (words, out) in [x, y].into_iter().zip(out.chunks_exact_mut(half)) {
            if self.is_plain() {
                for (integer, out) in engine
                    .from_words(words)
                    .iter()
                    .zip(out.chunks_exact_mut(part))
                {
                    (out.iter_mut().zip(integer.to_bytes_le())).for_each(|(to, from)| *to = from);
                }
            } else {
                for (word, out) in words.iter().zip(out.as_chunks_mut().0) {
                    *out = word.to_le_bytes();
                }
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
