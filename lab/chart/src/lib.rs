//! Charts as SVG: lines over two axes, logarithmic ones, the second linear where its numbers are near each other; and
//! layered graphs of boxes and arrows ([`graph`]); dots on one axis ([`dots`]).
//!
//! ```
//! use msmith_chart::{Axes, Line, draw};
//!
//! let line = Line {
//!     name: "sums".to_owned(),
//!     colour: 0,
//!     thin: false,
//!     points: vec![(1024.0, 2.9e6), (4096.0, 8.7e6)], // number of points, nanoseconds
//!     names: Vec::new(),
//! };
//! let label = |nanos: f64| format!("{} ms", nanos / 1e6);
//! let svg = draw("Time of a sum", &Axes::times(&label), &[line])?;
//! assert!(svg.starts_with("<svg"));
//! # Ok::<(), String>(())
//! ```
#![deny(unsafe_code)]

pub mod dots;
pub mod graph;

use std::error::Error;

use plotters::coord::ranged1d::ValueFormatter;
use plotters::prelude::*;

/// One line of a chart.
pub struct Line {
    /// Its name in the legend.
    pub name: String,
    /// Its colour: seven there are, then they begin anew.
    pub colour: usize,
    /// Thin, with hollow marks.
    pub thin: bool,
    /// (x, y) with growing x, both positive.
    pub points: Vec<(f64, f64)>,
    /// What is written next to the points, as far as there is something and room for it: above those of the first line,
    /// below those of the next, and so on.
    pub names: Vec<String>,
}

/// What the axes mean.
pub struct Axes<'a> {
    /// Below the first.
    pub x: &'a str,
    /// Beside the second.
    pub y: &'a str,
    /// Writes a number of the first axis, which has its marks at powers of 2.
    pub x_label: &'a dyn Fn(f64) -> String,
    /// Writes a number of the second.
    pub y_label: &'a dyn Fn(f64) -> String,
}

impl<'a> Axes<'a> {
    /// Time over the number of points, times written so.
    pub fn times(label: &'a dyn Fn(f64) -> String) -> Self {
        Self {
            x: "number of points",
            y: "median time",
            x_label: &power_of_two,
            y_label: label,
        }
    }
}

/// Okabe and Ito's palette, which readers who see few colours can tell apart.
const COLOURS: [RGBColor; 7] = [
    RGBColor(0, 0, 0),
    RGBColor(213, 94, 0),
    RGBColor(0, 114, 178),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
];

/// Draws the lines; needs at least one point.
pub fn draw(title: &str, axes: &Axes<'_>, lines: &[Line]) -> Result<String, String> {
    let mut svg = String::new();
    match paint(title, axes, lines, &mut svg) {
        Ok(()) => Ok(svg),
        Err(why) => Err(why.to_string()),
    }
}

/// Largest over least of the numbers of an axis below which it is linear.
const NEAR: f64 = 4.0;

/// The least and the largest number of an axis.
fn ends(lines: &[Line], pick: fn(&(f64, f64)) -> f64) -> (f64, f64) {
    let all = || lines.iter().flat_map(|l| &l.points).map(pick);
    (
        all().fold(f64::INFINITY, f64::min),
        all().fold(0.0, f64::max),
    )
}

/// Width of a letter of a name, pixels.
const LETTER: f64 = 5.5;

/// The points of a line with their names, those left out that would run into the one before or out of the picture.
fn fitting(line: &Line, (left, right): (f64, f64), room: f64) -> Vec<((f64, f64), &String)> {
    let scale = room / (1.5625 * right / left).ln();
    let mut free = f64::NEG_INFINITY;
    let mut out = Vec::new();
    for (&p, name) in line.points.iter().zip(&line.names) {
        let from = (1.25 * p.0 / left).ln() * scale;
        let to = from + LETTER * name.chars().count() as f64 + 5.0;
        if from >= free && to <= room {
            free = to;
            out.push((p, name));
        }
    }
    out
}

fn paint(
    title: &str,
    axes: &Axes<'_>,
    lines: &[Line],
    svg: &mut String,
) -> Result<(), Box<dyn Error>> {
    if lines.iter().all(|l| l.points.is_empty()) {
        return Err("nothing to draw".into());
    }
    let ((left, right), (low, high)) = (ends(lines, |p| p.0), ends(lines, |p| p.1));
    let area = SVGBackend::with_string(svg, (860, 560)).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area);
    chart
        .caption(title, ("sans-serif", 20))
        .margin(14)
        .x_label_area_size(44)
        .y_label_area_size(76);
    let x = (left / 1.25..right * 1.25).log_scale().base(2.0);
    if high < NEAR * low {
        let margin = 0.1 * (high - low).max(0.01 * high);
        let y = low - margin..high + margin;
        paint_in(
            chart.build_cartesian_2d(x, y)?,
            axes,
            lines,
            SeriesLabelPosition::UpperRight,
        )?;
    } else {
        let y = (low / 1.25..high * 1.25).log_scale();
        paint_in(
            chart.build_cartesian_2d(x, y)?,
            axes,
            lines,
            SeriesLabelPosition::UpperLeft,
        )?;
    }
    area.present()?;
    Ok(())
}

type Chart<'a, Y> = ChartContext<'a, SVGBackend<'a>, Cartesian2d<LogCoord<f64>, Y>>;

fn paint_in<'a, Y>(
    mut chart: Chart<'a, Y>,
    axes: &Axes<'_>,
    lines: &[Line],
    legend: SeriesLabelPosition,
) -> Result<(), Box<dyn Error>>
where
    Y: Ranged<ValueType = f64> + ValueFormatter<f64> + 'a,
{
    chart
        .configure_mesh()
        .x_desc(axes.x)
        .y_desc(axes.y)
        .x_labels(24)
        .x_label_formatter(&|x| (axes.x_label)(*x))
        .y_label_formatter(&|y| (axes.y_label)(*y))
        .light_line_style(WHITE)
        .draw()?;
    for (k, line) in lines.iter().enumerate() {
        let colour = COLOURS[line.colour % COLOURS.len()];
        let style = colour.stroke_width(if line.thin { 1 } else { 2 });
        let mark = if line.thin { style } else { style.filled() };
        chart
            .draw_series(LineSeries::new(line.points.iter().copied(), style))?
            .label(line.name.as_str())
            .legend(move |(x, y)| {
                let (line, middle) = ([(0, 0), (18, 0)], (9, 0));
                EmptyElement::at((x, y))
                    + PathElement::new(line, style)
                    + Circle::new(middle, 3, mark)
            });
        let marks = line.points.iter().map(|p| Circle::new(*p, 3, mark));
        chart.draw_series(marks)?;
        let room = chart.plotting_area().dim_in_pixel().0;
        let height = if k % 2 == 0 { -13 } else { 6 };
        let names = fitting(line, ends(lines, |p| p.0), f64::from(room));
        let names = names.into_iter().map(|(p, name)| {
            let text = Text::new(name.clone(), (5, height), ("sans-serif", 11).into_font());
            EmptyElement::at(p) + text
        });
        chart.draw_series(names)?;
    }
    chart
        .configure_series_labels()
        .position(legend)
        .background_style(WHITE.mix(0.8))
        .border_style(BLACK.mix(0.3))
        .draw()?;
    Ok(())
}

/// `2^9`, or the number itself if it is not a power of 2.
pub fn power_of_two(n: f64) -> String {
    let k = n.log2();
    if (k - k.round()).abs() < 1e-9 {
        format!("2^{k:.0}")
    } else {
        format!("{n:.0}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_title_are_in_the_picture() {
        let line = |name: &str, t| Line {
            name: name.to_owned(),
            colour: 8,
            thin: name == "second",
            points: vec![(256.0, t), (1024.0, 3.0 * t)],
            names: vec![format!("point of {name}")],
        };
        let lines = [line("first", 1e-3), line("second", 2e-3)];
        let seconds = |t: f64| format!("{t} seconds");
        let svg = draw("some curve", &Axes::times(&seconds), &lines).unwrap();
        for text in [
            "<svg",
            "some curve",
            "first",
            "second",
            "2^9",
            "number of points",
            "point of second",
            " seconds",
            "</svg>",
        ] {
            assert!(svg.contains(text), "{text}: {svg}");
        }
        assert!(draw("empty", &Axes::times(&seconds), &[]).is_err());
    }

    /// Marks of the second axis, as written.
    fn marks(points: &[(f64, f64)]) -> usize {
        let line = Line {
            name: String::new(),
            colour: 0,
            thin: false,
            points: points.to_vec(),
            names: Vec::new(),
        };
        let label = |y: f64| format!("y={y}");
        let svg = draw("", &Axes::times(&label), &[line]).unwrap();
        svg.matches("y=").count()
    }

    #[test]
    fn numbers_near_each_other_have_marks() {
        assert!(marks(&[(1.0, 7.3), (2.0, 7.9)]) > 4);
        assert!(marks(&[(1.0, 7.3)]) > 1);
        assert!(marks(&[(1.0, 1.0), (2.0, 1000.0)]) > 2);
    }

    #[test]
    fn names_do_not_run_into_each_other() {
        let line = Line {
            name: String::new(),
            colour: 0,
            thin: false,
            points: vec![(1.0, 1.0), (1.01, 1.0), (32.0, 1.0), (1024.0, 1.0)],
            names: ["first", "too near", "third", "outside the picture"]
                .map(str::to_owned)
                .to_vec(),
        };
        let names: Vec<&String> = fitting(&line, (1.0, 1024.0), 700.0)
            .into_iter()
            .map(|n| n.1)
            .collect();
        assert_eq!(names, ["first", "third"]);
    }

    #[test]
    fn numbers() {
        assert_eq!(power_of_two(4096.0), "2^12");
        assert_eq!(power_of_two(0.5), "2^-1");
        assert_eq!(power_of_two(1000.0), "1000");
    }
}
