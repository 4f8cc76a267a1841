//! The rings of [`msmith`] that this crate computes with. Every import of them is here and nowhere else.

pub(crate) use msmith::coords::{A, Affine, affine};
pub(crate) use msmith::ring::ext2::Ext2;
pub(crate) use msmith::ring::inverse::batch_invert;
pub(crate) use msmith::ring::mont64::Mont64;
pub(crate) use msmith::ring::outline::Outlined;
pub(crate) use msmith::ring::{Lanes, Ring};
