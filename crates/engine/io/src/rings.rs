//! The rings of [`msmith`] that this crate computes with. Every import of them is here and nowhere else.

pub(crate) use msmith_core::ring::ext2::Ext2;
pub(crate) use msmith_core::ring::ext3::Ext3;
pub(crate) use msmith_core::ring::inverse::batch_invert;
pub(crate) use msmith_core::ring::mont64::Mont64;
pub(crate) use msmith_core::ring::{Lanes, Ring, SMALL, base_words};
