// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrapper } from "../interfaces/IWrapper.sol";
import { Lock } from "../types/Assets.sol";
import { Header } from "../types/Header.sol";
import { LockTypes } from "./Codes.sol";

/// Reads a list of locks. At most one time lock and, after it, one slot limit fit into a token's header; any other list
/// is kept whole with the token's terms, while the header carries what follows from it.
library Locks {
    /// The longest time lock, in seconds.
    uint256 internal constant MAX_TIME = 3 * 365 days;
    uint256 internal constant MAX_LOCKS = 8;

    /// Writes the latest time lock and the lowest slot limit into the header.
    /// @param slots how many slots there are; a higher limit than that limits nothing.
    /// @return header the header, @return threshold the highest fee threshold.
    function apply_(Lock[] calldata locks, Header header, uint256 slots) internal view returns (Header, uint256 threshold) {
        require(locks.length <= MAX_LOCKS, IWrapper.TooMany(locks.length, MAX_LOCKS));

        uint256 unlockAt;
        uint256 limit = type(uint256).max;
        for (uint256 i; i < locks.length; ++i) {
            (bytes1 lockType, uint256 param) = (locks[i].lockType, locks[i].param);
            if (lockType == LockTypes.TIME) {
                require(param > block.timestamp, "TimeLock error");
                require(param <= block.timestamp + MAX_TIME, "Too long Wrap");
                if (param > unlockAt) unlockAt = param;
            } else if (lockType == LockTypes.SLOTS) {
                if (param < limit) limit = param;
            } else {
                require(lockType == LockTypes.FEE_THRESHOLD, IWrapper.UnknownLock(lockType));
                if (param > threshold) threshold = param;
            }
        }

        if (unlockAt != 0) header = header.withUnlockAt(uint40(unlockAt));
        if (limit <= slots) header = header.withSlotLimit(uint8(limit));
        if (!_fits(locks, header)) header = header.withLocksInTerms();
        return (header, threshold);
    }

    /// The list of locks that a header carries.
    function list(Header header) internal pure returns (Lock[] memory locks) {
        uint256 unlockAt = header.unlockAt();
        (bool limited, uint256 limit) = header.slotLimit();
        locks = new Lock[]((unlockAt != 0 ? 1 : 0) + (limited ? 1 : 0));
        if (unlockAt != 0) locks[0] = Lock(LockTypes.TIME, unlockAt);
        if (limited) locks[locks.length - 1] = Lock(LockTypes.SLOTS, limit);
    }

    /// Whether `list` would give back exactly these locks.
    function _fits(Lock[] calldata locks, Header header) private pure returns (bool) {
        (bool limited,) = header.slotLimit();
        uint256 times = header.unlockAt() != 0 ? 1 : 0;
        if (locks.length != times + (limited ? 1 : 0)) return false;
        return locks.length < 2 || locks[0].lockType == LockTypes.TIME;
    }
}
