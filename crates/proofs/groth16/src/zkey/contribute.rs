//! Contributions to a key: δ times a scalar x, and so C and H times 1/x.

use std::path::Path;

use msmith::{Backend, Options, Scalars};
use msmith_io::sections::section;
use zeroize::Zeroizing;

use super::contributions::{Contributions, Share, transcript};
use super::layout::{FORMAT, Header, KeyFile, id};
use crate::{Error, Groups};
use msmith_circom::blake2b::Hash;
use msmith_circom::encoded::{size, to_bytes};
use msmith_circom::groups::of_field;
use msmith_circom::integers::Scalar;
use msmith_circom::points::checked;
use msmith_circom::random::{Beacon, Random, Secret};
use msmith_circom::room::blocks;
use msmith_circom::transcript::{Note, PrivateKey};
use msmith_circom::work::{BLOCK, Put, Work};
use msmith_io::table::whole_with;

/// Bytes that are copied at once.
const COPIED: usize = 1 << 22;

/// Writes a key to which a secret scalar is contributed, as `snarkjs zkey contribute` does: `old` is read, `new` written.
/// The result is the contribution's hash, 64 bytes, which its contributor publishes. Of a name the first 64 letters are
/// kept, and bound to nothing.
///
/// All points that are multiplied are checked to be in the subgroup. Time depends on the secret.
///
/// Memory: some 20 MiB. Cost: a product for every point of C and H.
///
/// Errors: a file that is not a `.zkey` of Groth16, or is cut; a point that is none, or not of the subgroup, by its place;
/// those of the options and of the file that is written.
pub fn contribute(
    old: &Path,
    new: &Path,
    name: Option<&str>,
    secret: &Secret,
    backend: Backend,
    options: &Options<'_>,
) -> Result<Hash, Error> {
    let note = Note::new(name, None);
    let draw = |groups: &Groups| drawn(groups, secret.random());
    apply(old, new, note, draw, backend, options)
}

/// The same of a beacon, the last contribution of a ceremony, as `snarkjs zkey beacon` writes it byte for byte.
///
/// Errors: those of [`contribute`].
pub fn beacon(
    old: &Path,
    new: &Path,
    name: Option<&str>,
    beacon: &Beacon,
    backend: Backend,
    options: &Options<'_>,
) -> Result<Hash, Error> {
    let note = Note::new(name, Some(beacon));
    let random = beacon.random(options.watch)?;
    let draw = |groups: &Groups| drawn(groups, random);
    apply(old, new, note, draw, backend, options)
}

/// A contributor's scalar, and what the rest of his key is drawn from.
type Drawn = (Zeroizing<Scalar>, Random);

fn drawn(groups: &Groups, mut random: Random) -> Result<Drawn, Error> {
    Ok((random.scalar(groups)?, random))
}

pub(super) fn apply(
    old: &Path,
    new: &Path,
    note: Note,
    draw: impl FnOnce(&Groups) -> Result<Drawn, Error>,
    backend: Backend,
    options: &Options<'_>,
) -> Result<Hash, Error> {
    let options = &blocks(options, 0)?;
    let file = KeyFile::open(old, backend)?;
    let (header, groups) = (&file.header, &file.groups);
    let mut contributions = Contributions::read(&file.sections()?, groups)?;
    let mut before = contributions.start();
    for contribution in &contributions.list {
        contribution.hash(groups, &mut before)?;
    }

    let (scalar, mut random) = draw(groups)?;
    let mut of_key = None;
    let private = PrivateKey::new(groups, scalar, &mut random, |[s, sx]| {
        let (hash, t) = transcript(groups, before, [s, sx])?;
        of_key = Some(hash);
        Ok(t)
    })?;
    let (Some(hash), x) = (of_key, &private.scalar) else {
        let why = "a key without a transcript".into();
        let number = contributions.list.len() + 1;
        return Err(Error::Contribution { number, why });
    };
    let header = Header {
        delta1: groups.first().mul(x.as_slice(), &header.delta1)?,
        delta2: groups.second().mul(x.as_slice(), &header.delta2)?,
        ..header.clone()
    };
    let (delta1, key) = (header.delta1.clone(), private.public.clone());
    let contribution = Share::new(groups, delta1, key, hash, note);
    let own = contribution.own_hash(groups)?;
    contributions.list.push(contribution);

    let inverse = inverse(groups, x)?;
    let multiplied = [(id::C, "C"), (id::H, "H")];
    let all: usize = header.domain + header.signals - header.public - 1;
    let work = Work::new(options, all as f64);
    whole_with(new, |put| {
        put(&header.front(groups)?)?;
        for id in [id::IC, id::COEFFICIENTS, id::A, id::B1, id::B2] {
            copy(&file, id, &work, put)?;
        }
        for (id, name) in multiplied {
            multiply(&file, (id, name), &inverse, &work, put)?;
        }
        put(&contributions.section())?;
        Ok::<_, Error>(())
    })?;
    Ok(own)
}

/// 1/x.
pub(super) fn inverse(groups: &Groups, x: &Scalar) -> Result<Zeroizing<Scalar>, Error> {
    let (field, options) = (groups.scalars()?, of_field(&Options::default()));
    let mut inverse = Zeroizing::new(*x);
    field.to_montgomery(inverse.as_mut_slice(), &options)?;
    field.invert(inverse.as_mut_slice(), &options)?;
    field.from_montgomery(inverse.as_mut_slice(), &options)?;
    Ok(inverse)
}

/// A section as it is.
fn copy(file: &KeyFile, id: u32, work: &Work<'_>, put: Put<'_>) -> Result<(), Error> {
    let bytes = file.sections()?.bytes(id, "of a key")?;
    put(&section(id, bytes.len() as u64))?;
    for part in bytes.chunks(COPIED) {
        put(part)?;
        work.step(0.0)?;
    }
    Ok(())
}

/// A section of points, each times the scalar.
fn multiply(
    file: &KeyFile,
    (id, name): (u32, &str),
    scalar: &Scalar,
    work: &Work<'_>,
    put: Put<'_>,
) -> Result<(), Error> {
    let engine = file.groups.first();
    let points = file.points(name)?;
    put(&section(id, (size(engine) * points.len()) as u64))?;
    let one = Scalars::U256(std::slice::from_ref(scalar));
    let which = vec![0; BLOCK.min(points.len())];
    for first in (0..points.len()).step_by(BLOCK) {
        let range = first..(first + BLOCK).min(points.len());
        let block = checked(
            FORMAT,
            &points,
            (engine, name),
            range.clone(),
            &work.options,
        )?;
        let scalars = Scalars::Chosen {
            of: &one,
            which: &which[..range.len()],
        };
        let products = engine.mul_each(&block, scalars, &work.sure())?;
        put(&to_bytes(&products))?;
        work.step(range.len() as f64)?;
    }
    Ok(())
}
