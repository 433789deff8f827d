// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC1967Proxy } from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import { ERC1967Utils } from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol";

/// @title A contract whose code its admin can exchange
/// @notice The admin's calls are answered here, everybody else's by the code behind; so no function of the code can be taken
/// for one of the proxy. None of the market's contracts that hold collateral stand behind one.
contract AdminProxy is ERC1967Proxy {
    /// The admin's calls never reach the code.
    error AdminCannotCall();

    modifier ifAdmin() {
        if (msg.sender != ERC1967Utils.getAdmin()) _fallback();
        _;
    }

    /// @param initialization the first call to the code, which may not be empty.
    constructor(address implementation_, address admin_, bytes memory initialization)
        payable
        ERC1967Proxy(implementation_, initialization)
    {
        ERC1967Utils.changeAdmin(admin_);
    }

    /// @notice Names another admin; for the admin.
    function changeAdmin(address newAdmin) external ifAdmin {
        ERC1967Utils.changeAdmin(newAdmin);
    }

    /// @notice Exchanges the code; for the admin.
    function upgradeTo(address newImplementation) external ifAdmin {
        ERC1967Utils.upgradeToAndCall(newImplementation, "");
    }

    /// @notice Exchanges the code and calls it; for the admin.
    function upgradeToAndCall(address newImplementation, bytes calldata data) external payable ifAdmin {
        ERC1967Utils.upgradeToAndCall(newImplementation, data);
    }

    /// @notice Who the admin is; for the admin.
    function admin() external ifAdmin returns (address) {
        return ERC1967Utils.getAdmin();
    }

    /// @notice Where the code is; for the admin.
    function implementation() external ifAdmin returns (address) {
        return ERC1967Utils.getImplementation();
    }

    function _fallback() internal override {
        require(msg.sender != ERC1967Utils.getAdmin(), AdminCannotCall());
        super._fallback();
    }
}
