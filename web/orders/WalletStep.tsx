import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { read, readAsStaff } from '#api/orders.ts'
import { askAgain } from '#web/client/query.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { log } from '#web/ui/log.ts'
import { shortAddress } from '#web/ui/short-address.ts'
import type { KnownChain } from '#web/wallet/chains.ts'
import { payWords } from '#web/words/pay.ts'
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
        {state.kind === 'unclear' && <strong>{payWords.weDoNotKnow}</strong>}
        <p>{wordsOf(state)}</p>
      </div>
      {isOnItsWay && (
        <div>
          <Button variant="subtle" size="sm" onClick={() => setAsking(true)}>
            {payWords.itWasNotSent}
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
      tell({ kind: 'failed', why: payWords.thisPage, isRejected: false })
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
      return payWords.lookingAtYourWallet
    case 'asking':
      return payWords.confirmIt
    case 'sent':
      return payWords.sentWaiting(hashWords(state.hash))
    case 'mined':
      return payWords.blockHasItWhat(hashWords(state.hash))
    case 'unclear':
      return payWords.yourWalletWasAsked(state.why && sentence(state.why))
    case 'failed':
      return state.isRejected ? payWords.youRejected : payWords.notDone(sentence(state.why))
  }
}

function sentence(why: string): string {
  return why.endsWith('.') ? why : `${why}.`
}

function hashWords(hash: string | null): string {
  return hash ? ` (${shortAddress(hash, 8, 6)})` : ''
}
