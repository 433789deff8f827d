/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** A row of the table: what was measured beside what, pair by pair in the same run; without a baseline the figure itself counts. */
export interface Row {
  readonly id: string
  readonly what: string
  readonly subject: readonly number[]
  readonly baseline?: readonly number[]
  readonly unit: string
  /** Microseconds of CPU for one of what is counted, of the subject and of the baseline. */
  readonly cpu?: { readonly subject: readonly number[]; readonly baseline: readonly number[] }
  /** What is aimed at, in words. */
  readonly goal?: string
  /** What the figure is worth, or why the goal is missed. */
  readonly note?: string
}

/** The ratio of each pair, as median and range. */
export function ratioText({ subject, baseline }: Row): string {
  if (!baseline) return ''
  const ratios = subject.map((figure, i) => figure / (baseline[i] ?? Number.NaN))
  return `${short(median(ratios))} (${short(Math.min(...ratios))}–${short(Math.max(...ratios))})`
}

/** Three digits that count. */
export function short(figure: number): string {
  if (!Number.isFinite(figure)) return '–'
  return Math.abs(figure) >= 100 ? figure.toFixed(0) : String(Number(figure.toPrecision(3)))
}

/** The slope of log(cost) over log(size): 0 is flat, 1 grows as the size does. */
export function exponent(sizes: readonly number[], costs: readonly number[]): number {
  const points = sizes.map((size, i) => [Math.log(size), Math.log(costs[i] ?? Number.NaN)] as const)
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return over / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}

/** The table as Markdown. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { id, what, subject, baseline, unit, cpu, goal, note } = row
    const figures = [short(median(subject)), baseline ? short(median(baseline)) : '', unit]
    const cpuText = cpu ? `${short(median(cpu.subject))} / ${short(median(cpu.baseline))}` : ''
    return `| ${[id, what, ...figures, cpuText, ratioText(row), goal ?? '', note ?? ''].join(' | ')} |`
  })
  return [
    '| id | what | median | baseline | unit | CPU µs each | ratio: median (range) | goal | |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}
