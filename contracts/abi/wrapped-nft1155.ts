// Written by build/compile-contracts.ts from contracts/tokens/WrappedNFT1155.sol.

export const wrappedNFT1155Abi = [
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "name_",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "symbol_",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "baseurl_",
        "type": "string"
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
        "name": "balance",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "ERC1155InsufficientBalance",
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
    "name": "ERC1155InvalidApprover",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "idsLength",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "valuesLength",
        "type": "uint256"
      }
    ],
    "name": "ERC1155InvalidArrayLength",
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
    "name": "ERC1155InvalidOperator",
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
    "name": "ERC1155InvalidReceiver",
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
    "name": "ERC1155InvalidSender",
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
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "ERC1155MissingApprovalForAll",
    "type": "error"
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
        "name": "lastId",
        "type": "uint256"
      }
    ],
    "name": "IdPassed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "MinterIsFixed",
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
        "name": "value",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "length",
        "type": "uint256"
      }
    ],
    "name": "StringsInsufficientHexLength",
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
    "name": "TooManyPieces",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
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
        "name": "minter",
        "type": "address"
      }
    ],
    "name": "MinterSet",
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
        "name": "operator",
        "type": "address"
      },
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
        "indexed": false,
        "internalType": "uint256[]",
        "name": "ids",
        "type": "uint256[]"
      },
      {
        "indexed": false,
        "internalType": "uint256[]",
        "name": "values",
        "type": "uint256[]"
      }
    ],
    "name": "TransferBatch",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "TransferForbidden",
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
        "indexed": false,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "TransferSingle",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "string",
        "name": "value",
        "type": "string"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "URI",
    "type": "event"
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
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
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
    "inputs": [
      {
        "internalType": "address[]",
        "name": "accounts",
        "type": "address[]"
      },
      {
        "internalType": "uint256[]",
        "name": "ids",
        "type": "uint256[]"
      }
    ],
    "name": "balanceOfBatch",
    "outputs": [
      {
        "internalType": "uint256[]",
        "name": "",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "baseURI",
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
    "name": "baseurl",
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
        "name": "from",
        "type": "address"
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
    "name": "burn",
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
    "name": "exists",
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
      }
    ],
    "name": "forbidTransfer",
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
        "name": "account",
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
    "inputs": [],
    "name": "lastId",
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
        "name": "to",
        "type": "address"
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
    "name": "mint",
    "outputs": [],
    "stateMutability": "nonpayable",
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
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bool",
        "name": "noTransfer",
        "type": "bool"
      },
      {
        "internalType": "bool",
        "name": "charged",
        "type": "bool"
      }
    ],
    "name": "mintNext",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
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
        "internalType": "uint256[]",
        "name": "ids",
        "type": "uint256[]"
      },
      {
        "internalType": "uint256[]",
        "name": "values",
        "type": "uint256[]"
      },
      {
        "internalType": "bytes",
        "name": "data",
        "type": "bytes"
      }
    ],
    "name": "safeBatchTransferFrom",
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
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "value",
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
        "name": "minter",
        "type": "address"
      }
    ],
    "name": "setMinterStatus",
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
    "name": "skipTo",
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
    "name": "uri",
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
        "name": "to",
        "type": "address"
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
    "name": "welcome",
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
    "name": "wnftInfo",
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
        "name": "",
        "type": "tuple"
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
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const

export const wrappedNFT1155Bytecode = '0x60806040523461055657612a4a803803806100198161055a565b9283398101906060818303126105565780516001600160401b039081811161055657836100479184016105ae565b6020928381015183811161055657856100619183016105ae565b9460408201518481116105565761007892016105ae565b5f61008a61008582610593565b61055a565b52600254906001948583811c9316801561054c575b8184101461053857601f92838111610505575b505f60025533156104f257600480546001600160a01b031990811682556003805491821633908117825592999096909290916001600160a01b03167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a38051908782116104df576006548981811c911680156104d5575b858210146104c257908187849311610468575b508490878311600114610408575f926103fd575b50505f1982881b1c191690881b176006555b8051908682116103ea576007548881811c911680156103e0575b848210146103cd57908186849311610373575b508390868311600114610313575f92610308575b50505f1982871b1c191690871b176007555b81519485116102f5576005968754908782811c921680156102eb575b838310146102d8575083811161028c575b508092851160011461022757509383949184925f9561021c575b50501b925f19911b1c19161790555b60405161245f90816105eb8239f35b015193505f806101fe565b92919084601f198116885f52855f20955f905b898383106102725750505010610259575b50505050811b01905561020d565b01519060f8845f19921b161c191690555f80808061024b565b85870151895590970196948501948893509081019061023a565b858111156101e457875f52815f20848088018a1c918489106102d0575b82019201891c0390875f5b8381106102c3575050506101e4565b5f818401550188906102b4565b5f92506102a9565b602290634e487b7160e01b5f525260245ffd5b91607f16916101d3565b604187634e487b7160e01b5f525260245ffd5b015190505f806101a5565b90899350601f1983169160075f52855f20925f5b8782821061035d5750508411610346575b505050811b016007556101b7565b01515f1983891b60f8161c191690555f8080610338565b8385015186558d97909501949384019301610327565b828111156101915790915060075f52835f208680850160051c918686106103c5575b85949390910160051c82900391018a5f5b8381106103b557505050610191565b5f838201558695508c91016103a6565b5f9250610395565b60228a634e487b7160e01b5f525260245ffd5b90607f169061017e565b604189634e487b7160e01b5f525260245ffd5b015190505f80610152565b908a9350601f1983169160065f52865f20925f5b88828210610452575050841161043b575b505050811b01600655610164565b01515f19838a1b60f8161c191690555f808061042d565b8385015186558e9790950194938401930161041c565b8281111561013e5790915060065f52845f208780850160051c918786106104ba575b85949390910160051c82900391018b5f5b8381106104aa5750505061013e565b5f838201558695508d910161049b565b5f925061048a565b60228b634e487b7160e01b5f525260245ffd5b90607f169061012b565b60418a634e487b7160e01b5f525260245ffd5b631e4fbdf760e01b5f525f60045260245ffd5b80156100b25760025f5283825f20910160051c90875f5b83811061052b575050506100b2565b5f8184015501889061051c565b634e487b7160e01b5f52602260045260245ffd5b92607f169261009f565b5f80fd5b6040519190601f01601f191682016001600160401b0381118382101761057f57604052565b634e487b7160e01b5f52604160045260245ffd5b6001600160401b03811161057f57601f01601f191660200190565b81601f82011215610556578051906105c861008583610593565b928284526020838301011161055657815f9260208093018386015e830101529056fe60806040526004361015610011575f80fd5b5f3560e01c8062fdd58e146101f357806301ffc9a7146101ee57806306fdde03146101e95780630e89341c146101e4578063156e29f6146101df5780631c33efdd146101da578063212edc32146101d55780632eb2c2d6146101d057806341c16e4a146101cb5780634e1273f4146101c65780634f558e79146101c15780636c0360eb146101bc578063715018a6146101b757806379ba5097146101b25780638da5cb5b146101ad5780638fc57299146101a857806395d89b41146101a3578063a22cb4651461019e578063abd135e614610199578063ac210cc714610194578063bd85b0391461018f578063c1292cc31461018a578063c3a1073314610185578063e30c397814610180578063e985e9c51461017b578063ec8154f014610176578063f242432a14610171578063f2fde38b1461016c578063f5298aca146101675763fdcb2ca814610162575f80fd5b61125d565b611157565b6110ea565b61101e565b611001565b610f9b565b610f75565b610f05565b610ee5565b610eb8565b610e92565b610e53565b610d7f565b610d62565b610cbc565b610c8c565b610c4d565b610c2c565b610c0c565b610bdd565b610b20565b610aad565b6109dd565b6107f3565b610576565b610544565b61045b565b610426565b61026c565b61020d565b6001600160a01b0381160361020957565b5f80fd5b3461020957604036600319011261020957602061025160043561022f816101f8565b6024355f525f835260405f20906001600160a01b03165f5260205260405f2090565b54604051908152f35b6001600160e01b031981160361020957565b3461020957602036600319011261020957602060043561028b8161025a565b63ffffffff60e01b16636cdb3d1360e11b81149081156102c9575b81156102b8575b506040519015158152f35b6301ffc9a760e01b1490505f6102ad565b6303a24d0760e21b811491506102a6565b634e487b7160e01b5f52604160045260245ffd5b90601f8019910116810190811067ffffffffffffffff82111761031057604052565b6102da565b90604051915f81549060018260011c93600184169182156103e4575b6020916020871084146103d057868952889560208701949081156103af575060011461036a575b50505050610368925003836102ee565b565b61037c9194509591955f5260205f2090565b945f935b828510610399575050506103689350015f808080610358565b8654858501529586019588955093810193610380565b93505050506103689491925060ff19168252151560051b015f808080610358565b634e487b7160e01b5f52602260045260245ffd5b94607f1694610331565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b9060206104239281815201906103ee565b90565b34610209575f366003190112610209576104576104436006610315565b6040519182916020835260208301906103ee565b0390f35b3461020957602036600319011261020957600854604051639a7b050960e01b815230600480830191909152356024820181905290915f90839060449082906001600160a01b03165afa90811561051b57610457925f926104f7575b508151156104cc57505b60405191829182610412565b6104f291506104ec6104e66104e16005610315565b611d68565b91611910565b9061135c565b6104c0565b6105149192503d805f833e61050c81836102ee565b8101906112dc565b905f6104b6565b61133f565b90816060910312610209578035610536816101f8565b916040602083013592013590565b34610209576105745f610558366004610520565b9161056f6001600160a01b0360085416331461138c565b611a7f565b005b3461020957610574610589366004610520565b906105a06001600160a01b0360085416331461138c565b604051926105af6020856102ee565b5f84525f33611bc7565b80519081519060088210156105f2576001600160a01b036020606094604094875201511660208501526020810151828501520151910152565b634e487b7160e01b5f52602160045260245ffd5b9081518082526020808093019301915f5b828110610625575050505090565b909192938260808261063a60019489516105b9565b01950193929101610617565b9081518082526020808093019301915f5b828110610665575050505090565b835180516001600160f81b031916865280830151868401526040908101516001600160a01b03169086015260609094019392810192600101610657565b9081518082526020808093019301915f5b8281106106c1575050505090565b835180516001600160f81b031916865282015185830152604090940193928101926001016106b3565b9081518082526020808093019301915f5b828110610709575050505090565b835180516001600160a01b0316865282015161ffff1685830152604090940193928101926001016106fb565b610423906020815261074b6020820184516105b9565b602083015160c06107c961076d610140938460a0870152610160860190610606565b60408701516001600160a01b0316858401526107b361079e606089015192601f1993848983030160e08a0152610646565b608089015183888303016101008901526106a2565b9060a088015190868303016101208701526106ea565b9401517fffff00000000000000000000000000000000000000000000000000000000000016910152565b346102095760203660031901126102095760405f60c0825161081660e0826102ee565b835160609061082582826102ee565b855161083187826102ee565b8581528560208201528152846020820152848682015282528060208301528385830152808083015280608083015260a0820152015261088b61087f61087f60086001600160a01b0390541690565b6001600160a01b031690565b815163c424d4f760e01b81523060048083019190915235602482015291905f90839060449082905afa90811561051b57610457925f926108d1575b505191829182610735565b6108ee9192503d805f833e6108e681836102ee565b8101906116bb565b905f6108c6565b9061036860405192836102ee565b67ffffffffffffffff81116103105760051b60200190565b9080601f8301121561020957602090823561093581610903565b9361094360405195866102ee565b81855260208086019260051b82010192831161020957602001905b82821061096c575050505090565b8135815290830190830161095e565b67ffffffffffffffff811161031057601f01601f191660200190565b81601f82011215610209578035906109ae8261097b565b926109bc60405194856102ee565b8284526020838301011161020957815f926020809301838601378301015290565b346102095760a036600319011261020957600480356109fb816101f8565b60243590610a08826101f8565b67ffffffffffffffff9160443583811161020957610a29903690860161091b565b9160643584811161020957610a41903690870161091b565b9360843590811161020957610a599036908701610997565b94610a648233611cb7565b6001600160a01b0380841615610a9b57821615610a8a5761057460018787878787612115565b5f90626a0d4560e21b82525260245ffd5b5f82632bfa23e760e11b82525260245ffd5b34610209576020366003190112610209576004355f526009602052602060405f20546002604051911615158152f35b9081518082526020808093019301915f5b828110610afb575050505090565b835185529381019392810192600101610aed565b906020610423928181520190610adc565b346102095760403660031901126102095760043567ffffffffffffffff8082116102095736602383011215610209578160040135610b5d81610903565b92610b6b60405194856102ee565b8184526020916024602086019160051b8301019136831161020957602401905b828210610bc457856024358681116102095761045791610bb2610bb892369060040161091b565b906117f5565b60405191829182610b0f565b8380918335610bd2816101f8565b815201910190610b8b565b34610209576020366003190112610209576004355f526009602052602060405f205460081c1515604051908152f35b34610209575f366003190112610209576104576104436104e16005610315565b34610209575f36600319011261020957610c44611e89565b6105745f611e9e565b34610209575f366003190112610209576004546001600160a01b0333911603610c795761057433611e9e565b63118cdaa760e01b5f523360045260245ffd5b34610209575f3660031901126102095760206003546001600160a01b0360405191168152f35b8015150361020957565b3461020957608036600319011261020957600435610cd9816101f8565b60443590610ce682610cb2565b60643591610cf383610cb2565b600854610d0a6001600160a01b038216331461138c565b60a01c9160018301809311610d5d5761045793610d3f9215610d56576001905b15610d4f576002905b17908360243591611a7f565b6040519081529081906020820190565b5f90610d33565b5f90610d2a565b61187f565b34610209575f366003190112610209576104576104436007610315565b3461020957604036600319011261020957600435610d9c816101f8565b602435610da881610cb2565b3315610e40576001600160a01b038216918215610e2e5781610de9610dfc92335f52600160205260405f20906001600160a01b03165f5260205260405f2090565b9060ff8254911515169060ff1916179055565b604051901515815233907f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3190602090a3005b62ced3e160e81b5f525f60045260245ffd5b631f18c42760e11b5f525f60045260245ffd5b3461020957602036600319011261020957600435600854610e7e6001600160a01b038216331461138c565b60a01c8103610e8957005b61057490611eee565b34610209575f3660031901126102095760206008546001600160a01b0360405191168152f35b34610209576020366003190112610209576004355f526009602052602060405f205460081c604051908152f35b34610209575f36600319011261020957602060085460a01c604051908152f35b3461020957602036600319011261020957600435610f2f6001600160a01b0360085416331461138c565b5f818152600960205260409020805460ff19811660ff919091161760011790557f8bba16037c6bb7b793a16e01db6aaa8ed7637d4b9cede0ca45b98ef5ea23ec765f80a2005b34610209575f3660031901126102095760206004546001600160a01b0360405191168152f35b34610209576040366003190112610209576020610ff3600435610fbd816101f8565b6001600160a01b0360243591610fd2836101f8565b165f526001835260405f20906001600160a01b03165f5260205260405f2090565b5460ff604051911615158152f35b34610209575f366003190112610209576104576104436005610315565b346102095760a03660031901126102095760043561103b816101f8565b60243590611048826101f8565b60843567ffffffffffffffff811161020957611068903690600401610997565b6110728233611cb7565b6001600160a01b03808416156110d7578216156110c557610574925f926110bd6064356044359160405192600184526020840152604083019160018352606084015260808301604052565b929091612115565b626a0d4560e21b5f525f60045260245ffd5b632bfa23e760e11b5f525f60045260245ffd5b3461020957602036600319011261020957600435611107816101f8565b61110f611e89565b6001600160a01b0380911690816001600160a01b03196004541617600455600354167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b3461020957611167366004610520565b6008929192546111826001600160a01b03809216331461138c565b8216156110c5576111dc5f611206936111bb84879160405192600184526020840152604083019160018352606084015260808301604052565b90836111c68161097b565b936111d460405195866102ee565b818552612115565b825f5260096020526112016111f560405f205460081c90565b6001600160f81b031690565b6118a0565b8061122857505f611223610574926009905f5260205260405f2090565b6118ad565b906112496001600160f81b036105749316916009905f5260205260405f2090565b9060ff82549181199060081b169116179055565b346102095760203660031901126102095760043561127a816101f8565b611282611e89565b600854906001600160a01b03908183166112cd571680916001600160a01b031916176008557f726b590ef91a8c76ad05bbe91a57ef84605276528f49cd47d787f558a4e755b65f80a2005b635644b21360e01b5f5260045ffd5b6020818303126102095780519067ffffffffffffffff8211610209570181601f82011215610209578051906113108261097b565b9261131e60405194856102ee565b8284526020838301011161020957815f9260208093018386015e8301015290565b6040513d5f823e3d90fd5b805191908290602001825e015f815290565b6103689061137e6113789493604051958693602085019061134a565b9061134a565b03601f1981018452836102ee565b1561139357565b60405162461bcd60e51b815260206004820152601460248201527f547275737465642061646472657373206f6e6c790000000000000000000000006044820152606490fd5b5190610368826101f8565b8092910391608083126102095760408051916114006060846102ee565b818395126102095781519061141583836102ee565b80519160088310156102095760609281526020820151611434816101f8565b602082015284528281015160208501520151910152565b81601f8201121561020957805160209061146481610903565b9361147260405195866102ee565b81855260208086019260071b8501019381851161020957602001915b84831061149d57505050505090565b836080916114ab84866113e3565b81520192019161148e565b51906001600160f81b03198216820361020957565b81601f820112156102095780519060206114e483610903565b9360406114f460405196876102ee565b8486528286019183606080970286010194818611610209578401925b858410611521575050505050505090565b868483031261020957848791845161153984826102ee565b611542876114b6565b8152828701518382015285870151611559816101f8565b86820152815201930192611510565b9080601f8301121561020957815191602061158284610903565b9360409361159360405196876102ee565b818652828087019260061b85010193818511610209578301915b8483106115bd5750505050505090565b85838303126102095783869182516115d584826102ee565b6115de866114b6565b815282860151838201528152019201916115ad565b9080601f8301121561020957815191602061160d84610903565b9360409361161e60405196876102ee565b818652828087019260061b85010193818511610209578301915b8483106116485750505050505090565b85838303126102095785519061165e87836102ee565b8351611669816101f8565b8252848401519061ffff8216820361020957828692838a950152815201920191611638565b51907fffff0000000000000000000000000000000000000000000000000000000000008216820361020957565b60208183031261020957805167ffffffffffffffff9182821161020957019161014083820312610209576116ef60e06108f5565b926116fa82826113e3565b84526080810151838111610209578261171491830161144b565b602085015261172560a082016113d8565b604085015260c081015183811161020957826117429183016114cb565b606085015260e0810151838111610209578261175f918301611568565b6080850152610100810151928311610209576117836101209261178e9483016115f3565b60a08501520161168e565b60c082015290565b906117a082610903565b6117ad60405191826102ee565b82815280926117be601f1991610903565b0190602036910137565b634e487b7160e01b5f52603260045260245ffd5b80518210156117f05760209160051b010190565b6117c8565b9190918051835180820361186a57505061180f8151611796565b905f5b8151811015611863578061185160019260051b5f602080808489010151938b01015182525260405f20906001600160a01b03165f5260205260405f2090565b5461185c82866117dc565b5201611812565b5090925050565b635b05999160e01b5f5260045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b91908201809211610d5d57565b91908203918211610d5d57565b906118b7575f9055565b634e487b7160e01b5f525f60045260245ffd5b906118d48261097b565b6118e160405191826102ee565b82815280926117be601f199161097b565b81156118fc570490565b634e487b7160e01b5f52601260045260245ffd5b805f917a184f03e93ff9f4daa797ed6e38ed64bf6a1f01000000000000000080831015611a67575b506d04ee2d6d415b85acef810000000080821015611a52575b50662386f26fc1000080821015611a3d575b506305f5e10080821015611a28575b5061271080821015611a13575b5060648110156119fe575b600a809110156119f4575b60018060216119a6600187016118ca565b95860101905b6119b8575b5050505090565b826119e0915f1901946f181899199a1a9b1b9c1cb0b131b232b360811b8282061a86536118f2565b9081156119ef579092816119ac565b6119b1565b9160010191611995565b611a0b60646002926118f2565b92019161198a565b611a1f906004926118f2565b9201915f61197f565b611a34906008926118f2565b9201915f611972565b611a49906010926118f2565b9201915f611963565b611a5e906020926118f2565b9201915f611951565b905081611a759293506118f2565b906040915f611938565b9392936001600160a01b038116156110d7576001600160f81b03808411611b3b576103689495611b0991611ab285611eee565b60ff60405192611ac36040856102ee565b168252602082018187168152855f526009602052611af560ff60405f20945116849060ff825491169060ff1916179055565b51825460ff16911660081b60ff1916179055565b611b136001611796565b91611b1e6001611796565b93611b295f866117dc565b52611b345f846117dc565b525f611fa9565b836316ded97360e21b5f5260045260245ffd5b9081602091031261020957516104238161025a565b919261042395949160a0946001600160a01b0380921685521660208401526040830152606082015281608082015201906103ee565b3d15611bc2573d90611ba98261097b565b91611bb760405193846102ee565b82523d5f602084013e565b606090565b939290949194853b611bdc575b505050505050565b611bff602093604051958694859463f23a6e6160e01b998a875260048701611b63565b03815f6001600160a01b0388165af15f9181611c86575b50611c505782611c24611b98565b8051919082611c4957632bfa23e760e11b5f526001600160a01b03821660045260245ffd5b6020915001fd5b6001600160e01b03191603611c6b57505f8080808080611bd4565b632bfa23e760e11b5f526001600160a01b031660045260245ffd5b611ca991925060203d602011611cb0575b611ca181836102ee565b810190611b4e565b905f611c16565b503d611c97565b906001600160a01b03808316911691818314159081611cef575b50611cda575050565b63711bec9160e11b5f5260045260245260445ffd5b60ff9150611d1990845f52600160205260405f20906001600160a01b03165f5260205260405f2090565b5416155f611cd1565b6001906113789493611d56611d4461036895604051988995602087019061134a565b9184602f60f81b93848152019061134a565b90815203601e198101855201836102ee565b90611d7246611910565b916fffffffffffffffffffffffffffffffff301160071b67ffffffffffffffff30821c1160061b1763ffffffff30821c1160051b179260049361ffff30821c1160041b17916001809360ff30821c119060031c1701943090611de6611de16002611ddc8a8261242f565b611893565b6118ca565b946030611df35f88612442565b536078611e01600188612442565b53611e126001611ddc8a600261242f565b915b818311611e4557505050611e2d57610423939450611d22565b63e22e27eb60e01b5f5230600452602485905260445ffd5b909192600f81169060108210156117f0576f181899199a1a9b1b9c1cb0b131b232b360811b611e82921a611e79868a612442565b53821c93612453565b9190611e14565b6003546001600160a01b0333911603610c7957565b600454906001600160a01b03198092166004556003546001600160a01b038092168093821617600355167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3565b600854908160a01c80821180611f33575b15611f1d57506001600160a01b039081199060a01b16911617600855565b90634a58b94960e11b5f5260045260245260445ffd5b506bffffffffffffffffffffffff8210611eff565b15611f4f57565b60405162461bcd60e51b815260206004820152601f60248201527f5472616e73666572207761732064697361626c656420627920617574686f72006044820152606490fd5b90816020910312610209575161042381610cb2565b91909392611fb99082868561221d565b6001600160a01b03808316801591821561210a575b5081156120ec575b506120e6575f5b81518110156120df578083611ff38793856117dc565b51600261201361200c836009905f5260205260405f2090565b5460ff1690565b6120206001821615611f48565b16612032575b50506001915001611fdd565b61204a61087f61087f6008546001600160a01b031690565b604051637f6d4c9360e01b815230600482015260248101929092526001600160a01b0392831660448301529190931660648401525f608484015282908160a4810191815f602095869503925af192831561051b576001936120b1575b879350859150612026565b816120d092903d106120d8575b6120c881836102ee565b810190611f94565b505f806120a6565b503d6120be565b5050509050565b50509050565b905061210361087f6008546001600160a01b031690565b145f611fd6565b86161591505f611fce565b93909461212484848888611fa9565b6001600160a01b038616908161213e575b50505050505050565b156121db57853b61215d575b5050505050505b5f808080808080612135565b612185935f6020946040519687958694859363bc197c8160e01b9b8c865233600487016123e0565b03925af15f91816121ba575b5061219f5782611c24611b98565b6001600160e01b03191603611c6b57505f808080808061214a565b6121d491925060203d602011611cb057611ca181836102ee565b905f612191565b50929190936020806121f39601519201519233611bc7565b612151565b909161220f61042393604084526040840190610adc565b916020818403910152610adc565b939282518151908181036123cb5750505f6001600160a01b039384871695861515958516801515935b8351811015612340578060051b90888887602080868a010151958b010151926122bd575b9360019461227c575b50505001612246565b6122b3916122956122ab925f905f5260205260405f2090565b906001600160a01b03165f5260205260405f2090565b918254611893565b90555f8881612273565b505090916122d78c612295835f905f5260205260405f2090565b54828110612309578291888e612300600197968e950391612295855f905f5260205260405f2090565b5590945061226a565b6040516303dee4c560e01b81526001600160a01b038e16600482015260248101919091526044810183905260648101829052608490fd5b5096955096509192505060018151145f146123985760209081015191810151604080519384529183015233917fc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f6291819081015b0390a4565b60405133927f4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb92829161239391836121f8565b635b05999160e01b5f5260045260245260445ffd5b9390610423959361241391612421946001600160a01b03809216885216602087015260a0604087015260a0860190610adc565b908482036060860152610adc565b9160808184039101526103ee565b81810292918115918404141715610d5d57565b9081518110156117f0570160200190565b8015610d5d575f19019056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const wrappedNFT1155Deployed = {
  code: '0x60806040526004361015610011575f80fd5b5f3560e01c8062fdd58e146101f357806301ffc9a7146101ee57806306fdde03146101e95780630e89341c146101e4578063156e29f6146101df5780631c33efdd146101da578063212edc32146101d55780632eb2c2d6146101d057806341c16e4a146101cb5780634e1273f4146101c65780634f558e79146101c15780636c0360eb146101bc578063715018a6146101b757806379ba5097146101b25780638da5cb5b146101ad5780638fc57299146101a857806395d89b41146101a3578063a22cb4651461019e578063abd135e614610199578063ac210cc714610194578063bd85b0391461018f578063c1292cc31461018a578063c3a1073314610185578063e30c397814610180578063e985e9c51461017b578063ec8154f014610176578063f242432a14610171578063f2fde38b1461016c578063f5298aca146101675763fdcb2ca814610162575f80fd5b61125d565b611157565b6110ea565b61101e565b611001565b610f9b565b610f75565b610f05565b610ee5565b610eb8565b610e92565b610e53565b610d7f565b610d62565b610cbc565b610c8c565b610c4d565b610c2c565b610c0c565b610bdd565b610b20565b610aad565b6109dd565b6107f3565b610576565b610544565b61045b565b610426565b61026c565b61020d565b6001600160a01b0381160361020957565b5f80fd5b3461020957604036600319011261020957602061025160043561022f816101f8565b6024355f525f835260405f20906001600160a01b03165f5260205260405f2090565b54604051908152f35b6001600160e01b031981160361020957565b3461020957602036600319011261020957602060043561028b8161025a565b63ffffffff60e01b16636cdb3d1360e11b81149081156102c9575b81156102b8575b506040519015158152f35b6301ffc9a760e01b1490505f6102ad565b6303a24d0760e21b811491506102a6565b634e487b7160e01b5f52604160045260245ffd5b90601f8019910116810190811067ffffffffffffffff82111761031057604052565b6102da565b90604051915f81549060018260011c93600184169182156103e4575b6020916020871084146103d057868952889560208701949081156103af575060011461036a575b50505050610368925003836102ee565b565b61037c9194509591955f5260205f2090565b945f935b828510610399575050506103689350015f808080610358565b8654858501529586019588955093810193610380565b93505050506103689491925060ff19168252151560051b015f808080610358565b634e487b7160e01b5f52602260045260245ffd5b94607f1694610331565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b9060206104239281815201906103ee565b90565b34610209575f366003190112610209576104576104436006610315565b6040519182916020835260208301906103ee565b0390f35b3461020957602036600319011261020957600854604051639a7b050960e01b815230600480830191909152356024820181905290915f90839060449082906001600160a01b03165afa90811561051b57610457925f926104f7575b508151156104cc57505b60405191829182610412565b6104f291506104ec6104e66104e16005610315565b611d68565b91611910565b9061135c565b6104c0565b6105149192503d805f833e61050c81836102ee565b8101906112dc565b905f6104b6565b61133f565b90816060910312610209578035610536816101f8565b916040602083013592013590565b34610209576105745f610558366004610520565b9161056f6001600160a01b0360085416331461138c565b611a7f565b005b3461020957610574610589366004610520565b906105a06001600160a01b0360085416331461138c565b604051926105af6020856102ee565b5f84525f33611bc7565b80519081519060088210156105f2576001600160a01b036020606094604094875201511660208501526020810151828501520151910152565b634e487b7160e01b5f52602160045260245ffd5b9081518082526020808093019301915f5b828110610625575050505090565b909192938260808261063a60019489516105b9565b01950193929101610617565b9081518082526020808093019301915f5b828110610665575050505090565b835180516001600160f81b031916865280830151868401526040908101516001600160a01b03169086015260609094019392810192600101610657565b9081518082526020808093019301915f5b8281106106c1575050505090565b835180516001600160f81b031916865282015185830152604090940193928101926001016106b3565b9081518082526020808093019301915f5b828110610709575050505090565b835180516001600160a01b0316865282015161ffff1685830152604090940193928101926001016106fb565b610423906020815261074b6020820184516105b9565b602083015160c06107c961076d610140938460a0870152610160860190610606565b60408701516001600160a01b0316858401526107b361079e606089015192601f1993848983030160e08a0152610646565b608089015183888303016101008901526106a2565b9060a088015190868303016101208701526106ea565b9401517fffff00000000000000000000000000000000000000000000000000000000000016910152565b346102095760203660031901126102095760405f60c0825161081660e0826102ee565b835160609061082582826102ee565b855161083187826102ee565b8581528560208201528152846020820152848682015282528060208301528385830152808083015280608083015260a0820152015261088b61087f61087f60086001600160a01b0390541690565b6001600160a01b031690565b815163c424d4f760e01b81523060048083019190915235602482015291905f90839060449082905afa90811561051b57610457925f926108d1575b505191829182610735565b6108ee9192503d805f833e6108e681836102ee565b8101906116bb565b905f6108c6565b9061036860405192836102ee565b67ffffffffffffffff81116103105760051b60200190565b9080601f8301121561020957602090823561093581610903565b9361094360405195866102ee565b81855260208086019260051b82010192831161020957602001905b82821061096c575050505090565b8135815290830190830161095e565b67ffffffffffffffff811161031057601f01601f191660200190565b81601f82011215610209578035906109ae8261097b565b926109bc60405194856102ee565b8284526020838301011161020957815f926020809301838601378301015290565b346102095760a036600319011261020957600480356109fb816101f8565b60243590610a08826101f8565b67ffffffffffffffff9160443583811161020957610a29903690860161091b565b9160643584811161020957610a41903690870161091b565b9360843590811161020957610a599036908701610997565b94610a648233611cb7565b6001600160a01b0380841615610a9b57821615610a8a5761057460018787878787612115565b5f90626a0d4560e21b82525260245ffd5b5f82632bfa23e760e11b82525260245ffd5b34610209576020366003190112610209576004355f526009602052602060405f20546002604051911615158152f35b9081518082526020808093019301915f5b828110610afb575050505090565b835185529381019392810192600101610aed565b906020610423928181520190610adc565b346102095760403660031901126102095760043567ffffffffffffffff8082116102095736602383011215610209578160040135610b5d81610903565b92610b6b60405194856102ee565b8184526020916024602086019160051b8301019136831161020957602401905b828210610bc457856024358681116102095761045791610bb2610bb892369060040161091b565b906117f5565b60405191829182610b0f565b8380918335610bd2816101f8565b815201910190610b8b565b34610209576020366003190112610209576004355f526009602052602060405f205460081c1515604051908152f35b34610209575f366003190112610209576104576104436104e16005610315565b34610209575f36600319011261020957610c44611e89565b6105745f611e9e565b34610209575f366003190112610209576004546001600160a01b0333911603610c795761057433611e9e565b63118cdaa760e01b5f523360045260245ffd5b34610209575f3660031901126102095760206003546001600160a01b0360405191168152f35b8015150361020957565b3461020957608036600319011261020957600435610cd9816101f8565b60443590610ce682610cb2565b60643591610cf383610cb2565b600854610d0a6001600160a01b038216331461138c565b60a01c9160018301809311610d5d5761045793610d3f9215610d56576001905b15610d4f576002905b17908360243591611a7f565b6040519081529081906020820190565b5f90610d33565b5f90610d2a565b61187f565b34610209575f366003190112610209576104576104436007610315565b3461020957604036600319011261020957600435610d9c816101f8565b602435610da881610cb2565b3315610e40576001600160a01b038216918215610e2e5781610de9610dfc92335f52600160205260405f20906001600160a01b03165f5260205260405f2090565b9060ff8254911515169060ff1916179055565b604051901515815233907f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3190602090a3005b62ced3e160e81b5f525f60045260245ffd5b631f18c42760e11b5f525f60045260245ffd5b3461020957602036600319011261020957600435600854610e7e6001600160a01b038216331461138c565b60a01c8103610e8957005b61057490611eee565b34610209575f3660031901126102095760206008546001600160a01b0360405191168152f35b34610209576020366003190112610209576004355f526009602052602060405f205460081c604051908152f35b34610209575f36600319011261020957602060085460a01c604051908152f35b3461020957602036600319011261020957600435610f2f6001600160a01b0360085416331461138c565b5f818152600960205260409020805460ff19811660ff919091161760011790557f8bba16037c6bb7b793a16e01db6aaa8ed7637d4b9cede0ca45b98ef5ea23ec765f80a2005b34610209575f3660031901126102095760206004546001600160a01b0360405191168152f35b34610209576040366003190112610209576020610ff3600435610fbd816101f8565b6001600160a01b0360243591610fd2836101f8565b165f526001835260405f20906001600160a01b03165f5260205260405f2090565b5460ff604051911615158152f35b34610209575f366003190112610209576104576104436005610315565b346102095760a03660031901126102095760043561103b816101f8565b60243590611048826101f8565b60843567ffffffffffffffff811161020957611068903690600401610997565b6110728233611cb7565b6001600160a01b03808416156110d7578216156110c557610574925f926110bd6064356044359160405192600184526020840152604083019160018352606084015260808301604052565b929091612115565b626a0d4560e21b5f525f60045260245ffd5b632bfa23e760e11b5f525f60045260245ffd5b3461020957602036600319011261020957600435611107816101f8565b61110f611e89565b6001600160a01b0380911690816001600160a01b03196004541617600455600354167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b3461020957611167366004610520565b6008929192546111826001600160a01b03809216331461138c565b8216156110c5576111dc5f611206936111bb84879160405192600184526020840152604083019160018352606084015260808301604052565b90836111c68161097b565b936111d460405195866102ee565b818552612115565b825f5260096020526112016111f560405f205460081c90565b6001600160f81b031690565b6118a0565b8061122857505f611223610574926009905f5260205260405f2090565b6118ad565b906112496001600160f81b036105749316916009905f5260205260405f2090565b9060ff82549181199060081b169116179055565b346102095760203660031901126102095760043561127a816101f8565b611282611e89565b600854906001600160a01b03908183166112cd571680916001600160a01b031916176008557f726b590ef91a8c76ad05bbe91a57ef84605276528f49cd47d787f558a4e755b65f80a2005b635644b21360e01b5f5260045ffd5b6020818303126102095780519067ffffffffffffffff8211610209570181601f82011215610209578051906113108261097b565b9261131e60405194856102ee565b8284526020838301011161020957815f9260208093018386015e8301015290565b6040513d5f823e3d90fd5b805191908290602001825e015f815290565b6103689061137e6113789493604051958693602085019061134a565b9061134a565b03601f1981018452836102ee565b1561139357565b60405162461bcd60e51b815260206004820152601460248201527f547275737465642061646472657373206f6e6c790000000000000000000000006044820152606490fd5b5190610368826101f8565b8092910391608083126102095760408051916114006060846102ee565b818395126102095781519061141583836102ee565b80519160088310156102095760609281526020820151611434816101f8565b602082015284528281015160208501520151910152565b81601f8201121561020957805160209061146481610903565b9361147260405195866102ee565b81855260208086019260071b8501019381851161020957602001915b84831061149d57505050505090565b836080916114ab84866113e3565b81520192019161148e565b51906001600160f81b03198216820361020957565b81601f820112156102095780519060206114e483610903565b9360406114f460405196876102ee565b8486528286019183606080970286010194818611610209578401925b858410611521575050505050505090565b868483031261020957848791845161153984826102ee565b611542876114b6565b8152828701518382015285870151611559816101f8565b86820152815201930192611510565b9080601f8301121561020957815191602061158284610903565b9360409361159360405196876102ee565b818652828087019260061b85010193818511610209578301915b8483106115bd5750505050505090565b85838303126102095783869182516115d584826102ee565b6115de866114b6565b815282860151838201528152019201916115ad565b9080601f8301121561020957815191602061160d84610903565b9360409361161e60405196876102ee565b818652828087019260061b85010193818511610209578301915b8483106116485750505050505090565b85838303126102095785519061165e87836102ee565b8351611669816101f8565b8252848401519061ffff8216820361020957828692838a950152815201920191611638565b51907fffff0000000000000000000000000000000000000000000000000000000000008216820361020957565b60208183031261020957805167ffffffffffffffff9182821161020957019161014083820312610209576116ef60e06108f5565b926116fa82826113e3565b84526080810151838111610209578261171491830161144b565b602085015261172560a082016113d8565b604085015260c081015183811161020957826117429183016114cb565b606085015260e0810151838111610209578261175f918301611568565b6080850152610100810151928311610209576117836101209261178e9483016115f3565b60a08501520161168e565b60c082015290565b906117a082610903565b6117ad60405191826102ee565b82815280926117be601f1991610903565b0190602036910137565b634e487b7160e01b5f52603260045260245ffd5b80518210156117f05760209160051b010190565b6117c8565b9190918051835180820361186a57505061180f8151611796565b905f5b8151811015611863578061185160019260051b5f602080808489010151938b01015182525260405f20906001600160a01b03165f5260205260405f2090565b5461185c82866117dc565b5201611812565b5090925050565b635b05999160e01b5f5260045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b91908201809211610d5d57565b91908203918211610d5d57565b906118b7575f9055565b634e487b7160e01b5f525f60045260245ffd5b906118d48261097b565b6118e160405191826102ee565b82815280926117be601f199161097b565b81156118fc570490565b634e487b7160e01b5f52601260045260245ffd5b805f917a184f03e93ff9f4daa797ed6e38ed64bf6a1f01000000000000000080831015611a67575b506d04ee2d6d415b85acef810000000080821015611a52575b50662386f26fc1000080821015611a3d575b506305f5e10080821015611a28575b5061271080821015611a13575b5060648110156119fe575b600a809110156119f4575b60018060216119a6600187016118ca565b95860101905b6119b8575b5050505090565b826119e0915f1901946f181899199a1a9b1b9c1cb0b131b232b360811b8282061a86536118f2565b9081156119ef579092816119ac565b6119b1565b9160010191611995565b611a0b60646002926118f2565b92019161198a565b611a1f906004926118f2565b9201915f61197f565b611a34906008926118f2565b9201915f611972565b611a49906010926118f2565b9201915f611963565b611a5e906020926118f2565b9201915f611951565b905081611a759293506118f2565b906040915f611938565b9392936001600160a01b038116156110d7576001600160f81b03808411611b3b576103689495611b0991611ab285611eee565b60ff60405192611ac36040856102ee565b168252602082018187168152855f526009602052611af560ff60405f20945116849060ff825491169060ff1916179055565b51825460ff16911660081b60ff1916179055565b611b136001611796565b91611b1e6001611796565b93611b295f866117dc565b52611b345f846117dc565b525f611fa9565b836316ded97360e21b5f5260045260245ffd5b9081602091031261020957516104238161025a565b919261042395949160a0946001600160a01b0380921685521660208401526040830152606082015281608082015201906103ee565b3d15611bc2573d90611ba98261097b565b91611bb760405193846102ee565b82523d5f602084013e565b606090565b939290949194853b611bdc575b505050505050565b611bff602093604051958694859463f23a6e6160e01b998a875260048701611b63565b03815f6001600160a01b0388165af15f9181611c86575b50611c505782611c24611b98565b8051919082611c4957632bfa23e760e11b5f526001600160a01b03821660045260245ffd5b6020915001fd5b6001600160e01b03191603611c6b57505f8080808080611bd4565b632bfa23e760e11b5f526001600160a01b031660045260245ffd5b611ca991925060203d602011611cb0575b611ca181836102ee565b810190611b4e565b905f611c16565b503d611c97565b906001600160a01b03808316911691818314159081611cef575b50611cda575050565b63711bec9160e11b5f5260045260245260445ffd5b60ff9150611d1990845f52600160205260405f20906001600160a01b03165f5260205260405f2090565b5416155f611cd1565b6001906113789493611d56611d4461036895604051988995602087019061134a565b9184602f60f81b93848152019061134a565b90815203601e198101855201836102ee565b90611d7246611910565b916fffffffffffffffffffffffffffffffff301160071b67ffffffffffffffff30821c1160061b1763ffffffff30821c1160051b179260049361ffff30821c1160041b17916001809360ff30821c119060031c1701943090611de6611de16002611ddc8a8261242f565b611893565b6118ca565b946030611df35f88612442565b536078611e01600188612442565b53611e126001611ddc8a600261242f565b915b818311611e4557505050611e2d57610423939450611d22565b63e22e27eb60e01b5f5230600452602485905260445ffd5b909192600f81169060108210156117f0576f181899199a1a9b1b9c1cb0b131b232b360811b611e82921a611e79868a612442565b53821c93612453565b9190611e14565b6003546001600160a01b0333911603610c7957565b600454906001600160a01b03198092166004556003546001600160a01b038092168093821617600355167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3565b600854908160a01c80821180611f33575b15611f1d57506001600160a01b039081199060a01b16911617600855565b90634a58b94960e11b5f5260045260245260445ffd5b506bffffffffffffffffffffffff8210611eff565b15611f4f57565b60405162461bcd60e51b815260206004820152601f60248201527f5472616e73666572207761732064697361626c656420627920617574686f72006044820152606490fd5b90816020910312610209575161042381610cb2565b91909392611fb99082868561221d565b6001600160a01b03808316801591821561210a575b5081156120ec575b506120e6575f5b81518110156120df578083611ff38793856117dc565b51600261201361200c836009905f5260205260405f2090565b5460ff1690565b6120206001821615611f48565b16612032575b50506001915001611fdd565b61204a61087f61087f6008546001600160a01b031690565b604051637f6d4c9360e01b815230600482015260248101929092526001600160a01b0392831660448301529190931660648401525f608484015282908160a4810191815f602095869503925af192831561051b576001936120b1575b879350859150612026565b816120d092903d106120d8575b6120c881836102ee565b810190611f94565b505f806120a6565b503d6120be565b5050509050565b50509050565b905061210361087f6008546001600160a01b031690565b145f611fd6565b86161591505f611fce565b93909461212484848888611fa9565b6001600160a01b038616908161213e575b50505050505050565b156121db57853b61215d575b5050505050505b5f808080808080612135565b612185935f6020946040519687958694859363bc197c8160e01b9b8c865233600487016123e0565b03925af15f91816121ba575b5061219f5782611c24611b98565b6001600160e01b03191603611c6b57505f808080808061214a565b6121d491925060203d602011611cb057611ca181836102ee565b905f612191565b50929190936020806121f39601519201519233611bc7565b612151565b909161220f61042393604084526040840190610adc565b916020818403910152610adc565b939282518151908181036123cb5750505f6001600160a01b039384871695861515958516801515935b8351811015612340578060051b90888887602080868a010151958b010151926122bd575b9360019461227c575b50505001612246565b6122b3916122956122ab925f905f5260205260405f2090565b906001600160a01b03165f5260205260405f2090565b918254611893565b90555f8881612273565b505090916122d78c612295835f905f5260205260405f2090565b54828110612309578291888e612300600197968e950391612295855f905f5260205260405f2090565b5590945061226a565b6040516303dee4c560e01b81526001600160a01b038e16600482015260248101919091526044810183905260648101829052608490fd5b5096955096509192505060018151145f146123985760209081015191810151604080519384529183015233917fc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f6291819081015b0390a4565b60405133927f4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb92829161239391836121f8565b635b05999160e01b5f5260045260245260445ffd5b9390610423959361241391612421946001600160a01b03809216885216602087015260a0604087015260a0860190610adc565b908482036060860152610adc565b9160808184039101526103ee565b81810292918115918404141715610d5d57565b9081518110156117f0570160200190565b8015610d5d575f19019056',
  immutables: [],
} as const
