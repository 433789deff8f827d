// Written by build/compile-contracts.ts from contracts/proxy/AdminProxy.sol.

export const adminProxyAbi = [
  {"inputs":[{"name":"implementation_","type":"address"},{"name":"admin_","type":"address"},{"name":"initialization","type":"bytes"}],"stateMutability":"payable","type":"constructor"},
  {"inputs":[{"name":"target","type":"address"}],"name":"AddressEmptyCode","type":"error"},
  {"inputs":[],"name":"AdminCannotCall","type":"error"},
  {"inputs":[{"name":"admin","type":"address"}],"name":"ERC1967InvalidAdmin","type":"error"},
  {"inputs":[{"name":"implementation","type":"address"}],"name":"ERC1967InvalidImplementation","type":"error"},
  {"inputs":[],"name":"ERC1967NonPayable","type":"error"},
  {"inputs":[],"name":"ERC1967ProxyUninitialized","type":"error"},
  {"inputs":[],"name":"FailedCall","type":"error"},
  {"anonymous":false,"inputs":[{"indexed":false,"name":"previousAdmin","type":"address"},{"indexed":false,"name":"newAdmin","type":"address"}],"name":"AdminChanged","type":"event"},
  {"anonymous":false,"inputs":[{"indexed":true,"name":"implementation","type":"address"}],"name":"Upgraded","type":"event"},
  {"stateMutability":"payable","type":"fallback"},
  {"inputs":[],"name":"admin","outputs":[{"name":"","type":"address"}],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"newAdmin","type":"address"}],"name":"changeAdmin","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[],"name":"implementation","outputs":[{"name":"","type":"address"}],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"newImplementation","type":"address"}],"name":"upgradeTo","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"newImplementation","type":"address"},{"name":"data","type":"bytes"}],"name":"upgradeToAndCall","outputs":[],"stateMutability":"payable","type":"function"},
] as const
