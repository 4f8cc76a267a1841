//! Writes the assembly of the products in lanes: values first (`double`, `integer`, `long`, `fold`, `narrow`) as operations (`op`), then
//! an order and registers for them (`schedule`).

mod double;
mod fold;
mod integer;
mod long;
mod narrow;
mod op;
mod schedule;

use std::fmt::Write as _;
use std::path::PathBuf;

use op::Op;
use schedule::{AVX_512, AVX_IFMA, AVX2, Machine, Order, schedule};

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
    let folded = |square, long| double::Product::folded(true, square, long);
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
        (
            "fma512_fold_mul_6",
            folded(false, false),
            order(96, 28, 1, true),
        ),
        (
            "fma512_fold_sqr_6",
            folded(true, false),
            order(96, 27, 1, true),
        ),
        (
            "fma512_long_fold_mul_6",
            folded(false, true),
            order(96, 28, 1, true),
        ),
        (
            "fma512_long_fold_sqr_6",
            folded(true, true),
            order(96, 27, 1, true),
        ),
    ]
}

/// Those of AVX2, half of the lanes at a time.
fn narrow_doubles() -> Vec<Kernel> {
    let product = |l, w, square, groups| {
        let shape = double::Shape {
            l,
            w,
            square,
            groups,
        };
        double::Product::narrow(&shape).ops
    };
    let folded = |square, long| double::Product::folded(false, square, long);
    vec![
        (
            "avx2_mul_8",
            product(8, 48, false, &[3, 4, 4, 4]),
            order(24, 12, 1, false),
        ),
        (
            "avx2_sqr_8",
            product(8, 48, true, &[3, 4, 4, 4]),
            order(32, 12, 1, true),
        ),
        (
            "avx2_mul_6",
            product(6, 44, false, &[5, 4, 2]),
            order(24, 12, 1, false),
        ),
        (
            "avx2_sqr_6",
            product(6, 44, true, &[5, 4, 2]),
            order(32, 12, 1, true),
        ),
        (
            "avx2_fold_mul_6",
            folded(false, false),
            order(24, 13, 1, false),
        ),
        (
            "avx2_fold_sqr_6",
            folded(true, false),
            order(16, 13, 1, false),
        ),
        (
            "avx2_long_fold_mul_6",
            folded(false, true),
            order(24, 13, 1, false),
        ),
        (
            "avx2_long_fold_sqr_6",
            folded(true, true),
            order(16, 13, 1, false),
        ),
        (
            "avx2_norm_8",
            double::Product::norm(8, 48),
            order(32, 12, 1, true),
        ),
        (
            "avx2_norm_6",
            double::Product::norm(6, 44),
            order(32, 12, 1, true),
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

/// Those of AVX-IFMA, half of the lanes at a time.
fn halves() -> Vec<Kernel> {
    let rows = |l, square| narrow::product(l, square, narrow::By::Rows);
    let folds = |square, long| narrow::product(fold::DIGITS, square, narrow::By::Folds { long });
    vec![
        ("avx_ifma_mul_8", rows(8, false), order(24, 13, 4, true)),
        ("avx_ifma_sqr_8", rows(8, true), order(24, 13, 4, true)),
        ("avx_ifma_mul_5", rows(5, false), order(64, 12, 4, true)),
        ("avx_ifma_sqr_5", rows(5, true), order(64, 12, 4, true)),
        (
            "avx_ifma_fold_mul_5",
            folds(false, false),
            order(64, 12, 4, true),
        ),
        (
            "avx_ifma_fold_sqr_5",
            folds(true, false),
            order(64, 12, 4, true),
        ),
        (
            "avx_ifma_long_fold_mul_5",
            folds(false, true),
            order(64, 12, 4, true),
        ),
        (
            "avx_ifma_long_fold_sqr_5",
            folds(true, true),
            order(64, 12, 4, true),
        ),
        ("avx_ifma_norm_8", narrow::norm(8), order(24, 11, 4, true)),
        ("avx_ifma_norm_5", narrow::norm(5), order(24, 9, 4, true)),
    ]
}

/// All of them, by machine.
fn all() -> [(Machine, Vec<Kernel>); 3] {
    let wide = [doubles(), integers(), long_integers()].concat();
    [
        (AVX_512, wide),
        (AVX_IFMA, halves()),
        (AVX2, narrow_doubles()),
    ]
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

fn body(out: &mut String, kernels: &[Kernel], machine: &Machine) -> Result<(), String> {
    for (name, ops, order) in kernels {
        let (lines, _) = schedule(ops, order, machine)?;
        let symbol = symbol(name);
        writeln!(out, ".globl {symbol}\n.p2align 6\n{symbol}:").expect("to a string");
        // Where the same product can be taken another way, the constants say whether it is.
        let folded = fold::constants(fold::DIGITS);
        // Of a double its upper half is compared.
        let of_doubles = fold::constants(double::fold::DIGITS) + 4;
        let long = (double::fold::LONG as f64).to_bits() >> 32;
        for (own, other, size, at, least) in [
            ("ifma_", "ifma_fold_", "qword", folded, 1),
            ("ifma_fold_", "ifma_long_fold_", "qword", folded, fold::LONG),
            ("ifma_", "ifma_columns_", "qword", integer::by_columns(8), 1),
            ("avx_ifma_", "avx_ifma_fold_", "qword", folded, 1),
            (
                "avx_ifma_fold_",
                "avx_ifma_long_fold_",
                "qword",
                folded,
                fold::LONG,
            ),
            ("fma512_", "fma512_fold_", "dword", of_doubles, 1),
            (
                "fma512_fold_",
                "fma512_long_fold_",
                "dword",
                of_doubles,
                long,
            ),
            ("avx2_", "avx2_fold_", "dword", of_doubles, 1),
            ("avx2_fold_", "avx2_long_fold_", "dword", of_doubles, long),
        ] {
            let other = (name.strip_prefix(own)).map(|rest| format!("{other}{rest}"));
            if let Some(other) = other
                && kernels.iter().any(|(name, ..)| *name == other)
            {
                writeln!(out, "    cmp {size} ptr [rdi + {at}], {least}").expect("to a string");
                writeln!(out, "    jae {}", self::symbol(&other)).expect("to a string");
            }
        }
        // Half of the lanes at a time: the operands' and the result's other halves are next to these.
        let halves = !machine.is_512;
        if halves {
            out.push_str("    mov eax, 2\n2:\n");
        }
        for line in lines {
            writeln!(out, "    {line}").expect("to a string");
        }
        if halves {
            for register in ["rsi", "rcx", "r8"] {
                writeln!(out, "    add {register}, 32").expect("to a string");
            }
            out.push_str("    dec eax\n    jnz 2b\n");
        }
        writeln!(out, "    ret").expect("to a string");
    }
    Ok(())
}

/// The files: path and text.
fn files() -> Result<Vec<(PathBuf, String)>, String> {
    let at = |name: &str| {
        PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("../crates/engine/core/src/ring/lanes")
            .join(name)
    };
    let mut double = format!(
        "# Eight products side by side, AVX-512F. {HEAD}\
        # System V: rdi = constants, rsi = a, rdx = b, rcx = out (squares: rdx = out).\n\
        # out may not overlap a and b: squares use it as scratch.\n"
    );
    let of_doubles = |text: &mut String, name: &str| {
        for w in [44i32, 48] {
            let high = 1.5 * 2f64.powi(52 + w);
            let bias = 1.5 * 2f64.powi(52);
            let mut values = vec![high, high - bias, 2f64.powi(-w), bias];
            if w == 44 {
                values.extend(double::fold::own());
            }
            let values: Vec<u64> = values.into_iter().map(f64::to_bits).collect();
            *text += &constants(&symbol(&format!("{name}_const_{w}")), &values);
        }
    };
    of_doubles(&mut double, "fma512");
    body(&mut double, &doubles(), &AVX_512)?;
    let mut narrow = format!(
        "# Eight products side by side, AVX2 and FMA. {HEAD}\
        # System V: rdi = constants, rsi = a, rdx = 512 bytes of scratch, rcx = b, r8 = out (squares: no rcx; norms: rdx =\n\
        # what estimates the quotient).\n\
        # out may not overlap a and b.\n\
        # Clobbers rax, rcx, rsi, r8 and vector registers.\n"
    );
    of_doubles(&mut narrow, "avx2");
    body(&mut narrow, &narrow_doubles(), &AVX2)?;
    let mut integer = format!(
        "# Eight products side by side, AVX-512 IFMA. {HEAD}\
        # rdi = constants, zmm0.. = a, rsi = b, rdx = 512 bytes of scratch; zmm24.. = the result.\n\
        # Of pairs: rsi = a, rcx = b, r8 = lift, rdx = 3584 bytes of scratch; zmm24.., zmm16.. = the result.\n\
        # Clobbers vector and mask registers only.\n"
    );
    let [short, long] = fold::TOP.map(|top| (1 << top) - 1);
    let values = [(1 << 52) - 1, 1, short, long];
    integer += &constants(&symbol("ifma_const"), &values);
    body(&mut integer, &integers(), &AVX_512)?;
    let mut long = format!(
        "# Eight products of fifteen digits side by side, AVX-512 IFMA. {HEAD}\
        # rdi = constants, rsi = a, rcx = b, rdx = 1856 bytes of scratch; zmm17.. = the result. To be assembled behind\n\
        # `ifma.s`, whose constants it reads.\n\
        # Clobbers vector registers only.\n"
    );
    body(&mut long, &long_integers(), &AVX_512)?;
    let mut halves = format!(
        "# Eight products side by side, AVX-IFMA. {HEAD}\
        # System V: rdi = constants, rsi = a, rdx = 512 bytes of scratch, rcx = b, r8 = out (squares: no rcx; norms: rdx =\n\
        # what estimates the quotient).\n\
        # out may not overlap a and b.\n\
        # Clobbers rax, rcx, rsi, r8 and vector registers.\n"
    );
    halves += &constants(&symbol(narrow::CONSTANTS), &narrow::constants());
    body(&mut halves, &self::halves(), &AVX_IFMA)?;
    Ok(vec![
        (at("avx2.s"), narrow),
        (at("avx_ifma.s"), halves),
        (at("fma512.s"), double),
        (at("ifma.s"), integer),
        (at("ifma_long.s"), long),
    ])
}

/// Writes the files.
pub fn write() -> Result<(), String> {
    for (machine, kernels) in all() {
        for (name, ops, order) in &kernels {
            let (_, report) = schedule(ops, order, &machine)?;
            println!("{name}: {report}");
        }
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
    for (machine, kernels) in all() {
        let most = machine.registers - 3;
        for (name, ops, _) in &kernels {
            let mut best: Vec<(u32, String)> = Vec::new();
            for window in [16, 24, 32, 40, 48, 64, 80, 96, 128, 160] {
                for registers in most - 7..=most {
                    for lead in [1, 2, 4, 8] {
                        for critical in [false, true] {
                            let order = order(window, registers, lead, critical);
                            if let Ok((_, report)) = schedule(ops, &order, &machine) {
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
    }
    Ok(())
}
