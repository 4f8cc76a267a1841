//! Proofs for contracts: calldata as snarkjs prints it, and a verifying contract.
//!
//! The contract is the product `e(−A, B) · e(α, β) · e(IC_0 + Σ x_j·IC_j, γ) · e(C, δ) = 1` by the precompiled
//! contracts of EIP-196 and EIP-197, which check that coordinates are below p, points on the curve and those of G2 in
//! the subgroup. Parts of a coordinate of G2 are the other way round there.

use std::fmt::Write;

use msmith::{Engine, Point, Points};
use num_bigint::BigUint;

use crate::elsewhere::on_bn254;
use crate::{Error, Groups, Proof, VerifyingKey};
use msmith_circom::public::{below_order, integer};

impl Proof {
    /// What `snarkjs zkey export soliditycalldata` prints for the proof and its public signals, the arguments of
    /// `verifyProof`: integers of 32 bytes in hexadecimal digits; over BLS12-381 of 48, which no contract takes.
    ///
    /// Errors: a proof of another curve; a point at infinity, which has no coordinates there; [`Error::NotBelowOrder`].
    pub fn to_calldata(&self, groups: &Groups, public: &[[u64; 4]]) -> Result<String, Error> {
        self.is_of(groups)?;
        below_order(groups, public)?;
        let quoted = |list: &[BigUint]| -> String {
            let texts: Vec<String> = list.iter().map(|n| format!("\"0x{n:064x}\"")).collect();
            texts.join(", ")
        };
        let [a, b, c] = [
            coordinates("pi_a", groups.first(), self.a())?,
            coordinates("pi_b", groups.second(), self.b())?,
            coordinates("pi_c", groups.first(), self.c())?,
        ];
        let (x, y) = b.split_at(2);
        let signals: Vec<BigUint> = public.iter().map(integer).collect();
        let signals = quoted(&signals).replace(", ", ",");
        let [a, x, y, c] = [&a[..], x, y, &c].map(quoted);
        Ok(format!("[{a}],[[{x}],[{y}]],[{c}],[{signals}]"))
    }
}

impl VerifyingKey {
    /// A contract in Solidity that verifies the key's proofs, with the interface of the one that snarkjs exports:
    ///
    /// ```solidity
    /// function verifyProof(uint[2] calldata _pA, uint[2][2] calldata _pB, uint[2] calldata _pC, uint[N] calldata
    /// _pubSignals)     public view returns (bool)
    /// ```
    ///
    /// It is false for signals that are not below r, for points that are none, and on a chain without the precompiled
    /// contracts, and does not revert. Of a key without
    /// public signals it has the first three arguments. Some 1.5 KB and 92 bytes for each public signal when it is compiled
    /// with solc's optimizer, of which Ethereum takes 24,576 (EIP-170): 253 signals.
    ///
    /// Errors: another curve than BN254.
    pub fn to_solidity(&self) -> Result<String, Error> {
        let groups = &self.groups;
        on_bn254("verification key", groups)?;
        let (first, second) = (groups.first(), groups.second());
        let mut numbers = String::new();
        let mut number = |name: &str, n: &BigUint| {
            // Nothing can fail in memory.
            let _ = writeln!(numbers, "    uint256 private constant {name} = {n};");
        };
        number("P", &groups.curve().p);
        number("R", &groups.curve().r);
        let mut point = |name: &str, engine: &Engine, point: &Point| -> Result<(), Error> {
            let ends: &[&str] = match point.words().len() {
                8 => &["X", "Y"],
                _ => &["X1", "X0", "Y1", "Y0"],
            };
            // Infinity is (0, 0).
            let all = match point.is_infinity() {
                true => vec![BigUint::ZERO; 2],
                false => coordinates(name, engine, point)?,
            };
            let ends = if point.is_infinity() {
                &["X", "Y"]
            } else {
                ends
            };
            for (end, n) in ends.iter().zip(&all) {
                number(&format!("{name}_{end}"), n);
            }
            Ok(())
        };
        point("ALPHA", first, &self.alpha)?;
        for (name, of) in ["BETA", "GAMMA", "DELTA"].iter().zip(&self.second) {
            point(name, second, of)?;
        }
        let mut steps = String::new();
        for i in 0..self.ic.len() {
            point(
                &format!("IC{i}"),
                first,
                &self.ic.get(i).unwrap_or_default(),
            )?;
            if let Some(k) = i.checked_sub(1) {
                let _ = writeln!(
                    steps,
                    "        if (!addProduct(sum, IC{i}_X, IC{i}_Y, _pubSignals[{k}])) return false;"
                );
            }
        }
        let signals = match self.public() {
            0 => String::new(),
            n => format!(",\n        uint[{n}] calldata _pubSignals"),
        };
        let product = if self.public() == 0 { "" } else { ADD_PRODUCT };
        Ok(CONTRACT
            .replace("{numbers}", &numbers)
            .replace("{signals}", &signals)
            .replace("{steps}", &steps)
            .replace("{product}", product))
    }
}

/// The integers of a point, those of an element of the extension the other way round.
fn coordinates(name: &str, engine: &Engine, point: &Point) -> Result<Vec<BigUint>, Error> {
    let Some((x, y)) = point.coordinates() else {
        let (what, index) = (name.to_owned(), 0);
        let why = "it is at infinity, which has no coordinates".to_owned();
        return Err(Error::Point { what, index, why });
    };
    let reversed = |words| engine.from_words(words).into_iter().rev();
    Ok(reversed(x).chain(reversed(y)).collect())
}

const CONTRACT: &str = "\
// SPDX-License-Identifier: MIT OR Apache-2.0
// The verifier of one circuit's Groth16 proofs over BN254, written by msmith.
pragma solidity >=0.8.13 <0.9.0;

contract Groth16Verifier {
    // The primes of coordinates and of scalars, and the points of the verification key. Of a coordinate of G2, X1 is
    // the part with the square root of -1.
{numbers}
    /// Whether the proof of these public signals is right. False if a signal is not below R, a coordinate not below P,
    /// or a point not on its curve or not in its subgroup.
    function verifyProof(
        uint[2] calldata _pA,
        uint[2][2] calldata _pB,
        uint[2] calldata _pC{signals}
    ) public view returns (bool) {
        if (_pA[1] >= P) return false;
        // A point, and room for one that is added to it.
        uint256[4] memory sum;
        sum[0] = IC0_X;
        sum[1] = IC0_Y;
{steps}
        // The product of four pairings, which is 1 for a proof that is right: -A with B, alpha with beta, sum with
        // gamma, C with delta.
        uint256[24] memory pairs = [
            _pA[0], (P - _pA[1]) % P, _pB[0][0], _pB[0][1], _pB[1][0], _pB[1][1],
            ALPHA_X, ALPHA_Y, BETA_X1, BETA_X0, BETA_Y1, BETA_Y0,
            sum[0], sum[1], GAMMA_X1, GAMMA_X0, GAMMA_Y1, GAMMA_Y0,
            _pC[0], _pC[1], DELTA_X1, DELTA_X0, DELTA_Y1, DELTA_Y0
        ];
        bool success;
        assembly (\"memory-safe\") {
            success := staticcall(gas(), 8, pairs, 768, pairs, 32)
            // Where there is no such contract a call succeeds and answers nothing.
            success := and(success, eq(returndatasize(), 32))
        }
        return success && pairs[0] == 1;
    }
{product}}
";

const ADD_PRODUCT: &str = "
    // Adds scalar * (x, y) to sum; false if the scalar is not below R.
    function addProduct(uint256[4] memory sum, uint256 x, uint256 y, uint256 scalar)
        private
        view
        returns (bool success)
    {
        if (scalar >= R) return false;
        uint256[3] memory factors = [x, y, scalar];
        assembly (\"memory-safe\") {
            success := staticcall(gas(), 7, factors, 96, add(sum, 64), 64)
            success := and(success, eq(returndatasize(), 64))
            success := and(success, staticcall(gas(), 6, sum, 128, sum, 64))
            success := and(success, eq(returndatasize(), 64))
        }
    }
";
