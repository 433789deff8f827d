// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The kinds of original of the first generation. The numbers travel in answers and never change.
enum FirstAsset {
    UNDEFINED,
    ERC20,
    ERC721,
    ERC1155
}

/// What stands behind a wrapped token of the first generation; an original is an ERC-721 (`asset`) or nothing.
/// `backedValue` is native coin in wei, `backedTokens` the fees that came in, in `transferFeeToken`.
struct FirstToken {
    address tokenContract;
    uint256 tokenId;
    uint256 backedValue;
    uint256 backedTokens;
    uint256 unwrapAfter;
    uint256 transferFee;
    address royaltyBeneficiary;
    uint256 royaltyPercent;
    uint256 unwraptFeeThreshold;
    address transferFeeToken;
    FirstAsset asset;
    uint256 balance;
}

/// So much of an ERC-20, in its smallest unit.
struct Erc20Collateral {
    address erc20Token;
    uint256 amount;
}

/// What the owner says of a contract: whether an ERC-20 may come in, who charges transfer fees in it (zero: nobody, or the
/// wrapper itself for its project token), and whether originals of it are refused.
struct PartnersItem {
    bool enabledForCollateral;
    address transferFeeModel;
    bool disabledForWrap;
}

/// The fee of a wrapped token: so much of `token` at each transfer, charged by `model`, of it `percent` hundredths to
/// `beneficiary` and the rest into the token, which unwraps once `threshold` came in.
struct FirstTerms {
    uint256 transferFee;
    uint256 percent;
    uint256 threshold;
    address token;
    address model;
    address beneficiary;
}
