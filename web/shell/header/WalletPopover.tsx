import '@mantine/core/styles/Popover.layer.css'
import { Button, Popover } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { signOut } from '#web/session/sign-out.ts'
import { Amount } from '#web/ui/Amount.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { useBalance } from '#web/wallet/balance.ts'
import { useWallet } from '#web/wallet/use-wallet.ts'
import { menusWords } from '#web/words/menus.ts'
import { useWalletNetwork } from '../network.ts'
import css from './Menus.module.css'

/** How much of the address the popover shows (specification, second file §9). */
const shownCharacters = 25

/** The wallet's balance on its own network, and what there is to know of the wallet; below it what else the person has. */
export function WalletPopover({ holdings }: { holdings: ReactNode }) {
  const { account } = useWallet()
  const network = useWalletNetwork()
  const balance = useBalance()
  const [isOpen, setOpen] = useClosedByLeaving()
  // On a network that the market does not know, the coin's name is not known either.
  const unit = network?.symbol ?? 'coins'
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      offset={10}
      trapFocus
      transitionProps={{ duration: 0 }}
      withinPortal={false}
      classNames={{ dropdown: css.dropdown }}
    >
      <Popover.Target>
        <button type="button" className={css.tool} onClick={() => setOpen(!isOpen)}>
          <Icon name="wallet" size={18} />
          <span className="unseen">{menusWords.walletBalance} </span>
          {balance === null ? <Skeleton width={64} height={14} /> : <Amount figure={balance} unit={unit} />}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={menusWords.wallet}>
        <div className={css.wallet}>
          <div className={css.row}>
            <span>{network ? network.name : menusWords.unsupportedNetwork}</span>
            {network?.isTestNetwork && <StatusTag tone="note">{menusWords.testNetwork}</StatusTag>}
          </div>
          <div className={css.row}>
            <span className={css.address} title={account ?? ''}>
              {account?.slice(0, shownCharacters)}…
            </span>
            <CopyButton text={account ?? ''} label={menusWords.copyAddress} />
          </div>
          <Suspense>{holdings}</Suspense>
          <Button variant="default" leftSection={<Icon name="leave" size={16} />} onClick={signOut}>
            {menusWords.logout}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Whether the popover is open; a link in it closes it by leading elsewhere. */
function useClosedByLeaving() {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && setOpen(false)), [router])
  return [isOpen, setOpen] as const
}
