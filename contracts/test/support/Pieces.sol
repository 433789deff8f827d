// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { WrappedNFT1155 } from "../../tokens/WrappedNFT1155.sol";
import { AssetItem, AssetType, INData } from "../../types/Assets.sol";
import { Wrapper } from "../../wrapper/Wrapper.sol";
import { CollectionsFixture } from "./Collections.sol";

/// A wrapper whose tokens are ERC-721s (`wnft`) and ERC-1155s (`parts`).
abstract contract PiecesFixture is CollectionsFixture {
    WrappedNFT1155 internal parts;

    function setUp() public virtual override {
        super.setUp();
        parts = WrappedNFT1155(deploy("WrappedNFT1155", abi.encode("Surety wNFT", "wNFT", "https://surety.example/p/")));
        parts.setMinterStatus(address(wrapper));
        wrapper.setWNFTId(AssetType.ERC1155, address(parts), 0);
    }

    function _deployWrapper() internal override returns (Wrapper) {
        return Wrapper(deploy("MultiWrapper", abi.encode(address(tech))));
    }

    /// A wrap into so many pieces.
    function inPieces(INData memory inData, uint256 count) internal pure returns (INData memory) {
        inData.outType = AssetType.ERC1155;
        inData.outBalance = count;
        return inData;
    }

    function insideParts(uint256 id) internal view returns (AssetItem[] memory) {
        return wrapper.getWrappedToken(address(parts), id).collateral;
    }
}
