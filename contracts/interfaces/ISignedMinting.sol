// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IOracleSigners } from "./IOracleSigners.sol";

/// @title A collection that mints on the signatures of its signers
interface ISignedMinting is IOracleSigners {
    /// The signature was used already.
    error SignatureUsed();
    /// Only a holder, or whom the holder approved, ends tokens.
    error NotHolder(address caller);

    /// @notice Whether a signed message was used, by its EIP-712 struct hash.
    function isUsed(bytes32 structHash) external view returns (bool);

    function baseURI() external view returns (string memory);
}
