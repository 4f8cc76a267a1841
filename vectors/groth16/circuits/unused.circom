pragma circom 2.0.0;

// A private input that no constraint uses.
template Unused() {
    signal input a;
    signal input salt;
    signal output c;
    c <== a * a;
}

component main = Unused();
