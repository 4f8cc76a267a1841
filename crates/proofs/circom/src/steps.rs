//! The progress of work in several steps.

use msmith::Options;

/// Steps of a work, each with its share of the progress.
pub(crate) struct Steps<'o> {
    options: &'o Options<'o>,
    /// The shares of all steps, and of those that are done.
    all: f64,
    done: f64,
}

impl<'o> Steps<'o> {
    /// Those of a work whose shares have this sum.
    pub fn new(options: &'o Options<'o>, all: f64) -> Self {
        let done = 0.0;
        Self { options, all, done }
    }

    /// The options without the progress.
    pub fn quiet(&self) -> Options<'o> {
        Options {
            watch: self.options.watch.quiet(),
            ..*self.options
        }
    }

    /// A step: its job's own progress is reported as a part of the whole. The cancel flag is looked at before it.
    pub fn run<T, E: From<msmith::Error>>(
        &mut self,
        share: f64,
        job: impl FnOnce(&Options<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let watch = self.options.watch;
        watch.check()?;
        let (all, done) = (self.all, self.done);
        let part = |p: f64| watch.report((done + share * p) / all);
        let result = job(&Options {
            watch: watch.with_progress(&part),
            ..*self.options
        });
        self.done += share;
        watch.report((self.done / all).min(1.0));
        result
    }
}
