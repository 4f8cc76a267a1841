//! Where a core runs the arithmetic of 512-bit vectors: in which ports, and so what a product should have fewest of.
//!
//! An AMD core has ports for sums and shifts next to those for 52-bit products, and Karatsuba's method, fewer products
//! for more sums, pays. A core of Intel's servers (Ice Lake and later) has two ports for all of them, and what counts is
//! their number: 301 operations by columns, 337 with Karatsuba's method. Intel's cores for desktops and notebooks
//! have one port for products of this width and one for the rest, and are like AMD's.

use core::arch::x86_64::__cpuid;
use std::sync::OnceLock;

/// Models of family 6 with 52-bit products that are no servers': Cannon Lake, Ice Lake, Tiger Lake, Alder Lake, Rocket
/// Lake.
const ONE_PORT: [u32; 8] = [0x66, 0x7d, 0x7e, 0x8c, 0x8d, 0x97, 0x9a, 0xa7];

/// Whether products of this machine share both their ports with sums and shifts.
pub fn shared() -> bool {
    static SHARED: OnceLock<bool> = OnceLock::new();
    *SHARED.get_or_init(|| {
        let vendor = __cpuid(0);
        let name = [vendor.ebx, vendor.edx, vendor.ecx].map(u32::to_le_bytes);
        vendor.eax >= 1 && shares(name.as_flattened(), __cpuid(1).eax)
    })
}

/// The same of a vendor and a signature (leaf 1, `eax`).
fn shares(vendor: &[u8], signature: u32) -> bool {
    let family = (signature >> 8 & 0xf) + (signature >> 20 & 0xff);
    let model = signature >> 4 & 0xf | (signature >> 16 & 0xf) << 4;
    vendor == b"GenuineIntel" && !(family == 6 && ONE_PORT.contains(&model))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_signature() {
        for (vendor, signature, want) in [
            (b"GenuineIntel", 0x000c_06f2, true),  // Emerald Rapids
            (b"GenuineIntel", 0x0006_06a6, true),  // Ice Lake, servers
            (b"GenuineIntel", 0x0007_06e5, false), // Ice Lake, notebooks
            (b"GenuineIntel", 0x000a_0671, false), // Rocket Lake
            (b"AuthenticAMD", 0x00a6_0f12, false), // Zen 4
        ] {
            assert_eq!(shares(vendor, signature), want, "{signature:#x}");
        }
        assert_eq!(shared(), shared());
    }
}
