// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Vm } from "../Vm.sol";
import { TameERC20 } from "./TameERC20.sol";

/// Keeps a part of each transfer, so that less arrives; the part can be set later, as in USDT.
contract FeeOnTransfer is TameERC20 {
    /// In hundredths of a percent.
    uint256 public fee;

    constructor(uint256 fee_) {
        fee = fee_;
    }

    function setFee(uint256 fee_) external {
        fee = fee_;
    }

    function _move(address from, address to, uint256 amount) internal override {
        super._move(from, to, amount);
        if (!tame) super._move(to, address(0xFEE), amount * fee / 10_000);
    }
}

/// Takes a fee from the sender on top of the amount: all arrives, but paying a booked amount costs its holder more.
contract FeeOnSender is TameERC20 {
    /// In hundredths of a percent.
    uint256 public immutable fee;

    constructor(uint256 fee_) {
        fee = fee_;
    }

    function _move(address from, address to, uint256 amount) internal override {
        super._move(from, to, amount);
        if (!tame) super._move(from, address(0xFEE), amount * fee / 10_000);
    }
}

/// A ledger of shares: every balance is the account's shares times a factor, which rises or falls for all at once.
/// Amounts are rounded down to whole shares, as in stETH and AMPL.
contract Rebasing is TameERC20 {
    uint256 private _numerator;
    uint256 private _denominator;

    constructor(uint256 numerator, uint256 denominator) {
        rebase(numerator, denominator);
    }

    /// Tame, the factor is 1.
    function rebase(uint256 numerator, uint256 denominator) public {
        (_numerator, _denominator) = (numerator, denominator);
    }

    function ledgerOf(address account) public view override returns (uint256) {
        return tame ? _held[account] : _held[account] * _numerator / _denominator;
    }

    function _move(address from, address to, uint256 amount) internal override {
        super._move(from, to, tame ? amount : amount * _denominator / _numerator);
    }
}

/// Balances change outside of transfers, without an event: anyone may set one.
contract Drifting is TameERC20 {
    function drift(address account, uint256 balance) external {
        if (!tame) _held[account] = balance;
    }
}

/// An amount of 2^256 - 1 means all that the sender holds, as in cUSDCv3.
contract MaxIsAll is TameERC20 {
    function _move(address from, address to, uint256 amount) internal override {
        super._move(from, to, !tame && amount == type(uint256).max ? _held[from] : amount);
    }
}

/// Reverts for amounts of 2^96 and more, as UNI and COMP do; an approval of 2^256 - 1 is read as 2^96 - 1.
contract Uint96Only is TameERC20 {
    error TooLarge(uint256 amount);

    function approve(address spender, uint256 amount) public override returns (bool) {
        if (!tame && amount == type(uint256).max) return super.approve(spender, type(uint96).max);
        return super.approve(spender, amount);
    }

    function _approve(address owner, address spender, uint256 amount) internal override {
        _requireSmall(amount);
        super._approve(owner, spender, amount);
    }

    function _move(address from, address to, uint256 amount) internal override {
        _requireSmall(amount);
        super._move(from, to, amount);
    }

    function _requireSmall(uint256 amount) private view {
        require(tame || amount <= type(uint96).max, TooLarge(amount));
    }
}

/// The native coin as an ERC-20, as CELO has it: the balance is the account's own coin, and no receiver is asked.
contract NativeTwin is TameERC20 {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function mint(address to, uint256 amount) external override {
        totalSupply += amount;
        vm.deal(to, to.balance + amount);
    }

    function ledgerOf(address account) public view override returns (uint256) {
        return account.balance;
    }

    function _move(address from, address to, uint256 amount) internal override {
        require(from.balance >= amount, NotEnough(from.balance, amount));
        if (amount != 0) _send(from, to, amount);
        emit Transfer(from, to, amount);
    }

    /// In the name of `from` a contract is made with its coin, which ends at once in favour of `to`. Unlike balances that
    /// a cheat code sets, this is taken back when the call around it reverts.
    function _send(address from, address to, uint256 amount) private {
        bytes memory code = abi.encodePacked(hex"73", to, hex"ff");
        address made;
        vm.prank(from);
        assembly ("memory-safe") {
            made := create(amount, add(code, 32), mload(code))
        }
        require(made != address(0), NotEnough(from.balance, amount));
    }
}
