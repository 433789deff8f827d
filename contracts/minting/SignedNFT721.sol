// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

import { OracleSigners } from "../crossing/OracleSigners.sol";
import { SignedMinting } from "./SignedMinting.sol";

/// @title An ERC-721 collection in which signers let people mint
/// @notice Signed is, in the domain "Surety Minting 721",
/// `Mint(address caller,address to,uint256 tokenId,string uri,uint256 deadline)`.
contract SignedNFT721 is ERC721, SignedMinting {
    bytes32 private constant MINT =
        keccak256("Mint(address caller,address to,uint256 tokenId,string uri,uint256 deadline)");

    string private _baseurl;
    mapping(uint256 tokenId => string uri) private _uris;

    constructor(
        string memory name_,
        string memory symbol_,
        string memory baseurl_,
        address[] memory signers,
        uint256 threshold_
    ) ERC721(name_, symbol_) OracleSigners("Surety Minting 721", signers, threshold_, 0) {
        _baseurl = baseurl_;
    }

    /// @notice Mints a token that the signers let the caller mint ("Unexpected signer"); an empty URI is the base URI's.
    function mintWithURI(address to, uint256 tokenId, string calldata uri, bytes calldata signature) external {
        uint256 deadline = _deadlineOf(signature);
        _useSigned(
            keccak256(abi.encode(MINT, msg.sender, to, tokenId, keccak256(bytes(uri)), deadline)), signature
        );

        _uris[tokenId] = uri;
        _mint(to, tokenId);
    }

    /// @notice Ends a token of the caller, or of one who approved the caller.
    function burn(uint256 tokenId) external {
        require(_isAuthorized(_requireOwned(tokenId), msg.sender, tokenId), NotHolder(msg.sender));

        delete _uris[tokenId];
        _burn(tokenId);
    }

    function baseURI() external view returns (string memory) {
        return _baseurl;
    }

    /// @dev The token's own URI, or the base URI and its id.
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        string memory own = _uris[tokenId];
        return bytes(own).length != 0 ? own : super.tokenURI(tokenId);
    }

    function _baseURI() internal view override returns (string memory) {
        return _baseurl;
    }
}
