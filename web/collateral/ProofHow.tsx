import { useConfig } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { ChainText, explorerOf } from './ChainText.tsx'
import css from './Proof.module.css'

/** How anybody can do without believing this page. */
export function ProofHow() {
  const { networks } = useConfig()
  const open = networks.filter(({ wrapper }) => wrapper !== null)
  return (
    <Card calm label="Check it yourself">
      <h2>Check it yourself</h2>
      <p>With any node of the chain, or in its explorer, at the block named above:</p>
      <ol className={css.how}>
        <li>
          Ask the wrapper for <code>getWrappedToken(contract, token id)</code>: it answers what is inside, until when it
          is locked, and by which rules.
        </li>
        <li>
          Ask the token’s contract for <code>ownerOf(token id)</code>: it answers with the agent’s address.
        </li>
        <li>Compare both with what stands here.</li>
      </ol>
      {open.map((network) => (
        <Facts
          key={network.id}
          facts={[
            {
              label: `Wrapper on ${network.name}`,
              value: (
                <ChainText
                  text={network.wrapper ?? ''}
                  what={`wrapper on ${network.name}`}
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
