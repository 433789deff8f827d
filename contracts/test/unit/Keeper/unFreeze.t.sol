// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IKeeper } from "../../../interfaces/IKeeper.sol";
import { IOracleSigners } from "../../../interfaces/IOracleSigners.sol";
import { NFTItem } from "../../../types/Assets.sol";
import { CrossingFixture } from "../../support/Crossing.sol";

contract KeeperUnFreezeTest is CrossingFixture {
    function setUp() public override {
        super.setUp();
        freezeArt(7, SECRET);
    }

    // shows B-6-046, B-7.4-046
    function test_givesTheTokenBackOnce() public {
        bytes memory signature = release(1, bob);
        vm.expectEmit(address(keeper));
        emit IKeeper.UnFrozen(address(spawner), 1, bob, NFTItem(address(art), 7));
        vm.startPrank(bob);
        keeper.unFreeze(SECRET, address(spawner), 1, signature);
        vm.assertEq(art.ownerOf(7), bob);
        vm.expectRevert(abi.encodeWithSelector(IKeeper.NotFrozen.selector, _key(SECRET, address(spawner), 1)));
        keeper.unFreeze(SECRET, address(spawner), 1, signature);
    }

    function test_aTokenGoesAndComesTwice() public {
        bytes memory signature = release(1, alice);
        vm.prank(alice);
        keeper.unFreeze(SECRET, address(spawner), 1, signature);
        vm.assertEq(freezeArt(7, SECRET).tokenId, 2);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IKeeper.NotFrozen.selector, _key(SECRET, address(spawner), 1)));
        keeper.unFreeze(SECRET, address(spawner), 1, signature);
        signature = release(2, alice);
        vm.prank(alice);
        keeper.unFreeze(SECRET, address(spawner), 2, signature);
        vm.assertEq(art.ownerOf(7), alice);
    }

    function test_whatDidNotFitIntoAWordComesBackToo() public {
        uint256 huge = uint256(type(uint64).max) + 1;
        art.mint(alice, huge);
        freezeArt(huge, SECRET);
        bytes memory signature = release(2, alice);
        vm.prank(alice);
        keeper.unFreeze(SECRET, address(spawner), 2, signature);
        vm.assertEq(art.ownerOf(huge), alice);
        vm.assertEq(keeper.frozenFor(_key(SECRET, address(spawner), 2)), 0);
    }

    // shows B-4-065
    function test_needsTheSecret() public {
        _refuses(SECRET + 1, address(spawner), 1, release(1, bob));
    }

    // shows B-4-066
    function test_needsTheSpawnedContract() public {
        _refuses(SECRET, address(art), 1, release(1, bob));
    }

    // shows B-4-067
    function test_needsTheSpawnedId() public {
        _refuses(SECRET, address(spawner), 2, release(2, bob));
    }

    function test_isForTheReceiverWhoWasSigned() public {
        bytes memory signature = release(1, bob);
        vm.prank(stranger);
        expectText("Unexpected signer");
        keeper.unFreeze(SECRET, address(spawner), 1, signature);
    }

    function test_isForOneKeeperOnOneChain() public {
        bytes memory signature = release(1, bob);
        vm.chainId(block.chainid + 1);
        vm.prank(bob);
        expectText("Unexpected signer");
        keeper.unFreeze(SECRET, address(spawner), 1, signature);
    }

    function test_isForTheChainThatTheTokenWasFrozenFor() public {
        uint256 deadline = block.timestamp + 1 hours;
        bytes memory signature = signed(2, deadline, unFreezeDigest(57, address(spawner), 1, bob, deadline));
        vm.prank(bob);
        expectText("Unexpected signer");
        keeper.unFreeze(SECRET, address(spawner), 1, signature);
    }

    // shows B-4-068, B-6-046
    function test_needsSignersOfTheOwner() public {
        uint256 deadline = block.timestamp + 1 hours;
        (, uint256 key) = account("nobody");
        bytes32 digest = unFreezeDigest(AWAY, address(spawner), 1, bob, deadline);
        bytes memory signature = bytes.concat(signed(1, deadline, digest), signatureOf(key, digest));
        vm.startPrank(bob);
        expectText("Unexpected signer");
        keeper.unFreeze(SECRET, address(spawner), 1, signature);
        expectText("Unexpected signer");
        keeper.unFreeze(SECRET, address(spawner), 1, bytes.concat(abi.encode(deadline), new bytes(130)));
    }

    function test_needsEnoughSignersOnceEach() public {
        uint256 deadline = block.timestamp + 1 hours;
        bytes32 digest = unFreezeDigest(AWAY, address(spawner), 1, bob, deadline);
        bytes memory one = signed(1, deadline, digest);
        bytes memory signature;
        vm.startPrank(bob);
        vm.expectRevert(abi.encodeWithSelector(IOracleSigners.TooFewSignatures.selector, 1, 2));
        keeper.unFreeze(SECRET, address(spawner), 1, one);
        vm.expectRevert(abi.encodeWithSelector(IOracleSigners.TooFewSignatures.selector, 0, 2));
        keeper.unFreeze(SECRET, address(spawner), 1, abi.encode(deadline));
        signature = bytes.concat(one, _tail(one, 32));
        vm.expectRevert(abi.encodeWithSelector(IOracleSigners.SignersNotAscending.selector, signers[0]));
        keeper.unFreeze(SECRET, address(spawner), 1, signature);
        signature = signed(3, deadline, digest);
        keeper.unFreeze(SECRET, address(spawner), 1, signature);
        vm.assertEq(art.ownerOf(7), bob);
    }

    function test_needsWholeSignatures() public {
        bytes memory none;
        vm.startPrank(bob);
        vm.expectRevert(abi.encodeWithSelector(IOracleSigners.BadSignatureLength.selector, 0));
        keeper.unFreeze(SECRET, address(spawner), 1, none);
        bytes memory signature = bytes.concat(release(1, bob), hex"00");
        vm.expectRevert(abi.encodeWithSelector(IOracleSigners.BadSignatureLength.selector, 163));
        keeper.unFreeze(SECRET, address(spawner), 1, signature);
    }

    function test_endsWithItsDeadline() public {
        bytes memory signature = release(1, bob);
        uint256 deadline = block.timestamp + 1 hours;
        vm.warp(deadline + 1);
        vm.startPrank(bob);
        vm.expectRevert(abi.encodeWithSelector(IOracleSigners.TooLate.selector, deadline));
        keeper.unFreeze(SECRET, address(spawner), 1, signature);
        vm.warp(deadline);
        keeper.unFreeze(SECRET, address(spawner), 1, signature);
    }

    function test_aDeadlineCannotBeStretched() public {
        bytes memory signature = release(1, bob);
        uint256 later = block.timestamp + 2 hours;
        assembly ("memory-safe") {
            mstore(add(signature, 32), later)
        }
        vm.prank(bob);
        expectText("Unexpected signer");
        keeper.unFreeze(SECRET, address(spawner), 1, signature);
    }

    function _refuses(uint256 secret, address spawned, uint256 id, bytes memory signature) private {
        vm.expectRevert(abi.encodeWithSelector(IKeeper.NotFrozen.selector, _key(secret, spawned, id)));
        vm.prank(bob);
        keeper.unFreeze(secret, spawned, id, signature);
    }

    function _key(uint256 secret, address spawned, uint256 id) private view returns (bytes32) {
        return keccak256(abi.encode(keeper.getHashed(secret), spawned, id));
    }

    function _tail(bytes memory whole, uint256 from) private pure returns (bytes memory tail) {
        tail = new bytes(whole.length - from);
        for (uint256 i; i < tail.length; ++i) tail[i] = whole[from + i];
    }
}
