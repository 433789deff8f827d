import type { Measured } from './line.ts'

/** A part of the report: lines that were measured under the same conditions. */
export interface Section {
  readonly title: string
  readonly lines: readonly Measured[]
}

/** A contract's size on the chain in bytes, and the gas of its deployment. */
export interface Deployment {
  readonly name: string
  readonly size: number
  readonly gas: number
}

export const sizeLimit = 24_576
/** This part of a figure that was written down, one 200th, may a figure lie above it. */
const toleranceParts = 200
const overPrototype = 1.05
const sizes = 'Contracts'

/** The most that a line may cost; nothing where there is no goal. */
export function goalOf({ prototype, most }: Measured): number | undefined {
  const goals = [most, prototype === undefined ? undefined : Math.floor(prototype * overPrototype)]
  const set = goals.filter((goal) => goal !== undefined)
  return set.length === 0 ? undefined : Math.min(...set)
}

/** The whole report as Markdown. */
export function report(intro: string, sections: readonly Section[], deployments: readonly Deployment[]): string {
  return [intro, ...sections.map(sectionText), deploymentText(deployments)].join('\n\n').concat('\n')
}

/** What is wrong with these figures: above a goal, or above the figures that were written down. */
export function faultsOf(sections: readonly Section[], deployments: readonly Deployment[], written: string): string[] {
  const before = figuresOf(written)
  const risen = (title: string, name: string, ours: number) => {
    const figure = before.get(`${title} | ${name}`)
    if (figure === undefined) return [`${title}, ${name}: not in the figures that were written down`]
    const percent = ((ours / figure - 1) * 100).toFixed(2)
    return (ours - figure) * toleranceParts > figure
      ? [`${title}, ${name}: ${grouped(ours)}, ${percent} % above ${grouped(figure)}`]
      : []
  }
  const lines = sections.flatMap(({ title, lines }) =>
    lines.flatMap((line) => {
      const goal = goalOf(line)
      const over = goal !== undefined && line.ours > goal
      const fault = over ? [`${title}, ${line.name}: ${grouped(line.ours)}, above the goal of ${grouped(goal)}`] : []
      return [...fault, ...risen(title, line.name, line.ours)]
    }),
  )
  const contracts = deployments.flatMap(({ name, size, gas }) => [
    ...(size < sizeLimit ? [] : [`${name}: ${grouped(size)} bytes, and the limit is ${grouped(sizeLimit)}`]),
    ...risen(sizes, name, gas),
  ])
  return [...lines, ...contracts]
}

function sectionText({ title, lines }: Section): string {
  const rows = lines.map((line) => {
    const { name, ours, reference, prototype, floor, stretch } = line
    const goal = goalOf(line)
    const ratio = prototype === undefined ? '' : (ours / prototype).toFixed(3)
    const wish = stretch === undefined ? '' : ` (stretch ${grouped(stretch)})`
    const cells = [ours, reference, prototype, floor].map(grouped)
    return `| ${name} | ${cells.join(' | ')} | ${ratio} | ${grouped(goal)}${wish} | ${verdict(ours, goal)} |`
  })
  return [
    `## ${title}`,
    '',
    '| operation | ours | reference | prototype | floor | ours/prototype | goal | ok |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...rows,
  ].join('\n')
}

function deploymentText(deployments: readonly Deployment[]): string {
  const rows = deployments.map(
    ({ name, size, gas }) =>
      `| ${name} | ${grouped(gas)} | ${grouped(size)} | ${grouped(sizeLimit)} | ${verdict(size, sizeLimit - 1)} |`,
  )
  const head = ['| contract | deployment gas | size in bytes | limit | ok |', '| --- | ---: | ---: | ---: | --- |']
  return [`## ${sizes}`, '', ...head, ...rows].join('\n')
}

/** The second column of every table of a report, by section and first column. */
function figuresOf(text: string): Map<string, number> {
  const figures = new Map<string, number>()
  let title = ''
  for (const line of text.split('\n')) {
    title = /^## (.+)$/.exec(line)?.[1] ?? title
    const [, name, figure] = /^\| (.+?) \| ([\d ]+) \|/.exec(line) ?? []
    if (name && figure) figures.set(`${title} | ${name}`, Number(figure.replaceAll(' ', '')))
  }
  return figures
}

function verdict(figure: number, goal: number | undefined): string {
  if (goal === undefined) return ''
  return figure <= goal ? 'yes' : `no, ${grouped(figure - goal)} over`
}

function grouped(figure: number | undefined): string {
  return figure === undefined ? '' : `${figure}`.replaceAll(/\B(?=(\d{3})+$)/g, ' ')
}
