// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { SafeTransferLib } from "solady/src/utils/SafeTransferLib.sol";

import { IClaims } from "../interfaces/IClaims.sol";
import { ITransferFeeModel } from "../interfaces/ITransferFeeModel.sol";
import { IWhiteList } from "../interfaces/IWhiteList.sol";
import { IWrappedNFT721 } from "../interfaces/IWrappedNFT721.sol";
import { IWrapper } from "../interfaces/IWrapper.sol";
import { AssetMover } from "../libraries/AssetMover.sol";
import { FeeTypes, LockTypes, RuleBits } from "../libraries/Codes.sol";
import { FeeMath } from "../libraries/FeeMath.sol";
import { Locks } from "../libraries/Locks.sol";
import { OriginalUri } from "../libraries/OriginalUri.sol";
import { Asset, AssetItem, AssetType, Fee, INData, Lock, Royalty, WNFT } from "../types/Assets.sol";
import { Header, HeaderBits } from "../types/Header.sol";
import { Claims } from "./Claims.sol";
import { CollateralLedger, SLOTS } from "./CollateralLedger.sol";
import { OwnReceiver } from "./OwnReceiver.sol";
import { Terms, TermsStore } from "./TermsStore.sol";

/// @title A wrapper of the second generation
/// @dev Every entry is guarded by one lock and books everything before its first call to a foreign contract, so what a
/// foreign contract sees or does in between changes nothing. `chargeFees` alone may run inside another entry: moving a
/// wrapped token into or out of this contract charges that token's fee.
contract Wrapper is IWrapper, CollateralLedger, TermsStore, Claims, OwnReceiver, ReentrancyGuardTransient, Ownable2Step {
    using RuleBits for bytes2;

    /// The contract that a type's tokens come from, and a number that variants keep beside it. All contracts of a type have the
    /// code of the first: `chargeFees` believes them who pays. What a constructor wrote besides is the owner's word; the
    /// market's wrapper does not depend on it, as its tokens never move.
    struct Output {
        address wNFT;
        uint64 policy;
    }

    /// Who may open new items, from everybody to fewest: there are 25, and a stranger must not fill them with what is worth
    /// nothing. The order is compared.
    enum Openers {
        Anyone,
        AnyoneWithErc20,
        Depositors
    }

    /// @inheritdoc IWrapper
    uint256 public constant MAX_COLLATERAL_SLOTS = SLOTS;
    /// @inheritdoc IWrapper
    uint256 public constant MAX_TIME_TO_UNWRAP = Locks.MAX_TIME;
    /// @inheritdoc IWrapper
    uint256 public constant MAX_FEE_THRESHOLD_PERCENT = 1;

    uint256 private constant MAX_FEES = 5;
    uint256 private constant MAX_ROYALTIES = 10;
    /// What an emergency unwrap costs besides its items: native coin and the original count as items of their own.
    uint256 private constant GAS_BESIDES = 2 * GAS_PER_ITEM + 60_000;

    /// @inheritdoc IWrapper
    address public immutable protocolTechToken;
    /// @inheritdoc IWrapper
    address public protocolWhiteList;
    /// @inheritdoc IWrapper
    mapping(address wNFT => AssetType) public wnftTypes;
    mapping(AssetType => Output) internal _outputs;

    constructor(address techToken) Ownable(msg.sender) {
        require(techToken != address(0), "ProtocolTechToken cant be zero value");

        protocolTechToken = techToken;

        ITransferFeeModel(techToken).registerModel();
    }

    /// @inheritdoc IWrapper
    function wrap(INData calldata inData, AssetItem[] calldata collateral, address wrapFor)
        external
        payable
        nonReentrant
        returns (AssetItem memory)
    {
        address wNFT = _outputs[inData.outType].wNFT;
        if (wNFT == address(0)) _refuse(inData.outType, address(0), 0, 0);
        address whiteList = _listFor(inData, collateral);
        _checkWrap(inData, wrapFor, whiteList);

        uint256 tokenId = _mintTo(wNFT, wrapFor, inData);
        _requireOther(inData.inAsset, wNFT, tokenId);
        _record(wNFT, tokenId, inData, collateral, whiteList);

        emit WrappedV1(
            inData.inAsset.asset.contractAddress,
            wNFT,
            inData.inAsset.tokenId,
            tokenId,
            wrapFor,
            msg.value,
            inData.rules
        );

        if (inData.inAsset.asset.assetType != AssetType.EMPTY) _pull(inData.inAsset);
        _pullAll(collateral);
        return AssetItem(Asset(inData.outType, wNFT), tokenId, _hand(wNFT, tokenId, wrapFor, inData));
    }

    /// @inheritdoc IWrapper
    function addCollateral(address wNFT, uint256 tokenId, AssetItem[] calldata collateral)
        external
        payable
        nonReentrant
    {
        if (collateral.length == 0 && msg.value == 0) return;
        Record storage record = _records[wNFT][tokenId];
        Header header = _liveHeader(record, wNFT, tokenId);
        require(!header.rules().has(RuleBits.NO_ADD_COLLATERAL), "Forbidden add collateral");

        address whiteList = collateral.length == 0 ? address(0) : protocolWhiteList;
        Openers openers =
            whiteList != address(0) && !header.locksInTerms() ? Openers.AnyoneWithErc20 : Openers.Depositors;
        record.header = _bookAll(record, header, wNFT, tokenId, collateral, whiteList, openers);

        _pullAll(collateral);
    }

    /// @inheritdoc IWrapper
    function unWrap(address wNFT, uint256 tokenId) external nonReentrant {
        _unWrap(wNFT, tokenId, false);
    }

    /// @inheritdoc IWrapper
    function unWrap(AssetType, address wNFT, uint256 tokenId) external nonReentrant {
        _unWrap(wNFT, tokenId, false);
    }

    /// @inheritdoc IWrapper
    function unWrap(AssetType, address wNFT, uint256 tokenId, bool isEmergency) external nonReentrant {
        _unWrap(wNFT, tokenId, isEmergency);
    }

    /// @inheritdoc IClaims
    function claim(AssetItem calldata item, address receiver) external nonReentrant {
        _payClaim(msg.sender, item, receiver);
    }

    /// @inheritdoc IWrapper
    function chargeFees(address wNFT, uint256 tokenId, address from, address, bytes1 feeType)
        external
        returns (bool)
    {
        require(msg.sender == wNFT || msg.sender == address(this), "Only for wNFT or wrapper");
        if (feeType != FeeTypes.TRANSFER) return false;

        return _reentrancyGuardEntered()
            ? _chargeTransfer(wNFT, tokenId, from)
            : _chargeTransferGuarded(wNFT, tokenId, from);
    }

    /// @inheritdoc IWrapper
    function setWNFTId(AssetType assetType, address wnftContract, uint256 lastId) external onlyOwner {
        require(wnftContract != address(0), "No zero address");
        if (!_mints(assetType)) _refuse(assetType, wnftContract, lastId, 0);
        address current = _outputs[assetType].wNFT;
        require(
            current == address(0) || wnftContract.codehash == current.codehash, OtherCode(wnftContract)
        );
        wnftTypes[wnftContract] = assetType;
        _outputs[assetType].wNFT = wnftContract;
        IWrappedNFT721(wnftContract).skipTo(lastId);

        emit WNFTIdSet(assetType, wnftContract, lastId);
    }

    /// @inheritdoc IWrapper
    function setWhiteList(address whiteList) external onlyOwner {
        protocolWhiteList = whiteList;

        emit WhiteListSet(whiteList);
    }

    /// @inheritdoc IWrapper
    function getWrappedToken(address wNFT, uint256 tokenId) external view returns (WNFT memory token) {
        Record storage record = _records[wNFT][tokenId];
        Header header = record.header;
        Terms memory terms = _termsOf(header.terms());
        token.inAsset = _originalOf(record, header);
        token.collateral = _collateralOf(record, header);
        token.fees = terms.fees;
        token.locks = header.locksInTerms() ? terms.locks : Locks.list(header);
        token.royalties = terms.royalties;
        token.rules = header.rules();
    }

    /// @inheritdoc IWrapper
    function getCollateralBalanceAndIndex(
        address wNFT,
        uint256 tokenId,
        AssetType assetType,
        address contractAddress,
        uint256 collateralTokenId
    ) external view returns (uint256 amount, uint256 index) {
        (, amount, index) = findCollateral(wNFT, tokenId, assetType, contractAddress, collateralTokenId);
    }

    /// @inheritdoc IWrapper
    function getOriginalURI(address wNFT, uint256 tokenId) external view returns (string memory) {
        Record storage record = _records[wNFT][tokenId];
        return OriginalUri.read(_originalOf(record, record.header));
    }

    /// @inheritdoc IWrapper
    function lastWNFTId(AssetType assetType) external view returns (address contractAddress, uint256 tokenId) {
        contractAddress = _outputs[assetType].wNFT;
        tokenId = contractAddress == address(0) ? 0 : IWrappedNFT721(contractAddress).lastId();
    }

    /// @inheritdoc IWrapper
    function findCollateral(
        address wNFT,
        uint256 tokenId,
        AssetType assetType,
        address contractAddress,
        uint256 collateralTokenId
    ) public view returns (bool found, uint256 amount, uint256 index) {
        Record storage record = _records[wNFT][tokenId];
        Header header = record.header;
        (bool hasNative, uint256 nativeAt) = header.nativeAt();
        if (assetType == AssetType.NATIVE) {
            return hasNative ? (true, header.native(), nativeAt) : (false, 0, 0);
        }

        if (assetType == AssetType.ERC20) collateralTokenId = 0;
        (found, index) = _find(record, header.items(), assetType, contractAddress, collateralTokenId);
        if (!found) return (false, 0, 0);
        amount = _itemAt(record, index).amount;
        if (hasNative && nativeAt <= index) ++index;
    }

    /// Mints a wrapped token; nothing of it is booked yet.
    function _mintTo(address wNFT, address wrapFor, INData calldata inData) internal virtual returns (uint256) {
        return
            IWrappedNFT721(wNFT).mintNext(wrapFor, inData.rules.has(RuleBits.NO_TRANSFER), inData.fees.length != 0);
    }

    /// The last word of a wrap, when everything is booked and came in: how many pieces there are, 0 of an ERC-721.
    function _hand(address, uint256, address, INData calldata) internal virtual returns (uint256) {
        return 0;
    }

    /// Ends a wrapped token of the caller.
    function _burn(address wNFT, uint256 tokenId) internal virtual {
        IWrappedNFT721(wNFT).burn(tokenId);
    }

    /// Whether this wrapper can mint tokens of a type.
    function _mints(AssetType assetType) internal pure virtual returns (bool) {
        return assetType == AssetType.ERC721;
    }

    /// Requires that the caller holds a wrapped token, all of it.
    function _requireHolder(address wNFT, uint256 tokenId) internal view virtual {
        require(AssetMover.ownerOf(wNFT, tokenId) == msg.sender, "Only owner can unwrap it");
    }

    /// Whether a wrapped token, or a part of it, lies in another one.
    function _liesInside(address wNFT, uint256 tokenId) internal view virtual returns (bool) {
        return AssetMover.ownerOf(wNFT, tokenId) == address(this);
    }

    /// Whether the caller may open items of a wrapped token.
    function _isDepositor(address wNFT, uint256 tokenId) internal view virtual returns (bool) {
        address holder = AssetMover.ownerOf(wNFT, tokenId);
        return msg.sender == holder || IERC721(wNFT).isApprovedForAll(holder, msg.sender);
    }

    /// What variants ask of a wrap besides. `termsHash` is 0 when it has no terms.
    function _admit(Header header, bytes32 termsHash) internal virtual { }

    function _checkWrap(INData calldata inData, address wrapFor, address whiteList) private view {
        require(wrapFor != address(0), "WrapperFor cant be zero");
        require(wrapFor != address(this), "Wrap check fail");
        _checkOriginal(inData.inAsset);
        _checkRoyalties(inData.royalties);
        _checkFees(inData.fees, whiteList);
        if (whiteList == address(0) || inData.inAsset.asset.assetType == AssetType.EMPTY) return;

        address original = inData.inAsset.asset.contractAddress;
        require(!_listed(IWhiteList(whiteList).getBLItem, original), "WL:Asset disabled for wrap");
        require(IWhiteList(whiteList).rulesEnabled(original, inData.rules), "WL:Some rules are disabled for this asset");
    }

    /// The header of a token that exists; a blank one says nothing, then the token itself is asked.
    function _liveHeader(Record storage record, address wNFT, uint256 tokenId) internal view returns (Header header) {
        header = _knownHeader(record, wNFT, tokenId);
        require(!header.isBlank() || IWrappedNFT721(wNFT).exists(tokenId), "wNFT not exists");
    }

    /// The header of a token of one of this wrapper's contracts, whether or not it exists.
    function _knownHeader(Record storage record, address wNFT, uint256 tokenId) private view returns (Header header) {
        header = record.header;
        if (header.isBlank() && wnftTypes[wNFT] == AssetType.EMPTY) _refuse(AssetType.EMPTY, wNFT, tokenId, 0);
    }

    function _refuse(AssetType assetType, address token, uint256 tokenId, uint256 amount) private pure {
        revert UnSupportedAsset(AssetItem(Asset(assetType, token), tokenId, amount));
    }

    /// What a list says of an asset.
    function _listed(function(address) external view returns (bool) ask, address asset) internal view returns (bool) {
        return ask(asset);
    }

    /// Whether tokens can be wrapped already.
    function _isOpen() internal view returns (bool) {
        return _outputs[AssetType.ERC721].wNFT != address(0);
    }

    /// The white list, read only when there is something to ask it.
    function _listFor(INData calldata inData, AssetItem[] calldata collateral) private view returns (address) {
        bool idle = inData.inAsset.asset.assetType == AssetType.EMPTY && inData.fees.length == 0;
        return idle && collateral.length == 0 ? address(0) : protocolWhiteList;
    }

    function _checkOriginal(AssetItem calldata original) private view {
        AssetType assetType = original.asset.assetType;
        if (assetType == AssetType.EMPTY) {
            bool nothing = original.asset.contractAddress == address(0) && original.tokenId | original.amount == 0;
            require(nothing, "Suspicious asset for wrap");
            return;
        }

        _requireToken(assetType, original.asset.contractAddress, original.tokenId, original.amount);
        if (assetType == AssetType.ERC721) require(original.amount <= 1, "Suspicious asset for wrap");
        Header inner = _records[original.asset.contractAddress][original.tokenId].header;
        require(!inner.rules().has(RuleBits.NO_WRAP), "Wrap check fail");
    }

    function _checkRoyalties(Royalty[] calldata royalties) private pure {
        require(royalties.length <= MAX_ROYALTIES, TooMany(royalties.length, MAX_ROYALTIES));

        uint256 sum;
        for (uint256 i; i < royalties.length; ++i) {
            require(royalties[i].beneficiary != address(0), "Royalty to zero address");
            sum += royalties[i].percent;
        }
        require(sum <= FeeMath.PERCENT_BASE, "Royalty percent too big");
    }

    function _checkFees(Fee[] calldata fees, address whiteList) private view {
        require(fees.length <= MAX_FEES, TooMany(fees.length, MAX_FEES));

        for (uint256 i; i < fees.length; ++i) {
            require(fees[i].feeType == FeeTypes.TRANSFER, UnknownFee(fees[i].feeType));
            require(fees[i].param != 0 && fees[i].token != address(0), ZeroAmount());
            require(fees[i].param <= type(uint128).max, TooLarge(fees[i].param));
            require(
                whiteList == address(0) || _listed(IWhiteList(whiteList).enabledForFee, fees[i].token),
                "WL:Some assets are not enabled for fee"
            );
        }
    }

    /// An asset that can lie inside: an ERC-20 with an amount, an ERC-721, an ERC-1155 with an amount.
    function _requireToken(AssetType assetType, address token, uint256 tokenId, uint256 amount) private view {
        bool known = assetType == AssetType.ERC20 || assetType == AssetType.ERC721 || assetType == AssetType.ERC1155;
        if (!known || token == protocolTechToken) _refuse(assetType, token, tokenId, amount);
        require(tokenId == 0 || assetType != AssetType.ERC20, "TokenId must be zero");
        require(amount != 0 || assetType == AssetType.ERC721, ZeroAmount());
    }

    /// Books a new token: its header, its original and its collateral.
    function _record(
        address wNFT,
        uint256 tokenId,
        INData calldata inData,
        AssetItem[] calldata collateral,
        address whiteList
    ) private {
        Record storage record = _records[wNFT][tokenId];
        (Header header, uint256 threshold) =
            Locks.apply_(inData.locks, HeaderBits.create(inData.rules), MAX_COLLATERAL_SLOTS);
        if (threshold != 0) {
            (bool limited,) = header.slotLimit();
            require(!limited && !inData.rules.has(RuleBits.NO_ADD_COLLATERAL), ThresholdOutOfReach());
            _checkThreshold(inData.fees, threshold);
        }

        Lock[] memory locks = header.locksInTerms() ? inData.locks : new Lock[](0);
        (uint32 number, bytes32 termsHash) = _numberOf(inData.fees, locks, inData.royalties);
        header = header.withTerms(number);
        _admit(header, termsHash);
        header = _bookIn(record, header, inData.inAsset);
        header = _bookAll(record, header, wNFT, tokenId, collateral, whiteList, Openers.Anyone);
        if (!header.isBlank()) record.header = header;
    }

    function _bookIn(Record storage record, Header header, AssetItem calldata original) private returns (Header) {
        (AssetType assetType, address token, uint256 tokenId, uint256 amount) = _fields(original);
        return _bookOriginal(record, header, assetType, token, tokenId, amount);
    }

    /// A threshold must be within reach: at most a small part of each fee token's supply.
    function _checkThreshold(Fee[] calldata fees, uint256 threshold) private view {
        require(fees.length != 0, "Cant set Threshold without transferFee");

        for (uint256 i; i < fees.length; ++i) {
            uint256 most = IERC20(fees[i].token).totalSupply() / 100 * MAX_FEE_THRESHOLD_PERCENT;
            require(threshold <= most, "Too much threshold");
        }
    }

    /// Books the value sent and every item of the list that is not native; none of it has moved yet.
    function _bookAll(
        Record storage record,
        Header header,
        address wNFT,
        uint256 tokenId,
        AssetItem[] calldata collateral,
        address whiteList,
        Openers openers
    ) private returns (Header) {
        if (msg.value != 0) {
            header = header.plusNative(msg.value);
            emit CollateralAdded(wNFT, tokenId, AssetType.NATIVE, address(0), 0, msg.value);
        }
        require(
            whiteList == address(0) || IWhiteList(whiteList).allEnabledForCollateral(collateral),
            "WL:Some assets are not enabled for collateral"
        );
        for (uint256 i; i < collateral.length; ++i) {
            (AssetType assetType, address token, uint256 id, uint256 amount) = _fields(collateral[i]);
            if (assetType == AssetType.NATIVE) continue;

            _requireToken(assetType, token, id, amount);
            require(amount == 0 || assetType != AssetType.ERC721, "Amount must be zero");
            if (assetType != AssetType.ERC20 && wnftTypes[token] != AssetType.EMPTY) {
                _requireOutside(wNFT, tokenId, token, id);
            }
            bool opened;
            (header, opened) = _book(record, header, assetType, token, id, amount);
            if (opened && openers > (assetType == AssetType.ERC20 ? Openers.AnyoneWithErc20 : Openers.Anyone)) {
                require(_isDepositor(wNFT, tokenId), NotDepositor(msg.sender));
            }
            emit CollateralAdded(wNFT, tokenId, assetType, token, id, amount);
        }
        return header;
    }

    /// The id that a wrap is about to give can be foretold, and named as its original.
    function _requireOther(AssetItem calldata original, address wNFT, uint256 tokenId) private pure {
        require(original.tokenId != tokenId || original.asset.contractAddress != wNFT, InsideItself());
    }

    /// A wrapped token goes only into one that lies in no other, so no token ever holds itself, over any number of steps.
    function _requireOutside(address wNFT, uint256 tokenId, address inner, uint256 innerId) private view {
        require(inner != wNFT || innerId != tokenId, InsideItself());
        require(!_liesInside(wNFT, tokenId), InsideItself());
        require(!_records[inner][innerId].header.rules().has(RuleBits.NO_WRAP), "Wrap check fail");
    }

    function _pullAll(AssetItem[] calldata collateral) private {
        for (uint256 i; i < collateral.length; ++i) {
            (AssetType assetType, address token, uint256 id, uint256 amount) = _fields(collateral[i]);
            if (assetType != AssetType.NATIVE) AssetMover.pull(assetType, token, id, amount, msg.sender);
        }
    }

    function _pull(AssetItem calldata item) private {
        (AssetType assetType, address token, uint256 id, uint256 amount) = _fields(item);
        AssetMover.pull(assetType, token, id, amount, msg.sender);
    }

    function _fields(AssetItem calldata item) private pure returns (AssetType, address, uint256, uint256) {
        return (item.asset.assetType, item.asset.contractAddress, item.tokenId, item.amount);
    }

    function _unWrap(address wNFT, uint256 tokenId, bool emergency) private {
        Record storage record = _records[wNFT][tokenId];
        Header header = _unlockedHeader(record, wNFT, tokenId);
        uint256 first = emergency ? _firstAffordable(header.items()) : 0;

        bool whole = first == 0;
        Taken memory taken = _take(record, header, first, whole && header.hasOriginal());
        if (whole) {
            _end(record, header, wNFT, tokenId, taken);
        } else {
            record.header = header.withRest(first);
            emit PartialUnWrapp(wNFT, tokenId, first);
            IWrappedNFT721(wNFT).forbidTransfer(tokenId);
        }

        for (uint256 i; i < taken.items.length; ++i) {
            _payTaken(wNFT, tokenId, taken, i, emergency);
        }
        if (whole) _pay(wNFT, tokenId, AssetType.NATIVE, address(0), 0, header.native(), emergency);
    }

    /// The first of the last items for which there is gas; 0 when there is enough for everything.
    function _firstAffordable(uint256 count) private view returns (uint256) {
        uint256 gasLeft = gasleft();
        uint256 least = GAS_BESIDES + GAS_PER_ITEM;
        require(count == 0 || gasLeft >= least, TooLittleGas(least));

        uint256 affordable = gasLeft < GAS_BESIDES ? 0 : (gasLeft - GAS_BESIDES) / GAS_PER_ITEM;
        return affordable >= count ? 0 : count - affordable;
    }

    /// Ends a token, of which everything inside was taken already, and tells. Nothing was paid out yet.
    function _end(Record storage record, Header header, address wNFT, uint256 tokenId, Taken memory taken) private {
        if (!header.isBlank()) record.header = Header.wrap(0);
        _burn(wNFT, tokenId);

        (address token, uint256 originalId) = (address(0), 0);
        if (header.hasOriginal()) (, token, originalId,) = _takenAt(taken, taken.items.length - 1);
        emit UnWrappedV1(wNFT, token, tokenId, originalId, msg.sender, header.native(), header.rules());
    }

    /// The header of a token that the caller holds and may unwrap now.
    function _unlockedHeader(Record storage record, address wNFT, uint256 tokenId)
        private
        view
        returns (Header header)
    {
        header = _knownHeader(record, wNFT, tokenId);
        _requireHolder(wNFT, tokenId);
        require(!header.rules().has(RuleBits.NO_UNWRAP), "UnWrapp forbidden by author");
        require(header.unlockAt() <= block.timestamp, "TimeLock error");
        if (header.locksInTerms()) _requireThresholds(record, header);
    }

    function _requireThresholds(Record storage record, Header header) private view {
        Terms memory terms = _termsOf(header.terms());
        for (uint256 i; i < terms.locks.length; ++i) {
            if (terms.locks[i].lockType != LockTypes.FEE_THRESHOLD) continue;
            for (uint256 j; j < terms.fees.length; ++j) {
                uint256 balance = _balanceOf(record, header, terms.fees[j].token);
                require(balance >= terms.locks[i].param, "TransferFeeLock error");
            }
        }
    }

    function _payTaken(address wNFT, uint256 wnftId, Taken memory taken, uint256 i, bool emergency) private {
        (AssetType assetType, address token, uint256 id, uint256 amount) = _takenAt(taken, i);
        _pay(wNFT, wnftId, assetType, token, id, amount, emergency);
    }

    /// Pays out to the caller, or reverts; in an emergency within the gas of one item, or keeps the item as a claim.
    function _pay(
        address wNFT,
        uint256 wnftId,
        AssetType assetType,
        address token,
        uint256 tokenId,
        uint256 amount,
        bool emergency
    ) private {
        if (!emergency) return AssetMover.push(assetType, token, tokenId, amount, msg.sender);
        if (!_payOrKeep(assetType, token, tokenId, amount, msg.sender)) emit SuspiciousFail(wNFT, wnftId, token);
    }

    function _chargeTransferGuarded(address wNFT, uint256 tokenId, address from) private nonReentrant returns (bool) {
        return _chargeTransfer(wNFT, tokenId, from);
    }

    /// Takes each fee from the sender: to the royalty receivers, or into the token's own collateral.
    function _chargeTransfer(address wNFT, uint256 tokenId, address from) private returns (bool charged) {
        Terms memory terms = _termsOf(_records[wNFT][tokenId].header.terms());
        for (uint256 i; i < terms.fees.length; ++i) {
            Fee memory fee = terms.fees[i];
            if (terms.royalties.length == 0) _payFee(wNFT, tokenId, fee.token, from, address(this), fee.param);
            for (uint256 j; j < terms.royalties.length; ++j) {
                uint256 amount = FeeMath.share(fee.param, terms.royalties[j].percent);
                _payFee(wNFT, tokenId, fee.token, from, terms.royalties[j].beneficiary, amount);
            }
        }
        return terms.fees.length != 0;
    }

    /// A receiver that is this contract stands for the token's own collateral.
    function _payFee(address wNFT, uint256 tokenId, address token, address from, address receiver, uint256 amount)
        private
    {
        if (amount == 0) return;
        bool own = receiver == address(this);
        if (own) {
            Record storage record = _records[wNFT][tokenId];
            (record.header,) = _book(record, record.header, AssetType.ERC20, token, 0, amount);
        }

        emit EnvelopFee(receiver, wNFT, tokenId, amount);

        if (own) AssetMover.pullErc20(token, from, amount);
        else SafeTransferLib.safeTransferFrom(token, from, receiver, amount);
    }
}
