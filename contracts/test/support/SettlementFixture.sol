// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarketWrapper } from "../../interfaces/IMarketWrapper.sol";
import { Decision, ISettlement, OrderStatus, SignerSignature, Take } from "../../interfaces/ISettlement.sol";
import { Settlement } from "../../settlement/Settlement.sol";
import { AssetItem, INData } from "../../types/Assets.sol";
import { MarketFixture } from "./Market.sol";

/// The market with a settlement of two of three signers, and alice's token with collateral that it may take from.
abstract contract SettlementFixture is MarketFixture {
    uint256 internal constant DELAY = 1 days;
    bytes32 internal constant ORDER = "order";
    bytes32 internal constant OTHER_ORDER = "other order";

    bytes32 private constant TAKE = keccak256("Take(address token,uint256 amount)");
    bytes32 private constant DECISION = keccak256(
        "Decision(bytes32 orderId,address wNFT,uint256 tokenId,address receiver,Take[] takes,uint256 deadline)"
        "Take(address token,uint256 amount)"
    );

    Settlement internal settlement;
    address internal buyer = person("buyer");
    uint256 internal token;

    /// The signers in ascending order, and their keys.
    address[] internal signers;
    mapping(address signer => uint256) internal keyOf;

    function setUp() public virtual override {
        super.setUp();
        token = wrapAs(alice, settled(), two(erc20(address(usd), 1_000), erc20(address(eur), 500)), 300);
    }

    function _beforeOpening() internal virtual override {
        super._beforeOpening();
        signers = people(3);
        settlement = Settlement(payable(deploy("Settlement", abi.encode(IMarketWrapper(address(market)), signers, 2, DELAY))));
        market.setTrustedAddress(address(settlement), true);
        checker.setTrustedAddress(address(settlement), true);
    }

    /// A wrap that names the settlement as its remover.
    function settled() internal view returns (INData memory) {
        INData memory inData = withLock(plain(), 0x00, block.timestamp + 365 days);
        return withRules(withRoyalty(inData, address(settlement), 10_000), 0x0004);
    }

    /// So many accounts with keys, in ascending order.
    function people(uint256 count) internal returns (address[] memory list) {
        list = new address[](count);
        for (uint256 i; i < count; ++i) {
            (address who, uint256 key) = account(string.concat("signer ", vm.toString(i)));
            keyOf[who] = key;
            list[i] = who;
        }
        sort(list);
    }

    function sort(address[] memory list) internal pure {
        for (uint256 i = 1; i < list.length; ++i) {
            for (uint256 k = i; k > 0 && list[k] < list[k - 1]; --k) (list[k], list[k - 1]) = (list[k - 1], list[k]);
        }
    }

    /// The decision that 400 of the 1000 dollars go to the buyer.
    function dollars() internal view returns (Decision memory) {
        return deciding(ORDER, Take(address(usd), 400));
    }

    function deciding(bytes32 order, Take memory take) internal view returns (Decision memory decision) {
        Take[] memory takes = new Take[](1);
        takes[0] = take;
        return Decision(order, address(wnft), token, buyer, takes, block.timestamp + 10 days);
    }

    function deciding(Take memory a, Take memory b) internal view returns (Decision memory decision) {
        decision = deciding(ORDER, a);
        decision.takes = new Take[](2);
        (decision.takes[0], decision.takes[1]) = (a, b);
    }

    /// The struct hash of EIP-712, written down a second time.
    function structHash(Decision memory decision) internal pure returns (bytes32) {
        bytes memory takes;
        for (uint256 i; i < decision.takes.length; ++i) {
            Take memory take = decision.takes[i];
            takes = bytes.concat(takes, keccak256(abi.encode(TAKE, take.token, take.amount)));
        }
        bytes32 takesHash = keccak256(takes);
        return keccak256(
            bytes.concat(
                abi.encode(DECISION, decision.orderId, decision.wNFT, decision.tokenId),
                abi.encode(decision.receiver, takesHash, decision.deadline)
            )
        );
    }

    function sign(address signer, bytes32 digest) internal view returns (SignerSignature memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(keyOf[signer], digest);
        return SignerSignature(signer, abi.encodePacked(r, s, v));
    }

    /// The signatures of the first signers.
    function signed(bytes32 digest, uint256 count) internal view returns (SignerSignature[] memory list) {
        list = new SignerSignature[](count);
        for (uint256 i; i < count; ++i) list[i] = sign(signers[i], digest);
    }

    function propose(Decision memory decision) internal returns (uint256) {
        return settlement.propose(decision, signed(settlement.digestOf(decision), settlement.threshold()));
    }

    function withdraw(Decision memory decision) internal {
        settlement.withdraw(decision.orderId, withdrawal(decision.orderId));
    }

    /// The signatures that take back what an order waits for.
    function withdrawal(bytes32 order) internal view returns (SignerSignature[] memory) {
        return signed(settlement.withdrawalDigestOf(order, decisionOf(order)), settlement.threshold());
    }

    /// Proposes and carries out as soon as that is possible.
    function settle(Decision memory decision) internal {
        vm.warp(propose(decision));
        settlement.execute(decision);
    }

    function statusOf(bytes32 order) internal view returns (OrderStatus status) {
        (status,,) = settlement.orders(order);
    }

    function decisionOf(bytes32 order) internal view returns (bytes32 decision) {
        (, decision,) = settlement.orders(order);
    }

    function assertStatus(bytes32 order, OrderStatus status) internal view {
        vm.assertEq(uint256(statusOf(order)), uint256(status));
    }

    function expectStatus(bytes32 order, OrderStatus status) internal {
        vm.expectRevert(abi.encodeWithSelector(ISettlement.WrongStatus.selector, order, status));
    }

    function expectError(bytes4 selector, address who) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, who));
    }

    function expectError(bytes4 selector, uint256 number) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, number));
    }

    function inside(address asset) internal view returns (uint256 amount) {
        AssetItem memory item = erc20(asset, 0);
        return balanceIn(token, item);
    }

    /// Puts other signers, threshold and delay in force.
    function rotate(address[] memory others, uint256 threshold, uint256 delay) internal {
        settlement.scheduleRules(others, threshold, delay);
        vm.warp(block.timestamp + settlement.RULES_DELAY());
        settlement.applyRules();
        signers = others;
    }
}
