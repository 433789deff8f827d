// Written by tools/compile-contracts.ts from contracts/settlement/Settlement.sol.

export const settlementAbi = [
  {
    "inputs": [
      {
        "internalType": "contract IMarketWrapper",
        "name": "wrapper_",
        "type": "address"
      },
      {
        "internalType": "address[]",
        "name": "signers_",
        "type": "address[]"
      },
      {
        "internalType": "uint256",
        "name": "threshold_",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "delay_",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [],
    "name": "BadRules",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "signer",
        "type": "address"
      }
    ],
    "name": "BadSignature",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      }
    ],
    "name": "DeadlineTooLate",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "earliest",
        "type": "uint256"
      }
    ],
    "name": "DeadlineTooSoon",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "decision",
        "type": "bytes32"
      }
    ],
    "name": "DecisionSpent",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "EmptyDecision",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "InvalidShortString",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "signer",
        "type": "address"
      }
    ],
    "name": "NotASigner",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "orderId",
        "type": "bytes32"
      }
    ],
    "name": "NothingInside",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NothingScheduled",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NothingToClaim",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "OnlyWrapper",
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
    "name": "SignersChanged",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "signer",
        "type": "address"
      }
    ],
    "name": "SignersNotAscending",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "str",
        "type": "string"
      }
    ],
    "name": "StringTooLong",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "executableAt",
        "type": "uint256"
      }
    ],
    "name": "TooEarly",
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
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "TooFewSignatures",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      }
    ],
    "name": "TooLate",
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
        "internalType": "bytes32",
        "name": "decision",
        "type": "bytes32"
      }
    ],
    "name": "UnknownDecision",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "orderId",
        "type": "bytes32"
      },
      {
        "internalType": "enum OrderStatus",
        "name": "status",
        "type": "uint8"
      }
    ],
    "name": "WrongStatus",
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
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "WrongValue",
    "type": "error"
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
        "name": "token",
        "type": "address"
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
        "name": "receiver",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "token",
        "type": "address"
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
        "name": "to",
        "type": "address"
      }
    ],
    "name": "ClaimPaid",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [],
    "name": "EIP712DomainChanged",
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
        "internalType": "bytes32",
        "name": "orderId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "decision",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "payer",
        "type": "address"
      }
    ],
    "name": "PaidInstead",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "orderId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "decision",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "wNFT",
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
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "executableAt",
        "type": "uint256"
      }
    ],
    "name": "Proposed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "address[]",
        "name": "signers",
        "type": "address[]"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "threshold",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "delay",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "epoch",
        "type": "uint256"
      }
    ],
    "name": "RulesApplied",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "address[]",
        "name": "signers",
        "type": "address[]"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "threshold",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "delay",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "applicableAt",
        "type": "uint256"
      }
    ],
    "name": "RulesScheduled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "orderId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "decided",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "paid",
        "type": "uint256"
      }
    ],
    "name": "Settled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "orderId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "decision",
        "type": "bytes32"
      }
    ],
    "name": "Withdrawn",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "PAYMENT_GAS",
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
    "name": "RULES_DELAY",
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
    "inputs": [],
    "name": "applyRules",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
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
        "name": "receiver",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
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
    "inputs": [],
    "name": "delay",
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
        "components": [
          {
            "internalType": "bytes32",
            "name": "orderId",
            "type": "bytes32"
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
            "name": "receiver",
            "type": "address"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "token",
                "type": "address"
              },
              {
                "internalType": "uint256",
                "name": "amount",
                "type": "uint256"
              }
            ],
            "internalType": "struct Take[]",
            "name": "takes",
            "type": "tuple[]"
          },
          {
            "internalType": "uint256",
            "name": "deadline",
            "type": "uint256"
          }
        ],
        "internalType": "struct Decision",
        "name": "decision",
        "type": "tuple"
      }
    ],
    "name": "digestOf",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "eip712Domain",
    "outputs": [
      {
        "internalType": "bytes1",
        "name": "fields",
        "type": "bytes1"
      },
      {
        "internalType": "string",
        "name": "name",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "version",
        "type": "string"
      },
      {
        "internalType": "uint256",
        "name": "chainId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "verifyingContract",
        "type": "address"
      },
      {
        "internalType": "bytes32",
        "name": "salt",
        "type": "bytes32"
      },
      {
        "internalType": "uint256[]",
        "name": "extensions",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "epoch",
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
        "components": [
          {
            "internalType": "bytes32",
            "name": "orderId",
            "type": "bytes32"
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
            "name": "receiver",
            "type": "address"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "token",
                "type": "address"
              },
              {
                "internalType": "uint256",
                "name": "amount",
                "type": "uint256"
              }
            ],
            "internalType": "struct Take[]",
            "name": "takes",
            "type": "tuple[]"
          },
          {
            "internalType": "uint256",
            "name": "deadline",
            "type": "uint256"
          }
        ],
        "internalType": "struct Decision",
        "name": "decision",
        "type": "tuple"
      }
    ],
    "name": "execute",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "orderId",
        "type": "bytes32"
      }
    ],
    "name": "orders",
    "outputs": [
      {
        "internalType": "enum OrderStatus",
        "name": "",
        "type": "uint8"
      },
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
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
        "components": [
          {
            "internalType": "bytes32",
            "name": "orderId",
            "type": "bytes32"
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
            "name": "receiver",
            "type": "address"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "token",
                "type": "address"
              },
              {
                "internalType": "uint256",
                "name": "amount",
                "type": "uint256"
              }
            ],
            "internalType": "struct Take[]",
            "name": "takes",
            "type": "tuple[]"
          },
          {
            "internalType": "uint256",
            "name": "deadline",
            "type": "uint256"
          }
        ],
        "internalType": "struct Decision",
        "name": "decision",
        "type": "tuple"
      }
    ],
    "name": "payInstead",
    "outputs": [],
    "stateMutability": "payable",
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
    "inputs": [
      {
        "components": [
          {
            "internalType": "bytes32",
            "name": "orderId",
            "type": "bytes32"
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
            "name": "receiver",
            "type": "address"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "token",
                "type": "address"
              },
              {
                "internalType": "uint256",
                "name": "amount",
                "type": "uint256"
              }
            ],
            "internalType": "struct Take[]",
            "name": "takes",
            "type": "tuple[]"
          },
          {
            "internalType": "uint256",
            "name": "deadline",
            "type": "uint256"
          }
        ],
        "internalType": "struct Decision",
        "name": "decision",
        "type": "tuple"
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "signer",
            "type": "address"
          },
          {
            "internalType": "bytes",
            "name": "data",
            "type": "bytes"
          }
        ],
        "internalType": "struct SignerSignature[]",
        "name": "signatures",
        "type": "tuple[]"
      }
    ],
    "name": "propose",
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
        "internalType": "address[]",
        "name": "signers_",
        "type": "address[]"
      },
      {
        "internalType": "uint256",
        "name": "threshold_",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "delay_",
        "type": "uint256"
      }
    ],
    "name": "scheduleRules",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "signers",
    "outputs": [
      {
        "internalType": "address[]",
        "name": "",
        "type": "address[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "threshold",
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
        "internalType": "bytes32",
        "name": "orderId",
        "type": "bytes32"
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "signer",
            "type": "address"
          },
          {
            "internalType": "bytes",
            "name": "data",
            "type": "bytes"
          }
        ],
        "internalType": "struct SignerSignature[]",
        "name": "signatures",
        "type": "tuple[]"
      }
    ],
    "name": "withdraw",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "orderId",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32",
        "name": "decision",
        "type": "bytes32"
      }
    ],
    "name": "withdrawalDigestOf",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "wrapper",
    "outputs": [
      {
        "internalType": "contract IMarketWrapper",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "stateMutability": "payable",
    "type": "receive"
  }
] as const

export const settlementBytecode = '0x61018080604052346104df57612f6e803803809161001d82856104e3565b833981016080828203126104df578151916001600160a01b03831683036104df5760208101516001600160401b0391908281116104df5781019183601f840112156104df5782519281841161045e578360051b946040519461008260208801876104e3565b85526020850191602083978201019182116104df57602001915b8183106104bf5750505060606040830151920151906100bb6011610506565b7014dd5c995d1e4814d95d1d1b195b595b9d607a1b60208201526100df6001610506565b90603160f81b602083015233156104ac57600180546001600160a01b03199081169091555f805433928116831782556001600160a01b0316907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09080a3841515806104a1575b80610495575b156104865762278d008411610486575f97885b87518a10156101d0576001600160a01b036101798b8a6106e5565b51166001600160a01b0361018d8c8b6106e5565b5116916001600160a01b031610156101be575060016001600160a01b036101b48b8a6106e5565b511699019861015e565b631271cb0760e01b5f5260045260245ffd5b5087969495966004549460018601861161047257600186016004558860025587600355865190811161045e5768010000000000000000811161045e5760055481600555808210610425575b508160055f5260205f205f5b83811061040857505050505f5b8651811015610279576001908187015f52600660205260405f20828060a01b0361025e838b6106e5565b51165f5260205260405f208260ff1982541617905501610234565b508585888a604051936080850190608086525180915260a0850195905f5b8181106103e9575050506020840152604083015260010160608201527fc3bee9b4aac4b858aa829d354b547dce29455180fc9cfe88fffbef81c17af5fd9181900390a16102e560098361054c565b916101209283526102f7600a8561054c565b9061014091825260208151910120938460e0526020815191012093610100948086524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261036e60c0826104e3565b5190206080523060c05261016091825260405192612860948561070e863960805185612342015260a051856123f9015260c05185612313015260e05185612391015251846123b701525183610f7201525182610f9d0152518181816022015281816108380152818161096a01528181610a830152610bda0152f35b82516001600160a01b0316885260209788019790920191600101610297565b82516001600160a01b031681830155602090920191600101610227565b60055f52610458908290037f036b6384b5eca791c62761152d0c79bb0604c104a5fb6f4eb0703f3154bb3db08301610531565b8961021b565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b630719325560e11b5f5260045ffd5b5060148651111561014b565b508551851115610145565b631e4fbdf760e01b5f525f60045260245ffd5b82516001600160a01b03811681036104df5781526020928301920161009c565b5f80fd5b601f909101601f19168101906001600160401b0382119082101761045e57604052565b906001600160401b03821161045e576040519161052d601f8201601f1916602001846104e3565b8252565b5f5b82811061053f57505050565b5f82820155600101610533565b80519091602091828110156105c5575050601f825111610587578082519201519080831061057957501790565b825f19910360031b1b161790565b60448260405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fd5b9092916001600160401b03821161045e578354926001938481811c911680156106db575b838210146106c757601f8111610697575b5081601f841160011461063557509282939183925f9461062a575b50501b915f199060031b1c191617905560ff90565b015192505f80610615565b919083601f198116875f52845f20945f905b8883831061067d5750505010610665575b505050811b01905560ff90565b01515f1960f88460031b161c191690555f8080610658565b858701518855909601959485019487935090810190610647565b838111156105fa576106c190865f52601f845f209181870160051c9182910160051c039101610531565b5f6105fa565b634e487b7160e01b5f52602260045260245ffd5b90607f16906105e9565b80518210156106f95760209160051b010190565b634e487b7160e01b5f52603260045260245ffdfe60806040526004361015610072575b3615610018575f80fd5b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016330361004a57005b7f91c935f4000000000000000000000000000000000000000000000000000000005f5260045ffd5b5f3560e01c806321c0b3421461167b57806333492c54146112d157806339b8672e146112b457806342cde4e81461129757806346f0975a1461126257806353ec1aba146111b457806364203918146111975780636a42b8f81461117a578063715018a61461110c57806379ba50971461106d57806384b0196e14610f585780638da5cb5b14610f33578063900cf0cf14610f16578063949a0ba814610eaa5780639c3f1e9014610e17578063a83ec07d14610bfe578063ac210cc714610bbb578063b7c4b6bf1461070f578063c6c4566e14610496578063c8834ee714610479578063d4570c1c14610425578063e30c3978146103ff578063f2fde38b146103895763f60f7cca0361000e5734610385575f3660031901126103855760405161019c6080826118c9565b6101a66007611937565b81526008549063ffffffff9060209182820193818116855260408301928282861c16845265ffffffffffff809260401c1660608201908082521561035d5783926101f5915116804210156119cc565b6102005f6007611a5e565b5f6008555194511691511660045491600180840180941161034957836004558160025582600355855167ffffffffffffffff811161033557610243816005611a5e565b85870160055f52825f5b8381106102fa5750505050805f905b6102b1575b7fc3bee9b4aac4b858aa829d354b547dce29455180fc9cfe88fffbef81c17af5fd61029e88888888886040519586956080875260808701906117d2565b93850152604084015260608301520390a1005b86518110156102f557818091865f526006885260405f206001600160a01b036102da838c611c88565b51165f52885260405f208260ff19825416179055019061025c565b610261565b886001600160a01b03845116930192817f036b6384b5eca791c62761152d0c79bb0604c104a5fb6f4eb0703f3154bb3db0015501839061024d565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b7f68307ad9000000000000000000000000000000000000000000000000000000005f5260045ffd5b5f80fd5b34610385576020366003190112610385576004356001600160a01b03808216809203610385576103b7611fec565b8173ffffffffffffffffffffffffffffffffffffffff1960015416176001555f54167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b34610385575f3660031901126103855760206001546001600160a01b0360405191168152f35b34610385576040366003190112610385576004356001600160a01b039081811680910361038557602435918216809203610385575f52600d60205260405f20905f52602052602060405f2054604051908152f35b34610385575f3660031901126103855760206040516202a3008152f35b346103855760603660031901126103855767ffffffffffffffff600435818111610385576104c8903690600401611777565b60243591604435916104d8611fec565b6104e3368284611a08565b9484151580610704575b806106f8575b156106d05762278d0084116106d0575f93845b8751861015610556576001906105426001600160a01b03918a83806105388c826105308287611c88565b511694611c88565b5116921610611e64565b61054c878a611c88565b5116950194610506565b50856202a3004201928342116103495760405163ffffffff6105796080836118c9565b61058436888a611a08565b9081835260209384840190828716825260606040860195848a168752019365ffffffffffff8a16855280519182116103355786906105c3836007611a5e565b0160075f525f5b828110610695575050509067ffffffff000000009151166dffffffffffff00000000000000006008549451935160401b16936dffffffffffffffffffffffffffff19161791841b161717600855604051948060808701608088525260a0860196905f5b81811061066e577fe59a0c9da5493a7ba51bce05f90e81fb9d8300b6e04ad20a37bade855d53ecf388808b8a8a8a8a850152604084015260608301520390a1005b90919783806001926001600160a01b036106878d611763565b16815201990192910161062d565b81516001600160a01b03167fa66cc928b5edb82af9bd49922954155ab7b0942694bea4ce44661d9a8736c688820155908701906001016105ca565b7f0e3264aa000000000000000000000000000000000000000000000000000000005f5260045ffd5b506014865111156104f3565b5085518511156104ed565b346103855761071f3660046117a8565b610727611aa7565b600161073282612046565b01805465ffffffffffff9061074c828216804210156119cc565b60301c16804211610b9057506003610763916118eb565b5f5f5b6107736080840184611872565b9050811015610b39576107938161078d6080860186611872565b906119a8565b5f906001600160a01b036107a6826118a8565b16156107b4602087016118a8565b8115610b325760015b6107c6846118a8565b6001600160a01b03604051937ff1551a9c000000000000000000000000000000000000000000000000000000008552166004840152604089013560248401526008821015610b1e576001600160a01b039160448401521660648201525f608482015260408160a4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610a06575f91610aec575b506020830135811015610ae1575b806108ee575b505061088a606086016118a8565b906001600160a01b038061089d836118a8565b60206040519401358452856020850152169216907f2b48913bcaac5ca8fccdc740976517c444980bc382c153617621804fc277a1846040883592a46108e5575b600101610766565b600191506108dd565b9092506109026108fd836118a8565b61271a565b9215610a1157610914602087016118a8565b906001600160a01b03604051927f097a09d80000000000000000000000000000000000000000000000000000000084521660048301526040870135602483015260448201526020816064815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af18015610a06576109db575b505b6109a56108fd826118a8565b80838103116103495780836109d49203936109c2606089016118a8565b9103906109ce846118a8565b906120f0565b858061087c565b602090813d83116109ff575b6109f181836118c9565b810103126103855785610997565b503d6109e7565b6040513d5f823e3d90fd5b610a1d602087016118a8565b906001600160a01b03610a2f846118a8565b81604051947f532c81420000000000000000000000000000000000000000000000000000000086521660048501526040890135602485015216604483015260648201526020816084815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af18015610a0657610ab6575b50610999565b602090813d8311610ada575b610acc81836118c9565b810103126103855785610ab0565b503d610ac2565b506020820135610876565b90506040813d604011610b16575b81610b07604093836118c9565b81010312610385575187610868565b3d9150610afa565b634e487b7160e01b5f52602160045260245ffd5b60026107bd565b5015610b64575f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b7f9d98d354000000000000000000000000000000000000000000000000000000005f523560045260245ffd5b7f691e5682000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b34610385575f3660031901126103855760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b610c093660046117a8565b610c11611aa7565b610c1a81612046565b6080820191610c298382611872565b905f915f5b818110610dc957505050803403610d9a575060019282610c53600460018796016118eb565b5490604051913383526020927f11b2f66e0a5600d8c8e244d83277ff778e77b12e1f64e38e3c2552403ee090da6020863592a35f945b610cb3575b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b610cbd8184611872565b9050851015610d9557610cd48561078d8386611872565b6001600160a01b03610ce5826118a8565b16610d0f578495610d0886925f86610cff60608a016118a8565b920135916120f0565b0194610c89565b94610d19866118a8565b606090610d278287016118a8565b85604051990135835260405233821b602c526f23b872dd000000000000000000000000600c52601c90855f60648482855af19081895f51141615610d78575b5050509085965f879352604052610d08565b3b153d171015610d89578080610d66565b600490637939f4245f52fd5b610c8e565b7f195a3ca1000000000000000000000000000000000000000000000000000000005f523460045260245260445ffd5b6001600160a01b03610de4610ddf8385876119a8565b6118a8565b1615610df3575b600101610c2e565b92610e0f6001916020610e078786886119a8565b0135906118bc565b939050610deb565b34610385576020366003190112610385576004355f52600b60205260405f20600160405191610e4760a0846118c9565b80548352015465ffffffffffff9060ff60208401918381168352838160301c16604086015264ffffffffff8160601c16606086015260881c16916005831015610b1e57838360806060960152519151169060405192835260208301526040820152f35b34610385576040366003190112610385576020610f0e610ece602435600435612000565b610ed6612309565b604291604051917f19010000000000000000000000000000000000000000000000000000000000008352600283015260228201522090565b604051908152f35b34610385575f366003190112610385576020600454604051908152f35b34610385575f3660031901126103855760205f546001600160a01b0360405191168152f35b34610385575f36600319011261038557611011610f9660097f0000000000000000000000000000000000000000000000000000000000000000612521565b610fc1600a7f0000000000000000000000000000000000000000000000000000000000000000612521565b6040519061101f602091610fd583856118c9565b5f84526040519586957f0f00000000000000000000000000000000000000000000000000000000000000875260e08588015260e087019061180e565b90858203604087015261180e565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b82811061105657505050500390f35b835185528695509381019392810192600101611047565b34610385575f366003190112610385576001546001600160a01b0333818316036110e05773ffffffffffffffffffffffffffffffffffffffff198092166001555f549133908316175f553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b7f118cdaa7000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b34610385575f36600319011261038557611124611fec565b5f6001600160a01b0360015473ffffffffffffffffffffffffffffffffffffffff1980911660015582549081168355167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b34610385575f366003190112610385576020600354604051908152f35b34610385575f366003190112610385576020604051620493e08152f35b346103855760403660031901126103855760043560243567ffffffffffffffff8111610385576111e8903690600401611777565b825f52600b60205260405f20916001830160ff815460881c166005811015610b1e5761123a93600293611222838960016112359614611832565b611230610ece88548a612000565b611ea1565b6118eb565b54907f62388c59a1deeef5c43bd1e453c09d8fd255c31f651700e1f606339958b88b1c5f80a3005b34610385575f3660031901126103855761129361127f6005611937565b6040519182916020835260208301906117d2565b0390f35b34610385575f366003190112610385576020600254604051908152f35b34610385576020610f0e610ece6112cc3660046117a8565b611c9c565b34610385576003196040368201126103855767ffffffffffffffff6004358181116103855760c08160040193823603011261038557602491823590811161038557611320903690600401611777565b92843590815f52602095600b8752600160405f20015460ff8160881c1660058110159182611668578590821593841561165b575b84156115ef575b505061136692611832565b6113736084860182611872565b90501515806115d2575b156115aa5761138e600354426118bc565b9560a48601359087821061157b5765ffffffffffff92838311611550576113b490611c9c565b95865f52600c8a5260ff60405f205416611525578992916113db9161123089610ed6612309565b855f52600c825260405f20600160ff198254161790556004546bffffffffffff0000000000006040519461141060a0876118c9565b888652600185870196828d16885282604082019616865264ffffffffff6060820195168552600b60808201978389528b5f525260405f2090518155019551167fffffffffffffffffffffffffffffff000000000000000000000000000000000070ffffffffff00000000000000000000000087549551945160601b169416179160301b161717825551906005821015611512577f7f31d58a04d461fbe0addc3ed7c01bc897ac314705c7c224a3e5e65636531b07926114d46060936114db936118eb565b86016118a8565b6114e7606487016118a8565b906001600160a01b0380926044604051990135895216898801528760408801521694a4604051908152f35b82634e487b7160e01b5f5260216004525ffd5b84877fae79b36a000000000000000000000000000000000000000000000000000000005f526004525ffd5b84837f46d5979c000000000000000000000000000000000000000000000000000000005f526004525ffd5b8784837f8838abb7000000000000000000000000000000000000000000000000000000005f526004525260445ffd5b7f727e80f2000000000000000000000000000000000000000000000000000000005f5260045ffd5b506001600160a01b036115e7606487016118a8565b16151561137d565b915091925061164857908461136692600183149081611611575b50928b61135b565b90504265ffffffffffff8260301c1610908115611630575b508b611609565b905064ffffffffff6004549160601c1614158b611629565b83634e487b7160e01b5f5260216004525ffd5b506002831493505f611354565b84634e487b7160e01b5f5260216004525ffd5b34610385576040366003190112610385576004356001600160a01b038082169182810361038557602435918216808303610385576116b7611aa7565b335f52600d60205260405f20845f5260205260405f205491821561173b5784610c8e955f93338552600d602052604085208286526020528460408120556040519086825260208201527f8b108833d469df5c6afac7bd2067f5f5d2dd5f3a9edb634606bdd25cde0b2aa760403392a3158214611734576001611afc565b6002611afc565b7f969bf728000000000000000000000000000000000000000000000000000000005f5260045ffd5b35906001600160a01b038216820361038557565b9181601f840112156103855782359167ffffffffffffffff8311610385576020808501948460051b01011161038557565b60208183031261038557803567ffffffffffffffff81116103855760c09101809203126103855790565b9081518082526020808093019301915f5b8281106117f1575050505090565b83516001600160a01b0316855293810193928101926001016117e3565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b1561183b575050565b7f9d819744000000000000000000000000000000000000000000000000000000005f526004526005811015610b1e5760245260445ffd5b903590601e1981360301821215610385570180359067ffffffffffffffff821161038557602001918160061b3603831361038557565b356001600160a01b03811681036103855790565b9190820180921161034957565b90601f8019910116810190811067ffffffffffffffff82111761033557604052565b906005811015610b1e577fffffffffffffffffffffffffffff00ffffffffffffffffffffffffffffffffff71ff000000000000000000000000000000000083549260881b169116179055565b90604051918281549182825260209260208301915f5260205f20935f905b82821061196d5750505061196b925003836118c9565b565b85546001600160a01b031684526001958601958895509381019390910190611955565b67ffffffffffffffff81116103355760051b60200190565b91908110156119b85760061b0190565b634e487b7160e01b5f52603260045260245ffd5b156119d45750565b65ffffffffffff907f2a35a324000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b9291611a1382611990565b91611a2160405193846118c9565b829481845260208094019160051b810192831161038557905b828210611a475750505050565b838091611a5384611763565b815201910190611a3a565b9068010000000000000000811161033557815491818155828210611a8157505050565b5f528060205f20019103905f5b828110611a9a57505050565b5f82820155600101611a8e565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c611ad4576001905d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b92909391811580611c74575b611c6d576008841015610b1e5760018414611c4b5760028414611bf057611b2e936121b2565b905f604051928051602038920183855af115611be7573d15611bce575b503d81523d5f602083013e3d8101611b6a6020820192836040526122d3565b15611b73575050565b907f5472616e73666572206661696c65640000000000000000000000000000000000606480937f08c379a000000000000000000000000000000000000000000000000000000000845260206024820152600f60448201520152fd5b3b15611bda575f611b4b565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615611c2d575b50505f603452565b3b153d171015611c3e575f80611c25565b6390b8ec185f526004601cfd5b505f935083919250819038935af115611c6057565b63b12d13eb5f526004601cfd5b5050505050565b506008841015610b1e576003841415611b08565b80518210156119b85760209160051b010190565b6080916080820190611cae8284611872565b9050611cb981611990565b92611cd4604092611ccc845196876118c9565b808652611990565b9460209384860190601f198098013683375f5b8751811015611d6c5780611d0160019261078d8888611872565b611d0a816118a8565b908851906001600160a01b038b8301937f98f506d400120a8a19fa036eaff0b0b869a905b1078a355a1bab72597fda181a8552168a8301528a6060910135818301528152611d588d826118c9565b519020611d65828b611c88565b5201611ce7565b5096925096509193611d7f8484016118a8565b90611d8c606085016118a8565b92865190868201809351909a905f5b818110611e2e57505050611dbc908260a098999a9b039081018352826118c9565b519020918651958601967fe44834e59ed99ea90c8075c22f13ca04c62335b199994451d8f2bb34f2bcd77b88528435818801526001600160a01b0380931660608801528401356080870152168385015260c0840152013560e082015260e08152611e28610100826118c9565b51902090565b82518d529b89019b91890191600101611d9b565b91908110156119b85760051b81013590603e1981360301821215610385570190565b15611e6c5750565b6001600160a01b03907f1271cb07000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b9091600254808210611fbd5750600480545f9492939092855b858710611eca5750505050505050565b611ed8610ddf888885611e42565b90611ef1826001600160a01b0380821693168311611e64565b855f5260206006815260ff6040805f20845f5283525f20541615611f9257611f1a898986611e42565b8181013590601e198136030182121561038557019081359167ffffffffffffffff8311610385570190803603821361038557611f57918685612471565b15611f685750600190960195611eba565b847f9a7d38d9000000000000000000000000000000000000000000000000000000005f525260245ffd5b50847fa0296092000000000000000000000000000000000000000000000000000000005f525260245ffd5b907f59b8466f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b5f546001600160a01b03339116036110e057565b906040519060208201927fc326260b21f4ec94a225ff57405dfbc87a072d3f4024fcb0513c0e587ea8989584526040830152606082015260608152611e286080826118c9565b90813591825f52600b60205260405f209260018401549160ff8360881c16916005831015610b1e57826112cc91600161207f9514611832565b808454036120c5575064ffffffffff6004549160601c160361209d57565b7fc056e9c9000000000000000000000000000000000000000000000000000000005f5260045ffd5b7ffcfe440c000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b919091620590d9805a1061218757506001600160a01b0390612125620493e082855f8689169889158214612180576001612665565b61217a577f15b6ea9b1f7fe3439f1da83a00ad27ae49045f2d6484b9902bb8fecd111e05a5916020911692835f52600d825260405f20855f52825260405f2061216f8282546118bc565b9055604051908152a3565b50505050565b6002612665565b7f34edfe31000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b6008811015610b1e576002811461228557600314612231576001600160a01b03604051937ff242432a0000000000000000000000000000000000000000000000000000000060208601523060248601521660448401526064830152608482015260a060a48201525f60c482015260c4815261222e60e4826118c9565b90565b90506001600160a01b03604051927f23b872dd00000000000000000000000000000000000000000000000000000000602085015230602485015216604483015260648201526064815261222e6084826118c9565b50506001600160a01b03604051927fa9059cbb00000000000000000000000000000000000000000000000000000000602085015216602483015260448201526044815261222e6064826118c9565b805180159182156122e357505090565b602090810151925081106122f8575b50151590565b5f199060200360031b1b165f6122f2565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163014806123f6575b15612364577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152611e2860c0826118c9565b507f0000000000000000000000000000000000000000000000000000000000000000461461233b565b67ffffffffffffffff811161033557601f01601f191660200190565b9291926124478261241f565b9161245560405193846118c9565b829481845281830111610385578281602093845f960137010152565b9291909261248961248336858561243b565b856127a4565b506004811015610b1e5715908161250b575b50612502576124af5f92602094369161243b565b60648151604051927f1626ba7e000000000000000000000000000000000000000000000000000000009788855260048501526040602485015286820190604485015e01915afa905f5114601f3d11161690565b50505050600190565b90506001600160a01b038083169116145f61249b565b9060ff8214612599575060ff811690601f821161257157612542602061241f565b9161255060405193846118c9565b6020835261255e602061241f565b602084019190601f190136833783525290565b7fb3512b0c000000000000000000000000000000000000000000000000000000005f5260045ffd5b9050604051905f9080549160018360011c906001851693841561265b575b602095868410861461264757838852879590811561262557506001146125e7575b50505061222e925003826118c9565b5f90815285812095935091905b81831061260d57505061222e93508201015f80806125d8565b855487840185015294850194869450918301916125f4565b9250505061222e94925060ff191682840152151560051b8201015f80806125d8565b634e487b7160e01b5f52602260045260245ffd5b91607f16916125b7565b91939092801580612706575b6126fb576008831015610b1e57600183146126ea57833b156126e0575f94612698936121b2565b906040519383835192602038950192f1903d60203d116126d8575b806020918352805f8385013e820101604052816126ce575090565b61222e91506122d3565b5060206126b3565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b506008831015610b1e576003831415612671565b6001600160a01b03168061272d57504790565b6020602491604051928380927f70a082310000000000000000000000000000000000000000000000000000000082523060048301525afa908115610a06575f91612775575090565b90506020813d60201161279c575b81612790602093836118c9565b81010312610385575190565b3d9150612783565b81519190604183036127d4576127cd9250602082015190606060408401519301515f1a906127de565b9192909190565b50505f9160029190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411612855579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15610a06575f516001600160a01b0381161561284b57905f905f90565b505f906001905f90565b5050505f916003919056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const settlementDeployed = {
  code: '0x60806040526004361015610072575b3615610018575f80fd5b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016330361004a57005b7f91c935f4000000000000000000000000000000000000000000000000000000005f5260045ffd5b5f3560e01c806321c0b3421461167b57806333492c54146112d157806339b8672e146112b457806342cde4e81461129757806346f0975a1461126257806353ec1aba146111b457806364203918146111975780636a42b8f81461117a578063715018a61461110c57806379ba50971461106d57806384b0196e14610f585780638da5cb5b14610f33578063900cf0cf14610f16578063949a0ba814610eaa5780639c3f1e9014610e17578063a83ec07d14610bfe578063ac210cc714610bbb578063b7c4b6bf1461070f578063c6c4566e14610496578063c8834ee714610479578063d4570c1c14610425578063e30c3978146103ff578063f2fde38b146103895763f60f7cca0361000e5734610385575f3660031901126103855760405161019c6080826118c9565b6101a66007611937565b81526008549063ffffffff9060209182820193818116855260408301928282861c16845265ffffffffffff809260401c1660608201908082521561035d5783926101f5915116804210156119cc565b6102005f6007611a5e565b5f6008555194511691511660045491600180840180941161034957836004558160025582600355855167ffffffffffffffff811161033557610243816005611a5e565b85870160055f52825f5b8381106102fa5750505050805f905b6102b1575b7fc3bee9b4aac4b858aa829d354b547dce29455180fc9cfe88fffbef81c17af5fd61029e88888888886040519586956080875260808701906117d2565b93850152604084015260608301520390a1005b86518110156102f557818091865f526006885260405f206001600160a01b036102da838c611c88565b51165f52885260405f208260ff19825416179055019061025c565b610261565b886001600160a01b03845116930192817f036b6384b5eca791c62761152d0c79bb0604c104a5fb6f4eb0703f3154bb3db0015501839061024d565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b7f68307ad9000000000000000000000000000000000000000000000000000000005f5260045ffd5b5f80fd5b34610385576020366003190112610385576004356001600160a01b03808216809203610385576103b7611fec565b8173ffffffffffffffffffffffffffffffffffffffff1960015416176001555f54167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b34610385575f3660031901126103855760206001546001600160a01b0360405191168152f35b34610385576040366003190112610385576004356001600160a01b039081811680910361038557602435918216809203610385575f52600d60205260405f20905f52602052602060405f2054604051908152f35b34610385575f3660031901126103855760206040516202a3008152f35b346103855760603660031901126103855767ffffffffffffffff600435818111610385576104c8903690600401611777565b60243591604435916104d8611fec565b6104e3368284611a08565b9484151580610704575b806106f8575b156106d05762278d0084116106d0575f93845b8751861015610556576001906105426001600160a01b03918a83806105388c826105308287611c88565b511694611c88565b5116921610611e64565b61054c878a611c88565b5116950194610506565b50856202a3004201928342116103495760405163ffffffff6105796080836118c9565b61058436888a611a08565b9081835260209384840190828716825260606040860195848a168752019365ffffffffffff8a16855280519182116103355786906105c3836007611a5e565b0160075f525f5b828110610695575050509067ffffffff000000009151166dffffffffffff00000000000000006008549451935160401b16936dffffffffffffffffffffffffffff19161791841b161717600855604051948060808701608088525260a0860196905f5b81811061066e577fe59a0c9da5493a7ba51bce05f90e81fb9d8300b6e04ad20a37bade855d53ecf388808b8a8a8a8a850152604084015260608301520390a1005b90919783806001926001600160a01b036106878d611763565b16815201990192910161062d565b81516001600160a01b03167fa66cc928b5edb82af9bd49922954155ab7b0942694bea4ce44661d9a8736c688820155908701906001016105ca565b7f0e3264aa000000000000000000000000000000000000000000000000000000005f5260045ffd5b506014865111156104f3565b5085518511156104ed565b346103855761071f3660046117a8565b610727611aa7565b600161073282612046565b01805465ffffffffffff9061074c828216804210156119cc565b60301c16804211610b9057506003610763916118eb565b5f5f5b6107736080840184611872565b9050811015610b39576107938161078d6080860186611872565b906119a8565b5f906001600160a01b036107a6826118a8565b16156107b4602087016118a8565b8115610b325760015b6107c6846118a8565b6001600160a01b03604051937ff1551a9c000000000000000000000000000000000000000000000000000000008552166004840152604089013560248401526008821015610b1e576001600160a01b039160448401521660648201525f608482015260408160a4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610a06575f91610aec575b506020830135811015610ae1575b806108ee575b505061088a606086016118a8565b906001600160a01b038061089d836118a8565b60206040519401358452856020850152169216907f2b48913bcaac5ca8fccdc740976517c444980bc382c153617621804fc277a1846040883592a46108e5575b600101610766565b600191506108dd565b9092506109026108fd836118a8565b61271a565b9215610a1157610914602087016118a8565b906001600160a01b03604051927f097a09d80000000000000000000000000000000000000000000000000000000084521660048301526040870135602483015260448201526020816064815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af18015610a06576109db575b505b6109a56108fd826118a8565b80838103116103495780836109d49203936109c2606089016118a8565b9103906109ce846118a8565b906120f0565b858061087c565b602090813d83116109ff575b6109f181836118c9565b810103126103855785610997565b503d6109e7565b6040513d5f823e3d90fd5b610a1d602087016118a8565b906001600160a01b03610a2f846118a8565b81604051947f532c81420000000000000000000000000000000000000000000000000000000086521660048501526040890135602485015216604483015260648201526020816084815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af18015610a0657610ab6575b50610999565b602090813d8311610ada575b610acc81836118c9565b810103126103855785610ab0565b503d610ac2565b506020820135610876565b90506040813d604011610b16575b81610b07604093836118c9565b81010312610385575187610868565b3d9150610afa565b634e487b7160e01b5f52602160045260245ffd5b60026107bd565b5015610b64575f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b7f9d98d354000000000000000000000000000000000000000000000000000000005f523560045260245ffd5b7f691e5682000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b34610385575f3660031901126103855760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b610c093660046117a8565b610c11611aa7565b610c1a81612046565b6080820191610c298382611872565b905f915f5b818110610dc957505050803403610d9a575060019282610c53600460018796016118eb565b5490604051913383526020927f11b2f66e0a5600d8c8e244d83277ff778e77b12e1f64e38e3c2552403ee090da6020863592a35f945b610cb3575b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b610cbd8184611872565b9050851015610d9557610cd48561078d8386611872565b6001600160a01b03610ce5826118a8565b16610d0f578495610d0886925f86610cff60608a016118a8565b920135916120f0565b0194610c89565b94610d19866118a8565b606090610d278287016118a8565b85604051990135835260405233821b602c526f23b872dd000000000000000000000000600c52601c90855f60648482855af19081895f51141615610d78575b5050509085965f879352604052610d08565b3b153d171015610d89578080610d66565b600490637939f4245f52fd5b610c8e565b7f195a3ca1000000000000000000000000000000000000000000000000000000005f523460045260245260445ffd5b6001600160a01b03610de4610ddf8385876119a8565b6118a8565b1615610df3575b600101610c2e565b92610e0f6001916020610e078786886119a8565b0135906118bc565b939050610deb565b34610385576020366003190112610385576004355f52600b60205260405f20600160405191610e4760a0846118c9565b80548352015465ffffffffffff9060ff60208401918381168352838160301c16604086015264ffffffffff8160601c16606086015260881c16916005831015610b1e57838360806060960152519151169060405192835260208301526040820152f35b34610385576040366003190112610385576020610f0e610ece602435600435612000565b610ed6612309565b604291604051917f19010000000000000000000000000000000000000000000000000000000000008352600283015260228201522090565b604051908152f35b34610385575f366003190112610385576020600454604051908152f35b34610385575f3660031901126103855760205f546001600160a01b0360405191168152f35b34610385575f36600319011261038557611011610f9660097f0000000000000000000000000000000000000000000000000000000000000000612521565b610fc1600a7f0000000000000000000000000000000000000000000000000000000000000000612521565b6040519061101f602091610fd583856118c9565b5f84526040519586957f0f00000000000000000000000000000000000000000000000000000000000000875260e08588015260e087019061180e565b90858203604087015261180e565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b82811061105657505050500390f35b835185528695509381019392810192600101611047565b34610385575f366003190112610385576001546001600160a01b0333818316036110e05773ffffffffffffffffffffffffffffffffffffffff198092166001555f549133908316175f553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b7f118cdaa7000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b34610385575f36600319011261038557611124611fec565b5f6001600160a01b0360015473ffffffffffffffffffffffffffffffffffffffff1980911660015582549081168355167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b34610385575f366003190112610385576020600354604051908152f35b34610385575f366003190112610385576020604051620493e08152f35b346103855760403660031901126103855760043560243567ffffffffffffffff8111610385576111e8903690600401611777565b825f52600b60205260405f20916001830160ff815460881c166005811015610b1e5761123a93600293611222838960016112359614611832565b611230610ece88548a612000565b611ea1565b6118eb565b54907f62388c59a1deeef5c43bd1e453c09d8fd255c31f651700e1f606339958b88b1c5f80a3005b34610385575f3660031901126103855761129361127f6005611937565b6040519182916020835260208301906117d2565b0390f35b34610385575f366003190112610385576020600254604051908152f35b34610385576020610f0e610ece6112cc3660046117a8565b611c9c565b34610385576003196040368201126103855767ffffffffffffffff6004358181116103855760c08160040193823603011261038557602491823590811161038557611320903690600401611777565b92843590815f52602095600b8752600160405f20015460ff8160881c1660058110159182611668578590821593841561165b575b84156115ef575b505061136692611832565b6113736084860182611872565b90501515806115d2575b156115aa5761138e600354426118bc565b9560a48601359087821061157b5765ffffffffffff92838311611550576113b490611c9c565b95865f52600c8a5260ff60405f205416611525578992916113db9161123089610ed6612309565b855f52600c825260405f20600160ff198254161790556004546bffffffffffff0000000000006040519461141060a0876118c9565b888652600185870196828d16885282604082019616865264ffffffffff6060820195168552600b60808201978389528b5f525260405f2090518155019551167fffffffffffffffffffffffffffffff000000000000000000000000000000000070ffffffffff00000000000000000000000087549551945160601b169416179160301b161717825551906005821015611512577f7f31d58a04d461fbe0addc3ed7c01bc897ac314705c7c224a3e5e65636531b07926114d46060936114db936118eb565b86016118a8565b6114e7606487016118a8565b906001600160a01b0380926044604051990135895216898801528760408801521694a4604051908152f35b82634e487b7160e01b5f5260216004525ffd5b84877fae79b36a000000000000000000000000000000000000000000000000000000005f526004525ffd5b84837f46d5979c000000000000000000000000000000000000000000000000000000005f526004525ffd5b8784837f8838abb7000000000000000000000000000000000000000000000000000000005f526004525260445ffd5b7f727e80f2000000000000000000000000000000000000000000000000000000005f5260045ffd5b506001600160a01b036115e7606487016118a8565b16151561137d565b915091925061164857908461136692600183149081611611575b50928b61135b565b90504265ffffffffffff8260301c1610908115611630575b508b611609565b905064ffffffffff6004549160601c1614158b611629565b83634e487b7160e01b5f5260216004525ffd5b506002831493505f611354565b84634e487b7160e01b5f5260216004525ffd5b34610385576040366003190112610385576004356001600160a01b038082169182810361038557602435918216808303610385576116b7611aa7565b335f52600d60205260405f20845f5260205260405f205491821561173b5784610c8e955f93338552600d602052604085208286526020528460408120556040519086825260208201527f8b108833d469df5c6afac7bd2067f5f5d2dd5f3a9edb634606bdd25cde0b2aa760403392a3158214611734576001611afc565b6002611afc565b7f969bf728000000000000000000000000000000000000000000000000000000005f5260045ffd5b35906001600160a01b038216820361038557565b9181601f840112156103855782359167ffffffffffffffff8311610385576020808501948460051b01011161038557565b60208183031261038557803567ffffffffffffffff81116103855760c09101809203126103855790565b9081518082526020808093019301915f5b8281106117f1575050505090565b83516001600160a01b0316855293810193928101926001016117e3565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b1561183b575050565b7f9d819744000000000000000000000000000000000000000000000000000000005f526004526005811015610b1e5760245260445ffd5b903590601e1981360301821215610385570180359067ffffffffffffffff821161038557602001918160061b3603831361038557565b356001600160a01b03811681036103855790565b9190820180921161034957565b90601f8019910116810190811067ffffffffffffffff82111761033557604052565b906005811015610b1e577fffffffffffffffffffffffffffff00ffffffffffffffffffffffffffffffffff71ff000000000000000000000000000000000083549260881b169116179055565b90604051918281549182825260209260208301915f5260205f20935f905b82821061196d5750505061196b925003836118c9565b565b85546001600160a01b031684526001958601958895509381019390910190611955565b67ffffffffffffffff81116103355760051b60200190565b91908110156119b85760061b0190565b634e487b7160e01b5f52603260045260245ffd5b156119d45750565b65ffffffffffff907f2a35a324000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b9291611a1382611990565b91611a2160405193846118c9565b829481845260208094019160051b810192831161038557905b828210611a475750505050565b838091611a5384611763565b815201910190611a3a565b9068010000000000000000811161033557815491818155828210611a8157505050565b5f528060205f20019103905f5b828110611a9a57505050565b5f82820155600101611a8e565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c611ad4576001905d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b92909391811580611c74575b611c6d576008841015610b1e5760018414611c4b5760028414611bf057611b2e936121b2565b905f604051928051602038920183855af115611be7573d15611bce575b503d81523d5f602083013e3d8101611b6a6020820192836040526122d3565b15611b73575050565b907f5472616e73666572206661696c65640000000000000000000000000000000000606480937f08c379a000000000000000000000000000000000000000000000000000000000845260206024820152600f60448201520152fd5b3b15611bda575f611b4b565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615611c2d575b50505f603452565b3b153d171015611c3e575f80611c25565b6390b8ec185f526004601cfd5b505f935083919250819038935af115611c6057565b63b12d13eb5f526004601cfd5b5050505050565b506008841015610b1e576003841415611b08565b80518210156119b85760209160051b010190565b6080916080820190611cae8284611872565b9050611cb981611990565b92611cd4604092611ccc845196876118c9565b808652611990565b9460209384860190601f198098013683375f5b8751811015611d6c5780611d0160019261078d8888611872565b611d0a816118a8565b908851906001600160a01b038b8301937f98f506d400120a8a19fa036eaff0b0b869a905b1078a355a1bab72597fda181a8552168a8301528a6060910135818301528152611d588d826118c9565b519020611d65828b611c88565b5201611ce7565b5096925096509193611d7f8484016118a8565b90611d8c606085016118a8565b92865190868201809351909a905f5b818110611e2e57505050611dbc908260a098999a9b039081018352826118c9565b519020918651958601967fe44834e59ed99ea90c8075c22f13ca04c62335b199994451d8f2bb34f2bcd77b88528435818801526001600160a01b0380931660608801528401356080870152168385015260c0840152013560e082015260e08152611e28610100826118c9565b51902090565b82518d529b89019b91890191600101611d9b565b91908110156119b85760051b81013590603e1981360301821215610385570190565b15611e6c5750565b6001600160a01b03907f1271cb07000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b9091600254808210611fbd5750600480545f9492939092855b858710611eca5750505050505050565b611ed8610ddf888885611e42565b90611ef1826001600160a01b0380821693168311611e64565b855f5260206006815260ff6040805f20845f5283525f20541615611f9257611f1a898986611e42565b8181013590601e198136030182121561038557019081359167ffffffffffffffff8311610385570190803603821361038557611f57918685612471565b15611f685750600190960195611eba565b847f9a7d38d9000000000000000000000000000000000000000000000000000000005f525260245ffd5b50847fa0296092000000000000000000000000000000000000000000000000000000005f525260245ffd5b907f59b8466f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b5f546001600160a01b03339116036110e057565b906040519060208201927fc326260b21f4ec94a225ff57405dfbc87a072d3f4024fcb0513c0e587ea8989584526040830152606082015260608152611e286080826118c9565b90813591825f52600b60205260405f209260018401549160ff8360881c16916005831015610b1e57826112cc91600161207f9514611832565b808454036120c5575064ffffffffff6004549160601c160361209d57565b7fc056e9c9000000000000000000000000000000000000000000000000000000005f5260045ffd5b7ffcfe440c000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b919091620590d9805a1061218757506001600160a01b0390612125620493e082855f8689169889158214612180576001612665565b61217a577f15b6ea9b1f7fe3439f1da83a00ad27ae49045f2d6484b9902bb8fecd111e05a5916020911692835f52600d825260405f20855f52825260405f2061216f8282546118bc565b9055604051908152a3565b50505050565b6002612665565b7f34edfe31000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b6008811015610b1e576002811461228557600314612231576001600160a01b03604051937ff242432a0000000000000000000000000000000000000000000000000000000060208601523060248601521660448401526064830152608482015260a060a48201525f60c482015260c4815261222e60e4826118c9565b90565b90506001600160a01b03604051927f23b872dd00000000000000000000000000000000000000000000000000000000602085015230602485015216604483015260648201526064815261222e6084826118c9565b50506001600160a01b03604051927fa9059cbb00000000000000000000000000000000000000000000000000000000602085015216602483015260448201526044815261222e6064826118c9565b805180159182156122e357505090565b602090810151925081106122f8575b50151590565b5f199060200360031b1b165f6122f2565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163014806123f6575b15612364577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152611e2860c0826118c9565b507f0000000000000000000000000000000000000000000000000000000000000000461461233b565b67ffffffffffffffff811161033557601f01601f191660200190565b9291926124478261241f565b9161245560405193846118c9565b829481845281830111610385578281602093845f960137010152565b9291909261248961248336858561243b565b856127a4565b506004811015610b1e5715908161250b575b50612502576124af5f92602094369161243b565b60648151604051927f1626ba7e000000000000000000000000000000000000000000000000000000009788855260048501526040602485015286820190604485015e01915afa905f5114601f3d11161690565b50505050600190565b90506001600160a01b038083169116145f61249b565b9060ff8214612599575060ff811690601f821161257157612542602061241f565b9161255060405193846118c9565b6020835261255e602061241f565b602084019190601f190136833783525290565b7fb3512b0c000000000000000000000000000000000000000000000000000000005f5260045ffd5b9050604051905f9080549160018360011c906001851693841561265b575b602095868410861461264757838852879590811561262557506001146125e7575b50505061222e925003826118c9565b5f90815285812095935091905b81831061260d57505061222e93508201015f80806125d8565b855487840185015294850194869450918301916125f4565b9250505061222e94925060ff191682840152151560051b8201015f80806125d8565b634e487b7160e01b5f52602260045260245ffd5b91607f16916125b7565b91939092801580612706575b6126fb576008831015610b1e57600183146126ea57833b156126e0575f94612698936121b2565b906040519383835192602038950192f1903d60203d116126d8575b806020918352805f8385013e820101604052816126ce575090565b61222e91506122d3565b5060206126b3565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b506008831015610b1e576003831415612671565b6001600160a01b03168061272d57504790565b6020602491604051928380927f70a082310000000000000000000000000000000000000000000000000000000082523060048301525afa908115610a06575f91612775575090565b90506020813d60201161279c575b81612790602093836118c9565b81010312610385575190565b3d9150612783565b81519190604183036127d4576127cd9250602082015190606060408401519301515f1a906127de565b9192909190565b50505f9160029190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411612855579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15610a06575f516001600160a01b0381161561284b57905f905f90565b505f906001905f90565b5050505f916003919056',
  immutables: [{"length":32,"start":34},{"length":32,"start":2104},{"length":32,"start":2410},{"length":32,"start":2691},{"length":32,"start":3034},{"length":32,"start":3954},{"length":32,"start":3997},{"length":32,"start":8979},{"length":32,"start":9026},{"length":32,"start":9105},{"length":32,"start":9143},{"length":32,"start":9209}],
} as const
