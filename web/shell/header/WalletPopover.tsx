import { Button } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { signOut } from '#web/session/sign-out.ts'
import { Amount } from '#web/ui/Amount.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PopoverButton } from '#web/ui/PopoverButton.tsx'
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
  // On a network that the market does not know, the coin's name is not known either.
  const unit = network?.symbol ?? 'coins'
  return (
    <PopoverButton
      label={menusWords.wallet}
      className={css.tool}
      dropdownClassName={css.dropdown}
      face={
        <>
          <Icon name="wallet" size={18} />
          <span className="unseen">{menusWords.walletBalance} </span>
          {balance === null ? <Skeleton width={64} height={14} /> : <Amount figure={balance} unit={unit} />}
        </>
      }
    >
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
    </PopoverButton>
  )
}
