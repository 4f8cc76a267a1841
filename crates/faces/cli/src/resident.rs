//! Resident memory of this process, where the system says it (Linux).

/// Bytes that `/proc/self/status` has under a name: `VmRSS:`, `VmHWM:`.
pub fn status(name: &str) -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|l| l.strip_prefix(name))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kib.checked_mul(1024)
}

/// What is resident from a moment on.
pub struct Peak {
    before: Option<u64>,
}

impl Peak {
    /// From now on.
    pub fn begin() -> Self {
        // 5 sets the highest mark to what is resident now.
        let reset = std::fs::write("/proc/self/clear_refs", "5").ok();
        Self {
            before: reset.and_then(|()| status("VmRSS:")),
        }
    }

    /// The most bytes that were resident since, beyond those at the beginning.
    pub fn bytes(&self) -> Option<u64> {
        Some(status("VmHWM:")?.saturating_sub(self.before?))
    }
}
