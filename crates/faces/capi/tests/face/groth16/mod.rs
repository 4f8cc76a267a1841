//! Groth16 through the functions that C calls: proofs of both curves, of lists in gnark's order, and what ends a call.

mod lists;

use std::ffi::{CStr, CString, c_char, c_void};
use std::path::PathBuf;
use std::ptr::{null, null_mut};

use msmith::Options;
use msmith_capi::face::*;
use msmith_capi::status::*;
use msmith_groth16::{Blinding, Key, Witness, prove, write_public};

use super::{message, must};

fn vector(name: &str) -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.join("../../../vectors/groth16/zkey").join(name)
}

fn path(name: &str) -> CString {
    CString::new(vector(name).to_str().unwrap()).unwrap()
}

fn at(bytes: &[u8]) -> *const c_void {
    bytes.as_ptr().cast()
}

/// A text that was written.
fn text(bytes: &[u8]) -> &str {
    CStr::from_bytes_until_nul(bytes).unwrap().to_str().unwrap()
}

/// A proof and its public signals.
type Made = Result<(String, String), i32>;

fn made(
    key: *const ProvingKeyHandle,
    wtns: &[u8],
    [r, s]: [*const c_void; 2],
    options: *const CallerOptions,
) -> Made {
    let mut size = 0;
    must(unsafe { msmith_groth16_key_sizes(key, null_mut(), null_mut(), &mut size) });
    let (mut proof, mut signals) = ([9; MSMITH_GROTH16_PROOF_BYTES as usize], vec![9; size]);
    let (p, q): (*mut c_char, *mut c_char) =
        (proof.as_mut_ptr().cast(), signals.as_mut_ptr().cast());
    let (wtns, n) = (at(wtns), wtns.len());
    let code =
        unsafe { msmith_groth16_prove(p, proof.len(), q, size, key, wtns, n, r, s, options) };
    if code != MSMITH_OK {
        assert!(proof.iter().chain(&signals).all(|byte| *byte == 9));
        return Err(code);
    }
    Ok((text(&proof).to_owned(), text(&signals).to_owned()))
}

#[test]
fn proofs_are_those_of_the_crate() {
    for curve in ["bn254", "bls12-381"] {
        let zkey = format!("{curve}-1.zkey");
        let wtns = std::fs::read(vector(&format!("{curve}.wtns"))).unwrap();
        let (mut open, mut copied, mut vk) = (null_mut(), null_mut(), null_mut());
        must(unsafe { msmith_groth16_key_open(&mut open, path(&zkey).as_ptr(), null()) });
        let bytes = std::fs::read(vector(&zkey)).unwrap();
        must(unsafe { msmith_groth16_key_new(&mut copied, at(&bytes), bytes.len(), null()) });

        let key = Key::open(&vector(&zkey), &Options::default()).unwrap();
        let (mut variables, mut signals) = (0, 0);
        must(unsafe { msmith_groth16_key_sizes(open, &mut variables, &mut signals, null_mut()) });
        assert_eq!((variables, signals), (key.variables(), key.public()));
        let groups = key.groups();
        let witness = Witness::open(&vector(&format!("{curve}.wtns")), groups).unwrap();
        let (mut r, mut s) = ([0; 32], [0; 32]);
        (r[0], s[9]) = (7, 1);
        let blinding = Blinding::new(groups, [7, 0, 0, 0], [0, 1 << 8, 0, 0]).unwrap();
        let ours = prove(&key, &witness, &blinding, &Options::default()).unwrap();
        let expected = (
            ours.proof.to_json(groups).unwrap(),
            write_public(&ours.public),
        );

        let numbers = [at(&r), at(&s)];
        let options = CallerOptions {
            threads: 1,
            memory_limit: 64 << 20,
            ..CallerOptions::default()
        };
        for (key, options) in [(open, null()), (copied, &raw const options)] {
            assert_eq!(made(key, &wtns, numbers, options).unwrap(), expected);
        }
        // A witness that does not satisfy the circuit.
        let mut wrong = wtns.clone();
        *wrong.last_mut().unwrap() ^= 1;
        assert_eq!(made(open, &wrong, numbers, null()), Err(MSMITH_DATA));
        assert!(message().contains("does not satisfy the circuit, or"));
        // Those of random numbers are others, and right.
        let json = std::fs::read(vector(&format!("{curve}-1.json"))).unwrap();
        must(unsafe { msmith_groth16_vk_new(&mut vk, at(&json), json.len()) });
        let (proof, signals) = made(open, &wtns, [null(); 2], null()).unwrap();
        assert_ne!(proof, expected.0);
        let [proof, signals] = [proof, signals].map(|text| CString::new(text).unwrap());
        let mut ok = false;
        must(unsafe {
            msmith_groth16_verify(&mut ok, vk, proof.as_ptr(), signals.as_ptr(), null())
        });
        assert!(ok);
        must(unsafe { msmith_groth16_vk_is_forgeable(&mut ok, vk) });
        assert!(!ok);
        // The zkey has the same verifying key.
        let mut other = null_mut();
        must(unsafe { msmith_groth16_vk_new(&mut other, at(&bytes), bytes.len()) });
        let lists = ([proof.as_ptr(); 3], [signals.as_ptr(); 3]);
        let (proofs, signals) = (lists.0.as_ptr(), lists.1.as_ptr());
        ok = false;
        must(unsafe { msmith_groth16_verify_batch(&mut ok, other, proofs, signals, 3, null()) });
        assert!(ok);
        // That of a new key says what it is.
        let mut new = null_mut();
        let first = path(&format!("{curve}-0.zkey"));
        must(unsafe { msmith_groth16_vk_open(&mut new, first.as_ptr()) });
        must(unsafe { msmith_groth16_vk_is_forgeable(&mut ok, new) });
        assert!(ok);
        must(unsafe { msmith_close(new.cast()) });
        let handles: [*mut c_void; 4] = [open.cast(), copied.cast(), vk.cast(), other.cast()];
        for handle in handles {
            must(unsafe { msmith_close(handle) });
        }
    }
}

extern "C" fn stop(user: *mut c_void, part: f64) -> i32 {
    let seen = unsafe { &*user.cast::<std::sync::atomic::AtomicUsize>() };
    assert!((0.0..=1.0).contains(&part));
    seen.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    1
}

#[test]
fn flags_and_progress_stop_calls() {
    let wtns = std::fs::read(vector("bn254.wtns")).unwrap();
    let (mut key, mut none, mut vk) = (null_mut(), null_mut(), null_mut());
    let zkey = path("bn254-1.zkey");
    must(unsafe { msmith_groth16_key_open(&mut key, zkey.as_ptr(), null()) });
    must(unsafe { msmith_groth16_vk_open(&mut vk, zkey.as_ptr()) });
    let (proof, signals) = made(key, &wtns, [null(); 2], null()).unwrap();
    let [proof, signals] = [proof, signals].map(|text| CString::new(text).unwrap());
    let (proof, signals) = (proof.as_ptr(), signals.as_ptr());

    let mut flag = 1;
    let raised = CallerOptions {
        cancel: &mut flag,
        ..CallerOptions::default()
    };
    let code = unsafe { msmith_groth16_key_open(&mut none, zkey.as_ptr(), &raised) };
    assert!(code == MSMITH_CANCELLED && none.is_null(), "{}", message());
    assert_eq!(
        made(key, &wtns, [null(); 2], &raised),
        Err(MSMITH_CANCELLED)
    );
    let (mut ok, mut invalid, mut count) = (true, [9; 2], 9);
    let (proofs, all) = ([proof; 2], [signals; 2]);
    let (proofs, all) = (proofs.as_ptr(), all.as_ptr());
    let codes = unsafe {
        [
            msmith_groth16_verify(&mut ok, vk, proof, signals, &raised),
            msmith_groth16_verify_batch(&mut ok, vk, proofs, all, 2, &raised),
            msmith_groth16_find_invalid(
                invalid.as_mut_ptr(),
                &mut count,
                vk,
                proofs,
                all,
                2,
                &raised,
            ),
        ]
    };
    assert_eq!(codes, [MSMITH_CANCELLED; 3]);
    assert!(!ok && invalid == [9; 2] && count == 9);

    let seen = std::sync::atomic::AtomicUsize::new(0);
    let options = CallerOptions {
        progress: Some(stop),
        user: (&raw const seen).cast_mut().cast(),
        ..CallerOptions::default()
    };
    assert_eq!(
        made(key, &wtns, [null(); 2], &options),
        Err(MSMITH_CANCELLED)
    );
    assert!(seen.into_inner() > 0);
    must(unsafe { msmith_close(key.cast()) });
    must(unsafe { msmith_close(vk.cast()) });
}
