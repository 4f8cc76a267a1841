//! What the system does to a program for its files' sake: a mapped file that is cut, a file that grows too large.
#![allow(unsafe_code)]

#[cfg(not(unix))]
pub(super) use other::Unknown as Known;
#[cfg(unix)]
pub(super) use unix::Known;

/// For a program, before it opens files: not for a library, as signals belong to the whole process.
///
/// - Where a mapped file is cut while it is read, the system sends SIGBUS, and nothing can go on. From now on the process
///   ends with exit code 1, and a line on stderr that names the file; files that are half written are removed.
/// - Where it aborts, as it does when memory for a few bytes cannot be had, it ends like that too, behind the line that
///   says why.
/// - Where a file would exceed the limit of its process (`ulimit -f`), the system sends SIGXFSZ. It is ignored from now
///   on, so that the write fails ([`Error::Write`](crate::Error::Write)).
///
/// Other systems than Unix have neither.
pub fn guard_files() {
    #[cfg(unix)]
    unix::guard();
}

#[cfg(not(unix))]
mod other {
    pub struct Unknown;

    impl Unknown {
        pub fn map(_: &std::path::Path, _: &[u8]) -> Self {
            Self
        }

        pub fn part(_: &std::path::Path) -> Self {
            Self
        }
    }
}

#[cfg(unix)]
mod unix {
    use std::ffi::{CStr, CString, c_char, c_int, c_void};
    use std::os::unix::ffi::OsStrExt;
    use std::path::Path;
    use std::ptr::null_mut;
    use std::sync::Mutex;
    use std::sync::atomic::Ordering::SeqCst;
    use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize};

    /// A file that the handler knows.
    struct Slot {
        is_taken: AtomicBool,
        /// Its path, which stays in memory: a handler may be reading it.
        name: AtomicPtr<c_char>,
        /// Where it is mapped.
        start: AtomicUsize,
        end: AtomicUsize,
    }

    impl Slot {
        const fn free() -> Self {
            Self {
                is_taken: AtomicBool::new(false),
                name: AtomicPtr::new(null_mut()),
                start: AtomicUsize::new(0),
                end: AtomicUsize::new(0),
            }
        }
    }

    /// Mapped files. One beyond their number ends the program as it always did.
    static MAPS: [Slot; 64] = [const { Slot::free() }; 64];
    /// Files that are being written.
    static PARTS: [Slot; 16] = [const { Slot::free() }; 16];
    static IS_GUARDED: AtomicBool = AtomicBool::new(false);
    static IS_ENDING: AtomicBool = AtomicBool::new(false);
    /// What was done about SIGBUS before.
    static BEFORE: AtomicPtr<libc::sigaction> = AtomicPtr::new(null_mut());

    /// A file that the handler knows until this is dropped.
    pub(in crate::table) struct Known(Option<&'static Slot>);

    impl Known {
        /// A file that is mapped there.
        pub fn map(path: &Path, bytes: &[u8]) -> Self {
            let start = bytes.as_ptr() as usize;
            Self::new(&MAPS, path, [start, start + bytes.len()])
        }

        /// A file that is removed where the program ends.
        pub fn part(path: &Path) -> Self {
            Self::new(&PARTS, path, [0, 0])
        }

        fn new(slots: &'static [Slot], path: &Path, [start, end]: [usize; 2]) -> Self {
            if !IS_GUARDED.load(SeqCst) {
                return Self(None);
            }
            let free = |slot: &&Slot| !slot.is_taken.swap(true, SeqCst);
            let slot = slots.iter().find(free);
            if let (Some(slot), Ok(name)) = (slot, CString::new(path.as_os_str().as_bytes())) {
                slot.start.store(start, SeqCst);
                slot.end.store(end, SeqCst);
                slot.name.store(name.into_raw(), SeqCst);
            }
            Self(slot)
        }
    }

    impl Drop for Known {
        fn drop(&mut self) {
            if let Some(slot) = self.0 {
                slot.name.store(null_mut(), SeqCst);
                slot.start.store(0, SeqCst);
                slot.end.store(0, SeqCst);
                slot.is_taken.store(false, SeqCst);
            }
        }
    }

    /// From the first call on.
    pub fn guard() {
        static ONCE: Mutex<()> = Mutex::new(());
        let _one_at_a_time = ONCE.lock();
        if IS_GUARDED.swap(true, SeqCst) {
            return;
        }
        let handler: extern "C" fn(c_int, *mut libc::siginfo_t, *mut c_void) = on_bus;
        // SAFETY: Both structures are valid for the calls, zero is a value of theirs (an empty mask), and the handlers have
        // the types that are asked for. That of SIGBUS runs on the alternate stack where the thread has one.
        unsafe {
            libc::signal(libc::SIGXFSZ, libc::SIG_IGN);
            let abort: extern "C" fn(c_int) = on_abort;
            libc::signal(libc::SIGABRT, abort as libc::sighandler_t);
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = handler as libc::sighandler_t;
            action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
            let mut before: libc::sigaction = std::mem::zeroed();
            if libc::sigaction(libc::SIGBUS, &raw const action, &raw mut before) == 0 {
                BEFORE.store(Box::into_raw(Box::new(before)), SeqCst);
            }
        }
    }

    /// Ends the program for a mapped file that was cut; leaves any other cause to what handled it before. It calls only
    /// what may be called in a handler, and takes no lock.
    extern "C" fn on_bus(_: c_int, about: *mut libc::siginfo_t, _: *mut c_void) {
        // SAFETY: The system gives a handler with SA_SIGINFO a valid structure, which has an address for SIGBUS.
        let address = unsafe { (*about).si_addr() } as usize;
        let is_there =
            |slot: &&Slot| (slot.start.load(SeqCst)..slot.end.load(SeqCst)).contains(&address);
        let name = MAPS
            .iter()
            .find(is_there)
            .map(|slot| slot.name.load(SeqCst));
        let Some(name) = name.filter(|name| !name.is_null()) else {
            // SAFETY: The structure was written by `guard` and stays; the instruction is tried again when this
            // returns, and goes to what it names.
            unsafe {
                let before = BEFORE.load(SeqCst);
                if before.is_null() {
                    libc::signal(libc::SIGBUS, libc::SIG_DFL);
                } else {
                    libc::sigaction(libc::SIGBUS, before, null_mut());
                }
            }
            return;
        };
        // SAFETY: Names are strings that end in zero and are never freed.
        let name = unsafe { CStr::from_ptr(name) }.to_bytes();
        end(&[
            b"error: cannot read ",
            name,
            b": it was cut while it was read\n",
        ])
    }

    extern "C" fn on_abort(_: c_int) {
        end(&[b"error: the program cannot go on\n"])
    }

    /// Says why, removes what is half written, and ends the process.
    fn end(why: &[&[u8]]) -> ! {
        if IS_ENDING.swap(true, SeqCst) {
            // Another thread came first, and is about to do so.
            loop {
                // SAFETY: It waits for a signal and touches no memory.
                unsafe { libc::pause() };
            }
        }
        why.iter().for_each(|words| say(words));
        for slot in &PARTS {
            let part = slot.name.load(SeqCst);
            if !part.is_null() {
                // SAFETY: A string that ends in zero, and is never freed.
                unsafe { libc::unlink(part) };
            }
        }
        // SAFETY: It ends the process at once and runs nothing of it.
        unsafe { libc::_exit(1) }
    }

    fn say(bytes: &[u8]) {
        // SAFETY: The bytes are valid for their length. Nobody may be listening, which changes nothing.
        unsafe { libc::write(2, bytes.as_ptr().cast(), bytes.len()) };
    }
}
