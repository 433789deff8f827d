// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A contract wallet with one owner, for the tests of sign-in: it answers EIP-1271 for what its owner signed.
contract TestWallet {
    address public immutable owner;
    /// 0 honest, 1 reverts, 2 burns all gas, 3 returns far too much.
    uint8 public immutable temper;

    constructor(address owner_, uint8 temper_) {
        owner = owner_;
        temper = temper_;
    }

    /// EIP-1271: 0x1626ba7e when `owner` signed `hash`.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (temper == 1) revert("no");
        if (temper == 2) while (true) {}
        if (temper == 3) {
            assembly {
                return(0, 10000000)
            }
        }
        (bytes32 r, bytes32 s) = abi.decode(signature[:64], (bytes32, bytes32));
        return ecrecover(hash, uint8(signature[64]), r, s) == owner ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }
}

/// Deploys test wallets to addresses known beforehand, so that ERC-6492 signatures of undeployed ones can be tried.
contract TestWalletFactory {
    function deploy(address owner, uint8 temper) external returns (address) {
        return address(new TestWallet{salt: bytes32(0)}(owner, temper));
    }
}
