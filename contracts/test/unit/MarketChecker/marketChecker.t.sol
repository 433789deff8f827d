// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IChecker } from "../../../interfaces/IChecker.sol";
import { IMarketWrapper } from "../../../interfaces/IMarketWrapper.sol";
import { INData, Lock, Royalty } from "../../../types/Assets.sol";
import { MarketFixture } from "../../support/Market.sol";
import { Vm } from "../../support/Vm.sol";

contract MarketCheckerTest is MarketFixture {
    function test_aSuretyIsEnabled() public view {
        vm.assertTrue(_ask(surety()));
        vm.assertTrue(_ask(withLock(surety(), 0x02, 5)));
        vm.assertTrue(_ask(withRules(surety(), 0x000C)));
    }

    function test_aTimeLockIsNeeded() public {
        INData memory inData = surety();
        inData.locks = new Lock[](0);
        expectText("No Time Lock found");
        _ask(inData);
        expectText("No Time Lock found");
        _ask(withLock(inData, 0x02, 5));
        expectText("No Time Lock found");
        _ask(withLock(inData, 0x00, 0));
    }

    function test_transfersMustBeForbidden() public {
        expectText("NoTransfer rule not set");
        _ask(withRules(surety(), 0x000B));
    }

    function test_everyReceiverMustBeTrusted() public {
        expectText("Trusted multisig not found in royalty");
        _ask(withRoyalty(surety(), stranger, 0));
        INData memory inData = surety();
        inData.royalties = new Royalty[](0);
        expectText("Trusted multisig not found in royalty");
        _ask(inData);
    }

    function test_removalsAreTheWrappersRule() public {
        uint256 id = wrapAs(alice, surety(), one(erc20(address(usd), 10)), 5);
        vm.assertTrue(checker.isRemoveEnabled(remover, address(wnft), id, address(usd), 10));
        vm.assertTrue(checker.isRemoveEnabled(remover, address(wnft), id, address(0), 5));
        expectText("Sender is not in beneficiary list");
        checker.isRemoveEnabled(stranger, address(wnft), id, address(usd), 1);
        expectText("Amount exceed balance");
        checker.isRemoveEnabled(remover, address(wnft), id, address(usd), 11);
        vm.assertEq(address(checker.wrapper()), address(market));
    }

    function test_trustThatChangesHasApprovalsForgotten() public {
        vm.expectEmit(address(checker));
        emit IChecker.TrustedMultisigSet(bob, true);
        vm.expectEmit(address(market));
        emit IMarketWrapper.ApprovalsForgotten(address(checker));
        checker.setTrustedAddress(bob, true);
        vm.assertTrue(checker.trustedMultisigs(bob));
        checker.setTrustedAddress(bob, false);
        vm.assertFalse(checker.trustedMultisigs(bob));
    }

    function test_aFormerCheckerKeepsItsTrustToItself() public {
        market.setCheckerAddress(stranger);
        vm.recordLogs();
        checker.setTrustedAddress(bob, true);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        vm.assertEq(logs.length, 1);
        vm.assertTrue(checker.trustedMultisigs(bob));
    }

    function test_onlyTheOwnerTrusts() public {
        vm.expectRevert(abi.encodeWithSignature("OwnableUnauthorizedAccount(address)", stranger));
        vm.prank(stranger);
        checker.setTrustedAddress(stranger, true);
    }

    function _ask(INData memory inData) private view returns (bool) {
        return checker.isWrapEnabled(alice, inData, none(), alice);
    }
}
