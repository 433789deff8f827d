// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// A well-behaved collection in which anyone may mint.
contract StandardERC721 is ERC721 {
    constructor() ERC721("Collection", "NFT") { }

    function mint(address to, uint256 id) external {
        _mint(to, id);
    }

    function _baseURI() internal pure override returns (string memory) {
        return "ipfs://collection/";
    }
}
