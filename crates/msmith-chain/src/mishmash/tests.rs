use super::*;
use num_bigint::BigInt;

type Line = (Vec<u32>, Vec<u8>);

/// Programs of CADO-NFS, a block a line: its factors, then its bytes.
fn samples() -> Vec<(u32, Vec<Line>)> {
    let mut all: Vec<(u32, Vec<Line>)> = Vec::new();
    for line in include_str!("../../../../vectors/cado-nfs/mishmash.txt").lines() {
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        if let Some(b1) = line.strip_prefix("B1 ") {
            all.push((b1.parse().unwrap(), Vec::new()));
            continue;
        }
        let (factors, bytes) = line.split_once(' ').unwrap();
        let factors = factors.split('*').map(|f| f.parse().unwrap()).collect();
        let bytes = bytes.split(' ').map(|b| u8::from_str_radix(b, 16).unwrap());
        all.last_mut().unwrap().1.push((factors, bytes.collect()));
    }
    all
}

#[test]
fn programs_of_cado_nfs() {
    let samples = samples();
    assert_eq!(samples.len(), 3);
    for (b1, lines) in samples {
        let mut bytes: Vec<u8> = lines.iter().flat_map(|l| l.1.clone()).collect();
        bytes.insert(0, 3);
        bytes.push(0xff);
        let program = Mishmash::read(&bytes).unwrap();
        assert_eq!(program.write().unwrap(), bytes);
        // Every prime up to B1, as often as its powers are below: but 2, done elsewhere.
        let mut product = BigInt::from(1);
        for p in (3..=b1).step_by(2).filter(|p| (3..*p).all(|d| p % d != 0)) {
            let mut q = p;
            while q <= b1 {
                product *= p;
                q *= p;
            }
        }
        let factors: Vec<u32> = lines.iter().flat_map(|l| l.0.clone()).collect();
        assert!(program.claims(&factors).unwrap());
        assert_eq!(program.multiple().unwrap() % &product, BigInt::ZERO, "{b1}");
        assert!(!program.claims(&factors[1..]).unwrap());
    }
}

#[test]
fn chains_to_programs() {
    let chain = crate::text::read_steps("1 2^4+1 2·3^3-1".split(' ')).unwrap();
    let program = Mishmash::of_chain(&chain).unwrap();
    let bytes = program.write().unwrap();
    assert_eq!(bytes, [0x00, 0x11, 0x41, 0x04, 0xf1, 0x03, 0x01, 0xff]);
    assert_eq!(
        Mishmash::read(&bytes).unwrap().multiple().unwrap(),
        917.into()
    );
    for text in [
        "1",
        "1 2",
        "1 2+3",
        "3 2+1",
        "1 5+1",
        "1 2^256+1",
        "1 2+(0,1)",
    ] {
        let chain = crate::text::read_steps(text.split(' ')).unwrap();
        assert!(Mishmash::of_chain(&chain).is_err(), "{text}");
    }
}

#[test]
fn wrong_bytes() {
    let wrong: [&[u8]; 16] = [
        &[],
        &[0],
        &[0x10, 0xff],
        &[0, 0xff, 0],
        &[0, 0xff, 0xff],
        &[0, 0x11, 0x71],
        &[0, 0x11, 0x71, 0, 0xff],
        &[0, 0x11, 0x31, 4, 0xff],
        &[0, 0x11, 0x41, 4, 0xff],
        &[0, 0x12, 0x71, 4, 0xff],
        &[0, 0x11, 0x72, 4, 0xff],
        &[0, 0x81, 0x69, 0x46, 0xff],
        &[3, 0x81, 0x46, 0xff],
        &[3, 0x81, 0x69, 0x0e, 0x46, 0xff],
        &[0, 0x21, 0xf1, 1, 0xff, 0xff],
        &[0, 0x30, 0xff],
    ];
    for bytes in wrong {
        assert!(Mishmash::read(bytes).is_err(), "{bytes:x?}");
    }
    // R[2] is not set; R[0] neither, where the first block leaves it.
    for bytes in [[3u8, 0x11, 0x72, 4, 0xff], [3, 0x10, 0x71, 4, 0xff]] {
        assert!(Mishmash::read(&bytes).unwrap().multiple().is_err());
    }
    // Each link multiplies by 2^255: too large soon, and said so.
    let mut long = vec![0, 0x11];
    long.extend([0x41, 255].repeat(5000));
    long.extend([0x71, 1, 0xff]);
    assert!(Mishmash::read(&long).unwrap().multiple().is_err());
}

#[test]
fn noise() {
    let mut state = 5u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    for (_, lines) in samples() {
        let mut bytes: Vec<u8> = lines.iter().flat_map(|l| l.1.clone()).collect();
        bytes.insert(0, 3);
        bytes.push(0xff);
        for _ in 0..2000 {
            let mut b = bytes.clone();
            let at = random() as usize % b.len();
            b[at] ^= 1 << (random() % 8);
            if let Ok(program) = Mishmash::read(&b) {
                assert_eq!(program.write(), Ok(b));
                let _ = program.multiple();
            }
        }
    }
}
