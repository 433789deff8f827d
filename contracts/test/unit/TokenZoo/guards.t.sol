// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Test } from "../../support/Test.sol";
import {
    ApprovalRace,
    Blocklist,
    NoZeroAddress,
    NoZeroApproval,
    NoZeroTransfer,
    OwnNeedsNoAllowance,
    Pausable
} from "../../support/tokens/Guards.sol";
import { TameERC20 } from "../../support/tokens/TameERC20.sol";

/// What odd tokens refuse.
contract GuardsTest is Test {
    address private alice = person("alice");
    address private bob = person("bob");

    function test_Blocklist_refusesSenderAndReceiver() public {
        Blocklist token = new Blocklist();
        token.mint(alice, 100);
        token.mint(bob, 100);
        token.setBlocked(bob, true);

        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Blocklist.Blocked.selector, bob));
        token.transfer(bob, 1);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(Blocklist.Blocked.selector, bob));
        token.transfer(alice, 1);

        token.setBlocked(bob, false);
        vm.prank(bob);
        token.transfer(alice, 1);
        vm.assertEq(token.balanceOf(alice), 101);
    }

    function test_Pausable_refusesUntilTame() public {
        Pausable token = new Pausable();
        token.mint(alice, 100);

        vm.startPrank(alice);
        vm.expectRevert(Pausable.Paused.selector);
        token.transfer(bob, 1);
        token.setTame(true);
        token.transfer(bob, 1);
        vm.stopPrank();

        vm.assertEq(token.balanceOf(bob), 1);
    }

    function test_ApprovalRace_refusesToChangeAnApproval() public {
        ApprovalRace token = new ApprovalRace();
        token.approve(bob, 5);

        vm.expectRevert(ApprovalRace.ApproveZeroFirst.selector);
        token.approve(bob, 6);

        token.approve(bob, 0);
        token.approve(bob, 6);
        vm.assertEq(token.allowance(address(this), bob), 6);
    }

    function test_NoZeroAddress_refusesIt() public {
        NoZeroAddress token = new NoZeroAddress();
        token.mint(address(this), 100);

        vm.expectRevert(NoZeroAddress.ZeroAddress.selector);
        token.approve(address(0), 1);
        vm.expectRevert(NoZeroAddress.ZeroAddress.selector);
        token.transfer(address(0), 1);
    }

    function test_NoZeroTransfer_refusesNothing() public {
        NoZeroTransfer token = new NoZeroTransfer();

        vm.expectRevert(NoZeroTransfer.NothingToMove.selector);
        token.transfer(bob, 0);
        vm.expectRevert(NoZeroTransfer.NothingToMove.selector);
        token.transferFrom(alice, bob, 0);
    }

    function test_NoZeroApproval_refusesNothing() public {
        NoZeroApproval token = new NoZeroApproval();
        token.approve(bob, 1);

        vm.expectRevert(NoZeroApproval.NothingToApprove.selector);
        token.approve(bob, 0);
    }

    function test_OwnNeedsNoAllowance_letsTheOwnerUseTransferFrom() public {
        OwnNeedsNoAllowance token = new OwnNeedsNoAllowance();
        token.mint(alice, 100);

        vm.prank(alice);
        token.transferFrom(alice, bob, 1);
        vm.assertEq(token.balanceOf(bob), 1);

        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(TameERC20.NotEnough.selector, 0, 1));
        token.transferFrom(alice, bob, 1);

        token.setTame(true);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(TameERC20.NotEnough.selector, 0, 1));
        token.transferFrom(alice, bob, 1);
    }
}
