// Written by build/compile-contracts.ts from contracts/first/RoyaltyModel.sol.

export const royaltyModelAbi = [
  {"inputs":[{"name":"wrapper","type":"address"}],"stateMutability":"nonpayable","type":"constructor"},
  {"inputs":[{"name":"from","type":"address"},{"name":"","type":"address"},{"name":"transferFee","type":"uint256"},{"name":"royaltyPercent","type":"uint256"},{"name":"royaltyBeneficiary","type":"address"},{"name":"transferFeeToken","type":"address"}],"name":"chargeTransferFeeAndRoyalty","outputs":[{"name":"feeIncrement","type":"uint256"}],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[],"name":"wrapperContract","outputs":[{"name":"","type":"address"}],"stateMutability":"view","type":"function"},
] as const
