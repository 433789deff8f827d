// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC721 } from "solady/src/tokens/ERC721.sol";
import { SafeTransferLib } from "solady/src/utils/SafeTransferLib.sol";

import { Temper, Wallet1271 } from "../../support/attackers/Wallet1271.sol";
import { BaseFixture } from "../../support/Market.sol";

/// A token's restrictions hold for every sender, whatever code it has.
contract WrappedNFT721RestrictionsTest is BaseFixture {
    uint256 private constant FEE = 1_000;

    function test_aTokenWithoutTransfersStaysWithItsHolder() public {
        uint256 id = _fixedTo(alice);

        vm.startPrank(alice);
        expectText("Transfer was disabled by author");
        wnft.transferFrom(alice, bob, id);
        expectText("Transfer was disabled by author");
        wnft.safeTransferFrom(alice, bob, id);
        wnft.approve(bob, id);
        wnft.setApprovalForAll(bob, true);
        vm.stopPrank();
        vm.prank(bob);
        expectText("Transfer was disabled by author");
        wnft.transferFrom(alice, bob, id);
    }

    function test_aTokenWithoutTransfersStaysWithAContractToo() public {
        Wallet1271 wallet = new Wallet1271(alice, Temper.HONEST);
        uint256 id = _fixedTo(address(wallet));

        expectText("Transfer was disabled by author");
        wallet.act(address(wnft), 0, abi.encodeCall(wnft.transferFrom, (address(wallet), bob, id)));
    }

    function test_aTokenWithoutTransfersStaysWithAnAccountThatHasCode_7702() public {
        uint256 id = _fixedTo(alice);
        (, uint256 key) = account("alice");
        vm.signAndAttachDelegation(address(new Wallet1271(bob, Temper.HONEST)), key);
        Wallet1271(payable(alice)).setTemper(Temper.HONEST);
        vm.assertGt(alice.code.length, 0);

        vm.prank(alice);
        expectText("Transfer was disabled by author");
        wnft.transferFrom(alice, bob, id);
    }

    function test_aTokenWithoutTransfersCanStillEnd() public {
        uint256 id = _fixedTo(alice);
        vm.prank(alice);
        wrapper.unWrap(address(wnft), id);

        vm.assertFalse(wnft.exists(id));
    }

    function test_aTokenWithoutRulesMovesFreely() public {
        uint256 id = wrapAs(alice, plain(), none(), 0);
        vm.prank(alice);
        wnft.transferFrom(alice, bob, id);

        vm.assertEq(wnft.ownerOf(id), bob);
    }

    function test_aTransferCostsItsFee_fromTheSender() public {
        uint256 id = _costly(alice);
        uint256 before = usd.balanceOf(alice);
        vm.prank(alice);
        wnft.transferFrom(alice, bob, id);

        vm.assertEq(usd.balanceOf(alice), before - FEE);
        vm.assertEq(usd.balanceOf(stranger), FEE);
    }

    function test_theFeeIsTheSendersAlsoWhenAnotherMovesTheToken() public {
        uint256 id = _costly(alice);
        vm.prank(alice);
        wnft.approve(bob, id);
        uint256 before = usd.balanceOf(bob);
        vm.prank(bob);
        wnft.transferFrom(alice, bob, id);

        vm.assertEq(usd.balanceOf(bob), before);
        vm.assertEq(usd.balanceOf(stranger), FEE);
    }

    function test_aContractPaysTheFeeToo() public {
        Wallet1271 wallet = new Wallet1271(alice, Temper.HONEST);
        uint256 id = _costly(address(wallet));
        bytes memory moving = abi.encodeCall(wnft.transferFrom, (address(wallet), bob, id));
        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        wallet.act(address(wnft), 0, moving);

        usd.mint(address(wallet), FEE);
        wallet.act(address(usd), 0, abi.encodeCall(usd.approve, (address(wrapper), FEE)));
        wallet.act(address(wnft), 0, moving);
        vm.assertEq(usd.balanceOf(stranger), FEE);
    }

    function test_whoCannotPayKeepsTheToken() public {
        uint256 id = _costly(alice);
        vm.startPrank(alice);
        usd.approve(address(wrapper), FEE - 1);

        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        wnft.transferFrom(alice, bob, id);
        vm.assertEq(wnft.ownerOf(id), alice);
    }

    function test_aStrangerCannotMakeTheHolderPay() public {
        uint256 id = _costly(alice);
        uint256 before = usd.balanceOf(alice);

        vm.prank(bob);
        vm.expectRevert(ERC721.NotOwnerNorApproved.selector);
        wnft.transferFrom(alice, bob, id);
        vm.assertEq(usd.balanceOf(alice), before);
    }

    function test_aMintCostsNothing_norDoesTheEnd() public {
        uint256 id = _costly(alice);
        vm.prank(alice);
        wrapper.unWrap(address(wnft), id);

        vm.assertEq(usd.balanceOf(stranger), 0);
    }

    function test_theWrapperReturnsATokenThatLayInsideWithoutAFee() public {
        uint256 inner = _costly(alice);
        vm.startPrank(alice);
        wnft.approve(address(wrapper), inner);
        vm.stopPrank();
        uint256 outer = wrapAs(alice, plain(), one(erc721(address(wnft), inner)), 0);
        vm.assertEq(usd.balanceOf(stranger), FEE);
        vm.prank(alice);
        wrapper.unWrap(address(wnft), outer);

        vm.assertEq(wnft.ownerOf(inner), alice);
        vm.assertEq(usd.balanceOf(stranger), FEE);
    }

    function testFuzz_restrictionsAreTheTokensOwn(bool firstFixed, bool secondFixed) public {
        uint256 first = firstFixed ? _fixedTo(alice) : wrapAs(alice, plain(), none(), 0);
        uint256 second = secondFixed ? _fixedTo(alice) : wrapAs(alice, plain(), none(), 0);
        vm.startPrank(alice);
        if (firstFixed) expectText("Transfer was disabled by author");
        wnft.transferFrom(alice, bob, first);
        if (secondFixed) expectText("Transfer was disabled by author");
        wnft.transferFrom(alice, bob, second);
    }

    function _fixedTo(address who) private returns (uint256) {
        return wrapAs(who, withRules(plain(), 0x0004), none(), 0);
    }

    /// A token whose transfers cost so many dollars, to the stranger.
    function _costly(address who) private returns (uint256) {
        return wrapAs(who, withRoyalty(withFee(plain(), address(usd), FEE), stranger, 10_000), none(), 0);
    }
}
