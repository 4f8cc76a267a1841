//! Tables as comma-separated values, from their JSON: one for all of them.
//!
//! A row is an object in a list; where such an object has lists of objects itself, the rows are theirs, with the values of
//! all that they are in. A column is a path of names, `paper.m`. Where an object has several lists, `list` names each row's.

use serde_json::{Map, Value};

use crate::failure::Failure;

/// A row: its values by their columns, in the order in which they are met.
type Row = Vec<(String, String)>;

/// The rows of a JSON object.
///
/// Errors: a text that is no JSON object.
pub fn of(json: &str) -> Result<String, Failure> {
    let value: Map<String, Value> = serde_json::from_str(json)
        .map_err(|why| Failure::new(format!("the table has no rows: {why}")))?;
    let mut rows = Vec::new();
    add(&value, &Row::new(), &mut rows);
    let mut columns: Vec<&str> = Vec::new();
    for (column, _) in rows.iter().flatten() {
        if !columns.contains(&column.as_str()) {
            columns.push(column);
        }
    }
    let cell = |row: &Row, column: &str| {
        let found = row.iter().find(|(name, _)| name == column);
        found.map_or_else(String::new, |(_, value)| quoted(value))
    };
    let head: Vec<String> = columns.iter().map(|c| quoted(c)).collect();
    let mut out = head.join(",") + "\n";
    for row in &rows {
        let cells: Vec<String> = columns.iter().map(|c| cell(row, c)).collect();
        out += &(cells.join(",") + "\n");
    }
    Ok(out)
}

/// Quoted where it has a comma, a quotation mark or an end of line (RFC 4180).
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// Adds the rows of an object, each with the values of what it is in.
fn add(object: &Map<String, Value>, around: &Row, rows: &mut Vec<Row>) {
    let (mut own, mut lists) = (around.clone(), Vec::new());
    for (name, value) in object {
        flatten(name, value, &mut own, &mut lists);
    }
    if lists.is_empty() {
        rows.push(own);
        return;
    }
    let several = lists.len() > 1;
    for (name, list) in lists {
        let mut around = own.clone();
        if several {
            around.push((column(&around, "list"), name));
        }
        for one in list {
            add(one, &around, rows);
        }
    }
}

/// The values of a member, or its list of objects.
fn flatten<'a>(
    name: &str,
    value: &'a Value,
    own: &mut Row,
    lists: &mut Vec<(String, Vec<&'a Map<String, Value>>)>,
) {
    match value {
        Value::Object(members) => {
            for (member, value) in members {
                flatten(&format!("{name}.{member}"), value, own, lists);
            }
        }
        Value::Array(all) => {
            let objects: Vec<_> = all.iter().filter_map(Value::as_object).collect();
            if !objects.is_empty() && objects.len() == all.len() {
                lists.push((name.to_owned(), objects));
                return;
            }
            for (k, value) in all.iter().enumerate() {
                flatten(&format!("{name}.{k}"), value, own, lists);
            }
        }
        Value::Null => own.push((column(own, name), String::new())),
        Value::String(text) => own.push((column(own, name), text.clone())),
        other => own.push((column(own, name), other.to_string())),
    }
}

/// A name that no column of the row has yet: an object in a list may have names of what it is in.
fn column(row: &Row, name: &str) -> String {
    let mut column = name.to_owned();
    while row.iter().any(|(known, _)| *known == column) {
        column = format!("row.{column}");
    }
    column
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_lists_in_lists() {
        let json = r#"{"n":5,"rows":[{"name":"a,b","of":{"m":1},"at":[1,2]},{"name":"c\"","of":{"m":null}}]}"#;
        let csv = "n,at.0,at.1,name,of.m\n5,1,2,\"a,b\",1\n5,,,\"c\"\"\",\n";
        assert_eq!(of(json).unwrap(), csv);
        let json = r#"{"a":[{"n":1,"x":[{"n":2},{"n":3}]}],"b":[{"n":4}]}"#;
        let csv = "list,n,row.n\na,1,2\na,1,3\nb,4,\n";
        assert_eq!(of(json).unwrap(), csv);
        assert_eq!(of(r#"{"n":5}"#).unwrap(), "n\n5\n");
        assert!(of("[1]").is_err());
    }
}
