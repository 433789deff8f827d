// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Drifting, FeeOnSender, FeeOnTransfer, MaxIsAll, NativeTwin, Rebasing, Uint96Only } from "./tokens/Amounts.sol";
import { AlwaysFalse, FalseOnFailure, FalseOnSuccess, MissingReturn, TrueWithoutMoving } from "./tokens/Answers.sol";
import {
    ApprovalRace,
    Blocklist,
    NoZeroAddress,
    NoZeroApproval,
    NoZeroTransfer,
    OwnNeedsNoAllowance,
    Pausable
} from "./tokens/Guards.sol";
import { Harm } from "./tokens/Harm.sol";
import {
    ConstantBalance,
    GasEater,
    HarmfulBalance,
    HarmfulTransfer,
    HookToken,
    PretendedBalance
} from "./tokens/Hostile.sol";
import {
    Bytes32Metadata,
    CodeInName,
    Decimals,
    FlashMintable,
    TwoAddresses,
    UnusualPermit,
    Upgradable
} from "./tokens/Identity.sol";
import {
    AsksNoReceiver,
    ConstantBalance1155,
    HarmfulBalance1155,
    HarmfulERC1155,
    HookERC1155,
    MovesLess,
    TameERC1155
} from "./tokens/OddERC1155.sol";
import {
    ConstantOwner,
    HarmfulERC721,
    HarmfulOwner,
    HookERC721,
    NobodysERC721,
    PretendedOwner,
    StaysPut,
    TameERC721
} from "./tokens/OddERC721.sol";
import { StandardERC1155 } from "./tokens/StandardERC1155.sol";
import { StandardERC721 } from "./tokens/StandardERC721.sol";
import { TameERC20 } from "./tokens/TameERC20.sol";
import { AssetType } from "../../types/Assets.sol";

/// What happens when a pot pays out what it took while the token was tame, and holds no more than that.
enum Payment {
    /// The call succeeds, and all arrives.
    FULL,
    /// The call claims to succeed, and less arrives, or nothing.
    SHORT,
    /// The call reverts or answers false.
    REFUSED
}

struct Specimen {
    string name;
    AssetType assetType;
    address token;
    /// Whether exactly the amount arrives while the token is not tame, as balances tell it; a wrapper takes it then.
    bool survivesPull;
    Payment payment;
}

/// The part of a specimen that all have in common.
interface ITameable {
    function setTame(bool tame) external;
}

/// Every odd token, deployed, with what a wrapper should make of it.
contract TokenZoo {
    /// What the big gas eater eats: more than any budget for one item, and far less than a block.
    uint256 public constant MEAL = 5_000_000;

    Specimen[] private _specimens;

    /// @param listed whom the blocklist names.
    constructor(address listed) {
        _addAnswers();
        _addAmounts();
        _addGuards(listed);
        _addIdentities();
        _addHostile();
        _addERC721();
        _addERC1155();
    }

    /// Makes all specimens show their habits, or hide them.
    function setTame(bool tame) external {
        for (uint256 i; i < _specimens.length; ++i) {
            setTame(i, tame);
        }
    }

    /// Gives an amount of an ERC-20, the id of an ERC-721, or an amount of the id of an ERC-1155.
    function mint(uint256 i, address to, uint256 id, uint256 amount) external {
        Specimen storage specimen = _specimens[i];
        if (specimen.assetType == AssetType.ERC20) TameERC20(specimen.token).mint(to, amount);
        else if (specimen.assetType == AssetType.ERC721) StandardERC721(specimen.token).mint(to, id);
        else StandardERC1155(specimen.token).mint(to, id, amount);
    }

    function all() external view returns (Specimen[] memory) {
        return _specimens;
    }

    function count() external view returns (uint256) {
        return _specimens.length;
    }

    function specimenAt(uint256 i) external view returns (Specimen memory) {
        return _specimens[i];
    }

    /// The number of the specimen with this name; reverts when there is none.
    function find(string calldata name) external view returns (uint256 i) {
        while (keccak256(bytes(_specimens[i].name)) != keccak256(bytes(name))) ++i;
    }

    /// Whether a normal unwrap pays the holder in full.
    function paysOut(uint256 i) external view returns (bool) {
        return _specimens[i].payment == Payment.FULL;
    }

    /// What the account really holds, whatever the token says: an amount; of an ERC-721, 1 or 0.
    function heldBy(uint256 i, address account, uint256 id) external view returns (uint256) {
        Specimen storage specimen = _specimens[i];
        if (specimen.assetType == AssetType.ERC20) return TameERC20(specimen.token).ledgerOf(account);
        if (specimen.assetType == AssetType.ERC1155) return TameERC1155(specimen.token).ledgerOf(account, id);
        return TameERC721(specimen.token).ledgerOf(id) == account ? 1 : 0;
    }

    function setTame(uint256 i, bool tame) public {
        ITameable(_specimens[i].token).setTame(tame);
    }

    function _addAnswers() private {
        _add("missing return value", address(new MissingReturn()), true, Payment.FULL);
        _add("false instead of a revert", address(new FalseOnFailure()), true, Payment.FULL);
        _add("false though it moved", address(new FalseOnSuccess()), false, Payment.REFUSED);
        _add("always false", address(new AlwaysFalse()), false, Payment.REFUSED);
        _add("true without moving", address(new TrueWithoutMoving()), false, Payment.SHORT);
    }

    function _addAmounts() private {
        _add("fee on transfer", address(new FeeOnTransfer(100)), false, Payment.SHORT);
        _add("fee on top, from the sender", address(new FeeOnSender(100)), true, Payment.REFUSED);
        _add("rebase up", address(new Rebasing(2, 1)), true, Payment.FULL);
        _add("rebase down", address(new Rebasing(1, 2)), true, Payment.REFUSED);
        _add("rebase with remainders", address(new Rebasing(1_000_003, 1_000_000)), false, Payment.SHORT);
        _add("balances drift", address(new Drifting()), true, Payment.FULL);
        _add("largest amount means all", address(new MaxIsAll()), true, Payment.FULL);
        _add("96 bits only", address(new Uint96Only()), true, Payment.FULL);
        _add("native coin as ERC-20", address(new NativeTwin()), true, Payment.FULL);
    }

    function _addGuards(address listed) private {
        Blocklist blocklist = new Blocklist();
        blocklist.setBlocked(listed, true);
        _add("blocklist", address(blocklist), false, Payment.REFUSED);
        _add("pausable", address(new Pausable()), false, Payment.REFUSED);
        _add("approval race protection", address(new ApprovalRace()), true, Payment.FULL);
        _add("no zero address", address(new NoZeroAddress()), true, Payment.FULL);
        _add("no transfer of nothing", address(new NoZeroTransfer()), true, Payment.FULL);
        _add("no approval of nothing", address(new NoZeroApproval()), true, Payment.FULL);
        _add("own transferFrom without allowance", address(new OwnNeedsNoAllowance()), true, Payment.FULL);
    }

    function _addIdentities() private {
        TwoAddresses two = new TwoAddresses();
        _add("two addresses, first", address(two), true, Payment.FULL);
        _add("two addresses, second", two.second(), true, Payment.FULL);
        address upgradable =
            address(new Upgradable(address(new TameERC20()), address(new HarmfulTransfer(Harm.REVERT))));
        _add("upgradable", upgradable, false, Payment.REFUSED);
        _add("2 decimals", address(new Decimals(2)), true, Payment.FULL);
        _add("50 decimals", address(new Decimals(50)), true, Payment.FULL);
        _add("metadata in bytes32", address(new Bytes32Metadata()), true, Payment.FULL);
        _add("code in the name", address(new CodeInName()), true, Payment.FULL);
        _add("unusual permit", address(new UnusualPermit()), true, Payment.FULL);
        _add("flash mintable", address(new FlashMintable()), true, Payment.FULL);
    }

    function _addHostile() private {
        _add("hooks", address(new HookToken()), true, Payment.FULL);
        _add("transfer reverts", address(new HarmfulTransfer(Harm.REVERT)), false, Payment.REFUSED);
        _add("transfer burns all gas", address(new HarmfulTransfer(Harm.BURN)), false, Payment.REFUSED);
        _add("transfer reverts with 1 MB", address(new HarmfulTransfer(Harm.REVERT_BOMB)), false, Payment.REFUSED);
        _add("transfer answers 1 MB", address(new HarmfulTransfer(Harm.RETURN_BOMB)), true, Payment.FULL);
        _add("transfer eats gas", address(new GasEater(MEAL)), true, Payment.FULL);
        _add("balance reverts", address(new HarmfulBalance(Harm.REVERT)), false, Payment.FULL);
        _add("balance burns all gas", address(new HarmfulBalance(Harm.BURN)), false, Payment.FULL);
        _add("balance reverts with 1 MB", address(new HarmfulBalance(Harm.REVERT_BOMB)), false, Payment.FULL);
        _add("balance answers 1 MB", address(new HarmfulBalance(Harm.RETURN_BOMB)), true, Payment.FULL);
        _add("balance never changes", address(new ConstantBalance()), false, Payment.FULL);
        _add("balance pretends", address(new PretendedBalance()), true, Payment.SHORT);
    }

    function _addERC721() private {
        AssetType kind = AssetType.ERC721;
        _add("NFT stays put", kind, address(new StaysPut()), false, Payment.SHORT);
        _add("NFT owner never changes", kind, address(new ConstantOwner()), false, Payment.FULL);
        _add("NFT owner pretends", kind, address(new PretendedOwner()), true, Payment.SHORT);
        _add("NFT hooks", kind, address(new HookERC721()), true, Payment.FULL);
        _add("NFT asks no permission", kind, address(new NobodysERC721()), true, Payment.FULL);
        _add("NFT reverts", kind, address(new HarmfulERC721(Harm.REVERT)), false, Payment.REFUSED);
        _add("NFT burns all gas", kind, address(new HarmfulERC721(Harm.BURN)), false, Payment.REFUSED);
        _add("NFT reverts with 1 MB", kind, address(new HarmfulERC721(Harm.REVERT_BOMB)), false, Payment.REFUSED);
        _add("NFT answers 1 MB", kind, address(new HarmfulERC721(Harm.RETURN_BOMB)), true, Payment.FULL);
        _add("NFT owner reverts", kind, address(new HarmfulOwner(Harm.REVERT)), false, Payment.FULL);
        _add("NFT owner burns all gas", kind, address(new HarmfulOwner(Harm.BURN)), false, Payment.FULL);
        _add("NFT owner answers 1 MB", kind, address(new HarmfulOwner(Harm.RETURN_BOMB)), true, Payment.FULL);
    }

    function _addERC1155() private {
        AssetType kind = AssetType.ERC1155;
        _add("1155 moves half", kind, address(new MovesLess(5_000)), false, Payment.SHORT);
        _add("1155 moves nothing", kind, address(new MovesLess(0)), false, Payment.SHORT);
        _add("1155 asks no receiver", kind, address(new AsksNoReceiver()), true, Payment.FULL);
        _add("1155 hooks", kind, address(new HookERC1155()), true, Payment.FULL);
        _add("1155 reverts", kind, address(new HarmfulERC1155(Harm.REVERT)), false, Payment.REFUSED);
        _add("1155 burns all gas", kind, address(new HarmfulERC1155(Harm.BURN)), false, Payment.REFUSED);
        _add("1155 reverts with 1 MB", kind, address(new HarmfulERC1155(Harm.REVERT_BOMB)), false, Payment.REFUSED);
        _add("1155 answers 1 MB", kind, address(new HarmfulERC1155(Harm.RETURN_BOMB)), true, Payment.FULL);
        _add("1155 balance never changes", kind, address(new ConstantBalance1155()), false, Payment.FULL);
        _add("1155 balance reverts", kind, address(new HarmfulBalance1155(Harm.REVERT)), false, Payment.FULL);
        _add("1155 balance burns all gas", kind, address(new HarmfulBalance1155(Harm.BURN)), false, Payment.FULL);
        _add("1155 balance answers 1 MB", kind, address(new HarmfulBalance1155(Harm.RETURN_BOMB)), true, Payment.FULL);
    }

    function _add(string memory name, address token, bool survivesPull, Payment payment) private {
        _add(name, AssetType.ERC20, token, survivesPull, payment);
    }

    function _add(string memory name, AssetType assetType, address token, bool survivesPull, Payment payment) private {
        _specimens.push(Specimen(name, assetType, token, survivesPull, payment));
    }
}
