// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";

import { ITransferFeeModel } from "../interfaces/ITransferFeeModel.sol";
import { FeeMath } from "../libraries/FeeMath.sol";
import { AssetItem, Fee, Royalty } from "../types/Assets.sol";
import { AdjustableAllowance } from "./AdjustableAllowance.sol";

/// @title The technical token: a virtual fee that can always be paid
/// @notice When its wrapper moves it, the amount is minted to the payer first and no allowance is asked for. It is worth
/// nothing, and the wrapper takes it neither as collateral nor as an original.
contract TechToken is ERC20, AdjustableAllowance, Ownable2Step, ITransferFeeModel {
    event MinterAdded(address indexed account);
    event MinterRemoved(address indexed account);

    /// @inheritdoc ITransferFeeModel
    uint256 public constant ROYALTY_PERCENT_BASE = FeeMath.PERCENT_BASE;

    /// The wrapper that is bound; zero until it has registered.
    address public wrapper;

    address private immutable _awaited;
    mapping(address account => bool) private _minters;

    modifier onlyMinter() {
        require(_minters[msg.sender], "MinterRole: caller does not have the Minter role");
        _;
    }

    /// @param awaited the only wrapper that may register, which is deployed after this token.
    constructor(address awaited) ERC20("Virtual Surety Transfer Fee Token", "vSRTY") Ownable(msg.sender) {
        _awaited = awaited;
        _addMinter(msg.sender);
    }

    /// @inheritdoc ITransferFeeModel
    function registerModel() external {
        require(wrapper == address(0), "Already registered");
        require(msg.sender == _awaited, "Trusted address only");

        wrapper = msg.sender;
    }

    /// @notice Mints so much, in wei of the token; for minters.
    function mint(address to, uint256 value) external onlyMinter {
        _mint(to, value);
    }

    /// @notice Adds a minter; for minters.
    function addMinter(address account) external onlyMinter {
        _addMinter(account);
    }

    /// @notice Gives up the caller's own right to mint.
    function renounceMinter() external onlyMinter {
        _removeMinter(msg.sender);
    }

    /// @notice Takes an account's right to mint; for the owner.
    function removeMinter(address account) external onlyOwner {
        _removeMinter(account);
    }

    function isMinter(address account) external view returns (bool) {
        return _minters[account];
    }

    /// @inheritdoc ITransferFeeModel
    function getTransfersList(Fee calldata fee, Royalty[] calldata royalties, address from, address)
        external
        view
        returns (AssetItem[] memory items, address[] memory senders, address[] memory receivers)
    {
        return FeeMath.transfersList(fee, royalties, from, wrapper);
    }

    /// @dev The wrapper's transfers pay themselves.
    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        if (msg.sender != wrapper) return super.transferFrom(from, to, amount);

        _mint(from, amount);
        _transfer(from, to, amount);
        return true;
    }

    function _addMinter(address account) private {
        _minters[account] = true;

        emit MinterAdded(account);
    }

    function _removeMinter(address account) private {
        _minters[account] = false;

        emit MinterRemoved(account);
    }
}
