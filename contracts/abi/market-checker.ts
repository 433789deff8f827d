// Written by build/compile-contracts.ts from contracts/wrapper/MarketChecker.sol.

export const marketCheckerAbi = [
  {"inputs":[{"name":"wrapper_","type":"address"}],"stateMutability":"nonpayable","type":"constructor"},
  {"inputs":[{"name":"owner","type":"address"}],"name":"OwnableInvalidOwner","type":"error"},
  {"inputs":[{"name":"account","type":"address"}],"name":"OwnableUnauthorizedAccount","type":"error"},
  {"anonymous":false,"inputs":[{"indexed":true,"name":"previousOwner","type":"address"},{"indexed":true,"name":"newOwner","type":"address"}],"name":"OwnershipTransferStarted","type":"event"},
  {"anonymous":false,"inputs":[{"indexed":true,"name":"previousOwner","type":"address"},{"indexed":true,"name":"newOwner","type":"address"}],"name":"OwnershipTransferred","type":"event"},
  {"anonymous":false,"inputs":[{"indexed":true,"name":"beneficiary","type":"address"},{"indexed":false,"name":"status","type":"bool"}],"name":"TrustedMultisigSet","type":"event"},
  {"inputs":[],"name":"acceptOwnership","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"caller","type":"address"},{"name":"wNFT","type":"address"},{"name":"tokenId","type":"uint256"},{"name":"collateralAddress","type":"address"},{"name":"removeAmount","type":"uint256"}],"name":"isRemoveEnabled","outputs":[{"name":"","type":"bool"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"","type":"address"},{"components":[{"components":[{"components":[{"name":"assetType","type":"uint8"},{"name":"contractAddress","type":"address"}],"name":"asset","type":"tuple"},{"name":"tokenId","type":"uint256"},{"name":"amount","type":"uint256"}],"name":"inAsset","type":"tuple"},{"name":"unWrapDestination","type":"address"},{"components":[{"name":"feeType","type":"bytes1"},{"name":"param","type":"uint256"},{"name":"token","type":"address"}],"name":"fees","type":"tuple[]"},{"components":[{"name":"lockType","type":"bytes1"},{"name":"param","type":"uint256"}],"name":"locks","type":"tuple[]"},{"components":[{"name":"beneficiary","type":"address"},{"name":"percent","type":"uint16"}],"name":"royalties","type":"tuple[]"},{"name":"outType","type":"uint8"},{"name":"outBalance","type":"uint256"},{"name":"rules","type":"bytes2"}],"name":"inData","type":"tuple"},{"components":[{"components":[{"name":"assetType","type":"uint8"},{"name":"contractAddress","type":"address"}],"name":"asset","type":"tuple"},{"name":"tokenId","type":"uint256"},{"name":"amount","type":"uint256"}],"name":"","type":"tuple[]"},{"name":"","type":"address"}],"name":"isWrapEnabled","outputs":[{"name":"","type":"bool"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"owner","outputs":[{"name":"","type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"pendingOwner","outputs":[{"name":"","type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"renounceOwnership","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"beneficiary","type":"address"},{"name":"status","type":"bool"}],"name":"setTrustedAddress","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"newOwner","type":"address"}],"name":"transferOwnership","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"beneficiary","type":"address"}],"name":"trustedMultisigs","outputs":[{"name":"","type":"bool"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"wrapper","outputs":[{"name":"","type":"address"}],"stateMutability":"view","type":"function"},
] as const
