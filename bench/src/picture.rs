//! Time over n for every engine, both axes logarithmic, as SVG.

use crate::report::human;
use anyhow::{Result, anyhow};
use plotters::prelude::*;

/// One engine's line: (n, median nanoseconds).
pub struct Line {
    /// The engine.
    pub engine: String,
    /// Points with growing n.
    pub points: Vec<(f64, f64)>,
}

/// Distinguishable also by readers who see few colours (Okabe and Ito's palette).
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
pub fn draw(title: &str, lines: &[Line]) -> Result<String> {
    let all = || lines.iter().flat_map(|l| &l.points);
    let range = |pick: fn(&(f64, f64)) -> f64| {
        let low = all().map(pick).fold(f64::INFINITY, f64::min);
        let high = all().map(pick).fold(0.0, f64::max);
        low / 1.25..high * 1.25
    };
    if all().next().is_none() {
        return Err(anyhow!("nothing to draw"));
    }
    let mut svg = String::new();
    let area = SVGBackend::with_string(&mut svg, (860, 560)).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .caption(title, ("sans-serif", 20))
        .margin(14)
        .x_label_area_size(44)
        .y_label_area_size(76)
        .build_cartesian_2d(
            range(|p| p.0).log_scale().base(2.0),
            range(|p| p.1).log_scale(),
        )?;
    chart
        .configure_mesh()
        .x_desc("number of points")
        .y_desc("median time")
        .x_labels(24)
        .x_label_formatter(&|n| power_of_two(*n))
        .y_label_formatter(&|t| human(*t))
        .light_line_style(WHITE)
        .draw()?;
    for (line, colour) in lines.iter().zip(COLOURS.iter().cycle()) {
        let style = colour.stroke_width(2);
        chart
            .draw_series(LineSeries::new(line.points.iter().copied(), style).point_size(3))?
            .label(line.engine.as_str())
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], style));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(WHITE.mix(0.8))
        .border_style(BLACK.mix(0.3))
        .draw()?;
    area.present()?;
    drop(chart);
    drop(area);
    Ok(svg)
}

fn power_of_two(n: f64) -> String {
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
        let line = |engine: &str, t| Line {
            engine: engine.to_owned(),
            points: vec![(1.0, t), (1024.0, 700.0 * t)],
        };
        let svg = draw("bn254 G1", &[line("first", 1e4), line("second", 3e4)]).unwrap();
        for text in ["<svg", "bn254 G1", "first", "second", "2^4", "</svg>"] {
            assert!(svg.contains(text), "{text}");
        }
        assert!(draw("empty", &[]).is_err());
    }
}
