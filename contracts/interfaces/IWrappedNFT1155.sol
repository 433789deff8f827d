// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { WNFT } from "../types/Assets.sol";

/// @title Wrapped tokens of the ERC-1155 kind: each id is one wrapped token, in so many pieces
/// @notice What lies inside belongs to whoever holds all pieces.
interface IWrappedNFT1155 {
    /// The owner named the minter.
    event MinterSet(address indexed minter);

    /// From now on the pieces of a token cannot be transferred.
    event TransferForbidden(uint256 indexed tokenId);

    /// The minter was named already and stays: it can end every token.
    error MinterIsFixed();

    /// An id that was passed already.
    error IdPassed(uint256 tokenId, uint256 lastId);

    /// More pieces than can be counted.
    error TooManyPieces(uint256 amount);

    /// @notice Mints a token without restrictions; for the minter only ("Trusted address only"). Ids only grow.
    function mint(address to, uint256 tokenId, uint256 amount) external;

    /// @notice Mints the next id, whose transfers are forbidden, or charged by the minter, or both; for the minter only. The
    /// receiver is not asked yet.
    function mintNext(address to, uint256 amount, bool noTransfer, bool charged) external returns (uint256 tokenId);

    /// @notice Asks a contract whether it takes the pieces it was minted; for the minter only.
    function welcome(address to, uint256 tokenId, uint256 amount) external;

    /// @notice Ends pieces; for the minter only.
    function burn(address from, uint256 tokenId, uint256 amount) external;

    /// @notice Lets the next id be `tokenId` + 1; for the minter only. Ids only grow.
    function skipTo(uint256 tokenId) external;

    /// @notice Forbids the transfers of a token from now on; for the minter only.
    function forbidTransfer(uint256 tokenId) external;

    /// @notice Names the minter, a wrapper; for the owner, once.
    function setMinterStatus(address minter) external;

    /// @notice The minter.
    function wrapper() external view returns (address);

    /// @notice The highest id that was given.
    function lastId() external view returns (uint256);

    /// @notice What stands behind a token, by its wrapper's record.
    function wnftInfo(uint256 tokenId) external view returns (WNFT memory);

    function exists(uint256 tokenId) external view returns (bool);

    /// @notice How many pieces of a token there are.
    function totalSupply(uint256 tokenId) external view returns (uint256);

    function baseurl() external view returns (string memory);

    /// @notice The base URL with the chain's id and this contract's address.
    function baseURI() external view returns (string memory);
}
