// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { WNFT } from "../types/Assets.sol";

/// @title Wrapped tokens of the ERC-721 kind
interface IWrappedNFT721 {
    /// The owner named the minter.
    event MinterSet(address indexed minter);

    /// From now on a token cannot be transferred.
    event TransferForbidden(uint256 indexed tokenId);

    /// The minter was named already and stays: it can end every token.
    error MinterIsFixed();

    /// Native coin was sent along, which nothing here could return.
    error NoValue();

    /// An id that was passed already.
    error IdPassed(uint256 tokenId, uint256 lastId);

    /// @notice Mints a token without restrictions; for the minter only ("Trusted address only"). Ids only grow.
    function mint(address to, uint256 tokenId) external;

    /// @notice Mints the next id, whose transfers are forbidden, or charged by the minter, or both; for the minter only.
    function mintNext(address to, bool noTransfer, bool charged) external returns (uint256 tokenId);

    /// @notice Lets the next id be `tokenId` + 1; for the minter only. Ids only grow.
    function skipTo(uint256 tokenId) external;

    /// @notice The highest id that was given.
    function lastId() external view returns (uint256);

    /// @notice Forbids the transfers of a token from now on; for the minter only.
    function forbidTransfer(uint256 tokenId) external;

    /// @notice Ends a token; for the minter only.
    function burn(uint256 tokenId) external;

    /// @notice Names the minter, a wrapper; for the owner, once.
    function setMinter(address minter) external;

    function wrapperMinter() external view returns (address);

    /// @notice What stands behind a token, by its wrapper's record.
    function wnftInfo(uint256 tokenId) external view returns (WNFT memory);

    function exists(uint256 tokenId) external view returns (bool);

    /// @notice How many tokens there are.
    function totalSupply() external view returns (uint256);

    function baseurl() external view returns (string memory);

    /// @notice The base URL with the chain's id and this contract's address.
    function baseURI() external view returns (string memory);
}
