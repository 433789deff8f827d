// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Vm } from "./Vm.sol";

/// The base of every test: forge's cheat codes, named accounts, and what forge asks an invariant test for.
abstract contract Test {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    bool public constant IS_TEST = true;

    address[] private _targets;
    FuzzSelector[] private _selectors;

    function targetContracts() external view returns (address[] memory) {
        return _targets;
    }

    function targetSelectors() external view returns (FuzzSelector[] memory) {
        return _selectors;
    }

    function target(address contract_) internal {
        _targets.push(contract_);
    }

    function target(address contract_, bytes4[] memory selectors) internal {
        _targets.push(contract_);
        _selectors.push(FuzzSelector(contract_, selectors));
    }

    /// Deploys one of the contracts as it is compiled for the chain. The tests themselves are compiled without the optimizer,
    /// which takes a fraction of the time; `new` would deploy the contract like that too.
    function deploy(string memory name, bytes memory arguments) internal returns (address) {
        return vm.deployCode(string.concat(".forge/out/", name, ".sol/", name, ".json"), arguments);
    }

    /// An account with a name and a key of its own.
    function account(string memory name) internal returns (address who, uint256 key) {
        key = uint256(keccak256(bytes(name)));
        who = vm.addr(key);
        vm.label(who, name);
    }

    function person(string memory name) internal returns (address who) {
        (who,) = account(name);
    }

    /// A number from `low` to `high`, the same for the same `x`; the ends come often.
    function bound(uint256 x, uint256 low, uint256 high) internal pure returns (uint256) {
        if (x >= low && x <= high) return x;
        uint256 size = high - low;
        if (size == type(uint256).max) return x;
        return low + x % (size + 1);
    }

    function expectText(string memory text) internal {
        vm.expectRevert(abi.encodeWithSignature("Error(string)", text));
    }
}
