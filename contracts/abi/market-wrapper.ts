// Written by build/compile-contracts.ts from contracts/wrapper/MarketWrapper.sol.

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

export const marketWrapperBytecode = '0x60a080604052346100fa57602081615d89803803809161001f828561015f565b8339810103126100fa57516001600160a01b0380821691908282036100fa57331561014c5760075460018060a01b0319809116600755600654903390821617600655604051913391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a382156100fe5750608052803b156100fa575f8091600460405180948193632dceecbb60e21b83525af180156100ef576100df575b604051615bf290816101978239608051818181611b28015261549d0152f35b5f6100e99161015f565b5f6100c0565b6040513d5f823e3d90fd5b5f80fd5b62461bcd60e51b8152602060048201526024808201527f50726f746f636f6c54656368546f6b656e2063616e74206265207a65726f2076604482015263616c756560e01b6064820152608490fd5b631e4fbdf760e01b5f525f60045260245ffd5b601f909101601f19168101906001600160401b0382119082101761018257604052565b634e487b7160e01b5f52604160045260245ffdfe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714611ed057508063097a09d814611e235780630fcf9b3c14611df957806310118ebb14611dd3578063150b7a0214611d685780632430155914611d4b57806329b7c9b614611cfa5780632fbde23514611cdd578063320a18dc14611b4c578063331758e614611b095780633360aa3c14611a5657806339e899ee146119f157806342fb01a8146119a157806345acb471146119865780634a0a9d5e146119155780634b8a5fd1146118635780634d36d08514610fdc578063532c814214610f54578063576f630214610e6157806366967cbb14610e1b578063715018a614610dbf57806379ba509714610d445780637f6d4c9314610ce3578063806c3ca914610bac5780638da5cb5b14610b8657806391ddb14614610b31578063980550ca14610b165780639a7b050914610a99578063a1ecc7b814610a7b578063a504104014610a58578063b4317d5314610a1f578063b633f0951461096e578063bc197c81146108ce578063c424d4f71461040a578063cf5303cf146103e4578063e30c3978146103be578063f0e5d1ac14610352578063f1551a9c14610326578063f23a6e61146102ac578063f2fde38b146102425763faf7d720146101df575f80fd5b3461023e57604036600319011261023e576004356001600160a01b038116810361023e575f61021991610210612505565b60243590612ad3565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b3461023e57602036600319011261023e576004356001600160a01b0380821680920361023e57610270612a5b565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760843567ffffffffffffffff811161023e576102fd903690600401611f75565b505030036103175760405163f23a6e6160e01b8152602090f35b6379d104d360e01b5f5260045ffd5b3461023e57604061034461033b366004611f37565b93929092612080565b835191825260208201529050f35b3461023e57608036600319011261023e576004356001600160a01b039081811680910361023e57602435600881101561023e57604435928316830361023e576103aa915f52600560205260405f2092606435916144a9565b5f52602052602060405f2054604051908152f35b3461023e575f36600319011261023e5760206007546001600160a01b0360405191168152f35b3461023e575f36600319011261023e576020600b546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e576040519061043e60e083612223565b6104466122a5565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080549061049a63ffffffff8360901c16614247565b906104a58382614055565b84526104b0836126fa565b9080156108c15760d885901c60ff16600181019081106107a757925b6104ee6104d8856138a0565b946104e66040519687612223565b8086526138a0565b5f5b601f19820181106108aa5750505f5b60ff8760d81c1681106108505750506107fd575b50602084015280516060840152600160f11b8216156107035780602060409201515b6080850152015160a083015261ffff60f01b9060701b1660c08201526040516020815261016081019161056c602083018251612006565b60208101519261014060a08401528351809152602061018084019401905f5b8181106106e3575050506001600160a01b0360408201511660c0830152606081015192601f198382030160e0840152602080855192838152019401905f5b8181106106a657505050608081015192601f1983820301610100840152602080855192838152019401905f5b8181106106745750505060a081015190601f19838503016101208401526020808351958681520192015f945b80861061064557505060c001516001600160f01b0319166101408301528190039150f35b90926020604060019261ffff8388516001600160a01b0381511684520151168382015201940195019490610621565b909194602061069c600192885190602060409260ff60f81b8151168352015160208201520190565b96019291016105f5565b909194602060606001926001600160a01b0360408a5160ff60f81b81511684528581015186850152015116604082015201960191019190916105c9565b90919460206080826106f86001948a51612006565b01960192910161058b565b64ffffffffff8260b01c169061071883614ae9565b92801580159291906107f75760015b82156107ee5760ff8060015b1691160160ff81116107a75760ff61074b91166138b8565b926107bb575b50610760575b60409250610535565b6040519261076f604085612223565b600160f91b8452602084015280515f198101939084116107a757836107a19161079a6040968561397d565b528261397d565b50610757565b634e487b7160e01b5f52601160045260245ffd5b604051906107ca604083612223565b5f825260208201526107dc5f8461397d565b526107e75f8361397d565b5086610751565b60ff805f610733565b5f610727565b6108499060405161080f604082612223565b600181525f602082015260405190610828606083612223565b81525f60208201526001600160801b038616604082015261079a828561397d565b5084610513565b61085a81836128d0565b9083806108a0575b1561089357600181018082116107a75760019261088c91905b610885828a61397d565b528761397d565b50016104ff565b61088c600192829061087b565b5080851115610862565b6020906108b56122a5565b828289010152016104f0565b60ff8560d81c16926104cc565b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5767ffffffffffffffff60443581811161023e5761092090369060040161204f565b505060643581811161023e5761093a90369060040161204f565b505060843590811161023e57610954903690600401611f75565b505030036103175760405163bc197c8160e01b8152602090f35b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e5761099b612a5b565b806001600160a01b0319600b541617600b556109b96003600a61220d565b67ffffffffffffffff600181835460a01c16019081116107a757815467ffffffffffffffff60a01b191660a09190911b67ffffffffffffffff60a01b161790557ffaa970f53fb3debd43be6e2d010c2bb0414e110f9ea07b78f8228435eaac3d6d5f80a2005b3461023e57602036600319011261023e576004356001600160a01b038116810361023e57610a4e6020916124db565b6040519015158152f35b3461023e576102195f610a6c366004611fa3565b9150610a76612505565b612ad3565b3461023e575f36600319011261023e5760206040516305a39a808152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e575f525f60205260405f206024355f5260205260206040610aea610ae5825f20805490614055565b614107565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b3461023e575f36600319011261023e57602060405160198152f35b606036600319011261023e576004356001600160a01b038116810361023e576044359067ffffffffffffffff821161023e57610b74610219923690600401611fc8565b91610b7d612505565b602435906123e6565b3461023e575f36600319011261023e5760206006546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b0380821680920361023e576024359081159182150361023e57610be8612a5b565b825f52600c60205260405f2054915f14610c395750507fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d60205f5b835f52600c82528060405f2055604051908152a2005b8115610c6a575b5060207fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d91610c23565b9050610c786003600a61220d565b541615610cb7577fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb06202a3005b426123d9565b9150610c40565b7fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb05f610caa565b3461023e5760a036600319011261023e576001600160a01b03600435818116810361023e5760443591808316830361023e576064359081160361023e576084356001600160f81b03198116810361023e57602092610a4e926024359061230e565b3461023e575f36600319011261023e576007546001600160a01b033381831603610dac576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b3461023e575f36600319011261023e57610dd7612a5b565b5f6001600160a01b036007548119809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e575f526009602052602060ff610e5f60405f205460405192839116611ff9565bf35b3461023e57366003190160a0811261023e5760801361023e576001600160a01b0360843581811680820361023e57610e97612505565b600435600881101561023e576024359384169384810361023e5760443591610ec08383836144a9565b95335f52600560205260405f20875f5260205260405f2054948515610f455761021997335f52600560205260405f20905f526020525f604081205560405190610f098285611ff9565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a361258f565b6312d37ee560e31b5f5260045ffd5b3461023e57608036600319011261023e576004356001600160a01b03808216820361023e5760243591604435918216820361023e57602092610fb191606435938492610f9e612505565b610fab848383863361294e565b9261320f565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b60031960603682011261023e5767ffffffffffffffff90816004351161023e57610160906004353603011261023e5760243590811161023e57611023903690600401611fc8565b906001600160a01b03604435166044350361023e576110406122a5565b50611049612505565b60086101046004350135101561023e576001600160a01b036110736101046004350135600a61220d565b54169081156118535760043560040135600881101561023e5715908180611836575b8061182e575b1561181c575f915b6110b583604435600435600401613413565b6110c4610144600435016122ed565b926110d960a460043501600435600401613343565b604051636aacfca760e11b8152604480356001600160a01b03166004830152600160f21b978816909714602482015290151595810195909552506020846064815f895af1938415611583575f946117e8575b508360446004350135148015906117c8575b156117b957845f525f60205260405f20845f5260205260405f209061116c60c4600435016004356004016133c5565b9071ffff0000000000000000000000000000000061118f610144600435016122ed565b60701c16915f91600882116117a1575f195f805b84811061168d575080611663575b50601981111561161e575b506111c89184916157b7565b15611610575b80611463575b50600160f11b811615611428576111f560c4600435016004356004016133c5565b906111ff826138a0565b9161120d6040519384612223565b8083526020830191368260061b82011161023e5780925b8260061b820184106113ef57505050505f89959360809a888a8c6112bc63ffffffff60901b6112a46113589e9c9a63ffffffff60901b196112946112c29c5b61127760a460043501600435600401613343565b9161128c60e4600435016004356004016133c5565b939092614afb565b949060901b169116179182614d7d565b6112b2600435600401615043565b938d939193615834565b88613b6a565b90816113e7575b50506112d96024600435016122d9565b866112e9610144600435016122ed565b60408051898152604480356001600160a01b03908116602084015234938301939093526001600160f01b0319939093166060820152600435909201359316907fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf49390608090a4156113c957613926565b60405191611367604084612223565b611378610104600435013584612302565b60208301526040519161138c606084612223565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610e5f6040518092612006565b6113e26113da600435600401615043565b91339361506a565b613926565b5587806112c9565b60408436031261023e576020604091825161140a8482612223565b6114138761203a565b81528287013583820152815201930192611224565b916112c25f89959360809a888a8c6112bc63ffffffff60901b6112a46113589e9c63ffffffff60901b1961129461145e8c6138b8565b611263565b61146c82614ae9565b5015806115f1575b156115e25761148d60a460043501600435600401613343565b809291921561158e575f5b8181106114a7575050506111d4565b600460206001600160a01b036114c960406114c386888b614ac4565b016122d9565b16604051928380926318160ddd60e01b82525afa8015611583575f90611550575b6064915004808004600114811517156107a757831161150b57600101611498565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152606490fd5b506020813d60201161157b575b8161156a60209383612223565b8101031261023e57606490516114ea565b3d915061155d565b6040513d5f823e3d90fd5b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b6307bd78cd60e11b5f5260045ffd5b50611601610144600435016122ed565b600160f31b9081161415611474565b600160f11b909117906111ce565b60ff909492941691600183018093116107a7577fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff6111c89360e01b91161793916111bc565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c6111b1565b6116a061169b828787614ab4565b614ad4565b60206116ad838888614ab4565b0135906001600160f81b0319168061174057506116cb428211614843565b6305a39a8042018042116107a75781116116fb578281116116f2575b506001905b016111a3565b915060016116e7565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600160f91b8103611766575083811061175d575b506001906116ec565b92506001611754565b6001600160f81b0319810161178f575086811161178657506001906116ec565b95506001611754565b6314b4bd6560e31b5f5260045260245ffd5b5063c3e33c9960e01b5f52600452600860245260445ffd5b6333184def60e11b5f5260045ffd5b50846001600160a01b036117e06024600435016122d9565b16141561113d565b9093506020813d602011611814575b8161180460209383612223565b8101031261023e5751928661112b565b3d91506117f7565b6001600160a01b0360085416916110a3565b50831561109b565b5061184b60a460043501600435600401613343565b905015611095565b5f80806101046004350135612a70565b3461023e575f36600319011261023e57611894600b546001600160a01b038091163314908115611907575b50612259565b6118a06003600a61220d565b67ffffffffffffffff600181835460a01c16019081116107a757815467ffffffffffffffff60a01b191660a09190911b67ffffffffffffffff60a01b16179055337fa442006ee6847434a9aab59a64968269e35cd141be99fb34dcdacd94b9bd6bce5f80a2005b90506006541633148261188e565b3461023e57606036600319011261023e576004356001600160a01b038082169182810361023e5760243591604435908116810361023e5761021993611958612505565b5f525f60205260405f20835f526020526119788160405f208054906131e5565b92610fab848383863361294e565b3461023e575f36600319011261023e57602060405160018152f35b3461023e57608036600319011261023e576008600435101561023e576024356001600160a01b038116810361023e57606435801515810361023e57610219916119e8612505565b60443590612ad3565b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e57611a1e612a5b565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b3461023e57602036600319011261023e57600435600881101561023e57611a866001600160a01b0391600a61220d565b541680611aac575f905b604080516001600160a01b039290921682526020820192909252f35b60405163c1292cc360e01b8152602081600481855afa908115611583575f91611ad7575b5090611a90565b90506020813d602011611b01575b81611af260209383612223565b8101031261023e575182611ad0565b3d9150611ae5565b3461023e575f36600319011261023e5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461023e57611b5c366004611fa3565b611b67929192612a5b565b6001600160a01b0392838116938415611c98576008841015611c845760038403611c7c57611b9684600a61220d565b54168015918215611c6e575b505015611c5b575f838152600960205260409020805460ff191660ff8416179055611bce82600a61220d565b805473ffffffffffffffffffffffffffffffffffffffff191684179055823b1561023e576040516355e89af360e11b815260048101829052905f8260248183885af1908115611583577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a092602092611c4b575b50604051908152a3005b5f611c5591612223565b85611c41565b82632cb4b6a760e11b5f5260045260245ffd5b9091503f903f148480611ba2565b505f92612a70565b634e487b7160e01b5f52602160045260245ffd5b60405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152606490fd5b3461023e575f36600319011261023e5760206040516202a3008152f35b3461023e5760a036600319011261023e576004356001600160a01b03808216820361023e5760243590808216820361023e57606435908116810361023e57611d499260843592604435916121ae565b005b3461023e575f36600319011261023e576020604051620493e08152f35b3461023e57608036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760643567ffffffffffffffff811161023e57611db9903690600401611f75565b5050300361031757604051630a85bd0160e11b8152602090f35b3461023e575f36600319011261023e5760206008546001600160a01b0360405191168152f35b3461023e576060611e0e61033b366004611f37565b90604051921515835260208301526040820152f35b3461023e57606036600319011261023e576004356001600160a01b03811680820361023e57602091611e7291602435928392611e6d60443580968193611e67612505565b33612541565b612582565b815f525f855260405f20835f52855260405f20557fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde826080604051600181525f878201525f6040820152856060820152a3610fb133825f80600161258f565b3461023e57602036600319011261023e576004359063ffffffff60e01b821680920361023e576020916301ffc9a760e01b8114908115611f12575b5015158152f35b630271189760e51b14905083611f0b565b35906001600160a01b038216820361023e57565b908160a091031261023e57611f4b81611f23565b916020820135916040810135600881101561023e57916080611f6f60608401611f23565b92013590565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020838186019501011161023e57565b9081606091031261023e578035600881101561023e57916040611f6f60208401611f23565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460071b01011161023e57565b906008821015611c845752565b60406060916001600160a01b0360208251612022878251611ff9565b01511660208501526020810151828501520151910152565b35906001600160f81b03198216820361023e57565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460051b01011161023e57565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f20918254946120b0866126fa565b9590966008821015611c84576001821461213757906120e09392916002821461212f575b60d81c60ff168661271e565b9490949285156121225760406120f78580936128d0565b01519482612117575b505061210857565b905f1981146107a75760010190565b11159050825f612100565b505f945084935083925050565b5f93506120d4565b95969394505050505f14612158576001600160801b03600192169291929190565b5f92508291508190565b1561216957565b60405162461bcd60e51b815260206004820152601560248201527f416d6f756e74206578636565642062616c616e636500000000000000000000006044820152606490fd5b93929190916001600160a01b0390818116156121fe57906121da85849386956121f5976121fc9a61294e565b92165f525f60205260405f20905f5260205260405f20612a1b565b1015612162565b565b50509061220a93612541565b50565b906008811015611c84575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff82111761224557604052565b634e487b7160e01b5f52604160045260245ffd5b1561226057565b60405162461bcd60e51b815260206004820152601460248201527f4f6e6c79207472757374656420616464726573730000000000000000000000006044820152606490fd5b604051906122b4606083612223565b5f60408381516122c48382612223565b83815283602082015281528260208201520152565b356001600160a01b038116810361023e5790565b356001600160f01b03198116810361023e5790565b6008821015611c845752565b926001600160a01b038416331480156123d0575b1561238b576001600160f81b031916612384577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c1561236b576123689350613991565b90565b9161237f915f9361237a612505565b613991565b915d90565b5050505f90565b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152606490fd5b50303314612322565b919082018092116107a757565b831593929184806124d3575b6124cc576001600160a01b03918281165f525f60205260405f20825f5260205260405f2092612422838386613aa2565b91600160f31b808460701b1614612487578561245f9488926121fc9a5f1461247c575f945b851615158061246e575b156124665760019588613b6a565b9055613926565b6002956112bc565b50600160f11b861615612451565b846008541694612447565b60405162461bcd60e51b815260206004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152606490fd5b5050505050565b5034156123f2565b6001600160a01b03165f52600c60205260405f205480151590816124fd575090565b905042101590565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c612532576001905d565b633ee5aeb560e01b5f5260045ffd5b926121fc92612570928296956001600160a01b0382165f525f60205260405f20835f5260205260405f206144e4565b926001600160801b0384161015612162565b919082039182116107a757565b929093918115806126e6575b6124cc576008841015611c8457600184146126c45760028414612669576125c19361458c565b905f604051928051602038920183855af115612660573d15612647575b503d81523d5f602083013e3d81016125fd602082019283604052614672565b15612606575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b15612653575f6125de565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f511416156126a6575b50505f603452565b3b153d1710156126b7575f8061269e565b6390b8ec185f526004601cfd5b505f935083919250819038935af1156126d957565b63b12d13eb5f526004601cfd5b506008841015611c8457600384141561259b565b60e81c60ff168061270c57505f905f90565b5f198101919082116107a75760019190565b9192909493600a86111561286f5790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b6127b6575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61284b84848a848a6146a8565b6128625750858101908082116107a75716806127a3565b9850505050925050509190565b9194925f5b84811061288857505050505090505f905f90565b612895848484848b6146a8565b6128a157600101612874565b95505050505060019190565b601a8210156128bc5701905f90565b634e487b7160e01b5f52603260045260245ffd5b612368916128dc6122a5565b506128ea81600284016128ad565b905460039190911b1c91600160a31b83161561292f57601c915f520160205260405f2060016040519161291e604084612223565b805483520154602082015290614734565b505060405161293f604082612223565b5f81525f602082015290614734565b919361297d9193946001600160a01b03948581165f525f60205260405f20825f5260205260405f2094856144e4565b9160085416838115159182612a04575b5050156129b3576123689260025f9260ff6129ac9560d81c169061271e565b9190612162565b60405162461bcd60e51b815260206004820152602360248201527f436f6c6c61746572616c206e6f7420617661696c61626c6520666f722072656d6044820152626f766560e81b6064820152608490fd5b612a14925063c31934e1906147f5565b835f61298d565b612a2882600283016128ad565b905460039190911b1c91600160a31b831615612a5357601c92505f5201602052600160405f20015490565b505060a41c90565b6006546001600160a01b0333911603610dac57565b916001600160a01b0360849492612a9560405195612a8f604088612223565b86612302565b16602084015260405192612aaa606085612223565b835260208301526040820152612ad16040519163391102fb60e01b83526004830190612006565bfd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f2092612b01858386615388565b90612b0c8684615878565b6001600160a01b03339116036131a057600160f01b607083901b81161461315b57612b434264ffffffffff8460b01c161115614843565b600160f11b821661304b575b83156130445760ff8260d81c165a81158015613037575b1561302157620bbdf281101561300857505f5b818110612ffa5750505f5b915b821595869384612fea575b612bd460405195612ba3604088612223565b6060875260606020880152612bbe8360ff8760d81c16612582565b9015612fde578a92919060ff60015b16906123d9565b612bdd816138a0565b612bea6040519182612223565b818152612bf6826138a0565b601f190136602083013787525f5b818110612e8f5750508815612d6f57505081612d66575b506001600160a01b0384163b1561023e57604051630852cd8d60e31b8152600481018890525f81602481836001600160a01b038a165af1801561158357612d56575b50865f80600160f01b8416612d31575b604080519182523360208301526001600160801b038516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b835151811015612d005780612cfa878a612cf0600195896156f6565b938c93919361488f565b01612cd4565b5091509493612d10575b50505050565b5f6001612d28956001600160801b038394169461488f565b5f808080612d0a565b50508351515f198101915081116107a757612d4d8891856156f6565b50909150612c6d565b5f612d6091612223565b5f612c5d565b5f90555f612c1b565b90918382612d7c866126fa565b81929192612e85575b5050612e64575b7ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8460d81b1691161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a36001600160a01b0384163b1561023e5760405163c3a1073360e01b8152600481018890525f81602481836001600160a01b038a165af1801561158357612e54575b50612cd2565b5f612e5e91612223565b5f612e4e565b506001820192508282116107a757899260e81b60ff60e81b19851617612d8c565b119050835f612d85565b9091925060ff8560d81c16612ea482856123d9565b03612fce576019905b600160a31b612ebf83600288016128ad565b9054600391821b1c90612ed58560028a016128ad565b90918254915f19911b1b1916905580612eef848c5161397d565b521615612fc55760208801515115612f7a575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107a75760208d015194848101918282116107a757600198612f56612f5c945f9961397d565b5261397d565b528252601c87016020526040822082815501555b01908a9291612c04565b8260011b6001600160ff1b03841684036107a757612f97816138a0565b90612fa56040519283612223565b808252612fb4601f19916138a0565b013660208301376020890152612f02565b60019150612f70565b612fd881846123d9565b90612ead565b8a92919060ff5f612bcd565b600160f01b831615159450612b91565b61300391612582565b612b84565b620bbdf11981019081116107a757620569c99004612b79565b6334edfe3160e01b5f52621127bb60045260245ffd5b50621127bb811015612b66565b5f91612b86565b9261306463ffffffff8360909894989795971c16614247565b945f945b6020870151805187101561314c57600160f81b906001600160f81b03199061309190899061397d565b51511603613140575f5b8751805182101561312c576001600160a01b0360406130bd846130c89461397d565b510151168a886131e5565b60206130d789828c015161397d565b510151116130e75760010161309b565b60405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152606490fd5b5050929190946001905b0194909192613068565b92919094600190613136565b50919450929450949094612b4f565b60405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152606490fd5b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152606490fd5b915f90600260ff6131fa9460d81c168561271e565b90156132095761236891612a1b565b50505f90565b927fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde8260806121fc9694955f6001600160a01b038092169485825281602052604090818320888452602052818320896002820161326b84826128ad565b90549060031b1c90600160a31b821615159182881461333857858852601c8501602052886001888a200154935b6132a486861015612162565b89146132eb57505050601c92916132ba91612582565b92855201602052600182842001555b8051926002845289166020840152820152856060820152a35f3392600261258f565b61333195509261331592969361330d61331b96613307856156e4565b93612582565b921690615796565b936128ad565b819391549060031b91821b915f19901b19161790565b90556132c9565b888160a41c93613298565b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e5760200191606082023603831361023e57565b1561338057565b60405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152606490fd5b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e57602001918160061b3603831361023e57565b9081602091031261023e5751801515810361023e5790565b91906001600160a01b03809116801561385b5761343290301415613379565b61343b836149e7565b61344860e08401846133c5565b600a8111613844575f905f925b8184106137b157505061271091501161376c5761347560a0840184613343565b600581116137555792821692831580159290915f5b81811061360357505050906135f1575b6135ec576020926134ac8482016122d9565b906134bc82638f8b138e866147f5565b6135a7578492916134d2610140604493016122ed565b946040519586948593632966e35360e11b855216600484015261ffff60f01b1660248301525afa908115611583575f9161357a575b50156135105750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b61359a9150823d84116135a0575b6135928183612223565b8101906133fb565b5f613507565b503d613588565b60405162461bcd60e51b815260048101869052601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152606490fd5b505050565b508235600881101561023e571561349a565b6001600160f81b03198061361b61169b848688614ac4565b161561362b61169b848688614ac4565b9015613742575050602080613641838587614ac4565b0135151580613728575b15613719576001600160801b0381613664848688614ac4565b01351181613673848688614ac4565b013590613707575084866136e3575b15613690575060010161348a565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c656420666044820152656f722066656560d01b6064820152fd5b506137026136f760406114c3858789614ac4565b63b6e306ac8a6147f5565b613682565b630fa6ad5f60e11b5f5260045260245ffd5b631f2a200560e01b5f5260045ffd5b508661373a60406114c3858789614ac4565b16151561364b565b63fba5809f60e01b5f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b9091846137c76137c2868686614ab4565b6122d9565b16156137ff5760206137da858585614ab4565b01359061ffff821680920361023e576001916137f5916123d9565b9301929190613455565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152606490fd5b67ffffffffffffffff81116122455760051b60200190565b906138c2826138a0565b60406138d16040519283612223565b83825281936138e2601f19916138a0565b01915f5b8381106138f35750505050565b60209083516139028582612223565b5f8152825f818301528285010152016138e6565b91908110156128bc5760071b0190565b905f5b81811061393557505050565b613948613943828486613916565b615043565b6008849295941015611c8457600194858303613969575b5050505001613929565b61397493339361506a565b5f80808061395f565b80518210156128bc5760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f526020526139cb63ffffffff60405f205460901c16614247565b935f9160408601955b80518051851015613a9057846139e99161397d565b519887515115613a73575b89830199810198905f5b8951908151811015613a605761ffff86613a1b8f8490519561397d565b51015116918281029281840414901517156107a757613a5a8b8f8b8f958b8f93613a51886127108360019c51169504975161397d565b515116936152d9565b016139fe565b50909a50909850506001909301926139d4565b613a8b8b828c015116848c015190883091888c6152d9565b6139f4565b50975050505050505091505151151590565b8282613ab19295949395615388565b92831591821592613b0b575b505015613ac657565b60405162461bcd60e51b815260206004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152606490fd5b6001600160a01b0392509060246020926040519485938492634f558e7960e01b84526004840152165afa908115611583575f91613b4b575b505f80613abd565b613b64915060203d6020116135a0576135928183612223565b5f613b43565b9293949096919534613fbb575b6001600160a01b03168015908115613eec575b5015613e815794939291905f955b808710613ba9575050505050505090565b90919293949596613bbe613943898489613916565b6008849295939c94101580611c845760018314613e7357613be182878f866153ce565b81158015613e66575b15613e2157611c8457848c8a94600285141580613dee575b613d66575b91839185613c15948d6154e3565b9c909c80613d36575b613c88575b946001956001600160a01b03604091613c3e83518097611ff9565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038c1692a35b01959493929190613b98565b92613c9b6001600160a01b03918d615878565b16803314908115613cc7575b5015613cb4578892613c23565b63c6cd8a0b60e01b5f523360045260245ffd5b905060409081519063e985e9c560e01b825260048201523360248201526001600160a01b038d826044816020948594165afa928315613d2d57505f92613d10575b50505f613ca7565b613d269250803d106135a0576135928183612223565b5f80613d08565b513d5f823e3d90fd5b50925060028203613d5f576001925b600380851015611c8457881015611c845789938811613c1e565b5f92613d45565b94506001600160a01b039150166001600160a01b038c168114801590613de4575b156117b957613d968a8d615878565b6001600160a01b031630146117b95781868e858d97613c15955f52613dd960205f8152604090815f2090875f52525f205460701b600160f11b8091161415613379565b929450509150613c07565b5089861415613d87565b5094506001600160a01b039150165f52600960205260ff60405f205416926008841015611c84578c86918b951515613c02565b60405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152606490fd5b50505f6003831415613bea565b505050985060019150613c7c565b60405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152608490fd5b829150604080518092636aeb87dd60e01b8252602482019260209586948560048601525260448301908b905f5b898110613f5d5750505082809103915afa918215611583575f92613f40575b50505f613b8a565b613f569250803d106135a0576135928183612223565b5f80613f38565b92919450929450833590600882101561023e57613f7c81600193611ff9565b6001600160a01b03613f8f898701611f23565b168882015283850135848201526060808601359082015260808091019401910190869492869492613f19565b9680613fc6816126fa565b501561402b575b50613fe16001600160a01b039134906123d9565b9785604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa6080858c1692a39050613b77565b905060ff8160d81c16600181018091116107a75760e81b60ff60e81b199190911617613fe1613fcd565b9061405e6122a5565b90600160f01b161561407657506019612368916128d0565b905090565b67ffffffffffffffff811161224557601f01601f191660200190565b516008811015611c845790565b60208183031261023e5780519067ffffffffffffffff821161023e570181601f8201121561023e578051906140d88261407b565b926140e66040519485612223565b8284526020838301011161023e57815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b15614154576141288151614097565b6008811015611c84576003146141c9575b6141438151614097565b6008811015611c8457600414614172575b505061415f5f61407b565b61416c6040519182612223565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f91816141a5575b506123685780614154565b6141c29192503d805f833e6141ba8183612223565b8101906140a4565b905f61419a565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f9181614202575b506141fc5750614139565b91505090565b6142179192503d805f833e6141ba8183612223565b905f6141f1565b51906001600160f81b03198216820361023e57565b51906001600160a01b038216820361023e57565b90604080516060906142598282612223565b8181526020908282820152828482015263ffffffff8196169081156144a157505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c808252010181528351840190828201848684031261023e578386015167ffffffffffffffff9081811161023e5787019682603f8901121561023e5785880151976142f4896138a0565b9861430186519a8b612223565b808a528589898c0192028301019185831161023e578601905b82821061445a575050508381015182811161023e5781019683603f8901121561023e57868801519761434b896138a0565b9861435887519a8b612223565b808a5286898b019160061b8301019186831161023e578701905b8282106144225750505081015191821161023e57019281603f8501121561023e5784840151906143a1826138a0565b946143ae85519687612223565b828652848787019360061b82010193841161023e578401915b8383106143dc57505050508601528401528252565b8487848403011261023e578451906143f48683612223565b6143fd84614233565b8252878401519061ffff8216820361023e5782899283899501528152019201916143c7565b878a838b03011261023e57898891825161443c8482612223565b6144458561421e565b81528285015183820152815201910190614372565b8989838a03011261023e57888a9188516144748482612223565b61447d8561421e565b815282850151838201526144928a8601614233565b8a82015281520191019061431a565b955050505050565b916001600160a01b03604051926144c4602085018096611ff9565b1660408301526060820152606081526144de608082612223565b51902090565b916144f3929594939195613aa2565b9263ffffffff8460901c165f52600460205260405f206001600160a01b0382165f5260205260ff60405f2054161561453d57614531614536916124db565b612259565b1561371957565b60405162461bcd60e51b815260206004820152602160248201527f53656e646572206973206e6f7420696e2062656e6566696369617279206c69736044820152601d60fa1b6064820152608490fd5b9290926008811015611c84576002811461463a576003146145fe57604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c48201526123688160e481015b03601f198101835282612223565b6040516323b872dd60e01b60208201523060248201526001600160a01b03909116604482015260648101929092525061236881608481016145f0565b5060405163a9059cbb60e01b60208201526001600160a01b0390911660248201526044810191909152905061236881606481016145f0565b8051801591821561468257505090565b60209081015192508110614697575b50151590565b5f199060200360031b1b165f614691565b916146b682600285016128ad565b90549060031b1c936008821015611c84576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff1661472b5760021461472257600160a31b83161561471957601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b61473c6122a5565b50614746816156e4565b906040918251936147578486612223565b6147618286612302565b6001600160a01b0383166020860152600160a31b83166147cd57506008811015611c84576003036147ad57905f9181519361479d606086612223565b845260a41c602084015282015290565b8151926147bb606085612223565b83525f602084015260a41c9082015290565b809392506020915051920151918151936147e8606086612223565b8452602084015282015290565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa908115611583575f9161482a575090565b612368915060203d6020116135a0576135928183612223565b1561484a57565b60405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152606490fd5b9594929390941561498b576148ab620493e03385848887615a12565b1592836148f2575b5050506148bf57505050565b6001600160a01b0380911692167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b906008831015611c845760038314614982575b335f52600560205260405f2061491c8287866144a9565b5f5260205260405f206149308382546123d9565b905561493f6040518094611ff9565b602083015260408201526001600160a01b038316907fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a35f80806148b3565b60019150614905565b6121fc955033945091929061258f565b156149a257565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b803590600882101561023e578115614a7857614a3a60609282600360206001600160a01b03950192614a2e614a1b856122d9565b60408501359889950135948591846153ce565b14614a65575b506122d9565b165f525f60205260405f20905f526020526121fc60405f205460701b600160f11b8091161415613379565b6001614a7291111561499b565b5f614a34565b6121fc91506001600160a01b03614a91602083016122d9565b16159081614aa0575b5061499b565b90506040606082013591013517155f614a9a565b91908110156128bc5760061b0190565b91908110156128bc576060020190565b356001600160f81b03198116810361023e5790565b60e01c60ff168061270c57505f905f90565b919094929394801580614d74575b80614d6c575b614d61576040908151936020809481870193608088019080606092606088525260a0890194915f5b828110614d155750505050601f19928388820301868901528280835192838152019201905f5b818110614ce75750505082878203016060880152898152019085885f5b8b8110614ca5575050614b939203908101865285612223565b8351902094855f5260028352815f20549263ffffffff80941680614c9c575060019460015498858a168681146107a757600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff0928315614c8f57525f86815260038452858120805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b039485161790555b818110614c5c575050505050505050565b8790875f5260048552865f2084614c776137c284878b614ab4565b165f528552865f208260ff1982541617905501614c4b565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b03614cba84611f23565b168152868301359061ffff821680920361023e578781019190915285019291879190860190600101614b7a565b825180516001600160f81b031916855260209081015190850152889460409094019390920191600101614b5d565b919394509194828060019260ff60f81b614d2e8a61203a565b1681528b8901358c8201526001600160a01b03614d4c8c8b01611f23565b168b8201520196019101918894939192614b37565b505f94508493505050565b508515614b0f565b50815115614b09565b64ffffffffff8160b01c1615614ffe57600160f21b809160701b1603614fb957614da96003600a61220d565b549067ffffffffffffffff809260a01c1690801515808091614f93575b612d0a57600b54926001600160a01b03809416918215614f84573660641161023e576004928335906024359160443597881680980361023e57606081101580614f79575b15614f6b57602097888201809211614f5857888401809411614f5857905f91604051948a8601926304d0e0d160e51b845233602488015260448701526064860152608485015260848452614e5f60a485612223565b614e9b606319604051928b840196518091885e83018b810185815260648336019137360190836043199286848201520390810184520182612223565b6040519338915190845afa15612660573d15614f40575b50614ed8614edd913d815287808201913d5f843e813d82010160405280510101906133fb565b613379565b614ee8575050505050565b600101938411614f2d57505f52600281526bffffffffffffffff0000000060405f20928354921b16906bffffffffffffffff0000000019161790555f808080806124cc565b601190634e487b7160e01b5f525260245ffd5b3b15614f4c575f614eb2565b83635a836a5f5f52601cfd5b601187634e487b7160e01b5f525260245ffd5b85632d98cd5160e01b5f525ffd5b506060831015614e0a565b632858746360e01b5f5260045ffd5b50815f5260026020528360405f205460201c16600184018581116107a757851614614dc6565b60405162461bcd60e51b815260206004820152601760248201527f4e6f5472616e736665722072756c65206e6f74207365740000000000000000006044820152606490fd5b60405162461bcd60e51b815260206004820152601260248201527f4e6f2054696d65204c6f636b20666f756e6400000000000000000000000000006044820152606490fd5b90813591600883101561023e5761505c602082016122d9565b916060604083013592013590565b929091926008811015611c8457600281146152a75760030361512a57506150918282615878565b6001600160a01b039081168482161492828216803b1561023e576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af1948515611583576121fc9561511a575b5083615102575b50505061499b565b615110919293503093615878565b16145f80806150fa565b5f61512491612223565b5f6150f3565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa95861561526e575f96615278575b50823b1561023e578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af1801561526e57918594929161520496949261525e575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa938415613d2d57505f9361522c575b50506121fc92615226916123d9565b1461499b565b9080929350813d8311615257575b6152448183612223565b8101031261023e57519082615226615217565b503d61523a565b5f61526891612223565b5f6151d9565b87513d5f823e3d90fd5b9095508481813d83116152a0575b6152908183612223565b8101031261023e5751945f615173565b503d615286565b506121fc9392506152d3615226926152cc836152c33084615ba0565b963090846158e5565b3090615ba0565b926123d9565b9094929391948315615380576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd733560203083149586615352575b604051948986521693a4156153475750806152d36121fc946152cc615226946152c33084615ba0565b90916121fc936158e5565b8085165f525f825260405f20865f5282528a6153788a5f604081209360028554866154e3565b50905561531e565b505050505050565b549291908315806153a5575b61539c575050565b5f809350612a70565b506001600160a01b0381165f52600960205260ff60405f2054166008811015611c845715615394565b91929060088310159384611c84576002841491821592836154d6575b8681156154c6575b50158015615491575b6154885750159084821561547a575b505015615435571591821592615424575b50501561371957565b909150611c84576003145f8061541b565b60405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152606490fd5b909150611c84575f8461540a565b91509192612a70565b506001600160a01b03807f000000000000000000000000000000000000000000000000000000000000000016908216146153fb565b9050611c845760048514866153f2565b505f9550600385146153ea565b92919390946008851015611c8457600385036156b2575b60ff9160ff8760d81c169561550e88614ae9565b90601989101561566d5715908115615663575b501561560e578692828661553693868a615ac7565b600a82101561557e575b5091505060019150018091116107a7577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a86146155b9575b505050906155ad9460ff9216011691615bce565b90555f80808381615540565b9396935f9291905b8684106155d15750969396615599565b91939495509196956155fe849189846155ea82886128d0565b60208b818351015116910151011691615bce565b97019189959493919796976155c1565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f615521565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b6156c582848760ff8a60d81c168861271e565b906156d057506154fa565b92509290506156df935061594c565b905f90565b60a01c6007166008811015611c845790565b915f915f9361570682825161397d565b5194615711866156e4565b956001600160a01b0381169587600160a31b83161561576f57505050506020019081518160011b916001600160ff1b038116036107a757816157529161397d565b51915190600181018091116107a75761576a9161397d565b519091565b600891939550809294501015611c845760030361578d575060a41c91565b92915060a41c90565b916008831015611c84576001600160a01b039060a41b9260a01b9116171790565b90916157ee9064ffffffffff6157cc82614ae9565b509160b01c161561582d576001905b156158245760ff8060015b1691166123d9565b8203613209576002821091821561580457505090565b909150156128bc576001600160f81b03199061581f90614ad4565b161590565b60ff805f6157e6565b5f906157db565b92909493916008811015611c845780156158705761585e9460038203615867575060195f94615ac7565b600160f01b1790565b60199094615ac7565b505050505090565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa908115611583575f916158b1575090565b90506020813d6020116158dd575b816158cc60209383612223565b8101031261023e5761236890614233565b3d91506158bf565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f5114161561592e575b50505f606052604052565b3b153d17101561593f575f80615923565b637939f4245f526004601cfd5b600281019261595b83856128ad565b90549060031b1c90600160a31b82166159f45761597b908260a41c6123d9565b916b0fffffffffffffffffffffff83116159b957509161331561331b92846001600160a01b036159ad6159b5976156e4565b911690615796565b9055565b91936159e261331b85613315856001600160a01b036159da601c9a986156e4565b911690615b7e565b90555f5201602052600160405f200155565b935050601c915f52016020526159b5600160405f20019182546123d9565b91939092801580615ab3575b615aa8576008831015611c845760018314615a9757833b15615a8d575f94615a459361458c565b906040519383835192602038950192f1903d60203d11615a85575b806020918352805f8385013e82010160405281615a7b575090565b6123689150614672565b506020615a60565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b506008831015611c84576003831415615a1e565b929093916008811015611c845760028103615b7857855b600482141580615b62575b615b43575090615af891615b7e565b615b0861331b85600286016128ad565b905580615b2e575b5082615b1b57505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f615b10565b61331b9496506159b5959350600292615b5b92615796565b94016128ad565b506b0fffffffffffffffffffffff811115615ae9565b82615ade565b906008821015611c84576001600160a01b03600160a31b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107a75760ff809116831b921b1916179056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const marketWrapperDeployed = {
  code: '0x6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714611ed057508063097a09d814611e235780630fcf9b3c14611df957806310118ebb14611dd3578063150b7a0214611d685780632430155914611d4b57806329b7c9b614611cfa5780632fbde23514611cdd578063320a18dc14611b4c578063331758e614611b095780633360aa3c14611a5657806339e899ee146119f157806342fb01a8146119a157806345acb471146119865780634a0a9d5e146119155780634b8a5fd1146118635780634d36d08514610fdc578063532c814214610f54578063576f630214610e6157806366967cbb14610e1b578063715018a614610dbf57806379ba509714610d445780637f6d4c9314610ce3578063806c3ca914610bac5780638da5cb5b14610b8657806391ddb14614610b31578063980550ca14610b165780639a7b050914610a99578063a1ecc7b814610a7b578063a504104014610a58578063b4317d5314610a1f578063b633f0951461096e578063bc197c81146108ce578063c424d4f71461040a578063cf5303cf146103e4578063e30c3978146103be578063f0e5d1ac14610352578063f1551a9c14610326578063f23a6e61146102ac578063f2fde38b146102425763faf7d720146101df575f80fd5b3461023e57604036600319011261023e576004356001600160a01b038116810361023e575f61021991610210612505565b60243590612ad3565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b3461023e57602036600319011261023e576004356001600160a01b0380821680920361023e57610270612a5b565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760843567ffffffffffffffff811161023e576102fd903690600401611f75565b505030036103175760405163f23a6e6160e01b8152602090f35b6379d104d360e01b5f5260045ffd5b3461023e57604061034461033b366004611f37565b93929092612080565b835191825260208201529050f35b3461023e57608036600319011261023e576004356001600160a01b039081811680910361023e57602435600881101561023e57604435928316830361023e576103aa915f52600560205260405f2092606435916144a9565b5f52602052602060405f2054604051908152f35b3461023e575f36600319011261023e5760206007546001600160a01b0360405191168152f35b3461023e575f36600319011261023e576020600b546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e576040519061043e60e083612223565b6104466122a5565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080549061049a63ffffffff8360901c16614247565b906104a58382614055565b84526104b0836126fa565b9080156108c15760d885901c60ff16600181019081106107a757925b6104ee6104d8856138a0565b946104e66040519687612223565b8086526138a0565b5f5b601f19820181106108aa5750505f5b60ff8760d81c1681106108505750506107fd575b50602084015280516060840152600160f11b8216156107035780602060409201515b6080850152015160a083015261ffff60f01b9060701b1660c08201526040516020815261016081019161056c602083018251612006565b60208101519261014060a08401528351809152602061018084019401905f5b8181106106e3575050506001600160a01b0360408201511660c0830152606081015192601f198382030160e0840152602080855192838152019401905f5b8181106106a657505050608081015192601f1983820301610100840152602080855192838152019401905f5b8181106106745750505060a081015190601f19838503016101208401526020808351958681520192015f945b80861061064557505060c001516001600160f01b0319166101408301528190039150f35b90926020604060019261ffff8388516001600160a01b0381511684520151168382015201940195019490610621565b909194602061069c600192885190602060409260ff60f81b8151168352015160208201520190565b96019291016105f5565b909194602060606001926001600160a01b0360408a5160ff60f81b81511684528581015186850152015116604082015201960191019190916105c9565b90919460206080826106f86001948a51612006565b01960192910161058b565b64ffffffffff8260b01c169061071883614ae9565b92801580159291906107f75760015b82156107ee5760ff8060015b1691160160ff81116107a75760ff61074b91166138b8565b926107bb575b50610760575b60409250610535565b6040519261076f604085612223565b600160f91b8452602084015280515f198101939084116107a757836107a19161079a6040968561397d565b528261397d565b50610757565b634e487b7160e01b5f52601160045260245ffd5b604051906107ca604083612223565b5f825260208201526107dc5f8461397d565b526107e75f8361397d565b5086610751565b60ff805f610733565b5f610727565b6108499060405161080f604082612223565b600181525f602082015260405190610828606083612223565b81525f60208201526001600160801b038616604082015261079a828561397d565b5084610513565b61085a81836128d0565b9083806108a0575b1561089357600181018082116107a75760019261088c91905b610885828a61397d565b528761397d565b50016104ff565b61088c600192829061087b565b5080851115610862565b6020906108b56122a5565b828289010152016104f0565b60ff8560d81c16926104cc565b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5767ffffffffffffffff60443581811161023e5761092090369060040161204f565b505060643581811161023e5761093a90369060040161204f565b505060843590811161023e57610954903690600401611f75565b505030036103175760405163bc197c8160e01b8152602090f35b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e5761099b612a5b565b806001600160a01b0319600b541617600b556109b96003600a61220d565b67ffffffffffffffff600181835460a01c16019081116107a757815467ffffffffffffffff60a01b191660a09190911b67ffffffffffffffff60a01b161790557ffaa970f53fb3debd43be6e2d010c2bb0414e110f9ea07b78f8228435eaac3d6d5f80a2005b3461023e57602036600319011261023e576004356001600160a01b038116810361023e57610a4e6020916124db565b6040519015158152f35b3461023e576102195f610a6c366004611fa3565b9150610a76612505565b612ad3565b3461023e575f36600319011261023e5760206040516305a39a808152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e575f525f60205260405f206024355f5260205260206040610aea610ae5825f20805490614055565b614107565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b3461023e575f36600319011261023e57602060405160198152f35b606036600319011261023e576004356001600160a01b038116810361023e576044359067ffffffffffffffff821161023e57610b74610219923690600401611fc8565b91610b7d612505565b602435906123e6565b3461023e575f36600319011261023e5760206006546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b0380821680920361023e576024359081159182150361023e57610be8612a5b565b825f52600c60205260405f2054915f14610c395750507fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d60205f5b835f52600c82528060405f2055604051908152a2005b8115610c6a575b5060207fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d91610c23565b9050610c786003600a61220d565b541615610cb7577fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb06202a3005b426123d9565b9150610c40565b7fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb05f610caa565b3461023e5760a036600319011261023e576001600160a01b03600435818116810361023e5760443591808316830361023e576064359081160361023e576084356001600160f81b03198116810361023e57602092610a4e926024359061230e565b3461023e575f36600319011261023e576007546001600160a01b033381831603610dac576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b3461023e575f36600319011261023e57610dd7612a5b565b5f6001600160a01b036007548119809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e575f526009602052602060ff610e5f60405f205460405192839116611ff9565bf35b3461023e57366003190160a0811261023e5760801361023e576001600160a01b0360843581811680820361023e57610e97612505565b600435600881101561023e576024359384169384810361023e5760443591610ec08383836144a9565b95335f52600560205260405f20875f5260205260405f2054948515610f455761021997335f52600560205260405f20905f526020525f604081205560405190610f098285611ff9565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a361258f565b6312d37ee560e31b5f5260045ffd5b3461023e57608036600319011261023e576004356001600160a01b03808216820361023e5760243591604435918216820361023e57602092610fb191606435938492610f9e612505565b610fab848383863361294e565b9261320f565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b60031960603682011261023e5767ffffffffffffffff90816004351161023e57610160906004353603011261023e5760243590811161023e57611023903690600401611fc8565b906001600160a01b03604435166044350361023e576110406122a5565b50611049612505565b60086101046004350135101561023e576001600160a01b036110736101046004350135600a61220d565b54169081156118535760043560040135600881101561023e5715908180611836575b8061182e575b1561181c575f915b6110b583604435600435600401613413565b6110c4610144600435016122ed565b926110d960a460043501600435600401613343565b604051636aacfca760e11b8152604480356001600160a01b03166004830152600160f21b978816909714602482015290151595810195909552506020846064815f895af1938415611583575f946117e8575b508360446004350135148015906117c8575b156117b957845f525f60205260405f20845f5260205260405f209061116c60c4600435016004356004016133c5565b9071ffff0000000000000000000000000000000061118f610144600435016122ed565b60701c16915f91600882116117a1575f195f805b84811061168d575080611663575b50601981111561161e575b506111c89184916157b7565b15611610575b80611463575b50600160f11b811615611428576111f560c4600435016004356004016133c5565b906111ff826138a0565b9161120d6040519384612223565b8083526020830191368260061b82011161023e5780925b8260061b820184106113ef57505050505f89959360809a888a8c6112bc63ffffffff60901b6112a46113589e9c9a63ffffffff60901b196112946112c29c5b61127760a460043501600435600401613343565b9161128c60e4600435016004356004016133c5565b939092614afb565b949060901b169116179182614d7d565b6112b2600435600401615043565b938d939193615834565b88613b6a565b90816113e7575b50506112d96024600435016122d9565b866112e9610144600435016122ed565b60408051898152604480356001600160a01b03908116602084015234938301939093526001600160f01b0319939093166060820152600435909201359316907fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf49390608090a4156113c957613926565b60405191611367604084612223565b611378610104600435013584612302565b60208301526040519161138c606084612223565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610e5f6040518092612006565b6113e26113da600435600401615043565b91339361506a565b613926565b5587806112c9565b60408436031261023e576020604091825161140a8482612223565b6114138761203a565b81528287013583820152815201930192611224565b916112c25f89959360809a888a8c6112bc63ffffffff60901b6112a46113589e9c63ffffffff60901b1961129461145e8c6138b8565b611263565b61146c82614ae9565b5015806115f1575b156115e25761148d60a460043501600435600401613343565b809291921561158e575f5b8181106114a7575050506111d4565b600460206001600160a01b036114c960406114c386888b614ac4565b016122d9565b16604051928380926318160ddd60e01b82525afa8015611583575f90611550575b6064915004808004600114811517156107a757831161150b57600101611498565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152606490fd5b506020813d60201161157b575b8161156a60209383612223565b8101031261023e57606490516114ea565b3d915061155d565b6040513d5f823e3d90fd5b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b6307bd78cd60e11b5f5260045ffd5b50611601610144600435016122ed565b600160f31b9081161415611474565b600160f11b909117906111ce565b60ff909492941691600183018093116107a7577fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff6111c89360e01b91161793916111bc565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c6111b1565b6116a061169b828787614ab4565b614ad4565b60206116ad838888614ab4565b0135906001600160f81b0319168061174057506116cb428211614843565b6305a39a8042018042116107a75781116116fb578281116116f2575b506001905b016111a3565b915060016116e7565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600160f91b8103611766575083811061175d575b506001906116ec565b92506001611754565b6001600160f81b0319810161178f575086811161178657506001906116ec565b95506001611754565b6314b4bd6560e31b5f5260045260245ffd5b5063c3e33c9960e01b5f52600452600860245260445ffd5b6333184def60e11b5f5260045ffd5b50846001600160a01b036117e06024600435016122d9565b16141561113d565b9093506020813d602011611814575b8161180460209383612223565b8101031261023e5751928661112b565b3d91506117f7565b6001600160a01b0360085416916110a3565b50831561109b565b5061184b60a460043501600435600401613343565b905015611095565b5f80806101046004350135612a70565b3461023e575f36600319011261023e57611894600b546001600160a01b038091163314908115611907575b50612259565b6118a06003600a61220d565b67ffffffffffffffff600181835460a01c16019081116107a757815467ffffffffffffffff60a01b191660a09190911b67ffffffffffffffff60a01b16179055337fa442006ee6847434a9aab59a64968269e35cd141be99fb34dcdacd94b9bd6bce5f80a2005b90506006541633148261188e565b3461023e57606036600319011261023e576004356001600160a01b038082169182810361023e5760243591604435908116810361023e5761021993611958612505565b5f525f60205260405f20835f526020526119788160405f208054906131e5565b92610fab848383863361294e565b3461023e575f36600319011261023e57602060405160018152f35b3461023e57608036600319011261023e576008600435101561023e576024356001600160a01b038116810361023e57606435801515810361023e57610219916119e8612505565b60443590612ad3565b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e57611a1e612a5b565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b3461023e57602036600319011261023e57600435600881101561023e57611a866001600160a01b0391600a61220d565b541680611aac575f905b604080516001600160a01b039290921682526020820192909252f35b60405163c1292cc360e01b8152602081600481855afa908115611583575f91611ad7575b5090611a90565b90506020813d602011611b01575b81611af260209383612223565b8101031261023e575182611ad0565b3d9150611ae5565b3461023e575f36600319011261023e5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461023e57611b5c366004611fa3565b611b67929192612a5b565b6001600160a01b0392838116938415611c98576008841015611c845760038403611c7c57611b9684600a61220d565b54168015918215611c6e575b505015611c5b575f838152600960205260409020805460ff191660ff8416179055611bce82600a61220d565b805473ffffffffffffffffffffffffffffffffffffffff191684179055823b1561023e576040516355e89af360e11b815260048101829052905f8260248183885af1908115611583577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a092602092611c4b575b50604051908152a3005b5f611c5591612223565b85611c41565b82632cb4b6a760e11b5f5260045260245ffd5b9091503f903f148480611ba2565b505f92612a70565b634e487b7160e01b5f52602160045260245ffd5b60405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152606490fd5b3461023e575f36600319011261023e5760206040516202a3008152f35b3461023e5760a036600319011261023e576004356001600160a01b03808216820361023e5760243590808216820361023e57606435908116810361023e57611d499260843592604435916121ae565b005b3461023e575f36600319011261023e576020604051620493e08152f35b3461023e57608036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760643567ffffffffffffffff811161023e57611db9903690600401611f75565b5050300361031757604051630a85bd0160e11b8152602090f35b3461023e575f36600319011261023e5760206008546001600160a01b0360405191168152f35b3461023e576060611e0e61033b366004611f37565b90604051921515835260208301526040820152f35b3461023e57606036600319011261023e576004356001600160a01b03811680820361023e57602091611e7291602435928392611e6d60443580968193611e67612505565b33612541565b612582565b815f525f855260405f20835f52855260405f20557fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde826080604051600181525f878201525f6040820152856060820152a3610fb133825f80600161258f565b3461023e57602036600319011261023e576004359063ffffffff60e01b821680920361023e576020916301ffc9a760e01b8114908115611f12575b5015158152f35b630271189760e51b14905083611f0b565b35906001600160a01b038216820361023e57565b908160a091031261023e57611f4b81611f23565b916020820135916040810135600881101561023e57916080611f6f60608401611f23565b92013590565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020838186019501011161023e57565b9081606091031261023e578035600881101561023e57916040611f6f60208401611f23565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460071b01011161023e57565b906008821015611c845752565b60406060916001600160a01b0360208251612022878251611ff9565b01511660208501526020810151828501520151910152565b35906001600160f81b03198216820361023e57565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460051b01011161023e57565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f20918254946120b0866126fa565b9590966008821015611c84576001821461213757906120e09392916002821461212f575b60d81c60ff168661271e565b9490949285156121225760406120f78580936128d0565b01519482612117575b505061210857565b905f1981146107a75760010190565b11159050825f612100565b505f945084935083925050565b5f93506120d4565b95969394505050505f14612158576001600160801b03600192169291929190565b5f92508291508190565b1561216957565b60405162461bcd60e51b815260206004820152601560248201527f416d6f756e74206578636565642062616c616e636500000000000000000000006044820152606490fd5b93929190916001600160a01b0390818116156121fe57906121da85849386956121f5976121fc9a61294e565b92165f525f60205260405f20905f5260205260405f20612a1b565b1015612162565b565b50509061220a93612541565b50565b906008811015611c84575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff82111761224557604052565b634e487b7160e01b5f52604160045260245ffd5b1561226057565b60405162461bcd60e51b815260206004820152601460248201527f4f6e6c79207472757374656420616464726573730000000000000000000000006044820152606490fd5b604051906122b4606083612223565b5f60408381516122c48382612223565b83815283602082015281528260208201520152565b356001600160a01b038116810361023e5790565b356001600160f01b03198116810361023e5790565b6008821015611c845752565b926001600160a01b038416331480156123d0575b1561238b576001600160f81b031916612384577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c1561236b576123689350613991565b90565b9161237f915f9361237a612505565b613991565b915d90565b5050505f90565b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152606490fd5b50303314612322565b919082018092116107a757565b831593929184806124d3575b6124cc576001600160a01b03918281165f525f60205260405f20825f5260205260405f2092612422838386613aa2565b91600160f31b808460701b1614612487578561245f9488926121fc9a5f1461247c575f945b851615158061246e575b156124665760019588613b6a565b9055613926565b6002956112bc565b50600160f11b861615612451565b846008541694612447565b60405162461bcd60e51b815260206004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152606490fd5b5050505050565b5034156123f2565b6001600160a01b03165f52600c60205260405f205480151590816124fd575090565b905042101590565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c612532576001905d565b633ee5aeb560e01b5f5260045ffd5b926121fc92612570928296956001600160a01b0382165f525f60205260405f20835f5260205260405f206144e4565b926001600160801b0384161015612162565b919082039182116107a757565b929093918115806126e6575b6124cc576008841015611c8457600184146126c45760028414612669576125c19361458c565b905f604051928051602038920183855af115612660573d15612647575b503d81523d5f602083013e3d81016125fd602082019283604052614672565b15612606575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b15612653575f6125de565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f511416156126a6575b50505f603452565b3b153d1710156126b7575f8061269e565b6390b8ec185f526004601cfd5b505f935083919250819038935af1156126d957565b63b12d13eb5f526004601cfd5b506008841015611c8457600384141561259b565b60e81c60ff168061270c57505f905f90565b5f198101919082116107a75760019190565b9192909493600a86111561286f5790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b6127b6575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61284b84848a848a6146a8565b6128625750858101908082116107a75716806127a3565b9850505050925050509190565b9194925f5b84811061288857505050505090505f905f90565b612895848484848b6146a8565b6128a157600101612874565b95505050505060019190565b601a8210156128bc5701905f90565b634e487b7160e01b5f52603260045260245ffd5b612368916128dc6122a5565b506128ea81600284016128ad565b905460039190911b1c91600160a31b83161561292f57601c915f520160205260405f2060016040519161291e604084612223565b805483520154602082015290614734565b505060405161293f604082612223565b5f81525f602082015290614734565b919361297d9193946001600160a01b03948581165f525f60205260405f20825f5260205260405f2094856144e4565b9160085416838115159182612a04575b5050156129b3576123689260025f9260ff6129ac9560d81c169061271e565b9190612162565b60405162461bcd60e51b815260206004820152602360248201527f436f6c6c61746572616c206e6f7420617661696c61626c6520666f722072656d6044820152626f766560e81b6064820152608490fd5b612a14925063c31934e1906147f5565b835f61298d565b612a2882600283016128ad565b905460039190911b1c91600160a31b831615612a5357601c92505f5201602052600160405f20015490565b505060a41c90565b6006546001600160a01b0333911603610dac57565b916001600160a01b0360849492612a9560405195612a8f604088612223565b86612302565b16602084015260405192612aaa606085612223565b835260208301526040820152612ad16040519163391102fb60e01b83526004830190612006565bfd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f2092612b01858386615388565b90612b0c8684615878565b6001600160a01b03339116036131a057600160f01b607083901b81161461315b57612b434264ffffffffff8460b01c161115614843565b600160f11b821661304b575b83156130445760ff8260d81c165a81158015613037575b1561302157620bbdf281101561300857505f5b818110612ffa5750505f5b915b821595869384612fea575b612bd460405195612ba3604088612223565b6060875260606020880152612bbe8360ff8760d81c16612582565b9015612fde578a92919060ff60015b16906123d9565b612bdd816138a0565b612bea6040519182612223565b818152612bf6826138a0565b601f190136602083013787525f5b818110612e8f5750508815612d6f57505081612d66575b506001600160a01b0384163b1561023e57604051630852cd8d60e31b8152600481018890525f81602481836001600160a01b038a165af1801561158357612d56575b50865f80600160f01b8416612d31575b604080519182523360208301526001600160801b038516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b835151811015612d005780612cfa878a612cf0600195896156f6565b938c93919361488f565b01612cd4565b5091509493612d10575b50505050565b5f6001612d28956001600160801b038394169461488f565b5f808080612d0a565b50508351515f198101915081116107a757612d4d8891856156f6565b50909150612c6d565b5f612d6091612223565b5f612c5d565b5f90555f612c1b565b90918382612d7c866126fa565b81929192612e85575b5050612e64575b7ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8460d81b1691161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a36001600160a01b0384163b1561023e5760405163c3a1073360e01b8152600481018890525f81602481836001600160a01b038a165af1801561158357612e54575b50612cd2565b5f612e5e91612223565b5f612e4e565b506001820192508282116107a757899260e81b60ff60e81b19851617612d8c565b119050835f612d85565b9091925060ff8560d81c16612ea482856123d9565b03612fce576019905b600160a31b612ebf83600288016128ad565b9054600391821b1c90612ed58560028a016128ad565b90918254915f19911b1b1916905580612eef848c5161397d565b521615612fc55760208801515115612f7a575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107a75760208d015194848101918282116107a757600198612f56612f5c945f9961397d565b5261397d565b528252601c87016020526040822082815501555b01908a9291612c04565b8260011b6001600160ff1b03841684036107a757612f97816138a0565b90612fa56040519283612223565b808252612fb4601f19916138a0565b013660208301376020890152612f02565b60019150612f70565b612fd881846123d9565b90612ead565b8a92919060ff5f612bcd565b600160f01b831615159450612b91565b61300391612582565b612b84565b620bbdf11981019081116107a757620569c99004612b79565b6334edfe3160e01b5f52621127bb60045260245ffd5b50621127bb811015612b66565b5f91612b86565b9261306463ffffffff8360909894989795971c16614247565b945f945b6020870151805187101561314c57600160f81b906001600160f81b03199061309190899061397d565b51511603613140575f5b8751805182101561312c576001600160a01b0360406130bd846130c89461397d565b510151168a886131e5565b60206130d789828c015161397d565b510151116130e75760010161309b565b60405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152606490fd5b5050929190946001905b0194909192613068565b92919094600190613136565b50919450929450949094612b4f565b60405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152606490fd5b60405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152606490fd5b915f90600260ff6131fa9460d81c168561271e565b90156132095761236891612a1b565b50505f90565b927fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde8260806121fc9694955f6001600160a01b038092169485825281602052604090818320888452602052818320896002820161326b84826128ad565b90549060031b1c90600160a31b821615159182881461333857858852601c8501602052886001888a200154935b6132a486861015612162565b89146132eb57505050601c92916132ba91612582565b92855201602052600182842001555b8051926002845289166020840152820152856060820152a35f3392600261258f565b61333195509261331592969361330d61331b96613307856156e4565b93612582565b921690615796565b936128ad565b819391549060031b91821b915f19901b19161790565b90556132c9565b888160a41c93613298565b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e5760200191606082023603831361023e57565b1561338057565b60405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152606490fd5b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e57602001918160061b3603831361023e57565b9081602091031261023e5751801515810361023e5790565b91906001600160a01b03809116801561385b5761343290301415613379565b61343b836149e7565b61344860e08401846133c5565b600a8111613844575f905f925b8184106137b157505061271091501161376c5761347560a0840184613343565b600581116137555792821692831580159290915f5b81811061360357505050906135f1575b6135ec576020926134ac8482016122d9565b906134bc82638f8b138e866147f5565b6135a7578492916134d2610140604493016122ed565b946040519586948593632966e35360e11b855216600484015261ffff60f01b1660248301525afa908115611583575f9161357a575b50156135105750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b61359a9150823d84116135a0575b6135928183612223565b8101906133fb565b5f613507565b503d613588565b60405162461bcd60e51b815260048101869052601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152606490fd5b505050565b508235600881101561023e571561349a565b6001600160f81b03198061361b61169b848688614ac4565b161561362b61169b848688614ac4565b9015613742575050602080613641838587614ac4565b0135151580613728575b15613719576001600160801b0381613664848688614ac4565b01351181613673848688614ac4565b013590613707575084866136e3575b15613690575060010161348a565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c656420666044820152656f722066656560d01b6064820152fd5b506137026136f760406114c3858789614ac4565b63b6e306ac8a6147f5565b613682565b630fa6ad5f60e11b5f5260045260245ffd5b631f2a200560e01b5f5260045ffd5b508661373a60406114c3858789614ac4565b16151561364b565b63fba5809f60e01b5f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b9091846137c76137c2868686614ab4565b6122d9565b16156137ff5760206137da858585614ab4565b01359061ffff821680920361023e576001916137f5916123d9565b9301929190613455565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b60405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152606490fd5b67ffffffffffffffff81116122455760051b60200190565b906138c2826138a0565b60406138d16040519283612223565b83825281936138e2601f19916138a0565b01915f5b8381106138f35750505050565b60209083516139028582612223565b5f8152825f818301528285010152016138e6565b91908110156128bc5760071b0190565b905f5b81811061393557505050565b613948613943828486613916565b615043565b6008849295941015611c8457600194858303613969575b5050505001613929565b61397493339361506a565b5f80808061395f565b80518210156128bc5760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f526020526139cb63ffffffff60405f205460901c16614247565b935f9160408601955b80518051851015613a9057846139e99161397d565b519887515115613a73575b89830199810198905f5b8951908151811015613a605761ffff86613a1b8f8490519561397d565b51015116918281029281840414901517156107a757613a5a8b8f8b8f958b8f93613a51886127108360019c51169504975161397d565b515116936152d9565b016139fe565b50909a50909850506001909301926139d4565b613a8b8b828c015116848c015190883091888c6152d9565b6139f4565b50975050505050505091505151151590565b8282613ab19295949395615388565b92831591821592613b0b575b505015613ac657565b60405162461bcd60e51b815260206004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152606490fd5b6001600160a01b0392509060246020926040519485938492634f558e7960e01b84526004840152165afa908115611583575f91613b4b575b505f80613abd565b613b64915060203d6020116135a0576135928183612223565b5f613b43565b9293949096919534613fbb575b6001600160a01b03168015908115613eec575b5015613e815794939291905f955b808710613ba9575050505050505090565b90919293949596613bbe613943898489613916565b6008849295939c94101580611c845760018314613e7357613be182878f866153ce565b81158015613e66575b15613e2157611c8457848c8a94600285141580613dee575b613d66575b91839185613c15948d6154e3565b9c909c80613d36575b613c88575b946001956001600160a01b03604091613c3e83518097611ff9565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038c1692a35b01959493929190613b98565b92613c9b6001600160a01b03918d615878565b16803314908115613cc7575b5015613cb4578892613c23565b63c6cd8a0b60e01b5f523360045260245ffd5b905060409081519063e985e9c560e01b825260048201523360248201526001600160a01b038d826044816020948594165afa928315613d2d57505f92613d10575b50505f613ca7565b613d269250803d106135a0576135928183612223565b5f80613d08565b513d5f823e3d90fd5b50925060028203613d5f576001925b600380851015611c8457881015611c845789938811613c1e565b5f92613d45565b94506001600160a01b039150166001600160a01b038c168114801590613de4575b156117b957613d968a8d615878565b6001600160a01b031630146117b95781868e858d97613c15955f52613dd960205f8152604090815f2090875f52525f205460701b600160f11b8091161415613379565b929450509150613c07565b5089861415613d87565b5094506001600160a01b039150165f52600960205260ff60405f205416926008841015611c84578c86918b951515613c02565b60405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152606490fd5b50505f6003831415613bea565b505050985060019150613c7c565b60405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152608490fd5b829150604080518092636aeb87dd60e01b8252602482019260209586948560048601525260448301908b905f5b898110613f5d5750505082809103915afa918215611583575f92613f40575b50505f613b8a565b613f569250803d106135a0576135928183612223565b5f80613f38565b92919450929450833590600882101561023e57613f7c81600193611ff9565b6001600160a01b03613f8f898701611f23565b168882015283850135848201526060808601359082015260808091019401910190869492869492613f19565b9680613fc6816126fa565b501561402b575b50613fe16001600160a01b039134906123d9565b9785604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa6080858c1692a39050613b77565b905060ff8160d81c16600181018091116107a75760e81b60ff60e81b199190911617613fe1613fcd565b9061405e6122a5565b90600160f01b161561407657506019612368916128d0565b905090565b67ffffffffffffffff811161224557601f01601f191660200190565b516008811015611c845790565b60208183031261023e5780519067ffffffffffffffff821161023e570181601f8201121561023e578051906140d88261407b565b926140e66040519485612223565b8284526020838301011161023e57815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b15614154576141288151614097565b6008811015611c84576003146141c9575b6141438151614097565b6008811015611c8457600414614172575b505061415f5f61407b565b61416c6040519182612223565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f91816141a5575b506123685780614154565b6141c29192503d805f833e6141ba8183612223565b8101906140a4565b905f61419a565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f9181614202575b506141fc5750614139565b91505090565b6142179192503d805f833e6141ba8183612223565b905f6141f1565b51906001600160f81b03198216820361023e57565b51906001600160a01b038216820361023e57565b90604080516060906142598282612223565b8181526020908282820152828482015263ffffffff8196169081156144a157505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c808252010181528351840190828201848684031261023e578386015167ffffffffffffffff9081811161023e5787019682603f8901121561023e5785880151976142f4896138a0565b9861430186519a8b612223565b808a528589898c0192028301019185831161023e578601905b82821061445a575050508381015182811161023e5781019683603f8901121561023e57868801519761434b896138a0565b9861435887519a8b612223565b808a5286898b019160061b8301019186831161023e578701905b8282106144225750505081015191821161023e57019281603f8501121561023e5784840151906143a1826138a0565b946143ae85519687612223565b828652848787019360061b82010193841161023e578401915b8383106143dc57505050508601528401528252565b8487848403011261023e578451906143f48683612223565b6143fd84614233565b8252878401519061ffff8216820361023e5782899283899501528152019201916143c7565b878a838b03011261023e57898891825161443c8482612223565b6144458561421e565b81528285015183820152815201910190614372565b8989838a03011261023e57888a9188516144748482612223565b61447d8561421e565b815282850151838201526144928a8601614233565b8a82015281520191019061431a565b955050505050565b916001600160a01b03604051926144c4602085018096611ff9565b1660408301526060820152606081526144de608082612223565b51902090565b916144f3929594939195613aa2565b9263ffffffff8460901c165f52600460205260405f206001600160a01b0382165f5260205260ff60405f2054161561453d57614531614536916124db565b612259565b1561371957565b60405162461bcd60e51b815260206004820152602160248201527f53656e646572206973206e6f7420696e2062656e6566696369617279206c69736044820152601d60fa1b6064820152608490fd5b9290926008811015611c84576002811461463a576003146145fe57604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c48201526123688160e481015b03601f198101835282612223565b6040516323b872dd60e01b60208201523060248201526001600160a01b03909116604482015260648101929092525061236881608481016145f0565b5060405163a9059cbb60e01b60208201526001600160a01b0390911660248201526044810191909152905061236881606481016145f0565b8051801591821561468257505090565b60209081015192508110614697575b50151590565b5f199060200360031b1b165f614691565b916146b682600285016128ad565b90549060031b1c936008821015611c84576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff1661472b5760021461472257600160a31b83161561471957601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b61473c6122a5565b50614746816156e4565b906040918251936147578486612223565b6147618286612302565b6001600160a01b0383166020860152600160a31b83166147cd57506008811015611c84576003036147ad57905f9181519361479d606086612223565b845260a41c602084015282015290565b8151926147bb606085612223565b83525f602084015260a41c9082015290565b809392506020915051920151918151936147e8606086612223565b8452602084015282015290565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa908115611583575f9161482a575090565b612368915060203d6020116135a0576135928183612223565b1561484a57565b60405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152606490fd5b9594929390941561498b576148ab620493e03385848887615a12565b1592836148f2575b5050506148bf57505050565b6001600160a01b0380911692167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b906008831015611c845760038314614982575b335f52600560205260405f2061491c8287866144a9565b5f5260205260405f206149308382546123d9565b905561493f6040518094611ff9565b602083015260408201526001600160a01b038316907fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a35f80806148b3565b60019150614905565b6121fc955033945091929061258f565b156149a257565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b803590600882101561023e578115614a7857614a3a60609282600360206001600160a01b03950192614a2e614a1b856122d9565b60408501359889950135948591846153ce565b14614a65575b506122d9565b165f525f60205260405f20905f526020526121fc60405f205460701b600160f11b8091161415613379565b6001614a7291111561499b565b5f614a34565b6121fc91506001600160a01b03614a91602083016122d9565b16159081614aa0575b5061499b565b90506040606082013591013517155f614a9a565b91908110156128bc5760061b0190565b91908110156128bc576060020190565b356001600160f81b03198116810361023e5790565b60e01c60ff168061270c57505f905f90565b919094929394801580614d74575b80614d6c575b614d61576040908151936020809481870193608088019080606092606088525260a0890194915f5b828110614d155750505050601f19928388820301868901528280835192838152019201905f5b818110614ce75750505082878203016060880152898152019085885f5b8b8110614ca5575050614b939203908101865285612223565b8351902094855f5260028352815f20549263ffffffff80941680614c9c575060019460015498858a168681146107a757600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff0928315614c8f57525f86815260038452858120805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b039485161790555b818110614c5c575050505050505050565b8790875f5260048552865f2084614c776137c284878b614ab4565b165f528552865f208260ff1982541617905501614c4b565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b03614cba84611f23565b168152868301359061ffff821680920361023e578781019190915285019291879190860190600101614b7a565b825180516001600160f81b031916855260209081015190850152889460409094019390920191600101614b5d565b919394509194828060019260ff60f81b614d2e8a61203a565b1681528b8901358c8201526001600160a01b03614d4c8c8b01611f23565b168b8201520196019101918894939192614b37565b505f94508493505050565b508515614b0f565b50815115614b09565b64ffffffffff8160b01c1615614ffe57600160f21b809160701b1603614fb957614da96003600a61220d565b549067ffffffffffffffff809260a01c1690801515808091614f93575b612d0a57600b54926001600160a01b03809416918215614f84573660641161023e576004928335906024359160443597881680980361023e57606081101580614f79575b15614f6b57602097888201809211614f5857888401809411614f5857905f91604051948a8601926304d0e0d160e51b845233602488015260448701526064860152608485015260848452614e5f60a485612223565b614e9b606319604051928b840196518091885e83018b810185815260648336019137360190836043199286848201520390810184520182612223565b6040519338915190845afa15612660573d15614f40575b50614ed8614edd913d815287808201913d5f843e813d82010160405280510101906133fb565b613379565b614ee8575050505050565b600101938411614f2d57505f52600281526bffffffffffffffff0000000060405f20928354921b16906bffffffffffffffff0000000019161790555f808080806124cc565b601190634e487b7160e01b5f525260245ffd5b3b15614f4c575f614eb2565b83635a836a5f5f52601cfd5b601187634e487b7160e01b5f525260245ffd5b85632d98cd5160e01b5f525ffd5b506060831015614e0a565b632858746360e01b5f5260045ffd5b50815f5260026020528360405f205460201c16600184018581116107a757851614614dc6565b60405162461bcd60e51b815260206004820152601760248201527f4e6f5472616e736665722072756c65206e6f74207365740000000000000000006044820152606490fd5b60405162461bcd60e51b815260206004820152601260248201527f4e6f2054696d65204c6f636b20666f756e6400000000000000000000000000006044820152606490fd5b90813591600883101561023e5761505c602082016122d9565b916060604083013592013590565b929091926008811015611c8457600281146152a75760030361512a57506150918282615878565b6001600160a01b039081168482161492828216803b1561023e576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af1948515611583576121fc9561511a575b5083615102575b50505061499b565b615110919293503093615878565b16145f80806150fa565b5f61512491612223565b5f6150f3565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa95861561526e575f96615278575b50823b1561023e578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af1801561526e57918594929161520496949261525e575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa938415613d2d57505f9361522c575b50506121fc92615226916123d9565b1461499b565b9080929350813d8311615257575b6152448183612223565b8101031261023e57519082615226615217565b503d61523a565b5f61526891612223565b5f6151d9565b87513d5f823e3d90fd5b9095508481813d83116152a0575b6152908183612223565b8101031261023e5751945f615173565b503d615286565b506121fc9392506152d3615226926152cc836152c33084615ba0565b963090846158e5565b3090615ba0565b926123d9565b9094929391948315615380576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd733560203083149586615352575b604051948986521693a4156153475750806152d36121fc946152cc615226946152c33084615ba0565b90916121fc936158e5565b8085165f525f825260405f20865f5282528a6153788a5f604081209360028554866154e3565b50905561531e565b505050505050565b549291908315806153a5575b61539c575050565b5f809350612a70565b506001600160a01b0381165f52600960205260ff60405f2054166008811015611c845715615394565b91929060088310159384611c84576002841491821592836154d6575b8681156154c6575b50158015615491575b6154885750159084821561547a575b505015615435571591821592615424575b50501561371957565b909150611c84576003145f8061541b565b60405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152606490fd5b909150611c84575f8461540a565b91509192612a70565b506001600160a01b03807f000000000000000000000000000000000000000000000000000000000000000016908216146153fb565b9050611c845760048514866153f2565b505f9550600385146153ea565b92919390946008851015611c8457600385036156b2575b60ff9160ff8760d81c169561550e88614ae9565b90601989101561566d5715908115615663575b501561560e578692828661553693868a615ac7565b600a82101561557e575b5091505060019150018091116107a7577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a86146155b9575b505050906155ad9460ff9216011691615bce565b90555f80808381615540565b9396935f9291905b8684106155d15750969396615599565b91939495509196956155fe849189846155ea82886128d0565b60208b818351015116910151011691615bce565b97019189959493919796976155c1565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f615521565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b6156c582848760ff8a60d81c168861271e565b906156d057506154fa565b92509290506156df935061594c565b905f90565b60a01c6007166008811015611c845790565b915f915f9361570682825161397d565b5194615711866156e4565b956001600160a01b0381169587600160a31b83161561576f57505050506020019081518160011b916001600160ff1b038116036107a757816157529161397d565b51915190600181018091116107a75761576a9161397d565b519091565b600891939550809294501015611c845760030361578d575060a41c91565b92915060a41c90565b916008831015611c84576001600160a01b039060a41b9260a01b9116171790565b90916157ee9064ffffffffff6157cc82614ae9565b509160b01c161561582d576001905b156158245760ff8060015b1691166123d9565b8203613209576002821091821561580457505090565b909150156128bc576001600160f81b03199061581f90614ad4565b161590565b60ff805f6157e6565b5f906157db565b92909493916008811015611c845780156158705761585e9460038203615867575060195f94615ac7565b600160f01b1790565b60199094615ac7565b505050505090565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa908115611583575f916158b1575090565b90506020813d6020116158dd575b816158cc60209383612223565b8101031261023e5761236890614233565b3d91506158bf565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f5114161561592e575b50505f606052604052565b3b153d17101561593f575f80615923565b637939f4245f526004601cfd5b600281019261595b83856128ad565b90549060031b1c90600160a31b82166159f45761597b908260a41c6123d9565b916b0fffffffffffffffffffffff83116159b957509161331561331b92846001600160a01b036159ad6159b5976156e4565b911690615796565b9055565b91936159e261331b85613315856001600160a01b036159da601c9a986156e4565b911690615b7e565b90555f5201602052600160405f200155565b935050601c915f52016020526159b5600160405f20019182546123d9565b91939092801580615ab3575b615aa8576008831015611c845760018314615a9757833b15615a8d575f94615a459361458c565b906040519383835192602038950192f1903d60203d11615a85575b806020918352805f8385013e82010160405281615a7b575090565b6123689150614672565b506020615a60565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b506008831015611c84576003831415615a1e565b929093916008811015611c845760028103615b7857855b600482141580615b62575b615b43575090615af891615b7e565b615b0861331b85600286016128ad565b905580615b2e575b5082615b1b57505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f615b10565b61331b9496506159b5959350600292615b5b92615796565b94016128ad565b506b0fffffffffffffffffffffff811115615ae9565b82615ade565b906008821015611c84576001600160a01b03600160a31b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107a75760ff809116831b921b1916179056',
  immutables: [{"length":32,"start":6952},{"length":32,"start":21661}],
} as const
