// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Asset, AssetType, INData, Royalty, WhiteListItem } from "../../../types/Assets.sol";
import { MarketFixture } from "../../support/Market.sol";
import { MoodyChecker } from "../../support/attackers/Checkers.sol";
import { StandardERC20 } from "../../support/tokens/StandardERC20.sol";
import { StandardERC721 } from "../../support/tokens/StandardERC721.sol";

contract MarketWrapperWrapTest is MarketFixture {
    StandardERC721 private art;

    function setUp() public override {
        super.setUp();
        art = new StandardERC721();
        art.mint(alice, 7);
        vm.prank(alice);
        art.setApprovalForAll(address(wrapper), true);
    }

    function test_lockAndRuleAreAskedForWhoeverChecks() public {
        market.setCheckerAddress(address(new MoodyChecker()));
        expectText("No Time Lock found");
        wrapAs(alice, withRules(withRoyalty(plain(), remover, 10_000), 0x0004), none(), 0);
        expectText("NoTransfer rule not set");
        wrapAs(alice, withRules(surety(), 0x000B), none(), 0);
    }

    function test_everyReceiverIsTrustedAndThereIsOne() public {
        INData memory inData = surety();
        inData.royalties = new Royalty[](0);
        expectText("Trusted multisig not found in royalty");
        wrapAs(alice, inData, none(), 0);
        inData.royalties = surety().royalties;
        inData.royalties[0].percent = 5000;
        inData = withRoyalty(inData, stranger, 5000);
        expectText("Trusted multisig not found in royalty");
        wrapAs(alice, inData, none(), 0);
    }

    function test_feesAreInTokensEnabledForFees() public {
        whiteList.setWLItem(Asset(AssetType.ERC20, address(usd)), WhiteListItem(false, true, true, address(tech)));
        expectText("WL:Some assets are not enabled for fee");
        wrapAs(alice, withFee(surety(), address(usd), 5), none(), 0);
        wrapAs(alice, withFee(surety(), address(eur), 5), none(), 0);
    }

    function test_collateralIsEnabledInAWrapAndAfterwards() public {
        StandardERC20 other = fund(new StandardERC20("Other", "OTH"));
        expectText("WL:Some assets are not enabled for collateral");
        wrapAs(alice, surety(), two(erc20(address(usd), 5), erc20(address(other), 5)), 0);
        uint256 id = wrapAs(alice, surety(), one(erc20(address(usd), 5)), 0);
        expectText("WL:Some assets are not enabled for collateral");
        vm.prank(alice);
        market.addCollateral(address(wnft), id, one(erc20(address(other), 5)));
    }

    function test_anybodyMayAddAnEnabledAssetOfAnotherKind() public {
        uint256 id = wrapAs(alice, surety(), none(), 1);
        vm.prank(bob);
        market.addCollateral(address(wnft), id, one(erc20(address(eur), 5)));
        vm.assertEq(balanceIn(id, erc20(address(eur), 0)), 5);
    }

    function test_aBlackListedOriginalIsNotWrapped() public {
        whiteList.setBLItem(Asset(AssetType.ERC721, address(art)), true);
        expectText("WL:Asset disabled for wrap");
        wrapAs(alice, withOriginal(surety(), erc721(address(art), 7)), none(), 0);
    }

    function test_anOriginalCarriesOnlyRulesThatItMay() public {
        whiteList.setRules(address(art), 0x0000, 0x0004);
        expectText("WL:Some rules are disabled for this asset");
        wrapAs(alice, withOriginal(surety(), erc721(address(art), 7)), none(), 0);
        whiteList.setRules(address(art), 0x0004, 0x0000);
        wrapAs(alice, withOriginal(surety(), erc721(address(art), 7)), none(), 0);
        vm.assertEq(art.ownerOf(7), address(market));
    }

    function test_nativeCoinAloneAsksNoList() public {
        market.setWhiteList(stranger);
        uint256 id = wrapAs(alice, surety(), none(), 1 ether);
        vm.prank(bob);
        market.addCollateral{ value: 1 ether }(address(wnft), id, none());
        vm.assertEq(address(market).balance, 2 ether);
    }

    function test_listsThatChangeAfterwardsNeverStopAnUnwrap() public {
        uint256 id = wrapAs(
            alice, withOriginal(surety(), erc721(address(art), 7)), one(erc20(address(usd), 5)), 1 ether
        );
        whiteList.removeWLItem(Asset(AssetType.ERC20, address(usd)));
        whiteList.setBLItem(Asset(AssetType.ERC20, address(usd)), true);
        whiteList.setBLItem(Asset(AssetType.ERC721, address(art)), true);
        whiteList.setRules(address(art), 0x0001, 0xFFFF);
        market.setTrustedAddress(remover, false);
        checker.setTrustedAddress(remover, false);
        market.setCheckerAddress(address(0));
        expectText("WL:Some assets are not enabled for collateral");
        vm.prank(alice);
        market.addCollateral(address(wnft), id, one(erc20(address(usd), 5)));

        vm.warp(vm.getBlockTimestamp() + 365 days);
        vm.prank(alice);
        market.unWrap(address(wnft), id);
        vm.assertEq(usd.balanceOf(alice), 1e30);
        vm.assertEq(art.ownerOf(7), alice);
        vm.assertEq(alice.balance, 1e24);
    }

    function test_aWhiteListWithoutAContractStopsNoUnwrap() public {
        uint256 id = wrapAs(alice, surety(), one(erc20(address(usd), 5)), 0);
        market.setWhiteList(stranger);
        vm.warp(vm.getBlockTimestamp() + 365 days);
        vm.prank(alice);
        market.unWrap(AssetType.ERC721, address(wnft), id, true);
        vm.assertEq(usd.balanceOf(alice), 1e30);
    }
}
