// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarketWrapper } from "../../../interfaces/IMarketWrapper.sol";
import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { Asset, AssetItem, AssetType, WhiteListItem } from "../../../types/Assets.sol";
import { MarketFixture } from "../../support/Market.sol";
import { MoodyChecker } from "../../support/attackers/Checkers.sol";
import { GasGriefer } from "../../support/attackers/GasGriefer.sol";
import { Harm } from "../../support/tokens/Harm.sol";
import { StandardERC20 } from "../../support/tokens/StandardERC20.sol";

contract MarketWrapperRemoveTest is MarketFixture {
    uint256 private id;

    function setUp() public override {
        super.setUp();
        id = wrapAs(alice, surety(), one(erc20(address(usd), 10)), 10);
    }

    function test_partOfAnErc20IsTaken() public {
        vm.expectEmit(address(market));
        emit IMarketWrapper.CollateralRemoved(address(wnft), id, AssetType.ERC20, address(usd), 0, 4);
        vm.prank(remover);
        vm.assertEq(market.removeERC20CollateralAmount(address(wnft), id, address(usd), 4), 4);
        vm.assertEq(usd.balanceOf(remover), 4);
        vm.assertEq(balanceIn(id, erc20(address(usd), 0)), 6);
    }

    function test_allOfAnErc20IsTakenAndTheItemLivesOn() public {
        vm.expectEmit(address(market));
        emit IMarketWrapper.CollateralRemoved(address(wnft), id, AssetType.ERC20, address(usd), 0, 10);
        vm.prank(remover);
        market.removeERC20Collateral(address(wnft), id, address(usd));
        vm.assertEq(usd.balanceOf(remover), 10);
        vm.assertEq(balanceIn(id, erc20(address(usd), 0)), 0);

        vm.warp(vm.getBlockTimestamp() + 365 days);
        vm.prank(alice);
        market.unWrap(AssetType.ERC721, address(wnft), id, true);
        vm.assertFalse(wnft.exists(id));
        vm.assertEq(usd.balanceOf(alice), 1e30 - 10);
    }

    function test_whatIsToppedUpAfterwardsCanBeTakenAgain() public {
        vm.prank(remover);
        market.removeERC20Collateral(address(wnft), id, address(usd));
        vm.prank(bob);
        market.addCollateral(address(wnft), id, one(erc20(address(usd), 3)));
        vm.prank(remover);
        market.removeERC20CollateralAmount(address(wnft), id, address(usd), 3);
        vm.assertEq(usd.balanceOf(remover), 13);
    }

    function test_nativeCoinIsTaken() public {
        vm.expectEmit(address(market));
        emit IMarketWrapper.CollateralRemoved(address(wnft), id, AssetType.NATIVE, address(0), 0, 4);
        vm.prank(remover);
        vm.assertEq(market.removeNativeCollateralAmount(address(wnft), id, 4), 4);
        vm.assertEq(remover.balance, 4);
        vm.assertEq(market.getWrappedToken(address(wnft), id).collateral[0].amount, 6);
    }

    function test_aWideAmountIsTaken() public {
        usd.mint(alice, 1e40);
        vm.prank(alice);
        market.addCollateral(address(wnft), id, one(erc20(address(usd), 1e40)));
        vm.prank(remover);
        market.removeERC20CollateralAmount(address(wnft), id, address(usd), 1e40 - 5);
        vm.assertEq(balanceIn(id, erc20(address(usd), 0)), 15);
        expectText("Amount exceed balance");
        vm.prank(remover);
        market.removeERC20CollateralAmount(address(wnft), id, address(usd), 16);
    }

    function test_anItemAmongManyIsTaken() public {
        for (uint256 i; i < 12; ++i) {
            StandardERC20 more = fund(new StandardERC20("More", "MOR"));
            allow(address(more));
            vm.prank(alice);
            market.addCollateral(address(wnft), id, one(erc20(address(more), 1)));
        }
        vm.prank(alice);
        market.addCollateral(address(wnft), id, one(erc20(address(eur), 7)));
        vm.prank(remover);
        market.removeERC20Collateral(address(wnft), id, address(eur));
        vm.assertEq(eur.balanceOf(remover), 7);
        vm.assertEq(balanceIn(id, erc20(address(eur), 0)), 0);
    }

    function test_aTokenThatNeverWasHoldsNothingToTake() public {
        expectText("wNFT not exists");
        vm.prank(remover);
        market.removeNativeCollateralAmount(address(wnft), id + 1, 1);
    }

    function test_aForeignContractsTokenIsRefusedByName() public {
        AssetItem memory unknown = AssetItem(Asset(AssetType.EMPTY, stranger), 1, 0);
        vm.startPrank(remover);
        vm.expectRevert(abi.encodeWithSelector(IWrapper.UnSupportedAsset.selector, unknown));
        market.removeERC20CollateralAmount(stranger, 1, address(usd), 1);
        vm.expectRevert(abi.encodeWithSelector(IWrapper.UnSupportedAsset.selector, unknown));
        market.removeNativeCollateralAmount(stranger, 1, 1);
    }

    function test_onlyAReceiverTakes() public {
        market.setTrustedAddress(stranger, true);
        vm.warp(vm.getBlockTimestamp() + 2 days);
        _expectEach(stranger, 1, "Sender is not in beneficiary list");
        _expectEach(alice, 1, "Sender is not in beneficiary list");
    }

    function test_onlyATrustedReceiverTakes() public {
        market.setTrustedAddress(remover, false);
        _expectEach(remover, 1, "Only trusted address");
        market.setTrustedAddress(remover, true);
        _expectEach(remover, 1, "Only trusted address");
        vm.warp(vm.getBlockTimestamp() + 2 days);
        vm.prank(remover);
        market.removeNativeCollateralAmount(address(wnft), id, 1);
    }

    function test_nothingIsNotTaken() public {
        vm.startPrank(remover);
        vm.expectRevert(IWrapper.ZeroAmount.selector);
        market.removeERC20CollateralAmount(address(wnft), id, address(usd), 0);
        vm.expectRevert(IWrapper.ZeroAmount.selector);
        market.removeNativeCollateralAmount(address(wnft), id, 0);
        vm.expectRevert(IWrapper.ZeroAmount.selector);
        market.removeERC20Collateral(address(wnft), id, address(eur));
    }

    function test_moreThanIsInsideIsNotTaken() public {
        _expectEach(remover, 11, "Amount exceed balance");
        expectText("Amount exceed balance");
        vm.prank(remover);
        market.removeERC20CollateralAmount(address(wnft), id, address(eur), 1);
    }

    function test_onlyWhatTheListMarksIsTakenAndNativeCoinAlways() public {
        whiteList.setWLItem(Asset(AssetType.ERC20, address(usd)), WhiteListItem(true, true, false, address(tech)));
        _expectNotAvailable();
        market.setWhiteList(address(0));
        _expectNotAvailable();
        vm.prank(remover);
        market.removeNativeCollateralAmount(address(wnft), id, 10);
        vm.assertEq(remover.balance, 10);
    }

    function test_aRemoverThatRefusesNativeCoinTakesNone() public {
        GasGriefer griefer = new GasGriefer(Harm.REVERT);
        market.setTrustedAddress(address(griefer), true);
        checker.setTrustedAddress(address(griefer), true);
        vm.warp(vm.getBlockTimestamp() + 2 days);
        uint256 own = wrapAs(bob, withRoyalty(surety(), address(griefer), 0), none(), 5);
        vm.expectRevert(bytes4(0xb12d13eb)); // ETHTransferFailed()
        vm.prank(address(griefer));
        market.removeNativeCollateralAmount(address(wnft), own, 1);
    }

    function test_aLaterCheckerOpensNothing() public {
        market.setCheckerAddress(address(new MoodyChecker()));
        _expectEach(stranger, 1, "Sender is not in beneficiary list");
    }

    function test_whetherItMayIsAnsweredWithTheSameReasons() public {
        market.requireRemovable(remover, address(wnft), id, address(usd), 10);
        market.requireRemovable(remover, address(wnft), id, address(0), 10);
        expectText("Amount exceed balance");
        market.requireRemovable(remover, address(wnft), id, address(usd), 11);
        expectText("Amount exceed balance");
        market.requireRemovable(remover, address(wnft), id, address(0), 11);
        expectText("Sender is not in beneficiary list");
        market.requireRemovable(stranger, address(wnft), id, address(usd), 1);
        vm.expectRevert(IWrapper.ZeroAmount.selector);
        market.requireRemovable(remover, address(wnft), id, address(0), 0);
    }

    function _expectNotAvailable() private {
        vm.startPrank(remover);
        expectText("Collateral not available for remove");
        market.removeERC20CollateralAmount(address(wnft), id, address(usd), 1);
        expectText("Collateral not available for remove");
        market.removeERC20Collateral(address(wnft), id, address(usd));
        vm.stopPrank();
    }

    function _expectEach(address who, uint256 amount, string memory text) private {
        vm.startPrank(who);
        expectText(text);
        market.removeERC20CollateralAmount(address(wnft), id, address(usd), amount);
        expectText(text);
        market.removeNativeCollateralAmount(address(wnft), id, amount);
        if (amount == 1) {
            expectText(text);
            market.removeERC20Collateral(address(wnft), id, address(usd));
        }
        vm.stopPrank();
    }
}
