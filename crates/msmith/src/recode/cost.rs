//! Group additions of a multi-scalar multiplication with a given recoding.
