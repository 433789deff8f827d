// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { Asset, AssetItem, AssetType, WhiteListItem } from "../../../types/Assets.sol";
import { MarketFixture } from "../../support/Market.sol";
import { StandardERC1155 } from "../../support/tokens/StandardERC1155.sol";

/// What a stranger can do to a token with white-listed assets.
contract MarketWrapperSlotsTest is MarketFixture {
    StandardERC1155 private coins;

    function setUp() public override {
        super.setUp();
        coins = new StandardERC1155();
        WhiteListItem memory enabled = WhiteListItem(false, true, false, address(tech));
        whiteList.setWLItem(Asset(AssetType.ERC1155, address(coins)), enabled);
        vm.prank(bob);
        coins.setApprovalForAll(address(market), true);
    }

    function test_aStrangerFillsNoSlotsWithACollection() public {
        uint256 id = wrapAs(alice, surety(), none(), 1 ether);
        AssetItem[] memory list = _coins();
        vm.expectRevert(abi.encodeWithSelector(IWrapper.NotDepositor.selector, bob));
        vm.prank(bob);
        market.addCollateral(address(wnft), id, list);
    }

    function test_aTokenThatIsFullIsUnwrapped() public {
        uint256 id = wrapAs(alice, surety(), none(), 1 ether);
        vm.prank(alice);
        wnft.setApprovalForAll(bob, true);
        AssetItem[] memory list = _coins();
        vm.prank(bob);
        market.addCollateral(address(wnft), id, list);
        vm.warp(vm.getBlockTimestamp() + 365 days);
        vm.prank(alice);
        market.unWrap(address(wnft), id);
        vm.assertEq(coins.balanceOf(alice, 25), 1);
        vm.assertEq(alice.balance, 1e24);
    }

    function test_anEndedTokenHoldsNothingForItsRemover() public {
        uint256 id = wrapAs(alice, surety(), one(erc20(address(usd), 10)), 1 ether);
        vm.warp(vm.getBlockTimestamp() + 365 days);
        vm.prank(alice);
        market.unWrap(AssetType.ERC721, address(wnft), id, true);
        vm.startPrank(remover);
        expectText("wNFT not exists");
        market.removeERC20CollateralAmount(address(wnft), id, address(usd), 1);
        expectText("wNFT not exists");
        market.removeNativeCollateralAmount(address(wnft), id, 1);
    }

    function _coins() private returns (AssetItem[] memory list) {
        list = new AssetItem[](25);
        for (uint256 i; i < 25; ++i) {
            coins.mint(bob, i + 1, 1);
            list[i] = erc1155(address(coins), i + 1, 1);
        }
    }
}
