//! What is read and written, in one binary of tests, which is linked once.

mod ark;
mod bases;
mod curve_file;
mod eip2537;
mod formats;
mod round_trips;
mod source;
mod sum_of_files;
mod table;
mod table_damage;
mod tables;
