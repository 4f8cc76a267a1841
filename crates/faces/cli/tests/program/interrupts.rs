//! Ctrl-C ends every command that takes long, at once, with its own exit code and nothing half written.

use crate::common::cancelled;

#[test]
fn every_command_that_takes_long() {
    cancelled(&[
        "msm --curve bls12-381 --group g2 -n 2^20",
        "msm --curve ed25519 -n 2^22",
        "mul --curve bls12-381 --group g2 -n 2^20 --out out --out-format affine-be",
        "fft --curve bls12-381 --group g2 -n 2^20 --out out --out-format affine-be",
        "table build --curve bls12-381 --group g2 -n 2^18 --fastest --out out",
        "bench --curve bls12-381 --group g2 -n 2^20",
        // These wait for what does not come.
        "commit --blob -",
        "kzg commit -",
        "inspect - --format affine-le --curve bn254",
        "convert - out --format affine-le --curve bn254 --to affine-be",
        "msm --curve bn254 --bases - --bases-format affine-le --scalars x --scalars-format le32",
        "curves --curve-file -",
    ]);
}
