// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Erc20Collateral, FirstToken } from "../types/First.sol";
import { IClaims } from "./IClaims.sol";
import { IRoyaltyModel } from "./IRoyaltyModel.sol";

/// @title A wrapper of the first generation: it wraps an ERC-721 and is the collection of its wrapped tokens
/// @notice Whoever holds a wrapped token gets the original, native coin, ERC-20s and the fees that came in by unwrapping it.
/// Amounts are in the smallest unit of each asset, times in unix seconds, percents are whole.
interface IFirstWrapper is IClaims, IRoyaltyModel {
    /// A wrapped token came into being; without an original the first two are zero.
    event Wrapped(address underlineContract, uint256 tokenId, uint256 indexed wrappedTokenId);

    /// A wrapped token ended; its holder received what was inside.
    event UnWrapped(uint256 indexed wrappedId, address indexed owner, uint256 nativeCollateralAmount, uint256 feeAmount);

    /// Some of the ERC-20s were returned; the rest is still inside.
    event PartialUnWrapp(uint256 wrappedId, address owner);

    /// An asset was not paid out by its contract and is kept for the holder (`ClaimKept`).
    event SuspiciousFail(address failERC20, uint256 amount);

    /// A transfer fee was charged, of it `royalty` for the beneficiary.
    event NiftsyProtocolTransfer(
        uint256 indexed wrappedTokenId,
        address indexed royaltyBeneficiary,
        uint256 transferFee,
        uint256 royalty,
        address feeToken
    );

    /// Native coin was added, in wei.
    event NativeCollateralAdded(uint256 indexed wrappedTokenId, uint256 amount);

    /// An ERC-20 was added.
    event ERC20CollateralAdded(uint256 indexed wrappedTokenId, address indexed erc20, uint256 amount);

    /// The owner named the fee of each wrap, and when it begins.
    event NewFee(uint256 feeAmount, uint256 startDate);

    event CollateralStatusChanged(address erc20, bool newStatus);
    event MaxCollateralCountChanged(uint256 oldValue, uint256 newValue);
    event PartnersItemChanged(
        address indexed partner, bool isCollateral, address transferFeeModel, bool isBlackListed
    );

    /// Nothing was given where something is needed.
    error ZeroAmount();

    /// More than there can be.
    error TooMany(uint256 given, uint256 most);

    /// The wrapped token would lie inside itself, or for ever in its own wrapper.
    error InsideItself();

    /// The holder began to take out what is inside; nobody shall buy what is being emptied.
    error PartlyUnwrapped(uint256 wrappedTokenId);

    /// The fee's model did not bring in what it said.
    error FeeNotReceived(uint256 promised, uint256 received);

    /// @notice Wraps an ERC-721 of the caller, approved beforehand, with the value sent.
    /// @param unwrapAfter until when it cannot be unwrapped, at most `MAX_TIME_TO_UNWRAP` from now; 0 for no lock.
    /// @param transferFee what each transfer costs its sender; 0 for none.
    /// @param royaltyPercent how many hundredths of the fee go to `royaltyBeneficiary`.
    /// @param unwraptFeeThreshold how much of the fees must have come in before it can be unwrapped.
    /// @param transferFeeToken the fee's ERC-20, which the owner enabled and gave a model; 0 for the project token, which is
    /// minted for the fee, so that nobody pays.
    /// @return the new token's id.
    function wrap721(
        address underlineContract,
        uint256 tokenId,
        uint256 unwrapAfter,
        uint256 transferFee,
        address royaltyBeneficiary,
        uint256 royaltyPercent,
        uint256 unwraptFeeThreshold,
        address transferFeeToken
    ) external payable returns (uint256);

    /// @notice The same with a fee in the project token.
    function wrap721(
        address underlineContract,
        uint256 tokenId,
        uint256 unwrapAfter,
        uint256 transferFee,
        address royaltyBeneficiary,
        uint256 royaltyPercent,
        uint256 unwraptFeeThreshold
    ) external payable returns (uint256);

    /// @notice Adds the value sent to a token.
    function addNativeCollateral(uint256 wrappedTokenId) external payable;

    /// @notice Adds an ERC-20 of the caller that the owner enabled, approved beforehand.
    function addERC20Collateral(uint256 wrappedTokenId, address erc20, uint256 amount) external;

    /// @notice Ends a token of the caller and pays out everything inside. What its contract does not pay out is kept as a
    /// claim, so an unwrap after its locks always finishes. Reverts with `TooLittleGas` when not every item has its own gas.
    function unWrap721(uint256 tokenId) external;

    /// @notice Pays out the last `count` ERC-20s alone, under the same conditions. From then on the token stays with its
    /// holder.
    function unWrapPartly(uint256 tokenId, uint256 count) external;

    /// @notice Names the fee of each wrap, its ERC-20, and from when on it is charged; for the owner, who receives it.
    function setFee(uint256 fee, uint256 startDate, address feeToken) external;

    /// @notice The same with the fee's token as it is, or the project token where none was named.
    function setFee(uint256 fee, uint256 startDate) external;

    /// @notice Lets an ERC-20 in as collateral or not; for the owner.
    function setCollateralStatus(address erc20, bool isEnabled) external;

    /// @notice Says how many ERC-20s a token may hold, at most 25; for the owner.
    function setMaxERC20CollateralCount(uint16 count) external;

    /// @notice Says of a contract what `PartnersItem` tells; for the owner. The model of tokens that are wrapped stays.
    function editPartnersItem(address partner, bool isCollateral, address transferFeeModel, bool isBlackListed) external;

    /// @notice What stands behind a token; empty when there is no such token.
    function getWrappedToken(uint256 tokenId) external view returns (FirstToken memory);

    /// @notice The same, field by field.
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
        );

    /// @notice The ERC-20s inside.
    function getERC20Collateral(uint256 tokenId) external view returns (Erc20Collateral[] memory);

    /// @notice One of the ERC-20s inside, by its place.
    function erc20Collateral(uint256 tokenId, uint256 index) external view returns (address erc20Token, uint256 amount);

    /// @notice How much of an ERC-20 is inside, besides fees that came in.
    function getERC20CollateralBalance(uint256 tokenId, address erc20) external view returns (uint256);

    /// @notice Native coin inside, and the fees that came in.
    function getTokenValue(uint256 tokenId) external view returns (uint256, uint256);

    /// @notice Whether an ERC-20 may come in.
    function enabledForCollateral(address erc20) external view returns (bool);

    /// @notice Whether a contract says that it has an interface.
    function isERC721(address underlineContract, bytes4 interfaceId) external view returns (bool);

    /// @notice The id given last; the first is 1.
    function lastWrappedNFTId() external view returns (uint256);

    /// @notice How many tokens there are.
    function totalSupply() external view returns (uint256);

    function projectToken() external view returns (address);

    /// @notice What each wrap costs, in `protocolFeeToken`, from `chargeFeeAfter` on.
    function protocolFee() external view returns (uint256);

    function protocolFeeToken() external view returns (address);

    function chargeFeeAfter() external view returns (uint256);

    /// @notice What wraps brought in, over all tokens of the fee.
    function protocolFeeRaised() external view returns (uint256);

    function MAX_ERC20_COUNT() external view returns (uint16);

    /// @notice The longest lock, in seconds.
    function MAX_TIME_TO_UNWRAP() external view returns (uint256);

    /// @notice The highest share of a royalty, in whole percent of the fee.
    function MAX_ROYALTY_PERCENT() external view returns (uint256);

    /// @notice The highest threshold, in whole percent of the fee token's supply.
    function MAX_FEE_THRESHOLD_PERCENT() external view returns (uint256);
}
