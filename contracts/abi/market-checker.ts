// Written by build/compile-contracts.ts from contracts/wrapper/MarketChecker.sol.

export const marketCheckerAbi = [
  {
    "inputs": [
      {
        "internalType": "contract IMarketWrapper",
        "name": "wrapper_",
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
        "name": "beneficiary",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "status",
        "type": "bool"
      }
    ],
    "name": "TrustedMultisigSet",
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
    "name": "isRemoveEnabled",
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
        "name": "",
        "type": "address"
      },
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
        "name": "",
        "type": "tuple[]"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "name": "isWrapEnabled",
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
        "name": "beneficiary",
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
        "name": "beneficiary",
        "type": "address"
      }
    ],
    "name": "trustedMultisigs",
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
  }
] as const

export const marketCheckerBytecode = '0x60a0346100d657601f61099638819003918201601f19168301916001600160401b038311848410176100da578084926020946040528339810103126100d657516001600160a01b039081811681036100d65733156100c35760015460018060a01b03198091166001555f549033908216175f55604051923391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a36080526108a790816100ef823960805181818161017c0152818161048301526106670152f35b631e4fbdf760e01b5f525f60045260245ffd5b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe608060409080825260049182361015610016575f80fd5b5f3560e01c918263384d0b4d1461062057508163715018a6146105c657816379ba50971461054a578163806c3ca9146103f45781638da5cb5b146103cf5781639a1c1a20146101a0578163ac210cc71461015e578163def82ac214610120578163e30c3978146100fa575063f2fde38b1461008f575f80fd5b346100f65760203660031901126100f657356001600160a01b038082168092036100f6576100bb61075d565b816001600160a01b031960015416176001555f54167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b5f80fd5b346100f6575f3660031901126100f6576020906001600160a01b03600154915191168152f35b82346100f65760203660031901126100f65735906001600160a01b0382168092036100f6576020915f526002825260ff815f20549151911615158152f35b346100f6575f3660031901126100f657602090516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b82346100f6576003196080368201126100f6576001600160a01b03908235828116036100f65760249182359067ffffffffffffffff8083116100f6576101608387019484360301126100f6576044358181116100f657366023820112156100f657808701359182116100f6578590369260071b0101116100f657606435908116036100f65760c4810161023c6102368285610727565b906107bd565b1561038d576101448201357fffff000000000000000000000000000000000000000000000000000000000000811681036100f657600160f21b8091160361034b5761028a6102909184610727565b9061081c565b610309576102ab9160e46102a5920190610727565b90610857565b156102ba576020835160018152f35b6025906020608494519362461bcd60e51b85528401528201527f54727573746564206d756c7469736967206e6f7420666f756e6420696e20726f60448201526479616c747960d81b6064820152fd5b845162461bcd60e51b8152602081860152601f818501527f466565207468726573686f6c6420776974686f7574207472616e7366657273006044820152606490fd5b855162461bcd60e51b81526020818701526017818601527f4e6f5472616e736665722072756c65206e6f74207365740000000000000000006044820152606490fd5b855162461bcd60e51b81526020818701526012818601527f4e6f2054696d65204c6f636b20666f756e6400000000000000000000000000006044820152606490fd5b346100f6575f3660031901126100f6576020906001600160a01b035f54915191168152f35b9050346100f657806003193601126100f6578135916001600160a01b03928381168091036100f657602435908115158092036100f65761043261075d565b805f527fcade1ccb6579dbe615ca83377da7acc1bb415206fd9472a5a6991405c90d410a6020809360028252865f20805460ff83169060ff19161790558651908152a2825163cf5303cf60e01b81527f00000000000000000000000000000000000000000000000000000000000000008516949082818581895afa928315610540575f93610507575b50501630146104c657005b823b156100f6578151634b8a5fd160e01b8152925f918491829084905af19081156104fe57506104f257005b5f6104fc916106f1565b005b513d5f823e3d90fd5b9080929350813d8311610539575b61051f81836106f1565b810103126100f6575181811681036100f657905f806104bb565b503d610515565b85513d5f823e3d90fd5b82346100f6575f3660031901126100f657600154906001600160a01b039033828416036105b457506001600160a01b03198092166001555f549133908316175f553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f5233905260245ffd5b346100f6575f3660031901126100f6576105de61075d565b5f6001600160a01b03600154811980911660015582549081168355167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b9083346100f65760a03660031901126100f6578035906001600160a01b03918281168091036100f657602435918383168093036100f657606435938085168095036100f6577f000000000000000000000000000000000000000000000000000000000000000016803b156100f6575f94879460a49486946314dbe4db60e11b865285015260248401526044356044840152606483015260843560848301525afa9182156106e7576020926106d7575b505160018152f35b5f6106e1916106f1565b826106cf565b50513d5f823e3d90fd5b90601f8019910116810190811067ffffffffffffffff82111761071357604052565b634e487b7160e01b5f52604160045260245ffd5b903590601e19813603018212156100f6570180359067ffffffffffffffff82116100f657602001918160061b360383136100f657565b5f546001600160a01b033391160361077157565b63118cdaa760e01b5f523360045260245ffd5b91908110156107945760061b0190565b634e487b7160e01b5f52603260045260245ffd5b356001600160f81b0319811681036100f65790565b5f5b8281106107cd575050505f90565b6001600160f81b03196107e96107e4838686610784565b6107a8565b161580610805575b6107fd576001016107bf565b505050600190565b506020610813828585610784565b013515156107f1565b905f5b81811061082d575050505f90565b600160f81b6001600160f81b03196108496107e4848688610784565b16146107fd5760010161081f565b5f5b828110610867575050151590565b610872818484610784565b356001600160a01b0381168091036100f6575f52600260205260ff60405f205416156108a057600101610859565b5050505f9056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const marketCheckerDeployed = {
  code: '0x608060409080825260049182361015610016575f80fd5b5f3560e01c918263384d0b4d1461062057508163715018a6146105c657816379ba50971461054a578163806c3ca9146103f45781638da5cb5b146103cf5781639a1c1a20146101a0578163ac210cc71461015e578163def82ac214610120578163e30c3978146100fa575063f2fde38b1461008f575f80fd5b346100f65760203660031901126100f657356001600160a01b038082168092036100f6576100bb61075d565b816001600160a01b031960015416176001555f54167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b5f80fd5b346100f6575f3660031901126100f6576020906001600160a01b03600154915191168152f35b82346100f65760203660031901126100f65735906001600160a01b0382168092036100f6576020915f526002825260ff815f20549151911615158152f35b346100f6575f3660031901126100f657602090516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b82346100f6576003196080368201126100f6576001600160a01b03908235828116036100f65760249182359067ffffffffffffffff8083116100f6576101608387019484360301126100f6576044358181116100f657366023820112156100f657808701359182116100f6578590369260071b0101116100f657606435908116036100f65760c4810161023c6102368285610727565b906107bd565b1561038d576101448201357fffff000000000000000000000000000000000000000000000000000000000000811681036100f657600160f21b8091160361034b5761028a6102909184610727565b9061081c565b610309576102ab9160e46102a5920190610727565b90610857565b156102ba576020835160018152f35b6025906020608494519362461bcd60e51b85528401528201527f54727573746564206d756c7469736967206e6f7420666f756e6420696e20726f60448201526479616c747960d81b6064820152fd5b845162461bcd60e51b8152602081860152601f818501527f466565207468726573686f6c6420776974686f7574207472616e7366657273006044820152606490fd5b855162461bcd60e51b81526020818701526017818601527f4e6f5472616e736665722072756c65206e6f74207365740000000000000000006044820152606490fd5b855162461bcd60e51b81526020818701526012818601527f4e6f2054696d65204c6f636b20666f756e6400000000000000000000000000006044820152606490fd5b346100f6575f3660031901126100f6576020906001600160a01b035f54915191168152f35b9050346100f657806003193601126100f6578135916001600160a01b03928381168091036100f657602435908115158092036100f65761043261075d565b805f527fcade1ccb6579dbe615ca83377da7acc1bb415206fd9472a5a6991405c90d410a6020809360028252865f20805460ff83169060ff19161790558651908152a2825163cf5303cf60e01b81527f00000000000000000000000000000000000000000000000000000000000000008516949082818581895afa928315610540575f93610507575b50501630146104c657005b823b156100f6578151634b8a5fd160e01b8152925f918491829084905af19081156104fe57506104f257005b5f6104fc916106f1565b005b513d5f823e3d90fd5b9080929350813d8311610539575b61051f81836106f1565b810103126100f6575181811681036100f657905f806104bb565b503d610515565b85513d5f823e3d90fd5b82346100f6575f3660031901126100f657600154906001600160a01b039033828416036105b457506001600160a01b03198092166001555f549133908316175f553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f5233905260245ffd5b346100f6575f3660031901126100f6576105de61075d565b5f6001600160a01b03600154811980911660015582549081168355167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b9083346100f65760a03660031901126100f6578035906001600160a01b03918281168091036100f657602435918383168093036100f657606435938085168095036100f6577f000000000000000000000000000000000000000000000000000000000000000016803b156100f6575f94879460a49486946314dbe4db60e11b865285015260248401526044356044840152606483015260843560848301525afa9182156106e7576020926106d7575b505160018152f35b5f6106e1916106f1565b826106cf565b50513d5f823e3d90fd5b90601f8019910116810190811067ffffffffffffffff82111761071357604052565b634e487b7160e01b5f52604160045260245ffd5b903590601e19813603018212156100f6570180359067ffffffffffffffff82116100f657602001918160061b360383136100f657565b5f546001600160a01b033391160361077157565b63118cdaa760e01b5f523360045260245ffd5b91908110156107945760061b0190565b634e487b7160e01b5f52603260045260245ffd5b356001600160f81b0319811681036100f65790565b5f5b8281106107cd575050505f90565b6001600160f81b03196107e96107e4838686610784565b6107a8565b161580610805575b6107fd576001016107bf565b505050600190565b506020610813828585610784565b013515156107f1565b905f5b81811061082d575050505f90565b600160f81b6001600160f81b03196108496107e4848688610784565b16146107fd5760010161081f565b5f5b828110610867575050151590565b610872818484610784565b356001600160a01b0381168091036100f6575f52600260205260ff60405f205416156108a057600101610859565b5050505f9056',
  immutables: [{"length":32,"start":380},{"length":32,"start":1155},{"length":32,"start":1639}],
} as const
