//! Times products and squares of field elements: the methods of `docs/field-arithmetic.md`, what the engine
//! uses, arkworks and blst, in interleaved rounds. Their results are compared first.

#[allow(dead_code)] // The other program uses the rest.
#[path = "../machine.rs"]
mod machine;

use ark_ff::{BigInt, Field as _, Fp, MontBackend, MontConfig, PrimeField};
use clap::Parser;
use msmith_core::cpu::{LanesJob, with_lanes};
use msmith_core::enter;
use msmith_core::ring::mont64::Mont64;
use msmith_core::ring::mont64::alu::U64;
use msmith_core::{Backend, Lanes, Ring};
use msmith_papers::fields::{Conditions, Method};
use std::hint::black_box;
use std::time::Instant;

/// Times products and squares of field elements: nanoseconds for one, medians over the rounds.
#[derive(Parser)]
struct Args {
    /// Rounds.
    #[arg(long, default_value_t = 101, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Write a JSON line for each row.
    #[arg(long)]
    json: bool,
}

/// Elements side by side in the measurement of independent operations.
const WIDE: usize = 64;
/// Operations of a sample.
const OPERATIONS: usize = 64 * WIDE;

/// Nanoseconds an operation: independent ones, and each the next one's input.
type Sample = [f64; 2];

struct Row {
    name: String,
    run: Box<dyn FnMut() -> Sample>,
}

/// A row that replaces `x` by `f(x)`; an element holds `each` numbers.
fn row<T: Copy + 'static>(
    name: impl Into<String>,
    each: usize,
    x: T,
    f: impl Fn(&T) -> T + 'static,
) -> Row {
    let mut many = [x; WIDE];
    let mut one = x;
    let run = move || {
        let mut laps = [0.0; 2];
        let start = Instant::now();
        for _ in 0..OPERATIONS / WIDE {
            for x in black_box(&mut many) {
                *x = f(x);
            }
        }
        laps[0] = start.elapsed().as_nanos() as f64;
        let start = Instant::now();
        for _ in 0..OPERATIONS {
            one = f(&one);
        }
        black_box(&mut one);
        laps[1] = start.elapsed().as_nanos() as f64;
        laps.map(|t| t / (OPERATIONS * each) as f64)
    };
    Row {
        name: name.into(),
        run: Box::new(run),
    }
}

/// Like the products of the engine: called, the modulus a value of the run.
#[inline(never)]
fn method<const N: usize, const M: usize>(
    a: &[u64; N],
    b: &[u64; N],
    p: &[u64; N],
    n0: u64,
) -> [u64; N] {
    Method::ALL[M].run(U64, [a, b], p, n0)
}

fn words_rows<const N: usize, const M: usize>(
    rows: &mut Vec<Row>,
    f: Mont64<N>,
    [x, y]: [[u64; N]; 2],
) {
    let what = Method::ALL[M];
    let allowed = Conditions::of(f.modulus());
    let right = match what {
        Method::Cios | Method::Any => true,
        Method::NoCarry => allowed.product,
        Method::PrintedSquare | Method::Square => allowed.square,
    };
    if !right {
        return;
    }
    let other = if what.is_square() { x } else { y };
    let (p, n0) = black_box((*f.modulus(), f.n0()));
    assert_eq!(
        method::<N, M>(&x, &other, &p, n0),
        f.mul(&x, &other),
        "{}",
        what.name()
    );
    rows.push(if what.is_square() {
        row(what.name(), 1, x, move |x| method::<N, M>(x, x, &p, n0))
    } else {
        row(what.name(), 1, x, move |x| method::<N, M>(x, &y, &p, n0))
    });
}

/// The rows of a field of arkworks' with `N` words, and two of its elements.
fn field<C: MontConfig<N>, const N: usize>() -> (Vec<Row>, [[u64; N]; 2]) {
    let f = Mont64::<N>::new(&Fp::<MontBackend<C, N>, N>::MODULUS.0).expect("an odd modulus");
    // Numbers of full size.
    let [a, b] = [3, 5].map(|g| f.pow(&f.from_u64(g), &[1001]));
    let mut rows = Vec::new();
    words_rows::<N, 0>(&mut rows, f, [a, b]);
    words_rows::<N, 1>(&mut rows, f, [a, b]);
    words_rows::<N, 2>(&mut rows, f, [a, b]);
    words_rows::<N, 3>(&mut rows, f, [a, b]);
    words_rows::<N, 4>(&mut rows, f, [a, b]);
    rows.push(row("mont64, product", 1, a, move |x| f.mul(x, &b)));
    rows.push(row("mont64, square", 1, a, move |x| f.sqr(x)));
    let [x, y] = [a, b].map(|w| Fp::<MontBackend<C, N>, N>::new_unchecked(BigInt(w)));
    assert_eq!((x * y).0.0, f.mul(&a, &b), "arkworks' product");
    rows.push(row("arkworks, product", 1, x, move |x| *x * y));
    rows.push(row("arkworks, square", 1, x, |x| x.square()));
    (rows, [a, b])
}

fn blst_rows(rows: &mut Vec<Row>, [a, b]: [[u64; 6]; 2]) {
    use blst::{blst_fp, blst_fp_mul, blst_fp_sqr};
    let [x, y] = [a, b].map(|l| blst_fp { l });
    let product = move |x: &blst_fp| {
        let mut out = blst_fp::default();
        // SAFETY: three elements.
        #[allow(unsafe_code)]
        unsafe {
            blst_fp_mul(&raw mut out, x, &raw const y);
        }
        out
    };
    let expected =
        ark_bls12_381::Fq::new_unchecked(BigInt(a)) * ark_bls12_381::Fq::new_unchecked(BigInt(b));
    assert_eq!(product(&x).l, expected.0.0, "blst's product");
    rows.push(row("blst, product", 1, x, product));
    rows.push(row("blst, square", 1, x, |x| {
        let mut out = blst_fp::default();
        // SAFETY: two elements.
        #[allow(unsafe_code)]
        unsafe {
            blst_fp_sqr(&raw mut out, x);
        }
        out
    }));
}

/// Adds the rows of eight lanes of 52-bit integers, where the machine has them.
fn lanes_rows<const N: usize>(rows: &mut Vec<Row>, [a, b]: [[u64; N]; 2], modulus: [u64; N]) {
    if !Backend::Ifma.is_available() {
        return;
    }
    let product = lanes(&modulus, Product { a: &a, b: &b });
    let scalar = Mont64::new(&modulus).expect("an odd modulus");
    assert_eq!(product, scalar.mul(&a, &b), "lanes");
    for (name, square) in [("8 lanes, product", false), ("8 lanes, square", true)] {
        let run = move || {
            lanes(
                &modulus,
                Lap {
                    a: &a,
                    b: &b,
                    square,
                },
            )
        };
        rows.push(Row {
            name: name.into(),
            run: Box::new(run),
        });
    }
}

/// Runs a job in the lanes.
fn lanes<const N: usize, J: LanesJob>(modulus: &[u64; N], job: J) -> J::Out {
    with_lanes::<N, J>(modulus, Backend::Ifma, job).expect("a modulus of the lanes")
}

/// A product as Montgomery words.
struct Product<'a> {
    a: &'a [u64],
    b: &'a [u64],
}

impl LanesJob for Product<'_> {
    type Out = Vec<u64>;
    fn run<R: Lanes>(self, ring: R) -> Vec<u64> {
        product_in(ring, self.a, self.b)
    }
}

/// A measurement.
struct Lap<'a> {
    a: &'a [u64],
    b: &'a [u64],
    square: bool,
}

impl LanesJob for Lap<'_> {
    type Out = Sample;
    fn run<R: Lanes>(self, ring: R) -> Sample {
        lanes_sample(ring, self.a, self.b, self.square)
    }
}

fn product_in<R: Lanes>(r: R, a: &[u64], b: &[u64]) -> Vec<u64> {
    let x = r.mul(&r.splat(&r.pack(a)), &r.splat(&r.pack(b)));
    let mut mem = vec![R::empty(); R::WIDTH];
    r.scatter(&x, &mut mem);
    let mut words = vec![0; r.words()];
    r.unpack(&mem[R::WIDTH - 1], &mut words);
    words
}

fn lanes_sample<R: Lanes>(r: R, a: &[u64], b: &[u64], square: bool) -> Sample {
    enter!(r, {
        let (x, y) = (r.splat(&r.pack(a)), r.splat(&r.pack(b)));
        // As many bytes as the others: eight of the longest elements are 9 KiB.
        let mut xs = [x; WIDE / 8];
        let mut one = x;
        let mut laps = [0.0; 2];
        let start = Instant::now();
        for _ in 0..OPERATIONS / xs.len() {
            for x in black_box(&mut xs) {
                *x = if square { r.sqr(x) } else { r.mul(x, &y) };
            }
        }
        laps[0] = start.elapsed().as_nanos() as f64;
        let start = Instant::now();
        for _ in 0..OPERATIONS {
            one = if square { r.sqr(&one) } else { r.mul(&one, &y) };
        }
        black_box(&mut one);
        laps[1] = start.elapsed().as_nanos() as f64;
        laps.map(|t| t / (OPERATIONS * R::WIDTH) as f64)
    })
}

fn median(mut list: Vec<f64>) -> f64 {
    list.sort_by(f64::total_cmp);
    list[list.len() / 2]
}

fn main() {
    let args = Args::parse();
    let cpu = machine::cpu();
    let asm = cfg!(all(target_feature = "bmi2", target_feature = "adx"));
    println!(
        "{cpu}, {} rounds, arkworks' assembly {}",
        args.rounds,
        if asm { "on" } else { "off" }
    );
    let (mut bn254, ab) = field::<ark_bn254::FqConfig, 4>();
    lanes_rows(&mut bn254, ab, ark_bn254::Fq::MODULUS.0);
    let (mut bls12, ab) = field::<ark_bls12_381::FqConfig, 6>();
    blst_rows(&mut bls12, ab);
    lanes_rows(&mut bls12, ab, ark_bls12_381::Fq::MODULUS.0);
    let (mut bw6, ab) = field::<ark_bw6_761::FqConfig, 12>();
    lanes_rows(&mut bw6, ab, ark_bw6_761::Fq::MODULUS.0);
    let (secp256k1, _) = field::<ark_secp256k1::FqConfig, 4>();
    for (name, words, rows) in [
        ("bn254", 4, bn254),
        ("bls12-381", 6, bls12),
        ("bw6-761", 12, bw6),
        ("secp256k1", 4, secp256k1),
    ] {
        report(&args, &cpu, asm, (name, words), rows);
    }
}

/// Measures the rows of a field and prints them.
fn report(args: &Args, cpu: &str, asm: bool, (name, words): (&str, usize), mut rows: Vec<Row>) {
    let mut laps = vec![[Vec::new(), Vec::new()]; rows.len()];
    for _ in 0..args.rounds {
        for (row, laps) in rows.iter_mut().zip(&mut laps) {
            let sample = (row.run)();
            laps.iter_mut().zip(sample).for_each(|(l, t)| l.push(t));
        }
    }
    println!(
        "\n{:<24} {:>12} {:>12}",
        format!("{name}, {words} words"),
        "independent",
        "chained"
    );
    for (row, laps) in rows.iter().zip(laps) {
        let [apart, chained] = laps.map(median);
        println!("{:<24} {apart:>9.2} ns {chained:>9.2} ns", row.name);
        if args.json {
            let line = serde_json::json!({
                "id": format!("{name}/field/{}", row.name),
                "unit": "ns",
                "independent": apart,
                "chained": chained,
                "rounds": args.rounds,
                "arkworks_assembly": asm,
                "machine": cpu,
                "date": machine::today(),
            });
            println!("{line}");
        }
    }
}
