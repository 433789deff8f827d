// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SafeTransferLib } from "solady/src/utils/SafeTransferLib.sol";

import { IClaims } from "../interfaces/IClaims.sol";
import { IFirstDistributor } from "../interfaces/IFirstDistributor.sol";
import { IMintable } from "../interfaces/IMintable.sol";
import { AssetMover } from "../libraries/AssetMover.sol";
import { Erc20Collateral } from "../types/First.sol";
import { Header } from "../types/Header.sol";
import { FirstWrapper } from "./FirstWrapper.sol";

/// @title A wrapper of the first generation that wraps for many at once
contract FirstDistributor is FirstWrapper, IFirstDistributor {
    uint256 private constant MAX_RECEIVERS = 256;
    /// What one receiver may cost without its ERC-20s, what an ERC-20 costs each receiver and once, and a mint.
    uint256 private constant GAS_PER_RECEIVER = 160_000;
    uint256 private constant GAS_PER_ERC20 = 110_000;
    uint256 private constant GAS_PER_MINT = 250_000;
    uint256 private constant GAS_TO_END = 120_000;

    /// @inheritdoc IFirstDistributor
    mapping(address user => bool) public distributors;

    modifier onlyDistributor() {
        require(distributors[msg.sender], "Only for distributors");
        _;
    }

    constructor(address erc20) FirstWrapper(erc20) {
        distributors[msg.sender] = true;
    }

    /// @inheritdoc IFirstDistributor
    function WrapAndDistrib721WithMint(
        address original721,
        address[] calldata receivers,
        uint256[] calldata tokenIds,
        Erc20Collateral[] calldata forDistrib,
        uint256 unwrapAfter
    ) external payable nonReentrant onlyDistributor {
        require(receivers.length == tokenIds.length, "Not equal arrays");
        uint256 share = _share(receivers, forDistrib);

        uint256 done;
        while (done < receivers.length && _affords(done, forDistrib.length, GAS_PER_MINT)) {
            _give(receivers[done], original721, tokenIds[done], forDistrib, unwrapAfter, share);
            ++done;
        }
        _end(receivers, forDistrib, done, share);
        for (uint256 i; i < done; ++i) _mintOriginal(original721, tokenIds[i]);
    }

    /// @inheritdoc IFirstDistributor
    function WrapAndDistribEmpty(
        address[] calldata receivers,
        Erc20Collateral[] calldata forDistrib,
        uint256 unwrapAfter
    ) external payable nonReentrant onlyDistributor {
        uint256 share = _share(receivers, forDistrib);

        uint256 done;
        while (done < receivers.length && _affords(done, forDistrib.length, 0)) {
            _give(receivers[done], address(0), 0, forDistrib, unwrapAfter, share);
            ++done;
        }
        _end(receivers, forDistrib, done, share);
    }

    /// @inheritdoc IFirstDistributor
    function setDistributorState(address user, bool state) external onlyOwner {
        distributors[user] = state;

        emit DistributorStateChanged(user, state);
    }

    /// Checks what is distributed and answers each receiver's part of the value sent.
    function _share(address[] calldata receivers, Erc20Collateral[] calldata forDistrib) private view returns (uint256) {
        require(receivers.length <= MAX_RECEIVERS, "Not more 256");
        require(receivers.length != 0, ZeroAmount());
        for (uint256 i; i < forDistrib.length; ++i) {
            require(enabledForCollateral(forDistrib[i].erc20Token), "This ERC20 is not enabled for collateral");
        }
        return msg.value / receivers.length;
    }

    /// Whether there is gas for one receiver more, and for ending behind it.
    function _affords(uint256 done, uint256 erc20s, uint256 gasPerMint) private view returns (bool) {
        uint256 needed = GAS_TO_END + GAS_PER_RECEIVER + 2 * erc20s * GAS_PER_ERC20 + (done + 1) * gasPerMint;
        if (gasleft() >= needed) return true;
        require(done != 0, IClaims.TooLittleGas(needed));
        return false;
    }

    /// Books one receiver's token; nothing has moved yet.
    function _give(
        address receiver,
        address original,
        uint256 originalId,
        Erc20Collateral[] calldata forDistrib,
        uint256 unwrapAfter,
        uint256 share
    ) private {
        uint256 tokenId = _create(receiver, original, originalId, unwrapAfter, 0, share);
        if (forDistrib.length == 0) return;

        Record storage record = _recordOf(tokenId);
        Header header = record.header;
        for (uint256 i; i < forDistrib.length; ++i) {
            header = _bookErc20(record, header, tokenId, forDistrib[i].erc20Token, forDistrib[i].amount);
        }
        record.header = header;
    }

    /// Pulls the ERC-20s of the first `done` receivers and returns what is left of the value.
    function _end(
        address[] calldata receivers,
        Erc20Collateral[] calldata forDistrib,
        uint256 done,
        uint256 share
    ) private {
        if (done < receivers.length) emit GasLimit(done, receivers[done - 1]);

        for (uint256 i; i < forDistrib.length; ++i) {
            AssetMover.pullErc20(forDistrib[i].erc20Token, msg.sender, forDistrib[i].amount * done);
        }
        uint256 rest = msg.value - share * done;
        if (rest != 0) SafeTransferLib.safeTransferETH(msg.sender, rest);
    }

    function _mintOriginal(address original, uint256 tokenId) private {
        IMintable(original).mint(address(this), tokenId);
        require(AssetMover.ownerOf(original, tokenId) == address(this), NotMinted(original, tokenId));
    }
}
