// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWhiteList } from "../../../interfaces/IWhiteList.sol";
import { WhiteList } from "../../../lists/WhiteList.sol";
import { Test } from "../../support/Test.sol";

/// setRules and what is read of an asset's masks; `test/fuzz/RuleMasks.t.sol` has the algebra.
contract WhiteListRulesTest is Test {
    WhiteList private list = WhiteList(deploy("WhiteList", ""));
    address private asset = address(1);

    function test_setRules_isRememberedAndSaid() public {
        vm.expectEmit(address(list));
        emit IWhiteList.RulesChanged(asset, 0x0004, 0x0003);
        list.setRules(asset, 0x0004, 0x0003);

        vm.assertEq(bytes32(list.rulesOf(asset).onlythis), bytes32(bytes2(0x0004)));
        vm.assertEq(bytes32(list.rulesOf(asset).disabled), bytes32(bytes2(0x0003)));
        vm.assertEq(bytes32(list.rulesOf(address(2)).onlythis), bytes32(0));
    }

    function test_withOnly_thatOneIsAllowedAlone() public {
        list.setRules(asset, 0x0004, 0x0004);

        vm.assertTrue(list.rulesEnabled(asset, 0x0004));
        vm.assertFalse(list.rulesEnabled(asset, 0x0000));
        vm.assertFalse(list.rulesEnabled(asset, 0x0005));
        vm.assertEq(bytes32(list.validateRules(asset, 0x0003)), bytes32(bytes2(0x0004)));
    }

    function test_withDisabled_theOthersAreAllowed() public {
        list.setRules(asset, 0x0000, 0x0003);

        vm.assertTrue(list.rulesEnabled(asset, 0xfffc));
        vm.assertFalse(list.rulesEnabled(asset, 0x0001));
        vm.assertFalse(list.rulesEnabled(asset, 0x0006));
        vm.assertEq(bytes32(list.validateRules(asset, 0x0007)), bytes32(bytes2(0x0004)));
    }

    function test_withNeither_allIsAllowed() public {
        list.setRules(asset, 0x0004, 0x0003);
        list.setRules(asset, 0x0000, 0x0000);

        vm.assertTrue(list.rulesEnabled(asset, 0xffff));
        vm.assertEq(bytes32(list.validateRules(asset, 0xffff)), bytes32(bytes2(0xffff)));
    }
}
