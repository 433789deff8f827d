import type { Offer } from '#api/swap.ts'
import type { Names } from '#web/session/names.ts'
import { CoinMark } from '#web/ui/CoinMark.tsx'
import { grouped } from '#web/ui/figures.ts'
import { offerWords } from '#web/words/offer.ts'
import css from './OfferSides.module.css'

/** What is sent and what is received, each with its network. */
export function OfferSides({ offer, names }: { offer: Offer; names: Names }) {
  return (
    <div className={css.sides}>
      <Side label={offerWords.youSend} side={offer.from} names={names} />
      <Side label={offerWords.youReceive} side={offer.to} names={names} />
    </div>
  )
}

function Side({ label, side, names }: { label: string; side: Offer['from']; names: Names }) {
  return (
    <div className={css.side}>
      <div>
        <p className="small muted">{label}</p>
        <p className={css.amount}>
          {grouped(side.amount)} <span>{side.currency}</span>
        </p>
      </div>
      <div className={css.way}>
        <CoinMark code={side.currency} symbol={names.symbol(side.currency)} />
        <span className="small muted">{names.way(side.network)}</span>
      </div>
    </div>
  )
}
