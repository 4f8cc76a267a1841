//! See `msmith_patch::tools::ARK`.

fn main() -> std::process::ExitCode {
    msmith_patch::run(&msmith_patch::tools::ARK)
}
