// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";

import { IChecker } from "../interfaces/IChecker.sol";
import { IMarketWrapper } from "../interfaces/IMarketWrapper.sol";
import { LockTypes, RuleBits } from "../libraries/Codes.sol";
import { AssetItem, INData, Lock, Royalty } from "../types/Assets.sol";

/// @title What the market asks of a wrap
contract MarketChecker is Ownable2Step, IChecker {
    using RuleBits for bytes2;

    /// The wrapper whose rule for removals is asked.
    IMarketWrapper public immutable wrapper;

    /// @inheritdoc IChecker
    mapping(address beneficiary => bool) public trustedMultisigs;

    constructor(IMarketWrapper wrapper_) Ownable(msg.sender) {
        wrapper = wrapper_;
    }

    /// @inheritdoc IChecker
    function setTrustedAddress(address beneficiary, bool status) external onlyOwner {
        trustedMultisigs[beneficiary] = status;

        emit TrustedMultisigSet(beneficiary, status);

        if (wrapper.checker() == address(this)) wrapper.forgetApprovals();
    }

    /// @inheritdoc IChecker
    function isWrapEnabled(address, INData calldata inData, AssetItem[] calldata, address)
        external
        view
        returns (bool)
    {
        require(_hasTimeLock(inData.locks), "No Time Lock found");
        require(inData.rules.has(RuleBits.NO_TRANSFER), "NoTransfer rule not set");
        require(!_hasThreshold(inData.locks), "Fee threshold without transfers");
        require(_allTrusted(inData.royalties), "Trusted multisig not found in royalty");
        return true;
    }

    /// @inheritdoc IChecker
    function isRemoveEnabled(
        address caller,
        address wNFT,
        uint256 tokenId,
        address collateralAddress,
        uint256 removeAmount
    ) external view returns (bool) {
        wrapper.requireRemovable(caller, wNFT, tokenId, collateralAddress, removeAmount);
        return true;
    }

    function _hasTimeLock(Lock[] calldata locks) private pure returns (bool) {
        for (uint256 i; i < locks.length; ++i) {
            if (locks[i].lockType == LockTypes.TIME && locks[i].param > 0) return true;
        }
        return false;
    }

    /// Without transfers no fee is ever collected: a threshold would keep the collateral for ever.
    function _hasThreshold(Lock[] calldata locks) private pure returns (bool) {
        for (uint256 i; i < locks.length; ++i) if (locks[i].lockType == LockTypes.FEE_THRESHOLD) return true;
        return false;
    }

    function _allTrusted(Royalty[] calldata royalties) private view returns (bool) {
        for (uint256 i; i < royalties.length; ++i) if (!trustedMultisigs[royalties[i].beneficiary]) return false;
        return royalties.length > 0;
    }
}
