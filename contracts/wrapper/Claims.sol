// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrapper } from "../interfaces/IWrapper.sol";
import { AssetMover } from "../libraries/AssetMover.sol";
import { AssetItem, AssetType } from "../types/Assets.sol";

/// Keeps what could not be paid out for those it belongs to.
abstract contract Claims is IWrapper {
    mapping(address holder => mapping(bytes32 asset => uint256 amount)) private _claims;

    /// @inheritdoc IWrapper
    function claimable(address holder, AssetType assetType, address contractAddress, uint256 tokenId)
        external
        view
        returns (uint256)
    {
        return _claims[holder][_key(assetType, contractAddress, tokenId)];
    }

    /// @dev An ERC-721 is kept as an amount of one.
    function _keepClaim(address holder, AssetType assetType, address token, uint256 tokenId, uint256 amount) internal {
        if (assetType == AssetType.ERC721) amount = 1;
        _claims[holder][_key(assetType, token, tokenId)] += amount;

        emit ClaimKept(holder, assetType, token, tokenId, amount);
    }

    function _payClaim(address holder, AssetItem calldata item, address receiver) internal {
        AssetType assetType = item.asset.assetType;
        address token = item.asset.contractAddress;
        bytes32 key = _key(assetType, token, item.tokenId);
        uint256 amount = _claims[holder][key];
        require(amount != 0, NothingToClaim());

        delete _claims[holder][key];

        emit ClaimPaid(holder, assetType, token, item.tokenId, amount, receiver);

        AssetMover.push(assetType, token, item.tokenId, amount, receiver);
    }

    function _key(AssetType assetType, address token, uint256 tokenId) private pure returns (bytes32) {
        return keccak256(abi.encode(assetType, token, tokenId));
    }
}
