//! Keys and proofs as other verifiers read them.
//!
//! **arkworks**, and so Sui and Aptos: α, β, γ, δ, and IC behind its number in eight bytes. **gnark**: α and β of G1, β and
//! γ of G2, δ of both, IC behind its number in four bytes, no commitments (`backend/groth16/*/marshal.go` of gnark 0.14).
//! **Solana**: x ‖ y, 32 bytes each, most significant first, in G2 the upper part first, as its `alt_bn128` and Ethereum's
//! precompiled contracts have points (EIP-197); its verifiers take −A, so that they multiply pairings alone.

use msmith::{Engine, Options, Point};
use msmith_io::BasesFormat;

use crate::{Error, Groups, Proof, VerifyingKey};
use msmith_circom::encoded::uncompressed;
use msmith_circom::pairing::Kind;
use msmith_circom::points::{listed, of_field};

impl VerifyingKey {
    /// The key's bytes.
    ///
    /// | format | whose |
    /// |---|---|
    /// | `ark-compressed`, `ark-uncompressed` | ark-groth16's `VerifyingKey`, by `CanonicalSerialize`; Sui has the first |
    /// | `gnark-compressed`, `gnark-raw` | gnark's `VerifyingKey`, by `WriteTo` or `WriteRawTo`; infinity in place of β and δ of G1, which verifiers do not use |
    ///
    /// [`VerifyingKey::from_source`] reads them. Errors: another format; a point that the format does not have.
    pub fn to_bytes(&self, format: BasesFormat) -> Result<Vec<u8>, Error> {
        let (first, second) = (self.groups.first(), self.groups.second());
        let put = |engine: &Engine, points: &[&Point]| -> Result<Vec<u8>, Error> {
            Ok(format.encode(engine, &listed(engine, points.iter().copied())?)?)
        };
        let ic = || Ok::<_, Error>(format.encode(first, &self.ic)?);
        let (n, infinity) = (self.public() + 1, &Point::infinity());
        let [beta, gamma, delta] = self.second.each_ref();
        let parts = match format.name() {
            "ark-compressed" | "ark-uncompressed" => vec![
                put(first, &[&self.alpha])?,
                put(second, &[beta, gamma, delta])?,
                (n as u64).to_le_bytes().to_vec(),
                ic()?,
            ],
            "gnark-compressed" | "gnark-raw" => vec![
                put(first, &[&self.alpha, infinity])?,
                put(second, &[beta, gamma])?,
                put(first, &[infinity])?,
                put(second, &[delta])?,
                (n as u32).to_be_bytes().to_vec(),
                ic()?,
                // No wires that are committed to, and no keys of commitments.
                vec![0; 8],
            ],
            format => {
                return Err(Error::file(
                    format,
                    "verifying keys are not written in this format of points",
                ));
            }
        };
        Ok(parts.concat())
    }

    /// The key's words as Solana's programs have them: α (64 bytes), β, γ and δ (128 each), and each point of IC (64), as
    /// `Groth16Verifyingkey` of the crate groth16-solana has them in arrays.
    ///
    /// Errors: another curve than BN254.
    pub fn to_solana(&self) -> Result<Vec<u8>, Error> {
        let (first, second) = (self.groups.first(), self.groups.second());
        on_bn254("verification key", &self.groups)?;
        let mut bytes = words(first, [&self.alpha])?;
        bytes.extend(words(second, &self.second)?);
        bytes.extend(uncompressed(first, self.ic.clone(), &Options::default())?);
        Ok(bytes)
    }
}

impl Proof {
    /// The proof's words as Solana's programs have them: −A (64 bytes), B (128) and C (64). Public signals are 32 bytes
    /// each there, most significant first.
    ///
    /// Errors: another curve than BN254; a proof of another curve.
    pub fn to_solana(&self, groups: &Groups) -> Result<Vec<u8>, Error> {
        self.is_of(groups)?;
        on_bn254("proof", groups)?;
        let (first, second) = (groups.first(), groups.second());
        let mut minus_a = self.a().clone();
        if let Some((x, y)) = self.a().coordinates() {
            let mut minus_y = vec![0; y.len()];
            first
                .base_field()?
                .sub(&mut minus_y, y, &of_field(&Options::default()))?;
            minus_a = Point::new([x, &minus_y].concat());
        }
        let mut bytes = words(first, [&minus_a])?;
        bytes.extend(words(second, [self.b()])?);
        bytes.extend(words(first, [self.c()])?);
        Ok(bytes)
    }
}

fn words<'a>(
    engine: &Engine,
    points: impl IntoIterator<Item = &'a Point>,
) -> Result<Vec<u8>, Error> {
    uncompressed(engine, listed(engine, points)?, &Options::default())
}

/// The only curve that contracts have.
pub(crate) fn on_bn254(what: &'static str, groups: &Groups) -> Result<(), Error> {
    match Kind::of(groups.curve())? {
        Kind::Bn254 => Ok(()),
        kind => Err(Error::OtherCurve {
            what,
            found: kind.name().to_owned(),
            wanted: Kind::Bn254.name().to_owned(),
        }),
    }
}
