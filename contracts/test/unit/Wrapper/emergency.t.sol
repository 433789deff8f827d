// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IClaims } from "../../../interfaces/IClaims.sol";
import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { AssetItem, AssetType } from "../../../types/Assets.sol";
import { CollectionsFixture } from "../../support/Collections.sol";
import { Vm } from "../../support/Vm.sol";
import { GasGriefer } from "../../support/attackers/GasGriefer.sol";
import { AnswersNo } from "../../support/tokens/AnswersNo.sol";
import { AlwaysFalse } from "../../support/tokens/Answers.sol";
import { Harm } from "../../support/tokens/Harm.sol";
import { HarmfulTransfer } from "../../support/tokens/Hostile.sol";
import { HarmfulERC721, TameERC721 } from "../../support/tokens/OddERC721.sol";
import { HarmfulERC1155, TameERC1155 } from "../../support/tokens/OddERC1155.sol";

contract WrapperEmergencyTest is CollectionsFixture {
    bytes4 private constant EMERGENCY = bytes4(keccak256("unWrap(uint8,address,uint256,bool)"));

    function test_goodItemsArePaidWithoutSuspicion() public {
        AssetItem[] memory items = two(erc20(address(usd), 5), erc1155(address(coins), 3, 20));
        uint256 id = wrapAs(alice, withOriginal(plain(), erc721(address(art), 7)), items, 1 ether);
        uint256 before = alice.balance;
        vm.recordLogs();
        _emergency(id);

        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            vm.assertNotEq(logs[i].topics[0], IWrapper.SuspiciousFail.selector);
            vm.assertNotEq(logs[i].topics[0], IClaims.ClaimKept.selector);
        }
        vm.assertEq(alice.balance, before + 1 ether);
        vm.assertEq(usd.balanceOf(alice), 1e30);
        vm.assertEq(coins.balanceOf(alice, 3), 50);
        vm.assertEq(art.ownerOf(7), alice);
        vm.assertFalse(wnft.exists(id));
    }

    function test_aFailingErc20BecomesAClaimAndTheOthersArePaid() public {
        for (uint8 i; i < 4; ++i) _expectClaimOfErc20(new HarmfulTransfer(Harm(i)));
    }

    function test_anErc20ThatAnswersNoBecomesAClaim() public {
        AlwaysFalse odd = new AlwaysFalse();
        stock(odd, 5);
        uint256 id = wrapAs(alice, plain(), one(erc20(address(odd), 5)), 0);
        odd.setTame(false);
        _emergency(id);

        _assertClaim(erc20(address(odd), 5));
    }

    function test_aFailingErc721BecomesAClaimOfOne() public {
        for (uint8 i; i < 4; ++i) {
            HarmfulERC721 odd = new HarmfulERC721(Harm(i));
            uint256 id = _wrapNft(odd);
            odd.setTame(false);
            vm.expectEmit(address(wrapper));
            emit IClaims.ClaimKept(alice, AssetType.ERC721, address(odd), 1, 1);
            vm.expectEmit(address(wrapper));
            emit IWrapper.SuspiciousFail(address(wnft), id, address(odd));
            _emergency(id);

            vm.assertEq(wrapper.claimable(alice, AssetType.ERC721, address(odd), 1), 1);
            vm.assertFalse(wnft.exists(id));
        }
    }

    function test_aCollectionThatAnswersNoBecomesAClaim() public {
        AnswersNo no = new AnswersNo();
        no.mint(alice, 1);
        vm.prank(alice);
        no.approve(address(wrapper), 1);
        uint256 id = wrapAs(alice, plain(), one(erc721(address(no), 1)), 0);
        no.sayNo();
        _emergency(id);

        vm.assertEq(wrapper.claimable(alice, AssetType.ERC721, address(no), 1), 1);
    }

    function test_aFailingErc1155BecomesAClaim() public {
        for (uint8 i; i < 4; ++i) {
            HarmfulERC1155 odd = new HarmfulERC1155(Harm(i));
            uint256 id = _wrapPack(odd);
            odd.setTame(false);
            _emergency(id);

            _assertClaim(erc1155(address(odd), 1, 4));
            vm.assertFalse(wnft.exists(id));
        }
    }

    function test_aFailingOriginalBecomesAClaim() public {
        HarmfulERC721 odd = new HarmfulERC721(Harm.BURN);
        odd.setTame(true);
        odd.mint(alice, 1);
        vm.prank(alice);
        odd.setApprovalForAll(address(wrapper), true);
        uint256 id = wrapAs(alice, withOriginal(plain(), erc721(address(odd), 1)), one(erc20(address(usd), 5)), 0);
        odd.setTame(false);
        _emergency(id);

        vm.assertEq(wrapper.claimable(alice, AssetType.ERC721, address(odd), 1), 1);
        vm.assertEq(usd.balanceOf(alice), 1e30);
    }

    function test_nativeCoinThatTheHolderRefusesBecomesItsClaim() public {
        for (uint8 i; i < 4; ++i) {
            GasGriefer griefer = new GasGriefer(Harm(i));
            vm.prank(alice);
            uint256 id =
                wrapper.wrap{ value: 1 ether }(plain(), one(erc20(address(usd), 5)), address(griefer)).tokenId;
            vm.expectEmit(address(wrapper));
            emit IWrapper.SuspiciousFail(address(wnft), id, address(0));
            griefer.act(address(wrapper), 0, abi.encodeWithSelector(EMERGENCY, AssetType.ERC721, wnft, id, true));

            vm.assertEq(wrapper.claimable(address(griefer), AssetType.NATIVE, address(0), 0), 1 ether);
            vm.assertEq(usd.balanceOf(address(griefer)), 5);
        }
    }

    function test_anAssetWhoseContractIsGoneBecomesAClaim() public {
        uint256 id = wrapAs(alice, plain(), two(erc20(address(eur), 5), erc1155(address(coins), 3, 6)), 0);
        vm.etch(address(eur), "");
        vm.etch(address(coins), "");
        _emergency(id);

        _assertClaim(erc20(address(eur), 5));
        _assertClaim(erc1155(address(coins), 3, 6));
    }

    /// Whatever the token does, all that it costs besides is the gas of one item.
    function _expectClaimOfErc20(HarmfulTransfer odd) private {
        stock(odd, 5);
        uint256 id = wrapAs(alice, plain(), two(erc20(address(odd), 5), erc20(address(usd), 6)), 1 ether);
        odd.setTame(false);
        uint256 gas = gasleft();
        vm.expectEmit(address(wrapper));
        emit IClaims.ClaimKept(alice, AssetType.ERC20, address(odd), 0, 5);
        vm.expectEmit(address(wrapper));
        emit IWrapper.SuspiciousFail(address(wnft), id, address(odd));
        _emergency(id);

        vm.assertLt(gas - gasleft(), 2 * wrapper.ITEM_GAS());
        _assertClaim(erc20(address(odd), 5));
        vm.assertEq(usd.balanceOf(alice), 1e30);
        vm.assertFalse(wnft.exists(id));
    }

    function _wrapNft(TameERC721 odd) private returns (uint256) {
        odd.setTame(true);
        odd.mint(alice, 1);
        vm.prank(alice);
        odd.setApprovalForAll(address(wrapper), true);
        return wrapAs(alice, plain(), one(erc721(address(odd), 1)), 0);
    }

    function _wrapPack(TameERC1155 odd) private returns (uint256) {
        odd.setTame(true);
        odd.mint(alice, 1, 4);
        vm.prank(alice);
        odd.setApprovalForAll(address(wrapper), true);
        return wrapAs(alice, plain(), one(erc1155(address(odd), 1, 4)), 0);
    }

    function _emergency(uint256 id) private {
        vm.prank(alice);
        wrapper.unWrap(AssetType.ERC721, address(wnft), id, true);
    }

    function _assertClaim(AssetItem memory item) private view {
        uint256 kept =
            wrapper.claimable(alice, item.asset.assetType, item.asset.contractAddress, item.tokenId);
        vm.assertEq(kept, item.amount);
    }
}
