// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { AssetItem, AssetType, INData, WNFT } from "../types/Assets.sol";
import { IClaims } from "./IClaims.sol";

/// @title A wrapper: it wraps an original (or nothing) together with collateral into a wrapped token
/// @notice Whoever holds the wrapped token gets everything inside by unwrapping it, once its locks are over. Amounts are
/// in the smallest unit of each asset (wei for native coin), times in unix seconds.
/// @dev Assumptions about tokens: an ERC-20 moves exactly what it is asked to move (others are refused when they come in);
/// an ERC-721 has one owner per id. A token that misbehaves later can fail its own payment only.
interface IWrapper is IClaims {
    /// A wrapped token came into being.
    event WrappedV1(
        address indexed inAssetAddress,
        address indexed outAssetAddress,
        uint256 indexed inAssetTokenId,
        uint256 outTokenId,
        address wnftFirstOwner,
        uint256 nativeCollateralAmount,
        bytes2 rules
    );

    /// A wrapped token ended; `beneficiary` received what was inside, of it `nativeCollateralAmount` wei.
    event UnWrappedV1(
        address indexed wrappedAddress,
        address indexed originalAddress,
        uint256 indexed wrappedId,
        uint256 originalTokenId,
        address beneficiary,
        uint256 nativeCollateralAmount,
        bytes2 rules
    );

    /// Collateral was added; `collateralBalance` is what was added (0 for an ERC-721).
    event CollateralAdded(
        address indexed wrappedAddress,
        uint256 indexed wrappedId,
        AssetType assetType,
        address collateralAddress,
        uint256 collateralTokenId,
        uint256 collateralBalance
    );

    /// Not everything could be returned: the items from `lastCollateralIndex` on were, those before it are still inside.
    event PartialUnWrapp(address indexed wrappedAddress, uint256 indexed wrappedId, uint256 lastCollateralIndex);

    /// The contract of an asset failed to pay it out; the asset became a claim (`ClaimKept`).
    event SuspiciousFail(
        address indexed wrappedAddress, uint256 indexed wrappedId, address indexed failedContractAddress
    );

    /// A transfer fee was paid to `receiver`; the wrapper itself stands for the token's own collateral.
    event EnvelopFee(
        address indexed receiver, address indexed wNFTConatract, uint256 indexed wNFTTokenId, uint256 amount
    );

    /// The owner named the contract of the wrapped tokens of a type; the next id is `lastId` + 1.
    event WNFTIdSet(AssetType indexed assetType, address indexed wnftContract, uint256 lastId);

    /// The owner named the white list; zero switches it off.
    event WhiteListSet(address indexed whiteList);

    /// The asset is of a kind, or a contract, that cannot be handled here.
    error UnSupportedAsset(AssetItem asset);

    /// The call is not supported here.
    error UnSupported();

    /// A lock of a type that does not exist.
    error UnknownLock(bytes1 lockType);

    /// A fee of a type that would never be charged.
    error UnknownFee(bytes1 feeType);

    /// A collateral item, a fee or a removal of nothing.
    error ZeroAmount();

    /// More fees, royalties or locks than a wrapped token may have.
    error TooMany(uint256 given, uint256 most);

    /// A fee above what can ever be paid.
    error TooLarge(uint256 amount);

    /// Only the holder, or an operator of the holder (`setApprovalForAll`), may put a new kind of asset into this token.
    error NotDepositor(address caller);

    /// Wrapped tokens share the code of the first: other code could claim fees from whom it likes.
    error OtherCode(address wnftContract);

    /// A fee threshold with a slot limit or without additions: what it waits for might never get in.
    error ThresholdOutOfReach();

    /// The wrapped token would lie inside itself.
    error InsideItself();

    /// @notice Wraps an original of the caller, with collateral of the caller, into a new wrapped token for `wrapFor`.
    /// @param inData the original (EMPTY for none; native coin cannot be one), fees, locks, royalties and rules.
    /// `unWrapDestination` is without meaning here and recorded as zero.
    /// @param collateral what goes in with it, approved to this contract beforehand. Native items are ignored: native
    /// collateral is the value sent.
    /// @return the new wrapped token.
    function wrap(INData calldata inData, AssetItem[] calldata collateral, address wrapFor)
        external
        payable
        returns (AssetItem memory);

    /// @notice Adds the caller's collateral to a wrapped token. Anyone may top up what is inside or add native coin; a new
    /// kind of asset may come from the holder and the holder's operators, and an ERC-20 that a white list names also
    /// from anyone, unless the token has other locks than one time lock and, after it, one slot limit.
    function addCollateral(address wNFT, uint256 tokenId, AssetItem[] calldata collateral) external payable;

    /// @notice Ends a wrapped token of the caller and pays out everything inside, or reverts.
    function unWrap(address wNFT, uint256 tokenId) external;

    /// @notice The same; the type is the registered one, whatever is given.
    function unWrap(AssetType wNFTType, address wNFT, uint256 tokenId) external;

    /// @notice The same; in an emergency each item is paid out with a gas budget of its own (`ITEM_GAS`), and what fails is
    /// kept as a claim of the caller. With gas for some of the items only, the last ones are returned; the token stays,
    /// without its fee thresholds and without transfers, so that nobody buys what is being emptied.
    /// @dev Give the gas by hand, (`ITEM_GAS` + 100 000) × (items + 2): an estimate finds the least gas that returns one.
    function unWrap(AssetType wNFTType, address wNFT, uint256 tokenId, bool isEmergency) external;

    /// @notice Charges the fees of one type for a transfer of a wrapped token; for wrapped-token contracts only.
    /// @return charged whether the token has fees of this type.
    function chargeFees(address wNFT, uint256 tokenId, address from, address to, bytes1 feeType)
        external
        returns (bool charged);

    /// @notice Names the contract of the wrapped tokens of a type, which must have this wrapper as its minter and the
    /// code of the first one. Its ids go on
    /// behind `lastId`, never backwards. Tokens of earlier contracts live on.
    function setWNFTId(AssetType assetType, address wnftContract, uint256 lastId) external;

    /// @notice Names the white list, or switches it off with zero.
    function setWhiteList(address whiteList) external;

    /// @notice What stands behind a wrapped token; empty when there is no such token.
    function getWrappedToken(address wNFT, uint256 tokenId) external view returns (WNFT memory);

    /// @notice How much of an asset is inside and at which place of the list; (0, 0) when it is not.
    function getCollateralBalanceAndIndex(
        address wNFT,
        uint256 tokenId,
        AssetType assetType,
        address contractAddress,
        uint256 collateralTokenId
    ) external view returns (uint256 amount, uint256 index);

    /// @notice The same, told apart from the first place of the list.
    function findCollateral(
        address wNFT,
        uint256 tokenId,
        AssetType assetType,
        address contractAddress,
        uint256 collateralTokenId
    ) external view returns (bool found, uint256 amount, uint256 index);

    /// @notice The URI of an ERC-721 or ERC-1155 original; empty for others and when it does not answer.
    function getOriginalURI(address wNFT, uint256 tokenId) external view returns (string memory);

    /// @notice The contract of the wrapped tokens of a type and the id given last.
    function lastWNFTId(AssetType assetType) external view returns (address contractAddress, uint256 tokenId);

    /// @notice The type of the tokens of a wrapped-token contract; EMPTY when it is none of this wrapper's.
    function wnftTypes(address wNFT) external view returns (AssetType);

    /// @notice The token of the virtual fee.
    function protocolTechToken() external view returns (address);

    /// @notice The white list, zero when there is none.
    function protocolWhiteList() external view returns (address);

    /// @notice How many collateral items, besides native coin, a token can hold.
    function MAX_COLLATERAL_SLOTS() external view returns (uint256);

    /// @notice The longest time lock, in seconds.
    function MAX_TIME_TO_UNWRAP() external view returns (uint256);

    /// @notice The highest fee threshold lock, in whole percent of the fee token's supply.
    function MAX_FEE_THRESHOLD_PERCENT() external view returns (uint256);
}
