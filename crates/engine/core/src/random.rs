//! Numbers out of a seed, the same on every machine: for trials, not for secrets.

/// The generator splitmix64 (Steele, Lea, Flood 2014): the next number of a state.
pub fn split_mix(state: &mut u64) -> u64 {
    let number = mix(*state);
    *state = state.wrapping_add(GAMMA);
    number
}

const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

/// The number of [`split_mix`] for this state: another one for every state.
pub fn mix(state: u64) -> u64 {
    let mut z = state.wrapping_add(GAMMA);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of Vigna's `splitmix64.c` with the state 1234567.
    #[test]
    fn published_numbers() {
        let mut state = 1_234_567;
        let all = [(); 3].map(|()| split_mix(&mut state));
        let want = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
        ];
        assert_eq!(all, want);
    }
}
