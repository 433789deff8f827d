// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TestNFT } from "../../../tokens/TestNFT.sol";
import { WrappedNFT721 } from "../../../tokens/WrappedNFT721.sol";
import { WNFT } from "../../../types/Assets.sol";
import { BaseFixture } from "../../support/Market.sol";

/// What a token says of itself.
contract WrappedNFT721UriTest is BaseFixture {
    string private constant BASE = "https://surety.example/token/";

    function test_nameSymbolAndBaseUrlAreTheConstructors() public view {
        vm.assertEq(wnft.name(), "Surety wNFT");
        vm.assertEq(wnft.symbol(), "wNFT");
        vm.assertEq(wnft.baseurl(), BASE);
    }

    function testFuzz_baseURI_hasTheChainAndTheContract(uint64 chain) public {
        chain = uint64(bound(chain, 1, type(uint64).max - 1));
        vm.chainId(chain);
        string memory place = _hex(address(wnft));

        vm.assertEq(wnft.baseURI(), string.concat(BASE, vm.toString(uint256(chain)), "/", place, "/"));
    }

    function testFuzz_baseURI_leavesLeadingZeroBytesOut(uint160 place, uint8 zeros) public {
        place = uint160(bound(place, 0x10000, type(uint160).max)) >> (8 * (uint256(zeros) % 17));
        // Where code lies already is this test or forge; for its console forge answers itself.
        vm.assume(place > 0xffff && address(place).code.length == 0 && place != 0x636F6e736F6c652e6c6f67);
        vm.etch(address(place), address(wnft).code);

        string memory expected = string.concat(vm.toString(block.chainid), "/", _hex(address(place)), "/");
        vm.assertEq(WrappedNFT721(address(place)).baseURI(), expected);
    }

    function testFuzz_tokenURI_isBaseAndId_withoutAnOriginal(uint8 before) public {
        for (uint256 i; i < before % 12; ++i) wrapAs(alice, plain(), none(), 0);
        uint256 id = wrapAs(alice, plain(), none(), 0);

        vm.assertEq(wnft.tokenURI(id), string.concat(wnft.baseURI(), vm.toString(id)));
    }

    function test_tokenURI_isTheOriginalsWhereItHasOne() public {
        TestNFT original = TestNFT(deploy("TestNFT", abi.encode("Original", "O", "https://original.example/")));
        original.mint(alice);
        vm.prank(alice);
        original.approve(address(wrapper), 1);
        uint256 id = wrapAs(alice, withOriginal(plain(), erc721(address(original), 1)), none(), 0);

        vm.assertEq(wnft.tokenURI(id), "https://original.example/1");
    }

    function test_tokenURI_isBaseAndIdWhenTheOriginalsIsEmpty() public {
        TestNFT original = TestNFT(deploy("TestNFT", abi.encode("Original", "O", "")));
        original.mint(alice);
        vm.prank(alice);
        original.approve(address(wrapper), 1);
        uint256 id = wrapAs(alice, withOriginal(plain(), erc721(address(original), 1)), none(), 0);

        vm.assertEq(wnft.tokenURI(id), string.concat(wnft.baseURI(), vm.toString(id)));
    }

    function test_wnftInfo_isTheWrappersRecord() public {
        uint256 id = wrapAs(alice, withRules(plain(), 0x0008), one(erc20(address(usd), 5)), 3);

        WNFT memory info = wnft.wnftInfo(id);
        vm.assertEq(keccak256(abi.encode(info)), keccak256(abi.encode(wrapper.getWrappedToken(address(wnft), id))));
        vm.assertEq(info.collateral.length, 2);
    }

    /// The hexadecimal number of an address, in whole bytes without leading ones of zero.
    function _hex(address place) private pure returns (string memory) {
        bytes memory digits = "0123456789abcdef";
        bytes memory text;
        for (uint160 rest = uint160(place); rest != 0; rest >>= 8) {
            text = bytes.concat(digits[rest >> 4 & 15], digits[rest & 15], text);
        }
        return string.concat("0x", string(text));
    }
}
