//! One page of HTML for each paper: its tables and figures made again, the command behind each, and its errata.
//!
//! Pages stand alone: no scripts, no files beside them but each other.

use std::fmt::Write as _;
use std::path::Path;
use std::time::Instant;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, html};

use crate::args::{Report, Settings};
use crate::catalogue::{COMPARE, PAPERS};
use crate::entry::{Answer, Entry, Kind, Paper, State};
use crate::failure::Failure;
use crate::format;

/// An entry that was made, or why it was not.
struct Made {
    entry: &'static Entry,
    command: String,
    answer: Result<Answer, String>,
    seconds: f64,
}

/// Makes the pages of all papers, or of those that are asked for, and an index of all pages.
///
/// Errors: a paper that is not known, files that cannot be written, and an interruption; an entry that fails has its
/// reason on the page.
pub fn run(args: &Report) -> Result<String, Failure> {
    let known = |key: &String| PAPERS.iter().any(|p| p.key == key);
    if let Some(other) = args.paper.iter().find(|key| !known(key)) {
        let keys: Vec<&str> = PAPERS.iter().map(|p| p.key).collect();
        let keys = keys.join(", ");
        return Err(Failure::new(format!("no paper {other}; known are {keys}")));
    }
    let papers = PAPERS.iter().copied();
    let asked = |p: &&Paper| args.paper.is_empty() || args.paper.iter().any(|key| key == p.key);
    let papers: Vec<&'static Paper> = papers.filter(asked).collect();
    let all: usize = papers.iter().map(|p| p.entries.len()).sum();
    let out = &args.out;
    std::fs::create_dir_all(out).map_err(|e| Failure::new(format!("{}: {e}", out.display())))?;
    let mut done = 0;
    let mut words = String::new();
    for paper in &papers {
        let mut made = Vec::new();
        for entry in paper.entries {
            done += 1;
            let one = make(paper, entry, args)?;
            let (command, seconds) = (&one.command, one.seconds);
            eprintln!("[{done}/{all}] {command}  {seconds:.1} s");
            made.push(one);
        }
        let path = out.join(format!("{}.html", paper.key));
        format::write(&path, &page(paper, &made))?;
        let _ = writeln!(words, "{}", path.display());
    }
    let path = out.join("index.html");
    format::write(&path, &index(out))?;
    let _ = writeln!(words, "{}", path.display());
    Ok(words)
}

/// The part of the settings that an entry takes.
fn settings(entry: &Entry, args: &Report) -> Settings {
    let takes = |option: &str| entry.takes.contains(&option);
    Settings {
        samples: args.samples.filter(|_| takes("samples")),
        seed: args.seed.filter(|_| takes("seed")),
        threads: args.threads.filter(|_| takes("threads")),
        ..Settings::default()
    }
}

fn command(paper: &Paper, entry: &Entry, settings: &Settings) -> String {
    let name = match entry.kind {
        Kind::Comparison => format!("{COMPARE} {}", entry.number),
        kind => format!("{} {} {}", kind.name(), paper.key, entry.number),
    };
    let mut command = format!("msmith-lab {name}");
    let options = [
        ("samples", settings.samples.map(u64::from)),
        ("seed", settings.seed),
        ("threads", settings.threads.map(u64::from)),
    ];
    for (option, value) in options {
        if let Some(value) = value {
            let _ = write!(command, " --{option} {value}");
        }
    }
    command
}

fn make(paper: &'static Paper, entry: &'static Entry, args: &Report) -> Result<Made, Failure> {
    let settings = settings(entry, args);
    let command = command(paper, entry, &settings);
    let start = Instant::now();
    let answer = match entry.takes.contains(&"rounds") && !args.timed {
        true => Err("a timing: made with --timed, on a quiet machine".to_owned()),
        false => match entry.run(&settings) {
            Ok(answer) => Ok(answer),
            Err(e) if e.code == Failure::INTERRUPTED => return Err(e),
            Err(e) => Err(e.text),
        },
    };
    let seconds = start.elapsed().as_secs_f64();
    Ok(Made {
        entry,
        command,
        answer,
        seconds,
    })
}

const STYLE: &str = "\
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem;line-height:1.25}
h2{font-size:1.2rem;margin-top:2.5rem;border-top:1px solid #8886;padding-top:1rem}
pre{overflow-x:auto;font:13px/1.4 ui-monospace,monospace;background:#8881;padding:.75rem;border-radius:4px}
code{font:.9em ui-monospace,monospace}
figure{margin:1rem 0;background:#fff;padding:.5rem;border-radius:4px}
svg{max-width:100%;height:auto}
table{border-collapse:collapse;font-size:.9rem}
td,th{border:1px solid #8886;padding:.25rem .5rem;text-align:left;vertical-align:top}
.state{font-size:.8rem;padding:.1rem .5rem;border-radius:1rem;background:#8883;margin-left:.5rem;font-weight:normal}
.exact,.near{background:#3a63}.erratum,.differs{background:#c803}.missing{background:#c333}
.command{color:#888;font-size:.85rem}";

fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            c => out.push(c),
        }
    }
    out
}

fn head(title: &str) -> String {
    let title = escape(title);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width\">\n<title>{title}</title>\n<style>\n{STYLE}\n</style>\n<h1>{title}</h1>\n"
    )
}

fn anchor(entry: &Entry) -> String {
    format!("{}-{}", entry.kind.name(), entry.number)
}

fn label(entry: &Entry) -> String {
    let mut kind = entry.kind.name().to_owned();
    if let Some(first) = kind.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    format!("{kind} {}", entry.number)
}

fn state(state: State) -> String {
    let class = match state {
        State::Ours => "ours",
        State::Exact => "exact",
        State::Near => "near",
        State::Erratum(_) => "erratum",
        State::Differs(_) => "differs",
        State::Missing(_) => "missing",
    };
    format!("<span class=\"state {class}\">{}</span>", state.name())
}

fn page(paper: &Paper, made: &[Made]) -> String {
    let mut out = head(paper.title);
    out += "<p><a href=\"index.html\">All papers</a></p>\n<ul>\n";
    for m in made {
        let (at, label) = (escape(&anchor(m.entry)), escape(&label(m.entry)));
        let (about, state) = (escape(m.entry.about), state(m.entry.state));
        let _ = writeln!(
            out,
            "<li><a href=\"#{at}\">{label}</a>: {about}{state}</li>"
        );
    }
    if paper.page.is_some() {
        out += "<li><a href=\"#errata\">Where, and what is wrong</a></li>\n";
    }
    out += "</ul>\n";
    for m in made {
        let (at, label) = (escape(&anchor(m.entry)), escape(&label(m.entry)));
        let _ = writeln!(out, "<h2 id=\"{at}\">{label}{}</h2>", state(m.entry.state));
        let _ = writeln!(out, "<p>{}</p>", escape(m.entry.about));
        if !m.entry.state.why().is_empty() {
            let _ = writeln!(out, "<p>{}</p>", escape(m.entry.state.why()));
        }
        match &m.answer {
            Ok(answer) => {
                if let Some(svg) = &answer.svg {
                    let _ = writeln!(out, "<figure>{svg}</figure>");
                }
                let _ = writeln!(out, "<pre>{}</pre>", escape(answer.text.trim_end()));
            }
            // Said above.
            Err(_) if matches!(m.entry.state, State::Missing(_)) => {}
            Err(why) => {
                let _ = writeln!(out, "<p>Not made: {}</p>", escape(why));
            }
        }
        let _ = writeln!(
            out,
            "<p class=\"command\"><code>{}</code>, {:.1} s</p>",
            escape(&m.command),
            m.seconds
        );
    }
    if let Some(text) = paper.page {
        let _ = writeln!(
            out,
            "<h2 id=\"errata\">Where, and what is wrong</h2>\n{}",
            prose(text)
        );
    }
    out + "</html>\n"
}

/// The pages that there are.
fn index(out: &Path) -> String {
    let mut text = head("Papers, computed again");
    text += "<ul>\n";
    for p in PAPERS {
        if out.join(format!("{}.html", p.key)).exists() {
            let (key, title) = (p.key, escape(p.title));
            let _ = writeln!(text, "<li><a href=\"{key}.html\">{title}</a></li>");
        }
    }
    text + "</ul>\n</html>\n"
}

/// A page of `lab/docs/papers/`, which is Markdown with tables.
fn prose(text: &str) -> String {
    // Pages stand alone: what is linked to other pages of the repository is text here.
    let mut inside = Vec::new();
    let events = Parser::new_ext(text, Options::ENABLE_TABLES).filter(|event| match event {
        Event::Start(Tag::Link { dest_url, .. }) => {
            let kept = dest_url.contains("://");
            inside.push(kept);
            kept
        }
        Event::End(TagEnd::Link) => inside.pop().unwrap_or(true),
        _ => true,
    });
    let mut out = String::new();
    html::push_html(&mut out, events);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_escape_and_link() {
        const ENTRY: Entry = Entry::missing(Kind::Figure, "7", "a < b & c", "a photograph");
        let paper = &Paper {
            key: "none",
            title: "A \"paper\"",
            entries: &[ENTRY],
            page: None,
        };
        let made = Made {
            entry: &paper.entries[0],
            command: command(paper, &ENTRY, &Settings::default()),
            answer: Ok(Answer {
                text: "1 < 2\n".to_owned(),
                ..Answer::default()
            }),
            seconds: 0.25,
        };
        let page = page(paper, &[made]);
        for part in [
            "A &quot;paper&quot;",
            "a &lt; b &amp; c",
            "<a href=\"#figure-7\">Figure 7</a>",
            "<h2 id=\"figure-7\">",
            "<pre>1 &lt; 2</pre>",
            "a photograph",
            "<code>msmith-lab figure none 7</code>",
            "not reproduced",
        ] {
            assert!(page.contains(part), "{part}: {page}");
        }
        assert_eq!(
            prose("[a](../b.md) [c](https://d.e)"),
            "<p>a <a href=\"https://d.e\">c</a></p>\n"
        );
        assert!(prose("| a | b |\n|---|---|\n| `x` | y |\n").contains("<td><code>x</code></td>"));
    }
}
