import type { Agent } from '#api/agents.ts'
import type { Halt } from '#api/halt.ts'
import { haltOf } from '#domain/swap/halt.ts'
import type { Asset, Pair } from '#domain/swap/pair.ts'
import { useConfig } from '#web/session/config.ts'
import { halts } from '#web/session/halts.ts'
import { type Names, namesOf } from '#web/session/names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useStore } from '#web/ui/store.ts'
import { agentsWords } from '#web/words/agents.ts'
import css from './AgentPage.module.css'

/** Which of an agent's active pairs the market does not take now, and why. Nothing where it takes them all. */
export function HaltedPairs({ agent }: { agent: Agent }) {
  const names = namesOf(useConfig())
  const halted = haltedOf(agent, useStore(halts))
  const count = halted.reduce((sum, { pairs }) => sum + pairs.length, 0)
  return (
    <div role="status" className={count > 0 ? css.banner : 'unseen'} data-tone="wait">
      {count > 0 && (
        <>
          <Icon name="note" />
          <div>
            <strong>{agentsWords.ofYourPairsHalted(count)}</strong>
            {halted.map(({ halt, pairs }) => (
              <p key={halt.id}>
                {whichWords(halt, pairs.length, names)}: {halt.reason}
              </p>
            ))}
            <p>{agentsWords.noNewOrdersCome}</p>
          </div>
        </>
      )}
    </div>
  )
}

/** An agent's active pairs by the halt that stops them. */
function haltedOf(agent: Agent, standing: readonly Halt[]): { halt: Halt; pairs: Pair[] }[] {
  const pairs = agent.swapOptions
    .filter(({ active }) => active)
    .map(({ from, to }) => ({ from: assetOf(from), to: assetOf(to) }))
  return standing
    .map((halt) => ({ halt, pairs: pairs.filter((pair) => haltOf(standing, pair) === halt) }))
    .filter((each) => each.pairs.length > 0)
}

function whichWords({ what }: Halt, count: number, names: Names): string {
  if (what.scope === 'market') return agentsWords.allOfThem
  if (what.scope === 'network') return agentsWords.fromOrTo(names.network(what.network), count)
  const called = ({ network, currency }: Asset) => `${currency} ${names.way(network)}`
  return `${called(what.pair.from)} → ${called(what.pair.to)}`
}

/** Reads `NETWORK/CURRENCY`. */
function assetOf(key: string): Asset {
  const [network = '', currency = ''] = key.split('/')
  return { network, currency }
}
