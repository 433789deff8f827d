// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Abuse, Harm } from "./Harm.sol";
import { ITokenHooks, Hooks } from "./Hooks.sol";
import { TameERC20 } from "./TameERC20.sol";

/// Calls who asked for it before it takes from a sender and after it gave to a receiver, as ERC-777 tokens do.
contract HookToken is TameERC20, Hooks {
    function _move(address from, address to, uint256 amount) internal override {
        if (!tame) _callHooks(ITokenHooks.tokensToSend.selector, from, from, to, 0, amount);
        super._move(from, to, amount);
        if (!tame) _callHooks(ITokenHooks.tokensReceived.selector, to, from, to, 0, amount);
    }
}

/// Does harm in every transfer: reverts, burns all gas, reverts or answers with 1 MB.
contract HarmfulTransfer is TameERC20 {
    Harm public immutable harm;

    constructor(Harm harm_) {
        harm = harm_;
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        super.transfer(to, amount);
        if (!tame) Abuse.apply_(harm, 1);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        super.transferFrom(from, to, amount);
        if (!tame) Abuse.apply_(harm, 1);
        return true;
    }
}

/// Moves as it should, after it has eaten an amount of gas.
contract GasEater is TameERC20 {
    uint256 public cost;

    constructor(uint256 cost_) {
        cost = cost_;
    }

    function setCost(uint256 cost_) external {
        cost = cost_;
    }

    function _move(address from, address to, uint256 amount) internal override {
        if (!tame) Abuse.eat(cost);
        super._move(from, to, amount);
    }
}

/// Transfers well, but does harm to who asks for a balance.
contract HarmfulBalance is TameERC20 {
    Harm public immutable harm;

    constructor(Harm harm_) {
        harm = harm_;
    }

    function balanceOf(address account) public view override returns (uint256) {
        if (!tame) Abuse.apply_(harm, ledgerOf(account));
        return ledgerOf(account);
    }
}

/// Transfers well, but gives the same balance for everybody at all times.
contract ConstantBalance is TameERC20 {
    function balanceOf(address account) public view override returns (uint256) {
        return tame ? ledgerOf(account) : 1e30;
    }
}

/// Moves nothing, and its balances pretend that it did: from outside it cannot be told from a good token.
contract PretendedBalance is TameERC20 {
    mapping(address account => int256) private _pretended;

    function balanceOf(address account) public view override returns (uint256) {
        return uint256(int256(ledgerOf(account)) + _pretended[account]);
    }

    function _move(address from, address to, uint256 amount) internal override {
        if (tame) return super._move(from, to, amount);
        _pretended[from] -= int256(amount);
        _pretended[to] += int256(amount);
        emit Transfer(from, to, amount);
    }
}
