// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// One byte for each of a wrapped token's collateral items, so that an item among many is found by one read. A byte that
/// fits is only a hint: the item itself decides.
type Prints is uint256;

using PrintBits for Prints global;

library PrintBits {
    /// The byte of an asset.
    function print(address token, uint256 tokenId) internal pure returns (uint8) {
        unchecked {
            return uint8(uint160(token) + tokenId);
        }
    }

    function byteAt(Prints prints, uint256 index) internal pure returns (uint8) {
        return uint8(Prints.unwrap(prints) >> (index * 8));
    }

    function with(Prints prints, uint256 index, uint8 byte_) internal pure returns (Prints) {
        uint256 shift = index * 8;
        return Prints.wrap((Prints.unwrap(prints) & ~(uint256(0xff) << shift)) | (uint256(byte_) << shift));
    }
}
