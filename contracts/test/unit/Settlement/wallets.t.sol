// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Decision, ISettlement, OrderStatus, SignerSignature } from "../../../interfaces/ISettlement.sol";
import { Temper, Wallet1271 } from "../../support/attackers/Wallet1271.sol";
import { SettlementFixture } from "../../support/SettlementFixture.sol";

/// Signers that are contracts (EIP-1271), and accounts that have code (EIP-7702).
contract SettlementWalletsTest is SettlementFixture {
    uint256 private constant GAS = 20_000_000;

    Wallet1271 private wallet;
    address private owner;

    function setUp() public override {
        super.setUp();
        uint256 key;
        (owner, key) = account("owner of the wallet");
        wallet = new Wallet1271(owner, Temper.HONEST);
        (keyOf[owner], keyOf[address(wallet)]) = (key, key);
        address[] memory others = people(3);
        others[0] = address(wallet);
        sort(others);
        rotate(others, 2, DELAY);
    }

    function test_aWalletSignsByItsOwnWord() public {
        _proposeWithWallet(sign(address(wallet), settlement.digestOf(dollars())).data);

        assertStatus(ORDER, OrderStatus.Proposed);
    }

    function test_aWalletCanTakeSignaturesOfAnyLength() public {
        wallet.setTemper(Temper.YES);
        _proposeWithWallet("short");

        assertStatus(ORDER, OrderStatus.Proposed);
    }

    function test_aWalletWithdrawsToo() public {
        Decision memory decision = dollars();
        propose(decision);
        SignerSignature[] memory signatures = signed(settlement.withdrawalDigestOf(ORDER, decisionOf(ORDER)), 3);
        settlement.withdraw(ORDER, signatures);

        assertStatus(ORDER, OrderStatus.Withdrawn);
    }

    function test_aWalletThatRefusesIsNoSignature() public {
        Temper[7] memory tempers = [
            Temper.NO,
            Temper.DIRTY_YES,
            Temper.SHORT_YES,
            Temper.ONE,
            Temper.REVERT,
            Temper.BURN,
            Temper.REVERT_BOMB
        ];
        for (uint256 i; i < tempers.length; ++i) {
            wallet.setTemper(tempers[i]);
            (bool success, bytes memory answer) = _tryWithWallet();

            vm.assertFalse(success, vm.toString(i));
            vm.assertEq(answer, abi.encodeWithSelector(ISettlement.BadSignature.selector, address(wallet)));
        }
    }

    function test_aWalletThatAnswersFarTooMuchCountsByItsFirstWord() public {
        wallet.setTemper(Temper.YES_BOMB);
        (bool success,) = _tryWithWallet();

        vm.assertTrue(success);
    }

    function test_theWalletsOwnerIsNoSigner() public {
        Decision memory decision = dollars();
        bytes32 digest = settlement.digestOf(decision);
        SignerSignature[] memory signatures = new SignerSignature[](2);
        address second = signers[signers[0] == address(wallet) ? 1 : 0];
        bool first = owner < second;
        signatures[first ? 0 : 1] = sign(owner, digest);
        signatures[first ? 1 : 0] = sign(second, digest);

        expectError(ISettlement.NotASigner.selector, owner);
        settlement.propose(decision, signatures);
    }

    function test_anAccountWithCode_7702_stillSignsWithItsKey() public {
        address signer = _delegatedSigner(Temper.NO);
        Decision memory decision = dollars();
        propose(decision);

        vm.assertGt(signer.code.length, 0);
        assertStatus(ORDER, OrderStatus.Proposed);
    }

    function test_anAccountWithCode_7702_alsoSignsByItsCode() public {
        address signer = _delegatedSigner(Temper.YES);
        Decision memory decision = dollars();
        SignerSignature[] memory signatures = signed(settlement.digestOf(decision), 3);
        for (uint256 i; i < 3; ++i) if (signers[i] == signer) signatures[i].data = "by code";
        settlement.propose(decision, signatures);

        assertStatus(ORDER, OrderStatus.Proposed);
    }

    function test_anAccountWithCodeThatSaysNo_7702_isNoSignatureWithoutItsKey() public {
        address signer = _delegatedSigner(Temper.REVERT);
        Decision memory decision = dollars();
        SignerSignature[] memory signatures = signed(settlement.digestOf(decision), 3);
        for (uint256 i; i < 3; ++i) if (signers[i] == signer) signatures[i].data = "by code";

        expectError(ISettlement.BadSignature.selector, signer);
        settlement.propose(decision, signatures);
    }

    /// A signer that is an account with a key and delegates to the code of a wallet with a temper.
    function _delegatedSigner(Temper temper) private returns (address signer) {
        signer = signers[signers[0] == address(wallet) ? 1 : 0];
        vm.signAndAttachDelegation(address(new Wallet1271(stranger, Temper.HONEST)), keyOf[signer]);
        Wallet1271(payable(signer)).setTemper(temper);
    }

    function _proposeWithWallet(bytes memory data) private {
        Decision memory decision = dollars();
        settlement.propose(decision, _withWallet(decision, data));
    }

    /// Proposes with bounded gas; answers whether that worked, and with what, without copying more than there is.
    function _tryWithWallet() private returns (bool, bytes memory) {
        Decision memory decision = dollars();
        SignerSignature[] memory signatures = _withWallet(decision, "whatever");
        return address(settlement).call{ gas: GAS }(abi.encodeCall(settlement.propose, (decision, signatures)));
    }

    /// All three signatures, the wallet's being this.
    function _withWallet(Decision memory decision, bytes memory data)
        private
        view
        returns (SignerSignature[] memory signatures)
    {
        signatures = signed(settlement.digestOf(decision), 3);
        for (uint256 i; i < 3; ++i) if (signers[i] == address(wallet)) signatures[i].data = data;
    }
}
