//! What C holds by handles: a list of what is open. A handle is a number that looks like a pointer and is never
//! followed; none is given out twice.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, PoisonError, RwLock};

use crate::status::{Failure, MSMITH_HANDLE, MSMITH_NULL};

/// Something that C can hold.
pub trait Held: Any + Send + Sync {
    /// What messages call it.
    const NAME: &'static str;
}

/// What C sees of it.
pub(crate) trait Handle {
    type Of: Held;
}

struct Open {
    name: &'static str,
    what: Arc<dyn Any + Send + Sync>,
}

static OPEN: RwLock<BTreeMap<usize, Open>> = RwLock::new(BTreeMap::new());

/// The first handle: "ms" in the upper half, where no small number and no character is taken for one.
const FIRST: usize = 0x6d73 << (usize::BITS / 2);
/// Between two handles, so that a pointer beside one is none.
const STEP: usize = 16;

static NEXT: AtomicUsize = AtomicUsize::new(FIRST);

/// Puts something into the list.
pub fn open<T: Held>(what: T) -> usize {
    let handle = NEXT.fetch_add(STEP, Relaxed);
    let open = Open {
        name: T::NAME,
        what: Arc::new(what),
    };
    let mut list = OPEN.write().unwrap_or_else(PoisonError::into_inner);
    list.insert(handle, open);
    handle
}

/// What a handle stands for. It stays as long as the caller of this holds it, closed or not.
pub fn get<T: Held>(handle: usize) -> Result<Arc<T>, Failure> {
    let name = T::NAME;
    if handle == 0 {
        return Err(Failure::new(
            MSMITH_NULL,
            format!("the handle of {name} is NULL"),
        ));
    }
    let list = OPEN.read().unwrap_or_else(PoisonError::into_inner);
    let Some(open) = list.get(&handle) else {
        return Err(Failure::new(
            MSMITH_HANDLE,
            format!("the handle of {name} is closed, or was never given out"),
        ));
    };
    Arc::clone(&open.what).downcast().map_err(|_| {
        let is = open.name;
        Failure::new(
            MSMITH_HANDLE,
            format!("a handle of {name} is asked for; this one is of {is}"),
        )
    })
}

/// What a handle of C stands for.
pub(crate) fn held<H: Handle>(handle: *const H) -> Result<Arc<H::Of>, Failure> {
    get(handle.addr())
}

/// Takes something out of the list; it ends with the last call that uses it.
pub fn close(handle: usize) -> Result<(), Failure> {
    let closed = (OPEN.write().unwrap_or_else(PoisonError::into_inner)).remove(&handle);
    match closed {
        // Here, where the list is free again.
        Some(open) => {
            drop(open);
            Ok(())
        }
        None => Err(Failure::new(
            MSMITH_HANDLE,
            "the handle is closed already, or was never given out",
        )),
    }
}
