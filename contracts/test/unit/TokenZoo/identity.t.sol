// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Test } from "../../support/Test.sol";
import {
    Bytes32Metadata,
    CodeInName,
    Decimals,
    FlashMintable,
    IFlashBorrower,
    TwoAddresses,
    UnusualPermit,
    Upgradable
} from "../../support/tokens/Identity.sol";
import { TrueWithoutMoving } from "../../support/tokens/Answers.sol";
import { TameERC20 } from "../../support/tokens/TameERC20.sol";

/// What odd tokens say of themselves, and who they are.
contract IdentityTest is Test, IFlashBorrower {
    address private alice = person("alice");
    address private bob = person("bob");
    uint256 private lent;

    function test_Decimals_canBeAny() public {
        vm.assertEq(new Decimals(2).decimals(), 2);
        vm.assertEq(new Decimals(50).decimals(), 50);
    }

    function test_Bytes32Metadata_isNoString() public {
        Bytes32Metadata token = new Bytes32Metadata();

        (, bytes memory answer) = address(token).staticcall(abi.encodeCall(token.name, ()));
        vm.assertEq(answer, abi.encode(bytes32("Maker")));
        (, answer) = address(token).staticcall(abi.encodeCall(token.symbol, ()));
        vm.assertEq(answer, abi.encode(bytes32("MKR")));

        vm.expectRevert();
        this.nameOf(token);
    }

    function test_CodeInName_isThere() public {
        CodeInName token = new CodeInName();

        vm.assertEq(token.name(), "<img src=x onerror=alert(1)>'; DROP TABLE orders; --");
        token.setTame(true);
        vm.assertEq(token.name(), "Odd");
    }

    function test_UnusualPermit_approvesAllForItsOwnSignature() public {
        UnusualPermit token = new UnusualPermit();
        (address owner, uint256 key) = account("owner");
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, _permitDigest(token, owner, bob, 0));

        token.permit(owner, bob, 0, 0, true, v, r, s);

        vm.assertEq(token.allowance(owner, bob), type(uint256).max);
        vm.expectRevert(UnusualPermit.BadPermit.selector);
        token.permit(owner, bob, 0, 0, true, v, r, s);
        vm.expectRevert(UnusualPermit.BadPermit.selector);
        token.permit(alice, bob, 0, 0, true, v, r, s);
    }

    function test_UnusualPermit_swallowsTheUsualPermit() public {
        UnusualPermit token = new UnusualPermit();

        (bool success,) = address(token)
            .call(
                abi.encodeWithSignature(
                    "permit(address,address,uint256,uint256,uint8,bytes32,bytes32)",
                    alice,
                    bob,
                    1,
                    type(uint256).max,
                    27,
                    bytes32(0),
                    bytes32(0)
                )
            );

        vm.assertTrue(success);
        vm.assertEq(token.allowance(alice, bob), 0);
    }

    function test_FlashMintable_lendsAnyAmountWithinACall() public {
        FlashMintable token = new FlashMintable();

        token.flashMint(1e60);

        vm.assertEq(lent, 1e60);
        vm.assertEq(token.balanceOf(address(this)), 0);
        vm.assertEq(token.totalSupply(), 0);
    }

    function test_FlashMintable_mustGetItBack() public {
        FlashMintable token = new FlashMintable();

        vm.prank(alice);
        vm.expectRevert();
        token.flashMint(1);
        vm.prank(address(new Spender()));
        vm.expectRevert(abi.encodeWithSelector(TameERC20.NotEnough.selector, 9, 10));
        token.flashMint(10);
    }

    function test_TwoAddresses_areOneLedger() public {
        TwoAddresses first = new TwoAddresses();
        TameERC20 second = TameERC20(first.second());
        first.mint(alice, 100);
        vm.assertTrue(address(first) != address(second));
        vm.assertEq(second.balanceOf(alice), 100);

        vm.prank(alice);
        second.approve(bob, 30);
        vm.assertEq(first.allowance(alice, bob), 30);
        vm.prank(bob);
        second.transferFrom(alice, bob, 30);
        vm.prank(bob);
        first.transfer(alice, 5);

        vm.assertEq(first.balanceOf(bob), 25);
        vm.assertEq(second.balanceOf(alice), 75);
    }

    function test_TwoAddresses_nobodyElseSpeaksForOthers() public {
        TwoAddresses first = new TwoAddresses();
        first.mint(alice, 100);
        TameERC20 second = TameERC20(first.second());

        vm.expectRevert(abi.encodeWithSelector(TameERC20.NotEnough.selector, 0, 1));
        second.transfer(bob, 1);
        (bool success,) = address(first).call(abi.encodePacked(abi.encodeCall(first.transfer, (bob, 1)), alice));
        vm.assertFalse(success);
    }

    function test_Upgradable_changesItsCodeAndKeepsItsLedger() public {
        Upgradable proxy = new Upgradable(address(new TameERC20()), address(new TrueWithoutMoving()));
        TameERC20 token = TameERC20(address(proxy));
        proxy.setTame(true);
        token.mint(alice, 100);
        vm.prank(alice);
        token.transfer(bob, 10);
        vm.assertEq(token.balanceOf(bob), 10);

        proxy.setTame(false);
        vm.prank(alice);
        token.transfer(bob, 10);

        vm.assertEq(token.balanceOf(bob), 10);
        vm.assertEq(token.balanceOf(alice), 90);
    }

    function onFlashMint(uint256) external {
        lent = TameERC20(msg.sender).balanceOf(address(this));
    }

    function nameOf(TameERC20 token) external view returns (string memory) {
        return token.name();
    }

    function _permitDigest(UnusualPermit token, address holder, address spender, uint256 nonce)
        private
        view
        returns (bytes32)
    {
        bytes32 message = keccak256(abi.encode(token.PERMIT_TYPEHASH(), holder, spender, nonce, 0, true));
        return keccak256(abi.encodePacked("\x19\x01", token.DOMAIN_SEPARATOR(), message));
    }
}

/// Does not give back all that it was lent.
contract Spender is IFlashBorrower {
    function onFlashMint(uint256) external {
        TameERC20(msg.sender).transfer(address(1), 1);
    }
}
