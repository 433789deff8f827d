import type { PublicAward } from '#api/dispute-shapes.ts'
import { shortAddress } from '#domain/money/address.ts'
import { serverNow } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { usdAndCents, withUnit } from '#web/ui/figures.ts'
import { momentWords } from '#web/ui/times.ts'
import css from './Proof.module.css'

const words: Readonly<Record<PublicAward['state'], string>> = {
  asked: 'decided, not paid yet',
  signed: 'decided, not paid yet',
  proposed: 'waits on chain',
  executable: 'waits on chain',
  executed: 'paid from collateral',
  'paid-instead': 'paid by the agent',
  failed: 'not carried out',
}

/** What was awarded to users out of the agent's collateral: nothing is shown where nothing ever was. */
export function ProofAwards({ awards }: { awards: readonly PublicAward[] }) {
  if (awards.length === 0) return null
  return (
    <Card calm title="Awarded to users">
      <ul className={css.inside}>
        {awards.map((award) => (
          <li key={award.id}>
            <span>
              {award.items.map(({ ticker, amount, paid }) => withUnit(paid ?? amount, ticker)).join(' and ')}
              <span className="small muted"> worth {usdAndCents(award.usd)} USD</span>
            </span>
            <span className="small muted">
              {words[award.state]}, {momentWords(award.createdAt, serverNow())}{' '}
              {award.txHash && (
                <CopyButton
                  text={award.txHash}
                  word={shortAddress(award.txHash)}
                  label={`Copy the transaction ${shortAddress(award.txHash)}`}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
