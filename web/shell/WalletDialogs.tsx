import { Button } from '@mantine/core'
import { signInWith } from '#web/session/sign-in.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useStore } from '#web/ui/store.ts'
import { wallets } from '#web/wallet/discover.ts'
import { menusWords } from '#web/words/menus.ts'
import css from './WalletDialogs.module.css'

/** Where several wallets are installed, the person says which. */
export function WalletChooser({ onClose }: { onClose: () => void }) {
  const present = useStore(wallets)
  return (
    <Dialog title={menusWords.chooseAWallet} onClose={onClose}>
      <p className="muted">{menusWords.severalWalletsAreInstalled}</p>
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
      title={menusWords.metamaskIsNotInstalled}
      onClose={onClose}
      actions={
        <Button variant="default" data-safe onClick={onClose}>
          {menusWords.close}
        </Button>
      }
    >
      <div className={css.notice} role="alert">
        <Icon name="warning" />
        <div>
          <strong>{menusWords.unableToConnect}</strong>
          <p>{menusWords.unableToConnectToWallet}</p>
        </div>
      </div>
      <p>{menusWords.entryIsOnlyPossible}</p>
      <p className="muted small">{menusWords.injectedWallet}</p>
    </Dialog>
  )
}
