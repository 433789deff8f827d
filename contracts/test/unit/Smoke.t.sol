// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
import { BaseFixture, MarketFixture } from "../support/Market.sol";
import { AssetItem } from "../../types/Assets.sol";
import { StandardERC20 } from "../support/tokens/StandardERC20.sol";
contract SmokeTest is MarketFixture {
    function test_life() public {
        wrapAs(alice, surety(), none(), 1 ether);
        uint256 id = wrapAs(alice, surety(), one(erc20(address(usd), 5e18)), 1 ether);
        vm.assertEq(balanceIn(id, erc20(address(usd), 0)), 5e18);
        vm.prank(bob);
        wrapper.addCollateral(address(wnft), id, two(erc20(address(usd), 1e18), erc20(address(eur), 2e18)));
        vm.prank(remover);
        market.removeERC20CollateralAmount(address(wnft), id, address(usd), 2e18);
        vm.assertEq(usd.balanceOf(remover), 2e18);
        vm.warp(block.timestamp + 366 days);
        vm.prank(alice);
        wrapper.unWrap(address(wnft), id);
        vm.assertEq(usd.balanceOf(address(wrapper)), 0);
    }
}
