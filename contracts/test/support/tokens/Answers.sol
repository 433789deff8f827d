// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TameERC20 } from "./TameERC20.sol";

/// Answers nothing at all to approve, transfer and transferFrom, as USDT and BNB do.
contract MissingReturn is TameERC20 {
    function approve(address spender, uint256 amount) public override returns (bool) {
        super.approve(spender, amount);
        return _answer();
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        super.transfer(to, amount);
        return _answer();
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        super.transferFrom(from, to, amount);
        return _answer();
    }

    function _answer() private view returns (bool) {
        if (tame) return true;
        assembly ("memory-safe") {
            return(0, 0)
        }
    }
}

/// Answers false where others revert: too little balance or allowance. What it can do, it does and answers true.
contract FalseOnFailure is TameERC20 {
    function transfer(address to, uint256 amount) public override returns (bool) {
        if (!tame && _held[msg.sender] < amount) return false;
        return super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        if (!tame && (_held[from] < amount || _allowed[from][msg.sender] < amount)) return false;
        return super.transferFrom(from, to, amount);
    }
}

/// Moves the amount and answers false all the same, as Tether Gold does.
contract FalseOnSuccess is TameERC20 {
    function transfer(address to, uint256 amount) public override returns (bool) {
        super.transfer(to, amount);
        return tame;
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        super.transferFrom(from, to, amount);
        return tame;
    }
}

/// Moves nothing and answers false to every transfer.
contract AlwaysFalse is TameERC20 {
    function transfer(address to, uint256 amount) public override returns (bool) {
        return tame && super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        return tame && super.transferFrom(from, to, amount);
    }
}

/// Lies: answers true, says so in an event too, and moves nothing.
contract TrueWithoutMoving is TameERC20 {
    function _move(address from, address to, uint256 amount) internal override {
        if (tame) super._move(from, to, amount);
        else emit Transfer(from, to, amount);
    }
}
