// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";

import { IWhiteList } from "../../../interfaces/IWhiteList.sol";
import { WhiteList } from "../../../lists/WhiteList.sol";
import { Asset, AssetType, WhiteListItem } from "../../../types/Assets.sol";
import { Test } from "../../support/Test.sol";

/// setWLItem, removeWLItem and what is read of their entries.
contract WhiteListItemsTest is Test {
    WhiteList private list = WhiteList(deploy("WhiteList", ""));
    address private model = address(0x30de1);
    address private stranger = person("stranger");

    function test_setWLItem_isRememberedWhole_andSaid() public {
        vm.expectEmit(address(list));
        emit IWhiteList.WhiteListItemChanged(address(1), true, false, true, model);
        list.setWLItem(_asset(1), WhiteListItem(true, false, true, model));

        WhiteListItem memory item = list.getWLItem(address(1));
        vm.assertTrue(item.enabledForFee);
        vm.assertFalse(item.enabledForCollateral);
        vm.assertTrue(item.enabledRemoveFromCollateral);
        vm.assertEq(item.transferFeeModel, model);
    }

    function testFuzz_eachFlagIsReadByItself(bool fee, bool collateral, bool remove) public {
        list.setWLItem(_asset(1), WhiteListItem(fee, collateral, remove, model));

        vm.assertEq(list.enabledForFee(address(1)), fee);
        vm.assertEq(list.enabledForCollateral(address(1)), collateral);
        vm.assertEq(list.enabledRemoveFromCollateral(address(1)), remove);
        vm.assertFalse(list.enabledForFee(address(2)));
        vm.assertFalse(list.enabledForCollateral(address(2)));
        vm.assertFalse(list.enabledRemoveFromCollateral(address(2)));
    }

    function test_setWLItem_needsAModel() public {
        expectText("Cant be zero, use default instead");
        list.setWLItem(_asset(1), WhiteListItem(true, true, true, address(0)));
    }

    function test_setWLItem_again_changesTheEntryInItsPlace() public {
        _set(1);
        _set(2);
        Asset memory other = Asset(AssetType.ERC721, address(1));
        list.setWLItem(other, WhiteListItem(false, false, false, address(7)));

        vm.assertEq(list.getWLItemCount(), 2);
        vm.assertEq(list.getWLItem(address(1)).transferFeeModel, address(7));
        vm.assertFalse(list.enabledForFee(address(1)));
        vm.assertEq(uint256(list.getWLAddressByIndex(0).assetType), uint256(AssetType.ERC721));
        vm.assertEq(list.getWLAddressByIndex(0).contractAddress, address(1));
    }

    function test_removeWLItem_forgetsIt_andSaysSo() public {
        _set(1);

        vm.expectEmit(address(list));
        emit IWhiteList.WhiteListItemChanged(address(1), false, false, false, address(0));
        list.removeWLItem(_asset(1));

        vm.assertEq(list.getWLItemCount(), 0);
        vm.assertFalse(list.enabledForCollateral(address(1)));
        vm.assertEq(list.getWLItem(address(1)).transferFeeModel, address(0));
    }

    function test_removeWLItem_ofWhatIsNotThere_doesAndSaysNothing() public {
        _set(1);
        vm.recordLogs();
        list.removeWLItem(_asset(2));

        vm.assertEq(vm.getRecordedLogs().length, 0);
        vm.assertEq(list.getWLItemCount(), 1);
    }

    function test_removeWLItem_leavesTheOthersWhereTheyCanBeFound() public {
        _set(1);
        _set(2);
        _set(3);
        list.removeWLItem(_asset(1));
        list.removeWLItem(_asset(3));

        vm.assertEq(list.getWLItemCount(), 1);
        vm.assertEq(list.getWLAddressByIndex(0).contractAddress, address(2));
        list.removeWLItem(_asset(2));
        vm.assertEq(list.getWLItemCount(), 0);
    }

    function test_getWLAddressByIndex_revertsBehindTheEnd() public {
        _set(1);
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 0x32));
        list.getWLAddressByIndex(1);
    }

    /// Any sequence of settings and removals leaves the same set as a model that only ticks names.
    function testFuzz_theListIsTheSetOfWhatWasSetAndNotRemoved(uint8[40] calldata steps) public {
        bool[8] memory listed;
        for (uint256 i; i < steps.length; ++i) {
            uint160 name = steps[i] % 8;
            listed[name] = steps[i] & 128 == 0;
            if (listed[name]) _set(name + 1);
            else list.removeWLItem(_asset(name + 1));
        }

        Asset[] memory assets = list.getWLAddresses();
        uint256 count;
        for (uint160 i; i < 8; ++i) if (listed[i]) ++count;
        vm.assertEq(assets.length, count);
        vm.assertEq(list.getWLItemCount(), count);
        for (uint256 i; i < count; ++i) {
            uint256 name = uint160(assets[i].contractAddress) - 1;
            vm.assertTrue(listed[name]);
            listed[name] = false;
            vm.assertTrue(list.enabledForCollateral(assets[i].contractAddress));
            (AssetType assetType, address token) = list.whiteListedArray(i);
            vm.assertEq(uint256(assetType), uint256(AssetType.ERC20));
            vm.assertEq(token, list.getWLAddressByIndex(i).contractAddress);
        }
    }

    function test_onlyTheOwnerChanges() public {
        vm.startPrank(stranger);
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, stranger);
        vm.expectRevert(refusal);
        list.setWLItem(_asset(1), WhiteListItem(true, true, true, model));
        vm.expectRevert(refusal);
        list.removeWLItem(_asset(1));
        vm.expectRevert(refusal);
        list.setBLItem(_asset(1), true);
        vm.expectRevert(refusal);
        list.setRules(address(1), 0, 0);
    }

    function test_ownershipGoesOverInTwoSteps() public {
        list.transferOwnership(stranger);
        vm.assertEq(list.owner(), address(this));
        vm.prank(stranger);
        list.acceptOwnership();
        vm.assertEq(list.owner(), stranger);
    }

    function _set(uint160 name) private {
        list.setWLItem(_asset(name), WhiteListItem(true, true, true, model));
    }

    function _asset(uint160 name) private pure returns (Asset memory) {
        return Asset(AssetType.ERC20, address(name));
    }
}
