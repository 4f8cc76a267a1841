//! The levels of transforms that stand side by side in the lanes.

use super::tables::Tables;
use msmith_core::enter;
use msmith_core::ring::Lanes;

/// Rows of columns at most.
const ROWS: usize = 1 << super::COLUMN_LEVELS;

/// The levels of columns: those of blocks that have been made of block b of its level, whose elements are in rows.
#[inline(always)]
pub fn columns<R: Lanes>(
    f: &R,
    rows: &mut [&mut [R::El]],
    tables: &Tables<R::Mem, R::El>,
    b: usize,
) {
    let mut column = [f.zero(); ROWS];
    let column = &mut column[..rows.len()];
    for j in 0..rows[0].len() {
        for (x, row) in column.iter_mut().zip(rows.iter()) {
            *x = row[j];
        }
        block_of(f, column, tables, b, 1);
        for (x, row) in column.iter().zip(rows.iter_mut()) {
            f.norm_into(&mut row[j], x);
        }
    }
}

/// All levels of block b of its level; elements are of stored form before and after.
#[inline(always)]
pub fn block<R: Lanes>(f: &R, x: &mut [R::El], tables: &Tables<R::Mem, R::El>, b: usize) {
    block_of(f, x, tables, b, 1);
    for x in x {
        *x = f.norm(x);
    }
}

/// The levels of a block whose elements are of that many stored forms.
fn block_of<R: Lanes>(
    f: &R,
    x: &mut [R::El],
    tables: &Tables<R::Mem, R::El>,
    b: usize,
    bound: u32,
) {
    enter!(
        f,
        match x.len() {
            0 | 1 => {}
            2 => two(f, x, tables, b, bound),
            _ => four(f, x, tables, b, bound),
        }
    )
}

/// One level of two elements.
#[inline(always)]
fn two<R: Lanes>(f: &R, x: &mut [R::El], tables: &Tables<R::Mem, R::El>, b: usize, bound: u32) {
    let (low, high) = (x[0], x[1]);
    let (low, high) = match bound + 1 > f.products() || b == 0 {
        true => (f.norm(&low), f.norm(&high)),
        false => (low, high),
    };
    let high = match b {
        0 => high,
        _ => f.mul(&high, &f.splat(&tables.blocks[b])),
    };
    x[0] = f.add(&low, &high);
    x[1] = f.sub::<1>(&low, &high);
}

/// Two levels, and then those of the quarters.
#[inline(always)]
fn four<R: Lanes>(f: &R, x: &mut [R::El], tables: &Tables<R::Mem, R::El>, b: usize, bound: u32) {
    let norms = bound + 1 > f.products();
    let bound = match (b, norms) {
        (0, _) => 1,
        (_, true) => 3,
        (_, false) => bound + 2,
    };
    let quarter = x.len() / 4;
    let (x0, rest) = x.split_at_mut(quarter);
    let (x1, rest) = rest.split_at_mut(quarter);
    let (x2, x3) = rest.split_at_mut(quarter);
    if b == 0 {
        let w = f.splat(&tables.blocks[1]);
        for j in 0..quarter {
            let [a, b, c, d] = [
                f.norm(&x0[j]),
                f.norm(&x1[j]),
                f.norm(&x2[j]),
                f.norm(&x3[j]),
            ];
            let (s, t) = (f.add(&a, &c), f.sub::<1>(&a, &c));
            let (u, v) = (f.add(&b, &d), f.mul(&f.sub::<1>(&b, &d), &w));
            x0[j] = f.norm(&f.add(&s, &u));
            x1[j] = f.norm(&f.sub::<2>(&s, &u));
            x2[j] = f.norm(&f.add(&t, &v));
            x3[j] = f.norm(&f.sub::<1>(&t, &v));
        }
    } else {
        let w1 = f.splat(&tables.blocks[b]);
        let (w2, w3) = (
            f.splat(&tables.blocks[2 * b]),
            f.splat(&tables.blocks[2 * b + 1]),
        );
        let [mut c, mut d, mut u, mut v] = [f.zero(); 4];
        let quarters = x0
            .iter_mut()
            .zip(x1.iter_mut())
            .zip(x2.iter_mut().zip(x3.iter_mut()));
        for ((x0, x1), (x2, x3)) in quarters {
            if norms {
                for x in [&mut *x0, &mut *x1, &mut *x2, &mut *x3] {
                    *x = f.norm(x);
                }
            }
            f.mul_into(&mut c, x2, &w1);
            f.mul_into(&mut d, x3, &w1);
            *x2 = f.sub::<1>(x0, &c);
            c = f.add(x0, &c);
            *x3 = f.sub::<1>(x1, &d);
            d = f.add(x1, &d);
            f.mul_into(&mut u, &d, &w2);
            f.mul_into(&mut v, x3, &w3);
            *x0 = f.add(&c, &u);
            *x1 = f.sub::<1>(&c, &u);
            *x3 = f.sub::<1>(x2, &v);
            *x2 = f.add(x2, &v);
        }
    }
    for (k, part) in [x0, x1, x2, x3].into_iter().enumerate() {
        block_of(f, part, tables, 4 * b + k, bound);
    }
}
