import { type Fault, isTest, nameOf, placeOf } from './fault.ts'
import type { Import, Source } from './sources.ts'

type Layer = { may: string[]; remedy: string; packages?: RegExp; node: boolean }

const wire = 'Describe it in api/ and let both ends import that.'
const pure = 'Hand the value in as an argument: domain/ is told everything and fetches nothing.'

/** Which layers a layer may import. checks/, testing/, e2e/, bench/ and files at the root may import anything. */
const layers: Record<string, Layer> = {
  domain: {
    may: ['domain'],
    remedy: pure,
    packages: /^(bignumber\.js|@noble\/hashes(\/.+)?|@scure\/base|ibantools|card-validator|marked)$/,
    node: false,
  },
  api: { may: ['api', 'domain'], remedy: 'Move what the wire needs into domain/.', packages: /^zod$/, node: false },
  outside: {
    may: ['outside', 'domain', 'contracts'],
    remedy: 'A boundary decides nothing: let server/ tell it what to do, or move the rule into domain/.',
    node: true,
  },
  server: { may: ['server', 'outside', 'api', 'domain'], remedy: wire, node: true },
  web: { may: ['web', 'api', 'domain', 'contracts'], remedy: wire, node: false },
  ops: {
    may: ['ops', 'build', 'server', 'outside', 'domain', 'contracts'],
    remedy: 'The image has ops/ and no part of testing/ or checks/: move what both need here.',
    node: true,
  },
  build: {
    may: ['build', 'server', 'outside', 'contracts'],
    remedy: 'Building needs no test and no check.',
    node: true,
  },
  contracts: { may: ['contracts'], remedy: 'Contracts know nothing of the application.', node: true },
}

/** Only these may know the contracts' interfaces. */
const knowsAbi = /^(outside\/chain|web\/wallet|ops\/keeper)\//
const forTests = ['testing', 'checks', 'contracts', 'ops', 'build']

/** Layers import downwards only; packages and Node itself only where they belong. */
export function layerWall(sources: Source[]): Fault[] {
  return sources.flatMap((source) => source.imports.flatMap((one) => judge(source.path, one) ?? []))
}

function judge(path: string, one: Import): Fault | undefined {
  const from = placeOf(path).layer
  const layer = layers[from]
  if (layer === undefined) return undefined
  const fault = (rule: string, remedy: string): Fault => ({ file: path, touches: nameOf(one), rule, remedy })
  if (one.specifier === undefined) {
    return layer.node ? undefined : fault(`${from}/ imports only what it names`, 'Name the module in the import.')
  }
  if (one.target === undefined) return judgePackage(path, one.specifier, from, layer, fault)
  const to = placeOf(one.target).layer
  if (!layer.may.includes(to) && !(isTest(path) && forTests.includes(to))) {
    return fault(`${from}/ never imports ${to}/`, layer.remedy)
  }
  if (to !== 'contracts' || from === 'contracts' || isTest(path)) return undefined
  if (knowsAbi.test(path) && one.target.startsWith('contracts/abi/')) return undefined
  return fault(
    'only outside/chain, web/wallet and ops/keeper import contracts, and of these only abi/',
    'Reach the contracts through them.',
  )
}

function judgePackage(
  path: string,
  specifier: string,
  from: string,
  layer: Layer,
  fault: (rule: string, remedy: string) => Fault,
): Fault | undefined {
  if (isTest(path)) return undefined
  if (specifier.startsWith('node:')) {
    return layer.node
      ? undefined
      : fault(`there is no Node in ${from}/`, 'Do it in outside/ or server/ and hand the result in.')
  }
  if (layer.packages === undefined || layer.packages.test(specifier)) return undefined
  return fault(
    `${from}/ uses no such package`,
    `Use it in outside/, or argue for it in the list of checks/walls/layers.ts.`,
  )
}
