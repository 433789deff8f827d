// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SafeTransferLib } from "solady/src/utils/SafeTransferLib.sol";

import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

import { Decision, ISettlement, OrderStatus, Take } from "../../../interfaces/ISettlement.sol";
import { GasGriefer } from "../../support/attackers/GasGriefer.sol";
import { Outcome, Reenterer } from "../../support/attackers/Reenterer.sol";
import { SettlementFixture } from "../../support/SettlementFixture.sol";
import { Blocklist, Pausable } from "../../support/tokens/Guards.sol";
import { Harm } from "../../support/tokens/Harm.sol";
import { HookToken } from "../../support/tokens/Hostile.sol";
import { ITokenHooks } from "../../support/tokens/Hooks.sol";
import { TameERC20 } from "../../support/tokens/TameERC20.sol";

/// Takes native coin when it is given gas enough, and gives up early when not: whoever calls has most of the gas left.
contract Hungry {
    uint256 private constant MEAL = 250_000;

    receive() external payable {
        require(gasleft() > MEAL);
    }
}

/// What does not reach its receiver is kept for it; nobody's payment stands in another's way.
contract SettlementPaymentsTest is SettlementFixture {
    function test_aBlockedReceiversTokensAreKeptForIt() public {
        Blocklist list = new Blocklist();
        _putInside(list);
        list.setBlocked(buyer, true);
        list.setTame(false);
        Decision memory decision = deciding(ORDER, Take(address(list), 60));
        vm.warp(propose(decision));

        vm.expectEmit(address(settlement));
        emit ISettlement.ClaimKept(buyer, address(list), 60);
        vm.expectEmit(address(settlement));
        emit ISettlement.Settled(ORDER, buyer, address(list), 60, 60);
        settlement.execute(decision);

        vm.assertEq(settlement.claimable(buyer, address(list)), 60);
        vm.assertEq(list.balanceOf(address(settlement)), 60);
        assertStatus(ORDER, OrderStatus.Settled);
    }

    function test_theOtherAssetsReachABlockedReceiver() public {
        Blocklist list = new Blocklist();
        _putInside(list);
        list.setBlocked(buyer, true);
        list.setTame(false);
        Decision memory decision = deciding(Take(address(list), 60), Take(address(0), 9));
        settle(decision);

        vm.assertEq(buyer.balance, 9);
    }

    function test_nativeCoinThatTheReceiverDoesNotTakeIsKeptForIt_whateverItDoes() public {
        Harm[3] memory harms = [Harm.REVERT, Harm.BURN, Harm.REVERT_BOMB];
        for (uint256 i; i < harms.length; ++i) {
            address receiver = address(new GasGriefer(harms[i]));
            Decision memory decision = deciding(bytes32(i), Take(address(0), 5));
            decision.receiver = receiver;
            vm.warp(propose(decision));
            settlement.execute{ gas: 2_000_000 }(decision);

            vm.assertEq(settlement.claimable(receiver, address(0)), 5);
        }
        vm.assertEq(address(settlement).balance, 15);
    }

    function test_aBombInTheAnswerIsNotCopied() public {
        address receiver = address(new GasGriefer(Harm.RETURN_BOMB));
        Decision memory decision = deciding(ORDER, Take(address(0), 5));
        decision.receiver = receiver;
        vm.warp(propose(decision));
        settlement.execute{ gas: 2_000_000 }(decision);

        vm.assertEq(settlement.claimable(receiver, address(0)) + receiver.balance, 5);
    }

    function testFuzz_withTooLittleGasNothingHappens_neverAClaim(uint256 gas) public {
        gas = bound(gas, 30_000, 900_000);
        address receiver = address(new Hungry());
        Decision memory decision = deciding(ORDER, Take(address(0), 5));
        decision.receiver = receiver;
        vm.warp(propose(decision));

        (bool success,) = address(settlement).call{ gas: gas }(abi.encodeCall(settlement.execute, (decision)));

        vm.assertEq(settlement.claimable(receiver, address(0)), 0);
        vm.assertEq(receiver.balance, success ? 5 : 0);
        assertStatus(ORDER, success ? OrderStatus.Settled : OrderStatus.Proposed);
    }

    function test_aTokenThatDoesNotComeOutStopsTheOrderUntilItDoes() public {
        Pausable pausable = new Pausable();
        _putInside(pausable);
        pausable.setTame(false);
        Decision memory decision = deciding(Take(address(pausable), 60), Take(address(0), 9));
        vm.warp(propose(decision));

        vm.expectRevert(SafeTransferLib.TransferFailed.selector);
        settlement.execute(decision);
        assertStatus(ORDER, OrderStatus.Proposed);

        pausable.setTame(true);
        settlement.execute(decision);
        vm.assertEq(pausable.balanceOf(buyer), 60);
    }

    function test_fromInsideAPaymentNothingGuardedCanBeCalled() public {
        Reenterer receiver = new Reenterer();
        Decision memory decision = deciding(ORDER, Take(address(0), 5));
        decision.receiver = address(receiver);
        vm.warp(propose(decision));
        uint256 snapshot = vm.snapshotState();

        bytes[3] memory calls = [
            abi.encodeCall(settlement.execute, (decision)),
            abi.encodeCall(settlement.claim, (address(0), address(receiver))),
            abi.encodeCall(settlement.payInstead, (decision))
        ];
        for (uint256 i; i < calls.length; ++i) {
            receiver.plan(address(settlement), 0, calls[i]);
            settlement.execute(decision);
            _assertRefused(receiver.outcomes()[0], ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            vm.assertEq(address(receiver).balance, 5);
            vm.revertToState(snapshot);
        }
    }

    function test_fromInsideATokensHookNothingChangesTheOrder() public {
        HookToken hooked = new HookToken();
        _putInside(hooked);
        Reenterer attacker = new Reenterer();
        hooked.setHook(address(settlement), address(attacker));
        hooked.setTame(false);
        Decision memory decision = deciding(ORDER, Take(address(hooked), 60));
        uint256 executableAt = propose(decision);
        attacker.plan(address(settlement), 0, abi.encodeCall(settlement.execute, (decision)));
        attacker.plan(address(settlement), 0, abi.encodeCall(settlement.withdraw, (ORDER, withdrawal(ORDER))));
        Decision memory other = deciding(ORDER, Take(address(usd), 1));
        bytes memory proposing =
            abi.encodeCall(settlement.propose, (other, signed(settlement.digestOf(other), 2)));
        attacker.plan(address(settlement), 0, proposing);
        attacker.only(ITokenHooks.tokensReceived.selector);
        vm.warp(executableAt);
        settlement.execute(decision);

        _assertRefused(attacker.outcomes()[0], ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        _assertRefused(attacker.outcomes()[1], ISettlement.WrongStatus.selector);
        _assertRefused(attacker.outcomes()[2], ISettlement.WrongStatus.selector);
        vm.assertEq(hooked.balanceOf(buyer), 60);
    }

    function test_nativeCoinComesFromTheWrapperAlone() public {
        vm.deal(stranger, 1);
        vm.prank(stranger);
        (bool success, bytes memory answer) = address(settlement).call{ value: 1 }("");

        vm.assertFalse(success);
        vm.assertEq(answer, abi.encodeWithSelector(ISettlement.OnlyWrapper.selector));
    }

    /// Lets alice's new token hold 100 of an odd one, which is tame until then.
    function _putInside(TameERC20 odd) private {
        odd.setTame(true);
        odd.mint(alice, 100);
        vm.prank(alice);
        odd.approve(address(market), 100);
        allow(address(odd));
        token = wrapAs(alice, settled(), one(erc20(address(odd), 100)), 50);
    }

    function _assertRefused(Outcome memory outcome, bytes4 reason) private pure {
        vm.assertFalse(outcome.success);
        vm.assertEq(bytes32(bytes4(outcome.answer)), bytes32(reason));
    }
}
