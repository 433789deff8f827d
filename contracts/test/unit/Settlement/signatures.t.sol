// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Decision, ISettlement, OrderStatus, SignerSignature } from "../../../interfaces/ISettlement.sol";
import { SettlementFixture } from "../../support/SettlementFixture.sol";

/// Which signatures count: those of enough different signers, each in one form only.
contract SettlementSignaturesTest is SettlementFixture {
    uint256 private constant N = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141;

    function testFuzz_mOfN_anyMOfThemDecideAndNoFewer(uint8 m, uint8 n, uint256 choice) public {
        n = uint8(bound(n, 1, 20));
        m = uint8(bound(m, 1, n));
        rotate(people(n), m, DELAY);
        Decision memory decision = dollars();
        bytes32 digest = settlement.digestOf(decision);
        SignerSignature[] memory chosen = _chosen(digest, m, choice);
        SignerSignature[] memory fewer = new SignerSignature[](m - 1);
        for (uint256 i; i + 1 < m; ++i) fewer[i] = chosen[i];

        vm.expectRevert(abi.encodeWithSelector(ISettlement.TooFewSignatures.selector, m - 1, m));
        settlement.propose(decision, fewer);
        settlement.propose(decision, chosen);

        assertStatus(ORDER, OrderStatus.Proposed);
    }

    function test_moreThanTheThresholdMaySign() public {
        Decision memory decision = dollars();
        settlement.propose(decision, signed(settlement.digestOf(decision), 3));

        assertStatus(ORDER, OrderStatus.Proposed);
    }

    function test_oneBadSignatureAmongEnoughGoodOnesIsRefused() public {
        Decision memory decision = dollars();
        SignerSignature[] memory signatures = signed(settlement.digestOf(decision), 3);
        signatures[2].data = "";

        expectError(ISettlement.BadSignature.selector, signers[2]);
        settlement.propose(decision, signatures);
    }

    function test_noSignatureIsRefused() public {
        vm.expectRevert(abi.encodeWithSelector(ISettlement.TooFewSignatures.selector, 0, 2));
        settlement.propose(dollars(), new SignerSignature[](0));
    }

    function test_theSameSignerCountsOnce() public {
        Decision memory decision = dollars();
        SignerSignature[] memory signatures = signed(settlement.digestOf(decision), 2);
        signatures[1] = signatures[0];

        expectError(ISettlement.SignersNotAscending.selector, signers[0]);
        settlement.propose(decision, signatures);
    }

    function test_signersMustAscend() public {
        Decision memory decision = dollars();
        SignerSignature[] memory signatures = signed(settlement.digestOf(decision), 2);
        (signatures[0], signatures[1]) = (signatures[1], signatures[0]);

        expectError(ISettlement.SignersNotAscending.selector, signers[0]);
        settlement.propose(decision, signatures);
    }

    function test_aStrangersSignatureIsRefused() public {
        (address who, uint256 key) = account("not a signer");
        keyOf[who] = key;
        Decision memory decision = dollars();
        bytes32 digest = settlement.digestOf(decision);
        SignerSignature[] memory signatures = new SignerSignature[](2);
        bool first = who < signers[0];
        signatures[first ? 0 : 1] = sign(who, digest);
        signatures[first ? 1 : 0] = sign(signers[0], digest);

        expectError(ISettlement.NotASigner.selector, who);
        settlement.propose(decision, signatures);
    }

    function test_theOwnerIsNoSigner() public {
        SignerSignature[] memory signatures = new SignerSignature[](2);
        signatures[0] = SignerSignature(address(1), "");
        signatures[1] = SignerSignature(settlement.owner(), "");

        expectError(ISettlement.NotASigner.selector, address(1));
        settlement.propose(dollars(), signatures);
    }

    function test_theZeroAddressNeverSigns() public {
        SignerSignature[] memory signatures = new SignerSignature[](2);

        expectError(ISettlement.SignersNotAscending.selector, address(0));
        settlement.propose(dollars(), signatures);
    }

    function test_anothersSignatureUnderASignersNameIsRefused() public {
        Decision memory decision = dollars();
        SignerSignature[] memory signatures = signed(settlement.digestOf(decision), 2);
        signatures[1].data = signatures[0].data;

        expectError(ISettlement.BadSignature.selector, signers[1]);
        settlement.propose(decision, signatures);
    }

    function test_theSignatureMirroredInTheCurveIsRefused() public {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(keyOf[signers[1]], settlement.digestOf(dollars()));

        _expectBad(abi.encodePacked(r, bytes32(N - uint256(s)), v == 27 ? uint8(28) : uint8(27)));
    }

    function test_theCompactForm_64Bytes_isRefused() public {
        (bytes32 r, bytes32 vs) = vm.signCompact(keyOf[signers[1]], settlement.digestOf(dollars()));

        _expectBad(abi.encodePacked(r, vs));
    }

    function testFuzz_anyOtherLengthIsRefused(uint8 length) public {
        bytes memory good = sign(signers[1], settlement.digestOf(dollars())).data;
        if (length == 65) length = 66;
        bytes memory data = new bytes(length);
        for (uint256 i; i < length && i < 65; ++i) data[i] = good[i];

        _expectBad(data);
    }

    function testFuzz_anyOtherRecoveryNumberIsRefused(uint8 v) public {
        (uint8 right, bytes32 r, bytes32 s) = vm.sign(keyOf[signers[1]], settlement.digestOf(dollars()));
        if (v == right) v = 0;

        _expectBad(abi.encodePacked(r, s, v));
    }

    function testFuzz_anyChangedBitIsRefused(uint256 place) public {
        bytes memory data = sign(signers[1], settlement.digestOf(dollars())).data;
        place = bound(place, 0, 65 * 8 - 1);
        data[place / 8] ^= bytes1(uint8(1 << (place % 8)));

        _expectBad(data);
    }

    function test_aSignatureThatRecoversNobodyIsRefused() public {
        _expectBad(abi.encodePacked(bytes32(0), bytes32(0), uint8(27)));
        _expectBad(abi.encodePacked(bytes32(N), bytes32(uint256(1)), uint8(28)));
        _expectBad(new bytes(65));
    }

    /// Two signatures, of which the second, the second signer's, is this and bad.
    function _expectBad(bytes memory data) private {
        Decision memory decision = dollars();
        SignerSignature[] memory signatures = signed(settlement.digestOf(decision), 2);
        signatures[1].data = data;

        expectError(ISettlement.BadSignature.selector, signers[1]);
        settlement.propose(decision, signatures);
    }

    /// The signatures of m of the signers, chosen at random, ascending.
    function _chosen(bytes32 digest, uint256 m, uint256 choice)
        private
        view
        returns (SignerSignature[] memory chosen)
    {
        chosen = new SignerSignature[](m);
        uint256 taken;
        for (uint256 i; taken < m; ++i) {
            bool mustTake = signers.length - i == m - taken;
            if (mustTake || (choice >> i) & 1 == 1) chosen[taken++] = sign(signers[i], digest);
        }
    }
}
