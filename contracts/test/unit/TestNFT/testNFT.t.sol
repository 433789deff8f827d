// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import { IERC721Errors } from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

import { TestNFT } from "../../../tokens/TestNFT.sol";
import { GasGriefer } from "../../support/attackers/GasGriefer.sol";
import { Reenterer } from "../../support/attackers/Reenterer.sol";
import { Test } from "../../support/Test.sol";
import { Harm } from "../../support/tokens/Harm.sol";

contract TestNFTTest is Test {
    TestNFT private nft = TestNFT(deploy("TestNFT", abi.encode("Test", "TST", "https://surety.example/nft/")));
    address private alice = person("alice");
    address private bob = person("bob");
    address private stranger = person("stranger");

    // shows B-3.1-026
    function test_anybodyMintsTheNextId() public {
        vm.expectEmit(address(nft));
        emit IERC721.Transfer(address(0), bob, 1);
        vm.prank(alice);
        nft.mint(bob);
        vm.prank(stranger);
        nft.mint(stranger);

        vm.assertEq(nft.ownerOf(1), bob);
        vm.assertEq(nft.ownerOf(2), stranger);
        vm.assertEq(nft.lastNFTId(), 2);
    }

    function test_aContractIsAskedWhetherItTakesTheToken() public {
        address willing = address(new Reenterer());
        nft.mint(willing);
        vm.assertEq(nft.ownerOf(1), willing);

        address unwilling = address(new GasGriefer(Harm.REVERT));
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, unwilling));
        nft.mint(unwilling);
        vm.assertEq(nft.lastNFTId(), 1);
    }

    function test_aMintFromInsideAMintGetsTheIdBehind() public {
        Reenterer receiver = new Reenterer();
        receiver.plan(address(nft), 0, abi.encodeCall(nft.mint, (alice)));
        nft.mint(address(receiver));

        vm.assertEq(nft.ownerOf(1), address(receiver));
        vm.assertEq(nft.ownerOf(2), alice);
    }

    function test_holdersAndWhomTheyApproveBurn() public {
        for (uint256 i; i < 3; ++i) nft.mint(alice);
        vm.startPrank(alice);
        nft.burn(1);
        nft.approve(bob, 2);
        nft.setApprovalForAll(stranger, true);
        vm.stopPrank();
        vm.prank(bob);
        nft.burn(2);
        vm.prank(stranger);
        nft.burn(3);

        vm.assertEq(nft.balanceOf(alice), 0);
    }

    function testFuzz_nobodyElseBurns(address who) public {
        vm.assume(who != alice);
        nft.mint(alice);

        vm.expectRevert(abi.encodeWithSelector(TestNFT.NotHolder.selector, who));
        vm.prank(who);
        nft.burn(1);
    }

    function testFuzz_whatIsNotThereIsNotBurnt(uint256 id) public {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, id));
        nft.burn(id);
    }

    function test_aBurntIdIsNotMintedAgain() public {
        nft.mint(alice);
        vm.prank(alice);
        nft.burn(1);
        nft.mint(alice);

        vm.assertEq(nft.ownerOf(2), alice);
    }

    function test_saysWhatItIs() public {
        nft.mint(alice);

        vm.assertEq(nft.name(), "Test");
        vm.assertEq(nft.symbol(), "TST");
        vm.assertEq(nft.baseURI(), "https://surety.example/nft/");
        vm.assertEq(nft.tokenURI(1), "https://surety.example/nft/1");
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, 2));
        nft.tokenURI(2);
    }
}
