// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { AssetItem, Fee, Royalty } from "../types/Assets.sol";

/// @title How a transfer fee is divided
interface ITransferFeeModel {
    /// @notice The payments that a fee means: `param` × percent ÷ `ROYALTY_PERCENT_BASE`, rounded down, from the sender to
    /// each royalty receiver; all of it to the wrapper, for the token's own collateral, when there are no royalties.
    /// @return items what, @return senders from whom, @return receivers to whom, place by place.
    function getTransfersList(Fee calldata fee, Royalty[] calldata royalties, address from, address to)
        external
        view
        returns (AssetItem[] memory items, address[] memory senders, address[] memory receivers);

    /// @notice What stands for the whole fee: 10 000.
    function ROYALTY_PERCENT_BASE() external view returns (uint256);

    /// @notice Binds the model to the calling wrapper, once ("Already registered").
    function registerModel() external;
}
