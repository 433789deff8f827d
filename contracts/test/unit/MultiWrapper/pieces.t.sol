// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC1155 } from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";

import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { WrappedNFT1155 } from "../../../tokens/WrappedNFT1155.sol";
import { Asset, AssetItem, AssetType, WNFT } from "../../../types/Assets.sol";
import { Reenterer } from "../../support/attackers/Reenterer.sol";
import { PiecesFixture } from "../../support/Pieces.sol";
import { Harm } from "../../support/tokens/Harm.sol";
import { HarmfulTransfer } from "../../support/tokens/Hostile.sol";

contract MultiWrapperTest is PiecesFixture {
    // shows B-3.1-018
    function test_wrapsIntoPieces() public {
        vm.expectEmit(address(parts));
        emit IERC1155.TransferSingle(address(wrapper), address(0), alice, 1, 5);
        vm.prank(alice);
        AssetItem memory out =
            wrapper.wrap{ value: 1 ether }(inPieces(plain(), 5), one(erc20(address(usd), 40)), alice);

        vm.assertEq(abi.encode(out), abi.encode(AssetItem(Asset(AssetType.ERC1155, address(parts)), 1, 5)));
        vm.assertEq(parts.balanceOf(alice, 1), 5);
        vm.assertEq(parts.totalSupply(1), 5);
        vm.assertTrue(parts.exists(1));
        vm.assertEq(insideParts(1).length, 2);
        (address contract_, uint256 last) = wrapper.lastWNFTId(AssetType.ERC1155);
        vm.assertEq(contract_, address(parts));
        vm.assertEq(last, 1);
        vm.assertEq(uint256(wrapper.wnftTypes(address(parts))), uint256(AssetType.ERC1155));
    }

    function test_noPiecesAreNoToken() public {
        vm.expectRevert(IWrapper.ZeroAmount.selector);
        wrapAs(alice, inPieces(plain(), 0), none(), 1);
    }

    function test_wrapsPiecesOfAnother() public {
        uint256 id = wrapAs(alice, withOriginal(inPieces(plain(), 5), erc1155(address(coins), 3, 20)), none(), 0);
        vm.assertEq(coins.balanceOf(address(wrapper), 3), 20);
        WNFT memory token = wrapper.getWrappedToken(address(parts), id);
        assertItem(token.inAsset, erc1155(address(coins), 3, 20));
        vm.assertEq(parts.uri(id), "https://surety.example/{id}");
        vm.prank(alice);
        wrapper.unWrap(address(parts), id);
        vm.assertEq(coins.balanceOf(alice, 3), 50);
        vm.assertFalse(parts.exists(id));
        vm.assertEq(parts.balanceOf(alice, id), 0);
    }

    function test_whoeverHoldsAllPiecesUnwraps() public {
        uint256 before = bob.balance;
        uint256 id = wrapAs(alice, inPieces(plain(), 5), one(erc20(address(usd), 40)), 1 ether);
        vm.startPrank(alice);
        parts.safeTransferFrom(alice, bob, id, 2, "");
        expectText("ERC115 unwrap available only for all totalSupply");
        wrapper.unWrap(address(parts), id);
        parts.safeTransferFrom(alice, bob, id, 3, "");
        vm.stopPrank();
        vm.startPrank(bob);
        vm.expectEmit(address(wrapper));
        emit IWrapper.UnWrappedV1(address(parts), address(0), id, 0, bob, 1 ether, 0);
        wrapper.unWrap(AssetType.ERC721, address(parts), id);
        vm.assertEq(usd.balanceOf(bob), 1e30 + 40);
        vm.assertEq(bob.balance, before + 1 ether);
        expectText("ERC115 unwrap available only for all totalSupply");
        wrapper.unWrap(address(parts), id);
    }

    function test_tokensThatAreWholeLiveBeside() public {
        uint256 id = wrapAs(alice, plain(), none(), 1 ether);
        vm.assertEq(wnft.ownerOf(id), alice);
        vm.prank(bob);
        expectText("Only owner can unwrap it");
        wrapper.unWrap(address(wnft), id);
        vm.prank(alice);
        wrapper.addCollateral(address(wnft), id, one(erc721(address(art), 7)));
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(IWrapper.NotDepositor.selector, bob));
        wrapper.addCollateral(address(wnft), id, one(erc20(address(usd), 4)));
        vm.prank(alice);
        wrapper.unWrap(address(wnft), id);
        vm.assertEq(art.ownerOf(7), alice);
    }

    function test_collectiblesAndPiecesGoInAndOut() public {
        AssetItem[] memory items = two(erc721(address(art), 7), erc1155(address(coins), 3, 20));
        uint256 id = wrapAs(alice, inPieces(plain(), 5), items, 0);
        vm.prank(alice);
        wrapper.addCollateral(address(parts), id, two(erc721(address(art), 8), erc1155(address(coins), 3, 5)));
        vm.assertEq(insideParts(id).length, 3);
        assertItem(insideParts(id)[1], erc1155(address(coins), 3, 25));
        vm.prank(alice);
        wrapper.unWrap(address(parts), id);
        vm.assertEq(art.ownerOf(7), alice);
        vm.assertEq(art.ownerOf(8), alice);
        vm.assertEq(coins.balanceOf(alice, 3), 50);
    }

    function test_whoHoldsAllPiecesOpensItems() public {
        uint256 id = wrapAs(alice, inPieces(plain(), 5), one(erc20(address(usd), 1)), 0);
        vm.startPrank(alice);
        parts.safeTransferFrom(alice, bob, id, 1, "");
        vm.expectRevert(abi.encodeWithSelector(IWrapper.NotDepositor.selector, alice));
        wrapper.addCollateral(address(parts), id, one(erc20(address(eur), 1)));
        wrapper.addCollateral(address(parts), id, one(erc20(address(usd), 1)));
        vm.assertEq(insideParts(id)[0].amount, 2);
    }

    function test_eachIdThatMovesCostsItsFeeOnce() public {
        uint256 a = wrapAs(alice, withFee(inPieces(plain(), 5), address(usd), 100), none(), 1);
        uint256 b = wrapAs(alice, withFee(inPieces(plain(), 5), address(eur), 30), none(), 1);
        (uint256[] memory ids, uint256[] memory amounts) = (new uint256[](2), new uint256[](2));
        (ids[0], ids[1], amounts[0], amounts[1]) = (a, b, 2, 4);
        vm.startPrank(alice);
        parts.safeTransferFrom(alice, bob, a, 3, "");
        vm.assertEq(usd.balanceOf(alice), 1e30 - 100);
        parts.safeBatchTransferFrom(alice, bob, ids, amounts, "");
        vm.assertEq(usd.balanceOf(alice), 1e30 - 200);
        vm.assertEq(eur.balanceOf(alice), 1e30 - 30);
        vm.assertEq(insideParts(a)[1].amount, 200);
        vm.assertTrue(parts.hasFee(a));
    }

    function test_rulesHoldForPieces() public {
        uint256 id = wrapAs(alice, withRules(inPieces(plain(), 5), 0x0004), none(), 1);
        vm.startPrank(alice);
        expectText("Transfer was disabled by author");
        parts.safeTransferFrom(alice, bob, id, 1, "");
        wrapper.unWrap(address(parts), id);
        vm.assertFalse(parts.hasFee(id));
    }

    function test_piecesThatLieInsidePayNothingOnTheWayOut() public {
        uint256 inner = wrapAs(alice, withFee(inPieces(plain(), 5), address(usd), 100), none(), 1);
        vm.prank(alice);
        parts.setApprovalForAll(address(wrapper), true);
        uint256 outer = wrapAs(alice, withOriginal(inPieces(plain(), 2), erc1155(address(parts), inner, 5)), none(), 0);
        vm.assertEq(usd.balanceOf(alice), 1e30 - 100);
        vm.prank(alice);
        wrapper.unWrap(address(parts), outer);
        vm.assertEq(parts.balanceOf(alice, inner), 5);
        vm.assertEq(usd.balanceOf(alice), 1e30 - 100);
    }

    function test_nothingLiesInsideItself() public {
        vm.prank(alice);
        parts.setApprovalForAll(address(wrapper), true);
        uint256 a = wrapAs(alice, inPieces(plain(), 5), none(), 1);
        uint256 b = wrapAs(alice, inPieces(plain(), 5), none(), 1);
        vm.startPrank(alice);
        vm.expectRevert(IWrapper.InsideItself.selector);
        wrapper.addCollateral(address(parts), a, one(erc1155(address(parts), a, 1)));
        wrapper.addCollateral(address(parts), a, one(erc1155(address(parts), b, 1)));
        vm.expectRevert(IWrapper.InsideItself.selector);
        wrapper.addCollateral(address(parts), b, one(erc1155(address(parts), a, 1)));
        vm.expectRevert(IWrapper.InsideItself.selector);
        wrapper.wrap(withOriginal(inPieces(plain(), 5), erc1155(address(parts), 3, 1)), none(), alice);
    }

    function test_aTokenThatForbidsWrappingGoesIntoNoOther() public {
        uint256 inner = wrapAs(alice, withRules(inPieces(plain(), 5), 0x0002), none(), 1);
        uint256 outer = wrapAs(alice, inPieces(plain(), 5), none(), 1);
        vm.startPrank(alice);
        parts.setApprovalForAll(address(wrapper), true);
        expectText("Wrap check fail");
        wrapper.addCollateral(address(parts), outer, one(erc1155(address(parts), inner, 1)));
        expectText("Wrap check fail");
        wrapper.wrap(withOriginal(inPieces(plain(), 5), erc1155(address(parts), inner, 1)), none(), alice);
    }

    function test_aWholeTokenDoesNotGoIntoOneInside() public {
        uint256 a = wrapAs(alice, plain(), none(), 1);
        uint256 b = wrapAs(alice, plain(), none(), 1);
        vm.startPrank(alice);
        wnft.setApprovalForAll(address(wrapper), true);
        wrapper.addCollateral(address(wnft), a, one(erc721(address(wnft), b)));
        uint256 c = wrapper.wrap(plain(), none(), alice).tokenId;
        vm.expectRevert(IWrapper.InsideItself.selector);
        wrapper.addCollateral(address(wnft), b, one(erc721(address(wnft), c)));
    }

    function test_inAnEmergencyWhatFailsIsKept() public {
        HarmfulTransfer bad = new HarmfulTransfer(Harm.BURN);
        stock(bad, 9);
        uint256 id = wrapAs(alice, inPieces(plain(), 5), two(erc20(address(bad), 9), erc20(address(usd), 4)), 0);
        bad.setTame(false);
        vm.prank(alice);
        wrapper.unWrap{ gas: 3_000_000 }(AssetType.ERC1155, address(parts), id, true);
        vm.assertEq(wrapper.claimable(alice, AssetType.ERC20, address(bad), 0), 9);
        vm.assertEq(usd.balanceOf(alice), 1e30);
        vm.assertFalse(parts.exists(id));
    }

    function test_anEmergencyInPartsStopsTransfers() public {
        uint256 id = wrapAs(alice, inPieces(plain(), 5), two(erc20(address(eur), 9), erc20(address(usd), 4)), 0);
        vm.startPrank(alice);
        wrapper.unWrap{ gas: 1_250_000 }(AssetType.ERC1155, address(parts), id, true);
        vm.assertEq(insideParts(id).length, 1);
        expectText("Transfer was disabled by author");
        parts.safeTransferFrom(alice, bob, id, 5, "");
    }

    function test_aContractIsAskedWhenEverythingIsInside() public {
        Reenterer taker = new Reenterer();
        vm.prank(alice);
        uint256 id = wrapper.wrap(inPieces(plain(), 5), one(erc20(address(usd), 7)), address(taker)).tokenId;
        vm.assertEq(parts.balanceOf(address(taker), id), 5);
        vm.expectRevert();
        vm.prank(alice);
        wrapper.wrap(inPieces(plain(), 5), none(), address(usd));
    }

    function test_contractsOfPiecesShareOneCode() public {
        vm.expectRevert(abi.encodeWithSelector(IWrapper.OtherCode.selector, address(wnft)));
        wrapper.setWNFTId(AssetType.ERC1155, address(wnft), 0);
        WrappedNFT1155 other = WrappedNFT1155(deploy("WrappedNFT1155", abi.encode("o", "O", "")));
        expectText("Trusted address only");
        wrapper.setWNFTId(AssetType.ERC1155, address(other), 1);
        AssetItem memory odd = AssetItem(Asset(AssetType.ERC20, address(usd)), 9, 0);
        vm.expectRevert(abi.encodeWithSelector(IWrapper.UnSupportedAsset.selector, odd));
        wrapper.setWNFTId(AssetType.ERC20, address(usd), 9);
        wrapper.setWNFTId(AssetType.ERC1155, address(parts), 50);
        vm.assertEq(wrapAs(alice, inPieces(plain(), 1), none(), 1), 51);
    }

    function testFuzz_onlyTheWholeSupplyUnwraps(uint248 supply, uint248 given) public {
        uint256 count = bound(supply, 1, type(uint248).max);
        uint256 part = bound(given, 0, count);
        uint256 id = wrapAs(alice, inPieces(plain(), count), none(), 1);
        vm.startPrank(alice);
        parts.safeTransferFrom(alice, bob, id, part, "");
        if (part != 0) expectText("ERC115 unwrap available only for all totalSupply");
        wrapper.unWrap(address(parts), id);
        vm.assertEq(parts.exists(id), part != 0);
    }
}
