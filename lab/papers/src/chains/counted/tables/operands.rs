//! What formulas are run on to be counted, and where their rows go.

use super::{Figure, Row, Table};
use crate::coords::edwards::general::Curve;
use crate::coords::edwards::{Extended, Flat, Projective};
use crate::coords::hessian;
use msmith_core::coords::{Affine, jacobian};
use msmith_core::meter::op_kinds::{Kind, Tally};

/// Points and curves whose elements are kinds.
pub(super) struct Operands {
    /// An Edwards curve.
    pub k: Curve<Kind>,
    /// A projective point.
    pub p: Projective<Kind>,
    /// An extended point.
    pub e: Extended<Kind>,
    /// An affine point.
    pub q: Affine<Kind>,
    /// An affine point with T.
    pub flat: Flat<Kind>,
    /// A Jacobian point.
    pub j: jacobian::Point<Kind>,
    /// A Hessian curve, all of whose constants are small.
    pub h: hessian::Curve<Kind>,
    /// A projective point of it.
    pub hp: hessian::Point<Kind>,
}

impl Operands {
    pub fn new() -> Self {
        let (v, a, d, c) = (Kind::Variable, Kind::A, Kind::D, Kind::Small);
        let [x, y, z, t] = [v; 4];
        Self {
            k: Curve {
                a,
                d,
                a1: a,
                a2: a,
                d2: d,
            },
            p: Projective { x, y, z },
            e: Extended { x, y, z, t },
            q: Affine { x, y },
            flat: Flat { x, y, t },
            j: jacobian::Point { x, y, z },
            h: hessian::Curve {
                a: c,
                d2: c,
                three_over_d: c,
                c,
            },
            hp: hessian::Point { x, y, z },
        }
    }
}

/// Rows so far, and the tally that the formulas count into.
pub(super) struct Rows<'a> {
    tally: &'a Tally,
    all: Vec<Row>,
}

impl<'a> Rows<'a> {
    pub fn new(tally: &'a Tally) -> Self {
        let all = Vec::new();
        Self { tally, all }
    }

    /// A row of what was counted since the last one, by the formulas that made `_run`.
    pub fn add<T>(
        &mut self,
        table: Table,
        operation: &'static str,
        coordinates: &'static str,
        [m, s, ma, md]: [u32; 4],
        _run: T,
    ) {
        self.all.push(Row {
            table,
            operation,
            coordinates,
            counted: self.tally.take(),
            printed: Figure { m, s, ma, md },
        });
    }

    /// Forgets what was counted since the last row: what the next ones are given.
    pub fn given(&self) {
        self.tally.take();
    }

    pub fn all(self) -> Vec<Row> {
        self.all
    }
}
