/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** A row of the table: what was measured beside what, pair by pair in the same run. */
export interface Row {
  readonly id: string
  readonly what: string
  readonly subject: readonly number[]
  readonly baseline: readonly number[]
  readonly unit: string
}

/** The ratio of each pair, as median and range. */
export function ratioText({ subject, baseline }: Row): string {
  const ratios = subject.map((figure, i) => figure / (baseline[i] ?? Number.NaN))
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`
}

/** The table as Markdown. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(
    (row) =>
      `| ${row.id} | ${row.what} | ${median(row.subject).toFixed(0)} | ${median(row.baseline).toFixed(0)} | ${row.unit} | ${ratioText(row)} |`,
  )
  return [
    '| id | what | median | baseline | unit | ratio: median (range) |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}
