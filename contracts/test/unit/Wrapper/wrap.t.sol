// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { WrappedNFT721 } from "../../../tokens/WrappedNFT721.sol";
import { Asset, AssetItem, AssetType, INData, WNFT } from "../../../types/Assets.sol";
import { CollectionsFixture } from "../../support/Collections.sol";
import { FeeOnTransfer } from "../../support/tokens/Amounts.sol";
import { StaysPut } from "../../support/tokens/OddERC721.sol";
import { MovesLess } from "../../support/tokens/OddERC1155.sol";

contract WrapperWrapTest is CollectionsFixture {
    uint256 private constant HUGE = type(uint256).max;

    function test_anOutputOfAnotherTypeIsRefusedByName() public {
        INData memory inData = plain();
        inData.outType = AssetType.ERC1155;
        _expectUnsupported(AssetItem(Asset(AssetType.ERC1155, address(0)), 0, 0));
        wrapper.wrap(inData, none(), alice);
    }

    function test_theFirstOwnerMustBeSomebodyElseThanNobodyAndTheWrapper() public {
        expectText("WrapperFor cant be zero");
        wrapper.wrap(plain(), none(), address(0));
        expectText("Wrap check fail");
        wrapper.wrap(plain(), none(), address(wrapper));
    }

    function test_anErc20OriginalIsPulledAndRecorded() public {
        uint256 id = wrapAs(alice, withOriginal(plain(), erc20(address(usd), 9)), none(), 0);

        assertItem(_original(id), erc20(address(usd), 9));
        vm.assertEq(usd.balanceOf(address(wrapper)), 9);
        vm.assertEq(inside(id).length, 0);
    }

    function test_anErc721OriginalIsPulledAndRecordedWithOrWithoutItsAmountOfOne() public {
        uint256 id = wrapAs(alice, withOriginal(plain(), erc721(address(art), 7)), none(), 0);
        AssetItem memory counted = erc721(address(art), 8);
        counted.amount = 1;
        uint256 second = wrapAs(alice, withOriginal(plain(), counted), none(), 0);

        assertItem(_original(id), erc721(address(art), 7));
        assertItem(_original(second), erc721(address(art), 8));
        vm.assertEq(art.ownerOf(7), address(wrapper));
    }

    function test_anErc1155OriginalIsPulledAndRecorded() public {
        uint256 id = wrapAs(alice, withOriginal(plain(), erc1155(address(coins), 3, 20)), none(), 0);

        assertItem(_original(id), erc1155(address(coins), 3, 20));
        vm.assertEq(coins.balanceOf(address(wrapper), 3), 20);
    }

    function test_originalsThatDoNotFitIntoOneWordAreRecordedAndReturned() public {
        art.mint(alice, HUGE);
        usd.mint(alice, 1e40);
        uint256 first = wrapAs(alice, withOriginal(plain(), erc721(address(art), HUGE)), none(), 0);
        uint256 second = wrapAs(alice, withOriginal(plain(), erc20(address(usd), 1e40)), none(), 0);
        assertItem(_original(first), erc721(address(art), HUGE));
        assertItem(_original(second), erc20(address(usd), 1e40));

        vm.startPrank(alice);
        wrapper.unWrap(address(wnft), first);
        wrapper.unWrap(address(wnft), second);
        vm.assertEq(art.ownerOf(HUGE), alice);
        vm.assertEq(usd.balanceOf(address(wrapper)), 0);
    }

    function test_noOriginalIsNativeUnknownOrTheTechnicalToken() public {
        AssetItem[] memory odd = new AssetItem[](3);
        odd[0] = AssetItem(Asset(AssetType.NATIVE, address(0)), 0, 1 ether);
        odd[1] = AssetItem(Asset(AssetType.FUTURE3, address(usd)), 1, 2);
        odd[2] = erc20(address(tech), 5);
        for (uint256 i; i < odd.length; ++i) {
            _expectUnsupported(odd[i]);
            wrapper.wrap(withOriginal(plain(), odd[i]), none(), alice);
        }
    }

    function test_nothingHasNeitherAddressNorIdNorAmount() public {
        AssetItem[] memory odd = new AssetItem[](3);
        odd[0] = AssetItem(Asset(AssetType.EMPTY, address(usd)), 0, 0);
        odd[1] = AssetItem(Asset(AssetType.EMPTY, address(0)), 1, 0);
        odd[2] = AssetItem(Asset(AssetType.EMPTY, address(0)), 0, 1);
        for (uint256 i; i < odd.length; ++i) {
            expectText("Suspicious asset for wrap");
            wrapper.wrap(withOriginal(plain(), odd[i]), none(), alice);
        }
    }

    function test_anErc20OriginalHasNoId() public {
        AssetItem memory odd = erc20(address(usd), 5);
        odd.tokenId = 1;
        expectText("TokenId must be zero");
        wrapper.wrap(withOriginal(plain(), odd), none(), alice);
    }

    function test_anOriginalOfNothingIsRefused() public {
        vm.expectRevert(IWrapper.ZeroAmount.selector);
        wrapper.wrap(withOriginal(plain(), erc20(address(usd), 0)), none(), alice);
        vm.expectRevert(IWrapper.ZeroAmount.selector);
        wrapper.wrap(withOriginal(plain(), erc1155(address(coins), 3, 0)), none(), alice);
    }

    function test_anErc721OriginalIsOne() public {
        AssetItem memory odd = erc721(address(art), 7);
        odd.amount = 2;
        expectText("Suspicious asset for wrap");
        wrapper.wrap(withOriginal(plain(), odd), none(), alice);
    }

    function test_onlyTheCallersOriginalIsTaken() public {
        vm.expectRevert();
        wrapAs(bob, withOriginal(plain(), erc721(address(art), 7)), none(), 0);
        vm.expectRevert();
        wrapAs(bob, withOriginal(plain(), erc1155(address(coins), 3, 1)), none(), 0);
        vm.expectRevert(bytes4(0x7939f424)); // TransferFromFailed()
        wrapAs(stranger, withOriginal(plain(), erc20(address(usd), 1)), none(), 0);
        vm.assertEq(wnft.lastId(), 0);
    }

    function test_anOriginalThatDoesNotArriveInFullIsSuspicious() public {
        FeeOnTransfer taxed = new FeeOnTransfer(100);
        stock(taxed, 1000);
        taxed.setTame(false);
        StaysPut statue = new StaysPut();
        MovesLess shrinking = new MovesLess(5_000);
        statue.mint(alice, 1);
        shrinking.mint(alice, 1, 10);
        vm.prank(alice);
        shrinking.setApprovalForAll(address(wrapper), true);

        _expectSuspicion(erc20(address(taxed), 1000));
        _expectSuspicion(erc721(address(statue), 1));
        _expectSuspicion(erc1155(address(shrinking), 1, 10));
    }

    function test_aWrappedTokenThatForbidsItIsNotWrappedAgain() public {
        uint256 inner = wrapAs(alice, withRules(plain(), 0x0002), none(), 1);
        vm.prank(alice);
        wnft.approve(address(wrapper), inner);
        expectText("Wrap check fail");
        wrapAs(alice, withOriginal(plain(), erc721(address(wnft), inner)), none(), 0);
    }

    function test_aWrappedTokenIsWrappedAgainAndComesBack() public {
        uint256 inner = wrapAs(alice, withRules(plain(), 0x0008), none(), 1);
        vm.prank(alice);
        wnft.approve(address(wrapper), inner);
        uint256 outer = wrapAs(alice, withOriginal(plain(), erc721(address(wnft), inner)), none(), 2);
        vm.assertEq(wnft.ownerOf(inner), address(wrapper));

        vm.prank(alice);
        wrapper.unWrap(address(wnft), outer);
        vm.assertEq(wnft.ownerOf(inner), alice);
    }

    function test_aLaterOutputContractGoesOnWithItsIdsAndTheEarlierTokensLive() public {
        uint256 early = wrapAs(alice, plain(), none(), 1);
        WrappedNFT721 next = WrappedNFT721(deploy("WrappedNFT721", abi.encode("next", "NXT", "")));
        next.setMinter(address(wrapper));
        wrapper.setWNFTId(AssetType.ERC721, address(next), 100);
        uint256 late = wrapAs(alice, plain(), none(), 2);

        vm.assertEq(late, 101);
        vm.assertEq(next.ownerOf(101), alice);
        vm.prank(alice);
        wrapper.unWrap(address(wnft), early);
        vm.assertFalse(wnft.exists(early));
    }

    function _original(uint256 id) private view returns (AssetItem memory) {
        WNFT memory token = wrapper.getWrappedToken(address(wnft), id);
        return token.inAsset;
    }

    function _expectUnsupported(AssetItem memory item) private {
        vm.expectRevert(abi.encodeWithSelector(IWrapper.UnSupportedAsset.selector, item));
    }

    function _expectSuspicion(AssetItem memory item) private {
        expectText("Suspicious asset for wrap");
        wrapAs(alice, withOriginal(plain(), item), none(), 0);
    }
}
