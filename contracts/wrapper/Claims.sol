// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IClaims } from "../interfaces/IClaims.sol";
import { AssetMover } from "../libraries/AssetMover.sol";
import { AssetItem, AssetType } from "../types/Assets.sol";

/// Keeps what could not be paid out for those it belongs to.
abstract contract Claims is IClaims {
    /// @inheritdoc IClaims
    uint256 public constant ITEM_GAS = 300_000;
    /// What one item costs whose failure is tolerated: its call, of which a 64th stays behind, and its claim.
    uint256 internal constant GAS_PER_ITEM = ITEM_GAS * 64 / 63 + 50_000;

    mapping(address holder => mapping(bytes32 asset => uint256 amount)) private _claims;

    /// @inheritdoc IClaims
    function claimable(address holder, AssetType assetType, address contractAddress, uint256 tokenId)
        external
        view
        returns (uint256)
    {
        return _claims[holder][_key(assetType, contractAddress, tokenId)];
    }

    /// Pays out to `holder` within the gas of one item, or keeps the item as a claim and answers false.
    function _payOrKeep(AssetType assetType, address token, uint256 tokenId, uint256 amount, address holder)
        internal
        returns (bool paid)
    {
        paid = AssetMover.tryPush(assetType, token, tokenId, amount, holder, ITEM_GAS);
        if (!paid) _keepClaim(holder, assetType, token, tokenId, amount);
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

    /// @dev An ERC-721 is kept as an amount of one.
    function _keepClaim(address holder, AssetType assetType, address token, uint256 tokenId, uint256 amount) private {
        if (assetType == AssetType.ERC721) amount = 1;
        _claims[holder][_key(assetType, token, tokenId)] += amount;

        emit ClaimKept(holder, assetType, token, tokenId, amount);
    }

    function _key(AssetType assetType, address token, uint256 tokenId) private pure returns (bytes32) {
        return keccak256(abi.encode(assetType, token, tokenId));
    }
}
