// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC721 } from "solady/src/tokens/ERC721.sol";

import { IOracleSigners } from "../../../interfaces/IOracleSigners.sol";
import { ISpawner } from "../../../interfaces/ISpawner.sol";
import { CrossingFixture } from "../../support/Crossing.sol";

contract Spawner721Test is CrossingFixture {
    // shows B-6-045
    function test_signersLetTheReceiverMint() public {
        _mint(1, alice);
        vm.assertEq(spawner.ownerOf(1), alice);
        vm.assertEq(spawner.balanceOf(alice), 1);
    }

    function test_othersDoNotMint() public {
        bytes memory signature = permit(1, alice);
        vm.prank(bob);
        expectText("Unexpected signer");
        spawner.mint(1, signature);
        vm.startPrank(alice);
        expectText("Unexpected signer");
        spawner.mint(2, signature);
        vm.chainId(block.chainid + 1);
        expectText("Unexpected signer");
        spawner.mint(1, signature);
    }

    function test_mintsForItsKeeperAlone() public {
        uint256 deadline = block.timestamp + 1 hours;
        bytes memory signature = signed(2, deadline, spawnDigestAt(block.chainid, bob, 1, alice, deadline));
        vm.startPrank(alice);
        expectText("Unexpected signer");
        spawner.mint(1, signature);
        signature = signed(2, deadline, spawnDigestAt(block.chainid + 1, address(keeper), 1, alice, deadline));
        expectText("Unexpected signer");
        spawner.mint(1, signature);
        vm.assertEq(spawner.keeper(), address(keeper));
        vm.assertEq(spawner.homeChain(), block.chainid);
    }

    function test_needsEnoughSignersBeforeTheDeadline() public {
        uint256 deadline = block.timestamp + 1 hours;
        bytes memory signature = signed(1, deadline, spawnDigest(1, alice, deadline));
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IOracleSigners.TooFewSignatures.selector, 1, 2));
        spawner.mint(1, signature);
        signature = permit(1, alice);
        vm.warp(deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(IOracleSigners.TooLate.selector, deadline));
        spawner.mint(1, signature);
    }

    function test_aTokenIsSpawnedOnce() public {
        bytes memory signature = permit(1, alice);
        vm.startPrank(alice);
        spawner.mint(1, signature);
        vm.expectRevert(abi.encodeWithSelector(ISpawner.Spent.selector, 1));
        spawner.mint(1, signature);
        spawner.burn(1);
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        spawner.ownerOf(1);
        vm.expectRevert(abi.encodeWithSelector(ISpawner.Spent.selector, 1));
        spawner.mint(1, signature);
    }

    // shows B-6-041
    function test_holdersAndWhomTheyApproveBurn() public {
        _mint(1, alice);
        _mint(2, alice);
        vm.prank(bob);
        vm.expectRevert(ERC721.NotOwnerNorApproved.selector);
        spawner.burn(1);
        vm.prank(alice);
        spawner.approve(bob, 1);
        vm.prank(bob);
        spawner.burn(1);
        vm.prank(alice);
        spawner.burn(2);
        vm.assertEq(spawner.balanceOf(alice), 0);
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        spawner.burn(3);
    }

    function test_saysWhatItIs() public {
        _mint(1, alice);
        string memory base = string.concat(
            "https://surety.example/", vm.toString(block.chainid), "/", _lower(vm.toString(address(spawner))), "/"
        );
        vm.assertEq(spawner.name(), "Spawned");
        vm.assertEq(spawner.symbol(), "SPW");
        vm.assertEq(spawner.baseurl(), "https://surety.example/");
        vm.assertEq(spawner.baseURI(), base);
        vm.assertEq(spawner.tokenURI(1), string.concat(base, "1"));
        vm.assertTrue(spawner.supportsInterface(0x80ac58cd));
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        spawner.tokenURI(2);
    }

    function test_movesWithoutCoin() public {
        _mint(1, alice);
        vm.deal(alice, 1 ether);
        vm.startPrank(alice);
        vm.expectRevert(ISpawner.NoValue.selector);
        spawner.approve{ value: 1 }(bob, 1);
        vm.expectRevert(ISpawner.NoValue.selector);
        spawner.transferFrom{ value: 1 }(alice, bob, 1);
        spawner.transferFrom(alice, bob, 1);
        vm.assertEq(spawner.ownerOf(1), bob);
    }

    // shows B-6-044
    function test_theOwnerSetsSigners() public {
        bytes memory refusal = abi.encodeWithSignature("OwnableUnauthorizedAccount(address)", stranger);
        vm.prank(stranger);
        vm.expectRevert(refusal);
        spawner.setSignerStatus(stranger, true);
        spawner.setSignerStatus(signers[0], false);
        vm.assertFalse(spawner.oracleSigners(signers[0]));
        bytes memory signature = permit(1, alice);
        vm.prank(alice);
        expectText("Unexpected signer");
        spawner.mint(1, signature);
    }

    function _mint(uint256 id, address to) private {
        bytes memory signature = permit(id, to);
        vm.prank(to);
        spawner.mint(id, signature);
    }

    function _lower(string memory text) private pure returns (string memory) {
        bytes memory letters = bytes(text);
        for (uint256 i; i < letters.length; ++i) {
            if (letters[i] >= "A" && letters[i] <= "Z") letters[i] = bytes1(uint8(letters[i]) + 32);
        }
        return string(letters);
    }
}
