// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IOracleSigners } from "./IOracleSigners.sol";

/// @title Tokens that stand for those that a keeper on another chain keeps
/// @notice Signed is, in the domain "Surety Spawner",
/// `Spawn(uint256 homeChain,address keeper,uint256 tokenId,address receiver,uint256 deadline)`.
interface ISpawner is IOracleSigners {
    /// The token lived already; each is spawned once.
    error Spent(uint256 tokenId);
    /// Native coin was sent along, which nothing here could return.
    error NoValue();

    /// @notice Mints a token to the caller, whom the signers named ("Unexpected signer").
    function mint(uint256 tokenId, bytes calldata signature) external;

    /// @notice Ends a token of the caller, or of one who approved the caller. What it stands for can then come back.
    function burn(uint256 tokenId) external;

    /// @notice The chain of the keeper.
    function homeChain() external view returns (uint256);

    function keeper() external view returns (address);

    function baseurl() external view returns (string memory);

    /// @notice The base URL with the chain's id and this contract's address.
    function baseURI() external view returns (string memory);
}
