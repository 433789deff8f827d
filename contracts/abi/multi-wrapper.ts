// Written by build/compile-contracts.ts from contracts/wrapper/MultiWrapper.sol.

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

export const multiWrapperBytecode = '0x60a080604052346100fa576020816155c6803803809161001f828561015f565b8339810103126100fa57516001600160a01b0380821691908282036100fa57331561014c5760075460018060a01b0319809116600755600654903390821617600655604051913391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a382156100fe5750608052803b156100fa575f8091600460405180948193632dceecbb60e21b83525af180156100ef576100df575b60405161542f9081610197823960805181818161165901526148b50152f35b5f6100e99161015f565b5f6100c0565b6040513d5f823e3d90fd5b5f80fd5b62461bcd60e51b8152602060048201526024808201527f50726f746f636f6c54656368546f6b656e2063616e74206265207a65726f2076604482015263616c756560e01b6064820152608490fd5b631e4fbdf760e01b5f525f60045260245ffd5b601f909101601f19168101906001600160401b0382119082101761018257604052565b634e487b7160e01b5f52604160045260245ffdfe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714611901575080630fcf9b3c146118d757806310118ebb146118b1578063150b7a02146118465780632430155914611829578063320a18dc1461167d578063331758e61461163a5780633360aa3c1461158757806339e899ee1461152257806342fb01a8146114d257806345acb471146114b75780634d36d08514610ca9578063576f630214610bb657806366967cbb14610b70578063715018a614610b1457806379ba509714610a995780637f6d4c9314610a2e5780638da5cb5b14610a0857806391ddb146146109b3578063980550ca146109985780639a7b05091461091b578063a1ecc7b8146108fd578063a5041040146108da578063bc197c811461083a578063c424d4f714610376578063e30c397814610350578063f0e5d1ac146102e4578063f1551a9c146102b8578063f23a6e611461023e578063f2fde38b146101d45763faf7d72014610171575f80fd5b346101d05760403660031901126101d0576004356001600160a01b03811681036101d0575f6101ab916101a26121ac565b602435906121e8565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b346101d05760203660031901126101d0576004356001600160a01b038082168092036101d057610202612134565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760843567ffffffffffffffff81116101d05761028f9036906004016119a6565b505030036102a95760405163f23a6e6160e01b8152602090f35b6379d104d360e01b5f5260045ffd5b346101d05760406102d66102cd366004611968565b93929092611ab1565b835191825260208201529050f35b346101d05760803660031901126101d0576004356001600160a01b03908181168091036101d05760243560088110156101d05760443592831683036101d05761033c915f52600560205260405f209260643591613bd9565b5f52602052602060405f2054604051908152f35b346101d0575f3660031901126101d05760206007546001600160a01b0360405191168152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d057604051906103aa60e083611ba9565b6103b2611bdf565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080549061040663ffffffff8360901c1661396a565b906104118382613778565b845261041c83611ee0565b90801561082d5760d885901c60ff166001810190811061071357925b61045a61044485612f3c565b946104526040519687611ba9565b808652612f3c565b5f5b601f19820181106108165750505f5b60ff8760d81c1681106107bc575050610769575b50602084015280516060840152600160f11b82161561066f5780602060409201515b6080850152015160a083015261ffff60f01b9060701b1660c0820152604051602081526101608101916104d8602083018251611a37565b60208101519261014060a08401528351809152602061018084019401905f5b81811061064f575050506001600160a01b0360408201511660c0830152606081015192601f198382030160e0840152602080855192838152019401905f5b81811061061257505050608081015192601f1983820301610100840152602080855192838152019401905f5b8181106105e05750505060a081015190601f19838503016101208401526020808351958681520192015f945b8086106105b157505060c001516001600160f01b0319166101408301528190039150f35b90926020604060019261ffff8388516001600160a01b038151168452015116838201520194019501949061058d565b9091946020610608600192885190602060409260ff60f81b8151168352015160208201520190565b9601929101610561565b909194602060606001926001600160a01b0360408a5160ff60f81b8151168452858101518685015201511660408201520196019101919091610535565b90919460206080826106646001948a51611a37565b0196019291016104f7565b64ffffffffff8260b01c169061068483614055565b92801580159291906107635760015b821561075a5760ff8060015b1691160160ff81116107135760ff6106b79116612f54565b92610727575b506106cc575b604092506104a1565b604051926106db604085611ba9565b600160f91b8452602084015280515f19810193908411610713578361070d91610706604096856130ad565b52826130ad565b506106c3565b634e487b7160e01b5f52601160045260245ffd5b60405190610736604083611ba9565b5f825260208201526107485f846130ad565b526107535f836130ad565b50866106bd565b60ff805f61069f565b5f610693565b6107b59060405161077b604082611ba9565b600181525f602082015260405190610794606083611ba9565b81525f60208201526001600160801b038616604082015261070682856130ad565b508461047f565b6107c681836120b6565b90838061080c575b156107ff5760018101808211610713576001926107f891905b6107f1828a6130ad565b52876130ad565b500161046b565b6107f860019282906107e7565b50808511156107ce565b602090610821611bdf565b8282890101520161045c565b60ff8560d81c1692610438565b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05767ffffffffffffffff6044358181116101d05761088c903690600401611a80565b50506064358181116101d0576108a6903690600401611a80565b50506084359081116101d0576108c09036906004016119a6565b505030036102a95760405163bc197c8160e01b8152602090f35b346101d0576101ab5f6108ee3660046119d4565b91506108f86121ac565b6121e8565b346101d0575f3660031901126101d05760206040516305a39a808152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d0575f525f60205260405f206024355f526020526020604061096c610967825f20805490613778565b61382a565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b346101d0575f3660031901126101d057602060405160198152f35b60603660031901126101d0576004356001600160a01b03811681036101d0576044359067ffffffffffffffff82116101d0576109f66101ab9236906004016119f9565b916109ff6121ac565b60243590611d13565b346101d0575f3660031901126101d05760206006546001600160a01b0360405191168152f35b346101d05760a03660031901126101d0576001600160a01b0360043581811681036101d0576044359180831683036101d057606435908116036101d0576084356001600160f81b0319811681036101d057602092610a8f9260243590611c48565b6040519015158152f35b346101d0575f3660031901126101d0576007546001600160a01b033381831603610b01576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b346101d0575f3660031901126101d057610b2c612134565b5f6001600160a01b036007548119809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0575f526009602052602060ff610bb460405f205460405192839116611a2a565bf35b346101d057366003190160a081126101d0576080136101d0576001600160a01b036084358181168082036101d057610bec6121ac565b60043560088110156101d057602435938416938481036101d05760443591610c15838383613bd9565b95335f52600560205260405f20875f5260205260405f2054948515610c9a576101ab97335f52600560205260405f20905f526020525f604081205560405190610c5e8285611a2a565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a361457f565b6312d37ee560e31b5f5260045ffd5b6003196060368201126101d05767ffffffffffffffff9081600435116101d05761016090600435360301126101d0576024359081116101d057610cf09036906004016119f9565b906001600160a01b0360443516604435036101d057610d0d611bdf565b50610d166121ac565b6008610104600435013510156101d0576001600160a01b03610d406101046004350135600a611b93565b54169081156114a7576004356004013560088110156101d0571590818061148a575b80611482575b15611470575f915b610d8283604435600435600401612986565b610d9460043560040160443586612e03565b92836044600435013514801590611450575b1561144157845f525f60205260405f20845f5260205260405f2090610dd560c460043501600435600401612938565b9071ffff00000000000000000000000000000000610df861014460043501611c27565b60701c16915f9160088211611429575f195f805b8481106113155750806112eb575b5060198111156112a6575b50610e31918491614d85565b15611298575b806110ec575b50600160f11b8116156110c557610e5e60c460043501600435600401612938565b90610e6882612f3c565b91610e766040519384611ba9565b8083526020830191368260061b8201116101d05780925b8260061b8201841061108c57505050505f89959360809a888a8c610f44610fe09c9a98610ee9610f4a995b610ecc60a4600435016004356004016128b6565b91610ee160e460043501600435600401612938565b939092614067565b5075ffffffff0000000000000000000000000000000000007fffffffffffffffffffff00000000ffffffffffffffffffffffffffffffffffff610f306004356004016142e9565b9692939194909560901b169116178d614e08565b886131d2565b9081611084575b5050610f61602460043501611c13565b86610f7161014460043501611c27565b60408051898152604480356001600160a01b03908116602084015234938301939093526001600160f01b0319939093166060820152600435909201359316907fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf49390608090a41561106657612fc2565b61101a60405192610ff2604085611ba9565b611003610104600435013585611c3c565b806020850152600435600401908360443591613019565b906040519261102a606085611ba9565b8352602083015260408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610bb46040518092611a37565b61107f6110776004356004016142e9565b913393614310565b612fc2565b558780610f51565b6040843603126101d057602060409182516110a78482611ba9565b6110b087611a6b565b81528287013583820152815201930192610e8d565b91610f4a5f89959360809a888a8c610f44610fe09c9a610ee96110e789612f54565b610eb8565b6110f582614055565b501580611279575b1561126a5761111660a4600435016004356004016128b6565b8092919215611216575f5b81811061113057505050610e3d565b600460206001600160a01b03611152604061114c86888b613fe2565b01611c13565b16604051928380926318160ddd60e01b82525afa90811561120b575f916111d9575b506064809104808004600114811517156107135784116111975750600101611121565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152fd5b90506020813d602011611203575b816111f460209383611ba9565b810103126101d057518d611174565b3d91506111e7565b6040513d5f823e3d90fd5b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b6307bd78cd60e11b5f5260045ffd5b5061128961014460043501611c27565b600160f31b90811614156110fd565b600160f11b90911790610e37565b60ff90949294169160018301809311610713577fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff610e319360e01b9116179391610e25565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c610e1a565b611328611323828787613fd2565b613ff2565b6020611335838888613fd2565b0135906001600160f81b031916806113c85750611353428211613d61565b6305a39a8042018042116107135781116113835782811161137a575b506001905b01610e0c565b9150600161136f565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600160f91b81036113ee57508381106113e5575b50600190611374565b925060016113dc565b6001600160f81b03198101611417575086811161140e5750600190611374565b955060016113dc565b6314b4bd6560e31b5f5260045260245ffd5b5063c3e33c9960e01b5f52600452600860245260445ffd5b6333184def60e11b5f5260045ffd5b50846001600160a01b03611468602460043501611c13565b161415610da6565b6001600160a01b036008541691610d70565b508315610d68565b5061149f60a4600435016004356004016128b6565b905015610d62565b5f80806101046004350135612149565b346101d0575f3660031901126101d057602060405160018152f35b346101d05760803660031901126101d057600860043510156101d0576024356001600160a01b03811681036101d05760643580151581036101d0576101ab916115196121ac565b604435906121e8565b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d05761154f612134565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b346101d05760203660031901126101d05760043560088110156101d0576115b76001600160a01b0391600a611b93565b5416806115dd575f905b604080516001600160a01b039290921682526020820192909252f35b60405163c1292cc360e01b8152602081600481855afa90811561120b575f91611608575b50906115c1565b90506020813d602011611632575b8161162360209383611ba9565b810103126101d0575182611601565b3d9150611616565b346101d0575f3660031901126101d05760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346101d05761168d3660046119d4565b611698929192612134565b6001600160a01b038084169384156117e45760088410159182611799576003851480156117d7575b156117ce576116d085600a611b93565b541680159182156117c0575b5050156117ad57835f52600960205260405f209061179957805460ff191660ff841617905561170c82600a611b93565b805473ffffffffffffffffffffffffffffffffffffffff191684179055823b156101d0576040516355e89af360e11b815260048101829052905f8260248183885af190811561120b577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a092602092611789575b50604051908152a3005b5f61179391611ba9565b8561177f565b634e487b7160e01b5f52602160045260245ffd5b83632cb4b6a760e11b5f5260045260245ffd5b9091503f903f1485806116dc565b5f848387612149565b505f9250600485146116c0565b60405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152606490fd5b346101d0575f3660031901126101d0576020604051620493e08152f35b346101d05760803660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760643567ffffffffffffffff81116101d0576118979036906004016119a6565b505030036102a957604051630a85bd0160e11b8152602090f35b346101d0575f3660031901126101d05760206008546001600160a01b0360405191168152f35b346101d05760606118ec6102cd366004611968565b90604051921515835260208301526040820152f35b346101d05760203660031901126101d0576004359063ffffffff60e01b82168092036101d0576020916301ffc9a760e01b8114908115611943575b5015158152f35b630271189760e51b1490508361193c565b35906001600160a01b03821682036101d057565b908160a09103126101d05761197c81611954565b91602082013591604081013560088110156101d0579160806119a060608401611954565b92013590565b9181601f840112156101d05782359167ffffffffffffffff83116101d057602083818601950101116101d057565b908160609103126101d057803560088110156101d0579160406119a060208401611954565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460071b0101116101d057565b9060088210156117995752565b60406060916001600160a01b0360208251611a53878251611a2a565b01511660208501526020810151828501520151910152565b35906001600160f81b0319821682036101d057565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460051b0101116101d057565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f2091825494611ae186611ee0565b95909660088210156117995760018214611b685790611b1193929160028214611b60575b60d81c60ff1686611f04565b949094928515611b53576040611b288580936120b6565b01519482611b48575b5050611b3957565b905f1981146107135760010190565b11159050825f611b31565b505f945084935083925050565b5f9350611b05565b95969394505050505f14611b89576001600160801b03600192169291929190565b5f92508291508190565b906008811015611799575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff821117611bcb57604052565b634e487b7160e01b5f52604160045260245ffd5b60405190611bee606083611ba9565b5f6040838151611bfe8382611ba9565b83815283602082015281528260208201520152565b356001600160a01b03811681036101d05790565b356001600160f01b0319811681036101d05790565b60088210156117995752565b926001600160a01b03841633148015611d0a575b15611cc5576001600160f81b031916611cbe577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c15611ca557611ca293506130c1565b90565b91611cb9915f93611cb46121ac565b6130c1565b915d90565b5050505f90565b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152606490fd5b50303314611c5c565b939291908215908180611ecb575b611ec3576001600160a01b039081871696875f526020935f8552604094855f20845f528152855f2095611d558585896147a0565b9a828c1591821592611e5a575b505015611e1757600160f31b808c60701b1614611dd457505085611db1989993611daa959389935f14611dc9575f945b8516151580611dbb575b15611db357600195886131d2565b9055612fc2565b565b600295610f44565b50600160f11b861615611d9c565b846008541694611d92565b60649250519062461bcd60e51b82526004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b60649250519062461bcd60e51b82526004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b60249250835192838092634f558e7960e01b82528a60048301525afa908115611eb9575f91611e8c575b50825f611d62565b611eac9150833d8511611eb2575b611ea48183611ba9565b81019061296e565b5f611e84565b503d611e9a565b82513d5f823e3d90fd5b505050509050565b503415611d21565b9190820391821161071357565b60e81c60ff1680611ef257505f905f90565b5f198101919082116107135760019190565b9192909493600a8611156120555790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b611f9c575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61203184848a848a613c14565b612048575085810190808211610713571680611f89565b9850505050925050509190565b9194925f5b84811061206e57505050505090505f905f90565b61207b848484848b613c14565b6120875760010161205a565b95505050505060019190565b601a8210156120a25701905f90565b634e487b7160e01b5f52603260045260245ffd5b611ca2916120c2611bdf565b506120d08160028401612093565b905460039190911b1c91600160a31b83161561211557601c915f520160205260405f20600160405191612104604084611ba9565b805483520154602082015290613ca0565b5050604051612125604082611ba9565b5f81525f602082015290613ca0565b6006546001600160a01b0333911603610b0157565b916001600160a01b036084949261216e60405195612168604088611ba9565b86611c3c565b16602084015260405192612183606085611ba9565b8352602083015260408201526121aa6040519163391102fb60e01b83526004830190611a37565bfd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6121d9576001905d565b633ee5aeb560e01b5f5260045ffd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f20926122168583866147a0565b906122218684614b0e565b600160f01b607083901b811614612871576122484264ffffffffff8460b01c161115613d61565b600160f11b8216612708575b83156127015760ff8260d81c165a811580156126f4575b156126de57620bbdf28110156126c557505f5b8181106126b75750505f5b915b8215958693846126a7575b6122d9604051956122a8604088611ba9565b60608752606060208801526122c38360ff8760d81c16611ed3565b901561269b578a92919060ff60015b1690613bcc565b6122e281612f3c565b6122ef6040519182611ba9565b8181526122fb82612f3c565b601f190136602083013787525f5b81811061254c575050881561242c57505081612423575b5061232b8785614bf8565b865f80600160f01b84166123fe575b604080519182523360208301526001600160801b038516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b8351518110156123cd57806123c7878a6123bd60019589614ce5565b938c939193613dad565b016123a1565b50915094936123dd575b50505050565b5f60016123f5956001600160801b0383941694613dad565b5f8080806123d7565b50508351515f198101915081116107135761241a889185614ce5565b5090915061233a565b5f90555f612320565b9091838261243986611ee0565b81929192612542575b5050612521575b7ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8460d81b1691161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a36001600160a01b0384163b156101d05760405163c3a1073360e01b8152600481018890525f81602481836001600160a01b038a165af1801561120b57612511575b5061239f565b5f61251b91611ba9565b5f61250b565b5060018201925082821161071357899260e81b60ff60e81b19851617612449565b119050835f612442565b9091925060ff8560d81c166125618285613bcc565b0361268b576019905b600160a31b61257c8360028801612093565b9054600391821b1c906125928560028a01612093565b90918254915f19911b1b19169055806125ac848c516130ad565b5216156126825760208801515115612637575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107135760208d0151948481019182821161071357600198612613612619945f996130ad565b526130ad565b528252601c87016020526040822082815501555b01908a9291612309565b8260011b6001600160ff1b03841684036107135761265481612f3c565b906126626040519283611ba9565b808252612671601f1991612f3c565b0136602083013760208901526125bf565b6001915061262d565b6126958184613bcc565b9061256a565b8a92919060ff5f6122d2565b600160f01b831615159450612296565b6126c091611ed3565b612289565b620bbdf119810190811161071357620569c9900461227e565b6334edfe3160e01b5f52621127bb60045260245ffd5b50621127bb81101561226b565b5f9161228b565b9261272163ffffffff8360909894989795971c1661396a565b945f945b6020870151805187101561286257600160f81b906001600160f81b03199061274e9089906130ad565b51511603612856575f5b87518051821015612842576127915f6001600160a01b03604061277d8660ff966130ad565b510151168c600294859160d81c168b611f04565b91901561283a57816127a4918901612093565b905460039190911b1c600160a31b81161561283057505f52601c8601602052600160405f2001545b60206127db89828c01516130ad565b510151116127eb57600101612758565b60405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152606490fd5b905060a41c6127cc565b50505f6127cc565b5050929190946001905b0194909192612725565b9291909460019061284c565b50919450929450949094612254565b60405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152606490fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d0576020019160608202360383136101d057565b156128f357565b60405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152606490fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d057602001918160061b360383136101d057565b908160209103126101d0575180151581036101d05790565b91906001600160a01b038091168015612dbe576129a5903014156128ec565b6129ae83613f05565b6129bb60e0840184612938565b600a8111612da7575f905f925b818410612d14575050612710915011612ccf576129e860a08401846128b6565b60058111612cb85792821692831580159290915f5b818110612b665750505090612b54575b612b4f57602092612a1f848201611c13565b90612a2f82638f8b138e86614007565b612b0a57849291612a4561014060449301611c27565b946040519586948593632966e35360e11b855216600484015261ffff60f01b1660248301525afa90811561120b575f91612aed575b5015612a835750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b612b049150823d8411611eb257611ea48183611ba9565b5f612a7a565b60405162461bcd60e51b815260048101869052601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152606490fd5b505050565b50823560088110156101d05715612a0d565b6001600160f81b031980612b7e611323848688613fe2565b1615612b8e611323848688613fe2565b9015612ca5575050602080612ba4838587613fe2565b0135151580612c8b575b15612c7c576001600160801b0381612bc7848688613fe2565b01351181612bd6848688613fe2565b013590612c6a57508486612c46575b15612bf357506001016129fd565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c656420666044820152656f722066656560d01b6064820152fd5b50612c65612c5a604061114c858789613fe2565b63b6e306ac8a614007565b612be5565b630fa6ad5f60e11b5f5260045260245ffd5b631f2a200560e01b5f5260045ffd5b5086612c9d604061114c858789613fe2565b161515612bae565b63fba5809f60e01b5f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b909184612d2a612d25868686613fd2565b611c13565b1615612d62576020612d3d858585613fd2565b01359061ffff82168092036101d057600191612d5891613bcc565b93019291906129c8565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152606490fd5b61010083013560088110156101d057600403612ecc57610120830135928315612c7c576020925f6084926001600160a01b039481612e5b612e48610140899501611c27565b91600160f21b91829160a08101906128b6565b9390506040519b8c9a8b99638fc5729960e01b8b521660048a015260248901521614604486015215156064850152165af190811561120b575f91612e9d575090565b90506020813d602011612ec4575b81612eb860209383611ba9565b810103126101d0575190565b3d9150612eab565b60646020925f6001600160a01b038094612ee96101408901611c27565b97600160f21b90612efe9060a08101906128b6565b918091506040519a8b998a98636aacfca760e11b8a521660048901521614602486015215156044850152165af190811561120b575f91612e9d575090565b67ffffffffffffffff8111611bcb5760051b60200190565b90612f5e82612f3c565b6040612f6d6040519283611ba9565b8382528193612f7e601f1991612f3c565b01915f5b838110612f8f5750505050565b6020908351612f9e8582611ba9565b5f8152825f81830152828501015201612f82565b91908110156120a25760071b0190565b905f5b818110612fd157505050565b612fe4612fdf828486612fb2565b6142e9565b600884929594101561179957600194858303613005575b5050505001612fc5565b613010933393614310565b5f808080612ffb565b939261010081013560088110156101d0576004036130a557610120013593823b61304257505050565b6001600160a01b031691823b156101d057604051631c33efdd60e01b81526001600160a01b03919091166004820152602481019190915260448101849052905f908290606490829084905af1801561120b5761309b5750565b5f611db191611ba9565b505f93505050565b80518210156120a25760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f526020526130fb63ffffffff60405f205460901c1661396a565b935f9160408601955b805180518510156131c05784613119916130ad565b5198875151156131a3575b89830199810198905f5b89519081518110156131905761ffff8661314b8f849051956130ad565b51015116918281029281840414901517156107135761318a8b8f8b8f958b8f93613181886127108360019c5116950497516130ad565b515116936146f1565b0161312e565b50909a5090985050600190930192613104565b6131bb8b828c015116848c015190883091888c6146f1565b613124565b50975050505050505091505151151590565b92939490969195346136de575b6001600160a01b0316801590811561360f575b50156135a45794939291905f955b808710613211575050505050505090565b90919293949596613226612fdf898489612fb2565b6008849295939c9410158061179957600183146135965761324982878f866147e6565b81158015613589575b156135445761179957848c8a94600285141580613511575b6133ec575b9183918561327d948d6148fb565b9c909c806133bc575b6132f0575b946001956001600160a01b036040916132a683518097611a2a565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038c1692a35b01959493929190613200565b92506132fb8b61511e565b156133295761330a898c615145565b1561331657889261328b565b63c6cd8a0b60e01b5f523360045260245ffd5b6001600160a01b0361333b8a8d614e4c565b1680331490811561334d575b5061330a565b905060409081519063e985e9c560e01b825260048201523360248201526001600160a01b038d826044816020948594165afa9283156133b357505f92613396575b50505f613347565b6133ac9250803d10611eb257611ea48183611ba9565b5f8061338e565b513d5f823e3d90fd5b509250600282036133e5576001925b600380851015611799578810156117995789938811613286565b5f926133cb565b94506001600160a01b039150166001600160a01b038c168114801590613507575b156114415761341b8c61511e565b156134ed5760408c6134638c83518093627eeac760e11b8252816001600160a01b038160209687963060048401602090939291936001600160a01b0360408201951681520152565b0392165afa9283156133b357505f926134bf575b505015155b6114415781868e858d9761327d955f526134b460205f8152604090815f2090875f52525f205460701b600160f11b80911614156128ec565b92945050915061326f565b90809250813d83116134e6575b6134d68183611ba9565b810103126101d057515f80613477565b503d6134cc565b6134f78a8d614e4c565b6001600160a01b0316301461347c565b508986141561340d565b5094506001600160a01b039150165f52600960205260ff60405f205416926008841015611799578c86918b95151561326a565b60405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152606490fd5b50505f6003831415613252565b5050509850600191506132e4565b60405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152608490fd5b829150604080518092636aeb87dd60e01b8252602482019260209586948560048601525260448301908b905f5b8981106136805750505082809103915afa91821561120b575f92613663575b50505f6131f2565b6136799250803d10611eb257611ea48183611ba9565b5f8061365b565b9291945092945083359060088210156101d05761369f81600193611a2a565b6001600160a01b036136b2898701611954565b16888201528385013584820152606080860135908201526080809101940191019086949286949261363c565b96806136e981611ee0565b501561374e575b506137046001600160a01b03913490613bcc565b9785604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa6080858c1692a390506131df565b905060ff8160d81c16600181018091116107135760e81b60ff60e81b1991909116176137046136f0565b90613781611bdf565b90600160f01b161561379957506019611ca2916120b6565b905090565b67ffffffffffffffff8111611bcb57601f01601f191660200190565b5160088110156117995790565b6020818303126101d05780519067ffffffffffffffff82116101d0570181601f820112156101d0578051906137fb8261379e565b926138096040519485611ba9565b828452602083830101116101d057815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b156138775761384b81516137ba565b6008811015611799576003146138ec575b61386681516137ba565b600881101561179957600414613895575b50506138825f61379e565b61388f6040519182611ba9565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f91816138c8575b50611ca25780613877565b6138e59192503d805f833e6138dd8183611ba9565b8101906137c7565b905f6138bd565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f9181613925575b5061391f575061385c565b91505090565b61393a9192503d805f833e6138dd8183611ba9565b905f613914565b51906001600160f81b0319821682036101d057565b51906001600160a01b03821682036101d057565b906040805160609061397c8282611ba9565b8181526020908282820152828482015263ffffffff819616908115613bc457505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c80825201018152835184019082820184868403126101d0578386015167ffffffffffffffff908181116101d05787019682603f890112156101d0578588015197613a1789612f3c565b98613a2486519a8b611ba9565b808a528589898c019202830101918583116101d0578601905b828210613b7d57505050838101518281116101d05781019683603f890112156101d0578688015197613a6e89612f3c565b98613a7b87519a8b611ba9565b808a5286898b019160061b830101918683116101d0578701905b828210613b45575050508101519182116101d057019281603f850112156101d0578484015190613ac482612f3c565b94613ad185519687611ba9565b828652848787019360061b8201019384116101d0578401915b838310613aff57505050508601528401528252565b848784840301126101d057845190613b178683611ba9565b613b2084613956565b8252878401519061ffff821682036101d0578289928389950152815201920191613aea565b878a838b0301126101d0578988918251613b5f8482611ba9565b613b6885613941565b81528285015183820152815201910190613a95565b8989838a0301126101d057888a918851613b978482611ba9565b613ba085613941565b81528285015183820152613bb58a8601613956565b8a820152815201910190613a3d565b955050505050565b9190820180921161071357565b916001600160a01b0360405192613bf4602085018096611a2a565b166040830152606082015260608152613c0e608082611ba9565b51902090565b91613c228260028501612093565b90549060031b1c936008821015611799576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16613c9757600214613c8e57600160a31b831615613c8557601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b613ca8611bdf565b50613cb281614afc565b90604091825193613cc38486611ba9565b613ccd8286611c3c565b6001600160a01b0383166020860152600160a31b8316613d395750600881101561179957600303613d1957905f91815193613d09606086611ba9565b845260a41c602084015282015290565b815192613d27606085611ba9565b83525f602084015260a41c9082015290565b80939250602091505192015191815193613d54606086611ba9565b8452602084015282015290565b15613d6857565b60405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152606490fd5b95949293909415613ea957613dc9620493e0338584888761522e565b159283613e10575b505050613ddd57505050565b6001600160a01b0380911692167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b9060088310156117995760038314613ea0575b335f52600560205260405f20613e3a828786613bd9565b5f5260205260405f20613e4e838254613bcc565b9055613e5d6040518094611a2a565b602083015260408201526001600160a01b038316907fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a35f8080613dd1565b60019150613e23565b611db1955033945091929061457f565b15613ec057565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b80359060088210156101d0578115613f9657613f5860609282600360206001600160a01b03950192613f4c613f3985611c13565b60408501359889950135948591846147e6565b14613f83575b50611c13565b165f525f60205260405f20905f52602052611db160405f205460701b600160f11b80911614156128ec565b6001613f90911115613eb9565b5f613f52565b611db191506001600160a01b03613faf60208301611c13565b16159081613fbe575b50613eb9565b90506040606082013591013517155f613fb8565b91908110156120a25760061b0190565b91908110156120a2576060020190565b356001600160f81b0319811681036101d05790565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa90811561120b575f9161403c575090565b611ca2915060203d602011611eb257611ea48183611ba9565b60e01c60ff1680611ef257505f905f90565b9190949293948015806142e0575b806142d8575b6142cd576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106142815750505050601f19928388820301868901528280835192838152019201905f5b8181106142535750505082878203016060880152898152019085885f5b8b81106142115750506140ff9203908101865285611ba9565b8351902094855f5260028352815f20549263ffffffff80941680614208575060019460015498858a1686811461071357600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff09283156141fb57525f86815260038452858120805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b039485161790555b8181106141c8575050505050505050565b8790875f5260048552865f20846141e3612d2584878b613fd2565b165f528552865f208260ff19825416179055016141b7565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b0361422684611954565b168152868301359061ffff82168092036101d05787810191909152850192918791908601906001016140e6565b825180516001600160f81b0319168552602090810151908501528894604090940193909201916001016140c9565b919394509194828060019260ff60f81b61429a8a611a6b565b1681528b8901358c8201526001600160a01b036142b88c8b01611954565b168b82015201960191019188949391926140a3565b505f94508493505050565b50851561407b565b50815115614075565b9081359160088310156101d05761430260208201611c13565b916060604083013592013590565b929091926008811015611799576002811461454d576003036143d057506143378282614e4c565b6001600160a01b039081168482161492828216803b156101d0576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561120b57611db1956143c0575b50836143a8575b505050613eb9565b6143b6919293503093614e4c565b16145f80806143a0565b5f6143ca91611ba9565b5f614399565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615614514575f9661451e575b50823b156101d0578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af180156145145791859492916144aa969492614504575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa9384156133b357505f936144d2575b5050611db1926144cc91613bcc565b14613eb9565b9080929350813d83116144fd575b6144ea8183611ba9565b810103126101d0575190826144cc6144bd565b503d6144e0565b5f61450e91611ba9565b5f61447f565b87513d5f823e3d90fd5b9095508481813d8311614546575b6145368183611ba9565b810103126101d05751945f614419565b503d61452c565b50611db19392506145796144cc926145728361456930846153dd565b96309084614fd5565b30906153dd565b92613bcc565b929093918115806146dd575b6146d657600884101561179957600184146146b45760028414614659576145b193614eb9565b905f604051928051602038920183855af115614650573d15614637575b503d81523d5f602083013e3d81016145ed602082019283604052614f9f565b156145f6575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b15614643575f6145ce565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615614696575b50505f603452565b3b153d1710156146a7575f8061468e565b6390b8ec185f526004601cfd5b505f935083919250819038935af1156146c957565b63b12d13eb5f526004601cfd5b5050505050565b50600884101561179957600384141561458b565b9094929391948315614798576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd73356020308314958661476a575b604051948986521693a41561475f575080614579611db1946145726144cc9461456930846153dd565b9091611db193614fd5565b8085165f525f825260405f20865f5282528a6147908a5f604081209360028554866148fb565b509055614736565b505050505050565b549291908315806147bd575b6147b4575050565b5f809350612149565b506001600160a01b0381165f52600960205260ff60405f205416600881101561179957156147ac565b91929060088310159384611799576002841491821592836148ee575b8681156148de575b501580156148a9575b6148a057501590848215614892575b50501561484d57159182159261483c575b505015612c7c57565b909150611799576003145f80614833565b60405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152606490fd5b909150611799575f84614822565b91509192612149565b506001600160a01b03807f00000000000000000000000000000000000000000000000000000000000000001690821614614813565b905061179957600485148661480a565b505f955060038514614802565b929193909460088510156117995760038503614aca575b60ff9160ff8760d81c169561492688614055565b906019891015614a855715908115614a7b575b5015614a26578692828661494e93868a6152e3565b600a821015614996575b509150506001915001809111610713577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a86146149d1575b505050906149c59460ff921601169161540b565b90555f80808381614958565b9396935f9291905b8684106149e957509693966149b1565b9193949550919695614a1684918984614a0282886120b6565b60208b81835101511691015101169161540b565b97019189959493919796976149d9565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f614939565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b614add82848760ff8a60d81c1688611f04565b90614ae85750614912565b9250929050614af7935061503c565b905f90565b60a01c60071660088110156117995790565b90614b188261511e565b15614b9857614b2691615145565b15614b2d57565b60405162461bcd60e51b815260206004820152603060248201527f45524331313520756e7772617020617661696c61626c65206f6e6c7920666f7260448201527f20616c6c20746f74616c537570706c79000000000000000000000000000000006064820152608490fd5b614ba191614e4c565b6001600160a01b0333911603614bb357565b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152606490fd5b6001600160a01b0390614c0a8161511e565b15614cb057169060405163bd85b03960e01b8152816004820152602081602481865afa90811561120b575f91614c7e575b50823b156101d057604051637a94c56560e11b815233600482015260248101929092526044820152905f908290606490829084905af1801561120b5761309b5750565b90506020813d602011614ca8575b81614c9960209383611ba9565b810103126101d057515f614c3b565b3d9150614c8c565b1690813b156101d0575f91602483926040519485938492630852cd8d60e31b845260048401525af1801561120b5761309b5750565b915f915f93614cf58282516130ad565b5194614d0086614afc565b956001600160a01b0381169587600160a31b831615614d5e57505050506020019081518160011b916001600160ff1b038116036107135781614d41916130ad565b519151906001810180911161071357614d59916130ad565b519091565b60089193955080929450101561179957600303614d7c575060a41c91565b92915060a41c90565b9091614dbc9064ffffffffff614d9a82614055565b509160b01c1615614e01576001905b15614df85760ff8060015b169116613bcc565b8203614df25760028210918215614dd257505090565b909150156120a2576001600160f81b031990614ded90613ff2565b161590565b50505f90565b60ff805f614db4565b5f90614da9565b92909493916008811015611799578015614e4457614e329460038203614e3b575060195f946152e3565b600160f01b1790565b601990946152e3565b505050505090565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa90811561120b575f91614e85575090565b90506020813d602011614eb1575b81614ea060209383611ba9565b810103126101d057611ca290613956565b3d9150614e93565b92909260088110156117995760028114614f6757600314614f2b57604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c4820152611ca28160e481015b03601f198101835282611ba9565b6040516323b872dd60e01b60208201523060248201526001600160a01b039091166044820152606481019290925250611ca28160848101614f1d565b5060405163a9059cbb60e01b60208201526001600160a01b03909116602482015260448101919091529050611ca28160648101614f1d565b80518015918215614faf57505090565b60209081015192508110614fc4575b50151590565b5f199060200360031b1b165f614fbe565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f5114161561501e575b50505f606052604052565b3b153d17101561502f575f80615013565b637939f4245f526004601cfd5b600281019261504b8385612093565b90549060031b1c90600160a31b82166151005761506b908260a41c613bcc565b916b0fffffffffffffffffffffff83116150c55750916150a56150ab92846001600160a01b0361509d6150c197614afc565b9116906153bc565b93612093565b819391549060031b91821b915f19901b19161790565b9055565b91936150ee6150ab856150a5856001600160a01b036150e6601c9a98614afc565b91169061539a565b90555f5201602052600160405f200155565b935050601c915f52016020526150c1600160405f2001918254613bcc565b6001600160a01b03165f52600960205260ff60405f20541660088110156117995760041490565b6001600160a01b03169060405163bd85b03960e01b815281600482015260208082602481875afa91821561120b575f926151ff575b50811515928361518d575b505050905090565b604051627eeac760e11b8152336004820152602481019190915291939092508290829060449082905afa91821561120b575f926151d1575b505014805f8080615185565b90809250813d83116151f8575b6151e88183611ba9565b810103126101d057515f806151c5565b503d6151de565b9080925081813d8311615227575b6152178183611ba9565b810103126101d05751905f61517a565b503d61520d565b919390928015806152cf575b6152c457600883101561179957600183146152b357833b156152a9575f9461526193614eb9565b906040519383835192602038950192f1903d60203d116152a1575b806020918352805f8385013e82010160405281615297575090565b611ca29150614f9f565b50602061527c565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b50600883101561179957600383141561523a565b929093916008811015611799576002810361539457855b60048214158061537e575b61535f5750906153149161539a565b6153246150ab8560028601612093565b90558061534a575b508261533757505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f61532c565b6150ab9496506150c1959350600292615377926153bc565b9401612093565b506b0fffffffffffffffffffffff811115615305565b826152fa565b906008821015611799576001600160a01b03600160a31b9260a01b9116171790565b916008831015611799576001600160a01b039060a41b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107135760ff809116831b921b1916179056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const multiWrapperDeployed = {
  code: '0x6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714611901575080630fcf9b3c146118d757806310118ebb146118b1578063150b7a02146118465780632430155914611829578063320a18dc1461167d578063331758e61461163a5780633360aa3c1461158757806339e899ee1461152257806342fb01a8146114d257806345acb471146114b75780634d36d08514610ca9578063576f630214610bb657806366967cbb14610b70578063715018a614610b1457806379ba509714610a995780637f6d4c9314610a2e5780638da5cb5b14610a0857806391ddb146146109b3578063980550ca146109985780639a7b05091461091b578063a1ecc7b8146108fd578063a5041040146108da578063bc197c811461083a578063c424d4f714610376578063e30c397814610350578063f0e5d1ac146102e4578063f1551a9c146102b8578063f23a6e611461023e578063f2fde38b146101d45763faf7d72014610171575f80fd5b346101d05760403660031901126101d0576004356001600160a01b03811681036101d0575f6101ab916101a26121ac565b602435906121e8565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b346101d05760203660031901126101d0576004356001600160a01b038082168092036101d057610202612134565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760843567ffffffffffffffff81116101d05761028f9036906004016119a6565b505030036102a95760405163f23a6e6160e01b8152602090f35b6379d104d360e01b5f5260045ffd5b346101d05760406102d66102cd366004611968565b93929092611ab1565b835191825260208201529050f35b346101d05760803660031901126101d0576004356001600160a01b03908181168091036101d05760243560088110156101d05760443592831683036101d05761033c915f52600560205260405f209260643591613bd9565b5f52602052602060405f2054604051908152f35b346101d0575f3660031901126101d05760206007546001600160a01b0360405191168152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d057604051906103aa60e083611ba9565b6103b2611bdf565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080549061040663ffffffff8360901c1661396a565b906104118382613778565b845261041c83611ee0565b90801561082d5760d885901c60ff166001810190811061071357925b61045a61044485612f3c565b946104526040519687611ba9565b808652612f3c565b5f5b601f19820181106108165750505f5b60ff8760d81c1681106107bc575050610769575b50602084015280516060840152600160f11b82161561066f5780602060409201515b6080850152015160a083015261ffff60f01b9060701b1660c0820152604051602081526101608101916104d8602083018251611a37565b60208101519261014060a08401528351809152602061018084019401905f5b81811061064f575050506001600160a01b0360408201511660c0830152606081015192601f198382030160e0840152602080855192838152019401905f5b81811061061257505050608081015192601f1983820301610100840152602080855192838152019401905f5b8181106105e05750505060a081015190601f19838503016101208401526020808351958681520192015f945b8086106105b157505060c001516001600160f01b0319166101408301528190039150f35b90926020604060019261ffff8388516001600160a01b038151168452015116838201520194019501949061058d565b9091946020610608600192885190602060409260ff60f81b8151168352015160208201520190565b9601929101610561565b909194602060606001926001600160a01b0360408a5160ff60f81b8151168452858101518685015201511660408201520196019101919091610535565b90919460206080826106646001948a51611a37565b0196019291016104f7565b64ffffffffff8260b01c169061068483614055565b92801580159291906107635760015b821561075a5760ff8060015b1691160160ff81116107135760ff6106b79116612f54565b92610727575b506106cc575b604092506104a1565b604051926106db604085611ba9565b600160f91b8452602084015280515f19810193908411610713578361070d91610706604096856130ad565b52826130ad565b506106c3565b634e487b7160e01b5f52601160045260245ffd5b60405190610736604083611ba9565b5f825260208201526107485f846130ad565b526107535f836130ad565b50866106bd565b60ff805f61069f565b5f610693565b6107b59060405161077b604082611ba9565b600181525f602082015260405190610794606083611ba9565b81525f60208201526001600160801b038616604082015261070682856130ad565b508461047f565b6107c681836120b6565b90838061080c575b156107ff5760018101808211610713576001926107f891905b6107f1828a6130ad565b52876130ad565b500161046b565b6107f860019282906107e7565b50808511156107ce565b602090610821611bdf565b8282890101520161045c565b60ff8560d81c1692610438565b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05767ffffffffffffffff6044358181116101d05761088c903690600401611a80565b50506064358181116101d0576108a6903690600401611a80565b50506084359081116101d0576108c09036906004016119a6565b505030036102a95760405163bc197c8160e01b8152602090f35b346101d0576101ab5f6108ee3660046119d4565b91506108f86121ac565b6121e8565b346101d0575f3660031901126101d05760206040516305a39a808152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d0575f525f60205260405f206024355f526020526020604061096c610967825f20805490613778565b61382a565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b346101d0575f3660031901126101d057602060405160198152f35b60603660031901126101d0576004356001600160a01b03811681036101d0576044359067ffffffffffffffff82116101d0576109f66101ab9236906004016119f9565b916109ff6121ac565b60243590611d13565b346101d0575f3660031901126101d05760206006546001600160a01b0360405191168152f35b346101d05760a03660031901126101d0576001600160a01b0360043581811681036101d0576044359180831683036101d057606435908116036101d0576084356001600160f81b0319811681036101d057602092610a8f9260243590611c48565b6040519015158152f35b346101d0575f3660031901126101d0576007546001600160a01b033381831603610b01576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b346101d0575f3660031901126101d057610b2c612134565b5f6001600160a01b036007548119809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0575f526009602052602060ff610bb460405f205460405192839116611a2a565bf35b346101d057366003190160a081126101d0576080136101d0576001600160a01b036084358181168082036101d057610bec6121ac565b60043560088110156101d057602435938416938481036101d05760443591610c15838383613bd9565b95335f52600560205260405f20875f5260205260405f2054948515610c9a576101ab97335f52600560205260405f20905f526020525f604081205560405190610c5e8285611a2a565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a361457f565b6312d37ee560e31b5f5260045ffd5b6003196060368201126101d05767ffffffffffffffff9081600435116101d05761016090600435360301126101d0576024359081116101d057610cf09036906004016119f9565b906001600160a01b0360443516604435036101d057610d0d611bdf565b50610d166121ac565b6008610104600435013510156101d0576001600160a01b03610d406101046004350135600a611b93565b54169081156114a7576004356004013560088110156101d0571590818061148a575b80611482575b15611470575f915b610d8283604435600435600401612986565b610d9460043560040160443586612e03565b92836044600435013514801590611450575b1561144157845f525f60205260405f20845f5260205260405f2090610dd560c460043501600435600401612938565b9071ffff00000000000000000000000000000000610df861014460043501611c27565b60701c16915f9160088211611429575f195f805b8481106113155750806112eb575b5060198111156112a6575b50610e31918491614d85565b15611298575b806110ec575b50600160f11b8116156110c557610e5e60c460043501600435600401612938565b90610e6882612f3c565b91610e766040519384611ba9565b8083526020830191368260061b8201116101d05780925b8260061b8201841061108c57505050505f89959360809a888a8c610f44610fe09c9a98610ee9610f4a995b610ecc60a4600435016004356004016128b6565b91610ee160e460043501600435600401612938565b939092614067565b5075ffffffff0000000000000000000000000000000000007fffffffffffffffffffff00000000ffffffffffffffffffffffffffffffffffff610f306004356004016142e9565b9692939194909560901b169116178d614e08565b886131d2565b9081611084575b5050610f61602460043501611c13565b86610f7161014460043501611c27565b60408051898152604480356001600160a01b03908116602084015234938301939093526001600160f01b0319939093166060820152600435909201359316907fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf49390608090a41561106657612fc2565b61101a60405192610ff2604085611ba9565b611003610104600435013585611c3c565b806020850152600435600401908360443591613019565b906040519261102a606085611ba9565b8352602083015260408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610bb46040518092611a37565b61107f6110776004356004016142e9565b913393614310565b612fc2565b558780610f51565b6040843603126101d057602060409182516110a78482611ba9565b6110b087611a6b565b81528287013583820152815201930192610e8d565b91610f4a5f89959360809a888a8c610f44610fe09c9a610ee96110e789612f54565b610eb8565b6110f582614055565b501580611279575b1561126a5761111660a4600435016004356004016128b6565b8092919215611216575f5b81811061113057505050610e3d565b600460206001600160a01b03611152604061114c86888b613fe2565b01611c13565b16604051928380926318160ddd60e01b82525afa90811561120b575f916111d9575b506064809104808004600114811517156107135784116111975750600101611121565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152fd5b90506020813d602011611203575b816111f460209383611ba9565b810103126101d057518d611174565b3d91506111e7565b6040513d5f823e3d90fd5b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b6307bd78cd60e11b5f5260045ffd5b5061128961014460043501611c27565b600160f31b90811614156110fd565b600160f11b90911790610e37565b60ff90949294169160018301809311610713577fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff610e319360e01b9116179391610e25565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c610e1a565b611328611323828787613fd2565b613ff2565b6020611335838888613fd2565b0135906001600160f81b031916806113c85750611353428211613d61565b6305a39a8042018042116107135781116113835782811161137a575b506001905b01610e0c565b9150600161136f565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600160f91b81036113ee57508381106113e5575b50600190611374565b925060016113dc565b6001600160f81b03198101611417575086811161140e5750600190611374565b955060016113dc565b6314b4bd6560e31b5f5260045260245ffd5b5063c3e33c9960e01b5f52600452600860245260445ffd5b6333184def60e11b5f5260045ffd5b50846001600160a01b03611468602460043501611c13565b161415610da6565b6001600160a01b036008541691610d70565b508315610d68565b5061149f60a4600435016004356004016128b6565b905015610d62565b5f80806101046004350135612149565b346101d0575f3660031901126101d057602060405160018152f35b346101d05760803660031901126101d057600860043510156101d0576024356001600160a01b03811681036101d05760643580151581036101d0576101ab916115196121ac565b604435906121e8565b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d05761154f612134565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b346101d05760203660031901126101d05760043560088110156101d0576115b76001600160a01b0391600a611b93565b5416806115dd575f905b604080516001600160a01b039290921682526020820192909252f35b60405163c1292cc360e01b8152602081600481855afa90811561120b575f91611608575b50906115c1565b90506020813d602011611632575b8161162360209383611ba9565b810103126101d0575182611601565b3d9150611616565b346101d0575f3660031901126101d05760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346101d05761168d3660046119d4565b611698929192612134565b6001600160a01b038084169384156117e45760088410159182611799576003851480156117d7575b156117ce576116d085600a611b93565b541680159182156117c0575b5050156117ad57835f52600960205260405f209061179957805460ff191660ff841617905561170c82600a611b93565b805473ffffffffffffffffffffffffffffffffffffffff191684179055823b156101d0576040516355e89af360e11b815260048101829052905f8260248183885af190811561120b577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a092602092611789575b50604051908152a3005b5f61179391611ba9565b8561177f565b634e487b7160e01b5f52602160045260245ffd5b83632cb4b6a760e11b5f5260045260245ffd5b9091503f903f1485806116dc565b5f848387612149565b505f9250600485146116c0565b60405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152606490fd5b346101d0575f3660031901126101d0576020604051620493e08152f35b346101d05760803660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760643567ffffffffffffffff81116101d0576118979036906004016119a6565b505030036102a957604051630a85bd0160e11b8152602090f35b346101d0575f3660031901126101d05760206008546001600160a01b0360405191168152f35b346101d05760606118ec6102cd366004611968565b90604051921515835260208301526040820152f35b346101d05760203660031901126101d0576004359063ffffffff60e01b82168092036101d0576020916301ffc9a760e01b8114908115611943575b5015158152f35b630271189760e51b1490508361193c565b35906001600160a01b03821682036101d057565b908160a09103126101d05761197c81611954565b91602082013591604081013560088110156101d0579160806119a060608401611954565b92013590565b9181601f840112156101d05782359167ffffffffffffffff83116101d057602083818601950101116101d057565b908160609103126101d057803560088110156101d0579160406119a060208401611954565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460071b0101116101d057565b9060088210156117995752565b60406060916001600160a01b0360208251611a53878251611a2a565b01511660208501526020810151828501520151910152565b35906001600160f81b0319821682036101d057565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460051b0101116101d057565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f2091825494611ae186611ee0565b95909660088210156117995760018214611b685790611b1193929160028214611b60575b60d81c60ff1686611f04565b949094928515611b53576040611b288580936120b6565b01519482611b48575b5050611b3957565b905f1981146107135760010190565b11159050825f611b31565b505f945084935083925050565b5f9350611b05565b95969394505050505f14611b89576001600160801b03600192169291929190565b5f92508291508190565b906008811015611799575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff821117611bcb57604052565b634e487b7160e01b5f52604160045260245ffd5b60405190611bee606083611ba9565b5f6040838151611bfe8382611ba9565b83815283602082015281528260208201520152565b356001600160a01b03811681036101d05790565b356001600160f01b0319811681036101d05790565b60088210156117995752565b926001600160a01b03841633148015611d0a575b15611cc5576001600160f81b031916611cbe577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c15611ca557611ca293506130c1565b90565b91611cb9915f93611cb46121ac565b6130c1565b915d90565b5050505f90565b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152606490fd5b50303314611c5c565b939291908215908180611ecb575b611ec3576001600160a01b039081871696875f526020935f8552604094855f20845f528152855f2095611d558585896147a0565b9a828c1591821592611e5a575b505015611e1757600160f31b808c60701b1614611dd457505085611db1989993611daa959389935f14611dc9575f945b8516151580611dbb575b15611db357600195886131d2565b9055612fc2565b565b600295610f44565b50600160f11b861615611d9c565b846008541694611d92565b60649250519062461bcd60e51b82526004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b60649250519062461bcd60e51b82526004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b60249250835192838092634f558e7960e01b82528a60048301525afa908115611eb9575f91611e8c575b50825f611d62565b611eac9150833d8511611eb2575b611ea48183611ba9565b81019061296e565b5f611e84565b503d611e9a565b82513d5f823e3d90fd5b505050509050565b503415611d21565b9190820391821161071357565b60e81c60ff1680611ef257505f905f90565b5f198101919082116107135760019190565b9192909493600a8611156120555790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b611f9c575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61203184848a848a613c14565b612048575085810190808211610713571680611f89565b9850505050925050509190565b9194925f5b84811061206e57505050505090505f905f90565b61207b848484848b613c14565b6120875760010161205a565b95505050505060019190565b601a8210156120a25701905f90565b634e487b7160e01b5f52603260045260245ffd5b611ca2916120c2611bdf565b506120d08160028401612093565b905460039190911b1c91600160a31b83161561211557601c915f520160205260405f20600160405191612104604084611ba9565b805483520154602082015290613ca0565b5050604051612125604082611ba9565b5f81525f602082015290613ca0565b6006546001600160a01b0333911603610b0157565b916001600160a01b036084949261216e60405195612168604088611ba9565b86611c3c565b16602084015260405192612183606085611ba9565b8352602083015260408201526121aa6040519163391102fb60e01b83526004830190611a37565bfd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6121d9576001905d565b633ee5aeb560e01b5f5260045ffd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f20926122168583866147a0565b906122218684614b0e565b600160f01b607083901b811614612871576122484264ffffffffff8460b01c161115613d61565b600160f11b8216612708575b83156127015760ff8260d81c165a811580156126f4575b156126de57620bbdf28110156126c557505f5b8181106126b75750505f5b915b8215958693846126a7575b6122d9604051956122a8604088611ba9565b60608752606060208801526122c38360ff8760d81c16611ed3565b901561269b578a92919060ff60015b1690613bcc565b6122e281612f3c565b6122ef6040519182611ba9565b8181526122fb82612f3c565b601f190136602083013787525f5b81811061254c575050881561242c57505081612423575b5061232b8785614bf8565b865f80600160f01b84166123fe575b604080519182523360208301526001600160801b038516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b8351518110156123cd57806123c7878a6123bd60019589614ce5565b938c939193613dad565b016123a1565b50915094936123dd575b50505050565b5f60016123f5956001600160801b0383941694613dad565b5f8080806123d7565b50508351515f198101915081116107135761241a889185614ce5565b5090915061233a565b5f90555f612320565b9091838261243986611ee0565b81929192612542575b5050612521575b7ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8460d81b1691161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a36001600160a01b0384163b156101d05760405163c3a1073360e01b8152600481018890525f81602481836001600160a01b038a165af1801561120b57612511575b5061239f565b5f61251b91611ba9565b5f61250b565b5060018201925082821161071357899260e81b60ff60e81b19851617612449565b119050835f612442565b9091925060ff8560d81c166125618285613bcc565b0361268b576019905b600160a31b61257c8360028801612093565b9054600391821b1c906125928560028a01612093565b90918254915f19911b1b19169055806125ac848c516130ad565b5216156126825760208801515115612637575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107135760208d0151948481019182821161071357600198612613612619945f996130ad565b526130ad565b528252601c87016020526040822082815501555b01908a9291612309565b8260011b6001600160ff1b03841684036107135761265481612f3c565b906126626040519283611ba9565b808252612671601f1991612f3c565b0136602083013760208901526125bf565b6001915061262d565b6126958184613bcc565b9061256a565b8a92919060ff5f6122d2565b600160f01b831615159450612296565b6126c091611ed3565b612289565b620bbdf119810190811161071357620569c9900461227e565b6334edfe3160e01b5f52621127bb60045260245ffd5b50621127bb81101561226b565b5f9161228b565b9261272163ffffffff8360909894989795971c1661396a565b945f945b6020870151805187101561286257600160f81b906001600160f81b03199061274e9089906130ad565b51511603612856575f5b87518051821015612842576127915f6001600160a01b03604061277d8660ff966130ad565b510151168c600294859160d81c168b611f04565b91901561283a57816127a4918901612093565b905460039190911b1c600160a31b81161561283057505f52601c8601602052600160405f2001545b60206127db89828c01516130ad565b510151116127eb57600101612758565b60405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152606490fd5b905060a41c6127cc565b50505f6127cc565b5050929190946001905b0194909192612725565b9291909460019061284c565b50919450929450949094612254565b60405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152606490fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d0576020019160608202360383136101d057565b156128f357565b60405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152606490fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d057602001918160061b360383136101d057565b908160209103126101d0575180151581036101d05790565b91906001600160a01b038091168015612dbe576129a5903014156128ec565b6129ae83613f05565b6129bb60e0840184612938565b600a8111612da7575f905f925b818410612d14575050612710915011612ccf576129e860a08401846128b6565b60058111612cb85792821692831580159290915f5b818110612b665750505090612b54575b612b4f57602092612a1f848201611c13565b90612a2f82638f8b138e86614007565b612b0a57849291612a4561014060449301611c27565b946040519586948593632966e35360e11b855216600484015261ffff60f01b1660248301525afa90811561120b575f91612aed575b5015612a835750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b612b049150823d8411611eb257611ea48183611ba9565b5f612a7a565b60405162461bcd60e51b815260048101869052601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152606490fd5b505050565b50823560088110156101d05715612a0d565b6001600160f81b031980612b7e611323848688613fe2565b1615612b8e611323848688613fe2565b9015612ca5575050602080612ba4838587613fe2565b0135151580612c8b575b15612c7c576001600160801b0381612bc7848688613fe2565b01351181612bd6848688613fe2565b013590612c6a57508486612c46575b15612bf357506001016129fd565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c656420666044820152656f722066656560d01b6064820152fd5b50612c65612c5a604061114c858789613fe2565b63b6e306ac8a614007565b612be5565b630fa6ad5f60e11b5f5260045260245ffd5b631f2a200560e01b5f5260045ffd5b5086612c9d604061114c858789613fe2565b161515612bae565b63fba5809f60e01b5f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b909184612d2a612d25868686613fd2565b611c13565b1615612d62576020612d3d858585613fd2565b01359061ffff82168092036101d057600191612d5891613bcc565b93019291906129c8565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152606490fd5b61010083013560088110156101d057600403612ecc57610120830135928315612c7c576020925f6084926001600160a01b039481612e5b612e48610140899501611c27565b91600160f21b91829160a08101906128b6565b9390506040519b8c9a8b99638fc5729960e01b8b521660048a015260248901521614604486015215156064850152165af190811561120b575f91612e9d575090565b90506020813d602011612ec4575b81612eb860209383611ba9565b810103126101d0575190565b3d9150612eab565b60646020925f6001600160a01b038094612ee96101408901611c27565b97600160f21b90612efe9060a08101906128b6565b918091506040519a8b998a98636aacfca760e11b8a521660048901521614602486015215156044850152165af190811561120b575f91612e9d575090565b67ffffffffffffffff8111611bcb5760051b60200190565b90612f5e82612f3c565b6040612f6d6040519283611ba9565b8382528193612f7e601f1991612f3c565b01915f5b838110612f8f5750505050565b6020908351612f9e8582611ba9565b5f8152825f81830152828501015201612f82565b91908110156120a25760071b0190565b905f5b818110612fd157505050565b612fe4612fdf828486612fb2565b6142e9565b600884929594101561179957600194858303613005575b5050505001612fc5565b613010933393614310565b5f808080612ffb565b939261010081013560088110156101d0576004036130a557610120013593823b61304257505050565b6001600160a01b031691823b156101d057604051631c33efdd60e01b81526001600160a01b03919091166004820152602481019190915260448101849052905f908290606490829084905af1801561120b5761309b5750565b5f611db191611ba9565b505f93505050565b80518210156120a25760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f526020526130fb63ffffffff60405f205460901c1661396a565b935f9160408601955b805180518510156131c05784613119916130ad565b5198875151156131a3575b89830199810198905f5b89519081518110156131905761ffff8661314b8f849051956130ad565b51015116918281029281840414901517156107135761318a8b8f8b8f958b8f93613181886127108360019c5116950497516130ad565b515116936146f1565b0161312e565b50909a5090985050600190930192613104565b6131bb8b828c015116848c015190883091888c6146f1565b613124565b50975050505050505091505151151590565b92939490969195346136de575b6001600160a01b0316801590811561360f575b50156135a45794939291905f955b808710613211575050505050505090565b90919293949596613226612fdf898489612fb2565b6008849295939c9410158061179957600183146135965761324982878f866147e6565b81158015613589575b156135445761179957848c8a94600285141580613511575b6133ec575b9183918561327d948d6148fb565b9c909c806133bc575b6132f0575b946001956001600160a01b036040916132a683518097611a2a565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038c1692a35b01959493929190613200565b92506132fb8b61511e565b156133295761330a898c615145565b1561331657889261328b565b63c6cd8a0b60e01b5f523360045260245ffd5b6001600160a01b0361333b8a8d614e4c565b1680331490811561334d575b5061330a565b905060409081519063e985e9c560e01b825260048201523360248201526001600160a01b038d826044816020948594165afa9283156133b357505f92613396575b50505f613347565b6133ac9250803d10611eb257611ea48183611ba9565b5f8061338e565b513d5f823e3d90fd5b509250600282036133e5576001925b600380851015611799578810156117995789938811613286565b5f926133cb565b94506001600160a01b039150166001600160a01b038c168114801590613507575b156114415761341b8c61511e565b156134ed5760408c6134638c83518093627eeac760e11b8252816001600160a01b038160209687963060048401602090939291936001600160a01b0360408201951681520152565b0392165afa9283156133b357505f926134bf575b505015155b6114415781868e858d9761327d955f526134b460205f8152604090815f2090875f52525f205460701b600160f11b80911614156128ec565b92945050915061326f565b90809250813d83116134e6575b6134d68183611ba9565b810103126101d057515f80613477565b503d6134cc565b6134f78a8d614e4c565b6001600160a01b0316301461347c565b508986141561340d565b5094506001600160a01b039150165f52600960205260ff60405f205416926008841015611799578c86918b95151561326a565b60405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152606490fd5b50505f6003831415613252565b5050509850600191506132e4565b60405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152608490fd5b829150604080518092636aeb87dd60e01b8252602482019260209586948560048601525260448301908b905f5b8981106136805750505082809103915afa91821561120b575f92613663575b50505f6131f2565b6136799250803d10611eb257611ea48183611ba9565b5f8061365b565b9291945092945083359060088210156101d05761369f81600193611a2a565b6001600160a01b036136b2898701611954565b16888201528385013584820152606080860135908201526080809101940191019086949286949261363c565b96806136e981611ee0565b501561374e575b506137046001600160a01b03913490613bcc565b9785604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa6080858c1692a390506131df565b905060ff8160d81c16600181018091116107135760e81b60ff60e81b1991909116176137046136f0565b90613781611bdf565b90600160f01b161561379957506019611ca2916120b6565b905090565b67ffffffffffffffff8111611bcb57601f01601f191660200190565b5160088110156117995790565b6020818303126101d05780519067ffffffffffffffff82116101d0570181601f820112156101d0578051906137fb8261379e565b926138096040519485611ba9565b828452602083830101116101d057815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b156138775761384b81516137ba565b6008811015611799576003146138ec575b61386681516137ba565b600881101561179957600414613895575b50506138825f61379e565b61388f6040519182611ba9565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f91816138c8575b50611ca25780613877565b6138e59192503d805f833e6138dd8183611ba9565b8101906137c7565b905f6138bd565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f9181613925575b5061391f575061385c565b91505090565b61393a9192503d805f833e6138dd8183611ba9565b905f613914565b51906001600160f81b0319821682036101d057565b51906001600160a01b03821682036101d057565b906040805160609061397c8282611ba9565b8181526020908282820152828482015263ffffffff819616908115613bc457505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c80825201018152835184019082820184868403126101d0578386015167ffffffffffffffff908181116101d05787019682603f890112156101d0578588015197613a1789612f3c565b98613a2486519a8b611ba9565b808a528589898c019202830101918583116101d0578601905b828210613b7d57505050838101518281116101d05781019683603f890112156101d0578688015197613a6e89612f3c565b98613a7b87519a8b611ba9565b808a5286898b019160061b830101918683116101d0578701905b828210613b45575050508101519182116101d057019281603f850112156101d0578484015190613ac482612f3c565b94613ad185519687611ba9565b828652848787019360061b8201019384116101d0578401915b838310613aff57505050508601528401528252565b848784840301126101d057845190613b178683611ba9565b613b2084613956565b8252878401519061ffff821682036101d0578289928389950152815201920191613aea565b878a838b0301126101d0578988918251613b5f8482611ba9565b613b6885613941565b81528285015183820152815201910190613a95565b8989838a0301126101d057888a918851613b978482611ba9565b613ba085613941565b81528285015183820152613bb58a8601613956565b8a820152815201910190613a3d565b955050505050565b9190820180921161071357565b916001600160a01b0360405192613bf4602085018096611a2a565b166040830152606082015260608152613c0e608082611ba9565b51902090565b91613c228260028501612093565b90549060031b1c936008821015611799576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16613c9757600214613c8e57600160a31b831615613c8557601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b613ca8611bdf565b50613cb281614afc565b90604091825193613cc38486611ba9565b613ccd8286611c3c565b6001600160a01b0383166020860152600160a31b8316613d395750600881101561179957600303613d1957905f91815193613d09606086611ba9565b845260a41c602084015282015290565b815192613d27606085611ba9565b83525f602084015260a41c9082015290565b80939250602091505192015191815193613d54606086611ba9565b8452602084015282015290565b15613d6857565b60405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152606490fd5b95949293909415613ea957613dc9620493e0338584888761522e565b159283613e10575b505050613ddd57505050565b6001600160a01b0380911692167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b9060088310156117995760038314613ea0575b335f52600560205260405f20613e3a828786613bd9565b5f5260205260405f20613e4e838254613bcc565b9055613e5d6040518094611a2a565b602083015260408201526001600160a01b038316907fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a35f8080613dd1565b60019150613e23565b611db1955033945091929061457f565b15613ec057565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b80359060088210156101d0578115613f9657613f5860609282600360206001600160a01b03950192613f4c613f3985611c13565b60408501359889950135948591846147e6565b14613f83575b50611c13565b165f525f60205260405f20905f52602052611db160405f205460701b600160f11b80911614156128ec565b6001613f90911115613eb9565b5f613f52565b611db191506001600160a01b03613faf60208301611c13565b16159081613fbe575b50613eb9565b90506040606082013591013517155f613fb8565b91908110156120a25760061b0190565b91908110156120a2576060020190565b356001600160f81b0319811681036101d05790565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa90811561120b575f9161403c575090565b611ca2915060203d602011611eb257611ea48183611ba9565b60e01c60ff1680611ef257505f905f90565b9190949293948015806142e0575b806142d8575b6142cd576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106142815750505050601f19928388820301868901528280835192838152019201905f5b8181106142535750505082878203016060880152898152019085885f5b8b81106142115750506140ff9203908101865285611ba9565b8351902094855f5260028352815f20549263ffffffff80941680614208575060019460015498858a1686811461071357600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff09283156141fb57525f86815260038452858120805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b039485161790555b8181106141c8575050505050505050565b8790875f5260048552865f20846141e3612d2584878b613fd2565b165f528552865f208260ff19825416179055016141b7565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b0361422684611954565b168152868301359061ffff82168092036101d05787810191909152850192918791908601906001016140e6565b825180516001600160f81b0319168552602090810151908501528894604090940193909201916001016140c9565b919394509194828060019260ff60f81b61429a8a611a6b565b1681528b8901358c8201526001600160a01b036142b88c8b01611954565b168b82015201960191019188949391926140a3565b505f94508493505050565b50851561407b565b50815115614075565b9081359160088310156101d05761430260208201611c13565b916060604083013592013590565b929091926008811015611799576002811461454d576003036143d057506143378282614e4c565b6001600160a01b039081168482161492828216803b156101d0576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561120b57611db1956143c0575b50836143a8575b505050613eb9565b6143b6919293503093614e4c565b16145f80806143a0565b5f6143ca91611ba9565b5f614399565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615614514575f9661451e575b50823b156101d0578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af180156145145791859492916144aa969492614504575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa9384156133b357505f936144d2575b5050611db1926144cc91613bcc565b14613eb9565b9080929350813d83116144fd575b6144ea8183611ba9565b810103126101d0575190826144cc6144bd565b503d6144e0565b5f61450e91611ba9565b5f61447f565b87513d5f823e3d90fd5b9095508481813d8311614546575b6145368183611ba9565b810103126101d05751945f614419565b503d61452c565b50611db19392506145796144cc926145728361456930846153dd565b96309084614fd5565b30906153dd565b92613bcc565b929093918115806146dd575b6146d657600884101561179957600184146146b45760028414614659576145b193614eb9565b905f604051928051602038920183855af115614650573d15614637575b503d81523d5f602083013e3d81016145ed602082019283604052614f9f565b156145f6575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b15614643575f6145ce565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615614696575b50505f603452565b3b153d1710156146a7575f8061468e565b6390b8ec185f526004601cfd5b505f935083919250819038935af1156146c957565b63b12d13eb5f526004601cfd5b5050505050565b50600884101561179957600384141561458b565b9094929391948315614798576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd73356020308314958661476a575b604051948986521693a41561475f575080614579611db1946145726144cc9461456930846153dd565b9091611db193614fd5565b8085165f525f825260405f20865f5282528a6147908a5f604081209360028554866148fb565b509055614736565b505050505050565b549291908315806147bd575b6147b4575050565b5f809350612149565b506001600160a01b0381165f52600960205260ff60405f205416600881101561179957156147ac565b91929060088310159384611799576002841491821592836148ee575b8681156148de575b501580156148a9575b6148a057501590848215614892575b50501561484d57159182159261483c575b505015612c7c57565b909150611799576003145f80614833565b60405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152606490fd5b909150611799575f84614822565b91509192612149565b506001600160a01b03807f00000000000000000000000000000000000000000000000000000000000000001690821614614813565b905061179957600485148661480a565b505f955060038514614802565b929193909460088510156117995760038503614aca575b60ff9160ff8760d81c169561492688614055565b906019891015614a855715908115614a7b575b5015614a26578692828661494e93868a6152e3565b600a821015614996575b509150506001915001809111610713577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a86146149d1575b505050906149c59460ff921601169161540b565b90555f80808381614958565b9396935f9291905b8684106149e957509693966149b1565b9193949550919695614a1684918984614a0282886120b6565b60208b81835101511691015101169161540b565b97019189959493919796976149d9565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f614939565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b614add82848760ff8a60d81c1688611f04565b90614ae85750614912565b9250929050614af7935061503c565b905f90565b60a01c60071660088110156117995790565b90614b188261511e565b15614b9857614b2691615145565b15614b2d57565b60405162461bcd60e51b815260206004820152603060248201527f45524331313520756e7772617020617661696c61626c65206f6e6c7920666f7260448201527f20616c6c20746f74616c537570706c79000000000000000000000000000000006064820152608490fd5b614ba191614e4c565b6001600160a01b0333911603614bb357565b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152606490fd5b6001600160a01b0390614c0a8161511e565b15614cb057169060405163bd85b03960e01b8152816004820152602081602481865afa90811561120b575f91614c7e575b50823b156101d057604051637a94c56560e11b815233600482015260248101929092526044820152905f908290606490829084905af1801561120b5761309b5750565b90506020813d602011614ca8575b81614c9960209383611ba9565b810103126101d057515f614c3b565b3d9150614c8c565b1690813b156101d0575f91602483926040519485938492630852cd8d60e31b845260048401525af1801561120b5761309b5750565b915f915f93614cf58282516130ad565b5194614d0086614afc565b956001600160a01b0381169587600160a31b831615614d5e57505050506020019081518160011b916001600160ff1b038116036107135781614d41916130ad565b519151906001810180911161071357614d59916130ad565b519091565b60089193955080929450101561179957600303614d7c575060a41c91565b92915060a41c90565b9091614dbc9064ffffffffff614d9a82614055565b509160b01c1615614e01576001905b15614df85760ff8060015b169116613bcc565b8203614df25760028210918215614dd257505090565b909150156120a2576001600160f81b031990614ded90613ff2565b161590565b50505f90565b60ff805f614db4565b5f90614da9565b92909493916008811015611799578015614e4457614e329460038203614e3b575060195f946152e3565b600160f01b1790565b601990946152e3565b505050505090565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa90811561120b575f91614e85575090565b90506020813d602011614eb1575b81614ea060209383611ba9565b810103126101d057611ca290613956565b3d9150614e93565b92909260088110156117995760028114614f6757600314614f2b57604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c4820152611ca28160e481015b03601f198101835282611ba9565b6040516323b872dd60e01b60208201523060248201526001600160a01b039091166044820152606481019290925250611ca28160848101614f1d565b5060405163a9059cbb60e01b60208201526001600160a01b03909116602482015260448101919091529050611ca28160648101614f1d565b80518015918215614faf57505090565b60209081015192508110614fc4575b50151590565b5f199060200360031b1b165f614fbe565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f5114161561501e575b50505f606052604052565b3b153d17101561502f575f80615013565b637939f4245f526004601cfd5b600281019261504b8385612093565b90549060031b1c90600160a31b82166151005761506b908260a41c613bcc565b916b0fffffffffffffffffffffff83116150c55750916150a56150ab92846001600160a01b0361509d6150c197614afc565b9116906153bc565b93612093565b819391549060031b91821b915f19901b19161790565b9055565b91936150ee6150ab856150a5856001600160a01b036150e6601c9a98614afc565b91169061539a565b90555f5201602052600160405f200155565b935050601c915f52016020526150c1600160405f2001918254613bcc565b6001600160a01b03165f52600960205260ff60405f20541660088110156117995760041490565b6001600160a01b03169060405163bd85b03960e01b815281600482015260208082602481875afa91821561120b575f926151ff575b50811515928361518d575b505050905090565b604051627eeac760e11b8152336004820152602481019190915291939092508290829060449082905afa91821561120b575f926151d1575b505014805f8080615185565b90809250813d83116151f8575b6151e88183611ba9565b810103126101d057515f806151c5565b503d6151de565b9080925081813d8311615227575b6152178183611ba9565b810103126101d05751905f61517a565b503d61520d565b919390928015806152cf575b6152c457600883101561179957600183146152b357833b156152a9575f9461526193614eb9565b906040519383835192602038950192f1903d60203d116152a1575b806020918352805f8385013e82010160405281615297575090565b611ca29150614f9f565b50602061527c565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b50600883101561179957600383141561523a565b929093916008811015611799576002810361539457855b60048214158061537e575b61535f5750906153149161539a565b6153246150ab8560028601612093565b90558061534a575b508261533757505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f61532c565b6150ab9496506150c1959350600292615377926153bc565b9401612093565b506b0fffffffffffffffffffffff811115615305565b826152fa565b906008821015611799576001600160a01b03600160a31b9260a01b9116171790565b916008831015611799576001600160a01b039060a41b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107135760ff809116831b921b1916179056',
  immutables: [{"length":32,"start":5721},{"length":32,"start":18613}],
} as const
