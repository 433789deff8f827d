// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// One byte for each of a wrapped token's collateral items, so that an item among many is found by one read. A byte that
/// fits is only a hint: the item itself decides.
type Prints is uint256;

using PrintBits for Prints global;

library PrintBits {
    uint256 private constant EACH = 0x0101010101010101010101010101010101010101010101010101010101010101;
    uint256 private constant LOW_BITS = 0x7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f;

    /// The byte of an asset.
    function print(address token, uint256 tokenId) internal pure returns (uint8) {
        unchecked {
            return uint8(uint160(token) + tokenId);
        }
    }

    /// The places among the first `count` whose byte is `wanted`: the top bit of each such byte, all looked at together.
    /// @dev A byte of the difference is zero where it fits. Adding 0x7f to its low bits carries into its top bit unless those
    /// are zero, so the top bit of (low + 0x7f) | difference is clear for zero bytes alone, and no byte touches another.
    function hits(Prints prints, uint8 wanted, uint256 count) internal pure returns (uint256) {
        unchecked {
            uint256 difference = Prints.unwrap(prints) ^ (wanted * EACH);
            uint256 nonZero = ((difference & LOW_BITS) + LOW_BITS) | difference | LOW_BITS;
            return ~nonZero & ((1 << (count * 8)) - 1);
        }
    }

    function with(Prints prints, uint256 index, uint8 byte_) internal pure returns (Prints) {
        uint256 shift = index * 8;
        return Prints.wrap((Prints.unwrap(prints) & ~(uint256(0xff) << shift)) | (uint256(byte_) << shift));
    }
}
