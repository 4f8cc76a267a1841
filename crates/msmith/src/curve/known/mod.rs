//! Built-in curves, one file each: numbers only.
