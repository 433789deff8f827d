// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { FirstDistributor } from "../../first/FirstDistributor.sol";
import { RoyaltyModel } from "../../first/RoyaltyModel.sol";
import { TechToken } from "../../tokens/TechToken.sol";
import { Items } from "./Market.sol";
import { StandardERC20 } from "./tokens/StandardERC20.sol";
import { StandardERC721 } from "./tokens/StandardERC721.sol";
import { TameERC20 } from "./tokens/TameERC20.sol";

/// A wrapper of the first generation, with a project token that it mints, an ERC-20 for fees with its model, and people who
/// hold and approved everything. This contract owns the wrapper; alice holds numbers 1 to 9 of `art`.
abstract contract FirstFixture is Items {
    FirstDistributor internal first;
    TechToken internal project;
    RoyaltyModel internal model;
    StandardERC20 internal usd;
    StandardERC20 internal eur;
    StandardERC721 internal art;

    address internal alice = person("alice");
    address internal bob = person("bob");
    address internal carol = person("carol");
    address internal stranger = person("stranger");

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        project = TechToken(deploy("TechToken", abi.encode(address(this))));
        first = FirstDistributor(deploy("FirstDistributor", abi.encode(address(project))));
        project.addMinter(address(first));
        model = RoyaltyModel(deploy("RoyaltyModel", abi.encode(address(first))));
        usd = new StandardERC20("USD coin", "USD");
        eur = new StandardERC20("EUR coin", "EUR");
        art = new StandardERC721();
        for (uint256 id = 1; id < 10; ++id) art.mint(alice, id);
        address[2] memory people = [alice, bob];
        for (uint256 i; i < people.length; ++i) {
            vm.deal(people[i], 1e24);
            usd.mint(people[i], 1e30);
            eur.mint(people[i], 1e30);
            vm.startPrank(people[i]);
            usd.approve(address(first), type(uint256).max);
            usd.approve(address(model), type(uint256).max);
            eur.approve(address(first), type(uint256).max);
            art.setApprovalForAll(address(first), true);
            vm.stopPrank();
        }
        first.editPartnersItem(address(usd), true, address(model), false);
        first.setCollateralStatus(address(eur), true);
    }

    /// Alice wraps a piece of `art` without lock and fee.
    function wrapPlain(uint256 artId, uint256 value) internal returns (uint256) {
        vm.prank(alice);
        return first.wrap721{ value: value }(address(art), artId, 0, 0, address(0), 0, 0, address(0));
    }

    /// Alice wraps a piece of `art` whose transfers cost 1000, of it `percent` hundredths for carol.
    function wrapCharged(uint256 artId, address token, uint256 percent, uint256 threshold) internal returns (uint256) {
        vm.prank(alice);
        return first.wrap721(address(art), artId, 0, 1000, percent == 0 ? address(0) : carol, percent, threshold, token);
    }

    /// An ERC-20 that turns odd later, enabled, of which alice holds plenty.
    function enable(TameERC20 token) internal returns (address) {
        token.setTame(true);
        token.mint(alice, 1e30);
        vm.prank(alice);
        token.approve(address(first), type(uint256).max);
        first.setCollateralStatus(address(token), true);
        return address(token);
    }

    function notOwner(address who) internal pure returns (bytes memory) {
        return abi.encodeWithSignature("OwnableUnauthorizedAccount(address)", who);
    }
}
