import { store } from '#web/ui/store.ts'

/** What the page asks the person for. `details` are shown in full. */
export interface Ask {
  readonly id: number
  readonly kind: 'connect' | 'sign' | 'send' | 'switch'
  readonly details: readonly (readonly [name: string, value: string])[]
  /** Approves; a connect request says with which account. */
  readonly approve: (index?: number) => void
  readonly reject: () => void
}

/** Requests wait in line; the first is on the screen. */
export const asks = store<readonly Ask[]>([])

let lastId = 0

/** A fault as wallets throw it; `data` is what a contract said why it refused. */
export function fault(code: number, message: string, data?: unknown): Error {
  return Object.assign(new Error(message), { code, ...(data !== undefined && { data }) })
}

/** Asks the person; resolves with the account they chose (connect requests only), throws 4001 when they reject. */
export function ask(kind: Ask['kind'], details: Ask['details'] = []): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  lastId += 1
  const id = lastId
  const done = () => asks.set(asks.get().filter((waiting) => waiting.id !== id))
  const approve = (index?: number) => {
    done()
    resolve(index)
  }
  const refuse = () => {
    done()
    reject(fault(4001, 'User rejected the request.'))
  }
  asks.set([...asks.get(), { id, kind, details, approve, reject: refuse }])
  return promise
}
