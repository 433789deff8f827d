// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeTransferLib } from "solady/src/utils/SafeTransferLib.sol";

import { IRoyaltyModel } from "../interfaces/IRoyaltyModel.sol";

/// @title Charges transfer fees in tokens that somebody pays
/// @notice Senders approve the fee to this contract, not to the wrapper.
contract RoyaltyModel is IRoyaltyModel {
    /// The wrapper whose fees are charged here.
    address public immutable wrapperContract;

    constructor(address wrapper) {
        wrapperContract = wrapper;
    }

    /// @inheritdoc IRoyaltyModel
    function chargeTransferFeeAndRoyalty(
        address from,
        address,
        uint256 transferFee,
        uint256 royaltyPercent,
        address royaltyBeneficiary,
        address transferFeeToken
    ) external returns (uint256 feeIncrement) {
        require(msg.sender == wrapperContract, "Wrapper only");
        require(
            IERC20(transferFeeToken).allowance(from, address(this)) >= transferFee,
            "insufficient NIFTSY balance for fee"
        );

        uint256 royalty = transferFee * royaltyPercent / 100;
        feeIncrement = transferFee - royalty;
        if (royalty != 0) SafeTransferLib.safeTransferFrom(transferFeeToken, from, royaltyBeneficiary, royalty);
        SafeTransferLib.safeTransferFrom(transferFeeToken, from, msg.sender, feeIncrement);
    }
}
