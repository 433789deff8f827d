// Written by build/compile-contracts.ts from contracts/wrapper/Wrapper.sol.

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

export const wrapperBytecode = '0x60a080604052346100fa5760208161515d803803809161001f828561015f565b8339810103126100fa57516001600160a01b0380821691908282036100fa57331561014c5760075460018060a01b0319809116600755600654903390821617600655604051913391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a382156100fe5750608052803b156100fa575f8091600460405180948193632dceecbb60e21b83525af180156100ef576100df575b604051614fc6908161019782396080518181816116dd01526147330152f35b5f6100e99161015f565b5f6100c0565b6040513d5f823e3d90fd5b5f80fd5b62461bcd60e51b8152602060048201526024808201527f50726f746f636f6c54656368546f6b656e2063616e74206265207a65726f2076604482015263616c756560e01b6064820152608490fd5b631e4fbdf760e01b5f525f60045260245ffd5b601f909101601f19168101906001600160401b0382119082101761018257604052565b634e487b7160e01b5f52604160045260245ffdfe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a71461196a575080630fcf9b3c1461194057806310118ebb1461191a578063150b7a02146118af5780632430155914611892578063320a18dc14611701578063331758e6146116be5780633360aa3c1461160b57806339e899ee146115a657806342fb01a81461155657806345acb4711461153b5780634d36d08514610ca9578063576f630214610bb657806366967cbb14610b70578063715018a614610b1457806379ba509714610a995780637f6d4c9314610a2e5780638da5cb5b14610a0857806391ddb146146109b3578063980550ca146109985780639a7b05091461091b578063a1ecc7b8146108fd578063a5041040146108da578063bc197c811461083a578063c424d4f714610376578063e30c397814610350578063f0e5d1ac146102e4578063f1551a9c146102b8578063f23a6e611461023e578063f2fde38b146101d45763faf7d72014610171575f80fd5b346101d05760403660031901126101d0576004356001600160a01b03811681036101d0575f6101ab916101a2612215565b60243590612251565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b346101d05760203660031901126101d0576004356001600160a01b038082168092036101d05761020261219d565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760843567ffffffffffffffff81116101d05761028f903690600401611a0f565b505030036102a95760405163f23a6e6160e01b8152602090f35b6379d104d360e01b5f5260045ffd5b346101d05760406102d66102cd3660046119d1565b93929092611b1a565b835191825260208201529050f35b346101d05760803660031901126101d0576004356001600160a01b03908181168091036101d05760243560088110156101d05760443592831683036101d05761033c915f52600560205260405f209260643591613a57565b5f52602052602060405f2054604051908152f35b346101d0575f3660031901126101d05760206007546001600160a01b0360405191168152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d057604051906103aa60e083611c12565b6103b2611c48565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080549061040663ffffffff8360901c166137e8565b9061041183826135f6565b845261041c83611f49565b90801561082d5760d885901c60ff166001810190811061071357925b61045a61044485612f09565b946104526040519687611c12565b808652612f09565b5f5b601f19820181106108165750505f5b60ff8760d81c1681106107bc575050610769575b50602084015280516060840152600160f11b82161561066f5780602060409201515b6080850152015160a083015261ffff60f01b9060701b1660c0820152604051602081526101608101916104d8602083018251611aa0565b60208101519261014060a08401528351809152602061018084019401905f5b81811061064f575050506001600160a01b0360408201511660c0830152606081015192601f198382030160e0840152602080855192838152019401905f5b81811061061257505050608081015192601f1983820301610100840152602080855192838152019401905f5b8181106105e05750505060a081015190601f19838503016101208401526020808351958681520192015f945b8086106105b157505060c001516001600160f01b0319166101408301528190039150f35b90926020604060019261ffff8388516001600160a01b038151168452015116838201520194019501949061058d565b9091946020610608600192885190602060409260ff60f81b8151168352015160208201520190565b9601929101610561565b909194602060606001926001600160a01b0360408a5160ff60f81b8151168452858101518685015201511660408201520196019101919091610535565b90919460206080826106646001948a51611aa0565b0196019291016104f7565b64ffffffffff8260b01c169061068483613ed3565b92801580159291906107635760015b821561075a5760ff8060015b1691160160ff81116107135760ff6106b79116612f21565b92610727575b506106cc575b604092506104a1565b604051926106db604085611c12565b600160f91b8452602084015280515f19810193908411610713578361070d9161070660409685612fe6565b5282612fe6565b506106c3565b634e487b7160e01b5f52601160045260245ffd5b60405190610736604083611c12565b5f825260208201526107485f84612fe6565b526107535f83612fe6565b50866106bd565b60ff805f61069f565b5f610693565b6107b59060405161077b604082611c12565b600181525f602082015260405190610794606083611c12565b81525f60208201526001600160801b03861660408201526107068285612fe6565b508461047f565b6107c6818361211f565b90838061080c575b156107ff5760018101808211610713576001926107f891905b6107f1828a612fe6565b5287612fe6565b500161046b565b6107f860019282906107e7565b50808511156107ce565b602090610821611c48565b8282890101520161045c565b60ff8560d81c1692610438565b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05767ffffffffffffffff6044358181116101d05761088c903690600401611ae9565b50506064358181116101d0576108a6903690600401611ae9565b50506084359081116101d0576108c0903690600401611a0f565b505030036102a95760405163bc197c8160e01b8152602090f35b346101d0576101ab5f6108ee366004611a3d565b91506108f8612215565b612251565b346101d0575f3660031901126101d05760206040516305a39a808152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d0575f525f60205260405f206024355f526020526020604061096c610967825f208054906135f6565b6136a8565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b346101d0575f3660031901126101d057602060405160198152f35b60603660031901126101d0576004356001600160a01b03811681036101d0576044359067ffffffffffffffff82116101d0576109f66101ab923690600401611a62565b916109ff612215565b60243590611d7c565b346101d0575f3660031901126101d05760206006546001600160a01b0360405191168152f35b346101d05760a03660031901126101d0576001600160a01b0360043581811681036101d0576044359180831683036101d057606435908116036101d0576084356001600160f81b0319811681036101d057602092610a8f9260243590611cb1565b6040519015158152f35b346101d0575f3660031901126101d0576007546001600160a01b033381831603610b01576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b346101d0575f3660031901126101d057610b2c61219d565b5f6001600160a01b036007548119809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0575f526009602052602060ff610bb460405f205460405192839116611a93565bf35b346101d057366003190160a081126101d0576080136101d0576001600160a01b036084358181168082036101d057610bec612215565b60043560088110156101d057602435938416938481036101d05760443591610c15838383613a57565b95335f52600560205260405f20875f5260205260405f2054948515610c9a576101ab97335f52600560205260405f20905f526020525f604081205560405190610c5e8285611a93565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a36143fd565b6312d37ee560e31b5f5260045ffd5b6003196060368201126101d05767ffffffffffffffff9081600435116101d05761016090600435360301126101d0576024359081116101d057610cf0903690600401611a62565b906001600160a01b0360443516604435036101d057610d0d611c48565b50610d16612215565b6008610104600435013510156101d0576001600160a01b03610d406101046004350135600a611bfc565b541690811561152b576004356004013560088110156101d0571590818061150e575b80611506575b156114f4575f915b610d8283604435600435600401612a8c565b610d9161014460043501611c90565b92610da660a4600435016004356004016129bc565b604051636aacfca760e11b8152604480356001600160a01b03166004830152600160f21b978816909714602482015290151595810195909552506020846064815f895af193841561125b575f946114c0575b508360446004350135148015906114a0575b1561149157845f525f60205260405f20845f5260205260405f2090610e3960c460043501600435600401612a3e565b9071ffff00000000000000000000000000000000610e5c61014460043501611c90565b60701c16915f9160088211611479575f195f805b84811061136557508061133b575b5060198111156112f6575b50610e95918491614a2c565b156112e8575b8061113b575b50600160f11b81161561111457610ec260c460043501600435600401612a3e565b90610ecc82612f09565b91610eda6040519384611c12565b8083526020830191368260061b8201116101d05780925b8260061b820184106110db57505050505f89959360809a888a8c610fa86110449c9a98610f4d610fae995b610f3060a4600435016004356004016129bc565b91610f4560e460043501600435600401612a3e565b939092613ee5565b5075ffffffff0000000000000000000000000000000000007fffffffffffffffffffff00000000ffffffffffffffffffffffffffffffffffff610f94600435600401614167565b9692939194909560901b169116178d614aaf565b8861310b565b90816110d3575b5050610fc5602460043501611c7c565b86610fd561014460043501611c90565b60408051898152604480356001600160a01b03908116602084015234938301939093526001600160f01b0319939093166060820152600435909201359316907fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf49390608090a4156110b557612f8f565b60405191611053604084611c12565b611064610104600435013584611ca5565b602083015260405191611078606084611c12565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610bb46040518092611aa0565b6110ce6110c6600435600401614167565b91339361418e565b612f8f565b558780610fb5565b6040843603126101d057602060409182516110f68482611c12565b6110ff87611ad4565b81528287013583820152815201930192610ef1565b91610fae5f89959360809a888a8c610fa86110449c9a610f4d61113689612f21565b610f1c565b61114482613ed3565b5015806112c9575b156112ba5761116560a4600435016004356004016129bc565b8092919215611266575f5b81811061117f57505050610ea1565b600460206001600160a01b036111a1604061119b86888b613e60565b01611c7c565b16604051928380926318160ddd60e01b82525afa801561125b575f90611228575b6064915004808004600114811517156107135783116111e357600101611170565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152606490fd5b506020813d602011611253575b8161124260209383611c12565b810103126101d057606490516111c2565b3d9150611235565b6040513d5f823e3d90fd5b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b6307bd78cd60e11b5f5260045ffd5b506112d961014460043501611c90565b600160f31b908116141561114c565b600160f11b90911790610e9b565b60ff90949294169160018301809311610713577fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff610e959360e01b9116179391610e89565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c610e7e565b611378611373828787613e50565b613e70565b6020611385838888613e50565b0135906001600160f81b0319168061141857506113a3428211613bdf565b6305a39a8042018042116107135781116113d3578281116113ca575b506001905b01610e70565b915060016113bf565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600160f91b810361143e5750838110611435575b506001906113c4565b9250600161142c565b6001600160f81b03198101611467575086811161145e57506001906113c4565b9550600161142c565b6314b4bd6560e31b5f5260045260245ffd5b5063c3e33c9960e01b5f52600452600860245260445ffd5b6333184def60e11b5f5260045ffd5b50846001600160a01b036114b8602460043501611c7c565b161415610e0a565b9093506020813d6020116114ec575b816114dc60209383611c12565b810103126101d057519286610df8565b3d91506114cf565b6001600160a01b036008541691610d70565b508315610d68565b5061152360a4600435016004356004016129bc565b905015610d62565b5f808061010460043501356121b2565b346101d0575f3660031901126101d057602060405160018152f35b346101d05760803660031901126101d057600860043510156101d0576024356001600160a01b03811681036101d05760643580151581036101d0576101ab9161159d612215565b60443590612251565b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0576115d361219d565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b346101d05760203660031901126101d05760043560088110156101d05761163b6001600160a01b0391600a611bfc565b541680611661575f905b604080516001600160a01b039290921682526020820192909252f35b60405163c1292cc360e01b8152602081600481855afa90811561125b575f9161168c575b5090611645565b90506020813d6020116116b6575b816116a760209383611c12565b810103126101d0575182611685565b3d915061169a565b346101d0575f3660031901126101d05760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346101d057611711366004611a3d565b61171c92919261219d565b6001600160a01b039283811693841561184d57600884101561183957600384036118315761174b84600a611bfc565b54168015918215611823575b505015611810575f838152600960205260409020805460ff191660ff841617905561178382600a611bfc565b805473ffffffffffffffffffffffffffffffffffffffff191684179055823b156101d0576040516355e89af360e11b815260048101829052905f8260248183885af190811561125b577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a092602092611800575b50604051908152a3005b5f61180a91611c12565b856117f6565b82632cb4b6a760e11b5f5260045260245ffd5b9091503f903f148480611757565b505f926121b2565b634e487b7160e01b5f52602160045260245ffd5b60405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152606490fd5b346101d0575f3660031901126101d0576020604051620493e08152f35b346101d05760803660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760643567ffffffffffffffff81116101d057611900903690600401611a0f565b505030036102a957604051630a85bd0160e11b8152602090f35b346101d0575f3660031901126101d05760206008546001600160a01b0360405191168152f35b346101d05760606119556102cd3660046119d1565b90604051921515835260208301526040820152f35b346101d05760203660031901126101d0576004359063ffffffff60e01b82168092036101d0576020916301ffc9a760e01b81149081156119ac575b5015158152f35b630271189760e51b149050836119a5565b35906001600160a01b03821682036101d057565b908160a09103126101d0576119e5816119bd565b91602082013591604081013560088110156101d057916080611a09606084016119bd565b92013590565b9181601f840112156101d05782359167ffffffffffffffff83116101d057602083818601950101116101d057565b908160609103126101d057803560088110156101d057916040611a09602084016119bd565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460071b0101116101d057565b9060088210156118395752565b60406060916001600160a01b0360208251611abc878251611a93565b01511660208501526020810151828501520151910152565b35906001600160f81b0319821682036101d057565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460051b0101116101d057565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f2091825494611b4a86611f49565b95909660088210156118395760018214611bd15790611b7a93929160028214611bc9575b60d81c60ff1686611f6d565b949094928515611bbc576040611b9185809361211f565b01519482611bb1575b5050611ba257565b905f1981146107135760010190565b11159050825f611b9a565b505f945084935083925050565b5f9350611b6e565b95969394505050505f14611bf2576001600160801b03600192169291929190565b5f92508291508190565b906008811015611839575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff821117611c3457604052565b634e487b7160e01b5f52604160045260245ffd5b60405190611c57606083611c12565b5f6040838151611c678382611c12565b83815283602082015281528260208201520152565b356001600160a01b03811681036101d05790565b356001600160f01b0319811681036101d05790565b60088210156118395752565b926001600160a01b03841633148015611d73575b15611d2e576001600160f81b031916611d27577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c15611d0e57611d0b9350612ffa565b90565b91611d22915f93611d1d612215565b612ffa565b915d90565b5050505f90565b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152606490fd5b50303314611cc5565b939291908215908180611f34575b611f2c576001600160a01b039081871696875f526020935f8552604094855f20845f528152855f2095611dbe85858961461e565b9a828c1591821592611ec3575b505015611e8057600160f31b808c60701b1614611e3d57505085611e1a989993611e13959389935f14611e32575f945b8516151580611e24575b15611e1c576001958861310b565b9055612f8f565b565b600295610fa8565b50600160f11b861615611e05565b846008541694611dfb565b60649250519062461bcd60e51b82526004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b60649250519062461bcd60e51b82526004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b60249250835192838092634f558e7960e01b82528a60048301525afa908115611f22575f91611ef5575b50825f611dcb565b611f159150833d8511611f1b575b611f0d8183611c12565b810190612a74565b5f611eed565b503d611f03565b82513d5f823e3d90fd5b505050509050565b503415611d8a565b9190820391821161071357565b60e81c60ff1680611f5b57505f905f90565b5f198101919082116107135760019190565b9192909493600a8611156120be5790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b612005575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61209a84848a848a613a92565b6120b1575085810190808211610713571680611ff2565b9850505050925050509190565b9194925f5b8481106120d757505050505090505f905f90565b6120e4848484848b613a92565b6120f0576001016120c3565b95505050505060019190565b601a82101561210b5701905f90565b634e487b7160e01b5f52603260045260245ffd5b611d0b9161212b611c48565b5061213981600284016120fc565b905460039190911b1c91600160a31b83161561217e57601c915f520160205260405f2060016040519161216d604084611c12565b805483520154602082015290613b1e565b505060405161218e604082611c12565b5f81525f602082015290613b1e565b6006546001600160a01b0333911603610b0157565b916001600160a01b03608494926121d7604051956121d1604088611c12565b86611ca5565b166020840152604051926121ec606085611c12565b8352602083015260408201526122136040519163391102fb60e01b83526004830190611aa0565bfd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c612242576001905d565b633ee5aeb560e01b5f5260045ffd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f209261227f85838661461e565b9061228a8684614af3565b6001600160a01b033391160361297757600160f01b607083901b811614612932576122c14264ffffffffff8460b01c161115613bdf565b600160f11b82166127c9575b83156127c25760ff8260d81c165a811580156127b5575b1561279f57620bbdf281101561278657505f5b8181106127785750505f5b915b821595869384612768575b61235260405195612321604088611c12565b606087526060602088015261233c8360ff8760d81c16611f3c565b901561275c578a92919060ff60015b1690613a4a565b61235b81612f09565b6123686040519182611c12565b81815261237482612f09565b601f190136602083013787525f5b81811061260d57505088156124ed575050816124e4575b506001600160a01b0384163b156101d057604051630852cd8d60e31b8152600481018890525f81602481836001600160a01b038a165af1801561125b576124d4575b50865f80600160f01b84166124af575b604080519182523360208301526001600160801b038516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b83515181101561247e5780612478878a61246e6001958961498c565b938c939193613c2b565b01612452565b509150949361248e575b50505050565b5f60016124a6956001600160801b0383941694613c2b565b5f808080612488565b50508351515f19810191508111610713576124cb88918561498c565b509091506123eb565b5f6124de91611c12565b5f6123db565b5f90555f612399565b909183826124fa86611f49565b81929192612603575b50506125e2575b7ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8460d81b1691161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a36001600160a01b0384163b156101d05760405163c3a1073360e01b8152600481018890525f81602481836001600160a01b038a165af1801561125b576125d2575b50612450565b5f6125dc91611c12565b5f6125cc565b5060018201925082821161071357899260e81b60ff60e81b1985161761250a565b119050835f612503565b9091925060ff8560d81c166126228285613a4a565b0361274c576019905b600160a31b61263d83600288016120fc565b9054600391821b1c906126538560028a016120fc565b90918254915f19911b1b191690558061266d848c51612fe6565b52161561274357602088015151156126f8575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107135760208d01519484810191828211610713576001986126d46126da945f99612fe6565b52612fe6565b528252601c87016020526040822082815501555b01908a9291612382565b8260011b6001600160ff1b03841684036107135761271581612f09565b906127236040519283611c12565b808252612732601f1991612f09565b013660208301376020890152612680565b600191506126ee565b6127568184613a4a565b9061262b565b8a92919060ff5f61234b565b600160f01b83161515945061230f565b61278191611f3c565b612302565b620bbdf119810190811161071357620569c990046122f7565b6334edfe3160e01b5f52621127bb60045260245ffd5b50621127bb8110156122e4565b5f91612304565b926127e263ffffffff8360909894989795971c166137e8565b945f945b6020870151805187101561292357600160f81b906001600160f81b03199061280f908990612fe6565b51511603612917575f5b87518051821015612903576128525f6001600160a01b03604061283e8660ff96612fe6565b510151168c600294859160d81c168b611f6d565b9190156128fb57816128659189016120fc565b905460039190911b1c600160a31b8116156128f157505f52601c8601602052600160405f2001545b602061289c89828c0151612fe6565b510151116128ac57600101612819565b60405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152606490fd5b905060a41c61288d565b50505f61288d565b5050929190946001905b01949091926127e6565b9291909460019061290d565b509194509294509490946122cd565b60405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152606490fd5b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152606490fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d0576020019160608202360383136101d057565b156129f957565b60405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152606490fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d057602001918160061b360383136101d057565b908160209103126101d0575180151581036101d05790565b91906001600160a01b038091168015612ec457612aab903014156129f2565b612ab483613d83565b612ac160e0840184612a3e565b600a8111612ead575f905f925b818410612e1a575050612710915011612dd557612aee60a08401846129bc565b60058111612dbe5792821692831580159290915f5b818110612c6c5750505090612c5a575b612c5557602092612b25848201611c7c565b90612b3582638f8b138e86613e85565b612c1057849291612b4b61014060449301611c90565b946040519586948593632966e35360e11b855216600484015261ffff60f01b1660248301525afa90811561125b575f91612bf3575b5015612b895750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b612c0a9150823d8411611f1b57611f0d8183611c12565b5f612b80565b60405162461bcd60e51b815260048101869052601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152606490fd5b505050565b50823560088110156101d05715612b13565b6001600160f81b031980612c84611373848688613e60565b1615612c94611373848688613e60565b9015612dab575050602080612caa838587613e60565b0135151580612d91575b15612d82576001600160801b0381612ccd848688613e60565b01351181612cdc848688613e60565b013590612d7057508486612d4c575b15612cf95750600101612b03565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c656420666044820152656f722066656560d01b6064820152fd5b50612d6b612d60604061119b858789613e60565b63b6e306ac8a613e85565b612ceb565b630fa6ad5f60e11b5f5260045260245ffd5b631f2a200560e01b5f5260045ffd5b5086612da3604061119b858789613e60565b161515612cb4565b63fba5809f60e01b5f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b909184612e30612e2b868686613e50565b611c7c565b1615612e68576020612e43858585613e50565b01359061ffff82168092036101d057600191612e5e91613a4a565b9301929190612ace565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152606490fd5b67ffffffffffffffff8111611c345760051b60200190565b90612f2b82612f09565b6040612f3a6040519283611c12565b8382528193612f4b601f1991612f09565b01915f5b838110612f5c5750505050565b6020908351612f6b8582611c12565b5f8152825f81830152828501015201612f4f565b919081101561210b5760071b0190565b905f5b818110612f9e57505050565b612fb1612fac828486612f7f565b614167565b600884929594101561183957600194858303612fd2575b5050505001612f92565b612fdd93339361418e565b5f808080612fc8565b805182101561210b5760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f5260205261303463ffffffff60405f205460901c166137e8565b935f9160408601955b805180518510156130f9578461305291612fe6565b5198875151156130dc575b89830199810198905f5b89519081518110156130c95761ffff866130848f84905195612fe6565b5101511691828102928184041490151715610713576130c38b8f8b8f958b8f936130ba886127108360019c511695049751612fe6565b5151169361456f565b01613067565b50909a509098505060019093019261303d565b6130f48b828c015116848c015190883091888c61456f565b61305d565b50975050505050505091505151151590565b929394909691953461355c575b6001600160a01b0316801590811561348d575b50156134225794939291905f955b80871061314a575050505050505090565b9091929394959661315f612fac898489612f7f565b6008849295939c9410158061183957600183146134145761318282878f86614664565b81158015613407575b156133c25761183957848c8a9460028514158061338f575b613307575b918391856131b6948d614779565b9c909c806132d7575b613229575b946001956001600160a01b036040916131df83518097611a93565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038c1692a35b01959493929190613139565b9261323c6001600160a01b03918d614af3565b16803314908115613268575b50156132555788926131c4565b63c6cd8a0b60e01b5f523360045260245ffd5b905060409081519063e985e9c560e01b825260048201523360248201526001600160a01b038d826044816020948594165afa9283156132ce57505f926132b1575b50505f613248565b6132c79250803d10611f1b57611f0d8183611c12565b5f806132a9565b513d5f823e3d90fd5b50925060028203613300576001925b6003808510156118395788101561183957899388116131bf565b5f926132e6565b94506001600160a01b039150166001600160a01b038c168114801590613385575b15611491576133378a8d614af3565b6001600160a01b031630146114915781868e858d976131b6955f5261337a60205f8152604090815f2090875f52525f205460701b600160f11b80911614156129f2565b9294505091506131a8565b5089861415613328565b5094506001600160a01b039150165f52600960205260ff60405f205416926008841015611839578c86918b9515156131a3565b60405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152606490fd5b50505f600383141561318b565b50505098506001915061321d565b60405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152608490fd5b829150604080518092636aeb87dd60e01b8252602482019260209586948560048601525260448301908b905f5b8981106134fe5750505082809103915afa91821561125b575f926134e1575b50505f61312b565b6134f79250803d10611f1b57611f0d8183611c12565b5f806134d9565b9291945092945083359060088210156101d05761351d81600193611a93565b6001600160a01b036135308987016119bd565b1688820152838501358482015260608086013590820152608080910194019101908694928694926134ba565b968061356781611f49565b50156135cc575b506135826001600160a01b03913490613a4a565b9785604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa6080858c1692a39050613118565b905060ff8160d81c16600181018091116107135760e81b60ff60e81b19919091161761358261356e565b906135ff611c48565b90600160f01b161561361757506019611d0b9161211f565b905090565b67ffffffffffffffff8111611c3457601f01601f191660200190565b5160088110156118395790565b6020818303126101d05780519067ffffffffffffffff82116101d0570181601f820112156101d0578051906136798261361c565b926136876040519485611c12565b828452602083830101116101d057815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b156136f5576136c98151613638565b60088110156118395760031461376a575b6136e48151613638565b600881101561183957600414613713575b50506137005f61361c565b61370d6040519182611c12565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f9181613746575b50611d0b57806136f5565b6137639192503d805f833e61375b8183611c12565b810190613645565b905f61373b565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f91816137a3575b5061379d57506136da565b91505090565b6137b89192503d805f833e61375b8183611c12565b905f613792565b51906001600160f81b0319821682036101d057565b51906001600160a01b03821682036101d057565b90604080516060906137fa8282611c12565b8181526020908282820152828482015263ffffffff819616908115613a4257505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c80825201018152835184019082820184868403126101d0578386015167ffffffffffffffff908181116101d05787019682603f890112156101d057858801519761389589612f09565b986138a286519a8b611c12565b808a528589898c019202830101918583116101d0578601905b8282106139fb57505050838101518281116101d05781019683603f890112156101d05786880151976138ec89612f09565b986138f987519a8b611c12565b808a5286898b019160061b830101918683116101d0578701905b8282106139c3575050508101519182116101d057019281603f850112156101d057848401519061394282612f09565b9461394f85519687611c12565b828652848787019360061b8201019384116101d0578401915b83831061397d57505050508601528401528252565b848784840301126101d0578451906139958683611c12565b61399e846137d4565b8252878401519061ffff821682036101d0578289928389950152815201920191613968565b878a838b0301126101d05789889182516139dd8482611c12565b6139e6856137bf565b81528285015183820152815201910190613913565b8989838a0301126101d057888a918851613a158482611c12565b613a1e856137bf565b81528285015183820152613a338a86016137d4565b8a8201528152019101906138bb565b955050505050565b9190820180921161071357565b916001600160a01b0360405192613a72602085018096611a93565b166040830152606082015260608152613a8c608082611c12565b51902090565b91613aa082600285016120fc565b90549060031b1c936008821015611839576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16613b1557600214613b0c57600160a31b831615613b0357601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b613b26611c48565b50613b308161497a565b90604091825193613b418486611c12565b613b4b8286611ca5565b6001600160a01b0383166020860152600160a31b8316613bb75750600881101561183957600303613b9757905f91815193613b87606086611c12565b845260a41c602084015282015290565b815192613ba5606085611c12565b83525f602084015260a41c9082015290565b80939250602091505192015191815193613bd2606086611c12565b8452602084015282015290565b15613be657565b60405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152606490fd5b95949293909415613d2757613c47620493e03385848887614dc5565b159283613c8e575b505050613c5b57505050565b6001600160a01b0380911692167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b9060088310156118395760038314613d1e575b335f52600560205260405f20613cb8828786613a57565b5f5260205260405f20613ccc838254613a4a565b9055613cdb6040518094611a93565b602083015260408201526001600160a01b038316907fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a35f8080613c4f565b60019150613ca1565b611e1a95503394509192906143fd565b15613d3e57565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b80359060088210156101d0578115613e1457613dd660609282600360206001600160a01b03950192613dca613db785611c7c565b6040850135988995013594859184614664565b14613e01575b50611c7c565b165f525f60205260405f20905f52602052611e1a60405f205460701b600160f11b80911614156129f2565b6001613e0e911115613d37565b5f613dd0565b611e1a91506001600160a01b03613e2d60208301611c7c565b16159081613e3c575b50613d37565b90506040606082013591013517155f613e36565b919081101561210b5760061b0190565b919081101561210b576060020190565b356001600160f81b0319811681036101d05790565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa90811561125b575f91613eba575090565b611d0b915060203d602011611f1b57611f0d8183611c12565b60e01c60ff1680611f5b57505f905f90565b91909492939480158061415e575b80614156575b61414b576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106140ff5750505050601f19928388820301868901528280835192838152019201905f5b8181106140d15750505082878203016060880152898152019085885f5b8b811061408f575050613f7d9203908101865285611c12565b8351902094855f5260028352815f20549263ffffffff80941680614086575060019460015498858a1686811461071357600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff092831561407957525f86815260038452858120805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b039485161790555b818110614046575050505050505050565b8790875f5260048552865f2084614061612e2b84878b613e50565b165f528552865f208260ff1982541617905501614035565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b036140a4846119bd565b168152868301359061ffff82168092036101d0578781019190915285019291879190860190600101613f64565b825180516001600160f81b031916855260209081015190850152889460409094019390920191600101613f47565b919394509194828060019260ff60f81b6141188a611ad4565b1681528b8901358c8201526001600160a01b036141368c8b016119bd565b168b8201520196019101918894939192613f21565b505f94508493505050565b508515613ef9565b50815115613ef3565b9081359160088310156101d05761418060208201611c7c565b916060604083013592013590565b92909192600881101561183957600281146143cb5760030361424e57506141b58282614af3565b6001600160a01b039081168482161492828216803b156101d0576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561125b57611e1a9561423e575b5083614226575b505050613d37565b614234919293503093614af3565b16145f808061421e565b5f61424891611c12565b5f614217565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615614392575f9661439c575b50823b156101d0578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af18015614392579185949291614328969492614382575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa9384156132ce57505f93614350575b5050611e1a9261434a91613a4a565b14613d37565b9080929350813d831161437b575b6143688183611c12565b810103126101d05751908261434a61433b565b503d61435e565b5f61438c91611c12565b5f6142fd565b87513d5f823e3d90fd5b9095508481813d83116143c4575b6143b48183611c12565b810103126101d05751945f614297565b503d6143aa565b50611e1a9392506143f761434a926143f0836143e73084614f74565b96309084614c7c565b3090614f74565b92613a4a565b9290939181158061455b575b614554576008841015611839576001841461453257600284146144d75761442f93614b60565b905f604051928051602038920183855af1156144ce573d156144b5575b503d81523d5f602083013e3d810161446b602082019283604052614c46565b15614474575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b156144c1575f61444c565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615614514575b50505f603452565b3b153d171015614525575f8061450c565b6390b8ec185f526004601cfd5b505f935083919250819038935af11561454757565b63b12d13eb5f526004601cfd5b5050505050565b506008841015611839576003841415614409565b9094929391948315614616576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd7335602030831495866145e8575b604051948986521693a4156145dd5750806143f7611e1a946143f061434a946143e73084614f74565b9091611e1a93614c7c565b8085165f525f825260405f20865f5282528a61460e8a5f60408120936002855486614779565b5090556145b4565b505050505050565b5492919083158061463b575b614632575050565b5f8093506121b2565b506001600160a01b0381165f52600960205260ff60405f2054166008811015611839571561462a565b919290600883101593846118395760028414918215928361476c575b86811561475c575b50158015614727575b61471e57501590848215614710575b5050156146cb5715918215926146ba575b505015612d8257565b909150611839576003145f806146b1565b60405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152606490fd5b909150611839575f846146a0565b915091926121b2565b506001600160a01b03807f00000000000000000000000000000000000000000000000000000000000000001690821614614691565b9050611839576004851486614688565b505f955060038514614680565b929193909460088510156118395760038503614948575b60ff9160ff8760d81c16956147a488613ed3565b90601989101561490357159081156148f9575b50156148a457869282866147cc93868a614e7a565b600a821015614814575b509150506001915001809111610713577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a861461484f575b505050906148439460ff9216011691614fa2565b90555f808083816147d6565b9396935f9291905b868410614867575096939661482f565b919394955091969561489484918984614880828861211f565b60208b818351015116910151011691614fa2565b9701918995949391979697614857565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f6147b7565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b61495b82848760ff8a60d81c1688611f6d565b906149665750614790565b92509290506149759350614ce3565b905f90565b60a01c60071660088110156118395790565b915f915f9361499c828251612fe6565b51946149a78661497a565b956001600160a01b0381169587600160a31b831615614a0557505050506020019081518160011b916001600160ff1b0381160361071357816149e891612fe6565b519151906001810180911161071357614a0091612fe6565b519091565b60089193955080929450101561183957600303614a23575060a41c91565b92915060a41c90565b9091614a639064ffffffffff614a4182613ed3565b509160b01c1615614aa8576001905b15614a9f5760ff8060015b169116613a4a565b8203614a995760028210918215614a7957505090565b9091501561210b576001600160f81b031990614a9490613e70565b161590565b50505f90565b60ff805f614a5b565b5f90614a50565b92909493916008811015611839578015614aeb57614ad99460038203614ae2575060195f94614e7a565b600160f01b1790565b60199094614e7a565b505050505090565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa90811561125b575f91614b2c575090565b90506020813d602011614b58575b81614b4760209383611c12565b810103126101d057611d0b906137d4565b3d9150614b3a565b92909260088110156118395760028114614c0e57600314614bd257604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c4820152611d0b8160e481015b03601f198101835282611c12565b6040516323b872dd60e01b60208201523060248201526001600160a01b039091166044820152606481019290925250611d0b8160848101614bc4565b5060405163a9059cbb60e01b60208201526001600160a01b03909116602482015260448101919091529050611d0b8160648101614bc4565b80518015918215614c5657505090565b60209081015192508110614c6b575b50151590565b5f199060200360031b1b165f614c65565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615614cc5575b50505f606052604052565b3b153d171015614cd6575f80614cba565b637939f4245f526004601cfd5b6002810192614cf283856120fc565b90549060031b1c90600160a31b8216614da757614d12908260a41c613a4a565b916b0fffffffffffffffffffffff8311614d6c575091614d4c614d5292846001600160a01b03614d44614d689761497a565b911690614f53565b936120fc565b819391549060031b91821b915f19901b19161790565b9055565b9193614d95614d5285614d4c856001600160a01b03614d8d601c9a9861497a565b911690614f31565b90555f5201602052600160405f200155565b935050601c915f5201602052614d68600160405f2001918254613a4a565b91939092801580614e66575b614e5b5760088310156118395760018314614e4a57833b15614e40575f94614df893614b60565b906040519383835192602038950192f1903d60203d11614e38575b806020918352805f8385013e82010160405281614e2e575090565b611d0b9150614c46565b506020614e13565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b506008831015611839576003831415614dd1565b9290939160088110156118395760028103614f2b57855b600482141580614f15575b614ef6575090614eab91614f31565b614ebb614d5285600286016120fc565b905580614ee1575b5082614ece57505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f614ec3565b614d52949650614d68959350600292614f0e92614f53565b94016120fc565b506b0fffffffffffffffffffffff811115614e9c565b82614e91565b906008821015611839576001600160a01b03600160a31b9260a01b9116171790565b916008831015611839576001600160a01b039060a41b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107135760ff809116831b921b1916179056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const wrapperDeployed = {
  code: '0x6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a71461196a575080630fcf9b3c1461194057806310118ebb1461191a578063150b7a02146118af5780632430155914611892578063320a18dc14611701578063331758e6146116be5780633360aa3c1461160b57806339e899ee146115a657806342fb01a81461155657806345acb4711461153b5780634d36d08514610ca9578063576f630214610bb657806366967cbb14610b70578063715018a614610b1457806379ba509714610a995780637f6d4c9314610a2e5780638da5cb5b14610a0857806391ddb146146109b3578063980550ca146109985780639a7b05091461091b578063a1ecc7b8146108fd578063a5041040146108da578063bc197c811461083a578063c424d4f714610376578063e30c397814610350578063f0e5d1ac146102e4578063f1551a9c146102b8578063f23a6e611461023e578063f2fde38b146101d45763faf7d72014610171575f80fd5b346101d05760403660031901126101d0576004356001600160a01b03811681036101d0575f6101ab916101a2612215565b60243590612251565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b346101d05760203660031901126101d0576004356001600160a01b038082168092036101d05761020261219d565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760843567ffffffffffffffff81116101d05761028f903690600401611a0f565b505030036102a95760405163f23a6e6160e01b8152602090f35b6379d104d360e01b5f5260045ffd5b346101d05760406102d66102cd3660046119d1565b93929092611b1a565b835191825260208201529050f35b346101d05760803660031901126101d0576004356001600160a01b03908181168091036101d05760243560088110156101d05760443592831683036101d05761033c915f52600560205260405f209260643591613a57565b5f52602052602060405f2054604051908152f35b346101d0575f3660031901126101d05760206007546001600160a01b0360405191168152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d057604051906103aa60e083611c12565b6103b2611c48565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080549061040663ffffffff8360901c166137e8565b9061041183826135f6565b845261041c83611f49565b90801561082d5760d885901c60ff166001810190811061071357925b61045a61044485612f09565b946104526040519687611c12565b808652612f09565b5f5b601f19820181106108165750505f5b60ff8760d81c1681106107bc575050610769575b50602084015280516060840152600160f11b82161561066f5780602060409201515b6080850152015160a083015261ffff60f01b9060701b1660c0820152604051602081526101608101916104d8602083018251611aa0565b60208101519261014060a08401528351809152602061018084019401905f5b81811061064f575050506001600160a01b0360408201511660c0830152606081015192601f198382030160e0840152602080855192838152019401905f5b81811061061257505050608081015192601f1983820301610100840152602080855192838152019401905f5b8181106105e05750505060a081015190601f19838503016101208401526020808351958681520192015f945b8086106105b157505060c001516001600160f01b0319166101408301528190039150f35b90926020604060019261ffff8388516001600160a01b038151168452015116838201520194019501949061058d565b9091946020610608600192885190602060409260ff60f81b8151168352015160208201520190565b9601929101610561565b909194602060606001926001600160a01b0360408a5160ff60f81b8151168452858101518685015201511660408201520196019101919091610535565b90919460206080826106646001948a51611aa0565b0196019291016104f7565b64ffffffffff8260b01c169061068483613ed3565b92801580159291906107635760015b821561075a5760ff8060015b1691160160ff81116107135760ff6106b79116612f21565b92610727575b506106cc575b604092506104a1565b604051926106db604085611c12565b600160f91b8452602084015280515f19810193908411610713578361070d9161070660409685612fe6565b5282612fe6565b506106c3565b634e487b7160e01b5f52601160045260245ffd5b60405190610736604083611c12565b5f825260208201526107485f84612fe6565b526107535f83612fe6565b50866106bd565b60ff805f61069f565b5f610693565b6107b59060405161077b604082611c12565b600181525f602082015260405190610794606083611c12565b81525f60208201526001600160801b03861660408201526107068285612fe6565b508461047f565b6107c6818361211f565b90838061080c575b156107ff5760018101808211610713576001926107f891905b6107f1828a612fe6565b5287612fe6565b500161046b565b6107f860019282906107e7565b50808511156107ce565b602090610821611c48565b8282890101520161045c565b60ff8560d81c1692610438565b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05767ffffffffffffffff6044358181116101d05761088c903690600401611ae9565b50506064358181116101d0576108a6903690600401611ae9565b50506084359081116101d0576108c0903690600401611a0f565b505030036102a95760405163bc197c8160e01b8152602090f35b346101d0576101ab5f6108ee366004611a3d565b91506108f8612215565b612251565b346101d0575f3660031901126101d05760206040516305a39a808152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d0575f525f60205260405f206024355f526020526020604061096c610967825f208054906135f6565b6136a8565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b346101d0575f3660031901126101d057602060405160198152f35b60603660031901126101d0576004356001600160a01b03811681036101d0576044359067ffffffffffffffff82116101d0576109f66101ab923690600401611a62565b916109ff612215565b60243590611d7c565b346101d0575f3660031901126101d05760206006546001600160a01b0360405191168152f35b346101d05760a03660031901126101d0576001600160a01b0360043581811681036101d0576044359180831683036101d057606435908116036101d0576084356001600160f81b0319811681036101d057602092610a8f9260243590611cb1565b6040519015158152f35b346101d0575f3660031901126101d0576007546001600160a01b033381831603610b01576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b346101d0575f3660031901126101d057610b2c61219d565b5f6001600160a01b036007548119809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0575f526009602052602060ff610bb460405f205460405192839116611a93565bf35b346101d057366003190160a081126101d0576080136101d0576001600160a01b036084358181168082036101d057610bec612215565b60043560088110156101d057602435938416938481036101d05760443591610c15838383613a57565b95335f52600560205260405f20875f5260205260405f2054948515610c9a576101ab97335f52600560205260405f20905f526020525f604081205560405190610c5e8285611a93565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a36143fd565b6312d37ee560e31b5f5260045ffd5b6003196060368201126101d05767ffffffffffffffff9081600435116101d05761016090600435360301126101d0576024359081116101d057610cf0903690600401611a62565b906001600160a01b0360443516604435036101d057610d0d611c48565b50610d16612215565b6008610104600435013510156101d0576001600160a01b03610d406101046004350135600a611bfc565b541690811561152b576004356004013560088110156101d0571590818061150e575b80611506575b156114f4575f915b610d8283604435600435600401612a8c565b610d9161014460043501611c90565b92610da660a4600435016004356004016129bc565b604051636aacfca760e11b8152604480356001600160a01b03166004830152600160f21b978816909714602482015290151595810195909552506020846064815f895af193841561125b575f946114c0575b508360446004350135148015906114a0575b1561149157845f525f60205260405f20845f5260205260405f2090610e3960c460043501600435600401612a3e565b9071ffff00000000000000000000000000000000610e5c61014460043501611c90565b60701c16915f9160088211611479575f195f805b84811061136557508061133b575b5060198111156112f6575b50610e95918491614a2c565b156112e8575b8061113b575b50600160f11b81161561111457610ec260c460043501600435600401612a3e565b90610ecc82612f09565b91610eda6040519384611c12565b8083526020830191368260061b8201116101d05780925b8260061b820184106110db57505050505f89959360809a888a8c610fa86110449c9a98610f4d610fae995b610f3060a4600435016004356004016129bc565b91610f4560e460043501600435600401612a3e565b939092613ee5565b5075ffffffff0000000000000000000000000000000000007fffffffffffffffffffff00000000ffffffffffffffffffffffffffffffffffff610f94600435600401614167565b9692939194909560901b169116178d614aaf565b8861310b565b90816110d3575b5050610fc5602460043501611c7c565b86610fd561014460043501611c90565b60408051898152604480356001600160a01b03908116602084015234938301939093526001600160f01b0319939093166060820152600435909201359316907fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf49390608090a4156110b557612f8f565b60405191611053604084611c12565b611064610104600435013584611ca5565b602083015260405191611078606084611c12565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610bb46040518092611aa0565b6110ce6110c6600435600401614167565b91339361418e565b612f8f565b558780610fb5565b6040843603126101d057602060409182516110f68482611c12565b6110ff87611ad4565b81528287013583820152815201930192610ef1565b91610fae5f89959360809a888a8c610fa86110449c9a610f4d61113689612f21565b610f1c565b61114482613ed3565b5015806112c9575b156112ba5761116560a4600435016004356004016129bc565b8092919215611266575f5b81811061117f57505050610ea1565b600460206001600160a01b036111a1604061119b86888b613e60565b01611c7c565b16604051928380926318160ddd60e01b82525afa801561125b575f90611228575b6064915004808004600114811517156107135783116111e357600101611170565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152606490fd5b506020813d602011611253575b8161124260209383611c12565b810103126101d057606490516111c2565b3d9150611235565b6040513d5f823e3d90fd5b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b6307bd78cd60e11b5f5260045ffd5b506112d961014460043501611c90565b600160f31b908116141561114c565b600160f11b90911790610e9b565b60ff90949294169160018301809311610713577fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff610e959360e01b9116179391610e89565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c610e7e565b611378611373828787613e50565b613e70565b6020611385838888613e50565b0135906001600160f81b0319168061141857506113a3428211613bdf565b6305a39a8042018042116107135781116113d3578281116113ca575b506001905b01610e70565b915060016113bf565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600160f91b810361143e5750838110611435575b506001906113c4565b9250600161142c565b6001600160f81b03198101611467575086811161145e57506001906113c4565b9550600161142c565b6314b4bd6560e31b5f5260045260245ffd5b5063c3e33c9960e01b5f52600452600860245260445ffd5b6333184def60e11b5f5260045ffd5b50846001600160a01b036114b8602460043501611c7c565b161415610e0a565b9093506020813d6020116114ec575b816114dc60209383611c12565b810103126101d057519286610df8565b3d91506114cf565b6001600160a01b036008541691610d70565b508315610d68565b5061152360a4600435016004356004016129bc565b905015610d62565b5f808061010460043501356121b2565b346101d0575f3660031901126101d057602060405160018152f35b346101d05760803660031901126101d057600860043510156101d0576024356001600160a01b03811681036101d05760643580151581036101d0576101ab9161159d612215565b60443590612251565b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0576115d361219d565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b346101d05760203660031901126101d05760043560088110156101d05761163b6001600160a01b0391600a611bfc565b541680611661575f905b604080516001600160a01b039290921682526020820192909252f35b60405163c1292cc360e01b8152602081600481855afa90811561125b575f9161168c575b5090611645565b90506020813d6020116116b6575b816116a760209383611c12565b810103126101d0575182611685565b3d915061169a565b346101d0575f3660031901126101d05760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346101d057611711366004611a3d565b61171c92919261219d565b6001600160a01b039283811693841561184d57600884101561183957600384036118315761174b84600a611bfc565b54168015918215611823575b505015611810575f838152600960205260409020805460ff191660ff841617905561178382600a611bfc565b805473ffffffffffffffffffffffffffffffffffffffff191684179055823b156101d0576040516355e89af360e11b815260048101829052905f8260248183885af190811561125b577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a092602092611800575b50604051908152a3005b5f61180a91611c12565b856117f6565b82632cb4b6a760e11b5f5260045260245ffd5b9091503f903f148480611757565b505f926121b2565b634e487b7160e01b5f52602160045260245ffd5b60405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152606490fd5b346101d0575f3660031901126101d0576020604051620493e08152f35b346101d05760803660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760643567ffffffffffffffff81116101d057611900903690600401611a0f565b505030036102a957604051630a85bd0160e11b8152602090f35b346101d0575f3660031901126101d05760206008546001600160a01b0360405191168152f35b346101d05760606119556102cd3660046119d1565b90604051921515835260208301526040820152f35b346101d05760203660031901126101d0576004359063ffffffff60e01b82168092036101d0576020916301ffc9a760e01b81149081156119ac575b5015158152f35b630271189760e51b149050836119a5565b35906001600160a01b03821682036101d057565b908160a09103126101d0576119e5816119bd565b91602082013591604081013560088110156101d057916080611a09606084016119bd565b92013590565b9181601f840112156101d05782359167ffffffffffffffff83116101d057602083818601950101116101d057565b908160609103126101d057803560088110156101d057916040611a09602084016119bd565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460071b0101116101d057565b9060088210156118395752565b60406060916001600160a01b0360208251611abc878251611a93565b01511660208501526020810151828501520151910152565b35906001600160f81b0319821682036101d057565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460051b0101116101d057565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f2091825494611b4a86611f49565b95909660088210156118395760018214611bd15790611b7a93929160028214611bc9575b60d81c60ff1686611f6d565b949094928515611bbc576040611b9185809361211f565b01519482611bb1575b5050611ba257565b905f1981146107135760010190565b11159050825f611b9a565b505f945084935083925050565b5f9350611b6e565b95969394505050505f14611bf2576001600160801b03600192169291929190565b5f92508291508190565b906008811015611839575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff821117611c3457604052565b634e487b7160e01b5f52604160045260245ffd5b60405190611c57606083611c12565b5f6040838151611c678382611c12565b83815283602082015281528260208201520152565b356001600160a01b03811681036101d05790565b356001600160f01b0319811681036101d05790565b60088210156118395752565b926001600160a01b03841633148015611d73575b15611d2e576001600160f81b031916611d27577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c15611d0e57611d0b9350612ffa565b90565b91611d22915f93611d1d612215565b612ffa565b915d90565b5050505f90565b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152606490fd5b50303314611cc5565b939291908215908180611f34575b611f2c576001600160a01b039081871696875f526020935f8552604094855f20845f528152855f2095611dbe85858961461e565b9a828c1591821592611ec3575b505015611e8057600160f31b808c60701b1614611e3d57505085611e1a989993611e13959389935f14611e32575f945b8516151580611e24575b15611e1c576001958861310b565b9055612f8f565b565b600295610fa8565b50600160f11b861615611e05565b846008541694611dfb565b60649250519062461bcd60e51b82526004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b60649250519062461bcd60e51b82526004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b60249250835192838092634f558e7960e01b82528a60048301525afa908115611f22575f91611ef5575b50825f611dcb565b611f159150833d8511611f1b575b611f0d8183611c12565b810190612a74565b5f611eed565b503d611f03565b82513d5f823e3d90fd5b505050509050565b503415611d8a565b9190820391821161071357565b60e81c60ff1680611f5b57505f905f90565b5f198101919082116107135760019190565b9192909493600a8611156120be5790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b612005575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61209a84848a848a613a92565b6120b1575085810190808211610713571680611ff2565b9850505050925050509190565b9194925f5b8481106120d757505050505090505f905f90565b6120e4848484848b613a92565b6120f0576001016120c3565b95505050505060019190565b601a82101561210b5701905f90565b634e487b7160e01b5f52603260045260245ffd5b611d0b9161212b611c48565b5061213981600284016120fc565b905460039190911b1c91600160a31b83161561217e57601c915f520160205260405f2060016040519161216d604084611c12565b805483520154602082015290613b1e565b505060405161218e604082611c12565b5f81525f602082015290613b1e565b6006546001600160a01b0333911603610b0157565b916001600160a01b03608494926121d7604051956121d1604088611c12565b86611ca5565b166020840152604051926121ec606085611c12565b8352602083015260408201526122136040519163391102fb60e01b83526004830190611aa0565bfd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c612242576001905d565b633ee5aeb560e01b5f5260045ffd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f209261227f85838661461e565b9061228a8684614af3565b6001600160a01b033391160361297757600160f01b607083901b811614612932576122c14264ffffffffff8460b01c161115613bdf565b600160f11b82166127c9575b83156127c25760ff8260d81c165a811580156127b5575b1561279f57620bbdf281101561278657505f5b8181106127785750505f5b915b821595869384612768575b61235260405195612321604088611c12565b606087526060602088015261233c8360ff8760d81c16611f3c565b901561275c578a92919060ff60015b1690613a4a565b61235b81612f09565b6123686040519182611c12565b81815261237482612f09565b601f190136602083013787525f5b81811061260d57505088156124ed575050816124e4575b506001600160a01b0384163b156101d057604051630852cd8d60e31b8152600481018890525f81602481836001600160a01b038a165af1801561125b576124d4575b50865f80600160f01b84166124af575b604080519182523360208301526001600160801b038516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b83515181101561247e5780612478878a61246e6001958961498c565b938c939193613c2b565b01612452565b509150949361248e575b50505050565b5f60016124a6956001600160801b0383941694613c2b565b5f808080612488565b50508351515f19810191508111610713576124cb88918561498c565b509091506123eb565b5f6124de91611c12565b5f6123db565b5f90555f612399565b909183826124fa86611f49565b81929192612603575b50506125e2575b7ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8460d81b1691161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a36001600160a01b0384163b156101d05760405163c3a1073360e01b8152600481018890525f81602481836001600160a01b038a165af1801561125b576125d2575b50612450565b5f6125dc91611c12565b5f6125cc565b5060018201925082821161071357899260e81b60ff60e81b1985161761250a565b119050835f612503565b9091925060ff8560d81c166126228285613a4a565b0361274c576019905b600160a31b61263d83600288016120fc565b9054600391821b1c906126538560028a016120fc565b90918254915f19911b1b191690558061266d848c51612fe6565b52161561274357602088015151156126f8575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107135760208d01519484810191828211610713576001986126d46126da945f99612fe6565b52612fe6565b528252601c87016020526040822082815501555b01908a9291612382565b8260011b6001600160ff1b03841684036107135761271581612f09565b906127236040519283611c12565b808252612732601f1991612f09565b013660208301376020890152612680565b600191506126ee565b6127568184613a4a565b9061262b565b8a92919060ff5f61234b565b600160f01b83161515945061230f565b61278191611f3c565b612302565b620bbdf119810190811161071357620569c990046122f7565b6334edfe3160e01b5f52621127bb60045260245ffd5b50621127bb8110156122e4565b5f91612304565b926127e263ffffffff8360909894989795971c166137e8565b945f945b6020870151805187101561292357600160f81b906001600160f81b03199061280f908990612fe6565b51511603612917575f5b87518051821015612903576128525f6001600160a01b03604061283e8660ff96612fe6565b510151168c600294859160d81c168b611f6d565b9190156128fb57816128659189016120fc565b905460039190911b1c600160a31b8116156128f157505f52601c8601602052600160405f2001545b602061289c89828c0151612fe6565b510151116128ac57600101612819565b60405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152606490fd5b905060a41c61288d565b50505f61288d565b5050929190946001905b01949091926127e6565b9291909460019061290d565b509194509294509490946122cd565b60405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152606490fd5b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152606490fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d0576020019160608202360383136101d057565b156129f957565b60405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152606490fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d057602001918160061b360383136101d057565b908160209103126101d0575180151581036101d05790565b91906001600160a01b038091168015612ec457612aab903014156129f2565b612ab483613d83565b612ac160e0840184612a3e565b600a8111612ead575f905f925b818410612e1a575050612710915011612dd557612aee60a08401846129bc565b60058111612dbe5792821692831580159290915f5b818110612c6c5750505090612c5a575b612c5557602092612b25848201611c7c565b90612b3582638f8b138e86613e85565b612c1057849291612b4b61014060449301611c90565b946040519586948593632966e35360e11b855216600484015261ffff60f01b1660248301525afa90811561125b575f91612bf3575b5015612b895750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b612c0a9150823d8411611f1b57611f0d8183611c12565b5f612b80565b60405162461bcd60e51b815260048101869052601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152606490fd5b505050565b50823560088110156101d05715612b13565b6001600160f81b031980612c84611373848688613e60565b1615612c94611373848688613e60565b9015612dab575050602080612caa838587613e60565b0135151580612d91575b15612d82576001600160801b0381612ccd848688613e60565b01351181612cdc848688613e60565b013590612d7057508486612d4c575b15612cf95750600101612b03565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c656420666044820152656f722066656560d01b6064820152fd5b50612d6b612d60604061119b858789613e60565b63b6e306ac8a613e85565b612ceb565b630fa6ad5f60e11b5f5260045260245ffd5b631f2a200560e01b5f5260045ffd5b5086612da3604061119b858789613e60565b161515612cb4565b63fba5809f60e01b5f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b909184612e30612e2b868686613e50565b611c7c565b1615612e68576020612e43858585613e50565b01359061ffff82168092036101d057600191612e5e91613a4a565b9301929190612ace565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152606490fd5b67ffffffffffffffff8111611c345760051b60200190565b90612f2b82612f09565b6040612f3a6040519283611c12565b8382528193612f4b601f1991612f09565b01915f5b838110612f5c5750505050565b6020908351612f6b8582611c12565b5f8152825f81830152828501015201612f4f565b919081101561210b5760071b0190565b905f5b818110612f9e57505050565b612fb1612fac828486612f7f565b614167565b600884929594101561183957600194858303612fd2575b5050505001612f92565b612fdd93339361418e565b5f808080612fc8565b805182101561210b5760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f5260205261303463ffffffff60405f205460901c166137e8565b935f9160408601955b805180518510156130f9578461305291612fe6565b5198875151156130dc575b89830199810198905f5b89519081518110156130c95761ffff866130848f84905195612fe6565b5101511691828102928184041490151715610713576130c38b8f8b8f958b8f936130ba886127108360019c511695049751612fe6565b5151169361456f565b01613067565b50909a509098505060019093019261303d565b6130f48b828c015116848c015190883091888c61456f565b61305d565b50975050505050505091505151151590565b929394909691953461355c575b6001600160a01b0316801590811561348d575b50156134225794939291905f955b80871061314a575050505050505090565b9091929394959661315f612fac898489612f7f565b6008849295939c9410158061183957600183146134145761318282878f86614664565b81158015613407575b156133c25761183957848c8a9460028514158061338f575b613307575b918391856131b6948d614779565b9c909c806132d7575b613229575b946001956001600160a01b036040916131df83518097611a93565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038c1692a35b01959493929190613139565b9261323c6001600160a01b03918d614af3565b16803314908115613268575b50156132555788926131c4565b63c6cd8a0b60e01b5f523360045260245ffd5b905060409081519063e985e9c560e01b825260048201523360248201526001600160a01b038d826044816020948594165afa9283156132ce57505f926132b1575b50505f613248565b6132c79250803d10611f1b57611f0d8183611c12565b5f806132a9565b513d5f823e3d90fd5b50925060028203613300576001925b6003808510156118395788101561183957899388116131bf565b5f926132e6565b94506001600160a01b039150166001600160a01b038c168114801590613385575b15611491576133378a8d614af3565b6001600160a01b031630146114915781868e858d976131b6955f5261337a60205f8152604090815f2090875f52525f205460701b600160f11b80911614156129f2565b9294505091506131a8565b5089861415613328565b5094506001600160a01b039150165f52600960205260ff60405f205416926008841015611839578c86918b9515156131a3565b60405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152606490fd5b50505f600383141561318b565b50505098506001915061321d565b60405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152608490fd5b829150604080518092636aeb87dd60e01b8252602482019260209586948560048601525260448301908b905f5b8981106134fe5750505082809103915afa91821561125b575f926134e1575b50505f61312b565b6134f79250803d10611f1b57611f0d8183611c12565b5f806134d9565b9291945092945083359060088210156101d05761351d81600193611a93565b6001600160a01b036135308987016119bd565b1688820152838501358482015260608086013590820152608080910194019101908694928694926134ba565b968061356781611f49565b50156135cc575b506135826001600160a01b03913490613a4a565b9785604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa6080858c1692a39050613118565b905060ff8160d81c16600181018091116107135760e81b60ff60e81b19919091161761358261356e565b906135ff611c48565b90600160f01b161561361757506019611d0b9161211f565b905090565b67ffffffffffffffff8111611c3457601f01601f191660200190565b5160088110156118395790565b6020818303126101d05780519067ffffffffffffffff82116101d0570181601f820112156101d0578051906136798261361c565b926136876040519485611c12565b828452602083830101116101d057815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b156136f5576136c98151613638565b60088110156118395760031461376a575b6136e48151613638565b600881101561183957600414613713575b50506137005f61361c565b61370d6040519182611c12565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f9181613746575b50611d0b57806136f5565b6137639192503d805f833e61375b8183611c12565b810190613645565b905f61373b565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f91816137a3575b5061379d57506136da565b91505090565b6137b89192503d805f833e61375b8183611c12565b905f613792565b51906001600160f81b0319821682036101d057565b51906001600160a01b03821682036101d057565b90604080516060906137fa8282611c12565b8181526020908282820152828482015263ffffffff819616908115613a4257505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c80825201018152835184019082820184868403126101d0578386015167ffffffffffffffff908181116101d05787019682603f890112156101d057858801519761389589612f09565b986138a286519a8b611c12565b808a528589898c019202830101918583116101d0578601905b8282106139fb57505050838101518281116101d05781019683603f890112156101d05786880151976138ec89612f09565b986138f987519a8b611c12565b808a5286898b019160061b830101918683116101d0578701905b8282106139c3575050508101519182116101d057019281603f850112156101d057848401519061394282612f09565b9461394f85519687611c12565b828652848787019360061b8201019384116101d0578401915b83831061397d57505050508601528401528252565b848784840301126101d0578451906139958683611c12565b61399e846137d4565b8252878401519061ffff821682036101d0578289928389950152815201920191613968565b878a838b0301126101d05789889182516139dd8482611c12565b6139e6856137bf565b81528285015183820152815201910190613913565b8989838a0301126101d057888a918851613a158482611c12565b613a1e856137bf565b81528285015183820152613a338a86016137d4565b8a8201528152019101906138bb565b955050505050565b9190820180921161071357565b916001600160a01b0360405192613a72602085018096611a93565b166040830152606082015260608152613a8c608082611c12565b51902090565b91613aa082600285016120fc565b90549060031b1c936008821015611839576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16613b1557600214613b0c57600160a31b831615613b0357601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b613b26611c48565b50613b308161497a565b90604091825193613b418486611c12565b613b4b8286611ca5565b6001600160a01b0383166020860152600160a31b8316613bb75750600881101561183957600303613b9757905f91815193613b87606086611c12565b845260a41c602084015282015290565b815192613ba5606085611c12565b83525f602084015260a41c9082015290565b80939250602091505192015191815193613bd2606086611c12565b8452602084015282015290565b15613be657565b60405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152606490fd5b95949293909415613d2757613c47620493e03385848887614dc5565b159283613c8e575b505050613c5b57505050565b6001600160a01b0380911692167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b9060088310156118395760038314613d1e575b335f52600560205260405f20613cb8828786613a57565b5f5260205260405f20613ccc838254613a4a565b9055613cdb6040518094611a93565b602083015260408201526001600160a01b038316907fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a35f8080613c4f565b60019150613ca1565b611e1a95503394509192906143fd565b15613d3e57565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b80359060088210156101d0578115613e1457613dd660609282600360206001600160a01b03950192613dca613db785611c7c565b6040850135988995013594859184614664565b14613e01575b50611c7c565b165f525f60205260405f20905f52602052611e1a60405f205460701b600160f11b80911614156129f2565b6001613e0e911115613d37565b5f613dd0565b611e1a91506001600160a01b03613e2d60208301611c7c565b16159081613e3c575b50613d37565b90506040606082013591013517155f613e36565b919081101561210b5760061b0190565b919081101561210b576060020190565b356001600160f81b0319811681036101d05790565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa90811561125b575f91613eba575090565b611d0b915060203d602011611f1b57611f0d8183611c12565b60e01c60ff1680611f5b57505f905f90565b91909492939480158061415e575b80614156575b61414b576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106140ff5750505050601f19928388820301868901528280835192838152019201905f5b8181106140d15750505082878203016060880152898152019085885f5b8b811061408f575050613f7d9203908101865285611c12565b8351902094855f5260028352815f20549263ffffffff80941680614086575060019460015498858a1686811461071357600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff092831561407957525f86815260038452858120805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b039485161790555b818110614046575050505050505050565b8790875f5260048552865f2084614061612e2b84878b613e50565b165f528552865f208260ff1982541617905501614035565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b036140a4846119bd565b168152868301359061ffff82168092036101d0578781019190915285019291879190860190600101613f64565b825180516001600160f81b031916855260209081015190850152889460409094019390920191600101613f47565b919394509194828060019260ff60f81b6141188a611ad4565b1681528b8901358c8201526001600160a01b036141368c8b016119bd565b168b8201520196019101918894939192613f21565b505f94508493505050565b508515613ef9565b50815115613ef3565b9081359160088310156101d05761418060208201611c7c565b916060604083013592013590565b92909192600881101561183957600281146143cb5760030361424e57506141b58282614af3565b6001600160a01b039081168482161492828216803b156101d0576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561125b57611e1a9561423e575b5083614226575b505050613d37565b614234919293503093614af3565b16145f808061421e565b5f61424891611c12565b5f614217565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615614392575f9661439c575b50823b156101d0578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af18015614392579185949291614328969492614382575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa9384156132ce57505f93614350575b5050611e1a9261434a91613a4a565b14613d37565b9080929350813d831161437b575b6143688183611c12565b810103126101d05751908261434a61433b565b503d61435e565b5f61438c91611c12565b5f6142fd565b87513d5f823e3d90fd5b9095508481813d83116143c4575b6143b48183611c12565b810103126101d05751945f614297565b503d6143aa565b50611e1a9392506143f761434a926143f0836143e73084614f74565b96309084614c7c565b3090614f74565b92613a4a565b9290939181158061455b575b614554576008841015611839576001841461453257600284146144d75761442f93614b60565b905f604051928051602038920183855af1156144ce573d156144b5575b503d81523d5f602083013e3d810161446b602082019283604052614c46565b15614474575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b156144c1575f61444c565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615614514575b50505f603452565b3b153d171015614525575f8061450c565b6390b8ec185f526004601cfd5b505f935083919250819038935af11561454757565b63b12d13eb5f526004601cfd5b5050505050565b506008841015611839576003841415614409565b9094929391948315614616576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd7335602030831495866145e8575b604051948986521693a4156145dd5750806143f7611e1a946143f061434a946143e73084614f74565b9091611e1a93614c7c565b8085165f525f825260405f20865f5282528a61460e8a5f60408120936002855486614779565b5090556145b4565b505050505050565b5492919083158061463b575b614632575050565b5f8093506121b2565b506001600160a01b0381165f52600960205260ff60405f2054166008811015611839571561462a565b919290600883101593846118395760028414918215928361476c575b86811561475c575b50158015614727575b61471e57501590848215614710575b5050156146cb5715918215926146ba575b505015612d8257565b909150611839576003145f806146b1565b60405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152606490fd5b909150611839575f846146a0565b915091926121b2565b506001600160a01b03807f00000000000000000000000000000000000000000000000000000000000000001690821614614691565b9050611839576004851486614688565b505f955060038514614680565b929193909460088510156118395760038503614948575b60ff9160ff8760d81c16956147a488613ed3565b90601989101561490357159081156148f9575b50156148a457869282866147cc93868a614e7a565b600a821015614814575b509150506001915001809111610713577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a861461484f575b505050906148439460ff9216011691614fa2565b90555f808083816147d6565b9396935f9291905b868410614867575096939661482f565b919394955091969561489484918984614880828861211f565b60208b818351015116910151011691614fa2565b9701918995949391979697614857565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f6147b7565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b61495b82848760ff8a60d81c1688611f6d565b906149665750614790565b92509290506149759350614ce3565b905f90565b60a01c60071660088110156118395790565b915f915f9361499c828251612fe6565b51946149a78661497a565b956001600160a01b0381169587600160a31b831615614a0557505050506020019081518160011b916001600160ff1b0381160361071357816149e891612fe6565b519151906001810180911161071357614a0091612fe6565b519091565b60089193955080929450101561183957600303614a23575060a41c91565b92915060a41c90565b9091614a639064ffffffffff614a4182613ed3565b509160b01c1615614aa8576001905b15614a9f5760ff8060015b169116613a4a565b8203614a995760028210918215614a7957505090565b9091501561210b576001600160f81b031990614a9490613e70565b161590565b50505f90565b60ff805f614a5b565b5f90614a50565b92909493916008811015611839578015614aeb57614ad99460038203614ae2575060195f94614e7a565b600160f01b1790565b60199094614e7a565b505050505090565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa90811561125b575f91614b2c575090565b90506020813d602011614b58575b81614b4760209383611c12565b810103126101d057611d0b906137d4565b3d9150614b3a565b92909260088110156118395760028114614c0e57600314614bd257604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c4820152611d0b8160e481015b03601f198101835282611c12565b6040516323b872dd60e01b60208201523060248201526001600160a01b039091166044820152606481019290925250611d0b8160848101614bc4565b5060405163a9059cbb60e01b60208201526001600160a01b03909116602482015260448101919091529050611d0b8160648101614bc4565b80518015918215614c5657505090565b60209081015192508110614c6b575b50151590565b5f199060200360031b1b165f614c65565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615614cc5575b50505f606052604052565b3b153d171015614cd6575f80614cba565b637939f4245f526004601cfd5b6002810192614cf283856120fc565b90549060031b1c90600160a31b8216614da757614d12908260a41c613a4a565b916b0fffffffffffffffffffffff8311614d6c575091614d4c614d5292846001600160a01b03614d44614d689761497a565b911690614f53565b936120fc565b819391549060031b91821b915f19901b19161790565b9055565b9193614d95614d5285614d4c856001600160a01b03614d8d601c9a9861497a565b911690614f31565b90555f5201602052600160405f200155565b935050601c915f5201602052614d68600160405f2001918254613a4a565b91939092801580614e66575b614e5b5760088310156118395760018314614e4a57833b15614e40575f94614df893614b60565b906040519383835192602038950192f1903d60203d11614e38575b806020918352805f8385013e82010160405281614e2e575090565b611d0b9150614c46565b506020614e13565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b506008831015611839576003831415614dd1565b9290939160088110156118395760028103614f2b57855b600482141580614f15575b614ef6575090614eab91614f31565b614ebb614d5285600286016120fc565b905580614ee1575b5082614ece57505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f614ec3565b614d52949650614d68959350600292614f0e92614f53565b94016120fc565b506b0fffffffffffffffffffffff811115614e9c565b82614e91565b906008821015611839576001600160a01b03600160a31b9260a01b9116171790565b916008831015611839576001600160a01b039060a41b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107135760ff809116831b921b1916179056',
  immutables: [{"length":32,"start":5853},{"length":32,"start":18227}],
} as const
