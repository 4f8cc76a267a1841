//! Which lanes are compiled. A release has those of every machine; debug builds, which the tests are, leave out the ones
//! that this machine cannot run: each is one more copy of the engine. `MSMITH_LANES=all` compiles them all the same.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=MSMITH_LANES");
    println!("cargo::rustc-check-cfg=cfg(msmith_avx512, msmith_ifma)");
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|v| v == value);
    let elsewhere = std::env::var("HOST").ok() != std::env::var("TARGET").ok();
    let all = elsewhere || is("MSMITH_LANES", "all") || !is("PROFILE", "debug");
    let [avx512, ifma] = here();
    for (name, here) in [("msmith_avx512", avx512), ("msmith_ifma", ifma)] {
        if all || here {
            println!("cargo::rustc-cfg={name}");
        }
    }
}

/// Whether this machine has AVX-512, and its 52-bit products.
fn here() -> [bool; 2] {
    #[cfg(target_arch = "x86_64")]
    return [
        is_x86_feature_detected!("avx512f"),
        is_x86_feature_detected!("avx512ifma"),
    ];
    #[cfg(not(target_arch = "x86_64"))]
    [false; 2]
}
