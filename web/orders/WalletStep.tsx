import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { read, readAsStaff } from '#api/orders.ts'
import { askAgain } from '#web/client/query.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { log } from '#web/ui/log.ts'
import { shortAddress } from '#web/ui/short-address.ts'
import type { KnownChain } from '#web/wallet/chains.ts'
import css from './Award.module.css'
import type { AwardWork } from './award-wallet.ts'
import type { PayState } from './pay/run.ts'

interface Props {
  readonly label: string
  readonly chain: KnownChain
  /** What is done; the code that talks to wallets is loaded with it. */
  readonly work: () => Promise<AwardWork>
  /** What happens, as list items. */
  readonly children: ReactNode
}

/** One step of an award with the wallet: it asks first, and says how far it has come. The chain takes each step once only. */
export function WalletStep({ label, chain, work, children }: Props) {
  const { state, run } = useWalletStep(chain, work)
  const [isAsking, setAsking] = useState(false)
  const isBusy = state.kind === 'preparing' || state.kind === 'asking'
  const isOnItsWay = state.kind === 'sent' || state.kind === 'unclear'
  const take = () => {
    setAsking(false)
    run()
  }
  return (
    <div className={css.form}>
      {state.kind !== 'mined' && !isOnItsWay && (
        <div>
          <Button size="md" loading={isBusy} onClick={() => setAsking(true)}>
            {label}
          </Button>
        </div>
      )}
      <div role="status" className={state.kind === 'failed' ? css.missed : 'small muted'}>
        {state.kind === 'unclear' && <strong>We do not know yet whether it was sent</strong>}
        <p>{wordsOf(state)}</p>
      </div>
      {isOnItsWay && (
        <div>
          <Button variant="subtle" size="sm" onClick={() => setAsking(true)}>
            It was not sent: try again
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog title={`${label}?`} confirmWord={label} onConfirm={take} onClose={() => setAsking(false)}>
          <ul className={css.points}>{children}</ul>
        </ConfirmDialog>
      )}
    </div>
  )
}

function useWalletStep(chain: KnownChain, work: Props['work']) {
  const client = useQueryClient()
  const [state, setState] = useState<PayState>({ kind: 'idle' })
  const control = useRef<AbortController | null>(null)
  // While the wallet is being asked, it is not asked a second time; what it was only sent may be asked for again.
  const isBusy = useRef(false)
  useEffect(() => () => control.current?.abort(), [])
  const attempt = async (signal: AbortSignal) => {
    const tell = (now: PayState) => {
      if (signal.aborted) return
      isBusy.current = now.kind === 'preparing' || now.kind === 'asking'
      setState(now)
    }
    tell({ kind: 'preparing' })
    try {
      const [{ takeStep }, step] = await Promise.all([import('./award-wallet.ts'), work()])
      await takeStep(chain, step, signal, tell)
    } catch (fault) {
      log('the code of wallets was not loaded', fault)
      tell({ kind: 'failed', why: 'This page could not be loaded whole', isRejected: false })
    }
    askAgain(client, [read, readAsStaff])
  }
  const run = () => {
    if (isBusy.current) return
    control.current?.abort()
    control.current = new AbortController()
    void attempt(control.current.signal)
  }
  return { state, run }
}

function wordsOf(state: PayState): string {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'preparing':
      return 'Looking at your wallet and its network…'
    case 'asking':
      return 'Confirm it in your wallet.'
    case 'sent':
      return `Sent${hashWords(state.hash)}. Waiting for the first block with it…`
    case 'mined':
      return `A block has it${hashWords(state.hash)}. What came of it is shown here as soon as the market has seen it.`
    case 'unclear':
      return `Your wallet was asked${state.why ? ` and said: ${sentence(state.why)}` : '.'} Look at its activity. The chain takes this step once only: trying again does not do it twice.`
    case 'failed':
      return state.isRejected ? 'You rejected it in your wallet. It was not done.' : `Not done: ${sentence(state.why)}`
  }
}

function sentence(why: string): string {
  return why.endsWith('.') ? why : `${why}.`
}

function hashWords(hash: string | null): string {
  return hash ? ` (${shortAddress(hash, 8, 6)})` : ''
}
