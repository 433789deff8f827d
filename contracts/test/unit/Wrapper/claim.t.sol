// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IClaims } from "../../../interfaces/IClaims.sol";
import { Asset, AssetItem, AssetType } from "../../../types/Assets.sol";
import { CollectionsFixture } from "../../support/Collections.sol";
import { GasGriefer } from "../../support/attackers/GasGriefer.sol";
import { Pausable } from "../../support/tokens/Guards.sol";
import { Harm } from "../../support/tokens/Harm.sol";
import { HarmfulERC721 } from "../../support/tokens/OddERC721.sol";
import { HarmfulERC1155 } from "../../support/tokens/OddERC1155.sol";

contract WrapperClaimTest is CollectionsFixture {
    Pausable private odd;

    function setUp() public override {
        super.setUp();
        odd = new Pausable();
        stock(odd, 1000);
        odd.mint(bob, 1000);
        vm.prank(bob);
        odd.approve(address(wrapper), 1000);
    }

    function test_anErc20IsPaidToWhomTheHolderNamesWhateverAmountIsGiven() public {
        _keep(alice, 5);
        odd.setTame(true);
        vm.expectEmit(address(wrapper));
        emit IClaims.ClaimPaid(alice, AssetType.ERC20, address(odd), 0, 5, stranger);
        vm.prank(alice);
        wrapper.claim(erc20(address(odd), 1), stranger);

        vm.assertEq(odd.balanceOf(stranger), 5);
        vm.assertEq(_kept(alice), 0);
    }

    function test_aClaimIsPaidOnce() public {
        _keep(alice, 5);
        odd.setTame(true);
        vm.startPrank(alice);
        wrapper.claim(erc20(address(odd), 0), alice);
        vm.expectRevert(IClaims.NothingToClaim.selector);
        wrapper.claim(erc20(address(odd), 0), alice);
    }

    function test_aClaimIsItsHoldersAlone() public {
        _keep(alice, 5);
        odd.setTame(true);
        vm.expectRevert(IClaims.NothingToClaim.selector);
        vm.prank(bob);
        wrapper.claim(erc20(address(odd), 5), bob);
        vm.assertEq(_kept(alice), 5);
    }

    function test_whatStillCannotBePaidIsStillKept() public {
        _keep(alice, 5);
        vm.expectRevert(bytes4(0x90b8ec18)); // TransferFailed()
        vm.prank(alice);
        wrapper.claim(erc20(address(odd), 0), alice);
        vm.assertEq(_kept(alice), 5);
    }

    function test_claimsOfOneAssetArePaidTogether() public {
        _keep(alice, 5);
        odd.setTame(true);
        _keep(alice, 7);
        vm.assertEq(_kept(alice), 12);
        odd.setTame(true);
        vm.prank(alice);
        wrapper.claim(erc20(address(odd), 0), alice);
        vm.assertEq(odd.balanceOf(alice), 1000);
    }

    function test_eachHolderIsPaidItsOwn() public {
        _keep(alice, 5);
        odd.setTame(true);
        _keep(bob, 7);
        odd.setTame(true);
        vm.prank(bob);
        wrapper.claim(erc20(address(odd), 0), bob);
        vm.assertEq(odd.balanceOf(bob), 1000);
        vm.assertEq(odd.balanceOf(address(wrapper)), 5);
        vm.assertEq(_kept(alice), 5);
    }

    function test_anErc721IsClaimed() public {
        HarmfulERC721 nft = new HarmfulERC721(Harm.BURN);
        nft.setTame(true);
        nft.mint(alice, 1);
        vm.prank(alice);
        nft.setApprovalForAll(address(wrapper), true);
        uint256 id = wrapAs(alice, plain(), one(erc721(address(nft), 1)), 0);
        nft.setTame(false);
        _emergency(alice, id);
        nft.setTame(true);
        vm.prank(alice);
        wrapper.claim(erc721(address(nft), 1), bob);

        vm.assertEq(nft.ownerOf(1), bob);
        vm.assertEq(wrapper.claimable(alice, AssetType.ERC721, address(nft), 1), 0);
    }

    function test_anErc1155IsClaimed() public {
        HarmfulERC1155 pack = new HarmfulERC1155(Harm.BURN);
        pack.setTame(true);
        pack.mint(alice, 1, 4);
        vm.prank(alice);
        pack.setApprovalForAll(address(wrapper), true);
        uint256 id = wrapAs(alice, plain(), one(erc1155(address(pack), 1, 4)), 0);
        pack.setTame(false);
        _emergency(alice, id);
        pack.setTame(true);
        vm.prank(alice);
        wrapper.claim(erc1155(address(pack), 1, 0), bob);

        vm.assertEq(pack.balanceOf(bob, 1), 4);
    }

    function test_nativeCoinIsClaimedForAReceiverThatTakesIt() public {
        GasGriefer griefer = new GasGriefer(Harm.BURN);
        vm.prank(alice);
        uint256 id = wrapper.wrap{ value: 1 ether }(plain(), none(), address(griefer)).tokenId;
        _emergency(address(griefer), id);
        AssetItem memory native = AssetItem(Asset(AssetType.NATIVE, address(0)), 0, 0);
        vm.expectRevert(bytes4(0xb12d13eb)); // ETHTransferFailed()
        vm.prank(address(griefer));
        wrapper.claim(native, address(griefer));
        vm.prank(address(griefer));
        wrapper.claim(native, stranger);

        vm.assertEq(stranger.balance, 1 ether);
        vm.assertEq(address(wrapper).balance, 0);
    }

    function test_withoutAClaimThereIsNothing() public {
        vm.expectRevert(IClaims.NothingToClaim.selector);
        wrapper.claim(erc20(address(usd), 5), alice);
    }

    /// Lets so much of the odd token become a claim.
    function _keep(address who, uint256 amount) private {
        uint256 id = wrapAs(who, plain(), one(erc20(address(odd), amount)), 0);
        odd.setTame(false);
        _emergency(who, id);
    }

    function _emergency(address who, uint256 id) private {
        vm.prank(who);
        wrapper.unWrap(AssetType.ERC721, address(wnft), id, true);
    }

    function _kept(address who) private view returns (uint256) {
        return wrapper.claimable(who, AssetType.ERC20, address(odd), 0);
    }
}
