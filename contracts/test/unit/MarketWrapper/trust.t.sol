// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarketWrapper } from "../../../interfaces/IMarketWrapper.sol";
import { MarketFixture } from "../../support/Market.sol";

contract MarketWrapperTrustTest is MarketFixture {
    bool private _trustedBeforeOpening;

    function _beforeOpening() internal override {
        super._beforeOpening();
        _trustedBeforeOpening = market.trustedOperators(remover);
    }

    function test_trustIsGivenAtOnceBeforeTheFirstWrap() public view {
        vm.assertTrue(_trustedBeforeOpening);
        vm.assertEq(market.TRUST_DELAY(), 2 days);
    }

    function test_trustIsGivenAfterTheDelayToTheSecond() public {
        uint256 from = vm.getBlockTimestamp() + 2 days;
        vm.expectEmit(address(market));
        emit IMarketWrapper.TrustedAddressSet(bob, from);
        market.setTrustedAddress(bob, true);
        vm.warp(from - 1);
        vm.assertFalse(market.trustedOperators(bob));
        vm.warp(from);
        vm.assertTrue(market.trustedOperators(bob));
    }

    function test_trustThatIsGivenAgainGoesOn() public {
        market.setTrustedAddress(bob, true);
        vm.warp(vm.getBlockTimestamp() + 1 days);
        market.setTrustedAddress(bob, true);
        vm.warp(vm.getBlockTimestamp() + 1 days);
        vm.assertTrue(market.trustedOperators(bob));
    }

    function test_trustIsTakenAtOnce() public {
        market.setTrustedAddress(bob, true);
        market.setTrustedAddress(bob, false);
        vm.warp(vm.getBlockTimestamp() + 2 days);
        vm.assertFalse(market.trustedOperators(bob));

        vm.expectEmit(address(market));
        emit IMarketWrapper.TrustedAddressSet(remover, 0);
        market.setTrustedAddress(remover, false);
        vm.assertFalse(market.trustedOperators(remover));
    }

    function test_onlyTheOwnerSetsTrustAndChecker() public {
        bytes memory refusal = abi.encodeWithSignature("OwnableUnauthorizedAccount(address)", stranger);
        vm.startPrank(stranger);
        vm.expectRevert(refusal);
        market.setTrustedAddress(stranger, true);
        vm.expectRevert(refusal);
        market.setCheckerAddress(stranger);
    }
}
