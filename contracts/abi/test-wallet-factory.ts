// Written by build/compile-contracts.ts from contracts/test/TestWallet.sol.

export const testWalletFactoryAbi = [
  {"inputs":[{"name":"owner","type":"address"},{"name":"temper","type":"uint8"}],"name":"deploy","outputs":[{"name":"","type":"address"}],"stateMutability":"nonpayable","type":"function"},
] as const
