//! Groth16.

use crate::proofs::{self, BYTES};
use crate::state::{self, Thing};

exports! { target_arch = "wasm32";
    fn prover(header: read("the header", length), length: usize) {
        Thing::Prover(proofs::prover(header)?.into())
    }

    fn prover_witness(prover: prover, values: list("the witness", n, BYTES), n: usize) {
        proofs::start(prover, values)?
    }

    fn prover_coefficients(prover: prover, coefficients: read("the coefficients", length), length: usize) {
        prover.feed(coefficients)?
    }

    fn prover_quotient(prover: prover, coefficients: usize, out: out("the quotient", prover.domain(), BYTES)) {
        out.put_words(&prover.quotient(coefficients, &state::options(0))?)
    }

    fn prover_finish(prover: prover, public: list("the public values", n, BYTES), n: usize,
                     sums: read("the sums", proofs::sums_bytes(prover)), r: when("r", BYTES, !(r.is_null() && s.is_null())),
                     s: when("s", BYTES, r.is_some())) {
        proofs::finish(prover, public, sums, r.zip(s))?.into_bytes()
    }

    fn verifier(json: text("the verification key", length), length: usize) {
        Thing::Verifier(proofs::verifier(json)?)
    }

    fn verify(verifier: verifier, public: text("the public signals", length), length: usize,
              proof: text("the proof", proof_length), proof_length: usize) {
        proofs::verify(verifier, public, proof)?
    }

    fn is_forgeable(verifier: verifier) {
        verifier.is_forgeable()
    }

    fn verify_batch(verifier: verifier, texts: read("the texts", length), length: usize) {
        proofs::verify_batch(verifier, texts)?
    }

    fn find_invalid(verifier: verifier, texts: read("the texts", length), length: usize) {
        proofs::find_invalid(verifier, texts)?.into_iter().flat_map(u32::to_le_bytes).collect::<Vec<_>>()
    }
}
