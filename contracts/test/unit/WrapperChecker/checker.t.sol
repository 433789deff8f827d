// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { AssetItem, AssetType, Fee, INData } from "../../../types/Assets.sol";
import { WrapperChecker } from "../../../wrapper/WrapperChecker.sol";
import { CollectionsFixture } from "../../support/Collections.sol";

contract WrapperCheckerTest is CollectionsFixture {
    WrapperChecker private checker;

    function setUp() public override {
        super.setUp();
        checker = WrapperChecker(deploy("WrapperChecker", abi.encode(address(wrapper))));
    }

    function test_saysItsLimits() public view {
        vm.assertEq(address(checker.wrapper()), address(wrapper));
        vm.assertEq(checker.MAX_TIME_TO_UNWRAP(), 365 days);
        vm.assertEq(checker.MAX_ROYALTY_PERCENT(), 5000);
        vm.assertEq(checker.MAX_FEE_THRESHOLD_PERCENT(), 1);
        vm.assertEq(bytes32(checker.IID_IERC721()), bytes32(bytes4(0x80ac58cd)));
        vm.assertEq(bytes32(checker.IID_IERC1155()), bytes32(bytes4(0xd9b67a26)));
        vm.assertTrue(checker.checkUnWrap(AssetType.ERC721, address(wnft), 1, false));
    }

    function test_whatIsRightSucceeds() public view {
        INData memory inData = withRoyalty(withFee(plain(), address(usd), 10), alice, 5000);
        inData = withLock(withRules(inData, 0x000F), 0x00, block.timestamp + 365 days);
        AssetItem[] memory items = new AssetItem[](4);
        items[0] = erc20(address(usd), 1);
        items[1] = erc721(address(art), 7);
        items[2] = erc1155(address(coins), 3, 1);
        items[3].asset.assetType = AssetType.NATIVE;
        _says(inData, items, "Success");
        _says(withOriginal(plain(), erc721(address(art), 7)), none(), "Success");
        _says(withOriginal(plain(), erc1155(address(coins), 3, 5)), none(), "Success");
        _says(withOriginal(plain(), erc20(address(usd), 5)), none(), "Success");
    }

    function test_aReceiverIsNeeded() public view {
        (bool right, string memory text) = checker.checkWrap(plain(), none(), address(0));
        vm.assertFalse(right);
        vm.assertEq(text, "WrapperFor cant be zero");
    }

    function test_piecesAreNeeded() public view {
        INData memory inData = plain();
        inData.outType = AssetType.ERC1155;
        _says(inData, none(), "WNFT type is ERC1155 - wnft should have balance");
        inData.outBalance = 1;
        _says(inData, none(), "Success");
    }

    function test_anOriginalIsWhatItSays() public view {
        _says(
            withOriginal(plain(), erc1155(address(coins), 3, 0)),
            none(),
            "Original NFT type is ERC1155 - original nft should have balance"
        );
        _says(
            withOriginal(plain(), erc721(address(0), 7)),
            none(),
            "NFT contract address cant be zero, Original token is not ERC721 and not ERC1155"
        );
        _says(
            withOriginal(plain(), erc1155(address(art), 7, 1)),
            none(),
            "Original token is not ERC721 and not ERC1155"
        );
        _says(
            withOriginal(plain(), erc721(address(usd), 7)),
            none(),
            "Original token is not ERC721 and not ERC1155"
        );
    }

    function test_locksAreLookedAt() public view {
        uint256 soon = block.timestamp + 1;
        _says(withLock(withLock(plain(), 0x00, soon), 0x00, soon), none(), "Several time locks");
        _says(withLock(plain(), 0x00, block.timestamp + 365 days + 1), none(), "Too long Wrap");
        _says(withLock(plain(), 0x01, 5), none(), "Cant set Threshold without transferFee");
        uint256 most = usd.totalSupply() / 100;
        _says(withLock(withFee(plain(), address(usd), 1), 0x01, most), none(), "Success");
        _says(withLock(withFee(plain(), address(usd), 1), 0x01, most + 1), none(), "Too much threshold");
        _says(withLock(withFee(plain(), alice, 1), 0x01, 1), none(), "Too much threshold");
        _says(withLock(plain(), 0x02, 5), none(), "Success");
    }

    function test_rulesAreKnown() public view {
        _says(withRules(plain(), 0x0010), none(), "Wrong rule code");
    }

    // shows B-9-032
    function test_royaltiesAreLookedAt() public view {
        INData memory charged = withFee(plain(), address(usd), 1);
        _says(withRoyalty(plain(), alice, 100), none(), "Royalty source is transferFee");
        _says(withRoyalty(charged, address(0), 100), none(), "Wrong royalty settings");
        _says(withRoyalty(withFee(plain(), address(usd), 1), alice, 0), none(), "Wrong royalty settings");
        _says(withRoyalty(withFee(plain(), address(usd), 1), alice, 5001), none(), "Royalty percent too big");
        _says(withRoyalty(withFee(plain(), address(usd), 1), address(wrapper), 10_000), none(), "Success");
    }

    function test_feesAreLookedAt() public view {
        _says(withFee(plain(), address(usd), 0), none(), "Wrong Fee settings");
        _says(withFee(plain(), address(0), 1), none(), "Wrong Fee settings");
        INData memory inData = plain();
        inData.fees = new Fee[](1);
        inData.fees[0] = Fee(0x07, 1, address(usd));
        _says(inData, none(), "Wrong Fee settings");
    }

    function test_collateralIsLookedAt() public view {
        _doubts(erc20(address(usd), 0), "ERC20 collateral has incorrect settings");
        _doubts(erc20(address(0), 1), "ERC20 collateral has incorrect settings");
        AssetItem memory item = erc20(address(usd), 1);
        item.tokenId = 1;
        _doubts(item, "ERC20 collateral has incorrect settings");
        item = erc721(address(art), 7);
        item.amount = 1;
        _doubts(item, "ERC721 collateral has incorrect settings");
        _doubts(erc1155(address(coins), 3, 0), "ERC1155 collateral has incorrect settings");
        _doubts(erc721(address(coins), 3), "Collateral token is not ERC721 and not ERC1155");
        _doubts(erc1155(address(art), 3, 1), "Collateral token is not ERC721 and not ERC1155");
        _doubts(
            erc721(address(0), 3),
            "ERC721 collateral has incorrect settings, Collateral token is not ERC721 and not ERC1155"
        );
    }

    function test_faultsAreListed() public view {
        (bool right, string memory text) =
            checker.checkWrap(withRules(plain(), 0x0010), one(erc20(address(usd), 0)), address(0));
        vm.assertFalse(right);
        vm.assertEq(text, "WrapperFor cant be zero, Wrong rule code, ERC20 collateral has incorrect settings");
    }

    function test_tellsWhatIsInside() public {
        uint256 id = wrapAs(alice, plain(), two(erc20(address(usd), 5), erc1155(address(coins), 3, 4)), 6);
        vm.assertEq(checker.getNativeCollateralBalance(address(wnft), id), 6);
        (uint256 amount, uint256 index) = checker.getERC20CollateralBalance(address(wnft), id, address(usd));
        vm.assertEq(amount, 5);
        vm.assertEq(index, 1);
        (amount, index) = checker.getERC1155CollateralBalance(address(wnft), id, address(coins), 3);
        vm.assertEq(amount, 4);
        vm.assertEq(index, 2);
    }

    function _says(INData memory inData, AssetItem[] memory collateral, string memory wanted) private view {
        (bool right, string memory text) = checker.checkWrap(inData, collateral, alice);
        vm.assertEq(text, wanted);
        vm.assertEq(right, keccak256(bytes(wanted)) == keccak256("Success"));
    }

    function _doubts(AssetItem memory item, string memory wanted) private view {
        (bool right, string memory text) = checker.checkAddCollateral(address(wnft), 1, one(item));
        vm.assertFalse(right);
        vm.assertEq(text, wanted);
    }
}
