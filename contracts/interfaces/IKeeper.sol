// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { NFTItem } from "../types/Assets.sol";
import { IOracleSigners } from "./IOracleSigners.sol";

/// @title Keeps tokens while they live on another chain
/// @notice A token that is frozen here may be spawned there, once. When the spawned one has ended, signers say so, and who
/// knows the secret gets the token back. Signed is, in the domain "Surety Keeper",
/// `UnFreeze(uint256 forChain,address spawnedContract,uint256 spawnedTokenId,address receiver,uint256 deadline)`.
interface IKeeper is IOracleSigners {
    /// A token is kept, and may be spawned on another chain under this id.
    event NewFreeze(uint256 indexed forChain, address indexed spawnerContract, uint256 indexed spawnedTokenId);

    /// A token was given back.
    event UnFrozen(
        address indexed spawnedContract, uint256 indexed spawnedTokenId, address indexed receiver, NFTItem item
    );

    /// The owner named the spawner of a chain; the next id there is `lastId` + 1.
    event SpawnerContractSet(uint256 indexed network, address indexed spawnerContract, uint256 lastId);

    /// An id that was given already, or that does not fit.
    error IdPassed(uint256 tokenId, uint256 lastId);
    /// Nothing is kept under this secret, contract and id.
    error NotFrozen(bytes32 key);
    /// Something is kept under this secret's hash for that spawner and id already, for another chain.
    error AlreadyKept(bytes32 key);
    /// The token charges its sender, and this contract pays nobody: it could not come back.
    error ChargedTransfer(address contractAddress, uint256 tokenId);
    /// Tokens come in by `freeze` alone.
    error UnSupported();

    /// @notice Takes a token of the caller, approved beforehand ("Only enabled target").
    /// @param secretHashed `getHashed` of a secret that nobody else knows.
    /// @return spawned what may be minted on the other chain.
    function freeze(NFTItem calldata inData, uint256 forSpawnInChain, bytes32 secretHashed)
        external
        returns (NFTItem memory spawned);

    /// @notice Gives a token back to the caller, whom the signers named ("Unexpected signer").
    function unFreeze(uint256 secret, address spawnedContract, uint256 spawnedTokenId, bytes calldata signature)
        external;

    /// @notice Names the spawner of a chain and the id it gave last; zero ends freezing for it. For the owner.
    function setSpawnerContract(uint256 network, NFTItem calldata nft) external;

    /// @notice What is kept for a hashed secret and what was spawned for it; zeros when nothing is.
    function checkWNFTByProof(bytes32 proof, address spawnedContract, uint256 spawnedTokenId)
        external
        view
        returns (NFTItem memory);

    /// @notice What is kept under a key, which is keccak256(abi.encode(hashed secret, spawned contract, spawned id)).
    function frozenItems(bytes32 key) external view returns (address contractAddress, uint256 tokenId);

    /// @notice The chain that what is kept under a key was frozen for.
    function frozenFor(bytes32 key) external view returns (uint256 forChain);

    /// @notice The spawner of a chain and the id given last.
    function lastSpawned(uint256 network) external view returns (address contractAddress, uint256 tokenId);

    function getHashed(uint256 secret) external pure returns (bytes32);
}
