// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { FirstFixture } from "../../support/First.sol";

contract RoyaltyModelTest is FirstFixture {
    function test_servesItsWrapperAlone() public {
        vm.assertEq(model.wrapperContract(), address(first));
        expectText("Wrapper only");
        vm.prank(bob);
        model.chargeTransferFeeAndRoyalty(alice, bob, 1000, 10, carol, address(usd));
    }

    function test_dividesTheFee() public {
        vm.prank(address(first));
        uint256 increment = model.chargeTransferFeeAndRoyalty(alice, bob, 999, 10, carol, address(usd));
        vm.assertEq(increment, 900);
        vm.assertEq(usd.balanceOf(carol), 99);
        vm.assertEq(usd.balanceOf(address(first)), 900);
    }

    function test_withoutRoyaltyAllGoesToTheWrapper() public {
        vm.prank(address(first));
        vm.assertEq(model.chargeTransferFeeAndRoyalty(alice, bob, 999, 0, address(0), address(usd)), 999);
    }

    function test_asksForItsOwnAllowance() public {
        vm.prank(alice);
        usd.approve(address(model), 998);
        expectText("insufficient NIFTSY balance for fee");
        vm.prank(address(first));
        model.chargeTransferFeeAndRoyalty(alice, bob, 999, 10, carol, address(usd));
    }
}
