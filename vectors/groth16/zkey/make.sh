#!/bin/sh
# Writes the vectors anew; node_modules has snarkjs 0.7.6 and circom2 0.2.23.
set -e
snarkjs=node_modules/.bin/snarkjs
circom=node_modules/.bin/circom2
for curve in bn128:bn254:bn128 bls12-381:bls12-381:bls12381; do
    of=${curve%%:*} rest=${curve#*:} name=${rest%%:*} prime=${rest##*:}
    $circom small.circom --r1cs --wasm --prime "$prime" -o .
    mv small.r1cs "$name.r1cs"
    echo '{"a":"3","b":"11","unused":"5"}' >input.json
    $snarkjs wtns calculate small_js/small.wasm input.json "$name.wtns"
    $snarkjs powersoftau new "$of" 4 p0.ptau
    beacon=0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
    $snarkjs powersoftau beacon p0.ptau p1.ptau $beacon 10 -n="a beacon"
    $snarkjs powersoftau prepare phase2 p1.ptau "$name.ptau"
    $snarkjs zkey new "$name.r1cs" "$name.ptau" "$name-0.zkey"
    $snarkjs zkey beacon "$name-0.zkey" "$name-1.zkey" 2122232425262728 11 -n="the last"
    $snarkjs zkey export verificationkey "$name-1.zkey" "$name-1.json"
    rm -r p0.ptau p1.ptau input.json small_js
done
