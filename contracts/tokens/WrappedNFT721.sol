// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { Strings } from "@openzeppelin/contracts/utils/Strings.sol";
import { ERC721 } from "solady/src/tokens/ERC721.sol";

import { IChargedTransfer } from "../interfaces/IChargedTransfer.sol";
import { IWrappedNFT721 } from "../interfaces/IWrappedNFT721.sol";
import { IWrapper } from "../interfaces/IWrapper.sol";
import { BaseUri } from "../libraries/BaseUri.sol";
import { FeeTypes } from "../libraries/Codes.sol";
import { WNFT } from "../types/Assets.sol";

/// @title Wrapped tokens of the ERC-721 kind
/// @dev A token's restrictions lie beside its owner, in the spare bits of the same word: a transfer touches three words
/// whatever is inside the token.
contract WrappedNFT721 is ERC721, Ownable2Step, IWrappedNFT721, IChargedTransfer {
    uint96 private constant NO_TRANSFER = 1;
    uint96 private constant HAS_FEE = 2;

    /// The minter and the two counters that each mint changes, in one word.
    struct Minting {
        address minter;
        uint48 lastId;
        uint48 supply;
    }

    Minting private _minting;

    string private _name;
    string private _symbol;
    /// @inheritdoc IWrappedNFT721
    string public baseurl;

    modifier onlyMinter() {
        require(msg.sender == _minting.minter, "Trusted address only");
        _;
    }

    constructor(string memory name_, string memory symbol_, string memory baseurl_) Ownable(msg.sender) {
        _name = name_;
        _symbol = symbol_;
        baseurl = baseurl_;
    }

    /// @inheritdoc IWrappedNFT721
    function setMinter(address minter) external onlyOwner {
        require(_minting.minter == address(0), MinterIsFixed());

        _minting.minter = minter;

        emit MinterSet(minter);
    }

    /// @inheritdoc IWrappedNFT721
    function mint(address to, uint256 tokenId) external {
        Minting memory minting = _advance(tokenId);

        minting.supply += 1;
        _minting = minting;
        _give(to, tokenId, 0);
    }

    /// @inheritdoc IWrappedNFT721
    function mintNext(address to, bool noTransfer, bool charged) external returns (uint256 tokenId) {
        tokenId = uint256(_minting.lastId) + 1;
        Minting memory minting = _advance(tokenId);

        minting.supply += 1;
        _minting = minting;
        _give(to, tokenId, (noTransfer ? NO_TRANSFER : 0) | (charged ? HAS_FEE : 0));
    }

    /// @inheritdoc IWrappedNFT721
    function skipTo(uint256 tokenId) external onlyMinter {
        if (tokenId == _minting.lastId) return;
        _minting = _advance(tokenId);
    }

    /// @inheritdoc IWrappedNFT721
    function forbidTransfer(uint256 tokenId) external onlyMinter {
        _setExtraData(tokenId, _getExtraData(tokenId) | NO_TRANSFER);

        emit TransferForbidden(tokenId);
    }

    /// @inheritdoc IWrappedNFT721
    function burn(uint256 tokenId) external onlyMinter {
        _minting.supply -= 1;
        _setExtraData(tokenId, 0);

        _burn(tokenId);
    }

    /// @inheritdoc IWrappedNFT721
    function wrapperMinter() public view returns (address) {
        return _minting.minter;
    }

    /// @inheritdoc IWrappedNFT721
    function lastId() external view returns (uint256) {
        return _minting.lastId;
    }

    /// @inheritdoc IWrappedNFT721
    function wnftInfo(uint256 tokenId) external view returns (WNFT memory) {
        return IWrapper(wrapperMinter()).getWrappedToken(address(this), tokenId);
    }

    /// @inheritdoc IWrappedNFT721
    function exists(uint256 tokenId) external view returns (bool) {
        return _exists(tokenId);
    }

    /// @inheritdoc IChargedTransfer
    function hasFee(uint256 tokenId) external view returns (bool) {
        return _getExtraData(tokenId) & HAS_FEE != 0;
    }

    /// @inheritdoc IWrappedNFT721
    function totalSupply() external view returns (uint256) {
        return _minting.supply;
    }

    /// @inheritdoc IWrappedNFT721
    function baseURI() public view returns (string memory) {
        return BaseUri.of_(baseurl);
    }

    function name() public view override returns (string memory) {
        return _name;
    }

    function symbol() public view override returns (string memory) {
        return _symbol;
    }

    /// @dev The original's URI, or the base URI and the id when the original has none.
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        require(_exists(tokenId), TokenDoesNotExist());

        string memory original = IWrapper(wrapperMinter()).getOriginalURI(address(this), tokenId);
        return bytes(original).length > 0 ? original : string.concat(baseURI(), Strings.toString(tokenId));
    }

    /// @dev The library's function takes value; nothing here could give it back.
    function approve(address account, uint256 tokenId) public payable override {
        require(msg.value == 0, NoValue());

        super.approve(account, tokenId);
    }

    /// The counters with an id that was never given, for the minter.
    function _advance(uint256 tokenId) private view onlyMinter returns (Minting memory minting) {
        minting = _minting;
        require(tokenId > minting.lastId && tokenId < type(uint48).max, IdPassed(tokenId, minting.lastId));
        minting.lastId = uint48(tokenId);
    }

    /// @dev The id is new: ids only grow.
    function _give(address to, uint256 tokenId, uint96 restrictions) private {
        require(to != address(0), TransferToZeroAddress());

        _mintAndSetExtraDataUnchecked(to, tokenId, restrictions);
    }

    /// @dev The rules hold for every sender but the minter, who returns what lies inside other tokens.
    function _beforeTokenTransfer(address from, address to, uint256 tokenId) internal override {
        require(msg.value == 0, NoValue());
        if (from == address(0) || to == address(0)) return;

        uint96 restrictions = _getExtraData(tokenId);
        if (restrictions == 0 || from == wrapperMinter()) return;

        require(restrictions & NO_TRANSFER == 0, "Transfer was disabled by author");
        if (restrictions & HAS_FEE != 0) {
            IWrapper(wrapperMinter()).chargeFees(address(this), tokenId, from, to, FeeTypes.TRANSFER);
        }
    }
}
