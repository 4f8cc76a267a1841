//! Which point is wrong, where a sum says that one is.

use msmith::Options;

use super::contributions::PowersContribution;
use super::file::{PowersOfTau, wrong};
use super::parts::{Part, block};
use super::prepare::Forms;
use super::verify::Neighbours;
use crate::Error;
use crate::random::Random;

impl PowersOfTau {
    /// The first point of a list that is not τ times the one before it; by halves. As much time as the sum took.
    pub(super) fn first_that_is_no_power(
        &self,
        part: Part,
        last: &PowersContribution,
        random: &mut Random,
        options: &Options<'_>,
    ) -> Result<usize, Error> {
        let (engine, list) = (part.engine(&self.groups), self.list(part)?);
        // One of the points first + 1 to last is wrong.
        let (mut first, mut end) = (0, list.len() - 1);
        while end - first > 1 {
            let middle = first.midpoint(end);
            let mut sums = Neighbours::new(engine, middle + 1 - first, options)?;
            for start in (first..=middle).step_by(block(engine, options)) {
                let some = start..(start + block(engine, options)).min(middle + 1);
                sums.push(&list.read(some, options)?, random)?;
            }
            match self.in_ratio(part, &sums.finish()?, last)? {
                true => first = middle,
                false => end = middle,
            }
        }
        Ok(end)
    }

    /// What is wrong with the Lagrange forms of a list: the first point that is another than that which is computed.
    pub(super) fn first_of_another_form(
        &self,
        part: Part,
        name: &'static str,
        options: &Options<'_>,
    ) -> Result<Error, Error> {
        let there = self.forms(part, name)?;
        let engine = part.engine(&self.groups);
        let mut found = None;
        for power in 0..=part.largest(self.power) {
            let before = (1usize << power) - 1;
            let form = Forms::up_to(self, part, power, options)?.one(power, options)?;
            for start in (0..=before).step_by(block(engine, options)) {
                let some = start..(start + block(engine, options)).min(before + 1);
                let points = there.read(before + some.start..before + some.end, options)?;
                let other = |(i, j): &(usize, usize)| points.get(*i) != form.get(*j);
                if let Some((_, j)) = (0..).zip(some).find(other) {
                    found = Some((before + j, power, j));
                    break;
                }
            }
            if found.is_some() {
                break;
            }
        }
        let largest = part.largest(self.power);
        Ok(match found {
            // Of a file that was truncated after it was prepared: that form has a point that is not in the file.
            Some((_, power, 0))
                if power == largest && power > self.power && self.power < self.ceremony =>
            {
                wrong(format!(
                    "{name}: the form of power {power} is not that of {}",
                    part.name
                ))
            }
            Some((index, power, j)) => Error::Point {
                what: name.to_owned(),
                index,
                why: format!("it is not point {j} of the form of power {power}"),
            },
            None => wrong(format!("{name} is not that of {}", part.name)),
        })
    }
}
