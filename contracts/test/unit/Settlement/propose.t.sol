// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Decision, ISettlement, OrderStatus, SignerSignature, Take } from "../../../interfaces/ISettlement.sol";
import { SettlementFixture } from "../../support/SettlementFixture.sol";

contract SettlementProposeTest is SettlementFixture {
    function test_recordsTheDecisionAndSaysSo() public {
        Decision memory decision = dollars();
        bytes32 hash = structHash(decision);
        SignerSignature[] memory signatures = signed(settlement.digestOf(decision), 2);

        vm.expectEmit(address(settlement));
        emit ISettlement.Proposed(ORDER, hash, address(wnft), token, buyer, block.timestamp + DELAY);
        vm.prank(stranger);
        uint256 executableAt = settlement.propose(decision, signatures);

        vm.assertEq(executableAt, block.timestamp + DELAY);
        (OrderStatus status, bytes32 recorded, uint256 from) = settlement.orders(ORDER);
        vm.assertEq(uint256(status), uint256(OrderStatus.Proposed));
        vm.assertEq(recorded, hash);
        vm.assertEq(from, executableAt);
    }

    function test_movesNothing() public {
        propose(dollars());

        vm.assertEq(inside(address(usd)), 1_000);
        vm.assertEq(usd.balanceOf(buyer), 0);
    }

    function test_refusesWhileAnotherDecisionWaits() public {
        propose(dollars());
        Decision memory other = deciding(ORDER, Take(address(eur), 1));
        SignerSignature[] memory signatures = signed(settlement.digestOf(other), 2);

        expectStatus(ORDER, OrderStatus.Proposed);
        settlement.propose(other, signatures);
    }

    function test_refusesAnOrderThatIsSettled() public {
        settle(dollars());
        Decision memory other = deciding(ORDER, Take(address(eur), 1));
        SignerSignature[] memory signatures = signed(settlement.digestOf(other), 2);

        expectStatus(ORDER, OrderStatus.Settled);
        settlement.propose(other, signatures);
    }

    function test_refusesAnOrderThatIsPaid() public {
        Decision memory decision = deciding(ORDER, Take(address(0), 7));
        propose(decision);
        vm.prank(alice);
        settlement.payInstead{ value: 7 }(decision);
        Decision memory other = deciding(ORDER, Take(address(eur), 1));
        SignerSignature[] memory signatures = signed(settlement.digestOf(other), 2);

        expectStatus(ORDER, OrderStatus.Paid);
        settlement.propose(other, signatures);
    }

    function test_acceptsAnotherDecisionAfterAWithdrawal() public {
        Decision memory first = dollars();
        propose(first);
        withdraw(first);

        propose(deciding(ORDER, Take(address(eur), 1)));

        assertStatus(ORDER, OrderStatus.Proposed);
    }

    function test_acceptsAnotherDecisionOnceTheDeadlineIsOver_toTheSecond() public {
        Decision memory first = dollars();
        propose(first);
        vm.warp(first.deadline);
        Decision memory second = deciding(ORDER, Take(address(eur), 1));
        SignerSignature[] memory signatures = signed(settlement.digestOf(second), 2);
        expectStatus(ORDER, OrderStatus.Proposed);
        settlement.propose(second, signatures);

        vm.warp(first.deadline + 1);
        settlement.propose(second, signatures);

        vm.assertEq(decisionOf(ORDER), structHash(second));
    }

    function test_acceptsAnotherDecisionOnceTheSignersChanged() public {
        Decision memory first = dollars();
        propose(first);
        rotate(signers, 2, DELAY);

        Decision memory second = dollars();
        propose(second);

        vm.assertEq(decisionOf(ORDER), structHash(second));
    }

    function test_neverAcceptsTheSameDecisionTwice() public {
        Decision memory decision = dollars();
        propose(decision);
        withdraw(decision);
        SignerSignature[] memory signatures = signed(settlement.digestOf(decision), 2);

        vm.expectRevert(abi.encodeWithSelector(ISettlement.DecisionSpent.selector, structHash(decision)));
        settlement.propose(decision, signatures);
    }

    function test_refusesADecisionAboutNothing() public {
        Decision memory decision = dollars();
        decision.takes = new Take[](0);
        SignerSignature[] memory signatures = signed(settlement.digestOf(decision), 2);

        vm.expectRevert(ISettlement.EmptyDecision.selector);
        settlement.propose(decision, signatures);
    }

    function test_refusesADecisionAboutNothingOfAnAsset() public {
        Decision memory decision = deciding(Take(address(usd), 400), Take(address(eur), 0));
        SignerSignature[] memory signatures = signed(settlement.digestOf(decision), 2);

        vm.expectRevert(ISettlement.EmptyDecision.selector);
        settlement.propose(decision, signatures);
    }

    function test_refusesADecisionForThoseWhoCannotUseIt() public {
        Decision memory decision = dollars();
        address[2] memory receivers = [address(settlement), address(market)];
        for (uint256 i; i < receivers.length; ++i) {
            decision.receiver = receivers[i];
            SignerSignature[] memory signatures = signed(settlement.digestOf(decision), 2);
            vm.expectRevert(ISettlement.EmptyDecision.selector);
            settlement.propose(decision, signatures);
        }
    }

    function test_refusesADecisionForNobody() public {
        Decision memory decision = dollars();
        decision.receiver = address(0);
        SignerSignature[] memory signatures = signed(settlement.digestOf(decision), 2);

        vm.expectRevert(ISettlement.EmptyDecision.selector);
        settlement.propose(decision, signatures);
    }

    function test_theDeadlineMustLeaveRoomForTheDelay_toTheSecond() public {
        Decision memory decision = dollars();
        uint256 earliest = block.timestamp + DELAY;
        decision.deadline = earliest - 1;
        SignerSignature[] memory signatures = signed(settlement.digestOf(decision), 2);
        vm.expectRevert(abi.encodeWithSelector(ISettlement.DeadlineTooSoon.selector, earliest - 1, earliest));
        settlement.propose(decision, signatures);

        decision.deadline = earliest;
        vm.assertEq(propose(decision), earliest);
    }

    function test_theDeadlineMustFit() public {
        Decision memory decision = dollars();
        decision.deadline = uint256(type(uint48).max) + 1;
        SignerSignature[] memory signatures = signed(settlement.digestOf(decision), 2);
        expectError(ISettlement.DeadlineTooLate.selector, decision.deadline);
        settlement.propose(decision, signatures);

        decision.deadline = type(uint48).max;
        propose(decision);
    }

    function test_ordersDoNotStandInEachOthersWay() public {
        propose(dollars());
        propose(deciding(OTHER_ORDER, Take(address(usd), 400)));

        assertStatus(ORDER, OrderStatus.Proposed);
        assertStatus(OTHER_ORDER, OrderStatus.Proposed);
    }
}
