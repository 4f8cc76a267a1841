//! Sets, scalars and chains as text and as JSON.

mod read;
mod record;
mod scalar;
mod set;
mod signed;
mod steps;

pub use read::Names;
pub use record::{Parts, Record, check_shape};
pub use scalar::read_scalar;
pub use set::{read_set, read_set_with};
pub use signed::find_signed;
pub use steps::{read_steps, write_steps};
