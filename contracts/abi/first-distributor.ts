// Written by tools/compile-contracts.ts from contracts/first/FirstDistributor.sol.

export const firstDistributorAbi = [
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "erc20",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "ERC721IncorrectOwner",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "ERC721InsufficientApproval",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "approver",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidApprover",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidOperator",
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
    "name": "ERC721InvalidOwner",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidReceiver",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidSender",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "ERC721NonexistentToken",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "promised",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "received",
        "type": "uint256"
      }
    ],
    "name": "FeeNotReceived",
    "type": "error"
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
        "name": "original",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "NotMinted",
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
    "inputs": [
      {
        "internalType": "uint256",
        "name": "wrappedTokenId",
        "type": "uint256"
      }
    ],
    "name": "PartlyUnwrapped",
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
    "name": "ZeroAmount",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "approved",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "Approval",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "approved",
        "type": "bool"
      }
    ],
    "name": "ApprovalForAll",
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
        "indexed": false,
        "internalType": "address",
        "name": "erc20",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "newStatus",
        "type": "bool"
      }
    ],
    "name": "CollateralStatusChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "user",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "state",
        "type": "bool"
      }
    ],
    "name": "DistributorStateChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "wrappedTokenId",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "erc20",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "ERC20CollateralAdded",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "wrappedAmountCount",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "lastReceiver",
        "type": "address"
      }
    ],
    "name": "GasLimit",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "oldValue",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "newValue",
        "type": "uint256"
      }
    ],
    "name": "MaxCollateralCountChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "wrappedTokenId",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "NativeCollateralAdded",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "feeAmount",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "startDate",
        "type": "uint256"
      }
    ],
    "name": "NewFee",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "wrappedTokenId",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "royaltyBeneficiary",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "transferFee",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "royalty",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "feeToken",
        "type": "address"
      }
    ],
    "name": "NiftsyProtocolTransfer",
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
        "indexed": false,
        "internalType": "uint256",
        "name": "wrappedId",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "owner",
        "type": "address"
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
        "name": "partner",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "isCollateral",
        "type": "bool"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "transferFeeModel",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "isBlackListed",
        "type": "bool"
      }
    ],
    "name": "PartnersItemChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "address",
        "name": "failERC20",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
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
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "Transfer",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "wrappedId",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
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
        "internalType": "uint256",
        "name": "feeAmount",
        "type": "uint256"
      }
    ],
    "name": "UnWrapped",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "address",
        "name": "underlineContract",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "wrappedTokenId",
        "type": "uint256"
      }
    ],
    "name": "Wrapped",
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
    "name": "MAX_ERC20_COUNT",
    "outputs": [
      {
        "internalType": "uint16",
        "name": "",
        "type": "uint16"
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
    "name": "MAX_ROYALTY_PERCENT",
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
    "inputs": [
      {
        "internalType": "address",
        "name": "original721",
        "type": "address"
      },
      {
        "internalType": "address[]",
        "name": "receivers",
        "type": "address[]"
      },
      {
        "internalType": "uint256[]",
        "name": "tokenIds",
        "type": "uint256[]"
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "erc20Token",
            "type": "address"
          },
          {
            "internalType": "uint256",
            "name": "amount",
            "type": "uint256"
          }
        ],
        "internalType": "struct Erc20Collateral[]",
        "name": "forDistrib",
        "type": "tuple[]"
      },
      {
        "internalType": "uint256",
        "name": "unwrapAfter",
        "type": "uint256"
      }
    ],
    "name": "WrapAndDistrib721WithMint",
    "outputs": [],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address[]",
        "name": "receivers",
        "type": "address[]"
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "erc20Token",
            "type": "address"
          },
          {
            "internalType": "uint256",
            "name": "amount",
            "type": "uint256"
          }
        ],
        "internalType": "struct Erc20Collateral[]",
        "name": "forDistrib",
        "type": "tuple[]"
      },
      {
        "internalType": "uint256",
        "name": "unwrapAfter",
        "type": "uint256"
      }
    ],
    "name": "WrapAndDistribEmpty",
    "outputs": [],
    "stateMutability": "payable",
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
        "internalType": "uint256",
        "name": "wrappedTokenId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "erc20",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "addERC20Collateral",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "wrappedTokenId",
        "type": "uint256"
      }
    ],
    "name": "addNativeCollateral",
    "outputs": [],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "approve",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "balanceOf",
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
    "name": "chargeFeeAfter",
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
        "name": "",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "transferFee",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "royaltyPercent",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "royaltyBeneficiary",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "name": "chargeTransferFeeAndRoyalty",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "feeIncrement",
        "type": "uint256"
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
        "name": "user",
        "type": "address"
      }
    ],
    "name": "distributors",
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
        "internalType": "address",
        "name": "partner",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "isCollateral",
        "type": "bool"
      },
      {
        "internalType": "address",
        "name": "transferFeeModel",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "isBlackListed",
        "type": "bool"
      }
    ],
    "name": "editPartnersItem",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "erc20",
        "type": "address"
      }
    ],
    "name": "enabledForCollateral",
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
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      }
    ],
    "name": "erc20Collateral",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
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
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "getApproved",
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
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "getERC20Collateral",
    "outputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "erc20Token",
            "type": "address"
          },
          {
            "internalType": "uint256",
            "name": "amount",
            "type": "uint256"
          }
        ],
        "internalType": "struct Erc20Collateral[]",
        "name": "list",
        "type": "tuple[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "erc20",
        "type": "address"
      }
    ],
    "name": "getERC20CollateralBalance",
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
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "getTokenValue",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      },
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
            "internalType": "address",
            "name": "tokenContract",
            "type": "address"
          },
          {
            "internalType": "uint256",
            "name": "tokenId",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "backedValue",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "backedTokens",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "unwrapAfter",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "transferFee",
            "type": "uint256"
          },
          {
            "internalType": "address",
            "name": "royaltyBeneficiary",
            "type": "address"
          },
          {
            "internalType": "uint256",
            "name": "royaltyPercent",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "unwraptFeeThreshold",
            "type": "uint256"
          },
          {
            "internalType": "address",
            "name": "transferFeeToken",
            "type": "address"
          },
          {
            "internalType": "enum FirstAsset",
            "name": "asset",
            "type": "uint8"
          },
          {
            "internalType": "uint256",
            "name": "balance",
            "type": "uint256"
          }
        ],
        "internalType": "struct FirstToken",
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
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "hasFee",
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
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      }
    ],
    "name": "isApprovedForAll",
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
        "internalType": "address",
        "name": "underlineContract",
        "type": "address"
      },
      {
        "internalType": "bytes4",
        "name": "interfaceId",
        "type": "bytes4"
      }
    ],
    "name": "isERC721",
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
    "inputs": [],
    "name": "lastWrappedNFTId",
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
    "name": "name",
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
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "ownerOf",
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
        "name": "partner",
        "type": "address"
      }
    ],
    "name": "partnersTokenList",
    "outputs": [
      {
        "internalType": "bool",
        "name": "enabledForCollateral",
        "type": "bool"
      },
      {
        "internalType": "address",
        "name": "transferFeeModel",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "disabledForWrap",
        "type": "bool"
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
    "name": "projectToken",
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
    "name": "protocolFee",
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
    "name": "protocolFeeRaised",
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
    "name": "protocolFeeToken",
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
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "safeTransferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "data",
        "type": "bytes"
      }
    ],
    "name": "safeTransferFrom",
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
        "name": "approved",
        "type": "bool"
      }
    ],
    "name": "setApprovalForAll",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "erc20",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "isEnabled",
        "type": "bool"
      }
    ],
    "name": "setCollateralStatus",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "user",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "state",
        "type": "bool"
      }
    ],
    "name": "setDistributorState",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "fee",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "startDate",
        "type": "uint256"
      }
    ],
    "name": "setFee",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "fee",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "startDate",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "feeToken",
        "type": "address"
      }
    ],
    "name": "setFee",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint16",
        "name": "count",
        "type": "uint16"
      }
    ],
    "name": "setMaxERC20CollateralCount",
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
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "symbol",
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
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "tokenURI",
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
    "inputs": [],
    "name": "totalSupply",
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
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "transferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
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
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "unWrap721",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "count",
        "type": "uint256"
      }
    ],
    "name": "unWrapPartly",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "underlineContract",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "unwrapAfter",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "transferFee",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "royaltyBeneficiary",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "royaltyPercent",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "unwraptFeeThreshold",
        "type": "uint256"
      }
    ],
    "name": "wrap721",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "underlineContract",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "unwrapAfter",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "transferFee",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "royaltyBeneficiary",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "royaltyPercent",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "unwraptFeeThreshold",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "transferFeeToken",
        "type": "address"
      }
    ],
    "name": "wrap721",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "wrappedTokens",
    "outputs": [
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
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
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
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "uint8",
        "name": "",
        "type": "uint8"
      },
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const

export const firstDistributorBytecode = '0x60a0604052346104295761565b803803908161001a8161042d565b928392833960209283918101031261042957516001600160a01b0390818116908181036104295761004b6012610466565b927114dd5c995d1e4815dc985c1c19590813919560721b85850152600461007181610466565b631dd3919560e21b87820152855191906001600160401b0390818411610332575f54936001988986811c9616801561041f575b8b87101461040c578190601f968781116103b3575b508b90878311600114610350575f92610345575b50505f19600383901b1c191690891b175f555b80519182116103325787548881811c91168015610328575b8a821014610315579081858493116102bc575b50899085831160011461025d575f92610252575b50505f19600383901b1c191690871b1786555b331561024057600c54600b8054336001600160a01b03198216811790925560405195167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a36001600160b01b031916601960a01b17600c555f19600f558415610201575050506080525f5260118252601460405f20928354938360ff19809616179055335f525260405f20918254161790556040516151cd908161048e82396080518181816119c601528181611a1601528181611d3b0152818161287e015281816128b10152613c3b0152f35b62461bcd60e51b8352820186905260248201527f50726f6a656374546f6b656e2063616e74206265207a65726f2076616c756500604482015260649150fd5b5f90631e4fbdf760e01b82525260245ffd5b015190505f8061011f565b90899350601f19831691845f528b5f20925f5b8d8282106102a6575050841161028e575b505050811b018655610132565b01515f1960f88460031b161c191690555f8080610281565b8385015186558d97909501949384019301610270565b8281111561010b57909150885f52895f208580850160051c918c861061030d575b85949390910160051c82900391018a5f5b8381106102fd5750505061010b565b5f838201558695508c91016102ee565b5f92506102dd565b602284634e487b7160e01b5f525260245ffd5b90607f16906100f8565b604183634e487b7160e01b5f525260245ffd5b015190505f806100cd565b5f8080528d81208d9550929190601f198516908f5b82821061039a5750508411610382575b505050811b015f556100e0565b01515f1960f88460031b161c191690555f8080610375565b8484015186558f97909501949384019390810190610365565b828111156100b9579091505f80528b87815f2081860160051c928610610404575b85949390910160051c82900391018c5f5b8381106103f4575050506100b9565b5f838201558695508e91016103e5565b5f92506103d4565b602285634e487b7160e01b5f525260245ffd5b95607f16956100a4565b5f80fd5b6040519190601f01601f191682016001600160401b0381118382101761045257604052565b634e487b7160e01b5f52604160045260245ffd5b906001600160401b03821161045257610488601f8301601f191660200161042d565b91825256fe608060409080825260049081361015610016575f80fd5b5f3560e01c90816301ffc9a7146121045750806306fdde031461203d578063081812fc14612003578063095ea7b314611fd057806314dd14b314611faf57806318160ddd14611f8e57806322f9571814611f4f5780632321f8ba14611ece57806323b872dd14611e905780632430155914611e7357806328012aef14611ccd5780632f8ed97e14611b7757806341c16e4a14611b3157806342842e0e14611ada57806344d14a4314611a5557806345acb47114611a3a5780634b60ce77146119f757806352f7c9881461199557806354ac9702146118e5578063576f6302146117f65780635ba5c73f1461169a5780635f8d332e1461167c57806361dc00ff146116555780636352211e1461162657806370a08231146115d3578063715018a6146115775780637326f5e51461155957806378438776146114e957806379ba50971461146b5780638815f38f146113c15780638931fe8d146113245780638da5cb5b146112fd57806395d89b41146111ed5780639fe5433c146111c8578063a1ecc7b8146111aa578063a22cb465146110ef578063af7cb17f14610fb6578063b0e21e8a14610f98578063b596db0b14610ed0578063b713b6ce14610e06578063b88d4fde14610d72578063b8cac62b14610cac578063ba0daae314610c24578063c87b56dd14610bbc578063cc64278414610b7e578063d10424c714610b2c578063d1ccf55e14610927578063de58af971461090c578063df852d8d14610836578063e30c39781461080f578063e985e9c5146107bc578063eb9ae17c1461076e578063f0e5d1ac14610706578063f2fde38b1461069d578063f68f8b5b14610475578063fe120111146103e3578063fe415f17146103bc5763fe9c921c1461029e575f80fd5b346103b857602090816003193601126103b8576102cf9035305f52600660205260405f20905f5260205260405f2090565b60ff815460d81c16916102f96102e48461268d565b936102f1865195866121f4565b80855261268d565b601f1901815f5b828110610396575050505f5b835181101561033e578061032260019285613260565b61032c82876126a5565b5261033781866126a5565b500161030c565b5083518181528351818301819052909182918287019186810191905f895b8382106103695786860387f35b845180516001600160a01b031687528301518684015287965094850194938201936001919091019061035c565b86516103a288826121f4565b5f81525f83820152828288010152018290610300565b5f80fd5b82346103b8575f3660031901126103b8576020906001600160801b03601254915191168152f35b50346103b857816003193601126103b8578035916001600160a01b03831683036103b857602435926001600160e01b0319841684036103b85760209361042882614ba2565b938461043a575b505050519015158152f35b859394505f9260249284926301ffc9a760e01b845252617530fa5f511515601f3d11168161046d575b50905f808061042f565b90505f610463565b509060a03660031901126103b85781356001600160a01b0391828216918281036103b85760249067ffffffffffffffff9082358281116103b8576104bc9036908901612192565b6044916044358581116103b8576104d69036908c01612192565b9390956064359081116103b8576104f09036908d016121c3565b9890976084359a6104ff6126ec565b335f52601460205261051660ff845f205416612301565b86860361065a576105288b8b88613400565b9d5f5b8781108d81610644575b5015610580578f906105768f928f938f948f958f968f978f8f61057b9a6105696105648c61056f95819561234d565b612371565b9461234d565b3591613518565b612385565b61052b565b9d9796610598959f949d508e939c929b919a9661359c565b5f5b8981106105b3575f5f5160206151ad5f395f51905f525d005b6105be81848461234d565b35873b156103b85789516340c10f1960e01b815230888201908152602081018390525f90829081906040010381838d5af1801561063a5761062a575b5030856106078389614b35565b1603610616575060010161059a565b8b90898989630c03236960e01b5f5252525ffd5b5f610634916121f4565b5f6105fa565b8b513d5f823e3d90fd5b61065491506203d09090836134a3565b8d610535565b60648e602085519162461bcd60e51b8352820152601060248201527f4e6f7420657175616c20617272617973000000000000000000000000000000006044820152fd5b50346103b85760203660031901126103b857356001600160a01b038082168092036103b8576106ca612d4d565b816001600160a01b0319600c541617600c55600b54167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b50346103b85760803660031901126103b85735906001600160a01b038083168093036103b8576024359260088410156103b85760443591821682036103b85760209361075f915f52600a8552835f209260643591613af1565b5f528252805f20549051908152f35b50346103b85760203660031901126103b85735906001600160a01b03821682036103b8576107b36020926001600160a01b03165f52601160205260ff60405f20541690565b90519015158152f35b50346103b857816003193601126103b85735906001600160a01b038083168093036103b8576024359081168091036103b8576020925f5260058352815f20905f52825260ff815f20549151911615158152f35b82346103b8575f3660031901126103b8576020906001600160a01b03600c54915191168152f35b5090346103b857806003193601126103b85781356001600160a01b0381168091036103b857602435801515908181036103b857610871612d4d565b82156108c9577f4f66a58837da3e5a77c3d14203271a95ceaff9802cc2c05cb32a4018f34407c594506108bc90835f526011602052845f209060ff8254911515169060ff1916179055565b82519182526020820152a1005b835162461bcd60e51b8152602081870152600f60248201527f4e6f205a65726f204164647265737300000000000000000000000000000000006044820152606490fd5b82346103b8575f3660031901126103b8576020905160328152f35b50346103b85760603660031901126103b8578035602435906001600160a01b038216928383036103b8576044359361095d6126ec565b610966836126b9565b50805f526020906011825261098060ff885f20541661261b565b86516370a0823160e01b815233848201528281602481855afa8015610b225787915f91610af1575b5010610aae5781604491885192838092636eb1769f60e11b825233888301523060248301525afa8015610aa45786915f91610a73575b5010610a31575050610a1f9350610a168383610a0d84305f52600660205260405f20905f5260205260405f2090565b93845485613934565b90553390613a5f565b5f5f5160206151ad5f395f51905f525d005b855162461bcd60e51b815291820152601460248201527f506c6561736520617070726f7665206669727374000000000000000000000000604482015260649150fd5b809250838092503d8311610a9d575b610a8c81836121f4565b810103126103b8578590515f6109de565b503d610a82565b87513d5f823e3d90fd5b865162461bcd60e51b8152808401839052601e60248201527f4c6f772062616c616e636520666f722061646420636f6c6c61746572616c00006044820152606490fd5b809250848092503d8311610b1b575b610b0a81836121f4565b810103126103b8578690515f6109a8565b503d610b00565b88513d5f823e3d90fd5b50346103b85760203660031901126103b85735610b5c81305f52600660205260405f20905f5260205260405f2090565b54905f526013602052815f20546001600160801b038351921682526020820152f35b50346103b85760203660031901126103b85735906001600160a01b0382168092036103b8576020915f526014825260ff815f20549151911615158152f35b5090346103b85760203660031901126103b857610c0d610c08610c00610c209435610be6816126b9565b50305f52600660205260405f20905f5260205260405f2090565b8054906136b1565b61381d565b905191829160208352602083019061216e565b0390f35b50346103b85760603660031901126103b857604435906001600160a01b0382168083036103b857610c53612d4d565b15610c6957610c6792506024359035612d75565b005b606490602084519162461bcd60e51b8352820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152fd5b5090346103b85760203660031901126103b857610cc982356124d2565b8151918151906001600160a01b038092168452602083015160208501528083015190840152606082015160608401526080820151608084015260a082015160a08401528060c08301511660c084015260e082015160e0840152610100808301519084015261012090818301511690830152610140808201519084821015610d5f5761018094508301526101608091015190820152f35b602185634e487b7160e01b5f525260245ffd5b5090346103b85760803660031901126103b85781356001600160a01b0380821682036103b85760243590811681036103b8576064359367ffffffffffffffff85116103b857366023860112156103b857840135610dda610dd18261222a565b945194856121f4565b80845236602482870101116103b8576020815f926024610c679801838801378501015260443591612393565b5090346103b85760203660031901126103b85781359061ffff808316938484036103b857610e32612d4d565b60198511610eb95750917fa31b00ec15b81a119ca07495f8f5d7f0b963847db96ee0859e0458e95d61f22175ffff0000000000000000000000000000000000000000927fffffffffffffffffffff0000ffffffffffffffffffffffffffffffffffffffff94600c54968251918860a01c1682526020820152a160a01b16911617600c555f80f35b849063c3e33c9960e01b5f5252601960245260445ffd5b509060603660031901126103b85767ffffffffffffffff9082358281116103b857610efe9036908501612192565b9290936024359182116103b857610f17913691016121c3565b90610f3a60ff60443594610f296126ec565b335f5260146020525f205416612301565b610f45828286613400565b935f5b81811080610f87575b15610f7c5780610576878787875f80610f728f610f779a8c6105649261234d565b613518565b610f48565b9350610a1f9561359c565b50610f935f85836134a3565b610f51565b82346103b8575f3660031901126103b857602090600e549051908152f35b5090346103b85760203660031901126103b857813591610fd46126ec565b610fdd83612e0a565b919093610fef60ff8660d81c16612f72565b5f8681526013602052818120549590611012600160f01b83161515828487612fb1565b9355865f5260136020525f82812055601254908160801c9182156110dc576001600160801b0380936001600160801b0319905f190160801b169116176012556001600160a01b0395866110665f8b81612b26565b16156110ca5750966110b76060945f9796946110c094610a1f9b16937f53954a1f3413b16cebda0553ea3887b4f3c80d9429266fe276b97ab3071dac6b8251928684528c60208501523393a361317b565b858060016132f1565b01511660026132f1565b8890637e27328960e01b5f525260245ffd5b601187634e487b7160e01b5f525260245ffd5b50346103b857816003193601126103b8578035916001600160a01b0383168093036103b857602435801515928382036103b8573315611198578415611186575061115a90335f526005602052825f20855f52602052825f209060ff8254911515169060ff1916179055565b519081527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160203392a3005b8490630b61174360e31b5f525260245ffd5b5f9063a9fbf51f60e01b82525260245ffd5b82346103b8575f3660031901126103b8576020905163bbf81e008152f35b82346103b8575f3660031901126103b85760209061ffff600c5491519160a01c168152f35b5090346103b8575f3660031901126103b8578051905f90600191600154928360011c90600185169485156112f3575b60209586841081146112e0578388528794939291879082156112be575050600114611263575b5050610c2092916112549103856121f4565b5192828493845283019061216e565b9085925060015f527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6915f925b8284106112a65750505082010181611254611242565b8054848a018601528895508794909301928101611290565b60ff19168682015292151560051b850190920192508391506112549050611242565b602289634e487b7160e01b5f525260245ffd5b91607f169161121c565b82346103b8575f3660031901126103b8576020906001600160a01b03600b54915191168152f35b509060203660031901126103b85781359161133d6126ec565b611346836126b9565b5034156113b3575060207f8d8ec3c3f91dc6f8363d4a6e9fbd18b82faab7518176a81a3b4f1d1fb5bcd6d19161138f84305f52600660205260405f20905f5260205260405f2090565b61139a3482546132ad565b905551348152a25f5f5160206151ad5f395f51905f525d005b631f2a200560e01b5f908152fd5b5090346103b857806003193601126103b857602435916113f58135305f52600660205260405f20905f5260205260405f2090565b9060ff825460d81c16906001850190818611611458575093610c2092611429836001600160a01b039761142e9585106122d6565b613260565b916020835193015190519384931683602090939291936001600160a01b0360408201951681520152565b601190634e487b7160e01b5f525260245ffd5b50346103b8575f3660031901126103b857600c54906001600160a01b039033828416036114d757506001600160a01b0319809216600c55600b54913390831617600b553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f5233905260245ffd5b50346103b85760203660031901126103b85735906001600160a01b03918281168091036103b8575f526011602052610c20815f20549151928260ff80869560a81c16928260081c1691168491926001600160a01b0360409295946060850196151585521660208401521515910152565b82346103b8575f3660031901126103b8576020906010549051908152f35b346103b8575f3660031901126103b85761158f612d4d565b5f6001600160a01b03600c548119809116600c55600b54908116600b55167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b5090346103b85760203660031901126103b85781356001600160a01b0381168091036103b857801561161457602092505f5260038252805f20549051908152f35b5f836322718ad960e21b82525260245ffd5b5090346103b85760203660031901126103b8576001600160a01b0361164d602093356126b9565b915191168152f35b82346103b8575f3660031901126103b8576020906001600160a01b03600d54915191168152f35b82346103b8575f3660031901126103b857602090600f549051908152f35b50346103b857816003193601126103b857803591602435916116ba6126ec565b6116c384612e0a565b50909160ff8260d81c169480156117e757806116e687828161170a9511156122d6565b6116ef81612f72565b6117045f6116fd838a6122c9565b8688612fb1565b966122c9565b918091836117178361485b565b819291926117dd575b50506117b6575b600160f21b7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff60d886901b167ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff8516171785558551888152336020820152610a1f9088907f256047323a260fdca61179f0d2ea5a1d06510804fdf1937ef51fafaabb12d07990604090a161317b565b9091506001830190818411611458575060e81b60ff60e81b19919091161782610a1f611727565b119050845f611720565b50631f2a200560e01b5f908152fd5b5090346103b857366003190160a081126103b8576080136103b857608435906001600160a01b0390818316918284036103b8576118316126ec565b843560088110156103b8576024359182168083036103b85760443593611858858585613af1565b95335f52600a602052815f20875f52602052815f20549687156118d757610a1f9950335f52600a602052825f20905f526020525f828120558682519261189e8487612dcb565b87602085015283015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a36146fe565b896312d37ee560e31b5f525ffd5b5090346103b857806003193601126103b8576024356001600160a01b03811681036103b85761193f5f61192e60209535305f52600660205260405f20905f5260205260405f2090565b92600260ff855460d81c168561456f565b91901561198c576119538260028301612fa2565b905460039190911b1c91600160a31b83161561198257601c92505f520182526001815f2001545b905b51908152f35b505060a41c61197a565b50505f9061197c565b5090346103b8573660031901126103b857610c67906119b2612d4d565b600d546001600160a01b0316806119f157507f0000000000000000000000000000000000000000000000000000000000000000905b6024359035612d75565b906119e7565b82346103b8575f3660031901126103b857602090516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b82346103b8575f3660031901126103b8576020905160018152f35b50346103b857816003193601126103b85735906001600160a01b0382168092036103b8576024358015158082036103b8577f947a9386278e5394a2641bd5fd2a9dc337cab77ae0b9db5e3e60c64fadddc86292611ad3602093611ab6612d4d565b865f5260148552825f209060ff8254911515169060ff1916179055565b51908152a2005b50346103b85760603660031901126103b85735906001600160a01b039182811681036103b85760243592831683036103b857610c6792611b25611b1c5f61222a565b935193846121f4565b5f835260443591612393565b5090346103b85760203660031901126103b85763ffffffff611b6960209335305f52600660205260405f20905f5260205260405f2090565b5460901c9151911615158152f35b50346103b85760803660031901126103b85735906001600160a01b038083168093036103b857602435801515928382036103b857604435928316908184036103b85760643590811515958683036103b8577ff0143d481415425f397f61afdd961b1d5b51a6305f35bc6d324f6313415d6aa496611cc894611bf6612d4d565b835192611c046060856121f4565b835260208301908152838301918252895f526011602052611c39845f2093511515849060ff8254911515169060ff1916179055565b51907fffffffffffffffffffff000000000000000000000000000000000000000000ff74ffffffffffffffffffffffffffffffffffffffff0075ff00000000000000000000000000000000000000000085549351151560a81b169360081b16911617179055519384938491926001600160a01b0360409295946060850196151585521660208401521515910152565b0390a2005b5090346103b85760c03660031901126103b8576001600160a01b03908235828116036103b857602435828116036103b8576044359260843583811681036103b85760a435848116036103b857303303611e3057611d386064611d308135886122a2565b0480966122c9565b937f000000000000000000000000000000000000000000000000000000000000000016803b156103b85783516340c10f1960e01b8082523085830190815260208101889052909491905f9082908190604001038183875af18015611e2657611e16575b5086611dac575b6020868651908152f35b813b156103b8575f8094611de18751998a968795869485528401602090939291936001600160a01b0360408201951681520152565b03925af1928315611e0c57602093611dfc575b808080611da2565b5f611e06916121f4565b5f611df4565b50513d5f823e3d90fd5b5f611e20916121f4565b5f611d9b565b86513d5f823e3d90fd5b506020606492519162461bcd60e51b8352820152600c60248201527f57726170706572206f6e6c7900000000000000000000000000000000000000006044820152fd5b82346103b8575f3660031901126103b85760209051620493e08152f35b50346103b85760603660031901126103b857356001600160a01b039081811681036103b85760243591821682036103b857610c679160443591612246565b506101003660031901126103b85735906001600160a01b0380831683036103b8576084359281841684036103b85760e43591821682036103b857611f2a611f3892602095611f1a6126ec565b60c4359060a4359060643561276f565b906044359060243590612a82565b905f5f5160206151ad5f395f51905f525d51908152f35b5060e03660031901126103b85735906001600160a01b0380831683036103b85760843590811681036103b857602092611f2a5f611f3893611f1a6126ec565b82346103b8575f3660031901126103b85760209060125460801c9051908152f35b50346103b85760203660031901126103b857611fce61018091356124d2565bf35b5090346103b8573660031901126103b857356001600160a01b03811681036103b8576001610c6791339060243590613b2c565b5090346103b85760203660031901126103b8578160209235612024816126b9565b505f5282526001600160a01b03815f2054915191168152f35b5090346103b8575f3660031901126103b8578051905f905f549160018360011c90600185169485156120fa575b60209586841081146112e0578388528794939291879082156112be5750506001146120a1575050610c2092916112549103856121f4565b5f80805286935091907f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5635b8284106120e25750505082010181611254611242565b8054848a0186015288955087949093019281016120cc565b91607f169161206a565b82346103b85760203660031901126103b857359063ffffffff60e01b82168092036103b8576020916380ac58cd60e01b811490811561215d575b811561214c575b5015158152f35b6301ffc9a760e01b14905083612145565b635b5e139f60e01b8114915061213e565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b9181601f840112156103b85782359167ffffffffffffffff83116103b8576020808501948460051b0101116103b857565b9181601f840112156103b85782359167ffffffffffffffff83116103b8576020808501948460061b0101116103b857565b90601f8019910116810190811067ffffffffffffffff82111761221657604052565b634e487b7160e01b5f52604160045260245ffd5b67ffffffffffffffff811161221657601f01601f191660200190565b91906001600160a01b03908181161561228f576122668291843391612b26565b931692169180830361227757505050565b6364283d7b60e01b5f5260045260245260445260645ffd5b633250574960e11b5f525f60045260245ffd5b818102929181159184041417156122b557565b634e487b7160e01b5f52601160045260245ffd5b919082039182116122b557565b156122df575050565b63c3e33c9960e01b5f5260045260245260445ffd5b919082018092116122b557565b1561230857565b60405162461bcd60e51b815260206004820152601560248201527f4f6e6c7920666f72206469737472696275746f727300000000000000000000006044820152606490fd5b919081101561235d5760051b0190565b634e487b7160e01b5f52603260045260245ffd5b356001600160a01b03811681036103b85790565b5f1981146122b55760010190565b9092916123a1818584612246565b833b6123ae575b50505050565b6001600160a01b0394929394809516946123f76040519586938493630a85bd0160e11b96878652336004870152166024850152604484015260806064840152608483019061216e565b036020948591815f895af15f9181612492575b50612461575050503d5f14612459573d906124248261222a565b9161243260405193846121f4565b82523d5f8284013e5b815191826124565783633250574960e11b5f5260045260245ffd5b01fd5b60609061243b565b919392506001600160e01b03199091160361248057505f8080806123a8565b633250574960e11b5f5260045260245ffd5b9091508481813d83116124cb575b6124aa81836121f4565b810103126103b857516001600160e01b0319811681036103b857905f61240a565b503d6124a0565b906040516124e2610180826121f4565b5f8152602081015f815260408201905f825260608301925f845260808101915f835260a082015f815260c083015f815260e08401905f82526101008501925f84526101208601965f88526101408701995f8b5261016088015f9052879c61255c81305f52600660205260405f20905f5260205260405f2090565b9a8b549b8c61256a916136b1565b988c60901c63ffffffff1661257e906136eb565b998051602001519b6001600160a01b03809d1690526020015190526001600160801b038c1690525f52601360205260405f205490528860b01c64ffffffffff169052845190528460a0850151169052602083015190526040820151905260600151169052600160f01b1615155f14612614576002905b60048210156126005752565b634e487b7160e01b5f52602160045260245ffd5b5f906125f4565b1561262257565b60405162461bcd60e51b815260206004820152602860248201527f54686973204552433230206973206e6f7420656e61626c656420666f7220636f60448201527f6c6c61746572616c0000000000000000000000000000000000000000000000006064820152608490fd5b67ffffffffffffffff81116122165760051b60200190565b805182101561235d5760209160051b010190565b805f5260026020526001600160a01b0360405f2054169081156126da575090565b637e27328960e01b5f5260045260245ffd5b5f5160206151ad5f395f51905f52805c612706576001905d565b633ee5aeb560e01b5f5260045ffd5b1561271c57565b60405162461bcd60e51b815260206004820152602560248201527f54686973207472616e7366657246656520746f6b656e206973206e6f7420656e60448201526418589b195960da1b6064820152608490fd5b9293918315612987576001600160801b0380851161297157506032811161292c578015801561291a575b156128d5576001600160a01b0392838116156128ae575b838116805f526011602052858560405f205460081c16928315612875575b906127f091835f5260116020526127eb60ff60405f205416612715565b613c2c565b87116128305761282d9685936040519761280b60c08a6121f4565b88526020880152604087015260608601521660808401521660a0820152613cf1565b90565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152606490fd5b9250506128a5857f0000000000000000000000000000000000000000000000000000000000000000168214612715565b309186906127ce565b507f00000000000000000000000000000000000000000000000000000000000000006127b0565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b506001600160a01b0382161515612799565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b8463c3e33c9960e01b5f5260045260245260445ffd5b91509150612a3d576001600160a01b03166129f8576129a4575f90565b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b60405162461bcd60e51b815260206004820152601e60248201527f4e6f20526f79616c747920776974686f7574207472616e7366657246656500006044820152606490fd5b60405162461bcd60e51b815260206004820152601d60248201527f526f79616c747920736f75726365206973207472616e736665724665650000006044820152606490fd5b909392916001600160a01b038216805f52601160205260ff60405f205460a81c16612ae25715612ad357612abf5f91612ad1943491888633613e18565b94612ac8613ff3565b339260036141b7565b565b631f2a200560e01b5f5260045ffd5b606460405162461bcd60e51b815260206004820152602060248201527f54686973204e465420697320626c61636b6c697374656420666f7220777261706044820152fd5b90929192805f5260209360028552604094855f2054906001600160a01b0380809316931680151580612ccc575b5050821580159283612caa575b86169760028915938415612c94575b875f52525f20886001600160a01b03198254161790558488857fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef5f80a483973014801590612c7f575b15612c705791612c68575b508015612c5f575b612c595750612bed81305f52600660205260405f20905f5260205260405f2090565b54600160f21b8116612c465760901c63ffffffff16908115612c41575f5160206151ad5f395f51905f52805c15612c295750612ad192856143fa565b91612c3e915f94612c386126ec565b876143fa565b5d565b505050565b50635e38f0df60e11b5f5260045260245ffd5b93505050565b50308114612bcb565b90505f612bc3565b6333184def60e11b5f5260045ffd5b505f5160206151ad5f395f51905f525c612bb8565b8a5f5260038152825f2060018154019055612b6f565b612cb65f808881613b2c565b845f5260038352885f205f198154019055612b60565b80612d0c575b15612cdd5780612b53565b849084612cf75750637e27328960e01b5f5260045260245ffd5b63177e802f60e01b5f5260045260245260445ffd5b508084148015612d31575b80612cd25750845f52600482528083895f20541614612cd2565b50835f5260058252875f20815f52825260ff885f205416612d17565b600b546001600160a01b0333911603612d6257565b63118cdaa760e01b5f523360045260245ffd5b6040917fbe12859b636aed607d5230b2cc2711f68d70e51060e6cca1f575ef5d2fcc95d19382600e5581600f556001600160a01b03600d549116906001600160a01b03191617600d5582519182526020820152a1565b9060088210156126005752565b60405190612de760c0836121f4565b5f60a0838281528260208201528260408201528260608201528260808201520152565b612e12612dd8565b50805f526002602052604090815f20546001600160a01b0333911603612f1457612e4f81305f52600660205260405f20905f5260205260405f2090565b928354924264ffffffffff8560b01c1611612ed157612e7663ffffffff8560901c166136eb565b925f526013602052805f20548184015111612e8e5750565b5162461bcd60e51b815260206004820152601d60248201527f43616e7420756e777261702064756520466565205468726573686f6c640000006044820152606490fd5b5162461bcd60e51b815260206004820152601860248201527f43616e7420756e77726170206265666f726520646179205800000000000000006044820152606490fd5b815162461bcd60e51b815260206004820152601960248201527f4f6e6c79206f776e65722063616e20756e7772617020697421000000000000006044820152606490fd5b15612f605750565b6334edfe3160e01b5f5260045260245ffd5b620569c9908181029181830414901517156122b557621127bb9081018091116122b55780612ad1915a1015612f58565b601a82101561235d5701905f90565b9093926040805191612fc382846121f4565b60608352602092602081019460608652612ffe60ff839a60d81c1693612fe989866122c9565b90156131705760ff60019995995b16906122f4565b916130088361268d565b91613015865193846121f4565b8383526130218461268d565b601f199390840136602083013782525f94601c600283019201955b858110613050575050505050505050505050565b8a61305b82846122f4565b03613160576019905b600160a31b6130738386612fa2565b9054600391821b1c906130868588612fa2565b90918254915f19911b1b19169055806130a08489516126a5565b521615613157578a515115613114575b815f52878a52885f20805490600180910154938d519284831b936001600160ff1b03861686036122b5578f5194848101918282116122b5576001986130f96130ff945f996126a5565b526126a5565b528252898c528a822082815501555b0161303c565b8660011b6001600160ff1b03881688036122b5578661314a6131358361268d565b926131428d5194856121f4565b80845261268d565b01368c8301378b526130b0565b6001915061310e565b61316a81836122f4565b90613064565b60ff5f999599612ff7565b805151805b613188575050565b5f1981018181116122b5575f5f906131a18386516126a5565b51906131ac82614dfd565b92600160a31b83161561321f575050602085019182519360019481861b916001600160ff1b038116036122b557816131e3916126a5565b5193519481018091116122b5576132056001600160a01b0391613210966126a5565b5193925b16906132f1565b80156122b5575f190180613180565b92909350600881101561260057613210936003820361324b57506001600160a01b038260a41c92613209565b9192506001600160a01b038360a41c93613209565b90613280915f60206040516132766040826121f4565b828152015261487f565b60406020825101519101516001600160a01b03604051926132a26040856121f4565b168252602082015290565b906132b78261485b565b50156132c7575b61282d916122f4565b60ff8260d81c1691600183018093116122b55760ff60e81b1961282d9360e81b91161791506132be565b92919092613306620493e03385858886614ec9565b159182613357575b5050613318575050565b604080516001600160a01b0393909316835260208301919091527f2a1e41dbed17a055fa78ff5cda16c77a1c7471cff715c1310cc907bc9a58f1f791a1565b8390600883101561260057600383146133e7575b335f52600a60205260405f20613382828886613af1565b5f5260205260405f206133968382546122f4565b90556133a56040518094612dcb565b602083015260408201526001600160a01b038416907fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a35f8061330e565b6001915061336b565b919081101561235d5760061b0190565b91610100831161345e578215612ad3575f5b81811061342157505050340490565b8061345861345361343861056460019587896133f0565b6001600160a01b03165f52601160205260ff60405f20541690565b61261b565b01613412565b60405162461bcd60e51b815260206004820152600c60248201527f4e6f74206d6f72652032353600000000000000000000000000000000000000006044820152606490fd5b91908060011b906001600160ff1b038116036122b5576201adb0908181029181830414901517156122b557620445c09081018091116122b557600183018084116122b5576134fa926134f4916122a2565b906122f4565b805a10156135115761350d911515612f58565b5f90565b5050600190565b9161352894969395915f93613e18565b918015612c4157909161354e81305f52600660205260405f20905f5260205260405f2090565b918254935f925b828410613563575050505055565b9091929461359260019161357b6105648988886133f0565b8460206135898b8a8a6133f0565b01359289613934565b9501929190613555565b90949394808610613615575b50505f5b8281106135db575050506135c9916135c3916122a2565b346122c9565b806135d15750565b612ad190336148fd565b8061360f6135ef61056460019487876133f0565b613607886020613600868a8a6133f0565b01356122a2565b903390613a5f565b016135ac565b5f198601908682116122b55761056461367392613653927f8d0921891ce590cc32c1e62653030cbb80c8719a5d03549aba83fea368b99e2e9561234d565b604080518881526001600160a01b03909216602083015290918291820190565b0390a15f806135a8565b6040519061368c6060836121f4565b5f604083815161369c83826121f4565b83815283602082015281528260208201520152565b906136ba61367d565b90600160f01b16156136d25750601961282d9161487f565b905090565b51906001600160a01b03821682036103b857565b9063ffffffff6136f9612dd8565b9216806137035750565b9091505f5260096020526001600160a01b0360405f20541660405180915f19813b0164ffffffffff16905f6021830191601f8501903c8082520160408101918260405260c0818051810103126103b8576137a760c060e09261376582876121f4565b60208101518652604081015160608601526060810151608086015261378c608082016136d7565b60a086015261379d60a082016136d7565b82860152016136d7565b91015290565b5160088110156126005790565b6020818303126103b85780519067ffffffffffffffff82116103b8570181601f820112156103b8578051906137ee8261222a565b926137fc60405194856121f4565b828452602083830101116103b857815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b1561386a5761383e81516137ad565b6008811015612600576003146138df575b61385981516137ad565b600881101561260057600414613888575b50506138755f61222a565b61388260405191826121f4565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f91816138bb575b5061282d578061386a565b6138d89192503d805f833e6138d081836121f4565b8101906137ba565b905f6138b0565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f9181613918575b50613912575061384f565b91505090565b61392d9192503d805f833e6138d081836121f4565b905f613907565b949392948315612ad35785849160ff8460d81c1661ffff600c5460a01c168110156139a2575b506020925f6001600160a01b039360027f137279cf32210686b694dfc20af61ca87c12137fc017e0b6904fe7c63aed4a389761399595614919565b50966040519586521693a3565b8193509160026139b3935f9361456f565b50156139c2578584915f61395a565b60405162461bcd60e51b815260206004820152602360248201527f546f206d75636820455243323020746f6b656e7320696e20636f6c6c617474656044820152621c985b60ea1b6064820152608490fd5b15613a1a57565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b613a693082615060565b9160405190846060523060405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82865af18060015f51141615613acf575b5092613ac3613ac992612ad1955f6060526040523090615060565b926122f4565b14613a13565b9390933d833b15171015613ae457925f613aa8565b637939f4245f526004601cfd5b916001600160a01b0360405192613b0c602085018096612dcb565b166040830152606082015260608152613b266080826121f4565b51902090565b91939293848515613c1a575b613b6a575b50909192505f52600460205260405f20906001600160a01b0382549116906001600160a01b031916179055565b613b73826126b9565b906001600160a01b038091169586151580613c0e575b80613beb575b613bd8578394959650613ba7575b5084939250613b3d565b80851691167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9255f80a4805f80613b9d565b8663a9fbf51f60e01b5f5260045260245ffd5b508183165f52600560205260405f20875f5260205260ff60405f20541615613b8f565b50868284161415613b89565b506001600160a01b0381161515613b38565b906001600160a01b03809216917f0000000000000000000000000000000000000000000000000000000000000000168214613cdb57506020600491604051928380926318160ddd60e01b82525afa8015613cd0575f90613c9d575b6064915004808004600114811517156122b55790565b506020813d602011613cc8575b81613cb7602093836121f4565b810103126103b85760649051613c87565b3d9150613caa565b6040513d5f823e3d90fd5b6064808202925081159183041417156122b55790565b9060409182516020810182518152602083015185830152848301516060830152606083015160a06001600160a01b0394858093166080860152826080820151168286015201511660c083015260c08252613d4c60e0836121f4565b8151902093845f526008602052805f205463ffffffff80911680613df857506007548181168281146122b557600101918216918263ffffffff1980931617600755965f52600860205281835f2091825416179055825180831b6bfe61000180600a3d393df3000161fffe8211850152600b8101601585015ff0938415613deb57525f5260096020525f209182549116906001600160a01b031916179055565b63301164255f526004601cfd5b955050505050565b6001600160801b038091169081146122b55760010190565b9594939592909263bbf81e0042018042116122b5578211613fae576001600160a01b039182821690308214612c7057601254986001600160801b03613e5e818c16613e00565b16976001600160801b0319613e7a8a82819e161760801c613e00565b60801b16891760125585881692308414801590613fa4575b15612c70578888917affffffffff0000000000000000000000000000000000000000000075ffffffff000000000000000000000000000000000000613eea8e305f52600660205260405f20905f5260205260405f2090565b9660901b169160b01b161794613f8c575b505080613f7b575b5081613f73575b50501561228f575f85613f1c92612b26565b16613f6057604080516001600160a01b0393909316835260208301919091527f727200b48f3c812bfb404b578574e1c03694edb122d80fa6dcb352a9e4f8a93891a2565b6339e3563760e11b5f525f60045260245ffd5b555f80613f0a565b613f8591926132ad565b905f613f03565b905f916003613f9c949686614c11565b918688613efb565b5089881415613e92565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600b54600e546001600160a01b0391821691811580156141ac575b80156141a4575b612c4157600d54166040918251926370a0823160e01b84523360048501526020938481602481875afa90811561419a579083915f91614169575b501061410057614061826010546122f4565b601055805194859260605281523360601b602c526f23b872dd000000000000000000000000600c52835f6064601c82875af1928360015f511416156140f1575b505f60605252156140b0575050565b62461bcd60e51b82526004820152601860248201527f43616e74206368617267652070726f746f636f6c206665650000000000000000604482015260649150fd5b3b153d1792909210915f6140a1565b5162461bcd60e51b815260048101849052602f60248201527f696e73756666696369656e742070726f746f636f6c2066656520746f6b656e2060448201527f62616c616e636520666f722066656500000000000000000000000000000000006064820152608490fd5b809250868092503d8311614193575b61418281836121f4565b810103126103b8578290515f61404f565b503d614178565b82513d5f823e3d90fd5b508215614015565b50600f54421061400e565b92909192600881101561260057600281146143ed5760030361427757506141de8282614b35565b6001600160a01b039081168482161492828216803b156103b8576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af1948515613cd057612ad195614267575b508361424f575b505050613a13565b61425d919293503093614b35565b16145f8080614247565b5f614271916121f4565b5f614240565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615610aa4575f966143be575b50823b156103b8578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af18015610aa45791859492916143519694926143ae575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa9384156143a557505f93614373575b5050612ad192613ac9916122f4565b9080929350813d831161439e575b61438b81836121f4565b810103126103b857519082613ac9614364565b503d614381565b513d5f823e3d90fd5b5f6143b8916121f4565b5f614326565b9095508481813d83116143e6575b6143d681836121f4565b810103126103b85751945f6142c0565b503d6143cc565b50915091612ad192613a5f565b9092614405906136eb565b926060840180516001600160a01b03938491823091169061442591615060565b608088015188516020808b015160a08c01805189516040516328012aef60e01b81529c90981660048d015299881660248c015260448b019390935260648a0152968516608489015292841660a4880152859087908516815a60c4925f91f1958615613cd0575f9661453e575b506144a8906144a33085875116615060565b6122c9565b9480861480614533575b1561451c57509181614507606095937f246a62e865b0ae496167851172dac8e08eb10887550814de3180a712ef7efc1f9795895f526013865260405f206144fa8882546122f4565b90555116985194856122c9565b915116916040519384528301526040820152a3565b859063022d722160e21b5f5260045260245260445ffd5b5087518111156144b2565b9095508481813d8311614568575b61455681836121f4565b810103126103b85751946144a8614491565b503d61454c565b9192909493600a8611156146c05790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b614607575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61469c84848a848a614c55565b6146b35750858101908082116122b55716806145f4565b9850505050925050509190565b9194925f5b8481106146d957505050505090505f905f90565b6146e6848484848b614c55565b6146f2576001016146c5565b95505050505060019190565b92909391811580614847575b614840576008841015612600576001841461483357600284146147d85761473093614ce1565b905f604051928051602038920183855af1156147cf573d156147b6575b503d81523d5f602083013e3d810161476c602082019283604052614dc7565b15614775575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b156147c2575f61474d565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615614815575b50505f603452565b3b153d171015614826575f8061480d565b6390b8ec185f526004601cfd5b509150612ad192506148fd565b5050505050565b50600884101561260057600384141561470a565b60e81c60ff168061486d57505f905f90565b5f198101919082116122b55760019190565b61282d9161488b61367d565b506148998160028401612fa2565b905460039190911b1c91600160a31b8316156148de57601c915f520160205260405f206001604051916148cd6040846121f4565b805483520154602082015290614e0f565b50506040516148ee6040826121f4565b5f81525f602082015290614e0f565b5f80809338935af11561490c57565b63b12d13eb5f526004601cfd5b929193909460088510156126005760038503614b03575b60ff9160ff8760d81c169560ff8860e01c1680155f14614af157505f805b6019891015614aac5715908115614aa2575b5015614a4d578692828661497593868a61508e565b600a8210156149bd575b5091505060019150018091116122b5577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a86146149f8575b505050906149ec9460ff9216011691615188565b90555f8080838161497f565b9396935f9291905b868410614a1057509693966149d8565b9193949550919695614a3d84918984614a29828861487f565b60208b818351015116910151011691615188565b9701918995949391979697614a00565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f614960565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b5f1981019081116122b557600161494e565b614b1682848760ff8a60d81c168861456f565b90614b215750614930565b9250929050614b309350614f7e565b905f90565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa908115613cd0575f91614b6e575090565b90506020813d602011614b9a575b81614b89602093836121f4565b810103126103b85761282d906136d7565b3d9150614b7c565b6301ffc9a760e01b90815f528160045261753060205f6024818585fa5f511515601f3d111681614c09575b5015614c02575f8092602492602095835263ffffffff60e01b600452fa5f511515601f3d111681614bfc575090565b90501590565b5050505f90565b90505f614bcd565b92909493916008811015612600578015614c4d57614c3b9460038203614c44575060195f9461508e565b600160f01b1790565b6019909461508e565b505050505090565b91614c638260028501612fa2565b90549060031b1c936008821015612600576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16614cd857600214614ccf57600160a31b831615614cc657601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b92909260088110156126005760028114614d8f57600314614d5357604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c482015261282d8160e481015b03601f1981018352826121f4565b6040516323b872dd60e01b60208201523060248201526001600160a01b03909116604482015260648101929092525061282d8160848101614d45565b5060405163a9059cbb60e01b60208201526001600160a01b0390911660248201526044810191909152905061282d8160648101614d45565b80518015918215614dd757505090565b60209081015192508110614dec575b50151590565b5f199060200360031b1b165f614de6565b60a01c60071660088110156126005790565b614e1761367d565b50614e2181614dfd565b90604091825193614e3284866121f4565b6008821015612600578185526001600160a01b0383166020860152600160a31b8316614ea15750600303614e8157905f91815193614e716060866121f4565b845260a41c602084015282015290565b815192614e8f6060856121f4565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614ebc6060866121f4565b8452602084015282015290565b91939092801580614f6a575b614f5f5760088310156126005760018314614f4e57833b15614f44575f94614efc93614ce1565b906040519383835192602038950192f1903d60203d11614f3c575b806020918352805f8385013e82010160405281614f32575090565b61282d9150614dc7565b506020614f17565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b506008831015612600576003831415614ed5565b6002810192614f8d8385612fa2565b90549060031b1c90600160a31b821661504257614fad908260a41c6122f4565b916b0fffffffffffffffffffffff8311615007575091614fe7614fed92846001600160a01b03614fdf61500397614dfd565b911690615167565b93612fa2565b819391549060031b91821b915f19901b19161790565b9055565b9193615030614fed85614fe7856001600160a01b03615028601c9a98614dfd565b911690615145565b90555f5201602052600160405f200155565b935050601c915f5201602052615003600160405f20019182546122f4565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b929093916008811015612600576002810361513f57855b600482141580615129575b61510a5750906150bf91615145565b6150cf614fed8560028601612fa2565b9055806150f5575b50826150e257505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f6150d7565b614fed94965061500395935060029261512292615167565b9401612fa2565b506b0fffffffffffffffffffffff8111156150b0565b826150a5565b906008821015612600576001600160a01b03600160a31b9260a01b9116171790565b916008831015612600576001600160a01b039060a41b9260a01b9116171790565b90918260031b92808404600814901517156122b55760ff809116831b921b1916179056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const firstDistributorDeployed = {
  code: '0x608060409080825260049081361015610016575f80fd5b5f3560e01c90816301ffc9a7146121045750806306fdde031461203d578063081812fc14612003578063095ea7b314611fd057806314dd14b314611faf57806318160ddd14611f8e57806322f9571814611f4f5780632321f8ba14611ece57806323b872dd14611e905780632430155914611e7357806328012aef14611ccd5780632f8ed97e14611b7757806341c16e4a14611b3157806342842e0e14611ada57806344d14a4314611a5557806345acb47114611a3a5780634b60ce77146119f757806352f7c9881461199557806354ac9702146118e5578063576f6302146117f65780635ba5c73f1461169a5780635f8d332e1461167c57806361dc00ff146116555780636352211e1461162657806370a08231146115d3578063715018a6146115775780637326f5e51461155957806378438776146114e957806379ba50971461146b5780638815f38f146113c15780638931fe8d146113245780638da5cb5b146112fd57806395d89b41146111ed5780639fe5433c146111c8578063a1ecc7b8146111aa578063a22cb465146110ef578063af7cb17f14610fb6578063b0e21e8a14610f98578063b596db0b14610ed0578063b713b6ce14610e06578063b88d4fde14610d72578063b8cac62b14610cac578063ba0daae314610c24578063c87b56dd14610bbc578063cc64278414610b7e578063d10424c714610b2c578063d1ccf55e14610927578063de58af971461090c578063df852d8d14610836578063e30c39781461080f578063e985e9c5146107bc578063eb9ae17c1461076e578063f0e5d1ac14610706578063f2fde38b1461069d578063f68f8b5b14610475578063fe120111146103e3578063fe415f17146103bc5763fe9c921c1461029e575f80fd5b346103b857602090816003193601126103b8576102cf9035305f52600660205260405f20905f5260205260405f2090565b60ff815460d81c16916102f96102e48461268d565b936102f1865195866121f4565b80855261268d565b601f1901815f5b828110610396575050505f5b835181101561033e578061032260019285613260565b61032c82876126a5565b5261033781866126a5565b500161030c565b5083518181528351818301819052909182918287019186810191905f895b8382106103695786860387f35b845180516001600160a01b031687528301518684015287965094850194938201936001919091019061035c565b86516103a288826121f4565b5f81525f83820152828288010152018290610300565b5f80fd5b82346103b8575f3660031901126103b8576020906001600160801b03601254915191168152f35b50346103b857816003193601126103b8578035916001600160a01b03831683036103b857602435926001600160e01b0319841684036103b85760209361042882614ba2565b938461043a575b505050519015158152f35b859394505f9260249284926301ffc9a760e01b845252617530fa5f511515601f3d11168161046d575b50905f808061042f565b90505f610463565b509060a03660031901126103b85781356001600160a01b0391828216918281036103b85760249067ffffffffffffffff9082358281116103b8576104bc9036908901612192565b6044916044358581116103b8576104d69036908c01612192565b9390956064359081116103b8576104f09036908d016121c3565b9890976084359a6104ff6126ec565b335f52601460205261051660ff845f205416612301565b86860361065a576105288b8b88613400565b9d5f5b8781108d81610644575b5015610580578f906105768f928f938f948f958f968f978f8f61057b9a6105696105648c61056f95819561234d565b612371565b9461234d565b3591613518565b612385565b61052b565b9d9796610598959f949d508e939c929b919a9661359c565b5f5b8981106105b3575f5f5160206151ad5f395f51905f525d005b6105be81848461234d565b35873b156103b85789516340c10f1960e01b815230888201908152602081018390525f90829081906040010381838d5af1801561063a5761062a575b5030856106078389614b35565b1603610616575060010161059a565b8b90898989630c03236960e01b5f5252525ffd5b5f610634916121f4565b5f6105fa565b8b513d5f823e3d90fd5b61065491506203d09090836134a3565b8d610535565b60648e602085519162461bcd60e51b8352820152601060248201527f4e6f7420657175616c20617272617973000000000000000000000000000000006044820152fd5b50346103b85760203660031901126103b857356001600160a01b038082168092036103b8576106ca612d4d565b816001600160a01b0319600c541617600c55600b54167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b50346103b85760803660031901126103b85735906001600160a01b038083168093036103b8576024359260088410156103b85760443591821682036103b85760209361075f915f52600a8552835f209260643591613af1565b5f528252805f20549051908152f35b50346103b85760203660031901126103b85735906001600160a01b03821682036103b8576107b36020926001600160a01b03165f52601160205260ff60405f20541690565b90519015158152f35b50346103b857816003193601126103b85735906001600160a01b038083168093036103b8576024359081168091036103b8576020925f5260058352815f20905f52825260ff815f20549151911615158152f35b82346103b8575f3660031901126103b8576020906001600160a01b03600c54915191168152f35b5090346103b857806003193601126103b85781356001600160a01b0381168091036103b857602435801515908181036103b857610871612d4d565b82156108c9577f4f66a58837da3e5a77c3d14203271a95ceaff9802cc2c05cb32a4018f34407c594506108bc90835f526011602052845f209060ff8254911515169060ff1916179055565b82519182526020820152a1005b835162461bcd60e51b8152602081870152600f60248201527f4e6f205a65726f204164647265737300000000000000000000000000000000006044820152606490fd5b82346103b8575f3660031901126103b8576020905160328152f35b50346103b85760603660031901126103b8578035602435906001600160a01b038216928383036103b8576044359361095d6126ec565b610966836126b9565b50805f526020906011825261098060ff885f20541661261b565b86516370a0823160e01b815233848201528281602481855afa8015610b225787915f91610af1575b5010610aae5781604491885192838092636eb1769f60e11b825233888301523060248301525afa8015610aa45786915f91610a73575b5010610a31575050610a1f9350610a168383610a0d84305f52600660205260405f20905f5260205260405f2090565b93845485613934565b90553390613a5f565b5f5f5160206151ad5f395f51905f525d005b855162461bcd60e51b815291820152601460248201527f506c6561736520617070726f7665206669727374000000000000000000000000604482015260649150fd5b809250838092503d8311610a9d575b610a8c81836121f4565b810103126103b8578590515f6109de565b503d610a82565b87513d5f823e3d90fd5b865162461bcd60e51b8152808401839052601e60248201527f4c6f772062616c616e636520666f722061646420636f6c6c61746572616c00006044820152606490fd5b809250848092503d8311610b1b575b610b0a81836121f4565b810103126103b8578690515f6109a8565b503d610b00565b88513d5f823e3d90fd5b50346103b85760203660031901126103b85735610b5c81305f52600660205260405f20905f5260205260405f2090565b54905f526013602052815f20546001600160801b038351921682526020820152f35b50346103b85760203660031901126103b85735906001600160a01b0382168092036103b8576020915f526014825260ff815f20549151911615158152f35b5090346103b85760203660031901126103b857610c0d610c08610c00610c209435610be6816126b9565b50305f52600660205260405f20905f5260205260405f2090565b8054906136b1565b61381d565b905191829160208352602083019061216e565b0390f35b50346103b85760603660031901126103b857604435906001600160a01b0382168083036103b857610c53612d4d565b15610c6957610c6792506024359035612d75565b005b606490602084519162461bcd60e51b8352820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152fd5b5090346103b85760203660031901126103b857610cc982356124d2565b8151918151906001600160a01b038092168452602083015160208501528083015190840152606082015160608401526080820151608084015260a082015160a08401528060c08301511660c084015260e082015160e0840152610100808301519084015261012090818301511690830152610140808201519084821015610d5f5761018094508301526101608091015190820152f35b602185634e487b7160e01b5f525260245ffd5b5090346103b85760803660031901126103b85781356001600160a01b0380821682036103b85760243590811681036103b8576064359367ffffffffffffffff85116103b857366023860112156103b857840135610dda610dd18261222a565b945194856121f4565b80845236602482870101116103b8576020815f926024610c679801838801378501015260443591612393565b5090346103b85760203660031901126103b85781359061ffff808316938484036103b857610e32612d4d565b60198511610eb95750917fa31b00ec15b81a119ca07495f8f5d7f0b963847db96ee0859e0458e95d61f22175ffff0000000000000000000000000000000000000000927fffffffffffffffffffff0000ffffffffffffffffffffffffffffffffffffffff94600c54968251918860a01c1682526020820152a160a01b16911617600c555f80f35b849063c3e33c9960e01b5f5252601960245260445ffd5b509060603660031901126103b85767ffffffffffffffff9082358281116103b857610efe9036908501612192565b9290936024359182116103b857610f17913691016121c3565b90610f3a60ff60443594610f296126ec565b335f5260146020525f205416612301565b610f45828286613400565b935f5b81811080610f87575b15610f7c5780610576878787875f80610f728f610f779a8c6105649261234d565b613518565b610f48565b9350610a1f9561359c565b50610f935f85836134a3565b610f51565b82346103b8575f3660031901126103b857602090600e549051908152f35b5090346103b85760203660031901126103b857813591610fd46126ec565b610fdd83612e0a565b919093610fef60ff8660d81c16612f72565b5f8681526013602052818120549590611012600160f01b83161515828487612fb1565b9355865f5260136020525f82812055601254908160801c9182156110dc576001600160801b0380936001600160801b0319905f190160801b169116176012556001600160a01b0395866110665f8b81612b26565b16156110ca5750966110b76060945f9796946110c094610a1f9b16937f53954a1f3413b16cebda0553ea3887b4f3c80d9429266fe276b97ab3071dac6b8251928684528c60208501523393a361317b565b858060016132f1565b01511660026132f1565b8890637e27328960e01b5f525260245ffd5b601187634e487b7160e01b5f525260245ffd5b50346103b857816003193601126103b8578035916001600160a01b0383168093036103b857602435801515928382036103b8573315611198578415611186575061115a90335f526005602052825f20855f52602052825f209060ff8254911515169060ff1916179055565b519081527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160203392a3005b8490630b61174360e31b5f525260245ffd5b5f9063a9fbf51f60e01b82525260245ffd5b82346103b8575f3660031901126103b8576020905163bbf81e008152f35b82346103b8575f3660031901126103b85760209061ffff600c5491519160a01c168152f35b5090346103b8575f3660031901126103b8578051905f90600191600154928360011c90600185169485156112f3575b60209586841081146112e0578388528794939291879082156112be575050600114611263575b5050610c2092916112549103856121f4565b5192828493845283019061216e565b9085925060015f527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6915f925b8284106112a65750505082010181611254611242565b8054848a018601528895508794909301928101611290565b60ff19168682015292151560051b850190920192508391506112549050611242565b602289634e487b7160e01b5f525260245ffd5b91607f169161121c565b82346103b8575f3660031901126103b8576020906001600160a01b03600b54915191168152f35b509060203660031901126103b85781359161133d6126ec565b611346836126b9565b5034156113b3575060207f8d8ec3c3f91dc6f8363d4a6e9fbd18b82faab7518176a81a3b4f1d1fb5bcd6d19161138f84305f52600660205260405f20905f5260205260405f2090565b61139a3482546132ad565b905551348152a25f5f5160206151ad5f395f51905f525d005b631f2a200560e01b5f908152fd5b5090346103b857806003193601126103b857602435916113f58135305f52600660205260405f20905f5260205260405f2090565b9060ff825460d81c16906001850190818611611458575093610c2092611429836001600160a01b039761142e9585106122d6565b613260565b916020835193015190519384931683602090939291936001600160a01b0360408201951681520152565b601190634e487b7160e01b5f525260245ffd5b50346103b8575f3660031901126103b857600c54906001600160a01b039033828416036114d757506001600160a01b0319809216600c55600b54913390831617600b553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f5233905260245ffd5b50346103b85760203660031901126103b85735906001600160a01b03918281168091036103b8575f526011602052610c20815f20549151928260ff80869560a81c16928260081c1691168491926001600160a01b0360409295946060850196151585521660208401521515910152565b82346103b8575f3660031901126103b8576020906010549051908152f35b346103b8575f3660031901126103b85761158f612d4d565b5f6001600160a01b03600c548119809116600c55600b54908116600b55167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b5090346103b85760203660031901126103b85781356001600160a01b0381168091036103b857801561161457602092505f5260038252805f20549051908152f35b5f836322718ad960e21b82525260245ffd5b5090346103b85760203660031901126103b8576001600160a01b0361164d602093356126b9565b915191168152f35b82346103b8575f3660031901126103b8576020906001600160a01b03600d54915191168152f35b82346103b8575f3660031901126103b857602090600f549051908152f35b50346103b857816003193601126103b857803591602435916116ba6126ec565b6116c384612e0a565b50909160ff8260d81c169480156117e757806116e687828161170a9511156122d6565b6116ef81612f72565b6117045f6116fd838a6122c9565b8688612fb1565b966122c9565b918091836117178361485b565b819291926117dd575b50506117b6575b600160f21b7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff60d886901b167ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff8516171785558551888152336020820152610a1f9088907f256047323a260fdca61179f0d2ea5a1d06510804fdf1937ef51fafaabb12d07990604090a161317b565b9091506001830190818411611458575060e81b60ff60e81b19919091161782610a1f611727565b119050845f611720565b50631f2a200560e01b5f908152fd5b5090346103b857366003190160a081126103b8576080136103b857608435906001600160a01b0390818316918284036103b8576118316126ec565b843560088110156103b8576024359182168083036103b85760443593611858858585613af1565b95335f52600a602052815f20875f52602052815f20549687156118d757610a1f9950335f52600a602052825f20905f526020525f828120558682519261189e8487612dcb565b87602085015283015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a36146fe565b896312d37ee560e31b5f525ffd5b5090346103b857806003193601126103b8576024356001600160a01b03811681036103b85761193f5f61192e60209535305f52600660205260405f20905f5260205260405f2090565b92600260ff855460d81c168561456f565b91901561198c576119538260028301612fa2565b905460039190911b1c91600160a31b83161561198257601c92505f520182526001815f2001545b905b51908152f35b505060a41c61197a565b50505f9061197c565b5090346103b8573660031901126103b857610c67906119b2612d4d565b600d546001600160a01b0316806119f157507f0000000000000000000000000000000000000000000000000000000000000000905b6024359035612d75565b906119e7565b82346103b8575f3660031901126103b857602090516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b82346103b8575f3660031901126103b8576020905160018152f35b50346103b857816003193601126103b85735906001600160a01b0382168092036103b8576024358015158082036103b8577f947a9386278e5394a2641bd5fd2a9dc337cab77ae0b9db5e3e60c64fadddc86292611ad3602093611ab6612d4d565b865f5260148552825f209060ff8254911515169060ff1916179055565b51908152a2005b50346103b85760603660031901126103b85735906001600160a01b039182811681036103b85760243592831683036103b857610c6792611b25611b1c5f61222a565b935193846121f4565b5f835260443591612393565b5090346103b85760203660031901126103b85763ffffffff611b6960209335305f52600660205260405f20905f5260205260405f2090565b5460901c9151911615158152f35b50346103b85760803660031901126103b85735906001600160a01b038083168093036103b857602435801515928382036103b857604435928316908184036103b85760643590811515958683036103b8577ff0143d481415425f397f61afdd961b1d5b51a6305f35bc6d324f6313415d6aa496611cc894611bf6612d4d565b835192611c046060856121f4565b835260208301908152838301918252895f526011602052611c39845f2093511515849060ff8254911515169060ff1916179055565b51907fffffffffffffffffffff000000000000000000000000000000000000000000ff74ffffffffffffffffffffffffffffffffffffffff0075ff00000000000000000000000000000000000000000085549351151560a81b169360081b16911617179055519384938491926001600160a01b0360409295946060850196151585521660208401521515910152565b0390a2005b5090346103b85760c03660031901126103b8576001600160a01b03908235828116036103b857602435828116036103b8576044359260843583811681036103b85760a435848116036103b857303303611e3057611d386064611d308135886122a2565b0480966122c9565b937f000000000000000000000000000000000000000000000000000000000000000016803b156103b85783516340c10f1960e01b8082523085830190815260208101889052909491905f9082908190604001038183875af18015611e2657611e16575b5086611dac575b6020868651908152f35b813b156103b8575f8094611de18751998a968795869485528401602090939291936001600160a01b0360408201951681520152565b03925af1928315611e0c57602093611dfc575b808080611da2565b5f611e06916121f4565b5f611df4565b50513d5f823e3d90fd5b5f611e20916121f4565b5f611d9b565b86513d5f823e3d90fd5b506020606492519162461bcd60e51b8352820152600c60248201527f57726170706572206f6e6c7900000000000000000000000000000000000000006044820152fd5b82346103b8575f3660031901126103b85760209051620493e08152f35b50346103b85760603660031901126103b857356001600160a01b039081811681036103b85760243591821682036103b857610c679160443591612246565b506101003660031901126103b85735906001600160a01b0380831683036103b8576084359281841684036103b85760e43591821682036103b857611f2a611f3892602095611f1a6126ec565b60c4359060a4359060643561276f565b906044359060243590612a82565b905f5f5160206151ad5f395f51905f525d51908152f35b5060e03660031901126103b85735906001600160a01b0380831683036103b85760843590811681036103b857602092611f2a5f611f3893611f1a6126ec565b82346103b8575f3660031901126103b85760209060125460801c9051908152f35b50346103b85760203660031901126103b857611fce61018091356124d2565bf35b5090346103b8573660031901126103b857356001600160a01b03811681036103b8576001610c6791339060243590613b2c565b5090346103b85760203660031901126103b8578160209235612024816126b9565b505f5282526001600160a01b03815f2054915191168152f35b5090346103b8575f3660031901126103b8578051905f905f549160018360011c90600185169485156120fa575b60209586841081146112e0578388528794939291879082156112be5750506001146120a1575050610c2092916112549103856121f4565b5f80805286935091907f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5635b8284106120e25750505082010181611254611242565b8054848a0186015288955087949093019281016120cc565b91607f169161206a565b82346103b85760203660031901126103b857359063ffffffff60e01b82168092036103b8576020916380ac58cd60e01b811490811561215d575b811561214c575b5015158152f35b6301ffc9a760e01b14905083612145565b635b5e139f60e01b8114915061213e565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b9181601f840112156103b85782359167ffffffffffffffff83116103b8576020808501948460051b0101116103b857565b9181601f840112156103b85782359167ffffffffffffffff83116103b8576020808501948460061b0101116103b857565b90601f8019910116810190811067ffffffffffffffff82111761221657604052565b634e487b7160e01b5f52604160045260245ffd5b67ffffffffffffffff811161221657601f01601f191660200190565b91906001600160a01b03908181161561228f576122668291843391612b26565b931692169180830361227757505050565b6364283d7b60e01b5f5260045260245260445260645ffd5b633250574960e11b5f525f60045260245ffd5b818102929181159184041417156122b557565b634e487b7160e01b5f52601160045260245ffd5b919082039182116122b557565b156122df575050565b63c3e33c9960e01b5f5260045260245260445ffd5b919082018092116122b557565b1561230857565b60405162461bcd60e51b815260206004820152601560248201527f4f6e6c7920666f72206469737472696275746f727300000000000000000000006044820152606490fd5b919081101561235d5760051b0190565b634e487b7160e01b5f52603260045260245ffd5b356001600160a01b03811681036103b85790565b5f1981146122b55760010190565b9092916123a1818584612246565b833b6123ae575b50505050565b6001600160a01b0394929394809516946123f76040519586938493630a85bd0160e11b96878652336004870152166024850152604484015260806064840152608483019061216e565b036020948591815f895af15f9181612492575b50612461575050503d5f14612459573d906124248261222a565b9161243260405193846121f4565b82523d5f8284013e5b815191826124565783633250574960e11b5f5260045260245ffd5b01fd5b60609061243b565b919392506001600160e01b03199091160361248057505f8080806123a8565b633250574960e11b5f5260045260245ffd5b9091508481813d83116124cb575b6124aa81836121f4565b810103126103b857516001600160e01b0319811681036103b857905f61240a565b503d6124a0565b906040516124e2610180826121f4565b5f8152602081015f815260408201905f825260608301925f845260808101915f835260a082015f815260c083015f815260e08401905f82526101008501925f84526101208601965f88526101408701995f8b5261016088015f9052879c61255c81305f52600660205260405f20905f5260205260405f2090565b9a8b549b8c61256a916136b1565b988c60901c63ffffffff1661257e906136eb565b998051602001519b6001600160a01b03809d1690526020015190526001600160801b038c1690525f52601360205260405f205490528860b01c64ffffffffff169052845190528460a0850151169052602083015190526040820151905260600151169052600160f01b1615155f14612614576002905b60048210156126005752565b634e487b7160e01b5f52602160045260245ffd5b5f906125f4565b1561262257565b60405162461bcd60e51b815260206004820152602860248201527f54686973204552433230206973206e6f7420656e61626c656420666f7220636f60448201527f6c6c61746572616c0000000000000000000000000000000000000000000000006064820152608490fd5b67ffffffffffffffff81116122165760051b60200190565b805182101561235d5760209160051b010190565b805f5260026020526001600160a01b0360405f2054169081156126da575090565b637e27328960e01b5f5260045260245ffd5b5f5160206151ad5f395f51905f52805c612706576001905d565b633ee5aeb560e01b5f5260045ffd5b1561271c57565b60405162461bcd60e51b815260206004820152602560248201527f54686973207472616e7366657246656520746f6b656e206973206e6f7420656e60448201526418589b195960da1b6064820152608490fd5b9293918315612987576001600160801b0380851161297157506032811161292c578015801561291a575b156128d5576001600160a01b0392838116156128ae575b838116805f526011602052858560405f205460081c16928315612875575b906127f091835f5260116020526127eb60ff60405f205416612715565b613c2c565b87116128305761282d9685936040519761280b60c08a6121f4565b88526020880152604087015260608601521660808401521660a0820152613cf1565b90565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152606490fd5b9250506128a5857f0000000000000000000000000000000000000000000000000000000000000000168214612715565b309186906127ce565b507f00000000000000000000000000000000000000000000000000000000000000006127b0565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b506001600160a01b0382161515612799565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b8463c3e33c9960e01b5f5260045260245260445ffd5b91509150612a3d576001600160a01b03166129f8576129a4575f90565b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b60405162461bcd60e51b815260206004820152601e60248201527f4e6f20526f79616c747920776974686f7574207472616e7366657246656500006044820152606490fd5b60405162461bcd60e51b815260206004820152601d60248201527f526f79616c747920736f75726365206973207472616e736665724665650000006044820152606490fd5b909392916001600160a01b038216805f52601160205260ff60405f205460a81c16612ae25715612ad357612abf5f91612ad1943491888633613e18565b94612ac8613ff3565b339260036141b7565b565b631f2a200560e01b5f5260045ffd5b606460405162461bcd60e51b815260206004820152602060248201527f54686973204e465420697320626c61636b6c697374656420666f7220777261706044820152fd5b90929192805f5260209360028552604094855f2054906001600160a01b0380809316931680151580612ccc575b5050821580159283612caa575b86169760028915938415612c94575b875f52525f20886001600160a01b03198254161790558488857fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef5f80a483973014801590612c7f575b15612c705791612c68575b508015612c5f575b612c595750612bed81305f52600660205260405f20905f5260205260405f2090565b54600160f21b8116612c465760901c63ffffffff16908115612c41575f5160206151ad5f395f51905f52805c15612c295750612ad192856143fa565b91612c3e915f94612c386126ec565b876143fa565b5d565b505050565b50635e38f0df60e11b5f5260045260245ffd5b93505050565b50308114612bcb565b90505f612bc3565b6333184def60e11b5f5260045ffd5b505f5160206151ad5f395f51905f525c612bb8565b8a5f5260038152825f2060018154019055612b6f565b612cb65f808881613b2c565b845f5260038352885f205f198154019055612b60565b80612d0c575b15612cdd5780612b53565b849084612cf75750637e27328960e01b5f5260045260245ffd5b63177e802f60e01b5f5260045260245260445ffd5b508084148015612d31575b80612cd25750845f52600482528083895f20541614612cd2565b50835f5260058252875f20815f52825260ff885f205416612d17565b600b546001600160a01b0333911603612d6257565b63118cdaa760e01b5f523360045260245ffd5b6040917fbe12859b636aed607d5230b2cc2711f68d70e51060e6cca1f575ef5d2fcc95d19382600e5581600f556001600160a01b03600d549116906001600160a01b03191617600d5582519182526020820152a1565b9060088210156126005752565b60405190612de760c0836121f4565b5f60a0838281528260208201528260408201528260608201528260808201520152565b612e12612dd8565b50805f526002602052604090815f20546001600160a01b0333911603612f1457612e4f81305f52600660205260405f20905f5260205260405f2090565b928354924264ffffffffff8560b01c1611612ed157612e7663ffffffff8560901c166136eb565b925f526013602052805f20548184015111612e8e5750565b5162461bcd60e51b815260206004820152601d60248201527f43616e7420756e777261702064756520466565205468726573686f6c640000006044820152606490fd5b5162461bcd60e51b815260206004820152601860248201527f43616e7420756e77726170206265666f726520646179205800000000000000006044820152606490fd5b815162461bcd60e51b815260206004820152601960248201527f4f6e6c79206f776e65722063616e20756e7772617020697421000000000000006044820152606490fd5b15612f605750565b6334edfe3160e01b5f5260045260245ffd5b620569c9908181029181830414901517156122b557621127bb9081018091116122b55780612ad1915a1015612f58565b601a82101561235d5701905f90565b9093926040805191612fc382846121f4565b60608352602092602081019460608652612ffe60ff839a60d81c1693612fe989866122c9565b90156131705760ff60019995995b16906122f4565b916130088361268d565b91613015865193846121f4565b8383526130218461268d565b601f199390840136602083013782525f94601c600283019201955b858110613050575050505050505050505050565b8a61305b82846122f4565b03613160576019905b600160a31b6130738386612fa2565b9054600391821b1c906130868588612fa2565b90918254915f19911b1b19169055806130a08489516126a5565b521615613157578a515115613114575b815f52878a52885f20805490600180910154938d519284831b936001600160ff1b03861686036122b5578f5194848101918282116122b5576001986130f96130ff945f996126a5565b526126a5565b528252898c528a822082815501555b0161303c565b8660011b6001600160ff1b03881688036122b5578661314a6131358361268d565b926131428d5194856121f4565b80845261268d565b01368c8301378b526130b0565b6001915061310e565b61316a81836122f4565b90613064565b60ff5f999599612ff7565b805151805b613188575050565b5f1981018181116122b5575f5f906131a18386516126a5565b51906131ac82614dfd565b92600160a31b83161561321f575050602085019182519360019481861b916001600160ff1b038116036122b557816131e3916126a5565b5193519481018091116122b5576132056001600160a01b0391613210966126a5565b5193925b16906132f1565b80156122b5575f190180613180565b92909350600881101561260057613210936003820361324b57506001600160a01b038260a41c92613209565b9192506001600160a01b038360a41c93613209565b90613280915f60206040516132766040826121f4565b828152015261487f565b60406020825101519101516001600160a01b03604051926132a26040856121f4565b168252602082015290565b906132b78261485b565b50156132c7575b61282d916122f4565b60ff8260d81c1691600183018093116122b55760ff60e81b1961282d9360e81b91161791506132be565b92919092613306620493e03385858886614ec9565b159182613357575b5050613318575050565b604080516001600160a01b0393909316835260208301919091527f2a1e41dbed17a055fa78ff5cda16c77a1c7471cff715c1310cc907bc9a58f1f791a1565b8390600883101561260057600383146133e7575b335f52600a60205260405f20613382828886613af1565b5f5260205260405f206133968382546122f4565b90556133a56040518094612dcb565b602083015260408201526001600160a01b038416907fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a35f8061330e565b6001915061336b565b919081101561235d5760061b0190565b91610100831161345e578215612ad3575f5b81811061342157505050340490565b8061345861345361343861056460019587896133f0565b6001600160a01b03165f52601160205260ff60405f20541690565b61261b565b01613412565b60405162461bcd60e51b815260206004820152600c60248201527f4e6f74206d6f72652032353600000000000000000000000000000000000000006044820152606490fd5b91908060011b906001600160ff1b038116036122b5576201adb0908181029181830414901517156122b557620445c09081018091116122b557600183018084116122b5576134fa926134f4916122a2565b906122f4565b805a10156135115761350d911515612f58565b5f90565b5050600190565b9161352894969395915f93613e18565b918015612c4157909161354e81305f52600660205260405f20905f5260205260405f2090565b918254935f925b828410613563575050505055565b9091929461359260019161357b6105648988886133f0565b8460206135898b8a8a6133f0565b01359289613934565b9501929190613555565b90949394808610613615575b50505f5b8281106135db575050506135c9916135c3916122a2565b346122c9565b806135d15750565b612ad190336148fd565b8061360f6135ef61056460019487876133f0565b613607886020613600868a8a6133f0565b01356122a2565b903390613a5f565b016135ac565b5f198601908682116122b55761056461367392613653927f8d0921891ce590cc32c1e62653030cbb80c8719a5d03549aba83fea368b99e2e9561234d565b604080518881526001600160a01b03909216602083015290918291820190565b0390a15f806135a8565b6040519061368c6060836121f4565b5f604083815161369c83826121f4565b83815283602082015281528260208201520152565b906136ba61367d565b90600160f01b16156136d25750601961282d9161487f565b905090565b51906001600160a01b03821682036103b857565b9063ffffffff6136f9612dd8565b9216806137035750565b9091505f5260096020526001600160a01b0360405f20541660405180915f19813b0164ffffffffff16905f6021830191601f8501903c8082520160408101918260405260c0818051810103126103b8576137a760c060e09261376582876121f4565b60208101518652604081015160608601526060810151608086015261378c608082016136d7565b60a086015261379d60a082016136d7565b82860152016136d7565b91015290565b5160088110156126005790565b6020818303126103b85780519067ffffffffffffffff82116103b8570181601f820112156103b8578051906137ee8261222a565b926137fc60405194856121f4565b828452602083830101116103b857815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b1561386a5761383e81516137ad565b6008811015612600576003146138df575b61385981516137ad565b600881101561260057600414613888575b50506138755f61222a565b61388260405191826121f4565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f91816138bb575b5061282d578061386a565b6138d89192503d805f833e6138d081836121f4565b8101906137ba565b905f6138b0565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f9181613918575b50613912575061384f565b91505090565b61392d9192503d805f833e6138d081836121f4565b905f613907565b949392948315612ad35785849160ff8460d81c1661ffff600c5460a01c168110156139a2575b506020925f6001600160a01b039360027f137279cf32210686b694dfc20af61ca87c12137fc017e0b6904fe7c63aed4a389761399595614919565b50966040519586521693a3565b8193509160026139b3935f9361456f565b50156139c2578584915f61395a565b60405162461bcd60e51b815260206004820152602360248201527f546f206d75636820455243323020746f6b656e7320696e20636f6c6c617474656044820152621c985b60ea1b6064820152608490fd5b15613a1a57565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b613a693082615060565b9160405190846060523060405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82865af18060015f51141615613acf575b5092613ac3613ac992612ad1955f6060526040523090615060565b926122f4565b14613a13565b9390933d833b15171015613ae457925f613aa8565b637939f4245f526004601cfd5b916001600160a01b0360405192613b0c602085018096612dcb565b166040830152606082015260608152613b266080826121f4565b51902090565b91939293848515613c1a575b613b6a575b50909192505f52600460205260405f20906001600160a01b0382549116906001600160a01b031916179055565b613b73826126b9565b906001600160a01b038091169586151580613c0e575b80613beb575b613bd8578394959650613ba7575b5084939250613b3d565b80851691167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9255f80a4805f80613b9d565b8663a9fbf51f60e01b5f5260045260245ffd5b508183165f52600560205260405f20875f5260205260ff60405f20541615613b8f565b50868284161415613b89565b506001600160a01b0381161515613b38565b906001600160a01b03809216917f0000000000000000000000000000000000000000000000000000000000000000168214613cdb57506020600491604051928380926318160ddd60e01b82525afa8015613cd0575f90613c9d575b6064915004808004600114811517156122b55790565b506020813d602011613cc8575b81613cb7602093836121f4565b810103126103b85760649051613c87565b3d9150613caa565b6040513d5f823e3d90fd5b6064808202925081159183041417156122b55790565b9060409182516020810182518152602083015185830152848301516060830152606083015160a06001600160a01b0394858093166080860152826080820151168286015201511660c083015260c08252613d4c60e0836121f4565b8151902093845f526008602052805f205463ffffffff80911680613df857506007548181168281146122b557600101918216918263ffffffff1980931617600755965f52600860205281835f2091825416179055825180831b6bfe61000180600a3d393df3000161fffe8211850152600b8101601585015ff0938415613deb57525f5260096020525f209182549116906001600160a01b031916179055565b63301164255f526004601cfd5b955050505050565b6001600160801b038091169081146122b55760010190565b9594939592909263bbf81e0042018042116122b5578211613fae576001600160a01b039182821690308214612c7057601254986001600160801b03613e5e818c16613e00565b16976001600160801b0319613e7a8a82819e161760801c613e00565b60801b16891760125585881692308414801590613fa4575b15612c70578888917affffffffff0000000000000000000000000000000000000000000075ffffffff000000000000000000000000000000000000613eea8e305f52600660205260405f20905f5260205260405f2090565b9660901b169160b01b161794613f8c575b505080613f7b575b5081613f73575b50501561228f575f85613f1c92612b26565b16613f6057604080516001600160a01b0393909316835260208301919091527f727200b48f3c812bfb404b578574e1c03694edb122d80fa6dcb352a9e4f8a93891a2565b6339e3563760e11b5f525f60045260245ffd5b555f80613f0a565b613f8591926132ad565b905f613f03565b905f916003613f9c949686614c11565b918688613efb565b5089881415613e92565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600b54600e546001600160a01b0391821691811580156141ac575b80156141a4575b612c4157600d54166040918251926370a0823160e01b84523360048501526020938481602481875afa90811561419a579083915f91614169575b501061410057614061826010546122f4565b601055805194859260605281523360601b602c526f23b872dd000000000000000000000000600c52835f6064601c82875af1928360015f511416156140f1575b505f60605252156140b0575050565b62461bcd60e51b82526004820152601860248201527f43616e74206368617267652070726f746f636f6c206665650000000000000000604482015260649150fd5b3b153d1792909210915f6140a1565b5162461bcd60e51b815260048101849052602f60248201527f696e73756666696369656e742070726f746f636f6c2066656520746f6b656e2060448201527f62616c616e636520666f722066656500000000000000000000000000000000006064820152608490fd5b809250868092503d8311614193575b61418281836121f4565b810103126103b8578290515f61404f565b503d614178565b82513d5f823e3d90fd5b508215614015565b50600f54421061400e565b92909192600881101561260057600281146143ed5760030361427757506141de8282614b35565b6001600160a01b039081168482161492828216803b156103b8576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af1948515613cd057612ad195614267575b508361424f575b505050613a13565b61425d919293503093614b35565b16145f8080614247565b5f614271916121f4565b5f614240565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa958615610aa4575f966143be575b50823b156103b8578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af18015610aa45791859492916143519694926143ae575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa9384156143a557505f93614373575b5050612ad192613ac9916122f4565b9080929350813d831161439e575b61438b81836121f4565b810103126103b857519082613ac9614364565b503d614381565b513d5f823e3d90fd5b5f6143b8916121f4565b5f614326565b9095508481813d83116143e6575b6143d681836121f4565b810103126103b85751945f6142c0565b503d6143cc565b50915091612ad192613a5f565b9092614405906136eb565b926060840180516001600160a01b03938491823091169061442591615060565b608088015188516020808b015160a08c01805189516040516328012aef60e01b81529c90981660048d015299881660248c015260448b019390935260648a0152968516608489015292841660a4880152859087908516815a60c4925f91f1958615613cd0575f9661453e575b506144a8906144a33085875116615060565b6122c9565b9480861480614533575b1561451c57509181614507606095937f246a62e865b0ae496167851172dac8e08eb10887550814de3180a712ef7efc1f9795895f526013865260405f206144fa8882546122f4565b90555116985194856122c9565b915116916040519384528301526040820152a3565b859063022d722160e21b5f5260045260245260445ffd5b5087518111156144b2565b9095508481813d8311614568575b61455681836121f4565b810103126103b85751946144a8614491565b503d61454c565b9192909493600a8611156146c05790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b614607575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61469c84848a848a614c55565b6146b35750858101908082116122b55716806145f4565b9850505050925050509190565b9194925f5b8481106146d957505050505090505f905f90565b6146e6848484848b614c55565b6146f2576001016146c5565b95505050505060019190565b92909391811580614847575b614840576008841015612600576001841461483357600284146147d85761473093614ce1565b905f604051928051602038920183855af1156147cf573d156147b6575b503d81523d5f602083013e3d810161476c602082019283604052614dc7565b15614775575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b156147c2575f61474d565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615614815575b50505f603452565b3b153d171015614826575f8061480d565b6390b8ec185f526004601cfd5b509150612ad192506148fd565b5050505050565b50600884101561260057600384141561470a565b60e81c60ff168061486d57505f905f90565b5f198101919082116122b55760019190565b61282d9161488b61367d565b506148998160028401612fa2565b905460039190911b1c91600160a31b8316156148de57601c915f520160205260405f206001604051916148cd6040846121f4565b805483520154602082015290614e0f565b50506040516148ee6040826121f4565b5f81525f602082015290614e0f565b5f80809338935af11561490c57565b63b12d13eb5f526004601cfd5b929193909460088510156126005760038503614b03575b60ff9160ff8760d81c169560ff8860e01c1680155f14614af157505f805b6019891015614aac5715908115614aa2575b5015614a4d578692828661497593868a61508e565b600a8210156149bd575b5091505060019150018091116122b5577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a86146149f8575b505050906149ec9460ff9216011691615188565b90555f8080838161497f565b9396935f9291905b868410614a1057509693966149d8565b9193949550919695614a3d84918984614a29828861487f565b60208b818351015116910151011691615188565b9701918995949391979697614a00565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f614960565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b5f1981019081116122b557600161494e565b614b1682848760ff8a60d81c168861456f565b90614b215750614930565b9250929050614b309350614f7e565b905f90565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa908115613cd0575f91614b6e575090565b90506020813d602011614b9a575b81614b89602093836121f4565b810103126103b85761282d906136d7565b3d9150614b7c565b6301ffc9a760e01b90815f528160045261753060205f6024818585fa5f511515601f3d111681614c09575b5015614c02575f8092602492602095835263ffffffff60e01b600452fa5f511515601f3d111681614bfc575090565b90501590565b5050505f90565b90505f614bcd565b92909493916008811015612600578015614c4d57614c3b9460038203614c44575060195f9461508e565b600160f01b1790565b6019909461508e565b505050505090565b91614c638260028501612fa2565b90549060031b1c936008821015612600576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16614cd857600214614ccf57600160a31b831615614cc657601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b92909260088110156126005760028114614d8f57600314614d5357604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c482015261282d8160e481015b03601f1981018352826121f4565b6040516323b872dd60e01b60208201523060248201526001600160a01b03909116604482015260648101929092525061282d8160848101614d45565b5060405163a9059cbb60e01b60208201526001600160a01b0390911660248201526044810191909152905061282d8160648101614d45565b80518015918215614dd757505090565b60209081015192508110614dec575b50151590565b5f199060200360031b1b165f614de6565b60a01c60071660088110156126005790565b614e1761367d565b50614e2181614dfd565b90604091825193614e3284866121f4565b6008821015612600578185526001600160a01b0383166020860152600160a31b8316614ea15750600303614e8157905f91815193614e716060866121f4565b845260a41c602084015282015290565b815192614e8f6060856121f4565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614ebc6060866121f4565b8452602084015282015290565b91939092801580614f6a575b614f5f5760088310156126005760018314614f4e57833b15614f44575f94614efc93614ce1565b906040519383835192602038950192f1903d60203d11614f3c575b806020918352805f8385013e82010160405281614f32575090565b61282d9150614dc7565b506020614f17565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b506008831015612600576003831415614ed5565b6002810192614f8d8385612fa2565b90549060031b1c90600160a31b821661504257614fad908260a41c6122f4565b916b0fffffffffffffffffffffff8311615007575091614fe7614fed92846001600160a01b03614fdf61500397614dfd565b911690615167565b93612fa2565b819391549060031b91821b915f19901b19161790565b9055565b9193615030614fed85614fe7856001600160a01b03615028601c9a98614dfd565b911690615145565b90555f5201602052600160405f200155565b935050601c915f5201602052615003600160405f20019182546122f4565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b929093916008811015612600576002810361513f57855b600482141580615129575b61510a5750906150bf91615145565b6150cf614fed8560028601612fa2565b9055806150f5575b50826150e257505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f6150d7565b614fed94965061500395935060029261512292615167565b9401612fa2565b506b0fffffffffffffffffffffff8111156150b0565b826150a5565b906008821015612600576001600160a01b03600160a31b9260a01b9116171790565b916008831015612600576001600160a01b039060a41b9260a01b9116171790565b90918260031b92808404600814901517156122b55760ff809116831b921b1916179056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00',
  immutables: [{"length":32,"start":6598},{"length":32,"start":6678},{"length":32,"start":7483},{"length":32,"start":10366},{"length":32,"start":10417},{"length":32,"start":15419}],
} as const
