// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Who charges the transfer fees of the first generation
interface IRoyaltyModel {
    /// @notice Charges a transfer fee, in the smallest unit of `transferFeeToken`: `royaltyPercent` hundredths of it, rounded
    /// down, for the beneficiary and the rest for the wrapper. For the wrapper alone ("Wrapper only").
    /// @return feeIncrement what the wrapper received.
    function chargeTransferFeeAndRoyalty(
        address from,
        address to,
        uint256 transferFee,
        uint256 royaltyPercent,
        address royaltyBeneficiary,
        address transferFeeToken
    ) external returns (uint256 feeIncrement);
}
