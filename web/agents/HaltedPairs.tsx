import type { Agent } from '#api/agents.ts'
import type { Halt } from '#api/halt.ts'
import { haltOf } from '#domain/swap/halt.ts'
import type { Asset } from '#domain/swap/pair.ts'
import { useConfig } from '#web/session/config.ts'
import { halts } from '#web/session/halts.ts'
import { namesOf } from '#web/session/names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useStore } from '#web/ui/store.ts'
import css from './AgentPage.module.css'

/** Which of an agent's active pairs the market does not take now, and why. Nothing where it takes them all. */
export function HaltedPairs({ agent }: { agent: Agent }) {
  const standing = useStore(halts)
  const names = namesOf(useConfig())
  const called = ({ network, currency }: Asset) => `${currency} ${names.way(network)}`
  const halted = agent.swapOptions.flatMap((option) => {
    const pair = { from: assetOf(option.from), to: assetOf(option.to) }
    const halt = option.active ? haltOf(standing, pair) : null
    return halt ? [{ halt, words: `${called(pair.from)} → ${called(pair.to)}` }] : []
  })
  return (
    <div role="status" className={halted.length > 0 ? css.banner : 'unseen'} data-tone="wait">
      {halted.length > 0 && (
        <>
          <Icon name="note" />
          <div>
            <strong>
              {halted.length} of your pairs {halted.length === 1 ? 'is' : 'are'} halted by the market
            </strong>
            {byHalt(halted).map(({ halt, pairs }) => (
              <p key={halt.id}>
                {pairs.length > most ? `${pairs.length} pairs` : pairs.join(', ')}: {halt.reason}
              </p>
            ))}
            <p>
              They bring no new orders for now. Open orders are yours to finish as usual; you need not change anything.
            </p>
          </div>
        </>
      )}
    </div>
  )
}

/** How many pairs of one halt are named. */
const most = 6

function byHalt(halted: readonly { halt: Halt; words: string }[]) {
  const groups = Map.groupBy(halted, ({ halt }) => halt)
  return [...groups].map(([halt, rows]) => ({ halt, pairs: rows.map(({ words }) => words) }))
}

/** Reads `NETWORK/CURRENCY`. */
function assetOf(key: string): Asset {
  const [network = '', currency = ''] = key.split('/')
  return { network, currency }
}
