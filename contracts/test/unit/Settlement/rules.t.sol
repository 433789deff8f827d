// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";

import { IMarketWrapper } from "../../../interfaces/IMarketWrapper.sol";
import { Decision, ISettlement, OrderStatus } from "../../../interfaces/ISettlement.sol";
import { Settlement } from "../../../settlement/Settlement.sol";
import { SettlementFixture } from "../../support/SettlementFixture.sol";

/// Who decides is changed in two steps, two days apart, in everybody's sight.
contract SettlementRulesTest is SettlementFixture {
    function test_scheduleRules_saysWhatWillBeInForceAndWhen() public {
        address[] memory others = people(5);

        vm.expectEmit(address(settlement));
        emit ISettlement.RulesScheduled(others, 4, 7 days, block.timestamp + 2 days);
        settlement.scheduleRules(others, 4, 7 days);

        _assertRules(signers, 2, DELAY, 1);
    }

    function test_scheduleRules_isForTheOwner() public {
        expectError(Ownable.OwnableUnauthorizedAccount.selector, stranger);
        vm.prank(stranger);
        settlement.scheduleRules(signers, 2, DELAY);
    }

    function testFuzz_scheduleRules_refusesThresholdsThatCannotBe(uint256 threshold, uint8 count) public {
        address[] memory others = people(bound(count, 1, 20));
        if (threshold <= others.length) threshold = 0;

        _expectBad(others, threshold, DELAY, abi.encodeWithSelector(ISettlement.BadRules.selector));
    }

    function test_scheduleRules_refusesMoreThanTwentySigners() public {
        settlement.scheduleRules(people(20), 20, DELAY);

        _expectBad(people(21), 2, DELAY, abi.encodeWithSelector(ISettlement.BadRules.selector));
        _expectBad(new address[](0), 0, DELAY, abi.encodeWithSelector(ISettlement.BadRules.selector));
    }

    function testFuzz_scheduleRules_refusesDelaysBeyondThirtyDays(uint256 delay) public {
        settlement.scheduleRules(signers, 2, 30 days);
        delay = bound(delay, 30 days + 1, type(uint256).max);

        _expectBad(signers, 2, delay, abi.encodeWithSelector(ISettlement.BadRules.selector));
    }

    function test_scheduleRules_refusesSignersThatDoNotAscend() public {
        address[] memory others = people(3);
        (others[1], others[2]) = (others[2], others[1]);
        _expectBad(others, 2, DELAY, abi.encodeWithSelector(ISettlement.SignersNotAscending.selector, others[2]));

        others[2] = others[1];
        _expectBad(others, 2, DELAY, abi.encodeWithSelector(ISettlement.SignersNotAscending.selector, others[1]));

        others[0] = address(0);
        _expectBad(others, 2, DELAY, abi.encodeWithSelector(ISettlement.SignersNotAscending.selector, address(0)));
    }

    function test_applyRules_putsThemInForce_toTheSecond_byAnybody() public {
        address[] memory others = people(5);
        uint256 applicableAt = block.timestamp + settlement.RULES_DELAY();
        settlement.scheduleRules(others, 4, 7 days);
        vm.warp(applicableAt - 1);
        expectError(ISettlement.TooEarly.selector, applicableAt);
        settlement.applyRules();

        vm.warp(applicableAt);
        vm.expectEmit(address(settlement));
        emit ISettlement.RulesApplied(others, 4, 7 days, 2);
        vm.prank(stranger);
        settlement.applyRules();

        _assertRules(others, 4, 7 days, 2);
    }

    function test_applyRules_refusesWhenNothingIsScheduled() public {
        vm.expectRevert(ISettlement.NothingScheduled.selector);
        settlement.applyRules();

        rotate(people(5), 4, DELAY);
        vm.expectRevert(ISettlement.NothingScheduled.selector);
        settlement.applyRules();
    }

    function test_applyRules_ofTwoSchedulesTheLaterOneCounts_andWaitsAnew() public {
        uint256 start = 1_800_000_000;
        vm.warp(start);
        settlement.scheduleRules(people(5), 4, 7 days);
        vm.warp(start + 1 days);
        settlement.scheduleRules(people(4), 1, 0);
        vm.warp(start + 2 days);
        expectError(ISettlement.TooEarly.selector, start + 3 days);
        settlement.applyRules();

        vm.warp(start + 3 days);
        settlement.applyRules();
        _assertRules(people(4), 1, 0, 2);
    }

    function test_aFormerSignerSignsNoMore_andAReturningOneSignsAgain() public {
        address[] memory all = people(3);
        address[] memory fewer = new address[](2);
        (fewer[0], fewer[1]) = (all[0], all[1]);
        rotate(fewer, 1, DELAY);
        Decision memory decision = dollars();
        bytes32 digest = settlement.digestOf(decision);
        signers[0] = all[2];
        expectError(ISettlement.NotASigner.selector, all[2]);
        settlement.propose(decision, signed(digest, 1));

        rotate(all, 1, DELAY);
        signers[0] = all[2];
        propose(dollars());
        assertStatus(ORDER, OrderStatus.Proposed);
    }

    function test_aNewDelayHoldsForWhatIsProposedAfterwards() public {
        rotate(signers, 2, 0);
        Decision memory decision = dollars();
        uint256 executableAt = propose(decision);
        settlement.execute(decision);

        vm.assertEq(executableAt + 10 days, decision.deadline);
        assertStatus(ORDER, OrderStatus.Settled);
    }

    function test_theConstructorHoldsToTheSameRules() public {
        vm.expectRevert(ISettlement.BadRules.selector);
        Settlement(payable(deploy("Settlement", abi.encode(IMarketWrapper(address(market)), signers, 4, DELAY))));
        vm.expectRevert(ISettlement.BadRules.selector);
        Settlement(payable(deploy("Settlement", abi.encode(IMarketWrapper(address(market)), signers, 2, 30 days + 1))));
        expectError(ISettlement.SignersNotAscending.selector, address(0));
        Settlement(payable(deploy("Settlement", abi.encode(IMarketWrapper(address(market)), new address[](1), 1, DELAY))));
    }

    function test_ownershipGoesOverInTwoSteps() public {
        settlement.transferOwnership(bob);
        vm.assertEq(settlement.owner(), address(this));
        vm.prank(bob);
        settlement.acceptOwnership();

        vm.assertEq(settlement.owner(), bob);
        expectError(Ownable.OwnableUnauthorizedAccount.selector, address(this));
        settlement.scheduleRules(signers, 2, DELAY);
    }

    function _expectBad(address[] memory others, uint256 threshold, uint256 delay, bytes memory reason) private {
        vm.expectRevert(reason);
        settlement.scheduleRules(others, threshold, delay);
    }

    function _assertRules(address[] memory who, uint256 threshold, uint256 delay, uint256 epoch) private view {
        vm.assertEq(keccak256(abi.encode(settlement.signers())), keccak256(abi.encode(who)));
        vm.assertEq(settlement.threshold(), threshold);
        vm.assertEq(settlement.delay(), delay);
        vm.assertEq(settlement.epoch(), epoch);
    }
}
