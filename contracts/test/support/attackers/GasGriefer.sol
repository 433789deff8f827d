// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Abuse, Harm } from "../tokens/Harm.sol";
import { Actor } from "./Actor.sol";

/// Does harm to who sends it native coin or asks whether it takes a token. Tame, it takes all.
contract GasGriefer is Actor {
    Harm public harm;
    bool public tame;

    constructor(Harm harm_) {
        harm = harm_;
    }

    receive() external payable {
        if (!tame) Abuse.apply_(harm, 1);
    }

    function setTame(bool tame_) external {
        tame = tame_;
    }

    function onERC721Received(address, address, uint256, bytes calldata) external view returns (bytes4) {
        return _answer();
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external view returns (bytes4) {
        return _answer();
    }

    /// The hooks answer with their own selector.
    function _answer() private view returns (bytes4) {
        if (!tame) Abuse.apply_(harm, uint256(bytes32(msg.sig)));
        return msg.sig;
    }
}
