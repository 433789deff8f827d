// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Erc20Collateral } from "../types/First.sol";

/// @title Wraps for many receivers at once
/// @notice The value sent is divided evenly; what is left over comes back, and so does the share of those who had no turn.
interface IFirstDistributor {
    /// There was gas for the first `wrappedAmountCount` receivers alone.
    event GasLimit(uint256 wrappedAmountCount, address lastReceiver);

    event DistributorStateChanged(address indexed user, bool state);

    /// The original was not minted to the wrapper.
    error NotMinted(address original, uint256 tokenId);

    /// @notice Mints originals, of a contract that lets this one mint, and gives each receiver one of them wrapped, with as much of
    /// each ERC-20 as the list says. For distributors ("Only for distributors").
    /// @dev Give the gas by hand: an estimate finds the least gas that serves the first receiver.
    function WrapAndDistrib721WithMint(
        address original721,
        address[] calldata receivers,
        uint256[] calldata tokenIds,
        Erc20Collateral[] calldata forDistrib,
        uint256 unwrapAfter
    ) external payable;

    /// @notice The same without originals.
    function WrapAndDistribEmpty(
        address[] calldata receivers,
        Erc20Collateral[] calldata forDistrib,
        uint256 unwrapAfter
    ) external payable;

    /// @notice Lets somebody distribute or not; for the owner.
    function setDistributorState(address user, bool state) external;

    function distributors(address user) external view returns (bool);
}
