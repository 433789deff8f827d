// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { RuleBits } from "../../libraries/Codes.sol";
import { WhiteList } from "../../lists/WhiteList.sol";
import { Test } from "../support/Test.sol";

/// The masks of the white list hold against a model that goes through the rules bit by bit.
contract RuleMasksFuzz is Test {
    WhiteList private whiteList = WhiteList(deploy("WhiteList", ""));
    address private asset = address(0xa55e7);

    function testFuzz_allowsWhatTheModelAllows(bytes2 only, bytes2 disabled, bytes2 rules, uint8 hint) public {
        rules = _near(only, disabled, rules, hint);
        whiteList.setRules(asset, only, disabled);

        vm.assertEq(whiteList.rulesEnabled(asset, rules), _allowed(only, disabled, rules));
    }

    function testFuzz_correctsAsTheModelCorrects(bytes2 only, bytes2 disabled, bytes2 rules, uint8 hint) public {
        rules = _near(only, disabled, rules, hint);
        whiteList.setRules(asset, only, disabled);

        vm.assertEq(bytes32(whiteList.validateRules(asset, rules)), bytes32(_corrected(only, disabled, rules)));
    }

    function testFuzz_whatIsCorrectedIsAllowed(bytes2 only, bytes2 disabled, bytes2 rules) public {
        whiteList.setRules(asset, only, disabled);

        vm.assertTrue(whiteList.rulesEnabled(asset, whiteList.validateRules(asset, rules)));
    }

    function testFuzz_whatIsAllowedStaysAsItIs(bytes2 only, bytes2 disabled, bytes2 rules, uint8 hint) public {
        rules = _near(only, disabled, rules, hint);
        whiteList.setRules(asset, only, disabled);
        if (!whiteList.rulesEnabled(asset, rules)) return;

        vm.assertEq(bytes32(whiteList.validateRules(asset, rules)), bytes32(rules));
    }

    function testFuzz_withoutMasksAllIsAllowed(bytes2 rules) public view {
        vm.assertTrue(whiteList.rulesEnabled(asset, rules));
        vm.assertEq(bytes32(whiteList.validateRules(asset, rules)), bytes32(rules));
    }

    function testFuzz_aRuleIsSetWhenAllOfItsBitsAre(bytes2 rules, bytes2 rule) public pure {
        bool all = true;
        for (uint256 i; i < 16; ++i) if (_bit(rule, i) && !_bit(rules, i)) all = false;

        vm.assertEq(RuleBits.has(rules, rule), all);
    }

    /// Random rules seldom meet random masks: some are taken from them.
    function _near(bytes2 only, bytes2 disabled, bytes2 rules, uint8 hint) private pure returns (bytes2) {
        if (hint % 4 == 0) return only;
        if (hint % 4 == 1) return rules & ~disabled;
        if (hint % 4 == 2) return disabled;
        return rules;
    }

    function _allowed(bytes2 only, bytes2 disabled, bytes2 rules) private pure returns (bool) {
        bool exact = _any(only);
        for (uint256 i; i < 16; ++i) {
            if (exact && _bit(rules, i) != _bit(only, i)) return false;
            if (!exact && _bit(rules, i) && _bit(disabled, i)) return false;
        }
        return true;
    }

    function _corrected(bytes2 only, bytes2 disabled, bytes2 rules) private pure returns (bytes2) {
        uint16 result;
        bool exact = _any(only);
        for (uint256 i; i < 16; ++i) {
            bool set = exact ? _bit(only, i) : _bit(rules, i) && !_bit(disabled, i);
            if (set) result += uint16(2 ** i);
        }
        return bytes2(result);
    }

    function _any(bytes2 mask) private pure returns (bool) {
        for (uint256 i; i < 16; ++i) if (_bit(mask, i)) return true;
        return false;
    }

    function _bit(bytes2 mask, uint256 i) private pure returns (bool) {
        return uint16(mask) / 2 ** i % 2 == 1;
    }
}
