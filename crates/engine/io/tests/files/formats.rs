//! The lists of formats: what help texts and command lines make of them.

use std::collections::HashSet;

use msmith_io::{BasesFormat, Error, ScalarsFormat};

fn lines() -> Vec<[String; 3]> {
    let bases = BasesFormat::ALL.map(|f| [f.name().into(), f.about().into(), f.to_string()]);
    let scalars = ScalarsFormat::ALL.map(|f| [f.name().into(), f.about().into(), f.to_string()]);
    bases.into_iter().chain(scalars).collect()
}

#[test]
fn names_and_descriptions_fit_into_a_help_text() {
    let mut names = HashSet::new();
    for [name, about, shown] in lines() {
        assert_eq!(name, shown);
        assert!(names.insert(name.clone()), "{name} twice");
        let dashed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        assert!(!name.is_empty() && name.chars().all(dashed), "{name}");
        let fits = (10..=100).contains(&about.chars().count());
        assert!(fits && !about.ends_with('.'), "{name}: {about}");
    }
}

#[test]
fn formats_are_found_by_their_names() {
    for format in BasesFormat::ALL {
        assert_eq!(BasesFormat::by_name(format.name()), Ok(format));
        assert_eq!(format.name().parse(), Ok(format));
    }
    for format in ScalarsFormat::ALL {
        assert_eq!(ScalarsFormat::by_name(format.name()), Ok(format));
        assert_eq!(format.name().parse(), Ok(format));
    }
    let refused = "Zcash".parse::<BasesFormat>();
    let known = BasesFormat::ALL.map(BasesFormat::name).join(", ");
    let want = Error::Unknown {
        what: "bases format",
        name: "Zcash".into(),
        known,
    };
    assert_eq!(refused, Err(want));
}
