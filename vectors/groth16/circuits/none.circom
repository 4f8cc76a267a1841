pragma circom 2.0.0;

// No constraint at all.
template None() {
    signal input a;
    signal input b;
}

component main {public [a]} = None();
