//! `docs/architecture.svg`: the crates by folder, and who may depend on whom.

use std::collections::BTreeSet;

use msmith_chart::graph::{Edge, Node, draw};

use super::{ANY, CRATES};

pub const FILE: &str = "docs/architecture.svg";

const TITLE: &str = "Crates by folder; an arrow points to what is used";

/// What has a place: crates by their folders, and the folders, in columns and lines such that few arrows cross.
const PLACES: &[(&str, f64, f64)] = &[
    ("crates/faces", -1.0, 0.0),
    ("crates/faces/cli", 1.0, 0.0),
    ("crates/faces/capi", 2.0, 0.0),
    ("crates/faces/js", 3.0, 0.0),
    ("python", 4.0, 0.0),
    ("crates/proofs", -1.0, 1.0),
    ("crates/proofs/groth16", 0.6, 1.0),
    ("crates/proofs/circom", 1.5, 1.3),
    ("crates/proofs/kzg", 2.5, 1.0),
    ("crates/proofs/ed25519", 5.0, 1.0),
    ("crates/engine", -1.0, 2.0),
    ("crates/engine/io", 2.0, 2.0),
    ("crates/engine/msmith", 3.0, 2.0),
    ("crates/engine/field", 4.0, 2.0),
    ("crates/engine/core", 4.0, 2.8),
    ("crates/bridges", -1.0, 3.6),
    ("crates/bridges/arkworks", 1.0, 3.6),
    ("crates/bridges/blst", 2.0, 3.6),
    ("crates/bridges/halo2curves", 3.0, 3.6),
    ("crates/bridges/pasta", 4.0, 3.6),
    ("crates/bridges/dalek", 5.0, 3.6),
    ("crates/bridges/patch", 0.0, 3.6),
    ("lab", -1.0, 4.4),
    ("lab/program", 2.0, 4.4),
    ("lab/python", 3.0, 4.4),
    ("lab/papers", 1.0, 5.2),
    ("lab/chain", 2.0, 5.2),
    ("lab/ecm", 3.0, 5.2),
    ("lab/chart", 4.0, 5.2),
];

/// What a crate may use, by folders; of the laboratory only what is there too, since it may use any crate of the product.
fn uses(folder: &str) -> BTreeSet<&'static str> {
    let row = CRATES.iter().find(|(row, _)| *row == folder);
    let allowed = row.map_or(&[][..], |(_, allowed)| *allowed);
    let name = |of: &str| format!("msmith-{}", of.rsplit('/').next().unwrap_or(of));
    let of_one = |(of, _): &(&'static str, _)| {
        let name = name(of).replace("msmith-msmith", "msmith");
        (*of != folder && (allowed == ANY || allowed.contains(&name.as_str()))).then_some(*of)
    };
    let all = CRATES.iter().filter_map(of_one);
    all.filter(|of| of.starts_with("lab/") || !folder.starts_with("lab/"))
        .filter(|of| *of != "lab/python")
        .collect()
}

/// All that a crate uses, by way of others too.
fn all_uses(folder: &str) -> BTreeSet<&'static str> {
    let direct = uses(folder);
    let further = direct.iter().flat_map(|of| all_uses(of));
    further.chain(direct.iter().copied()).collect()
}

/// The picture; an error where a crate has no place in it.
pub fn svg() -> Result<String, String> {
    let place = |folder: &str| PLACES.iter().position(|place| place.0 == folder);
    let mut edges = Vec::new();
    let drawn = |of: &str| of.starts_with("crates/") || of.starts_with("lab/") || of == "python";
    for (folder, _) in CRATES.iter().filter(|(folder, _)| drawn(folder)) {
        let from = place(folder).ok_or(format!("{folder}: no place in {FILE}"))?;
        let direct = uses(folder);
        let further: BTreeSet<_> = direct.iter().flat_map(|of| all_uses(of)).collect();
        // What follows from other arrows is left out.
        edges.extend(direct.difference(&further).filter_map(|of| {
            Some(Edge {
                ends: (from, place(of)?),
                text: String::new(),
                strong: false,
            })
        }));
    }
    let node = |&(folder, x, y): &(&str, f64, f64)| Node {
        place: (x, y),
        text: (folder.rsplit('/').next()).map_or(String::new(), str::to_owned)
            + if CRATES.iter().any(|(row, _)| *row == folder) {
                ""
            } else {
                "/"
            },
        strong: !CRATES.iter().any(|(row, _)| *row == folder),
    };
    draw(TITLE, &PLACES.iter().map(node).collect::<Vec<_>>(), &edges)
}
