// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { AssetItem, AssetType, WNFT } from "../../types/Assets.sol";
import { MarketFixture } from "../support/Market.sol";
import { Blocklist, Pausable } from "../support/tokens/Guards.sol";
import { Harm } from "../support/tokens/Harm.sol";
import { HarmfulTransfer } from "../support/tokens/Hostile.sol";
import { TameERC20 } from "../support/tokens/TameERC20.sol";
import { Handler } from "./Handler.sol";

/// What must hold after anything that anybody does.
contract CollateralInvariant is MarketFixture {
    Handler internal handler;

    function setUp() public override {
        super.setUp();
        TameERC20[] memory tokens = new TameERC20[](5);
        tokens[0] = new TameERC20();
        tokens[1] = new TameERC20();
        tokens[2] = new Pausable();
        tokens[3] = new HarmfulTransfer(Harm.BURN);
        Blocklist listing = new Blocklist();
        listing.setBlocked(person("person 0"), true);
        tokens[4] = listing;
        for (uint256 i; i < tokens.length; ++i) {
            allow(address(tokens[i]));
            tokens[i].setTame(true);
        }
        handler = new Handler(market, wnft, remover, tokens);
        target(address(handler));
    }

    /// What is recorded, with what is kept as claims, is what the wrapper holds, and what came in less what went out.
    function invariant_everythingRecordedIsThere() public view {
        for (uint256 i; i < handler.tokenCount(); ++i) {
            address token = address(handler.tokens(i));
            uint256 owed = _recorded(AssetType.ERC20, token) + _claims(AssetType.ERC20, token);
            vm.assertEq(owed, TameERC20(token).balanceOf(address(market)));
            vm.assertTrue(int256(owed) == handler.expected(token), "out by no way that is allowed");
        }
        uint256 native = _recorded(AssetType.NATIVE, address(0)) + _claims(AssetType.NATIVE, address(0));
        vm.assertEq(native, address(market).balance);
        vm.assertTrue(int256(native) == handler.expected(address(0)), "coin out by no way that is allowed");
    }

    function invariant_nothingHappensThatMustNot() public view {
        vm.assertEq(handler.broken(), "");
    }

    /// Ids only grow, tokens are counted, and nobody holds more items than there are slots.
    function invariant_tokensAreCounted() public view {
        vm.assertEq(wnft.totalSupply(), handler.wraps() - handler.ends());
        vm.assertEq(wnft.lastId(), handler.wraps());
        for (uint256 i; i < handler.idCount(); ++i) {
            uint256 id = handler.ids(i);
            vm.assertEq(id, i + 1);
            vm.assertLe(market.getWrappedToken(address(wnft), id).collateral.length, 26);
        }
    }

    /// After its lock every token can be ended by its holder, whatever its collateral does.
    function invariant_everyUnwrapCanFinish() public {
        uint256 state = vm.snapshotState();
        vm.warp(vm.getBlockTimestamp() + 31 days);
        for (uint256 i; i < handler.idCount(); ++i) {
            uint256 id = handler.ids(i);
            if (!wnft.exists(id)) continue;
            address holder = wnft.ownerOf(id);
            vm.prank(holder);
            market.unWrap{ gas: 12_000_000 }(AssetType.ERC721, address(wnft), id, true);
            vm.assertFalse(wnft.exists(id));
        }
        vm.revertToState(state);
    }

    function _recorded(AssetType assetType, address token) private view returns (uint256 sum) {
        for (uint256 i; i < handler.idCount(); ++i) {
            WNFT memory inside = market.getWrappedToken(address(wnft), handler.ids(i));
            for (uint256 j; j < inside.collateral.length; ++j) {
                AssetItem memory item = inside.collateral[j];
                if (item.asset.assetType == assetType && item.asset.contractAddress == token) sum += item.amount;
            }
        }
    }

    function _claims(AssetType assetType, address token) private view returns (uint256 sum) {
        for (uint256 i; i < handler.personCount(); ++i) {
            sum += market.claimable(handler.people(i), assetType, token, 0);
        }
    }
}
