// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { AssetItem, INData } from "../../../types/Assets.sol";

/// Answers what it was told to: so it shows whether it was asked.
contract MoodyChecker {
    bool public mood = true;

    function setMood(bool mood_) external {
        mood = mood_;
    }

    function isWrapEnabled(address, INData calldata, AssetItem[] calldata, address) external view returns (bool) {
        return mood;
    }
}

/// Says yes to exactly one question.
contract ExactChecker {
    bytes32 private immutable _wanted;

    constructor(address caller, INData memory inData, AssetItem[] memory collateral, address wrapFor) {
        _wanted = keccak256(abi.encode(caller, inData, collateral, wrapFor));
    }

    function isWrapEnabled(
        address caller,
        INData calldata inData,
        AssetItem[] calldata collateral,
        address wrapFor
    ) external view returns (bool) {
        return keccak256(abi.encode(caller, inData, collateral, wrapFor)) == _wanted;
    }
}
