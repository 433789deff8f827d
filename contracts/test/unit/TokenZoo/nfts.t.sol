// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Reenterer } from "../../support/attackers/Reenterer.sol";
import { Test } from "../../support/Test.sol";
import { Abuse, Harm } from "../../support/tokens/Harm.sol";
import { ITokenHooks } from "../../support/tokens/Hooks.sol";
import {
    AsksNoReceiver,
    ConstantBalance1155,
    HarmfulBalance1155,
    HarmfulERC1155,
    HookERC1155,
    MovesLess
} from "../../support/tokens/OddERC1155.sol";
import {
    ConstantOwner,
    HarmfulERC721,
    HarmfulOwner,
    HookERC721,
    NobodysERC721,
    PretendedOwner,
    StaysPut
} from "../../support/tokens/OddERC721.sol";
import { StandardERC1155 } from "../../support/tokens/StandardERC1155.sol";
import { StandardERC721 } from "../../support/tokens/StandardERC721.sol";

/// Plain and odd ERC-721s and ERC-1155s.
contract NftsTest is Test, ITokenHooks {
    uint256 private constant GAS = 10_000_000;

    address private alice = person("alice");
    address private bob = person("bob");
    string private seen;

    function test_Standard721_movesWhatAnyoneMinted() public {
        StandardERC721 token = new StandardERC721();
        token.mint(alice, 1);

        vm.prank(alice);
        token.transferFrom(alice, bob, 1);

        vm.assertEq(token.ownerOf(1), bob);
    }

    function test_Standard1155_movesWhatAnyoneMinted() public {
        StandardERC1155 token = new StandardERC1155();
        token.mint(alice, 1, 10);
        token.mint(address(this), 1, 5);

        vm.prank(alice);
        token.safeTransferFrom(alice, bob, 1, 4, "");

        vm.assertEq(token.balanceOf(bob, 1), 4);
        vm.assertEq(token.balanceOf(address(this), 1), 5);
    }

    function test_StaysPut_doesNothing() public {
        StaysPut token = new StaysPut();
        token.mint(alice, 1);

        vm.prank(alice);
        token.transferFrom(alice, bob, 1);
        vm.assertEq(token.ownerOf(1), alice);

        token.setTame(true);
        vm.prank(alice);
        token.transferFrom(alice, bob, 1);
        vm.assertEq(token.ownerOf(1), bob);
    }

    function test_ConstantOwner_lies() public {
        ConstantOwner token = new ConstantOwner();
        token.mint(alice, 1);

        vm.prank(alice);
        token.transferFrom(alice, bob, 1);

        vm.assertEq(token.ledgerOf(1), bob);
        vm.assertEq(token.ownerOf(1), address(0xBAD));
        token.setTame(true);
        vm.assertEq(token.ownerOf(1), bob);
    }

    function test_PretendedOwner_movesOnlyInWords() public {
        PretendedOwner token = new PretendedOwner();
        token.mint(alice, 1);
        vm.assertEq(token.ownerOf(1), alice);

        vm.prank(alice);
        token.transferFrom(alice, bob, 1);

        vm.assertEq(token.ownerOf(1), bob);
        vm.assertEq(token.ledgerOf(1), alice);
    }

    function test_NobodysERC721_asksNoPermission() public {
        NobodysERC721 token = new NobodysERC721();
        token.mint(alice, 1);

        token.transferFrom(alice, bob, 1);
        vm.assertEq(token.ownerOf(1), bob);

        token.setTame(true);
        vm.expectRevert();
        token.transferFrom(bob, alice, 1);
    }

    function test_HookERC721_callsBeforeAndAfter() public {
        HookERC721 token = new HookERC721();
        token.mint(alice, 1);
        token.setHook(alice, address(this));
        token.setHook(bob, address(this));

        vm.prank(alice);
        token.transferFrom(alice, bob, 1);

        vm.assertEq(seen, "send 1 x1; receive 1 x1; ");
    }

    function test_HarmfulERC721_doesHarm() public {
        for (uint256 i; i < 4; ++i) {
            HarmfulERC721 token = new HarmfulERC721(Harm(i));
            token.mint(alice, 1);
            _expectHarm(Harm(i), address(token), abi.encodeCall(token.transferFrom, (alice, bob, 1)));
            vm.assertEq(token.ledgerOf(1), Harm(i) == Harm.RETURN_BOMB ? bob : alice);
        }
    }

    function test_HarmfulOwner_doesHarm() public {
        for (uint256 i; i < 4; ++i) {
            HarmfulOwner token = new HarmfulOwner(Harm(i));
            token.mint(alice, 1);
            _expectHarm(Harm(i), address(token), abi.encodeCall(token.ownerOf, (1)));
            token.setTame(true);
            vm.assertEq(token.ownerOf(1), alice);
        }
    }

    function test_HarmfulOwner_bombBeginsWithTheOwner() public {
        HarmfulOwner token = new HarmfulOwner(Harm.RETURN_BOMB);
        token.mint(alice, 1);

        vm.assertEq(token.ownerOf(1), alice);
    }

    function test_MovesLess_movesItsPart() public {
        MovesLess half = new MovesLess(5_000);
        MovesLess nothing = new MovesLess(0);
        half.mint(alice, 1, 100);
        nothing.mint(alice, 1, 100);

        vm.startPrank(alice);
        half.safeTransferFrom(alice, bob, 1, 10, "");
        nothing.safeTransferFrom(alice, bob, 1, 10, "");
        vm.stopPrank();

        vm.assertEq(half.balanceOf(bob, 1), 5);
        vm.assertEq(half.balanceOf(alice, 1), 95);
        vm.assertEq(nothing.balanceOf(bob, 1), 0);
    }

    function test_AsksNoReceiver_givesToAnyContract() public {
        AsksNoReceiver token = new AsksNoReceiver();
        token.mint(alice, 1, 100);

        vm.prank(alice);
        token.safeTransferFrom(alice, address(this), 1, 10, "");
        vm.assertEq(token.balanceOf(address(this), 1), 10);

        token.setTame(true);
        vm.prank(alice);
        vm.expectRevert();
        token.safeTransferFrom(alice, address(this), 1, 10, "");
    }

    function test_AsksNoReceiver_asksTheOwnerAllTheSame() public {
        AsksNoReceiver token = new AsksNoReceiver();
        token.mint(alice, 1, 100);

        vm.expectRevert();
        token.safeTransferFrom(alice, bob, 1, 10, "");
    }

    function test_HookERC1155_callsBeforeAndAfter() public {
        HookERC1155 token = new HookERC1155();
        token.mint(alice, 1, 100);
        token.setHookOfAll(address(this));

        vm.prank(alice);
        token.safeTransferFrom(alice, bob, 1, 10, "");

        vm.assertEq(seen, "send 1 x10; receive 1 x10; ");
    }

    function test_HookERC1155_asksTheReceiverToo() public {
        HookERC1155 token = new HookERC1155();
        token.mint(alice, 1, 100);
        Reenterer receiver = new Reenterer();

        vm.prank(alice);
        token.safeTransferFrom(alice, address(receiver), 1, 10, "");

        vm.assertEq(receiver.visits(), 1);
    }

    function test_HarmfulERC1155_doesHarm() public {
        for (uint256 i; i < 4; ++i) {
            HarmfulERC1155 token = new HarmfulERC1155(Harm(i));
            token.mint(alice, 1, 100);
            _expectHarm(Harm(i), address(token), abi.encodeCall(token.safeTransferFrom, (alice, bob, 1, 10, "")));
            vm.assertEq(token.ledgerOf(bob, 1), Harm(i) == Harm.RETURN_BOMB ? 10 : 0);
        }
    }

    function test_ConstantBalance1155_neverChanges() public {
        ConstantBalance1155 token = new ConstantBalance1155();
        token.mint(alice, 1, 100);
        uint256 before = token.balanceOf(bob, 1);

        vm.prank(alice);
        token.safeTransferFrom(alice, bob, 1, 10, "");

        vm.assertEq(token.balanceOf(bob, 1), before);
        vm.assertEq(token.ledgerOf(bob, 1), 10);
    }

    function test_HarmfulBalance1155_doesHarm() public {
        for (uint256 i; i < 4; ++i) {
            HarmfulBalance1155 token = new HarmfulBalance1155(Harm(i));
            token.mint(alice, 1, 100);
            _expectHarm(Harm(i), address(token), abi.encodeCall(token.balanceOf, (alice, 1)));
            token.setTame(true);
            vm.assertEq(token.balanceOf(alice, 1), 100);
        }
    }

    function tokensToSend(address, address, uint256 tokenId, uint256 amount) external {
        seen = string.concat(seen, "send ", vm.toString(tokenId), " x", vm.toString(amount), "; ");
    }

    function tokensReceived(address, address, uint256 tokenId, uint256 amount) external {
        seen = string.concat(seen, "receive ", vm.toString(tokenId), " x", vm.toString(amount), "; ");
    }

    /// Calls as alice, without copying the answer.
    function _expectHarm(Harm harm, address to, bytes memory data) private {
        bool success;
        uint256 size;
        vm.prank(alice);
        uint256 used = gasleft();
        assembly ("memory-safe") {
            success := call(GAS, to, 0, add(data, 32), mload(data), 0, 0)
            size := returndatasize()
        }
        used -= gasleft();

        vm.assertTrue(success == (harm == Harm.RETURN_BOMB));
        vm.assertEq(size, harm == Harm.REVERT || harm == Harm.BURN ? 0 : Abuse.BOMB);
        vm.assertTrue((used >= GAS) == (harm == Harm.BURN));
    }
}
