// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC20Errors } from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

import { AdjustableAllowance } from "../../tokens/AdjustableAllowance.sol";
import { Test } from "./Test.sol";

/// What every ERC-20 with adjustable allowances keeps to. A child gives the token, made in its setUp, and a way to have
/// some of it.
abstract contract ERC20Properties is Test {
    AdjustableAllowance internal token;
    address internal alice = person("alice");
    address internal bob = person("bob");
    address internal spender = person("spender");

    /// Lets an account hold so much more.
    function give(address to, uint256 amount) internal virtual;

    /// The most that `give` can give.
    function most() internal view virtual returns (uint256);

    function testFuzz_erc20_theSupplyIsNeverExceededByABalance(uint256 amount) public {
        _hold(amount);

        vm.assertLe(token.balanceOf(alice), token.totalSupply());
        vm.assertLe(token.balanceOf(alice) + token.balanceOf(bob), token.totalSupply());
    }

    function test_erc20_theZeroAddressHoldsNothing_andNeitherSendsNorReceives() public {
        _hold(10);
        vm.assertEq(token.balanceOf(address(0)), 0);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InvalidReceiver.selector, address(0)));
        token.transfer(address(0), 1);
        token.approve(alice, 1);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InvalidReceiver.selector, address(0)));
        token.transferFrom(alice, address(0), 1);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InvalidSpender.selector, address(0)));
        token.approve(address(0), 1);
    }

    function testFuzz_erc20_aTransferMovesExactly_andSaysSo(uint256 held, uint256 amount, address to) public {
        held = _hold(held);
        amount = bound(amount, 0, held);
        vm.assume(to != address(0) && to != alice);
        uint256 before = token.balanceOf(to);
        uint256 supply = token.totalSupply();

        vm.expectEmit(address(token));
        emit IERC20.Transfer(alice, to, amount);
        vm.prank(alice);
        vm.assertTrue(token.transfer(to, amount));

        vm.assertEq(token.balanceOf(alice), held - amount);
        vm.assertEq(token.balanceOf(to), before + amount);
        vm.assertEq(token.totalSupply(), supply);
    }

    function testFuzz_erc20_aTransferToOneselfChangesNothing(uint256 held, uint256 amount) public {
        held = _hold(held);
        amount = bound(amount, 0, held);
        vm.startPrank(alice);
        vm.assertTrue(token.transfer(alice, amount));
        token.approve(alice, amount);
        vm.assertTrue(token.transferFrom(alice, alice, amount));

        vm.assertEq(token.balanceOf(alice), held);
    }

    function testFuzz_erc20_moreThanIsHeldIsNotMoved(uint256 held, uint256 amount) public {
        held = _hold(held);
        amount = bound(amount, held + 1, type(uint256).max);
        bytes memory refusal =
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, alice, held, amount);

        vm.expectRevert(refusal);
        vm.prank(alice);
        token.transfer(bob, amount);
        vm.prank(alice);
        token.approve(spender, type(uint256).max);
        vm.expectRevert(refusal);
        vm.prank(spender);
        token.transferFrom(alice, bob, amount);
    }

    function testFuzz_erc20_aSpenderMovesUpToItsAllowance(uint256 held, uint256 allowed, uint256 amount) public {
        held = _hold(held);
        allowed = bound(allowed, 0, type(uint256).max - 1);
        amount = bound(amount, 0, held < allowed ? held : allowed);
        vm.expectEmit(address(token));
        emit IERC20.Approval(alice, spender, allowed);
        vm.prank(alice);
        vm.assertTrue(token.approve(spender, allowed));

        vm.expectEmit(address(token));
        emit IERC20.Transfer(alice, bob, amount);
        vm.prank(spender);
        vm.assertTrue(token.transferFrom(alice, bob, amount));

        vm.assertEq(token.allowance(alice, spender), allowed - amount);
        vm.assertEq(token.balanceOf(alice), held - amount);
        vm.assertEq(token.balanceOf(bob), amount);
    }

    function testFuzz_erc20_moreThanIsAllowedIsNotMoved(uint256 held, uint256 allowed) public {
        held = _hold(bound(held, 1, most()));
        allowed = bound(allowed, 0, held - 1);
        vm.prank(alice);
        token.approve(spender, allowed);

        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, spender, allowed, held)
        );
        vm.prank(spender);
        token.transferFrom(alice, bob, held);
    }

    function testFuzz_erc20_theLargestAllowanceIsNotUsedUp(uint256 held) public {
        held = _hold(held);
        vm.prank(alice);
        token.approve(spender, type(uint256).max);
        vm.prank(spender);
        token.transferFrom(alice, bob, held);

        vm.assertEq(token.allowance(alice, spender), type(uint256).max);
    }

    function testFuzz_erc20_aLaterApprovalReplacesTheFirst(uint256 first, uint256 second) public {
        vm.startPrank(alice);
        token.approve(spender, first);
        token.approve(spender, second);

        vm.assertEq(token.allowance(alice, spender), second);
        vm.assertEq(token.allowance(spender, alice), 0);
    }

    function testFuzz_erc20_anAllowanceIsRaisedAndLowered(uint128 start, uint128 more, uint256 less) public {
        uint256 raised = uint256(start) + more;
        less = bound(less, 0, raised);
        vm.startPrank(alice);
        token.approve(spender, start);

        vm.expectEmit(address(token));
        emit IERC20.Approval(alice, spender, raised);
        vm.assertTrue(token.increaseAllowance(spender, more));
        vm.expectEmit(address(token));
        emit IERC20.Approval(alice, spender, raised - less);
        vm.assertTrue(token.decreaseAllowance(spender, less));

        vm.assertEq(token.allowance(alice, spender), raised - less);
    }

    function testFuzz_erc20_anAllowanceIsNotLoweredBelowNothing_norRaisedBeyondTheLargest(uint256 start, uint256 by)
        public
    {
        start = bound(start, 1, type(uint256).max - 1);
        vm.startPrank(alice);
        token.approve(spender, start);

        expectText("ERC20: decreased allowance below zero");
        token.decreaseAllowance(spender, bound(by, start + 1, type(uint256).max));
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 0x11));
        token.increaseAllowance(spender, bound(by, type(uint256).max - start + 1, type(uint256).max));
        vm.assertEq(token.allowance(alice, spender), start);
    }

    function test_erc20_has18Decimals() public view {
        vm.assertEq(uint256(IERC20Metadata(address(token)).decimals()), 18);
    }

    /// Lets alice hold some, and nothing else.
    function _hold(uint256 amount) internal returns (uint256) {
        amount = bound(amount, 0, most());
        give(alice, amount);
        return amount;
    }
}
