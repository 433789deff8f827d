// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { AssetType } from "../../types/Assets.sol";
import { Item, ItemBits } from "../../types/Item.sol";
import { Test } from "../support/Test.sol";

/// The packed item says the same as a plain struct.
contract ItemFuzz is Test {
    struct Plain {
        AssetType assetType;
        address token;
        uint256 value;
        bool wide;
    }

    function testFuzz_saysWhatItWasMadeOf(uint8 kind, address token, uint256 value) public pure {
        Plain memory plain = Plain(AssetType(kind % 8), token, bound(value, 0, ItemBits.MAX_VALUE), false);

        _same(ItemBits.create(plain.assetType, plain.token, plain.value), plain);
    }

    function testFuzz_wideHasNoValueOfItsOwn(uint8 kind, address token) public pure {
        Plain memory plain = Plain(AssetType(kind % 8), token, 0, true);

        _same(ItemBits.createWide(plain.assetType, plain.token), plain);
    }

    function testFuzz_fullestFieldsDoNotTouchEachOther(bool wide, bool fullToken, bool fullValue) public pure {
        Plain memory plain;
        plain.assetType = AssetType.FUTURE3;
        plain.token = fullToken ? address(type(uint160).max) : address(0);
        plain.wide = wide;
        plain.value = fullValue && !wide ? ItemBits.MAX_VALUE : 0;

        Item item = wide
            ? ItemBits.createWide(plain.assetType, plain.token)
            : ItemBits.create(plain.assetType, plain.token, plain.value);
        _same(item, plain);
    }

    function testFuzz_isOfItsAssetAloneWhateverItsValue(
        uint8 kind,
        address token,
        uint256 value,
        bool wide,
        uint8 otherKind,
        address otherToken,
        uint8 alike
    ) public pure {
        AssetType assetType = AssetType(kind % 8);
        AssetType otherType = alike & 1 == 0 ? AssetType(otherKind % 8) : assetType;
        if (alike & 2 != 0) otherToken = token;
        Item item = wide
            ? ItemBits.createWide(assetType, token)
            : ItemBits.create(assetType, token, bound(value, 0, ItemBits.MAX_VALUE));

        vm.assertTrue(item.isOf(assetType, token));
        vm.assertEq(item.isOf(otherType, otherToken), otherType == assetType && otherToken == token);
    }

    function testFuzz_oneBitOfTheTokenMakesAnother(address token, uint8 bit) public pure {
        Item item = ItemBits.create(AssetType.ERC20, token, ItemBits.MAX_VALUE);
        address other = address(uint160(token) ^ uint160(1 << (uint256(bit) % 160)));

        vm.assertFalse(item.isOf(AssetType.ERC20, other));
    }

    function _same(Item item, Plain memory plain) private pure {
        vm.assertEq(uint256(item.assetType()), uint256(plain.assetType));
        vm.assertEq(item.token(), plain.token);
        vm.assertEq(item.value(), plain.value);
        vm.assertEq(item.isWide(), plain.wide);
    }
}
