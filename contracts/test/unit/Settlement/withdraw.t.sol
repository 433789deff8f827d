// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Decision, ISettlement, OrderStatus, SignerSignature, Take } from "../../../interfaces/ISettlement.sol";
import { SettlementFixture } from "../../support/SettlementFixture.sol";

contract SettlementWithdrawTest is SettlementFixture {
    function test_takesTheDecisionBackAndSaysSo() public {
        propose(dollars());
        SignerSignature[] memory signatures = withdrawal(ORDER);
        bytes32 hash = decisionOf(ORDER);

        vm.expectEmit(address(settlement));
        emit ISettlement.Withdrawn(ORDER, hash);
        vm.prank(stranger);
        settlement.withdraw(ORDER, signatures);

        assertStatus(ORDER, OrderStatus.Withdrawn);
    }

    function test_whatIsWithdrawnIsNeverCarriedOut() public {
        Decision memory decision = dollars();
        uint256 executableAt = propose(decision);
        withdraw(decision);
        vm.warp(executableAt);

        expectStatus(ORDER, OrderStatus.Withdrawn);
        settlement.execute(decision);
    }

    function test_whatIsWithdrawnIsNotPaidInstead() public {
        Decision memory decision = deciding(ORDER, Take(address(0), 7));
        propose(decision);
        withdraw(decision);

        expectStatus(ORDER, OrderStatus.Withdrawn);
        vm.prank(alice);
        settlement.payInstead{ value: 7 }(decision);
    }

    function test_whatCouldBeCarriedOutCanStillBeWithdrawn() public {
        Decision memory decision = dollars();
        vm.warp(propose(decision));
        withdraw(decision);

        assertStatus(ORDER, OrderStatus.Withdrawn);
    }

    function test_whatLapsedCanStillBeWithdrawn() public {
        Decision memory decision = dollars();
        propose(decision);
        vm.warp(decision.deadline + 1);
        withdraw(decision);

        assertStatus(ORDER, OrderStatus.Withdrawn);
    }

    function test_refusesWhenNothingWaits() public {
        SignerSignature[] memory signatures = withdrawal(ORDER);

        expectStatus(ORDER, OrderStatus.None);
        settlement.withdraw(ORDER, signatures);
    }

    function test_refusesASecondTime() public {
        propose(dollars());
        SignerSignature[] memory signatures = withdrawal(ORDER);
        settlement.withdraw(ORDER, signatures);

        expectStatus(ORDER, OrderStatus.Withdrawn);
        settlement.withdraw(ORDER, signatures);
    }

    function test_refusesWhatIsSettled() public {
        settle(dollars());
        SignerSignature[] memory signatures = withdrawal(ORDER);

        expectStatus(ORDER, OrderStatus.Settled);
        settlement.withdraw(ORDER, signatures);
    }

    function test_needsEnoughSignatures() public {
        propose(dollars());
        SignerSignature[] memory signatures = signed(settlement.withdrawalDigestOf(ORDER, decisionOf(ORDER)), 1);

        vm.expectRevert(abi.encodeWithSelector(ISettlement.TooFewSignatures.selector, 1, 2));
        settlement.withdraw(ORDER, signatures);
    }

    function test_otherOrdersGoOn() public {
        Decision memory other = deciding(OTHER_ORDER, Take(address(usd), 1));
        propose(dollars());
        uint256 executableAt = propose(other);
        withdraw(dollars());
        vm.warp(executableAt);
        settlement.execute(other);

        assertStatus(OTHER_ORDER, OrderStatus.Settled);
    }
}
