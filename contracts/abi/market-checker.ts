// Written by tools/compile-contracts.ts from contracts/wrapper/MarketChecker.sol.

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

export const marketCheckerBytecode = '0x60a0346100d657601f6109b038819003918201601f19168301916001600160401b038311848410176100da578084926020946040528339810103126100d657516001600160a01b039081811681036100d65733156100c35760015460018060a01b03198091166001555f549033908216175f55604051923391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a36080526108c190816100ef82396080518181816101890152818161045f015261069f0152f35b631e4fbdf760e01b5f525f60045260245ffd5b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe608060409080825260049182361015610016575f80fd5b5f3560e01c918263384d0b4d1461065857508163715018a6146105ea57816379ba509714610561578163806c3ca9146103db5781638da5cb5b146103b65781639a1c1a20146101ad578163ac210cc71461016b578163def82ac21461012d578163e30c397814610107575063f2fde38b1461008f575f80fd5b3461010357602036600319011261010357356001600160a01b03808216809203610103576100bb6107ae565b8173ffffffffffffffffffffffffffffffffffffffff1960015416176001555f54167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b5f80fd5b34610103575f366003190112610103576020906001600160a01b03600154915191168152f35b82346101035760203660031901126101035735906001600160a01b038216809203610103576020915f526002825260ff815f20549151911615158152f35b34610103575f36600319011261010357602090516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b823461010357600319608036820112610103576001600160a01b03823581811603610103576024359067ffffffffffffffff80831161010357610160838601948436030112610103576044358181116101035736602382011215610103578086013591821161010357602490369260071b01011161010357606435908116036101035761024661024060c4830184610778565b906107f9565b15610373576101448101357fffff00000000000000000000000000000000000000000000000000000000000081168103610103577e0400000000000000000000000000000000000000000000000000000000000080911603610330576102b99160e46102b3920190610778565b90610871565b156102c8576020825160018152f35b6020608492519162461bcd60e51b8352820152602560248201527f54727573746564206d756c7469736967206e6f7420666f756e6420696e20726f60448201527f79616c74790000000000000000000000000000000000000000000000000000006064820152fd5b606483602086519162461bcd60e51b8352820152601760248201527f4e6f5472616e736665722072756c65206e6f74207365740000000000000000006044820152fd5b606483602086519162461bcd60e51b8352820152601260248201527f4e6f2054696d65204c6f636b20666f756e6400000000000000000000000000006044820152fd5b34610103575f366003190112610103576020906001600160a01b035f54915191168152f35b9050346101035780600319360112610103578135916001600160a01b03928381168091036101035760243590811515809203610103576104196107ae565b805f527fcade1ccb6579dbe615ca83377da7acc1bb415206fd9472a5a6991405c90d410a6020809360028252865f20805460ff83169060ff19161790558651908152a2837f0000000000000000000000000000000000000000000000000000000000000000169383517fcf5303cf00000000000000000000000000000000000000000000000000000000815282818581895afa928315610557575f9361051e575b50501630146104c557005b823b15610103575f9283918351809581937f4b8a5fd10000000000000000000000000000000000000000000000000000000083525af1908115610515575061050957005b5f61051391610742565b005b513d5f823e3d90fd5b9080929350813d8311610550575b6105368183610742565b810103126101035751818116810361010357905f806104ba565b503d61052c565b85513d5f823e3d90fd5b8234610103575f36600319011261010357600154906001600160a01b039033828416036105d8575073ffffffffffffffffffffffffffffffffffffffff198092166001555f549133908316175f553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f5233905260245ffd5b34610103575f366003190112610103576106026107ae565b5f6001600160a01b0360015473ffffffffffffffffffffffffffffffffffffffff1980911660015582549081168355167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b9083346101035760a0366003190112610103578035906001600160a01b039182811680910361010357602435918383168093036101035760643593808516809503610103577f000000000000000000000000000000000000000000000000000000000000000016803b15610103575f94879460a49486947f29b7c9b600000000000000000000000000000000000000000000000000000000865285015260248401526044356044840152606483015260843560848301525afa91821561073857602092610728575b505160018152f35b5f61073291610742565b82610720565b50513d5f823e3d90fd5b90601f8019910116810190811067ffffffffffffffff82111761076457604052565b634e487b7160e01b5f52604160045260245ffd5b903590601e1981360301821215610103570180359067ffffffffffffffff821161010357602001918160061b3603831361010357565b5f546001600160a01b03339116036107c257565b63118cdaa760e01b5f523360045260245ffd5b91908110156107e55760061b0190565b634e487b7160e01b5f52603260045260245ffd5b5f5b828110610809575050505f90565b6108148184846107d5565b357fff00000000000000000000000000000000000000000000000000000000000000811680910361010357158061085a575b610852576001016107fb565b505050600190565b5060206108688285856107d5565b01351515610846565b5f5b828110610881575050151590565b61088c8184846107d5565b356001600160a01b038116809103610103575f52600260205260ff60405f205416156108ba57600101610873565b5050505f9056' as const

/** The code on chain; at the immutables, in bytes, it carries what the constructor was given. */
export const marketCheckerDeployed = {
  code: '0x608060409080825260049182361015610016575f80fd5b5f3560e01c918263384d0b4d1461065857508163715018a6146105ea57816379ba509714610561578163806c3ca9146103db5781638da5cb5b146103b65781639a1c1a20146101ad578163ac210cc71461016b578163def82ac21461012d578163e30c397814610107575063f2fde38b1461008f575f80fd5b3461010357602036600319011261010357356001600160a01b03808216809203610103576100bb6107ae565b8173ffffffffffffffffffffffffffffffffffffffff1960015416176001555f54167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e227005f80a3005b5f80fd5b34610103575f366003190112610103576020906001600160a01b03600154915191168152f35b82346101035760203660031901126101035735906001600160a01b038216809203610103576020915f526002825260ff815f20549151911615158152f35b34610103575f36600319011261010357602090516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b823461010357600319608036820112610103576001600160a01b03823581811603610103576024359067ffffffffffffffff80831161010357610160838601948436030112610103576044358181116101035736602382011215610103578086013591821161010357602490369260071b01011161010357606435908116036101035761024661024060c4830184610778565b906107f9565b15610373576101448101357fffff00000000000000000000000000000000000000000000000000000000000081168103610103577e0400000000000000000000000000000000000000000000000000000000000080911603610330576102b99160e46102b3920190610778565b90610871565b156102c8576020825160018152f35b6020608492519162461bcd60e51b8352820152602560248201527f54727573746564206d756c7469736967206e6f7420666f756e6420696e20726f60448201527f79616c74790000000000000000000000000000000000000000000000000000006064820152fd5b606483602086519162461bcd60e51b8352820152601760248201527f4e6f5472616e736665722072756c65206e6f74207365740000000000000000006044820152fd5b606483602086519162461bcd60e51b8352820152601260248201527f4e6f2054696d65204c6f636b20666f756e6400000000000000000000000000006044820152fd5b34610103575f366003190112610103576020906001600160a01b035f54915191168152f35b9050346101035780600319360112610103578135916001600160a01b03928381168091036101035760243590811515809203610103576104196107ae565b805f527fcade1ccb6579dbe615ca83377da7acc1bb415206fd9472a5a6991405c90d410a6020809360028252865f20805460ff83169060ff19161790558651908152a2837f0000000000000000000000000000000000000000000000000000000000000000169383517fcf5303cf00000000000000000000000000000000000000000000000000000000815282818581895afa928315610557575f9361051e575b50501630146104c557005b823b15610103575f9283918351809581937f4b8a5fd10000000000000000000000000000000000000000000000000000000083525af1908115610515575061050957005b5f61051391610742565b005b513d5f823e3d90fd5b9080929350813d8311610550575b6105368183610742565b810103126101035751818116810361010357905f806104ba565b503d61052c565b85513d5f823e3d90fd5b8234610103575f36600319011261010357600154906001600160a01b039033828416036105d8575073ffffffffffffffffffffffffffffffffffffffff198092166001555f549133908316175f553391167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f80a3005b63118cdaa760e01b5f5233905260245ffd5b34610103575f366003190112610103576106026107ae565b5f6001600160a01b0360015473ffffffffffffffffffffffffffffffffffffffff1980911660015582549081168355167f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e08280a3005b9083346101035760a0366003190112610103578035906001600160a01b039182811680910361010357602435918383168093036101035760643593808516809503610103577f000000000000000000000000000000000000000000000000000000000000000016803b15610103575f94879460a49486947f29b7c9b600000000000000000000000000000000000000000000000000000000865285015260248401526044356044840152606483015260843560848301525afa91821561073857602092610728575b505160018152f35b5f61073291610742565b82610720565b50513d5f823e3d90fd5b90601f8019910116810190811067ffffffffffffffff82111761076457604052565b634e487b7160e01b5f52604160045260245ffd5b903590601e1981360301821215610103570180359067ffffffffffffffff821161010357602001918160061b3603831361010357565b5f546001600160a01b03339116036107c257565b63118cdaa760e01b5f523360045260245ffd5b91908110156107e55760061b0190565b634e487b7160e01b5f52603260045260245ffd5b5f5b828110610809575050505f90565b6108148184846107d5565b357fff00000000000000000000000000000000000000000000000000000000000000811680910361010357158061085a575b610852576001016107fb565b505050600190565b5060206108688285856107d5565b01351515610846565b5f5b828110610881575050151590565b61088c8184846107d5565b356001600160a01b038116809103610103575f52600260205260ff60405f205416156108ba57600101610873565b5050505f9056',
  immutables: [{"length":32,"start":393},{"length":32,"start":1119},{"length":32,"start":1695}],
} as const
