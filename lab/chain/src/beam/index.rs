//! Where a number is among the nodes: open addressing, no keys of its own.

/// Places plus one; 0 is free.
pub struct Index {
    slots: Vec<u32>,
    count: usize,
}

impl Index {
    pub fn new() -> Self {
        Self {
            slots: vec![0; 1 << 12],
            count: 0,
        }
    }

    /// The place of a number with this hash, or where its place is to be written.
    pub fn find(&self, hash: u64, is: impl Fn(u32) -> bool) -> Result<u32, usize> {
        let mask = self.slots.len() - 1;
        let mut at = (hash >> 32) as usize & mask;
        loop {
            match self.slots[at] {
                0 => return Err(at),
                place if is(place - 1) => return Ok(place - 1),
                _ => at = (at + 1) & mask,
            }
        }
    }

    /// Writes a place where [`Index::find`] said; `hash` gives that of a place when the index grows.
    pub fn put(&mut self, slot: usize, place: u32, hash: impl Fn(u32) -> u64) {
        self.slots[slot] = place + 1;
        self.count += 1;
        if 2 * self.count > self.slots.len() {
            let more = vec![0; 4 * self.slots.len()];
            let mask = more.len() - 1;
            let old = core::mem::replace(&mut self.slots, more);
            for place in old.into_iter().filter(|&p| p > 0) {
                let mut at = (hash(place - 1) >> 32) as usize & mask;
                while self.slots[at] != 0 {
                    at = (at + 1) & mask;
                }
                self.slots[at] = place;
            }
        }
    }
}
