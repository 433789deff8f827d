// Written by tools/compile-contracts.ts from contracts/wrapper/MultiWrapper.sol.

export const multiWrapperAbi = [
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
    "inputs": [],
    "name": "ThresholdOutOfReach",
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

export const multiWrapperBytecode = '0x60a080604052346100fa576020816155c8803803809161001f828561015f565b8339810103126100fa57516001600160a01b0380821691908282036100fa57331561014c5760075460018060a01b0319809116600755600654903390821617600655604051913391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a382156100fe5750608052803b156100fa575f8091600460405180948193632dceecbb60e21b83525af180156100ef576100df575b6040516154319081610197823960805181818161165901526148b70152f35b5f6100e99161015f565b5f6100c0565b6040513d5f823e3d90fd5b5f80fd5b62461bcd60e51b8152602060048201526024808201527f50726f746f636f6c54656368546f6b656e2063616e74206265207a65726f2076604482015263616c756560e01b6064820152608490fd5b631e4fbdf760e01b5f525f60045260245ffd5b601f909101601f19168101906001600160401b0382119082101761018257604052565b634e487b7160e01b5f52604160045260245ffdfe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a71461190a575080630fcf9b3c146118e057806310118ebb146118ba578063150b7a021461184f5780632430155914611832578063320a18dc1461167d578063331758e61461163a5780633360aa3c1461158757806339e899ee1461152257806342fb01a8146114d257806345acb471146114b75780634d36d08514610ca9578063576f630214610bb657806366967cbb14610b70578063715018a614610b1457806379ba509714610a995780637f6d4c9314610a2e5780638da5cb5b14610a0857806391ddb146146109b3578063980550ca146109985780639a7b05091461091b578063a1ecc7b8146108fd578063a5041040146108da578063bc197c811461083a578063c424d4f714610376578063e30c397814610350578063f0e5d1ac146102e4578063f1551a9c146102b8578063f23a6e611461023e578063f2fde38b146101d45763faf7d72014610171575f80fd5b346101d05760403660031901126101d0576004356001600160a01b03811681036101d0575f6101ab916101a26121b5565b602435906121f1565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b346101d05760203660031901126101d0576004356001600160a01b038082168092036101d05761020261213d565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760843567ffffffffffffffff81116101d05761028f9036906004016119af565b505030036102a95760405163f23a6e6160e01b8152602090f35b6379d104d360e01b5f5260045ffd5b346101d05760406102d66102cd366004611971565b93929092611aba565b835191825260208201529050f35b346101d05760803660031901126101d0576004356001600160a01b03908181168091036101d05760243560088110156101d05760443592831683036101d05761033c915f52600560205260405f209260643591613bdb565b5f52602052602060405f2054604051908152f35b346101d0575f3660031901126101d05760206007546001600160a01b0360405191168152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d057604051906103aa60e083611bb2565b6103b2611be8565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080549061040663ffffffff8360901c1661396c565b90610411838261377a565b845261041c83611ee9565b90801561082d5760d885901c60ff166001810190811061071357925b61045a61044485612f45565b946104526040519687611bb2565b808652612f45565b5f5b601f19820181106108165750505f5b60ff8760d81c1681106107bc575050610769575b50602084015280516060840152600160f11b82161561066f5780602060409201515b6080850152015160a083015261ffff60f01b9060701b1660c0820152604051602081526101608101916104d8602083018251611a40565b60208101519261014060a08401528351809152602061018084019401905f5b81811061064f575050506001600160a01b0360408201511660c0830152606081015192601f198382030160e0840152602080855192838152019401905f5b81811061061257505050608081015192601f1983820301610100840152602080855192838152019401905f5b8181106105e05750505060a081015190601f19838503016101208401526020808351958681520192015f945b8086106105b157505060c001516001600160f01b0319166101408301528190039150f35b90926020604060019261ffff8388516001600160a01b038151168452015116838201520194019501949061058d565b9091946020610608600192885190602060409260ff60f81b8151168352015160208201520190565b9601929101610561565b909194602060606001926001600160a01b0360408a5160ff60f81b8151168452858101518685015201511660408201520196019101919091610535565b90919460206080826106646001948a51611a40565b0196019291016104f7565b64ffffffffff8260b01c169061068483614057565b92801580159291906107635760015b821561075a5760ff8060015b1691160160ff81116107135760ff6106b79116612f5d565b92610727575b506106cc575b604092506104a1565b604051926106db604085611bb2565b600160f91b8452602084015280515f19810193908411610713578361070d91610706604096856130af565b52826130af565b506106c3565b634e487b7160e01b5f52601160045260245ffd5b60405190610736604083611bb2565b5f825260208201526107485f846130af565b526107535f836130af565b50866106bd565b60ff805f61069f565b5f610693565b6107b59060405161077b604082611bb2565b600181525f602082015260405190610794606083611bb2565b81525f60208201526001600160801b038616604082015261070682856130af565b508461047f565b6107c681836120bf565b90838061080c575b156107ff5760018101808211610713576001926107f891905b6107f1828a6130af565b52876130af565b500161046b565b6107f860019282906107e7565b50808511156107ce565b602090610821611be8565b8282890101520161045c565b60ff8560d81c1692610438565b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05767ffffffffffffffff6044358181116101d05761088c903690600401611a89565b50506064358181116101d0576108a6903690600401611a89565b50506084359081116101d0576108c09036906004016119af565b505030036102a95760405163bc197c8160e01b8152602090f35b346101d0576101ab5f6108ee3660046119dd565b91506108f86121b5565b6121f1565b346101d0575f3660031901126101d05760206040516305a39a808152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d0575f525f60205260405f206024355f526020526020604061096c610967825f2080549061377a565b61382c565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b346101d0575f3660031901126101d057602060405160198152f35b60603660031901126101d0576004356001600160a01b03811681036101d0576044359067ffffffffffffffff82116101d0576109f66101ab923690600401611a02565b916109ff6121b5565b60243590611d1c565b346101d0575f3660031901126101d05760206006546001600160a01b0360405191168152f35b346101d05760a03660031901126101d0576001600160a01b0360043581811681036101d0576044359180831683036101d057606435908116036101d0576084356001600160f81b0319811681036101d057602092610a8f9260243590611c51565b6040519015158152f35b346101d0575f3660031901126101d0576007546001600160a01b033381831603610b01576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b346101d0575f3660031901126101d057610b2c61213d565b5f6001600160a01b036007548119809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0575f526009602052602060ff610bb460405f205460405192839116611a33565bf35b346101d057366003190160a081126101d0576080136101d0576001600160a01b036084358181168082036101d057610bec6121b5565b60043560088110156101d057602435938416938481036101d05760443591610c15838383613bdb565b95335f52600560205260405f20875f5260205260405f2054948515610c9a576101ab97335f52600560205260405f20905f526020525f604081205560405190610c5e8285611a33565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a3614581565b6312d37ee560e31b5f5260045ffd5b6003196060368201126101d05767ffffffffffffffff9081600435116101d05761016090600435360301126101d0576024359081116101d057610cf0903690600401611a02565b906001600160a01b0360443516604435036101d057610d0d611be8565b50610d166121b5565b6008610104600435013510156101d0576001600160a01b03610d406101046004350135600a611b9c565b54169081156114a7576004356004013560088110156101d0571590818061148a575b80611482575b15611470575f915b610d828360443560043560040161298f565b610d9460043560040160443586612e0c565b92836044600435013514801590611450575b1561144157845f525f60205260405f20845f5260205260405f2090610dd560c460043501600435600401612941565b9071ffff00000000000000000000000000000000610df861014460043501611c30565b60701c16915f9160088211611429575f195f805b8481106113155750806112eb575b5060198111156112a6575b50610e31918491614d87565b15611298575b806110ec575b50600160f11b8116156110c557610e5e60c460043501600435600401612941565b90610e6882612f45565b91610e766040519384611bb2565b8083526020830191368260061b8201116101d05780925b8260061b8201841061108c57505050505f89959360809a888a8c610f44610fe09c9a98610ee9610f4a995b610ecc60a4600435016004356004016128bf565b91610ee160e460043501600435600401612941565b939092614069565b5075ffffffff0000000000000000000000000000000000007fffffffffffffffffffff00000000ffffffffffffffffffffffffffffffffffff610f306004356004016142eb565b9692939194909560901b169116178d614e0a565b886131d4565b9081611084575b5050610f61602460043501611c1c565b86610f7161014460043501611c30565b60408051898152604480356001600160a01b03908116602084015234938301939093526001600160f01b0319939093166060820152600435909201359316907fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf49390608090a41561106657612fcb565b61101a60405192610ff2604085611bb2565b611003610104600435013585611c45565b80602085015260043560040190836044359161301b565b906040519261102a606085611bb2565b8352602083015260408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610bb46040518092611a40565b61107f6110776004356004016142eb565b913393614312565b612fcb565b558780610f51565b6040843603126101d057602060409182516110a78482611bb2565b6110b087611a74565b81528287013583820152815201930192610e8d565b91610f4a5f89959360809a888a8c610f44610fe09c9a610ee96110e789612f5d565b610eb8565b6110f582614057565b501580611279575b1561126a5761111660a4600435016004356004016128bf565b8092919215611216575f5b81811061113057505050610e3d565b600460206001600160a01b03611152604061114c86888b613fe4565b01611c1c565b16604051928380926318160ddd60e01b82525afa90811561120b575f916111d9575b506064809104808004600114811517156107135784116111975750600101611121565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152fd5b90506020813d602011611203575b816111f460209383611bb2565b810103126101d057518d611174565b3d91506111e7565b6040513d5f823e3d90fd5b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b6307bd78cd60e11b5f5260045ffd5b5061128961014460043501611c30565b600160f31b90811614156110fd565b600160f11b90911790610e37565b60ff90949294169160018301809311610713577fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff610e319360e01b9116179391610e25565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c610e1a565b611328611323828787613fd4565b613ff4565b6020611335838888613fd4565b0135906001600160f81b031916806113c85750611353428211613d63565b6305a39a8042018042116107135781116113835782811161137a575b506001905b01610e0c565b9150600161136f565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600160f91b81036113ee57508381106113e5575b50600190611374565b925060016113dc565b6001600160f81b03198101611417575086811161140e5750600190611374565b955060016113dc565b6314b4bd6560e31b5f5260045260245ffd5b5063c3e33c9960e01b5f52600452600860245260445ffd5b6333184def60e11b5f5260045ffd5b50846001600160a01b03611468602460043501611c1c565b161415610da6565b6001600160a01b036008541691610d70565b508315610d68565b5061149f60a4600435016004356004016128bf565b905015610d62565b5f80806101046004350135612152565b346101d0575f3660031901126101d057602060405160018152f35b346101d05760803660031901126101d057600860043510156101d0576024356001600160a01b03811681036101d05760643580151581036101d0576101ab916115196121b5565b604435906121f1565b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d05761154f61213d565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b346101d05760203660031901126101d05760043560088110156101d0576115b76001600160a01b0391600a611b9c565b5416806115dd575f905b604080516001600160a01b039290921682526020820192909252f35b60405163c1292cc360e01b8152602081600481855afa90811561120b575f91611608575b50906115c1565b90506020813d602011611632575b8161162360209383611bb2565b810103126101d0575182611601565b3d9150611616565b346101d0575f3660031901126101d05760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346101d05761168d3660046119dd565b61169892919261213d565b6001600160a01b0383169283156117ed576008831015908161179e576003841480156117e0575b156117d7573f6116d084600b611b9c565b54156117c5575b6116e284600b611b9c565b54036117b257835f52600960205260405f209061179e57805460ff191660ff841617905561171182600a611b9c565b805473ffffffffffffffffffffffffffffffffffffffff191684179055823b156101d0576040516355e89af360e11b815260048101829052905f8260248183885af190811561120b577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a09260209261178e575b50604051908152a3005b5f61179891611bb2565b85611784565b634e487b7160e01b5f52602160045260245ffd5b83632cb4b6a760e11b5f5260045260245ffd5b806117d185600b611b9c565b556116d7565b90505f92612152565b505f9150600484146116bf565b60405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152606490fd5b346101d0575f3660031901126101d0576020604051620493e08152f35b346101d05760803660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760643567ffffffffffffffff81116101d0576118a09036906004016119af565b505030036102a957604051630a85bd0160e11b8152602090f35b346101d0575f3660031901126101d05760206008546001600160a01b0360405191168152f35b346101d05760606118f56102cd366004611971565b90604051921515835260208301526040820152f35b346101d05760203660031901126101d0576004359063ffffffff60e01b82168092036101d0576020916301ffc9a760e01b811490811561194c575b5015158152f35b630271189760e51b14905083611945565b35906001600160a01b03821682036101d057565b908160a09103126101d0576119858161195d565b91602082013591604081013560088110156101d0579160806119a96060840161195d565b92013590565b9181601f840112156101d05782359167ffffffffffffffff83116101d057602083818601950101116101d057565b908160609103126101d057803560088110156101d0579160406119a96020840161195d565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460071b0101116101d057565b90600882101561179e5752565b60406060916001600160a01b0360208251611a5c878251611a33565b01511660208501526020810151828501520151910152565b35906001600160f81b0319821682036101d057565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460051b0101116101d057565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f2091825494611aea86611ee9565b959096600882101561179e5760018214611b715790611b1a93929160028214611b69575b60d81c60ff1686611f0d565b949094928515611b5c576040611b318580936120bf565b01519482611b51575b5050611b4257565b905f1981146107135760010190565b11159050825f611b3a565b505f945084935083925050565b5f9350611b0e565b95969394505050505f14611b92576001600160801b03600192169291929190565b5f92508291508190565b90600881101561179e575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff821117611bd457604052565b634e487b7160e01b5f52604160045260245ffd5b60405190611bf7606083611bb2565b5f6040838151611c078382611bb2565b83815283602082015281528260208201520152565b356001600160a01b03811681036101d05790565b356001600160f01b0319811681036101d05790565b600882101561179e5752565b926001600160a01b03841633148015611d13575b15611cce576001600160f81b031916611cc7577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c15611cae57611cab93506130c3565b90565b91611cc2915f93611cbd6121b5565b6130c3565b915d90565b5050505f90565b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152606490fd5b50303314611c65565b939291908215908180611ed4575b611ecc576001600160a01b039081871696875f526020935f8552604094855f20845f528152855f2095611d5e8585896147a2565b9a828c1591821592611e63575b505015611e2057600160f31b808c60701b1614611ddd57505085611dba989993611db3959389935f14611dd2575f945b8516151580611dc4575b15611dbc57600195886131d4565b9055612fcb565b565b600295610f44565b50600160f11b861615611da5565b846008541694611d9b565b60649250519062461bcd60e51b82526004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b60649250519062461bcd60e51b82526004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b60249250835192838092634f558e7960e01b82528a60048301525afa908115611ec2575f91611e95575b50825f611d6b565b611eb59150833d8511611ebb575b611ead8183611bb2565b810190612977565b5f611e8d565b503d611ea3565b82513d5f823e3d90fd5b505050509050565b503415611d2a565b9190820391821161071357565b60e81c60ff1680611efb57505f905f90565b5f198101919082116107135760019190565b9192909493600a86111561205e5790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b611fa5575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61203a84848a848a613c16565b612051575085810190808211610713571680611f92565b9850505050925050509190565b9194925f5b84811061207757505050505090505f905f90565b612084848484848b613c16565b61209057600101612063565b95505050505060019190565b601a8210156120ab5701905f90565b634e487b7160e01b5f52603260045260245ffd5b611cab916120cb611be8565b506120d9816002840161209c565b905460039190911b1c91600160a31b83161561211e57601c915f520160205260405f2060016040519161210d604084611bb2565b805483520154602082015290613ca2565b505060405161212e604082611bb2565b5f81525f602082015290613ca2565b6006546001600160a01b0333911603610b0157565b916001600160a01b036084949261217760405195612171604088611bb2565b86611c45565b1660208401526040519261218c606085611bb2565b8352602083015260408201526121b36040519163391102fb60e01b83526004830190611a40565bfd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6121e2576001905d565b633ee5aeb560e01b5f5260045ffd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f209261221f8583866147a2565b9061222a8684614b10565b600160f01b607083901b81161461287a576122514264ffffffffff8460b01c161115613d63565b600160f11b8216612711575b831561270a5760ff8260d81c165a811580156126fd575b156126e757620bbdf28110156126ce57505f5b8181106126c05750505f5b915b8215958693846126b0575b6122e2604051956122b1604088611bb2565b60608752606060208801526122cc8360ff8760d81c16611edc565b90156126a4578a92919060ff60015b1690613bce565b6122eb81612f45565b6122f86040519182611bb2565b81815261230482612f45565b601f190136602083013787525f5b81811061255557505088156124355750508161242c575b506123348785614bfa565b865f80600160f01b8416612407575b604080519182523360208301526001600160801b038516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b8351518110156123d657806123d0878a6123c660019589614ce7565b938c939193613daf565b016123aa565b50915094936123e6575b50505050565b5f60016123fe956001600160801b0383941694613daf565b5f8080806123e0565b50508351515f1981019150811161071357612423889185614ce7565b50909150612343565b5f90555f612329565b9091838261244286611ee9565b8192919261254b575b505061252a575b7ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8460d81b1691161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a36001600160a01b0384163b156101d05760405163c3a1073360e01b8152600481018890525f81602481836001600160a01b038a165af1801561120b5761251a575b506123a8565b5f61252491611bb2565b5f612514565b5060018201925082821161071357899260e81b60ff60e81b19851617612452565b119050835f61244b565b9091925060ff8560d81c1661256a8285613bce565b03612694576019905b600160a31b612585836002880161209c565b9054600391821b1c9061259b8560028a0161209c565b90918254915f19911b1b19169055806125b5848c516130af565b52161561268b5760208801515115612640575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107135760208d015194848101918282116107135760019861261c612622945f996130af565b526130af565b528252601c87016020526040822082815501555b01908a9291612312565b8260011b6001600160ff1b03841684036107135761265d81612f45565b9061266b6040519283611bb2565b80825261267a601f1991612f45565b0136602083013760208901526125c8565b60019150612636565b61269e8184613bce565b90612573565b8a92919060ff5f6122db565b600160f01b83161515945061229f565b6126c991611edc565b612292565b620bbdf119810190811161071357620569c99004612287565b6334edfe3160e01b5f52621127bb60045260245ffd5b50621127bb811015612274565b5f91612294565b9261272a63ffffffff8360909894989795971c1661396c565b945f945b6020870151805187101561286b57600160f81b906001600160f81b0319906127579089906130af565b5151160361285f575f5b8751805182101561284b5761279a5f6001600160a01b0360406127868660ff966130af565b510151168c600294859160d81c168b611f0d565b91901561284357816127ad91890161209c565b905460039190911b1c600160a31b81161561283957505f52601c8601602052600160405f2001545b60206127e489828c01516130af565b510151116127f457600101612761565b60405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152606490fd5b905060a41c6127d5565b50505f6127d5565b5050929190946001905b019490919261272e565b92919094600190612855565b5091945092945094909461225d565b60405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152606490fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d0576020019160608202360383136101d057565b156128fc57565b60405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152606490fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d057602001918160061b360383136101d057565b908160209103126101d0575180151581036101d05790565b91906001600160a01b038091168015612dc7576129ae903014156128f5565b6129b783613f07565b6129c460e0840184612941565b600a8111612db0575f905f925b818410612d1d575050612710915011612cd8576129f160a08401846128bf565b60058111612cc15792821692831580159290915f5b818110612b6f5750505090612b5d575b612b5857602092612a28848201611c1c565b90612a3882638f8b138e86614009565b612b1357849291612a4e61014060449301611c30565b946040519586948593632966e35360e11b855216600484015261ffff60f01b1660248301525afa90811561120b575f91612af6575b5015612a8c5750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b612b0d9150823d8411611ebb57611ead8183611bb2565b5f612a83565b60405162461bcd60e51b815260048101869052601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152606490fd5b505050565b50823560088110156101d05715612a16565b6001600160f81b031980612b87611323848688613fe4565b1615612b97611323848688613fe4565b9015612cae575050602080612bad838587613fe4565b0135151580612c94575b15612c85576001600160801b0381612bd0848688613fe4565b01351181612bdf848688613fe4565b013590612c7357508486612c4f575b15612bfc5750600101612a06565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c656420666044820152656f722066656560d01b6064820152fd5b50612c6e612c63604061114c858789613fe4565b63b6e306ac8a614009565b612bee565b630fa6ad5f60e11b5f5260045260245ffd5b631f2a200560e01b5f5260045ffd5b5086612ca6604061114c858789613fe4565b161515612bb7565b63fba5809f60e01b5f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b909184612d33612d2e868686613fd4565b611c1c565b1615612d6b576020612d46858585613fd4565b01359061ffff82168092036101d057600191612d6191613bce565b93019291906129d1565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152606490fd5b61010083013560088110156101d057600403612ed557610120830135928315612c85576020925f6084926001600160a01b039481612e64612e51610140899501611c30565b91600160f21b91829160a08101906128bf565b9390506040519b8c9a8b99638fc5729960e01b8b521660048a015260248901521614604486015215156064850152165af190811561120b575f91612ea6575090565b90506020813d602011612ecd575b81612ec160209383611bb2565b810103126101d0575190565b3d9150612eb4565b60646020925f6001600160a01b038094612ef26101408901611c30565b97600160f21b90612f079060a08101906128bf565b918091506040519a8b998a98636aacfca760e11b8a521660048901521614602486015215156044850152165af190811561120b575f91612ea6575090565b67ffffffffffffffff8111611bd45760051b60200190565b90612f6782612f45565b6040612f766040519283611bb2565b8382528193612f87601f1991612f45565b01915f5b838110612f985750505050565b6020908351612fa78582611bb2565b5f8152825f81830152828501015201612f8b565b91908110156120ab5760071b0190565b905f5b818110612fda57505050565b612fe5818385612fbb565b359060088210156101d0576001809203613000575b01612fce565b613016611077613011838688612fbb565b6142eb565b612ffa565b939261010081013560088110156101d0576004036130a757610120013593823b61304457505050565b6001600160a01b031691823b156101d057604051631c33efdd60e01b81526001600160a01b03919091166004820152602481019190915260448101849052905f908290606490829084905af1801561120b5761309d5750565b5f611dba91611bb2565b505f93505050565b80518210156120ab5760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f526020526130fd63ffffffff60405f205460901c1661396c565b935f9160408601955b805180518510156131c2578461311b916130af565b5198875151156131a5575b89830199810198905f5b89519081518110156131925761ffff8661314d8f849051956130af565b51015116918281029281840414901517156107135761318c8b8f8b8f958b8f93613183886127108360019c5116950497516130af565b515116936146f3565b01613130565b50909a5090985050600190930192613106565b6131bd8b828c015116848c015190883091888c6146f3565b613126565b50975050505050505091505151151590565b92939490969195346136e0575b6001600160a01b03168015908115613611575b50156135a65794939291905f955b808710613213575050505050505090565b90919293949596613228613011898489612fbb565b6008849295939c9410158061179e57600183146135985761324b82878f866147e8565b8115801561358b575b156135465761179e57848c8a94600285141580613513575b6133ee575b9183918561327f948d6148fd565b9c909c806133be575b6132f2575b946001956001600160a01b036040916132a883518097611a33565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038c1692a35b01959493929190613202565b92506132fd8b615120565b1561332b5761330c898c615147565b1561331857889261328d565b63c6cd8a0b60e01b5f523360045260245ffd5b6001600160a01b0361333d8a8d614e4e565b1680331490811561334f575b5061330c565b905060409081519063e985e9c560e01b825260048201523360248201526001600160a01b038d826044816020948594165afa9283156133b557505f92613398575b50505f613349565b6133ae9250803d10611ebb57611ead8183611bb2565b5f80613390565b513d5f823e3d90fd5b509250600282036133e7576001925b60038085101561179e5788101561179e5789938811613288565b5f926133cd565b94506001600160a01b039150166001600160a01b038c168114801590613509575b156114415761341d8c615120565b156134ef5760408c6134658c83518093627eeac760e11b8252816001600160a01b038160209687963060048401602090939291936001600160a01b0360408201951681520152565b0392165afa9283156133b557505f926134c1575b505015155b6114415781868e858d9761327f955f526134b660205f8152604090815f2090875f52525f205460701b600160f11b80911614156128f5565b929450509150613271565b90809250813d83116134e8575b6134d88183611bb2565b810103126101d057515f80613479565b503d6134ce565b6134f98a8d614e4e565b6001600160a01b0316301461347e565b508986141561340f565b5094506001600160a01b039150165f52600960205260ff60405f20541692600884101561179e578c86918b95151561326c565b60405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152606490fd5b50505f6003831415613254565b5050509850600191506132e6565b60405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152608490fd5b829150604080518092636aeb87dd60e01b8252602482019260209586948560048601525260448301908b905f5b8981106136825750505082809103915afa91821561120b575f92613665575b50505f6131f4565b61367b9250803d10611ebb57611ead8183611bb2565b5f8061365d565b9291945092945083359060088210156101d0576136a181600193611a33565b6001600160a01b036136b489870161195d565b16888201528385013584820152606080860135908201526080809101940191019086949286949261363e565b96806136eb81611ee9565b5015613750575b506137066001600160a01b03913490613bce565b9785604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa6080858c1692a390506131e1565b905060ff8160d81c16600181018091116107135760e81b60ff60e81b1991909116176137066136f2565b90613783611be8565b90600160f01b161561379b57506019611cab916120bf565b905090565b67ffffffffffffffff8111611bd457601f01601f191660200190565b51600881101561179e5790565b6020818303126101d05780519067ffffffffffffffff82116101d0570181601f820112156101d0578051906137fd826137a0565b9261380b6040519485611bb2565b828452602083830101116101d057815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b156138795761384d81516137bc565b600881101561179e576003146138ee575b61386881516137bc565b600881101561179e57600414613897575b50506138845f6137a0565b6138916040519182611bb2565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f91816138ca575b50611cab5780613879565b6138e79192503d805f833e6138df8183611bb2565b8101906137c9565b905f6138bf565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f9181613927575b50613921575061385e565b91505090565b61393c9192503d805f833e6138df8183611bb2565b905f613916565b51906001600160f81b0319821682036101d057565b51906001600160a01b03821682036101d057565b906040805160609061397e8282611bb2565b8181526020908282820152828482015263ffffffff819616908115613bc657505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c80825201018152835184019082820184868403126101d0578386015167ffffffffffffffff908181116101d05787019682603f890112156101d0578588015197613a1989612f45565b98613a2686519a8b611bb2565b808a528589898c019202830101918583116101d0578601905b828210613b7f57505050838101518281116101d05781019683603f890112156101d0578688015197613a7089612f45565b98613a7d87519a8b611bb2565b808a5286898b019160061b830101918683116101d0578701905b828210613b47575050508101519182116101d057019281603f850112156101d0578484015190613ac682612f45565b94613ad385519687611bb2565b828652848787019360061b8201019384116101d0578401915b838310613b0157505050508601528401528252565b848784840301126101d057845190613b198683611bb2565b613b2284613958565b8252878401519061ffff821682036101d0578289928389950152815201920191613aec565b878a838b0301126101d0578988918251613b618482611bb2565b613b6a85613943565b81528285015183820152815201910190613a97565b8989838a0301126101d057888a918851613b998482611bb2565b613ba285613943565b81528285015183820152613bb78a8601613958565b8a820152815201910190613a3f565b955050505050565b9190820180921161071357565b916001600160a01b0360405192613bf6602085018096611a33565b166040830152606082015260608152613c10608082611bb2565b51902090565b91613c24826002850161209c565b90549060031b1c93600882101561179e576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16613c9957600214613c9057600160a31b831615613c8757601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b613caa611be8565b50613cb481614afe565b90604091825193613cc58486611bb2565b613ccf8286611c45565b6001600160a01b0383166020860152600160a31b8316613d3b5750600881101561179e57600303613d1b57905f91815193613d0b606086611bb2565b845260a41c602084015282015290565b815192613d29606085611bb2565b83525f602084015260a41c9082015290565b80939250602091505192015191815193613d56606086611bb2565b8452602084015282015290565b15613d6a57565b60405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152606490fd5b95949293909415613eab57613dcb620493e03385848887615230565b159283613e12575b505050613ddf57505050565b6001600160a01b0380911692167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b90600883101561179e5760038314613ea2575b335f52600560205260405f20613e3c828786613bdb565b5f5260205260405f20613e50838254613bce565b9055613e5f6040518094611a33565b602083015260408201526001600160a01b038316907fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a35f8080613dd3565b60019150613e25565b611dba9550339450919290614581565b15613ec257565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b80359060088210156101d0578115613f9857613f5a60609282600360206001600160a01b03950192613f4e613f3b85611c1c565b60408501359889950135948591846147e8565b14613f85575b50611c1c565b165f525f60205260405f20905f52602052611dba60405f205460701b600160f11b80911614156128f5565b6001613f92911115613ebb565b5f613f54565b611dba91506001600160a01b03613fb160208301611c1c565b16159081613fc0575b50613ebb565b90506040606082013591013517155f613fba565b91908110156120ab5760061b0190565b91908110156120ab576060020190565b356001600160f81b0319811681036101d05790565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa90811561120b575f9161403e575090565b611cab915060203d602011611ebb57611ead8183611bb2565b60e01c60ff1680611efb57505f905f90565b9190949293948015806142e2575b806142da575b6142cf576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106142835750505050601f19928388820301868901528280835192838152019201905f5b8181106142555750505082878203016060880152898152019085885f5b8b81106142135750506141019203908101865285611bb2565b8351902094855f5260028352815f20549263ffffffff8094168061420a575060019460015498858a1686811461071357600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff09283156141fd57525f86815260038452858120805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b039485161790555b8181106141ca575050505050505050565b8790875f5260048552865f20846141e5612d2e84878b613fd4565b165f528552865f208260ff19825416179055016141b9565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b036142288461195d565b168152868301359061ffff82168092036101d05787810191909152850192918791908601906001016140e8565b825180516001600160f81b0319168552602090810151908501528894604090940193909201916001016140cb565b919394509194828060019260ff60f81b61429c8a611a74565b1681528b8901358c8201526001600160a01b036142ba8c8b0161195d565b168b82015201960191019188949391926140a5565b505f94508493505050565b50851561407d565b50815115614077565b9081359160088310156101d05761430460208201611c1c565b916060604083013592013590565b92909192600881101561179e576002811461454f576003036143d257506143398282614e4e565b6001600160a01b039081168482161492828216803b156101d0576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561120b57611dba956143c2575b50836143aa575b505050613ebb565b6143b8919293503093614e4e565b16145f80806143a2565b5f6143cc91611bb2565b5f61439b565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615614516575f96614520575b50823b156101d0578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af180156145165791859492916144ac969492614506575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa9384156133b557505f936144d4575b5050611dba926144ce91613bce565b14613ebb565b9080929350813d83116144ff575b6144ec8183611bb2565b810103126101d0575190826144ce6144bf565b503d6144e2565b5f61451091611bb2565b5f614481565b87513d5f823e3d90fd5b9095508481813d8311614548575b6145388183611bb2565b810103126101d05751945f61441b565b503d61452e565b50611dba93925061457b6144ce926145748361456b30846153df565b96309084614fd7565b30906153df565b92613bce565b929093918115806146df575b6146d857600884101561179e57600184146146b6576002841461465b576145b393614ebb565b905f604051928051602038920183855af115614652573d15614639575b503d81523d5f602083013e3d81016145ef602082019283604052614fa1565b156145f8575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b15614645575f6145d0565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615614698575b50505f603452565b3b153d1710156146a9575f80614690565b6390b8ec185f526004601cfd5b505f935083919250819038935af1156146cb57565b63b12d13eb5f526004601cfd5b5050505050565b50600884101561179e57600384141561458d565b909492939194831561479a576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd73356020308314958661476c575b604051948986521693a41561476157508061457b611dba946145746144ce9461456b30846153df565b9091611dba93614fd7565b8085165f525f825260405f20865f5282528a6147928a5f604081209360028554866148fd565b509055614738565b505050505050565b549291908315806147bf575b6147b6575050565b5f809350612152565b506001600160a01b0381165f52600960205260ff60405f205416600881101561179e57156147ae565b9192906008831015938461179e576002841491821592836148f0575b8681156148e0575b501580156148ab575b6148a257501590848215614894575b50501561484f57159182159261483e575b505015612c8557565b90915061179e576003145f80614835565b60405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152606490fd5b90915061179e575f84614824565b91509192612152565b506001600160a01b03807f00000000000000000000000000000000000000000000000000000000000000001690821614614815565b905061179e57600485148661480c565b505f955060038514614804565b9291939094600885101561179e5760038503614acc575b60ff9160ff8760d81c169561492888614057565b906019891015614a875715908115614a7d575b5015614a28578692828661495093868a6152e5565b600a821015614998575b509150506001915001809111610713577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a86146149d3575b505050906149c79460ff921601169161540d565b90555f8080838161495a565b9396935f9291905b8684106149eb57509693966149b3565b9193949550919695614a1884918984614a0482886120bf565b60208b81835101511691015101169161540d565b97019189959493919796976149db565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f61493b565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b614adf82848760ff8a60d81c1688611f0d565b90614aea5750614914565b9250929050614af9935061503e565b905f90565b60a01c600716600881101561179e5790565b90614b1a82615120565b15614b9a57614b2891615147565b15614b2f57565b60405162461bcd60e51b815260206004820152603060248201527f45524331313520756e7772617020617661696c61626c65206f6e6c7920666f7260448201527f20616c6c20746f74616c537570706c79000000000000000000000000000000006064820152608490fd5b614ba391614e4e565b6001600160a01b0333911603614bb557565b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152606490fd5b6001600160a01b0390614c0c81615120565b15614cb257169060405163bd85b03960e01b8152816004820152602081602481865afa90811561120b575f91614c80575b50823b156101d057604051637a94c56560e11b815233600482015260248101929092526044820152905f908290606490829084905af1801561120b5761309d5750565b90506020813d602011614caa575b81614c9b60209383611bb2565b810103126101d057515f614c3d565b3d9150614c8e565b1690813b156101d0575f91602483926040519485938492630852cd8d60e31b845260048401525af1801561120b5761309d5750565b915f915f93614cf78282516130af565b5194614d0286614afe565b956001600160a01b0381169587600160a31b831615614d6057505050506020019081518160011b916001600160ff1b038116036107135781614d43916130af565b519151906001810180911161071357614d5b916130af565b519091565b60089193955080929450101561179e57600303614d7e575060a41c91565b92915060a41c90565b9091614dbe9064ffffffffff614d9c82614057565b509160b01c1615614e03576001905b15614dfa5760ff8060015b169116613bce565b8203614df45760028210918215614dd457505090565b909150156120ab576001600160f81b031990614def90613ff4565b161590565b50505f90565b60ff805f614db6565b5f90614dab565b9290949391600881101561179e578015614e4657614e349460038203614e3d575060195f946152e5565b600160f01b1790565b601990946152e5565b505050505090565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa90811561120b575f91614e87575090565b90506020813d602011614eb3575b81614ea260209383611bb2565b810103126101d057611cab90613958565b3d9150614e95565b929092600881101561179e5760028114614f6957600314614f2d57604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c4820152611cab8160e481015b03601f198101835282611bb2565b6040516323b872dd60e01b60208201523060248201526001600160a01b039091166044820152606481019290925250611cab8160848101614f1f565b5060405163a9059cbb60e01b60208201526001600160a01b03909116602482015260448101919091529050611cab8160648101614f1f565b80518015918215614fb157505090565b60209081015192508110614fc6575b50151590565b5f199060200360031b1b165f614fc0565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615615020575b50505f606052604052565b3b153d171015615031575f80615015565b637939f4245f526004601cfd5b600281019261504d838561209c565b90549060031b1c90600160a31b82166151025761506d908260a41c613bce565b916b0fffffffffffffffffffffff83116150c75750916150a76150ad92846001600160a01b0361509f6150c397614afe565b9116906153be565b9361209c565b819391549060031b91821b915f19901b19161790565b9055565b91936150f06150ad856150a7856001600160a01b036150e8601c9a98614afe565b91169061539c565b90555f5201602052600160405f200155565b935050601c915f52016020526150c3600160405f2001918254613bce565b6001600160a01b03165f52600960205260ff60405f205416600881101561179e5760041490565b6001600160a01b03169060405163bd85b03960e01b815281600482015260208082602481875afa91821561120b575f92615201575b50811515928361518f575b505050905090565b604051627eeac760e11b8152336004820152602481019190915291939092508290829060449082905afa91821561120b575f926151d3575b505014805f8080615187565b90809250813d83116151fa575b6151ea8183611bb2565b810103126101d057515f806151c7565b503d6151e0565b9080925081813d8311615229575b6152198183611bb2565b810103126101d05751905f61517c565b503d61520f565b919390928015806152d1575b6152c657600883101561179e57600183146152b557833b156152ab575f9461526393614ebb565b906040519383835192602038950192f1903d60203d116152a3575b806020918352805f8385013e82010160405281615299575090565b611cab9150614fa1565b50602061527e565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b50600883101561179e57600383141561523c565b92909391600881101561179e576002810361539657855b600482141580615380575b6153615750906153169161539c565b6153266150ad856002860161209c565b90558061534c575b508261533957505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f61532e565b6150ad9496506150c3959350600292615379926153be565b940161209c565b506b0fffffffffffffffffffffff811115615307565b826152fc565b90600882101561179e576001600160a01b03600160a31b9260a01b9116171790565b91600883101561179e576001600160a01b039060a41b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107135760ff809116831b921b1916179056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const multiWrapperDeployed = {
  code: '0x6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a71461190a575080630fcf9b3c146118e057806310118ebb146118ba578063150b7a021461184f5780632430155914611832578063320a18dc1461167d578063331758e61461163a5780633360aa3c1461158757806339e899ee1461152257806342fb01a8146114d257806345acb471146114b75780634d36d08514610ca9578063576f630214610bb657806366967cbb14610b70578063715018a614610b1457806379ba509714610a995780637f6d4c9314610a2e5780638da5cb5b14610a0857806391ddb146146109b3578063980550ca146109985780639a7b05091461091b578063a1ecc7b8146108fd578063a5041040146108da578063bc197c811461083a578063c424d4f714610376578063e30c397814610350578063f0e5d1ac146102e4578063f1551a9c146102b8578063f23a6e611461023e578063f2fde38b146101d45763faf7d72014610171575f80fd5b346101d05760403660031901126101d0576004356001600160a01b03811681036101d0575f6101ab916101a26121b5565b602435906121f1565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b346101d05760203660031901126101d0576004356001600160a01b038082168092036101d05761020261213d565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760843567ffffffffffffffff81116101d05761028f9036906004016119af565b505030036102a95760405163f23a6e6160e01b8152602090f35b6379d104d360e01b5f5260045ffd5b346101d05760406102d66102cd366004611971565b93929092611aba565b835191825260208201529050f35b346101d05760803660031901126101d0576004356001600160a01b03908181168091036101d05760243560088110156101d05760443592831683036101d05761033c915f52600560205260405f209260643591613bdb565b5f52602052602060405f2054604051908152f35b346101d0575f3660031901126101d05760206007546001600160a01b0360405191168152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d057604051906103aa60e083611bb2565b6103b2611be8565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080549061040663ffffffff8360901c1661396c565b90610411838261377a565b845261041c83611ee9565b90801561082d5760d885901c60ff166001810190811061071357925b61045a61044485612f45565b946104526040519687611bb2565b808652612f45565b5f5b601f19820181106108165750505f5b60ff8760d81c1681106107bc575050610769575b50602084015280516060840152600160f11b82161561066f5780602060409201515b6080850152015160a083015261ffff60f01b9060701b1660c0820152604051602081526101608101916104d8602083018251611a40565b60208101519261014060a08401528351809152602061018084019401905f5b81811061064f575050506001600160a01b0360408201511660c0830152606081015192601f198382030160e0840152602080855192838152019401905f5b81811061061257505050608081015192601f1983820301610100840152602080855192838152019401905f5b8181106105e05750505060a081015190601f19838503016101208401526020808351958681520192015f945b8086106105b157505060c001516001600160f01b0319166101408301528190039150f35b90926020604060019261ffff8388516001600160a01b038151168452015116838201520194019501949061058d565b9091946020610608600192885190602060409260ff60f81b8151168352015160208201520190565b9601929101610561565b909194602060606001926001600160a01b0360408a5160ff60f81b8151168452858101518685015201511660408201520196019101919091610535565b90919460206080826106646001948a51611a40565b0196019291016104f7565b64ffffffffff8260b01c169061068483614057565b92801580159291906107635760015b821561075a5760ff8060015b1691160160ff81116107135760ff6106b79116612f5d565b92610727575b506106cc575b604092506104a1565b604051926106db604085611bb2565b600160f91b8452602084015280515f19810193908411610713578361070d91610706604096856130af565b52826130af565b506106c3565b634e487b7160e01b5f52601160045260245ffd5b60405190610736604083611bb2565b5f825260208201526107485f846130af565b526107535f836130af565b50866106bd565b60ff805f61069f565b5f610693565b6107b59060405161077b604082611bb2565b600181525f602082015260405190610794606083611bb2565b81525f60208201526001600160801b038616604082015261070682856130af565b508461047f565b6107c681836120bf565b90838061080c575b156107ff5760018101808211610713576001926107f891905b6107f1828a6130af565b52876130af565b500161046b565b6107f860019282906107e7565b50808511156107ce565b602090610821611be8565b8282890101520161045c565b60ff8560d81c1692610438565b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05767ffffffffffffffff6044358181116101d05761088c903690600401611a89565b50506064358181116101d0576108a6903690600401611a89565b50506084359081116101d0576108c09036906004016119af565b505030036102a95760405163bc197c8160e01b8152602090f35b346101d0576101ab5f6108ee3660046119dd565b91506108f86121b5565b6121f1565b346101d0575f3660031901126101d05760206040516305a39a808152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d0575f525f60205260405f206024355f526020526020604061096c610967825f2080549061377a565b61382c565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b346101d0575f3660031901126101d057602060405160198152f35b60603660031901126101d0576004356001600160a01b03811681036101d0576044359067ffffffffffffffff82116101d0576109f66101ab923690600401611a02565b916109ff6121b5565b60243590611d1c565b346101d0575f3660031901126101d05760206006546001600160a01b0360405191168152f35b346101d05760a03660031901126101d0576001600160a01b0360043581811681036101d0576044359180831683036101d057606435908116036101d0576084356001600160f81b0319811681036101d057602092610a8f9260243590611c51565b6040519015158152f35b346101d0575f3660031901126101d0576007546001600160a01b033381831603610b01576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b346101d0575f3660031901126101d057610b2c61213d565b5f6001600160a01b036007548119809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0575f526009602052602060ff610bb460405f205460405192839116611a33565bf35b346101d057366003190160a081126101d0576080136101d0576001600160a01b036084358181168082036101d057610bec6121b5565b60043560088110156101d057602435938416938481036101d05760443591610c15838383613bdb565b95335f52600560205260405f20875f5260205260405f2054948515610c9a576101ab97335f52600560205260405f20905f526020525f604081205560405190610c5e8285611a33565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a3614581565b6312d37ee560e31b5f5260045ffd5b6003196060368201126101d05767ffffffffffffffff9081600435116101d05761016090600435360301126101d0576024359081116101d057610cf0903690600401611a02565b906001600160a01b0360443516604435036101d057610d0d611be8565b50610d166121b5565b6008610104600435013510156101d0576001600160a01b03610d406101046004350135600a611b9c565b54169081156114a7576004356004013560088110156101d0571590818061148a575b80611482575b15611470575f915b610d828360443560043560040161298f565b610d9460043560040160443586612e0c565b92836044600435013514801590611450575b1561144157845f525f60205260405f20845f5260205260405f2090610dd560c460043501600435600401612941565b9071ffff00000000000000000000000000000000610df861014460043501611c30565b60701c16915f9160088211611429575f195f805b8481106113155750806112eb575b5060198111156112a6575b50610e31918491614d87565b15611298575b806110ec575b50600160f11b8116156110c557610e5e60c460043501600435600401612941565b90610e6882612f45565b91610e766040519384611bb2565b8083526020830191368260061b8201116101d05780925b8260061b8201841061108c57505050505f89959360809a888a8c610f44610fe09c9a98610ee9610f4a995b610ecc60a4600435016004356004016128bf565b91610ee160e460043501600435600401612941565b939092614069565b5075ffffffff0000000000000000000000000000000000007fffffffffffffffffffff00000000ffffffffffffffffffffffffffffffffffff610f306004356004016142eb565b9692939194909560901b169116178d614e0a565b886131d4565b9081611084575b5050610f61602460043501611c1c565b86610f7161014460043501611c30565b60408051898152604480356001600160a01b03908116602084015234938301939093526001600160f01b0319939093166060820152600435909201359316907fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf49390608090a41561106657612fcb565b61101a60405192610ff2604085611bb2565b611003610104600435013585611c45565b80602085015260043560040190836044359161301b565b906040519261102a606085611bb2565b8352602083015260408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610bb46040518092611a40565b61107f6110776004356004016142eb565b913393614312565b612fcb565b558780610f51565b6040843603126101d057602060409182516110a78482611bb2565b6110b087611a74565b81528287013583820152815201930192610e8d565b91610f4a5f89959360809a888a8c610f44610fe09c9a610ee96110e789612f5d565b610eb8565b6110f582614057565b501580611279575b1561126a5761111660a4600435016004356004016128bf565b8092919215611216575f5b81811061113057505050610e3d565b600460206001600160a01b03611152604061114c86888b613fe4565b01611c1c565b16604051928380926318160ddd60e01b82525afa90811561120b575f916111d9575b506064809104808004600114811517156107135784116111975750600101611121565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152fd5b90506020813d602011611203575b816111f460209383611bb2565b810103126101d057518d611174565b3d91506111e7565b6040513d5f823e3d90fd5b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b6307bd78cd60e11b5f5260045ffd5b5061128961014460043501611c30565b600160f31b90811614156110fd565b600160f11b90911790610e37565b60ff90949294169160018301809311610713577fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff610e319360e01b9116179391610e25565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c610e1a565b611328611323828787613fd4565b613ff4565b6020611335838888613fd4565b0135906001600160f81b031916806113c85750611353428211613d63565b6305a39a8042018042116107135781116113835782811161137a575b506001905b01610e0c565b9150600161136f565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600160f91b81036113ee57508381106113e5575b50600190611374565b925060016113dc565b6001600160f81b03198101611417575086811161140e5750600190611374565b955060016113dc565b6314b4bd6560e31b5f5260045260245ffd5b5063c3e33c9960e01b5f52600452600860245260445ffd5b6333184def60e11b5f5260045ffd5b50846001600160a01b03611468602460043501611c1c565b161415610da6565b6001600160a01b036008541691610d70565b508315610d68565b5061149f60a4600435016004356004016128bf565b905015610d62565b5f80806101046004350135612152565b346101d0575f3660031901126101d057602060405160018152f35b346101d05760803660031901126101d057600860043510156101d0576024356001600160a01b03811681036101d05760643580151581036101d0576101ab916115196121b5565b604435906121f1565b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d05761154f61213d565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b346101d05760203660031901126101d05760043560088110156101d0576115b76001600160a01b0391600a611b9c565b5416806115dd575f905b604080516001600160a01b039290921682526020820192909252f35b60405163c1292cc360e01b8152602081600481855afa90811561120b575f91611608575b50906115c1565b90506020813d602011611632575b8161162360209383611bb2565b810103126101d0575182611601565b3d9150611616565b346101d0575f3660031901126101d05760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346101d05761168d3660046119dd565b61169892919261213d565b6001600160a01b0383169283156117ed576008831015908161179e576003841480156117e0575b156117d7573f6116d084600b611b9c565b54156117c5575b6116e284600b611b9c565b54036117b257835f52600960205260405f209061179e57805460ff191660ff841617905561171182600a611b9c565b805473ffffffffffffffffffffffffffffffffffffffff191684179055823b156101d0576040516355e89af360e11b815260048101829052905f8260248183885af190811561120b577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a09260209261178e575b50604051908152a3005b5f61179891611bb2565b85611784565b634e487b7160e01b5f52602160045260245ffd5b83632cb4b6a760e11b5f5260045260245ffd5b806117d185600b611b9c565b556116d7565b90505f92612152565b505f9150600484146116bf565b60405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152606490fd5b346101d0575f3660031901126101d0576020604051620493e08152f35b346101d05760803660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760643567ffffffffffffffff81116101d0576118a09036906004016119af565b505030036102a957604051630a85bd0160e11b8152602090f35b346101d0575f3660031901126101d05760206008546001600160a01b0360405191168152f35b346101d05760606118f56102cd366004611971565b90604051921515835260208301526040820152f35b346101d05760203660031901126101d0576004359063ffffffff60e01b82168092036101d0576020916301ffc9a760e01b811490811561194c575b5015158152f35b630271189760e51b14905083611945565b35906001600160a01b03821682036101d057565b908160a09103126101d0576119858161195d565b91602082013591604081013560088110156101d0579160806119a96060840161195d565b92013590565b9181601f840112156101d05782359167ffffffffffffffff83116101d057602083818601950101116101d057565b908160609103126101d057803560088110156101d0579160406119a96020840161195d565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460071b0101116101d057565b90600882101561179e5752565b60406060916001600160a01b0360208251611a5c878251611a33565b01511660208501526020810151828501520151910152565b35906001600160f81b0319821682036101d057565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460051b0101116101d057565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f2091825494611aea86611ee9565b959096600882101561179e5760018214611b715790611b1a93929160028214611b69575b60d81c60ff1686611f0d565b949094928515611b5c576040611b318580936120bf565b01519482611b51575b5050611b4257565b905f1981146107135760010190565b11159050825f611b3a565b505f945084935083925050565b5f9350611b0e565b95969394505050505f14611b92576001600160801b03600192169291929190565b5f92508291508190565b90600881101561179e575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff821117611bd457604052565b634e487b7160e01b5f52604160045260245ffd5b60405190611bf7606083611bb2565b5f6040838151611c078382611bb2565b83815283602082015281528260208201520152565b356001600160a01b03811681036101d05790565b356001600160f01b0319811681036101d05790565b600882101561179e5752565b926001600160a01b03841633148015611d13575b15611cce576001600160f81b031916611cc7577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c15611cae57611cab93506130c3565b90565b91611cc2915f93611cbd6121b5565b6130c3565b915d90565b5050505f90565b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152606490fd5b50303314611c65565b939291908215908180611ed4575b611ecc576001600160a01b039081871696875f526020935f8552604094855f20845f528152855f2095611d5e8585896147a2565b9a828c1591821592611e63575b505015611e2057600160f31b808c60701b1614611ddd57505085611dba989993611db3959389935f14611dd2575f945b8516151580611dc4575b15611dbc57600195886131d4565b9055612fcb565b565b600295610f44565b50600160f11b861615611da5565b846008541694611d9b565b60649250519062461bcd60e51b82526004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b60649250519062461bcd60e51b82526004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b60249250835192838092634f558e7960e01b82528a60048301525afa908115611ec2575f91611e95575b50825f611d6b565b611eb59150833d8511611ebb575b611ead8183611bb2565b810190612977565b5f611e8d565b503d611ea3565b82513d5f823e3d90fd5b505050509050565b503415611d2a565b9190820391821161071357565b60e81c60ff1680611efb57505f905f90565b5f198101919082116107135760019190565b9192909493600a86111561205e5790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b611fa5575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61203a84848a848a613c16565b612051575085810190808211610713571680611f92565b9850505050925050509190565b9194925f5b84811061207757505050505090505f905f90565b612084848484848b613c16565b61209057600101612063565b95505050505060019190565b601a8210156120ab5701905f90565b634e487b7160e01b5f52603260045260245ffd5b611cab916120cb611be8565b506120d9816002840161209c565b905460039190911b1c91600160a31b83161561211e57601c915f520160205260405f2060016040519161210d604084611bb2565b805483520154602082015290613ca2565b505060405161212e604082611bb2565b5f81525f602082015290613ca2565b6006546001600160a01b0333911603610b0157565b916001600160a01b036084949261217760405195612171604088611bb2565b86611c45565b1660208401526040519261218c606085611bb2565b8352602083015260408201526121b36040519163391102fb60e01b83526004830190611a40565bfd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6121e2576001905d565b633ee5aeb560e01b5f5260045ffd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f209261221f8583866147a2565b9061222a8684614b10565b600160f01b607083901b81161461287a576122514264ffffffffff8460b01c161115613d63565b600160f11b8216612711575b831561270a5760ff8260d81c165a811580156126fd575b156126e757620bbdf28110156126ce57505f5b8181106126c05750505f5b915b8215958693846126b0575b6122e2604051956122b1604088611bb2565b60608752606060208801526122cc8360ff8760d81c16611edc565b90156126a4578a92919060ff60015b1690613bce565b6122eb81612f45565b6122f86040519182611bb2565b81815261230482612f45565b601f190136602083013787525f5b81811061255557505088156124355750508161242c575b506123348785614bfa565b865f80600160f01b8416612407575b604080519182523360208301526001600160801b038516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b8351518110156123d657806123d0878a6123c660019589614ce7565b938c939193613daf565b016123aa565b50915094936123e6575b50505050565b5f60016123fe956001600160801b0383941694613daf565b5f8080806123e0565b50508351515f1981019150811161071357612423889185614ce7565b50909150612343565b5f90555f612329565b9091838261244286611ee9565b8192919261254b575b505061252a575b7ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8460d81b1691161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a36001600160a01b0384163b156101d05760405163c3a1073360e01b8152600481018890525f81602481836001600160a01b038a165af1801561120b5761251a575b506123a8565b5f61252491611bb2565b5f612514565b5060018201925082821161071357899260e81b60ff60e81b19851617612452565b119050835f61244b565b9091925060ff8560d81c1661256a8285613bce565b03612694576019905b600160a31b612585836002880161209c565b9054600391821b1c9061259b8560028a0161209c565b90918254915f19911b1b19169055806125b5848c516130af565b52161561268b5760208801515115612640575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107135760208d015194848101918282116107135760019861261c612622945f996130af565b526130af565b528252601c87016020526040822082815501555b01908a9291612312565b8260011b6001600160ff1b03841684036107135761265d81612f45565b9061266b6040519283611bb2565b80825261267a601f1991612f45565b0136602083013760208901526125c8565b60019150612636565b61269e8184613bce565b90612573565b8a92919060ff5f6122db565b600160f01b83161515945061229f565b6126c991611edc565b612292565b620bbdf119810190811161071357620569c99004612287565b6334edfe3160e01b5f52621127bb60045260245ffd5b50621127bb811015612274565b5f91612294565b9261272a63ffffffff8360909894989795971c1661396c565b945f945b6020870151805187101561286b57600160f81b906001600160f81b0319906127579089906130af565b5151160361285f575f5b8751805182101561284b5761279a5f6001600160a01b0360406127868660ff966130af565b510151168c600294859160d81c168b611f0d565b91901561284357816127ad91890161209c565b905460039190911b1c600160a31b81161561283957505f52601c8601602052600160405f2001545b60206127e489828c01516130af565b510151116127f457600101612761565b60405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152606490fd5b905060a41c6127d5565b50505f6127d5565b5050929190946001905b019490919261272e565b92919094600190612855565b5091945092945094909461225d565b60405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152606490fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d0576020019160608202360383136101d057565b156128fc57565b60405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152606490fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d057602001918160061b360383136101d057565b908160209103126101d0575180151581036101d05790565b91906001600160a01b038091168015612dc7576129ae903014156128f5565b6129b783613f07565b6129c460e0840184612941565b600a8111612db0575f905f925b818410612d1d575050612710915011612cd8576129f160a08401846128bf565b60058111612cc15792821692831580159290915f5b818110612b6f5750505090612b5d575b612b5857602092612a28848201611c1c565b90612a3882638f8b138e86614009565b612b1357849291612a4e61014060449301611c30565b946040519586948593632966e35360e11b855216600484015261ffff60f01b1660248301525afa90811561120b575f91612af6575b5015612a8c5750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b612b0d9150823d8411611ebb57611ead8183611bb2565b5f612a83565b60405162461bcd60e51b815260048101869052601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152606490fd5b505050565b50823560088110156101d05715612a16565b6001600160f81b031980612b87611323848688613fe4565b1615612b97611323848688613fe4565b9015612cae575050602080612bad838587613fe4565b0135151580612c94575b15612c85576001600160801b0381612bd0848688613fe4565b01351181612bdf848688613fe4565b013590612c7357508486612c4f575b15612bfc5750600101612a06565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c656420666044820152656f722066656560d01b6064820152fd5b50612c6e612c63604061114c858789613fe4565b63b6e306ac8a614009565b612bee565b630fa6ad5f60e11b5f5260045260245ffd5b631f2a200560e01b5f5260045ffd5b5086612ca6604061114c858789613fe4565b161515612bb7565b63fba5809f60e01b5f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b909184612d33612d2e868686613fd4565b611c1c565b1615612d6b576020612d46858585613fd4565b01359061ffff82168092036101d057600191612d6191613bce565b93019291906129d1565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152606490fd5b61010083013560088110156101d057600403612ed557610120830135928315612c85576020925f6084926001600160a01b039481612e64612e51610140899501611c30565b91600160f21b91829160a08101906128bf565b9390506040519b8c9a8b99638fc5729960e01b8b521660048a015260248901521614604486015215156064850152165af190811561120b575f91612ea6575090565b90506020813d602011612ecd575b81612ec160209383611bb2565b810103126101d0575190565b3d9150612eb4565b60646020925f6001600160a01b038094612ef26101408901611c30565b97600160f21b90612f079060a08101906128bf565b918091506040519a8b998a98636aacfca760e11b8a521660048901521614602486015215156044850152165af190811561120b575f91612ea6575090565b67ffffffffffffffff8111611bd45760051b60200190565b90612f6782612f45565b6040612f766040519283611bb2565b8382528193612f87601f1991612f45565b01915f5b838110612f985750505050565b6020908351612fa78582611bb2565b5f8152825f81830152828501015201612f8b565b91908110156120ab5760071b0190565b905f5b818110612fda57505050565b612fe5818385612fbb565b359060088210156101d0576001809203613000575b01612fce565b613016611077613011838688612fbb565b6142eb565b612ffa565b939261010081013560088110156101d0576004036130a757610120013593823b61304457505050565b6001600160a01b031691823b156101d057604051631c33efdd60e01b81526001600160a01b03919091166004820152602481019190915260448101849052905f908290606490829084905af1801561120b5761309d5750565b5f611dba91611bb2565b505f93505050565b80518210156120ab5760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f526020526130fd63ffffffff60405f205460901c1661396c565b935f9160408601955b805180518510156131c2578461311b916130af565b5198875151156131a5575b89830199810198905f5b89519081518110156131925761ffff8661314d8f849051956130af565b51015116918281029281840414901517156107135761318c8b8f8b8f958b8f93613183886127108360019c5116950497516130af565b515116936146f3565b01613130565b50909a5090985050600190930192613106565b6131bd8b828c015116848c015190883091888c6146f3565b613126565b50975050505050505091505151151590565b92939490969195346136e0575b6001600160a01b03168015908115613611575b50156135a65794939291905f955b808710613213575050505050505090565b90919293949596613228613011898489612fbb565b6008849295939c9410158061179e57600183146135985761324b82878f866147e8565b8115801561358b575b156135465761179e57848c8a94600285141580613513575b6133ee575b9183918561327f948d6148fd565b9c909c806133be575b6132f2575b946001956001600160a01b036040916132a883518097611a33565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038c1692a35b01959493929190613202565b92506132fd8b615120565b1561332b5761330c898c615147565b1561331857889261328d565b63c6cd8a0b60e01b5f523360045260245ffd5b6001600160a01b0361333d8a8d614e4e565b1680331490811561334f575b5061330c565b905060409081519063e985e9c560e01b825260048201523360248201526001600160a01b038d826044816020948594165afa9283156133b557505f92613398575b50505f613349565b6133ae9250803d10611ebb57611ead8183611bb2565b5f80613390565b513d5f823e3d90fd5b509250600282036133e7576001925b60038085101561179e5788101561179e5789938811613288565b5f926133cd565b94506001600160a01b039150166001600160a01b038c168114801590613509575b156114415761341d8c615120565b156134ef5760408c6134658c83518093627eeac760e11b8252816001600160a01b038160209687963060048401602090939291936001600160a01b0360408201951681520152565b0392165afa9283156133b557505f926134c1575b505015155b6114415781868e858d9761327f955f526134b660205f8152604090815f2090875f52525f205460701b600160f11b80911614156128f5565b929450509150613271565b90809250813d83116134e8575b6134d88183611bb2565b810103126101d057515f80613479565b503d6134ce565b6134f98a8d614e4e565b6001600160a01b0316301461347e565b508986141561340f565b5094506001600160a01b039150165f52600960205260ff60405f20541692600884101561179e578c86918b95151561326c565b60405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152606490fd5b50505f6003831415613254565b5050509850600191506132e6565b60405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152608490fd5b829150604080518092636aeb87dd60e01b8252602482019260209586948560048601525260448301908b905f5b8981106136825750505082809103915afa91821561120b575f92613665575b50505f6131f4565b61367b9250803d10611ebb57611ead8183611bb2565b5f8061365d565b9291945092945083359060088210156101d0576136a181600193611a33565b6001600160a01b036136b489870161195d565b16888201528385013584820152606080860135908201526080809101940191019086949286949261363e565b96806136eb81611ee9565b5015613750575b506137066001600160a01b03913490613bce565b9785604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa6080858c1692a390506131e1565b905060ff8160d81c16600181018091116107135760e81b60ff60e81b1991909116176137066136f2565b90613783611be8565b90600160f01b161561379b57506019611cab916120bf565b905090565b67ffffffffffffffff8111611bd457601f01601f191660200190565b51600881101561179e5790565b6020818303126101d05780519067ffffffffffffffff82116101d0570181601f820112156101d0578051906137fd826137a0565b9261380b6040519485611bb2565b828452602083830101116101d057815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b156138795761384d81516137bc565b600881101561179e576003146138ee575b61386881516137bc565b600881101561179e57600414613897575b50506138845f6137a0565b6138916040519182611bb2565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f91816138ca575b50611cab5780613879565b6138e79192503d805f833e6138df8183611bb2565b8101906137c9565b905f6138bf565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f9181613927575b50613921575061385e565b91505090565b61393c9192503d805f833e6138df8183611bb2565b905f613916565b51906001600160f81b0319821682036101d057565b51906001600160a01b03821682036101d057565b906040805160609061397e8282611bb2565b8181526020908282820152828482015263ffffffff819616908115613bc657505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c80825201018152835184019082820184868403126101d0578386015167ffffffffffffffff908181116101d05787019682603f890112156101d0578588015197613a1989612f45565b98613a2686519a8b611bb2565b808a528589898c019202830101918583116101d0578601905b828210613b7f57505050838101518281116101d05781019683603f890112156101d0578688015197613a7089612f45565b98613a7d87519a8b611bb2565b808a5286898b019160061b830101918683116101d0578701905b828210613b47575050508101519182116101d057019281603f850112156101d0578484015190613ac682612f45565b94613ad385519687611bb2565b828652848787019360061b8201019384116101d0578401915b838310613b0157505050508601528401528252565b848784840301126101d057845190613b198683611bb2565b613b2284613958565b8252878401519061ffff821682036101d0578289928389950152815201920191613aec565b878a838b0301126101d0578988918251613b618482611bb2565b613b6a85613943565b81528285015183820152815201910190613a97565b8989838a0301126101d057888a918851613b998482611bb2565b613ba285613943565b81528285015183820152613bb78a8601613958565b8a820152815201910190613a3f565b955050505050565b9190820180921161071357565b916001600160a01b0360405192613bf6602085018096611a33565b166040830152606082015260608152613c10608082611bb2565b51902090565b91613c24826002850161209c565b90549060031b1c93600882101561179e576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16613c9957600214613c9057600160a31b831615613c8757601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b613caa611be8565b50613cb481614afe565b90604091825193613cc58486611bb2565b613ccf8286611c45565b6001600160a01b0383166020860152600160a31b8316613d3b5750600881101561179e57600303613d1b57905f91815193613d0b606086611bb2565b845260a41c602084015282015290565b815192613d29606085611bb2565b83525f602084015260a41c9082015290565b80939250602091505192015191815193613d56606086611bb2565b8452602084015282015290565b15613d6a57565b60405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152606490fd5b95949293909415613eab57613dcb620493e03385848887615230565b159283613e12575b505050613ddf57505050565b6001600160a01b0380911692167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b90600883101561179e5760038314613ea2575b335f52600560205260405f20613e3c828786613bdb565b5f5260205260405f20613e50838254613bce565b9055613e5f6040518094611a33565b602083015260408201526001600160a01b038316907fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a35f8080613dd3565b60019150613e25565b611dba9550339450919290614581565b15613ec257565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b80359060088210156101d0578115613f9857613f5a60609282600360206001600160a01b03950192613f4e613f3b85611c1c565b60408501359889950135948591846147e8565b14613f85575b50611c1c565b165f525f60205260405f20905f52602052611dba60405f205460701b600160f11b80911614156128f5565b6001613f92911115613ebb565b5f613f54565b611dba91506001600160a01b03613fb160208301611c1c565b16159081613fc0575b50613ebb565b90506040606082013591013517155f613fba565b91908110156120ab5760061b0190565b91908110156120ab576060020190565b356001600160f81b0319811681036101d05790565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa90811561120b575f9161403e575090565b611cab915060203d602011611ebb57611ead8183611bb2565b60e01c60ff1680611efb57505f905f90565b9190949293948015806142e2575b806142da575b6142cf576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106142835750505050601f19928388820301868901528280835192838152019201905f5b8181106142555750505082878203016060880152898152019085885f5b8b81106142135750506141019203908101865285611bb2565b8351902094855f5260028352815f20549263ffffffff8094168061420a575060019460015498858a1686811461071357600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff09283156141fd57525f86815260038452858120805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b039485161790555b8181106141ca575050505050505050565b8790875f5260048552865f20846141e5612d2e84878b613fd4565b165f528552865f208260ff19825416179055016141b9565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b036142288461195d565b168152868301359061ffff82168092036101d05787810191909152850192918791908601906001016140e8565b825180516001600160f81b0319168552602090810151908501528894604090940193909201916001016140cb565b919394509194828060019260ff60f81b61429c8a611a74565b1681528b8901358c8201526001600160a01b036142ba8c8b0161195d565b168b82015201960191019188949391926140a5565b505f94508493505050565b50851561407d565b50815115614077565b9081359160088310156101d05761430460208201611c1c565b916060604083013592013590565b92909192600881101561179e576002811461454f576003036143d257506143398282614e4e565b6001600160a01b039081168482161492828216803b156101d0576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561120b57611dba956143c2575b50836143aa575b505050613ebb565b6143b8919293503093614e4e565b16145f80806143a2565b5f6143cc91611bb2565b5f61439b565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615614516575f96614520575b50823b156101d0578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af180156145165791859492916144ac969492614506575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa9384156133b557505f936144d4575b5050611dba926144ce91613bce565b14613ebb565b9080929350813d83116144ff575b6144ec8183611bb2565b810103126101d0575190826144ce6144bf565b503d6144e2565b5f61451091611bb2565b5f614481565b87513d5f823e3d90fd5b9095508481813d8311614548575b6145388183611bb2565b810103126101d05751945f61441b565b503d61452e565b50611dba93925061457b6144ce926145748361456b30846153df565b96309084614fd7565b30906153df565b92613bce565b929093918115806146df575b6146d857600884101561179e57600184146146b6576002841461465b576145b393614ebb565b905f604051928051602038920183855af115614652573d15614639575b503d81523d5f602083013e3d81016145ef602082019283604052614fa1565b156145f8575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b15614645575f6145d0565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615614698575b50505f603452565b3b153d1710156146a9575f80614690565b6390b8ec185f526004601cfd5b505f935083919250819038935af1156146cb57565b63b12d13eb5f526004601cfd5b5050505050565b50600884101561179e57600384141561458d565b909492939194831561479a576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd73356020308314958661476c575b604051948986521693a41561476157508061457b611dba946145746144ce9461456b30846153df565b9091611dba93614fd7565b8085165f525f825260405f20865f5282528a6147928a5f604081209360028554866148fd565b509055614738565b505050505050565b549291908315806147bf575b6147b6575050565b5f809350612152565b506001600160a01b0381165f52600960205260ff60405f205416600881101561179e57156147ae565b9192906008831015938461179e576002841491821592836148f0575b8681156148e0575b501580156148ab575b6148a257501590848215614894575b50501561484f57159182159261483e575b505015612c8557565b90915061179e576003145f80614835565b60405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152606490fd5b90915061179e575f84614824565b91509192612152565b506001600160a01b03807f00000000000000000000000000000000000000000000000000000000000000001690821614614815565b905061179e57600485148661480c565b505f955060038514614804565b9291939094600885101561179e5760038503614acc575b60ff9160ff8760d81c169561492888614057565b906019891015614a875715908115614a7d575b5015614a28578692828661495093868a6152e5565b600a821015614998575b509150506001915001809111610713577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a86146149d3575b505050906149c79460ff921601169161540d565b90555f8080838161495a565b9396935f9291905b8684106149eb57509693966149b3565b9193949550919695614a1884918984614a0482886120bf565b60208b81835101511691015101169161540d565b97019189959493919796976149db565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f61493b565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b614adf82848760ff8a60d81c1688611f0d565b90614aea5750614914565b9250929050614af9935061503e565b905f90565b60a01c600716600881101561179e5790565b90614b1a82615120565b15614b9a57614b2891615147565b15614b2f57565b60405162461bcd60e51b815260206004820152603060248201527f45524331313520756e7772617020617661696c61626c65206f6e6c7920666f7260448201527f20616c6c20746f74616c537570706c79000000000000000000000000000000006064820152608490fd5b614ba391614e4e565b6001600160a01b0333911603614bb557565b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152606490fd5b6001600160a01b0390614c0c81615120565b15614cb257169060405163bd85b03960e01b8152816004820152602081602481865afa90811561120b575f91614c80575b50823b156101d057604051637a94c56560e11b815233600482015260248101929092526044820152905f908290606490829084905af1801561120b5761309d5750565b90506020813d602011614caa575b81614c9b60209383611bb2565b810103126101d057515f614c3d565b3d9150614c8e565b1690813b156101d0575f91602483926040519485938492630852cd8d60e31b845260048401525af1801561120b5761309d5750565b915f915f93614cf78282516130af565b5194614d0286614afe565b956001600160a01b0381169587600160a31b831615614d6057505050506020019081518160011b916001600160ff1b038116036107135781614d43916130af565b519151906001810180911161071357614d5b916130af565b519091565b60089193955080929450101561179e57600303614d7e575060a41c91565b92915060a41c90565b9091614dbe9064ffffffffff614d9c82614057565b509160b01c1615614e03576001905b15614dfa5760ff8060015b169116613bce565b8203614df45760028210918215614dd457505090565b909150156120ab576001600160f81b031990614def90613ff4565b161590565b50505f90565b60ff805f614db6565b5f90614dab565b9290949391600881101561179e578015614e4657614e349460038203614e3d575060195f946152e5565b600160f01b1790565b601990946152e5565b505050505090565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa90811561120b575f91614e87575090565b90506020813d602011614eb3575b81614ea260209383611bb2565b810103126101d057611cab90613958565b3d9150614e95565b929092600881101561179e5760028114614f6957600314614f2d57604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c4820152611cab8160e481015b03601f198101835282611bb2565b6040516323b872dd60e01b60208201523060248201526001600160a01b039091166044820152606481019290925250611cab8160848101614f1f565b5060405163a9059cbb60e01b60208201526001600160a01b03909116602482015260448101919091529050611cab8160648101614f1f565b80518015918215614fb157505090565b60209081015192508110614fc6575b50151590565b5f199060200360031b1b165f614fc0565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615615020575b50505f606052604052565b3b153d171015615031575f80615015565b637939f4245f526004601cfd5b600281019261504d838561209c565b90549060031b1c90600160a31b82166151025761506d908260a41c613bce565b916b0fffffffffffffffffffffff83116150c75750916150a76150ad92846001600160a01b0361509f6150c397614afe565b9116906153be565b9361209c565b819391549060031b91821b915f19901b19161790565b9055565b91936150f06150ad856150a7856001600160a01b036150e8601c9a98614afe565b91169061539c565b90555f5201602052600160405f200155565b935050601c915f52016020526150c3600160405f2001918254613bce565b6001600160a01b03165f52600960205260ff60405f205416600881101561179e5760041490565b6001600160a01b03169060405163bd85b03960e01b815281600482015260208082602481875afa91821561120b575f92615201575b50811515928361518f575b505050905090565b604051627eeac760e11b8152336004820152602481019190915291939092508290829060449082905afa91821561120b575f926151d3575b505014805f8080615187565b90809250813d83116151fa575b6151ea8183611bb2565b810103126101d057515f806151c7565b503d6151e0565b9080925081813d8311615229575b6152198183611bb2565b810103126101d05751905f61517c565b503d61520f565b919390928015806152d1575b6152c657600883101561179e57600183146152b557833b156152ab575f9461526393614ebb565b906040519383835192602038950192f1903d60203d116152a3575b806020918352805f8385013e82010160405281615299575090565b611cab9150614fa1565b50602061527e565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b50600883101561179e57600383141561523c565b92909391600881101561179e576002810361539657855b600482141580615380575b6153615750906153169161539c565b6153266150ad856002860161209c565b90558061534c575b508261533957505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f61532e565b6150ad9496506150c3959350600292615379926153be565b940161209c565b506b0fffffffffffffffffffffff811115615307565b826152fc565b90600882101561179e576001600160a01b03600160a31b9260a01b9116171790565b91600883101561179e576001600160a01b039060a41b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107135760ff809116831b921b1916179056',
  immutables: [{"length":32,"start":5721},{"length":32,"start":18615}],
} as const
