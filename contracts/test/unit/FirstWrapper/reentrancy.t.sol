// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Erc20Collateral } from "../../../types/First.sol";
import { Outcome, Reenterer } from "../../support/attackers/Reenterer.sol";
import { FirstFixture } from "../../support/First.sol";

/// A holder that calls back while it is paid: every entry that moves something is shut.
contract FirstReentrancyTest is FirstFixture {
    Reenterer private attacker;

    function test_fromInsideAPayment() public {
        attacker = new Reenterer();
        first.setDistributorState(address(attacker), true);
        uint256 other = wrapPlain(7, 1 ether);
        uint256 id = wrapPlain(8, 1 ether);
        vm.startPrank(alice);
        first.addERC20Collateral(other, address(usd), 5);
        first.transferFrom(alice, address(attacker), other);
        first.transferFrom(alice, address(attacker), id);
        vm.stopPrank();

        _plan(abi.encodeWithSignature("unWrap721(uint256)", other));
        _plan(abi.encodeWithSignature("unWrap721(uint256)", id));
        _plan(abi.encodeCall(first.unWrapPartly, (other, 1)));
        _plan(abi.encodeCall(first.addERC20Collateral, (other, address(usd), 1)));
        _plan(abi.encodeCall(first.claim, (erc20(address(usd), 0), address(attacker))));
        _plan(abi.encodeCall(first.WrapAndDistribEmpty, (new address[](1), new Erc20Collateral[](0), 0)));
        _plan(
            abi.encodeWithSignature(
                "wrap721(address,uint256,uint256,uint256,address,uint256,uint256)",
                address(art), 9, 0, 0, address(0), 0, 0
            )
        );
        attacker.act(address(first), 0, abi.encodeWithSignature("unWrap721(uint256)", id));

        Outcome[] memory outcomes = attacker.outcomes();
        vm.assertEq(outcomes.length, 7);
        for (uint256 i; i < outcomes.length; ++i) {
            vm.assertFalse(outcomes[i].success);
            vm.assertEq(outcomes[i].answer, abi.encodeWithSignature("ReentrancyGuardReentrantCall()"));
        }
        vm.assertEq(address(attacker).balance, 1 ether);
        vm.assertEq(first.ownerOf(other), address(attacker));
        vm.assertEq(first.getERC20CollateralBalance(other, address(usd)), 5);
    }

    function test_aTokenMovesFromInsideAPaymentAndPaysItsFee() public {
        attacker = new Reenterer();
        uint256 charged = wrapCharged(7, address(project), 10, 0);
        uint256 id = wrapPlain(8, 1 ether);
        vm.startPrank(alice);
        first.transferFrom(alice, address(attacker), charged);
        first.transferFrom(alice, address(attacker), id);
        vm.stopPrank();
        _plan(abi.encodeCall(first.transferFrom, (address(attacker), bob, charged)));
        attacker.act(address(first), 0, abi.encodeWithSignature("unWrap721(uint256)", id));

        vm.assertTrue(attacker.outcomes()[0].success);
        vm.assertEq(first.ownerOf(charged), bob);
        vm.assertEq(first.getWrappedToken(charged).backedTokens, 1800);
        vm.assertEq(project.balanceOf(address(first)), 1800);
    }

    function _plan(bytes memory data) private {
        attacker.plan(address(first), 0, data);
    }
}
