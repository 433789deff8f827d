// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Keeper } from "../../crossing/Keeper.sol";
import { Spawner721 } from "../../crossing/Spawner721.sol";
import { NFTItem } from "../../types/Assets.sol";
import { Oracles } from "./Oracles.sol";
import { StandardERC721 } from "./tokens/StandardERC721.sol";

/// A keeper at home and its spawner, which stands for one on chain 56; two of three signers are needed. Alice holds number 7
/// of `art` and approved the keeper.
abstract contract CrossingFixture is Oracles {
    uint256 internal constant AWAY = 56;
    uint256 internal constant SECRET = 4711;

    Keeper internal keeper;
    Spawner721 internal spawner;
    StandardERC721 internal art;

    address internal alice = person("alice");
    address internal bob = person("bob");
    address internal stranger = person("stranger");

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        keeper = Keeper(deploy("Keeper", abi.encode(signers, 2)));
        spawner = Spawner721(
            deploy(
                "Spawner721",
                abi.encode("Spawned", "SPW", "https://surety.example/", block.chainid, address(keeper), signers, 2)
            )
        );
        keeper.setSpawnerContract(AWAY, NFTItem(address(spawner), 0));
        art = new StandardERC721();
        art.mint(alice, 7);
        vm.prank(alice);
        art.setApprovalForAll(address(keeper), true);
    }

    function freezeArt(uint256 artId, uint256 secret) internal returns (NFTItem memory) {
        bytes32 hashed = keeper.getHashed(secret);
        vm.prank(alice);
        return keeper.freeze(NFTItem(address(art), artId), AWAY, hashed);
    }

    function unFreezeDigest(uint256 forChain, address spawned, uint256 id, address receiver, uint256 deadline)
        internal
        view
        returns (bytes32)
    {
        bytes32 type_ = keccak256(
            "UnFreeze(uint256 forChain,address spawnedContract,uint256 spawnedTokenId,address receiver,uint256 deadline)"
        );
        return digestOf(
            "Surety Keeper", address(keeper), keccak256(abi.encode(type_, forChain, spawned, id, receiver, deadline))
        );
    }

    /// What two signers sign when number `id` of the spawner ended for a receiver.
    function release(uint256 id, address receiver) internal view returns (bytes memory) {
        uint256 deadline = block.timestamp + 1 hours;
        return signed(2, deadline, unFreezeDigest(AWAY, address(spawner), id, receiver, deadline));
    }

    function spawnDigest(uint256 id, address receiver, uint256 deadline) internal view returns (bytes32) {
        return spawnDigestAt(spawner.homeChain(), spawner.keeper(), id, receiver, deadline);
    }

    function spawnDigestAt(uint256 home, address keeper_, uint256 id, address receiver, uint256 deadline)
        internal
        view
        returns (bytes32)
    {
        bytes32 type_ =
            keccak256("Spawn(uint256 homeChain,address keeper,uint256 tokenId,address receiver,uint256 deadline)");
        return digestOf(
            "Surety Spawner", address(spawner), keccak256(abi.encode(type_, home, keeper_, id, receiver, deadline))
        );
    }

    /// What two signers sign when number `id` may be spawned for a receiver.
    function permit(uint256 id, address receiver) internal view returns (bytes memory) {
        uint256 deadline = block.timestamp + 1 hours;
        return signed(2, deadline, spawnDigest(id, receiver, deadline));
    }
}
