// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// The two allowance functions that OpenZeppelin's ERC-20 no longer has; wallets and the market's client still call them.
abstract contract AdjustableAllowance is ERC20 {
    /// @notice Raises what `spender` may move of the caller's.
    function increaseAllowance(address spender, uint256 addedValue) external returns (bool) {
        _approve(msg.sender, spender, allowance(msg.sender, spender) + addedValue);
        return true;
    }

    /// @notice Lowers what `spender` may move of the caller's, at most to nothing.
    function decreaseAllowance(address spender, uint256 subtractedValue) external returns (bool) {
        uint256 current = allowance(msg.sender, spender);
        require(subtractedValue <= current, "ERC20: decreased allowance below zero");

        _approve(msg.sender, spender, current - subtractedValue);
        return true;
    }
}
