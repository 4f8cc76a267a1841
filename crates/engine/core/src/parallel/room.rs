//! Whether the system has addresses for more threads.
//!
//! A thread that does not get its stack is an error that can be answered. One that has its stack and then finds no
//! addresses for what its start wants besides (a stack for signals, a heap of its own) ends the process: so there must be
//! room for that too before one is started.

/// Addresses that a thread takes: its stack, and what the C library reserves for its heap, twice while it aligns it.
#[cfg(all(target_os = "linux", target_pointer_width = "64"))]
const EACH: usize = (2 + 2 * 64 + 2) << 20;

/// Addresses that are left to what the threads do.
#[cfg(all(target_os = "linux", target_pointer_width = "64"))]
const LEFT: usize = 16 << 20;

/// The threads that may be started, of this many, the caller's among them, which is there already: fewer where the process
/// may not have the addresses for all. Takes microseconds.
pub fn room_for(threads: usize) -> usize {
    let more = threads.saturating_sub(1);
    let has_room = |more: &usize| has_addresses(*more);
    1 + super::halves(more).find(has_room).unwrap_or(0).min(more)
}

/// Whether addresses for this many more threads can be had at this moment.
#[cfg(all(target_os = "linux", target_pointer_width = "64"))]
fn has_addresses(more: usize) -> bool {
    let Some(bytes) = more.checked_mul(EACH).and_then(|all| all.checked_add(LEFT)) else {
        return false;
    };
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: a new mapping that nobody can read or write touches nothing that exists.
    let base = unsafe { libc::mmap(std::ptr::null_mut(), bytes, libc::PROT_NONE, flags, -1, 0) };
    if base == libc::MAP_FAILED {
        return false;
    }
    // SAFETY: mapped above, with this length.
    unsafe { libc::munmap(base, bytes) };
    true
}

#[cfg(not(all(target_os = "linux", target_pointer_width = "64")))]
fn has_addresses(_: usize) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_without_a_limit_has_room() {
        assert_eq!([0, 1, 2, 7].map(room_for), [1, 1, 2, 7]);
        // More than the processor has addresses for; emulators of others note each page that is reserved.
        if cfg!(target_arch = "x86_64") {
            assert!(room_for(usize::MAX) < usize::MAX);
        }
    }

    /// In a process of its own: few addresses are left, and jobs for many threads run on those that there are. Emulators
    /// of other processors keep no limit.
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    #[test]
    fn few_addresses_are_few_threads() {
        use std::sync::atomic::{AtomicUsize, Ordering};
        const OWN: &str = "MSMITH_TEST_MIB_MORE";
        let name = "parallel::room::tests::few_addresses_are_few_threads";
        let Some(more) = std::env::var_os(OWN) else {
            let program = std::env::current_exe().unwrap();
            for more in ["1", "20", "70", "150", "400", "1000"] {
                let mut own = std::process::Command::new(&program);
                let done = own.args(["--exact", name]).env(OWN, more).output().unwrap();
                let said = String::from_utf8_lossy(&done.stdout);
                assert!(
                    done.status.success() && said.contains("1 passed"),
                    "{more}: {done:?}"
                );
            }
            return;
        };
        let more: u64 = more.to_str().unwrap().parse().unwrap();
        let pages = std::fs::read_to_string("/proc/self/statm").unwrap();
        let pages: u64 = pages.split(' ').next().unwrap().parse().unwrap();
        let most = (pages << 12) + (more << 20);
        let limit = libc::rlimit {
            rlim_cur: most,
            rlim_max: most,
        };
        // SAFETY: it reads a limit that lives.
        assert_eq!(unsafe { libc::setrlimit(libc::RLIMIT_AS, &limit) }, 0);
        assert!(room_for(64) < 64);
        for _ in 0..20 {
            let started = AtomicUsize::new(0);
            let state = || {
                started.fetch_add(1, Ordering::Relaxed);
                Vec::<u8>::new()
            };
            let (all, _) = super::super::run(64, 256, state, |used, k| {
                used.resize(1 << 16, 1);
                std::thread::sleep(std::time::Duration::from_micros(50));
                k + usize::from(used[k])
            });
            assert!(all.into_iter().eq(1..257));
            assert!(started.into_inner() <= 64);
        }
    }
}
