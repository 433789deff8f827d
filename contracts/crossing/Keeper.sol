// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC721Receiver } from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { LibCall } from "solady/src/utils/LibCall.sol";

import { IChargedTransfer } from "../interfaces/IChargedTransfer.sol";
import { IKeeper } from "../interfaces/IKeeper.sol";
import { AssetMover } from "../libraries/AssetMover.sol";
import { AssetType, NFTItem } from "../types/Assets.sol";
import { OracleSigners } from "./OracleSigners.sol";

/// @title The keeper of tokens that live on another chain
/// @dev Ids are given once for each chain and spawner, and what is kept goes out once: so a token is never live on two chains,
/// as long as signers sign for spawned tokens that ended alone.
contract Keeper is OracleSigners, ReentrancyGuardTransient, IERC721Receiver, IKeeper {
    struct Spawner {
        address contractAddress;
        uint96 lastId;
    }

    /// What is kept, in one word; a chain of 0 says that chain and id did not fit and lie in words of their own (`Wide`).
    struct Frozen {
        address contractAddress;
        uint32 forChain;
        uint64 tokenId;
    }

    struct Wide {
        uint256 forChain;
        uint256 tokenId;
    }

    bytes32 private constant UN_FREEZE = keccak256(
        "UnFreeze(uint256 forChain,address spawnedContract,uint256 spawnedTokenId,address receiver,uint256 deadline)"
    );
    uint256 private constant SIGNER_DELAY = 2 days;
    uint256 private constant ASK_GAS = 50_000;

    mapping(uint256 network => Spawner) private _spawners;
    /// The last ids of spawners that were replaced.
    mapping(uint256 network => mapping(address spawner => uint256 lastId)) private _retired;
    mapping(bytes32 key => Frozen) private _frozen;
    mapping(bytes32 key => Wide) private _wide;

    constructor(address[] memory signers, uint256 threshold_)
        OracleSigners("Surety Keeper", signers, threshold_, SIGNER_DELAY)
    { }

    /// @inheritdoc IKeeper
    function freeze(NFTItem calldata inData, uint256 forSpawnInChain, bytes32 secretHashed)
        external
        nonReentrant
        returns (NFTItem memory spawned)
    {
        (address token, uint256 tokenId) = (inData.contractAddress, inData.tokenId);
        Spawner memory spawner = _spawners[forSpawnInChain];
        require(spawner.contractAddress != address(0), "Only enabled target");
        require(!_isCharged(token, tokenId), ChargedTransfer(token, tokenId));

        spawned = NFTItem(spawner.contractAddress, ++spawner.lastId);
        _spawners[forSpawnInChain] = spawner;
        _keep(_keyOf(secretHashed, spawned.contractAddress, spawned.tokenId), token, tokenId, forSpawnInChain);

        emit NewFreeze(forSpawnInChain, spawned.contractAddress, spawned.tokenId);

        AssetMover.pull(AssetType.ERC721, token, tokenId, 0, msg.sender);
    }

    /// @inheritdoc IKeeper
    function unFreeze(uint256 secret, address spawnedContract, uint256 spawnedTokenId, bytes calldata signature)
        external
        nonReentrant
    {
        bytes32 key = _keyOf(getHashed(secret), spawnedContract, spawnedTokenId);
        (NFTItem memory item, uint256 forChain) = _kept(key);
        require(item.contractAddress != address(0), NotFrozen(key));
        uint256 deadline = _deadlineOf(signature);
        _requireSigned(
            keccak256(abi.encode(UN_FREEZE, forChain, spawnedContract, spawnedTokenId, msg.sender, deadline)), signature
        );

        if (_frozen[key].forChain == 0) delete _wide[key];
        delete _frozen[key];

        emit UnFrozen(spawnedContract, spawnedTokenId, msg.sender, item);

        AssetMover.push(AssetType.ERC721, item.contractAddress, item.tokenId, 0, msg.sender);
    }

    /// @inheritdoc IKeeper
    function setSpawnerContract(uint256 network, NFTItem calldata nft) external onlyOwner {
        Spawner memory current = _spawners[network];
        bool same = current.contractAddress == nft.contractAddress;
        uint256 least = same ? current.lastId : _retired[network][nft.contractAddress];
        require(nft.tokenId >= least && nft.tokenId < type(uint96).max, IdPassed(nft.tokenId, least));

        if (!same && current.lastId != 0) _retired[network][current.contractAddress] = current.lastId;
        _spawners[network] = Spawner(nft.contractAddress, uint96(nft.tokenId));

        emit SpawnerContractSet(network, nft.contractAddress, nft.tokenId);
    }

    /// @inheritdoc IKeeper
    function checkWNFTByProof(bytes32 proof, address spawnedContract, uint256 spawnedTokenId)
        external
        view
        returns (NFTItem memory item)
    {
        (item,) = _kept(_keyOf(proof, spawnedContract, spawnedTokenId));
    }

    /// @inheritdoc IKeeper
    function frozenItems(bytes32 key) external view returns (address contractAddress, uint256 tokenId) {
        (NFTItem memory item,) = _kept(key);
        return (item.contractAddress, item.tokenId);
    }

    /// @inheritdoc IKeeper
    function frozenFor(bytes32 key) external view returns (uint256 forChain) {
        (, forChain) = _kept(key);
    }

    /// @inheritdoc IKeeper
    function lastSpawned(uint256 network) external view returns (address contractAddress, uint256 tokenId) {
        Spawner memory spawner = _spawners[network];
        return (spawner.contractAddress, spawner.lastId);
    }

    /// @inheritdoc IERC721Receiver
    /// @dev What is sent here without `freeze` would be lost.
    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        revert UnSupported();
    }

    /// @inheritdoc IKeeper
    function getHashed(uint256 secret) public pure returns (bytes32) {
        return keccak256(abi.encodePacked(secret));
    }

    /// Spawners of one address on two chains give the same ids, and a hash is public once it was used: nobody's place is taken.
    function _keep(bytes32 key, address token, uint256 tokenId, uint256 forChain) private {
        require(_frozen[key].contractAddress == address(0), AlreadyKept(key));
        bool fits = forChain != 0 && forChain <= type(uint32).max && tokenId <= type(uint64).max;
        _frozen[key] = fits ? Frozen(token, uint32(forChain), uint64(tokenId)) : Frozen(token, 0, 0);
        if (!fits) _wide[key] = Wide(forChain, tokenId);
    }

    function _kept(bytes32 key) private view returns (NFTItem memory item, uint256 forChain) {
        Frozen memory frozen = _frozen[key];
        item.contractAddress = frozen.contractAddress;
        if (frozen.forChain != 0) {
            (item.tokenId, forChain) = (frozen.tokenId, frozen.forChain);
        } else if (frozen.contractAddress != address(0)) {
            Wide memory wide = _wide[key];
            (item.tokenId, forChain) = (wide.tokenId, wide.forChain);
        }
    }

    /// Whether a collection says that a token charges its sender; most have never heard of that.
    function _isCharged(address token, uint256 tokenId) private view returns (bool) {
        (bool success,, bytes memory answer) =
            LibCall.tryStaticCall(token, ASK_GAS, 32, abi.encodeCall(IChargedTransfer.hasFee, (tokenId)));
        return success && answer.length == 32 && uint256(bytes32(answer)) == 1;
    }

    function _keyOf(bytes32 secretHashed, address spawnedContract, uint256 spawnedTokenId)
        private
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(secretHashed, spawnedContract, spawnedTokenId));
    }
}
