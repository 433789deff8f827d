// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TameERC20 } from "./TameERC20.sol";

/// Has as many decimals as it is told: GUSD has 2, YAM-V2 has 24, and nothing forbids 50.
contract Decimals is TameERC20 {
    uint8 private immutable _decimals;

    constructor(uint8 decimals_) {
        _decimals = decimals_;
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }
}

/// Name and symbol are bytes32 instead of strings, as in MKR: who decodes a string reverts.
contract Bytes32Metadata is TameERC20 {
    function name() public view override returns (string memory) {
        return tame ? super.name() : _word("Maker");
    }

    function symbol() public view override returns (string memory) {
        return tame ? super.symbol() : _word("MKR");
    }

    function _word(bytes32 word) private pure returns (string memory) {
        assembly ("memory-safe") {
            mstore(0, word)
            return(0, 32)
        }
    }
}

/// Its name and symbol are meant for pages and databases that do not escape what they show.
contract CodeInName is TameERC20 {
    function name() public view override returns (string memory) {
        return tame ? super.name() : "<img src=x onerror=alert(1)>'; DROP TABLE orders; --";
    }

    function symbol() public view override returns (string memory) {
        return tame ? super.symbol() : unicode"USD\u202e\"><script>";
    }
}

/// A permit after DAI: other arguments than EIP-2612, and all or nothing. The usual permit reaches a fallback, which
/// accepts it and does nothing.
contract UnusualPermit is TameERC20 {
    error BadPermit();

    bytes32 public immutable DOMAIN_SEPARATOR = keccak256(abi.encode("UnusualPermit", block.chainid, address(this)));
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)");
    mapping(address holder => uint256) public nonces;

    fallback() external { }

    function permit(
        address holder,
        address spender,
        uint256 nonce,
        uint256 expiry,
        bool allowed,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        bytes32 message = keccak256(abi.encode(PERMIT_TYPEHASH, holder, spender, nonce, expiry, allowed));
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, message));
        require(expiry == 0 || block.timestamp <= expiry, BadPermit());
        require(holder != address(0) && holder == ecrecover(digest, v, r, s) && nonce == nonces[holder]++, BadPermit());
        _approve(holder, spender, allowed ? type(uint256).max : 0);
    }
}

/// Whom a flash mint calls.
interface IFlashBorrower {
    function onFlashMint(uint256 amount) external;
}

/// Lends out of nothing: whoever gives it back in the same call may hold any amount, as with DAI.
contract FlashMintable is TameERC20 {
    function flashMint(uint256 amount) external {
        totalSupply += amount;
        _held[msg.sender] += amount;
        IFlashBorrower(msg.sender).onFlashMint(amount);
        _move(msg.sender, address(0), amount);
        _held[address(0)] -= amount;
        totalSupply -= amount;
    }
}

/// Two addresses, one ledger, as TUSD and SNX had. What the second address is told, it hands on with its caller.
contract TwoAddresses is TameERC20 {
    address public immutable second = address(new SecondAddress());

    function _sender() internal view override returns (address) {
        return msg.sender == second ? address(bytes20(msg.data[msg.data.length - 20:])) : msg.sender;
    }
}

contract SecondAddress {
    address public immutable first = msg.sender;

    fallback() external {
        (bool success, bytes memory answer) = first.call(abi.encodePacked(msg.data, msg.sender));
        assembly ("memory-safe") {
            if success { return(add(answer, 32), mload(answer)) }
            revert(add(answer, 32), mload(answer))
        }
    }
}

/// A proxy whose code can be changed: while tame it runs `first`, afterwards `second`, on the same ledger.
contract Upgradable {
    /// Away from the ledger's slots, as EIP-1967 asks.
    bytes32 private constant CODE_SLOT = bytes32(uint256(keccak256("eip1967.proxy.implementation")) - 1);

    address public immutable first;
    address public immutable second;

    constructor(address first_, address second_) {
        (first, second) = (first_, second_);
        _upgrade(second_);
    }

    fallback() external {
        bytes32 slot = CODE_SLOT;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let success := delegatecall(gas(), sload(slot), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if success { return(0, returndatasize()) }
            revert(0, returndatasize())
        }
    }

    function setTame(bool tame) external {
        _upgrade(tame ? first : second);
    }

    function _upgrade(address code) private {
        bytes32 slot = CODE_SLOT;
        assembly ("memory-safe") {
            sstore(slot, code)
        }
    }
}
