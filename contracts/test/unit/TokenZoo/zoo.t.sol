// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { AssetItem, AssetType } from "../../../types/Assets.sol";
import { BaseFixture } from "../../support/Market.sol";
import { Payment, Specimen, TokenZoo } from "../../support/TokenZoo.sol";
import { StandardERC1155 } from "../../support/tokens/StandardERC1155.sol";
import { StandardERC721 } from "../../support/tokens/StandardERC721.sol";
import { TameERC20 } from "../../support/tokens/TameERC20.sol";

/// What the zoo says of each specimen, tried on the real wrapper.
contract ZooTest is BaseFixture {
    uint256 private constant AMOUNT = 1e18;
    uint256 private constant ID = 7;
    /// A block's worth: enough for 1 MB, and little enough for a test in which many burn all of it.
    uint256 private constant GAS = 30_000_000;

    TokenZoo private zoo;

    function setUp() public override {
        super.setUp();
        zoo = new TokenZoo(address(wrapper));
    }

    function test_everySpecimenIsTakenOrRefusedAsItSays() public {
        string memory surprises;
        for (uint256 i; i < zoo.count(); ++i) {
            Specimen memory specimen = zoo.specimenAt(i);
            uint256 before = vm.snapshotState();
            AssetItem memory item = _supply(i);

            vm.prank(alice);
            (bool taken,) = _wrap(item);

            surprises = string.concat(surprises, _expect(specimen.name, _text(taken), _text(specimen.survivesPull)));
            vm.revertToState(before);
        }
        vm.assertEq(surprises, "");
    }

    function test_everySpecimenIsPaidAsItSays() public {
        string memory surprises;
        for (uint256 i; i < zoo.count(); ++i) {
            Specimen memory specimen = zoo.specimenAt(i);
            uint256 before = vm.snapshotState();
            zoo.setTame(i, true);
            AssetItem memory item = _supply(i);
            vm.prank(alice);
            (bool taken, uint256 id) = _wrap(item);
            vm.assertTrue(taken, specimen.name);
            zoo.setTame(i, false);
            uint256 had = zoo.heldBy(i, alice, ID);

            vm.prank(alice);
            (bool paid,) = address(wrapper).call{ gas: GAS }(
                abi.encodeWithSignature("unWrap(address,uint256)", address(wnft), id)
            );

            string memory payment = _name(_payment(i, paid, had));
            surprises = string.concat(surprises, _expect(specimen.name, payment, _name(specimen.payment)));
            vm.revertToState(before);
        }
        vm.assertEq(surprises, "");
    }

    function test_whatMovesAnotherAmountIsRefusedAsSuspicious() public {
        string[8] memory names = [
            "true without moving",
            "fee on transfer",
            "rebase with remainders",
            "balance never changes",
            "NFT stays put",
            "NFT owner never changes",
            "1155 moves half",
            "1155 moves nothing"
        ];
        for (uint256 i; i < names.length; ++i) {
            AssetItem memory item = _supply(zoo.find(names[i]));

            vm.prank(alice);
            expectText("Suspicious asset for wrap");
            wrapper.wrap(plain(), one(item), alice);
        }
    }

    function test_namesAreUnique() public view {
        for (uint256 i; i < zoo.count(); ++i) {
            vm.assertEq(zoo.find(zoo.specimenAt(i).name), i, zoo.specimenAt(i).name);
        }
    }

    function test_setTameReachesAll() public {
        zoo.setTame(true);

        for (uint256 i; i < zoo.count(); ++i) {
            AssetItem memory item = _supply(i);
            vm.prank(alice);
            (bool taken,) = _wrap(item);
            vm.assertTrue(taken, zoo.specimenAt(i).name);
        }
    }

    function test_paysOutSaysTheSameAsPayment() public view {
        for (uint256 i; i < zoo.count(); ++i) {
            vm.assertTrue(zoo.paysOut(i) == (zoo.specimenAt(i).payment == Payment.FULL), zoo.specimenAt(i).name);
        }
    }

    /// Gives alice twice the amount, approves the wrapper, and answers with what she can deposit.
    function _supply(uint256 i) private returns (AssetItem memory item) {
        Specimen memory specimen = zoo.specimenAt(i);
        zoo.mint(i, alice, ID, 2 * AMOUNT);
        vm.startPrank(alice);
        if (specimen.assetType == AssetType.ERC20) {
            _approve(specimen.token);
            item = erc20(specimen.token, AMOUNT);
        } else if (specimen.assetType == AssetType.ERC721) {
            StandardERC721(specimen.token).approve(address(wrapper), ID);
            item = erc721(specimen.token, ID);
        } else {
            StandardERC1155(specimen.token).setApprovalForAll(address(wrapper), true);
            item = erc1155(specimen.token, ID, AMOUNT);
        }
        vm.stopPrank();
    }

    /// Not every token answers.
    function _approve(address token) private {
        (bool success,) = token.call(abi.encodeCall(TameERC20.approve, (address(wrapper), type(uint256).max)));
        vm.assertTrue(success);
    }

    function _wrap(AssetItem memory item) private returns (bool success, uint256 id) {
        bytes memory answer;
        (success, answer) =
            address(wrapper).call{ gas: GAS }(abi.encodeCall(wrapper.wrap, (plain(), one(item), alice)));
        if (success) id = abi.decode(answer, (AssetItem)).tokenId;
    }

    function _expect(string memory name, string memory is_, string memory should) private pure returns (string memory) {
        if (keccak256(bytes(is_)) == keccak256(bytes(should))) return "";
        return string.concat(name, ": ", is_, " instead of ", should, "; ");
    }

    function _payment(uint256 i, bool paid, uint256 had) private view returns (Payment) {
        if (!paid) return Payment.REFUSED;
        uint256 whole = zoo.specimenAt(i).assetType == AssetType.ERC721 ? 1 : AMOUNT;
        return zoo.heldBy(i, alice, ID) == had + whole ? Payment.FULL : Payment.SHORT;
    }

    function _name(Payment payment) private pure returns (string memory) {
        if (payment == Payment.FULL) return "full";
        return payment == Payment.SHORT ? "short" : "refused";
    }

    function _text(bool taken) private pure returns (string memory) {
        return taken ? "taken" : "refused";
    }
}
