// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

import { FirstDistributor } from "../../first/FirstDistributor.sol";
import { AssetType } from "../../types/Assets.sol";
import { FirstToken } from "../../types/First.sol";
import { Test } from "../support/Test.sol";
import { FirstHandler } from "./FirstHandler.sol";

/// What must hold of the first generation, after anything that anybody does.
contract FirstInvariant is Test {
    FirstHandler internal handler;
    FirstDistributor internal first;
    address[] internal tokens;

    function setUp() public {
        handler = new FirstHandler();
        handler.setUp();
        (first,, tokens) = handler.parts();
        bytes4[] memory moves = new bytes4[](10);
        moves[0] = FirstHandler.wrap.selector;
        moves[1] = FirstHandler.add.selector;
        moves[2] = FirstHandler.addNative.selector;
        moves[3] = FirstHandler.distribute.selector;
        moves[4] = FirstHandler.transfer.selector;
        moves[5] = FirstHandler.unWrap.selector;
        moves[6] = FirstHandler.unWrapPartly.selector;
        moves[7] = FirstHandler.claim.selector;
        moves[8] = FirstHandler.turn.selector;
        moves[9] = FirstHandler.wait_.selector;
        target(address(handler), moves);
    }

    /// What is recorded as collateral and fees, with what is kept as claims, is what the wrapper holds.
    function invariant_everythingRecordedIsThere() public view {
        uint256[] memory owed = new uint256[](tokens.length);
        uint256 native;
        for (uint256 id = 1; id <= first.lastWrappedNFTId(); ++id) {
            FirstToken memory token = first.getWrappedToken(id);
            native += token.backedValue;
            for (uint256 i; i < tokens.length; ++i) {
                owed[i] += first.getERC20CollateralBalance(id, tokens[i]);
                if (token.transferFeeToken == tokens[i]) owed[i] += token.backedTokens;
            }
        }
        for (uint256 i; i < 3; ++i) {
            address who = handler.people(i);
            native += first.claimable(who, AssetType.NATIVE, address(0), 0);
            for (uint256 j; j < tokens.length; ++j) owed[j] += first.claimable(who, AssetType.ERC20, tokens[j], 0);
        }
        vm.assertEq(native, address(first).balance);
        for (uint256 i; i < tokens.length; ++i) vm.assertEq(owed[i], IERC20(tokens[i]).balanceOf(address(first)));
    }

    function invariant_tokensAreCounted() public view {
        vm.assertEq(first.totalSupply(), first.lastWrappedNFTId() - handler.ends());
    }

    /// After its lock every token can be ended by its holder, whatever its collateral does.
    function invariant_everyUnwrapCanFinish() public {
        uint256 state = vm.snapshotState();
        vm.warp(vm.getBlockTimestamp() + 31 days);
        uint256 left = first.totalSupply();
        for (uint256 id = 1; id <= first.lastWrappedNFTId(); ++id) {
            (bool lives, bytes memory holder) = address(first).staticcall(abi.encodeCall(first.ownerOf, (id)));
            if (!lives) continue;
            vm.prank(abi.decode(holder, (address)));
            first.unWrap721(id);
            --left;
        }
        vm.assertEq(left, 0);
        vm.revertToState(state);
    }
}
