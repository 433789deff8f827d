// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

import { AdjustableAllowance } from "./AdjustableAllowance.sol";

/// @title An ERC-20 whose supply is minted once
contract FixedSupplyToken is AdjustableAllowance {
    /// All there will ever be, in wei of the token.
    uint256 public constant MAX_SUPPLY = 500_000_000e18;

    constructor(string memory name_, string memory symbol_, address initialKeeper) ERC20(name_, symbol_) {
        _mint(initialKeeper, MAX_SUPPLY);
    }
}
