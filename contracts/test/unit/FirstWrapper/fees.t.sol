// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFirstWrapper } from "../../../interfaces/IFirstWrapper.sol";
import { IRoyaltyModel } from "../../../interfaces/IRoyaltyModel.sol";
import { StandardERC20 } from "../../support/tokens/StandardERC20.sol";
import { FirstFixture } from "../../support/First.sol";

/// A model that brings in another amount than it says.
contract LyingModel is IRoyaltyModel {
    uint256 private immutable _promise;
    uint256 private immutable _payment;

    constructor(uint256 promise_, uint256 payment) {
        (_promise, _payment) = (promise_, payment);
    }

    function chargeTransferFeeAndRoyalty(address from, address, uint256, uint256, address, address token)
        external
        returns (uint256)
    {
        StandardERC20(token).transferFrom(from, msg.sender, _payment);
        return _promise;
    }
}

contract FirstFeesTest is FirstFixture {
    // shows B-7.4-016
    function test_aTransferPaysRoyaltyAndTheTokenItself() public {
        uint256 id = wrapCharged(7, address(usd), 10, 0);
        vm.expectEmit(address(first));
        emit IFirstWrapper.NiftsyProtocolTransfer(id, carol, 1000, 100, address(usd));
        vm.prank(alice);
        first.transferFrom(alice, bob, id);

        vm.assertEq(usd.balanceOf(carol), 100);
        vm.assertEq(usd.balanceOf(address(first)), 900);
        vm.assertEq(usd.balanceOf(alice), 1e30 - 1000);
        (, uint256 fees) = first.getTokenValue(id);
        vm.assertEq(fees, 900);
        vm.assertEq(first.getWrappedToken(id).backedTokens, 900);
    }

    function test_theProjectTokensFeeIsMinted() public {
        uint256 id = wrapCharged(7, address(0), 10, 0);
        vm.expectEmit(address(first));
        emit IFirstWrapper.NiftsyProtocolTransfer(id, carol, 1000, 100, address(project));
        vm.prank(alice);
        first.transferFrom(alice, bob, id);

        vm.assertEq(project.balanceOf(carol), 100);
        vm.assertEq(project.balanceOf(address(first)), 900);
        vm.prank(bob);
        first.unWrap721(id);
        vm.assertEq(project.balanceOf(bob), 900);
    }

    function test_aFeeWithoutRoyaltyGoesIntoTheTokenWhole() public {
        uint256 inProject = wrapCharged(7, address(project), 0, 0);
        uint256 inUsd = wrapCharged(8, address(usd), 0, 0);
        vm.startPrank(alice);
        first.transferFrom(alice, bob, inProject);
        first.transferFrom(alice, bob, inUsd);
        vm.assertEq(first.getWrappedToken(inProject).backedTokens, 1000);
        vm.assertEq(first.getWrappedToken(inUsd).backedTokens, 1000);
    }

    function test_whoeverSendsPaysTheFeeToTheModel() public {
        uint256 id = wrapCharged(7, address(usd), 10, 0);
        vm.startPrank(alice);
        usd.approve(address(model), 999);
        expectText("insufficient NIFTSY balance for fee");
        first.transferFrom(alice, bob, id);
        usd.approve(address(model), 1000);
        first.approve(stranger, id);
        vm.stopPrank();
        vm.prank(stranger);
        first.transferFrom(alice, bob, id);
        vm.assertEq(usd.balanceOf(alice), 1e30 - 1000);
    }

    function test_saysWhichTransfersCostSomething() public {
        uint256 id = wrapCharged(7, address(usd), 10, 0);
        uint256 alike = wrapCharged(8, address(usd), 10, 0);
        vm.assertTrue(first.hasFee(id));
        vm.assertTrue(first.hasFee(alike));
        vm.assertFalse(first.hasFee(wrapPlain(9, 0)));
        vm.assertEq(first.getWrappedToken(alike).transferFee, 1000);
    }

    // shows B-7.4-016
    function test_theWrapperAloneChargesItself() public {
        expectText("Wrapper only");
        first.chargeTransferFeeAndRoyalty(alice, bob, 1000, 10, carol, address(project));
    }

    function test_aTokenKeepsTheModelItWasWrappedWith() public {
        uint256 id = wrapCharged(7, address(usd), 10, 0);
        first.editPartnersItem(address(usd), false, address(0), false);
        vm.prank(alice);
        first.transferFrom(alice, bob, id);
        vm.assertEq(first.getWrappedToken(id).backedTokens, 900);
    }

    function test_aModelMustBringInWhatItSays() public {
        LyingModel odd = new LyingModel(900, 899);
        first.editPartnersItem(address(eur), true, address(odd), false);
        uint256 id = wrapCharged(7, address(eur), 10, 0);
        vm.startPrank(alice);
        eur.approve(address(odd), 5000);
        vm.expectRevert(abi.encodeWithSelector(IFirstWrapper.FeeNotReceived.selector, 900, 899));
        first.transferFrom(alice, bob, id);
    }

    function test_aModelBringsInNoMoreThanTheFee() public {
        LyingModel odd = new LyingModel(1001, 1001);
        first.editPartnersItem(address(eur), true, address(odd), false);
        uint256 id = wrapCharged(7, address(eur), 10, 0);
        vm.startPrank(alice);
        eur.approve(address(odd), 5000);
        vm.expectRevert(abi.encodeWithSelector(IFirstWrapper.FeeNotReceived.selector, 1001, 1001));
        first.transferFrom(alice, bob, id);
    }

    function test_goingInCostsTheFeeAndComingOutDoesNot() public {
        uint256 inner = wrapCharged(7, address(usd), 10, 0);
        vm.startPrank(alice);
        first.setApprovalForAll(address(first), true);
        uint256 outer = first.wrap721(address(first), inner, 0, 0, address(0), 0, 0, address(0));
        vm.assertEq(first.getWrappedToken(inner).backedTokens, 900);
        first.unWrap721(outer);
        vm.assertEq(first.getWrappedToken(inner).backedTokens, 900);
    }

    function testFuzz_feeAndRoyaltyAreDivided(uint128 fee, uint8 percent) public {
        uint256 amount = bound(fee, 1, 1e29);
        uint256 share = bound(percent, 1, 50);
        vm.startPrank(alice);
        uint256 inUsd = first.wrap721(address(art), 7, 0, amount, carol, share, 0, address(usd));
        uint256 inProject = first.wrap721(address(art), 8, 0, amount, carol, share, 0, address(0));
        first.transferFrom(alice, bob, inUsd);
        first.transferFrom(alice, bob, inProject);

        uint256 royalty = amount * share / 100;
        vm.assertEq(usd.balanceOf(carol), royalty);
        vm.assertEq(project.balanceOf(carol), royalty);
        vm.assertEq(first.getWrappedToken(inUsd).backedTokens, amount - royalty);
        vm.assertEq(first.getWrappedToken(inProject).backedTokens, amount - royalty);
        vm.assertEq(usd.balanceOf(alice), 1e30 - amount);
    }
}
