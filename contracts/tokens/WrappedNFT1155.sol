// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { ERC1155 } from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import { ERC1155Utils } from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Utils.sol";
import { Strings } from "@openzeppelin/contracts/utils/Strings.sol";

import { IChargedTransfer } from "../interfaces/IChargedTransfer.sol";
import { IWrappedNFT1155 } from "../interfaces/IWrappedNFT1155.sol";
import { IWrapper } from "../interfaces/IWrapper.sol";
import { BaseUri } from "../libraries/BaseUri.sol";
import { FeeTypes } from "../libraries/Codes.sol";
import { WNFT } from "../types/Assets.sol";

/// @title Wrapped tokens of the ERC-1155 kind
contract WrappedNFT1155 is ERC1155, Ownable2Step, IWrappedNFT1155, IChargedTransfer {
    uint8 private constant NO_TRANSFER = 1;
    uint8 private constant HAS_FEE = 2;

    /// The minter and the counter that each mint changes, in one word.
    struct Minting {
        address minter;
        uint96 lastId;
    }

    /// A token's restrictions and how many pieces of it there are, in one word.
    struct Pieces {
        uint8 restrictions;
        uint248 supply;
    }

    /// @inheritdoc IWrappedNFT1155
    string public baseurl;
    string public name;
    string public symbol;

    Minting private _minting;
    mapping(uint256 tokenId => Pieces) private _pieces;

    modifier onlyMinter() {
        require(msg.sender == _minting.minter, "Trusted address only");
        _;
    }

    constructor(string memory name_, string memory symbol_, string memory baseurl_) ERC1155("") Ownable(msg.sender) {
        name = name_;
        symbol = symbol_;
        baseurl = baseurl_;
    }

    /// @inheritdoc IWrappedNFT1155
    function setMinterStatus(address minter) external onlyOwner {
        require(_minting.minter == address(0), MinterIsFixed());

        _minting.minter = minter;

        emit MinterSet(minter);
    }

    /// @inheritdoc IWrappedNFT1155
    function mint(address to, uint256 tokenId, uint256 amount) external onlyMinter {
        _give(to, tokenId, amount, 0);
    }

    /// @inheritdoc IWrappedNFT1155
    function mintNext(address to, uint256 amount, bool noTransfer, bool charged)
        external
        onlyMinter
        returns (uint256 tokenId)
    {
        tokenId = uint256(_minting.lastId) + 1;
        _give(to, tokenId, amount, (noTransfer ? NO_TRANSFER : 0) | (charged ? HAS_FEE : 0));
    }

    /// @inheritdoc IWrappedNFT1155
    function welcome(address to, uint256 tokenId, uint256 amount) external onlyMinter {
        ERC1155Utils.checkOnERC1155Received(msg.sender, address(0), to, tokenId, amount, "");
    }

    /// @inheritdoc IWrappedNFT1155
    function burn(address from, uint256 tokenId, uint256 amount) external onlyMinter {
        _burn(from, tokenId, amount);

        uint256 left = _pieces[tokenId].supply - amount;
        if (left == 0) delete _pieces[tokenId];
        else _pieces[tokenId].supply = uint248(left);
    }

    /// @inheritdoc IWrappedNFT1155
    function skipTo(uint256 tokenId) external onlyMinter {
        if (tokenId != _minting.lastId) _advance(tokenId);
    }

    /// @inheritdoc IWrappedNFT1155
    function forbidTransfer(uint256 tokenId) external onlyMinter {
        _pieces[tokenId].restrictions |= NO_TRANSFER;

        emit TransferForbidden(tokenId);
    }

    /// @inheritdoc IWrappedNFT1155
    function lastId() external view returns (uint256) {
        return _minting.lastId;
    }

    /// @inheritdoc IWrappedNFT1155
    function wnftInfo(uint256 tokenId) external view returns (WNFT memory) {
        return IWrapper(wrapper()).getWrappedToken(address(this), tokenId);
    }

    /// @inheritdoc IWrappedNFT1155
    function exists(uint256 tokenId) external view returns (bool) {
        return _pieces[tokenId].supply != 0;
    }

    /// @inheritdoc IWrappedNFT1155
    function totalSupply(uint256 tokenId) external view returns (uint256) {
        return _pieces[tokenId].supply;
    }

    /// @inheritdoc IChargedTransfer
    function hasFee(uint256 tokenId) external view returns (bool) {
        return _pieces[tokenId].restrictions & HAS_FEE != 0;
    }

    /// @inheritdoc IWrappedNFT1155
    function wrapper() public view returns (address) {
        return _minting.minter;
    }

    /// @inheritdoc IWrappedNFT1155
    function baseURI() public view returns (string memory) {
        return BaseUri.of_(baseurl);
    }

    /// @dev The original's URI, or the base URI and the id when the original has none.
    function uri(uint256 tokenId) public view override returns (string memory) {
        string memory original = IWrapper(wrapper()).getOriginalURI(address(this), tokenId);
        return bytes(original).length > 0 ? original : string.concat(baseURI(), Strings.toString(tokenId));
    }

    /// @dev The rules hold for every sender but the minter, who returns what lies inside other tokens; a fee is charged for
    /// each id that moves, not for each piece.
    function _update(address from, address to, uint256[] memory ids, uint256[] memory values) internal override {
        super._update(from, to, ids, values);
        if (from == address(0) || to == address(0) || from == wrapper()) return;

        for (uint256 i; i < ids.length; ++i) {
            uint256 tokenId = ids[i];
            uint8 restrictions = _pieces[tokenId].restrictions;
            require(restrictions & NO_TRANSFER == 0, "Transfer was disabled by author");
            if (restrictions & HAS_FEE != 0) {
                IWrapper(wrapper()).chargeFees(address(this), tokenId, from, to, FeeTypes.TRANSFER);
            }
        }
    }

    /// Mints an id that was never given, and asks nobody.
    function _give(address to, uint256 tokenId, uint256 amount, uint8 restrictions) private {
        require(to != address(0), ERC1155InvalidReceiver(address(0)));
        require(amount <= type(uint248).max, TooManyPieces(amount));
        _advance(tokenId);

        _pieces[tokenId] = Pieces(restrictions, uint248(amount));
        (uint256[] memory ids, uint256[] memory amounts) = (new uint256[](1), new uint256[](1));
        (ids[0], amounts[0]) = (tokenId, amount);
        _update(address(0), to, ids, amounts);
    }

    function _advance(uint256 tokenId) private {
        uint256 last = _minting.lastId;
        require(tokenId > last && tokenId < type(uint96).max, IdPassed(tokenId, last));

        _minting.lastId = uint96(tokenId);
    }
}
