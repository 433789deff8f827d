// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IKeeper } from "../../../interfaces/IKeeper.sol";
import { WrappedNFT721 } from "../../../tokens/WrappedNFT721.sol";
import { NFTItem } from "../../../types/Assets.sol";
import { CrossingFixture } from "../../support/Crossing.sol";
import { StandardERC20 } from "../../support/tokens/StandardERC20.sol";

contract KeeperFreezeTest is CrossingFixture {
    // shows B-3.1-016, B-4-062, B-4-063, B-7.4-045, B-7.4-051, B-7.4-079
    function test_keepsATokenAndTells() public {
        vm.expectEmit(address(keeper));
        emit IKeeper.NewFreeze(AWAY, address(spawner), 1);
        NFTItem memory spawned = freezeArt(7, SECRET);

        vm.assertEq(spawned.contractAddress, address(spawner));
        vm.assertEq(spawned.tokenId, 1);
        vm.assertEq(art.ownerOf(7), address(keeper));
        (address last, uint256 id) = keeper.lastSpawned(AWAY);
        vm.assertEq(last, address(spawner));
        vm.assertEq(id, 1);
    }

    // shows B-3.1-016, B-4-064, B-7.4-047
    function test_whatIsKeptIsFoundWithTheHashAlone() public {
        freezeArt(7, SECRET);
        bytes32 hashed = keeper.getHashed(SECRET);
        NFTItem memory item = keeper.checkWNFTByProof(hashed, address(spawner), 1);
        vm.assertEq(item.contractAddress, address(art));
        vm.assertEq(item.tokenId, 7);
        bytes32 key = keccak256(abi.encode(hashed, address(spawner), 1));
        (address token, uint256 id) = keeper.frozenItems(key);
        vm.assertEq(token, address(art));
        vm.assertEq(id, 7);
        vm.assertEq(keeper.frozenFor(key), AWAY);

        item = keeper.checkWNFTByProof(keeper.getHashed(SECRET + 1), address(spawner), 1);
        vm.assertEq(item.contractAddress, address(0));
        item = keeper.checkWNFTByProof(hashed, address(spawner), 2);
        vm.assertEq(item.contractAddress, address(0));
        vm.assertEq(keeper.frozenFor(hashed), 0);
    }

    // shows B-7.4-048
    function test_theHashIsThatOfTheSecretsBytes() public view {
        vm.assertEq(keeper.getHashed(SECRET), keccak256(abi.encodePacked(SECRET)));
    }

    // shows B-7.4-049
    function test_onlyForChainsWithASpawner() public {
        bytes32 hashed = keeper.getHashed(SECRET);
        vm.startPrank(alice);
        expectText("Only enabled target");
        keeper.freeze(NFTItem(address(art), 7), 57, hashed);
        vm.stopPrank();
        keeper.setSpawnerContract(AWAY, NFTItem(address(0), 0));
        vm.prank(alice);
        expectText("Only enabled target");
        keeper.freeze(NFTItem(address(art), 7), AWAY, hashed);
    }

    function test_onlyTheCallersToken() public {
        vm.expectRevert(abi.encodeWithSignature("ERC721IncorrectOwner(address,uint256,address)", bob, 7, alice));
        vm.prank(bob);
        keeper.freeze(NFTItem(address(art), 7), AWAY, bytes32(0));
    }

    function test_whatIsNoCollectionIsRefused() public {
        StandardERC20 odd = new StandardERC20("odd", "ODD");
        vm.expectRevert();
        vm.prank(alice);
        keeper.freeze(NFTItem(address(odd), 7), AWAY, bytes32(0));
    }

    function test_aTokenThatChargesItsSenderIsRefused() public {
        WrappedNFT721 wnft = WrappedNFT721(deploy("WrappedNFT721", abi.encode("w", "w", "")));
        wnft.setMinter(address(this));
        wnft.mintNext(alice, false, true);
        wnft.mintNext(alice, false, false);
        vm.startPrank(alice);
        wnft.setApprovalForAll(address(keeper), true);
        vm.expectRevert(abi.encodeWithSelector(IKeeper.ChargedTransfer.selector, address(wnft), 1));
        keeper.freeze(NFTItem(address(wnft), 1), AWAY, bytes32(0));
        keeper.freeze(NFTItem(address(wnft), 2), AWAY, bytes32(0));
        vm.assertEq(wnft.ownerOf(2), address(keeper));
    }

    function test_whatDoesNotFitIntoAWordIsKeptToo() public {
        uint256 huge = uint256(type(uint64).max) + 1;
        uint256 far = uint256(type(uint32).max) + 1;
        art.mint(alice, huge);
        art.mint(alice, 8);
        keeper.setSpawnerContract(far, NFTItem(address(spawner), 0));
        keeper.setSpawnerContract(0, NFTItem(address(spawner), 0));
        freezeArt(huge, SECRET);
        vm.prank(alice);
        keeper.freeze(NFTItem(address(art), 7), far, bytes32("far"));
        vm.prank(alice);
        keeper.freeze(NFTItem(address(art), 8), 0, bytes32("none"));

        _found(keeper.getHashed(SECRET), huge, AWAY);
        _found(bytes32("far"), 7, far);
        _found(bytes32("none"), 8, 0);
    }

    function test_nobodyTakesThePlaceOfWhatIsKeptForTheSameSpawnerElsewhere() public {
        uint256 other = AWAY + 1;
        keeper.setSpawnerContract(other, NFTItem(address(spawner), 0));
        freezeArt(7, SECRET);
        bytes32 hashed = keeper.getHashed(SECRET);
        art.mint(bob, 8);
        vm.startPrank(bob);
        art.approve(address(keeper), 8);
        bytes32 key = keccak256(abi.encode(hashed, address(spawner), 1));
        vm.expectRevert(abi.encodeWithSelector(IKeeper.AlreadyKept.selector, key));
        keeper.freeze(NFTItem(address(art), 8), other, hashed);
        keeper.freeze(NFTItem(address(art), 8), other, bytes32("bob"));
        vm.stopPrank();

        _found(hashed, 7, AWAY);
        _found(bytes32("bob"), 8, other);
        vm.prank(alice);
        keeper.unFreeze(SECRET, address(spawner), 1, release(1, alice));
        vm.assertEq(art.ownerOf(7), alice);
    }

    function test_whatIsSentWithoutFreezingIsRefused() public {
        vm.expectRevert(IKeeper.UnSupported.selector);
        vm.prank(alice);
        art.safeTransferFrom(alice, address(keeper), 7);
    }

    function _found(bytes32 hashed, uint256 artId, uint256 forChain) private view {
        bytes32 key = keccak256(abi.encode(hashed, address(spawner), 1));
        (address token, uint256 id) = keeper.frozenItems(key);
        vm.assertEq(token, address(art));
        vm.assertEq(id, artId);
        vm.assertEq(keeper.frozenFor(key), forChain);
    }
}
