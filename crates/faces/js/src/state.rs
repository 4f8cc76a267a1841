//! What an instance keeps from one call to the next: handles, limits, the last result and the last failure.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};

use msmith::{Backend, Engine, Options, Watch};
use msmith_field::{Domain, Field};
#[cfg(feature = "groth16")]
use msmith_groth16::{Prover, VerifyingKey};
#[cfg(feature = "kzg")]
use msmith_kzg::Context;

use crate::failure::Failure;

/// What a handle stands for.
#[allow(
    clippy::large_enum_variant,
    reason = "there are few, each behind its handle"
)]
pub enum Thing {
    Group(Engine),
    Field(Field),
    Domain(Domain),
    #[cfg(feature = "groth16")]
    Prover(RefCell<Prover>),
    #[cfg(feature = "groth16")]
    Verifier(VerifyingKey),
    #[cfg(feature = "kzg")]
    Kzg(Context),
}

impl Thing {
    fn name(&self) -> &'static str {
        match self {
            Self::Group(_) => "a group",
            Self::Field(_) => "a field",
            Self::Domain(_) => "a domain",
            #[cfg(feature = "groth16")]
            Self::Prover(_) => "a prover",
            #[cfg(feature = "groth16")]
            Self::Verifier(_) => "a verifier",
            #[cfg(feature = "kzg")]
            Self::Kzg(_) => "a setup",
        }
    }
}

thread_local! {
    /// Numbers are given once, so that one that was closed stands for nothing.
    static THINGS: RefCell<Vec<(u32, Rc<Thing>)>> = const { RefCell::new(Vec::new()) };
    static NEXT: Cell<u32> = const { Cell::new(1) };
    static RESULT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static FAILURE: RefCell<Option<Failure>> = const { RefCell::new(None) };
    static LIMIT: Cell<Option<u64>> = const { Cell::new(None) };
    static BACKEND: Cell<Option<Backend>> = const { Cell::new(None) };
}

/// A handle for a thing.
pub fn keep(thing: Thing) -> Result<i32, Failure> {
    let number = NEXT.get();
    let Ok(handle) = i32::try_from(number) else {
        return Err(Failure::new("HANDLE", "all handles were given out"));
    };
    NEXT.set(number + 1);
    THINGS.with_borrow_mut(|things| things.push((number, Rc::new(thing))));
    Ok(handle)
}

/// Forgets a thing; whether there was one.
pub fn close(handle: u32) -> bool {
    let found = THINGS.with_borrow_mut(|things| {
        let at = things.iter().position(|(number, _)| *number == handle)?;
        Some(things.swap_remove(at))
    });
    found.is_some()
}

fn find(handle: u32) -> Result<Rc<Thing>, Failure> {
    let found = THINGS.with_borrow(|things| {
        let found = things.iter().find(|(number, _)| *number == handle);
        found.map(|(_, thing)| Rc::clone(thing))
    });
    found.ok_or_else(|| Failure::new("HANDLE", format!("{handle} is no handle, or a closed one")))
}

fn another<T>(handle: u32, thing: &Thing, wanted: &str) -> Result<T, Failure> {
    let why = format!("{handle} stands for {} and not for {wanted}", thing.name());
    Err(Failure::new("HANDLE", why))
}

/// Runs a job with the group of a handle.
pub fn group<T>(
    handle: u32,
    job: impl FnOnce(&Engine) -> Result<T, Failure>,
) -> Result<T, Failure> {
    match &*find(handle)? {
        Thing::Group(engine) => job(engine),
        other => another(handle, other, "a group"),
    }
}

/// The same with a field.
pub fn field<T>(handle: u32, job: impl FnOnce(&Field) -> Result<T, Failure>) -> Result<T, Failure> {
    match &*find(handle)? {
        Thing::Field(field) => job(field),
        other => another(handle, other, "a field"),
    }
}

/// The same with a domain.
pub fn domain<T>(
    handle: u32,
    job: impl FnOnce(&Domain) -> Result<T, Failure>,
) -> Result<T, Failure> {
    match &*find(handle)? {
        Thing::Domain(domain) => job(domain),
        other => another(handle, other, "a domain"),
    }
}

/// The same with a prover, which one call has at a time.
#[cfg(feature = "groth16")]
pub fn prover<T>(
    handle: u32,
    job: impl FnOnce(&mut Prover) -> Result<T, Failure>,
) -> Result<T, Failure> {
    match &*find(handle)? {
        Thing::Prover(prover) => match prover.try_borrow_mut() {
            Ok(mut prover) => job(&mut prover),
            Err(_) => Err(Failure::new("HANDLE", "the prover is at work")),
        },
        other => another(handle, other, "a prover"),
    }
}

/// The same with a verifier.
#[cfg(feature = "groth16")]
pub fn verifier<T>(
    handle: u32,
    job: impl FnOnce(&VerifyingKey) -> Result<T, Failure>,
) -> Result<T, Failure> {
    match &*find(handle)? {
        Thing::Verifier(key) => job(key),
        other => another(handle, other, "a verifier"),
    }
}

/// The same with the groups of a prover or a verifier.
#[cfg(feature = "groth16")]
pub fn groups<T>(
    handle: u32,
    job: impl FnOnce(&msmith_groth16::Groups) -> Result<T, Failure>,
) -> Result<T, Failure> {
    match &*find(handle)? {
        Thing::Prover(_) => prover(handle, |prover| job(prover.groups())),
        Thing::Verifier(key) => job(key.groups()),
        other => another(handle, other, "a prover or a verifier"),
    }
}

/// The same with a setup of KZG.
#[cfg(feature = "kzg")]
pub fn kzg<T>(handle: u32, job: impl FnOnce(&Context) -> Result<T, Failure>) -> Result<T, Failure> {
    match &*find(handle)? {
        Thing::Kzg(kzg) => job(kzg),
        other => another(handle, other, "a setup"),
    }
}

/// Gives up what groups keep between calls.
pub fn release() {
    THINGS.with_borrow(|things| {
        for (_, thing) in things {
            if let Thing::Group(engine) = &**thing {
                engine.release();
            }
        }
    });
}

/// Leaves bytes for the caller to take; their number.
pub fn leave(bytes: Vec<u8>) -> Result<i32, Failure> {
    let too_long = |_| Failure::new("MEMORY", "a result of more than 2^31 bytes");
    let length = i32::try_from(bytes.len()).map_err(too_long)?;
    RESULT.set(bytes);
    Ok(length)
}

/// The bytes that the last call left.
pub fn take() -> Vec<u8> {
    RESULT.take()
}

/// Keeps a failure for the caller to read.
pub fn fail(failure: Failure) {
    FAILURE.set(Some(failure));
}

/// The last failure.
pub fn failure() -> Option<Failure> {
    FAILURE.with_borrow(Clone::clone)
}

/// See `limit`.
pub fn set_limit(bytes: f64) {
    LIMIT.set((bytes > 0.0).then_some(bytes as u64));
}

/// The backend of new engines: the one that was chosen, or the best.
pub fn backend() -> Result<Backend, Failure> {
    match BACKEND.get() {
        Some(backend) => Ok(backend),
        None => Ok(Backend::detect()?),
    }
}

/// See `backend`.
pub fn set_backend(name: &str) -> Result<(), Failure> {
    BACKEND.set(Some(Backend::from_name(name)?));
    Ok(())
}

/// Raised by the caller's answer to a report of progress.
static STOP: AtomicBool = AtomicBool::new(false);
static REPORT: fn(f64) = report;

fn report(part: f64) {
    if crate::imports::progress(part) {
        STOP.store(true, Ordering::Relaxed);
    }
}

fn watch() -> Watch<'static> {
    STOP.store(false, Ordering::Relaxed);
    Watch::default().with_cancel(&STOP).with_progress(&REPORT)
}

/// Points are in the subgroup.
pub const IN_SUBGROUP: u32 = 1;

/// The options of a call about groups.
pub fn options(flags: u32) -> Options<'static> {
    Options {
        in_subgroup: flags & IN_SUBGROUP != 0,
        threads: Some(1),
        memory_limit: LIMIT.get(),
        watch: watch(),
        ..Options::default()
    }
}

/// The options of a call about fields.
pub fn field_options() -> msmith_field::Options<'static> {
    msmith_field::Options {
        threads: Some(1),
        memory_limit: LIMIT.get(),
        watch: watch(),
    }
}
