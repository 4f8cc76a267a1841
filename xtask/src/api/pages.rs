//! What rustdoc's pages say: the few marks that are looked for have been the same for years, and the caller notices
//! when nothing is found.

use super::Item;
use super::declared::{Declared, closing, joined, with_path};

/// The items of `all.html`: links such as `graph/struct.Node.html`, whose text is the path.
pub fn all_items(page: &str) -> Vec<Item> {
    let links = between(page, "<li><a href=\"", "</a></li>");
    links.filter_map(item).collect()
}

fn item(link: &str) -> Option<Item> {
    let (href, path) = link.split_once("\">")?;
    let file = href.rsplit('/').next()?;
    let (kind, _) = file.split_once('.')?;
    let path = plain(path);
    let (module, name) = path.rsplit_once("::").unwrap_or(("", &path));
    Some(Item::new(kind, module, name))
}

/// The modules that a module's page links.
pub fn modules(page: &str) -> Vec<String> {
    // Those of the list of modules only: a re-export of a whole crate links to another folder.
    let links = between(page, "<dt><a class=\"mod\" href=\"", "/index.html\"");
    links
        .filter(|name| !name.contains('/'))
        .map(str::to_owned)
        .collect()
}

/// The names that a module's page lists as re-exports; a glob by its source.
pub fn reexports(page: &str) -> Vec<String> {
    // Named ones have an anchor with the name, globs have none.
    let lines = between(page, "<dt", "</dt>").filter(|l| l.contains("<code>pub use "));
    let name = |line: &str| match between(line, " id=\"reexport.", "\"").next() {
        Some(name) => name.to_owned(),
        None => between(line, "<code>pub use ", ";</code>")
            .next()
            .map(plain)
            .unwrap_or_default(),
    };
    lines.map(name).collect()
}

/// The lines of an item by its own page: what it declares, and its fields or variants, its own functions and constants, and
/// the traits that it implements.
///
/// Errors: a page without a declaration.
pub fn lines(item: &Item, page: &str) -> Result<Vec<String>, String> {
    let path = item.path();
    let declared = between(page, "<pre class=\"rust item-decl\">", "</pre>").next();
    let Some(declared) = declared else {
        return Err(format!(
            "{path}: no declaration; has rustdoc changed its pages?"
        ));
    };
    let declared = declaration(declared).replace("macro_rules! ", "macro ");
    let declared = Declared::new(&declared).without_value();
    let mut out = vec![declared.line(&item.name, &path)];
    out.extend(declared.lines(&path));
    if ["struct", "enum", "union"].contains(&item.kind.as_str()) {
        // The lists follow each other. What is seen through `Deref` is another type's.
        let ends = [
            "id=\"deref-methods",
            "id=\"trait-",
            "id=\"synthetic-",
            "id=\"blanket-",
        ];
        let list = |name: &str| {
            let (_, list) = page.split_once(&format!("id=\"{name}implementations-list\""))?;
            let end = ends.iter().filter_map(|end| list.find(end)).min();
            Some(&list[..end.unwrap_or(list.len())])
        };
        let mut members = list("").map_or_else(Vec::new, |own| functions(own, &item.name, &path));
        members.sort_by_key(|line| (line.contains("fn "), line.replace("const fn ", "fn ")));
        out.extend(members);
        let mut traits = list("trait-").map_or_else(Vec::new, implemented);
        // Of the traits that the compiler finds out, what a type has not.
        let found = list("synthetic-").map_or_else(Vec::new, implemented);
        traits.extend(
            found
                .into_iter()
                .filter(|name| ["!Send", "!Sync"].contains(&&**name)),
        );
        if !traits.is_empty() {
            out.push(format!("impl {} for {path}", traits.join(", ")));
        }
    }
    Ok(out)
}

/// The functions and constants of a type's own blocks. Where a block is for some of its parameters only, they are named.
fn functions(part: &str, name: &str, path: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut block = String::new();
    for section in part.split("<section id=\"").skip(1) {
        let Some((_, rest)) = section.split_once('"') else {
            continue;
        };
        let class = between(rest, "class=\"", "\"").next().unwrap_or_default();
        let header = |tag: &str| {
            let open = format!("<{tag} class=\"code-header\">");
            let header = rest
                .split_once(&open)?
                .1
                .split_once(&format!("</{tag}>"))?
                .0;
            Some(joined(&declaration(header)))
        };
        match class {
            "impl" => block = header("h3").unwrap_or_default(),
            "method" | "associatedconstant" | "associatedtype" => {
                let declared = Declared::new(&header("h4").unwrap_or_default());
                let line = with_path(&declared.without_value(), path);
                out.push(match is_whole(&block, name) {
                    true => line,
                    false => format!("{line} // {block}"),
                });
            }
            _ => {}
        }
    }
    out
}

/// Whether a block is of all values of a type: of any lifetime, and nothing else.
fn is_whole(block: &str, name: &str) -> bool {
    let words = block.split(|c: char| !(c.is_alphanumeric() || "_':".contains(c)));
    let words: Vec<&str> = words
        .filter(|w| !w.is_empty() && !w.starts_with('\''))
        .collect();
    words == ["impl", name]
}

/// The traits in the headers of a list, sorted.
fn implemented(list: &str) -> Vec<String> {
    let headers = between(list, "<h3 class=\"code-header\">", "</h3>");
    let name = |header: &str| {
        let header = joined(&declaration(header));
        let header = header.strip_prefix("impl")?;
        let header = match header.starts_with('<') {
            true => &header[closing(header, 0)..],
            false => header,
        };
        // Bounds may have a `for` of their own.
        let name = header
            .split(" where ")
            .next()?
            .rsplit_once(" for ")?
            .0
            .trim();
        (name != "StructuralPartialEq").then(|| name.to_owned())
    };
    let mut names: Vec<String> = headers.filter_map(name).collect();
    names.sort();
    names
}

/// The text of a declaration, without comments and what a reader clicks; `..` for what is not public.
fn declaration(html: &str) -> String {
    // Bounds stand in a block of their own, without a blank before it.
    let html = html.replace("<div", " <div");
    let (mut out, mut rest) = (String::new(), html.as_str());
    // Fields that are not public are a comment too.
    let marks = [
        ("<summary", "</summary>"),
        ("<span class=\"comment\">", "</span>"),
    ];
    while let Some((at, (mark, end))) = (marks.iter())
        .filter_map(|m| Some((rest.find(m.0)?, m)))
        .min_by_key(|(at, _)| *at)
    {
        out += &rest[..at];
        let inside = &rest[at + mark.len()..];
        let (inside, after) = inside.split_once(end).unwrap_or((inside, ""));
        if inside.contains("private fields") {
            out += "..";
        }
        rest = after;
    }
    // So are the titles in a trait, in lines of their own.
    let text = plain(&(out + rest));
    let lines = text.lines().filter(|l| !l.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// Everything that is between the two marks.
pub fn between<'a>(text: &'a str, from: &'a str, to: &'a str) -> impl Iterator<Item = &'a str> {
    let parts = text.split(from).skip(1);
    parts.filter_map(move |part| part.split_once(to).map(|(inside, _)| inside))
}

/// Without tags, and with the characters that HTML has names for.
pub fn plain(html: &str) -> String {
    let mut out = String::new();
    let mut inside = false;
    for c in html.chars() {
        match c {
            '<' => inside = true,
            '>' => inside = false,
            _ if inside => {}
            _ => out.push(c),
        }
    }
    let named = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&#x27;", "'"),
        ("&nbsp;", " "),
        ("&amp;", "&"),
    ];
    (named.iter()).fold(out, |text, (name, c)| text.replace(name, c))
}
