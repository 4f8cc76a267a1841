//! What makes functions for C of a table of what they take: `cargo xtask faces` makes the headers of the same table.
//!
//! An argument is its name and its kind. Pointers are made safe here, by what the header says of them: first all that is
//! read, in order, then the places that are written. A body is safe code; it ends a call by `?`.

/// What C sees of a kind.
macro_rules! c_type {
    (usize) => { usize };
    (u32) => { u32 };
    (u64) => { u64 };
    (c_ulonglong) => { ::std::ffi::c_ulonglong };
    (i32) => { i32 };
    (at $of:ty) => { *const $of };
    (to $of:ty) => { *mut $of };
    (item) => { *const ::std::ffi::c_void };
    (items $n:expr) => { *const ::std::ffi::c_void };
    (numbers $n:expr) => { *const u64 };
    (text) => { *const ::std::ffi::c_char };
    (list $of:ty) => { *const *const $of };
    (path) => { *const ::std::ffi::c_char };
    (held $of:ty) => { *const $of };
    (opens $of:ty) => { *mut *mut $of };
    (options $heeded:ident) => { *const crate::caller::CallerOptions };
    (verdict $otherwise:expr) => { *mut bool };
    (place $bytes:expr) => { *mut ::std::ffi::c_void };
    (wanted $bytes:expr) => { *mut ::std::ffi::c_void };
    (places $each:expr, $n:expr) => { *mut ::std::ffi::c_void };
}

/// What a body sees of what is read: numbers, slices of a size or of the body's, what a handle stands for, options.
macro_rules! take {
    // SAFETY: the header says what there must be.
    ($x:ident at $of:ty) => { let $x = unsafe { crate::caller::At::new($x) }; };
    // SAFETY: the same of what may be written.
    ($x:ident to $of:ty) => { let $x = unsafe { crate::caller::To::new($x) }; };
    ($x:ident item) => { take!($x at _); let $x = $x.item(stringify!($x))?; };
    ($x:ident items $n:expr) => { take!($x at _); let $x = $x.items($n, stringify!($x))?; };
    ($x:ident numbers $n:expr) => { take!($x at _); let $x = &$x.numbers($n, stringify!($x))?; };
    ($x:ident text) => { take!($x at _); let $x = $x.text(stringify!($x))?; };
    ($x:ident list $of:ty) => { take!($x at _); };
    ($x:ident path) => { take!($x at _); let $x = $x.path()?; };
    ($x:ident held $of:ty) => { let $x = &*crate::handles::held($x)?; };
    // SAFETY: the header asks for a place for a pointer.
    ($x:ident opens $of:ty) => { let $x = unsafe { crate::caller::HandlePlace::new($x)? }; };
    ($x:ident options $heeded:ident) => {
        take!($x at _);
        let $x = crate::caller::Choice::read($x, crate::caller::$heeded)?;
        let $x = &$x.options();
    };
    ($x:ident verdict $otherwise:expr) => {
        take!($x to _);
        let mut $x = crate::caller::Verdict::new($x, $otherwise, stringify!($x))?;
    };
    ($x:ident $($other:tt)*) => {};
}

/// What a body sees of a place: one of a size, one that may be NULL, one of n sizes.
macro_rules! room {
    ($x:ident place $bytes:expr) => { take!($x to _); let $x = $x.place($bytes, stringify!($x))?; };
    ($x:ident wanted $bytes:expr) => { take!($x to _); let $x = $x.wanted($bytes); };
    ($x:ident places $each:expr, $n:expr) => {
        take!($x to _);
        // What is longer than memory `list` sees by the same product.
        let $x = $x.list($n.wrapping_mul($each), $n, $each, stringify!($x))?;
    };
    ($x:ident $($other:tt)*) => {};
}

/// The functions of a table; each answers a code of [`crate::status`].
macro_rules! calls {
    ($($(#[$doc:meta])* fn $name:ident($($arg:ident: $kind:ident $(($($of:tt)*))?),*) $body:block)*) => {$(
        $(#[$doc])*
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($arg: c_type!($kind $($($of)*)?)),*) -> i32 {
            crate::status::answer(|| {
                $(take!($arg $kind $($($of)*)?);)*
                $(room!($arg $kind $($($of)*)?);)*
                $body
                Ok(())
            })
        }
    )*};
}

/// A handle: its name in C, what it stands for, and what messages call that.
macro_rules! handle {
    ($(#[$doc:meta])* $handle:ident = $c:ident, $of:ty, $name:literal) => {
        $(#[$doc])*
        #[repr(C)]
        #[derive(Debug)]
        pub struct $handle([u8; 0]);

        impl crate::handles::Held for $of {
            const NAME: &'static str = $name;
        }

        impl crate::handles::Handle for $handle {
            type Of = $of;
        }
    };
}
