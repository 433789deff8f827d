// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { AssetItem, AssetType } from "../../../types/Assets.sol";
import { Wallet1271, Temper } from "../../support/attackers/Wallet1271.sol";
import { BaseFixture } from "../../support/Market.sol";
import { Specimen, TokenZoo } from "../../support/TokenZoo.sol";
import { IERC1155 } from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// B6: whatever a token does, good collateral beside it comes back, and other holders lose nothing by it.
contract OddTokensTest is BaseFixture {
    TokenZoo private zoo;
    uint256 private constant AMOUNT = 1_000;

    function setUp() public override {
        super.setUp();
        zoo = new TokenZoo(alice);
    }

    function test_besideEveryOddTokenGoodCollateralComesBack() public {
        for (uint256 i; i < zoo.count(); ++i) {
            uint256 state = vm.snapshotState();
            uint256 id = _wrapBeside(alice, i, 1);
            zoo.setTame(i, false);
            uint256 before = usd.balanceOf(alice);
            vm.prank(alice);
            wrapper.unWrap{ gas: 20_000_000 }(AssetType.ERC721, address(wnft), id, true);

            vm.assertFalse(wnft.exists(id), zoo.specimenAt(i).name);
            vm.assertEq(usd.balanceOf(alice), before + 6, zoo.specimenAt(i).name);
            vm.assertGe(alice.balance, 1e24, zoo.specimenAt(i).name);
            vm.revertToState(state);
        }
    }

    function test_whatAnEmergencyDidNotPayIsPaidOnceTheTokenIsTame() public {
        uint256 kept;
        for (uint256 i; i < zoo.count(); ++i) {
            uint256 state = vm.snapshotState();
            Specimen memory specimen = zoo.specimenAt(i);
            uint256 id = _wrapBeside(alice, i, 1);
            uint256 whole = zoo.heldBy(i, address(wrapper), 1);
            zoo.setTame(i, false);
            vm.prank(alice);
            wrapper.unWrap{ gas: 20_000_000 }(AssetType.ERC721, address(wnft), id, true);
            zoo.setTame(i, true);

            uint256 claimed = wrapper.claimable(alice, specimen.assetType, specimen.token, 1);
            if (specimen.assetType == AssetType.ERC20) {
                claimed = wrapper.claimable(alice, specimen.assetType, specimen.token, 0);
            }
            if (claimed != 0 && zoo.heldBy(i, address(wrapper), 1) >= claimed) {
                AssetItem memory item = _itemOf(i, 1);
                vm.prank(alice);
                wrapper.claim(item, bob);
                vm.assertEq(zoo.heldBy(i, bob, 1), claimed, specimen.name);
                vm.assertEq(zoo.heldBy(i, address(wrapper), 1), whole - claimed, specimen.name);
            }
            if (claimed != 0) ++kept;
            vm.revertToState(state);
        }
        vm.assertGt(kept, 15);
    }

    function test_anErc20ThatPaysIsPaidToTwoHoldersOutOfOnePot() public {
        uint256 paying;
        for (uint256 i; i < zoo.count(); ++i) {
            if (zoo.specimenAt(i).assetType != AssetType.ERC20 || !zoo.paysOut(i)) continue;
            ++paying;
            uint256 state = vm.snapshotState();
            uint256 first = _wrapBeside(alice, i, 1);
            uint256 second = _wrapBeside(bob, i, 1);
            zoo.setTame(i, false);
            _end(alice, first);
            _end(bob, second);

            string memory name = zoo.specimenAt(i).name;
            address token = zoo.specimenAt(i).token;
            uint256 alices = wrapper.claimable(alice, AssetType.ERC20, token, 0);
            uint256 bobs = wrapper.claimable(bob, AssetType.ERC20, token, 0);
            vm.assertLe(alices + bobs, _told(i, address(wrapper)), name);
            vm.assertGe(_told(i, bob) + bobs, AMOUNT, name);
            vm.revertToState(state);
        }
        vm.assertGt(paying, 15);
    }

    function test_anAccountWithCodeIsAHolderLikeAnyOther_7702() public {
        uint256 id = wrapAs(alice, plain(), one(erc20(address(usd), 6)), 5);
        (, uint256 key) = account("alice");
        vm.signAndAttachDelegation(address(new Wallet1271(bob, Temper.HONEST)), key);
        vm.prank(bob);
        expectText("Only owner can unwrap it");
        wrapper.unWrap(address(wnft), id);

        uint256 before = usd.balanceOf(alice);
        vm.prank(alice);
        wrapper.unWrap(address(wnft), id);
        vm.assertGt(alice.code.length, 0);
        vm.assertEq(usd.balanceOf(alice), before + 6);
        vm.assertEq(alice.balance, 1e24);
    }

    /// What the token tells, in its own units; what it really holds where it does not answer.
    function _told(uint256 i, address who) private view returns (uint256) {
        try IERC20(zoo.specimenAt(i).token).balanceOf{ gas: 1_000_000 }(who) returns (uint256 balance) {
            return balance;
        } catch {
            return zoo.heldBy(i, who, 0);
        }
    }

    function _end(address who, uint256 id) private {
        vm.prank(who);
        wrapper.unWrap{ gas: 20_000_000 }(AssetType.ERC721, address(wnft), id, true);
    }

    /// A wrap of an odd token, still tame, between good ones.
    function _wrapBeside(address who, uint256 i, uint256 tokenId) private returns (uint256) {
        Specimen memory specimen = zoo.specimenAt(i);
        zoo.setTame(i, true);
        zoo.mint(i, who, tokenId, AMOUNT);
        vm.startPrank(who);
        // ERC-721 and ERC-1155 have the same `setApprovalForAll`.
        if (specimen.assetType == AssetType.ERC20) IERC20(specimen.token).approve(address(wrapper), AMOUNT);
        else IERC1155(specimen.token).setApprovalForAll(address(wrapper), true);
        vm.stopPrank();
        return wrapAs(who, plain(), two(_itemOf(i, tokenId), erc20(address(usd), 6)), 3);
    }

    function _itemOf(uint256 i, uint256 tokenId) private view returns (AssetItem memory) {
        Specimen memory specimen = zoo.specimenAt(i);
        if (specimen.assetType == AssetType.ERC20) return erc20(specimen.token, AMOUNT);
        if (specimen.assetType == AssetType.ERC721) return erc721(specimen.token, tokenId);
        return erc1155(specimen.token, tokenId, AMOUNT);
    }
}
