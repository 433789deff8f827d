// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC1155 } from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// A well-behaved collection in which anyone may mint. Minting asks no receiver: any contract can be given some.
contract StandardERC1155 is ERC1155 {
    constructor() ERC1155("https://surety.example/{id}") { }

    function mint(address to, uint256 id, uint256 amount) external {
        (uint256[] memory ids, uint256[] memory amounts) = _single(id, amount);
        _update(address(0), to, ids, amounts);
    }

    function _single(uint256 id, uint256 amount)
        internal
        pure
        returns (uint256[] memory ids, uint256[] memory amounts)
    {
        (ids, amounts) = (new uint256[](1), new uint256[](1));
        (ids[0], amounts[0]) = (id, amount);
    }
}
