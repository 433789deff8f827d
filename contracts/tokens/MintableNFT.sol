// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

import { IMintable } from "../interfaces/IMintable.sol";

/// @title A collection in which one minter mints; holders burn
contract MintableNFT is ERC721, IMintable {
    /// Who mints.
    address public immutable minter;

    string private _baseurl;

    error NotHolder(address caller);

    constructor(string memory name_, string memory symbol_, string memory baseurl_, address minter_)
        ERC721(name_, symbol_)
    {
        _baseurl = baseurl_;
        minter = minter_;
    }

    /// @inheritdoc IMintable
    function mint(address to, uint256 tokenId) external {
        require(msg.sender == minter, "Trusted address only");

        _mint(to, tokenId);
    }

    /// @notice Ends a token of the caller, or of one who approved the caller.
    function burn(uint256 tokenId) external {
        require(_isAuthorized(_requireOwned(tokenId), msg.sender, tokenId), NotHolder(msg.sender));

        _burn(tokenId);
    }

    function baseURI() external view returns (string memory) {
        return _baseurl;
    }

    function _baseURI() internal view override returns (string memory) {
        return _baseurl;
    }
}
