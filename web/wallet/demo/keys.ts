import { HDKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { toHex } from 'viem/utils'

/** The keys of a demo market. They are public, so they guard nothing. */
export class Keys {
  readonly #branch
  readonly #known = new Map<number, PrivateKeyAccount>()

  /** `extendedKey` (BIP-32, base58) is the one whose children are the accounts. */
  constructor(extendedKey: string) {
    this.#branch = HDKey.fromExtendedKey(extendedKey)
  }

  /** The account with this number. */
  at(index: number): PrivateKeyAccount {
    const known = this.#known.get(index)
    if (known) return known
    const { privateKey } = this.#branch.deriveChild(index)
    if (!privateKey) throw new Error(`the key has no account ${index}`)
    const account = privateKeyToAccount(toHex(privateKey))
    this.#known.set(index, account)
    return account
  }
}

/** The keys, made when somebody needs them for the first time: that takes a phone a tenth of a second. */
export type LateKeys = () => Promise<Keys>
