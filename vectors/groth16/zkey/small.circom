pragma circom 2.1.0;
// Coefficients of every kind: 1, -1, small ones, ones as large as r; a signal without constraint, one in many.
template Small(n) {
    signal input a;
    signal input b;
    signal input unused;
    signal output out;
    signal output sum;
    signal steps[n + 1];
    steps[0] <== a * b;
    for (var i = 0; i < n; i++) {
        steps[i + 1] <== (steps[i] + 3 * a - 7 * b + 5) * (steps[i] - a + 123456789123456789123456789 * b);
    }
    out <== steps[n] * (a - b);
    sum <== (a + 21888242871839275222246405745257275088548364400416034343698204186575808 * b) * (b - 2) - 17 * out;
}
component main {public [b]} = Small(9);
