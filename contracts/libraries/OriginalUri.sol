// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC1155MetadataURI } from "@openzeppelin/contracts/token/ERC1155/extensions/IERC1155MetadataURI.sol";
import { IERC721Metadata } from "@openzeppelin/contracts/token/ERC721/extensions/IERC721Metadata.sol";

import { AssetItem, AssetType } from "../types/Assets.sol";

/// Asks an original for its URI.
library OriginalUri {
    /// The URI of an ERC-721 or ERC-1155; empty for other assets and when the contract has none.
    function read(AssetItem memory original) internal view returns (string memory) {
        address token = original.asset.contractAddress;
        if (token.code.length == 0) return "";

        if (original.asset.assetType == AssetType.ERC721) {
            try IERC721Metadata(token).tokenURI(original.tokenId) returns (string memory uri) {
                return uri;
            } catch { }
        }
        if (original.asset.assetType == AssetType.ERC1155) {
            try IERC1155MetadataURI(token).uri(original.tokenId) returns (string memory uri) {
                return uri;
            } catch { }
        }
        return "";
    }
}
