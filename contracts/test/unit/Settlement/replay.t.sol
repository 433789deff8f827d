// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarketWrapper } from "../../../interfaces/IMarketWrapper.sol";
import { Decision, ISettlement, OrderStatus, SignerSignature, Take } from "../../../interfaces/ISettlement.sol";
import { Settlement } from "../../../settlement/Settlement.sol";
import { SettlementFixture } from "../../support/SettlementFixture.sol";

/// A signature holds for one decision, once, on one chain, at one contract.
contract SettlementReplayTest is SettlementFixture {
    Decision private decision;
    SignerSignature[] private signatures;

    function setUp() public override {
        super.setUp();
        Decision memory signedOne = dollars();
        SignerSignature[] memory list = signed(settlement.digestOf(signedOne), 2);
        (decision.orderId, decision.wNFT, decision.tokenId) = (signedOne.orderId, signedOne.wNFT, signedOne.tokenId);
        (decision.receiver, decision.deadline) = (signedOne.receiver, signedOne.deadline);
        decision.takes.push(signedOne.takes[0]);
        for (uint256 i; i < 2; ++i) signatures.push(list[i]);
    }

    function test_notTwice_whileItWaits() public {
        settlement.propose(decision, signatures);

        expectStatus(ORDER, OrderStatus.Proposed);
        settlement.propose(decision, signatures);
    }

    function test_notTwice_onceItIsSettled() public {
        vm.warp(settlement.propose(decision, signatures));
        settlement.execute(decision);

        expectStatus(ORDER, OrderStatus.Settled);
        settlement.propose(decision, signatures);
        expectStatus(ORDER, OrderStatus.Settled);
        settlement.execute(decision);
        vm.assertEq(usd.balanceOf(buyer), 400);
    }

    function test_notTwice_onceItWasWithdrawn() public {
        settlement.propose(decision, signatures);
        withdraw(decision);

        vm.expectRevert(abi.encodeWithSelector(ISettlement.DecisionSpent.selector, decisionOf(ORDER)));
        settlement.propose(decision, signatures);
    }

    function test_notTwice_onceTheSignersChanged() public {
        settlement.propose(decision, signatures);
        bytes32 spent = decisionOf(ORDER);
        rotate(signers, 2, DELAY);

        vm.expectRevert(abi.encodeWithSelector(ISettlement.DecisionSpent.selector, spent));
        settlement.propose(decision, signatures);
    }

    function test_notForAnotherOrder() public {
        decision.orderId = OTHER_ORDER;
        _expectBad();
    }

    function test_notForAnotherToken() public {
        decision.tokenId += 1;
        _expectBad();
    }

    function test_notForAnotherContractOfTokens() public {
        decision.wNFT = address(usd);
        _expectBad();
    }

    function test_notForAnotherReceiver() public {
        decision.receiver = stranger;
        _expectBad();
    }

    function test_notForAnotherAsset() public {
        decision.takes[0].token = address(eur);
        _expectBad();
    }

    function test_notForMore() public {
        decision.takes[0].amount += 1;
        _expectBad();
    }

    function test_notForOneAssetMore() public {
        decision.takes.push(Take(address(eur), 1));
        _expectBad();
    }

    function test_notForAnotherDeadline() public {
        decision.deadline += 1;
        _expectBad();
    }

    function test_notOnAnotherChain() public {
        vm.chainId(block.chainid + 1);
        _expectBad();
    }

    function test_notAtAnotherSettlement() public {
        Settlement other = Settlement(payable(deploy("Settlement", abi.encode(IMarketWrapper(address(market)), signers, 2, DELAY))));

        expectError(ISettlement.BadSignature.selector, signers[0]);
        other.propose(decision, signatures);
    }

    function test_notOfAFormerSigner() public {
        address[] memory others = people(6);
        address[] memory newcomers = new address[](3);
        uint256 count;
        for (uint256 i; i < 6; ++i) if (!_isIn(others[i], signers)) newcomers[count++] = others[i];
        rotate(newcomers, 2, DELAY);

        expectError(ISettlement.NotASigner.selector, signatures[0].signer);
        settlement.propose(decision, signatures);
    }

    function test_aDecisionIsNoWithdrawal() public {
        settlement.propose(decision, signatures);

        expectError(ISettlement.BadSignature.selector, signers[0]);
        settlement.withdraw(ORDER, signatures);
    }

    function test_aWithdrawalHoldsForOneDecision() public {
        settlement.propose(decision, signatures);
        SignerSignature[] memory taking = withdrawal(ORDER);
        settlement.withdraw(ORDER, taking);
        propose(deciding(ORDER, Take(address(eur), 1)));

        expectError(ISettlement.BadSignature.selector, signers[0]);
        settlement.withdraw(ORDER, taking);
    }

    function test_aWithdrawalHoldsForOneOrder() public {
        settlement.propose(decision, signatures);
        SignerSignature[] memory taking = withdrawal(ORDER);
        propose(deciding(OTHER_ORDER, Take(address(usd), 400)));

        expectError(ISettlement.BadSignature.selector, signers[0]);
        settlement.withdraw(OTHER_ORDER, taking);
    }

    function test_aWithdrawalHoldsOnOneChain() public {
        settlement.propose(decision, signatures);
        SignerSignature[] memory taking = withdrawal(ORDER);
        vm.chainId(block.chainid + 1);

        expectError(ISettlement.BadSignature.selector, signers[0]);
        settlement.withdraw(ORDER, taking);
    }

    function _expectBad() private {
        expectError(ISettlement.BadSignature.selector, signers[0]);
        settlement.propose(decision, signatures);
    }

    function _isIn(address who, address[] memory list) private pure returns (bool) {
        for (uint256 i; i < list.length; ++i) if (list[i] == who) return true;
        return false;
    }
}
