//! What is watched while an input runs: the largest allocation, the time, and which input it is; and resident memory.
#![allow(unsafe_code)] // An allocator, and a mapped file.

use std::alloc::{GlobalAlloc, Layout, System};
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use memmap2::MmapMut;

/// The system's allocator, which remembers the largest request.
pub struct Counting;

static LARGEST: AtomicUsize = AtomicUsize::new(0);

// SAFETY: every call is handed on to the system's allocator as it is.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        LARGEST.fetch_max(layout.size(), Relaxed);
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        LARGEST.fetch_max(layout.size(), Relaxed);
        // SAFETY: the caller's promise.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        LARGEST.fetch_max(size, Relaxed);
        // SAFETY: the caller's promise.
        unsafe { System.realloc(at, layout, size) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(at, layout) }
    }
}

/// The largest request since the last call.
pub fn largest_allocation() -> usize {
    LARGEST.swap(0, Relaxed)
}

/// Resident bytes, where the system says them (Linux).
pub fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|l| l.strip_prefix("VmRSS:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib << 10)
}

/// Memory may grow by this after the first half of the time: a tenth of it, and what the system's allocator does not give
/// back. Before, it grows with the largest input so far.
const SLACK: u64 = 64 << 20;

/// Whether memory is more at the end than it ever was in the first half: the two.
pub fn grows(resident: &[u64]) -> Option<(u64, u64)> {
    let (early, _) = resident.split_at(resident.len().div_ceil(2));
    let (before, after) = (*early.iter().max()?, *resident.last()?);
    (after > before + before / 10 + SLACK).then_some((before, after))
}

/// Longest input, bytes.
pub const MOST: usize = 1 << 19;
/// An input that runs as long as this ends the program.
const HANG: Duration = Duration::from_secs(30);
/// Milliseconds since the start of the program at which the input began; 0 while none runs.
static SINCE: AtomicU64 = AtomicU64::new(0);

/// The input that runs, in a file that is still there when the program is gone.
pub struct Current {
    path: PathBuf,
    map: MmapMut,
    start: Instant,
}

impl Current {
    /// Makes the file, and a thread that ends the program where an input hangs.
    pub fn new(folder: &Path) -> io::Result<Self> {
        let path = folder.join(format!("current-{}", std::process::id()));
        let file = File::options()
            .create(true)
            .truncate(true)
            .read(true)
            .write(true)
            .open(&path)?;
        file.set_len((MOST + 8) as u64)?;
        // SAFETY: the file is this process's own, and nobody changes its length.
        let map = unsafe { MmapMut::map_mut(&file)? };
        let start = Instant::now();
        let name = path.display().to_string();
        std::thread::spawn(move || {
            loop {
                std::thread::sleep(Duration::from_secs(1));
                let now = start.elapsed().as_millis() as u64;
                let since = SINCE.load(Relaxed);
                if since != 0 && now.saturating_sub(since) > HANG.as_millis() as u64 {
                    eprintln!("FAILED: an input runs for more than {HANG:?}; it is in {name}");
                    std::process::exit(3);
                }
            }
        });
        Ok(Self { path, map, start })
    }

    /// The input that will run.
    pub fn begin(&mut self, input: &[u8]) {
        let n = input.len().min(MOST);
        self.map[..8].copy_from_slice(&(n as u64).to_le_bytes());
        self.map[8..8 + n].copy_from_slice(&input[..n]);
        SINCE.store(self.start.elapsed().as_millis().max(1) as u64, Relaxed);
    }

    /// It has run.
    pub fn end(&self) {
        SINCE.store(0, Relaxed);
    }
}

impl Drop for Current {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

/// The input in such a file, or all bytes of any other.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let bytes = std::fs::read(path)?;
    let name = path.file_name().and_then(|n| n.to_str()).unwrap_or("");
    match bytes.split_first_chunk::<8>() {
        Some((n, rest)) if name.starts_with("current-") => {
            let n = usize::try_from(u64::from_le_bytes(*n)).unwrap_or(usize::MAX);
            Ok(rest[..n.min(rest.len())].to_vec())
        }
        _ => Ok(bytes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_that_grows() {
        let mib = |list: &[u64]| list.iter().map(|m| m << 20).collect::<Vec<_>>();
        assert_eq!(grows(&[]), None);
        // It has its buffers by half of the time.
        assert_eq!(
            grows(&mib(&[87, 100, 163, 167, 116, 176, 176, 178, 178])),
            None
        );
        let grown = mib(&[100, 110, 150, 170, 235]);
        assert_eq!(grows(&grown), Some((150 << 20, 235 << 20)));
        assert!(!cfg!(target_os = "linux") || resident() > Some(1 << 20));
    }
}
