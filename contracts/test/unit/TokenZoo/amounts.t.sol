// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Test } from "../../support/Test.sol";
import {
    Drifting,
    FeeOnSender,
    FeeOnTransfer,
    MaxIsAll,
    NativeTwin,
    Rebasing,
    Uint96Only
} from "../../support/tokens/Amounts.sol";
import { TameERC20 } from "../../support/tokens/TameERC20.sol";

/// How much odd tokens move.
contract AmountsTest is Test {
    address private alice = person("alice");
    address private bob = person("bob");

    function test_FeeOnTransfer_deliversLess() public {
        FeeOnTransfer token = new FeeOnTransfer(100);
        _transfer(token, 10_000, 10_000);

        vm.assertEq(token.balanceOf(alice), 0);
        vm.assertEq(token.balanceOf(bob), 9_900);
    }

    function test_FeeOnTransfer_feeCanBeSetLater() public {
        FeeOnTransfer token = new FeeOnTransfer(0);
        _transfer(token, 20_000, 10_000);
        vm.assertEq(token.balanceOf(bob), 10_000);

        token.setFee(10_000);
        vm.prank(alice);
        token.transfer(bob, 10_000);

        vm.assertEq(token.balanceOf(bob), 10_000);
        vm.assertEq(token.balanceOf(alice), 0);
    }

    function test_FeeOnSender_takesMoreThanItDelivers() public {
        FeeOnSender token = new FeeOnSender(100);
        _transfer(token, 10_100, 10_000);

        vm.assertEq(token.balanceOf(bob), 10_000);
        vm.assertEq(token.balanceOf(alice), 0);
    }

    function test_FeeOnSender_cannotPayAllItHolds() public {
        FeeOnSender token = new FeeOnSender(100);
        token.mint(alice, 10_000);

        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(TameERC20.NotEnough.selector, 0, 100));
        token.transfer(bob, 10_000);
    }

    function test_Rebasing_changesEveryBalanceAtOnce() public {
        Rebasing token = new Rebasing(1, 1);
        token.mint(alice, 100);
        token.mint(bob, 50);

        token.rebase(3, 1);
        vm.assertEq(token.balanceOf(alice), 300);
        vm.assertEq(token.balanceOf(bob), 150);

        token.rebase(1, 2);
        vm.assertEq(token.balanceOf(alice), 50);
        vm.assertEq(token.balanceOf(bob), 25);
    }

    function test_Rebasing_movesTheAmountItSays() public {
        Rebasing token = new Rebasing(1, 2);
        _transfer(token, 100, 20);

        vm.assertEq(token.balanceOf(alice), 30);
        vm.assertEq(token.balanceOf(bob), 20);
    }

    function test_Rebasing_losesRemainders() public {
        Rebasing token = new Rebasing(3, 2);
        _transfer(token, 100, 10);

        vm.assertEq(token.balanceOf(bob), 9);
    }

    function test_Drifting_changesWithoutATransfer() public {
        Drifting token = new Drifting();
        token.mint(alice, 100);
        vm.recordLogs();

        token.drift(alice, 7);

        vm.assertEq(token.balanceOf(alice), 7);
        vm.assertEq(vm.getRecordedLogs().length, 0);
    }

    function test_MaxIsAll_movesTheBalance() public {
        MaxIsAll token = new MaxIsAll();
        _transfer(token, 100, type(uint256).max);

        vm.assertEq(token.balanceOf(bob), 100);
    }

    function test_Uint96Only_refusesMore() public {
        Uint96Only token = new Uint96Only();
        uint256 most = type(uint96).max;
        _transfer(token, most + 1, most);
        vm.assertEq(token.balanceOf(bob), most);

        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(Uint96Only.TooLarge.selector, most + 1));
        token.transfer(alice, most + 1);
        vm.expectRevert(abi.encodeWithSelector(Uint96Only.TooLarge.selector, most + 1));
        token.approve(bob, most + 1);
    }

    function test_Uint96Only_readsTheLargestApprovalAsItsOwnLargest() public {
        Uint96Only token = new Uint96Only();

        vm.prank(alice);
        token.approve(bob, type(uint256).max);

        vm.assertEq(token.allowance(alice, bob), type(uint96).max);
    }

    function test_NativeTwin_isTheNativeCoin() public {
        NativeTwin token = new NativeTwin();
        vm.deal(alice, 5 ether);
        vm.assertEq(token.balanceOf(alice), 5 ether);

        vm.prank(alice);
        token.transfer(bob, 2 ether);
        vm.assertEq(alice.balance, 3 ether);
        vm.assertEq(bob.balance, 2 ether);

        vm.prank(bob);
        (bool success,) = alice.call{ value: 1 ether }("");
        vm.assertTrue(success);
        vm.assertEq(token.balanceOf(alice), 4 ether);
    }

    function test_NativeTwin_movesNothingInACallThatReverts() public {
        NativeTwin token = new NativeTwin();
        vm.deal(address(this), 5 ether);

        try this.payAndRevert(token) {
            revert("did not revert");
        } catch { }

        vm.assertEq(address(this).balance, 5 ether);
        vm.assertEq(bob.balance, 0);
    }

    function test_tameTokensMoveExactlyTheAmount() public {
        TameERC20[5] memory tokens = [
            TameERC20(new FeeOnTransfer(100)),
            new FeeOnSender(100),
            new Rebasing(3, 2),
            new Uint96Only(),
            new MaxIsAll()
        ];
        for (uint256 i; i < tokens.length; ++i) {
            tokens[i].setTame(true);
            _transfer(tokens[i], 2 ** 97, 2 ** 96 + 1);
            vm.assertEq(tokens[i].balanceOf(bob), 2 ** 96 + 1);
            vm.assertEq(tokens[i].balanceOf(alice), 2 ** 96 - 1);
        }
    }

    function payAndRevert(NativeTwin token) external {
        token.transfer(bob, 1 ether);
        revert("after all");
    }

    function _transfer(TameERC20 token, uint256 has, uint256 amount) private {
        token.mint(alice, has);
        vm.prank(alice);
        token.transfer(bob, amount);
    }
}
