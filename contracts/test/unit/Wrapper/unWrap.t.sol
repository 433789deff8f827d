// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { WrappedNFT721 } from "../../../tokens/WrappedNFT721.sol";
import { AssetItem, AssetType, INData } from "../../../types/Assets.sol";
import { CollectionsFixture } from "../../support/Collections.sol";

contract WrapperUnWrapTest is CollectionsFixture {
    function test_aForeignContractsTokenIsRefusedByName() public {
        WrappedNFT721 foreign = WrappedNFT721(deploy("WrappedNFT721", abi.encode("foreign", "FRN", "")));
        foreign.setMinter(address(this));
        foreign.mint(alice, 1);
        vm.expectRevert(abi.encodeWithSelector(IWrapper.UnSupportedAsset.selector, _unknown(address(foreign), 1)));
        vm.prank(alice);
        wrapper.unWrap(address(foreign), 1);
    }

    function test_aTokenThatNeverWasOrHasEndedIsNotUnwrapped() public {
        uint256 id = wrapAs(alice, plain(), none(), 1 ether);
        vm.startPrank(alice);
        wrapper.unWrap(address(wnft), id);
        vm.expectRevert(bytes4(0xceea21b6)); // TokenDoesNotExist()
        wrapper.unWrap(address(wnft), id);
        vm.expectRevert(bytes4(0xceea21b6));
        wrapper.unWrap(address(wnft), id + 1);
    }

    function test_anApprovedAccountDoesNotUnwrap() public {
        uint256 id = wrapAs(alice, plain(), none(), 1 ether);
        vm.prank(alice);
        wnft.setApprovalForAll(bob, true);
        vm.prank(bob);
        expectText("Only owner can unwrap it");
        wrapper.unWrap(address(wnft), id);
    }

    function test_aRuleAgainstUnwrappingHoldsInEachForm() public {
        _expectInEachForm(wrapAs(alice, withRules(plain(), 0x0001), none(), 1), "UnWrapp forbidden by author");
    }

    function test_aTimeLockHoldsInEachForm() public {
        uint256 unlockAt = vm.getBlockTimestamp() + 100;
        _expectInEachForm(wrapAs(alice, withLock(plain(), 0x00, unlockAt), none(), 1), "TimeLock error");
    }

    function test_theLatestOfSeveralTimeLocksHolds() public {
        uint256 start = vm.getBlockTimestamp();
        INData memory inData = withLock(withLock(plain(), 0x00, start + 200), 0x00, start + 100);
        uint256 id = wrapAs(alice, inData, none(), 1);
        vm.warp(start + 199);
        _expectInEachForm(id, "TimeLock error");

        vm.warp(start + 200);
        _unWrap(id);
        vm.assertFalse(wnft.exists(id));
    }

    function test_aThresholdWaitsForEachFeeToken() public {
        INData memory inData = withFee(withFee(plain(), address(usd), 1), address(eur), 1);
        uint256 id = wrapAs(alice, withLock(inData, 0x01, 50), one(erc20(address(usd), 50)), 0);
        _expectInEachForm(id, "TransferFeeLock error");

        vm.prank(alice);
        wrapper.addCollateral(address(wnft), id, one(erc20(address(eur), 49)));
        _expectInEachForm(id, "TransferFeeLock error");

        vm.prank(alice);
        wrapper.addCollateral(address(wnft), id, one(erc20(address(eur), 1)));
        _unWrap(id);
        vm.assertFalse(wnft.exists(id));
    }

    function test_aThresholdFindsItsFeesAmongManyItems() public {
        INData memory inData = withLock(withFee(plain(), address(usd), 1), 0x01, 50);
        uint256 id = wrapAs(alice, inData, pieces(14), 0);
        vm.prank(alice);
        wrapper.addCollateral(address(wnft), id, one(erc20(address(usd), 50)));

        _unWrap(id);
        vm.assertFalse(wnft.exists(id));
    }

    function test_everyKindIsPaidOutAndTheRecordIsForgotten() public {
        AssetItem[] memory items = two(erc20(address(usd), 5), erc1155(address(coins), 3, 20));
        uint256 id = wrapAs(alice, withOriginal(plain(), erc721(address(art), 7)), items, 1 ether);
        vm.prank(alice);
        wrapper.addCollateral(address(wnft), id, one(erc721(address(art), 8)));
        uint256 before = alice.balance;
        vm.expectEmit(address(wrapper));
        emit IWrapper.UnWrappedV1(address(wnft), address(art), id, 7, alice, 1 ether, 0);
        _unWrap(id);

        vm.assertEq(alice.balance, before + 1 ether);
        vm.assertEq(usd.balanceOf(address(wrapper)), 0);
        vm.assertEq(coins.balanceOf(alice, 3), 50);
        vm.assertEq(art.ownerOf(7), alice);
        vm.assertEq(art.ownerOf(8), alice);
        vm.assertEq(inside(id).length, 0);
        vm.assertEq(uint256(wrapper.getWrappedToken(address(wnft), id).inAsset.asset.assetType), 0);
    }

    function test_theGivenTypeMeansNothing() public {
        for (uint8 i; i < 8; ++i) {
            uint256 id = wrapAs(alice, plain(), one(erc20(address(usd), 5)), 0);
            vm.prank(alice);
            if (i % 2 == 0) wrapper.unWrap(AssetType(i), address(wnft), id);
            else wrapper.unWrap(AssetType(i), address(wnft), id, i > 4);
            vm.assertFalse(wnft.exists(id));
        }
        vm.assertEq(usd.balanceOf(alice), 1e30);
    }

    function test_twentyFiveItemsAndNativeCoinAreAllPaid() public {
        uint256 id = wrapAs(alice, plain(), pieces(22), 1 ether);
        usd.mint(alice, 1e40);
        art.mint(alice, type(uint256).max);
        vm.startPrank(alice);
        wrapper.addCollateral(address(wnft), id, two(erc20(address(usd), 1e40), erc20(address(eur), 6)));
        wrapper.addCollateral(address(wnft), id, one(erc721(address(art), type(uint256).max)));
        vm.stopPrank();
        _unWrap(id);

        for (uint256 i; i < 22; ++i) vm.assertEq(coins.balanceOf(alice, 100 + i), 1);
        vm.assertEq(art.ownerOf(type(uint256).max), alice);
        vm.assertEq(usd.balanceOf(address(wrapper)) + eur.balanceOf(address(wrapper)) + address(wrapper).balance, 0);
    }

    function test_aWrappedTokenInsideComesToTheHolderOfTheOuterOne() public {
        uint256 inner = wrapAs(alice, plain(), none(), 1 ether);
        vm.prank(alice);
        wnft.approve(address(wrapper), inner);
        uint256 outer = wrapAs(alice, plain(), one(erc721(address(wnft), inner)), 0);
        vm.prank(alice);
        wnft.transferFrom(alice, bob, outer);
        vm.prank(bob);
        wrapper.unWrap(address(wnft), outer);
        vm.assertEq(wnft.ownerOf(inner), bob);
    }

    function _unknown(address token, uint256 id) private pure returns (AssetItem memory item) {
        (item.asset.contractAddress, item.tokenId) = (token, id);
    }

    function _unWrap(uint256 id) private {
        vm.prank(alice);
        wrapper.unWrap(address(wnft), id);
    }

    function _expectInEachForm(uint256 id, string memory text) private {
        vm.startPrank(alice);
        expectText(text);
        wrapper.unWrap(address(wnft), id);
        expectText(text);
        wrapper.unWrap(AssetType.ERC721, address(wnft), id);
        expectText(text);
        wrapper.unWrap(AssetType.ERC721, address(wnft), id, true);
        vm.stopPrank();
    }
}
