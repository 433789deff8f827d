// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { AssetItem, AssetType, WNFT } from "../../../types/Assets.sol";
import { BaseFixture } from "../../support/Market.sol";
import { StandardERC1155 } from "../../support/tokens/StandardERC1155.sol";
import { StandardERC721 } from "../../support/tokens/StandardERC721.sol";

/// What the specification says of wrapping, adding and unwrapping, line by line.
contract WrappingTest is BaseFixture {
    StandardERC721 internal art;
    StandardERC1155 internal coins;

    function setUp() public override {
        super.setUp();
        art = new StandardERC721();
        coins = new StandardERC1155();
        art.mint(alice, 7);
        coins.mint(alice, 3, 50);
        vm.startPrank(alice);
        art.setApprovalForAll(address(wrapper), true);
        coins.setApprovalForAll(address(wrapper), true);
        vm.stopPrank();
    }

    // shows B-3.1-017, B-4-042, B-6-036, B-7.4-018
    function test_wrapCreatesATokenForWrapForAndAnswersIt() public {
        vm.prank(alice);
        AssetItem memory made = wrapper.wrap{ value: 1 ether }(plain(), one(erc20(address(usd), 5)), bob);

        vm.assertEq(made.asset.contractAddress, address(wnft));
        vm.assertEq(uint256(made.asset.assetType), uint256(AssetType.ERC721));
        vm.assertEq(made.tokenId, 1);
        vm.assertEq(wnft.ownerOf(1), bob);
    }

    // shows B-4-043, B-7.4-071
    function test_wrapEmitsWrappedV1() public {
        vm.expectEmit(address(wrapper));
        emit IWrapper.WrappedV1(address(art), address(wnft), 7, 1, bob, 2 ether, 0x0004);
        vm.prank(alice);
        wrapper.wrap{ value: 2 ether }(withRules(withOriginal(plain(), erc721(address(art), 7)), 0x0004), none(), bob);
    }

    // shows B-4-044
    function test_nativeCoinIsRecordedAndTopsUp() public {
        uint256 id = wrapAs(alice, plain(), none(), 1 ether);
        vm.prank(bob);
        wrapper.addCollateral{ value: 3 ether }(address(wnft), id, none());

        WNFT memory token = wrapper.getWrappedToken(address(wnft), id);
        vm.assertEq(token.collateral.length, 1);
        vm.assertEq(uint256(token.collateral[0].asset.assetType), uint256(AssetType.NATIVE));
        vm.assertEq(token.collateral[0].amount, 4 ether);
        vm.assertEq(address(wrapper).balance, 4 ether);
    }

    // shows B-4-045, B-6-037, B-7.4-022
    function test_erc20IsRecordedAndTopsUp() public {
        uint256 id = wrapAs(alice, plain(), one(erc20(address(usd), 5)), 0);
        vm.prank(bob);
        wrapper.addCollateral(address(wnft), id, one(erc20(address(usd), 6)));

        vm.assertEq(balanceIn(id, erc20(address(usd), 0)), 11);
        vm.assertEq(usd.balanceOf(address(wrapper)), 11);
    }

    // shows B-4-046
    function test_erc721AndErc1155AreRecorded() public {
        uint256 id = wrapAs(alice, plain(), none(), 0);
        vm.prank(alice);
        wrapper.addCollateral(address(wnft), id, two(erc721(address(art), 7), erc1155(address(coins), 3, 20)));

        WNFT memory token = wrapper.getWrappedToken(address(wnft), id);
        vm.assertEq(token.collateral[0].tokenId, 7);
        vm.assertEq(token.collateral[1].tokenId, 3);
        vm.assertEq(token.collateral[1].amount, 20);
        vm.assertEq(art.ownerOf(7), address(wrapper));
        vm.assertEq(coins.balanceOf(address(wrapper), 3), 20);
    }

    // shows B-4-047, B-7.4-073
    function test_addingEmitsCollateralAddedForEachItem() public {
        uint256 id = wrapAs(alice, plain(), none(), 0);
        vm.expectEmit(address(wrapper));
        emit IWrapper.CollateralAdded(address(wnft), id, AssetType.NATIVE, address(0), 0, 1 ether);
        vm.expectEmit(address(wrapper));
        emit IWrapper.CollateralAdded(address(wnft), id, AssetType.ERC20, address(usd), 0, 5);
        vm.expectEmit(address(wrapper));
        emit IWrapper.CollateralAdded(address(wnft), id, AssetType.ERC721, address(art), 7, 0);
        vm.prank(alice);
        wrapper.addCollateral{ value: 1 ether }(
            address(wnft), id, two(erc20(address(usd), 5), erc721(address(art), 7))
        );
    }

    // shows B-4-050, B-4-051
    function test_unWrapReturnsTheOriginalAndAllCollateral() public {
        AssetItem[] memory inside = two(erc20(address(usd), 5), erc1155(address(coins), 3, 20));
        uint256 id = wrapAs(alice, withOriginal(plain(), erc721(address(art), 7)), inside, 1 ether);
        (uint256 coinBefore, uint256 usdBefore) = (alice.balance, usd.balanceOf(alice));

        vm.prank(alice);
        wrapper.unWrap(address(wnft), id);

        vm.assertEq(art.ownerOf(7), alice);
        vm.assertEq(usd.balanceOf(alice), usdBefore + 5);
        vm.assertEq(coins.balanceOf(alice, 3), 50);
        vm.assertEq(alice.balance, coinBefore + 1 ether);
        vm.assertFalse(wnft.exists(id));
    }

    // shows B-4-052, B-7.4-072
    function test_unWrapEmitsUnWrappedV1WithWhoWasPaid() public {
        uint256 id = wrapAs(alice, withOriginal(plain(), erc721(address(art), 7)), none(), 1 ether);
        vm.expectEmit(address(wrapper));
        emit IWrapper.UnWrappedV1(address(wnft), address(art), id, 7, alice, 1 ether, 0x0000);
        vm.prank(alice);
        wrapper.unWrap(AssetType.ERC721, address(wnft), id);
    }

    // shows B-6-038, B-7.4-020, B-7.4-021
    function test_eachFormOfUnWrapIsForTheHolderAlone() public {
        uint256 id = wrapAs(alice, plain(), none(), 0);
        vm.startPrank(bob);
        expectText("Only owner can unwrap it");
        wrapper.unWrap(address(wnft), id);
        expectText("Only owner can unwrap it");
        wrapper.unWrap(AssetType.ERC721, address(wnft), id);
        expectText("Only owner can unwrap it");
        wrapper.unWrap(AssetType.ERC721, address(wnft), id, true);
        vm.stopPrank();
        vm.prank(alice);
        wrapper.unWrap(AssetType.ERC721, address(wnft), id, false);
    }

    // shows B-4-054
    function test_aTimeLockHoldsToTheSecond() public {
        uint256 id = wrapAs(alice, withLock(plain(), 0x00, block.timestamp + 100), none(), 0);
        vm.warp(block.timestamp + 99);
        vm.startPrank(alice);
        expectText("TimeLock error");
        wrapper.unWrap(address(wnft), id);
        vm.warp(block.timestamp + 1);
        wrapper.unWrap(address(wnft), id);
        vm.stopPrank();
    }

    // shows B-4-054
    function test_aFeeThresholdHoldsUntilTheFeesAreThere() public {
        uint256 id = wrapAs(alice, withLock(withFee(plain(), address(usd), 10), 0x01, 20), none(), 0);
        vm.startPrank(alice);
        expectText("TransferFeeLock error");
        wrapper.unWrap(address(wnft), id);
        wnft.transferFrom(alice, bob, id);
        vm.stopPrank();
        vm.startPrank(bob);
        wnft.transferFrom(bob, alice, id);
        vm.stopPrank();
        vm.prank(alice);
        wrapper.unWrap(address(wnft), id);
    }

    // shows B-4-054
    function test_aSlotLimitHolds() public {
        uint256 id = wrapAs(alice, withLock(plain(), 0x02, 1), one(erc20(address(usd), 5)), 0);
        vm.startPrank(alice);
        expectText("Too much collateral slots for this wNFT");
        wrapper.addCollateral(address(wnft), id, one(erc20(address(eur), 5)));
        wrapper.addCollateral(address(wnft), id, one(erc20(address(usd), 5)));
        vm.stopPrank();
    }

    // shows B-9-033
    function test_aLongerLockThanTheLongestIsRefused() public {
        vm.assertEq(wrapper.MAX_TIME_TO_UNWRAP(), 3 * 365 days);
        vm.startPrank(alice);
        wrapper.wrap(withLock(plain(), 0x00, block.timestamp + 3 * 365 days), none(), alice);
        expectText("Too long Wrap");
        wrapper.wrap(withLock(plain(), 0x00, block.timestamp + 3 * 365 days + 1), none(), alice);
        vm.stopPrank();
    }

    // shows B-7.4-034, B-9-029
    function test_theTwentySixthItemIsRefused() public {
        uint256 id = wrapAs(alice, plain(), none(), 0);
        vm.assertEq(wrapper.MAX_COLLATERAL_SLOTS(), 25);
        coins.mint(alice, 100, 100);
        for (uint256 i; i < 25; ++i) {
            coins.mint(alice, 200 + i, 1);
            vm.prank(alice);
            wrapper.addCollateral(address(wnft), id, one(erc1155(address(coins), 200 + i, 1)));
        }
        vm.prank(alice);
        expectText("Too much tokens in collateral");
        wrapper.addCollateral(address(wnft), id, one(erc1155(address(coins), 100, 1)));
    }

    // shows B-4-059, B-4-060, B-7.4-078
    function test_transferFeesGoToReceiversAndIntoTheToken() public {
        uint256 id = wrapAs(
            alice, withRoyalty(withRoyalty(withFee(plain(), address(usd), 1000), stranger, 2500), address(wrapper), 5000),
            none(), 0
        );
        vm.expectEmit(address(wrapper));
        emit IWrapper.EnvelopFee(stranger, address(wnft), id, 250);
        vm.expectEmit(address(wrapper));
        emit IWrapper.EnvelopFee(address(wrapper), address(wnft), id, 500);
        vm.prank(alice);
        wnft.transferFrom(alice, bob, id);

        vm.assertEq(usd.balanceOf(stranger), 250);
        vm.assertEq(balanceIn(id, erc20(address(usd), 0)), 500);
    }

    // shows B-7.4-025
    function test_chargeFeesIsForWrappedTokensAlone() public {
        uint256 id = wrapAs(alice, withFee(plain(), address(usd), 1000), none(), 0);
        vm.prank(stranger);
        expectText("Only for wNFT or wrapper");
        wrapper.chargeFees(address(wnft), id, alice, bob, 0x00);
        vm.prank(address(wnft));
        vm.assertTrue(wrapper.chargeFees(address(wnft), id, alice, bob, 0x00));
        vm.prank(address(wnft));
        vm.assertFalse(wrapper.chargeFees(address(wnft), id, alice, bob, 0x02));
    }

    // shows B-5-044, B-8.2-034
    function test_anUnsupportedAssetIsNamedInFull() public {
        AssetItem memory odd = erc20(address(usd), 5);
        odd.asset.assetType = AssetType.FUTURE1;
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IWrapper.UnSupportedAsset.selector, odd));
        wrapper.wrap(plain(), one(odd), alice);
        vm.assertEq(bytes32(IWrapper.UnSupportedAsset.selector), bytes32(bytes4(0x391102fb)));
    }

    // shows B-5-045, B-7.4-035, B-8.2-035
    function test_whatTheWrapperDidNotPullIsRefusedAsUnSupported() public {
        vm.assertEq(bytes32(IWrapper.UnSupported.selector), bytes32(bytes4(0x79d104d3)));
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IWrapper.UnSupported.selector));
        art.safeTransferFrom(alice, address(wrapper), 7);
        vm.expectRevert(abi.encodeWithSelector(IWrapper.UnSupported.selector));
        coins.safeTransferFrom(alice, address(wrapper), 3, 1, "");
        vm.stopPrank();
    }

    // shows B-7.4-035
    function test_safeTransfersOfItsOwnAreTaken() public {
        uint256 id = wrapAs(alice, plain(), one(erc1155(address(coins), 3, 20)), 0);
        vm.assertEq(balanceIn(id, erc1155(address(coins), 3, 0)), 20);
        bytes4 taken = wrapper.onERC721Received.selector;
        vm.assertEq(bytes32(wrapper.onERC721Received(address(wrapper), alice, 7, "")), bytes32(taken));
        vm.assertTrue(wrapper.supportsInterface(0x4e2312e0));
    }

    // shows B-7.4-028
    function test_theUriOfTheOriginalIsAnswered() public {
        uint256 empty = wrapAs(alice, plain(), none(), 1);
        uint256 id = wrapAs(alice, withOriginal(plain(), erc721(address(art), 7)), none(), 0);
        vm.assertEq(wrapper.getOriginalURI(address(wnft), id), "ipfs://collection/7");
        vm.assertEq(wnft.tokenURI(id), "ipfs://collection/7");
        vm.assertEq(wrapper.getOriginalURI(address(wnft), empty), "");
        vm.assertEq(wnft.tokenURI(empty), string.concat(wnft.baseURI(), "1"));
    }

    // shows B-3.1-006, B-3.1-020, B-7.4-026
    function test_theRecordIsReadInTheOrderOfTheTuple() public {
        AssetItem memory original = erc721(address(art), 7);
        uint256 unlockAt = block.timestamp + 10;
        uint256 id = wrapAs(
            alice,
            withRules(
                withLock(withRoyalty(withFee(withOriginal(plain(), original), address(usd), 9), bob, 77), 0x00, unlockAt),
                0x000A
            ),
            none(),
            0
        );
        WNFT memory token = wrapper.getWrappedToken(address(wnft), id);
        vm.assertEq(token.inAsset.asset.contractAddress, address(art));
        vm.assertEq(token.inAsset.tokenId, 7);
        vm.assertEq(token.unWrapDestination, address(0));
        vm.assertEq(token.fees[0].param, 9);
        vm.assertEq(token.fees[0].token, address(usd));
        vm.assertEq(token.locks[0].param, unlockAt);
        vm.assertEq(token.royalties[0].beneficiary, bob);
        vm.assertEq(token.royalties[0].percent, 77);
        vm.assertEq(bytes32(token.rules), bytes32(bytes2(0x000A)));
        vm.assertEq(keccak256(abi.encode(wnft.wnftInfo(id))), keccak256(abi.encode(token)));
    }

    // shows B-7.4-027
    function test_balanceAndIndexOfWhatIsInsideAndOfWhatIsNot() public {
        uint256 id = wrapAs(alice, plain(), two(erc20(address(usd), 5), erc20(address(eur), 6)), 0);
        (uint256 amount, uint256 index) =
            wrapper.getCollateralBalanceAndIndex(address(wnft), id, AssetType.ERC20, address(eur), 0);
        vm.assertEq(amount, 6);
        vm.assertEq(index, 1);
        (amount, index) = wrapper.getCollateralBalanceAndIndex(address(wnft), id, AssetType.ERC20, stranger, 0);
        vm.assertEq(amount, 0);
        vm.assertEq(index, 0);
    }
}
