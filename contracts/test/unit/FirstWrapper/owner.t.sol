// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFirstDistributor } from "../../../interfaces/IFirstDistributor.sol";
import { IFirstWrapper } from "../../../interfaces/IFirstWrapper.sol";
import { FirstFixture } from "../../support/First.sol";

contract FirstOwnerTest is FirstFixture {
    // shows B-6-022, B-7.4-008, B-7.4-009, B-7.4-077, B-9-034
    function test_theFeeOfWrapsBeginsWithItsDate() public {
        uint256 start = block.timestamp + 100;
        vm.assertEq(first.protocolFee(), 0);
        vm.assertEq(first.chargeFeeAfter(), type(uint256).max);
        vm.expectEmit(address(first));
        emit IFirstWrapper.NewFee(50, start);
        first.setFee(50, start, address(usd));
        vm.assertEq(first.protocolFee(), 50);
        vm.assertEq(first.chargeFeeAfter(), start);
        vm.assertEq(first.protocolFeeToken(), address(usd));

        wrapPlain(7, 0);
        vm.assertEq(first.protocolFeeRaised(), 0);
        vm.warp(start);
        wrapPlain(8, 0);
        vm.assertEq(first.protocolFeeRaised(), 50);
        vm.assertEq(usd.balanceOf(address(this)), 50);
        vm.assertEq(usd.balanceOf(alice), 1e30 - 50);
    }

    function test_aFeeThatIsNotHeldOrApprovedStopsTheWrap() public {
        first.setFee(50, block.timestamp, address(usd));
        vm.startPrank(alice);
        usd.approve(address(first), 49);
        expectText("Cant charge protocol fee");
        first.wrap721(address(art), 7, 0, 0, address(0), 0, 0, address(0));
        usd.transfer(bob, 1e30 - 49);
        expectText("insufficient protocol fee token balance for fee");
        first.wrap721(address(art), 7, 0, 0, address(0), 0, 0, address(0));
    }

    // shows B-7.4-008, B-7.4-009
    function test_theOlderFormKeepsTheFeesToken() public {
        first.setFee(50, block.timestamp);
        vm.assertEq(first.protocolFeeToken(), address(project));
        first.setFee(50, block.timestamp, address(usd));
        first.setFee(60, block.timestamp);
        vm.assertEq(first.protocolFeeToken(), address(usd));
        vm.assertEq(first.protocolFee(), 60);
    }

    function test_aFeeHasAToken() public {
        expectText("No zero address");
        first.setFee(50, block.timestamp, address(0));
    }

    function test_withoutAnOwnerWrapsAreFree() public {
        first.setFee(50, block.timestamp, address(usd));
        first.renounceOwnership();
        wrapPlain(7, 0);
        vm.assertEq(usd.balanceOf(alice), 1e30);
    }

    // shows B-4-061, B-6-024, B-7.4-011
    function test_collateralIsEnabledAndDisabled() public {
        vm.expectEmit(address(first));
        emit IFirstWrapper.CollateralStatusChanged(address(eur), false);
        first.setCollateralStatus(address(eur), false);
        vm.assertFalse(first.enabledForCollateral(address(eur)));
        uint256 id = wrapPlain(7, 0);
        vm.startPrank(alice);
        expectText("This ERC20 is not enabled for collateral");
        first.addERC20Collateral(id, address(eur), 1);
        vm.stopPrank();
        first.setCollateralStatus(address(eur), true);
        vm.assertTrue(first.enabledForCollateral(address(eur)));
        vm.prank(alice);
        first.addERC20Collateral(id, address(eur), 1);
        expectText("No Zero Address");
        first.setCollateralStatus(address(0), true);
    }

    // shows B-5-046, B-6-023, B-7.4-010
    function test_theLimitOfErc20sChanges() public {
        vm.expectEmit(address(first));
        emit IFirstWrapper.MaxCollateralCountChanged(25, 3);
        first.setMaxERC20CollateralCount(3);
        vm.assertEq(first.MAX_ERC20_COUNT(), 3);
        vm.expectRevert(abi.encodeWithSelector(IFirstWrapper.TooMany.selector, 26, 25));
        first.setMaxERC20CollateralCount(26);
    }

    // shows B-3.1-012, B-6-032, B-7.4-012
    function test_partnersAreEdited() public {
        vm.expectEmit(address(first));
        emit IFirstWrapper.PartnersItemChanged(address(eur), true, address(model), true);
        first.editPartnersItem(address(eur), true, address(model), true);
        (bool collateral, address charger, bool blackListed) = first.partnersTokenList(address(eur));
        vm.assertTrue(collateral);
        vm.assertEq(charger, address(model));
        vm.assertTrue(blackListed);
    }

    // shows B-6-033, B-7.4-013
    function test_distributorsComeAndGo() public {
        vm.assertTrue(first.distributors(address(this)));
        vm.expectEmit(address(first));
        emit IFirstDistributor.DistributorStateChanged(bob, true);
        first.setDistributorState(bob, true);
        vm.assertTrue(first.distributors(bob));
        first.setDistributorState(bob, false);
        vm.assertFalse(first.distributors(bob));
    }

    // shows B-6-022, B-6-023, B-6-024, B-6-032, B-6-033
    function test_othersSetNothing() public {
        bytes memory refusal = notOwner(stranger);
        vm.startPrank(stranger);
        vm.expectRevert(refusal);
        first.setFee(1, 1, address(usd));
        vm.expectRevert(refusal);
        first.setFee(1, 1);
        vm.expectRevert(refusal);
        first.setCollateralStatus(address(usd), false);
        vm.expectRevert(refusal);
        first.setMaxERC20CollateralCount(1);
        vm.expectRevert(refusal);
        first.editPartnersItem(address(usd), false, address(0), true);
        vm.expectRevert(refusal);
        first.setDistributorState(stranger, true);
    }

    function test_ownershipGoesOverInTwoSteps() public {
        first.transferOwnership(bob);
        vm.assertEq(first.owner(), address(this));
        vm.prank(bob);
        first.acceptOwnership();
        vm.assertEq(first.owner(), bob);
    }
}
