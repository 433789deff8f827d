// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The bits of a wrapped token's rules (`bytes2`). Bits 4 to 15 are free for extensions.
library RuleBits {
    bytes2 internal constant NO_UNWRAP = 0x0001;
    bytes2 internal constant NO_WRAP = 0x0002;
    bytes2 internal constant NO_TRANSFER = 0x0004;
    bytes2 internal constant NO_ADD_COLLATERAL = 0x0008;

    /// Whether every bit of `rule` is set in `rules`.
    function has(bytes2 rules, bytes2 rule) internal pure returns (bool) {
        return rules & rule == rule;
    }
}

library FeeTypes {
    /// Charged from the sender at each transfer of the wrapped token.
    bytes1 internal constant TRANSFER = 0x00;
}

library LockTypes {
    /// param: the unix time, in seconds, from which the token may be unwrapped.
    bytes1 internal constant TIME = 0x00;
    /// param: how much of each fee token the collateral must hold before the token may be unwrapped.
    bytes1 internal constant FEE_THRESHOLD = 0x01;
    /// param: how many collateral slots this token may use.
    bytes1 internal constant SLOTS = 0x02;
}
