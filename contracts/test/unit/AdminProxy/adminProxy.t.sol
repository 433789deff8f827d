// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { AdminProxy } from "../../../proxy/AdminProxy.sol";
import { Test } from "../../support/Test.sol";

contract CounterV1 {
    uint256 public count;

    function start(uint256 from) external payable {
        count = from;
    }

    function increase() external virtual {
        ++count;
    }
}

contract CounterV2 is CounterV1 {
    function increase() external override {
        count += 10;
    }

    function version() external pure returns (uint256) {
        return 2;
    }
}

contract AdminProxyTest is Test {
    event Upgraded(address indexed implementation);
    event AdminChanged(address previousAdmin, address newAdmin);

    AdminProxy private proxy;
    CounterV1 private counter;
    CounterV1 private v1 = new CounterV1();
    CounterV2 private v2 = new CounterV2();
    address private admin = person("admin");
    address private user = person("user");

    function setUp() public {
        proxy = AdminProxy(
            payable(deploy("AdminProxy", abi.encode(address(v1), admin, abi.encodeCall(CounterV1.start, (5)))))
        );
        counter = CounterV1(address(proxy));
    }

    function test_usersReachTheCode() public {
        vm.startPrank(user);
        counter.increase();
        vm.assertEq(counter.count(), 6);
    }

    function test_coinReachesTheCode() public {
        vm.deal(user, 3);
        vm.prank(user);
        counter.start{ value: 3 }(1);
        vm.assertEq(address(proxy).balance, 3);
    }

    // shows B-3.1-027, B-6-049
    function test_theAdminUpgrades() public {
        vm.expectEmit(address(proxy));
        emit Upgraded(address(v2));
        vm.prank(admin);
        proxy.upgradeTo(address(v2));
        vm.prank(admin);
        vm.assertEq(proxy.implementation(), address(v2));
        vm.startPrank(user);
        counter.increase();
        vm.assertEq(counter.count(), 15);
        vm.assertEq(CounterV2(address(proxy)).version(), 2);
    }

    function test_theAdminUpgradesAndCalls() public {
        vm.prank(admin);
        proxy.upgradeToAndCall(address(v2), abi.encodeCall(CounterV1.start, (100)));
        vm.prank(user);
        vm.assertEq(counter.count(), 100);
    }

    // shows B-3.1-027, B-6-048, B-6-049
    function test_othersDoNot() public {
        vm.startPrank(user);
        vm.expectRevert();
        proxy.upgradeTo(address(v2));
        vm.expectRevert();
        proxy.upgradeToAndCall(address(v2), "");
        vm.expectRevert();
        proxy.changeAdmin(user);
        vm.expectRevert();
        proxy.admin();
        vm.expectRevert();
        proxy.implementation();
        vm.stopPrank();
        vm.startPrank(admin);
        vm.assertEq(proxy.implementation(), address(v1));
        vm.assertEq(proxy.admin(), admin);
    }

    // shows B-6-048
    function test_theAdminHandsOver() public {
        vm.expectEmit(address(proxy));
        emit AdminChanged(admin, user);
        vm.prank(admin);
        proxy.changeAdmin(user);
        vm.prank(user);
        vm.assertEq(proxy.admin(), user);
        vm.prank(admin);
        vm.assertEq(counter.count(), 5);
    }

    function test_anAdminAndCodeMustBe() public {
        vm.startPrank(admin);
        vm.expectRevert(abi.encodeWithSignature("ERC1967InvalidAdmin(address)", address(0)));
        proxy.changeAdmin(address(0));
        vm.expectRevert(abi.encodeWithSignature("ERC1967InvalidImplementation(address)", user));
        proxy.upgradeTo(user);
    }

    function test_theAdminReachesNoCode() public {
        vm.prank(admin);
        vm.expectRevert(AdminProxy.AdminCannotCall.selector);
        counter.increase();
    }
}
