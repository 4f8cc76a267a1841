//! Multi-scalar multiplication: `a_1 P_1 + … + a_n P_n`.

pub mod naive;
