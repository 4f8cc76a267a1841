//! Writes the assembly of the AVX-512 products: values first (`double`, `integer`, `long`, `fold`) as operations (`op`), then
//! an order and registers for them (`schedule`).

mod double;
mod fold;
mod integer;
mod long;
mod op;
mod schedule;

use std::fmt::Write as _;
use std::path::PathBuf;

use op::Op;
use schedule::{Order, schedule};

/// A kernel: name, operations, order (found by `--tune`, confirmed by timing).
type Kernel = (&'static str, Vec<Op>, Order);

fn order(window: usize, registers: usize, lead: usize, critical: bool) -> Order {
    Order {
        window,
        registers,
        lead,
        critical,
    }
}

/// The kernels in doubles.
fn doubles() -> Vec<Kernel> {
    let product = |l, w, square, groups| {
        let shape = double::Shape {
            l,
            w,
            square,
            groups,
        };
        double::Product::new(&shape).ops
    };
    vec![
        (
            "fma512_mul_8",
            product(8, 48, false, &[7, 1, 4, 3]),
            order(48, 27, 4, true),
        ),
        (
            "fma512_sqr_8",
            product(8, 48, true, &[3, 5, 4, 3]),
            order(64, 26, 4, true),
        ),
        (
            "fma512_mul_6",
            product(6, 44, false, &[3, 3, 5]),
            order(64, 24, 4, true),
        ),
        (
            "fma512_sqr_6",
            product(6, 44, true, &[3, 3, 3, 2]),
            order(64, 25, 4, true),
        ),
    ]
}

/// The kernels in 52-bit integers.
fn integers() -> Vec<Kernel> {
    let product = |l, square, karatsuba| {
        let shape = integer::Shape {
            l,
            square,
            karatsuba,
        };
        integer::Product::new(&shape).ops
    };
    let pair_by = |l, square, karatsuba, minus_beta| {
        let shape = integer::Shape {
            l,
            square,
            karatsuba,
        };
        integer::Product::pair(&shape, minus_beta).ops
    };
    let pair = |l, square, minus_beta| pair_by(l, square, l == 8, minus_beta);
    let columns = |square, minus_beta| pair_by(8, square, false, minus_beta);
    vec![
        (
            "ifma_pair_mul_8_1",
            pair(8, false, 1),
            order(40, 28, 4, true),
        ),
        (
            "ifma_pair_sqr_8_1",
            pair(8, true, 1),
            order(48, 28, 4, true),
        ),
        (
            "ifma_pair_mul_8_5",
            pair(8, false, 5),
            order(40, 28, 4, false),
        ),
        (
            "ifma_pair_sqr_8_5",
            pair(8, true, 5),
            order(40, 26, 8, true),
        ),
        (
            "ifma_pair_mul_5_1",
            pair(5, false, 1),
            order(48, 23, 4, true),
        ),
        (
            "ifma_pair_sqr_5_1",
            pair(5, true, 1),
            order(128, 26, 4, true),
        ),
        (
            "ifma_mul_8",
            product(8, false, true),
            order(48, 29, 4, true),
        ),
        ("ifma_sqr_8", product(8, true, true), order(40, 27, 4, true)),
        (
            "ifma_mul_5",
            product(5, false, false),
            order(48, 29, 4, true),
        ),
        (
            "ifma_sqr_5",
            product(5, true, false),
            order(48, 29, 4, true),
        ),
        (
            "ifma_columns_mul_8",
            product(8, false, false),
            order(16, 26, 8, true),
        ),
        (
            "ifma_columns_sqr_8",
            product(8, true, false),
            order(40, 29, 8, true),
        ),
        (
            "ifma_columns_pair_mul_8_1",
            columns(false, 1),
            order(40, 28, 4, true),
        ),
        (
            "ifma_columns_pair_sqr_8_1",
            columns(true, 1),
            order(40, 28, 4, true),
        ),
        (
            "ifma_columns_pair_mul_8_5",
            columns(false, 5),
            order(40, 28, 4, true),
        ),
        (
            "ifma_columns_pair_sqr_8_5",
            columns(true, 5),
            order(40, 28, 4, true),
        ),
        (
            "ifma_fold_mul_5",
            fold::product(fold::DIGITS, false, false),
            order(40, 18, 4, true),
        ),
        (
            "ifma_fold_sqr_5",
            fold::product(fold::DIGITS, true, false),
            order(24, 18, 4, false),
        ),
        (
            "ifma_long_fold_mul_5",
            fold::product(fold::DIGITS, false, true),
            order(40, 22, 4, true),
        ),
        (
            "ifma_long_fold_sqr_5",
            fold::product(fold::DIGITS, true, true),
            order(24, 22, 4, false),
        ),
    ]
}

/// Those of fifteen digits, a file of their own.
fn long_integers() -> Vec<Kernel> {
    let kernel = |name, square| {
        let ops = long::product(15, square);
        (name, ops, order(64, 28, 8, true))
    };
    vec![kernel("ifma_mul_15", false), kernel("ifma_sqr_15", true)]
}

/// All of them.
fn all() -> Vec<Kernel> {
    [doubles(), integers(), long_integers()].concat()
}

const HEAD: &str = "Written by `cargo xtask kernels`: do not edit.\n";

/// How the linker knows a kernel or its constants: with the version, so that one program may have two of them.
fn symbol(name: &str) -> String {
    let [major, minor, patch] = [
        env!("CARGO_PKG_VERSION_MAJOR"),
        env!("CARGO_PKG_VERSION_MINOR"),
        env!("CARGO_PKG_VERSION_PATCH"),
    ];
    format!("msmith_{major}_{minor}_{patch}_{name}")
}

/// The constants that the kernels load, by label.
fn constants(label: &str, words: &[u64]) -> String {
    let words: Vec<String> = words.iter().map(|w| format!("{w:#x}")).collect();
    let words = words.join(", ");
    format!(".section .rodata\n.p2align 3\n{label}:\n    .quad {words}\n.text\n")
}

fn body(out: &mut String, kernels: &[Kernel]) -> Result<(), String> {
    for (name, ops, order) in kernels {
        let (lines, _) = schedule(ops, order)?;
        let symbol = symbol(name);
        writeln!(out, ".globl {symbol}\n.p2align 6\n{symbol}:").expect("to a string");
        // Where the same product can be taken another way, the constants say whether it is.
        let folded = fold::constants(fold::DIGITS);
        let others = [
            ("ifma_", "ifma_fold_", folded, 1),
            ("ifma_fold_", "ifma_long_fold_", folded, fold::LONG),
            ("ifma_", "ifma_columns_", integer::columns_first(8), 1),
        ];
        for (own, other, at, least) in others {
            let other = (name.strip_prefix(own)).map(|rest| format!("{other}{rest}"));
            if let Some(other) = other
                && kernels.iter().any(|(name, ..)| *name == other)
            {
                writeln!(out, "    cmp qword ptr [rdi + {at}], {least}").expect("to a string");
                writeln!(out, "    jae {}", self::symbol(&other)).expect("to a string");
            }
        }
        for line in lines {
            writeln!(out, "    {line}").expect("to a string");
        }
        writeln!(out, "    ret").expect("to a string");
    }
    Ok(())
}

/// The files: path and text.
fn files() -> Result<Vec<(PathBuf, String)>, String> {
    let at = |name: &str| {
        PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("../crates/msmith-core/src/ring/lanes")
            .join(name)
    };
    let mut double = format!(
        "# Eight products side by side, AVX-512F. {HEAD}\
        # System V: rdi = constants, rsi = a, rdx = b, rcx = out (squares: rdx = out).\n\
        # out may not overlap a and b: squares use it as scratch.\n"
    );
    for w in [44i32, 48] {
        let high = 1.5 * 2f64.powi(52 + w);
        let bias = 1.5 * 2f64.powi(52);
        let values = [high, high - bias, 2f64.powi(-w), bias].map(f64::to_bits);
        double += &constants(&symbol(&format!("fma512_const_{w}")), &values);
    }
    body(&mut double, &doubles())?;
    let mut integer = format!(
        "# Eight products side by side, AVX-512 IFMA. {HEAD}\
        # rdi = constants, zmm0.. = a, rsi = b, rdx = 512 bytes of scratch; zmm24.. = the result.\n\
        # Of pairs: rsi = a, rcx = b, r8 = lift, rdx = 3584 bytes of scratch; zmm24.., zmm16.. = the result.\n\
        # Clobbers vector and mask registers only.\n"
    );
    let [short, long] = fold::TOP.map(|top| (1 << top) - 1);
    let values = [(1 << 52) - 1, 1, short, long];
    integer += &constants(&symbol("ifma_const"), &values);
    body(&mut integer, &integers())?;
    let mut long = format!(
        "# Eight products of fifteen digits side by side, AVX-512 IFMA. {HEAD}\
        # rdi = constants, rsi = a, rcx = b, rdx = 1856 bytes of scratch; zmm17.. = the result. To be assembled behind\n\
        # `ifma.s`, whose constants it reads.\n\
        # Clobbers vector registers only.\n"
    );
    body(&mut long, &long_integers())?;
    Ok(vec![
        (at("fma512.s"), double),
        (at("ifma.s"), integer),
        (at("ifma_long.s"), long),
    ])
}

/// Writes the files.
pub fn write() -> Result<(), String> {
    for (name, ops, order) in &all() {
        let (_, report) = schedule(ops, order)?;
        println!("{name}: {report}");
    }
    for (path, text) in files()? {
        std::fs::write(path, text).map_err(|e| e.to_string())?;
    }
    Ok(())
}

/// Fails when a file is not what the generator writes.
pub fn check() -> Result<(), String> {
    for (path, text) in files()? {
        if std::fs::read_to_string(&path).map_err(|e| e.to_string())? != text {
            let path = path.display();
            return Err(format!("{path} is stale: run `cargo xtask kernels`"));
        }
    }
    Ok(())
}

/// Prints the modelled cycles of many orders.
pub fn tune() -> Result<(), String> {
    for (name, ops, _) in &all() {
        let mut best: Vec<(u32, String)> = Vec::new();
        for window in [16, 24, 32, 40, 48, 64, 80, 96, 128, 160] {
            for registers in 22..=29 {
                for lead in [4, 8] {
                    for critical in [false, true] {
                        let order = order(window, registers, lead, critical);
                        if let Ok((_, report)) = schedule(ops, &order) {
                            best.push((report.cycles, format!("{order:?}: {report}")));
                        }
                    }
                }
            }
        }
        best.sort();
        for (_, line) in best.iter().take(8) {
            println!("{name} {line}");
        }
    }
    Ok(())
}
