// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

import { AssetItem, AssetType, INData } from "../../../types/Assets.sol";
import { MarketFixture } from "../../support/Market.sol";
import { Outcome, Reenterer } from "../../support/attackers/Reenterer.sol";
import { HookToken } from "../../support/tokens/Hostile.sol";
import { HookERC1155 } from "../../support/tokens/OddERC1155.sol";
import { HookERC721 } from "../../support/tokens/OddERC721.sol";

/// B1: from inside every call that the wrapper makes, every entry that changes something is refused.
contract ReentrancyTest is MarketFixture {
    uint256 private constant ENTRIES = 9;

    Reenterer private attacker;
    HookToken private coin;
    HookERC721 private art;
    HookERC1155 private piece;
    uint256 private id;

    function setUp() public override {
        super.setUp();
        attacker = new Reenterer();
        (coin, art, piece) = (new HookToken(), new HookERC721(), new HookERC1155());
        allow(address(coin));
        allow(address(art));
        allow(address(piece));
        market.setTrustedAddress(address(attacker), true);
        checker.setTrustedAddress(address(attacker), true);
        vm.warp(vm.getBlockTimestamp() + market.TRUST_DELAY());

        coin.mint(address(attacker), 100);
        art.mint(address(attacker), 7);
        piece.mint(address(attacker), 8, 9);
        vm.deal(address(attacker), 100);
        attacker.act(address(coin), 0, abi.encodeCall(coin.approve, (address(market), 100)));
        attacker.act(address(art), 0, abi.encodeCall(art.approve, (address(market), 7)));
        attacker.act(address(piece), 0, abi.encodeCall(piece.setApprovalForAll, (address(market), true)));
        coin.setHookOfAll(address(attacker));
        art.setHookOfAll(address(attacker));
        piece.setHookOfAll(address(attacker));
    }

    function test_fromInsideAWrap() public {
        _plan(1);
        attacker.setRounds(100);
        _wrap();
        vm.assertGe(attacker.visits(), 3);
        _expectRefused(ENTRIES * attacker.visits());
        _wild(100, 1, 9, 50);
    }

    function test_fromInsideAnAddition() public {
        id = wrapAs(address(attacker), surety(), none(), 0);
        _plan(id);
        attacker.act(address(market), 0, abi.encodeCall(market.addCollateral, (address(wnft), id, one(erc20(address(coin), 9)))));
        _expectRefused(ENTRIES);
    }

    function test_fromInsideEveryPayment() public {
        _wrap();
        attacker.reset();
        _plan(id);
        attacker.setRounds(100);
        vm.warp(vm.getBlockTimestamp() + 365 days);
        attacker.act(address(market), 0, abi.encodeWithSignature("unWrap(address,uint256)", address(wnft), id));

        _expectRefused(ENTRIES * attacker.visits());
        vm.assertGe(attacker.visits(), 4);
        vm.assertEq(coin.ledgerOf(address(attacker)), 100);
        vm.assertEq(address(attacker).balance, 100);
    }

    /// One entry only: an item's gas is not enough for more, and a hook that runs out of it is undone unseen.
    function test_fromInsideEveryPaymentOfAnEmergency() public {
        _wrap();
        attacker.reset();
        bytes memory entry = abi.encodeWithSignature("unWrap(address,uint256)", address(wnft), id);
        attacker.plan(address(market), 0, entry);
        attacker.setRounds(100);
        vm.warp(vm.getBlockTimestamp() + 365 days);
        bytes memory call =
            abi.encodeWithSignature("unWrap(uint8,address,uint256,bool)", AssetType.ERC721, address(wnft), id, true);
        attacker.act(address(market), 0, call);

        vm.assertGe(attacker.visits(), 3);
        _expectRefused(attacker.visits());
        _paidOrKept(100, coin.ledgerOf(address(attacker)), AssetType.ERC20, address(coin), 0);
        _paidOrKept(100, address(attacker).balance, AssetType.NATIVE, address(0), 0);
        _paidOrKept(9, piece.balanceOf(address(attacker), 8), AssetType.ERC1155, address(piece), 8);
        _paidOrKept(1, art.balanceOf(address(attacker)), AssetType.ERC721, address(art), 7);
    }

    function test_fromInsideARemoval() public {
        _wrap();
        attacker.reset();
        _plan(id);
        attacker.setRounds(100);
        bytes memory call = abi.encodeCall(market.removeERC20CollateralAmount, (address(wnft), id, address(coin), 40));
        attacker.act(address(market), 0, call);
        attacker.act(address(market), 0, abi.encodeCall(market.removeNativeCollateralAmount, (address(wnft), id, 20)));

        _expectRefused(ENTRIES * attacker.visits());
        vm.assertGe(attacker.visits(), 2);
        _wild(60, 1, 9, 30);
    }

    /// Every entry that changes something, with arguments that would succeed or fail for another reason than the lock.
    function _plan(uint256 token) private {
        address target = address(market);
        INData memory inData = withLock(plain(), 0x00, vm.getBlockTimestamp() + 30 days);
        attacker.plan(target, 0, abi.encodeCall(market.wrap, (inData, none(), address(attacker))));
        attacker.plan(target, 0, abi.encodeCall(market.addCollateral, (address(wnft), token, one(erc20(address(coin), 1)))));
        attacker.plan(target, 0, abi.encodeWithSignature("unWrap(address,uint256)", address(wnft), token));
        attacker.plan(target, 0, abi.encodeWithSignature("unWrap(uint8,address,uint256)", 3, address(wnft), token));
        attacker.plan(target, 0, abi.encodeWithSignature("unWrap(uint8,address,uint256,bool)", 3, address(wnft), token, true));
        attacker.plan(target, 0, abi.encodeCall(market.claim, (erc20(address(coin), 0), address(attacker))));
        attacker.plan(
            target, 0, abi.encodeCall(market.removeERC20CollateralAmount, (address(wnft), token, address(coin), 1))
        );
        attacker.plan(target, 0, abi.encodeCall(market.removeERC20Collateral, (address(wnft), token, address(coin))));
        attacker.plan(target, 0, abi.encodeCall(market.removeNativeCollateralAmount, (address(wnft), token, 1)));
    }

    /// The attacker wraps one of everything, as its own remover.
    function _wrap() private {
        INData memory inData = withLock(plain(), 0x00, vm.getBlockTimestamp() + 365 days);
        inData = withRules(withRoyalty(inData, address(attacker), 10_000), 0x0004);
        AssetItem[] memory items = new AssetItem[](3);
        items[0] = erc20(address(coin), 100);
        items[1] = erc721(address(art), 7);
        items[2] = erc1155(address(piece), 8, 9);
        attacker.act{ value: 0 }(address(market), 50, abi.encodeCall(market.wrap, (inData, items, address(attacker))));
        id = wnft.lastId();
    }

    function _expectRefused(uint256 count) private view {
        Outcome[] memory outcomes = attacker.outcomes();
        vm.assertEq(outcomes.length, count);
        for (uint256 i; i < count; ++i) {
            vm.assertFalse(outcomes[i].success);
            vm.assertEq(
                outcomes[i].answer,
                abi.encodeWithSelector(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector)
            );
        }
    }

    /// A hook that needs more gas than an item has makes its payment a claim.
    function _paidOrKept(uint256 all, uint256 paid, AssetType assetType, address token, uint256 tokenId) private view {
        vm.assertEq(paid + market.claimable(address(attacker), assetType, token, tokenId), all);
    }

    /// What the wrapper holds of everything, which is what is recorded of the attacker's only token.
    function _wild(uint256 coins, uint256 arts, uint256 pieces, uint256 native) private view {
        vm.assertEq(coin.ledgerOf(address(market)), coins);
        vm.assertEq(art.balanceOf(address(market)), arts);
        vm.assertEq(piece.balanceOf(address(market), 8), pieces);
        vm.assertEq(address(market).balance, native);
        vm.assertEq(balanceIn(id, erc20(address(coin), 0)), coins);
        vm.assertEq(market.getWrappedToken(address(wnft), id).collateral[0].amount, native);
    }
}
