// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Asset, AssetItem, AssetType, Fee, Royalty } from "../types/Assets.sol";

/// How a transfer fee is divided: each royalty receiver gets its share of the fee, rounded down; without royalties all of
/// it goes into the token's own collateral. Shares below the whole leave the rest, and what rounding cuts off, with the
/// sender.
library FeeMath {
    /// What stands for the whole fee.
    uint256 internal constant PERCENT_BASE = 10_000;

    /// A royalty receiver's share, in the fee token's smallest unit; fees are below 2^128, so nothing overflows.
    function share(uint256 fee, uint256 percent) internal pure returns (uint256) {
        return fee * percent / PERCENT_BASE;
    }

    /// The division as a list of payments. `wrapper` stands for the token's own collateral.
    function transfersList(Fee calldata fee, Royalty[] calldata royalties, address from, address wrapper)
        internal
        pure
        returns (AssetItem[] memory items, address[] memory senders, address[] memory receivers)
    {
        uint256 count = royalties.length == 0 ? 1 : royalties.length;
        items = new AssetItem[](count);
        senders = new address[](count);
        receivers = new address[](count);

        for (uint256 i; i < count; ++i) {
            bool whole = royalties.length == 0;
            uint256 amount = whole ? fee.param : share(fee.param, royalties[i].percent);
            items[i] = AssetItem(Asset(AssetType.ERC20, fee.token), 0, amount);
            senders[i] = from;
            receivers[i] = whole ? wrapper : royalties[i].beneficiary;
        }
    }
}
