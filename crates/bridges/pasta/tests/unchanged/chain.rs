//! A circuit of three columns: `a' = a·b + c`, where b is a byte by a lookup and c the b before, by a copy.

use halo2_proofs::circuit::{AssignedCell, Layouter, SimpleFloorPlanner, Value};
use halo2_proofs::pasta::group::ff::PrimeField;
use halo2_proofs::plonk::{
    Advice, Circuit, Column, ConstraintSystem, Error, Instance, Selector, TableColumn,
};
use halo2_proofs::poly::Rotation;

#[derive(Clone)]
pub struct Config {
    columns: [Column<Advice>; 3],
    end: Column<Instance>,
    step: Selector,
    bytes: TableColumn,
}

#[derive(Clone)]
pub struct Chain<F> {
    pub steps: usize,
    pub start: Value<F>,
}

fn byte<F: PrimeField>(i: usize) -> F {
    F::from((i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56)
}

impl<F: PrimeField> Chain<F> {
    /// Where it ends, the public value.
    pub fn end(steps: usize, start: F) -> F {
        let mut last = start;
        (0..steps).fold(start, |a, i| {
            let next = a * byte::<F>(i) + last;
            last = byte(i);
            next
        })
    }
}

impl<F: PrimeField> Circuit<F> for Chain<F> {
    type Config = Config;
    type FloorPlanner = SimpleFloorPlanner;

    fn without_witnesses(&self) -> Self {
        Self {
            steps: self.steps,
            start: Value::unknown(),
        }
    }

    fn configure(meta: &mut ConstraintSystem<F>) -> Config {
        let columns = [(); 3].map(|()| meta.advice_column());
        let end = meta.instance_column();
        for column in columns {
            meta.enable_equality(column);
        }
        meta.enable_equality(end);
        let (step, bytes) = (meta.selector(), meta.lookup_table_column());
        meta.create_gate("step", |meta| {
            let [a, b, c] = columns.map(|column| meta.query_advice(column, Rotation::cur()));
            let next = meta.query_advice(columns[0], Rotation::next());
            vec![meta.query_selector(step) * (a * b + c - next)]
        });
        meta.lookup(|meta| vec![(meta.query_advice(columns[1], Rotation::cur()), bytes)]);
        Config {
            columns,
            end,
            step,
            bytes,
        }
    }

    fn synthesize(&self, config: Config, mut layouter: impl Layouter<F>) -> Result<(), Error> {
        layouter.assign_table(
            || "bytes",
            |mut table| {
                (0..256).try_for_each(|i| {
                    table.assign_cell(|| "byte", config.bytes, i, || Value::known(F::from(i as u64)))
                })
            },
        )?;
        let [a, b, c] = config.columns;
        let end: AssignedCell<F, F> = layouter.assign_region(
            || "chain",
            |mut region| {
                let mut here = region.assign_advice(|| "a", a, 0, || self.start)?;
                let mut last = here.clone();
                for i in 0..self.steps {
                    config.step.enable(&mut region, i)?;
                    let now = region.assign_advice(|| "b", b, i, || Value::known(byte::<F>(i)))?;
                    let before = last.copy_advice(|| "c", &mut region, c, i)?;
                    let next = here.value().copied() * now.value() + before.value();
                    here = region.assign_advice(|| "a", a, i + 1, || next)?;
                    last = now;
                }
                Ok(here)
            },
        )?;
        layouter.constrain_instance(end.cell(), config.end, 0)
    }
}
