pragma circom 2.0.6;
pragma custom_templates;

template custom Gate() {
    signal input a;
    signal output b;
    b <-- a * a;
}

template Main() {
    signal input a;
    signal output b;
    component g = Gate();
    g.a <== a;
    b <== g.b;
}

component main = Main();
