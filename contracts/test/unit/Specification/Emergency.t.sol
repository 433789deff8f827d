// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { AssetItem, AssetType } from "../../../types/Assets.sol";
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
        AssetItem[] memory left = wrapper.getWrappedToken(address(wnft), id).collateral;
        vm.assertEq(left.length, 2);
        vm.assertEq(left[1].amount, 5);

        vm.prank(alice);
        wrapper.unWrap(AssetType.ERC721, address(wnft), id, true);
        vm.assertEq(eur.balanceOf(alice), eurBefore + 5);
        vm.assertFalse(wnft.exists(id));
    }
}
