//! Sums of what files hold, chunk by chunk.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc;

use msmith::{Options, Output, Points, PointsBy, Scalars, Stream, WordPoints};
use msmith_core::parallel::room_for;

use super::{PointList, PointsInPlace, ScalarSection};
use crate::Error;
use crate::needs::quiet;

/// Points of a chunk where no memory limit asks for fewer: enough that a sum in chunks takes about as long as at once
/// (`docs/decisions/msm.md`, "A memory limit makes parts"), and that reading can run beside it.
const CHUNK: usize = 1 << 20;

/// Chunks in memory: one that is summed, and with more than one thread one that is read.
fn held(threads: usize) -> usize {
    threads.min(2)
}

/// A chunk, read and checked; its memory is that of one before.
#[derive(Default)]
struct Chunk<'a> {
    first: usize,
    /// The points, unless they are in the file's memory.
    words: WordPoints,
    in_place: Option<PointsInPlace<'a>>,
    scalars: Vec<u64>,
}

impl Chunk<'_> {
    fn points(&self) -> &dyn Points {
        match &self.in_place {
            Some(points) => points,
            None => &self.words,
        }
    }
}

/// Points of a list with the scalars of another, to be summed.
#[derive(Debug, Clone)]
pub struct SumOfFiles<'a> {
    /// The points.
    pub points: PointList<'a>,
    /// Which of them.
    pub which_points: Range<usize>,
    /// The scalars.
    pub scalars: ScalarSection<'a>,
    /// Which of them, as many as points.
    pub which_scalars: Range<usize>,
    /// Whether to check that all points are in the subgroup of order r. Then the sum may use the endomorphism, as
    /// where [`Options::in_subgroup`] vouches for them.
    pub check_subgroup: bool,
}

impl<'a> SumOfFiles<'a> {
    /// `Σ a_i P_i`. Points are checked to be on the curve as they are read.
    ///
    /// Nothing but two chunks is in memory, besides the mapped pages of the files, which the system takes back as it
    /// needs them: [`Options::memory_limit`] bounds the chunks and the sum together. With more than one thread a
    /// further one reads and checks a chunk while the one before is summed.
    ///
    /// Errors: ranges beyond the ends, or of different lengths; the first point that is wrong, with its number in the
    /// whole section; [`msmith::Error::MemoryLimit`]; a raised cancel flag; those of [`msmith::Engine::msm`].
    /// **Variable time** in the scalars: a witness is not protected.
    pub fn msm(&self, options: &Options<'_>) -> Result<Output, Error> {
        let n = self.which_points.len();
        for (what, range, len) in [
            ("points", &self.which_points, self.points.len()),
            ("scalars", &self.which_scalars, self.scalars.len()),
        ] {
            crate::bases::within(what, range.clone(), len)?;
        }
        if self.which_scalars.len() != n {
            return Err(msmith::Error::LengthMismatch {
                points: n,
                scalars: self.which_scalars.len(),
            }
            .into());
        }
        let threads = options.threads_for(n)?;
        let (chunk, memory_limit) = self.chunk(options, held(threads))?;
        let (done, len) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let part = |of: &AtomicUsize| of.load(Relaxed) as f64 / n as f64;
        let progress = |of_chunk: f64| options.watch.report(part(&done) + of_chunk * part(&len));
        let options = Options {
            in_subgroup: options.in_subgroup || self.check_subgroup,
            memory_limit,
            watch: options.watch.with_progress(&progress),
            ..*options
        };
        let quiet = &quiet(&options);
        let mut stream = self.points.engine.stream(&options)?;
        let mut add = |chunk: &Chunk<'_>| {
            let points = chunk.points();
            len.store(points.len(), Relaxed);
            options.watch.check()?;
            if self.check_subgroup {
                let checked = self.points.engine.check_subgroup(points, quiet);
                checked.map_err(|why| {
                    let from = self.which_points.start + chunk.first;
                    self.points.within(Error::from(why).shifted(from))
                })?;
            }
            let (words, per) = (&chunk.scalars, self.scalars.per());
            let scalars = Scalars::Words { words, per };
            match stream.push_watched(points, scalars, options.watch) {
                Err(msmith::Error::MemoryLimit { .. }) => {
                    halves(&mut stream, points, words, per)?;
                }
                pushed => pushed?,
            }
            done.fetch_add(len.swap(0, Relaxed), Relaxed);
            Ok::<(), Error>(())
        };
        let starts = || (0..n).step_by(chunk);
        // One more thread reads, where the system gives one.
        let mut alone = threads == 1 || n <= chunk || room_for(2) < 2;
        if !alone {
            alone = !std::thread::scope(|scope| {
                // The one that is read is handed over when the one before is summed, and gets its memory for the next.
                let (send, receive) = mpsc::sync_channel(held(threads) - 2);
                let (give_back, given_back) = mpsc::channel();
                let read = move || {
                    for first in starts() {
                        let mut held = given_back.try_recv().unwrap_or_default();
                        let read = self.read(first, chunk, quiet, &mut held);
                        let failed = read.is_err();
                        if send.send(read.map(|()| held)).is_err() || failed {
                            break;
                        }
                    }
                };
                if std::thread::Builder::new()
                    .spawn_scoped(scope, read)
                    .is_err()
                {
                    return Ok(false);
                }
                receive.iter().try_for_each(|held| {
                    let held = held?;
                    add(&held)?;
                    // Nobody takes it after the last one.
                    let _ = give_back.send(held);
                    Ok::<(), Error>(())
                })?;
                Ok::<bool, Error>(true)
            })?;
        }
        if alone {
            let mut held = Chunk::default();
            for first in starts() {
                self.read(first, chunk, quiet, &mut held)?;
                add(&held)?;
            }
        }
        Ok(stream.finish()?)
    }

    /// Points of a chunk, and what is left of the memory limit for its sum.
    fn chunk(&self, options: &Options<'_>, held: usize) -> Result<(usize, Option<u64>), Error> {
        let Some(limit) = options.memory_limit else {
            return Ok((CHUNK, None));
        };
        let engine = self.points.engine;
        let points = match self.points.are_in_place() {
            true => 0,
            false => 16 * engine.words() + 1,
        };
        let each = (held * (points + 8 * self.scalars.per())) as u64;
        // Half of it, as a sum wants about as much a point as the chunks do; fewer where that leaves too little for one.
        let most = CHUNK.min(self.which_points.len()).max(1) as u64;
        let mut chunk = (limit / 2 / each).clamp(1, most);
        loop {
            let rest = Options {
                memory_limit: Some(limit.saturating_sub(chunk * each)),
                in_subgroup: options.in_subgroup || self.check_subgroup,
                ..*options
            };
            match engine.plan(chunk as usize, 64 * self.scalars.per() as u32, &rest) {
                Ok(_) => return Ok((chunk as usize, rest.memory_limit)),
                Err(msmith::Error::MemoryLimit { needed, .. }) if chunk == 1 => {
                    let needed = needed + each;
                    return Err(msmith::Error::MemoryLimit { limit, needed }.into());
                }
                Err(msmith::Error::MemoryLimit { .. }) => chunk = chunk.div_ceil(2),
                Err(why) => return Err(why.into()),
            }
        }
    }

    /// Reads and checks a chunk.
    fn read(
        &self,
        first: usize,
        chunk: usize,
        options: &Options<'_>,
        to: &mut Chunk<'a>,
    ) -> Result<(), Error> {
        let len = chunk.min(self.which_points.len() - first);
        let of = |range: &Range<usize>| range.start + first..range.start + first + len;
        to.first = first;
        let scalars = of(&self.which_scalars);
        self.scalars.read(scalars, &mut to.scalars)?;
        let points = of(&self.which_points);
        to.in_place = self.points.held(points, options, &mut to.words)?;
        Ok(())
    }
}

/// Points of a chunk in parts that the memory limit takes: the chunk was planned for scalars of all their bits, and fewer
/// bits may take a little more memory.
fn halves(
    stream: &mut Stream<'_>,
    points: &dyn Points,
    words: &[u64],
    per: usize,
) -> Result<(), Error> {
    let all = 0..points.len();
    let mut left = vec![all];
    while let Some(range) = left.pop() {
        let (first, len) = (range.start, range.len());
        let some = PointsBy::new(len, |i, to: &mut [u64]| {
            let mut finite = [false];
            points.fill(first + i, to, &mut finite);
            finite[0]
        });
        let scalars = Scalars::Words {
            words: &words[per * first..per * range.end],
            per,
        };
        match stream.push(&some, scalars) {
            Err(msmith::Error::MemoryLimit { .. }) if len > 1 => {
                let middle = first + len / 2;
                left.extend([middle..range.end, first..middle]);
            }
            pushed => pushed?,
        }
    }
    Ok(())
}
