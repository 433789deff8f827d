// Written by build/compile-contracts.ts from contracts/settlement/Settlement.sol.

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

export const settlementBytecode = '0x61018080604052346104e657612cf4803803809161001d82856104ea565b833981016080828203126104e6578151916001600160a01b03831683036104e65760208101516001600160401b0391908281116104e65781019183601f840112156104e657825192818411610465578360051b946040519461008260208801876104ea565b85526020850191602083978201019182116104e657602001915b8183106104c65750505060606040830151920151906100bb601161050d565b7014dd5c995d1e4814d95d1d1b195b595b9d607a1b60208201526100df600161050d565b90603160f81b602083015233156104b357600180546001600160a01b03199081169091555f805433928116831782556001600160a01b0316907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09080a3841515806104a8575b8061049c575b1561048d5762278d00841161048d575f97885b87518a10156101d0576001600160a01b036101798b8a6106ec565b51166001600160a01b0361018d8c8b6106ec565b5116916001600160a01b031610156101be575060016001600160a01b036101b48b8a6106ec565b511699019861015e565b631271cb0760e01b5f5260045260245ffd5b5087969495966004549460018601861161047957600186016004558860025587600355865190811161046557680100000000000000008111610465576005548160055580821061042c575b508160055f5260205f205f5b83811061040f57505050505f5b8651811015610279576001908187015f52600660205260405f20828060a01b0361025e838b6106ec565b51165f5260205260405f208260ff1982541617905501610234565b508585888a604051936080850190608086525180915260a0850195905f5b8181106103f0575050506020840152604083015260010160608201527fc3bee9b4aac4b858aa829d354b547dce29455180fc9cfe88fffbef81c17af5fd9181900390a16102e5600983610553565b916101209283526102f7600a85610553565b9061014091825260208151910120938460e0526020815191012093610100948086524660a0526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261036e60c0826104ea565b5190206080523060c052610160918252604051926125df948561071586396080518561210c015260a051856121c3015260c051856120dd015260e0518561215b0152518461218101525183610d7001525182610d9b015251818181602201528181610646015281816107830152818161087a01528181610a0c015261137e0152f35b82516001600160a01b0316885260209788019790920191600101610297565b82516001600160a01b031681830155602090920191600101610227565b60055f5261045f908290037f036b6384b5eca791c62761152d0c79bb0604c104a5fb6f4eb0703f3154bb3db08301610538565b8961021b565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b630719325560e11b5f5260045ffd5b5060148651111561014b565b508551851115610145565b631e4fbdf760e01b5f525f60045260245ffd5b82516001600160a01b03811681036104e65781526020928301920161009c565b5f80fd5b601f909101601f19168101906001600160401b0382119082101761046557604052565b906001600160401b0382116104655760405191610534601f8201601f1916602001846104ea565b8252565b5f5b82811061054657505050565b5f8282015560010161053a565b80519091602091828110156105cc575050601f82511161058e578082519201519080831061058057501790565b825f19910360031b1b161790565b60448260405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fd5b9092916001600160401b038211610465578354926001938481811c911680156106e2575b838210146106ce57601f811161069e575b5081601f841160011461063c57509282939183925f94610631575b50501b915f199060031b1c191617905560ff90565b015192505f8061061c565b919083601f198116875f52845f20945f905b88838310610684575050501061066c575b505050811b01905560ff90565b01515f1960f88460031b161c191690555f808061065f565b85870151885590960195948501948793509081019061064e565b83811115610601576106c890865f52601f845f209181870160051c9182910160051c039101610538565b5f610601565b634e487b7160e01b5f52602260045260245ffd5b90607f16906105f0565b80518210156107005760209160051b010190565b634e487b7160e01b5f52603260045260245ffdfe60806040526004361015610059575b3615610018575f80fd5b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016330361004a57005b6324724d7d60e21b5f5260045ffd5b5f3560e01c806321c0b3421461143057806333492c541461107957806339b8672e1461105c57806342cde4e81461103f57806346f0975a1461100a57806353ec1aba14610f5c5780636420391814610f3f5780636a42b8f814610f22578063715018a614610ec857806379ba509714610e4f57806384b0196e14610d565780638da5cb5b14610d31578063900cf0cf14610d14578063949a0ba814610cc35780639c3f1e9014610c30578063a83ec07d14610a30578063ac210cc7146109ed578063b7c4b6bf14610547578063c6c4566e146102bf578063c8834ee7146102a2578063d4570c1c1461024e578063e30c397814610228578063f2fde38b146101bf5763f60f7cca0361000e57346101bb575f3660031901126101bb5765ffffffffffff60085460401c1680156101ac5780421061019a57610198611973565b005b630a8d68c960e21b5f5260045260245ffd5b6368307ad960e01b5f5260045ffd5b5f80fd5b346101bb5760203660031901126101bb576004356001600160a01b038082168092036101bb576101ed611e26565b816001600160a01b031960015416176001555f54167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346101bb575f3660031901126101bb5760206001546001600160a01b0360405191168152f35b346101bb5760403660031901126101bb576004356001600160a01b03908181168091036101bb576024359182168092036101bb575f52600d60205260405f20905f52602052602060405f2054604051908152f35b346101bb575f3660031901126101bb5760206040516202a3008152f35b346101bb5760603660031901126101bb5767ffffffffffffffff6004358181116101bb576102f1903690600401611513565b6024359160443591610301611e26565b61030c368284611726565b948415158061053c575b80610530575b156105215762278d008411610521575f93845b875186101561037f5760019061036b6001600160a01b03918a83806103618c826103598287611b19565b511694611b19565b5116921610611cf5565b610375878a611b19565b511695019461032f565b50856202a30042019283421161050d5760405163ffffffff6103a2608083611602565b6103ad36888a611726565b9081835260209384840190828716825260606040860195848a168752019365ffffffffffff8a16855280519182116104f95786906103ec83600761177c565b0160075f525f5b8281106104be575050509067ffffffff000000009151166dffffffffffff00000000000000006008549451935160401b16936dffffffffffffffffffffffffffff19161791841b161717600855604051948060808701608088525260a0860196905f5b818110610497577fe59a0c9da5493a7ba51bce05f90e81fb9d8300b6e04ad20a37bade855d53ecf388808b8a8a8a8a850152604084015260608301520390a1005b90919783806001926001600160a01b036104b08d6114ff565b168152019901929101610456565b81516001600160a01b03167fa66cc928b5edb82af9bd49922954155ab7b0942694bea4ce44661d9a8736c688820155908701906001016103f3565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b630719325560e11b5f5260045ffd5b5060148651111561031c565b508551851115610316565b346101bb57610557366004611544565b61055f6117c5565b600161056a82611e80565b0165ffffffffffff81541680421061019a5750600361058891611624565b5f60015f5b61059a60808501856116cc565b9050811015610938576105ba816105b460808701876116cc565b90611702565b5f906001600160a01b036105cd82611647565b16156105db60208801611647565b81156109315760015b6105ed84611647565b6001600160a01b0360405193633c5546a760e21b855216600484015260408a01356024840152600882101561091d576001600160a01b039160448401521660648201525f608482015260408160a4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561081f575f916108eb575b5060208301358110156108e0575b80610720575b505061069860608701611647565b906001600160a01b03806106ab83611647565b60206040519401358452856020850152169216907f2b48913bcaac5ca8fccdc740976517c444980bc382c153617621804fc277a1846040893592a480610717575b60206106ff836105b460808901896116cc565b01351161070f575b60010161058d565b5f9150610707565b600193506106ec565b90925061073461072f83611647565b6124b2565b921561082a5761074660208801611647565b906001600160a01b036040519263012f413b60e31b84521660048301526040880135602483015260448201526020816064815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1801561081f576107f4575b505b6107be61072f82611647565b808381031161050d5780836107ed9203936107db60608a01611647565b9103906107e784611647565b90611f1e565b868061068a565b602090813d8311610818575b61080a8183611602565b810103126101bb57866107b0565b503d610800565b6040513d5f823e3d90fd5b61083660208801611647565b906001600160a01b0361084884611647565b6040805163299640a160e11b815294831660048601528a0135602485015216604483015260648201526020816084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1801561081f576108b5575b506107b2565b602090813d83116108d9575b6108cb8183611602565b810103126101bb57866108af565b503d6108c1565b506020820135610684565b90506040813d604011610915575b8161090660409383611602565b810103126101bb575188610676565b3d91506108f9565b634e487b7160e01b5f52602160045260245ffd5b60026105e4565b5090156109d95780156109bc575b801561098a575b15610977575f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b6304d5846d60e21b5f523560045260245ffd5b506109b7336004545f5260066020526001600160a01b0360405f2091165f5260205260ff60405f20541690565b61094d565b506001600160a01b036109d160608301611647565b163314610946565b5063276634d560e21b5f523560045260245ffd5b346101bb575f3660031901126101bb5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b610a3b366004611544565b610a436117c5565b610a4c81611e80565b6080820191610a5b83826116cc565b905f915f5b818110610be257505050803403610bcc575060019282610a8560046001879601611624565b5490604051913383526020927f11b2f66e0a5600d8c8e244d83277ff778e77b12e1f64e38e3c2552403ee090da6020863592a35f945b610ae5575b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b610aef81846116cc565b9050851015610bc757610b06856105b483866116cc565b6001600160a01b03610b1782611647565b16610b41578495610b3a86925f86610b3160608a01611647565b92013591611f1e565b0194610abb565b94610b4b86611647565b606090610b59828701611647565b85604051990135835260405233821b602c526f23b872dd000000000000000000000000600c52601c90855f60648482855af19081895f51141615610baa575b5050509085965f879352604052610b3a565b3b153d171015610bbb578080610b98565b600490637939f4245f52fd5b610ac0565b63195a3ca160e01b5f523460045260245260445ffd5b6001600160a01b03610bfd610bf8838587611702565b611647565b1615610c0c575b600101610a60565b92610c286001916020610c20878688611702565b0135906115f5565b939050610c04565b346101bb5760203660031901126101bb576004355f52600b60205260405f20600160405191610c6060a084611602565b80548352015465ffffffffffff9060ff60208401918381168352838160301c16604086015264ffffffffff8160601c16606086015260881c1691600583101561091d57838360806060960152519151169060405192835260208301526040820152f35b346101bb5760403660031901126101bb576020610d0c610ce7602435600435611e3a565b610cef6120d3565b6042916040519161190160f01b8352600283015260228201522090565b604051908152f35b346101bb575f3660031901126101bb576020600454604051908152f35b346101bb575f3660031901126101bb5760205f546001600160a01b0360405191168152f35b346101bb575f3660031901126101bb57610df3610d9460097f00000000000000000000000000000000000000000000000000000000000000006122d2565b610dbf600a7f00000000000000000000000000000000000000000000000000000000000000006122d2565b60405190610e01602091610dd38385611602565b5f8452604051958695600f60f81b875260e08588015260e08701906115aa565b9085820360408701526115aa565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b828110610e3857505050500390f35b835185528695509381019392810192600101610e29565b346101bb575f3660031901126101bb576001546001600160a01b033381831603610eb5576001600160a01b03198092166001555f549133908316175f553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b346101bb575f3660031901126101bb57610ee0611e26565b5f6001600160a01b03600154811980911660015582549081168355167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346101bb575f3660031901126101bb576020600354604051908152f35b346101bb575f3660031901126101bb576020604051620493e08152f35b346101bb5760403660031901126101bb5760043560243567ffffffffffffffff81116101bb57610f90903690600401611513565b825f52600b60205260405f20916001830160ff815460881c16600581101561091d57610fe293600293610fca83896001610fdd96146115ce565b610fd8610ce788548a611e3a565b611d19565b611624565b54907f62388c59a1deeef5c43bd1e453c09d8fd255c31f651700e1f606339958b88b1c5f80a3005b346101bb575f3660031901126101bb5761103b611027600561165b565b60405191829160208352602083019061156e565b0390f35b346101bb575f3660031901126101bb576020600254604051908152f35b346101bb576020610d0c610ce7611074366004611544565b611b2d565b346101bb576003196040368201126101bb5767ffffffffffffffff906004358281116101bb5760c0816004019282360301126101bb5760249283359081116101bb576110c9903690600401611513565b936110d2611973565b833590815f52602095600b87526001918260405f20015460ff8160881c166005811015918261141d5786908215938415611410575b84156113b8575b5050611119926115ce565b606486019161112783611647565b9360848801611136818b6116cc565b90501515806113a6575b15611363576001600160a01b03809616308114159081611379575b5015611363575f90825b61132f575b5050611178600354426115f5565b9860a4890135928a84106113195765ffffffffffff918285116113075761119e90611b2d565b98895f52600c8d5260ff60405f2054166112f5578b94926111d58e95936bffffffffffff00000000000093610fd88e610cef6120d3565b8a5f52600c855260405f208360ff19825416179055600454926040516111fc60a082611602565b8c8152828782019816885282604082019616865264ffffffffff6060820195168552600b60808201978389528d5f525260405f20905181550195511670ffffffffff00000000000000000000000086549451935160601b169370ffffffffffffffffffffffffffffffffff1916179160301b1617178255519060058210156112e257936112c26112bc82946112b5606097957f7f31d58a04d461fbe0addc3ed7c01bc897ac314705c7c224a3e5e65636531b0799611624565b8a01611647565b92611647565b6044604051990135895216898801528760408801521694a4604051908152f35b82634e487b7160e01b5f5260216004525ffd5b858a63573cd9b560e11b5f526004525ffd5b85856311b565e760e21b5f526004525ffd5b8a8585638838abb760e01b5f526004525260445ffd5b8b8b61133b83826116cc565b905084101561137257836105b484611352936116cc565b013515611363578280920191611165565b63393f407960e11b5f5260045ffd5b505061116a565b9050867f00000000000000000000000000000000000000000000000000000000000000001614158c61115b565b506001600160a01b0386161515611140565b91509192506112e25790856111199286831490816113d9575b50928c61110e565b90504265ffffffffffff8260301c16109081156113f8575b508c6113d1565b905064ffffffffff6004549160601c1614158c6113f1565b506002831493505f611107565b83634e487b7160e01b5f5260216004525ffd5b346101bb5760403660031901126101bb576004356001600160a01b03808216918281036101bb576024359182168083036101bb5761146c6117c5565b335f52600d60205260405f20845f5260205260405f20549182156114f05784610ac0955f93338552600d602052604085208286526020528460408120556040519086825260208201527f8b108833d469df5c6afac7bd2067f5f5d2dd5f3a9edb634606bdd25cde0b2aa760403392a31582146114e9576001611801565b6002611801565b6312d37ee560e31b5f5260045ffd5b35906001600160a01b03821682036101bb57565b9181601f840112156101bb5782359167ffffffffffffffff83116101bb576020808501948460051b0101116101bb57565b6020818303126101bb57803567ffffffffffffffff81116101bb5760c09101809203126101bb5790565b9081518082526020808093019301915f5b82811061158d575050505090565b83516001600160a01b03168552938101939281019260010161157f565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b156115d7575050565b63276065d160e21b5f52600452600581101561091d5760245260445ffd5b9190820180921161050d57565b90601f8019910116810190811067ffffffffffffffff8211176104f957604052565b90600581101561091d5760ff60881b82549160881b169060ff60881b1916179055565b356001600160a01b03811681036101bb5790565b90604051918281549182825260209260208301915f5260205f20935f905b8282106116915750505061168f92500383611602565b565b85546001600160a01b031684526001958601958895509381019390910190611679565b67ffffffffffffffff81116104f95760051b60200190565b903590601e19813603018212156101bb570180359067ffffffffffffffff82116101bb57602001918160061b360383136101bb57565b91908110156117125760061b0190565b634e487b7160e01b5f52603260045260245ffd5b9291611731826116b4565b9161173f6040519384611602565b829481845260208094019160051b81019283116101bb57905b8282106117655750505050565b838091611771846114ff565b815201910190611758565b906801000000000000000081116104f95781549181815582821061179f57505050565b5f528060205f20019103905f5b8281106117b857505050565b5f828201556001016117ac565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6117f2576001905d565b633ee5aeb560e01b5f5260045ffd5b9290939181158061195f575b61195857600884101561091d576001841461193657600284146118db5761183393611fc7565b905f604051928051602038920183855af1156118d2573d156118b9575b503d81523d5f602083013e3d810161186f60208201928360405261209d565b15611878575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b156118c5575f611850565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615611918575b50505f603452565b3b153d171015611929575f80611910565b6390b8ec185f526004601cfd5b505f935083919250819038935af11561194b57565b63b12d13eb5f526004601cfd5b5050505050565b50600884101561091d57600384141561180d565b600854604065ffffffffffff82821c169182158015611b10575b611b0b5781519161199f608084611602565b6119a9600761165b565b835263ffffffff806020948581019682861688528285830196881c16865260608201526119d75f600761177c565b5f600855519551169251169060045492600180850180951161050d57846004558160025583600355865167ffffffffffffffff81116104f957611a1b81600561177c565b86880160055f52825f5b838110611ad05750505050805f905b611a89575b50509181611a7895937fc3bee9b4aac4b858aa829d354b547dce29455180fc9cfe88fffbef81c17af5fd9795935196879660808852608088019061156e565b9486015284015260608301520390a1565b8751811015611acb57818091875f5260068952855f206001600160a01b03611ab1838d611b19565b51165f528952855f208260ff198254161790550190611a34565b611a39565b896001600160a01b03845116930192817f036b6384b5eca791c62761152d0c79bb0604c104a5fb6f4eb0703f3154bb3db00155018390611a25565b505050565b5082421061198d565b80518210156117125760209160051b010190565b6080916080820190611b3f82846116cc565b9050611b4a816116b4565b92611b65604092611b5d84519687611602565b8086526116b4565b9460209384860190601f198098013683375f5b8751811015611bfd5780611b926001926105b488886116cc565b611b9b81611647565b908851906001600160a01b038b8301937f98f506d400120a8a19fa036eaff0b0b869a905b1078a355a1bab72597fda181a8552168a8301528a6060910135818301528152611be98d82611602565b519020611bf6828b611b19565b5201611b78565b5096925096509193611c10848401611647565b90611c1d60608501611647565b92865190868201809351909a905f5b818110611cbf57505050611c4d908260a098999a9b03908101835282611602565b519020918651958601967fe44834e59ed99ea90c8075c22f13ca04c62335b199994451d8f2bb34f2bcd77b88528435818801526001600160a01b0380931660608801528401356080870152168385015260c0840152013560e082015260e08152611cb961010082611602565b51902090565b82518d529b89019b91890191600101611c2c565b91908110156117125760051b81013590603e19813603018212156101bb570190565b15611cfd5750565b6001600160a01b0390631271cb0760e01b5f521660045260245ffd5b9190600254808310611e1057505f92835b838510611d38575050505050565b611d46610bf8868686611cd3565b90611d5f826001600160a01b0380821693168311611cf5565b611d8b826004545f5260066020526001600160a01b0360405f2091165f5260205260ff60405f20541690565b15611dfe57611d9b868686611cd3565b6020908181013590601e19813603018212156101bb57019081359167ffffffffffffffff83116101bb57019080360382136101bb57611ddb91858561223b565b15611dec5750600190940193611d2a565b639a7d38d960e01b5f5260045260245ffd5b635014b04960e11b5f5260045260245ffd5b826359b8466f60e01b5f5260045260245260445ffd5b5f546001600160a01b0333911603610eb557565b906040519060208201927fc326260b21f4ec94a225ff57405dfbc87a072d3f4024fcb0513c0e587ea8989584526040830152606082015260608152611cb9608082611602565b90813591825f52600b60205260405f209260018401549160ff8360881c1691600583101561091d5782611074916001611eb995146115ce565b80845403611f0c575060045464ffffffffff8260601c1603611efd5765ffffffffffff9060301c16804211611eeb5750565b63348f2b4160e11b5f5260045260245ffd5b63c056e9c960e01b5f5260045ffd5b633f3f910360e21b5f5260045260245ffd5b919091620590d9805a10611fb557506001600160a01b0390611f53620493e082855f8689169889158214611fae5760016123fd565b611fa8577f15b6ea9b1f7fe3439f1da83a00ad27ae49045f2d6484b9902bb8fecd111e05a5916020911692835f52600d825260405f20855f52825260405f20611f9d8282546115f5565b9055604051908152a3565b50505050565b60026123fd565b6334edfe3160e01b5f5260045260245ffd5b600881101561091d57600281146120685760031461202d576001600160a01b0360405193637921219560e11b60208601523060248601521660448401526064830152608482015260a060a48201525f60c482015260c4815261202a60e482611602565b90565b90506001600160a01b03604051926323b872dd60e01b602085015230602485015216604483015260648201526064815261202a608482611602565b50506001600160a01b036040519263a9059cbb60e01b602085015216602483015260448201526044815261202a606482611602565b805180159182156120ad57505090565b602090810151925081106120c2575b50151590565b5f199060200360031b1b165f6120bc565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163014806121c0575b1561212e577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152611cb960c082611602565b507f00000000000000000000000000000000000000000000000000000000000000004614612105565b67ffffffffffffffff81116104f957601f01601f191660200190565b929192612211826121e9565b9161221f6040519384611602565b8294818452818301116101bb578281602093845f960137010152565b9291909261225361224d368585612205565b85612523565b50600481101561091d571590816122bc575b506122b3576122795f926020943691612205565b6064815160405192630b135d3f60e11b9788855260048501526040602485015286820190604485015e01915afa905f5114601f3d11161690565b50505050600190565b90506001600160a01b038083169116145f612265565b9060ff8214612331575060ff811690601f8211612322576122f360206121e9565b916123016040519384611602565b6020835261230f60206121e9565b602084019190601f190136833783525290565b632cd44ac360e21b5f5260045ffd5b9050604051905f9080549160018360011c90600185169384156123f3575b60209586841086146123df5783885287959081156123bd575060011461237f575b50505061202a92500382611602565b5f90815285812095935091905b8183106123a557505061202a93508201015f8080612370565b8554878401850152948501948694509183019161238c565b9250505061202a94925060ff191682840152151560051b8201015f8080612370565b634e487b7160e01b5f52602260045260245ffd5b91607f169161234f565b9193909280158061249e575b61249357600883101561091d576001831461248257833b15612478575f9461243093611fc7565b906040519383835192602038950192f1903d60203d11612470575b806020918352805f8385013e82010160405281612466575090565b61202a915061209d565b50602061244b565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b50600883101561091d576003831415612409565b6001600160a01b0316806124c557504790565b6020602491604051928380926370a0823160e01b82523060048301525afa90811561081f575f916124f4575090565b90506020813d60201161251b575b8161250f60209383611602565b810103126101bb575190565b3d9150612502565b81519190604183036125535761254c9250602082015190606060408401519301515f1a9061255d565b9192909190565b50505f9160029190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084116125d4579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa1561081f575f516001600160a01b038116156125ca57905f905f90565b505f906001905f90565b5050505f916003919056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const settlementDeployed = {
  code: '0x60806040526004361015610059575b3615610018575f80fd5b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016330361004a57005b6324724d7d60e21b5f5260045ffd5b5f3560e01c806321c0b3421461143057806333492c541461107957806339b8672e1461105c57806342cde4e81461103f57806346f0975a1461100a57806353ec1aba14610f5c5780636420391814610f3f5780636a42b8f814610f22578063715018a614610ec857806379ba509714610e4f57806384b0196e14610d565780638da5cb5b14610d31578063900cf0cf14610d14578063949a0ba814610cc35780639c3f1e9014610c30578063a83ec07d14610a30578063ac210cc7146109ed578063b7c4b6bf14610547578063c6c4566e146102bf578063c8834ee7146102a2578063d4570c1c1461024e578063e30c397814610228578063f2fde38b146101bf5763f60f7cca0361000e57346101bb575f3660031901126101bb5765ffffffffffff60085460401c1680156101ac5780421061019a57610198611973565b005b630a8d68c960e21b5f5260045260245ffd5b6368307ad960e01b5f5260045ffd5b5f80fd5b346101bb5760203660031901126101bb576004356001600160a01b038082168092036101bb576101ed611e26565b816001600160a01b031960015416176001555f54167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b346101bb575f3660031901126101bb5760206001546001600160a01b0360405191168152f35b346101bb5760403660031901126101bb576004356001600160a01b03908181168091036101bb576024359182168092036101bb575f52600d60205260405f20905f52602052602060405f2054604051908152f35b346101bb575f3660031901126101bb5760206040516202a3008152f35b346101bb5760603660031901126101bb5767ffffffffffffffff6004358181116101bb576102f1903690600401611513565b6024359160443591610301611e26565b61030c368284611726565b948415158061053c575b80610530575b156105215762278d008411610521575f93845b875186101561037f5760019061036b6001600160a01b03918a83806103618c826103598287611b19565b511694611b19565b5116921610611cf5565b610375878a611b19565b511695019461032f565b50856202a30042019283421161050d5760405163ffffffff6103a2608083611602565b6103ad36888a611726565b9081835260209384840190828716825260606040860195848a168752019365ffffffffffff8a16855280519182116104f95786906103ec83600761177c565b0160075f525f5b8281106104be575050509067ffffffff000000009151166dffffffffffff00000000000000006008549451935160401b16936dffffffffffffffffffffffffffff19161791841b161717600855604051948060808701608088525260a0860196905f5b818110610497577fe59a0c9da5493a7ba51bce05f90e81fb9d8300b6e04ad20a37bade855d53ecf388808b8a8a8a8a850152604084015260608301520390a1005b90919783806001926001600160a01b036104b08d6114ff565b168152019901929101610456565b81516001600160a01b03167fa66cc928b5edb82af9bd49922954155ab7b0942694bea4ce44661d9a8736c688820155908701906001016103f3565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b630719325560e11b5f5260045ffd5b5060148651111561031c565b508551851115610316565b346101bb57610557366004611544565b61055f6117c5565b600161056a82611e80565b0165ffffffffffff81541680421061019a5750600361058891611624565b5f60015f5b61059a60808501856116cc565b9050811015610938576105ba816105b460808701876116cc565b90611702565b5f906001600160a01b036105cd82611647565b16156105db60208801611647565b81156109315760015b6105ed84611647565b6001600160a01b0360405193633c5546a760e21b855216600484015260408a01356024840152600882101561091d576001600160a01b039160448401521660648201525f608482015260408160a4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561081f575f916108eb575b5060208301358110156108e0575b80610720575b505061069860608701611647565b906001600160a01b03806106ab83611647565b60206040519401358452856020850152169216907f2b48913bcaac5ca8fccdc740976517c444980bc382c153617621804fc277a1846040893592a480610717575b60206106ff836105b460808901896116cc565b01351161070f575b60010161058d565b5f9150610707565b600193506106ec565b90925061073461072f83611647565b6124b2565b921561082a5761074660208801611647565b906001600160a01b036040519263012f413b60e31b84521660048301526040880135602483015260448201526020816064815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1801561081f576107f4575b505b6107be61072f82611647565b808381031161050d5780836107ed9203936107db60608a01611647565b9103906107e784611647565b90611f1e565b868061068a565b602090813d8311610818575b61080a8183611602565b810103126101bb57866107b0565b503d610800565b6040513d5f823e3d90fd5b61083660208801611647565b906001600160a01b0361084884611647565b6040805163299640a160e11b815294831660048601528a0135602485015216604483015260648201526020816084815f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165af1801561081f576108b5575b506107b2565b602090813d83116108d9575b6108cb8183611602565b810103126101bb57866108af565b503d6108c1565b506020820135610684565b90506040813d604011610915575b8161090660409383611602565b810103126101bb575188610676565b3d91506108f9565b634e487b7160e01b5f52602160045260245ffd5b60026105e4565b5090156109d95780156109bc575b801561098a575b15610977575f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b6304d5846d60e21b5f523560045260245ffd5b506109b7336004545f5260066020526001600160a01b0360405f2091165f5260205260ff60405f20541690565b61094d565b506001600160a01b036109d160608301611647565b163314610946565b5063276634d560e21b5f523560045260245ffd5b346101bb575f3660031901126101bb5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b610a3b366004611544565b610a436117c5565b610a4c81611e80565b6080820191610a5b83826116cc565b905f915f5b818110610be257505050803403610bcc575060019282610a8560046001879601611624565b5490604051913383526020927f11b2f66e0a5600d8c8e244d83277ff778e77b12e1f64e38e3c2552403ee090da6020863592a35f945b610ae5575b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b610aef81846116cc565b9050851015610bc757610b06856105b483866116cc565b6001600160a01b03610b1782611647565b16610b41578495610b3a86925f86610b3160608a01611647565b92013591611f1e565b0194610abb565b94610b4b86611647565b606090610b59828701611647565b85604051990135835260405233821b602c526f23b872dd000000000000000000000000600c52601c90855f60648482855af19081895f51141615610baa575b5050509085965f879352604052610b3a565b3b153d171015610bbb578080610b98565b600490637939f4245f52fd5b610ac0565b63195a3ca160e01b5f523460045260245260445ffd5b6001600160a01b03610bfd610bf8838587611702565b611647565b1615610c0c575b600101610a60565b92610c286001916020610c20878688611702565b0135906115f5565b939050610c04565b346101bb5760203660031901126101bb576004355f52600b60205260405f20600160405191610c6060a084611602565b80548352015465ffffffffffff9060ff60208401918381168352838160301c16604086015264ffffffffff8160601c16606086015260881c1691600583101561091d57838360806060960152519151169060405192835260208301526040820152f35b346101bb5760403660031901126101bb576020610d0c610ce7602435600435611e3a565b610cef6120d3565b6042916040519161190160f01b8352600283015260228201522090565b604051908152f35b346101bb575f3660031901126101bb576020600454604051908152f35b346101bb575f3660031901126101bb5760205f546001600160a01b0360405191168152f35b346101bb575f3660031901126101bb57610df3610d9460097f00000000000000000000000000000000000000000000000000000000000000006122d2565b610dbf600a7f00000000000000000000000000000000000000000000000000000000000000006122d2565b60405190610e01602091610dd38385611602565b5f8452604051958695600f60f81b875260e08588015260e08701906115aa565b9085820360408701526115aa565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b828110610e3857505050500390f35b835185528695509381019392810192600101610e29565b346101bb575f3660031901126101bb576001546001600160a01b033381831603610eb5576001600160a01b03198092166001555f549133908316175f553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f523360045260245ffd5b346101bb575f3660031901126101bb57610ee0611e26565b5f6001600160a01b03600154811980911660015582549081168355167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b346101bb575f3660031901126101bb576020600354604051908152f35b346101bb575f3660031901126101bb576020604051620493e08152f35b346101bb5760403660031901126101bb5760043560243567ffffffffffffffff81116101bb57610f90903690600401611513565b825f52600b60205260405f20916001830160ff815460881c16600581101561091d57610fe293600293610fca83896001610fdd96146115ce565b610fd8610ce788548a611e3a565b611d19565b611624565b54907f62388c59a1deeef5c43bd1e453c09d8fd255c31f651700e1f606339958b88b1c5f80a3005b346101bb575f3660031901126101bb5761103b611027600561165b565b60405191829160208352602083019061156e565b0390f35b346101bb575f3660031901126101bb576020600254604051908152f35b346101bb576020610d0c610ce7611074366004611544565b611b2d565b346101bb576003196040368201126101bb5767ffffffffffffffff906004358281116101bb5760c0816004019282360301126101bb5760249283359081116101bb576110c9903690600401611513565b936110d2611973565b833590815f52602095600b87526001918260405f20015460ff8160881c166005811015918261141d5786908215938415611410575b84156113b8575b5050611119926115ce565b606486019161112783611647565b9360848801611136818b6116cc565b90501515806113a6575b15611363576001600160a01b03809616308114159081611379575b5015611363575f90825b61132f575b5050611178600354426115f5565b9860a4890135928a84106113195765ffffffffffff918285116113075761119e90611b2d565b98895f52600c8d5260ff60405f2054166112f5578b94926111d58e95936bffffffffffff00000000000093610fd88e610cef6120d3565b8a5f52600c855260405f208360ff19825416179055600454926040516111fc60a082611602565b8c8152828782019816885282604082019616865264ffffffffff6060820195168552600b60808201978389528d5f525260405f20905181550195511670ffffffffff00000000000000000000000086549451935160601b169370ffffffffffffffffffffffffffffffffff1916179160301b1617178255519060058210156112e257936112c26112bc82946112b5606097957f7f31d58a04d461fbe0addc3ed7c01bc897ac314705c7c224a3e5e65636531b0799611624565b8a01611647565b92611647565b6044604051990135895216898801528760408801521694a4604051908152f35b82634e487b7160e01b5f5260216004525ffd5b858a63573cd9b560e11b5f526004525ffd5b85856311b565e760e21b5f526004525ffd5b8a8585638838abb760e01b5f526004525260445ffd5b8b8b61133b83826116cc565b905084101561137257836105b484611352936116cc565b013515611363578280920191611165565b63393f407960e11b5f5260045ffd5b505061116a565b9050867f00000000000000000000000000000000000000000000000000000000000000001614158c61115b565b506001600160a01b0386161515611140565b91509192506112e25790856111199286831490816113d9575b50928c61110e565b90504265ffffffffffff8260301c16109081156113f8575b508c6113d1565b905064ffffffffff6004549160601c1614158c6113f1565b506002831493505f611107565b83634e487b7160e01b5f5260216004525ffd5b346101bb5760403660031901126101bb576004356001600160a01b03808216918281036101bb576024359182168083036101bb5761146c6117c5565b335f52600d60205260405f20845f5260205260405f20549182156114f05784610ac0955f93338552600d602052604085208286526020528460408120556040519086825260208201527f8b108833d469df5c6afac7bd2067f5f5d2dd5f3a9edb634606bdd25cde0b2aa760403392a31582146114e9576001611801565b6002611801565b6312d37ee560e31b5f5260045ffd5b35906001600160a01b03821682036101bb57565b9181601f840112156101bb5782359167ffffffffffffffff83116101bb576020808501948460051b0101116101bb57565b6020818303126101bb57803567ffffffffffffffff81116101bb5760c09101809203126101bb5790565b9081518082526020808093019301915f5b82811061158d575050505090565b83516001600160a01b03168552938101939281019260010161157f565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b156115d7575050565b63276065d160e21b5f52600452600581101561091d5760245260445ffd5b9190820180921161050d57565b90601f8019910116810190811067ffffffffffffffff8211176104f957604052565b90600581101561091d5760ff60881b82549160881b169060ff60881b1916179055565b356001600160a01b03811681036101bb5790565b90604051918281549182825260209260208301915f5260205f20935f905b8282106116915750505061168f92500383611602565b565b85546001600160a01b031684526001958601958895509381019390910190611679565b67ffffffffffffffff81116104f95760051b60200190565b903590601e19813603018212156101bb570180359067ffffffffffffffff82116101bb57602001918160061b360383136101bb57565b91908110156117125760061b0190565b634e487b7160e01b5f52603260045260245ffd5b9291611731826116b4565b9161173f6040519384611602565b829481845260208094019160051b81019283116101bb57905b8282106117655750505050565b838091611771846114ff565b815201910190611758565b906801000000000000000081116104f95781549181815582821061179f57505050565b5f528060205f20019103905f5b8281106117b857505050565b5f828201556001016117ac565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00805c6117f2576001905d565b633ee5aeb560e01b5f5260045ffd5b9290939181158061195f575b61195857600884101561091d576001841461193657600284146118db5761183393611fc7565b905f604051928051602038920183855af1156118d2573d156118b9575b503d81523d5f602083013e3d810161186f60208201928360405261209d565b15611878575050565b62461bcd60e51b825260206024820152600f60448201527f5472616e73666572206661696c6564000000000000000000000000000000000060649182015290fd5b3b156118c5575f611850565b635a836a5f5f526004601cfd5b503d5f823e3d90fd5b5091506014526034526fa9059cbb0000000000000000000000005f5260205f6044601082855af1908160015f51141615611918575b50505f603452565b3b153d171015611929575f80611910565b6390b8ec185f526004601cfd5b505f935083919250819038935af11561194b57565b63b12d13eb5f526004601cfd5b5050505050565b50600884101561091d57600384141561180d565b600854604065ffffffffffff82821c169182158015611b10575b611b0b5781519161199f608084611602565b6119a9600761165b565b835263ffffffff806020948581019682861688528285830196881c16865260608201526119d75f600761177c565b5f600855519551169251169060045492600180850180951161050d57846004558160025583600355865167ffffffffffffffff81116104f957611a1b81600561177c565b86880160055f52825f5b838110611ad05750505050805f905b611a89575b50509181611a7895937fc3bee9b4aac4b858aa829d354b547dce29455180fc9cfe88fffbef81c17af5fd9795935196879660808852608088019061156e565b9486015284015260608301520390a1565b8751811015611acb57818091875f5260068952855f206001600160a01b03611ab1838d611b19565b51165f528952855f208260ff198254161790550190611a34565b611a39565b896001600160a01b03845116930192817f036b6384b5eca791c62761152d0c79bb0604c104a5fb6f4eb0703f3154bb3db00155018390611a25565b505050565b5082421061198d565b80518210156117125760209160051b010190565b6080916080820190611b3f82846116cc565b9050611b4a816116b4565b92611b65604092611b5d84519687611602565b8086526116b4565b9460209384860190601f198098013683375f5b8751811015611bfd5780611b926001926105b488886116cc565b611b9b81611647565b908851906001600160a01b038b8301937f98f506d400120a8a19fa036eaff0b0b869a905b1078a355a1bab72597fda181a8552168a8301528a6060910135818301528152611be98d82611602565b519020611bf6828b611b19565b5201611b78565b5096925096509193611c10848401611647565b90611c1d60608501611647565b92865190868201809351909a905f5b818110611cbf57505050611c4d908260a098999a9b03908101835282611602565b519020918651958601967fe44834e59ed99ea90c8075c22f13ca04c62335b199994451d8f2bb34f2bcd77b88528435818801526001600160a01b0380931660608801528401356080870152168385015260c0840152013560e082015260e08152611cb961010082611602565b51902090565b82518d529b89019b91890191600101611c2c565b91908110156117125760051b81013590603e19813603018212156101bb570190565b15611cfd5750565b6001600160a01b0390631271cb0760e01b5f521660045260245ffd5b9190600254808310611e1057505f92835b838510611d38575050505050565b611d46610bf8868686611cd3565b90611d5f826001600160a01b0380821693168311611cf5565b611d8b826004545f5260066020526001600160a01b0360405f2091165f5260205260ff60405f20541690565b15611dfe57611d9b868686611cd3565b6020908181013590601e19813603018212156101bb57019081359167ffffffffffffffff83116101bb57019080360382136101bb57611ddb91858561223b565b15611dec5750600190940193611d2a565b639a7d38d960e01b5f5260045260245ffd5b635014b04960e11b5f5260045260245ffd5b826359b8466f60e01b5f5260045260245260445ffd5b5f546001600160a01b0333911603610eb557565b906040519060208201927fc326260b21f4ec94a225ff57405dfbc87a072d3f4024fcb0513c0e587ea8989584526040830152606082015260608152611cb9608082611602565b90813591825f52600b60205260405f209260018401549160ff8360881c1691600583101561091d5782611074916001611eb995146115ce565b80845403611f0c575060045464ffffffffff8260601c1603611efd5765ffffffffffff9060301c16804211611eeb5750565b63348f2b4160e11b5f5260045260245ffd5b63c056e9c960e01b5f5260045ffd5b633f3f910360e21b5f5260045260245ffd5b919091620590d9805a10611fb557506001600160a01b0390611f53620493e082855f8689169889158214611fae5760016123fd565b611fa8577f15b6ea9b1f7fe3439f1da83a00ad27ae49045f2d6484b9902bb8fecd111e05a5916020911692835f52600d825260405f20855f52825260405f20611f9d8282546115f5565b9055604051908152a3565b50505050565b60026123fd565b6334edfe3160e01b5f5260045260245ffd5b600881101561091d57600281146120685760031461202d576001600160a01b0360405193637921219560e11b60208601523060248601521660448401526064830152608482015260a060a48201525f60c482015260c4815261202a60e482611602565b90565b90506001600160a01b03604051926323b872dd60e01b602085015230602485015216604483015260648201526064815261202a608482611602565b50506001600160a01b036040519263a9059cbb60e01b602085015216602483015260448201526044815261202a606482611602565b805180159182156120ad57505090565b602090810151925081106120c2575b50151590565b5f199060200360031b1b165f6120bc565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163014806121c0575b1561212e577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152611cb960c082611602565b507f00000000000000000000000000000000000000000000000000000000000000004614612105565b67ffffffffffffffff81116104f957601f01601f191660200190565b929192612211826121e9565b9161221f6040519384611602565b8294818452818301116101bb578281602093845f960137010152565b9291909261225361224d368585612205565b85612523565b50600481101561091d571590816122bc575b506122b3576122795f926020943691612205565b6064815160405192630b135d3f60e11b9788855260048501526040602485015286820190604485015e01915afa905f5114601f3d11161690565b50505050600190565b90506001600160a01b038083169116145f612265565b9060ff8214612331575060ff811690601f8211612322576122f360206121e9565b916123016040519384611602565b6020835261230f60206121e9565b602084019190601f190136833783525290565b632cd44ac360e21b5f5260045ffd5b9050604051905f9080549160018360011c90600185169384156123f3575b60209586841086146123df5783885287959081156123bd575060011461237f575b50505061202a92500382611602565b5f90815285812095935091905b8183106123a557505061202a93508201015f8080612370565b8554878401850152948501948694509183019161238c565b9250505061202a94925060ff191682840152151560051b8201015f8080612370565b634e487b7160e01b5f52602260045260245ffd5b91607f169161234f565b9193909280158061249e575b61249357600883101561091d576001831461248257833b15612478575f9461243093611fc7565b906040519383835192602038950192f1903d60203d11612470575b806020918352805f8385013e82010160405281612466575090565b61202a915061209d565b50602061244b565b5050505050505f90565b905f9594508593508392503894f190565b505050505050600190565b50600883101561091d576003831415612409565b6001600160a01b0316806124c557504790565b6020602491604051928380926370a0823160e01b82523060048301525afa90811561081f575f916124f4575090565b90506020813d60201161251b575b8161250f60209383611602565b810103126101bb575190565b3d9150612502565b81519190604183036125535761254c9250602082015190606060408401519301515f1a9061255d565b9192909190565b50505f9160029190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084116125d4579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa1561081f575f516001600160a01b038116156125ca57905f905f90565b505f906001905f90565b5050505f916003919056',
  immutables: [{"length":32,"start":34},{"length":32,"start":1606},{"length":32,"start":1923},{"length":32,"start":2170},{"length":32,"start":2572},{"length":32,"start":3440},{"length":32,"start":3483},{"length":32,"start":4990},{"length":32,"start":8413},{"length":32,"start":8460},{"length":32,"start":8539},{"length":32,"start":8577},{"length":32,"start":8643}],
} as const
