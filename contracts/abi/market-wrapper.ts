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

export const marketWrapperBytecode = '0x60a080604052346100fa57602081616193803803809161001f828561015f565b8339810103126100fa57516001600160a01b0380821691908282036100fa57331561014c5760075460018060a01b0319809116600755600654903390821617600655604051913391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a382156100fe5750608052803b156100fa575f8091600460405180948193632dceecbb60e21b83525af180156100ef576100df575b604051615ffc90816101978239608051818181611c3b01526159330152f35b5f6100e99161015f565b5f6100c0565b6040513d5f823e3d90fd5b5f80fd5b62461bcd60e51b8152602060048201526024808201527f50726f746f636f6c54656368546f6b656e2063616e74206265207a65726f2076604482015263616c756560e01b6064820152608490fd5b631e4fbdf760e01b5f525f60045260245ffd5b601f909101601f19168101906001600160401b0382119082101761018257604052565b634e487b7160e01b5f52604160045260245ffdfe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a71461204357508063097a09d814611f965780630fcf9b3c14611f6c57806310118ebb14611f46578063150b7a0214611ec35780632430155914611ea657806329b7c9b614611e085780632fbde23514611deb578063320a18dc14611c5f578063331758e614611c1c5780633360aa3c14611b5057806339e899ee14611aeb57806342fb01a814611a9b57806345acb47114611a805780634a0a9d5e14611a0f5780634b8a5fd1146119495780634d36d08514611051578063532c814214610fc9578063576f630214610ebd57806366967cbb14610e77578063715018a614610e1457806379ba509714610d805780637f6d4c9314610d1f578063806c3ca914610c305780638da5cb5b14610c0a57806391ddb14614610bb5578063980550ca14610b9a5780639a7b050914610b1d578063a1ecc7b814610aff578063a504104014610adc578063b4317d5314610aa3578063b633f095146109de578063bc197c8114610926578063c424d4f71461043b578063cf5303cf14610415578063e30c3978146103ef578063f0e5d1ac14610383578063f1551a9c14610357578063f23a6e61146102ac578063f2fde38b146102425763faf7d720146101df575f80fd5b3461023e57604036600319011261023e576004356001600160a01b038116810361023e575f610219916102106126bc565b60243590612c9e565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b3461023e57602036600319011261023e576004356001600160a01b0380821680920361023e57610270612c0d565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760843567ffffffffffffffff811161023e576102fd903690600401612133565b5050300361032f5760206040517ff23a6e61000000000000000000000000000000000000000000000000000000008152f35b7f79d104d3000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461023e57604061037561036c3660046120f5565b9392909261223e565b835191825260208201529050f35b3461023e57608036600319011261023e576004356001600160a01b039081811680910361023e57602435600881101561023e57604435928316830361023e576103db915f52600560205260405f209260643591614b08565b5f52602052602060405f2054604051908152f35b3461023e575f36600319011261023e5760206007546001600160a01b0360405191168152f35b3461023e575f36600319011261023e576020600c546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e576040519061046f60e08361238a565b61047761240b565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080546104ca63ffffffff8260901c166148a6565b916104d58282614682565b84526104e0826128d3565b9080156109195760d884901c60ff16600181019081106107f657925b61051e61050885613b43565b94610516604051968761238a565b808652613b43565b5f5b601f19820181106109025750505f5b60ff8660d81c1681106108a857505061084c575b50602084015281516060840152600160f11b81161561073c5760408260206001600160f01b03199401515b6080860152015160a084015260701b1660c082015260405160208152610160810161059d6020830184516121c4565b60208301519061014060a08401528151809152602061018084019201905f5b81811061071c575050506001600160a01b0360408401511660c0830152606083015190601f198382030160e0840152602080835192838152019201905f5b8181106106db57505050608083015190601f1983820301610100840152602080835192838152019201905f5b8181106106a55750505060a083015190601f1983820301610120840152602080835192838152019201905f5b818110610676575050506001600160f01b031960c083940151166101408301520390f35b825180516001600160a01b0316855260209081015161ffff168186015260409094019390920191600101610652565b90919260206106d160019286519060206040926001600160f81b03198151168352015160208201520190565b9401929101610626565b909192602060606001926001600160a01b03604088516001600160f81b031981511684528581015186850152015116604082015201940191019190916105fa565b909192602060808261073160019488516121c4565b0194019291016105bc565b64ffffffffff8160b01c1661075082615b8e565b9082151592835f146108465760015b821561083d5760ff8060015b1691160160ff81116107f65760ff6107839116613b5b565b9361080a575b506107a2575b506001600160f01b03199260409161056e565b92604051936107b260408661238a565b600160f91b8552602085015281515f198101929083116107f6576107ed836001600160f01b0319966107e660409685613f23565b5282613f23565b5091509261078f565b634e487b7160e01b5f52601160045260245ffd5b6040519061081960408361238a565b5f8252602082015261082b5f85613f23565b526108365f84613f23565b5086610789565b60ff805f61076b565b5f61075f565b6108a19060405161085e60408261238a565b600181525f60208201526040519061087760608361238a565b81525f60208201526fffffffffffffffffffffffffffffffff851660408201526107e68285613f23565b5084610543565b6108b28183612aa9565b9083806108f8575b156108eb57600181018082116107f6576001926108e491905b6108dd828a613f23565b5287613f23565b500161052f565b6108e460019282906108d3565b50808511156108ba565b60209061090d61240b565b82828901015201610520565b60ff8460d81c16926104fc565b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5767ffffffffffffffff60443581811161023e5761097890369060040161220d565b505060643581811161023e5761099290369060040161220d565b505060843590811161023e576109ac903690600401612133565b5050300361032f5760206040517fbc197c81000000000000000000000000000000000000000000000000000000008152f35b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e57610a0b612c0d565b806001600160a01b0319600c541617600c55610a296003600a612374565b67ffffffffffffffff600181835460a01c16019081116107f65781547fffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffff1660a09190911b67ffffffffffffffff60a01b161790557ffaa970f53fb3debd43be6e2d010c2bb0414e110f9ea07b78f8228435eaac3d6d5f80a2005b3461023e57602036600319011261023e576004356001600160a01b038116810361023e57610ad2602091612692565b6040519015158152f35b3461023e576102195f610af0366004612161565b9150610afa6126bc565b612c9e565b3461023e575f36600319011261023e5760206040516305a39a808152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e575f525f60205260405f206024355f5260205260206040610b6e610b69825f20805490614682565b614734565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b3461023e575f36600319011261023e57602060405160198152f35b606036600319011261023e576004356001600160a01b038116810361023e576044359067ffffffffffffffff821161023e57610bf8610219923690600401612186565b91610c016126bc565b60243590612581565b3461023e575f36600319011261023e5760206006546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b0380821680920361023e57602435801515810361023e57610c6a612c0d565b15610cf557610c7b6003600a612374565b541615610cc9577fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb36202a3005b42612574565b835f52600d82528060405f2055604051908152a2005b7fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb35f610cad565b507fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d60205f610cb3565b3461023e5760a036600319011261023e576001600160a01b03600435818116810361023e5760443591808316830361023e576064359081160361023e576084356001600160f81b03198116810361023e57602092610ad292602435906124aa565b3461023e575f36600319011261023e576007546001600160a01b033381831603610de8576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b7f118cdaa7000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b3461023e575f36600319011261023e57610e2c612c0d565b5f6001600160a01b036007546001600160a01b0319809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e575f526009602052602060ff610ebb60405f2054604051928391166121b7565bf35b3461023e57366003190160a0811261023e5760801361023e576001600160a01b0360843581811680820361023e57610ef36126bc565b600435600881101561023e576024359384169384810361023e5760443591610f1c838383614b08565b95335f52600560205260405f20875f5260205260405f2054948515610fa15761021997335f52600560205260405f20905f526020525f604081205560405190610f6582856121b7565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a3612768565b7f969bf728000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461023e57608036600319011261023e576004356001600160a01b03808216820361023e5760243591604435918216820361023e57602092611026916064359384926110136126bc565b6110208483838633612b27565b92613466565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b60031960603682011261023e5767ffffffffffffffff90816004351161023e57610160906004353603011261023e5760243590811161023e57611098903690600401612186565b6001600160a01b03604435166044350361023e576110b461240b565b506110bd6126bc565b60086101046004350135101561023e576001600160a01b036110e76101046004350135600a612374565b541680156119395760043560040135600881101561023e57158061191c575b80611914575b15611902575f925b61112684604435600435600401613633565b6111356101446004350161243f565b9061114a60a460043501600435600401612454565b9050600160f21b80604051947fd559f94e0000000000000000000000000000000000000000000000000000000086526001600160a01b0360443516600487015216146024840152151560448301526020826064815f875af1918215611699575f926118ce575b50825f525f60205260405f20825f5260205260405f206111da60c4600435016004356004016135e5565b71ffff000000000000000000000000000000006111ff61014460049a949a350161243f565b60701c16905f90600881116118b7575f995f198b5b83811061178f57508b8a9b9c9a9798999a611765575b50601981111561171b575b50611241918491615d28565b1561170e575b8061155f575b50878587600160f11b8416156115125750505090915061127760c4600435016004356004016135e5565b9061128182613b43565b9161128f604051938461238a565b8083526020830191368260061b82011161023e5793879389938b93878e98925b8260061b820184106114c657505050509161135175ffffffff0000000000000000000000000000000000006113445f98969475ffffffff000000000000000000000000000000000000196113346113579c9a985b61131760a460043501600435600401612454565b9161132c60e4600435016004356004016135e5565b939092615118565b949060901b16911617918261539a565b600435600401908a615695565b88614128565b90816114be575b505061136e60246004350161248a565b8361137e6101446004350161243f565b7fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf493604051806113ef6001600160a01b0360446004350135971694346044358b8592936001600160f01b03199195946001600160a01b0360609460808701988752166020860152604085015216910152565b0390a4611400600435600401613bb9565b96926008819593929510156114aa576080976114259582611496575b50505050613ecc565b6040519161143460408461238a565b61144561010460043501358461249e565b60208301526040519161145960608461238a565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610ebb60405180926121c4565b6114a1933393613c2b565b8680808061141c565b634e487b7160e01b5f52602160045260245ffd5b55848061135e565b9397509397509350935060408436031261023e57602060409182516114eb848261238a565b6114f4876121f8565b8152828701358382015281520193019388948b938d97938c966112af565b6113579561135175ffffffff0000000000000000000000000000000000006113445f989775ffffffff0000000000000000000000000000000000001961133461155a8c613b5b565b611303565b9091925061157760a460043501600435600401612454565b80929192156116a4579088949392915f5b8181106115975750505061124d565b90919293949550600460206001600160a01b036115c060406115ba86888b6150f3565b0161248a565b16604051928380927f18160ddd0000000000000000000000000000000000000000000000000000000082525afa8015611699575f90611666575b6064915004808004600114811517156107f65783116116225760010190899594939291611588565b606460405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152fd5b506020813d602011611691575b816116806020938361238a565b8101031261023e57606490516115fa565b3d9150611673565b6040513d5f823e3d90fd5b608460405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201527f66657246656500000000000000000000000000000000000000000000000000006064820152fd5b90600160f11b1790611247565b60ff919294965016906001820182116107f65789957fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff6001611241940160e01b9116179391611235565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c61122a565b6117a261179d8286866150e3565b615103565b6001600160f81b031960206117b88488886150e3565b013591168061184157506117cd428211614ed6565b6305a39a8042018042116107f65781116117fd578d81116117f4575b506001905b01611214565b9c5060016117e9565b606460405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152fd5b600160f91b8103611867575082811061185e575b506001906117ee565b91506001611855565b600160f81b810361188c575085811161188357506001906117ee565b94506001611855565b7fa5a5eb28000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b63c3e33c9960e01b5f52600452600860245260445ffd5b9091506020813d6020116118fa575b816118ea6020938361238a565b8101031261023e575190856111b0565b3d91506118dd565b6001600160a01b036008541692611114565b50811561110c565b5061193160a460043501600435600401612454565b905015611106565b5f80806101046004350135612c22565b3461023e575f36600319011261023e5761197a600c546001600160a01b038091163314908115611a01575b506123c0565b6119866003600a612374565b67ffffffffffffffff600181835460a01c16019081116107f65781547fffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffff1660a09190911b67ffffffffffffffff60a01b16179055337fa442006ee6847434a9aab59a64968269e35cd141be99fb34dcdacd94b9bd6bce5f80a2005b905060065416331482611974565b3461023e57606036600319011261023e576004356001600160a01b038082169182810361023e5760243591604435908116810361023e5761021993611a526126bc565b5f525f60205260405f20835f52602052611a728160405f20805490613404565b926110208483838633612b27565b3461023e575f36600319011261023e57602060405160018152f35b3461023e57608036600319011261023e576008600435101561023e576024356001600160a01b038116810361023e57606435801515810361023e5761021991611ae26126bc565b60443590612c9e565b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e57611b18612c0d565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b3461023e57602036600319011261023e57600435600881101561023e57611b806001600160a01b0391600a612374565b541680611ba6575f905b604080516001600160a01b039290921682526020820192909252f35b6040517fc1292cc3000000000000000000000000000000000000000000000000000000008152602081600481855afa908115611699575f91611bea575b5090611b8a565b90506020813d602011611c14575b81611c056020938361238a565b8101031261023e575182611be3565b3d9150611bf8565b3461023e575f36600319011261023e5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461023e57611c6f366004612161565b611c7a929192612c0d565b6001600160a01b038316928315611da75760088310156114aa5760038303611da0573f600b5415611d97575b600b5403611d6b575f838152600960205260409020805460ff191660ff8416179055611cd382600a612374565b836001600160a01b0319825416179055823b1561023e57604051907fabd135e60000000000000000000000000000000000000000000000000000000082528060048301525f8260248183885af1908115611699577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a092602092611d5b575b50604051908152a3005b5f611d659161238a565b85611d51565b827f59696d4e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b80600b55611ca6565b5f92612c22565b606460405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152fd5b3461023e575f36600319011261023e5760206040516202a3008152f35b3461023e5760a036600319011261023e576004356001600160a01b03808216820361023e5760243591818316830361023e57604435906064359283169283810361023e57611e8b94611e81935f9360843596159087838587858a14611e955750611e7193612711565b505b8414611e8d5760019161223e565b5090501015612329565b005b60029161223e565b9190611ea094612b27565b50611e73565b3461023e575f36600319011261023e576020604051620493e08152f35b3461023e57608036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760643567ffffffffffffffff811161023e57611f14903690600401612133565b5050300361032f5760206040517f150b7a02000000000000000000000000000000000000000000000000000000008152f35b3461023e575f36600319011261023e5760206008546001600160a01b0360405191168152f35b3461023e576060611f8161036c3660046120f5565b90604051921515835260208301526040820152f35b3461023e57606036600319011261023e576004356001600160a01b03811680820361023e57602091611fe591602435928392611fe060443580968193611fda6126bc565b33612711565b61275b565b815f525f855260405f20835f52855260405f20557fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde826080604051600181525f878201525f6040820152856060820152a361102633825f806001612768565b3461023e57602036600319011261023e57600435907fffffffff00000000000000000000000000000000000000000000000000000000821680920361023e57817f01ffc9a700000000000000000000000000000000000000000000000000000000602093149081156120b7575b5015158152f35b7f4e2312e000000000000000000000000000000000000000000000000000000000915014836120b0565b35906001600160a01b038216820361023e57565b908160a091031261023e57612109816120e1565b916020820135916040810135600881101561023e5791608061212d606084016120e1565b92013590565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020838186019501011161023e57565b9081606091031261023e578035600881101561023e5791604061212d602084016120e1565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460071b01011161023e57565b9060088210156114aa5752565b60406060916001600160a01b03602082516121e08782516121b7565b01511660208501526020810151828501520151910152565b35906001600160f81b03198216820361023e57565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460051b01011161023e57565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f209182549461226e866128d3565b95909660088210156114aa57600182146122f5579061229e939291600282146122ed575b60d81c60ff16866128f7565b9490949285156122e05760406122b5858093612aa9565b015194826122d5575b50506122c657565b905f1981146107f65760010190565b11159050825f6122be565b505f945084935083925050565b5f9350612292565b95969394505050505f1461231f576fffffffffffffffffffffffffffffffff600192169291929190565b5f92508291508190565b1561233057565b606460405162461bcd60e51b815260206004820152601560248201527f416d6f756e74206578636565642062616c616e636500000000000000000000006044820152fd5b9060088110156114aa575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff8211176123ac57604052565b634e487b7160e01b5f52604160045260245ffd5b156123c757565b606460405162461bcd60e51b815260206004820152601460248201527f4f6e6c79207472757374656420616464726573730000000000000000000000006044820152fd5b6040519061241a60608361238a565b5f604083815161242a838261238a565b83815283602082015281528260208201520152565b356001600160f01b03198116810361023e5790565b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e5760200191606082023603831361023e57565b356001600160a01b038116810361023e5790565b60088210156114aa5752565b926001600160a01b0384163314801561256b575b15612527576001600160f81b031916612520577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c15612507576125049350613f37565b90565b9161251b915f936125166126bc565b613f37565b915d90565b5050505f90565b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152fd5b503033146124be565b919082018092116107f657565b8315939291848061268a575b612683576001600160a01b03918281165f525f60205260405f20825f5260205260405f20926125bd838386614048565b917e08000000000000000000000000000000000000000000000000000000000000808460701b161461263f578561261594889261261c9a5f14612634575f945b8516151580612626575b1561261e5760019588614128565b9055613ecc565b565b600295611351565b50600160f11b861615612607565b8460085416946125fd565b606460405162461bcd60e51b815260206004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b5050505050565b50341561258d565b6001600160a01b03165f52600d60205260405f205480151590816126b4575090565b905042101590565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6126e9576001905d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b9261261c92612740928296956001600160a01b0382165f525f60205260405f20835f5260205260405f20614b43565b926fffffffffffffffffffffffffffffffff84161015612329565b919082039182116107f657565b929093918115806128bf575b6126835760088410156114aa576001841461289d57600284146128425761279a93614c06565b905f604051928051602038920183855af115612839573d15612820575b503d81523d5f602083013e3d81016127d6602082019283604052614d05565b156127df575050565b907f5472616e73666572206661696c656400000000000000000000000000000000006064809362461bcd60e51b845260206024820152600f60448201520152fd5b3b1561282c575f6127b7565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f5114161561287f575b50505f603452565b3b153d171015612890575f80612877565b6390b8ec185f526004601cfd5b505f935083919250819038935af1156128b257565b63b12d13eb5f526004601cfd5b5060088410156114aa576003841415612774565b60e81c60ff16806128e557505f905f90565b5f198101919082116107f65760019190565b9192909493600a861115612a485790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b61298f575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c612a2484848a848a614d3b565b612a3b5750858101908082116107f657168061297c565b9850505050925050509190565b9194925f5b848110612a6157505050505090505f905f90565b612a6e848484848b614d3b565b612a7a57600101612a4d565b95505050505060019190565b601a821015612a955701905f90565b634e487b7160e01b5f52603260045260245ffd5b61250491612ab561240b565b50612ac38160028401612a86565b905460039190911b1c91600160a31b831615612b0857601c915f520160205260405f20600160405191612af760408461238a565b805483520154602082015290614dc7565b5050604051612b1860408261238a565b5f81525f602082015290614dc7565b9193612b569193946001600160a01b03948581165f525f60205260405f20825f5260205260405f209485614b43565b9160085416838115159182612bf6575b505015612b8c576125049260025f9260ff612b859560d81c16906128f7565b9190612329565b608460405162461bcd60e51b815260206004820152602360248201527f436f6c6c61746572616c206e6f7420617661696c61626c6520666f722072656d60448201527f6f766500000000000000000000000000000000000000000000000000000000006064820152fd5b612c06925063c31934e190614e88565b835f612b66565b6006546001600160a01b0333911603610de857565b916001600160a01b0360849492612c4760405195612c4160408861238a565b8661249e565b16602084015260405192612c5c60608561238a565b835260208301526040820152612c9c604051917f391102fb00000000000000000000000000000000000000000000000000000000835260048301906121c4565bfd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f2092612ccc85838661581f565b90612cd786846156f2565b6001600160a01b03339116036133c057600160f01b808360701b161461337c57612d0d4264ffffffffff8460b01c161115614ed6565b600160f11b8216613270575b83156132695760ff8260d81c165a8115801561325c575b1561322d57620bbdf281101561321457505f5b8181106132065750505f5b915b8215958693846131f6575b612d9e60405195612d6d60408861238a565b6060875260606020880152612d888360ff8760d81c1661275b565b90156131ea578a92919060ff60015b1690612574565b612da781613b43565b612db4604051918261238a565b818152612dc082613b43565b601f190136602083013787525f5b81811061309b5750508815612f6357505081612f5a575b506001600160a01b0384163b1561023e576040517f42966c680000000000000000000000000000000000000000000000000000000081528760048201525f81602481836001600160a01b038a165af1801561169957612f4a575b50865f5f600160f01b8416612f25575b604080519182523360208301526fffffffffffffffffffffffffffffffff8516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b835151811015612eeb5780612ee5878a612edb60019589615bb2565b938c939193614f21565b01612ebf565b5091509493612efb575b50505050565b5f6001612f1c956fffffffffffffffffffffffffffffffff83941694614f21565b5f808080612ef5565b50508351515f198101915081116107f657612f41889185615bb2565b50909150612e4f565b5f612f549161238a565b5f612e3f565b5f90555f612de5565b90918382612f70866128d3565b81929192613091575b5050613070575b7ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8460d81b1691161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a36001600160a01b0384163b1561023e576040517fc3a107330000000000000000000000000000000000000000000000000000000081528760048201525f81602481836001600160a01b038a165af1801561169957613060575b50612ebd565b5f61306a9161238a565b5f61305a565b506001820192508282116107f657899260e81b60ff60e81b19851617612f80565b119050835f612f79565b9091925060ff8560d81c166130b08285612574565b036131da576019905b600160a31b6130cb8360028801612a86565b9054600391821b1c906130e18560028a01612a86565b90918254915f19911b1b19169055806130fb848c51613f23565b5216156131d15760208801515115613186575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107f65760208d015194848101918282116107f657600198613162613168945f99613f23565b52613f23565b528252601c87016020526040822082815501555b01908a9291612dce565b8260011b6001600160ff1b03841684036107f6576131a381613b43565b906131b1604051928361238a565b8082526131c0601f1991613b43565b01366020830137602089015261310e565b6001915061317c565b6131e48184612574565b906130b9565b8a92919060ff5f612d97565b600160f01b831615159450612d5b565b61320f9161275b565b612d4e565b620bbdf11981019081116107f657620569c99004612d43565b7f34edfe31000000000000000000000000000000000000000000000000000000005f52621127bb60045260245ffd5b50621127bb811015612d30565b5f91612d50565b9261328963ffffffff8360909894989795971c166148a6565b945f945b6020870151805187101561336d576001600160f81b03196132b388600160f81b93613f23565b51511603613361575f5b8751805182101561334d576001600160a01b0360406132df846132ea94613f23565b510151168a88613404565b60206132f989828c0151613f23565b51015111613309576001016132bd565b606460405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152fd5b5050929190946001905b019490919261328d565b92919094600190613357565b50919450929450949094612d19565b606460405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152fd5b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152fd5b915f90600260ff6134199460d81c16856128f7565b9190156134605761342d8260028301612a86565b905460039190911b1c91600160a31b83161561345857601c92505f5201602052600160405f20015490565b505060a41c90565b50505f90565b927fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde82608061261c9694955f6001600160a01b03809216948582528160205260409081832088845260205281832089600282016134c28482612a86565b90549060031b1c90600160a31b821615159182881461358f57858852601c8501602052886001888a200154935b6134fb86861015612329565b891461354257505050601c92916135119161275b565b92855201602052600182842001555b8051926002845289166020840152820152856060820152a35f33926002612768565b61358895509261356c9296936135646135729661355e85615ba0565b9361275b565b921690615d07565b93612a86565b819391549060031b91821b915f19901b19161790565b9055613520565b888160a41c936134ef565b156135a157565b606460405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152fd5b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e57602001918160061b3603831361023e57565b9081602091031261023e5751801515810361023e5790565b91906001600160a01b038091168015613aff576136529030141561359a565b61365b83615016565b61366860e08401846135e5565b600a8111613ae8575f905f925b818410613a56575050612710915011613a125761369560a0840184612454565b600581116139fb5792821692831580159290915f5b81811061383e575050509061382c575b613827576020926136cc84820161248a565b906136dc82638f8b138e86614e88565b6137e3578492916136f26101406044930161243f565b946001600160f01b031960405196879586947f52cdc6a60000000000000000000000000000000000000000000000000000000086521660048501521660248301525afa908115611699575f916137b6575b501561374c5750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b6137d69150823d84116137dc575b6137ce818361238a565b81019061361b565b5f613743565b503d6137c4565b6064856040519062461bcd60e51b82526004820152601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152fd5b505050565b508235600881101561023e57156136ba565b6001600160f81b03198061385661179d8486886150f3565b161561386661179d8486886150f3565b90156139cf57505060208061387c8385876150f3565b01351515806139b5575b1561398d576fffffffffffffffffffffffffffffffff816138a88486886150f3565b013511816138b78486886150f3565b0135906139625750848661393e575b156138d457506001016136aa565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f722066656500000000000000000000000000000000000000000000000000006064820152fd5b5061395d61395260406115ba8587896150f3565b63b6e306ac8a614e88565b6138c6565b7f1f4d5abe000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f1f2a2005000000000000000000000000000000000000000000000000000000005f5260045ffd5b50866139c760406115ba8587896150f3565b161515613886565b7ffba5809f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152fd5b909184613a6c613a678686866150e3565b61248a565b1615613aa4576020613a7f8585856150e3565b01359061ffff821680920361023e57600191613a9a91612574565b9301929190613675565b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152fd5b67ffffffffffffffff81116123ac5760051b60200190565b90613b6582613b43565b6040613b74604051928361238a565b8382528193613b85601f1991613b43565b01915f5b838110613b965750505050565b6020908351613ba5858261238a565b5f8152825f81830152828501015201613b89565b90813591600883101561023e57613bd26020820161248a565b916060604083013592013590565b15613be757565b606460405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152fd5b9290919260088110156114aa5760028114613e8a57600303613ceb5750613c5282826156f2565b6001600160a01b039081168482161492828216803b1561023e576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af19485156116995761261c95613cdb575b5083613cc3575b505050613be0565b613cd19192935030936156f2565b16145f8080613cbb565b5f613ce59161238a565b5f613cb4565b604080517efdd58e000000000000000000000000000000000000000000000000000000008082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615613e51575f96613e5b575b50823b1561023e578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af18015613e51579185949291613dde969492613e41575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa938415613e3857505f93613e06575b505061261c92613e0091612574565b14613be0565b9080929350813d8311613e31575b613e1e818361238a565b8101031261023e57519082613e00613df1565b503d613e14565b513d5f823e3d90fd5b5f613e4b9161238a565b5f613db3565b87513d5f823e3d90fd5b9095508481813d8311613e83575b613e73818361238a565b8101031261023e5751945f613d4d565b503d613e69565b5061261c939250613eb6613e0092613eaf83613ea63084615faa565b96309084615e5f565b3090615faa565b92612574565b9190811015612a955760071b0190565b905f5b818110613edb57505050565b613eee613ee9828486613ebc565b613bb9565b60088492959410156114aa57600194858303613f0f575b5050505001613ecf565b613f1a933393613c2b565b5f808080613f05565b8051821015612a955760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f52602052613f7163ffffffff60405f205460901c166148a6565b935f9160408601955b805180518510156140365784613f8f91613f23565b519887515115614019575b89830199810198905f5b89519081518110156140065761ffff86613fc18f84905195613f23565b51015116918281029281840414901517156107f6576140008b8f8b8f958b8f93613ff7886127108360019c511695049751613f23565b51511693615778565b01613fa4565b50909a5090985050600190930192613f7a565b6140318b828c015116848c015190883091888c615778565b613f9a565b50975050505050505091505151151590565b8282614057929594939561581f565b928315918215926140b0575b50501561406c57565b606460405162461bcd60e51b815260206004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b6001600160a01b03925090602460209260405194859384927f4f558e790000000000000000000000000000000000000000000000000000000084526004840152165afa908115611699575f91614109575b505f80614063565b614122915060203d6020116137dc576137ce818361238a565b5f614101565b92939490969195346145e8575b6001600160a01b03168015908115614500575b50156144965794939291905f955b808710614167575050505050505090565b9091929394959661417c613ee9898489613ebc565b60089b939194929b9283831015806114aa5760018414614487576141a3838f899087615865565b8215801561447a575b15614436576114aa578c86918b95600386149081614404575b50614354575b918391856141d9948d615979565b9c909c80614323575b61424c575b946001956001600160a01b03604091614202835180976121b7565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038c1692a35b01959493929190614156565b9261425f6001600160a01b03918d6156f2565b168033149081156142a4575b50156142785788926141e7565b7fc6cd8a0b000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b90506040908151907fe985e9c500000000000000000000000000000000000000000000000000000000825260048201523360248201526001600160a01b038d826044816020948594165afa928315613e3857505f92614306575b50505f61426b565b61431c9250803d106137dc576137ce818361238a565b5f806142fe565b5092506002820361434d576001925b60038410156114aa5760038810156114aa57899388116141e2565b5f92614332565b94506001600160a01b039150166001600160a01b038c1681148015906143fa575b156143d2576143848a8d6156f2565b6001600160a01b031630146143d25781868e858d976141d9955f526143c760205f8152604090815f2090875f52525f205460701b600160f11b809116141561359a565b9294505091506141cb565b7f66309bde000000000000000000000000000000000000000000000000000000005f5260045ffd5b5089861415614375565b96505091506001600160a01b03165f52600960205260ff60405f205416938410156114aa578c86918b9515155f6141c5565b606460405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152fd5b50505f60038414156141ac565b509b5050505060019150614240565b608460405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152fd5b8291506040805180927f6aeb87dd000000000000000000000000000000000000000000000000000000008252602482019260209586948560048601525260448301908b905f5b89811061458a5750505082809103915afa918215611699575f9261456d575b50505f614148565b6145839250803d106137dc576137ce818361238a565b5f80614565565b92919450929450833590600882101561023e576145a9816001936121b7565b6001600160a01b036145bc8987016120e1565b168882015283850135848201526060808601359082015260808091019401910190869492869492614546565b96806145f3816128d3565b5015614658575b5061460e6001600160a01b03913490612574565b9785604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa6080858c1692a39050614135565b905060ff8160d81c16600181018091116107f65760e81b60ff60e81b19919091161761460e6145fa565b90600160f01b61469061240b565b9116156146a35750601961250491612aa9565b905090565b67ffffffffffffffff81116123ac57601f01601f191660200190565b5160088110156114aa5790565b60208183031261023e5780519067ffffffffffffffff821161023e570181601f8201121561023e57805190614705826146a8565b92614713604051948561238a565b8284526020838301011161023e57815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b156147815761475581516146c4565b60088110156114aa5760031461480f575b61477081516146c4565b60088110156114aa5760041461479f575b505061478c5f6146a8565b614799604051918261238a565b5f815290565b60205f9101516024604051809481937f0e89341c00000000000000000000000000000000000000000000000000000000835260048301525afa5f91816147eb575b506125045780614781565b6148089192503d805f833e614800818361238a565b8101906146d1565b905f6147e0565b6020810151604051907fc87b56dd00000000000000000000000000000000000000000000000000000000825260048201525f81602481865afa5f9181614861575b5061485b5750614766565b91505090565b6148769192503d805f833e614800818361238a565b905f614850565b51906001600160f81b03198216820361023e57565b51906001600160a01b038216820361023e57565b90604080516060906148b8828261238a565b8181526020908282820152828482015263ffffffff819616908115614b0057505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c808252010181528351840190828201848684031261023e578386015167ffffffffffffffff9081811161023e5787019682603f8901121561023e57858801519761495389613b43565b9861496086519a8b61238a565b808a528589898c0192028301019185831161023e578601905b828210614ab9575050508381015182811161023e5781019683603f8901121561023e5786880151976149aa89613b43565b986149b787519a8b61238a565b808a5286898b019160061b8301019186831161023e578701905b828210614a815750505081015191821161023e57019281603f8501121561023e578484015190614a0082613b43565b94614a0d8551968761238a565b828652848787019360061b82010193841161023e578401915b838310614a3b57505050508601528401528252565b8487848403011261023e57845190614a53868361238a565b614a5c84614892565b8252878401519061ffff8216820361023e578289928389950152815201920191614a26565b878a838b03011261023e578988918251614a9b848261238a565b614aa48561487d565b815282850151838201528152019101906149d1565b8989838a03011261023e57888a918851614ad3848261238a565b614adc8561487d565b81528285015183820152614af18a8601614892565b8a820152815201910190614979565b955050505050565b916001600160a01b0360405192614b236020850180966121b7565b166040830152606082015260608152614b3d60808261238a565b51902090565b91614b52929594939195614048565b9263ffffffff8460901c165f52600460205260405f206001600160a01b0382165f5260205260ff60405f20541615614b9c57614b90614b9591612692565b6123c0565b1561398d57565b608460405162461bcd60e51b815260206004820152602160248201527f53656e646572206973206e6f7420696e2062656e6566696369617279206c697360448201527f74000000000000000000000000000000000000000000000000000000000000006064820152fd5b92909260088110156114aa5760028114614cb457600314614c7857604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c48201526125048160e481015b03601f19810183528261238a565b6040516323b872dd60e01b60208201523060248201526001600160a01b0390911660448201526064810192909252506125048160848101614c6a565b506040517fa9059cbb0000000000000000000000000000000000000000000000000000000060208201526001600160a01b039091166024820152604481019190915290506125048160648101614c6a565b80518015918215614d1557505090565b60209081015192508110614d2a575b50151590565b5f199060200360031b1b165f614d24565b91614d498260028501612a86565b90549060031b1c9360088210156114aa576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16614dbe57600214614db557600160a31b831615614dac57601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b614dcf61240b565b50614dd981615ba0565b90604091825193614dea848661238a565b614df4828661249e565b6001600160a01b0383166020860152600160a31b8316614e60575060088110156114aa57600303614e4057905f91815193614e3060608661238a565b845260a41c602084015282015290565b815192614e4e60608561238a565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614e7b60608661238a565b8452602084015282015290565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa908115611699575f91614ebd575090565b612504915060203d6020116137dc576137ce818361238a565b15614edd57565b606460405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152fd5b929391959490941561500557614f3e620493e0338385888b615c52565b614ffd579460088110156114aa5760038114614ff4575b335f52600560205260405f20614f6c838684614b08565b5f5260205260405f20614f80878254612574565b90556001600160a01b03809416958692614f9d60405180946121b7565b602083015260408201527fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a3167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b60019550614f55565b505050505050565b9290915061261c9493503393612768565b803590600882101561023e5781156150a75761506960609282600360206001600160a01b0395019261505d61504a8561248a565b6040850135988995013594859184615865565b14615094575b5061248a565b165f525f60205260405f20905f5260205261261c60405f205460701b600160f11b809116141561359a565b60016150a1911115613be0565b5f615063565b61261c91506001600160a01b036150c06020830161248a565b161590816150cf575b50613be0565b90506040606082013591013517155f6150c9565b9190811015612a955760061b0190565b9190811015612a95576060020190565b356001600160f81b03198116810361023e5790565b919094929394801580615391575b80615389575b61537e576040908151936020809481870193608088019080606092606088525260a0890194915f5b82811061532e5750505050601f19928388820301868901528280835192838152019201905f5b8181106152f75750505082878203016060880152898152019085885f5b8b81106152b55750506151b0920390810186528561238a565b8351902094855f5260028352815f20549263ffffffff809416806152ac575060019460015498858a168681146107f657600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff092831561529f57525f8681526003845285812080546001600160a01b0319166001600160a01b039485161790555b81811061526c575050505050505050565b8790875f5260048552865f2084615287613a6784878b6150e3565b165f528552865f208260ff198254161790550161525b565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b036152ca846120e1565b168152868301359061ffff821680920361023e578781019190915285019291879190860190600101615197565b91936153216001929486519060206040926001600160f81b03198151168352015160208201520190565b940191019187939261517a565b91939450919482806001926001600160f81b031961534b8a6121f8565b1681528b8901358c8201526001600160a01b036153698c8b016120e1565b168b8201520196019101918894939192615154565b505f94508493505050565b50851561512c565b50815115615126565b64ffffffffff8160b01c161561565157600160f21b809160701b160361560d576153c66003600a612374565b549067ffffffffffffffff809260a01c1690801515806155e7575b61382757600c54916001600160a01b038093169081156155bf573660641161023e576004918235906024359160443596871680970361023e576060811015806155b4575b1561558d5760209687820180921161557a5787840180941161557a57905f9160405194898601927f9a1c1a200000000000000000000000000000000000000000000000000000000084523360248801526044870152606486015260848501526084845261549360a48561238a565b6154cf606319604051928a840196518091885e83018a81018581526064833601913736019083604319928684820152039081018452018261238a565b6040519338915190845afa15612839573d15615562575b509061551461550f6001933d815287808201913d5f843e813d820101604052805101019061361b565b61359a565b0193841161554f57505f52600281526bffffffffffffffff0000000060405f20928354921b16906bffffffffffffffff000000001916179055565b601190634e487b7160e01b5f525260245ffd5b3b1561556e575f6154e6565b82635a836a5f5f52601cfd5b601186634e487b7160e01b5f525260245ffd5b847f2d98cd51000000000000000000000000000000000000000000000000000000005f525ffd5b506060831015615425565b7f28587463000000000000000000000000000000000000000000000000000000005f5260045ffd5b50805f5260026020528260405f205460201c16600183018481116107f6578416146153e1565b606460405162461bcd60e51b815260206004820152601760248201527f4e6f5472616e736665722072756c65206e6f74207365740000000000000000006044820152fd5b606460405162461bcd60e51b815260206004820152601260248201527f4e6f2054696d65204c6f636b20666f756e6400000000000000000000000000006044820152fd5b9190918135600881101561023e5780156156ec57916156d991600160f01b94936156c16020840161248a565b90600381036156dd57601960405f955b013593615da4565b1790565b601960406060860135956156d1565b50505090565b60209060246001600160a01b039360405194859384927f6352211e0000000000000000000000000000000000000000000000000000000084526004840152165afa908115611699575f91615744575090565b90506020813d602011615770575b8161575f6020938361238a565b8101031261023e5761250490614892565b3d9150615752565b9094929391948315614ffd576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd7335602030831495866157f1575b604051948986521693a4156157e6575080613eb661261c94613eaf613e0094613ea63084615faa565b909161261c93615e5f565b8085165f525f825260405f20865f5282528a6158178a5f60408120936002855486615979565b5090556157bd565b5492919083158061583c575b615833575050565b5f809350612c22565b506001600160a01b0381165f52600960205260ff60405f20541660088110156114aa571561582b565b919290600883101593846114aa5760028414918215928361596c575b86811561595c575b50158015615927575b61591e57501590848215615910575b5050156158cc5715918215926158bb575b50501561398d57565b9091506114aa576003145f806158b2565b606460405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152fd5b9091506114aa575f846158a1565b91509192612c22565b506001600160a01b03807f00000000000000000000000000000000000000000000000000000000000000001690821614615892565b90506114aa576004851486615889565b505f955060038514615881565b929193909460088510156114aa5760038503615b5c575b60ff9160ff8760d81c16956159a488615b8e565b906019891015615b185715908115615b0e575b5015615aa457869282866159cc93868a615da4565b600a821015615a14575b5091505060019150018091116107f6577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a8614615a4f575b50505090615a439460ff9216011691615fd8565b90555f808083816159d6565b9396935f9291905b868410615a675750969396615a2f565b9193949550919695615a9484918984615a808288612aa9565b60208b818351015116910151011691615fd8565b9701918995949391979697615a57565b608460405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f7220746860448201527f697320774e4654000000000000000000000000000000000000000000000000006064820152fd5b905087105f6159b7565b606460405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152fd5b615b6f82848760ff8a60d81c16886128f7565b90615b7a5750615990565b9250929050615b899350615ec6565b905f90565b60e01c60ff16806128e557505f905f90565b60a01c60071660088110156114aa5790565b915f915f93615bc2828251613f23565b5194615bcd86615ba0565b956001600160a01b0381169587600160a31b831615615c2b57505050506020019081518160011b916001600160ff1b038116036107f65781615c0e91613f23565b51915190600181018091116107f657615c2691613f23565b519091565b6008919395508092945010156114aa57600303615c49575060a41c91565b92915060a41c90565b91939092801580615cf3575b615ce85760088310156114aa5760018314615cd757833b15615ccd575f94615c8593614c06565b906040519383835192602038950192f1903d60203d11615cc5575b806020918352805f8385013e82010160405281615cbb575090565b6125049150614d05565b506020615ca0565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156114aa576003831415615c5e565b9160088310156114aa576001600160a01b039060a41b9260a01b9116171790565b9091615d5f9064ffffffffff615d3d82615b8e565b509160b01c1615615d9d576001905b15615d945760ff8060015b169116612574565b82036134605760028210918215615d7557505090565b90915015612a9557615d8f6001600160f81b031991615103565b161590565b60ff805f615d57565b5f90615d4c565b9290939160088110156114aa5760028103615e5957855b600482141580615e43575b615e20575090615dd591615f88565b615de56135728560028601612a86565b905580615e0b575b5082615df857505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f615ded565b613572949650615e3f959350600292615e3892615d07565b9401612a86565b9055565b506b0fffffffffffffffffffffff811115615dc6565b82615dbb565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615615ea8575b50505f606052604052565b3b153d171015615eb9575f80615e9d565b637939f4245f526004601cfd5b6002810192615ed58385612a86565b90549060031b1c90600160a31b8216615f6a57615ef5908260a41c612574565b916b0fffffffffffffffffffffff8311615f2f57509161356c61357292846001600160a01b03615f27615e3f97615ba0565b911690615d07565b9193615f586135728561356c856001600160a01b03615f50601c9a98615ba0565b911690615f88565b90555f5201602052600160405f200155565b935050601c915f5201602052615e3f600160405f2001918254612574565b9060088210156114aa576001600160a01b03600160a31b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107f65760ff809116831b921b1916179056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const marketWrapperDeployed = {
  code: '0x6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a71461204357508063097a09d814611f965780630fcf9b3c14611f6c57806310118ebb14611f46578063150b7a0214611ec35780632430155914611ea657806329b7c9b614611e085780632fbde23514611deb578063320a18dc14611c5f578063331758e614611c1c5780633360aa3c14611b5057806339e899ee14611aeb57806342fb01a814611a9b57806345acb47114611a805780634a0a9d5e14611a0f5780634b8a5fd1146119495780634d36d08514611051578063532c814214610fc9578063576f630214610ebd57806366967cbb14610e77578063715018a614610e1457806379ba509714610d805780637f6d4c9314610d1f578063806c3ca914610c305780638da5cb5b14610c0a57806391ddb14614610bb5578063980550ca14610b9a5780639a7b050914610b1d578063a1ecc7b814610aff578063a504104014610adc578063b4317d5314610aa3578063b633f095146109de578063bc197c8114610926578063c424d4f71461043b578063cf5303cf14610415578063e30c3978146103ef578063f0e5d1ac14610383578063f1551a9c14610357578063f23a6e61146102ac578063f2fde38b146102425763faf7d720146101df575f80fd5b3461023e57604036600319011261023e576004356001600160a01b038116810361023e575f610219916102106126bc565b60243590612c9e565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b3461023e57602036600319011261023e576004356001600160a01b0380821680920361023e57610270612c0d565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760843567ffffffffffffffff811161023e576102fd903690600401612133565b5050300361032f5760206040517ff23a6e61000000000000000000000000000000000000000000000000000000008152f35b7f79d104d3000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461023e57604061037561036c3660046120f5565b9392909261223e565b835191825260208201529050f35b3461023e57608036600319011261023e576004356001600160a01b039081811680910361023e57602435600881101561023e57604435928316830361023e576103db915f52600560205260405f209260643591614b08565b5f52602052602060405f2054604051908152f35b3461023e575f36600319011261023e5760206007546001600160a01b0360405191168152f35b3461023e575f36600319011261023e576020600c546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e576040519061046f60e08361238a565b61047761240b565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f2080546104ca63ffffffff8260901c166148a6565b916104d58282614682565b84526104e0826128d3565b9080156109195760d884901c60ff16600181019081106107f657925b61051e61050885613b43565b94610516604051968761238a565b808652613b43565b5f5b601f19820181106109025750505f5b60ff8660d81c1681106108a857505061084c575b50602084015281516060840152600160f11b81161561073c5760408260206001600160f01b03199401515b6080860152015160a084015260701b1660c082015260405160208152610160810161059d6020830184516121c4565b60208301519061014060a08401528151809152602061018084019201905f5b81811061071c575050506001600160a01b0360408401511660c0830152606083015190601f198382030160e0840152602080835192838152019201905f5b8181106106db57505050608083015190601f1983820301610100840152602080835192838152019201905f5b8181106106a55750505060a083015190601f1983820301610120840152602080835192838152019201905f5b818110610676575050506001600160f01b031960c083940151166101408301520390f35b825180516001600160a01b0316855260209081015161ffff168186015260409094019390920191600101610652565b90919260206106d160019286519060206040926001600160f81b03198151168352015160208201520190565b9401929101610626565b909192602060606001926001600160a01b03604088516001600160f81b031981511684528581015186850152015116604082015201940191019190916105fa565b909192602060808261073160019488516121c4565b0194019291016105bc565b64ffffffffff8160b01c1661075082615b8e565b9082151592835f146108465760015b821561083d5760ff8060015b1691160160ff81116107f65760ff6107839116613b5b565b9361080a575b506107a2575b506001600160f01b03199260409161056e565b92604051936107b260408661238a565b600160f91b8552602085015281515f198101929083116107f6576107ed836001600160f01b0319966107e660409685613f23565b5282613f23565b5091509261078f565b634e487b7160e01b5f52601160045260245ffd5b6040519061081960408361238a565b5f8252602082015261082b5f85613f23565b526108365f84613f23565b5086610789565b60ff805f61076b565b5f61075f565b6108a19060405161085e60408261238a565b600181525f60208201526040519061087760608361238a565b81525f60208201526fffffffffffffffffffffffffffffffff851660408201526107e68285613f23565b5084610543565b6108b28183612aa9565b9083806108f8575b156108eb57600181018082116107f6576001926108e491905b6108dd828a613f23565b5287613f23565b500161052f565b6108e460019282906108d3565b50808511156108ba565b60209061090d61240b565b82828901015201610520565b60ff8460d81c16926104fc565b3461023e5760a036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5767ffffffffffffffff60443581811161023e5761097890369060040161220d565b505060643581811161023e5761099290369060040161220d565b505060843590811161023e576109ac903690600401612133565b5050300361032f5760206040517fbc197c81000000000000000000000000000000000000000000000000000000008152f35b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e57610a0b612c0d565b806001600160a01b0319600c541617600c55610a296003600a612374565b67ffffffffffffffff600181835460a01c16019081116107f65781547fffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffff1660a09190911b67ffffffffffffffff60a01b161790557ffaa970f53fb3debd43be6e2d010c2bb0414e110f9ea07b78f8228435eaac3d6d5f80a2005b3461023e57602036600319011261023e576004356001600160a01b038116810361023e57610ad2602091612692565b6040519015158152f35b3461023e576102195f610af0366004612161565b9150610afa6126bc565b612c9e565b3461023e575f36600319011261023e5760206040516305a39a808152f35b3461023e57604036600319011261023e576004356001600160a01b03811680910361023e575f525f60205260405f206024355f5260205260206040610b6e610b69825f20805490614682565b614734565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b3461023e575f36600319011261023e57602060405160198152f35b606036600319011261023e576004356001600160a01b038116810361023e576044359067ffffffffffffffff821161023e57610bf8610219923690600401612186565b91610c016126bc565b60243590612581565b3461023e575f36600319011261023e5760206006546001600160a01b0360405191168152f35b3461023e57604036600319011261023e576004356001600160a01b0380821680920361023e57602435801515810361023e57610c6a612c0d565b15610cf557610c7b6003600a612374565b541615610cc9577fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb36202a3005b42612574565b835f52600d82528060405f2055604051908152a2005b7fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d6020610cb35f610cad565b507fab4f2f77fecb981aac620091dd5d803d209582ba3cef398c8509074cc4b61f6d60205f610cb3565b3461023e5760a036600319011261023e576001600160a01b03600435818116810361023e5760443591808316830361023e576064359081160361023e576084356001600160f81b03198116810361023e57602092610ad292602435906124aa565b3461023e575f36600319011261023e576007546001600160a01b033381831603610de8576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b7f118cdaa7000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b3461023e575f36600319011261023e57610e2c612c0d565b5f6001600160a01b036007546001600160a01b0319809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e575f526009602052602060ff610ebb60405f2054604051928391166121b7565bf35b3461023e57366003190160a0811261023e5760801361023e576001600160a01b0360843581811680820361023e57610ef36126bc565b600435600881101561023e576024359384169384810361023e5760443591610f1c838383614b08565b95335f52600560205260405f20875f5260205260405f2054948515610fa15761021997335f52600560205260405f20905f526020525f604081205560405190610f6582856121b7565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a3612768565b7f969bf728000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461023e57608036600319011261023e576004356001600160a01b03808216820361023e5760243591604435918216820361023e57602092611026916064359384926110136126bc565b6110208483838633612b27565b92613466565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b60031960603682011261023e5767ffffffffffffffff90816004351161023e57610160906004353603011261023e5760243590811161023e57611098903690600401612186565b6001600160a01b03604435166044350361023e576110b461240b565b506110bd6126bc565b60086101046004350135101561023e576001600160a01b036110e76101046004350135600a612374565b541680156119395760043560040135600881101561023e57158061191c575b80611914575b15611902575f925b61112684604435600435600401613633565b6111356101446004350161243f565b9061114a60a460043501600435600401612454565b9050600160f21b80604051947fd559f94e0000000000000000000000000000000000000000000000000000000086526001600160a01b0360443516600487015216146024840152151560448301526020826064815f875af1918215611699575f926118ce575b50825f525f60205260405f20825f5260205260405f206111da60c4600435016004356004016135e5565b71ffff000000000000000000000000000000006111ff61014460049a949a350161243f565b60701c16905f90600881116118b7575f995f198b5b83811061178f57508b8a9b9c9a9798999a611765575b50601981111561171b575b50611241918491615d28565b1561170e575b8061155f575b50878587600160f11b8416156115125750505090915061127760c4600435016004356004016135e5565b9061128182613b43565b9161128f604051938461238a565b8083526020830191368260061b82011161023e5793879389938b93878e98925b8260061b820184106114c657505050509161135175ffffffff0000000000000000000000000000000000006113445f98969475ffffffff000000000000000000000000000000000000196113346113579c9a985b61131760a460043501600435600401612454565b9161132c60e4600435016004356004016135e5565b939092615118565b949060901b16911617918261539a565b600435600401908a615695565b88614128565b90816114be575b505061136e60246004350161248a565b8361137e6101446004350161243f565b7fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf493604051806113ef6001600160a01b0360446004350135971694346044358b8592936001600160f01b03199195946001600160a01b0360609460808701988752166020860152604085015216910152565b0390a4611400600435600401613bb9565b96926008819593929510156114aa576080976114259582611496575b50505050613ecc565b6040519161143460408461238a565b61144561010460043501358461249e565b60208301526040519161145960608461238a565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610ebb60405180926121c4565b6114a1933393613c2b565b8680808061141c565b634e487b7160e01b5f52602160045260245ffd5b55848061135e565b9397509397509350935060408436031261023e57602060409182516114eb848261238a565b6114f4876121f8565b8152828701358382015281520193019388948b938d97938c966112af565b6113579561135175ffffffff0000000000000000000000000000000000006113445f989775ffffffff0000000000000000000000000000000000001961133461155a8c613b5b565b611303565b9091925061157760a460043501600435600401612454565b80929192156116a4579088949392915f5b8181106115975750505061124d565b90919293949550600460206001600160a01b036115c060406115ba86888b6150f3565b0161248a565b16604051928380927f18160ddd0000000000000000000000000000000000000000000000000000000082525afa8015611699575f90611666575b6064915004808004600114811517156107f65783116116225760010190899594939291611588565b606460405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152fd5b506020813d602011611691575b816116806020938361238a565b8101031261023e57606490516115fa565b3d9150611673565b6040513d5f823e3d90fd5b608460405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201527f66657246656500000000000000000000000000000000000000000000000000006064820152fd5b90600160f11b1790611247565b60ff919294965016906001820182116107f65789957fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff6001611241940160e01b9116179391611235565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c61122a565b6117a261179d8286866150e3565b615103565b6001600160f81b031960206117b88488886150e3565b013591168061184157506117cd428211614ed6565b6305a39a8042018042116107f65781116117fd578d81116117f4575b506001905b01611214565b9c5060016117e9565b606460405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152fd5b600160f91b8103611867575082811061185e575b506001906117ee565b91506001611855565b600160f81b810361188c575085811161188357506001906117ee565b94506001611855565b7fa5a5eb28000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b63c3e33c9960e01b5f52600452600860245260445ffd5b9091506020813d6020116118fa575b816118ea6020938361238a565b8101031261023e575190856111b0565b3d91506118dd565b6001600160a01b036008541692611114565b50811561110c565b5061193160a460043501600435600401612454565b905015611106565b5f80806101046004350135612c22565b3461023e575f36600319011261023e5761197a600c546001600160a01b038091163314908115611a01575b506123c0565b6119866003600a612374565b67ffffffffffffffff600181835460a01c16019081116107f65781547fffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffff1660a09190911b67ffffffffffffffff60a01b16179055337fa442006ee6847434a9aab59a64968269e35cd141be99fb34dcdacd94b9bd6bce5f80a2005b905060065416331482611974565b3461023e57606036600319011261023e576004356001600160a01b038082169182810361023e5760243591604435908116810361023e5761021993611a526126bc565b5f525f60205260405f20835f52602052611a728160405f20805490613404565b926110208483838633612b27565b3461023e575f36600319011261023e57602060405160018152f35b3461023e57608036600319011261023e576008600435101561023e576024356001600160a01b038116810361023e57606435801515810361023e5761021991611ae26126bc565b60443590612c9e565b3461023e57602036600319011261023e576004356001600160a01b03811680910361023e57611b18612c0d565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b3461023e57602036600319011261023e57600435600881101561023e57611b806001600160a01b0391600a612374565b541680611ba6575f905b604080516001600160a01b039290921682526020820192909252f35b6040517fc1292cc3000000000000000000000000000000000000000000000000000000008152602081600481855afa908115611699575f91611bea575b5090611b8a565b90506020813d602011611c14575b81611c056020938361238a565b8101031261023e575182611be3565b3d9150611bf8565b3461023e575f36600319011261023e5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b3461023e57611c6f366004612161565b611c7a929192612c0d565b6001600160a01b038316928315611da75760088310156114aa5760038303611da0573f600b5415611d97575b600b5403611d6b575f838152600960205260409020805460ff191660ff8416179055611cd382600a612374565b836001600160a01b0319825416179055823b1561023e57604051907fabd135e60000000000000000000000000000000000000000000000000000000082528060048301525f8260248183885af1908115611699577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a092602092611d5b575b50604051908152a3005b5f611d659161238a565b85611d51565b827f59696d4e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b80600b55611ca6565b5f92612c22565b606460405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152fd5b3461023e575f36600319011261023e5760206040516202a3008152f35b3461023e5760a036600319011261023e576004356001600160a01b03808216820361023e5760243591818316830361023e57604435906064359283169283810361023e57611e8b94611e81935f9360843596159087838587858a14611e955750611e7193612711565b505b8414611e8d5760019161223e565b5090501015612329565b005b60029161223e565b9190611ea094612b27565b50611e73565b3461023e575f36600319011261023e576020604051620493e08152f35b3461023e57608036600319011261023e576004356001600160a01b0380821680920361023e576024359081160361023e5760643567ffffffffffffffff811161023e57611f14903690600401612133565b5050300361032f5760206040517f150b7a02000000000000000000000000000000000000000000000000000000008152f35b3461023e575f36600319011261023e5760206008546001600160a01b0360405191168152f35b3461023e576060611f8161036c3660046120f5565b90604051921515835260208301526040820152f35b3461023e57606036600319011261023e576004356001600160a01b03811680820361023e57602091611fe591602435928392611fe060443580968193611fda6126bc565b33612711565b61275b565b815f525f855260405f20835f52855260405f20557fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde826080604051600181525f878201525f6040820152856060820152a361102633825f806001612768565b3461023e57602036600319011261023e57600435907fffffffff00000000000000000000000000000000000000000000000000000000821680920361023e57817f01ffc9a700000000000000000000000000000000000000000000000000000000602093149081156120b7575b5015158152f35b7f4e2312e000000000000000000000000000000000000000000000000000000000915014836120b0565b35906001600160a01b038216820361023e57565b908160a091031261023e57612109816120e1565b916020820135916040810135600881101561023e5791608061212d606084016120e1565b92013590565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020838186019501011161023e57565b9081606091031261023e578035600881101561023e5791604061212d602084016120e1565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460071b01011161023e57565b9060088210156114aa5752565b60406060916001600160a01b03602082516121e08782516121b7565b01511660208501526020810151828501520151910152565b35906001600160f81b03198216820361023e57565b9181601f8401121561023e5782359167ffffffffffffffff831161023e576020808501948460051b01011161023e57565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f209182549461226e866128d3565b95909660088210156114aa57600182146122f5579061229e939291600282146122ed575b60d81c60ff16866128f7565b9490949285156122e05760406122b5858093612aa9565b015194826122d5575b50506122c657565b905f1981146107f65760010190565b11159050825f6122be565b505f945084935083925050565b5f9350612292565b95969394505050505f1461231f576fffffffffffffffffffffffffffffffff600192169291929190565b5f92508291508190565b1561233057565b606460405162461bcd60e51b815260206004820152601560248201527f416d6f756e74206578636565642062616c616e636500000000000000000000006044820152fd5b9060088110156114aa575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff8211176123ac57604052565b634e487b7160e01b5f52604160045260245ffd5b156123c757565b606460405162461bcd60e51b815260206004820152601460248201527f4f6e6c79207472757374656420616464726573730000000000000000000000006044820152fd5b6040519061241a60608361238a565b5f604083815161242a838261238a565b83815283602082015281528260208201520152565b356001600160f01b03198116810361023e5790565b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e5760200191606082023603831361023e57565b356001600160a01b038116810361023e5790565b60088210156114aa5752565b926001600160a01b0384163314801561256b575b15612527576001600160f81b031916612520577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c15612507576125049350613f37565b90565b9161251b915f936125166126bc565b613f37565b915d90565b5050505f90565b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152fd5b503033146124be565b919082018092116107f657565b8315939291848061268a575b612683576001600160a01b03918281165f525f60205260405f20825f5260205260405f20926125bd838386614048565b917e08000000000000000000000000000000000000000000000000000000000000808460701b161461263f578561261594889261261c9a5f14612634575f945b8516151580612626575b1561261e5760019588614128565b9055613ecc565b565b600295611351565b50600160f11b861615612607565b8460085416946125fd565b606460405162461bcd60e51b815260206004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b5050505050565b50341561258d565b6001600160a01b03165f52600d60205260405f205480151590816126b4575090565b905042101590565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6126e9576001905d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b9261261c92612740928296956001600160a01b0382165f525f60205260405f20835f5260205260405f20614b43565b926fffffffffffffffffffffffffffffffff84161015612329565b919082039182116107f657565b929093918115806128bf575b6126835760088410156114aa576001841461289d57600284146128425761279a93614c06565b905f604051928051602038920183855af115612839573d15612820575b503d81523d5f602083013e3d81016127d6602082019283604052614d05565b156127df575050565b907f5472616e73666572206661696c656400000000000000000000000000000000006064809362461bcd60e51b845260206024820152600f60448201520152fd5b3b1561282c575f6127b7565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f5114161561287f575b50505f603452565b3b153d171015612890575f80612877565b6390b8ec185f526004601cfd5b505f935083919250819038935af1156128b257565b63b12d13eb5f526004601cfd5b5060088410156114aa576003841415612774565b60e81c60ff16806128e557505f905f90565b5f198101919082116107f65760019190565b9192909493600a861115612a485790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b61298f575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c612a2484848a848a614d3b565b612a3b5750858101908082116107f657168061297c565b9850505050925050509190565b9194925f5b848110612a6157505050505090505f905f90565b612a6e848484848b614d3b565b612a7a57600101612a4d565b95505050505060019190565b601a821015612a955701905f90565b634e487b7160e01b5f52603260045260245ffd5b61250491612ab561240b565b50612ac38160028401612a86565b905460039190911b1c91600160a31b831615612b0857601c915f520160205260405f20600160405191612af760408461238a565b805483520154602082015290614dc7565b5050604051612b1860408261238a565b5f81525f602082015290614dc7565b9193612b569193946001600160a01b03948581165f525f60205260405f20825f5260205260405f209485614b43565b9160085416838115159182612bf6575b505015612b8c576125049260025f9260ff612b859560d81c16906128f7565b9190612329565b608460405162461bcd60e51b815260206004820152602360248201527f436f6c6c61746572616c206e6f7420617661696c61626c6520666f722072656d60448201527f6f766500000000000000000000000000000000000000000000000000000000006064820152fd5b612c06925063c31934e190614e88565b835f612b66565b6006546001600160a01b0333911603610de857565b916001600160a01b0360849492612c4760405195612c4160408861238a565b8661249e565b16602084015260405192612c5c60608561238a565b835260208301526040820152612c9c604051917f391102fb00000000000000000000000000000000000000000000000000000000835260048301906121c4565bfd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f2092612ccc85838661581f565b90612cd786846156f2565b6001600160a01b03339116036133c057600160f01b808360701b161461337c57612d0d4264ffffffffff8460b01c161115614ed6565b600160f11b8216613270575b83156132695760ff8260d81c165a8115801561325c575b1561322d57620bbdf281101561321457505f5b8181106132065750505f5b915b8215958693846131f6575b612d9e60405195612d6d60408861238a565b6060875260606020880152612d888360ff8760d81c1661275b565b90156131ea578a92919060ff60015b1690612574565b612da781613b43565b612db4604051918261238a565b818152612dc082613b43565b601f190136602083013787525f5b81811061309b5750508815612f6357505081612f5a575b506001600160a01b0384163b1561023e576040517f42966c680000000000000000000000000000000000000000000000000000000081528760048201525f81602481836001600160a01b038a165af1801561169957612f4a575b50865f5f600160f01b8416612f25575b604080519182523360208301526fffffffffffffffffffffffffffffffff8516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b835151811015612eeb5780612ee5878a612edb60019589615bb2565b938c939193614f21565b01612ebf565b5091509493612efb575b50505050565b5f6001612f1c956fffffffffffffffffffffffffffffffff83941694614f21565b5f808080612ef5565b50508351515f198101915081116107f657612f41889185615bb2565b50909150612e4f565b5f612f549161238a565b5f612e3f565b5f90555f612de5565b90918382612f70866128d3565b81929192613091575b5050613070575b7ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8460d81b1691161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a36001600160a01b0384163b1561023e576040517fc3a107330000000000000000000000000000000000000000000000000000000081528760048201525f81602481836001600160a01b038a165af1801561169957613060575b50612ebd565b5f61306a9161238a565b5f61305a565b506001820192508282116107f657899260e81b60ff60e81b19851617612f80565b119050835f612f79565b9091925060ff8560d81c166130b08285612574565b036131da576019905b600160a31b6130cb8360028801612a86565b9054600391821b1c906130e18560028a01612a86565b90918254915f19911b1b19169055806130fb848c51613f23565b5216156131d15760208801515115613186575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107f65760208d015194848101918282116107f657600198613162613168945f99613f23565b52613f23565b528252601c87016020526040822082815501555b01908a9291612dce565b8260011b6001600160ff1b03841684036107f6576131a381613b43565b906131b1604051928361238a565b8082526131c0601f1991613b43565b01366020830137602089015261310e565b6001915061317c565b6131e48184612574565b906130b9565b8a92919060ff5f612d97565b600160f01b831615159450612d5b565b61320f9161275b565b612d4e565b620bbdf11981019081116107f657620569c99004612d43565b7f34edfe31000000000000000000000000000000000000000000000000000000005f52621127bb60045260245ffd5b50621127bb811015612d30565b5f91612d50565b9261328963ffffffff8360909894989795971c166148a6565b945f945b6020870151805187101561336d576001600160f81b03196132b388600160f81b93613f23565b51511603613361575f5b8751805182101561334d576001600160a01b0360406132df846132ea94613f23565b510151168a88613404565b60206132f989828c0151613f23565b51015111613309576001016132bd565b606460405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152fd5b5050929190946001905b019490919261328d565b92919094600190613357565b50919450929450949094612d19565b606460405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152fd5b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152fd5b915f90600260ff6134199460d81c16856128f7565b9190156134605761342d8260028301612a86565b905460039190911b1c91600160a31b83161561345857601c92505f5201602052600160405f20015490565b505060a41c90565b50505f90565b927fe60cc99bf4efc8073dc4b02934db5a1c83b0bb896a0d90398c74c189fdfdde82608061261c9694955f6001600160a01b03809216948582528160205260409081832088845260205281832089600282016134c28482612a86565b90549060031b1c90600160a31b821615159182881461358f57858852601c8501602052886001888a200154935b6134fb86861015612329565b891461354257505050601c92916135119161275b565b92855201602052600182842001555b8051926002845289166020840152820152856060820152a35f33926002612768565b61358895509261356c9296936135646135729661355e85615ba0565b9361275b565b921690615d07565b93612a86565b819391549060031b91821b915f19901b19161790565b9055613520565b888160a41c936134ef565b156135a157565b606460405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152fd5b903590601e198136030182121561023e570180359067ffffffffffffffff821161023e57602001918160061b3603831361023e57565b9081602091031261023e5751801515810361023e5790565b91906001600160a01b038091168015613aff576136529030141561359a565b61365b83615016565b61366860e08401846135e5565b600a8111613ae8575f905f925b818410613a56575050612710915011613a125761369560a0840184612454565b600581116139fb5792821692831580159290915f5b81811061383e575050509061382c575b613827576020926136cc84820161248a565b906136dc82638f8b138e86614e88565b6137e3578492916136f26101406044930161243f565b946001600160f01b031960405196879586947f52cdc6a60000000000000000000000000000000000000000000000000000000086521660048501521660248301525afa908115611699575f916137b6575b501561374c5750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b6137d69150823d84116137dc575b6137ce818361238a565b81019061361b565b5f613743565b503d6137c4565b6064856040519062461bcd60e51b82526004820152601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152fd5b505050565b508235600881101561023e57156136ba565b6001600160f81b03198061385661179d8486886150f3565b161561386661179d8486886150f3565b90156139cf57505060208061387c8385876150f3565b01351515806139b5575b1561398d576fffffffffffffffffffffffffffffffff816138a88486886150f3565b013511816138b78486886150f3565b0135906139625750848661393e575b156138d457506001016136aa565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f722066656500000000000000000000000000000000000000000000000000006064820152fd5b5061395d61395260406115ba8587896150f3565b63b6e306ac8a614e88565b6138c6565b7f1f4d5abe000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f1f2a2005000000000000000000000000000000000000000000000000000000005f5260045ffd5b50866139c760406115ba8587896150f3565b161515613886565b7ffba5809f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152fd5b909184613a6c613a678686866150e3565b61248a565b1615613aa4576020613a7f8585856150e3565b01359061ffff821680920361023e57600191613a9a91612574565b9301929190613675565b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152fd5b67ffffffffffffffff81116123ac5760051b60200190565b90613b6582613b43565b6040613b74604051928361238a565b8382528193613b85601f1991613b43565b01915f5b838110613b965750505050565b6020908351613ba5858261238a565b5f8152825f81830152828501015201613b89565b90813591600883101561023e57613bd26020820161248a565b916060604083013592013590565b15613be757565b606460405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152fd5b9290919260088110156114aa5760028114613e8a57600303613ceb5750613c5282826156f2565b6001600160a01b039081168482161492828216803b1561023e576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af19485156116995761261c95613cdb575b5083613cc3575b505050613be0565b613cd19192935030936156f2565b16145f8080613cbb565b5f613ce59161238a565b5f613cb4565b604080517efdd58e000000000000000000000000000000000000000000000000000000008082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615613e51575f96613e5b575b50823b1561023e578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af18015613e51579185949291613dde969492613e41575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa938415613e3857505f93613e06575b505061261c92613e0091612574565b14613be0565b9080929350813d8311613e31575b613e1e818361238a565b8101031261023e57519082613e00613df1565b503d613e14565b513d5f823e3d90fd5b5f613e4b9161238a565b5f613db3565b87513d5f823e3d90fd5b9095508481813d8311613e83575b613e73818361238a565b8101031261023e5751945f613d4d565b503d613e69565b5061261c939250613eb6613e0092613eaf83613ea63084615faa565b96309084615e5f565b3090615faa565b92612574565b9190811015612a955760071b0190565b905f5b818110613edb57505050565b613eee613ee9828486613ebc565b613bb9565b60088492959410156114aa57600194858303613f0f575b5050505001613ecf565b613f1a933393613c2b565b5f808080613f05565b8051821015612a955760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f52602052613f7163ffffffff60405f205460901c166148a6565b935f9160408601955b805180518510156140365784613f8f91613f23565b519887515115614019575b89830199810198905f5b89519081518110156140065761ffff86613fc18f84905195613f23565b51015116918281029281840414901517156107f6576140008b8f8b8f958b8f93613ff7886127108360019c511695049751613f23565b51511693615778565b01613fa4565b50909a5090985050600190930192613f7a565b6140318b828c015116848c015190883091888c615778565b613f9a565b50975050505050505091505151151590565b8282614057929594939561581f565b928315918215926140b0575b50501561406c57565b606460405162461bcd60e51b815260206004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b6001600160a01b03925090602460209260405194859384927f4f558e790000000000000000000000000000000000000000000000000000000084526004840152165afa908115611699575f91614109575b505f80614063565b614122915060203d6020116137dc576137ce818361238a565b5f614101565b92939490969195346145e8575b6001600160a01b03168015908115614500575b50156144965794939291905f955b808710614167575050505050505090565b9091929394959661417c613ee9898489613ebc565b60089b939194929b9283831015806114aa5760018414614487576141a3838f899087615865565b8215801561447a575b15614436576114aa578c86918b95600386149081614404575b50614354575b918391856141d9948d615979565b9c909c80614323575b61424c575b946001956001600160a01b03604091614202835180976121b7565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038c1692a35b01959493929190614156565b9261425f6001600160a01b03918d6156f2565b168033149081156142a4575b50156142785788926141e7565b7fc6cd8a0b000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b90506040908151907fe985e9c500000000000000000000000000000000000000000000000000000000825260048201523360248201526001600160a01b038d826044816020948594165afa928315613e3857505f92614306575b50505f61426b565b61431c9250803d106137dc576137ce818361238a565b5f806142fe565b5092506002820361434d576001925b60038410156114aa5760038810156114aa57899388116141e2565b5f92614332565b94506001600160a01b039150166001600160a01b038c1681148015906143fa575b156143d2576143848a8d6156f2565b6001600160a01b031630146143d25781868e858d976141d9955f526143c760205f8152604090815f2090875f52525f205460701b600160f11b809116141561359a565b9294505091506141cb565b7f66309bde000000000000000000000000000000000000000000000000000000005f5260045ffd5b5089861415614375565b96505091506001600160a01b03165f52600960205260ff60405f205416938410156114aa578c86918b9515155f6141c5565b606460405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152fd5b50505f60038414156141ac565b509b5050505060019150614240565b608460405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152fd5b8291506040805180927f6aeb87dd000000000000000000000000000000000000000000000000000000008252602482019260209586948560048601525260448301908b905f5b89811061458a5750505082809103915afa918215611699575f9261456d575b50505f614148565b6145839250803d106137dc576137ce818361238a565b5f80614565565b92919450929450833590600882101561023e576145a9816001936121b7565b6001600160a01b036145bc8987016120e1565b168882015283850135848201526060808601359082015260808091019401910190869492869492614546565b96806145f3816128d3565b5015614658575b5061460e6001600160a01b03913490612574565b9785604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa6080858c1692a39050614135565b905060ff8160d81c16600181018091116107f65760e81b60ff60e81b19919091161761460e6145fa565b90600160f01b61469061240b565b9116156146a35750601961250491612aa9565b905090565b67ffffffffffffffff81116123ac57601f01601f191660200190565b5160088110156114aa5790565b60208183031261023e5780519067ffffffffffffffff821161023e570181601f8201121561023e57805190614705826146a8565b92614713604051948561238a565b8284526020838301011161023e57815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b156147815761475581516146c4565b60088110156114aa5760031461480f575b61477081516146c4565b60088110156114aa5760041461479f575b505061478c5f6146a8565b614799604051918261238a565b5f815290565b60205f9101516024604051809481937f0e89341c00000000000000000000000000000000000000000000000000000000835260048301525afa5f91816147eb575b506125045780614781565b6148089192503d805f833e614800818361238a565b8101906146d1565b905f6147e0565b6020810151604051907fc87b56dd00000000000000000000000000000000000000000000000000000000825260048201525f81602481865afa5f9181614861575b5061485b5750614766565b91505090565b6148769192503d805f833e614800818361238a565b905f614850565b51906001600160f81b03198216820361023e57565b51906001600160a01b038216820361023e57565b90604080516060906148b8828261238a565b8181526020908282820152828482015263ffffffff819616908115614b0057505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c808252010181528351840190828201848684031261023e578386015167ffffffffffffffff9081811161023e5787019682603f8901121561023e57858801519761495389613b43565b9861496086519a8b61238a565b808a528589898c0192028301019185831161023e578601905b828210614ab9575050508381015182811161023e5781019683603f8901121561023e5786880151976149aa89613b43565b986149b787519a8b61238a565b808a5286898b019160061b8301019186831161023e578701905b828210614a815750505081015191821161023e57019281603f8501121561023e578484015190614a0082613b43565b94614a0d8551968761238a565b828652848787019360061b82010193841161023e578401915b838310614a3b57505050508601528401528252565b8487848403011261023e57845190614a53868361238a565b614a5c84614892565b8252878401519061ffff8216820361023e578289928389950152815201920191614a26565b878a838b03011261023e578988918251614a9b848261238a565b614aa48561487d565b815282850151838201528152019101906149d1565b8989838a03011261023e57888a918851614ad3848261238a565b614adc8561487d565b81528285015183820152614af18a8601614892565b8a820152815201910190614979565b955050505050565b916001600160a01b0360405192614b236020850180966121b7565b166040830152606082015260608152614b3d60808261238a565b51902090565b91614b52929594939195614048565b9263ffffffff8460901c165f52600460205260405f206001600160a01b0382165f5260205260ff60405f20541615614b9c57614b90614b9591612692565b6123c0565b1561398d57565b608460405162461bcd60e51b815260206004820152602160248201527f53656e646572206973206e6f7420696e2062656e6566696369617279206c697360448201527f74000000000000000000000000000000000000000000000000000000000000006064820152fd5b92909260088110156114aa5760028114614cb457600314614c7857604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c48201526125048160e481015b03601f19810183528261238a565b6040516323b872dd60e01b60208201523060248201526001600160a01b0390911660448201526064810192909252506125048160848101614c6a565b506040517fa9059cbb0000000000000000000000000000000000000000000000000000000060208201526001600160a01b039091166024820152604481019190915290506125048160648101614c6a565b80518015918215614d1557505090565b60209081015192508110614d2a575b50151590565b5f199060200360031b1b165f614d24565b91614d498260028501612a86565b90549060031b1c9360088210156114aa576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16614dbe57600214614db557600160a31b831615614dac57601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b614dcf61240b565b50614dd981615ba0565b90604091825193614dea848661238a565b614df4828661249e565b6001600160a01b0383166020860152600160a31b8316614e60575060088110156114aa57600303614e4057905f91815193614e3060608661238a565b845260a41c602084015282015290565b815192614e4e60608561238a565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614e7b60608661238a565b8452602084015282015290565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa908115611699575f91614ebd575090565b612504915060203d6020116137dc576137ce818361238a565b15614edd57565b606460405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152fd5b929391959490941561500557614f3e620493e0338385888b615c52565b614ffd579460088110156114aa5760038114614ff4575b335f52600560205260405f20614f6c838684614b08565b5f5260205260405f20614f80878254612574565b90556001600160a01b03809416958692614f9d60405180946121b7565b602083015260408201527fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a3167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b60019550614f55565b505050505050565b9290915061261c9493503393612768565b803590600882101561023e5781156150a75761506960609282600360206001600160a01b0395019261505d61504a8561248a565b6040850135988995013594859184615865565b14615094575b5061248a565b165f525f60205260405f20905f5260205261261c60405f205460701b600160f11b809116141561359a565b60016150a1911115613be0565b5f615063565b61261c91506001600160a01b036150c06020830161248a565b161590816150cf575b50613be0565b90506040606082013591013517155f6150c9565b9190811015612a955760061b0190565b9190811015612a95576060020190565b356001600160f81b03198116810361023e5790565b919094929394801580615391575b80615389575b61537e576040908151936020809481870193608088019080606092606088525260a0890194915f5b82811061532e5750505050601f19928388820301868901528280835192838152019201905f5b8181106152f75750505082878203016060880152898152019085885f5b8b81106152b55750506151b0920390810186528561238a565b8351902094855f5260028352815f20549263ffffffff809416806152ac575060019460015498858a168681146107f657600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff092831561529f57525f8681526003845285812080546001600160a01b0319166001600160a01b039485161790555b81811061526c575050505050505050565b8790875f5260048552865f2084615287613a6784878b6150e3565b165f528552865f208260ff198254161790550161525b565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b036152ca846120e1565b168152868301359061ffff821680920361023e578781019190915285019291879190860190600101615197565b91936153216001929486519060206040926001600160f81b03198151168352015160208201520190565b940191019187939261517a565b91939450919482806001926001600160f81b031961534b8a6121f8565b1681528b8901358c8201526001600160a01b036153698c8b016120e1565b168b8201520196019101918894939192615154565b505f94508493505050565b50851561512c565b50815115615126565b64ffffffffff8160b01c161561565157600160f21b809160701b160361560d576153c66003600a612374565b549067ffffffffffffffff809260a01c1690801515806155e7575b61382757600c54916001600160a01b038093169081156155bf573660641161023e576004918235906024359160443596871680970361023e576060811015806155b4575b1561558d5760209687820180921161557a5787840180941161557a57905f9160405194898601927f9a1c1a200000000000000000000000000000000000000000000000000000000084523360248801526044870152606486015260848501526084845261549360a48561238a565b6154cf606319604051928a840196518091885e83018a81018581526064833601913736019083604319928684820152039081018452018261238a565b6040519338915190845afa15612839573d15615562575b509061551461550f6001933d815287808201913d5f843e813d820101604052805101019061361b565b61359a565b0193841161554f57505f52600281526bffffffffffffffff0000000060405f20928354921b16906bffffffffffffffff000000001916179055565b601190634e487b7160e01b5f525260245ffd5b3b1561556e575f6154e6565b82635a836a5f5f52601cfd5b601186634e487b7160e01b5f525260245ffd5b847f2d98cd51000000000000000000000000000000000000000000000000000000005f525ffd5b506060831015615425565b7f28587463000000000000000000000000000000000000000000000000000000005f5260045ffd5b50805f5260026020528260405f205460201c16600183018481116107f6578416146153e1565b606460405162461bcd60e51b815260206004820152601760248201527f4e6f5472616e736665722072756c65206e6f74207365740000000000000000006044820152fd5b606460405162461bcd60e51b815260206004820152601260248201527f4e6f2054696d65204c6f636b20666f756e6400000000000000000000000000006044820152fd5b9190918135600881101561023e5780156156ec57916156d991600160f01b94936156c16020840161248a565b90600381036156dd57601960405f955b013593615da4565b1790565b601960406060860135956156d1565b50505090565b60209060246001600160a01b039360405194859384927f6352211e0000000000000000000000000000000000000000000000000000000084526004840152165afa908115611699575f91615744575090565b90506020813d602011615770575b8161575f6020938361238a565b8101031261023e5761250490614892565b3d9150615752565b9094929391948315614ffd576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd7335602030831495866157f1575b604051948986521693a4156157e6575080613eb661261c94613eaf613e0094613ea63084615faa565b909161261c93615e5f565b8085165f525f825260405f20865f5282528a6158178a5f60408120936002855486615979565b5090556157bd565b5492919083158061583c575b615833575050565b5f809350612c22565b506001600160a01b0381165f52600960205260ff60405f20541660088110156114aa571561582b565b919290600883101593846114aa5760028414918215928361596c575b86811561595c575b50158015615927575b61591e57501590848215615910575b5050156158cc5715918215926158bb575b50501561398d57565b9091506114aa576003145f806158b2565b606460405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152fd5b9091506114aa575f846158a1565b91509192612c22565b506001600160a01b03807f00000000000000000000000000000000000000000000000000000000000000001690821614615892565b90506114aa576004851486615889565b505f955060038514615881565b929193909460088510156114aa5760038503615b5c575b60ff9160ff8760d81c16956159a488615b8e565b906019891015615b185715908115615b0e575b5015615aa457869282866159cc93868a615da4565b600a821015615a14575b5091505060019150018091116107f6577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a8614615a4f575b50505090615a439460ff9216011691615fd8565b90555f808083816159d6565b9396935f9291905b868410615a675750969396615a2f565b9193949550919695615a9484918984615a808288612aa9565b60208b818351015116910151011691615fd8565b9701918995949391979697615a57565b608460405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f7220746860448201527f697320774e4654000000000000000000000000000000000000000000000000006064820152fd5b905087105f6159b7565b606460405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152fd5b615b6f82848760ff8a60d81c16886128f7565b90615b7a5750615990565b9250929050615b899350615ec6565b905f90565b60e01c60ff16806128e557505f905f90565b60a01c60071660088110156114aa5790565b915f915f93615bc2828251613f23565b5194615bcd86615ba0565b956001600160a01b0381169587600160a31b831615615c2b57505050506020019081518160011b916001600160ff1b038116036107f65781615c0e91613f23565b51915190600181018091116107f657615c2691613f23565b519091565b6008919395508092945010156114aa57600303615c49575060a41c91565b92915060a41c90565b91939092801580615cf3575b615ce85760088310156114aa5760018314615cd757833b15615ccd575f94615c8593614c06565b906040519383835192602038950192f1903d60203d11615cc5575b806020918352805f8385013e82010160405281615cbb575090565b6125049150614d05565b506020615ca0565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156114aa576003831415615c5e565b9160088310156114aa576001600160a01b039060a41b9260a01b9116171790565b9091615d5f9064ffffffffff615d3d82615b8e565b509160b01c1615615d9d576001905b15615d945760ff8060015b169116612574565b82036134605760028210918215615d7557505090565b90915015612a9557615d8f6001600160f81b031991615103565b161590565b60ff805f615d57565b5f90615d4c565b9290939160088110156114aa5760028103615e5957855b600482141580615e43575b615e20575090615dd591615f88565b615de56135728560028601612a86565b905580615e0b575b5082615df857505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f615ded565b613572949650615e3f959350600292615e3892615d07565b9401612a86565b9055565b506b0fffffffffffffffffffffff811115615dc6565b82615dbb565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615615ea8575b50505f606052604052565b3b153d171015615eb9575f80615e9d565b637939f4245f526004601cfd5b6002810192615ed58385612a86565b90549060031b1c90600160a31b8216615f6a57615ef5908260a41c612574565b916b0fffffffffffffffffffffff8311615f2f57509161356c61357292846001600160a01b03615f27615e3f97615ba0565b911690615d07565b9193615f586135728561356c856001600160a01b03615f50601c9a98615ba0565b911690615f88565b90555f5201602052600160405f200155565b935050601c915f5201602052615e3f600160405f2001918254612574565b9060088210156114aa576001600160a01b03600160a31b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107f65760ff809116831b921b1916179056',
  immutables: [{"length":32,"start":7227},{"length":32,"start":22835}],
} as const
