// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IOracleSigners } from "../../../interfaces/IOracleSigners.sol";
import { ISignedMinting } from "../../../interfaces/ISignedMinting.sol";
import { SignedNFT721 } from "../../../minting/SignedNFT721.sol";
import { Oracles } from "../../support/Oracles.sol";

contract SignedNFT721Test is Oracles {
    SignedNFT721 private nft;
    address private alice = person("alice");
    address private bob = person("bob");

    function setUp() public {
        vm.warp(1_800_000_000);
        nft = SignedNFT721(deploy("SignedNFT721", abi.encode("Signed", "SGN", "https://surety.example/s/", signers, 1)));
    }

    // shows B-3.1-022, B-6-045
    function test_aSignedMintMints() public {
        bytes memory signature = _signed(alice, bob, 7, "ipfs://seven");
        vm.prank(alice);
        nft.mintWithURI(bob, 7, "ipfs://seven", signature);
        vm.assertEq(nft.ownerOf(7), bob);
        vm.assertEq(nft.tokenURI(7), "ipfs://seven");
        vm.assertTrue(nft.isUsed(_hash(alice, bob, 7, "ipfs://seven", block.timestamp + 1 hours)));
    }

    // shows B-6-045
    function test_anythingElseThanWasSignedIsRefused() public {
        bytes memory signature = _signed(alice, bob, 7, "ipfs://seven");
        vm.prank(bob);
        expectText("Unexpected signer");
        nft.mintWithURI(bob, 7, "ipfs://seven", signature);
        vm.startPrank(alice);
        expectText("Unexpected signer");
        nft.mintWithURI(alice, 7, "ipfs://seven", signature);
        expectText("Unexpected signer");
        nft.mintWithURI(bob, 8, "ipfs://seven", signature);
        expectText("Unexpected signer");
        nft.mintWithURI(bob, 7, "ipfs://eight", signature);
    }

    // shows B-3.1-022
    function test_withoutASignerNothingIsMinted() public {
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IOracleSigners.BadSignatureLength.selector, 0));
        nft.mintWithURI(bob, 7, "", "");
        (, uint256 key) = account("nobody");
        uint256 deadline = block.timestamp + 1 hours;
        bytes32 digest = digestOf("Surety Minting 721", address(nft), _hash(alice, bob, 7, "", deadline));
        bytes memory signature = bytes.concat(abi.encode(deadline), signatureOf(key, digest));
        expectText("Unexpected signer");
        nft.mintWithURI(bob, 7, "", signature);
    }

    function test_aSignatureMintsOnce() public {
        bytes memory signature = _signed(alice, alice, 7, "");
        vm.startPrank(alice);
        nft.mintWithURI(alice, 7, "", signature);
        vm.assertEq(nft.tokenURI(7), "https://surety.example/s/7");
        nft.burn(7);
        vm.expectRevert(ISignedMinting.SignatureUsed.selector);
        nft.mintWithURI(alice, 7, "", signature);
    }

    // shows B-6-041
    function test_holdersAndWhomTheyApproveBurn() public {
        bytes memory signature = _signed(alice, alice, 7, "");
        vm.startPrank(alice);
        nft.mintWithURI(alice, 7, "", signature);
        nft.approve(bob, 7);
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(ISignedMinting.NotHolder.selector, address(this)));
        nft.burn(7);
        vm.prank(bob);
        nft.burn(7);
        vm.expectRevert(abi.encodeWithSignature("ERC721NonexistentToken(uint256)", 7));
        nft.tokenURI(7);
    }

    // shows B-6-044
    function test_theOwnerSetsSignersAtOnce() public {
        (address oracle,) = account("new oracle");
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSignature("OwnableUnauthorizedAccount(address)", alice));
        nft.setSignerStatus(oracle, true);
        nft.setSignerStatus(oracle, true);
        vm.assertTrue(nft.oracleSigners(oracle));
        vm.assertEq(nft.baseURI(), "https://surety.example/s/");
    }

    function _signed(address caller, address to, uint256 id, string memory uri) private view returns (bytes memory) {
        uint256 deadline = block.timestamp + 1 hours;
        return signed(
            1, deadline, digestOf("Surety Minting 721", address(nft), _hash(caller, to, id, uri, deadline))
        );
    }

    function _hash(address caller, address to, uint256 id, string memory uri, uint256 deadline)
        private
        pure
        returns (bytes32)
    {
        bytes32 type_ = keccak256("Mint(address caller,address to,uint256 tokenId,string uri,uint256 deadline)");
        return keccak256(abi.encode(type_, caller, to, id, keccak256(bytes(uri)), deadline));
    }
}
