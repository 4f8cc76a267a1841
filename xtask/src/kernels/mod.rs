//! Writes the assembly of the AVX-512F products: values first (`product`), then an order and
//! registers for them (`schedule`).

mod product;
mod schedule;

use std::fmt::Write as _;
use std::path::PathBuf;

use product::{Product, Shape};
use schedule::{Order, schedule};

/// The kernels: name, shape, order (found by `--tune`, confirmed by timing).
fn list() -> Vec<(&'static str, Shape, Order)> {
    let order = |window, registers, lead, critical| Order {
        window,
        registers,
        lead,
        critical,
    };
    vec![
        (
            "mul_8",
            Shape {
                l: 8,
                w: 48,
                square: false,
                groups: &[7, 1, 4, 3],
            },
            order(48, 27, 4, true),
        ),
        (
            "sqr_8",
            Shape {
                l: 8,
                w: 48,
                square: true,
                groups: &[3, 5, 4, 3],
            },
            order(64, 26, 4, true),
        ),
        (
            "mul_6",
            Shape {
                l: 6,
                w: 44,
                square: false,
                groups: &[3, 3, 5],
            },
            order(64, 24, 4, true),
        ),
        (
            "sqr_6",
            Shape {
                l: 6,
                w: 44,
                square: true,
                groups: &[3, 3, 3, 2],
            },
            order(64, 25, 4, true),
        ),
    ]
}

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../crates/msmith/src/ring/lanes/fma512.s")
}

fn bits(v: f64) -> u64 {
    v.to_bits()
}

fn text() -> Result<String, String> {
    let mut out = String::from(
        "# Eight products side by side, AVX-512F. Written by `cargo xtask kernels`: do not edit.\n\
         # System V: rdi = constants, rsi = a, rdx = b, rcx = out (squares: rdx = out).\n\
         # out may not overlap a and b: squares use it as scratch.\n",
    );
    for w in [44i32, 48] {
        let high = 1.5 * 2f64.powi(52 + w);
        let bias = 1.5 * 2f64.powi(52);
        writeln!(
            out,
            ".section .rodata\n.p2align 3\nmsmith_fma512_const_{w}:\n    .quad {:#x}, {:#x}, {:#x}, {:#x}\n.text",
            bits(high),
            bits(high - bias),
            bits(2f64.powi(-w)),
            bits(bias)
        )
        .expect("to a string");
    }
    for (name, shape, order) in list() {
        let product = Product::new(&shape);
        let (lines, _) = schedule(&product.ops, &order)?;
        let symbol = format!("msmith_fma512_{name}");
        writeln!(out, ".globl {symbol}\n.p2align 6\n{symbol}:").expect("to a string");
        for line in lines {
            writeln!(out, "    {line}").expect("to a string");
        }
        writeln!(out, "    ret").expect("to a string");
    }
    Ok(out)
}

/// Writes the file.
pub fn write() -> Result<(), String> {
    for (name, shape, order) in list() {
        let product = Product::new(&shape);
        let (_, report) = schedule(&product.ops, &order)?;
        println!("{name}: {report}");
    }
    std::fs::write(path(), text()?).map_err(|e| e.to_string())
}

/// Fails when the file is not what the generator writes.
pub fn check() -> Result<(), String> {
    let found = std::fs::read_to_string(path()).map_err(|e| e.to_string())?;
    if found == text()? {
        Ok(())
    } else {
        Err("fma512.s is stale: run `cargo xtask kernels`".into())
    }
}

/// Prints the modelled cycles of many orders.
pub fn tune() -> Result<(), String> {
    for (name, shape, _) in list() {
        let product = Product::new(&shape);
        let mut best: Vec<(u32, String)> = Vec::new();
        for window in [16, 24, 32, 40, 48, 64, 80, 96, 128, 160] {
            for registers in 22..=29 {
                for lead in [4, 8] {
                    for critical in [false, true] {
                        let order = Order {
                            window,
                            registers,
                            lead,
                            critical,
                        };
                        if let Ok((_, report)) = schedule(&product.ops, &order) {
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
