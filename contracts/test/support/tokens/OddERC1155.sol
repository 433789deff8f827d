// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Abuse, Harm } from "./Harm.sol";
import { Hooks, ITokenHooks } from "./Hooks.sol";
import { StandardERC1155 } from "./StandardERC1155.sol";

/// A collection whose habit can be switched off, like that of the odd ERC-20s.
abstract contract TameERC1155 is StandardERC1155 {
    bool public tame;

    function setTame(bool tame_) external {
        tame = tame_;
    }

    /// What the account can really move, whatever `balanceOf` says.
    function ledgerOf(address account, uint256 id) public view returns (uint256) {
        return super.balanceOf(account, id);
    }
}

/// Moves a part of what was asked, in hundredths of a percent; 0 moves nothing.
contract MovesLess is TameERC1155 {
    uint256 public immutable part;

    constructor(uint256 part_) {
        part = part_;
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes memory data) public override {
        super.safeTransferFrom(from, to, id, tame ? amount : amount * part / 10_000, data);
    }
}

/// Does not ask the receiver whether it takes the tokens.
contract AsksNoReceiver is TameERC1155 {
    function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes memory data) public override {
        if (tame) return super.safeTransferFrom(from, to, id, amount, data);
        _checkAuthorized(msg.sender, from);
        (uint256[] memory ids, uint256[] memory amounts) = _single(id, amount);
        _update(from, to, ids, amounts);
    }
}

/// Calls who asked for it before and after each transfer, besides the receiver itself.
contract HookERC1155 is TameERC1155, Hooks {
    function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes memory data) public override {
        if (!tame) _callHooks(ITokenHooks.tokensToSend.selector, from, from, to, id, amount);
        super.safeTransferFrom(from, to, id, amount, data);
        if (!tame) _callHooks(ITokenHooks.tokensReceived.selector, to, from, to, id, amount);
    }
}

/// Does harm at the end of each transfer.
contract HarmfulERC1155 is TameERC1155 {
    Harm public immutable harm;

    constructor(Harm harm_) {
        harm = harm_;
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes memory data) public override {
        super.safeTransferFrom(from, to, id, amount, data);
        if (!tame) Abuse.apply_(harm, 1);
    }
}

/// Transfers well, but gives the same balance for everybody at all times.
contract ConstantBalance1155 is TameERC1155 {
    function balanceOf(address account, uint256 id) public view override returns (uint256) {
        return tame ? super.balanceOf(account, id) : 1e30;
    }
}

/// Transfers well, but does harm to who asks for a balance.
contract HarmfulBalance1155 is TameERC1155 {
    Harm public immutable harm;

    constructor(Harm harm_) {
        harm = harm_;
    }

    function balanceOf(address account, uint256 id) public view override returns (uint256) {
        if (!tame) Abuse.apply_(harm, super.balanceOf(account, id));
        return super.balanceOf(account, id);
    }
}
