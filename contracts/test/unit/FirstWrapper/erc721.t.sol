// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFirstWrapper } from "../../../interfaces/IFirstWrapper.sol";
import { Erc20Collateral } from "../../../types/First.sol";
import { FirstFixture } from "../../support/First.sol";

contract FirstErc721Test is FirstFixture {
    // shows B-7.4-017
    function test_isACollection() public {
        wrapPlain(7, 0);
        uint256 id = wrapPlain(8, 0);
        vm.assertEq(first.name(), "Surety Wrapped NFT");
        vm.assertEq(first.symbol(), "wNFT");
        vm.assertEq(first.balanceOf(alice), 2);
        vm.assertEq(first.totalSupply(), 2);
        vm.assertTrue(first.supportsInterface(0x80ac58cd));
        vm.assertTrue(first.supportsInterface(0x5b5e139f));
        vm.assertTrue(first.supportsInterface(0x01ffc9a7));
        vm.assertFalse(first.supportsInterface(0xffffffff));

        vm.prank(alice);
        first.approve(bob, id);
        vm.assertEq(first.getApproved(id), bob);
        vm.prank(bob);
        first.safeTransferFrom(alice, carol, id);
        vm.assertEq(first.ownerOf(id), carol);
        vm.assertEq(first.getApproved(id), address(0));
        vm.prank(carol);
        first.setApprovalForAll(bob, true);
        vm.assertTrue(first.isApprovedForAll(carol, bob));
        vm.prank(bob);
        first.safeTransferFrom(carol, alice, id, "");
        vm.assertEq(first.ownerOf(id), alice);
    }

    function test_strangersMoveNothing() public {
        uint256 id = wrapPlain(7, 0);
        vm.expectRevert(
            abi.encodeWithSignature("ERC721InsufficientApproval(address,uint256)", stranger, id)
        );
        vm.prank(stranger);
        first.transferFrom(alice, stranger, id);
    }

    function test_aTokenSentToItsWrapperIsRefused() public {
        uint256 id = wrapPlain(7, 0);
        vm.expectRevert(IFirstWrapper.InsideItself.selector);
        vm.prank(alice);
        first.transferFrom(alice, address(first), id);
    }

    function test_theUriIsTheOriginals() public {
        uint256 id = wrapPlain(7, 0);
        vm.assertEq(first.tokenURI(id), "ipfs://collection/7");
        vm.expectRevert(abi.encodeWithSignature("ERC721NonexistentToken(uint256)", 99));
        first.tokenURI(99);
    }

    function test_anEmptyTokenHasNoUri() public {
        address[] memory receivers = new address[](1);
        receivers[0] = bob;
        first.WrapAndDistribEmpty(receivers, new Erc20Collateral[](0), 0);
        vm.assertEq(first.tokenURI(1), "");
        vm.assertEq(uint256(first.getWrappedToken(1).asset), 0);
    }
}
