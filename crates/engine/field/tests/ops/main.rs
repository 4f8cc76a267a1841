//! The operations of lists of elements and of polynomials: against big integers, against arkworks, and what they refuse.

mod arkworks;
mod domains;
mod elements;
mod lengths;
mod polynomials;
mod reference;
mod refused;
mod refused_domains;
mod small;
mod toys;
mod transforms;
