import { type ReactNode, Suspense } from 'react'
import { MenuPopover } from './MenuPopover.tsx'
import { WalletPopover } from './WalletPopover.tsx'

/** What the header shows to people who are logged in: the bell, the wallet's balance with its popover, and the menu. */
export function Tools({ bell, holdings }: { bell: ReactNode; holdings: ReactNode }) {
  return (
    <>
      <Suspense>{bell}</Suspense>
      <WalletPopover holdings={holdings} />
      <MenuPopover />
    </>
  )
}
