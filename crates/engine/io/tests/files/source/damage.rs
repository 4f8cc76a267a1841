//! Damaged files: refused with the section and the item, without a panic.

use std::sync::LazyLock;

use super::*;

static ENGINES: LazyLock<Vec<Engine>> = LazyLock::new(|| {
    let groups = [Group::G1, Group::G2];
    let all = CURVES.iter().flat_map(|c| groups.map(|g| engine(c, g)));
    all.collect()
});

/// All that a source says and reads, whatever the bytes are; `None` if it is refused.
fn walk(bytes: &[u8], format: FileFormat, check: bool) -> Option<usize> {
    let unsaid = ["ark", "gnark-vk", "gnark-srs"].map(|f| format.name().starts_with(f));
    let said = format == FileFormat::GNARK_SRS_DUMP || !unsaid.contains(&true);
    let curve = (!said).then(|| curve("bn254"));
    let source = match Source::from_bytes(bytes.to_vec(), Some(Format::File(format)), curve) {
        Ok(source) => source,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return None;
        }
    };
    let mut items = 0;
    for section in source.sections() {
        items += section.len();
        assert!(section.len() <= bytes.len(), "{section:?}");
        match section.holds() {
            Holds::Scalars => {
                let list = source.scalars(section.name()).unwrap();
                list.read(0..list.len(), &mut Vec::new()).unwrap();
            }
            Holds::Points(group) => {
                let mut engines = ENGINES.iter();
                let of = |e: &&Engine| Some(e.curve()) == source.curve() && e.group() == group;
                let Some(engine) = engines.find(of).filter(|_| check) else {
                    continue;
                };
                let list = source.points(engine, section.name()).unwrap();
                if let Err(error) = list.check(&Options::default(), |_| true) {
                    let named =
                        matches!(&error, Error::Section { name, .. } if *name == section.name());
                    assert!(named, "{error:?}");
                }
            }
        }
    }
    Some(items)
}

fn files() -> Vec<(FileFormat, Vec<u8>)> {
    let mut all = Vec::new();
    for name in CURVES {
        for format in [FileFormat::ZKEY, FileFormat::WTNS, FileFormat::PTAU] {
            all.push((format, vector(&format!("{name}.{format}"))));
        }
    }
    let (g1, g2) = (
        multiples::<ark_bn254::g1::Config>(),
        multiples::<ark_bn254::g2::Config>(),
    );
    let mut key = Vec::new();
    g1[0].serialize_uncompressed(&mut key).unwrap();
    for k in 0..3 {
        g2[k].serialize_uncompressed(&mut key).unwrap();
    }
    g1.serialize_uncompressed(&mut key).unwrap();
    all.push((FileFormat::ARK_VK_UNCOMPRESSED, key));
    for (format, file) in [
        (FileFormat::GNARK_PK, "gnark/bn254.pk"),
        (FileFormat::GNARK_PK, "gnark/bls12-381.pk.raw"),
        (FileFormat::GNARK_PK_DUMP, "gnark/bn254.pk.dump"),
        (FileFormat::GNARK_VK, "gnark/bn254.vk"),
        (FileFormat::GNARK_VK, "gnark/bn254.vk.raw"),
        (FileFormat::GNARK_SRS, "gnark/bn254.srs.raw"),
        (FileFormat::GNARK_SRS_DUMP, "gnark/bls12-381.srs.dump"),
        (FileFormat::ARK_PK, "ark-groth16/bn254.pk"),
        (FileFormat::HALO2_PARAMS, "halo2/params.raw"),
        (FileFormat::HALO2_PARAMS_PROCESSED, "halo2/params.processed"),
    ] {
        all.push((format, vector_of(file)));
    }
    all
}

#[test]
fn torn_files_are_refused() {
    for (format, bytes) in files() {
        assert!(
            walk(&bytes, format, true).is_some_and(|n| n > 0),
            "{format}"
        );
        // The middle of long files is of lines that are skipped.
        let step = |n: usize| {
            if n < 3000 || n + 2000 > bytes.len() {
                1
            } else {
                101
            }
        };
        for n in (0..bytes.len()).filter(|n| n % step(*n) == 0) {
            assert_eq!(walk(&bytes[..n], format, true), None, "{format} {n}");
        }
        assert_eq!(
            walk(&[&bytes[..], &[0]].concat(), format, true),
            None,
            "{format}"
        );
    }
}

/// Numbers of four bytes at every place of the first ones, and of eight.
#[test]
fn counts_and_lengths_that_are_wrong() {
    for (format, bytes) in files() {
        let mut refused = 0;
        for at in 0..460.min(bytes.len() - 8) {
            for value in [0, 1 << 20, 1 << 40, 1 << 63, u64::MAX] {
                for width in [4, 8] {
                    let mut other = bytes.clone();
                    other[at..at + width].copy_from_slice(&u64::to_le_bytes(value)[..width]);
                    refused += usize::from(walk(&other, format, false).is_none());
                }
            }
        }
        assert!(refused > 0, "{format}");
    }
}

fn mutations(rounds: usize) {
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut draw = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as usize % below
    };
    let files = files();
    let mut refused = 0;
    for _ in 0..rounds {
        let (format, bytes) = &files[draw(files.len())];
        let mut bytes = bytes.clone();
        for _ in 0..=draw(3) {
            let at = draw(bytes.len());
            match draw(5) {
                0 => bytes[at] ^= 1 << draw(8),
                1 => bytes[at] = [0, 1, 0x40, 0x7f, 0x80, 0xc0, 0xff][draw(7)],
                2 => bytes.truncate(at + 1),
                3 => bytes.insert(at, draw(256) as u8),
                // Headers are short and come first.
                _ => {
                    let at = draw(120.min(bytes.len()));
                    bytes[at] = draw(256) as u8
                }
            }
        }
        refused += usize::from(walk(&bytes, *format, true).is_none());
    }
    assert!(refused > rounds / 4, "{refused} of {rounds}");
}

#[test]
fn mutated_files() {
    mutations(3000);
}

#[test]
#[ignore = "minutes; 200 000 mutated files"]
fn many_mutated_files() {
    mutations(200_000);
}

/// Files whose system says that they are empty, and inputs without an end.
#[cfg(target_os = "linux")]
#[test]
fn files_that_are_longer_than_they_say() {
    use std::path::Path;
    let status = Path::new("/proc/self/status");
    assert_eq!(std::fs::metadata(status).unwrap().len(), 0);
    let format = Some(Format::Scalars(ScalarsFormat::HEX_LINES));
    // "Name:" is no number, which nothing that is empty has.
    let why = Source::open(status, format, None).unwrap_err();
    assert!(matches!(why, Error::Text { index: 1, .. }), "{why}");
    let read = msmith_io::read_file(status).unwrap();
    assert!(read.starts_with(b"Name:"));
    assert_eq!(msmith_io::read_file(Path::new("/dev/null")), Ok(Vec::new()));
    for endless in ["/dev/full", "/dev/zero"] {
        let why = msmith_io::read_file(Path::new(endless)).unwrap_err();
        assert!(
            why.to_string().contains(endless) && why.to_string().contains("does not end"),
            "{why}"
        );
    }
}

/// The file is named, and not a format that there is not.
#[test]
fn files_without_a_format() {
    let path = std::env::temp_dir().join(format!("msmith-io-no-format-{}", std::process::id()));
    for (bytes, word) in [
        (&[0; 40][..], "\\x00\\x00"),
        (&[], "empty"),
        (b"\x89MSM\r\n\x1a\n", "table info"),
    ] {
        std::fs::write(&path, bytes).unwrap();
        let why = Source::open(&path, None, None).unwrap_err();
        assert!(matches!(why, Error::File { .. }), "{why:?}");
        assert!(
            why.to_string().contains(word) && why.to_string().contains("no-format"),
            "{why}"
        );
        let why = open(bytes.to_vec()).unwrap_err().to_string();
        assert!(
            why.contains(word) && !why.contains("not a file of format"),
            "{why}"
        );
    }
    std::fs::remove_file(&path).unwrap();
    let why = Source::from_bytes(vector("bn254.zkey"), None, Some(curve("bls12-381"))).unwrap_err();
    assert_eq!(
        why.to_string(),
        "curve: the zkey file is of bn254, and not of bls12-381"
    );
}

/// Points outside the subgroup are written if the caller vouches for them, and otherwise not.
#[test]
fn the_subgroup_is_checked_when_points_are_written() {
    let engine = engine("bls12-381", Group::G1);
    let mut points = random::points(&engine, 5, 3).unwrap();
    points.words[3 * 12..4 * 12]
        .copy_from_slice(&[engine.to_words(&0u32.into()), engine.to_words(&2u32.into())].concat());
    let bytes = BasesFormat::MONTGOMERY_LE
        .list(&engine, &points, &msmith::Options::default())
        .unwrap();
    let format = Some(Format::Points(BasesFormat::MONTGOMERY_LE, Group::G1));
    let source = Source::from_bytes(bytes, format, Some(engine.curve())).unwrap();
    let list = source.points(&engine, "points").unwrap();
    let path = std::env::temp_dir().join(format!("msmith-io-outside-{}", std::process::id()));
    let write = |range, in_subgroup| {
        let options = Options {
            in_subgroup,
            ..Options::default()
        };
        list.write(range, BasesFormat::AFFINE_LE, &path, &options, |_| true)
    };
    assert_eq!(
        write(1..5, false),
        Err(Core::NotInSubgroup { index: 3 }.into())
    );
    assert!(!path.exists());
    assert_eq!(write(0..3, false), Ok(()));
    assert_eq!(write(1..5, true), Ok(()));
    std::fs::remove_file(&path).unwrap();
}
