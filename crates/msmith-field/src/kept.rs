//! The domains that were asked for last: for callers that get a root of unity with every call, and have no place of
//! their own to keep what is made for it.

use std::sync::{Mutex, PoisonError};

use msmith_core::{Backend, Error};

use crate::domain::Domain;
use crate::field::{Field, integer};

/// As many: forth and back, for two lengths.
const KEPT: usize = 4;

/// The newest at the end.
static DOMAINS: Mutex<Vec<Domain>> = Mutex::new(Vec::new());

impl Domain {
    /// [`Domain::with_root`] over the field of a modulus, on the fastest backend; the roots of the last four stay for
    /// the next call. Modulus and root are integers in words, least significant first.
    ///
    /// Cost: milliseconds for the first call on a field. Errors: those of [`Field::new`] and of `with_root`; an
    /// unusable `MSMITH_BACKEND`.
    #[doc(hidden)]
    pub fn kept(modulus: &[u64], n: usize, root: &[u64]) -> Result<Self, Error> {
        let kept = || DOMAINS.lock().unwrap_or_else(PoisonError::into_inner);
        let mut domains = kept();
        let of_field = |known: &Domain| known.field().p() == &integer(modulus);
        let wanted = |known: &Domain| {
            known.len() == n && known.root_number() == &integer(root) && of_field(known)
        };
        if let Some(at) = domains.iter().position(wanted) {
            let last = domains.remove(at);
            domains.push(last.clone());
            return Ok(last);
        }
        let field = domains.iter().find(|known| of_field(known));
        let field = field.map(|known| known.field().clone());
        drop(domains);
        let field = match field {
            Some(field) => field,
            None => Field::new(modulus, Backend::detect()?)?,
        };
        let domain = Self::with_root(&field, n, root)?;
        let mut domains = kept();
        if domains.len() >= KEPT {
            domains.remove(0);
        }
        domains.push(domain.clone());
        Ok(domain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;

    /// Roots of order 2 and 4 modulo 97, and more domains than are kept.
    #[test]
    fn the_last_ones_are_kept() {
        let values = |root, n: usize, p| {
            let domain = Domain::kept(&[p], n, &[root]).unwrap();
            let mut list = vec![0; 4 * n];
            list[4..].fill(0);
            list[0] = 1;
            domain.fft(&mut list, &Options::default()).unwrap();
            assert_eq!((domain.len(), domain.root()), (n, vec![root]));
            list
        };
        let all = [
            (96, 2, 97),
            (22, 4, 97),
            (75, 4, 97),
            (16, 2, 17),
            (4, 4, 17),
            (1, 1, 17),
        ];
        for _ in 0..2 {
            for (root, n, p) in all {
                assert_eq!(values(root, n, p), [[1, 0, 0, 0]].repeat(n).concat());
            }
        }
        let kept = DOMAINS.lock().unwrap();
        assert_eq!(kept.len(), KEPT);
        assert_eq!(kept.last().map(Domain::len), Some(1));
        drop(kept);
        assert!(Domain::kept(&[97], 4, &[96]).is_err(), "a root of order 2");
        assert!(Domain::kept(&[96], 4, &[22]).is_err(), "an even modulus");
    }
}
