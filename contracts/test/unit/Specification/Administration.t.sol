// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";

import { IMarketWrapper } from "../../../interfaces/IMarketWrapper.sol";
import { IWhiteList } from "../../../interfaces/IWhiteList.sol";
import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { FixedSupplyToken } from "../../../tokens/FixedSupplyToken.sol";
import { TechToken } from "../../../tokens/TechToken.sol";
import { WrappedNFT721 } from "../../../tokens/WrappedNFT721.sol";
import { Asset, AssetItem, AssetType, Fee, Royalty, WhiteListItem } from "../../../types/Assets.sol";
import { MarketChecker } from "../../../wrapper/MarketChecker.sol";
import { MarketFixture } from "../../support/Market.sol";

/// What the specification says of owners, lists, minters and the tokens themselves, line by line.
contract AdministrationTest is MarketFixture {
    function _refusesStrangers(address to, bytes memory data) private {
        vm.prank(stranger);
        (bool success, bytes memory answer) = to.call(data);
        vm.assertFalse(success);
        vm.assertEq(answer, abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, stranger));
    }

    // shows B-4-071, B-6-020, B-6-021, B-7.4-083
    function test_ownershipGoesOverInTwoStepsAndCanBeGivenUp() public {
        market.transferOwnership(bob);
        vm.assertEq(market.owner(), address(this));
        vm.expectEmit(address(market));
        emit Ownable.OwnershipTransferred(address(this), bob);
        vm.prank(bob);
        market.acceptOwnership();
        vm.expectEmit(address(market));
        emit Ownable.OwnershipTransferred(bob, address(0));
        vm.prank(bob);
        market.renounceOwnership();
        vm.assertEq(market.owner(), address(0));
    }

    // shows B-6-025, B-6-026, B-6-027, B-6-028, B-6-029, B-6-030, B-6-031
    function test_settersAreForTheOwnerAlone() public {
        _refusesStrangers(address(market), abi.encodeCall(market.transferOwnership, (stranger)));
        _refusesStrangers(address(market), abi.encodeCall(market.renounceOwnership, ()));
        _refusesStrangers(address(market), abi.encodeCall(market.setWhiteList, (stranger)));
        _refusesStrangers(address(market), abi.encodeCall(market.setCheckerAddress, (stranger)));
        _refusesStrangers(address(market), abi.encodeCall(market.setTrustedAddress, (stranger, true)));
        _refusesStrangers(address(market), abi.encodeCall(market.setWNFTId, (AssetType.ERC721, stranger, 0)));
        _refusesStrangers(address(checker), abi.encodeCall(checker.setTrustedAddress, (stranger, true)));
        _refusesStrangers(address(wnft), abi.encodeCall(wnft.setMinter, (stranger)));
        Asset memory asset = Asset(AssetType.ERC20, stranger);
        WhiteListItem memory item = WhiteListItem(true, true, true, stranger);
        _refusesStrangers(address(whiteList), abi.encodeCall(whiteList.setWLItem, (asset, item)));
        _refusesStrangers(address(whiteList), abi.encodeCall(whiteList.removeWLItem, (asset)));
        _refusesStrangers(address(whiteList), abi.encodeCall(whiteList.setBLItem, (asset, true)));
        _refusesStrangers(address(whiteList), abi.encodeCall(whiteList.setRules, (stranger, 0x0001, 0x0002)));
    }

    // shows B-7.4-030, B-7.4-034
    function test_theWhiteListIsUsedFromThenOn() public {
        market.setWhiteList(address(0));
        vm.assertEq(market.protocolWhiteList(), address(0));
        market.setWhiteList(address(whiteList));
        whiteList.removeWLItem(Asset(AssetType.ERC20, address(usd)));
        vm.prank(alice);
        expectText("WL:Some assets are not enabled for collateral");
        market.wrap(surety(), one(erc20(address(usd), 1)), alice);
    }

    // shows B-7.4-031
    function test_theCheckerIsUsedFromThenOn() public {
        wrapAs(alice, surety(), none(), 1);
        market.setCheckerAddress(address(MarketChecker(deploy("MarketChecker", abi.encode(IMarketWrapper(address(market)))))));
        vm.prank(alice);
        expectText("Trusted multisig not found in royalty");
        market.wrap(surety(), none(), alice);
    }

    // shows B-7.4-032, B-7.4-033
    function test_trustWorksAfterItsDelayAndEndsAtOnce() public {
        market.setTrustedAddress(stranger, true);
        vm.assertFalse(market.trustedOperators(stranger));
        vm.warp(block.timestamp + 2 days);
        vm.assertTrue(market.trustedOperators(stranger));
        market.setTrustedAddress(stranger, false);
        vm.assertFalse(market.trustedOperators(stranger));
    }

    // shows B-4-048, B-4-049, B-6-047, B-7.4-023, B-7.4-024, B-7.4-074
    function test_aTrustedAddressMayRemoveOthersMayNot() public {
        uint256 id = wrapAs(alice, surety(), one(erc20(address(usd), 10)), 5 ether);
        vm.prank(stranger);
        expectText("Sender is not in beneficiary list");
        market.removeERC20CollateralAmount(address(wnft), id, address(usd), 1);

        vm.startPrank(remover);
        vm.expectEmit(address(market));
        emit IMarketWrapper.CollateralRemoved(address(wnft), id, AssetType.ERC20, address(usd), 0, 4);
        vm.assertEq(market.removeERC20CollateralAmount(address(wnft), id, address(usd), 4), 4);
        vm.assertEq(balanceIn(id, erc20(address(usd), 0)), 6);
        market.removeERC20Collateral(address(wnft), id, address(usd));
        market.removeNativeCollateralAmount(address(wnft), id, 2 ether);
        vm.stopPrank();

        vm.assertEq(balanceIn(id, erc20(address(usd), 0)), 0);
        vm.assertEq(usd.balanceOf(remover), 10);
        vm.assertEq(remover.balance, 2 ether);
        market.setTrustedAddress(remover, false);
        vm.prank(remover);
        expectText("Only trusted address");
        market.removeNativeCollateralAmount(address(wnft), id, 1);
    }

    function test_setWNFTIdTakesNoOtherCodeThanThatOfTheFirst() public {
        FixedSupplyToken odd = FixedSupplyToken(deploy("FixedSupplyToken", abi.encode("Fixed", "FIX", alice)));
        vm.expectRevert(abi.encodeWithSelector(IWrapper.OtherCode.selector, address(odd)));
        market.setWNFTId(AssetType.ERC721, address(odd), 0);
    }

    function test_setWNFTIdWantsTheWrapperAsMinter_whateverTheLastId() public {
        WrappedNFT721 next = WrappedNFT721(deploy("WrappedNFT721", abi.encode("next", "NXT", "https://surety.example/")));
        expectText("Trusted address only");
        market.setWNFTId(AssetType.ERC721, address(next), 0);
    }

    // shows B-7.4-029, B-7.4-034
    function test_setWNFTIdNamesTheContractAndTheLastId() public {
        WrappedNFT721 next = WrappedNFT721(deploy("WrappedNFT721", abi.encode("next", "NXT", "https://surety.example/")));
        next.setMinter(address(market));
        market.setWNFTId(AssetType.ERC721, address(next), 41);
        (address contract_, uint256 lastId) = market.lastWNFTId(AssetType.ERC721);
        vm.assertEq(contract_, address(next));
        vm.assertEq(lastId, 41);
        wrapAs(alice, surety(), none(), 1);
        vm.assertEq(next.ownerOf(42), alice);
        vm.assertEq(uint256(market.wnftTypes(address(next))), uint256(AssetType.ERC721));
        vm.assertEq(uint256(market.wnftTypes(address(wnft))), uint256(AssetType.ERC721));
    }

    // shows B-3.1-010, B-3.1-011, B-4-069, B-4-070, B-7.4-036, B-7.4-037, B-7.4-038, B-7.4-040, B-7.4-041, B-7.4-042
    // shows B-7.4-081, B-7.4-082
    function test_whiteAndBlackListKeepTheirEntriesAndTell() public {
        Asset memory asset = Asset(AssetType.ERC20, stranger);
        vm.expectEmit(address(whiteList));
        emit IWhiteList.WhiteListItemChanged(stranger, false, true, true, bob);
        whiteList.setWLItem(asset, WhiteListItem(false, true, true, bob));
        vm.assertEq(whiteList.getWLItemCount(), 3);
        vm.assertEq(whiteList.getWLAddressByIndex(2).contractAddress, stranger);
        vm.assertEq(whiteList.getWLAddresses()[2].contractAddress, stranger);
        vm.assertEq(whiteList.getWLItem(stranger).transferFeeModel, bob);
        vm.assertFalse(whiteList.enabledForFee(stranger));
        vm.assertTrue(whiteList.enabledForCollateral(stranger) && whiteList.enabledRemoveFromCollateral(stranger));

        vm.expectEmit(address(whiteList));
        emit IWhiteList.WhiteListItemChanged(stranger, false, false, false, address(0));
        whiteList.removeWLItem(asset);
        vm.assertEq(whiteList.getWLItemCount(), 2);

        vm.expectEmit(address(whiteList));
        emit IWhiteList.BlackListItemChanged(stranger, true);
        whiteList.setBLItem(asset, true);
        vm.assertTrue(whiteList.getBLItem(stranger));
        vm.assertEq(whiteList.getBLItemCount(), 1);
        vm.assertEq(whiteList.getBLAddressByIndex(0).contractAddress, stranger);
        vm.assertEq(whiteList.getBLAddresses()[0].contractAddress, stranger);
        vm.expectEmit(address(whiteList));
        emit IWhiteList.BlackListItemChanged(stranger, false);
        whiteList.setBLItem(asset, false);
        vm.assertFalse(whiteList.getBLItem(stranger));
    }

    // shows B-7.4-034
    function test_readsThatClientsAskFor() public view {
        vm.assertEq(market.MAX_COLLATERAL_SLOTS(), 25);
        vm.assertEq(market.MAX_TIME_TO_UNWRAP(), 3 * 365 days);
        vm.assertEq(market.protocolTechToken(), address(tech));
        vm.assertEq(market.protocolWhiteList(), address(whiteList));
        vm.assertEq(market.checker(), address(checker));
        (address contract_, uint256 lastId) = market.lastWNFTId(AssetType.ERC721);
        vm.assertEq(contract_, address(wnft));
        vm.assertEq(lastId, 0);
        vm.assertEq(uint256(market.wnftTypes(address(wnft))), uint256(AssetType.ERC721));
        vm.assertEq(uint256(market.wnftTypes(stranger)), uint256(AssetType.EMPTY));
    }

    // shows B-5-047, B-5-048, B-7.4-039, B-7.4-043, B-7.4-044
    function test_rulesAreMaskedByOnlyAndByDisabled() public {
        whiteList.setRules(stranger, 0x0000, 0x0004);
        vm.assertFalse(whiteList.rulesEnabled(stranger, 0x0005));
        vm.assertTrue(whiteList.rulesEnabled(stranger, 0x0003));
        vm.assertEq(bytes32(whiteList.validateRules(stranger, 0x0007)), bytes32(bytes2(0x0003)));
        whiteList.setRules(stranger, 0x0001, 0x0004);
        vm.assertTrue(whiteList.rulesEnabled(stranger, 0x0001));
        vm.assertFalse(whiteList.rulesEnabled(stranger, 0x0003));
        vm.assertEq(bytes32(whiteList.validateRules(stranger, 0x0007)), bytes32(bytes2(0x0001)));
        vm.assertEq(bytes32(whiteList.validateRules(bob, 0x0007)), bytes32(bytes2(0x0007)));
    }

    // shows B-3.1-019, B-3.1-021, B-6-034, B-6-039, B-6-040, B-6-042, B-6-043, B-7.4-052, B-7.4-054, B-7.4-055
    // shows B-7.4-056, B-7.4-057, B-9-025
    function test_wrappedTokensAreDeployedWithThreeArgumentsAndMintedByTheMinterAlone() public {
        WrappedNFT721 token = WrappedNFT721(deploy("WrappedNFT721", abi.encode("name", "SYM", "https://surety.example/")));
        token.setMinter(bob);
        vm.assertEq(token.wrapperMinter(), bob);
        vm.assertEq(token.owner(), address(this));
        expectText("Trusted address only");
        token.mint(alice, 1);
        vm.startPrank(bob);
        token.mint(alice, 1);
        vm.stopPrank();
        vm.assertTrue(token.exists(1));
        vm.assertEq(token.totalSupply(), 1);
        vm.assertTrue(token.supportsInterface(0x80ac58cd));
        expectText("Trusted address only");
        token.burn(1);
        vm.prank(alice);
        token.approve(stranger, 1);
        vm.prank(stranger);
        token.transferFrom(alice, stranger, 1);
        vm.prank(bob);
        token.burn(1);
        vm.assertEq(token.totalSupply(), 0);
    }

    // shows B-3.1-024, B-6-050, B-6-051, B-6-052, B-7.4-063, B-7.4-064, B-7.4-065, B-7.4-066, B-7.4-067, B-7.4-068
    // shows B-9-035
    function test_theTechnicalTokenIsBoundOnceAndItsMintersComeAndGo() public {
        vm.assertEq(tech.wrapper(), address(market));
        expectText("Already registered");
        tech.registerModel();
        vm.assertEq(tech.ROYALTY_PERCENT_BASE(), 10_000);
        vm.assertTrue(tech.isMinter(address(this)));
        tech.addMinter(bob);
        vm.startPrank(bob);
        tech.mint(bob, 5);
        tech.renounceMinter();
        expectText("MinterRole: caller does not have the Minter role");
        tech.mint(bob, 5);
        expectText("MinterRole: caller does not have the Minter role");
        tech.addMinter(bob);
        vm.stopPrank();
        tech.addMinter(bob);
        tech.removeMinter(bob);
        vm.assertFalse(tech.isMinter(bob));

        Royalty[] memory royalties = new Royalty[](1);
        royalties[0] = Royalty(bob, 2500);
        (AssetItem[] memory items, address[] memory from, address[] memory to) =
            tech.getTransfersList(Fee(0x00, 1000, address(usd)), royalties, alice, stranger);
        vm.assertEq(items[0].amount, 250);
        vm.assertEq(from[0], alice);
        vm.assertEq(to[0], bob);
    }

    // shows B-3.1-025, B-7.4-058, B-7.4-059, B-7.4-060, B-7.4-061, B-7.4-062, B-9-036
    function test_theFixedSupplyIsMintedOnceAndMovesAsTokensDo() public {
        FixedSupplyToken token = FixedSupplyToken(deploy("FixedSupplyToken", abi.encode("Fixed", "FIX", alice)));
        vm.assertEq(token.MAX_SUPPLY(), 500_000_000e18);
        vm.assertEq(token.totalSupply(), token.MAX_SUPPLY());
        vm.assertEq(token.decimals(), 18);
        vm.startPrank(alice);
        token.transfer(bob, 7);
        token.approve(bob, 5);
        token.increaseAllowance(bob, 3);
        token.decreaseAllowance(bob, 1);
        vm.assertEq(token.allowance(alice, bob), 7);
        expectText("ERC20: decreased allowance below zero");
        token.decreaseAllowance(bob, 8);
        vm.stopPrank();
        vm.assertEq(token.balanceOf(bob), 7);
    }
}
