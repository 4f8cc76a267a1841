//! How an engine computes with coordinates, in words.

use super::Engine;
use crate::Backend;
use crate::cpu::RingFacts;

impl Engine {
    /// How coordinates are held and computed with, for people: `5 digits of 52 bits, 8 elements side by side (ifma)`. Where
    /// the engine's backend has no such digits for the field, which backend's they are, and why.
    pub fn arithmetic(&self) -> String {
        let engine = self.weierstrass();
        let (ring, degree) = (engine.facts().ring, self.spec().degree);
        let RingFacts {
            backend,
            width,
            digit_bits,
            ..
        } = ring;
        let digits = match backend {
            Backend::Portable => engine.base_words,
            _ => ring.digits / degree,
        };
        let side = match width {
            1 => "one element at a time".to_owned(),
            n => format!("{n} elements side by side"),
        };
        let mut text = format!(
            "{digits} digits of {digit_bits} bits, {side} ({})",
            backend.name()
        );
        if backend != self.backend() {
            let why = why(self.backend(), backend, self.curve().p.bits(), degree);
            text += &format!("; {} has none for {why}", self.backend().name());
        }
        text
    }
}

/// What a backend has no digits for, where another one's are used.
fn why(asked: Backend, used: Backend, bits: u64, degree: usize) -> String {
    let over = match degree {
        1 => "",
        2 => " under an extension",
        // There are 64-bit words alone.
        _ => return format!("p of {bits} bits under a cubic extension"),
    };
    let rare = "without the feature `rare-rings`";
    match (asked, used) {
        (Backend::Ifma, Backend::Portable) if degree == 2 => {
            format!("p of {bits} bits{over}, {rare}")
        }
        // Digits of 44 bits take it.
        (Backend::Ifma, Backend::Avx512) => {
            format!("p of {bits} bits{over} that leaves five of 52 bits no room, {rare}")
        }
        _ => format!("p of {bits} bits{over}"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::weierstrass::WeierstrassEngine;
    use super::*;
    use crate::curve::edwards::EdwardsCurve;
    use crate::curve::{self, Group};

    #[test]
    fn in_words() {
        let says = |name: &str, group, backend| {
            let curve = curve::by_name(name).unwrap();
            Engine::for_planning(curve, group, backend)
                .unwrap()
                .arithmetic()
        };
        let five = "5 digits of 52 bits, 8 elements side by side (ifma)";
        for (name, group, backend, want) in [
            ("secp256k1", Group::G1, Backend::Ifma, five),
            ("bn254", Group::G2, Backend::Ifma, five),
            (
                "bls12-381",
                Group::G1,
                Backend::Avx512,
                "8 digits of 48 bits, 8 elements side by side (avx512)",
            ),
            (
                "bls12-381",
                Group::G2,
                Backend::AvxIfma,
                "8 digits of 52 bits, 8 elements side by side (avx-ifma)",
            ),
            (
                "bn254",
                Group::G1,
                Backend::AvxIfma,
                "5 digits of 52 bits, 8 elements side by side (avx-ifma)",
            ),
            (
                "bn254",
                Group::G2,
                Backend::Avx2,
                "6 digits of 44 bits, 8 elements side by side (avx2)",
            ),
            (
                "bw6-761",
                Group::G1,
                Backend::AvxIfma,
                "12 digits of 64 bits, one element at a time (portable); avx-ifma has none for p of 761 bits",
            ),
            (
                "bls12-381",
                Group::G2,
                Backend::Portable,
                "6 digits of 64 bits, one element at a time (portable)",
            ),
            (
                "bw6-761",
                Group::G2,
                Backend::Avx512,
                "12 digits of 64 bits, one element at a time (portable); avx512 has none for p of 761 bits",
            ),
        ] {
            assert_eq!(says(name, group, backend), want, "{name}");
        }
        // Of these curves' sizes; what is said depends on them alone.
        let says = |name: &str, degree: usize, backend| {
            let mut curve = curve::by_name(name).unwrap().clone();
            let g1 = &mut curve.g1;
            g1.degree = degree;
            for list in [&mut g1.a, &mut g1.b, &mut g1.gx, &mut g1.gy] {
                list.resize(degree, 0u32.into());
            }
            curve.nonresidue = 2u32.into();
            // They are sizes, not curves: no check of them.
            let engine = WeierstrassEngine::new(&curve, Group::G1, backend).unwrap();
            Engine::of(engine).arithmetic()
        };
        let twelve = "12 digits of 64 bits, one element at a time (portable)";
        assert_eq!(says("bw6-761", 2, Backend::Portable), twelve);
        assert_eq!(
            says("bw6-761", 2, Backend::Ifma),
            format!(
                "{twelve}; ifma has none for p of 761 bits under an extension, without the feature `rare-rings`"
            )
        );
        assert_eq!(
            says("bw6-761", 2, Backend::Avx512),
            format!("{twelve}; avx512 has none for p of 761 bits under an extension")
        );
        assert_eq!(
            says("bw6-761", 3, Backend::Ifma),
            format!("{twelve}; ifma has none for p of 761 bits under a cubic extension")
        );
        assert_eq!(
            says("bn254", 3, Backend::Avx512),
            "6 digits of 64 bits, one element at a time (portable); avx512 has none for p of 254 bits under a cubic extension"
        );
        let ed25519: &EdwardsCurve = curve::edwards::by_name("ed25519").unwrap();
        let engine = Engine::edwards_for_planning(ed25519, Backend::Ifma).unwrap();
        assert_eq!(engine.arithmetic(), five);
    }
}
