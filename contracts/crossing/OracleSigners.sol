// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { ECDSA } from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import { EIP712 } from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

import { IOracleSigners } from "../interfaces/IOracleSigners.sol";

/// Who may say what this chain cannot see. A new signer waits, so that an owner who names themself is seen before.
abstract contract OracleSigners is EIP712, Ownable2Step, IOracleSigners {
    uint256 private constant DEADLINE = 32;
    uint256 private constant SIGNATURE = 65;

    /// @inheritdoc IOracleSigners
    uint256 public immutable threshold;
    /// @inheritdoc IOracleSigners
    uint256 public immutable signerDelay;

    mapping(address signer => uint256 time) private _signsFrom;

    constructor(string memory name_, address[] memory signers, uint256 threshold_, uint256 delay)
        EIP712(name_, "1")
        Ownable(msg.sender)
    {
        require(threshold_ != 0, BadThreshold());

        threshold = threshold_;
        signerDelay = delay;
        for (uint256 i; i < signers.length; ++i) _setSigner(signers[i], block.timestamp);
    }

    /// @inheritdoc IOracleSigners
    function setSignerStatus(address signer, bool status) external onlyOwner {
        uint256 from = _signsFrom[signer];
        if (!status) from = 0;
        else if (from == 0) from = block.timestamp + signerDelay;
        _setSigner(signer, from);
    }

    /// @inheritdoc IOracleSigners
    function oracleSigners(address signer) public view returns (bool) {
        uint256 from = _signsFrom[signer];
        return from != 0 && from <= block.timestamp;
    }

    /// The deadline that a signature argument begins with, which must lie ahead.
    function _deadlineOf(bytes calldata signature) internal view returns (uint256 deadline) {
        require(
            signature.length >= DEADLINE && (signature.length - DEADLINE) % SIGNATURE == 0,
            BadSignatureLength(signature.length)
        );
        deadline = uint256(bytes32(signature));
        require(block.timestamp <= deadline, TooLate(deadline));
    }

    /// Requires the signatures of enough different signers; the deadline was read by `_deadlineOf`.
    function _requireSigned(bytes32 structHash, bytes calldata signature) internal view {
        uint256 count = (signature.length - DEADLINE) / SIGNATURE;
        require(count >= threshold, TooFewSignatures(count, threshold));

        bytes32 digest = _hashTypedDataV4(structHash);
        address last = address(0);
        for (uint256 i = DEADLINE; i < signature.length; i += SIGNATURE) {
            (address signer, ECDSA.RecoverError fault,) =
                ECDSA.tryRecoverCalldata(digest, signature[i:i + SIGNATURE]);
            require(fault == ECDSA.RecoverError.NoError && oracleSigners(signer), "Unexpected signer");
            require(signer > last, SignersNotAscending(signer));
            last = signer;
        }
    }

    function _setSigner(address signer, uint256 from) private {
        _signsFrom[signer] = from;

        emit SignerStatusSet(signer, from);
    }
}
