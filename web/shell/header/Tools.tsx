import type { ReactNode } from 'react'
import { MenuPopover } from './MenuPopover.tsx'
import { WalletPopover } from './WalletPopover.tsx'

/** What the header shows to people who are logged in: the wallet's balance with its popover, and the menu. */
export function Tools({ holdings }: { holdings: ReactNode }) {
  return (
    <>
      <WalletPopover holdings={holdings} />
      <MenuPopover />
    </>
  )
}
