// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import { IERC1155 } from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import { LibCall } from "solady/src/utils/LibCall.sol";
import { SafeTransferLib } from "solady/src/utils/SafeTransferLib.sol";

import { AssetItem, AssetType } from "../types/Assets.sol";

/// Moves assets in and out of the calling contract. What comes in is measured; what goes out either arrives, reverts, or
/// (`tryPush`) fails without harm to the caller.
library AssetMover {
    string private constant SUSPICIOUS = "Suspicious asset for wrap";

    /// Pulls an ERC-20, ERC-721 or ERC-1155 from `from` and makes sure that exactly that arrived.
    function pull(AssetItem calldata item, address from) internal {
        address token = item.asset.contractAddress;
        if (item.asset.assetType == AssetType.ERC20) {
            uint256 before = IERC20(token).balanceOf(address(this));
            SafeTransferLib.safeTransferFrom(token, from, address(this), item.amount);
            require(IERC20(token).balanceOf(address(this)) == before + item.amount, SUSPICIOUS);
        } else if (item.asset.assetType == AssetType.ERC721) {
            require(IERC721(token).ownerOf(item.tokenId) == from, SUSPICIOUS);
            IERC721(token).transferFrom(from, address(this), item.tokenId);
            require(IERC721(token).ownerOf(item.tokenId) == address(this), SUSPICIOUS);
        } else {
            uint256 before = IERC1155(token).balanceOf(address(this), item.tokenId);
            IERC1155(token).safeTransferFrom(from, address(this), item.tokenId, item.amount, "");
            require(IERC1155(token).balanceOf(address(this), item.tokenId) == before + item.amount, SUSPICIOUS);
        }
    }

    /// Pays out, or reverts with the token's own reason.
    function push(AssetType assetType, address token, uint256 tokenId, uint256 amount, address to) internal {
        if (assetType == AssetType.ERC20) {
            if (amount != 0) SafeTransferLib.safeTransfer(token, to, amount);
        } else if (assetType == AssetType.ERC721) {
            IERC721(token).transferFrom(address(this), to, tokenId);
        } else if (assetType == AssetType.ERC1155) {
            IERC1155(token).safeTransferFrom(address(this), to, tokenId, amount, "");
        } else if (amount != 0) {
            SafeTransferLib.safeTransferETH(to, amount);
        }
    }

    /// Pays out with at most `gasLimit` gas and answers whether that worked; what the token returns is not copied.
    function tryPush(
        AssetType assetType,
        address token,
        uint256 tokenId,
        uint256 amount,
        address to,
        uint256 gasLimit
    ) internal returns (bool) {
        if (assetType == AssetType.NATIVE) return _call(to, amount, gasLimit, "");
        if (assetType == AssetType.ERC20) {
            return amount == 0 || _call(token, 0, gasLimit, abi.encodeCall(IERC20.transfer, (to, amount)));
        }
        bytes memory data = assetType == AssetType.ERC721
            ? abi.encodeCall(IERC721.transferFrom, (address(this), to, tokenId))
            : abi.encodeCall(IERC1155.safeTransferFrom, (address(this), to, tokenId, amount, ""));
        return token.code.length != 0 && _call(token, 0, gasLimit, data);
    }

    /// A call counts as failed when it reverts, or answers with anything but true or nothing.
    function _call(address target, uint256 value, uint256 gasLimit, bytes memory data) private returns (bool) {
        (bool success,, bytes memory answer) = LibCall.tryCall(target, value, gasLimit, 32, data);
        if (!success) return false;
        return answer.length == 0 ? data.length == 0 || target.code.length != 0 : bytes32(answer) == bytes32(uint256(1));
    }
}
