//! What makes exported functions of a table of what they take.
//!
//! An argument is its name and its kind: a number, a handle, or an address with what is there, by its name in messages and
//! its bytes. What is read is made slices first, in order, then what is written. A body is safe code; it ends a call by
//! `?`, and what it has becomes a number ([`crate::state::Answer`]).

/// What a caller sees of a kind.
macro_rules! c_type {
    (usize) => { usize };
    (f64) => { f64 };
    (out $($of:tt)*) => { *mut u8 };
    (change $($of:tt)*) => { *mut u8 };
    (words $($of:tt)*) => { *mut u8 };
    ($address:ident $($of:tt)+) => { *const u8 };
    ($number:ident) => { u32 };
}

/// What a body sees of what is read.
macro_rules! take {
    ($x:ident usize) => {};
    ($x:ident u32) => {};
    ($x:ident f64) => {};
    ($x:ident prover) => {
        let thing = crate::state::find($x)?;
        let $x = &mut *thing.at_work($x)?;
    };
    ($x:ident $handle:ident) => {
        let thing = crate::state::find($x)?;
        let $x = thing.$handle($x)?;
    };
    ($x:ident read $what:expr, $len:expr) => {
        // SAFETY: as the caller says.
        let $x = unsafe { crate::memory::read($what, $x, $len) }?;
    };
    ($x:ident list $what:expr, $n:expr, $each:expr) => {
        take!($x read $what, crate::memory::bytes($what, $n, $each)?);
    };
    ($x:ident text $what:expr, $len:expr) => {
        take!($x read $what, $len);
        let $x = crate::memory::text($what, $x)?;
    };
    ($x:ident items $what:expr, $n:expr) => {
        // SAFETY: as the caller says.
        let $x = unsafe { crate::memory::items($what, $x, $n) }?;
    };
    ($x:ident one $what:expr) => {
        take!($x items $what, 1);
        let $x = &$x[0];
    };
    ($x:ident numbers $what:expr, $n:expr) => {
        take!($x list $what, $n, 4);
        let $x = &*crate::kzg::numbers($x);
    };
    ($x:ident element $what:expr, $field:expr) => {
        take!($x read $what, crate::fields::element_bytes($field));
        let $x = crate::memory::words($x)?;
    };
    ($x:ident when $what:expr, $len:expr, $wanted:expr) => {
        let $x = match $wanted {
            true => {
                take!($x read $what, $len);
                Some($x)
            }
            false => None,
        };
    };
    ($x:ident $place:ident $($of:tt)+) => {};
}

/// What a body sees of what is written: a place for a result, bytes or words in place.
macro_rules! room {
    ($x:ident out $what:expr, $n:expr, $each:expr) => {
        // SAFETY: as the caller says.
        let $x = unsafe { crate::memory::Out::new($what, $x, crate::memory::bytes($what, $n, $each)?) }?;
    };
    ($x:ident change $what:expr, $n:expr, $each:expr) => {
        room!($x out $what, $n, $each);
        let $x = $x.bytes();
    };
    ($x:ident words $what:expr, $n:expr, $each:expr) => {
        room!($x change $what, $n, $each);
        let mut $x = crate::memory::Words::new($x)?;
    };
    ($x:ident $($other:tt)*) => {};
}

/// The functions of a table.
macro_rules! exports {
    ($wanted:meta; $($(#[$attribute:meta])*
        fn $name:ident($($arg:ident: $kind:ident $(($($of:tt)*))?),*) $body:block)*) => {$(
        /// See the head of the crate.
        $(#[$attribute])*
        #[cfg_attr(all(target_arch = "wasm32", $wanted), unsafe(no_mangle))]
        pub unsafe extern "C" fn $name($($arg: c_type!($kind $($($of)*)?)),*) -> i32 {
            crate::exports::call(|| {
                $(take!($arg $kind $($($of)*)?);)*
                $(room!($arg $kind $($($of)*)?);)*
                Ok($body)
            })
        }
    )*};
}
