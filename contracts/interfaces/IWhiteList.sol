// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Asset, AssetItem, Rules, WhiteListItem } from "../types/Assets.sol";

/// @title Which assets may be fees, collateral and originals
/// @notice An asset is known by its contract alone. All lists together are read by wrappers; a change holds for what is
/// wrapped or added afterwards and never stops an unwrap.
interface IWhiteList {
    /// An asset's entry was set, or removed (all false and zero).
    event WhiteListItemChanged(
        address indexed asset,
        bool enabledForFee,
        bool enabledForCollateral,
        bool enabledRemoveFromCollateral,
        address transferFeeModel
    );

    /// An asset was put on the black list or taken off it.
    event BlackListItemChanged(address indexed asset, bool isBlackListed);

    /// The rules that an original may carry were set.
    event RulesChanged(address indexed asset, bytes2 onlythis, bytes2 disabled);

    /// @notice Sets an asset's entry; the fee model must be given ("Cant be zero, use default instead").
    function setWLItem(Asset calldata asset, WhiteListItem calldata item) external;

    /// @notice Removes an asset's entry; nothing happens when there is none.
    function removeWLItem(Asset calldata asset) external;

    /// @notice Puts an original on the black list or takes it off; nothing happens when nothing changes.
    function setBLItem(Asset calldata asset, bool isBlackListed) external;

    /// @notice Sets which rules an original may carry.
    function setRules(address asset, bytes2 only, bytes2 disabled) external;

    function getWLItem(address asset) external view returns (WhiteListItem memory);

    function getWLItemCount() external view returns (uint256);

    /// @notice Reverts when there is no such place.
    function getWLAddressByIndex(uint256 index) external view returns (Asset memory);

    function getWLAddresses() external view returns (Asset[] memory);

    function getBLItem(address asset) external view returns (bool);

    function getBLItemCount() external view returns (uint256);

    /// @notice Reverts when there is no such place.
    function getBLAddressByIndex(uint256 index) external view returns (Asset memory);

    function getBLAddresses() external view returns (Asset[] memory);

    function enabledForCollateral(address asset) external view returns (bool);

    /// @notice Whether every item but native coin is enabled for collateral.
    function allEnabledForCollateral(AssetItem[] calldata items) external view returns (bool);

    function enabledForFee(address asset) external view returns (bool);

    function enabledRemoveFromCollateral(address asset) external view returns (bool);

    /// @notice Whether an original may carry these rules: exactly `onlythis` where it is set, else none of `disabled`.
    function rulesEnabled(address asset, bytes2 rules) external view returns (bool);

    /// @notice The nearest rules that an original may carry: `onlythis` where it is set, else without the disabled ones.
    function validateRules(address asset, bytes2 rules) external view returns (bytes2);

    /// @notice The masks of an asset.
    function rulesOf(address asset) external view returns (Rules memory);
}
