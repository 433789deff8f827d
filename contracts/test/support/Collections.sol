// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { AssetItem } from "../../types/Assets.sol";
import { BaseFixture } from "./Market.sol";
import { TameERC20 } from "./tokens/TameERC20.sol";
import { StandardERC1155 } from "./tokens/StandardERC1155.sol";
import { StandardERC721 } from "./tokens/StandardERC721.sol";

/// The base wrapper, and collections of which alice holds some: number 7 and 8 of `art`, 50 of number 3 of `coins`.
abstract contract CollectionsFixture is BaseFixture {
    StandardERC721 internal art;
    StandardERC1155 internal coins;

    function setUp() public virtual override {
        super.setUp();
        art = new StandardERC721();
        coins = new StandardERC1155();
        art.mint(alice, 7);
        art.mint(alice, 8);
        coins.mint(alice, 3, 50);
        vm.startPrank(alice);
        art.setApprovalForAll(address(wrapper), true);
        coins.setApprovalForAll(address(wrapper), true);
        vm.stopPrank();
    }

    /// Gives alice so much of an odd token, and approves the wrapper while it behaves.
    function stock(TameERC20 token, uint256 amount) internal {
        token.setTame(true);
        token.mint(alice, amount);
        vm.prank(alice);
        token.approve(address(wrapper), type(uint256).max);
    }

    /// So many different items of `coins`, one piece of each, ids from 100 on, which alice holds.
    function pieces(uint256 count) internal returns (AssetItem[] memory list) {
        list = new AssetItem[](count);
        for (uint256 i; i < count; ++i) {
            coins.mint(alice, 100 + i, 1);
            list[i] = erc1155(address(coins), 100 + i, 1);
        }
    }

    function inside(uint256 id) internal view returns (AssetItem[] memory) {
        return wrapper.getWrappedToken(address(wnft), id).collateral;
    }

    function assertItem(AssetItem memory item, AssetItem memory wanted) internal pure {
        vm.assertEq(abi.encode(item), abi.encode(wanted));
    }
}
