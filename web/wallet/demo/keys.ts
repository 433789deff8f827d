import { mnemonicToAccount, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { toHex } from 'viem/utils'

/** The keys of a demo market. Its mnemonic is public, so they guard nothing. */
export class Keys {
  readonly #branch
  readonly #known = new Map<number, PrivateKeyAccount>()

  constructor(mnemonic: string) {
    this.#branch = mnemonicToAccount(mnemonic, { path: "m/44'/60'/0'/0" }).getHdKey()
  }

  /** The account with this number. */
  at(index: number): PrivateKeyAccount {
    const known = this.#known.get(index)
    if (known) return known
    const { privateKey } = this.#branch.deriveChild(index)
    if (!privateKey) throw new Error(`the mnemonic has no account ${index}`)
    const account = privateKeyToAccount(toHex(privateKey))
    this.#known.set(index, account)
    return account
  }
}
