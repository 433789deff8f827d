// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A call to make.
struct Call {
    address target;
    uint256 value;
    bytes data;
}

/// A contract that does what tests tell it, so that it can hold tokens and act as their owner.
abstract contract Actor {
    /// Makes a call and answers with its answer, or reverts with its reason.
    function act(address target, uint256 value, bytes calldata data) external payable returns (bytes memory) {
        (bool success, bytes memory answer) = target.call{ value: value }(data);
        if (success) return answer;
        assembly ("memory-safe") {
            revert(add(answer, 32), mload(answer))
        }
    }
}
