// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Decision, ISettlement, OrderStatus, Take } from "../../../interfaces/ISettlement.sol";
import { SettlementFixture } from "../../support/SettlementFixture.sol";

contract SettlementExecuteTest is SettlementFixture {
    function test_paysTheReceiverOutOfTheCollateral_byAnybodysCall() public {
        Decision memory decision = dollars();
        vm.warp(propose(decision));

        vm.expectEmit(address(settlement));
        emit ISettlement.Settled(ORDER, buyer, address(usd), 400, 400);
        vm.prank(stranger);
        settlement.execute(decision);

        vm.assertEq(usd.balanceOf(buyer), 400);
        vm.assertEq(inside(address(usd)), 600);
        assertStatus(ORDER, OrderStatus.Settled);
    }

    function test_waitsForTheDelay_toTheSecond() public {
        Decision memory decision = dollars();
        uint256 executableAt = propose(decision);
        vm.warp(executableAt - 1);
        expectError(ISettlement.TooEarly.selector, executableAt);
        settlement.execute(decision);

        vm.warp(executableAt);
        settlement.execute(decision);
    }

    function test_endsWithTheDeadline_toTheSecond() public {
        Decision memory decision = dollars();
        propose(decision);
        vm.warp(decision.deadline + 1);
        expectError(ISettlement.TooLate.selector, decision.deadline);
        settlement.execute(decision);

        vm.warp(decision.deadline);
        settlement.execute(decision);
    }

    function test_aSettledOrderIsNotSettledAgain() public {
        Decision memory decision = dollars();
        settle(decision);

        expectStatus(ORDER, OrderStatus.Settled);
        settlement.execute(decision);
    }

    function test_refusesWhenNothingWaits() public {
        expectStatus(ORDER, OrderStatus.None);
        settlement.execute(dollars());
    }

    function test_refusesAnotherDecisionThanTheOneThatWaits() public {
        vm.warp(propose(dollars()));

        vm.expectPartialRevert(ISettlement.UnknownDecision.selector);
        settlement.execute(deciding(ORDER, Take(address(usd), 1_000)));
    }

    function test_refusesOnceTheSignersChanged() public {
        Decision memory decision = dollars();
        propose(decision);
        rotate(signers, 2, DELAY);

        vm.expectRevert(ISettlement.SignersChanged.selector);
        settlement.execute(decision);
    }

    function testFuzz_paysUpToWhatIsInside(uint256 usdAmount, uint256 eurAmount, uint256 native) public {
        (usdAmount, eurAmount) = (bound(usdAmount, 1, type(uint256).max), bound(eurAmount, 1, type(uint256).max));
        native = bound(native, 1, type(uint256).max);
        Decision memory decision = dollars();
        decision.takes = new Take[](3);
        decision.takes[0] = Take(address(usd), usdAmount);
        decision.takes[1] = Take(address(0), native);
        decision.takes[2] = Take(address(eur), eurAmount);
        vm.warp(propose(decision));
        vm.prank(buyer);
        settlement.execute(decision);

        _assertPaid(address(usd), _least(usdAmount, 1_000), 1_000);
        _assertPaid(address(eur), _least(eurAmount, 500), 500);
        vm.assertEq(buyer.balance, _least(native, 300));
        vm.assertEq(market.getWrappedToken(address(wnft), token).collateral[0].amount, 300 - buyer.balance);
        vm.assertEq(address(settlement).balance, 0);
    }

    function testFuzz_paysUpToWhatIsInside_nearTheEdge(uint256 amount) public {
        amount = bound(amount, 1, 2_000);
        settleByReceiver(deciding(ORDER, Take(address(usd), amount)));

        _assertPaid(address(usd), _least(amount, 1_000), 1_000);
    }

    function test_theSameAssetTwiceIsTakenTogetherUpToWhatIsInside() public {
        settleByReceiver(deciding(Take(address(usd), 700), Take(address(usd), 700)));

        _assertPaid(address(usd), 1_000, 1_000);
    }

    function test_saysHowMuchOfWhatWasDecidedWasPaid_alsoNothing() public {
        Decision memory decision = deciding(Take(address(usd), 5_000), Take(stranger, 5));
        vm.warp(propose(decision));

        vm.expectEmit(address(settlement));
        emit ISettlement.Settled(ORDER, buyer, address(usd), 5_000, 1_000);
        vm.expectEmit(address(settlement));
        emit ISettlement.Settled(ORDER, buyer, stranger, 5, 0);
        vm.prank(buyer);
        settlement.execute(decision);
    }

    function test_whileLessIsInsideNobodyElseEndsTheOrder() public {
        Decision memory decision = deciding(ORDER, Take(address(usd), 5_000));
        vm.warp(propose(decision));
        address[3] memory others = [alice, stranger, address(this)];
        for (uint256 i; i < others.length; ++i) {
            vm.prank(others[i]);
            vm.expectRevert(abi.encodeWithSelector(ISettlement.LessInside.selector, ORDER));
            settlement.execute(decision);
        }
        assertStatus(ORDER, OrderStatus.Proposed);

        vm.prank(signers[2]);
        settlement.execute(decision);
        _assertPaid(address(usd), 1_000, 1_000);
    }

    function test_aGrainOfDustDoesNotSettleAnOrderBeforeTheRefill() public {
        settle(deciding(OTHER_ORDER, Take(address(usd), 1_000)));
        Decision memory decision = deciding(ORDER, Take(address(usd), 500));
        vm.warp(propose(decision));
        vm.startPrank(alice);
        market.addCollateral(address(wnft), token, one(erc20(address(usd), 1)));
        vm.expectRevert(abi.encodeWithSelector(ISettlement.LessInside.selector, ORDER));
        settlement.execute(decision);
        market.addCollateral(address(wnft), token, one(erc20(address(usd), 499)));
        settlement.execute(decision);
        vm.stopPrank();

        vm.assertEq(usd.balanceOf(buyer), 1_500);
    }

    function test_whenNothingIsInsideTheOrderGoesOnWaiting() public {
        Decision memory decision = deciding(ORDER, Take(stranger, 5));
        vm.warp(propose(decision));

        vm.expectRevert(abi.encodeWithSelector(ISettlement.NothingInside.selector, ORDER));
        settlement.execute(decision);
        assertStatus(ORDER, OrderStatus.Proposed);
    }

    function test_whatCameInMeanwhileCountsToo() public {
        Decision memory decision = deciding(ORDER, Take(address(usd), 1_500));
        vm.warp(propose(decision));
        vm.prank(bob);
        market.addCollateral(address(wnft), token, one(erc20(address(usd), 400)));
        vm.prank(buyer);
        settlement.execute(decision);

        _assertPaid(address(usd), 1_400, 1_400);
    }

    function test_severalOrdersShareWhatIsInside() public {
        Decision memory first = deciding(ORDER, Take(address(usd), 700));
        Decision memory second = deciding(OTHER_ORDER, Take(address(usd), 700));
        propose(first);
        vm.warp(propose(second));
        settlement.execute(second);
        vm.prank(buyer);
        settlement.execute(first);

        _assertPaid(address(usd), 1_000, 1_000);
        assertStatus(OTHER_ORDER, OrderStatus.Settled);
    }

    function test_aTokenThatDoesNotNameTheSettlementIsOutOfReach() public {
        Decision memory decision = dollars();
        decision.tokenId = wrapAs(alice, surety(), one(erc20(address(usd), 1_000)), 0);
        vm.warp(propose(decision));

        expectText("Sender is not in beneficiary list");
        settlement.execute(decision);
    }

    function test_aSettlementThatIsNoLongerTrustedTakesNothing() public {
        Decision memory decision = dollars();
        vm.warp(propose(decision));
        market.setTrustedAddress(address(settlement), false);

        expectText("Only trusted address");
        settlement.execute(decision);
    }

    function test_nobodyElseMovesCollateralBeforeTheLockEnds() public {
        address[8] memory others =
            [alice, buyer, stranger, remover, address(this), signers[0], signers[1], signers[2]];
        for (uint256 i; i < others.length; ++i) {
            vm.startPrank(others[i]);
            expectText("Sender is not in beneficiary list");
            market.removeERC20CollateralAmount(address(wnft), token, address(usd), 1);
            expectText("Sender is not in beneficiary list");
            market.removeERC20Collateral(address(wnft), token, address(usd));
            expectText("Sender is not in beneficiary list");
            market.removeNativeCollateralAmount(address(wnft), token, 1);
            expectText(others[i] == alice ? "TimeLock error" : "Only owner can unwrap it");
            market.unWrap(address(wnft), token);
            vm.stopPrank();
        }
        vm.assertEq(inside(address(usd)), 1_000);
        vm.assertEq(address(market).balance, 300);
    }

    function _assertPaid(address asset, uint256 paid, uint256 held) private view {
        vm.assertEq(inside(asset), held - paid, "inside");
        (bool success, bytes memory answer) = asset.staticcall(abi.encodeWithSignature("balanceOf(address)", buyer));
        vm.assertTrue(success);
        vm.assertEq(abi.decode(answer, (uint256)), paid, "paid");
    }

    function _least(uint256 a, uint256 b) private pure returns (uint256) {
        return a < b ? a : b;
    }
}
