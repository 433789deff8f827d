// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TameERC20 } from "./TameERC20.sol";

/// Reverts when the sender or the receiver is on its list, as USDC and USDT do.
contract Blocklist is TameERC20 {
    error Blocked(address account);

    mapping(address account => bool) public blocked;

    function setBlocked(address account, bool blocked_) external {
        blocked[account] = blocked_;
    }

    function _move(address from, address to, uint256 amount) internal override {
        require(tame || !blocked[from], Blocked(from));
        require(tame || !blocked[to], Blocked(to));
        super._move(from, to, amount);
    }
}

/// Can be paused, as BNB and ZIL can; here it is paused as long as it is not tame.
contract Pausable is TameERC20 {
    error Paused();

    function _move(address from, address to, uint256 amount) internal override {
        require(tame, Paused());
        super._move(from, to, amount);
    }
}

/// Refuses to change an allowance that is not 0 into another that is not 0, as USDT and KNC do.
contract ApprovalRace is TameERC20 {
    error ApproveZeroFirst();

    function _approve(address owner, address spender, uint256 amount) internal override {
        require(tame || amount == 0 || _allowed[owner][spender] == 0, ApproveZeroFirst());
        super._approve(owner, spender, amount);
    }
}

/// Reverts on an approval or transfer to the zero address, as OpenZeppelin's do.
contract NoZeroAddress is TameERC20 {
    error ZeroAddress();

    function _approve(address owner, address spender, uint256 amount) internal override {
        require(tame || spender != address(0), ZeroAddress());
        super._approve(owner, spender, amount);
    }

    function _move(address from, address to, uint256 amount) internal override {
        require(tame || to != address(0), ZeroAddress());
        super._move(from, to, amount);
    }
}

/// Reverts on a transfer of nothing, as LEND does.
contract NoZeroTransfer is TameERC20 {
    error NothingToMove();

    function _move(address from, address to, uint256 amount) internal override {
        require(tame || amount != 0, NothingToMove());
        super._move(from, to, amount);
    }
}

/// Reverts on an approval of nothing, as BNB does.
contract NoZeroApproval is TameERC20 {
    error NothingToApprove();

    function _approve(address owner, address spender, uint256 amount) internal override {
        require(tame || amount != 0, NothingToApprove());
        super._approve(owner, spender, amount);
    }
}

/// Asks no allowance of a sender that moves its own balance by transferFrom, as DSToken and WETH9 do not.
contract OwnNeedsNoAllowance is TameERC20 {
    function _spend(address owner, address spender, uint256 amount) internal override {
        if (tame || owner != spender) super._spend(owner, spender, amount);
    }
}
