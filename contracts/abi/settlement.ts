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
        "internalType": "bytes32",
        "name": "orderId",
        "type": "bytes32"
      }
    ],
    "name": "LessInside",
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

export const settlementBytecode = '0x61018080604052346104df5761304d803803809161001d82856104e3565b833981016080828203126104df578151916001600160a01b03831683036104df5760208101516001600160401b0391908281116104df5781019183601f840112156104df5782519281841161045e578360051b946040519461008260208801876104e3565b85526020850191602083978201019182116104df57602001915b8183106104bf5750505060606040830151920151906100bb6011610506565b7014dd5c995d1e4814d95d1d1b195b595b9d607a1b60208201526100df6001610506565b90603160f81b602083015233156104ac57600180546001600160a01b03199081169091555f805433928116831782556001600160a01b0316907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09080a3841515806104a1575b80610495575b156104865762278d008411610486575f97885b87518a10156101d0576001600160a01b036101798b8a6106e5565b51166001600160a01b0361018d8c8b6106e5565b5116916001600160a01b031610156101be575060016001600160a01b036101b48b8a6106e5565b511699019861015e565b631271cb0760e01b5f5260045260245ffd5b5087969495966004549460018601861161047257600186016004558860025587600355865190811161045e5768010000000000000000811161045e5760055481600555808210610425575b508160055f5260205f205f5b83811061040857505050505f5b8651811015610279576001908187015f52600660205260405f20828060a01b0361025e838b6106e5565b51165f5260205260405f208260ff1982541617905501610234565b508585888a604051936080850190608086525180915260a0850195905f5b8181106103e9575050506020840152604083015260010160608201527fc3bee9b4aac4b858aa829d354b547dce29455180fc9cfe88fffbef81c17af5fd9181900390a16102e560098361054c565b916101209283526102f7600a8561054c565b9061014091825260208151910120938460e0526020815191012093610100948086524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261036e60c0826104e3565b5190206080523060c0526101609182526040519261293f948561070e863960805185612421015260a051856124d8015260c051856123f2015260e051856124700152518461249601525183610e9301525182610ebe0152518181816022015281816106d0015281816108260152818161093f0152610afb0152f35b82516001600160a01b0316885260209788019790920191600101610297565b82516001600160a01b031681830155602090920191600101610227565b60055f52610458908290037f036b6384b5eca791c62761152d0c79bb0604c104a5fb6f4eb0703f3154bb3db08301610531565b8961021b565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b630719325560e11b5f5260045ffd5b5060148651111561014b565b508551851115610145565b631e4fbdf760e01b5f525f60045260245ffd5b82516001600160a01b03811681036104df5781526020928301920161009c565b5f80fd5b601f909101601f19168101906001600160401b0382119082101761045e57604052565b906001600160401b03821161045e576040519161052d601f8201601f1916602001846104e3565b8252565b5f5b82811061053f57505050565b5f82820155600101610533565b80519091602091828110156105c5575050601f825111610587578082519201519080831061057957501790565b825f19910360031b1b161790565b60448260405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fd5b9092916001600160401b03821161045e578354926001938481811c911680156106db575b838210146106c757601f8111610697575b5081601f841160011461063557509282939183925f9461062a575b50501b915f199060031b1c191617905560ff90565b015192505f80610615565b919083601f198116875f52845f20945f905b8883831061067d5750505010610665575b505050811b01905560ff90565b01515f1960f88460031b161c191690555f8080610658565b858701518855909601959485019487935090810190610647565b838111156105fa576106c190865f52601f845f209181870160051c9182910160051c039101610531565b5f6105fa565b634e487b7160e01b5f52602260045260245ffd5b90607f16906105e9565b80518210156106f95760209160051b010190565b634e487b7160e01b5f52603260045260245ffdfe60806040526004361015610072575b3615610018575f80fd5b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016330361004a57005b7f91c935f4000000000000000000000000000000000000000000000000000000005f5260045ffd5b5f3560e01c806321c0b342146115a457806333492c54146111f257806339b8672e146111d557806342cde4e8146111b857806346f0975a1461118357806353ec1aba146110d557806364203918146110b85780636a42b8f81461109b578063715018a61461102d57806379ba509714610f8e57806384b0196e14610e795780638da5cb5b14610e54578063900cf0cf14610e37578063949a0ba814610dcb5780639c3f1e9014610d38578063a83ec07d14610b1f578063ac210cc714610adc578063b7c4b6bf146105b8578063c6c4566e14610317578063c8834ee7146102fa578063d4570c1c146102a6578063e30c397814610280578063f2fde38b1461020a5763f60f7cca0361000e5734610206575f3660031901126102065765ffffffffffff60085460401c1680156101de578042106101b3576101b1611b75565b005b7f2a35a324000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f68307ad9000000000000000000000000000000000000000000000000000000005f5260045ffd5b5f80fd5b34610206576020366003190112610206576004356001600160a01b038082168092036102065761023861208c565b8173ffffffffffffffffffffffffffffffffffffffff1960015416176001555f54167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b34610206575f3660031901126102065760206001546001600160a01b0360405191168152f35b34610206576040366003190112610206576004356001600160a01b039081811680910361020657602435918216809203610206575f52600d60205260405f20905f52602052602060405f2054604051908152f35b34610206575f3660031901126102065760206040516202a3008152f35b346102065760603660031901126102065767ffffffffffffffff600435818111610206576103499036906004016116a0565b602435916044359161035961208c565b6103643682846118f5565b94841515806105ad575b806105a1575b156105795762278d008411610579575f93845b87518610156103d7576001906103c36001600160a01b03918a83806103b98c826103b18287611d1b565b511694611d1b565b5116921610611ef7565b6103cd878a611d1b565b5116950194610387565b50856202a3004201928342116105655760405163ffffffff6103fa6080836117f2565b61040536888a6118f5565b9081835260209384840190828716825260606040860195848a168752019365ffffffffffff8a168552805191821161055157869061044483600761194b565b0160075f525f5b828110610516575050509067ffffffff000000009151166dffffffffffff00000000000000006008549451935160401b16936dffffffffffffffffffffffffffff19161791841b161717600855604051948060808701608088525260a0860196905f5b8181106104ef577fe59a0c9da5493a7ba51bce05f90e81fb9d8300b6e04ad20a37bade855d53ecf388808b8a8a8a8a850152604084015260608301520390a1005b90919783806001926001600160a01b036105088d61168c565b1681520199019291016104ae565b81516001600160a01b03167fa66cc928b5edb82af9bd49922954155ab7b0942694bea4ce44661d9a8736c6888201559087019060010161044b565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b7f0e3264aa000000000000000000000000000000000000000000000000000000005f5260045ffd5b50601486511115610374565b50855185111561036e565b34610206576105c83660046116d1565b6105d0611994565b60016105db826120e6565b0165ffffffffffff8154168042106101b3575060036105f991611814565b5f60015f5b61060b608085018561179b565b90508110156109f55761062b81610625608087018761179b565b906118d1565b5f906001600160a01b0361063e826117d1565b161561064c602088016117d1565b81156109ee5760015b61065e846117d1565b6001600160a01b03604051937ff1551a9c00000000000000000000000000000000000000000000000000000000855216600484015260408a0135602484015260088210156109da576001600160a01b039160448401521660648201525f608482015260408160a4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156108c2575f916109a8575b50602083013581101561099d575b806107aa575b5050610722606087016117d1565b906001600160a01b0380610735836117d1565b60206040519401358452856020850152169216907f2b48913bcaac5ca8fccdc740976517c444980bc382c153617621804fc277a1846040893592a4806107a1575b602061078983610625608089018961179b565b013511610799575b6001016105fe565b5f9150610791565b60019350610776565b9092506107be6107b9836117d1565b6127f9565b92156108cd576107d0602088016117d1565b906001600160a01b03604051927f097a09d80000000000000000000000000000000000000000000000000000000084521660048301526040880135602483015260448201526020816064815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af180156108c257610897575b505b6108616107b9826117d1565b808381031161056557808361089092039361087e60608a016117d1565b91039061088a846117d1565b906121cf565b8680610714565b602090813d83116108bb575b6108ad81836117f2565b810103126102065786610853565b503d6108a3565b6040513d5f823e3d90fd5b6108d9602088016117d1565b906001600160a01b036108eb846117d1565b81604051947f532c814200000000000000000000000000000000000000000000000000000000865216600485015260408a0135602485015216604483015260648201526020816084815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af180156108c257610972575b50610855565b602090813d8311610996575b61098881836117f2565b81010312610206578661096c565b503d61097e565b50602082013561070e565b90506040813d6040116109d2575b816109c3604093836117f2565b81010312610206575188610700565b3d91506109b6565b634e487b7160e01b5f52602160045260245ffd5b6002610655565b509015610aaf578015610a92575b8015610a60575b15610a34575f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b7f135611b4000000000000000000000000000000000000000000000000000000005f523560045260245ffd5b50610a8d336004545f5260066020526001600160a01b0360405f2091165f5260205260ff60405f20541690565b610a0a565b506001600160a01b03610aa7606083016117d1565b163314610a03565b507f9d98d354000000000000000000000000000000000000000000000000000000005f523560045260245ffd5b34610206575f3660031901126102065760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b610b2a3660046116d1565b610b32611994565b610b3b816120e6565b6080820191610b4a838261179b565b905f915f5b818110610cea57505050803403610cbb575060019282610b7460046001879601611814565b5490604051913383526020927f11b2f66e0a5600d8c8e244d83277ff778e77b12e1f64e38e3c2552403ee090da6020863592a35f945b610bd4575b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b610bde818461179b565b9050851015610cb657610bf585610625838661179b565b6001600160a01b03610c06826117d1565b16610c30578495610c2986925f86610c2060608a016117d1565b920135916121cf565b0194610baa565b94610c3a866117d1565b606090610c488287016117d1565b85604051990135835260405233821b602c526f23b872dd000000000000000000000000600c52601c90855f60648482855af19081895f51141615610c99575b5050509085965f879352604052610c29565b3b153d171015610caa578080610c87565b600490637939f4245f52fd5b610baf565b7f195a3ca1000000000000000000000000000000000000000000000000000000005f523460045260245260445ffd5b6001600160a01b03610d05610d008385876118d1565b6117d1565b1615610d14575b600101610b4f565b92610d306001916020610d288786886118d1565b0135906117e5565b939050610d0c565b34610206576020366003190112610206576004355f52600b60205260405f20600160405191610d6860a0846117f2565b80548352015465ffffffffffff9060ff60208401918381168352838160301c16604086015264ffffffffff8160601c16606086015260881c169160058310156109da57838360806060960152519151169060405192835260208301526040820152f35b34610206576040366003190112610206576020610e2f610def6024356004356120a0565b610df76123e8565b604291604051917f19010000000000000000000000000000000000000000000000000000000000008352600283015260228201522090565b604051908152f35b34610206575f366003190112610206576020600454604051908152f35b34610206575f3660031901126102065760205f546001600160a01b0360405191168152f35b34610206575f36600319011261020657610f32610eb760097f0000000000000000000000000000000000000000000000000000000000000000612600565b610ee2600a7f0000000000000000000000000000000000000000000000000000000000000000612600565b60405190610f40602091610ef683856117f2565b5f84526040519586957f0f00000000000000000000000000000000000000000000000000000000000000875260e08588015260e0870190611737565b908582036040870152611737565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b828110610f7757505050500390f35b835185528695509381019392810192600101610f68565b34610206575f366003190112610206576001546001600160a01b0333818316036110015773ffffffffffffffffffffffffffffffffffffffff198092166001555f549133908316175f553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b7f118cdaa7000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b34610206575f3660031901126102065761104561208c565b5f6001600160a01b0360015473ffffffffffffffffffffffffffffffffffffffff1980911660015582549081168355167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b34610206575f366003190112610206576020600354604051908152f35b34610206575f366003190112610206576020604051620493e08152f35b346102065760403660031901126102065760043560243567ffffffffffffffff8111610206576111099036906004016116a0565b825f52600b60205260405f20916001830160ff815460881c1660058110156109da5761115b9360029361114383896001611156961461175b565b611151610def88548a6120a0565b611f34565b611814565b54907f62388c59a1deeef5c43bd1e453c09d8fd255c31f651700e1f606339958b88b1c5f80a3005b34610206575f366003190112610206576111b46111a06005611860565b6040519182916020835260208301906116fb565b0390f35b34610206575f366003190112610206576020600254604051908152f35b34610206576020610e2f610def6111ed3660046116d1565b611d2f565b34610206576003196040368201126102065767ffffffffffffffff6004358181116102065760c081600401938236030112610206576024918235908111610206576112419036906004016116a0565b9261124a611b75565b843590815f52602095600b8752600160405f20015460ff8160881c16600581101591826115915785908215938415611584575b8415611518575b505061128f9261175b565b61129c608486018261179b565b90501515806114fb575b156114d3576112b7600354426117e5565b9560a4860135908782106114a45765ffffffffffff92838311611479576112dd90611d2f565b95865f52600c8a5260ff60405f20541661144e578992916113049161115189610df76123e8565b855f52600c825260405f20600160ff198254161790556004546bffffffffffff0000000000006040519461133960a0876117f2565b888652600185870196828d16885282604082019616865264ffffffffff6060820195168552600b60808201978389528b5f525260405f2090518155019551167fffffffffffffffffffffffffffffff000000000000000000000000000000000070ffffffffff00000000000000000000000087549551945160601b169416179160301b16171782555190600582101561143b577f7f31d58a04d461fbe0addc3ed7c01bc897ac314705c7c224a3e5e65636531b07926113fd60609361140493611814565b86016117d1565b611410606487016117d1565b906001600160a01b0380926044604051990135895216898801528760408801521694a4604051908152f35b82634e487b7160e01b5f5260216004525ffd5b84877fae79b36a000000000000000000000000000000000000000000000000000000005f526004525ffd5b84837f46d5979c000000000000000000000000000000000000000000000000000000005f526004525ffd5b8784837f8838abb7000000000000000000000000000000000000000000000000000000005f526004525260445ffd5b7f727e80f2000000000000000000000000000000000000000000000000000000005f5260045ffd5b506001600160a01b03611510606487016117d1565b1615156112a6565b915091925061157157908461128f9260018314908161153a575b50928b611284565b90504265ffffffffffff8260301c1610908115611559575b508b611532565b905064ffffffffff6004549160601c1614158b611552565b83634e487b7160e01b5f5260216004525ffd5b506002831493505f61127d565b84634e487b7160e01b5f5260216004525ffd5b34610206576040366003190112610206576004356001600160a01b038082169182810361020657602435918216808303610206576115e0611994565b335f52600d60205260405f20845f5260205260405f20549182156116645784610baf955f93338552600d602052604085208286526020528460408120556040519086825260208201527f8b108833d469df5c6afac7bd2067f5f5d2dd5f3a9edb634606bdd25cde0b2aa760403392a315821461165d5760016119e9565b60026119e9565b7f969bf728000000000000000000000000000000000000000000000000000000005f5260045ffd5b35906001600160a01b038216820361020657565b9181601f840112156102065782359167ffffffffffffffff8311610206576020808501948460051b01011161020657565b60208183031261020657803567ffffffffffffffff81116102065760c09101809203126102065790565b9081518082526020808093019301915f5b82811061171a575050505090565b83516001600160a01b03168552938101939281019260010161170c565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b15611764575050565b7f9d819744000000000000000000000000000000000000000000000000000000005f5260045260058110156109da5760245260445ffd5b903590601e1981360301821215610206570180359067ffffffffffffffff821161020657602001918160061b3603831361020657565b356001600160a01b03811681036102065790565b9190820180921161056557565b90601f8019910116810190811067ffffffffffffffff82111761055157604052565b9060058110156109da577fffffffffffffffffffffffffffff00ffffffffffffffffffffffffffffffffff71ff000000000000000000000000000000000083549260881b169116179055565b90604051918281549182825260209260208301915f5260205f20935f905b82821061189657505050611894925003836117f2565b565b85546001600160a01b03168452600195860195889550938101939091019061187e565b67ffffffffffffffff81116105515760051b60200190565b91908110156118e15760061b0190565b634e487b7160e01b5f52603260045260245ffd5b9291611900826118b9565b9161190e60405193846117f2565b829481845260208094019160051b810192831161020657905b8282106119345750505050565b8380916119408461168c565b815201910190611927565b906801000000000000000081116105515781549181815582821061196e57505050565b5f528060205f20019103905f5b82811061198757505050565b5f8282015560010161197b565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6119c1576001905d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b92909391811580611b61575b611b5a5760088410156109da5760018414611b385760028414611add57611a1b93612291565b905f604051928051602038920183855af115611ad4573d15611abb575b503d81523d5f602083013e3d8101611a576020820192836040526123b2565b15611a60575050565b907f5472616e73666572206661696c65640000000000000000000000000000000000606480937f08c379a000000000000000000000000000000000000000000000000000000000845260206024820152600f60448201520152fd5b3b15611ac7575f611a38565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615611b1a575b50505f603452565b3b153d171015611b2b575f80611b12565b6390b8ec185f526004601cfd5b505f935083919250819038935af115611b4d57565b63b12d13eb5f526004601cfd5b5050505050565b5060088410156109da5760038414156119f5565b600854604065ffffffffffff82821c169182158015611d12575b611d0d57815191611ba16080846117f2565b611bab6007611860565b835263ffffffff806020948581019682861688528285830196881c1686526060820152611bd95f600761194b565b5f600855519551169251169060045492600180850180951161056557846004558160025583600355865167ffffffffffffffff811161055157611c1d81600561194b565b86880160055f52825f5b838110611cd25750505050805f905b611c8b575b50509181611c7a95937fc3bee9b4aac4b858aa829d354b547dce29455180fc9cfe88fffbef81c17af5fd979593519687966080885260808801906116fb565b9486015284015260608301520390a1565b8751811015611ccd57818091875f5260068952855f206001600160a01b03611cb3838d611d1b565b51165f528952855f208260ff198254161790550190611c36565b611c3b565b896001600160a01b03845116930192817f036b6384b5eca791c62761152d0c79bb0604c104a5fb6f4eb0703f3154bb3db00155018390611c27565b505050565b50824210611b8f565b80518210156118e15760209160051b010190565b6080916080820190611d41828461179b565b9050611d4c816118b9565b92611d67604092611d5f845196876117f2565b8086526118b9565b9460209384860190601f198098013683375f5b8751811015611dff5780611d94600192610625888861179b565b611d9d816117d1565b908851906001600160a01b038b8301937f98f506d400120a8a19fa036eaff0b0b869a905b1078a355a1bab72597fda181a8552168a8301528a6060910135818301528152611deb8d826117f2565b519020611df8828b611d1b565b5201611d7a565b5096925096509193611e128484016117d1565b90611e1f606085016117d1565b92865190868201809351909a905f5b818110611ec157505050611e4f908260a098999a9b039081018352826117f2565b519020918651958601967fe44834e59ed99ea90c8075c22f13ca04c62335b199994451d8f2bb34f2bcd77b88528435818801526001600160a01b0380931660608801528401356080870152168385015260c0840152013560e082015260e08152611ebb610100826117f2565b51902090565b82518d529b89019b91890191600101611e2e565b91908110156118e15760051b81013590603e1981360301821215610206570190565b15611eff5750565b6001600160a01b03907f1271cb07000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b919060025480831061205d57505f92835b838510611f53575050505050565b611f61610d00868686611ed5565b90611f7a826001600160a01b0380821693168311611ef7565b611fa6826004545f5260066020526001600160a01b0360405f2091165f5260205260ff60405f20541690565b1561203257611fb6868686611ed5565b6020908181013590601e198136030182121561020657019081359167ffffffffffffffff8311610206570190803603821361020657611ff6918585612550565b156120075750600190940193611f45565b7f9a7d38d9000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7fa0296092000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b827f59b8466f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b5f546001600160a01b033391160361100157565b906040519060208201927fc326260b21f4ec94a225ff57405dfbc87a072d3f4024fcb0513c0e587ea8989584526040830152606082015260608152611ebb6080826117f2565b90813591825f52600b60205260405f209260018401549160ff8360881c169160058310156109da57826111ed91600161211f951461175b565b808454036121a4575060045464ffffffffff8260601c160361217c5765ffffffffffff9060301c168042116121515750565b7f691e5682000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7fc056e9c9000000000000000000000000000000000000000000000000000000005f5260045ffd5b7ffcfe440c000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b919091620590d9805a1061226657506001600160a01b0390612204620493e082855f868916988915821461225f576001612744565b612259577f15b6ea9b1f7fe3439f1da83a00ad27ae49045f2d6484b9902bb8fecd111e05a5916020911692835f52600d825260405f20855f52825260405f2061224e8282546117e5565b9055604051908152a3565b50505050565b6002612744565b7f34edfe31000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b60088110156109da576002811461236457600314612310576001600160a01b03604051937ff242432a0000000000000000000000000000000000000000000000000000000060208601523060248601521660448401526064830152608482015260a060a48201525f60c482015260c4815261230d60e4826117f2565b90565b90506001600160a01b03604051927f23b872dd00000000000000000000000000000000000000000000000000000000602085015230602485015216604483015260648201526064815261230d6084826117f2565b50506001600160a01b03604051927fa9059cbb00000000000000000000000000000000000000000000000000000000602085015216602483015260448201526044815261230d6064826117f2565b805180159182156123c257505090565b602090810151925081106123d7575b50151590565b5f199060200360031b1b165f6123d1565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163014806124d5575b15612443577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152611ebb60c0826117f2565b507f0000000000000000000000000000000000000000000000000000000000000000461461241a565b67ffffffffffffffff811161055157601f01601f191660200190565b929192612526826124fe565b9161253460405193846117f2565b829481845281830111610206578281602093845f960137010152565b9291909261256861256236858561251a565b85612883565b5060048110156109da571590816125ea575b506125e15761258e5f92602094369161251a565b60648151604051927f1626ba7e000000000000000000000000000000000000000000000000000000009788855260048501526040602485015286820190604485015e01915afa905f5114601f3d11161690565b50505050600190565b90506001600160a01b038083169116145f61257a565b9060ff8214612678575060ff811690601f82116126505761262160206124fe565b9161262f60405193846117f2565b6020835261263d60206124fe565b602084019190601f190136833783525290565b7fb3512b0c000000000000000000000000000000000000000000000000000000005f5260045ffd5b9050604051905f9080549160018360011c906001851693841561273a575b602095868410861461272657838852879590811561270457506001146126c6575b50505061230d925003826117f2565b5f90815285812095935091905b8183106126ec57505061230d93508201015f80806126b7565b855487840185015294850194869450918301916126d3565b9250505061230d94925060ff191682840152151560051b8201015f80806126b7565b634e487b7160e01b5f52602260045260245ffd5b91607f1691612696565b919390928015806127e5575b6127da5760088310156109da57600183146127c957833b156127bf575f9461277793612291565b906040519383835192602038950192f1903d60203d116127b7575b806020918352805f8385013e820101604052816127ad575090565b61230d91506123b2565b506020612792565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156109da576003831415612750565b6001600160a01b03168061280c57504790565b6020602491604051928380927f70a082310000000000000000000000000000000000000000000000000000000082523060048301525afa9081156108c2575f91612854575090565b90506020813d60201161287b575b8161286f602093836117f2565b81010312610206575190565b3d9150612862565b81519190604183036128b3576128ac9250602082015190606060408401519301515f1a906128bd565b9192909190565b50505f9160029190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411612934579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa156108c2575f516001600160a01b0381161561292a57905f905f90565b505f906001905f90565b5050505f916003919056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const settlementDeployed = {
  code: '0x60806040526004361015610072575b3615610018575f80fd5b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016330361004a57005b7f91c935f4000000000000000000000000000000000000000000000000000000005f5260045ffd5b5f3560e01c806321c0b342146115a457806333492c54146111f257806339b8672e146111d557806342cde4e8146111b857806346f0975a1461118357806353ec1aba146110d557806364203918146110b85780636a42b8f81461109b578063715018a61461102d57806379ba509714610f8e57806384b0196e14610e795780638da5cb5b14610e54578063900cf0cf14610e37578063949a0ba814610dcb5780639c3f1e9014610d38578063a83ec07d14610b1f578063ac210cc714610adc578063b7c4b6bf146105b8578063c6c4566e14610317578063c8834ee7146102fa578063d4570c1c146102a6578063e30c397814610280578063f2fde38b1461020a5763f60f7cca0361000e5734610206575f3660031901126102065765ffffffffffff60085460401c1680156101de578042106101b3576101b1611b75565b005b7f2a35a324000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f68307ad9000000000000000000000000000000000000000000000000000000005f5260045ffd5b5f80fd5b34610206576020366003190112610206576004356001600160a01b038082168092036102065761023861208c565b8173ffffffffffffffffffffffffffffffffffffffff1960015416176001555f54167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b34610206575f3660031901126102065760206001546001600160a01b0360405191168152f35b34610206576040366003190112610206576004356001600160a01b039081811680910361020657602435918216809203610206575f52600d60205260405f20905f52602052602060405f2054604051908152f35b34610206575f3660031901126102065760206040516202a3008152f35b346102065760603660031901126102065767ffffffffffffffff600435818111610206576103499036906004016116a0565b602435916044359161035961208c565b6103643682846118f5565b94841515806105ad575b806105a1575b156105795762278d008411610579575f93845b87518610156103d7576001906103c36001600160a01b03918a83806103b98c826103b18287611d1b565b511694611d1b565b5116921610611ef7565b6103cd878a611d1b565b5116950194610387565b50856202a3004201928342116105655760405163ffffffff6103fa6080836117f2565b61040536888a6118f5565b9081835260209384840190828716825260606040860195848a168752019365ffffffffffff8a168552805191821161055157869061044483600761194b565b0160075f525f5b828110610516575050509067ffffffff000000009151166dffffffffffff00000000000000006008549451935160401b16936dffffffffffffffffffffffffffff19161791841b161717600855604051948060808701608088525260a0860196905f5b8181106104ef577fe59a0c9da5493a7ba51bce05f90e81fb9d8300b6e04ad20a37bade855d53ecf388808b8a8a8a8a850152604084015260608301520390a1005b90919783806001926001600160a01b036105088d61168c565b1681520199019291016104ae565b81516001600160a01b03167fa66cc928b5edb82af9bd49922954155ab7b0942694bea4ce44661d9a8736c6888201559087019060010161044b565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b7f0e3264aa000000000000000000000000000000000000000000000000000000005f5260045ffd5b50601486511115610374565b50855185111561036e565b34610206576105c83660046116d1565b6105d0611994565b60016105db826120e6565b0165ffffffffffff8154168042106101b3575060036105f991611814565b5f60015f5b61060b608085018561179b565b90508110156109f55761062b81610625608087018761179b565b906118d1565b5f906001600160a01b0361063e826117d1565b161561064c602088016117d1565b81156109ee5760015b61065e846117d1565b6001600160a01b03604051937ff1551a9c00000000000000000000000000000000000000000000000000000000855216600484015260408a0135602484015260088210156109da576001600160a01b039160448401521660648201525f608482015260408160a4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156108c2575f916109a8575b50602083013581101561099d575b806107aa575b5050610722606087016117d1565b906001600160a01b0380610735836117d1565b60206040519401358452856020850152169216907f2b48913bcaac5ca8fccdc740976517c444980bc382c153617621804fc277a1846040893592a4806107a1575b602061078983610625608089018961179b565b013511610799575b6001016105fe565b5f9150610791565b60019350610776565b9092506107be6107b9836117d1565b6127f9565b92156108cd576107d0602088016117d1565b906001600160a01b03604051927f097a09d80000000000000000000000000000000000000000000000000000000084521660048301526040880135602483015260448201526020816064815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af180156108c257610897575b505b6108616107b9826117d1565b808381031161056557808361089092039361087e60608a016117d1565b91039061088a846117d1565b906121cf565b8680610714565b602090813d83116108bb575b6108ad81836117f2565b810103126102065786610853565b503d6108a3565b6040513d5f823e3d90fd5b6108d9602088016117d1565b906001600160a01b036108eb846117d1565b81604051947f532c814200000000000000000000000000000000000000000000000000000000865216600485015260408a0135602485015216604483015260648201526020816084815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af180156108c257610972575b50610855565b602090813d8311610996575b61098881836117f2565b81010312610206578661096c565b503d61097e565b50602082013561070e565b90506040813d6040116109d2575b816109c3604093836117f2565b81010312610206575188610700565b3d91506109b6565b634e487b7160e01b5f52602160045260245ffd5b6002610655565b509015610aaf578015610a92575b8015610a60575b15610a34575f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b7f135611b4000000000000000000000000000000000000000000000000000000005f523560045260245ffd5b50610a8d336004545f5260066020526001600160a01b0360405f2091165f5260205260ff60405f20541690565b610a0a565b506001600160a01b03610aa7606083016117d1565b163314610a03565b507f9d98d354000000000000000000000000000000000000000000000000000000005f523560045260245ffd5b34610206575f3660031901126102065760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b610b2a3660046116d1565b610b32611994565b610b3b816120e6565b6080820191610b4a838261179b565b905f915f5b818110610cea57505050803403610cbb575060019282610b7460046001879601611814565b5490604051913383526020927f11b2f66e0a5600d8c8e244d83277ff778e77b12e1f64e38e3c2552403ee090da6020863592a35f945b610bd4575b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b610bde818461179b565b9050851015610cb657610bf585610625838661179b565b6001600160a01b03610c06826117d1565b16610c30578495610c2986925f86610c2060608a016117d1565b920135916121cf565b0194610baa565b94610c3a866117d1565b606090610c488287016117d1565b85604051990135835260405233821b602c526f23b872dd000000000000000000000000600c52601c90855f60648482855af19081895f51141615610c99575b5050509085965f879352604052610c29565b3b153d171015610caa578080610c87565b600490637939f4245f52fd5b610baf565b7f195a3ca1000000000000000000000000000000000000000000000000000000005f523460045260245260445ffd5b6001600160a01b03610d05610d008385876118d1565b6117d1565b1615610d14575b600101610b4f565b92610d306001916020610d288786886118d1565b0135906117e5565b939050610d0c565b34610206576020366003190112610206576004355f52600b60205260405f20600160405191610d6860a0846117f2565b80548352015465ffffffffffff9060ff60208401918381168352838160301c16604086015264ffffffffff8160601c16606086015260881c169160058310156109da57838360806060960152519151169060405192835260208301526040820152f35b34610206576040366003190112610206576020610e2f610def6024356004356120a0565b610df76123e8565b604291604051917f19010000000000000000000000000000000000000000000000000000000000008352600283015260228201522090565b604051908152f35b34610206575f366003190112610206576020600454604051908152f35b34610206575f3660031901126102065760205f546001600160a01b0360405191168152f35b34610206575f36600319011261020657610f32610eb760097f0000000000000000000000000000000000000000000000000000000000000000612600565b610ee2600a7f0000000000000000000000000000000000000000000000000000000000000000612600565b60405190610f40602091610ef683856117f2565b5f84526040519586957f0f00000000000000000000000000000000000000000000000000000000000000875260e08588015260e0870190611737565b908582036040870152611737565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b828110610f7757505050500390f35b835185528695509381019392810192600101610f68565b34610206575f366003190112610206576001546001600160a01b0333818316036110015773ffffffffffffffffffffffffffffffffffffffff198092166001555f549133908316175f553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b7f118cdaa7000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b34610206575f3660031901126102065761104561208c565b5f6001600160a01b0360015473ffffffffffffffffffffffffffffffffffffffff1980911660015582549081168355167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b34610206575f366003190112610206576020600354604051908152f35b34610206575f366003190112610206576020604051620493e08152f35b346102065760403660031901126102065760043560243567ffffffffffffffff8111610206576111099036906004016116a0565b825f52600b60205260405f20916001830160ff815460881c1660058110156109da5761115b9360029361114383896001611156961461175b565b611151610def88548a6120a0565b611f34565b611814565b54907f62388c59a1deeef5c43bd1e453c09d8fd255c31f651700e1f606339958b88b1c5f80a3005b34610206575f366003190112610206576111b46111a06005611860565b6040519182916020835260208301906116fb565b0390f35b34610206575f366003190112610206576020600254604051908152f35b34610206576020610e2f610def6111ed3660046116d1565b611d2f565b34610206576003196040368201126102065767ffffffffffffffff6004358181116102065760c081600401938236030112610206576024918235908111610206576112419036906004016116a0565b9261124a611b75565b843590815f52602095600b8752600160405f20015460ff8160881c16600581101591826115915785908215938415611584575b8415611518575b505061128f9261175b565b61129c608486018261179b565b90501515806114fb575b156114d3576112b7600354426117e5565b9560a4860135908782106114a45765ffffffffffff92838311611479576112dd90611d2f565b95865f52600c8a5260ff60405f20541661144e578992916113049161115189610df76123e8565b855f52600c825260405f20600160ff198254161790556004546bffffffffffff0000000000006040519461133960a0876117f2565b888652600185870196828d16885282604082019616865264ffffffffff6060820195168552600b60808201978389528b5f525260405f2090518155019551167fffffffffffffffffffffffffffffff000000000000000000000000000000000070ffffffffff00000000000000000000000087549551945160601b169416179160301b16171782555190600582101561143b577f7f31d58a04d461fbe0addc3ed7c01bc897ac314705c7c224a3e5e65636531b07926113fd60609361140493611814565b86016117d1565b611410606487016117d1565b906001600160a01b0380926044604051990135895216898801528760408801521694a4604051908152f35b82634e487b7160e01b5f5260216004525ffd5b84877fae79b36a000000000000000000000000000000000000000000000000000000005f526004525ffd5b84837f46d5979c000000000000000000000000000000000000000000000000000000005f526004525ffd5b8784837f8838abb7000000000000000000000000000000000000000000000000000000005f526004525260445ffd5b7f727e80f2000000000000000000000000000000000000000000000000000000005f5260045ffd5b506001600160a01b03611510606487016117d1565b1615156112a6565b915091925061157157908461128f9260018314908161153a575b50928b611284565b90504265ffffffffffff8260301c1610908115611559575b508b611532565b905064ffffffffff6004549160601c1614158b611552565b83634e487b7160e01b5f5260216004525ffd5b506002831493505f61127d565b84634e487b7160e01b5f5260216004525ffd5b34610206576040366003190112610206576004356001600160a01b038082169182810361020657602435918216808303610206576115e0611994565b335f52600d60205260405f20845f5260205260405f20549182156116645784610baf955f93338552600d602052604085208286526020528460408120556040519086825260208201527f8b108833d469df5c6afac7bd2067f5f5d2dd5f3a9edb634606bdd25cde0b2aa760403392a315821461165d5760016119e9565b60026119e9565b7f969bf728000000000000000000000000000000000000000000000000000000005f5260045ffd5b35906001600160a01b038216820361020657565b9181601f840112156102065782359167ffffffffffffffff8311610206576020808501948460051b01011161020657565b60208183031261020657803567ffffffffffffffff81116102065760c09101809203126102065790565b9081518082526020808093019301915f5b82811061171a575050505090565b83516001600160a01b03168552938101939281019260010161170c565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b15611764575050565b7f9d819744000000000000000000000000000000000000000000000000000000005f5260045260058110156109da5760245260445ffd5b903590601e1981360301821215610206570180359067ffffffffffffffff821161020657602001918160061b3603831361020657565b356001600160a01b03811681036102065790565b9190820180921161056557565b90601f8019910116810190811067ffffffffffffffff82111761055157604052565b9060058110156109da577fffffffffffffffffffffffffffff00ffffffffffffffffffffffffffffffffff71ff000000000000000000000000000000000083549260881b169116179055565b90604051918281549182825260209260208301915f5260205f20935f905b82821061189657505050611894925003836117f2565b565b85546001600160a01b03168452600195860195889550938101939091019061187e565b67ffffffffffffffff81116105515760051b60200190565b91908110156118e15760061b0190565b634e487b7160e01b5f52603260045260245ffd5b9291611900826118b9565b9161190e60405193846117f2565b829481845260208094019160051b810192831161020657905b8282106119345750505050565b8380916119408461168c565b815201910190611927565b906801000000000000000081116105515781549181815582821061196e57505050565b5f528060205f20019103905f5b82811061198757505050565b5f8282015560010161197b565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6119c1576001905d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b92909391811580611b61575b611b5a5760088410156109da5760018414611b385760028414611add57611a1b93612291565b905f604051928051602038920183855af115611ad4573d15611abb575b503d81523d5f602083013e3d8101611a576020820192836040526123b2565b15611a60575050565b907f5472616e73666572206661696c65640000000000000000000000000000000000606480937f08c379a000000000000000000000000000000000000000000000000000000000845260206024820152600f60448201520152fd5b3b15611ac7575f611a38565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615611b1a575b50505f603452565b3b153d171015611b2b575f80611b12565b6390b8ec185f526004601cfd5b505f935083919250819038935af115611b4d57565b63b12d13eb5f526004601cfd5b5050505050565b5060088410156109da5760038414156119f5565b600854604065ffffffffffff82821c169182158015611d12575b611d0d57815191611ba16080846117f2565b611bab6007611860565b835263ffffffff806020948581019682861688528285830196881c1686526060820152611bd95f600761194b565b5f600855519551169251169060045492600180850180951161056557846004558160025583600355865167ffffffffffffffff811161055157611c1d81600561194b565b86880160055f52825f5b838110611cd25750505050805f905b611c8b575b50509181611c7a95937fc3bee9b4aac4b858aa829d354b547dce29455180fc9cfe88fffbef81c17af5fd979593519687966080885260808801906116fb565b9486015284015260608301520390a1565b8751811015611ccd57818091875f5260068952855f206001600160a01b03611cb3838d611d1b565b51165f528952855f208260ff198254161790550190611c36565b611c3b565b896001600160a01b03845116930192817f036b6384b5eca791c62761152d0c79bb0604c104a5fb6f4eb0703f3154bb3db00155018390611c27565b505050565b50824210611b8f565b80518210156118e15760209160051b010190565b6080916080820190611d41828461179b565b9050611d4c816118b9565b92611d67604092611d5f845196876117f2565b8086526118b9565b9460209384860190601f198098013683375f5b8751811015611dff5780611d94600192610625888861179b565b611d9d816117d1565b908851906001600160a01b038b8301937f98f506d400120a8a19fa036eaff0b0b869a905b1078a355a1bab72597fda181a8552168a8301528a6060910135818301528152611deb8d826117f2565b519020611df8828b611d1b565b5201611d7a565b5096925096509193611e128484016117d1565b90611e1f606085016117d1565b92865190868201809351909a905f5b818110611ec157505050611e4f908260a098999a9b039081018352826117f2565b519020918651958601967fe44834e59ed99ea90c8075c22f13ca04c62335b199994451d8f2bb34f2bcd77b88528435818801526001600160a01b0380931660608801528401356080870152168385015260c0840152013560e082015260e08152611ebb610100826117f2565b51902090565b82518d529b89019b91890191600101611e2e565b91908110156118e15760051b81013590603e1981360301821215610206570190565b15611eff5750565b6001600160a01b03907f1271cb07000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b919060025480831061205d57505f92835b838510611f53575050505050565b611f61610d00868686611ed5565b90611f7a826001600160a01b0380821693168311611ef7565b611fa6826004545f5260066020526001600160a01b0360405f2091165f5260205260ff60405f20541690565b1561203257611fb6868686611ed5565b6020908181013590601e198136030182121561020657019081359167ffffffffffffffff8311610206570190803603821361020657611ff6918585612550565b156120075750600190940193611f45565b7f9a7d38d9000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7fa0296092000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b827f59b8466f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b5f546001600160a01b033391160361100157565b906040519060208201927fc326260b21f4ec94a225ff57405dfbc87a072d3f4024fcb0513c0e587ea8989584526040830152606082015260608152611ebb6080826117f2565b90813591825f52600b60205260405f209260018401549160ff8360881c169160058310156109da57826111ed91600161211f951461175b565b808454036121a4575060045464ffffffffff8260601c160361217c5765ffffffffffff9060301c168042116121515750565b7f691e5682000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7fc056e9c9000000000000000000000000000000000000000000000000000000005f5260045ffd5b7ffcfe440c000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b919091620590d9805a1061226657506001600160a01b0390612204620493e082855f868916988915821461225f576001612744565b612259577f15b6ea9b1f7fe3439f1da83a00ad27ae49045f2d6484b9902bb8fecd111e05a5916020911692835f52600d825260405f20855f52825260405f2061224e8282546117e5565b9055604051908152a3565b50505050565b6002612744565b7f34edfe31000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b60088110156109da576002811461236457600314612310576001600160a01b03604051937ff242432a0000000000000000000000000000000000000000000000000000000060208601523060248601521660448401526064830152608482015260a060a48201525f60c482015260c4815261230d60e4826117f2565b90565b90506001600160a01b03604051927f23b872dd00000000000000000000000000000000000000000000000000000000602085015230602485015216604483015260648201526064815261230d6084826117f2565b50506001600160a01b03604051927fa9059cbb00000000000000000000000000000000000000000000000000000000602085015216602483015260448201526044815261230d6064826117f2565b805180159182156123c257505090565b602090810151925081106123d7575b50151590565b5f199060200360031b1b165f6123d1565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163014806124d5575b15612443577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152611ebb60c0826117f2565b507f0000000000000000000000000000000000000000000000000000000000000000461461241a565b67ffffffffffffffff811161055157601f01601f191660200190565b929192612526826124fe565b9161253460405193846117f2565b829481845281830111610206578281602093845f960137010152565b9291909261256861256236858561251a565b85612883565b5060048110156109da571590816125ea575b506125e15761258e5f92602094369161251a565b60648151604051927f1626ba7e000000000000000000000000000000000000000000000000000000009788855260048501526040602485015286820190604485015e01915afa905f5114601f3d11161690565b50505050600190565b90506001600160a01b038083169116145f61257a565b9060ff8214612678575060ff811690601f82116126505761262160206124fe565b9161262f60405193846117f2565b6020835261263d60206124fe565b602084019190601f190136833783525290565b7fb3512b0c000000000000000000000000000000000000000000000000000000005f5260045ffd5b9050604051905f9080549160018360011c906001851693841561273a575b602095868410861461272657838852879590811561270457506001146126c6575b50505061230d925003826117f2565b5f90815285812095935091905b8183106126ec57505061230d93508201015f80806126b7565b855487840185015294850194869450918301916126d3565b9250505061230d94925060ff191682840152151560051b8201015f80806126b7565b634e487b7160e01b5f52602260045260245ffd5b91607f1691612696565b919390928015806127e5575b6127da5760088310156109da57600183146127c957833b156127bf575f9461277793612291565b906040519383835192602038950192f1903d60203d116127b7575b806020918352805f8385013e820101604052816127ad575090565b61230d91506123b2565b506020612792565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b5060088310156109da576003831415612750565b6001600160a01b03168061280c57504790565b6020602491604051928380927f70a082310000000000000000000000000000000000000000000000000000000082523060048301525afa9081156108c2575f91612854575090565b90506020813d60201161287b575b8161286f602093836117f2565b81010312610206575190565b3d9150612862565b81519190604183036128b3576128ac9250602082015190606060408401519301515f1a906128bd565b9192909190565b50505f9160029190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411612934579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa156108c2575f516001600160a01b0381161561292a57905f905f90565b505f906001905f90565b5050505f916003919056',
  immutables: [{"length":32,"start":34},{"length":32,"start":1744},{"length":32,"start":2086},{"length":32,"start":2367},{"length":32,"start":2811},{"length":32,"start":3731},{"length":32,"start":3774},{"length":32,"start":9202},{"length":32,"start":9249},{"length":32,"start":9328},{"length":32,"start":9366},{"length":32,"start":9432}],
} as const
