// Written by tools/compile-contracts.ts from contracts/wrapper/MarketWrapper.sol.

export const marketWrapperAbi = [
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
    "inputs": [],
    "name": "MalformedCall",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NoChecker",
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
        "name": "by",
        "type": "address"
      }
    ],
    "name": "ApprovalsForgotten",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "checker",
        "type": "address"
      }
    ],
    "name": "CheckerSet",
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
    "name": "CollateralRemoved",
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
        "name": "operator",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "trustedFrom",
        "type": "uint256"
      }
    ],
    "name": "TrustedAddressSet",
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
    "name": "TRUST_DELAY",
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
    "inputs": [],
    "name": "checker",
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
    "inputs": [],
    "name": "forgetApprovals",
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
        "name": "collateralAddress",
        "type": "address"
      }
    ],
    "name": "removeERC20Collateral",
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
        "internalType": "address",
        "name": "collateralAddress",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "removeAmount",
        "type": "uint256"
      }
    ],
    "name": "removeERC20CollateralAmount",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
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
        "internalType": "uint256",
        "name": "removeAmount",
        "type": "uint256"
      }
    ],
    "name": "removeNativeCollateralAmount",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
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
        "internalType": "address",
        "name": "caller",
        "type": "address"
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
        "internalType": "address",
        "name": "collateralAddress",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "removeAmount",
        "type": "uint256"
      }
    ],
    "name": "requireRemovable",
    "outputs": [],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "checker_",
        "type": "address"
      }
    ],
    "name": "setCheckerAddress",
    "outputs": [],
    "stateMutability": "nonpayable",
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
        "internalType": "bool",
        "name": "status",
        "type": "bool"
      }
    ],
    "name": "setTrustedAddress",
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
        "internalType": "address",
        "name": "operator",
        "type": "address"
      }
    ],
    "name": "trustedOperators",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
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

export const marketWrapperBytecode = '0x60a080604052346100fa57602081615dd6803803809161001f828561015f565b8339810103126100fa57516001600160a01b0380821691908282036100fa57331561014c5760075460018060a01b0319809116600755600654903390821617600655604051913391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a382156100fe5750608052803b156100fa575f8091600460405180948193632dceecbb60e21b83525af180156100ef576100df575b604051615c3f90816101978239608051818181611b9f015261559b0152f35b5f6100e99161015f565b5f6100c0565b6040513d5f823e3d90fd5b5f80fd5b62461bcd60e51b8152602060048201526024808201527f50726f746f636f6c54656368546f6b656e2063616e74206265207a65726f2076604482015263616c756560e01b6064820152608490fd5b631e4fbdf760e01b5f525f60045260245ffd5b601f909101601f19168101906001600160401b0382119082101761018257604052565b634e487b7160e01b5f52604160045260245ffdfe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714611f1f57508063097a09d814611e725780630fcf9b3c14611e4857806310118ebb14611e22578063150b7a0214611db75780632430155914611d9a57806329b7c9b614611d495780632fbde23514611d2c578063320a18dc14611bc3578063331758e614611b805780633360aa3c14611acd57806339e899ee14611a6857806342fb01a814611a1857806345acb471146119fd5780634a0a9d5e1461198c5780634b8a5fd1146118da5780634d36d08514610fdc578063532c814214610f54578063576f630214610e6157806366967cbb14610e1b578063715018a614610dbf57806379ba509714610d445780637f6d4c9314610ce3578063806c3ca914610bac5780638da5cb5b14610b8657806391ddb14614610b31578063980550ca14610b165780639a7b050914610a99578063a1ecc7b814610a7b578063a504104014610a58578063b4317d5314610a1f578063b633f0951461096e578063bc197c81146108ce578063c424d4f71461040a578063cf5303cf146103e4578063e30c3978146103be578063f0e5d1ac14610352578063f1551a9c14610326578063f23a6e61146102ac578063f2fde38b146102425763faf7d720146101df575f80fd5b3461023e57604036600319011261023e576004356001600160a01b038116810361023e575f6102199161021061258a565b60243590612b58565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b3461023e57602036600319011261023e576004356001600160a01b0380821680920361023e57610270612ae0565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760843567ffffffffffffffff811161023e576102fd903690600401611fc4565b505030036103175760405163f23a6e6160e01b8152602090f35b6379d104d360e01b5f5260045ffd5b3461023e57604061034461033b366004611f86565b939290926120cf565b835191825260208201529050f35b3461023e57608036600319011261023e576004356001600160a01b039081811680910361023e57602435600881101561023e57604435928316830361023e576103aa915f52600560205260405f2092606435916147e1565b5f52602052602060405f2054604051908152f35b3461023e575f36600319011261023e5760206007546001600160a01b0360405191168152f35b3461023e575f36600319011261023e576020600c546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e576040519061043e60e083612272565b6104466122f4565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080549061049a63ffffffff8360901c1661457f565b906104a5838261438d565b84526104b08361277f565b9080156108c15760d885901c60ff16600181019081106107a757925b6104ee6104d8856138ef565b946104e66040519687612272565b8086526138ef565b5f5b601f19820181106108aa5750505f5b60ff8760d81c1681106108505750506107fd575b50602084015280516060840152600160f11b8216156107035780602060409201515b6080850152015160a083015261ffff60f01b9060701b1660c08201526040516020815261016081019161056c602083018251612055565b60208101519261014060a08401528351809152602061018084019401905f5b8181106106e3575050506001600160a01b0360408201511660c0830152606081015192601f198382030160e0840152602080855192838152019401905f5b8181106106a657505050608081015192601f1983820301610100840152602080855192838152019401905f5b8181106106745750505060a081015190601f19838503016101208401526020808351958681520192015f945b80861061064557505060c001516001600160f01b0319166101408301528190039150f35b90926020604060019261ffff8388516001600160a01b0381511684520151168382015201940195019490610621565b909194602061069c600192885190602060409260ff60f81b8151168352015160208201520190565b96019291016105f5565b909194602060606001926001600160a01b0360408a5160ff60f81b81511684528581015186850152015116604082015201960191019190916105c9565b90919460206080826106f86001948a51612055565b01960192910161058b565b64ffffffffff8260b01c169061071883614dbe565b92801580159291906107f75760015b82156107ee5760ff8060015b1691160160ff81116107a75760ff61074b9116613907565b926107bb575b50610760575b60409250610535565b6040519261076f604085612272565b600160f91b8452602084015280515f198101939084116107a757836107a19161079a60409685613cb7565b5282613cb7565b50610757565b634e487b7160e01b5f52601160045260245ffd5b604051906107ca604083612272565b5f825260208201526107dc5f84613cb7565b526107e75f83613cb7565b5086610751565b60ff805f610733565b5f610727565b6108499060405161080f604082612272565b600181525f602082015260405190610828606083612272565b81525f60208201526001600160801b038616604082015261079a8285613cb7565b5084610513565b61085a8183612955565b9083806108a0575b1561089357600181018082116107a75760019261088c91905b610885828a613cb7565b5287613cb7565b50016104ff565b61088c600192829061087b565b5080851115610862565b6020906108b56122f4565b828289010152016104f0565b60ff8560d81c16926104cc565b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5767ffffffffffffffff60443581811161023e5761092090369060040161209e565b505060643581811161023e5761093a90369060040161209e565b505060843590811161023e57610954903690600401611fc4565b505030036103175760405163bc197c8160e01b8152602090f35b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e5761099b612ae0565b806001600160a01b0319600c541617600c556109b96003600a61225c565b67ffffffffffffffff600181835460a01c16019081116107a757815467ffffffffffffffff60a01b191660a09190911b67ffffffffffffffff60a01b161790557ffaa970f53fb3debd43be6e2d010c2bb0414e110f9ea07b78f8228435eaac3d6d5f80a2005b3461023e57602036600319011261023e576004356001600160a01b038116810361023e57610a4e602091612560565b6040519015158152f35b3461023e576102195f610a6c366004611ff2565b9150610a7661258a565b612b58565b3461023e575f36600319011261023e5760206040516305a39a808152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e575f525f60205260405f206024355f5260205260206040610aea610ae5825f2080549061438d565b61443f565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b3461023e575f36600319011261023e57602060405160198152f35b606036600319011261023e576004356001600160a01b038116810361023e576044359067ffffffffffffffff821161023e57610b74610219923690600401612017565b91610b7d61258a565b6024359061246b565b3461023e575f36600319011261023e5760206006546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b0380821680920361023e576024359081159182150361023e57610be8612ae0565b825f52600d60205260405f2054915f14610c395750507fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d60205f5b835f52600d82528060405f2055604051908152a2005b8115610c6a575b5060207fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d91610c23565b9050610c786003600a61225c565b541615610cb7577fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb06202a3005b4261245e565b9150610c40565b7fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb05f610caa565b3461023e5760a036600319011261023e576001600160a01b03600435818116810361023e5760443591808316830361023e576064359081160361023e576084356001600160f81b03198116810361023e57602092610a4e9260243590612393565b3461023e575f36600319011261023e576007546001600160a01b033381831603610dac576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b3461023e575f36600319011261023e57610dd7612ae0565b5f6001600160a01b036007548119809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e575f526009602052602060ff610e5f60405f205460405192839116612048565bf35b3461023e57366003190160a0811261023e5760801361023e576001600160a01b0360843581811680820361023e57610e9761258a565b600435600881101561023e576024359384169384810361023e5760443591610ec08383836147e1565b95335f52600560205260405f20875f5260205260405f2054948515610f455761021997335f52600560205260405f20905f526020525f604081205560405190610f098285612048565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a3612614565b6312d37ee560e31b5f5260045ffd5b3461023e57608036600319011261023e576004356001600160a01b03808216820361023e5760243591604435918216820361023e57602092610fb191606435938492610f9e61258a565b610fab84838386336129d3565b92613294565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b60031960603682011261023e5767ffffffffffffffff90816004351161023e57610160906004353603011261023e5760243590811161023e57611023903690600401612017565b906001600160a01b03604435166044350361023e576110406122f4565b5061104961258a565b60086101046004350135101561023e576001600160a01b036110736101046004350135600a61225c565b54169081156118ca5760043560040135600881101561023e5715806118ad575b806118a5575b15611893575f905b6110b382604435600435600401613462565b6110c261014460043501612328565b916110d760a46004350160043560040161233d565b604051636aacfca760e11b8152604480356001600160a01b03166004830152600160f21b968716909614602482015290151594810194909452506020836064815f885af19283156115e3575f9361185f575b5082604460043501351480159061183f575b1561183057835f525f60205260405f20835f5260205260405f209061116a60c460043501600435600401613414565b9071ffff0000000000000000000000000000000061118d61014460043501612328565b60701c16915f9160088211611818578894939291905f195f805b8481106116f25750806116c8575b50601981111561167e575b506111cc91849161596a565b15611670575b806114ab575b50878587600160f11b84161561147c5750505090915061120260c460043501600435600401613414565b9061120c826138ef565b9161121a6040519384612272565b8083526020830191368260061b82011161023e5793879389938b93878e98925b8260061b820184106114305750505050916112be63ffffffff60901b6112b15f98969463ffffffff60901b196112a16112c49c9a985b61128460a46004350160043560040161233d565b9161129960e460043501600435600401613414565b939092614dd0565b949060901b169116179182615052565b600435600401908a615318565b88613ea4565b9081611428575b50506112db602460043501612373565b836112eb61014460043501612328565b7fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf493604051806113596001600160a01b0360446004350135971694346044358b85926001600160a01b036060939695929660808601978652166020850152604084015261ffff60f01b16910152565b0390a461136a600435600401613965565b96926008819593929510156114145760809761138f9582611400575b50505050613c60565b6040519161139e604084612272565b6113af610104600435013584612387565b6020830152604051916113c3606084612272565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610e5f6040518092612055565b61140b9333936139d8565b86808080611386565b634e487b7160e01b5f52602160045260245ffd5b5584806112cb565b9397509397509350935060408436031261023e57602060409182516114558482612272565b61145e87612089565b8152828701358382015281520193019388948b938d97938c9661123a565b6112c4956112be63ffffffff60901b6112b15f989763ffffffff60901b196112a16114a68c613907565b611270565b909192506114b882614dbe565b501580611651575b15611642576114d960a46004350160043560040161233d565b80929192156115ee579088949392915f5b8181106114f9575050506111d8565b90919293949550600460206001600160a01b03611522604061151c86888b614d99565b01612373565b16604051928380926318160ddd60e01b82525afa80156115e3575f906115b0575b6064915004808004600114811517156107a757831161156b57600101908995949392916114ea565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152606490fd5b506020813d6020116115db575b816115ca60209383612272565b8101031261023e5760649051611543565b3d91506115bd565b6040513d5f823e3d90fd5b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b6307bd78cd60e11b5f5260045ffd5b5061166161014460043501612328565b600160f31b90811614156114c0565b600160f11b909117906111d2565b60ff919294965016906001820182116107a75789957fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff60016111cc940160e01b91161793916111c0565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c6111b5565b90919293949596975061170e611709828787614d89565b614da9565b602061171b838888614d89565b0135906001600160f81b031916806117b75750611739428211614b7b565b6305a39a8042018042116107a757811161177257828111611769575b506001905b01908b979695949392916111a7565b91506001611755565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600160f91b81036117dd57508381106117d4575b5060019061175a565b925060016117cb565b6001600160f81b0319810161180657508681116117fd575060019061175a565b955060016117cb565b6314b4bd6560e31b5f5260045260245ffd5b5063c3e33c9960e01b5f52600452600860245260445ffd5b6333184def60e11b5f5260045ffd5b50836001600160a01b03611857602460043501612373565b16141561113b565b9092506020813d60201161188b575b8161187b60209383612272565b8101031261023e57519185611129565b3d915061186e565b6001600160a01b0360085416906110a1565b508215611099565b506118c260a46004350160043560040161233d565b905015611093565b5f80806101046004350135612af5565b3461023e575f36600319011261023e5761190b600c546001600160a01b03809116331490811561197e575b506122a8565b6119176003600a61225c565b67ffffffffffffffff600181835460a01c16019081116107a757815467ffffffffffffffff60a01b191660a09190911b67ffffffffffffffff60a01b16179055337fa442006ee6847434a9aab59a64968269e35cd141be99fb34dcdacd94b9bd6bce5f80a2005b905060065416331482611905565b3461023e57606036600319011261023e576004356001600160a01b038082169182810361023e5760243591604435908116810361023e57610219936119cf61258a565b5f525f60205260405f20835f526020526119ef8160405f2080549061326a565b92610fab84838386336129d3565b3461023e575f36600319011261023e57602060405160018152f35b3461023e57608036600319011261023e576008600435101561023e576024356001600160a01b038116810361023e57606435801515810361023e5761021991611a5f61258a565b60443590612b58565b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e57611a95612ae0565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b3461023e57602036600319011261023e57600435600881101561023e57611afd6001600160a01b0391600a61225c565b541680611b23575f905b604080516001600160a01b039290921682526020820192909252f35b60405163c1292cc360e01b8152602081600481855afa9081156115e3575f91611b4e575b5090611b07565b90506020813d602011611b78575b81611b6960209383612272565b8101031261023e575182611b47565b3d9150611b5c565b3461023e575f36600319011261023e5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461023e57611bd3366004611ff2565b611bde929192612ae0565b6001600160a01b038316928315611ce75760088310156114145760038303611ce0573f600b5415611cd7575b600b5403611cc4575f838152600960205260409020805460ff191660ff8416179055611c3782600a61225c565b805473ffffffffffffffffffffffffffffffffffffffff191684179055823b1561023e576040516355e89af360e11b815260048101829052905f8260248183885af19081156115e3577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a092602092611cb4575b50604051908152a3005b5f611cbe91612272565b85611caa565b82632cb4b6a760e11b5f5260045260245ffd5b80600b55611c0a565b5f92612af5565b60405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152606490fd5b3461023e575f36600319011261023e5760206040516202a3008152f35b3461023e5760a036600319011261023e576004356001600160a01b03808216820361023e5760243590808216820361023e57606435908116810361023e57611d989260843592604435916121fd565b005b3461023e575f36600319011261023e576020604051620493e08152f35b3461023e57608036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760643567ffffffffffffffff811161023e57611e08903690600401611fc4565b5050300361031757604051630a85bd0160e11b8152602090f35b3461023e575f36600319011261023e5760206008546001600160a01b0360405191168152f35b3461023e576060611e5d61033b366004611f86565b90604051921515835260208301526040820152f35b3461023e57606036600319011261023e576004356001600160a01b03811680820361023e57602091611ec191602435928392611ebc60443580968193611eb661258a565b336125c6565b612607565b815f525f855260405f20835f52855260405f20557fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde826080604051600181525f878201525f6040820152856060820152a3610fb133825f806001612614565b3461023e57602036600319011261023e576004359063ffffffff60e01b821680920361023e576020916301ffc9a760e01b8114908115611f61575b5015158152f35b630271189760e51b14905083611f5a565b35906001600160a01b038216820361023e57565b908160a091031261023e57611f9a81611f72565b916020820135916040810135600881101561023e57916080611fbe60608401611f72565b92013590565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020838186019501011161023e57565b9081606091031261023e578035600881101561023e57916040611fbe60208401611f72565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460071b01011161023e57565b9060088210156114145752565b60406060916001600160a01b0360208251612071878251612048565b01511660208501526020810151828501520151910152565b35906001600160f81b03198216820361023e57565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460051b01011161023e57565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f20918254946120ff8661277f565b95909660088210156114145760018214612186579061212f9392916002821461217e575b60d81c60ff16866127a3565b949094928515612171576040612146858093612955565b01519482612166575b505061215757565b905f1981146107a75760010190565b11159050825f61214f565b505f945084935083925050565b5f9350612123565b95969394505050505f146121a7576001600160801b03600192169291929190565b5f92508291508190565b156121b857565b60405162461bcd60e51b815260206004820152601560248201527f416d6f756e74206578636565642062616c616e636500000000000000000000006044820152606490fd5b93929190916001600160a01b03908181161561224d579061222985849386956122449761224b9a6129d3565b92165f525f60205260405f20905f5260205260405f20612aa0565b10156121b1565b565b505090612259936125c6565b50565b906008811015611414575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff82111761229457604052565b634e487b7160e01b5f52604160045260245ffd5b156122af57565b60405162461bcd60e51b815260206004820152601460248201527f4f6e6c79207472757374656420616464726573730000000000000000000000006044820152606490fd5b60405190612303606083612272565b5f60408381516123138382612272565b83815283602082015281528260208201520152565b356001600160f01b03198116810361023e5790565b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e5760200191606082023603831361023e57565b356001600160a01b038116810361023e5790565b60088210156114145752565b926001600160a01b03841633148015612455575b15612410576001600160f81b031916612409577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c156123f0576123ed9350613ccb565b90565b91612404915f936123ff61258a565b613ccb565b915d90565b5050505f90565b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152606490fd5b503033146123a7565b919082018092116107a757565b83159392918480612558575b612551576001600160a01b03918281165f525f60205260405f20825f5260205260405f20926124a7838386613ddc565b91600160f31b808460701b161461250c57856124e494889261224b9a5f14612501575f945b85161515806124f3575b156124eb5760019588613ea4565b9055613c60565b6002956112be565b50600160f11b8616156124d6565b8460085416946124cc565b60405162461bcd60e51b815260206004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152606490fd5b5050505050565b503415612477565b6001600160a01b03165f52600d60205260405f20548015159081612582575090565b905042101590565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6125b7576001905d565b633ee5aeb560e01b5f5260045ffd5b9261224b926125f5928296956001600160a01b0382165f525f60205260405f20835f5260205260405f2061481c565b926001600160801b03841610156121b1565b919082039182116107a757565b9290939181158061276b575b612551576008841015611414576001841461274957600284146126ee57612646936148c4565b905f604051928051602038920183855af1156126e5573d156126cc575b503d81523d5f602083013e3d81016126826020820192836040526149aa565b1561268b575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b156126d8575f612663565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f5114161561272b575b50505f603452565b3b153d17101561273c575f80612723565b6390b8ec185f526004601cfd5b505f935083919250819038935af11561275e57565b63b12d13eb5f526004601cfd5b506008841015611414576003841415612620565b60e81c60ff168061279157505f905f90565b5f198101919082116107a75760019190565b9192909493600a8611156128f45790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b61283b575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c6128d084848a848a6149e0565b6128e75750858101908082116107a7571680612828565b9850505050925050509190565b9194925f5b84811061290d57505050505090505f905f90565b61291a848484848b6149e0565b612926576001016128f9565b95505050505060019190565b601a8210156129415701905f90565b634e487b7160e01b5f52603260045260245ffd5b6123ed916129616122f4565b5061296f8160028401612932565b905460039190911b1c91600160a31b8316156129b457601c915f520160205260405f206001604051916129a3604084612272565b805483520154602082015290614a6c565b50506040516129c4604082612272565b5f81525f602082015290614a6c565b9193612a029193946001600160a01b03948581165f525f60205260405f20825f5260205260405f20948561481c565b9160085416838115159182612a89575b505015612a38576123ed9260025f9260ff612a319560d81c16906127a3565b91906121b1565b60405162461bcd60e51b815260206004820152602360248201527f436f6c6c61746572616c206e6f7420617661696c61626c6520666f722072656d6044820152626f766560e81b6064820152608490fd5b612a99925063c31934e190614b2d565b835f612a12565b612aad8260028301612932565b905460039190911b1c91600160a31b831615612ad857601c92505f5201602052600160405f20015490565b505060a41c90565b6006546001600160a01b0333911603610dac57565b916001600160a01b0360849492612b1a60405195612b14604088612272565b86612387565b16602084015260405192612b2f606085612272565b835260208301526040820152612b566040519163391102fb60e01b83526004830190612055565bfd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f2092612b86858386615486565b90612b918684615372565b6001600160a01b033391160361322557600160f01b607083901b8116146131e057612bc84264ffffffffff8460b01c161115614b7b565b600160f11b82166130d0575b83156130c95760ff8260d81c165a811580156130bc575b156130a657620bbdf281101561308d57505f5b81811061307f5750505f5b915b82159586938461306f575b612c5960405195612c28604088612272565b6060875260606020880152612c438360ff8760d81c16612607565b9015613063578a92919060ff60015b169061245e565b612c62816138ef565b612c6f6040519182612272565b818152612c7b826138ef565b601f190136602083013787525f5b818110612f145750508815612df457505081612deb575b506001600160a01b0384163b1561023e57604051630852cd8d60e31b8152600481018890525f81602481836001600160a01b038a165af180156115e357612ddb575b50865f80600160f01b8416612db6575b604080519182523360208301526001600160801b038516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b835151811015612d855780612d7f878a612d75600195896157f4565b938c939193614bc7565b01612d59565b5091509493612d95575b50505050565b5f6001612dad956001600160801b0383941694614bc7565b5f808080612d8f565b50508351515f198101915081116107a757612dd28891856157f4565b50909150612cf2565b5f612de591612272565b5f612ce2565b5f90555f612ca0565b90918382612e018661277f565b81929192612f0a575b5050612ee9575b7ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8460d81b1691161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a36001600160a01b0384163b1561023e5760405163c3a1073360e01b8152600481018890525f81602481836001600160a01b038a165af180156115e357612ed9575b50612d57565b5f612ee391612272565b5f612ed3565b506001820192508282116107a757899260e81b60ff60e81b19851617612e11565b119050835f612e0a565b9091925060ff8560d81c16612f29828561245e565b03613053576019905b600160a31b612f448360028801612932565b9054600391821b1c90612f5a8560028a01612932565b90918254915f19911b1b1916905580612f74848c51613cb7565b52161561304a5760208801515115612fff575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107a75760208d015194848101918282116107a757600198612fdb612fe1945f99613cb7565b52613cb7565b528252601c87016020526040822082815501555b01908a9291612c89565b8260011b6001600160ff1b03841684036107a75761301c816138ef565b9061302a6040519283612272565b808252613039601f19916138ef565b013660208301376020890152612f87565b60019150612ff5565b61305d818461245e565b90612f32565b8a92919060ff5f612c52565b600160f01b831615159450612c16565b61308891612607565b612c09565b620bbdf11981019081116107a757620569c99004612bfe565b6334edfe3160e01b5f52621127bb60045260245ffd5b50621127bb811015612beb565b5f91612c0b565b926130e963ffffffff8360909894989795971c1661457f565b945f945b602087015180518710156131d157600160f81b906001600160f81b031990613116908990613cb7565b515116036131c5575f5b875180518210156131b1576001600160a01b0360406131428461314d94613cb7565b510151168a8861326a565b602061315c89828c0151613cb7565b5101511161316c57600101613120565b60405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152606490fd5b5050929190946001905b01949091926130ed565b929190946001906131bb565b50919450929450949094612bd4565b60405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152606490fd5b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152606490fd5b915f90600260ff61327f9460d81c16856127a3565b901561328e576123ed91612aa0565b50505f90565b927fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde82608061224b9694955f6001600160a01b03809216948582528160205260409081832088845260205281832089600282016132f08482612932565b90549060031b1c90600160a31b82161515918288146133bd57858852601c8501602052886001888a200154935b613329868610156121b1565b891461337057505050601c929161333f91612607565b92855201602052600182842001555b8051926002845289166020840152820152856060820152a35f33926002612614565b6133b695509261339a9296936133926133a09661338c856157e2565b93612607565b921690615949565b93612932565b819391549060031b91821b915f19901b19161790565b905561334e565b888160a41c9361331d565b156133cf57565b60405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152606490fd5b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e57602001918160061b3603831361023e57565b9081602091031261023e5751801515810361023e5790565b91906001600160a01b0380911680156138aa57613481903014156133c8565b61348a83614cbc565b61349760e0840184613414565b600a8111613893575f905f925b8184106138005750506127109150116137bb576134c460a084018461233d565b600581116137a45792821692831580159290915f5b8181106136525750505090613640575b61363b576020926134fb848201612373565b9061350b82638f8b138e86614b2d565b6135f65784929161352161014060449301612328565b946040519586948593632966e35360e11b855216600484015261ffff60f01b1660248301525afa9081156115e3575f916135c9575b501561355f5750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b6135e99150823d84116135ef575b6135e18183612272565b81019061344a565b5f613556565b503d6135d7565b60405162461bcd60e51b815260048101869052601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152606490fd5b505050565b508235600881101561023e57156134e9565b6001600160f81b03198061366a611709848688614d99565b161561367a611709848688614d99565b9015613791575050602080613690838587614d99565b0135151580613777575b15613768576001600160801b03816136b3848688614d99565b013511816136c2848688614d99565b01359061375657508486613732575b156136df57506001016134d9565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c656420666044820152656f722066656560d01b6064820152fd5b50613751613746604061151c858789614d99565b63b6e306ac8a614b2d565b6136d1565b630fa6ad5f60e11b5f5260045260245ffd5b631f2a200560e01b5f5260045ffd5b5086613789604061151c858789614d99565b16151561369a565b63fba5809f60e01b5f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b909184613816613811868686614d89565b612373565b161561384e576020613829858585614d89565b01359061ffff821680920361023e576001916138449161245e565b93019291906134a4565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152606490fd5b67ffffffffffffffff81116122945760051b60200190565b90613911826138ef565b60406139206040519283612272565b8382528193613931601f19916138ef565b01915f5b8381106139425750505050565b60209083516139518582612272565b5f8152825f81830152828501015201613935565b90813591600883101561023e5761397e60208201612373565b916060604083013592013590565b1561399357565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b9290919260088110156114145760028114613c1e57600303613a9857506139ff8282615372565b6001600160a01b039081168482161492828216803b1561023e576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af19485156115e35761224b95613a88575b5083613a70575b50505061398c565b613a7e919293503093615372565b16145f8080613a68565b5f613a9291612272565b5f613a61565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615613be5575f96613bef575b50823b1561023e578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af18015613be5579185949291613b72969492613bd5575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa938415613bcc57505f93613b9a575b505061224b92613b949161245e565b1461398c565b9080929350813d8311613bc5575b613bb28183612272565b8101031261023e57519082613b94613b85565b503d613ba8565b513d5f823e3d90fd5b5f613bdf91612272565b5f613b47565b87513d5f823e3d90fd5b9095508481813d8311613c17575b613c078183612272565b8101031261023e5751945f613ae1565b503d613bfd565b5061224b939250613c4a613b9492613c4383613c3a3084615bed565b96309084615aa2565b3090615bed565b9261245e565b91908110156129415760071b0190565b905f5b818110613c6f57505050565b613c82613c7d828486613c50565b613965565b600884929594101561141457600194858303613ca3575b5050505001613c63565b613cae9333936139d8565b5f808080613c99565b80518210156129415760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f52602052613d0563ffffffff60405f205460901c1661457f565b935f9160408601955b80518051851015613dca5784613d2391613cb7565b519887515115613dad575b89830199810198905f5b8951908151811015613d9a5761ffff86613d558f84905195613cb7565b51015116918281029281840414901517156107a757613d948b8f8b8f958b8f93613d8b886127108360019c511695049751613cb7565b515116936153df565b01613d38565b50909a5090985050600190930192613d0e565b613dc58b828c015116848c015190883091888c6153df565b613d2e565b50975050505050505091505151151590565b8282613deb9295949395615486565b92831591821592613e45575b505015613e0057565b60405162461bcd60e51b815260206004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152606490fd5b6001600160a01b0392509060246020926040519485938492634f558e7960e01b84526004840152165afa9081156115e3575f91613e85575b505f80613df7565b613e9e915060203d6020116135ef576135e18183612272565b5f613e7d565b92939490969195346142f3575b6001600160a01b03168015908115614224575b50156141b95794939291905f955b808710613ee3575050505050505090565b90919293949596613ef8613c7d898489613c50565b60089b939194929b92838310158061141457600184146141aa57613f1f838f8990876154cc565b8215801561419d575b1561415857611414578c86918b95600386149081614126575b5061409e575b91839185613f55948d6155e1565b9c909c8061406d575b613fc8575b946001956001600160a01b03604091613f7e83518097612048565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038c1692a35b01959493929190613ed2565b92613fdb6001600160a01b03918d615372565b16803314908115614007575b5015613ff4578892613f63565b63c6cd8a0b60e01b5f523360045260245ffd5b905060409081519063e985e9c560e01b825260048201523360248201526001600160a01b038d826044816020948594165afa928315613bcc57505f92614050575b50505f613fe7565b6140669250803d106135ef576135e18183612272565b5f80614048565b50925060028203614097576001925b60038410156114145760038810156114145789938811613f5e565b5f9261407c565b94506001600160a01b039150166001600160a01b038c16811480159061411c575b15611830576140ce8a8d615372565b6001600160a01b031630146118305781868e858d97613f55955f5261411160205f8152604090815f2090875f52525f205460701b600160f11b80911614156133c8565b929450509150613f47565b50898614156140bf565b96505091506001600160a01b03165f52600960205260ff60405f20541693841015611414578c86918b9515155f613f41565b60405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152606490fd5b50505f6003841415613f28565b509b5050505060019150613fbc565b60405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152608490fd5b829150604080518092636aeb87dd60e01b8252602482019260209586948560048601525260448301908b905f5b8981106142955750505082809103915afa9182156115e3575f92614278575b50505f613ec4565b61428e9250803d106135ef576135e18183612272565b5f80614270565b92919450929450833590600882101561023e576142b481600193612048565b6001600160a01b036142c7898701611f72565b168882015283850135848201526060808601359082015260808091019401910190869492869492614251565b96806142fe8161277f565b5015614363575b506143196001600160a01b0391349061245e565b9785604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa6080858c1692a39050613eb1565b905060ff8160d81c16600181018091116107a75760e81b60ff60e81b199190911617614319614305565b906143966122f4565b90600160f01b16156143ae575060196123ed91612955565b905090565b67ffffffffffffffff811161229457601f01601f191660200190565b5160088110156114145790565b60208183031261023e5780519067ffffffffffffffff821161023e570181601f8201121561023e57805190614410826143b3565b9261441e6040519485612272565b8284526020838301011161023e57815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b1561448c5761446081516143cf565b600881101561141457600314614501575b61447b81516143cf565b6008811015611414576004146144aa575b50506144975f6143b3565b6144a46040519182612272565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f91816144dd575b506123ed578061448c565b6144fa9192503d805f833e6144f28183612272565b8101906143dc565b905f6144d2565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f918161453a575b506145345750614471565b91505090565b61454f9192503d805f833e6144f28183612272565b905f614529565b51906001600160f81b03198216820361023e57565b51906001600160a01b038216820361023e57565b90604080516060906145918282612272565b8181526020908282820152828482015263ffffffff8196169081156147d957505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c808252010181528351840190828201848684031261023e578386015167ffffffffffffffff9081811161023e5787019682603f8901121561023e57858801519761462c896138ef565b9861463986519a8b612272565b808a528589898c0192028301019185831161023e578601905b828210614792575050508381015182811161023e5781019683603f8901121561023e578688015197614683896138ef565b9861469087519a8b612272565b808a5286898b019160061b8301019186831161023e578701905b82821061475a5750505081015191821161023e57019281603f8501121561023e5784840151906146d9826138ef565b946146e685519687612272565b828652848787019360061b82010193841161023e578401915b83831061471457505050508601528401528252565b8487848403011261023e5784519061472c8683612272565b6147358461456b565b8252878401519061ffff8216820361023e5782899283899501528152019201916146ff565b878a838b03011261023e5789889182516147748482612272565b61477d85614556565b815282850151838201528152019101906146aa565b8989838a03011261023e57888a9188516147ac8482612272565b6147b585614556565b815282850151838201526147ca8a860161456b565b8a820152815201910190614652565b955050505050565b916001600160a01b03604051926147fc602085018096612048565b166040830152606082015260608152614816608082612272565b51902090565b9161482b929594939195613ddc565b9263ffffffff8460901c165f52600460205260405f206001600160a01b0382165f5260205260ff60405f205416156148755761486961486e91612560565b6122a8565b1561376857565b60405162461bcd60e51b815260206004820152602160248201527f53656e646572206973206e6f7420696e2062656e6566696369617279206c69736044820152601d60fa1b6064820152608490fd5b929092600881101561141457600281146149725760031461493657604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c48201526123ed8160e481015b03601f198101835282612272565b6040516323b872dd60e01b60208201523060248201526001600160a01b0390911660448201526064810192909252506123ed8160848101614928565b5060405163a9059cbb60e01b60208201526001600160a01b039091166024820152604481019190915290506123ed8160648101614928565b805180159182156149ba57505090565b602090810151925081106149cf575b50151590565b5f199060200360031b1b165f6149c9565b916149ee8260028501612932565b90549060031b1c936008821015611414576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16614a6357600214614a5a57600160a31b831615614a5157601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b614a746122f4565b50614a7e816157e2565b90604091825193614a8f8486612272565b614a998286612387565b6001600160a01b0383166020860152600160a31b8316614b055750600881101561141457600303614ae557905f91815193614ad5606086612272565b845260a41c602084015282015290565b815192614af3606085612272565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614b20606086612272565b8452602084015282015290565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa9081156115e3575f91614b62575090565b6123ed915060203d6020116135ef576135e18183612272565b15614b8257565b60405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152606490fd5b9293919594909415614cab57614be4620493e0338385888b615894565b614ca3579460088110156114145760038114614c9a575b335f52600560205260405f20614c128386846147e1565b5f5260205260405f20614c2687825461245e565b90556001600160a01b03809416958692614c436040518094612048565b602083015260408201527fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a3167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b60019550614bfb565b505050505050565b9290915061224b9493503393612614565b803590600882101561023e578115614d4d57614d0f60609282600360206001600160a01b03950192614d03614cf085612373565b60408501359889950135948591846154cc565b14614d3a575b50612373565b165f525f60205260405f20905f5260205261224b60405f205460701b600160f11b80911614156133c8565b6001614d4791111561398c565b5f614d09565b61224b91506001600160a01b03614d6660208301612373565b16159081614d75575b5061398c565b90506040606082013591013517155f614d6f565b91908110156129415760061b0190565b9190811015612941576060020190565b356001600160f81b03198116810361023e5790565b60e01c60ff168061279157505f905f90565b919094929394801580615049575b80615041575b615036576040908151936020809481870193608088019080606092606088525260a0890194915f5b828110614fea5750505050601f19928388820301868901528280835192838152019201905f5b818110614fbc5750505082878203016060880152898152019085885f5b8b8110614f7a575050614e689203908101865285612272565b8351902094855f5260028352815f20549263ffffffff80941680614f71575060019460015498858a168681146107a757600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff0928315614f6457525f86815260038452858120805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b039485161790555b818110614f31575050505050505050565b8790875f5260048552865f2084614f4c61381184878b614d89565b165f528552865f208260ff1982541617905501614f20565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b03614f8f84611f72565b168152868301359061ffff821680920361023e578781019190915285019291879190860190600101614e4f565b825180516001600160f81b031916855260209081015190850152889460409094019390920191600101614e32565b919394509194828060019260ff60f81b6150038a612089565b1681528b8901358c8201526001600160a01b036150218c8b01611f72565b168b8201520196019101918894939192614e0c565b505f94508493505050565b508515614de4565b50815115614dde565b64ffffffffff8160b01c16156152d357600160f21b809160701b160361528e5761507e6003600a61225c565b549067ffffffffffffffff809260a01c1690801515808091615268575b612d8f57600c54926001600160a01b03809416918215615259573660641161023e576004928335906024359160443597881680980361023e5760608110158061524e575b156152405760209788820180921161522d5788840180941161522d57905f91604051948a8601926304d0e0d160e51b84523360248801526044870152606486015260848501526084845261513460a485612272565b615170606319604051928b840196518091885e83018b810185815260648336019137360190836043199286848201520390810184520182612272565b6040519338915190845afa156126e5573d15615215575b506151ad6151b2913d815287808201913d5f843e813d820101604052805101019061344a565b6133c8565b6151bd575050505050565b60010193841161520257505f52600281526bffffffffffffffff0000000060405f20928354921b16906bffffffffffffffff0000000019161790555f80808080612551565b601190634e487b7160e01b5f525260245ffd5b3b15615221575f615187565b83635a836a5f5f52601cfd5b601187634e487b7160e01b5f525260245ffd5b85632d98cd5160e01b5f525ffd5b5060608310156150df565b632858746360e01b5f5260045ffd5b50815f5260026020528360405f205460201c16600184018581116107a75785161461509b565b60405162461bcd60e51b815260206004820152601760248201527f4e6f5472616e736665722072756c65206e6f74207365740000000000000000006044820152606490fd5b60405162461bcd60e51b815260206004820152601260248201527f4e6f2054696d65204c6f636b20666f756e6400000000000000000000000000006044820152606490fd5b9091803591600883101561023e57821561536c576153549261533c60208401612373565b906003810361535d57601960405f955b0135936159e7565b600160f01b1790565b6019604060608601359561534c565b50505090565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa9081156115e3575f916153ab575090565b90506020813d6020116153d7575b816153c660209383612272565b8101031261023e576123ed9061456b565b3d91506153b9565b9094929391948315614ca3576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd733560203083149586615458575b604051948986521693a41561544d575080613c4a61224b94613c43613b9494613c3a3084615bed565b909161224b93615aa2565b8085165f525f825260405f20865f5282528a61547e8a5f604081209360028554866155e1565b509055615424565b549291908315806154a3575b61549a575050565b5f809350612af5565b506001600160a01b0381165f52600960205260ff60405f20541660088110156114145715615492565b91929060088310159384611414576002841491821592836155d4575b8681156155c4575b5015801561558f575b61558657501590848215615578575b505015615533571591821592615522575b50501561376857565b909150611414576003145f80615519565b60405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152606490fd5b909150611414575f84615508565b91509192612af5565b506001600160a01b03807f000000000000000000000000000000000000000000000000000000000000000016908216146154f9565b90506114145760048514866154f0565b505f9550600385146154e8565b9291939094600885101561141457600385036157b0575b60ff9160ff8760d81c169561560c88614dbe565b90601989101561576b5715908115615761575b501561570c578692828661563493868a6159e7565b600a82101561567c575b5091505060019150018091116107a7577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a86146156b7575b505050906156ab9460ff9216011691615c1b565b90555f8080838161563e565b9396935f9291905b8684106156cf5750969396615697565b91939495509196956156fc849189846156e88288612955565b60208b818351015116910151011691615c1b565b97019189959493919796976156bf565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f61561f565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b6157c382848760ff8a60d81c16886127a3565b906157ce57506155f8565b92509290506157dd9350615b09565b905f90565b60a01c60071660088110156114145790565b915f915f93615804828251613cb7565b519461580f866157e2565b956001600160a01b0381169587600160a31b83161561586d57505050506020019081518160011b916001600160ff1b038116036107a7578161585091613cb7565b51915190600181018091116107a75761586891613cb7565b519091565b6008919395508092945010156114145760030361588b575060a41c91565b92915060a41c90565b91939092801580615935575b61592a576008831015611414576001831461591957833b1561590f575f946158c7936148c4565b906040519383835192602038950192f1903d60203d11615907575b806020918352805f8385013e820101604052816158fd575090565b6123ed91506149aa565b5060206158e2565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156114145760038314156158a0565b916008831015611414576001600160a01b039060a41b9260a01b9116171790565b90916159a19064ffffffffff61597f82614dbe565b509160b01c16156159e0576001905b156159d75760ff8060015b16911661245e565b820361328e57600282109182156159b757505090565b90915015612941576001600160f81b0319906159d290614da9565b161590565b60ff805f615999565b5f9061598e565b9290939160088110156114145760028103615a9c57855b600482141580615a86575b615a63575090615a1891615bcb565b615a286133a08560028601612932565b905580615a4e575b5082615a3b57505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f615a30565b6133a0949650615a82959350600292615a7b92615949565b9401612932565b9055565b506b0fffffffffffffffffffffff811115615a09565b826159fe565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615615aeb575b50505f606052604052565b3b153d171015615afc575f80615ae0565b637939f4245f526004601cfd5b6002810192615b188385612932565b90549060031b1c90600160a31b8216615bad57615b38908260a41c61245e565b916b0fffffffffffffffffffffff8311615b7257509161339a6133a092846001600160a01b03615b6a615a82976157e2565b911690615949565b9193615b9b6133a08561339a856001600160a01b03615b93601c9a986157e2565b911690615bcb565b90555f5201602052600160405f200155565b935050601c915f5201602052615a82600160405f200191825461245e565b906008821015611414576001600160a01b03600160a31b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107a75760ff809116831b921b1916179056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const marketWrapperDeployed = {
  code: '0x6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714611f1f57508063097a09d814611e725780630fcf9b3c14611e4857806310118ebb14611e22578063150b7a0214611db75780632430155914611d9a57806329b7c9b614611d495780632fbde23514611d2c578063320a18dc14611bc3578063331758e614611b805780633360aa3c14611acd57806339e899ee14611a6857806342fb01a814611a1857806345acb471146119fd5780634a0a9d5e1461198c5780634b8a5fd1146118da5780634d36d08514610fdc578063532c814214610f54578063576f630214610e6157806366967cbb14610e1b578063715018a614610dbf57806379ba509714610d445780637f6d4c9314610ce3578063806c3ca914610bac5780638da5cb5b14610b8657806391ddb14614610b31578063980550ca14610b165780639a7b050914610a99578063a1ecc7b814610a7b578063a504104014610a58578063b4317d5314610a1f578063b633f0951461096e578063bc197c81146108ce578063c424d4f71461040a578063cf5303cf146103e4578063e30c3978146103be578063f0e5d1ac14610352578063f1551a9c14610326578063f23a6e61146102ac578063f2fde38b146102425763faf7d720146101df575f80fd5b3461023e57604036600319011261023e576004356001600160a01b038116810361023e575f6102199161021061258a565b60243590612b58565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b3461023e57602036600319011261023e576004356001600160a01b0380821680920361023e57610270612ae0565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760843567ffffffffffffffff811161023e576102fd903690600401611fc4565b505030036103175760405163f23a6e6160e01b8152602090f35b6379d104d360e01b5f5260045ffd5b3461023e57604061034461033b366004611f86565b939290926120cf565b835191825260208201529050f35b3461023e57608036600319011261023e576004356001600160a01b039081811680910361023e57602435600881101561023e57604435928316830361023e576103aa915f52600560205260405f2092606435916147e1565b5f52602052602060405f2054604051908152f35b3461023e575f36600319011261023e5760206007546001600160a01b0360405191168152f35b3461023e575f36600319011261023e576020600c546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e576040519061043e60e083612272565b6104466122f4565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080549061049a63ffffffff8360901c1661457f565b906104a5838261438d565b84526104b08361277f565b9080156108c15760d885901c60ff16600181019081106107a757925b6104ee6104d8856138ef565b946104e66040519687612272565b8086526138ef565b5f5b601f19820181106108aa5750505f5b60ff8760d81c1681106108505750506107fd575b50602084015280516060840152600160f11b8216156107035780602060409201515b6080850152015160a083015261ffff60f01b9060701b1660c08201526040516020815261016081019161056c602083018251612055565b60208101519261014060a08401528351809152602061018084019401905f5b8181106106e3575050506001600160a01b0360408201511660c0830152606081015192601f198382030160e0840152602080855192838152019401905f5b8181106106a657505050608081015192601f1983820301610100840152602080855192838152019401905f5b8181106106745750505060a081015190601f19838503016101208401526020808351958681520192015f945b80861061064557505060c001516001600160f01b0319166101408301528190039150f35b90926020604060019261ffff8388516001600160a01b0381511684520151168382015201940195019490610621565b909194602061069c600192885190602060409260ff60f81b8151168352015160208201520190565b96019291016105f5565b909194602060606001926001600160a01b0360408a5160ff60f81b81511684528581015186850152015116604082015201960191019190916105c9565b90919460206080826106f86001948a51612055565b01960192910161058b565b64ffffffffff8260b01c169061071883614dbe565b92801580159291906107f75760015b82156107ee5760ff8060015b1691160160ff81116107a75760ff61074b9116613907565b926107bb575b50610760575b60409250610535565b6040519261076f604085612272565b600160f91b8452602084015280515f198101939084116107a757836107a19161079a60409685613cb7565b5282613cb7565b50610757565b634e487b7160e01b5f52601160045260245ffd5b604051906107ca604083612272565b5f825260208201526107dc5f84613cb7565b526107e75f83613cb7565b5086610751565b60ff805f610733565b5f610727565b6108499060405161080f604082612272565b600181525f602082015260405190610828606083612272565b81525f60208201526001600160801b038616604082015261079a8285613cb7565b5084610513565b61085a8183612955565b9083806108a0575b1561089357600181018082116107a75760019261088c91905b610885828a613cb7565b5287613cb7565b50016104ff565b61088c600192829061087b565b5080851115610862565b6020906108b56122f4565b828289010152016104f0565b60ff8560d81c16926104cc565b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5767ffffffffffffffff60443581811161023e5761092090369060040161209e565b505060643581811161023e5761093a90369060040161209e565b505060843590811161023e57610954903690600401611fc4565b505030036103175760405163bc197c8160e01b8152602090f35b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e5761099b612ae0565b806001600160a01b0319600c541617600c556109b96003600a61225c565b67ffffffffffffffff600181835460a01c16019081116107a757815467ffffffffffffffff60a01b191660a09190911b67ffffffffffffffff60a01b161790557ffaa970f53fb3debd43be6e2d010c2bb0414e110f9ea07b78f8228435eaac3d6d5f80a2005b3461023e57602036600319011261023e576004356001600160a01b038116810361023e57610a4e602091612560565b6040519015158152f35b3461023e576102195f610a6c366004611ff2565b9150610a7661258a565b612b58565b3461023e575f36600319011261023e5760206040516305a39a808152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e575f525f60205260405f206024355f5260205260206040610aea610ae5825f2080549061438d565b61443f565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b3461023e575f36600319011261023e57602060405160198152f35b606036600319011261023e576004356001600160a01b038116810361023e576044359067ffffffffffffffff821161023e57610b74610219923690600401612017565b91610b7d61258a565b6024359061246b565b3461023e575f36600319011261023e5760206006546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b0380821680920361023e576024359081159182150361023e57610be8612ae0565b825f52600d60205260405f2054915f14610c395750507fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d60205f5b835f52600d82528060405f2055604051908152a2005b8115610c6a575b5060207fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d91610c23565b9050610c786003600a61225c565b541615610cb7577fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb06202a3005b4261245e565b9150610c40565b7fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb05f610caa565b3461023e5760a036600319011261023e576001600160a01b03600435818116810361023e5760443591808316830361023e576064359081160361023e576084356001600160f81b03198116810361023e57602092610a4e9260243590612393565b3461023e575f36600319011261023e576007546001600160a01b033381831603610dac576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b3461023e575f36600319011261023e57610dd7612ae0565b5f6001600160a01b036007548119809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e575f526009602052602060ff610e5f60405f205460405192839116612048565bf35b3461023e57366003190160a0811261023e5760801361023e576001600160a01b0360843581811680820361023e57610e9761258a565b600435600881101561023e576024359384169384810361023e5760443591610ec08383836147e1565b95335f52600560205260405f20875f5260205260405f2054948515610f455761021997335f52600560205260405f20905f526020525f604081205560405190610f098285612048565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a3612614565b6312d37ee560e31b5f5260045ffd5b3461023e57608036600319011261023e576004356001600160a01b03808216820361023e5760243591604435918216820361023e57602092610fb191606435938492610f9e61258a565b610fab84838386336129d3565b92613294565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b60031960603682011261023e5767ffffffffffffffff90816004351161023e57610160906004353603011261023e5760243590811161023e57611023903690600401612017565b906001600160a01b03604435166044350361023e576110406122f4565b5061104961258a565b60086101046004350135101561023e576001600160a01b036110736101046004350135600a61225c565b54169081156118ca5760043560040135600881101561023e5715806118ad575b806118a5575b15611893575f905b6110b382604435600435600401613462565b6110c261014460043501612328565b916110d760a46004350160043560040161233d565b604051636aacfca760e11b8152604480356001600160a01b03166004830152600160f21b968716909614602482015290151594810194909452506020836064815f885af19283156115e3575f9361185f575b5082604460043501351480159061183f575b1561183057835f525f60205260405f20835f5260205260405f209061116a60c460043501600435600401613414565b9071ffff0000000000000000000000000000000061118d61014460043501612328565b60701c16915f9160088211611818578894939291905f195f805b8481106116f25750806116c8575b50601981111561167e575b506111cc91849161596a565b15611670575b806114ab575b50878587600160f11b84161561147c5750505090915061120260c460043501600435600401613414565b9061120c826138ef565b9161121a6040519384612272565b8083526020830191368260061b82011161023e5793879389938b93878e98925b8260061b820184106114305750505050916112be63ffffffff60901b6112b15f98969463ffffffff60901b196112a16112c49c9a985b61128460a46004350160043560040161233d565b9161129960e460043501600435600401613414565b939092614dd0565b949060901b169116179182615052565b600435600401908a615318565b88613ea4565b9081611428575b50506112db602460043501612373565b836112eb61014460043501612328565b7fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf493604051806113596001600160a01b0360446004350135971694346044358b85926001600160a01b036060939695929660808601978652166020850152604084015261ffff60f01b16910152565b0390a461136a600435600401613965565b96926008819593929510156114145760809761138f9582611400575b50505050613c60565b6040519161139e604084612272565b6113af610104600435013584612387565b6020830152604051916113c3606084612272565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610e5f6040518092612055565b61140b9333936139d8565b86808080611386565b634e487b7160e01b5f52602160045260245ffd5b5584806112cb565b9397509397509350935060408436031261023e57602060409182516114558482612272565b61145e87612089565b8152828701358382015281520193019388948b938d97938c9661123a565b6112c4956112be63ffffffff60901b6112b15f989763ffffffff60901b196112a16114a68c613907565b611270565b909192506114b882614dbe565b501580611651575b15611642576114d960a46004350160043560040161233d565b80929192156115ee579088949392915f5b8181106114f9575050506111d8565b90919293949550600460206001600160a01b03611522604061151c86888b614d99565b01612373565b16604051928380926318160ddd60e01b82525afa80156115e3575f906115b0575b6064915004808004600114811517156107a757831161156b57600101908995949392916114ea565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152606490fd5b506020813d6020116115db575b816115ca60209383612272565b8101031261023e5760649051611543565b3d91506115bd565b6040513d5f823e3d90fd5b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b6307bd78cd60e11b5f5260045ffd5b5061166161014460043501612328565b600160f31b90811614156114c0565b600160f11b909117906111d2565b60ff919294965016906001820182116107a75789957fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff60016111cc940160e01b91161793916111c0565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c6111b5565b90919293949596975061170e611709828787614d89565b614da9565b602061171b838888614d89565b0135906001600160f81b031916806117b75750611739428211614b7b565b6305a39a8042018042116107a757811161177257828111611769575b506001905b01908b979695949392916111a7565b91506001611755565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600160f91b81036117dd57508381106117d4575b5060019061175a565b925060016117cb565b6001600160f81b0319810161180657508681116117fd575060019061175a565b955060016117cb565b6314b4bd6560e31b5f5260045260245ffd5b5063c3e33c9960e01b5f52600452600860245260445ffd5b6333184def60e11b5f5260045ffd5b50836001600160a01b03611857602460043501612373565b16141561113b565b9092506020813d60201161188b575b8161187b60209383612272565b8101031261023e57519185611129565b3d915061186e565b6001600160a01b0360085416906110a1565b508215611099565b506118c260a46004350160043560040161233d565b905015611093565b5f80806101046004350135612af5565b3461023e575f36600319011261023e5761190b600c546001600160a01b03809116331490811561197e575b506122a8565b6119176003600a61225c565b67ffffffffffffffff600181835460a01c16019081116107a757815467ffffffffffffffff60a01b191660a09190911b67ffffffffffffffff60a01b16179055337fa442006ee6847434a9aab59a64968269e35cd141be99fb34dcdacd94b9bd6bce5f80a2005b905060065416331482611905565b3461023e57606036600319011261023e576004356001600160a01b038082169182810361023e5760243591604435908116810361023e57610219936119cf61258a565b5f525f60205260405f20835f526020526119ef8160405f2080549061326a565b92610fab84838386336129d3565b3461023e575f36600319011261023e57602060405160018152f35b3461023e57608036600319011261023e576008600435101561023e576024356001600160a01b038116810361023e57606435801515810361023e5761021991611a5f61258a565b60443590612b58565b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e57611a95612ae0565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b3461023e57602036600319011261023e57600435600881101561023e57611afd6001600160a01b0391600a61225c565b541680611b23575f905b604080516001600160a01b039290921682526020820192909252f35b60405163c1292cc360e01b8152602081600481855afa9081156115e3575f91611b4e575b5090611b07565b90506020813d602011611b78575b81611b6960209383612272565b8101031261023e575182611b47565b3d9150611b5c565b3461023e575f36600319011261023e5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461023e57611bd3366004611ff2565b611bde929192612ae0565b6001600160a01b038316928315611ce75760088310156114145760038303611ce0573f600b5415611cd7575b600b5403611cc4575f838152600960205260409020805460ff191660ff8416179055611c3782600a61225c565b805473ffffffffffffffffffffffffffffffffffffffff191684179055823b1561023e576040516355e89af360e11b815260048101829052905f8260248183885af19081156115e3577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a092602092611cb4575b50604051908152a3005b5f611cbe91612272565b85611caa565b82632cb4b6a760e11b5f5260045260245ffd5b80600b55611c0a565b5f92612af5565b60405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152606490fd5b3461023e575f36600319011261023e5760206040516202a3008152f35b3461023e5760a036600319011261023e576004356001600160a01b03808216820361023e5760243590808216820361023e57606435908116810361023e57611d989260843592604435916121fd565b005b3461023e575f36600319011261023e576020604051620493e08152f35b3461023e57608036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760643567ffffffffffffffff811161023e57611e08903690600401611fc4565b5050300361031757604051630a85bd0160e11b8152602090f35b3461023e575f36600319011261023e5760206008546001600160a01b0360405191168152f35b3461023e576060611e5d61033b366004611f86565b90604051921515835260208301526040820152f35b3461023e57606036600319011261023e576004356001600160a01b03811680820361023e57602091611ec191602435928392611ebc60443580968193611eb661258a565b336125c6565b612607565b815f525f855260405f20835f52855260405f20557fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde826080604051600181525f878201525f6040820152856060820152a3610fb133825f806001612614565b3461023e57602036600319011261023e576004359063ffffffff60e01b821680920361023e576020916301ffc9a760e01b8114908115611f61575b5015158152f35b630271189760e51b14905083611f5a565b35906001600160a01b038216820361023e57565b908160a091031261023e57611f9a81611f72565b916020820135916040810135600881101561023e57916080611fbe60608401611f72565b92013590565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020838186019501011161023e57565b9081606091031261023e578035600881101561023e57916040611fbe60208401611f72565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460071b01011161023e57565b9060088210156114145752565b60406060916001600160a01b0360208251612071878251612048565b01511660208501526020810151828501520151910152565b35906001600160f81b03198216820361023e57565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460051b01011161023e57565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f20918254946120ff8661277f565b95909660088210156114145760018214612186579061212f9392916002821461217e575b60d81c60ff16866127a3565b949094928515612171576040612146858093612955565b01519482612166575b505061215757565b905f1981146107a75760010190565b11159050825f61214f565b505f945084935083925050565b5f9350612123565b95969394505050505f146121a7576001600160801b03600192169291929190565b5f92508291508190565b156121b857565b60405162461bcd60e51b815260206004820152601560248201527f416d6f756e74206578636565642062616c616e636500000000000000000000006044820152606490fd5b93929190916001600160a01b03908181161561224d579061222985849386956122449761224b9a6129d3565b92165f525f60205260405f20905f5260205260405f20612aa0565b10156121b1565b565b505090612259936125c6565b50565b906008811015611414575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff82111761229457604052565b634e487b7160e01b5f52604160045260245ffd5b156122af57565b60405162461bcd60e51b815260206004820152601460248201527f4f6e6c79207472757374656420616464726573730000000000000000000000006044820152606490fd5b60405190612303606083612272565b5f60408381516123138382612272565b83815283602082015281528260208201520152565b356001600160f01b03198116810361023e5790565b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e5760200191606082023603831361023e57565b356001600160a01b038116810361023e5790565b60088210156114145752565b926001600160a01b03841633148015612455575b15612410576001600160f81b031916612409577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c156123f0576123ed9350613ccb565b90565b91612404915f936123ff61258a565b613ccb565b915d90565b5050505f90565b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152606490fd5b503033146123a7565b919082018092116107a757565b83159392918480612558575b612551576001600160a01b03918281165f525f60205260405f20825f5260205260405f20926124a7838386613ddc565b91600160f31b808460701b161461250c57856124e494889261224b9a5f14612501575f945b85161515806124f3575b156124eb5760019588613ea4565b9055613c60565b6002956112be565b50600160f11b8616156124d6565b8460085416946124cc565b60405162461bcd60e51b815260206004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152606490fd5b5050505050565b503415612477565b6001600160a01b03165f52600d60205260405f20548015159081612582575090565b905042101590565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6125b7576001905d565b633ee5aeb560e01b5f5260045ffd5b9261224b926125f5928296956001600160a01b0382165f525f60205260405f20835f5260205260405f2061481c565b926001600160801b03841610156121b1565b919082039182116107a757565b9290939181158061276b575b612551576008841015611414576001841461274957600284146126ee57612646936148c4565b905f604051928051602038920183855af1156126e5573d156126cc575b503d81523d5f602083013e3d81016126826020820192836040526149aa565b1561268b575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b156126d8575f612663565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f5114161561272b575b50505f603452565b3b153d17101561273c575f80612723565b6390b8ec185f526004601cfd5b505f935083919250819038935af11561275e57565b63b12d13eb5f526004601cfd5b506008841015611414576003841415612620565b60e81c60ff168061279157505f905f90565b5f198101919082116107a75760019190565b9192909493600a8611156128f45790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b61283b575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c6128d084848a848a6149e0565b6128e75750858101908082116107a7571680612828565b9850505050925050509190565b9194925f5b84811061290d57505050505090505f905f90565b61291a848484848b6149e0565b612926576001016128f9565b95505050505060019190565b601a8210156129415701905f90565b634e487b7160e01b5f52603260045260245ffd5b6123ed916129616122f4565b5061296f8160028401612932565b905460039190911b1c91600160a31b8316156129b457601c915f520160205260405f206001604051916129a3604084612272565b805483520154602082015290614a6c565b50506040516129c4604082612272565b5f81525f602082015290614a6c565b9193612a029193946001600160a01b03948581165f525f60205260405f20825f5260205260405f20948561481c565b9160085416838115159182612a89575b505015612a38576123ed9260025f9260ff612a319560d81c16906127a3565b91906121b1565b60405162461bcd60e51b815260206004820152602360248201527f436f6c6c61746572616c206e6f7420617661696c61626c6520666f722072656d6044820152626f766560e81b6064820152608490fd5b612a99925063c31934e190614b2d565b835f612a12565b612aad8260028301612932565b905460039190911b1c91600160a31b831615612ad857601c92505f5201602052600160405f20015490565b505060a41c90565b6006546001600160a01b0333911603610dac57565b916001600160a01b0360849492612b1a60405195612b14604088612272565b86612387565b16602084015260405192612b2f606085612272565b835260208301526040820152612b566040519163391102fb60e01b83526004830190612055565bfd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f2092612b86858386615486565b90612b918684615372565b6001600160a01b033391160361322557600160f01b607083901b8116146131e057612bc84264ffffffffff8460b01c161115614b7b565b600160f11b82166130d0575b83156130c95760ff8260d81c165a811580156130bc575b156130a657620bbdf281101561308d57505f5b81811061307f5750505f5b915b82159586938461306f575b612c5960405195612c28604088612272565b6060875260606020880152612c438360ff8760d81c16612607565b9015613063578a92919060ff60015b169061245e565b612c62816138ef565b612c6f6040519182612272565b818152612c7b826138ef565b601f190136602083013787525f5b818110612f145750508815612df457505081612deb575b506001600160a01b0384163b1561023e57604051630852cd8d60e31b8152600481018890525f81602481836001600160a01b038a165af180156115e357612ddb575b50865f80600160f01b8416612db6575b604080519182523360208301526001600160801b038516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b835151811015612d855780612d7f878a612d75600195896157f4565b938c939193614bc7565b01612d59565b5091509493612d95575b50505050565b5f6001612dad956001600160801b0383941694614bc7565b5f808080612d8f565b50508351515f198101915081116107a757612dd28891856157f4565b50909150612cf2565b5f612de591612272565b5f612ce2565b5f90555f612ca0565b90918382612e018661277f565b81929192612f0a575b5050612ee9575b7ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8460d81b1691161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a36001600160a01b0384163b1561023e5760405163c3a1073360e01b8152600481018890525f81602481836001600160a01b038a165af180156115e357612ed9575b50612d57565b5f612ee391612272565b5f612ed3565b506001820192508282116107a757899260e81b60ff60e81b19851617612e11565b119050835f612e0a565b9091925060ff8560d81c16612f29828561245e565b03613053576019905b600160a31b612f448360028801612932565b9054600391821b1c90612f5a8560028a01612932565b90918254915f19911b1b1916905580612f74848c51613cb7565b52161561304a5760208801515115612fff575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107a75760208d015194848101918282116107a757600198612fdb612fe1945f99613cb7565b52613cb7565b528252601c87016020526040822082815501555b01908a9291612c89565b8260011b6001600160ff1b03841684036107a75761301c816138ef565b9061302a6040519283612272565b808252613039601f19916138ef565b013660208301376020890152612f87565b60019150612ff5565b61305d818461245e565b90612f32565b8a92919060ff5f612c52565b600160f01b831615159450612c16565b61308891612607565b612c09565b620bbdf11981019081116107a757620569c99004612bfe565b6334edfe3160e01b5f52621127bb60045260245ffd5b50621127bb811015612beb565b5f91612c0b565b926130e963ffffffff8360909894989795971c1661457f565b945f945b602087015180518710156131d157600160f81b906001600160f81b031990613116908990613cb7565b515116036131c5575f5b875180518210156131b1576001600160a01b0360406131428461314d94613cb7565b510151168a8861326a565b602061315c89828c0151613cb7565b5101511161316c57600101613120565b60405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152606490fd5b5050929190946001905b01949091926130ed565b929190946001906131bb565b50919450929450949094612bd4565b60405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152606490fd5b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152606490fd5b915f90600260ff61327f9460d81c16856127a3565b901561328e576123ed91612aa0565b50505f90565b927fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde82608061224b9694955f6001600160a01b03809216948582528160205260409081832088845260205281832089600282016132f08482612932565b90549060031b1c90600160a31b82161515918288146133bd57858852601c8501602052886001888a200154935b613329868610156121b1565b891461337057505050601c929161333f91612607565b92855201602052600182842001555b8051926002845289166020840152820152856060820152a35f33926002612614565b6133b695509261339a9296936133926133a09661338c856157e2565b93612607565b921690615949565b93612932565b819391549060031b91821b915f19901b19161790565b905561334e565b888160a41c9361331d565b156133cf57565b60405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152606490fd5b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e57602001918160061b3603831361023e57565b9081602091031261023e5751801515810361023e5790565b91906001600160a01b0380911680156138aa57613481903014156133c8565b61348a83614cbc565b61349760e0840184613414565b600a8111613893575f905f925b8184106138005750506127109150116137bb576134c460a084018461233d565b600581116137a45792821692831580159290915f5b8181106136525750505090613640575b61363b576020926134fb848201612373565b9061350b82638f8b138e86614b2d565b6135f65784929161352161014060449301612328565b946040519586948593632966e35360e11b855216600484015261ffff60f01b1660248301525afa9081156115e3575f916135c9575b501561355f5750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b6135e99150823d84116135ef575b6135e18183612272565b81019061344a565b5f613556565b503d6135d7565b60405162461bcd60e51b815260048101869052601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152606490fd5b505050565b508235600881101561023e57156134e9565b6001600160f81b03198061366a611709848688614d99565b161561367a611709848688614d99565b9015613791575050602080613690838587614d99565b0135151580613777575b15613768576001600160801b03816136b3848688614d99565b013511816136c2848688614d99565b01359061375657508486613732575b156136df57506001016134d9565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c656420666044820152656f722066656560d01b6064820152fd5b50613751613746604061151c858789614d99565b63b6e306ac8a614b2d565b6136d1565b630fa6ad5f60e11b5f5260045260245ffd5b631f2a200560e01b5f5260045ffd5b5086613789604061151c858789614d99565b16151561369a565b63fba5809f60e01b5f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b909184613816613811868686614d89565b612373565b161561384e576020613829858585614d89565b01359061ffff821680920361023e576001916138449161245e565b93019291906134a4565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152606490fd5b67ffffffffffffffff81116122945760051b60200190565b90613911826138ef565b60406139206040519283612272565b8382528193613931601f19916138ef565b01915f5b8381106139425750505050565b60209083516139518582612272565b5f8152825f81830152828501015201613935565b90813591600883101561023e5761397e60208201612373565b916060604083013592013590565b1561399357565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b9290919260088110156114145760028114613c1e57600303613a9857506139ff8282615372565b6001600160a01b039081168482161492828216803b1561023e576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af19485156115e35761224b95613a88575b5083613a70575b50505061398c565b613a7e919293503093615372565b16145f8080613a68565b5f613a9291612272565b5f613a61565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615613be5575f96613bef575b50823b1561023e578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af18015613be5579185949291613b72969492613bd5575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa938415613bcc57505f93613b9a575b505061224b92613b949161245e565b1461398c565b9080929350813d8311613bc5575b613bb28183612272565b8101031261023e57519082613b94613b85565b503d613ba8565b513d5f823e3d90fd5b5f613bdf91612272565b5f613b47565b87513d5f823e3d90fd5b9095508481813d8311613c17575b613c078183612272565b8101031261023e5751945f613ae1565b503d613bfd565b5061224b939250613c4a613b9492613c4383613c3a3084615bed565b96309084615aa2565b3090615bed565b9261245e565b91908110156129415760071b0190565b905f5b818110613c6f57505050565b613c82613c7d828486613c50565b613965565b600884929594101561141457600194858303613ca3575b5050505001613c63565b613cae9333936139d8565b5f808080613c99565b80518210156129415760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f52602052613d0563ffffffff60405f205460901c1661457f565b935f9160408601955b80518051851015613dca5784613d2391613cb7565b519887515115613dad575b89830199810198905f5b8951908151811015613d9a5761ffff86613d558f84905195613cb7565b51015116918281029281840414901517156107a757613d948b8f8b8f958b8f93613d8b886127108360019c511695049751613cb7565b515116936153df565b01613d38565b50909a5090985050600190930192613d0e565b613dc58b828c015116848c015190883091888c6153df565b613d2e565b50975050505050505091505151151590565b8282613deb9295949395615486565b92831591821592613e45575b505015613e0057565b60405162461bcd60e51b815260206004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152606490fd5b6001600160a01b0392509060246020926040519485938492634f558e7960e01b84526004840152165afa9081156115e3575f91613e85575b505f80613df7565b613e9e915060203d6020116135ef576135e18183612272565b5f613e7d565b92939490969195346142f3575b6001600160a01b03168015908115614224575b50156141b95794939291905f955b808710613ee3575050505050505090565b90919293949596613ef8613c7d898489613c50565b60089b939194929b92838310158061141457600184146141aa57613f1f838f8990876154cc565b8215801561419d575b1561415857611414578c86918b95600386149081614126575b5061409e575b91839185613f55948d6155e1565b9c909c8061406d575b613fc8575b946001956001600160a01b03604091613f7e83518097612048565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038c1692a35b01959493929190613ed2565b92613fdb6001600160a01b03918d615372565b16803314908115614007575b5015613ff4578892613f63565b63c6cd8a0b60e01b5f523360045260245ffd5b905060409081519063e985e9c560e01b825260048201523360248201526001600160a01b038d826044816020948594165afa928315613bcc57505f92614050575b50505f613fe7565b6140669250803d106135ef576135e18183612272565b5f80614048565b50925060028203614097576001925b60038410156114145760038810156114145789938811613f5e565b5f9261407c565b94506001600160a01b039150166001600160a01b038c16811480159061411c575b15611830576140ce8a8d615372565b6001600160a01b031630146118305781868e858d97613f55955f5261411160205f8152604090815f2090875f52525f205460701b600160f11b80911614156133c8565b929450509150613f47565b50898614156140bf565b96505091506001600160a01b03165f52600960205260ff60405f20541693841015611414578c86918b9515155f613f41565b60405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152606490fd5b50505f6003841415613f28565b509b5050505060019150613fbc565b60405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152608490fd5b829150604080518092636aeb87dd60e01b8252602482019260209586948560048601525260448301908b905f5b8981106142955750505082809103915afa9182156115e3575f92614278575b50505f613ec4565b61428e9250803d106135ef576135e18183612272565b5f80614270565b92919450929450833590600882101561023e576142b481600193612048565b6001600160a01b036142c7898701611f72565b168882015283850135848201526060808601359082015260808091019401910190869492869492614251565b96806142fe8161277f565b5015614363575b506143196001600160a01b0391349061245e565b9785604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa6080858c1692a39050613eb1565b905060ff8160d81c16600181018091116107a75760e81b60ff60e81b199190911617614319614305565b906143966122f4565b90600160f01b16156143ae575060196123ed91612955565b905090565b67ffffffffffffffff811161229457601f01601f191660200190565b5160088110156114145790565b60208183031261023e5780519067ffffffffffffffff821161023e570181601f8201121561023e57805190614410826143b3565b9261441e6040519485612272565b8284526020838301011161023e57815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b1561448c5761446081516143cf565b600881101561141457600314614501575b61447b81516143cf565b6008811015611414576004146144aa575b50506144975f6143b3565b6144a46040519182612272565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f91816144dd575b506123ed578061448c565b6144fa9192503d805f833e6144f28183612272565b8101906143dc565b905f6144d2565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f918161453a575b506145345750614471565b91505090565b61454f9192503d805f833e6144f28183612272565b905f614529565b51906001600160f81b03198216820361023e57565b51906001600160a01b038216820361023e57565b90604080516060906145918282612272565b8181526020908282820152828482015263ffffffff8196169081156147d957505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c808252010181528351840190828201848684031261023e578386015167ffffffffffffffff9081811161023e5787019682603f8901121561023e57858801519761462c896138ef565b9861463986519a8b612272565b808a528589898c0192028301019185831161023e578601905b828210614792575050508381015182811161023e5781019683603f8901121561023e578688015197614683896138ef565b9861469087519a8b612272565b808a5286898b019160061b8301019186831161023e578701905b82821061475a5750505081015191821161023e57019281603f8501121561023e5784840151906146d9826138ef565b946146e685519687612272565b828652848787019360061b82010193841161023e578401915b83831061471457505050508601528401528252565b8487848403011261023e5784519061472c8683612272565b6147358461456b565b8252878401519061ffff8216820361023e5782899283899501528152019201916146ff565b878a838b03011261023e5789889182516147748482612272565b61477d85614556565b815282850151838201528152019101906146aa565b8989838a03011261023e57888a9188516147ac8482612272565b6147b585614556565b815282850151838201526147ca8a860161456b565b8a820152815201910190614652565b955050505050565b916001600160a01b03604051926147fc602085018096612048565b166040830152606082015260608152614816608082612272565b51902090565b9161482b929594939195613ddc565b9263ffffffff8460901c165f52600460205260405f206001600160a01b0382165f5260205260ff60405f205416156148755761486961486e91612560565b6122a8565b1561376857565b60405162461bcd60e51b815260206004820152602160248201527f53656e646572206973206e6f7420696e2062656e6566696369617279206c69736044820152601d60fa1b6064820152608490fd5b929092600881101561141457600281146149725760031461493657604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c48201526123ed8160e481015b03601f198101835282612272565b6040516323b872dd60e01b60208201523060248201526001600160a01b0390911660448201526064810192909252506123ed8160848101614928565b5060405163a9059cbb60e01b60208201526001600160a01b039091166024820152604481019190915290506123ed8160648101614928565b805180159182156149ba57505090565b602090810151925081106149cf575b50151590565b5f199060200360031b1b165f6149c9565b916149ee8260028501612932565b90549060031b1c936008821015611414576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16614a6357600214614a5a57600160a31b831615614a5157601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b614a746122f4565b50614a7e816157e2565b90604091825193614a8f8486612272565b614a998286612387565b6001600160a01b0383166020860152600160a31b8316614b055750600881101561141457600303614ae557905f91815193614ad5606086612272565b845260a41c602084015282015290565b815192614af3606085612272565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614b20606086612272565b8452602084015282015290565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa9081156115e3575f91614b62575090565b6123ed915060203d6020116135ef576135e18183612272565b15614b8257565b60405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152606490fd5b9293919594909415614cab57614be4620493e0338385888b615894565b614ca3579460088110156114145760038114614c9a575b335f52600560205260405f20614c128386846147e1565b5f5260205260405f20614c2687825461245e565b90556001600160a01b03809416958692614c436040518094612048565b602083015260408201527fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a3167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b60019550614bfb565b505050505050565b9290915061224b9493503393612614565b803590600882101561023e578115614d4d57614d0f60609282600360206001600160a01b03950192614d03614cf085612373565b60408501359889950135948591846154cc565b14614d3a575b50612373565b165f525f60205260405f20905f5260205261224b60405f205460701b600160f11b80911614156133c8565b6001614d4791111561398c565b5f614d09565b61224b91506001600160a01b03614d6660208301612373565b16159081614d75575b5061398c565b90506040606082013591013517155f614d6f565b91908110156129415760061b0190565b9190811015612941576060020190565b356001600160f81b03198116810361023e5790565b60e01c60ff168061279157505f905f90565b919094929394801580615049575b80615041575b615036576040908151936020809481870193608088019080606092606088525260a0890194915f5b828110614fea5750505050601f19928388820301868901528280835192838152019201905f5b818110614fbc5750505082878203016060880152898152019085885f5b8b8110614f7a575050614e689203908101865285612272565b8351902094855f5260028352815f20549263ffffffff80941680614f71575060019460015498858a168681146107a757600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff0928315614f6457525f86815260038452858120805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b039485161790555b818110614f31575050505050505050565b8790875f5260048552865f2084614f4c61381184878b614d89565b165f528552865f208260ff1982541617905501614f20565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b03614f8f84611f72565b168152868301359061ffff821680920361023e578781019190915285019291879190860190600101614e4f565b825180516001600160f81b031916855260209081015190850152889460409094019390920191600101614e32565b919394509194828060019260ff60f81b6150038a612089565b1681528b8901358c8201526001600160a01b036150218c8b01611f72565b168b8201520196019101918894939192614e0c565b505f94508493505050565b508515614de4565b50815115614dde565b64ffffffffff8160b01c16156152d357600160f21b809160701b160361528e5761507e6003600a61225c565b549067ffffffffffffffff809260a01c1690801515808091615268575b612d8f57600c54926001600160a01b03809416918215615259573660641161023e576004928335906024359160443597881680980361023e5760608110158061524e575b156152405760209788820180921161522d5788840180941161522d57905f91604051948a8601926304d0e0d160e51b84523360248801526044870152606486015260848501526084845261513460a485612272565b615170606319604051928b840196518091885e83018b810185815260648336019137360190836043199286848201520390810184520182612272565b6040519338915190845afa156126e5573d15615215575b506151ad6151b2913d815287808201913d5f843e813d820101604052805101019061344a565b6133c8565b6151bd575050505050565b60010193841161520257505f52600281526bffffffffffffffff0000000060405f20928354921b16906bffffffffffffffff0000000019161790555f80808080612551565b601190634e487b7160e01b5f525260245ffd5b3b15615221575f615187565b83635a836a5f5f52601cfd5b601187634e487b7160e01b5f525260245ffd5b85632d98cd5160e01b5f525ffd5b5060608310156150df565b632858746360e01b5f5260045ffd5b50815f5260026020528360405f205460201c16600184018581116107a75785161461509b565b60405162461bcd60e51b815260206004820152601760248201527f4e6f5472616e736665722072756c65206e6f74207365740000000000000000006044820152606490fd5b60405162461bcd60e51b815260206004820152601260248201527f4e6f2054696d65204c6f636b20666f756e6400000000000000000000000000006044820152606490fd5b9091803591600883101561023e57821561536c576153549261533c60208401612373565b906003810361535d57601960405f955b0135936159e7565b600160f01b1790565b6019604060608601359561534c565b50505090565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa9081156115e3575f916153ab575090565b90506020813d6020116153d7575b816153c660209383612272565b8101031261023e576123ed9061456b565b3d91506153b9565b9094929391948315614ca3576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd733560203083149586615458575b604051948986521693a41561544d575080613c4a61224b94613c43613b9494613c3a3084615bed565b909161224b93615aa2565b8085165f525f825260405f20865f5282528a61547e8a5f604081209360028554866155e1565b509055615424565b549291908315806154a3575b61549a575050565b5f809350612af5565b506001600160a01b0381165f52600960205260ff60405f20541660088110156114145715615492565b91929060088310159384611414576002841491821592836155d4575b8681156155c4575b5015801561558f575b61558657501590848215615578575b505015615533571591821592615522575b50501561376857565b909150611414576003145f80615519565b60405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152606490fd5b909150611414575f84615508565b91509192612af5565b506001600160a01b03807f000000000000000000000000000000000000000000000000000000000000000016908216146154f9565b90506114145760048514866154f0565b505f9550600385146154e8565b9291939094600885101561141457600385036157b0575b60ff9160ff8760d81c169561560c88614dbe565b90601989101561576b5715908115615761575b501561570c578692828661563493868a6159e7565b600a82101561567c575b5091505060019150018091116107a7577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a86146156b7575b505050906156ab9460ff9216011691615c1b565b90555f8080838161563e565b9396935f9291905b8684106156cf5750969396615697565b91939495509196956156fc849189846156e88288612955565b60208b818351015116910151011691615c1b565b97019189959493919796976156bf565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f61561f565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b6157c382848760ff8a60d81c16886127a3565b906157ce57506155f8565b92509290506157dd9350615b09565b905f90565b60a01c60071660088110156114145790565b915f915f93615804828251613cb7565b519461580f866157e2565b956001600160a01b0381169587600160a31b83161561586d57505050506020019081518160011b916001600160ff1b038116036107a7578161585091613cb7565b51915190600181018091116107a75761586891613cb7565b519091565b6008919395508092945010156114145760030361588b575060a41c91565b92915060a41c90565b91939092801580615935575b61592a576008831015611414576001831461591957833b1561590f575f946158c7936148c4565b906040519383835192602038950192f1903d60203d11615907575b806020918352805f8385013e820101604052816158fd575090565b6123ed91506149aa565b5060206158e2565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156114145760038314156158a0565b916008831015611414576001600160a01b039060a41b9260a01b9116171790565b90916159a19064ffffffffff61597f82614dbe565b509160b01c16156159e0576001905b156159d75760ff8060015b16911661245e565b820361328e57600282109182156159b757505090565b90915015612941576001600160f81b0319906159d290614da9565b161590565b60ff805f615999565b5f9061598e565b9290939160088110156114145760028103615a9c57855b600482141580615a86575b615a63575090615a1891615bcb565b615a286133a08560028601612932565b905580615a4e575b5082615a3b57505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f615a30565b6133a0949650615a82959350600292615a7b92615949565b9401612932565b9055565b506b0fffffffffffffffffffffff811115615a09565b826159fe565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615615aeb575b50505f606052604052565b3b153d171015615afc575f80615ae0565b637939f4245f526004601cfd5b6002810192615b188385612932565b90549060031b1c90600160a31b8216615bad57615b38908260a41c61245e565b916b0fffffffffffffffffffffff8311615b7257509161339a6133a092846001600160a01b03615b6a615a82976157e2565b911690615949565b9193615b9b6133a08561339a856001600160a01b03615b93601c9a986157e2565b911690615bcb565b90555f5201602052600160405f200155565b935050601c915f5201602052615a82600160405f200191825461245e565b906008821015611414576001600160a01b03600160a31b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107a75760ff809116831b921b1916179056',
  immutables: [{"length":32,"start":7071},{"length":32,"start":21915}],
} as const
