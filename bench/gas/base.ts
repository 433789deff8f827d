import { type Address, parseEther } from 'viem'
import type { Chain } from './chain.ts'
import type { Line, Opened } from './line.ts'
import { type Artifacts, type Item, type Order, openSetting, pooled, type Setting, value } from './setting.ts'

/** Terms that lines use, each known to the wrapper from an earlier wrap. */
type Orders = ReturnType<typeof ordersOf>

/** The wrapped token that a line wraps; the saver, alice and bob hold those before. */
const id = 8n
const counts = [0, 1, 5, 10, 20]

/**
 * The base wrapper without a white list. The saver filled the pool and made all terms known; alice and bob hold one wrapped
 * token each, carol none.
 */
export async function openBase(chain: Chain, artifacts: Artifacts): Promise<Opened> {
  const s = await openSetting(chain, artifacts, 'Wrapper')
  const { alice, bob, trusted, saver } = s.people
  const orders = ordersOf(s)
  await s.open()
  for (const token of s.tokens) await s.allow(token)
  await s.set(s.contracts.tech, 'mint', trusted, parseEther('1'))
  await s.wrap(saver, { ...orders.locked, inAsset: s.erc721(11n) }, [...s.erc20s(pooled), s.erc1155()], value)
  for (const order of [orders.royalty, orders.own, orders.split, orders.tech]) await s.wrap(saver, order, [])
  for (const holder of [alice, bob]) await s.wrap(holder, {}, [])

  const moves = [...transfers(s), ...chargedTransfers(s, orders)]
  const lines = [...wraps(s, orders), ...unWraps(s), ...additions(s), ...moves, ...listed(s, orders)]
  return { lines, deployed: { Wrapper: s.contracts.wrapper } }
}

function ordersOf({ people, contracts, tokens, unlockAt }: Setting) {
  const fee = (token: Address | undefined) =>
    [{ feeType: '0x00', param: parseEther('1'), token: token ?? '0x' }] as const
  const all = [{ beneficiary: people.trusted, percent: 10_000 }]
  const halves = [people.trusted, contracts.wrapper.address].map((beneficiary) => ({ beneficiary, percent: 5_000 }))
  const token = tokens[0]?.address
  return {
    locked: { locks: [{ lockType: '0x00', param: unlockAt }], royalties: all, rules: '0x0004' },
    royalty: { fees: fee(token), royalties: all },
    own: { fees: fee(token) },
    split: { fees: fee(token), royalties: halves },
    tech: { fees: fee(contracts.tech.address), royalties: all },
  } as const satisfies Record<string, Order>
}

function wraps(s: Setting, { locked }: Orders): Line[] {
  const { alice, carol } = s.people
  const original = { inAsset: s.erc721(1n) }
  return [
    [
      'wrap empty + 1 ERC20, cold pool (wrapper holds none of the token; user has no wNFT yet)',
      () => s.wrap(carol, {}, s.erc20s(1, pooled)),
    ],
    ['wrap empty, nothing (user has no wNFT yet)', () => s.wrap(carol, {}, [])],
    ['wrap empty + native (user has no wNFT yet)', () => s.wrap(carol, {}, [], value)],
    ['wrap empty, nothing', () => s.wrap(alice, {}, [])],
    ['wrap empty + native', () => s.wrap(alice, {}, [], value)],
    ...counts.slice(1).map((n): Line => [`wrap empty + ${n} ERC20`, () => s.wrap(alice, {}, s.erc20s(n))]),
    ['wrap empty + 1 ERC20 + lock + royalty + rules', () => s.wrap(alice, locked, s.erc20s(1))],
    ...counts.map((n): Line => [`wrap ERC721 + ${n} ERC20`, () => s.wrap(alice, original, s.erc20s(n))]),
  ]
}

function unWraps(s: Setting): Line[] {
  const { alice } = s.people
  const unWrap =
    (order: Order, count: number, native = 0n) =>
    async () => {
      await s.wrap(alice, order, s.erc20s(count), native)
      return s.unWrap(alice, id)
    }
  const inEmergency = async () => {
    await s.wrap(alice, {}, s.erc20s(1), value)
    return s.unWrapInEmergency(alice, id)
  }
  return [
    ...counts.map((n): Line => [`unWrap ERC721 original + ${n} ERC20`, unWrap({ inAsset: s.erc721(1n) }, n)]),
    ...counts.map((n): Line => [`unWrap empty + ${n} ERC20`, unWrap({}, n)]),
    ['unWrap empty + native', unWrap({}, 0, value)],
    ['unWrap empty + native + 1 ERC20, emergency', inEmergency],
  ]
}

function additions(s: Setting): Line[] {
  const { alice } = s.people
  const add =
    (there: number, items: Item[], native = 0n, nativeThere = 0n) =>
    async () => {
      await s.wrap(alice, {}, s.erc20s(there), nativeThere)
      return s.add(alice, id, items, native)
    }
  return [
    ['addCollateral native, first slot', add(0, [], value)],
    ['addCollateral native, top-up', add(0, [], value, value)],
    ['addCollateral 1 ERC20, first slot', add(0, s.erc20s(1))],
    ['addCollateral 1 ERC20, new slot (1 already there)', add(1, s.erc20s(1, 1))],
    ['addCollateral 1 ERC20, top-up (1 there)', add(1, s.erc20s(1))],
    ['addCollateral 1 ERC20, top-up of the last of 20', add(20, s.erc20s(1, 19))],
    ['addCollateral 1 ERC20, new slot (20 already there)', add(20, s.erc20s(1, 20))],
    ['addCollateral 1 ERC721', add(0, [s.erc721(1n)])],
    ['addCollateral 1 ERC1155', add(0, [s.erc1155()])],
  ]
}

function transfers(s: Setting): Line[] {
  const { alice, bob, carol } = s.people
  const transfer = (count: number, to: Address) => async () => {
    await s.wrap(alice, {}, s.erc20s(count))
    return s.transfer(alice, to, id)
  }
  return [
    ...[0, 1, 5, 20].map((n): Line => [`transfer wNFT, no fee, ${n} collaterals, to a new holder`, transfer(n, carol)]),
    ['transfer wNFT, no fee, 0 collaterals, to an existing holder', transfer(0, bob)],
  ]
}

function chargedTransfers(s: Setting, { royalty, own, split, tech }: Orders): Line[] {
  const charged = (order: Order, count: number) => charge(s, order, count)
  const line = (what: string, order: Order, count: number): Line => [
    `transfer wNFT, fee in ${what}, existing holder`,
    charged(order, count),
  ]
  return [
    line('ERC20 -> 1 royalty receiver', royalty, 0),
    line('ERC20 -> own collateral (no royalty), new slot', own, 0),
    line('ERC20 -> own collateral (no royalty), top-up', own, 1),
    line('ERC20 split 50/50 royalty + own collateral top-up', split, 1),
    line('tech token -> 1 royalty receiver (holds some)', tech, 0),
  ]
}

function listed(s: Setting, { royalty }: Orders): Line[] {
  const { alice } = s.people
  const withList = (measure: () => Promise<number>) => async () => {
    await s.set(s.contracts.wrapper, 'setWhiteList', s.contracts.whiteList.address)
    return measure()
  }
  const add = async () => {
    await s.wrap(alice, {}, [])
    return s.add(alice, id, s.erc20s(1))
  }
  return [
    ['WL on: wrap empty + 1 ERC20', withList(() => s.wrap(alice, {}, s.erc20s(1)))],
    ['WL on: addCollateral 1 ERC20, first slot', withList(add)],
    ['WL on: transfer wNFT, fee in ERC20 -> 1 royalty receiver, existing holder', withList(charge(s, royalty, 0))],
  ]
}

/** A transfer from alice to bob of a wrapped token that charges a fee. */
function charge(s: Setting, order: Order, count: number) {
  const { alice, bob } = s.people
  return async () => {
    await s.wrap(alice, order, s.erc20s(count))
    return s.transfer(alice, bob, id)
  }
}
