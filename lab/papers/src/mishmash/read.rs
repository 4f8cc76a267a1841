//! Cursor to programs and back.

use super::{Mishmash, MishmashBlock, MishmashLink, MishmashPrac, MishmashStep};
use msmith_chain::Error;

struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Cursor<'_> {
    fn wrong(&self, why: &str) -> Error {
        Error::Chain(format!("byte {}: {why}", self.at.saturating_sub(1)))
    }

    fn next(&mut self) -> Result<u8, Error> {
        let byte = self.bytes.get(self.at).copied();
        self.at += 1;
        byte.ok_or_else(|| self.wrong("the bytecode ends too early"))
    }

    /// A power: not 0.
    fn power(&mut self) -> Result<u8, Error> {
        match self.next()? {
            0 => Err(self.wrong("a power of 0")),
            p => Ok(p),
        }
    }

    fn precomp(&mut self) -> Result<Vec<MishmashStep>, Error> {
        let mut steps = Vec::new();
        loop {
            let b = self.next()?;
            let (k, summand, bit) = (b & 15, b & 0x20 != 0, b & 0x10 != 0);
            let step = match b >> 6 {
                _ if b == 0xff => return Ok(steps),
                0 => {
                    let ij = self.next()?;
                    let (i, j) = (ij >> 4, ij & 15);
                    MishmashStep::Add {
                        k,
                        i,
                        j,
                        minus: bit,
                        summand,
                    }
                }
                op @ (1 | 2) if !bit => MishmashStep::Multiply {
                    k,
                    base: op + 1,
                    power: self.power()?,
                    summand,
                },
                _ => return Err(self.wrong("no step of PRECOMP")),
            };
            steps.push(step);
        }
    }

    fn links(&mut self) -> Result<Vec<MishmashLink>, Error> {
        let mut links = Vec::new();
        loop {
            let b = self.next()?;
            let op = b >> 6;
            if op == 0 {
                return Err(self.wrong("no step of DBCHAIN"));
            }
            let three = if op & 2 != 0 { self.power()? } else { 0 };
            let two = if op & 1 != 0 { self.power()? } else { 0 };
            links.push(MishmashLink {
                two,
                three,
                n: b & 15,
                minus: b & 0x10 != 0,
            });
            if b & 0x20 != 0 {
                return Ok(links);
            }
        }
    }

    fn prac(&mut self) -> Result<Vec<MishmashPrac>, Error> {
        let mut codes = Vec::new();
        loop {
            let b = self.next()?;
            let code = MishmashPrac::of_byte(b).ok_or_else(|| self.wrong("no code of PRAC"))?;
            if codes.is_empty() && code != MishmashPrac::Begin {
                return Err(self.wrong("PRAC does not begin with a chain"));
            }
            codes.push(code);
            if code == MishmashPrac::Last {
                return Ok(codes);
            }
        }
    }
}

impl Mishmash {
    /// A program from its bytes, all of them. Points that there are not are refused.
    pub fn read(bytes: &[u8]) -> Result<Self, Error> {
        if bytes.len() > Self::MOST_BYTES {
            return Err(Error::Chain("too many bytes".into()));
        }
        let mut from = Cursor { bytes, at: 0 };
        let first = from.next()?;
        if first >> 4 != 0 {
            return Err(from.wrong("it does not begin as MISHMASH"));
        }
        let mut program = Self {
            extra: first,
            blocks: Vec::new(),
        };
        loop {
            let b = from.next()?;
            let n = b & 15;
            program.blocks.push(match b >> 4 {
                _ if b == 0xff => break,
                1 => MishmashBlock::DbChain {
                    n,
                    links: from.links()?,
                },
                2 => MishmashBlock::Precomp {
                    n,
                    steps: from.precomp()?,
                },
                8 => MishmashBlock::Prac {
                    n,
                    codes: from.prac()?,
                },
                _ => return Err(from.wrong("no block begins so")),
            });
        }
        if from.at != bytes.len() {
            return Err(from.wrong("bytes after the end"));
        }
        program.check()?;
        Ok(program)
    }

    /// Whether all points exist, and every part can be written.
    pub fn check(&self) -> Result<(), Error> {
        let no = |why: String| Err(Error::Chain(why));
        if self.extra > 15 {
            return no("there are at most 17 points".into());
        }
        // A nibble names a point: of 17 the last cannot be named.
        let exists = |k: u8| k < 16 && k < self.extra + 2;
        for (i, block) in self.blocks.iter().enumerate() {
            let (n, points, shape) = match block {
                MishmashBlock::Precomp { n, steps } => {
                    let points = steps.iter().all(|s| match *s {
                        MishmashStep::Add { k, i, j, .. } => exists(k) && exists(i) && exists(j),
                        MishmashStep::Multiply { k, .. } => exists(k),
                    });
                    let shape = steps.iter().all(|s| match *s {
                        MishmashStep::Add { .. } => true,
                        MishmashStep::Multiply { base, power, .. } => {
                            matches!(base, 2 | 3) && power > 0
                        }
                    });
                    (n, points, shape)
                }
                MishmashBlock::DbChain { n, links } => {
                    let multiplies = links.iter().all(|l| l.two > 0 || l.three > 0);
                    let points = links.iter().all(|l| exists(l.n));
                    (n, points, multiplies && !links.is_empty())
                }
                MishmashBlock::Prac { n, codes } => {
                    let ends = codes.iter().position(|&c| c == MishmashPrac::Last);
                    let rules = codes
                        .iter()
                        .all(|c| MishmashPrac::of_byte(c.byte()) == Some(*c));
                    let shape = codes.first() == Some(&MishmashPrac::Begin)
                        && ends.is_some_and(|e| e + 1 == codes.len())
                        && rules;
                    // Two points besides the three of a chain.
                    (n, self.extra >= 3, shape)
                }
            };
            if !exists(*n) || !points {
                return no(format!("block {i} names a point that does not exist"));
            }
            if !shape {
                return no(format!("block {i} is not a block"));
            }
        }
        Ok(())
    }

    /// The bytes of the program, which is checked first. Errors: a program that cannot be run.
    pub fn write(&self) -> Result<Vec<u8>, Error> {
        self.check()?;
        let mut out = vec![self.extra];
        for block in &self.blocks {
            match block {
                MishmashBlock::Precomp { n, steps } => {
                    out.push(0x20 | n);
                    for s in steps {
                        match *s {
                            MishmashStep::Add {
                                k,
                                i,
                                j,
                                minus,
                                summand,
                            } => out.extend([
                                u8::from(summand) << 5 | u8::from(minus) << 4 | k,
                                i << 4 | j,
                            ]),
                            MishmashStep::Multiply {
                                k,
                                base,
                                power,
                                summand,
                            } => {
                                out.extend([(base - 1) << 6 | u8::from(summand) << 5 | k, power]);
                            }
                        }
                    }
                    out.push(0xff);
                }
                MishmashBlock::DbChain { n, links } => {
                    out.push(0x10 | n);
                    for (i, l) in links.iter().enumerate() {
                        let op = u8::from(l.three > 0) << 7 | u8::from(l.two > 0) << 6;
                        let last = u8::from(i + 1 == links.len()) << 5;
                        out.push(op | last | u8::from(l.minus) << 4 | l.n);
                        out.extend([l.three, l.two].into_iter().filter(|&p| p > 0));
                    }
                }
                MishmashBlock::Prac { n, codes } => {
                    out.push(0x80 | n);
                    out.extend(codes.iter().map(|c| c.byte()));
                }
            }
        }
        out.push(0xff);
        Ok(out)
    }
}
