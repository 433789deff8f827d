// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// @title A collection for trying things out: anyone mints, holders burn
contract TestNFT is ERC721 {
    /// The id given last; the first is 1.
    uint256 public lastNFTId;

    string private _baseurl;

    error NotHolder(address caller);

    constructor(string memory name_, string memory symbol_, string memory baseurl_) ERC721(name_, symbol_) {
        _baseurl = baseurl_;
    }

    /// @notice Mints the next id to `to`.
    function mint(address to) external {
        uint256 id = ++lastNFTId;

        _safeMint(to, id);
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
