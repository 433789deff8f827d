// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Header, HeaderBits } from "../../types/Header.sol";
import { Test } from "../support/Test.sol";

/// The packed header says the same as a plain struct, whatever is done to both.
contract HeaderFuzz is Test {
    struct Plain {
        uint256 native;
        bytes2 rules;
        uint32 terms;
        uint40 unlockAt;
        uint256 items;
        bool limited;
        uint256 limit;
        bool hasNative;
        uint256 nativeAt;
        bool original;
        bool locksInTerms;
        bool partlyTaken;
    }

    uint256 private constant STEPS = 24;
    uint256 private constant SLOTS = 25;

    function testFuzz_everyChangeIsTheStructsChange(bytes2 rules, uint256[STEPS] calldata seeds) public pure {
        Header header = HeaderBits.create(rules);
        Plain memory plain;
        plain.rules = rules;
        _same(header, plain);

        for (uint256 i; i < STEPS; ++i) {
            header = _change(header, plain, seeds[i] % 10, seeds[i] / 10);
            _same(header, plain);
        }
    }

    function testFuzz_fullestFieldsDoNotTouchEachOther(bool native, bool terms, bool time, bool limit) public pure {
        Plain memory plain;
        plain.rules = 0xffff;
        plain.items = type(uint8).max;
        Header header = HeaderBits.create(0xffff).withItems(type(uint8).max);
        if (terms) (header, plain.terms) = (header.withTerms(type(uint32).max), type(uint32).max);
        if (time) (header, plain.unlockAt) = (header.withUnlockAt(type(uint40).max), type(uint40).max);
        if (limit) (header, plain.limited, plain.limit) = (header.withSlotLimit(254), true, 254);
        header = header.withItems(SLOTS);
        plain.items = SLOTS;
        if (native) {
            header = header.plusNative(type(uint128).max);
            (plain.hasNative, plain.nativeAt, plain.native) = (true, SLOTS, type(uint128).max);
        }

        _same(header, plain);
    }

    function testFuzz_nativeThatCameBackToNothingKeepsItsPlace(uint256 items, uint128 amount) public pure {
        items = bound(items, 0, SLOTS);
        Header header = HeaderBits.create(0).withItems(items).plusNative(amount).minusNative(amount);

        (bool present, uint256 position) = header.nativeAt();
        vm.assertTrue(present);
        vm.assertEq(position, items);
        vm.assertEq(header.native(), 0);
    }

    function testFuzz_blankIsWhatHasNothing(bytes2 rules, uint32 terms, uint40 time, bool original, bool locks)
        public
        pure
    {
        Header header = HeaderBits.create(rules).withTerms(terms).withUnlockAt(time);
        if (original) header = header.withOriginal();
        if (locks) header = header.withLocksInTerms();

        bool nothing = rules == 0 && terms == 0 && time == 0 && !original && !locks;
        vm.assertEq(header.isBlank(), nothing);
    }

    /// One of the ten changes, to both.
    function _change(Header header, Plain memory plain, uint256 which, uint256 seed) private pure returns (Header) {
        if (which == 0) {
            plain.terms = uint32(seed);
            return header.withTerms(uint32(seed));
        }
        if (which == 1) {
            plain.unlockAt = uint40(seed);
            return header.withUnlockAt(uint40(seed));
        }
        if (which == 2) {
            (plain.limited, plain.limit) = (true, seed % (SLOTS + 1));
            return header.withSlotLimit(uint8(plain.limit));
        }
        if (which == 3) {
            plain.items = seed % (SLOTS + 1);
            return header.withItems(plain.items);
        }
        if (which == 4) {
            plain.original = true;
            return header.withOriginal();
        }
        if (which == 5) {
            plain.locksInTerms = true;
            return header.withLocksInTerms();
        }
        if (which == 6) {
            uint256 more = seed % 2 ** 120;
            if (!plain.hasNative) (plain.hasNative, plain.nativeAt) = (true, plain.items);
            plain.native += more;
            return header.plusNative(more);
        }
        if (which == 8) {
            plain.items = seed % (SLOTS + 1);
            if (plain.hasNative && plain.nativeAt > plain.items) plain.nativeAt = plain.items;
            plain.locksInTerms = false;
            return header.withRest(plain.items);
        }
        if (which == 9) {
            plain.partlyTaken = true;
            return header.withPartlyTaken();
        }
        uint256 less = plain.native == 0 ? 0 : seed % (plain.native + 1);
        plain.native -= less;
        return header.minusNative(less);
    }

    function _same(Header header, Plain memory plain) private pure {
        vm.assertEq(header.native(), plain.native, "native");
        vm.assertEq(bytes32(header.rules()), bytes32(plain.rules));
        vm.assertEq(header.terms(), plain.terms, "terms");
        vm.assertEq(header.unlockAt(), plain.unlockAt, "unlockAt");
        vm.assertEq(header.items(), plain.items, "items");
        (bool limited, uint256 limit) = header.slotLimit();
        vm.assertEq(limited, plain.limited);
        vm.assertEq(limit, plain.limit, "limit");
        (bool hasNative, uint256 nativeAt) = header.nativeAt();
        vm.assertEq(hasNative, plain.hasNative);
        vm.assertEq(nativeAt, plain.nativeAt, "nativeAt");
        vm.assertEq(header.hasOriginal(), plain.original);
        vm.assertEq(header.locksInTerms(), plain.locksInTerms);
        vm.assertEq(header.isPartlyTaken(), plain.partlyTaken);
    }
}
