// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Abuse, Harm } from "./Harm.sol";
import { Hooks, ITokenHooks } from "./Hooks.sol";
import { StandardERC721 } from "./StandardERC721.sol";

/// A collection whose habit can be switched off, like that of the odd ERC-20s.
abstract contract TameERC721 is StandardERC721 {
    bool public tame;

    function setTame(bool tame_) external {
        tame = tame_;
    }

    /// The real owner, whatever `ownerOf` says.
    function ledgerOf(uint256 id) external view returns (address) {
        return _ownerOf(id);
    }
}

/// transferFrom does nothing, and does not complain.
contract StaysPut is TameERC721 {
    function transferFrom(address from, address to, uint256 id) public override {
        if (tame) super.transferFrom(from, to, id);
    }
}

/// Gives one stranger as the owner of every id.
contract ConstantOwner is TameERC721 {
    function ownerOf(uint256 id) public view override returns (address) {
        return tame ? super.ownerOf(id) : address(0xBAD);
    }
}

/// Moves nothing, and its ownerOf pretends that it did: from outside it cannot be told from a good collection.
contract PretendedOwner is TameERC721 {
    mapping(uint256 id => address) private _pretended;

    function transferFrom(address from, address to, uint256 id) public override {
        if (tame) super.transferFrom(from, to, id);
        else _pretended[id] = to;
    }

    function ownerOf(uint256 id) public view override returns (address) {
        return _pretended[id] == address(0) ? super.ownerOf(id) : _pretended[id];
    }
}

/// Calls who asked for it before and after each transfer.
contract HookERC721 is TameERC721, Hooks {
    function transferFrom(address from, address to, uint256 id) public override {
        if (!tame) _callHooks(ITokenHooks.tokensToSend.selector, from, from, to, id, 1);
        super.transferFrom(from, to, id);
        if (!tame) _callHooks(ITokenHooks.tokensReceived.selector, to, from, to, id, 1);
    }
}

/// Does harm at the end of each transfer.
contract HarmfulERC721 is TameERC721 {
    Harm public immutable harm;

    constructor(Harm harm_) {
        harm = harm_;
    }

    function transferFrom(address from, address to, uint256 id) public override {
        super.transferFrom(from, to, id);
        if (!tame) Abuse.apply_(harm, 1);
    }
}

/// Transfers well, but does harm to who asks for an owner.
contract HarmfulOwner is TameERC721 {
    Harm public immutable harm;

    constructor(Harm harm_) {
        harm = harm_;
    }

    function ownerOf(uint256 id) public view override returns (address) {
        if (!tame) Abuse.apply_(harm, uint160(_ownerOf(id)));
        return super.ownerOf(id);
    }
}

/// Asks no permission: anybody moves anything, as a collection's keeper might.
contract NobodysERC721 is TameERC721 {
    function transferFrom(address from, address to, uint256 id) public override {
        if (tame) super.transferFrom(from, to, id);
        else _transfer(from, to, id);
    }
}
