// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { Asset, AssetItem, AssetType } from "../../../types/Assets.sol";
import { CollectionsFixture } from "../../support/Collections.sol";
import { StaysPut } from "../../support/tokens/OddERC721.sol";

contract WrapperWrapCollateralTest is CollectionsFixture {
    function test_nativeItemsAreIgnoredAndTheValueCounts() public {
        AssetItem memory native = AssetItem(Asset(AssetType.NATIVE, address(0)), 0, 5 ether);
        uint256 id = wrapAs(alice, plain(), two(native, erc20(address(usd), 5)), 1 ether);

        AssetItem[] memory list = inside(id);
        vm.assertEq(list.length, 2);
        native.amount = 1 ether;
        assertItem(list[0], native);
        assertItem(list[1], erc20(address(usd), 5));
    }

    function test_anAssetThatIsNamedTwiceIsOneItem() public {
        uint256 id = wrapAs(alice, plain(), two(erc20(address(usd), 5), erc20(address(usd), 6)), 0);
        uint256 second =
            wrapAs(alice, plain(), two(erc1155(address(coins), 3, 5), erc1155(address(coins), 3, 6)), 0);

        vm.assertEq(inside(id).length, 1);
        assertItem(inside(id)[0], erc20(address(usd), 11));
        vm.assertEq(inside(second).length, 1);
        assertItem(inside(second)[0], erc1155(address(coins), 3, 11));
    }

    function test_whatCannotBeAddedLaterCanBeWrapped() public {
        uint256 id = wrapAs(alice, withRules(plain(), 0x0008), one(erc20(address(usd), 5)), 1);
        vm.assertEq(inside(id).length, 2);
    }

    function test_somebodyElseCanReceiveTheToken() public {
        vm.prank(alice);
        uint256 id = wrapper.wrap(plain(), one(erc20(address(usd), 5)), bob).tokenId;
        vm.prank(bob);
        wrapper.unWrap(address(wnft), id);
        vm.assertEq(usd.balanceOf(bob), 1e30 + 5);
    }

    function test_collateralOfNothingIsRefused() public {
        vm.expectRevert(IWrapper.ZeroAmount.selector);
        wrapAs(alice, plain(), one(erc20(address(usd), 0)), 0);
        vm.expectRevert(IWrapper.ZeroAmount.selector);
        wrapAs(alice, plain(), one(erc1155(address(coins), 3, 0)), 0);
    }

    function test_eachKindHasItsOwnFieldsAlone() public {
        AssetItem memory odd = erc20(address(usd), 5);
        odd.tokenId = 1;
        expectText("TokenId must be zero");
        wrapAs(alice, plain(), one(odd), 0);
        odd = erc721(address(art), 7);
        odd.amount = 1;
        expectText("Amount must be zero");
        wrapAs(alice, plain(), one(odd), 0);
    }

    function test_noCollateralIsEmptyUnknownOrTheTechnicalToken() public {
        AssetItem[] memory odd = new AssetItem[](3);
        odd[0] = nothing();
        odd[1] = AssetItem(Asset(AssetType.FUTURE2, address(usd)), 1, 2);
        odd[2] = erc20(address(tech), 5);
        for (uint256 i; i < odd.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IWrapper.UnSupportedAsset.selector, odd[i]));
            wrapAs(alice, plain(), one(odd[i]), 0);
        }
    }

    function test_twentyFiveItemsFitBesidesNativeCoin() public {
        uint256 id = wrapAs(alice, withOriginal(plain(), erc721(address(art), 7)), pieces(25), 1);
        vm.assertEq(inside(id).length, 26);
    }

    function test_twentySixItemsDoNotFit() public {
        AssetItem[] memory list = pieces(26);
        expectText("Too much tokens in collateral");
        wrapAs(alice, plain(), list, 0);
    }

    function test_theNewTokenDoesNotLieInsideItself() public {
        vm.prank(alice);
        wnft.setApprovalForAll(address(wrapper), true);
        uint256 next = wnft.lastId() + 1;
        vm.expectRevert(IWrapper.InsideItself.selector);
        wrapAs(alice, plain(), one(erc721(address(wnft), next)), 0);
    }

    function test_collateralThatStaysWhereItWasIsSuspicious() public {
        StaysPut statue = new StaysPut();
        statue.mint(alice, 1);
        expectText("Suspicious asset for wrap");
        wrapAs(alice, plain(), one(erc721(address(statue), 1)), 0);
    }

    function test_whatLiesHereAlreadyIsNotBroughtInAnew() public {
        StaysPut statue = new StaysPut();
        statue.mint(address(wrapper), 1);
        expectText("Suspicious asset for wrap");
        wrapAs(alice, plain(), one(erc721(address(statue), 1)), 0);
    }
}
