// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrappedNFT1155 } from "../../../interfaces/IWrappedNFT1155.sol";
import { WrappedNFT1155 } from "../../../tokens/WrappedNFT1155.sol";
import { GasGriefer } from "../../support/attackers/GasGriefer.sol";
import { PiecesFixture } from "../../support/Pieces.sol";
import { Harm } from "../../support/tokens/Harm.sol";

contract WrappedNFT1155Test is PiecesFixture {
    WrappedNFT1155 private own;

    function setUp() public override {
        super.setUp();
        own = WrappedNFT1155(deploy("WrappedNFT1155", abi.encode("Own", "OWN", "https://surety.example/o/")));
        own.setMinterStatus(address(this));
    }

    // shows B-7.4-053
    function test_isACollectionOfPieces() public {
        own.mint(alice, 4, 10);
        vm.assertEq(own.balanceOf(alice, 4), 10);
        vm.assertEq(own.totalSupply(4), 10);
        vm.assertTrue(own.exists(4));
        vm.assertFalse(own.exists(5));
        vm.assertTrue(own.supportsInterface(0xd9b67a26));
        vm.assertTrue(own.supportsInterface(0x0e89341c));
        vm.assertTrue(own.supportsInterface(0x01ffc9a7));
        vm.assertFalse(own.supportsInterface(0x80ac58cd));
        vm.prank(alice);
        own.setApprovalForAll(bob, true);
        vm.assertTrue(own.isApprovedForAll(alice, bob));
        vm.prank(bob);
        own.safeTransferFrom(alice, bob, 4, 3, "");
        (address[] memory people, uint256[] memory ids) = (new address[](2), new uint256[](2));
        (people[0], people[1], ids[0], ids[1]) = (alice, bob, 4, 4);
        uint256[] memory balances = own.balanceOfBatch(people, ids);
        vm.assertEq(balances[0], 7);
        vm.assertEq(balances[1], 3);
        vm.expectRevert(
            abi.encodeWithSignature("ERC1155MissingApprovalForAll(address,address)", stranger, alice)
        );
        vm.prank(stranger);
        own.safeTransferFrom(alice, stranger, 4, 1, "");
    }

    function test_onlyTheMinterMintsAndBurns() public {
        vm.startPrank(stranger);
        expectText("Trusted address only");
        own.mint(stranger, 1, 1);
        expectText("Trusted address only");
        own.mintNext(stranger, 1, false, false);
        expectText("Trusted address only");
        own.burn(stranger, 1, 1);
        expectText("Trusted address only");
        own.skipTo(9);
        expectText("Trusted address only");
        own.forbidTransfer(1);
        expectText("Trusted address only");
        own.welcome(stranger, 1, 1);
    }

    function test_theMinterIsNamedOnce() public {
        vm.assertEq(own.wrapper(), address(this));
        vm.expectRevert(IWrappedNFT1155.MinterIsFixed.selector);
        own.setMinterStatus(bob);
        WrappedNFT1155 other = WrappedNFT1155(deploy("WrappedNFT1155", abi.encode("o", "O", "")));
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSignature("OwnableUnauthorizedAccount(address)", stranger));
        other.setMinterStatus(stranger);
        vm.expectEmit(address(other));
        emit IWrappedNFT1155.MinterSet(bob);
        other.setMinterStatus(bob);
    }

    function test_idsOnlyGrow() public {
        own.mint(alice, 4, 10);
        vm.expectRevert(abi.encodeWithSelector(IWrappedNFT1155.IdPassed.selector, 4, 4));
        own.mint(alice, 4, 1);
        vm.assertEq(own.mintNext(alice, 1, false, false), 5);
        own.skipTo(5);
        own.skipTo(9);
        vm.assertEq(own.lastId(), 9);
        vm.expectRevert(abi.encodeWithSelector(IWrappedNFT1155.IdPassed.selector, 8, 9));
        own.skipTo(8);
        vm.expectRevert(abi.encodeWithSelector(IWrappedNFT1155.IdPassed.selector, uint256(type(uint96).max), 9));
        own.mint(alice, type(uint96).max, 1);
    }

    function test_piecesAreCounted() public {
        vm.expectRevert(abi.encodeWithSelector(IWrappedNFT1155.TooManyPieces.selector, uint256(1) << 248));
        own.mint(alice, 1, 1 << 248);
        vm.expectRevert(abi.encodeWithSignature("ERC1155InvalidReceiver(address)", address(0)));
        own.mint(address(0), 1, 1);
        own.mint(alice, 1, type(uint248).max);
        own.burn(alice, 1, type(uint248).max - 1);
        vm.assertEq(own.totalSupply(1), 1);
        own.burn(alice, 1, 1);
        vm.assertFalse(own.exists(1));
        vm.expectRevert();
        own.burn(alice, 1, 1);
    }

    function test_transfersAreForbiddenFromNowOn() public {
        own.mint(alice, 1, 5);
        vm.expectEmit(address(own));
        emit IWrappedNFT1155.TransferForbidden(1);
        own.forbidTransfer(1);
        vm.prank(alice);
        expectText("Transfer was disabled by author");
        own.safeTransferFrom(alice, bob, 1, 1, "");
    }

    function test_aReceiverSaysNo() public {
        GasGriefer griefer = new GasGriefer(Harm.REVERT);
        vm.expectRevert();
        own.welcome(address(griefer), 1, 1);
        griefer.setTame(true);
        own.welcome(address(griefer), 1, 1);
        own.welcome(alice, 1, 1);
    }

    // shows B-7.4-053, B-9-026
    function test_saysWhatItIs() public {
        uint256 id = wrapAs(alice, inPieces(plain(), 5), one(erc20(address(usd), 3)), 0);
        vm.assertEq(parts.name(), "Surety wNFT");
        vm.assertEq(parts.symbol(), "wNFT");
        vm.assertEq(parts.baseurl(), "https://surety.example/p/");
        vm.assertEq(parts.uri(id), string.concat(parts.baseURI(), "1"));
        vm.assertEq(
            abi.encode(parts.wnftInfo(id)), abi.encode(wrapper.getWrappedToken(address(parts), id))
        );
    }
}
