
use registry::{get, set};

/// Functions by their type, so that what is generic here finds the one that was set for its own types. The standard
/// library is here for the lock, also where the rest of the crate does without.
#[cfg(not(target_os = "none"))]
mod registry {
    #[allow(unused_extern_crates)]
    extern crate std;

    use std::any::Any;
    use std::boxed::Box;
    use std::sync::{PoisonError, RwLock};
    use std::vec::Vec;

    static SET: RwLock<Vec<Box<dyn Any + Send + Sync>>> = RwLock::new(Vec::new());

    /// The function of this type, if one was set.
    pub fn get<F: Copy + 'static>() -> Option<F> {
        let set = SET.read().unwrap_or_else(PoisonError::into_inner);
        set.iter().find_map(|f| f.downcast_ref::<F>()).copied()
    }

    /// Sets or removes the function of this type.
    pub fn set<F: Copy + Send + Sync + 'static>(function: Option<F>) {
        let mut set = SET.write().unwrap_or_else(PoisonError::into_inner);
        set.retain(|f| !f.is::<F>());
        if let Some(f) = function {
            set.push(Box::new(f));
        }
    }
}

/// Where there is no standard library none is set.
#[cfg(target_os = "none")]
mod registry {
    pub fn get<F: Copy + 'static>() -> Option<F> {
        None
    }

    pub fn set<F: Copy + Send + Sync + 'static>(_: Option<F>) {}
}
