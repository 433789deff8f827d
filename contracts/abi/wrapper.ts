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

export const wrapperBytecode = '0x60a080604052346100fa576020816151a8803803809161001f828561015f565b8339810103126100fa57516001600160a01b0380821691908282036100fa57331561014c5760075460018060a01b0319809116600755600654903390821617600655604051913391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a382156100fe5750608052803b156100fa575f8091600460405180948193632dceecbb60e21b83525af180156100ef576100df575b60405161501190816101978239608051818181611752015261482f0152f35b5f6100e99161015f565b5f6100c0565b6040513d5f823e3d90fd5b5f80fd5b62461bcd60e51b8152602060048201526024808201527f50726f746f636f6c54656368546f6b656e2063616e74206265207a65726f2076604482015263616c756560e01b6064820152608490fd5b631e4fbdf760e01b5f525f60045260245ffd5b601f909101601f19168101906001600160401b0382119082101761018257604052565b634e487b7160e01b5f52604160045260245ffdfe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a7146119b7575080630fcf9b3c1461198d57806310118ebb14611967578063150b7a02146118fc57806324301559146118df578063320a18dc14611776578063331758e6146117335780633360aa3c1461168057806339e899ee1461161b57806342fb01a8146115cb57806345acb471146115b05780634d36d08514610ca9578063576f630214610bb657806366967cbb14610b70578063715018a614610b1457806379ba509714610a995780637f6d4c9314610a2e5780638da5cb5b14610a0857806391ddb146146109b3578063980550ca146109985780639a7b05091461091b578063a1ecc7b8146108fd578063a5041040146108da578063bc197c811461083a578063c424d4f714610376578063e30c397814610350578063f0e5d1ac146102e4578063f1551a9c146102b8578063f23a6e611461023e578063f2fde38b146101d45763faf7d72014610171575f80fd5b346101d05760403660031901126101d0576004356001600160a01b03811681036101d0575f6101ab916101a2612298565b602435906122d4565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b346101d05760203660031901126101d0576004356001600160a01b038082168092036101d057610202612220565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760843567ffffffffffffffff81116101d05761028f903690600401611a5c565b505030036102a95760405163f23a6e6160e01b8152602090f35b6379d104d360e01b5f5260045ffd5b346101d05760406102d66102cd366004611a1e565b93929092611b67565b835191825260208201529050f35b346101d05760803660031901126101d0576004356001600160a01b03908181168091036101d05760243560088110156101d05760443592831683036101d05761033c915f52600560205260405f209260643591613d8d565b5f52602052602060405f2054604051908152f35b346101d0575f3660031901126101d05760206007546001600160a01b0360405191168152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d057604051906103aa60e083611c5f565b6103b2611c95565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080549061040663ffffffff8360901c16613b2b565b906104118382613939565b845261041c83611fcc565b90801561082d5760d885901c60ff166001810190811061071357925b61045a61044485612f56565b946104526040519687611c5f565b808652612f56565b5f5b601f19820181106108165750505f5b60ff8760d81c1681106107bc575050610769575b50602084015280516060840152600160f11b82161561066f5780602060409201515b6080850152015160a083015261ffff60f01b9060701b1660c0820152604051602081526101608101916104d8602083018251611aed565b60208101519261014060a08401528351809152602061018084019401905f5b81811061064f575050506001600160a01b0360408201511660c0830152606081015192601f198382030160e0840152602080855192838152019401905f5b81811061061257505050608081015192601f1983820301610100840152602080855192838152019401905f5b8181106105e05750505060a081015190601f19838503016101208401526020808351958681520192015f945b8086106105b157505060c001516001600160f01b0319166101408301528190039150f35b90926020604060019261ffff8388516001600160a01b038151168452015116838201520194019501949061058d565b9091946020610608600192885190602060409260ff60f81b8151168352015160208201520190565b9601929101610561565b909194602060606001926001600160a01b0360408a5160ff60f81b8151168452858101518685015201511660408201520196019101919091610535565b90919460206080826106646001948a51611aed565b0196019291016104f7565b64ffffffffff8260b01c1690610684836141a6565b92801580159291906107635760015b821561075a5760ff8060015b1691160160ff81116107135760ff6106b79116612f6e565b92610727575b506106cc575b604092506104a1565b604051926106db604085611c5f565b600160f91b8452602084015280515f19810193908411610713578361070d916107066040968561332b565b528261332b565b506106c3565b634e487b7160e01b5f52601160045260245ffd5b60405190610736604083611c5f565b5f825260208201526107485f8461332b565b526107535f8361332b565b50866106bd565b60ff805f61069f565b5f610693565b6107b59060405161077b604082611c5f565b600181525f602082015260405190610794606083611c5f565b81525f60208201526001600160801b0386166040820152610706828561332b565b508461047f565b6107c681836121a2565b90838061080c575b156107ff5760018101808211610713576001926107f891905b6107f1828a61332b565b528761332b565b500161046b565b6107f860019282906107e7565b50808511156107ce565b602090610821611c95565b8282890101520161045c565b60ff8560d81c1692610438565b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05767ffffffffffffffff6044358181116101d05761088c903690600401611b36565b50506064358181116101d0576108a6903690600401611b36565b50506084359081116101d0576108c0903690600401611a5c565b505030036102a95760405163bc197c8160e01b8152602090f35b346101d0576101ab5f6108ee366004611a8a565b91506108f8612298565b6122d4565b346101d0575f3660031901126101d05760206040516305a39a808152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d0575f525f60205260405f206024355f526020526020604061096c610967825f20805490613939565b6139eb565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b346101d0575f3660031901126101d057602060405160198152f35b60603660031901126101d0576004356001600160a01b03811681036101d0576044359067ffffffffffffffff82116101d0576109f66101ab923690600401611aaf565b916109ff612298565b60243590611dff565b346101d0575f3660031901126101d05760206006546001600160a01b0360405191168152f35b346101d05760a03660031901126101d0576001600160a01b0360043581811681036101d0576044359180831683036101d057606435908116036101d0576084356001600160f81b0319811681036101d057602092610a8f9260243590611d34565b6040519015158152f35b346101d0575f3660031901126101d0576007546001600160a01b033381831603610b01576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b346101d0575f3660031901126101d057610b2c612220565b5f6001600160a01b036007548119809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0575f526009602052602060ff610bb460405f205460405192839116611ae0565bf35b346101d057366003190160a081126101d0576080136101d0576001600160a01b036084358181168082036101d057610bec612298565b60043560088110156101d057602435938416938481036101d05760443591610c15838383613d8d565b95335f52600560205260405f20875f5260205260405f2054948515610c9a576101ab97335f52600560205260405f20905f526020525f604081205560405190610c5e8285611ae0565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a3614501565b6312d37ee560e31b5f5260045ffd5b6003196060368201126101d05767ffffffffffffffff9081600435116101d05761016090600435360301126101d0576024359081116101d057610cf0903690600401611aaf565b906001600160a01b0360443516604435036101d057610d0d611c95565b50610d16612298565b6008610104600435013510156101d0576001600160a01b03610d406101046004350135600a611c49565b54169081156115a0576004356004013560088110156101d0571580611583575b8061157b575b15611569575f905b610d8082604435600435600401612ad9565b610d8f61014460043501611cc9565b91610da460a460043501600435600401611cde565b604051636aacfca760e11b8152604480356001600160a01b03166004830152600160f21b968716909614602482015290151594810194909452506020836064815f885af19283156112b9575f93611535575b50826044600435013514801590611515575b1561150657835f525f60205260405f20835f5260205260405f2090610e3760c460043501600435600401612a8b565b9071ffff00000000000000000000000000000000610e5a61014460043501611cc9565b60701c16915f91600882116114ee578894939291905f195f805b8481106113c857508061139e575b506019811115611354575b50610e99918491614bdd565b15611346575b80611181575b50878587600160f11b84161561116657505050909150610ecf60c460043501600435600401612a8b565b90610ed982612f56565b91610ee76040519384611c5f565b8083526020830191368260061b8201116101d05793879389938b93878e98925b8260061b8201841061111a575050505091610fa85f969492610f5a610fae9997955b610f3d60a460043501600435600401611cde565b91610f5260e460043501600435600401612a8b565b9390926141b8565b50907fffffffffffffffffffff00000000ffffffffffffffffffffffffffffffffffff75ffffffff0000000000000000000000000000000000006004356004019360901b169116178a61443a565b88613450565b9081611112575b5050610fc5602460043501611d14565b83610fd561014460043501611cc9565b7fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf493604051806110436001600160a01b0360446004350135971694346044358b85926001600160a01b036060939695929660808601978652166020850152604084015261ffff60f01b16910152565b0390a4611054600435600401612fcc565b96926008819593929510156110fe5760809761107995826110ea575b505050506132d4565b60405191611088604084611c5f565b611099610104600435013584611d28565b6020830152604051916110ad606084611c5f565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610bb46040518092611aed565b6110f593339361304c565b86808080611070565b634e487b7160e01b5f52602160045260245ffd5b558480610fb5565b939750939750935093506040843603126101d0576020604091825161113f8482611c5f565b61114887611b21565b8152828701358382015281520193019388948b938d97938c96610f07565b610fae95610fa85f9695610f5a61117c89612f6e565b610f29565b9091925061118e826141a6565b501580611327575b15611318576111af60a460043501600435600401611cde565b80929192156112c4579088949392915f5b8181106111cf57505050610ea5565b90919293949550600460206001600160a01b036111f860406111f286888b614133565b01611d14565b16604051928380926318160ddd60e01b82525afa80156112b9575f90611286575b60649150048080046001148115171561071357831161124157600101908995949392916111c0565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152606490fd5b506020813d6020116112b1575b816112a060209383611c5f565b810103126101d05760649051611219565b3d9150611293565b6040513d5f823e3d90fd5b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b6307bd78cd60e11b5f5260045ffd5b5061133761014460043501611cc9565b600160f31b9081161415611196565b600160f11b90911790610e9f565b60ff919294965016906001820182116107135789957fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff6001610e99940160e01b9116179391610e8d565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c610e82565b9091929394959697506113e46113df828787614123565b614143565b60206113f1838888614123565b0135906001600160f81b0319168061148d575061140f428211613f15565b6305a39a8042018042116107135781116114485782811161143f575b506001905b01908b97969594939291610e74565b9150600161142b565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600160f91b81036114b357508381106114aa575b50600190611430565b925060016114a1565b6001600160f81b031981016114dc57508681116114d35750600190611430565b955060016114a1565b6314b4bd6560e31b5f5260045260245ffd5b5063c3e33c9960e01b5f52600452600860245260445ffd5b6333184def60e11b5f5260045ffd5b50836001600160a01b0361152d602460043501611d14565b161415610e08565b9092506020813d602011611561575b8161155160209383611c5f565b810103126101d057519185610df6565b3d9150611544565b6001600160a01b036008541690610d6e565b508215610d66565b5061159860a460043501600435600401611cde565b905015610d60565b5f80806101046004350135612235565b346101d0575f3660031901126101d057602060405160018152f35b346101d05760803660031901126101d057600860043510156101d0576024356001600160a01b03811681036101d05760643580151581036101d0576101ab91611612612298565b604435906122d4565b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d057611648612220565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b346101d05760203660031901126101d05760043560088110156101d0576116b06001600160a01b0391600a611c49565b5416806116d6575f905b604080516001600160a01b039290921682526020820192909252f35b60405163c1292cc360e01b8152602081600481855afa9081156112b9575f91611701575b50906116ba565b90506020813d60201161172b575b8161171c60209383611c5f565b810103126101d05751826116fa565b3d915061170f565b346101d0575f3660031901126101d05760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346101d057611786366004611a8a565b611791929192612220565b6001600160a01b03831692831561189a5760088310156110fe5760038303611893573f600b541561188a575b600b5403611877575f838152600960205260409020805460ff191660ff84161790556117ea82600a611c49565b805473ffffffffffffffffffffffffffffffffffffffff191684179055823b156101d0576040516355e89af360e11b815260048101829052905f8260248183885af19081156112b9577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a092602092611867575b50604051908152a3005b5f61187191611c5f565b8561185d565b82632cb4b6a760e11b5f5260045260245ffd5b80600b556117bd565b5f92612235565b60405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152606490fd5b346101d0575f3660031901126101d0576020604051620493e08152f35b346101d05760803660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760643567ffffffffffffffff81116101d05761194d903690600401611a5c565b505030036102a957604051630a85bd0160e11b8152602090f35b346101d0575f3660031901126101d05760206008546001600160a01b0360405191168152f35b346101d05760606119a26102cd366004611a1e565b90604051921515835260208301526040820152f35b346101d05760203660031901126101d0576004359063ffffffff60e01b82168092036101d0576020916301ffc9a760e01b81149081156119f9575b5015158152f35b630271189760e51b149050836119f2565b35906001600160a01b03821682036101d057565b908160a09103126101d057611a3281611a0a565b91602082013591604081013560088110156101d057916080611a5660608401611a0a565b92013590565b9181601f840112156101d05782359167ffffffffffffffff83116101d057602083818601950101116101d057565b908160609103126101d057803560088110156101d057916040611a5660208401611a0a565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460071b0101116101d057565b9060088210156110fe5752565b60406060916001600160a01b0360208251611b09878251611ae0565b01511660208501526020810151828501520151910152565b35906001600160f81b0319821682036101d057565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460051b0101116101d057565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f2091825494611b9786611fcc565b95909660088210156110fe5760018214611c1e5790611bc793929160028214611c16575b60d81c60ff1686611ff0565b949094928515611c09576040611bde8580936121a2565b01519482611bfe575b5050611bef57565b905f1981146107135760010190565b11159050825f611be7565b505f945084935083925050565b5f9350611bbb565b95969394505050505f14611c3f576001600160801b03600192169291929190565b5f92508291508190565b9060088110156110fe575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff821117611c8157604052565b634e487b7160e01b5f52604160045260245ffd5b60405190611ca4606083611c5f565b5f6040838151611cb48382611c5f565b83815283602082015281528260208201520152565b356001600160f01b0319811681036101d05790565b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d0576020019160608202360383136101d057565b356001600160a01b03811681036101d05790565b60088210156110fe5752565b926001600160a01b03841633148015611df6575b15611db1576001600160f81b031916611daa577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c15611d9157611d8e935061333f565b90565b91611da5915f93611da0612298565b61333f565b915d90565b5050505f90565b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152606490fd5b50303314611d48565b939291908215908180611fb7575b611faf576001600160a01b039081871696875f526020935f8552604094855f20845f528152855f2095611e4185858961471a565b9a828c1591821592611f46575b505015611f0357600160f31b808c60701b1614611ec057505085611e9d989993611e96959389935f14611eb5575f945b8516151580611ea7575b15611e9f5760019588613450565b90556132d4565b565b600295610fa8565b50600160f11b861615611e88565b846008541694611e7e565b60649250519062461bcd60e51b82526004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b60649250519062461bcd60e51b82526004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b60249250835192838092634f558e7960e01b82528a60048301525afa908115611fa5575f91611f78575b50825f611e4e565b611f989150833d8511611f9e575b611f908183611c5f565b810190612ac1565b5f611f70565b503d611f86565b82513d5f823e3d90fd5b505050509050565b503415611e0d565b9190820391821161071357565b60e81c60ff1680611fde57505f905f90565b5f198101919082116107135760019190565b9192909493600a8611156121415790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b612088575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61211d84848a848a613dc8565b612134575085810190808211610713571680612075565b9850505050925050509190565b9194925f5b84811061215a57505050505090505f905f90565b612167848484848b613dc8565b61217357600101612146565b95505050505060019190565b601a82101561218e5701905f90565b634e487b7160e01b5f52603260045260245ffd5b611d8e916121ae611c95565b506121bc816002840161217f565b905460039190911b1c91600160a31b83161561220157601c915f520160205260405f206001604051916121f0604084611c5f565b805483520154602082015290613e54565b5050604051612211604082611c5f565b5f81525f602082015290613e54565b6006546001600160a01b0333911603610b0157565b916001600160a01b036084949261225a60405195612254604088611c5f565b86611d28565b1660208401526040519261226f606085611c5f565b8352602083015260408201526122966040519163391102fb60e01b83526004830190611aed565bfd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6122c5576001905d565b633ee5aeb560e01b5f5260045ffd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f209261230285838661471a565b9061230d8684614494565b6001600160a01b03339116036129fa57600160f01b607083901b8116146129b5576123444264ffffffffff8460b01c161115613f15565b600160f11b821661284c575b83156128455760ff8260d81c165a81158015612838575b1561282257620bbdf281101561280957505f5b8181106127fb5750505f5b915b8215958693846127eb575b6123d5604051956123a4604088611c5f565b60608752606060208801526123bf8360ff8760d81c16611fbf565b90156127df578a92919060ff60015b1690612ff3565b6123de81612f56565b6123eb6040519182611c5f565b8181526123f782612f56565b601f190136602083013787525f5b818110612690575050881561257057505081612567575b506001600160a01b0384163b156101d057604051630852cd8d60e31b8152600481018890525f81602481836001600160a01b038a165af180156112b957612557575b50865f80600160f01b8416612532575b604080519182523360208301526001600160801b038516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b83515181101561250157806124fb878a6124f160019589614a88565b938c939193613f61565b016124d5565b5091509493612511575b50505050565b5f6001612529956001600160801b0383941694613f61565b5f80808061250b565b50508351515f198101915081116107135761254e889185614a88565b5090915061246e565b5f61256191611c5f565b5f61245e565b5f90555f61241c565b9091838261257d86611fcc565b81929192612686575b5050612665575b7ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8460d81b1691161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a36001600160a01b0384163b156101d05760405163c3a1073360e01b8152600481018890525f81602481836001600160a01b038a165af180156112b957612655575b506124d3565b5f61265f91611c5f565b5f61264f565b5060018201925082821161071357899260e81b60ff60e81b1985161761258d565b119050835f612586565b9091925060ff8560d81c166126a58285612ff3565b036127cf576019905b600160a31b6126c0836002880161217f565b9054600391821b1c906126d68560028a0161217f565b90918254915f19911b1b19169055806126f0848c5161332b565b5216156127c6576020880151511561277b575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107135760208d015194848101918282116107135760019861275761275d945f9961332b565b5261332b565b528252601c87016020526040822082815501555b01908a9291612405565b8260011b6001600160ff1b03841684036107135761279881612f56565b906127a66040519283611c5f565b8082526127b5601f1991612f56565b013660208301376020890152612703565b60019150612771565b6127d98184612ff3565b906126ae565b8a92919060ff5f6123ce565b600160f01b831615159450612392565b61280491611fbf565b612385565b620bbdf119810190811161071357620569c9900461237a565b6334edfe3160e01b5f52621127bb60045260245ffd5b50621127bb811015612367565b5f91612387565b9261286563ffffffff8360909894989795971c16613b2b565b945f945b602087015180518710156129a657600160f81b906001600160f81b03199061289290899061332b565b5151160361299a575f5b87518051821015612986576128d55f6001600160a01b0360406128c18660ff9661332b565b510151168c600294859160d81c168b611ff0565b91901561297e57816128e891890161217f565b905460039190911b1c600160a31b81161561297457505f52601c8601602052600160405f2001545b602061291f89828c015161332b565b5101511161292f5760010161289c565b60405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152606490fd5b905060a41c612910565b50505f612910565b5050929190946001905b0194909192612869565b92919094600190612990565b50919450929450949094612350565b60405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152606490fd5b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152606490fd5b15612a4657565b60405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152606490fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d057602001918160061b360383136101d057565b908160209103126101d0575180151581036101d05790565b91906001600160a01b038091168015612f1157612af890301415612a3f565b612b0183614056565b612b0e60e0840184612a8b565b600a8111612efa575f905f925b818410612e67575050612710915011612e2257612b3b60a0840184611cde565b60058111612e0b5792821692831580159290915f5b818110612cb95750505090612ca7575b612ca257602092612b72848201611d14565b90612b8282638f8b138e86614158565b612c5d57849291612b9861014060449301611cc9565b946040519586948593632966e35360e11b855216600484015261ffff60f01b1660248301525afa9081156112b9575f91612c40575b5015612bd65750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b612c579150823d8411611f9e57611f908183611c5f565b5f612bcd565b60405162461bcd60e51b815260048101869052601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152606490fd5b505050565b50823560088110156101d05715612b60565b6001600160f81b031980612cd16113df848688614133565b1615612ce16113df848688614133565b9015612df8575050602080612cf7838587614133565b0135151580612dde575b15612dcf576001600160801b0381612d1a848688614133565b01351181612d29848688614133565b013590612dbd57508486612d99575b15612d465750600101612b50565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c656420666044820152656f722066656560d01b6064820152fd5b50612db8612dad60406111f2858789614133565b63b6e306ac8a614158565b612d38565b630fa6ad5f60e11b5f5260045260245ffd5b631f2a200560e01b5f5260045ffd5b5086612df060406111f2858789614133565b161515612d01565b63fba5809f60e01b5f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b909184612e7d612e78868686614123565b611d14565b1615612eb5576020612e90858585614123565b01359061ffff82168092036101d057600191612eab91612ff3565b9301929190612b1b565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152606490fd5b67ffffffffffffffff8111611c815760051b60200190565b90612f7882612f56565b6040612f876040519283611c5f565b8382528193612f98601f1991612f56565b01915f5b838110612fa95750505050565b6020908351612fb88582611c5f565b5f8152825f81830152828501015201612f9c565b9081359160088310156101d057612fe560208201611d14565b916060604083013592013590565b9190820180921161071357565b1561300757565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b9290919260088110156110fe57600281146132925760030361310c57506130738282614494565b6001600160a01b039081168482161492828216803b156101d0576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af19485156112b957611e9d956130fc575b50836130e4575b505050613000565b6130f2919293503093614494565b16145f80806130dc565b5f61310691611c5f565b5f6130d5565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615613259575f96613263575b50823b156101d0578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af180156132595791859492916131e6969492613249575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa93841561324057505f9361320e575b5050611e9d9261320891612ff3565b14613000565b9080929350813d8311613239575b6132268183611c5f565b810103126101d0575190826132086131f9565b503d61321c565b513d5f823e3d90fd5b5f61325391611c5f565b5f6131bb565b87513d5f823e3d90fd5b9095508481813d831161328b575b61327b8183611c5f565b810103126101d05751945f613155565b503d613271565b50611e9d9392506132be613208926132b7836132ae3084614fbf565b96309084614d31565b3090614fbf565b92612ff3565b919081101561218e5760071b0190565b905f5b8181106132e357505050565b6132f66132f18284866132c4565b612fcc565b60088492959410156110fe57600194858303613317575b50505050016132d7565b61332293339361304c565b5f80808061330d565b805182101561218e5760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f5260205261337963ffffffff60405f205460901c16613b2b565b935f9160408601955b8051805185101561343e57846133979161332b565b519887515115613421575b89830199810198905f5b895190815181101561340e5761ffff866133c98f8490519561332b565b5101511691828102928184041490151715610713576134088b8f8b8f958b8f936133ff886127108360019c51169504975161332b565b51511693614673565b016133ac565b50909a5090985050600190930192613382565b6134398b828c015116848c015190883091888c614673565b6133a2565b50975050505050505091505151151590565b929394909691953461389f575b6001600160a01b031680159081156137d0575b50156137655794939291905f955b80871061348f575050505050505090565b909192939495966134a46132f18984896132c4565b60089b939194929b9283831015806110fe5760018414613756576134cb838f899087614760565b82158015613749575b15613704576110fe578c86918b956003861490816136d2575b5061364a575b91839185613501948d614875565b9c909c80613619575b613574575b946001956001600160a01b0360409161352a83518097611ae0565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038c1692a35b0195949392919061347e565b926135876001600160a01b03918d614494565b168033149081156135b3575b50156135a057889261350f565b63c6cd8a0b60e01b5f523360045260245ffd5b905060409081519063e985e9c560e01b825260048201523360248201526001600160a01b038d826044816020948594165afa92831561324057505f926135fc575b50505f613593565b6136129250803d10611f9e57611f908183611c5f565b5f806135f4565b50925060028203613643576001925b60038410156110fe5760038810156110fe578993881161350a565b5f92613628565b94506001600160a01b039150166001600160a01b038c1681148015906136c8575b156115065761367a8a8d614494565b6001600160a01b031630146115065781868e858d97613501955f526136bd60205f8152604090815f2090875f52525f205460701b600160f11b8091161415612a3f565b9294505091506134f3565b508986141561366b565b96505091506001600160a01b03165f52600960205260ff60405f205416938410156110fe578c86918b9515155f6134ed565b60405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152606490fd5b50505f60038414156134d4565b509b5050505060019150613568565b60405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152608490fd5b829150604080518092636aeb87dd60e01b8252602482019260209586948560048601525260448301908b905f5b8981106138415750505082809103915afa9182156112b9575f92613824575b50505f613470565b61383a9250803d10611f9e57611f908183611c5f565b5f8061381c565b9291945092945083359060088210156101d05761386081600193611ae0565b6001600160a01b03613873898701611a0a565b1688820152838501358482015260608086013590820152608080910194019101908694928694926137fd565b96806138aa81611fcc565b501561390f575b506138c56001600160a01b03913490612ff3565b9785604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa6080858c1692a3905061345d565b905060ff8160d81c16600181018091116107135760e81b60ff60e81b1991909116176138c56138b1565b90613942611c95565b90600160f01b161561395a57506019611d8e916121a2565b905090565b67ffffffffffffffff8111611c8157601f01601f191660200190565b5160088110156110fe5790565b6020818303126101d05780519067ffffffffffffffff82116101d0570181601f820112156101d0578051906139bc8261395f565b926139ca6040519485611c5f565b828452602083830101116101d057815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b15613a3857613a0c815161397b565b60088110156110fe57600314613aad575b613a27815161397b565b60088110156110fe57600414613a56575b5050613a435f61395f565b613a506040519182611c5f565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f9181613a89575b50611d8e5780613a38565b613aa69192503d805f833e613a9e8183611c5f565b810190613988565b905f613a7e565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f9181613ae6575b50613ae05750613a1d565b91505090565b613afb9192503d805f833e613a9e8183611c5f565b905f613ad5565b51906001600160f81b0319821682036101d057565b51906001600160a01b03821682036101d057565b9060408051606090613b3d8282611c5f565b8181526020908282820152828482015263ffffffff819616908115613d8557505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c80825201018152835184019082820184868403126101d0578386015167ffffffffffffffff908181116101d05787019682603f890112156101d0578588015197613bd889612f56565b98613be586519a8b611c5f565b808a528589898c019202830101918583116101d0578601905b828210613d3e57505050838101518281116101d05781019683603f890112156101d0578688015197613c2f89612f56565b98613c3c87519a8b611c5f565b808a5286898b019160061b830101918683116101d0578701905b828210613d06575050508101519182116101d057019281603f850112156101d0578484015190613c8582612f56565b94613c9285519687611c5f565b828652848787019360061b8201019384116101d0578401915b838310613cc057505050508601528401528252565b848784840301126101d057845190613cd88683611c5f565b613ce184613b17565b8252878401519061ffff821682036101d0578289928389950152815201920191613cab565b878a838b0301126101d0578988918251613d208482611c5f565b613d2985613b02565b81528285015183820152815201910190613c56565b8989838a0301126101d057888a918851613d588482611c5f565b613d6185613b02565b81528285015183820152613d768a8601613b17565b8a820152815201910190613bfe565b955050505050565b916001600160a01b0360405192613da8602085018096611ae0565b166040830152606082015260608152613dc2608082611c5f565b51902090565b91613dd6826002850161217f565b90549060031b1c9360088210156110fe576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16613e4b57600214613e4257600160a31b831615613e3957601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b613e5c611c95565b50613e6681614a76565b90604091825193613e778486611c5f565b613e818286611d28565b6001600160a01b0383166020860152600160a31b8316613eed575060088110156110fe57600303613ecd57905f91815193613ebd606086611c5f565b845260a41c602084015282015290565b815192613edb606085611c5f565b83525f602084015260a41c9082015290565b80939250602091505192015191815193613f08606086611c5f565b8452602084015282015290565b15613f1c57565b60405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152606490fd5b929391959490941561404557613f7e620493e0338385888b614b28565b61403d579460088110156110fe5760038114614034575b335f52600560205260405f20613fac838684613d8d565b5f5260205260405f20613fc0878254612ff3565b90556001600160a01b03809416958692613fdd6040518094611ae0565b602083015260408201527fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a3167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b60019550613f95565b505050505050565b92909150611e9d9493503393614501565b80359060088210156101d05781156140e7576140a960609282600360206001600160a01b0395019261409d61408a85611d14565b6040850135988995013594859184614760565b146140d4575b50611d14565b165f525f60205260405f20905f52602052611e9d60405f205460701b600160f11b8091161415612a3f565b60016140e1911115613000565b5f6140a3565b611e9d91506001600160a01b0361410060208301611d14565b1615908161410f575b50613000565b90506040606082013591013517155f614109565b919081101561218e5760061b0190565b919081101561218e576060020190565b356001600160f81b0319811681036101d05790565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa9081156112b9575f9161418d575090565b611d8e915060203d602011611f9e57611f908183611c5f565b60e01c60ff1680611fde57505f905f90565b919094929394801580614431575b80614429575b61441e576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106143d25750505050601f19928388820301868901528280835192838152019201905f5b8181106143a45750505082878203016060880152898152019085885f5b8b81106143625750506142509203908101865285611c5f565b8351902094855f5260028352815f20549263ffffffff80941680614359575060019460015498858a1686811461071357600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff092831561434c57525f86815260038452858120805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b039485161790555b818110614319575050505050505050565b8790875f5260048552865f2084614334612e7884878b614123565b165f528552865f208260ff1982541617905501614308565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b0361437784611a0a565b168152868301359061ffff82168092036101d0578781019190915285019291879190860190600101614237565b825180516001600160f81b03191685526020908101519085015288946040909401939092019160010161421a565b919394509194828060019260ff60f81b6143eb8a611b21565b1681528b8901358c8201526001600160a01b036144098c8b01611a0a565b168b82015201960191019188949391926141f4565b505f94508493505050565b5085156141cc565b508151156141c6565b909180359160088310156101d057821561448e576144769261445e60208401611d14565b906003810361447f57601960405f955b013593614c60565b600160f01b1790565b6019604060608601359561446e565b50505090565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa9081156112b9575f916144cd575090565b90506020813d6020116144f9575b816144e860209383611c5f565b810103126101d057611d8e90613b17565b3d91506144db565b9290939181158061465f575b6146585760088410156110fe576001841461463657600284146145db5761453393614d98565b905f604051928051602038920183855af1156145d2573d156145b9575b503d81523d5f602083013e3d810161456f602082019283604052614e7e565b15614578575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b156145c5575f614550565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615614618575b50505f603452565b3b153d171015614629575f80614610565b6390b8ec185f526004601cfd5b505f935083919250819038935af11561464b57565b63b12d13eb5f526004601cfd5b5050505050565b5060088410156110fe57600384141561450d565b909492939194831561403d576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd7335602030831495866146ec575b604051948986521693a4156146e15750806132be611e9d946132b7613208946132ae3084614fbf565b9091611e9d93614d31565b8085165f525f825260405f20865f5282528a6147128a5f60408120936002855486614875565b5090556146b8565b54929190831580614737575b61472e575050565b5f809350612235565b506001600160a01b0381165f52600960205260ff60405f20541660088110156110fe5715614726565b919290600883101593846110fe57600284149182159283614868575b868115614858575b50158015614823575b61481a5750159084821561480c575b5050156147c75715918215926147b6575b505015612dcf57565b9091506110fe576003145f806147ad565b60405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152606490fd5b9091506110fe575f8461479c565b91509192612235565b506001600160a01b03807f0000000000000000000000000000000000000000000000000000000000000000169082161461478d565b90506110fe576004851486614784565b505f95506003851461477c565b929193909460088510156110fe5760038503614a44575b60ff9160ff8760d81c16956148a0886141a6565b9060198910156149ff57159081156149f5575b50156149a057869282866148c893868a614c60565b600a821015614910575b509150506001915001809111610713577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a861461494b575b5050509061493f9460ff9216011691614fed565b90555f808083816148d2565b9396935f9291905b868410614963575096939661492b565b91939495509196956149908491898461497c82886121a2565b60208b818351015116910151011691614fed565b9701918995949391979697614953565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f6148b3565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b614a5782848760ff8a60d81c1688611ff0565b90614a62575061488c565b9250929050614a719350614eb4565b905f90565b60a01c60071660088110156110fe5790565b915f915f93614a9882825161332b565b5194614aa386614a76565b956001600160a01b0381169587600160a31b831615614b0157505050506020019081518160011b916001600160ff1b038116036107135781614ae49161332b565b519151906001810180911161071357614afc9161332b565b519091565b6008919395508092945010156110fe57600303614b1f575060a41c91565b92915060a41c90565b91939092801580614bc9575b614bbe5760088310156110fe5760018314614bad57833b15614ba3575f94614b5b93614d98565b906040519383835192602038950192f1903d60203d11614b9b575b806020918352805f8385013e82010160405281614b91575090565b611d8e9150614e7e565b506020614b76565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156110fe576003831415614b34565b9091614c149064ffffffffff614bf2826141a6565b509160b01c1615614c59576001905b15614c505760ff8060015b169116612ff3565b8203614c4a5760028210918215614c2a57505090565b9091501561218e576001600160f81b031990614c4590614143565b161590565b50505f90565b60ff805f614c0c565b5f90614c01565b9290939160088110156110fe5760028103614d2b57855b600482141580614d15575b614cf2575090614c9191614f9d565b614cb7614ca1856002860161217f565b819391549060031b91821b915f19901b19161790565b905580614cdd575b5082614cca57505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f614cbf565b614ca1949650614d11959350600292614d0a92614f7c565b940161217f565b9055565b506b0fffffffffffffffffffffff811115614c82565b82614c77565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615614d7a575b50505f606052604052565b3b153d171015614d8b575f80614d6f565b637939f4245f526004601cfd5b92909260088110156110fe5760028114614e4657600314614e0a57604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c4820152611d8e8160e481015b03601f198101835282611c5f565b6040516323b872dd60e01b60208201523060248201526001600160a01b039091166044820152606481019290925250611d8e8160848101614dfc565b5060405163a9059cbb60e01b60208201526001600160a01b03909116602482015260448101919091529050611d8e8160648101614dfc565b80518015918215614e8e57505090565b60209081015192508110614ea3575b50151590565b5f199060200360031b1b165f614e9d565b6002810192614ec3838561217f565b90549060031b1c90600160a31b8216614f5e57614ee3908260a41c612ff3565b916b0fffffffffffffffffffffff8311614f23575091614f1d614ca192846001600160a01b03614f15614d1197614a76565b911690614f7c565b9361217f565b9193614f4c614ca185614f1d856001600160a01b03614f44601c9a98614a76565b911690614f9d565b90555f5201602052600160405f200155565b935050601c915f5201602052614d11600160405f2001918254612ff3565b9160088310156110fe576001600160a01b039060a41b9260a01b9116171790565b9060088210156110fe576001600160a01b03600160a31b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107135760ff809116831b921b1916179056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const wrapperDeployed = {
  code: '0x6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a7146119b7575080630fcf9b3c1461198d57806310118ebb14611967578063150b7a02146118fc57806324301559146118df578063320a18dc14611776578063331758e6146117335780633360aa3c1461168057806339e899ee1461161b57806342fb01a8146115cb57806345acb471146115b05780634d36d08514610ca9578063576f630214610bb657806366967cbb14610b70578063715018a614610b1457806379ba509714610a995780637f6d4c9314610a2e5780638da5cb5b14610a0857806391ddb146146109b3578063980550ca146109985780639a7b05091461091b578063a1ecc7b8146108fd578063a5041040146108da578063bc197c811461083a578063c424d4f714610376578063e30c397814610350578063f0e5d1ac146102e4578063f1551a9c146102b8578063f23a6e611461023e578063f2fde38b146101d45763faf7d72014610171575f80fd5b346101d05760403660031901126101d0576004356001600160a01b03811681036101d0575f6101ab916101a2612298565b602435906122d4565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b346101d05760203660031901126101d0576004356001600160a01b038082168092036101d057610202612220565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760843567ffffffffffffffff81116101d05761028f903690600401611a5c565b505030036102a95760405163f23a6e6160e01b8152602090f35b6379d104d360e01b5f5260045ffd5b346101d05760406102d66102cd366004611a1e565b93929092611b67565b835191825260208201529050f35b346101d05760803660031901126101d0576004356001600160a01b03908181168091036101d05760243560088110156101d05760443592831683036101d05761033c915f52600560205260405f209260643591613d8d565b5f52602052602060405f2054604051908152f35b346101d0575f3660031901126101d05760206007546001600160a01b0360405191168152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d057604051906103aa60e083611c5f565b6103b2611c95565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080549061040663ffffffff8360901c16613b2b565b906104118382613939565b845261041c83611fcc565b90801561082d5760d885901c60ff166001810190811061071357925b61045a61044485612f56565b946104526040519687611c5f565b808652612f56565b5f5b601f19820181106108165750505f5b60ff8760d81c1681106107bc575050610769575b50602084015280516060840152600160f11b82161561066f5780602060409201515b6080850152015160a083015261ffff60f01b9060701b1660c0820152604051602081526101608101916104d8602083018251611aed565b60208101519261014060a08401528351809152602061018084019401905f5b81811061064f575050506001600160a01b0360408201511660c0830152606081015192601f198382030160e0840152602080855192838152019401905f5b81811061061257505050608081015192601f1983820301610100840152602080855192838152019401905f5b8181106105e05750505060a081015190601f19838503016101208401526020808351958681520192015f945b8086106105b157505060c001516001600160f01b0319166101408301528190039150f35b90926020604060019261ffff8388516001600160a01b038151168452015116838201520194019501949061058d565b9091946020610608600192885190602060409260ff60f81b8151168352015160208201520190565b9601929101610561565b909194602060606001926001600160a01b0360408a5160ff60f81b8151168452858101518685015201511660408201520196019101919091610535565b90919460206080826106646001948a51611aed565b0196019291016104f7565b64ffffffffff8260b01c1690610684836141a6565b92801580159291906107635760015b821561075a5760ff8060015b1691160160ff81116107135760ff6106b79116612f6e565b92610727575b506106cc575b604092506104a1565b604051926106db604085611c5f565b600160f91b8452602084015280515f19810193908411610713578361070d916107066040968561332b565b528261332b565b506106c3565b634e487b7160e01b5f52601160045260245ffd5b60405190610736604083611c5f565b5f825260208201526107485f8461332b565b526107535f8361332b565b50866106bd565b60ff805f61069f565b5f610693565b6107b59060405161077b604082611c5f565b600181525f602082015260405190610794606083611c5f565b81525f60208201526001600160801b0386166040820152610706828561332b565b508461047f565b6107c681836121a2565b90838061080c575b156107ff5760018101808211610713576001926107f891905b6107f1828a61332b565b528761332b565b500161046b565b6107f860019282906107e7565b50808511156107ce565b602090610821611c95565b8282890101520161045c565b60ff8560d81c1692610438565b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05767ffffffffffffffff6044358181116101d05761088c903690600401611b36565b50506064358181116101d0576108a6903690600401611b36565b50506084359081116101d0576108c0903690600401611a5c565b505030036102a95760405163bc197c8160e01b8152602090f35b346101d0576101ab5f6108ee366004611a8a565b91506108f8612298565b6122d4565b346101d0575f3660031901126101d05760206040516305a39a808152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d0575f525f60205260405f206024355f526020526020604061096c610967825f20805490613939565b6139eb565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b346101d0575f3660031901126101d057602060405160198152f35b60603660031901126101d0576004356001600160a01b03811681036101d0576044359067ffffffffffffffff82116101d0576109f66101ab923690600401611aaf565b916109ff612298565b60243590611dff565b346101d0575f3660031901126101d05760206006546001600160a01b0360405191168152f35b346101d05760a03660031901126101d0576001600160a01b0360043581811681036101d0576044359180831683036101d057606435908116036101d0576084356001600160f81b0319811681036101d057602092610a8f9260243590611d34565b6040519015158152f35b346101d0575f3660031901126101d0576007546001600160a01b033381831603610b01576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b346101d0575f3660031901126101d057610b2c612220565b5f6001600160a01b036007548119809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0575f526009602052602060ff610bb460405f205460405192839116611ae0565bf35b346101d057366003190160a081126101d0576080136101d0576001600160a01b036084358181168082036101d057610bec612298565b60043560088110156101d057602435938416938481036101d05760443591610c15838383613d8d565b95335f52600560205260405f20875f5260205260405f2054948515610c9a576101ab97335f52600560205260405f20905f526020525f604081205560405190610c5e8285611ae0565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a3614501565b6312d37ee560e31b5f5260045ffd5b6003196060368201126101d05767ffffffffffffffff9081600435116101d05761016090600435360301126101d0576024359081116101d057610cf0903690600401611aaf565b906001600160a01b0360443516604435036101d057610d0d611c95565b50610d16612298565b6008610104600435013510156101d0576001600160a01b03610d406101046004350135600a611c49565b54169081156115a0576004356004013560088110156101d0571580611583575b8061157b575b15611569575f905b610d8082604435600435600401612ad9565b610d8f61014460043501611cc9565b91610da460a460043501600435600401611cde565b604051636aacfca760e11b8152604480356001600160a01b03166004830152600160f21b968716909614602482015290151594810194909452506020836064815f885af19283156112b9575f93611535575b50826044600435013514801590611515575b1561150657835f525f60205260405f20835f5260205260405f2090610e3760c460043501600435600401612a8b565b9071ffff00000000000000000000000000000000610e5a61014460043501611cc9565b60701c16915f91600882116114ee578894939291905f195f805b8481106113c857508061139e575b506019811115611354575b50610e99918491614bdd565b15611346575b80611181575b50878587600160f11b84161561116657505050909150610ecf60c460043501600435600401612a8b565b90610ed982612f56565b91610ee76040519384611c5f565b8083526020830191368260061b8201116101d05793879389938b93878e98925b8260061b8201841061111a575050505091610fa85f969492610f5a610fae9997955b610f3d60a460043501600435600401611cde565b91610f5260e460043501600435600401612a8b565b9390926141b8565b50907fffffffffffffffffffff00000000ffffffffffffffffffffffffffffffffffff75ffffffff0000000000000000000000000000000000006004356004019360901b169116178a61443a565b88613450565b9081611112575b5050610fc5602460043501611d14565b83610fd561014460043501611cc9565b7fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf493604051806110436001600160a01b0360446004350135971694346044358b85926001600160a01b036060939695929660808601978652166020850152604084015261ffff60f01b16910152565b0390a4611054600435600401612fcc565b96926008819593929510156110fe5760809761107995826110ea575b505050506132d4565b60405191611088604084611c5f565b611099610104600435013584611d28565b6020830152604051916110ad606084611c5f565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610bb46040518092611aed565b6110f593339361304c565b86808080611070565b634e487b7160e01b5f52602160045260245ffd5b558480610fb5565b939750939750935093506040843603126101d0576020604091825161113f8482611c5f565b61114887611b21565b8152828701358382015281520193019388948b938d97938c96610f07565b610fae95610fa85f9695610f5a61117c89612f6e565b610f29565b9091925061118e826141a6565b501580611327575b15611318576111af60a460043501600435600401611cde565b80929192156112c4579088949392915f5b8181106111cf57505050610ea5565b90919293949550600460206001600160a01b036111f860406111f286888b614133565b01611d14565b16604051928380926318160ddd60e01b82525afa80156112b9575f90611286575b60649150048080046001148115171561071357831161124157600101908995949392916111c0565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152606490fd5b506020813d6020116112b1575b816112a060209383611c5f565b810103126101d05760649051611219565b3d9150611293565b6040513d5f823e3d90fd5b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b6307bd78cd60e11b5f5260045ffd5b5061133761014460043501611cc9565b600160f31b9081161415611196565b600160f11b90911790610e9f565b60ff919294965016906001820182116107135789957fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff6001610e99940160e01b9116179391610e8d565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c610e82565b9091929394959697506113e46113df828787614123565b614143565b60206113f1838888614123565b0135906001600160f81b0319168061148d575061140f428211613f15565b6305a39a8042018042116107135781116114485782811161143f575b506001905b01908b97969594939291610e74565b9150600161142b565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600160f91b81036114b357508381106114aa575b50600190611430565b925060016114a1565b6001600160f81b031981016114dc57508681116114d35750600190611430565b955060016114a1565b6314b4bd6560e31b5f5260045260245ffd5b5063c3e33c9960e01b5f52600452600860245260445ffd5b6333184def60e11b5f5260045ffd5b50836001600160a01b0361152d602460043501611d14565b161415610e08565b9092506020813d602011611561575b8161155160209383611c5f565b810103126101d057519185610df6565b3d9150611544565b6001600160a01b036008541690610d6e565b508215610d66565b5061159860a460043501600435600401611cde565b905015610d60565b5f80806101046004350135612235565b346101d0575f3660031901126101d057602060405160018152f35b346101d05760803660031901126101d057600860043510156101d0576024356001600160a01b03811681036101d05760643580151581036101d0576101ab91611612612298565b604435906122d4565b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d057611648612220565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b346101d05760203660031901126101d05760043560088110156101d0576116b06001600160a01b0391600a611c49565b5416806116d6575f905b604080516001600160a01b039290921682526020820192909252f35b60405163c1292cc360e01b8152602081600481855afa9081156112b9575f91611701575b50906116ba565b90506020813d60201161172b575b8161171c60209383611c5f565b810103126101d05751826116fa565b3d915061170f565b346101d0575f3660031901126101d05760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346101d057611786366004611a8a565b611791929192612220565b6001600160a01b03831692831561189a5760088310156110fe5760038303611893573f600b541561188a575b600b5403611877575f838152600960205260409020805460ff191660ff84161790556117ea82600a611c49565b805473ffffffffffffffffffffffffffffffffffffffff191684179055823b156101d0576040516355e89af360e11b815260048101829052905f8260248183885af19081156112b9577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a092602092611867575b50604051908152a3005b5f61187191611c5f565b8561185d565b82632cb4b6a760e11b5f5260045260245ffd5b80600b556117bd565b5f92612235565b60405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152606490fd5b346101d0575f3660031901126101d0576020604051620493e08152f35b346101d05760803660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760643567ffffffffffffffff81116101d05761194d903690600401611a5c565b505030036102a957604051630a85bd0160e11b8152602090f35b346101d0575f3660031901126101d05760206008546001600160a01b0360405191168152f35b346101d05760606119a26102cd366004611a1e565b90604051921515835260208301526040820152f35b346101d05760203660031901126101d0576004359063ffffffff60e01b82168092036101d0576020916301ffc9a760e01b81149081156119f9575b5015158152f35b630271189760e51b149050836119f2565b35906001600160a01b03821682036101d057565b908160a09103126101d057611a3281611a0a565b91602082013591604081013560088110156101d057916080611a5660608401611a0a565b92013590565b9181601f840112156101d05782359167ffffffffffffffff83116101d057602083818601950101116101d057565b908160609103126101d057803560088110156101d057916040611a5660208401611a0a565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460071b0101116101d057565b9060088210156110fe5752565b60406060916001600160a01b0360208251611b09878251611ae0565b01511660208501526020810151828501520151910152565b35906001600160f81b0319821682036101d057565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460051b0101116101d057565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f2091825494611b9786611fcc565b95909660088210156110fe5760018214611c1e5790611bc793929160028214611c16575b60d81c60ff1686611ff0565b949094928515611c09576040611bde8580936121a2565b01519482611bfe575b5050611bef57565b905f1981146107135760010190565b11159050825f611be7565b505f945084935083925050565b5f9350611bbb565b95969394505050505f14611c3f576001600160801b03600192169291929190565b5f92508291508190565b9060088110156110fe575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff821117611c8157604052565b634e487b7160e01b5f52604160045260245ffd5b60405190611ca4606083611c5f565b5f6040838151611cb48382611c5f565b83815283602082015281528260208201520152565b356001600160f01b0319811681036101d05790565b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d0576020019160608202360383136101d057565b356001600160a01b03811681036101d05790565b60088210156110fe5752565b926001600160a01b03841633148015611df6575b15611db1576001600160f81b031916611daa577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c15611d9157611d8e935061333f565b90565b91611da5915f93611da0612298565b61333f565b915d90565b5050505f90565b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152606490fd5b50303314611d48565b939291908215908180611fb7575b611faf576001600160a01b039081871696875f526020935f8552604094855f20845f528152855f2095611e4185858961471a565b9a828c1591821592611f46575b505015611f0357600160f31b808c60701b1614611ec057505085611e9d989993611e96959389935f14611eb5575f945b8516151580611ea7575b15611e9f5760019588613450565b90556132d4565b565b600295610fa8565b50600160f11b861615611e88565b846008541694611e7e565b60649250519062461bcd60e51b82526004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b60649250519062461bcd60e51b82526004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b60249250835192838092634f558e7960e01b82528a60048301525afa908115611fa5575f91611f78575b50825f611e4e565b611f989150833d8511611f9e575b611f908183611c5f565b810190612ac1565b5f611f70565b503d611f86565b82513d5f823e3d90fd5b505050509050565b503415611e0d565b9190820391821161071357565b60e81c60ff1680611fde57505f905f90565b5f198101919082116107135760019190565b9192909493600a8611156121415790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b612088575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61211d84848a848a613dc8565b612134575085810190808211610713571680612075565b9850505050925050509190565b9194925f5b84811061215a57505050505090505f905f90565b612167848484848b613dc8565b61217357600101612146565b95505050505060019190565b601a82101561218e5701905f90565b634e487b7160e01b5f52603260045260245ffd5b611d8e916121ae611c95565b506121bc816002840161217f565b905460039190911b1c91600160a31b83161561220157601c915f520160205260405f206001604051916121f0604084611c5f565b805483520154602082015290613e54565b5050604051612211604082611c5f565b5f81525f602082015290613e54565b6006546001600160a01b0333911603610b0157565b916001600160a01b036084949261225a60405195612254604088611c5f565b86611d28565b1660208401526040519261226f606085611c5f565b8352602083015260408201526122966040519163391102fb60e01b83526004830190611aed565bfd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6122c5576001905d565b633ee5aeb560e01b5f5260045ffd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f209261230285838661471a565b9061230d8684614494565b6001600160a01b03339116036129fa57600160f01b607083901b8116146129b5576123444264ffffffffff8460b01c161115613f15565b600160f11b821661284c575b83156128455760ff8260d81c165a81158015612838575b1561282257620bbdf281101561280957505f5b8181106127fb5750505f5b915b8215958693846127eb575b6123d5604051956123a4604088611c5f565b60608752606060208801526123bf8360ff8760d81c16611fbf565b90156127df578a92919060ff60015b1690612ff3565b6123de81612f56565b6123eb6040519182611c5f565b8181526123f782612f56565b601f190136602083013787525f5b818110612690575050881561257057505081612567575b506001600160a01b0384163b156101d057604051630852cd8d60e31b8152600481018890525f81602481836001600160a01b038a165af180156112b957612557575b50865f80600160f01b8416612532575b604080519182523360208301526001600160801b038516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b83515181101561250157806124fb878a6124f160019589614a88565b938c939193613f61565b016124d5565b5091509493612511575b50505050565b5f6001612529956001600160801b0383941694613f61565b5f80808061250b565b50508351515f198101915081116107135761254e889185614a88565b5090915061246e565b5f61256191611c5f565b5f61245e565b5f90555f61241c565b9091838261257d86611fcc565b81929192612686575b5050612665575b7ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8460d81b1691161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a36001600160a01b0384163b156101d05760405163c3a1073360e01b8152600481018890525f81602481836001600160a01b038a165af180156112b957612655575b506124d3565b5f61265f91611c5f565b5f61264f565b5060018201925082821161071357899260e81b60ff60e81b1985161761258d565b119050835f612586565b9091925060ff8560d81c166126a58285612ff3565b036127cf576019905b600160a31b6126c0836002880161217f565b9054600391821b1c906126d68560028a0161217f565b90918254915f19911b1b19169055806126f0848c5161332b565b5216156127c6576020880151511561277b575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107135760208d015194848101918282116107135760019861275761275d945f9961332b565b5261332b565b528252601c87016020526040822082815501555b01908a9291612405565b8260011b6001600160ff1b03841684036107135761279881612f56565b906127a66040519283611c5f565b8082526127b5601f1991612f56565b013660208301376020890152612703565b60019150612771565b6127d98184612ff3565b906126ae565b8a92919060ff5f6123ce565b600160f01b831615159450612392565b61280491611fbf565b612385565b620bbdf119810190811161071357620569c9900461237a565b6334edfe3160e01b5f52621127bb60045260245ffd5b50621127bb811015612367565b5f91612387565b9261286563ffffffff8360909894989795971c16613b2b565b945f945b602087015180518710156129a657600160f81b906001600160f81b03199061289290899061332b565b5151160361299a575f5b87518051821015612986576128d55f6001600160a01b0360406128c18660ff9661332b565b510151168c600294859160d81c168b611ff0565b91901561297e57816128e891890161217f565b905460039190911b1c600160a31b81161561297457505f52601c8601602052600160405f2001545b602061291f89828c015161332b565b5101511161292f5760010161289c565b60405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152606490fd5b905060a41c612910565b50505f612910565b5050929190946001905b0194909192612869565b92919094600190612990565b50919450929450949094612350565b60405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152606490fd5b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152606490fd5b15612a4657565b60405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152606490fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d057602001918160061b360383136101d057565b908160209103126101d0575180151581036101d05790565b91906001600160a01b038091168015612f1157612af890301415612a3f565b612b0183614056565b612b0e60e0840184612a8b565b600a8111612efa575f905f925b818410612e67575050612710915011612e2257612b3b60a0840184611cde565b60058111612e0b5792821692831580159290915f5b818110612cb95750505090612ca7575b612ca257602092612b72848201611d14565b90612b8282638f8b138e86614158565b612c5d57849291612b9861014060449301611cc9565b946040519586948593632966e35360e11b855216600484015261ffff60f01b1660248301525afa9081156112b9575f91612c40575b5015612bd65750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b612c579150823d8411611f9e57611f908183611c5f565b5f612bcd565b60405162461bcd60e51b815260048101869052601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152606490fd5b505050565b50823560088110156101d05715612b60565b6001600160f81b031980612cd16113df848688614133565b1615612ce16113df848688614133565b9015612df8575050602080612cf7838587614133565b0135151580612dde575b15612dcf576001600160801b0381612d1a848688614133565b01351181612d29848688614133565b013590612dbd57508486612d99575b15612d465750600101612b50565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c656420666044820152656f722066656560d01b6064820152fd5b50612db8612dad60406111f2858789614133565b63b6e306ac8a614158565b612d38565b630fa6ad5f60e11b5f5260045260245ffd5b631f2a200560e01b5f5260045ffd5b5086612df060406111f2858789614133565b161515612d01565b63fba5809f60e01b5f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b909184612e7d612e78868686614123565b611d14565b1615612eb5576020612e90858585614123565b01359061ffff82168092036101d057600191612eab91612ff3565b9301929190612b1b565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152606490fd5b67ffffffffffffffff8111611c815760051b60200190565b90612f7882612f56565b6040612f876040519283611c5f565b8382528193612f98601f1991612f56565b01915f5b838110612fa95750505050565b6020908351612fb88582611c5f565b5f8152825f81830152828501015201612f9c565b9081359160088310156101d057612fe560208201611d14565b916060604083013592013590565b9190820180921161071357565b1561300757565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b9290919260088110156110fe57600281146132925760030361310c57506130738282614494565b6001600160a01b039081168482161492828216803b156101d0576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af19485156112b957611e9d956130fc575b50836130e4575b505050613000565b6130f2919293503093614494565b16145f80806130dc565b5f61310691611c5f565b5f6130d5565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615613259575f96613263575b50823b156101d0578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af180156132595791859492916131e6969492613249575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa93841561324057505f9361320e575b5050611e9d9261320891612ff3565b14613000565b9080929350813d8311613239575b6132268183611c5f565b810103126101d0575190826132086131f9565b503d61321c565b513d5f823e3d90fd5b5f61325391611c5f565b5f6131bb565b87513d5f823e3d90fd5b9095508481813d831161328b575b61327b8183611c5f565b810103126101d05751945f613155565b503d613271565b50611e9d9392506132be613208926132b7836132ae3084614fbf565b96309084614d31565b3090614fbf565b92612ff3565b919081101561218e5760071b0190565b905f5b8181106132e357505050565b6132f66132f18284866132c4565b612fcc565b60088492959410156110fe57600194858303613317575b50505050016132d7565b61332293339361304c565b5f80808061330d565b805182101561218e5760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f5260205261337963ffffffff60405f205460901c16613b2b565b935f9160408601955b8051805185101561343e57846133979161332b565b519887515115613421575b89830199810198905f5b895190815181101561340e5761ffff866133c98f8490519561332b565b5101511691828102928184041490151715610713576134088b8f8b8f958b8f936133ff886127108360019c51169504975161332b565b51511693614673565b016133ac565b50909a5090985050600190930192613382565b6134398b828c015116848c015190883091888c614673565b6133a2565b50975050505050505091505151151590565b929394909691953461389f575b6001600160a01b031680159081156137d0575b50156137655794939291905f955b80871061348f575050505050505090565b909192939495966134a46132f18984896132c4565b60089b939194929b9283831015806110fe5760018414613756576134cb838f899087614760565b82158015613749575b15613704576110fe578c86918b956003861490816136d2575b5061364a575b91839185613501948d614875565b9c909c80613619575b613574575b946001956001600160a01b0360409161352a83518097611ae0565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038c1692a35b0195949392919061347e565b926135876001600160a01b03918d614494565b168033149081156135b3575b50156135a057889261350f565b63c6cd8a0b60e01b5f523360045260245ffd5b905060409081519063e985e9c560e01b825260048201523360248201526001600160a01b038d826044816020948594165afa92831561324057505f926135fc575b50505f613593565b6136129250803d10611f9e57611f908183611c5f565b5f806135f4565b50925060028203613643576001925b60038410156110fe5760038810156110fe578993881161350a565b5f92613628565b94506001600160a01b039150166001600160a01b038c1681148015906136c8575b156115065761367a8a8d614494565b6001600160a01b031630146115065781868e858d97613501955f526136bd60205f8152604090815f2090875f52525f205460701b600160f11b8091161415612a3f565b9294505091506134f3565b508986141561366b565b96505091506001600160a01b03165f52600960205260ff60405f205416938410156110fe578c86918b9515155f6134ed565b60405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152606490fd5b50505f60038414156134d4565b509b5050505060019150613568565b60405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152608490fd5b829150604080518092636aeb87dd60e01b8252602482019260209586948560048601525260448301908b905f5b8981106138415750505082809103915afa9182156112b9575f92613824575b50505f613470565b61383a9250803d10611f9e57611f908183611c5f565b5f8061381c565b9291945092945083359060088210156101d05761386081600193611ae0565b6001600160a01b03613873898701611a0a565b1688820152838501358482015260608086013590820152608080910194019101908694928694926137fd565b96806138aa81611fcc565b501561390f575b506138c56001600160a01b03913490612ff3565b9785604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa6080858c1692a3905061345d565b905060ff8160d81c16600181018091116107135760e81b60ff60e81b1991909116176138c56138b1565b90613942611c95565b90600160f01b161561395a57506019611d8e916121a2565b905090565b67ffffffffffffffff8111611c8157601f01601f191660200190565b5160088110156110fe5790565b6020818303126101d05780519067ffffffffffffffff82116101d0570181601f820112156101d0578051906139bc8261395f565b926139ca6040519485611c5f565b828452602083830101116101d057815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b15613a3857613a0c815161397b565b60088110156110fe57600314613aad575b613a27815161397b565b60088110156110fe57600414613a56575b5050613a435f61395f565b613a506040519182611c5f565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f9181613a89575b50611d8e5780613a38565b613aa69192503d805f833e613a9e8183611c5f565b810190613988565b905f613a7e565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f9181613ae6575b50613ae05750613a1d565b91505090565b613afb9192503d805f833e613a9e8183611c5f565b905f613ad5565b51906001600160f81b0319821682036101d057565b51906001600160a01b03821682036101d057565b9060408051606090613b3d8282611c5f565b8181526020908282820152828482015263ffffffff819616908115613d8557505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c80825201018152835184019082820184868403126101d0578386015167ffffffffffffffff908181116101d05787019682603f890112156101d0578588015197613bd889612f56565b98613be586519a8b611c5f565b808a528589898c019202830101918583116101d0578601905b828210613d3e57505050838101518281116101d05781019683603f890112156101d0578688015197613c2f89612f56565b98613c3c87519a8b611c5f565b808a5286898b019160061b830101918683116101d0578701905b828210613d06575050508101519182116101d057019281603f850112156101d0578484015190613c8582612f56565b94613c9285519687611c5f565b828652848787019360061b8201019384116101d0578401915b838310613cc057505050508601528401528252565b848784840301126101d057845190613cd88683611c5f565b613ce184613b17565b8252878401519061ffff821682036101d0578289928389950152815201920191613cab565b878a838b0301126101d0578988918251613d208482611c5f565b613d2985613b02565b81528285015183820152815201910190613c56565b8989838a0301126101d057888a918851613d588482611c5f565b613d6185613b02565b81528285015183820152613d768a8601613b17565b8a820152815201910190613bfe565b955050505050565b916001600160a01b0360405192613da8602085018096611ae0565b166040830152606082015260608152613dc2608082611c5f565b51902090565b91613dd6826002850161217f565b90549060031b1c9360088210156110fe576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16613e4b57600214613e4257600160a31b831615613e3957601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b613e5c611c95565b50613e6681614a76565b90604091825193613e778486611c5f565b613e818286611d28565b6001600160a01b0383166020860152600160a31b8316613eed575060088110156110fe57600303613ecd57905f91815193613ebd606086611c5f565b845260a41c602084015282015290565b815192613edb606085611c5f565b83525f602084015260a41c9082015290565b80939250602091505192015191815193613f08606086611c5f565b8452602084015282015290565b15613f1c57565b60405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152606490fd5b929391959490941561404557613f7e620493e0338385888b614b28565b61403d579460088110156110fe5760038114614034575b335f52600560205260405f20613fac838684613d8d565b5f5260205260405f20613fc0878254612ff3565b90556001600160a01b03809416958692613fdd6040518094611ae0565b602083015260408201527fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a3167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b60019550613f95565b505050505050565b92909150611e9d9493503393614501565b80359060088210156101d05781156140e7576140a960609282600360206001600160a01b0395019261409d61408a85611d14565b6040850135988995013594859184614760565b146140d4575b50611d14565b165f525f60205260405f20905f52602052611e9d60405f205460701b600160f11b8091161415612a3f565b60016140e1911115613000565b5f6140a3565b611e9d91506001600160a01b0361410060208301611d14565b1615908161410f575b50613000565b90506040606082013591013517155f614109565b919081101561218e5760061b0190565b919081101561218e576060020190565b356001600160f81b0319811681036101d05790565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa9081156112b9575f9161418d575090565b611d8e915060203d602011611f9e57611f908183611c5f565b60e01c60ff1680611fde57505f905f90565b919094929394801580614431575b80614429575b61441e576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106143d25750505050601f19928388820301868901528280835192838152019201905f5b8181106143a45750505082878203016060880152898152019085885f5b8b81106143625750506142509203908101865285611c5f565b8351902094855f5260028352815f20549263ffffffff80941680614359575060019460015498858a1686811461071357600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff092831561434c57525f86815260038452858120805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b039485161790555b818110614319575050505050505050565b8790875f5260048552865f2084614334612e7884878b614123565b165f528552865f208260ff1982541617905501614308565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b0361437784611a0a565b168152868301359061ffff82168092036101d0578781019190915285019291879190860190600101614237565b825180516001600160f81b03191685526020908101519085015288946040909401939092019160010161421a565b919394509194828060019260ff60f81b6143eb8a611b21565b1681528b8901358c8201526001600160a01b036144098c8b01611a0a565b168b82015201960191019188949391926141f4565b505f94508493505050565b5085156141cc565b508151156141c6565b909180359160088310156101d057821561448e576144769261445e60208401611d14565b906003810361447f57601960405f955b013593614c60565b600160f01b1790565b6019604060608601359561446e565b50505090565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa9081156112b9575f916144cd575090565b90506020813d6020116144f9575b816144e860209383611c5f565b810103126101d057611d8e90613b17565b3d91506144db565b9290939181158061465f575b6146585760088410156110fe576001841461463657600284146145db5761453393614d98565b905f604051928051602038920183855af1156145d2573d156145b9575b503d81523d5f602083013e3d810161456f602082019283604052614e7e565b15614578575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b156145c5575f614550565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615614618575b50505f603452565b3b153d171015614629575f80614610565b6390b8ec185f526004601cfd5b505f935083919250819038935af11561464b57565b63b12d13eb5f526004601cfd5b5050505050565b5060088410156110fe57600384141561450d565b909492939194831561403d576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd7335602030831495866146ec575b604051948986521693a4156146e15750806132be611e9d946132b7613208946132ae3084614fbf565b9091611e9d93614d31565b8085165f525f825260405f20865f5282528a6147128a5f60408120936002855486614875565b5090556146b8565b54929190831580614737575b61472e575050565b5f809350612235565b506001600160a01b0381165f52600960205260ff60405f20541660088110156110fe5715614726565b919290600883101593846110fe57600284149182159283614868575b868115614858575b50158015614823575b61481a5750159084821561480c575b5050156147c75715918215926147b6575b505015612dcf57565b9091506110fe576003145f806147ad565b60405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152606490fd5b9091506110fe575f8461479c565b91509192612235565b506001600160a01b03807f0000000000000000000000000000000000000000000000000000000000000000169082161461478d565b90506110fe576004851486614784565b505f95506003851461477c565b929193909460088510156110fe5760038503614a44575b60ff9160ff8760d81c16956148a0886141a6565b9060198910156149ff57159081156149f5575b50156149a057869282866148c893868a614c60565b600a821015614910575b509150506001915001809111610713577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a861461494b575b5050509061493f9460ff9216011691614fed565b90555f808083816148d2565b9396935f9291905b868410614963575096939661492b565b91939495509196956149908491898461497c82886121a2565b60208b818351015116910151011691614fed565b9701918995949391979697614953565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f6148b3565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b614a5782848760ff8a60d81c1688611ff0565b90614a62575061488c565b9250929050614a719350614eb4565b905f90565b60a01c60071660088110156110fe5790565b915f915f93614a9882825161332b565b5194614aa386614a76565b956001600160a01b0381169587600160a31b831615614b0157505050506020019081518160011b916001600160ff1b038116036107135781614ae49161332b565b519151906001810180911161071357614afc9161332b565b519091565b6008919395508092945010156110fe57600303614b1f575060a41c91565b92915060a41c90565b91939092801580614bc9575b614bbe5760088310156110fe5760018314614bad57833b15614ba3575f94614b5b93614d98565b906040519383835192602038950192f1903d60203d11614b9b575b806020918352805f8385013e82010160405281614b91575090565b611d8e9150614e7e565b506020614b76565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156110fe576003831415614b34565b9091614c149064ffffffffff614bf2826141a6565b509160b01c1615614c59576001905b15614c505760ff8060015b169116612ff3565b8203614c4a5760028210918215614c2a57505090565b9091501561218e576001600160f81b031990614c4590614143565b161590565b50505f90565b60ff805f614c0c565b5f90614c01565b9290939160088110156110fe5760028103614d2b57855b600482141580614d15575b614cf2575090614c9191614f9d565b614cb7614ca1856002860161217f565b819391549060031b91821b915f19901b19161790565b905580614cdd575b5082614cca57505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f614cbf565b614ca1949650614d11959350600292614d0a92614f7c565b940161217f565b9055565b506b0fffffffffffffffffffffff811115614c82565b82614c77565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615614d7a575b50505f606052604052565b3b153d171015614d8b575f80614d6f565b637939f4245f526004601cfd5b92909260088110156110fe5760028114614e4657600314614e0a57604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c4820152611d8e8160e481015b03601f198101835282611c5f565b6040516323b872dd60e01b60208201523060248201526001600160a01b039091166044820152606481019290925250611d8e8160848101614dfc565b5060405163a9059cbb60e01b60208201526001600160a01b03909116602482015260448101919091529050611d8e8160648101614dfc565b80518015918215614e8e57505090565b60209081015192508110614ea3575b50151590565b5f199060200360031b1b165f614e9d565b6002810192614ec3838561217f565b90549060031b1c90600160a31b8216614f5e57614ee3908260a41c612ff3565b916b0fffffffffffffffffffffff8311614f23575091614f1d614ca192846001600160a01b03614f15614d1197614a76565b911690614f7c565b9361217f565b9193614f4c614ca185614f1d856001600160a01b03614f44601c9a98614a76565b911690614f9d565b90555f5201602052600160405f200155565b935050601c915f5201602052614d11600160405f2001918254612ff3565b9160088310156110fe576001600160a01b039060a41b9260a01b9116171790565b9060088210156110fe576001600160a01b03600160a31b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107135760ff809116831b921b1916179056',
  immutables: [{"length":32,"start":5970},{"length":32,"start":18479}],
} as const
