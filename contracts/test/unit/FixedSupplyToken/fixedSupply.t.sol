// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC20Errors } from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

import { FixedSupplyToken } from "../../../tokens/FixedSupplyToken.sol";
import { ERC20Properties } from "../../support/ERC20Properties.sol";

contract FixedSupplyTokenTest is ERC20Properties {
    uint256 private constant ALL = 500_000_000 * 10 ** 18;

    FixedSupplyToken private fixedToken;

    function setUp() public {
        fixedToken = FixedSupplyToken(deploy("FixedSupplyToken", abi.encode("Fixed", "FIX", address(this))));
        token = fixedToken;
    }

    function testFuzz_everythingIsTheKeepersFromTheStart(address keeper) public {
        vm.assume(keeper != address(0));
        vm.expectEmit();
        emit IERC20.Transfer(address(0), keeper, ALL);
        FixedSupplyToken fresh = FixedSupplyToken(deploy("FixedSupplyToken", abi.encode("Fixed", "FIX", keeper)));

        vm.assertEq(fresh.totalSupply(), ALL);
        vm.assertEq(fresh.MAX_SUPPLY(), ALL);
        vm.assertEq(fresh.balanceOf(keeper), ALL);
        vm.assertEq(fresh.name(), "Fixed");
        vm.assertEq(fresh.symbol(), "FIX");
    }

    function test_somebodyMustKeepIt() public {
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InvalidReceiver.selector, address(0)));
        FixedSupplyToken(deploy("FixedSupplyToken", abi.encode("Fixed", "FIX", address(0))));
    }

    function testFuzz_nobodyMintsOrBurns(address who, uint256 amount) public {
        bytes[4] memory calls = [
            abi.encodeWithSignature("mint(address,uint256)", who, amount),
            abi.encodeWithSignature("mint(uint256)", amount),
            abi.encodeWithSignature("burn(uint256)", amount),
            abi.encodeWithSignature("burnFrom(address,uint256)", who, amount)
        ];
        for (uint256 i; i < calls.length; ++i) {
            (bool success,) = address(token).call(calls[i]);
            vm.assertFalse(success);
        }
        vm.assertEq(token.totalSupply(), ALL);
    }

    function give(address to, uint256 amount) internal override {
        vm.assertTrue(token.transfer(to, amount));
    }

    function most() internal pure override returns (uint256) {
        return ALL;
    }
}
