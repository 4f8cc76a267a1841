//! Which lanes are compiled. A release has those of every machine; debug builds, which the tests are, leave out the ones
//! that this machine cannot run: each is one more copy of the engine. `MSMITH_LANES=all` compiles them all the same.
//!
//! The lanes of AVX-IFMA also run where only AVX-512 has their products, with these in its encoding: so debug builds on
//! such a machine have them, and with `MSMITH_LANES=evex` releases, to time them there.
//!
//! WebAssembly cannot ask which instructions there are: a module that has unknown ones is refused as a whole. Its lanes are
//! compiled where its vectors and relaxed multiply-add are turned on (`-C target-feature=+simd128,+relaxed-simd`).

/// The products of AVX-IFMA.
const KERNELS: &str = "src/ring/lanes/avx_ifma.s";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=MSMITH_LANES");
    println!(
        "cargo::rustc-check-cfg=cfg(msmith_avx512, msmith_ifma, msmith_evex, msmith_relaxed, msmith_lanes)"
    );
    println!("cargo::rerun-if-changed={KERNELS}");
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|v| v == value);
    let arch = std::env::var("CARGO_CFG_TARGET_ARCH").unwrap_or_default();
    let features = std::env::var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    let has = |name: &str| features.split(',').any(|feature| feature == name);
    let relaxed = arch == "wasm32" && has("simd128") && has("relaxed-simd");
    if relaxed {
        println!("cargo::rustc-cfg=msmith_relaxed");
    }
    if relaxed || arch == "x86_64" {
        println!("cargo::rustc-cfg=msmith_lanes");
    }
    let elsewhere = std::env::var("HOST").ok() != std::env::var("TARGET").ok();
    let all = elsewhere || is("MSMITH_LANES", "all") || !is("PROFILE", "debug");
    let Here {
        avx512,
        ifma,
        avx_ifma,
    } = here();
    for (name, here) in [("msmith_avx512", avx512), ("msmith_ifma", ifma)] {
        if all || here {
            println!("cargo::rustc-cfg={name}");
        }
    }
    if is("MSMITH_LANES", "evex") || !all && ifma && !avx_ifma {
        let out = std::env::var("OUT_DIR").expect("cargo names a folder");
        let text = std::fs::read_to_string(KERNELS).expect("the kernels are in this crate");
        let text = text.replace("{vex} ", "{evex} ");
        std::fs::write(format!("{out}/avx_ifma.s"), text).expect("the folder can be written to");
        println!("cargo::rustc-cfg=msmith_evex");
    }
}

/// What this machine has.
#[derive(Default)]
struct Here {
    avx512: bool,
    /// The 52-bit products of AVX-512.
    ifma: bool,
    /// Those in AVX's encoding.
    avx_ifma: bool,
}

fn here() -> Here {
    #[cfg(target_arch = "x86_64")]
    return Here {
        avx512: is_x86_feature_detected!("avx512f"),
        ifma: is_x86_feature_detected!("avx512ifma"),
        avx_ifma: is_x86_feature_detected!("avxifma"),
    };
    #[cfg(not(target_arch = "x86_64"))]
    Here::default()
}
