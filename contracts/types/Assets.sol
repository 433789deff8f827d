// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The kinds of asset. The numbers travel in calls and events and never change.
enum AssetType {
    EMPTY,
    NATIVE,
    ERC20,
    ERC721,
    ERC1155,
    FUTURE1,
    FUTURE2,
    FUTURE3
}

/// A kind of asset and the contract that keeps it; the contract is zero for EMPTY and NATIVE.
struct Asset {
    AssetType assetType;
    address contractAddress;
}

/// So much of an asset, in its smallest unit. `tokenId` is 0 for native coin and ERC-20; `amount` is 0 for ERC-721.
struct AssetItem {
    Asset asset;
    uint256 tokenId;
    uint256 amount;
}

/// A fee: its type (`FeeTypes`), its amount in the smallest unit of `token`, and the ERC-20 it is paid in.
struct Fee {
    bytes1 feeType;
    uint256 param;
    address token;
}

/// A lock: its type (`LockTypes`) and that type's parameter.
struct Lock {
    bytes1 lockType;
    uint256 param;
}

/// Who receives which share of the transfer fees; `percent` is in hundredths of a percent (10 000 is all).
struct Royalty {
    address beneficiary;
    uint16 percent;
}

/// What stands behind a wrapped token.
struct WNFT {
    AssetItem inAsset;
    AssetItem[] collateral;
    address unWrapDestination;
    Fee[] fees;
    Lock[] locks;
    Royalty[] royalties;
    bytes2 rules;
}

/// What a wrap asks for. `outBalance` is without meaning for an ERC-721 output.
struct INData {
    AssetItem inAsset;
    address unWrapDestination;
    Fee[] fees;
    Lock[] locks;
    Royalty[] royalties;
    AssetType outType;
    uint256 outBalance;
    bytes2 rules;
}

/// What the white list says of an asset.
struct WhiteListItem {
    bool enabledForFee;
    bool enabledForCollateral;
    bool enabledRemoveFromCollateral;
    address transferFeeModel;
}

/// Which rules a wrapped original may carry: exactly `onlythis` when it is set, else none of `disabled`.
struct Rules {
    bytes2 onlythis;
    bytes2 disabled;
}

/// A token of a collection.
struct NFTItem {
    address contractAddress;
    uint256 tokenId;
}
