// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Asset, AssetItem, AssetType, INData, WNFT } from "../../../types/Assets.sol";
import { CollectionsFixture } from "../../support/Collections.sol";
import { AnswersNo } from "../../support/tokens/AnswersNo.sol";

contract WrapperViewsTest is CollectionsFixture {
    function test_aTokenThatNeverWasOrHasEndedIsEmpty() public {
        INData memory inData = withLock(withRoyalty(withFee(plain(), address(usd), 9), bob, 77), 0x02, 5);
        uint256 id = wrapAs(alice, withOriginal(inData, erc721(address(art), 7)), one(erc20(address(usd), 5)), 1);
        vm.prank(alice);
        wrapper.unWrap(address(wnft), id);
        WNFT memory empty;
        empty.collateral = none();
        vm.assertEq(abi.encode(wrapper.getWrappedToken(address(wnft), id)), abi.encode(empty));
        vm.assertEq(abi.encode(wrapper.getWrappedToken(address(wnft), id + 1)), abi.encode(empty));
        vm.assertEq(abi.encode(wrapper.getWrappedToken(stranger, 1)), abi.encode(empty));
    }

    function test_whatWasGivenIsToldAndTheDestinationIsNot() public {
        INData memory inData = withLock(plain(), 0x00, vm.getBlockTimestamp() + 10);
        inData = withRules(withRoyalty(withFee(inData, address(usd), 9), bob, 77), 0xF00A);
        inData = withOriginal(inData, erc1155(address(coins), 3, 20));
        inData.unWrapDestination = stranger;
        inData.outBalance = 5;
        WNFT memory token = wrapper.getWrappedToken(address(wnft), wrapAs(alice, inData, none(), 0));
        vm.assertEq(abi.encode(token.inAsset), abi.encode(inData.inAsset));
        vm.assertEq(token.unWrapDestination, address(0));
        vm.assertEq(abi.encode(token.fees), abi.encode(inData.fees));
        vm.assertEq(abi.encode(token.locks), abi.encode(inData.locks));
        vm.assertEq(abi.encode(token.royalties), abi.encode(inData.royalties));
        vm.assertEq(bytes32(token.rules), bytes32(inData.rules));
        vm.assertEq(token.collateral.length, 0);
    }

    function test_nativeCoinIsToldWhereItCameIn() public {
        uint256 id = _usdThenNativeThenEur();
        AssetItem[] memory list = inside(id);
        vm.assertEq(list.length, 3);
        assertItem(list[0], erc20(address(usd), 5));
        assertItem(list[1], AssetItem(Asset(AssetType.NATIVE, address(0)), 0, 1 ether));
        assertItem(list[2], erc20(address(eur), 6));
    }

    function test_whatIsInsideIsToldWithItsPlace() public {
        uint256 id = _usdThenNativeThenEur();
        _assertAt(id, erc20(address(usd), 5), true, 0);
        _assertAt(id, AssetItem(Asset(AssetType.NATIVE, address(0)), 0, 1 ether), true, 1);
        _assertAt(id, erc20(address(eur), 6), true, 2);
        vm.prank(alice);
        wrapper.addCollateral(address(wnft), id, two(erc721(address(art), 7), erc1155(address(coins), 3, 8)));
        _assertAt(id, erc721(address(art), 7), true, 3);
        _assertAt(id, erc1155(address(coins), 3, 8), true, 4);
    }

    function test_whatIsNotInsideIsNotFound() public {
        uint256 id = wrapAs(alice, plain(), two(erc721(address(art), 7), erc1155(address(coins), 3, 8)), 0);
        AssetItem[] memory absent = new AssetItem[](5);
        absent[0] = erc721(address(art), 8);
        absent[1] = erc1155(address(coins), 4, 0);
        absent[2] = erc20(address(usd), 0);
        absent[3] = AssetItem(Asset(AssetType.NATIVE, address(0)), 0, 0);
        absent[4] = erc1155(address(art), 7, 0);
        for (uint256 i; i < absent.length; ++i) _assertAt(id, absent[i], false, 0);
        _assertAt(id + 1, erc721(address(art), 7), false, 0);
    }

    function test_eachOfManyItemsIsFoundAndNothingElse() public {
        uint256 id = wrapAs(alice, plain(), pieces(24), 1);
        vm.prank(alice);
        wrapper.addCollateral(address(wnft), id, one(erc721(address(art), 7)));
        for (uint256 i; i < 24; ++i) _assertAt(id, erc1155(address(coins), 100 + i, 1), true, i + 1);
        _assertAt(id, erc721(address(art), 7), true, 25);
        for (uint256 i; i < 256; ++i) _assertAt(id, erc1155(address(coins), 124 + i, 0), false, 0);
        _assertAt(id, erc721(address(art), 8), false, 0);
    }

    function test_theUriIsTheOriginals() public {
        uint256 first = wrapAs(alice, withOriginal(plain(), erc721(address(art), 7)), none(), 0);
        uint256 second = wrapAs(alice, withOriginal(plain(), erc1155(address(coins), 3, 1)), none(), 0);
        vm.assertEq(wrapper.getOriginalURI(address(wnft), first), "ipfs://collection/7");
        vm.assertEq(wrapper.getOriginalURI(address(wnft), second), "https://surety.example/{id}");
    }

    function test_withoutAnswerTheUriIsEmpty() public {
        AnswersNo mute = new AnswersNo();
        mute.mint(alice, 1);
        vm.prank(alice);
        mute.approve(address(wrapper), 1);
        uint256 silent = wrapAs(alice, withOriginal(plain(), erc721(address(mute), 1)), none(), 0);
        uint256 coin = wrapAs(alice, withOriginal(plain(), erc20(address(usd), 5)), none(), 0);
        uint256 gone = wrapAs(alice, withOriginal(plain(), erc721(address(art), 7)), none(), 0);
        uint256 changed = wrapAs(alice, withOriginal(plain(), erc1155(address(coins), 3, 1)), none(), 0);
        vm.etch(address(art), "");
        vm.etch(address(coins), address(usd).code);
        vm.assertEq(wrapper.getOriginalURI(address(wnft), silent), "");
        vm.assertEq(wrapper.getOriginalURI(address(wnft), coin), "");
        vm.assertEq(wrapper.getOriginalURI(address(wnft), gone), "");
        vm.assertEq(wrapper.getOriginalURI(address(wnft), changed), "");
        vm.assertEq(wrapper.getOriginalURI(address(wnft), 99), "");
    }

    function test_theLastIdFollowsEachWrap() public {
        wrapAs(alice, plain(), none(), 1);
        wrapAs(alice, plain(), none(), 1);
        (address contract_, uint256 lastId) = wrapper.lastWNFTId(AssetType.ERC721);
        vm.assertEq(contract_, address(wnft));
        vm.assertEq(lastId, 2);
        (contract_, lastId) = wrapper.lastWNFTId(AssetType.ERC1155);
        vm.assertEq(contract_, address(0));
        vm.assertEq(lastId, 0);
    }

    function _usdThenNativeThenEur() private returns (uint256 id) {
        id = wrapAs(alice, plain(), one(erc20(address(usd), 5)), 0);
        vm.startPrank(alice);
        wrapper.addCollateral{ value: 1 ether }(address(wnft), id, none());
        wrapper.addCollateral(address(wnft), id, one(erc20(address(eur), 6)));
        vm.stopPrank();
    }

    function _assertAt(uint256 id, AssetItem memory item, bool wanted, uint256 place) private view {
        AssetType kind = item.asset.assetType;
        address token = item.asset.contractAddress;
        (bool found, uint256 amount, uint256 index) =
            wrapper.findCollateral(address(wnft), id, kind, token, item.tokenId);
        vm.assertEq(found, wanted);
        vm.assertEq(amount, item.amount);
        vm.assertEq(index, place);
        (amount, index) = wrapper.getCollateralBalanceAndIndex(address(wnft), id, kind, token, item.tokenId);
        vm.assertEq(amount, item.amount);
        vm.assertEq(index, place);
    }
}
