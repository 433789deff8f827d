import { play } from './model.ts'
import { artIds, furnished, goods, money, openingState, players } from './stage.ts'
import type { State, Wrapped } from './state.ts'
import {
  coin,
  empty,
  erc20,
  erc721,
  erc1155,
  type Fee,
  type Item,
  kinds,
  type Lock,
  type Name,
  nobody,
  type Order,
  type Royalty,
  rules,
  type Step,
} from './terms.ts'

const day = 86_400n
const onePercent = (BigInt(players.length) * furnished) / 100n

/** Numbers from 0 to 1 that follow from a seed (Mulberry32): the same on every machine. */
export function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Invents plays: mostly sensible steps, some that must be refused. */
export class Inventor {
  private readonly random: () => number
  private state: State = openingState(false)

  constructor(seed: number) {
    this.random = generator(seed)
  }

  /** Ten to twenty steps in one of the two worlds. */
  steps(isMarket: boolean): readonly Step[] {
    this.state = openingState(isMarket)
    const count = 10 + this.below(11)
    return Array.from({ length: count }, (_, i) => {
      const { step, state } = this.next(i < 2, this.chance(0.75) ? 5 : 1)
      this.state = state
      return step
    })
  }

  /** The first of several ideas that would happen, else the last. */
  private next(isWrap: boolean, ideas: number): { step: Step; state: State } {
    const step = isWrap || this.chance(0.15) ? this.wrap() : this.step()
    const { state, refusals } = play(this.state, step)
    return refusals.length === 0 || ideas === 1 ? { step, state } : this.next(isWrap, ideas - 1)
  }

  private step(): Step {
    const choices: [number, () => Step][] = [
      [16, () => this.add()],
      [14, () => this.unwrap()],
      [this.state.isMarket ? 3 : 14, () => this.transfer()],
      [Object.values(this.state.claims).some((amount) => amount > 0n) ? 20 : 1, () => this.claim()],
      [12, () => ({ op: 'warp', by: 'alice', seconds: this.pick([1n, 3600n, day, 2n * day, 30n * day, 400n * day]) })],
      [this.state.isMarket ? 16 : 0, () => this.remove()],
      [12, () => this.administer()],
      [4, () => this.approve()],
      [6, () => this.disturb()],
    ]
    let place = this.random() * choices.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, make] of choices) {
      place -= weight
      if (place < 0) return make()
    }
    return this.add()
  }

  private wrap(): Step {
    const by = this.pick(players)
    const original = this.chance(0.35) ? this.item(by) : empty
    const order = this.order(original)
    const items = this.chance(0.6) ? this.items(by) : []
    return {
      op: 'wrap',
      by,
      order,
      collateral: items,
      value: this.chance(0.5) ? this.amount() : 0n,
      wrapFor: this.chance(0.75) ? by : this.pick([...players, nobody, 'wrapper']),
    }
  }

  private order(original: Item): Order {
    const { isMarket } = this.state
    const fees = this.chance(isMarket ? 0.15 : 0.4) ? this.some(1 + this.below(2), () => this.fee()) : []
    const isPlain = isMarket && this.chance(0.85)
    const locks = isPlain ? [this.timeLock()] : this.some(this.below(3), () => this.lock())
    const royalties: Royalty[] = isPlain
      ? [{ beneficiary: 'remover', percent: 10_000 }]
      : this.some(this.below(3), () => this.royalty())
    const extra = this.chance(0.3) ? this.below(16) : 0
    return {
      original,
      fees,
      locks,
      royalties,
      outType: this.chance(0.98) ? kinds.erc721 : this.below(6),
      rules: isPlain ? rules.noTransfer | (extra & rules.noAdd) : extra,
    }
  }

  private fee(): Fee {
    const type = this.chance(0.97) ? 0 : this.pick([1, 2, 3])
    return { type, param: this.pick([100n, 101n, 1n, 9_999n, this.amount()]), token: this.pick(money) }
  }

  private timeLock(): Lock {
    const after = this.pick([3600n, day, 30n * day, 365n * day, 3n * 365n * day, 3n * 365n * day + 1n, 0n])
    return { type: 0, param: this.state.now + after }
  }

  private lock(): Lock {
    if (this.chance(0.5)) return this.timeLock()
    if (this.chance(0.6)) return { type: 2, param: BigInt(this.below(4)) }
    return { type: this.chance(0.9) ? 1 : 3, param: this.pick([50n, 100n, 5_000n, onePercent, onePercent + 1n]) }
  }

  private royalty(): Royalty {
    const beneficiary = this.pick([...players, 'remover', 'wrapper', nobody, 'remover', 'wrapper'])
    return { beneficiary, percent: this.pick([5_000, 10_000, 1, 2_500, 0]) }
  }

  private items(by: Name): Item[] {
    return this.some(1 + this.below(3), () => this.item(by))
  }

  private item(by: Name): Item {
    const kind = this.below(20)
    if (kind < 11) return erc20(this.pick(goods), this.amount())
    if (kind < 14) return erc721('art', this.chance(0.8) ? this.ownArt(by) : this.pick(artIds))
    if (kind < 17) return erc1155(this.pick([1n, 2n]), this.amount())
    if (kind < 18) return this.state.isMarket ? coin(5n) : erc721('wnft', this.id())
    if (kind < 19) return this.state.isMarket ? erc20('usd', this.amount()) : erc721('wnft', this.ownId(by))
    const odd = [coin(7n), erc20('tech', 5n), erc20('usd', 0n), { ...erc20('usd', 5n), id: 1n }]
    return this.pick([...odd, { ...erc721('art', 1n), amount: 1n }, { ...empty, kind: kinds.future }])
  }

  private add(): Step {
    const by = this.pick(players)
    const items = this.chance(0.75) ? this.items(by) : []
    const value = items.length === 0 || this.chance(0.3) ? this.amount() : 0n
    return { op: 'add', by, id: this.id(), collateral: items, value }
  }

  private unwrap(): Step {
    const id = this.id()
    const by = this.chance(0.85) ? this.ownerOr(id) : this.pick(players)
    return { op: 'unwrap', by, id, saidType: this.pick([undefined, 3, 3, 4, 0]), isEmergency: this.pick([undefined, true, true, false]) }
  }

  private transfer(): Step {
    const id = this.id()
    const from = this.chance(0.9) ? this.ownerOr(id) : this.pick(players)
    const by = this.chance(0.8) ? from : this.pick(players)
    return { op: 'transfer', by, id, from, to: this.pick([...players, ...players, 'remover', 'wrapper', nobody]) }
  }

  private claim(): Step {
    const open = Object.entries(this.state.claims).filter(([, amount]) => amount > 0n)
    const [key] = this.chance(0.9) && open.length > 0 ? this.pick(open) : ['alice 2 usd 0']
    const [by = 'alice', kind, contract = 'usd', id = '0'] = key.split(' ')
    const item = { kind: Number(kind), contract, id: BigInt(id), amount: BigInt(this.below(3)) }
    return { op: 'claim', by: this.chance(0.9) ? by : this.pick(players), item, to: this.pick([by, ...players]) }
  }

  private remove(): Step {
    const id = this.id()
    const by = this.chance(0.9) ? 'remover' : this.pick(players)
    const inside = this.state.wrapped[String(id)]?.collateral ?? []
    const there = inside.filter(({ kind }) => kind === kinds.erc20)
    const { contract: token, amount: held } = there.length > 0 && this.chance(0.9) ? this.pick(there) : erc20(this.pick(goods), 9n)
    const native = inside.find(({ kind }) => kind === kinds.native)?.amount ?? 3n
    const part = (whole: bigint) => this.pick([whole, whole / 2n, whole + 1n, 1n, 0n, whole])
    if (this.chance(0.3)) return { op: 'removeNative', by, id, amount: part(native) }
    if (this.chance(0.3)) return { op: 'removeAll', by, id, token }
    return { op: 'removeAmount', by, id, token, amount: part(held) }
  }

  private administer(): Step {
    const by = this.chance(0.93) ? 'owner' : this.pick(players)
    const asset = this.pick([...goods, 'art', 'cards', 'wnft'])
    const listed = { fee: this.chance(0.6), collateral: this.chance(0.7), remove: this.chance(0.6) }
    const lists: Step[] = [
      { op: 'list', by, asset, listed },
      { op: 'unlist', by, asset },
      { op: 'blackList', by, asset, isBlack: this.chance(0.6) },
      { op: 'ruleMasks', by, asset, only: this.pick([0, 0, 4]), disabled: this.pick([0, 1, 8]) },
      { op: 'nameWhiteList', by, whiteList: this.pick(['whiteList', 'whiteList', nobody]) },
      { op: 'skipIds', by, lastId: this.near(this.state.lastId) },
    ]
    const operator = this.pick(['remover', 'remover', 'bob'])
    const markets: Step[] = [
      { op: 'trustRemover', by, operator, isTrusted: this.chance(0.7) },
      { op: 'trustBeneficiary', by, beneficiary: operator, isTrusted: this.chance(0.6) },
      { op: 'nameChecker', by, checker: this.pick(['checker', 'checker', nobody]) },
      { op: 'forget', by },
    ]
    return this.pick(this.state.isMarket ? [...lists, ...markets, ...markets] : lists)
  }

  private approve(): Step {
    const by = this.pick(players)
    const operator = this.pick(players)
    if (this.chance(0.5)) return { op: 'approve', by, operator, isApproved: this.chance(0.7) }
    const id = this.id()
    return { op: 'approveOne', by: this.chance(0.8) ? this.ownerOr(id) : by, id, operator }
  }

  private disturb(): Step {
    if (this.chance(0.3)) return { op: 'tame', by: 'alice', isTame: this.chance(0.7) }
    return { op: 'block', by: 'alice', who: this.pick(['wrapper', ...players]), isBlocked: this.chance(0.6) }
  }

  private id(): bigint {
    const living = Object.keys(this.state.wrapped)
    return living.length > 0 && this.chance(0.9) ? BigInt(this.pick(living)) : BigInt(1 + this.below(4))
  }

  private ownId(by: Name): bigint {
    const own = Object.entries(this.state.wrapped).filter(([, { owner }]: [string, Wrapped]) => owner === by)
    return own.length > 0 ? BigInt(this.pick(own)[0]) : this.id()
  }

  private ownArt(by: Name): bigint {
    const own = artIds.filter((id) => this.state.art[String(id)] === by)
    return own.length > 0 ? this.pick(own) : 1n
  }

  private ownerOr(id: bigint): Name {
    const owner = this.state.wrapped[String(id)]?.owner ?? 'alice'
    return (players as readonly Name[]).includes(owner) ? owner : 'alice'
  }

  private near(id: bigint): bigint {
    return id === 0n ? 0n : id + BigInt(this.below(4)) - 1n
  }

  private amount(): bigint {
    const small = BigInt(1 + this.below(20_000))
    return this.chance(0.88) ? small : this.pick([1n, 2n ** 92n - 1n, 2n ** 92n, 2n ** 99n, furnished, furnished + 1n])
  }

  private some<Each>(count: number, make: () => Each): Each[] {
    return Array.from({ length: count }, make)
  }

  private pick<Each>(from: readonly Each[]): Each {
    return from[this.below(from.length)] as Each
  }

  private below(limit: number): number {
    return Math.floor(this.random() * limit)
  }

  private chance(probability: number): boolean {
    return this.random() < probability
  }
}
