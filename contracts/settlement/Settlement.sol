// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { EIP712 } from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { SafeTransferLib } from "solady/src/utils/SafeTransferLib.sol";

import { IMarketWrapper } from "../interfaces/IMarketWrapper.sol";
import { Decision, ISettlement, OrderStatus, SignerSignature, Take } from "../interfaces/ISettlement.sol";
import { AssetMover } from "../libraries/AssetMover.sol";
import { AssetType } from "../types/Assets.sol";
import { DecisionHash } from "./DecisionHash.sol";
import { SignerRules } from "./SignerRules.sol";

/// @title The settlement of orders out of collateral
contract Settlement is SignerRules, EIP712, ReentrancyGuardTransient {
    struct Order {
        bytes32 decision;
        uint48 executableAt;
        uint48 deadline;
        uint40 epoch;
        OrderStatus status;
    }

    /// How much gas a payment to a receiver is given.
    uint256 public constant PAYMENT_GAS = 300_000;

    /// The market's wrapper, out of whose tokens is paid.
    IMarketWrapper public immutable wrapper;

    mapping(bytes32 orderId => Order) private _orders;
    mapping(bytes32 decision => bool) private _spent;
    mapping(address receiver => mapping(address token => uint256 amount)) private _claims;

    constructor(IMarketWrapper wrapper_, address[] memory signers_, uint256 threshold_, uint256 delay_)
        SignerRules(signers_, threshold_, delay_)
        EIP712("Surety Settlement", "1")
    {
        wrapper = wrapper_;
    }

    /// Native coin comes from the wrapper alone.
    receive() external payable {
        require(msg.sender == address(wrapper), OnlyWrapper());
    }

    /// @inheritdoc ISettlement
    function propose(Decision calldata decision, SignerSignature[] calldata signatures) external returns (uint256) {
        _applyDue();
        Order storage order = _orders[decision.orderId];
        bool free = order.status == OrderStatus.None || order.status == OrderStatus.Withdrawn || _hasLapsed(order);
        require(free, WrongStatus(decision.orderId, order.status));
        _requireMeaningful(decision);
        uint256 executableAt = block.timestamp + delay;
        require(decision.deadline >= executableAt, DeadlineTooSoon(decision.deadline, executableAt));
        require(decision.deadline <= type(uint48).max, DeadlineTooLate(decision.deadline));
        bytes32 hash = DecisionHash.of_(decision);
        require(!_spent[hash], DecisionSpent(hash));
        _requireSigned(_hashTypedDataV4(hash), signatures);

        _spent[hash] = true;
        _orders[decision.orderId] = Order({
            decision: hash,
            executableAt: uint48(executableAt),
            deadline: uint48(decision.deadline),
            epoch: uint40(epoch),
            status: OrderStatus.Proposed
        });

        emit Proposed(decision.orderId, hash, decision.wNFT, decision.tokenId, decision.receiver, executableAt);
        return executableAt;
    }

    /// @inheritdoc ISettlement
    function withdraw(bytes32 orderId, SignerSignature[] calldata signatures) external {
        Order storage order = _orders[orderId];
        require(order.status == OrderStatus.Proposed, WrongStatus(orderId, order.status));
        _requireSigned(withdrawalDigestOf(orderId, order.decision), signatures);

        order.status = OrderStatus.Withdrawn;

        emit Withdrawn(orderId, order.decision);
    }

    /// @inheritdoc ISettlement
    function payInstead(Decision calldata decision) external payable nonReentrant {
        Order storage order = _waiting(decision);
        uint256 value = _nativeOf(decision.takes);
        require(msg.value == value, WrongValue(msg.value, value));

        order.status = OrderStatus.Paid;

        emit PaidInstead(decision.orderId, order.decision, msg.sender);

        for (uint256 i; i < decision.takes.length; ++i) {
            Take calldata take = decision.takes[i];
            if (take.token == address(0)) _pay(decision.receiver, address(0), take.amount);
            else SafeTransferLib.safeTransferFrom(take.token, msg.sender, decision.receiver, take.amount);
        }
    }

    /// @inheritdoc ISettlement
    function execute(Decision calldata decision) external nonReentrant {
        Order storage order = _waiting(decision);
        require(block.timestamp >= order.executableAt, TooEarly(order.executableAt));

        order.status = OrderStatus.Settled;

        bool any;
        bool all = true;
        for (uint256 i; i < decision.takes.length; ++i) {
            uint256 paid = _take(decision, decision.takes[i]);
            if (paid != 0) any = true;
            if (paid < decision.takes[i].amount) all = false;
        }
        require(any, NothingInside(decision.orderId));
        require(all || msg.sender == decision.receiver || _isInForce(msg.sender), LessInside(decision.orderId));
    }

    /// @inheritdoc ISettlement
    function claim(address token, address to) external nonReentrant {
        uint256 amount = _claims[msg.sender][token];
        require(amount != 0, NothingToClaim());

        delete _claims[msg.sender][token];

        emit ClaimPaid(msg.sender, token, amount, to);

        AssetMover.push(token == address(0) ? AssetType.NATIVE : AssetType.ERC20, token, 0, amount, to);
    }

    /// @inheritdoc ISettlement
    function digestOf(Decision calldata decision) external view returns (bytes32) {
        return _hashTypedDataV4(DecisionHash.of_(decision));
    }

    /// @inheritdoc ISettlement
    function orders(bytes32 orderId) external view returns (OrderStatus, bytes32, uint256) {
        Order memory order = _orders[orderId];
        return (order.status, order.decision, order.executableAt);
    }

    /// @inheritdoc ISettlement
    function claimable(address receiver, address token) external view returns (uint256) {
        return _claims[receiver][token];
    }

    /// @inheritdoc ISettlement
    function withdrawalDigestOf(bytes32 orderId, bytes32 decision) public view returns (bytes32) {
        return _hashTypedDataV4(DecisionHash.ofWithdrawal(orderId, decision));
    }

    /// The order that waits for exactly this decision. One that has lapsed must not even be paid: that would end an order
    /// about which the signers in force may decide otherwise.
    function _waiting(Decision calldata decision) private view returns (Order storage order) {
        order = _orders[decision.orderId];
        require(order.status == OrderStatus.Proposed, WrongStatus(decision.orderId, order.status));
        bytes32 hash = DecisionHash.of_(decision);
        require(order.decision == hash, UnknownDecision(hash));
        require(order.epoch == epoch, SignersChanged());
        require(block.timestamp <= order.deadline, TooLate(order.deadline));
    }

    /// Whether a waiting decision can no longer be carried out: its time is over, or the signers changed.
    function _hasLapsed(Order storage order) private view returns (bool) {
        return order.status == OrderStatus.Proposed && (order.deadline < block.timestamp || order.epoch != epoch);
    }

    /// A decision takes something of every asset it names, for somebody who can use it: one of nothing could be paid instead
    /// by anybody, for nothing, which would end the order.
    function _requireMeaningful(Decision calldata decision) private view {
        address receiver = decision.receiver;
        require(decision.takes.length != 0 && receiver != address(0), EmptyDecision());
        require(receiver != address(this) && receiver != address(wrapper), EmptyDecision());
        for (uint256 i; i < decision.takes.length; ++i) require(decision.takes[i].amount != 0, EmptyDecision());
    }

    /// The native coin among what was decided, in wei.
    function _nativeOf(Take[] calldata takes) private pure returns (uint256 value) {
        for (uint256 i; i < takes.length; ++i) if (takes[i].token == address(0)) value += takes[i].amount;
    }

    /// Takes up to the decided amount out of the wrapped token and pays on what arrived.
    function _take(Decision calldata decision, Take calldata take) private returns (uint256 paid) {
        bool native = take.token == address(0);
        (uint256 inside,) = wrapper.getCollateralBalanceAndIndex(
            decision.wNFT, decision.tokenId, native ? AssetType.NATIVE : AssetType.ERC20, take.token, 0
        );
        uint256 amount = inside < take.amount ? inside : take.amount;
        if (amount != 0) {
            uint256 before = _balanceOf(take.token);
            if (native) wrapper.removeNativeCollateralAmount(decision.wNFT, decision.tokenId, amount);
            else wrapper.removeERC20CollateralAmount(decision.wNFT, decision.tokenId, take.token, amount);
            paid = _balanceOf(take.token) - before;
            _pay(decision.receiver, take.token, paid);
        }

        emit Settled(decision.orderId, decision.receiver, take.token, take.amount, paid);
    }

    /// Pays to a receiver, or keeps the amount for it.
    function _pay(address receiver, address token, uint256 amount) private {
        uint256 needed = PAYMENT_GAS * 64 / 63 + 60_000;
        require(gasleft() >= needed, TooLittleGas(needed));

        AssetType assetType = token == address(0) ? AssetType.NATIVE : AssetType.ERC20;
        if (AssetMover.tryPush(assetType, token, 0, amount, receiver, PAYMENT_GAS)) return;

        _claims[receiver][token] += amount;
        emit ClaimKept(receiver, token, amount);
    }

    function _balanceOf(address token) private view returns (uint256) {
        return token == address(0) ? address(this).balance : IERC20(token).balanceOf(address(this));
    }
}
