// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWhiteList } from "../../../interfaces/IWhiteList.sol";
import { WhiteList } from "../../../lists/WhiteList.sol";
import { Asset, AssetType } from "../../../types/Assets.sol";
import { Test } from "../../support/Test.sol";

/// setBLItem and what is read of the black list.
contract WhiteListBlackListTest is Test {
    WhiteList private list = WhiteList(deploy("WhiteList", ""));

    function test_setBLItem_listsAndSaysSo() public {
        vm.expectEmit(address(list));
        emit IWhiteList.BlackListItemChanged(address(1), true);
        list.setBLItem(_asset(1), true);

        vm.assertTrue(list.getBLItem(address(1)));
        vm.assertFalse(list.getBLItem(address(2)));
        vm.assertEq(list.getBLItemCount(), 1);
    }

    function test_setBLItem_takesOffAndSaysSo() public {
        list.setBLItem(_asset(1), true);

        vm.expectEmit(address(list));
        emit IWhiteList.BlackListItemChanged(address(1), false);
        list.setBLItem(_asset(1), false);

        vm.assertFalse(list.getBLItem(address(1)));
        vm.assertEq(list.getBLItemCount(), 0);
    }

    function test_setBLItem_thatChangesNothing_saysNothing() public {
        list.setBLItem(_asset(1), true);
        vm.recordLogs();
        list.setBLItem(_asset(1), true);
        list.setBLItem(_asset(2), false);

        vm.assertEq(vm.getRecordedLogs().length, 0);
        vm.assertEq(list.getBLItemCount(), 1);
    }

    function test_getBLAddressByIndex_revertsBehindTheEnd() public {
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 0x32));
        list.getBLAddressByIndex(0);
    }

    function test_theTwoListsKnowNothingOfEachOther() public {
        list.setBLItem(_asset(1), true);

        vm.assertEq(list.getWLItemCount(), 0);
        vm.assertFalse(list.enabledForCollateral(address(1)));
    }

    /// Any sequence of settings leaves the same set as a model that only ticks names.
    function testFuzz_theListIsTheSetOfWhatIsBlackListed(uint8[40] calldata steps) public {
        bool[8] memory listed;
        for (uint256 i; i < steps.length; ++i) {
            uint160 name = steps[i] % 8;
            listed[name] = steps[i] & 128 == 0;
            list.setBLItem(_asset(name + 1), listed[name]);
        }

        for (uint160 i; i < 8; ++i) vm.assertEq(list.getBLItem(address(i + 1)), listed[i]);
        Asset[] memory assets = list.getBLAddresses();
        vm.assertEq(list.getBLItemCount(), assets.length);
        for (uint256 i; i < assets.length; ++i) {
            uint256 name = uint160(assets[i].contractAddress) - 1;
            vm.assertTrue(listed[name]);
            listed[name] = false;
            (, address token) = list.blackListedArray(i);
            vm.assertEq(token, list.getBLAddressByIndex(i).contractAddress);
        }
        for (uint256 i; i < 8; ++i) vm.assertFalse(listed[i]);
    }

    function _asset(uint160 name) private pure returns (Asset memory) {
        return Asset(AssetType.ERC721, address(name));
    }
}
