// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import { ERC165Checker } from "@openzeppelin/contracts/utils/introspection/ERC165Checker.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { SafeTransferLib } from "solady/src/utils/SafeTransferLib.sol";

import { IChargedTransfer } from "../interfaces/IChargedTransfer.sol";
import { IClaims } from "../interfaces/IClaims.sol";
import { IFirstWrapper } from "../interfaces/IFirstWrapper.sol";
import { IMintable } from "../interfaces/IMintable.sol";
import { IRoyaltyModel } from "../interfaces/IRoyaltyModel.sol";
import { AssetMover } from "../libraries/AssetMover.sol";
import { OriginalUri } from "../libraries/OriginalUri.sol";
import { AssetItem, AssetType } from "../types/Assets.sol";
import { Erc20Collateral, FirstAsset, FirstTerms, FirstToken, PartnersItem } from "../types/First.sol";
import { Header, HeaderBits } from "../types/Header.sol";
import { Claims } from "../wrapper/Claims.sol";
import { CollateralLedger, SLOTS } from "../wrapper/CollateralLedger.sol";
import { FirstTermsStore } from "./FirstTermsStore.sol";

/// @title A wrapper of the first generation
/// @dev It keeps its tokens in the same ledger as the second generation, under its own address, and books everything before
/// its first call to a foreign contract. Fees are booked by what arrived.
abstract contract FirstWrapper is
    IFirstWrapper,
    IChargedTransfer,
    ERC721,
    CollateralLedger,
    FirstTermsStore,
    Claims,
    ReentrancyGuardTransient,
    Ownable2Step
{
    /// @inheritdoc IFirstWrapper
    uint256 public constant MAX_TIME_TO_UNWRAP = 100 * 365 days;
    /// @inheritdoc IFirstWrapper
    uint256 public constant MAX_ROYALTY_PERCENT = 50;
    /// @inheritdoc IFirstWrapper
    uint256 public constant MAX_FEE_THRESHOLD_PERCENT = 1;

    /// So many transfers at most must a threshold in the project token wait for: that token has no supply to measure by.
    uint256 private constant MAX_AWAITED_FEES = 100;
    /// What an unwrap costs besides its items: the original, native coin and fees count as items of their own.
    uint256 private constant GAS_BESIDES = 3 * GAS_PER_ITEM + 60_000;

    /// @inheritdoc IFirstWrapper
    address public immutable projectToken;
    /// @inheritdoc IFirstWrapper
    address public protocolFeeToken;
    /// @inheritdoc IFirstWrapper
    uint16 public MAX_ERC20_COUNT = uint16(SLOTS);
    /// @inheritdoc IFirstWrapper
    uint256 public protocolFee;
    /// @inheritdoc IFirstWrapper
    uint256 public chargeFeeAfter = type(uint256).max;
    /// @inheritdoc IFirstWrapper
    uint256 public protocolFeeRaised;

    /// What the owner said of contracts.
    mapping(address partner => PartnersItem) public partnersTokenList;

    uint128 private _lastId;
    uint128 private _supply;
    mapping(uint256 tokenId => uint256 amount) private _fees;

    constructor(address erc20) ERC721("Surety Wrapped NFT", "wNFT") Ownable(msg.sender) {
        require(erc20 != address(0), "ProjectToken cant be zero value");

        projectToken = erc20;
        partnersTokenList[erc20].enabledForCollateral = true;
    }

    /// @inheritdoc IFirstWrapper
    function wrap721(
        address underlineContract,
        uint256 tokenId,
        uint256 unwrapAfter,
        uint256 transferFee,
        address royaltyBeneficiary,
        uint256 royaltyPercent,
        uint256 unwraptFeeThreshold,
        address transferFeeToken
    ) external payable nonReentrant returns (uint256) {
        uint32 terms =
            _agree(transferFee, royaltyBeneficiary, royaltyPercent, unwraptFeeThreshold, transferFeeToken);
        return _wrap(underlineContract, tokenId, unwrapAfter, terms);
    }

    /// @inheritdoc IFirstWrapper
    function wrap721(
        address underlineContract,
        uint256 tokenId,
        uint256 unwrapAfter,
        uint256 transferFee,
        address royaltyBeneficiary,
        uint256 royaltyPercent,
        uint256 unwraptFeeThreshold
    ) external payable nonReentrant returns (uint256) {
        uint32 terms = _agree(transferFee, royaltyBeneficiary, royaltyPercent, unwraptFeeThreshold, address(0));
        return _wrap(underlineContract, tokenId, unwrapAfter, terms);
    }

    /// @inheritdoc IFirstWrapper
    /// @dev Nothing is called here, so nothing is guarded.
    function addNativeCollateral(uint256 wrappedTokenId) external payable {
        (Record storage record, Header header) = _living(wrappedTokenId);
        require(msg.value != 0, ZeroAmount());

        record.header = header.plusNative(msg.value);

        emit NativeCollateralAdded(wrappedTokenId, msg.value);
    }

    /// @inheritdoc IFirstWrapper
    function addERC20Collateral(uint256 wrappedTokenId, address erc20, uint256 amount) external nonReentrant {
        (Record storage record, Header header) = _living(wrappedTokenId);
        require(enabledForCollateral(erc20), "This ERC20 is not enabled for collateral");
        require(IERC20(erc20).balanceOf(msg.sender) >= amount, "Low balance for add collateral");
        require(IERC20(erc20).allowance(msg.sender, address(this)) >= amount, "Please approve first");

        Header changed = _bookErc20(record, header, wrappedTokenId, erc20, amount);
        if (Header.unwrap(changed) != Header.unwrap(header)) record.header = changed;

        AssetMover.pullErc20(erc20, msg.sender, amount);
    }

    /// @inheritdoc IFirstWrapper
    function unWrap721(uint256 tokenId) external nonReentrant {
        (Record storage record, Header header, FirstTerms memory terms) = _unlocked(tokenId);
        _requireGas(header.items());

        uint256 fees = _fees[tokenId];
        Taken memory taken = _take(record, header, 0, header.hasOriginal());
        record.header = Header.wrap(0);
        delete _fees[tokenId];
        --_supply;
        _burn(tokenId);

        emit UnWrapped(tokenId, msg.sender, header.native(), fees);

        _payTaken(taken);
        _pay(AssetType.NATIVE, address(0), 0, header.native());
        _pay(AssetType.ERC20, terms.token, 0, fees);
    }

    /// @inheritdoc IFirstWrapper
    function unWrapPartly(uint256 tokenId, uint256 count) external nonReentrant {
        (Record storage record, Header header,) = _unlocked(tokenId);
        uint256 items = header.items();
        require(count != 0, ZeroAmount());
        require(count <= items, TooMany(count, items));
        _requireGas(count);

        Taken memory taken = _take(record, header, items - count, false);
        record.header = header.withRest(items - count).withPartlyTaken();

        emit PartialUnWrapp(tokenId, msg.sender);

        _payTaken(taken);
    }

    /// @inheritdoc IClaims
    function claim(AssetItem calldata item, address receiver) external nonReentrant {
        _payClaim(msg.sender, item, receiver);
    }

    /// @inheritdoc IRoyaltyModel
    /// @dev The wrapper is the model of its project token, which it mints: a fee that nobody pays.
    function chargeTransferFeeAndRoyalty(
        address,
        address,
        uint256 transferFee,
        uint256 royaltyPercent,
        address royaltyBeneficiary,
        address
    ) external returns (uint256 feeIncrement) {
        require(msg.sender == address(this), "Wrapper only");

        uint256 royalty = transferFee * royaltyPercent / 100;
        feeIncrement = transferFee - royalty;
        IMintable(projectToken).mint(address(this), feeIncrement);
        if (royalty != 0) IMintable(projectToken).mint(royaltyBeneficiary, royalty);
    }

    /// @inheritdoc IFirstWrapper
    function setFee(uint256 fee, uint256 startDate, address feeToken) external onlyOwner {
        require(feeToken != address(0), "No zero address");

        _setFee(fee, startDate, feeToken);
    }

    /// @inheritdoc IFirstWrapper
    function setFee(uint256 fee, uint256 startDate) external onlyOwner {
        address feeToken = protocolFeeToken;
        _setFee(fee, startDate, feeToken == address(0) ? projectToken : feeToken);
    }

    /// @inheritdoc IFirstWrapper
    function setCollateralStatus(address erc20, bool isEnabled) external onlyOwner {
        require(erc20 != address(0), "No Zero Address");

        partnersTokenList[erc20].enabledForCollateral = isEnabled;

        emit CollateralStatusChanged(erc20, isEnabled);
    }

    /// @inheritdoc IFirstWrapper
    function setMaxERC20CollateralCount(uint16 count) external onlyOwner {
        require(count <= SLOTS, TooMany(count, SLOTS));

        emit MaxCollateralCountChanged(MAX_ERC20_COUNT, count);

        MAX_ERC20_COUNT = count;
    }

    /// @inheritdoc IFirstWrapper
    function editPartnersItem(address partner, bool isCollateral, address transferFeeModel, bool isBlackListed)
        external
        onlyOwner
    {
        partnersTokenList[partner] = PartnersItem(isCollateral, transferFeeModel, isBlackListed);

        emit PartnersItemChanged(partner, isCollateral, transferFeeModel, isBlackListed);
    }

    /// @inheritdoc IFirstWrapper
    function wrappedTokens(uint256 wrappedTokenId)
        external
        view
        returns (
            address tokenContract,
            uint256 tokenId,
            uint256 backedValue,
            uint256 backedTokens,
            uint256 unwrapAfter,
            uint256 transferFee,
            address royaltyBeneficiary,
            uint256 royaltyPercent,
            uint256 unwraptFeeThreshold,
            address transferFeeToken,
            uint8 asset,
            uint256 balance
        )
    {
        FirstToken memory token = getWrappedToken(wrappedTokenId);
        tokenContract = token.tokenContract;
        tokenId = token.tokenId;
        backedValue = token.backedValue;
        backedTokens = token.backedTokens;
        unwrapAfter = token.unwrapAfter;
        transferFee = token.transferFee;
        royaltyBeneficiary = token.royaltyBeneficiary;
        royaltyPercent = token.royaltyPercent;
        unwraptFeeThreshold = token.unwraptFeeThreshold;
        transferFeeToken = token.transferFeeToken;
        asset = uint8(token.asset);
        balance = token.balance;
    }

    /// @inheritdoc IFirstWrapper
    function getERC20Collateral(uint256 tokenId) external view returns (Erc20Collateral[] memory list) {
        Record storage record = _recordOf(tokenId);
        list = new Erc20Collateral[](record.header.items());
        for (uint256 i; i < list.length; ++i) list[i] = _erc20At(record, i);
    }

    /// @inheritdoc IFirstWrapper
    function erc20Collateral(uint256 tokenId, uint256 index)
        external
        view
        returns (address erc20Token, uint256 amount)
    {
        Record storage record = _recordOf(tokenId);
        uint256 items = record.header.items();
        require(index < items, TooMany(index + 1, items));

        Erc20Collateral memory item = _erc20At(record, index);
        return (item.erc20Token, item.amount);
    }

    /// @inheritdoc IFirstWrapper
    function getERC20CollateralBalance(uint256 tokenId, address erc20) external view returns (uint256) {
        Record storage record = _recordOf(tokenId);
        return _balanceOf(record, record.header, erc20);
    }

    /// @inheritdoc IFirstWrapper
    function getTokenValue(uint256 tokenId) external view returns (uint256, uint256) {
        return (_recordOf(tokenId).header.native(), _fees[tokenId]);
    }

    /// @inheritdoc IFirstWrapper
    function isERC721(address underlineContract, bytes4 interfaceId) external view returns (bool) {
        return ERC165Checker.supportsInterface(underlineContract, interfaceId);
    }

    /// @inheritdoc IChargedTransfer
    function hasFee(uint256 tokenId) external view returns (bool) {
        return _recordOf(tokenId).header.terms() != 0;
    }

    /// @inheritdoc IFirstWrapper
    function lastWrappedNFTId() external view returns (uint256) {
        return _lastId;
    }

    /// @inheritdoc IFirstWrapper
    function totalSupply() external view returns (uint256) {
        return _supply;
    }

    /// @inheritdoc IFirstWrapper
    function getWrappedToken(uint256 tokenId) public view returns (FirstToken memory token) {
        Record storage record = _recordOf(tokenId);
        Header header = record.header;
        AssetItem memory original = _originalOf(record, header);
        FirstTerms memory terms = _termsOf(header.terms());
        token.tokenContract = original.asset.contractAddress;
        token.tokenId = original.tokenId;
        token.backedValue = header.native();
        token.backedTokens = _fees[tokenId];
        token.unwrapAfter = header.unlockAt();
        token.transferFee = terms.transferFee;
        token.royaltyBeneficiary = terms.beneficiary;
        token.royaltyPercent = terms.percent;
        token.unwraptFeeThreshold = terms.threshold;
        token.transferFeeToken = terms.token;
        token.asset = header.hasOriginal() ? FirstAsset.ERC721 : FirstAsset.UNDEFINED;
    }

    /// @inheritdoc IFirstWrapper
    function enabledForCollateral(address erc20) public view returns (bool) {
        return partnersTokenList[erc20].enabledForCollateral;
    }

    /// @dev The original's URI; empty when there is none.
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        Record storage record = _recordOf(tokenId);
        return OriginalUri.read(_originalOf(record, record.header));
    }

    /// @dev Moves the token, then charges its fee from whoever sent it; the wrapper alone, who returns what lies inside other
    /// tokens, pays none.
    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        from = super._update(to, tokenId, auth);
        require(to != address(this) || _reentrancyGuardEntered(), InsideItself());
        if (from == address(0) || to == address(0) || from == address(this)) return from;

        Header header = _recordOf(tokenId).header;
        require(!header.isPartlyTaken(), PartlyUnwrapped(tokenId));
        if (header.terms() == 0) return from;
        if (_reentrancyGuardEntered()) _charge(from, to, tokenId, header.terms());
        else _chargeGuarded(from, to, tokenId, header.terms());
    }

    /// Books a new token of `to` with native coin inside; its terms are those of this number.
    function _create(address to, address original, uint256 originalId, uint256 unwrapAfter, uint32 terms, uint256 value)
        internal
        returns (uint256 tokenId)
    {
        require(unwrapAfter <= block.timestamp + MAX_TIME_TO_UNWRAP, "Too long Wrap");
        require(to != address(this), InsideItself());
        tokenId = ++_lastId;
        ++_supply;
        require(original != address(this) || originalId != tokenId, InsideItself());

        Record storage record = _recordOf(tokenId);
        Header header = HeaderBits.create(0).withUnlockAt(uint40(unwrapAfter)).withTerms(terms);
        if (original != address(0)) header = _bookOriginal(record, header, AssetType.ERC721, original, originalId, 0);
        if (value != 0) header = header.plusNative(value);
        if (!header.isBlank()) record.header = header;
        _mint(to, tokenId);

        emit Wrapped(original, originalId, tokenId);
    }

    /// Books so much of an ERC-20, which has not moved yet.
    function _bookErc20(Record storage record, Header header, uint256 tokenId, address erc20, uint256 amount)
        internal
        returns (Header changed)
    {
        require(amount != 0, ZeroAmount());
        if (header.items() >= MAX_ERC20_COUNT) {
            (bool found,) = _find(record, header.items(), AssetType.ERC20, erc20, 0);
            require(found, "To much ERC20 tokens in collatteral");
        }
        (changed,) = _book(record, header, AssetType.ERC20, erc20, 0, amount);

        emit ERC20CollateralAdded(tokenId, erc20, amount);
    }

    function _recordOf(uint256 tokenId) internal view returns (Record storage) {
        return _records[address(this)][tokenId];
    }

    function _wrap(address original, uint256 originalId, uint256 unwrapAfter, uint32 terms)
        private
        returns (uint256 tokenId)
    {
        require(!partnersTokenList[original].disabledForWrap, "This NFT is blacklisted for wrap");
        require(original != address(0), ZeroAmount());

        tokenId = _create(msg.sender, original, originalId, unwrapAfter, terms, msg.value);

        _chargeWrap();
        AssetMover.pull(AssetType.ERC721, original, originalId, 0, msg.sender);
    }

    /// Checks the terms of a fee and answers their number; 0 without a fee.
    function _agree(uint256 fee, address beneficiary, uint256 percent, uint256 threshold, address token)
        private
        returns (uint32)
    {
        if (fee == 0) {
            require(percent == 0, "Royalty source is transferFee");
            require(beneficiary == address(0), "No Royalty without transferFee");
            require(threshold == 0, "Cant set Threshold without transferFee");
            return 0;
        }
        require(fee <= type(uint128).max, TooMany(fee, type(uint128).max));
        require(percent <= MAX_ROYALTY_PERCENT, "Royalty percent too big");
        require(percent == 0 || beneficiary != address(0), "Royalty to zero address");
        if (token == address(0)) token = projectToken;

        address model = partnersTokenList[token].transferFeeModel;
        if (model == address(0)) {
            require(token == projectToken, "This transferFee token is not enabled");
            model = address(this);
        }
        require(enabledForCollateral(token), "This transferFee token is not enabled");
        require(threshold <= _highestThreshold(token, fee), "Too much threshold");
        return _keepTerms(FirstTerms(fee, percent, threshold, token, model, beneficiary));
    }

    function _highestThreshold(address token, uint256 fee) private view returns (uint256) {
        if (token == projectToken) return fee * MAX_AWAITED_FEES;
        return IERC20(token).totalSupply() / 100 * MAX_FEE_THRESHOLD_PERCENT;
    }

    /// Takes what a wrap costs from the caller to the owner; nothing when there is no owner.
    function _chargeWrap() private {
        address receiver = owner();
        uint256 fee = protocolFee;
        if (fee == 0 || block.timestamp < chargeFeeAfter || receiver == address(0)) return;
        address token = protocolFeeToken;
        require(IERC20(token).balanceOf(msg.sender) >= fee, "insufficient protocol fee token balance for fee");

        protocolFeeRaised += fee;
        require(SafeTransferLib.trySafeTransferFrom(token, msg.sender, receiver, fee), "Cant charge protocol fee");
    }

    function _setFee(uint256 fee, uint256 startDate, address feeToken) private {
        protocolFee = fee;
        chargeFeeAfter = startDate;
        protocolFeeToken = feeToken;

        emit NewFee(fee, startDate);
    }

    function _chargeGuarded(address from, address to, uint256 tokenId, uint32 number) private nonReentrant {
        _charge(from, to, tokenId, number);
    }

    /// Lets the token's model charge the fee, and books what arrived.
    function _charge(address from, address to, uint256 tokenId, uint32 number) private {
        FirstTerms memory terms = _termsOf(number);
        uint256 before = AssetMover.balanceOf(terms.token);
        uint256 promised = IRoyaltyModel(terms.model)
            .chargeTransferFeeAndRoyalty(
                from, to, terms.transferFee, terms.percent, terms.beneficiary, terms.token
            );
        uint256 received = AssetMover.balanceOf(terms.token) - before;
        require(received == promised && promised <= terms.transferFee, FeeNotReceived(promised, received));

        _fees[tokenId] += received;

        emit NiftsyProtocolTransfer(
            tokenId, terms.beneficiary, terms.transferFee, terms.transferFee - received, terms.token
        );
    }

    /// The record of a token that there is; a blank header says nothing, then the token itself is asked.
    function _living(uint256 tokenId) private view returns (Record storage record, Header header) {
        record = _recordOf(tokenId);
        header = record.header;
        if (header.isBlank()) _requireOwned(tokenId);
    }

    /// The record of a token that the caller holds and may unwrap now.
    function _unlocked(uint256 tokenId)
        private
        view
        returns (Record storage record, Header header, FirstTerms memory terms)
    {
        require(_ownerOf(tokenId) == msg.sender, "Only owner can unwrap it!");
        record = _recordOf(tokenId);
        header = record.header;
        require(header.unlockAt() <= block.timestamp, "Cant unwrap before day X");
        terms = _termsOf(header.terms());
        require(_fees[tokenId] >= terms.threshold, "Cant unwrap due Fee Threshold");
    }

    function _requireGas(uint256 count) private view {
        uint256 needed = GAS_BESIDES + count * GAS_PER_ITEM;
        require(gasleft() >= needed, TooLittleGas(needed));
    }

    /// From the last to the first.
    function _payTaken(Taken memory taken) private {
        for (uint256 i = taken.items.length; i > 0; --i) {
            (AssetType assetType, address token, uint256 id, uint256 amount) = _takenAt(taken, i - 1);
            _pay(assetType, token, id, amount);
        }
    }

    function _pay(AssetType assetType, address token, uint256 tokenId, uint256 amount) private {
        if (!_payOrKeep(assetType, token, tokenId, amount, msg.sender)) emit SuspiciousFail(token, amount);
    }

    function _erc20At(Record storage record, uint256 index) private view returns (Erc20Collateral memory) {
        AssetItem memory item = _itemAt(record, index);
        return Erc20Collateral(item.asset.contractAddress, item.amount);
    }
}
