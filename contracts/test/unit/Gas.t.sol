// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
import { BaseFixture, MarketFixture } from "../support/Market.sol";
import { AssetItem } from "../../types/Assets.sol";
import { StandardERC20 } from "../support/tokens/StandardERC20.sol";
import { Vm } from "../support/Vm.sol";
contract GasTest is MarketFixture {
    event G(string name, uint256 gas, int64 refund);
    AssetItem[] list;
    function g(string memory n) internal { Vm.Gas memory x = vm.lastCallGas(); emit G(n, x.gasTotalUsed, x.gasRefunded); }
    function items(uint256 n) internal view returns (AssetItem[] memory l) { l = new AssetItem[](n); for (uint i; i < n; ++i) l[i] = list[i]; }
    function test_gas() public {
        for (uint256 i; i < 20; ++i) { StandardERC20 t = fund(new StandardERC20("a","b")); allow(address(t)); list.push(erc20(address(t), 3e18)); }
        wrapAs(alice, surety(), items(20), 1 ether);
        wrapAs(bob, surety(), items(20), 1 ether);
        uint256 nat = wrapAs(alice, surety(), none(), 1 ether); g("wrap native");
        uint256 a1 = wrapAs(alice, surety(), items(1), 0); g("wrap 1");
        wrapAs(alice, surety(), items(5), 0); g("wrap 5");
        wrapAs(alice, surety(), items(10), 0); g("wrap 10");
        uint256 a20 = wrapAs(alice, surety(), items(20), 0); g("wrap 20");
        uint256 e = wrapAs(alice, surety(), none(), 0); 
        vm.prank(alice); wrapper.addCollateral{value: 1 ether}(address(wnft), e, none()); g("add native first 40000");
        vm.prank(alice); wrapper.addCollateral{value: 1 ether}(address(wnft), e, none()); g("add native top-up");
        vm.prank(alice); wrapper.addCollateral(address(wnft), e, items(1)); g("add erc20 first 92000");
        vm.prank(alice); wrapper.addCollateral(address(wnft), e, items(1)); g("add erc20 top-up 74951");
        vm.prank(remover); market.removeERC20CollateralAmount(address(wnft), a1, list[0].asset.contractAddress, 1e18);
        vm.prank(remover); market.removeERC20CollateralAmount(address(wnft), a1, list[0].asset.contractAddress, 1e18); g("remove 1 63000");
        vm.prank(remover); market.removeERC20CollateralAmount(address(wnft), a20, list[0].asset.contractAddress, 1e18); g("remove first of 20");
        vm.prank(remover); market.removeERC20CollateralAmount(address(wnft), a20, list[19].asset.contractAddress, 1e18); 
        vm.prank(remover); market.removeERC20CollateralAmount(address(wnft), a20, list[19].asset.contractAddress, 1e18); g("remove last of 20");
        uint256 u0 = wrapAs(alice, surety(), none(), 0);
        uint256 u1 = wrapAs(alice, surety(), items(1), 0);
        uint256 u5 = wrapAs(alice, surety(), items(5), 0);
        uint256 u20 = wrapAs(alice, surety(), items(20), 0);
        vm.warp(block.timestamp + 366 days);
        vm.prank(alice); wrapper.unWrap(address(wnft), u0); g("unwrap 0 48388");
        vm.prank(alice); wrapper.unWrap(address(wnft), u1); g("unwrap 1 66000");
        vm.prank(alice); wrapper.unWrap(address(wnft), u5); g("unwrap 5 136466");
        vm.prank(alice); wrapper.unWrap(address(wnft), u20); g("unwrap 20 400701");
        vm.prank(alice); wrapper.unWrap(address(wnft), nat); g("unwrap native 54127");
    }
}
contract GasBaseTest is BaseFixture {
    event G(string name, uint256 gas, int64 refund);
    function g(string memory n) internal { Vm.Gas memory x = vm.lastCallGas(); emit G(n, x.gasTotalUsed, x.gasRefunded); }
    function test_gas() public {
        wrapAs(alice, plain(), one(erc20(address(usd), 5e18)), 1 ether);
        uint256 n = wrapAs(alice, plain(), none(), 0); g("base wrap nothing 75888");
        wrapAs(alice, plain(), none(), 1 ether); g("base wrap native 99787");
        uint256 u = wrapAs(alice, plain(), one(erc20(address(usd), 5e18)), 0); g("base wrap 1 146460");
        vm.prank(alice); wrapper.addCollateral(address(wnft), n, one(erc20(address(usd), 5e18))); g("base add first 107358");
        vm.prank(alice); wrapper.addCollateral(address(wnft), n, one(erc20(address(usd), 5e18))); g("base add top 68876");
        vm.prank(alice); wrapper.addCollateral(address(wnft), n, one(erc20(address(eur), 5e18))); g("base add 2nd 92023");
        vm.prank(alice); wnft.transferFrom(alice, bob, n); g("transfer new holder 60000");
        uint256 m = wrapAs(alice, plain(), none(), 0);
        vm.prank(alice); wnft.transferFrom(alice, bob, m); g("transfer existing 44164");
        uint256 f = wrapAs(alice, withRoyalty(withFee(plain(), address(usd), 1e18), stranger, 10000), none(), 0);
        vm.prank(alice); wnft.transferFrom(alice, bob, f);
        vm.prank(bob); wnft.transferFrom(bob, alice, f); g("transfer fee royalty 81509");
        f = wrapAs(alice, withFee(plain(), address(usd), 1e18), none(), 0);
        vm.prank(alice); wnft.transferFrom(alice, bob, f); g("transfer fee own new 107406");
        vm.prank(bob); wnft.transferFrom(bob, alice, f); g("transfer fee own top 86632");
        vm.prank(alice); wrapper.unWrap(address(wnft), u); g("base unwrap 1 66000");
        vm.prank(bob); wrapper.unWrap(address(wnft), m); g("base unwrap 0 52189");
    }
}
