// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { AssetType } from "../types/Assets.sol";
import { IWrapper } from "./IWrapper.sol";

/// @title The market's wrapper: its wrapped tokens stand surety
/// @notice Every wrap has a time lock, forbids transfers and carries terms that the checker approved of. A trusted operator whom a wrapped token names among its royalties may
/// take collateral out of it before its lock ends; nobody else may.
interface IMarketWrapper is IWrapper {
    /// A trusted remover took collateral; `collateralBalance` is how much.
    event CollateralRemoved(
        address indexed wrappedAddress,
        uint256 indexed wrappedId,
        AssetType assetType,
        address collateralAddress,
        uint256 collateralTokenId,
        uint256 collateralBalance
    );

    /// The owner named the checker of wraps.
    event CheckerSet(address indexed checker);

    /// The owner trusts an operator from a time on (unix seconds), or no longer (0).
    event TrustedAddressSet(address indexed operator, uint256 trustedFrom);

    /// What the checker approved of counts no longer; it is asked again.
    event ApprovalsForgotten(address indexed by);

    /// Nothing can be wrapped while no checker is named.
    error NoChecker();

    /// @notice Takes part of an ERC-20 out of a wrapped token and sends it to the caller, a trusted remover of that token.
    /// @param removeAmount at most what is inside.
    /// @return removedValue what was taken.
    function removeERC20CollateralAmount(
        address wNFT,
        uint256 tokenId,
        address collateralAddress,
        uint256 removeAmount
    ) external returns (uint256 removedValue);

    /// @notice Takes all of an ERC-20.
    function removeERC20Collateral(address wNFT, uint256 tokenId, address collateralAddress) external;

    /// @notice Takes native coin, in wei.
    function removeNativeCollateralAmount(address wNFT, uint256 tokenId, uint256 removeAmount)
        external
        returns (uint256 removedValue);

    /// @notice Names the checker. It is asked about each set of terms (fees, royalties, unusual locks) when that is first
    /// wrapped, and again after every change of checker and every `forgetApprovals`.
    function setCheckerAddress(address newChecker) external;

    /// @notice Has the checker asked again about everything; for the checker itself, when it changes its mind, and the owner.
    function forgetApprovals() external;

    /// @notice Trusts an operator, or stops trusting it. Stopping works at once; trusting works at once until tokens can
    /// be wrapped, and after `TRUST_DELAY` from then on, since it can move collateral. Trusting once more changes nothing.
    function setTrustedAddress(address operator, bool status) external;

    /// @notice Whether `caller` may take so much of an ERC-20 (or of native coin, for the zero address) out of a wrapped
    /// token now; reverts with the reason when not.
    function requireRemovable(
        address caller,
        address wNFT,
        uint256 tokenId,
        address collateralAddress,
        uint256 removeAmount
    ) external view;

    /// @notice Whether an operator is trusted now.
    function trustedOperators(address operator) external view returns (bool);

    /// @notice The checker that every wrap is put before.
    function checker() external view returns (address);

    /// @notice How long a newly trusted operator waits, in seconds.
    function TRUST_DELAY() external view returns (uint256);
}
