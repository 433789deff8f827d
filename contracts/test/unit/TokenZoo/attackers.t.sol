// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { GasGriefer } from "../../support/attackers/GasGriefer.sol";
import { Outcome, Reenterer } from "../../support/attackers/Reenterer.sol";
import { Temper, Wallet1271 } from "../../support/attackers/Wallet1271.sol";
import { Test } from "../../support/Test.sol";
import { Abuse, Harm } from "../../support/tokens/Harm.sol";
import { ITokenHooks } from "../../support/tokens/Hooks.sol";
import { HookToken } from "../../support/tokens/Hostile.sol";
import { FlashMintable, IFlashBorrower } from "../../support/tokens/Identity.sol";
import { StandardERC1155 } from "../../support/tokens/StandardERC1155.sol";
import { StandardERC721 } from "../../support/tokens/StandardERC721.sol";

/// The attackers do what they are told, and keep what became of it.
contract AttackersTest is Test {
    bytes4 private constant MAGIC = 0x1626ba7e;
    uint256 private constant GAS = 10_000_000;

    error No(uint256 why);

    Reenterer private attacker = new Reenterer();
    HookToken private token = new HookToken();
    uint256 private calls;
    uint256 private paid;

    function test_Reenterer_runsItsPlanFromEachHook() public {
        attacker.plan(address(this), 0, abi.encodeCall(this.count, ()));
        attacker.setRounds(100);
        _reachEveryHook();

        Outcome[] memory outcomes = attacker.outcomes();
        vm.assertEq(calls, 6);
        vm.assertEq(outcomes.length, 6);
        bytes4[6] memory hooks = [
            bytes4(0),
            ITokenHooks.tokensReceived.selector,
            ITokenHooks.tokensToSend.selector,
            attacker.onERC721Received.selector,
            attacker.onERC1155Received.selector,
            IFlashBorrower.onFlashMint.selector
        ];
        for (uint256 i; i < hooks.length; ++i) {
            vm.assertEq(bytes32(outcomes[i].hook), bytes32(hooks[i]));
            vm.assertTrue(outcomes[i].success);
            vm.assertEq(outcomes[i].answer, abi.encode(i + 1));
        }
    }

    function test_Reenterer_runsFromTheHookOfABatch() public {
        StandardERC1155 collection = new StandardERC1155();
        collection.mint(address(this), 1, 5);
        attacker.plan(address(this), 0, abi.encodeCall(this.count, ()));
        uint256[] memory ones = new uint256[](2);
        (ones[0], ones[1]) = (1, 1);

        collection.safeBatchTransferFrom(address(this), address(attacker), ones, ones, "");

        vm.assertEq(bytes32(attacker.outcomes()[0].hook), bytes32(attacker.onERC1155BatchReceived.selector));
        vm.assertEq(calls, 1);
    }

    function test_Reenterer_keepsReasonsAndLetsTheCallAroundSucceed() public {
        attacker.plan(address(this), 0, abi.encodeCall(this.refuse, (7)));
        attacker.plan(address(this), 0, abi.encodeCall(this.count, ()));

        _pay(1);

        Outcome[] memory outcomes = attacker.outcomes();
        vm.assertFalse(outcomes[0].success);
        vm.assertEq(outcomes[0].answer, abi.encodeWithSelector(No.selector, 7));
        vm.assertTrue(outcomes[1].success);
        vm.assertEq(address(attacker).balance, 1);
    }

    function test_Reenterer_sendsValue() public {
        attacker.plan(address(this), 3, abi.encodeCall(this.count, ()));

        _pay(5);

        vm.assertEq(paid, 3);
        vm.assertEq(address(attacker).balance, 2);
    }

    function test_Reenterer_runsAsOftenAsItIsTold() public {
        attacker.plan(address(this), 0, abi.encodeCall(this.count, ()));
        _pay(1);
        _pay(1);
        vm.assertEq(calls, 1);
        vm.assertEq(attacker.visits(), 2);

        attacker.setRounds(2);
        _pay(1);
        _pay(1);
        _pay(1);
        vm.assertEq(calls, 3);
    }

    function test_Reenterer_doesNotRunInsideItself() public {
        attacker.plan(address(this), 0, abi.encodeCall(this.payBack, ()));
        attacker.setRounds(5);
        vm.deal(address(this), 10);

        _pay(1);

        vm.assertEq(attacker.visits(), 2);
        vm.assertEq(attacker.outcomes().length, 1);
    }

    function test_Reenterer_runsInOneHookOnlyWhenAsked() public {
        attacker.plan(address(this), 0, abi.encodeCall(this.count, ()));
        attacker.setRounds(100);
        attacker.only(ITokenHooks.tokensToSend.selector);

        _reachEveryHook();

        vm.assertEq(calls, 1);
        vm.assertEq(bytes32(attacker.outcomes()[0].hook), bytes32(ITokenHooks.tokensToSend.selector));
    }

    function test_Reenterer_forgets() public {
        attacker.plan(address(this), 0, abi.encodeCall(this.count, ()));
        _pay(1);

        attacker.reset();
        attacker.setRounds(1);
        _pay(1);

        vm.assertEq(calls, 1);
        vm.assertEq(attacker.outcomes().length, 0);
    }

    function test_Actor_passesOnReasons() public {
        vm.expectRevert(abi.encodeWithSelector(No.selector, 9));
        attacker.act(address(this), 0, abi.encodeCall(this.refuse, (9)));
    }

    function test_GasGriefer_doesHarmToWhoPays() public {
        for (uint256 i; i < 4; ++i) {
            GasGriefer griefer = new GasGriefer(Harm(i));
            vm.deal(address(this), 1);
            _expectHarm(Harm(i), address(griefer), 1, "");
            griefer.setTame(true);
            vm.deal(address(this), 1);
            (bool success,) = address(griefer).call{ value: 1 }("");
            vm.assertTrue(success);
        }
    }

    function test_GasGriefer_doesHarmToWhoAsksIt() public {
        for (uint256 i; i < 4; ++i) {
            GasGriefer griefer = new GasGriefer(Harm(i));
            address here = address(this);
            _expectHarm(Harm(i), address(griefer), 0, abi.encodeCall(griefer.onERC721Received, (here, here, 1, "")));
            bytes memory ask1155 = abi.encodeCall(griefer.onERC1155Received, (here, here, 1, 1, ""));
            _expectHarm(Harm(i), address(griefer), 0, ask1155);
        }
    }

    function test_GasGriefer_takesTokensWhenTameOrWithABomb() public {
        GasGriefer griefer = new GasGriefer(Harm.RETURN_BOMB);
        StandardERC721 nft = new StandardERC721();
        nft.mint(address(this), 1);
        nft.mint(address(this), 2);

        nft.safeTransferFrom(address(this), address(griefer), 1);
        griefer.setTame(true);
        nft.safeTransferFrom(address(this), address(griefer), 2);

        vm.assertEq(nft.balanceOf(address(griefer)), 2);
        griefer.act(address(nft), 0, abi.encodeCall(nft.transferFrom, (address(griefer), address(this), 1)));
        vm.assertEq(nft.ownerOf(1), address(this));
    }

    function test_Wallet1271_honestSaysYesToItsOwnerOnly() public {
        (address owner, uint256 key) = account("owner");
        (, uint256 otherKey) = account("other");
        Wallet1271 wallet = new Wallet1271(owner, Temper.HONEST);

        vm.assertEq(bytes32(wallet.isValidSignature("hash", _sign(key, "hash"))), bytes32(MAGIC));
        vm.assertEq(bytes32(wallet.isValidSignature("hash", _sign(otherKey, "hash"))), bytes32(bytes4(0xffffffff)));
        vm.assertEq(bytes32(wallet.isValidSignature("other", _sign(key, "hash"))), bytes32(bytes4(0xffffffff)));
        vm.assertEq(bytes32(wallet.isValidSignature("hash", "")), bytes32(bytes4(0xffffffff)));
    }

    function test_Wallet1271_answersByItsTemper() public {
        vm.assertEq(_ask(Temper.YES), abi.encode(MAGIC));
        vm.assertEq(_ask(Temper.NO), abi.encode(bytes4(0xffffffff)));
        vm.assertEq(_ask(Temper.DIRTY_YES), abi.encode(uint256(bytes32(MAGIC)) + 1));
        vm.assertEq(_ask(Temper.SHORT_YES), abi.encodePacked(MAGIC));
        vm.assertEq(_ask(Temper.ONE), abi.encode(1));
    }

    function test_Wallet1271_doesHarm() public {
        Temper[4] memory tempers = [Temper.REVERT, Temper.BURN, Temper.REVERT_BOMB, Temper.YES_BOMB];
        for (uint256 i; i < 4; ++i) {
            Wallet1271 wallet = new Wallet1271(address(0), Temper.YES);
            wallet.setTemper(tempers[i]);
            _expectHarm(Harm(i), address(wallet), 0, abi.encodeCall(wallet.isValidSignature, ("hash", "")));
        }
        Wallet1271 bomb = new Wallet1271(address(0), Temper.YES_BOMB);
        vm.assertEq(bytes32(bomb.isValidSignature("hash", "")), bytes32(MAGIC));
    }

    function count() external payable returns (uint256) {
        paid += msg.value;
        return ++calls;
    }

    function refuse(uint256 why) external pure {
        revert No(why);
    }

    function payBack() external {
        _pay(1);
    }

    function _pay(uint256 amount) private {
        if (address(this).balance < amount) vm.deal(address(this), amount);
        (bool success,) = address(attacker).call{ value: amount }("");
        vm.assertTrue(success);
    }

    /// Native coin, a token in and out, an ERC-721, an ERC-1155, a flash mint.
    function _reachEveryHook() private {
        _pay(1);
        token.setHook(address(attacker), address(attacker));
        token.mint(address(this), 10);
        token.transfer(address(attacker), 10);
        attacker.act(address(token), 0, abi.encodeCall(token.transfer, (address(this), 10)));
        StandardERC721 nft = new StandardERC721();
        nft.mint(address(this), 1);
        nft.safeTransferFrom(address(this), address(attacker), 1);
        StandardERC1155 collection = new StandardERC1155();
        collection.mint(address(this), 1, 1);
        collection.safeTransferFrom(address(this), address(attacker), 1, 1, "");
        FlashMintable flash = new FlashMintable();
        attacker.act(address(flash), 0, abi.encodeCall(flash.flashMint, (5)));
    }

    function _sign(uint256 key, bytes32 hash) private pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, hash);
        return abi.encodePacked(r, s, v);
    }

    function _ask(Temper temper) private returns (bytes memory answer) {
        Wallet1271 wallet = new Wallet1271(address(0), temper);
        bool success;
        (success, answer) = address(wallet).staticcall(abi.encodeCall(wallet.isValidSignature, ("hash", "")));
        vm.assertTrue(success);
    }

    /// Calls without copying the answer.
    function _expectHarm(Harm harm, address to, uint256 value, bytes memory data) private {
        bool success;
        uint256 size;
        uint256 used = gasleft();
        assembly ("memory-safe") {
            success := call(GAS, to, value, add(data, 32), mload(data), 0, 0)
            size := returndatasize()
        }
        used -= gasleft();

        vm.assertTrue(success == (harm == Harm.RETURN_BOMB));
        vm.assertEq(size, harm == Harm.REVERT || harm == Harm.BURN ? 0 : Abuse.BOMB);
        vm.assertTrue((used >= GAS) == (harm == Harm.BURN));
    }
}
