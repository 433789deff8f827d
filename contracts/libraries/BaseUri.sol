// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Strings } from "@openzeppelin/contracts/utils/Strings.sol";

/// Where a collection's tokens are described.
library BaseUri {
    /// A base URL with the chain's id and the running contract's address.
    function of_(string memory baseurl) internal view returns (string memory) {
        return string.concat(
            baseurl, Strings.toString(block.chainid), "/", Strings.toHexString(uint256(uint160(address(this)))), "/"
        );
    }
}
