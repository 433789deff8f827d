import { Button } from '@mantine/core'
import { signInWith } from '#web/session/sign-in.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useStore } from '#web/ui/store.ts'
import { wallets } from '#web/wallet/discover.ts'
import css from './WalletDialogs.module.css'

/** Where several wallets are installed, the person says which. */
export function WalletChooser({ onClose }: { onClose: () => void }) {
  const present = useStore(wallets)
  return (
    <Dialog title="Choose a wallet" onClose={onClose}>
      <p className="muted">Several wallets are installed in this browser. Your choice is remembered.</p>
      <ul className={css.list}>
        {present.map((wallet) => (
          <li key={wallet.info.uuid}>
            <button type="button" className={css.wallet} onClick={() => void signInWith(wallet)}>
              {wallet.info.icon ? <img src={wallet.info.icon} alt="" width={28} height={28} /> : <Icon name="wallet" />}
              {wallet.info.name}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** No wallet in this browser: what is missing, and what to do. */
export function NoWallet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Metamask is not installed"
      onClose={onClose}
      actions={
        <Button variant="default" data-safe onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className={css.notice} role="alert">
        <Icon name="warning" />
        <div>
          <strong>Unable to connect</strong>
          <p>Unable to connect to wallet Metamask</p>
        </div>
      </div>
      <p>
        Entry is only possible using the injected wallet. Please install or connect it manually, then reload the page.
      </p>
      <p className="muted small">
        An injected wallet is a browser extension, or a wallet app with a browser of its own, such as MetaMask.
      </p>
    </Dialog>
  )
}
