// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SSTORE2 } from "solady/src/utils/SSTORE2.sol";

import { FirstTerms } from "../types/First.sol";

/// Keeps each set of terms once, as a contract's code, and gives it a number; 0 is no terms.
abstract contract FirstTermsStore {
    uint32 private _lastTerms;
    mapping(bytes32 hash => uint32 number) private _numbers;
    mapping(uint32 number => address pointer) private _pointers;

    function _keepTerms(FirstTerms memory terms) internal returns (uint32 number) {
        bytes memory written = abi.encode(terms);
        bytes32 hash = keccak256(written);
        number = _numbers[hash];
        if (number != 0) return number;

        number = ++_lastTerms;
        _numbers[hash] = number;
        _pointers[number] = SSTORE2.write(written);
    }

    function _termsOf(uint32 number) internal view returns (FirstTerms memory terms) {
        if (number != 0) terms = abi.decode(SSTORE2.read(_pointers[number]), (FirstTerms));
    }
}
