// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What mints for whoever may
interface IMintable {
    /// @notice Mints a token of this id, or so much of a currency in its smallest unit.
    function mint(address to, uint256 tokenIdOrAmount) external;
}
