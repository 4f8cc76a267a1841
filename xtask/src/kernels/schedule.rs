//! Orders the operations of a kernel for the arithmetic ports and the registers of a machine.
//!
//! A list schedule in a sliding window over the program order: each cycle starts as many operations
//! as there are ports (two of doubles; one 52-bit product and one of the other integer operations)
//! whose operands are there, by program order or by the longest way to the end. Values get registers
//! in the final order; a load is placed `lead` arithmetic operations before its use.

use std::collections::HashMap;
use std::fmt;

use super::op::{LATENCY, Op, Operand, Value};

/// How to order.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// Operations looked at, from the oldest that has not started.
    pub window: usize,
    /// Registers for values that the order may use.
    pub registers: usize,
    /// Arithmetic operations between a load and its use.
    pub lead: usize,
    /// Longest way first, otherwise program order.
    pub critical: bool,
}

/// What the assembly is written for.
#[derive(Clone, Copy, Debug)]
pub struct Machine {
    /// Vector registers.
    pub registers: usize,
    /// Those registers' names, before their number.
    vector: &'static str,
    /// Before the name of a 52-bit product.
    pub product: &'static str,
    /// Operations of each pool that a cycle can start, see [`Op::pool`].
    ports: [u32; 3],
    /// Constants are broadcast where they are read, shifts keep the sign, and there are mask registers.
    pub is_512: bool,
}

/// AVX-512.
pub const AVX_512: Machine = Machine {
    registers: 32,
    vector: "zmm",
    product: "",
    ports: [2, 1, 1],
    is_512: true,
};

/// AVX2 and FMA, of which two products and two sums of doubles start in a cycle.
pub const AVX2: Machine = Machine {
    ports: [4, 0, 0],
    ..AVX_IFMA
};

/// AVX2 and AVX-IFMA.
pub const AVX_IFMA: Machine = Machine {
    registers: 16,
    vector: "ymm",
    product: "{vex} ",
    ports: [2, 2, 2],
    is_512: false,
};

/// What the model says.
pub struct Report {
    arithmetic: usize,
    /// Cycles to the last result.
    pub cycles: u32,
    peak: usize,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report {
            arithmetic,
            cycles,
            peak,
        } = self;
        write!(
            f,
            "{arithmetic} operations, {cycles} cycles, {peak} registers"
        )
    }
}

/// The assembly lines of the operations.
pub fn schedule(
    ops: &[Op],
    order: &Order,
    machine: &Machine,
) -> Result<(Vec<String>, Report), String> {
    let n = ops.len();
    // The store that a reader of memory waits for: the last one before it.
    let source = |i: usize| -> Option<usize> {
        let m = ops[i].memory()?;
        (0..i)
            .rev()
            .find(|&j| matches!(&ops[j], Op::Store(_, k) if k == m))
    };
    let sources: Vec<Option<usize>> = (0..n).map(source).collect();
    // What must come before: operands (with latency), memory, and other readers of an overwritten value.
    let mut before: Vec<Vec<(usize, u32)>> = vec![vec![]; n];
    let mut readers: Vec<Vec<usize>> = vec![vec![]; n];
    for (i, op) in ops.iter().enumerate() {
        for u in op.uses() {
            readers[u].push(i);
            // A load has no place of its own in the schedule: its user waits for what it waits for.
            before[i].push((u, ops[u].latency()));
            if let Some(s) = sources[u].filter(|_| ops[u].is_load()) {
                before[i].push((s, LATENCY));
            }
        }
        if let Some(s) = sources[i] {
            before[i].push((s, LATENCY));
        }
    }
    // Readers before a store into the place they read (scratch in the output).
    for (i, op) in ops.iter().enumerate() {
        if let Op::Store(_, m) = op {
            for (j, other) in ops.iter().enumerate().take(i) {
                if other.memory() == Some(m) {
                    if other.is_load() {
                        let r = readers[j].clone();
                        before[i].extend(r.into_iter().map(|x| (x, 0)));
                    } else {
                        before[i].push((j, 0));
                    }
                }
                if matches!(other, Op::Store(_, k) if k == m) {
                    before[i].push((j, 0));
                }
            }
        }
        if let Some(x) = op.overwrites() {
            for &r in &readers[x] {
                if r != i {
                    before[i].push((r, 0));
                }
            }
        }
    }
    let mut way = vec![0u32; n];
    for i in (0..n).rev() {
        let here = way[i];
        for &(b, l) in &before[i] {
            way[b] = way[b].max(here + l.max(1));
        }
    }
    let order_of = list_schedule(ops, order, machine.ports, &before, &readers, &way)?;
    let cycles = order_of.1;
    let order_list = place_loads(ops, order.lead, &order_of.0, &sources);
    let (lines, peak) = registers(ops, &readers, &order_list, machine)?;
    let arithmetic = ops.iter().filter(|o| o.is_arithmetic()).count();
    Ok((
        lines,
        Report {
            arithmetic,
            cycles,
            peak,
        },
    ))
}

/// The order of everything but loads, and its cycles.
fn list_schedule(
    ops: &[Op],
    order: &Order,
    ports_a_cycle: [u32; 3],
    before: &[Vec<(usize, u32)>],
    readers: &[Vec<usize>],
    way: &[u32],
) -> Result<(Vec<usize>, u32), String> {
    let n = ops.len();
    let input = |o: &Op| matches!(o, Op::Input(_));
    let mut start: Vec<Option<u32>> = ops
        .iter()
        .map(|o| (o.is_load() || input(o)).then_some(0))
        .collect();
    let mut left: Vec<usize> = readers.iter().map(Vec::len).collect();
    let mut loaded = vec![false; n];
    let mut live = ops.iter().filter(|o| input(o)).count();
    let mut out = Vec::new();
    let (mut oldest, mut cycle) = (0, 0u32);
    while oldest < n {
        let mut ports = ports_a_cycle;
        loop {
            while oldest < n && start[oldest].is_some() {
                oldest += 1;
            }
            let mut seen = 0;
            let mut best: Option<(usize, (u32, usize))> = None;
            for i in oldest..n {
                if start[i].is_some() {
                    continue;
                }
                seen += 1;
                if seen > order.window {
                    break;
                }
                if ops[i].is_arithmetic() && ports[ops[i].pool()] == 0 {
                    continue;
                }
                let ready = before[i]
                    .iter()
                    .all(|&(b, l)| start[b].is_some_and(|s| s + l <= cycle));
                if !ready {
                    continue;
                }
                let mut uses = ops[i].uses();
                uses.sort_unstable();
                uses.dedup();
                let fresh = uses
                    .iter()
                    .filter(|&&u| matches!(ops[u], Op::Load(_)) && !loaded[u])
                    .count();
                let dies = uses
                    .iter()
                    .filter(|&&u| left[u] == 1 && ops[u].is_passing())
                    .count();
                let needs = fresh + usize::from(ops[i].makes_vector());
                if live + needs > order.registers + dies && i != oldest {
                    continue;
                }
                let key = if order.critical {
                    (u32::MAX - way[i], i)
                } else {
                    (0, i)
                };
                if best.is_none_or(|(_, k)| key < k) {
                    best = Some((i, key));
                }
            }
            let Some((i, _)) = best else { break };
            start[i] = Some(cycle);
            out.push(i);
            let uses = ops[i].uses();
            for &u in &uses {
                if matches!(ops[u], Op::Load(_)) && !loaded[u] {
                    loaded[u] = true;
                    live += 1;
                }
            }
            for &u in &uses {
                left[u] -= 1;
                if left[u] == 0 && ops[u].is_passing() {
                    live -= 1;
                }
            }
            if ops[i].is_arithmetic() {
                ports[ops[i].pool()] -= 1;
            }
            live += usize::from(ops[i].makes_vector());
        }
        cycle += 1;
        if cycle > 100_000 {
            return Err("no order found".into());
        }
    }
    Ok((out, cycle + LATENCY))
}

/// Puts the loads in.
fn place_loads(ops: &[Op], lead: usize, order: &[usize], sources: &[Option<usize>]) -> Vec<usize> {
    let mut at: Vec<Vec<usize>> = vec![vec![]; order.len() + 1];
    let position: HashMap<usize, usize> = order.iter().enumerate().map(|(p, &i)| (i, p)).collect();
    let mut placed = vec![false; ops.len()];
    for (p, &i) in order.iter().enumerate() {
        for u in ops[i].uses() {
            if ops[u].is_load() && !placed[u] {
                placed[u] = true;
                let first = sources[u].map_or(0, |s| position[&s] + 1);
                at[p.saturating_sub(lead).max(first)].push(u);
            }
        }
    }
    let mut all = Vec::new();
    for (p, &i) in order.iter().enumerate() {
        all.append(&mut at[p]);
        all.push(i);
    }
    all
}

/// Registers in the final order, and the text.
fn registers(
    ops: &[Op],
    readers: &[Vec<usize>],
    order: &[usize],
    machine: &Machine,
) -> Result<(Vec<String>, usize), String> {
    let Machine {
        registers,
        vector,
        product,
        is_512,
        ..
    } = *machine;
    let mut free: std::collections::VecDeque<usize> = (0..registers).collect();
    let mut place: Vec<Option<usize>> = vec![None; ops.len()];
    // Sums that become results start in their register.
    let mut home: Vec<Option<usize>> = vec![None; ops.len()];
    let mut reserved = registers;
    let mut results = Vec::new();
    for (i, op) in ops.iter().enumerate() {
        if let Op::Input(k) = op {
            place[i] = Some(*k);
            free.retain(|r| r != k);
        }
        if let Op::Output(x, k) = op {
            reserved = reserved.min(*k);
            let mut v = Some(*x);
            while let Some(x) = v {
                home[x] = Some(*k);
                v = ops[x].overwrites();
            }
        }
    }
    let mut left: Vec<usize> = readers.iter().map(Vec::len).collect();
    let mut lines = Vec::new();
    let mut least = registers;
    for &i in order {
        let op = &ops[i];
        let z = |v: Value| -> String {
            match ops[v].mask() {
                Some(k) => format!("k{k}"),
                None => format!("{vector}{}", place[v].expect("made before")),
            }
        };
        let operand = |o: &Operand| match o {
            Operand::Value(v) => z(*v),
            Operand::Memory(m) => format!("{vector}word ptr [{m}]"),
            Operand::Broadcast(m) => {
                assert!(is_512, "a load of its own elsewhere");
                format!("qword ptr [{m}]{{1to8}}")
            }
        };
        // The text of the sources, before registers are handed on.
        let tail = match op {
            Op::Load(Operand::Broadcast(m)) | Op::Constant(m) => format!("qword ptr [{m}]"),
            Op::Load(o) => operand(o),
            Op::MulAdd(_, y, w) => format!("{}, {}", z(*y), z(*w)),
            Op::MulSub(_, y, o) | Op::Accumulate(_, y, o) => format!("{}, {}", z(*y), operand(o)),
            Op::Add(x, y) | Op::Sub(x, y) => format!("{}, {}", z(*x), z(*y)),
            Op::Store(x, m) => format!("{vector}word ptr [{m}], {}", z(*x)),
            Op::Input(_) | Op::Zero => String::new(),
            Op::Output(x, k) => {
                results.push((place[*x].expect("made before"), *k));
                continue;
            }
            Op::Product { x, y: o, .. } | Op::Plus(x, o) | Op::Times(x, o) | Op::ShiftBy(x, o) => {
                format!("{}, {}", z(*x), operand(o))
            }
            Op::PlusWhere(x, _, o) => format!("{}, {}", z(*x), operand(o)),
            Op::Minus(x, y) | Op::And(x, y) | Op::Both(x, y, _) => format!("{}, {}", z(*x), z(*y)),
            Op::Shift(x, k) | Op::ShiftLeft(x, k) => format!("{}, {k}", z(*x)),
            Op::Negative(x, _) => z(*x),
        };
        let lanes = match op {
            Op::PlusWhere(_, m, _) => format!("{{{}}}", z(*m)),
            _ => String::new(),
        };
        let overwritten = op.overwrites();
        let kept = overwritten.map(|x| place[x].expect("made before"));
        for u in op.uses() {
            left[u] -= 1;
            if left[u] == 0 && ops[u].is_passing() && Some(u) != overwritten {
                free.push_back(place[u].take().expect("once"));
            }
        }
        if let Some(x) = overwritten {
            if left[x] != 0 {
                return Err(format!("value {x} is overwritten while in use"));
            }
            place[x] = None;
        }
        if let Op::Store(..) = op {
            lines.push(format!("vmovapd {tail}"));
            continue;
        }
        if let Some(k) = op.mask() {
            let name = match op {
                Op::Both(..) => "kandb",
                _ => "vpmovq2m",
            };
            lines.push(format!("{name} k{k}, {tail}"));
            continue;
        }
        let r = match kept {
            Some(r) => r,
            None => {
                let at = home[i]
                    .and_then(|h| free.iter().position(|&r| r == h))
                    .or_else(|| free.iter().position(|&r| r < reserved))
                    .unwrap_or(0);
                free.remove(at).ok_or("out of registers")?
            }
        };
        place[i] = Some(r);
        least = least.min(free.len());
        let name = match op {
            Op::Load(Operand::Broadcast(_)) | Op::Constant(_) => "vbroadcastsd",
            Op::Load(_) => "vmovapd",
            Op::MulAdd(..) => "vfmadd213pd",
            Op::MulSub(..) => "vfmsub213pd",
            Op::Accumulate(..) => "vfmadd231pd",
            Op::Add(..) => "vaddpd",
            Op::Sub(..) => "vsubpd",
            Op::Zero => {
                let name = if is_512 { "vpxord" } else { "vpxor" };
                lines.push(format!("{name} xmm{r}, xmm{r}, xmm{r}"));
                continue;
            }
            Op::Product { high: false, .. } => "vpmadd52luq",
            Op::Product { high: true, .. } => "vpmadd52huq",
            Op::Plus(..) | Op::PlusWhere(..) => "vpaddq",
            Op::Minus(..) => "vpsubq",
            Op::And(..) if is_512 => "vpandq",
            Op::And(..) => "vpand",
            Op::Shift(..) if is_512 => "vpsraq",
            Op::Shift(..) => "vpsrlq",
            Op::ShiftLeft(..) => "vpsllq",
            Op::ShiftBy(..) => "vpsrlvq",
            Op::Times(..) => "vpmullq",
            Op::Input(_) | Op::Output(..) | Op::Store(..) | Op::Negative(..) | Op::Both(..) => {
                unreachable!("done")
            }
        };
        let prefix = match op {
            Op::Product { .. } => product,
            _ => "",
        };
        lines.push(format!("{prefix}{name} {vector}{r}{lanes}, {tail}"));
    }
    lines.append(&mut moves(results));
    Ok((lines, registers - least))
}

/// Moves from the first register of each pair to the second, all at once.
fn moves(mut pairs: Vec<(usize, usize)>) -> Vec<String> {
    let mut lines = Vec::new();
    let mut go = |from, to| lines.push(format!("vmovdqa64 zmm{to}, zmm{from}"));
    pairs.retain(|(from, to)| from != to);
    while !pairs.is_empty() {
        let ready = pairs
            .iter()
            .position(|&(_, to)| pairs.iter().all(|&(from, _)| from != to));
        match ready {
            Some(k) => {
                let (from, to) = pairs.remove(k);
                go(from, to);
            }
            None => {
                // A cycle: one value waits in a register that no result uses.
                go(pairs[0].0, 0);
                pairs[0].0 = 0;
            }
        }
    }
    lines
}
