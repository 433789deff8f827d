// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFirstWrapper } from "../../../interfaces/IFirstWrapper.sol";
import { Erc20Collateral } from "../../../types/First.sol";
import { FirstFixture } from "../../support/First.sol";
import { FeeOnTransfer } from "../../support/tokens/Amounts.sol";
import { StandardERC20 } from "../../support/tokens/StandardERC20.sol";

contract FirstCollateralTest is FirstFixture {
    // shows B-7.4-005
    function test_anybodyAddsNativeCoin() public {
        uint256 id = wrapPlain(7, 1 ether);
        vm.expectEmit(address(first));
        emit IFirstWrapper.NativeCollateralAdded(id, 2 ether);
        vm.prank(bob);
        first.addNativeCollateral{ value: 2 ether }(id);

        (uint256 native, uint256 fees) = first.getTokenValue(id);
        vm.assertEq(native, 3 ether);
        vm.assertEq(fees, 0);
        vm.assertEq(first.getWrappedToken(id).backedValue, 3 ether);
    }

    function test_nativeCoinNeedsATokenAndAnAmount() public {
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSignature("ERC721NonexistentToken(uint256)", 1));
        first.addNativeCollateral{ value: 1 }(1);
        vm.stopPrank();
        wrapPlain(7, 0);
        vm.expectRevert(IFirstWrapper.ZeroAmount.selector);
        first.addNativeCollateral(1);
    }

    // shows B-3.1-015, B-7.4-004, B-7.4-006, B-7.4-007
    function test_anybodyAddsAnEnabledErc20() public {
        uint256 id = wrapPlain(7, 0);
        vm.expectEmit(address(first));
        emit IFirstWrapper.ERC20CollateralAdded(id, address(usd), 500);
        vm.prank(bob);
        first.addERC20Collateral(id, address(usd), 500);
        vm.startPrank(alice);
        first.addERC20Collateral(id, address(eur), 70);
        first.addERC20Collateral(id, address(usd), 25);

        Erc20Collateral[] memory list = first.getERC20Collateral(id);
        vm.assertEq(list.length, 2);
        vm.assertEq(list[0].erc20Token, address(usd));
        vm.assertEq(list[0].amount, 525);
        (address token, uint256 amount) = first.erc20Collateral(id, 1);
        vm.assertEq(token, address(eur));
        vm.assertEq(amount, 70);
        vm.assertEq(first.getERC20CollateralBalance(id, address(usd)), 525);
        vm.assertEq(first.getERC20CollateralBalance(id, address(project)), 0);
        vm.assertEq(usd.balanceOf(address(first)), 525);
        vm.expectRevert(abi.encodeWithSelector(IFirstWrapper.TooMany.selector, 3, 2));
        first.erc20Collateral(id, 2);
    }

    function test_anErc20MustBeEnabledHeldAndApproved() public {
        uint256 id = wrapPlain(7, 0);
        StandardERC20 odd = new StandardERC20("odd", "ODD");
        vm.startPrank(alice);
        expectText("This ERC20 is not enabled for collateral");
        first.addERC20Collateral(id, address(odd), 1);
        vm.stopPrank();
        first.setCollateralStatus(address(odd), true);
        vm.startPrank(alice);
        expectText("Low balance for add collateral");
        first.addERC20Collateral(id, address(odd), 1);
        odd.mint(alice, 1);
        expectText("Please approve first");
        first.addERC20Collateral(id, address(odd), 1);
        odd.approve(address(first), 1);
        vm.expectRevert(IFirstWrapper.ZeroAmount.selector);
        first.addERC20Collateral(id, address(odd), 0);
        vm.expectRevert(abi.encodeWithSignature("ERC721NonexistentToken(uint256)", 9));
        first.addERC20Collateral(9, address(odd), 1);
        first.addERC20Collateral(id, address(odd), 1);
    }

    function test_aTokenThatArrivesShortIsRefused() public {
        uint256 id = wrapPlain(7, 0);
        FeeOnTransfer odd = new FeeOnTransfer(100);
        address token = enable(odd);
        odd.setTame(false);
        expectText("Suspicious asset for wrap");
        vm.prank(alice);
        first.addERC20Collateral(id, token, 1000);
    }

    // shows B-9-030
    function test_twentyFiveErc20sFitInAndTheFirstOnesAreToppedUp() public {
        uint256 id = wrapPlain(7, 0);
        vm.assertEq(first.MAX_ERC20_COUNT(), 25);
        address[] memory tokens = _tokens(26);
        vm.startPrank(alice);
        for (uint256 i; i < 25; ++i) first.addERC20Collateral(id, tokens[i], i + 1);
        expectText("To much ERC20 tokens in collatteral");
        first.addERC20Collateral(id, tokens[25], 1);
        first.addERC20Collateral(id, tokens[3], 10);
        vm.assertEq(first.getERC20CollateralBalance(id, tokens[3]), 14);
        vm.assertEq(first.getERC20Collateral(id).length, 25);
    }

    function test_theOwnersLimitHoldsForNewErc20s() public {
        uint256 id = wrapPlain(7, 0);
        address[] memory tokens = _tokens(2);
        first.setMaxERC20CollateralCount(1);
        vm.startPrank(alice);
        first.addERC20Collateral(id, tokens[0], 1);
        expectText("To much ERC20 tokens in collatteral");
        first.addERC20Collateral(id, tokens[1], 1);
        first.addERC20Collateral(id, tokens[0], 1);
    }

    function testFuzz_amountsAddUp(uint128 a, uint128 b, uint96 native) public {
        uint256 id = wrapPlain(7, 0);
        uint256 x = bound(a, 1, 1e29);
        uint256 y = bound(b, 1, 1e29);
        uint256 value = bound(native, 1, 1e23);
        vm.startPrank(alice);
        first.addERC20Collateral(id, address(usd), x);
        first.addERC20Collateral(id, address(usd), y);
        first.addNativeCollateral{ value: value }(id);

        (uint256 inside,) = first.getTokenValue(id);
        vm.assertEq(inside, value);
        vm.assertEq(first.getERC20CollateralBalance(id, address(usd)), x + y);
        vm.assertEq(usd.balanceOf(address(first)), x + y);
    }

    function _tokens(uint256 count) private returns (address[] memory tokens) {
        tokens = new address[](count);
        for (uint256 i; i < count; ++i) {
            StandardERC20 token = new StandardERC20("token", "T");
            tokens[i] = address(token);
            token.mint(alice, 100);
            vm.prank(alice);
            token.approve(address(first), 100);
            first.setCollateralStatus(address(token), true);
        }
    }
}
