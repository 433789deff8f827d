// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { AssetItem, AssetType } from "../../types/Assets.sol";
import { MarketWrapper } from "../../wrapper/MarketWrapper.sol";
import { WrappedNFT721 } from "../../tokens/WrappedNFT721.sol";
import { Items } from "../support/Market.sol";
import { TameERC20 } from "../support/tokens/TameERC20.sol";

/// Plays people who wrap, add, remove, unwrap and claim at random, with tokens of which the last ones turn odd, and keeps
/// count of what went in and what came out.
contract Handler is Items {
    uint256 private constant MAX = 1e24;

    MarketWrapper public immutable market;
    WrappedNFT721 public immutable wnft;
    address public immutable remover;

    TameERC20[] public tokens;
    address[] public people;
    uint256[] public ids;
    /// What came in less what went out by a way that is allowed: unwrapping, a trusted removal, a claim.
    mapping(address token => int256) public expected;
    uint256 public wraps;
    uint256 public ends;
    uint256 public removals;
    uint256 public claims;
    /// The first thing that happened and must not; empty while there is none. A revert would only undo it unseen.
    string public broken;

    constructor(MarketWrapper market_, WrappedNFT721 wnft_, address remover_, TameERC20[] memory tokens_) {
        (market, wnft, remover, tokens) = (market_, wnft_, remover_, tokens_);
        for (uint256 i; i < 4; ++i) {
            address who = person(string.concat("person ", vm.toString(i)));
            people.push(who);
            vm.deal(who, 1e30);
            for (uint256 j; j < tokens_.length; ++j) {
                tokens_[j].mint(who, 1e32);
                vm.prank(who);
                tokens_[j].approve(address(market_), type(uint256).max);
            }
        }
    }

    function wrap(uint256 who, uint256 a, uint256 b, uint256 amount, uint256 value, uint256 lock) external {
        amount = bound(amount, 1, MAX);
        value = bound(value, 0, 1e20);
        AssetItem[] memory items = two(erc20(_token(a), amount), erc20(_token(b), amount));
        vm.prank(_person(who));
        uint256 id = market.wrap{ value: value }(
            withRules(withRoyalty(withLock(plain(), 0x00, block.timestamp + bound(lock, 1, 30 days)), remover, 10_000), 0x0004),
            items,
            _person(who)
        ).tokenId;

        ids.push(id);
        ++wraps;
        expected[_token(a)] += int256(amount);
        expected[_token(b)] += int256(amount);
        expected[address(0)] += int256(value);
    }

    function add(uint256 who, uint256 token, uint256 at, uint256 amount, uint256 value) external {
        amount = bound(amount, 1, MAX);
        value = bound(value, 0, 1e20);
        vm.prank(_person(who));
        market.addCollateral{ value: value }(address(wnft), _id(at), one(erc20(_token(token), amount)));

        expected[_token(token)] += int256(amount);
        expected[address(0)] += int256(value);
    }

    function remove(uint256 token, uint256 at, uint256 amount) external {
        amount = bound(amount, 1, MAX);
        uint256 before = TameERC20(_token(token)).balanceOf(remover);
        vm.prank(remover);
        market.removeERC20CollateralAmount(address(wnft), _id(at), _token(token), amount);

        if (TameERC20(_token(token)).balanceOf(remover) != before + amount) broken = "removed and not received";
        expected[_token(token)] -= int256(amount);
        ++removals;
    }

    function removeByAnybody(uint256 who, uint256 token, uint256 at, uint256 amount) external {
        vm.prank(_person(who));
        market.removeERC20CollateralAmount(address(wnft), _id(at), _token(token), bound(amount, 1, MAX));
        broken = "somebody else removed collateral";
    }

    function removeNative(uint256 at, uint256 amount) external {
        amount = bound(amount, 1, 1e20);
        vm.prank(remover);
        market.removeNativeCollateralAmount(address(wnft), _id(at), amount);

        expected[address(0)] -= int256(amount);
        ++removals;
    }

    function unWrap(uint256 at, bool emergency, uint256 gasLimit) external {
        uint256 id = _id(at);
        address holder = wnft.ownerOf(id);
        uint256[] memory before = _holdings(holder);
        vm.prank(holder);
        market.unWrap{ gas: emergency ? bound(gasLimit, 900_000, 6_000_000) : 6_000_000 }(
            AssetType.ERC721, address(wnft), id, emergency
        );

        _settle(holder, before);
        if (!wnft.exists(id)) ++ends;
    }

    function claim(uint256 who, uint256 token) external {
        address holder = _person(who);
        uint256[] memory before = _holdings(holder);
        ++claims;
        vm.prank(holder);
        market.claim(erc20(_token(token), 0), holder);

        _settle(holder, before);
    }

    function transfer(uint256 at, uint256 who) external {
        uint256 id = _id(at);
        address holder = wnft.ownerOf(id);
        vm.prank(holder);
        wnft.transferFrom(holder, _person(who), id);
        broken = "a token without transfers moved";
    }

    function turn(bool tame) external {
        for (uint256 i = 2; i < tokens.length; ++i) tokens[i].setTame(tame);
    }

    function wait_(uint256 time) external {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1 hours, 20 days));
    }

    function tokenCount() external view returns (uint256) {
        return tokens.length;
    }

    function idCount() external view returns (uint256) {
        return ids.length;
    }

    function personCount() external view returns (uint256) {
        return people.length;
    }

    /// What a holder received leaves what is expected to be inside.
    function _settle(address holder, uint256[] memory before) private {
        uint256[] memory afterwards = _holdings(holder);
        for (uint256 i; i < tokens.length; ++i) expected[address(tokens[i])] -= int256(afterwards[i]) - int256(before[i]);
        expected[address(0)] -= int256(afterwards[tokens.length]) - int256(before[tokens.length]);
    }

    function _holdings(address holder) private view returns (uint256[] memory held) {
        held = new uint256[](tokens.length + 1);
        for (uint256 i; i < tokens.length; ++i) held[i] = tokens[i].balanceOf(holder);
        held[tokens.length] = holder.balance;
    }

    function _token(uint256 seed) private view returns (address) {
        return address(tokens[seed % tokens.length]);
    }

    function _person(uint256 seed) private view returns (address) {
        return people[seed % people.length];
    }

    function _id(uint256 seed) private view returns (uint256) {
        return ids[seed % ids.length];
    }
}
