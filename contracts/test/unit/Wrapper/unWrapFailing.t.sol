// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { CollectionsFixture } from "../../support/Collections.sol";
import { GasGriefer } from "../../support/attackers/GasGriefer.sol";
import { AnswersNo } from "../../support/tokens/AnswersNo.sol";
import { Pausable } from "../../support/tokens/Guards.sol";
import { Harm } from "../../support/tokens/Harm.sol";
import { HarmfulERC721 } from "../../support/tokens/OddERC721.sol";
import { HarmfulERC1155 } from "../../support/tokens/OddERC1155.sol";

contract WrapperUnWrapFailingTest is CollectionsFixture {
    function test_aFailingErc20StopsANormalUnwrapAndNothingIsLost() public {
        Pausable odd = new Pausable();
        stock(odd, 5);
        uint256 id = wrapAs(alice, plain(), two(erc20(address(usd), 6), erc20(address(odd), 5)), 1 ether);
        odd.setTame(false);
        vm.expectRevert(bytes4(0x90b8ec18)); // TransferFailed()
        _unWrap(id);

        vm.assertEq(inside(id).length, 3);
        vm.assertEq(wnft.ownerOf(id), alice);
        odd.setTame(true);
        _unWrap(id);
        vm.assertEq(odd.balanceOf(alice), 5);
    }

    function test_aFailingCollectionStopsANormalUnwrap() public {
        HarmfulERC721 nft = new HarmfulERC721(Harm.REVERT);
        HarmfulERC1155 pack = new HarmfulERC1155(Harm.REVERT);
        nft.setTame(true);
        pack.setTame(true);
        nft.mint(alice, 1);
        pack.mint(alice, 1, 4);
        vm.startPrank(alice);
        nft.setApprovalForAll(address(wrapper), true);
        pack.setApprovalForAll(address(wrapper), true);
        vm.stopPrank();
        uint256 first = wrapAs(alice, plain(), one(erc721(address(nft), 1)), 0);
        uint256 second = wrapAs(alice, plain(), one(erc1155(address(pack), 1, 4)), 0);
        nft.setTame(false);
        pack.setTame(false);

        vm.expectRevert();
        _unWrap(first);
        vm.expectRevert();
        _unWrap(second);
        vm.assertEq(wnft.balanceOf(alice), 2);
    }

    function test_aCollectionThatAnswersNoStopsANormalUnwrap() public {
        AnswersNo no = new AnswersNo();
        no.mint(alice, 1);
        vm.prank(alice);
        no.approve(address(wrapper), 1);
        uint256 id = wrapAs(alice, plain(), one(erc721(address(no), 1)), 0);
        no.sayNo();

        expectText("Transfer failed");
        _unWrap(id);
        vm.assertEq(wnft.ownerOf(id), alice);
    }

    function test_aHolderThatRefusesNativeCoinStopsANormalUnwrap() public {
        GasGriefer griefer = new GasGriefer(Harm.REVERT);
        vm.prank(alice);
        uint256 id = wrapper.wrap{ value: 1 ether }(plain(), none(), address(griefer)).tokenId;

        vm.expectRevert(bytes4(0xb12d13eb)); // ETHTransferFailed()
        griefer.act(address(wrapper), 0, abi.encodeWithSignature("unWrap(address,uint256)", address(wnft), id));
        vm.assertEq(wnft.ownerOf(id), address(griefer));
    }

    function test_aTokenWhoseContractIsGoneStopsANormalUnwrap() public {
        uint256 id = wrapAs(alice, plain(), one(erc721(address(art), 7)), 0);
        bytes memory code = address(art).code;
        vm.etch(address(art), "");
        vm.expectRevert();
        _unWrap(id);

        vm.etch(address(art), code);
        _unWrap(id);
        vm.assertEq(art.ownerOf(7), alice);
    }

    function _unWrap(uint256 id) private {
        vm.prank(alice);
        wrapper.unWrap(address(wnft), id);
    }
}
