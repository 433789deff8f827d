// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SafeTransferLib } from "solady/src/utils/SafeTransferLib.sol";

import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { SafeTransferLib } from "solady/src/utils/SafeTransferLib.sol";

import { Decision, ISettlement, Take } from "../../../interfaces/ISettlement.sol";
import { GasGriefer } from "../../support/attackers/GasGriefer.sol";
import { Outcome, Reenterer } from "../../support/attackers/Reenterer.sol";
import { SettlementFixture } from "../../support/SettlementFixture.sol";
import { Blocklist } from "../../support/tokens/Guards.sol";
import { Harm } from "../../support/tokens/Harm.sol";

contract SettlementClaimTest is SettlementFixture {
    GasGriefer private griefer = new GasGriefer(Harm.REVERT);

    function test_paysWhatIsKept_toAnAddressOfTheReceiversChoice() public {
        _keep(ORDER, 70);

        vm.expectEmit(address(settlement));
        emit ISettlement.ClaimPaid(address(griefer), address(0), 70, bob);
        uint256 before = bob.balance;
        _claim(address(0), bob);

        vm.assertEq(bob.balance, before + 70);
        vm.assertEq(settlement.claimable(address(griefer), address(0)), 0);
    }

    function test_paysOnce() public {
        _keep(ORDER, 70);
        _claim(address(0), bob);

        vm.expectRevert(ISettlement.NothingToClaim.selector);
        _claim(address(0), bob);
    }

    function testFuzz_whatIsKeptOfSeveralOrdersAddsUp(uint8 a, uint8 b) public {
        (a, b) = (uint8(bound(a, 1, 150)), uint8(bound(b, 1, 150)));
        _keep(ORDER, a);
        _keep(OTHER_ORDER, b);

        vm.assertEq(settlement.claimable(address(griefer), address(0)), uint256(a) + b);
        _claim(address(0), bob);
        vm.assertEq(address(settlement).balance, 0);
    }

    function test_aClaimIsTheReceiversAlone() public {
        _keep(ORDER, 70);
        address[4] memory others = [alice, buyer, stranger, address(this)];
        for (uint256 i; i < others.length; ++i) {
            vm.expectRevert(ISettlement.NothingToClaim.selector);
            vm.prank(others[i]);
            settlement.claim(address(0), others[i]);
        }
    }

    function test_aClaimIsOfOneAsset() public {
        _keep(ORDER, 70);

        vm.expectRevert(ISettlement.NothingToClaim.selector);
        _claim(address(usd), bob);
    }

    function test_aClaimThatCannotBePaidStays() public {
        _keep(ORDER, 70);

        vm.expectRevert(SafeTransferLib.ETHTransferFailed.selector);
        _claim(address(0), address(griefer));
        vm.assertEq(settlement.claimable(address(griefer), address(0)), 70);
    }

    function test_aBlockedReceiverHasItsTokensPaidElsewhere() public {
        Blocklist list = _keepBlocked();

        vm.expectRevert(SafeTransferLib.TransferFailed.selector);
        vm.prank(buyer);
        settlement.claim(address(list), buyer);
        vm.prank(buyer);
        settlement.claim(address(list), bob);

        vm.assertEq(list.balanceOf(bob), 60);
        vm.assertEq(list.balanceOf(address(settlement)), 0);
    }

    function test_fromInsideAPaymentNoSecondOneIsHad() public {
        Reenterer receiver = new Reenterer();
        Decision memory decision = deciding(ORDER, Take(address(0), 70));
        decision.receiver = address(griefer);
        settle(decision);
        receiver.plan(
            address(griefer),
            0,
            abi.encodeCall(
                griefer.act,
                (address(settlement), 0, abi.encodeCall(settlement.claim, (address(0), address(receiver))))
            )
        );
        _claim(address(0), address(receiver));

        Outcome memory outcome = receiver.outcomes()[0];
        vm.assertFalse(outcome.success);
        vm.assertEq(
            outcome.answer, abi.encodeWithSelector(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector)
        );
        vm.assertEq(address(receiver).balance, 70);
    }

    /// Has native coin kept for the griefer.
    function _keep(bytes32 order, uint256 amount) private {
        Decision memory decision = deciding(order, Take(address(0), amount));
        decision.receiver = address(griefer);
        settle(decision);
    }

    /// Has 60 of a token kept for the buyer, who is on that token's list.
    function _keepBlocked() private returns (Blocklist list) {
        list = new Blocklist();
        list.setTame(true);
        list.mint(alice, 100);
        allow(address(list));
        vm.startPrank(alice);
        list.approve(address(market), 100);
        market.addCollateral(address(wnft), token, one(erc20(address(list), 100)));
        vm.stopPrank();
        list.setBlocked(buyer, true);
        list.setTame(false);
        settle(deciding(ORDER, Take(address(list), 60)));
        vm.assertEq(settlement.claimable(buyer, address(list)), 60);
    }

    function _claim(address asset, address to) private {
        griefer.act(address(settlement), 0, abi.encodeCall(settlement.claim, (asset, to)));
    }
}
