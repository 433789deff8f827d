// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarketWrapper } from "../../interfaces/IMarketWrapper.sol";
import { WhiteList } from "../../lists/WhiteList.sol";
import { TechToken } from "../../tokens/TechToken.sol";
import { WrappedNFT721 } from "../../tokens/WrappedNFT721.sol";
import {
    Asset,
    AssetItem,
    AssetType,
    Fee,
    INData,
    Lock,
    Royalty,
    WhiteListItem
} from "../../types/Assets.sol";
import { MarketChecker } from "../../wrapper/MarketChecker.sol";
import { MarketWrapper } from "../../wrapper/MarketWrapper.sol";
import { Wrapper } from "../../wrapper/Wrapper.sol";
import { Test } from "./Test.sol";
import { StandardERC20 } from "./tokens/StandardERC20.sol";

/// Builds the items and orders that tests wrap.
abstract contract Items is Test {
    function erc20(address token, uint256 amount) internal pure returns (AssetItem memory) {
        return AssetItem(Asset(AssetType.ERC20, token), 0, amount);
    }

    function erc721(address token, uint256 id) internal pure returns (AssetItem memory) {
        return AssetItem(Asset(AssetType.ERC721, token), id, 0);
    }

    function erc1155(address token, uint256 id, uint256 amount) internal pure returns (AssetItem memory) {
        return AssetItem(Asset(AssetType.ERC1155, token), id, amount);
    }

    function nothing() internal pure returns (AssetItem memory) {
        return AssetItem(Asset(AssetType.EMPTY, address(0)), 0, 0);
    }

    function none() internal pure returns (AssetItem[] memory) {
        return new AssetItem[](0);
    }

    function one(AssetItem memory item) internal pure returns (AssetItem[] memory list) {
        list = new AssetItem[](1);
        list[0] = item;
    }

    function two(AssetItem memory a, AssetItem memory b) internal pure returns (AssetItem[] memory list) {
        list = new AssetItem[](2);
        (list[0], list[1]) = (a, b);
    }

    /// A wrap of nothing without fees, locks, royalties and rules.
    function plain() internal pure returns (INData memory inData) {
        inData.outType = AssetType.ERC721;
    }

    function withLock(INData memory inData, bytes1 lockType, uint256 param) internal pure returns (INData memory) {
        Lock[] memory locks = new Lock[](inData.locks.length + 1);
        for (uint256 i; i < inData.locks.length; ++i) locks[i] = inData.locks[i];
        locks[inData.locks.length] = Lock(lockType, param);
        inData.locks = locks;
        return inData;
    }

    function withRoyalty(INData memory inData, address to, uint16 percent) internal pure returns (INData memory) {
        Royalty[] memory royalties = new Royalty[](inData.royalties.length + 1);
        for (uint256 i; i < inData.royalties.length; ++i) royalties[i] = inData.royalties[i];
        royalties[inData.royalties.length] = Royalty(to, percent);
        inData.royalties = royalties;
        return inData;
    }

    function withFee(INData memory inData, address token, uint256 param) internal pure returns (INData memory) {
        Fee[] memory fees = new Fee[](inData.fees.length + 1);
        for (uint256 i; i < inData.fees.length; ++i) fees[i] = inData.fees[i];
        fees[inData.fees.length] = Fee(0x00, param, token);
        inData.fees = fees;
        return inData;
    }

    function withRules(INData memory inData, bytes2 rules) internal pure returns (INData memory) {
        inData.rules = rules;
        return inData;
    }

    function withOriginal(INData memory inData, AssetItem memory original) internal pure returns (INData memory) {
        inData.inAsset = original;
        return inData;
    }
}

/// The base wrapper without a white list, its tokens, and people who hold and approved them.
abstract contract BaseFixture is Items {
    Wrapper internal wrapper;
    TechToken internal tech;
    WrappedNFT721 internal wnft;
    StandardERC20 internal usd;
    StandardERC20 internal eur;

    address internal alice = person("alice");
    address internal bob = person("bob");
    address internal stranger = person("stranger");

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        tech = TechToken(deploy("TechToken", abi.encode(vm.computeCreateAddress(address(this), vm.getNonce(address(this)) + 1))));
        wrapper = _deployWrapper();
        wnft = WrappedNFT721(deploy("WrappedNFT721", abi.encode("Surety wNFT", "wNFT", "https://surety.example/token/")));
        wnft.setMinter(address(wrapper));
        _beforeOpening();
        wrapper.setWNFTId(AssetType.ERC721, address(wnft), 0);
        usd = fund(new StandardERC20("USD coin", "USD"));
        eur = fund(new StandardERC20("EUR coin", "EUR"));
    }

    function _deployWrapper() internal virtual returns (Wrapper) {
        return Wrapper(deploy("Wrapper", abi.encode(address(tech))));
    }

    function _beforeOpening() internal virtual { }

    /// Gives alice and bob plenty of a token and of native coin, and approves the wrapper.
    function fund(StandardERC20 token) internal returns (StandardERC20) {
        address[2] memory people = [alice, bob];
        for (uint256 i; i < people.length; ++i) {
            token.mint(people[i], 1e30);
            vm.deal(people[i], 1e24);
            vm.prank(people[i]);
            token.approve(address(wrapper), type(uint256).max);
        }
        return token;
    }

    function wrapAs(address who, INData memory inData, AssetItem[] memory collateral, uint256 value)
        internal
        returns (uint256)
    {
        vm.prank(who);
        return wrapper.wrap{ value: value }(inData, collateral, who).tokenId;
    }

    function balanceIn(uint256 id, AssetItem memory item) internal view returns (uint256 amount) {
        (amount,) = wrapper.getCollateralBalanceAndIndex(
            address(wnft), id, item.asset.assetType, item.asset.contractAddress, item.tokenId
        );
    }
}

/// The market: its wrapper with checker and white list, and a remover that is trusted.
abstract contract MarketFixture is BaseFixture {
    MarketWrapper internal market;
    MarketChecker internal checker;
    WhiteList internal whiteList;
    address internal remover = person("remover");

    function setUp() public virtual override {
        super.setUp();
        allow(address(usd));
        allow(address(eur));
    }

    function _deployWrapper() internal override returns (Wrapper) {
        market = MarketWrapper(deploy("MarketWrapper", abi.encode(address(tech))));
        return market;
    }

    function _beforeOpening() internal virtual override {
        checker = MarketChecker(deploy("MarketChecker", abi.encode(IMarketWrapper(address(market)))));
        whiteList = WhiteList(deploy("WhiteList", ""));
        market.setCheckerAddress(address(checker));
        market.setWhiteList(address(whiteList));
        market.setTrustedAddress(remover, true);
        checker.setTrustedAddress(remover, true);
    }

    function allow(address token) internal {
        whiteList.setWLItem(Asset(AssetType.ERC20, token), WhiteListItem(true, true, true, address(tech)));
    }

    /// A wrap as the market asks for it: locked for a year, without transfers, with the remover as receiver.
    function surety() internal view returns (INData memory) {
        INData memory inData = withLock(plain(), 0x00, block.timestamp + 365 days);
        return withRules(withRoyalty(inData, remover, 10_000), 0x0004);
    }
}
