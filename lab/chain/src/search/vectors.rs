//! What vectors of costs are written with.

/// An instruction.
macro_rules! x {
    ($e:expr) => {
        // SAFETY: these vectors are used from functions compiled for their instructions only, which are called where a
        // `Search` has asked whether the machine has them; loads and stores are within the slices and arrays passed.
        unsafe { $e }
    };
}

/// `K` vectors. (Not a closure: those are not compiled for the instructions. Nor a loop, which the compiler would have to
/// unroll wherever it is inlined.)
macro_rules! each {
    (1, $i:ident, $e:expr) => {
        [each!(@ $i, $e, 0)]
    };
    (2, $i:ident, $e:expr) => {
        [each!(@ $i, $e, 0), each!(@ $i, $e, 1)]
    };
    (4, $i:ident, $e:expr) => {
        [
            each!(@ $i, $e, 0),
            each!(@ $i, $e, 1),
            each!(@ $i, $e, 2),
            each!(@ $i, $e, 3),
        ]
    };
    (@ $i:ident, $e:expr, $at:literal) => {{
        let $i = $at;
        $e
    }};
}

pub(super) use {each, x};
