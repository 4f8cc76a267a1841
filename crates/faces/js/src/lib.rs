//! The modules of the JavaScript package `msmith`: the engine for WebAssembly, behind functions of plain numbers.
//!
//! Each module has two forms: `relaxed` for engines with vectors and relaxed multiply-add, in which 64-bit words have no
//! sums, and `plain` for all others. A `relaxed` module on a machine whose multiply-add rounds twice fails (`BACKEND`).
//!
//! One instance is one thread. Points, scalars and texts lie in the module's memory, where the caller has put them; a
//! call reads them there and writes its result there. Nothing is evaluated, no file is opened, no time is taken.
//!
//! # Imports
//!
//! From `"msmith"`:
//!
//! - `random(to: i32, bytes: i32) -> i32`: fills memory with bytes that nobody foresees; 0 when it did.
//! - `progress(part: f64) -> i32`: the part of the running call that is done, 0 to 1; not 0 stops the call
//!   (`CANCELLED`).
//!
//! # Memory and results
//!
//! Numbers without a type are `i32`, read as unsigned where they are addresses or lengths. Every function but the first
//! few returns an `i32`: at least 0 if all is well, below 0 if not; what it was is said by `failure` until the next
//! call fails. Nothing is written to `out` by a call that fails, unless it works in place, which leaves its list in no
//! particular state.
//!
//! - `memory`: the memory; its buffer is another one after a call that made it grow.
//! - `alloc(bytes) -> ptr`: memory at a multiple of 16; 0 if there is none. `alloc(0)` is an address too.
//! - `free(ptr, bytes)`: gives it back; `bytes` as they were asked for.
//! - `failure_length() -> n`, `failure(to)`: the last failure as JSON, see below.
//! - `take(to)`: copies the bytes that a call left (its result is their number), and forgets them.
//! - `close(handle)`: forgets what a handle stands for; 0, or 1 if there was nothing.
//! - `limit(bytes: f64)`: most memory that a later call takes beside what it is given; 0 for no limit.
//! - `live() -> f64`: bytes that are allocated now, those of handles and kept buffers among them.
//! - `peak(from_now) -> f64`: most bytes that were allocated at once; with 1 it is counted anew from now on.
//! - `release()`: gives up buffers that are kept between calls.
//!
//! A failure is `{"code":"…","message":"…","index":3}`; `index` is there where one item is wrong. A call that traps
//! (memory that cannot be had in the middle of a sum, `MEMORY`; a fault of ours, `INTERNAL`) leaves its failure as
//! well, to be read by `failure`: the instance must not be used again for anything else.
//!
//! - `ARGUMENT`: a length, a number, a name: an argument of the call.
//! - `HANDLE`: a number that stands for nothing, or for something else than is wanted.
//! - `NOT_ON_CURVE`, `NOT_IN_SUBGROUP`: a point.
//! - `POINT`: a point of a text or a key: none, or not in the subgroup.
//! - `NOT_REDUCED`: a coordinate, scalar or element that is not below its modulus.
//! - `ENCODING`: bytes or text that cannot be read.
//! - `CURVE`: a curve that the module does not have, or another one than is wanted.
//! - `SIGNALS`: public signals that are more or fewer than the key's.
//! - `WITNESS`: a witness that does not fit the key.
//! - `KEY`: a key that is not well-formed, or a call in the wrong order.
//! - `MEMORY`: more memory than the limit, or than there is.
//! - `CANCELLED`: `progress` said so.
//! - `BACKEND`: instructions that are not there.
//! - `RANDOMNESS`: `random` failed.
//! - `INTERNAL`: a fault of ours.
//!
//! # Groups
//!
//! A point is x ‖ y in Montgomery words, least significant byte first (`montgomery-le`), all zero at infinity: 64 bytes
//! in BN254's G1, 128 in its G2, 96 and 192 in BLS12-381's. A coordinate of G2 is c0 ‖ c1. This is what a `zkey` of
//! snarkjs has and ffjavascript's affine points are. Addresses need not be aligned; lists at multiples of 8 are not
//! copied. A scalar is a plain integer of any value, `scalar_bytes` (1 to 4096) bytes, least significant first.
//! `flags`: 1 says that all points are in the subgroup of order r (nobody checks; sums become faster in G2). **Variable
//! time** in the scalars, everywhere.
//!
//! - `group(name, length) -> handle`: `bn254`, `bn254 g2`, `bls12-381`, `bls12-381 g2`.
//! - `generator(group, out)`: the generator.
//! - `sum(group, points, n, scalars, scalar_bytes, flags, out)`: `Σ s_i·P_i`; points at infinity and scalars 0 cost
//!   nothing.
//! - `add(group, points, n, out)`: `Σ P_i`.
//! - `mul_each(group, points, n, scalars, scalar_bytes, flags, out)`: `s_i·P_i`, n points; `out` may be `points`.
//! - `mul_base(group, point, scalars, n, scalar_bytes, flags, out)`: `s_i·P`, n points.
//! - `apply_key(group, points, n, first, factor, flags, out)`: `first·factor^i·P_i`; plain integers of the scalar
//!   field's length; `out` may be `points`.
//! - `check_points(group, points, n, flags)`: coordinates below p, on the curve; with flag 2 also in the subgroup.
//! - `fft_points(group, domain, points, inverse, flags)`: transforms as many points as the domain has roots, in place.
//! - `decode(group, format, length, bytes, n_bytes, n, out)`: n points of a format, checked to be on the curve.
//! - `encode(group, format, length, points, n) -> n_bytes`: leaves their bytes.
//!
//! Formats, by name: `montgomery-le`, `affine-le`, `affine-be` (plain integers, c0 first, zero at infinity),
//! `ark-compressed`, `ark-uncompressed`, `gnark-compressed`, `gnark-raw`, and for BLS12-381 `zcash`; without a count.
//!
//! # Fields
//!
//! An element is words, least significant byte first: 32 bytes, of BLS12-381's coordinates 48. Whether Montgomery words
//! or plain integers is said for each call; both must be below the modulus.
//!
//! - `field(name, length) -> handle`: `bn254 fr`, `bn254 fq`, `bls12-381 fr`, `bls12-381 fq`.
//! - `to_montgomery(field, data, n)`, `from_montgomery(field, data, n)`: in place.
//! - `field_apply_key(field, a, n, first, factor)`: `a_i ← first·factor^i·a_i` in place; `first`, `factor` Montgomery
//!   words, `a` either form.
//! - `domain(field, n, root, shift) -> handle`: n-th roots of unity, n a power of 2: of snarkjs' (powers of the least
//!   non-residue) where `root` is 0; on a coset where `shift` is not 0. Both plain integers.
//! - `fft(domain, data, n)`, `ifft(domain, data, n)`: in place, in either form; n elements are one list or several,
//!   each transformed alone.
//!
//! # Groth16
//!
//! A proof is made of a key's parts, wherever they come from: the numbers and lists of `zkey` files are what snarkjs
//! wrote, unchanged. The five sums are those of `sum`, which may be cut into slices and made elsewhere; what only one
//! place can do is here.
//!
//! - `prover(header, length) -> handle`: of a `zkey`'s section 2, all of it, checked.
//! - `prover_witness(prover, values, n)`: the values of all wires, 32 bytes each, plain integers below r, the first one
//!   1; takes what was fed of an earlier witness away.
//! - `prover_coefficients(prover, bytes, length)`: a range of section 4 behind its first four bytes, whole coefficients
//!   (44 bytes each), in any order.
//! - `prover_quotient(prover, coefficients, out)`: when this many coefficients (the number in those four bytes) were
//!   given: the scalars of the points H (section 9), plain integers, `domain` of them; the witness is forgotten.
//! - `prover_finish(prover, public, n, sums, r, s) -> n`: leaves JSON: `{"proof":…,"publicSignals":…}`, as snarkjs has
//!   them. `public`: the values 1 to n of the witness, as many as are public. `sums`: A, B1, C, H in G1, then B2 in G2,
//!   one behind the other. `r`, `s`: 32 bytes each below r, plain; 0 for random ones.
//! - `verifier(json, length) -> handle`: of a `verification_key.json`.
//! - `verify(verifier, public, length, proof, length) -> 1 or 0`: JSON of both.
//! - `is_forgeable(verifier) -> 1 or 0`: whether everybody knows a secret of the key.
//! - `verify_batch(verifier, texts, length) -> 1 or 0`: many together; see below.
//! - `find_invalid(verifier, texts, length) -> n`: leaves the numbers (`u32` each, n bytes) of those that are wrong. Of
//!   many a negative integer, one that is too large, a point that is none and another number of signals are wrong, where
//!   `verify` says `NOT_REDUCED`, `POINT` or `SIGNALS`; other texts fail.
//!
//! The sums are `A`: section 5 with all values; `B1`: section 6, `B2`: section 7, the same; `C`: section 8 with the
//! values behind the public ones; `H`: section 9 with what `prover_quotient` gave. Flag 1 is right for all. `texts` are
//! public signals and proofs in turn, each with its length before it (`u32`).
//!
//! # KZG
//!
//! Blobs of 131072 bytes, cells of 2048, commitments and proofs of 48, elements of 32, as Ethereum writes them; lists are
//! one behind the other. Indices of cells are 32 bits each. All cells of a blob are 128, and so are their proofs. What is
//! well-formed and wrong is 0, what is malformed a failure. **Variable time**: blobs are public.
//!
//! | code | what is wrong |
//! |---|---|
//! | `POINT` | bytes that are no compressed point of the subgroup |
//! | `CELLS` | cells that are not of one blob |
//! | `SETUP` | a setup that is none, or bytes that are not those of mainnet |
//!
//! - `kzg_mainnet(first, length, others, length, tables: f64) -> handle`: Ethereum's mainnet from the columns of the
//!   first 64 cells and of the others, which may be none (`msmith_kzg::Setup::mainnet_from_columns`), with tables of at
//!   most this many bytes, made when they pay.
//! - `kzg_setup(text, length, tables: f64) -> handle`: another setup, from the text that c-kzg-4844 reads; with the
//!   feature `setups`.
//! - `kzg_is_mainnet(text, length) -> 1 or 0`: whether such a text is mainnet's.
//! - `kzg_prepare(kzg)`: makes the tables now.
//! - `kzg_commitment(kzg, blob, out)`.
//! - `kzg_proof(kzg, blob, z, proof, y)`, `kzg_blob_proof(kzg, blob, commitment, proof)`: the last are written.
//! - `kzg_verify(kzg, commitment, z, y, proof) -> 1 or 0`.
//! - `kzg_verify_blobs(kzg, blobs, commitments, proofs, n) -> 1 or 0`; `kzg_find_invalid_blobs`, with the same
//!   arguments, leaves the numbers of those that are wrong or malformed (`u32` each), and returns how many bytes.
//! - `kzg_cells(kzg, blob, cells)`, `kzg_cells_and_proofs(kzg, blob, cells, proofs)`, `kzg_cell_proofs(kzg, blob,
//!   proofs)`: the last are written.
//! - `kzg_recover(kzg, indices, cells, n, all, proofs)`, `kzg_recover_cells(kzg, indices, cells, n, all)`,
//!   `kzg_recover_blob(kzg, indices, cells, n, blob)`: from n cells, at least 64, in any order.
//! - `kzg_recover_from_proofs(kzg, indices, cells, proofs, n, all, all_proofs)`: the same where the proofs are known and
//!   right.
//! - `kzg_verify_cells(kzg, commitments, indices, cells, proofs, n) -> 1 or 0`, one commitment for each cell;
//!   `kzg_find_invalid_cells` as above.
//! - `kzg_challenge(blob, commitment, out)`, `kzg_cells_challenge(commitments, count, commitment_indices, indices,
//!   cells, proofs, n, out)`: what the specifications hash.
#![deny(unsafe_code)]

pub mod exports;
mod failure;
mod fields;
mod groups;
mod imports;
#[cfg(feature = "kzg")]
mod kzg;
mod memory;
#[cfg(feature = "groth16")]
mod proofs;
mod state;
