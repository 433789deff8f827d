// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { WrappedNFT721 } from "../../../tokens/WrappedNFT721.sol";
import { AssetItem, Asset, AssetType } from "../../../types/Assets.sol";
import { Wrapper } from "../../../wrapper/Wrapper.sol";
import { CollectionsFixture } from "../../support/Collections.sol";

contract WrapperOwnerTest is CollectionsFixture {
    function test_aWrapperHasATechnicalTokenAndItsDeployerAsOwner() public {
        expectText("ProtocolTechToken cant be zero value");
        Wrapper(deploy("Wrapper", abi.encode(address(0))));
        vm.assertEq(wrapper.protocolTechToken(), address(tech));
        vm.assertEq(tech.wrapper(), address(wrapper));
        vm.assertEq(wrapper.owner(), address(this));
    }

    function test_othersNameNothing() public {
        bytes memory refusal = abi.encodeWithSignature("OwnableUnauthorizedAccount(address)", stranger);
        vm.startPrank(stranger);
        vm.expectRevert(refusal);
        wrapper.setWNFTId(AssetType.ERC721, address(wnft), 0);
        vm.expectRevert(refusal);
        wrapper.setWhiteList(stranger);
        vm.expectRevert(refusal);
        wrapper.transferOwnership(stranger);
    }

    function test_noContractOfWrappedTokensIsZero() public {
        expectText("No zero address");
        wrapper.setWNFTId(AssetType.ERC721, address(0), 0);
    }

    function test_onlyErc721sAreWrappedTokens() public {
        AssetItem memory odd = AssetItem(Asset(AssetType.ERC1155, address(wnft)), 9, 0);
        vm.expectRevert(abi.encodeWithSelector(IWrapper.UnSupportedAsset.selector, odd));
        wrapper.setWNFTId(AssetType.ERC1155, address(wnft), 9);
    }

    function test_aContractWithAnotherMinterIsNotNamed() public {
        WrappedNFT721 other = WrappedNFT721(deploy("WrappedNFT721", abi.encode("other", "OTH", "")));
        expectText("Trusted address only");
        wrapper.setWNFTId(AssetType.ERC721, address(other), 9);
        vm.assertEq(uint256(wrapper.wnftTypes(address(other))), uint256(AssetType.EMPTY));
    }

    function test_aContractWithAnotherMinterIsNotNamedFromItsLastIdOn() public {
        WrappedNFT721 other = WrappedNFT721(deploy("WrappedNFT721", abi.encode("other", "OTH", "")));
        expectText("Trusted address only");
        wrapper.setWNFTId(AssetType.ERC721, address(other), 0);
    }

    function test_idsDoNotGoBackwards() public {
        wrapper.setWNFTId(AssetType.ERC721, address(wnft), 50);
        vm.expectRevert(abi.encodeWithSignature("IdPassed(uint256,uint256)", 49, 50));
        wrapper.setWNFTId(AssetType.ERC721, address(wnft), 49);
        vm.assertEq(wrapAs(alice, plain(), none(), 1), 51);
    }

    function test_namingAContractIsTold() public {
        vm.expectEmit(address(wrapper));
        emit IWrapper.WNFTIdSet(AssetType.ERC721, address(wnft), 50);
        wrapper.setWNFTId(AssetType.ERC721, address(wnft), 50);
        (address contract_, uint256 lastId) = wrapper.lastWNFTId(AssetType.ERC721);
        vm.assertEq(contract_, address(wnft));
        vm.assertEq(lastId, 50);
    }

    function test_theWhiteListIsNamedAndSwitchedOff() public {
        vm.expectEmit(address(wrapper));
        emit IWrapper.WhiteListSet(stranger);
        wrapper.setWhiteList(stranger);
        vm.assertEq(wrapper.protocolWhiteList(), stranger);
        wrapper.setWhiteList(address(0));
        vm.assertEq(wrapper.protocolWhiteList(), address(0));
        wrapAs(alice, plain(), one(erc20(address(usd), 5)), 0);
    }

    function test_ownershipGoesOverWhenTheNewOwnerAccepts() public {
        wrapper.transferOwnership(bob);
        vm.assertEq(wrapper.owner(), address(this));
        vm.assertEq(wrapper.pendingOwner(), bob);
        vm.expectRevert(abi.encodeWithSignature("OwnableUnauthorizedAccount(address)", stranger));
        vm.prank(stranger);
        wrapper.acceptOwnership();
        vm.prank(bob);
        wrapper.acceptOwnership();
        vm.assertEq(wrapper.owner(), bob);
        vm.expectRevert(abi.encodeWithSignature("OwnableUnauthorizedAccount(address)", address(this)));
        wrapper.setWhiteList(stranger);
    }

    function test_ownershipIsGivenUpAndUnwrapsGoOn() public {
        uint256 id = wrapAs(alice, plain(), none(), 1 ether);
        wrapper.renounceOwnership();
        vm.assertEq(wrapper.owner(), address(0));
        vm.prank(alice);
        wrapper.unWrap(address(wnft), id);
        vm.assertEq(alice.balance, 1e24);
    }
}
