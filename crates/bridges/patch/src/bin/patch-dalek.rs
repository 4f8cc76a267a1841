//! See `msmith_patch::tools::DALEK`.

fn main() -> std::process::ExitCode {
    msmith_patch::run(&msmith_patch::tools::DALEK)
}
