// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Strings } from "@openzeppelin/contracts/utils/Strings.sol";
import { ERC721 } from "solady/src/tokens/ERC721.sol";

import { ISpawner } from "../interfaces/ISpawner.sol";
import { BaseUri } from "../libraries/BaseUri.sol";
import { OracleSigners } from "./OracleSigners.sol";

/// @title Tokens of a keeper on another chain
/// @dev A token has a mark in its owner's word, which it leaves when it ends, so that it is never spawned again.
contract Spawner721 is ERC721, OracleSigners, ISpawner {
    bytes32 private constant SPAWN =
        keccak256("Spawn(uint256 homeChain,address keeper,uint256 tokenId,address receiver,uint256 deadline)");
    uint256 private constant SIGNER_DELAY = 2 days;
    uint96 private constant SPAWNED = 1;

    /// @inheritdoc ISpawner
    uint256 public immutable homeChain;
    /// @inheritdoc ISpawner
    address public immutable keeper;
    /// @inheritdoc ISpawner
    string public baseurl;

    string private _name;
    string private _symbol;

    constructor(
        string memory name_,
        string memory symbol_,
        string memory baseurl_,
        uint256 homeChain_,
        address keeper_,
        address[] memory signers,
        uint256 threshold_
    ) OracleSigners("Surety Spawner", signers, threshold_, SIGNER_DELAY) {
        _name = name_;
        _symbol = symbol_;
        baseurl = baseurl_;
        homeChain = homeChain_;
        keeper = keeper_;
    }

    /// @inheritdoc ISpawner
    function mint(uint256 tokenId, bytes calldata signature) external {
        require(_getExtraData(tokenId) == 0, Spent(tokenId));
        uint256 deadline = _deadlineOf(signature);
        _requireSigned(keccak256(abi.encode(SPAWN, homeChain, keeper, tokenId, msg.sender, deadline)), signature);

        _mintAndSetExtraDataUnchecked(msg.sender, tokenId, SPAWNED);
    }

    /// @inheritdoc ISpawner
    function burn(uint256 tokenId) external {
        _burn(msg.sender, tokenId);
    }

    /// @inheritdoc ISpawner
    function baseURI() public view returns (string memory) {
        return BaseUri.of_(baseurl);
    }

    function name() public view override returns (string memory) {
        return _name;
    }

    function symbol() public view override returns (string memory) {
        return _symbol;
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        require(_exists(tokenId), TokenDoesNotExist());

        return string.concat(baseURI(), Strings.toString(tokenId));
    }

    /// @dev The library's function takes value; nothing here could give it back.
    function approve(address account, uint256 tokenId) public payable override {
        require(msg.value == 0, NoValue());

        super.approve(account, tokenId);
    }

    function _beforeTokenTransfer(address, address, uint256) internal override {
        require(msg.value == 0, NoValue());
    }
}
