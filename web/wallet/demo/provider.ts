import {
  createWalletClient,
  hexToBigInt,
  hexToString,
  http,
  isHex,
  type TransactionRequest,
  type TypedDataDefinition,
} from 'viem'
import type { Provider } from '../provider.ts'
import { ask, fault } from './asks.ts'
import type { Keys } from './keys.ts'
import { markUsed } from './people.ts'
import { read } from './rpc.ts'
import { chains, localChainId, remember, state } from './state.ts'

type Listener = (news: never) => void

/** The demo wallet as a page sees it: an EIP-1193 provider like any other. */
export class DemoProvider implements Provider {
  readonly #keys: Keys
  readonly #rpcUrl: string
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(keys: Keys, rpcUrl: string) {
    this.#keys = keys
    this.#rpcUrl = rpcUrl
    let told = state.get()
    state.watch(() => {
      const now = state.get()
      if (now.index !== told.index) this.#tell('accountsChanged', this.#accounts())
      if (now.chainId !== told.chainId) this.#tell('chainChanged', chainHex())
      told = now
    })
  }

  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    const given = Array.isArray(params) ? (params as unknown[]) : []
    switch (method) {
      case 'eth_accounts':
        return this.#accounts()
      case 'eth_requestAccounts':
        return this.#connect()
      case 'eth_chainId':
        return chainHex()
      case 'personal_sign':
        return this.#sign(given)
      case 'eth_signTypedData_v4':
        return this.#signTyped(given)
      case 'eth_sendTransaction':
        return this.#send(given)
      case 'wallet_switchEthereumChain':
        return this.#switch(given)
      case 'wallet_addEthereumChain':
        throw fault(4200, 'The demo wallet holds its own two chains only.')
      case 'wallet_revokePermissions':
        return this.#disconnect()
      default:
        return this.#read(method, params)
    }
  }

  on(event: string, listener: Listener): void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
  }

  removeListener(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener)
  }

  #tell(event: string, news: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(news as never)
  }

  #accounts(): string[] {
    const { index } = state.get()
    return index === null ? [] : [this.#keys.at(index).address]
  }

  async #connect(): Promise<string[]> {
    if (state.get().index === null) {
      const index = await ask('connect')
      if (index === undefined) throw fault(4001, 'No account was chosen.')
      markUsed(index)
      remember({ ...state.get(), index })
    }
    return this.#accounts()
  }

  #disconnect(): null {
    remember({ ...state.get(), index: null })
    return null
  }

  async #sign([text, account]: unknown[]): Promise<string> {
    const signer = this.#signer(account)
    if (typeof text !== 'string') throw fault(-32602, 'There is no text to sign.')
    await ask('sign', [['Text to sign', isHex(text) ? hexToString(text) : text]])
    return signer.signMessage({ message: isHex(text) ? { raw: text } : text })
  }

  async #signTyped([account, text]: unknown[]): Promise<string> {
    const signer = this.#signer(account)
    if (typeof text !== 'string') throw fault(-32602, 'There is nothing to sign.')
    const given = JSON.parse(text) as TypedDataDefinition
    await ask('sign', [[`${given.primaryType}, to sign`, JSON.stringify(given.message, null, 2)]])
    return signer.signTypedData(given)
  }

  async #send([transaction]: unknown[]): Promise<string> {
    const { from, to, value, data, gas } = (transaction ?? {}) as Record<string, unknown>
    const account = this.#signer(from)
    if (state.get().chainId !== localChainId) throw fault(4901, 'This chain is a pretence; nothing can be sent there.')
    await ask('send', [
      ['To', typeof to === 'string' ? to : 'A new contract'],
      ['Value', `${inCoins(value)} ETH`],
      ['Data', typeof data === 'string' && data !== '0x' ? data : 'None'],
    ])
    const request = {
      ...(isHex(to) && { to }),
      ...(isHex(value) && { value: hexToBigInt(value) }),
      ...(isHex(data) && { data }),
      ...(isHex(gas) && { gas: hexToBigInt(gas) }),
    } satisfies TransactionRequest
    return createWalletClient({ account, transport: http(this.#rpcUrl) }).sendTransaction({ ...request, chain: null })
  }

  async #switch([wanted]: unknown[]): Promise<null> {
    const id = Number((wanted as { chainId?: string } | undefined)?.chainId)
    const chain = chains.find((known) => known.id === id)
    if (!chain) throw fault(4902, `The demo wallet does not know chain ${id}.`)
    if (chain.id === state.get().chainId) return null
    await ask('switch', [['Change the network to', chain.name]])
    remember({ ...state.get(), chainId: chain.id })
    return null
  }

  async #read(method: string, params: unknown): Promise<unknown> {
    if (state.get().chainId === localChainId) return read(this.#rpcUrl, method, params)
    if (method === 'eth_getBalance') return '0x0'
    throw fault(4901, 'This chain is a pretence; nothing can be read there.')
  }

  #signer(account: unknown) {
    const { index } = state.get()
    const key = index === null ? null : this.#keys.at(index)
    if (!key || typeof account !== 'string' || account.toLowerCase() !== key.address.toLowerCase()) {
      throw fault(4100, 'The page is not connected to this account.')
    }
    return key
  }
}

function chainHex(): string {
  return `0x${state.get().chainId.toString(16)}`
}

/** Wei in hex as whole coins, exactly. */
function inCoins(value: unknown): string {
  if (!isHex(value) || value === '0x') return '0'
  const digits = hexToBigInt(value).toString().padStart(19, '0')
  const fraction = digits.slice(-18).replace(/0+$/, '')
  return fraction ? `${digits.slice(0, -18)}.${fraction}` : digits.slice(0, -18)
}
