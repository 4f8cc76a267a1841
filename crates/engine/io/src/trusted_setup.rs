//! The text of a KZG trusted setup ([`BasesFormat::KZG_SETUP`]), and what is asked of it beyond each point by itself.

use msmith::curve::{Curve, Group, known};
use msmith::{Engine, Options, WordPoints};

use crate::bases::kzg_setup::SetupLists;
use crate::powers::{Asked, Listed, Unity};
use crate::random::generator;
use crate::{BasesFormat, Error, pairing};

/// The lists of a setup's text, each point checked, subgroup included.
pub struct SetupPoints {
    first: Engine,
    second: Engine,
    /// The Lagrange points, in the order of the file.
    pub lagrange: WordPoints,
    /// The powers of G2.
    pub powers_of_second: WordPoints,
    /// The powers of G1, if they are there.
    powers: Option<WordPoints>,
}

impl SetupPoints {
    /// The lists of a setup of n points of which everything holds together: the Lagrange points sum to the generator
    /// (powers in their place do not), and they are those of the τ of the powers of G1 and of G2, where there are such.
    ///
    /// Cost: a square root and a check for each point, and two sums over each list.
    ///
    /// Errors: an engine of another curve than BLS12-381; the first wrong point; another number of them;
    /// [`Error::Header`] with what does not hold; those of the engine.
    pub fn checked(
        engine: &Engine,
        lists: SetupLists,
        n: usize,
        options: &Options<'_>,
    ) -> Result<Self, Error> {
        let points = Self::of(engine, lists, options)?;
        let found = points.lagrange.finite.len();
        if found != n {
            return Err(Error::Length {
                what: "setup",
                bytes: 48 * found,
                wanted: format!("{n} Lagrange points of 48 bytes"),
            });
        }
        let asked = points.asked(options)?;
        if let Some(wrong) = asked.into_iter().find(|a| a.holds == Some(false)) {
            let may_be = wrong.why.map(|why| format!(": {why}")).unwrap_or_default();
            return Err(Error::Header {
                format: BasesFormat::KZG_SETUP.name(),
                why: format!("it is not true that {}{may_be}", wrong.what),
            });
        }
        Ok(points)
    }

    /// By an engine of either group of BLS12-381.
    ///
    /// Errors: another curve; text that is not a setup; the first wrong point.
    pub(crate) fn read(engine: &Engine, text: &[u8], options: &Options<'_>) -> Result<Self, Error> {
        Self::of(engine, SetupLists::parse(text)?, options)
    }

    fn of(engine: &Engine, lists: SetupLists, options: &Options<'_>) -> Result<Self, Error> {
        let curve = of_setups()?;
        if engine.curve() != curve {
            let name = &engine.curve().name;
            let why = format!("setups are of bls12-381, and the engine is of {name}");
            return Err(msmith::Error::Curve(why).into());
        }
        let of = |group| match engine.group() == group {
            true => Ok(engine.clone()),
            false => Engine::with_backend(curve, group, engine.backend()),
        };
        let (first, second) = (of(Group::G1)?, of(Group::G2)?);
        let read = |engine: &Engine, points| -> Result<WordPoints, Error> {
            let records = SetupLists::records(curve, engine.group(), points);
            let points = records.read(engine, &[], 0..records.len, options);
            points.and_then(|points| {
                engine.check_subgroup(&points, options)?;
                Ok(points)
            })
        };
        let second_group = |points| read(&second, points).map_err(|e| within("g2_monomial", e));
        let powers = |points| read(&first, points).map_err(|e| within("g1_monomial", e));
        Ok(Self {
            lagrange: read(&first, lists.lagrange)?,
            powers_of_second: second_group(lists.second)?,
            powers: lists.powers.map(powers).transpose()?,
            first,
            second,
        })
    }

    /// What holds of the lists together.
    ///
    /// Cost: a sum of the Lagrange points; two sums over each list; pairings.
    ///
    /// Errors: those of the engine.
    pub(crate) fn asked(&self, options: &Options<'_>) -> Result<Vec<Asked>, Error> {
        let curve = self.first.curve();
        let go_on = &mut |_| true;
        let lagrange = Listed::of(&self.first, &self.lagrange);
        let second = Listed::of(&self.second, &self.powers_of_second);
        let (g, h) = (generator(&self.first), generator(&self.second));
        let mut all = Vec::new();
        let total = lagrange.total(options, go_on)?;
        let asked = Asked::new("the Lagrange points sum to the generator", total == g);
        all.push(asked.or_else("they may be the powers"));
        let Some(unity) = Unity::new(&lagrange, None)? else {
            let what = "the Lagrange points are those of roots of unity";
            all.push(Asked::not(
                what,
                "their number is not a power of two, or too large",
            ));
            return Ok(all);
        };
        if let Some(powers) = &self.powers {
            let powers = Listed::of(&self.first, powers);
            let begins = powers.point(0)? == g;
            all.push(Asked::new(
                "the powers of G1 begin with the generator",
                begins,
            ));
            let [a, b] = unity.same_polynomial([&powers, &lagrange], options, go_on)?;
            let what = "the powers of G1 and the Lagrange points commit to the same";
            let asked = Asked::new(what, a == b);
            all.push(
                asked.or_else("points may be exchanged, or the roots of unity be in another order"),
            );
        }
        if second.len() == 0 {
            return Ok(all);
        }
        let begins = second.point(0)? == h;
        all.push(Asked::new(
            "the powers of G2 begin with the generator",
            begins,
        ));
        if second.len() == 1 {
            return Ok(all);
        }
        let tau_h = second.point(1)?;
        let [a, b] = unity.times_x(&lagrange, options, go_on)?;
        let what = "the Lagrange points are those of the τ of G2";
        if let Some(same) = pairing::equal(curve, [&a, &tau_h], [&b, &h]) {
            all.push(Asked::new(what, same).or_else("points may be exchanged or in another order"));
        }
        let tau = unity.tau(&lagrange, options, go_on)?;
        let [a, b] = second.neighbours(options, go_on)?;
        if let Some(same) = pairing::equal(curve, [&tau, &a], [&g, &b]) {
            all.push(Asked::new("the powers of G2 are successive", same));
        }
        Ok(all)
    }
}

fn of_setups() -> Result<&'static Curve, Error> {
    known::by_name("bls12-381").ok_or(Error::Unknown {
        what: "curve",
        name: "bls12-381".into(),
        known: String::new(),
    })
}

fn within(name: &'static str, error: Error) -> Error {
    let error = error.into();
    Error::Section { name, error }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{hex, zcash};
    use msmith::{Domain, Point};

    const N: usize = 8;

    fn lines(engine: &Engine, points: &WordPoints) -> Vec<String> {
        let each = points.words.chunks_exact(points.stride).map(Point::new);
        each.map(|p| hex::encode(&zcash::compress(engine, &p).unwrap()))
            .collect()
    }

    /// Lagrange points, powers of G1 and powers of G2 of a τ that is known.
    fn lists(tau: u128) -> [Vec<String>; 3] {
        let [first, second] =
            [Group::G1, Group::G2].map(|group| Engine::new(of_setups().unwrap(), group).unwrap());
        let powers = |engine: &Engine, n: u32| {
            let powers = (0..n).flat_map(|i| {
                let mut words = num_bigint::BigUint::from(tau).pow(i).to_u64_digits();
                words.resize(14, 0);
                words
            });
            let words: Vec<u64> = powers.collect();
            let scalars = msmith::Scalars::Words {
                words: &words,
                per: 14,
            };
            let g: Point = generator(engine);
            engine.mul_base(&g, scalars, &Options::default()).unwrap()
        };
        let in_first = powers(&first, N as u32);
        let domain = Domain::new(first.scalar_field().unwrap(), N).unwrap();
        let lagrange = first.ifft(&in_first, &domain, &Options::default()).unwrap();
        [
            lines(&first, &lagrange),
            lines(&first, &in_first),
            lines(&second, &powers(&second, 4)),
        ]
    }

    fn wrong([lagrange, powers, second]: [&[String]; 3]) -> Vec<String> {
        let all = [lagrange, second, powers].concat().join("\n");
        let text = format!("{}\n{}\n{all}\n", lagrange.len(), second.len());
        let engine = Engine::new(of_setups().unwrap(), Group::G1).unwrap();
        let options = Options::default();
        let points = SetupPoints::read(&engine, text.as_bytes(), &options).unwrap();
        let asked = points.asked(&options).unwrap();
        assert!(asked.iter().all(|a| a.holds.is_some()), "{asked:?}");
        let wrong = asked.into_iter().filter(|a| a.holds == Some(false));
        wrong.map(|a| a.what).collect()
    }

    #[test]
    fn what_holds_of_a_setup_and_of_no_other() {
        let [lagrange, powers, second] = &lists(0x0123_4567_89ab_cdef_0011_2233_4455_6677);
        let [_, _, others] = &lists(0x7766_5544_3322_1100_fedc_ba98_7654_3210);
        let none: &[String] = &[];
        for powers in [powers, none] {
            for second in [&second[..], &second[..2], &second[..1], none] {
                assert_eq!(wrong([lagrange, powers, second]), none);
            }
        }
        let sum = "the Lagrange points sum to the generator";
        let of_tau = "the Lagrange points are those of the τ of G2";
        let same = "the powers of G1 and the Lagrange points commit to the same";
        let successive = "the powers of G2 are successive";
        // The powers in the place of the Lagrange points.
        assert_eq!(wrong([powers, none, none]), [sum]);
        assert_eq!(wrong([powers, none, second]), [sum, of_tau, successive]);
        assert_eq!(wrong([powers, powers, &second[..1]]), [sum, same]);
        let exchanged = |list: &[String], i: usize| {
            let mut list = list.to_vec();
            list.swap(i, i + 1);
            list
        };
        for i in 0..N - 1 {
            let other = &exchanged(lagrange, i);
            assert_eq!(wrong([other, none, second])[0], of_tau, "{i}");
            assert_eq!(wrong([other, powers, none]), [same], "{i}");
        }
        let begin = "the powers of G1 begin with the generator";
        assert_eq!(
            wrong([lagrange, &exchanged(powers, 0), none]),
            [begin, same]
        );
        assert_eq!(wrong([lagrange, &exchanged(powers, 5), none]), [same]);
        assert_eq!(wrong([lagrange, none, &exchanged(second, 2)]), [successive]);
        assert_eq!(
            wrong([lagrange, none, &second[1..2]]),
            ["the powers of G2 begin with the generator"]
        );
        // Powers of another τ.
        assert_eq!(wrong([lagrange, powers, others]), [of_tau, successive]);
    }
}
