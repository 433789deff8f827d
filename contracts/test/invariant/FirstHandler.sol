// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { FirstDistributor } from "../../first/FirstDistributor.sol";
import { TechToken } from "../../tokens/TechToken.sol";
import { AssetType } from "../../types/Assets.sol";
import { Erc20Collateral } from "../../types/First.sol";
import { FirstFixture } from "../support/First.sol";
import { Pausable } from "../support/tokens/Guards.sol";
import { Harm } from "../support/tokens/Harm.sol";
import { HarmfulTransfer } from "../support/tokens/Hostile.sol";
import { TameERC20 } from "../support/tokens/TameERC20.sol";

/// Plays people who wrap, add, transfer, distribute, unwrap and claim at random, with tokens of which the last ones turn odd.
contract FirstHandler is FirstFixture {
    TameERC20[] private _odd;
    address[] private _tokens;
    uint256 private _nextArt = 1000;
    uint256 public ends;
    uint256 public claims;

    function setUp() public override {
        super.setUp();
        vm.deal(carol, 1e24);
        usd.mint(carol, 1e30);
        vm.startPrank(carol);
        usd.approve(address(first), type(uint256).max);
        usd.approve(address(model), type(uint256).max);
        art.setApprovalForAll(address(first), true);
        vm.stopPrank();
        _odd.push(new Pausable());
        _odd.push(new HarmfulTransfer(Harm.BURN));
        _tokens.push(address(usd));
        _tokens.push(address(project));
        for (uint256 i; i < _odd.length; ++i) {
            _tokens.push(enable(_odd[i]));
            for (uint256 j = 1; j < 3; ++j) {
                _odd[i].mint(people(j), 1e30);
                vm.prank(people(j));
                _odd[i].approve(address(first), type(uint256).max);
            }
        }
        first.setDistributorState(alice, true);
    }

    function wrap(uint256 who, uint256 value, uint256 lock, uint256 fee, bool inProject) external {
        address holder = people(who);
        uint256 artId = _nextArt++;
        art.mint(holder, artId);
        uint256 until = lock % 3 == 0 ? block.timestamp + bound(lock, 1, 30 days) : 0;
        uint256 charge = fee % 2 == 0 ? bound(fee, 1, 1e20) : 0;
        vm.prank(holder);
        first.wrap721{ value: bound(value, 0, 1e20) }(
            address(art), artId, until, charge, charge == 0 ? address(0) : bob, charge == 0 ? 0 : fee % 51, 0,
            inProject ? address(project) : address(usd)
        );
    }

    function add(uint256 who, uint256 at_, uint256 token, uint256 amount) external {
        uint256 id = _id(at_);
        vm.prank(people(who));
        first.addERC20Collateral(id, _tokens[token % 4], bound(amount, 1, 1e22));
    }

    function addNative(uint256 who, uint256 at_, uint256 amount) external {
        uint256 id = _id(at_);
        vm.prank(people(who));
        first.addNativeCollateral{ value: bound(amount, 1, 1e20) }(id);
    }

    function distribute(uint256 value, uint256 amount, uint256 lock) external {
        address[] memory receivers = new address[](3);
        for (uint256 i; i < 3; ++i) receivers[i] = people(i);
        Erc20Collateral[] memory list = new Erc20Collateral[](1);
        list[0] = Erc20Collateral(address(usd), bound(amount, 1, 1e20));
        vm.prank(alice);
        first.WrapAndDistribEmpty{ value: bound(value, 0, 1e20) }(receivers, list, bound(lock, 0, block.timestamp + 1 days));
    }

    function transfer(uint256 at_, uint256 who) external {
        uint256 id = _id(at_);
        address holder = first.ownerOf(id);
        vm.prank(holder);
        first.transferFrom(holder, people(who), id);
    }

    function unWrap(uint256 at_) external {
        uint256 id = _id(at_);
        address holder = first.ownerOf(id);
        vm.prank(holder);
        first.unWrap721(id);
        ++ends;
    }

    function unWrapPartly(uint256 at_, uint256 count) external {
        uint256 id = _id(at_);
        address holder = first.ownerOf(id);
        vm.prank(holder);
        first.unWrapPartly(id, 1 + count % 2);
    }

    /// The first claim that there is, of anybody.
    function claim(uint256 to) external {
        for (uint256 i; i < 3 * _odd.length; ++i) {
            (address holder, address token) = (people(i), address(_odd[i / 3]));
            if (first.claimable(holder, AssetType.ERC20, token, 0) == 0) continue;
            vm.prank(holder);
            first.claim(erc20(token, 0), people(to));
            ++claims;
            return;
        }
    }

    function turn(bool tame) external {
        for (uint256 i; i < _odd.length; ++i) _odd[i].setTame(tame);
    }

    function wait_(uint256 time) external {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1 hours, 20 days));
    }

    function parts() external view returns (FirstDistributor, TechToken, address[] memory) {
        return (first, project, _tokens);
    }

    function people(uint256 seed) public view returns (address) {
        return [alice, bob, carol][seed % 3];
    }

    function _id(uint256 seed) private view returns (uint256) {
        return 1 + seed % first.lastWrappedNFTId();
    }
}
