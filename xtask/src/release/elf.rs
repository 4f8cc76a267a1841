//! What an ELF file says of itself: its processor, and whether it needs a loader.

/// The kind of a segment that names a loader, which a static program has none of.
const INTERPRETER: u64 = 3;

/// The processor of a program, if it is for Linux in 64 bits, least significant byte first.
pub fn processor(elf: &[u8]) -> Option<&'static str> {
    let start = [0x7f, b'E', b'L', b'F', 2, 1];
    match (elf.starts_with(&start), number(elf, 18, 2)?) {
        (true, 62) => Some("x86_64"),
        (true, 183) => Some("aarch64"),
        _ => None,
    }
}

/// Whether no segment names a loader; nothing where the table of segments is cut.
pub fn is_static(elf: &[u8]) -> Option<bool> {
    let (table, size, count) = (
        number(elf, 32, 8)?,
        number(elf, 54, 2)?,
        number(elf, 56, 2)?,
    );
    for k in 0..count {
        if number(elf, table.checked_add(size * k)?, 4)? == INTERPRETER {
            return Some(false);
        }
    }
    Some(true)
}

/// The latest version of glibc that a library asks for, by the names of versions in it.
pub fn glibc(elf: &[u8]) -> Option<(u32, u32)> {
    let name = b"GLIBC_";
    let places = elf
        .windows(name.len())
        .enumerate()
        .filter(|(_, w)| w == name);
    let versions = places.filter_map(|(at, _)| {
        let rest = &elf[at + name.len()..];
        let end = rest
            .iter()
            .position(|b| !b.is_ascii_digit() && *b != b'.')?;
        let mut numbers = std::str::from_utf8(&rest[..end]).ok()?.split('.');
        Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
    });
    versions.max()
}

fn number(elf: &[u8], at: u64, bytes: usize) -> Option<u64> {
    let at = usize::try_from(at).ok()?;
    let bytes = elf.get(at..at.checked_add(bytes)?)?;
    Some(bytes.iter().rev().fold(0, |n, b| n << 8 | u64::from(*b)))
}

#[test]
fn headers_are_read() {
    let mut elf = vec![0u8; 64 + 2 * 56];
    elf[..6].copy_from_slice(&[0x7f, b'E', b'L', b'F', 2, 1]);
    (elf[18], elf[32], elf[54], elf[56]) = (183, 64, 56, 2);
    assert_eq!(
        (processor(&elf), is_static(&elf)),
        (Some("aarch64"), Some(true))
    );
    elf[64 + 56] = 3;
    assert_eq!(is_static(&elf), Some(false));
    assert_eq!(is_static(&elf[..100]), None);
    assert_eq!(processor(&elf[..4]), None);
    assert_eq!(
        glibc(b"\0GLIBC_2.9\0GLIBC_2.34\0GLIBC_PRIVATE\0"),
        Some((2, 34))
    );
    assert_eq!(glibc(b"GLIBC_2.9"), None);
}
