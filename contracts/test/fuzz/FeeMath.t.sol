// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { FeeMath } from "../../libraries/FeeMath.sol";
import { AssetItem, AssetType, Fee, Royalty } from "../../types/Assets.sol";
import { Test } from "../support/Test.sol";

/// Shares are what a hand would reckon, never more than the fee, and never less than it by more than the rounding.
contract FeeMathFuzz is Test {
    address private constant WRAPPER = address(0xa11);

    function testFuzz_aShareIsTheProductRoundedDown(uint128 fee, uint16 percent) public pure {
        uint256 share = FeeMath.share(fee, percent);

        vm.assertLe(share * 10_000, uint256(fee) * percent);
        vm.assertGt((share + 1) * 10_000, uint256(fee) * percent);
    }

    function testFuzz_theWholeIsTheFeeAndNothingIsNothing(uint128 fee) public pure {
        vm.assertEq(FeeMath.share(fee, 10_000), fee);
        vm.assertEq(FeeMath.share(fee, 0), 0);
    }

    function testFuzz_sharesOfTheWholeLeaveLessThanTheirNumber(uint128 fee, uint16[9] calldata cuts) public view {
        Royalty[] memory royalties = _whole(cuts);

        (AssetItem[] memory items,,) = this.divide(Fee(0x00, fee, address(1)), royalties, address(2));

        uint256 sum = _sum(items);
        vm.assertLe(sum, fee);
        vm.assertLt(uint256(fee) - sum, royalties.length);
    }

    function testFuzz_sharesBelowTheWholeLeaveTheRestWithTheSender(uint128 fee, uint16 a, uint16 b) public view {
        a = uint16(bound(a, 0, 10_000));
        b = uint16(bound(b, 0, 10_000 - a));
        Royalty[] memory royalties = new Royalty[](2);
        (royalties[0], royalties[1]) = (Royalty(address(3), a), Royalty(address(4), b));

        (AssetItem[] memory items,,) = this.divide(Fee(0x00, fee, address(1)), royalties, address(2));

        vm.assertEq(items[0].amount, FeeMath.share(fee, a));
        vm.assertEq(items[1].amount, FeeMath.share(fee, b));
        vm.assertLe(_sum(items), uint256(fee) * (uint256(a) + b) / 10_000);
    }

    function testFuzz_withoutRoyaltiesAllGoesIntoTheToken(uint128 fee, address token, address from) public view {
        (AssetItem[] memory items, address[] memory senders, address[] memory receivers) =
            this.divide(Fee(0x00, fee, token), new Royalty[](0), from);

        vm.assertEq(items.length, 1);
        vm.assertEq(items[0].amount, fee);
        vm.assertEq(senders[0], from);
        vm.assertEq(receivers[0], WRAPPER);
    }

    function testFuzz_everyPaymentIsInTheFeesTokenFromTheSender(uint128 fee, address token, address from, uint8 count)
        public
        view
    {
        Royalty[] memory royalties = new Royalty[](bound(count, 1, 10));
        for (uint256 i; i < royalties.length; ++i) royalties[i] = Royalty(address(uint160(i + 5)), uint16(100 * i));

        (AssetItem[] memory items, address[] memory senders, address[] memory receivers) =
            this.divide(Fee(0x00, fee, token), royalties, from);

        vm.assertEq(items.length, royalties.length);
        vm.assertEq(senders.length, royalties.length);
        vm.assertEq(receivers.length, royalties.length);
        for (uint256 i; i < royalties.length; ++i) {
            vm.assertEq(uint256(items[i].asset.assetType), uint256(AssetType.ERC20));
            vm.assertEq(items[i].asset.contractAddress, token);
            vm.assertEq(items[i].tokenId, 0);
            vm.assertEq(senders[i], from);
            vm.assertEq(receivers[i], royalties[i].beneficiary);
        }
    }

    function divide(Fee calldata fee, Royalty[] calldata royalties, address from)
        external
        pure
        returns (AssetItem[] memory, address[] memory, address[] memory)
    {
        return FeeMath.transfersList(fee, royalties, from, WRAPPER);
    }

    /// Ten percents that make the whole, cut at nine random places.
    function _whole(uint16[9] calldata cuts) private pure returns (Royalty[] memory royalties) {
        royalties = new Royalty[](10);
        uint256 left = 10_000;
        for (uint256 i; i < 9; ++i) {
            uint256 percent = bound(cuts[i], 0, left);
            royalties[i] = Royalty(address(uint160(i + 5)), uint16(percent));
            left -= percent;
        }
        royalties[9] = Royalty(address(20), uint16(left));
    }

    function _sum(AssetItem[] memory items) private pure returns (uint256 sum) {
        for (uint256 i; i < items.length; ++i) sum += items[i].amount;
    }
}
