use super::*;

const ALL: &str = r#"<h1>List of all items</h1><h3 id="structs">Structs</h3><ul class="all-items"><li><a href="struct.Line.html">Line</a></li><li><a href="graph/struct.Edge.html">graph::Edge</a></li></ul><h3 id="functions">Functions</h3><ul class="all-items"><li><a href="fn.draw.html">draw</a></li></ul></section>"#;

const ROOT: &str = r##"<h2 id="reexports" class="section-header">Re-exports<a href="#reexports" class="anchor">§</a></h2><dl class="item-table reexports"><dt id="reexport.Node"><code>pub use <a class="mod" href="graph/index.html" title="mod x::graph">graph</a>::<a class="struct" href="graph/struct.Node.html" title="struct x::graph::Node">Node</a>;</code></dt><dt><code>pub use other::*;</code></dt><dt id="reexport.whole"><code>pub use <a class="mod" href="../other/index.html" title="mod other">other</a> as whole;</code></dt></dl><h2 id="modules">Modules</h2><dl class="item-table"><dt><a class="mod" href="graph/index.html" title="mod x::graph">graph</a></dt><dd>Layered graphs</dd></dl>"##;

/// A folder of pages, removed at the end.
struct Pages(std::path::PathBuf);

impl Pages {
    fn new(name: &str, all: &str, root: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("graph")).unwrap();
        fs::write(folder.join("all.html"), all).unwrap();
        fs::write(folder.join("index.html"), root).unwrap();
        fs::write(folder.join("graph/index.html"), "<dl></dl>").unwrap();
        Self(folder)
    }
}

impl Drop for Pages {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn items_modules_and_reexports_are_listed() {
    let folder = Pages::new("api", ALL, ROOT);
    let list = List::read(&folder.0).unwrap();
    let expected = "# x, as rustdoc lists it; written by `cargo xtask api`\n# public items: 3\n# names at the root: 5, and 1 modules\n\
        struct Line\nuse Node\nfn draw\nmod graph\nstruct graph::Edge\nuse other::*\nuse whole\n";
    // The glob is one name at the root, whatever its source is called.
    assert_eq!(list.text("x"), expected);
}

#[test]
fn an_unknown_page_is_noticed() {
    let folder = Pages::new("unknown", "<p>nothing</p>", "<p>nothing</p>");
    let error = List::read(&folder.0).unwrap_err();
    assert!(error.contains("no items found"), "{error}");
    assert!(List::read(Path::new("/nowhere")).is_err());
}

#[test]
fn limits_are_enforced() {
    let item = |(module, name)| Item::new("struct", module, name);
    let list = List::new(
        [("", "A"), ("", "B"), ("m", "C"), ("m", "D")]
            .map(item)
            .to_vec(),
    );
    assert_eq!((list.public_items(), list.root()), (4, (2, 0)));
    assert!(over("x", &list, &[("x", 4, 2), ("y", 0, 0)]).is_empty());
    assert_eq!(over("x", &list, &[("x", 3, 1)]).len(), 2);
}

#[test]
fn functions_of_scalars_say_that_their_time_varies() {
    let method = |name: &str, takes: &str, docs: &str| {
        format!(
            "<section id=\"method.{name}\" class=\"method\"><h4 class=\"code-header\">pub fn {name}(&amp;self, \
             {takes}) -&gt; <a>Point</a></h4></section></summary><div class=\"docblock\"><p>{docs}</p></div>"
        )
    };
    let page = [
        method("silent", "s: <a>Scalars</a>", "A sum."),
        method(
            "says",
            "s: <a>Scalars</a>",
            "A sum. <strong>Variable time</strong>.",
        ),
        method("other", "n: usize", "A number."),
    ]
    .concat();
    let function = |docs: &str| {
        format!(
            "<pre class=\"rust item-decl\"><code>pub fn f(scalars: &amp;[u64])</code></pre><div>{docs}</div>"
        )
    };
    let mut found = timing::Silent::default();
    assert!(found.error("x").unwrap().contains("no function"));
    found.page("fn.g.html", &function("<b>Variable time</b>, as there."));
    assert_eq!(found.error("x"), None);
    found.page("struct.S.html", &page);
    found.page("fn.f.html", &function("A sum."));
    assert!(found.error("x").unwrap().ends_with(": struct.S: silent, f"));
}
