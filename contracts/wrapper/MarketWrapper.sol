// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LibCall } from "solady/src/utils/LibCall.sol";

import { IMarketWrapper } from "../interfaces/IMarketWrapper.sol";
import { IWhiteList } from "../interfaces/IWhiteList.sol";
import { AssetMover } from "../libraries/AssetMover.sol";
import { CheckerCall } from "../libraries/CheckerCall.sol";
import { RuleBits } from "../libraries/Codes.sol";
import { AssetType } from "../types/Assets.sol";
import { Header } from "../types/Header.sol";
import { Wrapper } from "./Wrapper.sol";

/// @title The market's wrapper
/// @dev Who may remove is decided here and not by the checker, which can be replaced: what a wrapped token agreed to when
/// it was wrapped, no later checker changes.
contract MarketWrapper is Wrapper, IMarketWrapper {
    using RuleBits for bytes2;

    /// @inheritdoc IMarketWrapper
    uint256 public constant TRUST_DELAY = 2 days;

    /// @inheritdoc IMarketWrapper
    address public checker;
    mapping(address operator => uint256 time) private _trustedFrom;

    constructor(address techToken) Wrapper(techToken) { }

    /// @inheritdoc IMarketWrapper
    function removeERC20CollateralAmount(
        address wNFT,
        uint256 tokenId,
        address collateralAddress,
        uint256 removeAmount
    ) external nonReentrant returns (uint256) {
        uint256 index = _requireErc20(msg.sender, wNFT, tokenId, collateralAddress, removeAmount);

        _removeErc20(wNFT, tokenId, collateralAddress, index, removeAmount);
        return removeAmount;
    }

    /// @inheritdoc IMarketWrapper
    function removeERC20Collateral(address wNFT, uint256 tokenId, address collateralAddress) external nonReentrant {
        Record storage record = _records[wNFT][tokenId];
        uint256 amount = _balanceOf(record, record.header, collateralAddress);
        uint256 index = _requireErc20(msg.sender, wNFT, tokenId, collateralAddress, amount);

        _removeErc20(wNFT, tokenId, collateralAddress, index, amount);
    }

    /// @inheritdoc IMarketWrapper
    function removeNativeCollateralAmount(address wNFT, uint256 tokenId, uint256 removeAmount)
        external
        nonReentrant
        returns (uint256)
    {
        Header header = _requireNative(msg.sender, wNFT, tokenId, removeAmount);

        _records[wNFT][tokenId].header = header.minusNative(removeAmount);

        emit CollateralRemoved(wNFT, tokenId, AssetType.NATIVE, address(0), 0, removeAmount);

        AssetMover.push(AssetType.NATIVE, address(0), 0, removeAmount, msg.sender);
        return removeAmount;
    }

    /// @inheritdoc IMarketWrapper
    function setCheckerAddress(address checker_) external onlyOwner {
        checker = checker_;
        _outputs[AssetType.ERC721].policy += 1;

        emit CheckerSet(checker_);
    }

    /// @inheritdoc IMarketWrapper
    function forgetApprovals() external {
        require(msg.sender == checker || msg.sender == owner(), "Only trusted address");

        _outputs[AssetType.ERC721].policy += 1;

        emit ApprovalsForgotten(msg.sender);
    }

    /// @inheritdoc IMarketWrapper
    function setTrustedAddress(address operator, bool status) external onlyOwner {
        uint256 from = _trustedFrom[operator];
        if (!status) from = 0;
        else if (from == 0) from = block.timestamp + (_isOpen() ? TRUST_DELAY : 0);
        _trustedFrom[operator] = from;

        emit TrustedAddressSet(operator, from);
    }

    /// @inheritdoc IMarketWrapper
    function requireRemovable(
        address caller,
        address wNFT,
        uint256 tokenId,
        address collateralAddress,
        uint256 removeAmount
    ) external view {
        if (collateralAddress == address(0)) {
            _requireNative(caller, wNFT, tokenId, removeAmount);
            return;
        }
        uint256 index = _requireErc20(caller, wNFT, tokenId, collateralAddress, removeAmount);
        require(_amountAt(_records[wNFT][tokenId], index) >= removeAmount, "Amount exceed balance");
    }

    /// @inheritdoc IMarketWrapper
    function trustedOperators(address operator) public view returns (bool) {
        uint256 from = _trustedFrom[operator];
        return from != 0 && from <= block.timestamp;
    }

    /// @dev The lock and the rule are asked for here. The checker is asked about each set of terms once, and again after
    /// every change of its mind; the number of its present mind lies beside the output's contract, which is read anyway.
    function _admit(Header header, bytes32 termsHash) internal override {
        require(header.unlockAt() != 0, "No Time Lock found");
        require(header.rules().has(RuleBits.NO_TRANSFER), "NoTransfer rule not set");

        uint64 policy = _outputs[AssetType.ERC721].policy;
        if (termsHash != 0 && _isApproved(termsHash, policy)) return;

        address asked = checker;
        require(asked != address(0), NoChecker());
        bytes memory answer = LibCall.staticCallContract(asked, CheckerCall.question(msg.sender, msg.data));
        require(abi.decode(answer, (bool)), "Wrap check fail");

        // Without terms there is nothing to keep the answer by: such a wrap is asked about each time.
        if (termsHash != 0) _approve(termsHash, policy);
    }

    function _removeErc20(address wNFT, uint256 tokenId, address token, uint256 index, uint256 amount) private {
        _lower(_records[wNFT][tokenId], index, amount);

        emit CollateralRemoved(wNFT, tokenId, AssetType.ERC20, token, 0, amount);

        AssetMover.push(AssetType.ERC20, token, 0, amount, msg.sender);
    }

    /// The place of an ERC-20 that `caller` may take from.
    function _requireErc20(address caller, address wNFT, uint256 tokenId, address token, uint256 amount)
        private
        view
        returns (uint256)
    {
        Record storage record = _records[wNFT][tokenId];
        Header header = _removableHeader(record, caller, wNFT, tokenId, amount);
        address whiteList = protocolWhiteList;
        require(whiteList != address(0) && _listed(IWhiteList(whiteList).enabledRemoveFromCollateral, token), "Collateral not available for remove");
        (bool found, uint256 index) = _find(record, header.items(), AssetType.ERC20, token, 0);
        require(found, "Amount exceed balance");
        return index;
    }

    function _requireNative(address caller, address wNFT, uint256 tokenId, uint256 amount)
        private
        view
        returns (Header header)
    {
        header = _removableHeader(_records[wNFT][tokenId], caller, wNFT, tokenId, amount);
        require(header.native() >= amount, "Amount exceed balance");
    }

    /// The header of a token that `caller` may remove from: it is trusted now, and the token names it as a receiver.
    function _removableHeader(Record storage record, address caller, address wNFT, uint256 tokenId, uint256 amount)
        private
        view
        returns (Header header)
    {
        header = _liveHeader(record, wNFT, tokenId);
        require(_receivesRoyalty(header.terms(), caller), "Sender is not in beneficiary list");
        require(trustedOperators(caller), "Only trusted address");
        require(amount != 0, ZeroAmount());
    }
}
