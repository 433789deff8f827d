// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC1155 } from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import { Strings } from "@openzeppelin/contracts/utils/Strings.sol";

import { OracleSigners } from "../crossing/OracleSigners.sol";
import { SignedMinting } from "./SignedMinting.sol";

/// @title An ERC-1155 collection in which signers let people mint
/// @notice Signed is, in the domain "Surety Minting 1155",
/// `Mint(address caller,address to,uint256 tokenId,uint256 amount,string uri,uint256 deadline)`.
contract SignedNFT1155 is ERC1155, SignedMinting {
    bytes32 private constant MINT = keccak256(
        "Mint(address caller,address to,uint256 tokenId,uint256 amount,string uri,uint256 deadline)"
    );

    string public name;
    string public symbol;
    string private _baseurl;
    mapping(uint256 tokenId => string uri) private _uris;

    /// The id has another URI since it was first minted.
    error UriIsFixed(uint256 tokenId);

    constructor(
        string memory name_,
        string memory symbol_,
        string memory baseurl_,
        address[] memory signers,
        uint256 threshold_
    ) ERC1155("") OracleSigners("Surety Minting 1155", signers, threshold_, 0) {
        name = name_;
        symbol = symbol_;
        _baseurl = baseurl_;
    }

    /// @notice Mints pieces that the signers let the caller mint ("Unexpected signer"); the first URI of an id stays.
    function mintWithURI(address to, uint256 tokenId, uint256 amount, string calldata uri_, bytes calldata signature)
        external
    {
        bytes32 uriHash = keccak256(bytes(uri_));
        _useSigned(
            keccak256(abi.encode(MINT, msg.sender, to, tokenId, amount, uriHash, _deadlineOf(signature))), signature
        );
        bool first = bytes(_uris[tokenId]).length == 0;
        require(first || keccak256(bytes(_uris[tokenId])) == uriHash, UriIsFixed(tokenId));

        if (first) _uris[tokenId] = uri_;
        _mint(to, tokenId, amount, "");
    }

    /// @notice Ends pieces of the caller, or of one who approved the caller for all.
    function burn(address from, uint256 tokenId, uint256 amount) external {
        require(from == msg.sender || isApprovedForAll(from, msg.sender), NotHolder(msg.sender));

        _burn(from, tokenId, amount);
    }

    function baseURI() external view returns (string memory) {
        return _baseurl;
    }

    /// @dev The id's own URI, or the base URI and the id.
    function uri(uint256 tokenId) public view override returns (string memory) {
        string memory own = _uris[tokenId];
        return bytes(own).length != 0 ? own : string.concat(_baseurl, Strings.toString(tokenId));
    }
}
