// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { AssetItem, AssetType } from "../types/Assets.sol";

/// @title What a wrapper could not pay out, and keeps for whom it belongs to
interface IClaims {
    /// An asset that could not be paid out is kept for `holder`.
    event ClaimKept(
        address indexed holder, AssetType assetType, address indexed contractAddress, uint256 tokenId, uint256 amount
    );

    /// A kept asset was paid out to `receiver`.
    event ClaimPaid(
        address indexed holder,
        AssetType assetType,
        address indexed contractAddress,
        uint256 tokenId,
        uint256 amount,
        address receiver
    );

    /// Paying out needs at least `gasNeeded` gas.
    error TooLittleGas(uint256 gasNeeded);

    /// Nothing of the asset is kept for the caller.
    error NothingToClaim();

    /// @notice Pays out an asset that is kept for the caller.
    /// @param item which; its amount is without meaning, everything kept is paid.
    function claim(AssetItem calldata item, address receiver) external;

    /// @notice How much of an asset is kept for `holder`.
    function claimable(address holder, AssetType assetType, address contractAddress, uint256 tokenId)
        external
        view
        returns (uint256 amount);

    /// @notice How much gas an item gets whose failure is tolerated.
    function ITEM_GAS() external view returns (uint256);
}
