//! Sets, scalars and chains as text and as JSON.

mod read;
mod record;
mod scalar;
mod set;
mod shape;
mod signed;
mod steps;
mod table;

pub use read::Names;
pub use record::{Record, RecordParts};
pub use scalar::read_scalar;
pub use set::{read_set, read_set_with};
pub use shape::{check_plain, check_shape};
pub use signed::find_signed;
pub use steps::{read_steps, write_steps};
