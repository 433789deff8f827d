// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import { ERC721 } from "solady/src/tokens/ERC721.sol";

import { WrappedNFT721 } from "../../../tokens/WrappedNFT721.sol";
import { GasGriefer } from "../../support/attackers/GasGriefer.sol";
import { Reenterer } from "../../support/attackers/Reenterer.sol";
import { Test } from "../../support/Test.sol";
import { Harm } from "../../support/tokens/Harm.sol";

/// What ERC-721 asks of every token; this contract is the minter.
contract WrappedNFT721StandardTest is Test {
    WrappedNFT721 private nft = WrappedNFT721(deploy("WrappedNFT721", abi.encode("Surety wNFT", "wNFT", "https://surety.example/")));
    address private alice = person("alice");
    address private bob = person("bob");
    address private stranger = person("stranger");

    function setUp() public {
        nft.setMinter(address(this));
    }

    function testFuzz_aMintGivesOneToken(address to) public {
        vm.assume(to != address(0));
        uint256 before = nft.balanceOf(to);

        vm.expectEmit(address(nft));
        emit IERC721.Transfer(address(0), to, 1);
        uint256 id = nft.mintNext(to, false, false);

        vm.assertEq(id, 1);
        vm.assertEq(nft.ownerOf(id), to);
        vm.assertEq(nft.balanceOf(to), before + 1);
    }

    function test_theZeroAddressHoldsNothingAndCannotBeAsked() public {
        vm.expectRevert(ERC721.BalanceQueryForZeroAddress.selector);
        nft.balanceOf(address(0));
        vm.expectRevert(ERC721.TransferToZeroAddress.selector);
        nft.mintNext(address(0), false, false);
    }

    function testFuzz_aTokenThatIsNotThere(uint256 id) public {
        vm.assume(id != nft.mintNext(alice, false, false));
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        nft.ownerOf(id);
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        nft.getApproved(id);
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        nft.approve(bob, id);
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        nft.transferFrom(alice, bob, id);
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        nft.burn(id);
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        nft.tokenURI(id);
        vm.assertFalse(nft.exists(id));
    }

    function testFuzz_aTransferMovesOneToken(address from, address to) public {
        vm.assume(from != address(0) && to != address(0));
        uint256 id = nft.mintNext(from, false, false);
        nft.mintNext(from, false, false);
        uint256 fromBefore = nft.balanceOf(from);
        uint256 toBefore = nft.balanceOf(to);

        vm.expectEmit(address(nft));
        emit IERC721.Transfer(from, to, id);
        vm.prank(from);
        nft.transferFrom(from, to, id);

        vm.assertEq(nft.ownerOf(id), to);
        vm.assertEq(nft.balanceOf(from), from == to ? fromBefore : fromBefore - 1);
        vm.assertEq(nft.balanceOf(to), from == to ? toBefore : toBefore + 1);
        vm.assertEq(nft.totalSupply(), 2);
    }

    function testFuzz_aTransferToOneselfChangesNothingButTheApproval(address who) public {
        vm.assume(who != address(0));
        uint256 id = _approved(who, bob);
        vm.prank(who);
        nft.transferFrom(who, who, id);

        vm.assertEq(nft.ownerOf(id), who);
        vm.assertEq(nft.balanceOf(who), 1);
        vm.assertEq(nft.getApproved(id), address(0));
    }

    function testFuzz_withoutApprovalNothingMoves(address caller) public {
        vm.assume(caller != alice && caller != address(0));
        uint256 id = nft.mintNext(alice, false, false);

        vm.startPrank(caller);
        vm.expectRevert(ERC721.NotOwnerNorApproved.selector);
        nft.transferFrom(alice, caller, id);
        vm.expectRevert(ERC721.NotOwnerNorApproved.selector);
        nft.safeTransferFrom(alice, caller, id);
        vm.expectRevert(ERC721.NotOwnerNorApproved.selector);
        nft.approve(caller, id);
    }

    function testFuzz_anApprovalLastsForOneTransfer(address approved) public {
        vm.assume(approved != address(0) && approved != alice);
        uint256 id = _approved(alice, approved);
        vm.prank(approved);
        nft.transferFrom(alice, bob, id);

        vm.assertEq(nft.getApproved(id), address(0));
        vm.assertEq(nft.ownerOf(id), bob);
    }

    function test_anApprovalCanBeTakenBack() public {
        uint256 id = _approved(alice, stranger);
        vm.prank(alice);
        nft.approve(address(0), id);

        vm.expectRevert(ERC721.NotOwnerNorApproved.selector);
        vm.prank(stranger);
        nft.transferFrom(alice, stranger, id);
    }

    function test_anOperatorMovesAndApprovesAll_untilToldOtherwise() public {
        uint256 first = nft.mintNext(alice, false, false);
        uint256 second = nft.mintNext(alice, false, false);
        vm.expectEmit(address(nft));
        emit IERC721.ApprovalForAll(alice, stranger, true);
        vm.prank(alice);
        nft.setApprovalForAll(stranger, true);
        vm.assertTrue(nft.isApprovedForAll(alice, stranger));

        vm.startPrank(stranger);
        nft.transferFrom(alice, bob, first);
        nft.approve(bob, second);
        vm.stopPrank();
        vm.prank(alice);
        nft.setApprovalForAll(stranger, false);

        vm.assertFalse(nft.isApprovedForAll(alice, stranger));
        vm.expectRevert(ERC721.NotOwnerNorApproved.selector);
        vm.prank(stranger);
        nft.transferFrom(alice, bob, second);
    }

    function testFuzz_nothingMovesFromOneWhoDoesNotHoldIt(address from) public {
        vm.assume(from != alice);
        uint256 id = nft.mintNext(alice, false, false);

        vm.expectRevert(ERC721.TransferFromIncorrectOwner.selector);
        vm.prank(alice);
        nft.transferFrom(from, bob, id);
    }

    function test_nothingMovesToTheZeroAddress() public {
        uint256 id = nft.mintNext(alice, false, false);

        vm.expectRevert(ERC721.TransferToZeroAddress.selector);
        vm.prank(alice);
        nft.transferFrom(alice, address(0), id);
    }

    function test_aSafeTransferAsksTheReceiver() public {
        uint256 id = nft.mintNext(alice, false, false);
        address willing = address(new Reenterer());
        address unwilling = address(new GasGriefer(Harm.REVERT_BOMB));
        vm.startPrank(alice);

        vm.expectRevert(ERC721.TransferToNonERC721ReceiverImplementer.selector);
        nft.safeTransferFrom(alice, address(nft), id);
        (bool success,) = address(nft).call{ gas: 5_000_000 }(
            abi.encodeWithSignature("safeTransferFrom(address,address,uint256)", alice, unwilling, id)
        );
        vm.assertFalse(success);
        vm.assertEq(nft.ownerOf(id), alice);
        nft.safeTransferFrom(alice, willing, id, "with data");
        vm.assertEq(nft.ownerOf(id), willing);
    }

    function testFuzz_aBurntTokenIsGone(address holder) public {
        vm.assume(holder != address(0));
        uint256 id = _approved(holder, bob);

        vm.expectEmit(address(nft));
        emit IERC721.Transfer(holder, address(0), id);
        nft.burn(id);

        vm.assertFalse(nft.exists(id));
        vm.assertEq(nft.balanceOf(holder), 0);
        vm.assertEq(nft.totalSupply(), 0);
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        vm.prank(bob);
        nft.transferFrom(holder, bob, id);
    }

    function test_saysWhichInterfacesItHas() public view {
        vm.assertTrue(nft.supportsInterface(0x01ffc9a7));
        vm.assertTrue(nft.supportsInterface(0x80ac58cd));
        vm.assertTrue(nft.supportsInterface(0x5b5e139f));
        vm.assertFalse(nft.supportsInterface(0xffffffff));
        vm.assertFalse(nft.supportsInterface(0x780e9d63));
    }

    function _approved(address holder, address approved) private returns (uint256 id) {
        id = nft.mintNext(holder, false, false);
        vm.expectEmit(address(nft));
        emit IERC721.Approval(holder, approved, id);
        vm.prank(holder);
        nft.approve(approved, id);
        vm.assertEq(nft.getApproved(id), approved);
    }
}
