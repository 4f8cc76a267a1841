//! A range coder with carries, and the fewest bytes at its end.

const TOP: u64 = 1 << 32;
const LOW: u64 = 1 << 24;

/// Writes symbols.
pub struct Encoder {
    low: u64,
    range: u64,
    out: Vec<u8>,
}

impl Encoder {
    pub fn new() -> Self {
        Self {
            low: 0,
            range: TOP,
            out: Vec::new(),
        }
    }

    fn carry(&mut self) {
        if self.low >= TOP {
            self.low -= TOP;
            for b in self.out.iter_mut().rev() {
                *b = b.wrapping_add(1);
                if *b != 0 {
                    break;
                }
            }
        }
    }

    /// The symbol that has `width` of `total` parts from `from` on; `total` is at most 2^22.
    pub fn put(&mut self, from: u32, width: u32, total: u32) {
        let part = self.range / u64::from(total);
        let skip = part * u64::from(from);
        self.low += skip;
        self.range = if from + width == total {
            self.range - skip
        } else {
            part * u64::from(width)
        };
        self.carry();
        while self.range < LOW {
            self.out.push((self.low >> 24) as u8);
            self.low = (self.low << 8) & (TOP - 1);
            self.range <<= 8;
        }
    }

    /// The shortest bytes that decode to the symbols; zeros after them are left out.
    pub fn finish(mut self) -> Vec<u8> {
        for bytes in 0..=4 {
            let step = TOP >> (8 * bytes);
            let end = self.low.div_ceil(step) * step;
            if end < self.low + self.range {
                self.low = end;
                self.carry();
                let low = self.low as u32;
                self.out.extend(&low.to_be_bytes()[..bytes]);
                break;
            }
        }
        while self.out.last() == Some(&0) {
            self.out.pop();
        }
        self.out
    }
}

/// Reads symbols, and writes them again: only what an encoder wrote is taken.
pub struct Decoder<'a> {
    bytes: &'a [u8],
    at: usize,
    code: u64,
    range: u64,
    again: Encoder,
}

impl<'a> Decoder<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut it = Self {
            bytes,
            at: 0,
            code: 0,
            range: TOP,
            again: Encoder::new(),
        };
        for _ in 0..4 {
            it.next();
        }
        it
    }

    fn next(&mut self) {
        let byte = self.bytes.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        self.code = (self.code << 8) | u64::from(byte);
    }

    /// Which of `total` parts comes.
    pub fn peek(&self, total: u32) -> u32 {
        let part = self.range / u64::from(total);
        (self.code / part).min(u64::from(total) - 1) as u32
    }

    /// Takes the symbol that has it.
    pub fn take(&mut self, from: u32, width: u32, total: u32) {
        self.again.put(from, width, total);
        let part = self.range / u64::from(total);
        let skip = part * u64::from(from);
        self.code -= skip;
        self.range = if from + width == total {
            self.range - skip
        } else {
            part * u64::from(width)
        };
        while self.range < LOW {
            self.next();
            self.range <<= 8;
        }
    }

    /// One of `total` equal parts.
    pub fn take_even(&mut self, total: u32) -> u32 {
        let it = self.peek(total);
        self.take(it, 1, total);
        it
    }

    /// What an encoder writes for the symbols taken.
    pub fn finish(self) -> Vec<u8> {
        self.again.finish()
    }
}
