// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PrintBits, Prints } from "../../types/Prints.sol";
import { Test } from "../support/Test.sol";

/// The packed bytes say the same as an array.
contract PrintsFuzz is Test {
    uint256 private constant PLACES = 32;
    uint256 private constant STEPS = 24;

    function testFuzz_everyChangeIsTheArraysChange(
        uint256 start,
        uint256[STEPS] calldata places,
        uint8[STEPS] calldata bytes_
    ) public pure {
        uint8[PLACES] memory plain;
        for (uint256 i; i < PLACES; ++i) plain[i] = uint8(start / 256 ** i);
        Prints prints = Prints.wrap(start);
        _same(prints, plain);

        for (uint256 i; i < STEPS; ++i) {
            uint256 place = places[i] % PLACES;
            plain[place] = bytes_[i];
            prints = prints.with(place, bytes_[i]);
            _same(prints, plain);
        }
    }

    function testFuzz_theByteIsTheSumsLastOne(address token, uint256 tokenId) public pure {
        uint256 sum = (uint256(uint160(token)) % 256 + tokenId % 256) % 256;

        vm.assertEq(PrintBits.print(token, tokenId), sum);
    }

    function _same(Prints prints, uint8[PLACES] memory plain) private pure {
        for (uint256 i; i < PLACES; ++i) vm.assertEq(prints.byteAt(i), plain[i]);
    }
}
