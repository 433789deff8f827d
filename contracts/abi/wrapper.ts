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

export const wrapperBytecode = '0x60a080604052346100fa5760208161517d803803809161001f828561015f565b8339810103126100fa57516001600160a01b0380821691908282036100fa57331561014c5760075460018060a01b0319809116600755600654903390821617600655604051913391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a382156100fe5750608052803b156100fa575f8091600460405180948193632dceecbb60e21b83525af180156100ef576100df575b604051614fe6908161019782396080518181816117ef0152614b020152f35b5f6100e99161015f565b5f6100c0565b6040513d5f823e3d90fd5b5f80fd5b62461bcd60e51b8152602060048201526024808201527f50726f746f636f6c54656368546f6b656e2063616e74206265207a65726f2076604482015263616c756560e01b6064820152608490fd5b631e4fbdf760e01b5f525f60045260245ffd5b601f909101601f19168101906001600160401b0382119082101761018257604052565b634e487b7160e01b5f52604160045260245ffdfe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714611a49575080630fcf9b3c14611a1f57806310118ebb146119f9578063150b7a02146119765780632430155914611959578063320a18dc14611813578063331758e6146117d05780633360aa3c1461170457806339e899ee1461169f57806342fb01a81461164f57806345acb471146116345780634d36d08514610d52578063576f630214610c4657806366967cbb14610c00578063715018a614610b9d57806379ba509714610b095780637f6d4c9314610a9e5780638da5cb5b14610a7857806391ddb14614610a23578063980550ca14610a085780639a7b05091461098b578063a1ecc7b81461096d578063a50410401461094a578063bc197c8114610892578063c424d4f7146103a7578063e30c397814610381578063f0e5d1ac14610315578063f1551a9c146102e9578063f23a6e611461023e578063f2fde38b146101d45763faf7d72014610171575f80fd5b346101d05760403660031901126101d0576004356001600160a01b03811681036101d0575f6101ab916101a2612208565b6024359061225d565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b346101d05760203660031901126101d0576004356001600160a01b038082168092036101d057610202612177565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760843567ffffffffffffffff81116101d05761028f903690600401611b39565b505030036102c15760206040517ff23a6e61000000000000000000000000000000000000000000000000000000008152f35b7f79d104d3000000000000000000000000000000000000000000000000000000005f5260045ffd5b346101d05760406103076102fe366004611afb565b93929092611c44565b835191825260208201529050f35b346101d05760803660031901126101d0576004356001600160a01b03908181168091036101d05760243560088110156101d05760443592831683036101d05761036d915f52600560205260405f209260643591613d94565b5f52602052602060405f2054604051908152f35b346101d0575f3660031901126101d05760206007546001600160a01b0360405191168152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d057604051906103db60e083611d34565b6103e3611d6a565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f20805461043663ffffffff8260901c16613b32565b91610441828261390e565b845261044c82611fce565b9080156108855760d884901c60ff166001810190811061076257925b61048a61047485612ed8565b946104826040519687611d34565b808652612ed8565b5f5b601f198201811061086e5750505f5b60ff8660d81c1681106108145750506107b8575b50602084015281516060840152600160f11b8116156106a85760408260206001600160f01b03199401515b6080860152015160a084015260701b1660c0820152604051602081526101608101610509602083018451611bca565b60208301519061014060a08401528151809152602061018084019201905f5b818110610688575050506001600160a01b0360408401511660c0830152606083015190601f198382030160e0840152602080835192838152019201905f5b81811061064757505050608083015190601f1983820301610100840152602080835192838152019201905f5b8181106106115750505060a083015190601f1983820301610120840152602080835192838152019201905f5b8181106105e2575050506001600160f01b031960c083940151166101408301520390f35b825180516001600160a01b0316855260209081015161ffff1681860152604090940193909201916001016105be565b909192602061063d60019286519060206040926001600160f81b03198151168352015160208201520190565b9401929101610592565b909192602060606001926001600160a01b03604088516001600160f81b03198151168452858101518685015201511660408201520194019101919091610566565b909192602060808261069d6001948851611bca565b019401929101610528565b64ffffffffff8160b01c166106bc8261495b565b9082151592835f146107b25760015b82156107a95760ff8060015b1691160160ff81116107625760ff6106ef9116612ef0565b93610776575b5061070e575b506001600160f01b0319926040916104da565b926040519361071e604086611d34565b600160f91b8552602085015281515f1981019290831161076257610759836001600160f01b031996610752604096856132c2565b52826132c2565b509150926106fb565b634e487b7160e01b5f52601160045260245ffd5b60405190610785604083611d34565b5f825260208201526107975f856132c2565b526107a25f846132c2565b50866106f5565b60ff805f6106d7565b5f6106cb565b61080d906040516107ca604082611d34565b600181525f6020820152604051906107e3606083611d34565b81525f60208201526fffffffffffffffffffffffffffffffff8516604082015261075282856132c2565b50846104af565b61081e81836120f9565b908380610864575b1561085757600181018082116107625760019261085091905b610849828a6132c2565b52876132c2565b500161049b565b610850600192829061083f565b5080851115610826565b602090610879611d6a565b8282890101520161048c565b60ff8460d81c1692610468565b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05767ffffffffffffffff6044358181116101d0576108e4903690600401611c13565b50506064358181116101d0576108fe903690600401611c13565b50506084359081116101d057610918903690600401611b39565b505030036102c15760206040517fbc197c81000000000000000000000000000000000000000000000000000000008152f35b346101d0576101ab5f61095e366004611b67565b9150610968612208565b61225d565b346101d0575f3660031901126101d05760206040516305a39a808152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d0575f525f60205260405f206024355f52602052602060406109dc6109d7825f2080549061390e565b6139c0565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b346101d0575f3660031901126101d057602060405160198152f35b60603660031901126101d0576004356001600160a01b03811681036101d0576044359067ffffffffffffffff82116101d057610a666101ab923690600401611b8c565b91610a6f612208565b60243590611ed3565b346101d0575f3660031901126101d05760206006546001600160a01b0360405191168152f35b346101d05760a03660031901126101d0576001600160a01b0360043581811681036101d0576044359180831683036101d057606435908116036101d0576084356001600160f81b0319811681036101d057602092610aff9260243590611e09565b6040519015158152f35b346101d0575f3660031901126101d0576007546001600160a01b033381831603610b71576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b7f118cdaa7000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b346101d0575f3660031901126101d057610bb5612177565b5f6001600160a01b036007546001600160a01b0319809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0575f526009602052602060ff610c4460405f205460405192839116611bbd565bf35b346101d057366003190160a081126101d0576080136101d0576001600160a01b036084358181168082036101d057610c7c612208565b60043560088110156101d057602435938416938481036101d05760443591610ca5838383613d94565b95335f52600560205260405f20875f5260205260405f2054948515610d2a576101ab97335f52600560205260405f20905f526020525f604081205560405190610cee8285611bbd565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a36145b1565b7f969bf728000000000000000000000000000000000000000000000000000000005f5260045ffd5b6003196060368201126101d05767ffffffffffffffff9081600435116101d05761016090600435360301126101d0576024359081116101d057610d99903690600401611b8c565b6001600160a01b0360443516604435036101d057610db5611d6a565b50610dbe612208565b6008610104600435013510156101d0576001600160a01b03610de86101046004350135600a611d1e565b54168015611624576004356004013560088110156101d0571580611607575b806115ff575b156115ed575f925b610e27846044356004356004016129c8565b610e3661014460043501611d9e565b90610e4b60a460043501600435600401611db3565b90507e0400000000000000000000000000000000000000000000000000000000000080604051947fd559f94e0000000000000000000000000000000000000000000000000000000086526001600160a01b0360443516600487015216146024840152151560448301526020826064815f875af1918215611384575f926115b9575b50825f525f60205260405f20825f5260205260405f20610ef660c46004350160043560040161297a565b71ffff00000000000000000000000000000000610f1b61014460049a949a3501611d9e565b60701c16905f90600881116115a2575f995f198b5b83811061147a57508b8a9b9c9a9798999a611450575b506019811115611406575b50610f5d918491614b48565b156113f9575b8061124a575b50878587600160f11b84161561122e57505050909150610f9360c46004350160043560040161297a565b90610f9d82612ed8565b91610fab6040519384611d34565b8083526020830191368260061b8201116101d05793879389938b93878e98925b8260061b820184106111e257505050509161106d600196949261101f6110739997955b61100260a460043501600435600401611db3565b9161101760e46004350160043560040161297a565b93909261424c565b50907fffffffffffffffffffff00000000ffffffffffffffffffffffffffffffffffff75ffffffff0000000000000000000000000000000000006004356004019360901b169116178a6144ce565b886134d5565b90816111da575b505061108a602460043501611de9565b8361109a61014460043501611d9e565b7fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf4936040518061110b6001600160a01b0360446004350135971694346044358b8592936001600160f01b03199195946001600160a01b0360609460808701988752166020860152604085015216910152565b0390a461111c600435600401612f4e565b96926008819593929510156111c65760809761114195826111b2575b5050505061326b565b60405191611150604084611d34565b611161610104600435013584611dfd565b602083015260405191611175606084611d34565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610c446040518092611bca565b6111bd933393612fcd565b86808080611138565b634e487b7160e01b5f52602160045260245ffd5b55848061107a565b939750939750935093506040843603126101d057602060409182516112078482611d34565b61121087611bfe565b8152828701358382015281520193019388948b938d97938c96610fcb565b6110739561106d6001969561101f6112455f612ef0565b610fee565b9091925061126260a460043501600435600401611db3565b809291921561138f579088949392915f5b81811061128257505050610f69565b90919293949550600460206001600160a01b036112ab60406112a586888b6141d9565b01611de9565b16604051928380927f18160ddd0000000000000000000000000000000000000000000000000000000082525afa8015611384575f90611351575b60649150048080046001148115171561076257831161130d5760010190899594939291611273565b606460405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152fd5b506020813d60201161137c575b8161136b60209383611d34565b810103126101d057606490516112e5565b3d915061135e565b6040513d5f823e3d90fd5b608460405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201527f66657246656500000000000000000000000000000000000000000000000000006064820152fd5b90600160f11b1790610f63565b60ff919294965016906001820182116107625789957fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff6001610f5d940160e01b9116179391610f51565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c610f46565b61148d6114888286866141c9565b6141e9565b6001600160f81b031960206114a38488886141c9565b013591168061152c57506114b8428211613f1c565b6305a39a8042018042116107625781116114e8578d81116114df575b506001905b01610f30565b9c5060016114d4565b606460405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152fd5b600160f91b81036115525750828110611549575b506001906114d9565b91506001611540565b600160f81b8103611577575085811161156e57506001906114d9565b94506001611540565b7fa5a5eb28000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b63c3e33c9960e01b5f52600452600860245260445ffd5b9091506020813d6020116115e5575b816115d560209383611d34565b810103126101d057519085610ecc565b3d91506115c8565b6001600160a01b036008541692610e15565b508115610e0d565b5061161c60a460043501600435600401611db3565b905015610e07565b5f8080610104600435013561218c565b346101d0575f3660031901126101d057602060405160018152f35b346101d05760803660031901126101d057600860043510156101d0576024356001600160a01b03811681036101d05760643580151581036101d0576101ab91611696612208565b6044359061225d565b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0576116cc612177565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b346101d05760203660031901126101d05760043560088110156101d0576117346001600160a01b0391600a611d1e565b54168061175a575f905b604080516001600160a01b039290921682526020820192909252f35b6040517fc1292cc3000000000000000000000000000000000000000000000000000000008152602081600481855afa908115611384575f9161179e575b509061173e565b90506020813d6020116117c8575b816117b960209383611d34565b810103126101d0575182611797565b3d91506117ac565b346101d0575f3660031901126101d05760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346101d057611823366004611b67565b61182e929192612177565b6001600160a01b0383169283156119155760088310156111c6576003830361190e57505f838152600960205260409020805460ff191660ff841617905561187682600a611d1e565b836001600160a01b0319825416179055823b156101d057604051907fabd135e60000000000000000000000000000000000000000000000000000000082528060048301525f8260248183885af1908115611384577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a0926020926118fe575b50604051908152a3005b5f61190891611d34565b856118f4565b5f9261218c565b606460405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152fd5b346101d0575f3660031901126101d0576020604051620493e08152f35b346101d05760803660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760643567ffffffffffffffff81116101d0576119c7903690600401611b39565b505030036102c15760206040517f150b7a02000000000000000000000000000000000000000000000000000000008152f35b346101d0575f3660031901126101d05760206008546001600160a01b0360405191168152f35b346101d0576060611a346102fe366004611afb565b90604051921515835260208301526040820152f35b346101d05760203660031901126101d057600435907fffffffff0000000000000000000000000000000000000000000000000000000082168092036101d057817f01ffc9a70000000000000000000000000000000000000000000000000000000060209314908115611abd575b5015158152f35b7f4e2312e00000000000000000000000000000000000000000000000000000000091501483611ab6565b35906001600160a01b03821682036101d057565b908160a09103126101d057611b0f81611ae7565b91602082013591604081013560088110156101d057916080611b3360608401611ae7565b92013590565b9181601f840112156101d05782359167ffffffffffffffff83116101d057602083818601950101116101d057565b908160609103126101d057803560088110156101d057916040611b3360208401611ae7565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460071b0101116101d057565b9060088210156111c65752565b60406060916001600160a01b0360208251611be6878251611bbd565b01511660208501526020810151828501520151910152565b35906001600160f81b0319821682036101d057565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460051b0101116101d057565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f2091825494611c7486611fce565b95909660088210156111c65760018214611cea579060ff611c9b94939260d81c1686611ff2565b949094928515611cdd576040611cb28580936120f9565b01519482611cd2575b5050611cc357565b905f1981146107625760010190565b11159050825f611cbb565b505f945084935083925050565b95969394505050505f14611d14576fffffffffffffffffffffffffffffffff600192169291929190565b5f92508291508190565b9060088110156111c6575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff821117611d5657604052565b634e487b7160e01b5f52604160045260245ffd5b60405190611d79606083611d34565b5f6040838151611d898382611d34565b83815283602082015281528260208201520152565b356001600160f01b0319811681036101d05790565b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d0576020019160608202360383136101d057565b356001600160a01b03811681036101d05790565b60088210156111c65752565b926001600160a01b03841633148015611eca575b15611e86576001600160f81b031916611e7f577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c15611e6657611e6393506132d6565b90565b91611e7a915f93611e75612208565b6132d6565b915d90565b5050505f90565b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152fd5b50303314611e1d565b83159392918480611fb9575b611fb2576001600160a01b03918281165f525f60205260405f20825f5260205260405f2092611f0f8383866133e7565b917e08000000000000000000000000000000000000000000000000000000000000808460701b1614611f6e5785611f5a948892611f619a5f14611f63575f945b8516151595886134d5565b905561326b565b565b846008541694611f4f565b606460405162461bcd60e51b815260206004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b5050505050565b503415611edf565b9190820391821161076257565b60e81c60ff1680611fe057505f905f90565b5f198101919082116107625760019190565b91939092600494600485111561209557600195600185015460ff9060ff866001600160a01b0387160116925f5b8981106120375750505050505050505050505f905f90565b8060031b8181046008148215171561208257848487921c16148061206f575b612061578a0161201f565b999a98505050505050505050565b5061207d888888848d613dcf565b612056565b601183634e487b7160e01b5f525260245ffd5b9091929594505f5b8481106120b157505050505090505f905f90565b6120be848484848b613dcf565b6120ca5760010161209d565b95505050505060019190565b601a8210156120e55701905f90565b634e487b7160e01b5f52603260045260245ffd5b611e6391612105611d6a565b5061211381600284016120d6565b905460039190911b1c91600160a31b83161561215857601c915f520160205260405f20600160405191612147604084611d34565b805483520154602082015290613e5b565b5050604051612168604082611d34565b5f81525f602082015290613e5b565b6006546001600160a01b0333911603610b7157565b916001600160a01b03608494926121b1604051956121ab604088611d34565b86611dfd565b166020840152604051926121c6606085611d34565b835260208301526040820152612206604051917f391102fb0000000000000000000000000000000000000000000000000000000083526004830190611bca565bfd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c612235576001905d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f209261228b8583866133e7565b90612296868461452b565b6001600160a01b03339116036128eb57600160f01b808360701b16146128a7576122cc4264ffffffffff8460b01c161115613f1c565b600160f11b8216612742575b831561273b5760ff8260d81c165a8115801561272e575b156126ff57620bbdf28110156126e657505f5b8181106126d85750505f5b915b8215958693846126c8575b61235d6040519561232c604088611d34565b60608752606060208801526123478360ff8760d81c16611fc1565b90156126bc578a92919060ff60015b1690612f75565b61236681612ed8565b6123736040519182611d34565b81815261237f82612ed8565b601f190136602083013787525f5b81811061256d575050881561252257505081612519575b506001600160a01b0384163b156101d0576040517f42966c680000000000000000000000000000000000000000000000000000000081528760048201525f81602481836001600160a01b038a165af1801561138457612509575b50865f5f600160f01b84166124e4575b604080519182523360208301526fffffffffffffffffffffffffffffffff8516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b8351518110156124aa57806124a4878a61249a60019589613f67565b938c939193614007565b0161247e565b50915094936124ba575b50505050565b5f60016124db956fffffffffffffffffffffffffffffffff83941694614007565b5f8080806124b4565b50508351515f1981019150811161076257612500889185613f67565b5090915061240e565b5f61251391611d34565b5f6123fe565b5f90555f6123a4565b90918160d81b60ff60d81b1985161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a361247c565b9091925060ff8560d81c166125828285612f75565b036126ac576019905b600160a31b61259d83600288016120d6565b9054600391821b1c906125b38560028a016120d6565b90918254915f19911b1b19169055806125cd848c516132c2565b5216156126a35760208801515115612658575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107625760208d015194848101918282116107625760019861263461263a945f996132c2565b526132c2565b528252601c87016020526040822082815501555b01908a929161238d565b8260011b6001600160ff1b03841684036107625761267581612ed8565b906126836040519283611d34565b808252612692601f1991612ed8565b0136602083013760208901526125e0565b6001915061264e565b6126b68184612f75565b9061258b565b8a92919060ff5f612356565b600160f01b83161515945061231a565b6126e191611fc1565b61230d565b620bbdf119810190811161076257620569c99004612302565b7f34edfe31000000000000000000000000000000000000000000000000000000005f52621127bb60045260245ffd5b50621127bb8110156122ef565b5f9161230f565b9261275b63ffffffff8360909894989795971c16613b32565b945f945b60208701518051871015612898576001600160f81b031961278588600160f81b936132c2565b5151160361288c575f5b87518051821015612878576127c85f6001600160a01b0360406127b48660ff966132c2565b510151168c600294859160d81c168b611ff2565b91901561287057816127db9189016120d6565b905460039190911b1c600160a31b81161561286657505f52601c8601602052600160405f2001545b602061281289828c01516132c2565b510151116128225760010161278f565b606460405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152fd5b905060a41c612803565b50505f612803565b5050929190946001905b019490919261275f565b92919094600190612882565b509194509294509490946122d8565b606460405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152fd5b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152fd5b1561293657565b606460405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d057602001918160061b360383136101d057565b908160209103126101d0575180151581036101d05790565b91906001600160a01b038091168015612e94576129e79030141561292f565b6129f0836140fc565b6129fd60e084018461297a565b600a8111612e7d575f905f925b818410612deb575050612710915011612da757612a2a60a0840184611db3565b60058111612d905792821692831580159290915f5b818110612bd35750505090612bc1575b612bbc57602092612a61848201611de9565b90612a7182638f8b138e866141fe565b612b7857849291612a8761014060449301611d9e565b946001600160f01b031960405196879586947f52cdc6a60000000000000000000000000000000000000000000000000000000086521660048501521660248301525afa908115611384575f91612b4b575b5015612ae15750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b612b6b9150823d8411612b71575b612b638183611d34565b8101906129b0565b5f612ad8565b503d612b59565b6064856040519062461bcd60e51b82526004820152601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152fd5b505050565b50823560088110156101d05715612a4f565b6001600160f81b031980612beb6114888486886141d9565b1615612bfb6114888486886141d9565b9015612d64575050602080612c118385876141d9565b0135151580612d4a575b15612d22576fffffffffffffffffffffffffffffffff81612c3d8486886141d9565b01351181612c4c8486886141d9565b013590612cf757508486612cd3575b15612c695750600101612a3f565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f722066656500000000000000000000000000000000000000000000000000006064820152fd5b50612cf2612ce760406112a58587896141d9565b63b6e306ac8a6141fe565b612c5b565b7f1f4d5abe000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f1f2a2005000000000000000000000000000000000000000000000000000000005f5260045ffd5b5086612d5c60406112a58587896141d9565b161515612c1b565b7ffba5809f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152fd5b909184612e01612dfc8686866141c9565b611de9565b1615612e39576020612e148585856141c9565b01359061ffff82168092036101d057600191612e2f91612f75565b9301929190612a0a565b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152fd5b67ffffffffffffffff8111611d565760051b60200190565b90612efa82612ed8565b6040612f096040519283611d34565b8382528193612f1a601f1991612ed8565b01915f5b838110612f2b5750505050565b6020908351612f3a8582611d34565b5f8152825f81830152828501015201612f1e565b9081359160088310156101d057612f6760208201611de9565b916060604083013592013590565b9190820180921161076257565b15612f8957565b606460405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152fd5b9290919260088110156111c6576002811461322c5760030361308d5750612ff4828261452b565b6001600160a01b039081168482161492828216803b156101d0576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561138457611f619561307d575b5083613065575b505050612f82565b61307391929350309361452b565b16145f808061305d565b5f61308791611d34565b5f613056565b604080517efdd58e000000000000000000000000000000000000000000000000000000008082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa9586156131f3575f966131fd575b50823b156101d0578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af180156131f35791859492916131809694926131e3575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa9384156131da57505f936131a8575b5050611f61926131a291612f75565b14612f82565b9080929350813d83116131d3575b6131c08183611d34565b810103126101d0575190826131a2613193565b503d6131b6565b513d5f823e3d90fd5b5f6131ed91611d34565b5f613155565b87513d5f823e3d90fd5b9095508481813d8311613225575b6132158183611d34565b810103126101d05751945f6130ef565b503d61320b565b50611f6193925061325582613250836132476131a296614c9b565b96309084614d1b565b614c9b565b92612f75565b91908110156120e55760071b0190565b905f5b81811061327a57505050565b61328d61328882848661325b565b612f4e565b60088492959410156111c6576001948583036132ae575b505050500161326e565b6132b9933393612fcd565b5f8080806132a4565b80518210156120e55760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f5260205261331063ffffffff60405f205460901c16613b32565b935f9160408601955b805180518510156133d5578461332e916132c2565b5198875151156133b8575b89830199810198905f5b89519081518110156133a55761ffff866133608f849051956132c2565b51015116918281029281840414901517156107625761339f8b8f8b8f958b8f93613396886127108360019c5116950497516132c2565b515116936146bb565b01613343565b50909a5090985050600190930192613319565b6133d08b828c015116848c015190883091888c6146bb565b613339565b50975050505050505091505151151590565b549291836134d1576001600160a01b03821691825f52600960205260ff60405f20541660088110156111c657156134c857506020906024604051809481937f4f558e7900000000000000000000000000000000000000000000000000000000835260048301525afa908115611384575f916134a9575b501561346557565b606460405162461bcd60e51b815260206004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b6134c2915060203d602011612b7157612b638183611d34565b5f61345d565b5f80935061218c565b5050565b92939496919590963461385d575b9596955f5b8181106134fb5750505050505050905090565b61350961328882848a61325b565b909392916008831015806111c6576001841461384d5761352b83878487614a34565b82158015613840575b156137fc576001600160a01b0388168015906137de575b15613774576111c6578c9b6003841480613745575b6136cb575b90613577838783878f9897968f614761565b9e909e806136c3575b6135e8575b50946001956001600160a01b036040916135a183518097611bbd565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038d1692a35b019796976134e8565b6001600160a01b0391946135fb9161452b565b168c813314918215613643575b5050156136175789928c613585565b7fc6cd8a0b000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b9091506001600160a01b036040928351927fe985e9c50000000000000000000000000000000000000000000000000000000084526004840152336024840152826044816020948594165afa9283156131da57505f926136a6575b50508c5f613608565b6136bc9250803d10612b7157612b638183611d34565b5f8061369d565b508915613580565b9291909b6001600160a01b03166001600160a01b038d161480159061373b575b15613713576136fa8a8e61452b565b6001600160a01b031630146137135790919a8c9b613565565b7f66309bde000000000000000000000000000000000000000000000000000000005f5260045ffd5b50898514156136eb565b509b506001600160a01b0381165f52600960205260ff60405f2054169b60088d10156111c6578d9c1515613560565b608460405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152fd5b506137f78263eb9ae17c6001600160a01b038b166141fe565b61354b565b606460405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152fd5b50505f6003841415613534565b50505050600191509897986135df565b968061386882611fce565b50156138ca575b61387b91503490612f75565b9684604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038b1692a36134e3565b5060ff8160d81c169060018201809211610762577fffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff61387b9260e81b91161761386f565b90600160f01b61391c611d6a565b91161561392f57506019611e63916120f9565b905090565b67ffffffffffffffff8111611d5657601f01601f191660200190565b5160088110156111c65790565b6020818303126101d05780519067ffffffffffffffff82116101d0570181601f820112156101d05780519061399182613934565b9261399f6040519485611d34565b828452602083830101116101d057815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b15613a0d576139e18151613950565b60088110156111c657600314613a9b575b6139fc8151613950565b60088110156111c657600414613a2b575b5050613a185f613934565b613a256040519182611d34565b5f815290565b60205f9101516024604051809481937f0e89341c00000000000000000000000000000000000000000000000000000000835260048301525afa5f9181613a77575b50611e635780613a0d565b613a949192503d805f833e613a8c8183611d34565b81019061395d565b905f613a6c565b6020810151604051907fc87b56dd00000000000000000000000000000000000000000000000000000000825260048201525f81602481865afa5f9181613aed575b50613ae757506139f2565b91505090565b613b029192503d805f833e613a8c8183611d34565b905f613adc565b51906001600160f81b0319821682036101d057565b51906001600160a01b03821682036101d057565b9060408051606090613b448282611d34565b8181526020908282820152828482015263ffffffff819616908115613d8c57505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c80825201018152835184019082820184868403126101d0578386015167ffffffffffffffff908181116101d05787019682603f890112156101d0578588015197613bdf89612ed8565b98613bec86519a8b611d34565b808a528589898c019202830101918583116101d0578601905b828210613d4557505050838101518281116101d05781019683603f890112156101d0578688015197613c3689612ed8565b98613c4387519a8b611d34565b808a5286898b019160061b830101918683116101d0578701905b828210613d0d575050508101519182116101d057019281603f850112156101d0578484015190613c8c82612ed8565b94613c9985519687611d34565b828652848787019360061b8201019384116101d0578401915b838310613cc757505050508601528401528252565b848784840301126101d057845190613cdf8683611d34565b613ce884613b1e565b8252878401519061ffff821682036101d0578289928389950152815201920191613cb2565b878a838b0301126101d0578988918251613d278482611d34565b613d3085613b09565b81528285015183820152815201910190613c5d565b8989838a0301126101d057888a918851613d5f8482611d34565b613d6885613b09565b81528285015183820152613d7d8a8601613b1e565b8a820152815201910190613c05565b955050505050565b916001600160a01b0360405192613daf602085018096611bbd565b166040830152606082015260608152613dc9608082611d34565b51902090565b91613ddd82600285016120d6565b90549060031b1c9360088210156111c6576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16613e5257600214613e4957600160a31b831615613e4057601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b613e63611d6a565b50613e6d8161496d565b90604091825193613e7e8486611d34565b613e888286611dfd565b6001600160a01b0383166020860152600160a31b8316613ef4575060088110156111c657600303613ed457905f91815193613ec4606086611d34565b845260a41c602084015282015290565b815192613ee2606085611d34565b83525f602084015260a41c9082015290565b80939250602091505192015191815193613f0f606086611d34565b8452602084015282015290565b15613f2357565b606460405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152fd5b915f915f93613f778282516132c2565b5194613f828661496d565b956001600160a01b0381169587600160a31b831615613fe057505050506020019081518160011b916001600160ff1b038116036107625781613fc3916132c2565b519151906001810180911161076257613fdb916132c2565b519091565b6008919395508092945010156111c657600303613ffe575060a41c91565b92915060a41c90565b92939195949094156140eb57614024620493e0338385888b61497f565b6140e3579460088110156111c657600381146140da575b335f52600560205260405f20614052838684613d94565b5f5260205260405f20614066878254612f75565b90556001600160a01b038094169586926140836040518094611bbd565b602083015260408201527fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a3167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b6001955061403b565b505050505050565b92909150611f6194935033936145b1565b80359060088210156101d057811561418d5761414f60609282600360206001600160a01b0395019261414361413085611de9565b6040850135988995013594859184614a34565b1461417a575b50611de9565b165f525f60205260405f20905f52602052611f6160405f205460701b600160f11b809116141561292f565b6001614187911115612f82565b5f614149565b611f6191506001600160a01b036141a660208301611de9565b161590816141b5575b50612f82565b90506040606082013591013517155f6141af565b91908110156120e55760061b0190565b91908110156120e5576060020190565b356001600160f81b0319811681036101d05790565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa908115611384575f91614233575090565b611e63915060203d602011612b7157612b638183611d34565b9190949293948015806144c5575b806144bd575b6144b2576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106144625750505050601f19928388820301868901528280835192838152019201905f5b81811061442b5750505082878203016060880152898152019085885f5b8b81106143e95750506142e49203908101865285611d34565b8351902094855f5260028352815f20549263ffffffff809416806143e0575060019460015498858a1686811461076257600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff09283156143d357525f8681526003845285812080546001600160a01b0319166001600160a01b039485161790555b8181106143a0575050505050505050565b8790875f5260048552865f20846143bb612dfc84878b6141c9565b165f528552865f208260ff198254161790550161438f565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b036143fe84611ae7565b168152868301359061ffff82168092036101d05787810191909152850192918791908601906001016142cb565b91936144556001929486519060206040926001600160f81b03198151168352015160208201520190565b94019101918793926142ae565b91939450919482806001926001600160f81b031961447f8a611bfe565b1681528b8901358c8201526001600160a01b0361449d8c8b01611ae7565b168b8201520196019101918894939192614288565b505f94508493505050565b508515614260565b5081511561425a565b919091813560088110156101d0578015614525579161451291600160f01b94936144fa60208401611de9565b906003810361451657601960405f955b013593614bca565b1790565b6019604060608601359561450a565b50505090565b60209060246001600160a01b039360405194859384927f6352211e0000000000000000000000000000000000000000000000000000000084526004840152165afa908115611384575f9161457d575090565b90506020813d6020116145a9575b8161459860209383611d34565b810103126101d057611e6390613b1e565b3d915061458b565b93929190938215806146a7575b611fb25760088110156111c6576001811461468757906145df939291614d82565b905f604051928051602038920183855af11561467e573d15614665575b503d81523d5f602083013e3d810161461b602082019283604052614e81565b15614624575050565b907f5472616e73666572206661696c656400000000000000000000000000000000006064809362461bcd60e51b845260206024820152600f60448201520152fd5b3b15614671575f6145fc565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b50505f809350809138935af11561469a57565b63b12d13eb5f526004601cfd5b5060088110156111c65760038114156145be565b90949293919483156140e3576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd733560203083149586614733575b604051948986521693a415614728575080613255846132506131a294613247611f6198614c9b565b9091611f6193614d1b565b8085165f525f825260405f20865f5282528a6147598a5f60408120936002855486614761565b509055614700565b929193909460088510156111c65760038503614929575b60ff9160ff8760d81c169561478c8861495b565b9060198910156148e557159081156148db575b501561487157869282866147b493868a614bca565b60048210156147e1575b5091505060019150018091116107625760ff60d81b199060d81b91161790600190565b6001600160a01b03936001808701968754956004861461481c575b505050906148109460ff9216011691614fc2565b90555f808083816147be565b9396935f9291905b86841061483457509693966147fc565b91939495509196956148618491898461484d82886120f9565b60208b818351015116910151011691614fc2565b9701918995949391979697614824565b608460405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f7220746860448201527f697320774e4654000000000000000000000000000000000000000000000000006064820152fd5b905087105f61479f565b606460405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152fd5b61493c82848760ff8a60d81c1688611ff2565b906149475750614778565b92509290506149569350614eb7565b905f90565b60e01c60ff1680611fe057505f905f90565b60a01c60071660088110156111c65790565b91939092801580614a20575b614a155760088310156111c65760018314614a0457833b156149fa575f946149b293614d82565b906040519383835192602038950192f1903d60203d116149f2575b806020918352805f8385013e820101604052816149e8575090565b611e639150614e81565b5060206149cd565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156111c657600383141561498b565b919290600883101593846111c657600284149182159283614b3b575b868115614b2b575b50158015614af6575b614aed57501590848215614adf575b505015614a9b571591821592614a8a575b505015612d2257565b9091506111c6576003145f80614a81565b606460405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152fd5b9091506111c6575f84614a70565b9150919261218c565b506001600160a01b03807f00000000000000000000000000000000000000000000000000000000000000001690821614614a61565b90506111c6576004851486614a58565b505f955060038514614a50565b9091614b7f9064ffffffffff614b5d8261495b565b509160b01c1615614bc3576001905b15614bba5760ff8060015b169116612f75565b8203614bb45760028210918215614b9557505090565b909150156120e557614baf6001600160f81b0319916141e9565b161590565b50505f90565b60ff805f614b77565b5f90614b6c565b9290939160088110156111c65760028103614c9557855b600482141580614c7f575b614c5c575090614bfb91614fa0565b614c21614c0b85600286016120d6565b819391549060031b91821b915f19901b19161790565b905580614c47575b5082614c3457505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f614c29565b614c0b949650614c7b959350600292614c7492614f7f565b94016120d6565b9055565b506b0fffffffffffffffffffffff811115614bec565b82614be1565b60206001600160a01b03916024604051809481937f70a08231000000000000000000000000000000000000000000000000000000008352306004840152165afa908115611384575f91614cec575090565b90506020813d602011614d13575b81614d0760209383611d34565b810103126101d0575190565b3d9150614cfa565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615614d64575b50505f606052604052565b3b153d171015614d75575f80614d59565b637939f4245f526004601cfd5b92909260088110156111c65760028114614e3057600314614df457604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c4820152611e638160e481015b03601f198101835282611d34565b6040516323b872dd60e01b60208201523060248201526001600160a01b039091166044820152606481019290925250611e638160848101614de6565b506040517fa9059cbb0000000000000000000000000000000000000000000000000000000060208201526001600160a01b03909116602482015260448101919091529050611e638160648101614de6565b80518015918215614e9157505090565b60209081015192508110614ea6575b50151590565b5f199060200360031b1b165f614ea0565b6002810192614ec683856120d6565b90549060031b1c90600160a31b8216614f6157614ee6908260a41c612f75565b916b0fffffffffffffffffffffff8311614f26575091614f20614c0b92846001600160a01b03614f18614c7b9761496d565b911690614f7f565b936120d6565b9193614f4f614c0b85614f20856001600160a01b03614f47601c9a9861496d565b911690614fa0565b90555f5201602052600160405f200155565b935050601c915f5201602052614c7b600160405f2001918254612f75565b9160088310156111c6576001600160a01b039060a41b9260a01b9116171790565b9060088210156111c6576001600160a01b03600160a31b9260a01b9116171790565b90918260031b92808404600814901517156107625760ff809116831b921b1916179056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const wrapperDeployed = {
  code: '0x6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714611a49575080630fcf9b3c14611a1f57806310118ebb146119f9578063150b7a02146119765780632430155914611959578063320a18dc14611813578063331758e6146117d05780633360aa3c1461170457806339e899ee1461169f57806342fb01a81461164f57806345acb471146116345780634d36d08514610d52578063576f630214610c4657806366967cbb14610c00578063715018a614610b9d57806379ba509714610b095780637f6d4c9314610a9e5780638da5cb5b14610a7857806391ddb14614610a23578063980550ca14610a085780639a7b05091461098b578063a1ecc7b81461096d578063a50410401461094a578063bc197c8114610892578063c424d4f7146103a7578063e30c397814610381578063f0e5d1ac14610315578063f1551a9c146102e9578063f23a6e611461023e578063f2fde38b146101d45763faf7d72014610171575f80fd5b346101d05760403660031901126101d0576004356001600160a01b03811681036101d0575f6101ab916101a2612208565b6024359061225d565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f80fd5b346101d05760203660031901126101d0576004356001600160a01b038082168092036101d057610202612177565b816001600160a01b03196007541617600755600654167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760843567ffffffffffffffff81116101d05761028f903690600401611b39565b505030036102c15760206040517ff23a6e61000000000000000000000000000000000000000000000000000000008152f35b7f79d104d3000000000000000000000000000000000000000000000000000000005f5260045ffd5b346101d05760406103076102fe366004611afb565b93929092611c44565b835191825260208201529050f35b346101d05760803660031901126101d0576004356001600160a01b03908181168091036101d05760243560088110156101d05760443592831683036101d05761036d915f52600560205260405f209260643591613d94565b5f52602052602060405f2054604051908152f35b346101d0575f3660031901126101d05760206007546001600160a01b0360405191168152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d057604051906103db60e083611d34565b6103e3611d6a565b8252606060208301525f604083015260608083015260606080830152606060a08301525f60c08301525f525f60205260405f206024355f5260205260405f20805461043663ffffffff8260901c16613b32565b91610441828261390e565b845261044c82611fce565b9080156108855760d884901c60ff166001810190811061076257925b61048a61047485612ed8565b946104826040519687611d34565b808652612ed8565b5f5b601f198201811061086e5750505f5b60ff8660d81c1681106108145750506107b8575b50602084015281516060840152600160f11b8116156106a85760408260206001600160f01b03199401515b6080860152015160a084015260701b1660c0820152604051602081526101608101610509602083018451611bca565b60208301519061014060a08401528151809152602061018084019201905f5b818110610688575050506001600160a01b0360408401511660c0830152606083015190601f198382030160e0840152602080835192838152019201905f5b81811061064757505050608083015190601f1983820301610100840152602080835192838152019201905f5b8181106106115750505060a083015190601f1983820301610120840152602080835192838152019201905f5b8181106105e2575050506001600160f01b031960c083940151166101408301520390f35b825180516001600160a01b0316855260209081015161ffff1681860152604090940193909201916001016105be565b909192602061063d60019286519060206040926001600160f81b03198151168352015160208201520190565b9401929101610592565b909192602060606001926001600160a01b03604088516001600160f81b03198151168452858101518685015201511660408201520194019101919091610566565b909192602060808261069d6001948851611bca565b019401929101610528565b64ffffffffff8160b01c166106bc8261495b565b9082151592835f146107b25760015b82156107a95760ff8060015b1691160160ff81116107625760ff6106ef9116612ef0565b93610776575b5061070e575b506001600160f01b0319926040916104da565b926040519361071e604086611d34565b600160f91b8552602085015281515f1981019290831161076257610759836001600160f01b031996610752604096856132c2565b52826132c2565b509150926106fb565b634e487b7160e01b5f52601160045260245ffd5b60405190610785604083611d34565b5f825260208201526107975f856132c2565b526107a25f846132c2565b50866106f5565b60ff805f6106d7565b5f6106cb565b61080d906040516107ca604082611d34565b600181525f6020820152604051906107e3606083611d34565b81525f60208201526fffffffffffffffffffffffffffffffff8516604082015261075282856132c2565b50846104af565b61081e81836120f9565b908380610864575b1561085757600181018082116107625760019261085091905b610849828a6132c2565b52876132c2565b500161049b565b610850600192829061083f565b5080851115610826565b602090610879611d6a565b8282890101520161048c565b60ff8460d81c1692610468565b346101d05760a03660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05767ffffffffffffffff6044358181116101d0576108e4903690600401611c13565b50506064358181116101d0576108fe903690600401611c13565b50506084359081116101d057610918903690600401611b39565b505030036102c15760206040517fbc197c81000000000000000000000000000000000000000000000000000000008152f35b346101d0576101ab5f61095e366004611b67565b9150610968612208565b61225d565b346101d0575f3660031901126101d05760206040516305a39a808152f35b346101d05760403660031901126101d0576004356001600160a01b0381168091036101d0575f525f60205260405f206024355f52602052602060406109dc6109d7825f2080549061390e565b6139c0565b815192839181835280519182918282860152018484015e5f828201840152601f01601f19168101030190f35b346101d0575f3660031901126101d057602060405160198152f35b60603660031901126101d0576004356001600160a01b03811681036101d0576044359067ffffffffffffffff82116101d057610a666101ab923690600401611b8c565b91610a6f612208565b60243590611ed3565b346101d0575f3660031901126101d05760206006546001600160a01b0360405191168152f35b346101d05760a03660031901126101d0576001600160a01b0360043581811681036101d0576044359180831683036101d057606435908116036101d0576084356001600160f81b0319811681036101d057602092610aff9260243590611e09565b6040519015158152f35b346101d0575f3660031901126101d0576007546001600160a01b033381831603610b71576001600160a01b03198092166007556006549133908316176006553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b7f118cdaa7000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b346101d0575f3660031901126101d057610bb5612177565b5f6001600160a01b036007546001600160a01b0319809116600755600654908116600655167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0575f526009602052602060ff610c4460405f205460405192839116611bbd565bf35b346101d057366003190160a081126101d0576080136101d0576001600160a01b036084358181168082036101d057610c7c612208565b60043560088110156101d057602435938416938481036101d05760443591610ca5838383613d94565b95335f52600560205260405f20875f5260205260405f2054948515610d2a576101ab97335f52600560205260405f20905f526020525f604081205560405190610cee8285611bbd565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a36145b1565b7f969bf728000000000000000000000000000000000000000000000000000000005f5260045ffd5b6003196060368201126101d05767ffffffffffffffff9081600435116101d05761016090600435360301126101d0576024359081116101d057610d99903690600401611b8c565b6001600160a01b0360443516604435036101d057610db5611d6a565b50610dbe612208565b6008610104600435013510156101d0576001600160a01b03610de86101046004350135600a611d1e565b54168015611624576004356004013560088110156101d0571580611607575b806115ff575b156115ed575f925b610e27846044356004356004016129c8565b610e3661014460043501611d9e565b90610e4b60a460043501600435600401611db3565b90507e0400000000000000000000000000000000000000000000000000000000000080604051947fd559f94e0000000000000000000000000000000000000000000000000000000086526001600160a01b0360443516600487015216146024840152151560448301526020826064815f875af1918215611384575f926115b9575b50825f525f60205260405f20825f5260205260405f20610ef660c46004350160043560040161297a565b71ffff00000000000000000000000000000000610f1b61014460049a949a3501611d9e565b60701c16905f90600881116115a2575f995f198b5b83811061147a57508b8a9b9c9a9798999a611450575b506019811115611406575b50610f5d918491614b48565b156113f9575b8061124a575b50878587600160f11b84161561122e57505050909150610f9360c46004350160043560040161297a565b90610f9d82612ed8565b91610fab6040519384611d34565b8083526020830191368260061b8201116101d05793879389938b93878e98925b8260061b820184106111e257505050509161106d600196949261101f6110739997955b61100260a460043501600435600401611db3565b9161101760e46004350160043560040161297a565b93909261424c565b50907fffffffffffffffffffff00000000ffffffffffffffffffffffffffffffffffff75ffffffff0000000000000000000000000000000000006004356004019360901b169116178a6144ce565b886134d5565b90816111da575b505061108a602460043501611de9565b8361109a61014460043501611d9e565b7fa90a3b8dae41ae10a708d32fec7bf12da5c90879c98b9c4cca3c8fba91ddf4936040518061110b6001600160a01b0360446004350135971694346044358b8592936001600160f01b03199195946001600160a01b0360609460808701988752166020860152604085015216910152565b0390a461111c600435600401612f4e565b96926008819593929510156111c65760809761114195826111b2575b5050505061326b565b60405191611150604084611d34565b611161610104600435013584611dfd565b602083015260405191611175606084611d34565b825260208201525f60408201525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d610c446040518092611bca565b6111bd933393612fcd565b86808080611138565b634e487b7160e01b5f52602160045260245ffd5b55848061107a565b939750939750935093506040843603126101d057602060409182516112078482611d34565b61121087611bfe565b8152828701358382015281520193019388948b938d97938c96610fcb565b6110739561106d6001969561101f6112455f612ef0565b610fee565b9091925061126260a460043501600435600401611db3565b809291921561138f579088949392915f5b81811061128257505050610f69565b90919293949550600460206001600160a01b036112ab60406112a586888b6141d9565b01611de9565b16604051928380927f18160ddd0000000000000000000000000000000000000000000000000000000082525afa8015611384575f90611351575b60649150048080046001148115171561076257831161130d5760010190899594939291611273565b606460405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152fd5b506020813d60201161137c575b8161136b60209383611d34565b810103126101d057606490516112e5565b3d915061135e565b6040513d5f823e3d90fd5b608460405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201527f66657246656500000000000000000000000000000000000000000000000000006064820152fd5b90600160f11b1790610f63565b60ff919294965016906001820182116107625789957fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff6001610f5d940160e01b9116179391610f51565b60b01b7affffffffff0000000000000000000000000000000000000000000016909417938c610f46565b61148d6114888286866141c9565b6141e9565b6001600160f81b031960206114a38488886141c9565b013591168061152c57506114b8428211613f1c565b6305a39a8042018042116107625781116114e8578d81116114df575b506001905b01610f30565b9c5060016114d4565b606460405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152fd5b600160f91b81036115525750828110611549575b506001906114d9565b91506001611540565b600160f81b8103611577575085811161156e57506001906114d9565b94506001611540565b7fa5a5eb28000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b63c3e33c9960e01b5f52600452600860245260445ffd5b9091506020813d6020116115e5575b816115d560209383611d34565b810103126101d057519085610ecc565b3d91506115c8565b6001600160a01b036008541692610e15565b508115610e0d565b5061161c60a460043501600435600401611db3565b905015610e07565b5f8080610104600435013561218c565b346101d0575f3660031901126101d057602060405160018152f35b346101d05760803660031901126101d057600860043510156101d0576024356001600160a01b03811681036101d05760643580151581036101d0576101ab91611696612208565b6044359061225d565b346101d05760203660031901126101d0576004356001600160a01b0381168091036101d0576116cc612177565b806001600160a01b031960085416176008557fd994e4baf7e6860a04ea570b91079c3172b2e93b38306cdf651dc03973d800a05f80a2005b346101d05760203660031901126101d05760043560088110156101d0576117346001600160a01b0391600a611d1e565b54168061175a575f905b604080516001600160a01b039290921682526020820192909252f35b6040517fc1292cc3000000000000000000000000000000000000000000000000000000008152602081600481855afa908115611384575f9161179e575b509061173e565b90506020813d6020116117c8575b816117b960209383611d34565b810103126101d0575182611797565b3d91506117ac565b346101d0575f3660031901126101d05760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346101d057611823366004611b67565b61182e929192612177565b6001600160a01b0383169283156119155760088310156111c6576003830361190e57505f838152600960205260409020805460ff191660ff841617905561187682600a611d1e565b836001600160a01b0319825416179055823b156101d057604051907fabd135e60000000000000000000000000000000000000000000000000000000082528060048301525f8260248183885af1908115611384577f9c9be6f6e3632b03a52991a66dcaf0bd3f342f967ecfac0346d2485bb85644a0926020926118fe575b50604051908152a3005b5f61190891611d34565b856118f4565b5f9261218c565b606460405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152fd5b346101d0575f3660031901126101d0576020604051620493e08152f35b346101d05760803660031901126101d0576004356001600160a01b038082168092036101d057602435908116036101d05760643567ffffffffffffffff81116101d0576119c7903690600401611b39565b505030036102c15760206040517f150b7a02000000000000000000000000000000000000000000000000000000008152f35b346101d0575f3660031901126101d05760206008546001600160a01b0360405191168152f35b346101d0576060611a346102fe366004611afb565b90604051921515835260208301526040820152f35b346101d05760203660031901126101d057600435907fffffffff0000000000000000000000000000000000000000000000000000000082168092036101d057817f01ffc9a70000000000000000000000000000000000000000000000000000000060209314908115611abd575b5015158152f35b7f4e2312e00000000000000000000000000000000000000000000000000000000091501483611ab6565b35906001600160a01b03821682036101d057565b908160a09103126101d057611b0f81611ae7565b91602082013591604081013560088110156101d057916080611b3360608401611ae7565b92013590565b9181601f840112156101d05782359167ffffffffffffffff83116101d057602083818601950101116101d057565b908160609103126101d057803560088110156101d057916040611b3360208401611ae7565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460071b0101116101d057565b9060088210156111c65752565b60406060916001600160a01b0360208251611be6878251611bbd565b01511660208501526020810151828501520151910152565b35906001600160f81b0319821682036101d057565b9181601f840112156101d05782359167ffffffffffffffff83116101d0576020808501948460051b0101116101d057565b6001600160a01b03909592949395165f525f60205260405f20905f5260205260405f2091825494611c7486611fce565b95909660088210156111c65760018214611cea579060ff611c9b94939260d81c1686611ff2565b949094928515611cdd576040611cb28580936120f9565b01519482611cd2575b5050611cc357565b905f1981146107625760010190565b11159050825f611cbb565b505f945084935083925050565b95969394505050505f14611d14576fffffffffffffffffffffffffffffffff600192169291929190565b5f92508291508190565b9060088110156111c6575f5260205260405f2090565b90601f8019910116810190811067ffffffffffffffff821117611d5657604052565b634e487b7160e01b5f52604160045260245ffd5b60405190611d79606083611d34565b5f6040838151611d898382611d34565b83815283602082015281528260208201520152565b356001600160f01b0319811681036101d05790565b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d0576020019160608202360383136101d057565b356001600160a01b03811681036101d05790565b60088210156111c65752565b926001600160a01b03841633148015611eca575b15611e86576001600160f81b031916611e7f577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0092835c15611e6657611e6393506132d6565b90565b91611e7a915f93611e75612208565b6132d6565b915d90565b5050505f90565b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c7920666f7220774e4654206f72207772617070657200000000000000006044820152fd5b50303314611e1d565b83159392918480611fb9575b611fb2576001600160a01b03918281165f525f60205260405f20825f5260205260405f2092611f0f8383866133e7565b917e08000000000000000000000000000000000000000000000000000000000000808460701b1614611f6e5785611f5a948892611f619a5f14611f63575f945b8516151595886134d5565b905561326b565b565b846008541694611f4f565b606460405162461bcd60e51b815260206004820152601860248201527f466f7262696464656e2061646420636f6c6c61746572616c00000000000000006044820152fd5b5050505050565b503415611edf565b9190820391821161076257565b60e81c60ff1680611fe057505f905f90565b5f198101919082116107625760019190565b91939092600494600485111561209557600195600185015460ff9060ff866001600160a01b0387160116925f5b8981106120375750505050505050505050505f905f90565b8060031b8181046008148215171561208257848487921c16148061206f575b612061578a0161201f565b999a98505050505050505050565b5061207d888888848d613dcf565b612056565b601183634e487b7160e01b5f525260245ffd5b9091929594505f5b8481106120b157505050505090505f905f90565b6120be848484848b613dcf565b6120ca5760010161209d565b95505050505060019190565b601a8210156120e55701905f90565b634e487b7160e01b5f52603260045260245ffd5b611e6391612105611d6a565b5061211381600284016120d6565b905460039190911b1c91600160a31b83161561215857601c915f520160205260405f20600160405191612147604084611d34565b805483520154602082015290613e5b565b5050604051612168604082611d34565b5f81525f602082015290613e5b565b6006546001600160a01b0333911603610b7157565b916001600160a01b03608494926121b1604051956121ab604088611d34565b86611dfd565b166020840152604051926121c6606085611d34565b835260208301526040820152612206604051917f391102fb0000000000000000000000000000000000000000000000000000000083526004830190611bca565bfd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c612235576001905d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b929190926001600160a01b0381165f525f60205260405f20845f5260205260405f209261228b8583866133e7565b90612296868461452b565b6001600160a01b03339116036128eb57600160f01b808360701b16146128a7576122cc4264ffffffffff8460b01c161115613f1c565b600160f11b8216612742575b831561273b5760ff8260d81c165a8115801561272e575b156126ff57620bbdf28110156126e657505f5b8181106126d85750505f5b915b8215958693846126c8575b61235d6040519561232c604088611d34565b60608752606060208801526123478360ff8760d81c16611fc1565b90156126bc578a92919060ff60015b1690612f75565b61236681612ed8565b6123736040519182611d34565b81815261237f82612ed8565b601f190136602083013787525f5b81811061256d575050881561252257505081612519575b506001600160a01b0384163b156101d0576040517f42966c680000000000000000000000000000000000000000000000000000000081528760048201525f81602481836001600160a01b038a165af1801561138457612509575b50865f5f600160f01b84166124e4575b604080519182523360208301526fffffffffffffffffffffffffffffffff8516908201526001600160f01b0319607085901b1660608201526001600160a01b03918216918716907fabb50c1815800da62a4637d3272d1584df1ee8cbd963d90fb44eb55b63acfcb590608090a45b5f5b8351518110156124aa57806124a4878a61249a60019589613f67565b938c939193614007565b0161247e565b50915094936124ba575b50505050565b5f60016124db956fffffffffffffffffffffffffffffffff83941694614007565b5f8080806124b4565b50508351515f1981019150811161076257612500889185613f67565b5090915061240e565b5f61251391611d34565b5f6123fe565b5f90555f6123a4565b90918160d81b60ff60d81b1985161790556040519081527fd66d44264f9d44e254da71183ff08098f38da4675285592ee80cdbd3b6f5153e60206001600160a01b03881692a361247c565b9091925060ff8560d81c166125828285612f75565b036126ac576019905b600160a31b61259d83600288016120d6565b9054600391821b1c906125b38560028a016120d6565b90918254915f19911b1b19169055806125cd848c516132c2565b5216156126a35760208801515115612658575b815f52601c850160205260405f208054906001809101549360208b01519284831b936001600160ff1b03861686036107625760208d015194848101918282116107625760019861263461263a945f996132c2565b526132c2565b528252601c87016020526040822082815501555b01908a929161238d565b8260011b6001600160ff1b03841684036107625761267581612ed8565b906126836040519283611d34565b808252612692601f1991612ed8565b0136602083013760208901526125e0565b6001915061264e565b6126b68184612f75565b9061258b565b8a92919060ff5f612356565b600160f01b83161515945061231a565b6126e191611fc1565b61230d565b620bbdf119810190811161076257620569c99004612302565b7f34edfe31000000000000000000000000000000000000000000000000000000005f52621127bb60045260245ffd5b50621127bb8110156122ef565b5f9161230f565b9261275b63ffffffff8360909894989795971c16613b32565b945f945b60208701518051871015612898576001600160f81b031961278588600160f81b936132c2565b5151160361288c575f5b87518051821015612878576127c85f6001600160a01b0360406127b48660ff966132c2565b510151168c600294859160d81c168b611ff2565b91901561287057816127db9189016120d6565b905460039190911b1c600160a31b81161561286657505f52601c8601602052600160405f2001545b602061281289828c01516132c2565b510151116128225760010161278f565b606460405162461bcd60e51b815260206004820152601560248201527f5472616e736665724665654c6f636b206572726f7200000000000000000000006044820152fd5b905060a41c612803565b50505f612803565b5050929190946001905b019490919261275f565b92919094600190612882565b509194509294509490946122d8565b606460405162461bcd60e51b815260206004820152601b60248201527f556e577261707020666f7262696464656e20627920617574686f7200000000006044820152fd5b606460405162461bcd60e51b815260206004820152601860248201527f4f6e6c79206f776e65722063616e20756e7772617020697400000000000000006044820152fd5b1561293657565b606460405162461bcd60e51b815260206004820152600f60248201527f5772617020636865636b206661696c00000000000000000000000000000000006044820152fd5b903590601e19813603018212156101d0570180359067ffffffffffffffff82116101d057602001918160061b360383136101d057565b908160209103126101d0575180151581036101d05790565b91906001600160a01b038091168015612e94576129e79030141561292f565b6129f0836140fc565b6129fd60e084018461297a565b600a8111612e7d575f905f925b818410612deb575050612710915011612da757612a2a60a0840184611db3565b60058111612d905792821692831580159290915f5b818110612bd35750505090612bc1575b612bbc57602092612a61848201611de9565b90612a7182638f8b138e866141fe565b612b7857849291612a8761014060449301611d9e565b946001600160f01b031960405196879586947f52cdc6a60000000000000000000000000000000000000000000000000000000086521660048501521660248301525afa908115611384575f91612b4b575b5015612ae15750565b6084906040519062461bcd60e51b82526004820152602960248201527f574c3a536f6d652072756c6573206172652064697361626c656420666f72207460448201527f68697320617373657400000000000000000000000000000000000000000000006064820152fd5b612b6b9150823d8411612b71575b612b638183611d34565b8101906129b0565b5f612ad8565b503d612b59565b6064856040519062461bcd60e51b82526004820152601a60248201527f574c3a41737365742064697361626c656420666f7220777261700000000000006044820152fd5b505050565b50823560088110156101d05715612a4f565b6001600160f81b031980612beb6114888486886141d9565b1615612bfb6114888486886141d9565b9015612d64575050602080612c118385876141d9565b0135151580612d4a575b15612d22576fffffffffffffffffffffffffffffffff81612c3d8486886141d9565b01351181612c4c8486886141d9565b013590612cf757508486612cd3575b15612c695750600101612a3f565b6084906040519062461bcd60e51b82526004820152602660248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f722066656500000000000000000000000000000000000000000000000000006064820152fd5b50612cf2612ce760406112a58587896141d9565b63b6e306ac8a6141fe565b612c5b565b7f1f4d5abe000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f1f2a2005000000000000000000000000000000000000000000000000000000005f5260045ffd5b5086612d5c60406112a58587896141d9565b161515612c1b565b7ffba5809f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b63c3e33c9960e01b5f52600452600560245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152fd5b909184612e01612dfc8686866141c9565b611de9565b1615612e39576020612e148585856141c9565b01359061ffff82168092036101d057600191612e2f91612f75565b9301929190612a0a565b606460405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152fd5b63c3e33c9960e01b5f52600452600a60245260445ffd5b606460405162461bcd60e51b815260206004820152601760248201527f57726170706572466f722063616e74206265207a65726f0000000000000000006044820152fd5b67ffffffffffffffff8111611d565760051b60200190565b90612efa82612ed8565b6040612f096040519283611d34565b8382528193612f1a601f1991612ed8565b01915f5b838110612f2b5750505050565b6020908351612f3a8582611d34565b5f8152825f81830152828501015201612f1e565b9081359160088310156101d057612f6760208201611de9565b916060604083013592013590565b9190820180921161076257565b15612f8957565b606460405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152fd5b9290919260088110156111c6576002811461322c5760030361308d5750612ff4828261452b565b6001600160a01b039081168482161492828216803b156101d0576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561138457611f619561307d575b5083613065575b505050612f82565b61307391929350309361452b565b16145f808061305d565b5f61308791611d34565b5f613056565b604080517efdd58e000000000000000000000000000000000000000000000000000000008082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa9586156131f3575f966131fd575b50823b156101d0578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af180156131f35791859492916131809694926131e3575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa9384156131da57505f936131a8575b5050611f61926131a291612f75565b14612f82565b9080929350813d83116131d3575b6131c08183611d34565b810103126101d0575190826131a2613193565b503d6131b6565b513d5f823e3d90fd5b5f6131ed91611d34565b5f613155565b87513d5f823e3d90fd5b9095508481813d8311613225575b6132158183611d34565b810103126101d05751945f6130ef565b503d61320b565b50611f6193925061325582613250836132476131a296614c9b565b96309084614d1b565b614c9b565b92612f75565b91908110156120e55760071b0190565b905f5b81811061327a57505050565b61328d61328882848661325b565b612f4e565b60088492959410156111c6576001948583036132ae575b505050500161326e565b6132b9933393612fcd565b5f8080806132a4565b80518210156120e55760209160051b010190565b92906001600160a01b03938481165f526020935f60205260409460405f20845f5260205261331063ffffffff60405f205460901c16613b32565b935f9160408601955b805180518510156133d5578461332e916132c2565b5198875151156133b8575b89830199810198905f5b89519081518110156133a55761ffff866133608f849051956132c2565b51015116918281029281840414901517156107625761339f8b8f8b8f958b8f93613396886127108360019c5116950497516132c2565b515116936146bb565b01613343565b50909a5090985050600190930192613319565b6133d08b828c015116848c015190883091888c6146bb565b613339565b50975050505050505091505151151590565b549291836134d1576001600160a01b03821691825f52600960205260ff60405f20541660088110156111c657156134c857506020906024604051809481937f4f558e7900000000000000000000000000000000000000000000000000000000835260048301525afa908115611384575f916134a9575b501561346557565b606460405162461bcd60e51b815260206004820152600f60248201527f774e4654206e6f742065786973747300000000000000000000000000000000006044820152fd5b6134c2915060203d602011612b7157612b638183611d34565b5f61345d565b5f80935061218c565b5050565b92939496919590963461385d575b9596955f5b8181106134fb5750505050505050905090565b61350961328882848a61325b565b909392916008831015806111c6576001841461384d5761352b83878487614a34565b82158015613840575b156137fc576001600160a01b0388168015906137de575b15613774576111c6578c9b6003841480613745575b6136cb575b90613577838783878f9897968f614761565b9e909e806136c3575b6135e8575b50946001956001600160a01b036040916135a183518097611bbd565b16602085015283015260608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038d1692a35b019796976134e8565b6001600160a01b0391946135fb9161452b565b168c813314918215613643575b5050156136175789928c613585565b7fc6cd8a0b000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b9091506001600160a01b036040928351927fe985e9c50000000000000000000000000000000000000000000000000000000084526004840152336024840152826044816020948594165afa9283156131da57505f926136a6575b50508c5f613608565b6136bc9250803d10612b7157612b638183611d34565b5f8061369d565b508915613580565b9291909b6001600160a01b03166001600160a01b038d161480159061373b575b15613713576136fa8a8e61452b565b6001600160a01b031630146137135790919a8c9b613565565b7f66309bde000000000000000000000000000000000000000000000000000000005f5260045ffd5b50898514156136eb565b509b506001600160a01b0381165f52600960205260ff60405f2054169b60088d10156111c6578d9c1515613560565b608460405162461bcd60e51b815260206004820152602d60248201527f574c3a536f6d652061737365747320617265206e6f7420656e61626c6564206660448201527f6f7220636f6c6c61746572616c000000000000000000000000000000000000006064820152fd5b506137f78263eb9ae17c6001600160a01b038b166141fe565b61354b565b606460405162461bcd60e51b815260206004820152601360248201527f416d6f756e74206d757374206265207a65726f000000000000000000000000006044820152fd5b50505f6003841415613534565b50505050600191509897986135df565b968061386882611fce565b50156138ca575b61387b91503490612f75565b9684604051600181525f60208201525f60408201523460608201527ff3d1350815c4f9db2be36c35f840bfb002835a83ff1c3d8f3a217b1e6227d5aa60806001600160a01b038b1692a36134e3565b5060ff8160d81c169060018201809211610762577fffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff61387b9260e81b91161761386f565b90600160f01b61391c611d6a565b91161561392f57506019611e63916120f9565b905090565b67ffffffffffffffff8111611d5657601f01601f191660200190565b5160088110156111c65790565b6020818303126101d05780519067ffffffffffffffff82116101d0570181601f820112156101d05780519061399182613934565b9261399f6040519485611d34565b828452602083830101116101d057815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b15613a0d576139e18151613950565b60088110156111c657600314613a9b575b6139fc8151613950565b60088110156111c657600414613a2b575b5050613a185f613934565b613a256040519182611d34565b5f815290565b60205f9101516024604051809481937f0e89341c00000000000000000000000000000000000000000000000000000000835260048301525afa5f9181613a77575b50611e635780613a0d565b613a949192503d805f833e613a8c8183611d34565b81019061395d565b905f613a6c565b6020810151604051907fc87b56dd00000000000000000000000000000000000000000000000000000000825260048201525f81602481865afa5f9181613aed575b50613ae757506139f2565b91505090565b613b029192503d805f833e613a8c8183611d34565b905f613adc565b51906001600160f81b0319821682036101d057565b51906001600160a01b03821682036101d057565b9060408051606090613b448282611d34565b8181526020908282820152828482015263ffffffff819616908115613d8c57505f52600381526001600160a01b03835f2054169280805180955f19813b0164ffffffffff16905f6021830191601f8501903c80825201018152835184019082820184868403126101d0578386015167ffffffffffffffff908181116101d05787019682603f890112156101d0578588015197613bdf89612ed8565b98613bec86519a8b611d34565b808a528589898c019202830101918583116101d0578601905b828210613d4557505050838101518281116101d05781019683603f890112156101d0578688015197613c3689612ed8565b98613c4387519a8b611d34565b808a5286898b019160061b830101918683116101d0578701905b828210613d0d575050508101519182116101d057019281603f850112156101d0578484015190613c8c82612ed8565b94613c9985519687611d34565b828652848787019360061b8201019384116101d0578401915b838310613cc757505050508601528401528252565b848784840301126101d057845190613cdf8683611d34565b613ce884613b1e565b8252878401519061ffff821682036101d0578289928389950152815201920191613cb2565b878a838b0301126101d0578988918251613d278482611d34565b613d3085613b09565b81528285015183820152815201910190613c5d565b8989838a0301126101d057888a918851613d5f8482611d34565b613d6885613b09565b81528285015183820152613d7d8a8601613b1e565b8a820152815201910190613c05565b955050505050565b916001600160a01b0360405192613daf602085018096611bbd565b166040830152606082015260608152613dc9608082611d34565b51902090565b91613ddd82600285016120d6565b90549060031b1c9360088210156111c6576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16613e5257600214613e4957600160a31b831615613e4057601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b613e63611d6a565b50613e6d8161496d565b90604091825193613e7e8486611d34565b613e888286611dfd565b6001600160a01b0383166020860152600160a31b8316613ef4575060088110156111c657600303613ed457905f91815193613ec4606086611d34565b845260a41c602084015282015290565b815192613ee2606085611d34565b83525f602084015260a41c9082015290565b80939250602091505192015191815193613f0f606086611d34565b8452602084015282015290565b15613f2357565b606460405162461bcd60e51b815260206004820152600e60248201527f54696d654c6f636b206572726f720000000000000000000000000000000000006044820152fd5b915f915f93613f778282516132c2565b5194613f828661496d565b956001600160a01b0381169587600160a31b831615613fe057505050506020019081518160011b916001600160ff1b038116036107625781613fc3916132c2565b519151906001810180911161076257613fdb916132c2565b519091565b6008919395508092945010156111c657600303613ffe575060a41c91565b92915060a41c90565b92939195949094156140eb57614024620493e0338385888b61497f565b6140e3579460088110156111c657600381146140da575b335f52600560205260405f20614052838684613d94565b5f5260205260405f20614066878254612f75565b90556001600160a01b038094169586926140836040518094611bbd565b602083015260408201527fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a3167ffca203c3f6987c2a1dae80f773c277d67920e7bce0cea9c07cd0eb8142e985ca5f80a4565b6001955061403b565b505050505050565b92909150611f6194935033936145b1565b80359060088210156101d057811561418d5761414f60609282600360206001600160a01b0395019261414361413085611de9565b6040850135988995013594859184614a34565b1461417a575b50611de9565b165f525f60205260405f20905f52602052611f6160405f205460701b600160f11b809116141561292f565b6001614187911115612f82565b5f614149565b611f6191506001600160a01b036141a660208301611de9565b161590816141b5575b50612f82565b90506040606082013591013517155f6141af565b91908110156120e55760061b0190565b91908110156120e5576060020190565b356001600160f81b0319811681036101d05790565b9160246020926001600160a01b0394604051958694859360e01b84521660048301525afa908115611384575f91614233575090565b611e63915060203d602011612b7157612b638183611d34565b9190949293948015806144c5575b806144bd575b6144b2576040908151936020809481870193608088019080606092606088525260a0890194915f5b8281106144625750505050601f19928388820301868901528280835192838152019201905f5b81811061442b5750505082878203016060880152898152019085885f5b8b81106143e95750506142e49203908101865285611d34565b8351902094855f5260028352815f20549263ffffffff809416806143e0575060019460015498858a1686811461076257600101958616958663ffffffff19809c161760015599895f526002845286865f2091825416179055815180861b6bfe61000180600a3d393df3000161fffe8211840152600b8101601584015ff09283156143d357525f8681526003845285812080546001600160a01b0319166001600160a01b039485161790555b8181106143a0575050505050505050565b8790875f5260048552865f20846143bb612dfc84878b6141c9565b165f528552865f208260ff198254161790550161438f565b63301164255f526004601cfd5b97505050505050565b915091926001600160a01b036143fe84611ae7565b168152868301359061ffff82168092036101d05787810191909152850192918791908601906001016142cb565b91936144556001929486519060206040926001600160f81b03198151168352015160208201520190565b94019101918793926142ae565b91939450919482806001926001600160f81b031961447f8a611bfe565b1681528b8901358c8201526001600160a01b0361449d8c8b01611ae7565b168b8201520196019101918894939192614288565b505f94508493505050565b508515614260565b5081511561425a565b919091813560088110156101d0578015614525579161451291600160f01b94936144fa60208401611de9565b906003810361451657601960405f955b013593614bca565b1790565b6019604060608601359561450a565b50505090565b60209060246001600160a01b039360405194859384927f6352211e0000000000000000000000000000000000000000000000000000000084526004840152165afa908115611384575f9161457d575090565b90506020813d6020116145a9575b8161459860209383611d34565b810103126101d057611e6390613b1e565b3d915061458b565b93929190938215806146a7575b611fb25760088110156111c6576001811461468757906145df939291614d82565b905f604051928051602038920183855af11561467e573d15614665575b503d81523d5f602083013e3d810161461b602082019283604052614e81565b15614624575050565b907f5472616e73666572206661696c656400000000000000000000000000000000006064809362461bcd60e51b845260206024820152600f60448201520152fd5b3b15614671575f6145fc565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b50505f809350809138935af11561469a57565b63b12d13eb5f526004601cfd5b5060088110156111c65760038114156145be565b90949293919483156140e3576001600160a01b03918284167f2e7d475f6480b44a6b26e0a71fd4bf4fbf7842b803ad204a4d23042a02bd733560203083149586614733575b604051948986521693a415614728575080613255846132506131a294613247611f6198614c9b565b9091611f6193614d1b565b8085165f525f825260405f20865f5282528a6147598a5f60408120936002855486614761565b509055614700565b929193909460088510156111c65760038503614929575b60ff9160ff8760d81c169561478c8861495b565b9060198910156148e557159081156148db575b501561487157869282866147b493868a614bca565b60048210156147e1575b5091505060019150018091116107625760ff60d81b199060d81b91161790600190565b6001600160a01b03936001808701968754956004861461481c575b505050906148109460ff9216011691614fc2565b90555f808083816147be565b9396935f9291905b86841061483457509693966147fc565b91939495509196956148618491898461484d82886120f9565b60208b818351015116910151011691614fc2565b9701918995949391979697614824565b608460405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f7220746860448201527f697320774e4654000000000000000000000000000000000000000000000000006064820152fd5b905087105f61479f565b606460405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152fd5b61493c82848760ff8a60d81c1688611ff2565b906149475750614778565b92509290506149569350614eb7565b905f90565b60e01c60ff1680611fe057505f905f90565b60a01c60071660088110156111c65790565b91939092801580614a20575b614a155760088310156111c65760018314614a0457833b156149fa575f946149b293614d82565b906040519383835192602038950192f1903d60203d116149f2575b806020918352805f8385013e820101604052816149e8575090565b611e639150614e81565b5060206149cd565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156111c657600383141561498b565b919290600883101593846111c657600284149182159283614b3b575b868115614b2b575b50158015614af6575b614aed57501590848215614adf575b505015614a9b571591821592614a8a575b505015612d2257565b9091506111c6576003145f80614a81565b606460405162461bcd60e51b815260206004820152601460248201527f546f6b656e4964206d757374206265207a65726f0000000000000000000000006044820152fd5b9091506111c6575f84614a70565b9150919261218c565b506001600160a01b03807f00000000000000000000000000000000000000000000000000000000000000001690821614614a61565b90506111c6576004851486614a58565b505f955060038514614a50565b9091614b7f9064ffffffffff614b5d8261495b565b509160b01c1615614bc3576001905b15614bba5760ff8060015b169116612f75565b8203614bb45760028210918215614b9557505090565b909150156120e557614baf6001600160f81b0319916141e9565b161590565b50505f90565b60ff805f614b77565b5f90614b6c565b9290939160088110156111c65760028103614c9557855b600482141580614c7f575b614c5c575090614bfb91614fa0565b614c21614c0b85600286016120d6565b819391549060031b91821b915f19901b19161790565b905580614c47575b5082614c3457505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f614c29565b614c0b949650614c7b959350600292614c7492614f7f565b94016120d6565b9055565b506b0fffffffffffffffffffffff811115614bec565b82614be1565b60206001600160a01b03916024604051809481937f70a08231000000000000000000000000000000000000000000000000000000008352306004840152165afa908115611384575f91614cec575090565b90506020813d602011614d13575b81614d0760209383611d34565b810103126101d0575190565b3d9150614cfa565b916040519360605260405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82855af1908160015f51141615614d64575b50505f606052604052565b3b153d171015614d75575f80614d59565b637939f4245f526004601cfd5b92909260088110156111c65760028114614e3057600314614df457604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c4820152611e638160e481015b03601f198101835282611d34565b6040516323b872dd60e01b60208201523060248201526001600160a01b039091166044820152606481019290925250611e638160848101614de6565b506040517fa9059cbb0000000000000000000000000000000000000000000000000000000060208201526001600160a01b03909116602482015260448101919091529050611e638160648101614de6565b80518015918215614e9157505090565b60209081015192508110614ea6575b50151590565b5f199060200360031b1b165f614ea0565b6002810192614ec683856120d6565b90549060031b1c90600160a31b8216614f6157614ee6908260a41c612f75565b916b0fffffffffffffffffffffff8311614f26575091614f20614c0b92846001600160a01b03614f18614c7b9761496d565b911690614f7f565b936120d6565b9193614f4f614c0b85614f20856001600160a01b03614f47601c9a9861496d565b911690614fa0565b90555f5201602052600160405f200155565b935050601c915f5201602052614c7b600160405f2001918254612f75565b9160088310156111c6576001600160a01b039060a41b9260a01b9116171790565b9060088210156111c6576001600160a01b03600160a31b9260a01b9116171790565b90918260031b92808404600814901517156107625760ff809116831b921b1916179056',
  immutables: [{"length":32,"start":6127},{"length":32,"start":19202}],
} as const
