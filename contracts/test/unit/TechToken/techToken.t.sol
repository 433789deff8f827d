// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC20Errors } from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

import { TechToken } from "../../../tokens/TechToken.sol";
import { AssetItem, Fee, Royalty } from "../../../types/Assets.sol";
import { ERC20Properties } from "../../support/ERC20Properties.sol";

/// The token of the virtual fee; an account of its own stands for the wrapper that it awaits.
contract TechTokenTest is ERC20Properties {
    TechToken private tech;
    address private wrapper = person("wrapper");
    address private stranger = person("stranger");

    function setUp() public {
        tech = TechToken(deploy("TechToken", abi.encode(wrapper)));
        token = tech;
    }

    function test_registerModel_bindsTheAwaitedWrapper_once() public {
        vm.assertEq(tech.wrapper(), address(0));
        expectText("Trusted address only");
        vm.prank(stranger);
        tech.registerModel();

        vm.startPrank(wrapper);
        tech.registerModel();
        vm.assertEq(tech.wrapper(), wrapper);
        expectText("Already registered");
        tech.registerModel();
        vm.stopPrank();
        expectText("Already registered");
        tech.registerModel();
    }

    function testFuzz_theWrappersTransfersPayThemselves(address from, address to, uint256 amount) public {
        vm.assume(from != address(0) && to != address(0) && from != to);
        _register();

        vm.expectEmit(address(tech));
        emit IERC20.Transfer(address(0), from, amount);
        vm.expectEmit(address(tech));
        emit IERC20.Transfer(from, to, amount);
        vm.prank(wrapper);
        vm.assertTrue(tech.transferFrom(from, to, amount));

        vm.assertEq(tech.balanceOf(from), 0);
        vm.assertEq(tech.balanceOf(to), amount);
        vm.assertEq(tech.totalSupply(), amount);
    }

    function test_theWrappersTransfersLeaveTheSendersOwnAlone() public {
        _register();
        tech.mint(alice, 7);
        vm.prank(wrapper);
        tech.transferFrom(alice, bob, 100);

        vm.assertEq(tech.balanceOf(alice), 7);
    }

    function test_anAwaitedWrapperThatHasNotRegisteredMovesNothing() public {
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, wrapper, 0, 1)
        );
        vm.prank(wrapper);
        tech.transferFrom(alice, bob, 1);
    }

    function testFuzz_anybodyElseNeedsAnAllowance(address who, uint256 amount) public {
        vm.assume(who != wrapper && who != address(0) && who != alice);
        amount = bound(amount, 1, type(uint256).max);
        _register();
        tech.mint(alice, amount);

        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, who, 0, amount)
        );
        vm.prank(who);
        tech.transferFrom(alice, who, amount);
    }

    function test_theWrappersOwnTransferIsAnOrdinaryOne() public {
        _register();
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, wrapper, 0, 1));
        vm.prank(wrapper);
        tech.transfer(bob, 1);
    }

    function test_mint_isForMinters() public {
        tech.mint(alice, 5);
        vm.assertEq(tech.balanceOf(alice), 5);

        expectText("MinterRole: caller does not have the Minter role");
        vm.prank(stranger);
        tech.mint(stranger, 5);
    }

    function test_addMinter_isForMinters_andSaysSo() public {
        expectText("MinterRole: caller does not have the Minter role");
        vm.prank(stranger);
        tech.addMinter(stranger);

        vm.expectEmit(address(tech));
        emit TechToken.MinterAdded(stranger);
        tech.addMinter(stranger);
        vm.assertTrue(tech.isMinter(stranger));
        vm.prank(stranger);
        tech.mint(stranger, 5);
        vm.assertEq(tech.balanceOf(stranger), 5);
    }

    function test_renounceMinter_givesUpTheCallersOwnRight() public {
        tech.addMinter(stranger);
        vm.expectEmit(address(tech));
        emit TechToken.MinterRemoved(address(this));
        tech.renounceMinter();

        vm.assertFalse(tech.isMinter(address(this)));
        vm.assertTrue(tech.isMinter(stranger));
        expectText("MinterRole: caller does not have the Minter role");
        tech.renounceMinter();
        expectText("MinterRole: caller does not have the Minter role");
        tech.mint(alice, 1);
    }

    function test_removeMinter_isForTheOwner_alsoOnceItMintsNoMore() public {
        tech.addMinter(stranger);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, stranger));
        vm.prank(stranger);
        tech.removeMinter(address(this));

        tech.renounceMinter();
        vm.expectEmit(address(tech));
        emit TechToken.MinterRemoved(stranger);
        tech.removeMinter(stranger);
        vm.assertFalse(tech.isMinter(stranger));
    }

    function test_theDeployerMintsFirst_andIsSaid() public {
        vm.expectEmit();
        emit TechToken.MinterAdded(address(this));
        TechToken fresh = TechToken(deploy("TechToken", abi.encode(wrapper)));

        vm.assertTrue(fresh.isMinter(address(this)));
        vm.assertEq(fresh.totalSupply(), 0);
        vm.assertEq(fresh.owner(), address(this));
    }

    function testFuzz_getTransfersList_paysTheWrapperOrTheReceivers(uint128 fee, uint16 percent) public {
        percent = uint16(bound(percent, 0, 10_000));
        _register();
        Royalty[] memory royalties = new Royalty[](1);
        royalties[0] = Royalty(bob, percent);

        (AssetItem[] memory items, address[] memory senders, address[] memory receivers) =
            tech.getTransfersList(Fee(0x00, fee, address(tech)), royalties, alice, stranger);
        vm.assertEq(items[0].amount, uint256(fee) * percent / 10_000);
        vm.assertEq(senders[0], alice);
        vm.assertEq(receivers[0], bob);

        (items,, receivers) =
            tech.getTransfersList(Fee(0x00, fee, address(tech)), new Royalty[](0), alice, stranger);
        vm.assertEq(items[0].amount, fee);
        vm.assertEq(receivers[0], wrapper);
        vm.assertEq(tech.ROYALTY_PERCENT_BASE(), 10_000);
    }

    function test_ownershipGoesOverInTwoSteps() public {
        tech.transferOwnership(stranger);
        vm.assertEq(tech.owner(), address(this));
        vm.prank(stranger);
        tech.acceptOwnership();
        vm.assertEq(tech.owner(), stranger);
    }

    function give(address to, uint256 amount) internal override {
        tech.mint(to, amount);
    }

    function most() internal pure override returns (uint256) {
        return type(uint256).max - 1;
    }

    function _register() private {
        vm.prank(wrapper);
        tech.registerModel();
    }
}
