//! What a search may take.

use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use msmith_chain::{Error, Method};

use super::{Answer, Request};
use crate::args::Chain;
use msmith_cli::run;

/// Memory and time.
pub struct Limits {
    /// Bytes of a search.
    pub memory: Option<u64>,
    /// When the command gives up, and what was asked for.
    end: Option<(Instant, Duration)>,
}

impl Limits {
    /// From now on.
    pub fn new(args: &Chain) -> Self {
        let end = |all| Some((Instant::now().checked_add(all)?, all));
        Self {
            memory: args.memory_limit,
            end: args.time_limit.and_then(end),
        }
    }
}

/// As large as that of the first thread usually is.
const STACK: usize = 8 << 20;

/// [`Request::find`] within the limits. A search that is given up runs on, unheard, until the program ends.
pub fn find(
    what: &str,
    request: &Arc<Request>,
    method: &'static dyn Method,
    parameters: &[u32],
) -> Result<Answer, Error> {
    let Some((end, all)) = request.limits.end else {
        return run::waiting(what, || request.find(method, parameters));
    };
    let late = || {
        let (name, seconds) = (method.name(), all.as_secs());
        Error::Unsuitable(format!("{name} found no chain within {seconds} s"))
    };
    let left = end
        .checked_duration_since(Instant::now())
        .ok_or_else(late)?;
    let (tell, hear) = mpsc::channel();
    let (request, parameters) = (Arc::clone(request), parameters.to_vec());
    let search = std::thread::Builder::new()
        .stack_size(STACK)
        .spawn(move || {
            // Nobody may hear it any more.
            let _ = tell.send(request.find(method, &parameters));
        });
    search.map_err(|e| Error::Unsuitable(format!("no thread for the search: {e}")))?;
    run::waiting(what, || hear.recv_timeout(left)).unwrap_or_else(|_| Err(late()))
}
