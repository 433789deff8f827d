import type { ReactNode } from 'react'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import css from './ChainText.module.css'
import type { NetworkView } from './use-chain-scope.ts'

interface Props {
  /** The whole address or hash. */
  readonly text: string
  /** What the button says that copies it: `Copy wNFT address`. */
  readonly label: string
  /** Where it stands in the chain's explorer; null where the chain has none. */
  readonly href: string | null
}

/** An address or hash of a chain: shortened, to be copied whole, and with its place in the chain's explorer. */
export function ChainText({ text, label, href }: Props) {
  return (
    <span className={css.text}>
      <ExplorerLink href={href}>
        <span className="mono" title={text}>
          {shortAddress(text, 8, 6)}
        </span>
      </ExplorerLink>
      <CopyButton text={text} label={label} />
    </span>
  )
}

/** A link into the chain's explorer, or the words alone where there is none. */
export function ExplorerLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return children
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}

/** Places in a network's explorer; null where the network is not known or has none. */
export function explorerOf(network: NetworkView | undefined) {
  const at = (path: string) => (network?.explorerUrl ? `${network.explorerUrl}/${path}` : null)
  return {
    address: (address: string) => at(`address/${address}`),
    block: (number: number) => at(`block/${number}`),
    transaction: (hash: string) => at(`tx/${hash}`),
    token: (contract: string, tokenId: string) => at(`token/${contract}?a=${tokenId}`),
  }
}
