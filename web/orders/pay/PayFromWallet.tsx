import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { withUnit } from '#web/ui/figures.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { useSingle } from '#web/ui/use-single.ts'
import { useWallet } from '#web/wallet/use-wallet.ts'
import { payWords } from '#web/words/pay.ts'
import type { Bill } from './bill.ts'
import { forgetMade, madeOf } from './made.ts'
import css from './PayFromWallet.module.css'
import { follow, type PayState, payBill, stateOf } from './run.ts'

/** One button that pays exactly what is missing, from the wallet; then how far that has come. */
export function PayFromWallet({ bill }: { bill: Bill }) {
  const { state: wallet } = useWallet()
  const { state, pay, again } = usePay(bill)
  const [isAsking, setAsking] = useState(false)
  const payAgain = () => {
    setAsking(false)
    again()
  }
  if (wallet === 'absent' && state.kind === 'idle') return null
  const isBusy = state.kind === 'preparing' || state.kind === 'asking'
  const isOpen = isBusy || state.kind === 'idle' || state.kind === 'failed'
  return (
    <div className={css.pay}>
      {isOpen && (
        <Button size="md" leftSection={<Icon name="wallet" size={18} />} loading={isBusy} onClick={pay}>
          {payWords.payFromWallet}
        </Button>
      )}
      <p role="status" className={state.kind === 'failed' ? css.failed : 'small muted'}>
        {wordsOf(state, bill)}
      </p>
      {(state.kind === 'unclear' || state.kind === 'sent') && (
        <Button variant="subtle" size="sm" onClick={() => setAsking(true)}>
          {state.kind === 'sent' ? payWords.itNeverArrivesPay : payWords.itWasNotSentPay}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={payWords.payASecondTime}
          confirmWord={payWords.payAgain}
          cancelWord={payWords.lookFirst}
          isDanger
          onConfirm={payAgain}
          onClose={() => setAsking(false)}
        >
          <p>{payWords.yourWalletWasAskedToSend(withUnit(bill.amount, bill.currency), shortAddress(bill.to))}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function usePay(bill: Bill) {
  const [state, setState] = useState<PayState>(() => stateOf(madeOf(bill.key)))
  const control = useRef<AbortController | null>(null)
  const single = useSingle()
  /** Looks after one payment at a time; what becomes of it is no longer told once the page is left. */
  const look = async (work: (signal: AbortSignal, tell: (now: PayState) => void) => Promise<void>) => {
    const own = new AbortController()
    control.current = own
    await work(own.signal, (now) => {
      if (!own.signal.aborted) setState(now)
    })
    if (control.current === own) control.current = null
  }
  const goOn = useEffectEvent(() => {
    const made = madeOf(bill.key)
    if (made && control.current === null) void look((signal, tell) => follow(bill, made, signal, tell))
  })
  const { account } = useWallet()
  useEffect(() => {
    if (account) goOn()
  }, [account])
  useEffect(
    () => () => {
      control.current?.abort()
      control.current = null
    },
    [],
  )
  const pay = () =>
    single((done) => {
      control.current?.abort()
      void look((signal, tell) => payBill(bill, signal, tell)).finally(done)
    })
  const again = () => {
    forgetMade(bill.key)
    pay()
  }
  return { state, pay, again }
}

function wordsOf(state: PayState, { amount, currency, to, chain }: Bill): string {
  const what = withUnit(amount, currency)
  switch (state.kind) {
    case 'idle':
      return payWords.sendsExactly(what, chain.chainName, shortAddress(to))
    case 'preparing':
      return payWords.lookingAtYourWalletItsNetwork
    case 'asking':
      return payWords.confirmInYourWallet(what)
    case 'sent':
      return payWords.sentWaiting(hashWords(state.hash))
    case 'mined':
      return payWords.paidFromThisWallet(hashWords(state.hash))
    case 'unclear':
      return payWords.yourWalletWasAskedForThisPayment(state.why)
    case 'failed':
      return state.isRejected ? payWords.youRejectedThePayment : payWords.notPaid(state.why)
  }
}

function hashWords(hash: string | null): string {
  return hash ? ` (${shortAddress(hash, 8, 6)})` : ''
}
