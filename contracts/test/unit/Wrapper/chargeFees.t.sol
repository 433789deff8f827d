// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { INData } from "../../../types/Assets.sol";
import { CollectionsFixture } from "../../support/Collections.sol";
import { Vm } from "../../support/Vm.sol";
import { FeeOnTransfer } from "../../support/tokens/Amounts.sol";

contract WrapperChargeFeesTest is CollectionsFixture {
    function test_onlyWrappedTokensAndTheWrapperCharge() public {
        uint256 id = wrapAs(alice, withFee(plain(), address(usd), 100), none(), 0);
        expectText("Only for wNFT or wrapper");
        wrapper.chargeFees(address(wnft), id, alice, bob, 0x00);
        vm.prank(address(wrapper));
        vm.assertTrue(wrapper.chargeFees(address(wnft), id, alice, bob, 0x00));
        vm.assertEq(usd.balanceOf(alice), 1e30 - 100);
    }

    function test_aForeignContractChargesNobody() public {
        vm.prank(stranger);
        vm.assertFalse(wrapper.chargeFees(stranger, 1, alice, bob, 0x00));
    }

    function test_otherTypesAndTokensWithoutFeesChargeNobody() public {
        uint256 id = wrapAs(alice, withFee(plain(), address(usd), 100), none(), 0);
        uint256 free = wrapAs(alice, withRoyalty(plain(), bob, 100), none(), 0);
        vm.startPrank(address(wnft));
        vm.assertFalse(wrapper.chargeFees(address(wnft), id, alice, bob, 0x03));
        vm.assertFalse(wrapper.chargeFees(address(wnft), free, alice, bob, 0x00));
        vm.assertEq(usd.balanceOf(alice), 1e30);
    }

    function test_sharesAreRoundedDownAndTheDustStaysWithTheSender() public {
        INData memory inData = withFee(plain(), address(usd), 100);
        inData = withRoyalty(withRoyalty(withRoyalty(inData, stranger, 3333), address(1), 3333), address(2), 3334);
        uint256 id = wrapAs(alice, inData, none(), 0);
        _transfer(id);
        vm.assertEq(usd.balanceOf(stranger), 33);
        vm.assertEq(usd.balanceOf(address(1)), 33);
        vm.assertEq(usd.balanceOf(address(2)), 33);
        vm.assertEq(usd.balanceOf(alice), 1e30 - 99);
    }

    function test_whatIsGivenToNobodyStaysWithTheSender() public {
        _transfer(wrapAs(alice, withRoyalty(withFee(plain(), address(usd), 1000), stranger, 2500), none(), 0));
        vm.assertEq(usd.balanceOf(stranger), 250);
        vm.assertEq(usd.balanceOf(alice), 1e30 - 250);
    }

    function test_theWrappersShareIsTheTokensOwn() public {
        INData memory inData = withFee(plain(), address(usd), 1000);
        inData = withRoyalty(withRoyalty(inData, stranger, 4000), address(wrapper), 6000);
        uint256 id = wrapAs(alice, inData, one(erc20(address(usd), 5)), 0);
        vm.expectEmit(address(wrapper));
        emit IWrapper.EnvelopFee(stranger, address(wnft), id, 400);
        vm.expectEmit(address(wrapper));
        emit IWrapper.EnvelopFee(address(wrapper), address(wnft), id, 600);
        _transfer(id);
        vm.assertEq(balanceIn(id, erc20(address(usd), 0)), 605);
        vm.assertEq(usd.balanceOf(address(wrapper)), 605);
        vm.prank(bob);
        wrapper.unWrap(address(wnft), id);
        vm.assertEq(usd.balanceOf(bob), 1e30 + 605);
    }

    function test_withoutRoyaltiesAllOfItIsTheTokensOwn() public {
        uint256 id = wrapAs(alice, withFee(plain(), address(usd), 1000), none(), 1 ether);
        _transfer(id);
        vm.assertEq(balanceIn(id, erc20(address(usd), 0)), 1000);
    }

    function test_aShareOfNothingMovesAndSaysNothing() public {
        uint256 id = wrapAs(alice, withRoyalty(withFee(plain(), address(usd), 3), stranger, 3333), none(), 0);
        vm.recordLogs();
        _transfer(id);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) vm.assertNotEq(logs[i].topics[0], IWrapper.EnvelopFee.selector);
        vm.assertEq(usd.balanceOf(alice), 1e30);
    }

    function test_eachFeeIsCharged() public {
        INData memory inData = withFee(withFee(plain(), address(usd), 10), address(eur), 20);
        _transfer(wrapAs(alice, withRoyalty(inData, stranger, 10_000), none(), 0));
        vm.assertEq(usd.balanceOf(stranger), 10);
        vm.assertEq(eur.balanceOf(stranger), 20);
    }

    function test_theTechnicalTokenChargesWhoHasNone() public {
        INData memory inData = withFee(plain(), address(tech), 1000);
        uint256 id = wrapAs(alice, withRoyalty(withRoyalty(inData, bob, 5000), address(wrapper), 5000), none(), 0);
        _transfer(id);
        vm.assertEq(tech.balanceOf(alice), 0);
        vm.assertEq(tech.balanceOf(bob), 500);
        vm.assertEq(balanceIn(id, erc20(address(tech), 0)), 500);
        vm.prank(bob);
        wrapper.unWrap(address(wnft), id);
        vm.assertEq(tech.balanceOf(bob), 1000);
    }

    function test_whoDidNotApproveDoesNotTransfer() public {
        uint256 id = wrapAs(alice, withRoyalty(withFee(plain(), address(usd), 10), stranger, 10_000), none(), 0);
        uint256 own = wrapAs(alice, withFee(plain(), address(usd), 10), none(), 0);
        vm.startPrank(alice);
        usd.approve(address(wrapper), 9);
        vm.expectRevert(bytes4(0x7939f424)); // TransferFromFailed()
        wnft.transferFrom(alice, bob, id);
        vm.expectRevert(bytes4(0x7939f424));
        wnft.transferFrom(alice, bob, own);
    }

    function test_aFeeThatDoesNotArriveInFullIsNotBooked() public {
        FeeOnTransfer taxed = new FeeOnTransfer(100);
        stock(taxed, 10_000);
        uint256 id = wrapAs(alice, withFee(plain(), address(taxed), 1000), none(), 0);
        taxed.setTame(false);
        expectText("Suspicious asset for wrap");
        _transfer(id);
        vm.assertEq(wnft.ownerOf(id), alice);
    }

    function test_aTokenThatGoesIntoAWrapPaysItsFee() public {
        uint256 inner = wrapAs(alice, withRoyalty(withFee(plain(), address(usd), 10), stranger, 10_000), none(), 0);
        uint256 own = wrapAs(alice, withFee(plain(), address(usd), 20), none(), 0);
        vm.prank(alice);
        wnft.setApprovalForAll(address(wrapper), true);
        wrapAs(alice, withOriginal(plain(), erc721(address(wnft), inner)), one(erc721(address(wnft), own)), 0);
        vm.assertEq(usd.balanceOf(stranger), 10);
        vm.assertEq(balanceIn(own, erc20(address(usd), 0)), 20);
    }

    function test_aFeeThatFindsNoSlotStopsTheTransferAlone() public {
        uint256 id = wrapAs(alice, withFee(plain(), address(usd), 10), pieces(25), 0);
        expectText("Too much tokens in collateral");
        _transfer(id);
        vm.prank(alice);
        wrapper.unWrap(address(wnft), id);
        vm.assertFalse(wnft.exists(id));
    }

    function _transfer(uint256 id) private {
        vm.prank(alice);
        wnft.transferFrom(alice, bob, id);
    }
}
