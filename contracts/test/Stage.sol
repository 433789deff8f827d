// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

import { IWrapper } from "../interfaces/IWrapper.sol";
import { AssetType, WNFT } from "../types/Assets.sol";
import { FeeOnTransfer } from "./support/tokens/Amounts.sol";
import { Blocklist } from "./support/tokens/Guards.sol";
import { StandardERC1155 } from "./support/tokens/StandardERC1155.sol";
import { StandardERC20 } from "./support/tokens/StandardERC20.sol";
import { StandardERC721 } from "./support/tokens/StandardERC721.sol";

/// What a comparison looks at: the wrapper's assets and people, each list in the comparison's own order.
struct Scene {
    IWrapper wrapper;
    address wnft;
    address[] people;
    address[] erc20s;
    uint256[] arts;
    uint256[] cards;
}

/// Everything that a scene shows. `balances` and `claims` have one row for each person: native coin, ERC-20s, ERC-1155s;
/// claims go on with the ERC-721s. Owners are zero where there is no token.
struct Sight {
    uint256 lastId;
    WNFT[] tokens;
    address[] owners;
    address[] artOwners;
    uint256[][] balances;
    uint256[][] claims;
}

/// The tokens that testing/contracts/model plays with, and one look at all that a play has changed.
contract Stage {
    StandardERC20 public immutable usd = new StandardERC20("USD coin", "USD");
    StandardERC20 public immutable eur = new StandardERC20("EUR coin", "EUR");
    StandardERC20 public immutable gbp = new StandardERC20("GBP coin", "GBP");
    FeeOnTransfer public immutable toll = new FeeOnTransfer(500);
    Blocklist public immutable guarded = new Blocklist();
    StandardERC721 public immutable art = new StandardERC721();
    StandardERC1155 public immutable cards = new StandardERC1155();

    /// Gives each of the people `amount` of every ERC-20, one work of art for each number of `works`, and cards 1 and 2.
    function furnish(address[] calldata people, uint256 amount, uint256 works) external {
        for (uint256 i; i < people.length; ++i) {
            usd.mint(people[i], amount);
            eur.mint(people[i], amount);
            gbp.mint(people[i], amount);
            toll.mint(people[i], amount);
            guarded.mint(people[i], amount);
            cards.mint(people[i], 1, amount);
            cards.mint(people[i], 2, amount);
            for (uint256 w = 1; w <= works; ++w) art.mint(people[i], i * works + w);
        }
    }

    /// Reads the whole scene; wrapped tokens and their owners are those from id 1 to the last.
    function look(Scene calldata scene) external view returns (Sight memory sight) {
        (, sight.lastId) = scene.wrapper.lastWNFTId(AssetType.ERC721);
        sight.tokens = new WNFT[](sight.lastId);
        sight.owners = new address[](sight.lastId);
        for (uint256 i; i < sight.lastId; ++i) {
            sight.tokens[i] = scene.wrapper.getWrappedToken(scene.wnft, i + 1);
            sight.owners[i] = _ownerOf(scene.wnft, i + 1);
        }
        sight.artOwners = new address[](scene.arts.length);
        for (uint256 i; i < scene.arts.length; ++i) sight.artOwners[i] = _ownerOf(address(art), scene.arts[i]);
        sight.balances = new uint256[][](scene.people.length);
        sight.claims = new uint256[][](scene.people.length);
        for (uint256 i; i < scene.people.length; ++i) {
            sight.balances[i] = _balancesOf(scene, scene.people[i]);
            sight.claims[i] = _claimsOf(scene, scene.people[i]);
        }
    }

    function _balancesOf(Scene calldata scene, address person) private view returns (uint256[] memory row) {
        uint256 tokens = scene.erc20s.length;
        row = new uint256[](1 + tokens + scene.cards.length);
        row[0] = person.balance;
        for (uint256 i; i < tokens; ++i) row[1 + i] = IERC20(scene.erc20s[i]).balanceOf(person);
        for (uint256 i; i < scene.cards.length; ++i) row[1 + tokens + i] = cards.balanceOf(person, scene.cards[i]);
    }

    function _claimsOf(Scene calldata scene, address person) private view returns (uint256[] memory row) {
        (uint256 tokens, uint256 kinds) = (scene.erc20s.length, scene.cards.length);
        row = new uint256[](1 + tokens + kinds + scene.arts.length);
        row[0] = scene.wrapper.claimable(person, AssetType.NATIVE, address(0), 0);
        for (uint256 i; i < tokens; ++i) {
            row[1 + i] = scene.wrapper.claimable(person, AssetType.ERC20, scene.erc20s[i], 0);
        }
        for (uint256 i; i < kinds; ++i) {
            row[1 + tokens + i] = scene.wrapper.claimable(person, AssetType.ERC1155, address(cards), scene.cards[i]);
        }
        for (uint256 i; i < scene.arts.length; ++i) {
            row[1 + tokens + kinds + i] =
                scene.wrapper.claimable(person, AssetType.ERC721, address(art), scene.arts[i]);
        }
    }

    function _ownerOf(address token, uint256 id) private view returns (address) {
        try IERC721(token).ownerOf(id) returns (address owner) {
            return owner;
        } catch {
            return address(0);
        }
    }
}
