//! The domains that were asked for last: for callers that get a root of unity with every call, and have no place of
//! their own to keep what is made for it.

use std::sync::{Mutex, MutexGuard, PoisonError};

use msmith_core::{Backend, Error};

use crate::domain::Domain;
use crate::field::{Field, integer};

/// As many at the most.
const KEPT: usize = 8;
/// Bytes of their roots at the most: those of 2^22 elements of 256 bits, alone and on a coset.
const MOST_BYTES: u64 = 1_200_000_000;

/// The newest at the end.
static DOMAINS: Mutex<Vec<Domain>> = Mutex::new(Vec::new());

fn kept() -> MutexGuard<'static, Vec<Domain>> {
    DOMAINS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Domain {
    /// [`Domain::with_root`] and [`Domain::coset`] over the field of a modulus, on the fastest backend. The roots of the
    /// last eight stay for the next call, as far as they have at most 1.2 GB, until [`Domain::forget_kept`]. Modulus,
    /// root and shift are integers in words, least significant first.
    ///
    /// Cost: milliseconds for the first call on a field. Errors: those of [`Field::new`], `with_root` and `coset`; an
    /// unusable `MSMITH_BACKEND`.
    #[doc(hidden)]
    pub fn kept(modulus: &[u64], n: usize, root: &[u64], shift: &[u64]) -> Result<Self, Error> {
        let backend = Backend::detect()?;
        let (p, root_number, shift_number) = (integer(modulus), integer(root), integer(shift));
        let mut domains = kept();
        let of_field =
            |known: &Domain| known.field().p() == &p && known.field().backend() == backend;
        let wanted = |known: &Domain| {
            known.len() == n
                && known.root_number() == &root_number
                && known.shift_number() == &shift_number
                && of_field(known)
        };
        if let Some(at) = domains.iter().position(wanted) {
            domains[at..].rotate_left(1);
            return Ok(domains[domains.len() - 1].clone());
        }
        let field = domains.iter().find(|known| of_field(known));
        let field = field.map(|known| known.field().clone());
        drop(domains);
        let field = match field {
            Some(field) => field,
            None => Field::new(modulus, backend)?,
        };
        let domain = Self::with_root(&field, n, root)?.coset(shift)?;
        keep(&mut kept(), domain.clone(), MOST_BYTES);
        Ok(domain)
    }

    /// Gives back the roots that are kept for transforms of other libraries' types, which name a root and no domain with
    /// every call: those of the last eight domains, 1.2 GB at the most. Domains that are in use are not touched.
    pub fn forget_kept() {
        kept().clear();
    }
}

/// Keeps one more, and of the others those that fit, the last ones first.
fn keep(domains: &mut Vec<Domain>, domain: Domain, most: u64) {
    let mut left = most;
    domains.push(domain);
    let mut fits = |domain: &Domain| {
        let rest = left.checked_sub(domain.most_bytes());
        left = rest.unwrap_or(left);
        rest.is_some()
    };
    let newest_first = domains.drain(..).rev().filter(|domain| fits(domain));
    let mut some: Vec<_> = newest_first.take(KEPT).collect();
    some.reverse();
    *domains = some;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;

    /// Roots of order 2 and 4 modulo 97, and more domains than are kept.
    #[test]
    fn the_last_ones_are_kept() {
        let values = |root, n: usize, p| {
            let domain = Domain::kept(&[p], n, &[root], &[1]).unwrap();
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
            (13, 4, 17),
            (12, 2, 13),
            (5, 4, 13),
            (8, 4, 13),
            (1, 1, 17),
        ];
        for _ in 0..2 {
            for (root, n, p) in all {
                assert_eq!(values(root, n, p), [[1, 0, 0, 0]].repeat(n).concat());
            }
        }
        let count = || kept().len();
        assert_eq!((count(), kept().last().map(Domain::len)), (KEPT, Some(1)));
        // Asked for again, and on a coset.
        for (root, shift, want) in [(8, 1, 4), (8, 5, 4)] {
            let domain = Domain::kept(&[13], 4, &[root], &[shift]).unwrap();
            assert_eq!((domain.shift(), count()), (vec![shift], KEPT));
            assert_eq!(kept().last().map(Domain::len), Some(want));
        }
        assert!(
            Domain::kept(&[97], 4, &[96], &[1]).is_err(),
            "a root of order 2"
        );
        assert!(
            Domain::kept(&[96], 4, &[22], &[1]).is_err(),
            "an even modulus"
        );
        assert!(
            Domain::kept(&[97], 4, &[22], &[0]).is_err(),
            "no inverse of the shift"
        );
        Domain::forget_kept();
        assert_eq!(count(), 0);
    }

    /// However many there are: their bytes together.
    #[test]
    fn their_bytes_are_bounded() {
        let field = Field::new(&[(15 << 27) + 1], Backend::detect().unwrap()).unwrap();
        let field = field.with_generator(31).unwrap();
        let domain = |log: u32| Domain::new(&field, 1 << log).unwrap();
        let mut domains = Vec::new();
        let most = domain(12).most_bytes() + domain(10).most_bytes();
        let mut logs = |log| {
            keep(&mut domains, domain(log), most);
            domains.iter().map(|d| d.len().ilog2()).collect::<Vec<_>>()
        };
        assert_eq!(logs(12), [12]);
        assert_eq!(logs(10), [12, 10]);
        // What no longer fits is given back; one that is too large by itself is not kept.
        assert_eq!(logs(11), [10, 11]);
        assert_eq!(logs(14), [10, 11]);
        assert_eq!(logs(12), [10, 12]);
        assert_eq!(logs(11), [10, 11]);
    }
}
