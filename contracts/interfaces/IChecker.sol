// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { AssetItem, INData } from "../types/Assets.sol";

/// @title What the market asks of a wrap
interface IChecker {
    /// The owner trusts a beneficiary of royalties, or no longer.
    event TrustedMultisigSet(address indexed beneficiary, bool status);

    /// @notice Answers true when `caller` may wrap like this: with a time lock ("No Time Lock found"), without transfers ("NoTransfer rule not set") and with trusted beneficiaries alone among its royalties
    /// ("Trusted multisig not found in royalty"); reverts with the reason otherwise.
    /// @dev The market's wrapper asks once for each set of fees and royalties and keeps to the answer until the checker calls
    /// `forgetApprovals`: the answer must follow from those and from what the wrapper asks itself, lock and rule.
    function isWrapEnabled(
        address caller,
        INData calldata inData,
        AssetItem[] calldata collateral,
        address wrapFor
    ) external view returns (bool);

    /// @notice Answers true when `caller` may take so much of an ERC-20 out of a wrapped token; reverts with the reason
    /// otherwise. The rule itself is the wrapper's.
    function isRemoveEnabled(
        address caller,
        address wNFT,
        uint256 tokenId,
        address collateralAddress,
        uint256 removeAmount
    ) external view returns (bool);

    /// @notice Trusts a beneficiary for wraps to come, or no longer. Tokens that are wrapped keep theirs.
    function setTrustedAddress(address beneficiary, bool status) external;

    /// @notice Whether a beneficiary is trusted.
    function trustedMultisigs(address beneficiary) external view returns (bool);
}
