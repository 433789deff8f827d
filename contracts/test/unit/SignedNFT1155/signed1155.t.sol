// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IOracleSigners } from "../../../interfaces/IOracleSigners.sol";
import { ISignedMinting } from "../../../interfaces/ISignedMinting.sol";
import { SignedNFT1155 } from "../../../minting/SignedNFT1155.sol";
import { Oracles } from "../../support/Oracles.sol";

contract SignedNFT1155Test is Oracles {
    SignedNFT1155 private nft;
    address private alice = person("alice");
    address private bob = person("bob");

    function setUp() public {
        vm.warp(1_800_000_000);
        nft = SignedNFT1155(deploy("SignedNFT1155", abi.encode("Signed", "SGN", "https://surety.example/s/", signers, 1)));
    }

    // shows B-3.1-022
    function test_aSignedMintMints() public {
        _mint(alice, bob, 7, 5, "ipfs://seven");
        vm.assertEq(nft.balanceOf(bob, 7), 5);
        vm.assertEq(nft.uri(7), "ipfs://seven");
        vm.assertTrue(nft.supportsInterface(0xd9b67a26));
    }

    function test_theFirstUriOfAnIdStays() public {
        _mint(alice, bob, 7, 5, "ipfs://seven");
        _mint(alice, bob, 7, 6, "ipfs://seven");
        vm.assertEq(nft.balanceOf(bob, 7), 11);
        bytes memory signature = _signed(alice, bob, 7, 1, "ipfs://other");
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(SignedNFT1155.UriIsFixed.selector, 7));
        nft.mintWithURI(bob, 7, 1, "ipfs://other", signature);
    }

    function test_anythingElseThanWasSignedIsRefused() public {
        bytes memory signature = _signed(alice, bob, 7, 5, "");
        vm.prank(bob);
        expectText("Unexpected signer");
        nft.mintWithURI(bob, 7, 5, "", signature);
        vm.startPrank(alice);
        expectText("Unexpected signer");
        nft.mintWithURI(alice, 7, 5, "", signature);
        expectText("Unexpected signer");
        nft.mintWithURI(bob, 8, 5, "", signature);
        expectText("Unexpected signer");
        nft.mintWithURI(bob, 7, 6, "", signature);
        expectText("Unexpected signer");
        nft.mintWithURI(bob, 7, 5, "x", signature);
        vm.expectRevert(abi.encodeWithSelector(IOracleSigners.BadSignatureLength.selector, 0));
        nft.mintWithURI(bob, 7, 5, "", "");
    }

    function test_aSignatureMintsOnce() public {
        bytes memory signature = _signed(alice, alice, 7, 5, "");
        vm.startPrank(alice);
        nft.mintWithURI(alice, 7, 5, "", signature);
        vm.expectRevert(ISignedMinting.SignatureUsed.selector);
        nft.mintWithURI(alice, 7, 5, "", signature);
    }

    function test_holdersAndWhomTheyApproveBurn() public {
        _mint(alice, alice, 7, 5, "");
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(ISignedMinting.NotHolder.selector, bob));
        nft.burn(alice, 7, 1);
        vm.startPrank(alice);
        nft.burn(alice, 7, 2);
        nft.setApprovalForAll(bob, true);
        vm.stopPrank();
        vm.prank(bob);
        nft.burn(alice, 7, 3);
        vm.assertEq(nft.balanceOf(alice, 7), 0);
    }

    function test_saysWhatItIs() public {
        vm.assertEq(nft.name(), "Signed");
        vm.assertEq(nft.symbol(), "SGN");
        vm.assertEq(nft.baseURI(), "https://surety.example/s/");
        vm.assertEq(nft.uri(7), "https://surety.example/s/7");
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSignature("OwnableUnauthorizedAccount(address)", alice));
        nft.setSignerStatus(alice, true);
    }

    function _mint(address caller, address to, uint256 id, uint256 amount, string memory uri) private {
        bytes memory signature = _signed(caller, to, id, amount, uri);
        vm.prank(caller);
        nft.mintWithURI(to, id, amount, uri, signature);
    }

    function _signed(address caller, address to, uint256 id, uint256 amount, string memory uri)
        private
        view
        returns (bytes memory)
    {
        bytes32 type_ = keccak256(
            "Mint(address caller,address to,uint256 tokenId,uint256 amount,string uri,uint256 deadline)"
        );
        uint256 deadline = block.timestamp + 1 hours;
        bytes32 hash = keccak256(abi.encode(type_, caller, to, id, amount, keccak256(bytes(uri)), deadline));
        return signed(1, deadline, digestOf("Surety Minting 1155", address(nft), hash));
    }
}
