// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrapper } from "../../interfaces/IWrapper.sol";
import { INData, Lock } from "../../types/Assets.sol";
import { BaseFixture } from "../support/Market.sol";
import { StandardERC20 } from "../support/tokens/StandardERC20.sol";

/// Whatever list of locks a token is wrapped with, it gives back exactly that list, and holds by all of it.
contract LocksFuzz is BaseFixture {
    function testFuzz_theListGivenIsTheListReadBack(uint256[8] calldata seeds, uint8 count) public {
        INData memory inData = _withLocks(seeds, bound(count, 0, 8));
        bool threshold;
        for (uint256 i; i < inData.locks.length; ++i) if (inData.locks[i].lockType == 0x01) threshold = true;
        for (uint256 i; threshold && i < inData.locks.length; ++i) {
            if (inData.locks[i].lockType == 0x02) inData.locks[i].param += 26;
        }

        uint256 id = wrapAs(alice, inData, none(), 1);

        Lock[] memory locks = wrapper.getWrappedToken(address(wnft), id).locks;
        vm.assertEq(keccak256(abi.encode(locks)), keccak256(abi.encode(inData.locks)));
    }

    function testFuzz_theLastTimeLockHolds(uint256[8] calldata seeds, uint8 count) public {
        INData memory inData = _withLocks(seeds, bound(count, 1, 8));
        uint256 last;
        for (uint256 i; i < inData.locks.length; ++i) {
            if (inData.locks[i].lockType == 0x01) inData.locks[i].lockType = 0x02;
            if (inData.locks[i].lockType == 0x00 && inData.locks[i].param > last) last = inData.locks[i].param;
        }
        uint256 id = wrapAs(alice, inData, none(), 1);

        if (last != 0) {
            vm.warp(last - 1);
            expectText("TimeLock error");
            vm.prank(alice);
            wrapper.unWrap(address(wnft), id);
            vm.warp(last);
        }
        vm.prank(alice);
        wrapper.unWrap(address(wnft), id);
    }

    function testFuzz_theLowestSlotLimitHolds(uint256 a, uint256 b) public {
        a = bound(a, 0, 3);
        b = bound(b, 0, 3);
        uint256 least = a < b ? a : b;
        uint256 id = wrapAs(alice, withLock(withLock(plain(), 0x02, a), 0x02, b), none(), 0);

        for (uint256 i; i <= least; ++i) {
            address another = address(fund(new StandardERC20("Another", "A")));
            if (i == least) expectText("Too much collateral slots for this wNFT");
            vm.prank(alice);
            wrapper.addCollateral(address(wnft), id, one(erc20(another, 1)));
        }
    }

    function testFuzz_moreLocksThanEightAreRefused(uint8 count) public {
        INData memory inData = plain();
        inData.locks = new Lock[](bound(count, 9, 40));
        for (uint256 i; i < inData.locks.length; ++i) inData.locks[i] = Lock(0x02, 25);

        vm.expectRevert(abi.encodeWithSelector(IWrapper.TooMany.selector, inData.locks.length, 8));
        _tryWrap(inData, 1);
    }

    function testFuzz_unknownLocksAreRefused(bytes1 lockType, uint256 param) public {
        if (uint8(lockType) < 3) lockType = bytes1(uint8(lockType) + 3);

        vm.expectRevert(abi.encodeWithSelector(IWrapper.UnknownLock.selector, lockType));
        _tryWrap(withLock(plain(), lockType, param), 1);
    }

    function testFuzz_timeLocksBeyondTheBoundsAreRefused(uint256 param) public {
        uint256 longest = block.timestamp + wrapper.MAX_TIME_TO_UNWRAP();
        bool past = param <= block.timestamp;
        if (!past && param <= longest) param = longest + 1 + param;

        expectText(past ? "TimeLock error" : "Too long Wrap");
        _tryWrap(withLock(plain(), 0x00, param), 1);
    }

    function _tryWrap(INData memory inData, uint256 amount) private returns (uint256) {
        vm.prank(alice);
        return wrapper.wrap(inData, one(erc20(address(usd), amount)), alice).tokenId;
    }

    /// Locks of the three types that a wrap may carry, with a fee for their thresholds.
    function _withLocks(uint256[8] calldata seeds, uint256 count) private view returns (INData memory inData) {
        inData = withFee(plain(), address(usd), 1e18);
        for (uint256 i; i < count; ++i) {
            (uint256 kind, uint256 seed) = (seeds[i] % 3, seeds[i] / 3);
            if (kind == 0) seed = bound(seed, block.timestamp + 1, block.timestamp + 3 * 365 days);
            if (kind == 1) seed = bound(seed, 0, usd.totalSupply() / 100);
            inData = withLock(inData, bytes1(uint8(kind)), seed);
        }
    }
}
