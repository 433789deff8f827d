// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ERC165Checker } from "@openzeppelin/contracts/utils/introspection/ERC165Checker.sol";

import { IWrapper } from "../interfaces/IWrapper.sol";
import { FeeTypes, LockTypes } from "../libraries/Codes.sol";
import { Asset, AssetItem, AssetType, Fee, INData, Lock, Royalty } from "../types/Assets.sol";

/// @title Tells beforehand what is wrong with a wrap
/// @notice Advice for clients: it holds nothing and decides nothing. Its limits are narrower than the wrapper's.
contract WrapperChecker {
    bytes4 public constant IID_IERC721 = 0x80ac58cd;
    bytes4 public constant IID_IERC1155 = 0xd9b67a26;
    /// The longest lock, in seconds.
    uint256 public constant MAX_TIME_TO_UNWRAP = 365 days;
    /// The highest royalty, in hundredths of a percent.
    uint256 public constant MAX_ROYALTY_PERCENT = 5000;
    /// The highest fee threshold, in whole percent of the fee token's supply.
    uint256 public constant MAX_FEE_THRESHOLD_PERCENT = 1;

    bytes2 private constant KNOWN_RULES = 0x000F;

    /// The wrapper that is asked about.
    IWrapper public immutable wrapper;

    constructor(address wrapper_) {
        wrapper = IWrapper(wrapper_);
    }

    /// @notice Whether a wrap looks right, and "Success" or what is wrong with it.
    function checkWrap(INData calldata inData, AssetItem[] calldata collateral, address wrappFor)
        external
        view
        returns (bool, string memory)
    {
        string memory faults = _note("", wrappFor == address(0), "WrapperFor cant be zero");
        faults = _note(
            faults, inData.royalties.length != 0 && inData.fees.length == 0, "Royalty source is transferFee"
        );
        faults = _note(
            faults,
            inData.outType == AssetType.ERC1155 && inData.outBalance == 0,
            "WNFT type is ERC1155 - wnft should have balance"
        );
        faults = _checkOriginal(faults, inData.inAsset);
        faults = _checkLocks(faults, inData.locks, inData.fees);
        faults = _note(faults, inData.rules & ~KNOWN_RULES != 0, "Wrong rule code");
        faults = _checkRoyalties(faults, inData.royalties);
        faults = _checkFees(faults, inData.fees);
        return _answer(_checkCollateral(faults, collateral));
    }

    /// @notice Whether collateral looks right, and "Success" or what is wrong with it.
    function checkAddCollateral(address, uint256, AssetItem[] calldata collateral)
        external
        view
        returns (bool, string memory)
    {
        return _answer(_checkCollateral("", collateral));
    }

    /// @notice How much native coin is inside, in wei.
    function getNativeCollateralBalance(address wNFT, uint256 tokenId) external view returns (uint256 amount) {
        (amount,) = wrapper.getCollateralBalanceAndIndex(wNFT, tokenId, AssetType.NATIVE, address(0), 0);
    }

    /// @notice How much of an ERC-20 is inside and at which place.
    function getERC20CollateralBalance(address wNFT, uint256 tokenId, address erc20)
        external
        view
        returns (uint256, uint256)
    {
        return wrapper.getCollateralBalanceAndIndex(wNFT, tokenId, AssetType.ERC20, erc20, 0);
    }

    /// @notice How many pieces of an ERC-1155 are inside and at which place.
    function getERC1155CollateralBalance(address wNFT, uint256 wnftId, address erc1155, uint256 tokenId)
        external
        view
        returns (uint256, uint256)
    {
        return wrapper.getCollateralBalanceAndIndex(wNFT, wnftId, AssetType.ERC1155, erc1155, tokenId);
    }

    /// @notice Nothing is known against an unwrap beforehand.
    function checkUnWrap(AssetType, address, uint256, bool) external pure returns (bool) {
        return true;
    }

    function _checkOriginal(string memory faults, AssetItem calldata original) private view returns (string memory) {
        Asset calldata asset = original.asset;
        if (asset.assetType == AssetType.EMPTY) return faults;

        faults = _note(
            faults,
            asset.assetType == AssetType.ERC1155 && original.amount == 0,
            "Original NFT type is ERC1155 - original nft should have balance"
        );
        faults = _note(faults, asset.contractAddress == address(0), "NFT contract address cant be zero");
        return _note(faults, !_isWhatItSays(asset), "Original token is not ERC721 and not ERC1155");
    }

    function _checkLocks(string memory faults, Lock[] calldata locks, Fee[] calldata fees)
        private
        view
        returns (string memory)
    {
        uint256 times;
        for (uint256 i; i < locks.length; ++i) {
            uint256 param = locks[i].param;
            if (locks[i].lockType == LockTypes.TIME) {
                ++times;
                faults = _note(faults, times == 2, "Several time locks");
                faults = _note(faults, param > block.timestamp + MAX_TIME_TO_UNWRAP, "Too long Wrap");
            } else if (locks[i].lockType == LockTypes.FEE_THRESHOLD) {
                faults = _note(faults, fees.length == 0, "Cant set Threshold without transferFee");
                for (uint256 j; j < fees.length; ++j) {
                    faults = _note(faults, param > _highestThreshold(fees[j].token), "Too much threshold");
                }
            }
        }
        return faults;
    }

    function _checkRoyalties(string memory faults, Royalty[] calldata royalties) private view returns (string memory) {
        for (uint256 i; i < royalties.length; ++i) {
            (address receiver, uint256 percent) = (royalties[i].beneficiary, royalties[i].percent);
            faults = _note(faults, receiver == address(0) || percent == 0, "Wrong royalty settings");
            faults = _note(
                faults, percent > MAX_ROYALTY_PERCENT && receiver != address(wrapper), "Royalty percent too big"
            );
        }
        return faults;
    }

    function _checkFees(string memory faults, Fee[] calldata fees) private pure returns (string memory) {
        for (uint256 i; i < fees.length; ++i) {
            bool right = fees[i].feeType == FeeTypes.TRANSFER && fees[i].param != 0 && fees[i].token != address(0);
            faults = _note(faults, !right, "Wrong Fee settings");
        }
        return faults;
    }

    function _checkCollateral(string memory faults, AssetItem[] calldata collateral)
        private
        view
        returns (string memory)
    {
        for (uint256 i; i < collateral.length; ++i) {
            AssetItem calldata item = collateral[i];
            AssetType assetType = item.asset.assetType;
            bool named = item.asset.contractAddress != address(0);
            if (assetType == AssetType.ERC20) {
                bool right = named && item.tokenId == 0 && item.amount != 0;
                faults = _note(faults, !right, "ERC20 collateral has incorrect settings");
            } else if (assetType == AssetType.ERC721) {
                faults = _note(faults, !named || item.amount != 0, "ERC721 collateral has incorrect settings");
            } else if (assetType == AssetType.ERC1155) {
                faults = _note(faults, !named || item.amount == 0, "ERC1155 collateral has incorrect settings");
            }
            faults =
                _note(faults, !_isWhatItSays(item.asset), "Collateral token is not ERC721 and not ERC1155");
        }
        return faults;
    }

    /// Whether a collection supports the interface of its type; other types are not asked.
    function _isWhatItSays(Asset calldata asset) private view returns (bool) {
        if (asset.assetType == AssetType.ERC721) {
            return ERC165Checker.supportsInterface(asset.contractAddress, IID_IERC721);
        }
        return asset.assetType != AssetType.ERC1155
            || ERC165Checker.supportsInterface(asset.contractAddress, IID_IERC1155);
    }

    /// One percent of a token's supply; nothing when it does not tell one.
    function _highestThreshold(address token) private view returns (uint256) {
        if (token.code.length == 0) return 0;
        return IERC20(token).totalSupply() / 100 * MAX_FEE_THRESHOLD_PERCENT;
    }

    function _answer(string memory faults) private pure returns (bool, string memory) {
        return bytes(faults).length == 0 ? (true, "Success") : (false, faults);
    }

    function _note(string memory faults, bool isFault, string memory text) private pure returns (string memory) {
        if (!isFault) return faults;
        return bytes(faults).length == 0 ? text : string.concat(faults, ", ", text);
    }
}
