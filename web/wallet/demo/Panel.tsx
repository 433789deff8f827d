import { Suspense, use, useState } from 'react'
import { shortAddress } from '#web/ui/short-address.ts'
import { useStore } from '#web/ui/store.ts'
import { AskDialog } from './AskDialog.tsx'
import { asks } from './asks.ts'
import css from './Demo.module.css'
import type { LateKeys } from './keys.ts'
import { offered, roleOf } from './people.ts'
import { chains, remember, state } from './state.ts'

/** The demo wallet's own window: a strip along the lower edge of the page, and a dialog for each request. */
export function Panel({ keys }: { keys: LateKeys }) {
  const [first] = useStore(asks)
  const [isOpen, setOpen] = useState(false)
  const { index } = useStore(state)
  return (
    <>
      <aside className={css.panel} aria-label="Demo wallet">
        {isOpen && (
          <Suspense>
            <Settings keys={keys} />
          </Suspense>
        )}
        <button type="button" className={css.bar} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className={css.dot} data-on={index !== null || undefined} />
          Demo wallet
          {index !== null && <span className={css.who}>{`${roleOf(index)} ${index}`}</span>}
        </button>
      </aside>
      {first && (
        <Suspense>
          <AskDialog key={first.id} ask={first} keys={keys} />
        </Suspense>
      )}
    </>
  )
}

function Settings({ keys }: { keys: LateKeys }) {
  const { index, chainId } = useStore(state)
  const known = use(keys())
  const listed = index === null || offered.includes(index) ? offered : [...offered, index]
  return (
    <div className={css.settings}>
      <p>Stands in for a browser wallet, with test accounts only. Each tab can be another person.</p>
      <label>
        Account
        <select
          value={index ?? ''}
          onChange={({ target }) => remember({ chainId, index: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">Not connected</option>
          {listed.map((account) => (
            <option key={account} value={account}>
              {`${account} · ${roleOf(account)} · ${shortAddress(known.at(account).address)}`}
            </option>
          ))}
        </select>
      </label>
      <label>
        Network
        <select value={chainId} onChange={({ target }) => remember({ index, chainId: Number(target.value) })}>
          {chains.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
