// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Test } from "../../support/Test.sol";
import { Abuse, Harm } from "../../support/tokens/Harm.sol";
import { ITokenHooks } from "../../support/tokens/Hooks.sol";
import {
    ConstantBalance,
    GasEater,
    HarmfulBalance,
    HarmfulTransfer,
    HookToken,
    PretendedBalance
} from "../../support/tokens/Hostile.sol";
import { TameERC20 } from "../../support/tokens/TameERC20.sol";

/// What odd tokens do to their callers.
contract HostileTest is Test, ITokenHooks {
    uint256 private constant GAS = 10_000_000;

    address private alice = person("alice");
    address private bob = person("bob");
    uint256[] private balancesSeen;

    function test_HookToken_callsBeforeAndAfter() public {
        HookToken token = new HookToken();
        token.mint(alice, 100);
        token.setHook(alice, address(this));
        token.setHook(bob, address(this));

        vm.prank(alice);
        token.transfer(bob, 10);

        vm.assertEq(balancesSeen.length, 2);
        vm.assertEq(balancesSeen[0], 0);
        vm.assertEq(balancesSeen[1], 10);
    }

    function test_HookToken_callsForAll() public {
        HookToken token = new HookToken();
        token.mint(alice, 100);
        token.setHookOfAll(address(this));

        vm.prank(alice);
        token.transfer(bob, 10);

        vm.assertEq(balancesSeen.length, 2);
    }

    function test_HookToken_isQuietWhenTame() public {
        HookToken token = new HookToken();
        token.mint(alice, 100);
        token.setHookOfAll(address(this));
        token.setTame(true);

        vm.prank(alice);
        token.transfer(bob, 10);

        vm.assertEq(balancesSeen.length, 0);
        vm.assertEq(token.balanceOf(bob), 10);
    }

    function test_HookToken_passesOnWhatTheHookReverts() public {
        HookToken token = new HookToken();
        token.mint(alice, 100);
        token.setHook(bob, address(token));

        vm.prank(alice);
        vm.expectRevert();
        token.transfer(bob, 10);
    }

    function test_HarmfulTransfer_reverts() public {
        (bool success, uint256 size,) = _harmOfTransfer(Harm.REVERT);

        vm.assertFalse(success);
        vm.assertEq(size, 0);
    }

    function test_HarmfulTransfer_burnsAllGas() public {
        (bool success, uint256 size, uint256 used) = _harmOfTransfer(Harm.BURN);

        vm.assertFalse(success);
        vm.assertEq(size, 0);
        vm.assertGe(used, GAS);
    }

    function test_HarmfulTransfer_revertsWithABomb() public {
        (bool success, uint256 size,) = _harmOfTransfer(Harm.REVERT_BOMB);

        vm.assertFalse(success);
        vm.assertEq(size, Abuse.BOMB);
    }

    function test_HarmfulTransfer_answersWithABomb() public {
        (bool success, uint256 size,) = _harmOfTransfer(Harm.RETURN_BOMB);

        vm.assertTrue(success);
        vm.assertEq(size, Abuse.BOMB);
    }

    function test_HarmfulTransfer_bombMovesAndBeginsWithTrue() public {
        HarmfulTransfer token = new HarmfulTransfer(Harm.RETURN_BOMB);
        token.mint(alice, 100);

        vm.prank(alice);
        bool answer = token.transfer(bob, 10);

        vm.assertTrue(answer);
        vm.assertEq(token.balanceOf(bob), 10);
    }

    function test_GasEater_eatsWhatItIsTold() public {
        GasEater token = new GasEater(1_000_000);
        token.mint(alice, 100);

        (bool success,, uint256 used) = _measure(address(token), abi.encodeCall(token.transfer, (bob, 10)));
        vm.assertTrue(success);
        vm.assertGe(used, 1_000_000);
        vm.assertLt(used, 1_100_000);

        token.setCost(2_000_000);
        (success,, used) = _measure(address(token), abi.encodeCall(token.transfer, (bob, 10)));
        vm.assertTrue(success);
        vm.assertGe(used, 2_000_000);
        vm.assertEq(token.balanceOf(bob), 20);
    }

    function test_HarmfulBalance_doesHarm() public {
        for (uint256 i; i < 4; ++i) {
            Harm harm = Harm(i);
            HarmfulBalance token = new HarmfulBalance(harm);
            token.mint(alice, 100);

            (bool success, uint256 size, uint256 used) =
                _measure(address(token), abi.encodeCall(token.balanceOf, (alice)));

            vm.assertTrue(success == (harm == Harm.RETURN_BOMB));
            vm.assertEq(size, harm == Harm.REVERT || harm == Harm.BURN ? 0 : Abuse.BOMB);
            vm.assertTrue((used >= GAS) == (harm == Harm.BURN));
            token.setTame(true);
            vm.assertEq(token.balanceOf(alice), 100);
        }
    }

    function test_HarmfulBalance_bombBeginsWithTheBalance() public {
        HarmfulBalance token = new HarmfulBalance(Harm.RETURN_BOMB);
        token.mint(alice, 100);

        vm.assertEq(token.balanceOf(alice), 100);
    }

    function test_ConstantBalance_neverChanges() public {
        ConstantBalance token = new ConstantBalance();
        token.mint(alice, 100);
        uint256 before = token.balanceOf(bob);

        vm.prank(alice);
        token.transfer(bob, 10);

        vm.assertEq(token.balanceOf(bob), before);
        vm.assertEq(token.ledgerOf(bob), 10);
    }

    function test_PretendedBalance_movesOnlyInWords() public {
        PretendedBalance token = new PretendedBalance();
        token.mint(alice, 100);

        vm.prank(alice);
        token.transfer(bob, 10);

        vm.assertEq(token.balanceOf(alice), 90);
        vm.assertEq(token.balanceOf(bob), 10);
        vm.assertEq(token.ledgerOf(alice), 100);
        vm.assertEq(token.ledgerOf(bob), 0);
    }

    function tokensToSend(address, address to, uint256, uint256) external {
        balancesSeen.push(TameERC20(msg.sender).balanceOf(to));
    }

    function tokensReceived(address, address to, uint256, uint256) external {
        balancesSeen.push(TameERC20(msg.sender).balanceOf(to));
    }

    function _harmOfTransfer(Harm harm) private returns (bool success, uint256 size, uint256 used) {
        HarmfulTransfer token = new HarmfulTransfer(harm);
        token.mint(alice, 100);
        return _measure(address(token), abi.encodeCall(token.transfer, (bob, 10)));
    }

    /// Calls as alice, without copying the answer.
    function _measure(address to, bytes memory data) private returns (bool success, uint256 size, uint256 used) {
        vm.prank(alice);
        used = gasleft();
        assembly ("memory-safe") {
            success := call(GAS, to, 0, add(data, 32), mload(data), 0, 0)
            size := returndatasize()
        }
        used -= gasleft();
    }
}
