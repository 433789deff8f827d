// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Keeper } from "../../crossing/Keeper.sol";
import { Spawner721 } from "../../crossing/Spawner721.sol";
import { NFTItem } from "../../types/Assets.sol";
import { CrossingFixture } from "../support/Crossing.sol";

/// Plays people who freeze, spawn, hand on, burn and release tokens at random, and signers who sign what happened on the other
/// chain. It tries every signature again, too.
contract CrossingHandler is CrossingFixture {
    /// What became of a freeze.
    struct Crossing {
        uint256 artId;
        uint256 secret;
        address freezer;
        bool spawned;
        address burner;
        bool released;
        bytes permission;
        bytes releasing;
    }

    uint256 public constant ARTS = 4;

    address[] public people;
    Crossing[] private _crossings;
    uint256 private _home;
    /// The first thing that happened and must not; empty while there is none.
    string public broken;

    function setUp() public override {
        super.setUp();
        _home = block.chainid;
        for (uint256 i; i < 3; ++i) people.push(person(string.concat("person ", vm.toString(i))));
        for (uint256 i; i < people.length; ++i) {
            vm.prank(people[i]);
            art.setApprovalForAll(address(keeper), true);
        }
        for (uint256 i; i < ARTS; ++i) art.mint(people[i % people.length], 100 + i);
    }

    function freeze(uint256 which, uint256 secret) external {
        uint256 artId = 100 + which % ARTS;
        address holder = art.ownerOf(artId);
        if (holder == address(keeper)) return;
        bytes32 hashed = keeper.getHashed(secret % 5);
        vm.prank(holder);
        NFTItem memory spawned = keeper.freeze(NFTItem(address(art), artId), AWAY, hashed);

        Crossing storage crossing = _crossings.push();
        (crossing.artId, crossing.secret, crossing.freezer) = (artId, secret % 5, holder);
        vm.chainId(AWAY);
        uint256 deadline = type(uint256).max;
        crossing.permission = signed(2, deadline, spawnDigest(spawned.tokenId, holder, deadline));
        vm.chainId(_home);
        if (spawned.tokenId != _crossings.length) broken = "an id was left out or given again";
    }

    function spawn(uint256 at_) external {
        uint256 id = _id(at_);
        Crossing storage crossing = _crossings[id - 1];
        bool before = crossing.spawned;
        bytes memory permission = crossing.permission;
        vm.chainId(AWAY);
        vm.prank(crossing.freezer);
        try spawner.mint(id, permission) {
            if (before) broken = "spawned twice";
            crossing.spawned = true;
        } catch { }
        vm.chainId(_home);
    }

    function spawnForOthers(uint256 at_, uint256 who) external {
        uint256 id = _id(at_);
        address thief = _person(who);
        if (thief == _crossings[id - 1].freezer) return;
        bytes memory permission = _crossings[id - 1].permission;
        vm.chainId(AWAY);
        vm.prank(thief);
        try spawner.mint(id, permission) {
            broken = "spawned for somebody else";
        } catch { }
        vm.chainId(_home);
    }

    function handOn(uint256 at_, uint256 who) external {
        uint256 id = _id(at_);
        address holder = spawner.ownerOf(id);
        vm.prank(holder);
        spawner.transferFrom(holder, _person(who), id);
    }

    /// The holder burns, and the signers say so.
    function burn(uint256 at_) external {
        uint256 id = _id(at_);
        Crossing storage crossing = _crossings[id - 1];
        address holder = spawner.ownerOf(id);
        vm.prank(holder);
        spawner.burn(id);

        crossing.burner = holder;
        uint256 deadline = type(uint256).max;
        crossing.releasing = signed(2, deadline, unFreezeDigest(AWAY, address(spawner), id, holder, deadline));
    }

    function release(uint256 at_) external {
        uint256 id = _id(at_);
        Crossing storage crossing = _crossings[id - 1];
        bytes memory releasing = crossing.releasing;
        vm.prank(crossing.burner);
        try keeper.unFreeze(crossing.secret, address(spawner), id, releasing) {
            if (crossing.burner == address(0)) broken = "released while it lives";
            if (crossing.released) broken = "released twice";
            if (art.ownerOf(crossing.artId) != crossing.burner) broken = "released to somebody else";
            crossing.released = true;
        } catch {
            if (crossing.burner != address(0) && !crossing.released) broken = "not released";
        }
    }

    /// A signature of one crossing is tried for another, and by others.
    function releaseAnother(uint256 at_, uint256 other, uint256 who) external {
        uint256 id = _id(at_);
        bytes memory releasing = _crossings[_id(other) - 1].releasing;
        address thief = _person(who);
        if (_id(other) == id && thief == _crossings[id - 1].burner) return;
        vm.prank(thief);
        try keeper.unFreeze(_crossings[id - 1].secret, address(spawner), id, releasing) {
            broken = "released by a signature for something else";
        } catch { }
    }

    function count() external view returns (uint256) {
        return _crossings.length;
    }

    function crossingOf(uint256 id) external view returns (uint256 artId, bool lives, bool released) {
        Crossing storage crossing = _crossings[id - 1];
        return (crossing.artId, crossing.spawned && crossing.burner == address(0), crossing.released);
    }

    function ownerOfArt(uint256 artId) external view returns (address) {
        return art.ownerOf(artId);
    }

    function home() external view returns (Keeper, Spawner721) {
        return (keeper, spawner);
    }

    function _id(uint256 seed) private view returns (uint256) {
        return 1 + seed % _crossings.length;
    }

    function _person(uint256 seed) private view returns (address) {
        return people[seed % people.length];
    }
}
