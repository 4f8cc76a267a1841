//! The header, byte by byte: `docs/table-format.md`.

use msmith::curve::Group;
use msmith::table::Spec;
use msmith::table::TableLayout;

pub use crate::fault::VERSION;

use super::digest::{self, Digest};
use super::{Fault, Info};

/// Bytes of the header: a page, so that the words behind it are where a mapping needs them.
pub const HEADER: usize = 4096;

/// The eighth bit, both line ends and the end-of-file mark of DOS each show a kind of damage (as in PNG).
const MAGIC: [u8; 8] = *b"\x89MSM\r\n\x1a\n";
/// [`MAGIC`] after copies in text mode.
const TEXT: [&[u8]; 4] = [
    b"\x89MSM\n\x1a\n",
    b"\x89MSM\r\r\n\x1a",
    b"\x89MSM\r\n\x1a\r",
    b"\x09MSM\r\n\x1a\n",
];
/// The byte-order mark.
const ORDER: u32 = 0x0102_0304;
/// Bytes of a name.
const NAME: usize = 64;
/// Where the header's own checksum is.
const SEAL: usize = HEADER - 32;
/// No ring has a larger form: a bound on the work that a header can ask for.
const MOST_FORM: u32 = 64 * 24;

/// Fields one behind the other.
struct Fields<'a> {
    rest: &'a [u8],
}

impl Fields<'_> {
    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut out = [0; N];
        // The header is longer than all its fields.
        if let Some((head, rest)) = self.rest.split_first_chunk::<N>() {
            (out, self.rest) = (*head, rest);
        }
        out
    }

    fn u32(&mut self) -> u32 {
        u32::from_le_bytes(self.bytes())
    }

    fn u64(&mut self) -> u64 {
        u64::from_le_bytes(self.bytes())
    }

    fn digest(&mut self) -> Digest {
        Digest(self.bytes())
    }

    /// Printable characters, then zeros.
    fn name(&mut self, what: &str) -> Result<String, Fault> {
        let bytes: [u8; NAME] = self.bytes();
        let len = bytes.iter().position(|b| *b == 0).unwrap_or(NAME);
        let (name, zeros) = bytes.split_at(len);
        if name.is_empty()
            || !name.iter().all(u8::is_ascii_graphic)
            || zeros.iter().any(|b| *b != 0)
        {
            return Err(layout(format!("{what} is not a name")));
        }
        Ok(name.iter().map(|b| char::from(*b)).collect())
    }
}

fn layout(why: impl Into<String>) -> Fault {
    Fault::Layout { why: why.into() }
}

/// The header of a table.
pub fn encode(info: &Info) -> Result<[u8; HEADER], Fault> {
    let mut out = Vec::with_capacity(HEADER);
    let table = &info.layout;
    out.extend(MAGIC);
    out.extend(ORDER.to_le_bytes());
    out.extend(VERSION.to_le_bytes());
    let long = [
        HEADER as u64,
        info.bytes - HEADER as u64,
        table.n as u64,
        table.rows as u64,
    ];
    out.extend(long.iter().flat_map(|x| x.to_le_bytes()));
    let short = [
        table.columns as u32,
        table.words as u32,
        table.form,
        table.passes as u32,
        digest::group(info.group),
        0,
    ];
    out.extend(short.iter().flat_map(|x| x.to_le_bytes()));
    let set = table.set.to_string();
    for (what, name) in [("the curve's name", &info.curve), ("the set's name", &set)] {
        if name.is_empty() || name.len() > NAME || !name.bytes().all(|b| b.is_ascii_graphic()) {
            return Err(layout(format!(
                "{what} {name:?} is not 1 to {NAME} printable characters"
            )));
        }
        out.extend(name.bytes());
        out.resize(out.len() + NAME - name.len(), 0);
    }
    for digest in [
        &info.numbers,
        &info.endomorphism,
        &info.bases,
        &info.content,
    ] {
        out.extend(digest.0);
    }
    let mut header = [0; HEADER];
    header[..out.len()].copy_from_slice(&out);
    let seal = digest::plain(&header[..SEAL]);
    header[SEAL..].copy_from_slice(&seal.0);
    Ok(header)
}

/// Whether a file that begins so is a table, or one that was copied as text.
pub(crate) fn is_table(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC) || TEXT.iter().any(|t| bytes.starts_with(t))
}

/// What a header says; `head` is as much of it as the file has, which has `bytes` bytes in all.
///
/// Magic, byte order, version and checksum are in the same place in every version.
pub fn decode(path: String, head: &[u8], bytes: u64) -> Result<Info, Fault> {
    let begin = head.len().min(MAGIC.len());
    if head[..begin] != MAGIC[..begin] {
        let text = TEXT.iter().any(|t| head.starts_with(t));
        return Err(if text {
            Fault::TextMode
        } else {
            Fault::NotATable
        });
    }
    let Some((header, _)) = head.split_first_chunk::<HEADER>() else {
        return Err(Fault::Truncated {
            bytes,
            wanted: HEADER as u64,
        });
    };
    if digest::plain(&header[..SEAL]).0 != header[SEAL..] {
        return Err(Fault::Header);
    }
    let mut fields = Fields {
        rest: &header[MAGIC.len()..SEAL],
    };
    let order = fields.u32();
    if order == ORDER.swap_bytes() {
        return Err(Fault::Endianness);
    }
    if order != ORDER {
        return Err(layout("no byte order has this mark"));
    }
    let found = fields.u32();
    if found != VERSION {
        return Err(Fault::Version { found });
    }
    let [start, content, n, rows] = [(); 4].map(|()| fields.u64());
    let [columns, words, form, passes, group, spare] = [(); 6].map(|()| fields.u32());
    let curve = fields.name("the curve")?;
    let set = fields.name("the set")?;
    let [numbers, endomorphism, bases, digest] = [(); 4].map(|()| fields.digest());
    if spare != 0 || fields.rest.iter().any(|b| *b != 0) {
        return Err(layout("bytes without a meaning are not zero"));
    }
    let group = match group {
        1 => Group::G1,
        2 => Group::G2,
        _ => return Err(layout(format!("there is no group {group}"))),
    };
    let set: Spec = set.parse().map_err(|why: msmith::Error| Fault::Set {
        name: set,
        why: why.to_string(),
    })?;
    if form > MOST_FORM {
        return Err(layout(format!("there is no form {form}")));
    }
    let count = |x| usize::try_from(x).map_err(|_| layout(format!("{x} is too many")));
    let table = TableLayout {
        set,
        passes: passes as usize,
        n: count(n)?,
        rows: count(rows)?,
        columns: columns as usize,
        words: words as usize,
        form,
    };
    let wanted = table.len().and_then(|len| (len as u64).checked_mul(8));
    if start != HEADER as u64 || wanted != Some(content) {
        return Err(layout(format!(
            "{content} bytes behind {start} are not {n} bases of {rows} rows"
        )));
    }
    let wanted = content
        .checked_add(start)
        .ok_or_else(|| layout("there are no files of this size"))?;
    if bytes < wanted {
        return Err(Fault::Truncated { bytes, wanted });
    }
    if bytes > wanted {
        return Err(Fault::Overlong { bytes, wanted });
    }
    Ok(Info {
        path,
        bytes,
        curve,
        group,
        layout: table,
        numbers,
        endomorphism,
        bases,
        content: digest,
    })
}
