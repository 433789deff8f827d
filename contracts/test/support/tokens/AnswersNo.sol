// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A collection whose transfers answer, as some early ones do: yes at first, no from `sayNo` on, and then nothing moves.
contract AnswersNo {
    mapping(uint256 id => address) public ownerOf;
    mapping(uint256 id => address) private _approved;
    bool private _no;

    function mint(address to, uint256 id) external {
        ownerOf[id] = to;
    }

    function sayNo() external {
        _no = true;
    }

    function approve(address to, uint256 id) external {
        require(ownerOf[id] == msg.sender);
        _approved[id] = to;
    }

    function transferFrom(address from, address to, uint256 id) external returns (bool) {
        require(ownerOf[id] == from && (msg.sender == from || _approved[id] == msg.sender));
        if (_no) return false;
        ownerOf[id] = to;
        return true;
    }
}
