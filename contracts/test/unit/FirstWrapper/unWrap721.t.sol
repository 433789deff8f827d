// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IClaims } from "../../../interfaces/IClaims.sol";
import { IFirstWrapper } from "../../../interfaces/IFirstWrapper.sol";
import { AssetType } from "../../../types/Assets.sol";
import { FirstFixture } from "../../support/First.sol";
import { Pausable } from "../../support/tokens/Guards.sol";
import { Harm } from "../../support/tokens/Harm.sol";
import { HarmfulTransfer } from "../../support/tokens/Hostile.sol";
import { HarmfulERC721 } from "../../support/tokens/OddERC721.sol";

/// A holder that takes no coin.
contract CoinRefuser {
    function unWrap(IFirstWrapper first, uint256 id) external {
        first.unWrap721(id);
    }
}

contract FirstUnWrap721Test is FirstFixture {
    // shows B-7.4-003, B-7.4-070
    function test_theHolderGetsEverythingBack() public {
        uint256 before = alice.balance;
        uint256 id = wrapPlain(7, 3 ether);
        vm.startPrank(alice);
        first.addERC20Collateral(id, address(usd), 500);
        first.addERC20Collateral(id, address(eur), 70);
        vm.expectEmit(address(first));
        emit IFirstWrapper.UnWrapped(id, alice, 3 ether, 0);
        first.unWrap721(id);

        vm.assertEq(art.ownerOf(7), alice);
        vm.assertEq(usd.balanceOf(alice), 1e30);
        vm.assertEq(eur.balanceOf(alice), 1e30);
        vm.assertEq(alice.balance, before);
        vm.assertEq(first.totalSupply(), 0);
        vm.assertEq(first.getWrappedToken(id).tokenContract, address(0));
        vm.assertEq(first.getERC20Collateral(id).length, 0);
        vm.expectRevert(abi.encodeWithSignature("ERC721NonexistentToken(uint256)", id));
        first.ownerOf(id);
    }

    function test_onlyTheHolderUnwraps() public {
        uint256 id = wrapPlain(7, 0);
        vm.prank(alice);
        first.setApprovalForAll(bob, true);
        vm.startPrank(bob);
        expectText("Only owner can unwrap it!");
        first.unWrap721(id);
        expectText("Only owner can unwrap it!");
        first.unWrapPartly(id, 1);
        expectText("Only owner can unwrap it!");
        first.unWrap721(99);
    }

    // shows B-4-053
    function test_notBeforeItsTime() public {
        uint256 time = block.timestamp + 100;
        vm.startPrank(alice);
        uint256 id = first.wrap721(address(art), 7, time, 0, address(0), 0, 0, address(0));
        first.addERC20Collateral(id, address(usd), 1);
        vm.warp(time - 1);
        expectText("Cant unwrap before day X");
        first.unWrap721(id);
        expectText("Cant unwrap before day X");
        first.unWrapPartly(id, 1);
        vm.warp(time);
        first.unWrap721(id);
        vm.assertEq(art.ownerOf(7), alice);
    }

    function test_notBeforeEnoughFeesCameIn() public {
        uint256 id = wrapCharged(7, address(usd), 10, 900);
        vm.startPrank(alice);
        expectText("Cant unwrap due Fee Threshold");
        first.unWrap721(id);
        first.transferFrom(alice, bob, id);
        vm.stopPrank();
        vm.prank(bob);
        first.unWrap721(id);
        vm.assertEq(usd.balanceOf(bob), 1e30 + 900);
        vm.assertEq(usd.balanceOf(address(first)), 0);
    }

    function test_whatFailsIsKeptAndTheRestIsPaid() public {
        uint256 id = wrapPlain(7, 1 ether);
        HarmfulTransfer bad = new HarmfulTransfer(Harm.BURN);
        address token = enable(bad);
        vm.startPrank(alice);
        first.addERC20Collateral(id, address(usd), 500);
        first.addERC20Collateral(id, token, 40);
        first.addERC20Collateral(id, address(eur), 70);
        bad.setTame(false);
        vm.expectEmit(address(first));
        emit IClaims.ClaimKept(alice, AssetType.ERC20, token, 0, 40);
        vm.expectEmit(address(first));
        emit IFirstWrapper.SuspiciousFail(token, 40);
        first.unWrap721(id);

        vm.assertEq(usd.balanceOf(alice), 1e30);
        vm.assertEq(eur.balanceOf(alice), 1e30);
        vm.assertEq(art.ownerOf(7), alice);
        vm.assertEq(first.claimable(alice, AssetType.ERC20, token, 0), 40);
        bad.setTame(true);
        first.claim(erc20(token, 0), bob);
        vm.assertEq(bad.balanceOf(bob), 40);
        vm.expectRevert(IClaims.NothingToClaim.selector);
        first.claim(erc20(token, 0), bob);
    }

    function test_anOriginalThatDoesNotMoveIsKept() public {
        HarmfulERC721 odd = new HarmfulERC721(Harm.REVERT);
        odd.setTame(true);
        odd.mint(alice, 4);
        vm.startPrank(alice);
        odd.setApprovalForAll(address(first), true);
        uint256 id = first.wrap721(address(odd), 4, 0, 0, address(0), 0, 0, address(0));
        odd.setTame(false);
        first.unWrap721(id);
        vm.assertEq(first.claimable(alice, AssetType.ERC721, address(odd), 4), 1);
        odd.setTame(true);
        first.claim(erc721(address(odd), 4), alice);
        vm.assertEq(odd.ownerOf(4), alice);
    }

    function test_coinThatIsNotTakenIsKept() public {
        uint256 id = wrapPlain(7, 1 ether);
        CoinRefuser refuser = new CoinRefuser();
        vm.prank(alice);
        first.transferFrom(alice, address(refuser), id);
        refuser.unWrap(first, id);
        vm.assertEq(first.claimable(address(refuser), AssetType.NATIVE, address(0), 0), 1 ether);
        vm.assertEq(art.ownerOf(7), address(refuser));
    }

    function test_everyItemHasItsOwnGas() public {
        uint256 id = wrapPlain(7, 1 ether);
        vm.startPrank(alice);
        first.addERC20Collateral(id, address(usd), 500);
        vm.expectPartialRevert(IClaims.TooLittleGas.selector);
        first.unWrap721{ gas: 1_400_000 }(id);
        first.unWrap721{ gas: 1_700_000 }(id);
    }

    function test_theLastErc20sAreTakenOutAlone() public {
        uint256 id = wrapPlain(7, 1 ether);
        vm.startPrank(alice);
        first.addERC20Collateral(id, address(usd), 500);
        first.addERC20Collateral(id, address(eur), 70);
        vm.expectEmit(address(first));
        emit IFirstWrapper.PartialUnWrapp(id, alice);
        first.unWrapPartly(id, 1);

        vm.assertEq(eur.balanceOf(alice), 1e30);
        vm.assertEq(first.getERC20Collateral(id).length, 1);
        vm.assertEq(first.getERC20CollateralBalance(id, address(usd)), 500);
        vm.assertEq(first.ownerOf(id), alice);
        vm.expectRevert(abi.encodeWithSelector(IFirstWrapper.PartlyUnwrapped.selector, id));
        first.transferFrom(alice, bob, id);
        first.unWrap721(id);
        vm.assertEq(usd.balanceOf(alice), 1e30);
    }

    function test_aPartIsOneItemAtLeastAndAllAtMost() public {
        uint256 id = wrapPlain(7, 0);
        vm.startPrank(alice);
        first.addERC20Collateral(id, address(usd), 500);
        vm.expectRevert(IFirstWrapper.ZeroAmount.selector);
        first.unWrapPartly(id, 0);
        vm.expectRevert(abi.encodeWithSelector(IFirstWrapper.TooMany.selector, 2, 1));
        first.unWrapPartly(id, 2);
    }

    function test_aPausedTokenHoldsNothingUp() public {
        uint256 id = wrapPlain(7, 0);
        Pausable odd = new Pausable();
        address token = enable(odd);
        vm.startPrank(alice);
        first.addERC20Collateral(id, token, 5);
        odd.setTame(false);
        first.unWrapPartly(id, 1);
        vm.assertEq(first.claimable(alice, AssetType.ERC20, token, 0), 5);
        first.unWrap721(id);
        vm.assertEq(art.ownerOf(7), alice);
    }
}
