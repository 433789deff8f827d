import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ProfileFaultAt } from '#domain/agents/profile.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { agentPairsWords } from '#web/words/agent-pairs.ts'
import { type Draft, keyOf, type OptionDraft, withOptions } from '../draft.ts'
import { UndoBar } from '../UndoBar.tsx'
import type { ProfileEdit } from '../use-profile.ts'
import { faultWords } from '../words.ts'
import { BulkDialog, type BulkKind } from './BulkDialog.tsx'
import { Filters } from './Filters.tsx'
import { Pager } from './Pager.tsx'
import css from './PairsStep.module.css'
import { PairTable } from './PairTable.tsx'
import { pageOf, pageSize } from './pager.ts'
import { anyPair, narrowRows, type PairRow } from './rows.ts'

interface Props {
  readonly edit: ProfileEdit
  readonly faults: readonly ProfileFaultAt[]
}

const nothing: ReadonlySet<string> = new Set()

/** Step 2: which pairs at which price. */
export function PairsStep({ edit, faults }: Props) {
  const { draft, change, rows } = edit
  const view = useView(rows, draft)
  const [bulk, setBulk] = useState<BulkKind | null>(null)
  const [done, setDone] = useState<{ count: number; before: Draft['options'] } | null>(null)
  const wrong = wrongPairs(edit, faults)
  const chosen = view.shown.filter(({ key }) => view.selected.has(key))
  const targets = chosen.length > 0 ? chosen : view.shown

  const applyBulk = (price: Partial<OptionDraft>) => {
    const keys = targets.map(({ key }) => key)
    setDone({ count: keys.length, before: draft.options })
    change((before) => withOptions(before, keys, price))
    setBulk(null)
  }
  const undo = () => {
    if (done) change({ options: done.before })
    setDone(null)
  }
  const set = (key: string, part: Partial<OptionDraft>) => {
    // What is taken back must not take later changes with it.
    setDone(null)
    change((before) => withOptions(before, [key], part))
  }
  return (
    <>
      <h2 tabIndex={-1}>{agentPairsWords.swapPairs}</h2>
      <Faults faults={faults} wrong={wrong} onShow={view.show} />
      <Filters rows={rows} filter={view.filter} onChange={view.setFilter} />
      {view.shown.length === 0 ? (
        <EmptyState text={agentPairsWords.noPairFitsThese}>
          <Button variant="default" onClick={() => view.setFilter(anyPair)}>
            {agentPairsWords.showAllPairs}
          </Button>
        </EmptyState>
      ) : (
        <PairTable
          rows={view.shown}
          draft={draft}
          selected={view.selected}
          onSelect={view.setSelected}
          wrong={wrong}
          onChange={set}
        />
      )}
      <div className={css.foot}>
        <div className={css.bulk}>
          <span className="small muted" role="status">
            {chosen.length > 0
              ? agentPairsWords.selected(chosen.length)
              : agentPairsWords.onThisPage(view.shown.length)}
          </span>
          <Button variant="default" disabled={targets.length === 0} onClick={() => setBulk('market')}>
            {agentPairsWords.startMarketPrice}
          </Button>
          <Button variant="default" disabled={targets.length === 0} onClick={() => setBulk('fix')}>
            {agentPairsWords.startFixPrice}
          </Button>
        </div>
        <Pager page={view.page} pages={view.pages} count={view.count} onPage={view.setPage} />
      </div>
      {done && <UndoBar text={agentPairsWords.priceSetFor(done.count)} onUndo={undo} />}
      {bulk && (
        <BulkDialog kind={bulk} rows={targets} draft={draft} onApply={applyBulk} onClose={() => setBulk(null)} />
      )}
    </>
  )
}

/** What of the table is looked at. Another page or filter begins with nothing selected: bulk work never reaches unseen rows. */
function useView(rows: readonly PairRow[], draft: Draft) {
  const [filter, setFilter] = useState(anyPair)
  const [wanted, setWanted] = useState(1)
  const [selected, setSelected] = useState(nothing)
  const fitting = narrowRows(rows, filter, (key) => draft.options.get(key)?.active ?? false)
  const { rows: shown, page, pages } = pageOf(fitting, wanted)
  const setPage = (to: number) => {
    setWanted(to)
    setSelected(nothing)
  }
  const narrow = (to: typeof filter) => {
    setFilter(to)
    setPage(1)
  }
  const show = (key: string) => {
    narrow(anyPair)
    setPage(Math.floor(rows.findIndex((row) => row.key === key) / pageSize) + 1)
  }
  return { filter, setFilter: narrow, shown, page, pages, setPage, selected, setSelected, show, count: fitting.length }
}

/** The pairs with a fault, by their keys. */
function wrongPairs({ profile }: ProfileEdit, faults: readonly ProfileFaultAt[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { path, fault } of faults) {
    const option = profile.swapOptions[Number(path.split('.')[1] ?? Number.NaN)]
    if (option) found.set(keyOf(option), faultWords[fault])
  }
  return found
}

interface FaultsProps {
  readonly faults: readonly ProfileFaultAt[]
  readonly wrong: ReadonlyMap<string, string>
  readonly onShow: (key: string) => void
}

function Faults({ faults, wrong, onShow }: FaultsProps) {
  const whole = faults.find(({ path }) => path === 'swapOptions')
  const [first] = wrong.keys()
  return (
    <>
      {whole && (
        <p className={css.fault} role="alert" data-fault tabIndex={-1}>
          {faultWords[whole.fault]}
        </p>
      )}
      {first && (
        <div className={css.fault} role="alert" data-fault tabIndex={-1}>
          <span>
            {wrong.size === 1 ? agentPairsWords.pairNeedsAPrice : agentPairsWords.pairsNeedAPrice(wrong.size)}
          </span>
          <Button variant="default" size="xs" onClick={() => onShow(first)}>
            {agentPairsWords.showTheFirst}
          </Button>
        </div>
      )}
    </>
  )
}
