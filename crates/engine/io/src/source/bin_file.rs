//! Files of snarkjs, [`crate::sections`]: `zkey`, `wtns` and `ptau`, and `r1cs` of circom.
//!
//! Points are x ‖ y as little-endian Montgomery words, all
//! zero at infinity; scalars of a witness are plain integers. Source: `zkey_utils.js`, `wtns_utils.js` and
//! `powersoftau_utils.js` of snarkjs 0.7.6, and the files that it writes.

use msmith::curve::{Curve, Group};

use super::{FileFormat, Opened, Question, Section, of_prime};
use crate::Error;
use crate::bases::{Encoding, Records};
use crate::scalars::ScalarRecords;
use crate::sections::Sections;

pub(super) const ZKEY: FileFormat = FileFormat {
    name: "zkey",
    about: "a proving key of snarkjs for Groth16: sections A, B1, B2, C (or L), H, IC",
    is: Some(|bytes| bytes.starts_with(b"zkey")),
    open: zkey,
    asks: &[
        Question::Finite("alpha1"),
        Question::Finite("beta1"),
        Question::Finite("beta2"),
        Question::Finite("gamma2"),
        Question::Finite("delta1"),
        Question::Finite("delta2"),
        Question::Finite("H"),
        Question::Alike(("beta1", 0), ("beta2", 0)),
        Question::Alike(("delta1", 0), ("delta2", 0)),
    ],
};

pub(super) const WTNS: FileFormat = FileFormat {
    name: "wtns",
    about: "a witness of snarkjs: section witness",
    is: Some(|bytes| bytes.starts_with(b"wtns")),
    open: wtns,
    asks: &[],
};

pub(super) const PTAU: FileFormat = FileFormat {
    name: "ptau",
    about: "powers of tau of snarkjs: sections tauG1, tauG2, alphaTauG1, betaTauG1, betaG2",
    is: Some(|bytes| bytes.starts_with(b"ptau")),
    open: ptau,
    asks: &[
        Question::Generator(("tauG1", 0)),
        Question::Generator(("tauG2", 0)),
        Question::Powers("tauG1", [("tauG2", 0), ("tauG2", 1)]),
        Question::Powers("tauG2", [("tauG1", 0), ("tauG1", 1)]),
        Question::Powers("alphaTauG1", [("tauG2", 0), ("tauG2", 1)]),
        Question::Powers("betaTauG1", [("tauG2", 0), ("tauG2", 1)]),
        Question::Alike(("betaTauG1", 0), ("betaG2", 0)),
        Question::Lagrange("lagrangeTauG1", ("tauG1", 0)),
        Question::Lagrange("lagrangeTauG2", ("tauG2", 0)),
        Question::Lagrange("lagrangeAlphaTauG1", ("alphaTauG1", 0)),
        Question::Lagrange("lagrangeBetaTauG1", ("betaTauG1", 0)),
    ],
};

pub(super) const R1CS: FileFormat = FileFormat {
    name: "r1cs",
    about: "a circuit of circom, constraints without points",
    is: Some(|bytes| bytes.starts_with(b"r1cs")),
    open: r1cs,
    asks: &[],
};

/// The sections of a file, as lists of points.
struct Parts<'a>(Sections<'a>);

impl Parts<'_> {
    /// A section of n points.
    fn points(
        &self,
        curve: &Curve,
        (id, name, group): (u32, &'static str, Group),
        n: u64,
    ) -> Result<Section, Error> {
        let (start, length) = self.0.require(id, name)?;
        let size = Encoding::Montgomery.size(curve, group);
        exactly(name, n, length, size)?;
        Ok(montgomery(curve, name, group, start, n as usize))
    }
}

/// That n items of `size` bytes fill the section.
fn exactly(name: &'static str, n: u64, length: usize, size: usize) -> Result<(), Error> {
    let most = (length / size) as u64;
    if n == most && length.is_multiple_of(size) {
        return Ok(());
    }
    let error = Error::Length {
        what: "items",
        bytes: length,
        wanted: format!("{size} for each of {n}"),
    };
    Err(Error::Section {
        name,
        error: error.into(),
    })
}

fn montgomery(curve: &Curve, name: &'static str, group: Group, start: usize, n: usize) -> Section {
    let records = Records::new(curve, group, Encoding::Montgomery, start, n);
    Section::points(name, group, records)
}

fn zkey(bytes: &[u8], _: Option<&Curve>) -> Result<Opened, Error> {
    use Group::{G1, G2};
    let format = ZKEY.name;
    let wrong = |why: String| Err(Error::Header { format, why });
    let parts = Parts(Sections::new(format, b"zkey", 1, bytes)?);
    let mut protocol = parts.0.cursor(1, "the protocol")?;
    match protocol.u32()? {
        1 => protocol.end()?,
        2 => return wrong("a key of PLONK, and those of Groth16 are read".into()),
        10 => return wrong("a key of FFLONK, and those of Groth16 are read".into()),
        n => return wrong(format!("a key of protocol {n}, and Groth16 is 1")),
    }
    let header = ZkeyHeader::read(&parts.0)?;
    let ZkeyHeader { curve, points, .. } = header;
    let vk = points.map(|(name, group, at)| montgomery(curve, name, group, at, 1));
    let [vars, public, domain] = [header.variables, header.public, header.domain].map(u64::from);
    let mut sections = vec![
        parts.points(curve, (5, "A", G1), vars)?,
        parts.points(curve, (6, "B1", G1), vars)?,
        parts.points(curve, (7, "B2", G2), vars)?,
        parts
            .points(curve, (8, "C", G1), vars - public - 1)?
            .also("L"),
        parts.points(curve, (9, "H", G1), domain)?,
        parts.points(curve, (3, "IC", G1), public + 1)?,
    ];
    sections.extend(vk);
    let curve = Some(curve.clone());
    Ok(Opened {
        curve,
        sections,
        ..Opened::default()
    })
}

/// What section 2 of a `zkey` of Groth16 says.
#[derive(Debug, Clone)]
pub struct ZkeyHeader {
    /// The curve.
    pub curve: &'static Curve,
    /// Wires, the constant 1 and public ones among them.
    pub variables: u32,
    /// Public wires, without the constant 1.
    pub public: u32,
    /// Constraints, filled up to a power of 2.
    pub domain: u32,
    /// The points of the verifying key: name, group, and where it stands in the bytes, as `montgomery-le` has it.
    pub points: [(&'static str, Group, usize); 6],
}

impl ZkeyHeader {
    /// Reads the header of a file whose other sections may be missing. The points are not looked at.
    ///
    /// Errors: a section that is missing or of another length; a curve that is not built in or has no second group;
    /// numbers that contradict each other.
    pub fn read(sections: &Sections<'_>) -> Result<Self, Error> {
        use Group::{G1, G2};
        let format = ZKEY.name;
        let wrong = |why: String| Err(Error::Header { format, why });
        let mut header = sections.cursor(2, "the header")?;
        let (_, p) = header.prime()?;
        let (_, r) = header.prime()?;
        let curve = pairing(format, of_prime(format, &p, |c| &c.p)?)?;
        if curve.r != r {
            return wrong(format!("its r is not that of {}", curve.name));
        }
        let [variables, public, domain] = [header.u32()?, header.u32()?, header.u32()?];
        if public >= variables {
            return wrong(format!("{public} public ones of {variables} variables"));
        }
        if !domain.is_power_of_two() {
            return wrong(format!("a domain of {domain}, which is not a power of two"));
        }
        let mut points = [
            ("alpha1", G1, 0),
            ("beta1", G1, 0),
            ("beta2", G2, 0),
            ("gamma2", G2, 0),
            ("delta1", G1, 0),
            ("delta2", G2, 0),
        ];
        for (_, group, at) in &mut points {
            *at = header.at();
            header.take(Encoding::Montgomery.size(curve, *group))?;
        }
        header.end()?;
        Ok(Self {
            curve,
            variables,
            public,
            domain,
            points,
        })
    }
}

fn wtns(bytes: &[u8], curve: Option<&Curve>) -> Result<Opened, Error> {
    let format = WTNS.name;
    let parts = Sections::new(format, b"wtns", 2, bytes)?;
    let mut header = parts.cursor(1, "the header")?;
    let (width, r) = header.prime()?;
    // Two built-in curves may have the same r: the caller's goes first.
    let curve = match curve {
        Some(curve) if curve.r == r => curve,
        _ => of_prime(format, &r, |c| &c.r)?,
    };
    let n = header.u32()?.into();
    header.end()?;
    let (start, length) = parts.require(2, "witness")?;
    exactly("witness", n, length, width)?;
    let records = ScalarRecords {
        start,
        len: n as usize,
        width,
        big: false,
        own: None,
    };
    Ok(Opened {
        curve: Some(curve.clone()),
        sections: vec![Section::scalars("witness", records)],
        ..Opened::default()
    })
}

/// What an `r1cs` says of its circuit.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct R1csHeader<'a> {
    /// A curve with its scalars.
    pub curve: &'static Curve,
    /// Signals, the constant 1 among them: values of a witness.
    pub signals: u32,
    /// Outputs, which are public.
    pub outputs: u32,
    /// Public inputs.
    pub public_inputs: u32,
    /// Private inputs of the source text: those that no constraint uses need not be signals.
    pub private_inputs: u32,
    /// Names of signals, of which several may be one signal.
    pub labels: u64,
    /// Constraints.
    pub constraints: u32,
    /// Custom gates, which are for PLONK, and their uses.
    pub gates: [u32; 2],
    /// The name of the first custom gate.
    pub first_gate: Option<&'a [u8]>,
}

impl<'a> R1csHeader<'a> {
    /// Reads the header of a file, and how many custom gates it has.
    ///
    /// Errors: no header, or two; one of another length; a prime that is not r of a built-in curve; fewer signals than
    /// public ones; a section of custom gates that ends inside their number.
    pub fn read(sections: &Sections<'a>) -> Result<Self, Error> {
        let format = R1CS.name;
        let mut header = sections.cursor(1, "the header")?;
        let (_, r) = header.prime()?;
        let curve = of_prime(format, &r, |c| &c.r)?;
        let [signals, outputs, public_inputs, private_inputs] =
            [header.u32()?, header.u32()?, header.u32()?, header.u32()?];
        let (labels, constraints) = (header.u64()?, header.u32()?);
        header.end()?;
        let least = 1 + u64::from(outputs) + u64::from(public_inputs);
        if u64::from(signals) < least {
            let why = format!(
                "its number of signals is {signals}, and 1, outputs and public inputs are {least}"
            );
            return Err(Error::Header { format, why });
        }
        let (mut gates, mut first_gate) = ([0; 2], None);
        for (gates, id) in gates.iter_mut().zip([4, 5]) {
            let what = "the number of custom gates or their uses";
            if sections.find(id, what)?.is_some_and(|(_, bytes)| bytes > 0) {
                let mut list = sections.cursor(id, what)?;
                *gates = list.u32()?;
                let name = list.rest().split(|byte| *byte == 0).next();
                first_gate = first_gate.or(name.filter(|_| *gates > 0));
            }
        }
        Ok(Self {
            curve,
            signals,
            outputs,
            public_inputs,
            private_inputs,
            labels,
            constraints,
            gates,
            first_gate,
        })
    }
}

fn r1cs(bytes: &[u8], curve: Option<&Curve>) -> Result<Opened, Error> {
    let format = R1CS.name;
    let parts = Sections::new(format, b"r1cs", 1, bytes)?;
    let (_, r) = parts.cursor(1, "the header")?.prime()?;
    let curve = match curve {
        Some(curve) if curve.r == r => curve,
        _ => of_prime(format, &r, |c| &c.r)?,
    };
    Ok(Opened {
        curve: Some(curve.clone()),
        sections: Vec::new(),
        ..Opened::default()
    })
}

fn ptau(bytes: &[u8], _: Option<&Curve>) -> Result<Opened, Error> {
    use Group::{G1, G2};
    let format = PTAU.name;
    let parts = Parts(Sections::new(format, b"ptau", 1, bytes)?);
    let mut header = parts.0.cursor(1, "the header")?;
    let (_, p) = header.prime()?;
    let curve = pairing(format, of_prime(format, &p, |c| &c.p)?)?;
    let (power, ceremony) = (header.u32()?, header.u32()?);
    header.end()?;
    if power > 40 || power > ceremony {
        let why = format!("power {power} of a ceremony of {ceremony}");
        return Err(Error::Header { format, why });
    }
    let n = 1u64 << power;
    let mut sections = vec![
        parts.points(curve, (2, "tauG1", G1), 2 * n - 1)?,
        parts.points(curve, (3, "tauG2", G2), n)?,
        parts.points(curve, (4, "alphaTauG1", G1), n)?,
        parts.points(curve, (5, "betaTauG1", G1), n)?,
        parts.points(curve, (6, "betaG2", G2), 1)?,
    ];
    // Those of a file that is prepared for phase 2: the Lagrange forms of all smaller powers, one after the other.
    for (id, name, group) in [
        (12, "lagrangeTauG1", G1),
        (13, "lagrangeTauG2", G2),
        (14, "lagrangeAlphaTauG1", G1),
        (15, "lagrangeBetaTauG1", G1),
    ] {
        if let Some((_, length)) = parts.0.find(id, name)? {
            let n = length / Encoding::Montgomery.size(curve, group);
            sections.push(parts.points(curve, (id, name, group), n as u64)?);
        }
    }
    let curve = Some(curve.clone());
    Ok(Opened {
        curve,
        sections,
        ..Opened::default()
    })
}

/// The curve, if it has a second group.
fn pairing<'a>(format: &'static str, curve: &'a Curve) -> Result<&'a Curve, Error> {
    if curve.g2.is_some() {
        return Ok(curve);
    }
    let why = format!("{} has no second group", curve.name);
    Err(Error::Header { format, why })
}
