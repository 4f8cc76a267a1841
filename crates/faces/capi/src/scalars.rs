//! The caller's scalars: read where they are if they lie as the engine has them, copied otherwise.

use std::borrow::Cow;

use bytemuck::Pod;
use msmith::Scalars;

use crate::caller::room;
use crate::form::Form;
use crate::status::{Failure, MSMITH_ARGUMENT};

/// More bits than any group order, and few enough to be counted in.
const MOST_BITS: usize = 1 << 16;

/// Scalars as the engine takes them.
pub enum Integers<'a> {
    /// Of a byte each.
    Bytes(&'a [u8]),
    /// Of so many words each.
    Words(Cow<'a, [u64]>, usize),
    I8(Cow<'a, [i8]>),
    I16(Cow<'a, [i16]>),
    I32(Cow<'a, [i32]>),
    I64(Cow<'a, [i64]>),
    I128(Cow<'a, [i128]>),
}

/// The bytes of a scalar of `nbits` bits.
///
/// Errors: no bits, or more than 65 536; with signs, another number than 8, 16, 32, 64 or 128.
pub fn width(nbits: usize, form: Form) -> Result<usize, Failure> {
    let wrong = |what| {
        Err(Failure::new(
            MSMITH_ARGUMENT,
            format!("`nbits` is {nbits}: {what}"),
        ))
    };
    match nbits {
        _ if form.is_signed() && ![8, 16, 32, 64, 128].contains(&nbits) => {
            wrong("with MSMITH_SIGNED it is 8, 16, 32, 64 or 128")
        }
        1..=MOST_BITS => Ok(nbits.div_ceil(8)),
        _ => wrong("it is the number of bits of a scalar, 1 to 65536"),
    }
}

impl<'a> Integers<'a> {
    /// Scalars of `nbits` bits in [`width`] bytes each.
    ///
    /// Errors: bits above `nbits` in the last byte.
    pub fn new(bytes: &'a [u8], nbits: usize, form: Form) -> Result<Self, Failure> {
        let each = width(nbits, form)?;
        let big = form.has_big_endian_scalars();
        if form.is_signed() {
            return Ok(match each {
                1 => Self::I8(integers(bytes, each, each, big)?),
                2 => Self::I16(integers(bytes, each, each, big)?),
                4 => Self::I32(integers(bytes, each, each, big)?),
                8 => Self::I64(integers(bytes, each, each, big)?),
                _ => Self::I128(integers(bytes, each, each, big)?),
            });
        }
        if !nbits.is_multiple_of(8) {
            let top = if big { 0 } else { each - 1 };
            let above = |scalar: &[u8]| scalar[top] >> (nbits % 8) != 0;
            if let Some(item) = bytes.chunks_exact(each).position(above) {
                let why = format!("scalar {item} has more bits than `nbits` ({nbits})");
                return Err(Failure::of(MSMITH_ARGUMENT, item, why));
            }
        }
        if each == 1 {
            return Ok(Self::Bytes(bytes));
        }
        let per = each.div_ceil(8);
        Ok(Self::Words(integers(bytes, each, 8 * per, big)?, per))
    }

    /// As the engine takes them.
    pub fn scalars(&self) -> Scalars<'_> {
        match self {
            Self::Bytes(list) => Scalars::U8(list),
            Self::Words(words, per) => Scalars::Words { words, per: *per },
            Self::I8(list) => Scalars::I8(list),
            Self::I16(list) => Scalars::I16(list),
            Self::I32(list) => Scalars::I32(list),
            Self::I64(list) => Scalars::I64(list),
            Self::I128(list) => Scalars::I128(list),
        }
    }
}

/// Items of `each` bytes as numbers of this machine, filled up with zeros to `wide` bytes, a multiple of a `T`.
fn integers<T: Pod>(
    bytes: &[u8],
    each: usize,
    wide: usize,
    big: bool,
) -> Result<Cow<'_, [T]>, Failure> {
    let little = cfg!(target_endian = "little");
    if each == wide
        && !big
        && little
        && let Ok(there) = bytemuck::try_cast_slice(bytes)
    {
        return Ok(Cow::Borrowed(there));
    }
    let len = bytes.len() / each * (wide / size_of::<T>());
    let mut own: Vec<T> = room(len)?;
    own.resize(len, T::zeroed());
    let items = bytes.chunks_exact(each);
    for (to, from) in bytemuck::cast_slice_mut(&mut own)
        .chunks_exact_mut(wide)
        .zip(items)
    {
        to[..each].copy_from_slice(from);
        if big {
            to[..each].reverse();
        }
        if !little {
            to.chunks_exact_mut(size_of::<T>())
                .for_each(<[u8]>::reverse);
        }
    }
    Ok(Cow::Owned(own))
}
