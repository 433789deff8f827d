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

    function testFuzz_theHitsAreThePlacesOfTheByte(uint256 word, uint8 wanted, uint8 repeated, uint256 count) public pure {
        count = bound(count, 0, 31);
        // Bytes of their own seldom fit; some are made to.
        for (uint256 i; i < 32; i += 3) {
            if (repeated >> (i % 8) & 1 == 1) word = (word & ~(uint256(0xff) << (8 * i))) | (uint256(wanted) << (8 * i));
        }
        uint256 hits = Prints.wrap(word).hits(wanted, count);
        for (uint256 i; i < 32; ++i) {
            vm.assertEq(_hitsAt(hits, i), i < count && uint8(word >> (8 * i)) == wanted);
        }
        vm.assertEq(hits & 0x7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f, 0);
    }

    function _hitsAt(uint256 hits, uint256 place) private pure returns (bool) {
        return uint8(hits >> (8 * place)) == 0x80;
    }

    function _same(Prints prints, uint8[PLACES] memory plain) private pure {
        vm.assertEq(_hitsAt(prints.hits(plain[3], PLACES - 1), 3), true);
        for (uint256 i; i < PLACES; ++i) {
            vm.assertEq(uint8(Prints.unwrap(prints) >> (8 * i)), plain[i]);
        }
    }
}
