//! Running sums over the gaps of a set of integers (FKSX, Algorithm 1).
//!
//! **Mathematics.** With b_0 = 0 and gaps k_i = b_i − b_{i−1}, `Σ b_i S_i = Σ k_i T_i`, T_i = S_i + … + S_m; the
//! T_i of one gap are summed before they are multiplied by it.
//!
//! **Cost.** For m nonempty buckets and greatest gap d exactly `2m + d − 3`: m − 1 for the T_i, m − D to sum
//! them for each of the D gaps that occur, and d + D − 2 for `Σ k·tmp_k`, which has to be made by running sums
//! too. With `nh − m` before it that is the paper's (5).
//!
//! **Corrections.** The buckets are the |B| − 1 nonzero ones, and b_0 = 0; line 7 of the paper does not say how.

use super::Group;
use super::weighted;

/// `Σ weights[i]·sums[i]`, the weights ascending. `None` if they are not, or if there are not as many sums.
/// Keeps d + 1 points.
pub fn fold<G: Group>(group: &G, weights: &[u32], sums: &[G::Point]) -> Option<G::Point> {
    if weights.len() != sums.len() || !weights.is_sorted() {
        return None;
    }
    let gap = |i: usize| weights[i] - if i == 0 { 0 } else { weights[i - 1] };
    let largest = (0..weights.len()).map(gap).max().unwrap_or(0) as usize;
    let mut by_gap = vec![group.identity(); largest + 1];
    let mut running = group.identity();
    for i in (0..weights.len()).rev() {
        running = group.add(&running, &sums[i]);
        // Equal weights leave a gap of 0, whose sum is not wanted.
        if gap(i) > 0 {
            let sum = &mut by_gap[gap(i) as usize];
            *sum = group.add(sum, &running);
        }
    }
    Some(weighted(group, &by_gap))
}
