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

export const marketWrapperBytecode = '0x60a080604052346100fa57602081615dba803803809161001f828561015f565b8339810103126100fa57516001600160a01b0380821691908282036100fa57331561014c5760075460018060a01b0319809116600755600654903390821617600655604051913391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a382156100fe5750608052803b156100fa575f8091600460405180948193632dceecbb60e21b83525af180156100ef576100df575b604051615c2390816101978239608051818181611c3d01526158b70152f35b5f6100e99161015f565b5f6100c0565b6040513d5f823e3d90fd5b5f80fd5b62461bcd60e51b8152602060048201526024808201527f50726f746f636f6c54656368546f6b656e2063616e74206265207a65726f2076604482015263616c756560e01b6064820152608490fd5b631e4fbdf760e01b5f525f60045260245ffd5b601f909101601f19168101906001600160401b0382119082101761018257604052565b634e487b7160e01b5f52604160045260245ffdfe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714611fc357508063097a09d814611f165780630fcf9b3c14611eec57806310118ebb14611ec6578063150b7a0214611e435780632430155914611e2657806329b7c9b614611dc45780632fbde23514611da7578063320a18dc14611c61578063331758e614611c1e5780633360aa3c14611b5257806339e899ee14611aed57806342fb01a814611a9d57806345acb47114611a825780634a0a9d5e14611a115780634b8a5fd11461194b5780634d36d08514611051578063532c814214610fc9578063576f630214610ebd57806366967cbb14610e77578063715018a614610e1457806379ba509714610d805780637f6d4c9314610d1f578063806c3ca914610c305780638da5cb5b14610c0a57806391ddb14614610bb5578063980550ca14610b9a5780639a7b050914610b1d578063a1ecc7b814610aff578063a504104014610adc578063b4317d5314610aa3578063b633f095146109de578063bc197c8114610926578063c424d4f71461043b578063cf5303cf14610415578063e30c3978146103ef578063f0e5d1ac14610383578063f1551a9c14610357578063f23a6e61146102ac578063f2fde38b146102425763faf7d720146101df575f80fd5b3461023e57604036600319011261023e576004356001600160a01b038116810361023e575f610219916102106125bd565b60243590612aff565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b3461023e57602036600319011261023e576004356001600160a01b0380821680920361023e57610270612a6e565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760843567ffffffffffffffff811161023e576102fd9036906004016120b3565b5050300361032f5760206040517ff23a6e61000000000000000000000000000000000000000000000000000000008152f35b7f79d104d3000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461023e57604061037561036c366004612075565b939290926121be565b835191825260208201529050f35b3461023e57608036600319011261023e576004356001600160a01b039081811680910361023e57602435600881101561023e57604435928316830361023e576103db915f52600560205260405f2092606435916146ff565b5f52602052602060405f2054604051908152f35b3461023e575f36600319011261023e5760206007546001600160a01b0360405191168152f35b3461023e575f36600319011261023e576020600b546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e576040519061046f60e0836122ae565b61047761232f565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080546104ca63ffffffff8260901c1661449d565b916104d58282614279565b84526104e0826127be565b9080156109195760d884901c60ff16600181019081106107f657925b61051e61050885613850565b9461051660405196876122ae565b808652613850565b5f5b601f19820181106109025750505f5b60ff8660d81c1681106108a857505061084c575b50602084015281516060840152600160f11b81161561073c5760408260206001600160f01b03199401515b6080860152015160a084015260701b1660c082015260405160208152610160810161059d602083018451612144565b60208301519061014060a08401528151809152602061018084019201905f5b81811061071c575050506001600160a01b0360408401511660c0830152606083015190601f198382030160e0840152602080835192838152019201905f5b8181106106db57505050608083015190601f1983820301610100840152602080835192838152019201905f5b8181106106a55750505060a083015190601f1983820301610120840152602080835192838152019201905f5b818110610676575050506001600160f01b031960c083940151166101408301520390f35b825180516001600160a01b0316855260209081015161ffff168186015260409094019390920191600101610652565b90919260206106d160019286519060206040926001600160f81b03198151168352015160208201520190565b9401929101610626565b909192602060606001926001600160a01b03604088516001600160f81b031981511684528581015186850152015116604082015201940191019190916105fa565b90919260206080826107316001948851612144565b0194019291016105bc565b64ffffffffff8160b01c16610750826156ef565b9082151592835f146108465760015b821561083d5760ff8060015b1691160160ff81116107f65760ff6107839116613868565b9361080a575b506107a2575b506001600160f01b03199260409161056e565b92604051936107b26040866122ae565b600160f91b8552602085015281515f198101929083116107f6576107ed836001600160f01b0319966107e660409685613c2d565b5282613c2d565b5091509261078f565b634e487b7160e01b5f52601160045260245ffd5b604051906108196040836122ae565b5f8252602082015261082b5f85613c2d565b526108365f84613c2d565b5086610789565b60ff805f61076b565b5f61075f565b6108a19060405161085e6040826122ae565b600181525f6020820152604051906108776060836122ae565b81525f60208201526fffffffffffffffffffffffffffffffff851660408201526107e68285613c2d565b5084610543565b6108b281836128e9565b9083806108f8575b156108eb57600181018082116107f6576001926108e491905b6108dd828a613c2d565b5287613c2d565b500161052f565b6108e460019282906108d3565b50808511156108ba565b60209061090d61232f565b82828901015201610520565b60ff8460d81c16926104fc565b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5767ffffffffffffffff60443581811161023e5761097890369060040161218d565b505060643581811161023e5761099290369060040161218d565b505060843590811161023e576109ac9036906004016120b3565b5050300361032f5760206040517fbc197c81000000000000000000000000000000000000000000000000000000008152f35b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e57610a0b612a6e565b806001600160a01b0319600b541617600b55610a296003600a612298565b67ffffffffffffffff600181835460a01c16019081116107f65781547fffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffff1660a09190911b67ffffffffffffffff60a01b161790557ffaa970f53fb3debd43be6e2d010c2bb0414e110f9ea07b78f8228435eaac3d6d5f80a2005b3461023e57602036600319011261023e576004356001600160a01b038116810361023e57610ad2602091612593565b6040519015158152f35b3461023e576102195f610af03660046120e1565b9150610afa6125bd565b612aff565b3461023e575f36600319011261023e5760206040516305a39a808152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e575f525f60205260405f206024355f5260205260206040610b6e610b69825f20805490614279565b61432b565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b3461023e575f36600319011261023e57602060405160198152f35b606036600319011261023e576004356001600160a01b038116810361023e576044359067ffffffffffffffff821161023e57610bf8610219923690600401612106565b91610c016125bd565b602435906124a5565b3461023e575f36600319011261023e5760206006546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b0380821680920361023e57602435801515810361023e57610c6a612a6e565b15610cf557610c7b6003600a612298565b541615610cc9577fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb36202a3005b42612498565b835f52600c82528060405f2055604051908152a2005b7fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb35f610cad565b507fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d60205f610cb3565b3461023e5760a036600319011261023e576001600160a01b03600435818116810361023e5760443591808316830361023e576064359081160361023e576084356001600160f81b03198116810361023e57602092610ad292602435906123ce565b3461023e575f36600319011261023e576007546001600160a01b033381831603610de8576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b7f118cdaa7000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b3461023e575f36600319011261023e57610e2c612a6e565b5f6001600160a01b036007546001600160a01b0319809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e575f526009602052602060ff610ebb60405f205460405192839116612137565bf35b3461023e57366003190160a0811261023e5760801361023e576001600160a01b0360843581811680820361023e57610ef36125bd565b600435600881101561023e576024359384169384810361023e5760443591610f1c8383836146ff565b95335f52600560205260405f20875f5260205260405f2054948515610fa15761021997335f52600560205260405f20905f526020525f604081205560405190610f658285612137565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a36126b4565b7f969bf728000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461023e57608036600319011261023e576004356001600160a01b03808216820361023e5760243591604435918216820361023e57602092611026916064359384926110136125bd565b6110208483838633612967565b926131a2565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b60031960603682011261023e5767ffffffffffffffff90816004351161023e57610160906004353603011261023e5760243590811161023e57611098903690600401612106565b6001600160a01b03604435166044350361023e576110b461232f565b506110bd6125bd565b60086101046004350135101561023e576001600160a01b036110e76101046004350135600a612298565b5416801561193b5760043560040135600881101561023e57158061191e575b80611916575b15611904575f925b61112684604435600435600401613340565b61113561014460043501612363565b9061114a60a460043501600435600401612378565b9050600160f21b80604051947fd559f94e0000000000000000000000000000000000000000000000000000000086526001600160a01b0360443516600487015216146024840152151560448301526020826064815f875af191821561169b575f926118d0575b50825f525f60205260405f20825f5260205260405f206111da60c4600435016004356004016132f2565b71ffff000000000000000000000000000000006111ff61014460049a949a3501612363565b60701c16905f90600881116118b9575f995f198b5b83811061179157508b8a9b9c9a9798999a611767575b50601981111561171d575b506112419184916158fd565b15611710575b80611561575b50878587600160f11b8416156115135750505090915061127760c4600435016004356004016132f2565b9061128182613850565b9161128f60405193846122ae565b8083526020830191368260061b82011161023e5793879389938b93878e98925b8260061b820184106114c757505050509161135275ffffffff000000000000000000000000000000000000611345600198969475ffffffff000000000000000000000000000000000000196113356113589c9a985b61131860a460043501600435600401612378565b9161132d60e4600435016004356004016132f2565b939092614def565b949060901b169116179182615071565b600435600401908a61536c565b88613e40565b90816114bf575b505061136f6024600435016123ae565b8361137f61014460043501612363565b7fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf493604051806113f06001600160a01b0360446004350135971694346044358b8592936001600160f01b03199195946001600160a01b0360609460808701988752166020860152604085015216910152565b0390a46114016004356004016138c6565b96926008819593929510156114ab576080976114269582611497575b50505050613bd6565b604051916114356040846122ae565b6114466101046004350135846123c2565b60208301526040519161145a6060846122ae565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610ebb6040518092612144565b6114a2933393613938565b8680808061141d565b634e487b7160e01b5f52602160045260245ffd5b55848061135f565b9397509397509350935060408436031261023e57602060409182516114ec84826122ae565b6114f587612178565b8152828701358382015281520193019388948b938d97938c966112af565b6113589561135275ffffffff0000000000000000000000000000000000006113456001989775ffffffff0000000000000000000000000000000000001961133561155c5f613868565b611304565b9091925061157960a460043501600435600401612378565b80929192156116a6579088949392915f5b8181106115995750505061124d565b90919293949550600460206001600160a01b036115c260406115bc86888b614dca565b016123ae565b16604051928380927f18160ddd0000000000000000000000000000000000000000000000000000000082525afa801561169b575f90611668575b6064915004808004600114811517156107f6578311611624576001019089959493929161158a565b606460405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152fd5b506020813d602011611693575b81611682602093836122ae565b8101031261023e57606490516115fc565b3d9150611675565b6040513d5f823e3d90fd5b608460405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201527f66657246656500000000000000000000000000000000000000000000000000006064820152fd5b90600160f11b1790611247565b60ff919294965016906001820182116107f65789957fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff6001611241940160e01b9116179391611235565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c61122a565b6117a461179f828686614dba565b614dda565b6001600160f81b031960206117ba848888614dba565b013591168061184357506117cf428211614b0d565b6305a39a8042018042116107f65781116117ff578d81116117f6575b506001905b01611214565b9c5060016117eb565b606460405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152fd5b600160f91b81036118695750828110611860575b506001906117f0565b91506001611857565b600160f81b810361188e575085811161188557506001906117f0565b94506001611857565b7fa5a5eb28000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b63c3e33c9960e01b5f52600452600860245260445ffd5b9091506020813d6020116118fc575b816118ec602093836122ae565b8101031261023e575190856111b0565b3d91506118df565b6001600160a01b036008541692611114565b50811561110c565b5061193360a460043501600435600401612378565b905015611106565b5f80806101046004350135612a83565b3461023e575f36600319011261023e5761197c600b546001600160a01b038091163314908115611a03575b506122e4565b6119886003600a612298565b67ffffffffffffffff600181835460a01c16019081116107f65781547fffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffff1660a09190911b67ffffffffffffffff60a01b16179055337fa442006ee6847434a9aab59a64968269e35cd141be99fb34dcdacd94b9bd6bce5f80a2005b905060065416331482611976565b3461023e57606036600319011261023e576004356001600160a01b038082169182810361023e5760243591604435908116810361023e5761021993611a546125bd565b5f525f60205260405f20835f52602052611a748160405f20805490613178565b926110208483838633612967565b3461023e575f36600319011261023e57602060405160018152f35b3461023e57608036600319011261023e576008600435101561023e576024356001600160a01b038116810361023e57606435801515810361023e5761021991611ae46125bd565b60443590612aff565b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e57611b1a612a6e565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b3461023e57602036600319011261023e57600435600881101561023e57611b826001600160a01b0391600a612298565b541680611ba8575f905b604080516001600160a01b039290921682526020820192909252f35b6040517fc1292cc3000000000000000000000000000000000000000000000000000000008152602081600481855afa90811561169b575f91611bec575b5090611b8c565b90506020813d602011611c16575b81611c07602093836122ae565b8101031261023e575182611be5565b3d9150611bfa565b3461023e575f36600319011261023e5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461023e57611c713660046120e1565b611c7c929192612a6e565b6001600160a01b038316928315611d635760088310156114ab5760038303611d5c57505f838152600960205260409020805460ff191660ff8416179055611cc482600a612298565b836001600160a01b0319825416179055823b1561023e57604051907fabd135e60000000000000000000000000000000000000000000000000000000082528060048301525f8260248183885af190811561169b577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a092602092611d4c575b50604051908152a3005b5f611d56916122ae565b85611d42565b5f92612a83565b606460405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152fd5b3461023e575f36600319011261023e5760206040516202a3008152f35b3461023e5760a036600319011261023e576004356001600160a01b03808216820361023e57602435818116810361023e57604435906064359283169283810361023e5760843593611e1b5750611e199361265d565b005b9190611e1994612967565b3461023e575f36600319011261023e576020604051620493e08152f35b3461023e57608036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760643567ffffffffffffffff811161023e57611e949036906004016120b3565b5050300361032f5760206040517f150b7a02000000000000000000000000000000000000000000000000000000008152f35b3461023e575f36600319011261023e5760206008546001600160a01b0360405191168152f35b3461023e576060611f0161036c366004612075565b90604051921515835260208301526040820152f35b3461023e57606036600319011261023e576004356001600160a01b03811680820361023e57602091611f6591602435928392611f6060443580968193611f5a6125bd565b3361265d565b6126a7565b815f525f855260405f20835f52855260405f20557fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde826080604051600181525f878201525f6040820152856060820152a361102633825f8060016126b4565b3461023e57602036600319011261023e57600435907fffffffff00000000000000000000000000000000000000000000000000000000821680920361023e57817f01ffc9a70000000000000000000000000000000000000000000000000000000060209314908115612037575b5015158152f35b7f4e2312e00000000000000000000000000000000000000000000000000000000091501483612030565b35906001600160a01b038216820361023e57565b908160a091031261023e5761208981612061565b916020820135916040810135600881101561023e579160806120ad60608401612061565b92013590565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020838186019501011161023e57565b9081606091031261023e578035600881101561023e579160406120ad60208401612061565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460071b01011161023e57565b9060088210156114ab5752565b60406060916001600160a01b0360208251612160878251612137565b01511660208501526020810151828501520151910152565b35906001600160f81b03198216820361023e57565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460051b01011161023e57565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f20918254946121ee866127be565b95909660088210156114ab5760018214612264579060ff61221594939260d81c16866127e2565b94909492851561225757604061222c8580936128e9565b0151948261224c575b505061223d57565b905f1981146107f65760010190565b11159050825f612235565b505f945084935083925050565b95969394505050505f1461228e576fffffffffffffffffffffffffffffffff600192169291929190565b5f92508291508190565b9060088110156114ab575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff8211176122d057604052565b634e487b7160e01b5f52604160045260245ffd5b156122eb57565b606460405162461bcd60e51b815260206004820152601460248201527f4f6e6c79207472757374656420616464726573730000000000000000000000006044820152fd5b6040519061233e6060836122ae565b5f604083815161234e83826122ae565b83815283602082015281528260208201520152565b356001600160f01b03198116810361023e5790565b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e5760200191606082023603831361023e57565b356001600160a01b038116810361023e5790565b60088210156114ab5752565b926001600160a01b0384163314801561248f575b1561244b576001600160f81b031916612444577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c1561242b576124289350613c41565b90565b9161243f915f9361243a6125bd565b613c41565b915d90565b5050505f90565b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152fd5b503033146123e2565b919082018092116107f657565b8315939291848061258b575b612584576001600160a01b03918281165f525f60205260405f20825f5260205260405f20926124e1838386613d52565b917e08000000000000000000000000000000000000000000000000000000000000808460701b1614612540578561252c9488926125339a5f14612535575f945b851615159588613e40565b9055613bd6565b565b846008541694612521565b606460405162461bcd60e51b815260206004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b5050505050565b5034156124b1565b6001600160a01b03165f52600c60205260405f205480151590816125b5575090565b905042101590565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6125ea576001905d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b1561261957565b606460405162461bcd60e51b815260206004820152601560248201527f416d6f756e74206578636565642062616c616e636500000000000000000000006044820152fd5b926125339261268c928296956001600160a01b0382165f525f60205260405f20835f5260205260405f2061473a565b926fffffffffffffffffffffffffffffffff84161015612612565b919082039182116107f657565b93929190938215806127aa575b6125845760088110156114ab576001811461278a57906126e29392916147fd565b905f604051928051602038920183855af115612781573d15612768575b503d81523d5f602083013e3d810161271e6020820192836040526148fc565b15612727575050565b907f5472616e73666572206661696c656400000000000000000000000000000000006064809362461bcd60e51b845260206024820152600f60448201520152fd5b3b15612774575f6126ff565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b50505f809350809138935af11561279d57565b63b12d13eb5f526004601cfd5b5060088110156114ab5760038114156126c1565b60e81c60ff16806127d057505f905f90565b5f198101919082116107f65760019190565b91939092600494600485111561288557600195600185015460ff9060ff866001600160a01b0387160116925f5b8981106128275750505050505050505050505f905f90565b8060031b8181046008148215171561287257848487921c16148061285f575b612851578a0161280f565b999a98505050505050505050565b5061286d888888848d614932565b612846565b601183634e487b7160e01b5f525260245ffd5b9091929594505f5b8481106128a157505050505090505f905f90565b6128ae848484848b614932565b6128ba5760010161288d565b95505050505060019190565b601a8210156128d55701905f90565b634e487b7160e01b5f52603260045260245ffd5b612428916128f561232f565b5061290381600284016128c6565b905460039190911b1c91600160a31b83161561294857601c915f520160205260405f206001604051916129376040846122ae565b8054835201546020820152906149be565b50506040516129586040826122ae565b5f81525f6020820152906149be565b9184612997919492946001600160a01b03958681165f525f60205260405f20825f5260205260405f20958661473a565b9260085416818115159182612a57575b5050156129ed575f6129c591600260ff6124289660d81c16856127e2565b8192819592936129d8575b505050612612565b6129e3929350614acd565b10155f83816129d0565b608460405162461bcd60e51b815260206004820152602360248201527f436f6c6c61746572616c206e6f7420617661696c61626c6520666f722072656d60448201527f6f766500000000000000000000000000000000000000000000000000000000006064820152fd5b612a67925063c31934e190614a7f565b815f6129a7565b6006546001600160a01b0333911603610de857565b916001600160a01b0360849492612aa860405195612aa26040886122ae565b866123c2565b16602084015260405192612abd6060856122ae565b835260208301526040820152612afd604051917f391102fb0000000000000000000000000000000000000000000000000000000083526004830190612144565bfd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f2092612b2d858386613d52565b90612b3886846153c9565b6001600160a01b033391160361313457600160f01b808360701b16146130f057612b6e4264ffffffffff8460b01c161115614b0d565b600160f11b8216612fe4575b8315612fdd5760ff8260d81c165a81158015612fd0575b15612fa157620bbdf2811015612f8857505f5b818110612f7a5750505f5b915b821595869384612f6a575b612bff60405195612bce6040886122ae565b6060875260606020880152612be98360ff8760d81c166126a7565b9015612f5e578a92919060ff60015b1690612498565b612c0881613850565b612c1560405191826122ae565b818152612c2182613850565b601f190136602083013787525f5b818110612e0f5750508815612dc457505081612dbb575b506001600160a01b0384163b1561023e576040517f42966c680000000000000000000000000000000000000000000000000000000081528760048201525f81602481836001600160a01b038a165af1801561169b57612dab575b50865f5f600160f01b8416612d86575b604080519182523360208301526fffffffffffffffffffffffffffffffff8516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b835151811015612d4c5780612d46878a612d3c60019589614b58565b938c939193614bf8565b01612d20565b5091509493612d5c575b50505050565b5f6001612d7d956fffffffffffffffffffffffffffffffff83941694614bf8565b5f808080612d56565b50508351515f198101915081116107f657612da2889185614b58565b50909150612cb0565b5f612db5916122ae565b5f612ca0565b5f90555f612c46565b90918160d81b60ff60d81b1985161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a3612d1e565b9091925060ff8560d81c16612e248285612498565b03612f4e576019905b600160a31b612e3f83600288016128c6565b9054600391821b1c90612e558560028a016128c6565b90918254915f19911b1b1916905580612e6f848c51613c2d565b521615612f455760208801515115612efa575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107f65760208d015194848101918282116107f657600198612ed6612edc945f99613c2d565b52613c2d565b528252601c87016020526040822082815501555b01908a9291612c2f565b8260011b6001600160ff1b03841684036107f657612f1781613850565b90612f2560405192836122ae565b808252612f34601f1991613850565b013660208301376020890152612e82565b60019150612ef0565b612f588184612498565b90612e2d565b8a92919060ff5f612bf8565b600160f01b831615159450612bbc565b612f83916126a7565b612baf565b620bbdf11981019081116107f657620569c99004612ba4565b7f34edfe31000000000000000000000000000000000000000000000000000000005f52621127bb60045260245ffd5b50621127bb811015612b91565b5f91612bb1565b92612ffd63ffffffff8360909894989795971c1661449d565b945f945b602087015180518710156130e1576001600160f81b031961302788600160f81b93613c2d565b515116036130d5575f5b875180518210156130c1576001600160a01b0360406130538461305e94613c2d565b510151168a88613178565b602061306d89828c0151613c2d565b5101511161307d57600101613031565b606460405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152fd5b5050929190946001905b0194909192613001565b929190946001906130cb565b50919450929450949094612b7a565b606460405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152fd5b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152fd5b915f90600260ff61318d9460d81c16856127e2565b901561319c5761242891614acd565b50505f90565b927fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde8260806125339694956001600160a01b0380911693845f525f60205260405f20865f5260205260405f2060028101916131fc81846128c6565b905460039190911b1c600160a31b8116156132575750601c92505f5201602052600160405f200161322e8782546126a7565b90555b6040519060028252871660208201525f6040820152856060820152a35f339260026126b4565b6132a0925090613284828b8761327c61327261328a97615701565b928460a41c6126a7565b9216906157c8565b936128c6565b819391549060031b91821b915f19901b19161790565b9055613231565b156132ae57565b606460405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152fd5b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e57602001918160061b3603831361023e57565b9081602091031261023e5751801515810361023e5790565b91906001600160a01b03809116801561380c5761335f903014156132a7565b61336883614ced565b61337560e08401846132f2565b600a81116137f5575f905f925b81841061376357505061271091501161371f576133a260a0840184612378565b600581116137085792821692831580159290915f5b81811061354b5750505090613539575b613534576020926133d98482016123ae565b906133e982638f8b138e86614a7f565b6134f0578492916133ff61014060449301612363565b946001600160f01b031960405196879586947f52cdc6a60000000000000000000000000000000000000000000000000000000086521660048501521660248301525afa90811561169b575f916134c3575b50156134595750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b6134e39150823d84116134e9575b6134db81836122ae565b810190613328565b5f613450565b503d6134d1565b6064856040519062461bcd60e51b82526004820152601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152fd5b505050565b508235600881101561023e57156133c7565b6001600160f81b03198061356361179f848688614dca565b161561357361179f848688614dca565b90156136dc575050602080613589838587614dca565b01351515806136c2575b1561369a576fffffffffffffffffffffffffffffffff816135b5848688614dca565b013511816135c4848688614dca565b01359061366f5750848661364b575b156135e157506001016133b7565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f722066656500000000000000000000000000000000000000000000000000006064820152fd5b5061366a61365f60406115bc858789614dca565b63b6e306ac8a614a7f565b6135d3565b7f1f4d5abe000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f1f2a2005000000000000000000000000000000000000000000000000000000005f5260045ffd5b50866136d460406115bc858789614dca565b161515613593565b7ffba5809f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152fd5b909184613779613774868686614dba565b6123ae565b16156137b157602061378c858585614dba565b01359061ffff821680920361023e576001916137a791612498565b9301929190613382565b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152fd5b67ffffffffffffffff81116122d05760051b60200190565b9061387282613850565b604061388160405192836122ae565b8382528193613892601f1991613850565b01915f5b8381106138a35750505050565b60209083516138b285826122ae565b5f8152825f81830152828501015201613896565b90813591600883101561023e576138df602082016123ae565b916060604083013592013590565b156138f457565b606460405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152fd5b9290919260088110156114ab5760028114613b97576003036139f8575061395f82826153c9565b6001600160a01b039081168482161492828216803b1561023e576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561169b57612533956139e8575b50836139d0575b5050506138ed565b6139de9192935030936153c9565b16145f80806139c8565b5f6139f2916122ae565b5f6139c1565b604080517efdd58e000000000000000000000000000000000000000000000000000000008082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615613b5e575f96613b68575b50823b1561023e578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af18015613b5e579185949291613aeb969492613b4e575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa938415613b4557505f93613b13575b505061253392613b0d91612498565b146138ed565b9080929350813d8311613b3e575b613b2b81836122ae565b8101031261023e57519082613b0d613afe565b503d613b21565b513d5f823e3d90fd5b5f613b58916122ae565b5f613ac0565b87513d5f823e3d90fd5b9095508481813d8311613b90575b613b8081836122ae565b8101031261023e5751945f613a5a565b503d613b76565b50612533939250613bc082613bbb83613bb2613b0d96615a34565b96309084615ab4565b615a34565b92612498565b91908110156128d55760071b0190565b905f5b818110613be557505050565b613bf8613bf3828486613bc6565b6138c6565b60088492959410156114ab57600194858303613c19575b5050505001613bd9565b613c24933393613938565b5f808080613c0f565b80518210156128d55760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f52602052613c7b63ffffffff60405f205460901c1661449d565b935f9160408601955b80518051851015613d405784613c9991613c2d565b519887515115613d23575b89830199810198905f5b8951908151811015613d105761ffff86613ccb8f84905195613c2d565b51015116918281029281840414901517156107f657613d0a8b8f8b8f958b8f93613d01886127108360019c511695049751613c2d565b5151169361544f565b01613cae565b50909a5090985050600190930192613c84565b613d3b8b828c015116848c015190883091888c61544f565b613ca4565b50975050505050505091505151151590565b54929183613e3c576001600160a01b03821691825f52600960205260ff60405f20541660088110156114ab5715613e3357506020906024604051809481937f4f558e7900000000000000000000000000000000000000000000000000000000835260048301525afa90811561169b575f91613e14575b5015613dd057565b606460405162461bcd60e51b815260206004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b613e2d915060203d6020116134e9576134db81836122ae565b5f613dc8565b5f809350612a83565b5050565b9293949691959096346141c8575b9596955f5b818110613e665750505050505050905090565b613e74613bf382848a613bc6565b909392916008831015806114ab57600184146141b857613e96838784876157e9565b821580156141ab575b15614167576001600160a01b038816801590614149575b156140df576114ab578c9b60038414806140b0575b614036575b90613ee2838783878f9897968f6154f5565b9e909e8061402e575b613f53575b50946001956001600160a01b03604091613f0c83518097612137565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038d1692a35b01979697613e53565b6001600160a01b039194613f66916153c9565b168c813314918215613fae575b505015613f825789928c613ef0565b7fc6cd8a0b000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b9091506001600160a01b036040928351927fe985e9c50000000000000000000000000000000000000000000000000000000084526004840152336024840152826044816020948594165afa928315613b4557505f92614011575b50508c5f613f73565b6140279250803d106134e9576134db81836122ae565b5f80614008565b508915613eeb565b9291909b6001600160a01b03166001600160a01b038d16148015906140a6575b1561407e576140658a8e6153c9565b6001600160a01b0316301461407e5790919a8c9b613ed0565b7f66309bde000000000000000000000000000000000000000000000000000000005f5260045ffd5b5089851415614056565b509b506001600160a01b0381165f52600960205260ff60405f2054169b60088d10156114ab578d9c1515613ecb565b608460405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152fd5b506141628263eb9ae17c6001600160a01b038b16614a7f565b613eb6565b606460405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152fd5b50505f6003841415613e9f565b5050505060019150989798613f4a565b96806141d3826127be565b5015614235575b6141e691503490612498565b9684604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038b1692a3613e4e565b5060ff8160d81c1690600182018092116107f6577fffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff6141e69260e81b9116176141da565b90600160f01b61428761232f565b91161561429a57506019612428916128e9565b905090565b67ffffffffffffffff81116122d057601f01601f191660200190565b5160088110156114ab5790565b60208183031261023e5780519067ffffffffffffffff821161023e570181601f8201121561023e578051906142fc8261429f565b9261430a60405194856122ae565b8284526020838301011161023e57815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b156143785761434c81516142bb565b60088110156114ab57600314614406575b61436781516142bb565b60088110156114ab57600414614396575b50506143835f61429f565b61439060405191826122ae565b5f815290565b60205f9101516024604051809481937f0e89341c00000000000000000000000000000000000000000000000000000000835260048301525afa5f91816143e2575b506124285780614378565b6143ff9192503d805f833e6143f781836122ae565b8101906142c8565b905f6143d7565b6020810151604051907fc87b56dd00000000000000000000000000000000000000000000000000000000825260048201525f81602481865afa5f9181614458575b50614452575061435d565b91505090565b61446d9192503d805f833e6143f781836122ae565b905f614447565b51906001600160f81b03198216820361023e57565b51906001600160a01b038216820361023e57565b90604080516060906144af82826122ae565b8181526020908282820152828482015263ffffffff8196169081156146f757505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c808252010181528351840190828201848684031261023e578386015167ffffffffffffffff9081811161023e5787019682603f8901121561023e57858801519761454a89613850565b9861455786519a8b6122ae565b808a528589898c0192028301019185831161023e578601905b8282106146b0575050508381015182811161023e5781019683603f8901121561023e5786880151976145a189613850565b986145ae87519a8b6122ae565b808a5286898b019160061b8301019186831161023e578701905b8282106146785750505081015191821161023e57019281603f8501121561023e5784840151906145f782613850565b94614604855196876122ae565b828652848787019360061b82010193841161023e578401915b83831061463257505050508601528401528252565b8487848403011261023e5784519061464a86836122ae565b61465384614489565b8252878401519061ffff8216820361023e57828992838995015281520192019161461d565b878a838b03011261023e57898891825161469284826122ae565b61469b85614474565b815282850151838201528152019101906145c8565b8989838a03011261023e57888a9188516146ca84826122ae565b6146d385614474565b815282850151838201526146e88a8601614489565b8a820152815201910190614570565b955050505050565b916001600160a01b036040519261471a602085018096612137565b1660408301526060820152606081526147346080826122ae565b51902090565b91614749929594939195613d52565b9263ffffffff8460901c165f52600460205260405f206001600160a01b0382165f5260205260ff60405f205416156147935761478761478c91612593565b6122e4565b1561369a57565b608460405162461bcd60e51b815260206004820152602160248201527f53656e646572206973206e6f7420696e2062656e6566696369617279206c697360448201527f74000000000000000000000000000000000000000000000000000000000000006064820152fd5b92909260088110156114ab57600281146148ab5760031461486f57604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c48201526124288160e481015b03601f1981018352826122ae565b6040516323b872dd60e01b60208201523060248201526001600160a01b0390911660448201526064810192909252506124288160848101614861565b506040517fa9059cbb0000000000000000000000000000000000000000000000000000000060208201526001600160a01b039091166024820152604481019190915290506124288160648101614861565b8051801591821561490c57505090565b60209081015192508110614921575b50151590565b5f199060200360031b1b165f61491b565b9161494082600285016128c6565b90549060031b1c9360088210156114ab576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff166149b5576002146149ac57600160a31b8316156149a357601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b6149c661232f565b506149d081615701565b906040918251936149e184866122ae565b6149eb82866123c2565b6001600160a01b0383166020860152600160a31b8316614a57575060088110156114ab57600303614a3757905f91815193614a276060866122ae565b845260a41c602084015282015290565b815192614a456060856122ae565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614a726060866122ae565b8452602084015282015290565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa90811561169b575f91614ab4575090565b612428915060203d6020116134e9576134db81836122ae565b614ada82600283016128c6565b905460039190911b1c91600160a31b831615614b0557601c92505f5201602052600160405f20015490565b505060a41c90565b15614b1457565b606460405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152fd5b915f915f93614b68828251613c2d565b5194614b7386615701565b956001600160a01b0381169587600160a31b831615614bd157505050506020019081518160011b916001600160ff1b038116036107f65781614bb491613c2d565b51915190600181018091116107f657614bcc91613c2d565b519091565b6008919395508092945010156114ab57600303614bef575060a41c91565b92915060a41c90565b9293919594909415614cdc57614c15620493e0338385888b615713565b614cd4579460088110156114ab5760038114614ccb575b335f52600560205260405f20614c438386846146ff565b5f5260205260405f20614c57878254612498565b90556001600160a01b03809416958692614c746040518094612137565b602083015260408201527fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a3167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b60019550614c2c565b505050505050565b9290915061253394935033936126b4565b803590600882101561023e578115614d7e57614d4060609282600360206001600160a01b03950192614d34614d21856123ae565b60408501359889950135948591846157e9565b14614d6b575b506123ae565b165f525f60205260405f20905f5260205261253360405f205460701b600160f11b80911614156132a7565b6001614d789111156138ed565b5f614d3a565b61253391506001600160a01b03614d97602083016123ae565b16159081614da6575b506138ed565b90506040606082013591013517155f614da0565b91908110156128d55760061b0190565b91908110156128d5576060020190565b356001600160f81b03198116810361023e5790565b919094929394801580615068575b80615060575b615055576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106150055750505050601f19928388820301868901528280835192838152019201905f5b818110614fce5750505082878203016060880152898152019085885f5b8b8110614f8c575050614e8792039081018652856122ae565b8351902094855f5260028352815f20549263ffffffff80941680614f83575060019460015498858a168681146107f657600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff0928315614f7657525f8681526003845285812080546001600160a01b0319166001600160a01b039485161790555b818110614f43575050505050505050565b8790875f5260048552865f2084614f5e61377484878b614dba565b165f528552865f208260ff1982541617905501614f32565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b03614fa184612061565b168152868301359061ffff821680920361023e578781019190915285019291879190860190600101614e6e565b9193614ff86001929486519060206040926001600160f81b03198151168352015160208201520190565b9401910191879392614e51565b91939450919482806001926001600160f81b03196150228a612178565b1681528b8901358c8201526001600160a01b036150408c8b01612061565b168b8201520196019101918894939192614e2b565b505f94508493505050565b508515614e03565b50815115614dfd565b64ffffffffff8160b01c161561532857600160f21b809160701b16036152e45761509d6003600a612298565b549067ffffffffffffffff809260a01c1690801515806152be575b61353457600b54916001600160a01b03809316908115615296573660641161023e576004918235906024359160443596871680970361023e5760608110158061528b575b15615264576020968782018092116152515787840180941161525157905f9160405194898601927f9a1c1a200000000000000000000000000000000000000000000000000000000084523360248801526044870152606486015260848501526084845261516a60a4856122ae565b6151a6606319604051928a840196518091885e83018a8101858152606483360191373601908360431992868482015203908101845201826122ae565b6040519338915190845afa15612781573d15615239575b50906151eb6151e66001933d815287808201913d5f843e813d8201016040528051010190613328565b6132a7565b0193841161522657505f52600281526bffffffffffffffff0000000060405f20928354921b16906bffffffffffffffff000000001916179055565b601190634e487b7160e01b5f525260245ffd5b3b15615245575f6151bd565b82635a836a5f5f52601cfd5b601186634e487b7160e01b5f525260245ffd5b847f2d98cd51000000000000000000000000000000000000000000000000000000005f525ffd5b5060608310156150fc565b7f28587463000000000000000000000000000000000000000000000000000000005f5260045ffd5b50805f5260026020528260405f205460201c16600183018481116107f6578416146150b8565b606460405162461bcd60e51b815260206004820152601760248201527f4e6f5472616e736665722072756c65206e6f74207365740000000000000000006044820152fd5b606460405162461bcd60e51b815260206004820152601260248201527f4e6f2054696d65204c6f636b20666f756e6400000000000000000000000000006044820152fd5b9190918135600881101561023e5780156153c357916153b091600160f01b9493615398602084016123ae565b90600381036153b457601960405f955b013593615979565b1790565b601960406060860135956153a8565b50505090565b60209060246001600160a01b039360405194859384927f6352211e0000000000000000000000000000000000000000000000000000000084526004840152165afa90811561169b575f9161541b575090565b90506020813d602011615447575b81615436602093836122ae565b8101031261023e5761242890614489565b3d9150615429565b9094929391948315614cd4576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd7335602030831495866154c7575b604051948986521693a4156154bc575080613bc084613bbb613b0d94613bb261253398615a34565b909161253393615ab4565b8085165f525f825260405f20865f5282528a6154ed8a5f604081209360028554866154f5565b509055615494565b929193909460088510156114ab57600385036156bd575b60ff9160ff8760d81c1695615520886156ef565b906019891015615679571590811561566f575b5015615605578692828661554893868a615979565b6004821015615575575b5091505060019150018091116107f65760ff60d81b199060d81b91161790600190565b6001600160a01b0393600180870196875495600486146155b0575b505050906155a49460ff9216011691615bff565b90555f80808381615552565b9396935f9291905b8684106155c85750969396615590565b91939495509196956155f5849189846155e182886128e9565b60208b818351015116910151011691615bff565b97019189959493919796976155b8565b608460405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f7220746860448201527f697320774e4654000000000000000000000000000000000000000000000000006064820152fd5b905087105f615533565b606460405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152fd5b6156d082848760ff8a60d81c16886127e2565b906156db575061550c565b92509290506156ea9350615b1b565b905f90565b60e01c60ff16806127d057505f905f90565b60a01c60071660088110156114ab5790565b919390928015806157b4575b6157a95760088310156114ab576001831461579857833b1561578e575f94615746936147fd565b906040519383835192602038950192f1903d60203d11615786575b806020918352805f8385013e8201016040528161577c575090565b61242891506148fc565b506020615761565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156114ab57600383141561571f565b9160088310156114ab576001600160a01b039060a41b9260a01b9116171790565b919290600883101593846114ab576002841491821592836158f0575b8681156158e0575b501580156158ab575b6158a257501590848215615894575b50501561585057159182159261583f575b50501561369a57565b9091506114ab576003145f80615836565b606460405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152fd5b9091506114ab575f84615825565b91509192612a83565b506001600160a01b03807f00000000000000000000000000000000000000000000000000000000000000001690821614615816565b90506114ab57600485148661580d565b505f955060038514615805565b90916159349064ffffffffff615912826156ef565b509160b01c1615615972576001905b156159695760ff8060015b169116612498565b820361319c576002821091821561594a57505090565b909150156128d5576159646001600160f81b031991614dda565b161590565b60ff805f61592c565b5f90615921565b9290939160088110156114ab5760028103615a2e57855b600482141580615a18575b6159f55750906159aa91615bdd565b6159ba61328a85600286016128c6565b9055806159e0575b50826159cd57505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f6159c2565b61328a949650615a14959350600292615a0d926157c8565b94016128c6565b9055565b506b0fffffffffffffffffffffff81111561599b565b82615990565b60206001600160a01b03916024604051809481937f70a08231000000000000000000000000000000000000000000000000000000008352306004840152165afa90811561169b575f91615a85575090565b90506020813d602011615aac575b81615aa0602093836122ae565b8101031261023e575190565b3d9150615a93565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615615afd575b50505f606052604052565b3b153d171015615b0e575f80615af2565b637939f4245f526004601cfd5b6002810192615b2a83856128c6565b90549060031b1c90600160a31b8216615bbf57615b4a908260a41c612498565b916b0fffffffffffffffffffffff8311615b8457509161328461328a92846001600160a01b03615b7c615a1497615701565b9116906157c8565b9193615bad61328a85613284856001600160a01b03615ba5601c9a98615701565b911690615bdd565b90555f5201602052600160405f200155565b935050601c915f5201602052615a14600160405f2001918254612498565b9060088210156114ab576001600160a01b03600160a31b9260a01b9116171790565b90918260031b92808404600814901517156107f65760ff809116831b921b1916179056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const marketWrapperDeployed = {
  code: '0x6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714611fc357508063097a09d814611f165780630fcf9b3c14611eec57806310118ebb14611ec6578063150b7a0214611e435780632430155914611e2657806329b7c9b614611dc45780632fbde23514611da7578063320a18dc14611c61578063331758e614611c1e5780633360aa3c14611b5257806339e899ee14611aed57806342fb01a814611a9d57806345acb47114611a825780634a0a9d5e14611a115780634b8a5fd11461194b5780634d36d08514611051578063532c814214610fc9578063576f630214610ebd57806366967cbb14610e77578063715018a614610e1457806379ba509714610d805780637f6d4c9314610d1f578063806c3ca914610c305780638da5cb5b14610c0a57806391ddb14614610bb5578063980550ca14610b9a5780639a7b050914610b1d578063a1ecc7b814610aff578063a504104014610adc578063b4317d5314610aa3578063b633f095146109de578063bc197c8114610926578063c424d4f71461043b578063cf5303cf14610415578063e30c3978146103ef578063f0e5d1ac14610383578063f1551a9c14610357578063f23a6e61146102ac578063f2fde38b146102425763faf7d720146101df575f80fd5b3461023e57604036600319011261023e576004356001600160a01b038116810361023e575f610219916102106125bd565b60243590612aff565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b3461023e57602036600319011261023e576004356001600160a01b0380821680920361023e57610270612a6e565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760843567ffffffffffffffff811161023e576102fd9036906004016120b3565b5050300361032f5760206040517ff23a6e61000000000000000000000000000000000000000000000000000000008152f35b7f79d104d3000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461023e57604061037561036c366004612075565b939290926121be565b835191825260208201529050f35b3461023e57608036600319011261023e576004356001600160a01b039081811680910361023e57602435600881101561023e57604435928316830361023e576103db915f52600560205260405f2092606435916146ff565b5f52602052602060405f2054604051908152f35b3461023e575f36600319011261023e5760206007546001600160a01b0360405191168152f35b3461023e575f36600319011261023e576020600b546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e576040519061046f60e0836122ae565b61047761232f565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080546104ca63ffffffff8260901c1661449d565b916104d58282614279565b84526104e0826127be565b9080156109195760d884901c60ff16600181019081106107f657925b61051e61050885613850565b9461051660405196876122ae565b808652613850565b5f5b601f19820181106109025750505f5b60ff8660d81c1681106108a857505061084c575b50602084015281516060840152600160f11b81161561073c5760408260206001600160f01b03199401515b6080860152015160a084015260701b1660c082015260405160208152610160810161059d602083018451612144565b60208301519061014060a08401528151809152602061018084019201905f5b81811061071c575050506001600160a01b0360408401511660c0830152606083015190601f198382030160e0840152602080835192838152019201905f5b8181106106db57505050608083015190601f1983820301610100840152602080835192838152019201905f5b8181106106a55750505060a083015190601f1983820301610120840152602080835192838152019201905f5b818110610676575050506001600160f01b031960c083940151166101408301520390f35b825180516001600160a01b0316855260209081015161ffff168186015260409094019390920191600101610652565b90919260206106d160019286519060206040926001600160f81b03198151168352015160208201520190565b9401929101610626565b909192602060606001926001600160a01b03604088516001600160f81b031981511684528581015186850152015116604082015201940191019190916105fa565b90919260206080826107316001948851612144565b0194019291016105bc565b64ffffffffff8160b01c16610750826156ef565b9082151592835f146108465760015b821561083d5760ff8060015b1691160160ff81116107f65760ff6107839116613868565b9361080a575b506107a2575b506001600160f01b03199260409161056e565b92604051936107b26040866122ae565b600160f91b8552602085015281515f198101929083116107f6576107ed836001600160f01b0319966107e660409685613c2d565b5282613c2d565b5091509261078f565b634e487b7160e01b5f52601160045260245ffd5b604051906108196040836122ae565b5f8252602082015261082b5f85613c2d565b526108365f84613c2d565b5086610789565b60ff805f61076b565b5f61075f565b6108a19060405161085e6040826122ae565b600181525f6020820152604051906108776060836122ae565b81525f60208201526fffffffffffffffffffffffffffffffff851660408201526107e68285613c2d565b5084610543565b6108b281836128e9565b9083806108f8575b156108eb57600181018082116107f6576001926108e491905b6108dd828a613c2d565b5287613c2d565b500161052f565b6108e460019282906108d3565b50808511156108ba565b60209061090d61232f565b82828901015201610520565b60ff8460d81c16926104fc565b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5767ffffffffffffffff60443581811161023e5761097890369060040161218d565b505060643581811161023e5761099290369060040161218d565b505060843590811161023e576109ac9036906004016120b3565b5050300361032f5760206040517fbc197c81000000000000000000000000000000000000000000000000000000008152f35b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e57610a0b612a6e565b806001600160a01b0319600b541617600b55610a296003600a612298565b67ffffffffffffffff600181835460a01c16019081116107f65781547fffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffff1660a09190911b67ffffffffffffffff60a01b161790557ffaa970f53fb3debd43be6e2d010c2bb0414e110f9ea07b78f8228435eaac3d6d5f80a2005b3461023e57602036600319011261023e576004356001600160a01b038116810361023e57610ad2602091612593565b6040519015158152f35b3461023e576102195f610af03660046120e1565b9150610afa6125bd565b612aff565b3461023e575f36600319011261023e5760206040516305a39a808152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e575f525f60205260405f206024355f5260205260206040610b6e610b69825f20805490614279565b61432b565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b3461023e575f36600319011261023e57602060405160198152f35b606036600319011261023e576004356001600160a01b038116810361023e576044359067ffffffffffffffff821161023e57610bf8610219923690600401612106565b91610c016125bd565b602435906124a5565b3461023e575f36600319011261023e5760206006546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b0380821680920361023e57602435801515810361023e57610c6a612a6e565b15610cf557610c7b6003600a612298565b541615610cc9577fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb36202a3005b42612498565b835f52600c82528060405f2055604051908152a2005b7fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb35f610cad565b507fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d60205f610cb3565b3461023e5760a036600319011261023e576001600160a01b03600435818116810361023e5760443591808316830361023e576064359081160361023e576084356001600160f81b03198116810361023e57602092610ad292602435906123ce565b3461023e575f36600319011261023e576007546001600160a01b033381831603610de8576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b7f118cdaa7000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b3461023e575f36600319011261023e57610e2c612a6e565b5f6001600160a01b036007546001600160a01b0319809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e575f526009602052602060ff610ebb60405f205460405192839116612137565bf35b3461023e57366003190160a0811261023e5760801361023e576001600160a01b0360843581811680820361023e57610ef36125bd565b600435600881101561023e576024359384169384810361023e5760443591610f1c8383836146ff565b95335f52600560205260405f20875f5260205260405f2054948515610fa15761021997335f52600560205260405f20905f526020525f604081205560405190610f658285612137565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a36126b4565b7f969bf728000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461023e57608036600319011261023e576004356001600160a01b03808216820361023e5760243591604435918216820361023e57602092611026916064359384926110136125bd565b6110208483838633612967565b926131a2565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b60031960603682011261023e5767ffffffffffffffff90816004351161023e57610160906004353603011261023e5760243590811161023e57611098903690600401612106565b6001600160a01b03604435166044350361023e576110b461232f565b506110bd6125bd565b60086101046004350135101561023e576001600160a01b036110e76101046004350135600a612298565b5416801561193b5760043560040135600881101561023e57158061191e575b80611916575b15611904575f925b61112684604435600435600401613340565b61113561014460043501612363565b9061114a60a460043501600435600401612378565b9050600160f21b80604051947fd559f94e0000000000000000000000000000000000000000000000000000000086526001600160a01b0360443516600487015216146024840152151560448301526020826064815f875af191821561169b575f926118d0575b50825f525f60205260405f20825f5260205260405f206111da60c4600435016004356004016132f2565b71ffff000000000000000000000000000000006111ff61014460049a949a3501612363565b60701c16905f90600881116118b9575f995f198b5b83811061179157508b8a9b9c9a9798999a611767575b50601981111561171d575b506112419184916158fd565b15611710575b80611561575b50878587600160f11b8416156115135750505090915061127760c4600435016004356004016132f2565b9061128182613850565b9161128f60405193846122ae565b8083526020830191368260061b82011161023e5793879389938b93878e98925b8260061b820184106114c757505050509161135275ffffffff000000000000000000000000000000000000611345600198969475ffffffff000000000000000000000000000000000000196113356113589c9a985b61131860a460043501600435600401612378565b9161132d60e4600435016004356004016132f2565b939092614def565b949060901b169116179182615071565b600435600401908a61536c565b88613e40565b90816114bf575b505061136f6024600435016123ae565b8361137f61014460043501612363565b7fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf493604051806113f06001600160a01b0360446004350135971694346044358b8592936001600160f01b03199195946001600160a01b0360609460808701988752166020860152604085015216910152565b0390a46114016004356004016138c6565b96926008819593929510156114ab576080976114269582611497575b50505050613bd6565b604051916114356040846122ae565b6114466101046004350135846123c2565b60208301526040519161145a6060846122ae565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610ebb6040518092612144565b6114a2933393613938565b8680808061141d565b634e487b7160e01b5f52602160045260245ffd5b55848061135f565b9397509397509350935060408436031261023e57602060409182516114ec84826122ae565b6114f587612178565b8152828701358382015281520193019388948b938d97938c966112af565b6113589561135275ffffffff0000000000000000000000000000000000006113456001989775ffffffff0000000000000000000000000000000000001961133561155c5f613868565b611304565b9091925061157960a460043501600435600401612378565b80929192156116a6579088949392915f5b8181106115995750505061124d565b90919293949550600460206001600160a01b036115c260406115bc86888b614dca565b016123ae565b16604051928380927f18160ddd0000000000000000000000000000000000000000000000000000000082525afa801561169b575f90611668575b6064915004808004600114811517156107f6578311611624576001019089959493929161158a565b606460405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152fd5b506020813d602011611693575b81611682602093836122ae565b8101031261023e57606490516115fc565b3d9150611675565b6040513d5f823e3d90fd5b608460405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201527f66657246656500000000000000000000000000000000000000000000000000006064820152fd5b90600160f11b1790611247565b60ff919294965016906001820182116107f65789957fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff6001611241940160e01b9116179391611235565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c61122a565b6117a461179f828686614dba565b614dda565b6001600160f81b031960206117ba848888614dba565b013591168061184357506117cf428211614b0d565b6305a39a8042018042116107f65781116117ff578d81116117f6575b506001905b01611214565b9c5060016117eb565b606460405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152fd5b600160f91b81036118695750828110611860575b506001906117f0565b91506001611857565b600160f81b810361188e575085811161188557506001906117f0565b94506001611857565b7fa5a5eb28000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b63c3e33c9960e01b5f52600452600860245260445ffd5b9091506020813d6020116118fc575b816118ec602093836122ae565b8101031261023e575190856111b0565b3d91506118df565b6001600160a01b036008541692611114565b50811561110c565b5061193360a460043501600435600401612378565b905015611106565b5f80806101046004350135612a83565b3461023e575f36600319011261023e5761197c600b546001600160a01b038091163314908115611a03575b506122e4565b6119886003600a612298565b67ffffffffffffffff600181835460a01c16019081116107f65781547fffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffff1660a09190911b67ffffffffffffffff60a01b16179055337fa442006ee6847434a9aab59a64968269e35cd141be99fb34dcdacd94b9bd6bce5f80a2005b905060065416331482611976565b3461023e57606036600319011261023e576004356001600160a01b038082169182810361023e5760243591604435908116810361023e5761021993611a546125bd565b5f525f60205260405f20835f52602052611a748160405f20805490613178565b926110208483838633612967565b3461023e575f36600319011261023e57602060405160018152f35b3461023e57608036600319011261023e576008600435101561023e576024356001600160a01b038116810361023e57606435801515810361023e5761021991611ae46125bd565b60443590612aff565b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e57611b1a612a6e565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b3461023e57602036600319011261023e57600435600881101561023e57611b826001600160a01b0391600a612298565b541680611ba8575f905b604080516001600160a01b039290921682526020820192909252f35b6040517fc1292cc3000000000000000000000000000000000000000000000000000000008152602081600481855afa90811561169b575f91611bec575b5090611b8c565b90506020813d602011611c16575b81611c07602093836122ae565b8101031261023e575182611be5565b3d9150611bfa565b3461023e575f36600319011261023e5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461023e57611c713660046120e1565b611c7c929192612a6e565b6001600160a01b038316928315611d635760088310156114ab5760038303611d5c57505f838152600960205260409020805460ff191660ff8416179055611cc482600a612298565b836001600160a01b0319825416179055823b1561023e57604051907fabd135e60000000000000000000000000000000000000000000000000000000082528060048301525f8260248183885af190811561169b577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a092602092611d4c575b50604051908152a3005b5f611d56916122ae565b85611d42565b5f92612a83565b606460405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152fd5b3461023e575f36600319011261023e5760206040516202a3008152f35b3461023e5760a036600319011261023e576004356001600160a01b03808216820361023e57602435818116810361023e57604435906064359283169283810361023e5760843593611e1b5750611e199361265d565b005b9190611e1994612967565b3461023e575f36600319011261023e576020604051620493e08152f35b3461023e57608036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760643567ffffffffffffffff811161023e57611e949036906004016120b3565b5050300361032f5760206040517f150b7a02000000000000000000000000000000000000000000000000000000008152f35b3461023e575f36600319011261023e5760206008546001600160a01b0360405191168152f35b3461023e576060611f0161036c366004612075565b90604051921515835260208301526040820152f35b3461023e57606036600319011261023e576004356001600160a01b03811680820361023e57602091611f6591602435928392611f6060443580968193611f5a6125bd565b3361265d565b6126a7565b815f525f855260405f20835f52855260405f20557fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde826080604051600181525f878201525f6040820152856060820152a361102633825f8060016126b4565b3461023e57602036600319011261023e57600435907fffffffff00000000000000000000000000000000000000000000000000000000821680920361023e57817f01ffc9a70000000000000000000000000000000000000000000000000000000060209314908115612037575b5015158152f35b7f4e2312e00000000000000000000000000000000000000000000000000000000091501483612030565b35906001600160a01b038216820361023e57565b908160a091031261023e5761208981612061565b916020820135916040810135600881101561023e579160806120ad60608401612061565b92013590565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020838186019501011161023e57565b9081606091031261023e578035600881101561023e579160406120ad60208401612061565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460071b01011161023e57565b9060088210156114ab5752565b60406060916001600160a01b0360208251612160878251612137565b01511660208501526020810151828501520151910152565b35906001600160f81b03198216820361023e57565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460051b01011161023e57565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f20918254946121ee866127be565b95909660088210156114ab5760018214612264579060ff61221594939260d81c16866127e2565b94909492851561225757604061222c8580936128e9565b0151948261224c575b505061223d57565b905f1981146107f65760010190565b11159050825f612235565b505f945084935083925050565b95969394505050505f1461228e576fffffffffffffffffffffffffffffffff600192169291929190565b5f92508291508190565b9060088110156114ab575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff8211176122d057604052565b634e487b7160e01b5f52604160045260245ffd5b156122eb57565b606460405162461bcd60e51b815260206004820152601460248201527f4f6e6c79207472757374656420616464726573730000000000000000000000006044820152fd5b6040519061233e6060836122ae565b5f604083815161234e83826122ae565b83815283602082015281528260208201520152565b356001600160f01b03198116810361023e5790565b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e5760200191606082023603831361023e57565b356001600160a01b038116810361023e5790565b60088210156114ab5752565b926001600160a01b0384163314801561248f575b1561244b576001600160f81b031916612444577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c1561242b576124289350613c41565b90565b9161243f915f9361243a6125bd565b613c41565b915d90565b5050505f90565b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152fd5b503033146123e2565b919082018092116107f657565b8315939291848061258b575b612584576001600160a01b03918281165f525f60205260405f20825f5260205260405f20926124e1838386613d52565b917e08000000000000000000000000000000000000000000000000000000000000808460701b1614612540578561252c9488926125339a5f14612535575f945b851615159588613e40565b9055613bd6565b565b846008541694612521565b606460405162461bcd60e51b815260206004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b5050505050565b5034156124b1565b6001600160a01b03165f52600c60205260405f205480151590816125b5575090565b905042101590565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6125ea576001905d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b1561261957565b606460405162461bcd60e51b815260206004820152601560248201527f416d6f756e74206578636565642062616c616e636500000000000000000000006044820152fd5b926125339261268c928296956001600160a01b0382165f525f60205260405f20835f5260205260405f2061473a565b926fffffffffffffffffffffffffffffffff84161015612612565b919082039182116107f657565b93929190938215806127aa575b6125845760088110156114ab576001811461278a57906126e29392916147fd565b905f604051928051602038920183855af115612781573d15612768575b503d81523d5f602083013e3d810161271e6020820192836040526148fc565b15612727575050565b907f5472616e73666572206661696c656400000000000000000000000000000000006064809362461bcd60e51b845260206024820152600f60448201520152fd5b3b15612774575f6126ff565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b50505f809350809138935af11561279d57565b63b12d13eb5f526004601cfd5b5060088110156114ab5760038114156126c1565b60e81c60ff16806127d057505f905f90565b5f198101919082116107f65760019190565b91939092600494600485111561288557600195600185015460ff9060ff866001600160a01b0387160116925f5b8981106128275750505050505050505050505f905f90565b8060031b8181046008148215171561287257848487921c16148061285f575b612851578a0161280f565b999a98505050505050505050565b5061286d888888848d614932565b612846565b601183634e487b7160e01b5f525260245ffd5b9091929594505f5b8481106128a157505050505090505f905f90565b6128ae848484848b614932565b6128ba5760010161288d565b95505050505060019190565b601a8210156128d55701905f90565b634e487b7160e01b5f52603260045260245ffd5b612428916128f561232f565b5061290381600284016128c6565b905460039190911b1c91600160a31b83161561294857601c915f520160205260405f206001604051916129376040846122ae565b8054835201546020820152906149be565b50506040516129586040826122ae565b5f81525f6020820152906149be565b9184612997919492946001600160a01b03958681165f525f60205260405f20825f5260205260405f20958661473a565b9260085416818115159182612a57575b5050156129ed575f6129c591600260ff6124289660d81c16856127e2565b8192819592936129d8575b505050612612565b6129e3929350614acd565b10155f83816129d0565b608460405162461bcd60e51b815260206004820152602360248201527f436f6c6c61746572616c206e6f7420617661696c61626c6520666f722072656d60448201527f6f766500000000000000000000000000000000000000000000000000000000006064820152fd5b612a67925063c31934e190614a7f565b815f6129a7565b6006546001600160a01b0333911603610de857565b916001600160a01b0360849492612aa860405195612aa26040886122ae565b866123c2565b16602084015260405192612abd6060856122ae565b835260208301526040820152612afd604051917f391102fb0000000000000000000000000000000000000000000000000000000083526004830190612144565bfd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f2092612b2d858386613d52565b90612b3886846153c9565b6001600160a01b033391160361313457600160f01b808360701b16146130f057612b6e4264ffffffffff8460b01c161115614b0d565b600160f11b8216612fe4575b8315612fdd5760ff8260d81c165a81158015612fd0575b15612fa157620bbdf2811015612f8857505f5b818110612f7a5750505f5b915b821595869384612f6a575b612bff60405195612bce6040886122ae565b6060875260606020880152612be98360ff8760d81c166126a7565b9015612f5e578a92919060ff60015b1690612498565b612c0881613850565b612c1560405191826122ae565b818152612c2182613850565b601f190136602083013787525f5b818110612e0f5750508815612dc457505081612dbb575b506001600160a01b0384163b1561023e576040517f42966c680000000000000000000000000000000000000000000000000000000081528760048201525f81602481836001600160a01b038a165af1801561169b57612dab575b50865f5f600160f01b8416612d86575b604080519182523360208301526fffffffffffffffffffffffffffffffff8516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b835151811015612d4c5780612d46878a612d3c60019589614b58565b938c939193614bf8565b01612d20565b5091509493612d5c575b50505050565b5f6001612d7d956fffffffffffffffffffffffffffffffff83941694614bf8565b5f808080612d56565b50508351515f198101915081116107f657612da2889185614b58565b50909150612cb0565b5f612db5916122ae565b5f612ca0565b5f90555f612c46565b90918160d81b60ff60d81b1985161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a3612d1e565b9091925060ff8560d81c16612e248285612498565b03612f4e576019905b600160a31b612e3f83600288016128c6565b9054600391821b1c90612e558560028a016128c6565b90918254915f19911b1b1916905580612e6f848c51613c2d565b521615612f455760208801515115612efa575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107f65760208d015194848101918282116107f657600198612ed6612edc945f99613c2d565b52613c2d565b528252601c87016020526040822082815501555b01908a9291612c2f565b8260011b6001600160ff1b03841684036107f657612f1781613850565b90612f2560405192836122ae565b808252612f34601f1991613850565b013660208301376020890152612e82565b60019150612ef0565b612f588184612498565b90612e2d565b8a92919060ff5f612bf8565b600160f01b831615159450612bbc565b612f83916126a7565b612baf565b620bbdf11981019081116107f657620569c99004612ba4565b7f34edfe31000000000000000000000000000000000000000000000000000000005f52621127bb60045260245ffd5b50621127bb811015612b91565b5f91612bb1565b92612ffd63ffffffff8360909894989795971c1661449d565b945f945b602087015180518710156130e1576001600160f81b031961302788600160f81b93613c2d565b515116036130d5575f5b875180518210156130c1576001600160a01b0360406130538461305e94613c2d565b510151168a88613178565b602061306d89828c0151613c2d565b5101511161307d57600101613031565b606460405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152fd5b5050929190946001905b0194909192613001565b929190946001906130cb565b50919450929450949094612b7a565b606460405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152fd5b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152fd5b915f90600260ff61318d9460d81c16856127e2565b901561319c5761242891614acd565b50505f90565b927fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde8260806125339694956001600160a01b0380911693845f525f60205260405f20865f5260205260405f2060028101916131fc81846128c6565b905460039190911b1c600160a31b8116156132575750601c92505f5201602052600160405f200161322e8782546126a7565b90555b6040519060028252871660208201525f6040820152856060820152a35f339260026126b4565b6132a0925090613284828b8761327c61327261328a97615701565b928460a41c6126a7565b9216906157c8565b936128c6565b819391549060031b91821b915f19901b19161790565b9055613231565b156132ae57565b606460405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152fd5b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e57602001918160061b3603831361023e57565b9081602091031261023e5751801515810361023e5790565b91906001600160a01b03809116801561380c5761335f903014156132a7565b61336883614ced565b61337560e08401846132f2565b600a81116137f5575f905f925b81841061376357505061271091501161371f576133a260a0840184612378565b600581116137085792821692831580159290915f5b81811061354b5750505090613539575b613534576020926133d98482016123ae565b906133e982638f8b138e86614a7f565b6134f0578492916133ff61014060449301612363565b946001600160f01b031960405196879586947f52cdc6a60000000000000000000000000000000000000000000000000000000086521660048501521660248301525afa90811561169b575f916134c3575b50156134595750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b6134e39150823d84116134e9575b6134db81836122ae565b810190613328565b5f613450565b503d6134d1565b6064856040519062461bcd60e51b82526004820152601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152fd5b505050565b508235600881101561023e57156133c7565b6001600160f81b03198061356361179f848688614dca565b161561357361179f848688614dca565b90156136dc575050602080613589838587614dca565b01351515806136c2575b1561369a576fffffffffffffffffffffffffffffffff816135b5848688614dca565b013511816135c4848688614dca565b01359061366f5750848661364b575b156135e157506001016133b7565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f722066656500000000000000000000000000000000000000000000000000006064820152fd5b5061366a61365f60406115bc858789614dca565b63b6e306ac8a614a7f565b6135d3565b7f1f4d5abe000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f1f2a2005000000000000000000000000000000000000000000000000000000005f5260045ffd5b50866136d460406115bc858789614dca565b161515613593565b7ffba5809f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152fd5b909184613779613774868686614dba565b6123ae565b16156137b157602061378c858585614dba565b01359061ffff821680920361023e576001916137a791612498565b9301929190613382565b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152fd5b67ffffffffffffffff81116122d05760051b60200190565b9061387282613850565b604061388160405192836122ae565b8382528193613892601f1991613850565b01915f5b8381106138a35750505050565b60209083516138b285826122ae565b5f8152825f81830152828501015201613896565b90813591600883101561023e576138df602082016123ae565b916060604083013592013590565b156138f457565b606460405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152fd5b9290919260088110156114ab5760028114613b97576003036139f8575061395f82826153c9565b6001600160a01b039081168482161492828216803b1561023e576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561169b57612533956139e8575b50836139d0575b5050506138ed565b6139de9192935030936153c9565b16145f80806139c8565b5f6139f2916122ae565b5f6139c1565b604080517efdd58e000000000000000000000000000000000000000000000000000000008082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615613b5e575f96613b68575b50823b1561023e578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af18015613b5e579185949291613aeb969492613b4e575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa938415613b4557505f93613b13575b505061253392613b0d91612498565b146138ed565b9080929350813d8311613b3e575b613b2b81836122ae565b8101031261023e57519082613b0d613afe565b503d613b21565b513d5f823e3d90fd5b5f613b58916122ae565b5f613ac0565b87513d5f823e3d90fd5b9095508481813d8311613b90575b613b8081836122ae565b8101031261023e5751945f613a5a565b503d613b76565b50612533939250613bc082613bbb83613bb2613b0d96615a34565b96309084615ab4565b615a34565b92612498565b91908110156128d55760071b0190565b905f5b818110613be557505050565b613bf8613bf3828486613bc6565b6138c6565b60088492959410156114ab57600194858303613c19575b5050505001613bd9565b613c24933393613938565b5f808080613c0f565b80518210156128d55760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f52602052613c7b63ffffffff60405f205460901c1661449d565b935f9160408601955b80518051851015613d405784613c9991613c2d565b519887515115613d23575b89830199810198905f5b8951908151811015613d105761ffff86613ccb8f84905195613c2d565b51015116918281029281840414901517156107f657613d0a8b8f8b8f958b8f93613d01886127108360019c511695049751613c2d565b5151169361544f565b01613cae565b50909a5090985050600190930192613c84565b613d3b8b828c015116848c015190883091888c61544f565b613ca4565b50975050505050505091505151151590565b54929183613e3c576001600160a01b03821691825f52600960205260ff60405f20541660088110156114ab5715613e3357506020906024604051809481937f4f558e7900000000000000000000000000000000000000000000000000000000835260048301525afa90811561169b575f91613e14575b5015613dd057565b606460405162461bcd60e51b815260206004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b613e2d915060203d6020116134e9576134db81836122ae565b5f613dc8565b5f809350612a83565b5050565b9293949691959096346141c8575b9596955f5b818110613e665750505050505050905090565b613e74613bf382848a613bc6565b909392916008831015806114ab57600184146141b857613e96838784876157e9565b821580156141ab575b15614167576001600160a01b038816801590614149575b156140df576114ab578c9b60038414806140b0575b614036575b90613ee2838783878f9897968f6154f5565b9e909e8061402e575b613f53575b50946001956001600160a01b03604091613f0c83518097612137565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038d1692a35b01979697613e53565b6001600160a01b039194613f66916153c9565b168c813314918215613fae575b505015613f825789928c613ef0565b7fc6cd8a0b000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b9091506001600160a01b036040928351927fe985e9c50000000000000000000000000000000000000000000000000000000084526004840152336024840152826044816020948594165afa928315613b4557505f92614011575b50508c5f613f73565b6140279250803d106134e9576134db81836122ae565b5f80614008565b508915613eeb565b9291909b6001600160a01b03166001600160a01b038d16148015906140a6575b1561407e576140658a8e6153c9565b6001600160a01b0316301461407e5790919a8c9b613ed0565b7f66309bde000000000000000000000000000000000000000000000000000000005f5260045ffd5b5089851415614056565b509b506001600160a01b0381165f52600960205260ff60405f2054169b60088d10156114ab578d9c1515613ecb565b608460405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152fd5b506141628263eb9ae17c6001600160a01b038b16614a7f565b613eb6565b606460405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152fd5b50505f6003841415613e9f565b5050505060019150989798613f4a565b96806141d3826127be565b5015614235575b6141e691503490612498565b9684604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038b1692a3613e4e565b5060ff8160d81c1690600182018092116107f6577fffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff6141e69260e81b9116176141da565b90600160f01b61428761232f565b91161561429a57506019612428916128e9565b905090565b67ffffffffffffffff81116122d057601f01601f191660200190565b5160088110156114ab5790565b60208183031261023e5780519067ffffffffffffffff821161023e570181601f8201121561023e578051906142fc8261429f565b9261430a60405194856122ae565b8284526020838301011161023e57815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b156143785761434c81516142bb565b60088110156114ab57600314614406575b61436781516142bb565b60088110156114ab57600414614396575b50506143835f61429f565b61439060405191826122ae565b5f815290565b60205f9101516024604051809481937f0e89341c00000000000000000000000000000000000000000000000000000000835260048301525afa5f91816143e2575b506124285780614378565b6143ff9192503d805f833e6143f781836122ae565b8101906142c8565b905f6143d7565b6020810151604051907fc87b56dd00000000000000000000000000000000000000000000000000000000825260048201525f81602481865afa5f9181614458575b50614452575061435d565b91505090565b61446d9192503d805f833e6143f781836122ae565b905f614447565b51906001600160f81b03198216820361023e57565b51906001600160a01b038216820361023e57565b90604080516060906144af82826122ae565b8181526020908282820152828482015263ffffffff8196169081156146f757505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c808252010181528351840190828201848684031261023e578386015167ffffffffffffffff9081811161023e5787019682603f8901121561023e57858801519761454a89613850565b9861455786519a8b6122ae565b808a528589898c0192028301019185831161023e578601905b8282106146b0575050508381015182811161023e5781019683603f8901121561023e5786880151976145a189613850565b986145ae87519a8b6122ae565b808a5286898b019160061b8301019186831161023e578701905b8282106146785750505081015191821161023e57019281603f8501121561023e5784840151906145f782613850565b94614604855196876122ae565b828652848787019360061b82010193841161023e578401915b83831061463257505050508601528401528252565b8487848403011261023e5784519061464a86836122ae565b61465384614489565b8252878401519061ffff8216820361023e57828992838995015281520192019161461d565b878a838b03011261023e57898891825161469284826122ae565b61469b85614474565b815282850151838201528152019101906145c8565b8989838a03011261023e57888a9188516146ca84826122ae565b6146d385614474565b815282850151838201526146e88a8601614489565b8a820152815201910190614570565b955050505050565b916001600160a01b036040519261471a602085018096612137565b1660408301526060820152606081526147346080826122ae565b51902090565b91614749929594939195613d52565b9263ffffffff8460901c165f52600460205260405f206001600160a01b0382165f5260205260ff60405f205416156147935761478761478c91612593565b6122e4565b1561369a57565b608460405162461bcd60e51b815260206004820152602160248201527f53656e646572206973206e6f7420696e2062656e6566696369617279206c697360448201527f74000000000000000000000000000000000000000000000000000000000000006064820152fd5b92909260088110156114ab57600281146148ab5760031461486f57604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c48201526124288160e481015b03601f1981018352826122ae565b6040516323b872dd60e01b60208201523060248201526001600160a01b0390911660448201526064810192909252506124288160848101614861565b506040517fa9059cbb0000000000000000000000000000000000000000000000000000000060208201526001600160a01b039091166024820152604481019190915290506124288160648101614861565b8051801591821561490c57505090565b60209081015192508110614921575b50151590565b5f199060200360031b1b165f61491b565b9161494082600285016128c6565b90549060031b1c9360088210156114ab576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff166149b5576002146149ac57600160a31b8316156149a357601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b6149c661232f565b506149d081615701565b906040918251936149e184866122ae565b6149eb82866123c2565b6001600160a01b0383166020860152600160a31b8316614a57575060088110156114ab57600303614a3757905f91815193614a276060866122ae565b845260a41c602084015282015290565b815192614a456060856122ae565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614a726060866122ae565b8452602084015282015290565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa90811561169b575f91614ab4575090565b612428915060203d6020116134e9576134db81836122ae565b614ada82600283016128c6565b905460039190911b1c91600160a31b831615614b0557601c92505f5201602052600160405f20015490565b505060a41c90565b15614b1457565b606460405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152fd5b915f915f93614b68828251613c2d565b5194614b7386615701565b956001600160a01b0381169587600160a31b831615614bd157505050506020019081518160011b916001600160ff1b038116036107f65781614bb491613c2d565b51915190600181018091116107f657614bcc91613c2d565b519091565b6008919395508092945010156114ab57600303614bef575060a41c91565b92915060a41c90565b9293919594909415614cdc57614c15620493e0338385888b615713565b614cd4579460088110156114ab5760038114614ccb575b335f52600560205260405f20614c438386846146ff565b5f5260205260405f20614c57878254612498565b90556001600160a01b03809416958692614c746040518094612137565b602083015260408201527fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a3167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b60019550614c2c565b505050505050565b9290915061253394935033936126b4565b803590600882101561023e578115614d7e57614d4060609282600360206001600160a01b03950192614d34614d21856123ae565b60408501359889950135948591846157e9565b14614d6b575b506123ae565b165f525f60205260405f20905f5260205261253360405f205460701b600160f11b80911614156132a7565b6001614d789111156138ed565b5f614d3a565b61253391506001600160a01b03614d97602083016123ae565b16159081614da6575b506138ed565b90506040606082013591013517155f614da0565b91908110156128d55760061b0190565b91908110156128d5576060020190565b356001600160f81b03198116810361023e5790565b919094929394801580615068575b80615060575b615055576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106150055750505050601f19928388820301868901528280835192838152019201905f5b818110614fce5750505082878203016060880152898152019085885f5b8b8110614f8c575050614e8792039081018652856122ae565b8351902094855f5260028352815f20549263ffffffff80941680614f83575060019460015498858a168681146107f657600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff0928315614f7657525f8681526003845285812080546001600160a01b0319166001600160a01b039485161790555b818110614f43575050505050505050565b8790875f5260048552865f2084614f5e61377484878b614dba565b165f528552865f208260ff1982541617905501614f32565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b03614fa184612061565b168152868301359061ffff821680920361023e578781019190915285019291879190860190600101614e6e565b9193614ff86001929486519060206040926001600160f81b03198151168352015160208201520190565b9401910191879392614e51565b91939450919482806001926001600160f81b03196150228a612178565b1681528b8901358c8201526001600160a01b036150408c8b01612061565b168b8201520196019101918894939192614e2b565b505f94508493505050565b508515614e03565b50815115614dfd565b64ffffffffff8160b01c161561532857600160f21b809160701b16036152e45761509d6003600a612298565b549067ffffffffffffffff809260a01c1690801515806152be575b61353457600b54916001600160a01b03809316908115615296573660641161023e576004918235906024359160443596871680970361023e5760608110158061528b575b15615264576020968782018092116152515787840180941161525157905f9160405194898601927f9a1c1a200000000000000000000000000000000000000000000000000000000084523360248801526044870152606486015260848501526084845261516a60a4856122ae565b6151a6606319604051928a840196518091885e83018a8101858152606483360191373601908360431992868482015203908101845201826122ae565b6040519338915190845afa15612781573d15615239575b50906151eb6151e66001933d815287808201913d5f843e813d8201016040528051010190613328565b6132a7565b0193841161522657505f52600281526bffffffffffffffff0000000060405f20928354921b16906bffffffffffffffff000000001916179055565b601190634e487b7160e01b5f525260245ffd5b3b15615245575f6151bd565b82635a836a5f5f52601cfd5b601186634e487b7160e01b5f525260245ffd5b847f2d98cd51000000000000000000000000000000000000000000000000000000005f525ffd5b5060608310156150fc565b7f28587463000000000000000000000000000000000000000000000000000000005f5260045ffd5b50805f5260026020528260405f205460201c16600183018481116107f6578416146150b8565b606460405162461bcd60e51b815260206004820152601760248201527f4e6f5472616e736665722072756c65206e6f74207365740000000000000000006044820152fd5b606460405162461bcd60e51b815260206004820152601260248201527f4e6f2054696d65204c6f636b20666f756e6400000000000000000000000000006044820152fd5b9190918135600881101561023e5780156153c357916153b091600160f01b9493615398602084016123ae565b90600381036153b457601960405f955b013593615979565b1790565b601960406060860135956153a8565b50505090565b60209060246001600160a01b039360405194859384927f6352211e0000000000000000000000000000000000000000000000000000000084526004840152165afa90811561169b575f9161541b575090565b90506020813d602011615447575b81615436602093836122ae565b8101031261023e5761242890614489565b3d9150615429565b9094929391948315614cd4576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd7335602030831495866154c7575b604051948986521693a4156154bc575080613bc084613bbb613b0d94613bb261253398615a34565b909161253393615ab4565b8085165f525f825260405f20865f5282528a6154ed8a5f604081209360028554866154f5565b509055615494565b929193909460088510156114ab57600385036156bd575b60ff9160ff8760d81c1695615520886156ef565b906019891015615679571590811561566f575b5015615605578692828661554893868a615979565b6004821015615575575b5091505060019150018091116107f65760ff60d81b199060d81b91161790600190565b6001600160a01b0393600180870196875495600486146155b0575b505050906155a49460ff9216011691615bff565b90555f80808381615552565b9396935f9291905b8684106155c85750969396615590565b91939495509196956155f5849189846155e182886128e9565b60208b818351015116910151011691615bff565b97019189959493919796976155b8565b608460405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f7220746860448201527f697320774e4654000000000000000000000000000000000000000000000000006064820152fd5b905087105f615533565b606460405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152fd5b6156d082848760ff8a60d81c16886127e2565b906156db575061550c565b92509290506156ea9350615b1b565b905f90565b60e01c60ff16806127d057505f905f90565b60a01c60071660088110156114ab5790565b919390928015806157b4575b6157a95760088310156114ab576001831461579857833b1561578e575f94615746936147fd565b906040519383835192602038950192f1903d60203d11615786575b806020918352805f8385013e8201016040528161577c575090565b61242891506148fc565b506020615761565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156114ab57600383141561571f565b9160088310156114ab576001600160a01b039060a41b9260a01b9116171790565b919290600883101593846114ab576002841491821592836158f0575b8681156158e0575b501580156158ab575b6158a257501590848215615894575b50501561585057159182159261583f575b50501561369a57565b9091506114ab576003145f80615836565b606460405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152fd5b9091506114ab575f84615825565b91509192612a83565b506001600160a01b03807f00000000000000000000000000000000000000000000000000000000000000001690821614615816565b90506114ab57600485148661580d565b505f955060038514615805565b90916159349064ffffffffff615912826156ef565b509160b01c1615615972576001905b156159695760ff8060015b169116612498565b820361319c576002821091821561594a57505090565b909150156128d5576159646001600160f81b031991614dda565b161590565b60ff805f61592c565b5f90615921565b9290939160088110156114ab5760028103615a2e57855b600482141580615a18575b6159f55750906159aa91615bdd565b6159ba61328a85600286016128c6565b9055806159e0575b50826159cd57505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f6159c2565b61328a949650615a14959350600292615a0d926157c8565b94016128c6565b9055565b506b0fffffffffffffffffffffff81111561599b565b82615990565b60206001600160a01b03916024604051809481937f70a08231000000000000000000000000000000000000000000000000000000008352306004840152165afa90811561169b575f91615a85575090565b90506020813d602011615aac575b81615aa0602093836122ae565b8101031261023e575190565b3d9150615a93565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615615afd575b50505f606052604052565b3b153d171015615b0e575f80615af2565b637939f4245f526004601cfd5b6002810192615b2a83856128c6565b90549060031b1c90600160a31b8216615bbf57615b4a908260a41c612498565b916b0fffffffffffffffffffffff8311615b8457509161328461328a92846001600160a01b03615b7c615a1497615701565b9116906157c8565b9193615bad61328a85613284856001600160a01b03615ba5601c9a98615701565b911690615bdd565b90555f5201602052600160405f200155565b935050601c915f5201602052615a14600160405f2001918254612498565b9060088210156114ab576001600160a01b03600160a31b9260a01b9116171790565b90918260031b92808404600814901517156107f65760ff809116831b921b1916179056',
  immutables: [{"length":32,"start":7229},{"length":32,"start":22711}],
} as const
