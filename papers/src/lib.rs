//! What the papers that msmith builds on print and propose, as far as no program needs it: counted and compared here.

pub mod fixed;
