// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The well-behaved ledger below every odd token of these tests. A child adds one habit, which `setTame(true)` switches
/// off: so it can be deposited while it behaves and show its habit at the payment, as an upgraded or hacked token does.
contract TameERC20 {
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    error NotEnough(uint256 there, uint256 asked);

    /// False, which stays so behind a proxy: the habit shows from the start.
    bool public tame;
    uint256 public totalSupply;
    mapping(address account => uint256) internal _held;
    mapping(address owner => mapping(address spender => uint256)) internal _allowed;

    function setTame(bool tame_) external virtual {
        tame = tame_;
    }

    /// Anyone may mint.
    function mint(address to, uint256 amount) external virtual {
        totalSupply += amount;
        _held[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function approve(address spender, uint256 amount) public virtual returns (bool) {
        _approve(_sender(), spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public virtual returns (bool) {
        _move(_sender(), to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public virtual returns (bool) {
        _spend(from, _sender(), amount);
        _move(from, to, amount);
        return true;
    }

    function name() public view virtual returns (string memory) {
        return "Odd";
    }

    function symbol() public view virtual returns (string memory) {
        return "ODD";
    }

    function decimals() public view virtual returns (uint8) {
        return 18;
    }

    /// What the token says that an account holds.
    function balanceOf(address account) public view virtual returns (uint256) {
        return ledgerOf(account);
    }

    /// What the account can really move: for tests, also where `balanceOf` does not say the truth.
    function ledgerOf(address account) public view virtual returns (uint256) {
        return _held[account];
    }

    function allowance(address owner, address spender) public view virtual returns (uint256) {
        return _allowed[owner][spender];
    }

    function _approve(address owner, address spender, uint256 amount) internal virtual {
        _allowed[owner][spender] = amount;
        emit Approval(owner, spender, amount);
    }

    function _spend(address owner, address spender, uint256 amount) internal virtual {
        uint256 allowed = _allowed[owner][spender];
        require(allowed >= amount, NotEnough(allowed, amount));
        if (allowed != type(uint256).max) _allowed[owner][spender] = allowed - amount;
    }

    function _move(address from, address to, uint256 amount) internal virtual {
        require(_held[from] >= amount, NotEnough(_held[from], amount));
        _held[from] -= amount;
        _held[to] += amount;
        emit Transfer(from, to, amount);
    }

    function _sender() internal view virtual returns (address) {
        return msg.sender;
    }
}
