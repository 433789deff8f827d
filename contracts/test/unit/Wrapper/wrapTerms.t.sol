// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { INData, WNFT } from "../../../types/Assets.sol";
import { CollectionsFixture } from "../../support/Collections.sol";

contract WrapperWrapTermsTest is CollectionsFixture {
    uint256 private constant LONGEST = 3 * 365 days;

    function test_aTimeLockEndsInTheFuture() public {
        INData memory inData = withLock(plain(), 0x00, vm.getBlockTimestamp());
        expectText("TimeLock error");
        wrapAs(alice, inData, none(), 0);
    }

    function test_aTimeLockEndsWithinThreeYears() public {
        INData memory inData = withLock(plain(), 0x00, vm.getBlockTimestamp() + LONGEST + 1);
        expectText("Too long Wrap");
        wrapAs(alice, inData, none(), 0);
    }

    function test_anUnknownLockIsRefusedByName() public {
        vm.expectRevert(abi.encodeWithSelector(IWrapper.UnknownLock.selector, bytes1(0x03)));
        wrapAs(alice, withLock(plain(), 0x03, 1), none(), 0);
    }

    function test_eightLocksFitAndNineDoNot() public {
        INData memory inData = plain();
        for (uint256 i; i < 8; ++i) inData = withLock(inData, 0x02, 10);
        uint256 id = wrapAs(alice, inData, none(), 0);
        vm.assertEq(_token(id).locks.length, 8);

        vm.expectRevert(abi.encodeWithSelector(IWrapper.TooMany.selector, 9, 8));
        wrapAs(alice, withLock(inData, 0x02, 10), none(), 0);
    }

    function test_theLowestSlotLimitHolds() public {
        INData memory inData = withLock(withLock(withLock(plain(), 0x02, 3), 0x02, 1), 0x02, 2);
        uint256 id = wrapAs(alice, inData, one(erc20(address(usd), 5)), 1);
        expectText("Too much collateral slots for this wNFT");
        vm.prank(alice);
        wrapper.addCollateral(address(wnft), id, one(erc20(address(eur), 5)));
    }

    function test_aSlotLimitOfNoneHoldsButNativeCoinNeedsNoSlot() public {
        expectText("Too much collateral slots for this wNFT");
        wrapAs(alice, withLock(plain(), 0x02, 0), one(erc20(address(usd), 5)), 0);
        uint256 id = wrapAs(alice, withLock(plain(), 0x02, 0), none(), 5);
        vm.assertEq(inside(id).length, 1);
    }

    function test_aSlotLimitAboveAllSlotsLimitsNothingAndIsTold() public {
        uint256 id = wrapAs(alice, withLock(plain(), 0x02, type(uint256).max), pieces(25), 0);
        vm.assertEq(inside(id).length, 25);
        vm.assertEq(_token(id).locks[0].param, type(uint256).max);
    }

    function test_locksAreToldAsTheyWereGiven() public {
        uint256 later = vm.getBlockTimestamp() + 500;
        _assertLocksAreKept(withLock(plain(), 0x00, later));
        _assertLocksAreKept(withLock(plain(), 0x02, 7));
        _assertLocksAreKept(withLock(withLock(plain(), 0x00, later), 0x02, 7));
        _assertLocksAreKept(withLock(withLock(plain(), 0x02, 7), 0x00, later));
        _assertLocksAreKept(withLock(withLock(plain(), 0x00, later), 0x00, later - 9));
        _assertLocksAreKept(withLock(withLock(withFee(plain(), address(usd), 5), 0x01, 7), 0x00, later));
    }

    function test_aThresholdNeedsAFee() public {
        expectText("Cant set Threshold without transferFee");
        wrapAs(alice, withLock(plain(), 0x01, 1), none(), 0);
    }

    function test_aThresholdOfNothingNeedsNoFee() public {
        uint256 id = wrapAs(alice, withLock(plain(), 0x01, 0), none(), 1);
        vm.prank(alice);
        wrapper.unWrap(address(wnft), id);
        vm.assertFalse(wnft.exists(id));
    }

    function test_aThresholdIsAHundredthOfEachSupplyAtMost() public {
        eur.mint(alice, 1e32);
        uint256 most = usd.totalSupply() / 100;
        INData memory inData = withFee(withFee(plain(), address(eur), 5), address(usd), 5);
        wrapAs(alice, withLock(inData, 0x01, most), none(), 0);
        expectText("Too much threshold");
        wrapAs(alice, withLock(inData, 0x01, most + 1), none(), 0);
    }

    function test_aThresholdThatNoSlotCanHoldIsRefused() public {
        INData memory inData = withLock(withLock(withFee(plain(), address(usd), 5), 0x01, 10), 0x02, 0);
        vm.expectRevert(IWrapper.ThresholdOutOfReach.selector);
        wrapAs(alice, inData, none(), 1 ether);
    }

    function test_aThresholdWhereNothingIsAddedIsRefused() public {
        INData memory inData = withLock(withFee(withRules(plain(), 0x0008), address(usd), 5), 0x01, 10);
        vm.expectRevert(IWrapper.ThresholdOutOfReach.selector);
        wrapAs(alice, inData, none(), 1 ether);
    }

    function test_royaltiesAreForSomebody() public {
        expectText("Royalty to zero address");
        wrapAs(alice, withRoyalty(withRoyalty(plain(), bob, 1), address(0), 1), none(), 0);
    }

    function test_royaltiesMakeTheWholeAtMost() public {
        expectText("Royalty percent too big");
        wrapAs(alice, withRoyalty(withRoyalty(plain(), bob, 10_000), stranger, 1), none(), 0);
    }

    function test_tenRoyaltiesFitAndElevenDoNot() public {
        INData memory inData = plain();
        for (uint160 i = 1; i <= 10; ++i) inData = withRoyalty(inData, address(i), 1000);
        uint256 id = wrapAs(alice, inData, none(), 0);
        vm.assertEq(_token(id).royalties.length, 10);
        vm.assertEq(_token(id).royalties[9].beneficiary, address(10));

        vm.expectRevert(abi.encodeWithSelector(IWrapper.TooMany.selector, 11, 10));
        wrapAs(alice, withRoyalty(inData, bob, 0), none(), 0);
    }

    function test_aFeeOfAnotherTypeIsRefusedByName() public {
        INData memory inData = withFee(plain(), address(usd), 5);
        inData.fees[0].feeType = 0x02;
        vm.expectRevert(abi.encodeWithSelector(IWrapper.UnknownFee.selector, bytes1(0x02)));
        wrapAs(alice, inData, none(), 0);
    }

    function test_aFeeIsAnAmountOfAToken() public {
        vm.expectRevert(IWrapper.ZeroAmount.selector);
        wrapAs(alice, withFee(plain(), address(usd), 0), none(), 0);
        vm.expectRevert(IWrapper.ZeroAmount.selector);
        wrapAs(alice, withFee(plain(), address(0), 5), none(), 0);
    }

    function test_aFeeIsBelowTwoToThe128() public {
        uint256 most = type(uint128).max;
        wrapAs(alice, withFee(plain(), address(usd), most), none(), 0);
        vm.expectRevert(abi.encodeWithSelector(IWrapper.TooLarge.selector, most + 1));
        wrapAs(alice, withFee(plain(), address(usd), most + 1), none(), 0);
    }

    function test_fiveFeesFitAndSixDoNot() public {
        INData memory inData = plain();
        for (uint256 i = 1; i <= 5; ++i) inData = withFee(inData, address(usd), i);
        uint256 id = wrapAs(alice, inData, none(), 0);
        vm.assertEq(_token(id).fees.length, 5);
        vm.assertEq(_token(id).fees[4].param, 5);

        vm.expectRevert(abi.encodeWithSelector(IWrapper.TooMany.selector, 6, 5));
        wrapAs(alice, withFee(inData, address(usd), 6), none(), 0);
    }

    function test_tokensOfTheSameTermsTellTheSame() public {
        INData memory inData = withRoyalty(withFee(plain(), address(usd), 5), bob, 77);
        uint256 first = wrapAs(alice, inData, none(), 0);
        wrapAs(alice, withRoyalty(plain(), bob, 77), none(), 0);
        uint256 third = wrapAs(bob, inData, none(), 0);
        vm.assertEq(abi.encode(_token(first)), abi.encode(_token(third)));
        vm.assertEq(_token(first).royalties[0].percent, 77);
    }

    function _token(uint256 id) private view returns (WNFT memory) {
        return wrapper.getWrappedToken(address(wnft), id);
    }

    function _assertLocksAreKept(INData memory inData) private {
        uint256 id = wrapAs(alice, inData, none(), 0);
        vm.assertEq(abi.encode(_token(id).locks), abi.encode(inData.locks));
    }
}
