// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { AssetType } from "./Assets.sol";

/// An asset and how much or which of it, in one storage word: contract 160 bits (lowest) | type 3 | wide 1 | value 92.
/// The value is the amount of an ERC-20 or the id of an ERC-721. What does not fit, and every ERC-1155, is *wide*: its id
/// and amount lie in words of their own (`Wide`).
type Item is uint256;

/// The id and amount of an item that does not fit into its word.
struct Wide {
    uint256 tokenId;
    uint256 amount;
}

using ItemBits for Item global;

/// Reads and changes of an `Item`. `test/fuzz/Item.t.sol` holds every function against a plain struct.
library ItemBits {
    uint256 private constant TYPE = 160;
    uint256 private constant WIDE = 1 << 163;
    uint256 private constant VALUE = 164;

    uint256 internal constant MAX_VALUE = (1 << 92) - 1;

    /// @param value_ at most `MAX_VALUE`.
    function create(AssetType assetType_, address token_, uint256 value_) internal pure returns (Item) {
        return Item.wrap(uint160(token_) | (uint256(assetType_) << TYPE) | (value_ << VALUE));
    }

    function createWide(AssetType assetType_, address token_) internal pure returns (Item) {
        return Item.wrap(uint160(token_) | (uint256(assetType_) << TYPE) | WIDE);
    }

    function token(Item item) internal pure returns (address) {
        return address(uint160(Item.unwrap(item)));
    }

    function assetType(Item item) internal pure returns (AssetType) {
        return AssetType((Item.unwrap(item) >> TYPE) & 7);
    }

    function isWide(Item item) internal pure returns (bool) {
        return Item.unwrap(item) & WIDE != 0;
    }

    /// The amount of an ERC-20, the id of an ERC-721; 0 when wide.
    function value(Item item) internal pure returns (uint256) {
        return Item.unwrap(item) >> VALUE;
    }

    /// Whether the item is of this asset, whatever its value.
    function isOf(Item item, AssetType assetType_, address token_) internal pure returns (bool) {
        return (Item.unwrap(item) ^ (uint160(token_) | (uint256(assetType_) << TYPE))) & (WIDE - 1) == 0;
    }
}
