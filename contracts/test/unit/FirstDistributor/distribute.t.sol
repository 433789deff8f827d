// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IClaims } from "../../../interfaces/IClaims.sol";
import { IFirstDistributor } from "../../../interfaces/IFirstDistributor.sol";
import { IFirstWrapper } from "../../../interfaces/IFirstWrapper.sol";
import { MintableNFT } from "../../../tokens/MintableNFT.sol";
import { Erc20Collateral, FirstToken } from "../../../types/First.sol";
import { FirstFixture } from "../../support/First.sol";
import { Vm } from "../../support/Vm.sol";

/// Mints to somebody else than it is asked to.
contract MintsElsewhere {
    function mint(address, uint256) external { }

    function ownerOf(uint256) external pure returns (address) {
        return address(1);
    }
}

contract FirstDistributorTest is FirstFixture {
    MintableNFT private originals;

    function setUp() public override {
        super.setUp();
        originals = MintableNFT(deploy("MintableNFT", abi.encode("Original", "ORG", "ipfs://o/", address(first))));
        first.setDistributorState(alice, true);
    }

    // shows B-6-035, B-7.4-014
    function test_eachReceiverGetsAnOriginalWithItsShare() public {
        uint256 before = alice.balance;
        vm.expectEmit(address(first));
        emit IFirstWrapper.Wrapped(address(originals), 51, 2);
        vm.prank(alice);
        first.WrapAndDistrib721WithMint{ value: 11 }(
            address(originals), _people(), _ids(50), _list(100, 7), block.timestamp + 5
        );

        vm.assertEq(alice.balance, before - 9);
        for (uint256 i; i < 3; ++i) {
            vm.assertEq(first.ownerOf(i + 1), _people()[i]);
            vm.assertEq(originals.ownerOf(50 + i), address(first));
            FirstToken memory token = first.getWrappedToken(i + 1);
            vm.assertEq(token.tokenContract, address(originals));
            vm.assertEq(token.tokenId, 50 + i);
            vm.assertEq(token.backedValue, 3);
            vm.assertEq(token.unwrapAfter, block.timestamp + 5);
            vm.assertEq(first.getERC20CollateralBalance(i + 1, address(usd)), 100);
            vm.assertEq(first.getERC20CollateralBalance(i + 1, address(eur)), 7);
        }
        vm.assertEq(usd.balanceOf(address(first)), 300);
        vm.assertEq(address(first).balance, 9);
    }

    // shows B-7.4-015
    function test_eachReceiverGetsAnEmptyToken() public {
        vm.expectEmit(address(first));
        emit IFirstWrapper.Wrapped(address(0), 0, 1);
        vm.prank(alice);
        first.WrapAndDistribEmpty{ value: 6 }(_people(), _list(100, 7), 0);
        vm.assertEq(first.getWrappedToken(3).backedValue, 2);
        vm.prank(carol);
        first.unWrap721(3);
        vm.assertEq(carol.balance, 2);
        vm.assertEq(usd.balanceOf(carol), 100);
    }

    function test_nothingAtAllIsDistributedToo() public {
        vm.startPrank(alice);
        first.WrapAndDistribEmpty(_people(), new Erc20Collateral[](0), 0);
        vm.assertEq(first.ownerOf(2), _people()[1]);
        first.WrapAndDistrib721WithMint(address(originals), _people(), _ids(1), new Erc20Collateral[](0), 0);
        vm.stopPrank();
        vm.prank(bob);
        first.unWrap721(5);
        vm.assertEq(originals.ownerOf(2), bob);
    }

    // shows B-6-035
    function test_onlyDistributorsDistribute() public {
        vm.startPrank(bob);
        expectText("Only for distributors");
        first.WrapAndDistribEmpty(_people(), _list(1, 1), 0);
        expectText("Only for distributors");
        first.WrapAndDistrib721WithMint(address(originals), _people(), _ids(1), _list(1, 1), 0);
    }

    function test_listsFitTogetherAndAreNotTooLong() public {
        vm.startPrank(alice);
        expectText("Not equal arrays");
        first.WrapAndDistrib721WithMint(address(originals), _people(), new uint256[](2), _list(1, 1), 0);
        expectText("Not more 256");
        first.WrapAndDistribEmpty(new address[](257), _list(1, 1), 0);
        vm.expectRevert(IFirstWrapper.ZeroAmount.selector);
        first.WrapAndDistribEmpty(new address[](0), _list(1, 1), 0);
    }

    function test_whatHoldsForWrapsHoldsHere() public {
        Erc20Collateral[] memory list = _list(1, 0);
        vm.startPrank(alice);
        vm.expectRevert(IFirstWrapper.ZeroAmount.selector);
        first.WrapAndDistribEmpty(_people(), list, 0);
        list[1] = Erc20Collateral(address(art), 1);
        expectText("This ERC20 is not enabled for collateral");
        first.WrapAndDistribEmpty(_people(), list, 0);
        expectText("Too long Wrap");
        first.WrapAndDistribEmpty(_people(), _list(1, 1), block.timestamp + 100 * 365 days + 1);
        address[] memory people = _people();
        people[1] = address(first);
        vm.expectRevert(IFirstWrapper.InsideItself.selector);
        first.WrapAndDistribEmpty(people, _list(1, 1), 0);
        vm.stopPrank();
        first.setMaxERC20CollateralCount(1);
        vm.startPrank(alice);
        expectText("To much ERC20 tokens in collatteral");
        first.WrapAndDistribEmpty(_people(), _list(1, 1), 0);
    }

    function test_anOriginalMustBeMintedToTheWrapper() public {
        MintsElsewhere odd = new MintsElsewhere();
        vm.expectRevert(abi.encodeWithSelector(IFirstDistributor.NotMinted.selector, address(odd), 1));
        vm.prank(alice);
        first.WrapAndDistrib721WithMint(address(odd), _people(), _ids(1), _list(1, 1), 0);
    }

    // shows B-7.4-080
    function test_withoutGasForAllTheFirstOnesAreServed() public {
        uint256 before = alice.balance;
        address[] memory people = new address[](40);
        for (uint256 i; i < 40; ++i) people[i] = address(uint160(1000 + i));
        vm.recordLogs();
        vm.prank(alice);
        first.WrapAndDistribEmpty{ value: 4000, gas: 2_000_000 }(people, _list(100, 7), 0);

        uint256 served = first.lastWrappedNFTId();
        vm.assertGt(served, 0);
        vm.assertLt(served, 40);
        (bool told, uint256 count, address last) = _gasLimit();
        vm.assertTrue(told);
        vm.assertEq(count, served);
        vm.assertEq(last, people[served - 1]);
        vm.assertEq(alice.balance, before - served * 100);
        vm.assertEq(usd.balanceOf(address(first)), served * 100);
    }

    function test_withoutGasForAllTheFirstOriginalsAreMinted() public {
        uint256[] memory ids = new uint256[](40);
        address[] memory people = new address[](40);
        for (uint256 i; i < 40; ++i) (ids[i], people[i]) = (i, address(uint160(1000 + i)));
        vm.recordLogs();
        vm.prank(alice);
        first.WrapAndDistrib721WithMint{ gas: 3_000_000 }(address(originals), people, ids, _list(100, 7), 0);
        uint256 served = first.lastWrappedNFTId();
        vm.assertLt(served, 40);
        vm.assertEq(originals.balanceOf(address(first)), served);
        (, uint256 count,) = _gasLimit();
        vm.assertEq(count, served);
    }

    function test_withoutGasForOneItRefuses() public {
        vm.expectPartialRevert(IClaims.TooLittleGas.selector);
        vm.prank(alice);
        first.WrapAndDistribEmpty{ gas: 600_000 }(_people(), _list(100, 7), 0);
    }

    function testFuzz_sharesAreEvenAndTheRestComesBack(uint96 value, uint8 count) public {
        uint256 sent = bound(value, 0, 1e20);
        address[] memory people = new address[](bound(count, 1, 12));
        for (uint256 i; i < people.length; ++i) people[i] = address(uint160(1000 + i));
        uint256 before = alice.balance;
        vm.prank(alice);
        first.WrapAndDistribEmpty{ value: sent }(people, new Erc20Collateral[](0), 0);

        uint256 share = sent / people.length;
        for (uint256 i; i < people.length; ++i) vm.assertEq(first.getWrappedToken(i + 1).backedValue, share);
        vm.assertEq(before - alice.balance, share * people.length);
        vm.assertEq(address(first).balance, share * people.length);
    }

    /// What the last GasLimit event told.
    function _gasLimit() private returns (bool told, uint256 count, address last) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].topics[0] != IFirstDistributor.GasLimit.selector) continue;
            (count, last) = abi.decode(logs[i].data, (uint256, address));
            told = true;
        }
    }

    function _people() private view returns (address[] memory people) {
        people = new address[](3);
        (people[0], people[1], people[2]) = (alice, bob, carol);
    }

    function _ids(uint256 from) private pure returns (uint256[] memory ids) {
        ids = new uint256[](3);
        for (uint256 i; i < 3; ++i) ids[i] = from + i;
    }

    function _list(uint256 ofUsd, uint256 ofEur) private view returns (Erc20Collateral[] memory list) {
        list = new Erc20Collateral[](2);
        (list[0], list[1]) = (Erc20Collateral(address(usd), ofUsd), Erc20Collateral(address(eur), ofEur));
    }
}
