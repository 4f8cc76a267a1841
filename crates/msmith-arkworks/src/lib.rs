//! msmith-arkworks
