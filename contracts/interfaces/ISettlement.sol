// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// So much of one asset, in its smallest unit; the token is zero for native coin.
struct Take {
    address token;
    uint256 amount;
}

/// What the market's signers decided for an order: up to these amounts go from the agent's wrapped token to the receiver.
/// `deadline`, in unix seconds, is the last time at which this can be carried out.
struct Decision {
    bytes32 orderId;
    address wNFT;
    uint256 tokenId;
    address receiver;
    Take[] takes;
    uint256 deadline;
}

/// A signer's signature of a message: 65 bytes r, s, v, or what the signer's contract accepts (ERC-1271).
struct SignerSignature {
    address signer;
    bytes data;
}

/// The state of an order here. `Settled` and `Paid` are final.
enum OrderStatus {
    None,
    Proposed,
    Withdrawn,
    Settled,
    Paid
}

/// @title The settlement of orders out of collateral
/// @notice The one trusted remover of the market's collateral. What it may do for an order is decided by m of n signers, waits
/// for a delay in which the agent may pay instead, and is carried out once, by anyone, to the receiver that was signed.
/// Signatures are EIP-712 typed data of the domain "Surety Settlement", version "1", with chain id and this contract.
interface ISettlement {
    /// A decision was accepted; it can be carried out from `executableAt`, in unix seconds.
    event Proposed(
        bytes32 indexed orderId,
        bytes32 indexed decision,
        address indexed wNFT,
        uint256 tokenId,
        address receiver,
        uint256 executableAt
    );

    /// The signers took a decision back; another one for the order may follow.
    event Withdrawn(bytes32 indexed orderId, bytes32 indexed decision);

    /// The agent, or somebody for the agent, paid everything before the decision was carried out.
    event PaidInstead(bytes32 indexed orderId, bytes32 indexed decision, address payer);

    /// Collateral was paid out for an order: `paid` of the `decided` amount of an asset.
    event Settled(
        bytes32 indexed orderId, address indexed receiver, address indexed token, uint256 decided, uint256 paid
    );

    /// An asset did not reach its receiver and is kept for it.
    event ClaimKept(address indexed receiver, address indexed token, uint256 amount);

    /// A kept asset was paid out.
    event ClaimPaid(address indexed receiver, address indexed token, uint256 amount, address to);

    /// The owner asked for other rules, which can be put in force from `applicableAt`, in unix seconds.
    event RulesScheduled(address[] signers, uint256 threshold, uint256 delay, uint256 applicableAt);

    /// Rules are in force. Decisions that were waiting must be signed and proposed again.
    event RulesApplied(address[] signers, uint256 threshold, uint256 delay, uint256 epoch);

    error WrongStatus(bytes32 orderId, OrderStatus status);
    error UnknownDecision(bytes32 decision);
    error DecisionSpent(bytes32 decision);
    /// Nothing is decided, or nothing of an asset, or for nobody who could use it.
    error EmptyDecision();
    error DeadlineTooSoon(uint256 deadline, uint256 earliest);
    error DeadlineTooLate(uint256 deadline);
    error TooEarly(uint256 executableAt);
    error TooLate(uint256 deadline);
    error SignersChanged();
    error TooFewSignatures(uint256 given, uint256 needed);
    error SignersNotAscending(address signer);
    error NotASigner(address signer);
    error BadSignature(address signer);
    error NothingInside(bytes32 orderId);
    error LessInside(bytes32 orderId);
    error WrongValue(uint256 given, uint256 needed);
    error BadRules();
    error NothingScheduled();
    error NothingToClaim();
    error TooLittleGas(uint256 gasNeeded);
    error OnlyWrapper();

    /// @notice Accepts a decision with the signatures of at least the threshold of signers, in ascending order of their
    /// addresses. The deadline must leave room for the delay.
    /// @return executableAt from when on it can be carried out, in unix seconds.
    function propose(Decision calldata decision, SignerSignature[] calldata signatures)
        external
        returns (uint256 executableAt);

    /// @notice Takes a waiting decision back, by the signers' signatures of `Withdrawal(orderId, decision)`.
    function withdraw(bytes32 orderId, SignerSignature[] calldata signatures) external;

    /// @notice Pays everything that was decided from the caller to the receiver, which ends the order here, until
    /// the deadline and as long as the signers are the same. Tokens must be approved to this contract; native coin must be sent along exactly.
    function payInstead(Decision calldata decision) external payable;

    /// @notice Carries a decision out: takes up to the decided amounts out of the wrapped token and pays them to the
    /// receiver. What does not reach it is kept for it. This ends the order: while less lies inside than was decided, only the
    /// receiver or a signer may do it.
    function execute(Decision calldata decision) external;

    /// @notice Pays what is kept for the caller to an address of the caller's choice.
    function claim(address token, address to) external;

    /// @notice Asks for other signers, threshold and delay (in seconds); for the owner.
    function scheduleRules(address[] calldata newSigners, uint256 newThreshold, uint256 newDelay) external;

    /// @notice Puts scheduled rules in force once `RULES_DELAY` is over; for anyone.
    function applyRules() external;

    /// @notice The hash of a decision that is signed.
    function digestOf(Decision calldata decision) external view returns (bytes32);

    /// @notice The hash of a withdrawal that is signed.
    function withdrawalDigestOf(bytes32 orderId, bytes32 decision) external view returns (bytes32);

    /// @notice Where an order stands: its status, its decision (a struct hash) and when that can be carried out.
    function orders(bytes32 orderId)
        external
        view
        returns (OrderStatus status, bytes32 decision, uint256 executableAt);

    function claimable(address receiver, address token) external view returns (uint256);

    function signers() external view returns (address[] memory);

    function threshold() external view returns (uint256);

    /// @notice How long a decision waits, in seconds.
    function delay() external view returns (uint256);
}
