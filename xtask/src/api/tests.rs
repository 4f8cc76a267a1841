use super::*;

const ALL: &str = r#"<h1>List of all items</h1><h3 id="structs">Structs</h3><ul class="all-items"><li><a href="struct.Line.html">Line</a></li><li><a href="graph/struct.Edge.html">graph::Edge</a></li></ul><h3 id="functions">Functions</h3><ul class="all-items"><li><a href="fn.draw.html">draw</a></li></ul></section>"#;

const ROOT: &str = r##"<h2 id="reexports" class="section-header">Re-exports<a href="#reexports" class="anchor">§</a></h2><dl class="item-table reexports"><dt id="reexport.Node"><code>pub use <a class="mod" href="graph/index.html" title="mod x::graph">graph</a>::<a class="struct" href="graph/struct.Node.html" title="struct x::graph::Node">Node</a>;</code></dt><dt><code>pub use other::*;</code></dt><dt id="reexport.whole"><code>pub use <a class="mod" href="../other/index.html" title="mod other">other</a> as whole;</code></dt></dl><h2 id="modules">Modules</h2><dl class="item-table"><dt><a class="mod" href="graph/index.html" title="mod x::graph">graph</a></dt><dd>Layered graphs</dd></dl>"##;

/// The page of an item, with what rustdoc has on it beside.
fn page(declared: &str, rest: &str) -> String {
    format!(
        "<h1>x</h1><pre class=\"rust item-decl\"><code>{declared}</code></pre><div>Docs</div>{rest}"
    )
}

const EDGE: &str = r##"<span class="attr">#[non_exhaustive]</span>pub struct Edge&lt;'a, T: <a href="t.html">Copy</a>&gt; {<details class="toggle type-contents-toggle"><summary class="hideme"><span>Show 13 fields</span></summary>
    pub ends: (<a>usize</a>, <a>usize</a>),
    pub draw: &amp;'a dyn <a>Fn</a>(<a>f64</a>) -&gt; <a>Option</a>&lt;<a>T</a>&gt;,
    <span class="comment">/* private fields */</span>
</details>}"##;

const EDGE_REST: &str = r##"<h2 id="implementations">Implementations</h2><div id="implementations-list"><section id="impl-Edge" class="impl"><h3 class="code-header">impl&lt;'a, T: <a>Copy</a>&gt; <a>Edge</a>&lt;'a, T&gt;</h3></section><section id="method.turn" class="method"><a href="src">Source</a><h4 class="code-header">pub fn <a class="fn">turn</a>(
    &amp;self,
    by: [<a>f64</a>; 2],
) -&gt; <a>Result</a>&lt;Self, <a>Error</a>&gt;</h4></section><div class="docblock">pub fn no()</div><section id="associatedconstant.MOST" class="associatedconstant"><h4 class="code-header">pub const <a class="constant">MOST</a>: <a>usize</a> = 3usize</h4></section><section id="impl-Edge-1" class="impl"><h3 class="code-header">impl <a>Edge</a>&lt;'_&gt;</h3></section><section id="method.ends" class="method"><h4 class="code-header">pub const fn <a class="fn">ends</a>(self)</h4></section></div><h2 id="deref-methods-X">Methods from Deref</h2><div id="deref-methods-X-1"><section id="method.len" class="method"><h4 class="code-header">pub fn <a>len</a>(&amp;self)</h4></section></div><h2 id="trait-implementations">Trait Implementations</h2><div id="trait-implementations-list"><section id="impl-From" class="impl"><h3 class="code-header">impl&lt;'a, T: <a>Copy</a>&gt; <a>From</a>&lt;&amp;'a <a>str</a>&gt; for <a>Edge</a>&lt;'a, T&gt;<div class="where">where
    T: for&lt;'b&gt; <a>Fn</a>(&amp;'b u8),</div></h3></section><section id="method.from" class="method"><h4 class="code-header">fn <a>from</a>(s: &amp;str)</h4></section><section id="impl-Clone" class="impl"><h3 class="code-header">impl&lt;T&gt; Clone for <a>Edge</a>&lt;'_, T&gt;</h3></section></div><h2 id="synthetic-implementations">Auto</h2><div id="synthetic-implementations-list"><section id="impl-Send" class="impl"><h3 class="code-header">impl&lt;T&gt; Send for Edge</h3></section><section id="impl-Sync" class="impl"><h3 class="code-header">impl&lt;T&gt; !Sync for Edge</h3></section></div><h2 id="blanket-implementations">Blanket</h2><div id="blanket-implementations-list"><section id="impl-Any" class="impl"><h3 class="code-header">impl&lt;T&gt; Any for T</h3></section></div>"##;

/// A folder of pages, removed at the end.
struct Pages(std::path::PathBuf);

impl Pages {
    fn new(name: &str, all: &str, root: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("graph")).unwrap();
        fs::write(folder.join("all.html"), all).unwrap();
        fs::write(folder.join("index.html"), root).unwrap();
        fs::write(folder.join("graph/index.html"), "<dl></dl>").unwrap();
        let line = page("pub struct Line(pub <a>u8</a>, _);", "");
        fs::write(folder.join("struct.Line.html"), line).unwrap();
        fs::write(folder.join("graph/struct.Edge.html"), page(EDGE, EDGE_REST)).unwrap();
        let draw = page("pub fn draw(line: &amp;<a>Line</a>)", "");
        fs::write(folder.join("fn.draw.html"), draw).unwrap();
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
        struct Line(pub u8, _)\nuse Node\nfn draw(line: &Line)\nmod graph\n\
        struct graph::Edge<'a, T: Copy> { .. } #[non_exhaustive]\n\
        \x20 field graph::Edge::ends: (usize, usize)\n\
        \x20 field graph::Edge::draw: &'a dyn Fn(f64) -> Option<T>\n\
        \x20 const graph::Edge::MOST: usize // impl<'a, T: Copy> Edge<'a, T>\n\
        \x20 const fn graph::Edge::ends(self)\n\
        \x20 fn graph::Edge::turn(&self, by: [f64; 2]) -> Result<Self, Error> // impl<'a, T: Copy> Edge<'a, T>\n\
        \x20 impl Clone, From<&'a str>, !Sync for graph::Edge\n\
        use other::*\nuse whole\n";
    // The glob is one name at the root, whatever its source is called.
    assert_eq!(list.text("x"), expected);
}

/// What the page of an item declares.
fn declared(kind: &str, name: &str, declared: &str) -> String {
    let lines = pages::lines(&Item::new(kind, "m", name), &page(declared, ""));
    lines.unwrap().join("\n")
}

#[test]
fn declarations_of_every_kind() {
    let error = "pub enum Error {\n    Large {\n        bits: <a>u64</a>,\n        most: u64,\n    },\n    Text(String, u8),\n    Zero = 0,\n}";
    let expected = "enum m::Error\nvariant m::Error::Large { bits: u64, most: u64 }\n\
                    variant m::Error::Text(String, u8)\nvariant m::Error::Zero = 0";
    assert_eq!(declared("enum", "Error", error), expected);

    let ring = "pub unsafe trait Ring: Copy {\n    type El: Copy;\n\n    const PAIRS: bool = false;\n\n    // Required methods\n    \
                fn add&lt;const K: u32&gt;(&amp;self, f: impl Fn(u8) -&gt; u8) -&gt; Self::El\n       where Self: Sized;\n\n    \
                // Provided method\n    fn dbl(\n        &amp;self,\n        a: &amp;Self::El,\n    ) -&gt; Self::El { ... }\n}";
    let expected = "unsafe trait m::Ring: Copy\ntype m::Ring::El: Copy\nconst m::Ring::PAIRS: bool = false\n\
                    fn m::Ring::add<const K: u32>(&self, f: impl Fn(u8) -> u8) -> Self::El where Self: Sized\n\
                    fn m::Ring::dbl(&self, a: &Self::El) -> Self::El { ... }";
    assert_eq!(declared("trait", "Ring", ring), expected);

    for (kind, name, text, expected) in [
        (
            "constant",
            "N",
            "pub const N: u32 = u32::MAX; // 4_294_967_295u32",
            "const m::N: u32",
        ),
        ("static", "F", "pub static F: Family", "static m::F: Family"),
        (
            "type",
            "Point",
            "pub type Point = Option&lt;u8&gt;;",
            "type m::Point = Option<u8>",
        ),
        (
            "struct",
            "P",
            "pub struct P&lt;T&gt;(<span class=\"comment\">/* private fields */</span>)<div>where\n    T: X,</div>;",
            "struct m::P<T>(..) where T: X",
        ),
        ("struct", "Unit", "pub struct Unit;", "struct m::Unit"),
        (
            "fn",
            "f",
            "pub const unsafe fn f&lt;T&gt;(\n    f: &amp;T,\n) -&gt; T<div>where\n    T: Into&lt;u8&gt; + Copy,</div>",
            "const unsafe fn m::f<T>(f: &T) -> T where T: Into<u8> + Copy",
        ),
        (
            "macro",
            "all",
            "macro_rules! all {\n    ($x:ident) =&gt; { ... };\n}",
            "macro m::all { ($x:ident) => { ... }; }",
        ),
    ] {
        assert_eq!(declared(kind, name, text), expected);
    }
    let error = pages::lines(&Item::new("fn", "m", "f"), "<p></p>").unwrap_err();
    assert!(error.contains("m::f: no declaration"), "{error}");
}

#[test]
fn what_is_hidden_is_listed() {
    let items = [
        Item::new("struct", "m", "Engine"),
        Item::new("enum", "", "Kind"),
    ];
    let of = |text: &str, module: &str| {
        hidden::in_file(&crate::layers::Source::new(text).text(), module, &items)
    };
    let text = "impl<'a> Engine<'a> {\n pub fn seen(&self) { if 1 < 2 { } }\n #[doc(hidden)]\n #[cfg(x)]\n \
                pub fn numbers<T>(\n  &self,\n  t: T,\n ) -> crate::Numbers\n where T: A, Self: B { f() }\n \
                #[doc(hidden)] fn private(&self) {}\n #[doc(hidden)] pub(crate) fn inside(&self) {}\n}\n\
                impl Unseen { #[doc(hidden)] pub fn f() {} }\n\
                pub enum Kind { A, #[doc(hidden)] B { x: u8, y: u8 }, C }\n\
                #[doc(hidden)] pub const LEFT: u8 = 3;\n\
                #[doc(hidden)]\n#[macro_export]\nmacro_rules! each { () => {} }\n\
                /// #[doc(hidden)] pub fn in_words() {}\n\
                #[doc(hidden)]\npub mod testing { pub use crate::a::{B, C as D}; pub fn go(x: u8) -> u8 { x } }\n\
                #[cfg(test)] mod tests { #[doc(hidden)] pub fn tested() {} }";
    let expected = [
        "fn m::Engine::numbers<T>(&self, t: T) -> crate::Numbers where T: A, Self: B",
        "variant Kind::B { x: u8, y: u8 }",
        "const deep::LEFT: u8",
        "macro each",
        "mod deep::testing",
        "use deep::testing::B",
        "use deep::testing::D",
        "fn deep::testing::go(x: u8) -> u8",
    ];
    assert_eq!(of(text, "deep").unwrap(), expected);
    assert!(
        of("#[doc(hidden)] pub mod far;", "")
            .unwrap_err()
            .contains("`mod far`")
    );
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
