// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { OracleSigners } from "../crossing/OracleSigners.sol";
import { ISignedMinting } from "../interfaces/ISignedMinting.sol";

/// Uses each signed message once.
abstract contract SignedMinting is OracleSigners, ISignedMinting {
    /// @inheritdoc ISignedMinting
    mapping(bytes32 structHash => bool) public isUsed;

    function _useSigned(bytes32 structHash, bytes calldata signature) internal {
        require(!isUsed[structHash], SignatureUsed());
        _requireSigned(structHash, signature);

        isUsed[structHash] = true;
    }
}
