//! Files and stdin, read with a count of bytes, and never without a bound.

use std::fs::File;
use std::io::{ErrorKind, Read};

use msmith_io::Error;

use crate::place::Input;
use crate::run;

/// Most bytes of an input whose length is not known beforehand: stdin, a pipe, a device.
const MOST_STREAMED: u64 = 1 << 32;
/// Bytes between two looks at the clock.
const CHUNK: usize = 1 << 20;

/// The bytes of a file, or of stdin.
///
/// Errors: what the system says; more than `most` bytes (or 2^32 where the input is not a regular file), of which none
/// beyond the limit are read; more bytes than memory can be had for.
pub fn read(input: &Input, most: u64) -> Result<Vec<u8>, Error> {
    let shown = input.said();
    let file = |why: String| Error::File {
        path: shown.clone(),
        why,
    };
    let system = |e: std::io::Error| file(e.to_string());
    let (mut source, length): (Box<dyn Read>, Option<u64>) = match input {
        Input::Stdin => (Box::new(std::io::stdin().lock()), None),
        Input::File(path) => {
            let opened = File::open(path).map_err(system)?;
            let about = opened.metadata().map_err(system)?;
            if about.is_dir() {
                return Err(file("it is a directory".to_owned()));
            }
            let length = about.is_file().then_some(about.len());
            (Box::new(opened), length)
        }
    };
    // Files of some systems (/proc) say that they are empty.
    let length = length.filter(|n| *n > 0);
    let most = if length.is_some() {
        most
    } else {
        most.min(MOST_STREAMED)
    };
    let long = || {
        file(format!(
            "it has more than the {most} bytes that it may have"
        ))
    };
    if length.is_some_and(|n| n > most) {
        return Err(long());
    }
    run::reading(&shown, |watch| {
        let mut bytes = Vec::new();
        let room = length.map_or(CHUNK as u64, |n| n + 1);
        reserve(&mut bytes, usize::try_from(room).unwrap_or(usize::MAX)).map_err(&file)?;
        loop {
            if bytes.len() == bytes.capacity() {
                let more = bytes.len().max(CHUNK);
                reserve(&mut bytes, more).map_err(&file)?;
            }
            let start = bytes.len();
            bytes.resize(start + (bytes.capacity() - start).min(CHUNK), 0);
            let read = match source.read(&mut bytes[start..]) {
                Ok(n) => n,
                Err(e) if e.kind() == ErrorKind::Interrupted => {
                    bytes.truncate(start);
                    continue;
                }
                Err(e) => return Err(system(e)),
            };
            bytes.truncate(start + read);
            if bytes.len() as u64 > most {
                return Err(long());
            }
            if read == 0 {
                return Ok(bytes);
            }
            watch(bytes.len() as u64, length.unwrap_or(0));
        }
    })
}

/// Room for more bytes, if memory has it.
fn reserve(bytes: &mut Vec<u8>, more: usize) -> Result<(), String> {
    let done = bytes.try_reserve_exact(more);
    done.map_err(|_| "it is larger than the memory that can be had".to_owned())
}
