// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import { IERC1155 } from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import { LibCall } from "solady/src/utils/LibCall.sol";
import { SafeTransferLib } from "solady/src/utils/SafeTransferLib.sol";

import { AssetType } from "../types/Assets.sol";

/// Moves assets in and out of the calling contract. What comes in is measured; what goes out either arrives, reverts, or
/// (`tryPush`) fails without harm to the caller.
library AssetMover {
    /// Pulls an ERC-20, ERC-721 or ERC-1155 from `from` and makes sure that exactly that arrived.
    function pull(AssetType assetType, address token, uint256 tokenId, uint256 amount, address from) internal {
        if (assetType == AssetType.ERC20) return pullErc20(token, from, amount);

        bool arrived;
        if (assetType == AssetType.ERC721) {
            bool was = ownerOf(token, tokenId) == from;
            IERC721(token).transferFrom(from, address(this), tokenId);
            arrived = was && ownerOf(token, tokenId) == address(this);
        } else {
            uint256 before = IERC1155(token).balanceOf(address(this), tokenId);
            IERC1155(token).safeTransferFrom(from, address(this), tokenId, amount, "");
            arrived = IERC1155(token).balanceOf(address(this), tokenId) == before + amount;
        }
        require(arrived, "Suspicious asset for wrap");
    }

    /// Pulls an ERC-20 and makes sure that exactly the amount arrived.
    function pullErc20(address token, address from, uint256 amount) internal {
        uint256 before = balanceOf(token);
        SafeTransferLib.safeTransferFrom(token, from, address(this), amount);
        require(balanceOf(token) == before + amount, "Suspicious asset for wrap");
    }

    /// What the calling contract holds of an ERC-20; 0 when the token does not answer.
    function balanceOf(address token) internal view returns (uint256) {
        return SafeTransferLib.balanceOf(token, address(this));
    }

    function ownerOf(address token, uint256 tokenId) internal view returns (address) {
        return IERC721(token).ownerOf(tokenId);
    }

    /// Pays out, or reverts: an ERC-20 with `TransferFailed`, others with their own reason.
    function push(AssetType assetType, address token, uint256 tokenId, uint256 amount, address to) internal {
        if (amount == 0 && assetType != AssetType.ERC721) return;
        if (assetType == AssetType.NATIVE) return SafeTransferLib.safeTransferETH(to, amount);
        if (assetType == AssetType.ERC20) return SafeTransferLib.safeTransfer(token, to, amount);

        bytes memory answer = LibCall.callContract(token, _payment(assetType, tokenId, amount, to));
        require(_isYes(answer), "Transfer failed");
    }

    /// Pays out with at most `gasLimit` gas and answers whether that worked; what the asset answers is not copied.
    function tryPush(
        AssetType assetType,
        address token,
        uint256 tokenId,
        uint256 amount,
        address to,
        uint256 gasLimit
    ) internal returns (bool success) {
        if (amount == 0 && assetType != AssetType.ERC721) return true;
        if (assetType == AssetType.NATIVE) return SafeTransferLib.trySafeTransferETH(to, amount, gasLimit);
        if (token.code.length == 0) return false;

        bytes memory answer;
        (success,, answer) = LibCall.tryCall(token, 0, gasLimit, 32, _payment(assetType, tokenId, amount, to));
        return success && _isYes(answer);
    }

    function _payment(AssetType assetType, uint256 tokenId, uint256 amount, address to)
        private
        view
        returns (bytes memory)
    {
        if (assetType == AssetType.ERC20) return abi.encodeCall(IERC20.transfer, (to, amount));
        if (assetType == AssetType.ERC721) return abi.encodeCall(IERC721.transferFrom, (address(this), to, tokenId));
        return abi.encodeCall(IERC1155.safeTransferFrom, (address(this), to, tokenId, amount, ""));
    }

    /// Old tokens answer nothing; the others must not say no.
    function _isYes(bytes memory answer) private pure returns (bool) {
        return answer.length == 0 || bytes32(answer) != bytes32(0);
    }
}
