//! What can be closed while others use it.

use std::sync::{Arc, Mutex, PoisonError};

use crate::failure::{Failure, Kind};

/// A thing until it is closed; calls that use it keep it until they end.
pub struct Closable<T> {
    thing: Mutex<Option<Arc<T>>>,
    /// What is said afterwards.
    closed: &'static str,
}

impl<T> Closable<T> {
    pub fn new(thing: T, closed: &'static str) -> Self {
        Self {
            thing: Mutex::new(Some(Arc::new(thing))),
            closed,
        }
    }

    /// Errors: [`Kind::Closed`].
    pub fn get(&self) -> Result<Arc<T>, Failure> {
        let thing = self.thing.lock().unwrap_or_else(PoisonError::into_inner);
        (thing.clone()).ok_or_else(|| Failure::of(Kind::Closed, self.closed))
    }

    pub fn close(&self) {
        let mut thing = self.thing.lock().unwrap_or_else(PoisonError::into_inner);
        thing.take();
    }
}
