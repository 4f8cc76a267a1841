//! msmith-io
