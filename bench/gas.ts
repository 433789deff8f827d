/**
 * `npm run bench:gas`: what the contracts' operations cost on a local chain, beside what they cost elsewhere. `--write` puts
 * the figures into bench/gas.md; `--check` fails when one has risen above those or is above its goal.
 */

import { readFile, writeFile } from 'node:fs/promises'
import { openAdministration } from './gas/administration.ts'
import { openBase } from './gas/base.ts'
import { type Chain, startChain } from './gas/chain.ts'
import { compile, settingsText } from './gas/compile.ts'
import { openCrossing } from './gas/crossing.ts'
import { openFirst } from './gas/first.ts'
import { administration, base, crossing, first, type Known, market, pieces } from './gas/known.ts'
import { measureAll, type Opened } from './gas/line.ts'
import { openMarket } from './gas/market.ts'
import { openPieces } from './gas/pieces.ts'
import { type Deployment, faultsOf, report } from './gas/report.ts'
import type { Artifacts } from './gas/setting.ts'

const file = new URL('gas.md', import.meta.url)
const own = [
  'wrapper/MarketWrapper.sol',
  'wrapper/Wrapper.sol',
  'wrapper/MarketChecker.sol',
  'lists/WhiteList.sol',
  'tokens/WrappedNFT721.sol',
  'tokens/TechToken.sol',
  'wrapper/MultiWrapper.sol',
  'tokens/WrappedNFT1155.sol',
  'crossing/Keeper.sol',
  'crossing/Spawner721.sol',
  'tokens/FixedSupplyToken.sol',
  'first/FirstDistributor.sol',
  'first/RoyaltyModel.sol',
]
const others = ['StandardERC20.sol', 'StandardERC721.sol', 'StandardERC1155.sol']

const artifacts = compile(
  [...own, ...others.map((name) => `test/support/tokens/${name}`)].map((path) => `contracts/${path}`),
)
const intro = `# Gas of the contracts

Written by \`npm run bench:gas -- --write\`; \`-- --check\` fails when a figure is more than 0.5 % above the one here or above
its goal (1.05 × prototype, and what was set besides; a stretch goal fails nothing).

gasUsed of receipts, after refunds, on anvil; ${settingsText()}. Unless a line says otherwise: the wrapper
holds some of every token, whoever sends keeps some of every token and holds a wrapped token already, allowances are without
limit, and the terms (fees, royalties) are known to the wrapper from an earlier wrap, since it keeps each set once. Tokens are
plain OpenZeppelin 5.6.1 with 18 decimals (the reference and the prototype were measured with 4.9.3), 20 whole tokens of
each. The reference is its 0.8.21 build (the first generation's 0.8.10), the floor is arithmetic. Lines without a prototype
have the reference less one and 1.30 × floor as their goal.`

const chain = await startChain()
try {
  const opened = [
    await section('Market', market, openMarket),
    await section('Base wrapper', base, openBase),
    await section('Pieces', pieces, openPieces),
    await section('Crossing', crossing, openCrossing),
    await section('Administration', administration, openAdministration),
    await section('First generation', first, openFirst),
  ]
  const sections = opened.map(({ title, lines }) => ({ title, lines }))
  const deployments = opened.flatMap(({ deployments }) => deployments)
  const text = report(intro, sections, deployments)
  console.log(text)
  if (process.argv.includes('--write')) await writeFile(file, text)
  if (process.argv.includes('--check')) {
    const faults = faultsOf(sections, deployments, await readFile(file, 'utf8'))
    for (const fault of faults) console.error(fault)
    process.exitCode = faults.length > 0 ? 1 : 0
  }
} finally {
  await chain.stop()
}

/** Measures a section on the empty chain. */
async function section(
  title: string,
  known: readonly Known[],
  open: (chain: Chain, artifacts: Artifacts) => Promise<Opened>,
) {
  return chain.apart(async () => {
    const { lines, deployed } = await open(chain, artifacts)
    const deployments = Object.entries(deployed).map(
      ([name, { gas }]): Deployment => ({ name, size: artifacts[name]?.size ?? Number.NaN, gas }),
    )
    return { title, lines: await measureAll(chain, known, lines), deployments }
  })
}
