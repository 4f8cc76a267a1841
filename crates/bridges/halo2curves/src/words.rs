//! Elements as the words that lie in memory, by halo2curves' raw bytes, the face that all versions have for them.

use std::io;
use std::slice::IterMut;

use msmith::Error;

/// Where raw bytes go: words, least significant byte first.
pub(crate) struct Words<'a>(IterMut<'a, u64>);

impl<'a> Words<'a> {
    pub fn of(words: &'a mut [u64]) -> Self {
        Self(words.iter_mut())
    }
}

impl io::Write for Words<'_> {
    /// Whole words; none where there is no place, which the caller takes for an error.
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut written = 0;
        for (bytes, word) in bytes.as_chunks().0.iter().zip(&mut self.0) {
            *word = u64::from_le_bytes(*bytes);
            written += bytes.len();
        }
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// An element, by a function that takes raw bytes.
pub(crate) fn read<T>(words: &[u64], of: impl Fn(&[u8]) -> io::Result<T>) -> Result<T, Error> {
    let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    of(&bytes).map_err(|why| Error::Layout(format!("{} words: {why}", words.len())))
}
