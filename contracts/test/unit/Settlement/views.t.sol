// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Decision, OrderStatus } from "../../../interfaces/ISettlement.sol";
import { SettlementFixture } from "../../support/SettlementFixture.sol";

contract SettlementViewsTest is SettlementFixture {
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    function testFuzz_digestOf_isTypedDataOfTheDomain(Decision memory decision) public view {
        vm.assertEq(settlement.digestOf(decision), _digest(structHash(decision), block.chainid));
    }

    function testFuzz_digestOf_followsTheChain(Decision memory decision, uint64 chain) public {
        vm.chainId(bound(chain, 1, type(uint64).max - 1));

        vm.assertEq(settlement.digestOf(decision), _digest(structHash(decision), _chainId()));
    }

    function testFuzz_digestOf_differsForDifferentDecisions(Decision memory decision, uint256 more) public view {
        bytes32 digest = settlement.digestOf(decision);
        more = bound(more, 1, type(uint256).max);
        unchecked {
            decision.deadline += more;
        }
        vm.assertNotEq(settlement.digestOf(decision), digest);
    }

    function testFuzz_withdrawalDigestOf_isTypedDataOfTheDomain(bytes32 order, bytes32 decision) public view {
        bytes32 hash =
            keccak256(abi.encode(keccak256("Withdrawal(bytes32 orderId,bytes32 decision)"), order, decision));

        vm.assertEq(settlement.withdrawalDigestOf(order, decision), _digest(hash, block.chainid));
    }

    function test_eip712Domain_namesTheDomain() public view {
        (bytes1 fields, string memory name, string memory version, uint256 chain, address place,,) =
            settlement.eip712Domain();

        vm.assertEq(uint256(uint8(fields)), 0x0f);
        vm.assertEq(name, "Surety Settlement");
        vm.assertEq(version, "1");
        vm.assertEq(chain, block.chainid);
        vm.assertEq(place, address(settlement));
    }

    function test_orders_isEmptyForAnUnknownOrder() public view {
        (OrderStatus status, bytes32 decision, uint256 executableAt) = settlement.orders(ORDER);

        vm.assertEq(uint256(status), uint256(OrderStatus.None));
        vm.assertEq(decision, bytes32(0));
        vm.assertEq(executableAt, 0);
    }

    function test_orders_keepsItsDecisionToTheEnd() public {
        Decision memory decision = dollars();
        uint256 from = propose(decision);
        vm.warp(from);
        settlement.execute(decision);

        (OrderStatus status, bytes32 kept, uint256 executableAt) = settlement.orders(ORDER);
        vm.assertEq(uint256(status), uint256(OrderStatus.Settled));
        vm.assertEq(kept, structHash(decision));
        vm.assertEq(executableAt, from);
    }

    function test_claimable_isNothingWithoutAClaim() public {
        settle(dollars());

        vm.assertEq(settlement.claimable(buyer, address(usd)), 0);
    }

    function test_theRulesAreThoseOfTheConstructor() public view {
        vm.assertEq(keccak256(abi.encode(settlement.signers())), keccak256(abi.encode(signers)));
        vm.assertEq(settlement.threshold(), 2);
        vm.assertEq(settlement.delay(), DELAY);
        vm.assertEq(settlement.epoch(), 1);
        vm.assertEq(settlement.RULES_DELAY(), 2 days);
        vm.assertEq(address(settlement.wrapper()), address(market));
        vm.assertEq(settlement.owner(), address(this));
    }

    function _chainId() private view returns (uint256 id) {
        assembly {
            id := chainid()
        }
    }

    function _digest(bytes32 hash, uint256 chain) private view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(DOMAIN, keccak256("Surety Settlement"), keccak256("1"), chain, address(settlement))
        );
        return keccak256(abi.encodePacked(hex"1901", domain, hash));
    }
}
