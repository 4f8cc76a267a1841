//! What rustdoc's pages say: the few marks that are looked for have been the same for years, and the caller notices
//! when nothing is found.

use super::Item;

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

/// Everything that is between the two marks.
pub fn between<'a>(text: &'a str, from: &'a str, to: &'a str) -> impl Iterator<Item = &'a str> {
    let parts = text.split(from).skip(1);
    parts.filter_map(move |part| part.split_once(to).map(|(inside, _)| inside))
}

/// Without tags.
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
    out
}
