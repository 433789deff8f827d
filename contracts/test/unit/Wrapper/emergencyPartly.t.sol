// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IClaims } from "../../../interfaces/IClaims.sol";
import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { Asset, AssetItem, AssetType } from "../../../types/Assets.sol";
import { CollectionsFixture } from "../../support/Collections.sol";

contract WrapperEmergencyPartlyTest is CollectionsFixture {
    /// What one item needs, and what the call needs besides.
    uint256 private constant ITEM = uint256(300_000) * 64 / 63 + 50_000;
    uint256 private constant BESIDES = 2 * ITEM + 60_000;
    /// What is spent before the gas is looked at, generously.
    uint256 private constant BEFORE = 100_000;

    function test_theLastItemsAreReturnedAndTheRestIsKept() public {
        uint256 id = wrapAs(alice, withOriginal(plain(), erc721(address(art), 7)), pieces(6), 1 ether);
        uint256 before = alice.balance;
        vm.expectEmit(address(wrapper));
        emit IWrapper.PartialUnWrapp(address(wnft), id, 4);
        _emergency(id, 2);

        for (uint256 i; i < 6; ++i) vm.assertEq(coins.balanceOf(alice, 100 + i), i < 4 ? 0 : 1);
        vm.assertEq(art.ownerOf(7), address(wrapper));
        vm.assertEq(alice.balance, before);
        vm.assertEq(wnft.ownerOf(id), alice);
        AssetItem[] memory left = inside(id);
        vm.assertEq(left.length, 5);
        for (uint256 i; i < 4; ++i) assertItem(left[i + 1], erc1155(address(coins), 100 + i, 1));
    }

    function test_severalCallsReturnEverything() public {
        uint256 id = wrapAs(alice, withOriginal(plain(), erc721(address(art), 7)), pieces(6), 1 ether);
        uint256 before = alice.balance;
        _emergency(id, 2);
        _emergency(id, 2);
        vm.assertEq(wnft.ownerOf(id), alice);
        _emergency(id, 2);

        for (uint256 i; i < 6; ++i) vm.assertEq(coins.balanceOf(alice, 100 + i), 1);
        vm.assertEq(art.ownerOf(7), alice);
        vm.assertEq(alice.balance, before + 1 ether);
        vm.assertFalse(wnft.exists(id));
    }

    function test_aNormalUnwrapCanFollow() public {
        uint256 id = wrapAs(alice, plain(), pieces(3), 1 ether);
        _emergency(id, 1);
        vm.prank(alice);
        wrapper.unWrap(address(wnft), id);

        for (uint256 i; i < 3; ++i) vm.assertEq(coins.balanceOf(alice, 100 + i), 1);
        vm.assertFalse(wnft.exists(id));
    }

    function test_whatIsLeftIsFoundAndToppedUpAndSlotsAreFree() public {
        uint256 id = wrapAs(alice, plain(), pieces(25), 0);
        _emergency(id, 11);
        vm.assertEq(inside(id).length, 14);
        coins.mint(alice, 113, 5);
        vm.startPrank(alice);
        wrapper.addCollateral(address(wnft), id, one(erc1155(address(coins), 113, 5)));
        wrapper.addCollateral(address(wnft), id, one(erc20(address(usd), 9)));
        vm.stopPrank();

        AssetItem[] memory left = inside(id);
        vm.assertEq(left.length, 15);
        assertItem(left[13], erc1155(address(coins), 113, 6));
        assertItem(left[14], erc20(address(usd), 9));
        vm.assertEq(balanceIn(id, erc1155(address(coins), 114, 0)), 0);
        vm.assertEq(balanceIn(id, erc20(address(usd), 0)), 9);
    }

    function test_nativeCoinThatCameInLastIsStillTold() public {
        uint256 id = wrapAs(alice, plain(), pieces(3), 0);
        vm.prank(alice);
        wrapper.addCollateral{ value: 1 ether }(address(wnft), id, none());
        _emergency(id, 2);

        AssetItem[] memory left = inside(id);
        vm.assertEq(left.length, 2);
        assertItem(left[0], erc1155(address(coins), 100, 1));
        assertItem(left[1], AssetItem(Asset(AssetType.NATIVE, address(0)), 0, 1 ether));
        (, uint256 amount, uint256 index) =
            wrapper.findCollateral(address(wnft), id, AssetType.NATIVE, address(0), 0);
        vm.assertEq(amount, 1 ether);
        vm.assertEq(index, 1);
    }

    function test_withoutGasForOneItemItSaysHowMuchItNeeds() public {
        uint256 id = wrapAs(alice, plain(), pieces(1), 0);
        vm.expectRevert(abi.encodeWithSelector(IClaims.TooLittleGas.selector, BESIDES + ITEM));
        vm.prank(alice);
        wrapper.unWrap{ gas: BESIDES + ITEM }(AssetType.ERC721, address(wnft), id, true);
        vm.assertEq(wnft.ownerOf(id), alice);
    }

    function test_gasAsDocumentedReturnsEverythingAtOnce() public {
        uint256 id = wrapAs(alice, withOriginal(plain(), erc721(address(art), 7)), pieces(6), 1 ether);
        uint256 gas = (wrapper.ITEM_GAS() + 100_000) * (6 + 2);
        vm.prank(alice);
        wrapper.unWrap{ gas: gas }(AssetType.ERC721, address(wnft), id, true);
        vm.assertFalse(wnft.exists(id));
    }

    function test_nativeCoinAloneNeedsNoGasBesides() public {
        uint256 id = wrapAs(alice, plain(), none(), 1 ether);
        uint256 before = alice.balance;
        vm.prank(alice);
        wrapper.unWrap{ gas: 200_000 }(AssetType.ERC721, address(wnft), id, true);
        vm.assertEq(alice.balance, before + 1 ether);
    }

    /// An emergency unwrap with gas for so many items.
    function _emergency(uint256 id, uint256 count) private {
        vm.prank(alice);
        wrapper.unWrap{ gas: BEFORE + BESIDES + count * ITEM }(AssetType.ERC721, address(wnft), id, true);
    }
}
