// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LibBit } from "solady/src/utils/LibBit.sol";

import { Asset, AssetItem, AssetType } from "../types/Assets.sol";
import { Header } from "../types/Header.sol";
import { Item, ItemBits, Wide } from "../types/Item.sol";
import { PrintBits, Prints } from "../types/Prints.sol";

// How many collateral items, besides native coin, a wrapped token can hold.
uint256 constant SLOTS = 25;

/// What is recorded of each wrapped token: its header, its original and its collateral. It books and never moves anything.
abstract contract CollateralLedger {
    /// Items that were taken out of a record. `wides` holds the id and the amount of each, one after the other, and is empty
    /// when none of them was wide.
    struct Taken {
        Item[] items;
        uint256[] wides;
    }

    /// @param prints hints where an item is, kept from the eleventh item on
    /// @param items the collateral besides native coin, in the order in which it came, and behind it the original
    struct Record {
        Header header;
        Prints prints;
        Item[SLOTS + 1] items;
        mapping(uint256 index => Wide) wides;
    }

    /// So many items are searched one by one; with more there are prints.
    uint256 private constant PLAIN_SEARCH = 10;
    /// The place of the original among the items.
    uint256 private constant ORIGINAL = SLOTS;

    mapping(address wNFT => mapping(uint256 tokenId => Record)) internal _records;

    /// Books an original; EMPTY is none.
    function _bookOriginal(
        Record storage record,
        Header header,
        AssetType assetType,
        address token,
        uint256 tokenId,
        uint256 amount
    ) internal returns (Header) {
        if (assetType == AssetType.EMPTY) return header;

        _write(record, ORIGINAL, assetType, token, tokenId, assetType == AssetType.ERC721 ? 0 : amount);
        return header.withOriginal();
    }

    /// Books collateral that is not native coin: into its item, or into a new one.
    /// @return changed the header, @return opened whether a new item was needed.
    function _book(
        Record storage record,
        Header header,
        AssetType assetType,
        address token,
        uint256 tokenId,
        uint256 amount
    ) internal returns (Header changed, bool opened) {
        if (assetType != AssetType.ERC721) {
            (bool found, uint256 index) = _find(record, header.items(), assetType, token, tokenId);
            if (found) {
                _raise(record, index, amount);
                return (header, false);
            }
        }
        return (_open(record, header, assetType, token, tokenId, amount), true);
    }

    /// Takes so much off an ERC-20 item.
    function _lower(Record storage record, uint256 index, uint256 amount) internal {
        Item item = record.items[index];
        uint256 inside = item.isWide() ? record.wides[index].amount : item.value();
        require(inside >= amount, "Amount exceed balance");

        if (item.isWide()) record.wides[index].amount = inside - amount;
        else record.items[index] = ItemBits.create(item.assetType(), item.token(), inside - amount);
    }

    /// The place of an item among `count`; prints are asked first where there are any.
    function _find(Record storage record, uint256 count, AssetType assetType, address token, uint256 tokenId)
        internal
        view
        returns (bool, uint256)
    {
        if (count <= PLAIN_SEARCH) {
            for (uint256 i; i < count; ++i) if (_isAt(record, i, assetType, token, tokenId)) return (true, i);
            return (false, 0);
        }

        uint256 hits = record.prints.hits(PrintBits.print(token, tokenId), count);
        for (; hits != 0; hits &= hits - 1) {
            uint256 index = LibBit.ffs(hits) / 8;
            if (_isAt(record, index, assetType, token, tokenId)) return (true, index);
        }
        return (false, 0);
    }

    function _itemAt(Record storage record, uint256 index) internal view returns (AssetItem memory) {
        Item item = record.items[index];
        return _expand(item, item.isWide() ? record.wides[index] : Wide(0, 0));
    }

    function _originalOf(Record storage record, Header header) internal view returns (AssetItem memory none) {
        return header.hasOriginal() ? _itemAt(record, ORIGINAL) : none;
    }

    /// How much of an ERC-20 or ERC-1155 an item holds.
    function _amountAt(Record storage record, uint256 index) internal view returns (uint256) {
        Item item = record.items[index];
        return item.isWide() ? record.wides[index].amount : item.value();
    }

    /// How much of an ERC-20 is inside.
    function _balanceOf(Record storage record, Header header, address token) internal view returns (uint256) {
        (bool found, uint256 index) = _find(record, header.items(), AssetType.ERC20, token, 0);
        return found ? _amountAt(record, index) : 0;
    }

    /// The whole collateral, native coin at the place where it came in.
    function _collateralOf(Record storage record, Header header) internal view returns (AssetItem[] memory list) {
        (bool hasNative, uint256 nativeAt) = header.nativeAt();
        uint256 count = header.items();
        list = new AssetItem[](hasNative ? count + 1 : count);

        for (uint256 i; i < count; ++i) list[hasNative && nativeAt <= i ? i + 1 : i] = _itemAt(record, i);
        if (hasNative) list[nativeAt] = AssetItem(Asset(AssetType.NATIVE, address(0)), 0, header.native());
    }

    /// Reads the items from `first` on, and behind them the original when it is wanted, and forgets them.
    function _take(Record storage record, Header header, uint256 first, bool original)
        internal
        returns (Taken memory taken)
    {
        uint256 count = header.items();
        uint256 size = count - first + (original ? 1 : 0);
        taken.items = new Item[](size);
        for (uint256 i; i < size; ++i) {
            uint256 index = first + i == count ? ORIGINAL : first + i;
            Item item = record.items[index];
            record.items[index] = Item.wrap(0);
            taken.items[i] = item;
            if (!item.isWide()) continue;

            if (taken.wides.length == 0) taken.wides = new uint256[](2 * size);
            Wide storage wide = record.wides[index];
            (taken.wides[2 * i], taken.wides[2 * i + 1]) = (wide.tokenId, wide.amount);
            delete record.wides[index];
        }
    }

    /// An item that was taken, written out.
    function _takenAt(Taken memory taken, uint256 index)
        internal
        pure
        returns (AssetType assetType, address token, uint256 tokenId, uint256 amount)
    {
        Item item = taken.items[index];
        (assetType, token) = (item.assetType(), item.token());
        if (item.isWide()) (tokenId, amount) = (taken.wides[2 * index], taken.wides[2 * index + 1]);
        else if (assetType == AssetType.ERC721) tokenId = item.value();
        else amount = item.value();
    }

    function _open(
        Record storage record,
        Header header,
        AssetType assetType,
        address token,
        uint256 tokenId,
        uint256 amount
    ) private returns (Header) {
        uint256 index = header.items();
        (bool limited, uint256 limit) = header.slotLimit();
        require(index < SLOTS, "Too much tokens in collateral");
        require(!limited || index < limit, "Too much collateral slots for this wNFT");

        _write(record, index, assetType, token, tokenId, amount);
        if (index >= PLAIN_SEARCH) _print(record, index, PrintBits.print(token, tokenId));
        return header.withItems(index + 1);
    }

    /// Writes a new item: into one word where it fits.
    function _write(
        Record storage record,
        uint256 index,
        AssetType assetType,
        address token,
        uint256 tokenId,
        uint256 amount
    ) private {
        uint256 value = assetType == AssetType.ERC20 ? amount : tokenId;
        if (assetType != AssetType.ERC1155 && value <= ItemBits.MAX_VALUE) {
            record.items[index] = ItemBits.create(assetType, token, value);
            return;
        }
        record.items[index] = ItemBits.createWide(assetType, token);
        if (tokenId != 0) record.wides[index].tokenId = tokenId;
        if (amount != 0) record.wides[index].amount = amount;
    }

    function _raise(Record storage record, uint256 index, uint256 amount) private {
        Item item = record.items[index];
        if (item.isWide()) {
            record.wides[index].amount += amount;
            return;
        }
        uint256 value = item.value() + amount;
        if (value <= ItemBits.MAX_VALUE) {
            record.items[index] = ItemBits.create(item.assetType(), item.token(), value);
        } else {
            record.items[index] = ItemBits.createWide(item.assetType(), item.token());
            record.wides[index].amount = value;
        }
    }

    /// Prints start with the item that makes searching one by one dear; then the earlier ones get theirs too.
    function _print(Record storage record, uint256 index, uint8 print) private {
        Prints prints = record.prints;
        if (index == PLAIN_SEARCH) {
            for (uint256 i; i < index; ++i) {
                AssetItem memory earlier = _itemAt(record, i);
                prints = prints.with(i, PrintBits.print(earlier.asset.contractAddress, earlier.tokenId));
            }
        }
        record.prints = prints.with(index, print);
    }

    function _isAt(Record storage record, uint256 index, AssetType assetType, address token, uint256 tokenId)
        private
        view
        returns (bool)
    {
        Item item = record.items[index];
        if (!item.isOf(assetType, token)) return false;
        if (assetType == AssetType.ERC20) return true;
        return (item.isWide() ? record.wides[index].tokenId : item.value()) == tokenId;
    }

    function _expand(Item item, Wide memory wide) private pure returns (AssetItem memory) {
        AssetType assetType = item.assetType();
        Asset memory asset = Asset(assetType, item.token());
        if (item.isWide()) return AssetItem(asset, wide.tokenId, wide.amount);
        return assetType == AssetType.ERC721 ? AssetItem(asset, item.value(), 0) : AssetItem(asset, 0, item.value());
    }
}
