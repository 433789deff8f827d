// Written by build/compile-contracts.ts from contracts/test/TestWallet.sol.

export const testWalletAbi = [
  {"inputs":[{"name":"owner_","type":"address"},{"name":"temper_","type":"uint8"}],"stateMutability":"nonpayable","type":"constructor"},
  {"inputs":[{"name":"hash","type":"bytes32"},{"name":"signature","type":"bytes"}],"name":"isValidSignature","outputs":[{"name":"","type":"bytes4"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"owner","outputs":[{"name":"","type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"temper","outputs":[{"name":"","type":"uint8"}],"stateMutability":"view","type":"function"},
] as const
