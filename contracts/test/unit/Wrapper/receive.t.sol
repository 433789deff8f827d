// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC1155Receiver } from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import { IERC721Receiver } from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";

import { IWrapper } from "../../../interfaces/IWrapper.sol";
import { CollectionsFixture } from "../../support/Collections.sol";

contract WrapperReceiveTest is CollectionsFixture {
    uint256[] private _list;

    function test_itsOwnTransfersAreAnsweredWithTheSelector() public view {
        bytes4 one721 = wrapper.onERC721Received(address(wrapper), alice, 1, "");
        bytes4 one1155 = wrapper.onERC1155Received(address(wrapper), alice, 1, 1, "");
        bytes4 many1155 = wrapper.onERC1155BatchReceived(address(wrapper), alice, _list, _list, "");
        vm.assertEq(bytes32(one721), bytes32(IERC721Receiver.onERC721Received.selector));
        vm.assertEq(bytes32(one1155), bytes32(IERC1155Receiver.onERC1155Received.selector));
        vm.assertEq(bytes32(many1155), bytes32(IERC1155Receiver.onERC1155BatchReceived.selector));
    }

    function test_transfersOfOthersAreRefused() public {
        vm.expectRevert(IWrapper.UnSupported.selector);
        wrapper.onERC721Received(alice, alice, 1, "");
        vm.expectRevert(IWrapper.UnSupported.selector);
        wrapper.onERC1155Received(alice, alice, 1, 1, "");
        vm.expectRevert(IWrapper.UnSupported.selector);
        wrapper.onERC1155BatchReceived(alice, alice, _list, _list, "");
    }

    function test_batchesThatOthersSendAreRefused() public {
        uint256[] memory ids = new uint256[](2);
        (ids[0], ids[1]) = (3, 4);
        uint256[] memory amounts = new uint256[](2);
        (amounts[0], amounts[1]) = (1, 1);
        coins.mint(alice, 4, 1);
        vm.expectRevert(IWrapper.UnSupported.selector);
        vm.prank(alice);
        coins.safeBatchTransferFrom(alice, address(wrapper), ids, amounts, "");
    }

    function test_nativeCoinWithoutACallIsRefused() public {
        vm.prank(alice);
        (bool success,) = address(wrapper).call{ value: 1 }("");
        vm.assertFalse(success);
    }

    function test_interfacesAreNamed() public view {
        vm.assertTrue(wrapper.supportsInterface(0x01ffc9a7));
        vm.assertTrue(wrapper.supportsInterface(0x4e2312e0));
        vm.assertFalse(wrapper.supportsInterface(0xffffffff));
        vm.assertFalse(wrapper.supportsInterface(0x150b7a02));
    }
}
