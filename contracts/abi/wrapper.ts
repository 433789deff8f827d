// Written by tools/compile-contracts.ts from contracts/wrapper/Wrapper.sol.

export const wrapperAbi = [
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "techToken",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [],
    "name": "InsideItself",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "NotDepositor",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NothingToClaim",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wnftContract",
        "type": "address"
      }
    ],
    "name": "OtherCode",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "OwnableInvalidOwner",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "OwnableUnauthorizedAccount",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ReentrancyGuardReentrantCall",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "TooLarge",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "gasNeeded",
        "type": "uint256"
      }
    ],
    "name": "TooLittleGas",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "given",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "most",
        "type": "uint256"
      }
    ],
    "name": "TooMany",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "UnSupported",
    "type": "error"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "components": [
              {
                "internalType": "enum AssetType",
                "name": "assetType",
                "type": "uint8"
              },
              {
                "internalType": "address",
                "name": "contractAddress",
                "type": "address"
              }
            ],
            "internalType": "struct Asset",
            "name": "asset",
            "type": "tuple"
          },
          {
            "internalType": "uint256",
            "name": "tokenId",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "amount",
            "type": "uint256"
          }
        ],
        "internalType": "struct AssetItem",
        "name": "asset",
        "type": "tuple"
      }
    ],
    "name": "UnSupportedAsset",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes1",
        "name": "feeType",
        "type": "bytes1"
      }
    ],
    "name": "UnknownFee",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes1",
        "name": "lockType",
        "type": "bytes1"
      }
    ],
    "name": "UnknownLock",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ZeroAmount",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "holder",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "enum AssetType",
        "name": "assetType",
        "type": "uint8"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "contractAddress",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "ClaimKept",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "holder",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "enum AssetType",
        "name": "assetType",
        "type": "uint8"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "contractAddress",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      }
    ],
    "name": "ClaimPaid",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "wrappedAddress",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "wrappedId",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "enum AssetType",
        "name": "assetType",
        "type": "uint8"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "collateralAddress",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "collateralTokenId",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "collateralBalance",
        "type": "uint256"
      }
    ],
    "name": "CollateralAdded",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "wNFTConatract",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "wNFTTokenId",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "EnvelopFee",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "previousOwner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "newOwner",
        "type": "address"
      }
    ],
    "name": "OwnershipTransferStarted",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "previousOwner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "newOwner",
        "type": "address"
      }
    ],
    "name": "OwnershipTransferred",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "wrappedAddress",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "wrappedId",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "lastCollateralIndex",
        "type": "uint256"
      }
    ],
    "name": "PartialUnWrapp",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "wrappedAddress",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "wrappedId",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "failedContractAddress",
        "type": "address"
      }
    ],
    "name": "SuspiciousFail",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "wrappedAddress",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "originalAddress",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "wrappedId",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "originalTokenId",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "beneficiary",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "nativeCollateralAmount",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "bytes2",
        "name": "rules",
        "type": "bytes2"
      }
    ],
    "name": "UnWrappedV1",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "enum AssetType",
        "name": "assetType",
        "type": "uint8"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "wnftContract",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "lastId",
        "type": "uint256"
      }
    ],
    "name": "WNFTIdSet",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "whiteList",
        "type": "address"
      }
    ],
    "name": "WhiteListSet",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "inAssetAddress",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "outAssetAddress",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "inAssetTokenId",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "outTokenId",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "wnftFirstOwner",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "nativeCollateralAmount",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "bytes2",
        "name": "rules",
        "type": "bytes2"
      }
    ],
    "name": "WrappedV1",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "ITEM_GAS",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "MAX_COLLATERAL_SLOTS",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "MAX_FEE_THRESHOLD_PERCENT",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "MAX_TIME_TO_UNWRAP",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "acceptOwnership",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wNFT",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "components": [
          {
            "components": [
              {
                "internalType": "enum AssetType",
                "name": "assetType",
                "type": "uint8"
              },
              {
                "internalType": "address",
                "name": "contractAddress",
                "type": "address"
              }
            ],
            "internalType": "struct Asset",
            "name": "asset",
            "type": "tuple"
          },
          {
            "internalType": "uint256",
            "name": "tokenId",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "amount",
            "type": "uint256"
          }
        ],
        "internalType": "struct AssetItem[]",
        "name": "collateral",
        "type": "tuple[]"
      }
    ],
    "name": "addCollateral",
    "outputs": [],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wNFT",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "bytes1",
        "name": "feeType",
        "type": "bytes1"
      }
    ],
    "name": "chargeFees",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "components": [
              {
                "internalType": "enum AssetType",
                "name": "assetType",
                "type": "uint8"
              },
              {
                "internalType": "address",
                "name": "contractAddress",
                "type": "address"
              }
            ],
            "internalType": "struct Asset",
            "name": "asset",
            "type": "tuple"
          },
          {
            "internalType": "uint256",
            "name": "tokenId",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "amount",
            "type": "uint256"
          }
        ],
        "internalType": "struct AssetItem",
        "name": "item",
        "type": "tuple"
      },
      {
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      }
    ],
    "name": "claim",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "holder",
        "type": "address"
      },
      {
        "internalType": "enum AssetType",
        "name": "assetType",
        "type": "uint8"
      },
      {
        "internalType": "address",
        "name": "contractAddress",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "claimable",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wNFT",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "enum AssetType",
        "name": "assetType",
        "type": "uint8"
      },
      {
        "internalType": "address",
        "name": "contractAddress",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "collateralTokenId",
        "type": "uint256"
      }
    ],
    "name": "findCollateral",
    "outputs": [
      {
        "internalType": "bool",
        "name": "found",
        "type": "bool"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wNFT",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "enum AssetType",
        "name": "assetType",
        "type": "uint8"
      },
      {
        "internalType": "address",
        "name": "contractAddress",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "collateralTokenId",
        "type": "uint256"
      }
    ],
    "name": "getCollateralBalanceAndIndex",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wNFT",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "getOriginalURI",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wNFT",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "getWrappedToken",
    "outputs": [
      {
        "components": [
          {
            "components": [
              {
                "components": [
                  {
                    "internalType": "enum AssetType",
                    "name": "assetType",
                    "type": "uint8"
                  },
                  {
                    "internalType": "address",
                    "name": "contractAddress",
                    "type": "address"
                  }
                ],
                "internalType": "struct Asset",
                "name": "asset",
                "type": "tuple"
              },
              {
                "internalType": "uint256",
                "name": "tokenId",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "amount",
                "type": "uint256"
              }
            ],
            "internalType": "struct AssetItem",
            "name": "inAsset",
            "type": "tuple"
          },
          {
            "components": [
              {
                "components": [
                  {
                    "internalType": "enum AssetType",
                    "name": "assetType",
                    "type": "uint8"
                  },
                  {
                    "internalType": "address",
                    "name": "contractAddress",
                    "type": "address"
                  }
                ],
                "internalType": "struct Asset",
                "name": "asset",
                "type": "tuple"
              },
              {
                "internalType": "uint256",
                "name": "tokenId",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "amount",
                "type": "uint256"
              }
            ],
            "internalType": "struct AssetItem[]",
            "name": "collateral",
            "type": "tuple[]"
          },
          {
            "internalType": "address",
            "name": "unWrapDestination",
            "type": "address"
          },
          {
            "components": [
              {
                "internalType": "bytes1",
                "name": "feeType",
                "type": "bytes1"
              },
              {
                "internalType": "uint256",
                "name": "param",
                "type": "uint256"
              },
              {
                "internalType": "address",
                "name": "token",
                "type": "address"
              }
            ],
            "internalType": "struct Fee[]",
            "name": "fees",
            "type": "tuple[]"
          },
          {
            "components": [
              {
                "internalType": "bytes1",
                "name": "lockType",
                "type": "bytes1"
              },
              {
                "internalType": "uint256",
                "name": "param",
                "type": "uint256"
              }
            ],
            "internalType": "struct Lock[]",
            "name": "locks",
            "type": "tuple[]"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "beneficiary",
                "type": "address"
              },
              {
                "internalType": "uint16",
                "name": "percent",
                "type": "uint16"
              }
            ],
            "internalType": "struct Royalty[]",
            "name": "royalties",
            "type": "tuple[]"
          },
          {
            "internalType": "bytes2",
            "name": "rules",
            "type": "bytes2"
          }
        ],
        "internalType": "struct WNFT",
        "name": "token",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "enum AssetType",
        "name": "assetType",
        "type": "uint8"
      }
    ],
    "name": "lastWNFTId",
    "outputs": [
      {
        "internalType": "address",
        "name": "contractAddress",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "uint256[]",
        "name": "",
        "type": "uint256[]"
      },
      {
        "internalType": "uint256[]",
        "name": "",
        "type": "uint256[]"
      },
      {
        "internalType": "bytes",
        "name": "",
        "type": "bytes"
      }
    ],
    "name": "onERC1155BatchReceived",
    "outputs": [
      {
        "internalType": "bytes4",
        "name": "",
        "type": "bytes4"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "",
        "type": "bytes"
      }
    ],
    "name": "onERC1155Received",
    "outputs": [
      {
        "internalType": "bytes4",
        "name": "",
        "type": "bytes4"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "",
        "type": "bytes"
      }
    ],
    "name": "onERC721Received",
    "outputs": [
      {
        "internalType": "bytes4",
        "name": "",
        "type": "bytes4"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "owner",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "pendingOwner",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "protocolTechToken",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "protocolWhiteList",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "renounceOwnership",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "enum AssetType",
        "name": "assetType",
        "type": "uint8"
      },
      {
        "internalType": "address",
        "name": "wnftContract",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "lastId",
        "type": "uint256"
      }
    ],
    "name": "setWNFTId",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "whiteList",
        "type": "address"
      }
    ],
    "name": "setWhiteList",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes4",
        "name": "interfaceId",
        "type": "bytes4"
      }
    ],
    "name": "supportsInterface",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "pure",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "newOwner",
        "type": "address"
      }
    ],
    "name": "transferOwnership",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "enum AssetType",
        "name": "",
        "type": "uint8"
      },
      {
        "internalType": "address",
        "name": "wNFT",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "bool",
        "name": "isEmergency",
        "type": "bool"
      }
    ],
    "name": "unWrap",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "enum AssetType",
        "name": "",
        "type": "uint8"
      },
      {
        "internalType": "address",
        "name": "wNFT",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "unWrap",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wNFT",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "unWrap",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wNFT",
        "type": "address"
      }
    ],
    "name": "wnftTypes",
    "outputs": [
      {
        "internalType": "enum AssetType",
        "name": "",
        "type": "uint8"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "components": [
              {
                "components": [
                  {
                    "internalType": "enum AssetType",
                    "name": "assetType",
                    "type": "uint8"
                  },
                  {
                    "internalType": "address",
                    "name": "contractAddress",
                    "type": "address"
                  }
                ],
                "internalType": "struct Asset",
                "name": "asset",
                "type": "tuple"
              },
              {
                "internalType": "uint256",
                "name": "tokenId",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "amount",
                "type": "uint256"
              }
            ],
            "internalType": "struct AssetItem",
            "name": "inAsset",
            "type": "tuple"
          },
          {
            "internalType": "address",
            "name": "unWrapDestination",
            "type": "address"
          },
          {
            "components": [
              {
                "internalType": "bytes1",
                "name": "feeType",
                "type": "bytes1"
              },
              {
                "internalType": "uint256",
                "name": "param",
                "type": "uint256"
              },
              {
                "internalType": "address",
                "name": "token",
                "type": "address"
              }
            ],
            "internalType": "struct Fee[]",
            "name": "fees",
            "type": "tuple[]"
          },
          {
            "components": [
              {
                "internalType": "bytes1",
                "name": "lockType",
                "type": "bytes1"
              },
              {
                "internalType": "uint256",
                "name": "param",
                "type": "uint256"
              }
            ],
            "internalType": "struct Lock[]",
            "name": "locks",
            "type": "tuple[]"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "beneficiary",
                "type": "address"
              },
              {
                "internalType": "uint16",
                "name": "percent",
                "type": "uint16"
              }
            ],
            "internalType": "struct Royalty[]",
            "name": "royalties",
            "type": "tuple[]"
          },
          {
            "internalType": "enum AssetType",
            "name": "outType",
            "type": "uint8"
          },
          {
            "internalType": "uint256",
            "name": "outBalance",
            "type": "uint256"
          },
          {
            "internalType": "bytes2",
            "name": "rules",
            "type": "bytes2"
          }
        ],
        "internalType": "struct INData",
        "name": "inData",
        "type": "tuple"
      },
      {
        "components": [
          {
            "components": [
              {
                "internalType": "enum AssetType",
                "name": "assetType",
                "type": "uint8"
              },
              {
                "internalType": "address",
                "name": "contractAddress",
                "type": "address"
              }
            ],
            "internalType": "struct Asset",
            "name": "asset",
            "type": "tuple"
          },
          {
            "internalType": "uint256",
            "name": "tokenId",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "amount",
            "type": "uint256"
          }
        ],
        "internalType": "struct AssetItem[]",
        "name": "collateral",
        "type": "tuple[]"
      },
      {
        "internalType": "address",
        "name": "wrapFor",
        "type": "address"
      }
    ],
    "name": "wrap",
    "outputs": [
      {
        "components": [
          {
            "components": [
              {
                "internalType": "enum AssetType",
                "name": "assetType",
                "type": "uint8"
              },
              {
                "internalType": "address",
                "name": "contractAddress",
                "type": "address"
              }
            ],
            "internalType": "struct Asset",
            "name": "asset",
            "type": "tuple"
          },
          {
            "internalType": "uint256",
            "name": "tokenId",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "amount",
            "type": "uint256"
          }
        ],
        "internalType": "struct AssetItem",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  }
] as const

export const wrapperBytecode = '0x60a080604052346100fa5760208161550e803803809161001f828561015f565b8339810103126100fa57516001600160a01b0380821691908282036100fa57331561014c5760075460018060a01b0319809116600755600654903390821617600655604051913391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a382156100fe5750608052803b156100fa575f8091600460405180948193632dceecbb60e21b83525af180156100ef576100df575b604051615377908161019782396080518181816117ed0152614b570152f35b5f6100e99161015f565b5f6100c0565b6040513d5f823e3d90fd5b5f80fd5b62461bcd60e51b8152602060048201526024808201527f50726f746f636f6c54656368546f6b656e2063616e74206265207a65726f2076604482015263616c756560e01b6064820152608490fd5b631e4fbdf760e01b5f525f60045260245ffd5b601f909101601f19168101906001600160401b0382119082101761018257604052565b634e487b7160e01b5f52604160045260245ffdfe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714611a8d575080630fcf9b3c14611a6357806310118ebb14611a3d578063150b7a02146119ba578063243015591461199d578063320a18dc14611811578063331758e6146117ce5780633360aa3c1461170257806339e899ee1461169d57806342fb01a81461164d57806345acb471146116325780634d36d08514610d52578063576f630214610c4657806366967cbb14610c00578063715018a614610b9d57806379ba509714610b095780637f6d4c9314610a9e5780638da5cb5b14610a7857806391ddb14614610a23578063980550ca14610a085780639a7b05091461098b578063a1ecc7b81461096d578063a50410401461094a578063bc197c8114610892578063c424d4f7146103a7578063e30c397814610381578063f0e5d1ac14610315578063f1551a9c146102e9578063f23a6e611461023e578063f2fde38b146101d45763faf7d72014610171575f80fd5b346101d05760403660031901126101d0576004356001600160a01b03811681036101d0575f6101ab916101a261240e565b60243590612463565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b346101d05760203660031901126101d0576004356001600160a01b038082168092036101d05761020261237d565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760843567ffffffffffffffff81116101d05761028f903690600401611b7d565b505030036102c15760206040517ff23a6e61000000000000000000000000000000000000000000000000000000008152f35b7f79d104d3000000000000000000000000000000000000000000000000000000005f5260045ffd5b346101d05760406103076102fe366004611b3f565b93929092611c88565b835191825260208201529050f35b346101d05760803660031901126101d0576004356001600160a01b03908181168091036101d05760243560088110156101d05760443592831683036101d05761036d915f52600560205260405f2092606435916140ad565b5f52602052602060405f2054604051908152f35b346101d0575f3660031901126101d05760206007546001600160a01b0360405191168152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d057604051906103db60e083611d89565b6103e3611dbf565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f20805461043663ffffffff8260901c16613e4b565b916104418282613c27565b845261044c82612129565b9080156108855760d884901c60ff166001810190811061076257925b61048a610474856131bb565b946104826040519687611d89565b8086526131bb565b5f5b601f198201811061086e5750505f5b60ff8660d81c1681106108145750506107b8575b50602084015281516060840152600160f11b8116156106a85760408260206001600160f01b03199401515b6080860152015160a084015260701b1660c0820152604051602081526101608101610509602083018451611c0e565b60208301519061014060a08401528151809152602061018084019201905f5b818110610688575050506001600160a01b0360408401511660c0830152606083015190601f198382030160e0840152602080835192838152019201905f5b81811061064757505050608083015190601f1983820301610100840152602080835192838152019201905f5b8181106106115750505060a083015190601f1983820301610120840152602080835192838152019201905f5b8181106105e2575050506001600160f01b031960c083940151166101408301520390f35b825180516001600160a01b0316855260209081015161ffff1681860152604090940193909201916001016105be565b909192602061063d60019286519060206040926001600160f81b03198151168352015160208201520190565b9401929101610592565b909192602060606001926001600160a01b03604088516001600160f81b03198151168452858101518685015201511660408201520194019101919091610566565b909192602060808261069d6001948851611c0e565b019401929101610528565b64ffffffffff8160b01c166106bc82614db2565b9082151592835f146107b25760015b82156107a95760ff8060015b1691160160ff81116107625760ff6106ef91166131d3565b93610776575b5061070e575b506001600160f01b0319926040916104da565b926040519361071e604086611d89565b600160f91b8552602085015281515f1981019290831161076257610759836001600160f01b031996610752604096856135a8565b52826135a8565b509150926106fb565b634e487b7160e01b5f52601160045260245ffd5b60405190610785604083611d89565b5f825260208201526107975f856135a8565b526107a25f846135a8565b50866106f5565b60ff805f6106d7565b5f6106cb565b61080d906040516107ca604082611d89565b600181525f6020820152604051906107e3606083611d89565b81525f60208201526fffffffffffffffffffffffffffffffff8516604082015261075282856135a8565b50846104af565b61081e81836122ff565b908380610864575b1561085757600181018082116107625760019261085091905b610849828a6135a8565b52876135a8565b500161049b565b610850600192829061083f565b5080851115610826565b602090610879611dbf565b8282890101520161048c565b60ff8460d81c1692610468565b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05767ffffffffffffffff6044358181116101d0576108e4903690600401611c57565b50506064358181116101d0576108fe903690600401611c57565b50506084359081116101d057610918903690600401611b7d565b505030036102c15760206040517fbc197c81000000000000000000000000000000000000000000000000000000008152f35b346101d0576101ab5f61095e366004611bab565b915061096861240e565b612463565b346101d0575f3660031901126101d05760206040516305a39a808152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d0575f525f60205260405f206024355f52602052602060406109dc6109d7825f20805490613c27565b613cd9565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b346101d0575f3660031901126101d057602060405160198152f35b60603660031901126101d0576004356001600160a01b03811681036101d0576044359067ffffffffffffffff82116101d057610a666101ab923690600401611bd0565b91610a6f61240e565b60243590611f28565b346101d0575f3660031901126101d05760206006546001600160a01b0360405191168152f35b346101d05760a03660031901126101d0576001600160a01b0360043581811681036101d0576044359180831683036101d057606435908116036101d0576084356001600160f81b0319811681036101d057602092610aff9260243590611e5e565b6040519015158152f35b346101d0575f3660031901126101d0576007546001600160a01b033381831603610b71576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b7f118cdaa7000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b346101d0575f3660031901126101d057610bb561237d565b5f6001600160a01b036007546001600160a01b0319809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0575f526009602052602060ff610c4460405f205460405192839116611c01565bf35b346101d057366003190160a081126101d0576080136101d0576001600160a01b036084358181168082036101d057610c7c61240e565b60043560088110156101d057602435938416938481036101d05760443591610ca58383836140ad565b95335f52600560205260405f20875f5260205260405f2054948515610d2a576101ab97335f52600560205260405f20905f526020525f604081205560405190610cee8285611c01565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a361482a565b7f969bf728000000000000000000000000000000000000000000000000000000005f5260045ffd5b6003196060368201126101d05767ffffffffffffffff9081600435116101d05761016090600435360301126101d0576024359081116101d057610d99903690600401611bd0565b6001600160a01b0360443516604435036101d057610db5611dbf565b50610dbe61240e565b6008610104600435013510156101d0576001600160a01b03610de86101046004350135600a611d73565b54168015611622576004356004013560088110156101d0571580611605575b806115fd575b156115eb575f925b610e2784604435600435600401612cbb565b610e3661014460043501611df3565b90610e4b60a460043501600435600401611e08565b90507e0400000000000000000000000000000000000000000000000000000000000080604051947fd559f94e0000000000000000000000000000000000000000000000000000000086526001600160a01b0360443516600487015216146024840152151560448301526020826064815f875af1918215611382575f926115b7575b50825f525f60205260405f20825f5260205260405f20610ef660c460043501600435600401612c6d565b71ffff00000000000000000000000000000000610f1b61014460049a949a3501611df3565b60701c16905f90600881116115a0575f995f198b5b83811061147857508b8a9b9c9a9798999a61144e575b506019811115611404575b50610f5d918491614f2b565b156113f7575b80611248575b50878587600160f11b84161561122d57505050909150610f9360c460043501600435600401612c6d565b90610f9d826131bb565b91610fab6040519384611d89565b8083526020830191368260061b8201116101d05793879389938b93878e98925b8260061b820184106111e157505050509161106c5f96949261101e6110729997955b61100160a460043501600435600401611e08565b9161101660e460043501600435600401612c6d565b9390926144c5565b50907fffffffffffffffffffff00000000ffffffffffffffffffffffffffffffffffff75ffffffff0000000000000000000000000000000000006004356004019360901b169116178a614747565b886136cd565b90816111d9575b5050611089602460043501611e3e565b8361109961014460043501611df3565b7fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf4936040518061110a6001600160a01b0360446004350135971694346044358b8592936001600160f01b03199195946001600160a01b0360609460808701988752166020860152604085015216910152565b0390a461111b600435600401613231565b96926008819593929510156111c55760809761114095826111b1575b50505050613551565b6040519161114f604084611d89565b611160610104600435013584611e52565b602083015260405191611174606084611d89565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610c446040518092611c0e565b6111bc9333936132b0565b86808080611137565b634e487b7160e01b5f52602160045260245ffd5b558480611079565b939750939750935093506040843603126101d057602060409182516112068482611d89565b61120f87611c42565b8152828701358382015281520193019388948b938d97938c96610fcb565b6110729561106c5f969561101e611243896131d3565b610fed565b9091925061126060a460043501600435600401611e08565b809291921561138d579088949392915f5b81811061128057505050610f69565b90919293949550600460206001600160a01b036112a960406112a386888b614452565b01611e3e565b16604051928380927f18160ddd0000000000000000000000000000000000000000000000000000000082525afa8015611382575f9061134f575b60649150048080046001148115171561076257831161130b5760010190899594939291611271565b606460405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152fd5b506020813d60201161137a575b8161136960209383611d89565b810103126101d057606490516112e3565b3d915061135c565b6040513d5f823e3d90fd5b608460405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201527f66657246656500000000000000000000000000000000000000000000000000006064820152fd5b90600160f11b1790610f63565b60ff919294965016906001820182116107625789957fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff6001610f5d940160e01b9116179391610f51565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c610f46565b61148b611486828686614442565b614462565b6001600160f81b031960206114a1848888614442565b013591168061152a57506114b6428211614235565b6305a39a8042018042116107625781116114e6578d81116114dd575b506001905b01610f30565b9c5060016114d2565b606460405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152fd5b600160f91b81036115505750828110611547575b506001906114d7565b9150600161153e565b600160f81b8103611575575085811161156c57506001906114d7565b9450600161153e565b7fa5a5eb28000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b63c3e33c9960e01b5f52600452600860245260445ffd5b9091506020813d6020116115e3575b816115d360209383611d89565b810103126101d057519085610ecc565b3d91506115c6565b6001600160a01b036008541692610e15565b508115610e0d565b5061161a60a460043501600435600401611e08565b905015610e07565b5f80806101046004350135612392565b346101d0575f3660031901126101d057602060405160018152f35b346101d05760803660031901126101d057600860043510156101d0576024356001600160a01b03811681036101d05760643580151581036101d0576101ab9161169461240e565b60443590612463565b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0576116ca61237d565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b346101d05760203660031901126101d05760043560088110156101d0576117326001600160a01b0391600a611d73565b541680611758575f905b604080516001600160a01b039290921682526020820192909252f35b6040517fc1292cc3000000000000000000000000000000000000000000000000000000008152602081600481855afa908115611382575f9161179c575b509061173c565b90506020813d6020116117c6575b816117b760209383611d89565b810103126101d0575182611795565b3d91506117aa565b346101d0575f3660031901126101d05760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346101d057611821366004611bab565b61182c92919261237d565b6001600160a01b0383169283156119595760088310156111c55760038303611952573f600b5415611949575b600b540361191d575f838152600960205260409020805460ff191660ff841617905561188582600a611d73565b836001600160a01b0319825416179055823b156101d057604051907fabd135e60000000000000000000000000000000000000000000000000000000082528060048301525f8260248183885af1908115611382577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a09260209261190d575b50604051908152a3005b5f61191791611d89565b85611903565b827f59696d4e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b80600b55611858565b5f92612392565b606460405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152fd5b346101d0575f3660031901126101d0576020604051620493e08152f35b346101d05760803660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760643567ffffffffffffffff81116101d057611a0b903690600401611b7d565b505030036102c15760206040517f150b7a02000000000000000000000000000000000000000000000000000000008152f35b346101d0575f3660031901126101d05760206008546001600160a01b0360405191168152f35b346101d0576060611a786102fe366004611b3f565b90604051921515835260208301526040820152f35b346101d05760203660031901126101d057600435907fffffffff0000000000000000000000000000000000000000000000000000000082168092036101d057817f01ffc9a70000000000000000000000000000000000000000000000000000000060209314908115611b01575b5015158152f35b7f4e2312e00000000000000000000000000000000000000000000000000000000091501483611afa565b35906001600160a01b03821682036101d057565b908160a09103126101d057611b5381611b2b565b91602082013591604081013560088110156101d057916080611b7760608401611b2b565b92013590565b9181601f840112156101d05782359167ffffffffffffffff83116101d057602083818601950101116101d057565b908160609103126101d057803560088110156101d057916040611b7760208401611b2b565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460071b0101116101d057565b9060088210156111c55752565b60406060916001600160a01b0360208251611c2a878251611c01565b01511660208501526020810151828501520151910152565b35906001600160f81b0319821682036101d057565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460051b0101116101d057565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f2091825494611cb886612129565b95909660088210156111c55760018214611d3f5790611ce893929160028214611d37575b60d81c60ff168661214d565b949094928515611d2a576040611cff8580936122ff565b01519482611d1f575b5050611d1057565b905f1981146107625760010190565b11159050825f611d08565b505f945084935083925050565b5f9350611cdc565b95969394505050505f14611d69576fffffffffffffffffffffffffffffffff600192169291929190565b5f92508291508190565b9060088110156111c5575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff821117611dab57604052565b634e487b7160e01b5f52604160045260245ffd5b60405190611dce606083611d89565b5f6040838151611dde8382611d89565b83815283602082015281528260208201520152565b356001600160f01b0319811681036101d05790565b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d0576020019160608202360383136101d057565b356001600160a01b03811681036101d05790565b60088210156111c55752565b926001600160a01b03841633148015611f1f575b15611edb576001600160f81b031916611ed4577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c15611ebb57611eb893506135bc565b90565b91611ecf915f93611eca61240e565b6135bc565b915d90565b5050505f90565b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152fd5b50303314611e72565b939291908215908180612114575b61210c576001600160a01b039081871696875f526020935f8552604094855f20845f528152855f2095611f6a858589614a43565b9a828c159182159261208a575b505015612047577e08000000000000000000000000000000000000000000000000000000000000808c60701b161461200457505085611fe1989993611fda959389935f14611ff9575f945b8516151580611feb575b15611fe357600195886136cd565b9055613551565b565b60029561106c565b50600160f11b861615611fcc565b846008541694611fc2565b60649250519062461bcd60e51b82526004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b60649250519062461bcd60e51b82526004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b602492508351928380927f4f558e790000000000000000000000000000000000000000000000000000000082528a60048301525afa908115612102575f916120d5575b50825f611f77565b6120f59150833d85116120fb575b6120ed8183611d89565b810190612ca3565b5f6120cd565b503d6120e3565b82513d5f823e3d90fd5b505050509050565b503415611f36565b9190820391821161076257565b60e81c60ff168061213b57505f905f90565b5f198101919082116107625760019190565b9192909493600a86111561229e5790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b6121e5575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61227a84848a848a6140e8565b6122915750858101908082116107625716806121d2565b9850505050925050509190565b9194925f5b8481106122b757505050505090505f905f90565b6122c4848484848b6140e8565b6122d0576001016122a3565b95505050505060019190565b601a8210156122eb5701905f90565b634e487b7160e01b5f52603260045260245ffd5b611eb89161230b611dbf565b5061231981600284016122dc565b905460039190911b1c91600160a31b83161561235e57601c915f520160205260405f2060016040519161234d604084611d89565b805483520154602082015290614174565b505060405161236e604082611d89565b5f81525f602082015290614174565b6006546001600160a01b0333911603610b7157565b916001600160a01b03608494926123b7604051956123b1604088611d89565b86611e52565b166020840152604051926123cc606085611d89565b83526020830152604082015261240c604051917f391102fb0000000000000000000000000000000000000000000000000000000083526004830190611c0e565bfd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c61243b576001905d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f2092612491858386614a43565b9061249c86846147a4565b6001600160a01b0333911603612bde57600160f01b808360701b1614612b9a576124d24264ffffffffff8460b01c161115614235565b600160f11b8216612a35575b8315612a2e5760ff8260d81c165a81158015612a21575b156129f257620bbdf28110156129d957505f5b8181106129cb5750505f5b915b8215958693846129bb575b61256360405195612532604088611d89565b606087526060602088015261254d8360ff8760d81c1661211c565b90156129af578a92919060ff60015b1690613258565b61256c816131bb565b6125796040519182611d89565b818152612585826131bb565b601f190136602083013787525f5b81811061286057505088156127285750508161271f575b506001600160a01b0384163b156101d0576040517f42966c680000000000000000000000000000000000000000000000000000000081528760048201525f81602481836001600160a01b038a165af180156113825761270f575b50865f5f600160f01b84166126ea575b604080519182523360208301526fffffffffffffffffffffffffffffffff8516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b8351518110156126b057806126aa878a6126a060019589614dd6565b938c939193614280565b01612684565b50915094936126c0575b50505050565b5f60016126e1956fffffffffffffffffffffffffffffffff83941694614280565b5f8080806126ba565b50508351515f1981019150811161076257612706889185614dd6565b50909150612614565b5f61271991611d89565b5f612604565b5f90555f6125aa565b9091838261273586612129565b81929192612856575b5050612835575b7ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8460d81b1691161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a36001600160a01b0384163b156101d0576040517fc3a107330000000000000000000000000000000000000000000000000000000081528760048201525f81602481836001600160a01b038a165af1801561138257612825575b50612682565b5f61282f91611d89565b5f61281f565b5060018201925082821161076257899260e81b60ff60e81b19851617612745565b119050835f61273e565b9091925060ff8560d81c166128758285613258565b0361299f576019905b600160a31b61289083600288016122dc565b9054600391821b1c906128a68560028a016122dc565b90918254915f19911b1b19169055806128c0848c516135a8565b521615612996576020880151511561294b575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107625760208d015194848101918282116107625760019861292761292d945f996135a8565b526135a8565b528252601c87016020526040822082815501555b01908a9291612593565b8260011b6001600160ff1b038416840361076257612968816131bb565b906129766040519283611d89565b808252612985601f19916131bb565b0136602083013760208901526128d3565b60019150612941565b6129a98184613258565b9061287e565b8a92919060ff5f61255c565b600160f01b831615159450612520565b6129d49161211c565b612513565b620bbdf119810190811161076257620569c99004612508565b7f34edfe31000000000000000000000000000000000000000000000000000000005f52621127bb60045260245ffd5b50621127bb8110156124f5565b5f91612515565b92612a4e63ffffffff8360909894989795971c16613e4b565b945f945b60208701518051871015612b8b576001600160f81b0319612a7888600160f81b936135a8565b51511603612b7f575f5b87518051821015612b6b57612abb5f6001600160a01b036040612aa78660ff966135a8565b510151168c600294859160d81c168b61214d565b919015612b635781612ace9189016122dc565b905460039190911b1c600160a31b811615612b5957505f52601c8601602052600160405f2001545b6020612b0589828c01516135a8565b51015111612b1557600101612a82565b606460405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152fd5b905060a41c612af6565b50505f612af6565b5050929190946001905b0194909192612a52565b92919094600190612b75565b509194509294509490946124de565b606460405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152fd5b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152fd5b15612c2957565b606460405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d057602001918160061b360383136101d057565b908160209103126101d0575180151581036101d05790565b91906001600160a01b03809116801561317757612cda90301415612c22565b612ce383614375565b612cf060e0840184612c6d565b600a8111613160575f905f925b8184106130ce57505061271091501161308a57612d1d60a0840184611e08565b600581116130735792821692831580159290915f5b818110612eb65750505090612ea4575b612e9f57602092612d54848201611e3e565b90612d6482638f8b138e86614477565b612e5b57849291612d7a61014060449301611df3565b946001600160f01b031960405196879586947f52cdc6a60000000000000000000000000000000000000000000000000000000086521660048501521660248301525afa908115611382575f91612e3e575b5015612dd45750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b612e559150823d84116120fb576120ed8183611d89565b5f612dcb565b6064856040519062461bcd60e51b82526004820152601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152fd5b505050565b50823560088110156101d05715612d42565b6001600160f81b031980612ece611486848688614452565b1615612ede611486848688614452565b9015613047575050602080612ef4838587614452565b013515158061302d575b15613005576fffffffffffffffffffffffffffffffff81612f20848688614452565b01351181612f2f848688614452565b013590612fda57508486612fb6575b15612f4c5750600101612d32565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f722066656500000000000000000000000000000000000000000000000000006064820152fd5b50612fd5612fca60406112a3858789614452565b63b6e306ac8a614477565b612f3e565b7f1f4d5abe000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f1f2a2005000000000000000000000000000000000000000000000000000000005f5260045ffd5b508661303f60406112a3858789614452565b161515612efe565b7ffba5809f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152fd5b9091846130e46130df868686614442565b611e3e565b161561311c5760206130f7858585614442565b01359061ffff82168092036101d05760019161311291613258565b9301929190612cfd565b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152fd5b67ffffffffffffffff8111611dab5760051b60200190565b906131dd826131bb565b60406131ec6040519283611d89565b83825281936131fd601f19916131bb565b01915f5b83811061320e5750505050565b602090835161321d8582611d89565b5f8152825f81830152828501015201613201565b9081359160088310156101d05761324a60208201611e3e565b916060604083013592013590565b9190820180921161076257565b1561326c57565b606460405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152fd5b9290919260088110156111c5576002811461350f5760030361337057506132d782826147a4565b6001600160a01b039081168482161492828216803b156101d0576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561138257611fe195613360575b5083613348575b505050613265565b6133569192935030936147a4565b16145f8080613340565b5f61336a91611d89565b5f613339565b604080517efdd58e000000000000000000000000000000000000000000000000000000008082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa9586156134d6575f966134e0575b50823b156101d0578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af180156134d65791859492916134639694926134c6575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa9384156134bd57505f9361348b575b5050611fe19261348591613258565b14613265565b9080929350813d83116134b6575b6134a38183611d89565b810103126101d057519082613485613476565b503d613499565b513d5f823e3d90fd5b5f6134d091611d89565b5f613438565b87513d5f823e3d90fd5b9095508481813d8311613508575b6134f88183611d89565b810103126101d05751945f6133d2565b503d6134ee565b50611fe193925061353b613485926135348361352b3084615325565b9630908461507e565b3090615325565b92613258565b91908110156122eb5760071b0190565b905f5b81811061356057505050565b61357361356e828486613541565b613231565b60088492959410156111c557600194858303613594575b5050505001613554565b61359f9333936132b0565b5f80808061358a565b80518210156122eb5760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f526020526135f663ffffffff60405f205460901c16613e4b565b935f9160408601955b805180518510156136bb5784613614916135a8565b51988751511561369e575b89830199810198905f5b895190815181101561368b5761ffff866136468f849051956135a8565b5101511691828102928184041490151715610762576136858b8f8b8f958b8f9361367c886127108360019c5116950497516135a8565b5151169361499c565b01613629565b50909a50909850506001909301926135ff565b6136b68b828c015116848c015190883091888c61499c565b61361f565b50975050505050505091505151151590565b9293949096919534613b8d575b6001600160a01b03168015908115613aa5575b5015613a3b5794939291905f955b80871061370c575050505050505090565b9091929394959661372161356e898489613541565b60089b939194929b9283831015806111c55760018414613a2c57613748838f899087614a89565b82158015613a1f575b156139db576111c5578c86918b956003861490816139a9575b506138f9575b9183918561377e948d614b9d565b9c909c806138c8575b6137f1575b946001956001600160a01b036040916137a783518097611c01565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038c1692a35b019594939291906136fb565b926138046001600160a01b03918d6147a4565b16803314908115613849575b501561381d57889261378c565b7fc6cd8a0b000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b90506040908151907fe985e9c500000000000000000000000000000000000000000000000000000000825260048201523360248201526001600160a01b038d826044816020948594165afa9283156134bd57505f926138ab575b50505f613810565b6138c19250803d106120fb576120ed8183611d89565b5f806138a3565b509250600282036138f2576001925b60038410156111c55760038810156111c55789938811613787565b5f926138d7565b94506001600160a01b039150166001600160a01b038c16811480159061399f575b15613977576139298a8d6147a4565b6001600160a01b031630146139775781868e858d9761377e955f5261396c60205f8152604090815f2090875f52525f205460701b600160f11b8091161415612c22565b929450509150613770565b7f66309bde000000000000000000000000000000000000000000000000000000005f5260045ffd5b508986141561391a565b96505091506001600160a01b03165f52600960205260ff60405f205416938410156111c5578c86918b9515155f61376a565b606460405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152fd5b50505f6003841415613751565b509b50505050600191506137e5565b608460405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152fd5b8291506040805180927f6aeb87dd000000000000000000000000000000000000000000000000000000008252602482019260209586948560048601525260448301908b905f5b898110613b2f5750505082809103915afa918215611382575f92613b12575b50505f6136ed565b613b289250803d106120fb576120ed8183611d89565b5f80613b0a565b9291945092945083359060088210156101d057613b4e81600193611c01565b6001600160a01b03613b61898701611b2b565b168882015283850135848201526060808601359082015260808091019401910190869492869492613aeb565b9680613b9881612129565b5015613bfd575b50613bb36001600160a01b03913490613258565b9785604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa6080858c1692a390506136da565b905060ff8160d81c16600181018091116107625760e81b60ff60e81b199190911617613bb3613b9f565b90600160f01b613c35611dbf565b911615613c4857506019611eb8916122ff565b905090565b67ffffffffffffffff8111611dab57601f01601f191660200190565b5160088110156111c55790565b6020818303126101d05780519067ffffffffffffffff82116101d0570181601f820112156101d057805190613caa82613c4d565b92613cb86040519485611d89565b828452602083830101116101d057815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b15613d2657613cfa8151613c69565b60088110156111c557600314613db4575b613d158151613c69565b60088110156111c557600414613d44575b5050613d315f613c4d565b613d3e6040519182611d89565b5f815290565b60205f9101516024604051809481937f0e89341c00000000000000000000000000000000000000000000000000000000835260048301525afa5f9181613d90575b50611eb85780613d26565b613dad9192503d805f833e613da58183611d89565b810190613c76565b905f613d85565b6020810151604051907fc87b56dd00000000000000000000000000000000000000000000000000000000825260048201525f81602481865afa5f9181613e06575b50613e005750613d0b565b91505090565b613e1b9192503d805f833e613da58183611d89565b905f613df5565b51906001600160f81b0319821682036101d057565b51906001600160a01b03821682036101d057565b9060408051606090613e5d8282611d89565b8181526020908282820152828482015263ffffffff8196169081156140a557505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c80825201018152835184019082820184868403126101d0578386015167ffffffffffffffff908181116101d05787019682603f890112156101d0578588015197613ef8896131bb565b98613f0586519a8b611d89565b808a528589898c019202830101918583116101d0578601905b82821061405e57505050838101518281116101d05781019683603f890112156101d0578688015197613f4f896131bb565b98613f5c87519a8b611d89565b808a5286898b019160061b830101918683116101d0578701905b828210614026575050508101519182116101d057019281603f850112156101d0578484015190613fa5826131bb565b94613fb285519687611d89565b828652848787019360061b8201019384116101d0578401915b838310613fe057505050508601528401528252565b848784840301126101d057845190613ff88683611d89565b61400184613e37565b8252878401519061ffff821682036101d0578289928389950152815201920191613fcb565b878a838b0301126101d05789889182516140408482611d89565b61404985613e22565b81528285015183820152815201910190613f76565b8989838a0301126101d057888a9188516140788482611d89565b61408185613e22565b815282850151838201526140968a8601613e37565b8a820152815201910190613f1e565b955050505050565b916001600160a01b03604051926140c8602085018096611c01565b1660408301526060820152606081526140e2608082611d89565b51902090565b916140f682600285016122dc565b90549060031b1c9360088210156111c5576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff1661416b5760021461416257600160a31b83161561415957601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b61417c611dbf565b5061418681614dc4565b906040918251936141978486611d89565b6141a18286611e52565b6001600160a01b0383166020860152600160a31b831661420d575060088110156111c5576003036141ed57905f918151936141dd606086611d89565b845260a41c602084015282015290565b8151926141fb606085611d89565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614228606086611d89565b8452602084015282015290565b1561423c57565b606460405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152fd5b92939195949094156143645761429d620493e0338385888b614e76565b61435c579460088110156111c55760038114614353575b335f52600560205260405f206142cb8386846140ad565b5f5260205260405f206142df878254613258565b90556001600160a01b038094169586926142fc6040518094611c01565b602083015260408201527fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a3167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b600195506142b4565b505050505050565b92909150611fe1949350339361482a565b80359060088210156101d0578115614406576143c860609282600360206001600160a01b039501926143bc6143a985611e3e565b6040850135988995013594859184614a89565b146143f3575b50611e3e565b165f525f60205260405f20905f52602052611fe160405f205460701b600160f11b8091161415612c22565b6001614400911115613265565b5f6143c2565b611fe191506001600160a01b0361441f60208301611e3e565b1615908161442e575b50613265565b90506040606082013591013517155f614428565b91908110156122eb5760061b0190565b91908110156122eb576060020190565b356001600160f81b0319811681036101d05790565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa908115611382575f916144ac575090565b611eb8915060203d6020116120fb576120ed8183611d89565b91909492939480158061473e575b80614736575b61472b576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106146db5750505050601f19928388820301868901528280835192838152019201905f5b8181106146a45750505082878203016060880152898152019085885f5b8b811061466257505061455d9203908101865285611d89565b8351902094855f5260028352815f20549263ffffffff80941680614659575060019460015498858a1686811461076257600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff092831561464c57525f8681526003845285812080546001600160a01b0319166001600160a01b039485161790555b818110614619575050505050505050565b8790875f5260048552865f20846146346130df84878b614442565b165f528552865f208260ff1982541617905501614608565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b0361467784611b2b565b168152868301359061ffff82168092036101d0578781019190915285019291879190860190600101614544565b91936146ce6001929486519060206040926001600160f81b03198151168352015160208201520190565b9401910191879392614527565b91939450919482806001926001600160f81b03196146f88a611c42565b1681528b8901358c8201526001600160a01b036147168c8b01611b2b565b168b8201520196019101918894939192614501565b505f94508493505050565b5085156144d9565b508151156144d3565b919091813560088110156101d057801561479e579161478b91600160f01b949361477360208401611e3e565b906003810361478f57601960405f955b013593614fad565b1790565b60196040606086013595614783565b50505090565b60209060246001600160a01b039360405194859384927f6352211e0000000000000000000000000000000000000000000000000000000084526004840152165afa908115611382575f916147f6575090565b90506020813d602011614822575b8161481160209383611d89565b810103126101d057611eb890613e37565b3d9150614804565b92909391811580614988575b6149815760088410156111c5576001841461495f57600284146149045761485c936150e5565b905f604051928051602038920183855af1156148fb573d156148e2575b503d81523d5f602083013e3d81016148986020820192836040526151e4565b156148a1575050565b907f5472616e73666572206661696c656400000000000000000000000000000000006064809362461bcd60e51b845260206024820152600f60448201520152fd5b3b156148ee575f614879565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615614941575b50505f603452565b3b153d171015614952575f80614939565b6390b8ec185f526004601cfd5b505f935083919250819038935af11561497457565b63b12d13eb5f526004601cfd5b5050505050565b5060088410156111c5576003841415614836565b909492939194831561435c576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd733560203083149586614a15575b604051948986521693a415614a0a57508061353b611fe1946135346134859461352b3084615325565b9091611fe19361507e565b8085165f525f825260405f20865f5282528a614a3b8a5f60408120936002855486614b9d565b5090556149e1565b54929190831580614a60575b614a57575050565b5f809350612392565b506001600160a01b0381165f52600960205260ff60405f20541660088110156111c55715614a4f565b919290600883101593846111c557600284149182159283614b90575b868115614b80575b50158015614b4b575b614b4257501590848215614b34575b505015614af0571591821592614adf575b50501561300557565b9091506111c5576003145f80614ad6565b606460405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152fd5b9091506111c5575f84614ac5565b91509192612392565b506001600160a01b03807f00000000000000000000000000000000000000000000000000000000000000001690821614614ab6565b90506111c5576004851486614aad565b505f955060038514614aa5565b929193909460088510156111c55760038503614d80575b60ff9160ff8760d81c1695614bc888614db2565b906019891015614d3c5715908115614d32575b5015614cc85786928286614bf093868a614fad565b600a821015614c38575b509150506001915001809111610762577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a8614614c73575b50505090614c679460ff9216011691615353565b90555f80808381614bfa565b9396935f9291905b868410614c8b5750969396614c53565b9193949550919695614cb884918984614ca482886122ff565b60208b818351015116910151011691615353565b9701918995949391979697614c7b565b608460405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f7220746860448201527f697320774e4654000000000000000000000000000000000000000000000000006064820152fd5b905087105f614bdb565b606460405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152fd5b614d9382848760ff8a60d81c168861214d565b90614d9e5750614bb4565b9250929050614dad935061521a565b905f90565b60e01c60ff168061213b57505f905f90565b60a01c60071660088110156111c55790565b915f915f93614de68282516135a8565b5194614df186614dc4565b956001600160a01b0381169587600160a31b831615614e4f57505050506020019081518160011b916001600160ff1b038116036107625781614e32916135a8565b519151906001810180911161076257614e4a916135a8565b519091565b6008919395508092945010156111c557600303614e6d575060a41c91565b92915060a41c90565b91939092801580614f17575b614f0c5760088310156111c55760018314614efb57833b15614ef1575f94614ea9936150e5565b906040519383835192602038950192f1903d60203d11614ee9575b806020918352805f8385013e82010160405281614edf575090565b611eb891506151e4565b506020614ec4565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156111c5576003831415614e82565b9091614f629064ffffffffff614f4082614db2565b509160b01c1615614fa6576001905b15614f9d5760ff8060015b169116613258565b8203614f975760028210918215614f7857505090565b909150156122eb57614f926001600160f81b031991614462565b161590565b50505f90565b60ff805f614f5a565b5f90614f4f565b9290939160088110156111c5576002810361507857855b600482141580615062575b61503f575090614fde91615303565b615004614fee85600286016122dc565b819391549060031b91821b915f19901b19161790565b90558061502a575b508261501757505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f61500c565b614fee94965061505e959350600292615057926152e2565b94016122dc565b9055565b506b0fffffffffffffffffffffff811115614fcf565b82614fc4565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f511416156150c7575b50505f606052604052565b3b153d1710156150d8575f806150bc565b637939f4245f526004601cfd5b92909260088110156111c557600281146151935760031461515757604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c4820152611eb88160e481015b03601f198101835282611d89565b6040516323b872dd60e01b60208201523060248201526001600160a01b039091166044820152606481019290925250611eb88160848101615149565b506040517fa9059cbb0000000000000000000000000000000000000000000000000000000060208201526001600160a01b03909116602482015260448101919091529050611eb88160648101615149565b805180159182156151f457505090565b60209081015192508110615209575b50151590565b5f199060200360031b1b165f615203565b600281019261522983856122dc565b90549060031b1c90600160a31b82166152c457615249908260a41c613258565b916b0fffffffffffffffffffffff8311615289575091615283614fee92846001600160a01b0361527b61505e97614dc4565b9116906152e2565b936122dc565b91936152b2614fee85615283856001600160a01b036152aa601c9a98614dc4565b911690615303565b90555f5201602052600160405f200155565b935050601c915f520160205261505e600160405f2001918254613258565b9160088310156111c5576001600160a01b039060a41b9260a01b9116171790565b9060088210156111c5576001600160a01b03600160a31b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107625760ff809116831b921b1916179056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const wrapperDeployed = {
  code: '0x6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714611a8d575080630fcf9b3c14611a6357806310118ebb14611a3d578063150b7a02146119ba578063243015591461199d578063320a18dc14611811578063331758e6146117ce5780633360aa3c1461170257806339e899ee1461169d57806342fb01a81461164d57806345acb471146116325780634d36d08514610d52578063576f630214610c4657806366967cbb14610c00578063715018a614610b9d57806379ba509714610b095780637f6d4c9314610a9e5780638da5cb5b14610a7857806391ddb14614610a23578063980550ca14610a085780639a7b05091461098b578063a1ecc7b81461096d578063a50410401461094a578063bc197c8114610892578063c424d4f7146103a7578063e30c397814610381578063f0e5d1ac14610315578063f1551a9c146102e9578063f23a6e611461023e578063f2fde38b146101d45763faf7d72014610171575f80fd5b346101d05760403660031901126101d0576004356001600160a01b03811681036101d0575f6101ab916101a261240e565b60243590612463565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b346101d05760203660031901126101d0576004356001600160a01b038082168092036101d05761020261237d565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760843567ffffffffffffffff81116101d05761028f903690600401611b7d565b505030036102c15760206040517ff23a6e61000000000000000000000000000000000000000000000000000000008152f35b7f79d104d3000000000000000000000000000000000000000000000000000000005f5260045ffd5b346101d05760406103076102fe366004611b3f565b93929092611c88565b835191825260208201529050f35b346101d05760803660031901126101d0576004356001600160a01b03908181168091036101d05760243560088110156101d05760443592831683036101d05761036d915f52600560205260405f2092606435916140ad565b5f52602052602060405f2054604051908152f35b346101d0575f3660031901126101d05760206007546001600160a01b0360405191168152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d057604051906103db60e083611d89565b6103e3611dbf565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f20805461043663ffffffff8260901c16613e4b565b916104418282613c27565b845261044c82612129565b9080156108855760d884901c60ff166001810190811061076257925b61048a610474856131bb565b946104826040519687611d89565b8086526131bb565b5f5b601f198201811061086e5750505f5b60ff8660d81c1681106108145750506107b8575b50602084015281516060840152600160f11b8116156106a85760408260206001600160f01b03199401515b6080860152015160a084015260701b1660c0820152604051602081526101608101610509602083018451611c0e565b60208301519061014060a08401528151809152602061018084019201905f5b818110610688575050506001600160a01b0360408401511660c0830152606083015190601f198382030160e0840152602080835192838152019201905f5b81811061064757505050608083015190601f1983820301610100840152602080835192838152019201905f5b8181106106115750505060a083015190601f1983820301610120840152602080835192838152019201905f5b8181106105e2575050506001600160f01b031960c083940151166101408301520390f35b825180516001600160a01b0316855260209081015161ffff1681860152604090940193909201916001016105be565b909192602061063d60019286519060206040926001600160f81b03198151168352015160208201520190565b9401929101610592565b909192602060606001926001600160a01b03604088516001600160f81b03198151168452858101518685015201511660408201520194019101919091610566565b909192602060808261069d6001948851611c0e565b019401929101610528565b64ffffffffff8160b01c166106bc82614db2565b9082151592835f146107b25760015b82156107a95760ff8060015b1691160160ff81116107625760ff6106ef91166131d3565b93610776575b5061070e575b506001600160f01b0319926040916104da565b926040519361071e604086611d89565b600160f91b8552602085015281515f1981019290831161076257610759836001600160f01b031996610752604096856135a8565b52826135a8565b509150926106fb565b634e487b7160e01b5f52601160045260245ffd5b60405190610785604083611d89565b5f825260208201526107975f856135a8565b526107a25f846135a8565b50866106f5565b60ff805f6106d7565b5f6106cb565b61080d906040516107ca604082611d89565b600181525f6020820152604051906107e3606083611d89565b81525f60208201526fffffffffffffffffffffffffffffffff8516604082015261075282856135a8565b50846104af565b61081e81836122ff565b908380610864575b1561085757600181018082116107625760019261085091905b610849828a6135a8565b52876135a8565b500161049b565b610850600192829061083f565b5080851115610826565b602090610879611dbf565b8282890101520161048c565b60ff8460d81c1692610468565b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05767ffffffffffffffff6044358181116101d0576108e4903690600401611c57565b50506064358181116101d0576108fe903690600401611c57565b50506084359081116101d057610918903690600401611b7d565b505030036102c15760206040517fbc197c81000000000000000000000000000000000000000000000000000000008152f35b346101d0576101ab5f61095e366004611bab565b915061096861240e565b612463565b346101d0575f3660031901126101d05760206040516305a39a808152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d0575f525f60205260405f206024355f52602052602060406109dc6109d7825f20805490613c27565b613cd9565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b346101d0575f3660031901126101d057602060405160198152f35b60603660031901126101d0576004356001600160a01b03811681036101d0576044359067ffffffffffffffff82116101d057610a666101ab923690600401611bd0565b91610a6f61240e565b60243590611f28565b346101d0575f3660031901126101d05760206006546001600160a01b0360405191168152f35b346101d05760a03660031901126101d0576001600160a01b0360043581811681036101d0576044359180831683036101d057606435908116036101d0576084356001600160f81b0319811681036101d057602092610aff9260243590611e5e565b6040519015158152f35b346101d0575f3660031901126101d0576007546001600160a01b033381831603610b71576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b7f118cdaa7000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b346101d0575f3660031901126101d057610bb561237d565b5f6001600160a01b036007546001600160a01b0319809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0575f526009602052602060ff610c4460405f205460405192839116611c01565bf35b346101d057366003190160a081126101d0576080136101d0576001600160a01b036084358181168082036101d057610c7c61240e565b60043560088110156101d057602435938416938481036101d05760443591610ca58383836140ad565b95335f52600560205260405f20875f5260205260405f2054948515610d2a576101ab97335f52600560205260405f20905f526020525f604081205560405190610cee8285611c01565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a361482a565b7f969bf728000000000000000000000000000000000000000000000000000000005f5260045ffd5b6003196060368201126101d05767ffffffffffffffff9081600435116101d05761016090600435360301126101d0576024359081116101d057610d99903690600401611bd0565b6001600160a01b0360443516604435036101d057610db5611dbf565b50610dbe61240e565b6008610104600435013510156101d0576001600160a01b03610de86101046004350135600a611d73565b54168015611622576004356004013560088110156101d0571580611605575b806115fd575b156115eb575f925b610e2784604435600435600401612cbb565b610e3661014460043501611df3565b90610e4b60a460043501600435600401611e08565b90507e0400000000000000000000000000000000000000000000000000000000000080604051947fd559f94e0000000000000000000000000000000000000000000000000000000086526001600160a01b0360443516600487015216146024840152151560448301526020826064815f875af1918215611382575f926115b7575b50825f525f60205260405f20825f5260205260405f20610ef660c460043501600435600401612c6d565b71ffff00000000000000000000000000000000610f1b61014460049a949a3501611df3565b60701c16905f90600881116115a0575f995f198b5b83811061147857508b8a9b9c9a9798999a61144e575b506019811115611404575b50610f5d918491614f2b565b156113f7575b80611248575b50878587600160f11b84161561122d57505050909150610f9360c460043501600435600401612c6d565b90610f9d826131bb565b91610fab6040519384611d89565b8083526020830191368260061b8201116101d05793879389938b93878e98925b8260061b820184106111e157505050509161106c5f96949261101e6110729997955b61100160a460043501600435600401611e08565b9161101660e460043501600435600401612c6d565b9390926144c5565b50907fffffffffffffffffffff00000000ffffffffffffffffffffffffffffffffffff75ffffffff0000000000000000000000000000000000006004356004019360901b169116178a614747565b886136cd565b90816111d9575b5050611089602460043501611e3e565b8361109961014460043501611df3565b7fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf4936040518061110a6001600160a01b0360446004350135971694346044358b8592936001600160f01b03199195946001600160a01b0360609460808701988752166020860152604085015216910152565b0390a461111b600435600401613231565b96926008819593929510156111c55760809761114095826111b1575b50505050613551565b6040519161114f604084611d89565b611160610104600435013584611e52565b602083015260405191611174606084611d89565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610c446040518092611c0e565b6111bc9333936132b0565b86808080611137565b634e487b7160e01b5f52602160045260245ffd5b558480611079565b939750939750935093506040843603126101d057602060409182516112068482611d89565b61120f87611c42565b8152828701358382015281520193019388948b938d97938c96610fcb565b6110729561106c5f969561101e611243896131d3565b610fed565b9091925061126060a460043501600435600401611e08565b809291921561138d579088949392915f5b81811061128057505050610f69565b90919293949550600460206001600160a01b036112a960406112a386888b614452565b01611e3e565b16604051928380927f18160ddd0000000000000000000000000000000000000000000000000000000082525afa8015611382575f9061134f575b60649150048080046001148115171561076257831161130b5760010190899594939291611271565b606460405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152fd5b506020813d60201161137a575b8161136960209383611d89565b810103126101d057606490516112e3565b3d915061135c565b6040513d5f823e3d90fd5b608460405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201527f66657246656500000000000000000000000000000000000000000000000000006064820152fd5b90600160f11b1790610f63565b60ff919294965016906001820182116107625789957fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff6001610f5d940160e01b9116179391610f51565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c610f46565b61148b611486828686614442565b614462565b6001600160f81b031960206114a1848888614442565b013591168061152a57506114b6428211614235565b6305a39a8042018042116107625781116114e6578d81116114dd575b506001905b01610f30565b9c5060016114d2565b606460405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152fd5b600160f91b81036115505750828110611547575b506001906114d7565b9150600161153e565b600160f81b8103611575575085811161156c57506001906114d7565b9450600161153e565b7fa5a5eb28000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b63c3e33c9960e01b5f52600452600860245260445ffd5b9091506020813d6020116115e3575b816115d360209383611d89565b810103126101d057519085610ecc565b3d91506115c6565b6001600160a01b036008541692610e15565b508115610e0d565b5061161a60a460043501600435600401611e08565b905015610e07565b5f80806101046004350135612392565b346101d0575f3660031901126101d057602060405160018152f35b346101d05760803660031901126101d057600860043510156101d0576024356001600160a01b03811681036101d05760643580151581036101d0576101ab9161169461240e565b60443590612463565b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0576116ca61237d565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b346101d05760203660031901126101d05760043560088110156101d0576117326001600160a01b0391600a611d73565b541680611758575f905b604080516001600160a01b039290921682526020820192909252f35b6040517fc1292cc3000000000000000000000000000000000000000000000000000000008152602081600481855afa908115611382575f9161179c575b509061173c565b90506020813d6020116117c6575b816117b760209383611d89565b810103126101d0575182611795565b3d91506117aa565b346101d0575f3660031901126101d05760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346101d057611821366004611bab565b61182c92919261237d565b6001600160a01b0383169283156119595760088310156111c55760038303611952573f600b5415611949575b600b540361191d575f838152600960205260409020805460ff191660ff841617905561188582600a611d73565b836001600160a01b0319825416179055823b156101d057604051907fabd135e60000000000000000000000000000000000000000000000000000000082528060048301525f8260248183885af1908115611382577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a09260209261190d575b50604051908152a3005b5f61191791611d89565b85611903565b827f59696d4e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b80600b55611858565b5f92612392565b606460405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152fd5b346101d0575f3660031901126101d0576020604051620493e08152f35b346101d05760803660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760643567ffffffffffffffff81116101d057611a0b903690600401611b7d565b505030036102c15760206040517f150b7a02000000000000000000000000000000000000000000000000000000008152f35b346101d0575f3660031901126101d05760206008546001600160a01b0360405191168152f35b346101d0576060611a786102fe366004611b3f565b90604051921515835260208301526040820152f35b346101d05760203660031901126101d057600435907fffffffff0000000000000000000000000000000000000000000000000000000082168092036101d057817f01ffc9a70000000000000000000000000000000000000000000000000000000060209314908115611b01575b5015158152f35b7f4e2312e00000000000000000000000000000000000000000000000000000000091501483611afa565b35906001600160a01b03821682036101d057565b908160a09103126101d057611b5381611b2b565b91602082013591604081013560088110156101d057916080611b7760608401611b2b565b92013590565b9181601f840112156101d05782359167ffffffffffffffff83116101d057602083818601950101116101d057565b908160609103126101d057803560088110156101d057916040611b7760208401611b2b565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460071b0101116101d057565b9060088210156111c55752565b60406060916001600160a01b0360208251611c2a878251611c01565b01511660208501526020810151828501520151910152565b35906001600160f81b0319821682036101d057565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460051b0101116101d057565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f2091825494611cb886612129565b95909660088210156111c55760018214611d3f5790611ce893929160028214611d37575b60d81c60ff168661214d565b949094928515611d2a576040611cff8580936122ff565b01519482611d1f575b5050611d1057565b905f1981146107625760010190565b11159050825f611d08565b505f945084935083925050565b5f9350611cdc565b95969394505050505f14611d69576fffffffffffffffffffffffffffffffff600192169291929190565b5f92508291508190565b9060088110156111c5575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff821117611dab57604052565b634e487b7160e01b5f52604160045260245ffd5b60405190611dce606083611d89565b5f6040838151611dde8382611d89565b83815283602082015281528260208201520152565b356001600160f01b0319811681036101d05790565b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d0576020019160608202360383136101d057565b356001600160a01b03811681036101d05790565b60088210156111c55752565b926001600160a01b03841633148015611f1f575b15611edb576001600160f81b031916611ed4577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c15611ebb57611eb893506135bc565b90565b91611ecf915f93611eca61240e565b6135bc565b915d90565b5050505f90565b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152fd5b50303314611e72565b939291908215908180612114575b61210c576001600160a01b039081871696875f526020935f8552604094855f20845f528152855f2095611f6a858589614a43565b9a828c159182159261208a575b505015612047577e08000000000000000000000000000000000000000000000000000000000000808c60701b161461200457505085611fe1989993611fda959389935f14611ff9575f945b8516151580611feb575b15611fe357600195886136cd565b9055613551565b565b60029561106c565b50600160f11b861615611fcc565b846008541694611fc2565b60649250519062461bcd60e51b82526004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b60649250519062461bcd60e51b82526004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b602492508351928380927f4f558e790000000000000000000000000000000000000000000000000000000082528a60048301525afa908115612102575f916120d5575b50825f611f77565b6120f59150833d85116120fb575b6120ed8183611d89565b810190612ca3565b5f6120cd565b503d6120e3565b82513d5f823e3d90fd5b505050509050565b503415611f36565b9190820391821161076257565b60e81c60ff168061213b57505f905f90565b5f198101919082116107625760019190565b9192909493600a86111561229e5790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b6121e5575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61227a84848a848a6140e8565b6122915750858101908082116107625716806121d2565b9850505050925050509190565b9194925f5b8481106122b757505050505090505f905f90565b6122c4848484848b6140e8565b6122d0576001016122a3565b95505050505060019190565b601a8210156122eb5701905f90565b634e487b7160e01b5f52603260045260245ffd5b611eb89161230b611dbf565b5061231981600284016122dc565b905460039190911b1c91600160a31b83161561235e57601c915f520160205260405f2060016040519161234d604084611d89565b805483520154602082015290614174565b505060405161236e604082611d89565b5f81525f602082015290614174565b6006546001600160a01b0333911603610b7157565b916001600160a01b03608494926123b7604051956123b1604088611d89565b86611e52565b166020840152604051926123cc606085611d89565b83526020830152604082015261240c604051917f391102fb0000000000000000000000000000000000000000000000000000000083526004830190611c0e565bfd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c61243b576001905d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f2092612491858386614a43565b9061249c86846147a4565b6001600160a01b0333911603612bde57600160f01b808360701b1614612b9a576124d24264ffffffffff8460b01c161115614235565b600160f11b8216612a35575b8315612a2e5760ff8260d81c165a81158015612a21575b156129f257620bbdf28110156129d957505f5b8181106129cb5750505f5b915b8215958693846129bb575b61256360405195612532604088611d89565b606087526060602088015261254d8360ff8760d81c1661211c565b90156129af578a92919060ff60015b1690613258565b61256c816131bb565b6125796040519182611d89565b818152612585826131bb565b601f190136602083013787525f5b81811061286057505088156127285750508161271f575b506001600160a01b0384163b156101d0576040517f42966c680000000000000000000000000000000000000000000000000000000081528760048201525f81602481836001600160a01b038a165af180156113825761270f575b50865f5f600160f01b84166126ea575b604080519182523360208301526fffffffffffffffffffffffffffffffff8516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b8351518110156126b057806126aa878a6126a060019589614dd6565b938c939193614280565b01612684565b50915094936126c0575b50505050565b5f60016126e1956fffffffffffffffffffffffffffffffff83941694614280565b5f8080806126ba565b50508351515f1981019150811161076257612706889185614dd6565b50909150612614565b5f61271991611d89565b5f612604565b5f90555f6125aa565b9091838261273586612129565b81929192612856575b5050612835575b7ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8460d81b1691161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a36001600160a01b0384163b156101d0576040517fc3a107330000000000000000000000000000000000000000000000000000000081528760048201525f81602481836001600160a01b038a165af1801561138257612825575b50612682565b5f61282f91611d89565b5f61281f565b5060018201925082821161076257899260e81b60ff60e81b19851617612745565b119050835f61273e565b9091925060ff8560d81c166128758285613258565b0361299f576019905b600160a31b61289083600288016122dc565b9054600391821b1c906128a68560028a016122dc565b90918254915f19911b1b19169055806128c0848c516135a8565b521615612996576020880151511561294b575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107625760208d015194848101918282116107625760019861292761292d945f996135a8565b526135a8565b528252601c87016020526040822082815501555b01908a9291612593565b8260011b6001600160ff1b038416840361076257612968816131bb565b906129766040519283611d89565b808252612985601f19916131bb565b0136602083013760208901526128d3565b60019150612941565b6129a98184613258565b9061287e565b8a92919060ff5f61255c565b600160f01b831615159450612520565b6129d49161211c565b612513565b620bbdf119810190811161076257620569c99004612508565b7f34edfe31000000000000000000000000000000000000000000000000000000005f52621127bb60045260245ffd5b50621127bb8110156124f5565b5f91612515565b92612a4e63ffffffff8360909894989795971c16613e4b565b945f945b60208701518051871015612b8b576001600160f81b0319612a7888600160f81b936135a8565b51511603612b7f575f5b87518051821015612b6b57612abb5f6001600160a01b036040612aa78660ff966135a8565b510151168c600294859160d81c168b61214d565b919015612b635781612ace9189016122dc565b905460039190911b1c600160a31b811615612b5957505f52601c8601602052600160405f2001545b6020612b0589828c01516135a8565b51015111612b1557600101612a82565b606460405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152fd5b905060a41c612af6565b50505f612af6565b5050929190946001905b0194909192612a52565b92919094600190612b75565b509194509294509490946124de565b606460405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152fd5b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152fd5b15612c2957565b606460405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d057602001918160061b360383136101d057565b908160209103126101d0575180151581036101d05790565b91906001600160a01b03809116801561317757612cda90301415612c22565b612ce383614375565b612cf060e0840184612c6d565b600a8111613160575f905f925b8184106130ce57505061271091501161308a57612d1d60a0840184611e08565b600581116130735792821692831580159290915f5b818110612eb65750505090612ea4575b612e9f57602092612d54848201611e3e565b90612d6482638f8b138e86614477565b612e5b57849291612d7a61014060449301611df3565b946001600160f01b031960405196879586947f52cdc6a60000000000000000000000000000000000000000000000000000000086521660048501521660248301525afa908115611382575f91612e3e575b5015612dd45750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b612e559150823d84116120fb576120ed8183611d89565b5f612dcb565b6064856040519062461bcd60e51b82526004820152601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152fd5b505050565b50823560088110156101d05715612d42565b6001600160f81b031980612ece611486848688614452565b1615612ede611486848688614452565b9015613047575050602080612ef4838587614452565b013515158061302d575b15613005576fffffffffffffffffffffffffffffffff81612f20848688614452565b01351181612f2f848688614452565b013590612fda57508486612fb6575b15612f4c5750600101612d32565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f722066656500000000000000000000000000000000000000000000000000006064820152fd5b50612fd5612fca60406112a3858789614452565b63b6e306ac8a614477565b612f3e565b7f1f4d5abe000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f1f2a2005000000000000000000000000000000000000000000000000000000005f5260045ffd5b508661303f60406112a3858789614452565b161515612efe565b7ffba5809f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152fd5b9091846130e46130df868686614442565b611e3e565b161561311c5760206130f7858585614442565b01359061ffff82168092036101d05760019161311291613258565b9301929190612cfd565b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152fd5b67ffffffffffffffff8111611dab5760051b60200190565b906131dd826131bb565b60406131ec6040519283611d89565b83825281936131fd601f19916131bb565b01915f5b83811061320e5750505050565b602090835161321d8582611d89565b5f8152825f81830152828501015201613201565b9081359160088310156101d05761324a60208201611e3e565b916060604083013592013590565b9190820180921161076257565b1561326c57565b606460405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152fd5b9290919260088110156111c5576002811461350f5760030361337057506132d782826147a4565b6001600160a01b039081168482161492828216803b156101d0576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561138257611fe195613360575b5083613348575b505050613265565b6133569192935030936147a4565b16145f8080613340565b5f61336a91611d89565b5f613339565b604080517efdd58e000000000000000000000000000000000000000000000000000000008082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa9586156134d6575f966134e0575b50823b156101d0578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af180156134d65791859492916134639694926134c6575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa9384156134bd57505f9361348b575b5050611fe19261348591613258565b14613265565b9080929350813d83116134b6575b6134a38183611d89565b810103126101d057519082613485613476565b503d613499565b513d5f823e3d90fd5b5f6134d091611d89565b5f613438565b87513d5f823e3d90fd5b9095508481813d8311613508575b6134f88183611d89565b810103126101d05751945f6133d2565b503d6134ee565b50611fe193925061353b613485926135348361352b3084615325565b9630908461507e565b3090615325565b92613258565b91908110156122eb5760071b0190565b905f5b81811061356057505050565b61357361356e828486613541565b613231565b60088492959410156111c557600194858303613594575b5050505001613554565b61359f9333936132b0565b5f80808061358a565b80518210156122eb5760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f526020526135f663ffffffff60405f205460901c16613e4b565b935f9160408601955b805180518510156136bb5784613614916135a8565b51988751511561369e575b89830199810198905f5b895190815181101561368b5761ffff866136468f849051956135a8565b5101511691828102928184041490151715610762576136858b8f8b8f958b8f9361367c886127108360019c5116950497516135a8565b5151169361499c565b01613629565b50909a50909850506001909301926135ff565b6136b68b828c015116848c015190883091888c61499c565b61361f565b50975050505050505091505151151590565b9293949096919534613b8d575b6001600160a01b03168015908115613aa5575b5015613a3b5794939291905f955b80871061370c575050505050505090565b9091929394959661372161356e898489613541565b60089b939194929b9283831015806111c55760018414613a2c57613748838f899087614a89565b82158015613a1f575b156139db576111c5578c86918b956003861490816139a9575b506138f9575b9183918561377e948d614b9d565b9c909c806138c8575b6137f1575b946001956001600160a01b036040916137a783518097611c01565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038c1692a35b019594939291906136fb565b926138046001600160a01b03918d6147a4565b16803314908115613849575b501561381d57889261378c565b7fc6cd8a0b000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b90506040908151907fe985e9c500000000000000000000000000000000000000000000000000000000825260048201523360248201526001600160a01b038d826044816020948594165afa9283156134bd57505f926138ab575b50505f613810565b6138c19250803d106120fb576120ed8183611d89565b5f806138a3565b509250600282036138f2576001925b60038410156111c55760038810156111c55789938811613787565b5f926138d7565b94506001600160a01b039150166001600160a01b038c16811480159061399f575b15613977576139298a8d6147a4565b6001600160a01b031630146139775781868e858d9761377e955f5261396c60205f8152604090815f2090875f52525f205460701b600160f11b8091161415612c22565b929450509150613770565b7f66309bde000000000000000000000000000000000000000000000000000000005f5260045ffd5b508986141561391a565b96505091506001600160a01b03165f52600960205260ff60405f205416938410156111c5578c86918b9515155f61376a565b606460405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152fd5b50505f6003841415613751565b509b50505050600191506137e5565b608460405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152fd5b8291506040805180927f6aeb87dd000000000000000000000000000000000000000000000000000000008252602482019260209586948560048601525260448301908b905f5b898110613b2f5750505082809103915afa918215611382575f92613b12575b50505f6136ed565b613b289250803d106120fb576120ed8183611d89565b5f80613b0a565b9291945092945083359060088210156101d057613b4e81600193611c01565b6001600160a01b03613b61898701611b2b565b168882015283850135848201526060808601359082015260808091019401910190869492869492613aeb565b9680613b9881612129565b5015613bfd575b50613bb36001600160a01b03913490613258565b9785604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa6080858c1692a390506136da565b905060ff8160d81c16600181018091116107625760e81b60ff60e81b199190911617613bb3613b9f565b90600160f01b613c35611dbf565b911615613c4857506019611eb8916122ff565b905090565b67ffffffffffffffff8111611dab57601f01601f191660200190565b5160088110156111c55790565b6020818303126101d05780519067ffffffffffffffff82116101d0570181601f820112156101d057805190613caa82613c4d565b92613cb86040519485611d89565b828452602083830101116101d057815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b15613d2657613cfa8151613c69565b60088110156111c557600314613db4575b613d158151613c69565b60088110156111c557600414613d44575b5050613d315f613c4d565b613d3e6040519182611d89565b5f815290565b60205f9101516024604051809481937f0e89341c00000000000000000000000000000000000000000000000000000000835260048301525afa5f9181613d90575b50611eb85780613d26565b613dad9192503d805f833e613da58183611d89565b810190613c76565b905f613d85565b6020810151604051907fc87b56dd00000000000000000000000000000000000000000000000000000000825260048201525f81602481865afa5f9181613e06575b50613e005750613d0b565b91505090565b613e1b9192503d805f833e613da58183611d89565b905f613df5565b51906001600160f81b0319821682036101d057565b51906001600160a01b03821682036101d057565b9060408051606090613e5d8282611d89565b8181526020908282820152828482015263ffffffff8196169081156140a557505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c80825201018152835184019082820184868403126101d0578386015167ffffffffffffffff908181116101d05787019682603f890112156101d0578588015197613ef8896131bb565b98613f0586519a8b611d89565b808a528589898c019202830101918583116101d0578601905b82821061405e57505050838101518281116101d05781019683603f890112156101d0578688015197613f4f896131bb565b98613f5c87519a8b611d89565b808a5286898b019160061b830101918683116101d0578701905b828210614026575050508101519182116101d057019281603f850112156101d0578484015190613fa5826131bb565b94613fb285519687611d89565b828652848787019360061b8201019384116101d0578401915b838310613fe057505050508601528401528252565b848784840301126101d057845190613ff88683611d89565b61400184613e37565b8252878401519061ffff821682036101d0578289928389950152815201920191613fcb565b878a838b0301126101d05789889182516140408482611d89565b61404985613e22565b81528285015183820152815201910190613f76565b8989838a0301126101d057888a9188516140788482611d89565b61408185613e22565b815282850151838201526140968a8601613e37565b8a820152815201910190613f1e565b955050505050565b916001600160a01b03604051926140c8602085018096611c01565b1660408301526060820152606081526140e2608082611d89565b51902090565b916140f682600285016122dc565b90549060031b1c9360088210156111c5576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff1661416b5760021461416257600160a31b83161561415957601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b61417c611dbf565b5061418681614dc4565b906040918251936141978486611d89565b6141a18286611e52565b6001600160a01b0383166020860152600160a31b831661420d575060088110156111c5576003036141ed57905f918151936141dd606086611d89565b845260a41c602084015282015290565b8151926141fb606085611d89565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614228606086611d89565b8452602084015282015290565b1561423c57565b606460405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152fd5b92939195949094156143645761429d620493e0338385888b614e76565b61435c579460088110156111c55760038114614353575b335f52600560205260405f206142cb8386846140ad565b5f5260205260405f206142df878254613258565b90556001600160a01b038094169586926142fc6040518094611c01565b602083015260408201527fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a3167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b600195506142b4565b505050505050565b92909150611fe1949350339361482a565b80359060088210156101d0578115614406576143c860609282600360206001600160a01b039501926143bc6143a985611e3e565b6040850135988995013594859184614a89565b146143f3575b50611e3e565b165f525f60205260405f20905f52602052611fe160405f205460701b600160f11b8091161415612c22565b6001614400911115613265565b5f6143c2565b611fe191506001600160a01b0361441f60208301611e3e565b1615908161442e575b50613265565b90506040606082013591013517155f614428565b91908110156122eb5760061b0190565b91908110156122eb576060020190565b356001600160f81b0319811681036101d05790565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa908115611382575f916144ac575090565b611eb8915060203d6020116120fb576120ed8183611d89565b91909492939480158061473e575b80614736575b61472b576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106146db5750505050601f19928388820301868901528280835192838152019201905f5b8181106146a45750505082878203016060880152898152019085885f5b8b811061466257505061455d9203908101865285611d89565b8351902094855f5260028352815f20549263ffffffff80941680614659575060019460015498858a1686811461076257600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff092831561464c57525f8681526003845285812080546001600160a01b0319166001600160a01b039485161790555b818110614619575050505050505050565b8790875f5260048552865f20846146346130df84878b614442565b165f528552865f208260ff1982541617905501614608565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b0361467784611b2b565b168152868301359061ffff82168092036101d0578781019190915285019291879190860190600101614544565b91936146ce6001929486519060206040926001600160f81b03198151168352015160208201520190565b9401910191879392614527565b91939450919482806001926001600160f81b03196146f88a611c42565b1681528b8901358c8201526001600160a01b036147168c8b01611b2b565b168b8201520196019101918894939192614501565b505f94508493505050565b5085156144d9565b508151156144d3565b919091813560088110156101d057801561479e579161478b91600160f01b949361477360208401611e3e565b906003810361478f57601960405f955b013593614fad565b1790565b60196040606086013595614783565b50505090565b60209060246001600160a01b039360405194859384927f6352211e0000000000000000000000000000000000000000000000000000000084526004840152165afa908115611382575f916147f6575090565b90506020813d602011614822575b8161481160209383611d89565b810103126101d057611eb890613e37565b3d9150614804565b92909391811580614988575b6149815760088410156111c5576001841461495f57600284146149045761485c936150e5565b905f604051928051602038920183855af1156148fb573d156148e2575b503d81523d5f602083013e3d81016148986020820192836040526151e4565b156148a1575050565b907f5472616e73666572206661696c656400000000000000000000000000000000006064809362461bcd60e51b845260206024820152600f60448201520152fd5b3b156148ee575f614879565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615614941575b50505f603452565b3b153d171015614952575f80614939565b6390b8ec185f526004601cfd5b505f935083919250819038935af11561497457565b63b12d13eb5f526004601cfd5b5050505050565b5060088410156111c5576003841415614836565b909492939194831561435c576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd733560203083149586614a15575b604051948986521693a415614a0a57508061353b611fe1946135346134859461352b3084615325565b9091611fe19361507e565b8085165f525f825260405f20865f5282528a614a3b8a5f60408120936002855486614b9d565b5090556149e1565b54929190831580614a60575b614a57575050565b5f809350612392565b506001600160a01b0381165f52600960205260ff60405f20541660088110156111c55715614a4f565b919290600883101593846111c557600284149182159283614b90575b868115614b80575b50158015614b4b575b614b4257501590848215614b34575b505015614af0571591821592614adf575b50501561300557565b9091506111c5576003145f80614ad6565b606460405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152fd5b9091506111c5575f84614ac5565b91509192612392565b506001600160a01b03807f00000000000000000000000000000000000000000000000000000000000000001690821614614ab6565b90506111c5576004851486614aad565b505f955060038514614aa5565b929193909460088510156111c55760038503614d80575b60ff9160ff8760d81c1695614bc888614db2565b906019891015614d3c5715908115614d32575b5015614cc85786928286614bf093868a614fad565b600a821015614c38575b509150506001915001809111610762577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a8614614c73575b50505090614c679460ff9216011691615353565b90555f80808381614bfa565b9396935f9291905b868410614c8b5750969396614c53565b9193949550919695614cb884918984614ca482886122ff565b60208b818351015116910151011691615353565b9701918995949391979697614c7b565b608460405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f7220746860448201527f697320774e4654000000000000000000000000000000000000000000000000006064820152fd5b905087105f614bdb565b606460405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152fd5b614d9382848760ff8a60d81c168861214d565b90614d9e5750614bb4565b9250929050614dad935061521a565b905f90565b60e01c60ff168061213b57505f905f90565b60a01c60071660088110156111c55790565b915f915f93614de68282516135a8565b5194614df186614dc4565b956001600160a01b0381169587600160a31b831615614e4f57505050506020019081518160011b916001600160ff1b038116036107625781614e32916135a8565b519151906001810180911161076257614e4a916135a8565b519091565b6008919395508092945010156111c557600303614e6d575060a41c91565b92915060a41c90565b91939092801580614f17575b614f0c5760088310156111c55760018314614efb57833b15614ef1575f94614ea9936150e5565b906040519383835192602038950192f1903d60203d11614ee9575b806020918352805f8385013e82010160405281614edf575090565b611eb891506151e4565b506020614ec4565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156111c5576003831415614e82565b9091614f629064ffffffffff614f4082614db2565b509160b01c1615614fa6576001905b15614f9d5760ff8060015b169116613258565b8203614f975760028210918215614f7857505090565b909150156122eb57614f926001600160f81b031991614462565b161590565b50505f90565b60ff805f614f5a565b5f90614f4f565b9290939160088110156111c5576002810361507857855b600482141580615062575b61503f575090614fde91615303565b615004614fee85600286016122dc565b819391549060031b91821b915f19901b19161790565b90558061502a575b508261501757505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f61500c565b614fee94965061505e959350600292615057926152e2565b94016122dc565b9055565b506b0fffffffffffffffffffffff811115614fcf565b82614fc4565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f511416156150c7575b50505f606052604052565b3b153d1710156150d8575f806150bc565b637939f4245f526004601cfd5b92909260088110156111c557600281146151935760031461515757604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c4820152611eb88160e481015b03601f198101835282611d89565b6040516323b872dd60e01b60208201523060248201526001600160a01b039091166044820152606481019290925250611eb88160848101615149565b506040517fa9059cbb0000000000000000000000000000000000000000000000000000000060208201526001600160a01b03909116602482015260448101919091529050611eb88160648101615149565b805180159182156151f457505090565b60209081015192508110615209575b50151590565b5f199060200360031b1b165f615203565b600281019261522983856122dc565b90549060031b1c90600160a31b82166152c457615249908260a41c613258565b916b0fffffffffffffffffffffff8311615289575091615283614fee92846001600160a01b0361527b61505e97614dc4565b9116906152e2565b936122dc565b91936152b2614fee85615283856001600160a01b036152aa601c9a98614dc4565b911690615303565b90555f5201602052600160405f200155565b935050601c915f520160205261505e600160405f2001918254613258565b9160088310156111c5576001600160a01b039060a41b9260a01b9116171790565b9060088210156111c5576001600160a01b03600160a31b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107625760ff809116831b921b1916179056',
  immutables: [{"length":32,"start":6125},{"length":32,"start":19287}],
} as const
