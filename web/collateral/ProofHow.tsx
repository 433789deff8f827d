import { useConfig } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { withPart } from '#web/ui/with-part.tsx'
import { collateralProofWords } from '#web/words/collateral-proof.ts'
import { ChainText, explorerOf } from './ChainText.tsx'
import css from './Proof.module.css'

/** How anybody can do without believing this page. */
export function ProofHow() {
  const { networks } = useConfig()
  const open = networks.filter(({ wrapper }) => wrapper !== null)
  return (
    <Card calm label={collateralProofWords.checkItYourself}>
      <h2>{collateralProofWords.checkItYourself}</h2>
      <p>{collateralProofWords.withAnyNode}</p>
      <ol className={css.how}>
        <li>
          {withPart(collateralProofWords.askTheWrapper, (part) => (
            <code>{part}</code>
          ))}
        </li>
        <li>
          {withPart(collateralProofWords.askTheContract, (part) => (
            <code>{part}</code>
          ))}
        </li>
        <li>{collateralProofWords.compareBoth}</li>
      </ol>
      {open.map((network) => (
        <Facts
          key={network.id}
          facts={[
            {
              label: collateralProofWords.wrapperOn(network.name),
              value: (
                <ChainText
                  text={network.wrapper ?? ''}
                  label={collateralProofWords.copyWrapperOn(network.name)}
                  href={explorerOf(network).address(network.wrapper ?? '')}
                />
              ),
            },
          ]}
        />
      ))}
    </Card>
  )
}
