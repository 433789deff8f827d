// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Decision, Take } from "../interfaces/ISettlement.sol";

/// The EIP-712 struct hashes of what signers sign.
library DecisionHash {
    bytes32 internal constant TAKE = keccak256("Take(address token,uint256 amount)");
    bytes32 internal constant DECISION = keccak256(
        "Decision(bytes32 orderId,address wNFT,uint256 tokenId,address receiver,Take[] takes,uint256 deadline)"
        "Take(address token,uint256 amount)"
    );
    bytes32 internal constant WITHDRAWAL = keccak256("Withdrawal(bytes32 orderId,bytes32 decision)");

    function of_(Decision calldata decision) internal pure returns (bytes32) {
        bytes32[] memory takes = new bytes32[](decision.takes.length);
        for (uint256 i; i < takes.length; ++i) {
            Take calldata take = decision.takes[i];
            takes[i] = keccak256(abi.encode(TAKE, take.token, take.amount));
        }
        return keccak256(
            abi.encode(
                DECISION,
                decision.orderId,
                decision.wNFT,
                decision.tokenId,
                decision.receiver,
                keccak256(abi.encodePacked(takes)),
                decision.deadline
            )
        );
    }

    function ofWithdrawal(bytes32 orderId, bytes32 decision) internal pure returns (bytes32) {
        return keccak256(abi.encode(WITHDRAWAL, orderId, decision));
    }
}
