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
        "name": "erc20Token",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
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
        "name": "wrappedTokenId",
        "type": "uint256"
      }
    ],
    "name": "wrappedTokens",
    "outputs": [
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
        "internalType": "uint8",
        "name": "asset",
        "type": "uint8"
      },
      {
        "internalType": "uint256",
        "name": "balance",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const

export const firstDistributorBytecode = '0x60a0604052346104295761567f803803908161001a8161042d565b928392833960209283918101031261042957516001600160a01b0390818116908181036104295761004b6012610466565b927114dd5c995d1e4815dc985c1c19590813919560721b85850152600461007181610466565b631dd3919560e21b87820152855191906001600160401b0390818411610332575f54936001988986811c9616801561041f575b8b87101461040c578190601f968781116103b3575b508b90878311600114610350575f92610345575b50505f19600383901b1c191690891b175f555b80519182116103325787548881811c91168015610328575b8a821014610315579081858493116102bc575b50899085831160011461025d575f92610252575b50505f19600383901b1c191690871b1786555b331561024057600c54600b8054336001600160a01b03198216811790925560405195167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a36001600160b01b031916601960a01b17600c555f19600f558415610201575050506080525f5260118252601460405f20928354938360ff19809616179055335f525260405f20918254161790556040516151f1908161048e82396080518181816119a3015281816119f601528181611d23015281816128c5015281816128f80152613c600152f35b62461bcd60e51b8352820186905260248201527f50726f6a656374546f6b656e2063616e74206265207a65726f2076616c756500604482015260649150fd5b5f90631e4fbdf760e01b82525260245ffd5b015190505f8061011f565b90899350601f19831691845f528b5f20925f5b8d8282106102a6575050841161028e575b505050811b018655610132565b01515f1960f88460031b161c191690555f8080610281565b8385015186558d97909501949384019301610270565b8281111561010b57909150885f52895f208580850160051c918c861061030d575b85949390910160051c82900391018a5f5b8381106102fd5750505061010b565b5f838201558695508c91016102ee565b5f92506102dd565b602284634e487b7160e01b5f525260245ffd5b90607f16906100f8565b604183634e487b7160e01b5f525260245ffd5b015190505f806100cd565b5f8080528d81208d9550929190601f198516908f5b82821061039a5750508411610382575b505050811b015f556100e0565b01515f1960f88460031b161c191690555f8080610375565b8484015186558f97909501949384019390810190610365565b828111156100b9579091505f80528b87815f2081860160051c928610610404575b85949390910160051c82900391018c5f5b8381106103f4575050506100b9565b5f838201558695508e91016103e5565b5f92506103d4565b602285634e487b7160e01b5f525260245ffd5b95607f16956100a4565b5f80fd5b6040519190601f01601f191682016001600160401b0381118382101761045257604052565b634e487b7160e01b5f52604160045260245ffd5b906001600160401b03821161045257610488601f8301601f191660200161042d565b91825256fe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a7146121725750806306fdde03146120b5578063081812fc14612078578063095ea7b31461204357806314dd14b314611f7657806318160ddd14611f5657806322f9571814611f175780632321f8ba14611e9557806323b872dd14611e575780632430155914611e3a57806328012aef14611cb75780632f8ed97e14611b5d57806341c16e4a14611b1757806342842e0e14611abf57806344d14a4314611a3557806345acb47114611a1a5780634b60ce77146119d757806352f7c9881461197357806354ac9702146118bd578063576f6302146117ca5780635ba5c73f146116755780635f8d332e1461165857806361dc00ff146116325780636352211e1461160357806370a08231146115af578063715018a6146115535780637326f5e51461153657806378438776146114c457806379ba5097146114495780638815f38f146113b65780638931fe8d1461131a5780638da5cb5b146112f457806395d89b41146111ea5780639fe5433c146111c6578063a1ecc7b8146111a8578063a22cb465146110e8578063af7cb17f14610fb0578063b0e21e8a14610f93578063b596db0b14610eca578063b713b6ce14610e01578063b88d4fde14610d69578063b8cac62b14610ca2578063ba0daae314610c1a578063c87b56dd14610bb2578063cc64278414610b72578063d10424c714610b1d578063d1ccf55e14610924578063de58af9714610909578063df852d8d14610830578063e30c39781461080a578063e985e9c5146107b1578063eb9ae17c14610762578063f0e5d1ac146106f6578063f2fde38b1461068c578063f68f8b5b1461046b578063fe120111146103db578063fe415f17146103b55763fe9c921c1461029a575f80fd5b346103b1576020806003193601126103b1576102cb600435305f52600660205260405f20905f5260205260405f2090565b9060ff825460d81c16916102f76102e1846126d4565b936102ef6040519586612263565b8085526126d4565b601f1901825f5b82811061038d575050505f5b835181101561033c578061032060019284613285565b61032a82876126ec565b5261033581866126ec565b500161030a565b50509060405190828201838352815180915283604084019201935f5b8281106103655784840385f35b855180516001600160a01b031685528201518483015294810194604090930192600101610358565b60405161039b604082612263565b5f81525f838201528282880101520183906102fe565b5f80fd5b346103b1575f3660031901126103b15760206012546001600160801b0360405191168152f35b346103b15760403660031901126103b1576004356001600160a01b03811681036103b1576024356001600160e01b0319811681036103b1578161041f602093614bc6565b9182610432575b50506040519015158152f35b8392505f80926024926301ffc9a760e01b8352600452617530fa5f511515601f3d111681610463575b508280610426565b90508261045b565b60a03660031901126103b1576004356001600160a01b03808216908183036103b1576024906024359367ffffffffffffffff948581116103b1576104b3903690600401612201565b9190956044916044358281116103b1576104d1903690600401612201565b90926064359081116103b1576104eb903690600401612232565b959094608435976104fa612733565b335f52601460205261051260ff60405f20541661235c565b83830361064757610524888885613425565b995f5b84811080610633575b15610576578061056c8f8d8f918d8f918d8f91888f8f61055a6105719d61055f92610565966123a8565b6123cc565b946123a8565b359161353d565b6123e0565b610527565b99509661058b929a91988a918d98958f6135c1565b5f5b8781106105a6575f5f5160206151d15f395f51905f525d005b6105b18184846123a8565b35853b156103b1576040516340c10f1960e01b8152306004820152602481018290525f81604481838b5af1801561062857610618575b5030886105f48388614b59565b1603610603575060010161058d565b89908787630c03236960e01b5f52600452525ffd5b5f61062291612263565b8a6105e7565b6040513d5f823e3d90fd5b506106426203d0908b836134c8565b610530565b60405162461bcd60e51b815260206004820152601060248201527f4e6f7420657175616c20617272617973000000000000000000000000000000006044820152606490fd5b346103b15760203660031901126103b1576004356001600160a01b038082168092036103b1576106ba612d85565b816001600160a01b0319600c541617600c55600b54167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346103b15760803660031901126103b1576004356001600160a01b03908181168091036103b15760243560088110156103b15760443592831683036103b15761074e915f52600a60205260405f209260643591613b16565b5f52602052602060405f2054604051908152f35b346103b15760203660031901126103b1576004356001600160a01b03811681036103b1576107a76020916001600160a01b03165f52601160205260ff60405f20541690565b6040519015158152f35b346103b15760403660031901126103b1576004356001600160a01b03908181168091036103b1576024359182168092036103b1575f52600560205260405f20905f52602052602060405f205460ff604051911615158152f35b346103b1575f3660031901126103b1576020600c546001600160a01b0360405191168152f35b346103b15760403660031901126103b1576004356001600160a01b0381168091036103b157602435801515918282036103b15761086b612d85565b80156108c4577f4f66a58837da3e5a77c3d14203271a95ceaff9802cc2c05cb32a4018f34407c5926108b7604093835f526011602052845f209060ff8254911515169060ff1916179055565b82519182526020820152a1005b60405162461bcd60e51b815260206004820152600f60248201527f4e6f205a65726f204164647265737300000000000000000000000000000000006044820152606490fd5b346103b1575f3660031901126103b157602060405160328152f35b346103b15760603660031901126103b157600435602435906001600160a01b038216918281036103b1576044359161095a612733565b61096381612700565b50835f526020936011855261097e60ff60405f205416612662565b6040516370a0823160e01b81523360048201528581602481855afa80156106285785915f91610aec575b5010610aa7578460449160405192838092636eb1769f60e11b82523360048301523060248301525afa80156106285784915f91610a76575b5010610a3157610a1f9350610a168383610a0d84305f52600660205260405f20905f5260205260405f2090565b93845485613959565b90553390613a84565b5f5f5160206151d15f395f51905f525d005b60405162461bcd60e51b815260048101859052601460248201527f506c6561736520617070726f76652066697273740000000000000000000000006044820152606490fd5b809250868092503d8311610aa0575b610a8f8183612263565b810103126103b157839051866109e0565b503d610a85565b60405162461bcd60e51b815260048101869052601e60248201527f4c6f772062616c616e636520666f722061646420636f6c6c61746572616c00006044820152606490fd5b809250878092503d8311610b16575b610b058183612263565b810103126103b157849051876109a8565b503d610afb565b346103b15760203660031901126103b1576040600435610b5081305f52600660205260405f20905f5260205260405f2090565b54905f526013602052815f20546001600160801b038351921682526020820152f35b346103b15760203660031901126103b1576004356001600160a01b0381168091036103b1575f526014602052602060405f205460ff604051911615158152f35b346103b15760203660031901126103b157610c16610c02610bfd610bf5600435610bdb81612700565b50305f52600660205260405f20905f5260205260405f2090565b8054906136d6565b613842565b6040519182916020835260208301906121dd565b0390f35b346103b15760603660031901126103b1576044356001600160a01b0381168082036103b157610c47612d85565b15610c5d57610c5b90602435600435612d9a565b005b60405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152606490fd5b346103b15760203660031901126103b157610cbe60043561252d565b60405181516001600160a01b0380911682526020830151602083015260408301516040830152606083015160608301526080830151608083015260a083015160a08301528060c08401511660c083015260e083015160e083015261010080840151908301526101209081840151169082015261014091828101516004811015610d5557610180938301526101608091015190820152f35b634e487b7160e01b5f52602160045260245ffd5b346103b15760803660031901126103b1576004356001600160a01b0380821682036103b15760243590811681036103b1576064359167ffffffffffffffff83116103b157366023840112156103b157826004013591610dc783612299565b92610dd56040519485612263565b80845236602482870101116103b1576020815f926024610c5b98018388013785010152604435916123ee565b346103b15760203660031901126103b15761ffff600435818116918282036103b157610e2b612d85565b60198311610eb2577fffffffffffffffffffff0000ffffffffffffffffffffffffffffffffffffffff917fa31b00ec15b81a119ca07495f8f5d7f0b963847db96ee0859e0458e95d61f221604075ffff000000000000000000000000000000000000000093600c54968251918860a01c1682526020820152a160a01b16911617600c555f80f35b8263c3e33c9960e01b5f52600452601960245260445ffd5b60603660031901126103b15767ffffffffffffffff6004358181116103b157610ef7903690600401612201565b90916024359081116103b157610f11903690600401612232565b60443591610f1d612733565b335f526014602052610f3560ff60405f20541661235c565b610f40828286613425565b935f5b81811080610f82575b15610f77578061056c878787875f80610f6d8f610f729a8c61055a926123a8565b61353d565b610f43565b9350610a1f956135c1565b50610f8e5f85836134c8565b610f4c565b346103b1575f3660031901126103b1576020600e54604051908152f35b346103b15760203660031901126103b157600435610fcc612733565b610fd581612e2f565b610fe460ff8360d81c16612f97565b5f848152601360205260408120549390611008600160f01b85161515828685612fd6565b9155845f5260136020525f60408120556012548060801c9081156110d4576001600160801b0380926001600160801b0319905f190160801b169116176012556001600160a01b03938461105c5f8981612b5e565b16156110c157610a1f966110ae6060945f9796946110b7941692604051908482528a60208301527f53954a1f3413b16cebda0553ea3887b4f3c80d9429266fe276b97ab3071dac6b60403393a36131a0565b85806001613316565b0151166002613316565b86637e27328960e01b5f5260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b346103b15760403660031901126103b1576004356001600160a01b0381168091036103b157602435801515908181036103b15733156111955782156111825761115490335f52600560205260405f20845f5260205260405f209060ff8254911515169060ff1916179055565b6040519081527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160203392a3005b82630b61174360e31b5f5260045260245ffd5b63a9fbf51f60e01b5f525f60045260245ffd5b346103b1575f3660031901126103b157602060405163bbf81e008152f35b346103b1575f3660031901126103b1576020600c5461ffff6040519160a01c168152f35b346103b1575f3660031901126103b1576040515f600190600154918260011c91600184169182156112ea575b60209485851084146112d65785879486865291825f146112b657505060011461125b575b5061124792500383612263565b610c166040519282849384528301906121dd565b84915060015f527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6905f915b85831061129e57505061124793508201018561123a565b80548389018501528794508693909201918101611287565b60ff19168582015261124795151560051b850101925087915061123a9050565b634e487b7160e01b5f52602260045260245ffd5b92607f1692611216565b346103b1575f3660031901126103b1576020600b546001600160a01b0360405191168152f35b60203660031901126103b157600435611331612733565b61133a81612700565b5034156113a75761135e81305f52600660205260405f20905f5260205260405f2090565b6113693482546132d2565b90557f8d8ec3c3f91dc6f8363d4a6e9fbd18b82faab7518176a81a3b4f1d1fb5bcd6d16020604051348152a25f5f5160206151d15f395f51905f525d005b631f2a200560e01b5f5260045ffd5b346103b15760403660031901126103b1576024356113e9600435305f52600660205260405f20905f5260205260405f2090565b9060ff825460d81c169060018101928382116110d457611417836001600160a01b039561141c958510612331565b613285565b610c16602082519201516040519384931683602090939291936001600160a01b0360408201951681520152565b346103b1575f3660031901126103b157600c546001600160a01b0333818316036114b1576001600160a01b0319809216600c55600b54913390831617600b553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b346103b15760203660031901126103b1576004356001600160a01b03908181168091036103b1575f52601160205260405f2054610c16604051928260ff80869560a81c16928260081c1691168491926001600160a01b0360409295946060850196151585521660208401521515910152565b346103b1575f3660031901126103b1576020601054604051908152f35b346103b1575f3660031901126103b15761156b612d85565b5f6001600160a01b03600c548119809116600c55600b54908116600b55167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346103b15760203660031901126103b1576004356001600160a01b0381168091036103b15780156115f0575f526003602052602060405f2054604051908152f35b6322718ad960e21b5f525f60045260245ffd5b346103b15760203660031901126103b1576020611621600435612700565b6001600160a01b0360405191168152f35b346103b1575f3660031901126103b1576020600d546001600160a01b0360405191168152f35b346103b1575f3660031901126103b1576020600f54604051908152f35b346103b15760403660031901126103b157600435602435611694612733565b61169d82612e2f565b50929060ff8460d81c169280156113a757806116c08582816116e4951115612331565b6116c981612f97565b6116de5f6116d78388612324565b8886612fd6565b94612324565b9380856116f08261487f565b819291926117c0575b5050611798575b507ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff1660d89490941b7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff1693909317600160f21b1790925560408051928352336020840152610a1f927f256047323a260fdca61179f0d2ea5a1d06510804fdf1937ef51fafaabb12d07991819081015b0390a16131a0565b92905060018501918286116110d4579092909160e81b60ff60e81b1990911617611790611700565b11905086886116f9565b346103b157366003190160a081126103b1576080136103b1576001600160a01b036084358181168082036103b157611800612733565b60043560088110156103b157602435938416938481036103b15760443591611829838383613b16565b95335f52600a60205260405f20875f5260205260405f20549485156118ae57610a1f97335f52600a60205260405f20905f526020525f6040812055604051906118728285612df0565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a3614722565b6312d37ee560e31b5f5260045ffd5b346103b15760403660031901126103b1576024356001600160a01b03811681036103b1576119155f611904600435305f52600660205260405f20905f5260205260405f2090565b92600260ff855460d81c1685614593565b919015611969576119298260028301612fc7565b905460039190911b1c91600160a31b83161561195c57601c92505f52016020526020600160405f2001545b604051908152f35b505060209060a41c611954565b505060205f611954565b346103b15760403660031901126103b15761198c612d85565b600d546001600160a01b0316806119ce5750610c5b7f00000000000000000000000000000000000000000000000000000000000000005b602435600435612d9a565b610c5b906119c3565b346103b1575f3660031901126103b15760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346103b1575f3660031901126103b157602060405160018152f35b346103b15760403660031901126103b1576004356001600160a01b0381168091036103b157602435801515908181036103b1577f947a9386278e5394a2641bd5fd2a9dc337cab77ae0b9db5e3e60c64fadddc86291611ab6602092611a98612d85565b855f526014845260405f209060ff8254911515169060ff1916179055565b604051908152a2005b346103b15760603660031901126103b1576004356001600160a01b0380821682036103b15760243590811681036103b157610c5b91611afd5f612299565b91611b0b6040519384612263565b5f8352604435916123ee565b346103b15760203660031901126103b1576020611b49600435305f52600660205260405f20905f5260205260405f2090565b5460901c63ffffffff604051911615158152f35b346103b15760803660031901126103b1576004356001600160a01b038082168092036103b15760243590811515918281036103b1576044359182168083036103b157606435801515948582036103b1577ff0143d481415425f397f61afdd961b1d5b51a6305f35bc6d324f6313415d6aa495611cb293611bdb612d85565b60405192611bea606085612263565b83526020830190815260408301918252885f526011602052611c2160405f2093511515849060ff8254911515169060ff1916179055565b51907fffffffffffffffffffff000000000000000000000000000000000000000000ff74ffffffffffffffffffffffffffffffffffffffff0075ff00000000000000000000000000000000000000000085549351151560a81b169360081b169116171790556040519384938491926001600160a01b0360409295946060850196151585521660208401521515910152565b0390a2005b346103b15760c03660031901126103b1576001600160a01b03600435818116036103b157602435818116036103b1576084359060443582821683036103b15760a435828116036103b157303303611df557611d206064611d18813584612311565b048092612324565b917f00000000000000000000000000000000000000000000000000000000000000001690813b156103b1576040516340c10f1960e01b8082523060048301526024820185905292905f8160448183865af1801561062857611de5575b5081611d8e575b602084604051908152f35b803b156103b1576040519283526001600160a01b039490941660048301526024820152915f908390604490829084905af191821561062857602092611dd5575b8080611d83565b5f611ddf91612263565b82611dce565b5f611def91612263565b85611d7c565b60405162461bcd60e51b815260206004820152600c60248201527f57726170706572206f6e6c7900000000000000000000000000000000000000006044820152606490fd5b346103b1575f3660031901126103b1576020604051620493e08152f35b346103b15760603660031901126103b1576001600160a01b0360043581811681036103b15760243591821682036103b157610c5b91604435916122b5565b6101003660031901126103b1576004356001600160a01b0380821682036103b1576084359181831683036103b15760e43591821682036103b157611ef1611eff92602094611ee1612733565b60c4359060a435906064356127b6565b906044359060243590612ac9565b5f5f5160206151d15f395f51905f525d604051908152f35b60e03660031901126103b1576004356001600160a01b0380821682036103b15760843590811681036103b157602091611ef15f611eff93611ee1612733565b346103b1575f3660031901126103b157602060125460801c604051908152f35b346103b15760203660031901126103b157611f9260043561252d565b805160208201516040830151926060810151608082015160a08301516001600160a01b0360c08501511660e085015190610100860151926001600160a01b036101208801511694610140880151966004881015610d55576101809b61016060ff9a01519a6001600160a01b036040519d168d5260208d015260408c015260608b015260808a015260a089015260c088015260e087015261010086015261012085015216610140830152610160820152f35b346103b15760403660031901126103b1576004356001600160a01b03811681036103b1576001610c5b91339060243590613b51565b346103b15760203660031901126103b15760043561209581612700565b505f526004602052602060405f20546001600160a01b0360405191168152f35b346103b1575f3660031901126103b1576040515f5f549060018260011c9160018416918215612168575b60209485851084146112d65785879486865291825f146112b657505060011461210f575061124792500383612263565b5f808052859250907f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5635b85831061215057505061124793508201018561123a565b80548389018501528794508693909201918101612139565b92607f16926120df565b346103b15760203660031901126103b1576004359063ffffffff60e01b82168092036103b1576020916380ac58cd60e01b81149081156121cc575b81156121bb575b5015158152f35b6301ffc9a760e01b149050836121b4565b635b5e139f60e01b811491506121ad565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b9181601f840112156103b15782359167ffffffffffffffff83116103b1576020808501948460051b0101116103b157565b9181601f840112156103b15782359167ffffffffffffffff83116103b1576020808501948460061b0101116103b157565b90601f8019910116810190811067ffffffffffffffff82111761228557604052565b634e487b7160e01b5f52604160045260245ffd5b67ffffffffffffffff811161228557601f01601f191660200190565b91906001600160a01b0390818116156122fe576122d58291843391612b5e565b93169216918083036122e657505050565b6364283d7b60e01b5f5260045260245260445260645ffd5b633250574960e11b5f525f60045260245ffd5b818102929181159184041417156110d457565b919082039182116110d457565b1561233a575050565b63c3e33c9960e01b5f5260045260245260445ffd5b919082018092116110d457565b1561236357565b60405162461bcd60e51b815260206004820152601560248201527f4f6e6c7920666f72206469737472696275746f727300000000000000000000006044820152606490fd5b91908110156123b85760051b0190565b634e487b7160e01b5f52603260045260245ffd5b356001600160a01b03811681036103b15790565b5f1981146110d45760010190565b9092916123fc8185846122b5565b833b612409575b50505050565b6001600160a01b0394929394809516946124526040519586938493630a85bd0160e11b9687865233600487015216602485015260448401526080606484015260848301906121dd565b036020948591815f895af15f91816124ed575b506124bc575050503d5f146124b4573d9061247f82612299565b9161248d6040519384612263565b82523d5f8284013e5b815191826124b15783633250574960e11b5f5260045260245ffd5b01fd5b606090612496565b919392506001600160e01b0319909116036124db57505f808080612403565b633250574960e11b5f5260045260245ffd5b9091508481813d8311612526575b6125058183612263565b810103126103b157516001600160e01b0319811681036103b157905f612465565b503d6124fb565b9060405161253d61018082612263565b5f8152602081015f815260408201905f825260608301925f845260808101915f835260a082015f815260c083015f815260e08401905f82526101008501925f84526101208601965f88526101408701995f8b5261016088015f9052879c6125b781305f52600660205260405f20905f5260205260405f2090565b9a8b549b8c6125c5916136d6565b988c60901c63ffffffff166125d990613710565b998051602001519b6001600160a01b03809d1690526020015190526001600160801b038c1690525f52601360205260405f205490528860b01c64ffffffffff169052845190528460a0850151169052602083015190526040820151905260600151169052600160f01b1615155f1461265b576002905b6004821015610d555752565b5f9061264f565b1561266957565b60405162461bcd60e51b815260206004820152602860248201527f54686973204552433230206973206e6f7420656e61626c656420666f7220636f60448201527f6c6c61746572616c0000000000000000000000000000000000000000000000006064820152608490fd5b67ffffffffffffffff81116122855760051b60200190565b80518210156123b85760209160051b010190565b805f5260026020526001600160a01b0360405f205416908115612721575090565b637e27328960e01b5f5260045260245ffd5b5f5160206151d15f395f51905f52805c61274d576001905d565b633ee5aeb560e01b5f5260045ffd5b1561276357565b60405162461bcd60e51b815260206004820152602560248201527f54686973207472616e7366657246656520746f6b656e206973206e6f7420656e60448201526418589b195960da1b6064820152608490fd5b92939183156129ce576001600160801b038085116129b85750603281116129735780158015612961575b1561291c576001600160a01b0392838116156128f5575b838116805f526011602052858560405f205460081c169283156128bc575b9061283791835f52601160205261283260ff60405f20541661275c565b613c51565b8711612877576128749685936040519761285260c08a612263565b88526020880152604087015260608601521660808401521660a0820152613d0b565b90565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152606490fd5b9250506128ec857f000000000000000000000000000000000000000000000000000000000000000016821461275c565b30918690612815565b507f00000000000000000000000000000000000000000000000000000000000000006127f7565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b506001600160a01b03821615156127e0565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b8463c3e33c9960e01b5f5260045260245260445ffd5b91509150612a84576001600160a01b0316612a3f576129eb575f90565b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b60405162461bcd60e51b815260206004820152601e60248201527f4e6f20526f79616c747920776974686f7574207472616e7366657246656500006044820152606490fd5b60405162461bcd60e51b815260206004820152601d60248201527f526f79616c747920736f75726365206973207472616e736665724665650000006044820152606490fd5b909392916001600160a01b038216805f52601160205260ff60405f205460a81c16612b1a57156113a757612b065f91612b18943491888633613e32565b94612b0f61400d565b339260036141d1565b565b606460405162461bcd60e51b815260206004820152602060248201527f54686973204e465420697320626c61636b6c697374656420666f7220777261706044820152fd5b90929192805f5260209360028552604094855f2054906001600160a01b0380809316931680151580612d04575b5050821580159283612ce2575b86169760028915938415612ccc575b875f52525f20886001600160a01b03198254161790558488857fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef5f80a483973014801590612cb7575b15612ca85791612ca0575b508015612c97575b612c915750612c2581305f52600660205260405f20905f5260205260405f2090565b54600160f21b8116612c7e5760901c63ffffffff16908115612c79575f5160206151d15f395f51905f52805c15612c615750612b18928561441e565b91612c76915f94612c70612733565b8761441e565b5d565b505050565b50635e38f0df60e11b5f5260045260245ffd5b93505050565b50308114612c03565b90505f612bfb565b6333184def60e11b5f5260045ffd5b505f5160206151d15f395f51905f525c612bf0565b8a5f5260038152825f2060018154019055612ba7565b612cee5f808881613b51565b845f5260038352885f205f198154019055612b98565b80612d44575b15612d155780612b8b565b849084612d2f5750637e27328960e01b5f5260045260245ffd5b63177e802f60e01b5f5260045260245260445ffd5b508084148015612d69575b80612d0a5750845f52600482528083895f20541614612d0a565b50835f5260058252875f20815f52825260ff885f205416612d4f565b600b546001600160a01b03339116036114b157565b6040917fbe12859b636aed607d5230b2cc2711f68d70e51060e6cca1f575ef5d2fcc95d19382600e5581600f556001600160a01b03600d549116906001600160a01b03191617600d5582519182526020820152a1565b906008821015610d555752565b60405190612e0c60c083612263565b5f60a0838281528260208201528260408201528260608201528260808201520152565b612e37612dfd565b50805f526002602052604090815f20546001600160a01b0333911603612f3957612e7481305f52600660205260405f20905f5260205260405f2090565b928354924264ffffffffff8560b01c1611612ef657612e9b63ffffffff8560901c16613710565b925f526013602052805f20548184015111612eb35750565b5162461bcd60e51b815260206004820152601d60248201527f43616e7420756e777261702064756520466565205468726573686f6c640000006044820152606490fd5b5162461bcd60e51b815260206004820152601860248201527f43616e7420756e77726170206265666f726520646179205800000000000000006044820152606490fd5b815162461bcd60e51b815260206004820152601960248201527f4f6e6c79206f776e65722063616e20756e7772617020697421000000000000006044820152606490fd5b15612f855750565b6334edfe3160e01b5f5260045260245ffd5b620569c9908181029181830414901517156110d457621127bb9081018091116110d45780612b18915a1015612f7d565b601a8210156123b85701905f90565b9093926040805191612fe88284612263565b6060835260209260208101946060865261302360ff839a60d81c169361300e8986612324565b90156131955760ff60019995995b169061234f565b9161302d836126d4565b9161303a86519384612263565b838352613046846126d4565b601f199390840136602083013782525f94601c600283019201955b858110613075575050505050505050505050565b8a613080828461234f565b03613185576019905b600160a31b6130988386612fc7565b9054600391821b1c906130ab8588612fc7565b90918254915f19911b1b19169055806130c58489516126ec565b52161561317c578a515115613139575b815f52878a52885f20805490600180910154938d519284831b936001600160ff1b03861686036110d4578f5194848101918282116110d45760019861311e613124945f996126ec565b526126ec565b528252898c528a822082815501555b01613061565b8660011b6001600160ff1b03881688036110d4578661316f61315a836126d4565b926131678d519485612263565b8084526126d4565b01368c8301378b526130d5565b60019150613133565b61318f818361234f565b90613089565b60ff5f99959961301c565b805151805b6131ad575050565b5f1981018181116110d4575f5f906131c68386516126ec565b51906131d182614e21565b92600160a31b831615613244575050602085019182519360019481861b916001600160ff1b038116036110d45781613208916126ec565b5193519481018091116110d45761322a6001600160a01b0391613235966126ec565b5193925b1690613316565b80156110d4575f1901806131a5565b929093506008811015610d5557613235936003820361327057506001600160a01b038260a41c9261322e565b9192506001600160a01b038360a41c9361322e565b906132a5915f602060405161329b604082612263565b82815201526148a3565b60406020825101519101516001600160a01b03604051926132c7604085612263565b168252602082015290565b906132dc8261487f565b50156132ec575b6128749161234f565b60ff8260d81c1691600183018093116110d45760ff60e81b196128749360e81b91161791506132e3565b9291909261332b620493e03385858886614eed565b15918261337c575b505061333d575050565b604080516001600160a01b0393909316835260208301919091527f2a1e41dbed17a055fa78ff5cda16c77a1c7471cff715c1310cc907bc9a58f1f791a1565b83906008831015610d55576003831461340c575b335f52600a60205260405f206133a7828886613b16565b5f5260205260405f206133bb83825461234f565b90556133ca6040518094612df0565b602083015260408201526001600160a01b038416907fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a35f80613333565b60019150613390565b91908110156123b85760061b0190565b9161010083116134835782156113a7575f5b81811061344657505050340490565b8061347d61347861345d61055a6001958789613415565b6001600160a01b03165f52601160205260ff60405f20541690565b612662565b01613437565b60405162461bcd60e51b815260206004820152600c60248201527f4e6f74206d6f72652032353600000000000000000000000000000000000000006044820152606490fd5b91908060011b906001600160ff1b038116036110d4576201adb0908181029181830414901517156110d457620445c09081018091116110d457600183018084116110d45761351f9261351991612311565b9061234f565b805a101561353657613532911515612f7d565b5f90565b5050600190565b9161354d94969395915f93613e32565b918015612c7957909161357381305f52600660205260405f20905f5260205260405f2090565b918254935f925b828410613588575050505055565b909192946135b76001916135a061055a898888613415565b8460206135ae8b8a8a613415565b01359289613959565b950192919061357a565b9094939480861061363a575b50505f5b828110613600575050506135ee916135e891612311565b34612324565b806135f65750565b612b189033614921565b8061363461361461055a6001948787613415565b61362c886020613625868a8a613415565b0135612311565b903390613a84565b016135d1565b5f198601908682116110d45761055a61369892613678927f8d0921891ce590cc32c1e62653030cbb80c8719a5d03549aba83fea368b99e2e956123a8565b604080518881526001600160a01b03909216602083015290918291820190565b0390a15f806135cd565b604051906136b1606083612263565b5f60408381516136c18382612263565b83815283602082015281528260208201520152565b906136df6136a2565b90600160f01b16156136f757506019612874916148a3565b905090565b51906001600160a01b03821682036103b157565b9063ffffffff61371e612dfd565b9216806137285750565b9091505f5260096020526001600160a01b0360405f20541660405180915f19813b0164ffffffffff16905f6021830191601f8501903c8082520160408101918260405260c0818051810103126103b1576137cc60c060e09261378a8287612263565b6020810151865260408101516060860152606081015160808601526137b1608082016136fc565b60a08601526137c260a082016136fc565b82860152016136fc565b91015290565b516008811015610d555790565b6020818303126103b15780519067ffffffffffffffff82116103b1570181601f820112156103b15780519061381382612299565b926138216040519485612263565b828452602083830101116103b157815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b1561388f5761386381516137d2565b6008811015610d5557600314613904575b61387e81516137d2565b6008811015610d55576004146138ad575b505061389a5f612299565b6138a76040519182612263565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f91816138e0575b50612874578061388f565b6138fd9192503d805f833e6138f58183612263565b8101906137df565b905f6138d5565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f918161393d575b506139375750613874565b91505090565b6139529192503d805f833e6138f58183612263565b905f61392c565b9493929483156113a75785849160ff8460d81c1661ffff600c5460a01c168110156139c7575b506020925f6001600160a01b039360027f137279cf32210686b694dfc20af61ca87c12137fc017e0b6904fe7c63aed4a38976139ba9561493d565b50966040519586521693a3565b8193509160026139d8935f93614593565b50156139e7578584915f61397f565b60405162461bcd60e51b815260206004820152602360248201527f546f206d75636820455243323020746f6b656e7320696e20636f6c6c617474656044820152621c985b60ea1b6064820152608490fd5b15613a3f57565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b613a8e3082615084565b9160405190846060523060405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82865af18060015f51141615613af4575b5092613ae8613aee92612b18955f6060526040523090615084565b9261234f565b14613a38565b9390933d833b15171015613b0957925f613acd565b637939f4245f526004601cfd5b916001600160a01b0360405192613b31602085018096612df0565b166040830152606082015260608152613b4b608082612263565b51902090565b91939293848515613c3f575b613b8f575b50909192505f52600460205260405f20906001600160a01b0382549116906001600160a01b031916179055565b613b9882612700565b906001600160a01b038091169586151580613c33575b80613c10575b613bfd578394959650613bcc575b5084939250613b62565b80851691167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9255f80a4805f80613bc2565b8663a9fbf51f60e01b5f5260045260245ffd5b508183165f52600560205260405f20875f5260205260ff60405f20541615613bb4565b50868284161415613bae565b506001600160a01b0381161515613b5d565b906001600160a01b03809216917f0000000000000000000000000000000000000000000000000000000000000000168214613cf557506020600491604051928380926318160ddd60e01b82525afa8015610628575f90613cc2575b6064915004808004600114811517156110d45790565b506020813d602011613ced575b81613cdc60209383612263565b810103126103b15760649051613cac565b3d9150613ccf565b6064808202925081159183041417156110d45790565b9060409182516020810182518152602083015185830152848301516060830152606083015160a06001600160a01b0394858093166080860152826080820151168286015201511660c083015260c08252613d6660e083612263565b8151902093845f526008602052805f205463ffffffff80911680613e1257506007548181168281146110d457600101918216918263ffffffff1980931617600755965f52600860205281835f2091825416179055825180831b6bfe61000180600a3d393df3000161fffe8211850152600b8101601585015ff0938415613e0557525f5260096020525f209182549116906001600160a01b031916179055565b63301164255f526004601cfd5b955050505050565b6001600160801b038091169081146110d45760010190565b9594939592909263bbf81e0042018042116110d4578211613fc8576001600160a01b039182821690308214612ca857601254986001600160801b03613e78818c16613e1a565b16976001600160801b0319613e948a82819e161760801c613e1a565b60801b16891760125585881692308414801590613fbe575b15612ca8578888917affffffffff0000000000000000000000000000000000000000000075ffffffff000000000000000000000000000000000000613f048e305f52600660205260405f20905f5260205260405f2090565b9660901b169160b01b161794613fa6575b505080613f95575b5081613f8d575b5050156122fe575f85613f3692612b5e565b16613f7a57604080516001600160a01b0393909316835260208301919091527f727200b48f3c812bfb404b578574e1c03694edb122d80fa6dcb352a9e4f8a93891a2565b6339e3563760e11b5f525f60045260245ffd5b555f80613f24565b613f9f91926132d2565b905f613f1d565b905f916003613fb6949686614c35565b918688613f15565b5089881415613eac565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600b54600e546001600160a01b0391821691811580156141c6575b80156141be575b612c7957600d54166040918251926370a0823160e01b84523360048501526020938481602481875afa9081156141b4579083915f91614183575b501061411a5761407b8260105461234f565b601055805194859260605281523360601b602c526f23b872dd000000000000000000000000600c52835f6064601c82875af1928360015f5114161561410b575b505f60605252156140ca575050565b62461bcd60e51b82526004820152601860248201527f43616e74206368617267652070726f746f636f6c206665650000000000000000604482015260649150fd5b3b153d1792909210915f6140bb565b5162461bcd60e51b815260048101849052602f60248201527f696e73756666696369656e742070726f746f636f6c2066656520746f6b656e2060448201527f62616c616e636520666f722066656500000000000000000000000000000000006064820152608490fd5b809250868092503d83116141ad575b61419c8183612263565b810103126103b1578290515f614069565b503d614192565b82513d5f823e3d90fd5b50821561402f565b50600f544210614028565b929091926008811015610d5557600281146144115760030361429157506141f88282614b59565b6001600160a01b039081168482161492828216803b156103b1576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561062857612b1895614281575b5083614269575b505050613a38565b614277919293503093614b59565b16145f8080614261565b5f61428b91612263565b5f61425a565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa9586156143d8575f966143e2575b50823b156103b1578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af180156143d857918594929161436b9694926143c8575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa9384156143bf57505f9361438d575b5050612b1892613aee9161234f565b9080929350813d83116143b8575b6143a58183612263565b810103126103b157519082613aee61437e565b503d61439b565b513d5f823e3d90fd5b5f6143d291612263565b5f614340565b87513d5f823e3d90fd5b9095508481813d831161440a575b6143fa8183612263565b810103126103b15751945f6142da565b503d6143f0565b50915091612b1892613a84565b909261442990613710565b926060840180516001600160a01b03938491823091169061444991615084565b608088015188516020808b015160a08c01805189516040516328012aef60e01b81529c90981660048d015299881660248c015260448b019390935260648a0152968516608489015292841660a4880152859087908516815a60c4925f91f1958615610628575f96614562575b506144cc906144c73085875116615084565b612324565b9480861480614557575b156145405750918161452b606095937f246a62e865b0ae496167851172dac8e08eb10887550814de3180a712ef7efc1f9795895f526013865260405f2061451e88825461234f565b9055511698519485612324565b915116916040519384528301526040820152a3565b859063022d722160e21b5f5260045260245260445ffd5b5087518111156144d6565b9095508481813d831161458c575b61457a8183612263565b810103126103b15751946144cc6144b5565b503d614570565b9192909493600a8611156146e45790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b61462b575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c6146c084848a848a614c79565b6146d75750858101908082116110d4571680614618565b9850505050925050509190565b9194925f5b8481106146fd57505050505090505f905f90565b61470a848484848b614c79565b614716576001016146e9565b95505050505060019190565b9290939181158061486b575b614864576008841015610d55576001841461485757600284146147fc5761475493614d05565b905f604051928051602038920183855af1156147f3573d156147da575b503d81523d5f602083013e3d8101614790602082019283604052614deb565b15614799575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b156147e6575f614771565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615614839575b50505f603452565b3b153d17101561484a575f80614831565b6390b8ec185f526004601cfd5b509150612b189250614921565b5050505050565b506008841015610d5557600384141561472e565b60e81c60ff168061489157505f905f90565b5f198101919082116110d45760019190565b612874916148af6136a2565b506148bd8160028401612fc7565b905460039190911b1c91600160a31b83161561490257601c915f520160205260405f206001604051916148f1604084612263565b805483520154602082015290614e33565b5050604051614912604082612263565b5f81525f602082015290614e33565b5f80809338935af11561493057565b63b12d13eb5f526004601cfd5b92919390946008851015610d555760038503614b27575b60ff9160ff8760d81c169560ff8860e01c1680155f14614b1557505f805b6019891015614ad05715908115614ac6575b5015614a71578692828661499993868a6150b2565b600a8210156149e1575b5091505060019150018091116110d4577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a8614614a1c575b50505090614a109460ff92160116916151ac565b90555f808083816149a3565b9396935f9291905b868410614a3457509693966149fc565b9193949550919695614a6184918984614a4d82886148a3565b60208b8183510151169101510116916151ac565b9701918995949391979697614a24565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f614984565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b5f1981019081116110d4576001614972565b614b3a82848760ff8a60d81c1688614593565b90614b455750614954565b9250929050614b549350614fa2565b905f90565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa908115610628575f91614b92575090565b90506020813d602011614bbe575b81614bad60209383612263565b810103126103b157612874906136fc565b3d9150614ba0565b6301ffc9a760e01b90815f528160045261753060205f6024818585fa5f511515601f3d111681614c2d575b5015614c26575f8092602492602095835263ffffffff60e01b600452fa5f511515601f3d111681614c20575090565b90501590565b5050505f90565b90505f614bf1565b92909493916008811015610d55578015614c7157614c5f9460038203614c68575060195f946150b2565b600160f01b1790565b601990946150b2565b505050505090565b91614c878260028501612fc7565b90549060031b1c936008821015610d55576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16614cfc57600214614cf357600160a31b831615614cea57601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b9290926008811015610d555760028114614db357600314614d7757604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c48201526128748160e481015b03601f198101835282612263565b6040516323b872dd60e01b60208201523060248201526001600160a01b0390911660448201526064810192909252506128748160848101614d69565b5060405163a9059cbb60e01b60208201526001600160a01b039091166024820152604481019190915290506128748160648101614d69565b80518015918215614dfb57505090565b60209081015192508110614e10575b50151590565b5f199060200360031b1b165f614e0a565b60a01c6007166008811015610d555790565b614e3b6136a2565b50614e4581614e21565b90604091825193614e568486612263565b6008821015610d55578185526001600160a01b0383166020860152600160a31b8316614ec55750600303614ea557905f91815193614e95606086612263565b845260a41c602084015282015290565b815192614eb3606085612263565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614ee0606086612263565b8452602084015282015290565b91939092801580614f8e575b614f83576008831015610d555760018314614f7257833b15614f68575f94614f2093614d05565b906040519383835192602038950192f1903d60203d11614f60575b806020918352805f8385013e82010160405281614f56575090565b6128749150614deb565b506020614f3b565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b506008831015610d55576003831415614ef9565b6002810192614fb18385612fc7565b90549060031b1c90600160a31b821661506657614fd1908260a41c61234f565b916b0fffffffffffffffffffffff831161502b57509161500b61501192846001600160a01b0361500361502797614e21565b91169061518b565b93612fc7565b819391549060031b91821b915f19901b19161790565b9055565b91936150546150118561500b856001600160a01b0361504c601c9a98614e21565b911690615169565b90555f5201602052600160405f200155565b935050601c915f5201602052615027600160405f200191825461234f565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b929093916008811015610d55576002810361516357855b60048214158061514d575b61512e5750906150e391615169565b6150f36150118560028601612fc7565b905580615119575b508261510657505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f6150fb565b6150119496506150279593506002926151469261518b565b9401612fc7565b506b0fffffffffffffffffffffff8111156150d4565b826150c9565b906008821015610d55576001600160a01b03600160a31b9260a01b9116171790565b916008831015610d55576001600160a01b039060a41b9260a01b9116171790565b90918260031b92808404600814901517156110d45760ff809116831b921b1916179056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const firstDistributorDeployed = {
  code: '0x6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a7146121725750806306fdde03146120b5578063081812fc14612078578063095ea7b31461204357806314dd14b314611f7657806318160ddd14611f5657806322f9571814611f175780632321f8ba14611e9557806323b872dd14611e575780632430155914611e3a57806328012aef14611cb75780632f8ed97e14611b5d57806341c16e4a14611b1757806342842e0e14611abf57806344d14a4314611a3557806345acb47114611a1a5780634b60ce77146119d757806352f7c9881461197357806354ac9702146118bd578063576f6302146117ca5780635ba5c73f146116755780635f8d332e1461165857806361dc00ff146116325780636352211e1461160357806370a08231146115af578063715018a6146115535780637326f5e51461153657806378438776146114c457806379ba5097146114495780638815f38f146113b65780638931fe8d1461131a5780638da5cb5b146112f457806395d89b41146111ea5780639fe5433c146111c6578063a1ecc7b8146111a8578063a22cb465146110e8578063af7cb17f14610fb0578063b0e21e8a14610f93578063b596db0b14610eca578063b713b6ce14610e01578063b88d4fde14610d69578063b8cac62b14610ca2578063ba0daae314610c1a578063c87b56dd14610bb2578063cc64278414610b72578063d10424c714610b1d578063d1ccf55e14610924578063de58af9714610909578063df852d8d14610830578063e30c39781461080a578063e985e9c5146107b1578063eb9ae17c14610762578063f0e5d1ac146106f6578063f2fde38b1461068c578063f68f8b5b1461046b578063fe120111146103db578063fe415f17146103b55763fe9c921c1461029a575f80fd5b346103b1576020806003193601126103b1576102cb600435305f52600660205260405f20905f5260205260405f2090565b9060ff825460d81c16916102f76102e1846126d4565b936102ef6040519586612263565b8085526126d4565b601f1901825f5b82811061038d575050505f5b835181101561033c578061032060019284613285565b61032a82876126ec565b5261033581866126ec565b500161030a565b50509060405190828201838352815180915283604084019201935f5b8281106103655784840385f35b855180516001600160a01b031685528201518483015294810194604090930192600101610358565b60405161039b604082612263565b5f81525f838201528282880101520183906102fe565b5f80fd5b346103b1575f3660031901126103b15760206012546001600160801b0360405191168152f35b346103b15760403660031901126103b1576004356001600160a01b03811681036103b1576024356001600160e01b0319811681036103b1578161041f602093614bc6565b9182610432575b50506040519015158152f35b8392505f80926024926301ffc9a760e01b8352600452617530fa5f511515601f3d111681610463575b508280610426565b90508261045b565b60a03660031901126103b1576004356001600160a01b03808216908183036103b1576024906024359367ffffffffffffffff948581116103b1576104b3903690600401612201565b9190956044916044358281116103b1576104d1903690600401612201565b90926064359081116103b1576104eb903690600401612232565b959094608435976104fa612733565b335f52601460205261051260ff60405f20541661235c565b83830361064757610524888885613425565b995f5b84811080610633575b15610576578061056c8f8d8f918d8f918d8f91888f8f61055a6105719d61055f92610565966123a8565b6123cc565b946123a8565b359161353d565b6123e0565b610527565b99509661058b929a91988a918d98958f6135c1565b5f5b8781106105a6575f5f5160206151d15f395f51905f525d005b6105b18184846123a8565b35853b156103b1576040516340c10f1960e01b8152306004820152602481018290525f81604481838b5af1801561062857610618575b5030886105f48388614b59565b1603610603575060010161058d565b89908787630c03236960e01b5f52600452525ffd5b5f61062291612263565b8a6105e7565b6040513d5f823e3d90fd5b506106426203d0908b836134c8565b610530565b60405162461bcd60e51b815260206004820152601060248201527f4e6f7420657175616c20617272617973000000000000000000000000000000006044820152606490fd5b346103b15760203660031901126103b1576004356001600160a01b038082168092036103b1576106ba612d85565b816001600160a01b0319600c541617600c55600b54167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346103b15760803660031901126103b1576004356001600160a01b03908181168091036103b15760243560088110156103b15760443592831683036103b15761074e915f52600a60205260405f209260643591613b16565b5f52602052602060405f2054604051908152f35b346103b15760203660031901126103b1576004356001600160a01b03811681036103b1576107a76020916001600160a01b03165f52601160205260ff60405f20541690565b6040519015158152f35b346103b15760403660031901126103b1576004356001600160a01b03908181168091036103b1576024359182168092036103b1575f52600560205260405f20905f52602052602060405f205460ff604051911615158152f35b346103b1575f3660031901126103b1576020600c546001600160a01b0360405191168152f35b346103b15760403660031901126103b1576004356001600160a01b0381168091036103b157602435801515918282036103b15761086b612d85565b80156108c4577f4f66a58837da3e5a77c3d14203271a95ceaff9802cc2c05cb32a4018f34407c5926108b7604093835f526011602052845f209060ff8254911515169060ff1916179055565b82519182526020820152a1005b60405162461bcd60e51b815260206004820152600f60248201527f4e6f205a65726f204164647265737300000000000000000000000000000000006044820152606490fd5b346103b1575f3660031901126103b157602060405160328152f35b346103b15760603660031901126103b157600435602435906001600160a01b038216918281036103b1576044359161095a612733565b61096381612700565b50835f526020936011855261097e60ff60405f205416612662565b6040516370a0823160e01b81523360048201528581602481855afa80156106285785915f91610aec575b5010610aa7578460449160405192838092636eb1769f60e11b82523360048301523060248301525afa80156106285784915f91610a76575b5010610a3157610a1f9350610a168383610a0d84305f52600660205260405f20905f5260205260405f2090565b93845485613959565b90553390613a84565b5f5f5160206151d15f395f51905f525d005b60405162461bcd60e51b815260048101859052601460248201527f506c6561736520617070726f76652066697273740000000000000000000000006044820152606490fd5b809250868092503d8311610aa0575b610a8f8183612263565b810103126103b157839051866109e0565b503d610a85565b60405162461bcd60e51b815260048101869052601e60248201527f4c6f772062616c616e636520666f722061646420636f6c6c61746572616c00006044820152606490fd5b809250878092503d8311610b16575b610b058183612263565b810103126103b157849051876109a8565b503d610afb565b346103b15760203660031901126103b1576040600435610b5081305f52600660205260405f20905f5260205260405f2090565b54905f526013602052815f20546001600160801b038351921682526020820152f35b346103b15760203660031901126103b1576004356001600160a01b0381168091036103b1575f526014602052602060405f205460ff604051911615158152f35b346103b15760203660031901126103b157610c16610c02610bfd610bf5600435610bdb81612700565b50305f52600660205260405f20905f5260205260405f2090565b8054906136d6565b613842565b6040519182916020835260208301906121dd565b0390f35b346103b15760603660031901126103b1576044356001600160a01b0381168082036103b157610c47612d85565b15610c5d57610c5b90602435600435612d9a565b005b60405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152606490fd5b346103b15760203660031901126103b157610cbe60043561252d565b60405181516001600160a01b0380911682526020830151602083015260408301516040830152606083015160608301526080830151608083015260a083015160a08301528060c08401511660c083015260e083015160e083015261010080840151908301526101209081840151169082015261014091828101516004811015610d5557610180938301526101608091015190820152f35b634e487b7160e01b5f52602160045260245ffd5b346103b15760803660031901126103b1576004356001600160a01b0380821682036103b15760243590811681036103b1576064359167ffffffffffffffff83116103b157366023840112156103b157826004013591610dc783612299565b92610dd56040519485612263565b80845236602482870101116103b1576020815f926024610c5b98018388013785010152604435916123ee565b346103b15760203660031901126103b15761ffff600435818116918282036103b157610e2b612d85565b60198311610eb2577fffffffffffffffffffff0000ffffffffffffffffffffffffffffffffffffffff917fa31b00ec15b81a119ca07495f8f5d7f0b963847db96ee0859e0458e95d61f221604075ffff000000000000000000000000000000000000000093600c54968251918860a01c1682526020820152a160a01b16911617600c555f80f35b8263c3e33c9960e01b5f52600452601960245260445ffd5b60603660031901126103b15767ffffffffffffffff6004358181116103b157610ef7903690600401612201565b90916024359081116103b157610f11903690600401612232565b60443591610f1d612733565b335f526014602052610f3560ff60405f20541661235c565b610f40828286613425565b935f5b81811080610f82575b15610f77578061056c878787875f80610f6d8f610f729a8c61055a926123a8565b61353d565b610f43565b9350610a1f956135c1565b50610f8e5f85836134c8565b610f4c565b346103b1575f3660031901126103b1576020600e54604051908152f35b346103b15760203660031901126103b157600435610fcc612733565b610fd581612e2f565b610fe460ff8360d81c16612f97565b5f848152601360205260408120549390611008600160f01b85161515828685612fd6565b9155845f5260136020525f60408120556012548060801c9081156110d4576001600160801b0380926001600160801b0319905f190160801b169116176012556001600160a01b03938461105c5f8981612b5e565b16156110c157610a1f966110ae6060945f9796946110b7941692604051908482528a60208301527f53954a1f3413b16cebda0553ea3887b4f3c80d9429266fe276b97ab3071dac6b60403393a36131a0565b85806001613316565b0151166002613316565b86637e27328960e01b5f5260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b346103b15760403660031901126103b1576004356001600160a01b0381168091036103b157602435801515908181036103b15733156111955782156111825761115490335f52600560205260405f20845f5260205260405f209060ff8254911515169060ff1916179055565b6040519081527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160203392a3005b82630b61174360e31b5f5260045260245ffd5b63a9fbf51f60e01b5f525f60045260245ffd5b346103b1575f3660031901126103b157602060405163bbf81e008152f35b346103b1575f3660031901126103b1576020600c5461ffff6040519160a01c168152f35b346103b1575f3660031901126103b1576040515f600190600154918260011c91600184169182156112ea575b60209485851084146112d65785879486865291825f146112b657505060011461125b575b5061124792500383612263565b610c166040519282849384528301906121dd565b84915060015f527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6905f915b85831061129e57505061124793508201018561123a565b80548389018501528794508693909201918101611287565b60ff19168582015261124795151560051b850101925087915061123a9050565b634e487b7160e01b5f52602260045260245ffd5b92607f1692611216565b346103b1575f3660031901126103b1576020600b546001600160a01b0360405191168152f35b60203660031901126103b157600435611331612733565b61133a81612700565b5034156113a75761135e81305f52600660205260405f20905f5260205260405f2090565b6113693482546132d2565b90557f8d8ec3c3f91dc6f8363d4a6e9fbd18b82faab7518176a81a3b4f1d1fb5bcd6d16020604051348152a25f5f5160206151d15f395f51905f525d005b631f2a200560e01b5f5260045ffd5b346103b15760403660031901126103b1576024356113e9600435305f52600660205260405f20905f5260205260405f2090565b9060ff825460d81c169060018101928382116110d457611417836001600160a01b039561141c958510612331565b613285565b610c16602082519201516040519384931683602090939291936001600160a01b0360408201951681520152565b346103b1575f3660031901126103b157600c546001600160a01b0333818316036114b1576001600160a01b0319809216600c55600b54913390831617600b553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b346103b15760203660031901126103b1576004356001600160a01b03908181168091036103b1575f52601160205260405f2054610c16604051928260ff80869560a81c16928260081c1691168491926001600160a01b0360409295946060850196151585521660208401521515910152565b346103b1575f3660031901126103b1576020601054604051908152f35b346103b1575f3660031901126103b15761156b612d85565b5f6001600160a01b03600c548119809116600c55600b54908116600b55167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346103b15760203660031901126103b1576004356001600160a01b0381168091036103b15780156115f0575f526003602052602060405f2054604051908152f35b6322718ad960e21b5f525f60045260245ffd5b346103b15760203660031901126103b1576020611621600435612700565b6001600160a01b0360405191168152f35b346103b1575f3660031901126103b1576020600d546001600160a01b0360405191168152f35b346103b1575f3660031901126103b1576020600f54604051908152f35b346103b15760403660031901126103b157600435602435611694612733565b61169d82612e2f565b50929060ff8460d81c169280156113a757806116c08582816116e4951115612331565b6116c981612f97565b6116de5f6116d78388612324565b8886612fd6565b94612324565b9380856116f08261487f565b819291926117c0575b5050611798575b507ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff1660d89490941b7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff1693909317600160f21b1790925560408051928352336020840152610a1f927f256047323a260fdca61179f0d2ea5a1d06510804fdf1937ef51fafaabb12d07991819081015b0390a16131a0565b92905060018501918286116110d4579092909160e81b60ff60e81b1990911617611790611700565b11905086886116f9565b346103b157366003190160a081126103b1576080136103b1576001600160a01b036084358181168082036103b157611800612733565b60043560088110156103b157602435938416938481036103b15760443591611829838383613b16565b95335f52600a60205260405f20875f5260205260405f20549485156118ae57610a1f97335f52600a60205260405f20905f526020525f6040812055604051906118728285612df0565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a3614722565b6312d37ee560e31b5f5260045ffd5b346103b15760403660031901126103b1576024356001600160a01b03811681036103b1576119155f611904600435305f52600660205260405f20905f5260205260405f2090565b92600260ff855460d81c1685614593565b919015611969576119298260028301612fc7565b905460039190911b1c91600160a31b83161561195c57601c92505f52016020526020600160405f2001545b604051908152f35b505060209060a41c611954565b505060205f611954565b346103b15760403660031901126103b15761198c612d85565b600d546001600160a01b0316806119ce5750610c5b7f00000000000000000000000000000000000000000000000000000000000000005b602435600435612d9a565b610c5b906119c3565b346103b1575f3660031901126103b15760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346103b1575f3660031901126103b157602060405160018152f35b346103b15760403660031901126103b1576004356001600160a01b0381168091036103b157602435801515908181036103b1577f947a9386278e5394a2641bd5fd2a9dc337cab77ae0b9db5e3e60c64fadddc86291611ab6602092611a98612d85565b855f526014845260405f209060ff8254911515169060ff1916179055565b604051908152a2005b346103b15760603660031901126103b1576004356001600160a01b0380821682036103b15760243590811681036103b157610c5b91611afd5f612299565b91611b0b6040519384612263565b5f8352604435916123ee565b346103b15760203660031901126103b1576020611b49600435305f52600660205260405f20905f5260205260405f2090565b5460901c63ffffffff604051911615158152f35b346103b15760803660031901126103b1576004356001600160a01b038082168092036103b15760243590811515918281036103b1576044359182168083036103b157606435801515948582036103b1577ff0143d481415425f397f61afdd961b1d5b51a6305f35bc6d324f6313415d6aa495611cb293611bdb612d85565b60405192611bea606085612263565b83526020830190815260408301918252885f526011602052611c2160405f2093511515849060ff8254911515169060ff1916179055565b51907fffffffffffffffffffff000000000000000000000000000000000000000000ff74ffffffffffffffffffffffffffffffffffffffff0075ff00000000000000000000000000000000000000000085549351151560a81b169360081b169116171790556040519384938491926001600160a01b0360409295946060850196151585521660208401521515910152565b0390a2005b346103b15760c03660031901126103b1576001600160a01b03600435818116036103b157602435818116036103b1576084359060443582821683036103b15760a435828116036103b157303303611df557611d206064611d18813584612311565b048092612324565b917f00000000000000000000000000000000000000000000000000000000000000001690813b156103b1576040516340c10f1960e01b8082523060048301526024820185905292905f8160448183865af1801561062857611de5575b5081611d8e575b602084604051908152f35b803b156103b1576040519283526001600160a01b039490941660048301526024820152915f908390604490829084905af191821561062857602092611dd5575b8080611d83565b5f611ddf91612263565b82611dce565b5f611def91612263565b85611d7c565b60405162461bcd60e51b815260206004820152600c60248201527f57726170706572206f6e6c7900000000000000000000000000000000000000006044820152606490fd5b346103b1575f3660031901126103b1576020604051620493e08152f35b346103b15760603660031901126103b1576001600160a01b0360043581811681036103b15760243591821682036103b157610c5b91604435916122b5565b6101003660031901126103b1576004356001600160a01b0380821682036103b1576084359181831683036103b15760e43591821682036103b157611ef1611eff92602094611ee1612733565b60c4359060a435906064356127b6565b906044359060243590612ac9565b5f5f5160206151d15f395f51905f525d604051908152f35b60e03660031901126103b1576004356001600160a01b0380821682036103b15760843590811681036103b157602091611ef15f611eff93611ee1612733565b346103b1575f3660031901126103b157602060125460801c604051908152f35b346103b15760203660031901126103b157611f9260043561252d565b805160208201516040830151926060810151608082015160a08301516001600160a01b0360c08501511660e085015190610100860151926001600160a01b036101208801511694610140880151966004881015610d55576101809b61016060ff9a01519a6001600160a01b036040519d168d5260208d015260408c015260608b015260808a015260a089015260c088015260e087015261010086015261012085015216610140830152610160820152f35b346103b15760403660031901126103b1576004356001600160a01b03811681036103b1576001610c5b91339060243590613b51565b346103b15760203660031901126103b15760043561209581612700565b505f526004602052602060405f20546001600160a01b0360405191168152f35b346103b1575f3660031901126103b1576040515f5f549060018260011c9160018416918215612168575b60209485851084146112d65785879486865291825f146112b657505060011461210f575061124792500383612263565b5f808052859250907f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5635b85831061215057505061124793508201018561123a565b80548389018501528794508693909201918101612139565b92607f16926120df565b346103b15760203660031901126103b1576004359063ffffffff60e01b82168092036103b1576020916380ac58cd60e01b81149081156121cc575b81156121bb575b5015158152f35b6301ffc9a760e01b149050836121b4565b635b5e139f60e01b811491506121ad565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b9181601f840112156103b15782359167ffffffffffffffff83116103b1576020808501948460051b0101116103b157565b9181601f840112156103b15782359167ffffffffffffffff83116103b1576020808501948460061b0101116103b157565b90601f8019910116810190811067ffffffffffffffff82111761228557604052565b634e487b7160e01b5f52604160045260245ffd5b67ffffffffffffffff811161228557601f01601f191660200190565b91906001600160a01b0390818116156122fe576122d58291843391612b5e565b93169216918083036122e657505050565b6364283d7b60e01b5f5260045260245260445260645ffd5b633250574960e11b5f525f60045260245ffd5b818102929181159184041417156110d457565b919082039182116110d457565b1561233a575050565b63c3e33c9960e01b5f5260045260245260445ffd5b919082018092116110d457565b1561236357565b60405162461bcd60e51b815260206004820152601560248201527f4f6e6c7920666f72206469737472696275746f727300000000000000000000006044820152606490fd5b91908110156123b85760051b0190565b634e487b7160e01b5f52603260045260245ffd5b356001600160a01b03811681036103b15790565b5f1981146110d45760010190565b9092916123fc8185846122b5565b833b612409575b50505050565b6001600160a01b0394929394809516946124526040519586938493630a85bd0160e11b9687865233600487015216602485015260448401526080606484015260848301906121dd565b036020948591815f895af15f91816124ed575b506124bc575050503d5f146124b4573d9061247f82612299565b9161248d6040519384612263565b82523d5f8284013e5b815191826124b15783633250574960e11b5f5260045260245ffd5b01fd5b606090612496565b919392506001600160e01b0319909116036124db57505f808080612403565b633250574960e11b5f5260045260245ffd5b9091508481813d8311612526575b6125058183612263565b810103126103b157516001600160e01b0319811681036103b157905f612465565b503d6124fb565b9060405161253d61018082612263565b5f8152602081015f815260408201905f825260608301925f845260808101915f835260a082015f815260c083015f815260e08401905f82526101008501925f84526101208601965f88526101408701995f8b5261016088015f9052879c6125b781305f52600660205260405f20905f5260205260405f2090565b9a8b549b8c6125c5916136d6565b988c60901c63ffffffff166125d990613710565b998051602001519b6001600160a01b03809d1690526020015190526001600160801b038c1690525f52601360205260405f205490528860b01c64ffffffffff169052845190528460a0850151169052602083015190526040820151905260600151169052600160f01b1615155f1461265b576002905b6004821015610d555752565b5f9061264f565b1561266957565b60405162461bcd60e51b815260206004820152602860248201527f54686973204552433230206973206e6f7420656e61626c656420666f7220636f60448201527f6c6c61746572616c0000000000000000000000000000000000000000000000006064820152608490fd5b67ffffffffffffffff81116122855760051b60200190565b80518210156123b85760209160051b010190565b805f5260026020526001600160a01b0360405f205416908115612721575090565b637e27328960e01b5f5260045260245ffd5b5f5160206151d15f395f51905f52805c61274d576001905d565b633ee5aeb560e01b5f5260045ffd5b1561276357565b60405162461bcd60e51b815260206004820152602560248201527f54686973207472616e7366657246656520746f6b656e206973206e6f7420656e60448201526418589b195960da1b6064820152608490fd5b92939183156129ce576001600160801b038085116129b85750603281116129735780158015612961575b1561291c576001600160a01b0392838116156128f5575b838116805f526011602052858560405f205460081c169283156128bc575b9061283791835f52601160205261283260ff60405f20541661275c565b613c51565b8711612877576128749685936040519761285260c08a612263565b88526020880152604087015260608601521660808401521660a0820152613d0b565b90565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152606490fd5b9250506128ec857f000000000000000000000000000000000000000000000000000000000000000016821461275c565b30918690612815565b507f00000000000000000000000000000000000000000000000000000000000000006127f7565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b506001600160a01b03821615156127e0565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b8463c3e33c9960e01b5f5260045260245260445ffd5b91509150612a84576001600160a01b0316612a3f576129eb575f90565b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b60405162461bcd60e51b815260206004820152601e60248201527f4e6f20526f79616c747920776974686f7574207472616e7366657246656500006044820152606490fd5b60405162461bcd60e51b815260206004820152601d60248201527f526f79616c747920736f75726365206973207472616e736665724665650000006044820152606490fd5b909392916001600160a01b038216805f52601160205260ff60405f205460a81c16612b1a57156113a757612b065f91612b18943491888633613e32565b94612b0f61400d565b339260036141d1565b565b606460405162461bcd60e51b815260206004820152602060248201527f54686973204e465420697320626c61636b6c697374656420666f7220777261706044820152fd5b90929192805f5260209360028552604094855f2054906001600160a01b0380809316931680151580612d04575b5050821580159283612ce2575b86169760028915938415612ccc575b875f52525f20886001600160a01b03198254161790558488857fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef5f80a483973014801590612cb7575b15612ca85791612ca0575b508015612c97575b612c915750612c2581305f52600660205260405f20905f5260205260405f2090565b54600160f21b8116612c7e5760901c63ffffffff16908115612c79575f5160206151d15f395f51905f52805c15612c615750612b18928561441e565b91612c76915f94612c70612733565b8761441e565b5d565b505050565b50635e38f0df60e11b5f5260045260245ffd5b93505050565b50308114612c03565b90505f612bfb565b6333184def60e11b5f5260045ffd5b505f5160206151d15f395f51905f525c612bf0565b8a5f5260038152825f2060018154019055612ba7565b612cee5f808881613b51565b845f5260038352885f205f198154019055612b98565b80612d44575b15612d155780612b8b565b849084612d2f5750637e27328960e01b5f5260045260245ffd5b63177e802f60e01b5f5260045260245260445ffd5b508084148015612d69575b80612d0a5750845f52600482528083895f20541614612d0a565b50835f5260058252875f20815f52825260ff885f205416612d4f565b600b546001600160a01b03339116036114b157565b6040917fbe12859b636aed607d5230b2cc2711f68d70e51060e6cca1f575ef5d2fcc95d19382600e5581600f556001600160a01b03600d549116906001600160a01b03191617600d5582519182526020820152a1565b906008821015610d555752565b60405190612e0c60c083612263565b5f60a0838281528260208201528260408201528260608201528260808201520152565b612e37612dfd565b50805f526002602052604090815f20546001600160a01b0333911603612f3957612e7481305f52600660205260405f20905f5260205260405f2090565b928354924264ffffffffff8560b01c1611612ef657612e9b63ffffffff8560901c16613710565b925f526013602052805f20548184015111612eb35750565b5162461bcd60e51b815260206004820152601d60248201527f43616e7420756e777261702064756520466565205468726573686f6c640000006044820152606490fd5b5162461bcd60e51b815260206004820152601860248201527f43616e7420756e77726170206265666f726520646179205800000000000000006044820152606490fd5b815162461bcd60e51b815260206004820152601960248201527f4f6e6c79206f776e65722063616e20756e7772617020697421000000000000006044820152606490fd5b15612f855750565b6334edfe3160e01b5f5260045260245ffd5b620569c9908181029181830414901517156110d457621127bb9081018091116110d45780612b18915a1015612f7d565b601a8210156123b85701905f90565b9093926040805191612fe88284612263565b6060835260209260208101946060865261302360ff839a60d81c169361300e8986612324565b90156131955760ff60019995995b169061234f565b9161302d836126d4565b9161303a86519384612263565b838352613046846126d4565b601f199390840136602083013782525f94601c600283019201955b858110613075575050505050505050505050565b8a613080828461234f565b03613185576019905b600160a31b6130988386612fc7565b9054600391821b1c906130ab8588612fc7565b90918254915f19911b1b19169055806130c58489516126ec565b52161561317c578a515115613139575b815f52878a52885f20805490600180910154938d519284831b936001600160ff1b03861686036110d4578f5194848101918282116110d45760019861311e613124945f996126ec565b526126ec565b528252898c528a822082815501555b01613061565b8660011b6001600160ff1b03881688036110d4578661316f61315a836126d4565b926131678d519485612263565b8084526126d4565b01368c8301378b526130d5565b60019150613133565b61318f818361234f565b90613089565b60ff5f99959961301c565b805151805b6131ad575050565b5f1981018181116110d4575f5f906131c68386516126ec565b51906131d182614e21565b92600160a31b831615613244575050602085019182519360019481861b916001600160ff1b038116036110d45781613208916126ec565b5193519481018091116110d45761322a6001600160a01b0391613235966126ec565b5193925b1690613316565b80156110d4575f1901806131a5565b929093506008811015610d5557613235936003820361327057506001600160a01b038260a41c9261322e565b9192506001600160a01b038360a41c9361322e565b906132a5915f602060405161329b604082612263565b82815201526148a3565b60406020825101519101516001600160a01b03604051926132c7604085612263565b168252602082015290565b906132dc8261487f565b50156132ec575b6128749161234f565b60ff8260d81c1691600183018093116110d45760ff60e81b196128749360e81b91161791506132e3565b9291909261332b620493e03385858886614eed565b15918261337c575b505061333d575050565b604080516001600160a01b0393909316835260208301919091527f2a1e41dbed17a055fa78ff5cda16c77a1c7471cff715c1310cc907bc9a58f1f791a1565b83906008831015610d55576003831461340c575b335f52600a60205260405f206133a7828886613b16565b5f5260205260405f206133bb83825461234f565b90556133ca6040518094612df0565b602083015260408201526001600160a01b038416907fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a35f80613333565b60019150613390565b91908110156123b85760061b0190565b9161010083116134835782156113a7575f5b81811061344657505050340490565b8061347d61347861345d61055a6001958789613415565b6001600160a01b03165f52601160205260ff60405f20541690565b612662565b01613437565b60405162461bcd60e51b815260206004820152600c60248201527f4e6f74206d6f72652032353600000000000000000000000000000000000000006044820152606490fd5b91908060011b906001600160ff1b038116036110d4576201adb0908181029181830414901517156110d457620445c09081018091116110d457600183018084116110d45761351f9261351991612311565b9061234f565b805a101561353657613532911515612f7d565b5f90565b5050600190565b9161354d94969395915f93613e32565b918015612c7957909161357381305f52600660205260405f20905f5260205260405f2090565b918254935f925b828410613588575050505055565b909192946135b76001916135a061055a898888613415565b8460206135ae8b8a8a613415565b01359289613959565b950192919061357a565b9094939480861061363a575b50505f5b828110613600575050506135ee916135e891612311565b34612324565b806135f65750565b612b189033614921565b8061363461361461055a6001948787613415565b61362c886020613625868a8a613415565b0135612311565b903390613a84565b016135d1565b5f198601908682116110d45761055a61369892613678927f8d0921891ce590cc32c1e62653030cbb80c8719a5d03549aba83fea368b99e2e956123a8565b604080518881526001600160a01b03909216602083015290918291820190565b0390a15f806135cd565b604051906136b1606083612263565b5f60408381516136c18382612263565b83815283602082015281528260208201520152565b906136df6136a2565b90600160f01b16156136f757506019612874916148a3565b905090565b51906001600160a01b03821682036103b157565b9063ffffffff61371e612dfd565b9216806137285750565b9091505f5260096020526001600160a01b0360405f20541660405180915f19813b0164ffffffffff16905f6021830191601f8501903c8082520160408101918260405260c0818051810103126103b1576137cc60c060e09261378a8287612263565b6020810151865260408101516060860152606081015160808601526137b1608082016136fc565b60a08601526137c260a082016136fc565b82860152016136fc565b91015290565b516008811015610d555790565b6020818303126103b15780519067ffffffffffffffff82116103b1570181601f820112156103b15780519061381382612299565b926138216040519485612263565b828452602083830101116103b157815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b1561388f5761386381516137d2565b6008811015610d5557600314613904575b61387e81516137d2565b6008811015610d55576004146138ad575b505061389a5f612299565b6138a76040519182612263565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f91816138e0575b50612874578061388f565b6138fd9192503d805f833e6138f58183612263565b8101906137df565b905f6138d5565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f918161393d575b506139375750613874565b91505090565b6139529192503d805f833e6138f58183612263565b905f61392c565b9493929483156113a75785849160ff8460d81c1661ffff600c5460a01c168110156139c7575b506020925f6001600160a01b039360027f137279cf32210686b694dfc20af61ca87c12137fc017e0b6904fe7c63aed4a38976139ba9561493d565b50966040519586521693a3565b8193509160026139d8935f93614593565b50156139e7578584915f61397f565b60405162461bcd60e51b815260206004820152602360248201527f546f206d75636820455243323020746f6b656e7320696e20636f6c6c617474656044820152621c985b60ea1b6064820152608490fd5b15613a3f57565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b613a8e3082615084565b9160405190846060523060405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82865af18060015f51141615613af4575b5092613ae8613aee92612b18955f6060526040523090615084565b9261234f565b14613a38565b9390933d833b15171015613b0957925f613acd565b637939f4245f526004601cfd5b916001600160a01b0360405192613b31602085018096612df0565b166040830152606082015260608152613b4b608082612263565b51902090565b91939293848515613c3f575b613b8f575b50909192505f52600460205260405f20906001600160a01b0382549116906001600160a01b031916179055565b613b9882612700565b906001600160a01b038091169586151580613c33575b80613c10575b613bfd578394959650613bcc575b5084939250613b62565b80851691167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9255f80a4805f80613bc2565b8663a9fbf51f60e01b5f5260045260245ffd5b508183165f52600560205260405f20875f5260205260ff60405f20541615613bb4565b50868284161415613bae565b506001600160a01b0381161515613b5d565b906001600160a01b03809216917f0000000000000000000000000000000000000000000000000000000000000000168214613cf557506020600491604051928380926318160ddd60e01b82525afa8015610628575f90613cc2575b6064915004808004600114811517156110d45790565b506020813d602011613ced575b81613cdc60209383612263565b810103126103b15760649051613cac565b3d9150613ccf565b6064808202925081159183041417156110d45790565b9060409182516020810182518152602083015185830152848301516060830152606083015160a06001600160a01b0394858093166080860152826080820151168286015201511660c083015260c08252613d6660e083612263565b8151902093845f526008602052805f205463ffffffff80911680613e1257506007548181168281146110d457600101918216918263ffffffff1980931617600755965f52600860205281835f2091825416179055825180831b6bfe61000180600a3d393df3000161fffe8211850152600b8101601585015ff0938415613e0557525f5260096020525f209182549116906001600160a01b031916179055565b63301164255f526004601cfd5b955050505050565b6001600160801b038091169081146110d45760010190565b9594939592909263bbf81e0042018042116110d4578211613fc8576001600160a01b039182821690308214612ca857601254986001600160801b03613e78818c16613e1a565b16976001600160801b0319613e948a82819e161760801c613e1a565b60801b16891760125585881692308414801590613fbe575b15612ca8578888917affffffffff0000000000000000000000000000000000000000000075ffffffff000000000000000000000000000000000000613f048e305f52600660205260405f20905f5260205260405f2090565b9660901b169160b01b161794613fa6575b505080613f95575b5081613f8d575b5050156122fe575f85613f3692612b5e565b16613f7a57604080516001600160a01b0393909316835260208301919091527f727200b48f3c812bfb404b578574e1c03694edb122d80fa6dcb352a9e4f8a93891a2565b6339e3563760e11b5f525f60045260245ffd5b555f80613f24565b613f9f91926132d2565b905f613f1d565b905f916003613fb6949686614c35565b918688613f15565b5089881415613eac565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600b54600e546001600160a01b0391821691811580156141c6575b80156141be575b612c7957600d54166040918251926370a0823160e01b84523360048501526020938481602481875afa9081156141b4579083915f91614183575b501061411a5761407b8260105461234f565b601055805194859260605281523360601b602c526f23b872dd000000000000000000000000600c52835f6064601c82875af1928360015f5114161561410b575b505f60605252156140ca575050565b62461bcd60e51b82526004820152601860248201527f43616e74206368617267652070726f746f636f6c206665650000000000000000604482015260649150fd5b3b153d1792909210915f6140bb565b5162461bcd60e51b815260048101849052602f60248201527f696e73756666696369656e742070726f746f636f6c2066656520746f6b656e2060448201527f62616c616e636520666f722066656500000000000000000000000000000000006064820152608490fd5b809250868092503d83116141ad575b61419c8183612263565b810103126103b1578290515f614069565b503d614192565b82513d5f823e3d90fd5b50821561402f565b50600f544210614028565b929091926008811015610d5557600281146144115760030361429157506141f88282614b59565b6001600160a01b039081168482161492828216803b156103b1576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561062857612b1895614281575b5083614269575b505050613a38565b614277919293503093614b59565b16145f8080614261565b5f61428b91612263565b5f61425a565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa9586156143d8575f966143e2575b50823b156103b1578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af180156143d857918594929161436b9694926143c8575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa9384156143bf57505f9361438d575b5050612b1892613aee9161234f565b9080929350813d83116143b8575b6143a58183612263565b810103126103b157519082613aee61437e565b503d61439b565b513d5f823e3d90fd5b5f6143d291612263565b5f614340565b87513d5f823e3d90fd5b9095508481813d831161440a575b6143fa8183612263565b810103126103b15751945f6142da565b503d6143f0565b50915091612b1892613a84565b909261442990613710565b926060840180516001600160a01b03938491823091169061444991615084565b608088015188516020808b015160a08c01805189516040516328012aef60e01b81529c90981660048d015299881660248c015260448b019390935260648a0152968516608489015292841660a4880152859087908516815a60c4925f91f1958615610628575f96614562575b506144cc906144c73085875116615084565b612324565b9480861480614557575b156145405750918161452b606095937f246a62e865b0ae496167851172dac8e08eb10887550814de3180a712ef7efc1f9795895f526013865260405f2061451e88825461234f565b9055511698519485612324565b915116916040519384528301526040820152a3565b859063022d722160e21b5f5260045260245260445ffd5b5087518111156144d6565b9095508481813d831161458c575b61457a8183612263565b810103126103b15751946144cc6144b5565b503d614570565b9192909493600a8611156146e45790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b61462b575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c6146c084848a848a614c79565b6146d75750858101908082116110d4571680614618565b9850505050925050509190565b9194925f5b8481106146fd57505050505090505f905f90565b61470a848484848b614c79565b614716576001016146e9565b95505050505060019190565b9290939181158061486b575b614864576008841015610d55576001841461485757600284146147fc5761475493614d05565b905f604051928051602038920183855af1156147f3573d156147da575b503d81523d5f602083013e3d8101614790602082019283604052614deb565b15614799575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b156147e6575f614771565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615614839575b50505f603452565b3b153d17101561484a575f80614831565b6390b8ec185f526004601cfd5b509150612b189250614921565b5050505050565b506008841015610d5557600384141561472e565b60e81c60ff168061489157505f905f90565b5f198101919082116110d45760019190565b612874916148af6136a2565b506148bd8160028401612fc7565b905460039190911b1c91600160a31b83161561490257601c915f520160205260405f206001604051916148f1604084612263565b805483520154602082015290614e33565b5050604051614912604082612263565b5f81525f602082015290614e33565b5f80809338935af11561493057565b63b12d13eb5f526004601cfd5b92919390946008851015610d555760038503614b27575b60ff9160ff8760d81c169560ff8860e01c1680155f14614b1557505f805b6019891015614ad05715908115614ac6575b5015614a71578692828661499993868a6150b2565b600a8210156149e1575b5091505060019150018091116110d4577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a8614614a1c575b50505090614a109460ff92160116916151ac565b90555f808083816149a3565b9396935f9291905b868410614a3457509693966149fc565b9193949550919695614a6184918984614a4d82886148a3565b60208b8183510151169101510116916151ac565b9701918995949391979697614a24565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f614984565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b5f1981019081116110d4576001614972565b614b3a82848760ff8a60d81c1688614593565b90614b455750614954565b9250929050614b549350614fa2565b905f90565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa908115610628575f91614b92575090565b90506020813d602011614bbe575b81614bad60209383612263565b810103126103b157612874906136fc565b3d9150614ba0565b6301ffc9a760e01b90815f528160045261753060205f6024818585fa5f511515601f3d111681614c2d575b5015614c26575f8092602492602095835263ffffffff60e01b600452fa5f511515601f3d111681614c20575090565b90501590565b5050505f90565b90505f614bf1565b92909493916008811015610d55578015614c7157614c5f9460038203614c68575060195f946150b2565b600160f01b1790565b601990946150b2565b505050505090565b91614c878260028501612fc7565b90549060031b1c936008821015610d55576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16614cfc57600214614cf357600160a31b831615614cea57601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b9290926008811015610d555760028114614db357600314614d7757604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c48201526128748160e481015b03601f198101835282612263565b6040516323b872dd60e01b60208201523060248201526001600160a01b0390911660448201526064810192909252506128748160848101614d69565b5060405163a9059cbb60e01b60208201526001600160a01b039091166024820152604481019190915290506128748160648101614d69565b80518015918215614dfb57505090565b60209081015192508110614e10575b50151590565b5f199060200360031b1b165f614e0a565b60a01c6007166008811015610d555790565b614e3b6136a2565b50614e4581614e21565b90604091825193614e568486612263565b6008821015610d55578185526001600160a01b0383166020860152600160a31b8316614ec55750600303614ea557905f91815193614e95606086612263565b845260a41c602084015282015290565b815192614eb3606085612263565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614ee0606086612263565b8452602084015282015290565b91939092801580614f8e575b614f83576008831015610d555760018314614f7257833b15614f68575f94614f2093614d05565b906040519383835192602038950192f1903d60203d11614f60575b806020918352805f8385013e82010160405281614f56575090565b6128749150614deb565b506020614f3b565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b506008831015610d55576003831415614ef9565b6002810192614fb18385612fc7565b90549060031b1c90600160a31b821661506657614fd1908260a41c61234f565b916b0fffffffffffffffffffffff831161502b57509161500b61501192846001600160a01b0361500361502797614e21565b91169061518b565b93612fc7565b819391549060031b91821b915f19901b19161790565b9055565b91936150546150118561500b856001600160a01b0361504c601c9a98614e21565b911690615169565b90555f5201602052600160405f200155565b935050601c915f5201602052615027600160405f200191825461234f565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b929093916008811015610d55576002810361516357855b60048214158061514d575b61512e5750906150e391615169565b6150f36150118560028601612fc7565b905580615119575b508261510657505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f6150fb565b6150119496506150279593506002926151469261518b565b9401612fc7565b506b0fffffffffffffffffffffff8111156150d4565b826150c9565b906008821015610d55576001600160a01b03600160a31b9260a01b9116171790565b916008831015610d55576001600160a01b039060a41b9260a01b9116171790565b90918260031b92808404600814901517156110d45760ff809116831b921b1916179056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00',
  immutables: [{"length":32,"start":6563},{"length":32,"start":6646},{"length":32,"start":7459},{"length":32,"start":10437},{"length":32,"start":10488},{"length":32,"start":15456}],
} as const
