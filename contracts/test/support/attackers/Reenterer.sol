// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC1155Receiver } from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import { IERC721Receiver } from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import { IERC165 } from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

import { IFlashBorrower } from "../tokens/Identity.sol";
import { ITokenHooks } from "../tokens/Hooks.sol";
import { Actor, Call } from "./Actor.sol";

/// What became of one call.
struct Outcome {
    /// From inside which hook; 0 is `receive`.
    bytes4 hook;
    bool success;
    bytes answer;
}

/// Makes a list of calls from inside each hook that reaches it and keeps their outcomes. It takes every token, so that
/// it can own what it attacks. A call that fails does not fail the hook: the call around it goes on, and the outcome
/// survives.
contract Reenterer is Actor, ITokenHooks, IERC721Receiver, IERC1155Receiver, IFlashBorrower {
    Call[] private _plan;
    Outcome[] private _outcomes;
    /// How often the plan may still run.
    uint256 public rounds;
    /// How often a hook was reached, whether or not the plan ran.
    uint256 public visits;
    bytes4 private _only;
    bool private _picky;
    bool private _running;

    receive() external payable {
        _reenter(0);
    }

    /// Adds a call to the plan, which from then on runs once.
    function plan(address target, uint256 value, bytes calldata data) external {
        _plan.push(Call(target, value, data));
        rounds = 1;
    }

    /// Lets the plan run so many times; it does not run inside itself.
    function setRounds(uint256 rounds_) external {
        rounds = rounds_;
    }

    /// Lets the plan run in this hook only: its selector, 0 for `receive`.
    function only(bytes4 hook) external {
        (_only, _picky) = (hook, true);
    }

    /// Forgets the plan and its outcomes.
    function reset() external {
        delete _plan;
        delete _outcomes;
        (rounds, visits, _picky) = (0, 0, false);
    }

    function tokensToSend(address, address, uint256, uint256) external {
        _reenter(ITokenHooks.tokensToSend.selector);
    }

    function tokensReceived(address, address, uint256, uint256) external {
        _reenter(ITokenHooks.tokensReceived.selector);
    }

    function onFlashMint(uint256) external {
        _reenter(IFlashBorrower.onFlashMint.selector);
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        _reenter(IERC721Receiver.onERC721Received.selector);
        return IERC721Receiver.onERC721Received.selector;
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external returns (bytes4) {
        _reenter(IERC1155Receiver.onERC1155Received.selector);
        return IERC1155Receiver.onERC1155Received.selector;
    }

    function onERC1155BatchReceived(address, address, uint256[] calldata, uint256[] calldata, bytes calldata)
        external
        returns (bytes4)
    {
        _reenter(IERC1155Receiver.onERC1155BatchReceived.selector);
        return IERC1155Receiver.onERC1155BatchReceived.selector;
    }

    function outcomes() external view returns (Outcome[] memory) {
        return _outcomes;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == type(IERC165).interfaceId || id == type(IERC1155Receiver).interfaceId
            || id == type(IERC721Receiver).interfaceId;
    }

    function _reenter(bytes4 hook) private {
        ++visits;
        if (_running || rounds == 0 || (_picky && hook != _only)) return;
        (_running, rounds) = (true, rounds - 1);

        for (uint256 i; i < _plan.length; ++i) {
            Call memory call = _plan[i];
            (bool success, bytes memory answer) = call.target.call{ value: call.value }(call.data);
            _outcomes.push(Outcome(hook, success, answer));
        }
        _running = false;
    }
}
