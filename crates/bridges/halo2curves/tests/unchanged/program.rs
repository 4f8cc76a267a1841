//! Proofs of halo2 as it is published: commitments, whether the verifier takes them, and what they cost. `tests/unchanged/main.rs` builds it.
//!
//!     program bytes K
//!     program installed K
//!     program times shplonk|gwc|ipa|sum|transform K ROUNDS

mod host;
#[cfg(feature = "msmith")]
mod times;

use std::env;

use halo2_proofs::arithmetic::Field;
use halo2_proofs::circuit::{Cell, Layouter, SimpleFloorPlanner, Value};
use halo2_proofs::halo2curves::bn256::{Bn256, Fr, G1Affine};
use halo2_proofs::plonk::{
    Advice, Circuit, Column, ConstraintSystem, Fixed, Instance, ProvingKey, TableColumn, keygen_pk,
    keygen_vk,
};
use halo2_proofs::poly::Rotation;
use halo2_proofs::poly::commitment::ParamsProver;
use halo2_proofs::poly::ipa::commitment::{IPACommitmentScheme, ParamsIPA};
use halo2_proofs::poly::ipa::multiopen::{ProverIPA, VerifierIPA};
use halo2_proofs::poly::ipa::strategy::SingleStrategy as SingleIpa;
use halo2_proofs::poly::kzg::commitment::{KZGCommitmentScheme, ParamsKZG};
use halo2_proofs::poly::kzg::multiopen::{ProverGWC, ProverSHPLONK, VerifierGWC, VerifierSHPLONK};
use halo2_proofs::poly::kzg::strategy::SingleStrategy as SingleKzg;
use host::SynthesisError;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// d = a·b + c, row by row, the next a being d; another column has bytes, by a table. Public are the first a and the
/// last d.
#[derive(Clone)]
struct Columns {
    numbers: [Column<Advice>; 4],
    byte: Column<Advice>,
    gate: Column<Fixed>,
    bytes: TableColumn,
    public: Column<Instance>,
}

#[derive(Clone)]
struct Chain {
    first: Fr,
    /// b and c of each row.
    rows: Vec<[Fr; 2]>,
}

impl Chain {
    /// Fills a domain of 2^k rows, but for those that blind.
    fn new(k: u32) -> Self {
        let rng = &mut StdRng::seed_from_u64(1);
        let mut numbers = || Fr::random(&mut *rng);
        Self {
            first: numbers(),
            rows: (0..(1 << k) - 20).map(|_| [numbers(), numbers()]).collect(),
        }
    }

    fn public(&self) -> Vec<Fr> {
        let last = self.rows.iter().fold(self.first, |a, [b, c]| a * b + c);
        vec![self.first, last]
    }
}

impl Circuit<Fr> for Chain {
    type Config = Columns;
    type FloorPlanner = SimpleFloorPlanner;
    #[cfg(feature = "axiom")]
    type Params = ();

    fn without_witnesses(&self) -> Self {
        self.clone()
    }

    fn configure(meta: &mut ConstraintSystem<Fr>) -> Columns {
        let columns = Columns {
            numbers: [(); 4].map(|()| meta.advice_column()),
            byte: meta.advice_column(),
            gate: meta.fixed_column(),
            bytes: meta.lookup_table_column(),
            public: meta.instance_column(),
        };
        for column in columns.numbers {
            meta.enable_equality(column);
        }
        meta.enable_equality(columns.public);
        meta.create_gate("d = a·b + c", |meta| {
            let query = |column| meta.query_advice(column, Rotation::cur());
            let [a, b, c, d] = columns.numbers.map(query);
            vec![meta.query_fixed(columns.gate, Rotation::cur()) * (a * b + c - d)]
        });
        meta.lookup("bytes", |meta| {
            let byte = meta.query_advice(columns.byte, Rotation::cur());
            vec![(byte, columns.bytes)]
        });
        columns
    }

    fn synthesize(
        &self,
        columns: Columns,
        mut layouter: impl Layouter<Fr>,
    ) -> Result<(), SynthesisError> {
        layouter.assign_table(
            || "bytes",
            |mut table| {
                (0..256).try_for_each(|i| {
                    let value = || Value::known(Fr::from(i as u64));
                    table.assign_cell(|| "", columns.bytes, i, value)
                })
            },
        )?;
        let [first, last] = layouter.assign_region(
            || "rows",
            |mut region| {
                let (mut a, mut ends) = (self.first, None::<[Cell; 2]>);
                for (row, &[b, c]) in self.rows.iter().enumerate() {
                    let d = a * b + c;
                    let mut cells = Vec::new();
                    for (column, value) in columns.numbers.into_iter().zip([a, b, c, d]) {
                        cells.push(host::put(&mut region, column, row, value)?);
                    }
                    host::put(&mut region, columns.byte, row, Fr::from(row as u64 % 251))?;
                    host::fix(&mut region, columns.gate, row, Fr::ONE)?;
                    let (start, end) = (cells[0], cells[3]);
                    let first = match ends {
                        None => start,
                        Some([first, last]) => {
                            host::equal(&mut region, last, start)?;
                            first
                        }
                    };
                    (a, ends) = (d, Some([first, end]));
                }
                Ok(ends.unwrap())
            },
        )?;
        host::public(&mut layouter, first, columns.public, 0)?;
        host::public(&mut layouter, last, columns.public, 1)
    }
}

type Kzg = KZGCommitmentScheme<Bn256>;
type Ipa = IPACommitmentScheme<G1Affine>;

/// A circuit with its setup and key; whether an inner-product argument opens, or KZG, and how.
enum Prepared {
    Kzg(ParamsKZG<Bn256>, ProvingKey<G1Affine>, bool),
    Ipa(ParamsIPA<G1Affine>, ProvingKey<G1Affine>),
}

impl Prepared {
    fn new(scheme: &str, k: u32) -> Self {
        let circuit = Chain::new(k);
        match scheme {
            "ipa" => {
                let params = ParamsIPA::new(k);
                let key = keygen_pk(&params, keygen_vk(&params, &circuit).unwrap(), &circuit);
                Self::Ipa(params, key.unwrap())
            }
            _ => {
                let params = ParamsKZG::setup(k, StdRng::seed_from_u64(2));
                let key = keygen_pk(&params, keygen_vk(&params, &circuit).unwrap(), &circuit);
                Self::Kzg(params, key.unwrap(), scheme == "shplonk")
            }
        }
    }

    fn prove(&self, circuit: &Chain) -> Vec<u8> {
        let (public, rng) = (circuit.public(), StdRng::seed_from_u64(3));
        match self {
            Self::Kzg(params, key, true) => {
                host::prove::<Kzg, ProverSHPLONK<Bn256>>(params, key, circuit, public, rng)
            }
            Self::Kzg(params, key, false) => {
                host::prove::<Kzg, ProverGWC<Bn256>>(params, key, circuit, public, rng)
            }
            Self::Ipa(params, key) => {
                host::prove::<Ipa, ProverIPA<G1Affine>>(params, key, circuit, public, rng)
            }
        }
    }

    /// Whether halo2's verifier takes a proof.
    fn verify(&self, proof: &[u8], public: Vec<Fr>) -> bool {
        match self {
            Self::Kzg(params, key, true) => {
                host::verify::<Kzg, VerifierSHPLONK<Bn256>, SingleKzg<Bn256>>(params, key, proof, public)
            }
            Self::Kzg(params, key, false) => {
                host::verify::<Kzg, VerifierGWC<Bn256>, SingleKzg<Bn256>>(params, key, proof, public)
            }
            Self::Ipa(params, key) => {
                host::verify::<Ipa, VerifierIPA<G1Affine>, SingleIpa<G1Affine>>(params, key, proof, public)
            }
        }
    }
}

/// The part of a proof that a seed determines, the commitments to the five columns: halo2-axiom draws a polynomial from
/// the system's randomness, and orders what a lookup permutes by a map with random keys.
pub fn repeated(proof: &[u8]) -> &[u8] {
    &proof[..5 * 32]
}

/// What is repeated of the proofs by all schemes, a line each, from setup to verifier.
fn all(k: u32) -> String {
    let lines = ["shplonk", "gwc", "ipa"].map(|scheme| {
        let (prepared, circuit) = (Prepared::new(scheme, k), Chain::new(k));
        let proof = prepared.prove(&circuit);
        let mut public = circuit.public();
        assert!(prepared.verify(&proof, public.clone()), "{scheme}");
        public.swap(0, 1);
        assert!(!prepared.verify(&proof, public), "{scheme}");
        let hex: String = repeated(&proof).iter().map(|b| format!("{b:02x}")).collect();
        format!("{scheme} {hex}\n")
    });
    lines.concat()
}

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["bytes", k] => print!("{}", all(k.parse().unwrap())),
        #[cfg(feature = "msmith")]
        ["installed", k] => {
            // As the copies compute alone, then with msmith, then again alone.
            let k = k.parse().unwrap();
            let plain = all(k);
            let installed = msmith_halo2curves::install().unwrap();
            assert_eq!(msmith_halo2curves::install().unwrap(), installed);
            assert_eq!(all(k), plain);
            msmith_halo2curves::uninstall();
            assert_eq!(all(k), plain);
            print!("{plain}{installed}");
        }
        #[cfg(feature = "msmith")]
        ["times", what, k, rounds] => times::times(what, k.parse().unwrap(), rounds.parse().unwrap()),
        _ => panic!("unknown words {words:?}"),
    }
}
