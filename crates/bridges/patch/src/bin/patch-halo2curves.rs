//! See `msmith_patch::tools::HALO2CURVES`.

fn main() -> std::process::ExitCode {
    msmith_patch::run(&msmith_patch::tools::HALO2CURVES)
}
