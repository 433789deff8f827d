import type { ReactNode } from 'react'
import type { Asset } from '#domain/swap/pair.ts'
import type { Names } from '#web/session/names.ts'
import { CoinMark } from '#web/ui/CoinMark.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { swapWords } from '#web/words/swap.ts'
import type { AssetPart, SideName } from './choices.ts'
import css from './SidePanel.module.css'

interface Props {
  readonly side: SideName
  readonly asset: Asset
  readonly names: Names
  readonly label: ReactNode
  /** What stands opposite the label: the limit, the fee. */
  readonly aside: ReactNode
  readonly onOpen: (part: AssetPart) => void
  /** The amount. */
  readonly children: ReactNode
}

/** One side of the swap: its amount, its currency and its network. */
export function SidePanel({ side, asset, names, label, aside, onOpen, children }: Props) {
  const what = side === 'from' ? swapWords.toSend : swapWords.toReceive
  return (
    <div className={css.panel}>
      <div className={css.label}>{label}</div>
      <div className={css.main}>
        <div className={css.amount}>{children}</div>
        <div className={css.asset}>
          <CoinMark code={asset.currency} symbol={names.symbol(asset.currency)} />
          <div className={css.choosers}>
            <Chooser
              className={css.currency}
              onClick={() => onOpen('currency')}
              slot={`${side}-currency`}
              hint={swapWords.currencyOf(what)}
            >
              {asset.currency}
            </Chooser>
            <Chooser
              className={css.network}
              onClick={() => onOpen('network')}
              slot={`${side}-network`}
              hint={swapWords.networkOf(what)}
            >
              {names.way(asset.network)}
            </Chooser>
          </div>
        </div>
      </div>
      {/* After the amount and its currency for the keyboard, beside the label for the eye. */}
      <div className={css.aside}>{aside}</div>
    </div>
  )
}

interface ChooserProps {
  readonly className: string | undefined
  /** By which the form finds the button again, to give it the focus back. */
  readonly slot: string
  readonly hint: string
  readonly onClick: () => void
  readonly children: string
}

function Chooser({ className, slot, hint, onClick, children }: ChooserProps) {
  return (
    <button
      type="button"
      className={`${css.chooser} ${className}`}
      onClick={onClick}
      data-slot={slot}
      aria-haspopup="dialog"
    >
      <span className="unseen">{hint} </span>
      {children}
      <Icon name="chevron" size={14} />
    </button>
  )
}
