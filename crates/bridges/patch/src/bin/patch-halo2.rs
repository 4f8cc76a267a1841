//! See `msmith_patch::tools::HALO2`.

fn main() -> std::process::ExitCode {
    msmith_patch::run(&msmith_patch::tools::HALO2)
}
