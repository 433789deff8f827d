// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// What a called contract can do to its caller.
enum Harm {
    /// Reverts without a word.
    REVERT,
    /// Burns all the gas it was given, which is 63/64 of the caller's unless that set a limit.
    BURN,
    /// Reverts with 1 MB, for which a caller that copies it pays.
    REVERT_BOMB,
    /// Answers with 1 MB, the first word being the expected one.
    RETURN_BOMB
}

library Abuse {
    uint256 internal constant BOMB = 1_000_000;

    /// Ends the running call harmfully.
    /// @param word what the answer begins with when there is one.
    function apply_(Harm harm, uint256 word) internal pure {
        if (harm == Harm.REVERT) {
            assembly ("memory-safe") {
                revert(0, 0)
            }
        }
        if (harm == Harm.BURN) {
            assembly ("memory-safe") {
                invalid()
            }
        }
        bool reverts = harm == Harm.REVERT_BOMB;
        uint256 size = BOMB;
        assembly ("memory-safe") {
            mstore(0, word)
            if reverts { revert(0, size) }
            return(0, size)
        }
    }

    /// Uses up so much gas, and little more.
    function eat(uint256 cost) internal view {
        uint256 start = gasleft();
        while (start - gasleft() < cost) { }
    }
}
