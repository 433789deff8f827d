// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Messages that m of n signers sign
/// @notice A signature argument is a deadline (32 bytes, in unix seconds) and behind it one signature of 65 bytes (r, s, v) for each
/// signer, in ascending order of their addresses. What is signed is EIP-712 typed data with the contract's name, version
/// "1", chain id and address.
interface IOracleSigners {
    /// The owner set a signer, whose signatures count from `from` on, in unix seconds; 0 is never.
    event SignerStatusSet(address indexed signer, uint256 from);

    error BadThreshold();
    /// A signature argument is a deadline and whole signatures.
    error BadSignatureLength(uint256 length);
    error TooFewSignatures(uint256 given, uint256 needed);
    error SignersNotAscending(address signer);
    error TooLate(uint256 deadline);

    /// @notice Lets a signer sign from `signerDelay` on, or no more at once; for the owner.
    function setSignerStatus(address signer, bool status) external;

    /// @notice Whether signatures of an account count now.
    function oracleSigners(address signer) external view returns (bool);

    /// @notice How many signatures a message needs.
    function threshold() external view returns (uint256);

    /// @notice How long a new signer waits, in seconds.
    function signerDelay() external view returns (uint256);
}
