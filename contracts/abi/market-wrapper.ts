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

export const marketWrapperBytecode = '0x60a080604052346100fa57602081615fa3803803809161001f828561015f565b8339810103126100fa57516001600160a01b0380821691908282036100fa57331561014c5760075460018060a01b0319809116600755600654903390821617600655604051913391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a382156100fe5750608052803b156100fa575f8091600460405180948193632dceecbb60e21b83525af180156100ef576100df575b604051615e0c90816101978239608051818181611c3d015261575e0152f35b5f6100e99161015f565b5f6100c0565b6040513d5f823e3d90fd5b5f80fd5b62461bcd60e51b8152602060048201526024808201527f50726f746f636f6c54656368546f6b656e2063616e74206265207a65726f2076604482015263616c756560e01b6064820152608490fd5b631e4fbdf760e01b5f525f60045260245ffd5b601f909101601f19168101906001600160401b0382119082101761018257604052565b634e487b7160e01b5f52604160045260245ffdfe60a0806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714611fff57508063097a09d814611f525780630fcf9b3c14611f2857806310118ebb14611f02578063150b7a0214611e7f5780632430155914611e6257806329b7c9b614611dc45780632fbde23514611da7578063320a18dc14611c61578063331758e614611c1e5780633360aa3c14611b5257806339e899ee14611aed57806342fb01a814611a9d57806345acb47114611a825780634a0a9d5e14611a115780634b8a5fd11461194b5780634d36d08514611051578063532c814214610fc9578063576f630214610ebd57806366967cbb14610e77578063715018a614610e1457806379ba509714610d805780637f6d4c9314610d1f578063806c3ca914610c305780638da5cb5b14610c0a57806391ddb14614610bb5578063980550ca14610b9a5780639a7b050914610b1d578063a1ecc7b814610aff578063a504104014610adc578063b4317d5314610aa3578063b633f095146109de578063bc197c8114610926578063c424d4f71461043b578063cf5303cf14610415578063e30c3978146103ef578063f0e5d1ac14610383578063f1551a9c14610357578063f23a6e61146102ac578063f2fde38b146102425763faf7d720146101df575f80fd5b3461023e57604036600319011261023e576004356001600160a01b038116810361023e575f61021991610210612644565b60243590612c26565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b3461023e57602036600319011261023e576004356001600160a01b0380821680920361023e57610270612b95565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760843567ffffffffffffffff811161023e576102fd9036906004016120ef565b5050300361032f5760206040517ff23a6e61000000000000000000000000000000000000000000000000000000008152f35b7f79d104d3000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461023e57604061037561036c3660046120b1565b939290926121fa565b835191825260208201529050f35b3461023e57608036600319011261023e576004356001600160a01b039081811680910361023e57602435600881101561023e57604435928316830361023e576103db915f52600560205260405f209260643591614933565b5f52602052602060405f2054604051908152f35b3461023e575f36600319011261023e5760206007546001600160a01b0360405191168152f35b3461023e575f36600319011261023e576020600b546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e576040519061046f60e083612335565b6104776123b6565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080546104ca63ffffffff8260901c166146d1565b916104d582826144ad565b84526104e08261285b565b9080156109195760d884901c60ff16600181019081106107f657925b61051e610508856139de565b946105166040519687612335565b8086526139de565b5f5b601f19820181106109025750505f5b60ff8660d81c1681106108a857505061084c575b50602084015281516060840152600160f11b81161561073c5760408260206001600160f01b03199401515b6080860152015160a084015260701b1660c082015260405160208152610160810161059d602083018451612180565b60208301519061014060a08401528151809152602061018084019201905f5b81811061071c575050506001600160a01b0360408401511660c0830152606083015190601f198382030160e0840152602080835192838152019201905f5b8181106106db57505050608083015190601f1983820301610100840152602080835192838152019201905f5b8181106106a55750505060a083015190601f1983820301610120840152602080835192838152019201905f5b818110610676575050506001600160f01b031960c083940151166101408301520390f35b825180516001600160a01b0316855260209081015161ffff168186015260409094019390920191600101610652565b90919260206106d160019286519060206040926001600160f81b03198151168352015160208201520190565b9401929101610626565b909192602060606001926001600160a01b03604088516001600160f81b031981511684528581015186850152015116604082015201940191019190916105fa565b90919260206080826107316001948851612180565b0194019291016105bc565b64ffffffffff8160b01c166107508261599e565b9082151592835f146108465760015b821561083d5760ff8060015b1691160160ff81116107f65760ff61078391166139f6565b9361080a575b506107a2575b506001600160f01b03199260409161056e565b92604051936107b2604086612335565b600160f91b8552602085015281515f198101929083116107f6576107ed836001600160f01b0319966107e660409685613dbe565b5282613dbe565b5091509261078f565b634e487b7160e01b5f52601160045260245ffd5b60405190610819604083612335565b5f8252602082015261082b5f85613dbe565b526108365f84613dbe565b5086610789565b60ff805f61076b565b5f61075f565b6108a19060405161085e604082612335565b600181525f602082015260405190610877606083612335565b81525f60208201526fffffffffffffffffffffffffffffffff851660408201526107e68285613dbe565b5084610543565b6108b28183612a31565b9083806108f8575b156108eb57600181018082116107f6576001926108e491905b6108dd828a613dbe565b5287613dbe565b500161052f565b6108e460019282906108d3565b50808511156108ba565b60209061090d6123b6565b82828901015201610520565b60ff8460d81c16926104fc565b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5767ffffffffffffffff60443581811161023e576109789036906004016121c9565b505060643581811161023e576109929036906004016121c9565b505060843590811161023e576109ac9036906004016120ef565b5050300361032f5760206040517fbc197c81000000000000000000000000000000000000000000000000000000008152f35b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e57610a0b612b95565b806001600160a01b0319600b541617600b55610a296003600a61231f565b67ffffffffffffffff600181835460a01c16019081116107f65781547fffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffff1660a09190911b67ffffffffffffffff60a01b161790557ffaa970f53fb3debd43be6e2d010c2bb0414e110f9ea07b78f8228435eaac3d6d5f80a2005b3461023e57602036600319011261023e576004356001600160a01b038116810361023e57610ad260209161261a565b6040519015158152f35b3461023e576102195f610af036600461211d565b9150610afa612644565b612c26565b3461023e575f36600319011261023e5760206040516305a39a808152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e575f525f60205260405f206024355f5260205260206040610b6e610b69825f208054906144ad565b61455f565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b3461023e575f36600319011261023e57602060405160198152f35b606036600319011261023e576004356001600160a01b038116810361023e576044359067ffffffffffffffff821161023e57610bf8610219923690600401612142565b91610c01612644565b6024359061252c565b3461023e575f36600319011261023e5760206006546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b0380821680920361023e57602435801515810361023e57610c6a612b95565b15610cf557610c7b6003600a61231f565b541615610cc9577fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb36202a3005b4261251f565b835f52600c82528060405f2055604051908152a2005b7fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb35f610cad565b507fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d60205f610cb3565b3461023e5760a036600319011261023e576001600160a01b03600435818116810361023e5760443591808316830361023e576064359081160361023e576084356001600160f81b03198116810361023e57602092610ad29260243590612455565b3461023e575f36600319011261023e576007546001600160a01b033381831603610de8576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b7f118cdaa7000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b3461023e575f36600319011261023e57610e2c612b95565b5f6001600160a01b036007546001600160a01b0319809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e575f526009602052602060ff610ebb60405f205460405192839116612173565bf35b3461023e57366003190160a0811261023e5760801361023e576001600160a01b0360843581811680820361023e57610ef3612644565b600435600881101561023e576024359384169384810361023e5760443591610f1c838383614933565b95335f52600560205260405f20875f5260205260405f2054948515610fa15761021997335f52600560205260405f20905f526020525f604081205560405190610f658285612173565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a36126f0565b7f969bf728000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461023e57608036600319011261023e576004356001600160a01b03808216820361023e5760243591604435918216820361023e5760209261102691606435938492611013612644565b6110208483838633612aaf565b92613301565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b60031960603682011261023e5767ffffffffffffffff90816004351161023e57610160906004353603011261023e5760243590811161023e57611098903690600401612142565b6001600160a01b03604435166044350361023e576110b46123b6565b506110bd612644565b60086101046004350135101561023e576001600160a01b036110e76101046004350135600a61231f565b5416801561193b5760043560040135600881101561023e57158061191e575b80611916575b15611904575f925b611126846044356004356004016134ce565b611135610144600435016123ea565b9061114a60a4600435016004356004016123ff565b9050600160f21b80604051947fd559f94e0000000000000000000000000000000000000000000000000000000086526001600160a01b0360443516600487015216146024840152151560448301526020826064815f875af191821561169b575f926118d0575b50825f525f60205260405f20825f5260205260405f206111da60c460043501600435600401613480565b71ffff000000000000000000000000000000006111ff61014460049a949a35016123ea565b60701c16905f90600881116118b9575f995f198b5b83811061179157508b8a9b9c9a9798999a611767575b50601981111561171d575b50611241918491615b38565b15611710575b80611561575b50878587600160f11b8416156115135750505090915061127760c460043501600435600401613480565b90611281826139de565b9161128f6040519384612335565b8083526020830191368260061b82011161023e5793879389938b93878e98925b8260061b820184106114c757505050509161135275ffffffff000000000000000000000000000000000000611345600198969475ffffffff000000000000000000000000000000000000196113356113589c9a985b61131860a4600435016004356004016123ff565b9161132d60e460043501600435600401613480565b939092614f43565b949060901b1691161791826151c5565b600435600401908a6154c0565b88613fc3565b90816114bf575b505061136f602460043501612435565b8361137f610144600435016123ea565b7fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf493604051806113f06001600160a01b0360446004350135971694346044358b8592936001600160f01b03199195946001600160a01b0360609460808701988752166020860152604085015216910152565b0390a4611401600435600401613a54565b96926008819593929510156114ab576080976114269582611497575b50505050613d67565b60405191611435604084612335565b611446610104600435013584612449565b60208301526040519161145a606084612335565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610ebb6040518092612180565b6114a2933393613ac6565b8680808061141d565b634e487b7160e01b5f52602160045260245ffd5b55848061135f565b9397509397509350935060408436031261023e57602060409182516114ec8482612335565b6114f5876121b4565b8152828701358382015281520193019388948b938d97938c966112af565b6113589561135275ffffffff0000000000000000000000000000000000006113456001989775ffffffff0000000000000000000000000000000000001961133561155c5f6139f6565b611304565b9091925061157960a4600435016004356004016123ff565b80929192156116a6579088949392915f5b8181106115995750505061124d565b90919293949550600460206001600160a01b036115c260406115bc86888b614f1e565b01612435565b16604051928380927f18160ddd0000000000000000000000000000000000000000000000000000000082525afa801561169b575f90611668575b6064915004808004600114811517156107f6578311611624576001019089959493929161158a565b606460405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152fd5b506020813d602011611693575b8161168260209383612335565b8101031261023e57606490516115fc565b3d9150611675565b6040513d5f823e3d90fd5b608460405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201527f66657246656500000000000000000000000000000000000000000000000000006064820152fd5b90600160f11b1790611247565b60ff919294965016906001820182116107f65789957fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff6001611241940160e01b9116179391611235565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c61122a565b6117a461179f828686614f0e565b614f2e565b6001600160f81b031960206117ba848888614f0e565b013591168061184357506117cf428211614d01565b6305a39a8042018042116107f65781116117ff578d81116117f6575b506001905b01611214565b9c5060016117eb565b606460405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152fd5b600160f91b81036118695750828110611860575b506001906117f0565b91506001611857565b600160f81b810361188e575085811161188557506001906117f0565b94506001611857565b7fa5a5eb28000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b63c3e33c9960e01b5f52600452600860245260445ffd5b9091506020813d6020116118fc575b816118ec60209383612335565b8101031261023e575190856111b0565b3d91506118df565b6001600160a01b036008541692611114565b50811561110c565b5061193360a4600435016004356004016123ff565b905015611106565b5f80806101046004350135612baa565b3461023e575f36600319011261023e5761197c600b546001600160a01b038091163314908115611a03575b5061236b565b6119886003600a61231f565b67ffffffffffffffff600181835460a01c16019081116107f65781547fffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffff1660a09190911b67ffffffffffffffff60a01b16179055337fa442006ee6847434a9aab59a64968269e35cd141be99fb34dcdacd94b9bd6bce5f80a2005b905060065416331482611976565b3461023e57606036600319011261023e576004356001600160a01b038082169182810361023e5760243591604435908116810361023e5761021993611a54612644565b5f525f60205260405f20835f52602052611a748160405f2080549061329f565b926110208483838633612aaf565b3461023e575f36600319011261023e57602060405160018152f35b3461023e57608036600319011261023e576008600435101561023e576024356001600160a01b038116810361023e57606435801515810361023e5761021991611ae4612644565b60443590612c26565b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e57611b1a612b95565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b3461023e57602036600319011261023e57600435600881101561023e57611b826001600160a01b0391600a61231f565b541680611ba8575f905b604080516001600160a01b039290921682526020820192909252f35b6040517fc1292cc3000000000000000000000000000000000000000000000000000000008152602081600481855afa90811561169b575f91611bec575b5090611b8c565b90506020813d602011611c16575b81611c0760209383612335565b8101031261023e575182611be5565b3d9150611bfa565b3461023e575f36600319011261023e5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461023e57611c7136600461211d565b611c7c929192612b95565b6001600160a01b038316928315611d635760088310156114ab5760038303611d5c57505f838152600960205260409020805460ff191660ff8416179055611cc482600a61231f565b836001600160a01b0319825416179055823b1561023e57604051907fabd135e60000000000000000000000000000000000000000000000000000000082528060048301525f8260248183885af190811561169b577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a092602092611d4c575b50604051908152a3005b5f611d5691612335565b85611d42565b5f92612baa565b606460405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152fd5b3461023e575f36600319011261023e5760206040516202a3008152f35b3461023e5760a036600319011261023e576004356001600160a01b03808216820361023e5760243591818316830361023e57604435906064359283169283810361023e57611e4794611e3d935f9360843596159087838587858a14611e515750611e2d93612699565b505b8414611e49576001916121fa565b50905010156122d4565b005b6002916121fa565b9190611e5c94612aaf565b50611e2f565b3461023e575f36600319011261023e576020604051620493e08152f35b3461023e57608036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760643567ffffffffffffffff811161023e57611ed09036906004016120ef565b5050300361032f5760206040517f150b7a02000000000000000000000000000000000000000000000000000000008152f35b3461023e575f36600319011261023e5760206008546001600160a01b0360405191168152f35b3461023e576060611f3d61036c3660046120b1565b90604051921515835260208301526040820152f35b3461023e57606036600319011261023e576004356001600160a01b03811680820361023e57602091611fa191602435928392611f9c60443580968193611f96612644565b33612699565b6126e3565b815f525f855260405f20835f52855260405f20557fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde826080604051600181525f878201525f6040820152856060820152a361102633825f8060016126f0565b3461023e57602036600319011261023e57600435907fffffffff00000000000000000000000000000000000000000000000000000000821680920361023e57817f01ffc9a70000000000000000000000000000000000000000000000000000000060209314908115612073575b5015158152f35b7f4e2312e0000000000000000000000000000000000000000000000000000000009150148361206c565b35906001600160a01b038216820361023e57565b908160a091031261023e576120c58161209d565b916020820135916040810135600881101561023e579160806120e96060840161209d565b92013590565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020838186019501011161023e57565b9081606091031261023e578035600881101561023e579160406120e96020840161209d565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460071b01011161023e57565b9060088210156114ab5752565b60406060916001600160a01b036020825161219c878251612173565b01511660208501526020810151828501520151910152565b35906001600160f81b03198216820361023e57565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460051b01011161023e57565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f209182549461222a8661285b565b95909660088210156114ab57600182146122a0579060ff61225194939260d81c168661287f565b949094928515612293576040612268858093612a31565b01519482612288575b505061227957565b905f1981146107f65760010190565b11159050825f612271565b505f945084935083925050565b95969394505050505f146122ca576fffffffffffffffffffffffffffffffff600192169291929190565b5f92508291508190565b156122db57565b606460405162461bcd60e51b815260206004820152601560248201527f416d6f756e74206578636565642062616c616e636500000000000000000000006044820152fd5b9060088110156114ab575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff82111761235757604052565b634e487b7160e01b5f52604160045260245ffd5b1561237257565b606460405162461bcd60e51b815260206004820152601460248201527f4f6e6c79207472757374656420616464726573730000000000000000000000006044820152fd5b604051906123c5606083612335565b5f60408381516123d58382612335565b83815283602082015281528260208201520152565b356001600160f01b03198116810361023e5790565b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e5760200191606082023603831361023e57565b356001600160a01b038116810361023e5790565b60088210156114ab5752565b926001600160a01b03841633148015612516575b156124d2576001600160f81b0319166124cb577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c156124b2576124af9350613dd2565b90565b916124c6915f936124c1612644565b613dd2565b915d90565b5050505f90565b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152fd5b50303314612469565b919082018092116107f657565b83159392918480612612575b61260b576001600160a01b03918281165f525f60205260405f20825f5260205260405f2092612568838386613ee3565b917e08000000000000000000000000000000000000000000000000000000000000808460701b16146125c757856125b39488926125ba9a5f146125bc575f945b851615159588613fc3565b9055613d67565b565b8460085416946125a8565b606460405162461bcd60e51b815260206004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b5050505050565b503415612538565b6001600160a01b03165f52600c60205260405f2054801515908161263c575090565b905042101590565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c612671576001905d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b926125ba926126c8928296956001600160a01b0382165f525f60205260405f20835f5260205260405f2061496e565b926fffffffffffffffffffffffffffffffff841610156122d4565b919082039182116107f657565b92909391811580612847575b61260b5760088410156114ab576001841461282557600284146127ca5761272293614a31565b905f604051928051602038920183855af1156127c1573d156127a8575b503d81523d5f602083013e3d810161275e602082019283604052614b30565b15612767575050565b907f5472616e73666572206661696c656400000000000000000000000000000000006064809362461bcd60e51b845260206024820152600f60448201520152fd5b3b156127b4575f61273f565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615612807575b50505f603452565b3b153d171015612818575f806127ff565b6390b8ec185f526004601cfd5b505f935083919250819038935af11561283a57565b63b12d13eb5f526004601cfd5b5060088410156114ab5760038414156126fc565b60e81c60ff168061286d57505f905f90565b5f198101919082116107f65760019190565b9192909493600a8611156129d05790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b612917575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c6129ac84848a848a614b66565b6129c35750858101908082116107f6571680612904565b9850505050925050509190565b9194925f5b8481106129e957505050505090505f905f90565b6129f6848484848b614b66565b612a02576001016129d5565b95505050505060019190565b601a821015612a1d5701905f90565b634e487b7160e01b5f52603260045260245ffd5b6124af91612a3d6123b6565b50612a4b8160028401612a0e565b905460039190911b1c91600160a31b831615612a9057601c915f520160205260405f20600160405191612a7f604084612335565b805483520154602082015290614bf2565b5050604051612aa0604082612335565b5f81525f602082015290614bf2565b9193612ade9193946001600160a01b03948581165f525f60205260405f20825f5260205260405f20948561496e565b9160085416838115159182612b7e575b505015612b14576124af9260025f9260ff612b0d9560d81c169061287f565b91906122d4565b608460405162461bcd60e51b815260206004820152602360248201527f436f6c6c61746572616c206e6f7420617661696c61626c6520666f722072656d60448201527f6f766500000000000000000000000000000000000000000000000000000000006064820152fd5b612b8e925063c31934e190614cb3565b835f612aee565b6006546001600160a01b0333911603610de857565b916001600160a01b0360849492612bcf60405195612bc9604088612335565b86612449565b16602084015260405192612be4606085612335565b835260208301526040820152612c24604051917f391102fb0000000000000000000000000000000000000000000000000000000083526004830190612180565bfd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f2092612c5485838661564a565b90612c5f868461551d565b6001600160a01b033391160361325b57600160f01b808360701b161461321757612c954264ffffffffff8460b01c161115614d01565b600160f11b821661310b575b83156131045760ff8260d81c165a811580156130f7575b156130c857620bbdf28110156130af57505f5b8181106130a15750505f5b915b821595869384613091575b612d2660405195612cf5604088612335565b6060875260606020880152612d108360ff8760d81c166126e3565b9015613085578a92919060ff60015b169061251f565b612d2f816139de565b612d3c6040519182612335565b818152612d48826139de565b601f190136602083013787525f5b818110612f365750508815612eeb57505081612ee2575b506001600160a01b0384163b1561023e576040517f42966c680000000000000000000000000000000000000000000000000000000081528760048201525f81602481836001600160a01b038a165af1801561169b57612ed2575b50865f5f600160f01b8416612ead575b604080519182523360208301526fffffffffffffffffffffffffffffffff8516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b835151811015612e735780612e6d878a612e63600195896159c2565b938c939193614d4c565b01612e47565b5091509493612e83575b50505050565b5f6001612ea4956fffffffffffffffffffffffffffffffff83941694614d4c565b5f808080612e7d565b50508351515f198101915081116107f657612ec98891856159c2565b50909150612dd7565b5f612edc91612335565b5f612dc7565b5f90555f612d6d565b90918160d81b60ff60d81b1985161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a3612e45565b9091925060ff8560d81c16612f4b828561251f565b03613075576019905b600160a31b612f668360028801612a0e565b9054600391821b1c90612f7c8560028a01612a0e565b90918254915f19911b1b1916905580612f96848c51613dbe565b52161561306c5760208801515115613021575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107f65760208d015194848101918282116107f657600198612ffd613003945f99613dbe565b52613dbe565b528252601c87016020526040822082815501555b01908a9291612d56565b8260011b6001600160ff1b03841684036107f65761303e816139de565b9061304c6040519283612335565b80825261305b601f19916139de565b013660208301376020890152612fa9565b60019150613017565b61307f818461251f565b90612f54565b8a92919060ff5f612d1f565b600160f01b831615159450612ce3565b6130aa916126e3565b612cd6565b620bbdf11981019081116107f657620569c99004612ccb565b7f34edfe31000000000000000000000000000000000000000000000000000000005f52621127bb60045260245ffd5b50621127bb811015612cb8565b5f91612cd8565b9261312463ffffffff8360909894989795971c166146d1565b945f945b60208701518051871015613208576001600160f81b031961314e88600160f81b93613dbe565b515116036131fc575f5b875180518210156131e8576001600160a01b03604061317a8461318594613dbe565b510151168a8861329f565b602061319489828c0151613dbe565b510151116131a457600101613158565b606460405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152fd5b5050929190946001905b0194909192613128565b929190946001906131f2565b50919450929450949094612ca1565b606460405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152fd5b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152fd5b915f90600260ff6132b49460d81c168561287f565b9190156132fb576132c88260028301612a0e565b905460039190911b1c91600160a31b8316156132f357601c92505f5201602052600160405f20015490565b505060a41c90565b50505f90565b927fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde8260806125ba9694955f6001600160a01b038092169485825281602052604090818320888452602052818320896002820161335d8482612a0e565b90549060031b1c90600160a31b821615159182881461342a57858852601c8501602052886001888a200154935b613396868610156122d4565b89146133dd57505050601c92916133ac916126e3565b92855201602052600182842001555b8051926002845289166020840152820152856060820152a35f339260026126f0565b6134239550926134079296936133ff61340d966133f9856159b0565b936126e3565b921690615b17565b93612a0e565b819391549060031b91821b915f19901b19161790565b90556133bb565b888160a41c9361338a565b1561343c57565b606460405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152fd5b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e57602001918160061b3603831361023e57565b9081602091031261023e5751801515810361023e5790565b91906001600160a01b03809116801561399a576134ed90301415613435565b6134f683614e41565b61350360e0840184613480565b600a8111613983575f905f925b8184106138f15750506127109150116138ad5761353060a08401846123ff565b600581116138965792821692831580159290915f5b8181106136d957505050906136c7575b6136c257602092613567848201612435565b9061357782638f8b138e86614cb3565b61367e5784929161358d610140604493016123ea565b946001600160f01b031960405196879586947f52cdc6a60000000000000000000000000000000000000000000000000000000086521660048501521660248301525afa90811561169b575f91613651575b50156135e75750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b6136719150823d8411613677575b6136698183612335565b8101906134b6565b5f6135de565b503d61365f565b6064856040519062461bcd60e51b82526004820152601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152fd5b505050565b508235600881101561023e5715613555565b6001600160f81b0319806136f161179f848688614f1e565b161561370161179f848688614f1e565b901561386a575050602080613717838587614f1e565b0135151580613850575b15613828576fffffffffffffffffffffffffffffffff81613743848688614f1e565b01351181613752848688614f1e565b0135906137fd575084866137d9575b1561376f5750600101613545565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f722066656500000000000000000000000000000000000000000000000000006064820152fd5b506137f86137ed60406115bc858789614f1e565b63b6e306ac8a614cb3565b613761565b7f1f4d5abe000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f1f2a2005000000000000000000000000000000000000000000000000000000005f5260045ffd5b508661386260406115bc858789614f1e565b161515613721565b7ffba5809f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152fd5b909184613907613902868686614f0e565b612435565b161561393f57602061391a858585614f0e565b01359061ffff821680920361023e576001916139359161251f565b9301929190613510565b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152fd5b67ffffffffffffffff81116123575760051b60200190565b90613a00826139de565b6040613a0f6040519283612335565b8382528193613a20601f19916139de565b01915f5b838110613a315750505050565b6020908351613a408582612335565b5f8152825f81830152828501015201613a24565b90813591600883101561023e57613a6d60208201612435565b916060604083013592013590565b15613a8257565b606460405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152fd5b9290919260088110156114ab5760028114613d2557600303613b865750613aed828261551d565b6001600160a01b039081168482161492828216803b1561023e576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561169b576125ba95613b76575b5083613b5e575b505050613a7b565b613b6c91929350309361551d565b16145f8080613b56565b5f613b8091612335565b5f613b4f565b604080517efdd58e000000000000000000000000000000000000000000000000000000008082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615613cec575f96613cf6575b50823b1561023e578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af18015613cec579185949291613c79969492613cdc575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa938415613cd357505f93613ca1575b50506125ba92613c9b9161251f565b14613a7b565b9080929350813d8311613ccc575b613cb98183612335565b8101031261023e57519082613c9b613c8c565b503d613caf565b513d5f823e3d90fd5b5f613ce691612335565b5f613c4e565b87513d5f823e3d90fd5b9095508481813d8311613d1e575b613d0e8183612335565b8101031261023e5751945f613be8565b503d613d04565b506125ba939250613d51613c9b92613d4a83613d413084615dba565b96309084615c6f565b3090615dba565b9261251f565b9190811015612a1d5760071b0190565b905f5b818110613d7657505050565b613d89613d84828486613d57565b613a54565b60088492959410156114ab57600194858303613daa575b5050505001613d6a565b613db5933393613ac6565b5f808080613da0565b8051821015612a1d5760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f52602052613e0c63ffffffff60405f205460901c166146d1565b935f9160408601955b80518051851015613ed15784613e2a91613dbe565b519887515115613eb4575b89830199810198905f5b8951908151811015613ea15761ffff86613e5c8f84905195613dbe565b51015116918281029281840414901517156107f657613e9b8b8f8b8f958b8f93613e92886127108360019c511695049751613dbe565b515116936155a3565b01613e3f565b50909a5090985050600190930192613e15565b613ecc8b828c015116848c015190883091888c6155a3565b613e35565b50975050505050505091505151151590565b8282613ef2929594939561564a565b92831591821592613f4b575b505015613f0757565b606460405162461bcd60e51b815260206004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b6001600160a01b03925090602460209260405194859384927f4f558e790000000000000000000000000000000000000000000000000000000084526004840152165afa90811561169b575f91613fa4575b505f80613efe565b613fbd915060203d602011613677576136698183612335565b5f613f9c565b929394909695346143fc575b6001600160a01b03608052608051168015908115614319575b50156142af5794939291905f955b808710614007575050505050505090565b9091929394959661401c613d84898489613d57565b60089b939194929b9283831015806114ab57600184146142a057614043838f899087615690565b82158015614293575b1561424f576114ab578c86918b95600386149081614220575b506141b5575b91839185614079948d6157a4565b9c909c806141ad575b6140e1575b9460019560409061409a82518096612173565b60805116602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60808051881692a35b01959493929190613ff6565b92506080516140f08a8961551d565b16803314908115614135575b5015614109578892614087565b7fc6cd8a0b000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b90506040908151907fe985e9c50000000000000000000000000000000000000000000000000000000082526004820152336024820152602080826044818d608051165afa928315613cd357505f92614190575b50505f6140fc565b6141a69250803d10613677576136698183612335565b5f80614188565b508b15614082565b9450505060805187166080518d1614801590614216575b156141ee576141db898861551d565b6080511630146141ee57848c8a9461406b565b7f66309bde000000000000000000000000000000000000000000000000000000005f5260045ffd5b50888514156141cc565b9650509150506080518d165f52600960205260ff60405f205416938410156114ab578c86918b9515155f614065565b606460405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152fd5b50505f600384141561404c565b509b50505050600191506140d5565b608460405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152fd5b8291506040805180927f6aeb87dd000000000000000000000000000000000000000000000000000000008252602482019260209586948560048601525260448301908b905f5b8981106143a35750505082809103915afa91821561169b575f92614386575b50505f613fe8565b61439c9250803d10613677576136698183612335565b5f8061437e565b92919450929450833590600882101561023e576143c281600193612173565b6080516143d089870161209d565b16888201528385013584820152606080860135908201526080809101940191019086949286949261435f565b96806144078261285b565b5015614469575b61441a9150349061251f565b9684604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b03871692a3613fcf565b5060ff8160d81c1690600182018092116107f6577fffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff61441a9260e81b91161761440e565b90600160f01b6144bb6123b6565b9116156144ce575060196124af91612a31565b905090565b67ffffffffffffffff811161235757601f01601f191660200190565b5160088110156114ab5790565b60208183031261023e5780519067ffffffffffffffff821161023e570181601f8201121561023e57805190614530826144d3565b9261453e6040519485612335565b8284526020838301011161023e57815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b156145ac5761458081516144ef565b60088110156114ab5760031461463a575b61459b81516144ef565b60088110156114ab576004146145ca575b50506145b75f6144d3565b6145c46040519182612335565b5f815290565b60205f9101516024604051809481937f0e89341c00000000000000000000000000000000000000000000000000000000835260048301525afa5f9181614616575b506124af57806145ac565b6146339192503d805f833e61462b8183612335565b8101906144fc565b905f61460b565b6020810151604051907fc87b56dd00000000000000000000000000000000000000000000000000000000825260048201525f81602481865afa5f918161468c575b506146865750614591565b91505090565b6146a19192503d805f833e61462b8183612335565b905f61467b565b51906001600160f81b03198216820361023e57565b51906001600160a01b038216820361023e57565b90604080516060906146e38282612335565b8181526020908282820152828482015263ffffffff81961690811561492b57505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c808252010181528351840190828201848684031261023e578386015167ffffffffffffffff9081811161023e5787019682603f8901121561023e57858801519761477e896139de565b9861478b86519a8b612335565b808a528589898c0192028301019185831161023e578601905b8282106148e4575050508381015182811161023e5781019683603f8901121561023e5786880151976147d5896139de565b986147e287519a8b612335565b808a5286898b019160061b8301019186831161023e578701905b8282106148ac5750505081015191821161023e57019281603f8501121561023e57848401519061482b826139de565b9461483885519687612335565b828652848787019360061b82010193841161023e578401915b83831061486657505050508601528401528252565b8487848403011261023e5784519061487e8683612335565b614887846146bd565b8252878401519061ffff8216820361023e578289928389950152815201920191614851565b878a838b03011261023e5789889182516148c68482612335565b6148cf856146a8565b815282850151838201528152019101906147fc565b8989838a03011261023e57888a9188516148fe8482612335565b614907856146a8565b8152828501518382015261491c8a86016146bd565b8a8201528152019101906147a4565b955050505050565b916001600160a01b036040519261494e602085018096612173565b166040830152606082015260608152614968608082612335565b51902090565b9161497d929594939195613ee3565b9263ffffffff8460901c165f52600460205260405f206001600160a01b0382165f5260205260ff60405f205416156149c7576149bb6149c09161261a565b61236b565b1561382857565b608460405162461bcd60e51b815260206004820152602160248201527f53656e646572206973206e6f7420696e2062656e6566696369617279206c697360448201527f74000000000000000000000000000000000000000000000000000000000000006064820152fd5b92909260088110156114ab5760028114614adf57600314614aa357604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c48201526124af8160e481015b03601f198101835282612335565b6040516323b872dd60e01b60208201523060248201526001600160a01b0390911660448201526064810192909252506124af8160848101614a95565b506040517fa9059cbb0000000000000000000000000000000000000000000000000000000060208201526001600160a01b039091166024820152604481019190915290506124af8160648101614a95565b80518015918215614b4057505090565b60209081015192508110614b55575b50151590565b5f199060200360031b1b165f614b4f565b91614b748260028501612a0e565b90549060031b1c9360088210156114ab576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16614be957600214614be057600160a31b831615614bd757601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b614bfa6123b6565b50614c04816159b0565b90604091825193614c158486612335565b614c1f8286612449565b6001600160a01b0383166020860152600160a31b8316614c8b575060088110156114ab57600303614c6b57905f91815193614c5b606086612335565b845260a41c602084015282015290565b815192614c79606085612335565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614ca6606086612335565b8452602084015282015290565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa90811561169b575f91614ce8575090565b6124af915060203d602011613677576136698183612335565b15614d0857565b606460405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152fd5b9293919594909415614e3057614d69620493e0338385888b615a62565b614e28579460088110156114ab5760038114614e1f575b335f52600560205260405f20614d97838684614933565b5f5260205260405f20614dab87825461251f565b90556001600160a01b03809416958692614dc86040518094612173565b602083015260408201527fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a3167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b60019550614d80565b505050505050565b929091506125ba94935033936126f0565b803590600882101561023e578115614ed257614e9460609282600360206001600160a01b03950192614e88614e7585612435565b6040850135988995013594859184615690565b14614ebf575b50612435565b165f525f60205260405f20905f526020526125ba60405f205460701b600160f11b8091161415613435565b6001614ecc911115613a7b565b5f614e8e565b6125ba91506001600160a01b03614eeb60208301612435565b16159081614efa575b50613a7b565b90506040606082013591013517155f614ef4565b9190811015612a1d5760061b0190565b9190811015612a1d576060020190565b356001600160f81b03198116810361023e5790565b9190949293948015806151bc575b806151b4575b6151a9576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106151595750505050601f19928388820301868901528280835192838152019201905f5b8181106151225750505082878203016060880152898152019085885f5b8b81106150e0575050614fdb9203908101865285612335565b8351902094855f5260028352815f20549263ffffffff809416806150d7575060019460015498858a168681146107f657600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff09283156150ca57525f8681526003845285812080546001600160a01b0319166001600160a01b039485161790555b818110615097575050505050505050565b8790875f5260048552865f20846150b261390284878b614f0e565b165f528552865f208260ff1982541617905501615086565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b036150f58461209d565b168152868301359061ffff821680920361023e578781019190915285019291879190860190600101614fc2565b919361514c6001929486519060206040926001600160f81b03198151168352015160208201520190565b9401910191879392614fa5565b91939450919482806001926001600160f81b03196151768a6121b4565b1681528b8901358c8201526001600160a01b036151948c8b0161209d565b168b8201520196019101918894939192614f7f565b505f94508493505050565b508515614f57565b50815115614f51565b64ffffffffff8160b01c161561547c57600160f21b809160701b1603615438576151f16003600a61231f565b549067ffffffffffffffff809260a01c169080151580615412575b6136c257600b54916001600160a01b038093169081156153ea573660641161023e576004918235906024359160443596871680970361023e576060811015806153df575b156153b8576020968782018092116153a5578784018094116153a557905f9160405194898601927f9a1c1a20000000000000000000000000000000000000000000000000000000008452336024880152604487015260648601526084850152608484526152be60a485612335565b6152fa606319604051928a840196518091885e83018a810185815260648336019137360190836043199286848201520390810184520182612335565b6040519338915190845afa156127c1573d1561538d575b509061533f61533a6001933d815287808201913d5f843e813d82010160405280510101906134b6565b613435565b0193841161537a57505f52600281526bffffffffffffffff0000000060405f20928354921b16906bffffffffffffffff000000001916179055565b601190634e487b7160e01b5f525260245ffd5b3b15615399575f615311565b82635a836a5f5f52601cfd5b601186634e487b7160e01b5f525260245ffd5b847f2d98cd51000000000000000000000000000000000000000000000000000000005f525ffd5b506060831015615250565b7f28587463000000000000000000000000000000000000000000000000000000005f5260045ffd5b50805f5260026020528260405f205460201c16600183018481116107f65784161461520c565b606460405162461bcd60e51b815260206004820152601760248201527f4e6f5472616e736665722072756c65206e6f74207365740000000000000000006044820152fd5b606460405162461bcd60e51b815260206004820152601260248201527f4e6f2054696d65204c6f636b20666f756e6400000000000000000000000000006044820152fd5b9190918135600881101561023e578015615517579161550491600160f01b94936154ec60208401612435565b906003810361550857601960405f955b013593615bb4565b1790565b601960406060860135956154fc565b50505090565b60209060246001600160a01b039360405194859384927f6352211e0000000000000000000000000000000000000000000000000000000084526004840152165afa90811561169b575f9161556f575090565b90506020813d60201161559b575b8161558a60209383612335565b8101031261023e576124af906146bd565b3d915061557d565b9094929391948315614e28576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd73356020308314958661561c575b604051948986521693a415615611575080613d516125ba94613d4a613c9b94613d413084615dba565b90916125ba93615c6f565b8085165f525f825260405f20865f5282528a6156428a5f604081209360028554866157a4565b5090556155e8565b54929190831580615667575b61565e575050565b5f809350612baa565b506001600160a01b0381165f52600960205260ff60405f20541660088110156114ab5715615656565b919290600883101593846114ab57600284149182159283615797575b868115615787575b50158015615752575b6157495750159084821561573b575b5050156156f75715918215926156e6575b50501561382857565b9091506114ab576003145f806156dd565b606460405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152fd5b9091506114ab575f846156cc565b91509192612baa565b506001600160a01b03807f000000000000000000000000000000000000000000000000000000000000000016908216146156bd565b90506114ab5760048514866156b4565b505f9550600385146156ac565b929193909460088510156114ab576003850361596c575b60ff9160ff8760d81c16956157cf8861599e565b906019891015615928571590811561591e575b50156158b457869282866157f793868a615bb4565b600a821015615824575b5091505060019150018091116107f65760ff60d81b199060d81b91161790600190565b6001600160a01b0393600180870196875495600a861461585f575b505050906158539460ff9216011691615de8565b90555f80808381615801565b9396935f9291905b868410615877575096939661583f565b91939495509196956158a4849189846158908288612a31565b60208b818351015116910151011691615de8565b9701918995949391979697615867565b608460405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f7220746860448201527f697320774e4654000000000000000000000000000000000000000000000000006064820152fd5b905087105f6157e2565b606460405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152fd5b61597f82848760ff8a60d81c168861287f565b9061598a57506157bb565b92509290506159999350615cd6565b905f90565b60e01c60ff168061286d57505f905f90565b60a01c60071660088110156114ab5790565b915f915f936159d2828251613dbe565b51946159dd866159b0565b956001600160a01b0381169587600160a31b831615615a3b57505050506020019081518160011b916001600160ff1b038116036107f65781615a1e91613dbe565b51915190600181018091116107f657615a3691613dbe565b519091565b6008919395508092945010156114ab57600303615a59575060a41c91565b92915060a41c90565b91939092801580615b03575b615af85760088310156114ab5760018314615ae757833b15615add575f94615a9593614a31565b906040519383835192602038950192f1903d60203d11615ad5575b806020918352805f8385013e82010160405281615acb575090565b6124af9150614b30565b506020615ab0565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156114ab576003831415615a6e565b9160088310156114ab576001600160a01b039060a41b9260a01b9116171790565b9091615b6f9064ffffffffff615b4d8261599e565b509160b01c1615615bad576001905b15615ba45760ff8060015b16911661251f565b82036132fb5760028210918215615b8557505090565b90915015612a1d57615b9f6001600160f81b031991614f2e565b161590565b60ff805f615b67565b5f90615b5c565b9290939160088110156114ab5760028103615c6957855b600482141580615c53575b615c30575090615be591615d98565b615bf561340d8560028601612a0e565b905580615c1b575b5082615c0857505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f615bfd565b61340d949650615c4f959350600292615c4892615b17565b9401612a0e565b9055565b506b0fffffffffffffffffffffff811115615bd6565b82615bcb565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615615cb8575b50505f606052604052565b3b153d171015615cc9575f80615cad565b637939f4245f526004601cfd5b6002810192615ce58385612a0e565b90549060031b1c90600160a31b8216615d7a57615d05908260a41c61251f565b916b0fffffffffffffffffffffff8311615d3f57509161340761340d92846001600160a01b03615d37615c4f976159b0565b911690615b17565b9193615d6861340d85613407856001600160a01b03615d60601c9a986159b0565b911690615d98565b90555f5201602052600160405f200155565b935050601c915f5201602052615c4f600160405f200191825461251f565b9060088210156114ab576001600160a01b03600160a31b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107f65760ff809116831b921b1916179056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const marketWrapperDeployed = {
  code: '0x60a0806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714611fff57508063097a09d814611f525780630fcf9b3c14611f2857806310118ebb14611f02578063150b7a0214611e7f5780632430155914611e6257806329b7c9b614611dc45780632fbde23514611da7578063320a18dc14611c61578063331758e614611c1e5780633360aa3c14611b5257806339e899ee14611aed57806342fb01a814611a9d57806345acb47114611a825780634a0a9d5e14611a115780634b8a5fd11461194b5780634d36d08514611051578063532c814214610fc9578063576f630214610ebd57806366967cbb14610e77578063715018a614610e1457806379ba509714610d805780637f6d4c9314610d1f578063806c3ca914610c305780638da5cb5b14610c0a57806391ddb14614610bb5578063980550ca14610b9a5780639a7b050914610b1d578063a1ecc7b814610aff578063a504104014610adc578063b4317d5314610aa3578063b633f095146109de578063bc197c8114610926578063c424d4f71461043b578063cf5303cf14610415578063e30c3978146103ef578063f0e5d1ac14610383578063f1551a9c14610357578063f23a6e61146102ac578063f2fde38b146102425763faf7d720146101df575f80fd5b3461023e57604036600319011261023e576004356001600160a01b038116810361023e575f61021991610210612644565b60243590612c26565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b3461023e57602036600319011261023e576004356001600160a01b0380821680920361023e57610270612b95565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760843567ffffffffffffffff811161023e576102fd9036906004016120ef565b5050300361032f5760206040517ff23a6e61000000000000000000000000000000000000000000000000000000008152f35b7f79d104d3000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461023e57604061037561036c3660046120b1565b939290926121fa565b835191825260208201529050f35b3461023e57608036600319011261023e576004356001600160a01b039081811680910361023e57602435600881101561023e57604435928316830361023e576103db915f52600560205260405f209260643591614933565b5f52602052602060405f2054604051908152f35b3461023e575f36600319011261023e5760206007546001600160a01b0360405191168152f35b3461023e575f36600319011261023e576020600b546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e576040519061046f60e083612335565b6104776123b6565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080546104ca63ffffffff8260901c166146d1565b916104d582826144ad565b84526104e08261285b565b9080156109195760d884901c60ff16600181019081106107f657925b61051e610508856139de565b946105166040519687612335565b8086526139de565b5f5b601f19820181106109025750505f5b60ff8660d81c1681106108a857505061084c575b50602084015281516060840152600160f11b81161561073c5760408260206001600160f01b03199401515b6080860152015160a084015260701b1660c082015260405160208152610160810161059d602083018451612180565b60208301519061014060a08401528151809152602061018084019201905f5b81811061071c575050506001600160a01b0360408401511660c0830152606083015190601f198382030160e0840152602080835192838152019201905f5b8181106106db57505050608083015190601f1983820301610100840152602080835192838152019201905f5b8181106106a55750505060a083015190601f1983820301610120840152602080835192838152019201905f5b818110610676575050506001600160f01b031960c083940151166101408301520390f35b825180516001600160a01b0316855260209081015161ffff168186015260409094019390920191600101610652565b90919260206106d160019286519060206040926001600160f81b03198151168352015160208201520190565b9401929101610626565b909192602060606001926001600160a01b03604088516001600160f81b031981511684528581015186850152015116604082015201940191019190916105fa565b90919260206080826107316001948851612180565b0194019291016105bc565b64ffffffffff8160b01c166107508261599e565b9082151592835f146108465760015b821561083d5760ff8060015b1691160160ff81116107f65760ff61078391166139f6565b9361080a575b506107a2575b506001600160f01b03199260409161056e565b92604051936107b2604086612335565b600160f91b8552602085015281515f198101929083116107f6576107ed836001600160f01b0319966107e660409685613dbe565b5282613dbe565b5091509261078f565b634e487b7160e01b5f52601160045260245ffd5b60405190610819604083612335565b5f8252602082015261082b5f85613dbe565b526108365f84613dbe565b5086610789565b60ff805f61076b565b5f61075f565b6108a19060405161085e604082612335565b600181525f602082015260405190610877606083612335565b81525f60208201526fffffffffffffffffffffffffffffffff851660408201526107e68285613dbe565b5084610543565b6108b28183612a31565b9083806108f8575b156108eb57600181018082116107f6576001926108e491905b6108dd828a613dbe565b5287613dbe565b500161052f565b6108e460019282906108d3565b50808511156108ba565b60209061090d6123b6565b82828901015201610520565b60ff8460d81c16926104fc565b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5767ffffffffffffffff60443581811161023e576109789036906004016121c9565b505060643581811161023e576109929036906004016121c9565b505060843590811161023e576109ac9036906004016120ef565b5050300361032f5760206040517fbc197c81000000000000000000000000000000000000000000000000000000008152f35b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e57610a0b612b95565b806001600160a01b0319600b541617600b55610a296003600a61231f565b67ffffffffffffffff600181835460a01c16019081116107f65781547fffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffff1660a09190911b67ffffffffffffffff60a01b161790557ffaa970f53fb3debd43be6e2d010c2bb0414e110f9ea07b78f8228435eaac3d6d5f80a2005b3461023e57602036600319011261023e576004356001600160a01b038116810361023e57610ad260209161261a565b6040519015158152f35b3461023e576102195f610af036600461211d565b9150610afa612644565b612c26565b3461023e575f36600319011261023e5760206040516305a39a808152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e575f525f60205260405f206024355f5260205260206040610b6e610b69825f208054906144ad565b61455f565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b3461023e575f36600319011261023e57602060405160198152f35b606036600319011261023e576004356001600160a01b038116810361023e576044359067ffffffffffffffff821161023e57610bf8610219923690600401612142565b91610c01612644565b6024359061252c565b3461023e575f36600319011261023e5760206006546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b0380821680920361023e57602435801515810361023e57610c6a612b95565b15610cf557610c7b6003600a61231f565b541615610cc9577fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb36202a3005b4261251f565b835f52600c82528060405f2055604051908152a2005b7fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb35f610cad565b507fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d60205f610cb3565b3461023e5760a036600319011261023e576001600160a01b03600435818116810361023e5760443591808316830361023e576064359081160361023e576084356001600160f81b03198116810361023e57602092610ad29260243590612455565b3461023e575f36600319011261023e576007546001600160a01b033381831603610de8576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b7f118cdaa7000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b3461023e575f36600319011261023e57610e2c612b95565b5f6001600160a01b036007546001600160a01b0319809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e575f526009602052602060ff610ebb60405f205460405192839116612173565bf35b3461023e57366003190160a0811261023e5760801361023e576001600160a01b0360843581811680820361023e57610ef3612644565b600435600881101561023e576024359384169384810361023e5760443591610f1c838383614933565b95335f52600560205260405f20875f5260205260405f2054948515610fa15761021997335f52600560205260405f20905f526020525f604081205560405190610f658285612173565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a36126f0565b7f969bf728000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461023e57608036600319011261023e576004356001600160a01b03808216820361023e5760243591604435918216820361023e5760209261102691606435938492611013612644565b6110208483838633612aaf565b92613301565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b60031960603682011261023e5767ffffffffffffffff90816004351161023e57610160906004353603011261023e5760243590811161023e57611098903690600401612142565b6001600160a01b03604435166044350361023e576110b46123b6565b506110bd612644565b60086101046004350135101561023e576001600160a01b036110e76101046004350135600a61231f565b5416801561193b5760043560040135600881101561023e57158061191e575b80611916575b15611904575f925b611126846044356004356004016134ce565b611135610144600435016123ea565b9061114a60a4600435016004356004016123ff565b9050600160f21b80604051947fd559f94e0000000000000000000000000000000000000000000000000000000086526001600160a01b0360443516600487015216146024840152151560448301526020826064815f875af191821561169b575f926118d0575b50825f525f60205260405f20825f5260205260405f206111da60c460043501600435600401613480565b71ffff000000000000000000000000000000006111ff61014460049a949a35016123ea565b60701c16905f90600881116118b9575f995f198b5b83811061179157508b8a9b9c9a9798999a611767575b50601981111561171d575b50611241918491615b38565b15611710575b80611561575b50878587600160f11b8416156115135750505090915061127760c460043501600435600401613480565b90611281826139de565b9161128f6040519384612335565b8083526020830191368260061b82011161023e5793879389938b93878e98925b8260061b820184106114c757505050509161135275ffffffff000000000000000000000000000000000000611345600198969475ffffffff000000000000000000000000000000000000196113356113589c9a985b61131860a4600435016004356004016123ff565b9161132d60e460043501600435600401613480565b939092614f43565b949060901b1691161791826151c5565b600435600401908a6154c0565b88613fc3565b90816114bf575b505061136f602460043501612435565b8361137f610144600435016123ea565b7fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf493604051806113f06001600160a01b0360446004350135971694346044358b8592936001600160f01b03199195946001600160a01b0360609460808701988752166020860152604085015216910152565b0390a4611401600435600401613a54565b96926008819593929510156114ab576080976114269582611497575b50505050613d67565b60405191611435604084612335565b611446610104600435013584612449565b60208301526040519161145a606084612335565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610ebb6040518092612180565b6114a2933393613ac6565b8680808061141d565b634e487b7160e01b5f52602160045260245ffd5b55848061135f565b9397509397509350935060408436031261023e57602060409182516114ec8482612335565b6114f5876121b4565b8152828701358382015281520193019388948b938d97938c966112af565b6113589561135275ffffffff0000000000000000000000000000000000006113456001989775ffffffff0000000000000000000000000000000000001961133561155c5f6139f6565b611304565b9091925061157960a4600435016004356004016123ff565b80929192156116a6579088949392915f5b8181106115995750505061124d565b90919293949550600460206001600160a01b036115c260406115bc86888b614f1e565b01612435565b16604051928380927f18160ddd0000000000000000000000000000000000000000000000000000000082525afa801561169b575f90611668575b6064915004808004600114811517156107f6578311611624576001019089959493929161158a565b606460405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152fd5b506020813d602011611693575b8161168260209383612335565b8101031261023e57606490516115fc565b3d9150611675565b6040513d5f823e3d90fd5b608460405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201527f66657246656500000000000000000000000000000000000000000000000000006064820152fd5b90600160f11b1790611247565b60ff919294965016906001820182116107f65789957fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff6001611241940160e01b9116179391611235565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c61122a565b6117a461179f828686614f0e565b614f2e565b6001600160f81b031960206117ba848888614f0e565b013591168061184357506117cf428211614d01565b6305a39a8042018042116107f65781116117ff578d81116117f6575b506001905b01611214565b9c5060016117eb565b606460405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152fd5b600160f91b81036118695750828110611860575b506001906117f0565b91506001611857565b600160f81b810361188e575085811161188557506001906117f0565b94506001611857565b7fa5a5eb28000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b63c3e33c9960e01b5f52600452600860245260445ffd5b9091506020813d6020116118fc575b816118ec60209383612335565b8101031261023e575190856111b0565b3d91506118df565b6001600160a01b036008541692611114565b50811561110c565b5061193360a4600435016004356004016123ff565b905015611106565b5f80806101046004350135612baa565b3461023e575f36600319011261023e5761197c600b546001600160a01b038091163314908115611a03575b5061236b565b6119886003600a61231f565b67ffffffffffffffff600181835460a01c16019081116107f65781547fffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffff1660a09190911b67ffffffffffffffff60a01b16179055337fa442006ee6847434a9aab59a64968269e35cd141be99fb34dcdacd94b9bd6bce5f80a2005b905060065416331482611976565b3461023e57606036600319011261023e576004356001600160a01b038082169182810361023e5760243591604435908116810361023e5761021993611a54612644565b5f525f60205260405f20835f52602052611a748160405f2080549061329f565b926110208483838633612aaf565b3461023e575f36600319011261023e57602060405160018152f35b3461023e57608036600319011261023e576008600435101561023e576024356001600160a01b038116810361023e57606435801515810361023e5761021991611ae4612644565b60443590612c26565b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e57611b1a612b95565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b3461023e57602036600319011261023e57600435600881101561023e57611b826001600160a01b0391600a61231f565b541680611ba8575f905b604080516001600160a01b039290921682526020820192909252f35b6040517fc1292cc3000000000000000000000000000000000000000000000000000000008152602081600481855afa90811561169b575f91611bec575b5090611b8c565b90506020813d602011611c16575b81611c0760209383612335565b8101031261023e575182611be5565b3d9150611bfa565b3461023e575f36600319011261023e5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461023e57611c7136600461211d565b611c7c929192612b95565b6001600160a01b038316928315611d635760088310156114ab5760038303611d5c57505f838152600960205260409020805460ff191660ff8416179055611cc482600a61231f565b836001600160a01b0319825416179055823b1561023e57604051907fabd135e60000000000000000000000000000000000000000000000000000000082528060048301525f8260248183885af190811561169b577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a092602092611d4c575b50604051908152a3005b5f611d5691612335565b85611d42565b5f92612baa565b606460405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152fd5b3461023e575f36600319011261023e5760206040516202a3008152f35b3461023e5760a036600319011261023e576004356001600160a01b03808216820361023e5760243591818316830361023e57604435906064359283169283810361023e57611e4794611e3d935f9360843596159087838587858a14611e515750611e2d93612699565b505b8414611e49576001916121fa565b50905010156122d4565b005b6002916121fa565b9190611e5c94612aaf565b50611e2f565b3461023e575f36600319011261023e576020604051620493e08152f35b3461023e57608036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760643567ffffffffffffffff811161023e57611ed09036906004016120ef565b5050300361032f5760206040517f150b7a02000000000000000000000000000000000000000000000000000000008152f35b3461023e575f36600319011261023e5760206008546001600160a01b0360405191168152f35b3461023e576060611f3d61036c3660046120b1565b90604051921515835260208301526040820152f35b3461023e57606036600319011261023e576004356001600160a01b03811680820361023e57602091611fa191602435928392611f9c60443580968193611f96612644565b33612699565b6126e3565b815f525f855260405f20835f52855260405f20557fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde826080604051600181525f878201525f6040820152856060820152a361102633825f8060016126f0565b3461023e57602036600319011261023e57600435907fffffffff00000000000000000000000000000000000000000000000000000000821680920361023e57817f01ffc9a70000000000000000000000000000000000000000000000000000000060209314908115612073575b5015158152f35b7f4e2312e0000000000000000000000000000000000000000000000000000000009150148361206c565b35906001600160a01b038216820361023e57565b908160a091031261023e576120c58161209d565b916020820135916040810135600881101561023e579160806120e96060840161209d565b92013590565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020838186019501011161023e57565b9081606091031261023e578035600881101561023e579160406120e96020840161209d565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460071b01011161023e57565b9060088210156114ab5752565b60406060916001600160a01b036020825161219c878251612173565b01511660208501526020810151828501520151910152565b35906001600160f81b03198216820361023e57565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460051b01011161023e57565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f209182549461222a8661285b565b95909660088210156114ab57600182146122a0579060ff61225194939260d81c168661287f565b949094928515612293576040612268858093612a31565b01519482612288575b505061227957565b905f1981146107f65760010190565b11159050825f612271565b505f945084935083925050565b95969394505050505f146122ca576fffffffffffffffffffffffffffffffff600192169291929190565b5f92508291508190565b156122db57565b606460405162461bcd60e51b815260206004820152601560248201527f416d6f756e74206578636565642062616c616e636500000000000000000000006044820152fd5b9060088110156114ab575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff82111761235757604052565b634e487b7160e01b5f52604160045260245ffd5b1561237257565b606460405162461bcd60e51b815260206004820152601460248201527f4f6e6c79207472757374656420616464726573730000000000000000000000006044820152fd5b604051906123c5606083612335565b5f60408381516123d58382612335565b83815283602082015281528260208201520152565b356001600160f01b03198116810361023e5790565b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e5760200191606082023603831361023e57565b356001600160a01b038116810361023e5790565b60088210156114ab5752565b926001600160a01b03841633148015612516575b156124d2576001600160f81b0319166124cb577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c156124b2576124af9350613dd2565b90565b916124c6915f936124c1612644565b613dd2565b915d90565b5050505f90565b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152fd5b50303314612469565b919082018092116107f657565b83159392918480612612575b61260b576001600160a01b03918281165f525f60205260405f20825f5260205260405f2092612568838386613ee3565b917e08000000000000000000000000000000000000000000000000000000000000808460701b16146125c757856125b39488926125ba9a5f146125bc575f945b851615159588613fc3565b9055613d67565b565b8460085416946125a8565b606460405162461bcd60e51b815260206004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b5050505050565b503415612538565b6001600160a01b03165f52600c60205260405f2054801515908161263c575090565b905042101590565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c612671576001905d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b926125ba926126c8928296956001600160a01b0382165f525f60205260405f20835f5260205260405f2061496e565b926fffffffffffffffffffffffffffffffff841610156122d4565b919082039182116107f657565b92909391811580612847575b61260b5760088410156114ab576001841461282557600284146127ca5761272293614a31565b905f604051928051602038920183855af1156127c1573d156127a8575b503d81523d5f602083013e3d810161275e602082019283604052614b30565b15612767575050565b907f5472616e73666572206661696c656400000000000000000000000000000000006064809362461bcd60e51b845260206024820152600f60448201520152fd5b3b156127b4575f61273f565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615612807575b50505f603452565b3b153d171015612818575f806127ff565b6390b8ec185f526004601cfd5b505f935083919250819038935af11561283a57565b63b12d13eb5f526004601cfd5b5060088410156114ab5760038414156126fc565b60e81c60ff168061286d57505f905f90565b5f198101919082116107f65760019190565b9192909493600a8611156129d05790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b612917575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c6129ac84848a848a614b66565b6129c35750858101908082116107f6571680612904565b9850505050925050509190565b9194925f5b8481106129e957505050505090505f905f90565b6129f6848484848b614b66565b612a02576001016129d5565b95505050505060019190565b601a821015612a1d5701905f90565b634e487b7160e01b5f52603260045260245ffd5b6124af91612a3d6123b6565b50612a4b8160028401612a0e565b905460039190911b1c91600160a31b831615612a9057601c915f520160205260405f20600160405191612a7f604084612335565b805483520154602082015290614bf2565b5050604051612aa0604082612335565b5f81525f602082015290614bf2565b9193612ade9193946001600160a01b03948581165f525f60205260405f20825f5260205260405f20948561496e565b9160085416838115159182612b7e575b505015612b14576124af9260025f9260ff612b0d9560d81c169061287f565b91906122d4565b608460405162461bcd60e51b815260206004820152602360248201527f436f6c6c61746572616c206e6f7420617661696c61626c6520666f722072656d60448201527f6f766500000000000000000000000000000000000000000000000000000000006064820152fd5b612b8e925063c31934e190614cb3565b835f612aee565b6006546001600160a01b0333911603610de857565b916001600160a01b0360849492612bcf60405195612bc9604088612335565b86612449565b16602084015260405192612be4606085612335565b835260208301526040820152612c24604051917f391102fb0000000000000000000000000000000000000000000000000000000083526004830190612180565bfd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f2092612c5485838661564a565b90612c5f868461551d565b6001600160a01b033391160361325b57600160f01b808360701b161461321757612c954264ffffffffff8460b01c161115614d01565b600160f11b821661310b575b83156131045760ff8260d81c165a811580156130f7575b156130c857620bbdf28110156130af57505f5b8181106130a15750505f5b915b821595869384613091575b612d2660405195612cf5604088612335565b6060875260606020880152612d108360ff8760d81c166126e3565b9015613085578a92919060ff60015b169061251f565b612d2f816139de565b612d3c6040519182612335565b818152612d48826139de565b601f190136602083013787525f5b818110612f365750508815612eeb57505081612ee2575b506001600160a01b0384163b1561023e576040517f42966c680000000000000000000000000000000000000000000000000000000081528760048201525f81602481836001600160a01b038a165af1801561169b57612ed2575b50865f5f600160f01b8416612ead575b604080519182523360208301526fffffffffffffffffffffffffffffffff8516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b835151811015612e735780612e6d878a612e63600195896159c2565b938c939193614d4c565b01612e47565b5091509493612e83575b50505050565b5f6001612ea4956fffffffffffffffffffffffffffffffff83941694614d4c565b5f808080612e7d565b50508351515f198101915081116107f657612ec98891856159c2565b50909150612dd7565b5f612edc91612335565b5f612dc7565b5f90555f612d6d565b90918160d81b60ff60d81b1985161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a3612e45565b9091925060ff8560d81c16612f4b828561251f565b03613075576019905b600160a31b612f668360028801612a0e565b9054600391821b1c90612f7c8560028a01612a0e565b90918254915f19911b1b1916905580612f96848c51613dbe565b52161561306c5760208801515115613021575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107f65760208d015194848101918282116107f657600198612ffd613003945f99613dbe565b52613dbe565b528252601c87016020526040822082815501555b01908a9291612d56565b8260011b6001600160ff1b03841684036107f65761303e816139de565b9061304c6040519283612335565b80825261305b601f19916139de565b013660208301376020890152612fa9565b60019150613017565b61307f818461251f565b90612f54565b8a92919060ff5f612d1f565b600160f01b831615159450612ce3565b6130aa916126e3565b612cd6565b620bbdf11981019081116107f657620569c99004612ccb565b7f34edfe31000000000000000000000000000000000000000000000000000000005f52621127bb60045260245ffd5b50621127bb811015612cb8565b5f91612cd8565b9261312463ffffffff8360909894989795971c166146d1565b945f945b60208701518051871015613208576001600160f81b031961314e88600160f81b93613dbe565b515116036131fc575f5b875180518210156131e8576001600160a01b03604061317a8461318594613dbe565b510151168a8861329f565b602061319489828c0151613dbe565b510151116131a457600101613158565b606460405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152fd5b5050929190946001905b0194909192613128565b929190946001906131f2565b50919450929450949094612ca1565b606460405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152fd5b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152fd5b915f90600260ff6132b49460d81c168561287f565b9190156132fb576132c88260028301612a0e565b905460039190911b1c91600160a31b8316156132f357601c92505f5201602052600160405f20015490565b505060a41c90565b50505f90565b927fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde8260806125ba9694955f6001600160a01b038092169485825281602052604090818320888452602052818320896002820161335d8482612a0e565b90549060031b1c90600160a31b821615159182881461342a57858852601c8501602052886001888a200154935b613396868610156122d4565b89146133dd57505050601c92916133ac916126e3565b92855201602052600182842001555b8051926002845289166020840152820152856060820152a35f339260026126f0565b6134239550926134079296936133ff61340d966133f9856159b0565b936126e3565b921690615b17565b93612a0e565b819391549060031b91821b915f19901b19161790565b90556133bb565b888160a41c9361338a565b1561343c57565b606460405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152fd5b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e57602001918160061b3603831361023e57565b9081602091031261023e5751801515810361023e5790565b91906001600160a01b03809116801561399a576134ed90301415613435565b6134f683614e41565b61350360e0840184613480565b600a8111613983575f905f925b8184106138f15750506127109150116138ad5761353060a08401846123ff565b600581116138965792821692831580159290915f5b8181106136d957505050906136c7575b6136c257602092613567848201612435565b9061357782638f8b138e86614cb3565b61367e5784929161358d610140604493016123ea565b946001600160f01b031960405196879586947f52cdc6a60000000000000000000000000000000000000000000000000000000086521660048501521660248301525afa90811561169b575f91613651575b50156135e75750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b6136719150823d8411613677575b6136698183612335565b8101906134b6565b5f6135de565b503d61365f565b6064856040519062461bcd60e51b82526004820152601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152fd5b505050565b508235600881101561023e5715613555565b6001600160f81b0319806136f161179f848688614f1e565b161561370161179f848688614f1e565b901561386a575050602080613717838587614f1e565b0135151580613850575b15613828576fffffffffffffffffffffffffffffffff81613743848688614f1e565b01351181613752848688614f1e565b0135906137fd575084866137d9575b1561376f5750600101613545565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f722066656500000000000000000000000000000000000000000000000000006064820152fd5b506137f86137ed60406115bc858789614f1e565b63b6e306ac8a614cb3565b613761565b7f1f4d5abe000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f1f2a2005000000000000000000000000000000000000000000000000000000005f5260045ffd5b508661386260406115bc858789614f1e565b161515613721565b7ffba5809f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152fd5b909184613907613902868686614f0e565b612435565b161561393f57602061391a858585614f0e565b01359061ffff821680920361023e576001916139359161251f565b9301929190613510565b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152fd5b67ffffffffffffffff81116123575760051b60200190565b90613a00826139de565b6040613a0f6040519283612335565b8382528193613a20601f19916139de565b01915f5b838110613a315750505050565b6020908351613a408582612335565b5f8152825f81830152828501015201613a24565b90813591600883101561023e57613a6d60208201612435565b916060604083013592013590565b15613a8257565b606460405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152fd5b9290919260088110156114ab5760028114613d2557600303613b865750613aed828261551d565b6001600160a01b039081168482161492828216803b1561023e576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561169b576125ba95613b76575b5083613b5e575b505050613a7b565b613b6c91929350309361551d565b16145f8080613b56565b5f613b8091612335565b5f613b4f565b604080517efdd58e000000000000000000000000000000000000000000000000000000008082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615613cec575f96613cf6575b50823b1561023e578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af18015613cec579185949291613c79969492613cdc575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa938415613cd357505f93613ca1575b50506125ba92613c9b9161251f565b14613a7b565b9080929350813d8311613ccc575b613cb98183612335565b8101031261023e57519082613c9b613c8c565b503d613caf565b513d5f823e3d90fd5b5f613ce691612335565b5f613c4e565b87513d5f823e3d90fd5b9095508481813d8311613d1e575b613d0e8183612335565b8101031261023e5751945f613be8565b503d613d04565b506125ba939250613d51613c9b92613d4a83613d413084615dba565b96309084615c6f565b3090615dba565b9261251f565b9190811015612a1d5760071b0190565b905f5b818110613d7657505050565b613d89613d84828486613d57565b613a54565b60088492959410156114ab57600194858303613daa575b5050505001613d6a565b613db5933393613ac6565b5f808080613da0565b8051821015612a1d5760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f52602052613e0c63ffffffff60405f205460901c166146d1565b935f9160408601955b80518051851015613ed15784613e2a91613dbe565b519887515115613eb4575b89830199810198905f5b8951908151811015613ea15761ffff86613e5c8f84905195613dbe565b51015116918281029281840414901517156107f657613e9b8b8f8b8f958b8f93613e92886127108360019c511695049751613dbe565b515116936155a3565b01613e3f565b50909a5090985050600190930192613e15565b613ecc8b828c015116848c015190883091888c6155a3565b613e35565b50975050505050505091505151151590565b8282613ef2929594939561564a565b92831591821592613f4b575b505015613f0757565b606460405162461bcd60e51b815260206004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b6001600160a01b03925090602460209260405194859384927f4f558e790000000000000000000000000000000000000000000000000000000084526004840152165afa90811561169b575f91613fa4575b505f80613efe565b613fbd915060203d602011613677576136698183612335565b5f613f9c565b929394909695346143fc575b6001600160a01b03608052608051168015908115614319575b50156142af5794939291905f955b808710614007575050505050505090565b9091929394959661401c613d84898489613d57565b60089b939194929b9283831015806114ab57600184146142a057614043838f899087615690565b82158015614293575b1561424f576114ab578c86918b95600386149081614220575b506141b5575b91839185614079948d6157a4565b9c909c806141ad575b6140e1575b9460019560409061409a82518096612173565b60805116602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60808051881692a35b01959493929190613ff6565b92506080516140f08a8961551d565b16803314908115614135575b5015614109578892614087565b7fc6cd8a0b000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b90506040908151907fe985e9c50000000000000000000000000000000000000000000000000000000082526004820152336024820152602080826044818d608051165afa928315613cd357505f92614190575b50505f6140fc565b6141a69250803d10613677576136698183612335565b5f80614188565b508b15614082565b9450505060805187166080518d1614801590614216575b156141ee576141db898861551d565b6080511630146141ee57848c8a9461406b565b7f66309bde000000000000000000000000000000000000000000000000000000005f5260045ffd5b50888514156141cc565b9650509150506080518d165f52600960205260ff60405f205416938410156114ab578c86918b9515155f614065565b606460405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152fd5b50505f600384141561404c565b509b50505050600191506140d5565b608460405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152fd5b8291506040805180927f6aeb87dd000000000000000000000000000000000000000000000000000000008252602482019260209586948560048601525260448301908b905f5b8981106143a35750505082809103915afa91821561169b575f92614386575b50505f613fe8565b61439c9250803d10613677576136698183612335565b5f8061437e565b92919450929450833590600882101561023e576143c281600193612173565b6080516143d089870161209d565b16888201528385013584820152606080860135908201526080809101940191019086949286949261435f565b96806144078261285b565b5015614469575b61441a9150349061251f565b9684604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b03871692a3613fcf565b5060ff8160d81c1690600182018092116107f6577fffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff61441a9260e81b91161761440e565b90600160f01b6144bb6123b6565b9116156144ce575060196124af91612a31565b905090565b67ffffffffffffffff811161235757601f01601f191660200190565b5160088110156114ab5790565b60208183031261023e5780519067ffffffffffffffff821161023e570181601f8201121561023e57805190614530826144d3565b9261453e6040519485612335565b8284526020838301011161023e57815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b156145ac5761458081516144ef565b60088110156114ab5760031461463a575b61459b81516144ef565b60088110156114ab576004146145ca575b50506145b75f6144d3565b6145c46040519182612335565b5f815290565b60205f9101516024604051809481937f0e89341c00000000000000000000000000000000000000000000000000000000835260048301525afa5f9181614616575b506124af57806145ac565b6146339192503d805f833e61462b8183612335565b8101906144fc565b905f61460b565b6020810151604051907fc87b56dd00000000000000000000000000000000000000000000000000000000825260048201525f81602481865afa5f918161468c575b506146865750614591565b91505090565b6146a19192503d805f833e61462b8183612335565b905f61467b565b51906001600160f81b03198216820361023e57565b51906001600160a01b038216820361023e57565b90604080516060906146e38282612335565b8181526020908282820152828482015263ffffffff81961690811561492b57505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c808252010181528351840190828201848684031261023e578386015167ffffffffffffffff9081811161023e5787019682603f8901121561023e57858801519761477e896139de565b9861478b86519a8b612335565b808a528589898c0192028301019185831161023e578601905b8282106148e4575050508381015182811161023e5781019683603f8901121561023e5786880151976147d5896139de565b986147e287519a8b612335565b808a5286898b019160061b8301019186831161023e578701905b8282106148ac5750505081015191821161023e57019281603f8501121561023e57848401519061482b826139de565b9461483885519687612335565b828652848787019360061b82010193841161023e578401915b83831061486657505050508601528401528252565b8487848403011261023e5784519061487e8683612335565b614887846146bd565b8252878401519061ffff8216820361023e578289928389950152815201920191614851565b878a838b03011261023e5789889182516148c68482612335565b6148cf856146a8565b815282850151838201528152019101906147fc565b8989838a03011261023e57888a9188516148fe8482612335565b614907856146a8565b8152828501518382015261491c8a86016146bd565b8a8201528152019101906147a4565b955050505050565b916001600160a01b036040519261494e602085018096612173565b166040830152606082015260608152614968608082612335565b51902090565b9161497d929594939195613ee3565b9263ffffffff8460901c165f52600460205260405f206001600160a01b0382165f5260205260ff60405f205416156149c7576149bb6149c09161261a565b61236b565b1561382857565b608460405162461bcd60e51b815260206004820152602160248201527f53656e646572206973206e6f7420696e2062656e6566696369617279206c697360448201527f74000000000000000000000000000000000000000000000000000000000000006064820152fd5b92909260088110156114ab5760028114614adf57600314614aa357604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c48201526124af8160e481015b03601f198101835282612335565b6040516323b872dd60e01b60208201523060248201526001600160a01b0390911660448201526064810192909252506124af8160848101614a95565b506040517fa9059cbb0000000000000000000000000000000000000000000000000000000060208201526001600160a01b039091166024820152604481019190915290506124af8160648101614a95565b80518015918215614b4057505090565b60209081015192508110614b55575b50151590565b5f199060200360031b1b165f614b4f565b91614b748260028501612a0e565b90549060031b1c9360088210156114ab576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16614be957600214614be057600160a31b831615614bd757601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b614bfa6123b6565b50614c04816159b0565b90604091825193614c158486612335565b614c1f8286612449565b6001600160a01b0383166020860152600160a31b8316614c8b575060088110156114ab57600303614c6b57905f91815193614c5b606086612335565b845260a41c602084015282015290565b815192614c79606085612335565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614ca6606086612335565b8452602084015282015290565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa90811561169b575f91614ce8575090565b6124af915060203d602011613677576136698183612335565b15614d0857565b606460405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152fd5b9293919594909415614e3057614d69620493e0338385888b615a62565b614e28579460088110156114ab5760038114614e1f575b335f52600560205260405f20614d97838684614933565b5f5260205260405f20614dab87825461251f565b90556001600160a01b03809416958692614dc86040518094612173565b602083015260408201527fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a3167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b60019550614d80565b505050505050565b929091506125ba94935033936126f0565b803590600882101561023e578115614ed257614e9460609282600360206001600160a01b03950192614e88614e7585612435565b6040850135988995013594859184615690565b14614ebf575b50612435565b165f525f60205260405f20905f526020526125ba60405f205460701b600160f11b8091161415613435565b6001614ecc911115613a7b565b5f614e8e565b6125ba91506001600160a01b03614eeb60208301612435565b16159081614efa575b50613a7b565b90506040606082013591013517155f614ef4565b9190811015612a1d5760061b0190565b9190811015612a1d576060020190565b356001600160f81b03198116810361023e5790565b9190949293948015806151bc575b806151b4575b6151a9576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106151595750505050601f19928388820301868901528280835192838152019201905f5b8181106151225750505082878203016060880152898152019085885f5b8b81106150e0575050614fdb9203908101865285612335565b8351902094855f5260028352815f20549263ffffffff809416806150d7575060019460015498858a168681146107f657600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff09283156150ca57525f8681526003845285812080546001600160a01b0319166001600160a01b039485161790555b818110615097575050505050505050565b8790875f5260048552865f20846150b261390284878b614f0e565b165f528552865f208260ff1982541617905501615086565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b036150f58461209d565b168152868301359061ffff821680920361023e578781019190915285019291879190860190600101614fc2565b919361514c6001929486519060206040926001600160f81b03198151168352015160208201520190565b9401910191879392614fa5565b91939450919482806001926001600160f81b03196151768a6121b4565b1681528b8901358c8201526001600160a01b036151948c8b0161209d565b168b8201520196019101918894939192614f7f565b505f94508493505050565b508515614f57565b50815115614f51565b64ffffffffff8160b01c161561547c57600160f21b809160701b1603615438576151f16003600a61231f565b549067ffffffffffffffff809260a01c169080151580615412575b6136c257600b54916001600160a01b038093169081156153ea573660641161023e576004918235906024359160443596871680970361023e576060811015806153df575b156153b8576020968782018092116153a5578784018094116153a557905f9160405194898601927f9a1c1a20000000000000000000000000000000000000000000000000000000008452336024880152604487015260648601526084850152608484526152be60a485612335565b6152fa606319604051928a840196518091885e83018a810185815260648336019137360190836043199286848201520390810184520182612335565b6040519338915190845afa156127c1573d1561538d575b509061533f61533a6001933d815287808201913d5f843e813d82010160405280510101906134b6565b613435565b0193841161537a57505f52600281526bffffffffffffffff0000000060405f20928354921b16906bffffffffffffffff000000001916179055565b601190634e487b7160e01b5f525260245ffd5b3b15615399575f615311565b82635a836a5f5f52601cfd5b601186634e487b7160e01b5f525260245ffd5b847f2d98cd51000000000000000000000000000000000000000000000000000000005f525ffd5b506060831015615250565b7f28587463000000000000000000000000000000000000000000000000000000005f5260045ffd5b50805f5260026020528260405f205460201c16600183018481116107f65784161461520c565b606460405162461bcd60e51b815260206004820152601760248201527f4e6f5472616e736665722072756c65206e6f74207365740000000000000000006044820152fd5b606460405162461bcd60e51b815260206004820152601260248201527f4e6f2054696d65204c6f636b20666f756e6400000000000000000000000000006044820152fd5b9190918135600881101561023e578015615517579161550491600160f01b94936154ec60208401612435565b906003810361550857601960405f955b013593615bb4565b1790565b601960406060860135956154fc565b50505090565b60209060246001600160a01b039360405194859384927f6352211e0000000000000000000000000000000000000000000000000000000084526004840152165afa90811561169b575f9161556f575090565b90506020813d60201161559b575b8161558a60209383612335565b8101031261023e576124af906146bd565b3d915061557d565b9094929391948315614e28576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd73356020308314958661561c575b604051948986521693a415615611575080613d516125ba94613d4a613c9b94613d413084615dba565b90916125ba93615c6f565b8085165f525f825260405f20865f5282528a6156428a5f604081209360028554866157a4565b5090556155e8565b54929190831580615667575b61565e575050565b5f809350612baa565b506001600160a01b0381165f52600960205260ff60405f20541660088110156114ab5715615656565b919290600883101593846114ab57600284149182159283615797575b868115615787575b50158015615752575b6157495750159084821561573b575b5050156156f75715918215926156e6575b50501561382857565b9091506114ab576003145f806156dd565b606460405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152fd5b9091506114ab575f846156cc565b91509192612baa565b506001600160a01b03807f000000000000000000000000000000000000000000000000000000000000000016908216146156bd565b90506114ab5760048514866156b4565b505f9550600385146156ac565b929193909460088510156114ab576003850361596c575b60ff9160ff8760d81c16956157cf8861599e565b906019891015615928571590811561591e575b50156158b457869282866157f793868a615bb4565b600a821015615824575b5091505060019150018091116107f65760ff60d81b199060d81b91161790600190565b6001600160a01b0393600180870196875495600a861461585f575b505050906158539460ff9216011691615de8565b90555f80808381615801565b9396935f9291905b868410615877575096939661583f565b91939495509196956158a4849189846158908288612a31565b60208b818351015116910151011691615de8565b9701918995949391979697615867565b608460405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f7220746860448201527f697320774e4654000000000000000000000000000000000000000000000000006064820152fd5b905087105f6157e2565b606460405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152fd5b61597f82848760ff8a60d81c168861287f565b9061598a57506157bb565b92509290506159999350615cd6565b905f90565b60e01c60ff168061286d57505f905f90565b60a01c60071660088110156114ab5790565b915f915f936159d2828251613dbe565b51946159dd866159b0565b956001600160a01b0381169587600160a31b831615615a3b57505050506020019081518160011b916001600160ff1b038116036107f65781615a1e91613dbe565b51915190600181018091116107f657615a3691613dbe565b519091565b6008919395508092945010156114ab57600303615a59575060a41c91565b92915060a41c90565b91939092801580615b03575b615af85760088310156114ab5760018314615ae757833b15615add575f94615a9593614a31565b906040519383835192602038950192f1903d60203d11615ad5575b806020918352805f8385013e82010160405281615acb575090565b6124af9150614b30565b506020615ab0565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156114ab576003831415615a6e565b9160088310156114ab576001600160a01b039060a41b9260a01b9116171790565b9091615b6f9064ffffffffff615b4d8261599e565b509160b01c1615615bad576001905b15615ba45760ff8060015b16911661251f565b82036132fb5760028210918215615b8557505090565b90915015612a1d57615b9f6001600160f81b031991614f2e565b161590565b60ff805f615b67565b5f90615b5c565b9290939160088110156114ab5760028103615c6957855b600482141580615c53575b615c30575090615be591615d98565b615bf561340d8560028601612a0e565b905580615c1b575b5082615c0857505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f615bfd565b61340d949650615c4f959350600292615c4892615b17565b9401612a0e565b9055565b506b0fffffffffffffffffffffff811115615bd6565b82615bcb565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615615cb8575b50505f606052604052565b3b153d171015615cc9575f80615cad565b637939f4245f526004601cfd5b6002810192615ce58385612a0e565b90549060031b1c90600160a31b8216615d7a57615d05908260a41c61251f565b916b0fffffffffffffffffffffff8311615d3f57509161340761340d92846001600160a01b03615d37615c4f976159b0565b911690615b17565b9193615d6861340d85613407856001600160a01b03615d60601c9a986159b0565b911690615d98565b90555f5201602052600160405f200155565b935050601c915f5201602052615c4f600160405f200191825461251f565b9060088210156114ab576001600160a01b03600160a31b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107f65760ff809116831b921b1916179056',
  immutables: [{"length":32,"start":7229},{"length":32,"start":22366}],
} as const
