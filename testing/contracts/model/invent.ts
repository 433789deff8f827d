import { play } from './model.ts'
import { goods, openingState, players } from './stage.ts'
import type { State } from './state.ts'
import { empty, erc20, kinds, nobody, type Step } from './terms.ts'
import { Things } from './things.ts'

const day = 86_400n

/** Invents plays: mostly sensible steps, some that must be refused. */
export class Inventor extends Things {
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
    let place = (this.below(1000) / 1000) * choices.reduce((sum, [weight]) => sum + weight, 0)
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

  private add(): Step {
    const by = this.pick(players)
    const items = this.chance(0.75) ? this.items(by) : []
    const value = items.length === 0 || this.chance(0.3) ? this.amount() : 0n
    return { op: 'add', by, id: this.id(), collateral: items, value }
  }

  private unwrap(): Step {
    const id = this.id()
    const by = this.chance(0.85) ? this.ownerOr(id) : this.pick(players)
    return {
      op: 'unwrap',
      by,
      id,
      saidType: this.pick([undefined, 3, 3, 4, 0]),
      isEmergency: this.pick([undefined, true, true, false]),
    }
  }

  private transfer(): Step {
    const id = this.id()
    const from = this.chance(0.9) ? this.ownerOr(id) : this.pick(players)
    const leave = this.state.wrapped[String(id)]?.approved ?? nobody
    const by = leave !== nobody && this.chance(0.6) ? leave : this.chance(0.8) ? from : this.pick(players)
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
    const { contract: token, amount: held } =
      there.length > 0 && this.chance(0.9) ? this.pick(there) : erc20(this.pick(goods), 9n)
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
      {
        op: 'ruleMasks',
        by,
        asset: this.pick(['art', 'cards', 'usd']),
        only: this.pick([0, 0, 4]),
        disabled: this.pick([0, 1, 8]),
      },
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
}
