// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IChecker } from "../interfaces/IChecker.sol";

/// Makes the question to the checker out of the data of a running `wrap(inData, collateral, wrapFor)`. The two calls differ
/// in their first word alone, the caller, so the data is handed on as it is instead of being read and written again.
library CheckerCall {
    /// The words before the data that the offsets of `wrap` point to.
    uint256 private constant HEAD = 3 * 32;

    /// The offsets of the lists point into the head.
    error MalformedCall();

    /// @param wrapCall the whole data of a call of `wrap`, selector first.
    /// @dev Offsets count from the end of the selector. Both must point behind the head: what lies there is the same for
    /// both calls, while the head is not, and a checker must never see other data than the wrapper acts on.
    function question(address caller, bytes calldata wrapCall) internal pure returns (bytes memory) {
        (uint256 inDataAt, uint256 collateralAt, address wrapFor) =
            abi.decode(wrapCall[4:4 + HEAD], (uint256, uint256, address));
        require(inDataAt >= HEAD && collateralAt >= HEAD, MalformedCall());

        return bytes.concat(
            abi.encodeWithSelector(
                IChecker.isWrapEnabled.selector, caller, inDataAt + 32, collateralAt + 32, wrapFor
            ),
            wrapCall[4 + HEAD:]
        );
    }
}
