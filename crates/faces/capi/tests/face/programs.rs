//! Programs in C and C++, built against the library and run.

use std::fmt::Write as _;
use std::mem::offset_of;
use std::path::{Path, PathBuf};
use std::process::Command;

use msmith_capi::face::{BlstP1, BlstP1Affine, BlstP2, BlstP2Affine, CallerLists, CallerOptions};

use super::{header, skip};

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// A compiler: its name, and the language that it is asked for.
type Compiler = (String, &'static str);

/// The compiler that a variable of the environment names, or the usual one; says so where there is none.
fn compiler(variable: &str, usual: &str, standard: &'static str) -> Option<Compiler> {
    let name = std::env::var(variable).unwrap_or_else(|_| usual.into());
    let found = Command::new(&name).arg("--version").output();
    if !cfg!(target_os = "linux") {
        skip("programs in C are built on Linux alone");
    } else if found.is_ok_and(|o| o.status.success()) {
        return Some((name, standard));
    } else {
        skip(&format!(
            "there is no compiler {name} ({variable} names another one)"
        ));
    }
    None
}

fn c() -> Option<Compiler> {
    compiler("CC", "cc", "-std=c11")
}

fn cxx() -> Option<Compiler> {
    compiler("CXX", "c++", "-std=c++17")
}

/// A file of the library, which lies beside this program.
fn library(file: &str) -> PathBuf {
    let this = std::env::current_exe().unwrap();
    let folders = this.ancestors().skip(1).take(2);
    let found = folders.map(|f| f.join(file)).find(|p| p.is_file());
    found.unwrap_or_else(|| panic!("{file} is not beside {}", this.display()))
}

/// A folder for what is built here.
fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("c");
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn run(command: &mut Command) -> String {
    let out = command.output().unwrap();
    let (said, complained) = (
        String::from_utf8_lossy(&out.stdout),
        String::from_utf8_lossy(&out.stderr),
    );
    assert!(
        out.status.success(),
        "{command:?}: {}\n{said}{complained}",
        out.status
    );
    said.into_owned()
}

/// Builds a program against the static library.
fn build((compiler, standard): &Compiler, source: &Path) -> PathBuf {
    let program = folder().join(source.file_stem().unwrap());
    run(Command::new(compiler)
        .args([
            standard,
            "-Wall",
            "-Wextra",
            "-Wpedantic",
            "-Werror",
            "-g",
            "-I",
        ])
        .arg(Path::new(HERE).join("include"))
        .arg(source)
        .arg(library("libmsmith_capi.a"))
        // What `rustc --print native-static-libs` asks for, as in msmith.pc.in.
        .args(["-lpthread", "-ldl", "-lm", "-o"])
        .arg(&program));
    program
}

fn example(name: &str) -> PathBuf {
    Path::new(HERE).join("examples-c").join(name)
}

/// The folder of small keys, witnesses and proofs.
fn vectors() -> PathBuf {
    Path::new(HERE).join("../../../vectors/groth16/zkey")
}

fn misuse() -> [PathBuf; 3] {
    ["misuse.c", "misuse_groth16.c", "misuse_kzg.c"]
        .map(|name| Path::new(HERE).join("tests/c").join(name))
}

#[test]
fn sum_in_c() {
    let Some(c) = c() else { return };
    let said = run(&mut Command::new(build(&c, &example("sum.c"))));
    // 16·(1, 2), as computed here.
    let engine = msmith::Engine::new(
        msmith::curve::by_name("bn254").unwrap(),
        msmith::curve::Group::G1,
    )
    .unwrap();
    let g = [1u32, 2].map(|c| engine.to_words(&c.into())).concat();
    let product = engine.mul(&[16], &msmith::Point::new(g)).unwrap();
    let (x, _) = product.coordinates().unwrap();
    let expected = format!("{:064x}", engine.from_words(x)[0]);
    assert!(said.contains(&expected), "{said} {expected}");
}

#[test]
fn kzg_in_c() {
    let Some(c) = c() else { return };
    let said = run(&mut Command::new(build(&c, &example("kzg.c"))));
    for line in [
        "the blob is that of its commitment",
        "with another one they are wrong",
        "recovered cells are the blob",
        "refused with code 15, item 7",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
}

#[test]
fn groth16_in_c() {
    let Some(c) = c() else { return };
    let program = build(&c, &example("groth16.c"));
    for curve in ["bn254", "bls12-381"] {
        let files = ["-1.zkey", ".wtns", "-1.json"].map(|end| format!("{curve}{end}"));
        let said = run(Command::new(&program).args(files).current_dir(vectors()));
        for line in [
            "the proof is right",
            "of other signals it is wrong",
            "1 of 3 proofs is wrong: number 1",
        ] {
            assert!(said.contains(line), "{line}: {said}");
        }
    }
}

/// A program that knows of rapidsnark alone.
#[test]
fn rapidsnark_in_c() {
    let Some(c) = c() else { return };
    let program = build(&c, &Path::new(HERE).join("tests/c/rapidsnark.c"));
    let files = [
        "bn254-1.zkey",
        "bn254.wtns",
        "bn254-1.json",
        "bls12-381.wtns",
    ];
    let said = run(Command::new(&program).args(files).current_dir(vectors()));
    assert_eq!(said, "rapidsnark: all as it answers\n");
}

#[test]
fn stream_in_cxx() {
    let Some(cxx) = cxx() else { return };
    let said = run(&mut Command::new(build(&cxx, &example("stream.cpp"))));
    assert!(said.contains("sum of 3000 points"), "{said}");
}

#[test]
fn misuse_is_refused() {
    let Some(c) = c() else { return };
    for program in misuse() {
        let said = run(Command::new(build(&c, &program)).current_dir(vectors()));
        assert_eq!(said, "misuse: all refused\n");
    }
}

#[test]
fn shared_library_serves_too_and_exports_what_the_headers_declare() {
    let Some((compiler, standard)) = c() else {
        return;
    };
    let shared = library("libmsmith_capi.so");
    let program = folder().join("sum-shared");
    run(Command::new(compiler)
        .args([standard, "-I"])
        .arg(Path::new(HERE).join("include"))
        .arg(example("sum.c"))
        .arg(&shared)
        .arg("-o")
        .arg(&program));
    run(Command::new(&program).env("LD_LIBRARY_PATH", shared.parent().unwrap()));

    let Ok(out) = Command::new("nm")
        .args(["-D", "--defined-only"])
        .arg(&shared)
        .output()
    else {
        skip("what the shared library exports: there is no nm");
        return;
    };
    let text = String::from_utf8(out.stdout).unwrap();
    let mut exported: Vec<_> = text.lines().filter_map(|l| l.rsplit(' ').next()).collect();
    exported.sort_unstable();
    let mut declared = header::functions();
    declared.sort_unstable();
    assert_eq!(exported, declared);
}

/// A program that does not compile unless sizes and places of fields are those of the source.
#[test]
fn layouts_are_those_of_the_source() {
    let Some(c) = c() else { return };
    let mut text = String::from("#include <msmith.h>\n#include <msmith_blst.h>\n");
    let mut equal = |c: &str, rust: usize| {
        let _ = writeln!(
            text,
            "_Static_assert({c} == {rust}, \"{c} is not {rust}\");"
        );
    };
    macro_rules! places {
        ($c:literal, $rust:ty: $($field:ident),*) => {
            $( equal(concat!("offsetof(", $c, ", ", stringify!($field), ")"), offset_of!($rust, $field)); )*
        };
    }
    places!(
        "msmith_groth16_lists", CallerLists:
        size, curve, wires, signals, constraints, domain, a, b1, b2, c, h, no_a, no_b, no_c, h_reversed, reserved,
        first, second, w, values_a, values_b
    );
    equal("sizeof(msmith_groth16_lists)", size_of::<CallerLists>());
    places!(
        "msmith_options", CallerOptions:
        size,
        threads,
        in_subgroup,
        algorithm,
        window,
        memory_limit,
        progress,
        user,
        cancel
    );
    equal("sizeof(msmith_options)", size_of::<CallerOptions>());
    equal("sizeof(blst_p1)", size_of::<BlstP1>());
    equal("sizeof(blst_p1_affine)", size_of::<BlstP1Affine>());
    equal("sizeof(blst_p2)", size_of::<BlstP2>());
    equal("sizeof(blst_p2_affine)", size_of::<BlstP2Affine>());
    // blst's own types, from the crate.
    equal("sizeof(blst_p1)", size_of::<blst::blst_p1>());
    equal("sizeof(blst_p2_affine)", size_of::<blst::blst_p2_affine>());
    text += "int main(void) {\n    msmith_options options = MSMITH_OPTIONS_INIT;\n    \
             return options.size != sizeof options;\n}\n";
    let source = folder().join("layout.c");
    std::fs::write(&source, text).unwrap();
    run(&mut Command::new(build(&c, &source)));
}

/// `cargo test -p msmith-capi -- --ignored valgrind`: minutes, most of them for the tables of `kzg.c`. "Possibly lost" is what the standard library of
/// Rust keeps for the main thread, to which it points a few bytes behind the start.
#[test]
#[ignore = "valgrind takes long"]
fn valgrind_finds_nothing() {
    let (Some(c), Some(cxx)) = (c(), cxx()) else {
        return;
    };
    if Command::new("valgrind").arg("--version").output().is_err() {
        skip("there is no valgrind");
        return;
    }
    let [misuse, misuse_groth16, misuse_kzg] = misuse();
    for program in [
        build(&c, &example("sum.c")),
        build(&c, &example("kzg.c")),
        build(&cxx, &example("stream.cpp")),
        build(&c, &misuse),
        build(&c, &misuse_groth16),
        build(&c, &misuse_kzg),
    ] {
        let said = run(Command::new("valgrind")
            .args([
                "--error-exitcode=9",
                "--leak-check=full",
                "--errors-for-leak-kinds=definite",
                "-q",
            ])
            .arg(&program)
            .current_dir(vectors()));
        eprintln!(
            "{}: {}",
            program.display(),
            said.lines().last().unwrap_or_default()
        );
    }
}
