// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { AssetItem, AssetType, INData } from "../../../types/Assets.sol";
import { BaseFixture } from "../../support/Market.sol";
import { Vm } from "../../support/Vm.sol";
import { Pausable } from "../../support/tokens/Guards.sol";

/// What the specification says of unwraps that cannot return everything.
contract EmergencyTest is BaseFixture {
    Pausable internal odd;

    function setUp() public override {
        super.setUp();
        odd = new Pausable();
        odd.setTame(true);
        odd.mint(alice, 100);
        vm.prank(alice);
        odd.approve(address(wrapper), type(uint256).max);
    }

    // shows B-4-057, B-4-058, B-7.4-019, B-7.4-076
    function test_anEmergencyUnwrapFinishesDespiteAFailingToken() public {
        uint256 id = wrapAs(alice, plain(), two(erc20(address(odd), 5), erc20(address(usd), 6)), 1 ether);
        odd.setTame(false);
        uint256 before = usd.balanceOf(alice);
        vm.prank(alice);
        vm.expectRevert();
        wrapper.unWrap(address(wnft), id);

        vm.expectEmit(address(wrapper));
        emit IWrapper.SuspiciousFail(address(wnft), id, address(odd));
        vm.prank(alice);
        wrapper.unWrap(AssetType.ERC721, address(wnft), id, true);

        vm.assertEq(usd.balanceOf(alice), before + 6);
        vm.assertFalse(wnft.exists(id));
        vm.assertEq(wrapper.claimable(alice, AssetType.ERC20, address(odd), 0), 5);
        odd.setTame(true);
        vm.prank(alice);
        wrapper.claim(erc20(address(odd), 0), bob);
        vm.assertEq(odd.balanceOf(bob), 5);
        vm.assertEq(wrapper.claimable(alice, AssetType.ERC20, address(odd), 0), 0);
    }

    // shows B-4-057, B-7.4-076
    function test_aGoodTokenRaisesNoSuspicion() public {
        uint256 id = wrapAs(alice, plain(), one(erc20(address(usd), 6)), 1 ether);
        vm.recordLogs();
        vm.prank(alice);
        wrapper.unWrap(AssetType.ERC721, address(wnft), id, true);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        vm.assertGt(logs.length, 2);
        for (uint256 i; i < logs.length; ++i) vm.assertNotEq(logs[i].topics[0], IWrapper.SuspiciousFail.selector);
        vm.assertEq(wrapper.claimable(alice, AssetType.ERC20, address(usd), 0), 0);
    }

    // shows B-4-055, B-4-056, B-7.4-075
    function test_withLittleGasTheLastItemsAreReturnedAndTheRestIsKept() public {
        uint256 id = wrapAs(alice, plain(), two(erc20(address(eur), 5), erc20(address(usd), 6)), 1 ether);
        (uint256 eurBefore, uint256 usdBefore) = (eur.balanceOf(alice), usd.balanceOf(alice));

        vm.expectEmit(address(wrapper));
        emit IWrapper.PartialUnWrapp(address(wnft), id, 1);
        vm.prank(alice);
        wrapper.unWrap{ gas: 1_300_000 }(AssetType.ERC721, address(wnft), id, true);

        vm.assertEq(usd.balanceOf(alice), usdBefore + 6);
        vm.assertEq(eur.balanceOf(alice), eurBefore);
        vm.assertEq(wnft.ownerOf(id), alice);
        vm.prank(alice);
        expectText("Transfer was disabled by author");
        wnft.transferFrom(alice, bob, id);
        AssetItem[] memory left = wrapper.getWrappedToken(address(wnft), id).collateral;
        vm.assertEq(left.length, 2);
        vm.assertEq(left[1].amount, 5);
        vm.assertEq(uint256(left[0].asset.assetType), uint256(AssetType.NATIVE));

        vm.prank(alice);
        wrapper.unWrap(AssetType.ERC721, address(wnft), id, true);
        vm.assertEq(eur.balanceOf(alice), eurBefore + 5);
        vm.assertFalse(wnft.exists(id));
    }

    function test_nativeCoinThatCameLastIsReadAfterAPartialUnwrap() public {
        uint256 id = wrapAs(alice, plain(), two(erc20(address(eur), 5), erc20(address(usd), 6)), 0);
        vm.startPrank(alice);
        wrapper.addCollateral{ value: 7 }(address(wnft), id, none());
        wrapper.unWrap{ gas: 1_300_000 }(AssetType.ERC721, address(wnft), id, true);
        vm.stopPrank();

        AssetItem[] memory left = wrapper.getWrappedToken(address(wnft), id).collateral;
        vm.assertEq(left.length, 2);
        vm.assertEq(left[0].amount, 5);
        vm.assertEq(left[1].amount, 7);
        (uint256 amount, uint256 index) =
            wrapper.getCollateralBalanceAndIndex(address(wnft), id, AssetType.NATIVE, address(0), 0);
        vm.assertEq(amount, 7);
        vm.assertEq(index, 1);
    }

    function test_aThresholdWhoseTokenWasReturnedDoesNotKeepTheRest() public {
        INData memory inData = withLock(withFee(plain(), address(usd), 10), 0x01, 10);
        uint256 id = wrapAs(alice, inData, two(erc20(address(eur), 5), erc20(address(usd), 10)), 0);
        vm.startPrank(alice);
        wrapper.unWrap{ gas: 1_300_000 }(AssetType.ERC721, address(wnft), id, true);
        vm.assertEq(balanceIn(id, erc20(address(usd), 0)), 0);
        wrapper.unWrap(address(wnft), id);

        vm.assertEq(wrapper.getWrappedToken(address(wnft), id).collateral.length, 0);
    }
}
