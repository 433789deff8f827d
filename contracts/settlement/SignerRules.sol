// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { ECDSA } from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import { SignatureChecker } from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

import { ISettlement, SignerSignature } from "../interfaces/ISettlement.sol";

/// Who decides: m of n signers, and how long a decision waits. The owner may ask for other rules; they come into force
/// after a delay that everybody can see.
abstract contract SignerRules is Ownable2Step, ISettlement {
    struct Scheduled {
        address[] signers;
        uint32 threshold;
        uint32 delay;
        uint48 applicableAt;
    }

    /// How long asked-for rules wait, in seconds.
    uint256 public constant RULES_DELAY = 2 days;

    uint256 private constant MAX_SIGNERS = 20;
    uint256 private constant MAX_DELAY = 30 days;

    /// @inheritdoc ISettlement
    uint256 public threshold;
    /// @inheritdoc ISettlement
    uint256 public delay;
    /// Counts the changes of rules; a decision holds in the epoch in which it was proposed.
    uint256 public epoch;

    address[] private _signers;
    mapping(uint256 epoch => mapping(address signer => bool)) private _isSigner;
    Scheduled private _scheduled;

    constructor(address[] memory signers_, uint256 threshold_, uint256 delay_) Ownable(msg.sender) {
        _checkRules(signers_, threshold_, delay_);
        _apply(signers_, threshold_, delay_);
    }

    /// @inheritdoc ISettlement
    function scheduleRules(address[] calldata signers_, uint256 threshold_, uint256 delay_) external onlyOwner {
        _checkRules(signers_, threshold_, delay_);

        uint256 applicableAt = block.timestamp + RULES_DELAY;
        _scheduled = Scheduled(signers_, uint32(threshold_), uint32(delay_), uint48(applicableAt));

        emit RulesScheduled(signers_, threshold_, delay_, applicableAt);
    }

    /// @inheritdoc ISettlement
    function applyRules() external {
        uint256 applicableAt = _scheduled.applicableAt;
        require(applicableAt != 0, NothingScheduled());
        require(block.timestamp >= applicableAt, TooEarly(applicableAt));

        _applyDue();
    }

    /// @inheritdoc ISettlement
    function signers() external view returns (address[] memory) {
        return _signers;
    }

    /// Puts scheduled rules in force when their time has come. A decision under former rules would be void as soon as
    /// somebody applied the due ones.
    function _applyDue() internal {
        uint256 applicableAt = _scheduled.applicableAt;
        if (applicableAt == 0 || block.timestamp < applicableAt) return;

        Scheduled memory rules = _scheduled;
        delete _scheduled;
        _apply(rules.signers, rules.threshold, rules.delay);
    }

    function _isInForce(address signer) internal view returns (bool) {
        return _isSigner[epoch][signer];
    }

    /// Requires the signatures of enough different signers.
    function _requireSigned(bytes32 digest, SignerSignature[] calldata signatures) internal view {
        require(signatures.length >= threshold, TooFewSignatures(signatures.length, threshold));

        address last;
        for (uint256 i; i < signatures.length; ++i) {
            address signer = signatures[i].signer;
            require(signer > last, SignersNotAscending(signer));
            require(_isInForce(signer), NotASigner(signer));
            require(_signed(signer, digest, signatures[i].data), BadSignature(signer));
            last = signer;
        }
    }

    /// @dev The key of an account counts also when the account has code (EIP-7702); a contract answers for itself.
    function _signed(address signer, bytes32 digest, bytes calldata signature) private view returns (bool) {
        (address recovered, ECDSA.RecoverError fault,) = ECDSA.tryRecover(digest, signature);
        if (fault == ECDSA.RecoverError.NoError && recovered == signer) return true;
        return SignatureChecker.isValidERC1271SignatureNow(signer, digest, signature);
    }

    function _checkRules(address[] memory signers_, uint256 threshold_, uint256 delay_) private pure {
        require(threshold_ != 0 && threshold_ <= signers_.length && signers_.length <= MAX_SIGNERS, BadRules());
        require(delay_ <= MAX_DELAY, BadRules());

        address last;
        for (uint256 i; i < signers_.length; ++i) {
            require(signers_[i] > last, SignersNotAscending(signers_[i]));
            last = signers_[i];
        }
    }

    function _apply(address[] memory signers_, uint256 threshold_, uint256 delay_) private {
        uint256 next = epoch + 1;
        epoch = next;
        threshold = threshold_;
        delay = delay_;
        _signers = signers_;
        for (uint256 i; i < signers_.length; ++i) _isSigner[next][signers_[i]] = true;

        emit RulesApplied(signers_, threshold_, delay_, next);
    }
}
