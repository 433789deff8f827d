import { lazy, Suspense } from 'react'
import { signInStep } from '#web/session/sign-in.ts'
import { useStore } from '#web/ui/store.ts'

const WalletChooser = lazy(() => import('./WalletDialogs.tsx').then((part) => ({ default: part.WalletChooser })))
const NoWallet = lazy(() => import('./WalletDialogs.tsx').then((part) => ({ default: part.NoWallet })))

/** The dialogs of signing in: which wallet, or that there is none. */
export function SignInDialogs() {
  const step = useStore(signInStep)
  const close = () => signInStep.set('idle')
  return (
    <Suspense>
      {step === 'choosing' && <WalletChooser onClose={close} />}
      {step === 'absent' && <NoWallet onClose={close} />}
    </Suspense>
  )
}
