// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { AssetType, INData } from "../../../types/Assets.sol";
import { MarketFixture } from "../../support/Market.sol";
import { StandardERC721 } from "../../support/tokens/StandardERC721.sol";

/// B7: who opens slots, what can lie inside, and what cannot keep the rest inside for ever.
contract SlotsTest is MarketFixture {
    StandardERC721 private art;

    function setUp() public override {
        super.setUp();
        art = new StandardERC721();
        allow(address(art));
    }

    function test_aStrangerTopsUpAndBringsListedErc20_butNoNft() public {
        uint256 id = wrapAs(alice, surety(), one(erc20(address(usd), 5)), 0);
        vm.startPrank(bob);
        market.addCollateral(address(wnft), id, one(erc20(address(usd), 1)));
        market.addCollateral(address(wnft), id, one(erc20(address(eur), 1)));
        art.mint(bob, 1);
        art.setApprovalForAll(address(market), true);
        vm.expectRevert(abi.encodeWithSelector(IWrapper.NotDepositor.selector, bob));
        market.addCollateral(address(wnft), id, one(erc721(address(art), 1)));
        vm.stopPrank();

        vm.assertEq(balanceIn(id, erc20(address(usd), 0)), 6);
        vm.assertEq(balanceIn(id, erc20(address(eur), 0)), 1);
    }

    function test_whomTheHolderApprovedBringsAnything() public {
        uint256 id = wrapAs(alice, surety(), one(erc20(address(usd), 5)), 0);
        vm.prank(alice);
        wnft.setApprovalForAll(bob, true);
        vm.startPrank(bob);
        art.mint(bob, 1);
        art.setApprovalForAll(address(market), true);
        market.addCollateral(address(wnft), id, one(erc721(address(art), 1)));
        vm.stopPrank();

        vm.assertEq(art.ownerOf(1), address(market));
    }

    function test_theMarketTakesNoFeeThreshold_whichNoTransferCouldEverMeet() public {
        INData memory inData = withLock(withFee(surety(), address(usd), 10), 0x01, 10);
        vm.prank(alice);
        expectText("Fee threshold without transfers");
        market.wrap(inData, none(), alice);
    }

    function test_whatForbidsWrappingDoesNotGoInAsCollateralEither() public {
        market.setWhiteList(address(0));
        uint256 inner = wrapAs(alice, withRules(surety(), 0x0006), one(erc20(address(usd), 1)), 0);
        uint256 id = wrapAs(alice, surety(), none(), 1);
        vm.startPrank(alice);
        wnft.setApprovalForAll(address(market), true);
        expectText("Wrap check fail");
        market.addCollateral(address(wnft), id, one(erc721(address(wnft), inner)));
        vm.stopPrank();
    }

    function test_anErc20IsFoundWhateverIdIsAsked() public {
        uint256 id = wrapAs(alice, surety(), one(erc20(address(usd), 5)), 0);
        (uint256 amount, uint256 index) =
            market.getCollateralBalanceAndIndex(address(wnft), id, AssetType.ERC20, address(usd), 7);
        vm.assertEq(amount, 5);
        vm.assertEq(index, 0);
    }
}
