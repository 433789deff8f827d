// Written by build/compile-contracts.ts from contracts/first/FirstDistributor.sol.

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

export const firstDistributorBytecode = '0x60a060405234610431576156e9803803908161001a81610435565b928392833960209283918101031261043157516001600160a01b0390818116908181036104315761004b601261046e565b927114dd5c995d1e4815dc985c1c19590813919560721b8585015260046100718161046e565b631dd3919560e21b87820152855191906001600160401b039081841161033a575f54936001988986811c96168015610427575b8b871014610414578190601f968781116103bb575b508b90878311600114610358575f9261034d575b50505f19600383901b1c191690891b175f555b805191821161033a5787548881811c91168015610330575b8a82101461031d579081858493116102c4575b508990858311600114610265575f9261025a575b50505f19600383901b1c191690871b1786555b331561024857600c5460018060a01b0319809116600c55600b54903390821617600b55604051933391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3600d805461ffff60a01b1916601960a01b1790555f19600f558415610209575050506080525f5260118252601460405f20928354938360ff19809616179055335f525260405f2091825416179055604051615253908161049682396080518181816119da01528181611a2d01528181611d5a01528181612922015281816129550152613ce30152f35b62461bcd60e51b8352820186905260248201527f50726f6a656374546f6b656e2063616e74206265207a65726f2076616c756500604482015260649150fd5b5f90631e4fbdf760e01b82525260245ffd5b015190505f8061011f565b90899350601f19831691845f528b5f20925f5b8d8282106102ae5750508411610296575b505050811b018655610132565b01515f1960f88460031b161c191690555f8080610289565b8385015186558d97909501949384019301610278565b8281111561010b57909150885f52895f208580850160051c918c8610610315575b85949390910160051c82900391018a5f5b8381106103055750505061010b565b5f838201558695508c91016102f6565b5f92506102e5565b602284634e487b7160e01b5f525260245ffd5b90607f16906100f8565b604183634e487b7160e01b5f525260245ffd5b015190505f806100cd565b5f8080528d81208d9550929190601f198516908f5b8282106103a2575050841161038a575b505050811b015f556100e0565b01515f1960f88460031b161c191690555f808061037d565b8484015186558f9790950194938401939081019061036d565b828111156100b9579091505f80528b87815f2081860160051c92861061040c575b85949390910160051c82900391018c5f5b8381106103fc575050506100b9565b5f838201558695508e91016103ed565b5f92506103dc565b602285634e487b7160e01b5f525260245ffd5b95607f16956100a4565b5f80fd5b6040519190601f01601f191682016001600160401b0381118382101761045a57604052565b634e487b7160e01b5f52604160045260245ffd5b906001600160401b03821161045a57610490601f8301601f1916602001610435565b91825256fe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a7146121bc5750806306fdde03146120ff578063081812fc146120c2578063095ea7b31461208d57806314dd14b314611fc057806318160ddd14611fa057806322f9571814611f615780632321f8ba14611ecc57806323b872dd14611e8e5780632430155914611e7157806328012aef14611cee5780632f8ed97e14611b9457806341c16e4a14611b4e57806342842e0e14611af657806344d14a4314611a6c57806345acb47114611a515780634b60ce7714611a0e57806352f7c988146119aa57806354ac9702146118f4578063576f6302146118015780635ba5c73f146116ac5780635f8d332e1461168f57806361dc00ff146116695780636352211e1461163a57806370a08231146115e6578063715018a61461158a5780637326f5e51461156d57806378438776146114fb57806379ba5097146114805780638815f38f146113ed5780638931fe8d1461135b5780638da5cb5b1461133557806395d89b411461122b5780639fe5433c14611207578063a1ecc7b8146111e9578063a22cb46514611129578063af7cb17f14610ff1578063b0e21e8a14610fd4578063b596db0b14610f0b578063b713b6ce14610e42578063b88d4fde14610daa578063b8cac62b14610ce3578063ba0daae314610c5b578063c87b56dd14610bf3578063cc64278414610bb3578063d10424c714610b5e578063d1ccf55e14610937578063de58af971461091c578063df852d8d14610843578063e30c39781461081d578063e985e9c5146107c4578063eb9ae17c14610775578063f0e5d1ac14610709578063f2fde38b1461069f578063f68f8b5b1461046b578063fe120111146103db578063fe415f17146103b55763fe9c921c1461029a575f80fd5b346103b1576020806003193601126103b1576102cb600435305f52600660205260405f20905f5260205260405f2090565b9060ff825460d81c16916102f76102e18461271e565b936102ef60405195866122ad565b80855261271e565b601f1901825f5b82811061038d575050505f5b835181101561033c578061032060019284613308565b61032a8287612736565b526103358186612736565b500161030a565b50509060405190828201838352815180915283604084019201935f5b8281106103655784840385f35b855180516001600160a01b031685528201518483015294810194604090930192600101610358565b60405161039b6040826122ad565b5f81525f838201528282880101520183906102fe565b5f80fd5b346103b1575f3660031901126103b15760206012546001600160801b0360405191168152f35b346103b15760403660031901126103b1576004356001600160a01b03811681036103b1576024356001600160e01b0319811681036103b1578161041f602093614c49565b9182610432575b50506040519015158152f35b8392505f80926024926301ffc9a760e01b8352600452617530fa5f511515601f3d111681610463575b508280610426565b90508261045b565b60a03660031901126103b1576004356001600160a01b03808216908183036103b1576024906024359367ffffffffffffffff948581116103b1576104b390369060040161224b565b9190956044916044358281116103b1576104d190369060040161224b565b90926064359081116103b1576104eb90369060040161227c565b959094608435976104fa61277d565b335f52601460205261051260ff60405f2054166123a6565b83830361065a576105248888856134a8565b995f5b84811080610646575b15610576578061056c8f8d8f918d8f918d8f91888f8f61055a6105719d61055f92610565966123f2565b612416565b946123f2565b35916135c0565b61242a565b610527565b99509661058b929a91988a918d98958f613644565b5f5b8781106105b9575f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b6105c48184846123f2565b35853b156103b1576040516340c10f1960e01b8152306004820152602481018290525f81604481838b5af1801561063b5761062b575b5030886106078388614bdc565b1603610616575060010161058d565b89908787630c03236960e01b5f52600452525ffd5b5f610635916122ad565b8a6105fa565b6040513d5f823e3d90fd5b506106556203d0908b8361354b565b610530565b60405162461bcd60e51b815260206004820152601060248201527f4e6f7420657175616c20617272617973000000000000000000000000000000006044820152606490fd5b346103b15760203660031901126103b1576004356001600160a01b038082168092036103b1576106cd612e08565b816001600160a01b0319600c541617600c55600b54167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346103b15760803660031901126103b1576004356001600160a01b03908181168091036103b15760243560088110156103b15760443592831683036103b157610761915f52600a60205260405f209260643591613b99565b5f52602052602060405f2054604051908152f35b346103b15760203660031901126103b1576004356001600160a01b03811681036103b1576107ba6020916001600160a01b03165f52601160205260ff60405f20541690565b6040519015158152f35b346103b15760403660031901126103b1576004356001600160a01b03908181168091036103b1576024359182168092036103b1575f52600560205260405f20905f52602052602060405f205460ff604051911615158152f35b346103b1575f3660031901126103b1576020600c546001600160a01b0360405191168152f35b346103b15760403660031901126103b1576004356001600160a01b0381168091036103b157602435801515918282036103b15761087e612e08565b80156108d7577f4f66a58837da3e5a77c3d14203271a95ceaff9802cc2c05cb32a4018f34407c5926108ca604093835f526011602052845f209060ff8254911515169060ff1916179055565b82519182526020820152a1005b60405162461bcd60e51b815260206004820152600f60248201527f4e6f205a65726f204164647265737300000000000000000000000000000000006044820152606490fd5b346103b1575f3660031901126103b157602060405160328152f35b346103b15760603660031901126103b1576004356024356001600160a01b038116908181036103b1576044359161096c61277d565b61098984305f52600660205260405f20905f5260205260405f2090565b8054918215610b4f575b805f52602090601182526109ad60ff60405f2054166126ac565b6040516370a0823160e01b81523360048201528281602481855afa801561063b5787915f91610b1e575b5010610ad9578160449160405192838092636eb1769f60e11b82523360048301523060248301525afa801561063b5786915f91610aa8575b5010610a645750610a268484610a379785856139dc565b918203610a5c575b50503390613b07565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b558380610a2e565b6064906040519062461bcd60e51b82526004820152601460248201527f506c6561736520617070726f76652066697273740000000000000000000000006044820152fd5b809250838092503d8311610ad2575b610ac181836122ad565b810103126103b15785905188610a0f565b503d610ab7565b60405162461bcd60e51b815260048101839052601e60248201527f4c6f772062616c616e636520666f722061646420636f6c6c61746572616c00006044820152606490fd5b809250848092503d8311610b48575b610b3781836122ad565b810103126103b157869051896109d7565b503d610b2d565b610b588661274a565b50610993565b346103b15760203660031901126103b1576040600435610b9181305f52600660205260405f20905f5260205260405f2090565b54905f526013602052815f20546001600160801b038351921682526020820152f35b346103b15760203660031901126103b1576004356001600160a01b0381168091036103b1575f526014602052602060405f205460ff604051911615158152f35b346103b15760203660031901126103b157610c57610c43610c3e610c36600435610c1c8161274a565b50305f52600660205260405f20905f5260205260405f2090565b805490613759565b6138c5565b604051918291602083526020830190612227565b0390f35b346103b15760603660031901126103b1576044356001600160a01b0381168082036103b157610c88612e08565b15610c9e57610c9c90602435600435612e1d565b005b60405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152606490fd5b346103b15760203660031901126103b157610cff600435612577565b60405181516001600160a01b0380911682526020830151602083015260408301516040830152606083015160608301526080830151608083015260a083015160a08301528060c08401511660c083015260e083015160e083015261010080840151908301526101209081840151169082015261014091828101516004811015610d9657610180938301526101608091015190820152f35b634e487b7160e01b5f52602160045260245ffd5b346103b15760803660031901126103b1576004356001600160a01b0380821682036103b15760243590811681036103b1576064359167ffffffffffffffff83116103b157366023840112156103b157826004013591610e08836122e3565b92610e1660405194856122ad565b80845236602482870101116103b1576020815f926024610c9c9801838801378501015260443591612438565b346103b15760203660031901126103b15761ffff600435818116918282036103b157610e6c612e08565b60198311610ef3577fffffffffffffffffffff0000ffffffffffffffffffffffffffffffffffffffff917fa31b00ec15b81a119ca07495f8f5d7f0b963847db96ee0859e0458e95d61f221604075ffff000000000000000000000000000000000000000093600d54968251918860a01c1682526020820152a160a01b16911617600d555f80f35b8263c3e33c9960e01b5f52600452601960245260445ffd5b60603660031901126103b15767ffffffffffffffff6004358181116103b157610f3890369060040161224b565b90916024359081116103b157610f5290369060040161227c565b60443591610f5e61277d565b335f526014602052610f7660ff60405f2054166123a6565b610f818282866134a8565b935f5b81811080610fc3575b15610fb8578061056c878787875f80610fae8f610fb39a8c61055a926123f2565b6135c0565b610f84565b9350610a3795613644565b50610fcf5f858361354b565b610f8d565b346103b1575f3660031901126103b1576020600e54604051908152f35b346103b15760203660031901126103b15760043561100d61277d565b61101681612eb2565b61102560ff8360d81c1661301a565b5f848152601360205260408120549390611049600160f01b85161515828685613059565b9155845f5260136020525f60408120556012548060801c908115611115576001600160801b0380926001600160801b0319905f190160801b169116176012556001600160a01b03938461109d5f8981612bbb565b161561110257610a37966110ef6060945f9796946110f8941692604051908482528a60208301527f53954a1f3413b16cebda0553ea3887b4f3c80d9429266fe276b97ab3071dac6b60403393a3613223565b85806001613399565b0151166002613399565b86637e27328960e01b5f5260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b346103b15760403660031901126103b1576004356001600160a01b0381168091036103b157602435801515908181036103b15733156111d65782156111c35761119590335f52600560205260405f20845f5260205260405f209060ff8254911515169060ff1916179055565b6040519081527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160203392a3005b82630b61174360e31b5f5260045260245ffd5b63a9fbf51f60e01b5f525f60045260245ffd5b346103b1575f3660031901126103b157602060405163bbf81e008152f35b346103b1575f3660031901126103b1576020600d5461ffff6040519160a01c168152f35b346103b1575f3660031901126103b1576040515f600190600154918260011c916001841691821561132b575b60209485851084146113175785879486865291825f146112f757505060011461129c575b50611288925003836122ad565b610c57604051928284938452830190612227565b84915060015f527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6905f915b8583106112df57505061128893508201018561127b565b805483890185015287945086939092019181016112c8565b60ff19168582015261128895151560051b850101925087915061127b9050565b634e487b7160e01b5f52602260045260245ffd5b92607f1692611257565b346103b1575f3660031901126103b1576020600b546001600160a01b0360405191168152f35b60203660031901126103b15760043561138781305f52600660205260405f20905f5260205260405f2090565b805480156113de575b34156113cf576113a1903490613355565b90557f8d8ec3c3f91dc6f8363d4a6e9fbd18b82faab7518176a81a3b4f1d1fb5bcd6d16020604051348152a2005b631f2a200560e01b5f5260045ffd5b6113e78361274a565b50611390565b346103b15760403660031901126103b157602435611420600435305f52600660205260405f20905f5260205260405f2090565b9060ff825460d81c169060018101928382116111155761144e836001600160a01b039561145395851061237b565b613308565b610c57602082519201516040519384931683602090939291936001600160a01b0360408201951681520152565b346103b1575f3660031901126103b157600c546001600160a01b0333818316036114e8576001600160a01b0319809216600c55600b54913390831617600b553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b346103b15760203660031901126103b1576004356001600160a01b03908181168091036103b1575f52601160205260405f2054610c57604051928260ff80869560a81c16928260081c1691168491926001600160a01b0360409295946060850196151585521660208401521515910152565b346103b1575f3660031901126103b1576020601054604051908152f35b346103b1575f3660031901126103b1576115a2612e08565b5f6001600160a01b03600c548119809116600c55600b54908116600b55167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346103b15760203660031901126103b1576004356001600160a01b0381168091036103b1578015611627575f526003602052602060405f2054604051908152f35b6322718ad960e21b5f525f60045260245ffd5b346103b15760203660031901126103b157602061165860043561274a565b6001600160a01b0360405191168152f35b346103b1575f3660031901126103b1576020600d546001600160a01b0360405191168152f35b346103b1575f3660031901126103b1576020600f54604051908152f35b346103b15760403660031901126103b1576004356024356116cb61277d565b6116d482612eb2565b50929060ff8460d81c169280156113cf57806116f785828161171b95111561237b565b6117008161301a565b6117155f61170e838861236e565b8886613059565b9461236e565b93808561172782614902565b819291926117f7575b50506117cf575b507ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff1660d89490941b7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff1693909317600160f21b1790925560408051928352336020840152610a37927f256047323a260fdca61179f0d2ea5a1d06510804fdf1937ef51fafaabb12d07991819081015b0390a1613223565b9290506001850191828611611115579092909160e81b60ff60e81b19909116176117c7611737565b1190508688611730565b346103b157366003190160a081126103b1576080136103b1576001600160a01b036084358181168082036103b15761183761277d565b60043560088110156103b157602435938416938481036103b15760443591611860838383613b99565b95335f52600a60205260405f20875f5260205260405f20549485156118e557610a3797335f52600a60205260405f20905f526020525f6040812055604051906118a98285612e73565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a36147a5565b6312d37ee560e31b5f5260045ffd5b346103b15760403660031901126103b1576024356001600160a01b03811681036103b15761194c5f61193b600435305f52600660205260405f20905f5260205260405f2090565b92600260ff855460d81c1685614616565b9190156119a057611960826002830161304a565b905460039190911b1c91600160a31b83161561199357601c92505f52016020526020600160405f2001545b604051908152f35b505060209060a41c61198b565b505060205f61198b565b346103b15760403660031901126103b1576119c3612e08565b600d546001600160a01b031680611a055750610c9c7f00000000000000000000000000000000000000000000000000000000000000005b602435600435612e1d565b610c9c906119fa565b346103b1575f3660031901126103b15760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346103b1575f3660031901126103b157602060405160018152f35b346103b15760403660031901126103b1576004356001600160a01b0381168091036103b157602435801515908181036103b1577f947a9386278e5394a2641bd5fd2a9dc337cab77ae0b9db5e3e60c64fadddc86291611aed602092611acf612e08565b855f526014845260405f209060ff8254911515169060ff1916179055565b604051908152a2005b346103b15760603660031901126103b1576004356001600160a01b0380821682036103b15760243590811681036103b157610c9c91611b345f6122e3565b91611b4260405193846122ad565b5f835260443591612438565b346103b15760203660031901126103b1576020611b80600435305f52600660205260405f20905f5260205260405f2090565b5460901c63ffffffff604051911615158152f35b346103b15760803660031901126103b1576004356001600160a01b038082168092036103b15760243590811515918281036103b1576044359182168083036103b157606435801515948582036103b1577ff0143d481415425f397f61afdd961b1d5b51a6305f35bc6d324f6313415d6aa495611ce993611c12612e08565b60405192611c216060856122ad565b83526020830190815260408301918252885f526011602052611c5860405f2093511515849060ff8254911515169060ff1916179055565b51907fffffffffffffffffffff000000000000000000000000000000000000000000ff74ffffffffffffffffffffffffffffffffffffffff0075ff00000000000000000000000000000000000000000085549351151560a81b169360081b169116171790556040519384938491926001600160a01b0360409295946060850196151585521660208401521515910152565b0390a2005b346103b15760c03660031901126103b1576001600160a01b03600435818116036103b157602435818116036103b1576084359060443582821683036103b15760a435828116036103b157303303611e2c57611d576064611d4f81358461235b565b04809261236e565b917f00000000000000000000000000000000000000000000000000000000000000001690813b156103b1576040516340c10f1960e01b8082523060048301526024820185905292905f8160448183865af1801561063b57611e1c575b5081611dc5575b602084604051908152f35b803b156103b1576040519283526001600160a01b039490941660048301526024820152915f908390604490829084905af191821561063b57602092611e0c575b8080611dba565b5f611e16916122ad565b82611e05565b5f611e26916122ad565b85611db3565b60405162461bcd60e51b815260206004820152600c60248201527f57726170706572206f6e6c7900000000000000000000000000000000000000006044820152606490fd5b346103b1575f3660031901126103b1576020604051620493e08152f35b346103b15760603660031901126103b1576001600160a01b0360043581811681036103b15760243591821682036103b157610c9c91604435916122ff565b6101003660031901126103b1576004356001600160a01b0380821682036103b1576084359181831683036103b15760e43591821682036103b157611f28611f3692602094611f1861277d565b60c4359060a43590606435612813565b906044359060243590612b26565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b60e03660031901126103b1576004356001600160a01b0380821682036103b15760843590811681036103b157602091611f285f611f3693611f1861277d565b346103b1575f3660031901126103b157602060125460801c604051908152f35b346103b15760203660031901126103b157611fdc600435612577565b805160208201516040830151926060810151608082015160a08301516001600160a01b0360c08501511660e085015190610100860151926001600160a01b036101208801511694610140880151966004881015610d96576101809b61016060ff9a01519a6001600160a01b036040519d168d5260208d015260408c015260608b015260808a015260a089015260c088015260e087015261010086015261012085015216610140830152610160820152f35b346103b15760403660031901126103b1576004356001600160a01b03811681036103b1576001610c9c91339060243590613bd4565b346103b15760203660031901126103b1576004356120df8161274a565b505f526004602052602060405f20546001600160a01b0360405191168152f35b346103b1575f3660031901126103b1576040515f5f549060018260011c91600184169182156121b2575b60209485851084146113175785879486865291825f146112f75750506001146121595750611288925003836122ad565b5f808052859250907f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5635b85831061219a57505061128893508201018561127b565b80548389018501528794508693909201918101612183565b92607f1692612129565b346103b15760203660031901126103b1576004359063ffffffff60e01b82168092036103b1576020916380ac58cd60e01b8114908115612216575b8115612205575b5015158152f35b6301ffc9a760e01b149050836121fe565b635b5e139f60e01b811491506121f7565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b9181601f840112156103b15782359167ffffffffffffffff83116103b1576020808501948460051b0101116103b157565b9181601f840112156103b15782359167ffffffffffffffff83116103b1576020808501948460061b0101116103b157565b90601f8019910116810190811067ffffffffffffffff8211176122cf57604052565b634e487b7160e01b5f52604160045260245ffd5b67ffffffffffffffff81116122cf57601f01601f191660200190565b91906001600160a01b0390818116156123485761231f8291843391612bbb565b931692169180830361233057505050565b6364283d7b60e01b5f5260045260245260445260645ffd5b633250574960e11b5f525f60045260245ffd5b8181029291811591840414171561111557565b9190820391821161111557565b15612384575050565b63c3e33c9960e01b5f5260045260245260445ffd5b9190820180921161111557565b156123ad57565b60405162461bcd60e51b815260206004820152601560248201527f4f6e6c7920666f72206469737472696275746f727300000000000000000000006044820152606490fd5b91908110156124025760051b0190565b634e487b7160e01b5f52603260045260245ffd5b356001600160a01b03811681036103b15790565b5f1981146111155760010190565b9092916124468185846122ff565b833b612453575b50505050565b6001600160a01b03949293948095169461249c6040519586938493630a85bd0160e11b968786523360048701521660248501526044840152608060648401526084830190612227565b036020948591815f895af15f9181612537575b50612506575050503d5f146124fe573d906124c9826122e3565b916124d760405193846122ad565b82523d5f8284013e5b815191826124fb5783633250574960e11b5f5260045260245ffd5b01fd5b6060906124e0565b919392506001600160e01b03199091160361252557505f80808061244d565b633250574960e11b5f5260045260245ffd5b9091508481813d8311612570575b61254f81836122ad565b810103126103b157516001600160e01b0319811681036103b157905f6124af565b503d612545565b90604051612587610180826122ad565b5f8152602081015f815260408201905f825260608301925f845260808101915f835260a082015f815260c083015f815260e08401905f82526101008501925f84526101208601965f88526101408701995f8b5261016088015f9052879c61260181305f52600660205260405f20905f5260205260405f2090565b9a8b549b8c61260f91613759565b988c60901c63ffffffff1661262390613793565b998051602001519b6001600160a01b03809d1690526020015190526001600160801b038c1690525f52601360205260405f205490528860b01c64ffffffffff169052845190528460a0850151169052602083015190526040820151905260600151169052600160f01b1615155f146126a5576002905b6004821015610d965752565b5f90612699565b156126b357565b60405162461bcd60e51b815260206004820152602860248201527f54686973204552433230206973206e6f7420656e61626c656420666f7220636f60448201527f6c6c61746572616c0000000000000000000000000000000000000000000000006064820152608490fd5b67ffffffffffffffff81116122cf5760051b60200190565b80518210156124025760209160051b010190565b805f5260026020526001600160a01b0360405f20541690811561276b575090565b637e27328960e01b5f5260045260245ffd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6127aa576001905d565b633ee5aeb560e01b5f5260045ffd5b156127c057565b60405162461bcd60e51b815260206004820152602560248201527f54686973207472616e7366657246656520746f6b656e206973206e6f7420656e60448201526418589b195960da1b6064820152608490fd5b9293918315612a2b576001600160801b03808511612a155750603281116129d057801580156129be575b15612979576001600160a01b039283811615612952575b838116805f526011602052858560405f205460081c16928315612919575b9061289491835f52601160205261288f60ff60405f2054166127b9565b613cd4565b87116128d4576128d1968593604051976128af60c08a6122ad565b88526020880152604087015260608601521660808401521660a0820152613d8e565b90565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152606490fd5b925050612949857f00000000000000000000000000000000000000000000000000000000000000001682146127b9565b30918690612872565b507f0000000000000000000000000000000000000000000000000000000000000000612854565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b506001600160a01b038216151561283d565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b8463c3e33c9960e01b5f5260045260245260445ffd5b91509150612ae1576001600160a01b0316612a9c57612a48575f90565b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b60405162461bcd60e51b815260206004820152601e60248201527f4e6f20526f79616c747920776974686f7574207472616e7366657246656500006044820152606490fd5b60405162461bcd60e51b815260206004820152601d60248201527f526f79616c747920736f75726365206973207472616e736665724665650000006044820152606490fd5b909392916001600160a01b038216805f52601160205260ff60405f205460a81c16612b7757156113cf57612b635f91612b75943491888633613eb5565b94612b6c614090565b33926003614254565b565b606460405162461bcd60e51b815260206004820152602060248201527f54686973204e465420697320626c61636b6c697374656420666f7220777261706044820152fd5b90929192805f5260209360028552604094855f2054906001600160a01b0380809316931680151580612d87575b5050821580159283612d65575b86169760028915938415612d4f575b875f52525f20886001600160a01b03198254161790558488857fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef5f80a483973014801590612d27575b15612d185791612d10575b508015612d07575b612d015750612c8281305f52600660205260405f20905f5260205260405f2090565b54600160f21b8116612cee5760901c63ffffffff16908115612ce9577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c15612cd15750612b7592856144a1565b91612ce6915f94612ce061277d565b876144a1565b5d565b505050565b50635e38f0df60e11b5f5260045260245ffd5b93505050565b50308114612c60565b90505f612c58565b6333184def60e11b5f5260045ffd5b507f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c612c4d565b8a5f5260038152825f2060018154019055612c04565b612d715f808881613bd4565b845f5260038352885f205f198154019055612bf5565b80612dc7575b15612d985780612be8565b849084612db25750637e27328960e01b5f5260045260245ffd5b63177e802f60e01b5f5260045260245260445ffd5b508084148015612dec575b80612d8d5750845f52600482528083895f20541614612d8d565b50835f5260058252875f20815f52825260ff885f205416612dd2565b600b546001600160a01b03339116036114e857565b6040917fbe12859b636aed607d5230b2cc2711f68d70e51060e6cca1f575ef5d2fcc95d19382600e5581600f556001600160a01b03600d549116906001600160a01b03191617600d5582519182526020820152a1565b906008821015610d965752565b60405190612e8f60c0836122ad565b5f60a0838281528260208201528260408201528260608201528260808201520152565b612eba612e80565b50805f526002602052604090815f20546001600160a01b0333911603612fbc57612ef781305f52600660205260405f20905f5260205260405f2090565b928354924264ffffffffff8560b01c1611612f7957612f1e63ffffffff8560901c16613793565b925f526013602052805f20548184015111612f365750565b5162461bcd60e51b815260206004820152601d60248201527f43616e7420756e777261702064756520466565205468726573686f6c640000006044820152606490fd5b5162461bcd60e51b815260206004820152601860248201527f43616e7420756e77726170206265666f726520646179205800000000000000006044820152606490fd5b815162461bcd60e51b815260206004820152601960248201527f4f6e6c79206f776e65722063616e20756e7772617020697421000000000000006044820152606490fd5b156130085750565b6334edfe3160e01b5f5260045260245ffd5b620569c99081810291818304149015171561111557621127bb9081018091116111155780612b75915a1015613000565b601a8210156124025701905f90565b909392604080519161306b82846122ad565b606083526020926020810194606086526130a660ff839a60d81c1693613091898661236e565b90156132185760ff60019995995b1690612399565b916130b08361271e565b916130bd865193846122ad565b8383526130c98461271e565b601f199390840136602083013782525f94601c600283019201955b8581106130f8575050505050505050505050565b8a6131038284612399565b03613208576019905b600160a31b61311b838661304a565b9054600391821b1c9061312e858861304a565b90918254915f19911b1b1916905580613148848951612736565b5216156131ff578a5151156131bc575b815f52878a52885f20805490600180910154938d519284831b936001600160ff1b0386168603611115578f519484810191828211611115576001986131a16131a7945f99612736565b52612736565b528252898c528a822082815501555b016130e4565b8660011b6001600160ff1b038816880361111557866131f26131dd8361271e565b926131ea8d5194856122ad565b80845261271e565b01368c8301378b52613158565b600191506131b6565b6132128183612399565b9061310c565b60ff5f99959961309f565b805151805b613230575050565b5f198101818111611115575f5f90613249838651612736565b519061325482614ea4565b92600160a31b8316156132c7575050602085019182519360019481861b916001600160ff1b03811603611115578161328b91612736565b519351948101809111611115576132ad6001600160a01b03916132b896612736565b5193925b1690613399565b8015611115575f190180613228565b929093506008811015610d96576132b893600382036132f357506001600160a01b038260a41c926132b1565b9192506001600160a01b038360a41c936132b1565b90613328915f602060405161331e6040826122ad565b8281520152614926565b60406020825101519101516001600160a01b036040519261334a6040856122ad565b168252602082015290565b9061335f82614902565b501561336f575b6128d191612399565b60ff8260d81c1691600183018093116111155760ff60e81b196128d19360e81b9116179150613366565b929190926133ae620493e03385858886614f70565b1591826133ff575b50506133c0575050565b604080516001600160a01b0393909316835260208301919091527f2a1e41dbed17a055fa78ff5cda16c77a1c7471cff715c1310cc907bc9a58f1f791a1565b83906008831015610d96576003831461348f575b335f52600a60205260405f2061342a828886613b99565b5f5260205260405f2061343e838254612399565b905561344d6040518094612e73565b602083015260408201526001600160a01b038416907fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a35f806133b6565b60019150613413565b91908110156124025760061b0190565b9161010083116135065782156113cf575f5b8181106134c957505050340490565b806135006134fb6134e061055a6001958789613498565b6001600160a01b03165f52601160205260ff60405f20541690565b6126ac565b016134ba565b60405162461bcd60e51b815260206004820152600c60248201527f4e6f74206d6f72652032353600000000000000000000000000000000000000006044820152606490fd5b91908060011b906001600160ff1b03811603611115576201adb09081810291818304149015171561111557620445c09081018091116111155760018301808411611115576135a29261359c9161235b565b90612399565b805a10156135b9576135b5911515613000565b5f90565b5050600190565b916135d094969395915f93613eb5565b918015612ce95790916135f681305f52600660205260405f20905f5260205260405f2090565b918254935f925b82841061360b575050505055565b9091929461363a60019161362361055a898888613498565b8460206136318b8a8a613498565b013592896139dc565b95019291906135fd565b909493948086106136bd575b50505f5b828110613683575050506136719161366b9161235b565b3461236e565b806136795750565b612b7590336149a4565b806136b761369761055a6001948787613498565b6136af8860206136a8868a8a613498565b013561235b565b903390613b07565b01613654565b5f198601908682116111155761055a61371b926136fb927f8d0921891ce590cc32c1e62653030cbb80c8719a5d03549aba83fea368b99e2e956123f2565b604080518881526001600160a01b03909216602083015290918291820190565b0390a15f80613650565b604051906137346060836122ad565b5f604083815161374483826122ad565b83815283602082015281528260208201520152565b90613762613725565b90600160f01b161561377a575060196128d191614926565b905090565b51906001600160a01b03821682036103b157565b9063ffffffff6137a1612e80565b9216806137ab5750565b9091505f5260096020526001600160a01b0360405f20541660405180915f19813b0164ffffffffff16905f6021830191601f8501903c8082520160408101918260405260c0818051810103126103b15761384f60c060e09261380d82876122ad565b6020810151865260408101516060860152606081015160808601526138346080820161377f565b60a086015261384560a0820161377f565b828601520161377f565b91015290565b516008811015610d965790565b6020818303126103b15780519067ffffffffffffffff82116103b1570181601f820112156103b157805190613896826122e3565b926138a460405194856122ad565b828452602083830101116103b157815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b15613912576138e68151613855565b6008811015610d9657600314613987575b6139018151613855565b6008811015610d9657600414613930575b505061391d5f6122e3565b61392a60405191826122ad565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f9181613963575b506128d15780613912565b6139809192503d805f833e61397881836122ad565b810190613862565b905f613958565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f91816139c0575b506139ba57506138f7565b91505090565b6139d59192503d805f833e61397881836122ad565b905f6139af565b9493929483156113cf5785849160ff8460d81c1661ffff600d5460a01c16811015613a4a575b506020925f6001600160a01b039360027f137279cf32210686b694dfc20af61ca87c12137fc017e0b6904fe7c63aed4a3897613a3d956149c0565b50966040519586521693a3565b819350916002613a5b935f93614616565b5015613a6a578584915f613a02565b60405162461bcd60e51b815260206004820152602360248201527f546f206d75636820455243323020746f6b656e7320696e20636f6c6c617474656044820152621c985b60ea1b6064820152608490fd5b15613ac257565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b613b113082615107565b9160405190846060523060405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82865af18060015f51141615613b77575b5092613b6b613b7192612b75955f6060526040523090615107565b92612399565b14613abb565b9390933d833b15171015613b8c57925f613b50565b637939f4245f526004601cfd5b916001600160a01b0360405192613bb4602085018096612e73565b166040830152606082015260608152613bce6080826122ad565b51902090565b91939293848515613cc2575b613c12575b50909192505f52600460205260405f20906001600160a01b0382549116906001600160a01b031916179055565b613c1b8261274a565b906001600160a01b038091169586151580613cb6575b80613c93575b613c80578394959650613c4f575b5084939250613be5565b80851691167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9255f80a4805f80613c45565b8663a9fbf51f60e01b5f5260045260245ffd5b508183165f52600560205260405f20875f5260205260ff60405f20541615613c37565b50868284161415613c31565b506001600160a01b0381161515613be0565b906001600160a01b03809216917f0000000000000000000000000000000000000000000000000000000000000000168214613d7857506020600491604051928380926318160ddd60e01b82525afa801561063b575f90613d45575b6064915004808004600114811517156111155790565b506020813d602011613d70575b81613d5f602093836122ad565b810103126103b15760649051613d2f565b3d9150613d52565b6064808202925081159183041417156111155790565b9060409182516020810182518152602083015185830152848301516060830152606083015160a06001600160a01b0394858093166080860152826080820151168286015201511660c083015260c08252613de960e0836122ad565b8151902093845f526008602052805f205463ffffffff80911680613e95575060075481811682811461111557600101918216918263ffffffff1980931617600755965f52600860205281835f2091825416179055825180831b6bfe61000180600a3d393df3000161fffe8211850152600b8101601585015ff0938415613e8857525f5260096020525f209182549116906001600160a01b031916179055565b63301164255f526004601cfd5b955050505050565b6001600160801b038091169081146111155760010190565b9594939592909263bbf81e00420180421161111557821161404b576001600160a01b039182821690308214612d1857601254986001600160801b03613efb818c16613e9d565b16976001600160801b0319613f178a82819e161760801c613e9d565b60801b16891760125585881692308414801590614041575b15612d18578888917affffffffff0000000000000000000000000000000000000000000075ffffffff000000000000000000000000000000000000613f878e305f52600660205260405f20905f5260205260405f2090565b9660901b169160b01b161794614029575b505080614018575b5081614010575b505015612348575f85613fb992612bbb565b16613ffd57604080516001600160a01b0393909316835260208301919091527f727200b48f3c812bfb404b578574e1c03694edb122d80fa6dcb352a9e4f8a93891a2565b6339e3563760e11b5f525f60045260245ffd5b555f80613fa7565b6140229192613355565b905f613fa0565b905f916003614039949686614cb8565b918688613f98565b5089881415613f2f565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600b54600e546001600160a01b039182169181158015614249575b8015614241575b612ce957600d54166040918251926370a0823160e01b84523360048501526020938481602481875afa908115614237579083915f91614206575b501061419d576140fe82601054612399565b601055805194859260605281523360601b602c526f23b872dd000000000000000000000000600c52835f6064601c82875af1928360015f5114161561418e575b505f606052521561414d575050565b62461bcd60e51b82526004820152601860248201527f43616e74206368617267652070726f746f636f6c206665650000000000000000604482015260649150fd5b3b153d1792909210915f61413e565b5162461bcd60e51b815260048101849052602f60248201527f696e73756666696369656e742070726f746f636f6c2066656520746f6b656e2060448201527f62616c616e636520666f722066656500000000000000000000000000000000006064820152608490fd5b809250868092503d8311614230575b61421f81836122ad565b810103126103b1578290515f6140ec565b503d614215565b82513d5f823e3d90fd5b5082156140b2565b50600f5442106140ab565b929091926008811015610d96576002811461449457600303614314575061427b8282614bdc565b6001600160a01b039081168482161492828216803b156103b1576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561063b57612b7595614304575b50836142ec575b505050613abb565b6142fa919293503093614bdc565b16145f80806142e4565b5f61430e916122ad565b5f6142dd565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa95861561445b575f96614465575b50823b156103b1578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af1801561445b5791859492916143ee96949261444b575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa93841561444257505f93614410575b5050612b7592613b7191612399565b9080929350813d831161443b575b61442881836122ad565b810103126103b157519082613b71614401565b503d61441e565b513d5f823e3d90fd5b5f614455916122ad565b5f6143c3565b87513d5f823e3d90fd5b9095508481813d831161448d575b61447d81836122ad565b810103126103b15751945f61435d565b503d614473565b50915091612b7592613b07565b90926144ac90613793565b926060840180516001600160a01b0393849182309116906144cc91615107565b608088015188516020808b015160a08c01805189516040516328012aef60e01b81529c90981660048d015299881660248c015260448b019390935260648a0152968516608489015292841660a4880152859087908516815a60c4925f91f195861561063b575f966145e5575b5061454f9061454a3085875116615107565b61236e565b94808614806145da575b156145c3575091816145ae606095937f246a62e865b0ae496167851172dac8e08eb10887550814de3180a712ef7efc1f9795895f526013865260405f206145a1888254612399565b905551169851948561236e565b915116916040519384528301526040820152a3565b859063022d722160e21b5f5260045260245260445ffd5b508751811115614559565b9095508481813d831161460f575b6145fd81836122ad565b810103126103b157519461454f614538565b503d6145f3565b9192909493600a8611156147675790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b6146ae575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61474384848a848a614cfc565b61475a57508581019080821161111557168061469b565b9850505050925050509190565b9194925f5b84811061478057505050505090505f905f90565b61478d848484848b614cfc565b6147995760010161476c565b95505050505060019190565b929093918115806148ee575b6148e7576008841015610d9657600184146148da576002841461487f576147d793614d88565b905f604051928051602038920183855af115614876573d1561485d575b503d81523d5f602083013e3d8101614813602082019283604052614e6e565b1561481c575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b15614869575f6147f4565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f511416156148bc575b50505f603452565b3b153d1710156148cd575f806148b4565b6390b8ec185f526004601cfd5b509150612b7592506149a4565b5050505050565b506008841015610d965760038414156147b1565b60e81c60ff168061491457505f905f90565b5f198101919082116111155760019190565b6128d191614932613725565b50614940816002840161304a565b905460039190911b1c91600160a31b83161561498557601c915f520160205260405f206001604051916149746040846122ad565b805483520154602082015290614eb6565b50506040516149956040826122ad565b5f81525f602082015290614eb6565b5f80809338935af1156149b357565b63b12d13eb5f526004601cfd5b92919390946008851015610d965760038503614baa575b60ff9160ff8760d81c169560ff8860e01c1680155f14614b9857505f805b6019891015614b535715908115614b49575b5015614af45786928286614a1c93868a615135565b600a821015614a64575b509150506001915001809111611115577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a8614614a9f575b50505090614a939460ff921601169161522f565b90555f80808381614a26565b9396935f9291905b868410614ab75750969396614a7f565b9193949550919695614ae484918984614ad08288614926565b60208b81835101511691015101169161522f565b9701918995949391979697614aa7565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f614a07565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b5f1981019081116111155760016149f5565b614bbd82848760ff8a60d81c1688614616565b90614bc857506149d7565b9250929050614bd79350615025565b905f90565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa90811561063b575f91614c15575090565b90506020813d602011614c41575b81614c30602093836122ad565b810103126103b1576128d19061377f565b3d9150614c23565b6301ffc9a760e01b90815f528160045261753060205f6024818585fa5f511515601f3d111681614cb0575b5015614ca9575f8092602492602095835263ffffffff60e01b600452fa5f511515601f3d111681614ca3575090565b90501590565b5050505f90565b90505f614c74565b92909493916008811015610d96578015614cf457614ce29460038203614ceb575060195f94615135565b600160f01b1790565b60199094615135565b505050505090565b91614d0a826002850161304a565b90549060031b1c936008821015610d96576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16614d7f57600214614d7657600160a31b831615614d6d57601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b9290926008811015610d965760028114614e3657600314614dfa57604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c48201526128d18160e481015b03601f1981018352826122ad565b6040516323b872dd60e01b60208201523060248201526001600160a01b0390911660448201526064810192909252506128d18160848101614dec565b5060405163a9059cbb60e01b60208201526001600160a01b039091166024820152604481019190915290506128d18160648101614dec565b80518015918215614e7e57505090565b60209081015192508110614e93575b50151590565b5f199060200360031b1b165f614e8d565b60a01c6007166008811015610d965790565b614ebe613725565b50614ec881614ea4565b90604091825193614ed984866122ad565b6008821015610d96578185526001600160a01b0383166020860152600160a31b8316614f485750600303614f2857905f91815193614f186060866122ad565b845260a41c602084015282015290565b815192614f366060856122ad565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614f636060866122ad565b8452602084015282015290565b91939092801580615011575b615006576008831015610d965760018314614ff557833b15614feb575f94614fa393614d88565b906040519383835192602038950192f1903d60203d11614fe3575b806020918352805f8385013e82010160405281614fd9575090565b6128d19150614e6e565b506020614fbe565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b506008831015610d96576003831415614f7c565b6002810192615034838561304a565b90549060031b1c90600160a31b82166150e957615054908260a41c612399565b916b0fffffffffffffffffffffff83116150ae57509161508e61509492846001600160a01b036150866150aa97614ea4565b91169061520e565b9361304a565b819391549060031b91821b915f19901b19161790565b9055565b91936150d76150948561508e856001600160a01b036150cf601c9a98614ea4565b9116906151ec565b90555f5201602052600160405f200155565b935050601c915f52016020526150aa600160405f2001918254612399565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b929093916008811015610d9657600281036151e657855b6004821415806151d0575b6151b1575090615166916151ec565b615176615094856002860161304a565b90558061519c575b508261518957505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f61517e565b6150949496506150aa9593506002926151c99261520e565b940161304a565b506b0fffffffffffffffffffffff811115615157565b8261514c565b906008821015610d96576001600160a01b03600160a31b9260a01b9116171790565b916008831015610d96576001600160a01b039060a41b9260a01b9116171790565b90918260031b92808404600814901517156111155760ff809116831b921b1916179056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const firstDistributorDeployed = {
  code: '0x6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a7146121bc5750806306fdde03146120ff578063081812fc146120c2578063095ea7b31461208d57806314dd14b314611fc057806318160ddd14611fa057806322f9571814611f615780632321f8ba14611ecc57806323b872dd14611e8e5780632430155914611e7157806328012aef14611cee5780632f8ed97e14611b9457806341c16e4a14611b4e57806342842e0e14611af657806344d14a4314611a6c57806345acb47114611a515780634b60ce7714611a0e57806352f7c988146119aa57806354ac9702146118f4578063576f6302146118015780635ba5c73f146116ac5780635f8d332e1461168f57806361dc00ff146116695780636352211e1461163a57806370a08231146115e6578063715018a61461158a5780637326f5e51461156d57806378438776146114fb57806379ba5097146114805780638815f38f146113ed5780638931fe8d1461135b5780638da5cb5b1461133557806395d89b411461122b5780639fe5433c14611207578063a1ecc7b8146111e9578063a22cb46514611129578063af7cb17f14610ff1578063b0e21e8a14610fd4578063b596db0b14610f0b578063b713b6ce14610e42578063b88d4fde14610daa578063b8cac62b14610ce3578063ba0daae314610c5b578063c87b56dd14610bf3578063cc64278414610bb3578063d10424c714610b5e578063d1ccf55e14610937578063de58af971461091c578063df852d8d14610843578063e30c39781461081d578063e985e9c5146107c4578063eb9ae17c14610775578063f0e5d1ac14610709578063f2fde38b1461069f578063f68f8b5b1461046b578063fe120111146103db578063fe415f17146103b55763fe9c921c1461029a575f80fd5b346103b1576020806003193601126103b1576102cb600435305f52600660205260405f20905f5260205260405f2090565b9060ff825460d81c16916102f76102e18461271e565b936102ef60405195866122ad565b80855261271e565b601f1901825f5b82811061038d575050505f5b835181101561033c578061032060019284613308565b61032a8287612736565b526103358186612736565b500161030a565b50509060405190828201838352815180915283604084019201935f5b8281106103655784840385f35b855180516001600160a01b031685528201518483015294810194604090930192600101610358565b60405161039b6040826122ad565b5f81525f838201528282880101520183906102fe565b5f80fd5b346103b1575f3660031901126103b15760206012546001600160801b0360405191168152f35b346103b15760403660031901126103b1576004356001600160a01b03811681036103b1576024356001600160e01b0319811681036103b1578161041f602093614c49565b9182610432575b50506040519015158152f35b8392505f80926024926301ffc9a760e01b8352600452617530fa5f511515601f3d111681610463575b508280610426565b90508261045b565b60a03660031901126103b1576004356001600160a01b03808216908183036103b1576024906024359367ffffffffffffffff948581116103b1576104b390369060040161224b565b9190956044916044358281116103b1576104d190369060040161224b565b90926064359081116103b1576104eb90369060040161227c565b959094608435976104fa61277d565b335f52601460205261051260ff60405f2054166123a6565b83830361065a576105248888856134a8565b995f5b84811080610646575b15610576578061056c8f8d8f918d8f918d8f91888f8f61055a6105719d61055f92610565966123f2565b612416565b946123f2565b35916135c0565b61242a565b610527565b99509661058b929a91988a918d98958f613644565b5f5b8781106105b9575f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b6105c48184846123f2565b35853b156103b1576040516340c10f1960e01b8152306004820152602481018290525f81604481838b5af1801561063b5761062b575b5030886106078388614bdc565b1603610616575060010161058d565b89908787630c03236960e01b5f52600452525ffd5b5f610635916122ad565b8a6105fa565b6040513d5f823e3d90fd5b506106556203d0908b8361354b565b610530565b60405162461bcd60e51b815260206004820152601060248201527f4e6f7420657175616c20617272617973000000000000000000000000000000006044820152606490fd5b346103b15760203660031901126103b1576004356001600160a01b038082168092036103b1576106cd612e08565b816001600160a01b0319600c541617600c55600b54167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346103b15760803660031901126103b1576004356001600160a01b03908181168091036103b15760243560088110156103b15760443592831683036103b157610761915f52600a60205260405f209260643591613b99565b5f52602052602060405f2054604051908152f35b346103b15760203660031901126103b1576004356001600160a01b03811681036103b1576107ba6020916001600160a01b03165f52601160205260ff60405f20541690565b6040519015158152f35b346103b15760403660031901126103b1576004356001600160a01b03908181168091036103b1576024359182168092036103b1575f52600560205260405f20905f52602052602060405f205460ff604051911615158152f35b346103b1575f3660031901126103b1576020600c546001600160a01b0360405191168152f35b346103b15760403660031901126103b1576004356001600160a01b0381168091036103b157602435801515918282036103b15761087e612e08565b80156108d7577f4f66a58837da3e5a77c3d14203271a95ceaff9802cc2c05cb32a4018f34407c5926108ca604093835f526011602052845f209060ff8254911515169060ff1916179055565b82519182526020820152a1005b60405162461bcd60e51b815260206004820152600f60248201527f4e6f205a65726f204164647265737300000000000000000000000000000000006044820152606490fd5b346103b1575f3660031901126103b157602060405160328152f35b346103b15760603660031901126103b1576004356024356001600160a01b038116908181036103b1576044359161096c61277d565b61098984305f52600660205260405f20905f5260205260405f2090565b8054918215610b4f575b805f52602090601182526109ad60ff60405f2054166126ac565b6040516370a0823160e01b81523360048201528281602481855afa801561063b5787915f91610b1e575b5010610ad9578160449160405192838092636eb1769f60e11b82523360048301523060248301525afa801561063b5786915f91610aa8575b5010610a645750610a268484610a379785856139dc565b918203610a5c575b50503390613b07565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b558380610a2e565b6064906040519062461bcd60e51b82526004820152601460248201527f506c6561736520617070726f76652066697273740000000000000000000000006044820152fd5b809250838092503d8311610ad2575b610ac181836122ad565b810103126103b15785905188610a0f565b503d610ab7565b60405162461bcd60e51b815260048101839052601e60248201527f4c6f772062616c616e636520666f722061646420636f6c6c61746572616c00006044820152606490fd5b809250848092503d8311610b48575b610b3781836122ad565b810103126103b157869051896109d7565b503d610b2d565b610b588661274a565b50610993565b346103b15760203660031901126103b1576040600435610b9181305f52600660205260405f20905f5260205260405f2090565b54905f526013602052815f20546001600160801b038351921682526020820152f35b346103b15760203660031901126103b1576004356001600160a01b0381168091036103b1575f526014602052602060405f205460ff604051911615158152f35b346103b15760203660031901126103b157610c57610c43610c3e610c36600435610c1c8161274a565b50305f52600660205260405f20905f5260205260405f2090565b805490613759565b6138c5565b604051918291602083526020830190612227565b0390f35b346103b15760603660031901126103b1576044356001600160a01b0381168082036103b157610c88612e08565b15610c9e57610c9c90602435600435612e1d565b005b60405162461bcd60e51b815260206004820152600f60248201527f4e6f207a65726f206164647265737300000000000000000000000000000000006044820152606490fd5b346103b15760203660031901126103b157610cff600435612577565b60405181516001600160a01b0380911682526020830151602083015260408301516040830152606083015160608301526080830151608083015260a083015160a08301528060c08401511660c083015260e083015160e083015261010080840151908301526101209081840151169082015261014091828101516004811015610d9657610180938301526101608091015190820152f35b634e487b7160e01b5f52602160045260245ffd5b346103b15760803660031901126103b1576004356001600160a01b0380821682036103b15760243590811681036103b1576064359167ffffffffffffffff83116103b157366023840112156103b157826004013591610e08836122e3565b92610e1660405194856122ad565b80845236602482870101116103b1576020815f926024610c9c9801838801378501015260443591612438565b346103b15760203660031901126103b15761ffff600435818116918282036103b157610e6c612e08565b60198311610ef3577fffffffffffffffffffff0000ffffffffffffffffffffffffffffffffffffffff917fa31b00ec15b81a119ca07495f8f5d7f0b963847db96ee0859e0458e95d61f221604075ffff000000000000000000000000000000000000000093600d54968251918860a01c1682526020820152a160a01b16911617600d555f80f35b8263c3e33c9960e01b5f52600452601960245260445ffd5b60603660031901126103b15767ffffffffffffffff6004358181116103b157610f3890369060040161224b565b90916024359081116103b157610f5290369060040161227c565b60443591610f5e61277d565b335f526014602052610f7660ff60405f2054166123a6565b610f818282866134a8565b935f5b81811080610fc3575b15610fb8578061056c878787875f80610fae8f610fb39a8c61055a926123f2565b6135c0565b610f84565b9350610a3795613644565b50610fcf5f858361354b565b610f8d565b346103b1575f3660031901126103b1576020600e54604051908152f35b346103b15760203660031901126103b15760043561100d61277d565b61101681612eb2565b61102560ff8360d81c1661301a565b5f848152601360205260408120549390611049600160f01b85161515828685613059565b9155845f5260136020525f60408120556012548060801c908115611115576001600160801b0380926001600160801b0319905f190160801b169116176012556001600160a01b03938461109d5f8981612bbb565b161561110257610a37966110ef6060945f9796946110f8941692604051908482528a60208301527f53954a1f3413b16cebda0553ea3887b4f3c80d9429266fe276b97ab3071dac6b60403393a3613223565b85806001613399565b0151166002613399565b86637e27328960e01b5f5260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b346103b15760403660031901126103b1576004356001600160a01b0381168091036103b157602435801515908181036103b15733156111d65782156111c35761119590335f52600560205260405f20845f5260205260405f209060ff8254911515169060ff1916179055565b6040519081527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160203392a3005b82630b61174360e31b5f5260045260245ffd5b63a9fbf51f60e01b5f525f60045260245ffd5b346103b1575f3660031901126103b157602060405163bbf81e008152f35b346103b1575f3660031901126103b1576020600d5461ffff6040519160a01c168152f35b346103b1575f3660031901126103b1576040515f600190600154918260011c916001841691821561132b575b60209485851084146113175785879486865291825f146112f757505060011461129c575b50611288925003836122ad565b610c57604051928284938452830190612227565b84915060015f527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6905f915b8583106112df57505061128893508201018561127b565b805483890185015287945086939092019181016112c8565b60ff19168582015261128895151560051b850101925087915061127b9050565b634e487b7160e01b5f52602260045260245ffd5b92607f1692611257565b346103b1575f3660031901126103b1576020600b546001600160a01b0360405191168152f35b60203660031901126103b15760043561138781305f52600660205260405f20905f5260205260405f2090565b805480156113de575b34156113cf576113a1903490613355565b90557f8d8ec3c3f91dc6f8363d4a6e9fbd18b82faab7518176a81a3b4f1d1fb5bcd6d16020604051348152a2005b631f2a200560e01b5f5260045ffd5b6113e78361274a565b50611390565b346103b15760403660031901126103b157602435611420600435305f52600660205260405f20905f5260205260405f2090565b9060ff825460d81c169060018101928382116111155761144e836001600160a01b039561145395851061237b565b613308565b610c57602082519201516040519384931683602090939291936001600160a01b0360408201951681520152565b346103b1575f3660031901126103b157600c546001600160a01b0333818316036114e8576001600160a01b0319809216600c55600b54913390831617600b553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b346103b15760203660031901126103b1576004356001600160a01b03908181168091036103b1575f52601160205260405f2054610c57604051928260ff80869560a81c16928260081c1691168491926001600160a01b0360409295946060850196151585521660208401521515910152565b346103b1575f3660031901126103b1576020601054604051908152f35b346103b1575f3660031901126103b1576115a2612e08565b5f6001600160a01b03600c548119809116600c55600b54908116600b55167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346103b15760203660031901126103b1576004356001600160a01b0381168091036103b1578015611627575f526003602052602060405f2054604051908152f35b6322718ad960e21b5f525f60045260245ffd5b346103b15760203660031901126103b157602061165860043561274a565b6001600160a01b0360405191168152f35b346103b1575f3660031901126103b1576020600d546001600160a01b0360405191168152f35b346103b1575f3660031901126103b1576020600f54604051908152f35b346103b15760403660031901126103b1576004356024356116cb61277d565b6116d482612eb2565b50929060ff8460d81c169280156113cf57806116f785828161171b95111561237b565b6117008161301a565b6117155f61170e838861236e565b8886613059565b9461236e565b93808561172782614902565b819291926117f7575b50506117cf575b507ffffdffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff1660d89490941b7ffffdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff1693909317600160f21b1790925560408051928352336020840152610a37927f256047323a260fdca61179f0d2ea5a1d06510804fdf1937ef51fafaabb12d07991819081015b0390a1613223565b9290506001850191828611611115579092909160e81b60ff60e81b19909116176117c7611737565b1190508688611730565b346103b157366003190160a081126103b1576080136103b1576001600160a01b036084358181168082036103b15761183761277d565b60043560088110156103b157602435938416938481036103b15760443591611860838383613b99565b95335f52600a60205260405f20875f5260205260405f20549485156118e557610a3797335f52600a60205260405f20905f526020525f6040812055604051906118a98285612e73565b85602083015286604083015260608201527feed9050af9087063e88a50bdc5513d58c51ae2412ba199d22a07eb8793398e6760803392a36147a5565b6312d37ee560e31b5f5260045ffd5b346103b15760403660031901126103b1576024356001600160a01b03811681036103b15761194c5f61193b600435305f52600660205260405f20905f5260205260405f2090565b92600260ff855460d81c1685614616565b9190156119a057611960826002830161304a565b905460039190911b1c91600160a31b83161561199357601c92505f52016020526020600160405f2001545b604051908152f35b505060209060a41c61198b565b505060205f61198b565b346103b15760403660031901126103b1576119c3612e08565b600d546001600160a01b031680611a055750610c9c7f00000000000000000000000000000000000000000000000000000000000000005b602435600435612e1d565b610c9c906119fa565b346103b1575f3660031901126103b15760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346103b1575f3660031901126103b157602060405160018152f35b346103b15760403660031901126103b1576004356001600160a01b0381168091036103b157602435801515908181036103b1577f947a9386278e5394a2641bd5fd2a9dc337cab77ae0b9db5e3e60c64fadddc86291611aed602092611acf612e08565b855f526014845260405f209060ff8254911515169060ff1916179055565b604051908152a2005b346103b15760603660031901126103b1576004356001600160a01b0380821682036103b15760243590811681036103b157610c9c91611b345f6122e3565b91611b4260405193846122ad565b5f835260443591612438565b346103b15760203660031901126103b1576020611b80600435305f52600660205260405f20905f5260205260405f2090565b5460901c63ffffffff604051911615158152f35b346103b15760803660031901126103b1576004356001600160a01b038082168092036103b15760243590811515918281036103b1576044359182168083036103b157606435801515948582036103b1577ff0143d481415425f397f61afdd961b1d5b51a6305f35bc6d324f6313415d6aa495611ce993611c12612e08565b60405192611c216060856122ad565b83526020830190815260408301918252885f526011602052611c5860405f2093511515849060ff8254911515169060ff1916179055565b51907fffffffffffffffffffff000000000000000000000000000000000000000000ff74ffffffffffffffffffffffffffffffffffffffff0075ff00000000000000000000000000000000000000000085549351151560a81b169360081b169116171790556040519384938491926001600160a01b0360409295946060850196151585521660208401521515910152565b0390a2005b346103b15760c03660031901126103b1576001600160a01b03600435818116036103b157602435818116036103b1576084359060443582821683036103b15760a435828116036103b157303303611e2c57611d576064611d4f81358461235b565b04809261236e565b917f00000000000000000000000000000000000000000000000000000000000000001690813b156103b1576040516340c10f1960e01b8082523060048301526024820185905292905f8160448183865af1801561063b57611e1c575b5081611dc5575b602084604051908152f35b803b156103b1576040519283526001600160a01b039490941660048301526024820152915f908390604490829084905af191821561063b57602092611e0c575b8080611dba565b5f611e16916122ad565b82611e05565b5f611e26916122ad565b85611db3565b60405162461bcd60e51b815260206004820152600c60248201527f57726170706572206f6e6c7900000000000000000000000000000000000000006044820152606490fd5b346103b1575f3660031901126103b1576020604051620493e08152f35b346103b15760603660031901126103b1576001600160a01b0360043581811681036103b15760243591821682036103b157610c9c91604435916122ff565b6101003660031901126103b1576004356001600160a01b0380821682036103b1576084359181831683036103b15760e43591821682036103b157611f28611f3692602094611f1861277d565b60c4359060a43590606435612813565b906044359060243590612b26565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b60e03660031901126103b1576004356001600160a01b0380821682036103b15760843590811681036103b157602091611f285f611f3693611f1861277d565b346103b1575f3660031901126103b157602060125460801c604051908152f35b346103b15760203660031901126103b157611fdc600435612577565b805160208201516040830151926060810151608082015160a08301516001600160a01b0360c08501511660e085015190610100860151926001600160a01b036101208801511694610140880151966004881015610d96576101809b61016060ff9a01519a6001600160a01b036040519d168d5260208d015260408c015260608b015260808a015260a089015260c088015260e087015261010086015261012085015216610140830152610160820152f35b346103b15760403660031901126103b1576004356001600160a01b03811681036103b1576001610c9c91339060243590613bd4565b346103b15760203660031901126103b1576004356120df8161274a565b505f526004602052602060405f20546001600160a01b0360405191168152f35b346103b1575f3660031901126103b1576040515f5f549060018260011c91600184169182156121b2575b60209485851084146113175785879486865291825f146112f75750506001146121595750611288925003836122ad565b5f808052859250907f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5635b85831061219a57505061128893508201018561127b565b80548389018501528794508693909201918101612183565b92607f1692612129565b346103b15760203660031901126103b1576004359063ffffffff60e01b82168092036103b1576020916380ac58cd60e01b8114908115612216575b8115612205575b5015158152f35b6301ffc9a760e01b149050836121fe565b635b5e139f60e01b811491506121f7565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b9181601f840112156103b15782359167ffffffffffffffff83116103b1576020808501948460051b0101116103b157565b9181601f840112156103b15782359167ffffffffffffffff83116103b1576020808501948460061b0101116103b157565b90601f8019910116810190811067ffffffffffffffff8211176122cf57604052565b634e487b7160e01b5f52604160045260245ffd5b67ffffffffffffffff81116122cf57601f01601f191660200190565b91906001600160a01b0390818116156123485761231f8291843391612bbb565b931692169180830361233057505050565b6364283d7b60e01b5f5260045260245260445260645ffd5b633250574960e11b5f525f60045260245ffd5b8181029291811591840414171561111557565b9190820391821161111557565b15612384575050565b63c3e33c9960e01b5f5260045260245260445ffd5b9190820180921161111557565b156123ad57565b60405162461bcd60e51b815260206004820152601560248201527f4f6e6c7920666f72206469737472696275746f727300000000000000000000006044820152606490fd5b91908110156124025760051b0190565b634e487b7160e01b5f52603260045260245ffd5b356001600160a01b03811681036103b15790565b5f1981146111155760010190565b9092916124468185846122ff565b833b612453575b50505050565b6001600160a01b03949293948095169461249c6040519586938493630a85bd0160e11b968786523360048701521660248501526044840152608060648401526084830190612227565b036020948591815f895af15f9181612537575b50612506575050503d5f146124fe573d906124c9826122e3565b916124d760405193846122ad565b82523d5f8284013e5b815191826124fb5783633250574960e11b5f5260045260245ffd5b01fd5b6060906124e0565b919392506001600160e01b03199091160361252557505f80808061244d565b633250574960e11b5f5260045260245ffd5b9091508481813d8311612570575b61254f81836122ad565b810103126103b157516001600160e01b0319811681036103b157905f6124af565b503d612545565b90604051612587610180826122ad565b5f8152602081015f815260408201905f825260608301925f845260808101915f835260a082015f815260c083015f815260e08401905f82526101008501925f84526101208601965f88526101408701995f8b5261016088015f9052879c61260181305f52600660205260405f20905f5260205260405f2090565b9a8b549b8c61260f91613759565b988c60901c63ffffffff1661262390613793565b998051602001519b6001600160a01b03809d1690526020015190526001600160801b038c1690525f52601360205260405f205490528860b01c64ffffffffff169052845190528460a0850151169052602083015190526040820151905260600151169052600160f01b1615155f146126a5576002905b6004821015610d965752565b5f90612699565b156126b357565b60405162461bcd60e51b815260206004820152602860248201527f54686973204552433230206973206e6f7420656e61626c656420666f7220636f60448201527f6c6c61746572616c0000000000000000000000000000000000000000000000006064820152608490fd5b67ffffffffffffffff81116122cf5760051b60200190565b80518210156124025760209160051b010190565b805f5260026020526001600160a01b0360405f20541690811561276b575090565b637e27328960e01b5f5260045260245ffd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6127aa576001905d565b633ee5aeb560e01b5f5260045ffd5b156127c057565b60405162461bcd60e51b815260206004820152602560248201527f54686973207472616e7366657246656520746f6b656e206973206e6f7420656e60448201526418589b195960da1b6064820152608490fd5b9293918315612a2b576001600160801b03808511612a155750603281116129d057801580156129be575b15612979576001600160a01b039283811615612952575b838116805f526011602052858560405f205460081c16928315612919575b9061289491835f52601160205261288f60ff60405f2054166127b9565b613cd4565b87116128d4576128d1968593604051976128af60c08a6122ad565b88526020880152604087015260608601521660808401521660a0820152613d8e565b90565b60405162461bcd60e51b815260206004820152601260248201527f546f6f206d756368207468726573686f6c6400000000000000000000000000006044820152606490fd5b925050612949857f00000000000000000000000000000000000000000000000000000000000000001682146127b9565b30918690612872565b507f0000000000000000000000000000000000000000000000000000000000000000612854565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c747920746f207a65726f20616464726573730000000000000000006044820152606490fd5b506001600160a01b038216151561283d565b60405162461bcd60e51b815260206004820152601760248201527f526f79616c74792070657263656e7420746f6f206269670000000000000000006044820152606490fd5b8463c3e33c9960e01b5f5260045260245260445ffd5b91509150612ae1576001600160a01b0316612a9c57612a48575f90565b60405162461bcd60e51b815260206004820152602660248201527f43616e7420736574205468726573686f6c6420776974686f7574207472616e7360448201526566657246656560d01b6064820152608490fd5b60405162461bcd60e51b815260206004820152601e60248201527f4e6f20526f79616c747920776974686f7574207472616e7366657246656500006044820152606490fd5b60405162461bcd60e51b815260206004820152601d60248201527f526f79616c747920736f75726365206973207472616e736665724665650000006044820152606490fd5b909392916001600160a01b038216805f52601160205260ff60405f205460a81c16612b7757156113cf57612b635f91612b75943491888633613eb5565b94612b6c614090565b33926003614254565b565b606460405162461bcd60e51b815260206004820152602060248201527f54686973204e465420697320626c61636b6c697374656420666f7220777261706044820152fd5b90929192805f5260209360028552604094855f2054906001600160a01b0380809316931680151580612d87575b5050821580159283612d65575b86169760028915938415612d4f575b875f52525f20886001600160a01b03198254161790558488857fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef5f80a483973014801590612d27575b15612d185791612d10575b508015612d07575b612d015750612c8281305f52600660205260405f20905f5260205260405f2090565b54600160f21b8116612cee5760901c63ffffffff16908115612ce9577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c15612cd15750612b7592856144a1565b91612ce6915f94612ce061277d565b876144a1565b5d565b505050565b50635e38f0df60e11b5f5260045260245ffd5b93505050565b50308114612c60565b90505f612c58565b6333184def60e11b5f5260045ffd5b507f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c612c4d565b8a5f5260038152825f2060018154019055612c04565b612d715f808881613bd4565b845f5260038352885f205f198154019055612bf5565b80612dc7575b15612d985780612be8565b849084612db25750637e27328960e01b5f5260045260245ffd5b63177e802f60e01b5f5260045260245260445ffd5b508084148015612dec575b80612d8d5750845f52600482528083895f20541614612d8d565b50835f5260058252875f20815f52825260ff885f205416612dd2565b600b546001600160a01b03339116036114e857565b6040917fbe12859b636aed607d5230b2cc2711f68d70e51060e6cca1f575ef5d2fcc95d19382600e5581600f556001600160a01b03600d549116906001600160a01b03191617600d5582519182526020820152a1565b906008821015610d965752565b60405190612e8f60c0836122ad565b5f60a0838281528260208201528260408201528260608201528260808201520152565b612eba612e80565b50805f526002602052604090815f20546001600160a01b0333911603612fbc57612ef781305f52600660205260405f20905f5260205260405f2090565b928354924264ffffffffff8560b01c1611612f7957612f1e63ffffffff8560901c16613793565b925f526013602052805f20548184015111612f365750565b5162461bcd60e51b815260206004820152601d60248201527f43616e7420756e777261702064756520466565205468726573686f6c640000006044820152606490fd5b5162461bcd60e51b815260206004820152601860248201527f43616e7420756e77726170206265666f726520646179205800000000000000006044820152606490fd5b815162461bcd60e51b815260206004820152601960248201527f4f6e6c79206f776e65722063616e20756e7772617020697421000000000000006044820152606490fd5b156130085750565b6334edfe3160e01b5f5260045260245ffd5b620569c99081810291818304149015171561111557621127bb9081018091116111155780612b75915a1015613000565b601a8210156124025701905f90565b909392604080519161306b82846122ad565b606083526020926020810194606086526130a660ff839a60d81c1693613091898661236e565b90156132185760ff60019995995b1690612399565b916130b08361271e565b916130bd865193846122ad565b8383526130c98461271e565b601f199390840136602083013782525f94601c600283019201955b8581106130f8575050505050505050505050565b8a6131038284612399565b03613208576019905b600160a31b61311b838661304a565b9054600391821b1c9061312e858861304a565b90918254915f19911b1b1916905580613148848951612736565b5216156131ff578a5151156131bc575b815f52878a52885f20805490600180910154938d519284831b936001600160ff1b0386168603611115578f519484810191828211611115576001986131a16131a7945f99612736565b52612736565b528252898c528a822082815501555b016130e4565b8660011b6001600160ff1b038816880361111557866131f26131dd8361271e565b926131ea8d5194856122ad565b80845261271e565b01368c8301378b52613158565b600191506131b6565b6132128183612399565b9061310c565b60ff5f99959961309f565b805151805b613230575050565b5f198101818111611115575f5f90613249838651612736565b519061325482614ea4565b92600160a31b8316156132c7575050602085019182519360019481861b916001600160ff1b03811603611115578161328b91612736565b519351948101809111611115576132ad6001600160a01b03916132b896612736565b5193925b1690613399565b8015611115575f190180613228565b929093506008811015610d96576132b893600382036132f357506001600160a01b038260a41c926132b1565b9192506001600160a01b038360a41c936132b1565b90613328915f602060405161331e6040826122ad565b8281520152614926565b60406020825101519101516001600160a01b036040519261334a6040856122ad565b168252602082015290565b9061335f82614902565b501561336f575b6128d191612399565b60ff8260d81c1691600183018093116111155760ff60e81b196128d19360e81b9116179150613366565b929190926133ae620493e03385858886614f70565b1591826133ff575b50506133c0575050565b604080516001600160a01b0393909316835260208301919091527f2a1e41dbed17a055fa78ff5cda16c77a1c7471cff715c1310cc907bc9a58f1f791a1565b83906008831015610d96576003831461348f575b335f52600a60205260405f2061342a828886613b99565b5f5260205260405f2061343e838254612399565b905561344d6040518094612e73565b602083015260408201526001600160a01b038416907fb6f383f7d123ae0768322a7781d3d1f5dc53b6bd6c720ee610eeb0fbd01e23da60603392a35f806133b6565b60019150613413565b91908110156124025760061b0190565b9161010083116135065782156113cf575f5b8181106134c957505050340490565b806135006134fb6134e061055a6001958789613498565b6001600160a01b03165f52601160205260ff60405f20541690565b6126ac565b016134ba565b60405162461bcd60e51b815260206004820152600c60248201527f4e6f74206d6f72652032353600000000000000000000000000000000000000006044820152606490fd5b91908060011b906001600160ff1b03811603611115576201adb09081810291818304149015171561111557620445c09081018091116111155760018301808411611115576135a29261359c9161235b565b90612399565b805a10156135b9576135b5911515613000565b5f90565b5050600190565b916135d094969395915f93613eb5565b918015612ce95790916135f681305f52600660205260405f20905f5260205260405f2090565b918254935f925b82841061360b575050505055565b9091929461363a60019161362361055a898888613498565b8460206136318b8a8a613498565b013592896139dc565b95019291906135fd565b909493948086106136bd575b50505f5b828110613683575050506136719161366b9161235b565b3461236e565b806136795750565b612b7590336149a4565b806136b761369761055a6001948787613498565b6136af8860206136a8868a8a613498565b013561235b565b903390613b07565b01613654565b5f198601908682116111155761055a61371b926136fb927f8d0921891ce590cc32c1e62653030cbb80c8719a5d03549aba83fea368b99e2e956123f2565b604080518881526001600160a01b03909216602083015290918291820190565b0390a15f80613650565b604051906137346060836122ad565b5f604083815161374483826122ad565b83815283602082015281528260208201520152565b90613762613725565b90600160f01b161561377a575060196128d191614926565b905090565b51906001600160a01b03821682036103b157565b9063ffffffff6137a1612e80565b9216806137ab5750565b9091505f5260096020526001600160a01b0360405f20541660405180915f19813b0164ffffffffff16905f6021830191601f8501903c8082520160408101918260405260c0818051810103126103b15761384f60c060e09261380d82876122ad565b6020810151865260408101516060860152606081015160808601526138346080820161377f565b60a086015261384560a0820161377f565b828601520161377f565b91015290565b516008811015610d965790565b6020818303126103b15780519067ffffffffffffffff82116103b1570181601f820112156103b157805190613896826122e3565b926138a460405194856122ad565b828452602083830101116103b157815f9260208093018386015e8301015290565b6001600160a01b036020825101511690813b15613912576138e68151613855565b6008811015610d9657600314613987575b6139018151613855565b6008811015610d9657600414613930575b505061391d5f6122e3565b61392a60405191826122ad565b5f815290565b60205f9101516024604051809481936303a24d0760e21b835260048301525afa5f9181613963575b506128d15780613912565b6139809192503d805f833e61397881836122ad565b810190613862565b905f613958565b60208101516040519063c87b56dd60e01b825260048201525f81602481865afa5f91816139c0575b506139ba57506138f7565b91505090565b6139d59192503d805f833e61397881836122ad565b905f6139af565b9493929483156113cf5785849160ff8460d81c1661ffff600d5460a01c16811015613a4a575b506020925f6001600160a01b039360027f137279cf32210686b694dfc20af61ca87c12137fc017e0b6904fe7c63aed4a3897613a3d956149c0565b50966040519586521693a3565b819350916002613a5b935f93614616565b5015613a6a578584915f613a02565b60405162461bcd60e51b815260206004820152602360248201527f546f206d75636820455243323020746f6b656e7320696e20636f6c6c617474656044820152621c985b60ea1b6064820152608490fd5b15613ac257565b60405162461bcd60e51b815260206004820152601960248201527f537573706963696f757320617373657420666f722077726170000000000000006044820152606490fd5b613b113082615107565b9160405190846060523060405260601b602c526f23b872dd000000000000000000000000600c5260205f6064601c82865af18060015f51141615613b77575b5092613b6b613b7192612b75955f6060526040523090615107565b92612399565b14613abb565b9390933d833b15171015613b8c57925f613b50565b637939f4245f526004601cfd5b916001600160a01b0360405192613bb4602085018096612e73565b166040830152606082015260608152613bce6080826122ad565b51902090565b91939293848515613cc2575b613c12575b50909192505f52600460205260405f20906001600160a01b0382549116906001600160a01b031916179055565b613c1b8261274a565b906001600160a01b038091169586151580613cb6575b80613c93575b613c80578394959650613c4f575b5084939250613be5565b80851691167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9255f80a4805f80613c45565b8663a9fbf51f60e01b5f5260045260245ffd5b508183165f52600560205260405f20875f5260205260ff60405f20541615613c37565b50868284161415613c31565b506001600160a01b0381161515613be0565b906001600160a01b03809216917f0000000000000000000000000000000000000000000000000000000000000000168214613d7857506020600491604051928380926318160ddd60e01b82525afa801561063b575f90613d45575b6064915004808004600114811517156111155790565b506020813d602011613d70575b81613d5f602093836122ad565b810103126103b15760649051613d2f565b3d9150613d52565b6064808202925081159183041417156111155790565b9060409182516020810182518152602083015185830152848301516060830152606083015160a06001600160a01b0394858093166080860152826080820151168286015201511660c083015260c08252613de960e0836122ad565b8151902093845f526008602052805f205463ffffffff80911680613e95575060075481811682811461111557600101918216918263ffffffff1980931617600755965f52600860205281835f2091825416179055825180831b6bfe61000180600a3d393df3000161fffe8211850152600b8101601585015ff0938415613e8857525f5260096020525f209182549116906001600160a01b031916179055565b63301164255f526004601cfd5b955050505050565b6001600160801b038091169081146111155760010190565b9594939592909263bbf81e00420180421161111557821161404b576001600160a01b039182821690308214612d1857601254986001600160801b03613efb818c16613e9d565b16976001600160801b0319613f178a82819e161760801c613e9d565b60801b16891760125585881692308414801590614041575b15612d18578888917affffffffff0000000000000000000000000000000000000000000075ffffffff000000000000000000000000000000000000613f878e305f52600660205260405f20905f5260205260405f2090565b9660901b169160b01b161794614029575b505080614018575b5081614010575b505015612348575f85613fb992612bbb565b16613ffd57604080516001600160a01b0393909316835260208301919091527f727200b48f3c812bfb404b578574e1c03694edb122d80fa6dcb352a9e4f8a93891a2565b6339e3563760e11b5f525f60045260245ffd5b555f80613fa7565b6140229192613355565b905f613fa0565b905f916003614039949686614cb8565b918688613f98565b5089881415613f2f565b60405162461bcd60e51b815260206004820152600d60248201527f546f6f206c6f6e672057726170000000000000000000000000000000000000006044820152606490fd5b600b54600e546001600160a01b039182169181158015614249575b8015614241575b612ce957600d54166040918251926370a0823160e01b84523360048501526020938481602481875afa908115614237579083915f91614206575b501061419d576140fe82601054612399565b601055805194859260605281523360601b602c526f23b872dd000000000000000000000000600c52835f6064601c82875af1928360015f5114161561418e575b505f606052521561414d575050565b62461bcd60e51b82526004820152601860248201527f43616e74206368617267652070726f746f636f6c206665650000000000000000604482015260649150fd5b3b153d1792909210915f61413e565b5162461bcd60e51b815260048101849052602f60248201527f696e73756666696369656e742070726f746f636f6c2066656520746f6b656e2060448201527f62616c616e636520666f722066656500000000000000000000000000000000006064820152608490fd5b809250868092503d8311614230575b61421f81836122ad565b810103126103b1578290515f6140ec565b503d614215565b82513d5f823e3d90fd5b5082156140b2565b50600f5442106140ab565b929091926008811015610d96576002811461449457600303614314575061427b8282614bdc565b6001600160a01b039081168482161492828216803b156103b1576040516323b872dd60e01b81526001600160a01b03969096166004870152306024870152604486018290525f908690606490829084905af194851561063b57612b7595614304575b50836142ec575b505050613abb565b6142fa919293503093614bdc565b16145f80806142e4565b5f61430e916122ad565b5f6142dd565b60408051627eeac760e11b8082523060048301526024820186905292959194909360209391926001600160a01b0390911691908486604481865afa95861561445b575f96614465575b50823b156103b1578651637921219560e11b81526001600160a01b03919091166004820152306024820152604481018490526064810188905260a060848201525f60a482018190528160c48183875af1801561445b5791859492916143ee96949261444b575b50875180968194829383523060048401602090939291936001600160a01b0360408201951681520152565b03915afa93841561444257505f93614410575b5050612b7592613b7191612399565b9080929350813d831161443b575b61442881836122ad565b810103126103b157519082613b71614401565b503d61441e565b513d5f823e3d90fd5b5f614455916122ad565b5f6143c3565b87513d5f823e3d90fd5b9095508481813d831161448d575b61447d81836122ad565b810103126103b15751945f61435d565b503d614473565b50915091612b7592613b07565b90926144ac90613793565b926060840180516001600160a01b0393849182309116906144cc91615107565b608088015188516020808b015160a08c01805189516040516328012aef60e01b81529c90981660048d015299881660248c015260448b019390935260648a0152968516608489015292841660a4880152859087908516815a60c4925f91f195861561063b575f966145e5575b5061454f9061454a3085875116615107565b61236e565b94808614806145da575b156145c3575091816145ae606095937f246a62e865b0ae496167851172dac8e08eb10887550814de3180a712ef7efc1f9795895f526013865260405f206145a1888254612399565b905551169851948561236e565b915116916040519384528301526040820152a3565b859063022d722160e21b5f5260045260245260445ffd5b508751811115614559565b9095508481813d831161460f575b6145fd81836122ad565b810103126103b157519461454f614538565b503d6145f3565b9192909493600a8611156147675790600192918391848401547f010101010101010101010101010101010101010101010101010101010101010160ff846001600160a01b038516011602187f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f6003995f1997889160031b1b0191818082160117171916805b6146ae575050505050505090505f905f90565b8381190181167e1f0d1e100c1d070f090b19131c1706010e11080a1a141802121b1503160405601f6101e07f804040554300526644320000502061067405302602000010750620017611707760fc7fb6db6db6ddddddddd34d34d349249249210842108c6318c639ce739cffffffff860260f81c161b60f71c1692831c63d76453e004161a17891c61474384848a848a614cfc565b61475a57508581019080821161111557168061469b565b9850505050925050509190565b9194925f5b84811061478057505050505090505f905f90565b61478d848484848b614cfc565b6147995760010161476c565b95505050505060019190565b929093918115806148ee575b6148e7576008841015610d9657600184146148da576002841461487f576147d793614d88565b905f604051928051602038920183855af115614876573d1561485d575b503d81523d5f602083013e3d8101614813602082019283604052614e6e565b1561481c575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b15614869575f6147f4565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f511416156148bc575b50505f603452565b3b153d1710156148cd575f806148b4565b6390b8ec185f526004601cfd5b509150612b7592506149a4565b5050505050565b506008841015610d965760038414156147b1565b60e81c60ff168061491457505f905f90565b5f198101919082116111155760019190565b6128d191614932613725565b50614940816002840161304a565b905460039190911b1c91600160a31b83161561498557601c915f520160205260405f206001604051916149746040846122ad565b805483520154602082015290614eb6565b50506040516149956040826122ad565b5f81525f602082015290614eb6565b5f80809338935af1156149b357565b63b12d13eb5f526004601cfd5b92919390946008851015610d965760038503614baa575b60ff9160ff8760d81c169560ff8860e01c1680155f14614b9857505f805b6019891015614b535715908115614b49575b5015614af45786928286614a1c93868a615135565b600a821015614a64575b509150506001915001809111611115577fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9060d81b91161790600190565b6001600160a01b0393600180870196875495600a8614614a9f575b50505090614a939460ff921601169161522f565b90555f80808381614a26565b9396935f9291905b868410614ab75750969396614a7f565b9193949550919695614ae484918984614ad08288614926565b60208b81835101511691015101169161522f565b9701918995949391979697614aa7565b60405162461bcd60e51b815260206004820152602760248201527f546f6f206d75636820636f6c6c61746572616c20736c6f747320666f722074686044820152661a5cc81dd3919560ca1b6064820152608490fd5b905087105f614a07565b60405162461bcd60e51b815260206004820152601d60248201527f546f6f206d75636820746f6b656e7320696e20636f6c6c61746572616c0000006044820152606490fd5b5f1981019081116111155760016149f5565b614bbd82848760ff8a60d81c1688614616565b90614bc857506149d7565b9250929050614bd79350615025565b905f90565b60209060246001600160a01b039360405194859384926331a9108f60e11b84526004840152165afa90811561063b575f91614c15575090565b90506020813d602011614c41575b81614c30602093836122ad565b810103126103b1576128d19061377f565b3d9150614c23565b6301ffc9a760e01b90815f528160045261753060205f6024818585fa5f511515601f3d111681614cb0575b5015614ca9575f8092602492602095835263ffffffff60e01b600452fa5f511515601f3d111681614ca3575090565b90501590565b5050505f90565b90505f614c74565b92909493916008811015610d96578015614cf457614ce29460038203614ceb575060195f94615135565b600160f01b1790565b60199094615135565b505050505090565b91614d0a826002850161304a565b90549060031b1c936008821015610d96576001600160a01b031660a082901b1784187407ffffffffffffffffffffffffffffffffffffffff16614d7f57600214614d7657600160a31b831615614d6d57601c92505f520160205260405f20541490565b505060a41c1490565b50505050600190565b50505050505f90565b9290926008811015610d965760028114614e3657600314614dfa57604051637921219560e11b60208201523060248201526001600160a01b0390911660448201526064810192909252608482015260a060a48201525f60c48201526128d18160e481015b03601f1981018352826122ad565b6040516323b872dd60e01b60208201523060248201526001600160a01b0390911660448201526064810192909252506128d18160848101614dec565b5060405163a9059cbb60e01b60208201526001600160a01b039091166024820152604481019190915290506128d18160648101614dec565b80518015918215614e7e57505090565b60209081015192508110614e93575b50151590565b5f199060200360031b1b165f614e8d565b60a01c6007166008811015610d965790565b614ebe613725565b50614ec881614ea4565b90604091825193614ed984866122ad565b6008821015610d96578185526001600160a01b0383166020860152600160a31b8316614f485750600303614f2857905f91815193614f186060866122ad565b845260a41c602084015282015290565b815192614f366060856122ad565b83525f602084015260a41c9082015290565b80939250602091505192015191815193614f636060866122ad565b8452602084015282015290565b91939092801580615011575b615006576008831015610d965760018314614ff557833b15614feb575f94614fa393614d88565b906040519383835192602038950192f1903d60203d11614fe3575b806020918352805f8385013e82010160405281614fd9575090565b6128d19150614e6e565b506020614fbe565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b506008831015610d96576003831415614f7c565b6002810192615034838561304a565b90549060031b1c90600160a31b82166150e957615054908260a41c612399565b916b0fffffffffffffffffffffff83116150ae57509161508e61509492846001600160a01b036150866150aa97614ea4565b91169061520e565b9361304a565b819391549060031b91821b915f19901b19161790565b9055565b91936150d76150948561508e856001600160a01b036150cf601c9a98614ea4565b9116906151ec565b90555f5201602052600160405f200155565b935050601c915f52016020526150aa600160405f2001918254612399565b602460106020939284936014526f70a082310000000000000000000000005f525afa601f3d11166020510290565b929093916008811015610d9657600281036151e657855b6004821415806151d0575b6151b1575090615166916151ec565b615176615094856002860161304a565b90558061519c575b508261518957505050565b601c915f5201602052600160405f200155565b825f52601c820160205260405f20555f61517e565b6150949496506150aa9593506002926151c99261520e565b940161304a565b506b0fffffffffffffffffffffff811115615157565b8261514c565b906008821015610d96576001600160a01b03600160a31b9260a01b9116171790565b916008831015610d96576001600160a01b039060a41b9260a01b9116171790565b90918260031b92808404600814901517156111155760ff809116831b921b1916179056',
  immutables: [{"length":32,"start":6618},{"length":32,"start":6701},{"length":32,"start":7514},{"length":32,"start":10530},{"length":32,"start":10581},{"length":32,"start":15587}],
} as const
