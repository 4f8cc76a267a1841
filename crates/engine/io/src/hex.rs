//! Bytes as hexadecimal digits.

/// Two lower-case digits for each byte, without a prefix.
#[must_use]
pub fn encode(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// The value of a digit of either case.
pub(crate) fn digit(c: u8) -> Option<u8> {
    (c as char).to_digit(16).map(|d| d as u8)
}

/// The bytes of an even number of digits of either case, without a prefix or white space; `None` for anything else.
#[must_use]
pub fn decode(text: &[u8]) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) {
        return None;
    }
    text.chunks(2)
        .map(|c| Some(digit(c[0])? << 4 | digit(c[1])?))
        .collect()
}

/// The text without white space around it and without `0x` before it.
pub(crate) fn strip(text: &[u8]) -> &[u8] {
    let text = text.trim_ascii();
    text.strip_prefix(b"0x")
        .or_else(|| text.strip_prefix(b"0X"))
        .unwrap_or(text)
}

/// The bytes of a file that holds them raw or as one line of hex: it is hex if, white space around it and `0x` aside,
/// it has an even number of hex digits and nothing else.
pub(crate) fn raw_or_hex(bytes: &[u8]) -> std::borrow::Cow<'_, [u8]> {
    match decode(strip(bytes)) {
        Some(raw) => raw.into(),
        None => bytes.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_and_back() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(decode(encode(&all).as_bytes()), Some(all.clone()));
        assert_eq!(decode(b"0"), None);
        assert_eq!(decode(b"0g"), None);
        assert_eq!(decode("é".as_bytes()), None);
        assert_eq!(raw_or_hex(b" 0xAb01\n").as_ref(), [0xab, 1]);
        assert_eq!(raw_or_hex(&all).as_ref(), all);
    }
}
