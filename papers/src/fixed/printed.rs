//! What Fan, Kuchta, Sica, Xu print: Tables 1, 2, 4 and 5.

/// A row of Table 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Method {
    /// Its name.
    pub name: &'static str,
    /// Stored points.
    pub space: &'static str,
    /// Additions, the worst case.
    pub time: &'static str,
}

/// Table 1.
pub const TABLE_1: [Method; 6] = [
    Method {
        name: "Pippenger",
        space: "n",
        time: "h(n + 0.5q)",
    },
    Method {
        name: "Pippenger variant (BGMW)",
        space: "nh",
        time: "nh + 0.5q",
    },
    Method {
        name: "LFG, p = 2",
        space: "3nh",
        time: "nh + 0.21q",
    },
    Method {
        name: "repaired LFG, p = 2",
        space: "3nh + n",
        time: "n(h + 1) + 0.21875q",
    },
    Method {
        name: "prime p > 2",
        space: "n(h + 1)|M|",
        time: "n(h + 1) + q/(2|M|) + p − 4",
    },
    Method {
        name: "endomorphisms, |M| = 1",
        space: "nh",
        time: "nh + 0.167q + 20",
    },
];

/// One half of a row of Table 2: radix `p^c`, h, storage in decimal MB and additions, as printed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Entry {
    /// Exponent of the radix.
    pub c: u32,
    /// h.
    pub h: u64,
    /// Storage, with its unit.
    pub storage: &'static str,
    /// Additions, three digits.
    pub additions: f64,
}

const fn entry(c: u32, h: u64, storage: &'static str, additions: f64) -> Entry {
    Entry {
        c,
        h,
        storage,
        additions,
    }
}

/// Table 2: log2 n, repaired LFG, p = 7.
pub const TABLE_2: [(u32, Entry, Entry); 12] = [
    (
        10,
        entry(13, 20, "2.98 MB", 2.33e4),
        entry(5, 19, "2.93 MB", 2.33e4),
    ),
    (
        11,
        entry(14, 19, "5.67 MB", 4.45e4),
        entry(5, 19, "5.87 MB", 4.38e4),
    ),
    (
        12,
        entry(14, 19, "11.34 MB", 8.55e4),
        entry(5, 19, "11.74 MB", 8.47e4),
    ),
    (
        13,
        entry(16, 16, "19.17 MB", 1.54e5),
        entry(6, 16, "19.95 MB", 1.59e5),
    ),
    (
        14,
        entry(16, 16, "38.33 MB", 2.93e5),
        entry(6, 16, "39.9 MB", 2.98e5),
    ),
    (
        15,
        entry(16, 16, "76.67 MB", 5.71e5),
        entry(6, 16, "79.8 MB", 5.77e5),
    ),
    (
        16,
        entry(19, 14, "134.56 MB", 1.10e6),
        entry(7, 13, "131.43 MB", 1.05e6),
    ),
    (
        17,
        entry(20, 13, "250.35 MB", 2.06e6),
        entry(7, 13, "262.86 MB", 1.97e6),
    ),
    (
        18,
        entry(20, 13, "500.7 MB", 3.90e6),
        entry(7, 13, "525.73 MB", 3.81e6),
    ),
    (
        19,
        entry(20, 13, "1 GB", 7.56e6),
        entry(7, 13, "1.05 GB", 7.47e6),
    ),
    (
        20,
        entry(22, 12, "1.85 GB", 1.45e7),
        entry(8, 12, "1.95 GB", 1.46e7),
    ),
    (
        21,
        entry(22, 12, "3.71 GB", 2.82e7),
        entry(8, 12, "3.91 GB", 2.82e7),
    ),
];

/// Table 4: c, h and |B| for q = `2^c`, zero counted.
pub const TABLE_4: [(u32, u64, u64); 22] = [
    (10, 26, 226),
    (11, 24, 448),
    (12, 22, 897),
    (13, 20, 1791),
    (14, 19, 3587),
    (15, 17, 7167),
    (16, 16, 14340),
    (17, 15, 28672),
    (18, 15, 57346),
    (19, 14, 114_686),
    (20, 13, 229_380),
    (21, 13, 458_750),
    (22, 12, 917_508),
    (23, 12, 1_835_005),
    (24, 11, 3_670_018),
    (25, 11, 7_340_030),
    (26, 10, 14_680_067),
    (27, 10, 29_360_126),
    (28, 10, 58_720_261),
    (29, 9, 117_440_511),
    (30, 9, 234_881_027),
    (31, 9, 469_762_045),
];

/// Table 5: c, h and |B| for q = `7^c`, zero counted.
pub const TABLE_5: [(u32, u64, u64); 8] = [
    (4, 23, 401),
    (5, 19, 2802),
    (6, 16, 19_609),
    (7, 13, 137_258),
    (8, 12, 960_801),
    (9, 11, 6_725_602),
    (10, 10, 47_079_209),
    (11, 9, 329_554_458),
];
