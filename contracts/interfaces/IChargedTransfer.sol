// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A collection whose tokens may charge their sender
interface IChargedTransfer {
    /// @notice Whether transfers of a token cost their sender a fee.
    function hasFee(uint256 tokenId) external view returns (bool);
}
