// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Keeper } from "../../crossing/Keeper.sol";
import { Spawner721 } from "../../crossing/Spawner721.sol";
import { Test } from "../support/Test.sol";
import { CrossingHandler } from "./CrossingHandler.sol";

/// What must hold of tokens that cross, after anything that anybody does.
contract CrossingInvariant is Test {
    CrossingHandler internal handler;

    function setUp() public {
        handler = new CrossingHandler();
        handler.setUp();
        bytes4[] memory moves = new bytes4[](7);
        moves[0] = CrossingHandler.freeze.selector;
        moves[1] = CrossingHandler.spawn.selector;
        moves[2] = CrossingHandler.spawnForOthers.selector;
        moves[3] = CrossingHandler.handOn.selector;
        moves[4] = CrossingHandler.burn.selector;
        moves[5] = CrossingHandler.release.selector;
        moves[6] = CrossingHandler.releaseAnother.selector;
        target(address(handler), moves);
    }

    function invariant_noSignatureServesTwiceOrForSomethingElse() public view {
        vm.assertEq(handler.broken(), "");
    }

    /// A token lives here, or is kept and lives there at most once.
    function invariant_noTokenLivesOnTwoChains() public view {
        (Keeper keeper,) = handler.home();
        for (uint256 i; i < handler.ARTS(); ++i) {
            (uint256 lives, uint256 kept) = (0, 0);
            for (uint256 id = 1; id <= handler.count(); ++id) {
                (uint256 artId, bool isLiving, bool released) = handler.crossingOf(id);
                if (artId != 100 + i) continue;
                if (isLiving) ++lives;
                if (!released) ++kept;
            }
            bool isKept = handler.ownerOfArt(100 + i) == address(keeper);
            vm.assertLe(lives, isKept ? 1 : 0);
            vm.assertEq(kept, isKept ? 1 : 0);
        }
    }

    function invariant_idsAreCounted() public view {
        (Keeper keeper, Spawner721 spawner) = handler.home();
        (address contract_, uint256 lastId) = keeper.lastSpawned(56);
        vm.assertEq(contract_, address(spawner));
        vm.assertEq(lastId, handler.count());
    }
}
