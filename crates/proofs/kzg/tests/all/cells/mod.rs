//! Cells made, recovered and verified: what must hold of any blob, and what is refused.

mod invalid;
mod known;
mod many;
mod recovery;
mod refused;
mod setups;
mod wrong;

use std::sync::OnceLock;

use msmith::Options;
use msmith_kzg::{BYTES_PER_BLOB, Cell, Cells, Context, Proofs};

use super::peer::{LARGEST, of};

pub type Blob = [u8; BYTES_PER_BLOB];

pub fn kzg() -> &'static Context {
    static KZG: OnceLock<Context> = OnceLock::new();
    // The smallest table, which is made in no time.
    KZG.get_or_init(|| {
        let backend = msmith::Backend::detect().unwrap();
        Context::new(msmith_kzg::Setup::mainnet(backend).unwrap(), 0).unwrap()
    })
}

pub fn options() -> Options<'static> {
    Options::default()
}

/// Elements below 2^248 that nobody has chosen.
pub fn blob(seed: u64) -> Box<Blob> {
    let mut bytes = vec![0; BYTES_PER_BLOB];
    let mut state = seed;
    for element in bytes.chunks_exact_mut(32) {
        for byte in &mut element[1..] {
            state = (state ^ state >> 27)
                .wrapping_mul(0x3c79_ac49_2ba7_b653)
                .wrapping_add(99);
            *byte = (state >> 56) as u8;
        }
    }
    bytes.into_boxed_slice().try_into().unwrap()
}

/// A blob with all that is made of it.
pub struct Made {
    pub blob: Box<Blob>,
    pub commitment: [u8; 48],
    pub cells: Cells,
    pub proofs: Proofs,
}

pub fn made(blob: Box<Blob>) -> Made {
    let (cells, proofs) = kzg()
        .compute_cells_and_kzg_proofs(&blob, &options())
        .unwrap();
    Made {
        commitment: kzg().blob_to_kzg_commitment(&blob, &options()).unwrap(),
        blob,
        cells,
        proofs,
    }
}

/// Three blobs, made once.
pub fn three() -> &'static [Made; 3] {
    static MADE: OnceLock<[Made; 3]> = OnceLock::new();
    MADE.get_or_init(|| [1, 2, 3].map(|seed| made(blob(seed))))
}

/// Cells of several blobs, as a verifier gets them.
#[derive(Clone, Default)]
pub struct Batch {
    pub commitments: Vec<[u8; 48]>,
    pub indices: Vec<u64>,
    pub cells: Vec<Cell>,
    pub proofs: Vec<[u8; 48]>,
}

impl Batch {
    pub fn push(&mut self, made: &Made, cell: usize) {
        self.commitments.push(made.commitment);
        self.indices.push(cell as u64);
        self.cells.push(made.cells[cell]);
        self.proofs.push(made.proofs[cell]);
    }

    pub fn verify(&self) -> Result<bool, msmith_kzg::Error> {
        kzg().verify_cell_kzg_proof_batch(
            &self.commitments,
            &self.indices,
            &self.cells,
            &self.proofs,
            &options(),
        )
    }
}

#[test]
fn whole_rows_and_columns_verify() {
    let all = three();
    let (mut row, mut column, mut mixed) = (Batch::default(), Batch::default(), Batch::default());
    (0..128).for_each(|cell| row.push(&all[0], cell));
    all.iter().for_each(|made| column.push(made, 77));
    // Unsorted, some twice.
    for (k, cell) in [(0, 5), (2, 127), (1, 0), (0, 64), (2, 5), (0, 5), (1, 0)] {
        mixed.push(&all[k], cell);
    }
    for batch in [row, column, mixed, Batch::default()] {
        assert_eq!(batch.verify(), Ok(true), "{:?}", batch.indices);
    }
}

/// Blobs of a kind: zeros, the largest elements, a constant, one element alone.
#[test]
fn edges() {
    let one = |k: usize| std::array::from_fn(|i| u8::from(i == 31 && k == 4095));
    for blob in [of(|_| [0; 32]), of(|_| LARGEST), of(|_| [1; 32]), of(one)] {
        let made = made(blob);
        let (head, cells) = (&made.blob[..], made.cells.as_flattened());
        assert_eq!(head, &cells[..BYTES_PER_BLOB]);
        assert_eq!(
            cells,
            kzg()
                .compute_cells(&made.blob, &options())
                .unwrap()
                .as_flattened()
        );
        let mut batch = Batch::default();
        [0, 1, 63, 64, 127]
            .into_iter()
            .for_each(|cell| batch.push(&made, cell));
        assert_eq!(batch.verify(), Ok(true));
    }
}

/// A constant's quotients are zero, and so are their commitments.
#[test]
fn proofs_of_a_constant_are_at_infinity() {
    let made = made(of(|_| std::array::from_fn(|i| if i == 31 { 9 } else { 0 })));
    let mut infinity = [0; 48];
    infinity[0] = 0xc0;
    assert_eq!(*made.proofs, [infinity; 128]);
}

/// Tables of any size give the same.
#[test]
fn budgets() {
    let made = &three()[1];
    for budget in [3_200_000, 13_000_000] {
        let setup = msmith_kzg::Setup::mainnet(msmith::Backend::Portable).unwrap();
        let kzg = Context::new(setup, budget).unwrap();
        kzg.prepare(&options()).unwrap();
        let (cells, proofs) = kzg
            .compute_cells_and_kzg_proofs(&made.blob, &options())
            .unwrap();
        assert!(cells == made.cells && proofs == made.proofs, "{budget}");
    }
}

/// Several threads give the same.
#[test]
fn threads() {
    let made = &three()[2];
    for threads in [1, 2, 5] {
        let options = Options {
            threads: Some(threads),
            ..options()
        };
        let (cells, proofs) = kzg()
            .compute_cells_and_kzg_proofs(&made.blob, &options)
            .unwrap();
        assert!(cells == made.cells && proofs == made.proofs, "{threads}");
    }
}
