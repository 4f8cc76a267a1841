// Compiles a contract and calls it: node contract.mjs NODE_MODULES CONTRACT.sol; calldata comes from stdin, a line each, as
// `snarkjs zkey export soliditycalldata` prints it. A line of answer for each: the bool, or what went wrong, and the gas.
// With a third argument the machine lacks the precompiled contracts of those addresses: node contract.mjs … 6,7,8.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

const [modules, path, lacks] = process.argv.slice(2);
const require = createRequire(modules + "/");
const solc = require("solc");
const { createEVM } = require("@ethereumjs/evm");
const { Address, hexToBytes, bytesToHex } = require("@ethereumjs/util");

const input = {
  language: "Solidity",
  sources: { "v.sol": { content: readFileSync(path, "utf8") } },
  settings: {
    optimizer: { enabled: true },
    outputSelection: { "*": { "*": ["evm.bytecode.object", "evm.methodIdentifiers"] } },
  },
};
const output = JSON.parse(solc.compile(JSON.stringify(input)));
for (const said of output.errors ?? []) {
  console.error(said.formattedMessage);
  process.exitCode = 1;
}
const { evm: compiled } = output.contracts["v.sol"].Groth16Verifier;
const [[signature, selector]] = Object.entries(compiled.methodIdentifiers);
console.log(signature);

const numbers = lacks ? lacks.split(",") : [];
const address = (number) => new Address(hexToBytes("0x" + number.padStart(40, "0")));
const evm = await createEVM({ customPrecompiles: numbers.map((number) => ({ address: address(number) })) });
const gasLimit = 10_000_000n;
const created = await evm.runCall({ data: hexToBytes("0x" + compiled.bytecode.object), gasLimit });
const to = created.createdAddress;
for (const line of readFileSync(0, "utf8").trim().split("\n")) {
  const words = JSON.parse("[" + line + "]").flat(2).map((x) => BigInt(x).toString(16).padStart(64, "0"));
  const { execResult } = await evm.runCall({ to, data: hexToBytes("0x" + selector + words.join("")), gasLimit });
  const wrong = execResult.exceptionError;
  const value = wrong ? wrong.error : BigInt(bytesToHex(execResult.returnValue)) === 1n;
  console.log(`${value} ${execResult.executionGasUsed}`);
}
