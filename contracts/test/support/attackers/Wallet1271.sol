// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ECDSA } from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

import { Abuse, Harm } from "../tokens/Harm.sol";
import { Actor } from "./Actor.sol";

/// How a contract wallet answers whether a signature is its own.
enum Temper {
    /// Yes when its owner signed.
    HONEST,
    /// Yes to everything.
    YES,
    /// No to everything, as EIP-1271 asks: not the magic value.
    NO,
    /// The magic value with dirt behind it.
    DIRTY_YES,
    /// The magic value in 4 bytes instead of 32.
    SHORT_YES,
    /// The number 1, as if the answer were a bool.
    ONE,
    REVERT,
    BURN,
    REVERT_BOMB,
    /// 1 MB that begins with the magic value.
    YES_BOMB
}

/// A contract wallet that signs by EIP-1271, and can be anything but honest.
contract Wallet1271 is Actor {
    address public immutable owner;
    Temper public temper;

    bytes4 private constant MAGIC = 0x1626ba7e;

    constructor(address owner_, Temper temper_) {
        (owner, temper) = (owner_, temper_);
    }

    receive() external payable { }

    function setTemper(Temper temper_) external {
        temper = temper_;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4 answer) {
        if (temper == Temper.HONEST) return _isOwners(hash, signature) ? MAGIC : bytes4(0xffffffff);
        if (temper == Temper.YES) return MAGIC;
        if (temper == Temper.NO) return bytes4(0xffffffff);
        if (temper == Temper.DIRTY_YES) _return(bytes32(MAGIC) | bytes32(uint256(1)), 32);
        if (temper == Temper.SHORT_YES) _return(MAGIC, 4);
        if (temper == Temper.ONE) _return(bytes32(uint256(1)), 32);
        if (temper == Temper.REVERT) Abuse.apply_(Harm.REVERT, 0);
        if (temper == Temper.BURN) Abuse.apply_(Harm.BURN, 0);
        bool reverts = temper == Temper.REVERT_BOMB;
        Abuse.apply_(reverts ? Harm.REVERT_BOMB : Harm.RETURN_BOMB, uint256(bytes32(MAGIC)));
    }

    function _isOwners(bytes32 hash, bytes calldata signature) private view returns (bool) {
        (address signer, ECDSA.RecoverError fault,) = ECDSA.tryRecover(hash, signature);
        return fault == ECDSA.RecoverError.NoError && signer == owner;
    }

    function _return(bytes32 word, uint256 size) private pure {
        assembly ("memory-safe") {
            mstore(0, word)
            return(0, size)
        }
    }
}
