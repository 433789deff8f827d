// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Everything about a wrapped token that each operation needs, in one storage word:
/// native amount (128 bits, lowest) | rules 16 | terms 32 | unlock time 40 | items 8 | slot limit 8 | native position 8 |
/// flags 8. The topmost eight bits are free.
type Header is uint256;

using HeaderBits for Header global;

/// Reads and changes of a `Header`; each change answers a new word. `test/fuzz/Header.t.sol` holds every function
/// against a plain struct.
library HeaderBits {
    uint256 private constant RULES = 128;
    uint256 private constant TERMS = 144;
    uint256 private constant UNLOCK_AT = 176;
    uint256 private constant ITEMS = 216;
    uint256 private constant SLOT_LIMIT = 224;
    uint256 private constant NATIVE_AT = 232;
    uint256 private constant ORIGINAL = 1 << 240;
    uint256 private constant LOCKS_IN_TERMS = 1 << 241;
    uint256 private constant PARTLY_TAKEN = 1 << 242;

    /// The header of a token with these rules that holds nothing yet.
    function create(bytes2 rules_) internal pure returns (Header) {
        return Header.wrap(uint256(uint16(rules_)) << RULES);
    }

    /// Whether nothing is written: the token does not exist, or it has neither content nor rules nor terms nor locks.
    function isBlank(Header h) internal pure returns (bool) {
        return Header.unwrap(h) == 0;
    }

    /// Native coin inside, in wei.
    function native(Header h) internal pure returns (uint256) {
        return uint128(Header.unwrap(h));
    }

    /// The token's rules, see `RuleBits`.
    function rules(Header h) internal pure returns (bytes2) {
        return bytes2(uint16(Header.unwrap(h) >> RULES));
    }

    /// The number of the token's terms (fees, royalties, unusual locks); 0 when it has none.
    function terms(Header h) internal pure returns (uint32) {
        return uint32(Header.unwrap(h) >> TERMS);
    }

    /// The unix time, in seconds, from which the token may be unwrapped; 0 when no time lock was set.
    function unlockAt(Header h) internal pure returns (uint256) {
        return uint40(Header.unwrap(h) >> UNLOCK_AT);
    }

    /// How many collateral items there are besides native coin.
    function items(Header h) internal pure returns (uint256) {
        return uint8(Header.unwrap(h) >> ITEMS);
    }

    /// Whether the token has a slot limit of its own, and which.
    function slotLimit(Header h) internal pure returns (bool limited, uint256 limit) {
        uint256 stored = uint8(Header.unwrap(h) >> SLOT_LIMIT);
        return stored == 0 ? (false, 0) : (true, stored - 1);
    }

    /// Whether native coin is among the collateral, and before how many of the items it was added.
    function nativeAt(Header h) internal pure returns (bool present, uint256 position) {
        uint256 stored = uint8(Header.unwrap(h) >> NATIVE_AT);
        return stored == 0 ? (false, 0) : (true, stored - 1);
    }

    /// Whether an original was wrapped.
    function hasOriginal(Header h) internal pure returns (bool) {
        return Header.unwrap(h) & ORIGINAL != 0;
    }

    /// Whether the list of locks is kept with the terms, because it does not fit here.
    function locksInTerms(Header h) internal pure returns (bool) {
        return Header.unwrap(h) & LOCKS_IN_TERMS != 0;
    }

    /// Whether the holder took some of the items out.
    function isPartlyTaken(Header h) internal pure returns (bool) {
        return Header.unwrap(h) & PARTLY_TAKEN != 0;
    }

    function withPartlyTaken(Header h) internal pure returns (Header) {
        return Header.wrap(Header.unwrap(h) | PARTLY_TAKEN);
    }

    function withTerms(Header h, uint32 number) internal pure returns (Header) {
        return _with(h, TERMS, type(uint32).max, number);
    }

    function withUnlockAt(Header h, uint40 time) internal pure returns (Header) {
        return _with(h, UNLOCK_AT, type(uint40).max, time);
    }

    /// @param limit at most 25, the number of slots there are.
    function withSlotLimit(Header h, uint8 limit) internal pure returns (Header) {
        return _with(h, SLOT_LIMIT, type(uint8).max, uint256(limit) + 1);
    }

    function withItems(Header h, uint256 count) internal pure returns (Header) {
        return _with(h, ITEMS, type(uint8).max, count);
    }

    function withOriginal(Header h) internal pure returns (Header) {
        return Header.wrap(Header.unwrap(h) | ORIGINAL);
    }

    function withLocksInTerms(Header h) internal pure returns (Header) {
        return Header.wrap(Header.unwrap(h) | LOCKS_IN_TERMS);
    }

    /// What is left of a token when its holder has taken out all items but the first ones: its locks were passed, and must
    /// not hold the rest because of what was taken out.
    function withRest(Header h, uint256 count) internal pure returns (Header) {
        (bool present, uint256 position) = nativeAt(h);
        if (present && position > count) h = _with(h, NATIVE_AT, type(uint8).max, count + 1);
        return Header.wrap(Header.unwrap(withItems(h, count)) & ~LOCKS_IN_TERMS);
    }

    /// Adds native coin, in wei, behind the items that are there when it is the first; wei never reach 2^128.
    function plusNative(Header h, uint256 amount) internal pure returns (Header) {
        (bool present,) = nativeAt(h);
        if (!present) h = _with(h, NATIVE_AT, type(uint8).max, items(h) + 1);
        return Header.wrap(Header.unwrap(h) + amount);
    }

    /// Takes native coin, in wei, of which there must be as much.
    function minusNative(Header h, uint256 amount) internal pure returns (Header) {
        return Header.wrap(Header.unwrap(h) - amount);
    }

    function _with(Header h, uint256 shift, uint256 mask, uint256 value) private pure returns (Header) {
        return Header.wrap((Header.unwrap(h) & ~(mask << shift)) | (value << shift));
    }
}
