// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { Asset, AssetItem, AssetType } from "../../../types/Assets.sol";
import { CollectionsFixture } from "../../support/Collections.sol";
import { FeeOnTransfer } from "../../support/tokens/Amounts.sol";

contract WrapperAddCollateralTest is CollectionsFixture {
    function test_nothingIsAddedToWhatever() public {
        wrapper.addCollateral(stranger, 5, none());
        wrapper.addCollateral(address(wnft), 5, none());
    }

    function test_aForeignContractsTokenIsRefusedByName() public {
        AssetItem memory unknown = AssetItem(Asset(AssetType.EMPTY, stranger), 5, 0);
        vm.expectRevert(abi.encodeWithSelector(IWrapper.UnSupportedAsset.selector, unknown));
        vm.prank(alice);
        wrapper.addCollateral{ value: 1 }(stranger, 5, none());
    }

    function test_aTokenThatNeverWasOrHasEndedTakesNothing() public {
        uint256 id = wrapAs(alice, plain(), none(), 1);
        vm.startPrank(alice);
        wrapper.unWrap(address(wnft), id);
        expectText("wNFT not exists");
        wrapper.addCollateral{ value: 1 }(address(wnft), id, none());
        expectText("wNFT not exists");
        wrapper.addCollateral(address(wnft), id + 1, one(erc20(address(usd), 5)));
    }

    function test_aRuleAgainstAdditionsHoldsForEveryKind() public {
        uint256 id = wrapAs(alice, withRules(plain(), 0x0008), one(erc20(address(usd), 5)), 1);
        vm.startPrank(alice);
        expectText("Forbidden add collateral");
        wrapper.addCollateral{ value: 1 }(address(wnft), id, none());
        expectText("Forbidden add collateral");
        wrapper.addCollateral(address(wnft), id, one(erc20(address(usd), 5)));
    }

    function test_aBlankTokenTakesNativeCoinAndItems() public {
        uint256 id = wrapAs(alice, plain(), none(), 0);
        _add(bob, id, none(), 1 ether);
        _add(alice, id, one(erc721(address(art), 7)), 0);
        vm.assertEq(inside(id).length, 2);
        assertItem(inside(id)[1], erc721(address(art), 7));
    }

    function test_aStrangerTopsUpButOpensNoSlot() public {
        uint256 id = wrapAs(alice, plain(), one(erc20(address(usd), 5)), 0);
        _add(bob, id, one(erc20(address(usd), 6)), 1 ether);
        vm.expectRevert(abi.encodeWithSelector(IWrapper.NotDepositor.selector, bob));
        _add(bob, id, one(erc20(address(eur), 6)), 0);
        vm.assertEq(balanceIn(id, erc20(address(usd), 0)), 11);
    }

    function test_anOperatorOpensASlotAndAnApprovedAccountDoesNot() public {
        uint256 id = wrapAs(alice, plain(), none(), 0);
        vm.prank(alice);
        wnft.approve(bob, id);
        vm.expectRevert(abi.encodeWithSelector(IWrapper.NotDepositor.selector, bob));
        _add(bob, id, one(erc20(address(eur), 6)), 0);
        vm.prank(alice);
        wnft.setApprovalForAll(bob, true);
        _add(bob, id, one(erc20(address(eur), 6)), 0);
        vm.assertEq(balanceIn(id, erc20(address(eur), 0)), 6);
    }

    function test_anAmountThatOutgrowsItsWordCountsOn() public {
        uint256 most = (1 << 92) - 1;
        uint256 id = wrapAs(alice, plain(), one(erc20(address(usd), most)), 0);
        _add(alice, id, one(erc20(address(usd), 1)), 0);
        vm.assertEq(balanceIn(id, erc20(address(usd), 0)), most + 1);
        _add(alice, id, one(erc20(address(usd), 7)), 0);
        vm.assertEq(balanceIn(id, erc20(address(usd), 0)), most + 8);
        vm.prank(alice);
        wrapper.unWrap(address(wnft), id);
        vm.assertEq(usd.balanceOf(alice), 1e30);
    }

    function test_anAmountBeyondAllNumbersIsRefused() public {
        coins.mint(alice, 9, type(uint256).max);
        uint256 id = wrapAs(alice, plain(), one(erc1155(address(coins), 9, 1)), 0);
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 0x11));
        _add(alice, id, one(erc1155(address(coins), 9, type(uint256).max)), 0);
    }

    function test_eachOfManyItemsIsToppedUp() public {
        uint256 id = wrapAs(alice, plain(), pieces(25), 0);
        for (uint256 i; i < 25; ++i) {
            coins.mint(alice, 100 + i, 2);
            _add(alice, id, one(erc1155(address(coins), 100 + i, 2)), 0);
        }
        vm.assertEq(inside(id).length, 25);
        for (uint256 i; i < 25; ++i) assertItem(inside(id)[i], erc1155(address(coins), 100 + i, 3));
    }

    function test_itemsOfTheSamePrintAreToldApart() public {
        uint256 id = wrapAs(alice, plain(), pieces(12), 0);
        coins.mint(alice, 100 + 256, 4);
        coins.mint(alice, 100 + 512, 5);
        _add(alice, id, one(erc1155(address(coins), 100 + 256, 4)), 0);
        _add(alice, id, one(erc1155(address(coins), 100 + 512, 5)), 0);
        vm.assertEq(inside(id).length, 14);
        vm.assertEq(balanceIn(id, erc1155(address(coins), 100, 0)), 1);
        vm.assertEq(balanceIn(id, erc1155(address(coins), 356, 0)), 4);
        vm.assertEq(balanceIn(id, erc1155(address(coins), 612, 0)), 5);
    }

    function test_anErc721AlwaysHasItsOwnItem() public {
        uint256 id = wrapAs(alice, plain(), two(erc721(address(art), 7), erc721(address(art), 8)), 0);
        vm.assertEq(inside(id).length, 2);
    }

    function test_aWrappedTokenDoesNotLieInItself() public {
        uint256 id = wrapAs(alice, plain(), none(), 1);
        vm.prank(alice);
        wnft.setApprovalForAll(address(wrapper), true);
        vm.expectRevert(IWrapper.InsideItself.selector);
        _add(alice, id, one(erc721(address(wnft), id)), 0);
    }

    function test_nothingWrappedGoesIntoWhatLiesInAnother() public {
        uint256 outer = wrapAs(alice, plain(), none(), 1);
        uint256 inner = wrapAs(alice, plain(), none(), 1);
        vm.prank(alice);
        wnft.setApprovalForAll(address(wrapper), true);
        _add(alice, outer, one(erc721(address(wnft), inner)), 0);
        vm.assertEq(wnft.ownerOf(inner), address(wrapper));

        vm.expectRevert(IWrapper.InsideItself.selector);
        _add(alice, inner, one(erc721(address(wnft), outer)), 0);
    }

    function test_lessThanWasSaidIsSuspicious() public {
        FeeOnTransfer taxed = new FeeOnTransfer(100);
        stock(taxed, 1000);
        uint256 id = wrapAs(alice, plain(), one(erc20(address(taxed), 100)), 0);
        taxed.setTame(false);
        expectText("Suspicious asset for wrap");
        _add(alice, id, one(erc20(address(taxed), 100)), 0);
        vm.assertEq(balanceIn(id, erc20(address(taxed), 0)), 100);
    }

    function _add(address who, uint256 id, AssetItem[] memory list, uint256 value) private {
        vm.prank(who);
        wrapper.addCollateral{ value: value }(address(wnft), id, list);
    }
}
