// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";

import { IWrappedNFT721 } from "../../../interfaces/IWrappedNFT721.sol";
import { WrappedNFT721 } from "../../../tokens/WrappedNFT721.sol";
import { Test } from "../../support/Test.sol";

/// Who mints, which ids there are, how many tokens; this contract is the minter.
contract WrappedNFT721MintingTest is Test {
    WrappedNFT721 private nft = WrappedNFT721(deploy("WrappedNFT721", abi.encode("Surety wNFT", "wNFT", "https://surety.example/")));
    address private alice = person("alice");
    address private stranger = person("stranger");

    function setUp() public {
        nft.setMinter(address(this));
    }

    function test_onlyTheMinterMintsSkipsAndBurns() public {
        nft.mintNext(alice, false, false);
        address[2] memory others = [stranger, alice];
        for (uint256 i; i < others.length; ++i) {
            vm.startPrank(others[i]);
            expectText("Trusted address only");
            nft.mint(others[i], 7);
            expectText("Trusted address only");
            nft.mintNext(others[i], false, false);
            expectText("Trusted address only");
            nft.skipTo(7);
            expectText("Trusted address only");
            nft.burn(1);
            vm.stopPrank();
        }
    }

    function test_withoutAMinterNobodyMints() public {
        WrappedNFT721 fresh = WrappedNFT721(deploy("WrappedNFT721", abi.encode("", "", "")));

        expectText("Trusted address only");
        fresh.mintNext(alice, false, false);
    }

    function test_setMinter_saysSo_andMovesTheRight() public {
        vm.expectEmit(address(nft));
        emit IWrappedNFT721.MinterSet(stranger);
        nft.setMinter(stranger);

        vm.assertEq(nft.wrapperMinter(), stranger);
        expectText("Trusted address only");
        nft.mintNext(alice, false, false);
        vm.prank(stranger);
        nft.mintNext(alice, false, false);
    }

    function test_setMinter_isForTheOwner() public {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, stranger));
        vm.prank(stranger);
        nft.setMinter(stranger);
    }

    function test_setMinter_isOverWithTheFirstToken_alsoOnceThatIsBurnt() public {
        nft.mintNext(alice, false, false);
        vm.expectRevert(IWrappedNFT721.MinterIsFixed.selector);
        nft.setMinter(stranger);

        nft.burn(1);
        vm.expectRevert(IWrappedNFT721.MinterIsFixed.selector);
        nft.setMinter(stranger);
    }

    function testFuzz_mint_idsOnlyGrow(uint48 first, uint48 second) public {
        first = uint48(bound(first, 1, type(uint48).max - 1));
        nft.mint(alice, first);
        bool grows = second > first && second < type(uint48).max;

        if (!grows) vm.expectRevert(abi.encodeWithSelector(IWrappedNFT721.IdPassed.selector, second, first));
        nft.mint(alice, second);

        vm.assertEq(nft.lastId(), grows ? second : first);
        vm.assertEq(nft.totalSupply(), grows ? 2 : 1);
    }

    function testFuzz_mint_refusesIdsThatDoNotFit(uint256 id) public {
        id = bound(id, type(uint48).max, type(uint256).max);

        vm.expectRevert(abi.encodeWithSelector(IWrappedNFT721.IdPassed.selector, id, 0));
        nft.mint(alice, id);
    }

    function test_aBurntIdNeverComesBack() public {
        nft.mint(alice, 5);
        nft.burn(5);

        vm.expectRevert(abi.encodeWithSelector(IWrappedNFT721.IdPassed.selector, 5, 5));
        nft.mint(alice, 5);
        vm.assertEq(nft.mintNext(alice, false, false), 6);
    }

    function testFuzz_skipTo_theNextIdIsTheOneBehind(uint48 id) public {
        id = uint48(bound(id, 0, type(uint48).max - 2));
        nft.skipTo(id);

        vm.assertEq(nft.lastId(), id);
        vm.assertEq(nft.totalSupply(), 0);
        vm.assertEq(nft.mintNext(alice, false, false), uint256(id) + 1);
    }

    function testFuzz_skipTo_neverGoesBack(uint48 id, uint48 back) public {
        id = uint48(bound(id, 1, type(uint48).max - 1));
        back = uint48(bound(back, 0, id - 1));
        nft.skipTo(id);
        nft.skipTo(id);

        vm.expectRevert(abi.encodeWithSelector(IWrappedNFT721.IdPassed.selector, back, id));
        nft.skipTo(back);
    }

    function test_whenTheIdsAreUsedUpNothingIsMinted() public {
        nft.skipTo(type(uint48).max - 1);

        vm.expectPartialRevert(IWrappedNFT721.IdPassed.selector);
        nft.mintNext(alice, false, false);
    }

    /// The supply is the number of tokens that are, whatever was minted, skipped and burnt.
    function testFuzz_totalSupply_countsWhatIs(uint8[32] calldata steps) public {
        uint256 live;
        for (uint256 i; i < steps.length; ++i) {
            uint256 last = nft.lastId();
            uint256 id = last == 0 ? 1 : steps[i] / 4 % last + 1;
            if (steps[i] % 4 == 3) {
                nft.skipTo(last + steps[i]);
            } else if (steps[i] % 4 == 2 && nft.exists(id)) {
                nft.burn(id);
                --live;
            } else {
                nft.mintNext(alice, steps[i] & 64 != 0, steps[i] & 128 != 0);
                ++live;
            }
            vm.assertEq(nft.totalSupply(), live);
            vm.assertEq(nft.balanceOf(alice), live);
        }
    }

    function test_noFunctionTakesValue() public {
        nft.mintNext(alice, false, false);
        vm.deal(alice, 10);
        bytes[7] memory calls = [
            abi.encodeCall(nft.transferFrom, (alice, stranger, 1)),
            abi.encodeWithSignature("safeTransferFrom(address,address,uint256)", alice, stranger, 1),
            abi.encodeWithSignature("safeTransferFrom(address,address,uint256,bytes)", alice, stranger, 1, ""),
            abi.encodeCall(nft.approve, (stranger, 1)),
            abi.encodeCall(nft.setApprovalForAll, (stranger, true)),
            abi.encodeCall(nft.mintNext, (alice, false, false)),
            ""
        ];
        for (uint256 i; i < calls.length; ++i) {
            vm.prank(alice);
            (bool success, bytes memory answer) = address(nft).call{ value: 1 }(calls[i]);
            vm.assertFalse(success, vm.toString(i));
            if (i < 4) vm.assertEq(answer, abi.encodeWithSelector(IWrappedNFT721.NoValue.selector));
        }
        vm.assertEq(address(nft).balance, 0);
    }

    function test_ownershipGoesOverInTwoSteps() public {
        nft.transferOwnership(stranger);
        vm.assertEq(nft.owner(), address(this));
        vm.prank(stranger);
        nft.acceptOwnership();
        vm.assertEq(nft.owner(), stranger);
    }
}
