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

export const wrapperBytecode = '0x60a080604052346100fa5760208161531e803803809161001f828561015f565b8339810103126100fa57516001600160a01b0380821691908282036100fa57331561014c5760075460018060a01b0319809116600755600654903390821617600655604051913391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a382156100fe5750608052803b156100fa575f8091600460405180948193632dceecbb60e21b83525af180156100ef576100df575b604051615187908161019782396080518181816117ef01526149820152f35b5f6100e99161015f565b5f6100c0565b6040513d5f823e3d90fd5b5f80fd5b62461bcd60e51b8152602060048201526024808201527f50726f746f636f6c54656368546f6b656e2063616e74206265207a65726f2076604482015263616c756560e01b6064820152608490fd5b631e4fbdf760e01b5f525f60045260245ffd5b601f909101601f19168101906001600160401b0382119082101761018257604052565b634e487b7160e01b5f52604160045260245ffdfe60a0806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714611a49575080630fcf9b3c14611a1f57806310118ebb146119f9578063150b7a02146119765780632430155914611959578063320a18dc14611813578063331758e6146117d05780633360aa3c1461170457806339e899ee1461169f57806342fb01a81461164f57806345acb471146116345780634d36d08514610d52578063576f630214610c4657806366967cbb14610c00578063715018a614610b9d57806379ba509714610b095780637f6d4c9314610a9e5780638da5cb5b14610a7857806391ddb14614610a23578063980550ca14610a085780639a7b05091461098b578063a1ecc7b81461096d578063a50410401461094a578063bc197c8114610892578063c424d4f7146103a7578063e30c397814610381578063f0e5d1ac14610315578063f1551a9c146102e9578063f23a6e611461023e578063f2fde38b146101d45763faf7d72014610171575f80fd5b346101d05760403660031901126101d0576004356001600160a01b03811681036101d0575f6101ab916101a2612396565b602435906123eb565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b346101d05760203660031901126101d0576004356001600160a01b038082168092036101d057610202612305565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760843567ffffffffffffffff81116101d05761028f903690600401611b39565b505030036102c15760206040517ff23a6e61000000000000000000000000000000000000000000000000000000008152f35b7f79d104d3000000000000000000000000000000000000000000000000000000005f5260045ffd5b346101d05760406103076102fe366004611afb565b93929092611c44565b835191825260208201529050f35b346101d05760803660031901126101d0576004356001600160a01b03908181168091036101d05760243560088110156101d05760443592831683036101d05761036d915f52600560205260405f209260643591613ed8565b5f52602052602060405f2054604051908152f35b346101d0575f3660031901126101d05760206007546001600160a01b0360405191168152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d057604051906103db60e083611d34565b6103e3611d6a565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f20805461043663ffffffff8260901c16613c76565b916104418282613a52565b845261044c826120b1565b9080156108855760d884901c60ff166001810190811061076257925b61048a61047485613056565b946104826040519687611d34565b808652613056565b5f5b601f198201811061086e5750505f5b60ff8660d81c1681106108145750506107b8575b50602084015281516060840152600160f11b8116156106a85760408260206001600160f01b03199401515b6080860152015160a084015260701b1660c0820152604051602081526101608101610509602083018451611bca565b60208301519061014060a08401528151809152602061018084019201905f5b818110610688575050506001600160a01b0360408401511660c0830152606083015190601f198382030160e0840152602080835192838152019201905f5b81811061064757505050608083015190601f1983820301610100840152602080835192838152019201905f5b8181106106115750505060a083015190601f1983820301610120840152602080835192838152019201905f5b8181106105e2575050506001600160f01b031960c083940151166101408301520390f35b825180516001600160a01b0316855260209081015161ffff1681860152604090940193909201916001016105be565b909192602061063d60019286519060206040926001600160f81b03198151168352015160208201520190565b9401929101610592565b909192602060606001926001600160a01b03604088516001600160f81b03198151168452858101518685015201511660408201520194019101919091610566565b909192602060808261069d6001948851611bca565b019401929101610528565b64ffffffffff8160b01c166106bc82614bc2565b9082151592835f146107b25760015b82156107a95760ff8060015b1691160160ff81116107625760ff6106ef911661306e565b93610776575b5061070e575b506001600160f01b0319926040916104da565b926040519361071e604086611d34565b600160f91b8552602085015281515f1981019290831161076257610759836001600160f01b03199661075260409685613443565b5282613443565b509150926106fb565b634e487b7160e01b5f52601160045260245ffd5b60405190610785604083611d34565b5f825260208201526107975f85613443565b526107a25f84613443565b50866106f5565b60ff805f6106d7565b5f6106cb565b61080d906040516107ca604082611d34565b600181525f6020820152604051906107e3606083611d34565b81525f60208201526fffffffffffffffffffffffffffffffff851660408201526107528285613443565b50846104af565b61081e8183612287565b908380610864575b1561085757600181018082116107625760019261085091905b610849828a613443565b5287613443565b500161049b565b610850600192829061083f565b5080851115610826565b602090610879611d6a565b8282890101520161048c565b60ff8460d81c1692610468565b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05767ffffffffffffffff6044358181116101d0576108e4903690600401611c13565b50506064358181116101d0576108fe903690600401611c13565b50506084359081116101d057610918903690600401611b39565b505030036102c15760206040517fbc197c81000000000000000000000000000000000000000000000000000000008152f35b346101d0576101ab5f61095e366004611b67565b9150610968612396565b6123eb565b346101d0575f3660031901126101d05760206040516305a39a808152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d0575f525f60205260405f206024355f52602052602060406109dc6109d7825f20805490613a52565b613b04565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b346101d0575f3660031901126101d057602060405160198152f35b60603660031901126101d0576004356001600160a01b03811681036101d0576044359067ffffffffffffffff82116101d057610a666101ab923690600401611b8c565b91610a6f612396565b60243590611ed3565b346101d0575f3660031901126101d05760206006546001600160a01b0360405191168152f35b346101d05760a03660031901126101d0576001600160a01b0360043581811681036101d0576044359180831683036101d057606435908116036101d0576084356001600160f81b0319811681036101d057602092610aff9260243590611e09565b6040519015158152f35b346101d0575f3660031901126101d0576007546001600160a01b033381831603610b71576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b7f118cdaa7000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b346101d0575f3660031901126101d057610bb5612305565b5f6001600160a01b036007546001600160a01b0319809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0575f526009602052602060ff610c4460405f205460405192839116611bbd565bf35b346101d057366003190160a081126101d0576080136101d0576001600160a01b036084358181168082036101d057610c7c612396565b60043560088110156101d057602435938416938481036101d05760443591610ca5838383613ed8565b95335f52600560205260405f20875f5260205260405f2054948515610d2a576101ab97335f52600560205260405f20905f526020525f604081205560405190610cee8285611bbd565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a3614655565b7f969bf728000000000000000000000000000000000000000000000000000000005f5260045ffd5b6003196060368201126101d05767ffffffffffffffff9081600435116101d05761016090600435360301126101d0576024359081116101d057610d99903690600401611b8c565b6001600160a01b0360443516604435036101d057610db5611d6a565b50610dbe612396565b6008610104600435013510156101d0576001600160a01b03610de86101046004350135600a611d1e565b54168015611624576004356004013560088110156101d0571580611607575b806115ff575b156115ed575f925b610e2784604435600435600401612b56565b610e3661014460043501611d9e565b90610e4b60a460043501600435600401611db3565b90507e0400000000000000000000000000000000000000000000000000000000000080604051947fd559f94e0000000000000000000000000000000000000000000000000000000086526001600160a01b0360443516600487015216146024840152151560448301526020826064815f875af1918215611384575f926115b9575b50825f525f60205260405f20825f5260205260405f20610ef660c460043501600435600401612b08565b71ffff00000000000000000000000000000000610f1b61014460049a949a3501611d9e565b60701c16905f90600881116115a2575f995f198b5b83811061147a57508b8a9b9c9a9798999a611450575b506019811115611406575b50610f5d918491614d3b565b156113f9575b8061124a575b50878587600160f11b84161561122e57505050909150610f9360c460043501600435600401612b08565b90610f9d82613056565b91610fab6040519384611d34565b8083526020830191368260061b8201116101d05793879389938b93878e98925b8260061b820184106111e257505050509161106d600196949261101f6110739997955b61100260a460043501600435600401611db3565b9161101760e460043501600435600401612b08565b9390926142f0565b50907fffffffffffffffffffff00000000ffffffffffffffffffffffffffffffffffff75ffffffff0000000000000000000000000000000000006004356004019360901b169116178a614572565b88613568565b90816111da575b505061108a602460043501611de9565b8361109a61014460043501611d9e565b7fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf4936040518061110b6001600160a01b0360446004350135971694346044358b8592936001600160f01b03199195946001600160a01b0360609460808701988752166020860152604085015216910152565b0390a461111c6004356004016130cc565b96926008819593929510156111c65760809761114195826111b2575b505050506133ec565b60405191611150604084611d34565b611161610104600435013584611dfd565b602083015260405191611175606084611d34565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610c446040518092611bca565b6111bd93339361314b565b86808080611138565b634e487b7160e01b5f52602160045260245ffd5b55848061107a565b939750939750935093506040843603126101d057602060409182516112078482611d34565b61121087611bfe565b8152828701358382015281520193019388948b938d97938c96610fcb565b6110739561106d6001969561101f6112455f61306e565b610fee565b9091925061126260a460043501600435600401611db3565b809291921561138f579088949392915f5b81811061128257505050610f69565b90919293949550600460206001600160a01b036112ab60406112a586888b61427d565b01611de9565b16604051928380927f18160ddd0000000000000000000000000000000000000000000000000000000082525afa8015611384575f90611351575b60649150048080046001148115171561076257831161130d5760010190899594939291611273565b606460405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152fd5b506020813d60201161137c575b8161136b60209383611d34565b810103126101d057606490516112e5565b3d915061135e565b6040513d5f823e3d90fd5b608460405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201527f66657246656500000000000000000000000000000000000000000000000000006064820152fd5b90600160f11b1790610f63565b60ff919294965016906001820182116107625789957fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff6001610f5d940160e01b9116179391610f51565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c610f46565b61148d61148882868661426d565b61428d565b6001600160f81b031960206114a384888861426d565b013591168061152c57506114b8428211614060565b6305a39a8042018042116107625781116114e8578d81116114df575b506001905b01610f30565b9c5060016114d4565b606460405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152fd5b600160f91b81036115525750828110611549575b506001906114d9565b91506001611540565b600160f81b8103611577575085811161156e57506001906114d9565b94506001611540565b7fa5a5eb28000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b63c3e33c9960e01b5f52600452600860245260445ffd5b9091506020813d6020116115e5575b816115d560209383611d34565b810103126101d057519085610ecc565b3d91506115c8565b6001600160a01b036008541692610e15565b508115610e0d565b5061161c60a460043501600435600401611db3565b905015610e07565b5f8080610104600435013561231a565b346101d0575f3660031901126101d057602060405160018152f35b346101d05760803660031901126101d057600860043510156101d0576024356001600160a01b03811681036101d05760643580151581036101d0576101ab91611696612396565b604435906123eb565b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0576116cc612305565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b346101d05760203660031901126101d05760043560088110156101d0576117346001600160a01b0391600a611d1e565b54168061175a575f905b604080516001600160a01b039290921682526020820192909252f35b6040517fc1292cc3000000000000000000000000000000000000000000000000000000008152602081600481855afa908115611384575f9161179e575b509061173e565b90506020813d6020116117c8575b816117b960209383611d34565b810103126101d0575182611797565b3d91506117ac565b346101d0575f3660031901126101d05760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346101d057611823366004611b67565b61182e929192612305565b6001600160a01b0383169283156119155760088310156111c6576003830361190e57505f838152600960205260409020805460ff191660ff841617905561187682600a611d1e565b836001600160a01b0319825416179055823b156101d057604051907fabd135e60000000000000000000000000000000000000000000000000000000082528060048301525f8260248183885af1908115611384577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a0926020926118fe575b50604051908152a3005b5f61190891611d34565b856118f4565b5f9261231a565b606460405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152fd5b346101d0575f3660031901126101d0576020604051620493e08152f35b346101d05760803660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760643567ffffffffffffffff81116101d0576119c7903690600401611b39565b505030036102c15760206040517f150b7a02000000000000000000000000000000000000000000000000000000008152f35b346101d0575f3660031901126101d05760206008546001600160a01b0360405191168152f35b346101d0576060611a346102fe366004611afb565b90604051921515835260208301526040820152f35b346101d05760203660031901126101d057600435907fffffffff0000000000000000000000000000000000000000000000000000000082168092036101d057817f01ffc9a70000000000000000000000000000000000000000000000000000000060209314908115611abd575b5015158152f35b7f4e2312e00000000000000000000000000000000000000000000000000000000091501483611ab6565b35906001600160a01b03821682036101d057565b908160a09103126101d057611b0f81611ae7565b91602082013591604081013560088110156101d057916080611b3360608401611ae7565b92013590565b9181601f840112156101d05782359167ffffffffffffffff83116101d057602083818601950101116101d057565b908160609103126101d057803560088110156101d057916040611b3360208401611ae7565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460071b0101116101d057565b9060088210156111c65752565b60406060916001600160a01b0360208251611be6878251611bbd565b01511660208501526020810151828501520151910152565b35906001600160f81b0319821682036101d057565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460051b0101116101d057565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f2091825494611c74866120b1565b95909660088210156111c65760018214611cea579060ff611c9b94939260d81c16866120d5565b949094928515611cdd576040611cb2858093612287565b01519482611cd2575b5050611cc357565b905f1981146107625760010190565b11159050825f611cbb565b505f945084935083925050565b95969394505050505f14611d14576fffffffffffffffffffffffffffffffff600192169291929190565b5f92508291508190565b9060088110156111c6575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff821117611d5657604052565b634e487b7160e01b5f52604160045260245ffd5b60405190611d79606083611d34565b5f6040838151611d898382611d34565b83815283602082015281528260208201520152565b356001600160f01b0319811681036101d05790565b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d0576020019160608202360383136101d057565b356001600160a01b03811681036101d05790565b60088210156111c65752565b926001600160a01b03841633148015611eca575b15611e86576001600160f81b031916611e7f577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c15611e6657611e639350613457565b90565b91611e7a915f93611e75612396565b613457565b915d90565b5050505f90565b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152fd5b50303314611e1d565b93929190821590818061209c575b612094576001600160a01b039081871696875f526020935f8552604094855f20845f528152855f2095611f1585858961486e565b9a828c1591821592612012575b505015611fcf577e08000000000000000000000000000000000000000000000000000000000000808c60701b1614611f8c57505085611f7f989993611f78959389935f14611f81575f945b851615159588613568565b90556133ec565b565b846008541694611f6d565b60649250519062461bcd60e51b82526004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b60649250519062461bcd60e51b82526004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b602492508351928380927f4f558e790000000000000000000000000000000000000000000000000000000082528a60048301525afa90811561208a575f9161205d575b50825f611f22565b61207d9150833d8511612083575b6120758183611d34565b810190612b3e565b5f612055565b503d61206b565b82513d5f823e3d90fd5b505050509050565b503415611ee1565b9190820391821161076257565b60e81c60ff16806120c357505f905f90565b5f198101919082116107625760019190565b9192909493600a8611156122265790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b61216d575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61220284848a848a613f13565b61221957508581019080821161076257168061215a565b9850505050925050509190565b9194925f5b84811061223f57505050505090505f905f90565b61224c848484848b613f13565b6122585760010161222b565b95505050505060019190565b601a8210156122735701905f90565b634e487b7160e01b5f52603260045260245ffd5b611e6391612293611d6a565b506122a18160028401612264565b905460039190911b1c91600160a31b8316156122e657601c915f520160205260405f206001604051916122d5604084611d34565b805483520154602082015290613f9f565b50506040516122f6604082611d34565b5f81525f602082015290613f9f565b6006546001600160a01b0333911603610b7157565b916001600160a01b036084949261233f60405195612339604088611d34565b86611dfd565b16602084015260405192612354606085611d34565b835260208301526040820152612394604051917f391102fb0000000000000000000000000000000000000000000000000000000083526004830190611bca565bfd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6123c3576001905d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f209261241985838661486e565b9061242486846145cf565b6001600160a01b0333911603612a7957600160f01b808360701b1614612a355761245a4264ffffffffff8460b01c161115614060565b600160f11b82166128d0575b83156128c95760ff8260d81c165a811580156128bc575b1561288d57620bbdf281101561287457505f5b8181106128665750505f5b915b821595869384612856575b6124eb604051956124ba604088611d34565b60608752606060208801526124d58360ff8760d81c166120a4565b901561284a578a92919060ff60015b16906130f3565b6124f481613056565b6125016040519182611d34565b81815261250d82613056565b601f190136602083013787525f5b8181106126fb57505088156126b0575050816126a7575b506001600160a01b0384163b156101d0576040517f42966c680000000000000000000000000000000000000000000000000000000081528760048201525f81602481836001600160a01b038a165af1801561138457612697575b50865f5f600160f01b8416612672575b604080519182523360208301526fffffffffffffffffffffffffffffffff8516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b8351518110156126385780612632878a61262860019589614be6565b938c9391936140ab565b0161260c565b5091509493612648575b50505050565b5f6001612669956fffffffffffffffffffffffffffffffff839416946140ab565b5f808080612642565b50508351515f198101915081116107625761268e889185614be6565b5090915061259c565b5f6126a191611d34565b5f61258c565b5f90555f612532565b90918160d81b60ff60d81b1985161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a361260a565b9091925060ff8560d81c1661271082856130f3565b0361283a576019905b600160a31b61272b8360028801612264565b9054600391821b1c906127418560028a01612264565b90918254915f19911b1b191690558061275b848c51613443565b52161561283157602088015151156127e6575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107625760208d01519484810191828211610762576001986127c26127c8945f99613443565b52613443565b528252601c87016020526040822082815501555b01908a929161251b565b8260011b6001600160ff1b03841684036107625761280381613056565b906128116040519283611d34565b808252612820601f1991613056565b01366020830137602089015261276e565b600191506127dc565b61284481846130f3565b90612719565b8a92919060ff5f6124e4565b600160f01b8316151594506124a8565b61286f916120a4565b61249b565b620bbdf119810190811161076257620569c99004612490565b7f34edfe31000000000000000000000000000000000000000000000000000000005f52621127bb60045260245ffd5b50621127bb81101561247d565b5f9161249d565b926128e963ffffffff8360909894989795971c16613c76565b945f945b60208701518051871015612a26576001600160f81b031961291388600160f81b93613443565b51511603612a1a575f5b87518051821015612a06576129565f6001600160a01b0360406129428660ff96613443565b510151168c600294859160d81c168b6120d5565b9190156129fe5781612969918901612264565b905460039190911b1c600160a31b8116156129f457505f52601c8601602052600160405f2001545b60206129a089828c0151613443565b510151116129b05760010161291d565b606460405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152fd5b905060a41c612991565b50505f612991565b5050929190946001905b01949091926128ed565b92919094600190612a10565b50919450929450949094612466565b606460405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152fd5b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152fd5b15612ac457565b606460405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d057602001918160061b360383136101d057565b908160209103126101d0575180151581036101d05790565b91906001600160a01b03809116801561301257612b7590301415612abd565b612b7e836141a0565b612b8b60e0840184612b08565b600a8111612ffb575f905f925b818410612f69575050612710915011612f2557612bb860a0840184611db3565b60058111612f0e5792821692831580159290915f5b818110612d515750505090612d3f575b612d3a57602092612bef848201611de9565b90612bff82638f8b138e866142a2565b612cf657849291612c1561014060449301611d9e565b946001600160f01b031960405196879586947f52cdc6a60000000000000000000000000000000000000000000000000000000086521660048501521660248301525afa908115611384575f91612cd9575b5015612c6f5750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b612cf09150823d8411612083576120758183611d34565b5f612c66565b6064856040519062461bcd60e51b82526004820152601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152fd5b505050565b50823560088110156101d05715612bdd565b6001600160f81b031980612d6961148884868861427d565b1615612d7961148884868861427d565b9015612ee2575050602080612d8f83858761427d565b0135151580612ec8575b15612ea0576fffffffffffffffffffffffffffffffff81612dbb84868861427d565b01351181612dca84868861427d565b013590612e7557508486612e51575b15612de75750600101612bcd565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f722066656500000000000000000000000000000000000000000000000000006064820152fd5b50612e70612e6560406112a585878961427d565b63b6e306ac8a6142a2565b612dd9565b7f1f4d5abe000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f1f2a2005000000000000000000000000000000000000000000000000000000005f5260045ffd5b5086612eda60406112a585878961427d565b161515612d99565b7ffba5809f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152fd5b909184612f7f612f7a86868661426d565b611de9565b1615612fb7576020612f9285858561426d565b01359061ffff82168092036101d057600191612fad916130f3565b9301929190612b98565b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152fd5b67ffffffffffffffff8111611d565760051b60200190565b9061307882613056565b60406130876040519283611d34565b8382528193613098601f1991613056565b01915f5b8381106130a95750505050565b60209083516130b88582611d34565b5f8152825f8183015282850101520161309c565b9081359160088310156101d0576130e560208201611de9565b916060604083013592013590565b9190820180921161076257565b1561310757565b606460405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152fd5b9290919260088110156111c657600281146133aa5760030361320b575061317282826145cf565b6001600160a01b039081168482161492828216803b156101d0576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561138457611f7f956131fb575b50836131e3575b505050613100565b6131f19192935030936145cf565b16145f80806131db565b5f61320591611d34565b5f6131d4565b604080517efdd58e000000000000000000000000000000000000000000000000000000008082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615613371575f9661337b575b50823b156101d0578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af180156133715791859492916132fe969492613361575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa93841561335857505f93613326575b5050611f7f92613320916130f3565b14613100565b9080929350813d8311613351575b61333e8183611d34565b810103126101d057519082613320613311565b503d613334565b513d5f823e3d90fd5b5f61336b91611d34565b5f6132d3565b87513d5f823e3d90fd5b9095508481813d83116133a3575b6133938183611d34565b810103126101d05751945f61326d565b503d613389565b50611f7f9392506133d6613320926133cf836133c63084615135565b96309084614e8e565b3090615135565b926130f3565b91908110156122735760071b0190565b905f5b8181106133fb57505050565b61340e6134098284866133dc565b6130cc565b60088492959410156111c65760019485830361342f575b50505050016133ef565b61343a93339361314b565b5f808080613425565b80518210156122735760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f5260205261349163ffffffff60405f205460901c16613c76565b935f9160408601955b8051805185101561355657846134af91613443565b519887515115613539575b89830199810198905f5b89519081518110156135265761ffff866134e18f84905195613443565b5101511691828102928184041490151715610762576135208b8f8b8f958b8f93613517886127108360019c511695049751613443565b515116936147c7565b016134c4565b50909a509098505060019093019261349a565b6135518b828c015116848c015190883091888c6147c7565b6134ba565b50975050505050505091505151151590565b929394909695346139a1575b6001600160a01b036080526080511680159081156138be575b50156138545794939291905f955b8087106135ac575050505050505090565b909192939495966135c16134098984896133dc565b60089b939194929b9283831015806111c65760018414613845576135e8838f8990876148b4565b82158015613838575b156137f4576111c6578c86918b956003861490816137c5575b5061375a575b9183918561361e948d6149c8565b9c909c80613752575b613686575b9460019560409061363f82518096611bbd565b60805116602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60808051881692a35b0195949392919061359b565b92506080516136958a896145cf565b168033149081156136da575b50156136ae57889261362c565b7fc6cd8a0b000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b90506040908151907fe985e9c50000000000000000000000000000000000000000000000000000000082526004820152336024820152602080826044818d608051165afa92831561335857505f92613735575b50505f6136a1565b61374b9250803d10612083576120758183611d34565b5f8061372d565b508b15613627565b9450505060805187166080518d16148015906137bb575b156137935761378089886145cf565b60805116301461379357848c8a94613610565b7f66309bde000000000000000000000000000000000000000000000000000000005f5260045ffd5b5088851415613771565b9650509150506080518d165f52600960205260ff60405f205416938410156111c6578c86918b9515155f61360a565b606460405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152fd5b50505f60038414156135f1565b509b505050506001915061367a565b608460405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152fd5b8291506040805180927f6aeb87dd000000000000000000000000000000000000000000000000000000008252602482019260209586948560048601525260448301908b905f5b8981106139485750505082809103915afa918215611384575f9261392b575b50505f61358d565b6139419250803d10612083576120758183611d34565b5f80613923565b9291945092945083359060088210156101d05761396781600193611bbd565b608051613975898701611ae7565b168882015283850135848201526060808601359082015260808091019401910190869492869492613904565b96806139ac826120b1565b5015613a0e575b6139bf915034906130f3565b9684604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b03871692a3613574565b5060ff8160d81c169060018201809211610762577fffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff6139bf9260e81b9116176139b3565b90600160f01b613a60611d6a565b911615613a7357506019611e6391612287565b905090565b67ffffffffffffffff8111611d5657601f01601f191660200190565b5160088110156111c65790565b6020818303126101d05780519067ffffffffffffffff82116101d0570181601f820112156101d057805190613ad582613a78565b92613ae36040519485611d34565b828452602083830101116101d057815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b15613b5157613b258151613a94565b60088110156111c657600314613bdf575b613b408151613a94565b60088110156111c657600414613b6f575b5050613b5c5f613a78565b613b696040519182611d34565b5f815290565b60205f9101516024604051809481937f0e89341c00000000000000000000000000000000000000000000000000000000835260048301525afa5f9181613bbb575b50611e635780613b51565b613bd89192503d805f833e613bd08183611d34565b810190613aa1565b905f613bb0565b6020810151604051907fc87b56dd00000000000000000000000000000000000000000000000000000000825260048201525f81602481865afa5f9181613c31575b50613c2b5750613b36565b91505090565b613c469192503d805f833e613bd08183611d34565b905f613c20565b51906001600160f81b0319821682036101d057565b51906001600160a01b03821682036101d057565b9060408051606090613c888282611d34565b8181526020908282820152828482015263ffffffff819616908115613ed057505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c80825201018152835184019082820184868403126101d0578386015167ffffffffffffffff908181116101d05787019682603f890112156101d0578588015197613d2389613056565b98613d3086519a8b611d34565b808a528589898c019202830101918583116101d0578601905b828210613e8957505050838101518281116101d05781019683603f890112156101d0578688015197613d7a89613056565b98613d8787519a8b611d34565b808a5286898b019160061b830101918683116101d0578701905b828210613e51575050508101519182116101d057019281603f850112156101d0578484015190613dd082613056565b94613ddd85519687611d34565b828652848787019360061b8201019384116101d0578401915b838310613e0b57505050508601528401528252565b848784840301126101d057845190613e238683611d34565b613e2c84613c62565b8252878401519061ffff821682036101d0578289928389950152815201920191613df6565b878a838b0301126101d0578988918251613e6b8482611d34565b613e7485613c4d565b81528285015183820152815201910190613da1565b8989838a0301126101d057888a918851613ea38482611d34565b613eac85613c4d565b81528285015183820152613ec18a8601613c62565b8a820152815201910190613d49565b955050505050565b916001600160a01b0360405192613ef3602085018096611bbd565b166040830152606082015260608152613f0d608082611d34565b51902090565b91613f218260028501612264565b90549060031b1c9360088210156111c6576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16613f9657600214613f8d57600160a31b831615613f8457601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b613fa7611d6a565b50613fb181614bd4565b90604091825193613fc28486611d34565b613fcc8286611dfd565b6001600160a01b0383166020860152600160a31b8316614038575060088110156111c65760030361401857905f91815193614008606086611d34565b845260a41c602084015282015290565b815192614026606085611d34565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614053606086611d34565b8452602084015282015290565b1561406757565b606460405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152fd5b929391959490941561418f576140c8620493e0338385888b614c86565b614187579460088110156111c6576003811461417e575b335f52600560205260405f206140f6838684613ed8565b5f5260205260405f2061410a8782546130f3565b90556001600160a01b038094169586926141276040518094611bbd565b602083015260408201527fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a3167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b600195506140df565b505050505050565b92909150611f7f9493503393614655565b80359060088210156101d0578115614231576141f360609282600360206001600160a01b039501926141e76141d485611de9565b60408501359889950135948591846148b4565b1461421e575b50611de9565b165f525f60205260405f20905f52602052611f7f60405f205460701b600160f11b8091161415612abd565b600161422b911115613100565b5f6141ed565b611f7f91506001600160a01b0361424a60208301611de9565b16159081614259575b50613100565b90506040606082013591013517155f614253565b91908110156122735760061b0190565b9190811015612273576060020190565b356001600160f81b0319811681036101d05790565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa908115611384575f916142d7575090565b611e63915060203d602011612083576120758183611d34565b919094929394801580614569575b80614561575b614556576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106145065750505050601f19928388820301868901528280835192838152019201905f5b8181106144cf5750505082878203016060880152898152019085885f5b8b811061448d5750506143889203908101865285611d34565b8351902094855f5260028352815f20549263ffffffff80941680614484575060019460015498858a1686811461076257600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff092831561447757525f8681526003845285812080546001600160a01b0319166001600160a01b039485161790555b818110614444575050505050505050565b8790875f5260048552865f208461445f612f7a84878b61426d565b165f528552865f208260ff1982541617905501614433565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b036144a284611ae7565b168152868301359061ffff82168092036101d057878101919091528501929187919086019060010161436f565b91936144f96001929486519060206040926001600160f81b03198151168352015160208201520190565b9401910191879392614352565b91939450919482806001926001600160f81b03196145238a611bfe565b1681528b8901358c8201526001600160a01b036145418c8b01611ae7565b168b820152019601910191889493919261432c565b505f94508493505050565b508515614304565b508151156142fe565b919091813560088110156101d05780156145c957916145b691600160f01b949361459e60208401611de9565b90600381036145ba57601960405f955b013593614dbd565b1790565b601960406060860135956145ae565b50505090565b60209060246001600160a01b039360405194859384927f6352211e0000000000000000000000000000000000000000000000000000000084526004840152165afa908115611384575f91614621575090565b90506020813d60201161464d575b8161463c60209383611d34565b810103126101d057611e6390613c62565b3d915061462f565b929093918115806147b3575b6147ac5760088410156111c6576001841461478a576002841461472f5761468793614ef5565b905f604051928051602038920183855af115614726573d1561470d575b503d81523d5f602083013e3d81016146c3602082019283604052614ff4565b156146cc575050565b907f5472616e73666572206661696c656400000000000000000000000000000000006064809362461bcd60e51b845260206024820152600f60448201520152fd5b3b15614719575f6146a4565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f5114161561476c575b50505f603452565b3b153d17101561477d575f80614764565b6390b8ec185f526004601cfd5b505f935083919250819038935af11561479f57565b63b12d13eb5f526004601cfd5b5050505050565b5060088410156111c6576003841415614661565b9094929391948315614187576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd733560203083149586614840575b604051948986521693a4156148355750806133d6611f7f946133cf613320946133c63084615135565b9091611f7f93614e8e565b8085165f525f825260405f20865f5282528a6148668a5f604081209360028554866149c8565b50905561480c565b5492919083158061488b575b614882575050565b5f80935061231a565b506001600160a01b0381165f52600960205260ff60405f20541660088110156111c6571561487a565b919290600883101593846111c6576002841491821592836149bb575b8681156149ab575b50158015614976575b61496d5750159084821561495f575b50501561491b57159182159261490a575b505015612ea057565b9091506111c6576003145f80614901565b606460405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152fd5b9091506111c6575f846148f0565b9150919261231a565b506001600160a01b03807f000000000000000000000000000000000000000000000000000000000000000016908216146148e1565b90506111c65760048514866148d8565b505f9550600385146148d0565b929193909460088510156111c65760038503614b90575b60ff9160ff8760d81c16956149f388614bc2565b906019891015614b4c5715908115614b42575b5015614ad85786928286614a1b93868a614dbd565b600a821015614a48575b5091505060019150018091116107625760ff60d81b199060d81b91161790600190565b6001600160a01b0393600180870196875495600a8614614a83575b50505090614a779460ff9216011691615163565b90555f80808381614a25565b9396935f9291905b868410614a9b5750969396614a63565b9193949550919695614ac884918984614ab48288612287565b60208b818351015116910151011691615163565b9701918995949391979697614a8b565b608460405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f7220746860448201527f697320774e4654000000000000000000000000000000000000000000000000006064820152fd5b905087105f614a06565b606460405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152fd5b614ba382848760ff8a60d81c16886120d5565b90614bae57506149df565b9250929050614bbd935061502a565b905f90565b60e01c60ff16806120c357505f905f90565b60a01c60071660088110156111c65790565b915f915f93614bf6828251613443565b5194614c0186614bd4565b956001600160a01b0381169587600160a31b831615614c5f57505050506020019081518160011b916001600160ff1b038116036107625781614c4291613443565b519151906001810180911161076257614c5a91613443565b519091565b6008919395508092945010156111c657600303614c7d575060a41c91565b92915060a41c90565b91939092801580614d27575b614d1c5760088310156111c65760018314614d0b57833b15614d01575f94614cb993614ef5565b906040519383835192602038950192f1903d60203d11614cf9575b806020918352805f8385013e82010160405281614cef575090565b611e639150614ff4565b506020614cd4565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156111c6576003831415614c92565b9091614d729064ffffffffff614d5082614bc2565b509160b01c1615614db6576001905b15614dad5760ff8060015b1691166130f3565b8203614da75760028210918215614d8857505090565b9091501561227357614da26001600160f81b03199161428d565b161590565b50505f90565b60ff805f614d6a565b5f90614d5f565b9290939160088110156111c65760028103614e8857855b600482141580614e72575b614e4f575090614dee91615113565b614e14614dfe8560028601612264565b819391549060031b91821b915f19901b19161790565b905580614e3a575b5082614e2757505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f614e1c565b614dfe949650614e6e959350600292614e67926150f2565b9401612264565b9055565b506b0fffffffffffffffffffffff811115614ddf565b82614dd4565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615614ed7575b50505f606052604052565b3b153d171015614ee8575f80614ecc565b637939f4245f526004601cfd5b92909260088110156111c65760028114614fa357600314614f6757604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c4820152611e638160e481015b03601f198101835282611d34565b6040516323b872dd60e01b60208201523060248201526001600160a01b039091166044820152606481019290925250611e638160848101614f59565b506040517fa9059cbb0000000000000000000000000000000000000000000000000000000060208201526001600160a01b03909116602482015260448101919091529050611e638160648101614f59565b8051801591821561500457505090565b60209081015192508110615019575b50151590565b5f199060200360031b1b165f615013565b60028101926150398385612264565b90549060031b1c90600160a31b82166150d457615059908260a41c6130f3565b916b0fffffffffffffffffffffff8311615099575091615093614dfe92846001600160a01b0361508b614e6e97614bd4565b9116906150f2565b93612264565b91936150c2614dfe85615093856001600160a01b036150ba601c9a98614bd4565b911690615113565b90555f5201602052600160405f200155565b935050601c915f5201602052614e6e600160405f20019182546130f3565b9160088310156111c6576001600160a01b039060a41b9260a01b9116171790565b9060088210156111c6576001600160a01b03600160a31b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107625760ff809116831b921b1916179056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const wrapperDeployed = {
  code: '0x60a0806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714611a49575080630fcf9b3c14611a1f57806310118ebb146119f9578063150b7a02146119765780632430155914611959578063320a18dc14611813578063331758e6146117d05780633360aa3c1461170457806339e899ee1461169f57806342fb01a81461164f57806345acb471146116345780634d36d08514610d52578063576f630214610c4657806366967cbb14610c00578063715018a614610b9d57806379ba509714610b095780637f6d4c9314610a9e5780638da5cb5b14610a7857806391ddb14614610a23578063980550ca14610a085780639a7b05091461098b578063a1ecc7b81461096d578063a50410401461094a578063bc197c8114610892578063c424d4f7146103a7578063e30c397814610381578063f0e5d1ac14610315578063f1551a9c146102e9578063f23a6e611461023e578063f2fde38b146101d45763faf7d72014610171575f80fd5b346101d05760403660031901126101d0576004356001600160a01b03811681036101d0575f6101ab916101a2612396565b602435906123eb565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b346101d05760203660031901126101d0576004356001600160a01b038082168092036101d057610202612305565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760843567ffffffffffffffff81116101d05761028f903690600401611b39565b505030036102c15760206040517ff23a6e61000000000000000000000000000000000000000000000000000000008152f35b7f79d104d3000000000000000000000000000000000000000000000000000000005f5260045ffd5b346101d05760406103076102fe366004611afb565b93929092611c44565b835191825260208201529050f35b346101d05760803660031901126101d0576004356001600160a01b03908181168091036101d05760243560088110156101d05760443592831683036101d05761036d915f52600560205260405f209260643591613ed8565b5f52602052602060405f2054604051908152f35b346101d0575f3660031901126101d05760206007546001600160a01b0360405191168152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d057604051906103db60e083611d34565b6103e3611d6a565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f20805461043663ffffffff8260901c16613c76565b916104418282613a52565b845261044c826120b1565b9080156108855760d884901c60ff166001810190811061076257925b61048a61047485613056565b946104826040519687611d34565b808652613056565b5f5b601f198201811061086e5750505f5b60ff8660d81c1681106108145750506107b8575b50602084015281516060840152600160f11b8116156106a85760408260206001600160f01b03199401515b6080860152015160a084015260701b1660c0820152604051602081526101608101610509602083018451611bca565b60208301519061014060a08401528151809152602061018084019201905f5b818110610688575050506001600160a01b0360408401511660c0830152606083015190601f198382030160e0840152602080835192838152019201905f5b81811061064757505050608083015190601f1983820301610100840152602080835192838152019201905f5b8181106106115750505060a083015190601f1983820301610120840152602080835192838152019201905f5b8181106105e2575050506001600160f01b031960c083940151166101408301520390f35b825180516001600160a01b0316855260209081015161ffff1681860152604090940193909201916001016105be565b909192602061063d60019286519060206040926001600160f81b03198151168352015160208201520190565b9401929101610592565b909192602060606001926001600160a01b03604088516001600160f81b03198151168452858101518685015201511660408201520194019101919091610566565b909192602060808261069d6001948851611bca565b019401929101610528565b64ffffffffff8160b01c166106bc82614bc2565b9082151592835f146107b25760015b82156107a95760ff8060015b1691160160ff81116107625760ff6106ef911661306e565b93610776575b5061070e575b506001600160f01b0319926040916104da565b926040519361071e604086611d34565b600160f91b8552602085015281515f1981019290831161076257610759836001600160f01b03199661075260409685613443565b5282613443565b509150926106fb565b634e487b7160e01b5f52601160045260245ffd5b60405190610785604083611d34565b5f825260208201526107975f85613443565b526107a25f84613443565b50866106f5565b60ff805f6106d7565b5f6106cb565b61080d906040516107ca604082611d34565b600181525f6020820152604051906107e3606083611d34565b81525f60208201526fffffffffffffffffffffffffffffffff851660408201526107528285613443565b50846104af565b61081e8183612287565b908380610864575b1561085757600181018082116107625760019261085091905b610849828a613443565b5287613443565b500161049b565b610850600192829061083f565b5080851115610826565b602090610879611d6a565b8282890101520161048c565b60ff8460d81c1692610468565b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05767ffffffffffffffff6044358181116101d0576108e4903690600401611c13565b50506064358181116101d0576108fe903690600401611c13565b50506084359081116101d057610918903690600401611b39565b505030036102c15760206040517fbc197c81000000000000000000000000000000000000000000000000000000008152f35b346101d0576101ab5f61095e366004611b67565b9150610968612396565b6123eb565b346101d0575f3660031901126101d05760206040516305a39a808152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d0575f525f60205260405f206024355f52602052602060406109dc6109d7825f20805490613a52565b613b04565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b346101d0575f3660031901126101d057602060405160198152f35b60603660031901126101d0576004356001600160a01b03811681036101d0576044359067ffffffffffffffff82116101d057610a666101ab923690600401611b8c565b91610a6f612396565b60243590611ed3565b346101d0575f3660031901126101d05760206006546001600160a01b0360405191168152f35b346101d05760a03660031901126101d0576001600160a01b0360043581811681036101d0576044359180831683036101d057606435908116036101d0576084356001600160f81b0319811681036101d057602092610aff9260243590611e09565b6040519015158152f35b346101d0575f3660031901126101d0576007546001600160a01b033381831603610b71576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b7f118cdaa7000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b346101d0575f3660031901126101d057610bb5612305565b5f6001600160a01b036007546001600160a01b0319809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0575f526009602052602060ff610c4460405f205460405192839116611bbd565bf35b346101d057366003190160a081126101d0576080136101d0576001600160a01b036084358181168082036101d057610c7c612396565b60043560088110156101d057602435938416938481036101d05760443591610ca5838383613ed8565b95335f52600560205260405f20875f5260205260405f2054948515610d2a576101ab97335f52600560205260405f20905f526020525f604081205560405190610cee8285611bbd565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a3614655565b7f969bf728000000000000000000000000000000000000000000000000000000005f5260045ffd5b6003196060368201126101d05767ffffffffffffffff9081600435116101d05761016090600435360301126101d0576024359081116101d057610d99903690600401611b8c565b6001600160a01b0360443516604435036101d057610db5611d6a565b50610dbe612396565b6008610104600435013510156101d0576001600160a01b03610de86101046004350135600a611d1e565b54168015611624576004356004013560088110156101d0571580611607575b806115ff575b156115ed575f925b610e2784604435600435600401612b56565b610e3661014460043501611d9e565b90610e4b60a460043501600435600401611db3565b90507e0400000000000000000000000000000000000000000000000000000000000080604051947fd559f94e0000000000000000000000000000000000000000000000000000000086526001600160a01b0360443516600487015216146024840152151560448301526020826064815f875af1918215611384575f926115b9575b50825f525f60205260405f20825f5260205260405f20610ef660c460043501600435600401612b08565b71ffff00000000000000000000000000000000610f1b61014460049a949a3501611d9e565b60701c16905f90600881116115a2575f995f198b5b83811061147a57508b8a9b9c9a9798999a611450575b506019811115611406575b50610f5d918491614d3b565b156113f9575b8061124a575b50878587600160f11b84161561122e57505050909150610f9360c460043501600435600401612b08565b90610f9d82613056565b91610fab6040519384611d34565b8083526020830191368260061b8201116101d05793879389938b93878e98925b8260061b820184106111e257505050509161106d600196949261101f6110739997955b61100260a460043501600435600401611db3565b9161101760e460043501600435600401612b08565b9390926142f0565b50907fffffffffffffffffffff00000000ffffffffffffffffffffffffffffffffffff75ffffffff0000000000000000000000000000000000006004356004019360901b169116178a614572565b88613568565b90816111da575b505061108a602460043501611de9565b8361109a61014460043501611d9e565b7fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf4936040518061110b6001600160a01b0360446004350135971694346044358b8592936001600160f01b03199195946001600160a01b0360609460808701988752166020860152604085015216910152565b0390a461111c6004356004016130cc565b96926008819593929510156111c65760809761114195826111b2575b505050506133ec565b60405191611150604084611d34565b611161610104600435013584611dfd565b602083015260405191611175606084611d34565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610c446040518092611bca565b6111bd93339361314b565b86808080611138565b634e487b7160e01b5f52602160045260245ffd5b55848061107a565b939750939750935093506040843603126101d057602060409182516112078482611d34565b61121087611bfe565b8152828701358382015281520193019388948b938d97938c96610fcb565b6110739561106d6001969561101f6112455f61306e565b610fee565b9091925061126260a460043501600435600401611db3565b809291921561138f579088949392915f5b81811061128257505050610f69565b90919293949550600460206001600160a01b036112ab60406112a586888b61427d565b01611de9565b16604051928380927f18160ddd0000000000000000000000000000000000000000000000000000000082525afa8015611384575f90611351575b60649150048080046001148115171561076257831161130d5760010190899594939291611273565b606460405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152fd5b506020813d60201161137c575b8161136b60209383611d34565b810103126101d057606490516112e5565b3d915061135e565b6040513d5f823e3d90fd5b608460405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201527f66657246656500000000000000000000000000000000000000000000000000006064820152fd5b90600160f11b1790610f63565b60ff919294965016906001820182116107625789957fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff6001610f5d940160e01b9116179391610f51565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c610f46565b61148d61148882868661426d565b61428d565b6001600160f81b031960206114a384888861426d565b013591168061152c57506114b8428211614060565b6305a39a8042018042116107625781116114e8578d81116114df575b506001905b01610f30565b9c5060016114d4565b606460405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152fd5b600160f91b81036115525750828110611549575b506001906114d9565b91506001611540565b600160f81b8103611577575085811161156e57506001906114d9565b94506001611540565b7fa5a5eb28000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b63c3e33c9960e01b5f52600452600860245260445ffd5b9091506020813d6020116115e5575b816115d560209383611d34565b810103126101d057519085610ecc565b3d91506115c8565b6001600160a01b036008541692610e15565b508115610e0d565b5061161c60a460043501600435600401611db3565b905015610e07565b5f8080610104600435013561231a565b346101d0575f3660031901126101d057602060405160018152f35b346101d05760803660031901126101d057600860043510156101d0576024356001600160a01b03811681036101d05760643580151581036101d0576101ab91611696612396565b604435906123eb565b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0576116cc612305565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b346101d05760203660031901126101d05760043560088110156101d0576117346001600160a01b0391600a611d1e565b54168061175a575f905b604080516001600160a01b039290921682526020820192909252f35b6040517fc1292cc3000000000000000000000000000000000000000000000000000000008152602081600481855afa908115611384575f9161179e575b509061173e565b90506020813d6020116117c8575b816117b960209383611d34565b810103126101d0575182611797565b3d91506117ac565b346101d0575f3660031901126101d05760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346101d057611823366004611b67565b61182e929192612305565b6001600160a01b0383169283156119155760088310156111c6576003830361190e57505f838152600960205260409020805460ff191660ff841617905561187682600a611d1e565b836001600160a01b0319825416179055823b156101d057604051907fabd135e60000000000000000000000000000000000000000000000000000000082528060048301525f8260248183885af1908115611384577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a0926020926118fe575b50604051908152a3005b5f61190891611d34565b856118f4565b5f9261231a565b606460405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152fd5b346101d0575f3660031901126101d0576020604051620493e08152f35b346101d05760803660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760643567ffffffffffffffff81116101d0576119c7903690600401611b39565b505030036102c15760206040517f150b7a02000000000000000000000000000000000000000000000000000000008152f35b346101d0575f3660031901126101d05760206008546001600160a01b0360405191168152f35b346101d0576060611a346102fe366004611afb565b90604051921515835260208301526040820152f35b346101d05760203660031901126101d057600435907fffffffff0000000000000000000000000000000000000000000000000000000082168092036101d057817f01ffc9a70000000000000000000000000000000000000000000000000000000060209314908115611abd575b5015158152f35b7f4e2312e00000000000000000000000000000000000000000000000000000000091501483611ab6565b35906001600160a01b03821682036101d057565b908160a09103126101d057611b0f81611ae7565b91602082013591604081013560088110156101d057916080611b3360608401611ae7565b92013590565b9181601f840112156101d05782359167ffffffffffffffff83116101d057602083818601950101116101d057565b908160609103126101d057803560088110156101d057916040611b3360208401611ae7565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460071b0101116101d057565b9060088210156111c65752565b60406060916001600160a01b0360208251611be6878251611bbd565b01511660208501526020810151828501520151910152565b35906001600160f81b0319821682036101d057565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460051b0101116101d057565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f2091825494611c74866120b1565b95909660088210156111c65760018214611cea579060ff611c9b94939260d81c16866120d5565b949094928515611cdd576040611cb2858093612287565b01519482611cd2575b5050611cc357565b905f1981146107625760010190565b11159050825f611cbb565b505f945084935083925050565b95969394505050505f14611d14576fffffffffffffffffffffffffffffffff600192169291929190565b5f92508291508190565b9060088110156111c6575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff821117611d5657604052565b634e487b7160e01b5f52604160045260245ffd5b60405190611d79606083611d34565b5f6040838151611d898382611d34565b83815283602082015281528260208201520152565b356001600160f01b0319811681036101d05790565b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d0576020019160608202360383136101d057565b356001600160a01b03811681036101d05790565b60088210156111c65752565b926001600160a01b03841633148015611eca575b15611e86576001600160f81b031916611e7f577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c15611e6657611e639350613457565b90565b91611e7a915f93611e75612396565b613457565b915d90565b5050505f90565b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152fd5b50303314611e1d565b93929190821590818061209c575b612094576001600160a01b039081871696875f526020935f8552604094855f20845f528152855f2095611f1585858961486e565b9a828c1591821592612012575b505015611fcf577e08000000000000000000000000000000000000000000000000000000000000808c60701b1614611f8c57505085611f7f989993611f78959389935f14611f81575f945b851615159588613568565b90556133ec565b565b846008541694611f6d565b60649250519062461bcd60e51b82526004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b60649250519062461bcd60e51b82526004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b602492508351928380927f4f558e790000000000000000000000000000000000000000000000000000000082528a60048301525afa90811561208a575f9161205d575b50825f611f22565b61207d9150833d8511612083575b6120758183611d34565b810190612b3e565b5f612055565b503d61206b565b82513d5f823e3d90fd5b505050509050565b503415611ee1565b9190820391821161076257565b60e81c60ff16806120c357505f905f90565b5f198101919082116107625760019190565b9192909493600a8611156122265790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b61216d575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61220284848a848a613f13565b61221957508581019080821161076257168061215a565b9850505050925050509190565b9194925f5b84811061223f57505050505090505f905f90565b61224c848484848b613f13565b6122585760010161222b565b95505050505060019190565b601a8210156122735701905f90565b634e487b7160e01b5f52603260045260245ffd5b611e6391612293611d6a565b506122a18160028401612264565b905460039190911b1c91600160a31b8316156122e657601c915f520160205260405f206001604051916122d5604084611d34565b805483520154602082015290613f9f565b50506040516122f6604082611d34565b5f81525f602082015290613f9f565b6006546001600160a01b0333911603610b7157565b916001600160a01b036084949261233f60405195612339604088611d34565b86611dfd565b16602084015260405192612354606085611d34565b835260208301526040820152612394604051917f391102fb0000000000000000000000000000000000000000000000000000000083526004830190611bca565bfd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6123c3576001905d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f209261241985838661486e565b9061242486846145cf565b6001600160a01b0333911603612a7957600160f01b808360701b1614612a355761245a4264ffffffffff8460b01c161115614060565b600160f11b82166128d0575b83156128c95760ff8260d81c165a811580156128bc575b1561288d57620bbdf281101561287457505f5b8181106128665750505f5b915b821595869384612856575b6124eb604051956124ba604088611d34565b60608752606060208801526124d58360ff8760d81c166120a4565b901561284a578a92919060ff60015b16906130f3565b6124f481613056565b6125016040519182611d34565b81815261250d82613056565b601f190136602083013787525f5b8181106126fb57505088156126b0575050816126a7575b506001600160a01b0384163b156101d0576040517f42966c680000000000000000000000000000000000000000000000000000000081528760048201525f81602481836001600160a01b038a165af1801561138457612697575b50865f5f600160f01b8416612672575b604080519182523360208301526fffffffffffffffffffffffffffffffff8516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b8351518110156126385780612632878a61262860019589614be6565b938c9391936140ab565b0161260c565b5091509493612648575b50505050565b5f6001612669956fffffffffffffffffffffffffffffffff839416946140ab565b5f808080612642565b50508351515f198101915081116107625761268e889185614be6565b5090915061259c565b5f6126a191611d34565b5f61258c565b5f90555f612532565b90918160d81b60ff60d81b1985161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a361260a565b9091925060ff8560d81c1661271082856130f3565b0361283a576019905b600160a31b61272b8360028801612264565b9054600391821b1c906127418560028a01612264565b90918254915f19911b1b191690558061275b848c51613443565b52161561283157602088015151156127e6575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107625760208d01519484810191828211610762576001986127c26127c8945f99613443565b52613443565b528252601c87016020526040822082815501555b01908a929161251b565b8260011b6001600160ff1b03841684036107625761280381613056565b906128116040519283611d34565b808252612820601f1991613056565b01366020830137602089015261276e565b600191506127dc565b61284481846130f3565b90612719565b8a92919060ff5f6124e4565b600160f01b8316151594506124a8565b61286f916120a4565b61249b565b620bbdf119810190811161076257620569c99004612490565b7f34edfe31000000000000000000000000000000000000000000000000000000005f52621127bb60045260245ffd5b50621127bb81101561247d565b5f9161249d565b926128e963ffffffff8360909894989795971c16613c76565b945f945b60208701518051871015612a26576001600160f81b031961291388600160f81b93613443565b51511603612a1a575f5b87518051821015612a06576129565f6001600160a01b0360406129428660ff96613443565b510151168c600294859160d81c168b6120d5565b9190156129fe5781612969918901612264565b905460039190911b1c600160a31b8116156129f457505f52601c8601602052600160405f2001545b60206129a089828c0151613443565b510151116129b05760010161291d565b606460405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152fd5b905060a41c612991565b50505f612991565b5050929190946001905b01949091926128ed565b92919094600190612a10565b50919450929450949094612466565b606460405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152fd5b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152fd5b15612ac457565b606460405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d057602001918160061b360383136101d057565b908160209103126101d0575180151581036101d05790565b91906001600160a01b03809116801561301257612b7590301415612abd565b612b7e836141a0565b612b8b60e0840184612b08565b600a8111612ffb575f905f925b818410612f69575050612710915011612f2557612bb860a0840184611db3565b60058111612f0e5792821692831580159290915f5b818110612d515750505090612d3f575b612d3a57602092612bef848201611de9565b90612bff82638f8b138e866142a2565b612cf657849291612c1561014060449301611d9e565b946001600160f01b031960405196879586947f52cdc6a60000000000000000000000000000000000000000000000000000000086521660048501521660248301525afa908115611384575f91612cd9575b5015612c6f5750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b612cf09150823d8411612083576120758183611d34565b5f612c66565b6064856040519062461bcd60e51b82526004820152601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152fd5b505050565b50823560088110156101d05715612bdd565b6001600160f81b031980612d6961148884868861427d565b1615612d7961148884868861427d565b9015612ee2575050602080612d8f83858761427d565b0135151580612ec8575b15612ea0576fffffffffffffffffffffffffffffffff81612dbb84868861427d565b01351181612dca84868861427d565b013590612e7557508486612e51575b15612de75750600101612bcd565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f722066656500000000000000000000000000000000000000000000000000006064820152fd5b50612e70612e6560406112a585878961427d565b63b6e306ac8a6142a2565b612dd9565b7f1f4d5abe000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f1f2a2005000000000000000000000000000000000000000000000000000000005f5260045ffd5b5086612eda60406112a585878961427d565b161515612d99565b7ffba5809f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152fd5b909184612f7f612f7a86868661426d565b611de9565b1615612fb7576020612f9285858561426d565b01359061ffff82168092036101d057600191612fad916130f3565b9301929190612b98565b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152fd5b67ffffffffffffffff8111611d565760051b60200190565b9061307882613056565b60406130876040519283611d34565b8382528193613098601f1991613056565b01915f5b8381106130a95750505050565b60209083516130b88582611d34565b5f8152825f8183015282850101520161309c565b9081359160088310156101d0576130e560208201611de9565b916060604083013592013590565b9190820180921161076257565b1561310757565b606460405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152fd5b9290919260088110156111c657600281146133aa5760030361320b575061317282826145cf565b6001600160a01b039081168482161492828216803b156101d0576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561138457611f7f956131fb575b50836131e3575b505050613100565b6131f19192935030936145cf565b16145f80806131db565b5f61320591611d34565b5f6131d4565b604080517efdd58e000000000000000000000000000000000000000000000000000000008082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615613371575f9661337b575b50823b156101d0578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af180156133715791859492916132fe969492613361575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa93841561335857505f93613326575b5050611f7f92613320916130f3565b14613100565b9080929350813d8311613351575b61333e8183611d34565b810103126101d057519082613320613311565b503d613334565b513d5f823e3d90fd5b5f61336b91611d34565b5f6132d3565b87513d5f823e3d90fd5b9095508481813d83116133a3575b6133938183611d34565b810103126101d05751945f61326d565b503d613389565b50611f7f9392506133d6613320926133cf836133c63084615135565b96309084614e8e565b3090615135565b926130f3565b91908110156122735760071b0190565b905f5b8181106133fb57505050565b61340e6134098284866133dc565b6130cc565b60088492959410156111c65760019485830361342f575b50505050016133ef565b61343a93339361314b565b5f808080613425565b80518210156122735760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f5260205261349163ffffffff60405f205460901c16613c76565b935f9160408601955b8051805185101561355657846134af91613443565b519887515115613539575b89830199810198905f5b89519081518110156135265761ffff866134e18f84905195613443565b5101511691828102928184041490151715610762576135208b8f8b8f958b8f93613517886127108360019c511695049751613443565b515116936147c7565b016134c4565b50909a509098505060019093019261349a565b6135518b828c015116848c015190883091888c6147c7565b6134ba565b50975050505050505091505151151590565b929394909695346139a1575b6001600160a01b036080526080511680159081156138be575b50156138545794939291905f955b8087106135ac575050505050505090565b909192939495966135c16134098984896133dc565b60089b939194929b9283831015806111c65760018414613845576135e8838f8990876148b4565b82158015613838575b156137f4576111c6578c86918b956003861490816137c5575b5061375a575b9183918561361e948d6149c8565b9c909c80613752575b613686575b9460019560409061363f82518096611bbd565b60805116602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60808051881692a35b0195949392919061359b565b92506080516136958a896145cf565b168033149081156136da575b50156136ae57889261362c565b7fc6cd8a0b000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b90506040908151907fe985e9c50000000000000000000000000000000000000000000000000000000082526004820152336024820152602080826044818d608051165afa92831561335857505f92613735575b50505f6136a1565b61374b9250803d10612083576120758183611d34565b5f8061372d565b508b15613627565b9450505060805187166080518d16148015906137bb575b156137935761378089886145cf565b60805116301461379357848c8a94613610565b7f66309bde000000000000000000000000000000000000000000000000000000005f5260045ffd5b5088851415613771565b9650509150506080518d165f52600960205260ff60405f205416938410156111c6578c86918b9515155f61360a565b606460405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152fd5b50505f60038414156135f1565b509b505050506001915061367a565b608460405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152fd5b8291506040805180927f6aeb87dd000000000000000000000000000000000000000000000000000000008252602482019260209586948560048601525260448301908b905f5b8981106139485750505082809103915afa918215611384575f9261392b575b50505f61358d565b6139419250803d10612083576120758183611d34565b5f80613923565b9291945092945083359060088210156101d05761396781600193611bbd565b608051613975898701611ae7565b168882015283850135848201526060808601359082015260808091019401910190869492869492613904565b96806139ac826120b1565b5015613a0e575b6139bf915034906130f3565b9684604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b03871692a3613574565b5060ff8160d81c169060018201809211610762577fffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff6139bf9260e81b9116176139b3565b90600160f01b613a60611d6a565b911615613a7357506019611e6391612287565b905090565b67ffffffffffffffff8111611d5657601f01601f191660200190565b5160088110156111c65790565b6020818303126101d05780519067ffffffffffffffff82116101d0570181601f820112156101d057805190613ad582613a78565b92613ae36040519485611d34565b828452602083830101116101d057815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b15613b5157613b258151613a94565b60088110156111c657600314613bdf575b613b408151613a94565b60088110156111c657600414613b6f575b5050613b5c5f613a78565b613b696040519182611d34565b5f815290565b60205f9101516024604051809481937f0e89341c00000000000000000000000000000000000000000000000000000000835260048301525afa5f9181613bbb575b50611e635780613b51565b613bd89192503d805f833e613bd08183611d34565b810190613aa1565b905f613bb0565b6020810151604051907fc87b56dd00000000000000000000000000000000000000000000000000000000825260048201525f81602481865afa5f9181613c31575b50613c2b5750613b36565b91505090565b613c469192503d805f833e613bd08183611d34565b905f613c20565b51906001600160f81b0319821682036101d057565b51906001600160a01b03821682036101d057565b9060408051606090613c888282611d34565b8181526020908282820152828482015263ffffffff819616908115613ed057505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c80825201018152835184019082820184868403126101d0578386015167ffffffffffffffff908181116101d05787019682603f890112156101d0578588015197613d2389613056565b98613d3086519a8b611d34565b808a528589898c019202830101918583116101d0578601905b828210613e8957505050838101518281116101d05781019683603f890112156101d0578688015197613d7a89613056565b98613d8787519a8b611d34565b808a5286898b019160061b830101918683116101d0578701905b828210613e51575050508101519182116101d057019281603f850112156101d0578484015190613dd082613056565b94613ddd85519687611d34565b828652848787019360061b8201019384116101d0578401915b838310613e0b57505050508601528401528252565b848784840301126101d057845190613e238683611d34565b613e2c84613c62565b8252878401519061ffff821682036101d0578289928389950152815201920191613df6565b878a838b0301126101d0578988918251613e6b8482611d34565b613e7485613c4d565b81528285015183820152815201910190613da1565b8989838a0301126101d057888a918851613ea38482611d34565b613eac85613c4d565b81528285015183820152613ec18a8601613c62565b8a820152815201910190613d49565b955050505050565b916001600160a01b0360405192613ef3602085018096611bbd565b166040830152606082015260608152613f0d608082611d34565b51902090565b91613f218260028501612264565b90549060031b1c9360088210156111c6576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16613f9657600214613f8d57600160a31b831615613f8457601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b613fa7611d6a565b50613fb181614bd4565b90604091825193613fc28486611d34565b613fcc8286611dfd565b6001600160a01b0383166020860152600160a31b8316614038575060088110156111c65760030361401857905f91815193614008606086611d34565b845260a41c602084015282015290565b815192614026606085611d34565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614053606086611d34565b8452602084015282015290565b1561406757565b606460405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152fd5b929391959490941561418f576140c8620493e0338385888b614c86565b614187579460088110156111c6576003811461417e575b335f52600560205260405f206140f6838684613ed8565b5f5260205260405f2061410a8782546130f3565b90556001600160a01b038094169586926141276040518094611bbd565b602083015260408201527fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a3167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b600195506140df565b505050505050565b92909150611f7f9493503393614655565b80359060088210156101d0578115614231576141f360609282600360206001600160a01b039501926141e76141d485611de9565b60408501359889950135948591846148b4565b1461421e575b50611de9565b165f525f60205260405f20905f52602052611f7f60405f205460701b600160f11b8091161415612abd565b600161422b911115613100565b5f6141ed565b611f7f91506001600160a01b0361424a60208301611de9565b16159081614259575b50613100565b90506040606082013591013517155f614253565b91908110156122735760061b0190565b9190811015612273576060020190565b356001600160f81b0319811681036101d05790565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa908115611384575f916142d7575090565b611e63915060203d602011612083576120758183611d34565b919094929394801580614569575b80614561575b614556576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106145065750505050601f19928388820301868901528280835192838152019201905f5b8181106144cf5750505082878203016060880152898152019085885f5b8b811061448d5750506143889203908101865285611d34565b8351902094855f5260028352815f20549263ffffffff80941680614484575060019460015498858a1686811461076257600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff092831561447757525f8681526003845285812080546001600160a01b0319166001600160a01b039485161790555b818110614444575050505050505050565b8790875f5260048552865f208461445f612f7a84878b61426d565b165f528552865f208260ff1982541617905501614433565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b036144a284611ae7565b168152868301359061ffff82168092036101d057878101919091528501929187919086019060010161436f565b91936144f96001929486519060206040926001600160f81b03198151168352015160208201520190565b9401910191879392614352565b91939450919482806001926001600160f81b03196145238a611bfe565b1681528b8901358c8201526001600160a01b036145418c8b01611ae7565b168b820152019601910191889493919261432c565b505f94508493505050565b508515614304565b508151156142fe565b919091813560088110156101d05780156145c957916145b691600160f01b949361459e60208401611de9565b90600381036145ba57601960405f955b013593614dbd565b1790565b601960406060860135956145ae565b50505090565b60209060246001600160a01b039360405194859384927f6352211e0000000000000000000000000000000000000000000000000000000084526004840152165afa908115611384575f91614621575090565b90506020813d60201161464d575b8161463c60209383611d34565b810103126101d057611e6390613c62565b3d915061462f565b929093918115806147b3575b6147ac5760088410156111c6576001841461478a576002841461472f5761468793614ef5565b905f604051928051602038920183855af115614726573d1561470d575b503d81523d5f602083013e3d81016146c3602082019283604052614ff4565b156146cc575050565b907f5472616e73666572206661696c656400000000000000000000000000000000006064809362461bcd60e51b845260206024820152600f60448201520152fd5b3b15614719575f6146a4565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f5114161561476c575b50505f603452565b3b153d17101561477d575f80614764565b6390b8ec185f526004601cfd5b505f935083919250819038935af11561479f57565b63b12d13eb5f526004601cfd5b5050505050565b5060088410156111c6576003841415614661565b9094929391948315614187576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd733560203083149586614840575b604051948986521693a4156148355750806133d6611f7f946133cf613320946133c63084615135565b9091611f7f93614e8e565b8085165f525f825260405f20865f5282528a6148668a5f604081209360028554866149c8565b50905561480c565b5492919083158061488b575b614882575050565b5f80935061231a565b506001600160a01b0381165f52600960205260ff60405f20541660088110156111c6571561487a565b919290600883101593846111c6576002841491821592836149bb575b8681156149ab575b50158015614976575b61496d5750159084821561495f575b50501561491b57159182159261490a575b505015612ea057565b9091506111c6576003145f80614901565b606460405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152fd5b9091506111c6575f846148f0565b9150919261231a565b506001600160a01b03807f000000000000000000000000000000000000000000000000000000000000000016908216146148e1565b90506111c65760048514866148d8565b505f9550600385146148d0565b929193909460088510156111c65760038503614b90575b60ff9160ff8760d81c16956149f388614bc2565b906019891015614b4c5715908115614b42575b5015614ad85786928286614a1b93868a614dbd565b600a821015614a48575b5091505060019150018091116107625760ff60d81b199060d81b91161790600190565b6001600160a01b0393600180870196875495600a8614614a83575b50505090614a779460ff9216011691615163565b90555f80808381614a25565b9396935f9291905b868410614a9b5750969396614a63565b9193949550919695614ac884918984614ab48288612287565b60208b818351015116910151011691615163565b9701918995949391979697614a8b565b608460405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f7220746860448201527f697320774e4654000000000000000000000000000000000000000000000000006064820152fd5b905087105f614a06565b606460405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152fd5b614ba382848760ff8a60d81c16886120d5565b90614bae57506149df565b9250929050614bbd935061502a565b905f90565b60e01c60ff16806120c357505f905f90565b60a01c60071660088110156111c65790565b915f915f93614bf6828251613443565b5194614c0186614bd4565b956001600160a01b0381169587600160a31b831615614c5f57505050506020019081518160011b916001600160ff1b038116036107625781614c4291613443565b519151906001810180911161076257614c5a91613443565b519091565b6008919395508092945010156111c657600303614c7d575060a41c91565b92915060a41c90565b91939092801580614d27575b614d1c5760088310156111c65760018314614d0b57833b15614d01575f94614cb993614ef5565b906040519383835192602038950192f1903d60203d11614cf9575b806020918352805f8385013e82010160405281614cef575090565b611e639150614ff4565b506020614cd4565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156111c6576003831415614c92565b9091614d729064ffffffffff614d5082614bc2565b509160b01c1615614db6576001905b15614dad5760ff8060015b1691166130f3565b8203614da75760028210918215614d8857505090565b9091501561227357614da26001600160f81b03199161428d565b161590565b50505f90565b60ff805f614d6a565b5f90614d5f565b9290939160088110156111c65760028103614e8857855b600482141580614e72575b614e4f575090614dee91615113565b614e14614dfe8560028601612264565b819391549060031b91821b915f19901b19161790565b905580614e3a575b5082614e2757505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f614e1c565b614dfe949650614e6e959350600292614e67926150f2565b9401612264565b9055565b506b0fffffffffffffffffffffff811115614ddf565b82614dd4565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615614ed7575b50505f606052604052565b3b153d171015614ee8575f80614ecc565b637939f4245f526004601cfd5b92909260088110156111c65760028114614fa357600314614f6757604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c4820152611e638160e481015b03601f198101835282611d34565b6040516323b872dd60e01b60208201523060248201526001600160a01b039091166044820152606481019290925250611e638160848101614f59565b506040517fa9059cbb0000000000000000000000000000000000000000000000000000000060208201526001600160a01b03909116602482015260448101919091529050611e638160648101614f59565b8051801591821561500457505090565b60209081015192508110615019575b50151590565b5f199060200360031b1b165f615013565b60028101926150398385612264565b90549060031b1c90600160a31b82166150d457615059908260a41c6130f3565b916b0fffffffffffffffffffffff8311615099575091615093614dfe92846001600160a01b0361508b614e6e97614bd4565b9116906150f2565b93612264565b91936150c2614dfe85615093856001600160a01b036150ba601c9a98614bd4565b911690615113565b90555f5201602052600160405f200155565b935050601c915f5201602052614e6e600160405f20019182546130f3565b9160088310156111c6576001600160a01b039060a41b9260a01b9116171790565b9060088210156111c6576001600160a01b03600160a31b9260a01b9116171790565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b90918260031b92808404600814901517156107625760ff809116831b921b1916179056',
  immutables: [{"length":32,"start":6127},{"length":32,"start":18818}],
} as const
