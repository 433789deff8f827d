import { Button } from '@mantine/core'
import { type SignInStep, signIn, signInStep } from '#web/session/sign-in.ts'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { useStore } from '#web/ui/store.ts'
import { useWallet } from '#web/wallet/use-wallet.ts'
import { shellWords } from '#web/words/shell.ts'
import css from './LoginArea.module.css'

const waiting = (): Partial<Record<SignInStep, string>> => ({
  connecting: shellWords.connecting,
  signing: shellWords.signInYourWallet,
})

/** What the header shows while nobody is logged in: how the wallet stands, and the way in. */
export function LoginArea() {
  const wallet = useWallet()
  const step = useStore(signInStep)
  const word = waiting()[step]
  return (
    <>
      <span className={css.state}>
        {wallet.account ? (
          <StatusTag tone="wait">{shellWords.connected(shortAddress(wallet.account))}</StatusTag>
        ) : (
          <StatusTag>{shellWords.notConnected}</StatusTag>
        )}
      </span>
      <Button variant="default" disabled={word !== undefined} onClick={() => void signIn()}>
        {word ?? shellWords.login}
      </Button>
    </>
  )
}
