import type { PublicAward } from '#api/dispute-shapes.ts'
import { shortAddress } from '#domain/money/address.ts'
import { serverNow } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { usdAndCents, withUnit } from '#web/ui/figures.ts'
import { momentWords } from '#web/ui/times.ts'
import { collateralProofWords } from '#web/words/collateral-proof.ts'
import css from './Proof.module.css'

const words = (): Readonly<Record<PublicAward['state'], string>> => ({
  asked: collateralProofWords.decided,
  signed: collateralProofWords.decided,
  proposed: collateralProofWords.waitsOnChain,
  executable: collateralProofWords.waitsOnChain,
  executed: collateralProofWords.paidFromCollateral,
  'paid-instead': collateralProofWords.paidByTheAgent,
  failed: collateralProofWords.notCarriedOut,
})

/** What was awarded to users out of the agent's collateral: nothing is shown where nothing ever was. */
export function ProofAwards({ awards }: { awards: readonly PublicAward[] }) {
  if (awards.length === 0) return null
  return (
    <Card calm title={collateralProofWords.awardedToUsers}>
      <ul className={css.inside}>
        {awards.map((award) => (
          <li key={award.id}>
            <span>
              {collateralProofWords.items(
                award.items.map(({ ticker, amount, paid }) => withUnit(paid ?? amount, ticker)),
              )}
              <span className="small muted"> {collateralProofWords.worth(usdAndCents(award.usd))}</span>
            </span>
            <span className="small muted">
              {words()[award.state]}, {momentWords(award.createdAt, serverNow())}{' '}
              {award.txHash && (
                <CopyButton
                  text={award.txHash}
                  word={shortAddress(award.txHash)}
                  label={collateralProofWords.copyTheTransaction(shortAddress(award.txHash))}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
