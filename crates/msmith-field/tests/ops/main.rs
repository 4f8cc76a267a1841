//! The operations of lists of elements: against big integers, against arkworks, and what they refuse.

mod arkworks;
mod lengths;
mod reference;
mod refused;
mod toys;
