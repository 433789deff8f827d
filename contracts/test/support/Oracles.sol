// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Test } from "./Test.sol";

/// Three signers, in ascending order of their addresses, and what they sign.
abstract contract Oracles is Test {
    address[] internal signers;
    mapping(address signer => uint256 key) private _keys;

    constructor() {
        signers = new address[](3);
        for (uint256 i; i < 3; ++i) {
            (address signer, uint256 key) = account(string.concat("oracle ", vm.toString(i)));
            _keys[signer] = key;
            uint256 at_ = i;
            for (; at_ > 0 && signers[at_ - 1] > signer; --at_) signers[at_] = signers[at_ - 1];
            signers[at_] = signer;
        }
    }

    /// A signature argument of the first `count` signers.
    function signed(uint256 count, uint256 deadline, bytes32 digest) internal view returns (bytes memory argument) {
        argument = abi.encode(deadline);
        for (uint256 i; i < count; ++i) argument = bytes.concat(argument, signatureOf(_keys[signers[i]], digest));
    }

    function signatureOf(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    /// The EIP-712 digest of a message to a contract on the running chain.
    function digestOf(string memory name, address contract_, bytes32 structHash) internal view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)),
                keccak256("1"),
                block.chainid,
                contract_
            )
        );
        return keccak256(abi.encodePacked("\x19\x01", domain, structHash));
    }
}
