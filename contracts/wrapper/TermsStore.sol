// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SSTORE2 } from "solady/src/utils/SSTORE2.sol";

import { Fee, Lock, Royalty } from "../types/Assets.sol";

/// What a wrapped token carries besides its header; many tokens carry the same.
struct Terms {
    Fee[] fees;
    Lock[] locks;
    Royalty[] royalties;
}

/// Keeps each set of terms once and gives it a number. Terms never change, so they are written as a contract's code, which
/// is cheap to read whole.
abstract contract TermsStore {
    /// A set of terms that was used. `approvedIn` is one more than the policy that approved it last; 0 is none.
    struct Known {
        uint32 number;
        uint64 approvedIn;
    }

    uint32 private _lastTerms;
    mapping(bytes32 hash => Known) private _known;
    mapping(uint32 number => address pointer) private _pointers;
    mapping(uint32 number => mapping(address account => bool)) private _receivers;

    /// The number of these terms, new or known, and their hash; 0 and 0 when they are empty.
    function _numberOf(Fee[] calldata fees, Lock[] memory locks, Royalty[] calldata royalties)
        internal
        returns (uint32 number, bytes32 hash)
    {
        if (fees.length == 0 && locks.length == 0 && royalties.length == 0) return (0, 0);

        bytes memory written = abi.encode(fees, locks, royalties);
        hash = keccak256(written);
        number = _known[hash].number;
        if (number != 0) return (number, hash);

        number = ++_lastTerms;
        _known[hash].number = number;
        _pointers[number] = SSTORE2.write(written);
        for (uint256 i; i < royalties.length; ++i) _receivers[number][royalties[i].beneficiary] = true;
    }

    /// Remembers that a policy approved of terms.
    function _approve(bytes32 hash, uint64 policy) internal {
        _known[hash].approvedIn = policy + 1;
    }

    function _isApproved(bytes32 hash, uint64 policy) internal view returns (bool) {
        return _known[hash].approvedIn == policy + 1;
    }

    function _termsOf(uint32 number) internal view returns (Terms memory terms) {
        if (number == 0) return terms;
        (terms.fees, terms.locks, terms.royalties) =
            abi.decode(SSTORE2.read(_pointers[number]), (Fee[], Lock[], Royalty[]));
    }

    /// Whether an account is among the royalty receivers of these terms.
    function _receivesRoyalty(uint32 number, address account) internal view returns (bool) {
        return _receivers[number][account];
    }
}
