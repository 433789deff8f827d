import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#web/client/words.ts'
import { serverNow } from '#web/session/config.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { useSingle } from '#web/ui/use-single.ts'
import { adminWords } from '#web/words/admin.ts'
import { csvOf, saveFile } from './csv.ts'
import type { Kind } from './kind.ts'
import type { Source } from './rows.ts'

const rowsAtOnce = 100
const rowsAtMost = 10_000

/** Saves every row that the filters let through as a file, the newest first. */
export function useExport<Row extends { createdAt: string }>({ name, columns }: Kind<Row>, source: Source<Row>) {
  const client = useQueryClient()
  const single = useSingle()
  const [isBusy, setBusy] = useState(false)
  const load = async () => {
    const rows: Row[] = []
    for (let last: Row | undefined; rows.length < rowsAtMost; last = rows.at(-1)) {
      const page = { pagingDirection: 'next', limit: rowsAtOnce, ...(last && { pagingTime: last.createdAt }) } as const
      const more = await client.fetchQuery({ ...source.ask(page), staleTime: 0 })
      rows.push(...more)
      if (more.length < rowsAtOnce) return rows
    }
    showAlert({ kind: 'info', title: adminWords.notEverything, text: adminWords.itHasTheNewest(rowsAtMost) })
    return rows
  }
  const start = () =>
    single((done) => {
      setBusy(true)
      load()
        .then((rows) => {
          const lines = rows.map((row) => columns.map(({ text }) => text(row)))
          const day = new Date(serverNow()).toISOString().slice(0, 10)
          saveFile(
            `surety-${name}-${day}.csv`,
            csvOf(
              columns.map(({ head }) => head),
              lines,
            ),
          )
        })
        .catch((fault) => showAlert({ kind: 'error', title: adminWords.nothingWasExported, text: wordsOf(fault) }))
        .finally(() => {
          setBusy(false)
          done()
        })
    })
  return { start, isBusy }
}
