//! Dot plots: a row for each thing, a dot for each who does it, on one logarithmic axis.

use std::error::Error;

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use crate::COLOURS;

/// What is compared.
pub struct Row {
    /// To the left.
    pub name: String,
    /// One for each who takes part, positive, or none.
    pub values: Vec<Option<f64>>,
    /// To the right.
    pub note: String,
}

/// Pixels: the picture, what is left of the axis and right of it, a row, and what is above and below the rows.
const WIDTH: i32 = 860;
const LEFT: i32 = 290;
const RIGHT: i32 = 84;
const HEIGHT: i32 = 22;
const ABOVE: i32 = 72;
const BELOW: i32 = 40;
/// The size of the title, and how many of its characters fit.
const TITLE: i32 = 18;
const FIT: usize = 105;

/// Draws the rows under the names of who takes part and what the notes are, and the axis with its marks at powers of 10,
/// written so; needs at least one value, and for every row as many as there are names.
pub fn draw(
    title: &str,
    label: &dyn Fn(f64) -> String,
    who: &[&str],
    notes: &str,
    rows: &[Row],
) -> Result<String, String> {
    let mut svg = String::new();
    match paint(title, label, who, notes, rows, &mut svg) {
        Ok(()) => Ok(svg),
        Err(why) => Err(why.to_string()),
    }
}

fn paint(
    title: &str,
    label: &dyn Fn(f64) -> String,
    who: &[&str],
    notes: &str,
    rows: &[Row],
    svg: &mut String,
) -> Result<(), Box<dyn Error>> {
    if rows.iter().any(|row| row.values.len() != who.len()) {
        return Err("a row has not one value for each name".into());
    }
    let all = || rows.iter().flat_map(|row| row.values.iter().flatten());
    if all().count() == 0 || all().any(|x| !(*x > 0.0 && x.is_finite())) {
        return Err("nothing to draw, or what is not positive".into());
    }
    let low = all().fold(f64::INFINITY, |a, b| a.min(*b)) / 1.4;
    let high = all().fold(0.0, |a: f64, b| a.max(*b)) * 1.4;
    let bottom = ABOVE + HEIGHT * rows.len() as i32;
    let x = |value: f64| {
        let part = (value / low).ln() / (high / low).ln();
        LEFT + (part * f64::from(WIDTH - LEFT - RIGHT)).round() as i32
    };
    let area =
        SVGBackend::with_string(svg, (WIDTH as u32, (bottom + BELOW) as u32)).into_drawing_area();
    area.fill(&WHITE)?;
    let text = |words: &str, at: (i32, i32), side: HPos, size: i32| {
        let font = ("sans-serif", size).into_font().color(&BLACK);
        let font = font.pos(Pos::new(side, VPos::Center));
        area.draw(&Text::new(words.to_owned(), at, font))
    };
    let length = title.chars().count().max(FIT);
    let size = TITLE * FIT as i32 / length as i32;
    text(title, (WIDTH / 2, 20), HPos::Center, size)?;
    let mut from = LEFT;
    for (k, name) in who.iter().enumerate() {
        let colour = COLOURS[k % COLOURS.len()];
        area.draw(&Circle::new((from + 6, 48), 5, colour.filled()))?;
        text(name, (from + 16, 48), HPos::Left, 13)?;
        from += 36 + 8 * name.chars().count() as i32;
    }
    text(notes, (WIDTH - 8, 48), HPos::Right, 13)?;
    for power in low.log10().ceil() as i32..=high.log10().floor() as i32 {
        let value = 10f64.powi(power);
        let line = [(x(value), ABOVE), (x(value), bottom)];
        area.draw(&PathElement::new(line, BLACK.mix(0.25)))?;
        text(&label(value), (x(value), bottom + 16), HPos::Center, 12)?;
    }
    for (k, row) in rows.iter().enumerate() {
        let y = ABOVE + HEIGHT * k as i32 + HEIGHT / 2;
        text(&row.name, (LEFT - 12, y), HPos::Right, 13)?;
        text(&row.note, (WIDTH - RIGHT + 12, y), HPos::Left, 13)?;
        let line = [(LEFT, y), (WIDTH - RIGHT, y)];
        area.draw(&PathElement::new(line, BLACK.mix(0.12)))?;
        // The first over the others.
        for (k, value) in row.values.iter().enumerate().rev() {
            if let Some(value) = value {
                let colour = COLOURS[k % COLOURS.len()];
                area.draw(&Circle::new((x(*value), y), 5, colour.filled()))?;
            }
        }
    }
    area.present()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(values: &[Option<f64>]) -> Row {
        Row {
            name: "some thing".to_owned(),
            values: values.to_vec(),
            note: "3.0".to_owned(),
        }
    }

    #[test]
    fn names_and_dots_are_in_the_picture() {
        let rows = [row(&[Some(2.0), Some(7e3)]), row(&[Some(20.0), None])];
        let label = |x: f64| format!("{x} ms");
        let svg = draw("who is fast", &label, &["we", "they"], "how much", &rows).unwrap();
        for text in [
            "who is fast",
            "some thing",
            "they",
            "how much",
            "3.0",
            "100 ms",
            "1000 ms",
        ] {
            assert!(svg.contains(text), "{text}: {svg}");
        }
        assert!(!svg.contains("10000 ms"));
        // Two of the legend.
        assert_eq!(svg.matches("<circle").count(), 5);
    }

    #[test]
    fn a_long_title_is_smaller() {
        let label = |x: f64| x.to_string();
        let size = |length: usize| {
            let title = "é".repeat(length);
            let svg = draw(&title, &label, &["a"], "", &[row(&[Some(1.0)])]).unwrap();
            let before = svg.split(&title).next().unwrap();
            let size = before.rsplit("font-size=\"").next().unwrap();
            size.split('"').next().unwrap().parse::<f64>().unwrap()
        };
        assert_eq!(size(1), size(FIT));
        // It is as wide as one that just fits.
        let width = 2.0 * FIT as f64 * size(2 * FIT);
        let most = FIT as f64 * size(FIT);
        assert!((0.9 * most..1.01 * most).contains(&width), "{width} {most}");
    }

    #[test]
    fn what_cannot_be_drawn_is_refused() {
        let label = |x: f64| x.to_string();
        let draw = |rows: &[Row]| draw("", &label, &["a"], "", rows);
        assert!(draw(&[]).is_err() && draw(&[row(&[None])]).is_err());
        assert!(draw(&[row(&[Some(1.0), None])]).is_err());
        assert!(draw(&[row(&[Some(0.0)])]).is_err());
    }
}
