//! Resident memory of this process, where the system says it (Linux).

/// Bytes that `/proc/self/status` has under a name: `VmRSS:`, `VmHWM:`.
pub fn status(name: &str) -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|l| l.strip_prefix(name))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kib.checked_mul(1024)
}

/// Runs a job; and the most bytes that were resident while it ran, beyond those before.
pub fn peak<T>(job: impl FnOnce() -> T) -> (T, Option<u64>) {
    // 5 sets the highest mark to what is resident now.
    let reset = std::fs::write("/proc/self/clear_refs", "5").ok();
    let before = reset.and_then(|()| status("VmRSS:"));
    let done = job();
    let most = before.and_then(|before| Some(status("VmHWM:")?.saturating_sub(before)));
    (done, most)
}
