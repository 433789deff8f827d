// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Keeper } from "../../../crossing/Keeper.sol";
import { IKeeper } from "../../../interfaces/IKeeper.sol";
import { IOracleSigners } from "../../../interfaces/IOracleSigners.sol";
import { NFTItem } from "../../../types/Assets.sol";
import { CrossingFixture } from "../../support/Crossing.sol";

contract KeeperOwnerTest is CrossingFixture {
    // shows B-7.4-049, B-7.4-051
    function test_namesSpawnersAndTells() public {
        vm.expectEmit(address(keeper));
        emit IKeeper.SpawnerContractSet(57, bob, 40);
        keeper.setSpawnerContract(57, NFTItem(bob, 40));
        (address contract_, uint256 lastId) = keeper.lastSpawned(57);
        vm.assertEq(contract_, bob);
        vm.assertEq(lastId, 40);
    }

    function test_spawnedIdsAreNeverGivenAgain() public {
        freezeArt(7, SECRET);
        vm.expectRevert(abi.encodeWithSelector(IKeeper.IdPassed.selector, 0, 1));
        keeper.setSpawnerContract(AWAY, NFTItem(address(spawner), 0));
        keeper.setSpawnerContract(AWAY, NFTItem(bob, 0));
        vm.expectRevert(abi.encodeWithSelector(IKeeper.IdPassed.selector, 0, 1));
        keeper.setSpawnerContract(AWAY, NFTItem(address(spawner), 0));
        keeper.setSpawnerContract(AWAY, NFTItem(address(spawner), 1));
        art.mint(alice, 8);
        vm.assertEq(freezeArt(8, SECRET).tokenId, 2);
        vm.expectRevert(abi.encodeWithSelector(IKeeper.IdPassed.selector, uint256(type(uint96).max), 2));
        keeper.setSpawnerContract(AWAY, NFTItem(address(spawner), type(uint96).max));
    }

    // shows B-7.4-050, B-7.4-051
    function test_aNewSignerWaitsAndAnOldOneEndsAtOnce() public {
        (address oracle, uint256 key) = account("new oracle");
        vm.assertTrue(keeper.oracleSigners(signers[0]));
        vm.assertFalse(keeper.oracleSigners(oracle));
        vm.assertEq(keeper.signerDelay(), 2 days);
        vm.assertEq(keeper.threshold(), 2);
        uint256 from = block.timestamp + 2 days;
        vm.expectEmit(address(keeper));
        emit IOracleSigners.SignerStatusSet(oracle, from);
        keeper.setSignerStatus(oracle, true);
        vm.warp(from - 1);
        vm.assertFalse(keeper.oracleSigners(oracle));
        keeper.setSignerStatus(oracle, true);
        vm.warp(from);
        vm.assertTrue(keeper.oracleSigners(oracle));
        keeper.setSignerStatus(oracle, false);
        vm.assertFalse(keeper.oracleSigners(oracle));
        vm.assertTrue(key != 0);
    }

    function test_aSignerThatWasTakenOutSignsNoMore() public {
        freezeArt(7, SECRET);
        keeper.setSignerStatus(signers[1], false);
        bytes memory signature = release(1, bob);
        vm.prank(bob);
        expectText("Unexpected signer");
        keeper.unFreeze(SECRET, address(spawner), 1, signature);
    }

    function test_atLeastOneSignerIsNeeded() public {
        vm.expectRevert(IOracleSigners.BadThreshold.selector);
        Keeper(deploy("Keeper", abi.encode(signers, 0)));
    }

    // shows B-6-044
    function test_othersSetNothing() public {
        bytes memory refusal = abi.encodeWithSignature("OwnableUnauthorizedAccount(address)", stranger);
        vm.startPrank(stranger);
        vm.expectRevert(refusal);
        keeper.setSignerStatus(stranger, true);
        vm.expectRevert(refusal);
        keeper.setSpawnerContract(57, NFTItem(stranger, 0));
        vm.expectRevert(refusal);
        keeper.transferOwnership(stranger);
        vm.stopPrank();
        keeper.transferOwnership(bob);
        vm.assertEq(keeper.owner(), address(this));
    }
}
