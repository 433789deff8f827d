import { type HDKey, mnemonicToAccount, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { toHex } from 'viem/utils'

/** anvil's well-known mnemonic. Its keys are public: this is why demo mode listens on loopback only. */
const demoMnemonic = 'test test test test test test test test test test test junk'

/** The account that may do everything. */
export const demoSuper = 0

/** The accounts that the demo wallet offers besides: agents and ordinary users. */
export const demoPeople: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** An agent of the demo market. `pairs` are [from, to, percent of the market]; `collateral` [ticker, amount]. */
export interface DemoAgent {
  readonly index: number
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly countries: string[]
  readonly timezone: string
  readonly approved: boolean
  readonly cash: boolean
  readonly banks: readonly (readonly [currency: string, number: string])[]
  readonly otherAddresses: readonly (readonly [network: string, address: string])[]
  readonly collateral: readonly (readonly [ticker: string, amount: string])[]
  readonly pairs: readonly (readonly [from: string, to: string, percent: string])[]
}

const btc = ['BITCOIN', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'] as const
const tron = ['TRON', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'] as const

export const demoAgents: readonly DemoAgent[] = [
  {
    index: 1,
    username: 'Lagoon Desk',
    firstName: 'Lagoon',
    lastName: 'Desk',
    email: 'desk@lagoon.example',
    countries: ['DE', 'NL'],
    timezone: 'Europe/Berlin',
    approved: true,
    cash: false,
    banks: [
      ['EUR', 'DE89370400440532013000'],
      ['GBP', 'GB82WEST12345698765432'],
    ],
    otherAddresses: [btc, tron],
    collateral: [
      ['USDT', '24000'],
      ['ETH', '5.5'],
    ],
    pairs: [
      ['LOCAL/USDT', 'SEPA/EUR', '99.6'],
      ['LOCAL/USDC', 'SEPA/EUR', '99.6'],
      ['LOCAL/ETH', 'SEPA/EUR', '99.2'],
      ['SEPA/EUR', 'LOCAL/USDT', '99.5'],
      ['SEPA/EUR', 'LOCAL/ETH', '99.1'],
      ['ETHEREUM/USDT', 'SEPA/EUR', '99.5'],
      ['BITCOIN/BTC', 'SEPA/EUR', '99'],
      ['SEPA/EUR', 'BITCOIN/BTC', '98.9'],
      ['TRON/USDT', 'SEPA/EUR', '99.4'],
      ['LOCAL/USDT', 'BANK/GBP', '99.3'],
    ],
  },
  {
    index: 2,
    username: 'North Pier',
    firstName: 'North',
    lastName: 'Pier',
    email: 'swap@northpier.example',
    countries: ['GB', 'IE'],
    timezone: 'Europe/London',
    approved: true,
    cash: true,
    banks: [['EUR', 'FR1420041010050500013M02606']],
    otherAddresses: [btc],
    collateral: [['ETH', '9']],
    pairs: [
      ['LOCAL/USDT', 'SEPA/EUR', '99.4'],
      ['LOCAL/ETH', 'LOCAL/USDT', '99.7'],
      ['LOCAL/USDT', 'LOCAL/ETH', '99.7'],
      ['LOCAL/USDT', 'CASH/CASHEUR', '98.5'],
      ['CASH/CASHEUR', 'LOCAL/USDT', '98.5'],
      ['LOCAL/USDT', 'BITCOIN/BTC', '99.2'],
      ['BITCOIN/BTC', 'LOCAL/USDT', '99.2'],
    ],
  },
  {
    index: 3,
    username: 'Meridian',
    firstName: 'Meridian',
    lastName: 'Exchange',
    email: 'hello@meridian.example',
    countries: ['PT', 'ES'],
    timezone: 'Europe/Lisbon',
    approved: true,
    cash: false,
    banks: [['EUR', 'NL91ABNA0417164300']],
    otherAddresses: [tron],
    collateral: [['USDC', '60000']],
    pairs: [
      ['LOCAL/USDT', 'SEPA/EUR', '99.1'],
      ['LOCAL/DAI', 'SEPA/EUR', '99.2'],
      ['LOCAL/WETH', 'SEPA/EUR', '98.8'],
      ['SEPA/EUR', 'LOCAL/USDC', '99.3'],
      ['POLYGON/USDC', 'SEPA/EUR', '99.2'],
      ['BSC/USDT', 'SEPA/EUR', '99.2'],
      ['TRON/USDT', 'LOCAL/USDT', '99.6'],
      ['LOCAL/USDT', 'TRON/USDT', '99.6'],
    ],
  },
  {
    index: 4,
    username: 'Harbour Nine',
    firstName: 'Harbour',
    lastName: 'Nine',
    email: 'nine@harbour.example',
    countries: ['IT'],
    timezone: 'Europe/Rome',
    approved: false,
    cash: false,
    banks: [['EUR', 'LV80BANK0000435195001']],
    otherAddresses: [],
    collateral: [],
    pairs: [['LOCAL/USDT', 'SEPA/EUR', '99.9']],
  },
]

let known: HDKey | null = null

/** Stretching the mnemonic into a key takes as long as a thousand signatures: it is done once, and never outside of the demo. */
function branch(): HDKey {
  known ??= mnemonicToAccount(demoMnemonic, { path: "m/44'/60'/0'/0" }).getHdKey()
  return known
}

/** The key (BIP-32, base58) whose children are the demo's accounts. */
export function demoExtendedKey(): string {
  return branch().privateExtendedKey
}

/** The account of this number of the demo's mnemonic, `m/44'/60'/0'/0/{index}`. */
export function demoAccount(index: number): PrivateKeyAccount {
  const { privateKey } = branch().deriveChild(index)
  if (!privateKey) throw new Error(`the demo's mnemonic has no account ${index}`)
  return privateKeyToAccount(toHex(privateKey))
}
