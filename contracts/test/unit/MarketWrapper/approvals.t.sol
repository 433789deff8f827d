// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarketWrapper } from "../../../interfaces/IMarketWrapper.sol";
import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { CheckerCall } from "../../../libraries/CheckerCall.sol";
import { AssetItem, INData, Royalty } from "../../../types/Assets.sol";
import { MarketFixture } from "../../support/Market.sol";
import { ExactChecker, MoodyChecker } from "../../support/attackers/Checkers.sol";

contract MarketWrapperApprovalsTest is MarketFixture {
    MoodyChecker private moody;

    function setUp() public override {
        super.setUp();
        moody = new MoodyChecker();
        market.setCheckerAddress(address(moody));
    }

    function test_theSameTermsAreAskedAboutOnce() public {
        wrapAs(alice, surety(), none(), 1);
        moody.setMood(false);
        vm.warp(vm.getBlockTimestamp() + 1 days);
        wrapAs(bob, surety(), one(erc20(address(usd), 5)), 2);

        expectText("Wrap check fail");
        wrapAs(alice, withFee(surety(), address(usd), 5), none(), 0);
    }

    function test_forgottenApprovalsAreAskedForAgain() public {
        wrapAs(alice, surety(), none(), 1);
        moody.setMood(false);
        vm.expectEmit(address(market));
        emit IMarketWrapper.ApprovalsForgotten(address(moody));
        vm.prank(address(moody));
        market.forgetApprovals();
        _expectRefused();

        moody.setMood(true);
        wrapAs(alice, surety(), none(), 1);
        moody.setMood(false);
        wrapAs(alice, surety(), none(), 1);
        market.forgetApprovals();
        _expectRefused();
    }

    function test_eachCheckerIsAskedAnew() public {
        wrapAs(alice, surety(), none(), 1);
        MoodyChecker second = new MoodyChecker();
        second.setMood(false);
        vm.expectEmit(address(market));
        emit IMarketWrapper.CheckerSet(address(second));
        market.setCheckerAddress(address(second));
        _expectRefused();

        moody.setMood(false);
        market.setCheckerAddress(address(moody));
        _expectRefused();
    }

    function test_revokedTrustIsHeededAtOnce() public {
        market.setCheckerAddress(address(checker));
        wrapAs(alice, surety(), none(), 1);
        checker.setTrustedAddress(remover, false);
        expectText("Trusted multisig not found in royalty");
        wrapAs(alice, surety(), none(), 1);
    }

    function test_withoutTermsTheCheckerIsAskedEachTime() public {
        INData memory inData = surety();
        inData.royalties = new Royalty[](0);
        wrapAs(alice, inData, none(), 1);
        moody.setMood(false);
        expectText("Wrap check fail");
        wrapAs(alice, inData, none(), 1);
    }

    function test_withoutACheckerNothingIsWrapped() public {
        market.setCheckerAddress(address(0));
        vm.expectRevert(IMarketWrapper.NoChecker.selector);
        wrapAs(alice, surety(), none(), 1);
    }

    function test_othersDoNotHaveApprovalsForgotten() public {
        expectText("Only trusted address");
        vm.prank(stranger);
        market.forgetApprovals();
        expectText("Only trusted address");
        vm.prank(address(checker));
        market.forgetApprovals();
    }

    function test_theCheckerSeesWhatTheWrapperActsOn() public {
        INData memory inData = withFee(surety(), address(eur), 3);
        AssetItem[] memory items = two(erc20(address(usd), 5), erc20(address(eur), 6));
        market.setCheckerAddress(address(new ExactChecker(alice, inData, items, bob)));
        expectText("Wrap check fail");
        vm.prank(alice);
        market.wrap(inData, items, alice);
        expectText("Wrap check fail");
        vm.prank(bob);
        market.wrap(inData, items, bob);
        vm.prank(alice);
        market.wrap(inData, items, bob);
    }

    function test_itSeesTheSameWhenTheListsLieInAnotherOrder() public {
        INData memory inData = surety();
        market.setCheckerAddress(address(new ExactChecker(alice, inData, none(), bob)));
        _wrapRaw(bytes.concat(abi.encode(0x80, 0x60, bob, 0), _tuple(inData)), true, "");
        vm.assertEq(wnft.ownerOf(1), bob);
    }

    function test_collateralThatBeginsInTheHeadIsRefused() public {
        bytes memory data = bytes.concat(abi.encode(0x60, 0x40, address(1)), _tuple(surety()));
        _wrapRaw(data, false, abi.encodeWithSelector(CheckerCall.MalformedCall.selector));
    }

    function test_ordersThatBeginInTheHeadAreRefused() public {
        bytes memory tuple = _tuple(withOriginal(surety(), erc20(address(usd), 5)));
        bytes memory data = bytes.concat(abi.encode(0x40, 0x40 + tuple.length), tuple, abi.encode(0));
        _wrapRaw(data, false, abi.encodeWithSelector(CheckerCall.MalformedCall.selector));
    }

    /// The encoding of an order without the offset before it.
    function _tuple(INData memory inData) private pure returns (bytes memory tuple) {
        bytes memory whole = abi.encode(inData);
        tuple = new bytes(whole.length - 32);
        for (uint256 i; i < tuple.length; ++i) tuple[i] = whole[i + 32];
    }

    function _wrapRaw(bytes memory data, bool works, bytes memory reason) private {
        vm.prank(alice);
        (bool success, bytes memory answer) = address(market).call(bytes.concat(IWrapper.wrap.selector, data));
        vm.assertEq(success, works);
        if (!works) vm.assertEq(answer, reason);
    }

    function _expectRefused() private {
        expectText("Wrap check fail");
        wrapAs(alice, surety(), none(), 1);
    }
}
