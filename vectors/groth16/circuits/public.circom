pragma circom 2.0.0;

// Public inputs that no constraint uses, a linear constraint, and a chain of products.
template Chain(n) {
    signal input a;
    signal input nothing;
    signal input seed;
    signal output c;
    signal s[n + 1];
    s[0] <== a + 3 * seed - 5;
    for (var i = 0; i < n; i++) {
        s[i + 1] <== s[i] * (s[i] - 7);
    }
    c <== s[n] + a;
}

component main {public [a, nothing]} = Chain(3);
