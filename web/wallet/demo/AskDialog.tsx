import { use, useEffect, useId, useRef, useState } from 'react'
import { shortAddress } from '#web/ui/short-address.ts'
import type { Ask } from './asks.ts'
import css from './Demo.module.css'
import type { LateKeys } from './keys.ts'
import { nextUnused, offered, roleOf } from './people.ts'

/** The last account that a mnemonic has (BIP-32). */
const lastAccount = 2 ** 31 - 1

const titles = {
  connect: 'Demo wallet: connect',
  sign: 'Demo wallet: sign',
  send: 'Demo wallet: send a transaction',
  switch: 'Demo wallet: change the network',
} as const

const words = { connect: 'Connect', sign: 'Sign', send: 'Send', switch: 'Change' } as const

/** One request of the page, in full, with the person's yes or no. */
export function AskDialog({ ask, keys }: { ask: Ask; keys: LateKeys }) {
  const frame = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [chosen, choose] = useState(nextUnused)
  useEffect(() => {
    frame.current?.showModal()
  }, [])
  return (
    <dialog
      ref={frame}
      className={css.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        ask.reject()
      }}
    >
      <h2 id={titleId}>{titles[ask.kind]}</h2>
      {ask.kind === 'connect' && <AccountChoice keys={keys} chosen={chosen} onChoose={choose} />}
      {ask.details.map(([name, value]) => (
        <div key={name} className={css.detail}>
          <h3>{name}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too */}
          <pre tabIndex={0}>{value}</pre>
        </div>
      ))}
      <div className={css.actions}>
        <button type="button" onClick={ask.reject}>
          Reject
        </button>
        <button type="button" className={css.yes} onClick={() => ask.approve(chosen)}>
          {words[ask.kind]}
        </button>
      </div>
    </dialog>
  )
}

interface ChoiceProps {
  readonly keys: LateKeys
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

function AccountChoice({ keys, chosen, onChoose }: ChoiceProps) {
  const [unused] = useState(nextUnused)
  const known = use(keys())
  const listed = [...new Set([unused, ...offered])]
  return (
    <fieldset className={css.accounts}>
      <legend>Who do you want to be? The page will see this account.</legend>
      {listed.map((index) => (
        <label key={index}>
          <input type="radio" name="account" checked={index === chosen} onChange={() => onChoose(index)} />
          <span>
            Account {index} · {roleOf(index)}
            {index === unused && <span className={css.hint}>next unused account</span>}
          </span>
          <span className={css.address}>{shortAddress(known.at(index).address)}</span>
        </label>
      ))}
      <label className={css.other}>
        <span>Another account, by its number</span>
        <input
          type="number"
          min={0}
          max={lastAccount}
          value={chosen}
          onChange={({ target }) => onChoose(Math.min(lastAccount, Math.max(0, Math.trunc(target.valueAsNumber || 0))))}
        />
      </label>
    </fieldset>
  )
}
