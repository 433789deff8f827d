// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { MintableNFT } from "../../../tokens/MintableNFT.sol";
import { Test } from "../../support/Test.sol";

contract MintableNFTTest is Test {
    MintableNFT private nft;
    address private alice = person("alice");
    address private bob = person("bob");
    address private minter = person("minter");

    function setUp() public {
        nft = MintableNFT(deploy("MintableNFT", abi.encode("Mintable", "MNT", "https://surety.example/m/", minter)));
    }

    // shows B-3.1-023
    function test_theMinterMints() public {
        vm.assertEq(nft.minter(), minter);
        vm.prank(minter);
        nft.mint(alice, 7);
        vm.assertEq(nft.ownerOf(7), alice);
    }

    // shows B-3.1-023
    function test_othersDoNot() public {
        expectText("Trusted address only");
        nft.mint(alice, 7);
    }

    function test_holdersAndWhomTheyApproveBurn() public {
        vm.startPrank(minter);
        nft.mint(alice, 7);
        nft.mint(alice, 8);
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(MintableNFT.NotHolder.selector, minter));
        vm.prank(minter);
        nft.burn(7);
        vm.startPrank(alice);
        nft.burn(7);
        nft.approve(bob, 8);
        vm.stopPrank();
        vm.prank(bob);
        nft.burn(8);
        vm.assertEq(nft.balanceOf(alice), 0);
        vm.expectRevert(abi.encodeWithSignature("ERC721NonexistentToken(uint256)", 7));
        nft.burn(7);
    }

    function test_saysWhatItIs() public {
        vm.prank(minter);
        nft.mint(alice, 7);
        vm.assertEq(nft.name(), "Mintable");
        vm.assertEq(nft.symbol(), "MNT");
        vm.assertEq(nft.baseURI(), "https://surety.example/m/");
        vm.assertEq(nft.tokenURI(7), "https://surety.example/m/7");
    }
}
