// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { SafeTransferLib } from "solady/src/utils/SafeTransferLib.sol";

import { Decision, ISettlement, OrderStatus, Take } from "../../../interfaces/ISettlement.sol";
import { GasGriefer } from "../../support/attackers/GasGriefer.sol";
import { Outcome, Reenterer } from "../../support/attackers/Reenterer.sol";
import { SettlementFixture } from "../../support/SettlementFixture.sol";
import { Blocklist } from "../../support/tokens/Guards.sol";
import { Harm } from "../../support/tokens/Harm.sol";
import { HookToken } from "../../support/tokens/Hostile.sol";

contract SettlementPayInsteadTest is SettlementFixture {
    function setUp() public override {
        super.setUp();
        vm.startPrank(alice);
        usd.approve(address(settlement), type(uint256).max);
        eur.approve(address(settlement), type(uint256).max);
        vm.stopPrank();
    }

    function test_theAgentPaysInTheDelay_andTheCollateralStaysWhole() public {
        Decision memory decision = dollars();
        propose(decision);
        uint256 before = usd.balanceOf(alice);
        bytes32 hash = decisionOf(ORDER);

        vm.expectEmit(address(settlement));
        emit ISettlement.PaidInstead(ORDER, hash, alice);
        vm.prank(alice);
        settlement.payInstead(decision);

        assertStatus(ORDER, OrderStatus.Paid);
        vm.assertEq(usd.balanceOf(buyer), 400);
        vm.assertEq(usd.balanceOf(alice), before - 400);
        vm.assertEq(inside(address(usd)), 1_000);
    }

    function test_whatIsPaidIsNeverTakenToo() public {
        Decision memory decision = dollars();
        uint256 executableAt = propose(decision);
        vm.prank(alice);
        settlement.payInstead(decision);
        vm.warp(executableAt);

        expectStatus(ORDER, OrderStatus.Paid);
        settlement.execute(decision);
    }

    function test_whatIsPaidIsNotPaidTwice() public {
        Decision memory decision = dollars();
        propose(decision);
        vm.startPrank(alice);
        settlement.payInstead(decision);

        expectStatus(ORDER, OrderStatus.Paid);
        settlement.payInstead(decision);
    }

    function testFuzz_paysEverythingOfEveryAsset(uint128 a, uint128 b, uint64 native) public {
        (a, b) = (uint128(bound(a, 1, 1e29)), uint128(bound(b, 1, 1e29)));
        if (native == 0) native = 1;
        Decision memory decision = dollars();
        decision.takes = new Take[](4);
        (decision.takes[0], decision.takes[1]) = (Take(address(usd), a), Take(address(0), native));
        (decision.takes[2], decision.takes[3]) = (Take(address(eur), b), Take(address(0), 3));
        propose(decision);
        vm.prank(alice);
        settlement.payInstead{ value: uint256(native) + 3 }(decision);

        vm.assertEq(usd.balanceOf(buyer), a);
        vm.assertEq(eur.balanceOf(buyer), b);
        vm.assertEq(buyer.balance, uint256(native) + 3);
        vm.assertEq(address(settlement).balance, 0);
    }

    function testFuzz_nativeCoinMustBeSentExactly(uint64 decided, uint64 sent) public {
        if (decided == 0) decided = 1;
        if (decided == sent) sent = decided ^ 1;
        Decision memory decision = deciding(ORDER, Take(address(0), decided));
        propose(decision);

        vm.expectRevert(abi.encodeWithSelector(ISettlement.WrongValue.selector, sent, decided));
        vm.prank(alice);
        settlement.payInstead{ value: sent }(decision);
    }

    function test_nativeCoinIsRefusedWhenOnlyTokensAreOwed() public {
        Decision memory decision = dollars();
        propose(decision);

        vm.expectRevert(abi.encodeWithSelector(ISettlement.WrongValue.selector, 1, 0));
        vm.prank(alice);
        settlement.payInstead{ value: 1 }(decision);
    }

    function test_withoutApprovalNothingIsPaid() public {
        Decision memory decision = dollars();
        propose(decision);

        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        vm.prank(bob);
        settlement.payInstead(decision);
        assertStatus(ORDER, OrderStatus.Proposed);
    }

    function test_aTokenWithoutCodePaysNothing() public {
        Decision memory decision = deciding(ORDER, Take(stranger, 5));
        propose(decision);

        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        vm.prank(alice);
        settlement.payInstead(decision);
    }

    function test_anybodyMayPayForTheAgent() public {
        Decision memory decision = deciding(ORDER, Take(address(0), 7));
        propose(decision);
        vm.prank(bob);
        settlement.payInstead{ value: 7 }(decision);

        vm.assertEq(buyer.balance, 7);
    }

    function test_stillPossibleOnceTheDecisionCouldBeCarriedOut_untilItsDeadline() public {
        Decision memory decision = dollars();
        propose(decision);
        vm.startPrank(alice);
        vm.warp(decision.deadline + 1);
        expectError(ISettlement.TooLate.selector, decision.deadline);
        settlement.payInstead(decision);

        vm.warp(decision.deadline);
        settlement.payInstead(decision);

        assertStatus(ORDER, OrderStatus.Paid);
    }

    function test_refusesAnotherDecisionThanTheOneThatWaits() public {
        propose(dollars());
        Decision memory less = deciding(ORDER, Take(address(usd), 1));

        vm.expectPartialRevert(ISettlement.UnknownDecision.selector);
        vm.prank(alice);
        settlement.payInstead(less);
    }

    function test_refusesWhenNothingWaits() public {
        expectStatus(ORDER, OrderStatus.None);
        settlement.payInstead(dollars());
    }

    function test_nativeCoinThatTheReceiverRefusesIsKeptForIt() public {
        GasGriefer receiver = new GasGriefer(Harm.REVERT);
        Decision memory decision = deciding(ORDER, Take(address(0), 7));
        decision.receiver = address(receiver);
        propose(decision);

        vm.expectEmit(address(settlement));
        emit ISettlement.ClaimKept(address(receiver), address(0), 7);
        vm.prank(alice);
        settlement.payInstead{ value: 7 }(decision);

        vm.assertEq(settlement.claimable(address(receiver), address(0)), 7);
        assertStatus(ORDER, OrderStatus.Paid);
    }

    function test_aDecisionOfFormerSignersIsNoLongerPaidInstead() public {
        Decision memory decision = dollars();
        propose(decision);
        rotate(signers, 2, DELAY);

        vm.expectRevert(ISettlement.SignersChanged.selector);
        vm.prank(alice);
        settlement.payInstead(decision);
    }

    function test_aReceiverThatTheTokenRefusesCannotBePaidInstead() public {
        Blocklist list = new Blocklist();
        list.mint(alice, 60);
        list.setBlocked(buyer, true);
        Decision memory decision = deciding(ORDER, Take(address(list), 60));
        propose(decision);
        vm.startPrank(alice);
        list.approve(address(settlement), 60);

        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        settlement.payInstead(decision);
    }

    function test_fromInsideAPaymentNothingGuardedCanBeCalled() public {
        HookToken hooked = new HookToken();
        hooked.mint(alice, 60);
        Reenterer attacker = new Reenterer();
        hooked.setHook(buyer, address(attacker));
        Decision memory decision = deciding(ORDER, Take(address(hooked), 60));
        vm.warp(propose(decision));
        attacker.plan(address(settlement), 0, abi.encodeCall(settlement.execute, (decision)));
        attacker.plan(address(settlement), 0, abi.encodeCall(settlement.payInstead, (decision)));
        vm.startPrank(alice);
        hooked.approve(address(settlement), 60);
        settlement.payInstead(decision);

        Outcome[] memory outcomes = attacker.outcomes();
        vm.assertEq(outcomes.length, 2);
        for (uint256 i; i < 2; ++i) {
            vm.assertEq(
                outcomes[i].answer,
                abi.encodeWithSelector(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector)
            );
        }
    }
}
