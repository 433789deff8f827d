// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// What a token with hooks calls.
interface ITokenHooks {
    function tokensToSend(address from, address to, uint256 tokenId, uint256 amount) external;
    function tokensReceived(address from, address to, uint256 tokenId, uint256 amount) external;
}

/// A register of who is called for whom, open to anybody.
abstract contract Hooks {
    mapping(address account => address) public hookOf;
    /// Called for every movement, whoever moves.
    address public hookOfAll;

    function setHook(address account, address hook) external {
        hookOf[account] = hook;
    }

    function setHookOfAll(address hook) external {
        hookOfAll = hook;
    }

    function _callHooks(bytes4 selector, address account, address from, address to, uint256 tokenId, uint256 amount)
        internal
    {
        bytes memory data = abi.encodeWithSelector(selector, from, to, tokenId, amount);
        _callHook(hookOf[account], data);
        _callHook(hookOfAll, data);
    }

    function _callHook(address hook, bytes memory data) private {
        if (hook == address(0)) return;
        (bool success, bytes memory answer) = hook.call(data);
        if (success) return;
        assembly ("memory-safe") {
            revert(add(answer, 32), mload(answer))
        }
    }
}
