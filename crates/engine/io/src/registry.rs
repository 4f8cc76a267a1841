//! Lists of formats.

/// What a type of formats has that a list makes: the list, a constant for each line, names and descriptions.
///
/// The type has the fields `name: &'static str`, as on the command line, and `about: &'static str`, a line of help.
/// `$what` is what an error calls it.
macro_rules! registry {
    ($type:ident, $what:literal, $($(#[$doc:meta])+ $constant:ident = $format:path;)+) => {
        impl $type {
            /// Every format, in the order of help texts.
            pub const ALL: [Self; [$(stringify!($constant)),+].len()] = [$(Self::$constant),+];

            $(
                $(#[$doc])+
                pub const $constant: Self = $format;
            )+

            /// The name: lower case with dashes.
            #[must_use]
            pub const fn name(self) -> &'static str {
                self.name
            }

            /// What it is, in a line for a help text: without a full stop, at most 100 characters.
            #[must_use]
            pub const fn about(self) -> &'static str {
                self.about
            }

            /// The format of that name.
            ///
            /// Errors: [`Error::Unknown`](crate::Error::Unknown), which lists the names.
            pub fn by_name(name: &str) -> Result<Self, $crate::Error> {
                let found = Self::ALL.into_iter().find(|f| f.name == name);
                found.ok_or_else(|| $crate::Error::Unknown {
                    what: $what,
                    name: name.to_owned(),
                    known: Self::ALL.map(Self::name).join(", "),
                })
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::Error;

            fn from_str(name: &str) -> Result<Self, $crate::Error> {
                Self::by_name(name)
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name)
            }
        }

        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name)
            }
        }

        /// By name.
        impl PartialEq for $type {
            fn eq(&self, other: &Self) -> bool {
                self.name == other.name
            }
        }

        impl Eq for $type {}
    };
}

pub(crate) use registry;
