//! Sums over prepared bases in Edwards form.

use super::{few_numbers, file, hooks, many_numbers, number, ranges};
use msmith::Engine;

const HEADER: &str = "\
Sums over prepared bases of Edwards curves (Edwards) and of the Edwards forms of other groups (G1, G2): curve, group,
backend, bases in the subgroup (sub) or anywhere (any; - where that makes no difference), bits of the scalars -> ranges
of the number of bases, with the algorithm, its digits, windows.";

/// Numbers of bases for scalars of full length and for short ones.
fn numbers(is_full: bool) -> Vec<usize> {
    if is_full {
        many_numbers()
    } else {
        few_numbers()
    }
}

/// Numbers of bases and what is chosen for them, without figures.
type Choices = Vec<(usize, String, String)>;

/// What is chosen for each number of bases, as far as that can be asked.
fn asked(engine: &Engine, bits: u32, numbers: &[usize], sub: bool) -> Choices {
    let ask = |&n: &usize| {
        Some((
            n,
            hooks::edwards_choice(engine, n, bits, sub)?,
            String::new(),
        ))
    };
    let list: Choices = numbers.iter().filter_map(ask).collect();
    assert!(
        !file::is_writing() || list.len() == numbers.len(),
        "not all choices are known"
    );
    list
}

/// The choices of a line for each number of bases.
fn unfolded(line: &str, numbers: &[usize]) -> Choices {
    let place = |text: &str| numbers.iter().position(|&n| number(n) == text);
    let mut list = Vec::new();
    for part in line.split("; ") {
        let (range, choice) = part.split_once(' ').unwrap_or((part, ""));
        let (first, last) = range.split_once("..").unwrap_or((range, range));
        let (Some(first), Some(last)) = (place(first), place(last)) else {
            panic!("{part:?} is not a range of these numbers");
        };
        let each = numbers[first..=last].iter();
        list.extend(each.map(|&n| (n, choice.to_string(), String::new())));
    }
    list
}

/// The line of the file if it says what was found, for numbers that could be asked for; else what was found.
fn agreed(line: Option<&String>, got: &Choices, numbers: &[usize]) -> String {
    let Some(line) = line else {
        return ranges(got);
    };
    let mut expected = unfolded(line, numbers);
    expected.retain(|(n, ..)| got.iter().any(|(m, ..)| m == n));
    if &expected == got {
        line.clone()
    } else {
        ranges(got)
    }
}

#[test]
fn edwards() {
    let backends = file::backends("edwards");
    let (mut lines, mut whole) = (file::Lines::new(), file::Lines::new());
    if !file::is_writing() {
        whole = file::read("edwards");
    }
    for b in &backends {
        for (name, engine) in hooks::edwards_engines_for(*b) {
            let full = engine.curve().r.bits() as u32;
            for bits in [full, 1, 16, 64, 128] {
                let numbers = numbers(bits == full);
                let [anywhere, inside] =
                    [false, true].map(|sub| asked(&engine, bits, &numbers, sub));
                let key = |place: &str| format!("{name} {place} {bits} bits");
                let mut add = |place: &str, got: &Choices| {
                    let text = agreed(whole.get(&key(place)), got, &numbers);
                    lines.insert(key(place), text);
                };
                // A line may be split because of numbers that cannot be asked for.
                if anywhere == inside && !whole.contains_key(&key("sub")) {
                    add("-", &anywhere);
                } else {
                    add("any", &anywhere);
                    add("sub", &inside);
                }
            }
        }
    }
    file::settle("edwards", HEADER, &lines, file::is_of(&backends));
}
