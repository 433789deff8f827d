// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Test } from "../../support/Test.sol";
import {
    AlwaysFalse,
    FalseOnFailure,
    FalseOnSuccess,
    MissingReturn,
    TrueWithoutMoving
} from "../../support/tokens/Answers.sol";
import { TameERC20 } from "../../support/tokens/TameERC20.sol";

/// What odd tokens answer to transfers.
contract AnswersTest is Test {
    address private alice = person("alice");
    address private bob = person("bob");

    function test_MissingReturn_movesAndAnswersNothing() public {
        TameERC20 token = _give(new MissingReturn());

        vm.assertEq(_call(token, alice, abi.encodeCall(token.approve, (bob, 10))), "");
        vm.assertEq(_call(token, alice, abi.encodeCall(token.transfer, (bob, 10))), "");
        vm.assertEq(_call(token, bob, abi.encodeCall(token.transferFrom, (alice, bob, 10))), "");
        vm.assertEq(token.balanceOf(bob), 20);
        vm.assertEq(token.allowance(alice, bob), 0);
    }

    function test_MissingReturn_answersWhenTame() public {
        TameERC20 token = _give(new MissingReturn());
        token.setTame(true);

        vm.assertEq(_call(token, alice, abi.encodeCall(token.transfer, (bob, 10))), abi.encode(true));
    }

    function test_FalseOnFailure_answersFalseAndMovesNothing() public {
        TameERC20 token = _give(new FalseOnFailure());

        vm.assertEq(_call(token, alice, abi.encodeCall(token.transfer, (bob, 101))), abi.encode(false));
        vm.assertEq(_call(token, bob, abi.encodeCall(token.transferFrom, (alice, bob, 1))), abi.encode(false));
        vm.assertEq(token.balanceOf(alice), 100);
        vm.assertEq(_call(token, alice, abi.encodeCall(token.transfer, (bob, 100))), abi.encode(true));
        vm.assertEq(token.balanceOf(bob), 100);
    }

    function test_FalseOnFailure_revertsWhenTame() public {
        TameERC20 token = _give(new FalseOnFailure());
        token.setTame(true);

        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(TameERC20.NotEnough.selector, 100, 101));
        token.transfer(bob, 101);
    }

    function test_FalseOnSuccess_movesAndAnswersFalse() public {
        TameERC20 token = _give(new FalseOnSuccess());

        vm.assertEq(_call(token, alice, abi.encodeCall(token.transfer, (bob, 10))), abi.encode(false));
        vm.assertEq(token.balanceOf(bob), 10);
    }

    function test_AlwaysFalse_movesNothing() public {
        TameERC20 token = _give(new AlwaysFalse());

        vm.assertEq(_call(token, alice, abi.encodeCall(token.transfer, (bob, 10))), abi.encode(false));
        vm.assertEq(_call(token, bob, abi.encodeCall(token.transferFrom, (alice, bob, 10))), abi.encode(false));
        vm.assertEq(token.balanceOf(alice), 100);
    }

    function test_TrueWithoutMoving_saysTrueAndEmitsAnEvent() public {
        TameERC20 token = _give(new TrueWithoutMoving());

        vm.expectEmit(address(token));
        emit TameERC20.Transfer(alice, bob, 10);
        vm.prank(alice);
        bool answer = token.transfer(bob, 10);

        vm.assertTrue(answer);
        vm.assertEq(token.balanceOf(alice), 100);
        vm.assertEq(token.balanceOf(bob), 0);
    }

    function _give(TameERC20 token) private returns (TameERC20) {
        token.mint(alice, 100);
        return token;
    }

    function _call(TameERC20 token, address who, bytes memory data) private returns (bytes memory answer) {
        bool success;
        vm.prank(who);
        (success, answer) = address(token).call(data);
        vm.assertTrue(success);
    }
}
