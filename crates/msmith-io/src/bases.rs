//! Files of points.
//!
//! | format | a point | infinity |
//! |---|---|---|
//! | `affine-le` | x ‖ y, each of the bytes of p, least significant first; G2 as c0 ‖ c1 each | all zero |
//! | `affine-be` | the same, most significant first (c0 still first) | all zero |
//! | `ark-compressed` | arkworks 0.6, the built-in curves in use: x and the sign of y behind a count | its flag |
//! | `ark-uncompressed` | arkworks 0.6: x and y behind a count | its flag |
//! | `zcash` | BLS12-381, compressed or not as its first bit says | its flag |
//! | `kzg-setup` | BLS12-381, the text of a trusted setup: Lagrange points (G1) or powers (G2) | none |
//!
//! Subgroups are not checked here: see [`msmith::Engine::check_subgroup`].

use msmith::{Engine, WordPoints};

use crate::canonical::Canonical;
use crate::{Error, ark, setup, zcash};

/// How a file holds points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BasesFormat {
    /// Fixed width, least significant byte first.
    AffineLe,
    /// Fixed width, most significant byte first.
    AffineBe,
    /// Arkworks, x and the sign of y.
    ArkCompressed,
    /// Arkworks, x and y.
    ArkUncompressed,
    /// The encoding of zcash.
    Zcash,
    /// The text of a KZG trusted setup.
    KzgSetup,
}

impl BasesFormat {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::AffineLe,
        Self::AffineBe,
        Self::ArkCompressed,
        Self::ArkUncompressed,
        Self::Zcash,
        Self::KzgSetup,
    ];

    /// The name.
    pub fn name(self) -> &'static str {
        match self {
            Self::AffineLe => "affine-le",
            Self::AffineBe => "affine-be",
            Self::ArkCompressed => "ark-compressed",
            Self::ArkUncompressed => "ark-uncompressed",
            Self::Zcash => "zcash",
            Self::KzgSetup => "kzg-setup",
        }
    }

    /// The format of that name.
    pub fn by_name(name: &str) -> Result<Self, Error> {
        Self::ALL
            .into_iter()
            .find(|f| f.name() == name)
            .ok_or_else(|| Error::Unknown {
                what: "bases format",
                name: name.to_owned(),
                known: Self::ALL.map(Self::name).join(", "),
            })
    }

    /// The points of a file in this format, on the curve.
    pub fn read(self, engine: &Engine, bytes: &[u8]) -> Result<WordPoints, Error> {
        match self {
            Self::AffineLe => affine(engine, bytes, false),
            Self::AffineBe => affine(engine, bytes, true),
            Self::ArkCompressed => ark::read(engine, bytes, true),
            Self::ArkUncompressed => ark::read(engine, bytes, false),
            Self::Zcash => zcash::read(engine, bytes),
            Self::KzgSetup => setup::read(engine, bytes),
        }
    }
}

/// Fixed-width points.
pub(crate) fn affine(engine: &Engine, bytes: &[u8], big: bool) -> Result<WordPoints, Error> {
    let width = Canonical::width(engine);
    let size = 2 * engine.spec().degree * width;
    if !bytes.len().is_multiple_of(size) {
        return Err(Error::Length {
            what: "points",
            bytes: bytes.len(),
            wanted: format!("{size} for each point"),
        });
    }
    let mut list = Canonical::new(engine, bytes.len() / size);
    for point in bytes.chunks_exact(size) {
        if point.iter().all(|b| *b == 0) {
            list.infinity();
        } else if big {
            list.point(point.chunks_exact(width).map(|c| c.iter().rev().copied()));
        } else {
            list.point(point.chunks_exact(width).map(|c| c.iter().copied()));
        }
    }
    list.import()
}

/// The formats that a curve has.
pub(crate) fn formats_of(engine: &Engine) -> String {
    let has = |f: &BasesFormat| match f {
        BasesFormat::AffineLe | BasesFormat::AffineBe | BasesFormat::ArkUncompressed => true,
        BasesFormat::ArkCompressed => ark::is_solvable(engine),
        BasesFormat::Zcash | BasesFormat::KzgSetup => zcash::is_bls12_381(engine.curve()),
    };
    let all = BasesFormat::ALL.into_iter();
    all.filter(has)
        .map(BasesFormat::name)
        .collect::<Vec<_>>()
        .join(", ")
}
