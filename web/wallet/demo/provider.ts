import { log } from '#web/ui/log.ts'
import type { Provider } from '../provider.ts'
import { ask, fault } from './asks.ts'
import type { LateKeys } from './keys.ts'
import { markUsed } from './people.ts'
import { read } from './rpc.ts'
import { chains, localChainId, remember, state } from './state.ts'

type Listener = (news: never) => void

/** The demo wallet as a page sees it: an EIP-1193 provider like any other. Keys and signing are fetched when they are needed. */
export class DemoProvider implements Provider {
  readonly #keys: LateKeys
  readonly #rpcUrl: string
  readonly #listeners = new Map<string, Set<Listener>>()
  /** What is told, is told in the order in which it happened, also while the keys are being fetched. */
  #telling: Promise<void> = Promise.resolve()

  constructor(keys: LateKeys, rpcUrl: string) {
    this.#keys = keys
    this.#rpcUrl = rpcUrl
    let told = state.get()
    state.watch(() => {
      const now = state.get()
      if (now.index !== told.index) this.#tell('accountsChanged', () => this.#accountsOf(now.index))
      if (now.chainId !== told.chainId) this.#tell('chainChanged', () => chainHex(now.chainId))
      told = now
    })
  }

  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    const given = Array.isArray(params) ? (params as unknown[]) : []
    switch (method) {
      case 'eth_accounts':
        return this.#accountsOf(state.get().index)
      case 'eth_requestAccounts':
        return this.#connect()
      case 'eth_chainId':
        return chainHex(state.get().chainId)
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

  #tell(event: string, news: () => unknown): void {
    this.#telling = this.#telling
      .then(async () => {
        const said = await news()
        for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(said as never)
      })
      .catch((error) => log('the demo wallet could not say what changed', error))
  }

  async #accountsOf(index: number | null): Promise<string[]> {
    return index === null ? [] : [(await this.#keys()).at(index).address]
  }

  async #connect(): Promise<string[]> {
    if (state.get().index === null) {
      // Which accounts there are to choose from is known by the keys.
      await this.#keys()
      const index = await ask('connect')
      if (index === undefined) throw fault(4001, 'No account was chosen.')
      markUsed(index)
      remember({ ...state.get(), index })
    }
    return this.#accountsOf(state.get().index)
  }

  #disconnect(): null {
    remember({ ...state.get(), index: null })
    return null
  }

  async #sign([text, account]: unknown[]): Promise<string> {
    const signer = await this.#signer(account)
    return (await import('./signing.ts')).signText(signer, text)
  }

  async #signTyped([account, text]: unknown[]): Promise<string> {
    const signer = await this.#signer(account)
    return (await import('./signing.ts')).signTyped(signer, text)
  }

  async #send([given]: unknown[]): Promise<string> {
    const transaction = (given ?? {}) as Record<string, unknown>
    const signer = await this.#signer(transaction.from)
    if (state.get().chainId !== localChainId) throw fault(4901, 'This chain is a pretence; nothing can be sent there.')
    return (await import('./signing.ts')).send(signer, this.#rpcUrl, transaction)
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

  async #signer(account: unknown) {
    const { index } = state.get()
    const key = index === null ? null : (await this.#keys()).at(index)
    if (!key || typeof account !== 'string' || account.toLowerCase() !== key.address.toLowerCase()) {
      throw fault(4100, 'The page is not connected to this account.')
    }
    return key
  }
}

function chainHex(chainId: number): string {
  return `0x${chainId.toString(16)}`
}
