//! What an instance keeps from one call to the next: handles, limits, the last result and the last failure.

use std::cell::{Cell, RefCell, RefMut};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};

use msmith::{Backend, Engine, Options, Watch};
use msmith_field::{Domain, Field};
#[cfg(feature = "groth16")]
use msmith_groth16::{Prover, VerifyingKey};
#[cfg(feature = "kzg")]
use msmith_kzg::Context;

use crate::failure::Failure;

macro_rules! things {
    ($($(#[$wanted:meta])* $get:ident: $kind:ident($of:ty), $name:literal;)*) => {
        /// What a handle stands for.
        #[allow(
            clippy::large_enum_variant,
            reason = "there are few, each behind its handle"
        )]
        pub enum Thing {
            $($(#[$wanted])* $kind($of),)*
        }

        impl Thing {
            fn name(&self) -> &'static str {
                match self {
                    $($(#[$wanted])* Self::$kind(_) => $name,)*
                }
            }

            $($(#[$wanted])*
            pub fn $get(&self, handle: u32) -> Result<&$of, Failure> {
                match self {
                    Self::$kind(thing) => Ok(thing),
                    other => another(handle, other, $name),
                }
            })*
        }
    };
}

things! {
    group: Group(Engine), "a group";
    field: Field(Field), "a field";
    domain: Domain(Domain), "a domain";
    #[cfg(feature = "groth16")]
    prover: Prover(RefCell<Prover>), "a prover";
    #[cfg(feature = "groth16")]
    verifier: Verifier(VerifyingKey), "a verifier";
    #[cfg(feature = "kzg")]
    kzg: Kzg(Context), "a setup";
}

/// What a call that is well has for its caller, as a number.
pub trait Answer {
    fn number(self) -> Result<i32, Failure>;
}

impl Answer for () {
    fn number(self) -> Result<i32, Failure> {
        Ok(0)
    }
}

impl Answer for bool {
    fn number(self) -> Result<i32, Failure> {
        Ok(self.into())
    }
}

impl Answer for usize {
    fn number(self) -> Result<i32, Failure> {
        Ok(self as i32)
    }
}

/// Bytes for the caller to take: their number.
impl Answer for Vec<u8> {
    fn number(self) -> Result<i32, Failure> {
        let too_long = |_| Failure::new("MEMORY", "a result of more than 2^31 bytes");
        let length = i32::try_from(self.len()).map_err(too_long)?;
        RESULT.set(self);
        Ok(length)
    }
}

/// A handle.
impl Answer for Thing {
    fn number(self) -> Result<i32, Failure> {
        let number = NEXT.get();
        let none = |_| Failure::new("HANDLE", "all handles were given out");
        let handle = i32::try_from(number).map_err(none)?;
        NEXT.set(number + 1);
        THINGS.with_borrow_mut(|things| things.push((number, Rc::new(self))));
        Ok(handle)
    }
}

thread_local! {
    /// Numbers are given once, so that one that was closed stands for nothing.
    static THINGS: RefCell<Vec<(u32, Rc<Thing>)>> = const { RefCell::new(Vec::new()) };
    static NEXT: Cell<u32> = const { Cell::new(1) };
    static RESULT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static FAILURE: RefCell<Option<Failure>> = const { RefCell::new(None) };
    static LIMIT: Cell<Option<u64>> = const { Cell::new(None) };
}

/// Forgets a thing; whether there was one.
pub fn close(handle: u32) -> bool {
    let found = THINGS.with_borrow_mut(|things| {
        let at = things.iter().position(|(number, _)| *number == handle)?;
        Some(things.swap_remove(at))
    });
    found.is_some()
}

/// What a handle stands for.
pub fn find(handle: u32) -> Result<Rc<Thing>, Failure> {
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

#[cfg(feature = "groth16")]
impl Thing {
    /// A prover, which one call has at a time.
    pub fn at_work(&self, handle: u32) -> Result<RefMut<'_, Prover>, Failure> {
        let busy = |_| Failure::new("HANDLE", "the prover is at work");
        self.prover(handle)?.try_borrow_mut().map_err(busy)
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

/// How many bytes the last call left.
pub fn left() -> usize {
    RESULT.with_borrow(Vec::len)
}

/// These bytes.
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

/// The backend of engines.
pub fn backend() -> Result<Backend, Failure> {
    Ok(Backend::detect()?)
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
