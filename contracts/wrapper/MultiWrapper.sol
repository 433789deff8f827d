// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC1155 } from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";

import { IWrappedNFT1155 } from "../interfaces/IWrappedNFT1155.sol";
import { RuleBits } from "../libraries/Codes.sol";
import { AssetType, INData } from "../types/Assets.sol";
import { Wrapper } from "./Wrapper.sol";

/// @title A wrapper of the second generation whose tokens may be ERC-1155s too
/// @notice A token in pieces is unwrapped by whoever holds all of them.
contract MultiWrapper is Wrapper {
    using RuleBits for bytes2;

    constructor(address techToken) Wrapper(techToken) { }

    function _mintTo(address wNFT, address wrapFor, INData calldata inData) internal override returns (uint256) {
        if (inData.outType != AssetType.ERC1155) return super._mintTo(wNFT, wrapFor, inData);
        require(inData.outBalance != 0, ZeroAmount());

        return IWrappedNFT1155(wNFT)
            .mintNext(
                wrapFor, inData.outBalance, inData.rules.has(RuleBits.NO_TRANSFER), inData.fees.length != 0
            );
    }

    /// @dev A contract is asked whether it takes its pieces when everything is inside.
    function _hand(address wNFT, uint256 tokenId, address wrapFor, INData calldata inData)
        internal
        override
        returns (uint256 pieces)
    {
        if (inData.outType != AssetType.ERC1155) return 0;

        pieces = inData.outBalance;
        if (wrapFor.code.length != 0) IWrappedNFT1155(wNFT).welcome(wrapFor, tokenId, pieces);
    }

    function _burn(address wNFT, uint256 tokenId) internal override {
        if (!_isInPieces(wNFT)) return super._burn(wNFT, tokenId);

        IWrappedNFT1155(wNFT).burn(msg.sender, tokenId, IWrappedNFT1155(wNFT).totalSupply(tokenId));
    }

    function _mints(AssetType assetType) internal pure override returns (bool) {
        return assetType == AssetType.ERC721 || assetType == AssetType.ERC1155;
    }

    function _requireHolder(address wNFT, uint256 tokenId) internal view override {
        if (!_isInPieces(wNFT)) return super._requireHolder(wNFT, tokenId);
        require(_holdsAll(wNFT, tokenId), "ERC115 unwrap available only for all totalSupply");
    }

    function _liesInside(address wNFT, uint256 tokenId) internal view override returns (bool) {
        return _isInPieces(wNFT)
            ? IERC1155(wNFT).balanceOf(address(this), tokenId) != 0
            : super._liesInside(wNFT, tokenId);
    }

    function _isDepositor(address wNFT, uint256 tokenId) internal view override returns (bool) {
        return _isInPieces(wNFT) ? _holdsAll(wNFT, tokenId) : super._isDepositor(wNFT, tokenId);
    }

    function _isInPieces(address wNFT) private view returns (bool) {
        return wnftTypes[wNFT] == AssetType.ERC1155;
    }

    function _holdsAll(address wNFT, uint256 tokenId) private view returns (bool) {
        uint256 supply = IWrappedNFT1155(wNFT).totalSupply(tokenId);
        return supply != 0 && IERC1155(wNFT).balanceOf(msg.sender, tokenId) == supply;
    }
}
