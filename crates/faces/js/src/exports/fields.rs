//! Fields and transforms.

use crate::fields::{self, element_bytes as size};
use crate::memory::words;
use crate::state::{Thing, field_options};

exports! { feature = "sums";
    fn field(name: text("the name", length), length: usize) {
        Thing::Field(fields::named(name)?)
    }

    fn to_montgomery(field: field, data: words("the elements", n, size(field)), n: usize) {
        field.to_montgomery(data.list(), &field_options())?
    }

    fn from_montgomery(field: field, data: words("the elements", n, size(field)), n: usize) {
        field.from_montgomery(data.list(), &field_options())?
    }

    fn field_apply_key(field: field, a: words("the elements", n, size(field)), n: usize,
                       first: element("the first factor", field), factor: element("the factor", field)) {
        fields::apply_key(field, a.list(), &first, &factor)?
    }

    fn domain(field: field, n: usize, root: when("the root", size(field), !root.is_null()),
              shift: when("the shift", size(field), !shift.is_null())) {
        let (root, shift) = (root.map(words).transpose()?, shift.map(words).transpose()?);
        Thing::Domain(fields::domain(field, n, root.as_deref(), shift.as_deref())?)
    }

    fn fft(domain: domain, data: words("the elements", n, size(domain.field())), n: usize) {
        domain.fft(data.list(), &field_options())?
    }

    fn ifft(domain: domain, data: words("the elements", n, size(domain.field())), n: usize) {
        domain.ifft(data.list(), &field_options())?
    }
}
