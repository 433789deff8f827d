import { assetFails } from './assets.ts'
import type { Refusals } from './collateral.ts'
import { play } from './model.ts'
import type { Rpc } from './rpc.ts'
import { runOnChain, type Sight } from './run.ts'
import { artIds, cardIds, cast, money, openingState, type World } from './stage.ts'
import { claimKey, ownerOf, type State } from './state.ts'
import { coin, empty, erc20, erc721, erc1155, type Item, type Step } from './terms.ts'

/** The model's own reasons; what an asset's contract says is none of them. */
const ownWords = new Set([
  'NoChecker',
  'NotDepositor',
  'InsideItself',
  'ZeroAmount',
  'NothingToClaim',
  'UnSupportedAsset',
])

/** Plays steps in the model and on the chain; answers the first difference in words, null when there is none. */
export async function differenceIn(rpc: Rpc, world: World, steps: readonly Step[]): Promise<string | null> {
  const ran = await runOnChain(rpc, world, steps)
  let state = openingState(world.isMarket)
  for (const [i, step] of steps.entries()) {
    const done = play(state, step)
    const outcome = ran.outcomes[i] ?? null
    if (!agrees(done.refusals, outcome)) {
      return `step ${i} ${text(step)}: the model says ${text(done.refusals)}, the chain ${outcome ?? 'yes'}`
    }
    state = done.state
  }
  return firstDifference(pictureOf(state), pictureOfChain(world, ran.sight))
}

function agrees(refusals: Refusals, outcome: string | null): boolean {
  if (outcome === null || refusals.length === 0) return outcome === null && refusals.length === 0
  if (refusals.includes(outcome)) return true
  return refusals.includes(assetFails) && !ownWords.has(outcome) && !outcome.includes(' ')
}

type Picture = Record<string, unknown>

/** All that can be seen of the model's world, by name. */
export function pictureOf(state: State): Picture {
  const picture: Picture = { lastId: state.lastId }
  for (let id = 1n; id <= state.lastId; id++) {
    const token = state.wrapped[String(id)]
    picture[`owner of ${id}`] = ownerOf(state, id)
    picture[`token ${id}`] = token
      ? {
          original: token.original,
          collateral: token.collateral,
          fees: token.fees,
          locks: token.locks,
          royalties: token.royalties,
          rules: token.rules,
        }
      : { original: empty, collateral: [], fees: [], locks: [], royalties: [], rules: 0 }
  }
  for (const id of artIds) picture[`owner of art ${id}`] = state.art[String(id)] ?? 'nobody'
  const assets = [coin(0n), ...money.map((name) => erc20(name, 0n)), ...cardIds.map((id) => erc1155(id, 0n))]
  for (const who of cast) {
    for (const asset of assets) {
      if (who === 'wrapper' || asset.kind !== 1 || who !== 'tollbooth') {
        picture[`balance ${claimKey(who, asset)}`] = balanceOf(state, who, asset)
      }
    }
    for (const asset of [...assets, ...artIds.map((id) => erc721('art', id))]) {
      picture[`claim ${claimKey(who, asset)}`] = state.claims[claimKey(who, asset)] ?? 0n
    }
  }
  return picture
}

function balanceOf(state: State, who: string, asset: Item): bigint {
  if (asset.kind === 1) return state.native[who] ?? 0n
  if (asset.kind === 2) return state.erc20[asset.contract]?.[who] ?? 0n
  return state.cards[String(asset.id)]?.[who] ?? 0n
}

/** The same picture of what the chain showed. */
function pictureOfChain(world: World, sight: Sight): Picture {
  const names = new Map(Object.entries(world.addresses).map(([name, address]) => [address.toLowerCase(), name]))
  const nameOf = (address: string) => names.get(address.toLowerCase()) ?? address
  const item = ({ asset, tokenId, amount }: Sight['tokens'][number]['inAsset']): Item => ({
    kind: asset.assetType,
    contract: nameOf(asset.contractAddress),
    id: tokenId,
    amount,
  })
  const picture: Picture = { lastId: sight.lastId }
  for (const [i, token] of sight.tokens.entries()) {
    picture[`owner of ${i + 1}`] = nameOf(sight.owners[i] ?? '')
    picture[`token ${i + 1}`] = {
      original: item(token.inAsset),
      collateral: token.collateral.map(item),
      fees: token.fees.map(({ feeType, param, token }) => ({ type: Number(feeType), param, token: nameOf(token) })),
      locks: token.locks.map(({ lockType, param }) => ({ type: Number(lockType), param })),
      royalties: token.royalties.map(({ beneficiary, percent }) => ({ beneficiary: nameOf(beneficiary), percent })),
      rules: Number(token.rules),
    }
  }
  for (const [i, id] of artIds.entries()) picture[`owner of art ${id}`] = nameOf(sight.artOwners[i] ?? '')
  const assets = [coin(0n), ...money.map((name) => erc20(name, 0n)), ...cardIds.map((id) => erc1155(id, 0n))]
  for (const [w, who] of cast.entries()) {
    for (const [a, asset] of assets.entries()) picture[`balance ${claimKey(who, asset)}`] = sight.balances[w]?.[a]
    for (const [a, asset] of [...assets, ...artIds.map((id) => erc721('art', id))].entries()) {
      picture[`claim ${claimKey(who, asset)}`] = sight.claims[w]?.[a]
    }
  }
  return picture
}

function firstDifference(model: Picture, chain: Picture): string | null {
  for (const [what, seen] of Object.entries(model)) {
    if (text(seen) !== text(chain[what])) return `${what}: the model says ${text(seen)}, the chain ${text(chain[what])}`
  }
  return null
}

export function text(value: unknown): string {
  return JSON.stringify(value, (_key, each) => (typeof each === 'bigint' ? `${each}n` : each))
}

/** Leaves out steps as long as there still is a difference, so that little remains to be read. */
export async function shorten(rpc: Rpc, world: World, steps: readonly Step[]): Promise<readonly Step[]> {
  for (let i = steps.length - 1; i >= 0; i--) {
    const without = steps.toSpliced(i, 1)
    if ((await differenceIn(rpc, world, without)) !== null) return shorten(rpc, world, without)
  }
  return steps
}
