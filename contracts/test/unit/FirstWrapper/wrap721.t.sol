// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { FirstDistributor } from "../../../first/FirstDistributor.sol";
import { IFirstWrapper } from "../../../interfaces/IFirstWrapper.sol";
import { FirstAsset, FirstToken } from "../../../types/First.sol";
import { FirstFixture } from "../../support/First.sol";
import { StaysPut } from "../../support/tokens/OddERC721.sol";

contract FirstWrap721Test is FirstFixture {
    function test_aProjectTokenIsNeeded() public {
        expectText("ProjectToken cant be zero value");
        FirstDistributor(deploy("FirstDistributor", abi.encode(address(0))));
        vm.assertEq(first.projectToken(), address(project));
        vm.assertTrue(first.enabledForCollateral(address(project)));
    }

    // shows B-3.1-014, B-7.4-001, B-7.4-069
    function test_wrapsAnOriginalWithTheValueSent() public {
        vm.expectEmit(address(first));
        emit IFirstWrapper.Wrapped(address(art), 7, 1);
        uint256 id = wrapPlain(7, 3 ether);

        vm.assertEq(id, 1);
        vm.assertEq(first.ownerOf(1), alice);
        vm.assertEq(art.ownerOf(7), address(first));
        vm.assertEq(first.lastWrappedNFTId(), 1);
        FirstToken memory token = first.getWrappedToken(1);
        vm.assertEq(token.tokenContract, address(art));
        vm.assertEq(token.tokenId, 7);
        vm.assertEq(token.backedValue, 3 ether);
        vm.assertEq(uint256(token.asset), uint256(FirstAsset.ERC721));
        vm.assertEq(address(first).balance, 3 ether);
    }

    // shows B-3.1-013, B-7.4-001
    function test_recordsLockAndFee() public {
        vm.prank(alice);
        uint256 id = first.wrap721(address(art), 7, 1_800_000_100, 1000, carol, 50, 400, address(usd));

        FirstToken memory token = first.getWrappedToken(id);
        vm.assertEq(token.unwrapAfter, 1_800_000_100);
        vm.assertEq(token.transferFee, 1000);
        vm.assertEq(token.royaltyBeneficiary, carol);
        vm.assertEq(token.royaltyPercent, 50);
        vm.assertEq(token.unwraptFeeThreshold, 400);
        vm.assertEq(token.transferFeeToken, address(usd));
        vm.assertEq(token.backedTokens, 0);
        vm.assertEq(token.balance, 0);
    }

    // shows B-7.4-002
    function test_theOlderFormTakesTheProjectTokenForFees() public {
        vm.prank(alice);
        uint256 id = first.wrap721{ value: 5 }(address(art), 7, 1_800_000_100, 1000, carol, 10, 400);

        FirstToken memory token = first.getWrappedToken(id);
        vm.assertEq(token.transferFeeToken, address(project));
        vm.assertEq(token.transferFee, 1000);
        vm.assertEq(token.backedValue, 5);
    }

    // shows B-3.1-013, B-3.1-014, B-7.4-006
    function test_theRecordIsReadFieldByFieldToo() public {
        vm.prank(alice);
        uint256 id = first.wrap721{ value: 9 }(address(art), 7, 1_800_000_100, 1000, carol, 50, 400, address(usd));

        (bool success, bytes memory fields) =
            address(first).staticcall(abi.encodeCall(first.wrappedTokens, (id)));
        vm.assertTrue(success);
        vm.assertEq(fields, abi.encode(first.getWrappedToken(id)));
    }

    function test_whatIsBlackListedIsNotWrapped() public {
        first.editPartnersItem(address(art), false, address(0), true);
        expectText("This NFT is blacklisted for wrap");
        wrapPlain(7, 0);
    }

    // shows B-5-046, B-9-032
    function test_aFeeHasAReceiverOfItsRoyaltyAndAtMostHalfOfIt() public {
        vm.startPrank(alice);
        expectText("Royalty percent too big");
        first.wrap721(address(art), 7, 0, 1000, carol, 51, 0, address(usd));
        expectText("Royalty to zero address");
        first.wrap721(address(art), 7, 0, 1000, address(0), 1, 0, address(usd));
        first.wrap721(address(art), 7, 0, 1000, carol, 50, 0, address(usd));
        vm.assertEq(first.MAX_ROYALTY_PERCENT(), 50);
    }

    function test_withoutAFeeThereIsNoRoyaltyAndNoThreshold() public {
        vm.startPrank(alice);
        expectText("Royalty source is transferFee");
        first.wrap721(address(art), 7, 0, 0, carol, 1, 0, address(usd));
        expectText("No Royalty without transferFee");
        first.wrap721(address(art), 7, 0, 0, carol, 0, 0, address(usd));
        expectText("Cant set Threshold without transferFee");
        first.wrap721(address(art), 7, 0, 0, address(0), 0, 1, address(usd));
    }

    // shows B-5-046
    function test_aLockEndsWithinAHundredYears() public {
        uint256 most = block.timestamp + first.MAX_TIME_TO_UNWRAP();
        vm.assertEq(first.MAX_TIME_TO_UNWRAP(), 100 * 365 days);
        vm.startPrank(alice);
        expectText("Too long Wrap");
        first.wrap721(address(art), 7, most + 1, 0, address(0), 0, 0, address(0));
        first.wrap721(address(art), 7, most, 0, address(0), 0, 0, address(0));
        vm.assertEq(first.getWrappedToken(1).unwrapAfter, most);
    }

    function test_aFeeIsInATokenThatTheOwnerEnabledAndGaveAModel() public {
        expectText("This transferFee token is not enabled");
        wrapCharged(7, address(eur), 10, 0);
        first.editPartnersItem(address(eur), false, address(model), false);
        expectText("This transferFee token is not enabled");
        wrapCharged(7, address(eur), 10, 0);
        first.editPartnersItem(address(eur), true, address(model), false);
        wrapCharged(7, address(eur), 10, 0);
    }

    function test_aFeeFitsInto128Bits() public {
        uint256 fee = uint256(type(uint128).max) + 1;
        vm.expectRevert(abi.encodeWithSelector(IFirstWrapper.TooMany.selector, fee, fee - 1));
        vm.prank(alice);
        first.wrap721(address(art), 7, 0, fee, carol, 10, 0, address(usd));
    }

    // shows B-5-046, B-9-031
    function test_aThresholdIsAtMostAHundredthOfTheSupply() public {
        uint256 most = usd.totalSupply() / 100;
        vm.assertEq(first.MAX_FEE_THRESHOLD_PERCENT(), 1);
        expectText("Too much threshold");
        wrapCharged(7, address(usd), 10, most + 1);
        wrapCharged(7, address(usd), 10, most);
    }

    function test_aThresholdInTheProjectTokenIsAHundredFeesAtMost() public {
        expectText("Too much threshold");
        wrapCharged(7, address(project), 10, 100_001);
        wrapCharged(7, address(project), 10, 100_000);
    }

    function test_anOriginalMustArrive() public {
        StaysPut odd = new StaysPut();
        odd.mint(alice, 1);
        vm.startPrank(alice);
        odd.setApprovalForAll(address(first), true);
        expectText("Suspicious asset for wrap");
        first.wrap721(address(odd), 1, 0, 0, address(0), 0, 0, address(0));
        vm.expectRevert(IFirstWrapper.ZeroAmount.selector);
        first.wrap721(address(0), 1, 0, 0, address(0), 0, 0, address(0));
    }

    function test_anotherOnesOriginalIsNotWrapped() public {
        vm.expectRevert(abi.encodeWithSignature("ERC721IncorrectOwner(address,uint256,address)", bob, 7, alice));
        vm.prank(bob);
        first.wrap721(address(art), 7, 0, 0, address(0), 0, 0, address(0));
    }

    function test_aTokenDoesNotGoIntoItself() public {
        vm.startPrank(alice);
        first.setApprovalForAll(address(first), true);
        vm.expectRevert(IFirstWrapper.InsideItself.selector);
        first.wrap721(address(first), 1, 0, 0, address(0), 0, 0, address(0));
    }

    function test_aWrappedTokenGoesIntoAnother() public {
        uint256 inner = wrapPlain(7, 1 ether);
        vm.startPrank(alice);
        first.approve(address(first), inner);
        uint256 outer = first.wrap721(address(first), inner, 0, 0, address(0), 0, 0, address(0));
        vm.assertEq(first.ownerOf(inner), address(first));
        first.unWrap721(outer);
        vm.assertEq(first.ownerOf(inner), alice);
    }

    function test_whoIsSaysItsInterface() public view {
        vm.assertTrue(first.isERC721(address(art), 0x80ac58cd));
        vm.assertFalse(first.isERC721(address(art), 0xd9b67a26));
        vm.assertFalse(first.isERC721(address(usd), 0x80ac58cd));
        vm.assertFalse(first.isERC721(alice, 0x80ac58cd));
    }
}
