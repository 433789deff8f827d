// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";

import { IWhiteList } from "../interfaces/IWhiteList.sol";
import { Asset, AssetItem, AssetType, Rules, WhiteListItem } from "../types/Assets.sol";

/// @title The white list, the black list and the rules of assets
/// @dev Each entry knows its place in its list, so that setting and removing cost the same however long the list is.
contract WhiteList is Ownable2Step, IWhiteList {
    /// An entry in one word; `place` counts from 1, and 0 means that there is none.
    struct Entry {
        address transferFeeModel;
        bool enabledForFee;
        bool enabledForCollateral;
        bool enabledRemoveFromCollateral;
        uint32 place;
    }

    Asset[] public whiteListedArray;
    Asset[] public blackListedArray;

    mapping(address asset => Entry) private _entries;
    mapping(address asset => uint256 place) private _blackPlaces;
    mapping(address asset => Rules) private _rules;

    constructor() Ownable(msg.sender) { }

    /// @inheritdoc IWhiteList
    function setWLItem(Asset calldata asset, WhiteListItem calldata item) external onlyOwner {
        require(item.transferFeeModel != address(0), "Cant be zero, use default instead");

        uint32 place = _entries[asset.contractAddress].place;
        if (place == 0) {
            whiteListedArray.push(asset);
            place = uint32(whiteListedArray.length);
        } else {
            whiteListedArray[place - 1] = asset;
        }
        _entries[asset.contractAddress] = Entry(
            item.transferFeeModel,
            item.enabledForFee,
            item.enabledForCollateral,
            item.enabledRemoveFromCollateral,
            place
        );

        emit WhiteListItemChanged(
            asset.contractAddress,
            item.enabledForFee,
            item.enabledForCollateral,
            item.enabledRemoveFromCollateral,
            item.transferFeeModel
        );
    }

    /// @inheritdoc IWhiteList
    function removeWLItem(Asset calldata asset) external onlyOwner {
        uint32 place = _entries[asset.contractAddress].place;
        if (place == 0) return;

        delete _entries[asset.contractAddress];
        Asset memory last = whiteListedArray[whiteListedArray.length - 1];
        if (last.contractAddress != asset.contractAddress) {
            whiteListedArray[place - 1] = last;
            _entries[last.contractAddress].place = place;
        }
        whiteListedArray.pop();

        emit WhiteListItemChanged(asset.contractAddress, false, false, false, address(0));
    }

    /// @inheritdoc IWhiteList
    function setBLItem(Asset calldata asset, bool isBlackListed) external onlyOwner {
        uint256 place = _blackPlaces[asset.contractAddress];
        if (isBlackListed == (place != 0)) return;

        if (isBlackListed) {
            blackListedArray.push(asset);
            _blackPlaces[asset.contractAddress] = blackListedArray.length;
        } else {
            _removeFromBlackList(asset.contractAddress, place);
        }

        emit BlackListItemChanged(asset.contractAddress, isBlackListed);
    }

    /// @inheritdoc IWhiteList
    function setRules(address asset, bytes2 only, bytes2 disabled) external onlyOwner {
        _rules[asset] = Rules(only, disabled);

        emit RulesChanged(asset, only, disabled);
    }

    /// @inheritdoc IWhiteList
    function getWLItem(address asset) external view returns (WhiteListItem memory) {
        Entry memory entry = _entries[asset];
        return WhiteListItem(
            entry.enabledForFee,
            entry.enabledForCollateral,
            entry.enabledRemoveFromCollateral,
            entry.transferFeeModel
        );
    }

    /// @inheritdoc IWhiteList
    function getWLItemCount() external view returns (uint256) {
        return whiteListedArray.length;
    }

    /// @inheritdoc IWhiteList
    function getWLAddressByIndex(uint256 index) external view returns (Asset memory) {
        return whiteListedArray[index];
    }

    /// @inheritdoc IWhiteList
    function getWLAddresses() external view returns (Asset[] memory) {
        return whiteListedArray;
    }

    /// @inheritdoc IWhiteList
    function getBLItem(address asset) external view returns (bool) {
        return _blackPlaces[asset] != 0;
    }

    /// @inheritdoc IWhiteList
    function getBLItemCount() external view returns (uint256) {
        return blackListedArray.length;
    }

    /// @inheritdoc IWhiteList
    function getBLAddressByIndex(uint256 index) external view returns (Asset memory) {
        return blackListedArray[index];
    }

    /// @inheritdoc IWhiteList
    function getBLAddresses() external view returns (Asset[] memory) {
        return blackListedArray;
    }

    /// @inheritdoc IWhiteList
    function enabledForCollateral(address asset) external view returns (bool) {
        return _entries[asset].enabledForCollateral;
    }

    /// @inheritdoc IWhiteList
    function allEnabledForCollateral(AssetItem[] calldata items) external view returns (bool) {
        for (uint256 i; i < items.length; ++i) {
            Asset calldata asset = items[i].asset;
            if (asset.assetType == AssetType.NATIVE) continue;
            if (!_entries[asset.contractAddress].enabledForCollateral) return false;
        }
        return true;
    }

    /// @inheritdoc IWhiteList
    function enabledForFee(address asset) external view returns (bool) {
        return _entries[asset].enabledForFee;
    }

    /// @inheritdoc IWhiteList
    function enabledRemoveFromCollateral(address asset) external view returns (bool) {
        return _entries[asset].enabledRemoveFromCollateral;
    }

    /// @inheritdoc IWhiteList
    function rulesEnabled(address asset, bytes2 rules) external view returns (bool) {
        Rules memory masks = _rules[asset];
        if (masks.onlythis != 0) return rules == masks.onlythis;
        return rules & masks.disabled == 0;
    }

    /// @inheritdoc IWhiteList
    function validateRules(address asset, bytes2 rules) external view returns (bytes2) {
        Rules memory masks = _rules[asset];
        if (masks.onlythis != 0) return masks.onlythis;
        return rules & ~masks.disabled;
    }

    /// @inheritdoc IWhiteList
    function rulesOf(address asset) external view returns (Rules memory) {
        return _rules[asset];
    }

    function _removeFromBlackList(address asset, uint256 place) private {
        delete _blackPlaces[asset];
        Asset memory last = blackListedArray[blackListedArray.length - 1];
        if (last.contractAddress != asset) {
            blackListedArray[place - 1] = last;
            _blackPlaces[last.contractAddress] = place;
        }
        blackListedArray.pop();
    }
}
